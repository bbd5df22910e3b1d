# A játékképernyő. Ami történik, amiről dönteni kell és ami választható, az events.ftl fájlban áll.

## A döntés

play-waits = { $spirit } dönt.
play-over = A játék véget ért.
play-choices = Választások
play-not-now = Most nem lehetséges.
play-why-not = Most nem: { $reasons }.
play-insight = Menj egy választásra, vagy arra, ami a táblán és a kezedben megnyomható, és megtudod, mibe kerül és mit változtatna.
play-confirm = { $action }.
play-confirm-way = { $action }: { $target }.
play-do = Tedd meg
play-do-not = Most ne
play-for-good = Ezt nem lehet visszavonni.
play-for-good-asked = Ezt nem lehet visszavonni, ezért előbb megkérdezünk.
play-for-good-at-once = Azonnal megtörténik, és nem lehet visszavonni.
play-shows-reveals = { $card ->
        [none] { $whose } kezéből mindenki látni fog egy kártyát.
       *[other] Mindenki látni fogja a kezedből { NAME($card, form: "accusative") }.
    }
play-shows-turned-up = Mindenki látni fogja { $whose } paklijának következő kártyáját.
play-shows-looks = { $whose } meg fogja nézni Rejtett Törekvéseinek tetejét.
play-shows-aspires = { $whose } látni fogja az új Rejtett Törekvését.
play-shows-arranges = { $whose } sorba fogja rakni a Rejtett Törekvéseit.
play-shows-unknown = Ami ezután jön, olyan kártyákon múlik, amelyeket még senki sem látott.
play-shows-revelation = Kinyilatkoztatás következik, és mindenki látni fogja a Rejtett Törekvéseket.
play-ends-game = Ezzel a körrel a játék véget ér, és a pontok döntenek.
play-confirm-end = A köröd véget ér.
play-token-where = Menj egy fejlesztésre, hogy elolvasd, mit tesz, és válassz egyet.
# Egy tábla sorai, amelyeket egyetlen gombnyomás mind felold.
play-token-usual = Legyen a szokásos, első játékhoz jó készlet; feloldja ezeket: { $rows }
play-token-go-on = Folytatás jelölő nélkül
# $target: az egyetlen, amivel az Akció végrehajtható.
play-token-go-on-to = Folytatás jelölő nélkül: { $target }
# Egy Akciónál, amely azonnal megtörténik az egyetlennel, ami van.
play-only-choice = Csak egy választás van: { $target }.
play-token-unlock = Feloldja ezt az Akciót: { $row }. A sor többi helyén a fejlesztései vannak.
play-token-which = Milyen szín? Eldobsz érte egy kártyát.
play-token-which-free = Milyen szín? Nem kerül kártyába.
play-token-colour = Egy sorban soha nincs kétszer ugyanaz a szín; azon túl azt veszed, amelyiket akarod.
play-improve = Fejleszted ezt az Akciót?
play-improve-text = Egy kártyád Hangulatjelölővé válik a sorában: fejlesztés ehhez az Akcióhoz és a későbbiekhez.
play-improve-next = Következő Akció fejlesztése
play-improve-next-text = Kérdezze meg előtte, teszel-e Hangulatjelölőt
# A megnyomott dologgal lehet valamit tenni, mielőtt Akciót neveznél meg: mit?
play-ways = { $target }: mit teszel vele?
play-bought = Ambícióért
play-leave = Elhagyod a játékot?
play-leave-text = Marad, ahogy van, és a kezdőlapon vár rád.
play-leave-not = Maradok
play-ways-look = Megnézem
play-ways-take = Ezt választom
play-ways-places = Ide kerülhet: { $places }.
# $action: egy Akció neve, amely ezt használja: $upgrades.
play-way-with = { $action }, ezzel: { $upgrades }
# $card: az Érzelem, vagy több, amelyek közül egy választható.
play-way-card = { $action }: { $card }
play-hints = Tipp
play-hints-text = Kérdezd meg, mi lenne a legjobb (G)
play-hints-cancel = Mégse
play-hints-cancel-text = Mégsem kérek tippet
play-hints-thinking = Gondolkodik …
play-hints-rank = { $rank }. tipp
play-waiting = Elküldésre vár: { $choice }
play-waiting-way = { $action }, { $target }
play-waiting-here = Kiválasztva. Elküldjük, ha visszajön a kapcsolat.
play-withdraw = Visszavonás
play-withdraw-text = Ne küldje el, amit választottál
play-withdrawn-late = Lehet, hogy megérkezett, mielőtt a kapcsolat megszakadt. Akkor majd itt látod.
play-stale = A játék közben továbbment, ezért ez nem történt meg: { $choice }
play-stale-done = Ez már megtörtént, egy másik ablakodból: { $choice }
play-undo = Vissza
play-undo-text = Vond vissza az utolsó választásodat
# Programok vagy Ego körei után, akiket ez nem zavar: ezeket is visszavonja.
play-undo-others = Vissza a választásomig
play-undo-others-text = Vissza az utolsó választásod elé. Amit azóta a többiek tettek, az is visszavonódik.
play-restart = Újrakezdés
play-restart-text = Vond vissza az egész kört, ameddig lehet
play-ask-undo = Visszavonnám
play-ask-undo-text = Kérdezd meg a többieket, visszavonhatod-e az utolsó választásodat

# Miért jött valami kéretlenül.
# Megjegyzések a tábla mellett, két rövid sorban.
play-unasked-gift = Amit senki sem utasítana vissza, megkaptad. A beállításokban kérheted, hogy kérdezzen.
play-unasked-end = Nem volt több teendő, ezért véget ért a köröd. A beállításokban kérheted, hogy kérdezzen.
# Valaki megnevezett egy Akciót és utána a célját, amit rögtön meg lehetett volna nyomni.
play-shorter = Rövidebben: nyomd meg rögtön a helyet vagy a kártyát, ahol lehet, az Akció megnevezése nélkül.
play-unasked-cards = Csapatodnak már mind a { $count } Ambíciója elérhető volt, ezért köröd két kártyával ért véget.

