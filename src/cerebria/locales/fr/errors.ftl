# Les textes des erreurs. Seulement du texte et { $name } ici : le moteur lit ce fichier sans Fluent.

error = Quelque chose s’est mal passé dans la partie. Signale-le, avec ce que tu as fait en dernier.

## Choix

malformed-choice = « { $text } » n’est pas un choix que le jeu connaît. Copie l’un des textes qu’il propose, par exemple « move », « slot 7 » ou « use none ».
malformed-choice-near = « { $text } » n’est pas un choix que le jeu connaît. Voulais-tu dire « { $near } » ?
malformed-choice-number = { $number } n’est pas le numéro d’un choix. Utilise un nombre de 0 à { $most }.
malformed-choice-type = Un choix se donne comme un Choice, son texte ou son numéro, et non comme { $found }.
illegal-choice = « { $choice } » ne peut pas être choisi maintenant. Choisis l’un de ceux-ci : { $offered }.
illegal-choice-over = « { $choice } » ne peut pas être choisi : la partie est terminée. Commence une nouvelle partie pour continuer à jouer.
unknown-seat = Il n’y a pas de siège « { $seat } » dans cette partie. Utilise un nombre à partir de 0 ou l’un de ceux-ci : { $seats }.

## Noms

unknown-card = Il n’y a pas d’Émotion appelée « { $card } ». Utilise un nom de la liste des Émotions, en minuscules avec des tirets, comme « self-esteem ».
unknown-card-near = Il n’y a pas d’Émotion appelée « { $card } ». Voulais-tu dire « { $near } » ?
unknown-name = « { $word } » ne désigne rien ici (genre : { $kind }). Utilise l’un de ceux-ci : { $known }.
unknown-name-near = « { $word } » ne désigne rien ici (genre : { $kind }). Voulais-tu dire « { $near } » ?

## Installation

cli-absent = La ligne de commande a besoin de { $module }, qui n’est pas installé. Installe Cerebria avec tout ce qu’il lui faut : pip install cerebria
server-absent = Le serveur de tables a besoin de { $module }, qui n’est pas installé. Installe Cerebria avec tout ce qu’il lui faut : pip install cerebria
postgres-absent = PostgreSQL a besoin de { $module }, qui n’est pas installé. Installe le supplément « postgres » : pip install "cerebria[postgres]"

## Fichiers

file-absent = Ce fichier n’existe pas. Vérifie le nom et le dossier.
file-unwritable = « { $file } » n’a pas pu être écrit ({ $reason }). Vérifie son nom et tes droits, ou choisis un autre endroit.
file-unreadable = Le fichier n’a pas pu être ouvert ({ $reason }). Vérifie son nom et ton droit de le lire.
file-too-large = Le fichier est trop grand. Il peut avoir au plus { $most } octets.
file-not-text = Ce n’est pas un fichier texte. Enregistre-le en texte brut, en UTF-8.

## Paquets

bad-deck = Le paquet « { $deck } » enfreint les règles des paquets. Corrige ceci :
deck-not-a-list = Un paquet se donne comme une liste de noms. Écris une entrée pour chacune de ses cartes.
deck-team = Il n’y a pas de telle équipe. Donne le numéro de l’une d’elles : 0 pour le Bonheur, 1 pour la Tristesse, 2 pour l’Équilibre.
deck-line = « { $line } » n’est pas une ligne de paquet. Écris un nom, précédé si tu veux du nombre d’exemplaires : « 2 courage ».
deck-size = Le paquet a { $found } cartes. Il lui en faut exactement { $wanted }.
deck-copies = Il y a plus de { $most } exemplaires de cette carte : { $card }. Retire le surplus.
deck-wrong-team = { $card } n’est pas de la bonne équipe (mais de celle-ci : { $owner }). Choisis plutôt une Émotion de celle-ci : { $wanted }.
deck-edition = { $card } n’existe pas dans cette édition. Choisis parmi celles-ci : { $known }.
deck-strong = { $card } est une Émotion Profonde. Mets plutôt sa contrepartie Légère, { $mild }, dans le paquet.
deck-starting = { $card } est une Émotion de départ et se trouve sur le plateau dès le début. Retire-la du paquet.
deck-vibe = Le paquet n’a pas autant de cartes de cette Vibration que des autres : { $vibe }. Nomme autant d’Émotions de chaque Vibration.

## Jeux de cartes

