# A játék szavai: célok, Akciók, árak és egy szótár.

## Törekvések

# Minden név után az, amit kíván, majd néhány szóban, hogy mit számol.
aspiration-attitude = Hozzá­állás
aspiration-attitude-text = Irányíts több Birodalmat, mint az ellenfél csapat.
aspiration-attitude-short = irányított Birodal­mak
aspiration-openness = Nyitott­ság
aspiration-openness-text = Irányíts több Határvidéket, mint az ellenfél csapat.
aspiration-openness-short = irányított Határ­vidékek
aspiration-awareness = Tudatos­ság
aspiration-awareness-text = Több Triádban legyenek Érzelmeid, mint az ellenfél csapatnak. Triád: egy Határvidék helye a két oldalán lévő hellyel.
aspiration-awareness-short = Triádok Érzelem­mel
aspiration-unity = Egység
aspiration-unity-text = Tiéd legyen a hosszabb lánc egymást követő helyeken lévő Érzelmekből.
aspiration-unity-short = a leghosszabb lánc
aspiration-liveliness = Élénkség
aspiration-liveliness-text = Több Esszencia legyen az Érzelmeiden, mint az ellenfél csapatéin.
aspiration-liveliness-short = Esszencia az Érzel­meken
aspiration-versatility = Sokolda­lúság
aspiration-versatility-text = Többféle Hangulat legyen az Érzelmeid között. Fényességnek és Sivárságnak nincs Hangulata.
aspiration-versatility-short = külön­böző Hangu­latok
aspiration-fortitude = Lelkierő
aspiration-fortitude-text = Több Intenzitásod legyen az Erődökből: 1 egy Kisebb, 2 egy Nagyobb Töredékért.
aspiration-fortitude-short = Erődök Inten­zitása
aspiration-sensibility = Érzékeny­ség
aspiration-sensibility-text = Tiéd legyen a legnagyobb Intenzitású Érzelem.
aspiration-sensibility-short = legna­gyobb Inten­zitás
aspiration-reflection = Tükrö­ződés
aspiration-reflection-text = Párok számítanak: egy Birodalom és a tábla pontosan szemközti Határvidéke, ha mindkettőt csapatod irányítja. Legyen több ilyen párod.
aspiration-reflection-short = Birodalom–Határvidék párok

## Amire Egyensúlynak kell a Törekvéseihez: Derű és Ború holtversenye, és még valami

condition = { $holds ->
        [1] ✓ { $text }
       *[other] ✗ { $text }
    }
condition-mark = { $holds ->
        [1] ✓
       *[other] ✗
    }
condition-tie = Derű és Ború között holtverseny van.
condition-attitude = Legalább 3 Egyensúly-Érzelem van Birodalmak helyein.
condition-openness = Legalább 2 Határvidék helyén van Egyensúly-Érzelem.
condition-awareness = Legalább 3 Triádban van Egyensúly-Érzelem.
condition-unity = Legalább 2 Egyensúly-Érzelem tartozik Derű vagy Ború leghosszabb láncához.
condition-liveliness = Az Egyensúly-Érzelmeken ugyanannyi Derű-, mint Ború-Esszencia van, és legalább egy ilyen Érzelem van.
condition-versatility = Legalább 2 Egyensúly-Érzelemnek olyan Hangulata van, amilyen az ugyanazon csapatnak számító többi Érzelemnek nincs.
condition-fortitude = Legalább 2 Egyensúly-Erőd áll a táblán.
condition-sensibility = Egy Egyensúly-Érzelem Intenzitása legalább 3.

## Szándékok

