# A pakliépítő.

## A polc

decks-title = Paklik
decks-lead = Minden játékos Gyenge Érzelmekből álló paklit hoz. Vegyél egy készet, és változtass rajta, vagy kezdj egy üressel.
decks-fixed = { $team } paklija minden játékosának ugyanaz: { $count } kártya, minden Hangulatból kettő. Nincs mit összeállítani.
decks-import-fixed = { $team } paklija rögzített. Csak más csapatoknak állítható össze pakli.
decks-kept = A paklik ebben a böngészőben maradnak. Ha máshol is kell egy, vidd magaddal szövegként.
decks-own = A paklijaid
decks-none = Még nincs. Kezdj az alábbiak egyikével.
decks-begin = Új pakli kezdése
decks-begin-empty = Üres
decks-begin-empty-label = Üres pakli kezdése: { $team }
decks-begin-starter = Kezdő
decks-begin-starter-label = Kezdés ezzel: { $team } kezdőpaklija
decks-begin-spirit-label = Kezdés ezzel: { $spirit } paklija
decks-name-empty = { $team } új paklija
decks-name-starter = { $team } kezdőpaklija
decks-name-spirit = { $spirit } paklija
decks-name-copy = { $name } (másolat)
decks-name-imported = { $team } egyik paklija
decks-count = { $count }/{ $size } kártya
decks-play = Játék ezzel a paklival
decks-play-short = Játék
decks-play-label = Játék ezzel: „{ $name }”
decks-duplicate = Másolás
decks-duplicate-label = Másolás: „{ $name }”
decks-duplicated = „{ $name }” a polcon van.
decks-delete = Törlés
decks-delete-label = Törlés: „{ $name }”
decks-deleted = „{ $name }” törölve.
decks-undo = Vissza
decks-restored = „{ $name }” újra megvan.

## Összeállítás

decks-back = Minden pakli
decks-rename = A pakli neve
decks-rename-empty = Egy paklihoz kell egy név.
decks-rename-taken = Egy másik paklinak ez a neve.
decks-collection = { $team } Érzelmei
decks-filter-spaces = Esszenciahelyek
decks-filter-strength = Legnagyobb Intenzitás
decks-filter-threshold = Küszöb
decks-copies = Példányok: { $emotion }
decks-copies-count = { $count }/{ $most } példány a pakliban
decks-add = Egy példány hozzáadása: { $emotion }
decks-remove = Egy példány kivétele: { $emotion }
decks-look = Közeli nézet: { $emotion }
decks-most = Legfeljebb { $most } példány lehet ebből: { $emotion }.
decks-heard = { $emotion }: { $count }/{ $most } példány. { $all }/{ $size } kártya.

## A pakli egy pillantásra

decks-glance = A pakli egy pillantásra
decks-checking = Átnézzük…
decks-good = Megfelel a pakliszabálynak: lehet vele játszani.
decks-play-wait = Akkor lehet játszani vele, ha már nem hiányzik semmi.
decks-curve-spaces = Esszenciahelyek
decks-curve-strength = Legnagyobb Intenzitás
decks-curve-threshold = Esszencia a Megerősítéshez
decks-curve-words = { $curve }: { $bars }.
decks-curve-bar = { $count ->
        [one] { $value }: 1 kártya
       *[other] { $value }: { $count } kártya
    }
decks-vibes = Hangulatok
decks-share-vibe = { $count } { $vibe }
decks-times = Képességek
decks-time-enters = { $count } játékba kerüléskor
decks-time-ongoing = { $count } amíg a táblán van
decks-time-leaves = { $count } lekerüléskor
decks-time-none = { $count } képesség nélkül

## Szövegként

decks-export = Szövegként
decks-export-title = „{ $name }” szövegként
decks-export-hint = Minden sorban egy szám és egy név. A parancssor ugyanezt olvassa: mentsd fájlba, és add meg a --deck kapcsolóval.
decks-export-label = A pakli
decks-copy = Másolás
decks-copied = A pakli a vágólapra került.
decks-save = Mentés fájlba
decks-import = Beolvasás szövegből
decks-import-title = Pakli szövegből
decks-import-label = Illeszd be ide a paklit
decks-import-hint = Minden sorban egy név, és ha akarod, előtte a példányok száma. Ami a # után áll, az megjegyzés.
decks-import-example =
    2 courage
    2 trust
    …
decks-import-file = Fájl választása
decks-import-name = A neve
decks-import-button = Fel a polcra
decks-import-empty = Még nincs benne kártya.
decks-import-line = { $line }. sor: „{ $text }” nem egy pakli sora. Írj egy nevet, és ha akarod, elé a példányok számát: „2 courage”.
decks-import-problem = { $line }. sor: { $problem }
decks-import-no-team = Egyetlen név sem Érzelem benne. Írd őket úgy, ahogy a kártyákon állnak.
decks-import-nothing = Semmi sem változott.
decks-import-large = Ez jóval több, mint egy pakli. Legfeljebb { $most } sornyi szöveget adj meg.
decks-imported = „{ $name }” a polcon van.
