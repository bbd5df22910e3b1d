# La commande worker.

help-worker = Jouer les programmes des serveurs qui partagent une base de données et ont été lancés avec --bot-jobs. Demande PostgreSQL ; lances-en autant que tu veux, sur n’importe quelle machine.
help-worker-examples =
    cerebria worker --database postgresql://cerebria@localhost/cerebria
    cerebria worker --database postgresql://cerebria@db.example.org/cerebria --concurrency 2
help-option-concurrency = Combien de programmes de chaque sorte (ceux qui choisissent aussitôt, prévoient, réfléchissent pendant des secondes) réfléchissent à la fois, chacun dans son propre processus. Par défaut : un par cœur.
worker-started = { $count ->
        [one] { $count } programme de chaque sorte à la fois joue
       *[other] { $count } programmes de chaque sorte à la fois jouent
    } pour les serveurs sur { $database }. Ctrl-C arrête ceci ; ce qui n’est pas joué le sera plus tard.
