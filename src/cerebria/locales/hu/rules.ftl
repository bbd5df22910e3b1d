# A szabálykönyv. A web/src/rules/chapters.ts mondja meg, mely üzenetekből áll egy fejezet.
# A [szavak](#fejezet) másik fejezethez vezet, a [szavak](~term) a words.ftl vagy help.ftl egy szavát magyarázza, a **szavak** kiemelkednek.

rules-title = A szabályok
rules-lead = Az egész játék rövid fejezetekben. Nézz utána valaminek, vagy olvasd végig az elejétől körülbelül fél óra alatt.
rules-search = Keresés a szabályokban
rules-search-hint = Egy szó, pl. „blokkolt”
rules-found = { $count ->
        [0] Nincs találat. Próbálj másik szót.
        [one] Egy hely
       *[other] { $count } hely
    }
# Szavak, amelyeket az emberek keresnek, és a kettőspont után azok, amelyeket a szabályok használnak rájuk: mindegyiknek egy sor.
rules-search-words =
    pajzs, fal, akadály, véd, védelem: blokkol, kizár
    torony, vár, kastély, épület, bástya: erőd, épít
    győz, győzelem, nyerés, győztes, vesztes: nyer, vége
    pontozás, pontszám, értékelés: pont, pontok
    mana, energia, pénz, forrás, források, erőforrás, érme: akaraterő, esszencia
    öl, pusztít, támad, támadás, harc: elfojt, lerombol
    idéz, megidéz, kijátszás, varázsol: ébreszt
    javít, képzettség, jártasság: fejleszt
    evolúció, átalakul, előléptet, fejlődés: megerősít
    cél, célok, feladat, küldetés: törekvés
    titok, titkos, elrejtett: rejtett
    varázslat, hatások, effekt: képesség
    terület, régió, zóna: birodalom, határvidék
    szomszéd, szomszédok, közeli: szomszédos, mellett
    lép, megy, járás, utazás: mozgás, mozg
    erősség, hatalom: intenzitás
    szín, színek: hangulat
    szóló, egyedül, automa, bot, számítógép: ego
    befejez, befejezés, lezárás: vége
    kezdés, kezdő, indulás: kezd
    ural, többség, uralom: irányít
    változat, változatok, verzió: kiadás
