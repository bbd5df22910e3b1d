# Az arena parancs.

## Súgó

help-arena-bots = Kik mérkőznek: { $bots }. Állásszámmal minden tervhez: planner@500. Saját: FÁJL:OSZTÁLY, például shy.py:Shy, vagy egy program: „pipe:PARANCS”.
help-arena-games = Legalább hány játékot játsszon minden két bot; minden osztást felcserélt oldalakkal is lejátszanak. Ego ellen: hányat játsszon minden bot.
help-arena-gauntlet = Csak az első bot mérkőzik az összes többivel.
help-arena-sprt = Megállít egy mérkőzést, ha a játékai világosan az első bot két pontaránya közül az egyik mellett szólnak: „0.5,0.55”. Mindegyik 100 esetből 5-ben téves.
help-arena-nodes = Hány állást nézhet meg egy terv, azoknál a botoknál, amelyeknek van ilyen korlátja.
help-arena-time = Hány másodpercig tarthat egy terv, azoknál a botoknál, amelyeknek van ilyen korlátja. A játékok ekkor a géptől függnek.
help-arena-cores = Hány magot használhat egy döntés, azoknál a botoknál, amelyeknek van korlátja; --jobs 2 és --cores 4 esetén nyolc dolgozik. Több mag nem változtat a játékon, hacsak nincs megadva --time: akkor egy ilyen bot messzebb jut.
help-arena-state = Minden játékot ebbe a fájlba ír, és ha már megvan, onnan folytatja.
help-arena-save = Minden most játszott játék feljegyzését ebbe a mappába írja.
help-arena-plot = Az eredményeket ebbe a fájlba rajzolja.

## Eredmények

arena-bot = Bot
arena-score = Pontok
arena-interval = 95 %-os tartomány
arena-games = Játékok
arena-rating = Értékszám
arena-rating-value = { $points } ± { $spread }
arena-time = Idő döntésenként
arena-match = { $one } – { $two }: { $score } % ({ $least }–{ $most } %)
arena-test-high = Eldőlt: a játékok { $high } % mellett szólnak ({ $one }), nem { $low } % mellett.
arena-test-low = Eldőlt: a játékok { $low } % mellett szólnak ({ $one }), nem { $high } % mellett.
arena-test-open = Nem dőlt el { $low } % és { $high } % között.
arena-interrupted = Leállt, mielőtt minden játékot lejátszottak volna; ezek az eddigi eredmények.
arena-interrupted-kept = Leállt, mielőtt minden játékot lejátszottak volna. { $games ->
        [one] Egy játék
       *[other] { $games } játék
    } van megőrizve itt: { $file }; ugyanaz a parancs onnan folytatja.
arena-plot-title = A pontok aránya, 95 %-os tartománnyal
