# A `dataset` parancs: játékok döntések soraiként.

help-dataset-folder = Ahová a fájlok kerülnek. Ha már vannak ott, csak a hiányzók készülnek el.
help-dataset-shard = Hány játék legyen egy fájlban.
help-dataset-bots = Ki játszik: egy bot minden helyen, csapatonként egy, vagy helyenként egy. Ezek vannak: { $bots }.

dataset-written = { $games } játék { $decisions } döntése { $shards } fájlban, ebben a mappában: { $folder }, összesen { $bytes } bájt.
dataset-interrupted = Leállt, mielőtt minden játékot lejátszottak volna. A nem teljes fájlok nem készültek el; ugyanaz a parancs innen folytatja.

dataset-card =
    ---
    configs:
    - config_name: default
      data_files: "*.parquet"
    tags: [board-games, hidden-information]
    ---

    # Cerebria-játékok

    { $games } játék { $decisions } döntése; játszották: { $bots }; { $shards } fájl, fájlonként { $shard } játék: döntésenként { $each } bájt. Írta a `cerebria dataset` { $version }, a szabályok { $rules } változatával.

    Minden sor egy választás, amelyet valaki meghozott. Az i. játék magja { $seed } + i, és a botok ebből kapják a saját magjukat, így ugyanaz a parancs ugyanazokat a fájlokat írja, akárhány folyamatban.

    | oszlop | típus | tartalma |
    | --- | --- | --- |
    { $columns }

    Az nincs benne, hogyan látta egy döntést a helye: ez következik a játék beállításaiból és az előző választásokból, és a `cerebria.dataset.position(folder, game, ply)` játssza le újra. A `hash` megmondja, ugyanaz-e az újra lejátszott játék.

    Beállítások:

    ```json
    { $settings }
    ```