bad-card-set = Le jeu de cartes « { $name } » ne peut pas être utilisé. Corrige ceci :
card-set-absent = Il n’y a ni jeu de cartes ni fichier de ce nom. Écris « standard », ou le chemin d’un fichier TOML.
card-set-syntax = Ce n’est pas du TOML bien formé ({ $reason }). Corrige cet endroit et recharge le fichier.
card-set-name = Il faut un nom au jeu de cartes. Écris name = "…" tout en haut, avec 1 à { $most } caractères.
card-set-name-taken = Le nom « standard » est pris. Donne un autre nom à ton jeu de cartes.
card-set-emotion = Il n’y a pas d’Émotion appelée « { $word } ». Donne à la table le nom de l’une des Émotions, en minuscules avec des tirets.
card-set-emotion-near = Il n’y a pas d’Émotion appelée « { $word } ». Voulais-tu dire « { $near } » ?
card-set-table = Ce qui va avec une Émotion est une table. Écris [{ $emotion }] seul sur une ligne, et ses clés en dessous.
card-set-key = « { $word } » n’est pas une propriété d’une Émotion. Utilise vibe, intensity, threshold, power, numbers ou status.
card-set-key-near = « { $word } » n’est pas une propriété d’une Émotion. Voulais-tu dire « { $near } » ?
card-set-vibe = « { $word } » n’est pas une Vibration qu’une Émotion peut avoir. Utilise l’une de celles-ci : { $known }.
card-set-vibe-starting = { $emotion } n’a pas de Vibration. Laisse la ligne de côté, ou écris vibe = "none".
card-set-intensity-type = Les Intensités sont une liste de nombres entiers. Écris par exemple intensity = [1, 2, 2].
card-set-intensity-count = Une Émotion a 1 à { $most } espaces pour l’Essence, et non { $found }. Donne une Intensité pour chaque espace.
card-set-intensity-range = Une Intensité ne peut pas être { $found }. Utilise un nombre de 0 à { $most }.
card-set-threshold-type = Le seuil est un nombre entier. Écris par exemple threshold = 2.
card-set-threshold-range = Un seuil de { $found } ne peut pas être atteint. Utilise un nombre de 1 à { $spaces }, le nombre d’espaces pour l’Essence.
card-set-threshold-not-mild = Aucun seuil n’est imprimé sur { $emotion }. Retire la ligne.
card-set-power = « { $word } » n’est pas un pouvoir de la bibliothèque. Utilise un nom de la liste des pouvoirs, ou "none".
card-set-power-near = « { $word } » n’est pas un pouvoir de la bibliothèque. Voulais-tu dire « { $near } » ?
card-set-power-starting = { $emotion } ne peut pas avoir de pouvoir. Laisse la ligne de côté, ou écris power = "none".
card-set-numbers-type = Les nombres d’un pouvoir sont une table. Écris par exemple numbers = { "{" } wp = 2 { "}" }.
card-set-number-unknown = Le pouvoir { $power } n’a pas de nombre « { $word } ». Les nombres qu’il a : { $known }.
card-set-number-missing = Le pouvoir { $power } a besoin du nombre « { $word } ». Ajoute-le, de { $least } à { $most }.
card-set-number-range = Le nombre « { $word } » ne peut pas être { $found }. Utilise un nombre entier de { $least } à { $most }.
card-set-status = « { $word } » n’est pas un statut. Utilise l’un de ceux-ci : { $known }.

## Options d’une partie

