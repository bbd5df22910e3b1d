# A moderate parancs: mit tesznek az üzemeltetők a nyitott asztalokkal és az emberekkel.

help-moderate = Nyitott asztalok és emberek felügyelete egy szerveren, és a számok egy oldalon. A futó szerver másodperceken belül megteszi, amit itt mondasz.
help-moderate-examples =
    cerebria moderate tables
    cerebria moderate figures
help-moderate-tables = A nyitott asztalok, azok kulcsával, akik nyitották őket; vagy egy asztallal: kik ülnek ott.
help-moderate-tables-examples =
    cerebria moderate tables
    cerebria moderate tables k3vd8m2qy7hx4n9p
help-moderate-close = Egy asztal levétele a listáról, és a játék befejezése.
help-moderate-close-examples =
    cerebria moderate close k3vd8m2qy7hx4n9p --reason "Insults in the title"
    cerebria moderate close k3vd8m2qy7hx4n9p --only-list
help-moderate-block = Valaki kitiltása a böngészője kulcsa vagy egy cím szerint. Többé semmit sem tehet ott, és a kapcsolata véget ér.
help-moderate-block-examples =
    cerebria moderate block h7wq2c9rt4kz6m3x --days 7 --with-address --reason "Insults"
    cerebria moderate block 203.0.113.7
help-moderate-unblock = Valaki visszaengedése.
help-moderate-unblock-examples =
    cerebria moderate unblock 203.0.113.7
help-moderate-log = Mi történt, mikor és miért, és ki van kitiltva.
help-moderate-log-examples =
    cerebria moderate log
help-moderate-figures = Hány ember és asztal van, és mi történt mostanában: egy oldal.
help-moderate-figures-examples =
    cerebria moderate figures --database postgresql://cerebria@localhost/cerebria
help-argument-open-table = Az asztal, azzal megnevezve, amire a címe végződik.
help-argument-who = Egy ember a kulcsa szerint, amelyet a „tables” mutat, vagy egy hálózati cím.
help-option-reason = Miért. Bekerül a naplóba.
help-option-only-list = A játék maradjon azoké, akik játsszák.
help-option-barred-days = Ennyi napra; nélküle végleg.
help-option-with-address = Az emberrel együtt az a cím is, ahonnan legközelebb jön. Mindenki ki van tiltva, aki mögötte van.
moderate-host = gazda
moderate-closed = A(z) { $table } asztal lekerült a listáról, és egy szerver másodperceken belül befejezi.
moderate-unlisted = A(z) { $table } asztal lekerült a listáról.
moderate-blocked = { $who } ki van tiltva.
moderate-unblocked = { $who } újra jöhet.
moderate-close = befejezve
moderate-unlist = levéve a listáról
moderate-block = kitiltva
moderate-unblock = visszaengedve
moderate-for-good = végleg
moderate-column-table = Asztal
moderate-column-title = Cím
moderate-column-wanted = Keres
moderate-column-host = Gazda
moderate-column-person = Kulcs
moderate-column-seat = Hely
moderate-column-name = Név
moderate-column-at = Mikor
moderate-column-deed = Mi
moderate-column-subject = Kit vagy mit
moderate-column-reason = Miért
moderate-column-done = Kész
moderate-column-barred = Kitiltva
moderate-column-until = Eddig
figures-people = Emberek
figures-people-day = Akik ma itt voltak
figures-people-week = Akik a héten itt voltak
figures-open = Játékosokra váró asztalok
figures-running = Folyó játékok
figures-moved-day = ebből: ahol ma léptek
figures-over-week = A héten véget ért játékok
figures-listed = Asztalok a listán
figures-seeking = Akik társat keresnek
figures-channels = Módok, ahogy az emberek hívást kapnak
figures-sent-day = Ma elküldött hívások
figures-unsent = Várakozó hívások
figures-barred = Kitiltott emberek és címek
figures-deeds-week = Ami a héten a „moderate” paranccsal történt
