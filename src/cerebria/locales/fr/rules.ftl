# Le livre des règles. web/src/rules/chapters.ts dit quels messages forment quel chapitre.
# [mots](#chapter) mène à un autre chapitre, [mots](~term) explique un terme de words.ftl ou de help.ftl, les **mots** ressortent.

rules-title = Les règles
rules-lead = Tout le jeu en courts chapitres. Cherche quelque chose, ou lis depuis le début en une demi-heure environ.
rules-search = Chercher dans les règles
rules-search-hint = Un mot : « bloquée »
rules-found = { $count ->
        [0] Rien n’a été trouvé. Essaie un autre mot.
        [one] Un endroit
       *[other] { $count } endroits
    }
# Les mots que l’on cherche, et après les deux-points ceux que les règles emploient pour eux : une ligne pour chacun.
rules-search-words =
    bouclier, mur, barrer, protéger, obstacle: bloque, bloquée, bloquées
    tour, château, bâtiment, bâtir: forteresse, fortifier, construire
    victoire, vainqueur, gagnant, perdre: gagne, emporte, fin
    score, scores, pv: points, point
    mana, énergie, argent, ressource, ressources, pièces: volonté, essence
    tuer, détruire, attaquer, combattre, réprimer: refouler, démolition
    jouer, poser, sort: invoquer
    améliorer, compétence, talent: amélioration
    évoluer, transformer, promouvoir, potentialiser: transcender
    objectif, objectifs, mission, quête, but: aspiration
    secret, secrète, cachée, privée: propre
    magie, effets, effet: pouvoir
    zone, région, territoire, province: royaume, frontière
    voisin, voisins, voisine, proche: adjacent, adjacente, côté
    marcher, voyager, bouger: déplacer
    force, puissance: intensité
    couleur, couleurs: vibration
    solo, seul, automa, robot, ordinateur: ego
    terminer, finir, achever: fin
    début, débutant: commence
    dominer, majorité: contrôle
    version, versions: édition, éditions