bad-arguments = La commande ne peut pas être exécutée ainsi. Corrige ceci :
bad-options = Aucune partie ne peut commencer avec ces options. Corrige ceci :
option-unknown = Cette option n’existe pas. Utilise l’une de celles-ci : { $known }.
option-unknown-near = Cette option n’existe pas. Voulais-tu dire « { $near } » ?
option-not-allowed = Cela ne peut pas être « { $value } ». Utilise l’une de ces valeurs : { $allowed }.
option-not-a-number = Cela ne peut pas être « { $value } ». Utilise un nombre entier de { $least } à { $most }.
option-basic-side = Le jeu de base se joue avec la face A des plateaux Esprit. Choisis A, ou le jeu complet.
option-basic-start = Le jeu de base commence à des places fixes. Choisis fixed, ou le jeu complet.
option-first-of-three = Là où seule l’une des équipes Bonheur et Tristesse a deux Esprits, c’est elle qui commence. Nomme cette équipe, ou random.
option-handicap-alone = un handicap est réservé aux parties Bonheur contre Tristesse ; laisse-le de côté ici
option-handicap-mode = dans le jeu de base, il n’y a pas de Roue où donner des points ; choisis action ou means
option-spirits-form = Les Esprits se donnent pour chaque équipe, comme une liste de noms, par exemple bliss: [love, empathy].
option-unknown-team = Il n’y a pas d’équipe « { $team } » dans cette partie. Utilise l’une de celles-ci : { $teams }.
option-unknown-spirit = Il n’y a pas d’Esprit « { $spirit } » dans cette équipe. Utilise l’un de ceux-ci : { $spirits }.
option-spirit-twice = L’Esprit { $spirit } est nommé plus d’une fois. Nomme chaque Esprit une fois au plus.
option-spirit-count = À { $players } joueurs, il faut à cette équipe un nombre d’Esprits de { $count }, et { $given } est donné. Nommes-en exactement autant.
option-shaper-count = À { $players } joueurs, le nombre d’équipes qui jouent avec un Façonneur est { $wanted }. N’en nomme pas plus, ou change le nombre de joueurs.
option-balance-mode = L’Équilibre ne joue que dans le jeu complet. Choisis le jeu complet, ou laisse l’Équilibre de côté.
option-edition-alone = L’Équilibre et Ego ne jouent que dans l’édition finale. Choisis-la, ou laisse-les de côté.
option-edition-lacks = L’édition { $edition } n’a pas de choix ici. Laisse ceci de côté, ou choisis une autre édition.
option-edition-basic = Dans cette édition, le jeu de base est pour quatre joueurs. Choisis quatre, ou le jeu complet.
option-ego-balance = Ego joue contre le Bonheur ou la Tristesse, sans l’Équilibre. Laisse l’un des deux de côté.
option-steps-level = Donne un niveau avec --difficulty, ou des degrés isolés avec --steps, pas les deux.
option-difficulty-ego = Une difficulté est pour une partie contre Ego. Dis quelle équipe joue Ego, ou laisse la difficulté de côté.
option-difficulty-both = Ces degrés se contredisent : { $steps }. Laisse l’un d’eux de côté.
option-balance-start = Avec l’Équilibre, les places de départ sont choisies. Choisis free, ou laisse l’Équilibre de côté.
option-card-set-form = « { $value } » n’est pas un jeu de cartes. Donne standard, le chemin d’un fichier ou son contenu.
option-deck-spirit = Cet Esprit ne joue pas dans cette partie : { $spirit }. Donne des paquets seulement aux Esprits qui y jouent.
option-decks-form = « { $value } » n’est pas un paquet. Utilise starter, spirit, random, ou pour chaque Esprit l’un de ceux-ci ou les noms de ses cartes.
unknown-bot = Il n’y a pas de programme joueur « { $bot } ». Utilise l’un de ceux-ci : { $bots }.
unknown-bot-near = Il n’y a pas de programme joueur « { $bot } ». Voulais-tu dire « { $near } » ?
bot-no-limits = On ne peut pas dire au programme joueur « { $bot } » combien réfléchir. Laisse de côté le nombre de positions et le temps.
bot-nodes = « { $bot } » doit finir par le nombre de positions qu’un plan peut regarder : de 1 à { $most }, comme dans planner@500.
bot-file-absent = Il n’y a pas de fichier « { $file } » contenant un programme joueur. Un programme à toi se nomme FICHIER:CLASSE, comme shy.py:Shy.
bot-file-broken = Le fichier « { $file } » contenant un programme joueur ne peut pas être exécuté ({ $reason }).
bot-file-lacks = Le fichier « { $file } » n’a pas de classe « { $name } » avec une méthode « choose ».
bot-program-absent = Le programme « { $command } » ne peut pas être lancé ({ $reason }).
bot-program-answer = Le programme « { $command } » a répondu « { $answer } », ce qui n’est aucune des options. Il doit en écrire une, sur une ligne, pour chaque ligne qu’il reçoit.
arena-too-few = Une arène demande au moins deux programmes joueurs ; contre Ego, un seul suffit.
arena-twice = Le programme joueur « { $bot } » est nommé deux fois. Chacun joue aussi souvent que les autres.
arena-sprt = « { $value } » n’est pas une paire de parts. Écris deux nombres entre 0 et 1, le plus petit d’abord, comme dans 0.5,0.55.
arena-state-other = Le fichier « { $file } » appartient à une arène avec d’autres réglages ({ $names }). Utilise les mêmes, ou un autre fichier.
cluster-absent = Pour jouer sur une grappe, il faut Ray, qui n’est pas installé ici. Installe cerebria[cluster], là où Ray existe pour la machine.
cluster-unreachable = Il n’y a pas de grappe Ray utilisable à « { $address } » : { $reason }
cluster-version = La grappe a cerebria { $found } (version et règles), et cette machine { $own } : elles pourraient jouer des parties différentes. Installe partout la même version.
cluster-own-bot = Le programme joueur « { $bot } » est sur cette machine, où une grappe ne peut pas le trouver. Joue plutôt avec --jobs.
dataset-absent = Les fichiers Parquet demandent pyarrow, qui n’est pas installé ici. Installe cerebria[dataset].
dataset-other = Le dossier « { $folder } » contient un jeu de données avec d’autres réglages ({ $names }). Utilise les mêmes, ou un autre dossier.
training-other = Le dossier « { $folder } » contient un entraînement avec d’autres réglages ({ $names }). Prends les mêmes, ou un autre dossier.
network-form = Ce n’est pas un réseau de la forme avec laquelle joue cette version. Entraînes-en un, ou prends un autre fichier.
network-version = { $file } est un réseau de la version { $found } ; ce programme connaît la version { $known }. Entraîne-le à nouveau.
network-unreadable = { $file } ne peut pas être lu comme un réseau : { $reason }. Prends-le d’une bonne copie.
network-absent = Un réseau joue avec numpy, qui n’est pas installé ici. Installe cerebria[env].
dataset-no-row = Le jeu de données n’a pas la décision { $ply } de la partie { $game }, ou pas tous les choix qui la précèdent.
arena-state-broken = Le fichier « { $file } » ne contient pas d’arène qu’on puisse continuer. Utilise un autre fichier.
option-deck-form = « { $value } » ne désigne pas un paquet. Écris l’Esprit et le fichier : love=my-deck.txt
option-too-many-seats = La partie a { $seats } sièges, et plus de joueurs sont nommés. Nommes-en au plus autant.
option-resumed = Une partie reprise garde ses options. Laisse celle-ci de côté, ou commence une nouvelle partie.

