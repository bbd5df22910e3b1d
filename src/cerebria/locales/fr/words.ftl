# Les mots du jeu : buts, actions, prix et glossaire.

## Aspirations

# Après chaque nom, ce qu’elle demande et, en peu de mots pour les endroits étroits, ce qu’elle compte.
aspiration-attitude = Prestance
aspiration-attitude-text = Contrôler plus de Royaumes que l’équipe adverse.
aspiration-attitude-short = Royaumes contrôlés
aspiration-openness = Ouverture d’Esprit
aspiration-openness-text = Contrôler plus de Frontières que l’équipe adverse.
aspiration-openness-short = Fron­tières contrô­lées
aspiration-awareness = Con­science
aspiration-awareness-text = Avoir des Émotions dans plus de Triades que l’équipe adverse. Une Triade est l’emplacement d’une Frontière avec celui de chaque côté.
aspiration-awareness-short = Triades avec Émotions
aspiration-unity = Unité
aspiration-unity-text = Avoir la plus longue chaîne d’Émotions sur des emplacements qui se suivent.
aspiration-unity-short = la plus longue chaîne
aspiration-liveliness = Vitalité
aspiration-liveliness-text = Avoir plus d’Essences sur ses Émotions que l’équipe adverse.
aspiration-liveliness-short = Essences sur les Émotions
aspiration-versatility = Versa­tilité
aspiration-versatility-text = Avoir plus de Vibrations différentes parmi ses Émotions. Clarté et Noirceur n’en ont pas.
aspiration-versatility-short = Vibra­tions diffé­rentes
aspiration-fortitude = Ténacité
aspiration-fortitude-text = Avoir plus d’Intensité en Forteresses : 1 pour un Mineur, 2 pour un Majeur.
aspiration-fortitude-short = Inten­sité des Forte­resses
aspiration-sensibility = Sensi­bilité
aspiration-sensibility-text = Avoir l’Émotion à la plus haute Intensité.
aspiration-sensibility-short = plus haute Inten­sité
aspiration-reflection = Réflexion
aspiration-reflection-text = Compter les paires : un Royaume et la Frontière juste en face sur le plateau, quand ton équipe contrôle les deux. Avoir plus de paires.
aspiration-reflection-short = paires Royaume–Frontière

## Ce qu’il faut à l’Équilibre pour ses Aspirations : l’égalité du Bonheur et de la Tristesse, et une chose de plus

condition = { $holds ->
        [1] ✓ { $text }
       *[other] ✗ { $text }
    }
condition-mark = { $holds ->
        [1] ✓
       *[other] ✗
    }
condition-tie = Le Bonheur et la Tristesse sont à égalité.
condition-attitude = Au moins 3 Émotions de l’Équilibre sont sur des emplacements Royaume.
condition-openness = Des Émotions de l’Équilibre sont sur les emplacements d’au moins 2 Frontières.
condition-awareness = Des Émotions de l’Équilibre sont dans au moins 3 Triades.
condition-unity = Au moins 2 Émotions de l’Équilibre font partie d’une plus longue chaîne du Bonheur ou de la Tristesse.
condition-liveliness = Il y a autant d’Essences de Bonheur que de Tristesse sur les Émotions de l’Équilibre, et au moins une telle Émotion.
condition-versatility = Au moins 2 Émotions de l’Équilibre ont une Vibration à elles seules parmi toutes celles qui comptent pour la même équipe.
condition-fortitude = Au moins 2 Forteresses de l’Équilibre sont sur le plateau.
condition-sensibility = Une Émotion de l’Équilibre a une Intensité de 3 ou plus.

## Intentions

