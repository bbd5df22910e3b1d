# A bevezető: leckék, és amit az edző az egyes lépéseknél mond. A **szavak** kiemelkednek.

tutorial-title = Tanulj meg játszani
tutorial-lead = Játszd le az első köreidet egy edzővel az oldaladon. Semmit sem ronthatsz el: csak az választható, amiről az edző beszél.
tutorial-first = Kezdd itt
tutorial-more = Azután egyenként: amit a teljes játék hozzáad
tutorial-minutes = Körülbelül { $count } perc
tutorial-start = Kezdés
tutorial-continue = Folytatás
tutorial-again = Játszd újra
tutorial-done = Kész
tutorial-progress = { $step }. lépés, összesen { $steps }
tutorial-how-far = Meddig jutottál
tutorial-leave = Kilépés a leckéből
tutorial-next = Tovább
tutorial-back = Vissza
tutorial-to-now = Vissza a játékhoz
tutorial-your-move = Te jössz
tutorial-waiting = A lecke készül …
tutorial-late = Tovább tart, mint kellene. Várhatsz még egy kicsit, vagy kezdd újra a leckét.
tutorial-not-now = Egyszerre egy dolgot. Most ez jön: { $choice }
tutorial-coach = Az edződ
tutorial-hide = Edző elrejtése
tutorial-show = Edző megjelenítése
tutorial-failed = A lecke nem mehet tovább
tutorial-failed-text = A játéka már nem úgy áll, ahogy a leckének kell. Kezdd újra a leckét.
tutorial-restart = Kezdés elölről
tutorial-anew = E lecke játéka már nincs meg, ezért a lecke elölről kezdődik.
tutorial-restart-lesson = Kezdés elölről: { $lesson }
tutorial-end = Vége a leckének
tutorial-first-basic = Első játék, egy könnyű program ellen
tutorial-first-ego = Első játék Ego ellen
tutorial-play-on = Játssz tovább egy program ellen
tutorial-next-lesson = Következő: { $lesson }
tutorial-to-lesson = Ehhez a leckéhez: { $lesson }
tutorial-all = Minden lecke
tutorial-home = A kezdőlapra
tutorial-table = Lecke: { $lesson }

tutorial-basic = A kezdőjáték
tutorial-basic-about = Három kör egy valódi játékból: mozgás, Érzelmek ébresztése, irányítás, Akaraterő és Esszencia, elfojtás, Erődök, az első jelölőd és az első Kinyilatkoztatásod.
tutorial-growing = Fejlesztések, Ambíció és Erős Érzelmek
tutorial-growing-about = Egy kör a teljes játékból: erősíts meg egy Érzelmet, tegyél egy Akciót végleg jobbá, forgasd el az Eredetet, és cselekedj még egyszer.
tutorial-hidden = Rejtett Törekvések
tutorial-hidden-about = Egy Kinyilatkoztatás után, amely semmit sem hozott, kiválaszthatod, mire törekedj ezután.
tutorial-intentions = Szándékok és Szellemek
tutorial-intentions-about = Pontok azért, amit a körödben teszel, a Kerék bónuszai és Szellemed képessége.
tutorial-set-up = Előkészületek
tutorial-set-up-about = A teljes játékban te választod meg, hol kezdesz, és mit tud a Szellemed.
tutorial-balance = A harmadik csapat
tutorial-balance-about = Játssz Egyensúllyal: kétféle Esszencia, másoknak számító Érzelmek és saját célok.
tutorial-ego = Ego ellen
tutorial-ego-about = Játssz ellenfél nélkül: Ego magától játszik, és előre láthatod, mit fog tenni.

## A kezdőjáték

tutorial-basic-1 = Üdvözlünk valakinek a belső világában. Te **Szeretet** vagy, és a fényes **Derű** csapatában játszol; Gyűlölet a sötét **Ború** csapatában. Amelyik csapatnak a végén több **pontja** van, az formálta ezt az embert, és győz.
tutorial-basic-2 = A pontok **Töredékekből** jönnek: egy ember részei ezek, amelyeket egy csapat megszerez. Itt középen toronnyá állnak össze. Egy Kisebb 3 pontot hoz, egy Nagyobb 5-öt.
    .aloud = A pontok **Töredékekből** jönnek: egy ember részei ezek, amelyeket egy csapat megszerez. Toronnyá állnak össze. Egy Kisebb 3 pontot hoz, egy Nagyobb 5-öt.
