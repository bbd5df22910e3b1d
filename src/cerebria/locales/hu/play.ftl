# A játékképernyő. Ami történik, amiről dönteni kell és ami választható, az events.ftl fájlban áll.

## A döntés

play-waits = { $spirit } dönt.
play-over = A játék véget ért.
play-choices = Választások
play-not-now = Most nem lehetséges.
play-why-not = Most nem: { $reasons }.
play-insight = Menj egy választásra, vagy arra, aminek izzó pontozott vonala van, és megtudod, mibe kerül és mit változtatna.
play-confirm = { $action }.
play-confirm-way = { $action }: { $target }.
play-do = Tedd meg
play-do-not = Most ne
play-for-good = Ezt nem lehet visszavonni.
play-shows-reveals = { $card ->
        [none] Mindenki látni fog egy kártyát a kezéből: { $whose }.
       *[other] Mindenki látni fogja a kezedből ezt: { $card }.
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
play-ways-look = Megnézem
play-ways-take = Ezt választom
# $action: egy Akció neve, amely ezt használja: $upgrades.
play-way-with = { $action }, ezzel: { $upgrades }
# $card: az Érzelem, vagy több, amelyek közül egy választható.
play-way-card = { $action }: { $card }
play-hints = Tipp
play-hints-text = Kérdezd meg, mi lenne a legjobb (G)
play-hints-cancel = Mégse
play-hints-cancel-text = Ne kérj több tippet
play-hints-rank = { $rank }. tipp
play-waiting = Elküldésre vár: { $choice }
play-waiting-way = { $action }, { $target }
play-waiting-here = Kiválasztva. Elküldjük, ha visszajön a kapcsolat.
play-withdraw = Visszavonás
play-withdraw-text = Ne küldje el, amit választottál
play-withdrawn-late = Lehet, hogy megérkezett, mielőtt a kapcsolat megszakadt. Akkor majd itt látod.
play-stale = A játék közben továbbment, ezért ez nem történt meg: { $choice }
play-stale-done = Ez már megtörtént, egy másik ablakodból: { $choice }
play-undo = Visszavonás
play-undo-text = Vond vissza az utolsó választásodat
# Programok vagy Ego körei után, akiket ez nem zavar: ezeket is visszavonja.
play-undo-others = Vissza a választásomig
play-undo-others-text = Vissza az utolsó választásod elé. Amit azóta a többiek tettek, az is visszavonódik.
play-restart = Újrakezdés
play-restart-text = Vond vissza az egész kört, ameddig lehet
play-ask-undo = Visszavonás kérése
play-ask-undo-text = Kérdezd meg a többieket, visszavonhatod-e az utolsó választásodat

# Miért jött valami kéretlenül.
# Megjegyzések a tábla mellett, két rövid sorban.
play-unasked-gift = Amit senki sem utasítana vissza, megkaptad. A beállításokban kérheted, hogy kérdezzen.
play-unasked-end = Nem volt több teendő, ezért véget ért a köröd. A beállításokban kérheted, hogy kérdezzen.
# Valaki megnevezett egy Akciót és utána a célját, amit rögtön meg lehetett volna nyomni.
play-shorter = Rövidebben: nyomd meg rögtön, aminek izzó pontozott vonala van, az Akció megnevezése nélkül.
play-unasked-cards = Csapatodnak már mind a { $count } Ambíciója elérhető volt, ezért köröd két kártyával ért véget.

# Amit az első játék első választása előtt mondunk.
play-opening = Az első játékod
play-opening-you = Szellemed: { $spirit }. Csapatod: { $team }, az ellenfél: { $others }.
play-opening-moved = { $spirit } már játszott egy kört
play-opening-nothing = A táblán semmi sem változott.
play-opening-yours = Az első kör a tiéd; még senki sem lépett.
play-opening-willpower = Aki kezd, annak 4 helyett 6 Akaratereje van, de az első körben nem nyelhet el.
play-opening-aims = Mire törekedj
play-opening-points = A több pont nyer. Kinyilatkoztatással jönnek, valahányszor egy középső Szféra kiürül. Légy elöl ezek egyikében, vagy még inkább mindkettőben:
play-opening-common = mindkét csapatnak
play-opening-hidden = a tiéd, rejtett
play-opening-look = Hová nézz
play-opening-look-text = Ami izzik, vagy a választások között áll, az választható. Menj rá, érintőképernyőn tartsd rajta az ujjadat, és megtudod, mibe kerül és mit változtat. A Célok megmutatják, hogyan állnak a csapatok, a Hírek, mit tettek a többiek, a kérdőjel pedig elmagyarázza ezt a képernyőt.
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
        [0] { $fragment } (+{ $points }) olyan helyett, amelyből már nincs neki; ezzel a játék e kör után véget ér
       *[other] { $fragment } (+{ $points }) olyan helyett, amelyből már nincs neki, és { $wheel } a Keréken; ezzel a játék e kör után véget ér
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
        [0] Az Erőd a Személyiségbe kerül innen: { $realm }; { $team } +{ $points }.
       *[other] Az Erőd a Személyiségbe kerül innen: { $realm }; { $team } +{ $points }, a játék végén járó +{ $instead } helyett.
    }