# Amit az első játék első választása előtt mondunk.
play-opening = Az első játékod
play-opening-full = Az első teljes játékod
play-opening-you = Te { $spirit } vagy, csapatod { $team }, ellenfeled { $others }.
play-opening-moved = { $spirit } már játszott egy kört
play-opening-nothing = A táblán semmi sem változott.
play-opening-yours = Az első kör a tiéd; még senki sem lépett.
play-opening-willpower = Aki kezd, annak 4 helyett 6 Akaratereje van, de az első körben nem nyelhet el.
# Ugyanez az „Eszközök” nevű előnnyel.
play-later-willpower = Aki kezd, annak 4 Akaratereje van, a másik csapatban mindenkinek 6, és annak a csapatnak 1-gyel több Ambíciója: ez az asztal így egyenlíti ki a kezdés előnyét.
play-first-action = Aki kezd, annak 4 helyett 6 Akaratereje van, de az első körben csak egy Akciója, és nem nyelhet el: ez az asztal így egyenlíti ki a kezdés előnyét.
play-opening-powers = Mit tudnak még a Szellemek
play-opening-aims = Mire törekedj
play-opening-points = A több pont nyer. Kinyilatkoztatással jönnek, valahányszor egy középső Szféra kiürül. Légy elöl ezek egyikében, vagy még inkább mindkettőben:
play-opening-aim = **{ $aspiration }** ({ $whose ->
        [hidden] a tiéd, rejtett
       *[common] mindkét csapatnak
    }): { $meaning }
play-opening-look = Mit hol találsz
play-opening-look-text = Ami választható, ott áll a választások között, és a táblán is választható. Menj rá, érintőképernyőn tartsd rajta az ujjadat, és megtudod, mibe kerül és mit változtat. A Célok megmutatják, hogyan állnak a csapatok, a Hírek, mit tettek a többiek, a kérdőjel pedig elmagyarázza ezt a képernyőt.
play-opening-keys = Billentyűkkel: a W elmondja, mit választhatsz, az S, hogyan állnak a dolgok, az I többet mond arról, amin a fókusz van, a P pedig megismétli, amit az imént hallottál. A kérdőjel minden billentyűt felsorol.
play-opening-begin = Kezdés

# A Kinyilatkoztatás, amelyhez egy választás vezet.
play-foretold = { $sphere } akkor kiürül, és Kinyilatkoztatás következik. A mostani állás szerint:
play-foretold-earns = { $team } ezt szerzi: { $what }.
# Attól függően, mi van rejtve, a csapat ezek egyikét szerzi.
play-foretold-may = { $team } ezt szerzi: { $what }, attól függően, mi van rejtve.
# Miért tudható, mit szerez egy csapat, ha a Rejtett Törekvése nem ismert.
play-foretold-sure = Ez biztos{ $meets ->
        [none] , mert egyik lehetséges rejtett Törekvését sem teljesíti.
        [all] , mert minden lehetséges rejtett Törekvését teljesíti.
       *[some] , akármi is van elrejtve nála.
    }
# A Keréken is jöhetnek pontok.
play-foretold-fragment = { $wheel ->
        [0] { $fragment } (+{ $points })
       *[other] { $fragment } (+{ $points }), és { $wheel } a Keréken
    }
play-foretold-capping = { $wheel ->
        [0] { $fragment } (+{ $points }) olyan helyett, amelyből neki már nem maradt; ezzel a játék e kör után véget ér
       *[other] { $fragment } (+{ $points }) olyan helyett, amelyből neki már nem maradt, és { $wheel } a Keréken; ezzel a játék e kör után véget ér
    }
play-foretold-none = { $wheel ->
        [0] nincs Töredék
       *[other] nincs Töredék, de { $wheel } a Keréken
    }
play-foretold-ends = { $why ->
        [common] Akkor nem marad Közös Törekvés: a játék e kör után véget ér.
        [majors] Harmadik Nagyobb Töredékével egy csapat azonnal győz.
       *[other] A játék e kör után véget ér.
    }
# $instead: amennyit a játék vége adott volna érte.
play-foretold-fortress = { $instead ->
        [0] Az Erőd { NAME($realm, form: "article") } { NAME($realm, form: "from") } a Személyiségbe kerül: { $team } +{ $points }.
       *[other] Az Erőd { NAME($realm, form: "article") } { NAME($realm, form: "from") } a Személyiségbe kerül: { $team } +{ $points }, a játék végén járó +{ $instead } helyett.
    }
play-foretold-built = Egyik Töredékedből épül. Ha valaki egy későbbi körben e Birodalom mellett kiüríti a Szféráját, az Erőd a Személyiségbe kerül: +{ $points }. Amíg áll, maga nem hoz pontot, a játék végén sem.
play-foretold-last = Ezzel elfogy a készletedből: { $fragment }. Ha csapatodnak akkor járna ilyen, amikor egy sincs, a Záró Töredék (+{ $points }) jön helyette, és a játék véget ér.
# Mit tehet, aki ezután jön: lehetséges, nem biztos. $points: az ottani Erődé, $team: akié.
play-chance = { $team ->
        [none] Lehetséges akkor: { $spirit } kiüríti { NAME($sphere, form: "article") } { $sphere } Szférát, { $realm }{ $frontiers ->
            [0] { "" }
           *[other] , ha csapata előbb még { $frontiers } Határvidéket megszerez ott
        }.
       *[other] Lehetséges akkor: { $spirit } kiüríti { NAME($sphere, form: "article") } { $sphere } Szférát, { $realm }{ $frontiers ->
            [0] { "" }
           *[other] , ha csapata előbb még { $frontiers } Határvidéket megszerez ott
        }, ahol az Erőd pontot hoz: { $team } +{ $points }{ $instead ->
            [0] .
           *[other] , a játék végén járó +{ $instead } helyett.
        }
    }
