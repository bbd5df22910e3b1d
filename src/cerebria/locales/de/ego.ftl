# Ego, der Gegner, der sich selbst spielt: seine Pläne, warum es tut, was es tut, und wie schwer es ist.

## Plankarten

scheme-name = Plan { $number }
scheme-aim-common = Gemeinsame Bestrebung
scheme-aim-hidden = Verborgene Bestrebung
scheme-aim-next = Nächste gemeinsame Bestrebung
scheme-head = { $aim }: { $action }
scheme-text = Oben: Ego hat { $aim ->
        [hidden] seine verborgene Bestrebung
        [next] die nächste gemeinsame Bestrebung
       *[common] die gemeinsame Bestrebung
    } im Sinn; seine erste Aktion ist { $first }. Unten: Die zweite und dritte Aktion sind { $second } und { $third }.

## Was es zählt, und warum es einen Weg nimmt und keinen anderen

ego-counts = { $bliss }–{ $gloom }
ego-way-hidden = { $ways ->
        [one] der einzige Weg
       *[other] einer von { $ways } Wegen (welcher der beste ist, hängt an seiner verborgenen Bestrebung)
    }
ego-way-only = { $ways ->
        [one] der einzige Weg
       *[other] von { $ways } Wegen der einzige, der es keine Willenskraft kostet
    }
ego-way-impact = der beste von { $ways } Wegen
ego-way-ahead = der beste von { $ways } Wegen (von gleich guten der, der den kommenden gemeinsamen Bestrebungen am meisten bringt)
ego-way-what = der beste von { $ways } Wegen (von gleich guten bauen vor erhöhen, erhöhen vor schleifen)
ego-way-realms = der beste von { $ways } Wegen (von gleich guten der, der seinen Reichen am meisten bringt)
ego-way-frontiers = der beste von { $ways } Wegen (von gleich guten der, der seinen Grenzländern am meisten bringt)
ego-way-intensity = der beste von { $ways } Wegen (von gleich guten der, der der Intensität seiner Emotionen am meisten bringt)
ego-way-staying = der beste von { $ways } Wegen (von gleich guten der ohne Bewegung)
ego-way-home = der beste von { $ways } Wegen (von gleich guten der von dort, wo er lieber steht: der Einflüsterer in Reichen, der Torwächter in Grenzländern)
ego-way-chance = der beste von { $ways } Wegen (von gleich guten durch Zufall)

# Warum es keinen Weg gibt: von dort, wo es steht, oder nach so vielen Schritten.
ego-lack-invoke = { $why ->
        [deck] Sein Stapel ist leer.
       *[none] { $steps ->
            [0] Neben seinem Ort ist kein leeres Feld, und es hat sich schon zweimal bewegt.
            [one] Im Umkreis von einem Ort ist kein leeres Feld.
           *[other] Im Umkreis von { $steps } Orten ist kein leeres Feld.
        }
    }
ego-lack-intensify = { $why ->
        [full] { $steps ->
            [0] Auf Egos Emotionen neben seinem Ort passt keine Essenz mehr, und es hat sich schon zweimal bewegt.
            [one] Auf Egos Emotionen im Umkreis von einem Ort passt keine Essenz mehr.
           *[other] Auf Egos Emotionen im Umkreis von { $steps } Orten passt keine Essenz mehr.
        }
       *[none] { $steps ->
            [0] Neben seinem Ort liegt keine Emotion Egos, und es hat sich schon zweimal bewegt.
            [one] Im Umkreis von einem Ort liegt keine Emotion Egos.
           *[other] Im Umkreis von { $steps } Orten liegt keine Emotion Egos.
        }
    }