intention-quell = Contenir
intention-quell-text = Retirer au moins 1 Essence à une Émotion avec une action Refouler.
intention-absorb = Grande gorgée
intention-absorb-text = Prendre 4 Volontés ou plus de la Sphère en une seule Absorption.
intention-great-quell = Écraser
intention-great-quell-text = Retirer au moins 2 Essences à une Émotion avec une seule action Refouler.
intention-exact-quell = Atténuer
intention-exact-quell-text = Retirer exactement 1 Essence à une Émotion avec une action Refouler.
intention-small-absorb = Petite gorgée
intention-small-absorb-text = Prendre 2 Volontés ou moins de la Sphère en une seule Absorption.
intention-fill = Combler
intention-fill-text = Poser une Essence sur le dernier espace libre d’une Émotion de ton équipe. Clarté et Noirceur ne comptent pas, ni l’Essence conservée lors d’une Transcendance.
intention-row = Ligne complète
intention-row-text = Remplir une ligne de ton plateau en y plaçant son quatrième jeton.
intention-fortress = Fonder
intention-fortress-text = Voir une Forteresse de ton équipe rejoindre l’Identité lors d’une Révélation que tu as causée.
intention-empower = Grandir
intention-empower-text = Transcender une Émotion.
intention-exalt = Ennoblir
intention-exalt-text = Exalter une Forteresse de ton équipe.
intention-level-1 = Premier niveau
intention-level-1-text = Avoir au moins 1 jeton sur chacune des cinq lignes à la fois, pour la première fois.
intention-level-2 = Deuxième niveau
intention-level-2-text = Avoir au moins 2 jetons sur chacune des cinq lignes à la fois, pour la première fois.
intention-level-3 = Troisième niveau
intention-level-3-text = Avoir au moins 3 jetons sur chacune des cinq lignes à la fois, pour la première fois.
intention-level-4 = Quatrième niveau
intention-level-4-text = Avoir toutes les lignes de ton plateau remplies, pour la première fois.
# Une Intention là où chacune a ses propres points : dans une liste, et avec son texte.
intention-short-points = { $name } ({ $points })
intention-worth = { $points ->
        [one] { $text } Elle rapporte { $points } point chaque fois.
       *[other] { $text } Elle rapporte { $points } points chaque fois.
    }

## Prix

price-free = gratuit
# Le mot court pour la Volonté ; à l’oreille, il est dit en entier.
short-willpower = VO
    .aloud = Volonté
# À l’oreille, les mots abrégés sont dits en entier : la forme « aloud ».
price-wp = { $count } VO
    .aloud = { $count } { $count ->
        [one] Volonté
       *[other] Volontés
    }
price-ambition = { $count } { $count ->
        [one] Ambition
       *[other] Ambitions
    }
price-essence = { NAME($count, form: "kinds") ->
        [told] { NAME($count, form: "whole") }
       *[other] { $count } { $count ->
            [one] Essence
           *[other] Essences
        }
    }
price-either = { $count } { $count ->
        [one] Essence
       *[other] Essences
    } au choix
price-from = dès { $price }
    .aloud = à partir de { NAME($price, form: "aloud") }
price-after = – { $price }
price-token = + un jeton, car c’est impossible sans
price-saved = coûte { $price } de moins
price-more = coûte { $price } de plus
# Ce qu’une amélioration ajoute au coût de son action ou en retire : « coût +1 », suivi d’une image de ce qui est payé.
price-change = coût { $by }
token-needed = { $card ->
        [none] { $upgrades ->
            [none] Un jeton doit d’abord débloquer { $row }, contre une carte que tu défausses.
           *[other] Impossible autrement pour l’instant : un jeton doit d’abord être placé sur { $row } ({ $upgrades }), contre une carte que tu défausses.
        }
       *[other] { $upgrades ->
            [none] Un jeton { $colour } débloque d’abord { $row }, en défaussant { $card }.
           *[other] Impossible autrement pour l’instant : un jeton { $colour } est d’abord placé sur { $row } ({ $upgrades }), en défaussant { $card }.
        }
    }
price-sum = { $first } + { $next }
    .aloud = { NAME($first, form: "aloud") } et { NAME($next, form: "aloud") }
    .kinds = told
    .whole = { NAME($first, form: "whole") } + { NAME($next, form: "whole") }
# Un prix comme somme : un montant et sa raison pour chaque partie, et ce que cela fait.
price-less = { $first } − { $next }
price-term = { $price } ({ $reason })
price-equals = { $terms } = { $price }
cost = Coût : { $price }.
cost-nothing = Ne coûte rien.
essence-of-kind = { $count } { $team }
    .kinds = told
    .whole = { $count } { $count ->
        [one] Essence
       *[other] Essences
    } { $team }
