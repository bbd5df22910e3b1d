# L’édition « prototype » : les mots qu’elle seule a, et ce qui s’y lit autrement.

## Aspirations ; deux ont des noms qui veulent dire autre chose dans les autres éditions

aspiration-early-awareness = Con­science
aspiration-early-awareness-text = Contrôler plus de Royaumes que l’équipe adverse.
aspiration-early-awareness-short = Royaumes contrôlés
aspiration-allegiance = Allé­geance
aspiration-allegiance-text = Contrôler plus de Frontières que l’équipe adverse.
aspiration-allegiance-short = Fron­tières contrô­lées
aspiration-early-versatility = Versa­tilité
aspiration-early-versatility-text = Avoir des Émotions dans plus de Triades que l’équipe adverse.
aspiration-early-versatility-short = Triades avec Émotions
aspiration-wisdom = Sagesse
aspiration-wisdom-text = Avoir plus de jetons Vibration sur tous les plateaux de l’équipe.
aspiration-wisdom-short = jetons Vibration
aspiration-dominance = Domi­nation
aspiration-dominance-text = Avoir plus d’Essences sur ses Émotions que l’équipe adverse.
aspiration-dominance-short = Essences sur les Émotions
aspiration-diversity = Diversité
aspiration-diversity-text = Avoir plus de Vibrations différentes parmi ses Émotions. Clarté et Noirceur n’en ont pas.
aspiration-diversity-short = Vibra­tions diffé­rentes

## Actions

row-meditate = Médi­ter
row-meditate-sphere = Médi­ter
row-meditate-text = Prends 1 Volonté d’une Sphère adjacente à ton Esprit, et 1 de plus pour chaque Frontière adjacente à ton Esprit que ton équipe contrôle. Puis vient le bonus de la Sphère, deux fois si un Fragment Majeur de ton équipe lui appartient, et l’Origine pivote. Une fois par manche ; un Façonneur deux fois, mais pas au même tour.
row-quell-text-prototype = Une Émotion adverse adjacente à ton Esprit perd 1 Essence. Sa Vibration doit être celle d’un jeton sur l’une de tes deux cases de Vibration Refoulée ; avec n’importe quel jeton sur ces cases, Clarté et Noirceur peuvent aussi être refoulées. Coût : 2 Volontés.
row-empower-text-prototype = Une manière d’invoquer, s’il y a un jeton sur Transcender : change une Émotion Légère de ton équipe adjacente à ton Esprit en sa contrepartie Profonde, si elle porte assez d’Essence et si ton propre exemplaire de cette carte n’est pas en jeu. Coût : 2 Volontés, qui te reviennent.
action-gain-willpower-text-prototype = Gagne 3 Volontés. Coût : 1 Volonté, ou rien si ton équipe contrôle la Vallée des Motivations.
action-draw-emotions-text-prototype = Pioche 2 cartes, gardes-en une et défausse l’autre. Coût : 1 Volonté, ou rien si ton équipe contrôle le Berceau des Sens.
action-intensify-text-prototype = Pose 1 Essence de ton plateau sur une Émotion de ton équipe adjacente à ton Esprit. Coût : 1 Volonté, ou rien si ton équipe contrôle la Contrée des Désirs.
action-rest = Se reposer
action-rest-text = Gagne 1 Volonté. N’en coûte aucune.
ability-end-turn-text-prototype = Arrête-toi ici, après au moins une Action. C’est le tour de l’autre équipe, si elle a de la Fermeté.

## Sphères : le bonus de chacune vient de lui-même quand quelqu’un médite

sphere-commitment-text-prototype = Ton équipe gagne 1 de Fermeté.
sphere-creativity-text-prototype = Tu pioches une carte.
sphere-humility-text-prototype = Tu gagnes 1 Essence.
sphere-diligence-text-prototype = Tu gagnes 2 Volontés de la réserve.
sphere-knowledge-text-prototype = Tu peux placer un jeton Vibration sur une case de ton plateau qui demande une carte, de n’importe quelle couleur que la ligne accepte.

## Améliorations. Combien de cartes coûte un jeton est montré à côté du texte, comme le sont les prix