ego-lack-quell = { $why ->
        [protected] { $steps ->
            [0] Eure Emotionen neben seinem Ort schützt die Kraft eines eurer Geister, und es hat sich schon zweimal bewegt.
            [one] Eure Emotionen im Umkreis von einem Ort schützt die Kraft eines eurer Geister.
           *[other] Eure Emotionen im Umkreis von { $steps } Orten schützt die Kraft eines eurer Geister.
        }
        [guarded] { $steps ->
            [0] Eine eurer Emotionen neben seinem Ort zu bezwingen würde mehr Willenskraft kosten, als es hat, und es hat sich schon zweimal bewegt.
            [one] Eine eurer Emotionen im Umkreis von einem Ort zu bezwingen würde mehr Willenskraft kosten, als es hat.
           *[other] Eine eurer Emotionen im Umkreis von { $steps } Orten zu bezwingen würde mehr Willenskraft kosten, als es hat.
        }
       *[none] { $steps ->
            [0] Neben seinem Ort liegt keine Emotion von euch, und es hat sich schon zweimal bewegt.
            [one] Im Umkreis von einem Ort liegt keine Emotion von euch.
           *[other] Im Umkreis von { $steps } Orten liegt keine Emotion von euch.
        }
    }
ego-lack-fortify = { $why ->
        [minor] Es könnte nur bauen, und sein letztes kleines Fragment behält es.
       *[none] { $steps ->
            [0] Neben seinem Ort ist kein Platz zum Bauen, keine eigene Festung zu erhöhen und keine von euch zu schleifen, und es hat sich schon zweimal bewegt.
            [one] Im Umkreis von einem Ort ist kein Platz zum Bauen, keine eigene Festung zu erhöhen und keine von euch zu schleifen.
           *[other] Im Umkreis von { $steps } Orten ist kein Platz zum Bauen, keine eigene Festung zu erhöhen und keine von euch zu schleifen.
        }
    }
# Warum es nur einen Weg gibt.
ego-only-invoke = { $steps ->
        [0] Neben seinem Ort ist kein anderes leeres Feld, und es hat sich schon zweimal bewegt.
        [one] Im Umkreis von einem Ort ist kein anderes leeres Feld.
       *[other] Im Umkreis von { $steps } Orten ist kein anderes leeres Feld.
    }
ego-only-intensify = { $steps ->
        [0] Neben seinem Ort hat keine andere Emotion Egos Platz für Essenz, und es hat sich schon zweimal bewegt.
        [one] Im Umkreis von einem Ort hat keine andere Emotion Egos Platz für Essenz.
       *[other] Im Umkreis von { $steps } Orten hat keine andere Emotion Egos Platz für Essenz.
    }
ego-only-quell = { $steps ->
        [0] Neben seinem Ort liegt keine andere Emotion von euch, die es bezwingen könnte, und es hat sich schon zweimal bewegt.
        [one] Im Umkreis von einem Ort liegt keine andere Emotion von euch, die es bezwingen könnte.
       *[other] Im Umkreis von { $steps } Orten liegt keine andere Emotion von euch, die es bezwingen könnte.
    }
ego-only-fortify = { $steps ->
        [0] Neben seinem Ort gibt es sonst nichts zu bauen, zu erhöhen oder zu schleifen, und es hat sich schon zweimal bewegt.
        [one] Im Umkreis von einem Ort gibt es sonst nichts zu bauen, zu erhöhen oder zu schleifen.
       *[other] Im Umkreis von { $steps } Orten gibt es sonst nichts zu bauen, zu erhöhen oder zu schleifen.
    }
# Was ein verborgenes Ziel sein kann, nach dem, was von Egos verborgenen Bestrebungen bekannt ist.
ego-aims = { $count ->
        [one] Es kann nur diese sein: { $aims }.
       *[other] Es ist eine von diesen: { $aims }.
    }
ego-harm = { $ways ->
        [one] Er würde schaden: { $impact }. Also lässt es das.
       *[other] Der beste davon würde schaden: { $impact }. Also lässt es das.
    }
