# Asztalok a játék körül: megnyitás, linkek, várószoba, gazda, csevegés.

## Csatlakozás

home-join-title = Meghívást kaptál
home-join-busy = Nyitjuk az ajtót…
home-join-failed = A link nem nyílik meg
home-join-asks = Van linked vagy kódod?
home-join-asks-text = Aki megnyitotta az asztalt, küldhet neked egyet: egy helyhez vagy nézéshez.
home-invite-somebody = Valaki
home-invite-seat = { $host } helyet tart neked ennél az asztalnál: „{ $title }”. Szellemed: { $spirit }, csapatod: { $team }.
home-invite-code = { $host } helyet tart neked ennél az asztalnál: „{ $title }”. Szellemed: { $spirit }, csapatod: { $team }.
home-invite-code-full = Ennél az asztalnál minden hely foglalt: „{ $title }”, gazdája { $host }. Kérj linket a nézéshez.
home-invite-watch = Nézheted ezt az asztalt: „{ $title }”, gazdája { $host }. Azt látod, amit mindenki, a kezeket nem.
home-invite-replay = Újra megnézheted ezt a játékot: „{ $title }”, gazdája { $host }.
home-invite-person = Most { $name } ül ott. Ha leülsz, a hely a tiéd.
home-invite-program = Most egy program játszik vele. Ha leülsz, átveszed.
home-invite-stand-in = Most egy program játszik vele { $name } helyett. Ha leülsz, a hely a tiéd.
home-invite-seat-button = Leülök: { $spirit }
home-invite-code-button = Leülök: { $spirit }
home-invite-watch-button = Nézem
home-invite-replay-button = Megnézem a játékot
home-invite-players = { $count } játékos.
home-invite-is-open = A játék még nem kezdődött el.
home-invite-is-running = A játék elkezdődött.
home-invite-is-over = A játék véget ért.
home-invite-is-ended = A játékot idő előtt befejezték.
home-invite-is-shelved = Feljegyzés a polcon.
home-invite-decline = Most nem
home-joined-seat = Leültél. Szellemed: { $spirit }, csapatod: { $team }.
home-joined-watch = Nézed ezt az asztalt.

## Egy asztal megnyitása

home-part-game = A játék
home-part-spirits = Szellemek
home-part-seats = Helyek és paklik
home-part-clock = Idő
home-part-hints = Tippek
home-part-advanced = További beállítások
home-mode = Szabályok
home-mode-basic = Kezdőjáték
home-mode-basic-text = Nincsenek Szándékok, Szellemképességek és Erős Érzelmek, a kezdőhelyek rögzítettek. Első játékhoz a legjobb.
home-mode-full = Teljes játék
home-mode-full-text = Minden: Szándékok és a Kerekük, Szellemképességek és Erőssé váló Érzelmek.
home-edition-final-text = A szabályok, ahogy megjelentek, a harmadik csapattal és Egóval vagy nélkülük.
home-edition-preview-text = A szabályok röviddel a véglegesek előtt: színes első jelölők, saját pontértékű Szándékok, más táblák a B oldalon és négy Szellemnél más képesség. Csak két csapat.
home-edition-prototype-text = Egy másik játék ugyanazon a táblán: öt forduló, Lelkierő, amelyet a csapat közösen költ akcióira, Meditáció, célok a végére, Erődök és Szándékok nélkül. Két, egyenként két Szellemből álló csapat, vagy Formálók.
home-opponent = Ellenfél
home-opponent-people = Emberek és programok
home-opponent-people-text = Minden csapattal játszik valaki.
home-opponent-ego = Ego
home-opponent-ego-text = Egy vagy két ember egy csapat ellen, amely magától játszik, és megmondja az okait.
home-ego-team = Ego csapata
home-part-ego = Ego
home-difficulty = Nehézség
home-difficulty-how = Milyen nehéz
home-difficulty-ladder = Egy szint
home-difficulty-ladder-text = Minden szint magával hozza a közte és a Közepes között lévő lépéseket.
home-difficulty-picked = Egyes lépések
home-difficulty-picked-text = Válassz bármelyik lépésből, egyenként.
home-balance = Csapatok
home-balance-without = Derű és Ború
home-balance-without-text = Két csapat, két–négy játékosnak.
home-balance-with = Derű, Ború és Egyensúly
home-balance-with-text = Egy harmadik csapat, három–hat játékosnak. Egyensúly hol az egyik, hol a másik oldalnak számít, és akkor nyer, ha egyik sem kerekedik felül. Azoknak, akik ismerik a teljes játékot.
home-players = Játékosok
home-players-count = { $count }
home-players-2-text = Egy Szellem egy ellen. Mindkettő Formáló: egymaga egy egész csapat.
home-players-3-text = Egy csapat két Szelleme egy Formáló ellen, aki egymaga egy egész csapat.
home-players-4-text = Két csapat, két-két Szellemmel.
home-players-spirits = Szellemek Ego ellen
home-players-ego-1-text = Egy Formáló, aki egymaga egy egész csapat.
home-players-ego-2-text = Két Szellem: mindkettő a tiéd, vagy egy-egy két embernek.
home-players-balance-3-text = Három Formáló: mindegyik egymaga egy egész csapat.
home-players-balance-4-text = Egy csapat két Szellemmel, és két Formáló, akik külön-külön egy-egy egész csapat.
home-players-balance-5-text = Két csapat két-két Szellemmel, és egy Formáló, aki egymaga egy egész csapat.
home-players-balance-6-text = Három csapat, két-két Szellemmel. Egy ember többel is játszhat.
home-shaper = { $count ->
        [one] Melyik csapat Formáló?
       *[other] Mely csapatok Formálók?
    }
