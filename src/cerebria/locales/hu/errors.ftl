# Hibák szövegei. Itt csak egyszerű szöveg és { $name } állhat: a motor ezt a fájlt Fluent nélkül olvassa.

error = Valami elromlott a játékban. Kérjük, jelezd, azzal együtt, amit utoljára tettél.

## Választások

malformed-choice = A játék nem ismeri ezt a választást: „{ $text }”. Másolj ki egyet a felkínált szövegekből, például „move”, „slot 7” vagy „use none”.
malformed-choice-near = A játék nem ismeri ezt a választást: „{ $text }”. Erre gondoltál: „{ $near }”?
malformed-choice-number = Nincs ilyen számú választás: { $number }. Adj meg egy számot 0 és { $most } között.
malformed-choice-type = Egy választást Choice-ként, szövegével vagy számával kell megadni, nem így: { $found }.
illegal-choice = Ez most nem választható: „{ $choice }”. Válassz ezek közül: { $offered }.
illegal-choice-over = Ez nem választható: „{ $choice }”, mert a játék véget ért. Ha tovább játszanál, kezdj új játékot.
unknown-seat = Ebben a játékban nincs ilyen hely: „{ $seat }”. Adj meg egy számot 0-tól, vagy ezek egyikét: { $seats }.

## Nevek

unknown-card = Nincs ilyen nevű Érzelem: „{ $card }”. Használj egy nevet az Érzelmek listájából, kisbetűvel és kötőjellel, például „self-esteem”.
unknown-card-near = Nincs ilyen nevű Érzelem: „{ $card }”. Erre gondoltál: „{ $near }”?
unknown-name = Nincs ilyen nevű { $kind }: „{ $word }”. Használd ezek egyikét: { $known }.
unknown-name-near = Nincs ilyen nevű { $kind }: „{ $word }”. Erre gondoltál: „{ $near }”?

## Telepítés

cli-absent = A parancssorhoz kell { $module }, de nincs telepítve. Telepítsd a Cerebriát mindennel, ami kell hozzá: pip install cerebria
server-absent = Az asztalszerverhez kell { $module }, de nincs telepítve. Telepítsd a Cerebriát mindennel, ami kell hozzá: pip install cerebria
postgres-absent = A PostgreSQL-hez kell { $module }, de nincs telepítve. Telepítsd a „postgres” kiegészítőt: pip install "cerebria[postgres]"

## Fájlok

file-absent = Nincs ilyen fájl. Nézd meg a nevét és a mappát.
file-unwritable = Nem sikerült írni ezt a fájlt: „{ $file }” ({ $reason }). Nézd meg a nevét és a jogosultságaidat, vagy válassz másik helyet.
file-unreadable = A fájlt nem sikerült megnyitni ({ $reason }). Nézd meg a nevét és azt, hogy jogod van-e olvasni.
file-too-large = A fájl túl nagy. Legfeljebb { $most } bájt lehet.
file-not-text = Ez nem szövegfájl. Mentsd egyszerű szövegként, UTF-8 kódolással.

## Paklik

bad-deck = Ez a pakli nem felel meg a paklik szabályainak: „{ $deck }”. Javítsd ki a következőket:
deck-not-a-list = Egy paklit nevek listájaként kell megadni. Írj egy bejegyzést minden lapjához.
deck-team = Nincs ilyen csapat. Add meg egynek a számát: 0 Derű, 1 Ború, 2 Egyensúly.
deck-line = Ez nem pakli sora: „{ $line }”. Írj egy nevet, és ha akarod, elé a példányok számát: „2 courage”.
deck-size = A pakliban lévő lapok száma { $found }. Legyen pontosan { $wanted }.
deck-copies = Több mint { $most } példány van ebből: { $card }. Vedd ki a fölösleget.
deck-wrong-team = { $card }: ez az Érzelem másik csapaté, gazdája { $owner }. Válassz helyette olyat, amelynek csapata { $wanted }.
deck-edition = { $card } nincs ebben a kiadásban. Válassz ezek közül: { $known }.
deck-strong = { $card } Erős Érzelem. Tedd a pakliba helyette a Gyenge párját: { $mild }.
deck-starting = { $card } Kezdő Érzelem, kezdettől a táblán van. Vedd ki a pakliból.
deck-vibe = A pakliban ebből a Hangulatból nincs ugyanannyi lap, mint a többiből: { $vibe }. Nevezz meg mindegyik Hangulatból ugyanannyi Érzelmet.

## Kártyakészletek