upgrade-early-haste-text = Tu peux aller une case plus loin. En chemin, tu peux dépasser des Esprits adverses.
upgrade-early-surmount-text = Tu peux t’arrêter sur une case où se tient un Esprit adverse.
upgrade-early-determination-text = De la Volonté que coûte ta première action d’une manche avec cette ligne, 1 est posée ici et te revient à la fin de la manche.
upgrade-blazing-speed = Vitesse Fulgu­rante
upgrade-blazing-speed-text = Tu peux aller une case plus loin, avec Empressement deux. En chemin, tu peux dépasser des Esprits adverses.
upgrade-early-bolster-text = La nouvelle Émotion reçoit 1 Essence supplémentaire de ton plateau.
upgrade-early-inner-force-text = Prends l’Essence requise par l’Émotion dans la réserve, et non sur ton plateau : tu peux invoquer sans en avoir toi-même.
upgrade-empower = Trans­cender
upgrade-early-empower-text = N’amène pas d’Émotion de ta main : change une Émotion Légère de ton équipe adjacente en sa contrepartie Profonde, si elle porte assez d’Essence. La Volonté que tu payes pour cela te revient.
upgrade-quelled-vibe = Vibration Refoulée
upgrade-quelled-vibe-text = Tu peux refouler des Émotions de la même couleur que le jeton ici ; et, avec un jeton de n’importe quelle couleur, Clarté et Noirceur.
upgrade-snuff-out = Étouf­fement
upgrade-snuff-out-text = Retire 1 Essence de plus.
upgrade-origins-favored = Favori de l’Origine
upgrade-origins-favored-text = Prends 1 Volonté de plus de la Sphère.
upgrade-unwavering = Inébran­lable
upgrade-unwavering-text = Tu gagnes en plus 2 Volontés de la réserve.
upgrade-origins-bounty = Largesse de l’Origine
upgrade-origins-bounty-text = Tu choisis de quelle Sphère tu reçois le bonus. Il vient aussi souvent que serait venu celui de la Sphère dont tu prends la Volonté.
upgrade-shapers-boon = Faveur du Façonneur
upgrade-shapers-boon-text = Avant de prendre de la Volonté, tu peux faire pivoter l’Origine d’un cran.
upgrade-soul-leech = Sangsue de l’Âme
upgrade-soul-leech-text = Tu gagnes 1 Essence, même si le Refoulement est empêché.

## Ce qui se passe

event-starts-prototype = L’Aspiration Commune est { $aspirations }.
event-endgame = { $team ->
        [none] L’Aspiration de fin Commune est { $aspiration }.
       *[other] { $aspiration ->
            [none] { $team } a son Aspiration de fin.
           *[other] { $team } a son Aspiration de fin : { $aspiration }.
        }
    }
event-first = { $seat } prend place en premier.
event-round = Manche { $number } : { $team } commence
event-fortitude = { $is_set ->
        [1] { $team } a { $count } de Fermeté.
       *[other] { $sign ->
            [gain] { $team } gagne { $count } de Fermeté ({ $why }).
           *[other] { $team } dépense { $count } de Fermeté ({ $why }).
        }
    }
event-saves = { $count ->
        [one] { $count } VO de ce prix est posée sur Détermination ({ $row }) et revient à la fin de la manche.
       *[other] { $count } VO de ce prix sont posées sur Détermination ({ $row }) et reviennent à la fin de la manche.
    }
event-prevents = { $seat } empêche { $card }, { $slot }, de perdre de l’Essence.
event-reshuffles = { $seat } mélange la défausse pour en faire une nouvelle pioche.
event-turns-down-prototype = L’Aspiration Commune { $aspiration } est mise de côté.
event-ending-prototype = La partie se termine. { $why }

ending-majors = Une équipe a ajouté son troisième Fragment Majeur.
ending-rounds = Les cinq manches sont finies.

reason-round = nouvelle manche
reason-endgame = Aspirations de fin
reason-prevent = pour empêcher un Refoulement

## Ce qui est décidé

decision-first-to-place = Quel Esprit de ton équipe prend place en premier ?
decision-place-prototype = { $spirit }, quelle Frontière prends-tu ? Sa Triade doit être vide. Un Façonneur en prend deux, l’une après l’autre.
decision-place-emotion-prototype = Où va ton Émotion de départ ? Elle vient de la réserve, avec 1 Essence.
decision-place-shaper = { $spirit }, à laquelle de tes deux Frontières commences-tu ?
decision-first-of-team = Quel Esprit de ton équipe joue son premier tour de cette manche ?
decision-place-token-prototype = { $row } : défausses-tu d’abord des cartes pour placer un jeton Vibration sur la ligne ?
decision-discard-another = Quelle autre carte défausses-tu pour le jeton { $colour } sur { $row } ? Elle peut être de n’importe quelle couleur.
scene-goes-on-prototype = { $what ->
        [pick-hidden] { $spirit } choisit d’abord la prochaine Aspiration Propre, car { $team } n’a pas accompli la sienne.
       *[other] { $spirit } doit d’abord décider.
    } Le reste vient ensuite.