home-spirits-count = { $count ->
        [one] egy Szellem
       *[other] { $count } Szellem
    }
home-spirits-basic = A kezdőjátékban a Szellemeknek nincs képességük: azokat válaszd, amelyek tetszenek.
home-seat-who = Ki játszik?
home-seat-who-of = Ki játszik ezzel: { $spirit }?
home-who-me = Én, ezen az eszközön
home-who-open = Valaki egy linkkel
home-drawn-me = te
home-drawn-open = linkkel
home-hot-seat = { $count } helyed van: adjátok körbe az eszközt, vagy játssz mindegyikkel te. Közben a kezek rejtve vannak.
home-no-seat = Nincs helyed: a saját asztalodat nézni fogod.
home-deck = Pakli
home-deck-of = { $spirit } paklija
home-deck-starter = Kezdőpakli
home-deck-spirit = A Szellem paklija
home-deck-random = Véletlenszerű
home-deck-own = saját pakli
home-deck-fixed = Mindig ugyanaz
home-deck-named = A tiéd: { $name }
home-decks-hint-prototype = Minden Szellemnek saját paklija van. A csapat összes Gyenge Érzelméből is húzható egy, mindegyikből legfeljebb kettő, vagy te is összeállíthatod.
home-decks-hint = A kezdőpaklik tanuláshoz vannak kiegyensúlyozva; minden Szellemnek van a képességéhez illő paklija; a véletlenszerű a csapat bármelyik Gyenge Érzelméből állhat, mindegyikből legfeljebb kettővel.
home-decks-link = Állíts össze egy sajátot
home-clock-legend = Gondolkodási idő
home-clock-none = Nincs óra
home-clock-none-text = Annyi időd van, amennyi kell.
home-clock-relaxed = Kényelmes
home-clock-tournament = Verseny
home-clock-correspondence = Levelező
home-clock-own = Saját
home-clock-own-text = Te adod meg a számokat.
home-clock-reserve = Tartalék az egész játékra
home-clock-perTurn = Több minden kör elején
home-clock-unit = „{ $part }” egysége
home-clock-between = { $least } és { $most } között
home-clock-limits = A tartalék lehet { $reserve }, egy kör { $turn }.
home-clock-wrong = Egész számokat adj meg: a tartalék { $reserve }, egy kör { $turn }.
home-clock-words = { $reserve }, és minden körben még { $turn }
home-clock-words-resting = { $reserve }, és minden körben még { $turn }; az éjszakák és a szabadnapok nem számítanak
home-clock-rests = Éjszaka és szabadnapokon áll
home-clock-rests-text = Mindenki a beállításokban adja meg a magáéit.
home-lapse-legend = Ha valaki már nem játszik
home-lapse-hint = Most állapodtok meg róla, hogy senki se várjon örökké.
home-lapse-clock = Most állapodtok meg róla, és így lesz, amint valakinek lejárt az ideje.
home-lapse-program = Egy program játszik tovább
home-lapse-program-text = Aki távol volt, bármikor visszatérhet.
home-lapse-end = A játék véget ér
home-lapse-end-text = Mindenkinek vége, eredmény nélkül.
home-lapse-none = A többiek várnak
home-lapse-none-text = Az asztal marad, ahogy van.
home-lapse-days = Ha ennyi ideig nem történik semmi
home-lapse-program-at-once = egy program játszik tovább
home-lapse-end-at-once = a játék véget ér
home-lapse-program-after = egy program játszik tovább ({ $days })
home-lapse-end-after = a játék véget ér ({ $days })
home-span-second = { $count ->
        [one] 1 másodperc
       *[other] { $count } másodperc
    }
