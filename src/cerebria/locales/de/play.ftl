# Der Bildschirm des Spiels. Was geschieht, entschieden und gewählt wird, steht in events.ftl.

## Die Entscheidung

play-waits = { $spirit } entscheidet.
play-over = Das Spiel ist zu Ende.
play-choices = Wahlmöglichkeiten
play-not-now = Jetzt nicht möglich.
play-why-not = Jetzt nicht: { $reasons }.
play-insight = Geh zu einer Wahlmöglichkeit oder zu etwas, das sich auf dem Brett oder in deiner Hand drücken lässt, um zu erfahren, was es kostet und was es ändern würde.
play-confirm = { $action }.
play-confirm-way = { $action }: { $target }.
play-do = Ausführen
play-do-not = Jetzt nicht
play-for-good = Das lässt sich nicht zurücknehmen.
play-for-good-asked = Das lässt sich nicht zurücknehmen, also wirst du vorher gefragt.
play-for-good-at-once = Es geschieht sofort und lässt sich nicht zurücknehmen.
play-shows-reveals = { $card ->
        [none] Alle werden eine Handkarte sehen: { $whose }.
       *[other] Alle werden { $card } aus deiner Hand sehen.
    }
play-shows-turned-up = Alle werden die nächste Karte dieses Stapels sehen: { $whose }.
play-shows-looks = { $whose } wird sich die obersten der eigenen verborgenen Bestrebungen ansehen.
play-shows-aspires = { $whose } wird die neue verborgene Bestrebung sehen.
play-shows-arranges = { $whose } wird die eigenen verborgenen Bestrebungen ordnen.
play-shows-unknown = Was folgt, hängt von Karten ab, die noch niemand gesehen hat.
play-shows-revelation = Eine Offenbarung wird folgen, und alle werden die verborgenen Bestrebungen sehen.
play-ends-game = Mit diesem Zug wird das Spiel zu Ende sein, und die Punkte entscheiden.
play-confirm-end = Dein Zug wird zu Ende sein.
play-token-where = Geh zu einer Verbesserung, um zu lesen, was sie bewirkt, und wähl eine.
# Reihen einer Tafel, die alle mit einem Druck geöffnet werden.
play-token-usual = Nimm die übliche Auswahl, gut für ein erstes Spiel: { $rows } öffnen
play-token-go-on = Ohne Marke weiter
# $target: das Einzige, womit sich die Aktion ausführen lässt.
play-token-go-on-to = Ohne Marke weiter: { $target }
# Bei einer Aktion, die sofort mit dem Einzigen ausgeführt wird, das es gibt.
play-only-choice = Es gibt nur eine Wahl: { $target }.
play-token-unlock = Öffnet die Aktion { $row }. Auf den anderen Plätzen der Reihe sind ihre Verbesserungen.
play-token-which = Welche Farbe? Du legst eine Karte dafür ab.
play-token-which-free = Welche Farbe? Es kostet keine Karte.
play-token-colour = In einer Reihe liegt keine Farbe zweimal; sonst nimm, welche dir gefällt.
play-improve = Diese Aktion verbessern?
play-improve-text = Aus einer Handkarte wird eine Stimmungsmarke in ihrer Reihe: eine Verbesserung für diese Aktion und für spätere.
play-improve-next = Die nächste Aktion verbessern
play-improve-next-text = Vor ihr nach einer Stimmungsmarke fragen
# Mit dem, was gedrückt wird, lässt sich etwas tun, bevor eine Aktion genannt ist: Was?
play-ways = { $target }: Was tust du?
play-bought = Für Ehrgeiz
play-leave = Das Spiel verlassen?
play-leave-text = Es bleibt, wie es ist, und wartet auf der Startseite auf dich.
play-leave-not = Bleiben
play-ways-look = Ansehen
play-ways-take = Wählen
play-ways-places = Sie kann hierhin: { $places }.
# $action: der Name einer Aktion, die $upgrades verwendet.
play-way-with = { $action } mit { $upgrades }
# $card: die Emotion, oder mehrere, von denen eine gewählt werden kann.
play-way-card = { $action }: { $card }
play-hints = Tipp
play-hints-text = Fragen, was am besten wäre (G)
play-hints-cancel = Abbrechen
play-hints-cancel-text = Nicht mehr nach einem Tipp fragen
play-hints-thinking = Denkt nach …
play-hints-rank = Tipp { $rank }
play-waiting = Wartet darauf, gesendet zu werden: { $choice }
play-waiting-way = { $action }, { $target }
play-waiting-here = Gewählt. Es wird gesendet, sobald die Verbindung wieder da ist.
play-withdraw = Zurückziehen
play-withdraw-text = Nicht senden, was du gewählt hast
play-withdrawn-late = Vielleicht ist es noch angekommen, bevor die Verbindung verloren ging. Dann siehst du es hier.
play-stale = Das Spiel ist inzwischen weitergegangen, also wurde das nicht getan: { $choice }
play-stale-done = Das ist schon getan, von einem anderen Fenster von dir aus: { $choice }
play-undo = Zurück
play-undo-text = Deine letzte Wahl zurücknehmen
# Nach den Zügen von Programmen oder Ego, denen das nichts ausmacht: Auch sie werden zurückgenommen.
play-undo-others = Zu meiner letzten Wahl
play-undo-others-text = Zurück vor deine letzte Wahl. Was die anderen seither getan haben, wird auch zurückgenommen.
play-restart = Neu anfangen
play-restart-text = Den ganzen Zug zurücknehmen, soweit das geht
play-ask-undo = Um Zurücknehmen bitten
play-ask-undo-text = Die anderen fragen, ob du deine letzte Wahl zurücknehmen darfst

# Warum etwas ungefragt kam.
# Zettel neben dem Brett, aus zwei kurzen Zeilen.
play-unasked-gift = Was niemand ablehnen würde, wurde für dich genommen. In den Einstellungen kannst du dich fragen lassen.
play-unasked-end = Es war nichts mehr zu tun, also ist dein Zug zu Ende. In den Einstellungen kannst du dich fragen lassen.
# Jemand hat eine Aktion genannt und dann ihr Ziel, das gleich zu drücken gewesen wäre.
play-shorter = Kürzer: Drück gleich auf den Ort oder die Karte, wo das geht, ohne zuerst die Aktion zu nennen.
play-unasked-cards = Dein Team hatte schon alle { $count } Ehrgeiz, also endete dein Zug mit zwei Karten.

