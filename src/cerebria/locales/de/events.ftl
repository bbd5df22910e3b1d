# Was geschehen ist, und was zu entscheiden ist.

## Ereignisse

event-starts = Reihenfolge der Züge: { $seats }. Gemeinsame Bestrebungen: { $aspirations }.
event-deals = { $cards ->
        [none] { $seat } bekommt eine Hand.
       *[other] { $seat } bekommt auf die Hand: { $cards }.
    }
# Züge werden über alle gezählt: Es ist nicht der eigene dritte.
event-turn = Zug { $number } des Spiels: { $seat }
event-pays = { $seat }: { $what }, { $price }.
event-willpower = { $seat } { $sign ->
        [gain] bekommt
       *[other] verliert
    } { $count } WK ({ $why }).
event-essence = { $seat } { $sign ->
        [gain] bekommt
       *[other] gibt
    } { NAME($count, form: "kinds") ->
        [told] { NAME($count, form: "whole") }
       *[other] { $count } Essenz
    } ({ $why }).
event-ambition = { $sign ->
        [gain] { $team }: { $count } Ehrgeiz { $count ->
            [one] wird
           *[other] werden
        } verfügbar ({ $why }).
       *[other] { $team } gibt { $count } Ehrgeiz aus ({ $why }).
    }
event-actions = { $count ->
        [one] Eine Aktion
       *[other] { $count } Aktionen
    } mehr in diesem Zug ({ $why }).
event-ends-turn = { $seat } beendet den Zug, { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    } ungenutzt.
event-draws = { $card ->
        [none] { $seat } zieht eine Karte ({ $why }).
       *[other] { $seat } zieht { $card } ({ $why }).
    }
event-turned-up = { $card ->
        [none] Der Stapel von { $seat } ist leer.
       *[other] Oben auf dem Stapel von { $seat }: { $card }.
    }
event-reveals = { $seat } zeigt { $card } vor ({ $why }).
event-discards = { $seat } legt { $card } ab ({ $why }).
event-spirit = { $why ->
        [set-up] { $seat } beginnt { NAME($to, form: "gender") ->
            [feminine] in der { $to }
           *[neuter] im { $to }
        }.
        [move] { $seat } geht { NAME($to, form: "gender") ->
            [feminine] in die { $to }
           *[neuter] ins { $to }
        }.
        [approach] { $seat } hat sich nicht bewegt und macht einen Schritt dorthin, wo mehr zu tun ist: { NAME($to, form: "gender") ->
            [feminine] in die { $to }
           *[neuter] ins { $to }
        }.
       *[other] { $seat } geht { NAME($to, form: "gender") ->
            [feminine] in die { $to }
           *[neuter] ins { $to }
        } ({ $why }).
    }
event-vibe = { $is_removed ->
        [1] { $seat } nimmt die Marke in der Reihe { $row } für immer weg: { $upgrade }.
       *[other] { $upgrade ->
            [none] { $seat } legt eine Marke (Farbe: { $colour }) in die Reihe { $row }: geöffnet.
           *[other] { $seat } legt eine Marke (Farbe: { $colour }) in die Reihe { $row }: { $upgrade }.
        }
    }
event-works = { $seat } nutzt die eigene Kraft: { $how ->
        [any-colour] Die Karte bezahlt eine Marke anderer Farbe.
        [second-token] Eine weitere Karte bezahlt eine zweite Marke.
        [far-sphere] Aufgenommen wird von einer Sphäre, die nicht daneben liegt.
        [far-quell] Bezwungen wird eine Emotion, die nicht daneben liegt.
        [bleakness] Statt einer Karte kommt eine Trostlosigkeit aus dem Vorrat.
       *[protects] Eine Emotion in Reichweite kann nicht bezwungen werden.
    }
event-insecurity = { $amount ->
        [1] { $seat } bekommt eine Unsicherheitsmarke in die Reihe { $row }.
       *[other] Die Unsicherheitsmarke in der Reihe { $row } von { $seat } kommt weg.
    }
event-enters = { $card } kommt auf { $slot }, ins Spiel, mit { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } Essenz
    }.
event-leaves = { $card } verlässt { $slot } ({ $why }).
event-moves = { $card } kommt von { $slot }, auf { $to_slot } ({ $why }).
event-fills = { $card } auf { $slot }, bekommt { $count } Essenz ({ $why }).
event-loses = { $card } auf { $slot }, verliert { $count } Essenz ({ $why }).
event-intensity = { $token ->
        [0] { $card } auf { $slot }, verliert die Intensitätsmarke ({ $why }).
       *[other] { $card } auf { $slot }, hat jetzt eine Intensitätsmarke +{ $token } ({ $why }).
    }
