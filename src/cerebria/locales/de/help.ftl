# Erklärungen: was neben etwas erscheint, auf das gezeigt wird. Die meisten Wörter stehen in words.ftl und bei den Karten.

help-more-rules = Mehr in den Regeln
help-more-cards = Die Karte sehen
help-more-spirit = Beide Seiten der Tafel sehen
help-more-spirit-prototype = Die Tafel sehen
help-close = Die Erklärung schließen

## Tatsachen, in kurzen Worten

help-power-when = { $when }: { $power }
help-fact-intensity = Intensität { $numbers }
help-fact-flat = Wo die Zahl gleich bleibt, bringt eine Essenz mehr keine Intensität. Sie ist eine Reserve: Wer bezwingt, muss sie zuerst wegnehmen.
help-fact-sphere = Der Bonus dieser Sphäre, für alle, die aus ihr aufnehmen.
help-fact-price = Kostet { $price } mehr
help-fact-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    } in der Identität
help-fact-points-each = { $count ->
        [one] je 1 Punkt
       *[other] je { $count } Punkte
    }
help-fact-intention-points = { $count ->
        [one] jedes Mal 1 Punkt
       *[other] jedes Mal { $count } Punkte
    }
help-fact-upgrade = { $upgrade } ({ $price }): { $text }
help-fact-upgrade-free = { $upgrade }: { $text }

## Dinge, die anderswo keinen Text haben

help-realm = Seine Aktion: { $action }
help-vibe-red = Die Farbe der Leidenschaft und des Temperaments. Eine rote Handkarte kannst du vorzeigen, um eine rote Emotion zu bezwingen, oder für eine rote Marke ablegen.
help-vibe-yellow = Die Farbe der Regung und des Antriebs. Eine gelbe Handkarte kannst du vorzeigen, um eine gelbe Emotion zu bezwingen, oder für eine gelbe Marke ablegen.
help-vibe-green = Die Farbe des Gebens und des Wollens. Eine grüne Handkarte kannst du vorzeigen, um eine grüne Emotion zu bezwingen, oder für eine grüne Marke ablegen.
help-vibe-blue = Die Farbe dessen, wie man sich selbst sieht. Eine blaue Handkarte kannst du vorzeigen, um eine blaue Emotion zu bezwingen, oder für eine blaue Marke ablegen.
help-vibe-wild = Eine Marke ohne Farbe. Alle legen am Anfang vier davon.
help-vibe-none = Heiterkeit und Trostlosigkeit haben keine Stimmung. Um sie zu bezwingen, genügt irgendeine Karte.
help-title-vibe = Stimmung: { $vibe }

## Weitere Begriffe, neben denen des Glossars

term-hand = Hand
term-hand-text = Deine Karten. Die Gegenseite sieht, wie viele es sind, und kennt die, die sie oben auf deinem Stapel gesehen hat.
term-deck = Stapel
term-deck-text = Sechzehn milde Emotionen; acht beim Gleichgewicht. Die oberste Karte liegt offen, für alle zu sehen.
term-turn = Zug
term-turn-text = Drei Aktionen, und Fähigkeiten davor, dazwischen und danach. Dann nimmt dein Team 1 Ehrgeiz, oder du ziehst 2 Karten.
term-score = Punktestand
term-score-text = Was das Spiel jetzt zählen würde: das Rad, und die Fragmente in der Identität.
term-power = Kraft
term-power-text = Was eine Emotion oder ein Geist über die Zahlen hinaus kann.
term-set-up = Aufbau
term-set-up-text = Geister, Anfangsemotionen und erste Marken kommen an ihre Stelle, vor dem ersten Zug.
term-unlock = Öffnen
term-unlock-text = Die erste Marke in einer Reihe öffnet ihre Aktion. Ohne sie lässt sich die Aktion nicht nehmen.
term-extra-action = Zusätzliche Aktion
term-extra-action-text = Für 2 Ehrgeiz hast du in diesem Zug eine Aktion mehr, einmal im Zug.
term-rotate = Den Ursprung drehen
term-rotate-text = Für 1 Ehrgeiz dreht sich der Ursprung einen Schritt im Uhrzeigersinn, einmal im Zug.

## Was etwas jetzt gerade tut

now-essence = Essenz { $essence } von { $spaces }
now-intensity = Intensität { $intensity }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
now-part-printed = gedruckt { $count }
now-part-token = Marke +{ $count }
now-part-powers = Kräfte { $sign }{ $count }
now-aligned = Gehört { $team } und wirkt für { $aligned }
now-vibe = Ihre Stimmung: { $vibe }
now-counts = Zählt für: { $places }
now-blocked = Blockiert: { $by } hält sie fern ({ $place })
now-blocks = Hält { $emotion } fern ({ $place })
now-triad = In der Triade: { $emotions }
now-triad-empty = Sonst liegt nichts in der Triade
now-emotion = { $emotion } ({ $team } { $intensity })
now-fresh = In diesem Zug gebaut oder erhöht
now-sphere = { NAME($realm, form: "gender") ->
        [feminine] Bei der { $realm }
       *[neuter] Beim { $realm }
    }, mit { $wp } von { $most } Willenskraft
now-goods = { $wp } Willenskraft, { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } Essenz
    }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
now-spirits = Hier: { $spirits }
now-condition = { $team }: { $condition }
now-turn = Dieser Geist ist am Zug