tutorial-basic-3 = Töredéket az szerez, aki elöl van egy **Törekvésben**. Ez a Közös, mindkét csapatnak ugyanaz: **Nyitottság**. Az van elöl benne, aki több **Határvidéket** irányít; ezek az öt **Birodalom** közötti sávok. Most kettő áll kettő ellen.
tutorial-basic-4 = Csapatodnak van egy **Rejtett Törekvése** is, amelyet csak te ismersz: **Élénkség**, több **Esszencia**-csepp az **Érzelmeiden**, a táblán lévő kártyákon. Időről időre **Kinyilatkoztatás** jön: aki akkor az egyikben elöl van, Kisebb Töredéket szerez; aki mindkettőben, Nagyobbat.
tutorial-basic-5 = A körödben három **Akciód** van. Legtöbbjük **Akaraterőbe** kerül: ezek a kis fények, röviden **AE**. Neked 6 van. A cseppek az **Esszenciád**, az Érzelmeidhez. Abból 2 van. Nyerjünk meg egy harmadik Határvidéket. Ehhez előbb a Szellemednek, a táblán álló figurádnak, közelebb kell kerülnie. Válaszd a **Mozgást**. 1 Akaraterőbe kerül.
    .aloud = A körödben három **Akciód** van. Legtöbbjük **Akaraterőbe** kerül. Neked 6 van. Az Érzelmeidhez **Esszencia** kell. Abból 2 van. Nyerjünk meg egy harmadik Határvidéket. Ehhez előbb a Szellemednek közelebb kell kerülnie. Válaszd a **Mozgást**. 1 Akaraterőbe kerül.
tutorial-basic-6 = Azokra a helyekre mehetsz, amelyek választhatók: ezek izzanak a táblán, és ott állnak a választásaid listájában; ahol ellenfél Szellem áll, ott nem állhatsz meg. Menj az **Indítékok Völgyébe**.
    .aloud = Azokra a helyekre mehetsz, amelyek választhatók: ezek ott állnak a választásaid listájában; ahol ellenfél Szellem áll, ott nem állhatsz meg. Menj az **Indítékok Völgyébe**.
tutorial-basic-7 = Egy Birodalomban a Szellemed két helyet ér el. Egyikük üres. Válaszd az **Ébresztést**, hogy kijátssz oda egy Érzelmet a kezedből: 2 Akaraterő, és 1 Esszencia, amely az Érzelemre kerül.
tutorial-basic-8 = Válaszd az **Óhajt**. Képessége: ha egy másik Érzelmed van mellette, mint itt Fényesség, +1-es jelölőt kap.
tutorial-basic-9 = Ott van. A csepp az Esszenciája. A szám az **Intenzitása**, az ereje: 1 azért az Esszenciáért, 1 a jelölőért. A több Intenzitás **irányítást** ad. Egy Határvidék helye és a két oldalán lévő helyek, itt a 12., a 13. és a 14. hely, a **Triádja**: ezek döntik el, kié. Csak neked van ott Érzelmed, ezért a tiéd: három kettő ellen Nyitottságban!
    .aloud = Óhaj ott van 1 Esszenciával. Az erejét **Intenzitásnak** hívják, és ez 2: 1 azért az Esszenciáért, 1 a jelölőért. A több Intenzitás **irányítást** ad. Egy Határvidék helye és a két oldalán lévő helyek, itt a 12., a 13. és a 14. hely, a **Triádja**: ezek döntik el, kié. Csak neked van ott Érzelmed, ezért a tiéd: három kettő ellen Nyitottságban!
tutorial-basic-10 = Minden Birodalom mindenkinek kínál egy Akciót, akárhol áll. Aki irányítja a Birodalmat, 1 Akaraterővel kevesebbet fizet. Az Indítékok Völgye a tiéd, ezért az **Akaraterő szerzése** egy Akcióba kerül, de Akaraterőbe nem.
tutorial-basic-11 = Ez volt a harmadik Akciód. Fejezd be a körödet. Akinek ekkor nincs Akaratereje, 1-et kap.
tutorial-basic-12 = A kör végén egy **Ambíciót** veszel, egyet csapatod három csillaga közül, vagy két kártyát. Vedd az Ambíciót. Szükségünk lesz rá.
    .aloud = A kör végén egy **Ambíciót** veszel, egyet csapatod három Ambíciójából, vagy két kártyát. Vedd az Ambíciót. Szükségünk lesz rá.