bad-card-set = Ez a kártyakészlet nem használható: „{ $name }”. Javítsd ki a következőket:
card-set-absent = Nincs ilyen nevű kártyakészlet vagy fájl. Írd ezt: „standard”, vagy egy TOML-fájl útvonalát.
card-set-syntax = Ez nem szabályos TOML ({ $reason }). Javítsd ki azt a helyet, és töltsd be újra a fájlt.
card-set-name = A kártyakészletnek név kell. Írd a tetejére: name = "…", 1 és { $most } közötti karakterrel.
card-set-name-taken = A „standard” név foglalt. Adj másikat a kártyakészletednek.
card-set-emotion = Nincs ilyen nevű Érzelem: „{ $word }”. A táblázatot az egyik Érzelemről nevezd el, kisbetűvel és kötőjellel.
card-set-emotion-near = Nincs ilyen nevű Érzelem: „{ $word }”. Erre gondoltál: „{ $near }”?
card-set-table = Ami egy Érzelemhez tartozik, az táblázat. Írd ezt külön sorba: [{ $emotion }], alá pedig a kulcsait.
card-set-key = Ez nem egy Érzelem tulajdonsága: „{ $word }”. Használd ezeket: vibe, intensity, threshold, power, numbers vagy status.
card-set-key-near = Ez nem egy Érzelem tulajdonsága: „{ $word }”. Erre gondoltál: „{ $near }”?
card-set-vibe = Egy Érzelemnek nem lehet ilyen Hangulata: „{ $word }”. Használd ezek egyikét: { $known }.
card-set-vibe-starting = { $emotion } Hangulat nélküli. Hagyd el a sort, vagy írd ezt: vibe = "none".
card-set-intensity-type = Az Intenzitások egész számok listája. Írd például így: intensity = [1, 2, 2].
card-set-intensity-count = Egy Érzelemnek 1 és { $most } közötti számú Esszenciahelye lehet, nem { $found }. Adj meg egy Intenzitást minden helyhez.
card-set-intensity-range = Az Intenzitás nem lehet { $found }. Adj meg egy számot 0 és { $most } között.
card-set-threshold-type = A küszöb egész szám. Írd például így: threshold = 2.
card-set-threshold-range = A küszöböt ({ $found }) nem lehet elérni. Adj meg egy számot 1 és { $spaces } között; ennyi az Esszenciahelyek száma.
card-set-threshold-not-mild = Ezen a kártyán nincs küszöb: { $emotion }. Vedd ki a sort.
card-set-power = A gyűjteményben nincs ilyen képesség: „{ $word }”. Használj egy nevet a képességek listájából, vagy ezt: "none".
card-set-power-near = A gyűjteményben nincs ilyen képesség: „{ $word }”. Erre gondoltál: „{ $near }”?
card-set-power-starting = Ennek a kártyának nem lehet képessége: { $emotion }. Hagyd el a sort, vagy írd ezt: power = "none".
card-set-numbers-type = Egy képesség számai táblázatot alkotnak. Írd például így: numbers = { "{" } wp = 2 { "}" }.
card-set-number-unknown = { $power }: ennek a képességnek nincs ilyen száma: „{ $word }”. Ezek vannak: { $known }.
card-set-number-missing = { $power }: ehhez a képességhez kell ez a szám: „{ $word }”. Add hozzá, { $least } és { $most } között.
card-set-number-range = „{ $word }” nem lehet { $found }. Adj meg egy egész számot { $least } és { $most } között.
card-set-status = Nincs ilyen forrásjelölés: „{ $word }”. Használd ezek egyikét: { $known }.

## Egy játék beállításai