play-foretold-exalted = Ha ebben a körben Kinyilatkoztatás jön, az ugyanebben a körben felmagasztalt Erőd a helyén marad, és nem hoz semmit.
play-foretold-early = Ebben a körben még jöhet Kinyilatkoztatás: ez az Erőd akkor új, a helyén marad, és még nem hoz semmit.
play-chance-move = Lehetséges: { $spirit } előbb Mozgást végez ({ $where }).
play-replies = Lehetséges akkor abból, ami nyíltan látszik: { $spirit } pontot szerez: { $what }. Rejtett lapokkal talán többet.
play-replies-chain = Lehetséges akkor abból, ami nyíltan látszik: { $spirit } egymás után pontot szerez: { $what }; az elsőért +{ $points }, minden továbbiért +{ $further }. Rejtett lapokkal talán többet.
# Mit hoz még egy Elnyelés azon túl, amit az előnézete számol.
play-later = Még nincs beleszámolva: { $what }.
play-later-bonus = { NAME($sphere, form: "article") } { $sphere } Szféra bónusza (ha kéred)
play-later-points = { $points ->
        [one] 1 pont
       *[other] { $points } pont
    } ezért: { $intention }
play-later-power = { $wp } AE innen: { $why }
play-later-sum = Ez összesen { $wp }.
# Ahonnan a Szellem akkor állna: minden akció a hozzá való helyekkel.
play-reach = Onnan: { $what }.
play-reach-action = { $action } ({ $places })
play-turns = Miután az Eredet elfordult, melletted lesz: { $comes }.
play-turns-to = { $sphere } ({ $wp } AE, { $realm }){ $team ->
        [none] { "" }
       *[other] , ahol Erőd áll ({ $team })
    }
# Mit tesz egy fejlesztés, amelyre egy Akciónak szüksége van.
play-upgrade = { $upgrade }: { $text }
# Miért kérdez valamit, ami váratlanul jön: a kérdés fajtája vagy, bónusznál, a Szféra szerint.
play-asked-pick-hidden = Csapatod egy Törekvést sem teljesített ebben a Kinyilatkoztatásban. Ezért megnézi a következő, legfeljebb három Rejtett Törekvését, és azt veszi el, amelyik a legjobban tetszik.
play-asked-creativity = Azért kérdezünk, mert ekkor láthatóvá válik a következő kártya, és azt nem lehet visszavonni.
# Ami az áron kívül elhagyja a kezed.
play-leaves-intensify = Az Esszencia tőled az Érzelemre kerül.
play-leaves-harvest = Bármennyi Akaraterőd ugyanannyi Esszenciává válik.

## Ami egy Akció útjában áll

obstacles = Most nem: { $actions }.
obstacle-of = { $action } ({ $reasons })
obstacle-actions = nem maradt Akció
obstacle-fortitude = nem maradt Lelkierő
obstacle-used = csak egyszer lehet, és már megtörtént
obstacle-first-turn = a kezdőjátékos az első körben nem nyelhet el
obstacle-locked = a sora zárva van: egy jelölő az első helyen feloldja
obstacle-card = nincs hozzá kártya kézben
obstacle-fragment = nem maradt hozzá Töredék
obstacle-wp = hiányzik { $amount } Akaraterő
obstacle-ambition = hiányzik { $amount } Ambíció
obstacle-essence = hiányzik { $amount } Esszencia
# Ugyanez egy Akció csempéjén, egy-két szóban.
obstacle-short-actions = nincs Akció
obstacle-short-fortitude = nincs Lelkierő
obstacle-short-used = kész
obstacle-short-first-turn = még nem
obstacle-short-locked = zárva
obstacle-short-card = nincs kártya
obstacle-short-fragment = nincs Töredék
obstacle-short-wp = hiány: { $amount } AE
obstacle-short-ambition = hiány: { $amount }★
obstacle-short-essence = hiány: { $amount } Esszencia
obstacle-short-reach = nincs cél
obstacle-reach-move = nincs mező, ahová menni lehet
obstacle-reach-invoke = nincs üres hely a Szellem mellett
obstacle-reach-quell = nincs elérhető ellenfél Érzelem, amely elfojtható
obstacle-reach-fortify = nincs mit építeni vagy lerombolni a Szellem mellett
obstacle-reach-empower = a Szellem mellett nincs Érzelem, amelyen van elég Esszencia
obstacle-reach-gain-willpower = nincs mit szerezni
obstacle-reach-draw-emotions = nem maradt húzható kártya
obstacle-reach-move-emotion = nincs mit mozgatni, vagy nincs üres hely a Szellem mellett
obstacle-reach-intensify = a Szellem mellett nincs saját Érzelem, amelyen van szabad hely
obstacle-reach-harvest = nincs mit átváltani
obstacle-reach-add-token = nincs hely, amely befogadna egyet
obstacle-reach-rotate = az Eredet nem tud elfordulni
obstacle-reach-extra-action = több nincs
obstacle-reach-absorb = nincs elérhető Szféra
obstacle-reach-meditate = nincs elérhető Szféra
obstacle-reach-rest = nincs mit szerezni

## Akciók neve, ahol kevés a hely

# Azzal, amit hoznak.
play-long-gain-willpower = { $count } Akaraterő
play-short-invoke = Ébresz­tés
play-short-gain-willpower = { $count } AE
play-short-draw-emotions = Húzás
play-short-move-emotion = Át­helye­zés
play-short-intensify = Foko­zás
play-short-extra-action = Új Akció
play-short-harvest = Gyűj­tés
play-short-add-token = Jelölő
play-short-rotate = For­gatás
play-short-end-turn = Kör vége
# A kör vége azzal, amit akkor kapsz.
play-end-ambition = Vége: 1 Ambíció
play-end-cards = Vége: 2 kártya
# Az egyetlen fejlesztés, amellyel egy Akció most lehetséges.
play-tile-by = { $action }: { $upgrade }
# Kártyát kell eldobni egy jelölőért, amely nélkül az Akció most nem lehetséges.
play-tile-with-token = { $action } + jelölő
    .aloud = { $action }, előtte egy jelölővel