home-span-minute = { $count ->
        [one] 1 perc
       *[other] { $count } perc
    }
home-span-hour = { $count ->
        [one] 1 óra
       *[other] { $count } óra
    }
home-span-day = { $count ->
        [one] 1 nap
       *[other] { $count } nap
    }
home-unit-second = másodperc
home-unit-minute = perc
home-unit-hour = óra
home-unit-day = nap
home-start-places = Kezdőhelyek
home-start-places-free = Szabad
home-start-places-free-text = Sorban mindenki leteszi a Szellemét és az első Érzelmét.
home-start-places-fixed = Rögzített
home-start-places-fixed-text = A Szellemek és az első Érzelmek megadott helyeken kezdenek, mint a kezdőjátékban.
home-first = Ki kezd?
home-first-random = A véletlen dönt
home-handicap = Előny
home-handicap-text = Három vagy négy játékosnál gyakrabban nyer a kezdő csapat. Ez a projekthez készült, nem része a nyomtatott játéknak.
home-handicap-none = Nincs
home-handicap-none-text = Ahogy nyomtatva van: a kezdőjátékosnak 2-vel több Akaratereje van.
home-handicap-action = Egy Akció
home-handicap-action-text = A játszma első körében három helyett egy Akció van.
home-handicap-means = Eszközök
home-handicap-means-text = A kezdőjátékos nem kap többet; a másik csapatban minden játékosnak 2-vel több Akaratereje van, és a csapatnak 1 elérhető Ambíciója.
home-handicap-points = Pontok
home-handicap-points-text = A másik csapat 3 ponttal kezd a Kerekén.
home-side = { $side } oldal
home-team-side = Csapattáblák
home-team-side-text = Az oldal mondja meg, mely Szándékok hoznak pontot.
home-spirit-side = Szellemtáblák
home-spirit-side-text = Az oldal mondja meg, milyen fejlesztései vannak az egyes Szellemek sorainak.
home-card-set = Kártyakészlet
home-card-set-text = Ha megvannak a nyomtatott kártyáid, azok számaival és képességeivel is játszhatsz, egy JSON-fájlból. Amit az kihagy, az marad, ahogy itt van.
home-card-set-choose = Fájl választása
home-card-set-standard = A szokásos kártyák
home-card-set-remove = Vissza a szokásos kártyákhoz
home-card-set-large = Ez a fájl túl nagy egy kártyakészlethez.
home-card-set-problem = { $place }: { $problem }
home-card-set-no-json = Ez nem olyan JSON-fájl, amelyben minden Érzelemhez egy táblázat tartozik.
home-turn-limit = Leghosszabb játék
home-turn-limit-text = Ennyi kör után az állás szerint jönnek a pontok. Üresen hagyva a játéknak nincs határa; ha csak programok játszanak, 200 kör után véget ér.
home-seed = Mag
home-seed-text = Minden véletlen ebből a számból jön. Ugyanaz a szám ugyanazt a játékot osztja.
home-seed-placeholder = Senki sem ismeri
home-seed-warning = Aki a magot választja, ismerheti az osztást. Az asztalnál mindenki megtudja, hogy nem a véletlen adta.
home-number-wrong = Ez egész szám legyen.
home-number-large = Ez a szám túl nagy egy böngészőnek. Legfeljebb 15 jegyűt adj meg.
home-table-title = Az asztal neve
home-table-of = { $host } asztala
home-open-table = Asztal megnyitása
home-open-table-text = Ezután linket kapsz minden szabad helyhez.
home-open-start = Játék indítása
home-open-start-text = Minden hely foglalt: a játék azonnal kezdődik.
home-setup-mistakes = { $count ->
        [one] Valami még nem stimmel. Meg van jelölve, ahol áll.
       *[other] { $count } dolog még nem stimmel. Meg vannak jelölve, ahol állnak.
    }

