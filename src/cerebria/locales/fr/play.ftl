# L’écran de jeu. Ce qui se passe, se décide et se choisit est dit dans events.ftl.

## La décision

play-waits = { $spirit } décide.
play-over = La partie est terminée.
play-choices = Choix
play-not-now = Pas possible maintenant.
play-why-not = Pas maintenant : { $reasons }.
play-insight = Va sur un choix, ou sur ce que tu peux presser sur le plateau et dans ta main, pour savoir ce que cela coûte et ce que cela changerait.
play-confirm = { $action }.
play-confirm-way = { $action } : { $target }.
play-do = Le faire
play-do-not = Plus tard
play-for-good = Cela ne peut pas être annulé.
play-for-good-asked = Cela ne peut pas être annulé : on te le demande d’abord.
play-for-good-at-once = C’est fait aussitôt, et cela ne peut pas être annulé.
play-shows-reveals = { $card ->
        [none] Tout le monde verra une carte d’une main ({ $whose }).
       *[other] Tout le monde verra { $card } de ta main.
    }
play-shows-turned-up = Tout le monde verra la prochaine carte d’une pioche ({ $whose }).
play-shows-looks = { $whose } regardera le dessus de ses Aspirations Propres.
play-shows-aspires = { $whose } verra sa nouvelle Aspiration Propre.
play-shows-arranges = { $whose } mettra en ordre ses Aspirations Propres.
play-shows-unknown = La suite dépend de cartes que personne n’a encore vues.
play-shows-revelation = Une Révélation suivra, et tout le monde verra les Aspirations Propres.
play-ends-game = La partie se terminera avec ce tour, et les points décideront.
play-confirm-end = Ton tour se terminera.
play-token-where = Va sur une amélioration pour lire ce qu’elle fait, et choisis-en une.
# Des lignes d’un plateau, toutes débloquées d’un seul geste.
play-token-usual = Prendre la série habituelle, bonne pour une première partie : débloquer { $rows }
play-token-go-on = Continuer sans jeton
# $target : la seule chose avec laquelle l’action est possible.
play-token-go-on-to = Continuer sans jeton : { $target }
# D’une action qui est faite aussitôt avec la seule chose qu’il y a.
play-only-choice = Il n’y a qu’un choix : { $target }.
play-token-unlock = Débloque l’action { $row }. Les autres cases de la ligne contiennent ses améliorations.
play-token-which = Quelle couleur ? Tu défausses une carte pour l’obtenir.
play-token-which-free = Quelle couleur ? Elle ne coûte pas de carte.
play-token-colour = Une ligne n’a jamais deux fois une couleur ; à part cela, prends celle que tu veux.
play-improve = Améliorer cette action ?
play-improve-text = Une carte de ta main devient un jeton Vibration sur sa ligne : une amélioration pour cette action et pour les suivantes.
play-improve-next = Améliorer la prochaine action
play-improve-next-text = Demander un jeton Vibration avant elle
# On peut faire quelque chose de ce qui est pressé avant qu’une action soit nommée : quoi ?
play-ways = { $target } : que fais-tu ?
play-bought = Contre de l’Ambition
play-leave = Quitter la partie ?
play-leave-text = Elle reste comme elle est et t’attend sur la page d’accueil.
play-leave-not = Rester
play-ways-look = Regarder
play-ways-take = Choisir
play-ways-places = Elle peut aller ici : { $places }.
# $action : le nom d’une action qui utilise $upgrades.
play-way-with = { $action } avec { $upgrades }
# $card : l’Émotion, ou plusieurs parmi lesquelles une peut être choisie.
play-way-card = { $action } { $card }
play-hints = Conseil
play-hints-text = Demander ce qui serait le mieux (G)
play-hints-cancel = Annuler
play-hints-cancel-text = Ne plus demander de conseil
play-hints-thinking = Réflexion…
play-hints-rank = Conseil { $rank }
play-waiting = En attente d’envoi : { $choice }
play-waiting-way = { $action }, { $target }
play-waiting-here = Choisi. Ce sera envoyé quand la connexion sera rétablie.
play-withdraw = Retirer
play-withdraw-text = Ne pas envoyer ce que tu as choisi
play-withdrawn-late = C’est peut-être arrivé avant la perte de la connexion. Alors tu le verras ici.
play-stale = La partie a continué entre-temps, ceci n’a donc pas été fait : { $choice }
play-stale-done = C’est déjà fait, depuis une autre de tes fenêtres : { $choice }
play-undo = Annuler
play-undo-text = Annuler ton dernier choix
# Après les tours de programmes ou d’Ego, que rien ne dérange : ils sont annulés aussi.
play-undo-others = Revenir à mon dernier choix
play-undo-others-text = Revenir à avant ton dernier choix. Ce que les autres ont fait depuis est annulé aussi.
play-restart = Recommencer
play-restart-text = Annuler tout le tour, aussi loin que possible
play-ask-undo = Demander l’annulation
play-ask-undo-text = Demander aux autres si tu peux annuler ton dernier choix

# Pourquoi quelque chose est venu sans être demandé.
# Des notes à côté du plateau, de deux courtes lignes.
play-unasked-gift = Ce que personne ne refuserait a été pris pour toi. Dans les réglages, tu peux choisir d’être consulté.
play-unasked-end = Il n’y avait plus rien à faire : ton tour est terminé. Dans les réglages, tu peux choisir d’être consulté.
# Quelqu’un a nommé une action puis sa cible, qui pouvait être pressée tout de suite.
play-shorter = Plus court : presse tout de suite le lieu ou la carte, là où c’est possible, sans d’abord nommer l’action.
play-unasked-cards = Ton équipe avait déjà toutes ses { $count } Ambitions : ton tour s’est terminé par deux cartes.