# Was vor der ersten Wahl eines ersten Spiels gesagt wird.
play-opening = Dein erstes Spiel
play-opening-full = Dein erstes volles Spiel
play-opening-you = Du bist { $spirit } und spielst für { $team }, gegen { $others }.
play-opening-moved = { $spirit } war schon am Zug
play-opening-nothing = Auf dem Brett hat sich nichts geändert.
play-opening-yours = Du hast den ersten Zug; noch hat niemand etwas getan.
play-opening-willpower = Wer beginnt, hat 6 Willenskraft statt 4, kann aber im ersten Zug nicht aufnehmen.
# Dasselbe mit dem Ausgleich durch Mittel.
play-later-willpower = Wer beginnt, hat 4 Willenskraft, im anderen Team haben alle 6, und jenes Team hat 1 Ehrgeiz mehr: So gleicht dieser Tisch aus, wer beginnt.
play-first-action = Wer beginnt, hat 6 Willenskraft statt 4, aber im ersten Zug nur eine Aktion und kann nicht aufnehmen: So gleicht dieser Tisch aus, wer beginnt.
play-opening-powers = Was die Geister sonst noch können
play-opening-aims = Worauf es ankommt
play-opening-points = Wer mehr Punkte hat, gewinnt. Sie kommen mit einer Offenbarung, jedes Mal, wenn eine Sphäre in der Mitte geleert wird. Lieg dann in einer von diesen vorn, oder besser in beiden:
play-opening-aim = **{ $aspiration }** ({ $whose ->
        [hidden] deine, verborgen
       *[common] für beide Teams
    }): { $meaning }
play-opening-look = Wo du was findest
play-opening-look-text = Was gewählt werden kann, steht unter den Wahlmöglichkeiten und lässt sich auch auf dem Brett wählen. Geh dorthin, oder halt auf einem Touchscreen den Finger darauf, um zu erfahren, was es kostet und ändert. „Ziele“ sagt, wie die Teams stehen, „Neues“, was die anderen getan haben, und das Fragezeichen erklärt diesen Bildschirm.
play-opening-keys = Mit Tasten: W sagt, was du wählen kannst, S, wie es steht, I mehr über das, worauf du gerade bist, und P noch einmal, was du eben gehört hast. Das Fragezeichen nennt alle Tasten.
play-opening-begin = Los geht’s

# Die Offenbarung, zu der eine Wahl führt.
play-foretold = Dann ist die Sphäre { $sphere } leer, und eine Offenbarung folgt. Wie es jetzt steht:
play-foretold-earns = { $team } verdient { $what }.
# Je nach dem Verborgenen verdient ein Team eines davon.
play-foretold-may = { $team } verdient { $what }, je nach dem Verborgenen.
# Warum bekannt ist, was ein Team verdient, obwohl seine verborgene Bestrebung es nicht ist.
play-foretold-sure = Das ist sicher{ $meets ->
        [none] , denn keine der Bestrebungen, die es verborgen haben kann, ist erfüllt.
        [all] , denn jede Bestrebung, die es verborgen haben kann, ist erfüllt.
       *[some] , was auch immer es verborgen hat.
    }
# Dazu können Punkte auf dem Rad kommen.
play-foretold-fragment = { $wheel ->
        [0] ein { $fragment } (+{ $points })
       *[other] ein { $fragment } (+{ $points }), dazu { $wheel } auf dem Rad
    }
play-foretold-capping = { $wheel ->
        [0] ein { $fragment } (+{ $points }) anstelle eines, von dem es keines mehr hat, was das Spiel nach diesem Zug beendet
       *[other] ein { $fragment } (+{ $points }) anstelle eines, von dem es keines mehr hat, was das Spiel nach diesem Zug beendet, dazu { $wheel } auf dem Rad
    }
play-foretold-none = { $wheel ->
        [0] kein Fragment
       *[other] kein Fragment, aber { $wheel } auf dem Rad
    }
play-foretold-ends = { $why ->
        [common] Dann ist keine gemeinsame Bestrebung mehr übrig: Das Spiel endet nach diesem Zug.
        [majors] Mit seinem dritten großen Fragment gewinnt ein Team sofort.
       *[other] Das Spiel endet nach diesem Zug.
    }
# $instead: was das Ende dafür gebracht hätte.
play-foretold-fortress = { $instead ->
        [0] Die Festung tritt in die Identität ein ({ $realm }): { $team } +{ $points }.
       *[other] Die Festung tritt in die Identität ein ({ $realm }): { $team } +{ $points }, statt +{ $instead } am Ende.
    }
play-foretold-built = Sie besteht aus einem eurer Fragmente. Leert jemand neben diesem Reich in einem späteren Zug dessen Sphäre, so tritt die Festung in die Identität ein: +{ $points }. Solange sie steht, bringt sie selbst keine Punkte, auch nicht am Ende.
play-foretold-last = Das nimmt euer letztes Fragment dieser Art aus dem Vorrat ({ $fragment }). Verdient dein Team eines, solange es keines mehr hat, so kommt an dessen Stelle das krönende Fragment (+{ $points }), und das Spiel endet.
# Was tun könnte, wer danach dran ist: möglich, nicht sicher. $points: die der Festung dort, $team: wem sie gehört.
play-chance = { $team ->
        [none] Danach möglich: { $spirit } leert die Sphäre { $sphere } ({ $realm }){ $frontiers ->
            [0] { "" }
            [one] , wenn sein Team dort erst noch 1 Grenzland gewinnt
           *[other] , wenn sein Team dort erst noch { $frontiers } Grenzländer gewinnt
        }.
       *[other] Danach möglich: { $spirit } leert die Sphäre { $sphere } ({ $realm }){ $frontiers ->
            [0] { "" }
            [one] , wenn sein Team dort erst noch 1 Grenzland gewinnt
           *[other] , wenn sein Team dort erst noch { $frontiers } Grenzländer gewinnt
        }, wo die Festung etwas bringt: { $team } +{ $points }{ $instead ->
            [0] .
           *[other] , statt +{ $instead } am Ende.
        }
    }