## Enregistrements

bad-record = Cet enregistrement ne peut pas être utilisé : { $reason }. Prends-le d’une bonne copie, ou enregistre de nouveau la partie.
record-syntax = Ce n’est pas l’enregistrement d’une partie : ce n’est pas du JSON bien formé ({ $reason }). Prends-le d’une bonne copie.
record-field = Il manque à l’enregistrement un « { $field } » correct. Prends-le d’une bonne copie, ou enregistre de nouveau la partie.
record-no-turns = { $file } ne contient encore aucun tour entier : il n’y a rien à expliquer. Joue d’abord un peu.
analyse-file-or-folder = Nomme une partie, ou avec --folder un dossier de parties. Un dessin est celui d’une seule partie ; --rows, --jobs et --cluster sont pour un dossier.
analyse-folder-empty = Il n’y a aucune partie enregistrée dans « { $folder } ». Nomme un dossier avec des fichiers qui finissent par .json.
record-choice = Le choix { $number } de l’enregistrement, « { $choice } », ne convient pas à la partie à cet endroit. L’enregistrement a été modifié ou abîmé : prends-le d’une bonne copie.
record-result = Rejouer l’enregistrement donne un autre résultat que celui qu’il annonce (annoncé { $stated }, trouvé { $found }). Il a été modifié ou abîmé : prends-le d’une bonne copie.
record-events = Rejouer l’enregistrement donne d’autres événements que ceux qu’il annonce. Il a été modifié ou abîmé : prends-le d’une bonne copie.
wrong-version = L’enregistrement a été fait pour la version { $found }, et ce programme joue selon ces versions : { $known }. Rejoue-le avec un programme de sa version.
wrong-version-format = L’enregistrement a le format { $found }, et ce programme lit le format { $known }. Ouvre-le avec le programme qui l’a fait, ou avec un plus récent.

## Scénarios