bad-arguments = A parancsot így nem lehet végrehajtani. Javítsd ki a következőket:
bad-options = Ezekkel a beállításokkal nem indítható játék. Javítsd ki a következőket:
option-unknown = Nincs ilyen beállítás. Használd ezek egyikét: { $known }.
option-unknown-near = Nincs ilyen beállítás. Erre gondoltál: „{ $near }”?
option-not-allowed = Ez nem lehet „{ $value }”. Használd ezek egyikét: { $allowed }.
option-not-a-number = Ez nem lehet „{ $value }”. Adj meg egy egész számot { $least } és { $most } között.
option-basic-side = A kezdőjátékot a Szellemtáblák A oldalával játsszuk. Válaszd az A oldalt vagy a teljes játékot.
option-basic-start = A kezdőjáték rögzített helyekről indul. Válaszd a „fixed” értéket vagy a teljes játékot.
option-first-of-three = Ahol Derű és Ború közül csak az egyiknek van két Szelleme, az kezd. Nevezd meg azt a csapatot, vagy írd: random.
option-handicap-alone = előny csak Derű és Ború játszmáihoz adható; itt hagyd el
option-handicap-mode = a kezdőjátékban nincs Kerék, amelyen pontot lehetne adni; válaszd ezt: action vagy means
option-spirits-form = A Szellemeket csapatonként, nevek listájaként kell megadni, például bliss: [love, empathy].
option-unknown-team = Ebben a játékban nincs ilyen csapat: „{ $team }”. Használd ezek egyikét: { $teams }.
option-unknown-spirit = Ebben a csapatban nincs ilyen Szellem: „{ $spirit }”. Használd ezek egyikét: { $spirits }.
option-spirit-twice = Ez a Szellem többször szerepel: { $spirit }. Minden Szellemet legfeljebb egyszer nevezz meg.
option-spirit-count = { $players } játékossal ennek a csapatnak ennyi Szellem kell: { $count }; megadva: { $given }. Pontosan annyit nevezz meg.
option-shaper-count = { $players } játékossal ennyi csapat játszik Formálóként: { $wanted }. Ne nevezz meg többet, vagy változtasd meg a játékosok számát.
option-balance-mode = Egyensúly csak a teljes játékban játszik. Válaszd a teljes játékot, vagy hagyd el Egyensúlyt.
option-edition-alone = Egyensúly és Ego csak a végleges kiadásban játszik. Válaszd azt, vagy hagyd el őket.
option-edition-lacks = { $edition }: ez a kiadás itt nem ad választást. Hagyd ezt el, vagy válassz másik kiadást.
option-edition-basic = Ebben a kiadásban a kezdőjáték négy játékosnak szól. Válassz négyet vagy a teljes játékot.
option-ego-balance = Ego Derű vagy Ború ellen játszik, Egyensúly nélkül. Hagyd el a kettő egyikét.
option-steps-level = Adj meg vagy szintet a --difficulty kapcsolóval, vagy egyes lépéseket a --steps kapcsolóval, de ne mindkettőt.
option-difficulty-ego = Nehézség az Ego elleni játékhoz adható. Mondd meg, melyik csapattal játszik Ego, vagy hagyd el a nehézséget.
option-difficulty-both = Ezek a lépések ellentmondanak egymásnak: { $steps }. Az egyiket hagyd el.
option-balance-start = Egyensúllyal a kezdőhelyeket választani kell. Válaszd ezt: free, vagy hagyd el Egyensúlyt.
option-card-set-form = Ez nem kártyakészlet: „{ $value }”. Add meg ezt: standard, egy fájl útvonalát vagy a tartalmát.
option-deck-spirit = Nem játszik ebben a játékban: { $spirit }. Csak játszó Szellemeknek adj paklit.
option-decks-form = Ez nem pakli: „{ $value }”. Használd ezeket: starter, spirit, random, vagy minden Szellemhez ezek egyikét, vagy a lapjai nevét.
unknown-bot = Nincs ilyen bot: „{ $bot }”. Használd ezek egyikét: { $bots }.
unknown-bot-near = Nincs ilyen bot: „{ $bot }”. Erre gondoltál: „{ $near }”?
bot-no-limits = Ennek a botnak nem lehet megmondani, mennyit gondolkodjon: „{ $bot }”. Hagyd el az állások számát és az időt.
bot-nodes = „{ $bot }” végére az kell, hány állást nézhet meg egy terv: egy szám 1 és { $most } között, például planner@500.
bot-file-absent = Nincs ilyen fájl bottal: „{ $file }”. A saját botodat FÁJL:OSZTÁLY alakban nevezd meg, például shy.py:Shy.
bot-file-broken = Ez a botot tartalmazó fájl nem futtatható: „{ $file }” ({ $reason }).
bot-file-lacks = A(z) „{ $file }” fájlban nincs „{ $name }” osztály „choose” metódussal.
bot-program-absent = A bot programja nem indítható: „{ $command }” ({ $reason }).
bot-program-answer = A bot programja („{ $command }”) ezt válaszolta: „{ $answer }”, ami nincs a lehetőségek között. Minden kapott sorra az egyiküket kell kiírnia, egy sorként.
arena-too-few = Egy arénához legalább két bot kell; Ego ellen egy is elég.
arena-twice = Ez a bot kétszer szerepel: „{ $bot }”. Minden bot ugyanannyiszor játszik.
arena-sprt = Ez nem aránypár: „{ $value }”. Írj két számot 0 és 1 között, a kisebbet előre, például 0.5,0.55.
arena-state-other = A(z) „{ $file }” fájl más beállítású arénához tartozik ({ $names }). Használd ugyanazokat, vagy másik fájlt.
cluster-absent = A fürtön való játékhoz Ray kell, de itt nincs telepítve. Telepítsd ezt: cerebria[cluster], ha a géphez van Ray-változat.
cluster-unreachable = Ezen a címen nincs használható Ray-fürt: „{ $address }”: { $reason }
cluster-version = A fürtön cerebria { $found } van (változat és szabályok), ezen a gépen { $own }: lehet, hogy nem ugyanazt játsszák. Telepítsd mindenhová ugyanazt.
cluster-own-bot = A(z) „{ $bot }” bot ezen a gépen van, ahol a fürt nem találja. Játssz helyette a --jobs kapcsolóval.
dataset-absent = A Parquet-fájlokhoz pyarrow kell, de itt nincs telepítve. Telepítsd ezt: cerebria[dataset].
dataset-other = A(z) „{ $folder }” mappában más beállítású adatkészlet van ({ $names }). Használd ugyanazokat, vagy másik mappát.
training-other = Ebben a mappában más beállítású tanítás van ({ $names }): „{ $folder }”. Add meg ugyanazokat, vagy válassz másik mappát.
network-form = Ez nem olyan alakú hálózat, amilyennel ez a változat játszik. Taníts egyet, vagy válassz másik fájlt.
network-version = { $file }: { $found }. változatú hálózat; ez a program a(z) { $known }. változatot ismeri. Tanítsd újra.
network-unreadable = { $file } nem olvasható hálózatként: { $reason }. Vedd elő egy jó másolatból.
network-absent = A hálózathoz numpy kell, ami itt nincs telepítve. Telepítsd ezt: cerebria[env].
dataset-no-row = Az adatkészletben nincs meg ez a döntés: { $ply } ({ $game }. játék), vagy nem minden választás előtte.
arena-state-broken = A(z) „{ $file }” fájlban nincs folytatható aréna. Használj másik fájlt.
option-deck-form = Ez nem nevez meg paklit: „{ $value }”. Írd ki a Szellemet és a fájlt: love=paklim.txt
option-too-many-seats = A játékban { $seats } hely van, de több játékost neveztél meg. Legfeljebb annyit nevezz meg.
option-resumed = A folytatott játék megtartja a beállításait. Hagyd ezt el, vagy kezdj új játékot.