tutorial-basic-13 = Gyűlölet odajött, és a te egyik Triádodban **Keseredettséget** ébresztett. Az Indítékok és Érzékek Triádjában most egy áll egy ellen: senki sem irányítja a Határvidéket, és Nyitottságban újra egyenlőek vagytok.
tutorial-basic-14 = Egy Határvidéken lévő Érzelem a két oldalán lévő Birodalmakban is számít: Keseredettség az Érzékek Bölcsőjében. De Fényességed, közvetlenül mellette, **blokkolja** az Indítékok Völgyénél, ahogy bármelyik Érzelmed tenné, bármilyen gyenge is. Erősítsd hát a te oldaladat. A **Fokozás** 1 Esszenciádat a Szellemeddel szomszédos egyik Érzelmedre teszi; minden további 1 Akaraterőbe kerülne.
tutorial-basic-15 = A Vágyak Földje a tiéd, ezért Akaraterőt nem fizetsz: csak egy Akciót és 1 Esszenciát. Tedd arra a **Fényességre**, amely közvetlenül Keseredettség mellett van.
tutorial-basic-16 = Két Esszencia, Intenzitás 2: a Határvidék újra a tiéd. Most **Elnyelés**: vegyél Akaraterőt egy **Szférából**, egy középső fényből, amely melletted van. Ez nem kerül Akcióba, és körönként egyszer lehet. 2-t kapsz, és 1-gyel többet minden melletted lévő Határvidékért, amelyet irányítasz: összesen 4-et.
    .aloud = Két Esszencia, Intenzitás 2: a Határvidék újra a tiéd. Most **Elnyelés**: vegyél Akaraterőt egy **Szférából**, amely melletted van. Ez nem kerül Akcióba, és körönként egyszer lehet. 2-t kapsz, és 1-gyel többet minden melletted lévő Határvidékért, amelyet irányítasz: összesen 4-et.
tutorial-basic-17 = Minden Szféra bónuszt is ad. **Alázaté** 1 Esszencia. Mondj igent.
tutorial-basic-18 = Minden Elnyelés után, a tiéd és Gyűlöleté után is, az **Eredet**, a Szférák gyűrűje, eggyel elfordul. Alázat továbbment a következő Birodalomhoz, és 3 Akaraterő maradt benne. Jegyezd meg: aki **kiürít** egy Szférát, Kinyilatkoztatást vált ki. Bőven van Akaraterőd. Az **Erődítés** 3-ért **Erődöt** épít: abban a Birodalomban, ahol állsz, vagy Határvidékről bármelyik oldalon, hacsak nem Gyűlölet irányítja azt a Birodalmat.
tutorial-basic-19 = Az Erőd egyik Töredéked, és növeli az Intenzitásodat a Birodalmában: ez a Kisebb 1-gyel. Ha egy későbbi körben bárki kiürít itt egy Szférát, az Erőd a **Személyiségbe**, a középső toronyba kerül, ahol pontot ér: 3-at, Nagyobbként 5-öt. Ha a végén még itt áll, nem számít. A harmadik Akciód: az **Esszencia gyűjtése** Akaraterőt vált Esszenciára. A Birodalmát, az Értékek Ligetét, nem te irányítod, ezért emellett 1 Akaraterőbe kerül.
    .aloud = Az Erőd egyik Töredéked, és növeli az Intenzitásodat a Birodalmában: ez a Kisebb 1-gyel. Ha egy későbbi körben bárki kiürít itt egy Szférát, az Erőd a **Személyiségbe**, az összes Töredék tornyába kerül, ahol pontot ér: 3-at, Nagyobbként 5-öt. Ha a végén még itt áll, nem számít. A harmadik Akciód: az **Esszencia gyűjtése** Akaraterőt vált Esszenciára. A Birodalmát, az Értékek Ligetét, nem te irányítod, ezért emellett 1 Akaraterőbe kerül.
tutorial-basic-20 = Válts át 3 Akaraterőt 3 Esszenciára. Az Akcióért járó 1-gyel együtt 4-et fizetsz.
tutorial-basic-21 = Fejezd be a körödet.
tutorial-basic-22 = Ezúttal húzz **két kártyát**. A pakli felső lapja képpel felfelé fekszik, ezért mindenki látja, mit húzol.
tutorial-basic-23 = Gyűlölet **Magányt** ébresztett Keseredettség mellett. A Triádodban kettő áll kettő ellen: a Határvidék megint elveszett. Élénkségben is egyenlőek vagytok. De Alázatban csak 3 Akaraterő maradt: közel a Kinyilatkoztatás. Ha Nyitottságban **és** Élénkségben is elöl lennél, Nagyobb Töredéket szereznél. Keseredettség útban van.
tutorial-basic-24 = Szabaduljunk meg hát Keseredettségtől. Magának a Határvidéknek a helyén van, azt pedig a Határvidékről éred el. **Mozgás**.
tutorial-basic-25 = Menj az Indítékok és Érzékek közötti Határvidékre.
tutorial-basic-26 = Ahhoz, hogy **elfojts** egy Érzelmet, egy ugyanolyan **Hangulatú** kártyát mutatsz a kezedből, és megtartod. A kártya jelvénye mondja meg: Keseredettség sárga, a szikra, és a te Izgatottságod is az. Az **Elfojtás** 1 Esszenciát vesz le egy melletted lévő ellenfél Érzelemről, 2 Akaraterőért és 1 Ambícióért: azért, amelyet elvettél.
    .aloud = Ahhoz, hogy **elfojts** egy Érzelmet, egy ugyanolyan **Hangulatú** kártyát mutatsz a kezedből, és megtartod. A kártya neve után hallod: Keseredettség sárga, és a te Izgatottságod is az. Az **Elfojtás** 1 Esszenciát vesz le egy melletted lévő ellenfél Érzelemről, 2 Akaraterőért és 1 Ambícióért: azért, amelyet elvettél.