event-fortress = { $kind ->
        [none] { $is_joining ->
            [1] Eine Festung tritt in die Identität ein: { $realm }.
           *[other] Eine Festung ist weg: { $realm } ({ $why }).
        }
       *[other] { $team } hat jetzt eine Festung ({ $kind }){ $is_aligned ->
            [1] { " " }(wirkt für { $aligned })
           *[other] { "" }
        }: { $realm } ({ $why }).
    }
event-identity = { $team } legt ein { $kind } für { $points } Punkte in die Identität ({ $why }).
event-rotates = Der Ursprung dreht sich einen Schritt: Beim Tal der Motive ist jetzt { $origin }.
event-sphere = { $seat ->
        [none] { $sign ->
            [gain] Die Sphäre { $sphere } wird um { $count } WK aufgefüllt.
           *[other] { $count } WK { $count ->
                [one] verlässt
               *[other] verlassen
            } die Sphäre { $sphere } ({ $why }).
        }
       *[other] { $kept ->
            [all] { $seat } nimmt { $count } WK aus der Sphäre { $sphere } ({ $why }).
            [0] { $seat } nimmt { $count } WK aus der Sphäre { $sphere } und behält keine ({ $why }).
           *[other] { $seat } nimmt { $count } WK aus der Sphäre { $sphere } und behält { $kept } ({ $why }).
        }
    }
event-intention = { $team } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } auf dem Rad: { $what }.
event-wheel = { $team } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } auf dem Rad ({ $why }).
event-revelation = Offenbarung: { $seat } hat die Sphäre { $sphere } geleert
event-shows = { $is_last ->
        [1] { $team } zeigt die eigene Bestrebung für das Ende: { $aspiration }.
       *[other] { $team } zeigt die eigene verborgene Bestrebung: { $aspiration }.
    }
event-meets = { $is_last ->
        [1] { $is_common ->
            [1] { $team } erfüllt die gemeinsame Bestrebung für das Ende, { $aspiration }.
           *[other] { $team } erfüllt die eigene Bestrebung für das Ende, { $aspiration }.
        }
       *[other] { $is_common ->
            [1] { $team } erfüllt die gemeinsame Bestrebung { $aspiration }.
           *[other] { $team } erfüllt die eigene verborgene Bestrebung { $aspiration }.
        }
    }
event-turns-down = Die gemeinsame Bestrebung { $aspiration } wird umgedreht.
event-meets-condition = { $condition ->
        [tie] { $team } erfüllt eine Bedingung von { $aspiration }: Gleichstand zwischen Wonne und Schwermut.
       *[other] { $team } erfüllt die eigene Bedingung von { $aspiration }.
    }
event-removes = { $team } entfernt die gemeinsame Bestrebung { $aspiration }, weil das andere Team ein großes Fragment verdient hat.
event-shifts = { $team } legt die gemeinsame Bestrebung { $aspiration } an Stelle { $place } der Reihe.
event-common = Die gemeinsame Bestrebung ist jetzt { $aspiration }.
event-looks = { $aspirations ->
        [none] { $team } sieht sich die obersten der eigenen verborgenen Bestrebungen an.
       *[other] { $team } sieht sich die obersten der eigenen verborgenen Bestrebungen an: { $aspirations }.
    }
event-aspires = { $aspiration ->
        [none] { $team } hat eine neue verborgene Bestrebung.
       *[other] { $team } hat eine neue verborgene Bestrebung: { $aspiration }.
    }
event-arranges = { $aspirations ->
        [none] { $team } ordnet die eigenen verborgenen Bestrebungen.
       *[other] { $team } ordnet die eigenen verborgenen Bestrebungen: { $aspirations }.
    }
event-scheme = { $scheme } liegt offen: In seinem nächsten Zug hat Ego { $aim ->
        [hidden] seine verborgene Bestrebung
        [next] die nächste gemeinsame Bestrebung
       *[common] die gemeinsame Bestrebung
    } im Sinn. Es beginnt mit dieser Aktion: { $action }.