play-foretold-exalted = Kommt es in diesem Zug zu einer Offenbarung, so bleibt eine Festung, die in ihm erhöht wurde, wo sie ist, und bringt nichts.
play-foretold-early = In diesem Zug kann noch eine Offenbarung kommen: Dann ist diese Festung neu, bleibt, wo sie ist, und bringt noch nichts.
play-chance-move = Möglich: { $spirit } bewegt sich zuerst ({ $where }).
play-replies = Danach möglich, soweit alles offen liegt: { $spirit } holt { $what }. Mit verdeckten Karten vielleicht mehr.
play-replies-chain = Danach möglich, soweit alles offen liegt: { $spirit } holt nacheinander { $what }: +{ $points } für die erste Absicht, +{ $further } für jede danach. Mit verdeckten Karten vielleicht mehr.
# Was ein Aufnehmen außer dem bringt, was die Vorschau zählt.
play-later = Noch nicht gezählt: { $what }.
play-later-bonus = der Bonus der Sphäre { $sphere } (wenn du ihn nimmst)
play-later-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $intention }
play-later-power = { $wp } WK von { $why }
play-later-sum = Zusammen sind das { $wp }.
# Von dort, wo ein Geist dann stünde: jede Aktion mit den Orten dafür.
play-reach = Von dort aus: { $what }.
play-reach-action = { $action } ({ $places })
play-turns = Hat sich der Ursprung gedreht, so liegt neben dir: { $comes }.
play-turns-to = { $sphere } ({ $wp } WK, { $realm }){ $team ->
        [none] { "" }
       *[other] , wo eine Festung steht: { $team }
    }
# Was eine Verbesserung bewirkt, die eine Aktion braucht.
play-upgrade = { $upgrade }: { $text }
# Warum nach etwas gefragt wird, das unerwartet kommt: nach der Art der Frage oder, bei einem Bonus, nach seiner Sphäre.
play-asked-pick-hidden = Dein Team hat in dieser Offenbarung keine Bestrebung erfüllt. Darum sieht es sich seine nächsten verborgenen an, höchstens drei, und nimmt die, die ihm am besten gefällt.
play-asked-creativity = Du wirst gefragt, weil dann die nächste Karte ans Licht kommt, und das lässt sich nicht zurücknehmen.
# Was einem außer dem Preis aus den Händen geht.
play-leaves-intensify = Die Essenz kommt von dir auf die Emotion.
play-leaves-harvest = So viel Willenskraft, wie du willst, wird zu ebenso viel Essenz.

## Was einer Aktion im Weg steht

obstacles = Jetzt nicht: { $actions }.
obstacle-of = { $action } ({ $reasons })
obstacle-actions = keine Aktion übrig
obstacle-fortitude = keine Standkraft übrig
obstacle-used = nur einmal, und das ist schon geschehen
obstacle-first-turn = wer beginnt, darf im ersten Zug nicht aufnehmen
obstacle-locked = ihre Reihe ist geschlossen: eine Marke auf dem ersten Platz öffnet sie
obstacle-card = keine Karte dafür auf der Hand
obstacle-fragment = kein Fragment mehr dafür übrig
obstacle-wp = { $amount } Willenskraft zu wenig
obstacle-ambition = { $amount } Ehrgeiz zu wenig
obstacle-essence = { $amount } Essenz zu wenig
# Dasselbe auf der Kachel einer Aktion, in ein, zwei Worten.
obstacle-short-actions = keine Aktion
obstacle-short-fortitude = keine Stand­kraft
obstacle-short-used = schon getan
obstacle-short-first-turn = noch nicht
obstacle-short-locked = zu
obstacle-short-card = keine Karte
obstacle-short-fragment = kein Fragment
obstacle-short-wp = { $amount } WK { $amount ->
        [one] fehlt
       *[other] fehlen
    }
obstacle-short-ambition = { $amount }★ { $amount ->
        [one] fehlt
       *[other] fehlen
    }
obstacle-short-essence = { $amount } Essenz fehlt
obstacle-short-reach = kein Ziel
obstacle-reach-move = kein Ort, zu dem er gehen kann
obstacle-reach-invoke = kein leeres Feld neben dem Geist
obstacle-reach-quell = keine gegnerische Emotion in Reichweite, die sich bezwingen ließe
obstacle-reach-fortify = nichts neben dem Geist zu bauen oder zu schleifen
obstacle-reach-empower = keine Emotion mit genug Essenz neben dem Geist
obstacle-reach-gain-willpower = es gibt nichts zu bekommen
obstacle-reach-draw-emotions = keine Karte mehr zu ziehen
obstacle-reach-move-emotion = nichts zu versetzen, oder kein leeres Feld neben dem Geist
obstacle-reach-intensify = keine eigene Emotion mit freiem Platz neben dem Geist
obstacle-reach-harvest = es gibt nichts zu tauschen
obstacle-reach-add-token = kein Platz, der eine annimmt
obstacle-reach-rotate = der Ursprung kann sich nicht drehen
obstacle-reach-extra-action = es gibt keine andere
obstacle-reach-absorb = keine Sphäre in Reichweite
obstacle-reach-meditate = keine Sphäre in Reichweite
obstacle-reach-rest = es gibt nichts zu bekommen

## Namen von Aktionen, wo wenig Platz ist

# Mit dem, was sie bringen.
play-long-gain-willpower = { $count } Willens­kraft schöpfen
play-short-invoke = Hervor­rufen
play-short-gain-willpower = { $count } WK
play-short-draw-emotions = Ziehen
play-short-move-emotion = Ver­setzen
play-short-intensify = Stei­gern
play-short-extra-action = Extra-Aktion
play-short-harvest = Ernten
play-short-add-token = Marke legen
play-short-rotate = Drehen
play-short-end-turn = Zug beenden
# Das Ende des Zuges, mit dem, was dann genommen wird.
play-end-ambition = Ende: 1 Ehrgeiz
play-end-cards = Ende: 2 Karten
# Die eine Verbesserung, mit der eine Aktion jetzt möglich ist.
play-tile-by = { $action }: { $upgrade }
# Für eine Marke muss eine Karte abgelegt werden; ohne sie ist die Aktion jetzt nicht möglich.
play-tile-with-token = { $action } + Marke
    .aloud = { $action }, zuerst mit einer Marke
