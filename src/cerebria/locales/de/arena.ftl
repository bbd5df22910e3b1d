# Das Kommando arena.

## Hilfe

help-arena-bots = Wer aufeinandertrifft: { $bots }. Mit einer Zahl von Stellungen für jeden Plan: planner@500. Ein eigener: DATEI:KLASSE, wie in shy.py:Shy, oder ein Programm: „pipe:KOMMANDO“.
help-arena-games = Wie viele Spiele je zwei Bots mindestens spielen; jede Verteilung wird mit vertauschten Seiten gespielt. Gegen Ego: wie viele jeder Bot spielt.
help-arena-gauntlet = Nur der erste Bot trifft auf alle anderen.
help-arena-sprt = Eine Begegnung beenden, sobald ihre Spiele deutlich für einen von zwei Anteilen der Punkte für ihren ersten Bot sprechen: „0.5,0.55“. Jeder wird in 5 von 100 Fällen zu Unrecht gefunden.
help-arena-nodes = Wie viele Stellungen ein Plan ansehen darf, bei Bots, die eine solche Grenze kennen.
help-arena-time = Wie viele Sekunden ein Plan brauchen darf, bei Bots, die eine solche Grenze kennen. Die Spiele hängen dann von der Maschine ab.
help-arena-cores = Wie viele Kerne eine Entscheidung verwenden darf, bei Bots, die eine Grenze kennen; mit --jobs 2 und --cores 4 sind es acht. Mehr ändern an keinem Spiel etwas, außer mit --time: Dann kommt ein solcher Bot weiter.
help-arena-state = Jedes Spiel in diese Datei schreiben, und von ihr aus weitermachen, wenn sie da ist.
help-arena-save = Eine Aufzeichnung jedes Spiels, das jetzt gespielt wird, in diesen Ordner schreiben.
help-arena-plot = Die Ergebnisse in diese Datei zeichnen.

## Ergebnisse

arena-bot = Bot
arena-score = Punkte
arena-interval = 95-%-Bereich
arena-games = Spiele
arena-rating = Wertung
arena-rating-value = { $points } ± { $spread }
arena-time = Zeit je Entscheidung
arena-match = { $one } gegen { $two }: { $score } % ({ $least }–{ $most } %)
arena-test-high = Entschieden: Die Spiele sprechen für { $high } % für { $one }, gegen { $low } %.
arena-test-low = Entschieden: Die Spiele sprechen für { $low } % für { $one }, gegen { $high } %.
arena-test-open = Nicht entschieden zwischen { $low } % und { $high } %.
arena-interrupted = Angehalten, bevor alle Spiele gespielt waren; das sind die Ergebnisse bis hierher.
arena-interrupted-kept = Angehalten, bevor alle Spiele gespielt waren. { $games ->
        [one] Ein Spiel ist
       *[other] { $games } Spiele sind
    } in { $file } aufbewahrt: Dasselbe Kommando macht dort weiter.
arena-plot-title = Anteil der Punkte, mit seinem 95-%-Bereich
