# A serve és a database parancs.

## Súgó

help-serve = Asztalszervert indít, amelyen emberek és programok játszanak a böngészőben. Minden kapcsoló változóként is megadható, például CEREBRIA_PORT.
help-serve-examples =
    cerebria serve
    cerebria serve --host 127.0.0.1 --port 9000 --no-browser
    cerebria serve --database my-tables.sqlite
    cerebria serve --database postgresql://cerebria@localhost/cerebria --workers 4
    cerebria serve --base-url https://cerebria.example.org --host 127.0.0.1
help-option-host = Hol figyeljen: 0.0.0.0 az egész hálózatot beengedi, 127.0.0.1 csak ezt a gépet.
help-option-port = A port. Nélküle 8000, vagy a következő szabad.
help-option-database = Hol vannak az asztalok: egy fájl, vagy postgresql://… Nélküle egy fájl az adatmappádban.
help-option-workers = Hány folyamat szolgáljon ki. Egynél többhöz PostgreSQL kell.
help-option-base-url = A cím, amelyet az emberek használnak, ha a szerver előtt proxy áll.
help-option-trusted-proxies = A proxyk, amelyeknek elhisszük, ki kér: címek vagy hálózatok, vesszővel. Alapértelmezés: 127.0.0.1.
help-option-bot-jobs = A programok külön munkafolyamatokon játszanak (cerebria worker). PostgreSQL kell hozzá.
help-option-browser = Megnyitja az oldalt egy böngészőben, ahol van képernyő.
help-option-keep-open = Ennyi nap után elfelejti a soha el nem kezdett asztalokat; 0 megtartja őket. Alapértelmezés: 30.
help-option-keep-running = Ennyi nap után elfelejti azokat a játékokat, amelyekben nem történt semmi; 0 megtartja őket. Alapértelmezés: 400.
help-option-keep-over = Ennyi nap után elfelejti a befejezett játékokat; 0, az alapértelmezés, megtartja őket.
help-option-keep-people = Ennyi nap után elfelejti azokat az embereket, akiknek nincs asztaluk és távol maradtak; 0 megtartja őket. Alapértelmezés: 400.
help-option-json-logs = A naplót terminálon is JSON-sorokként írja.
help-database = Megőrzi, átviszi és rendben tartja egy asztalszerver adatbázisát.
help-database-examples =
    cerebria database export tables.jsonl.gz
    cerebria database import tables.jsonl.gz --database postgresql://cerebria@localhost/cerebria
help-database-export = Mindent fájlba ír: embereket, asztalokat és játékokat, ahogy egy pillanatban állnak. A szerver közben futhat.
help-database-export-examples =
    cerebria database export tables.jsonl.gz
    cerebria database export tables.jsonl --database postgresql://cerebria@localhost/cerebria
help-database-import = Egy ilyen fájlból feltölt egy üres adatbázist, bármelyik fajtát: mindent vagy semmit.
help-database-import-examples =
    cerebria database import tables.jsonl.gz --database new.sqlite
help-database-upgrade = Egy adatbázist olyan alakra hoz, amilyen ennek a változatnak kell, vagy létrehozza. Egy szerver induláskor magától megteszi.
help-database-upgrade-examples =
    cerebria database upgrade --database postgresql://cerebria@localhost/cerebria
help-database-tidy = Elfelejti, ami túl régi, ahogy egy futó szerver óránként magától megteszi.
help-database-tidy-examples =
    cerebria database tidy --keep-over-days 365
help-argument-archive = A fájl; ha a neve .gz-re végződik, tömörített.

## serve

serve-port-taken = A(z) { $port } számú port foglalt, ezért a szerver ezt használja: { $other }.
serve-address = A Cerebria itt van: { $address }
serve-network = Másoknak ugyanabban a hálózatban: { $address }
serve-database = Az asztalok itt vannak: { $file }
database-awaited = Várunk erre az adatbázisra: { $database }…
serve-stop = Ctrl-C leállítja a szervert; az asztalok megmaradnak.

## database

database-exporting = Exportálás
database-importing = Importálás
database-exported = { $rows ->
        [one] Egy sor van itt: { $file }.
       *[other] { $rows } sor van itt: { $file }.
    } Mindent tartalmaz, amit az adatbázis, rejtett kártyákat is: őrizd biztos helyen.
database-imported = { $rows ->
        [one] Egy sor van
       *[other] { $rows } sor van
    } most ebben: { $database }.
database-upgraded = { $database } naprakész (alak: { $form }).
database-tidied = Elfelejtve: { $tables ->
        [one] egy asztal
       *[other] { $tables } asztal
    } és { $people ->
        [one] egy ember
       *[other] { $people } ember
    }.

## Képek, amelyek megmutatják, hová vezet egy link

preview-emotion = { $team }-Érzelem
preview-spirit = { $team }-Szellem

## Ami visszahívja az embereket az asztalukhoz: böngésző, levél, webhook

notice-turn = „{ $title }”: { $by } lépett, most te jössz.
notice-turn-alone = „{ $title }”: te jössz.
notice-turn-others = „{ $title }”: { $by } lépett, most { $name } jön.
notice-turn-others-alone = „{ $title }”: most { $name } jön.
notice-soon = „{ $title }”: { $hours ->
    [one] egy óra
   *[other] { $hours } óra
} múlva lejár az időd.
notice-soon-others = „{ $title }”: { $hours ->
    [one] egy óra
   *[other] { $hours } óra
} múlva lejár { $name } ideje.
notice-out = „{ $title }”: lejárt az időd, egy program játszik helyetted tovább. Visszatérhetsz.
notice-out-others = „{ $title }”: { $name } ideje lejárt, egy program játszik tovább.
notice-lapsed = „{ $title }”: valaki nem játszott tovább, ezért a játék véget ért, ahogy megállapodtatok.
notice-ready = „{ $title }”: mindenki megérkezett. Kezdhetitek.
notice-over = „{ $title }”: a játék véget ért. Nézd meg, hogyan.
notice-confirm = Valaki azt szeretné, hogy a Cerebria ide szóljon neki, ha egy asztal várja. Te voltál? Akkor nyisd meg ezt a linket; ha nem, ne tégy semmit.
notice-try = Így szól neked a Cerebria.
notice-several = { $count } asztal vár rád
notice-stop = Ha többet nem szeretnél ilyet kapni, nyisd meg ezt: { $address }