bad-scenario = Le scénario « { $file } » ne peut pas être utilisé. Corrige ceci :
scenario-syntax = Ce n’est pas du YAML bien formé ({ $reason }). Corrige cet endroit et recharge le fichier.
scenario-folder = Il n’y a pas de scénario dans ce dossier. Nommes-en un qui contient des fichiers finissant par .yaml ou .yml.
scenario-none = Il n’y a pas de scénario dans ce fichier. Écris au moins un titre et ce qui est attendu.
scenario-too-deep = Les listes et tables sont imbriquées ici à plus de { $most } niveaux. Écris-le plus à plat.
scenario-too-much = Le fichier en contient plus de { $most } ({ $what }). Répartis-le sur plusieurs fichiers.
scenario-line-length = Cette ligne est trop longue. Coupe-la en lignes d’au plus { $most } caractères.
scenario-anchor = Les ancres et alias (& et *) ne sont pas lus. Écris la valeur en entier.
scenario-tag = L’étiquette « { $word } » n’est pas lue. Laisse-la de côté.
scenario-key = « { $word } » n’est pas une clé ici. Utilise l’une de celles-ci : { $known }.
scenario-key-near = « { $word } » n’est pas une clé ici. Voulais-tu dire « { $near } » ?
scenario-key-form = Une clé est un seul mot. Mets la table ou la liste derrière elle.
scenario-key-twice = La clé « { $word } » est ici deux fois. Retire l’une des deux.
scenario-edition = L’édition { $edition } n’a pas de « { $word } ». Laisse-le de côté, ou nomme une autre édition.
scenario-lacks = Il manque ici la clé « { $word } ». Ajoute-la.
scenario-value = « { $word } » ne peut pas être ici. Écris { $wanted }.
scenario-statement = « { $word } » n’est pas un énoncé. Écris-en un comme « wp love = 5 » ou « legal quell ».
scenario-statement-near = « { $word } » n’est pas un énoncé. Voulais-tu dire « { $near } » ?
scenario-statement-form = « { $word } » est incomplet ou en dit trop. Écris-le sous la forme { $forms }.
scenario-sign = « { $word } » ne compare que des nombres. Dans « { $form } », utilise = ou !=.
scenario-choice = « { $word } » n’est pas un choix. Écris-en un comme « move » ou « slot 7 ».
scenario-untitled = Scénario { $number }
scenario-fault = La partie n’a pas pu continuer à partir d’ici ({ $reason }). Signale ce scénario.
scenario-failed = Ligne { $line }, « { $statement } » : attendu { $expected }, trouvé { $found }.
scenario-failed-statement = Ligne { $line }, « { $statement } » : ceci devait être vrai, trouvé { $found }.
scenario-offered = { $who } doit décider parmi : { $offered }
scenario-over = la partie terminée
scenario-refused = Ligne { $line }, « { $choice } » : ceci devait être proposé, mais { $who } doit décider parmi : { $offered }.
scenario-refused-who = Ligne { $line }, « { $choice } » : { $expected } devait décider, mais { $who } doit décider parmi : { $offered }.
scenario-refused-over = Ligne { $line }, « { $choice } » : ceci devait être proposé, mais la partie est terminée.
position-no-ego = Ego ne joue pas dans cette partie. Nomme son équipe dans les options de la partie, ou laisse ceci de côté.
position-scheme-twice = Le Stratagème { $number } est ici deux fois. Retire l’un des deux.
position-slot-twice = L’emplacement { $slot } est déjà pris. Mets l’Émotion sur un autre emplacement.
position-essence = { $card } a { $most } espaces pour l’Essence, et non { $found }. Mets-y moins d’Essences.
position-owner = { $card } vient d’une pioche de cette équipe : { $team }. Nomme l’un de ses Esprits comme propriétaire.
position-card-team = { $card } appartient à une équipe qui ne joue pas dans cette partie ({ $team }). Utilise une Émotion d’une équipe qui joue.
position-aligned = { $word } ne peut pas compter pour cette équipe. Utilise l’une de celles-ci : { $team }.
position-vibe = { $card } a la Vibration { $vibe }. Laisse ceci de côté.
position-strong-basic = { $card } est une Émotion Profonde, et le jeu de base n’en a pas. Utilise une Légère, ou le jeu complet.
position-copies = Il y a { $found } exemplaires de cette carte ({ $card }), et le jeu n’en a que { $most }. Retire le surplus.
position-deck-copies = { $spirit } a { $found } exemplaires d’une carte ({ $card }) en main, dans la pioche et sur le plateau, et un paquet en contient au plus { $most }. Retire le surplus, ou nomme un autre propriétaire.
position-not-in-deck = { $card } n’est dans aucun paquet de cette équipe : { $team }. Utilise une Émotion Légère de cette équipe.
position-fragments = { $team } a { $found } Fragments du genre { $kind } dans l’Identité et sur des sites, et il n’y en a que { $most }. Retire le surplus.
position-row-size = Une ligne a { $wanted } cases, et { $found } sont données. Écris une entrée pour chacune, avec « - » pour une case libre.
position-row-locked = La ligne { $row } est améliorée mais pas débloquée ({ $spirit }). Mets un jeton sur sa première case.
position-row-colour = La ligne { $row } a deux jetons de la couleur { $colour } ({ $spirit }). Utilise chaque couleur une fois au plus par ligne.
position-row-basic = Dans le jeu de base, la ligne empower ne prend pas de jeton. Laisse cette ligne libre ({ $spirit }), ou utilise le jeu complet.
position-wild = Ce plateau porte { $found } jetons primitifs ({ $spirit }), et un joueur n’en a que { $most }. Utilise des couleurs pour les autres.
position-wheel-basic = Dans le jeu de base, une Roue est à 0, ou à 4 pour un second Pyramidion. Corrige le { $found } de cette équipe : { $team }.
position-hidden-common = { $aspiration } est l’Aspiration Commune actuelle et ne peut donc pas être l’Aspiration Propre de cette équipe : { $team }. Nommes-en une autre en premier.
position-endgame-common = { $aspiration } est l’Aspiration de fin Commune et ne peut donc pas être aussi celle de cette équipe : { $team }. Nommes-en une autre.
position-no-fortitude = C’est à cette équipe de jouer, mais elle n’a pas de Fermeté pour commencer : { $team }. Donne-lui-en, ou laisse moins d’actions.
position-major = Ici, les Fragments Majeurs appartiennent à des Sphères. Nomme-les sous « majors ».
position-strong-twice = { $spirit } a une seule carte { $card }, et elle est deux fois sur le plateau. Nomme un autre propriétaire.
position-aspiration-twice = { $aspiration } est ici deux fois. Nomme chaque Aspiration une fois au plus.
position-aspiration-absent = { $aspiration } ne fait pas partie de ce jeu. Laisse-la de côté ; il y a { $known }.