## Feljegyzések

bad-record = Ez a feljegyzés nem használható: { $reason }. Vedd elő egy jó példányát, vagy mentsd el újra a játékot.
record-syntax = Ez nem egy játék feljegyzése: nem szabályos JSON ({ $reason }). Vedd elő egy jó példányát.
record-field = A feljegyzésből hiányzik egy rendes „{ $field }”. Vedd elő egy jó példányát, vagy mentsd el újra a játékot.
record-no-turns = Ebben még nincs egyetlen teljes kör sem: { $file }, ezért nincs mit elmagyarázni. Előbb játssz tovább.
analyse-file-or-folder = Nevezz meg egy játékot, vagy a --folder kapcsolóval egy mappát játékokkal. Rajz egyetlen játékról készül; a --rows, a --jobs és a --cluster mappához való.
analyse-folder-empty = Ebben nincs feljegyzés: „{ $folder }”. Nevezz meg egy mappát, amelyben .json végű fájlok vannak.
record-choice = A feljegyzés { $number }. választása, „{ $choice }”, nem illik oda a játékban. A feljegyzést megváltoztatták, vagy megsérült: vedd elő egy jó példányát.
record-result = A feljegyzést visszajátszva más eredmény jön ki, mint amit állít (állítja: { $stated }, kijött: { $found }). Megváltoztatták, vagy megsérült: vedd elő egy jó példányát.
record-events = A feljegyzést visszajátszva más események jönnek ki, mint amiket állít. Megváltoztatták, vagy megsérült: vedd elő egy jó példányát.
wrong-version = A feljegyzés { $found } változathoz készült, ez a program pedig ezek szerint játszik: { $known }. A saját változatának programjával játszd vissza.
wrong-version-format = A feljegyzés formátuma { $found }, ez a program pedig ezt olvassa: { $known }. Azzal a programmal nyisd meg, amely készítette, vagy egy újabbal.

## Forgatókönyvek