# A lehetetlenség oka előtt.
play-tile-idle = { $action }.

## Mi változna

play-exchange = Kapod: { $gains }; adod: { $losses }.
play-get = Kapod: { $gains }.
play-give = Adod: { $losses }.
play-cards = { $count ->
        [one] 1 kártya
       *[other] { $count } kártya
    }
play-then = azután
    .aloud = azután
play-change-by = ({ $sign }{ $count })
play-change-points = { $team } pontjai
# Amit a játék vége hozzájuk adna.
play-change-at-end = { $team } a végén
play-change-intensity = { $is_power ->
        [1] { $emotion } (a képessége)
       *[other] { $emotion }
    }
play-change-fortress = Erőd, { $realm }
play-change-willpower = { $spirit }, AE
play-change-essence = { $spirit }, Esszencia
play-change-essence-kind = { $spirit }, { $team }-Esszencia
play-change-condition = { $team }: { $text }
play-change-hand = { $spirit }, kártyák
play-change-ambition = { $team }, Ambíció

## Mi történt

play-story = Ami az imént történt
play-skip = Átugrás
play-since = Az utolsó köröd óta
play-replay = Újranézés
play-close = Bezárás
play-step-back = Egy lépéssel vissza
play-step-on = Egy lépéssel tovább
play-back-to-now = Vissza a jelenbe
play-set-up = Az első kör előtt
play-log-empty = Még nem történt semmi.
play-log-more = Korábbi körök

## Egy Kinyilatkoztatás jelenete

scene-by = { $spirit } kiürítette { NAME($sphere, form: "article") } { $sphere } Szférát
scene-meets = { $team } teljesíti, előnye { $count }.
scene-meets-conditions = { $team } teljesíti { $count ->
        [one] két feltételének egyikét
       *[other] mindkét feltételét
    }.
scene-sum = { $team }: { $count ->
        [0] nincs pont
        [one] 1 pont
       *[other] { $count } pont
    } ebből a Kinyilatkoztatásból, most összesen { $score }.
# Valakinek döntenie kell, mielőtt a többi kiderül.
scene-sum-so-far = { $team }: { $count ->
        [0] nincs pont
        [one] 1 pont
       *[other] { $count } pont
    } eddig, most összesen { $score }. Jöhet még több.
scene-sum-rest = { $team }: { $count ->
        [0] nincs több pont
        [one] még 1 pont
       *[other] még { $count } pont
    } a második részből, most összesen { $score }.
scene-second = Kinyilatkoztatás, második rész
scene-second-by = { $spirit } kiürítette { NAME($sphere, form: "article") } { $sphere } Szférát. Az első részt már láttad; ez utána jött.
scene-endgame = Zárótörekvések
scene-endgame-text = Vége az utolsó fordulónak. Aki a háromból többet teljesít, Záró Töredéket ad hozzá.
scene-goes-on = { $what ->
        [remove-common] Előbb { $spirit } kiválaszt egy eltávolítandó Közös Törekvést, mert másik csapat Nagyobb Töredéket szerzett.
        [choose-hidden] Előbb { $spirit } eldönti, megnézi-e a következő Rejtett Törekvéseket, mert csapata ({ $team }) egyet sem teljesített.
        [pick-hidden] Előbb { $spirit } kiválasztja a következő Rejtett Törekvést, mert csapata ({ $team }) egyet sem teljesített.
       *[other] Előbb { $spirit } dönt.
    } { $realm ->
        [none] Azután jön a többi.
       *[other] Azután az Erőd { NAME($realm, form: "article") } { NAME($realm, form: "from") } a Személyiségbe kerül: { $whose } +{ $points }.
    }
scene-turned-down = { $aspiration } kikerül a Közös Törekvések sorából, mert az összevetése megtörtént.
scene-next-common = A Közös Törekvés mostantól: { $aspiration }.
scene-next-hidden = { $team } Rejtett Törekvése lecserélődik, akár teljesült, akár nem. Mostantól { $aspiration }. A Rejtett Törekvéseknek külön paklijuk van, így ugyanaz Közös is lehet.
scene-third-major = { $team } hozzáadta harmadik Nagyobb Töredékét: a játék azonnal véget ér, és győz { $team }, bárhogy állnak is a pontok.
scene-major-at = A Nagyobb Töredék { NAME($sphere, form: "article") } { $sphere } Szférához tartozik, amely { $count } Akaraterővel töltődik fel.
scene-all = Mutass mindent
# Egy Kinyilatkoztatás táblázata annak, aki hallgatja.
scene-numbers = Minden összevetés és minden pont
scene-aloud-weighed = { $counts ->
        [none] { $kind }: { $aspiration }.
       *[other] { $kind }: { $aspiration }. { $counts }.
    }
scene-aloud-points = { $count ->
        [one] 1 pont
       *[other] { $count } pont
    }
scene-aloud-point = { $team }: { $points }.
scene-row-sum = Pont belőle
scene-row-sum-both = A két rész pontjai
scene-row-score = Pontok most
scene-row-score-so-far = Pontok eddig
# Amit látni lehetett, képről képre, hogy újra meg lehessen nézni.
scene-pictures = Amit látni lehetett, képről képre
scene-picture = Kép: { $place }/{ $count }
scene-close = Tovább
scene-more = Lejjebb van még
scene-again = Nézd meg újra
scene-again-of = Nézd meg újra: Kinyilatkoztatás a játék { $turn }. körében
scene-waits = Te döntesz legközelebb. Az asztal rád vár.
scene-waits-later = Ezután az jön, amit a többiek tettek. Azután te jössz, és az asztal vár.

## Tudni, hogyan állsz