event-schemes = { $foot } wird neben { $head } aufgedeckt. Ego hat { $aim ->
        [hidden] { $aspiration ->
            [none] seine verborgene Bestrebung
           *[other] seine verborgene Bestrebung, { $aspiration },
        }
        [next] { $aspiration ->
            [none] nichts
           *[other] die nächste gemeinsame Bestrebung, { $aspiration },
        }
       *[common] { $aspiration ->
            [none] nichts
           *[other] die gemeinsame Bestrebung, { $aspiration },
        }
    } im Sinn. Seine Aktionen: { $actions }.
event-ego-acts = { $to ->
        [none] { $seat }
       *[other] { $seat } geht { NAME($to, form: "gender") ->
            [feminine] in die { $to }
           *[neuter] ins { $to }
        } und
    } { $what ->
        [invoke] ruft { $card } hervor ({ $slot })
        [intensify] gibt { $card } 1 Essenz dazu ({ $slot })
        [quell] nimmt { $card } 1 Essenz weg ({ $slot })
        [build] baut eine Festung { NAME($realm, form: "gender") ->
            [feminine] in der { $realm }
           *[neuter] im { $realm }
        }
        [exalt] macht die eigene Festung groß { NAME($realm, form: "gender") ->
            [feminine] in der { $realm }
           *[neuter] im { $realm }
        }
       *[raze] beschädigt die Festung { NAME($realm, form: "gender") ->
            [feminine] in der { $realm }
           *[neuter] im { $realm }
        }
    }: { $aspiration ->
        [none] für ein verborgenes Ziel
       *[other] { $is_changed ->
            [1] { $aspiration } { $before } → { $after }
           *[other] { $aspiration } bleibt { $after }
        }
    }, { $way }.
event-ego-fails = { $ways ->
        [0] { $seat }: Eine Aktion misslingt ({ $action }). Es gibt keinen Weg.
        [one] { $seat }: Eine Aktion misslingt ({ $action }). Der einzige Weg würde Ego zurückwerfen.
       *[other] { $seat }: Eine Aktion misslingt ({ $action }). Jeder der { $ways } Wege würde Ego zurückwerfen.
    }
event-ego-special = { $what ->
        [willpower] So viele Fehlschläge ergeben einen Sonderplan, aber Ego kann ihn nicht zahlen.
        [fortress] So viele Fehlschläge ergeben einen Sonderplan: Ego zahlt für eine Festung.
       *[points] So viele Fehlschläge ergeben einen Sonderplan: Ego zahlt für Punkte.
    }
event-ending = Das Spiel endet nach diesem Zug. { $why }
event-over = Das Spiel ist zu Ende: { $scores }.

ending-common = Keine gemeinsame Bestrebung ist mehr übrig.
ending-fragment = Ein Team hat ein Fragment verdient und hatte keines mehr.
ending-fragment-of = { $team } hat ein { $fragment } verdient und hatte keines mehr.
ending-wheel = Ein Team hat auf seinem Rad 20 erreicht.
ending-turn-limit = Die Grenze der Züge ist erreicht.

## Punkte, jeder mit seinem Grund

point-fragment = { NAME($fragment, form: "first") } für { $met }
point-condition = { $condition ->
        [tie] { $aspiration } (Gleichstand zwischen Wonne und Schwermut)
       *[other] { $aspiration } (eigene Bedingung)
    }
point-fortress = { NAME($fragment, form: "first") }: Die Festung ist in die Identität eingetreten ({ $realm })
point-capping = { NAME($fragment, form: "first") }, weil von der verdienten Art keines mehr da war
point-capping-endgame = { NAME($fragment, form: "first") } für mehr erfüllte Bestrebungen für das Ende
point-intention = Absicht: { $what }
point-wheel-capping = Auf dem Rad, weil ein anderes Team das krönende Fragment gelegt hat
point-wheel-revelation = Willenskraft, aus der Ego bei einer Offenbarung Punkte macht
point-wheel-failure = Die erste misslungene Aktion eines Zuges bringt Ego einen Punkt
point-wheel-special-scheme = Egos Sonderplan
point-fortresses = Egos Festungen auf dem Brett am Ende
point-row = { $spirit }: volle Reihe { $row }
point-strong = Starke Emotion { $card }
point-full = volle Emotion { $card }
point-come = { $what }
point-gone = { $what } ist weg

## Was bei einer Offenbarung keine Punkte bringt

