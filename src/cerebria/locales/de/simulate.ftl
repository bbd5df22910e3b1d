# Die Kommandos simulate und bench.

## Hilfe

help-simulate-games = Wie viele Spiele gespielt werden.
help-simulate-seed = Die Startzahl des ersten Spiels; jedes weitere nimmt die nächste Zahl.
help-simulate-secret = Das Geheimnis, mit dem Karten verteilt werden, um die Spiele eines früheren Laufs noch einmal zu spielen. Wo eigene Programme spielen, wird eines gezogen und danach gesagt: Sie dürfen die Karten nicht herausfinden, indem sie Startzahlen probieren.
help-simulate-jobs = Wie viele Prozesse zugleich spielen. Die Ergebnisse hängen davon nicht ab.
help-cluster = Die Maschinen eines Ray-Clusters spielen lassen: seine Adresse, „auto“ für den, zu dem diese Maschine gehört, oder „here“ für einen allein aus den Prozessoren dieser Maschine, so viele, wie --jobs sagt. Braucht Ray (cerebria[cluster]); jede Maschine braucht dieselbe Version von cerebria. Die Ergebnisse hängen davon nicht ab.
help-simulate-bots = Wer spielt: ein Bot für alle Plätze, einer für jedes Team oder einer für jeden Platz (der erste Geist jedes Teams, dann der zweite). Gegen Ego nur für die Plätze der Leute. Es gibt: { $bots }.
help-simulate-all = Alle Arten von Spielen der Reihe nach spielen: jede Zahl von Leuten, jede Wahl, wer allein gestaltet, jeder Modus, jede Seite der Tafeln und jede Art von Stapel, jedes Mal mit anderen Geistern. Optionen, die außerdem angegeben sind, gelten für alle Spiele.
help-simulate-save = Eine Aufzeichnung jedes Spiels in diesen Ordner schreiben.
help-simulate-rows = Für jedes Spiel eine Zeile in diese Datei schreiben: JSON in Zeilen, wenn ihr Name auf .jsonl endet, eine Tabelle, wenn er auf .csv endet.
help-simulate-json = Die Ergebnisse als JSON ausgeben.
help-bench-seconds = Wie lange gemessen wird.
help-bench-json = Die Zahlen als JSON ausgeben.

## simulate

simulate-progress = Spiele
simulate-games = Spiele
simulate-finished = Beendet
simulate-errors = Fehler
simulate-wins = Gewonnen: { $team }
simulate-draws = Unentschieden
simulate-people = Von Leuten gegen Ego gewonnen
simulate-interval = { $least }–{ $most } %
simulate-ending-common = Ende: keine gemeinsame Bestrebung mehr
simulate-ending-fragment = Ende: kein Fragment mehr
simulate-ending-wheel = Ende: Rad der Absichten voll
simulate-ending-turn-limit = Ende: Grenze der Züge
simulate-ending-majors = Ende: drittes großes Fragment
simulate-ending-rounds = Ende: fünf Runden vorbei
simulate-score = Punkte im Mittel, { $team }
simulate-turns = Züge im Mittel
simulate-decisions = Entscheidungen im Mittel
simulate-seconds = Sekunden
simulate-games-per-s = Spiele je Sekunde
simulate-secret = Die Karten wurden mit dem Geheimnis { $secret } verteilt: Mit --secret und derselben Startzahl werden dieselben Spiele noch einmal gespielt.
simulate-failure = Das Spiel mit der Startzahl { $seed } ist gescheitert: { $error }
simulate-more-failures =
    { $count ->
        [one] Noch ein Spiel ist gescheitert. Mit --json ist es zu sehen.
       *[other] { $count } weitere Spiele sind gescheitert. Mit --json sind alle zu sehen.
    }
simulate-interrupted = Angehalten, bevor alle { $games } Spiele gespielt waren; das sind die Ergebnisse bis hierher.
simulate-bot-counts = ein Bot für alle, einer für jedes der { $teams } Teams oder einer für jeden der { $seats } Plätze

## bench

bench-decisions_per_s = Entscheidungen je Sekunde
bench-games_per_s = Zufällige Spiele je Sekunde
bench-copy_us = Kopie eines Stands
bench-view_us = Sicht eines Platzes
bench-mask_us = Maske der Möglichkeiten
bench-imagine_us = Eine gedachte Welt hinter einer Sicht
bench-facts_ms = Was über die Möglichkeiten eines Zuges bekannt ist
bench-greedy_ms = Eine Wahl des Bots greedy
bench-planner_ms = Ein kurzer Plan des Bots planner
bench-ego_ms = Ein Zug Egos
bench-import_ms = Laden der Engine
bench-microseconds = { $value } µs
bench-milliseconds = { $value } ms