span = { $least }–{ $most }
sphere-with-wp = { $sphere } { $wp }
fortress-of = { $kind } ({ $team })
team-count = { $team } { $count }
card-with-vibe = { $card } [{ $letter }]
card-of-vibe = { $card } ({ NAME($vibe, form: "feminine") })
card-aligned = { $card }, pour { NAME($team, form: "gender") ->
        [feminine] la { $team }
        [vowel] l’{ $team }
       *[masculine] le { $team }
    }
card-numbers = { $intensities }, transcender à { $threshold }

## Lettres des Vibrations

vibe-letter-none = –
vibe-letter-red = R
vibe-letter-yellow = J
vibe-letter-green = V
vibe-letter-blue = B
vibe-letter-wild = *

## Actions Esprit

row-move = Dépla­cer
row-move-text = Mène ton Esprit le long d’un chemin. Il ne peut pas s’arrêter là où se tient un Esprit adverse. Coût : 1 Volonté.
row-move-text-balance = Mène ton Esprit le long d’un chemin. Il peut s’arrêter n’importe où, peu importe qui s’y tient. Coût : 1 Volonté.
row-invoke = Invo­quer
row-invoke-text = Joue une Émotion Légère de ta main sur un emplacement vide adjacent à ton Esprit, avec sa première Essence. Coût : 2 Volontés et 1 Essence.
row-invoke-text-balance = Joue une Émotion Légère de ta main sur un emplacement vide adjacent à ton Esprit, avec sa première Essence, de Bonheur ou de Tristesse : elle compte pour cette équipe. Coût : 2 Volontés et 1 Essence.
row-quell = Refou­ler
row-quell-text = Montre une carte de la même Vibration qu’une Émotion adverse adjacente à ton Esprit : cette Émotion perd 1 Essence. Coût : 2 Volontés et 1 Ambition.
row-fortify = Forti­fier
row-fortify-text = Construis un Fragment Mineur comme Forteresse sur un site vide adjacent à ton Esprit, sauf si l’équipe adverse contrôle ce Royaume. Coût : 3 Volontés.
row-fortify-text-balance = Construis un Fragment Mineur comme Forteresse sur un site vide adjacent à ton Esprit. Tu payes avec de l’Essence de l’équipe qui contrôle le Royaume, ou de l’une des deux au choix si personne ne le contrôle, et la Forteresse compte pour cette équipe. Coût : 3 Volontés et 1 Essence.
row-empower = Trans­cender
row-empower-text = Change une Émotion Légère de ton équipe adjacente à ton Esprit en sa contrepartie Profonde, si elle porte assez d’Essence. Coût : 3 Volontés.
row-empower-text-balance = Change une Émotion Légère de ton équipe adjacente à ton Esprit en n’importe quelle Émotion Profonde de l’Équilibre qui n’est pas sur le plateau, si elle porte autant d’Essence que celle-ci en demande. Tu choisis sa Vibration. Coût : 3 Volontés.

## Actions Royaume