## Mit játszanak egy asztalnál

home-fact-mode = Szabályok
home-fact-edition = Kiadás
home-fact-teams = Csapatok
home-fact-ego = Ego csapata
home-fact-difficulty = Nehézség
home-fact-start = Kezdőhelyek
home-fact-first = Ki kezd
home-fact-team-side = Csapattáblák
home-fact-spirit-side = Szellemtáblák
home-fact-decks = Paklik
home-fact-deck = { $spirit }: { $deck }
home-fact-decks-spirits = Minden Szellemnek a sajátja
home-fact-card-set = Kártyakészlet
home-fact-clock = Idő
home-fact-lapse = Ha valaki eltűnik
home-fact-hints = Tippek
home-program-easy-text = Első játékhoz: azért játszik, ami most számít, és túl keveset költ.
home-program-medium-text = Azt teszi, ami az adott pillanatban a legjobb.
home-program-hard-text = Végiggondolja a körét.
home-program-expert-text = Arra is gondol, mit kezdenek vele a többiek.
home-hints-yes = kérhetők
home-hints-no = nincsenek
home-hints-allow = Mindenki kérhet tippet
home-hints-allow-text = Egy tipp megnevezi a legjobb választásokat, a győzelem esélyével és az okokkal. Annak szól, aki dönt, abból, amit tudhat.
home-hints-alone = Aki egyedül játszik, annak amúgy is vannak tippek.
home-fact-seed = Mag
home-chosen-seed = A gazda választotta, aki ismerheti az osztást

## Valaki meghívása

home-bring = Hívj meg valakit
home-bring-text = Aki követi a linket, vagy a kezdőlapon beírja a betűket, leül egy üres helyre.
home-bring-spelled = Ennek az asztalnak a kódja: { $letters }
home-bring-what = ez az asztal
home-bring-send = Link küldése
home-bring-copy = Link másolása
home-bring-copied = Az asztal linkje a vágólapra került.
home-bring-renew = Másik kód
home-bring-renew-hint = Megszünteti ezt a kódot és a linkjét
home-bring-make = Kód készítése
home-set-up = Változtass azon, mit játszotok
home-set-up-rules-text = Az emberek a helyükön maradnak. Minden mást külön asztallal lehet beállítani.
home-set-up-done = Ezt játsszuk
home-set-up-cancel = Maradjon, ahogy van
home-set-up-more = Minden beállítása

## Linkek

home-link-copy = Link másolása
home-link-copy-of = Link másolása: { $what }
home-link-copied = A link a vágólapra került: { $what }.
home-link-qr = QR-kód
home-link-qr-label = QR-kód: { $what }
home-link-title = Link ehhez: { $what }
home-link-hint = Akinél megvan ez a link, használhatja. Egy új link megszünteti ezt.
home-link-renew = Új link: { $what }
home-link-renew-hint = Másik linket készít; ez attól kezdve nem vezet sehová.
home-link-make = Link készítése
home-link-make-of = Link készítése: { $what }

## A várószoba