unscored-tie = Gleichstand bei { $count }: Niemand erfüllt { $aspiration }.
unscored-nothing = Niemand hat etwas für { $aspiration }.
unscored-behind = { $team } liegt um { $count } zurück, in der eigenen Bestrebung { $aspiration }, die nur für { $team } zählt: Sie ist nicht erfüllt.
unscored-level = { $team } hat in der eigenen Bestrebung { $aspiration } Gleichstand bei { $count } und müsste vorn liegen.
unscored-conditions = { $team } erfüllt keine Bedingung von { $aspiration }.
unscored-idle = Die verborgene Bestrebung ist dieselbe wie die gemeinsame und zählt nicht zweimal ({ $team }).
unscored-none-met = { $team } hat nichts erfüllt: kein Fragment.
unscored-fewer = { $team } hat weniger erfüllt als das andere Team: kein Fragment.
unscored-endgame = Beide Teams erfüllen gleich viele Bestrebungen für das Ende: kein krönendes Fragment.
unscored-none-left = Keines mehr da von dieser Art: { $fragment } ({ $team }).
unscored-no-fortress = Hier steht keine Festung: { $realm }.
unscored-fresh = Die Festung wurde in diesem Zug gebaut oder erhöht und bleibt, wo sie ist ({ $team }, { $realm }).
unscored-far = Aus der Sphäre wurde von Weitem aufgenommen: Die Festung bleibt, wo sie ist ({ $team }, { $realm }).

## Gründe, die weder Karte noch Verbesserung noch Aktion sind

reason-set-up = Aufbau
reason-end-turn = Ende des Zuges
reason-none-left = am Ende des Zuges war keine mehr da
reason-token = für eine Stimmungsmarke
reason-wheel = Bonus des Rads
reason-capping = anstelle eines krönenden Fragments
reason-revelation = Offenbarung
reason-fortress = Festung
reason-realm-control = Herrschaft über das Reich
reason-further-card = weitere Karte
reason-further-essence = weitere Essenz
reason-exchanged = zu Essenz gemacht
reason-insecurity = Unsicherheit
reason-failure = misslungene Aktion
reason-special-scheme = Sonderplan
reason-fortress-income = Kraft der Liebe
reason-fortress-bonus = Kraft der Liebe
reason-big-absorb-draw = Kraft der Freude
reason-upgrade-discount = Kraft des Hasses
reason-realm-discount = Kraft der Vernunft
reason-gain-exchange = Kraft der Intuition

## Entscheidungen

decision-turn = { $spirit }, was tust du?
decision-take = Dein Zug endet. Was nimmt dein Team?
# $count: welche der Anfangsemotionen; der Geist geht mit der ersten.
decision-place = { $count ->
        [2] { $spirit }, neben welches Grenzland kommt deine zweite Anfangsemotion?
       *[other] { $spirit }, in welchem Grenzland beginnst du?
    }
decision-choose-place = { $spirit }, in welchem Grenzland beginnst du? Beide liegen neben deinen Anfangsemotionen.
decision-place-emotion = { $count ->
        [2] Wo liegt deine zweite Anfangsemotion?
       *[other] Wo liegt deine Anfangsemotion?
    }
decision-join = { $spirit }, in welchem Grenzland beginnst du? Du kannst es mit allen teilen.
decision-wild-tokens = { $spirit }, leg deine farblosen Marken: noch { $left }. Die erste in einer Reihe öffnet ihre Aktion, die anderen ihre Verbesserungen.
decision-start-tokens = { $spirit }, leg eine Marke jeder Stimmung: noch { $left }. Die erste in einer Reihe öffnet ihre Aktion, die anderen ihre Verbesserungen.
decision-place-token = { $row }: Legst du zuerst eine Karte ab, um eine Stimmungsmarke ihrer Farbe in die Reihe zu legen?
decision-discard-for-token = Welche Karte legst du für die Marke (Farbe: { $colour }) in der Reihe { $row } ab?
decision-use = { $row }: Welche Verbesserungen verwendest du?
decision-move = Wohin bewegst du dich?
decision-push-whom = Wen schickst du weg?
decision-push-where = Wohin schickst du { $other }?
decision-move-slot = Welche Emotion neben deinem neuen Ort?
decision-invoke = Welche Emotion rufst du hervor?
decision-invoke-kind = Welche Essenz bekommt { $card }? Die Emotion wirkt für dieses Team.
decision-invoke-slot = Auf welches Feld legst du { $card }?
decision-invoke-toll = Welche Essenz gibst du in den Vorrat, wie es eine Kraft verlangt?
decision-quell = Welche Emotion bezwingst du?
decision-quell-amount = Wie viel Essenz nimmst du weg? Emotion: { $card }
# $is_kept: ob die Karte auf der Hand bleibt.
decision-quell-reveal = Um { $card } zu bezwingen, zeigst du eine passende Karte aus deiner Hand vor. Welche? { $is_kept ->
        [0] Danach wird sie abgelegt.
       *[1] Die Karte bleibt auf deiner Hand.
    }
