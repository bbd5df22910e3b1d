# Stapel zusammenstellen.

## Das Regal

decks-title = Stapel
decks-lead = Alle bringen einen Stapel aus milden Emotionen mit. Nimm einen fertigen und ändere ihn, oder beginn mit einem leeren.
decks-fixed = Dieses Team hat für alle denselben Stapel: { $team }, { $count } Karten, zwei jeder Stimmung. Hier gibt es nichts zusammenzustellen.
decks-import-fixed = Der Stapel dieses Teams steht fest: { $team }. Nur Stapel anderer Teams lassen sich zusammenstellen.
decks-kept = Stapel bleiben in diesem Browser. Um einen anderswo zu haben, nimm ihn als Text mit.
decks-own = Deine Stapel
decks-none = Noch keiner. Beginn mit einem von denen darunter.
decks-begin = Einen neuen Stapel beginnen
decks-begin-empty = Leer
decks-begin-empty-label = Einen leeren Stapel beginnen: { $team }
decks-begin-starter = Start­stapel
decks-begin-starter-label = Mit dem Startstapel beginnen: { $team }
decks-begin-spirit-label = Mit dem Stapel von { $spirit } beginnen
decks-name-empty = Neuer Stapel ({ $team })
decks-name-starter = Startstapel ({ $team })
decks-name-spirit = Stapel von { $spirit }
decks-name-copy = { $name } (Kopie)
decks-name-imported = Ein Stapel ({ $team })
decks-count = { $count } von { $size } Karten
decks-play = Mit diesem Stapel spielen
decks-play-short = Spielen
decks-play-label = Mit „{ $name }“ spielen
decks-duplicate = Duplizieren
decks-duplicate-label = „{ $name }“ duplizieren
decks-duplicated = „{ $name }“ ist im Regal.
decks-delete = Löschen
decks-delete-label = „{ $name }“ löschen
decks-deleted = „{ $name }“ ist gelöscht.
decks-undo = Zurücknehmen
decks-restored = „{ $name }“ ist wieder da.

## Zusammenstellen

decks-back = Alle Stapel
decks-rename = Name des Stapels
decks-rename-empty = Ein Stapel braucht einen Namen.
decks-rename-taken = Ein anderer Stapel hat diesen Namen.
decks-collection = Emotionen ({ $team })
decks-filter-spaces = Plätze für Essenz
decks-filter-strength = Höchste Intensität
decks-filter-threshold = Bestärkt ab
decks-copies = Exemplare von { $emotion }
decks-copies-count = { $count } von { $most } Exemplaren im Stapel
decks-add = Ein Exemplar von { $emotion } dazu
decks-remove = Ein Exemplar von { $emotion } weg
decks-look = { $emotion } genau ansehen
decks-most = Von { $emotion } kann es höchstens { $most } Exemplare geben.
decks-heard = { $emotion }: { $count } von { $most } Exemplaren. { $all } von { $size } Karten.

## Der Stapel auf einen Blick

decks-glance = Der Stapel auf einen Blick
decks-checking = Wird geprüft …
decks-good = Entspricht der Regel für Stapel: bereit zum Spielen.
decks-play-wait = Gespielt werden kann mit ihm, sobald nichts mehr fehlt.
decks-curve-spaces = Plätze für Essenz
decks-curve-strength = Höchste Intensität
decks-curve-threshold = Essenz zum Bestärken
decks-curve-words = { $curve }: { $bars }.
decks-curve-bar = { $count ->
        [one] { $value }: 1 Karte
       *[other] { $value }: { $count } Karten
    }
decks-vibes = Stimmungen
decks-share-vibe = { $count } { $vibe }
decks-times = Kräfte
decks-time-enters = { $count }, wenn sie ins Spiel kommen
decks-time-ongoing = { $count }, solange sie auf dem Brett liegen
decks-time-leaves = { $count }, wenn sie es verlassen
decks-time-none = { $count } ohne Kraft

## Als Text

decks-export = Als Text
decks-export-title = „{ $name }“ als Text
decks-export-hint = In jeder Zeile eine Zahl und ein Name. Die Kommandozeile liest dasselbe: Speicher es als Datei und gib sie mit --deck an.
decks-export-label = Der Stapel
decks-copy = Kopieren
decks-copied = Der Stapel ist kopiert.
decks-save = Als Datei speichern
decks-import = Aus Text lesen
decks-import-title = Ein Stapel aus Text
decks-import-label = Füg den Stapel hier ein
decks-import-hint = In jeder Zeile ein Name, davor, wenn du willst, die Zahl der Exemplare. Was auf # folgt, ist eine Anmerkung.
decks-import-example =
    2 courage
    2 trust
    …
decks-import-file = Eine Datei wählen
decks-import-name = Sein Name
decks-import-button = Ins Regal stellen
decks-import-empty = Darin ist noch keine Karte.
decks-import-line = Zeile { $line }: „{ $text }“ ist keine Zeile eines Stapels. Schreib einen Namen, davor, wenn du willst, die Zahl der Exemplare: „2 courage“.
decks-import-problem = Zeile { $line }: { $problem }
decks-import-no-team = Kein einziger Name darin ist eine Emotion. Schreib sie, wie sie auf den Karten stehen.
decks-import-nothing = Nichts wurde geändert.
decks-import-large = Das ist weit mehr als ein Stapel. Nimm einen Text von höchstens { $most } Zeilen.
decks-imported = „{ $name }“ ist im Regal.
