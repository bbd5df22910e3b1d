# Le constructeur de paquets.

## L’étagère

decks-title = Paquets
decks-lead = Chaque joueur apporte un paquet d’Émotions Légères. Prends-en un tout prêt et change-le, ou commence avec un paquet vide.
decks-fixed = Le paquet de cette équipe est le même pour tous ses joueurs ({ $team }) : { $count } cartes, deux de chaque Vibration. Il n’y a rien à construire.
decks-import-fixed = Le paquet de cette équipe est fixe ({ $team }). Seuls les paquets des autres équipes peuvent être construits.
decks-kept = Les paquets restent dans ce navigateur. Pour en avoir un ailleurs, emporte-le sous forme de texte.
decks-own = Tes paquets
decks-none = Aucun encore. Commence par l’un de ceux ci-dessous.
decks-begin = Commencer un nouveau paquet
decks-begin-empty = Vide
decks-begin-empty-label = Commencer un paquet vide : { $team }
decks-begin-starter = De départ
decks-begin-starter-label = Commencer avec le paquet de départ : { $team }
decks-begin-spirit-label = Commencer avec ce paquet : { $spirit }
decks-name-empty = Nouveau paquet, { $team }
decks-name-starter = Paquet de départ, { $team }
decks-name-spirit = Paquet, { $spirit }
decks-name-copy = { $name } (copie)
decks-name-imported = Un paquet, { $team }
decks-count = { $count } cartes sur { $size }
decks-play = Jouer avec ce paquet
decks-play-short = Jouer
decks-play-label = Jouer avec « { $name } »
decks-duplicate = Dupliquer
decks-duplicate-label = Dupliquer « { $name } »
decks-duplicated = « { $name } » est sur l’étagère.
decks-delete = Supprimer
decks-delete-label = Supprimer « { $name } »
decks-deleted = « { $name } » est supprimé.
decks-undo = Annuler
decks-restored = « { $name } » est de retour.

## Construire

decks-back = Tous les paquets
decks-rename = Nom du paquet
decks-rename-empty = Il faut un nom au paquet.
decks-rename-taken = Un autre paquet a ce nom.
decks-collection = Émotions : { $team }
decks-filter-spaces = Espaces d’Essence
decks-filter-strength = Plus haute Intensité
decks-filter-threshold = Transcendée à
decks-copies = Exemplaires : { $emotion }
decks-copies-count = { $count } exemplaires sur { $most } dans le paquet
decks-add = Ajouter un exemplaire : { $emotion }
decks-remove = Retirer un exemplaire : { $emotion }
decks-look = Regarder de près : { $emotion }
decks-most = Il ne peut y avoir plus de { $most } exemplaires : { $emotion }.
decks-heard = { $emotion } : { $count } exemplaires sur { $most }. { $all } cartes sur { $size }.

## Le paquet d’un coup d’œil

decks-glance = Le paquet d’un coup d’œil
decks-checking = Vérification…
decks-good = Respecte la règle des paquets : prêt à jouer.
decks-play-wait = On pourra jouer avec dès qu’il ne manquera plus rien.
decks-curve-spaces = Espaces d’Essence
decks-curve-strength = Plus haute Intensité
decks-curve-threshold = Essence pour transcender
decks-curve-words = { $curve } : { $bars }.
decks-curve-bar = { $count ->
        [one] { $value } : { $count } carte
       *[other] { $value } : { $count } cartes
    }
decks-vibes = Vibrations
decks-share-vibe = { $count } { $vibe }
decks-times = Pouvoirs
decks-time-enters = { $count } à l’entrée en jeu
decks-time-ongoing = { $count } tant qu’elle est sur le plateau
decks-time-leaves = { $count } quand elle quitte le plateau
decks-time-none = { $count } sans pouvoir

## Sous forme de texte

decks-export = En texte
decks-export-title = « { $name } » en texte
decks-export-hint = Un nombre et un nom sur chaque ligne. La ligne de commande lit la même chose : enregistre-le dans un fichier et donne-le avec --deck.
decks-export-label = Le paquet
decks-copy = Copier
decks-copied = Le paquet est copié.
decks-save = Enregistrer dans un fichier
decks-import = Lire d’un texte
decks-import-title = Un paquet d’un texte
decks-import-label = Colle le paquet ici
decks-import-hint = Un nom sur chaque ligne, précédé si tu veux du nombre d’exemplaires. Ce qui suit # est une remarque.
decks-import-example =
    2 courage
    2 trust
    …
decks-import-file = Choisir un fichier
decks-import-name = Son nom
decks-import-button = Le mettre sur l’étagère
decks-import-empty = Il n’y a pas encore de carte dedans.
decks-import-line = Ligne { $line } : « { $text } » n’est pas une ligne de paquet. Écris un nom, précédé si tu veux du nombre d’exemplaires : « 2 courage ».
decks-import-problem = Ligne { $line } : { $problem }
decks-import-no-team = Aucun des noms n’est une Émotion. Écris-les comme ils sont sur les cartes.
decks-import-nothing = Rien n’a été changé.
decks-import-large = C’est bien plus qu’un paquet. Donne un texte d’au plus { $most } lignes.
decks-imported = « { $name } » est sur l’étagère.