decision-fortify = Auf welchem Bauplatz?
decision-fortify-kind = Mit welcher Essenz zahlst du? Eine neue Festung wirkt für dieses Team.
decision-empower = Welche Emotion bestärkst du?
decision-empower-card = Welche Karte legst du ab, damit ihr starkes Gegenstück entsteht?
decision-empower-into = Zu welcher starken Emotion wird { $card }?
decision-empower-colour = Welche Stimmung hat { $card } von jetzt an?
decision-move-emotion = Welche Emotion versetzt du?
decision-move-emotion-to = Auf welches Feld kommt { $card }?
decision-intensify = Welche Emotion bekommt Essenz?
decision-intensify-amount = Wie viel Essenz legst du auf { $card }?
decision-intensify-lent = Wie viel davon kommt von Selbstlosigkeit?
decision-harvest = Wie viel Willenskraft machst du zu Essenz?
decision-draw-more = Ziehst du noch eine Karte, { $card }?
decision-absorb = Aus welcher Sphäre nimmst du auf?
decision-absorb-bonus = Nimmst du den Bonus der Sphäre { $sphere }? { $bonus }
decision-gain-exchange = Intuition hat Willenskraft bekommen. Macht sie 1 davon zu Essenz?
decision-delight-draw = Freude darf eine Karte ziehen: { $card }.
decision-add-token = { $why }: Welche Marke kommt auf deine Tafel? Du legst keine Karte dafür ab.
decision-gain-essence = Welche Essenz bekommst du?
decision-lose-essence = Welche Essenz verlierst du?
decision-drain = Welcher Sphäre nimmst du 1 WK weg?
decision-sullen-look = Drehst du den Ursprung einen Schritt?
decision-savour = Welche Karte behältst du?
decision-remorse = Welche Karte legst du ab?
decision-team-willpower = { $card }: Welcher Geist eures Teams bekommt { $count } WK?
decision-mourn = { $card }: Eine Emotion hat das Brett verlassen. Welcher Geist eures Teams nimmt dafür etwas?
decision-mourn-take = { $card }: Was nimmt { $other }?
decision-parting-draw = { $card } hat das Brett verlassen. Welcher Geist eures Teams zieht?
decision-parting-willpower = { $card } hat das Brett verlassen. Welcher Geist eures Teams bekommt Willenskraft?
decision-parting-essence = { $card } hat das Brett verlassen. Welcher Geist eures Teams bekommt Essenz?
decision-parting-essence-kind = { $card }: Welche Essenz bekommt { $other }?
decision-parting-token = { $card } hat das Brett verlassen. Welcher Geist eures Teams bekommt eine Stimmungsmarke?
decision-parting-token-where = { $card }: Welche Stimmungsmarke bekommt { $other }?
decision-fetch-emotion = { $card } darf eine andere Emotion neben sich holen.
decision-fetch-emotion-to = Auf welches Feld kommt { $card }?
decision-step-spirit = { $card }: Dein Geist darf einen Schritt gehen.
decision-shove-spirit = { $card }: Du darfst einen gegnerischen Geist wegschieben.
decision-shove-spirit-to = Wohin geht { $other }?
decision-place-essence = { $card }: Du darfst 1 deiner Essenz auf eine Emotion legen.
decision-fill-neighbours = { $card } darf die Nachbarn auffüllen: 1 Essenz für welche?
decision-gift = { $card }: Wer bekommt das Geschenk?
decision-rotate-origin = { $card }: Drehst du den Ursprung einen Schritt?
decision-arrange-aspirations = Ordne die verborgenen Bestrebungen: Welche ist Nummer { $place } von oben?
decision-chip-neighbour = { $card }: Du darfst einer Emotion daneben 1 Essenz wegnehmen.
decision-drain-neighbour = { $card }: Welche Emotion verliert Essenz?
decision-steal-willpower = { $card }: Welchem Geist nimmst du Willenskraft weg?
decision-steal-by-comparison = { $card }: Welchem Geist nimmst du etwas weg?
decision-take-from-sphere = { $card }: Aus welcher Sphäre nimmst du Willenskraft?
decision-empty-sphere = { $card }: Aus welcher Sphäre kommt Willenskraft in den Vorrat?
decision-lower-tokens = Die Intensitätsmarke welcher Emotion senkst du um 1? Du kannst noch { $left } senken.
decision-insecurity = { $card }: Welcher Geist bekommt eine Unsicherheitsmarke?
decision-insecurity-row = In welche Reihe von { $other } legst du die Unsicherheitsmarke?
decision-remove-common = Das andere Team hat ein großes Fragment verdient. Welche gemeinsame Bestrebung entfernt euer Team?
decision-move-common = Euer Team hat die wenigsten Punkte. Legt ihr eine gemeinsame Bestrebung an eine andere Stelle der Reihe?
decision-move-common-to = An welche Stelle kommt { $aspiration }? Die erste ist die nächste.
decision-choose-hidden = Euer Team hat keine Bestrebung erfüllt. Seht ihr euch die obersten drei verborgenen an, um eine davon zu wählen?
decision-pick-hidden = Welche ist eure neue verborgene Bestrebung? War die gemeinsame unter den dreien, so ist sie weggelassen.

