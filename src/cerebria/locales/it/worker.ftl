# Il comando worker.

help-worker = Fai giocare i programmi dei server che condividono un database e sono stati avviati con --bot-jobs. Richiede PostgreSQL; avviane quanti vuoi, su qualsiasi macchina.
help-worker-examples =
    cerebria worker --database postgresql://cerebria@localhost/cerebria
    cerebria worker --database postgresql://cerebria@db.example.org/cerebria --concurrency 2
help-option-concurrency = Quanti programmi di ogni tipo (quelli che scelgono subito, quelli che guardano avanti, quelli che pensano per secondi) pensano insieme, ognuno in un processo proprio. Predefinito: uno per ogni core.
worker-started = { $count ->
        [one] Gioca un programma di ogni tipo alla volta
       *[other] Giocano { $count } programmi di ogni tipo alla volta
    } per i server su { $database }. Ctrl-C lo ferma; ciò che non è giocato si gioca più tardi.
