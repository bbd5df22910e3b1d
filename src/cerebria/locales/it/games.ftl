# Le proprie partite finite: che cosa si è vinto, con chi, e da dove sono venuti i punti.

games-lead = Che cosa hai vinto, con chi, e da dove sono venuti i tuoi punti.
games-none = Nessuna partita è ancora finita
games-none-text = Qui si vedrà disegnato che cosa hai vinto, e grazie a che cosa.
games-sum = { $won } vinte, { $drawn } pari, { $lost } perse
games-course = Una dopo l’altra
games-course-hint = In su quelle vinte, in giù quelle perse, alte quanto la differenza in punti. Ognuna porta alla sua replica.
games-column = { $title }, { $when }: { $outcome }
games-won = vinta di { $points }
games-lost = persa di { $points }
games-drawn = pari
games-both = giocata per più fazioni
games-spirits = Per Spirito
games-levels = Contro chi
games-editions = Per edizione
games-sources = Da dove sono venuti i tuoi punti
games-sources-hint = { $count ->
        [one] In una partita.
       *[other] In media, in { $count } partite.
    }
games-unread = { $count ->
        [one] Un’altra partita viene ancora esaminata.
       *[other] Altre { $count } partite vengono ancora esaminate.
    }
games-people = Con chi
games-against-people = Persone
games-against-ego = Ego: { $level }
games-bar = { $what }: { $won } vinte, { $drawn } pari, { $lost } perse
games-bar-points = { $what }: { $points }
games-replays = Alle repliche
games-keep = Portare con sé, scaricare, cancellare
