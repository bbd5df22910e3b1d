# Tipps, und erklärte Spiele.

## Tipps

hints-none = Nichts sticht hervor.
hints-best = Am besten ist { $choice }: Gewinnchance { $chance }, { $value }.
hints-about = Die Gewinnchance, und um wie viele Punkte dein Team am Ende des Spiels voraussichtlich vorn oder zurück liegt: aus dem, was du wissen kannst, durchdacht bis zum Ende des Zuges und zu dem, was die Nächsten antworten können. Was unter einem Tipp steht, tust du selbst; was andere daraufhin tun können, steht als ihre Antwort da. Weniger als 2 % Unterschied sagen nichts.
hints-first = Auf den ersten Blick: { $choice }. Wie gut das ist, sagt eine bessere Antwort.
hints-better = Ein erster Blick. Wie gut jedes ist, sagt eine bessere Antwort, die unterwegs ist …
hint-worth = Gewinnchance { $chance }, { $value }
hint-worth-short = { $chance }, { $short }
hint = { $choice } – Gewinnchance { $chance }, { $value }
hint-chance = { $percent } %
# Um wie viel ein Team am Ende des Spiels voraussichtlich vorn liegt, nicht, was eine Wahl bringt.
hint-points-ahead = { $side ->
        [ahead] am Ende etwa { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } vorn
        [behind] am Ende etwa { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } zurück
       *[level] am Ende etwa gleichauf
    }
hint-points-short = { $side ->
        [ahead] { $points } vorn
        [behind] { $points } zurück
       *[level] gleichauf
    }
hint-line = Danach: { $actions }.
hint-action = { $action } ({ $targets })
# Was unterwegs getan wird: eine Stimmungsmarke, die gelegt wird, Verbesserungen, die verwendet werden, eine Karte, die für
# eine Marke gegeben wird, was am Ende des Zuges genommen wird.
hint-token = { $upgrade ->
        [none] Marke ({ $colour }), die { $row } öffnet
       *[other] Marke ({ $colour }) in die Reihe { $row }: { $upgrade }
    }
hint-use = mit { $upgrades }
hint-discard = { $card } ablegen
hint-chosen = gewählte Bestrebung: { $aspiration }
hint-take = { $what ->
        [cards] 2 Karten
       *[ambition] 1 Ehrgeiz
    }

## Gründe, jeder eine eigene Zeile: bei einem Tipp, was wäre; bei einem gespielten Zug, was kam

hint-over = Das Spiel endet, und { $team } gewinnt.
hint-over-draw = Das Spiel endet unentschieden.
hint-revelation = Die Sphäre { $sphere } ist leer: eine Offenbarung.
# Wofür die Punkte sind, wie in der Tabelle der Punkte; zusammen sind sie der Unterschied.
hint-points = Punkte, { $team }: { $before } → { $least ->
        [1] mindestens { $after }
       *[other] { $after }
    } ({ $parts }).
hint-part = { $part } { $sign ->
        [plus] +{ $points }
       *[minus] −{ $points }
    }
# Warum ein Team, das jetzt führt, am Ende zurückliegen kann, oder umgekehrt.
hint-yet = { $side ->
        [ahead] { $team } liegt jetzt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } vorn, { $why ->
            [end] aber das Ende des Spiels bringt den anderen { $at_end } mehr für Festungen.
            [both] aber die anderen stehen besser für das, was noch kommt, und das Ende des Spiels bringt ihnen { $at_end } mehr für Festungen.
           *[place] aber die anderen stehen besser für das, was noch kommt.
        }
       *[behind] { $team } liegt jetzt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } zurück, steht aber besser für das, was noch kommt.
    }
# Warum ein Zug endet, obwohl Aktionen übrig sind.
hint-rest = { $actions ->
        [one] 1 Aktion ist übrig, { $how ->
            [nothing] und mit ihr ist nichts mehr zu tun.
            [same] und auch das Beste, was sich dafür fand ({ $other }), würde die Chance nicht heben.
           *[harm] denn auch das Beste, was sich dafür fand ({ $other }), würde die Chance um { $loses } % senken.
        }
       *[other] { $actions } Aktionen sind übrig, { $how ->
            [nothing] und mit ihnen ist nichts mehr zu tun.
            [same] und auch das Beste, was sich dafür fand ({ $other }), würde die Chance nicht heben.
           *[harm] denn auch das Beste, was sich dafür fand ({ $other }), würde die Chance um { $loses } % senken.
        }
    }
# Die Bestrebung mit ihrem Namen und was sie für das Team ist; was das Team zählt, und das stärkste der anderen.
hint-lead = { $how ->
        [taken] { $team } geht in Führung: { $aspiration }
        [kept] { $team } behält die Führung: { $aspiration }
        [wider] { $team } baut die Führung aus: { $aspiration }
        [narrower] { $team } führt knapper: { $aspiration }
        [lost] { $team } verliert die Führung: { $aspiration }
        [level] { $team } holt auf Gleichstand auf: { $aspiration }
        [caught] { $rival } holt auf Gleichstand auf: { $aspiration }
        [closer] { $team } kommt näher heran: { $aspiration }
       *[further] { $team } fällt weiter zurück: { $aspiration }
    }; { $team } { $before } → { $after }, { $rival } { $rival_before } → { $rival_after }.
hint-cut = { $aim ->
        [unity] Es zerreißt eine Kette ({ $rival })
       *[other] Es wirft { $rival } zurück
    }: { $aspiration } { $rival_before } → { $rival_after }, und { $how ->
        [taken] { $team } führt mit { $after }.
       *[level] { $team } ist mit { $after } gleichauf.
    }
