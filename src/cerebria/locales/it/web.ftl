# Ciò che sta sul tavolo, nel browser. Nomi e regole sono in names.ftl, words.ftl, cards.ftl, spirits.ftl e upgrades.ftl.

## Il tabellone

web-board = Il tabellone
web-zoom = Da vicino
web-zoom-whole = Tutto il tabellone
web-zoom-realm = Guarda da vicino: { $realm }
web-slot-empty = Spazio vuoto { $slot }, { $place }
web-slot-held = { $emotion } di { $team }{ $aligned ->
        [none] { "" }
       *[other] , conta per { $aligned },
    } sullo spazio { $slot }, { $place }: Intensità { $intensity }, Essenza { $essence } di { $spaces }
web-token = +{ $count }
web-space = { $place }{ $spirits ->
        [none] { "" }
       *[other] : { $spirits }
    }
web-site-empty = Sito Fortezza vuoto, { $realm }
web-site-held = Fortezza di { $team } ({ $fragment }){ $aligned ->
        [none] { "" }
       *[other] , conta per { $aligned }
    }, { $realm }{ $worth ->
        [0] { "" }
       *[other] , vale { $worth } alla fine
    }
web-spirit = { $spirit } di { $team }
web-controlled = { $place }: { $team ->
        [none] nessuno ne ha il controllo
       *[other] il controllo è di { $team }
    }
web-blocked = Blocco: { $emotion } qui non conta ({ $place }), perché accanto c’è { $by }

## Carte

web-card-back = Una carta coperta
web-essence-spaces = Intensità secondo l’Essenza
web-empowers = Si potenzia a { $count }: { $emotion }
web-grew-from = Nasce da { $emotion }
web-grows-from = Nasce da { $emotion } a { $count }
web-counts-for = Conta per { $team }
web-kind-starting = Iniziale
web-kind-mild = Media
web-kind-strong = Forte
web-when-enters = Quando entra in gioco
web-when-ongoing = Finché è sul tabellone
web-when-leaves = Quando lascia il tabellone
web-status-documented = potere pubblicato
web-status-documented-in-part = potere pubblicato in parte
web-status-designed = potere fatto per questo programma

## Aspirazioni e punti

web-common = Aspirazione Comune
web-met = { $team } la soddisfa
web-met-nobody = nessuno in vantaggio
# Come sta un’Aspirazione, per chi la ascolta. $counts: quanto ne ha ogni fazione.
web-aim-aloud = { $counts }: { $leader ->
        [none] nessuno è in vantaggio
       *[other] { $leader } è in vantaggio di { $lead }
    }.
# Lo stesso di una Segreta, che può soddisfare solo la sua fazione.
web-aim-behind = { $counts }: { $team } è in svantaggio di { $count }.
web-points = { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }{ $more ->
        [0] { "" }
       *[other] , e ancora { $more } alla fine
    }
web-score = Punteggio
web-wheel = { $team }: { $count } di { $end } sulla Ruota delle Intenzioni
web-ambition = Ambizione attiva: { $count } di { $most }
web-identity = L’Identità
web-identity-empty = L’Identità è ancora vuota
web-fragment = { $fragment } di { $team }
# I piani si contano dal basso.
web-storey = Piano { $storey }: { $fragment } di { $team }

## Posti e plance Spirito

web-seat-turn = di turno
web-seat-you = tu
web-seat-nowhere = non ancora sul tabellone
web-willpower = { $count ->
        [one] { $count } Forza di Volontà
       *[other] { $count } Forza di Volontà
    }
web-essence = { $count ->
        [one] { $count } Essenza
       *[other] { $count } Essenze
    } di { $team }
web-hand = Mano
web-hand-of = { $count ->
        [0] Nessuna carta in mano
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }
web-hand-known = { $hand }. Carte note: { $cards }
web-deck-of = { $count ->
        [0] nessuna carta nel mazzo
        [one] 1 carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
web-deck-top = { $deck }. In cima: { $emotion }
web-spirit-board = La plancia di { $spirit }
web-token-space = { $token ->
        [none] posto libero
       *[other] gettone Vibrazione { $token }
    }
web-unlock = Sblocca
web-row-space = { $row }: { $what }
web-insecurity = Insicurezza: +1 FdV
web-actions = { $left ->
        [one] 1 Azione rimasta
       *[other] { $left } Azioni rimaste
    }

## Partite a round

web-sphere-majors = { $count ->
        [one] Le appartiene un Frammento Maggiore: { $teams }
       *[other] Le appartengono Frammenti Maggiori: { $teams }
    }
web-space-replaces = { $space }, al posto del gettone { $token }
web-upgrade-cards = Un gettone lì prende { $count } carte