bad-scenario = Ez a forgatókönyv nem használható: „{ $file }”. Javítsd ki a következőket:
scenario-syntax = Ez nem szabályos YAML ({ $reason }). Javítsd ki azt a helyet, és töltsd be újra a fájlt.
scenario-folder = Ebben a mappában nincs forgatókönyv. Olyat nevezz meg, amelyben .yaml vagy .yml végű fájlok vannak.
scenario-none = Ebben a fájlban nincs forgatókönyv. Írj legalább egy címet és azt, ami várható.
scenario-too-deep = A listák és leképezések itt több mint { $most } szint mélyen vannak egymásban. Írd laposabban.
scenario-too-much = A fájlban több mint { $most } van ebből: { $what }. Oszd szét több fájlba.
scenario-line-length = Ez a sor túl hosszú. Törd legfeljebb { $most } karakteres sorokra.
scenario-anchor = A horgonyokat és hivatkozásokat (& és *) nem olvassuk. Írd ki az értéket.
scenario-tag = Ezt a címkét nem olvassuk: „{ $word }”. Hagyd el.
scenario-key = Itt nincs ilyen kulcs: „{ $word }”. Használd ezek egyikét: { $known }.
scenario-key-near = Itt nincs ilyen kulcs: „{ $word }”. Erre gondoltál: „{ $near }”?
scenario-key-form = Egy kulcs egyetlen szó. A leképezést vagy listát mögé tedd.
scenario-key-twice = Ez a kulcs kétszer áll itt: „{ $word }”. Az egyiket vedd ki.
scenario-edition = { $edition }: ebben a kiadásban nincs „{ $word }”. Hagyd el, vagy nevezz meg másik kiadást.
scenario-lacks = Hiányzik innen ez a kulcs: „{ $word }”. Add hozzá.
scenario-value = Ez nem állhat itt: „{ $word }”. Írd ezt: { $wanted }.
scenario-statement = Ez nem állítás: „{ $word }”. Írj ilyet: „wp love = 5” vagy „legal quell”.
scenario-statement-near = Ez nem állítás: „{ $word }”. Erre gondoltál: „{ $near }”?
scenario-statement-form = Ez hiányos, vagy túl sokat mond: „{ $word }”. Írd ilyen alakban: { $forms }.
scenario-sign = „{ $word }” csak számokat hasonlít össze. Ebben: „{ $form }” használd ezt: = vagy !=.
scenario-choice = Ez nem választás: „{ $word }”. Írj ilyet: „move” vagy „slot 7”.
scenario-untitled = { $number }. forgatókönyv
scenario-fault = Innen a játék nem tudott továbbmenni ({ $reason }). Kérjük, jelezd ezt a forgatókönyvet.
scenario-failed = { $line }. sor, „{ $statement }”: várt érték { $expected }, valójában { $found }.
scenario-failed-statement = { $line }. sor, „{ $statement }”: ennek teljesülnie kellett volna, valójában { $found }.
scenario-offered = { $who } dönt, ezek közül: { $offered }
scenario-over = a játék véget ért
scenario-refused = { $line }. sor, „{ $choice }”: ezt fel kellett volna kínálni, valójában { $who } dönt, ezek közül: { $offered }.
scenario-refused-who = { $line }. sor, „{ $choice }”: a várt döntő { $expected }, valójában { $who } dönt, ezek közül: { $offered }.
scenario-refused-over = { $line }. sor, „{ $choice }”: ezt fel kellett volna kínálni, de a játék véget ért.
position-no-ego = Ebben a játékban nem játszik Ego. Nevezd meg a csapatát a játék beállításainál, vagy hagyd ezt el.
position-scheme-twice = A(z) { $number } számú Műveletkártya kétszer áll itt. Az egyiket vedd ki.
position-slot-twice = A(z) { $slot }. hely már foglalt. Tedd az Érzelmet másik helyre.
position-essence = { $card } lapon { $most } Esszenciahely van, nem { $found }. Tegyél rá kevesebb Esszenciát.
position-owner = { $card } ennek a csapatnak a paklijából való: { $team }. Az ő egyik Szellemét nevezd meg gazdaként.
position-card-team = { $card } csapata { $team }, amely nem játszik ebben a játékban. Használj játszó csapathoz tartozó Érzelmet.
position-aligned = { $word } nem számíthat ennek a csapatnak. Használd ezek egyikét: { $team }.
position-vibe = { $card } Hangulata { $vibe }. Hagyd ezt el.
position-strong-basic = { $card } Erős Érzelem, a kezdőjátékban pedig nincs ilyen. Használj Gyengét, vagy a teljes játékot.
position-copies = { $card }: { $found } van belőle, a játékban pedig csak { $most }. Vedd ki a fölösleget.
position-deck-copies = { $spirit } kezében, paklijában és a táblán összesen { $found } van ebből: { $card }; egy pakliban legfeljebb { $most } lehet. Vedd ki a fölösleget, vagy nevezz meg másik gazdát.
position-not-in-deck = { $card } nincs { $team } egyetlen paklijában sem. Használd annak a csapatnak egy Gyenge Érzelmét.
position-fragments = { $team } csapatának { $found } ilyen Töredéke van ({ $kind }) a Személyiségben és Erődhelyeken, pedig csak { $most } van. Vedd ki a fölösleget.
position-row-size = Egy sorban { $wanted } hely van, megadva pedig { $found }. Írj mindegyikhez egy bejegyzést, a szabadhoz „-” jelet.
position-row-locked = { $spirit } sora, { $row }, fejlesztve van, de nincs feloldva. Tegyél jelölőt az első helyére.
position-row-colour = { $spirit } sorában, { $row }, két jelölő van ebből a színből: { $colour }. Egy sorban minden színt legfeljebb egyszer használj.
position-row-basic = A kezdőjátékban az „empower” sorba nem kerül jelölő. Hagyd szabadon { $spirit } sorát, vagy használd a teljes játékot.
position-wild = { $spirit } tábláján { $found } színtelen jelölő van, pedig egy játékosnak csak { $most } van. A többihez használj színeket.
position-wheel-basic = A kezdőjátékban egy Kerék 0-n áll, vagy 4-en egy második Záró Töredék miatt. Javítsd ki: { $found }, { $team }.
position-hidden-common = { $aspiration } az aktuális Közös Törekvés, ezért nem lehet Rejtett Törekvés is: { $team }. Előbb nevezz meg másikat.
position-endgame-common = { $aspiration } a Közös Zárótörekvés, ezért nem lehet ezé a csapaté is: { $team }. Nevezz meg másikat.
position-no-fortitude = { $team } van soron, de nincs Lelkiereje a kezdéshez. Adj neki, vagy hagyj kevesebb akciót.
position-major = A Nagyobb Töredékek itt Szférákhoz tartoznak. Nevezd meg őket a „majors” kulcsnál.
position-strong-twice = { $spirit } csak egyet birtokol ebből: { $card }, de kétszer van a táblán. Nevezz meg másik gazdát.
position-aspiration-twice = { $aspiration } kétszer áll itt. Minden Törekvést legfeljebb egyszer nevezz meg.
position-aspiration-absent = { $aspiration } nem része ennek a játéknak. Hagyd el; ezek vannak: { $known }.