tutorial-basic-27 = Keseredettségen csak egy Esszencia volt, ezért eltűnt. Nyitottságban három–kettőre, Élénkségben négy–háromra vezetsz. Most **Elnyelés**.
tutorial-basic-28 = Válaszd **Alázatot**. 2-t kapsz, és 1-et ezért a Határvidékért, és pontosan 3 van benne.
tutorial-basic-29 = Kérd a bónuszát. A Kinyilatkoztatás előtt jön.
tutorial-basic-30 = A Közös Törekvésben és a Rejtettben is elöl voltál. A kettő együtt **Nagyobb Töredéket** hozott: a Személyiség nőni kezd, a te színeidben. Öt pont Derűnek.
    .aloud = A Közös Törekvésben és a Rejtettben is elöl voltál. A kettő együtt **Nagyobb Töredéket** hozott. Ez az első a Személyiségben. Öt pont Derűnek.
tutorial-basic-31 = Minden Kinyilatkoztatás új Törekvéseket hoz. Ború eltávolított egy Közöset, mert Nagyobbat szereztél. A következő: **Sokoldalúság**, különböző Hangulatok az Érzelmeid között. Az új Rejtett Törekvésed mellette van. Még van egy Akciód. **Ébresztés**: játssz ki egy Érzelmet arra a helyre, amelyet épp megtisztítottál.
tutorial-basic-32 = Előbb tedd jobbá az Akciót: dobj el egy kártyát, és a Hangulata színében **jelölő** kerül az Akció sorába. Az **Elszántság** 1 Akaraterőt takarít meg. Add érte a kék Derűlátást: válaszd a **kéket**.
tutorial-basic-33 = A jelölő azonnal működik, és minden későbbi Ébresztésnél is. Használd az **Elszántságot**. Játék közben a **Fejleszted ezt az Akciót?** gomb vezet ide, miután magát az Akciót megnyomtad.
tutorial-basic-34 = Válaszd a **Bátorságot**. Mivel ellenfél Érzelem mellé kerül, képessége +1-es jelölőt ad neki. A piros ráadásul új Hangulat az Érzelmeid között.
tutorial-basic-35 = 5–0-ra vezetsz. A játék akkor ér véget, ha nem marad Közös Törekvés: a tábla mellett visszaszámlálás jelzi őket, minden Kinyilatkoztatásért egyet, és minden Nagyobbért még egyet. Akkor is véget ér, ha egy csapat olyan Töredéket szerez, amelyből nem maradt neki: helyére a **Záró Töredéke** lép, 4 pontért. Azután a **több pont nyer**.
    .aloud = 5–0-ra vezetsz. A játék akkor ér véget, ha nem marad Közös Törekvés: minden Kinyilatkoztatással elmegy egy, és minden Nagyobbal még egy. Akkor is véget ér, ha egy csapat olyan Töredéket szerez, amelyből nem maradt neki: helyére a **Záró Töredéke** lép, 4 pontért. Azután a **több pont nyer**.
tutorial-basic-36 = Ez a kezdőjáték. Játszd most az **első játékodat** egy könnyű program ellen, vagy játssz tovább innen. Valódi játékban szabadon választasz mindabból, ami választható, és a legtöbb választás visszavonható.

## Előkészületek

