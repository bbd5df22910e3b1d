# Il comando `dataset`: partite come righe di decisioni.

help-dataset-folder = Dove si scrivono i file. Se ce ne sono già, si aggiungono solo quelli mancanti.
help-dataset-shard = Quante partite contiene un file.
help-dataset-bots = Chi gioca: un bot per tutti i posti, uno per ogni fazione, o uno per ogni posto. Ci sono: { $bots }.

dataset-written = { $decisions } decisioni di { $games } partite sono in { $shards } file in { $folder }, { $bytes } byte in tutto.
dataset-interrupted = Fermato prima che fossero giocate tutte le partite. I file non completi non sono stati scritti; lo stesso comando continua da qui.

dataset-card =
    ---
    configs:
    - config_name: default
      data_files: "*.parquet"
    tags: [board-games, hidden-information]
    ---

    # Partite di Cerebria

    { $decisions } decisioni di { $games } partite, giocate da { $bots }, in { $shards } file di { $shard } partite ciascuno: { $each } byte per decisione. Scritto da `cerebria dataset` { $version }, con la versione { $rules } delle regole.

    Ogni riga è una scelta fatta da qualcuno. La partita numero i ha il seme { $seed } + i, e i bot ne ricavano semi propri, quindi lo stesso comando scrive gli stessi file, con qualsiasi numero di processi.

    | colonna | tipo | contiene |
    | --- | --- | --- |
    { $columns }

    Come appariva una decisione al suo posto qui non c’è: segue dalle opzioni della partita e dalle scelte precedenti, che `cerebria.dataset.position(folder, game, ply)` rigioca. `hash` dice se una partita rigiocata è la stessa.

    Impostazioni:

    ```json
    { $settings }
    ```
