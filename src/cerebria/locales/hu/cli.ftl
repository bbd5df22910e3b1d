# A parancssor: súgó, a terminálbeli játék és a többi parancs. Ami egy játékban történik, az events.ftl fájlban áll.

## A program

help-program = Játszd a Cerebriát a böngészőben vagy a terminálban, és nézz bele: független, nem hivatalos megvalósítás.
help-lang = Minden szöveg nyelve; a parancs neve elé kell írni. Nélküle a CEREBRIA_LANG változóé, vagy a rendszeré, ha minden szöveg le van fordítva.
help-version = Megmutatja a változatot, és hogy a játékból mi dokumentált és mi tervezett.
version = cerebria { $version }, { $engine ->
        [compiled] a motor gépi kódként
       *[plain] a motor egyszerű Pythonként
    }
version-unofficial = A Cerebria: The Inside World társasjáték független, nem hivatalos megvalósítása. Nem tartalmaz a kiadótól származó szöveget vagy grafikát, és nem áll kapcsolatban vele.
version-documented = Dokumentált: az alapjáték és Egyensúly szabályai, a Szellemek és tábláik, a { $emotions } Érzelem neve, Hangulata és Intenzitása, és közülük ennyinek a képessége: { $documented }.
version-designed = Ehhez a projekthez készült: { $designed } Érzelem képessége, további { $partly } Érzelemé részben, Derű és Ború minden küszöbe egy kivételével, és a kezdőjáték kezdőhelyei. A „cerebria cards” megmutatja, melyik melyik.

## A parancsok súgója

help-examples = Példák:
help-play = Egy játék a terminálban, botok ellen, vagy ugyanannál a billentyűzetnél ülő emberekkel.
help-play-examples =
    cerebria play
    cerebria play --mode basic --players 2
    cerebria play --seats human,human --players 2
    cerebria play --spirits delight,harmony,misery,anxiety --decks spirit
    cerebria play --balance --players 3 --seats reason=human
    cerebria play --edition prototype
    cerebria play --ego gloom
    cerebria play --ego bliss --players 1 --difficulty harder-3
    cerebria play --resume game.json
help-new = Előkészít egy játékot: megmutatja, vagy feljegyzésként elmenti, hogy később játszd.
help-new-examples =
    cerebria new --print --seed 7
    cerebria new --mode basic --save game.json
    cerebria new --balance --players 4 --shapers gloom,balance
    cerebria new --ego gloom --steps harder-1,harder-5
help-replay = Újra elmond egy feljegyzett játékot, vagy ellenőrzi, hogy még mindig ugyanúgy ér-e véget.
help-replay-examples =
    cerebria replay game.json
    cerebria replay game.json --step --seat love
    cerebria replay game.json --verify
help-cards = Megmutatja az Érzelmeket, számaikat és képességeiket, és mi dokumentált belőlük; vagy Ego Műveleteit.
help-cards-examples =
    cerebria cards
    cerebria cards courage valor
    cerebria cards --team gloom --kind strong
    cerebria cards --team balance
    cerebria cards --edition prototype
    cerebria cards --schemes
    cerebria cards jealousy --ego bliss
help-simulate = Botokkal sok játékot játszat, és összeszámolja az eredményeket.
help-simulate-examples =
    cerebria simulate --games 1000 --jobs 4
    cerebria simulate --bots greedy,random --mode basic --json
    cerebria simulate --balance --players 6 --bots greedy,greedy,random
    cerebria simulate --edition prototype --all --games 300
    cerebria simulate --ego gloom --difficulty harder-7 --bots greedy --games 500
help-dataset = Botokkal sok játékot játszat, és minden döntést Parquet-fájlok soraként őriz meg.
help-dataset-examples =
    cerebria dataset games --games 1000 --bots greedy --jobs 4
    cerebria dataset games --all --bots planner@300 --games 5000 --cluster here
