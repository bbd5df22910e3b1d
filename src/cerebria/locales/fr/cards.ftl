# Les Émotions, ce que font leurs pouvoirs et d’où vient leur texte.

## Émotions

emotion-brightness = Clarté
emotion-bleakness = Noirceur
emotion-affection = Affection
emotion-comfort = Récon­fort
emotion-courage = Courage
emotion-sociability = Socia­bilité
emotion-cheerfulness = Gaieté
emotion-excitement = Exci­tation
emotion-safety = Sécurité
emotion-trust = Confiance
emotion-desire = Désir
emotion-generosity = Géné­rosité
emotion-innocence = Innocence
emotion-kindness = Gentil­lesse
emotion-confidence = Assurance
emotion-optimism = Optimisme
emotion-self-esteem = Estime de Soi
emotion-tranquility = Tranquil­lité
emotion-adoration = Adoration
emotion-satisfaction = Satis­faction
emotion-valor = Bravoure
emotion-intimacy = Intimité
emotion-euphoria = Euphorie
emotion-passion = Passion
emotion-freedom = Liberté
emotion-faith = Foi
emotion-longing = Ardeur
emotion-selflessness = Abné­gation
emotion-purity = Pureté
emotion-benevolence = Bien­veillance
emotion-self-respect = Respect de Soi
emotion-hope = Espoir
emotion-dignity = Dignité
emotion-serenity = Sérénité
emotion-anger = Colère
emotion-craving = Avidité
emotion-hostility = Hostilité
emotion-jealousy = Jalousie
emotion-bitterness = Amertume
emotion-boredom = Ennui
emotion-guilt = Culpa­bilité
emotion-pessimism = Pessi­misme
emotion-disgust = Dégoût
emotion-dislike = Aversion
emotion-selfishness = Égoïsme
emotion-mistrust = Méfiance
emotion-embarrassment = Gêne
emotion-fear = Peur
emotion-insecurity = Insé­curité
emotion-loneliness = Solitude
emotion-rage = Rage
emotion-greed = Cupidité
emotion-malevolence = Malveil­lance
emotion-envy = Envie
emotion-lethargy = Léthargie
emotion-indifference = Indif­férence
emotion-remorse = Remords
emotion-despair = Désespoir
emotion-loathing = Répu­gnance
emotion-animosity = Animosité
emotion-narcissism = Narcis­sisme
emotion-suspicion = Suspicion
emotion-shame = Honte
emotion-panic = Panique
emotion-doubt = Doute
emotion-isolation = Isolement
emotion-neutrality-red = Neutra­lité
emotion-neutrality-yellow = Neutra­lité
emotion-neutrality-green = Neutra­lité
emotion-neutrality-blue = Neutra­lité
emotion-urge = Encoura­gement
emotion-impulse = Pulsion
emotion-inspiration = Inspi­ration
emotion-discipline = Disci­pline
emotion-caution = Prudence
emotion-curiosity = Curiosité

## Pouvoirs qui agissent une fois, quand l’Émotion entre en jeu

