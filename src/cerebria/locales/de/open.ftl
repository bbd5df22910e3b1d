# Tische, die alle finden können, und Leute, die einen suchen.

open-find = Einen Tisch für mich finden
open-find-go = Jemanden finden
open-find-text = { $count ->
        [0] Du setzt dich an einen passenden Tisch oder spielst mit der nächsten Person, die dasselbe spielen würde.
        [one] Eine Person sucht gerade einen Tisch.
       *[other] { $count } Leute suchen gerade einen Tisch.
    }
open-put-up = Einen Tisch aufstellen
open-put-up-text = Er steht in der Liste, bis sich jemand hinsetzt. Wann das Spiel beginnt, entscheidest du.
open-seeking = Jemand wird gesucht …
open-seeking-text = { $count ->
        [0] Sonst sucht gerade niemand. Lass diese Seite offen: Du kommst von selbst an den Tisch.
        [one] Noch eine Person sucht. Lass diese Seite offen: Du kommst von selbst an den Tisch.
       *[other] Noch { $count } andere suchen. Lass diese Seite offen: Du kommst von selbst an den Tisch.
    }
open-nobody = Gerade will niemand dasselbe spielen. Du kannst weiter warten oder gegen ein Programm spielen.
open-stop = Nicht mehr suchen
open-program = Stattdessen gegen ein Programm spielen
open-found = Es gibt einen Tisch für dich.
open-rules-any = Alle Regeln
open-pace = Tempo
open-pace-any = Jedes Tempo
open-pace-any-text = Wie es der anderen Person lieber ist.
open-sitting-once = Am Stück
open-sitting-days = Über Tage
open-filters = Welche Tische gezeigt werden
open-newcomers = Auch für Neue
open-list = Tische mit freien Plätzen
open-looking = Tische werden gesucht …
open-none = Gerade ist kein Tisch offen. Stell einen auf, oder lass jemanden für dich finden.
open-count = { $all ->
        [one] Ein Tisch wird { $count ->
            [0] nicht gezeigt
           *[other] gezeigt
        }.
       *[other] { $count } von { $all } Tischen werden gezeigt.
    }
open-table = „{ $title }“, der Tisch von { $host }
open-host = Aufgestellt von { $host }
open-for-newcomers = Neue sind willkommen
open-seats = { $count ->
        [one] ein Platz
       *[other] { $count } Plätze
    }
open-seat = { $spirit }: { $who }
open-seat-free = frei
open-ego = gegen Ego
open-hints = mit Tipps
open-own-cards = mit eigenen Karten
open-chosen-seed = mit gewählter Startzahl
open-take = Hinsetzen
open-take-of = An „{ $title }“ hinsetzen
open-own = Zu deinem Tisch
open-own-of = Zu deinem Tisch „{ $title }“
open-off = Dieser Server zeigt keine offenen Tische. Eröffne einen, und verschick einen Link oder einen Code.
open-listing = Alle dürfen diesen Tisch finden
open-listing-text = Er steht mit deinem Namen unter den offenen Tischen, bis das Spiel beginnt.
open-listed = Er steht als „{ $title }“ in der Liste.
open-listing-change = Ändern, was dort steht
open-unlist = Aus der Liste nehmen
open-list-it = In der Liste zeigen
open-list-not = So lassen
open-wanted = Wer gesucht wird
open-wanted-placeholder = Zum Beispiel: jemand mit Geduld
open-unwanted = Wen du von deinen Tischen fernhältst
open-want-again = Wieder zulassen
open-want-again-of = { $name } wieder zulassen
