# Asztalok, amelyeket bárki megtalálhat, és emberek, akik asztalt keresnek.

open-find = Keress nekem asztalt
open-find-go = Keress valakit
open-find-text = { $count ->
        [0] Leülsz egy megfelelő asztalhoz, vagy azzal játszol, aki legközelebb ugyanezt játszaná.
        [one] Most egy ember keres asztalt.
       *[other] Most { $count } ember keres asztalt.
    }
open-put-up = Asztal kínálása
open-put-up-text = Addig áll a listán, amíg valaki le nem ül. Te döntöd el, mikor kezdődik a játék.
open-seeking = Keresünk valakit…
open-seeking-text = { $count ->
        [0] Most senki más nem keres. Hagyd nyitva ezt az oldalt: odaviszünk az asztalhoz.
        [one] Még egy ember keres. Hagyd nyitva ezt az oldalt: odaviszünk az asztalhoz.
       *[other] Még { $count } ember keres. Hagyd nyitva ezt az oldalt: odaviszünk az asztalhoz.
    }
open-nobody = Most senki sem játszaná ugyanezt. Várhatsz tovább, vagy játszhatsz egy program ellen.
open-stop = Ne keress tovább
open-program = Inkább program ellen játszom
open-found = Megvan az asztalod.
open-rules-any = Bármilyen szabály
open-pace = Tempó
open-pace-any = Bármilyen tempó
open-pace-any-text = Ahogy a másiknak jobb.
open-sitting-once = Egy ültő helyében
open-sitting-days = Több napon át
open-filters = Mely asztalok látszanak
open-newcomers = Kezdőknek is
open-list = Asztalok, ahová leülhetsz
open-looking = Asztalok keresése…
open-none = Most nincs nyitott asztal. Kínálj egyet, vagy hagyd, hogy társat keressünk neked.
open-count = { $all ->
        [one] Egyetlen asztal van{ $count ->
            [0] , de nem látszik
           *[other] { "" }
        }.
       *[other] { $all } asztalból { $count } látszik.
    }
open-table = „{ $title }”, { $host } asztala
open-host = { $host } kínálja
open-for-newcomers = Kezdőket is szívesen látnak
open-seats = { $count ->
        [one] egy hely
       *[other] { $count } hely
    }
open-seat = { $spirit }: { $who }
open-seat-free = szabad
open-ego = Ego ellen
open-hints = tippekkel
open-own-cards = saját kártyákkal
open-chosen-seed = választott maggal
open-take = Leülök
open-take-of = Leülök ide: „{ $title }”
open-own = Az asztalodhoz
open-own-of = Az asztalodhoz: „{ $title }”
open-off = Ez a szerver nem mutat nyitott asztalokat. Nyiss egyet, és küldj linket vagy kódot.
open-listing = Bárki megtalálhatja ezt az asztalt
open-listing-text = A nyitott asztalok közt látszik, a neveddel együtt, amíg a játék el nem kezdődik.
open-listed = „{ $title }” néven áll a listán.
open-listing-change = Megváltoztatom, ami látszik
open-unlist = Leveszem a listáról
open-list-it = Mutasd a listán
open-list-not = Maradjon így
open-wanted = Kit keresel
open-wanted-placeholder = Például: türelmes társat
open-unwanted = Akiket távol tartasz az asztalaidtól
open-want-again = Újra jöhet
open-want-again-of = { $name } újra jöhet
