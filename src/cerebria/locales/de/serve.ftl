# Die Kommandos serve und database.

## Hilfe

help-serve = Startet einen Tischserver, auf dem Leute und Programme im Browser spielen. Jede Option kann auch als Variable angegeben werden, zum Beispiel CEREBRIA_PORT.
help-serve-examples =
    cerebria serve
    cerebria serve --host 127.0.0.1 --port 9000 --no-browser
    cerebria serve --database my-tables.sqlite
    cerebria serve --database postgresql://cerebria@localhost/cerebria --workers 4
    cerebria serve --base-url https://cerebria.example.org --host 127.0.0.1
help-option-host = Worauf gehört wird: 0.0.0.0 lässt das ganze Netz herein, 127.0.0.1 nur diese Maschine.
help-option-port = Der Port. Ohne Angabe 8000 oder der nächste freie.
help-option-database = Wo die Tische aufbewahrt werden: eine Datei, oder postgresql://… Ohne Angabe eine Datei in deinem Datenordner.
help-option-workers = Wie viele Prozesse bedienen. Mehr als einer braucht PostgreSQL.
help-option-base-url = Die Adresse, die Leute verwenden, wenn ein Proxy vor dem Server steht.
help-option-trusted-proxies = Die Proxys, denen geglaubt wird, wer fragt: Adressen oder Netze, mit Kommas. Vorgabe 127.0.0.1.
help-option-bot-jobs = Programme auf eigenen Arbeitern spielen lassen (cerebria worker). Braucht PostgreSQL.
help-option-browser = Die Seite in einem Browser öffnen, wo es einen Bildschirm gibt.
help-option-keep-open = Tische, die nie begonnen haben, nach so vielen Tagen vergessen; 0 behält sie. Vorgabe 30.
help-option-keep-running = Spiele, in denen nichts geschehen ist, nach so vielen Tagen vergessen; 0 behält sie. Vorgabe 400.
help-option-keep-over = Beendete Spiele nach so vielen Tagen vergessen; 0, die Vorgabe, behält sie.
help-option-keep-people = Leute, die keinen Tisch haben und so viele Tage nicht da waren, vergessen; 0 behält sie. Vorgabe 400.
help-option-json-logs = Auch in einem Terminal Meldungen als JSON-Zeilen schreiben.
help-database = Bewahrt, versetzt und ordnet die Datenbank eines Tischservers.
help-database-examples =
    cerebria database export tables.jsonl.gz
    cerebria database import tables.jsonl.gz --database postgresql://cerebria@localhost/cerebria
help-database-export = Schreibt alles in eine Datei: Leute, Tische und Spiele, wie sie in einem Augenblick sind. Der Server darf weiterlaufen.
help-database-export-examples =
    cerebria database export tables.jsonl.gz
    cerebria database export tables.jsonl --database postgresql://cerebria@localhost/cerebria
help-database-import = Füllt eine leere Datenbank, gleich welcher Art, aus einer solchen Datei: alles oder nichts.
help-database-import-examples =
    cerebria database import tables.jsonl.gz --database new.sqlite
help-database-upgrade = Bringt eine Datenbank in die Form, die diese Version braucht, oder legt sie an. Ein Server tut das beim Starten von selbst.
help-database-upgrade-examples =
    cerebria database upgrade --database postgresql://cerebria@localhost/cerebria
help-database-tidy = Vergisst, was zu alt ist, wie es ein laufender Server jede Stunde von selbst tut.
help-database-tidy-examples =
    cerebria database tidy --keep-over-days 365
help-argument-archive = Die Datei; endet ihr Name auf .gz, so ist sie gepackt.

## serve

serve-port-taken = Port { $port } ist belegt, also nimmt der Server { $other }.
serve-address = Cerebria ist unter { $address }
serve-network = Für andere im selben Netz: { $address }
serve-database = Tische werden in { $file } aufbewahrt
database-awaited = Auf die Datenbank { $database } wird gewartet …
serve-stop = Strg-C beendet den Server; Tische bleiben aufbewahrt.

## database

database-exporting = Export
database-importing = Import
database-exported = { $rows ->
        [one] Eine Zeile ist in { $file }.
       *[other] { $rows } Zeilen sind in { $file }.
    } Die Datei enthält alles, was die Datenbank enthält, auch verborgene Karten: Verwahr sie sicher.
database-imported = { $rows ->
        [one] Eine Zeile ist
       *[other] { $rows } Zeilen sind
    } jetzt in { $database }.
database-upgraded = { $database } ist auf dem neuen Stand (Form { $form }).
database-tidied = Vergessen: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } und { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }.

## Bilder, die zeigen, wohin ein Link führt

preview-emotion = { NAME($team, form: "gender") ->
        [feminine] Emotion der { $team }
       *[neuter] Emotion des { NAME($team, form: "genitive") }
    }
preview-spirit = { NAME($team, form: "gender") ->
        [feminine] Geist der { $team }
       *[neuter] Geist des { NAME($team, form: "genitive") }
    }

## Was Leute an ihre Tische zurückruft: ihr Browser, Mails, Webhooks

notice-turn = „{ $title }“: { $by } hat gespielt, und du bist am Zug.
notice-turn-alone = „{ $title }“: Du bist am Zug.
notice-turn-others = „{ $title }“: { $by } hat gespielt, jetzt ist { $name } am Zug.
notice-turn-others-alone = „{ $title }“: { $name } ist am Zug.
notice-soon = „{ $title }“: Deine Zeit läuft in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} ab.
notice-soon-others = „{ $title }“: Die Zeit von { $name } läuft in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} ab.
notice-out = „{ $title }“: Deine Zeit ist abgelaufen, und ein Programm spielt für dich weiter. Du kannst zurückkommen.
notice-out-others = „{ $title }“: Die Zeit von { $name } ist abgelaufen, und ein Programm spielt weiter.
notice-lapsed = „{ $title }“: Jemand hat nicht mehr gespielt. So ist das Spiel zu Ende, wie ausgemacht.
notice-ready = „{ $title }“: Alle sind da. Ihr könnt beginnen.
notice-over = „{ $title }“: Das Spiel ist zu Ende. Sieh, wie es ausging.
notice-confirm = Jemand möchte von Cerebria hier gerufen werden, wenn ein Tisch wartet. Warst du das? Dann öffne diesen Link; wenn nicht, tu nichts.
notice-try = So ruft dich Cerebria.
notice-several = { $count } Tische warten auf dich
notice-stop = Um nichts mehr zu hören, öffne { $address }