decision-pick-hidden-prototype = Ton équipe n’a pas accompli son Aspiration Propre. Choisis la prochaine.
decision-prevent = { $card }, { $slot }, est en train d’être refoulée. Empathie donne-t-elle 1 Essence pour qu’elle n’en perde pas ? Une fois par manche.
decision-keep-card = Quelle carte gardes-tu ? L’autre est défaussée.
decision-meditate-sphere = De quelle Sphère prends-tu de la Volonté ?
decision-bounty = { $count ->
        [one] De quelle Sphère reçois-tu le bonus ?
       *[other] De quelle Sphère reçois-tu le bonus, { $count } fois ?
    }
decision-knowledge = Savoir : quel jeton Vibration ajoutes-tu, de n’importe quelle couleur ? Tu ne défausses pas de carte pour cela.

choice-yes-prevent = Oui, donner 1 Essence
choice-no-prevent = Non, la laisser perdre de l’Essence
choice-sphere-bounty = { $sphere } : { $bonus }

group-abilities-prototype = Le tour

play-token-colour-prototype = Une ligne n’a jamais deux fois une couleur. Sur une case de Vibration Refoulée, elle dit quelles Émotions tu peux refouler.

## Le terminal

heading-teams-prototype = Équipes et Esprits, manche { $round } sur { $rounds }
heading-spirit-prototype = Plateau : { $spirit } (+1 : plus de Volonté ; ² : un jeton coûte deux cartes)
upgrade-cards = ²
board-legend-prototype =
    ▲ Bonheur  ▼ Tristesse  – personne ; 2:1 leurs totaux. [R J V B] Vibration.
    ● Essence ○ libre. Puis Intensité. ×↑ ×↓ bloquée. Sphères et Majeurs : en bas.
team-line-prototype = { $score } { $score ->
        [one] point
       *[other] points
    }, { $fortitude } de Fermeté, inutilisés { $minor } Mineurs, { $major } Majeurs