help-arena = Botokat állít egymás ellen, minden osztást felcserélt oldalakkal is, és megmondja, melyik erősebb.
help-arena-examples =
    cerebria arena greedy random --games 200 --jobs 4
    cerebria arena planner greedy --sprt 0.75,0.8 --games 2000 --state arena.jsonl
    cerebria arena planner greedy random --gauntlet --plot arena.svg
    cerebria arena planner greedy --ego gloom --difficulty harder-3
    cerebria arena greedy shy.py:Shy --players 2 --json
help-scenario = Fájlokban leírt állásokat ellenőriz.
help-scenario-examples =
    cerebria scenario tests/scenarios
    cerebria scenario quell.yaml --verbose
help-bench = Megméri, milyen gyors a motor.
help-bench-examples =
    cerebria bench --seconds 10

help-game-options = A játék beállításai
help-option-players = Hányan játszanak: 2–4, Egyensúllyal 3–6. Ha csapatonként kettőnél kevesebben vannak, Formálók is játszanak. Ego ellen: 2 Szellem, vagy 1 Formálóként.
help-option-balance = Játék a harmadik csapattal, Egyensúllyal. Csak a teljes játékban.
help-option-ego = Játék Ego ellen, aki ezzel a csapattal magától játszik. A másik csapat mindkét Szellemével te játszol, hacsak a --seats mást nem mond.
help-option-difficulty = Milyen nehéz Ego: egy szint magával hozza az előtte lévő lépéseket. Alapértelmezés: medium.
help-option-steps = Pontosan ezek a nehézségi lépések, szint helyett: „harder-1,easier-3”.
help-option-mode = A kezdőjáték tanulóknak, vagy a teljes (alapértelmezés).
help-option-edition = A végleges szabályok (alapértelmezés), vagy egy korábbi kiadáséi: röviddel előtte, vagy a 2017-es prototípus, amely másik játék.
help-option-team-side = A csapattáblák oldala: mely Szándékok számítanak. Alapértelmezés: A.
help-option-spirit-side = A Szellemtáblák oldala: milyen fejlesztések vannak. Alapértelmezés: A.
help-option-spirits = Ki játszik: „love,empathy,hatred,malice”, bármilyen sorrendben; többször is megadható.
help-option-shapers = Az egyetlen Szellemmel játszó csapatok, ahol a játékosok száma választást enged: „bliss,balance”.
help-option-decks = Ugyanaz a kezdőpakli egy csapat mindegyikének, minden Szellem sajátja, vagy véletlenszerűen húzott kártyák.
help-option-deck = Saját pakli egy szövegfájlból, a neveivel; többször is megadható.
help-option-card-set = Saját kártyakészlet egy TOML-fájlból.
help-option-start = Szabadon választott vagy rögzített kezdőhelyek.
help-option-handicap = Ami kiegyenlíti a kezdés előnyét: action (az első körben egy Akció van), means (a kezdőjátékos 2 Akaratereje elmarad, a másik csapat minden játékosának 2-vel több van, és a csapatnak 1 Ambíciója) vagy points (3 a Kerekén). Ehhez a projekthez készült; none, ahogy nyomtatva van.
help-option-first = Az elsőként játszó csapat, a Szellemei és a többiekéi abban a sorrendben, ahogy meg vannak nevezve; random sorsolja, ki kezd és ki követi.
help-option-turn-limit = A játék ennyi kör után véget ér. Alapértelmezés: soha; 200, ahol csak programok játszanak.
help-option-seed = Minden véletlen ebből a számból jön; nélküle a program sorsol egyet, és megmutatja.
help-option-seats = Ki játszik a helyeken, sorban: human vagy egy bot neve; vagy SZELLEM=KI. Alapértelmezés: te és greedy botok; Ego ellen te egyedül.
help-option-resume = Egy játék folytatása a feljegyzéséből.
help-option-save = A játék megőrzése ebben a fájlban, miközben játszol.
help-option-new-save = A játék kiírása feljegyzésként; játszd ezzel: „cerebria play --resume”.
help-option-print = Megmutatja az állást és az első döntést. Ez amúgy is megtörténik, hacsak nem mentesz.
help-option-json = JSON programoknak, nem pedig szöveg embereknek.
help-argument-names = A megmutatandó Érzelmek; nélkülük mind.
help-option-team = Csak ennek a csapatnak az Érzelmei.
help-option-vibe = Csak ilyen Hangulatú Érzelmek.
help-option-kind = Csak Kezdő, Gyenge vagy Erős Érzelmek.
help-option-cards-ego = A képességek úgy, ahogy Ego ellen vannak, amikor ezzel a csapattal játszik.
help-option-schemes = Megmutatja Ego Műveletkártyáit, és hogy mit változtatnak a nehézség lépései.
help-argument-record = Egy játék feljegyzése.
help-option-verify = Csak azt ellenőrzi, hogy a feljegyzés visszajátszva ugyanazokat az eseményeket és eredményt adja-e.
help-option-seat = Csak azt mondja el, amit ennek a Szellemnek a játékosa láthatott.
help-option-step = Minden kör után megmutatja a táblát, és Enterre vár.