# Ce qui est dit avant le premier choix d’une première partie.
play-opening = Ta première partie
play-opening-full = Ta première partie complète
play-opening-you = Tu es { $spirit } et joues pour { $team }, contre { $others }.
play-opening-moved = { $spirit } a joué un tour
play-opening-nothing = Rien n’a changé sur le plateau.
play-opening-yours = Le premier tour est à toi ; personne n’a encore joué.
play-opening-willpower = Qui commence a 6 Volontés au lieu de 4, mais ne peut pas absorber au premier tour.
# De même avec le handicap appelé moyens.
play-later-willpower = Qui commence a 4 Volontés, chacun dans l’autre équipe en a 6, et cette équipe a 1 Ambition de plus : c’est ainsi que cette table compense l’avantage de commencer.
play-first-action = Qui commence a 6 Volontés au lieu de 4, mais une seule Action au premier tour, sans absorber : c’est ainsi que cette table compense l’avantage de commencer.
play-opening-powers = Ce que les Esprits savent faire en plus
play-opening-aims = Ce qu’il faut viser
play-opening-points = Qui a le plus de points l’emporte. Ils viennent avec une Révélation, chaque fois qu’une Sphère au centre est vidée. Sois alors devant dans l’une de celles-ci ou, mieux, dans les deux :
play-opening-aim = **{ $aspiration }** ({ $whose ->
        [hidden] à toi, cachée
       *[common] pour les deux équipes
    }) : { $meaning }
play-opening-look = Où trouver quoi
play-opening-look-text = Ce qui peut être choisi figure parmi les choix, et peut aussi être choisi sur le plateau. Va dessus, ou touche longuement sur un écran tactile, pour savoir ce que cela coûte et change. Les Buts disent où en sont les équipes, les Infos ce qu’ont fait les autres, et le point d’interrogation explique cet écran.
play-opening-keys = Au clavier : W dit ce que tu peux choisir, S où l’on en est, I en dit plus sur ce qui a le focus, et P redit ce que tu viens d’entendre. Le point d’interrogation donne toutes les touches.
play-opening-begin = Commencer

# La Révélation à laquelle mène un choix.
play-foretold = La Sphère { $sphere } est alors vide, et une Révélation suit. En l’état :
play-foretold-earns = { $team } gagne { $what }.
# Selon ce qui est caché, une équipe gagne l’un de ceux-ci.
play-foretold-may = { $team } gagne { $what }, selon ce qui est caché.
# Pourquoi on sait ce que gagne une équipe, bien que son Aspiration Propre soit cachée.
play-foretold-sure = C’est sûr{ $meets ->
        [none] , car elle n’accomplit aucune des Aspirations qu’elle peut avoir cachées.
        [all] , car elle accomplit toutes les Aspirations qu’elle peut avoir cachées.
       *[some] , quoi qu’elle ait caché.
    }
# Des points peuvent venir en plus sur la Roue.
play-foretold-fragment = { $wheel ->
        [0] un { $fragment } (+{ $points })
       *[other] un { $fragment } (+{ $points }) avec { $wheel } sur la Roue
    }
play-foretold-capping = { $wheel ->
        [0] un { $fragment } (+{ $points }) à la place d’un Fragment dont elle n’a plus, ce qui termine la partie après ce tour
       *[other] un { $fragment } (+{ $points }) à la place d’un Fragment dont elle n’a plus, ce qui termine la partie après ce tour, avec { $wheel } sur la Roue
    }
play-foretold-none = { $wheel ->
        [0] aucun Fragment
       *[other] aucun Fragment, mais { $wheel } sur la Roue
    }
play-foretold-ends = { $why ->
        [common] Il ne reste alors aucune Aspiration Commune : la partie se termine après ce tour.
        [majors] Avec son troisième Fragment Majeur, une équipe gagne aussitôt.
       *[other] La partie se termine après ce tour.
    }
# $instead : ce que la fin aurait donné pour elle.
play-foretold-fortress = { $instead ->
        [0] La Forteresse ({ $realm }) rejoint l’Identité : { $team } +{ $points }.
       *[other] La Forteresse ({ $realm }) rejoint l’Identité : { $team } +{ $points }, au lieu de +{ $instead } à la fin.
    }
play-foretold-built = Elle est faite de l’un de tes Fragments. Quand quelqu’un à côté de ce Royaume en vide la Sphère à un tour suivant, la Forteresse rejoint l’Identité : +{ $points }. Tant qu’elle est sur le plateau, elle ne rapporte elle-même aucun point, pas même à la fin.
play-foretold-last = Cela prend ton dernier { $fragment } de la réserve. Si ton équipe doit en recevoir un alors qu’elle n’en a plus, le Pyramidion (+{ $points }) vient à sa place, et la partie se termine.
# Ce que pourrait faire le joueur suivant : possible, pas sûr. $points : ceux de la Forteresse, $team : à qui elle est.
play-chance = { $team ->
        [none] Possible alors : { $spirit } vide { $sphere } ({ $realm }){ $frontiers ->
            [0] { "" }
            [one] , si son équipe y gagne d’abord 1 Frontière de plus
           *[other] , si son équipe y gagne d’abord { $frontiers } Frontières de plus
        }.
       *[other] Possible alors : { $spirit } vide { $sphere } ({ $realm }){ $frontiers ->
            [0] { "" }
            [one] , si son équipe y gagne d’abord 1 Frontière de plus
           *[other] , si son équipe y gagne d’abord { $frontiers } Frontières de plus
        }, où la Forteresse apporte ceci : { $team } +{ $points }{ $instead ->
            [0] .
           *[other] , au lieu de +{ $instead } à la fin.
        }
    }
