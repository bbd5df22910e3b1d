# Die eigenen Spiele, die zu Ende sind: was gewonnen wurde, mit wem, und woher die Punkte kamen.

games-lead = Was du gewonnen hast, mit wem, und woher deine Punkte kamen.
games-none = Noch ist kein Spiel zu Ende
games-none-text = Hier wird gezeichnet, was du gewonnen hast, und wodurch.
games-sum = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
games-course = Eins nach dem anderen
games-course-hint = Nach oben, was gewonnen wurde, nach unten, was verloren wurde, so hoch wie der Abstand in Punkten. Jedes führt zu seiner Aufzeichnung.
games-column = { $title }, { $when }: { $outcome }
games-won = gewonnen mit { $points } Vorsprung
games-lost = verloren mit { $points } Rückstand
games-drawn = unentschieden
games-both = für mehrere Teams gespielt
games-spirits = Nach Geistern
games-levels = Gegen wen
games-editions = Nach Ausgaben
games-sources = Woher deine Punkte kamen
games-sources-hint = { $count ->
        [one] In einem Spiel.
       *[other] Im Durchschnitt, in { $count } Spielen.
    }
games-unread = { $count ->
        [one] Ein weiteres Spiel wird noch durchgesehen.
       *[other] { $count } weitere Spiele werden noch durchgesehen.
    }
games-people = Mit wem
games-against-people = Menschen
games-against-ego = Ego: { $level }
games-bar = { $what }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
games-bar-points = { $what }: { $points }
games-replays = Zu den Aufzeichnungen
games-keep = Mitnehmen, herunterladen, löschen
