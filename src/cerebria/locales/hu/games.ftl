# Az ember befejezett játékai: mit nyert meg, kivel, és honnan jöttek a pontjai.

games-lead = Mit nyertél meg, kivel, és honnan jöttek a pontjaid.
games-none = Még egy játék sem ért véget
games-none-text = Itt rajzolódik ki, mit nyertél meg, és minek köszönhetően.
games-sum = { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
games-course = Egymás után
games-course-hint = Felfelé, amit megnyertél, lefelé, amit elvesztettél, olyan magasan, amekkora a pontkülönbség. Mindegyik a visszajátszásához vezet.
games-column = { $title }, { $when }: { $outcome }
games-won = győzelem { $points } ponttal
games-lost = vereség { $points } ponttal
games-drawn = döntetlen
games-both = több csapatért játszottál
games-spirits = Szellemenként
games-levels = Ki ellen
games-editions = Kiadásonként
games-sources = Honnan jöttek a pontjaid
games-sources-hint = { $count ->
        [one] Egy játékban.
       *[other] Átlagosan, { $count } játékban.
    }
games-unread = { $count ->
        [one] Még egy játékot átnézünk.
       *[other] Még { $count } játékot átnézünk.
    }
games-people = Kivel
games-against-people = Emberek
games-against-ego = Ego: { $level }
games-bar = { $what }: { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
games-bar-points = { $what }: { $points }
games-replays = A visszajátszásokhoz
games-keep = Átvitel, letöltés, törlés
