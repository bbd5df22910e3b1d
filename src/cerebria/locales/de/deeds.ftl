# Was getan wurde, Tat für Tat, in Bildern und in kurzen Zeilen.

## Der Streifen

deeds-title = Was geschehen ist
deeds-empty = Was getan wird, erscheint hier, Tat für Tat.
deeds-turn = Zug { $number }: { $spirit }
deeds-set-up = Aufbau
deeds-again = Noch einmal zeigen, was seit meinem letzten Zug geschehen ist
deeds-again-look = Noch einmal zeigen, was geschehen ist, seit ich zuletzt hier war
deeds-new = Neu
deeds-new-text = Neu, seit du zuletzt hier warst
deeds-skip = Überspringen (Leertaste)
deeds-speed = Tempo: { $speed }. Drück für das nächste.
deeds-speed-slow = langsam
deeds-speed-normal = normal
deeds-speed-quick = schnell
deeds-speed-off = aus
deeds-sound-on = Der Ton ist an. Drück, um ihn abzuschalten.
deeds-sound-off = Der Ton ist aus. Drück, um ihn einzuschalten.
deeds-pace-slow = ½×
deeds-pace-normal = 1×
deeds-pace-quick = 2×
deeds-pace-off = 0
deeds-press = Drück, um es noch einmal zu sehen.

## Kurze Namen für das, was keine Aktion ist

deed-title-starts = Beginn
deed-title-set-up = Aufbau
deed-title-begins = Beginn des Zuges
deed-title-ends-turn = Ende des Zuges
deed-title-revelation = Offen­barung
deed-title-round = Neue Runde
deed-title-over = Das Ende
deed-title-schemes = Pläne
deed-title-ego-special = Sonderplan
deed-title-gain-willpower = Willens­kraft
    .aloud = Willenskraft schöpfen
deed-title-draw-emotions = Ziehen
    .aloud = Emotionen ziehen
deed-title-harvest = Ernten

# Ein Grenzland nach den kurzen Namen der beiden Reiche, zwischen denen es liegt.
deed-between = { $one }–{ $other }

## Eine Tat in einer Zeile

# $spirit: wessen Tat; $row: was getan wurde, und was es nahm und gab.
deed-by = { $spirit ->
        [none] { $row }
       *[other] { $spirit }: { $row }
    }
deed-row = { $count ->
        [0] { $deed }
       *[other] { $deed }: { $parts }
    }
deed-what = { $title }
    .aloud = { NAME($title, form: "aloud") }
deed-fails = { $action } (kein Weg)
deed-enters = { $action }, { $card } auf { $slot } (Intensität { $is })
    .aloud = { $action }, { $card } auf Feld { $slot }, Intensität { $is }
deed-changes = { $action }, { $card } auf { $slot } (Intensität { $was } → { $is })
    .aloud = { $action }, { $card } auf Feld { $slot }, Intensität von { $was } auf { $is }
deed-leaves = { $action }, { $card } verlässt { $slot }
    .aloud = { $action }, { $card } verlässt Feld { $slot }
deed-moves = { $action }, { $card } von { $slot } nach { $to }
    .aloud = { $action }, { $card } von Feld { $slot } nach Feld { $to }
deed-goes = { $action }: { $to }
deed-fortress = { $fortress ->
        [none] { $action } ({ $realm }): Die Festung ist weg
       *[other] { $action } ({ $realm }): { $fortress }
    }
    .aloud = { $fortress ->
        [none] { $action }, { $realm }, die Festung ist weg
       *[other] { $action }, { $realm }, { $fortress }
    }
deed-sphere = { $was ->
        [none] { $action }, { $sphere }
       *[other] { $action }, { $sphere } ({ $was } → { $is } WK)
    }
    .aloud = { $was ->
        [none] { $action }, { $sphere }
       *[other] { $action }, { $sphere }, Willenskraft von { $was } auf { $is }
    }
deed-cards = { $cards ->
        [none] { $count ->
            [one] { $action }, 1 Karte
           *[other] { $action }, { $count } Karten
        }
       *[other] { $action }, { $cards }
    }
deed-origin = { $action }, jede Sphäre rückt ein Reich weiter, { $sphere } ist jetzt beim Tal der Motive
deed-token = { $action }, { $colour } in { $row }
deed-schemes = { $action }, Ziel: { $aim }

## Was es nahm, gab und änderte

deed-gain = { $sign ->
        [less] { $spirit ->
            [none] −{ $what }
           *[other] −{ $what } ({ $spirit })
        }
       *[more] { $spirit ->
            [none] { $team ->
                [none] +{ $what }
               *[other] { $team } +{ $what }
            }
           *[other] +{ $what } ({ $spirit })
        }
    }
deed-good-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
deed-good-actions = { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
deed-good-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
deed-control = { $place } jetzt: { $team }
deed-intensity = { $card } auf { $slot } { $was } → { $is }
    .aloud = { $card } auf Feld { $slot }, Intensität von { $was } auf { $is }
deed-gets-token = Marke ({ $colour }) in { $row }
# $why: die Kraft eines Geistes.
deed-power = { $why } hat es um { $count } WK billiger gemacht
# $spirit: wessen Kraft gewirkt hat.
deed-works = Kraft: { $spirit }
deed-ends = das Spiel endet

## Was zu hören ist

deed-aloud = { $deed }.
    .aloud = { NAME($deed, form: "aloud") }.
# $parts: what it took with it, and what made it possible.
deed-aloud-with = { $deed }: { $parts }.
    .aloud = { NAME($deed, form: "aloud") }: { NAME($parts, form: "aloud") }.
deed-loses = abgenommene Essenz: { $count }