seat-line-prototype = { $wp } VO{ $saved ->
        [0] { "" }
       *[other] { " " }(et { $saved } sur Détermination)
    }, { $essence } { $essence ->
        [one] Essence
       *[other] Essences
    }, { $is_own ->
        [1] { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
       *[other] { $cards ->
            [0] aucune carte
           *[other] main { $hand }
        }
    }, pioche { $deck }, { $meditations ->
        [0] a médité
        [one] reste { $meditations } Méditation
       *[other] reste { $meditations } Méditations
    }
seat-discard = Défausse : { $cards }
pile-count = { $count }× { $card }
aim-endgame-common = Pour la fin, commune :
aim-endgame-own = Pour la fin, à toi :
aim-aside = Mises de côté, { $owner } : { $names }
aim-aside-common = Commune
turn-line-prototype = Manche { $round }, tour { $turn } de la partie, { $spirit } : { $actions } { $actions ->
        [one] Action restante
       *[other] Actions restantes
    }, { $fortitude } de Fermeté, { $wp } VO, { $essence } { $essence ->
        [one] Essence
       *[other] Essences
    }, { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }{ $meditations ->
        [0] . Tu as médité.
       *[other] .
    }
play-help-game-prototype =
    Il y a cinq manches, et chaque Action prend 1 de Fermeté à ton équipe. Tu en as une à trois par tour.
    Une Sphère vidée par la Méditation cause une Révélation : une équipe devant dans l’Aspiration Commune et
    dans la sienne, alors que l’autre n’accomplit rien, ajoute un Fragment Majeur ; qui en accomplit plus, un
    Mineur. Un troisième Majeur gagne aussitôt. Sinon tu gagnes aux points : les Fragments comptent 2, 3 ou 4,
    et 1 pour chaque ligne complète, Émotion Profonde et Émotion pleine. Après la manche 5, les Aspirations de
    fin apportent le Pyramidion. « h Méditation », « h Fermeté » et ainsi de suite en disent plus.
score-line-prototype = { $team } : { $score } { $score ->
        [one] point
       *[other] points
    } = Mineurs { $minor } ({ $minors } × 2) + Majeurs { $major } ({ $majors } × 3) + Pyramidion { $capping } + lignes complètes { $rows } + Émotions Profondes { $strong } + Émotions pleines { $full }
new-title-prototype = Une nouvelle partie du prototype avec la graine { $seed } : { $seats }.

## Glossaire

term-round = Manche
term-round-text = La partie en a cinq. Une manche dure jusqu’à ce qu’aucune équipe n’ait plus de Fermeté. Alors la Volonté revient de Détermination, chacun pioche une carte, un Façonneur deux, et la manche suivante commence par l’équipe qui a le moins de Fragments ; à égalité, le moins de Majeurs ; sinon par celle qui a épuisé sa Fermeté en premier.
term-fortitude = Fermeté
term-fortitude-text = Ce que prennent les Actions d’une équipe, 1 chacune. Elle est fixée au début d’une manche : à 8 pour la première, et à 1 de plus pour chaque suivante ; à 1 de plus encore pour un Façonneur. Une équipe qui n’en a plus ne joue pas de tour jusqu’à la manche suivante.
term-meditation = Méditation
term-meditation-text = Une Action : prendre de la Volonté d’une Sphère adjacente à ton Esprit, avec le bonus de la Sphère. Chaque joueur en a une par manche, un Façonneur deux.
term-endgame-aspiration = Aspiration de fin
term-endgame-aspiration-text = Il y en a trois : une Commune, ouverte à tous, et une de chaque équipe qu’elle seule connaît et peut accomplir. Elles sont vérifiées après la cinquième manche, et une équipe qui en accomplit plus que l’autre ajoute son Pyramidion.
term-discard-pile = Défausse
term-discard-pile-text = Ce qu’un joueur a défaussé, et les Émotions Légères qui ont quitté le plateau, visible de tous. Quand la pioche est vide, elle devient la nouvelle pioche.
term-mild-text-prototype = Une Émotion de la pioche d’un joueur. Avec assez d’Essence, elle peut être transcendée. Quand elle quitte le plateau, elle va dans la défausse de son propriétaire.
term-strong-text-prototype = Ce que devient une Émotion Légère une fois transcendée. Chaque joueur a un exemplaire de chacune des huit de l’équipe. Une Émotion Profonde en jeu rapporte 1 point à la fin.
term-bleakness-text-prototype = L’Émotion de départ de la Tristesse. Elle n’a ni Vibration ni pouvoir. Anxiété en a quatre de plus, qu’elle peut invoquer.
term-counterpart-text-prototype = L’Émotion Profonde qui va avec une Légère, et inversement.
term-threshold-text-prototype = L’Essence qu’une Émotion Légère doit porter avant de pouvoir être transcendée.
term-realm-text-prototype = L’une des cinq terres du plateau, avec deux emplacements, une case d’Esprit et une Action à elle.
term-sphere-text-prototype = Une partie de l’Origine qui contient de la Volonté et donne un bonus quand quelqu’un médite à côté. Des Fragments Majeurs appartiennent à des Sphères et tournent avec elles.
term-essence-text-prototype = Ce qui donne leur force aux Émotions. Elle reste sur ton plateau jusqu’à ce que tu la poses sur une Émotion. Une Émotion en jeu sans espace libre pour elle rapporte 1 point à la fin.
term-ambition-text-prototype = Il n’y en a pas dans cette édition : les équipes ont de la Fermeté.
term-vibe-text-prototype = La couleur d’une Émotion : rouge, jaune, vert ou bleu.
term-vibe-token-text-prototype = Un jeton sur une ligne de ton plateau ; l’amélioration de sa case agit aussitôt. Une ligne n’a jamais deux jetons d’une même couleur. Un jeton peut être retiré pour faire de la place : celui de la case elle-même ou, sur une case libre, celui de la même couleur dans la ligne, mais pas les deux.
term-wild-token-text-prototype = Il n’y en a pas dans cette édition : tous les plateaux sont vides au début de la partie.
term-row-text-prototype = L’une des quatre actions de ton plateau Esprit, avec quatre cases pour des jetons Vibration. Aucune n’a besoin d’être débloquée. Une ligne à quatre jetons rapporte 1 point à la fin.
term-determination-text-prototype = Une amélioration qui rend 1 Volonté à la fin de la manche, pour la première action de la manche avec sa ligne.
term-intensity-text-prototype = La force d’une Émotion : le nombre sous sa dernière Essence.
term-intensity-token-text-prototype = Il n’y en a pas dans cette édition.
term-control-text-prototype = Une équipe contrôle un Royaume ou une Frontière si elle y a la plus haute Intensité au total. À égalité, personne ne contrôle.
term-adjacent-text-prototype = Juste à côté. Le plateau montre les emplacements et Sphères adjacents à une case.
term-fortress-text-prototype = Il n’y en a pas dans cette édition.
term-site-text-prototype = Il n’y a pas de Forteresses dans cette édition.
term-fragment-text-prototype = Un morceau de l’Identité. Une équipe a six Mineurs qui valent 2 points chacun, trois Majeurs qui en valent 3 et un Pyramidion qui en vaut 4. Qui ajoute le troisième Majeur a gagné.
term-minor-text-prototype = Le petit Fragment, qui vaut 2 points. Il est ajouté par l’équipe qui accomplit plus d’Aspirations lors d’une Révélation, ou par les deux si chacune en accomplit une.
term-major-text-prototype = Le grand Fragment, qui vaut 3 points. Il est ajouté par une équipe qui accomplit ses deux Aspirations lors d’une Révélation alors que l’autre n’en accomplit aucune, et appartient à la Sphère qui a été vidée. Le troisième gagne la partie aussitôt.
term-capping-text-prototype = Le dernier Fragment, qui vaut 4 points. Après la cinquième manche, il est ajouté par l’équipe qui accomplit plus d’Aspirations de fin.
term-common-aspiration-text-prototype = L’Aspiration qui compte pour toutes les équipes. Une est visible ; les suivantes sont cachées.
term-intention-text-prototype = Il n’y en a pas dans cette édition.
term-wheel-text-prototype = Il n’y en a pas dans cette édition : il n’y a pas d’Intentions.
term-action-text-prototype = Une action Esprit, une action Royaume ou Se reposer. Un joueur en fait une à trois par tour, et chacune prend 1 de Fermeté à l’équipe.
term-spirit-action-text-prototype = Déplacer, Invoquer, Refouler ou Méditer : une action de ton plateau Esprit. Transcender est une manière d’invoquer.
term-ability-text-prototype = Il n’y en a pas dans cette édition : tout ce que tu fais est une Action.
term-absorb-text-prototype = Il n’y en a pas dans cette édition : la Méditation la remplace.
term-quell-text-prototype = Retirer de l’Essence à une Émotion adverse. Quand elle perd la dernière, elle quitte le plateau et son propriétaire pioche une carte.
term-fortify-text-prototype = Il n’y en a pas dans cette édition : il n’y a pas de Forteresses.
term-empower-text-prototype = Changer une Émotion Légère en sa contrepartie Profonde, qui est alors à toi. C’est une manière d’invoquer.
term-insecurity-token-text-prototype = Il n’y en a pas dans cette édition.
term-bliss-text-prototype = L’équipe des Esprits lumineux, dans cette édition Harmonie et Empathie.
term-gloom-text-prototype = L’équipe des Esprits sombres, dans cette édition Anxiété et Malice.
term-hand-text-prototype = Tes cartes, autant que tu veux. Les adversaires n’en voient que le nombre.
term-deck-text-prototype = Quatorze Émotions Légères, face cachée. Quand elle est vide, la défausse est mélangée pour en faire une nouvelle.
term-turn-text-prototype = Une à trois Actions, tant que l’équipe a de la Fermeté. Les équipes jouent à tour de rôle, et de même les joueurs d’une équipe.
term-score-text-prototype = Ce que la partie compterait maintenant : les Fragments dans l’Identité, les lignes complètes, les Émotions Profondes, et les Émotions sans espace libre pour de l’Essence.
term-set-up-text-prototype = Placer les Esprits et les Émotions de départ avant la première manche.
term-unlock-text-prototype = Rien n’a besoin d’être débloqué dans cette édition.
term-extra-action-text-prototype = Il n’y en a pas dans cette édition.
term-rotate-text-prototype = Dans cette édition, seule la Méditation fait pivoter l’Origine.
term-card-set-text-prototype = Les nombres et les pouvoirs des Émotions. Cette édition a les siens, qui ne peuvent pas être changés.
help-fact-sphere-prototype = Le bonus de cette Sphère, pour qui y médite.
help-vibe-red-prototype = La couleur de la passion et de l’emportement. Une carte rouge de ta main peut être défaussée pour un jeton rouge.
help-vibe-yellow-prototype = La couleur du mouvement et de l’élan. Une carte jaune de ta main peut être défaussée pour un jeton jaune.
help-vibe-green-prototype = La couleur du don et de l’envie. Une carte verte de ta main peut être défaussée pour un jeton vert.
help-vibe-blue-prototype = La couleur du regard sur soi. Une carte bleue de ta main peut être défaussée pour un jeton bleu.
help-vibe-none-prototype = Clarté et Noirceur n’ont pas de Vibration. Elles peuvent être refoulées avec n’importe quel jeton sur une case de Vibration Refoulée.