tutorial-set-up-1 = A teljes játékban még semmi sincs a táblán. Te választod meg, hol kezdesz, és a játékosok ezt felváltva teszik.
tutorial-set-up-2 = Tedd a Szellemedet egy Határvidékre. Válaszd az **Értékek** és **Indítékok** közöttit.
tutorial-set-up-3 = Most a Kezdő Érzelmed, **Fényesség**, egy Birodalomnak a Határvidék melletti helyére. Válaszd az Indítékok Völgyében lévőt.
tutorial-set-up-4 = Gyűlölet ugyanezt tette Sivársággal.
tutorial-set-up-5 = Mivel egy egész csapatért játszol, leteszel egy második Fényességet is, mintha egy másik Szellemed állna egy üres Határvidéken. Válaszd az **Indítékok és Érzékek** Határvidékét.
tutorial-set-up-6 = Tedd ezt is az Indítékok Völgyébe, és a Birodalom szilárdan a tiéd.
tutorial-set-up-7 = Ezután négy **színtelen jelölő** kerül Szellemed táblájára. Egy sor első jelölője **feloldja** az Akcióját; a többi fejlesztés.
tutorial-set-up-8 = **Mozgásra** szükséged lesz. Oldd fel: válaszd a **színtelent**.
tutorial-set-up-9 = És **Ébresztés**.
tutorial-set-up-10 = És **Elfojtás**.
tutorial-set-up-11 = Az utolsó feloldhatná az Erődítést vagy a Megerősítést. Vagy kezdettől jobbá tehet egy Akciót: tedd az **Erősítésre**, az Ébresztés első fejlesztésére.
tutorial-set-up-12 = Most minden a helyén van, és kezdődik az első kör. Amit zárva hagytál, azt később feloldhatod egy kártyával a kezedből.

## Fejlesztések, Ambíció és Erős Érzelmek

tutorial-growing-1 = A teljes játékot ugyanúgy lehet megnyerni, mint a kezdőjátékot, de egy körben több minden történhet: Érzelmek **nőnek**, Akciók **fejlesztéseket** kapnak, és az **Ambíció** többért is fizet, mint az Elfojtás. Íme mindez egyetlen körben.
tutorial-growing-2 = **Izgatottságon** 2 Esszencia van, és 2 a küszöbe, a keretezett hely a kártyán. Készen áll arra, hogy **Szenvedéllyé** váljon.
    .aloud = **Izgatottságon** 2 Esszencia van, és 2 a küszöbe. Készen áll arra, hogy **Szenvedéllyé** váljon.
tutorial-growing-3 = A **Megerősítés** mindkét kártyáról szól, mielőtt választod: azt, amelyik itt van, és azt, amivé válik. Válaszd.
tutorial-growing-4 = Izgatottság visszakerült a paklid aljára, és **Szenvedély** fekszik a helyén minden Esszenciával. Az Erős Érzelmek számai jobbak: Intenzitás 3 a 2 helyett. Minden csapatnak mindegyikből két példánya van.
tutorial-growing-5 = És a képességeik is erősebbek. Szenvedély ebben a körben eggyel több Akciót ad, így a Megerősítés végül egybe sem került: három Akciód maradt.
tutorial-growing-6 = A kártyák nem csak ébresztésre jók. Amikor Szellemakciót hajtasz végre, előbb eldobhatsz egyet, és a színében **Hangulatjelölőt** tehetsz az Akció sorába. Játék közben a **Fejleszted ezt az Akciót?** gomb teszi ezt.
tutorial-growing-7 = Tegyük fel, hogy az Értékek és Indítékok Határvidékére akarsz jutni, két mezővel arrébb. Válaszd a **Mozgást**.
tutorial-growing-8 = Dobd el a zöld Óhajt egy jelölőért, amely e sor első fejlesztésére, a **Sietségre** kerül. Válaszd a **zöldet**. Egy sorban soha nincs két azonos színű jelölő.
tutorial-growing-9 = A jelölő azonnal működik. Használd a **Sietséget**: 1 Akaraterővel több, egy mezővel messzebb.
tutorial-growing-10 = Két mező egy Akcióval. A jelölő a tábládon marad, így mostantól minden Mozgás lehet sietős. E tábla minden sorának utolsó fejlesztése, az **Elszántság**, minden alkalommal 1 Akaraterővel olcsóbbá teszi az Akciót.
tutorial-growing-11 = Csapatodnak három **Ambíció**-jelölője van, ezek a csillagai, és itt mind elérhető. Elfojtásért és néhány fejlesztésért fizetnek, valamint három képességért. Egy képesség nem Akció, és mindegyik körönként egyszer használható.
tutorial-growing-12 = Szeretnél elnyelni Szorgalomból, de egy lépéssel távolabb van, a Vágyak Földjénél. **Eredet forgatása** 1 Ambícióért: a gyűrű elfordul, és minden Szféra a következő Birodalomhoz kerül.
tutorial-growing-13 = Szorgalom az Értékek Ligetéhez jött, elérhető közelségbe. Most **Elnyelés**.
tutorial-growing-14 = Válaszd **Szorgalmat**.
tutorial-growing-15 = Bónusza 2 Akaraterő a készletből. Kérd.
tutorial-growing-16 = Két Ambíció maradt. Költsd **További Akcióra**.
tutorial-growing-17 = Megint három Akció. A harmadik képesség, a Jelölő lerakása, 1 Ambícióba kerül, és nem kér kártyát. Az elköltött Ambíció egyenként tér vissza: a kör végén, Elkötelezettségtől és a Keréktől.
tutorial-growing-18 = Magában mindez nem hoz pontot; azt teszi könnyebbé, ami hoz. Hogy a teljes játék a Töredékeken kívül mire ad pontot, azt egy későbbi, a **Szándékokról** szóló lecke mutatja meg.

