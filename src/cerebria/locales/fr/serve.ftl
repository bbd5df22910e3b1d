# Les commandes serve et database.

## Aide

help-serve = Lancer un serveur de tables, où des personnes et des programmes jouent dans le navigateur. Chaque option peut aussi être donnée comme variable, par exemple CEREBRIA_PORT.
help-serve-examples =
    cerebria serve
    cerebria serve --host 127.0.0.1 --port 9000 --no-browser
    cerebria serve --database my-tables.sqlite
    cerebria serve --database postgresql://cerebria@localhost/cerebria --workers 4
    cerebria serve --base-url https://cerebria.example.org --host 127.0.0.1
help-option-host = Où écouter : 0.0.0.0 laisse entrer tout le réseau, 127.0.0.1 cette machine seule.
help-option-port = Le port. Sans lui 8000, ou le prochain qui est libre.
help-option-database = Où les tables sont conservées : un fichier, ou postgresql://… Sans cela, un fichier de ton dossier de données.
help-option-workers = Combien de processus servent. Plus d’un demande PostgreSQL.
help-option-base-url = L’adresse qu’utilisent les gens, quand un mandataire se trouve devant le serveur.
help-option-trusted-proxies = Les mandataires dont on croit la parole sur qui demande : des adresses ou des réseaux, séparés par des virgules. Par défaut 127.0.0.1.
help-option-bot-jobs = Faire jouer les programmes par des exécutants à part (cerebria worker). Demande PostgreSQL.
help-option-browser = Ouvrir la page dans un navigateur, là où il y a un écran.
help-option-keep-open = Oublier les tables qui n’ont jamais commencé après autant de jours ; 0 les garde. Par défaut 30.
help-option-keep-running = Oublier les parties où rien ne s’est passé pendant autant de jours ; 0 les garde. Par défaut 400.
help-option-keep-over = Oublier les parties terminées après autant de jours ; 0, par défaut, les garde.
help-option-keep-people = Oublier les gens qui n’ont pas de table et ne sont pas venus pendant autant de jours ; 0 les garde. Par défaut 400.
help-option-json-logs = Écrire les journaux en lignes de JSON, même sur un terminal.
help-database = Conserver, déplacer et ranger la base de données d’un serveur de tables.
help-database-examples =
    cerebria database export tables.jsonl.gz
    cerebria database import tables.jsonl.gz --database postgresql://cerebria@localhost/cerebria
help-database-export = Tout écrire dans un fichier : les gens, les tables et les parties, tels qu’ils sont à un moment donné. Le serveur peut continuer à tourner.
help-database-export-examples =
    cerebria database export tables.jsonl.gz
    cerebria database export tables.jsonl --database postgresql://cerebria@localhost/cerebria
help-database-import = Remplir une base de données vide, de l’une ou l’autre sorte, à partir d’un tel fichier : tout ou rien.
help-database-import-examples =
    cerebria database import tables.jsonl.gz --database new.sqlite
help-database-upgrade = Amener une base de données à la forme dont cette version a besoin, ou la créer. Un serveur le fait de lui-même au démarrage.
help-database-upgrade-examples =
    cerebria database upgrade --database postgresql://cerebria@localhost/cerebria
help-database-tidy = Oublier ce qui est trop vieux, comme un serveur en marche le fait de lui-même toutes les heures.
help-database-tidy-examples =
    cerebria database tidy --keep-over-days 365
help-argument-archive = Le fichier ; si son nom finit par .gz, il est compressé.

## serve

serve-port-taken = Le port { $port } est pris, le serveur utilise donc { $other }.
serve-address = Cerebria est à { $address }
serve-network = Pour d’autres dans le même réseau : { $address }
serve-database = Les tables sont conservées dans { $file }
database-awaited = Attente de la base de données { $database }…
serve-stop = Ctrl-C arrête le serveur ; les tables sont conservées.

## database

database-exporting = Exportation
database-importing = Importation
database-exported = { $rows ->
        [one] { $rows } ligne est dans { $file }.
       *[other] { $rows } lignes sont dans { $file }.
    } Il contient tout ce que contient la base de données, cartes cachées comprises : garde-le en lieu sûr.
database-imported = { $rows ->
        [one] { $rows } ligne est
       *[other] { $rows } lignes sont
    } maintenant dans { $database }.
database-upgraded = { $database } est à jour (forme { $form }).
database-tidied = Oublié : { $tables } { $tables ->
        [one] table
       *[other] tables
    } et { $people } { $people ->
        [one] personne
       *[other] personnes
    }.

## Images qui montrent où mène un lien

preview-emotion = Émotion ({ $team })
preview-spirit = Esprit ({ $team })

## Ce qui rappelle les gens à leurs tables : le navigateur, les courriels, les webhooks

notice-turn = « { $title } » : { $by } a joué, c’est à toi.
notice-turn-alone = « { $title } » : c’est à toi de jouer.
notice-turn-others = « { $title } » : { $by } a joué. Maintenant joue : { $name }.
notice-turn-others-alone = « { $title } » : maintenant joue : { $name }.
notice-soon = « { $title } » : ton temps s’écoule dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
notice-soon-others = « { $title } » : le temps de { $name } s’écoule dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
notice-out = « { $title } » : ton temps est écoulé, un programme continue pour toi. Tu peux revenir.
notice-out-others = « { $title } » : le temps de { $name } est écoulé, un programme continue.
notice-lapsed = « { $title } » : quelqu’un n’a plus joué, la partie s’est arrêtée, comme convenu.
notice-ready = « { $title } » : tout le monde est là. Tu peux commencer.
notice-over = « { $title } » : la partie est terminée. Viens voir comment.
notice-confirm = Quelqu’un veut que Cerebria l’appelle ici quand une table attend. Est-ce toi ? Alors ouvre ce lien ; sinon, ne fais rien.
notice-try = C’est ainsi que Cerebria t’appelle.
notice-several = { $count } tables t’attendent
notice-stop = Pour ne plus rien recevoir, ouvre { $address }
