# Das Kommando `dataset`: Spiele als Zeilen von Entscheidungen.

help-dataset-folder = Wohin die Dateien geschrieben werden. Sind schon welche da, so kommen nur die dazu, die fehlen.
help-dataset-shard = Wie viele Spiele eine Datei enthält.
help-dataset-bots = Wer spielt: ein Bot für alle Plätze, einer für jedes Team oder einer für jeden Platz. Es gibt: { $bots }.

dataset-written = { $decisions } Entscheidungen aus { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    } liegen in { $shards ->
        [one] einer Datei
       *[other] { $shards } Dateien
    } in { $folder }, zusammen { $bytes } Bytes.
dataset-interrupted = Angehalten, bevor alle Spiele gespielt waren. Dateien, die nicht vollständig waren, wurden nicht geschrieben; dasselbe Kommando macht hier weiter.

dataset-card =
    ---
    configs:
    - config_name: default
      data_files: "*.parquet"
    tags: [board-games, hidden-information]
    ---

    # Spiele von Cerebria

    { $decisions } Entscheidungen aus { $games } Spielen, gespielt von { $bots }, in { $shards } Dateien zu je { $shard } Spielen: { $each } Bytes je Entscheidung. Geschrieben von `cerebria dataset` { $version }, nach Version { $rules } der Regeln.

    Jede Zeile ist eine Wahl, die jemand getroffen hat. Spiel Nummer i hat die Startzahl { $seed } + i, und Bots bekommen daraus eigene, also schreibt dasselbe Kommando dieselben Dateien, in wie vielen Prozessen auch immer.

    | Spalte | Typ | enthält |
    | --- | --- | --- |
    { $columns }

    Wie eine Entscheidung für ihren Platz aussah, steht hier nicht: Es folgt aus den Optionen des Spiels und der Wahl zuvor, und `cerebria.dataset.position(folder, game, ply)` spielt es nach. `hash` sagt, ob ein nachgespieltes Spiel dasselbe ist.

    Einstellungen:

    ```json
    { $settings }
    ```