## Rejtett Törekvések

tutorial-hidden-1 = Itt Gyűlölet ürített ki egy Szférát. Ebben a Kinyilatkoztatásban Ború teljesített egy Törekvést, és hozzáadott egy Kisebb Töredéket. Te egyet sem teljesítettél.
tutorial-hidden-2 = Kinyilatkoztatás után minden csapat új Rejtett Törekvést kap. Aki egyet sem teljesített, választhat: megnézheti a felső hármat, és kivehet egyet. Mondj **igent**.
tutorial-hidden-3 = Ez a három a tiéd: Lelkierő, Hozzáállás és Tudatosság. A célok listája megmutatja, hogyan állnak bennük a csapatok.
tutorial-hidden-4 = Te három Birodalmat irányítasz, Ború kettőt. Válaszd a **Hozzáállást**: abban máris elöl vagy.
tutorial-hidden-5 = Mostantól ez a titkos célod. Az ellenfelek csak egy lefordított kártyát látnak. A jó terv a Közös és a Rejtett Törekvést együtt szolgálja: a kettő egyszerre Nagyobb Töredéket hoz.

## Szándékok és Szellemek

tutorial-intentions-1 = A teljes játékban a körödben véghezvitt tettekért is járnak pontok. A **Szándékkerék** számolja őket: 1 pont a körben az elsőért, 2 minden továbbiért.
tutorial-intentions-2 = Az egyik Szándék: vegyél el egyszerre legalább 4 Akaraterőt egy Szférából. Két Határvidéked között állsz, így az **Elnyelés** megteszi.
tutorial-intentions-3 = Kérd az Esszenciát.
tutorial-intentions-4 = Egy pont a Keréken. És 1-gyel több Akaraterőt kaptál, mint amennyit a Szféra adott: ez **Szeretet képessége**, 1 minden mellette álló Derű-Erődért. Minden Szellemnek van saját képessége.
tutorial-intentions-5 = Egy másik Szándék: töltsd be egy Érzelem utolsó Esszenciahelyét. **Fokozás**.
tutorial-intentions-6 = **Óhajon** két szabad hely van.
tutorial-intentions-7 = Tegyél rá 2 Esszenciát. A második 1 Akaraterőbe kerül.
tutorial-intentions-8 = E kör második Szándéka: 2 pont. A Kerék útközben elhaladt a 2-es mellett, és ez 1 Esszenciát hozott. Minden második pont bónuszt hoz: Esszenciát, kártyát vagy Ambíciót.
tutorial-intentions-9 = Ennek az oldalnak még két Szándéka van: **Visszafojtás**, vagyis Elfojtással Esszenciát venni le egy ellenfél Érzelemről, és **Teljes sor**, vagyis letenni egyik sorod negyedik jelölőjét. Az a csapat, amely a Kerekén eléri a 20-at, véget vet a játéknak. A pontok melletti jelvények megmondják, mit kér egy-egy, és melyiket teljesítheted most. A fejlesztésekkel, az Ambícióval, az Erős Érzelmekkel és a Rejtett Törekvésekkel, amelyeknek saját leckéjük van, most már az egész játékot ismered.
    .aloud = Ennek az oldalnak még két Szándéka van: **Visszafojtás**, vagyis Elfojtással Esszenciát venni le egy ellenfél Érzelemről, és **Teljes sor**, vagyis letenni egyik sorod negyedik jelölőjét. Az a csapat, amely a Kerekén eléri a 20-at, véget vet a játéknak. A listájuk megmondja, mit kér egy-egy, és melyiket teljesítheted most. A fejlesztésekkel, az Ambícióval, az Erős Érzelmekkel és a Rejtett Törekvésekkel, amelyeknek saját leckéjük van, most már az egész játékot ismered.

## A harmadik csapat

