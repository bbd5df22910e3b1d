# Die Liste der Aufzeichnungen, und wie eine noch einmal angesehen wird.

## Die Liste

replay-lead = Jedes Spiel, das zu Ende ist, lässt sich noch einmal ansehen, mit den Augen aller, und von jedem Augenblick an weiterspielen.
replay-none = Noch keine Aufzeichnungen
replay-none-text = Ist eines deiner Spiele zu Ende, so wartet es hier. Ein erstes dauert eine halbe Stunde.
# Wo mehrere Spiele denselben Namen haben.
replay-line-title = { $title }, { $when }
replay-line-record = aus einer Datei
replay-line-won = gewonnen
replay-line-unfinished = Nicht zu Ende gespielt
replay-watch = Ansehen
replay-watch-it = { $title } ansehen
replay-record = Herunter­laden
replay-download = Die Aufzeichnung herunterladen
replay-download-it = Die Aufzeichnung von { $title } herunterladen
replay-upload = Eine Aufzeichnung hierher legen
replay-upload-text = Zieh eine Aufzeichnung von irgendwoher hierher, um sie anzusehen, oder wähl eine. Nur du siehst sie, bis du sie teilst.
replay-upload-choose = Eine Datei wählen
replay-upload-busy = Wird gelesen …
replay-no-record = Diese Datei ist keine Aufzeichnung eines Spiels. Nimm eine unbeschädigte Kopie. ({ $reason })
replay-large = Diese Datei ist zu groß für die Aufzeichnung eines Spiels: Solche haben weniger als ein Megabyte.

## Das Ansehen

replay-of = Aufzeichnung: { $title }
replay-opening = Alles wird aufgebaut …
replay-failed = Diese Aufzeichnung lässt sich nicht zeigen
replay-retry = Noch einmal versuchen
replay-fetching = Der Rest des Spiels wird geholt
replay-leave = Zur Liste der Aufzeichnungen
replay-to-table = Der Tisch
replay-story = Was in diesem Augenblick geschah
replay-chose = { $spirit } wählt: { $choice }
replay-unseen = { $spirit } entscheidet etwas, das diese Augen nicht sehen.
replay-beginning = Alles ist aufgebaut.
replay-tab-eyes = Augen
replay-tab-hands = Hände
replay-tab-turning = Wendepunkte
replay-no-cards = keine Karten
replay-log-growing = Frühere und spätere Züge werden noch geholt.

## Augen

replay-eyes = Mit wessen Augen
replay-eyes-spectator = Von außen
replay-eyes-open = Alles offen

## Die Zeitleiste

replay-timeline = Zeitleiste
replay-place = Wahl { $moment } von { $moments }
replay-place-aloud = { $place }. { $turn }
replay-turn-of = Zug { $turn } des Spiels, { $spirit }
replay-keys = Durch das Spiel gehen
replay-play = Abspielen
replay-pause = Anhalten
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-next-revelation = Nächste Offenbarung
replay-speed = Das Tempo ändern
replay-speed-now = Tempo: { $speed }-fach. Ändern
replay-times = { $speed }×

## Was sich damit tun lässt

replay-tools = Was sich mit dieser Aufzeichnung tun lässt
replay-share = Diesen Augenblick teilen
replay-share-what = Wahl { $moment } einer Aufzeichnung
replay-share-text = Wer diesen Link hat, kann das ganze Spiel ansehen. Es öffnet sich bei Wahl { $moment }, mit diesen Augen: { $eyes }.
replay-share-busy = Ein Link wird gemacht …
replay-play-on = Von hier weiterspielen
replay-play-on-text = Ein neues Spiel beginnt, wo dieses jetzt steht. Wer die Aufzeichnung gesehen hat, kennt vielleicht die Hände und die Karten.
replay-play-on-start = Weiterspielen
replay-play-on-open = Den Tisch eröffnen

## Wo sich das Spiel wendete

replay-chances = Gewinnchancen, und die Züge, die das Spiel entschieden
# Ein Zeichen unter der Zeitleiste: seine Nummer, und was der Zug änderte.
replay-mark = { $number }. { $point }
replay-explain = Wo hat sich das Spiel gewendet?
replay-explain-text = Ein Programm geht durch das Spiel und sagt, wie die Gewinnchancen verliefen, welche Züge es entschieden und was dort besser gewesen wäre. Das dauert etwa eine Minute.
replay-explain-waiting = Andere sind vor dir …
replay-explaining = Denkt über jeden Zug nach …
replay-explain-cancel = Abbrechen
replay-again = Von hier noch einmal versuchen
replay-again-you = Ein neues Spiel beginnt mit diesem Zug, und du spielst { $spirits }.
replay-again-kept = Programme sind dieselben wie damals.
replay-again-replaced = Statt von Leuten von einem Programm gespielt: { $spirits } ({ $program }).
replay-again-chance = Karten und Marken kommen in derselben Reihenfolge wie damals.
