# Das Kommando moderate: was Betreiber an offenen Tischen und bei Leuten tun.

help-moderate = Sieht nach offenen Tischen und nach den Leuten auf einem Server, und zeigt Zahlen auf einer Seite. Ein laufender Server tut binnen Sekunden, was hier gesagt wird.
help-moderate-examples =
    cerebria moderate tables
    cerebria moderate figures
help-moderate-tables = Zeigt die offenen Tische, mit den Schlüsseln derer, die sie eröffnet haben; oder, mit einem Tisch, wer dort sitzt.
help-moderate-tables-examples =
    cerebria moderate tables
    cerebria moderate tables k3vd8m2qy7hx4n9p
help-moderate-close = Nimmt einen Tisch aus der Liste und beendet ihn.
help-moderate-close-examples =
    cerebria moderate close k3vd8m2qy7hx4n9p --reason "Insults in the title"
    cerebria moderate close k3vd8m2qy7hx4n9p --only-list
help-moderate-block = Sperrt jemanden aus, nach dem Schlüssel des Browsers oder nach einer Adresse. Wer ausgesperrt ist, kann dort nichts mehr tun und wird verabschiedet.
help-moderate-block-examples =
    cerebria moderate block h7wq2c9rt4kz6m3x --days 7 --with-address --reason "Insults"
    cerebria moderate block 203.0.113.7
help-moderate-unblock = Lässt jemanden wieder herein.
help-moderate-unblock-examples =
    cerebria moderate unblock 203.0.113.7
help-moderate-log = Zeigt, was getan wurde, wann und warum, und wer ausgesperrt ist.
help-moderate-log-examples =
    cerebria moderate log
help-moderate-figures = Zeigt, wie viele Leute und Tische es gibt und was zuletzt getan wurde: eine Seite.
help-moderate-figures-examples =
    cerebria moderate figures --database postgresql://cerebria@localhost/cerebria
help-argument-open-table = Der Tisch, wie seine Adresse endet.
help-argument-who = Eine Person nach dem Schlüssel, den „tables“ zeigt, oder eine Adresse im Netz.
help-option-reason = Warum. Es steht im Protokoll.
help-option-only-list = Das Spiel denen lassen, die es spielen.
help-option-barred-days = Für so viele Tage; sonst für immer.
help-option-with-address = Mit der Person auch die Adresse, von der sie als Nächstes kommt. Alle dahinter sind dann ausgesperrt.
moderate-host = eröffnet von
moderate-closed = Der Tisch { $table } ist aus der Liste, und ein Server beendet ihn binnen Sekunden.
moderate-unlisted = Der Tisch { $table } ist aus der Liste.
moderate-blocked = { $who } ist ausgesperrt.
moderate-unblocked = { $who } darf wiederkommen.
moderate-close = beendet
moderate-unlist = aus der Liste genommen
moderate-block = ausgesperrt
moderate-unblock = wieder hereingelassen
moderate-for-good = für immer
moderate-column-table = Tisch
moderate-column-title = Titel
moderate-column-wanted = Gesucht
moderate-column-host = Eröffnet von
moderate-column-person = Schlüssel
moderate-column-seat = Platz
moderate-column-name = Name
moderate-column-at = Wann
moderate-column-deed = Was
moderate-column-subject = Wen oder was
moderate-column-reason = Warum
moderate-column-done = Erledigt
moderate-column-barred = Ausgesperrt
moderate-column-until = Bis
figures-people = Leute
figures-people-day = Leute, die heute da waren
figures-people-week = Leute, die diese Woche da waren
figures-open = Tische, die auf Leute warten
figures-running = Laufende Spiele
figures-moved-day = davon heute weitergespielt
figures-over-week = Diese Woche beendete Spiele
figures-listed = Tische in der Liste
figures-seeking = Leute, die jemanden suchen
figures-channels = Wege, auf denen Leute gerufen werden
figures-sent-day = Heute verschickte Rufe
figures-unsent = Wartende Rufe
figures-barred = Ausgesperrte Leute und Adressen
figures-deeds-week = Was diese Woche mit „moderate“ getan wurde
