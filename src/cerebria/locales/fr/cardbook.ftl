# L’explorateur de cartes.

## Remarques sur les cartes

note-safety = Sécurité ne se protège pas elle-même, seulement ses voisines.
note-guilt = Le supplément s’applique aussi quand Culpabilité elle-même est refoulée.
note-fear = Plusieurs s’additionnent, avec Panique aussi. Cela se paye de ton plateau en plus de tout le reste, même si l’Essence de l’Émotion vient de la réserve.
note-panic = Plusieurs s’additionnent, avec Peur aussi. Cela se paye de ton plateau en plus de tout le reste, même si l’Essence de l’Émotion vient de la réserve.
note-valor = Ce qui compte, c’est que l’Émotion refoulée soit adjacente à Bravoure. Seule l’Ambition de base est épargnée, une fois par tour, quel que soit le nombre de Bravoures ; cela se fait tout seul au premier Refoulement de ce genre.
note-malevolence = Ce qui compte, c’est que l’Émotion refoulée soit adjacente à Malveillance. Seule l’Ambition de base est épargnée, une fois par tour ; cela se fait tout seul au premier Refoulement de ce genre.
note-selflessness = Elle peut prêter la première Essence d’une action Intensifier et les suivantes, de n’importe où sur le plateau, même à un joueur qui n’en a pas. La Volonté se paye comme d’habitude. Ce qu’elle prête est posé d’abord, ta propre Essence ensuite.
note-adoration = Tu décides pour chaque Émotion séparément. Pour Respect de Soi, tu peux avoir intérêt à refuser, car ses nombres baissent.
note-despair = Chaque jeton compte pour un, quelle que soit sa valeur.
note-greed = Elle en prend 3, ou ce que la Sphère peut céder.
note-rage = Ce n’est pas facultatif.
note-animosity = Ce n’est pas facultatif, mais tu choisis l’Émotion.
note-purity = Le plafond vaut pour le contrôle et pour Sensibilité. Un jeton reste sur la carte, mais ne fait rien.
note-insecurity = Les lignes non débloquées comptent aussi. S’il ne reste aucun des six jetons, il ne se passe rien. Le supplément fait partie du prix : qui ne peut pas le payer ne peut pas faire l’action.
note-doubt = Tu choisis une ligne pour chaque plateau adverse, dans l’ordre du tour, tant qu’il reste des jetons. Les lignes non débloquées comptent aussi.
note-shame = Chaque carte qui quitte le plateau la déclenche une fois, y compris lors des Transcendances de ta propre équipe. Quand Honte elle-même vient d’une Transcendance, elle ne voit pas partir sa Gêne.
note-embarrassment = Chaque carte qui quitte le plateau la déclenche une fois.
note-remorse = Elle doit encore être en jeu après le Refoulement. Chaque Remords demande une carte à lui.
note-hope = S’il y a moins de cartes, tu regardes celles-là. Si aucun ordre ne met une carte permise en premier, rien ne change. Tes coéquipiers peuvent les voir.
note-bitterness = Ce qui compte, c’est la situation juste avant que la carte ne soit posée. Les deux conditions demandent un emplacement du Royaume même.
note-faith = Une fois par action Transcender.
note-freedom = Pour chaque Déplacement, elle compte comme un jeton sur Défiance, pour Cache-Cache aussi.
note-self-esteem = Elle compte les jetons Vibration, primitifs compris.
note-envy = Tu peux choisir un Esprit qui est devant toi en Volonté ou en Essence. Pour un Esprit de l’Équilibre, toute son Essence compte, et son joueur choisit la sorte qu’il perd.
note-self-respect = Ses nombres baissent : moins elle porte d’Essence, plus elle est intense. La refouler la rend plus forte, jusqu’à ce que la dernière Essence disparaisse.
note-brightness = N’importe quelle carte lui correspond quand elle est refoulée. Une Clarté refoulée quitte la partie.
note-bleakness = N’importe quelle carte lui correspond quand elle est refoulée. Elle retourne ensuite au stock de six dans lequel Anxiété peut la prendre.
note-boredom = Les Esprits de l’Équilibre ne la déclenchent pas.
note-indifference = Les Esprits de l’Équilibre ne la déclenchent pas.
note-suspicion = Les Émotions de l’Équilibre ne comptent pas, quel que soit leur Alignement.
note-optimism = Les Émotions de l’Équilibre comptent comme celles d’un adversaire, quel que soit leur Alignement.
note-pessimism = Les Émotions de l’Équilibre comptent comme celles d’un adversaire, quel que soit leur Alignement.
note-mistrust = Les Émotions de l’Équilibre comptent comme celles d’un adversaire, quel que soit leur Alignement.
note-neutrality-red = Son pouvoir agit quand elle est refoulée et quand elle est transcendée, dans ce cas après celui de l’Émotion Profonde. Une pioche vide ne donne pas de carte.
note-neutrality-yellow = Son pouvoir agit quand elle est refoulée et quand elle est transcendée, dans ce cas après celui de l’Émotion Profonde. Ce n’est pas facultatif.
note-neutrality-green = Son pouvoir agit quand elle est refoulée et quand elle est transcendée, dans ce cas après celui de l’Émotion Profonde. Qui décide dit aussi quelle sorte d’Essence.
note-neutrality-blue = Son pouvoir agit quand elle est refoulée et quand elle est transcendée, dans ce cas après celui de l’Émotion Profonde. Qui décide dit aussi quel jeton, et où. Compléter ainsi une ligne du plateau d’un coéquipier ne marque rien.
note-urge = Sans une telle Sphère, rien ne part, mais l’Origine peut tout de même pivoter. Ce n’est pas une Absorption, et aucune Révélation ne suit.
note-impulse = Tu dis pour chaque Essence de quelle sorte elle est.
note-inspiration = Les jetons primitifs ne comptent pas. Les couleurs viennent dans l’ordre rouge, jaune, vert, bleu.
note-discipline = Seul le nombre imprimé compte, pour Discipline aussi. Pureté ne change rien dans sa Triade.
note-caution = Tu réduis d’un point à la fois, sur n’importe quelles Émotions, et peux t’arrêter plus tôt. Un jeton réduit à rien disparaît.
note-curiosity = S’il y a moins de cartes, tu regardes celles-là. Si aucun ordre ne met une carte permise en premier, rien ne change.