intention-quell = Vissza­fojtás
intention-quell-text = Vegyél le legalább 1 Esszenciát egy Érzelemről Elfojtás Akcióval.
intention-absorb = Nagy korty
intention-absorb-text = Vegyél el legalább 4 Akaraterőt a Szférából egyetlen Elnyeléssel.
intention-great-quell = Zúzás
intention-great-quell-text = Vegyél le legalább 2 Esszenciát egy Érzelemről egyetlen Elfojtás Akcióval.
intention-exact-quell = Tompítás
intention-exact-quell-text = Vegyél le pontosan 1 Esszenciát egy Érzelemről Elfojtás Akcióval.
intention-small-absorb = Kis korty
intention-small-absorb-text = Vegyél el legfeljebb 2 Akaraterőt a Szférából egyetlen Elnyeléssel.
intention-fill = Csordul­tig
intention-fill-text = Tegyél Esszenciát csapatod egyik Érzelmének utolsó szabad helyére. Fényesség és Sivárság nem számít, és a Megerősítéssel átkerülő Esszencia sem.
intention-row = Teljes sor
intention-row-text = Töltsd meg táblád egyik sorát a negyedik jelölőjével.
intention-fortress = Alapítás
intention-fortress-text = Kerüljön csapatod egyik Erődje a Személyiségbe egy általad kiváltott Kinyilatkoztatásban.
intention-empower = Növekedés
intention-empower-text = Erősíts meg egy Érzelmet.
intention-exalt = Nemesítés
intention-exalt-text = Magasztald fel csapatod egyik Erődjét.
intention-level-1 = Első szint
intention-level-1-text = Először legyen mind az öt sorodban egyszerre legalább 1 jelölő.
intention-level-2 = Második szint
intention-level-2-text = Először legyen mind az öt sorodban egyszerre legalább 2 jelölő.
intention-level-3 = Harmadik szint
intention-level-3-text = Először legyen mind az öt sorodban egyszerre legalább 3 jelölő.
intention-level-4 = Negyedik szint
intention-level-4-text = Először legyen táblád minden sora tele.
# Olyan Szándék, ahol mindegyiknek saját pontértéke van: listában és a szövegével.
intention-short-points = { $name } ({ $points })
intention-worth = { $points ->
        [one] { $text } Minden alkalommal 1 pontot ér.
       *[other] { $text } Minden alkalommal { $points } pontot ér.
    }

## Árak

price-free = ingyen
# Az Akaraterő rövid neve; hallani a teljes szót.
short-willpower = AE
    .aloud = Akaraterő
# Felolvasva a rövidítéseket teljes szóval mondjuk: az „aloud” alak.
price-wp = { $count } AE
    .aloud = { $count } Akaraterő
price-ambition = { $count } Ambíció
price-essence = { $count } Esszencia
price-either = { $count } Esszencia bármelyik fajtából
price-from = legalább { $price }
    .aloud = legalább { NAME($price, form: "aloud") }
price-after = – { $price }
price-token = + egy jelölő, mert anélkül nem lehetséges
price-saved = ennyivel kevesebb: { $price }
price-more = ennyivel több: { $price }
# Amennyivel egy fejlesztés növeli vagy csökkenti az Akció árát; utána kép mutatja, mivel kell fizetni.
price-change = költség { $by }
token-needed = { $card ->
        [none] { $upgrades ->
            [none] Először jelölőnek kell feloldania ezt: { $row }, egy eldobott kártyáért.
           *[other] Most másképp nem lehetséges: először jelölőnek kell kerülnie ide: { $row } ({ $upgrades }), egy eldobott kártyáért.
        }
       *[other] { $upgrades ->
            [none] Először egy { $colour } jelölő feloldja ezt: { $row }; az érte eldobott kártya: { $card }.
           *[other] Most másképp nem lehetséges: először egy { $colour } jelölő kerül ide: { $row } ({ $upgrades }); az érte eldobott kártya: { $card }.
        }
    }
price-sum = { $first } + { $next }
    .aloud = { NAME($first, form: "aloud") } és { NAME($next, form: "aloud") }
# Az ár összegként: minden résznél egy mennyiség és az oka, majd a végösszeg.
price-less = { $first } − { $next }
price-term = { $price } ({ $reason })
price-equals = { $terms } = { $price }
cost = Költség: { $price }.
cost-nothing = Nem kerül semmibe.
essence-of-kind = { $count } { $team }
span = { $least }–{ $most }
sphere-with-wp = { $sphere } { $wp }
fortress-of = { $team } { $kind }
team-count = { $team } { $count }
card-with-vibe = { $card } [{ $letter }]
    .accusative = { NAME($card, form: "accusative") } [{ $letter }]
card-of-vibe = { $card } ({ $vibe })
    .accusative = { NAME($card, form: "accusative") } ({ $vibe })