play-foretold-exalted = Si une Révélation vient pendant ce tour, une Forteresse qui y a été exaltée reste où elle est et n’apporte rien.
play-foretold-early = Une Révélation peut encore venir pendant ce tour : cette Forteresse est alors nouvelle, reste où elle est et n’apporte encore rien.
play-chance-move = Possible : { $spirit } se déplace d’abord ({ $where }).
play-replies = Possible alors, d’après ce qui est visible : { $spirit } marque { $what }. Les cartes cachées peuvent faire plus.
play-replies-chain = Possible alors, d’après ce qui est visible : { $spirit } marque l’une après l’autre { $what } : +{ $points } pour la première, +{ $further } pour chaque suivante. Les cartes cachées peuvent faire plus.
# Ce qu’apporte une Absorption en plus de ce qui est compté dans son aperçu.
play-later = Pas encore compté : { $what }.
play-later-bonus = le bonus de la Sphère { $sphere } (si tu le prends)
play-later-points = { $points } { $points ->
        [one] point
       *[other] points
    } pour { $intention }
play-later-power = { $wp } VO ({ $why })
play-later-sum = Cela fait { $wp } en tout.
# De là où se tiendrait alors un Esprit : chaque action, avec les lieux où elle est possible.
play-reach = De là : { $what }.
play-reach-action = { $action } ({ $places })
play-turns = Une fois l’Origine pivotée, à côté de toi : { $comes }.
play-turns-to = { $sphere } ({ $wp } VO, { $realm }){ $team ->
        [none] { "" }
       *[other] , où se dresse une Forteresse ({ $team })
    }
# Ce que fait une amélioration dont une action a besoin.
play-upgrade = { $upgrade } : { $text }
# Pourquoi quelque chose d’inattendu est demandé, selon le genre de question ou, pour un bonus, selon sa Sphère.
play-asked-pick-hidden = Ton équipe n’a accompli aucune Aspiration lors de cette Révélation. Elle regarde donc ses prochaines Aspirations Propres, trois au plus, et prend celle qu’elle préfère.
play-asked-creativity = On te le demande parce que la prochaine carte devient alors visible, ce qui ne peut pas être annulé.
# Ce qui quitte les mains en plus du prix.
play-leaves-intensify = L’Essence passe de toi à l’Émotion.
play-leaves-harvest = Autant de Volontés que tu veux deviennent autant d’Essences.

## Ce qui empêche une action

obstacles = Pas maintenant : { $actions }.
obstacle-of = { $action } ({ $reasons })
obstacle-actions = il ne reste pas d’Action
obstacle-fortitude = il ne reste pas de Fermeté
obstacle-used = une seule fois, et c’est déjà fait
obstacle-first-turn = le premier joueur ne peut pas absorber au premier tour
obstacle-locked = sa ligne est bloquée : un jeton sur la première case l’ouvre
obstacle-card = pas de carte en main pour cela
obstacle-fragment = plus de Fragment pour cela
obstacle-wp = il manque { $amount } { $amount ->
        [one] Volonté
       *[other] Volontés
    }
obstacle-ambition = il manque { $amount } { $amount ->
        [one] Ambition
       *[other] Ambitions
    }
obstacle-essence = il manque { $amount } { $amount ->
        [one] Essence
       *[other] Essences
    }
# De même sur la tuile d’une action, en un mot ou deux.
obstacle-short-actions = 0 Action
obstacle-short-fortitude = 0 Fermeté
obstacle-short-used = fait
obstacle-short-first-turn = pas encore
obstacle-short-locked = bloquée
obstacle-short-card = pas de carte
obstacle-short-fragment = pas de Fragment
obstacle-short-wp = manque { $amount } VO
obstacle-short-ambition = manque { $amount }★
obstacle-short-essence = manque { $amount } Ess.
obstacle-short-reach = pas de cible
obstacle-reach-move = pas de case où aller
obstacle-reach-invoke = pas d’emplacement vide à côté de l’Esprit
obstacle-reach-quell = pas d’Émotion adverse à portée qui puisse être refoulée
obstacle-reach-fortify = rien à construire ni à démolir à côté de l’Esprit
obstacle-reach-empower = pas d’Émotion avec assez d’Essence à côté de l’Esprit
obstacle-reach-gain-willpower = il n’y a rien à gagner
obstacle-reach-draw-emotions = il ne reste pas de carte à piocher
obstacle-reach-move-emotion = rien à déplacer, ou pas d’emplacement vide à côté de l’Esprit
obstacle-reach-intensify = pas d’Émotion à toi avec un espace libre à côté de l’Esprit
obstacle-reach-harvest = il n’y a rien à échanger
obstacle-reach-add-token = aucune case qui en accepte un
obstacle-reach-rotate = l’Origine ne peut pas pivoter
obstacle-reach-extra-action = il n’y en a pas d’autre
obstacle-reach-absorb = pas de Sphère à portée
obstacle-reach-meditate = pas de Sphère à portée
obstacle-reach-rest = il n’y a rien à gagner

## Les noms des actions là où il y a peu de place

# Avec ce qu’elles apportent.
play-long-gain-willpower = Gagner { $count } { $count ->
        [one] Volonté
       *[other] Volontés
    }
play-short-invoke = Invo­quer
play-short-gain-willpower = +{ $count } VO
play-short-draw-emotions = Pio­cher
play-short-move-emotion = Trans­férer
play-short-intensify = Inten­si­fier
play-short-extra-action = Action de plus
play-short-harvest = Récol­ter
play-short-add-token = Jeton +1
play-short-rotate = Pivo­ter
play-short-end-turn = Fin du tour
# La fin du tour, avec ce qui est pris alors.
play-end-ambition = Fin : 1 Ambition
play-end-cards = Fin : 2 cartes
# La seule amélioration grâce à laquelle une action est possible maintenant.
play-tile-by = { $action } : { $upgrade }
# Une carte est à défausser pour un jeton, sans lequel l’action n’est pas possible maintenant.
play-tile-with-token = { $action } + jeton
    .aloud = { $action }, avec d’abord un jeton
