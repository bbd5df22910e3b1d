# Megjegyzések a kártyákhoz, és a kártyaböngésző.

note-safety = Biztonság önmagát nem védi, csak a szomszédait.
note-guilt = A felár akkor is jár, ha magát Bűntudatot fojtják el.
note-fear = Több ilyen összeadódik, Rettegéssel is. Minden máson felül, a tábládról kell fizetni, akkor is, ha az Érzelem saját Esszenciája a készletből jön.
note-panic = Több ilyen összeadódik, Félelemmel is. Minden máson felül, a tábládról kell fizetni, akkor is, ha az Érzelem saját Esszenciája a készletből jön.
note-valor = Az számít, hogy az elfojtott Érzelem Vitézséggel szomszédos. Csak az alap 1 Ambíciót takarítja meg, körönként egyszer, akárhány Vitézség van ott; magától megtörténik az első ilyen Elfojtásnál.
note-malevolence = Az számít, hogy az elfojtott Érzelem Rosszakarattal szomszédos. Csak az alap 1 Ambíciót takarítja meg, körönként egyszer; magától megtörténik az első ilyen Elfojtásnál.
note-selflessness = Egy Fokozásnak az első és a további Esszenciáit is kölcsönadhatja, a tábla bármely pontjáról, olyan játékosnak is, akinek nincs. Az Akaraterőt a szokásos módon kell fizetni. Először az kerül le, amit kölcsönad, a saját Esszenciád utoljára.
note-adoration = Minden Érzelemről külön döntesz. Önbecsülésnél talán jobb lemondani róla, mert a számai csökkennek.
note-despair = Minden jelölő egynek számít, bármennyit ér is.
note-greed = 3-at vesz el, vagy amennyit a Szféra nélkülözni tud.
note-rage = Ez nem választható: meg kell történnie.
note-animosity = Ennek meg kell történnie, de te választod ki, melyik Érzelemmel.
note-purity = A korlát az irányításban és Érzékenységnél számít. A jelölő a kártyán marad, de nem tesz semmit.
note-insecurity = A lezárt sorok is számítanak. Ha a hat jelölőből nem maradt, nem történik semmi. A felár az ár része: aki nem tudja kifizetni, nem hajthatja végre az Akciót.
note-doubt = Minden ellenfél táblán te választasz sort, a játékosok sorrendjében, amíg van jelölő. A lezárt sorok is számítanak.
note-shame = Minden lekerülő kártya egyszer váltja ki, csapatod saját Megerősítései is. Ha maga Szégyen jön Megerősítésből, nem látja a saját Feszengését lekerülni.
note-embarrassment = Minden lekerülő kártya egyszer váltja ki.
note-remorse = Az Elfojtás után is játékban kell lennie. Minden Lelkifurdalás saját kártyát kér.
note-hope = Ha kevesebb lap van, azokat nézed meg. Ha egyetlen sorrendben sincs megengedett lap legfelül, nem változik semmi. A csapattársaid is láthatják őket.
note-bitterness = Az számít, hogyan álltak a dolgok közvetlenül a kártya lehelyezése előtt. Mindkét feltételhez magának a Birodalomnak egy helye kell.
note-faith = Minden Megerősítés Akcióért egyszer.
note-freedom = Minden Mozgásnál úgy számít, mintha jelölő lenne a Felülkerekedésen, Helycserénél is.
note-self-esteem = A Hangulatjelölőket számolja, a színteleneket is.
note-envy = Olyan Szellemet is választhatsz, amelynek vagy Akaraterőből, vagy Esszenciából van több. Egyensúly-Szellemnél minden Esszenciája számít, és a játékosa választja ki, melyik fajtát veszíti el.
note-self-respect = A számai csökkennek: minél kevesebb Esszencia van rajta, annál intenzívebb. Az Elfojtás erősebbé teszi, amíg el nem fogy az utolsó Esszencia.
note-brightness = Elfojtásakor bármelyik kártya megfelel hozzá. Az elfojtott Fényesség kikerül a játékból.
note-bleakness = Elfojtásakor bármelyik kártya megfelel hozzá. Ezután visszatér a hatos készletbe, ahonnan Szorongás elveheti.
note-boredom = Egyensúly Szellemei nem váltják ki.
note-indifference = Egyensúly Szellemei nem váltják ki.
note-suspicion = Egyensúly Érzelmei nem számítanak, akárkinek számítanak egyébként.
note-optimism = Egyensúly Érzelmei ellenfélének számítanak, bárhová tartoznak.
note-pessimism = Egyensúly Érzelmei ellenfélének számítanak, bárhová tartoznak.
note-mistrust = Egyensúly Érzelmei ellenfélének számítanak, bárhová tartoznak.
note-neutrality-red = Képessége elfojtásakor és megerősítésekor is működik, utóbbinál az Erős Érzelemé után. Üres pakli nem ad kártyát.
note-neutrality-yellow = Képessége elfojtásakor és megerősítésekor is működik, utóbbinál az Erős Érzelemé után. Ennek meg kell történnie.
note-neutrality-green = Képessége elfojtásakor és megerősítésekor is működik, utóbbinál az Erős Érzelemé után. Aki dönt, az mondja meg azt is, melyik fajta Esszencia.
note-neutrality-blue = Képessége elfojtásakor és megerősítésekor is működik, utóbbinál az Erős Érzelemé után. Aki dönt, az mondja meg azt is, melyik jelölő és hová. Egy csapattárs táblájának sorát megtölteni vele nem ér pontot.
note-urge = Ilyen Szféra nélkül semmi sem megy el, de az Eredet akkor is elfordulhat. Ez nem Elnyelés, és nem követi Kinyilatkoztatás.
note-impulse = Minden Esszenciánál te mondod meg, melyik fajta.
note-inspiration = A színtelen jelölők nem számítanak. A színek sorrendje: piros, sárga, zöld, kék.
note-discipline = Csak a nyomtatott szám számít, Fegyelemnél is. Tisztaság nem változtat semmit a Triádjában.
note-caution = Egyszerre egy pontot csökkentesz, bármely Érzelmeken, és hamarabb is abbahagyhatod. A semmire csökkentett jelölő eltűnik.
note-curiosity = Ha kevesebb lap van, azokat nézed meg. Ha egyetlen sorrendben sincs megengedett lap legfelül, nem változik semmi.