play-foretold-built = Egyik Töredékedből épül. Ha valaki egy későbbi körben e Birodalom mellett kiüríti a Szféráját, az Erőd a Személyiségbe kerül: +{ $points }.
play-foretold-last = Ezzel elfogy a készletedből: { $fragment }. Ha csapatodnak akkor járna ilyen, amikor egy sincs, a Záró Töredék jön helyette, és a játék véget ér.
# Mit tehet, aki ezután jön: lehetséges, nem biztos. $points: az ottani Erődé, $team: akié.
play-chance = { $team ->
        [none] Lehetséges akkor: { $spirit } kiüríti ezt: { $sphere }, { $realm }.
       *[other] Lehetséges akkor: { $spirit } kiüríti ezt: { $sphere }, { $realm }, ahol az Erőd pontot hoz: { $team } +{ $points }{ $instead ->
            [0] .
           *[other] , a játék végén járó +{ $instead } helyett.
        }
    }
play-foretold-exalted = Ha ebben a körben Kinyilatkoztatás jön, az ugyanebben a körben felmagasztalt Erőd a helyén marad, és nem hoz semmit.
# Mit hoz még egy Elnyelés azon túl, amit az előnézete számol.
play-later = Még nincs beleszámolva: { $what }.
play-later-bonus = ennek a bónusza: { $sphere } (ha kéred)
play-later-points = { $points ->
        [one] 1 pont
       *[other] { $points } pont
    } ezért: { $intention }
