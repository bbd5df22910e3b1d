# A worker parancs.

help-worker = Azoknak a szervereknek a programjaival játszik, amelyek közös adatbázist használnak, és a --bot-jobs kapcsolóval indultak. PostgreSQL kell hozzá; indíts annyit, amennyit akarsz, bármelyik gépen.
help-worker-examples =
    cerebria worker --database postgresql://cerebria@localhost/cerebria
    cerebria worker --database postgresql://cerebria@db.example.org/cerebria --concurrency 2
help-option-concurrency = Minden fajtából (azonnal választók, előretekintők, másodpercekig gondolkodók) hány program gondolkodjon egyszerre, mindegyik saját folyamatban. Alapértelmezés: magonként egy.
worker-started = { $count ->
        [one] Minden fajtából egyszerre egy program játszik
       *[other] Minden fajtából egyszerre { $count } program játszik
    } a szervereknek, adatbázis: { $database }. Ctrl-C leállítja; amit nem játszott le, később kerül sorra.