power-none = Sans pouvoir.
power-fetch-emotion = Tu peux amener une autre Émotion de ton équipe, où qu’elle soit, sur un emplacement vide adjacent à celle-ci.
power-gain-willpower = Tu gagnes { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    }.
power-token-beside-opponent = Cette Émotion reçoit un jeton Intensité +{ $token } si une Émotion adverse se trouve sur un emplacement adjacent.
power-draw-beside-own = Si une autre Émotion de ton équipe lui est adjacente, tu pioches { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
power-willpower-per-frontier = Tu gagnes { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    } pour chaque Frontière que ton équipe contrôle à présent, mais pas plus de { $most }.
power-step-spirit = Tu peux déplacer gratuitement ton Esprit d’une case le long d’un chemin, mais pas sur une case où se tient un Esprit adverse.
power-place-essence = Tu peux déplacer 1 Essence de ton plateau sur une Émotion de ton équipe qui a de la place, n’importe où, y compris celle-ci.
power-token-beside-own = Cette Émotion reçoit un jeton Intensité +{ $token } si une autre Émotion de ton équipe se trouve sur un emplacement adjacent.
power-gift = Choisis un Esprit de ton équipe, le tien si tu veux : il gagne { $essence } { $essence ->
        [one] Essence
       *[other] Essences
    } et { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    }.
power-token-when-behind-in-essence = Si les Émotions de ton équipe portent à présent moins d’Essences que celles de l’équipe adverse, cette Émotion reçoit un jeton Intensité +{ $token }.
power-token-for-row = Si l’une de tes lignes a { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    } Vibration ou plus, cette Émotion reçoit un jeton Intensité +{ $token }.
power-rotate-origin = Tu peux faire pivoter l’Origine d’un cran.
power-fill-neighbours = Pour chaque Émotion de ton équipe adjacente à celle-ci et qui a un espace libre, tu peux ajouter 1 Essence de la réserve.
power-draw-per-chain = Tu pioches { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } pour chaque autre Émotion de ton équipe dans la chaîne dont elle fait partie, mais au plus { $most } { $most ->
        [one] carte
       *[other] cartes
    }.
power-gain-action = Tu as { $actions ->
        [one] une Action
       *[other] { $actions } Actions
    } de plus ce tour.
power-token-per-chain = Elle reçoit un jeton Intensité qui vaut { $token } pour chaque autre Émotion de ton équipe dans la chaîne dont elle fait partie, mais pas plus de +{ $most }.
power-arrange-aspirations = Regarde { $cards ->
        [one] la première carte
       *[other] les { $cards } premières cartes
    } des Aspirations Propres de ton équipe, puis remets-les dans l’ordre de ton choix. La première ne doit pas être identique à l’Aspiration Commune.
power-add-vibe-token = Place un jeton Vibration sur l’une de tes lignes, de n’importe quelle couleur que la ligne accepte.
power-gain-ambition = { $ambition } { $ambition ->
        [one] Ambition de ton équipe devient disponible
       *[other] Ambitions de ton équipe deviennent disponibles
    }.
power-chip-neighbour = Tu peux retirer 1 Essence à une Émotion adverse adjacente, s’il en reste au moins 1 sur cette Émotion.
power-action-without-ambition = Une fois cette Invocation terminée : si aucune Ambition de ton équipe n’est disponible, tu as { $actions ->
        [one] une Action
       *[other] { $actions } Actions
    } de plus ce tour.
power-steal-willpower = Choisis un Esprit adverse qui a plus de Volonté que toi, et prends-lui { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    }.
power-token-in-enemy-realm = Dans un Royaume que l’équipe adverse contrôlait jusqu’à présent, ou dans lequel elle a une Forteresse, cette Émotion reçoit un jeton Intensité +{ $token }. Sur une Frontière, il ne se passe rien.
power-shove-spirit = Tu peux repousser un Esprit adverse de la case adjacente à cet emplacement vers une case qui en est distante d’un chemin.
power-gain-essence = Tu gagnes { $essence } { $essence ->
        [one] Essence
       *[other] Essences
    }.
power-token-when-outnumbered = Si ton équipe, en comptant celle-ci, a moins d’Émotions sur le plateau que l’équipe adverse, cette Émotion reçoit un jeton Intensité +{ $token }.
power-insecurity = Choisis un Esprit adverse et l’une de ses lignes encore sans jeton Insécurité : elle en reçoit un. La prochaine action de cette ligne coûte 1 Volonté de plus, puis le jeton est retiré.
power-insecurity-for-all = Chaque Esprit adverse reçoit un jeton Insécurité sur une ligne que tu choisis et qui n’en a pas encore. La prochaine action de cette ligne coûte 1 Volonté de plus, puis le jeton est retiré.
power-token-when-alone = Elle reçoit un jeton Intensité +{ $token } si aucune autre Émotion de ton équipe ne lui est adjacente.
power-drain-all-neighbours = Chaque Émotion adverse adjacente perd { $essence } { $essence ->
        [one] Essence
       *[other] Essences
    }.
power-take-from-sphere = Choisis une Sphère et prends-lui { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    }, ou autant qu’elle peut en donner en gardant 1.
power-steal-by-comparison = Choisis un Esprit adverse. S’il a plus de Volonté que toi, prends-lui { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    } ; s’il est devant toi en Essence, prends-lui { $essence } { $essence ->
        [one] Essence
       *[other] Essences
    }.
power-weaken-fortress = Dans un Royaume dont la Forteresse ajoute à l’Intensité de l’équipe adverse, cette Forteresse perd un degré : un Majeur devient un Mineur, un Mineur (ou un Majeur dont l’équipe n’a plus de Mineur) est retiré. Sur une Frontière, il ne se passe rien.
power-collect-tokens = Toutes les Émotions adverses perdent leur jeton Intensité. Celle-ci en reçoit un dont la valeur est le nombre de jetons perdus, mais pas plus de +{ $most }.
power-drain-neighbour = Choisis une Émotion adverse adjacente : cette Émotion perd { $essence } { $essence ->
        [one] Essence
       *[other] Essences
    }.
power-gain-essence-held = Tu gagnes autant d’Essences qu’en porte cette Émotion.
power-empty-sphere = Choisis une Sphère qui contient { $least } { $least ->
        [one] Volonté
       *[other] Volontés
    } ou plus : { $wp ->
        [one] { $wp } d’entre elles va
       *[other] { $wp } d’entre elles vont
    } à la réserve. Ensuite, tu peux faire pivoter l’Origine d’un cran.
power-add-rarest-tokens = De chaque couleur la moins présente sur ton plateau, place un jeton Vibration sur l’une de tes lignes, autant que les lignes peuvent en accepter.
power-lower-tokens = Tu peux réduire les jetons Intensité de n’importe quelles Émotions, d’autant en tout que celle-ci porte d’Essences.

## Pouvoirs qui agissent tant que l’Émotion est sur le plateau

power-quell-price-nearby = Refouler une Émotion adjacente à celle-ci coûte { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    } de plus aux Esprits adverses.
power-quell-price-itself = Refouler cette Émotion coûte { $ambition } { $ambition ->
        [one] Ambition
       *[other] Ambitions
    } de plus aux Esprits adverses.
power-absorb-income-nearby = Un Esprit de ton équipe qui absorbe à côté de la Triade de cette Émotion gagne { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    } de la réserve.
power-free-intensify = Lors d’une action Intensifier, toutes les Essences après la première vont sur cette Émotion sans payer de Volonté pour elles.
power-turn-income = Les joueurs de ton équipe gagnent { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    } à la fin de chacun de leurs tours.
power-free-quell-nearby = Une fois par tour, quand un Esprit de ton équipe refoule une Émotion adjacente à celle-ci, le Refoulement lui-même ne demande pas d’Ambition.
power-easy-moves = Les Esprits de ton équipe payent { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    } de moins pour se déplacer, et peuvent s’arrêter sur une case où se tient un Esprit adverse.
power-action-after-empower = Un joueur de ton équipe qui transcende une Émotion a ensuite { $actions ->
        [one] une Action
       *[other] { $actions } Actions
    } de plus ce tour, même si c’est ce qui met cette Émotion en jeu. Plusieurs Émotions de ce genre comptent une fois.
power-lend-essence = Les joueurs de ton équipe qui intensifient une autre Émotion peuvent utiliser l’Essence de celle-ci, jusqu’à la dernière, qui reste.
power-cap-neighbours = Les Émotions adverses adjacentes ne comptent jamais pour une Intensité supérieure à { $intensity }.
power-absorb-more = { $supply ->
        [0] Quand un Esprit de ton équipe absorbe, il prend { $sphere } { $sphere ->
            [one] Volonté
           *[other] Volontés
        } de plus de la Sphère si cette Émotion est dans le Royaume de la Sphère.
       *[other] Quand un Esprit de ton équipe absorbe, il prend { $sphere } { $sphere ->
            [one] Volonté
           *[other] Volontés
        } de plus de la Sphère si cette Émotion est dans le Royaume de la Sphère, et { $supply } { $supply ->
            [one] Volonté
           *[other] Volontés
        } de la réserve si l’Esprit est adjacent à la Triade de cette Émotion.
    }
power-move-price-from = Les Esprits adverses payent { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    } de plus pour se déplacer depuis la case adjacente à cet emplacement.
power-upgraded-move-income = Quand un Esprit adverse utilise des améliorations lors d’un Déplacement, ton équipe choisit l’un de ses Esprits, qui gagne { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    }.
power-upgraded-action-income = Quand un Esprit adverse utilise des améliorations lors de n’importe quelle action Esprit, ton équipe choisit l’un de ses Esprits, qui gagne { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    }.
power-quell-price = Chaque Refoulement coûte { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    } de plus aux Esprits adverses.
power-invoke-essence-nearby = Pour invoquer sur un emplacement adjacent à celui-ci, un Esprit adverse doit remettre { $essence } { $essence ->
        [one] Essence supplémentaire
       *[other] Essences supplémentaires
    } de son plateau dans la réserve.
power-invoke-essence = Pour invoquer, un Esprit adverse doit remettre { $essence } { $essence ->
        [one] Essence supplémentaire
       *[other] Essences supplémentaires
    } de son plateau dans la réserve.
power-quell-discard = Après un Refoulement, un joueur adverse défausse { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } de sa main, s’il peut en défausser.
power-move-price-to = Les Esprits adverses payent { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    } de plus pour se déplacer vers la case adjacente à cet emplacement.
power-intensity-per-opponent = Son Intensité est plus élevée de { $intensity } pour chaque Émotion adverse sur le plateau, mais de { $most } au plus.
power-intensity-when-alone = Son Intensité est plus élevée de { $intensity } tant qu’aucune autre Émotion de ton équipe ne lui est adjacente.
power-level-triad = Chaque Émotion de sa Triade a l’Intensité imprimée sous la dernière Essence de cette carte-ci. Jetons et pouvoirs n’y changent rien.
power-leave-income = Quand une Émotion adverse quitte le plateau, ton équipe choisit l’un de ses Esprits, qui gagne { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    }.
power-leave-choice = Quand n’importe quelle autre Émotion quitte le plateau, un Esprit choisi par ton équipe peut prendre, au choix : { $essence } { $essence ->
        [one] Essence
       *[other] Essences
    }, { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    } ou { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } de sa pioche.

## Pouvoirs qui agissent une fois, quand l’Émotion elle-même quitte le plateau

power-parting-draw = Quand elle quitte le plateau, un Esprit choisi par ton équipe peut piocher { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
power-parting-willpower = Quand elle quitte le plateau, un Esprit choisi par ton équipe gagne { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    }.
power-parting-essence = Quand elle quitte le plateau, un Esprit choisi par ton équipe peut gagner { $essence } { $essence ->
        [one] Essence
       *[other] Essences
    }.
power-parting-token = Quand elle quitte le plateau, un Esprit choisi par ton équipe peut recevoir un jeton Vibration sur l’une de ses lignes, de n’importe quelle couleur que la ligne accepte.

## D’où vient le texte d’une carte

status-documented = Documenté : les règles publiées disent ce que fait cette carte.
status-documented-in-part = Documenté en partie : les règles publiées en disent une partie, le reste a été conçu pour ce programme.
status-designed = Conçu : inventé pour ce programme, car les règles publiées ne donnent pas le pouvoir de cette carte.