play-later-power = { $wp } AE innen: { $why }
play-turns = Miután az Eredet elfordult, melletted lesz: { $comes }.
play-turns-to = { $sphere } ({ $wp } AE), { $realm }{ $team ->
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
play-leaves-add-token = Emellett eldobsz egy kártyát a jelölő színéből.

## Ami egy Akció útjában áll

obstacles = Most nem: { $actions }.
obstacle-of = { $action } ({ $reasons })
obstacle-actions = nem maradt Akció
obstacle-fortitude = nem maradt Lelkierő
obstacle-used = csak egyszer lehet, és már megtörtént
obstacle-first-turn = a kezdőjátékos az első körben nem nyelhet el
obstacle-locked = a sora zárva van: egy jelölő az első helyen felnyitja
obstacle-card = nincs hozzá kártya kézben
obstacle-wp = hiányzik { $amount } Akaraterő
obstacle-ambition = hiányzik { $amount } Ambíció
obstacle-essence = hiányzik { $amount } Esszencia
# Ugyanez egy Akció csempéjén, egy-két szóban.
obstacle-short-actions = nincs Akció
obstacle-short-fortitude = nincs Lelkierő
obstacle-short-used = megvolt
obstacle-short-first-turn = még nem
obstacle-short-locked = zárva
obstacle-short-card = nincs kártya
obstacle-short-wp = hiány: { $amount } AE
obstacle-short-ambition = hiány: { $amount }★
obstacle-short-essence = hiány: { $amount } Esszencia
obstacle-short-reach = nincs cél
obstacle-reach-move = nincs mező, ahová menni lehet
obstacle-reach-invoke = nincs üres hely a Szellem mellett
obstacle-reach-quell = nincs elérhető ellenfél Érzelem, amely elfojtható
obstacle-reach-fortify = nincs mit építeni vagy lerombolni a Szellem mellett
obstacle-reach-empower = nincs a Szellem mellett Érzelem elég Esszenciával
obstacle-reach-gain-willpower = nincs mit szerezni
obstacle-reach-draw-emotions = nem maradt húzható kártya
obstacle-reach-move-emotion = nincs mit mozgatni, vagy nincs üres hely a Szellem mellett
obstacle-reach-intensify = nincs a Szellem mellett saját Érzelem szabad hellyel
obstacle-reach-harvest = nincs mit átváltani
obstacle-reach-add-token = nincs hely, amely befogadna egyet
obstacle-reach-rotate = az Eredet nem tud elfordulni
obstacle-reach-extra-action = több nincs
obstacle-reach-absorb = nincs Szféra elérhető közelségben
obstacle-reach-meditate = nincs Szféra elérhető közelségben
obstacle-reach-rest = nincs mit szerezni

## Akciók neve, ahol kevés a hely

# Azzal, amit hoznak.
play-long-gain-willpower = { $count } Akaraterő
play-short-gain-willpower = { $count } AE
play-short-draw-emotions = Húzás
play-short-harvest = Gyűjtés
play-short-add-token = Jelölő
play-short-rotate = Forgatás
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

scene-by = { $spirit } kiürítette ezt: { $sphere }
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
scene-second = Kinyilatkoztatás, második rész
scene-second-by = { $spirit } kiürítette ezt: { $sphere }. Az első részt már láttad; ez utána jött.
scene-endgame = Zárótörekvések
scene-endgame-text = Vége az utolsó fordulónak. Aki a háromból többet teljesít, Záró Töredéket ad hozzá.
scene-goes-on = { $what ->
        [remove-common] Előbb { $spirit } kiválaszt egy eltávolítandó Közös Törekvést, mert másik csapat Nagyobb Töredéket szerzett.
        [choose-hidden] Előbb { $spirit } eldönti, megnézi-e a következő Rejtett Törekvéseket, mert csapata ({ $team }) egyet sem teljesített.
        [pick-hidden] Előbb { $spirit } kiválasztja a következő Rejtett Törekvést, mert csapata ({ $team }) egyet sem teljesített.
       *[other] Előbb { $spirit } dönt.
    } { $realm ->
        [none] Azután jön a többi.
       *[other] Azután jön a többi, azzal, hogy mi lesz az Erőddel: { $realm }.
    }
scene-turned-down = { $aspiration } kikerül a Közös Törekvések sorából: össze lett vetve.
scene-next-common = A Közös Törekvés mostantól: { $aspiration }.
scene-next-hidden = { $team } Rejtett Törekvése lecserélődik, akár teljesült, akár nem. Mostantól { $aspiration }, a saját, azonos nevekből álló paklijából.
scene-third-major = { $team } hozzáadta harmadik Nagyobb Töredékét: a játék azonnal véget ér, és győz { $team }, bárhogy állnak is a pontok.
scene-major-at = A Nagyobb Töredék ehhez a Szférához tartozik: { $sphere }; feltöltése { $count } Akaraterővel történik.
scene-all = Mutass mindent
# Egy Kinyilatkoztatás táblázata annak, aki hallgatja.
scene-numbers = Minden, ami össze lett vetve, és minden pont
scene-row-sum = Pont belőle
scene-row-score = Pontok most
# Amit látni lehetett, képről képre, hogy újra meg lehessen nézni.
scene-pictures = Amit látni lehetett, képről képre
scene-picture = { $place }. kép, összesen { $count }
scene-close = Tovább
scene-again = Nézd meg újra
scene-again-of = Nézd meg újra: Kinyilatkoztatás a játék { $turn }. körében
scene-waits = Te döntesz legközelebb. Az asztal rád vár.
scene-waits-later = Ezután az jön, amit a többiek tettek. Azután te jössz, és az asztal vár.