action-gain-willpower = Gagner de la Volonté
action-gain-willpower-text = Gagne 4 Volontés. Coût : 1 Volonté, ou rien si ton équipe contrôle la Vallée des Motivations.
action-gain-willpower-text-balance = Gagne 4 Volontés. Coût : 1 Volonté, ou rien pour Raison.
action-draw-emotions = Piocher des Émotions
action-draw-emotions-text = Pioche une carte ; chaque carte de plus coûte 2 Volontés. Coût : 1 Volonté, ou rien si ton équipe contrôle le Berceau des Sens.
action-draw-emotions-text-balance = Pioche une carte ; chaque carte de plus coûte 2 Volontés. Coût : 1 Volonté, ou rien pour Raison.
action-move-emotion = Déplacer une Émotion
action-move-emotion-text = Amène n’importe quelle Émotion de ton équipe, avec tout ce qu’elle porte, sur un emplacement vide adjacent à ton Esprit. Coût : 2 Volontés, ou 1 si ton équipe contrôle le Réseau des Pensées.
action-move-emotion-text-balance = Amène n’importe quelle Émotion de ton équipe, avec tout ce qu’elle porte, sur un emplacement vide adjacent à ton Esprit. Coût : 2 Volontés, ou 1 pour Raison.
action-intensify = Inten­si­fier
action-intensify-text = Pose de l’Essence de ton plateau sur une seule Émotion de ton équipe adjacente à ton Esprit ; chacune après la première coûte 1 Volonté. Coût : 1 Volonté, ou rien si ton équipe contrôle la Contrée des Désirs.
action-intensify-text-balance = Pose de l’Essence de ton plateau sur une seule Émotion de ton équipe adjacente à ton Esprit, de la sorte qui s’y trouve ; chacune après la première coûte 1 Volonté. Coût : 1 Volonté, ou rien pour Raison.
action-harvest = Récolter de l’Essence
action-harvest-text = Change n’importe quelle quantité de ta Volonté en la même quantité d’Essence. Coût : 1 Volonté, ou rien si ton équipe contrôle le Saule des Valeurs.
action-harvest-text-balance = Change n’importe quelle quantité de ta Volonté en la même quantité d’Essence, chacune de la sorte que tu choisis. Coût : 1 Volonté, ou rien pour Raison.

## Capacités et fin du tour

ability-add-token = Ajouter un jeton Vibration
ability-add-token-text = Place un jeton Vibration sur l’une de tes lignes, de n’importe quelle couleur que la ligne accepte. Une fois par tour. Coût : 1 Ambition.
ability-rotate = Faire pivoter l’Origine
ability-rotate-text = Fais pivoter l’Origine pour que chaque Sphère passe au Royaume suivant dans le sens horaire. Une fois par tour. Coût : 1 Ambition.
ability-extra-action = Action supplé­mentaire
ability-extra-action-text = Tu as une Action de plus ce tour. Une fois par tour. Coût : 2 Ambitions.
ability-absorb = Absor­ber
ability-absorb-text = Prends 2 Volontés d’une Sphère adjacente à ton Esprit, et 1 de plus pour chaque Frontière adjacente à ton Esprit que ton équipe contrôle. Puis vient le bonus de la Sphère, et l’Origine pivote. Une fois par tour.
ability-absorb-text-balance = Prends 2 Volontés d’une Sphère adjacente à ton Esprit, et 1 de plus pour chaque Triade adjacente où se trouve une Émotion de ton équipe. Puis vient le bonus de la Sphère, et l’Origine pivote. Une fois par tour.
ability-end-turn = Terminer le tour
ability-end-turn-text = Arrête-toi ici. Ton équipe rend 1 Ambition disponible, ou tu pioches 2 cartes.

## Glossaire