# Avant la raison pour laquelle ce n’est pas possible.
play-tile-idle = { $action }.

## Ce qui changerait

play-exchange = Tu reçois { $gains } contre { $losses }.
play-get = Tu reçois { $gains }.
play-give = Tu donnes { $losses }.
play-cards = { $count } { $count ->
        [one] carte
       *[other] cartes
    }
play-then = puis
    .aloud = puis
play-change-by = ({ $sign }{ $count })
play-change-points = { $team } : points
# Ce que la fin de la partie y ajouterait.
play-change-at-end = { $team } à la fin
play-change-intensity = { $is_power ->
        [1] { $emotion } (son pouvoir)
       *[other] { $emotion }
    }
play-change-fortress = Forteresse, { $realm }
play-change-willpower = { $spirit } : VO
play-change-essence = { $spirit } : Essence
play-change-essence-kind = { $spirit } : Essence ({ $team })
play-change-condition = { $team } : { $text }
play-change-hand = { $spirit } : cartes
play-change-ambition = { $team } : Ambition

## Ce qui s’est passé

play-story = Ce qui vient de se passer
play-skip = Passer
play-since = Depuis ton dernier tour
play-replay = Revoir
play-close = Fermer
play-step-back = Un pas en arrière
play-step-on = Un pas en avant
play-back-to-now = Retour au présent
play-set-up = Avant le premier tour
play-log-empty = Rien ne s’est encore passé.
play-log-more = Tours précédents

## La scène d’une Révélation

scene-by = { $spirit } a vidé { $sphere }
scene-meets = { $team } l’accomplit, avec { $count } d’avance.
scene-meets-conditions = { $team } remplit { $count ->
        [one] l’une de ses deux conditions
       *[other] ses deux conditions
    }.
scene-sum = { $team } : { $count ->
        [0] aucun point
        [one] { $count } point
       *[other] { $count } points
    } de cette Révélation, { $score } en tout maintenant.
# Quelqu’un doit décider avant que le reste soit connu.
scene-sum-so-far = { $team } : { $count ->
        [0] aucun point
        [one] { $count } point
       *[other] { $count } points
    } jusqu’ici, { $score } en tout maintenant. D’autres peuvent venir.
scene-sum-rest = { $team } : { $count ->
        [0] aucun point de plus
        [one] { $count } point de plus
       *[other] { $count } points de plus
    } dans la seconde partie, { $score } en tout maintenant.
scene-second = Révélation, seconde partie
scene-second-by = { $spirit } a vidé { $sphere }. Tu as vu la première partie ; ceci est venu après.
scene-endgame = Aspirations de fin
scene-endgame-text = La dernière manche est finie. L’équipe qui accomplit le plus des trois ajoute un Pyramidion.
scene-goes-on = { $what ->
        [remove-common] { $spirit } choisit d’abord une Aspiration Commune à retirer, car une autre équipe a gagné un Fragment Majeur.
        [choose-hidden] { $spirit } décide d’abord de regarder ou non les prochaines Aspirations Propres, car { $team } n’en a accompli aucune.
        [pick-hidden] { $spirit } choisit d’abord la prochaine Aspiration Propre, car { $team } n’en a accompli aucune.
       *[other] { $spirit } doit d’abord décider.
    } { $realm ->
        [none] Le reste vient ensuite.
       *[other] Ensuite la Forteresse ({ $realm }) rejoint l’Identité : { $whose } +{ $points }.
    }
scene-turned-down = { $aspiration } quitte la rangée des Aspirations Communes : elle a été comparée.
scene-next-common = L’Aspiration Commune est maintenant { $aspiration }.
scene-next-hidden = { $team } : l’Aspiration Propre est remplacée, accomplie ou non. C’est maintenant { $aspiration }. Les Aspirations Propres ont leur pioche à elles : la même peut donc être aussi Commune.
scene-third-major = { $team } a ajouté son troisième Fragment Majeur : la partie se termine aussitôt, et { $team } gagne, quels que soient les points.
scene-major-at = Le Fragment Majeur appartient à { $sphere }, qui reçoit { $count } { $count ->
        [one] Volonté
       *[other] Volontés
    }.
scene-all = Tout montrer
# Le tableau d’une Révélation, pour qui l’entend.
scene-numbers = Tout ce qui a été comparé, et chaque point
scene-aloud-weighed = { $counts ->
        [none] { $kind } : { $aspiration }.
       *[other] { $kind } : { $aspiration }. { $counts }.
    }
scene-aloud-points = { $count } { $count ->
        [one] point
       *[other] points
    }
scene-aloud-point = { $team } : { $points }.
scene-row-sum = Points obtenus
scene-row-sum-both = Points des deux volets
scene-row-score = Points maintenant
scene-row-score-so-far = Points jusqu’ici
# Ce qui a été vu, image par image, à regarder de nouveau.
scene-pictures = Ce qui a été vu, image par image
scene-picture = Image { $place } sur { $count }
scene-close = Continuer
scene-more = La suite plus bas
scene-again = Revoir
scene-again-of = Revoir : la Révélation du tour { $turn } de la partie
scene-waits = C’est ensuite à toi de décider. La table t’attend.
scene-waits-later = Ce que les autres ont fait après vient ensuite. Puis c’est à toi, et la table attend.

## Savoir où l’on en est

play-tabs = Ce que tu sais
play-tab-hints = Conseils
play-tab-hand = Main
play-tab-since = Infos
play-tab-standing = Buts
play-tab-board = Plateau
play-tab-players = Joueurs
play-tab-log = Journal
play-tab-chat = Chat
play-aspirations = Les Aspirations, et qui les accomplirait maintenant
play-ahead = Qui mène
play-intentions-side = Intentions : face { $side } du plateau Équipe
play-intentions-worth = Des actes qui rapportent aussitôt des points à qui joue : 1 pour le premier d’un tour, 2 pour chaque suivant.
play-intentions-own = Des actes qui rapportent aussitôt des points à qui joue.
play-intentions-ego = Les Intentions ne rapportent rien à Ego
play-intention-next = Le prochain rapporte { $count } { $count ->
        [one] point
       *[other] points
    }.