card-aligned = { $card }, neki számít: { $team }
card-numbers = { $intensities }, küszöb { $threshold }

## A Hangulatok betűi

vibe-letter-none = –
vibe-letter-red = P
vibe-letter-yellow = S
vibe-letter-green = Z
vibe-letter-blue = K
vibe-letter-wild = *

## Szellemakciók

row-move = Mozgás
row-move-text = Vidd a Szellemedet egy úton a szomszédos mezőre. Nem állhat meg ott, ahol ellenfél Szellem áll. Költség: 1 Akaraterő.
row-move-text-balance = Vidd a Szellemedet egy úton a szomszédos mezőre. Bárhol megállhat, akárki áll is ott. Költség: 1 Akaraterő.
row-invoke = Ébresz­tés
row-invoke-text = Játssz ki egy Gyenge Érzelmet a kezedből a Szellemeddel szomszédos egyik üres helyre, az első Esszenciájával. Költség: 2 Akaraterő és 1 Esszencia.
row-invoke-text-balance = Játssz ki egy Gyenge Érzelmet a kezedből a Szellemeddel szomszédos egyik üres helyre, az első Esszenciájával, amely Derűé vagy Borúé: annak a csapatnak számít. Költség: 2 Akaraterő és 1 Esszencia.
row-quell = Elfoj­tás
row-quell-text = Mutass egy kártyát, amelynek Hangulata megegyezik a Szellemeddel szomszédos egyik ellenfél Érzelemével: az az Érzelem 1 Esszenciát veszít. Költség: 2 Akaraterő és 1 Ambíció.
row-fortify = Erő­dítés
row-fortify-text = Építs Kisebb Töredékből Erődöt a Szellemeddel szomszédos egyik üres Erődhelyre, hacsak nem az ellenfél csapat irányítja azt a Birodalmat. Költség: 3 Akaraterő.
row-fortify-text-balance = Építs Kisebb Töredékből Erődöt a Szellemeddel szomszédos egyik üres Erődhelyre. A Birodalmat irányító csapat Esszenciájával fizetsz, vagy bármelyikével, ha senki sem irányítja, és az Erőd annak a csapatnak számít. Költség: 3 Akaraterő és 1 Esszencia.
row-empower = Meg­erő­sítés
row-empower-text = Csapatod egyik, Szellemeddel szomszédos Gyenge Érzelmét változtasd Erős párjává, ha elég Esszencia van rajta. Költség: 3 Akaraterő.
row-empower-text-balance = Csapatod egyik, Szellemeddel szomszédos Gyenge Érzelmét változtasd Egyensúly bármelyik Erős Érzelmévé, amely nincs a táblán, ha annyi Esszencia van rajta, amennyit az kíván. A Hangulatát te választod. Költség: 3 Akaraterő.

## Birodalomakciók

action-gain-willpower = Akarat­erő szerzése
action-gain-willpower-text = Kapsz 4 Akaraterőt. Költség: 1 Akaraterő, vagy semmi, ha csapatod irányítja az Indítékok Völgyét.
action-gain-willpower-text-balance = Kapsz 4 Akaraterőt. Költség: 1 Akaraterő, Értelemnek semmi.
action-draw-emotions = Érzelmek húzása
action-draw-emotions-text = Húzz egy kártyát; minden további kártya 2 Akaraterőbe kerül. Költség: 1 Akaraterő, vagy semmi, ha csapatod irányítja az Érzékek Bölcsőjét.
action-draw-emotions-text-balance = Húzz egy kártyát; minden további kártya 2 Akaraterőbe kerül. Költség: 1 Akaraterő, Értelemnek semmi.
action-move-emotion = Érzelem mozgatása
action-move-emotion-text = Hozd csapatod bármelyik Érzelmét, mindennel, ami rajta van, a Szellemeddel szomszédos egyik üres helyre. Költség: 2 Akaraterő, vagy 1, ha csapatod irányítja a Gondolatok Hálóját.
action-move-emotion-text-balance = Hozd csapatod bármelyik Érzelmét, mindennel, ami rajta van, a Szellemeddel szomszédos egyik üres helyre. Költség: 2 Akaraterő, Értelemnek 1.
action-intensify = Foko­zás
action-intensify-text = Tegyél Esszenciát a tábládról csapatod egyetlen, Szellemeddel szomszédos Érzelmére; az első után mindegyik 1 Akaraterőbe kerül. Költség: 1 Akaraterő, vagy semmi, ha csapatod irányítja a Vágyak Földjét.
action-intensify-text-balance = Tegyél Esszenciát a tábládról csapatod egyetlen, Szellemeddel szomszédos Érzelmére, olyan fajtát, amilyen rajta van; az első után mindegyik 1 Akaraterőbe kerül. Költség: 1 Akaraterő, Értelemnek semmi.
action-harvest = Esszen­cia gyűjtése
action-harvest-text = Váltsd át bármennyi Akaraterődet ugyanannyi Esszenciára. Költség: 1 Akaraterő, vagy semmi, ha csapatod irányítja az Értékek Ligetét.
action-harvest-text-balance = Váltsd át bármennyi Akaraterődet ugyanannyi Esszenciára, mindegyiket az általad választott fajtára. Költség: 1 Akaraterő, Értelemnek semmi.

