# Suggerimenti, e partite spiegate.

## Suggerimenti

hints-none = Nessuna scelta spicca.
hints-best = La migliore è { $choice }: probabilità di vincere { $chance }, { $value }.
hints-about = La probabilità di vincere, e di quanti punti la tua fazione può aspettarsi di essere in vantaggio o in svantaggio quando la partita finisce: da ciò che puoi sapere, pensando fino alla fine del turno e a ciò che può rispondere chi viene dopo. Sotto un suggerimento si legge ciò che otterresti tu; ciò che gli altri potrebbero fare è indicato come loro risposta. Una differenza sotto il 2 % non dice nulla.
hints-first = A prima vista: { $choice }. Quanto vale lo dirà una risposta migliore.
hints-better = Un primo sguardo. Quanto vale ciascuna lo dirà una risposta migliore, in arrivo…
hint-worth = Probabilità di vincere { $chance }, { $value }
hint-worth-short = { $chance }, { $short }
hint = { $choice } – probabilità di vincere { $chance }, { $value }
hint-chance = { $percent } %
# Di quanto una fazione può aspettarsi di essere in vantaggio quando la partita finisce, non ciò che porta una scelta.
hint-points-ahead = { $side ->
        [ahead] alla fine in vantaggio di circa { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
        [behind] alla fine in svantaggio di circa { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
       *[level] alla fine circa in parità
    }
hint-points-short = { $side ->
        [ahead] +{ $points }
        [behind] −{ $points }
       *[level] in parità
    }
hint-line = Poi: { $actions }.
hint-action = { $action } ({ $targets })
# Ciò che si fa lungo il percorso: un gettone Vibrazione che si mette, migliorie che si usano, una carta data per un gettone,
# ciò che si prende alla fine del turno.
hint-token = { $upgrade ->
        [none] gettone { $colour } che sblocca { $row }
       *[other] gettone { $colour } su { $row }: { $upgrade }
    }
hint-use = con { $upgrades }
hint-discard = scartando { $card }
hint-chosen = Aspirazione scelta: { $aspiration }
hint-take = { $what ->
        [cards] 2 carte
       *[ambition] 1 Ambizione
    }

## Motivi, ognuno una riga: di un suggerimento ciò che sarebbe, di un turno giocato ciò che è venuto

hint-over = La partita finisce, e vince { $team }.
hint-over-draw = La partita finisce in parità.
hint-revelation = La Sfera { $sphere } è vuota: una Rivelazione.
# A che cosa servono i punti, come nella tabella dei punteggi; insieme sono la differenza.
hint-points = Punti di { $team }: { $before } → { $least ->
        [1] almeno { $after }
       *[other] { $after }
    } ({ $parts }).
hint-part = { $part } { $sign ->
        [plus] +{ $points }
       *[minus] −{ $points }
    }
# Perché una fazione ora in vantaggio può finire in svantaggio, o il contrario.
hint-yet = { $side ->
        [ahead] { $team } ora è in vantaggio di { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }, { $why ->
            [end] ma la fine della partita porta agli altri { $at_end } in più per le Fortezze.
            [both] ma gli altri sono in posizione migliore per ciò che deve ancora venire, e la fine della partita porta loro { $at_end } in più per le Fortezze.
           *[place] ma gli altri sono in posizione migliore per ciò che deve ancora venire.
        }
       *[behind] { $team } ora è in svantaggio di { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }, ma è in posizione migliore per ciò che deve ancora venire.
    }
# Perché un turno finisce con Azioni rimaste.
hint-rest = { $actions ->
        [one] Resta 1 Azione, { $how ->
            [nothing] e non se ne può fare più nulla.
            [same] e { $other }, il miglior uso trovato, non aumenterebbe la probabilità.
           *[harm] perché { $other }, il miglior uso trovato, abbasserebbe la probabilità del { $loses } %.
        }
       *[other] Restano { $actions } Azioni, { $how ->
            [nothing] e non se ne può fare più nulla.
            [same] e { $other }, il miglior uso trovato, non aumenterebbe la probabilità.
           *[harm] perché { $other }, il miglior uso trovato, abbasserebbe la probabilità del { $loses } %.
        }
    }
# L’Aspirazione con il suo nome e ciò che è per la fazione; quanto conta la fazione, e la più forte delle altre.
hint-lead = { $how ->
        [taken] { $team } va in vantaggio in { $aspiration }
        [kept] { $team } conserva il vantaggio in { $aspiration }
        [wider] { $team } aumenta il vantaggio in { $aspiration }
        [narrower] { $team } riduce il proprio vantaggio in { $aspiration }
        [lost] { $team } perde il vantaggio in { $aspiration }
        [level] { $team } raggiunge la parità in { $aspiration }
        [caught] { $rival } raggiunge la parità in { $aspiration }
        [closer] { $team } si avvicina in { $aspiration }
       *[further] { $team } resta più indietro in { $aspiration }
    }: { $team } { $before } → { $after }, { $rival } { $rival_before } → { $rival_after }.
hint-cut = { $aim ->
        [unity] Spezza la catena di { $rival }
       *[other] Fa arretrare { $rival }
    }: { $aspiration } { $rival_before } → { $rival_after }, e { $how ->
        [taken] { $team } è in vantaggio con { $after }.
       *[level] { $team } è in parità con { $after }.
    }
hint-aspiration = { $which ->
        [common] { $aspiration } (Comune)
        [hidden] { $aspiration } (Segreta)
        [endgame-common] { $aspiration } (Comune, alla fine)
       *[endgame-own] { $aspiration } (propria, alla fine)
    }
hint-condition = { $holds ->
        [1] Una condizione di { $aspiration } è soddisfatta: { $text }
       *[0] Una condizione di { $aspiration } non è più soddisfatta: { $text }
    }
hint-fortress-built = { $team } ha una Fortezza { NAME($realm, form: "gender") ->
        [feminine] nella { $realm }
       *[masculine] nel { $realm }
    }: { $kind }.
hint-fortress-lost = { $team } perde la Fortezza { NAME($realm, form: "gender") ->
        [feminine] nella { $realm }
       *[masculine] nel { $realm }
    }: { $kind }.
hint-fortress-joins = La Fortezza ({ $realm }, { $team }) si unisce all’Identità: { $kind }.
hint-fortress-changed = Una Fortezza cambia ({ $realm }): { $kind } ({ $team }) invece di { $before_kind } ({ $before_team }).
hint-control-gained = { $team } prende il controllo: { $place }.
hint-control-taken = { $team } toglie il controllo a { $loser }: { $place }.
hint-control-lost = { $loser } perde il controllo: { $place }.
hint-unlocks = { $count ->
        [one] Sblocca la riga { $rows }.
       *[other] Sblocca le righe { $rows }.
    }
hint-tokens = { $count ->
        [one] Mette un gettone sulla riga { $rows }.
       *[other] Mette { $count } gettoni sulla plancia: { $rows }.
    }
hint-goods = { $spirit } ci guadagna: { $goods }.
hint-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
hint-answer = { $spirit } potrebbe rispondere: { $what }
hint-answered = { $spirit } ha risposto: { $what }

## Partite spiegate

help-analyse = Spiega una partita registrata: com’era turno per turno, da dove sono venuti i punti, e i turni che l’hanno decisa.
help-analyse-examples =
    cerebria analyse game.json
    cerebria analyse game.json --plot game.svg
    cerebria analyse game.json --json --nodes 500
    cerebria analyse --folder games --rows games.jsonl --jobs 4
help-analyse-moments = Quanti turni si spiegano, al massimo.
help-analyse-nodes = Quante posizioni si guardano per ogni turno spiegato.
help-analyse-seed = Per altri mondi immaginati del solito. Lo stesso numero spiega una partita allo stesso modo.
help-analyse-plot = Disegna in questo file com’era la partita, turno per turno.
help-analyse-folder = Spiega tutte le partite registrate in questa cartella (i suoi file che finiscono in .json) e di’ che cosa hanno in comune.
help-analyse-rows = Con --folder: scrivi in questo file una riga per ogni partita, JSON a righe.
help-analyse-jobs = Con --folder: quanti processi spiegano partite insieme. I risultati non ne dipendono.
analyse-progress = Turni
analyse-start = Inizio
analyse-heading-curve = Com’era la partita, turno per turno
analyse-about-curve = La situazione non tiene conto di chi gioca dopo, così un turno si può confrontare con un altro. La probabilità sa di chi è il prossimo turno: ciò a cui dà il 60 % si avvera, tra pari, circa 60 volte su 100.
analyse-standing = Situazione
analyse-chance = Probabilità di vincere
analyse-heading-sources = Da dove sono venuti i punti
analyse-score = In tutto
analyse-heading-differences = Che cosa avrebbe fatto la differenza
analyse-difference = { $team } ha perso per un punto. Turno { $number }, { $spirit }: { $actions }. Se tutto fosse proseguito com’è andato, per quanto possibile: { $points }.
analyse-points-of = { $team } { $points }
analyse-no-difference = { $team } ha perso per un punto. Nei suoi ultimi turni non si è trovato nessun modo per rimediare.
analyse-decided = Il turno che ha deciso la partita
analyse-heading-moments = Turni che hanno deciso la partita
analyse-no-moments = Nessun turno ha cambiato di molto le probabilità.
analyse-turn = Turno della partita
analyse-seat = Giocato da
analyse-moment = Turno { $number }, { $spirit }: situazione { $before } → { $after }
analyse-played = Giocato: { $actions }.
analyse-better = Meglio: { $actions } (probabilità di vincere più alta: +{ $more }).
analyse-nothing-better = Non si è trovato nulla di meglio, per quanto { $spirit } poteva sapere.
analyse-nothing-held = Non si è trovato nulla di meglio, per quanto { $spirit } poteva sapere: il calo è opera degli altri, della sorte o della stima di prima.
analyse-plot-title = Com’era la partita, turno per turno
analyse-decided-mean = Quando è venuto il turno decisivo, come parte della partita
analyse-off-standing = Errore quadratico della situazione, turno per turno (0 è il meglio)
analyse-off-chances = Errore quadratico della probabilità di vincere (0 è il meglio)
analyse-winners = Vincitori
analyse-others = Altri
analyse-unread = { $file } resta fuori: { $error }
analyse-interrupted = Fermato prima che fossero spiegate tutte le { $games } partite; questi sono i risultati finora.