play-tabs = Amit tudsz
play-tab-hints = Tippek
play-tab-hand = Kéz
play-tab-since = Hírek
play-tab-standing = Célok
play-tab-board = Tábla
play-tab-players = Játékosok
play-tab-log = Napló
play-tab-chat = Csevegés
play-aspirations = Törekvések, és ki teljesítené most őket
play-ahead = Ki van elöl
play-intentions-side = Szándékok: a csapattábla { $side } oldala
play-intentions-worth = Tettek, amelyek azonnal pontot érnek annak, aki soron van: körönként az első 1 pont, minden további 2.
play-intentions-own = Tettek, amelyek azonnal pontot érnek annak, aki soron van.
play-intentions-ego = Egónak a Szándékok nem hoznak pontot
play-intention-next = A következő ennyit hoz: { $count ->
        [one] 1 pont
       *[other] { $count } pont
    }.
play-intention-short = következő: +{ $count }
play-intention-side = { $side } oldal
play-intention-lit = most lehetséges
play-intention-by = Most lehetséges: { $actions }.
play-intention-worth = { $name } (+{ $points ->
        [one] 1 pont
       *[other] { $points } pont
    })
play-intention-by-token = { $intention }, ha előbb jelölőt teszel le: { $token }
play-turned = Az Érzelem, ahogy ott fekszik, és amivé válik
play-may-meet = Hozhatja: { $what }.
# Egy Akció csempéjén, a csapat jele mögött.
play-tile-points = pontot hozhat: +{ $points }
play-tile-scoring = { $action }, hozhat { $points ->
        [one] 1 pontot
       *[other] { $points } pontot
    }
# $bonus: wheel-bonus-…, $at: a hely a Keréken.
play-wheel-next = A Kerék következő bónusza itt jön: { $at }: { $bonus }.
play-wheel-at = { $at }. mezőn:
wheel-bonus-essence = Esszencia
wheel-bonus-card = egy kártya
wheel-bonus-ambition = Ambíció
play-ahead-by = { $team } előnye { $count }
play-earns = { $team }: { $fragment }
play-legend-tie = Derű és Ború között holtverseny van
play-legend-own = { $team } saját feltétele teljesül
play-legend-not = nincs így
play-aims-now = Ami most számít
play-conditions-met = { $count }/{ $all }
play-nearest-title = Legközelebb a kiürüléshez
# $count: hány Szférán van ilyen kevés.
play-nearest = { $wp } Akaraterő maradt { $count ->
        [1] itt: { $which }
        [2] mindkettőben: { $which }
       *[other] mindegyikben: { $which }
    }
play-nearest-many = { $count } Szféra
play-nearest-short = Kinyilat­koztatás: { $wp }
play-fragments-left = Maradék Töredékek
play-fragments-end = A játék véget ér, ha jár egy, de egy sem maradt.
play-ends = A leginkább kiürült Szféra, és hogyan érhet véget a játék
play-ends-left = A játék végéig
play-end-label-common = Törekvések
# Az a fajta Töredék, amelyből egy csapatnak nem maradt: a következő, amely jár neki, véget vet a játéknak. A csapat jele követi.
play-end-next = vagy a következő { $kind ->
        [minor] Kisebb
       *[major] Nagyobb
    } (Záró, +{ $points })
play-end-label-wheel = Kerék, a végéig
# Meddig jutott egy csapat a Kerekén, és meddig tart az.
play-wheel-of = { $count }/{ $end }
play-end-label-turn-limit = Körök
play-end-label-majors = Nagyobbak
play-end-label-rounds = Fordulók ez után
play-round-begins = Kezdődik a forduló: { $round }/{ $last }. { $team } kezd.
play-ends-when = A játék véget ér, ha
play-end-common = Nem marad Közös Törekvés (most { $left }).
play-end-wheel = Egy csapat a Kereke végére ér. Hátralévő pontok:
play-end-fragment = Egy csapat olyan Töredéket szerez, amelyből neki már nem maradt. Ennyi maradt abból, amelyből a legkevesebb van:
play-end-turn-limit = A körök száma eléri a határt (hátravan { $left }).
play-end-majors = Egy csapat hozzáadja harmadik Nagyobb Töredékét, és győz. Még hiányzik:
play-end-rounds = Vége az utolsó fordulónak (ez után { $left }).
play-end-short-common = Vége: { $left } Törekvés
play-end-short-wheel = Kerék: { $left } a végéig
play-end-short-fragment = Vége: { $left } Töredék
play-end-short-turn-limit = Vége: { $left } kör
play-end-short-majors = Vége: { $left } Nagyobb
play-end-short-rounds = Vége: { $left } forduló
play-gone = Kikerült:
play-gone-compared = { $aspiration } (összevetve)
play-gone-removed = { $aspiration } (eltávolította { $team }: a másik csapat Nagyobbat szerzett)
play-hidden-of = Rejtett, { $team }
play-hidden-idle = Rejtett, { $team }; nem számít, amíg ez a Közös
play-hidden-next = Rejtett, később
play-hidden-maybe = lehet rejtett, { $team }
play-common-place = Közös, { $place }.
play-team = Csapat
play-parts = Pontok innen
play-part-wheel = Kerék
play-part-minor = Kisebb
play-part-major = Nagyobb
play-part-capping = Záró
play-part-fortresses = Erődök
play-part-rows = Teljes sorok
play-part-strong = Erős Érzelmek
play-part-full = Teli Érzelmek
play-part-wheel-text = Pontok Szándékokért: tettekért, amelyek azonnal pontot érnek a csapatodnak, ha a saját körödben teszed meg őket.
play-part-wheel-ego = A Kerék a Szándékokért kapott pontjaidat számolja: tettekért, amelyek azonnal pontot érnek, ha a saját körödben teszed meg őket. Ami Egónak ott van, az a saját szabályaiból jön, például ha egy Akciója kudarcot vall.
play-part-minor-text = A Személyiségben lévő minden Kisebb Töredékért. Egy csapat akkor ad hozzá egyet, ha Kinyilatkoztatáskor két Törekvéséből egyet teljesít, vagy ha Erődje van ott, ahol a kiürült Szféra áll.
play-part-major-text = A Személyiségben lévő minden Nagyobb Töredékért. Egy csapat akkor ad hozzá egyet, ha Kinyilatkoztatáskor mindkét Törekvését teljesíti.
play-part-capping-text = A Záró Töredékért, amelyet az a csapat ad hozzá, amelynek olyan Töredék jár, amelyből nem maradt neki.
play-part-fortresses-text = A játék végén csak Ego Erődjei hoznak pontot: az embereké nem.
play-part-rows-text = 1 pont a csapat tábláin minden négy jelölős sorért.
play-part-strong-text = 1 pont a csapat minden Erős Érzelméért a táblán.
play-part-full-text = 1 pont a csapat minden olyan Érzelméért a táblán, amelyen nincs szabad Esszenciahely.
play-part-sum-text = Mindez együtt. A több pont nyer.
play-part-sum = Pontok
play-hand-known = Kéz:
play-deck-known = Pakli, felülről:
play-unseen = A nem látottak között:
play-unknown-cards = { $count } nem látott
play-order = A körök sorrendje
# Egy sarokban, kevés helyen.
play-turn = { $turn }. kör
play-turn-of-all = A játéké: mindenki köre számít.
# Kié, ami itt van, a kép mellett.
play-you = Te { $spirit } vagy
play-deck = Pakli: { $count }
play-deck-next = következő
play-last-turn = Utolsó kör
play-last-none = Több pont nem szerezhető.
play-last-end = Több pont nem szerezhető: fejezd be a kört.
play-last-none-but = Most már csak a vége hoz pontot: { $points }.
play-last-end-but = Most már csak a vége hoz pontot ({ $points }): fejezd be a kört.
play-last-intentions = Nincs több Kinyilatkoztatás; a Szándékok még hoznak pontot.
play-last-fortresses = Nincs több Kinyilatkoztatás; a végén már csak Ego Erődjei számítanak.
play-last-both = Nincs több Kinyilatkoztatás; a Szándékok még hoznak pontot, és a végén csak Ego Erődjei számítanak.
play-at-end = { $team } +{ $count }
play-more-at-end = +{ $count } a végén az Erődjeiért, ahogy most állnak.
play-most-at-end = Egy Kinyilatkoztatás, amely most véget vetne a játéknak, legfeljebb { $count } pontot hozna neki, a végével együtt.
play-at-the-end = a végén
play-spectating = Nézőként vagy itt.