## Visszavonás

cannot-undo = Nincs mit visszavonni. Előbb válassz valamit.
cannot-undo-seen = Ezt nem lehet visszavonni: azóta rejtett információ vált láthatóvá. Játssz tovább innen.

# A szerver elutasításai.

not-signed-in = Ezzel a jelsorral senki sincs bejelentkezve. Válassz nevet a folytatáshoz.
not-allowed = Ezt nem teheted meg.
not-host = Ezt csak az asztal gazdája teheti meg.
not-your-seat = Ez a hely nem a tiéd.
not-your-decision = Most nem te döntesz.
choices-apart = Ami „{ $choice }” után jön, nem választható vele együtt: előbb nézd meg, mit hoz.
wrong-origin = A kapcsolat más oldalról jön, mint a miénk.
no-such-table = Nincs ilyen asztal, vagy nem engedtek be hozzá. Kérj egy linket.
table-damaged = Ami ebből az asztalból megmaradt, sérült, ezért nem nyitható meg. Szólj annak, aki a szervert működteti; más asztalt ez nem érint.
no-such-seat = Az asztalnál { $seats } hely van, 0-tól számozva; ilyen nincs: { $seat }.
no-such-link = A link (már) nem vezet sehová. Kérj újat.
no-such-moment = A játékban { $most } választás van; ilyen pillanat nincs: { $moment }.
no-such-eyes = Nincs ilyen szem, amellyel ez a játék nézhető lenne: „{ $eyes }”. Használd ezek egyikét: { $known }.
no-team = A nézőnek nincs csapata, amellyel beszélhetne.
nobody-there = Ott nem ül senki.
seat-taken = Ott már ül valaki.
no-seat-empty = Ennél az asztalnál minden hely foglalt.
too-many-codes = Túl sok kód volt hibás. Várj egy kicsit, és nézd meg újra a betűket.
too-many-listed = Már { $most } asztalod van a listán. Előbb vegyél le egyet közülük.
too-many-waiting = { $most } nyitott asztalnál ülsz, amelyeknél még nem kezdődött el a játék. Előbb hagyd el az egyiket.
too-many-seeking = { $most } ember keres most asztalt, többen nem férnek. Próbáld meg mindjárt újra.
seeks-elsewhere = Most egy másik ablakban keresel játékostársat, itt már nem.
list-full = A nyitott asztalok listája megtelt, { $most } van rajta. Próbáld később, vagy küldj egy linket.
not-wanted = Ennek az asztalnak a gazdája másokkal játszik.
no-open-tables = Ez a szerver nem mutat nyitott asztalokat. Küldj inkább linket vagy kódot.
not-listed = Ez az asztal nincs (már) a listán.
barred = Ezen a szerveren nem játszhatsz. Így döntött, aki üzemelteti.
game-goes-on = Ez az asztal egy másik játékot folytat, ezért amit ott játszanak, az marad, ahogy van.
other-seats = Az asztalnál { $seats } hely van, ennél a játéknál { $given }. Nyiss neki másik asztalt.
seed-stays = A magot az asztal megnyitásakor kell kiválasztani, és az marad.
seats-open = Ezek a helyek még üresek: { $seats }. Várj, vagy ültess programokat rájuk.
too-many-seats = A játékban { $seats } hely van, de ennyit adtak meg: { $given }.
no-such-way = Ez a szerver így senkit sem tud hívni.
no-such-channel = Nincs ilyen csatorna, vagy a linkje már nem érvényes. Állítsd be újra a beállításokban.
no-such-zone = Nincs „{ $zone }” nevű időzóna. Válassz egyet a listából.
night-too-long = Egy éjszaka legfeljebb { $most } óra, és nem kezdődhet akkor, amikor véget ér.
bad-holiday = A szabadság legkorábban a kezdőnapján érhet véget, és legfeljebb { $days } nap múlva.
too-many-holidays = Egy évben { $most } nap szabadság van. Vegyél vissza belőle.
# Still right.
night-set-lately = Az éjszakát nemrég állítottad be. { $hours ->
    [one] Egy óra
   *[other] { $hours } óra
} múlva lehet újra módosítani.
too-many-channels = { $most } elég. Előbb távolíts el egyet.
channel-unconfirmed = Oda már ment egy link. Nyisd meg, vagy várj egy napot, és próbáld újra.
bad-address = Csak https:// kezdetű, az egész hálózatról elérhető címek hívhatók.
too-many-tables = Már { $most } asztal gazdája vagy. Előbb fejezz be néhányat.
too-many-thinking = Már { $most } asztalodnál gondolkodnak programok. Várd meg őket, vagy előbb fejezz be néhány ilyen játékot.
too-many-requests = Ez túl sok volt egyszerre. Várj egy kicsit.
too-many-connections = Túl sok a kapcsolat. Zárj be néhányat, vagy próbáld később.
too-slow = A kérés több mint { $seconds } másodperc alatt érkezett meg. Próbáld újra.
too-large = Ez túl nagy: legfeljebb { $most } bájtot olvasunk.
too-long = Ez túl hosszú: legfeljebb { $most } karakter lehet.
already-started = A játék már elkezdődött.
already-over = A játék véget ért.
other-rules = Ez a játék a szabályok { $rules } változatával kezdődött, itt pedig ezek szerint játszunk: { $known }. Itt nem folytatható; ha a gazdája befejezte, letölthető.
chat-closed = A csevegés lezárult: egy nap telt el a játék vége óta.
silenced = A gazda arra kért, hogy csendben nézd.
no-such-spectator = Itt (már) nincs ilyen néző.
not-running = A játék nem fut.
not-over = A játék még nem ért véget.
never-began = A játékot bezárták, mielőtt elkezdődött: nincs belőle mit nézni.
over-by-then = Abban a pillanatban a játék már véget ért. Válassz korábbit.
rematch-made = Már van visszavágó, ezen az asztalon: { $table }.
program-plays = Program játszik helyetted. Előbb vedd vissza a helyedet.
no-program-plays = Nem játszik helyetted program.
no-undo-asked = Ezt a visszavonást már nem kérik. Nézz az asztalra, és arra válaszolj, ami van.
undo-asked = Már folyamatban van egy visszavonás kérése. Várd meg, amíg mindenki válaszol.
out-of-time = Lejárt az időd, ezt a kört egy program játssza végig. Utána visszaveheted a helyedet.
journal-full = Ennél az asztalnál annyi minden történt, hogy ebből többet nem fogad. Folytasd nélküle, vagy fejezd be a játékot.
stale = Időközben történt valami. Nézz az asztalra, és válassz újra.
time-left = Van még idő.
busy = A szerver ezt most nem tudta megtenni. Nézd meg, megtörtént-e, és próbáld újra.
no-hints = Ennél az asztalnál nincsenek tippek: többen játszanak, és a gazda nem engedélyezte.
still-thinking = Még folyik a gondolkodás azon, amit az előbb kértél. Várd meg, vagy előbb mondd le.
thinkers-busy = Már túl sok mindenen folyik gondolkodás. Próbáld újra egy kicsit később.
question-withdrawn = A kérdést visszavonták.
malformed-request = A kérés alakja nem megfelelő. { $reason }
http-error = A szerver ezzel az állapottal válaszol: { $status }.
internal-error = Valami elromlott a mi oldalunkon. Semmi sem változott; próbáld újra.

