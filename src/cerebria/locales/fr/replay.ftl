# La liste des enregistrements et leur lecteur.

## La liste

replay-lead = Chaque partie terminée peut être revue, par les yeux de n’importe qui, et continuée à partir de n’importe quel moment.
replay-none = Rien à revoir encore
replay-none-text = Quand une de tes parties est terminée, elle attend ici. Une première dure une demi-heure.
# Là où plusieurs parties ont le même nom.
replay-line-title = { $title }, { $when }
replay-line-record = d’un fichier
replay-line-won = gagnée
replay-line-unfinished = Pas jouée jusqu’au bout
replay-watch = Revoir
replay-watch-it = Revoir { $title }
replay-record = Télécharger
replay-download = Télécharger l’enregistrement
replay-download-it = Télécharger l’enregistrement : { $title }
replay-upload = Mets un enregistrement ici
replay-upload-text = Dépose un fichier d’enregistrement venu de n’importe où pour le revoir, ou choisis-en un. Toi seul le vois, jusqu’à ce que tu le partages.
replay-upload-choose = Choisir un fichier
replay-upload-busy = Lecture…
replay-no-record = Ce fichier n’est pas l’enregistrement d’une partie. Prends-le d’une bonne copie. ({ $reason })
replay-large = Ce fichier est trop grand pour l’enregistrement d’une partie : ceux-ci ont moins d’un mégaoctet.

## Le lecteur

replay-of = Revoir : { $title }
replay-opening = On installe la scène…
replay-failed = Cette partie ne peut pas être montrée
replay-retry = Réessayer
replay-fetching = On va chercher le reste de la partie
replay-leave = À la liste des parties
replay-to-table = La table
replay-story = Ce qui s’est passé à ce moment
replay-chose = { $spirit } choisit : { $choice }
replay-unseen = { $spirit } décide quelque chose que ces yeux ne voient pas.
replay-beginning = Tout est installé.
replay-tab-eyes = Yeux
replay-tab-hands = Mains
replay-tab-turning = Tournants
replay-no-cards = aucune carte
replay-log-growing = On va encore chercher des tours d’avant et d’après.

## Yeux

replay-eyes = Par les yeux de qui
replay-eyes-spectator = Spectateur
replay-eyes-open = Tout visible

## La ligne du temps

replay-timeline = Ligne du temps
replay-place = Choix { $moment } sur { $moments }
replay-place-aloud = { $place }. { $turn }
replay-turn-of = Tour { $turn } de la partie, { $spirit }
replay-keys = Parcourir la partie
replay-play = Lecture
replay-pause = Pause
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-next-revelation = Prochaine Révélation
replay-speed = Changer la vitesse
replay-speed-now = Vitesse : { $speed } fois. La changer
replay-times = { $speed }×

## Ce qu’on peut en faire

replay-tools = Que faire de cette partie
replay-share = Partager ce moment
replay-share-what = choix { $moment } d’une partie à revoir
replay-share-text = Qui a ce lien peut revoir toute la partie. Elle s’ouvre au choix { $moment }, par ces yeux : { $eyes }.
replay-share-busy = On fait un lien…
replay-play-on = Jouer à partir d’ici
replay-play-on-text = Une nouvelle partie commence là où celle-ci en est. Qui l’a revue connaît peut-être les mains et la donne.
replay-play-on-start = Jouer
replay-play-on-open = Ouvrir la table

## Où la partie a tourné

replay-chances = Les chances de gagner, et les tours qui ont décidé la partie
# Une marque sous la ligne du temps : son numéro et ce que le tour a changé.
replay-mark = { $number }. { $point }
replay-explain = Où la partie a-t-elle tourné ?
replay-explain-text = Un programme parcourt la partie et dit comment ont évolué les chances de gagner, quels tours l’ont décidée, et ce qui aurait été mieux là. Cela prend une minute environ.
replay-explain-waiting = D’autres sont avant toi…
replay-explaining = Réflexion sur chaque tour…
replay-explain-cancel = Annuler
replay-again = Réessayer à partir d’ici
replay-again-you = Une nouvelle partie commence par ce tour, et tu joues { $spirits }.
replay-again-kept = Les programmes sont les mêmes qu’alors.
replay-again-replaced = Joués par un programme au lieu de personnes : { $spirits } ({ $program }).
replay-again-chance = Les cartes et les jetons viennent dans le même ordre qu’alors.