term-spirit = Esprit
term-spirit-text = La figurine qu’un joueur déplace sur le plateau, avec un plateau à elle pour ses actions et ses jetons.
term-emotion = Émotion
term-emotion-text = Une carte posée sur un emplacement du plateau et qui porte de l’Essence. Les Émotions décident de qui contrôle quoi.
term-mild = Émotion Légère
term-mild-text = Une Émotion de la pioche d’un joueur. Avec assez d’Essence, elle peut être transcendée.
term-strong = Émotion Profonde
term-strong-text = Ce que devient une Émotion Légère une fois transcendée. Le Bonheur et la Tristesse en ont deux exemplaires de chacune, l’Équilibre un seul.
term-brightness = Clarté
term-brightness-text = L’Émotion de départ du Bonheur. Elle n’a ni Vibration ni pouvoir.
term-bleakness = Noirceur
term-bleakness-text = L’Émotion de départ de la Tristesse. Elle n’a ni Vibration ni pouvoir.
term-counterpart = Contrepartie
term-counterpart-text = L’Émotion Profonde qui va avec une Légère, et inversement. Une Neutralité peut devenir n’importe quelle Émotion Profonde de l’Équilibre.
term-threshold = Seuil
term-threshold-text = L’Essence qu’une Émotion Légère doit porter avant de pouvoir être transcendée. Pour l’Équilibre, c’est l’Émotion Profonde qui dit combien.
term-realm = Royaume
term-realm-text = L’une des cinq terres du plateau, avec deux emplacements, une case d’Esprit, un site de Forteresse et une action à elle.
term-frontier = Frontière
term-frontier-text = La limite entre deux Royaumes voisins, avec un emplacement et une case d’Esprit.
term-triad = Triade
term-triad-text = Trois emplacements voisins : celui d’une Frontière et celui de chaque côté. Chaque emplacement appartient à une seule Triade, et chaque Triade décide de qui contrôle sa Frontière.
term-slot = Emplacement
term-slot-text = Une place pour une Émotion. Les quinze emplacements forment un anneau, et chacun est adjacent à deux autres.
term-space = Case
term-space-text = Une place où se tiennent les Esprits. Chaque Royaume et chaque Frontière en a une, et des chemins les relient.
term-origin = Origine
term-origin-text = La roue au centre qui porte les cinq Sphères d’un Royaume à l’autre.
term-sphere = Sphère
term-sphere-text = Une partie de l’Origine qui contient de la Volonté et donne un bonus à qui en absorbe.
term-willpower = Volonté
term-willpower-text = Ce que coûtent la plupart des actions. En abrégé : VO.
term-essence = Essence
term-essence-text = Ce qui donne leur force aux Émotions. Elle reste sur ton plateau jusqu’à ce que tu la poses sur une Émotion. L’Équilibre détient de l’Essence de Bonheur et de l’Essence de Tristesse.
term-ambition = Ambition
term-ambition-text = Trois jetons que partage une équipe. Un jeton disponible peut être dépensé ; il est alors indisponible jusqu’à ce qu’il soit regagné.
term-vibe = Vibration
term-vibe-text = La couleur d’une Émotion : rouge, jaune, vert ou bleu. Pour une Émotion Profonde de l’Équilibre, son joueur la choisit.
term-vibe-token = Jeton Vibration
term-vibe-token-text = Un jeton sur une ligne de ton plateau. Le premier débloque l’action, les autres ses améliorations. Une ligne n’a jamais deux jetons d’une même couleur.
term-wild-token = Jeton primitif
term-wild-token-text = Un jeton Vibration sans couleur. Chaque joueur en place quatre avant le début de la partie, sauf dans l’avant-première, où ils ont des couleurs.
term-row = Ligne
term-row-text = L’une des cinq actions de ton plateau Esprit, avec quatre cases pour des jetons Vibration.
term-upgrade = Amélioration
term-upgrade-text = Ce qu’une ligne permet en plus une fois qu’un jeton s’y trouve, souvent contre un supplément.
term-determination = Détermination
term-determination-text = Une amélioration qui rend une action moins chère de 1 Volonté.
term-intensity = Intensité
term-intensity-text = La force d’une Émotion : le nombre sous sa dernière Essence, son jeton et ce que son pouvoir ajoute.
term-intensity-token = Jeton Intensité
term-intensity-token-text = Un jeton valant jusqu’à +6 sur une Émotion. Une Émotion en a un seul au plus et le perd en quittant le plateau.
term-control = Contrôle
term-control-text = Une équipe contrôle un Royaume ou une Frontière si elle y a la plus haute Intensité au total ; dans un Royaume, sa Forteresse compte aussi. À égalité, personne ne contrôle.
term-blocked = Bloquée
term-blocked-text = Une Émotion sur une Frontière ne compte pas dans un Royaume tant que l’emplacement voisin de ce Royaume porte une Émotion adverse. Une flèche qui bute sur une barre le montre sur le plateau.
term-chain = Chaîne
term-chain-text = Des Émotions d’une même équipe sur des emplacements qui se suivent sans interruption.
term-adjacent = Adjacent
term-adjacent-text = Juste à côté. Le plateau montre les emplacements, sites et Sphères adjacents à une case.
term-fortress = Forteresse
term-fortress-text = Un Fragment sur le site d’un Royaume. Il y donne de l’Intensité à son équipe : 1 pour un Mineur, 2 pour un Majeur. Il ne rapporte des points que lorsque la Sphère de ce Royaume est vidée et qu’il rejoint l’Identité : sur le plateau, seules les Forteresses d’Ego en rapportent, à la fin.
term-site = Site de Forteresse
term-site-text = La place d’une Forteresse ; chaque Royaume en a un.
term-fragment = Fragment
term-fragment-text = Un morceau de l’Identité. Une équipe a cinq Mineurs qui valent 3 points chacun, trois Majeurs qui en valent 5 et un Pyramidion qui en vaut 4.
term-minor = Fragment Mineur
term-minor-text = Le petit Fragment, qui vaut 3 points dans l’Identité.
term-major = Fragment Majeur
term-major-text = Le grand Fragment, qui vaut 5 points dans l’Identité.
term-capping = Pyramidion
term-capping-text = Le dernier Fragment, qui vaut 4 points. Une équipe à court du Fragment qu’elle a gagné le place, et la partie se termine.
term-identity = Identité
term-identity-text = La tour de Fragments au centre du plateau. Ce qu’elle contient compte à la fin.
term-revelation = Révélation
term-revelation-text = Ce qui arrive quand une Sphère est vidée : les équipes comparent leurs Aspirations et gagnent des Fragments.
term-aspiration = Aspiration
term-aspiration-text = Une chose en quoi il faut être devant quand vient une Révélation.
term-common-aspiration = Aspiration Commune
term-common-aspiration-text = L’Aspiration qui compte pour toutes les équipes. Elles forment une rangée face visible, et la plus à gauche est l’actuelle.
term-hidden-aspiration = Aspiration Propre
term-hidden-aspiration-text = L’Aspiration que seule son équipe connaît et peut accomplir.
term-intention = Intention
term-intention-text = Un acte qui rapporte des points aussitôt : 1 pour le premier d’un tour, 2 pour chacun des suivants ; dans l’avant-première, autant qu’indiqué à côté.
term-wheel = Roue des Intentions
term-wheel-text = Là où une équipe compte ses points d’Intentions. Un point sur deux apporte un bonus, et une équipe à 20 met fin à la partie.
term-shaper = Façonneur
term-shaper-text = Un seul Esprit qui joue pour toute une équipe, quand il n’y a pas deux joueurs par équipe.
term-action = Action
term-action-text = Une action Esprit ou une action Royaume. Un joueur en a trois par tour.
term-spirit-action = Action Esprit
term-spirit-action-text = Déplacer, Invoquer, Refouler, Fortifier ou Transcender : une action de ton plateau Esprit, qui doit être débloquée.
term-realm-action = Action Royaume
term-realm-action-text = Une action qu’un Royaume offre à chaque joueur, où qu’il soit. Elle coûte 1 Volonté de moins si ton équipe contrôle le Royaume.
term-ability = Capacité
term-ability-text = Ce que tu peux faire une fois par tour sans dépenser d’Action : trois capacités coûtent de l’Ambition, et Absorber est gratuit.
term-absorb = Absorber
term-absorb-text = Prendre de la Volonté d’une Sphère, une fois par tour. Cela donne aussi le bonus de la Sphère et fait pivoter l’Origine.
term-invoke = Invoquer
term-invoke-text = Mettre en jeu une Émotion Légère de ta main.
term-quell = Refouler
term-quell-text = Retirer de l’Essence à une Émotion adverse. Celle qui n’en a plus quitte le plateau.
term-fortify = Fortifier
term-fortify-text = Construire une Forteresse ou, avec des améliorations, améliorer l’une des tiennes ou endommager une adverse.
term-empower = Transcender
term-empower-text = Changer une Émotion Légère en sa contrepartie Profonde.
term-intensify = Intensifier
term-intensify-text = Ajouter de l’Essence à une Émotion de ton équipe déjà sur le plateau.
term-harvest = Récolter
term-harvest-text = Changer de la Volonté en Essence.
term-insecurity-token = Jeton Insécurité
term-insecurity-token-text = Un jeton sur une ligne qui fait coûter 1 Volonté de plus à sa prochaine action. Il y en a six.
term-supply = Réserve
term-supply-text = Le stock commun de Volonté, d’Essence et de jetons Vibration à côté du plateau. Il ne s’épuise jamais.
term-bliss = Bonheur
term-bliss-text = L’équipe des Esprits lumineux : Amour, Délice, Empathie et Harmonie.
term-gloom = Tristesse
term-gloom-text = L’équipe des Esprits sombres : Haine, Misère, Malice et Anxiété.
term-balance = Équilibre
term-balance-text = Une troisième équipe, pour 3 à 6 joueurs dans le jeu complet : Raison et Intuition. Elle veut que le Bonheur et la Tristesse soient à égalité, et utilise l’Essence des deux. Ses Esprits partagent leur case avec n’importe qui. Fortifier lui coûte 1 Essence de plus. Quand elle absorbe, elle prend 1 Volonté de plus non pour les Frontières qu’elle contrôle, mais pour chaque Triade adjacente où se trouve l’une de ses Émotions.
term-alignment = Alignement
term-alignment-text = L’équipe, Bonheur ou Tristesse, pour laquelle une Émotion ou une Forteresse de l’Équilibre compte dans le contrôle et les Aspirations. Il dépend de l’Essence utilisée. Pour tout le reste, elles sont à l’Équilibre.
term-condition = Condition
term-condition-text = Ce qu’il faut à l’Équilibre lors d’une Révélation. Chacune de ses Aspirations a deux conditions ; une seule remplie apporte un Fragment Mineur, les deux un Majeur.
term-ego = Ego
term-ego-text = Un adversaire qui joue tout seul, contre une ou deux personnes. Ses Esprits, le Gardien et l’Influenceur, n’ont ni plateau, ni main, ni Ambition, ni pouvoir, et ses Émotions n’en ont pas non plus. Des Stratagèmes lui disent quoi faire. Il prend ce qu’il pose dans la réserve et conserve de la Volonté.
term-gatekeeper = Gardien
term-gatekeeper-text = L’un des deux Esprits d’Ego. Entre des manières qui se valent, il préfère se tenir sur une Frontière.
term-influencer = Influenceur
term-influencer-text = L’un des deux Esprits d’Ego. Entre des manières qui se valent, il préfère se tenir dans un Royaume.
term-scheme = Stratagème
term-scheme-text = L’une des douze cartes d’Ego. La tête de celle qui est face visible dit ce que vise le prochain tour d’Ego et sa première action ; le pied de celle qu’on retourne à côté dit la deuxième et la troisième.
term-special-scheme = Stratagème spécial
term-special-scheme-text = Ce que provoquent deux ou trois actions manquées en un tour d’Ego, dans le jeu complet : il paye 2 Volontés pour une Forteresse Mineure dans un Royaume qu’il contrôle, ou pour 2 points s’il n’y a pas de place. S’il ne peut pas payer, il gagne 1 Volonté.
term-impact = Impact
term-impact-text = De combien une manière d’agir fait avancer Ego dans l’Aspiration qu’il vise : son compte moins le tien, après et avant. Ego prend la manière qui en a le plus. Si Ego joue la Tristesse, « Unité 2–2 → 2–3 » est un Impact de 1 : le compte du Bonheur vient en premier, comme partout. Si toutes les manières devaient le faire reculer, l’action est manquée et, dans le jeu complet, Ego marque 1 point, une fois par tour.
term-difficulty = Difficulté
term-difficulty-text = Ego joue à la difficulté moyenne, ou avec des degrés qui le rendent plus dur ou plus facile. Chaque niveau comprend les degrés qui le précèdent ; on peut aussi choisir les degrés un par un.
term-card-set = Jeu de cartes
term-card-set-text = Un fichier avec les nombres et les pouvoirs des Émotions. Tu peux jouer avec le tien.
term-status = Statut
term-status-text = Si le texte d’une carte est documenté par des règles publiées ou a été conçu pour ce programme.
