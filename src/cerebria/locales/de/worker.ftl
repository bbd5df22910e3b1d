# Das Kommando worker.

help-worker = Spielt die Programme der Server, die sich eine Datenbank teilen und mit --bot-jobs gestartet wurden. Braucht PostgreSQL; starte so viele, wie du willst, auf jeder Maschine.
help-worker-examples =
    cerebria worker --database postgresql://cerebria@localhost/cerebria
    cerebria worker --database postgresql://cerebria@db.example.org/cerebria --concurrency 2
help-option-concurrency = Wie viele Programme jeder Art (die sofort wählen, vorausschauen, sekundenlang nachdenken) zugleich denken, jedes in einem eigenen Prozess. Vorgabe: eines für jeden Kern.
worker-started = { $count ->
        [one] Von jeder Art spielt ein Programm zugleich
       *[other] Von jeder Art spielen { $count } Programme zugleich
    } für die Server an { $database }. Strg-C beendet das; was nicht gespielt ist, wird später gespielt.