## Annuler

cannot-undo = Il n’y a rien à annuler. Fais d’abord un choix.
cannot-undo-seen = Cela ne peut pas être annulé : depuis, des informations cachées ont été montrées. Continue à jouer à partir d’ici.

# Les refus du serveur.

not-signed-in = Personne n’est connecté avec ce jeton. Choisis un nom pour continuer.
not-allowed = Ce n’est pas à toi de faire cela.
not-host = Seul l’hôte de la table peut faire cela.
not-your-seat = Ce siège n’est pas le tien.
not-your-decision = Ce n’est pas à toi de décider maintenant.
choices-apart = Ce qui vient après « { $choice } » ne peut pas être choisi en même temps : regarde d’abord ce que cela apporte.
wrong-origin = La connexion vient d’une autre page que la nôtre.
no-such-table = Cette table n’existe pas, ou tu n’y as pas été admis. Demande un lien.
table-damaged = Ce qui est conservé de cette table est abîmé, et elle ne peut pas être ouverte. Préviens qui gère le serveur ; aucune autre table n’est touchée.
no-such-seat = La table a { $seats } sièges, numérotés à partir de 0 ; il n’y a pas de siège { $seat }.
no-such-link = Le lien ne mène nulle part (ou plus). Demandes-en un nouveau.
no-such-moment = La partie a { $most } choix ; il n’y a pas de moment { $moment }.
no-such-eyes = Il n’y a pas d’yeux « { $eyes } » pour voir cette partie. Utilise ceux-ci : { $known }.
no-team = Un spectateur n’a pas d’équipe à qui parler.
nobody-there = Personne n’est assis là.
seat-taken = Quelqu’un est assis là.
no-seat-empty = Tous les sièges de cette table sont pris.
too-many-codes = Trop de codes étaient faux. Attends un moment, et regarde de nouveau les lettres.
too-many-listed = { $most } de tes tables sont déjà dans la liste. Retires-en une d’abord.
too-many-waiting = Tu es assis à { $most } tables ouvertes dont la partie n’a pas commencé. Quitte d’abord l’une d’elles.
too-many-seeking = { $most } personnes cherchent une table, il n’y a plus de place. Réessaie dans un instant.
seeks-elsewhere = Tu cherches désormais dans une autre fenêtre, et plus ici.
list-full = La liste des tables ouvertes est pleine : elle en compte { $most }. Réessaie plus tard, ou envoie un lien.
not-wanted = L’hôte de cette table joue avec d’autres.
no-open-tables = Ce serveur ne montre pas de tables ouvertes. Envoie plutôt un lien ou un code.
not-listed = Cette table n’est pas (ou plus) dans la liste.
barred = Tu ne peux pas jouer sur ce serveur. Son responsable en a décidé ainsi.
game-goes-on = Cette table continue une autre partie : ce qui s’y joue reste comme c’est.
other-seats = La table a { $seats } sièges, et cette partie { $given }. Ouvre une autre table pour elle.
seed-stays = La graine est choisie à l’ouverture de la table et ne change plus.
seats-open = Ces sièges sont encore vides : { $seats }. Attends, ou mets-y des programmes.
too-many-seats = La partie a { $seats } sièges, mais { $given } ont été donnés.
no-such-way = Ce serveur ne peut appeler personne de cette façon.
no-such-channel = Ce canal n’existe pas, ou son lien n’est plus valable. Mets-le de nouveau en place dans les réglages.
no-such-zone = Le fuseau horaire « { $zone } » n’existe pas. Choisis-en un dans la liste.
night-too-long = Une nuit dure { $most } heures au plus, et son début et sa fin diffèrent.
bad-holiday = Des vacances finissent au plus tôt le jour où elles commencent, et dans { $days } jours au plus tard.
too-many-holidays = Il y a { $most } jours de vacances par an. Retires-en quelques-uns.
# Still right.
night-set-lately = La nuit a été fixée il y a peu. Elle pourra changer à nouveau dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
too-many-channels = { $most } suffisent. Retires-en d’abord un.
channel-unconfirmed = Un lien y a déjà été envoyé. Ouvre-le, ou attends un jour et réessaie.
bad-address = Seules les adresses qui commencent par https:// et sont ouvertes à tout le réseau peuvent être appelées.
too-many-tables = Tu héberges déjà { $most } tables. Mets d’abord fin à certaines.
too-many-thinking = Des programmes réfléchissent déjà à { $most } de tes tables. Attends-les, ou mets d’abord fin à certaines de ces parties.
too-many-requests = C’était trop à la fois. Attends un moment.
too-many-connections = Il y a trop de connexions. Fermes-en, ou réessaie plus tard.
too-slow = La demande a mis plus de { $seconds } secondes à arriver. Réessaie.
too-large = C’est trop grand : { $most } octets au plus sont lus.
too-long = C’est trop long : { $most } caractères au plus.
already-started = La partie a commencé.
already-over = La partie est terminée.
other-rules = Cette partie a été commencée par la version { $rules } des règles, et ici on joue selon ces versions : { $known }. Elle ne peut pas continuer ici ; une fois que son hôte y a mis fin, on peut la télécharger.
chat-closed = La discussion est close : un jour a passé depuis la fin de la partie.
silenced = L’hôte t’a demandé de regarder en silence.
no-such-spectator = Ce spectateur n’est pas ici (ou plus).
not-running = La partie n’est pas en cours.
not-over = La partie n’est pas encore terminée.
never-began = La partie a été fermée avant de commencer : il n’y a rien à en voir.
over-by-then = La partie est terminée à ce moment. Choisis-en un plus tôt.
rematch-made = Il y a déjà une revanche : la table { $table }.
program-plays = Un programme joue pour toi. Reprends d’abord ton siège.
no-program-plays = Aucun programme ne joue pour toi.
no-undo-asked = Cette annulation n’est plus demandée. Regarde la table et réponds à ce qui l’est.
undo-asked = Une annulation est déjà demandée. Attends que tout le monde ait répondu.
out-of-time = Ton temps est écoulé, et un programme joue ce tour jusqu’au bout. Ensuite tu pourras reprendre ton siège.
journal-full = Il s’est passé tant de choses à cette table qu’elle n’en accepte plus de ce genre. Continue sans, ou mets fin à la partie.
stale = Quelque chose s’est passé entre-temps. Regarde la table et choisis de nouveau.
time-left = Il reste du temps.
busy = Le serveur n’a pas pu le faire à l’instant. Regarde si c’est fait, et réessaie.
no-hints = Il n’y a pas de conseils à cette table : plusieurs personnes y jouent, et leur hôte n’en a pas autorisé.
still-thinking = Ta demande précédente est encore à l’étude. Attends-la, ou annule-la d’abord.
thinkers-busy = Trop de réflexions sont déjà en cours. Réessaie dans un moment.
question-withdrawn = La question a été retirée.
malformed-request = La demande n’a pas la bonne forme. { $reason }
http-error = Le serveur répond avec le statut { $status }.
internal-error = Quelque chose s’est mal passé de notre côté. Rien n’a été changé ; réessaie.

