# Tavoli che chiunque può trovare, e persone che ne cercano uno.

open-find = Trovami un tavolo
open-find-go = Trova qualcuno
open-find-text = { $count ->
        [0] Ti siederai a un tavolo adatto, oppure giocherai con la prossima persona che vuole giocare alla stessa cosa.
        [one] In questo momento una persona cerca un tavolo.
       *[other] In questo momento { $count } persone cercano un tavolo.
    }
open-put-up = Proponi un tavolo
open-put-up-text = Resta nella lista finché qualcuno non si siede. Decidi tu quando comincia la partita.
open-seeking = Cerchiamo qualcuno…
open-seeking-text = { $count ->
        [0] In questo momento nessun altro sta cercando. Lascia aperta questa pagina: ti porteremo al tavolo.
        [one] Anche un’altra persona sta cercando. Lascia aperta questa pagina: ti porteremo al tavolo.
       *[other] Anche altre { $count } persone stanno cercando. Lascia aperta questa pagina: ti porteremo al tavolo.
    }
open-nobody = In questo momento nessuno vuole giocare alla stessa cosa. Puoi aspettare ancora, o giocare contro un programma.
open-stop = Smetti di cercare
open-program = Gioca invece contro un programma
open-found = C’è un tavolo per te.
open-rules-any = Qualsiasi regola
open-pace = Ritmo
open-pace-any = Qualsiasi ritmo
open-pace-any-text = Come preferisce l’altra persona.
open-sitting-once = In una volta sola
open-sitting-days = In più giorni
open-filters = Quali tavoli si vedono
open-newcomers = Anche per principianti
open-list = Tavoli a cui sederti
open-looking = Cerchiamo i tavoli…
open-none = In questo momento non c’è nessun tavolo aperto. Proponine uno, o lascia che ti troviamo qualcuno.
open-count = { $all ->
        [one] Un tavolo, { $count ->
            [0] nascosto
           *[other] visibile
        }.
       *[other] Tavoli visibili: { $count } di { $all }.
    }
open-table = «{ $title }», il tavolo di { $host }
open-host = Proposto da { $host }
open-for-newcomers = I principianti sono benvenuti
open-seats = { $count ->
        [one] un posto
       *[other] { $count } posti
    }
open-seat = { $spirit }: { $who }
open-seat-free = libero
open-ego = contro Ego
open-hints = con suggerimenti
open-own-cards = con carte proprie
open-chosen-seed = con un seme scelto
open-take = Siediti
open-take-of = Siediti a «{ $title }»
open-own = Al tuo tavolo
open-own-of = Al tuo tavolo «{ $title }»
open-off = Questo server non mostra tavoli aperti. Apri un tavolo e manda un link o un codice.
open-listing = Chiunque può trovare questo tavolo
open-listing-text = Si vede tra i tavoli aperti, con il tuo nome, finché non comincia la partita.
open-listed = È nella lista come «{ $title }».
open-listing-change = Cambia ciò che si vede
open-unlist = Togli dalla lista
open-list-it = Mostra nella lista
open-list-not = Lascia com’è
open-wanted = Chi si cerca
open-wanted-placeholder = Per esempio: qualcuno con pazienza
open-unwanted = Chi tieni lontano dai tuoi tavoli
open-want-again = Lascia tornare
open-want-again-of = Lascia tornare { $name }
