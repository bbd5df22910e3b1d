# Was jeder Bildschirm hat: sein Titel, der Kopf der Seite, Namen von Leuten, und was schiefging.

## Die Seite

web-title = Cerebria
home-title = { $screen } – Cerebria
home-title-waits = { $count ->
        [one] { $table } wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
home-title-new = Einen Tisch eröffnen
home-title-join = An einen Tisch kommen
home-title-open = Offene Tische
home-title-table = Ein Tisch
home-title-settings = Einstellungen
home-title-rules = Regeln
home-title-cards = Karten
home-title-decks = Stapel
home-title-tutorial = Einführung
home-title-replay = Aufzeichnung
home-title-replays = Aufzeichnungen
home-title-games = Meine Spiele
home-title-called = Gerufen werden
home-title-lost = Hier ist nichts
home-skip = Zum Inhalt springen
home-close = Schließen
home-back = Zurück zur Startseite
home-reload = Neu laden
home-lost = Hier ist nichts
home-lost-text = Die Adresse führt an einen Ort, den sich nicht einmal die Angst je ausgemalt hat.
home-newer = Es gibt eine neue Version von Cerebria
home-newer-text = Was offen ist, ist noch von vorher. Lade es neu: Spiele gehen weiter, wo sie waren.
home-newer-load = Neue Version laden
home-failed = Dieser Teil ließ sich nicht holen
home-failed-text = Vielleicht ist das Netz einen Augenblick weg, oder eine neuere Version der Seite ist da.

## Der Kopf der Seite

home-nav = Hauptbereiche
home-nav-home = Cerebria: zur Startseite
home-nav-menu = Menü
home-nav-tutorial = Einführung
home-nav-rules = Regeln
home-nav-cards = Karten
home-nav-decks = Stapel
home-nav-replays = Aufzeich­nungen
home-nav-settings = Einstel­lungen
home-language = Sprache
home-theme-to-light = Zu den hellen Farben wechseln
home-theme-to-dark = Zu den dunklen Farben wechseln

## Namen

home-name = Dein Name
home-name-default = Tagtraum
home-name-none = Gast
home-name-title = Wie sollen wir dich nennen?
home-name-hint = Alle an deinen Tischen sehen diesen Namen. Es gibt kein Konto: Dieser Browser merkt sich dich.
home-name-empty = Ein Name braucht ein, zwei Buchstaben.
home-name-take = Diesen Namen nehmen
home-name-change = Den Namen ändern
home-name-known = Du bist jetzt { $name }.
home-program-easy = Leichtes Programm
home-program-medium = Mittleres Programm
home-program-hard = Schweres Programm
home-program-expert = Meisterliches Programm
home-program-greedy = Mittleres Programm
home-program-random = Zufälliges Programm
home-seat-nobody = noch niemand

## Was schiefging

home-error-unknown = Das ging nicht. Versuch es gleich noch einmal.
home-error-web-unreachable = Der Server ist nicht zu erreichen. Ist das Netz da?
home-error-web-closed = Die Verbindung zum Tisch ist zu Ende.
home-error-not-signed-in = Der Server kennt dich nicht mehr. Wähl noch einmal deinen Namen.
home-error-no-such-link = Das führt nirgendwohin (oder nicht mehr): Vielleicht ist ein neuerer Link an seine Stelle getreten. Bitte um einen anderen.
home-error-already-over = Das Spiel ist zu Ende, also ist der Platz nicht mehr zu haben.
home-error-no-such-table = Diesen Tisch gibt es nicht, oder du wurdest nicht eingelassen. Bitte um einen Link.
home-copy-failed = Der Browser lässt uns nicht kopieren. Markier die Adresse und kopier sie von Hand.