play-intention-short = prochain : +{ $count }
play-intention-side = face { $side }
play-intention-lit = possible maintenant
play-intention-by = Possible maintenant : { $actions }.
play-intention-worth = { $name } (+{ $points } { $points ->
        [one] point
       *[other] points
    })
play-intention-by-token = { $intention }, si tu poses d’abord un jeton : { $token }
play-turned = L’Émotion telle qu’elle est, et ce qu’elle devient
play-may-meet = Peut apporter : { $what }.
# Sur la tuile d’une action, derrière la marque de l’équipe.
play-tile-points = peut rapporter des points : +{ $points }
play-tile-scoring = { $action }, peut rapporter { $points } { $points ->
        [one] point
       *[other] points
    }
# $bonus : wheel-bonus-…, $at : la place sur la Roue.
play-wheel-next = Le prochain bonus de la Roue vient à { $at } : { $bonus }.
play-wheel-at = à { $at } :
wheel-bonus-essence = Essence
wheel-bonus-card = une carte
wheel-bonus-ambition = Ambition
play-ahead-by = { $team } mène de { $count }
play-earns = { $team } : { $fragment }
play-legend-tie = Bonheur et Tristesse sont à égalité
play-legend-own = la condition propre est remplie ({ $team })
play-legend-not = non rempli
play-aims-now = Ce qui compte maintenant
play-conditions-met = { $count } sur { $all }
play-nearest-title = La plus proche d’être vide
# $count : combien de Sphères en contiennent aussi peu.
play-nearest = { $wp ->
        [one] { $wp } Volonté reste
       *[other] { $wp } Volontés restent
    } dans { $count ->
        [1] { $which }
        [2] ces deux Sphères : { $which }
       *[other] chacune de ces Sphères : { $which }
    }
play-nearest-many = { $count } Sphères
play-nearest-short = Révélation : { $wp }
play-fragments-left = Fragments restants
play-fragments-end = La partie se termine quand il en faudrait un et qu’il n’en reste pas.
play-ends = La Sphère la plus proche d’être vide, et comment la partie peut finir
play-ends-left = Avant la fin de la partie
play-end-label-common = Aspirations
# La sorte de Fragment dont une équipe n’a plus : le prochain qui lui est dû termine la partie. Le signe de l’équipe suit.
play-end-next = ou le prochain { $kind ->
        [minor] Mineur
       *[major] Majeur
    } (Pyramidion, +{ $points })
play-end-label-wheel = Roue, jusqu’au bout
# Jusqu’où une équipe est arrivée sur sa Roue, et jusqu’où elle va.
play-wheel-of = { $count }/{ $end }
play-end-label-turn-limit = Tours
play-end-label-majors = Majeurs
play-end-label-rounds = Manches après celle-ci
play-round-begins = La manche { $round } sur { $last } commence. { $team } joue en premier.
play-ends-when = La partie se termine quand
play-end-common = Il ne reste aucune Aspiration Commune ({ $left } en ce moment).
play-end-wheel = Une équipe arrive au bout de sa Roue. Points manquants :
play-end-fragment = Une équipe gagne un Fragment d’un genre dont elle n’a plus. Il reste, du genre le plus rare :
play-end-turn-limit = La limite de tours est atteinte (encore { $left }).
play-end-majors = Une équipe ajoute son troisième Fragment Majeur, et gagne. Encore à venir :
play-end-rounds = La dernière manche est finie (encore { $left } après celle-ci).
play-end-short-common = Fin : { $left } { $left ->
        [one] Aspiration
       *[other] Aspirations
    }
play-end-short-wheel = Roue : encore { $left }
play-end-short-fragment = Fin : { $left } { $left ->
        [one] Fragment
       *[other] Fragments
    }
play-end-short-turn-limit = Fin : { $left } { $left ->
        [one] tour
       *[other] tours
    }
play-end-short-majors = Fin : { $left } { $left ->
        [one] Majeur
       *[other] Majeurs
    }
play-end-short-rounds = Fin : { $left } { $left ->
        [one] manche
       *[other] manches
    }
play-gone = Écartées :
play-gone-compared = { $aspiration } (comparée)
play-gone-removed = { $aspiration } (retirée par { $team } : l’autre équipe a gagné un Majeur)
play-hidden-of = Propre, { $team }
play-hidden-idle = Propre, { $team } ; ne compte pas tant qu’elle est la Commune
play-hidden-next = Propre, plus tard
play-hidden-maybe = peut être cachée, { $team }
play-common-place = Commune, n° { $place }
play-team = Équipe
play-parts = Points de
play-part-wheel = Roue
play-part-minor = Mineurs
play-part-major = Majeurs
play-part-capping = Pyramidion
play-part-fortresses = Forteresses
play-part-rows = Lignes complètes
play-part-strong = Émotions Profondes
play-part-full = Émotions pleines
play-part-wheel-text = Points des Intentions : des actes qui rapportent aussitôt des points à ton équipe, quand tu les fais à ton propre tour.
play-part-wheel-ego = La Roue compte tes points d’Intentions : des actes qui rapportent aussitôt, quand tu les fais à ton propre tour. Ce qu’Ego y a vient de ses propres règles, par exemple quand il manque une action.
play-part-minor-text = Pour chaque Fragment Mineur dans l’Identité. Une équipe en ajoute un quand elle accomplit l’une de ses deux Aspirations lors d’une Révélation, et avec une Forteresse là où se trouve la Sphère vidée.
play-part-major-text = Pour chaque Fragment Majeur dans l’Identité. Une équipe en ajoute un quand elle accomplit ses deux Aspirations lors d’une Révélation.
play-part-capping-text = Pour le Pyramidion, ajouté par une équipe qui devrait recevoir un Fragment dont elle n’a plus.
play-part-fortresses-text = Quand la partie est terminée, seules les Forteresses d’Ego rapportent des points : celles des personnes n’en rapportent pas.
play-part-rows-text = 1 point pour chaque ligne à quatre jetons sur les plateaux de l’équipe.
play-part-strong-text = 1 point pour chaque Émotion Profonde de l’équipe sur le plateau.
play-part-full-text = 1 point pour chaque Émotion de l’équipe sur le plateau sans espace d’Essence libre.
play-part-sum-text = Tout cela ensemble. Qui a le plus de points l’emporte.
play-part-sum = Points
play-hand-known = Main :
play-deck-known = Pioche, à partir du dessus :
play-unseen = Parmi les cartes non vues :
play-unknown-cards = { $count } non { $count ->
        [one] vue
       *[other] vues
    }
