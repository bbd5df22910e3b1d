# The command `dataset`: games as rows of decisions.

help-dataset-folder = Where the files are written. If there are some already, only those that are missing are added.
help-dataset-shard = How many games one file holds.
help-dataset-bots = Who plays: one bot for all seats, one for each team, or one for each seat. There are: { $bots }.

dataset-written = { $decisions } decisions of { $games } games lie in { $shards } files in { $folder }, { $bytes } bytes in all.
dataset-interrupted = Stopped before all games were played. Files that were not whole were not written; the same command goes on from here.

dataset-card =
    ---
    configs:
    - config_name: default
      data_files: "*.parquet"
    tags: [board-games, hidden-information]
    ---

    # Games of Cerebria

    { $decisions } decisions of { $games } games, played by { $bots }, in { $shards } files of { $shard } games each: { $each } bytes a decision. Written by `cerebria dataset` { $version }, by version { $rules } of the rules.

    Every row is a choice that somebody made. Game number i has the seed { $seed } + i, and bots get seeds of their own from that, so the same command writes the same files, in any number of processes.

    | column | type | holds |
    | --- | --- | --- |
    { $columns }

    What a decision looked like to its seat is not in here: it follows from the options of the game and the choices before, which `cerebria.dataset.position(folder, game, ply)` plays again. `hash` tells whether a game played again is the same one.

    Settings:

    ```json
    { $settings }
    ```