# Vor dem Grund, warum sie nicht möglich ist.
play-tile-idle = { $action }.

## Was sich ändern würde

play-exchange = Du bekommst { $gains } für { $losses }.
play-get = Du bekommst { $gains }.
play-give = Du gibst { $losses }.
play-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
play-then = dann
    .aloud = dann
play-change-by = ({ $sign }{ $count })
play-change-points = { $team }: Punkte
# Was das Ende des Spiels dazulegen würde.
play-change-at-end = { $team } am Ende
play-change-intensity = { $is_power ->
        [1] { $emotion } (ihre Kraft)
       *[other] { $emotion }
    }
play-change-fortress = Festung, { $realm }
play-change-willpower = { $spirit }: WK
play-change-essence = { $spirit }: Essenz
play-change-essence-kind = { $spirit }: Essenz ({ $team })
play-change-condition = { $team }: { $text }
play-change-hand = { $spirit }: Karten
play-change-ambition = { $team }: Ehrgeiz

## Was geschehen ist

play-story = Was gerade geschehen ist
play-skip = Über­springen
play-since = Seit deinem letzten Zug
play-replay = Noch einmal zeigen
play-close = Schließen
play-step-back = Einen Schritt zurück
play-step-on = Einen Schritt weiter
play-back-to-now = Zurück zu jetzt
play-set-up = Vor dem ersten Zug
play-log-empty = Noch ist nichts geschehen.
play-log-more = Frühere Züge

## Das Bild einer Offenbarung

scene-by = { $spirit } hat die Sphäre { $sphere } geleert
scene-meets = { $team } erfüllt sie, mit { $count } Vorsprung.
scene-meets-conditions = { $team } erfüllt { $count ->
        [one] eine der beiden eigenen Bedingungen
       *[other] beide eigenen Bedingungen
    }.
scene-sum = { $team }: { $count ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $count } Punkte
    } aus dieser Offenbarung, jetzt { $score } insgesamt.
# Jemand muss entscheiden, bevor der Rest bekannt ist.
scene-sum-so-far = { $team }: { $count ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $count } Punkte
    } bis hierher, jetzt { $score } insgesamt. Es können noch welche dazukommen.
scene-sum-rest = { $team }: { $count ->
        [0] keine weiteren Punkte
        [one] 1 weiterer Punkt
       *[other] { $count } weitere Punkte
    } aus dem zweiten Teil, jetzt { $score } insgesamt.
scene-second = Offenbarung, zweiter Teil
scene-second-by = { $spirit } hat die Sphäre { $sphere } geleert. Den ersten Teil hast du gesehen; das kam danach.
scene-endgame = Bestrebungen für das Ende
scene-endgame-text = Die letzte Runde ist vorbei. Wer von den dreien mehr erfüllt, legt ein krönendes Fragment dazu.
scene-goes-on = { $what ->
        [remove-common] Zuerst wählt { $spirit } eine gemeinsame Bestrebung, die entfernt wird, weil ein anderes Team ein großes Fragment verdient hat.
        [choose-hidden] Zuerst entscheidet { $spirit }, ob die nächsten verborgenen Bestrebungen angesehen werden, weil das Team keine erfüllt hat: { $team }.
        [pick-hidden] Zuerst wählt { $spirit } die nächste verborgene Bestrebung, weil das Team keine erfüllt hat: { $team }.
       *[other] Zuerst muss { $spirit } entscheiden.
    } { $realm ->
        [none] Dann kommt der Rest.
       *[other] Dann tritt die Festung in die Identität ein ({ $realm }): { $whose } +{ $points }.
    }
scene-turned-down = { $aspiration } verlässt die Reihe der gemeinsamen Bestrebungen: Sie ist verglichen.
scene-next-common = Die gemeinsame Bestrebung ist jetzt { $aspiration }.
scene-next-hidden = Die verborgene Bestrebung wird ersetzt, erfüllt oder nicht ({ $team }). Sie ist jetzt { $aspiration }. Verborgene Bestrebungen haben ihren eigenen Stapel: Dieselbe kann daher auch gemeinsam sein.
scene-third-major = { $team } hat das dritte große Fragment gelegt: Das Spiel endet sofort, und { $team } gewinnt, wie auch immer die Punkte stehen.
scene-major-at = Das große Fragment gehört zur Sphäre { $sphere }, die mit { $count } Willenskraft gefüllt wird.
scene-all = Alles zeigen
# Die Tabelle einer Offenbarung, für alle, die sie hören.
scene-numbers = Alles, was verglichen wurde, und jeder Punkt
scene-aloud-weighed = { $counts ->
        [none] { $kind }: { $aspiration }.
       *[other] { $kind }: { $aspiration }. { $counts }.
    }
scene-aloud-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
scene-aloud-point = { $team }: { $points }.
scene-row-sum = Punkte daraus
scene-row-sum-both = Punkte aus beiden Teilen
scene-row-score = Punkte jetzt
scene-row-score-so-far = Punkte bisher
# Was zu sehen war, Bild für Bild, zum noch einmal Ansehen.
scene-pictures = Was zu sehen war, Bild für Bild
scene-picture = Bild { $place } von { $count }
scene-close = Weiter
scene-more = Weiter unten steht mehr
scene-again = Noch einmal sehen
scene-again-of = Noch einmal sehen: die Offenbarung in Zug { $turn } des Spiels
scene-waits = Als Nächstes entscheidest du. Der Tisch wartet auf dich.
scene-waits-later = Als Nächstes kommt, was andere danach getan haben. Dann bist du dran, und der Tisch wartet.

## Wissen, wie es steht