play-order = Ordre des tours
# Dans un coin avec peu de place.
play-turn = Tour { $turn }
play-turn-of-all = De la partie : les tours de tous sont comptés.
# À qui sont ces biens, à côté du portrait.
play-you = Tu es { $spirit }
play-deck = Pioche : { $count }
play-deck-next = suivante
play-last-turn = Dernier tour
play-last-none = Plus aucun point ne peut être marqué.
play-last-end = Plus aucun point ne peut être marqué : termine le tour.
play-last-none-but = Seule la fin rapporte encore des points : { $points }.
play-last-end-but = Seule la fin rapporte encore des points ({ $points }) : termine le tour.
play-last-intentions = Plus de Révélation ; les Intentions rapportent encore des points.
play-last-fortresses = Plus de Révélation ; seules les Forteresses d’Ego comptent encore, à la fin.
play-last-both = Plus de Révélation ; les Intentions rapportent encore des points, et seules les Forteresses d’Ego comptent à la fin.
play-at-end = { $team } +{ $count }
play-more-at-end = +{ $count } à la fin pour ses Forteresses, telles qu’elles sont.
play-most-at-end = Une Révélation qui finirait la partie maintenant lui rapporterait { $count } au plus, fin comprise.
play-at-the-end = à la fin
play-spectating = Tu regardes.

## Les gens à la table

# Qui joue un Esprit, dans les phrases sur ce que décident des personnes.
play-person = { $name } ({ $spirit })
play-pass-to = Passe l’appareil à { $spirit }
play-pass-text = Les mains sont cachées. Continue quand toi seul peux voir l’écran.
play-pass-ready = C’est bon
play-stand-in = Un programme joue pour toi.
play-stand-in-out-of-time = Ton temps est écoulé : un programme joue ce tour jusqu’au bout à ta place. Ensuite tu pourras reprendre ton siège.
play-take-back-seat = Reprendre mon siège
play-undo-asked =
    { $spirit } demande à annuler { $deeds ->
        [0] un coup que personne d’autre n’a vu
        [one] le dernier coup
       *[other] les { $deeds } derniers coups
    }.
play-undo-asked-turns =
    { $spirit } demande à annuler { $deeds ->
        [one] le dernier coup
       *[other] les { $deeds } derniers coups
    }, et donc { $turns ->
        [one] le dernier tour ({ $first })
       *[other] les { $turns } derniers tours (à partir de celui-ci : { $first })
    }.
play-undo-allow = Accepter
play-undo-refuse = Refuser
play-undo-asking = Tu as demandé à annuler un choix. Les autres répondent.
play-undo-agreed = { $who } accepte.
play-undo-refused = { $who } refuse de revenir en arrière. La partie continue à partir d’ici.
play-undo-allowed = Tout le monde a accepté : choisis de nouveau.
# Avant la liste de ce qui part avec.
play-undo-goes = Ceci serait annulé :
play-undo-withdraw = Retirer la demande

## Un téléphone tenu droit

play-sideways = Une astuce : avec le téléphone tourné sur le côté, le plateau est plus grand et tout le reste se trouve à côté.

## La fin

play-result = Montrer le résultat
play-ended = La partie a été arrêtée
play-you-win = Tu gagnes !
play-team-wins = { $team } gagne

## Aide à la table

play-help = Aide
play-help-screen = Cet écran
play-help-rules = Règles
play-help-keys = Touches
play-help-board = Le plateau
play-help-board-text = Les Émotions sont sur les emplacements tout autour, les Esprits se tiennent sur les chemins, les Sphères tournent au centre autour de l’Identité. Ce qui peut y être choisi figure aussi parmi les choix. Va sur n’importe quoi, ou touche-le, pour savoir ce que c’est.
play-help-aims = Ce qui compte maintenant
play-help-aims-text = L’Aspiration Commune actuelle et ton Aspiration Propre, ce qu’en a chaque équipe, et qui mène. Sur un téléphone, elles sont dans la ligne du haut ; touche-la pour en voir plus.
play-help-ends = La Révélation la plus proche, et la fin
play-help-ends-text = La Sphère la plus proche d’être vide : qui la vide cause une Révélation. En dessous, ce qui reste avant la fin de la partie, et les Fragments qu’a encore chaque équipe.
play-help-bar = La barre
play-help-bar-text = Les points et l’Ambition de chaque équipe, puis les Esprits dans l’ordre des tours, et à qui c’est le tour.
play-help-decision = La décision
play-help-decision-text = Ce qui t’est demandé, et tous les choix que tu as, avec leur prix. Va sur un choix pour savoir ce qu’il changerait. Ce qui n’est pas possible maintenant dit pourquoi.
play-help-panels = Ce que tu sais
play-help-panels-text = Les Infos depuis ton dernier tour, les Buts avec toutes les Aspirations et le score, le plateau de ton Esprit, les joueurs, et le journal de tout ce qui s’est passé.
play-help-hand = Ta main
play-help-hand-text = Tes cartes, ta Volonté, ton Essence et ton Ambition, et la carte du dessus de ta pioche.
play-help-phone = Sur un téléphone
play-help-phone-text = Tes cartes sont sous les actions : fais-les glisser, et touche l’une d’elles pour la lire avant de la jouer. Ce que seule l’Ambition achète est derrière l’étoile sous le plateau. Touche deux fois le plateau, ou écarte deux doigts, pour le voir de près. Laisse un doigt sur une chose pour voir ce qu’elle changerait. Retour ferme ce qui est ouvert.
play-help-explain = Tout s’explique de soi-même
play-help-explain-text = Laisse le pointeur sur une chose, touche-la, ou appuie sur I pendant qu’elle a le focus. De là, tu peux continuer à lire dans les règles sans quitter la table.