## Képességek és a kör vége

ability-add-token = Jelölő lerakása
ability-add-token-text = Tegyél egy Hangulatjelölőt az egyik sorodba, bármilyen színűt, amelyet a sor befogadhat. Körönként egyszer. Költség: 1 Ambíció.
ability-rotate = Eredet forgatása
ability-rotate-text = Forgasd el az Eredetet úgy, hogy minden Szféra az óramutató járása szerint a következő Birodalomhoz kerüljön. Körönként egyszer. Költség: 1 Ambíció.
ability-extra-action = További Akció
ability-extra-action-text = Ebben a körben eggyel több Akciód van. Körönként egyszer. Költség: 2 Ambíció.
ability-absorb = Elnye­lés
ability-absorb-text = Vegyél el 2 Akaraterőt a Szellemeddel szomszédos egyik Szférából, és 1-gyel többet minden Szellemeddel szomszédos Határvidékért, amelyet csapatod irányít. Ezután jön a Szféra bónusza, és az Eredet elfordul. Körönként egyszer.
ability-absorb-text-balance = Vegyél el 2 Akaraterőt a Szellemeddel szomszédos egyik Szférából, és 1-gyel többet minden vele szomszédos Triádért, amelyben van Érzelme a csapatodnak. Ezután jön a Szféra bónusza, és az Eredet elfordul. Körönként egyszer.
ability-end-turn = Kör befeje­zése
ability-end-turn-text = Itt megállsz. Csapatod 1 Ambíciója elérhetővé válik, vagy húzol 2 kártyát.

## Szótár