home-opening = Odaérünk az asztalhoz…
home-game-waits = A játék vár
home-game-waits-text = A szerver nem érhető el. Az asztal magától megnyílik, amint lehet; semmi sem vész el.
home-no-table = Ez az asztal nem található
home-ended = Az asztal be van zárva
home-ended-text = Bezárták, mielőtt a játék elkezdődött.
home-other-rules = Ezt a játékot a szabályok { $rules } változatával játszották, amely már nincs meg ezen a szerveren. Letölthető, ahogy megmaradt.
home-other-rules-running = Ez a játék a szabályok { $rules } változatával kezdődött, amely már nincs meg ezen a szerveren, ezért itt nem folytatható. Ha a gazdája befejezte, letölthető.
home-other-rules-download = Feljegyzés letöltése
home-waiting-own = A te asztalod. Küldd el minden szabad hely linkjét valakinek, és indítsd el, ha mind itt vannak.
home-waiting-host = { $host } nyitotta ezt az asztalt.
home-round-seat = { $spirit }: { $name }
home-here = most itt van
home-away = nincs itt
home-seat-of = { $spirit } helye
home-seat-as = { $spirit }, { $team }
home-seat-what = { $spirit } helye
home-seat-waits = Valaki jönni fog egy linkkel.
home-seat-sit = Én ülök ide
home-seat-sit-as = Én ülök ide, { $spirit }
home-seat-program = Játsszon program…
home-seat-program-for = Játsszon program ezzel: { $spirit }
home-seat-leave-open = Felállok
home-seat-kick = Eltávolítás
home-seat-kick-of = Eltávolítás: { $who }, { $spirit }
home-block = Eltávolítás és végleges távoltartás
home-block-sure = { $name } többé egyik asztalodhoz sem jöhetne, sem linkkel, sem a listáról.
home-block-yes = Távol tartom
home-block-no = Maradhat
home-start = Játék indítása
home-start-ready = Mindenki itt van.
home-start-host = Mindenki itt van. { $host } indítja a játékot.
home-start-empty = { $count ->
        [one] Ez a hely még üres: { $list }. Küldd el a linkjét, vagy játsszon program.
       *[other] Ezek a helyek még üresek: { $list }. Küldd el a linkjüket, vagy játsszanak programok.
    }
home-watch = Nézők
home-watch-hint = Azt látják, amit mindenki, a kezeket nem.
home-watch-what = nézőhely
home-watch-count = { $count ->
        [0] Most senki sem nézi.
        [one] Most egy ember nézi.
       *[other] Most { $count } ember nézi.
    }
home-spectator-silent = Csend
home-spectator-silence = Elnémítás: { $name }
home-spectator-talks = Szólhat
home-spectator-let-talk = Szólhasson újra: { $name }
home-spectator-remove = Elküldés: { $name }
home-spectator-hint = Akit elküldenek, nem jöhet vissza, mert a nézők linkje megszűnik. Készíts újat a többieknek.
home-close-table = Asztal bezárása
home-close-sure = Mindenkit elküldesz, és a linkek nem vezetnek sehová. Bezárod?
home-close-yes = Bezárom
home-close-no = Nyitva hagyom
home-left-open = Elhagytad az asztalt.

## Csevegés

home-chat = Csevegés
home-chat-said = Ami elhangzott
home-chat-empty = Még senki sem szólt semmit.
home-chat-say = Mondj valamit
home-chat-placeholder = Mindenkinek
home-chat-placeholder-team = A csapatodnak
home-chat-team = Csak nekik: { $team }
home-chat-whispered = a csapatnak
home-chat-send = Küldés
home-chat-closed = A csevegés lezárult: egy nap telt el a játék vége óta.
home-change-sits = { $name } leül: { $spirit }.
home-change-leaves = { $name } elhagyta a helyét: { $spirit }.
home-change-kicked = { $name } elvesztette a helyét: { $spirit }. A gazda távolította el.
home-change-program = Egy program játszik helyette: { $name }, { $spirit }.
home-change-program-nobody = Egy program játszik ezzel: { $spirit }.
home-change-returns = { $name } újra játszik: { $spirit }.
home-change-returns-nobody = { $spirit } helye újra szabad.
home-change-rematch = { $name } visszavágót szeretne.
home-change-game = { $name } változtat azon, mit játszotok.
home-change-hints = { $name } engedélyezi a tippeket ennél az asztalnál.
home-change-no-hints = { $name } nem engedélyez tippeket ennél az asztalnál.
home-change-removed = { $name } nem nézi többé: a gazda elküldte.
home-change-silenced = { $name } mostantól csendben nézi.
home-change-talks = { $name } újra szólhat.
home-change-time-nobody = { $spirit } ideje lejárt. Egy program játszik tovább.
home-change-lapsed-nobody = { $spirit } nem játszott tovább, ezért a játék véget ért, ahogy megállapodtatok.

## Az asztal játék közben

