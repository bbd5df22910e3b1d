# Che cosa è stato fatto, impresa per impresa, in immagini e in righe brevi.

## La striscia

deeds-title = Che cosa è successo
deeds-empty = Ciò che si fa viene mostrato qui, impresa per impresa.
deeds-turn = Turno { $number }: { $spirit }
deeds-set-up = Preparazione
deeds-again = Mostra di nuovo che cosa è successo dal mio ultimo turno
deeds-again-look = Mostra di nuovo che cosa è successo dalla mia ultima visita
deeds-new = Nuovo
deeds-new-text = Nuovo dalla tua ultima visita
deeds-skip = Salta (Spazio)
deeds-speed = Velocità: { $speed }. Premi per la successiva.
deeds-speed-slow = lenta
deeds-speed-normal = normale
deeds-speed-quick = veloce
deeds-speed-off = spenta
deeds-sound-on = Il suono è acceso. Premi per spegnerlo.
deeds-sound-off = Il suono è spento. Premi per accenderlo.
deeds-pace-slow = ½×
deeds-pace-normal = 1×
deeds-pace-quick = 2×
deeds-pace-off = 0
deeds-press = Premi per rivederla.

## Nomi brevi di ciò che non è un’azione

deed-title-starts = Inizio
deed-title-set-up = Prepara­zione
deed-title-begins = Inizio turno
deed-title-ends-turn = Fine turno
deed-title-revelation = Rivela­zione
deed-title-round = Nuovo round
deed-title-over = La fine
deed-title-schemes = Strata­gemmi
deed-title-ego-special = Strata­gemma Speciale
deed-title-gain-willpower = Volontà
    .aloud = Guadagno di Volontà
deed-title-draw-emotions = Pesca
    .aloud = Pesca di Emozioni
deed-title-harvest = Raccolta

# Una Frontiera con i nomi brevi dei due Reami tra cui sta.
deed-between = { $one }–{ $other }

## Un’impresa in una riga

# $spirit: di chi è l’impresa; $row: che cosa è stato fatto, e che cosa ha preso e dato.
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
deed-fails = { $action } (nessun modo)
deed-enters = { $action }, { $card } su { $slot } (Intensità { $is })
    .aloud = { $action }, { $card } sullo spazio { $slot }, Intensità { $is }
deed-changes = { $action }, { $card } su { $slot } (Intensità { $was } → { $is })
    .aloud = { $action }, { $card } sullo spazio { $slot }, Intensità da { $was } a { $is }
deed-leaves = { $action }, { $card } lascia { $slot }
    .aloud = { $action }, { $card } lascia lo spazio { $slot }
deed-moves = { $action }, { $card } da { $slot } a { $to }
    .aloud = { $action }, { $card } dallo spazio { $slot } allo spazio { $to }
deed-goes = { $action }: { $to }
deed-fortress = { $fortress ->
        [none] { $action }, { $realm }: non c’è più la Fortezza
       *[other] { $action }, { $realm }: { $fortress }
    }
    .aloud = { $fortress ->
        [none] { $action }, { $realm }, non c’è più la Fortezza
       *[other] { $action }, { $realm }, { $fortress }
    }
deed-sphere = { $was ->
        [none] { $action }, { $sphere }
       *[other] { $action }, { $sphere } ({ $was } → { $is } FdV)
    }
    .aloud = { $was ->
        [none] { $action }, { $sphere }
       *[other] { $action }, { $sphere }, Forza di Volontà da { $was } a { $is }
    }
deed-cards = { $cards ->
        [none] { $count ->
            [one] { $action }, 1 carta
           *[other] { $action }, { $count } carte
        }
       *[other] { $action }, { $cards }
    }
deed-origin = { $action }, ogni Sfera avanza di un Reame, ora { $sphere } è nella Vallata delle Motivazioni
deed-token = { $action }, { $colour } su { $row }
deed-schemes = { $action }, obiettivo: { $aim }

## Che cosa ha preso, dato e cambiato

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
        [one] 1 carta
       *[other] { $count } carte
    }
deed-good-actions = { $count ->
        [one] 1 Azione
       *[other] { $count } Azioni
    }
deed-good-points = { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
deed-control = { $place } ora { $team }
deed-intensity = { $card } su { $slot } { $was } → { $is }
    .aloud = { $card } sullo spazio { $slot }, Intensità da { $was } a { $is }
deed-gets-token = gettone { $colour } su { $row }
# $why: il potere di uno Spirito.
deed-power = { $why }: { $count } FdV in meno
# $spirit: di chi ha agito il potere.
deed-works = potere di { $spirit }
deed-ends = la partita finisce

## Che cosa si sente

deed-aloud = { $deed }.
    .aloud = { NAME($deed, form: "aloud") }.
# $parts: what it took with it, and what made it possible.
deed-aloud-with = { $deed }: { $parts }.
    .aloud = { NAME($deed, form: "aloud") }: { NAME($parts, form: "aloud") }.
deed-loses = Essenza tolta: { $count }