tutorial-balance-1 = Harmadik csapat érkezett: **Egyensúly**. Derű és Ború továbbra is az irányításért és a Törekvésekért küzd. Egyensúly a maga útját járja: hol az egyik, hol a másik oldalra tesz súlyt, és akkor nyer, ha egyikük sem kerekedik felül.
tutorial-balance-2 = Te **Értelem** vagy. Derű és Ború letette a Szellemeit és Érzelmeit. Egyensúly utolsóként csatlakozik, Érzelem nélkül, bármelyik Határvidékre; mindenkivel osztozik a mezőkön. Csatlakozz az Indítékok és Érzékek Határvidékén.
tutorial-balance-3 = Szeretet és Gyűlölet már játszott egy kört. Nézd az **Esszenciádat**: saját fajtád nincs, hanem 1 Derű- és 1 Ború-Esszenciád. Valahányszor kapsz, te választod a fajtáját.
tutorial-balance-4 = A Rejtett Törekvésed **Élénkség**, és Egyensúlynál ennek két feltétele van. Az első: Derű és Ború között pontos **holtverseny** van benne, mint most. A második: a saját Érzelmeiden, amelyekből még egy sincs, ugyanannyi Derű-, mint Ború-Esszencia van. Egy feltétel Kisebb Töredéket hoz, a kettő együtt Nagyobbat.
tutorial-balance-5 = Értelem képessége: minden Birodalomakció 1 Akaraterővel kevesebbe kerül neked, akárki irányítja a Birodalmat. Így az **Akaraterő szerzése** egy Akcióba kerül, de Akaraterőbe nem.
tutorial-balance-6 = Most közelebb a helyekhez. **Mozgás**.
tutorial-balance-7 = Menj az **Érzékek Bölcsőjébe**. Egy Birodalomban két helyet érsz el.
tutorial-balance-8 = **Ébresztés**: játssz ki egy Érzelmet. Mindegyik Érzelmed neve Semlegesség, négyféle Hangulattal.
tutorial-balance-9 = Válaszd a **pirosat**.
tutorial-balance-10 = Ez a választás számít igazán. Az az Esszencia, amellyel ébreszted, mondja meg, melyik csapatnak **számít** az irányításban és a Törekvésekben. Használd **Derű** Esszenciáját.
tutorial-balance-11 = Tedd arra a helyre, amely az Indítékok és Érzékek Triádjában van.
tutorial-balance-12 = A tiéd: a te színed van rajta, és a másik két csapat bármelyike elfojthatja. De a rajta lévő nap azt mondja, hogy Derűnek számít, aki így most, a te jóvoltodból, irányítja az Érzékek Bölcsőjét.
    .aloud = A tiéd: a másik két csapat bármelyike elfojthatja. De Derűnek számít, aki így most, a te jóvoltodból, irányítja az Érzékek Bölcsőjét.
tutorial-balance-13 = **Elnyelés**. Te magad semmit sem irányítasz; 1-gyel többet veszel minden melletted lévő Triádért, amelyben van Érzelmed, tehát 3-at.
tutorial-balance-14 = **Elkötelezettség** bónusza: 1 Akaraterőért egy Ambíció. Mondj igent.
tutorial-balance-15 = Eltelt egy forduló. Derűnek most, a tiédet is beleszámítva, eggyel több Esszenciája van, mint Borúnak, tehát nincs holtverseny, és a te Esszenciád mind egyféle: egyik feltétel sem teljesül.
tutorial-balance-16 = Egyetlen lépés mindkettőt helyrehozza. **Ébresztés** még egyszer: egy kártyád és egy Ború-Esszenciád maradt, így minden magától megy.
tutorial-balance-17 = Ez Borúnak számít. Az Érzékek Bölcsőjében egy áll egy ellen, ezért senki sem irányítja.
tutorial-balance-18 = És nézd a célodat: holtverseny, és egyik fajtából annyi, mint a másikból. Mindkét feltétel teljesül. Ha most kiürülne egy Szféra, bárki tenné is, **Nagyobb Töredéket** szereznél.
tutorial-balance-19 = Egy Semlegesség hat Erős Érzelem bármelyikévé válhat. A **Megerősítés** 3 Akaraterőbe kerül.
tutorial-balance-20 = Válaszd azt, amelyik Derűnek számít. Megtartja az Esszenciáját és azt az oldalt, amelyiken áll.
tutorial-balance-21 = 1 Esszenciával a hatból kettő választható. Válaszd az **Ösztönzést**.
tutorial-balance-22 = Egyensúly Erős Érzelmeinek nincs saját Hangulatuk: te adsz nekik. Válaszd a **pirosat**.
tutorial-balance-23 = Ösztönzés annyi Esszenciát ad, amennyi rajta van: 1-et. Válaszd **Ború** Esszenciáját.
tutorial-balance-24 = A piros Semlegesség lekerült a tábláról, és egy Semlegesség ilyenkor tesz valamit: a piros húzni enged csapatod egyik Szellemét. Neked egy van: **Értelem**.
tutorial-balance-25 = Ösztönzés, 2-es Intenzitással. Az Érzékek Bölcsője újra Derűé, és az Esszencia még mindig egyenlő.
tutorial-balance-26 = Egyensúly úgy szerez pontot, mint a többiek: Töredékekkel a Személyiségben és pontokkal a saját Kerekén. Tartsd egyensúlyban a mérleget, és légy ott, amikor egy Szféra kiürül. Innen programok ellen játszhatsz tovább.

