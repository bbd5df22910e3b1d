# Ami minden képernyőn megvan: a címe, az oldal feje, emberek nevei, és ami elromlott.

## Az oldal

web-title = Cerebria
home-title = { $screen } – Cerebria
home-title-waits = { $count ->
        [one] Rád vár: { $table }
       *[other] { $count } asztal vár rád
    }
home-title-new = Asztal megnyitása
home-title-join = Csatlakozás egy asztalhoz
home-title-open = Nyitott asztalok
home-title-table = Egy asztal
home-title-settings = Beállítások
home-title-rules = Szabályok
home-title-cards = Kártyák
home-title-decks = Paklik
home-title-tutorial = Bevezető
home-title-replay = Visszajátszás
home-title-replays = Visszajátszások
home-title-games = Játékaim
home-title-called = Hívás az asztalhoz
home-title-lost = Itt nincs semmi
home-skip = Ugrás a tartalomhoz
home-close = Bezárás
home-back = Vissza a kezdőlapra
home-reload = Újratöltés
home-lost = Itt nincs semmi
home-lost-text = A cím olyan helyre vezet, amelyet még Szorongás sem képzelt el soha.
home-newer = Itt a Cerebria új változata
home-newer-text = Ami meg van nyitva, még előtte készült. Töltsd be újra: a játékok onnan folytatódnak, ahol voltak.
home-newer-load = Új változat betöltése
home-failed = Ezt a részt nem sikerült betölteni
home-failed-text = Talán egy pillanatra nincs hálózat, vagy az oldalnak megjelent egy újabb változata.

## Az oldal feje

home-nav = Fő helyek
home-nav-home = Cerebria: a kezdőlapra
home-nav-menu = Menü
home-nav-tutorial = Bevezető
home-nav-rules = Szabályok
home-nav-cards = Kártyák
home-nav-decks = Paklik
home-nav-replays = Vissza­játszások
home-nav-settings = Beállítások
home-language = Nyelv
home-theme-to-light = Váltás világos témára
home-theme-to-dark = Váltás sötét témára

## Nevek

home-name = A neved
home-name-default = Álmodozó
home-name-none = Vendég
home-name-title = Hogyan szólítsunk?
home-name-hint = Ezt a nevet mindenki látja az asztalaidnál. Nincs fiók: ez a böngésző emlékszik rád.
home-name-empty = Egy névhez kell egy-két betű.
home-name-take = Ez legyen a nevem
home-name-change = Név megváltoztatása
home-name-known = Mostantól ez a neved: { $name }.
home-program-easy = Könnyű program
home-program-medium = Közepes program
home-program-hard = Nehéz program
home-program-expert = Mesterprogram
home-program-greedy = Közepes program
home-program-random = Véletlen program
home-seat-nobody = még senki

## Ami elromlott

home-error-unknown = Ez nem sikerült. Próbáld újra egy pillanat múlva.
home-error-web-unreachable = A szerver nem érhető el. Van hálózat?
home-error-web-closed = Az asztallal való kapcsolat véget ért.
home-error-not-signed-in = A szerver már nem ismer. Válaszd ki újra a nevedet.
home-error-no-such-link = Ez (már) nem vezet sehová: talán egy újabb lépett a helyére. Kérj másikat.
home-error-already-over = A játék véget ért, ezért a helyet már nem lehet elfoglalni.
home-error-no-such-table = Nincs ilyen asztal, vagy nem engedtek be hozzá. Kérj linket a gazdájától.
home-copy-failed = A böngésző nem enged másolni. Jelöld ki a címet, és másold kézzel.