## Touches

play-skip-to-decision = Aller à la décision
# Ce qui est imprimé sur les touches, ou un signe à la place.
key-numbers = 1 – 9, 0
key-tab = Tab
key-around = ← →
key-rings = ↑ ↓
key-ends = Début · Fin
key-enter = Entrée
key-shift-u = Maj + U
key-modified = Alt + Maj
key-space = Espace
key-escape = Échap
play-key-numbers = Prendre le choix qui porte ce numéro ; les actions d’un tour ont les mêmes touches à chaque tour, la dixième le 0 (les autres actions ont des lettres, comme A pour absorber et R pour faire pivoter l’Origine)
play-key-tab = Aller d’un groupe au suivant : actions, choix, plateau, main, panneaux
play-key-around = Autour du plateau, d’une place qui peut être choisie à la suivante ; parmi les actions, les choix, dans la main et d’autres groupes, d’une chose à la suivante
play-key-rings = Sur le plateau vers l’extérieur et l’intérieur : emplacements, cases, sites de Forteresse, Sphères, l’Identité
play-key-ends = Sur le plateau, la première et la dernière place qui peuvent être choisies, ou de l’anneau s’il n’y en a pas ; dans les autres groupes, la première et la dernière chose
play-key-enter = Choisir ce qui a le focus, ou se le faire expliquer
play-key-explain = Expliquer ce qui a le focus ; d’un choix, redire ce qu’il fait
play-key-end = Terminer le tour ; avec Ambition, là où les actions le proposent ainsi, sinon on te demande quoi prendre
play-key-end-cards = Terminer le tour avec des cartes, une fois qu’il ne reste plus d’Action
play-key-undo = Annuler ; ce qui est annulé est dit
play-key-choices = Entendre ce qui est demandé, et chaque choix avec sa touche et son prix
play-key-standing = Entendre où l’on en est : à qui de jouer, ce que tu as, les points, les buts, la Révélation la plus proche, ta main, où sont les Esprits, les Fragments restants
play-key-again = Réentendre ce qui a été dit depuis ton dernier choix
play-key-modified = Avec une lettre ou un chiffre : la même chose, même si les touches seules sont désactivées dans les réglages
# Pourquoi une touche ne fait rien.
play-key-no-undo = Il n’y a rien que tu puisses annuler.
play-key-no-hints = Aucun conseil ne peut être demandé maintenant.
play-key-no-choice = Aucun choix n’a maintenant le numéro { $number }.
play-key-late = La suite n’avait qu’une seule réponse et a été faite, { $number } n’a donc encore rien fait. Maintenant, cela vaut pour : { $choice }. Appuie encore pour le choisir.
play-key-asked = On te demande d’abord : { $choice } ? Entrée sur « Le faire » le fait, Échap y renonce. Avant cela, { $key } ne fait rien.
play-key-waits = { $action } : plus tard. Réponds d’abord à ceci, ou reviens avec Échap.
play-key-no-more = Il n’y a rien de plus à en dire.
play-key-choice = { $key } : { $choice }
play-key-advice = Avec un lecteur d’écran
play-key-advice-text = Les touches atteignent le jeu en mode focus (NVDA : Inser et Espace ; JAWS : Inser et Z pour désactiver le mode de navigation ; VoiceOver n’en a pas besoin). Tab va de groupe en groupe, les flèches continuent à l’intérieur. Ce qui se passe est dit tout seul et reste dans la liste « Ce qui vient de se passer » ; W dit ce qui est demandé, avec tous les choix et leurs touches, P redit ce que tu viens d’entendre, S dit où l’on en est. Les lettres seules peuvent être désactivées dans les réglages : alors Alt, Maj et la lettre font de même.
play-key-restart = Recommencer le tour
play-key-decision = Aller aux choix
play-key-board = Aller au plateau
play-key-hand = Aller à la main
play-key-hints = Demander un conseil, là où il y en a ; quand il est là, y aller
play-key-log = Montrer le journal
play-key-skip = Passer ce qui est montré ; au tour d’Ego, aller à l’étape suivante
play-key-leave = Retour : d’une question préalable, d’une carte, d’un moment passé ou d’une vue de près ; sinon, de ce qu’une action demande aux actions
play-key-sheet = Aide, avec ces touches

## Ce qu’on entend des choses dessinées

# Un choix avec son prix. $is_old : s’il coûtait cela quand on l’a demandé la dernière fois.
choice-aloud = { NAME($choice, form: "aloud") }{ $price ->
        [none] { "" }
       *[other] , { NAME($price, form: "aloud") }
    }{ $is_old ->
        [1] { " " }auparavant.
       *[other] .
    }