## Listák: mi áll a sorban lévő dolgok között, és az utolsó előtt

list-next = { $first }, { $next }
list-last = { $first } és { $next }
# Azelőtt, amit mond róla.
before-colon = { $title }:

## Játékosok

word-player = játékos
player-human = te
player-bot = bot: { $name }
player-person = egy ember

## A tábla

heading-board = A tábla, az óramutató járása szerint
heading-aspirations = Törekvések: ki teljesítené most őket
heading-teams = Csapatok és Szellemek
heading-spirit = { $spirit } táblája (a fejlesztések mellett a felár: Akaraterő, A: Ambíció)
heading-hand = Kéz
board-frontier = { $first }–{ $second }
board-sphere = { $sphere } { $wp } AE
board-fortress-minor = Kisebb Erőd
board-fortress-major = Nagyobb Erőd
board-fresh = { " " }új
board-identity = Személyiség:
board-identity-empty = még üres
identity-minor = Kisebb
identity-major = Nagyobb
identity-capping = Záró
board-legend =
    ▲ Derű  ▼ Ború  – senkié; 2:1 összintenzitás. [P S Z K] Hangulat. ● Esszencia
    ○ szabad. Utána Intenzitás (ebből jelölő). ×↑ ×↓ ott blokkolva. Szférák: lefelé.
board-legend-aligned = ◆ Egyensúly; ◆▲ Egyensúlyé és Derűnek számít, ◆▼ Borúnak.
board-power = Képesség: { $power }
board-insecurity = Bizonytalanság +1 AE
upgrade-ambition = { " " }+{ $count }A
team-line = { $full ->
        [0] { $score } pont
       *[other] { $score } pont (Kerék { $wheel }/20)
    }, Ambíció { $ambition }, felhasználatlan { $minor } Kisebb, { $major } Nagyobb
seat-line = { $wp } AE, { $essence } Esszencia, { $is_own ->
        [1] { $cards ->
            [one] 1 kártya
           *[other] { $cards } kártya
        }
       *[other] { $cards ->
            [0] nincs kártya
           *[other] kéz { $hand }
        }
    }, pakli { $deck }
team-line-ego = { $full ->
        [0] { $score } pont
       *[other] { $score } pont (Kerék { $wheel })
    }{ $end ->
        [0] { "" }
       *[other] { " " }és a végén { $end } az Erődökért
    }, felhasználatlan { $minor } Kisebb, { $major } Nagyobb
seat-line-ego = Egóért játszik
ego-line = { $ego }: { $wp } AE, { $deck } kártya a paklijában, képpel lefelé. Nehézség: { $difficulty }.
ego-schemes = Képpel felfelé fekszik: { $head } és { $foot }. Ebben a körben Ego erre törekszik: { $aim ->
        [hidden] a Rejtett Törekvése
        [next] a következő Közös Törekvés
       *[common] a Közös Törekvés
    }. Akciói: { $actions }.
