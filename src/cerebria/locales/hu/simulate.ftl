# A simulate és a bench parancs.

## Súgó

help-simulate-games = Hány játékot játsszon.
help-simulate-seed = Az első játék magja; minden további játék a következő számot kapja.
help-simulate-secret = A titok, amellyel az osztások készülnek, hogy egy korábbi futás játékait újra lejátssza. Ahol saját programjaid játszanak, egyet sorsol, és utólag megmondja: magok próbálgatásával nem szabad kitalálniuk az osztást.
help-simulate-jobs = Hány folyamat játsszon egyszerre. Az eredmények nem függnek tőle.
help-cluster = Egy Ray-fürt gépeivel játszat: a címe, „auto” azé, amelyhez ez a gép tartozik, vagy „here” csak ennek a gépnek annyi processzora, ahányat a --jobs mond. Ray kell hozzá (cerebria[cluster]); minden gépen a cerebria azonos változata kell. Az eredmények nem függnek tőle.
help-simulate-bots = Ki játszik: egy bot minden helyen, csapatonként egy, vagy helyenként egy (minden csapat első Szelleme, azután a második). Ego ellen csak az emberek helyein. Ezek vannak: { $bots }.
help-simulate-all = Minden fajta játékot sorra játszat: minden játékosszám, Formálóválasztás, mód, táblaoldal és paklifajta, mindig más Szellemekkel. Az emellett megadott beállítások minden játékra érvényesek.
help-simulate-save = Minden játék feljegyzését ebbe a mappába írja.
help-simulate-rows = Minden játékhoz egy sort ír ebbe a fájlba: soronként JSON-t, ha a neve .jsonl-re végződik, táblázatot, ha .csv-re.
help-simulate-json = Az eredmények JSON-ként.
help-bench-seconds = Meddig mérjen.
help-bench-json = A számok JSON-ként.

## simulate

simulate-progress = Játékok
simulate-games = Játékok
simulate-finished = Befejezett
simulate-errors = Hibák
simulate-wins = Győzelem: { $team }
simulate-draws = Döntetlen
simulate-people = Az emberek győzelme Ego ellen
simulate-interval = { $least }–{ $most } %
simulate-ending-common = Vége: elfogyott a Közös Törekvés
simulate-ending-fragment = Vége: elfogyott egy Töredék
simulate-ending-wheel = Vége: betelt a Szándékkerék
simulate-ending-turn-limit = Vége: körhatár
simulate-ending-majors = Vége: harmadik Nagyobb Töredék
simulate-ending-rounds = Vége: letelt az öt forduló
simulate-score = { $team } átlagos pontja
simulate-turns = Körök átlagos száma
simulate-decisions = Döntések átlagos száma
simulate-seconds = Másodperc
simulate-games-per-s = Játék másodpercenként
simulate-secret = Az osztások ezzel a titokkal készültek: { $secret }. Ezt a --secret kapcsolóval megadva, azonos maggal, ugyanazok a játékok zajlanak le újra.
simulate-failure = Ez a magú játék hibára futott: { $seed }: { $error }
simulate-more-failures =
    { $count ->
        [one] Még egy játék hibára futott. A --json megmutatja.
       *[other] Még { $count } játék hibára futott. A --json mindet megmutatja.
    }
simulate-interrupted = Leállt, mielőtt minden játékot lejátszottak volna ({ $games }); ezek az eddigi eredmények.
simulate-bot-counts = egy bot mindenkinek, csapatonként egy (összesen { $teams }), vagy helyenként egy (összesen { $seats })

## bench

bench-decisions_per_s = Döntés másodpercenként
bench-games_per_s = Véletlen játék másodpercenként
bench-copy_us = Egy állapot másolása
bench-view_us = Egy hely nézete
bench-mask_us = A lehetőségek maszkja
bench-imagine_us = Egy nézet mögé képzelt világ
bench-facts_ms = Ami egy kör lehetőségeiről tudható
bench-greedy_ms = A greedy bot egy választása
bench-planner_ms = A planner bot egy rövid terve
bench-ego_ms = Ego egy köre
bench-import_ms = A motor betöltése
bench-microseconds = { $value } µs
bench-milliseconds = { $value } ms