## Emberek az asztalnál

# Ki játszik egy Szellemmel, az emberek döntéseiről szóló mondatokban.
play-person = { $name } ({ $spirit })
play-pass-to = Add tovább az eszközt: { $spirit }
play-pass-text = A kezek rejtve vannak. Akkor folytasd, ha csak te látod a képernyőt.
play-pass-ready = Készen állok
play-stand-in = Egy program játszik helyetted.
play-stand-in-out-of-time = Lejárt az időd: ezt a kört egy program játssza végig helyetted. Utána visszaveheted a helyedet.
play-take-back-seat = Visszaveszem a helyemet
play-undo-asked =
    { $spirit } vissza szeretne vonni { $deeds ->
        [0] egy lépést, amelyet senki más nem látott
        [one] egy lépést, az utolsót
       *[other] { $deeds } lépést, az utolsókat
    }.
play-undo-asked-turns =
    { $spirit } vissza szeretné vonni az utolsó { $deeds ->
        [one] lépést
       *[other] { $deeds } lépést
    }, és ezzel { $turns ->
        [one] az utolsó kört ({ $first })
       *[other] az utolsó { $turns } kört, ettől kezdve: { $first }
    }.
play-undo-allow = Engedem
play-undo-refuse = Nem engedem
play-undo-asking = Egy választás visszavonását kérted. A többiek válaszolnak.
play-undo-agreed = { $who } beleegyezik.
play-undo-refused = { $who } nem akar visszamenni. A játék innen folytatódik.
play-undo-allowed = Mindenki beleegyezett: választhatsz újra.
# A vele együtt visszavont dolgok listája előtt.
play-undo-goes = Ez vonódna vissza:
play-undo-withdraw = Mégsem kérem

## A phone held upright

play-sideways = Tipp: elfordított telefonon nagyobb a tábla, és minden más mellette látszik.

## A vége

play-result = Eredmény megtekintése
play-ended = A játékot befejezték
play-you-win = Győztél!
play-team-wins = Győz: { $team }

## Súgó az asztalnál

