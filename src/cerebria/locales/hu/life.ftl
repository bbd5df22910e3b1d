# Egy játék vége: kivé vált az ember, honnan jöttek a pontok, és hogyan alakult.

## Kivé vált ez az ember, egy mondatban

# $winner: bliss, gloom vagy balance. $aspirations: egy vagy kettő, amelyet a győztes a legtöbbször teljesített. $emotions: egy
# vagy kettő, amely a legtovább feküdt a táblán. $spirit és $turn: kinek a körében dőlt el, és a játék hányadik köre volt az.

# Semmi sem tűnt ki, vagy túl kevés történt.
life-brief = { $winner ->
        [bliss] Könnyű szívű ember, és ki tudja, miért.
        [gloom] Nehéz szívű ember, és ki tudja, miért.
       *[balance] Kiegyensúlyozott ember, és ki tudja, miért.
    }
life-draw = { $count ->
        [0] Ember, aki soha nem tudott egészen dönteni.
       *[other] Ember, aki soha nem tudott egészen dönteni: a legtovább { $emotions } maradt vele, és egyik oldalra sem billent.
    }
life-unfinished = Ember, aki még csak azzá lesz, aki lesz.
# A legtöbb pont teljesített Törekvésekből jött.
life-strove = { $winner ->
        [bliss] Ember, aki fényt követ: { $aspirations } mutatta az utat, a legtovább { $emotions } maradt vele, és { $spirit } tette bizonyossá (a játék { $turn }. körében).
        [gloom] Ember, aki ismeri az utat a sötétben: { $aspirations } mutatta, a legtovább { $emotions } maradt vele, és { $spirit } tette bizonyossá (a játék { $turn }. körében).
       *[balance] Ember, aki egy kézben tart örömöt és bánatot: { $aspirations } mutatta az utat, a legtovább { $emotions } maradt vele, és { $spirit } döntötte el (a játék { $turn }. körében).
    }
# A győztes a játék második felében még hátrányban volt.
life-turned = { $winner ->
        [bliss] Ember, aki későn talált rá az örömre: sötétnek látszott minden, míg { $spirit } meg nem fordította (a játék { $turn }. körében); ami vezette: { $aspirations }, ami a legtovább volt a szívében: { $emotions }.
        [gloom] Ember, akit utolértek az árnyak: minden fényes volt, míg { $spirit } meg nem fordította (a játék { $turn }. körében); ami vonzotta: { $aspirations }, ami a legtovább volt a szívében: { $emotions }.
       *[balance] Ember, aki későn talált nyugalmat: ide-oda billent minden, míg { $spirit } meg nem fordította (a játék { $turn }. körében); ami vezette: { $aspirations }, ami a legtovább volt a szívében: { $emotions }.
    }
# Szoros volt.
life-close = { $winner ->
        [bliss] Ember, aki mosolyog, ha csak alig is: mellette szólt { $aspirations }, a legtovább { $emotions } nyomott a latban, és { $spirit } billentette át (a játék { $turn }. körében).
        [gloom] Ember, aki sóhajt, ha csak alig is: mellette szólt { $aspirations }, a legtovább { $emotions } nyomott a latban, és { $spirit } billentette át (a játék { $turn }. körében).
       *[balance] Ember, aki hajszál híján középen áll: mellette szólt { $aspirations }, a legtovább { $emotions } nyomott a latban, és { $spirit } billentette át (a játék { $turn }. körében).
    }
# A legtöbb pont Szándékokból jött.
life-deeds = { $winner ->
        [bliss] Ember, akit boldoggá tesz, amit cselekszik: tett tett után, mellette { $aspirations }, a legtovább { $emotions }, és { $spirit } döntötte el (a játék { $turn }. körében).
        [gloom] Ember, akit valami egyre hajt: tett tett után, mellette { $aspirations }, a legtovább { $emotions }, és { $spirit } döntötte el (a játék { $turn }. körében).
       *[balance] Ember, aki a cselekvésben pihen: tett tett után, mellette { $aspirations }, a legtovább { $emotions }, és { $spirit } döntötte el (a játék { $turn }. körében).
    }
# A legtöbb pont Erődökből jött.
life-walls = { $winner ->
        [bliss] Ember, akinek öröme szilárd falak között él: építés közben { $aspirations } lebegett előtte, a legtovább { $emotions } lakott ott, és { $spirit } döntötte el (a játék { $turn }. körében).
        [gloom] Ember magas falak mögött: építés közben { $aspirations } lebegett előtte, a legtovább { $emotions } lakott ott, és { $spirit } döntötte el (a játék { $turn }. körében).
       *[balance] Ember, aki otthon van önmagában: építés közben { $aspirations } lebegett előtte, a legtovább { $emotions } lakott ott, és { $spirit } döntötte el (a játék { $turn }. körében).
    }
# Egy harmadik Nagyobb Töredék vetett neki véget.
life-majors = { $winner ->
        [bliss] Ember, aki egész valójával boldog: három nagy dolog, bennük { $aspirations }, a legtovább { $emotions }, és a fordulatot { $spirit } hozta (a játék { $turn }. körében).
        [gloom] Ember, aki egész valójával a bánaté: három nagy dolog, bennük { $aspirations }, a legtovább { $emotions }, és a fordulatot { $spirit } hozta (a játék { $turn }. körében).
       *[balance] Ember, aki egész valójával megbékélt: három nagy dolog, bennük { $aspirations }, a legtovább { $emotions }, és a fordulatot { $spirit } hozta (a játék { $turn }. körében).
    }

## Egy játék vége

life-kicker = Kivé vált ez az ember
life-figure = A kész Személyiség mint ember: { $count ->
        [0] egy Töredék sem került bele
        [one] egy Töredék
       *[other] { $count } Töredék
    }
life-score = Pontok
life-sources = Honnan jöttek a pontok
life-sum = Összesen
life-source-aspirations = Teljesített Törekvések
life-source-fortress = Erődök a Személyi­ségben
life-source-fortresses = Erődök a táblán
life-source-capping = Záró Töredék
life-source-intentions = Szándékok
life-source-powers = Szellem­képességek
life-source-ego = Ego sajátjai
life-source-rows = Teljes sorok
life-source-strong = Erős Érzelmek
life-source-full = Teli Érzelmek
life-course = Hogyan alakult
# Amit a pontok rajza mutat. $leads: hány kör végén volt elöl az egyes csapat, egymás után.
life-course-text = A pontok minden kör után ({ $turns } kör). Elöl volt: { $leads }.
life-course-lead = { $team } { $count } után
life-course-level = senki { $count } után
life-course-turns = A játék köre
life-revelation = A játék { $turn }. köre: { $spirit } kiürítette { NAME($sphere, form: "article") } { $sphere } Szférát
life-turns = A körök, amelyek eldöntötték
life-turns-busy = A szerver azon gondolkodik, mely körök döntötték el…
life-turns-ask = Mely körök döntötték el?
life-turn = A játék { $turn }. köre, { $spirit }
life-turn-chance = { $team }: { $before } → { $after }
play-rematch = Visszavágó
play-join-rematch = A visszavágóhoz
play-replay-game = Játék visszanézése
play-where-turned = Magyarázat kérése
play-share = Megosztás
play-keep-picture = Kép megőrzése
play-see-board = A tábla megtekintése
play-home = Kezdőlap