hand-unknown = { $count } ismeretlen
hand-empty = { " " }nincs kártya
aim-common = Közös:
aim-hidden = A tiéd, rejtett:
aim-hidden-none = Csapatodnak most nincs Rejtett Törekvése.
aim-hidden-next = Utána a paklidban: { $rest }
aim-none = Nem maradt Közös Törekvés.
aim-next = Azután: { $rest }
aim-counts = { $aspiration } { $counts }
aim-stands = { $counts }, { $lead }.
aim-counts-only = { $counts }.
aim-tie = senki sincs elöl
aim-lead = { $team } előnye { $count }
aim-intentions = Szándékok: { $names }
turn-line = A játék { $turn }. köre, { $spirit }: hátravan { $actions ->
        [one] 1 Akció
       *[other] { $actions } Akció
    }, { $wp } AE, { $essence } Esszencia, { $ambition } Ambíció, { $cards ->
        [one] 1 kártya
       *[other] { $cards } kártya
    }{ $used ->
        [none] .
       *[other] . Ebben a körben többé nem: { $used }.
    }

## Játék

play-title = Cerebria
play-seat = { $spirit }: { $who }
play-ego = { $ego }: magától játszik. Nehézség: { $difficulty }
play-seed = Mag: { $seed }. Ugyanaz a mag ugyanazt a játékot osztja.
play-resumed = Folytatódik a játék, mag: { $seed }.
play-hint = Írd be egy választás számát. h súgó, t tipp, b a tábla, u visszavonás, l ami történt, q kilép és megőrzi a játékot.
play-prompt = { $spirit } > { "" }
play-pass = Add tovább a billentyűzetet: { $spirit } ({ $team }). Más ne nézzen oda.
play-pass-prompt = Nyomj Entert. { "" }
play-help-game =
    Pontokkal nyersz. A Személyiségben lévő Töredékek 3, 5 vagy 4 pontot érnek; a teljes játékban a Szándékok is.
    Az Elnyeléssel kiürített Szféra Kinyilatkoztatást vált ki: minden csapat, amely elöl van a Közös vagy a
    saját Rejtett Törekvésében, hozzáad egy Töredéket. Hozz hát Érzelmeket játékba (Ébresztés), tegyél rájuk
    Esszenciát (Fokozás), vedd le az ellenfelekéről (Elfojtás), és nyeld el az utolsó Akaraterőt, ha elöl vagy.
    Körönként három Akciód van, és mellettük képességeid. „h Kinyilatkoztatás” és hasonlók többet mondanak.
play-help-balance =
    Egyensúly nem harmadik fél a táblán: minden Érzelme és Erődje Derűnek vagy Borúnak számít.
    Kinyilatkoztatáskor akkor ad hozzá Töredéket, ha ezek ketten holtversenyben vannak a Rejtett Törekvésében,
    vagy ha ott egy második feltételt teljesít. Ezért azt segíti, aki lemaradt. „h Egyensúly” és
    „h Hovatartozás” többet mond.
play-help-ego =
    Ego magától játszik a másik csapattal, minden köröd után egyik Szellemével. A képpel felfelé fekvő Művelet
    mutatja, mire törekszik legközelebb, és mi az első akciója; a mellé felfedett kártya kettőt hoz még. Azt a
    lehetőséget választja, amelyik a céljában a legtöbbet viszi előre, és megmondja: „Egység 2–2 → 3–2” a Derű
    és a Ború száma, előtte és utána. A teljes játékban egy kudarcba fulladt akció pontot hoz neki.
    Érzelmeinek nincs képességük. „h Művelet”, „h Hatás” és „h Nehézség” többet mond.
play-help-commands =
    szám         ezt választod; a szövege is jó, vagy egy rész, amely csak benne van meg
    u            visszavonja az utolsó választásodat, amíg rejtett dolog nem vált láthatóvá
    uu           visszavon ebben a körben mindent, amit lehet
    t            egy tipp: a legjobb választások, velük a győzelmi esélyed, és miért
    b            újra az egész állás;  b SZELLEM  egy Szellem táblája
    l            mi történt az utolsó köröd óta
    h SZÓ        mit jelent egy kártya, fejlesztés, Szellem vagy a játék egy szava
    s FÁJL       fájlba menti a játékot
    q            megáll; a játék megmarad, és megtudod, hogyan folytathatod
    Enter        újra megmutatja a választásokat