play-help = Súgó
play-help-screen = Ez a képernyő
play-help-rules = Szabályok
play-help-keys = Billen­tyűk
play-help-board = A tábla
play-help-board-text = Az Érzelmek körben a helyeken fekszenek, a Szellemek az utakon állnak, a Szférák középen forognak a Személyiség körül. Ami ott választható, a választások között is ott áll. Menj bármire, vagy érintsd meg, és megtudod, mi az.
play-help-aims = Ami most számít
play-help-aims-text = Az aktuális Közös Törekvés és a saját Rejtett Törekvésed, melyik csapatnak mennyije van belőlük, és ki van elöl. Telefonon a felső sorban állnak; érintsd meg, hogy többet láss.
play-help-ends = A legközelebbi Kinyilatkoztatás, és a vége
play-help-ends-text = A kiürüléshez legközelebb álló Szféra: aki kiüríti, Kinyilatkoztatást vált ki. Alatta az, ami a játék végéig hátravan, és a Töredékek, amelyek az egyes csapatoknak maradtak.
play-help-bar = A sáv
play-help-bar-text = Minden csapat pontjai és Ambíciója, majd a Szellemek a körök sorrendjében, és az, hogy ki van soron.
play-help-decision = A döntés
play-help-decision-text = Amit kérdezünk, és minden választásod, az árával. Menj egy választásra, hogy megtudd, mit változtatna. Ami most nem lehetséges, megmondja, miért.
play-help-panels = Amit tudsz
play-help-panels-text = Hírek az utolsó köröd óta, a Célok az összes Törekvéssel és a pontokkal, Szellemed táblája, a játékosok és a napló mindenről, ami történt.
play-help-hand = A kezed
play-help-hand-text = A kártyáid, az Akaraterőd, Esszenciád és Ambíciód, és paklid felső kártyája.
play-help-phone = Telefonon
play-help-phone-text = A kártyáid az akciók alatt vannak: húzd el őket az ujjaddal, és érints meg egyet, hogy elolvasd, mielőtt kijátszod. Amit csak Ambícióért lehet megvenni, az a tábla alatti csillag mögött van. Két koppintás vagy két ujj közelebb hozza a táblát. Tartsd az ujjad valamin, hogy lásd, mit változtatna. A Vissza bezárja, ami nyitva van.
play-help-explain = Minden elmagyarázza magát
play-help-explain-text = Állj meg a mutatóval valamin, érintsd meg, vagy nyomj I-t, amíg rajta a fókusz. Onnan tovább olvashatsz a szabályokban, anélkül, hogy elhagynád az asztalt.

## Billentyűk

play-skip-to-decision = Ugrás a döntéshez
# Ami a billentyűkre van nyomtatva, vagy egy jel hozzá.
key-numbers = 1 – 9, 0
key-tab = Tab
key-around = ← →
key-rings = ↑ ↓
key-ends = Home · End
key-enter = Enter
key-shift-u = Shift + U
key-modified = Alt + Shift
key-space = Szóköz
key-escape = Esc
play-key-numbers = Az ezzel a számmal jelölt választás; egy kör Akcióinak billentyűi minden körben ugyanazok, a tizediké a 0 (a többi akciónak betűje van, például A az elnyelésé és R a forgatásé)
play-key-tab = Egyik csoportról a következőre: akciók, választások, tábla, kéz, panelek
play-key-around = A táblán körben, egy választható helyről a következőre; az akciók és választások között, a kézben és más csoportokban egyik dologról a másikra
play-key-rings = A táblán kifelé és befelé: helyek, mezők, Erődhelyek, Szférák, a Személyiség
play-key-ends = A táblán az első és az utolsó választható hely, vagy ha nincs ilyen, a gyűrűé; más csoportokban az első és az utolsó dolog
play-key-enter = Válaszd vagy magyaráztasd el, amin a fókusz van
play-key-explain = Magyarázat ahhoz, amin a fókusz van; egy választásnál újra elmondja, mit tesz
play-key-end = Kör befejezése; Ambícióval, ha az akciók között van ilyen, különben megkérdezi, mit veszel el
play-key-end-cards = Kör befejezése kártyákkal, ha nem maradt Akció
play-key-undo = Visszavonás; meg is mondja, mi vonódik vissza
play-key-choices = Meghallgatni, mi a kérdés, és minden választást a billentyűjével és az árával
play-key-standing = Hogyan állnak a dolgok: kinek a köre van, mid van, pontok, célok, a legközelebbi Kinyilatkoztatás, a kezed, hol vannak a Szellemek, a maradék Töredékek
play-key-again = Újra meghallgatni, ami az utolsó választásod óta elhangzott
play-key-modified = Betűvel vagy számmal: ugyanaz, akkor is, ha az egyes billentyűk ki vannak kapcsolva a beállításokban
# Miért nem tesz semmit egy billentyű.
play-key-no-undo = Nincs semmi, amit visszavonhatnál.
play-key-no-hints = Most nem kérhető tipp.
play-key-no-choice = Most nincs ilyen számú választás: { $number }.
play-key-late = A következő lépésre csak egy válasz volt, és megtörtént, ezért a { $number } még semmit sem tett. Most ezt jelenti: { $choice }. Nyomd meg újra, ha ezt választod.
play-key-asked = Előbb egy kérdés: { $choice }? Az Enter a „Tedd meg” gombon megteszi, az Escape elveti. Addig a { $key } nem tesz semmit.
play-key-waits = { $action }: ez még várjon. Előbb erre felelj, vagy lépj vissza az Escape billentyűvel.
play-key-no-more = Erről nincs több mondanivaló.
play-key-choice = { $key }: { $choice }
play-key-advice = Képernyőolvasóval
play-key-advice-text = A billentyűk fókuszmódban érik el a játékot (NVDA: Insert és szóköz; JAWS: Insert és Z a böngészőmód kikapcsolásához; a VoiceOvernek nem kell). A Tab csoportról csoportra lép, a nyilak azon belül mennek tovább. Ami történik, magától elhangzik, és megmarad az „Ami az imént történt” listában; a W elmondja a kérdést minden választással és billentyűvel, a P megismétli, amit az imént hallottál, az S elmondja, hogyan állnak a dolgok. Az egybetűs billentyűk kikapcsolhatók a beállításokban: akkor az Alt, a Shift és a betű teszi ugyanezt.
play-key-restart = Kör újrakezdése
play-key-decision = Ugrás a választásokhoz
play-key-board = Ugrás a táblához
play-key-hand = Ugrás a kézhez
play-key-hints = Tippet kérni, ahol van ilyen; ha megjött, odalépni
play-key-log = A napló megjelenítése
play-key-skip = A most látható átugrása; Ego körében tovább a következő lépésre
play-key-leave = Vissza: a rákérdezésből, kártyáról, múltbeli pillanatból vagy közeli nézetből; egyébként abból, amit egy akció kérdez, az akciókhoz
play-key-sheet = Súgó, ezekkel a billentyűkkel

## Amit a rajzolt dolgokból hallani lehet