## Szerver működtetése

bad-setting = { $name } értéke nem lehet „{ $value }”. Adj meg egy számot, kapcsolónál 1-et vagy 0-t.
base-url = Ez nem olyan cím, amelyet emberek használhatnának: „{ $value }”. Írd így: https://cerebria.example.org, útvonal nélkül.
trusted-proxies = Ez nem egy proxy címe: „{ $value }”. Nevezz meg IP-címeket vagy hálózatokat vesszővel elválasztva, például 127.0.0.1,10.0.0.0/8.
port-taken = A(z) { $port } számú portot másik program foglalja. Nevezz meg másikat a --port kapcsolóval, vagy egyet se, hogy a program keressen egyet.
ports-taken = { $first } és { $last } között minden port foglalt. Nevezz meg egy szabadot a --port kapcsolóval.
port-not-allowed = A(z) { $port } számú port nem használható ({ $reason }). 1024 alatti portokhoz gyakran rendszergazda kell: használj nagyobbat, szükség esetén proxy mögött.
host-unknown = A szerver nem tud ezen a címen figyelni: „{ $host }” ({ $reason }). Használd ennek a gépnek egy címét; 127.0.0.1 csak ez a gép, 0.0.0.0 az egész hálózata.
workers-need-postgres = Több munkafolyamathoz PostgreSQL kell: SQLite-fájllal nem értesülnének egymás asztalairól. Adj meg egyet: --database postgresql://…, vagy hagyd el a --workers kapcsolót.
bot-jobs-need-postgres = A feladatként futó programokhoz PostgreSQL kell, amely a feladatokat tartja. Adj meg egyet: --database postgresql://…, vagy hagyd el a --bot-jobs kapcsolót: akkor a programok magában a szerverben játszanak.
worker-needs-postgres = A munkafolyamat feladatként játszatja a programokat, amelyeket PostgreSQL tart. Add meg a szerverekét: --database postgresql://…; SQLite-fájllal a programok magában a szerverben játszanak.
database-address = A szerver nem ismer ilyen adatbázist: „{ $address }”. Add meg egy fájl nevét, vagy egy sqlite:/// vagy postgresql:// kezdetű címet.
database-unusable = Ez az adatbázis nem használható: { $database } ({ $reason }). Nézd meg a nevét, hogy fut-e, és hogy jogod van-e hozzá.
database-silent = A(z) { $database } adatbázis nem válaszol többé, és nem várunk rá tovább. Amit elkezdtünk, azt visszavonjuk, amint újra elérhető; nézz utána neki és a hálózatnak, majd próbáld újra.
database-carries-no-notes = { $database } közvetítésével a szerverek nem hallják egymást: amit az egyik kapcsolat mond, nem jut el a másikhoz, amely figyel. A PostgreSQL előtti pooler legyen session módban, ne transaction módban; vagy kapcsolódj magához a PostgreSQL-hez.
database-absent = Itt nincs adatbázis: { $database }. Nézd meg a nevét, vagy indíts el egyszer egy szervert, hogy létrehozza.
database-newer = A(z) { $database } adatbázist a program újabb változata készítette. Frissítsd a programot.
database-older = Ez az adatbázis nem friss: { $database }. Előbb futtasd ezt: „cerebria database upgrade”.
nobody-known = Itt senkinek sincs { $who } kulcsa, és ez cím sem.
nobody-barred = { $who } nincs kitiltva.
database-in-use = Ezzel már fut egy szerver: { $file }, itt: { $address }. Használd azt, vagy előbb állítsd le.
clock-off = Ennek a gépnek az órája { $seconds } másodperccel tér el az adatbázisétól, legfeljebb { $most } megengedett. Állíttasd mindkettőt időszolgáltatással, például NTP-vel, és indítsd újra.
database-not-empty = Ez az adatbázis nem üres: { $database }. Üresbe importálj: nevezd meg a --database kapcsolóval.
bad-archive = Semmit sem importáltunk. A fájl nem használható:
archive-header = Ez nem egy adatbázis exportja. Olyan fájlt nevezz meg, amelyet a „cerebria database export” írt.
archive-version = Semmit sem importáltunk. A fájl formátuma { $found }, ez a program pedig ezt olvassa: { $known }. Használd azt a programváltozatot, amely írta.
archive-form = Semmit sem importáltunk. A fájlban lévő adatbázis alakja { $found }, ennek a programnak az alakja { $known }. Importáld a program { $version } változatával, és utána frissíts.
archive-cut = A fájl le van vágva, vagy sérült. Vedd elő egy jó példányát.
archive-line = Ez a sor nem egy táblázat sora. Vedd elő a fájl egy jó példányát.
archive-columns = { $table } oszlopai nem illenek: { $columns }. Vedd elő a fájl egy jó példányát.
archive-value = A(z) { $column } oszlop értéke nem lehetséges. Vedd elő a fájl egy jó példányát.
archive-refused = Az adatbázis nem fogadja el ezeket a sorokat ({ $reason }). Vedd elő a fájl egy jó példányát.
archive-order = A sorok nem az export sorrendjében állnak. Vedd elő a fájl egy jó példányát.
archive-twice = Már van ilyen sor. Vedd elő a fájl egy jó példányát.
archive-refers = Amit a(z) { $column } oszlop megnevez, nincs a fájlban. Vedd elő egy jó példányát.
archive-seats = Az asztalnál { $found } hely van, a játékában { $wanted }. Vedd elő a fájl egy jó példányát.
archive-gap = A bejegyzés száma { $found }, pedig { $wanted } kellene, hogy legyen. Vedd elő a fájl egy jó példányát.
archive-unplayable = A játék így nem játszható le: { $reason } Vedd elő a fájl egy jó példányát.
archive-entry-differs = Újra lejátszva ez a fajta bejegyzés másképp alakul: { $kind }. Vedd elő a fájl egy jó példányát.
archive-snapshot = Újra lejátszva más állás jön ki. Vedd elő a fájl egy jó példányát.
archive-row-differs = Újra lejátszva az asztal eltér ezekben: { $columns }. Vedd elő a fájl egy jó példányát.
archive-rows = A fájlban { $found } sor van, pedig { $wanted } kellene. Le van vágva: vedd elő egy jó példányát.
page-absent-title = Az oldal nincs elkészítve
page-absent =
    A szerver fut, de a böngészőnek szóló oldal nincs meg: a programnak ez a példánya nélküle készült.
    A projekt egy példányában futtasd a „make web” parancsot, és töltsd be újra ezt az oldalt. A telepített csomag tartalmazza az oldalt.
    A terminálban nélküle is játszhatsz: cerebria play

# Egy kliensé.

server-refused = A szerver nem tette meg, amit kértek.
server-problem = { $message }
connection-closed = Az asztallal való kapcsolat megszakadt ({ $reason }).
