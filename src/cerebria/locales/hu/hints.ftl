# Tippek, és elmagyarázott játékok.

## Tippek

hints-none = Egyik választás sem emelkedik ki.
hints-best = A legjobb: { $choice }, győzelmi esély { $chance }, { $value }.
hints-about = A győzelem esélye, és az, hogy a játék végén várhatóan hány ponttal lesz elöl vagy lemaradva a csapatod: abból, amit tudhatsz, végiggondolva a kör végéig és a következő játékos lehetséges válaszáig. Ami egy tipp alatt áll, az a te műved; amit mások tehetnek ellene, az ő válaszukként szerepel. A 2 %-nál kisebb különbség nem mond semmit.
hints-first = Első pillantásra: { $choice }. Hogy mennyit ér, egy jobb válasz mondja meg.
hints-better = Első pillantás. Hogy melyik mennyit ér, azt egy jobb válasz mondja meg, amely úton van …
hint-worth = Győzelmi esély { $chance }, { $value }
hint-worth-short = { $chance }, { $short }
hint = { $choice } – győzelmi esély { $chance }, { $value }
hint-chance = { $percent } %
# Mennyivel lehet várhatóan elöl egy csapat, amikor a játék véget ér; nem az, amit egy választás hoz.
hint-points-ahead = { $side ->
        [ahead] a végén körülbelül { $points ->
            [one] { $points } ponttal
           *[other] { $points } ponttal
        } elöl
        [behind] a végén körülbelül { $points ->
            [one] { $points } ponttal
           *[other] { $points } ponttal
        } lemaradva
       *[level] a végén körülbelül egyenlő állás
    }
hint-points-short = { $side ->
        [ahead] előny { $points }
        [behind] hátrány { $points }
       *[level] egyenlő
    }
hint-line = Tovább: { $actions }.
hint-action = { $action } ({ $targets })
# Ami útközben történik: lerakott Hangulatjelölő, használt fejlesztések, jelölőért adott kártya,
# és amit a kör végén veszel.
hint-token = { $upgrade ->
        [none] { $colour } jelölő, amely feloldja ezt: { $row }
       *[other] { $colour } jelölő, { $row }: { $upgrade }
    }
hint-use = { $upgrades } használatával
hint-discard = eldobva { NAME($card, form: "accusative") }
hint-chosen = választott Törekvés: { $aspiration }
hint-take = { $what ->
        [cards] 2 kártya
       *[ambition] 1 Ambíció
    }

## Okok, mindegyik külön sor: tippnél az, ami lenne, lejátszott körnél az, ami lett

hint-over = A játék véget ér, és győz { $team }.
hint-over-draw = A játék döntetlenül ér véget.
hint-revelation = { $sphere } kiürül: Kinyilatkoztatás.
# Mire járnak a pontok, mint a ponttáblázatban; együtt adják a különbséget.
hint-points = { $team } pontjai: { $before } → { $least ->
        [1] legalább { $after }
       *[other] { $after }
    } ({ $parts }).
hint-part = { $part } { $sign ->
        [plus] +{ $points }
       *[minus] −{ $points }
    }
# Miért lehet a végén hátrányban egy most vezető csapat, vagy fordítva.
hint-yet = { $side ->
        [ahead] { $team } most { $points ->
            [one] { $points } ponttal
           *[other] { $points } ponttal
        } elöl van, { $why ->
            [end] de a játék vége a többieknek az Erődökért ennyivel többet hoz: { $at_end }.
            [both] de a többieknek jobb az esélyük arra, ami még jön, és a játék vége az Erődökért ennyivel többet hoz nekik: { $at_end }.
           *[place] de a többieknek jobb az esélyük arra, ami még jön.
        }
       *[behind] { $team } most { $points ->
            [one] { $points } ponttal
           *[other] { $points } ponttal
        } le van maradva, de jobb az esélye arra, ami még jön.
    }