## Faire tourner un serveur

bad-setting = { $name } ne peut pas être « { $value } ». Donne un nombre, ou pour un interrupteur 1 ou 0.
base-url = « { $value } » n’est pas une adresse que l’on pourrait utiliser. Écris-la comme https://cerebria.example.org, sans chemin.
trusted-proxies = « { $value } » n’est pas l’adresse d’un mandataire. Nomme des adresses IP ou des réseaux séparés par des virgules, par exemple 127.0.0.1,10.0.0.0/8.
port-taken = Le port { $port } est pris par un autre programme. Nommes-en un autre avec --port, ou aucun pour en faire chercher un.
ports-taken = Tous les ports de { $first } à { $last } sont pris. Nommes-en un libre avec --port.
port-not-allowed = Le port { $port } ne peut pas être utilisé ({ $reason }). Les ports inférieurs à 1024 demandent souvent un administrateur : utilises-en un plus haut, derrière un mandataire si besoin.
host-unknown = Le serveur ne peut pas écouter sur « { $host } » ({ $reason }). Utilise une adresse de cette machine, 127.0.0.1 pour cette machine seule, ou 0.0.0.0 pour tout son réseau.
workers-need-postgres = Plusieurs processus ont besoin de PostgreSQL : avec un fichier SQLite, ils n’entendraient pas parler des tables des autres. Donnes-en un avec --database postgresql://…, ou laisse --workers de côté.
bot-jobs-need-postgres = Les programmes lancés comme tâches ont besoin de PostgreSQL, qui contient les tâches. Donnes-en un avec --database postgresql://…, ou laisse --bot-jobs de côté : les programmes jouent alors dans le serveur même.
worker-needs-postgres = Un exécutant fait jouer les programmes comme des tâches que contient PostgreSQL. Donne celui des serveurs avec --database postgresql://… ; avec un fichier SQLite, les programmes jouent dans le serveur même.
database-address = « { $address } » n’est pas une base de données que le serveur connaît. Donne le nom d’un fichier, ou une adresse qui commence par sqlite:/// ou postgresql://.
database-unusable = La base de données { $database } ne peut pas être utilisée ({ $reason }). Vérifie son nom, qu’elle est en marche, et tes droits sur elle.
database-silent = La base de données { $database } a cessé de répondre, et on ne l’attend plus. Ce qui avait commencé sera repris dès qu’elle sera là de nouveau ; occupe-toi d’elle et du réseau, et réessaie.
database-carries-no-notes = À travers { $database }, les serveurs ne s’entendent pas : ce que dit une connexion n’atteint pas une autre qui écoute. Un regroupeur de connexions devant PostgreSQL doit être en mode session, et non en mode transaction ; ou connecte-toi à PostgreSQL même.
database-absent = Il n’y a pas de base de données à { $database }. Vérifie son nom, ou lance une fois un serveur pour la créer.
database-newer = La base de données { $database } a été faite par une version plus récente de ce programme. Mets le programme à jour.
database-older = La base de données { $database } n’est pas à jour. Lance d’abord « cerebria database upgrade ».
nobody-known = Personne n’a ici la clé { $who }, et ce n’est pas non plus une adresse.
nobody-barred = { $who } n’est pas exclu.
database-in-use = Un serveur tourne déjà avec { $file }, à { $address }. Utilise celui-là, ou arrête-le d’abord.
clock-off = L’horloge de cette machine diffère de celle de la base de données de { $seconds } secondes ; { $most } sont permises. Fais régler les deux par un service de temps comme NTP, et recommence.
database-not-empty = La base de données { $database } n’est pas vide. Importe dans une base vide : nomme-la avec --database.
bad-archive = Rien n’a été importé. Le fichier ne peut pas être utilisé :
archive-header = Ce n’est pas l’exportation d’une base de données. Nomme un fichier écrit par « cerebria database export ».
archive-version = Rien n’a été importé. Le fichier a le format { $found }, et ce programme lit le format { $known }. Utilise la version du programme qui l’a écrit.
archive-form = Rien n’a été importé. Le fichier contient une base de données de la forme { $found }, et ce programme a la forme { $known }. Importe-le avec la version { $version } du programme, puis mets à niveau.
archive-cut = Le fichier est coupé ou abîmé. Prends-le d’une bonne copie.
archive-line = Cette ligne n’est pas une ligne d’une table. Prends le fichier d’une bonne copie.
archive-columns = Les colonnes de { $table } ne conviennent pas : { $columns }. Prends le fichier d’une bonne copie.
archive-value = Ce que contient la colonne { $column } est impossible. Prends le fichier d’une bonne copie.
archive-refused = La base de données n’accepte pas ces lignes ({ $reason }). Prends le fichier d’une bonne copie.
archive-order = Les lignes ne sont pas dans l’ordre d’une exportation. Prends le fichier d’une bonne copie.
archive-twice = Il y a déjà une telle ligne. Prends le fichier d’une bonne copie.
archive-refers = Ce que nomme la colonne { $column } n’est pas dans le fichier. Prends-le d’une bonne copie.
archive-seats = La table a { $found } sièges, et sa partie en a { $wanted }. Prends le fichier d’une bonne copie.
archive-gap = L’entrée a le numéro { $found } et devrait avoir { $wanted }. Prends le fichier d’une bonne copie.
archive-unplayable = La partie ne peut pas se jouer ainsi : { $reason } Prends le fichier d’une bonne copie.
archive-entry-differs = Rejouée, l’entrée du genre { $kind } donne autre chose. Prends le fichier d’une bonne copie.
archive-snapshot = Rejouée, la position est une autre. Prends le fichier d’une bonne copie.
archive-row-differs = Rejouée, la table diffère dans { $columns }. Prends le fichier d’une bonne copie.
archive-rows = Le fichier a { $found } lignes et devrait en avoir { $wanted }. Il est coupé : prends-le d’une bonne copie.
page-absent-title = La page n’est pas construite
page-absent =
    Le serveur tourne, mais la page pour le navigateur n’est pas là : cette copie du programme a été construite sans elle.
    Dans une copie du projet, lance « make web » et recharge cette page. Un paquet installé contient la page.
    Dans le terminal, tu peux jouer sans elle : cerebria play

# Ceux d’un client.

server-refused = Le serveur n’a pas fait ce qui était demandé.
server-problem = { $message }
connection-closed = La connexion à la table s’est terminée ({ $reason }).