hint-aspiration = { $which ->
        [common] { $aspiration } (gemeinsam)
        [hidden] { $aspiration } (verborgen)
        [endgame-common] { $aspiration } (gemeinsam, am Ende)
       *[endgame-own] { $aspiration } (eigene, am Ende)
    }
hint-condition = { $holds ->
        [1] Eine Bedingung von { $aspiration } ist erfüllt: { $text }
       *[0] Eine Bedingung von { $aspiration } ist nicht mehr erfüllt: { $text }
    }
hint-fortress-built = { $team } hat eine Festung ({ $realm }): { $kind }.
hint-fortress-lost = { $team } verliert die Festung ({ $realm }): { $kind }.
hint-fortress-joins = Die Festung von { $team } ({ $realm }) kommt in die Identität: { $kind }.
hint-fortress-changed = Die Festung ändert sich ({ $realm }): { $team } { $kind } statt { $before_team } { $before_kind }.
hint-control-gained = { $team } beherrscht jetzt: { $place }.
hint-control-taken = { $team } nimmt, was { $loser } beherrscht hat: { $place }.
hint-control-lost = { $loser } beherrscht nicht mehr: { $place }.
hint-unlocks = { $count ->
        [one] Das öffnet die Reihe { $rows }.
       *[other] Das öffnet die Reihen { $rows }.
    }
hint-tokens = { $count ->
        [one] Eine Marke kommt in die Reihe { $rows }.
       *[other] { $count } Marken kommen auf die Tafel: { $rows }.
    }
hint-goods = { $spirit } hat mehr: { $goods }.
hint-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
hint-answer = { $spirit } könnte antworten: { $what }
hint-answered = { $spirit } hat geantwortet: { $what }

## Erklärte Spiele

help-analyse = Erklärt ein aufgezeichnetes Spiel: wie es Zug um Zug stand, woher die Punkte kamen, und die Züge, die es entschieden.
help-analyse-examples =
    cerebria analyse game.json
    cerebria analyse game.json --plot game.svg
    cerebria analyse game.json --json --nodes 500
    cerebria analyse --folder games --rows games.jsonl --jobs 4
help-analyse-moments = Wie viele Züge höchstens erklärt werden.
help-analyse-nodes = Wie viele Stellungen für jeden erklärten Zug angesehen werden.
help-analyse-seed = Für andere gedachte Welten als üblich. Dieselbe Zahl erklärt ein Spiel auf dieselbe Weise.
help-analyse-plot = In diese Datei zeichnen, wie das Spiel stand, Zug um Zug.
help-analyse-folder = Alle Aufzeichnungen in diesem Ordner erklären (seine Dateien auf .json) und sagen, was sie gemeinsam haben.
help-analyse-rows = Mit --folder: für jedes Spiel eine Zeile in diese Datei schreiben, JSON in Zeilen.
help-analyse-jobs = Mit --folder: wie viele Prozesse zugleich Spiele erklären. Die Ergebnisse hängen davon nicht ab.
analyse-progress = Züge
analyse-start = Beginn
analyse-heading-curve = Wie das Spiel stand, Zug um Zug
analyse-about-curve = Der Stand lässt außer Acht, wer als Nächstes am Zug ist, damit sich ein Zug mit einem anderen vergleichen lässt. Die Chance weiß, wessen Zug als Nächstes kommt: Von dem, wofür sie 60 % angibt, tritt zwischen Gleichen etwa 60-mal in 100 ein.
analyse-standing = Stand
analyse-chance = Gewinnchance
analyse-heading-sources = Woher die Punkte kamen
analyse-score = Alle
analyse-heading-differences = Was den Unterschied gemacht hätte
analyse-difference = { $team } hat um einen Punkt verloren. Zug { $number }, { $spirit }: { $actions }. Wäre alles weitergegangen, wie es ging, soweit es konnte: { $points }.
analyse-points-of = { $team } { $points }
analyse-no-difference = { $team } hat um einen Punkt verloren. In den letzten Zügen fand sich kein Weg, der das aufgewogen hätte.
analyse-decided = Der Zug, der das Spiel entschied
analyse-heading-moments = Züge, die das Spiel entschieden
analyse-no-moments = Kein Zug hat die Chancen viel geändert.
analyse-turn = Zug des Spiels
analyse-seat = Gespielt von
analyse-moment = Zug { $number }, { $spirit }: Stand { $before } → { $after }
analyse-played = Gespielt: { $actions }.
analyse-better = Besser: { $actions } (Gewinnchance um { $more } höher).
analyse-nothing-better = Besseres fand sich nicht, soweit { $spirit } es wissen konnte.
analyse-nothing-held = Besseres fand sich nicht, soweit { $spirit } es wissen konnte: Was fiel, lag an den anderen, am Glück oder an der Schätzung zuvor.
analyse-plot-title = Wie das Spiel stand, Zug um Zug
analyse-decided-mean = Wann der entscheidende Zug kam, als Teil des Spiels
analyse-off-standing = Quadratischer Fehler des Standes, Zug um Zug (0 ist am besten)
analyse-off-chances = Quadratischer Fehler der Siegeschance (0 ist am besten)
analyse-winners = Sieger
analyse-others = Andere
analyse-unread = { $file } bleibt außen vor: { $error }
analyse-interrupted = Angehalten, bevor alle { $games } Spiele erklärt waren; das sind die Ergebnisse bis hierher.