# Egy választás az árával. $is_old: annyiba került-e, amikor legutóbb kérdeztük.
choice-aloud = { NAME($choice, form: "aloud") }{ $price ->
        [none] { "" }
       *[other] , { NAME($price, form: "aloud") }
    }{ $is_old ->
        [1] { " " }korábban.
       *[other] .
    }
card-aloud = { $card }, { $vibe }
card-aloud-numbers = { $card }, { $vibe }, Intenzitás { $intensities }
# Amit mindenki tudhat egy játékosról, a neve után.
play-seat-aloud = { $place }: { $wp }, { $essence }, { $hand }, { $deck }

# Egy kör tettei előtt, és a visszavontak előtt.
aloud-turn = { $spirit }:
aloud-undone = Visszavonva:
aloud-restarted = A kör elölről kezdődik. Visszavonva:
# A saját köröd, és ami neked maradt.
aloud-yours = { $is_new ->
        [1] A te köröd: { $actions }, { NAME($goods, form: "aloud") }.
       *[other] { $actions }, { NAME($goods, form: "aloud") }.
    }
aloud-beside = Melletted: { $spheres }.
# Mit változtatna egy választás, mielőtt meghozzák.
aloud-if-chosen = Ha ezt választod:
aloud-points = { $team }: { $was } helyett { $is } pont.
aloud-count = { $same ->
        [1] { $team } { $is }
       *[other] { $team } { $was } helyett { $is }
    }
aloud-aspiration = { $aspiration }: { $counts }; { $leader ->
        [none] senki sincs elöl
       *[other] { $leader } előnye { $lead }
    }.
aloud-control = { $place }: { $team ->
        [none] most senki sem irányítja
       *[other] most { $team } irányítja
    }.
aloud-sphere = { $is_filled ->
        [1] { $sphere } újra megtelik, { $is } Akaraterő van rajta.
       *[other] { $sphere }: { $was } helyett { $is } Akaraterő.
    }
aloud-slot = { $is ->
        [none] { $emotion } lekerül, { $slot }. hely.
       *[other] { $was ->
            [none] { $emotion }, { $slot }. hely, Intenzitása { $is }.
           *[other] { $emotion }, { $slot }. hely: Intenzitása { $was } helyett { $is }.
        }
    }
aloud-site = { $is ->
        [none] Erőd, { $realm }: { $was } már nincs ott.
       *[other] { $was ->
            [none] Erőd, { $realm }: { $is }, új.
           *[other] Erőd, { $realm }: { $was }, utána { $is }.
        }
    }
aloud-change = { $what }: { $was } helyett { $is }.
# Hogyan állnak a dolgok, egy billentyűre.
aloud-score = Pontok: { $scores }.
aloud-aim = { $kind }: { $aspiration }. { $standing }
aloud-goods = Ez van nálad: { NAME($goods, form: "aloud") }.
aloud-whose = Soron van: { $spirit }.
aloud-nearest = Legközelebb a kiürüléshez: { $spheres }.
aloud-hand = A kezedben: { $cards }.
aloud-hand-empty = Nincs kártya a kezedben.
# Melyik Szellem kié.
aloud-sides = { $is_ego ->
        [1] Ego Szellemei ({ $team }): { $spirits }.
       *[other] { $team } Szellemei: { $spirits }.
    }
aloud-place = { $spirit }: { $place }
aloud-places = Hol vannak a Szellemek: { $places }.
aloud-fragments = Maradék Töredékek, { $team }: { $kinds }.
aloud-kind = { $kind } { $count }

## Választások a listában: ami a nevük alatt áll

play-choice-card = Intenzitás { $intensities }{ $threshold ->
        [none] { "" }
       *[other] , megerősíthető { $threshold } Esszenciával
    }.
play-choice-slot = { $place }, { $slot }. hely. Intenzitás { $intensity }, Esszencia { $essence }/{ $spaces }.
play-choice-slot-empty = Üres { $slot }. hely
play-choice-space = { $spheres } AE elérhető. { $count ->
        [one] Hely:
       *[other] Helyek:
    } { $slots }{ $spirits ->
        [none] .
       *[other] , itt áll: { $spirits }.
    }

## Ego

play-ego-turn = Ego köre
play-ego-turn-of = Ego köre: { $spirit }
play-ego-step = Lépés: { $step }/{ $steps }
play-ego-actions = Három Akciója
play-ego-on = Következő
play-ego-end = Játék folytatása
play-ego-flow = Menjen magától
play-ego-again = Lépésről lépésre
play-ego-again-of = Lépésről lépésre: a játék { $turn }. köre
play-ego-back = Egy lépéssel vissza Ego körében
play-ego-now = Ez a kör: teteje és alja
play-ego-next = Következő kör; ennek a teteje:
play-ego-forecast = Előrejelzés, ha semmi sem változik
play-ego-thinks = Hogyan gondolkodik Ego
play-ego-thinks-more = Az egész, a szabályokban
# A most folyó körről elmondottak előtt.
play-ego-example = Ebben a körben

## Fordulókban folyó játékok

play-round = Forduló { $round }/{ $last }
play-fortitude = { $count } Lelkierő a csapat Akcióira
play-meditations = { $count ->
        [0] Ebben a fordulóban nem maradt Meditáció
        [one] Ebben a fordulóban 1 Meditáció maradt
       *[other] Ebben a fordulóban { $count } Meditáció maradt
    }
play-deck-discards = Pakli { $deck } · Eldobott { $discards }
play-discards = { $count ->
        [0] Nincs eldobott lap
       *[other] Eldobott: { $count }
    }
play-discards-of = { $spirit } dobópaklija
play-discards-text = Az utoljára eldobott lap áll elöl. Ha a pakli elfogyott, ezek megkeverve új paklit alkotnak.
play-determination = { $count } Akaraterő van az Elszántságon a forduló végéig.
play-endgame-common = Közös, a végén
play-endgame-of = { $team }, a végén
play-aside = Félretéve, { $whose }:
play-change-fortitude = { $team }, Lelkierő