play-help-unknown = Semmit sem tudunk erről: „{ $word }”. Próbáld egy kártya, egy fejlesztés, egy Szellem nevét, vagy egy szót, például Triád.
play-no-spirit = „{ $word }” nem játszik ebben a játékban. Játszanak: { $spirits }.
play-no-number = Nincs ilyen választás. Írj be egy 1 és { $most } közötti számot.
play-no-choice = Itt nincs ilyen választás: „{ $line }”. Írj be egy számot a listából, vagy h-t a súgóhoz.
play-no-choice-near = Itt nincs ilyen választás: „{ $line }”. Erre gondoltál: „{ $near }”?
play-several = „{ $line }” többféle is lehet: { $names }.
play-undone = { $count ->
        [one] Visszavonva.
       *[other] Visszavonva: { $count } választás.
    }
play-saved = Elmentve ide: { $file }.
play-save-failed = A játékot nem sikerült elmenteni ide: { $file } ({ $reason }). Mentsd máshová ezzel: s FÁJL
play-kept = A játék meg van őrizve itt: { $file }.
play-how-to-resume = Folytasd ezzel: { $command }
play-record = A játék feljegyzése itt van: { $file }. Nézd meg újra ezzel: { $command }

result = { $winner } { $why } Lejátszott körök: { $turns }.
result-winner = Győz: { $team }.
result-draw = Döntetlen.
score-line = { $team }: { $score } pont = Kerék { $wheel } + Kisebb { $minor } ({ $minors } × 3) + Nagyobb { $major } ({ $majors } × 5) + Záró { $capping }{ $fortresses ->
        [none] { "" }
       *[other] { " " }+ Erődök { $fortresses }
    }

## Utánanézés

lookup-spirit = Szellem, csapata { $team }. { $power }
lookup-realm = Birodalom. Akciója, { $action }: { $text }
lookup-emotion = { $kind }, csapata { $team }, { $vibe }. Intenzitás Esszencia szerint: { $intensities }.{ $threshold ->
        [none] { "" }
       *[other] { " " }{ $threshold } Esszenciával megerősíthető.
    }{ $needs ->
        [0] { "" }
       *[other] { " " }Egy Gyenge Érzelemnek { $needs } Esszencia kell, hogy ezzé váljon.
    }{ $counterpart ->
        [none] { "" }
       *[other] { " " }Párja: { $counterpart }.
    } { $power } { $status }

## Kártyák

cards-title = { $count ->
        [one] 1 Érzelem
       *[other] { $count } Érzelem
    }, kártyakészlet: „{ $set }”
schemes-title = Ego Műveletei
schemes-column-name = Kártya
schemes-column-head = Teteje: cél és első akció
schemes-column-foot = Alja: második és harmadik akció
schemes-footnote = Egy kör a képpel felfelé fekvő kártya tetejét és a mellé felfedett kártya alját használja.
cards-none = Nincs mindezeknek megfelelő Érzelem.
cards-column-name = Érzelem
cards-column-team = Csapat
cards-column-kind = Fajta
cards-column-vibe = Hangulat
cards-column-intensity = Számok
cards-column-threshold = Küszöb
cards-column-power = Képesség
cards-column-status = Forrás
cards-kind-starting = Kezdő
cards-kind-mild = Gyenge
cards-kind-strong = Erős
cards-status-documented = dokumentált
cards-status-documented-in-part = részben
cards-status-designed = tervezett
cards-label-team = Csapat
cards-label-kind = Fajta
cards-label-vibe = Hangulat
cards-label-counterpart = Pár
cards-label-intensity = Intenzitás Esszencia szerint
cards-label-threshold = Küszöb
cards-label-power = Képesség
cards-label-status = Forrás
cards-when-enters = (játékba kerüléskor)
cards-when-ongoing = (amíg a táblán van)
cards-when-leaves = (elfojtva vagy megerősítve)
cards-footnote = Számok: az Intenzitás 1, 2, … Esszenciával. Küszöb: a Megerősítéshez szükséges Esszencia. „cerebria cards NÉV” többet mond.