# Miért ér véget egy kör megmaradt Akciókkal.
hint-rest = { $actions ->
        [one] 1 Akció megmarad, { $how ->
            [nothing] és nincs mit tenni vele.
            [same] és a legjobb talált felhasználása, { $other }, nem növelné az esélyt.
           *[harm] mert a legjobb talált felhasználása, { $other }, csökkentené az esélyt, ennyivel: { $loses } %.
        }
       *[other] { $actions } Akció megmarad, { $how ->
            [nothing] és nincs mit tenni velük.
            [same] és a legjobb talált felhasználásuk, { $other }, nem növelné az esélyt.
           *[harm] mert a legjobb talált felhasználásuk, { $other }, csökkentené az esélyt, ennyivel: { $loses } %.
        }
    }
# A Törekvés a nevével és azzal, mi ő a csapatnak; mennyit számol a csapat, és a többiek közül a legerősebb.
hint-lead = { $how ->
        [taken] { $team } az élre áll ({ $aspiration })
        [kept] { $team } megtartja a vezetést ({ $aspiration })
        [wider] { $team } növeli az előnyét ({ $aspiration })
        [narrower] { $team } előnye csökken ({ $aspiration })
        [lost] { $team } elveszíti a vezetést ({ $aspiration })
        [level] { $team } egyenlít ({ $aspiration })
        [caught] { $rival } egyenlít ({ $aspiration })
        [closer] { $team } közelebb kerül ({ $aspiration })
       *[further] { $team } még jobban lemarad ({ $aspiration })
    }: { $team } { $before } → { $after }, { $rival } { $rival_before } → { $rival_after }.
hint-cut = { $aim ->
        [unity] Megszakad a lánca: { $rival }
       *[other] Visszaesik: { $rival }
    }; { $aspiration } { $rival_before } → { $rival_after }, és { $how ->
        [taken] { $team } vezet, { $after }.
       *[level] { $team } egyenlően áll, { $after }.
    }
hint-aspiration = { $which ->
        [common] { $aspiration }, Közös
        [hidden] { $aspiration }, Rejtett
        [endgame-common] { $aspiration }, Közös, a végén
       *[endgame-own] { $aspiration }, saját, a végén
    }
hint-condition = { $holds ->
        [1] Teljesül egy feltétel ({ $aspiration }): { $text }
       *[0] Többé nem teljesül egy feltétel ({ $aspiration }): { $text }
    }
hint-fortress-built = { $team } Erődje áll { NAME($realm, form: "article") } { NAME($realm, form: "at") }: { $kind }.
hint-fortress-lost = { $team } elveszíti az Erődjét { NAME($realm, form: "article") } { NAME($realm, form: "at") }: { $kind }.
hint-fortress-joins = { $team } Erődje a Személyiségbe kerül { NAME($realm, form: "article") } { NAME($realm, form: "at") }: { $kind }.
hint-fortress-changed = Az Erőd megváltozik { NAME($realm, form: "article") } { NAME($realm, form: "at") }: { $team } { $kind }, korábban { $before_team } { $before_kind }.
hint-control-gained = { $team } irányítja { NAME($place, form: "article") } { NAME($place, form: "accusative") }.
hint-control-taken = { $team } megszerzi { NAME($place, form: "article") } { NAME($place, form: "accusative") }, { $loser } elveszíti.
hint-control-lost = { $loser } többé nem irányítja { NAME($place, form: "article") } { NAME($place, form: "accusative") }.
hint-unlocks = { $count ->
        [one] Feloldja ezt a sort: { $rows }.
       *[other] Feloldja ezeket a sorokat: { $rows }.
    }
hint-tokens = { $count ->
        [one] Jelölőt tesz ebbe a sorba: { $rows }.
       *[other] { $count } jelölőt tesz a táblájára: { $rows }.
    }