## A kártyaböngésző

cardbook-title = Kártyák és Szellemek
cards-tab-emotions = Érzelmek
cards-tab-spirits = Szellemek
cards-search = Keresés a kártyák között
cards-search-hint = Egy név vagy egy képesség szava
cards-filters = Szűrők
cards-any = Mind
cards-team = Csapat
cards-vibe = Hangulat
cards-kind = Fajta
cards-when = Képesség
cardbook-when-enters = játékba kerüléskor
cardbook-when-ongoing = amíg a táblán van
cardbook-when-leaves = a tábláról lekerüléskor
cardbook-when-none = nincs
cards-status = Forrás
cards-found = { $count ->
        [0] Nincs ilyen kártya. Vegyél le egy szűrőt.
        [one] 1 kártya
       *[other] { $count } kártya
    }
cards-reset = Mind látszik
cards-previous = Az előző kártya
cards-next = A következő kártya
cards-essence = Esszencia
cards-intensity = Intenzitás
cards-counterpart-strong = Ezzé válik
cards-counterpart-mild = Ebből lett
cards-threshold = Legalább { $count } Esszenciával megerősíthető
cards-power = Képesség
cards-note = Jó tudni
cards-side = A táblák oldala
cards-side-A = A oldal, mindenkinek ugyanaz
cards-side-B = B oldal, csak ezé a Szellemé
cards-side-lead = Minden játékos ugyanazt az oldalt használja. A B oldalon néhány ismert fejlesztésnek más az ára.
cards-spirit-power = Képesség a teljes játékban
cards-spirit-power-prototype = Képesség
cards-upgrades = { $spirit } fejlesztései szavakban
cards-upgrade-of = { $price ->
        [none] { $row }
       *[other] { $row }, felára { $price }
    }
note-spirit-fortress-income = Az Akaraterő a készletből jön, tehát több is lehet, mint amennyi a Szférában volt.
note-spirit-fortress-bonus = Két Erőd nem hoz többet, mint egy. Az Akaraterő a készletből jön, tehát több is lehet, mint amennyi a Szférában volt.
note-spirit-big-absorb-draw = Amibe Elkötelezettség bónusza kerül, az nem vonódik le az összegből.
note-spirit-protect = Azokat a képességeket, amelyek Esszenciát vesznek le egy Érzelemről, ez nem állítja meg.
note-spirit-protect-neighbours = A másik csapat Érzelme a kettő között megszakítja a láncot. Azokat a képességeket, amelyek Esszenciát vesznek le egy Érzelemről, ez nem állítja meg.
note-spirit-second-token = Lezárt sorban az első jelölő felold, a második fejleszt.
note-spirit-any-colour-token = Egy kártya egy jelölőért fizet, mint mindenkinél.
note-spirit-upgrade-discount = A két kedvezmény összeadódik, ha Elszántságot is használ, de az ár soha nem csökken nulla alá.
note-spirit-far-absorb = A mennyiséget onnan kell számolni, ahol Gyötrelem áll. A rendes elérésén belüli Szférából a szokásos módon nyel el.
note-spirit-long-quell = A nagyobb elérés csak az Elfojtásra szól. Azok a fejlesztések, amelyek Gonoszsággal szomszédos dolgot kívánnak, a saját mezőjét nézik.
note-spirit-chain-quell = A közbülső hely nem lehet üres. Azok a fejlesztések, amelyek Gonoszsággal szomszédos dolgot kívánnak, a saját mezőjét nézik.
note-spirit-invoke-bleakness = Az elfojtott Sivárság visszakerül a készletbe, és újra ébreszthető.
note-spirit-early-any-colour = Olyan színnek kell lennie, amelyet a sor befogadhat. Az a hely, amely két kártyát kér, Harmóniától is kettőt kér.
note-spirit-early-prevent = Amibe az Elfojtás került, az nem jár vissza. Tombolás nem fojt el, ezért ellene semmi sem segít.
note-spirit-early-bleakness = Az ára és a fejlesztései olyanok, mint bármelyik Ébresztésé. A tábláról lekerülő Sivárság kikerül a játékból.
note-spirit-early-soul-leech = Az Elfojtás fejlesztéseivel együtt kell választani.
note-spirit-realm-discount = Ennél kevesebbet soha nem fizet, akár irányítja valaki a Birodalmat, akár nem.
note-spirit-gain-exchange = Minden szerzés egy átváltást enged. Az az 1 Akaraterő, amelyet az kap, akinek a kör végén nincs, nem szerzés. A Szándékok az átváltás előtti Akaraterőt számolják.