play-tabs = Was du weißt
play-tab-hints = Tipps
play-tab-hand = Hand
play-tab-since = Neues
play-tab-standing = Ziele
play-tab-board = Tafel
play-tab-players = Leute
play-tab-log = Verlauf
play-tab-chat = Chat
play-aspirations = Bestrebungen, und wer sie jetzt erfüllen würde
play-ahead = Wer vorn liegt
play-intentions-side = Absichten: Seite { $side } der Teamtafel
play-intentions-worth = Taten, die sofort Punkte bringen, wenn man am Zug ist: 1 Punkt für die erste in einem Zug, 2 für jede weitere.
play-intentions-own = Taten, die sofort Punkte bringen, wenn man am Zug ist.
play-intentions-ego = Absichten bringen Ego keine Punkte
play-intention-next = Die nächste bringt { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }.
play-intention-short = nächste: +{ $count }
play-intention-side = Seite { $side }
play-intention-lit = jetzt möglich
play-intention-by = Jetzt möglich: { $actions }.
play-intention-worth = { $name } (+{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
play-intention-by-token = { $intention }, wenn du zuerst eine Marke legst: { $token }
play-turned = Die Emotion, wie sie dort liegt, und was aus ihr wird
play-may-meet = Kann bringen: { $what }.
# Auf der Kachel einer Aktion, hinter dem Zeichen des Teams.
play-tile-points = kann Punkte bringen: +{ $points }
play-tile-scoring = { $action }, kann { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bringen
# $bonus: wheel-bonus-…, $at: die Stelle auf dem Rad.
play-wheel-next = Der nächste Bonus des Rads kommt bei { $at }: { $bonus }.
play-wheel-at = bei { $at }:
wheel-bonus-essence = Essenz
wheel-bonus-card = eine Karte
wheel-bonus-ambition = Ehrgeiz
play-ahead-by = { $team } führt um { $count }
play-earns = { $team }: { $fragment }
play-legend-tie = Zwischen Wonne und Schwermut herrscht Gleichstand
play-legend-own = Die eigene Bedingung gilt: { $team }
play-legend-not = nicht so
play-aims-now = Was jetzt zählt
play-conditions-met = { $count } von { $all }
play-nearest-title = Am leersten
# $count: wie viele Sphären so wenig enthalten.
play-nearest = Noch { $wp } Willenskraft in { $count ->
        [1] { $which }
        [2] diesen beiden: { $which }
       *[other] jeder von diesen: { $which }
    }
play-nearest-many = { $count } Sphären
play-nearest-short = Offenbarung: { $wp }
play-fragments-left = Übrige Fragmente
play-fragments-end = Das Spiel endet, wenn eines verdient ist und keines mehr da.
play-ends = Die leerste Sphäre, und wie das Spiel enden kann
play-ends-left = Bis das Spiel endet
play-end-label-common = Bestrebungen
# Die Art Fragment, von der ein Team keines mehr hat: Das nächste, das es verdient, beendet das Spiel. Das Zeichen des Teams folgt.
play-end-next = oder das nächste { $kind ->
        [minor] kleine
       *[major] große
    } (krönendes, +{ $points })
play-end-label-wheel = Rad, bis ans Ende
# Wie weit ein Team auf seinem Rad ist, und wie weit das geht.
play-wheel-of = { $count }/{ $end }
play-end-label-turn-limit = Züge
play-end-label-majors = Große
play-end-label-rounds = Runden nach dieser
play-round-begins = Runde { $round } von { $last } beginnt. { $team } fängt an.
play-ends-when = Das Spiel endet, wenn
play-end-common = Keine gemeinsame Bestrebung mehr übrig ist (jetzt { $left }).
play-end-wheel = Ein Team ans Ende seines Rads kommt. Punkte bis dahin:
play-end-fragment = Ein Team ein Fragment einer Art verdient, von der es keines mehr hat. Übrig von der Art, von der es am wenigsten hat:
play-end-turn-limit = Die Grenze der Züge erreicht ist (noch { $left }).
play-end-majors = Ein Team sein drittes großes Fragment legt, und gewinnt. Es fehlen noch:
play-end-rounds = Die letzte Runde vorbei ist ({ $left } nach dieser).
play-end-short-common = Ende: { $left } { $left ->
        [one] Bestrebung
       *[other] Bestrebungen
    }
play-end-short-wheel = Rad: { $left } bis ans Ende
play-end-short-fragment = Ende: { $left } { $left ->
        [one] Fragment
       *[other] Fragmente
    }
play-end-short-turn-limit = Ende: { $left } { $left ->
        [one] Zug
       *[other] Züge
    }
play-end-short-majors = Ende: { $left } { $left ->
        [one] großes
       *[other] große
    }
play-end-short-rounds = Ende: { $left } { $left ->
        [one] Runde
       *[other] Runden
    }
play-gone = Weg:
play-gone-compared = { $aspiration } (verglichen)
play-gone-removed = { $aspiration } (entfernt von { $team }: Das andere Team hat ein großes Fragment verdient)
play-hidden-of = Verborgen, { $team }
play-hidden-idle = Verborgen, { $team }; zählt nicht, solange sie die gemeinsame ist
play-hidden-next = Verborgen, später
play-hidden-maybe = kann verborgen sein, { $team }
play-common-place = Gemeinsam, Nr. { $place }
play-team = Team
play-parts = Punkte von
play-part-wheel = Rad
play-part-minor = Kleine
play-part-major = Große
play-part-capping = Krönendes
play-part-fortresses = Festungen
play-part-rows = Volle Reihen
play-part-strong = Starke Emotionen
play-part-full = Volle Emotionen
play-part-wheel-text = Punkte für Absichten: Taten, die deinem Team sofort Punkte bringen, wenn du sie in deinem eigenen Zug tust.
play-part-wheel-ego = Das Rad zählt deine Punkte für Absichten: Taten, die sofort Punkte bringen, wenn du sie in deinem eigenen Zug tust. Was Ego dort hat, kommt von seinen eigenen Regeln, etwa wenn ihm eine Aktion misslingt.
play-part-minor-text = Für jedes kleine Fragment in der Identität. Ein Team legt eines, wenn es in einer Offenbarung eine seiner beiden Bestrebungen erfüllt, und mit einer Festung dort, wo die geleerte Sphäre ist.
play-part-major-text = Für jedes große Fragment in der Identität. Ein Team legt eines, wenn es in einer Offenbarung seine beiden Bestrebungen erfüllt.
play-part-capping-text = Für das krönende Fragment. Es legt ein Team, das ein Fragment verdient, von dem es keines mehr hat.
play-part-fortresses-text = Ist das Spiel zu Ende, so bringen nur Egos Festungen Punkte: Die der Menschen bringen keine.
play-part-rows-text = 1 Punkt für jede Reihe mit vier Marken auf den Tafeln des Teams.
play-part-strong-text = 1 Punkt für jede starke Emotion des Teams auf dem Brett.
play-part-full-text = 1 Punkt für jede Emotion des Teams auf dem Brett, die keinen freien Platz für Essenz hat.
play-part-sum-text = Alle zusammen. Wer mehr Punkte hat, gewinnt.
play-part-sum = Punkte
play-hand-known = Hand:
play-deck-known = Stapel, von oben:
play-unseen = Unter den ungesehenen:
play-unknown-cards = { $count } nicht gesehen
play-order = Reihenfolge der Züge
# In einer Ecke mit wenig Platz.
play-turn = Zug { $turn }
play-turn-of-all = Des Spiels: Die Züge aller werden gezählt.
# Wem diese Güter gehören, neben dem Bild.
play-you = Du bist { $spirit }
play-deck = Stapel: { $count }
play-deck-next = nächste
play-last-turn = Letzter Zug
play-last-none = Es sind keine Punkte mehr zu machen.
play-last-end = Es sind keine Punkte mehr zu machen: Beende den Zug.
play-last-none-but = Punkte bringt jetzt nur noch das Ende: { $points }.
play-last-end-but = Punkte bringt jetzt nur noch das Ende ({ $points }): Beende den Zug.
play-last-intentions = Keine Offenbarung mehr; Absichten bringen noch Punkte.
play-last-fortresses = Keine Offenbarung mehr; nur Egos Festungen zählen noch, am Ende.
play-last-both = Keine Offenbarung mehr; Absichten bringen noch Punkte, und am Ende zählen allein Egos Festungen.
play-at-end = { $team } +{ $count }
play-more-at-end = +{ $count } am Ende für seine Festungen, wie sie stehen.
play-most-at-end = Eine Offenbarung, die das Spiel jetzt beendete, brächte ihm höchstens { $count }, das Ende mitgezählt.
play-at-the-end = am Ende
play-spectating = Du siehst zu.

## Leute am Tisch

# Wer einen Geist spielt, in Sätzen darüber, was Leute entscheiden.
play-person = { $name } ({ $spirit })
play-pass-to = Gib das Gerät weiter: { $spirit }
play-pass-text = Die Hände sind verdeckt. Mach weiter, wenn nur du den Bildschirm siehst.
play-pass-ready = Ich bin bereit
play-stand-in = Ein Programm spielt für dich.
play-stand-in-out-of-time = Deine Zeit ist abgelaufen: Ein Programm spielt diesen Zug für dich zu Ende. Danach kannst du deinen Platz zurücknehmen.
play-take-back-seat = Meinen Platz zurücknehmen
play-undo-asked =
    { $spirit } möchte { $deeds ->
        [0] einen Schritt zurücknehmen, den sonst niemand gesehen hat
        [one] den letzten Schritt zurücknehmen
       *[other] die letzten { $deeds } Schritte zurücknehmen
    }.
play-undo-asked-turns =
    { $spirit } möchte { $deeds ->
        [one] den letzten Schritt
       *[other] die letzten { $deeds } Schritte
    } zurücknehmen, und damit { $turns ->
        [one] den letzten Zug ({ $first })
       *[other] die letzten { $turns } Züge, ab dem von { $first }
    }.
play-undo-allow = Erlauben
play-undo-refuse = Ablehnen
play-undo-asking = Du hast gebeten, eine Wahl zurücknehmen zu dürfen. Die anderen antworten gerade.
play-undo-agreed = { $who } ist einverstanden.
play-undo-refused = { $who } will nicht zurück. Das Spiel geht von hier aus weiter.
play-undo-allowed = Alle waren einverstanden: Du wählst noch einmal.
# Vor der Liste dessen, was damit wegfällt.
play-undo-goes = Das würde zurückgenommen:
play-undo-withdraw = Bitte zurückziehen

## A phone held upright

play-sideways = Ein Tipp: Quer gehalten zeigt das Telefon das Spielbrett größer und alles andere daneben.

## Das Ende

play-result = Das Ergebnis zeigen
play-ended = Das Spiel wurde beendet
play-you-win = Du gewinnst!
play-team-wins = { $team } gewinnt

## Hilfe am Tisch

play-help = Hilfe
play-help-screen = Dieser Bildschirm
play-help-rules = Regeln
play-help-keys = Tasten
play-help-board = Das Brett
play-help-board-text = Emotionen liegen auf den Feldern am Rand, Geister stehen auf den Wegen, Sphären drehen sich in der Mitte um die Identität. Was dort gewählt werden kann, steht auch unter den Wahlmöglichkeiten. Geh zu etwas oder berühr es, um zu erfahren, was es ist.
play-help-aims = Was jetzt zählt
play-help-aims-text = Die geltende gemeinsame Bestrebung und deine eigene verborgene, was jedes Team davon hat und wer vorn liegt. Auf dem Telefon stehen sie in der Zeile oben; berühr sie, um mehr zu sehen.
play-help-ends = Die nächste Offenbarung, und das Ende
play-help-ends-text = Die Sphäre, die am leersten ist: Wer sie leert, löst eine Offenbarung aus. Darunter steht, was bis zum Ende des Spiels übrig ist, und die Fragmente, die jedes Team noch hat.
play-help-bar = Die Leiste
play-help-bar-text = Punkte und Ehrgeiz jedes Teams, dann die Geister in der Reihenfolge der Züge, und wer am Zug ist.
play-help-decision = Die Entscheidung
play-help-decision-text = Was du gefragt wirst, und alles, was du wählen kannst, mit seinem Preis. Geh zu einer Wahlmöglichkeit, um zu erfahren, was sie ändern würde. Was jetzt nicht möglich ist, sagt, warum.
play-help-panels = Was du weißt
play-help-panels-text = Neues seit deinem letzten Zug, die Ziele mit allen Bestrebungen und dem Punktestand, die Tafel deines Geistes, die Leute und der Verlauf von allem, was geschehen ist.
play-help-hand = Deine Hand
play-help-hand-text = Deine Karten, deine Willenskraft, deine Essenz, euer Ehrgeiz und die oberste Karte deines Stapels.
play-help-phone = Am Telefon
play-help-phone-text = Deine Karten liegen unter den Aktionen: Wisch durch sie, und tipp eine an, um sie zu lesen, bevor du sie spielst. Was nur Ehrgeiz kauft, liegt hinter dem Stern unter dem Brett. Zweimal tippen oder zwei Finger holen das Brett näher heran. Lass einen Finger auf etwas ruhen, um zu sehen, was es ändern würde. Zurück schließt, was offen liegt.
play-help-explain = Alles erklärt sich selbst
play-help-explain-text = Lass den Zeiger auf etwas ruhen, berühr es oder drück I, solange es ausgewählt ist. Von dort kannst du in den Regeln weiterlesen, ohne den Tisch zu verlassen.

## Tasten

play-skip-to-decision = Zur Entscheidung springen
# Was auf den Tasten steht, oder ein Zeichen dafür.
key-numbers = 1 – 9, 0
key-tab = Tab
key-around = ← →
key-rings = ↑ ↓
key-ends = Pos1 · Ende
key-enter = Enter
key-shift-u = Umschalt + U
key-modified = Alt + Umschalt
key-space = Leertaste
key-escape = Esc
play-key-numbers = Die Wahlmöglichkeit mit dieser Nummer nehmen; die Aktionen eines Zuges haben in jedem Zug dieselben Tasten, die zehnte die 0 (die anderen Aktionen haben Buchstaben, etwa A zum Aufnehmen und R zum Drehen)
play-key-tab = Von einer Gruppe zur nächsten gehen: Aktionen, Wahlmöglichkeiten, Brett, Hand, Übersichten
play-key-around = Um das Brett, von einer Stelle, die gewählt werden kann, zur nächsten; bei Aktionen, Wahlmöglichkeiten, in der Hand und anderen Gruppen vom einen zum nächsten
play-key-rings = Auf dem Brett nach außen und nach innen: Felder, Orte, Bauplätze, Sphären, die Identität
play-key-ends = Auf dem Brett die erste und die letzte Stelle, die gewählt werden kann, oder des Rings, wo es keine gibt; in anderen Gruppen das Erste und das Letzte
play-key-enter = Wählen, was ausgewählt ist, oder es erklären lassen
play-key-explain = Erklären, was ausgewählt ist; bei einer Wahlmöglichkeit noch einmal sagen, was sie tut
play-key-end = Den Zug beenden; mit Ehrgeiz, wo die Aktionen das anbieten, sonst wirst du gefragt, was du nimmst
play-key-end-cards = Den Zug mit Karten beenden, sobald keine Aktion übrig ist
play-key-undo = Zurücknehmen; es wird gesagt, was zurückgenommen ist
play-key-choices = Hören, was gefragt ist, und jede Wahlmöglichkeit mit Taste und Preis
play-key-standing = Hören, wie es steht: wer am Zug ist, was du hast, die Punkte, die Ziele, die nächste Offenbarung, deine Hand, wo die Geister sind, die übrigen Fragmente
play-key-again = Noch einmal hören, was seit deiner letzten Wahl gesagt wurde
play-key-modified = Mit einem Buchstaben oder einer Ziffer: dasselbe, auch wo einzelne Tasten in den Einstellungen abgeschaltet sind
# Warum eine Taste nichts tut.
play-key-no-undo = Es gibt nichts, was du zurücknehmen könntest.
play-key-no-hints = Nach Tipps lässt sich jetzt nicht fragen.
play-key-no-choice = Keine Wahlmöglichkeit hat jetzt die Nummer { $number }.
play-key-late = Danach gab es nur eine Antwort, und sie ist gegeben, also hat { $number } noch nichts getan. Jetzt steht sie für: { $choice }. Drück sie noch einmal, um das zu wählen.
play-key-asked = Erst wirst du etwas gefragt: { $choice }? Enter auf „Ausführen“ tut es, Escape lässt es. Vorher tut { $key } nichts.
play-key-waits = { $action } muss warten: Beantworte erst dies, oder geh mit Escape zurück.
play-key-no-more = Mehr ist dazu nicht zu sagen.
play-key-choice = { $key }: { $choice }
play-key-advice = Mit einem Screenreader
play-key-advice-text = Tasten erreichen das Spiel im Fokusmodus (NVDA: Einfügen und Leertaste; JAWS: Einfügen und Z, um den Lesemodus abzuschalten; VoiceOver braucht keinen). Tab geht von Gruppe zu Gruppe, Pfeile gehen innerhalb einer weiter. Was geschieht, wird von selbst gesagt und bleibt in der Liste „Was gerade geschehen ist“; W sagt, was gefragt ist, mit allen Wahlmöglichkeiten und ihren Tasten, P wiederholt, was du eben gehört hast, S sagt, wie es steht. Einzelne Buchstaben lassen sich in den Einstellungen abschalten: Dann tun Alt, Umschalt und der Buchstabe dasselbe.
play-key-restart = Den Zug neu anfangen
play-key-decision = Zu den Wahlmöglichkeiten
play-key-board = Zum Brett
play-key-hand = Zur Hand
play-key-hints = Nach einem Tipp fragen, wo es Tipps gibt; ist er da, zu ihm gehen
play-key-log = Den Verlauf zeigen
play-key-skip = Überspringen, was gerade gezeigt wird; in Egos Zug weiter zum nächsten Schritt
play-key-leave = Zurück: von einer Rückfrage, einer Karte, einem vergangenen Augenblick oder einem Blick aus der Nähe; sonst von dem, was eine Aktion fragt, zu den Aktionen
play-key-sheet = Hilfe, mit diesen Tasten

## Was von Gezeichnetem zu hören ist

# Eine Wahlmöglichkeit mit ihrem Preis. $is_old: ob sie das kostete, als zuletzt gefragt wurde.
choice-aloud = { NAME($choice, form: "aloud") }{ $price ->
        [none] { "" }
       *[other] , { NAME($price, form: "aloud") }
    }{ $is_old ->
        [1] { " " }wie zuletzt.
       *[other] .
    }
card-aloud = { $card }, { $vibe }
card-aloud-numbers = { $card }, { $vibe }, Intensität { $intensities }
# Was alle über jemanden wissen dürfen, nach dem Namen.
play-seat-aloud = { $place }: { $wp }, { $essence }, { $hand }, { $deck }

# Vor den Taten eines Zuges, und vor dem, was zurückgenommen wurde.
aloud-turn = { $spirit }:
aloud-undone = Zurückgenommen:
aloud-restarted = Der Zug fängt neu an. Zurückgenommen:
# Der eigene Zug, und was einem bleibt.
aloud-yours = { $is_new ->
        [1] Dein Zug: { $actions }, { NAME($goods, form: "aloud") }.
       *[other] { $actions }, { NAME($goods, form: "aloud") }.
    }
aloud-beside = Neben dir: { $spheres }.
# Was eine Wahl ändern würde, bevor sie getroffen ist.
aloud-if-chosen = Wenn du das wählst:
aloud-points = { $team }: von { $was } auf { $is } { $is ->
        [one] Punkt
       *[other] Punkte
    }.
aloud-count = { $same ->
        [1] { $team } { $is }
       *[other] { $team } von { $was } auf { $is }
    }
aloud-aspiration = { $aspiration }: { $counts }; { $leader ->
        [none] niemand liegt vorn
       *[other] { $leader } liegt um { $lead } vorn
    }.
aloud-control = { $place }: { $team ->
        [none] jetzt von niemandem beherrscht
       *[other] jetzt von { $team } beherrscht
    }.
aloud-sphere = { $is_filled ->
        [1] { $sphere } ist wieder gefüllt, mit { $is } Willenskraft.
       *[other] { $sphere }: von { $was } auf { $is } Willenskraft.
    }
aloud-slot = { $is ->
        [none] { $emotion } verlässt Feld { $slot }.
       *[other] { $was ->
            [none] { $emotion } auf Feld { $slot } mit Intensität { $is }.
           *[other] { $emotion } auf Feld { $slot }: Intensität von { $was } auf { $is }.
        }
    }
aloud-site = { $is ->
        [none] Festung, { $realm }: { $was } ist nicht mehr da.
       *[other] { $was ->
            [none] Festung, { $realm }: { $is } ist neu.
           *[other] Festung, { $realm }: { $was }, dann { $is }.
        }
    }
aloud-change = { $what }: von { $was } auf { $is }.
# Wie es steht, auf Tastendruck.
aloud-score = Punkte: { $scores }.
aloud-aim = { $kind }: { $aspiration }. { $standing }
aloud-goods = Du hast { NAME($goods, form: "aloud") }.
aloud-whose = Am Zug ist { $spirit }.
aloud-nearest = Am leersten: { $spheres }.
aloud-hand = In deiner Hand: { $cards }.
aloud-hand-empty = Du hast keine Karten auf der Hand.
# Wessen Geister welche sind.
aloud-sides = { $is_ego ->
        [1] Ego spielt für { $team }, mit { $spirits }.
       *[other] { $team } spielt mit { $spirits }.
    }
aloud-place = { $spirit }: { $place }
aloud-places = Wo die Geister sind: { $places }.
aloud-fragments = Übrige Fragmente, { $team }: { $kinds }.
aloud-kind = { $kind } { $count }

## Wahlmöglichkeiten in der Liste: was unter ihrem Namen steht

play-choice-card = Intensität { $intensities }{ $threshold ->
        [none] { "" }
       *[other] , bestärkt ab { $threshold } Essenz
    }.
play-choice-slot = { $place }, Feld { $slot }. Intensität { $intensity }, Essenz { $essence } von { $spaces }.
play-choice-slot-empty = Leeres Feld { $slot }
play-choice-space = { $spheres } WK in Reichweite. { $count ->
        [one] Feld
       *[other] Felder
    } { $slots }{ $spirits ->
        [none] .
       *[other] , mit { $spirits }.
    }

## Ego

play-ego-turn = Egos Zug
play-ego-turn-of = Egos Zug: { $spirit }
play-ego-step = Schritt { $step } von { $steps }
play-ego-actions = Seine drei Aktionen
play-ego-on = Weiter
play-ego-end = Weiterspielen
play-ego-flow = Von selbst laufen lassen
play-ego-again = Schritt für Schritt
play-ego-again-of = Schritt für Schritt: Zug { $turn } des Spiels
play-ego-back = Einen Schritt zurück in Egos Zug
play-ego-now = Dieser Zug: oberer und unterer Teil
play-ego-next = Nächster Zug: der obere Teil von
play-ego-forecast = Vorhersage, wenn sich nichts ändert
play-ego-thinks = Wie Ego denkt
play-ego-thinks-more = Alles davon, in den Regeln
# Vor dem, was über den laufenden Zug gesagt wurde.
play-ego-example = In diesem Zug

## Spiele in Runden

play-round = Runde { $round }/{ $last }
play-fortitude = { $count } Standkraft für die Aktionen des Teams
play-meditations = { $count ->
        [0] Keine Meditation mehr in dieser Runde
        [one] Noch 1 Meditation in dieser Runde
       *[other] Noch { $count } Meditationen in dieser Runde
    }
play-deck-discards = Stapel { $deck } · Ablage { $discards }
play-discards = { $count ->
        [0] Nichts abgelegt
       *[other] Ablage: { $count }
    }
play-discards-of = Der Ablagestapel von { $spirit }
play-discards-text = Zuerst kommt die Karte, die zuletzt abgelegt wurde. Ist der Stapel leer, so werden diese zu einem neuen gemischt.
play-determination = { $count } Willenskraft liegt auf Entschlossenheit, bis die Runde vorbei ist.
play-endgame-common = Gemeinsam, am Ende
play-endgame-of = { $team }, am Ende
play-aside = Beiseitegelegt, { $whose }:
play-change-fortitude = { $team }: Standkraft
