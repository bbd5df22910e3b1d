# La commande `dataset` : des parties comme lignes de décisions.

help-dataset-folder = Où les fichiers sont écrits. S’il y en a déjà, seuls ceux qui manquent sont ajoutés.
help-dataset-shard = Combien de parties contient un fichier.
help-dataset-bots = Qui joue : un programme pour tous les sièges, un pour chaque équipe, ou un pour chaque siège. Il y a : { $bots }.

dataset-written = { $decisions } décisions de { $games } parties sont dans { $shards } fichiers de { $folder }, { $bytes } octets en tout.
dataset-interrupted = Arrêté avant que toutes les parties soient jouées. Les fichiers incomplets n’ont pas été écrits ; la même commande continue à partir d’ici.

dataset-card =
    ---
    configs:
    - config_name: default
      data_files: "*.parquet"
    tags: [board-games, hidden-information]
    ---

    # Parties de Cerebria

    { $decisions } décisions de { $games } parties, jouées par { $bots }, dans { $shards } fichiers de { $shard } parties chacun : { $each } octets par décision. Écrit par `cerebria dataset` { $version }, selon la version { $rules } des règles.

    Chaque ligne est un choix que quelqu’un a fait. La partie numéro i a la graine { $seed } + i, et les programmes en tirent leurs propres graines : la même commande écrit donc les mêmes fichiers, avec n’importe quel nombre de processus.

    | colonne | type | contient |
    | --- | --- | --- |
    { $columns }

    Ce à quoi ressemblait une décision pour son siège n’est pas ici : cela découle des options de la partie et des choix d’avant, que `cerebria.dataset.position(folder, game, ply)` rejoue. `hash` dit si une partie rejouée est la même.

    Réglages :

    ```json
    { $settings }
    ```