## L’explorateur de cartes

cardbook-title = Cartes et Esprits
cards-tab-emotions = Émotions
cards-tab-spirits = Esprits
cards-search = Chercher dans les cartes
cards-search-hint = Un nom, ou un mot d’un pouvoir
cards-filters = Filtres
cards-any = Toutes
cards-team = Équipe
cards-vibe = Vibration
cards-kind = Genre
cards-when = Pouvoir
cardbook-when-enters = à l’entrée en jeu
cardbook-when-ongoing = sur le plateau
cardbook-when-leaves = quand elle quitte le plateau
cardbook-when-none = aucun
cards-status = Statut
cards-found = { $count ->
        [0] Aucune carte ne correspond. Retire un filtre.
        [one] { $count } carte
       *[other] { $count } cartes
    }
cards-reset = Tout montrer
cards-previous = La carte précédente
cards-next = La carte suivante
cards-essence = Essence
cards-intensity = Intensité
cards-counterpart-strong = Devient
cards-counterpart-mild = Auparavant
cards-threshold = Transcendée avec { $count } { $count ->
        [one] Essence
       *[other] Essences
    } ou plus
cards-power = Pouvoir
cards-note = Bon à savoir
cards-side = Face des plateaux
cards-side-A = Face A, la même pour tous
cards-side-B = Face B, propre à cet Esprit
cards-side-lead = Tous les joueurs utilisent la même face. Sur la face B, certaines améliorations connues ont un autre prix.
cards-spirit-power = Pouvoir dans le jeu complet
cards-spirit-power-prototype = Pouvoir
cards-upgrades = Les améliorations { NAME($spirit, form: "start") ->
        [vowel] d’{ $spirit }
       *[consonant] de { $spirit }
    } en mots
cards-upgrade-of = { $price ->
        [none] { $row }
       *[other] { $row }, coûte { $price } de plus
    }
note-spirit-fortress-income = La Volonté vient de la réserve : il peut donc y en avoir plus que n’en contenait la Sphère.
note-spirit-fortress-bonus = Deux Forteresses ne rapportent pas plus qu’une. La Volonté vient de la réserve : il peut donc y en avoir plus que n’en contenait la Sphère.
note-spirit-big-absorb-draw = Ce que coûte le bonus d’Engagement n’est pas soustrait de la somme.
note-spirit-protect = Les pouvoirs qui retirent de l’Essence à une Émotion n’en sont pas empêchés.
note-spirit-protect-neighbours = Une Émotion de l’autre équipe entre les deux rompt la chaîne. Les pouvoirs qui retirent de l’Essence à une Émotion ne sont pas empêchés.
note-spirit-second-token = Sur une ligne non débloquée, le premier jeton débloque et le second améliore.
note-spirit-any-colour-token = Une carte paye un jeton, comme pour tout le monde.
note-spirit-upgrade-discount = Les deux réductions s’additionnent quand Détermination est aussi utilisée, mais le prix ne descend jamais sous zéro.
note-spirit-far-absorb = La quantité se calcule depuis là où se tient Misère. D’une Sphère à portée normale, on absorbe de la manière normale.
note-spirit-long-quell = La portée plus longue ne vaut que pour Refouler. Les améliorations qui demandent quelque chose d’adjacent à Malice regardent sa propre case.
note-spirit-chain-quell = L’emplacement entre les deux ne doit pas être vide. Les améliorations qui demandent quelque chose d’adjacent à Malice regardent sa propre case.
note-spirit-invoke-bleakness = Une Noirceur refoulée retourne au stock et peut être invoquée de nouveau.
note-spirit-early-any-colour = Ce doit être une couleur que la ligne accepte. Une case qui demande deux cartes en demande deux à Harmonie aussi.
note-spirit-early-prevent = Ce que le Refoulement a coûté n’est pas rendu. Rage ne refoule pas : rien n’aide contre elle.
note-spirit-early-bleakness = Le prix et les améliorations sont ceux de toute Invocation. Une Noirceur qui quitte le plateau a quitté la partie.
note-spirit-early-soul-leech = Cela se choisit en même temps que les améliorations de Refouler.
note-spirit-realm-discount = Elle ne paye jamais moins que cela, que quelqu’un contrôle le Royaume ou non.
note-spirit-gain-exchange = Chaque gain permet un échange. La Volonté donnée à qui n’en a plus à la fin d’un tour n’est pas un gain. Les Intentions comptent la Volonté d’avant l’échange.