term-spirit = Szellem
term-spirit-text = A figura, amelyet egy játékos a táblán mozgat; saját táblája van az Akcióinak és jelölőinek.
term-emotion = Érzelem
term-emotion-text = Kártya, amely a tábla egyik helyén fekszik, és Esszenciát tart. Az Érzelmek döntik el, ki mit irányít.
term-mild = Gyenge Érzelem
term-mild-text = Egy játékos paklijából való Érzelem. Ha elég Esszencia van rajta, megerősíthető.
term-strong = Erős Érzelem
term-strong-text = Amivé egy Gyenge Érzelem a megerősítéskor válik. Derűnek és Borúnak mindegyikből két lapja van, Egyensúlynak egy.
term-brightness = Fényesség
term-brightness-text = Derű Kezdő Érzelme. Nincs Hangulata és nincs képessége.
term-bleakness = Sivárság
term-bleakness-text = Ború Kezdő Érzelme. Nincs Hangulata és nincs képessége.
term-counterpart = Pár
term-counterpart-text = Egy Gyenge Érzelemhez tartozó Erős Érzelem, és fordítva. Semlegesség Egyensúly bármelyik Erős Érzelmévé válhat.
term-threshold = Küszöb
term-threshold-text = Ennyi Esszenciának kell lennie egy Gyenge Érzelmen, hogy meg lehessen erősíteni. Egyensúlynál az Erős Érzelem mondja meg, mennyinek.
term-realm = Birodalom
term-realm-text = A tábla öt vidékének egyike, két hellyel, egy Szellemmezővel, egy Erődhellyel és saját Akcióval.
term-frontier = Határvidék
term-frontier-text = Két szomszédos Birodalom határa, egy hellyel és egy Szellemmezővel.
term-triad = Triád
term-triad-text = Három szomszédos hely: egy Határvidéké és a két oldalán lévő. Minden hely egy Triádhoz tartozik, és minden Triád eldönti, ki irányítja a Határvidékét.
term-slot = Hely
term-slot-text = Kártyahely egyetlen Érzelemnek. A tizenöt hely gyűrűt alkot, és mindegyik két másikkal szomszédos.
term-space = Mező
term-space-text = Ahol a Szellemek állnak. Minden Birodalomnak és minden Határvidéknek van egy, és utak kötik össze őket.
term-origin = Eredet
term-origin-text = A középen lévő kerék, amely az öt Szférát végigviszi a Birodalmak mellett.
term-sphere = Szféra
term-sphere-text = Az Eredet egyik része, amely Akaraterőt tart, és bónuszt ad, ha valaki elnyel belőle.
term-willpower = Akaraterő
term-willpower-text = Ezzel fizetsz a legtöbb Akcióért. Röviden AE.
term-essence = Esszencia
term-essence-text = Ami az Érzelmeknek erőt ad. A tábládon van, amíg Érzelemre nem teszed. Egyensúly Derű- és Ború-Esszenciát tart.
term-ambition = Ambíció
term-ambition-text = Három jelölő, amely a csapaté. Az elérhetőket el lehet költeni, és utána nem elérhetők, amíg a csapat újra meg nem szerzi őket.
term-vibe = Hangulat
term-vibe-text = Egy Érzelem színe: piros, sárga, zöld vagy kék. Egyensúly Erős Érzelménél a játékosa választja.
term-vibe-token = Hangulatjelölő
term-vibe-token-text = Jelölő a táblád egyik sorában. Az első feloldja az Akciót, a többi a fejlesztéseit. Egy sorban soha nincs kettő ugyanabból a színből.
term-wild-token = Színtelen jelölő
term-wild-token-text = Szín nélküli Hangulatjelölő. Minden játékos négyet tesz le a játék kezdete előtt; az előzetes kiadásban ezeknek színük van.
term-row = Sor
term-row-text = Szellemtáblád öt Akciójának egyike, négy hellyel a Hangulatjelölőknek.
term-upgrade = Fejlesztés
term-upgrade-text = Amit egy sor ráadásként tud, ha jelölő van rajta, gyakran felárért.
term-determination = Elszántság
term-determination-text = Fejlesztés, amely egy Akciót 1 Akaraterővel olcsóbbá tesz.
term-intensity = Intenzitás
term-intensity-text = Egy Érzelem ereje: az utolsó Esszenciája alatti szám, a jelölője, és amit a képessége hozzáad.
term-intensity-token = Intenzitásjelölő
term-intensity-token-text = Legfeljebb +6-os jelölő egy Érzelmen. Egy Érzelmen legfeljebb egy lehet, és elveszíti, ha lekerül a tábláról.
term-control = Irányítás
term-control-text = Egy csapat azt a Birodalmat vagy Határvidéket irányítja, ahol összesen nagyobb az Intenzitása; Birodalomban az Erődje is számít. Egyenlőségnél senki sem irányítja.
term-blocked = Blokkolt
term-blocked-text = Egy Határvidéken lévő Érzelem nem számít abban a Birodalomban, amelynek vele szomszédos helyén ellenfél Érzelem van. A táblán ezt vonalnál végződő nyíl mutatja.
term-chain = Lánc
term-chain-text = Egy csapat Érzelmei hézag nélkül egymást követő helyeken.
term-adjacent = Szomszédos
term-adjacent-text = Egymás mellett lévő. A tábla megmutatja, melyik mező mely helyekkel, Erődhelyekkel és Szférákkal szomszédos.
term-fortress = Erőd
term-fortress-text = Töredék egy Birodalom Erődhelyén. Ott Intenzitást ad a csapatának: a Kisebb 1-et, a Nagyobb 2-t. Pontot csak akkor hoz, amikor e Birodalom Szférája kiürül, és a Személyiségbe kerül: amíg állnak, csak Ego Erődjei hoznak, a játék végén.
term-site = Erődhely
term-site-text = Az Erőd helye; minden Birodalomnak van egy.
term-fragment = Töredék
term-fragment-text = A Személyiség egy darabja. Egy csapatnak öt Kisebb, egyenként 3 pontot érő, három Nagyobb, egyenként 5 pontot érő és egy Záró, 4 pontot érő Töredéke van.
term-minor = Kisebb Töredék
term-minor-text = A kicsi Töredék, a Személyiségben 3 pontot ér.
term-major = Nagyobb Töredék
term-major-text = A nagy Töredék, a Személyiségben 5 pontot ér.
term-capping = Záró Töredék
term-capping-text = Az utolsó Töredék, 4 pontot ér. Az a csapat helyezi el, amelynek elfogyott az a Töredéke, amelyet kiérdemelt, és a játék véget ér.
term-identity = Személyiség
term-identity-text = A Töredékek tornya a tábla közepén. Ami benne van, a játék végén számít.
term-revelation = Kinyilat­koztatás
term-revelation-text = Ami akkor történik, ha egy Szféra kiürül: a csapatok összevetik Törekvéseiket, és Töredékeket szereznek.
term-aspiration = Törekvés
term-aspiration-text = Valami, amiben elöl kell lenni, amikor Kinyilatkoztatás jön.
term-common-aspiration = Közös Törekvés
term-common-aspiration-text = A Törekvés, amely minden csapatnak számít. Képpel felfelé, sorban fekszenek, és a bal szélső az aktuális.
term-hidden-aspiration = Rejtett Törekvés
term-hidden-aspiration-text = A Törekvés, amelyet csak a saját csapata ismer, és csak az teljesíthet.
term-intention = Szándék
term-intention-text = Tett, amely rögtön pontot hoz: a körben az első 1-et, minden további 2-t; az előzetes kiadásban annyit, amennyi mellette áll.
term-wheel = Szándékkerék
term-wheel-text = Itt számolja a csapat a Szándékokért kapott pontjait. Minden második pont bónuszt hoz, és aki 20-hoz ér, véget vet a játéknak.
term-shaper = Formáló
term-shaper-text = Egyetlen Szellem, amely egymaga játszik egy egész csapatért, ha nem jut két játékos minden csapatba.
term-action = Akció
term-action-text = Szellemakció vagy Birodalomakció. Egy játékosnak körönként három van.
term-spirit-action = Szellemakció
term-spirit-action-text = Mozgás, Ébresztés, Elfojtás, Erődítés vagy Megerősítés: Szellemtáblád egyik Akciója, amelyet fel kell oldani.
term-realm-action = Birodalomakció
term-realm-action-text = Akció, amelyet egy Birodalom minden játékosnak kínál, bárhol legyen is. 1 Akaraterővel olcsóbb, ha csapatod irányítja a Birodalmat.
term-ability = Képesség
term-ability-text = Amit körönként egyszer, Akció felhasználása nélkül tehetsz: három képesség Ambícióba kerül, az Elnyelés ingyenes.
term-absorb = Elnyelés
term-absorb-text = Akaraterő elvétele egy Szférából, körönként egyszer. A Szféra bónuszát is adja, és elforgatja az Eredetet.
term-invoke = Ébresztés
term-invoke-text = Egy Gyenge Érzelem játékba hozása a kezedből.
term-quell = Elfojtás
term-quell-text = Esszencia levétele egy ellenfél Érzelemről. Amelyiken nem marad, lekerül a tábláról.
term-fortify = Erődítés
term-fortify-text = Erőd építése, fejlesztésekkel saját Erőd javítása vagy ellenfél Erődjének rongálása.
term-empower = Megerősítés
term-empower-text = Egy Gyenge Érzelem Erős párjává változtatása.
term-intensify = Fokozás
term-intensify-text = Esszencia hozzáadása csapatod egyik, már a táblán lévő Érzelméhez.
term-harvest = Gyűjtés
term-harvest-text = Akaraterő átváltása Esszenciára.
term-insecurity-token = Bizonytalanságjelölő
term-insecurity-token-text = Jelölő egy soron, amelytől a sor következő Akciója 1 Akaraterővel többe kerül. Hat van belőle.
term-supply = Készlet
term-supply-text = Az Akaraterő, az Esszencia és a Hangulatjelölők közös készlete a tábla mellett. Soha nem fogy el.
term-bliss = Derű
term-bliss-text = A fényes Szellemek csapata: Szeretet, Gyönyör, Empátia és Harmónia.
term-gloom = Ború
term-gloom-text = A sötét Szellemek csapata: Gyűlölet, Gyötrelem, Gonoszság és Szorongás.
term-balance = Egyensúly
term-balance-text = Harmadik csapat, 3–6 játékosnak a teljes játékban: Értelem és Megérzés. Azt akarja, hogy Derű és Ború egyenlő legyen, és mindkettő Esszenciáját használja. Szellemei bárkivel osztozhatnak egy mezőn. Az Erődítés neki 1 Esszenciával többe kerül. Elnyeléskor nem az irányított Határvidékekért vesz el 1-gyel több Akaraterőt, hanem minden szomszédos Triádért, amelyben van Érzelme.
term-alignment = Hovatartozás
term-alignment-text = A csapat, Derű vagy Ború, amelynek Egyensúly egy Érzelme vagy Erődje az irányításban és a Törekvésekben számít. A felhasznált Esszenciától függ. Minden másban Egyensúlyé.
term-condition = Feltétel
term-condition-text = Amire Egyensúlynak egy Kinyilatkoztatáskor szüksége van. Minden Törekvésének két feltétele van; ha egy teljesül, Kisebb Töredéket hoz, ha mindkettő, Nagyobbat.
term-ego = Ego
term-ego-text = Ellenfél, amely magától játszik egy vagy két ember ellen. Szellemeinek, Kapuőrnek és Befolyásolónak nincs táblája, keze, Ambíciója és képessége, és az Érzelmeinek sincs képessége. Műveletkártyák mondják meg neki, mit tegyen. Amit lehelyez, a készletből veszi, Akaraterőt pedig gyűjt.
term-gatekeeper = Kapuőr
term-gatekeeper-text = Ego két Szellemének egyike. Egyenlő lehetőségek közül inkább Határvidéken áll.
term-influencer = Befolyásoló
term-influencer-text = Ego két Szellemének egyike. Egyenlő lehetőségek közül inkább Birodalomban áll.
term-scheme = Művelet
term-scheme-text = Ego tizenkét kártyájának egyike. A képpel felfelé fekvő kártya teteje mondja meg, mire törekszik Ego a következő körében, és mi az első Akciója; a mellé felfedett kártya alja mondja meg a második és harmadik Akciót.
term-special-scheme = Különleges Művelet
term-special-scheme-text = Ez lesz két vagy három kudarcból Ego egy körében, a teljes játékban: 2 Akaraterőt fizet egy Kisebb Erődért egy általa irányított Birodalomban, vagy 2 pontért, ha nincs neki hely. Ha nem tud fizetni, 1 Akaraterőt kap.
term-impact = Hatás
term-impact-text = Mennyivel viszi előre Egót egy lehetőség a kiszemelt Törekvésben: az ő száma mínusz a tiéd, utána és előtte. Ego a legnagyobbat választja. Ha Ego Borúval van, „Egység 2–2 → 2–3” 1-es Hatás: Derű száma áll elöl, mint mindenütt. Ha minden lehetőség visszavetné, az Akció kudarc, és a teljes játékban Ego 1 pontot kap, körönként egyszer.
term-difficulty = Nehézség
term-difficulty-text = Ego közepes nehézségen játszik, vagy olyan lépésekkel, amelyek nehezítik vagy könnyítik. Minden szint magával hozza az előtte lévő lépéseket; egyenként is választhatók.
term-card-set = Kártyakészlet
term-card-set-text = Fájl az Érzelmek számaival és képességeivel. A sajátoddal is játszhatsz.
term-status = Forrás
term-status-text = Hogy egy kártya szövege közzétett szabályokban szerepel, vagy ehhez a programhoz készült.