card-aloud = { $card }, { $vibe }
card-aloud-numbers = { $card }, { $vibe }, Intensité { $intensities }
# Ce que tout le monde peut savoir d’un joueur, après le nom.
play-seat-aloud = { $place } : { $wp }, { $essence }, { $hand }, { $deck }

# Avant les actes d’un tour, et avant ce qui a été annulé.
aloud-turn = { $spirit } :
aloud-undone = Annulé :
aloud-restarted = Le tour recommence. Annulé :
# Le propre tour, et ce qu’il reste.
aloud-yours = { $is_new ->
        [1] À toi de jouer : { $actions }, { NAME($goods, form: "aloud") }.
       *[other] { $actions }, { NAME($goods, form: "aloud") }.
    }
aloud-beside = À côté de toi : { $spheres }.
# Ce qu’un choix changerait, avant qu’il soit fait.
aloud-if-chosen = Si tu choisis cela :
aloud-points = { $team } : de { $was } à { $is } { $is ->
        [one] point
       *[other] points
    }.
aloud-count = { $same ->
        [1] { $team } { $is }
       *[other] { $team } de { $was } à { $is }
    }
aloud-aspiration = { $aspiration } : { $counts } ; { $leader ->
        [none] personne n’est devant
       *[other] { $leader } mène de { $lead }
    }.
aloud-control = { $place } : { $team ->
        [none] plus personne n’en a le contrôle
       *[other] { $team } en a maintenant le contrôle
    }.
aloud-sphere = { $is_filled ->
        [1] La Sphère { $sphere } est de nouveau remplie, à { $is } { $is ->
            [one] Volonté
           *[other] Volontés
        }.
       *[other] { $sphere } : de { $was } à { $is } { $is ->
            [one] Volonté
           *[other] Volontés
        }.
    }
aloud-slot = { $is ->
        [none] { $emotion } quitte l’emplacement { $slot }.
       *[other] { $was ->
            [none] { $emotion } sur l’emplacement { $slot } avec une Intensité de { $is }.
           *[other] { $emotion } sur l’emplacement { $slot } : Intensité de { $was } à { $is }.
        }
    }
aloud-site = { $is ->
        [none] Forteresse, { $realm } : { $was } n’y est plus.
       *[other] { $was ->
            [none] Forteresse, { $realm } : { $is }, nouvelle.
           *[other] Forteresse, { $realm } : { $was }, puis { $is }.
        }
    }
aloud-change = { $what } : de { $was } à { $is }.
# Où l’on en est, par une touche.
aloud-score = Points : { $scores }.
aloud-aim = { $kind } : { $aspiration }. { $standing }
aloud-goods = Tu as { NAME($goods, form: "aloud") }.
aloud-whose = C’est à { $spirit } de jouer.
aloud-nearest = La plus proche d’être vide : { $spheres }.
aloud-hand = Dans ta main : { $cards }.
aloud-hand-empty = Tu n’as aucune carte en main.
# À qui sont les Esprits.
aloud-sides = { $is_ego ->
        [1] Ego joue pour { $team }, avec { $spirits }.
       *[other] { $team } joue avec { $spirits }.
    }
aloud-place = { $spirit } : { $place }
aloud-places = Où sont les Esprits : { $places }.
aloud-fragments = Fragments restants, { $team } : { $kinds }.
aloud-kind = { $kind } { $count }

## Les choix dans la liste : ce qui est écrit sous leur nom

play-choice-card = Intensité { $intensities }{ $threshold ->
        [none] { "" }
        [one] , transcendée à { $threshold } Essence
       *[other] , transcendée à { $threshold } Essences
    }.
play-choice-slot = { $place }, emplacement { $slot }. Intensité { $intensity }, Essence { $essence } sur { $spaces }.
play-choice-slot-empty = Emplacement vide { $slot }
play-choice-space = { $spheres } VO à portée. { $count ->
        [one] Emplacement
       *[other] Emplacements
    } { $slots }{ $spirits ->
        [none] .
       *[other] , avec { $spirits }.
    }

## Ego

play-ego-turn = Tour d’Ego
play-ego-turn-of = Tour d’Ego : { $spirit }
play-ego-step = Étape { $step } sur { $steps }
play-ego-actions = Ses trois actions
play-ego-on = Suivant
play-ego-end = Continuer à jouer
play-ego-flow = Laisser défiler tout seul
play-ego-again = Pas à pas
play-ego-again-of = Pas à pas : tour { $turn } de la partie
play-ego-back = Un pas en arrière dans le tour d’Ego
play-ego-now = Ce tour : tête et pied
play-ego-next = Prochain tour : la tête de
play-ego-forecast = Prévision, si rien ne change
play-ego-thinks = Comment pense Ego
play-ego-thinks-more = Tout cela, dans les règles
# Avant ce qui a été raconté du tour en cours.
play-ego-example = Dans ce tour

## Parties en manches

play-round = Manche { $round }/{ $last }
play-fortitude = { $count } de Fermeté pour les Actions de l’équipe
play-meditations = { $count ->
        [0] Plus de Méditation cette manche
        [one] { $count } Méditation restante cette manche
       *[other] { $count } Méditations restantes cette manche
    }
play-deck-discards = Pioche { $deck } · Défausse { $discards }
play-discards = { $count ->
        [0] Défausse vide
       *[other] Défausse : { $count }
    }
play-discards-of = La défausse : { $spirit }
play-discards-text = La dernière carte défaussée vient en premier. Quand la pioche est vide, elles sont mélangées pour en former une nouvelle.
play-determination = { $count } { $count ->
        [one] Volonté est
       *[other] Volontés sont
    } sur Détermination jusqu’à la fin de la manche.
play-endgame-common = Commune, à la fin
play-endgame-of = { $team }, à la fin
play-aside = Mise de côté, { $whose } :
play-change-fortitude = { $team } : Fermeté