## Ego ellen

tutorial-ego-1 = A másik oldalon nincs senki: **Ego** magától játszik Borúval, két álarcos Szellemmel, itt **Kapuőrrel** és **Befolyásolóval**. Nincs keze, táblája és Ambíciója. A helyeket sorsolás döntötte el, hogy mindkét fél egyformán kezdjen.
    .aloud = A másik oldalon nincs senki: **Ego** magától játszik Borúval, két álarcos Szellemmel, **Kapuőrrel** és **Befolyásolóval**. Nincs keze, táblája és Ambíciója. A helyeket sorsolás döntötte el, hogy mindkét fél egyformán kezdjen.
tutorial-ego-2 = Ego tervének egy része nyíltan fekszik: a **Művelete**. A kártya teteje megmondja, mire törekszik a következő körében, a Közös Törekvésre, és mi az első Akciója, az Ébresztés. Az alja még nem számít: a második és harmadik Akció egy akkor felfedett kártya aljáról jön.
tutorial-ego-3 = Te **Szeretet** vagy, Formáló: egymagad egy egész csapat. Kezdő Érzelmeid két Határvidék mellett vannak. Kezdj az Értékek és Indítékok Határvidékén.
tutorial-ego-4 = A Közös Törekvés **Hozzáállás**: ki irányít több Birodalmat? Az Indítékok Völgye senkié, és oda vittünk. **Ébresztés**: játssz ki egy Érzelmet.
tutorial-ego-5 = Válaszd a **Bátorságot**.
tutorial-ego-6 = Tedd arra a helyre, amely a Határvidék mellett van, ahonnan jöttél.
tutorial-ego-7 = Most 2 Birodalmat irányítasz, Ego 1-et. De Ego ugyanarra a Törekvésre tör. **Kör befejezése**, és meglátod.
tutorial-ego-8 = Vegyél egy **Ambíciót**. Azután Ego játszik. Körét lépésről lépésre mondjuk el, minden Akcióját az okával, és te mondod meg, mikor menjünk tovább.
tutorial-ego-9 = Ego minden Akciónál azt a lehetőséget választotta, amely a céljának a legtöbbet segített: 1 Birodalomról a te 2-d ellen 3-ra 1 ellen. **Feszengéssel** kezdte, amely egyszerre megnyerte neki a Vágyak Földjét és elvette tőled az Értékek Ligetét. Az egyes Akciók mögötti két szám Derű és Ború száma volt: a tiéd és az övé.
    .aloud = Ego minden Akciónál azt a lehetőséget választotta, amely a céljának a legtöbbet segített: 1 Birodalomról a te 2-d ellen 3-ra 1 ellen. **Feszengéssel** kezdte, amely egyszerre megnyerte neki a Vágyak Földjét és elvette tőled az Értékek Ligetét. Az egyes Akciók mögötti két szám Derű és Ború száma volt: a tiéd és az övé.
tutorial-ego-10 = Új Művelet fekszik képpel felfelé. Ego a következő körében a **következő** Közös Törekvésre tör, ez Élénkség, és Elfojtással kezd. Élénkség az Érzelmeken lévő Esszenciát számolja: ezt fogja elvenni tőled.
tutorial-ego-11 = Előzd hát meg, és tegyél több Esszenciát Bátorságra: **Fokozás**. Akkor egyetlen Elfojtás nem távolítja el.
tutorial-ego-12 = Olvasd a Műveletét, kérdezd meg, mit ér el a Szelleme, és állj az útjába. Amit Ego nem tehet meg anélkül, hogy ártana magának, abban kudarcot vall.
tutorial-ego-13 = A végén Ego 2 pontot kap minden még álló Kisebb, és 4-et minden Nagyobb Erődjéért (a szelíd játékban 1-et és 2-t): egy kis szám a pontjai mögött számolja ezeket. A szabálykönyv leírja, [hogyan gondolkodik Ego](/rules#ego-thinks). Most már egy egész játékot játszhatsz.
    .aloud = A végén Ego 2 pontot kap minden még álló Kisebb, és 4-et minden Nagyobb Erődjéért (a szelíd játékban 1-et és 2-t). A szabálykönyv leírja, [hogyan gondolkodik Ego](/rules#ego-thinks). Most már egy egész játékot játszhatsz.
