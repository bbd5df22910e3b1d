# The commands serve and database.

## Help

help-serve = Start a table server, on which people and programs play in the browser. Every option can also be given as a variable, for instance CEREBRIA_PORT.
help-serve-examples =
    cerebria serve
    cerebria serve --host 127.0.0.1 --port 9000 --no-browser
    cerebria serve --database my-tables.sqlite
    cerebria serve --database postgresql://cerebria@localhost/cerebria --workers 4
    cerebria serve --base-url https://cerebria.example.org --host 127.0.0.1
help-option-host = Where to listen: 0.0.0.0 lets the whole network in, 127.0.0.1 this machine alone.
help-option-port = The port. Without it 8000, or the next one that is free.
help-option-database = Where the tables are kept: a file, or postgresql://… Without it a file in your data folder.
help-option-workers = How many processes serve. More than one needs PostgreSQL.
help-option-base-url = The address people use, when a proxy stands before the server.
help-option-trusted-proxies = The proxies whose word on who asks is believed: addresses or networks, with commas. Default 127.0.0.1.
help-option-bot-jobs = Let programs play on workers of their own (cerebria worker). Needs PostgreSQL.
help-option-browser = Open the page in a browser, where there is a screen.
help-option-keep-open = Forget tables that never started after so many days; 0 keeps them. Default 30.
help-option-keep-running = Forget games in which nothing happened for so many days; 0 keeps them. Default 400.
help-option-keep-over = Forget finished games after so many days; 0, the default, keeps them.
help-option-keep-people = Forget people who have no table and stayed away for so many days; 0 keeps them. Default 400.
help-option-json-logs = Write logs as lines of JSON on a terminal too.
help-database = Keep, move and tidy the database of a table server.
help-database-examples =
    cerebria database export tables.jsonl.gz
    cerebria database import tables.jsonl.gz --database postgresql://cerebria@localhost/cerebria
help-database-export = Write everything into a file: people, tables and games, as they are at one moment. The server may go on running.
help-database-export-examples =
    cerebria database export tables.jsonl.gz
    cerebria database export tables.jsonl --database postgresql://cerebria@localhost/cerebria
help-database-import = Fill an empty database, of either kind, from such a file: all of it or nothing.
help-database-import-examples =
    cerebria database import tables.jsonl.gz --database new.sqlite
help-database-upgrade = Bring a database to the form that this version needs, or make it. A server does this by itself when it starts.
help-database-upgrade-examples =
    cerebria database upgrade --database postgresql://cerebria@localhost/cerebria
help-database-tidy = Forget what is too old, as a running server does by itself every hour.
help-database-tidy-examples =
    cerebria database tidy --keep-over-days 365
help-argument-archive = The file; if its name ends in .gz, it is packed.

## serve

serve-port-taken = Port { $port } is taken, so the server uses { $other }.
serve-address = Cerebria is at { $address }
serve-network = For others in the same network: { $address }
serve-database = Tables are kept in { $file }
database-awaited = Waiting for the database { $database }…
serve-stop = Ctrl-C stops the server; tables are kept.

## database

database-exporting = Exporting
database-importing = Importing
database-exported = { $rows ->
        [one] One row is in { $file }.
       *[other] { $rows } rows are in { $file }.
    } It holds everything the database does, hidden cards too: keep it safe.
database-imported = { $rows ->
        [one] One row is
       *[other] { $rows } rows are
    } in { $database } now.
database-upgraded = { $database } is up to date (form { $form }).
database-tidied = Forgotten: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $people ->
        [one] one person
       *[other] { $people } people
    }.

## Pictures that show where a link leads

preview-emotion = Emotion of { $team }
preview-spirit = Spirit of { $team }

## What calls people back to their tables: by their browser, by mail, by webhooks

notice-turn = “{ $title }”: { $by } has played, and it is your turn.
notice-turn-alone = “{ $title }”: it is your turn.
notice-turn-others = “{ $title }”: { $by } has played, and it is { $name }’s turn.
notice-turn-others-alone = “{ $title }”: it is { $name }’s turn.
notice-soon = “{ $title }”: your time runs out in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
notice-soon-others = “{ $title }”: { $name }’s time runs out in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
notice-out = “{ $title }”: your time is out, and a program plays on for you. You can come back.
notice-out-others = “{ $title }”: { $name }’s time is out, and a program plays on.
notice-lapsed = “{ $title }”: somebody has played no longer, and so the game has ended, as agreed.
notice-ready = “{ $title }”: all have come. You can begin.
notice-over = “{ $title }”: the game is over. See how it ended.
notice-confirm = Somebody wants Cerebria to call them here when a table waits. Was it you? Then open this link; if not, do nothing.
notice-try = This is how Cerebria calls you.
notice-several = { $count } tables wait for you
notice-stop = To hear nothing more, open { $address }