## Visszajátszás és előkészítés

replay-title = { $file }: { $turns ->
        [one] 1 kör
       *[other] { $turns } kör
    }, { $choices } választás, mag { $seed }
replay-player = { $spirit }: { $player }
replay-unfinished = A feljegyzés itt véget ér; a játék még nem. Folytasd ezzel: { $command }
replay-step = Enter a következő körhöz, q a megálláshoz. { "" }
verify-good = { $file } jó: { $choices } választás visszajátszva ugyanazokat az eseményeket adja, és { $is_over ->
        [1] ugyanazt az eredményt.
       *[other] ugyanazt az állást. A játék még nem ért véget.
    }
verify-unstated = { $file } visszajátszható: { $choices } választás. Nem mondja meg, minek kell kijönnie, ezért nem volt mivel összevetni.
verify-bad = { $file } nem állja meg a helyét: { $reason }
new-title = Új játék, mag { $seed }, sorrend: { $seats }.
new-saved = Elmentve ide: { $file }. Játszd ezzel: { $command }

## A parancsok használata: minden súgó kerete, és a hibák

usage-line = Használat:
usage-options = Kapcsolók
usage-arguments = Argumentumok
usage-commands = Parancsok
usage-mistake = Hiba
usage-aborted = Megszakítva.
usage-default = alapértelmezés: { $value }
usage-variable = környezeti változó: { $name }
usage-required = kötelező
usage-see-help = A használatáról: „{ $command }”.
usage-option-help = Megmutatja ezt a súgót.
usage-option-install-completion = A parancsértelmező kiegészíti, amit gépelni kezdesz.
usage-option-show-completion = Megmutatja, mi kell ehhez a parancsértelmezőnek, másolásra vagy módosításra.
usage-no-option = Nincs ilyen kapcsoló: { $option }.
usage-option-near = Nincs ilyen kapcsoló: { $option }. Erre gondoltál: { $near }?
usage-no-command = Nincs ilyen parancs: „{ $command }”.
usage-command-near = Nincs ilyen parancs: „{ $command }”. Erre gondoltál: { $near }?
usage-command-missing = Hiányzik a parancs neve.
usage-missing = Hiányzik: { $what }.
usage-no-value = Ehhez érték kell: { $option }.
usage-takes-no-value = Ennek nincs értéke: { $option }.
usage-too-much = Ez már felesleges: { $words }
usage-too-little = { $option } értéke legalább { $least } legyen.
usage-too-great = { $option } értéke legfeljebb { $most } lehet.
usage-out-of-range = { $option } értéke ebbe a tartományba essen: { $range }
usage-no-integer = { $option } értéke egész szám legyen.
usage-no-number = { $option } értéke szám legyen.
usage-absent = { $option }: nincs ilyen: „{ $path }”.
usage-is-folder = { $option }: „{ $path }” mappa.
usage-is-file = { $option }: „{ $path }” fájl.

# Ami egy megadandó dolog helyén áll, nagybetűkkel.
blank-options = KAPCSOLÓK
blank-command = PARANCS
blank-args = ARGUMENTUMOK
blank-address = CÍM
blank-addresses = CÍMEK
blank-bot = BOT
blank-days = NAPOK
blank-file = FÁJL
blank-folder = MAPPA
blank-language = NYELV
blank-low = ALSÓ
blank-high = FELSŐ
blank-name = NÉV
blank-seconds = MÁSODPERC
blank-spirit = SZELLEM
blank-table = ASZTAL
blank-where = HOL
blank-who = KI
blank-word = SZÓ
blank-words = SZAVAK
blank-step = LÉPÉS
blank-team = CSAPAT
