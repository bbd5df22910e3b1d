# The command worker.

help-worker = Play the programs of the servers that share a database and were started with --bot-jobs. Needs PostgreSQL; start as many as you like, on any machine.
help-worker-examples =
    cerebria worker --database postgresql://cerebria@localhost/cerebria
    cerebria worker --database postgresql://cerebria@db.example.org/cerebria --concurrency 2
help-option-concurrency = How many programs of each kind (those that choose at once, look ahead, think for seconds) think at once, each in a process of its own. Default: one for each core.
worker-started = { $count ->
        [one] One program of each kind at a time plays
       *[other] { $count } programs of each kind at a time play
    } for the servers on { $database }. Ctrl-C stops this; what is not played is played later.