## Wahlmöglichkeiten

group-spirit-actions = Geister­aktionen
group-realm-actions = Reichs­aktionen
group-abilities = Fähigkeiten des Ehrgeizes und Ende
choice-yes = Ja
choice-no = Nein
choice-yes-draw-more = Ja, ziehen
choice-no-draw-more = Nein, das genügt
choice-no-choose-hidden = Nein, mischen
choice-no-fill-neighbours = Keine mehr
choice-no-lower-tokens = Keine mehr
choice-no-gain-exchange = Nein, die Willenskraft behalten
choice-no-move-common = Nein, die Reihe lassen, wie sie ist
choice-token-none = Keine Marke
choice-token = { $upgrade ->
        [none] Marke ({ $colour }), die { $row } öffnet
       *[other] Marke ({ $colour }) in die Reihe { $row }: { $upgrade }
    }{ $cards ->
       *[1] { "" }
        [2] { " " }(zwei Karten)
    }{ $removed ->
       *[none] { "" }
        [other] , und die Marke auf { $removed } kommt weg
    }
upgrade-on-space = { $upgrade } (Platz { $space })
choice-use-none = Keine Verbesserung
choice-card = { $card } { $numbers }: { $power }
choice-card-plain = { $card } { $numbers }
choice-slot-empty = { $slot }: leer
choice-slot = { $slot }: { $card }, Essenz { $essence } von { $spaces }, Intensität { $intensity }{ $token ->
       *[0] { "" }
        [one] { " " }(Marke +{ $token })
        [other] { " " }(Marke +{ $token })
    }
choice-space = { $space } ({ $count ->
        [one] Feld
       *[other] Felder
    } { $slots }; { $spheres } WK){ $spirits ->
        [none] { "" }
       *[other] , mit { $spirits }
    }
choice-site-empty = { $realm }: der leere Bauplatz
choice-site = { $realm }: { $fortress }
fortress-aligned = { $fortress }, wirkt für { $team }
choice-essence = Essenz: { $team }
choice-spirit-ego = { $spirit }: { $space }
choice-spirit = { $spirit }: { $space }, { $wp } WK, { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } Essenz
    }
choice-sphere = { $taken ->
        [0] { $sphere } ({ $realm }), { $wp } WK
       *[other] { $sphere } ({ $realm }): { $taken } von { $wp } WK nehmen{ $empties ->
            [1] , was eine Offenbarung auslöst
           *[other] { "" }
        }. { $bonus }
    }
choice-amount-harvest = { $count } WK zu { $count } Essenz
    .aloud = { $count } Willenskraft zu { $count } Essenz machen
choice-amount-quell-amount = { $count } Essenz
    .aloud = { $count } Essenz wegnehmen
choice-amount-intensify-amount = { $count } Essenz
    .aloud = { $count } Essenz darauf legen
choice-amount-intensify-lent = { $count } von Selbstlosigkeit
choice-amount-move-common-to = Stelle { $count }
choice-aspiration = { $aspiration }, jetzt { $counts }. { $text }
choice-take-ambition = 1 Ehrgeiz wird verfügbar
choice-take-cards = 2 Karten ziehen
choice-mourn-take-cards = { $count ->
        [one] Eine Karte ziehen
       *[other] { $count } Karten ziehen
    }
choice-mourn-take-essence = { $count } Essenz
choice-mourn-take-willpower = { $count } WK