ego-absorbs = { $which ->
        [only] Es ist die einzige Sphäre daneben.
        [emptier] Von den beiden daneben nimmt es aus der leereren, weil es eine Offenbarung jetzt nicht verlieren würde.
        [fuller] Von den beiden daneben nimmt es aus der volleren, weil es eine Offenbarung jetzt verlieren würde.
       *[chance] In beiden daneben liegt gleich viel: Eine wird gezogen.
    } { $how_much ->
        [frontier] Es nimmt 2, weil es dort ein Grenzland beherrscht.
        [rest] Mehr ist nicht in ihr.
        [fear] Nicht mehr, sonst käme es zu einer Offenbarung, die es verlieren würde.
       *[no-frontier] Es nimmt nur 1, weil es dort kein Grenzland beherrscht.
    }
# Was Ego als Nächstes tut, soweit es bekannt ist.
ego-forecast = { $spirit } ist als Nächstes dran und hat { $aim ->
        [hidden] seine verborgene Bestrebung im Sinn, { $aspiration ->
            [none] eine von diesen: { $aims }
           *[other] die nur { $aspiration } sein kann
        }
       *[other] { $aspiration ->
            [none] nichts im Sinn
           *[other] { $aspiration } im Sinn
        }
    }. { $ways ->
        [0] Diese Aktion würde ihm nicht gelingen: { $action }. { $lack }
       *[other] { $fails ->
            [1] Diese Aktion würde ihm nicht gelingen: { $action }. Der beste Weg würde schaden (Wirkung { $impact }).
           *[other] { $best ->
                [none] Seine erste Aktion: { $action }, an { $ways ->
                    [one] 1 Stelle
                   *[other] einer von { $ways } Stellen
                }.
               *[other] Seine erste Aktion: { $action }, am ehesten { $best } (Wirkung { $impact }).
            }
        }
    }

## Wie schwer es ist: die Stufen, und was jeder Schritt ändert

# Eine Stufe, die alle Schritte bis zu einem davon bringt.
difficulty-easier = { $step ->
        [1] Ausgeglichen (leichter, Schritt 1 von 3)
        [3] Sanft (leichter, Schritt 3 von 3)
       *[other] Leichter, Schritt { $step } von 3
    }
difficulty-harder = { $step ->
        [4] Schwer (schwerer, Schritt 4 von 7)
       *[other] Schwerer, Schritt { $step } von 7
    }
difficulty-medium = Mittel
difficulty-medium-text = Ego, wie es ist, ohne einen Schritt, der es schwerer oder leichter macht.
difficulty-harder-1 = Schwerer 1
difficulty-harder-1-text = Ego beginnt mit 2 Willenskraft.
difficulty-harder-2 = Schwerer 2
difficulty-harder-2-text = Egos Anfangsemotionen beginnen mit so viel Essenz, wie auf sie passt.
difficulty-harder-3 = Schwerer 3
difficulty-harder-3-text = Ego bekommt 1 Willenskraft für jeden Bonusplatz, den sein Rad erreicht, in jeder Runde des Rads von Neuem.
difficulty-harder-4 = Schwerer 4
difficulty-harder-4-text = Zwischen Wegen, die für sein Ziel gleich gut sind, sieht Ego zuerst auf die kommenden gemeinsamen Bestrebungen.
difficulty-harder-5 = Schwerer 5
difficulty-harder-5-text = Eines von Egos fünf kleinen Fragmenten liegt von Anfang an in der Identität.
difficulty-harder-6 = Schwerer 6
difficulty-harder-6-text = Ego bekommt nach jeder Offenbarung 1 Willenskraft.
difficulty-harder-7 = Schwerer 7
difficulty-harder-7-text = Nimmt Ego 2 Willenskraft auf, so behält es beide.
difficulty-easier-1 = Leichter 1
difficulty-easier-1-text = Nimmt Ego 2 Willenskraft auf, so behält es keine.
difficulty-easier-2 = Leichter 2
difficulty-easier-2-text = Ego bekommt bei einer Offenbarung keine Punkte für seine Willenskraft.
difficulty-easier-3 = Leichter 3
difficulty-easier-3-text = Am Ende bringen Ego seine Festungen 1 Punkt für ein kleines und 2 für ein großes Fragment statt 2 und 4.