hint-goods = { $spirit } ennyivel gazdagabb: { $goods }.
hint-cards = { $count ->
        [one] { $count } kártya
       *[other] { $count } kártya
    }
hint-answer = { $spirit } így válaszolhat: { $what }
hint-answered = { $spirit } így válaszolt: { $what }

## Elmagyarázott játékok

help-analyse = Elmagyaráz egy feljegyzett játékot: hogyan állt körről körre, honnan jöttek a pontok, és mely körök döntötték el.
help-analyse-examples =
    cerebria analyse game.json
    cerebria analyse game.json --plot game.svg
    cerebria analyse game.json --json --nodes 500
    cerebria analyse --folder games --rows games.jsonl --jobs 4
help-analyse-moments = Legfeljebb hány kör legyen elmagyarázva.
help-analyse-nodes = Hány állást nézzen meg minden elmagyarázott körhöz.
help-analyse-seed = A szokásostól eltérő elképzelt világokhoz. Ugyanaz a szám ugyanúgy magyaráz el egy játékot.
help-analyse-plot = Rajzolja ebbe a fájlba, hogyan állt a játék körről körre.
help-analyse-folder = A mappa minden feljegyzését elmagyarázza (a .json végű fájlokat), és megmondja, mi közös bennük.
help-analyse-rows = A --folder mellett: minden játékhoz egy sort ír ebbe a fájlba, soronként JSON-t.
help-analyse-jobs = A --folder mellett: hány folyamat magyarázzon egyszerre játékokat. Az eredmények nem függnek tőle.
analyse-progress = Körök
analyse-start = Kezdés
analyse-heading-curve = Hogyan állt a játék, körről körre
analyse-about-curve = Az állás nem veszi figyelembe, ki következik, hogy az egyik kör összevethető legyen a másikkal. Az esély tudja, kinek a köre jön: amire 60 %-ot ad, abból egyenlő felek között körülbelül 60 válik valóra 100-ból.
analyse-standing = Állás
analyse-chance = Győzelmi esély
analyse-heading-sources = Honnan jöttek a pontok
analyse-score = Összesen
analyse-heading-differences = Min múlt volna
analyse-difference = { $team } egy ponttal kapott ki. { $number }. kör, { $spirit }: { $actions }. Ha minden úgy ment volna tovább, ahogy ment, ameddig lehetett: { $points }.
analyse-points-of = { $team } { $points }
analyse-no-difference = { $team } egy ponttal kapott ki. Az utolsó köreiben nem találtunk olyan lehetőséget, amely ezt kiegyenlítette volna.
analyse-decided = A kör, amely eldöntötte a játékot
analyse-heading-moments = A körök, amelyek eldöntötték a játékot
analyse-no-moments = Egyik kör sem változtatott sokat az esélyeken.
analyse-turn = A játék köre
analyse-seat = Ki játszotta
analyse-moment = { $number }. kör, { $spirit }: állás { $before } → { $after }
analyse-played = Amit játszott: { $actions }.
analyse-better = Jobb: { $actions } (a győzelmi esély ennyivel nagyobb: { $more }).
analyse-nothing-better = Nem találtunk jobbat abból, amit { $spirit } tudhatott.
analyse-nothing-held = Nem találtunk jobbat abból, amit { $spirit } tudhatott: a csökkenés a többieken, a szerencsén vagy a korábbi becslésen múlt.
analyse-plot-title = Hogyan állt a játék, körről körre
analyse-decided-mean = Mikor jött a döntő kör, a játék részeként
analyse-off-standing = Az állás négyzetes hibája, körről körre (0 a legjobb)
analyse-off-chances = A győzelmi esély négyzetes hibája (0 a legjobb)
analyse-winners = Győztesek
analyse-others = Többiek
analyse-unread = { $file } kimarad: { $error }
analyse-interrupted = Leállt, mielőtt minden játékot elmagyarázott volna ({ $games }); ezek az eddigi eredmények.