home-host = Az asztal
home-seat-stand-in = Közben egy program játszik.
home-seat-give-back = Add vissza neki: { $name }
home-seat-leave = Végleg távozom
home-seat-hand-on = Ezzel a linkkel valaki más átveheti a helyedet.
home-seat-invite = Ezzel a linkkel valaki átveheti a programtól.
home-leave-sure = Egy program játszik tovább helyetted. Végleg távozol?
home-leave-yes = Távozom
home-leave-no = Maradok
home-left = Távoztál. Egy program játszik tovább ezzel: { $spirit }.
home-end = Játék befejezése
home-end-sure = A játék mindenkinek véget ér, eredmény nélkül. Befejezed?
home-end-yes = Befejezem
home-end-no = Játsszunk tovább
home-rematch = Visszavágót kérek
home-rematch-go = A visszavágóhoz
home-clock = { $spirit } hátralévő ideje:
home-clock-little = Kevesebb mint egy perced maradt.
home-clock-days = { $days } n { $face }
home-clock-until = eddig: { $moment }

## A kapcsolat

home-connecting = Kapcsolódás az asztalhoz…
home-broken = A kapcsolat megszakadt.
home-broken-text = Magunktól újra próbáljuk; semmi sem vész el.
home-broken-retry = Próbáld most
home-closed = A kapcsolat véget ért.
home-closed-removed = Ez a hely már nem a tiéd.
home-closed-not-signed-in = A szerver már nem ismer. Töltsd be újra az oldalt.
home-closed-no-such-table = Nincs ilyen asztal, vagy nem engedtek be hozzá.
home-closed-not-your-seat = Ez a hely már nem a tiéd.
home-closed-other = A folytatáshoz töltsd be újra az oldalt.

## Visszahívás

home-call-me = Szólj, ha folytatódik
home-settings-calls = Amikor egy asztal rám vár
home-channels-hint = Körönként egyszer, ha egy percig nem tettél semmit. Az üzenet megmondja, melyik asztalnál mi történt, de semmi rejtettet.
home-channels-table = Szóljon másoknak, ki következik
home-channel-here = Ez a böngésző
home-channel-push = Másik böngésző, ezen át: { $host }
home-channel-json = { $host }, JSON-ban
home-channel-discord = { $host }, Discord-üzenetként
home-channel-unconfirmed = arra vár, hogy megnyíljon a levélben lévő link
home-channel-try = Kipróbálás
# Still right.
home-channel-try-named = Kipróbálás: { $channel }
home-channel-tried = Elküldve. Egy pillanaton belül ott kell lennie.
home-channel-remove = Eltávolítás
home-channel-remove-named = Eltávolítás: { $channel }
home-channel-notify = Értesítés ebben a böngészőben
home-channel-denied = A böngésződ nem enged innen értesítéseket. Engedélyezd őket ennek az oldalnak a böngésző beállításaiban, és próbáld újra.
home-channel-mail = Levélben
home-channel-mail-add = Link küldése
home-channel-mail-hint = Semmit sem küldünk, amíg meg nem nyitod a linket, és minden levélben van egy, amely véget vet neki. Ami több asztalnál vár, együtt érkezik.
home-channel-mail-sent = Egy link úton van ide: { $address }. Nyisd meg, és oda szólunk.
home-channel-hook = Webhookkal
home-channel-form = Aki fogadja
home-channel-form-discord = Egy Discord-csatorna
home-channel-form-json = Saját programod, JSON-ban
home-channel-hook-address = A címe
home-channel-hook-add = Hozzáadás
home-channel-hook-hint = https:// az eleje, és titokban marad. Discord: a csatorna beállításai, Integrációk, Webhookok, a cím másolása.
home-called-confirm = Szóljunk levélben?
home-called-confirm-text = Ha egy asztal rád vár, és egy percig nem tettél semmit, körönként egyszer.
home-called-confirm-yes = Igen, ide szóljatok
home-called-confirm-done = Levélben szólunk
home-called-confirm-done-text = Minden levélben van egy link, amely véget vet neki.
home-called-stop = Nincs több levél?
home-called-stop-text = Erre a címre nem küldünk többet. A beállításokban újra bekapcsolhatod.
home-called-stop-yes = Ne küldjetek többet
home-called-stop-done = Nem küldünk többet
home-called-stop-done-text = Asztalaid ott vannak, ahol voltak.
home-called-broken = Ez a link nem teljes. Másold ki az egészet a levélből.
home-called-settings = A beállításokhoz