# Les mots d’une question qui ne disent rien de ce qu’on cherche.
rules-search-filler = comment, que, quoi, qui, est, sont, le, la, les, l, un, une, des, de, du, d, mon, ma, mes, puis, je, peut, quand, pourquoi, où, à, au, en, dans, sur, et, ou, il, c, ce, jeu
# Un mot et ce qu’il veut dire, tels qu’une recherche les trouve.
rules-term = { $title } : { $text }
rules-of-edition = { $edition }
rules-group-of-edition = { $edition } : { $group }
rules-contents = Sommaire
rules-example = Exemple
rules-in-basic = Dans le jeu de base
rules-compared = Ce qui est comparé
rules-other-edition = Ces chapitres disent les règles de l’édition finale. Ce qui est différent dans celle-ci est dit dans le chapitre [Les éditions côte à côte](#editions) ; ses cartes et ses plateaux sont dans l’[explorateur de cartes](/cards#spirits).
rules-other-edition-prototype = La plupart des chapitres disent les règles de l’édition finale. Le prototype est un autre jeu, raconté à partir du chapitre [Le prototype de 2017](#prototype-rounds) et comparé dans [Les éditions côte à côte](#editions) ; ses cartes et ses plateaux sont dans l’[explorateur de cartes](/cards#spirits).
rules-back-to-top = Retour au sommaire
rules-link-here = Lien vers ce chapitre : { $chapter }
rules-level = Niveau
rules-level-changes = Ce qu’il change

rules-group-start = Avant de jouer
rules-group-turn = Ton tour
rules-group-world = Le monde intérieur
rules-group-points = Points
rules-group-early = Un autre jeu : le prototype
rules-group-more = Manières de jouer

## Le but

rule-aim = De quoi il s’agit
rule-aim-1 = Deux équipes se disputent l’esprit d’une personne. Le **Bonheur** apporte ce qui est lumineux, la **Tristesse** ce qui est sombre. Chaque équipe a un ou deux [Esprits](~spirit), et chaque joueur joue un Esprit.
rule-aim-2 = Tu places des [Émotions](#emotions) sur le plateau. Là où tes Émotions sont les plus intenses, ton équipe [contrôle](#control) le terrain. Le contrôle et d’autres mérites comptent pour les [Aspirations](#aspirations).
rule-aim-3 = Au centre tourne l’[Origine](#origin), avec cinq Sphères pleines de Volonté. Qui prend la dernière Volonté d’une Sphère cause une [Révélation](#revelation). Alors chaque équipe qui est devant dans une Aspiration ajoute un [Fragment](~fragment) à l’[Identité](~identity), la tour au centre.
rule-aim-4 = Les Fragments sont des points. Dans le jeu complet, il y a aussi des points pour des [Intentions](#intentions), des actes que tu fais à ton tour. Quand la partie se [termine](#end), l’équipe qui a le plus de points a façonné l’Identité de la personne.
rule-aim-example = Trois choses à garder à l’œil : quelle Aspiration est l’actuelle, qui y est devant, et quelle Sphère est presque vide.
rule-aim-basic = Le but est le même. Les points viennent des seuls Fragments : il n’y a pas d’Intentions.

## Le plateau

rule-board = Le plateau
rule-board-1 = Cinq **Royaumes** forment un anneau. Dans le sens horaire, ce sont la Vallée des Motivations, le Berceau des Sens, le Réseau des Pensées, la Contrée des Désirs et le Saule des Valeurs. Entre deux Royaumes voisins se trouve une **Frontière** ; il y en a donc cinq aussi.
rule-board-2 = Tout autour courent quinze **emplacements**, chacun pour une Émotion : deux dans chaque Royaume, un sur chaque Frontière. Un emplacement est adjacent à celui qui le précède et à celui qui le suit, et à aucun autre.
rule-board-3 = L’emplacement d’une Frontière et le plus proche de chaque côté forment sa [Triade](~triad). Chaque emplacement appartient à exactement une Triade.
rule-board-4 = Les Esprits se tiennent sur des **cases** : une dans chaque Royaume, une sur chaque Frontière. Des chemins mènent de la case d’un Royaume à celles de ses deux Frontières, et nulle part ailleurs. N’importe quel nombre d’Esprits d’une même équipe peut partager une case.
rule-board-5 = Chaque Royaume a aussi un **site** pour une [Forteresse](#fortify).
rule-board-6 = Ce à quoi un Esprit est adjacent dépend de là où il se tient :
rule-board-7 = **Dans un Royaume :** les deux emplacements de ce Royaume, son site, la Sphère qui lui fait face, et ses deux Frontières avec leurs Triades.
rule-board-8 = **Sur une Frontière :** l’emplacement même de la Frontière, les sites des deux Royaumes à côté d’elle, les Sphères qui leur font face, et cette seule Frontière avec sa Triade.
rule-board-example = Amour se tient dans le Berceau des Sens. Il atteint les emplacements 2 et 3, le site de ce Royaume et la seule Sphère qui lui fait face. Les emplacements 1 et 4 sont sur les Frontières : il est adjacent à ces Frontières, mais pas à leurs emplacements.
rule-board-basic = Le plateau est le même.

## L’Origine

rule-origin = L’Origine et ses Sphères
rule-origin-1 = L’Origine est une roue de cinq **Sphères**. Dans le sens horaire, ce sont Engagement, Créativité, Humilité, Assiduité et Savoir. Une Sphère fait face à chaque Royaume. Laquelle fait face auquel au début est laissé au hasard.
rule-origin-2 = Chaque Sphère commence avec 7 [Volontés](~willpower). Quand l’Origine **pivote**, chaque Sphère passe au Royaume suivant dans le sens horaire, avec ce qu’il y reste.
rule-origin-3 = Une Sphère donne un bonus à qui [absorbe](#absorb) d’elle, s’il le veut :
rule-origin-4 = **Engagement :** paye 1 Volonté, et 1 Ambition de ton équipe devient disponible.
rule-origin-5 = **Créativité :** pioche une carte.
rule-origin-6 = **Humilité :** gagne 1 Essence.
rule-origin-7 = **Assiduité :** gagne 2 Volontés de la réserve.
rule-origin-8 = **Savoir :** ajoute un [jeton Vibration](#tokens), sans défausser de carte pour lui.
rule-origin-basic = Les Sphères sont les mêmes.

## Ce que tu possèdes

rule-goods = Cartes, jetons et Essence
rule-goods-1 = Tu commences avec 4 **Volontés**, 2 **Essences** et 2 cartes en main. La Volonté paye la plupart de ce que tu fais. L’Essence rend les Émotions fortes. Les deux viennent d’une réserve qui ne s’épuise jamais.
rule-goods-2 = Ta **pioche** a seize Émotions Légères, pas plus de deux exemplaires de chacune. Sa carte du dessus est face visible pour tous. Les cartes se piochent une par une, et la carte suivante est chaque fois retournée. Quand la pioche est vide, rien n’est pioché.
rule-goods-3 = Ton équipe partage trois jetons **Ambition**. Un jeton disponible peut être dépensé ; un jeton dépensé doit redevenir disponible. Au début, tous les trois sont indisponibles.
rule-goods-4 = Ton équipe a aussi neuf [Aspirations Propres](#aspirations) (une de chaque sorte), deux exemplaires de chacune de ses seize Émotions Profondes, et ses **Fragments** : cinq Mineurs, trois Majeurs et un Pyramidion.
rule-goods-5 = Une Émotion Légère défaussée va face cachée sous la pioche d’où elle venait, et face visible si cette pioche est vide. Une Profonde retourne à son équipe. Une Clarté quitte la partie. Une Noirceur retourne au stock de six dans lequel [Anxiété](#spirits) peut la prendre.
rule-goods-6 = Les coéquipiers peuvent tout se montrer et en parler. Ils ne peuvent rien se donner.
rule-goods-basic = Chaque équipe a sept Aspirations Propres, sans Sensibilité ni Réflexion, et pas d’Émotions Profondes.

## Mise en place

rule-setup = La mise en place
rule-setup-1 = Le programme fait ceci de lui-même : il remplit les Sphères, oriente l’Origine au hasard, dispose les neuf Aspirations Communes en rangée, mélange les Aspirations Propres (jusqu’à ce que la première diffère de l’Aspiration Commune actuelle), mélange chaque pioche et distribue deux cartes.
rule-setup-2 = Un joueur tiré au sort commence. Ensuite, les équipes alternent ; qui de l’autre équipe vient en premier est aussi tiré au sort, et cet ordre reste pour toute la partie. Le premier joueur a 6 Volontés au lieu de 4, mais ne peut pas absorber à son premier tour.
rule-setup-3 = Dans l’ordre du tour, chaque joueur met son Esprit sur une Frontière que personne n’a encore prise. Puis il pose son Émotion de départ, Clarté pour le Bonheur et Noirceur pour la Tristesse, sur l’un des deux emplacements Royaume adjacents à l’emplacement de cette Frontière. Elle vient avec 1 Essence.
rule-setup-4 = Puis, de nouveau dans l’ordre, chaque joueur place quatre [jetons Vibration](#tokens) **primitifs** sur son plateau : pour débloquer des lignes, ou pour améliorer des lignes débloquées.
rule-setup-5 = Qui apprend peut choisir le départ fixe : les Esprits et les Émotions de départ sont alors comme dans le jeu de base, et il ne reste que les jetons à placer.
rule-setup-basic = Tout commence à des places fixes. Le Bonheur commence sur la Frontière des Motivations et des Sens et sur celle des Pensées et des Désirs, avec Clarté sur les emplacements 0 et 8 ; la Tristesse sur celle des Sens et des Pensées et sur celle des Désirs et des Valeurs, avec Noirceur sur les emplacements 3 et 11. Les jetons primitifs débloquent Déplacer, Invoquer, Refouler et Fortifier.

## Un tour

rule-turn = Ton tour
rule-turn-1 = À ton tour, tu as trois **Actions**. Tu peux les faire dans n’importe quel ordre, la même encore et encore si tu veux, et tu peux t’arrêter plus tôt.
rule-turn-2 = Une Action est une [action Esprit](#spirit-actions) (Déplacer, Invoquer, Refouler, Fortifier, Transcender) ou une [action Royaume](#realm-actions) (Gagner de la Volonté, Piocher des Émotions, Déplacer une Émotion, Intensifier, Récolter de l’Essence).
rule-turn-3 = Avant, entre et après tes Actions, tu peux utiliser une fois chacune des [capacités d’Ambition](#abilities), et [Absorber](#absorb) une fois. Ce ne sont pas des Actions.
rule-turn-4 = À la fin de ton tour, tu choisis : 1 Ambition de ton équipe devient disponible, **ou** tu pioches 2 cartes. Puis Satisfaction, si ton équipe l’a sur le plateau, donne sa Volonté. Si, après cela, tu n’as aucune Volonté, tu en prends 1.
rule-turn-example = Amour a 5 Volontés. Il se déplace (1), invoque une Émotion (2 et 1 Essence), absorbe 3 Volontés d’une Sphère, puis fait Gagner de la Volonté (payer 1, en recevoir 4) avec sa troisième Action. Il termine son tour avec 8.
rule-turn-basic = Un tour est pareil, sans Transcender.

## Actions Esprit

rule-spirit-actions = Les actions Esprit et leurs lignes
rule-spirit-actions-1 = Le plateau de ton Esprit a cinq **lignes**, une pour chaque action Esprit. Une ligne a quatre cases pour des [jetons Vibration](#tokens). Le premier jeton, à gauche, **débloque** l’action. Les trois autres cases sont des **améliorations**.
rule-spirit-actions-2 = Tu fais une action Esprit dans cet ordre :
rule-spirit-actions-3 = Nomme l’action. Si tu veux, ajoute un jeton à sa ligne.
rule-spirit-actions-4 = Dis quelles améliorations tu utilises, et ce que vise l’action.
rule-spirit-actions-5 = Paye pour tout cela ensemble.
rule-spirit-actions-6 = L’action prend effet. Puis viennent les pouvoirs des Émotions qui ont quitté le plateau, et après eux ceux des Émotions qui y sont entrées.
rule-spirit-actions-7 = Les améliorations qui agissent après coup prennent effet, puis les pouvoirs d’autres Émotions qui réagissent.
rule-spirit-actions-8 = En dernier viennent les [Intentions](#intentions) et les bonus de la Roue.
rule-spirit-actions-9 = Le prix est le coût de base, plus ce que coûtent les améliorations, plus ce qu’ajoutent les Émotions adverses, moins les réductions. Il ne descend jamais sous zéro. Les réductions ne baissent que la Volonté, jamais l’Ambition ni l’Essence. Si tu ne peux pas payer tout le prix, tu ne peux pas le faire ainsi.
rule-spirit-actions-basic = Seules les quatre premières lignes servent. On joue avec la face A des plateaux.

## Jetons et améliorations

rule-tokens = Jetons Vibration et améliorations
rule-tokens-1 = Quand tu fais une action Esprit, tu peux d’abord défausser une carte de ta main et placer un jeton de la [Vibration](~vibe) de cette carte, sa couleur, sur la ligne de cette action. Un jeton par action, et tu dois pouvoir faire l’action ensuite.
rule-tokens-2 = Sur une ligne bloquée, le jeton doit aller sur la première case. Sur une ligne débloquée, il va sur n’importe quelle amélioration libre. Une ligne n’a jamais deux jetons de la même couleur. Les jetons primitifs n’ont pas de couleur et ne se placent qu’au début.
rule-tokens-3 = Les autres effets qui ajoutent un jeton suivent les mêmes limites, mais peuvent choisir n’importe quelle ligne de ton plateau et, sauf si leur texte nomme la couleur, n’importe quelle couleur que cette ligne accepte.
rule-tokens-4 = Utiliser une amélioration dépend de toi. Chaque amélioration qui porte un jeton peut être utilisée une fois par action, si sa condition est remplie et si elle change quelque chose. Un jeton que tu viens de placer compte aussitôt.
rule-tokens-5 = **Détermination**, sur la plupart des lignes, rend l’action moins chère de 1 Volonté.
rule-tokens-example = Tu te déplaces, défausses une carte verte et mets le jeton vert sur Empressement. Ce même Déplacement peut déjà s’en servir : pour 1 Volonté de plus, tu vas à deux cases.
rule-tokens-basic = Les jetons et les améliorations font partie du jeu de base. La ligne de Transcender n’en prend pas.

## Déplacer

rule-move = Déplacer
rule-move-1 = **Coûte 1 Volonté.** Ton Esprit va le long d’un chemin à la case suivante. Il ne peut pas s’arrêter là où se tient un Esprit adverse.
rule-move-2 = **Empressement** (+1 Volonté) : va une case plus loin. En chemin, tu peux dépasser des Esprits adverses.
rule-move-3 = **Défiance** (+1 Volonté) : tu peux t’arrêter là où se tient un Esprit adverse.
rule-move-4 = **Détermination :** 1 Volonté de moins.
rule-move-basic = Déplacer est pareil.

## Invoquer

rule-invoke = Invoquer
rule-invoke-1 = **Coûte 2 Volontés et 1 Essence à toi.** Joue une Émotion Légère de ta main sur un emplacement vide adjacent à ton Esprit. L’Essence va sur son premier espace. Si elle a un pouvoir à l’entrée en jeu, il agit maintenant.
rule-invoke-2 = **Renforcement** (1 Ambition) : l’Émotion reçoit 1 Essence de plus, de la réserve.
rule-invoke-3 = **Force Intérieure** (+2 Volontés) : l’Essence qu’elle requiert vient de la réserve, et non de ton plateau.
rule-invoke-4 = **Détermination :** 1 Volonté de moins.
rule-invoke-example = Amour sur une Frontière ne peut invoquer que sur l’emplacement même de la Frontière. Dans un Royaume, il aurait le choix entre deux emplacements.
rule-invoke-basic = Invoquer est pareil, et de même les pouvoirs des Émotions Légères.

## Refouler

rule-quell = Refouler
rule-quell-1 = **Coûte 2 Volontés et 1 Ambition.** Choisis une Émotion adverse adjacente à ton Esprit, et montre de ta main une carte de la même Vibration. Tu gardes la carte. L’Émotion perd son Essence la plus à droite, qui va à la réserve.
rule-quell-2 = Une Émotion qui n’a plus d’Essence quitte le plateau.
rule-quell-3 = Clarté et Noirceur correspondent à toutes les Vibrations quand elles sont refoulées : n’importe quelle carte convient. Il te faut tout de même une carte à montrer.
rule-quell-4 = **Subjugation** (+2 Volontés) : retire 1 Essence de plus.
rule-quell-5 = **Déni** (+1 Volonté) : tu n’as pas à montrer de carte.
rule-quell-6 = **Détermination :** 1 Volonté de moins.
rule-quell-7 = Quand un pouvoir retire de l’Essence à une Émotion, ce n’est pas un Refoulement : rien de ce qui protège du Refoulement, ou le rend plus cher, ne s’applique.
rule-quell-basic = Refouler est pareil.

## Fortifier

rule-fortify = Fortifier
rule-fortify-1 = **Coûte 3 Volontés.** Mets un Fragment Mineur inutilisé comme **Forteresse** sur un site vide adjacent à ton Esprit, dans un Royaume que l’équipe adverse ne contrôle pas. Une Forteresse ajoute à l’Intensité de ton équipe dans son Royaume : un Mineur 1, un Majeur 2.
rule-fortify-2 = **Exaltation** (+1 Ambition) : ne construis pas. À la place, un Mineur de ton équipe sur un site adjacent est changé en l’un des Majeurs inutilisés de ton équipe, dans un Royaume que l’équipe adverse ne contrôle pas.
rule-fortify-3 = **Démolition** (+1 Volonté, +1 Ambition) : ne construis pas. À la place, un Mineur adverse sur un site adjacent est retiré, ou un Majeur adverse est changé en l’un des Mineurs inutilisés de son équipe. Si cette équipe n’a plus de Mineur, son Majeur tient bon. Peu importe qui contrôle le Royaume. Tu as une Action de plus ce tour.
rule-fortify-4 = **Détermination :** 1 Volonté de moins.
rule-fortify-5 = Un Fortifier fait une seule de ces choses. Les Fragments retirés ou échangés retournent à leur équipe et peuvent resservir.
rule-fortify-6 = Une Forteresse peut aussi rejoindre l’Identité, quand une Sphère face à son Royaume est vidée : voir [Révélation](#revelation).
rule-fortify-example = Au Saule des Valeurs, Courage donne 2 au Bonheur et Colère donne 2 à la Tristesse. La Forteresse Majeure du Bonheur ajoute 2 : le Bonheur contrôle donc le Royaume, 4 à 2.
rule-fortify-basic = Fortifier est pareil.

## Transcender

rule-empower = Transcender
rule-empower-1 = **Coûte 3 Volontés.** Choisis une Émotion Légère de ton équipe adjacente à ton Esprit qui porte au moins autant d’Essences que son [seuil](~threshold). Elle devient sa contrepartie Profonde. Toute son Essence passe à celle-ci ; la carte Légère est défaussée, et son jeton Intensité est perdu.
rule-empower-2 = Il doit rester un exemplaire de l’Émotion Profonde : chaque équipe en a deux.
rule-empower-3 = L’Émotion Légère quitte le plateau avant que la Profonde entre en jeu.
rule-empower-4 = **Pouvoir Canalisé** (1 Ambition) : pose d’abord 1 Essence de la réserve sur elle. Il lui faut pour cela un espace libre.
rule-empower-5 = **Élan Émotionnel** (+1 Volonté) : l’Émotion peut être n’importe où sur le plateau.
rule-empower-6 = **Détermination :** 1 Volonté de moins.
rule-empower-basic = Il n’y a ni action Transcender, ni Émotions Profondes.

## Actions Royaume

rule-realm-actions = Actions Royaume
rule-realm-actions-1 = Chaque Royaume offre une Action à tout le monde, où que se tienne son Esprit. Si ton équipe [contrôle](#control) le Royaume, l’Action coûte 1 Volonté de moins. Tu payes avant de recevoir quoi que ce soit.
rule-realm-actions-2 = **Vallée des Motivations : Gagner de la Volonté** (1, avec contrôle 0). Tu gagnes 4 Volontés.
rule-realm-actions-3 = **Berceau des Sens : Piocher des Émotions** (1, avec contrôle 0). Tu pioches une carte. Puis tu peux payer 2 pour une autre, aussi souvent que tu veux ; tu vois la prochaine carte du dessus avant de décider.
rule-realm-actions-4 = **Réseau des Pensées : Déplacer une Émotion** (2, avec contrôle 1). Amène une Émotion de ton équipe de n’importe où, avec son Essence et son jeton, sur un emplacement vide adjacent à ton Esprit.
rule-realm-actions-5 = **Contrée des Désirs : Intensifier** (1, avec contrôle 0). Pose 1 Essence à toi sur une Émotion de ton équipe adjacente à ton Esprit qui a un espace libre. Chaque Essence de plus sur la même Émotion coûte 1 Volonté.
rule-realm-actions-6 = **Saule des Valeurs : Récolter de l’Essence** (1, avec contrôle 0). Change autant de Volontés que tu veux, au moins 1, en la même quantité d’Essence.
rule-realm-actions-7 = Déplacer une Émotion n’est ni quitter le plateau ni entrer en jeu : aucun pouvoir n’est déclenché.
rule-realm-actions-basic = Les actions Royaume sont les mêmes.

## Capacités

rule-abilities = L’Ambition et ses capacités
rule-abilities-1 = Pour l’[Ambition](~ambition) que ton équipe a de disponible, tu peux faire ceci, chaque chose une fois à ton tour et sans dépenser d’Action :
rule-abilities-2 = **Ajouter un jeton Vibration** (1 Ambition) : sur n’importe quelle ligne de ton plateau, de n’importe quelle couleur que cette ligne accepte. Aucune carte n’est défaussée, et tu n’as pas à faire l’action.
rule-abilities-3 = **Faire pivoter l’Origine** (1 Ambition) : elle pivote d’un cran dans le sens horaire.
rule-abilities-4 = **Action supplémentaire** (2 Ambitions) : tu as une Action de plus ce tour.
rule-abilities-5 = L’Ambition fait aussi partie du prix de Refouler et de certaines améliorations. Elle devient disponible à la fin des tours, par Engagement, par la Roue et par certains pouvoirs et améliorations. Une équipe n’en a jamais plus de trois.
rule-abilities-basic = Les capacités sont les mêmes.

## Absorber

rule-absorb = Absorber
rule-absorb-1 = Une fois à ton tour, tu peux absorber. Cela ne coûte rien et n’est pas une Action. Le premier joueur ne peut pas le faire à son premier tour.
rule-absorb-2 = Choisis une Sphère qui fait face au Royaume où se tient ton Esprit, ou à l’un des deux Royaumes à côté de sa Frontière.
rule-absorb-3 = Prends-en 2 Volontés, et 1 de plus pour chaque Frontière adjacente à ton Esprit que ton équipe contrôle. Certains pouvoirs en ajoutent. Tu ne peux pas prendre plus qu’il n’y en a.
rule-absorb-4 = Prends le [bonus](#origin) de la Sphère, si tu veux.
rule-absorb-5 = Prends la Volonté que des pouvoirs donnent de la réserve ; puis Délice peut piocher.
rule-absorb-6 = Si la Sphère est maintenant vide, il y a une [Révélation](#revelation).
rule-absorb-7 = L’Origine pivote d’un cran.
rule-absorb-example = Amour se tient dans la Vallée des Motivations avec une Frontière du Bonheur de chaque côté. Il prend 2 + 1 + 1 = 4 Volontés d’Humilité, qui en avait 5, et gagne 1 Essence comme bonus. Puis l’Origine pivote, et Humilité passe au Berceau des Sens avec sa dernière Volonté.
rule-absorb-basic = Absorber est pareil, sans les pouvoirs des Esprits.

## Émotions

rule-emotions = Les Émotions et leurs pouvoirs
rule-emotions-1 = Une carte montre l’équipe de l’Émotion, sa [Vibration](~vibe) et une rangée d’espaces d’Essence avec un nombre sous chacun. Elle est **Légère**, **Profonde** ou une Émotion de départ (Clarté, Noirceur). L’Essence remplit les espaces à partir de la gauche.
rule-emotions-2 = La plupart des Émotions ont un pouvoir. Certains agissent une fois, **à l’entrée en jeu** : une Légère quand elle est invoquée, une Profonde quand elle vient d’une Transcendance. D’autres agissent **tant qu’elle est sur le plateau**, aussi aux tours des adversaires si le texte en parle.
rule-emotions-3 = « Tu » est le joueur dont c’est le tour, si l’Émotion est de son équipe. Là où un texte dit « peux », tu décides ; sinon, tu dois, autant que possible. Ce qui ne peut avoir aucun effet ne se produit pas.
rule-emotions-4 = « Adjacent » et « à côté » veulent dire l’emplacement d’avant ou d’après sur l’anneau. Une **chaîne** est une suite d’Émotions d’une même équipe sur des emplacements qui se suivent.
rule-emotions-5 = Deux exemplaires de la même Émotion comptent tous les deux, sauf si le texte dit autre chose. Les comparaisons se font après que tout est payé et que l’Essence est en place.
rule-emotions-6 = Si plusieurs pouvoirs agissent au même moment, l’équipe dont c’est le tour passe en premier, puis les autres dans l’ordre du tour ; dans une équipe, l’emplacement au plus petit numéro vient d’abord.
rule-emotions-7 = L’Essence que tu poses sur une Émotion vient de ton propre plateau, sauf si le texte dit autre chose. Il ne peut jamais y en avoir plus que l’Émotion n’a d’espaces.
rule-emotions-8 = Chaque carte est dans l’[explorateur de cartes](/cards), avec des remarques sur les difficiles et avec son statut : si des règles publiées disent ce qu’elle fait, ou si elle a été conçue pour ce programme.
rule-emotions-basic = Les Émotions Légères et leurs pouvoirs servent, les Profondes non.

## Intensité

rule-intensity = Intensité
rule-intensity-1 = L’**Intensité** d’une Émotion est le nombre sous sa dernière Essence. Sur la plupart des cartes, plus d’Essence veut dire plus d’Intensité, mais regarde bien : sur certaines elle reste égale, et sur une elle baisse.
rule-intensity-2 = S’y ajoute son **jeton Intensité**, si un pouvoir lui en a donné un. Une Émotion a au plus un jeton, de +6 au plus. Le jeton n’est pas de l’Essence, et il est perdu quand la carte quitte le plateau.
rule-intensity-3 = Puis viennent les bonus du propre pouvoir de l’Émotion, et après eux Pureté, qui plafonne le résultat. L’Intensité n’est jamais inférieure à 0.
rule-intensity-example = Excitation a les nombres 1, 2, 3. Avec 2 Essences, son Intensité est 2. Avec une troisième Essence, elle serait 3.
rule-intensity-basic = L’Intensité est pareille. Pureté, une Émotion Profonde, n’est pas dans le jeu.

## Contrôle

rule-control = Le contrôle des Frontières et des Royaumes
rule-control-1 = Le contrôle est toujours à jour. Il change au moment où change une Émotion, son Intensité ou une Forteresse.
rule-control-2 = **Une Frontière** se décide dans sa [Triade](~triad) : trois emplacements. Si une seule équipe y a des Émotions, elle contrôle la Frontière, même avec une Intensité de 0. Sinon, c’est l’équipe qui a le plus haut total d’Intensité. À égalité, ou sans aucune Émotion, ce n’est personne.
rule-control-example = Dans la Triade des Motivations et des Sens se trouvent Courage avec 2, Jalousie avec 2 et Gentillesse avec 1. Le Bonheur a 3, la Tristesse a 2 : le Bonheur contrôle la Frontière.
rule-control-3 = **Un Royaume** se décide sur quatre emplacements : ses deux propres et ceux des deux Frontières qui le bordent. Chaque équipe additionne l’Intensité de ses Émotions qui s’y trouvent, et 1 ou 2 pour sa Forteresse. Le plus haut total contrôle le Royaume ; à égalité, personne.
rule-control-4 = **Blocage :** une Émotion sur une Frontière ne compte pas dans un Royaume tant que l’emplacement voisin de ce Royaume porte une Émotion adverse. Elle compte toujours dans sa propre Triade, et dans le Royaume de l’autre côté si elle n’y est pas bloquée aussi.
rule-control-second = Dans le Berceau des Sens, le Bonheur compte Optimisme (1) et Excitation depuis la Frontière (2). Désir, sur l’autre Frontière, est bloquée par Aversion. La Tristesse compte Aversion (2) et une Forteresse Mineure (1). Trois contre trois : personne ne contrôle le Royaume.
rule-control-5 = Le contrôle d’un Royaume rend son [action](#realm-actions) moins chère. Le contrôle d’une Frontière ajoute à ce que tu [absorbes](#absorb) à côté d’elle. Les deux comptent pour les [Aspirations](#aspirations).
rule-control-basic = Le contrôle est pareil.

## Aspirations

rule-aspirations = Aspirations
rule-aspirations-1 = Les neuf **Aspirations Communes** forment une rangée visible de tous. La première encore face visible est l’actuelle. En outre, chaque équipe a une **Aspiration Propre**, la carte du dessus de sa propre pile, que seule cette équipe connaît.
rule-aspirations-2 = Une Aspiration est accomplie par l’équipe qui a strictement **plus** de ce qu’elle compte. À égalité, personne ne l’accomplit. Une équipe peut accomplir l’Aspiration Commune actuelle et son Aspiration Propre, jamais celle de l’autre équipe.
rule-aspirations-3 = **Prestance :** les Royaumes que tu contrôles.
rule-aspirations-4 = **Ouverture d’Esprit :** les Frontières que tu contrôles.
rule-aspirations-5 = **Conscience :** les Triades où tu as au moins une Émotion.
rule-aspirations-6 = **Unité :** les Émotions de ta plus longue chaîne.
rule-aspirations-7 = **Vitalité :** l’Essence sur tes Émotions.
rule-aspirations-8 = **Versatilité :** les différentes Vibrations parmi tes Émotions. Clarté et Noirceur n’en ont pas.
rule-aspirations-9 = **Ténacité :** l’Intensité de tes Forteresses, toutes additionnées.
rule-aspirations-10 = **Sensibilité :** l’Intensité de ton unique Émotion la plus intense.
rule-aspirations-11 = **Réflexion :** les Royaumes que tu contrôles en même temps que la Frontière du côté opposé du plateau.
rule-aspirations-example = Le Bonheur a quatre Émotions à la suite sur les emplacements 13, 14, 0 et 1, car l’anneau n’a pas là de coupure. Clarté sur l’emplacement 3 est à part. En Unité, le Bonheur mène 4 à 3, en Conscience 3 Triades à 2.
rule-aspirations-second = La Vallée des Motivations et, en face d’elle, la Frontière des Pensées et des Désirs : le Bonheur contrôle les deux, et a une paire pour Réflexion.
rule-aspirations-basic = Sensibilité et Réflexion sont laissées de côté partout : il y a sept Aspirations Communes, et sept Propres pour chaque équipe.

## Révélation

rule-revelation = La Révélation
rule-revelation-1 = Quand une Absorption a vidé une Sphère, ces choses se passent dans l’ordre :
rule-revelation-2 = **Montrer.** Chaque équipe montre son Aspiration Propre.
rule-revelation-3 = **Comparer.** On regarde qui accomplit l’Aspiration Commune, et si chaque équipe accomplit son Aspiration Propre.
rule-revelation-4 = **Bâtir l’Identité.** Une équipe qui en a accompli une ajoute un Fragment Mineur à l’Identité, une équipe qui a accompli les deux, un Majeur. Une équipe qui n’en a plus de ce genre ajoute plus tard son Pyramidion, et la partie se [terminera](#end).
rule-revelation-5 = **La prochaine Aspiration Commune.** L’actuelle est retournée face cachée. Si une équipe a ajouté un Majeur, l’autre équipe retire l’une de celles qui restent. La première qui reste devient l’actuelle ; s’il n’en reste aucune, la partie se terminera.
rule-revelation-6 = **De nouvelles Aspirations Propres.** Celles qui ont été montrées retournent dans la boîte. Une équipe qui n’en a accompli aucune peut regarder les trois premières de sa pile et en mettre une sur le dessus ; elle doit différer de la nouvelle Aspiration Commune. Toutes les autres mélangent jusqu’à ce que leur carte du dessus en diffère. L’équipe dont c’est le tour passe en premier. S’il ne reste pas d’Aspiration Commune, rien de cela n’est nécessaire.
rule-revelation-7 = **La Forteresse.** Si le Royaume auquel fait face la Sphère vidée a une Forteresse, son Fragment rejoint l’Identité pour son propriétaire. Une Forteresse construite ou exaltée à ce tour même reste où elle est.
rule-revelation-8 = **Pyramidion.** Un Pyramidion dû est ajouté maintenant. Si les deux équipes ont droit à un Pyramidion, l’équipe qui a causé la Révélation ajoute le sien, et l’autre marque 4 points sur sa Roue, sans les bonus de la Roue.
rule-revelation-9 = **Remplir.** La Sphère est remplie de nouveau jusqu’à 7 Volontés, et le tour continue.
rule-revelation-10 = Qui joue le tour décide pour sa propre équipe. Pour l’autre équipe, c’est celui de ses joueurs dont le tour vient en premier qui décide. Si la pile d’une équipe ne contient aucune carte qui diffère de l’Aspiration Commune, elle n’a pas d’Aspiration Propre jusqu’à la prochaine Révélation.
rule-revelation-example = L’Aspiration actuelle est Ouverture d’Esprit. Le Bonheur contrôle trois Frontières, la Tristesse deux : le Bonheur l’accomplit. L’Aspiration Propre du Bonheur est Unité, et la chaîne de la Tristesse est plus longue. Le Bonheur en a donc accompli une sur deux et ajoute un Fragment Mineur, qui vaut 3 points.
rule-revelation-basic = La Révélation est pareille.

## Intentions

rule-intentions = Les Intentions et la Roue
rule-intentions-1 = Les **Intentions** sont des actes qui rapportent aussitôt des points à ton équipe, quand tu les fais à ton propre tour. La première Intention d’un tour rapporte 1 point, chaque suivante de ce tour 2, même si c’est de nouveau le même acte lors d’une action ultérieure. Une action ou une capacité marque chaque Intention une fois au plus. Ce que tu fais pendant la mise en place ne marque rien.
rule-intentions-2 = La face A du plateau Équipe a celles-ci :
rule-intentions-3 = **Contenir :** retirer 1 Essence ou plus avec une action Refouler.
rule-intentions-4 = **Grande gorgée :** prendre 4 Volontés ou plus d’une Sphère en une seule Absorption.
rule-intentions-5 = **Combler :** poser une Essence sur le dernier espace libre d’une Émotion de ton équipe, sauf Clarté et Noirceur. L’Essence conservée lors d’une Transcendance ne compte pas, ni celle que prête Abnégation.
rule-intentions-6 = **Ligne complète :** placer le quatrième jeton de l’une de tes lignes.
rule-intentions-7 = La face B a aussi Contenir, et celles-ci :
rule-intentions-8 = **Fonder :** une Forteresse de ton équipe rejoint l’Identité lors d’une Révélation que tu as causée.
rule-intentions-9 = **Grandir :** transcender une Émotion.
rule-intentions-10 = **Niveaux :** avoir pour la première fois au moins 1 jeton sur chaque ligne de ton plateau ; plus tard au moins 2, 3 et 4. Chaque niveau compte une fois par partie pour chaque joueur.
rule-intentions-11 = Les points se comptent sur la **Roue des Intentions** de ton équipe. En atteignant ou dépassant 2, 8 et 14, tu gagnes 1 Essence ; à 4, 10 et 16, tu pioches une carte ; à 6, 12 et 18, une Ambition devient disponible. C’est le joueur dont c’est le tour qui reçoit tout cela. Une équipe à 20 ou plus met fin à la partie après ce tour.
rule-intentions-example = Tu refoules (1 point). Plus tard dans le tour, tu absorbes 4 Volontés (2 points). Si la Roue était à 3, elle est maintenant à 6 : tu pioches une carte en atteignant 4, et une Ambition devient disponible à 6.
rule-intentions-basic = Il n’y a pas d’Intentions. La Roue reste à 0, sauf pour les 4 points à la place d’un second Pyramidion, et ne peut pas mettre fin à la partie.

## La fin

rule-end = Fin et décompte
rule-end-1 = La partie se termine après le tour où l’une de ces choses s’est produite :
rule-end-2 = Il ne reste pas d’Aspiration Commune.
rule-end-3 = Une équipe n’avait plus du Fragment qu’elle devait recevoir.
rule-end-4 = Une équipe a atteint 20 sur sa Roue.
rule-end-5 = La limite de tours a été atteinte, si tu en as fixé une. Là où seuls des programmes jouent, elle est de 200 tours.
rule-end-6 = Puis chaque équipe additionne : sa Roue, 3 points pour chaque Mineur, 5 pour chaque Majeur et 4 pour son Pyramidion dans l’Identité. Les Forteresses encore sur leur site ne comptent rien.
rule-end-7 = Qui a le plus de points l’emporte. À égalité, l’équipe dont le Pyramidion a été placé gagne ; s’il n’y en a pas, c’est une égalité.
rule-end-basic = Vingt sur la Roue ne peut pas arriver. Le reste est pareil.

## Le jeu de base

rule-basic = Le jeu de base
rule-basic-1 = Joue d’abord celui-ci. C’est le même jeu avec moins d’éléments :
rule-basic-2 = Tout commence à des [places fixes](#setup), avec Déplacer, Invoquer, Refouler et Fortifier débloqués.
rule-basic-3 = Il n’y a pas de [Transcender](#empower), et il n’y a pas d’Émotions Profondes.
rule-basic-4 = Il n’y a pas d’[Intentions](#intentions). Tous les points viennent de l’Identité, sauf les 4 à la place d’un second [Pyramidion](#revelation).
rule-basic-5 = Les [Esprits](#spirits) n’ont pas de pouvoirs, et on joue avec la face A de leurs plateaux.
rule-basic-6 = Les [Aspirations](#aspirations) Sensibilité et Réflexion sont laissées de côté.
rule-basic-7 = Chacun joue le paquet de départ de son équipe, sauf si vous choisissez d’autres paquets.

## Esprits

rule-spirits = Les Esprits et leurs plateaux
rule-spirits-1 = Chaque équipe a quatre Esprits. Un Esprit a un pouvoir à lui, un paquet fait pour lui, et un plateau à deux faces. La face A est la même pour tous ; la face B diffère d’un Esprit à l’autre et a des améliorations qui manquent à la face A. Tous les joueurs utilisent la même face.
rule-spirits-2 = Sur la face B, certaines améliorations que tu connais ont un autre prix ; il remplace l’habituel.
rule-spirits-3 = Tous les Esprits, avec les deux faces de leurs plateaux, sont dans l’[explorateur de cartes](/cards#spirits).
rule-spirits-basic = Les Esprits ne diffèrent que par leur nom et leur aspect.

## Moins de joueurs

rule-shaper = Deux ou trois joueurs : le Façonneur
rule-shaper-1 = Un **Façonneur** est un seul Esprit qui forme toute une équipe : un paquet, une main, les biens habituels, et toute l’Ambition de l’équipe.
rule-shaper-2 = **Deux joueurs :** deux Façonneurs jouent à tour de rôle. L’un d’eux, tiré au sort, commence, avec 6 Volontés et sans Absorption au premier tour.
rule-shaper-3 = **Trois joueurs :** l’équipe de deux joue en premier et en troisième, le Façonneur en deuxième et en quatrième. Chacun des tours du Façonneur est un tour entier.
rule-shaper-4 = Un Façonneur a deux Émotions de départ. La première est placée avec l’Esprit. La seconde suit lors d’un second tour de placement, comme si un second Esprit se tenait sur une Frontière que personne n’a prise.
rule-shaper-5 = Ou bien une seule personne joue les deux Esprits d’une équipe dans une partie à quatre.
rule-shaper-basic = Les Émotions d’un Façonneur prennent les deux places de son équipe, et son Esprit la première d’entre elles.

## La troisième équipe

rule-balance = Trois équipes : l’Équilibre
rule-balance-1 = Une troisième équipe peut se joindre au jeu complet, pour trois à six joueurs : l’**Équilibre**, avec les Esprits Raison et Intuition. Il veut qu’aucune des deux autres ne l’emporte. Tous les autres chapitres restent valables, à l’exception de ce qui suit.
rule-balance-2 = **Joueurs :** six Esprits, deux dans chaque équipe. À cinq joueurs, une équipe joue avec un [Façonneur](#shaper), à quatre joueurs deux, à trois toutes.
rule-balance-3 = **Mise en place :** chaque Sphère commence avec 8 Volontés et est remplie jusqu’à 8. Réflexion n’est pas dans le jeu. Des huit autres Aspirations Communes, six tirées au sort forment la rangée.
rule-balance-4 = **Ordre :** le Bonheur et la Tristesse alternent, et un tour sur trois est à l’Équilibre ; qui de chaque équipe vient en premier est tiré au sort. Si seul l’un des deux, Bonheur ou Tristesse, joue avec un Façonneur, l’autre équipe commence. Un Façonneur joue tous les tours de son équipe.
rule-balance-5 = **Départ :** les Esprits de l’Équilibre viennent en dernier, chacun sur n’importe quelle Frontière, prise ou non, et sans Émotion. Chacun a 1 Essence de Bonheur et 1 Essence de Tristesse, et une pioche de huit Neutralités, deux de chaque Vibration.
rule-balance-6 = L’Équilibre n’a pas d’[Essence](~essence) à lui. Ses joueurs détiennent celle du Bonheur et celle de la Tristesse. Chaque fois qu’ils gagnent de l’Essence, ils choisissent la sorte, pour chacune de nouveau.
rule-balance-7 = Une Émotion de l’Équilibre ne porte qu’une sorte d’Essence, celle avec laquelle elle a été invoquée, et **compte pour** cette équipe : dans le contrôle, dans le blocage et pour les Aspirations. Pour tout le reste, elle est à l’Équilibre, et adverse pour les deux autres. Une Forteresse de l’Équilibre compte aussi pour l’une d’elles, dans le contrôle et pour Ténacité.
rule-balance-8 = **Déplacer :** les Esprits de l’Équilibre partagent leur case avec n’importe qui et ne gênent personne.
rule-balance-9 = **Invoquer :** avec de l’Essence d’une seule sorte. Tout ce qui est ajouté plus tard est de la même sorte. Ce que demandent Peur et Panique peut être de l’une ou l’autre sorte.
rule-balance-10 = **Refouler :** seulement des Émotions du Bonheur et de la Tristesse, qui peuvent aussi refouler celles de l’Équilibre.
rule-balance-11 = **Fortifier :** coûte 1 Essence de plus. Pour construire, c’est celle de l’équipe qui contrôle le Royaume, ou de l’une des deux au choix si personne ne le contrôle, et la Forteresse compte pour cette équipe. Pour exalter, c’est celle de l’équipe pour laquelle compte la Forteresse, et l’autre ne doit pas contrôler le Royaume. Pour démolir une Forteresse d’une équipe, c’est celle de l’autre.
rule-balance-12 = **Transcender :** une Neutralité devient n’importe quelle Émotion Profonde de l’Équilibre qui n’est pas sur le plateau ; c’est la Profonde qui dit combien d’Essences il faut. Tu choisis sa [Vibration](~vibe). Puis vient son pouvoir, et après lui celui de la Neutralité qui est partie.
rule-balance-13 = **Absorber :** au lieu des Frontières que contrôle une équipe, chaque Triade adjacente à l’Esprit où se trouve une Émotion de l’Équilibre rapporte 1 Volonté de plus.
rule-balance-14 = **Actions Royaume :** l’Équilibre ne contrôle aucun Royaume. Raison paye toujours 1 Volonté de moins, Intuition toujours le prix entier.
rule-balance-15 = Lors d’une [Révélation](#revelation), le Bonheur et la Tristesse comparent comme toujours. L’Équilibre ne regarde que son Aspiration Propre, qui a deux conditions. L’une est que le Bonheur et la Tristesse y soient exactement à égalité ; rien contre rien est aussi une égalité. Si l’une des deux est remplie, l’Équilibre ajoute un Fragment Mineur, si les deux le sont, un Majeur. L’autre condition est :
rule-balance-16 = **Prestance :** au moins trois Émotions de l’Équilibre sont sur des emplacements Royaume.
rule-balance-17 = **Ouverture d’Esprit :** des Émotions de l’Équilibre sont sur les emplacements d’au moins deux Frontières.
rule-balance-18 = **Conscience :** des Émotions de l’Équilibre sont dans au moins trois Triades.
rule-balance-19 = **Unité :** au moins deux Émotions de l’Équilibre font partie de plus longues chaînes, celles du Bonheur et celles de la Tristesse. Une seule Émotion n’est pas une chaîne.
rule-balance-20 = **Vitalité :** il y a une Émotion de l’Équilibre, et sur toutes ensemble il y a autant d’Essences de Bonheur que d’Essences de Tristesse.
rule-balance-21 = **Versatilité :** au moins deux Émotions de l’Équilibre ont chacune une Vibration que n’a aucune autre Émotion qui compte pour la même équipe.
rule-balance-22 = **Ténacité :** au moins deux Forteresses de l’Équilibre sont sur le plateau.
rule-balance-23 = **Sensibilité :** une Émotion de l’Équilibre a une Intensité de 3 ou plus.
rule-balance-24 = Aucune Aspiration Commune n’est retirée pour un Majeur. À la place, une fois l’actuelle retournée, l’équipe qui a le moins de points peut déplacer l’une de celles qui restent à une autre place de la rangée ; de plusieurs équipes dans ce cas, une est tirée au sort.
rule-balance-25 = Si plusieurs équipes ont droit à leur Pyramidion, celle qui a causé la Révélation ajoute le sien, ou sinon la suivante dans l’ordre des tours. Chacune des autres marque 4 points sur sa Roue.
rule-balance-example = Le Bonheur et la Tristesse contrôlent chacun deux Royaumes. L’Aspiration Propre de l’Équilibre est Prestance : égalité, une condition est donc remplie. Seules deux de ses Émotions sont sur des emplacements Royaume : l’autre ne l’est pas. L’Équilibre ajoute un Fragment Mineur.
rule-balance-second = Deux Neutralités sont dans la Triade. Celle avec 2 Essences de Bonheur compte pour le Bonheur, avec une Intensité de 2. Celle avec 3 Essences de Tristesse compte pour la Tristesse, avec 3 : la Tristesse contrôle donc la Frontière sans y avoir d’Émotion à elle. La Forteresse de l’Équilibre dans le Berceau des Sens compte aussi pour la Tristesse, par le signe au-dessus d’elle.
rule-balance-basic = Il n’y a pas de troisième équipe.

## Contre Ego

rule-ego = Seul ou ensemble : Ego
rule-ego-1 = Une ou deux personnes peuvent jouer contre **Ego**, une équipe qui joue toute seule. Ses cartes disent ce qu’il veut, ses règles comment il s’y prend, et chaque pas qu’il fait est raconté avec sa raison. Tous les autres chapitres restent valables, à l’exception de ce qui suit.
rule-ego-2 = **Joueurs :** une personne avec deux Esprits, deux personnes avec un Esprit chacune, ou une personne avec un [Façonneur](#shaper). Elles jouent le Bonheur ou la Tristesse ; Ego joue l’autre équipe avec deux Esprits à lui, le Gardien et l’Influenceur.
rule-ego-3 = **Départ :** les places sont tirées au sort. Un Royaume porte une Émotion de départ de chaque camp, deux autres Royaumes une chacun, toutes dans des Triades différentes : chaque camp contrôle 1 Royaume et 2 Frontières. Les Esprits des personnes se tiennent sur les deux Frontières à côté de leurs Émotions : qui joue en premier en choisit une, et un second Esprit reçoit l’autre. Le Gardien se tient sur la Frontière à côté de l’Émotion d’Ego dans le Royaume partagé, l’Influenceur dans le Royaume que contrôle Ego.
rule-ego-4 = **Ordre :** une personne, le Gardien, une personne, l’Influenceur. Les personnes commencent ; la première a 6 Volontés et n’absorbe pas à ce tour.
rule-ego-5 = **Ce qu’a Ego :** de la Volonté, au début aucune ; une pioche des 16 Émotions Légères de son équipe, une de chaque, face cachée ; des Aspirations Propres que personne ne regarde ; et douze [Stratagèmes](~scheme), dont un face visible. Ce qu’il met sur le plateau vient de la réserve.
rule-ego-6 = **Ce que n’a pas Ego :** ni plateaux, ni main, ni Ambition, ni Intentions, ni Émotions Profondes, ni revenu, ni bonus des Sphères ou de la Roue. Ses Esprits et ses Émotions n’ont pas de pouvoirs.
rule-ego-7 = **Tes Émotions** agissent comme toujours, à deux exceptions près. Ce qui prendrait à Ego quelque chose qu’il n’a pas ou ne paye pas te rapporte à la place 2 Volontés à l’entrée en jeu ; la carte le dit. Et refouler à côté de Sécurité coûte 2 Volontés à Ego ; il ne le fait que si aucun autre Refoulement n’est sans dommage.
rule-ego-8 = Lors d’une [Révélation](#revelation), Ego montre son Aspiration Propre, puis change jusqu’à 2 de ses Volontés en 1 point chacune. Là où son équipe a le choix, il retire l’Aspiration Commune où il est le plus mal placé, et prend la première de ses Aspirations Propres qui diffère de la Commune.
rule-ego-9 = La partie se termine comme toujours, mais des Roues, seule la tienne y met fin. Ego marque en outre 2 points pour chaque Mineur et 4 pour chaque Majeur qu’il a sur le plateau comme Forteresse.
rule-ego-basic = Ego ne marque rien pour les actions manquées et la Volonté, et ne fait pas de Stratagèmes spéciaux. Les places sont tirées au sort dans le jeu de base aussi, et de même lequel de deux Esprits se tient sur quelle Frontière ; un Façonneur choisit.

rule-ego-thinks = Comment pense Ego
rule-ego-thinks-1 = Ego est prévisible, et c’est ta chance. Un de ses tours se passe ainsi :
rule-ego-thinks-2 = **Stratagèmes :** un second Stratagème est retourné à côté de celui qui est là. La tête du premier donne le but et la première action, le pied du second les deux autres.
rule-ego-thinks-3 = **Trois actions,** avec l’Esprit dont c’est le tour. Avant deux d’entre elles, il peut se déplacer de 2 cases au plus, en dépassant tes Esprits, mais jamais pour finir sur la case de l’un d’eux.
rule-ego-thinks-4 = **Actions manquées :** une action sans aucune manière de la faire, ou qui ne pourrait que faire reculer Ego, est manquée. La première d’un tour lui rapporte 1 point. Deux ou trois font un [Stratagème spécial](~special-scheme).
rule-ego-thinks-5 = **Un dernier pas :** un Esprit qui ne s’est pas déplacé va d’une case vers la plus proche d’où il pourrait faire quelque chose pour son but.
rule-ego-thinks-6 = **Absorber :** 1 Volonté d’une Sphère à côté de lui, ou 2 à côté d’une Frontière que contrôle Ego. De 2 il en garde 1, de 1 aucune. Si tu devais gagner la Révélation, il ne vide pas une Sphère en en prenant 2, et prend dans la plus pleine ; sinon, dans la moins pleine.
rule-ego-thinks-7 = **Le prochain Stratagème** est retourné, pour que tu le voies.
rule-ego-thinks-8 = Le **but** est une Aspiration : la Commune, la suivante de la rangée, ou l’Aspiration Propre d’Ego, dont on te dit seulement que c’est un but caché.
rule-ego-thinks-9 = Pour chaque action, Ego regarde toutes les **manières** de la faire : chaque case à portée, et chaque chose à faire là. Il peut invoquer sa carte du dessus avec 1 Essence sur un emplacement vide, intensifier de 1, refouler de 1, ou construire, exalter ou démolir une Forteresse. Il prend la manière qui a le plus haut [Impact](~impact) : de combien augmente son compte dans le but, moins le tien. Si plusieurs sont égales, il prend, dans cet ordre :
rule-ego-thinks-10 = ce qui lui apporte plus de Royaumes, moins les tiens ;
rule-ego-thinks-11 = ce qui lui apporte plus de Frontières ;
rule-ego-thinks-12 = ce qui lui apporte plus d’Intensité d’Émotions ;
rule-ego-thinks-13 = pour les Forteresses, construire avant d’exalter, exalter avant de démolir ;
rule-ego-thinks-14 = ce qu’il peut faire sans se déplacer ;
rule-ego-thinks-15 = ce que le Gardien peut faire depuis une Frontière, l’Influenceur depuis un Royaume ;
rule-ego-thinks-16 = et si elles sont encore égales, une tirée au sort.
rule-ego-thinks-example = Le Gardien commence sur la Frontière des Désirs et des Valeurs ; l’image montre le plateau après son tour, et ce qu’il a touché brille. Les Stratagèmes 2 et 5 disent : viser l’Aspiration Commune, qui est Prestance ; Invoquer, Refouler, Invoquer. Tu contrôles 2 Royaumes, Ego 1. **Invoquer :** sa carte du dessus est Méfiance. Sur l’emplacement même de la Frontière, elle décide le Saule des Valeurs pour Ego et la Contrée des Désirs pour personne : 2–1 devient 1–2, plus que toute autre manière. **Refouler :** il va dans la Contrée des Désirs et retire l’Essence de Clarté, qui s’en va : 1–3. **Invoquer :** Avidité sur la Frontière des Pensées et des Désirs apporte le Réseau des Pensées : 1–4. Deux cases étaient aussi bonnes ; le Gardien préfère la Frontière.
rule-ego-thinks-17 = Regarde donc le Stratagème qui est face visible. Où se tiendra le prochain Esprit, que peut-il atteindre, et que ferait cela pour son but ? Un emplacement que tu remplis, une Émotion avec plus d’Essences que n’en retire un Refoulement, et un Esprit à toi sur la bonne case sont ce qu’il ne peut pas contourner.
rule-ego-thinks-18 = Voici ses douze Stratagèmes :
rule-ego-thinks-19 = Ego joue en **Moyen**, ou plus dur ou plus facile par degrés. Un niveau apporte tous les degrés entre lui et Moyen ; à une table à toi, tu peux aussi choisir des degrés isolés.
rule-ego-thinks-basic = Il pense de la même façon ; seulement, les actions manquées et les Stratagèmes spéciaux ne lui rapportent rien.

## Le prototype de 2017

rule-prototype-rounds = Le prototype de 2017
rule-prototype-rounds-1 = En 2017, avant d’être publié, le jeu en était un autre sur le même plateau. Le [plateau](#board), le [contrôle](#control) et le blocage sont comme dans les autres chapitres. Mais il n’y a ni Forteresses, ni Ambition, ni Intentions, ni Roue, ni jetons primitifs, ni jetons Intensité, ni jeu de base, et un plateau n’a qu’une face.
rule-prototype-rounds-2 = Le Bonheur, c’est Harmonie et Empathie, la Tristesse, Anxiété et Malice. On peut jouer à quatre, ou à trois ou deux avec des [Façonneurs](#prototype-points).
rule-prototype-rounds-3 = Tu as une main sans limite, une **pioche** de quatorze Émotions Légères, face cachée, et une **défausse** ouverte. Quand tu pioches dans une pioche vide, la défausse est d’abord mélangée pour en faire une nouvelle ; si elle est vide aussi, tu ne pioches rien. Tu as aussi un exemplaire de chacune des huit Émotions Profondes de ton équipe. Les coéquipiers voient leurs mains.
rule-prototype-rounds-4 = **La mise en place** est faite pour l’essentiel par le programme :
rule-prototype-rounds-5 = Chaque Sphère reçoit 5 Volontés. Dans le sens horaire, ce sont Assiduité, Humilité, Savoir, Engagement et Créativité ; l’Origine est orientée au hasard.
rule-prototype-rounds-6 = Des sept Aspirations Communes, une est retournée : l’actuelle. Une autre est visible pour la fin de la partie. Les cinq autres forment une pioche, face cachée.
rule-prototype-rounds-7 = Chaque équipe a les mêmes sept. L’une est son Aspiration Propre et diffère de la Commune actuelle ; une autre est son Aspiration de fin, et diffère de la Commune de fin. Seule l’équipe les connaît. Les cinq autres sont sa pioche.
rule-prototype-rounds-8 = Chaque joueur a 4 Volontés, 2 Essences et trois cartes, et pas de jetons. Une équipe tirée au sort commence ; chaque joueur de l’autre équipe a 1 Volonté de plus.
rule-prototype-rounds-9 = L’équipe qui ne commence pas est la première à placer, puis les équipes alternent ; une équipe de deux choisit qui passe en premier. Tu mets ton Esprit sur une Frontière dont la Triade est vide et que personne n’a prise, et ta Clarté ou ta Noirceur, avec 1 Essence de la réserve, sur l’un des deux emplacements Royaume de cette Triade. Quatre Noirceurs de plus sont gardées pour Anxiété.
rule-prototype-rounds-10 = **Cinq manches** sont jouées. Quand une manche commence, une équipe de deux a 8 de Fermeté, aux manches suivantes 9, 10, 11 et 12 ; un Façonneur en a chaque fois 1 de plus. La première manche est commencée par l’équipe tirée au sort, chaque autre par l’équipe qui a le moins de Fragments, Mineurs et Majeurs confondus ; si elles en ont autant, par celle qui a le moins de Majeurs ; si ceux-ci sont égaux aussi, par celle qui a épuisé sa Fermeté en premier.
rule-prototype-rounds-11 = **Les tours** alternent entre les équipes. Quand commence le premier tour d’une équipe dans une manche, elle choisit lequel de ses joueurs le joue ; ensuite ses joueurs alternent. Tu fais une à trois Actions, celles que tu veux, tant que ton équipe a de la Fermeté : chacune en prend 1 quand tu la nommes. Une équipe sans Fermeté n’a plus de tours, et l’autre continue seule jusqu’à ce qu’elle n’en ait plus non plus.
rule-prototype-rounds-12 = **Entre deux manches**, la Volonté sur Détermination revient, chaque joueur pioche une carte, un Façonneur deux, et ce que tu peux faire une fois par manche, tu peux le refaire.
rule-prototype-rounds-13 = C’est au joueur nommé en premier qu’est demandé quel joueur de l’équipe commence. Lors d’une Révélation, le joueur dont c’est le tour décide pour sa propre équipe, et pour l’autre, le joueur dont ce serait le tour ensuite.

rule-prototype-actions = Le prototype : les actions
rule-prototype-actions-1 = **Les actions Royaume** peuvent être faites où que tu sois. Avec le contrôle du Royaume, elles coûtent 1 Volonté de moins. Ce qui ne ferait rien n’est pas proposé.
rule-prototype-actions-2 = **Gagner de la Volonté** (1, avec contrôle 0) : tu gagnes 3 Volontés.
rule-prototype-actions-3 = **Piocher des Émotions** (1, avec contrôle 0) : pioche deux cartes, gardes-en une et défausse l’autre.
rule-prototype-actions-4 = **Déplacer une Émotion** (2, avec contrôle 1) : amène une Émotion de ton équipe, avec son Essence, de n’importe où sur un emplacement vide adjacent à ton Esprit.
rule-prototype-actions-5 = **Intensifier** (1, avec contrôle 0) : pose 1 Essence à toi sur une Émotion de ton équipe adjacente à ton Esprit.
rule-prototype-actions-6 = **Récolter de l’Essence** (1, avec contrôle 0) : change autant de Volontés que tu veux, au moins 1, en Essence.
rule-prototype-actions-7 = **Se reposer** n’appartient à aucun Royaume et ne coûte rien : tu gagnes 1 Volonté.
rule-prototype-actions-8 = **Les plateaux Esprit** sont tous pareils : quatre lignes de quatre améliorations, et rien à débloquer. Juste après avoir nommé l’action d’une ligne, tu peux y placer un jeton : défausse une carte, ou deux pour Favori de l’Origine et pour Inébranlable, et prends un jeton de la Vibration de l’une d’elles. Il agit aussitôt. L’action doit encore être possible.
rule-prototype-actions-9 = Une ligne n’a jamais deux fois une couleur. Un jeton peut être retiré pour de bon pour faire de la place : celui de la case elle-même ou, si elle est libre, celui de la même couleur ailleurs dans la ligne. Une ligne à quatre jetons n’en prend donc pas d’autre.
rule-prototype-actions-10 = Les améliorations sans prix agissent d’elles-mêmes ; les autres, tu les choisis avant de payer. **Détermination :** de la Volonté pour ta première action d’une manche avec sa ligne, 1 y est posée et revient à la fin de la manche, même si le jeton a été remplacé. Placée après cette action, elle attend la manche suivante.
rule-prototype-actions-11 = **Déplacer** (1 Volonté) : le long d’un chemin à la case suivante, mais pas sur celle d’un Esprit adverse. Empressement et Vitesse Fulgurante : jusqu’à une case plus loin chacune, en dépassant des Esprits adverses. Défiance : tu peux t’arrêter avec un Esprit adverse.
rule-prototype-actions-12 = **Invoquer** (2 Volontés, 1 Essence à toi) : une Émotion Légère de ta main sur un emplacement vide adjacent à ton Esprit, avec l’Essence sur elle. Renforcement (+2 Volontés) : 1 Essence à toi de plus sur elle. Force Intérieure (+1 Volonté) : l’Essence qu’elle requiert vient de la réserve.
rule-prototype-actions-13 = **Transcender** (2 Volontés) est une manière d’invoquer, avec un jeton sur Transcender : une Émotion Légère de ton équipe adjacente à ton Esprit, avec autant d’Essences que son [seuil](~threshold), devient sa contrepartie Profonde, s’il te reste cette carte, et est à toi. L’Essence passe à celle-ci, la carte Légère va dans la défausse de son propriétaire. Puis les 2 Volontés reviennent ; aucune d’elles n’est donc posée sur Détermination, ni d’une Invocation ultérieure de cette manche. Renforcement et Force Intérieure ne peuvent pas être utilisées avec elle.
rule-prototype-actions-14 = **Refouler** (2 Volontés) : une Émotion adverse adjacente à ton Esprit perd 1 Essence, si sa Vibration est celle d’un jeton sur l’une des deux cases de Vibration Refoulée. Avec n’importe quel jeton sur ces cases, Clarté et Noirceur peuvent être refoulées. Étouffement (+1 Volonté) : 1 Essence de plus.
rule-prototype-actions-15 = L’Essence retirée va à la réserve. Une Émotion qui perd la dernière quitte le plateau : une Légère vers la défausse de son propriétaire, une Profonde retourne à son propriétaire, qui pioche une carte. Clarté et Noirceur quittent la partie, et personne ne pioche.
rule-prototype-actions-16 = Une seule Émotion a un pouvoir : **Rage**, quand elle vient d’une Transcendance, retire 1 Essence à chaque Émotion adverse adjacente.
rule-prototype-actions-17 = **Méditer** ne coûte rien. Chaque joueur peut le faire une fois par manche, un Façonneur deux fois, mais pas deux fois au même tour :
rule-prototype-actions-18 = Place un jeton, si tu veux. Avec Faveur du Façonneur, tu peux faire pivoter l’Origine d’un cran.
rule-prototype-actions-19 = Choisis une Sphère adjacente à ton Esprit et prends-en 1 Volonté, 1 de plus pour chaque Frontière adjacente que ton équipe contrôle, et 1 de plus avec Favori de l’Origine ; pas plus qu’il n’y en a, et jamais moins par choix. Inébranlable rapporte en outre 2 Volontés de la réserve.
rule-prototype-actions-20 = Si la Sphère est maintenant vide, il y a une [Révélation](#prototype-points).
rule-prototype-actions-21 = Tu reçois le bonus de la Sphère, et une fois de plus si un Fragment Majeur de ton équipe appartient à la Sphère, même un Fragment qui vient d’être ajouté. Avec Largesse de l’Origine, c’est le bonus de n’importe quelle Sphère que tu choisis, autant de fois.
rule-prototype-actions-22 = L’Origine pivote d’un cran.
rule-prototype-actions-23 = Les bonus :
rule-prototype-actions-24 = **Assiduité :** 2 Volontés de la réserve.
rule-prototype-actions-25 = **Humilité :** 1 Essence.
rule-prototype-actions-26 = **Savoir :** un jeton de n’importe quelle couleur, si tu en veux, sur une case de n’importe laquelle de tes lignes qui demande une carte ; tu n’en défausses pas. S’il ne va nulle part, il est perdu.
rule-prototype-actions-27 = **Engagement :** 1 de Fermeté pour ton équipe, même au-delà de ce avec quoi elle a commencé la manche.
rule-prototype-actions-28 = **Créativité :** tu pioches une carte.

rule-prototype-points = Le prototype : Aspirations et points
rule-prototype-points-1 = Il y a sept Aspirations, une fois pour tous et une fois pour chaque équipe. L’équipe qui a le plus en accomplit une ; à égalité, personne. Celle d’une équipe ne peut être accomplie que par cette équipe.
rule-prototype-points-2 = **Conscience :** les Royaumes que tu contrôles.
rule-prototype-points-3 = **Allégeance :** les Frontières que tu contrôles.
rule-prototype-points-4 = **Versatilité :** les Triades où tu as une Émotion.
rule-prototype-points-5 = **Unité :** les Émotions de ta plus longue chaîne.
rule-prototype-points-6 = **Sagesse :** les jetons sur tous les plateaux de ton équipe.
rule-prototype-points-7 = **Domination :** l’Essence sur tes Émotions.
rule-prototype-points-8 = **Diversité :** les différentes Vibrations parmi tes Émotions ; Clarté et Noirceur n’en ont pas.
rule-prototype-points-9 = Lors d’une **Révélation**, ces choses se passent dans l’ordre :
rule-prototype-points-10 = L’Aspiration Commune actuelle et l’Aspiration Propre de chaque équipe sont regardées et mises de côté, visibles de tous.
rule-prototype-points-11 = Le dessus de la pioche Commune devient l’actuelle. Puis, l’équipe dont c’est le tour d’abord, chaque équipe reçoit une nouvelle Aspiration Propre qui en diffère : une équipe qui a accompli la sienne en pioche une, une équipe qui ne l’a pas fait en choisit une dans sa pioche, et le reste est mélangé.
rule-prototype-points-12 = Une équipe qui a accompli les deux alors que l’autre n’en a accompli aucune ajoute un Fragment **Majeur**. Sinon, l’équipe qui en a accompli plus ajoute un **Mineur**, et l’autre rien ; si chacune en a accompli une, chacune ajoute un Mineur. Si personne n’en a accompli, aucun n’est ajouté. Une équipe sans Mineur restant n’ajoute rien.
rule-prototype-points-13 = La Sphère reçoit 5 Volontés, et 1 de plus pour chaque Majeur de l’une ou l’autre équipe qui lui appartient.
rule-prototype-points-14 = Un Majeur appartient à la Sphère qui a été vidée et tourne avec elle. Avant qu’une pioche d’Aspirations à une seule carte donne une carte, toutes celles qui en ont été mises de côté y sont mélangées de nouveau, sauf la dernière regardée.
rule-prototype-points-15 = **Le troisième Majeur** d’une équipe termine la partie aussitôt, et cette équipe gagne, quels que soient les points.
rule-prototype-points-16 = **Après la cinquième manche**, les trois Aspirations de fin sont regardées : la Commune, et celle de chaque équipe. Une équipe qui en accomplit plus que l’autre ajoute son **Pyramidion**. Puis les points sont comptés :
rule-prototype-points-17 = 2 pour chaque Mineur, 3 pour chaque Majeur et 4 pour le Pyramidion ;
rule-prototype-points-18 = 1 pour chaque ligne à quatre jetons sur les plateaux de ton équipe ;
rule-prototype-points-19 = 1 pour chacune de tes Émotions Profondes sur le plateau ;
rule-prototype-points-20 = 1 pour chacune de tes Émotions sur le plateau sans espace d’Essence libre, Clarté et Noirceur aussi.
rule-prototype-points-21 = Qui a le plus de points l’emporte ; des points égaux sont une égalité.
rule-prototype-points-22 = **Les Esprits** ont ces pouvoirs :
rule-prototype-points-23 = **Harmonie :** un jeton pour lequel elle défausse des cartes peut être de n’importe quelle couleur.
rule-prototype-points-24 = **Empathie :** une fois par manche, quand une Émotion du Bonheur est refoulée dans une Triade adjacente à Empathie, elle peut donner 1 Essence : rien n’est retiré, et ce qui est payé reste payé. Contre Rage, cela n’aide pas.
rule-prototype-points-25 = **Anxiété :** peut invoquer une Noirceur de son stock à la place d’une carte, au prix habituel.
rule-prototype-points-26 = **Malice :** Sangsue de l’Âme (+1 Volonté sur un Refoulement) lui rapporte 1 Essence, même si Empathie empêche le Refoulement.
rule-prototype-points-27 = Les paquets contiennent deux cartes de chacune de sept sortes, qui sont dans l’[explorateur de cartes](/cards) ; [le tien](/decks) peut contenir quatorze cartes au choix des huit sortes de ton équipe, pas plus de deux de chacune.
rule-prototype-points-28 = Un **Façonneur** est une équipe à lui seul, avec 7 Volontés, 5 Essences et trois cartes. À trois joueurs, l’équipe de deux commence : le Façonneur a donc 1 Volonté de plus et est le premier à placer ; deux Façonneurs tirent au sort. Un Façonneur a les deux places dans l’ordre de placement : chaque fois, il prend une Frontière et y pose une Émotion, et juste après la seconde, son Esprit va à l’une des deux.

## Les éditions

rule-editions = Les éditions côte à côte
rule-editions-1 = Le jeu a grandi avant d’être publié. L’édition **finale** est celle que disent la plupart des chapitres. L’**avant-première** est le jeu tel qu’il était peu avant : l’essentiel est pareil. Le **prototype** de 2017 est un autre jeu, qui a [ses propres chapitres](#prototype-rounds).
rule-editions-2 = Une amélioration ou une Aspiration peut avoir le même nom dans plusieurs et vouloir dire autre chose. Les prix sont ce qu’ajoute l’amélioration.
rule-editions-3 = Tout le reste est pareil : le plateau et le contrôle dans les trois ; et, dans l’édition finale et l’avant-première, toutes les cartes sauf Bienveillance, les paquets, et la face A de tous les plateaux.
rule-editions-length = Combien de temps elle dure
rule-editions-length-final = Jusqu’à ce qu’il ne reste pas d’Aspiration Commune ou de Fragment, ou qu’une équipe atteigne 20 sur sa Roue.
rule-editions-length-preview = Pareil.
rule-editions-length-prototype = Cinq [manches](#prototype-rounds), ou jusqu’à ce qu’une équipe ajoute son troisième Fragment Majeur.
rule-editions-turn = Un tour
rule-editions-turn-final = Trois [Actions](#turn), et à côté d’elles des capacités et une Absorption.
rule-editions-turn-preview = Pareil.
rule-editions-turn-prototype = Une à trois Actions et rien d’autre ; chacune prend 1 de Fermeté à l’équipe.
rule-editions-order = Ordre des tours
rule-editions-order-final = Un seul ordre de tous les joueurs, où les équipes alternent, pour toute la partie.
rule-editions-order-preview = Pareil.
rule-editions-order-prototype = Les équipes alternent, et de même les joueurs d’une équipe, qui choisit qui est le premier à chaque manche. Une équipe sans Fermeté n’a pas de tours.
rule-editions-ambition = Ce que partage une équipe
rule-editions-ambition-final = Trois jetons [Ambition](~ambition), pour Refouler, les capacités et certaines améliorations.
rule-editions-ambition-preview = Pareil.
rule-editions-ambition-prototype = La Fermeté : 8 à la première manche et 1 de plus à chaque suivante.
rule-editions-turn-end = Fin d’un tour
rule-editions-turn-end-final = 1 Ambition pour l’équipe, ou deux cartes pour toi.
rule-editions-turn-end-preview = Pareil.
rule-editions-turn-end-prototype = Rien. Après chaque manche, chaque joueur pioche une carte.
rule-editions-placing-first = Placement au début
rule-editions-placing-first-final = D’abord le joueur qui commence, puis les autres dans l’ordre des tours.
rule-editions-placing-first-preview = Pareil.
rule-editions-placing-first-prototype = D’abord l’équipe qui ne commence pas ; chaque équipe choisit lequel de ses joueurs passe en premier.
rule-editions-start = Pour commencer
rule-editions-start-final = 4 Volontés, 2 Essences et deux cartes ; le premier joueur a 6 Volontés.
rule-editions-start-preview = Pareil.
rule-editions-start-prototype = 4 Volontés, 2 Essences et trois cartes ; 1 Volonté de plus pour chaque joueur de l’équipe qui ne commence pas.
rule-editions-decks = Pioches
rule-editions-decks-final = Seize cartes ; celle du dessus est face visible. Les cartes défaussées vont sous la pioche.
rule-editions-decks-preview = Pareil.
rule-editions-decks-prototype = Quatorze cartes, face cachée. Les cartes défaussées sont visibles et deviennent la pioche suivante.
rule-editions-rows = Lignes d’un plateau
rule-editions-rows-final = Cinq : Déplacer, Invoquer, Refouler, Fortifier, Transcender. Un premier jeton débloque une ligne, trois autres sont des améliorations.
rule-editions-rows-preview = Pareil.
rule-editions-rows-prototype = Quatre : Déplacer, Invoquer, Refouler, Méditer. Chacune a quatre améliorations, et rien à débloquer. Tous les plateaux sont pareils.
rule-editions-adding = Ajouter un jeton
rule-editions-adding-final = Défausser une carte de sa couleur. Un jeton reste où il est.
rule-editions-adding-preview = Pareil.
rule-editions-adding-prototype = Défausser une carte de sa couleur, pour deux améliorations deux cartes. Un jeton peut être retiré pour faire de la place.
rule-editions-determination = Détermination
rule-editions-determination-final = 1 Volonté de moins pour l’action.
rule-editions-determination-preview = Pareil.
rule-editions-determination-prototype = 1 de la Volonté pour la première action d’une manche avec sa ligne revient à la fin de la manche.
rule-editions-move = Empressement, Défiance
rule-editions-move-final = 1 Volonté chacune.
rule-editions-move-preview = Pareil.
rule-editions-move-prototype = Pour rien, et en plus Vitesse Fulgurante, pour une case de plus.
rule-editions-invoke = Renforcement, Force Intérieure
rule-editions-invoke-final = 1 Ambition pour de l’Essence de la réserve ; 2 Volontés.
rule-editions-invoke-preview = Pareil.
rule-editions-invoke-prototype = 2 Volontés pour de l’Essence à toi ; 1 Volonté.
rule-editions-quell = Refouler
rule-editions-quell-final = 2 Volontés et 1 Ambition ; tu montres une carte de la même Vibration.
rule-editions-quell-preview = Pareil.
rule-editions-quell-prototype = 2 Volontés ; un jeton de la même Vibration est sur une case de Vibration Refoulée.
rule-editions-last = Après la dernière Essence
rule-editions-last-final = Le propriétaire ne reçoit rien.
rule-editions-last-preview = Pareil.
rule-editions-last-prototype = Le propriétaire pioche une carte.
rule-editions-empower = Transcender
rule-editions-empower-final = Une action avec une ligne à elle, pour 3 Volontés. Une équipe a deux exemplaires de chaque Émotion Profonde.
rule-editions-empower-preview = Pareil.
rule-editions-empower-prototype = Une amélioration d’Invoquer ; ses 2 Volontés reviennent. Chaque joueur a un exemplaire de chaque Émotion Profonde.
rule-editions-fortify = Forteresses
rule-editions-fortify-final = Construites avec [Fortifier](#fortify) ; elles comptent dans leur Royaume.
rule-editions-fortify-preview = Pareil.
rule-editions-fortify-prototype = Aucune.
rule-editions-gain = Gagner de la Volonté
rule-editions-gain-final = 4 Volontés.
rule-editions-gain-preview = Pareil.
rule-editions-gain-prototype = 3 Volontés.
rule-editions-draw = Piocher des Émotions
rule-editions-draw-final = Une carte ; 2 Volontés pour chaque suivante.
rule-editions-draw-preview = Pareil.
rule-editions-draw-prototype = Deux cartes, dont tu gardes une.
rule-editions-intensify = Intensifier
rule-editions-intensify-final = 1 Essence ; 1 Volonté pour chaque suivante.
rule-editions-intensify-preview = Pareil.
rule-editions-intensify-prototype = 1 Essence.
rule-editions-rest = Se reposer
rule-editions-rest-final = Non : tu peux t’arrêter plus tôt.
rule-editions-rest-preview = Pareil.
rule-editions-rest-prototype = Une Action qui rapporte 1 Volonté.
rule-editions-absorb = Volonté d’une Sphère
rule-editions-absorb-final = [Absorber](#absorb), une fois par tour et sans Action : 2 Volontés, et 1 pour chaque Frontière que tu contrôles à côté de ton Esprit.
rule-editions-absorb-preview = Pareil.
rule-editions-absorb-prototype = [Méditation](#prototype-actions), une Action, une fois par manche : 1 Volonté, et 1 pour chaque Frontière que tu contrôles à côté de ton Esprit.
rule-editions-spheres = Sphères
rule-editions-spheres-final = 7 Volontés. Engagement, Créativité, Humilité, Assiduité, Savoir. Tu peux prendre le bonus avant une Révélation.
rule-editions-spheres-preview = Pareil.
rule-editions-spheres-prototype = 5 Volontés, plus avec des Majeurs. Assiduité, Humilité, Savoir, Engagement, Créativité. Tu reçois le bonus après une Révélation, deux fois avec un Majeur de ton équipe.
rule-editions-commitment = Engagement
rule-editions-commitment-final = Pour 1 Volonté, 1 Ambition devient disponible.
rule-editions-commitment-preview = Pareil.
rule-editions-commitment-prototype = 1 de Fermeté pour l’équipe.
rule-editions-aspirations = Aspirations
rule-editions-aspirations-final = Neuf : Prestance, Ouverture d’Esprit, Conscience, Unité, Vitalité, Versatilité, Ténacité, Sensibilité, Réflexion.
rule-editions-aspirations-preview = Pareil.
rule-editions-aspirations-prototype = Sept : Conscience, Allégeance, Versatilité, Unité, Sagesse, Domination, Diversité. Conscience compte des Royaumes, Versatilité des Triades.
rule-editions-common = Aspirations Communes
rule-editions-common-final = Toutes sont visibles ; chacune sert une fois.
rule-editions-common-preview = Pareil.
rule-editions-common-prototype = Seule l’actuelle est visible ; celles mises de côté reviennent.
rule-editions-hidden = Nouvelles Aspirations Propres
rule-editions-hidden-final = Une équipe qui n’a accompli aucune Aspiration peut en regarder trois et choisir ; les autres mélangent.
rule-editions-hidden-preview = Pareil.
rule-editions-hidden-prototype = Une équipe qui n’a pas accompli la sienne choisit parmi toutes ; l’autre pioche.
rule-editions-fragments = Fragments lors d’une Révélation
rule-editions-fragments-final = Un Mineur pour une Aspiration accomplie, un Majeur pour les deux, quoi qu’accomplisse l’autre équipe.
rule-editions-fragments-preview = Pareil.
rule-editions-fragments-prototype = Un Majeur pour les deux si l’autre équipe n’en accomplit aucune ; sinon un Mineur pour l’équipe qui en accomplit plus, ou pour chacune si les deux en accomplissent une.
rule-editions-worth = Points des Fragments
rule-editions-worth-final = Mineur 3, Majeur 5, Pyramidion 4. Une équipe a cinq Mineurs et trois Majeurs.
rule-editions-worth-preview = Pareil.
rule-editions-worth-prototype = Mineur 2, Majeur 3, Pyramidion 4. Une équipe a six Mineurs et trois Majeurs.
rule-editions-majors = Fragments Majeurs
rule-editions-majors-final = Dans l’Identité, ou comme Forteresses.
rule-editions-majors-preview = Pareil.
rule-editions-majors-prototype = Chacun appartient à une Sphère et tourne avec elle. Le troisième gagne.
rule-editions-cap = Pyramidion
rule-editions-cap-final = Pour une équipe qui n’a plus du Fragment qu’elle devrait recevoir.
rule-editions-cap-preview = Pareil.
rule-editions-cap-prototype = Pour l’équipe qui accomplit le plus des trois Aspirations de fin.
rule-editions-other-points = Autres points
rule-editions-other-points-final = La Roue des [Intentions](#intentions).
rule-editions-other-points-preview = Pareil.
rule-editions-other-points-prototype = 1 pour chaque ligne complète, chaque Émotion Profonde et chaque Émotion pleine sur le plateau.
rule-editions-tie = Points égaux
rule-editions-tie-final = L’équipe dont le Pyramidion a été placé gagne ; sinon, égalité.
rule-editions-tie-preview = Pareil.
rule-editions-tie-prototype = Égalité.
rule-editions-emotions = Émotions
rule-editions-emotions-final = Seize Légères et seize Profondes par équipe, la plupart avec un pouvoir.
rule-editions-emotions-preview = Pareil.
rule-editions-emotions-prototype = Huit de chaque, avec d’autres nombres ; seule Rage a un pouvoir. Ardeur et Suspicion sont ici Légères, Désir et Méfiance Profondes.
rule-editions-spirits = Esprits
rule-editions-spirits-final = Quatre par équipe.
rule-editions-spirits-preview = Pareil.
rule-editions-spirits-prototype = Harmonie et Empathie contre Anxiété et Malice.
rule-editions-shaper = Façonneurs
rule-editions-shaper-final = Les biens habituels. Un tour comme celui de tout le monde.
rule-editions-shaper-preview = Pareil.
rule-editions-shaper-prototype = 7 Volontés et 5 Essences, 1 de Fermeté en plus, deux cartes après une manche, deux Méditations dans celle-ci.
rule-editions-tokens = Premiers jetons
rule-editions-tokens-final = Chaque joueur place quatre jetons primitifs, partout où un jeton peut aller.
rule-editions-tokens-preview = Chaque joueur place quatre jetons en couleurs, un de chaque Vibration, partout où un jeton peut aller. Les primitifs ne servent pas.
rule-editions-tokens-prototype = Aucun : tous les plateaux sont vides.
rule-editions-basic-tokens = Premiers jetons, jeu de base
rule-editions-basic-tokens-final = Des primitifs débloquent Déplacer, Invoquer, Refouler et Fortifier.
rule-editions-basic-tokens-preview = Des jetons en couleurs débloquent les mêmes quatre lignes ; chaque joueur choisit quelle couleur va où.
rule-editions-basic-tokens-prototype = Il n’y a pas de jeu de base.
rule-editions-basic-players = Joueurs, jeu de base
rule-editions-basic-players-final = Deux à quatre ; une équipe d’un seul est un [Façonneur](#shaper).
rule-editions-basic-players-preview = Quatre. Les Façonneurs ne jouent que le jeu complet.
rule-editions-basic-players-prototype = Il n’y a pas de jeu de base.
rule-editions-teams = Autres qui peuvent jouer
rule-editions-teams-final = L’[Équilibre](#balance), ou Ego.
rule-editions-teams-preview = Personne : Bonheur contre Tristesse.
rule-editions-teams-prototype = Personne : Bonheur contre Tristesse.
rule-editions-brightness = Cartes Clarté
rule-editions-brightness-final = 2
rule-editions-brightness-preview = 6
rule-editions-brightness-prototype = 2
rule-editions-capping = Un second Pyramidion dû
rule-editions-capping-final = 4 points sur la Roue à sa place.
rule-editions-capping-preview = 3 points sur la Roue à sa place.
rule-editions-capping-prototype = Une seule équipe peut y avoir droit.
rule-editions-points = Points d’une Intention
rule-editions-points-final = 1 pour la première d’un tour, 2 pour chaque suivante.
rule-editions-points-preview = Chacune a ses propres points, quel que soit le nombre que tu en accomplis dans un tour.
rule-editions-points-prototype = Il n’y a pas d’Intentions.
rule-editions-side-a = Intentions de la face A
rule-editions-side-a-final = Refouler. Prendre 4 Volontés ou plus en une Absorption. Remplir une Émotion. Compléter une ligne.
rule-editions-side-a-preview = Retirer 2 Essences ou plus en un seul Refoulement : 2 points. Compléter une ligne : 2. Remplir une Émotion : 1. Une Forteresse à toi rejoint l’Identité lors d’une Révélation que tu as causée : 1. Prendre 2 Volontés ou moins en une Absorption : 1.
rule-editions-side-a-prototype = Aucune.
rule-editions-side-b = Intentions de la face B
rule-editions-side-b-final = Refouler. Une Forteresse à toi rejoint l’Identité lors d’une Révélation que tu as causée. Transcender. Chaque nouveau niveau de jetons sur toutes les lignes.
rule-editions-side-b-preview = Retirer exactement 1 Essence en un Refoulement : 1 point. Transcender : 1. Prendre 4 Volontés ou plus en une Absorption : 1. Exalter : 2. Chaque nouveau niveau de jetons sur toutes les lignes : 2.
rule-editions-side-b-prototype = Aucune.
rule-editions-benevolence = Bienveillance
rule-editions-benevolence-final = Plus de Volonté de la Sphère de son Royaume, et un peu de la réserve à côté de sa Triade.
rule-editions-benevolence-preview = Plus de Volonté de la Sphère de son Royaume, et rien d’autre.
rule-editions-benevolence-prototype = Il n’y a pas de telle carte.
rule-editions-love = Pouvoir d’Amour
rule-editions-love-final = Une Absorption rapporte 1 Volonté pour chaque Forteresse du Bonheur adjacente.
rule-editions-love-preview = Une Absorption rapporte 2 Volontés s’il y a une Forteresse du Bonheur adjacente.
rule-editions-love-prototype = Amour ne joue pas.
rule-editions-empathy = Pouvoir d’Empathie
rule-editions-empathy-final = Protège les Émotions du Bonheur adjacentes et celles des emplacements au-delà.
rule-editions-empathy-preview = Protège les Émotions du Bonheur adjacentes, et les Émotions du Bonheur adjacentes à l’une d’elles.
rule-editions-empathy-prototype = Une fois par manche, 1 Essence empêche un Refoulement dans une Triade adjacente.
rule-editions-harmony = Pouvoir d’Harmonie
rule-editions-harmony-final = Une carte paye un jeton de n’importe quelle couleur, et une seconde carte un second jeton.
rule-editions-harmony-preview = Une carte paye un jeton de n’importe quelle couleur. Il n’y en a pas de second.
rule-editions-harmony-prototype = Des cartes payent un jeton de n’importe quelle couleur.
rule-editions-malice = Pouvoir de Malice
rule-editions-malice-final = Sur une Frontière, elle refoule dans toute la Triade, dans un Royaume aussi sur les emplacements Frontière qui le bordent.
rule-editions-malice-preview = Elle refoule aussi une Émotion adjacente à une Émotion qui lui est adjacente ; un emplacement vide entre les deux l’arrête.
rule-editions-malice-prototype = Sangsue de l’Âme : 1 Volonté de plus pour un Refoulement rapporte 1 Essence.
rule-editions-board-love = Face B : Amour
rule-editions-board-love-final = Terrain Familier : une Forteresse du Bonheur dans le Royaume de l’Émotion refoulée. Garnison peut débloquer au passage la ligne Invoquer. Transcender commence par Incitation.
rule-editions-board-love-preview = Terrain Familier : une Forteresse du Bonheur adjacente à la case même d’Amour. Garnison demande une ligne Invoquer déjà débloquée. Transcender comme sur la face A.
rule-editions-board-love-prototype = Cet Esprit ne joue pas.
rule-editions-board-delight = Face B : Délice
rule-editions-board-delight-final = Poussée : 1 Volonté. Dégustation pioche 2 cartes et en garde une.
rule-editions-board-delight-preview = Poussée : 1 Ambition. Dégustation pioche 1 carte.
rule-editions-board-delight-prototype = Cet Esprit ne joue pas.
rule-editions-board-empathy = Face B : Empathie
rule-editions-board-empathy-final = Déplacer : Empressement, Défiance pour rien, Cache-Cache. Invoquer : Partage, Motivation, Détermination. Refouler : Subjugation, Déni, Conversion. Fortifier : Exaltation, En Sûreté, Détermination.
rule-editions-board-empathy-preview = Déplacer : Empressement, Cache-Cache pour 2 Volontés, qui peut finir sur une case partagée, Détermination. Invoquer : Renforcement pour 2 Volontés, Motivation, Détermination. Refouler comme sur la face A. Fortifier : En Sûreté, Démolition, Détermination.
rule-editions-board-empathy-prototype = Il n’y a pas de face B.
rule-editions-board-harmony = Face B : Harmonie
rule-editions-board-harmony-final = Vol : 1 Volonté. Accablement : 1 Ambition. Refouler continue par Déni et Cycle Émotionnel. Un avec l’Origine : 1 Volonté et 1 Ambition.
rule-editions-board-harmony-preview = Vol : 2 Volontés. Accablement : 3 Volontés. Refouler continue par Cycle Émotionnel et Détermination. Un avec l’Origine : 2 Volontés et 1 Ambition.
rule-editions-board-harmony-prototype = Il n’y a pas de face B.
rule-editions-board-hatred = Face B : Haine
rule-editions-board-hatred-final = Vol : 1 Volonté. Brasier : 3 Volontés et 1 Ambition. Ébullition : 1 Volonté sur chaque ligne. Répulsion rapporte 2 Volontés.
rule-editions-board-hatred-preview = Vol : 2 Volontés. Brasier : 4 Volontés et 1 Ambition. Ébullition : 2 Volontés sur Invoquer, rien sur Fortifier, 1 sur Transcender. Avec Répulsion, le Refoulement coûte 2 Volontés de moins.
rule-editions-board-hatred-prototype = Cet Esprit ne joue pas.
rule-editions-board-misery = Face B : Misère
rule-editions-board-misery-final = Déplacer : Empressement, Défiance pour rien, Cache-Cache. Déni : 1 Volonté. Exaltation : 2 Volontés. Ponction sur Refouler, Fortifier et Transcender, et seulement d’une Sphère qui garde de la Volonté.
rule-editions-board-misery-preview = Déplacer : Cache-Cache pour 2 Volontés, qui peut finir sur une case partagée, Défiance pour rien, Détermination. Déni : 2 Volontés. Exaltation : 1 Volonté. La ligne Fortifier finit par Regard Maussade. Ponction sur Refouler et Transcender, aussi de la dernière Volonté : une Révélation suit alors aussitôt, et l’Origine ne pivote pas.
rule-editions-board-misery-prototype = Cet Esprit ne joue pas.
rule-editions-board-malice = Face B : Malice
rule-editions-board-malice-final = Poussée : 1 Volonté.
rule-editions-board-malice-preview = Poussée : 2 Volontés.
rule-editions-board-malice-prototype = Il n’y a pas de face B.
rule-editions-board-anxiety = Face B : Anxiété
rule-editions-board-anxiety-final = Vol : 1 Volonté. Hors des Ombres : à côté d’une Noirceur, pour 2 Volontés gagnées. Renforcement : 3 Volontés. Graines de Noirceur : une Noirceur sur n’importe quel emplacement. Voracité après tout Refoulement. Un avec l’Origine : 1 Volonté et 1 Ambition. Transcender : Montée des Ténèbres, Élan Émotionnel, Détermination.
rule-editions-board-anxiety-preview = Vol : 2 Volontés. Hors des Ombres : à côté de n’importe quelle Émotion de la Tristesse, peu importe qui s’y tient, pour 1 Volonté gagnée. Renforcement : 2 Volontés. Graines de Noirceur : l’Essence vient de la réserve, l’emplacement est adjacent à Anxiété. Voracité seulement après avoir refoulé une Émotion Légère. Un avec l’Origine : 2 Volontés et 1 Ambition. Transcender : Pouvoir Canalisé, Secours, Détermination.
rule-editions-board-anxiety-prototype = Il n’y a pas de face B.

## Ce qui est connu

rule-known = Ce que tout le monde sait
rule-known-1 = Visibles de tous : le plateau, la Volonté, l’Essence et les jetons de chacun, la carte du dessus de chaque pioche, le nombre de cartes en main, les listes des paquets, et toutes les Aspirations Communes.
rule-known-2 = Cachés : les deux cartes d’une main de départ, l’ordre des pioches, et les Aspirations Propres de l’autre équipe. Chaque carte piochée plus tard était auparavant face visible : le programme te montre donc lesquelles sont dans la main d’un adversaire. Une carte défaussée d’une main est vue de tous.
rule-known-3 = Tu peux **reprendre** tes choix à ton propre tour tant que personne n’a rien appris de nouveau depuis : aucune carte n’a été retournée ni montrée à un adversaire, aucune pile regardée ni mélangée, aucun autre joueur n’a décidé.
rule-known-basic = Les mêmes choses sont visibles et cachées.

## Questions

rule-questions = Questions et réponses
rule-questions-1 = **Pourquoi une action n’est-elle pas proposée ?** Parce qu’elle ne peut pas être payée, ou parce qu’elle ne ferait rien : piocher d’une pioche vide, Intensifier sans Essence, une amélioration qui ne change rien.
rule-questions-2 = **La Sphère contient moins que je ne pourrais prendre.** Tu prends ce qu’il y a, et la Sphère est vide.
rule-questions-3 = **Engagement avec les trois Ambitions disponibles ?** Il n’est pas proposé, car il ne ferait rien.
rule-questions-4 = **J’ai causé une Révélation. Est-ce que je reçois le bonus de la Sphère ?** Oui, avant la Révélation.
rule-questions-5 = **Démolition donne une Action supplémentaire. Quand ?** Au même tour. Plusieurs s’additionnent.
rule-questions-6 = **À qui appartient une Émotion Légère sur le plateau ?** Au joueur dont la pioche la contenait. N’importe quel joueur de son équipe peut l’intensifier, la déplacer ou la transcender.
rule-questions-7 = **Quelqu’un devait recevoir un Majeur et n’en avait plus.** Rien n’a été ajouté : l’autre équipe ne retire donc pas d’Aspiration Commune.
rule-questions-8 = **De la Volonté qu’une réaction m’apporte au tour d’un autre :** elle est à toi aussitôt, mais ne peut pas payer ce qui est déjà en train d’être payé.
rule-questions-9 = **Toute l’Ambition est disponible et ma pioche est vide à la fin de mon tour.** Le choix passe alors sans effet.
rule-questions-10 = **Un Majeur démoli en Mineur, et la Sphère vidée au même tour :** le Mineur compte comme une ancienne Forteresse et rejoint l’Identité.
rule-questions-basic = Ces réponses y valent aussi.