# Egy kérdés szavai, amelyek semmit sem mondanak arról, mit keres.
rules-search-filler = hogyan, hogy, mi, mit, mik, van, vannak, a, az, egy, én, lehet, tud, mikor, miért, hol, hová, ki, kit, kinek, ban, ben, és, vagy, ez, ezt, is, kell, játék, játékban
# Egy szó és a jelentése, ahogy a keresés megtalálja.
rules-term = { $title }: { $text }
rules-of-edition = { $edition }
rules-group-of-edition = { $edition }: { $group }
rules-contents = Tartalom
rules-example = Példa
rules-in-basic = A kezdőjátékban
rules-compared = Amit összehasonlítunk
rules-other-edition = Ezek a fejezetek a végleges kiadás szabályait mondják el. Ami ebben más, azt [A kiadások egymás mellett](#editions) fejezet írja le; kártyái és táblái a [kártyaböngészőben](/cards#spirits) vannak.
rules-other-edition-prototype = A legtöbb fejezet a végleges kiadás szabályait mondja el. A prototípus másik játék; [A 2017-es prototípus](#prototype-rounds) fejezettől kezdve szól róla a könyv, és [A kiadások egymás mellett](#editions) veti össze; kártyái és táblái a [kártyaböngészőben](/cards#spirits) vannak.
rules-back-to-top = Vissza a tartalomhoz
rules-link-here = Link ehhez a fejezethez: { $chapter }
rules-level = Szint
rules-level-changes = Mit változtat

rules-group-start = Mielőtt játszol
rules-group-turn = A te köröd
rules-group-world = A belső világ
rules-group-points = Pontok
rules-group-early = Másik játék: a prototípus
rules-group-more = Játékmódok

## A cél

rule-aim = Miről szól
rule-aim-1 = Két csapat küzd egyetlen ember elméjéért. **Derű** azt hozza, ami fényes, **Ború** azt, ami sötét. Minden csapatnak egy vagy két [Szelleme](~spirit) van, és minden játékos egy Szellemmel játszik.
rule-aim-2 = [Érzelmeket](#emotions) teszel a táblára. Ahol a te Érzelmeid az intenzívebbek, ott a te csapatod [irányítja](#control) a vidéket. Az irányítás és más érdemek [Törekvésekben](#aspirations) számítanak.
rule-aim-3 = Középen forog az [Eredet](#origin), öt Szférával, amelyek tele vannak Akaraterővel. Aki egy Szférából az utolsó Akaraterőt is elveszi, [Kinyilatkoztatást](#revelation) vált ki. Akkor minden csapat, amely elöl van egy Törekvésben, egy [Töredéket](~fragment) ad a [Személyiséghez](~identity), a középső toronyhoz.
rule-aim-4 = A Töredékek pontok. A teljes játékban [Szándékokért](#intentions) is járnak pontok: tettekért, amelyeket a körödben viszel véghez. Amikor a játék [véget ér](#end), a több ponttal rendelkező csapat formálta az ember Személyiségét.
rule-aim-example = Három dolog, amelyre érdemes figyelni: melyik Törekvés az aktuális, ki van elöl benne, és melyik Szféra van majdnem üresen.
rule-aim-basic = A cél ugyanaz. A pontok csak Töredékekből jönnek: nincsenek Szándékok.

## A tábla

rule-board = A tábla
rule-board-1 = Öt **Birodalom** fekszik egy gyűrűben. Az óramutató járása szerint: az Indítékok Völgye, az Érzékek Bölcsője, a Gondolatok Hálója, a Vágyak Földje és az Értékek Ligete. Két szomszédos Birodalom között egy-egy **Határvidék** fekszik, így ezekből is öt van.
rule-board-2 = A perem mentén tizenöt **hely** fut körbe, mindegyik egy Érzelemnek: minden Birodalomban kettő, minden Határvidéken egy. Egy hely az előtte és az utána lévővel szomszédos, mással nem.
rule-board-3 = Egy Határvidék helye és a két oldalán hozzá legközelebbi hely alkotja a [Triádját](~triad). Minden hely pontosan egy Triádhoz tartozik.
rule-board-4 = A Szellemek **mezőkön** állnak: minden Birodalomban van egy, minden Határvidéken egy. Egy Birodalom mezőjéről utak vezetnek a két Határvidékének mezőjére, máshová nem. Egy csapat akárhány Szelleme osztozhat egy mezőn.
rule-board-5 = Minden Birodalomban van egy **Erődhely** is egyetlen [Erődnek](#fortify).
rule-board-6 = Hogy egy Szellem mivel szomszédos, attól függ, hol áll:
rule-board-7 = **Birodalomban:** a Birodalom mindkét helyével, az Erődhelyével, a felé néző Szférával, valamint két Határvidékével és azok Triádjával.
rule-board-8 = **Határvidéken:** a Határvidék saját helyével, a mellette lévő két Birodalom Erődhelyével, a feléjük néző Szférákkal, valamint ezzel az egy Határvidékkel és Triádjával.
rule-board-example = Szeretet az Érzékek Bölcsőjében áll. Eléri a 2. és a 3. helyet, annak a Birodalomnak az Erődhelyét és a felé néző egyetlen Szférát. Az 1. és a 4. hely a Határvidékeken van: azokkal a Határvidékekkel szomszédos, de a helyükkel nem.
rule-board-basic = A tábla ugyanaz.

## Az Eredet

rule-origin = Az Eredet és Szférái
rule-origin-1 = Az Eredet egy kerék öt **Szférával**. Az óramutató járása szerint: Elkötelezettség, Kreativitás, Alázat, Szorgalom és Tudás. Minden Birodalom felé egy Szféra néz. Hogy az elején melyik melyikre, azt a véletlen dönti el.
rule-origin-2 = Minden Szféra 7 [Akaraterővel](~willpower) kezd. Amikor az Eredet **elfordul**, minden Szféra az óramutató járása szerint a következő Birodalomhoz megy, azzal, ami maradt benne.
rule-origin-3 = Egy Szféra bónuszt ad annak, aki [elnyel](#absorb) belőle, ha kéri:
rule-origin-4 = **Elkötelezettség:** fizess 1 Akaraterőt, és csapatod 1 Ambíciója elérhetővé válik.
rule-origin-5 = **Kreativitás:** húzz egy kártyát.
rule-origin-6 = **Alázat:** kapsz 1 Esszenciát.
rule-origin-7 = **Szorgalom:** kapsz 2 Akaraterőt a készletből.
rule-origin-8 = **Tudás:** tegyél le egy [Hangulatjelölőt](#tokens), anélkül, hogy kártyát dobnál el érte.
rule-origin-basic = A Szférák ugyanazok.

## Amid van

rule-goods = Kártyák, jelölők és Esszencia
rule-goods-1 = 4 **Akaraterővel**, 2 **Esszenciával** és 2 kártyával a kezedben kezdesz. Akaraterővel fizetsz a legtöbb dologért, amit teszel. Az Esszencia teszi erőssé az Érzelmeket. Mindkettő egy soha el nem fogyó készletből jön.
rule-goods-2 = A **paklidban** tizenhat Gyenge Érzelem van, mindegyikből legfeljebb két példány. A felső lapja képpel felfelé, mindenki számára láthatóan fekszik. A kártyákat egyenként húzod, és minden alkalommal felfeded a következőt. Ha a pakli üres, nem húzol semmit.
rule-goods-3 = Csapatodnak három közös **Ambíció**-jelölője van. Az elérhetőt el lehet költeni; az elköltöttet újra elérhetővé kell tenni. Az elején egyik sem elérhető.
rule-goods-4 = Csapatodnak kilenc [Rejtett Törekvése](#aspirations) is van (mindegyik fajtából egy), mind a tizenhat Erős Érzelméből két példánya, és a **Töredékei**: öt Kisebb, három Nagyobb és egy Záró Töredék.
rule-goods-5 = Az eldobott Gyenge Érzelem képpel lefelé annak a paklinak az aljára kerül, amelyből jött, üres pakliba képpel felfelé. Az Erős visszatér a csapatához. Fényesség kikerül a játékból. Sivárság visszakerül a hatos készletbe, ahonnan [Szorongás](#spirits) elveheti.
rule-goods-6 = A csapattársak mindent megmutathatnak egymásnak, és mindent megbeszélhetnek. Semmit sem adhatnak egymásnak.
rule-goods-basic = Minden csapatnak hét Rejtett Törekvése van, Érzékenység és Tükröződés nélkül, és nincsenek Erős Érzelmei.

## Előkészületek

rule-setup = Előkészületek
rule-setup-1 = A program magától elvégzi a következőket: feltölti a Szférákat, véletlenszerűen elforgatja az Eredetet, sorba rakja a kilenc Közös Törekvést, megkeveri a Rejtett Törekvéseket (addig, amíg a felső nem különbözik az aktuális Közös Törekvéstől), megkever minden paklit, és két-két kártyát oszt.
rule-setup-2 = A kezdőjátékost sorsolás dönti el. Azután a csapatok váltakoznak; hogy a másik csapatból ki jön előbb, azt is sorsolás dönti el, és ez a sorrend az egész játékban megmarad. A kezdőjátékosnak 4 helyett 6 Akaratereje van, de az első körében nem nyelhet el.
rule-setup-3 = A játékosok sorrendjében mindenki leteszi a Szellemét egy Határvidékre, amelyet még senki sem foglalt el. Azután leteszi a Kezdő Érzelmét, Derűnél Fényességet, Borúnál Sivárságot, az adott Határvidék helyével szomszédos két Birodalomhely egyikére. 1 Esszencia jár vele.
rule-setup-4 = Azután, megint sorrendben, mindenki négy **színtelen** [Hangulatjelölőt](#tokens) tesz a táblájára: sorok feloldására vagy feloldott sorok fejlesztésére.
rule-setup-5 = Tanulók választhatják a rögzített kezdést: akkor a Szellemek és a Kezdő Érzelmek úgy fekszenek, mint a kezdőjátékban, és csak a jelölőket kell letenni.
rule-setup-basic = Minden rögzített helyekről indul. Derű az Indítékok és Érzékek, valamint a Gondolatok és Vágyak Határvidékén kezd, Fényességgel a 0. és a 8. helyen; Ború az Érzékek és Gondolatok, valamint a Vágyak és Értékek Határvidékén, Sivársággal a 3. és a 11. helyen. A színtelen jelölők feloldják a Mozgást, az Ébresztést, az Elfojtást és az Erődítést.

## Egy kör

rule-turn = A te köröd
rule-turn-1 = A körödben három **Akciód** van. Bármilyen sorrendben végrehajthatod őket, ha akarod, ugyanazt többször is, és hamarabb is megállhatsz.
rule-turn-2 = Egy Akció [Szellemakció](#spirit-actions) (Mozgás, Ébresztés, Elfojtás, Erődítés, Megerősítés) vagy [Birodalomakció](#realm-actions) (Akaraterő szerzése, Érzelmek húzása, Érzelem mozgatása, Fokozás, Esszencia gyűjtése).
rule-turn-3 = Az Akcióid előtt, között és után minden [Ambícióképességet](#abilities) egyszer használhatsz, és egyszer [elnyelhetsz](#absorb). Ezek nem Akciók.
rule-turn-4 = A köröd végén választasz: csapatod 1 Ambíciója elérhetővé válik, **vagy** húzol 2 kártyát. Azután Elégedettség, ha csapatodnak van ilyen Érzelme a táblán, megadja az Akaraterejét. Ha ezután egyáltalán nincs Akaraterőd, 1-et kapsz.
rule-turn-example = Szeretetnek 5 Akaratereje van. Mozog (1), Érzelmet ébreszt (2 és 1 Esszencia), elnyel 3 Akaraterőt egy Szférából, majd harmadik Akciójával Akaraterőt szerez (fizet 1-et, kap 4-et). Körét 8-cal fejezi be.
rule-turn-basic = Egy kör ugyanilyen, Megerősítés nélkül.

## Szellemakciók

rule-spirit-actions = Szellemakciók és soraik
rule-spirit-actions-1 = Szellemed tábláján öt **sor** van, minden Szellemakciónak egy. Egy sorban négy hely van [Hangulatjelölőknek](#tokens). Az első jelölő, a bal szélen, **feloldja** az Akciót. A másik három hely **fejlesztés**.
rule-spirit-actions-2 = Egy Szellemakciót ebben a sorrendben hajtasz végre:
rule-spirit-actions-3 = Nevezd meg az Akciót. Ha akarsz, tegyél egy jelölőt a sorába.
rule-spirit-actions-4 = Mondd meg, mely fejlesztéseket használod, és mi az Akció célja.
rule-spirit-actions-5 = Fizess mindezért együtt.
rule-spirit-actions-6 = Az Akció megtörténik. Azután jönnek a tábláról lekerült Érzelmek képességei, utánuk a táblára kerülteké.
rule-spirit-actions-7 = Az utólag ható fejlesztések működnek, azután a többi Érzelem válaszként adott képességei.
rule-spirit-actions-8 = Végül jönnek a [Szándékok](#intentions) és a Kerék bónuszai.
rule-spirit-actions-9 = Az ár az alapköltség, plusz amibe a fejlesztések kerülnek, plusz amit ellenfél Érzelmek hozzátesznek, mínusz a kedvezmények. Soha nem csökken nulla alá. A kedvezmények csak az Akaraterőt csökkentik, az Ambíciót és az Esszenciát soha. Ha nem tudod kifizetni az egész árat, nem teheted meg úgy.
rule-spirit-actions-basic = Csak az első négy sor van használatban. A táblák A oldalával játszunk.

## Jelölők és fejlesztések

rule-tokens = Hangulatjelölők és fejlesztések
rule-tokens-1 = Amikor Szellemakciót hajtasz végre, előbb eldobhatsz egy kártyát a kezedből, és a [Hangulata](~vibe), azaz színe szerinti jelölőt tehetsz annak az Akciónak a sorába. Minden Akcióhoz egy jelölőt, és utána végre kell tudnod hajtani az Akciót.
rule-tokens-2 = Lezárt sorban a jelölőnek az első helyre kell kerülnie. Feloldott sorban bármelyik szabad fejlesztésre kerülhet. Egy sorban soha nincs két azonos színű jelölő. A színtelen jelölőknek nincs színük, és csak az elején kerülnek le.
rule-tokens-3 = Más hatások, amelyek jelölőt adnak, ugyanezeket a korlátokat követik, de táblád bármelyik sorát választhatják, és, hacsak a szövegük meg nem nevezi a színt, bármelyik színt, amelyet az a sor befogadhat.
rule-tokens-4 = Egy fejlesztést te döntöd el, használsz-e. Minden fejlesztés, amelyen jelölő van, egyszer használható egy Akcióban, ha teljesül a feltétele, és változtat valamin. Az épp letett jelölő azonnal számít.
rule-tokens-5 = Az **Elszántság**, a legtöbb soron, 1 Akaraterővel olcsóbbá teszi az Akciót.
rule-tokens-example = Mozogsz, eldobsz egy zöld kártyát, és a zöld jelölőt a Sietségre teszed. Ez a Mozgás már használhatja: 1 további Akaraterőért két mezőt mész.
rule-tokens-basic = A jelölők és fejlesztések a kezdőjáték részei. A Megerősítés sorába nem kerül jelölő.

## Mozgás

rule-move = Mozgás
rule-move-1 = **1 Akaraterőbe kerül.** Szellemed egy úton a következő mezőre megy. Nem állhat meg ott, ahol ellenfél Szellem áll.
rule-move-2 = **Sietség** (+1 Akaraterő): menj egy mezővel tovább. Útközben elhaladhatsz ellenfél Szellemek mellett.
rule-move-3 = **Felülkerekedés** (+1 Akaraterő): megállhatsz ott, ahol ellenfél Szellem áll.
rule-move-4 = **Elszántság:** 1 Akaraterővel kevesebb.
rule-move-basic = A Mozgás ugyanaz.

## Ébresztés

rule-invoke = Ébresztés
rule-invoke-1 = **2 Akaraterőbe és 1 saját Esszenciába kerül.** Játssz ki egy Gyenge Érzelmet a kezedből a Szellemeddel szomszédos egyik üres helyre. Az Esszencia az első helyére kerül. Ha játékba kerüléskor működő képessége van, az most történik.
rule-invoke-2 = **Erősítés** (1 Ambíció): az Érzelem 1-gyel több Esszenciát kap, a készletből.
rule-invoke-3 = **Belső erő** (+2 Akaraterő): a szükséges Esszencia a készletből jön, nem a tábládról.
rule-invoke-4 = **Elszántság:** 1 Akaraterővel kevesebb.
rule-invoke-example = Szeretet Határvidéken csak a Határvidék saját helyére ébreszthet. Birodalomban két hely közül választhatna.
rule-invoke-basic = Az Ébresztés ugyanaz, és a Gyenge Érzelmek képességei is.

## Elfojtás

rule-quell = Elfojtás
rule-quell-1 = **2 Akaraterőbe és 1 Ambícióba kerül.** Válaszd a Szellemeddel szomszédos egyik ellenfél Érzelmet, és mutass egy ugyanolyan Hangulatú kártyát a kezedből. A kártyát megtartod. Az Érzelem elveszíti a jobb szélső Esszenciáját, amely a készletbe kerül.
rule-quell-2 = Az az Érzelem, amelyen nem marad Esszencia, lekerül a tábláról.
rule-quell-3 = Fényesség és Sivárság elfojtásakor minden Hangulat megfelel, tehát bármelyik kártya jó. Egy kártyát azért mutatnod kell.
rule-quell-4 = **Leigázás** (+2 Akaraterő): vegyél le 1-gyel több Esszenciát.
rule-quell-5 = **Kioltás** (+1 Akaraterő): nem kell kártyát mutatnod.
rule-quell-6 = **Elszántság:** 1 Akaraterővel kevesebb.
rule-quell-7 = Ha egy képesség vesz le Esszenciát egy Érzelemről, az nem Elfojtás: nem vonatkozik rá semmi, ami az elfojtás ellen véd vagy azt drágítja.
rule-quell-basic = Az Elfojtás ugyanaz.

## Erődítés

rule-fortify = Erődítés
rule-fortify-1 = **3 Akaraterőbe kerül.** Tegyél egy fel nem használt Kisebb Töredéket **Erődként** a Szellemeddel szomszédos egyik üres Erődhelyre, olyan Birodalomban, amelyet nem az ellenfél csapat irányít. Az Erőd növeli csapatod Intenzitását a Birodalmában: a Kisebb 1-gyel, a Nagyobb 2-vel.
rule-fortify-2 = **Felmagasztalás** (+1 Ambíció): ne építs. Ehelyett egy veled szomszédos Erődhelyen csapatod egyik Kisebb Töredéke csapatod egyik fel nem használt Nagyobb Töredékévé válik, olyan Birodalomban, amelyet nem az ellenfél csapat irányít.
rule-fortify-3 = **Lerombolás** (+1 Akaraterő, +1 Ambíció): ne építs. Ehelyett egy veled szomszédos Erődhelyről lekerül az ellenfél Kisebb Töredéke, vagy az ellenfél Nagyobb Töredéke csapatának egyik fel nem használt Kisebb Töredékévé válik. Ha annak a csapatnak nem maradt Kisebb, a Nagyobbja szilárdan áll. Nem számít, ki irányítja a Birodalmat. Ebben a körben eggyel több Akciód van.
rule-fortify-4 = **Elszántság:** 1 Akaraterővel kevesebb.
rule-fortify-5 = Egy Erődítés ezek közül egyet tesz. Az eltávolított vagy kicserélt Töredékek visszakerülnek a csapatukhoz, és újra használhatók.
rule-fortify-6 = Egy Erőd a Személyiségbe is kerülhet, amikor a Birodalmánál kiürül egy Szféra: lásd [Kinyilatkoztatás](#revelation).
rule-fortify-example = Az Értékek Ligetében Bátorság 2-t ad Derűnek, Indulat 2-t Borúnak. Derű Nagyobb Erődje 2-t hozzáad, így Derű irányítja a Birodalmat 4–2-re.
rule-fortify-basic = Az Erődítés ugyanaz.

## Megerősítés

rule-empower = Megerősítés
rule-empower-1 = **3 Akaraterőbe kerül.** Válaszd csapatod egyik, Szellemeddel szomszédos Gyenge Érzelmét, amelyen legalább annyi Esszencia van, amennyi a [küszöbe](~threshold). Erős párjává változik. Minden Esszenciája átkerül; a Gyenge kártyát eldobod, és az Intenzitásjelölője elvész.
rule-empower-2 = Az Erős Érzelemből maradnia kell egy példánynak: minden csapatnak kettő van.
rule-empower-3 = A Gyenge Érzelem előbb kerül le a tábláról, mint ahogy az Erős játékba kerül.
rule-empower-4 = **Irányított erő** (1 Ambíció): előbb tegyél rá 1 Esszenciát a készletből. Ehhez szabad hely kell rajta.
rule-empower-5 = **Érzelemkitörés** (+1 Akaraterő): az Érzelem bárhol lehet a táblán.
rule-empower-6 = **Elszántság:** 1 Akaraterővel kevesebb.
rule-empower-basic = Nincs Megerősítés, és nincsenek Erős Érzelmek.

## Birodalomakciók

rule-realm-actions = Birodalomakciók
rule-realm-actions-1 = Minden Birodalom mindenkinek kínál egy Akciót, akárhol áll a Szelleme. Ha csapatod [irányítja](#control) a Birodalmat, az Akció 1 Akaraterővel kevesebbe kerül. Előbb fizetsz, és csak azután kapsz bármit.
rule-realm-actions-2 = **Indítékok Völgye: Akaraterő szerzése** (1, irányítással 0). Kapsz 4 Akaraterőt.
rule-realm-actions-3 = **Érzékek Bölcsője: Érzelmek húzása** (1, irányítással 0). Húzol egy kártyát. Azután 2-t fizethetsz egy másikért, ahányszor akarod; mielőtt döntesz, látod a következő felső lapot.
rule-realm-actions-4 = **Gondolatok Hálója: Érzelem mozgatása** (2, irányítással 1). Hozd csapatod egyik Érzelmét bárhonnan, Esszenciájával és jelölőjével együtt, a Szellemeddel szomszédos egyik üres helyre.
rule-realm-actions-5 = **Vágyak Földje: Fokozás** (1, irányítással 0). Tegyél 1 saját Esszenciát csapatod egyik, Szellemeddel szomszédos Érzelmére, amelyen van szabad hely. Ugyanarra az Érzelemre minden további Esszencia 1 Akaraterőbe kerül.
rule-realm-actions-6 = **Értékek Ligete: Esszencia gyűjtése** (1, irányítással 0). Váltsd át annyi Akaraterődet, amennyit akarsz, de legalább 1-et, ugyanannyi Esszenciára.
rule-realm-actions-7 = Egy Érzelem mozgatása se nem lekerülés a tábláról, se nem játékba kerülés: nem vált ki képességet.
rule-realm-actions-basic = A Birodalomakciók ugyanazok.

## Képességek

rule-abilities = Az Ambíció és képességei
rule-abilities-1 = Csapatod elérhető [Ambíciójáért](~ambition) ezeket teheted, mindegyiket a körödben egyszer, Akció felhasználása nélkül:
rule-abilities-2 = **Jelölő lerakása** (1 Ambíció): Hangulatjelölő táblád bármelyik sorába, bármelyik színben, amelyet az a sor befogadhat. Nem dobsz el kártyát, és nem kell végrehajtanod az Akciót.
rule-abilities-3 = **Eredet forgatása** (1 Ambíció): eggyel elfordul az óramutató járása szerint.
rule-abilities-4 = **További Akció** (2 Ambíció): ebben a körben eggyel több Akciód van.
rule-abilities-5 = Az Ambíció az Elfojtás és néhány fejlesztés árának is része. Elérhetővé válik a körök végén, Elkötelezettségtől, a Keréktől, és néhány képességtől és fejlesztéstől. Egy csapatnak soha nincs több háromnál.
rule-abilities-basic = A képességek ugyanazok.

## Elnyelés

rule-absorb = Elnyelés
rule-absorb-1 = A körödben egyszer elnyelhetsz. Nem kerül semmibe, és nem Akció. A kezdőjátékos az első körében nem teheti meg.
rule-absorb-2 = Válassz egy Szférát, amely arra a Birodalomra néz, amelyben Szellemed áll, vagy a Határvidéke melletti két Birodalom egyikére.
rule-absorb-3 = Vegyél el belőle 2 Akaraterőt, és 1-gyel többet minden Szellemeddel szomszédos Határvidékért, amelyet csapatod irányít. Néhány képesség ehhez hozzátesz. Többet nem vehetsz el, mint amennyi van.
rule-absorb-4 = Ha akarod, kérd a Szféra [bónuszát](#origin).
rule-absorb-5 = Vedd el azt az Akaraterőt, amelyet képességek adnak a készletből; azután húzhat Gyönyör.
rule-absorb-6 = Ha a Szféra most üres, [Kinyilatkoztatás](#revelation) jön.
rule-absorb-7 = Az Eredet eggyel elfordul.
rule-absorb-example = Szeretet az Indítékok Völgyében áll, mindkét oldalán Derű egy Határvidékével. 2 + 1 + 1 = 4 Akaraterőt vesz el Alázatból, amelyben 5 volt, és bónuszként 1 Esszenciát kap. Azután az Eredet elfordul, és Alázat az Érzékek Bölcsőjéhez megy az utolsó Akaraterejével.
rule-absorb-basic = Az Elnyelés ugyanaz, a Szellemek képességei nélkül.

## Érzelmek

rule-emotions = Az Érzelmek és képességeik
rule-emotions-1 = Egy kártya mutatja az Érzelem csapatát, a [Hangulatát](~vibe) és egy sor Esszenciahelyet, mindegyik alatt egy számmal. **Gyenge**, **Erős** vagy Kezdő Érzelem (Fényesség, Sivárság). Az Esszencia balról tölti fel a helyeket.
rule-emotions-2 = A legtöbb Érzelemnek van képessége. Némelyik egyszer működik, **játékba kerüléskor**: a Gyengéé, amikor ébresztik, az Erősé, amikor megerősítéssel létrejön. Mások addig működnek, **amíg a táblán vannak**, az ellenfelek köreiben is, ha a szövegük az ellenfelekről szól.
rule-emotions-3 = „Te” az a játékos vagy, akinek a köre van, ha az Érzelem a csapatáé. Ha egy szöveg azt mondja, hogy tehetsz valamit, te döntesz; egyébként meg kell tenned, amennyire lehetséges. Ami semmilyen hatással nem járna, az nem történik meg.
rule-emotions-4 = A „szomszédos” a gyűrűben az előtte vagy utána lévő helyet jelenti. A **lánc** egy csapat egymás utáni helyeken lévő Érzelmeinek sora.
rule-emotions-5 = Ugyanannak az Érzelemnek két példánya egyaránt számít, hacsak a szöveg mást nem mond. Az összehasonlítások azután történnek, hogy minden ki van fizetve, és az Esszencia a helyén van.
rule-emotions-6 = Ha egy pillanatban több képesség működik, az a csapat jön előbb, amelynek a köre van, azután a többi a játékosok sorrendjében; egy csapaton belül az alacsonyabb számú hely jön előbb.
rule-emotions-7 = Az Esszencia, amelyet egy Érzelemre teszel, a saját tábládról jön, hacsak a szöveg mást nem mond. Soha nem lehet több, mint ahány helye az Érzelemnek van.
rule-emotions-8 = Minden kártya megvan a [kártyaböngészőben](/cards), a nehezebbekhez fűzött megjegyzésekkel és a forrásával: hogy közzétett szabályok mondják-e meg, mit tesz, vagy ehhez a programhoz készült.
rule-emotions-basic = A Gyenge Érzelmek és képességeik használatban vannak, az Erősek nem.

## Intenzitás

rule-intensity = Intenzitás
rule-intensity-1 = Egy Érzelem **Intenzitása** az utolsó Esszenciája alatti szám. A legtöbb kártyán a több Esszencia több Intenzitást jelent, de nézd meg jól: néhányon nem változik, egyen pedig csökken.
rule-intensity-2 = Ehhez jön az **Intenzitásjelölője**, ha egy képesség adott neki. Egy Érzelmen legfeljebb egy jelölő lehet, legfeljebb +6-os. A jelölő nem Esszencia, és elvész, amikor a kártya lekerül a tábláról.
rule-intensity-3 = Azután jön az Érzelem saját képességének bónusza, végül Tisztaság, amely korlátozza az eredményt. Az Intenzitás soha nem kevesebb 0-nál.
rule-intensity-example = Izgatottság számai 1, 2, 3. 2 Esszenciával Intenzitása 2. Egy harmadik Esszenciával 3 lenne.
rule-intensity-basic = Az Intenzitás ugyanaz. Tisztaság, mivel Erős Érzelem, nincs a játékban.

## Irányítás

rule-control = Határvidékek és Birodalmak irányítása
rule-control-1 = Az irányítás mindig naprakész. Abban a pillanatban változik, amikor egy Érzelem, az Intenzitása vagy egy Erőd változik.
rule-control-2 = **Egy Határvidékről** a [Triádja](~triad) dönt: három hely. Ha csak egy csapatnak van ott Érzelme, az irányítja a Határvidéket, akár 0 Intenzitással is. Egyébként az, amelyiknek az Intenzitása összesen nagyobb. Egyenlőségnél, vagy ha nincs ott Érzelem, senki sem.
rule-control-example = Az Indítékok és Érzékek Triádjában Bátorság van 2-vel, Féltékenység 2-vel és Kedvesség 1-gyel. Derűnek 3-ja van, Borúnak 2-je: Derű irányítja a Határvidéket.
rule-control-3 = **Egy Birodalomról** négy hely dönt: a saját kettő, és a határain lévő két Határvidék helye. Minden csapat összeadja ott lévő Érzelmeinek Intenzitását, és 1-et vagy 2-t az Erődjéért. A nagyobb összeg irányítja a Birodalmat; egyenlőségnél senki sem.
rule-control-4 = **Blokkolás:** egy Határvidéken lévő Érzelem nem számít egy Birodalomban, amíg a Birodalom vele szomszédos helyén ellenfél Érzelem van. A saját Triádjában továbbra is számít, és a másik oldalán lévő Birodalomban is, ha ott nincs szintén blokkolva.
rule-control-second = Az Érzékek Bölcsőjében Derűnek Derűlátás (1) és a Határvidékről Izgatottság (2) számít. Óhajt a másik Határvidéken Ellenszenv blokkolja. Borúnak Ellenszenv (2) és egy Kisebb Erőd (1) számít. Három három ellen: senki sem irányítja a Birodalmat.
rule-control-5 = Egy Birodalom irányítása olcsóbbá teszi az [Akcióját](#realm-actions). Egy Határvidék irányítása növeli azt, amit mellette [elnyelsz](#absorb). Mindkettő számít a [Törekvéseknél](#aspirations).
rule-control-basic = Az irányítás ugyanaz.

## Törekvések

rule-aspirations = Törekvések
rule-aspirations-1 = A kilenc **Közös Törekvés** egy sorban fekszik, mindenki láthatja. Az első, amely még képpel felfelé van, az aktuális. Emellett minden csapatnak van egy **Rejtett Törekvése**, a saját paklijának felső lapja, amelyet csak az a csapat ismer.
rule-aspirations-2 = Egy Törekvést az a csapat teljesít, amelynek szigorúan **több** van abból, amit számol. Egyenlőségnél senki sem teljesíti. Egy csapat az aktuális Közös Törekvést és a saját Rejtett Törekvését teljesítheti, a másik csapatét soha.
rule-aspirations-3 = **Hozzáállás:** az általad irányított Birodalmak.
rule-aspirations-4 = **Nyitottság:** az általad irányított Határvidékek.
rule-aspirations-5 = **Tudatosság:** azok a Triádok, amelyekben legalább egy Érzelmed van.
rule-aspirations-6 = **Egység:** a leghosszabb láncodban lévő Érzelmek.
rule-aspirations-7 = **Élénkség:** az Érzelmeiden lévő Esszencia.
rule-aspirations-8 = **Sokoldalúság:** különböző Hangulatok az Érzelmeid között. Fényességnek és Sivárságnak nincs.
rule-aspirations-9 = **Lelkierő:** az Erődjeid Intenzitása összesen.
rule-aspirations-10 = **Érzékenység:** a legintenzívebb egyetlen Érzelmed Intenzitása.
rule-aspirations-11 = **Tükröződés:** azok a Birodalmak, amelyeket a tábla átellenes oldalán lévő Határvidékkel együtt irányítasz.
rule-aspirations-example = Derűnek négy egymás utáni Érzelme van a 13., 14., 0. és 1. helyen, mert a gyűrű ott nem szakad meg. Fényesség a 3. helyen külön van. Egységben Derű 4–3-ra vezet, Tudatosságban 3 Triáddal 2 ellen.
rule-aspirations-second = Az Indítékok Völgye és vele szemben a Gondolatok és Vágyak Határvidéke: Derű mindkettőt irányítja, így egy párja van Tükröződéshez.
rule-aspirations-basic = Érzékenység és Tükröződés mindenhonnan kimarad: hét Közös Törekvés van, és hét Rejtett minden csapatnak.

## Kinyilatkoztatás

rule-revelation = A Kinyilatkoztatás
rule-revelation-1 = Amikor egy Elnyelés kiürített egy Szférát, sorban ezek történnek:
rule-revelation-2 = **Felfedés.** Minden csapat megmutatja a Rejtett Törekvését.
rule-revelation-3 = **Összevetés.** Nézzétek meg, ki teljesíti a Közös Törekvést, és teljesíti-e minden csapat a saját Rejtett Törekvését.
rule-revelation-4 = **A Személyiség építése.** Az a csapat, amely az egyiket teljesítette, Kisebb Töredéket ad a Személyiséghez, amely mindkettőt, az Nagyobbat. Az a csapat, amelynek abból a fajtából nem maradt, később a Záró Töredékét adja hozzá, és a játék [véget ér](#end).
rule-revelation-5 = **A következő Közös Törekvés.** Az aktuális lefordul. Ha egy csapat Nagyobbat adott hozzá, a másik csapat eltávolít egyet a megmaradtak közül. Az első megmaradt lesz az aktuális; ha egy sem maradt, a játék véget ér.
rule-revelation-6 = **Új Rejtett Törekvések.** A megmutatottak visszakerülnek a dobozba. Az a csapat, amely egyiket sem teljesítette, megnézheti paklija három felső lapját, és az egyiket felülre teheti; ennek különböznie kell az új Közös Törekvéstől. Mindenki más addig kever, amíg a felső lapja nem különbözik tőle. Az a csapat kezdi, amelynek a köre van. Ha nem maradt Közös Törekvés, mindez elmarad.
rule-revelation-7 = **Az Erőd.** Ha annak a Birodalomnak, amelyre a kiürült Szféra néz, Erődje van, annak Töredéke a gazdája javára a Személyiségbe kerül. Az épp ebben a körben épített vagy felmagasztalt Erőd a helyén marad.
rule-revelation-8 = **Zárás.** A járó Záró Töredék most kerül be. Ha mindkét csapatnak jár egy, az a csapat adja hozzá a magáét, amely kiváltotta a Kinyilatkoztatást, a másik pedig 4 pontot kap a Kerekén, a Kerék bónuszai nélkül.
rule-revelation-9 = **Feltöltés.** A Szféra újra 7 Akaraterőre töltődik, és a kör folytatódik.
rule-revelation-10 = Akinek a köre van, a saját csapatáért dönt. A másik csapatért az a játékosa dönt, aki legközelebb jön. Ha egy csapat paklijában nincs a Közös Törekvéstől különböző lap, a következő Kinyilatkoztatásig nincs Rejtett Törekvése.
rule-revelation-example = Az aktuális Törekvés Nyitottság. Derű három Határvidéket irányít, Ború kettőt: Derű teljesíti. Derű saját Rejtett Törekvése Egység, és Ború lánca hosszabb. Így Derű kettőből egyet teljesített, és egy 3 pontot érő Kisebb Töredéket ad hozzá.
rule-revelation-basic = A Kinyilatkoztatás ugyanaz.

## Szándékok

rule-intentions = Szándékok és a Kerék
rule-intentions-1 = A **Szándékok** olyan tettek, amelyek azonnal pontot érnek a csapatodnak, ha a saját körödben viszed véghez őket. Egy körben az első Szándék 1 pontot ér, minden további abban a körben 2-t, akkor is, ha ugyanaz a tett egy későbbi Akcióban. Egy Akció vagy képesség minden Szándékért legfeljebb egyszer ad pontot. Amit az előkészületek közben teszel, nem ér pontot.
rule-intentions-2 = A csapattábla A oldalán ezek vannak:
rule-intentions-3 = **Visszafojtás:** vegyél le legalább 1 Esszenciát egy Elfojtás Akcióval.
rule-intentions-4 = **Nagy korty:** vegyél el legalább 4 Akaraterőt egy Szférából egyetlen Elnyeléssel.
rule-intentions-5 = **Csordultig:** tegyél Esszenciát csapatod egyik Érzelmének utolsó szabad helyére, de nem Fényességére vagy Sivárságéra. A Megerősítéssel átkerülő Esszencia nem számít, és az sem, amelyet Önzetlenség ad kölcsön.
rule-intentions-6 = **Teljes sor:** tedd le a negyedik jelölőt az egyik sorodba.
rule-intentions-7 = A B oldalon szintén van Visszafojtás, és ezek:
rule-intentions-8 = **Alapítás:** csapatod egyik Erődje a Személyiségbe kerül egy általad kiváltott Kinyilatkoztatásban.
rule-intentions-9 = **Növekedés:** erősíts meg egy Érzelmet.
rule-intentions-10 = **Szintek:** először legyen táblád minden sorában legalább 1 jelölő; később legalább 2, 3 és 4. Minden szint játékonként egyszer számít minden játékosnak.
rule-intentions-11 = A pontokat csapatod **Szándékkereke** számolja. A 2, 8 és 14 elérésekor vagy átlépésekor 1 Esszenciát kapsz, a 4, 10 és 16 elérésekor kártyát húzol, a 6, 12 és 18 elérésekor egy Ambíció elérhetővé válik. Az kapja, akinek a köre van. Az a csapat, amely 20-on vagy többön áll, e kör után véget vet a játéknak.
rule-intentions-example = Elfojtasz (1 pont). Később a körben elnyelsz 4 Akaraterőt (2 pont). Ha a Kerék 3-on állt, most 6-on van: kártyát húzol, amikor eléred a 4-et, és 6-nál egy Ambíció elérhetővé válik.
rule-intentions-basic = Nincsenek Szándékok. A Kerék 0-n marad, a második Záró Töredék helyett járó 4 pont kivételével, és nem vethet véget a játéknak.

## A vége

rule-end = Vége és pontok
rule-end-1 = A játék az után a kör után ér véget, amelyben ezek egyike megtörtént:
rule-end-2 = Nem maradt Közös Törekvés.
rule-end-3 = Egy csapatnak nem maradt abból a Töredékből, amely járt neki.
rule-end-4 = Egy csapat elérte a 20-at a Kerekén.
rule-end-5 = A körök száma elérte a határt, ha beállítottatok egyet. Ahol csak programok játszanak, ez 200 kör.
rule-end-6 = Azután minden csapat összeadja: a Kerekét, a Személyiségben minden Kisebbért 3, minden Nagyobbért 5 és a Záró Töredékéért 4 pontot. A még Erődhelyükön álló Erődök nem számítanak.
rule-end-7 = A több pont nyer. Egyenlőségnél az a csapat győz, amelynek Záró Töredéke bekerült; ha nincs ilyen, döntetlen.
rule-end-basic = Húsz a Keréken nem fordulhat elő. A többi ugyanaz.

## A kezdőjáték

rule-basic = A kezdőjáték
rule-basic-1 = Először ezt játszd. Ugyanaz a játék, kevesebb résszel:
rule-basic-2 = Minden [rögzített helyekről](#setup) indul; a Mozgás, az Ébresztés, az Elfojtás és az Erődítés fel van oldva.
rule-basic-3 = Nincs [Megerősítés](#empower), és nincsenek Erős Érzelmek.
rule-basic-4 = Nincsenek [Szándékok](#intentions). Minden pont a Személyiségből jön, a második [Záró Töredék](#revelation) helyett járó 4 kivételével.
rule-basic-5 = A [Szellemeknek](#spirits) nincs képességük, és tábláik A oldala van használatban.
rule-basic-6 = Az Érzékenység és a Tükröződés [Törekvés](#aspirations) kimarad.
rule-basic-7 = Mindenki csapata kezdőpaklijával játszik, hacsak nem választotok másikat.

## Szellemek

rule-spirits = A Szellemek és tábláik
rule-spirits-1 = Minden csapatnak négy Szelleme van. Egy Szellemnek saját képessége, hozzá készült paklija és kétoldalú táblája van. Az A oldal mindegyiké ugyanaz; a B oldal Szellemenként más, és olyan fejlesztései vannak, amelyek az A oldalon nincsenek. Minden játékos ugyanazt az oldalt használja.
rule-spirits-2 = A B oldalon néhány ismert fejlesztésnek más az ára; ez lép a szokásos helyére.
rule-spirits-3 = Minden Szellem, táblájának mindkét oldalával, a [kártyaböngészőben](/cards#spirits) van.
rule-spirits-basic = A Szellemek csak névben és külsőben különböznek.

## Kevesebb játékos

rule-shaper = Két vagy három játékos: a Formáló
rule-shaper-1 = A **Formáló** egyetlen Szellem, amely egy egész csapatot alkot: egy pakli, egy kéz, a szokásos javak, és a csapat minden Ambíciója.
rule-shaper-2 = **Két játékos:** két Formáló játszik felváltva. Sorsolás dönti el, melyik kezd, 6 Akaraterővel és az első körben Elnyelés nélkül.
rule-shaper-3 = **Három játékos:** a kétfős csapat elsőként és harmadikként játszik, a Formáló másodikként és negyedikként. A Formáló minden köre teljes kör.
rule-shaper-4 = A Formálónak két Kezdő Érzelme van. Az elsőt a Szellemmel együtt teszi le. A második egy második körben következik, mintha egy második Szellem állna egy Határvidéken, amelyet senki sem foglalt el.
rule-shaper-5 = Vagy pedig egyetlen ember játszik egy csapat mindkét Szellemével egy négyfős játékban.
rule-shaper-basic = A Formáló Érzelmei csapatának mindkét helyét elfoglalják, Szelleme pedig az elsőt közülük.

## A harmadik csapat

rule-balance = Három csapat: Egyensúly
rule-balance-1 = A teljes játékhoz egy harmadik csapat is csatlakozhat, három–hat játékosnak: **Egyensúly**, Értelem és Megérzés Szellemekkel. Azt akarja, hogy a másik kettő egyike se kerekedjen felül. Minden más fejezet érvényes, a következők kivételével.
rule-balance-2 = **Játékosok:** hat Szellem, minden csapatban kettő. Öt játékosnál egy csapat [Formáló](#shaper), négynél kettő, háromnál mind.
rule-balance-3 = **Előkészületek:** minden Szféra 8 Akaraterővel kezd, és 8-ra töltődik. Tükröződés nincs a játékban. A többi nyolc Közös Törekvésből hat kisorsolt alkotja a sort.
rule-balance-4 = **Sorrend:** Derű és Ború váltakozik, és minden harmadik kör Egyensúlyé; hogy egy csapatból ki jön előbb, azt sorsolás dönti el. Ha Derű és Ború közül csak az egyik Formáló, a másik csapat kezd. A Formáló játssza csapatának minden körét.
rule-balance-5 = **Kezdés:** Egyensúly Szellemei jönnek utoljára, mindegyik bármelyik Határvidékre, akár foglalt, akár nem, Érzelem nélkül. Mindegyiknek 1 Derű-Esszenciája és 1 Ború-Esszenciája van, és egy nyolc Semlegességből álló paklija, minden Hangulatból kettővel.
rule-balance-6 = Egyensúlynak nincs saját [Esszenciája](~essence). Játékosai Derű és Ború Esszenciáját tartják. Valahányszor Esszenciát kapnak, mindegyiknél külön megválasztják a fajtáját.
rule-balance-7 = Egy Egyensúly-Érzelmen csak egyfajta Esszencia van, az, amellyel ébresztették, és annak a csapatnak **számít**: az irányításban, a blokkolásban és a Törekvéseknél. Minden másban Egyensúlyé, és mindkét másik csapatnak ellenfele. Egy Egyensúly-Erőd szintén az egyiküknek számít, az irányításban és Lelkierőnél.
rule-balance-8 = **Mozgás:** Egyensúly Szellemei bárkivel osztoznak a mezőkön, és senkinek sem állnak az útjában.
rule-balance-9 = **Ébresztés:** egyfajta Esszenciával. Minden, ami később rákerül, ugyanolyan fajta. Amit Félelem és Rettegés kér, bármelyik fajta lehet.
rule-balance-10 = **Elfojtás:** csak Derű és Ború Érzelmeit; ők is elfojthatják Egyensúlyéit.
rule-balance-11 = **Erődítés:** 1 Esszenciával többe kerül. Építéshez ez a Birodalmat irányító csapaté, vagy bármelyiké, ha senki sem irányítja, és az Erőd annak a csapatnak számít. Felmagasztaláshoz azé a csapaté, amelynek az Erőd számít, és a Birodalmat nem irányíthatja a másik. Egy csapat Erődjének lerombolásához a másiké.
rule-balance-12 = **Megerősítés:** egy Semlegesség Egyensúly bármelyik, a táblán nem lévő Erős Érzelmévé válik; az Erős mondja meg, mennyi Esszencia kell hozzá. A [Hangulatát](~vibe) te választod. Azután az ő képessége jön, majd a távozó Semlegességé.
rule-balance-13 = **Elnyelés:** a csapat irányította Határvidékek helyett minden, a Szellemmel szomszédos Triád, amelyben Egyensúly-Érzelem van, 1-gyel több Akaraterőt hoz.
rule-balance-14 = **Birodalomakciók:** Egyensúly nem irányít Birodalmat. Értelem mindig 1 Akaraterővel kevesebbet fizet, Megérzés mindig a teljes árat.
rule-balance-15 = [Kinyilatkoztatáskor](#revelation) Derű és Ború a szokásos módon hasonlít. Egyensúly csak a Rejtett Törekvését nézi, amelynek két feltétele van. Az egyik, hogy Derű és Ború között pontos holtverseny legyen benne; semmi semmi ellen is holtverseny. Ha a kettő egyike teljesül, Egyensúly Kisebb Töredéket ad hozzá, ha mindkettő, Nagyobbat. A másik feltétel:
rule-balance-16 = **Hozzáállás:** legalább három Egyensúly-Érzelem van Birodalmak helyein.
rule-balance-17 = **Nyitottság:** legalább két Határvidék helyén van Egyensúly-Érzelem.
rule-balance-18 = **Tudatosság:** legalább három Triádban van Egyensúly-Érzelem.
rule-balance-19 = **Egység:** legalább két Egyensúly-Érzelem tartozik leghosszabb láncokhoz, Derűéihez és Borúéihoz. Egyetlen Érzelem nem lánc.
rule-balance-20 = **Élénkség:** van Egyensúly-Érzelem, és rajtuk összesen ugyanannyi Derű-, mint Ború-Esszencia van.
rule-balance-21 = **Sokoldalúság:** legalább két Egyensúly-Érzelemnek olyan Hangulata van, amilyen semmi másnak, ami ugyanannak a csapatnak számít.
rule-balance-22 = **Lelkierő:** legalább két Egyensúly-Erőd áll a táblán.
rule-balance-23 = **Érzékenység:** egy Egyensúly-Érzelem Intenzitása legalább 3.
rule-balance-24 = Nagyobb Töredékért nem távolítanak el Közös Törekvést. Ehelyett, miután az aktuális lefordult, a legkevesebb ponttal rendelkező csapat a megmaradtak egyikét a sorban másik helyre teheti; több ilyen csapat közül sorsolás dönt.
rule-balance-25 = Ha több csapatnak jár Záró Töredék, az adja hozzá a magáét, amelyik kiváltotta a Kinyilatkoztatást, ha pedig neki nem jár, akkor a körök sorrendjében a következő. Minden másik 4 pontot kap a Kerekén.
rule-balance-example = Derű és Ború két-két Birodalmat irányít. Egyensúly Rejtett Törekvése Hozzáállás: holtverseny, tehát egy feltétel teljesül. Csak két Érzelme van Birodalmak helyein, tehát a másik nem. Egyensúly Kisebb Töredéket ad hozzá.
rule-balance-second = Két Semlegesség van a Triádban. A 2 Derű-Esszenciával rendelkező Derűnek számít, 2 Intenzitással. A 3 Ború-Esszenciával rendelkező Borúnak, 3-mal: így Ború irányítja a Határvidéket, anélkül, hogy saját Érzelme lenne ott. Egyensúly Erődje az Érzékek Bölcsőjében szintén Borúnak számít, a fölötte lévő jel szerint.
rule-balance-basic = Nincs harmadik csapat.

## Ego ellen

rule-ego = Egyedül vagy együtt: Ego
rule-ego-1 = Egy vagy két ember **Ego** ellen is játszhat, egy csapat ellen, amely magától játszik. Kártyái mondják meg, mit akar, szabályai, hogyan lát hozzá, és minden lépését az okával együtt mondjuk el. Minden más fejezet érvényes, a következők kivételével.
rule-ego-2 = **Játékosok:** egy ember két Szellemmel, két ember egy-egy Szellemmel, vagy egy ember [Formálóként](#shaper). Derűvel vagy Borúval játszanak; Ego a másik csapattal, két saját Szellemével, Kapuőrrel és Befolyásolóval.
rule-ego-3 = **Kezdés:** a helyeket sorsolják. Az egyik Birodalomban mindkét félnek van egy Kezdő Érzelme, két másikban egy-egy, mind különböző Triádban: mindkét fél 1 Birodalmat és 2 Határvidéket irányít. Az emberek Szellemei az Érzelmeik melletti két Határvidéken állnak: aki elsőként játszik, választ egyet, a második Szellem a másikat kapja. Kapuőr azon a Határvidéken áll, amely Egónak a közös Birodalomban lévő Érzelme mellett van, Befolyásoló abban a Birodalomban, amelyet Ego irányít.
rule-ego-4 = **Sorrend:** egy ember, Kapuőr, egy ember, Befolyásoló. Az emberek kezdenek; az elsőnek 6 Akaratereje van, és abban a körben nem nyelhet el.
rule-ego-5 = **Amije Egónak van:** Akaraterő, az elején semmi; egy pakli csapatának 16 Gyenge Érzelméből, mindegyikből egy, képpel lefelé; Rejtett Törekvések, amelyeket senki sem néz meg; és tizenkét [Művelet](~scheme), egyikük képpel felfelé. Amit a táblára tesz, a készletből jön.
rule-ego-6 = **Amije Egónak nincs:** táblák, kéz, Ambíció, Szándékok, Erős Érzelmek, bevétel, a Szférák vagy a Kerék bónuszai. Szellemeinek és Érzelmeinek nincs képességük.
rule-ego-7 = **A te Érzelmeid** a szokásos módon működnek, két kivétellel. Ami olyat venne el Egótól, amije nincs vagy amivel nem fizet, az ehelyett 2 Akaraterőt hoz neked, amikor játékba kerül; a kártya megmondja. Biztonság mellett elfojtani pedig Egónak 2 Akaraterőbe kerül; csak akkor teszi, ha nincs más Elfojtás, amely nem árt neki.
rule-ego-8 = [Kinyilatkoztatáskor](#revelation) Ego megmutatja a Rejtett Törekvését, azután legfeljebb 2 Akaraterejét egyenként 1 pontra váltja. Ahol a csapatának választása van, azt a Közös Törekvést távolítja el, amelyben a legrosszabbul áll, és az első olyan Rejtett Törekvését veszi, amely különbözik a Közöstől.
rule-ego-9 = A játék a szokásos módon ér véget, de a Kerekek közül csak a tiétek vet véget neki. Ego ezenkívül 2 pontot kap minden Kisebb és 4-et minden Nagyobb Töredékért, amely Erődként a táblán van.
rule-ego-basic = Ego nem kap pontot kudarcba fulladt akciókért és Akaraterőért, és nem hajt végre Különleges Műveletet. A helyeket a kezdőjátékban is sorsolják, azt is, hogy két Szellem közül melyik melyik Határvidéken áll; egy Formáló választ.

rule-ego-thinks = Hogyan gondolkodik Ego
rule-ego-thinks-1 = Ego kiszámítható, és ez a te esélyed. Egy köre így zajlik:
rule-ego-thinks-2 = **Műveletek:** felfednek egy második Műveletet az ott fekvő mellé. Az első teteje adja a célt és az első akciót, a második alja a másik kettőt.
rule-ego-thinks-3 = **Három akció,** azzal a Szellemmel, amelynek a köre van. Kettőjük előtt legfeljebb 2 mezőt mozoghat, a te Szellemeid mellett elhaladva, de soha nem állhat meg egyikükkel közös mezőn.
rule-ego-thinks-4 = **Kudarcok:** az az akció, amelyre nincs lehetőség, vagy amely csak visszavetné Egót, kudarcot vall. A kör elsője 1 pontot hoz neki. Kettőből vagy háromból [Különleges Művelet](~special-scheme) lesz.
rule-ego-thinks-5 = **Egy utolsó lépés:** az a Szellem, amelyik nem mozgott, egy mezőt megy a legközelebbi felé, ahol tehetne valamit a céljáért.
rule-ego-thinks-6 = **Elnyelés:** 1 Akaraterő egy mellette lévő Szférából, vagy 2 egy olyan Határvidék mellett, amelyet Ego irányít. 2-ből 1-et tart meg, 1-ből egyet sem. Ha a Kinyilatkoztatást ti nyernétek meg, nem ürít ki Szférát azzal, hogy 2-t vesz, és a telibbikből vesz; egyébként az üresebbikből.
rule-ego-thinks-7 = Felfedik **a következő Műveletet**, hogy lásd.
rule-ego-thinks-8 = A **cél** egy Törekvés: a Közös, a sorban következő, vagy Ego Rejtett Törekvése, amelyről csak annyit tudsz meg, hogy rejtett cél.
rule-ego-thinks-9 = Ego minden akciónál megnézi az összes **lehetőséget**: minden elérhető mezőt és mindent, amit ott tehet. Ébresztheti a felső kártyáját 1 Esszenciával egy üres helyre, fokozhat 1-gyel, elfojthat 1-gyel, vagy építhet, felmagasztalhat vagy lerombolhat egy Erődöt. A legnagyobb [Hatású](~impact) lehetőséget választja: ahol a célban elért száma, mínusz a tiétek, a legtöbbet nő. Ha több egyenlő, ebben a sorrendben dönt:
rule-ego-thinks-10 = ami több Birodalmat hoz neki, mínusz a tiéitek;
rule-ego-thinks-11 = ami több Határvidéket hoz neki, mínusz a tiéitek;
rule-ego-thinks-12 = ami több Intenzitást hoz az Érzelmeinek, mínusz a tiéitekét;
rule-ego-thinks-13 = Erődöknél előbb építeni, azután felmagasztalni, végül lerombolni;
rule-ego-thinks-14 = amit mozgás nélkül megtehet;
rule-ego-thinks-15 = amit Kapuőr Határvidékről, Befolyásoló Birodalomból megtehet;
rule-ego-thinks-16 = és ha még mindig egyenlők, sorsolás dönt.
rule-ego-thinks-example = Kapuőr a Vágyak és Értékek Határvidékén kezd; a kép a köre utáni táblát mutatja, és izzik, amihez hozzányúlt. A 2. és az 5. Művelet azt mondja: cél a Közös Törekvés, amely Hozzáállás; Ébresztés, Elfojtás, Ébresztés. Te 2 Birodalmat irányítasz, Ego 1-et. **Ébresztés:** felső kártyája Bizalmatlanság. A Határvidék saját helyén az Értékek Ligetét Egónak dönti el, a Vágyak Földjét senkinek: 2–1-ből 1–2 lesz, több, mint bármelyik más lehetőséggel. **Elfojtás:** a Vágyak Földjére megy, és leveszi az Esszenciát Fényességről, amely lekerül: 1–3. **Ébresztés:** Sóvárgás a Gondolatok és Vágyak Határvidékén meghozza a Gondolatok Hálóját: 1–4. Két mező egyformán jó volt; Kapuőr a Határvidéket kedveli.
rule-ego-thinks-17 = Nézd hát a képpel felfelé fekvő Műveletet. Hol fog állni a következő Szellem, mit ér el, és az mit tenne a céljával? Egy hely, amelyet betöltesz, egy Érzelem több Esszenciával, mint amennyit egy Elfojtás levesz, és egy Szellemed a megfelelő mezőn: ezeken nem jut túl.
rule-ego-thinks-18 = Ez a tizenkét Művelete:
rule-ego-thinks-19 = Ego **Közepes** szinten játszik, vagy lépésekkel nehezebben vagy könnyebben. Egy szint minden lépést magával hoz közte és a Közepes között; a saját asztalodnál egyes lépéseket is választhatsz.
rule-ego-thinks-basic = Ugyanígy gondolkodik; csak a kudarcok és a Különleges Műveletek nem hoznak neki semmit.

## A 2017-es prototípus

rule-prototype-rounds = A 2017-es prototípus
rule-prototype-rounds-1 = 2017-ben, megjelenése előtt, a játék másik játék volt ugyanazon a táblán. A [tábla](#board), az [irányítás](#control) és a blokkolás olyan, mint a többi fejezetben. De nincsenek Erődök, Ambíció, Szándékok és Kerék, színtelen jelölők, Intenzitásjelölők és kezdőjáték, és egy táblának egy oldala van.
rule-prototype-rounds-2 = Derű Harmónia és Empátia, Ború Szorongás és Gonoszság. Négyen játszhatnak, [Formálókkal](#prototype-points) hárman vagy ketten is.
rule-prototype-rounds-3 = Van egy korlátlan kezed, egy tizennégy Gyenge Érzelemből álló, képpel lefelé fekvő **paklid** és egy nyílt **dobópaklid**. Ha üres pakliból húzol, előbb a dobópaklit új paklivá keverik; ha az is üres, nem húzol semmit. Csapatod nyolc Erős Érzelméből is van egy-egy példányod. A csapattársak látják egymás kezét.
rule-prototype-rounds-4 = Az **előkészületeket** többnyire a program végzi:
rule-prototype-rounds-5 = Minden Szféra 5 Akaraterőt kap. Az óramutató járása szerint: Szorgalom, Alázat, Tudás, Elkötelezettség és Kreativitás; az Eredetet véletlenszerűen elforgatják.
rule-prototype-rounds-6 = A hét Közös Törekvésből egyet felfednek: ez az aktuális. Egy másik nyíltan fekszik a játék végére. A többi öt pakli, képpel lefelé.
rule-prototype-rounds-7 = Minden csapatnak ugyanaz a hét van. Egyikük a Rejtett Törekvése, és különbözik az aktuális Közöstől; egy másik a végére szóló Törekvése, és különbözik a végére szóló Közöstől. Ezeket csak a csapat ismeri. A többi öt a paklija.
rule-prototype-rounds-8 = Minden játékosnak 4 Akaratereje, 2 Esszenciája és három kártyája van, és nincs jelölője. Egy kisorsolt csapat kezd; a másik csapat minden játékosának 1-gyel több Akaratereje van.
rule-prototype-rounds-9 = A nem kezdő csapat tesz le először, azután a csapatok váltakoznak; egy kétfős csapat kiválasztja, ki jön előbb. A Szellemedet olyan Határvidékre teszed, amelynek Triádja üres, és amelyet senki sem foglalt el, Fényességedet vagy Sivárságodat pedig, 1 Esszenciával a készletből, annak a Triádnak a két Birodalomhelye egyikére. Négy további Sivárság Szorongásnak van félretéve.
rule-prototype-rounds-10 = **Öt fordulót** játszunk. Amikor egy forduló kezdődik, egy kétfős csapatnak 8 Lelkiereje van, a következő fordulókban 9, 10, 11 és 12; egy Formálónak mindig 1-gyel több. Az első fordulót a kisorsolt csapat kezdi, minden másikat az, amelyiknek kevesebb Töredéke van, Kisebb és Nagyobb egyaránt; ha ugyanannyi, az, amelyiknek kevesebb Nagyobbja; ha az is egyenlő, az, amelyiknek előbb fogyott el a Lelkiereje.
rule-prototype-rounds-11 = A csapatok **körei** váltakoznak. Amikor egy csapat első köre kezdődik egy fordulóban, kiválasztja, melyik játékosa játssza; azután a játékosai váltakoznak. Egy–három Akciót hajtasz végre, amelyeket akarod, amíg csapatodnak van Lelkiereje: mindegyik 1-et vesz el belőle, amikor megnevezed. Egy Lelkierő nélküli csapatnak nincs több köre, és a másik egyedül játszik tovább, amíg neki sem marad.
rule-prototype-rounds-12 = **Két forduló között** visszatér az Elszántságon lévő Akaraterő, minden játékos húz egy kártyát, egy Formáló kettőt, és amit fordulónként egyszer tehetsz, azt újra megteheted.
rule-prototype-rounds-13 = Hogy egy csapatból melyik játékos az első, azt attól kérdezzük, akit elsőként neveztek meg. Kinyilatkoztatáskor a soron lévő játékos dönt a saját csapatáért, a másikért pedig az a játékos, akinek a köre következne.

rule-prototype-actions = A prototípus: akciók
rule-prototype-actions-1 = A **Birodalomakciók** bárhonnan végrehajthatók. A Birodalom irányításával 1 Akaraterővel kevesebbe kerülnek. Amelyik nem tenne semmit, azt nem kínáljuk fel.
rule-prototype-actions-2 = **Akaraterő szerzése** (1, irányítással 0): kapsz 3 Akaraterőt.
rule-prototype-actions-3 = **Érzelmek húzása** (1, irányítással 0): húzz két kártyát, egyet tarts meg, a másikat dobd el.
rule-prototype-actions-4 = **Érzelem mozgatása** (2, irányítással 1): hozd csapatod egyik Érzelmét, Esszenciájával együtt, bárhonnan a Szellemeddel szomszédos egyik üres helyre.
rule-prototype-actions-5 = **Fokozás** (1, irányítással 0): tegyél 1 saját Esszenciát csapatod egyik, Szellemeddel szomszédos Érzelmére.
rule-prototype-actions-6 = **Esszencia gyűjtése** (1, irányítással 0): váltsd át annyi Akaraterődet, amennyit akarsz, de legalább 1-et, Esszenciára.
rule-prototype-actions-7 = A **Pihenés** nem tartozik Birodalomhoz, és nem kerül semmibe: kapsz 1 Akaraterőt.
rule-prototype-actions-8 = A **Szellemtáblák** mind egyformák: négy sor, négy-négy fejlesztéssel, és nincs mit feloldani. Rögtön azután, hogy megnevezted egy sor akcióját, egy jelölőt tehetsz rá: dobj el egy kártyát, az Eredet kegyeltjéért és a Rendíthetetlenért kettőt, és vegyél egy jelölőt az egyikük Hangulatában. Azonnal működik. Az akciónak továbbra is lehetségesnek kell lennie.
rule-prototype-actions-9 = Egy sorban soha nincs kétszer ugyanaz a szín. Hogy legyen hely, egy jelölő végleg levehető: az, amelyik magán a helyen van, vagy ha az szabad, a sorban máshol lévő azonos színű. Egy négy jelölős sor tehát nem fogad be többet.
rule-prototype-actions-10 = Az ár nélküli fejlesztések maguktól működnek; a többit fizetés előtt választod. **Elszántság:** egy fordulóban a sora első akciójáért fizetett Akaraterőből 1 ide kerül, és a forduló végén visszatér, akkor is, ha a jelölőt lecserélték. Ha az után az akció után kerül le, a következő fordulót várja.
rule-prototype-actions-11 = **Mozgás** (1 Akaraterő): egy úton a következő mezőre, de ellenfél Szellemhez nem. Sietség és Villámgyorsaság: mindegyik legfeljebb egy mezővel tovább, ellenfél Szellemek mellett elhaladva. Felülkerekedés: megállhatsz ellenfél Szellemnél.
rule-prototype-actions-12 = **Ébresztés** (2 Akaraterő, 1 saját Esszencia): egy Gyenge Érzelem a kezedből a Szellemeddel szomszédos egyik üres helyre, rajta az Esszenciával. Erősítés (+2 Akaraterő): 1 további saját Esszencia rá. Belső erő (+1 Akaraterő): a szükséges Esszencia a készletből jön.
rule-prototype-actions-13 = A **Megerősítés** (2 Akaraterő) az Ébresztés egyik módja, ha jelölő van a Megerősítésen: csapatod egyik, Szellemeddel szomszédos Gyenge Érzelme, amelyen legalább annyi Esszencia van, amennyi a [küszöbe](~threshold), Erős párjává válik, ha az a kártya még megvan neked, és a tiéd lesz. Az Esszencia átkerül, a Gyenge kártya a gazdája dobópaklijába megy. Azután a 2 Akaraterő visszatér; ezért ebből semmi sem kerül az Elszántságra, és abban a fordulóban a későbbi Ébresztések árából sem. Erősítés és Belső erő nem használható vele.
rule-prototype-actions-14 = **Elfojtás** (2 Akaraterő): a Szellemeddel szomszédos egyik ellenfél Érzelem 1 Esszenciát veszít, ha Hangulata megegyezik az Elfojtott Hangulat két helyének egyikén lévő jelölőével. Ha ott bármilyen jelölő van, Fényesség és Sivárság elfojtható. Elfújás (+1 Akaraterő): 1-gyel több Esszencia.
rule-prototype-actions-15 = A levett Esszencia a készletbe kerül. Az az Érzelem, amelyik az utolsót is elveszíti, lekerül a tábláról: a Gyenge a gazdája dobópaklijába, az Erős vissza a gazdájához, aki húz egy kártyát. Fényesség és Sivárság kikerül a játékból, és senki sem húz.
rule-prototype-actions-16 = Csak egy Érzelemnek van képessége: **Tombolás**, amikor megerősítéssel létrejön, minden vele szomszédos ellenfél Érzelemről levesz 1 Esszenciát.
rule-prototype-actions-17 = A **Meditáció** nem kerül semmibe. Minden játékos fordulónként egyszer teheti meg, egy Formáló kétszer, de egy körben nem kétszer:
rule-prototype-actions-18 = Ha akarsz, tegyél le egy jelölőt. A Formáló áldásával eggyel elforgathatod az Eredetet.
rule-prototype-actions-19 = Válaszd a Szellemeddel szomszédos egyik Szférát, és vegyél el belőle 1 Akaraterőt, 1-gyel többet minden melletted lévő Határvidékért, amelyet csapatod irányít, és 1-gyel többet az Eredet kegyeltjével; többet nem, mint amennyi van, és saját döntésből soha nem kevesebbet. A Rendíthetetlen emellett 2 Akaraterőt hoz a készletből.
rule-prototype-actions-20 = Ha a Szféra most üres, [Kinyilatkoztatás](#prototype-points) jön.
rule-prototype-actions-21 = Megkapod a Szféra bónuszát, és még egyszer, ha csapatod egy Nagyobb Töredéke tartozik a Szférához, akár az épp most hozzáadott. Az Eredet bőségével ez egy bármelyik, általad választott Szféra bónusza, ugyanannyiszor.
rule-prototype-actions-22 = Az Eredet eggyel elfordul.
rule-prototype-actions-23 = A bónuszok:
rule-prototype-actions-24 = **Szorgalom:** 2 Akaraterő a készletből.
rule-prototype-actions-25 = **Alázat:** 1 Esszencia.
rule-prototype-actions-26 = **Tudás:** ha akarod, egy bármilyen színű jelölő bármelyik sorod egy olyan helyére, amely egy kártyát kér; nem dobsz el érte egyet sem. Ahol sehová sem illik, elvész.
rule-prototype-actions-27 = **Elkötelezettség:** 1 Lelkierő a csapatodnak, azon túl is, amennyivel a fordulót kezdte.
rule-prototype-actions-28 = **Kreativitás:** húzol egy kártyát.

rule-prototype-points = A prototípus: Törekvések és pontok
rule-prototype-points-1 = Hét Törekvés van, egyszer mindenkinek és egyszer minden csapatnak. Az teljesít egyet, akinek több van; egyenlőségnél senki sem. Egy csapat saját Törekvését csak az a csapat teljesítheti.
rule-prototype-points-2 = **Tudatosság:** az általad irányított Birodalmak.
rule-prototype-points-3 = **Hűség:** az általad irányított Határvidékek.
rule-prototype-points-4 = **Sokoldalúság:** azok a Triádok, amelyekben van Érzelmed.
rule-prototype-points-5 = **Egység:** a leghosszabb láncodban lévő Érzelmek.
rule-prototype-points-6 = **Bölcsesség:** jelölők csapatod összes tábláján.
rule-prototype-points-7 = **Uralom:** az Érzelmeiden lévő Esszencia.
rule-prototype-points-8 = **Sokféleség:** különböző Hangulatok az Érzelmeid között; Fényességnek és Sivárságnak nincs.
rule-prototype-points-9 = **Kinyilatkoztatáskor** sorban ezek történnek:
rule-prototype-points-10 = Az aktuális Közös Törekvést és minden csapat Rejtett Törekvését megnézik és félreteszik, mindenki számára nyíltan.
rule-prototype-points-11 = A Közös pakli felső lapja lesz az aktuális. Azután, a soron lévő csapattal kezdve, minden csapat új Rejtettet kap, amely különbözik tőle: az a csapat, amelyik teljesítette a magáét, húz egyet, amelyik nem, választ egyet a paklijából, és a többit megkeverik.
rule-prototype-points-12 = Az a csapat, amelyik mindkettőt teljesítette, míg a másik egyet sem, **Nagyobb** Töredéket ad hozzá. Egyébként az, amelyik többet teljesített, **Kisebbet**, a másik semmit; ha mindkettő egyet-egyet, mindkettő Kisebbet. Ha senki sem teljesített egyet sem, nem kerül be semmi. Az a csapat, amelynek nem maradt Kisebbje, nem ad hozzá semmit.
rule-prototype-points-13 = A Szféra 5 Akaraterőt kap, és 1-gyel többet bármelyik csapat minden Nagyobb Töredékéért, amely hozzá tartozik.
rule-prototype-points-14 = Egy Nagyobb ahhoz a Szférához tartozik, amelyik kiürült, és vele együtt fordul. Mielőtt egy egyetlen lapból álló Törekvéspakli lapot ad, minden belőle félretettet visszakevernek, az utoljára megnézett kivételével.
rule-prototype-points-15 = Egy csapat **harmadik Nagyobb Töredéke** azonnal véget vet a játéknak, és az a csapat győz, bárhogy állnak a pontok.
rule-prototype-points-16 = **Az ötödik forduló után** megnézik a végére szóló három Törekvést: a Közöst, és minden csapat sajátját. Az a csapat, amelyik többet teljesít közülük, mint a másik, hozzáadja a **Záró** Töredékét. Azután számoljuk a pontokat:
rule-prototype-points-17 = 2 minden Kisebbért, 3 minden Nagyobbért és 4 a Záró Töredékért;
rule-prototype-points-18 = 1 minden négy jelölős sorért csapatod tábláin;
rule-prototype-points-19 = 1 minden Erős Érzelmedért a táblán;
rule-prototype-points-20 = 1 minden olyan Érzelmedért a táblán, amelyen nincs szabad Esszenciahely, Fényességért és Sivárságért is.
rule-prototype-points-21 = A több pont nyer; egyenlő pont döntetlen.
rule-prototype-points-22 = A **Szellemek** képességei:
rule-prototype-points-23 = **Harmónia:** a jelölő, amelyért kártyákat dob el, bármilyen színű lehet.
rule-prototype-points-24 = **Empátia:** fordulónként egyszer, amikor egy Empátiával szomszédos Triádban Derű-Érzelmet fojtanak el, adhat 1 Esszenciát: semmi sem kerül le, és amit kifizettek, az kifizetve marad. Tombolás ellen nem segít.
rule-prototype-points-25 = **Szorongás:** kártya helyett Sivárságot is ébreszthet a készletéből, a szokásos áron.
rule-prototype-points-26 = **Gonoszság:** a Lélekszívás (+1 Akaraterő egy Elfojtásnál) 1 Esszenciát hoz neki, akkor is, ha Empátia megakadályozza az Elfojtást.
rule-prototype-points-27 = A paklikban hét fajtából kettő-kettő van, ezek a [kártyaböngészőben](/cards) vannak; a [sajátod](/decks) csapatod nyolc fajtájából bármelyik tizennégy lapot tartalmazhatja, mindegyikből legfeljebb kettőt.
rule-prototype-points-28 = A **Formáló** egymaga egy csapat, 7 Akaraterővel, 5 Esszenciával és három kártyával. Három játékosnál a kétfős csapat kezd, tehát a Formálónak 1-gyel több Akaratereje van, és ő tesz le először; két Formáló sorsol. A Formáló a letételek sorrendjében mindkét helyet birtokolja: mindkétszer elfoglal egy Határvidéket, és letesz ott egy Érzelmet, és rögtön a második után a Szelleme a kettő egyikére megy.

## A kiadások

rule-editions = A kiadások egymás mellett
rule-editions-1 = A játék megjelenése előtt is fejlődött. A **végleges** kiadás az, amelyet a legtöbb fejezet elmond. Az **előzetes** kiadás a játék, ahogy röviddel előtte állt: legnagyobb része ugyanaz. A 2017-es **prototípus** másik játék, [saját fejezetekkel](#prototype-rounds).
rule-editions-2 = Egy fejlesztésnek vagy Törekvésnek több kiadásban is lehet ugyanaz a neve, miközben mást jelent. Az árak azt mondják, mennyit ad hozzá a fejlesztés.
rule-editions-3 = Minden más egyforma: a tábla és az irányítás mindháromban; a végleges és az előzetes kiadásban minden kártya Jóindulat kivételével, a paklik, és minden tábla A oldala.
rule-editions-length = Meddig tart
rule-editions-length-final = Amíg elfogy a Közös Törekvés vagy egy Töredék, vagy egy csapat eléri a 20-at a Kerekén.
rule-editions-length-preview = Ugyanaz.
rule-editions-length-prototype = Öt [forduló](#prototype-rounds), vagy amíg egy csapat hozzáadja harmadik Nagyobb Töredékét.
rule-editions-turn = Egy kör
rule-editions-turn-final = Három [Akció](#turn), mellettük képességek és egy Elnyelés.
rule-editions-turn-preview = Ugyanaz.
rule-editions-turn-prototype = Egy–három Akció és semmi más; mindegyik a csapat 1 Lelkierejébe kerül.
rule-editions-order = A körök sorrendje
rule-editions-order-final = Minden játékos egyetlen sorrendje, váltakozó csapatokkal, az egész játékban.
rule-editions-order-preview = Ugyanaz.
rule-editions-order-prototype = A csapatok váltakoznak, és egy csapat játékosai is; a csapat minden fordulóban kiválasztja az elsőt. Lelkierő nélküli csapatnak nincs köre.
rule-editions-ambition = Amit egy csapat közösen birtokol
rule-editions-ambition-final = Három [Ambíció](~ambition)-jelölő, Elfojtásra, képességekre és néhány fejlesztésre.
rule-editions-ambition-preview = Ugyanaz.
rule-editions-ambition-prototype = Lelkierő: 8 az első fordulóban, és minden következőben 1-gyel több.
rule-editions-turn-end = A kör vége
rule-editions-turn-end-final = 1 Ambíció a csapatnak, vagy két kártya neked.
rule-editions-turn-end-preview = Ugyanaz.
rule-editions-turn-end-prototype = Semmi. Minden forduló után minden játékos húz egy kártyát.
rule-editions-placing-first = Letétel az elején
rule-editions-placing-first-final = A kezdőjátékos elsőként, a körök sorrendjében.
rule-editions-placing-first-preview = Ugyanaz.
rule-editions-placing-first-prototype = A nem kezdő csapat elsőként; minden csapat kiválasztja, melyik játékosa jön előbb.
rule-editions-start = Kezdésként
rule-editions-start-final = 4 Akaraterő, 2 Esszencia és két kártya; a kezdőjátékosnak 6 Akaratereje van.
rule-editions-start-preview = Ugyanaz.
rule-editions-start-prototype = 4 Akaraterő, 2 Esszencia és három kártya; a nem kezdő csapat minden játékosának 1-gyel több Akaraterő.
rule-editions-decks = Paklik
rule-editions-decks-final = Tizenhat kártya; a felső képpel felfelé. Az eldobott lapok a pakli alá kerülnek.
rule-editions-decks-preview = Ugyanaz.
rule-editions-decks-prototype = Tizennégy kártya, képpel lefelé. Az eldobott lapok nyíltan fekszenek, és belőlük lesz a következő pakli.
rule-editions-rows = Egy tábla sorai
rule-editions-rows-final = Öt: Mozgás, Ébresztés, Elfojtás, Erődítés, Megerősítés. Egy első jelölő felold egy sort, három további fejlesztés.
rule-editions-rows-preview = Ugyanaz.
rule-editions-rows-prototype = Négy: Mozgás, Ébresztés, Elfojtás, Meditáció. Mindegyiknek négy fejlesztése van, és nincs mit feloldani. Minden tábla egyforma.
rule-editions-adding = Jelölő hozzáadása
rule-editions-adding-final = Dobj el egy ilyen színű kártyát. A jelölő a helyén marad.
rule-editions-adding-preview = Ugyanaz.
rule-editions-adding-prototype = Dobj el egy ilyen színű kártyát, két fejlesztésért kettőt. Hogy legyen hely, egy jelölő levehető.
rule-editions-determination = Elszántság
rule-editions-determination-final = 1 Akaraterővel kevesebb az akcióért.
rule-editions-determination-preview = Ugyanaz.
rule-editions-determination-prototype = Egy fordulóban a sora első akciójáért fizetett Akaraterőből 1 a forduló végén visszatér.
rule-editions-move = Sietség, Felülkerekedés
rule-editions-move-final = 1-1 Akaraterő.
rule-editions-move-preview = Ugyanaz.
rule-editions-move-prototype = Ingyen, és emellett Villámgyorsaság, még egy mezőért.
rule-editions-invoke = Erősítés, Belső erő
rule-editions-invoke-final = 1 Ambíció Esszenciáért a készletből; 2 Akaraterő.
rule-editions-invoke-preview = Ugyanaz.
rule-editions-invoke-prototype = 2 Akaraterő saját Esszenciáért; 1 Akaraterő.
rule-editions-quell = Elfojtás
rule-editions-quell-final = 2 Akaraterő és 1 Ambíció; ugyanolyan Hangulatú kártyát mutatsz.
rule-editions-quell-preview = Ugyanaz.
rule-editions-quell-prototype = 2 Akaraterő; ugyanolyan Hangulatú jelölő van az Elfojtott Hangulat egyik helyén.
rule-editions-last = Az utolsó Esszencia után
rule-editions-last-final = A gazdája semmit sem kap.
rule-editions-last-preview = Ugyanaz.
rule-editions-last-prototype = A gazdája húz egy kártyát.
rule-editions-empower = Megerősítés
rule-editions-empower-final = Saját soros akció, 3 Akaraterőért. Egy csapatnak minden Erős Érzelemből két példánya van.
rule-editions-empower-preview = Ugyanaz.
rule-editions-empower-prototype = Az Ébresztés fejlesztése; a 2 Akaraterő visszatér. Minden játékosnak minden Erős Érzelemből egy példánya van.
rule-editions-fortify = Erődök
rule-editions-fortify-final = [Erődítéssel](#fortify) épülnek; a Birodalmukban számítanak.
rule-editions-fortify-preview = Ugyanaz.
rule-editions-fortify-prototype = Nincsenek.
rule-editions-gain = Akaraterő szerzése
rule-editions-gain-final = 4 Akaraterő.
rule-editions-gain-preview = Ugyanaz.
rule-editions-gain-prototype = 3 Akaraterő.
rule-editions-draw = Érzelmek húzása
rule-editions-draw-final = Egy kártya; minden további 2 Akaraterő.
rule-editions-draw-preview = Ugyanaz.
rule-editions-draw-prototype = Két kártya, egyet megtartasz.
rule-editions-intensify = Fokozás
rule-editions-intensify-final = 1 Esszencia; minden további 1 Akaraterő.
rule-editions-intensify-preview = Ugyanaz.
rule-editions-intensify-prototype = 1 Esszencia.
rule-editions-rest = Pihenés
rule-editions-rest-final = Nincs: hamarabb is megállhatsz.
rule-editions-rest-preview = Ugyanaz.
rule-editions-rest-prototype = Akció, amely 1 Akaraterőt hoz.
rule-editions-absorb = Akaraterő egy Szférából
rule-editions-absorb-final = [Elnyelés](#absorb), körönként egyszer, nem Akció: 2 Akaraterő, és 1 minden Szellemed melletti, általad irányított Határvidékért.
rule-editions-absorb-preview = Ugyanaz.
rule-editions-absorb-prototype = [Meditáció](#prototype-actions), Akció, fordulónként egyszer: 1 Akaraterő, és 1 minden Szellemed melletti, általad irányított Határvidékért.
rule-editions-spheres = Szférák
rule-editions-spheres-final = 7 Akaraterő. Elkötelezettség, Kreativitás, Alázat, Szorgalom, Tudás. A bónuszt Kinyilatkoztatás előtt kérheted.
rule-editions-spheres-preview = Ugyanaz.
rule-editions-spheres-prototype = 5 Akaraterő, Nagyobbakkal több. Szorgalom, Alázat, Tudás, Elkötelezettség, Kreativitás. A bónuszt Kinyilatkoztatás után kapod, csapatod Nagyobbjával kétszer.
rule-editions-commitment = Elkötelezettség
rule-editions-commitment-final = 1 Akaraterőért 1 Ambíció elérhetővé válik.
rule-editions-commitment-preview = Ugyanaz.
rule-editions-commitment-prototype = 1 Lelkierő a csapatnak.
rule-editions-aspirations = Törekvések
rule-editions-aspirations-final = Kilenc: Hozzáállás, Nyitottság, Tudatosság, Egység, Élénkség, Sokoldalúság, Lelkierő, Érzékenység, Tükröződés.
rule-editions-aspirations-preview = Ugyanaz.
rule-editions-aspirations-prototype = Hét: Tudatosság, Hűség, Sokoldalúság, Egység, Bölcsesség, Uralom, Sokféleség. Tudatosság Birodalmakat számol, Sokoldalúság Triádokat.
rule-editions-common = Közös Törekvések
rule-editions-common-final = Mind nyíltan fekszik; mindegyik egyszer kerül sorra.
rule-editions-common-preview = Ugyanaz.
rule-editions-common-prototype = Csak az aktuális fekszik nyíltan; a félretettek visszatérnek.
rule-editions-hidden = Új Rejtett Törekvések
rule-editions-hidden-final = Az a csapat, amelyik egyik Törekvést sem teljesítette, megnézhet hármat, és választ; a többiek kevernek.
rule-editions-hidden-preview = Ugyanaz.
rule-editions-hidden-prototype = Az a csapat, amelyik nem teljesítette a magáét, az összesből választ; a másik húz.
rule-editions-fragments = Töredékek Kinyilatkoztatáskor
rule-editions-fragments-final = Kisebb egy teljesített Törekvésért, Nagyobb mindkettőért, bármit teljesít is a másik csapat.
rule-editions-fragments-preview = Ugyanaz.
rule-editions-fragments-prototype = Nagyobb mindkettőért, ha a másik csapat egyet sem teljesít; egyébként Kisebb annak, amelyik többet teljesít, vagy mindkettőnek, ha egyet-egyet.
rule-editions-worth = A Töredékek pontjai
rule-editions-worth-final = Kisebb 3, Nagyobb 5, Záró 4. Egy csapatnak öt Kisebbje és három Nagyobbja van.
rule-editions-worth-preview = Ugyanaz.
rule-editions-worth-prototype = Kisebb 2, Nagyobb 3, Záró 4. Egy csapatnak hat Kisebbje és három Nagyobbja van.
rule-editions-majors = Nagyobb Töredékek
rule-editions-majors-final = A Személyiségben, vagy Erődként.
rule-editions-majors-preview = Ugyanaz.
rule-editions-majors-prototype = Mindegyik egy Szférához tartozik, és vele fordul. A harmadik nyer.
rule-editions-cap = Záró Töredék
rule-editions-cap-final = Annak a csapatnak, amelynek nem maradt abból a Töredékből, amely járna neki.
rule-editions-cap-preview = Ugyanaz.
rule-editions-cap-prototype = Annak a csapatnak, amelyik a végére szóló három Törekvésből többet teljesít.
rule-editions-other-points = Más pontok
rule-editions-other-points-final = A [Szándékok](#intentions) Kereke.
rule-editions-other-points-preview = Ugyanaz.
rule-editions-other-points-prototype = 1 minden teljes sorért, minden Erős Érzelemért és minden teli Érzelemért a táblán.
rule-editions-tie = Egyenlő pontok
rule-editions-tie-final = Az a csapat győz, amelynek Záró Töredéke bekerült; egyébként döntetlen.
rule-editions-tie-preview = Ugyanaz.
rule-editions-tie-prototype = Döntetlen.
rule-editions-emotions = Érzelmek
rule-editions-emotions-final = Csapatonként tizenhat Gyenge és tizenhat Erős, legtöbbjük képességgel.
rule-editions-emotions-preview = Ugyanaz.
rule-editions-emotions-prototype = Mindkettőből nyolc, más számokkal; csak Tombolásnak van képessége. Vágyódás és Gyanakvás itt Gyenge, Óhaj és Bizalmatlanság Erős.
rule-editions-spirits = Szellemek
rule-editions-spirits-final = Csapatonként négy.
rule-editions-spirits-preview = Ugyanaz.
rule-editions-spirits-prototype = Harmónia és Empátia Szorongás és Gonoszság ellen.
rule-editions-shaper = Formálók
rule-editions-shaper-final = A szokásos javak. Egy kör, mint mindenkié.
rule-editions-shaper-preview = Ugyanaz.
rule-editions-shaper-prototype = 7 Akaraterő és 5 Esszencia, 1-gyel több Lelkierő, egy forduló után két kártya, benne két Meditáció.
rule-editions-tokens = Első jelölők
rule-editions-tokens-final = Minden játékos négy színtelen jelölőt tesz le, bárhová, ahová jelölő kerülhet.
rule-editions-tokens-preview = Minden játékos négy színes jelölőt tesz le, minden Hangulatból egyet, bárhová, ahová jelölő kerülhet. Színtelenek nincsenek.
rule-editions-tokens-prototype = Nincsenek: minden tábla üres.
rule-editions-basic-tokens = Első jelölők, kezdőjáték
rule-editions-basic-tokens-final = Színtelenek oldják fel a Mozgást, az Ébresztést, az Elfojtást és az Erődítést.
rule-editions-basic-tokens-preview = Színesek oldják fel ugyanezt a négy sort; minden játékos maga választja, melyik szín hová kerül.
rule-editions-basic-tokens-prototype = Nincs kezdőjáték.
rule-editions-basic-players = Játékosok, kezdőjáték
rule-editions-basic-players-final = Kettőtől négyig; az egyfős csapat [Formáló](#shaper).
rule-editions-basic-players-preview = Négy. Formálók csak a teljes játékban játszanak.
rule-editions-basic-players-prototype = Nincs kezdőjáték.
rule-editions-teams = Ki játszhat még
rule-editions-teams-final = [Egyensúly](#balance) vagy Ego.
rule-editions-teams-preview = Senki: Derű Ború ellen.
rule-editions-teams-prototype = Senki: Derű Ború ellen.
rule-editions-brightness = Fényesség-lapok
rule-editions-brightness-final = 2
rule-editions-brightness-preview = 6
rule-editions-brightness-prototype = 2
rule-editions-capping = Ha egy második Záró Töredék is jár
rule-editions-capping-final = Helyette 4 pont a Keréken.
rule-editions-capping-preview = Helyette 3 pont a Keréken.
rule-editions-capping-prototype = Csak egy csapatnak járhat.
rule-editions-points = Pontok egy Szándékért
rule-editions-points-final = 1 a körben az elsőért, 2 minden továbbiért.
rule-editions-points-preview = Mindegyiknek saját pontértéke van, akárhányat teljesítesz egy körben.
rule-editions-points-prototype = Nincsenek Szándékok.
rule-editions-side-a = Az A oldal Szándékai
rule-editions-side-a-final = Elfojtás. Legalább 4 Akaraterő elvétele egy Elnyeléssel. Egy Érzelem megtöltése. Egy sor befejezése.
rule-editions-side-a-preview = Legalább 2 Esszencia levétele egyetlen Elfojtással: 2 pont. Egy sor befejezése: 2. Egy Érzelem megtöltése: 1. Egyik Erődöd a Személyiségbe kerül egy általad kiváltott Kinyilatkoztatásban: 1. Legfeljebb 2 Akaraterő elvétele egy Elnyeléssel: 1.
rule-editions-side-a-prototype = Nincsenek.
rule-editions-side-b = A B oldal Szándékai
rule-editions-side-b-final = Elfojtás. Egyik Erődöd a Személyiségbe kerül egy általad kiváltott Kinyilatkoztatásban. Megerősítés. Jelölők minden új szintje az összes soron.
rule-editions-side-b-preview = Pontosan 1 Esszencia levétele egy Elfojtással: 1 pont. Megerősítés: 1. Legalább 4 Akaraterő elvétele egy Elnyeléssel: 1. Felmagasztalás: 2. Jelölők minden új szintje az összes soron: 2.
rule-editions-side-b-prototype = Nincsenek.
rule-editions-benevolence = Jóindulat
rule-editions-benevolence-final = Több Akaraterő a Birodalmának Szférájából, és valamennyi a készletből a Triádja mellett.
rule-editions-benevolence-preview = Több Akaraterő a Birodalmának Szférájából, és semmi más.
rule-editions-benevolence-prototype = Nincs ilyen kártya.
rule-editions-love = Szeretet képessége
rule-editions-love-final = Egy Elnyelés 1 Akaraterőt hoz minden vele szomszédos Derű-Erődért.
rule-editions-love-preview = Egy Elnyelés 2 Akaraterőt hoz, ha van vele szomszédos Derű-Erőd.
rule-editions-love-prototype = Szeretet nem játszik.
rule-editions-empathy = Empátia képessége
rule-editions-empathy-final = Óvja a vele szomszédos és az azokon túli helyeken lévő Derű-Érzelmeket.
rule-editions-empathy-preview = Óvja a vele szomszédos Derű-Érzelmeket, és az azok egyikével szomszédos Derű-Érzelmeket.
rule-editions-empathy-prototype = Fordulónként egyszer 1 Esszencia megakadályoz egy Elfojtást egy vele szomszédos Triádban.
rule-editions-harmony = Harmónia képessége
rule-editions-harmony-final = Egy kártya bármilyen színű jelölőért fizet, és egy második kártya egy második jelölőért.
rule-editions-harmony-preview = Egy kártya bármilyen színű jelölőért fizet. Második nincs.
rule-editions-harmony-prototype = A kártyák bármilyen színű jelölőért fizetnek.
rule-editions-malice = Gonoszság képessége
rule-editions-malice-final = Határvidéken az egész Triádban elfojt, Birodalomban a határain lévő Határvidékek helyein is.
rule-editions-malice-preview = Olyan Érzelmet is elfojt, amely egy vele szomszédos Érzelem mellett van; egy közbülső üres hely megállítja.
rule-editions-malice-prototype = Lélekszívás: egy Elfojtásnál 1-gyel több Akaraterő 1 Esszenciát hoz.
rule-editions-board-love = B oldal: Szeretet
rule-editions-board-love-final = Hazai pálya: Derű-Erőd az elfojtott Érzelem Birodalmában. A Helyőrség útközben feloldhatja az Ébresztés sort. A Megerősítés Felbujtással kezdődik.
rule-editions-board-love-preview = Hazai pálya: Derű-Erőd Szeretet saját mezője mellett. A Helyőrséghez már feloldott Ébresztés sor kell. Megerősítés, mint az A oldalon.
rule-editions-board-love-prototype = A Szellem nem játszik.
rule-editions-board-delight = B oldal: Gyönyör
rule-editions-board-delight-final = Lökés: 1 Akaraterő. Az Ízlelgetés 2-t húz, és egyet tart meg.
rule-editions-board-delight-preview = Lökés: 1 Ambíció. Az Ízlelgetés 1-et húz.
rule-editions-board-delight-prototype = A Szellem nem játszik.
rule-editions-board-empathy = B oldal: Empátia
rule-editions-board-empathy-final = Mozgás: Sietség, Felülkerekedés ingyen, Helycsere. Ébresztés: Közös öröm, Motiváció, Elszántság. Elfojtás: Leigázás, Kioltás, Megtérítés. Erődítés: Felmagasztalás, Biztonságérzet, Elszántság.
rule-editions-board-empathy-preview = Mozgás: Sietség, Helycsere 2 Akaraterőért, amely közös mezőn is végződhet, Elszántság. Ébresztés: Erősítés 2 Akaraterőért, Motiváció, Elszántság. Elfojtás, mint az A oldalon. Erődítés: Biztonságérzet, Lerombolás, Elszántság.
rule-editions-board-empathy-prototype = Nincs B oldal.
rule-editions-board-harmony = B oldal: Harmónia
rule-editions-board-harmony-final = Szárnyalás: 1 Akaraterő. Elsöprés: 1 Ambíció. Az Elfojtás folytatása Kioltás és Érzelmek körforgása. Egy az Eredettel: 1 Akaraterő és 1 Ambíció.
rule-editions-board-harmony-preview = Szárnyalás: 2 Akaraterő. Elsöprés: 3 Akaraterő. Az Elfojtás folytatása Érzelmek körforgása és Elszántság. Egy az Eredettel: 2 Akaraterő és 1 Ambíció.
rule-editions-board-harmony-prototype = Nincs B oldal.
rule-editions-board-hatred = B oldal: Gyűlölet
rule-editions-board-hatred-final = Szárnyalás: 1 Akaraterő. Futótűz: 3 Akaraterő és 1 Ambíció. Forrongás: 1 Akaraterő minden sorban. A Visszaverés 2 Akaraterőt hoz.
rule-editions-board-hatred-preview = Szárnyalás: 2 Akaraterő. Futótűz: 4 Akaraterő és 1 Ambíció. Forrongás: 2 Akaraterő az Ébresztésnél, semmi az Erődítésnél, 1 a Megerősítésnél. Visszaveréssel az Elfojtás 2 Akaraterővel kevesebbe kerül.
rule-editions-board-hatred-prototype = A Szellem nem játszik.
rule-editions-board-misery = B oldal: Gyötrelem
rule-editions-board-misery-final = Mozgás: Sietség, Felülkerekedés ingyen, Helycsere. Kioltás: 1 Akaraterő. Felmagasztalás: 2 Akaraterő. Lecsapolás az Elfojtásnál, az Erődítésnél és a Megerősítésnél, és csak olyan Szférából, amelyben marad Akaraterő.
rule-editions-board-misery-preview = Mozgás: Helycsere 2 Akaraterőért, amely közös mezőn is végződhet, Felülkerekedés ingyen, Elszántság. Kioltás: 2 Akaraterő. Felmagasztalás: 1 Akaraterő. Az Erődítés végén Komor tekintet. Lecsapolás az Elfojtásnál és a Megerősítésnél, az utolsó Akaraterőé is: akkor rögtön Kinyilatkoztatás következik, és az Eredet nem fordul el.
rule-editions-board-misery-prototype = A Szellem nem játszik.
rule-editions-board-malice = B oldal: Gonoszság
rule-editions-board-malice-final = Lökés: 1 Akaraterő.
rule-editions-board-malice-preview = Lökés: 2 Akaraterő.
rule-editions-board-malice-prototype = Nincs B oldal.
rule-editions-board-anxiety = B oldal: Szorongás
rule-editions-board-anxiety-final = Szárnyalás: 1 Akaraterő. Az árnyak közül: egy Sivárság mellé, 2 kapott Akaraterővel. Erősítés: 3 Akaraterő. A sötétség magvai: Sivárság bármelyik helyre. Felfalás bármelyik Elfojtás után. Egy az Eredettel: 1 Akaraterő és 1 Ambíció. Megerősítés: A sötétség ébredése, Érzelemkitörés, Elszántság.
rule-editions-board-anxiety-preview = Szárnyalás: 2 Akaraterő. Az árnyak közül: bármelyik Ború-Érzelem mellé, akárki áll ott, 1 kapott Akaraterővel. Erősítés: 2 Akaraterő. A sötétség magvai: az Esszencia a készletből jön, a hely Szorongás mellett van. Felfalás csak Gyenge Érzelem elfojtása után. Egy az Eredettel: 2 Akaraterő és 1 Ambíció. Megerősítés: Irányított erő, Mentés, Elszántság.
rule-editions-board-anxiety-prototype = Nincs B oldal.

## Mi ismert

rule-known = Amit mindenki tud
rule-known-1 = Mindenki számára nyílt: a tábla, mindenki Akaratereje, Esszenciája és jelölői, minden pakli felső lapja, a kézben lévő kártyák száma, a paklik listája és minden Közös Törekvés.
rule-known-2 = Rejtett: a kezdőkéz két kártyája, a paklik sorrendje és a másik csapat Rejtett Törekvései. Minden később húzott kártya előtte képpel felfelé volt, ezért a program megmutatja, melyik van közülük egy ellenfél kezében. Egy kézből eldobott kártyát mindenki lát.
rule-known-3 = A választásaidat a saját körödben **visszavonhatod**, amíg azóta senki sem tudott meg újat: nem fedtek fel vagy mutattak meg kártyát ellenfélnek, nem néztek meg vagy kevertek meg paklit, más játékos nem döntött.
rule-known-basic = Ugyanaz nyílt és rejtett.

## Kérdések

rule-questions = Kérdések és válaszok
rule-questions-1 = **Miért nincs felkínálva egy akció?** Mert nem fizethető ki, vagy mert nem tenne semmit: húzás üres pakliból, Fokozás Esszencia nélkül, semmit sem változtató fejlesztés.
rule-questions-2 = **A Szférában kevesebb van, mint amennyit elvehetnék.** Elveszed, ami van, és a Szféra kiürül.
rule-questions-3 = **Elkötelezettség, ha mindhárom Ambíció elérhető?** Nincs felkínálva, mert nem tenne semmit.
rule-questions-4 = **Kinyilatkoztatást váltottam ki. Megkapom a Szféra bónuszát?** Igen, a Kinyilatkoztatás előtt.
rule-questions-5 = **A Lerombolás eggyel több Akciót ad. Mikor?** Ugyanabban a körben. Több ilyen összeadódik.
rule-questions-6 = **Kié egy Gyenge Érzelem a táblán?** Azé a játékosé, akinek a paklijából jött. Csapatának bármelyik játékosa fokozhatja, mozgathatja vagy megerősítheti.
rule-questions-7 = **Valakinek Nagyobb járt volna, de nem volt neki.** Semmi sem került be, ezért a másik csapat nem távolít el Közös Törekvést.
rule-questions-8 = **Akaraterő, amelyet egy válaszképesség más körében hoz nekem:** azonnal a tiéd, de nem fizethet azért, amit már épp fizetnek.
rule-questions-9 = **A köröm végén minden Ambíció elérhető, és a paklim üres.** Akkor a választás hatás nélkül múlik el.
rule-questions-10 = **Kisebbre rombolt Nagyobb, és ugyanabban a körben kiürített Szféra:** a Kisebb régi Erődnek számít, és a Személyiségbe kerül.
rule-questions-basic = Ezek a válaszok ott is érvényesek.
