# Che cosa è successo, e che cosa c’è da decidere.

## Eventi

event-starts = Ordine dei turni: { $seats }. Aspirazioni Comuni: { $aspirations }.
event-deals = { $cards ->
        [none] { $seat } riceve la sua mano iniziale.
       *[other] { $seat } riceve in mano: { $cards }.
    }
# I turni si contano su tutti i giocatori: non è il terzo di qualcuno.
event-turn = Turno { $number } della partita: { $seat }
event-pays = { $seat }: { $what }, { $price }.
event-willpower = { $seat } { $sign ->
        [gain] ottiene
       *[other] perde
    } { $count } FdV ({ $why }).
event-essence = { $seat } { $sign ->
        [gain] ottiene
       *[other] dà
    } { NAME($count, form: "kinds") ->
        [told] { NAME($count, form: "whole") }
       *[other] { $count } { $count ->
            [one] Essenza
           *[other] Essenze
        }
    } ({ $why }).
event-ambition = { $sign ->
        [gain] { $team }: { $count } { $count ->
            [one] Ambizione diventa attiva
           *[other] Ambizioni diventano attive
        } ({ $why }).
       *[other] { $team } spende { $count } { $count ->
            [one] Ambizione
           *[other] Ambizioni
        } ({ $why }).
    }
event-actions = { $count ->
        [one] Un’Azione
       *[other] { $count } Azioni
    } in più in questo turno ({ $why }).
event-ends-turn = { $seat } termina il turno con { $count } { $count ->
        [one] Azione non usata
       *[other] Azioni non usate
    }.
event-draws = { $card ->
        [none] { $seat } pesca una carta ({ $why }).
       *[other] { $seat } pesca { $card } ({ $why }).
    }
event-turned-up = { $card ->
        [none] { $seat }: il mazzo è vuoto.
       *[other] { $seat }: in cima al mazzo ora c’è { $card }.
    }
event-reveals = { $seat } mostra { $card } ({ $why }).
event-discards = { $seat } scarta { $card } ({ $why }).
event-spirit = { $why ->
        [set-up] { $seat } comincia qui: { $to }.
        [move] { $seat } si muove fino { NAME($to, form: "gender") ->
            [feminine] alla { $to }
           *[masculine] al { $to }
        }.
        [approach] { $seat } non si è mosso, e fa un passo verso dove può fare di più: { $to }.
       *[other] { $seat } va { NAME($to, form: "gender") ->
            [feminine] alla { $to }
           *[masculine] al { $to }
        } ({ $why }).
    }
event-vibe = { $is_removed ->
        [1] { $seat } toglie per sempre il gettone su { $row }: { $upgrade }.
       *[other] { $upgrade ->
            [none] { $seat } mette un gettone { $colour } su { $row }: azione sbloccata.
           *[other] { $seat } mette un gettone { $colour } su { $row }: { $upgrade }.
        }
    }
event-works = { $seat } usa il suo potere: { $how ->
        [any-colour] la carta vale un gettone di un altro colore.
        [second-token] un’altra carta vale un secondo gettone.
        [far-sphere] assorbe da una Sfera non adiacente.
        [far-quell] reprime un’Emozione non adiacente.
        [bleakness] al posto di una carta entra uno Squallore dalla riserva.
       *[protects] un’Emozione a portata non può essere repressa.
    }
event-insecurity = { $amount ->
        [1] { $seat } riceve un gettone Insicurezza su { $row }.
       *[other] { $seat }: si toglie il gettone Insicurezza su { $row }.
    }
event-enters = { $card } entra in gioco, { $slot }, con { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } { $essence ->
            [one] Essenza
           *[other] Essenze
        }
    }.
event-leaves = { $card } lascia il tabellone, { $slot } ({ $why }).
event-moves = { $card } si sposta: { $slot } → { $to_slot } ({ $why }).
event-fills = { $card }, { $slot }, riceve { $count } { $count ->
        [one] Essenza
       *[other] Essenze
    } ({ $why }).
event-loses = { $card }, { $slot }, perde { $count } { $count ->
        [one] Essenza
       *[other] Essenze
    } ({ $why }).
event-intensity = { $token ->
        [0] { $card }, { $slot }, perde il suo gettone Intensità ({ $why }).
       *[other] { $card }, { $slot }, ora ha un gettone Intensità +{ $token } ({ $why }).
    }
event-fortress = { $kind ->
        [none] { $is_joining ->
            [1] La Fortezza { NAME($realm, form: "gender") ->
                [feminine] nella { $realm }
               *[masculine] nel { $realm }
            } si unisce all’Identità.
           *[other] La Fortezza { NAME($realm, form: "gender") ->
                [feminine] nella { $realm }
               *[masculine] nel { $realm }
            } sparisce ({ $why }).
        }
       *[other] { $team } ora ha una Fortezza { NAME($realm, form: "gender") ->
            [feminine] nella { $realm }
           *[masculine] nel { $realm }
        }, un { $kind }{ $is_aligned ->
            [1] { " " }che conta per { $aligned }
           *[other] { "" }
        } ({ $why }).
    }
event-identity = { $team } aggiunge un { $kind } all’Identità per { $points } punti ({ $why }).
event-rotates = L’Origine ruota di uno scatto: nella Vallata delle Motivazioni ora c’è { $origin }.
event-sphere = { $seat ->
        [none] { $sign ->
            [gain] La Sfera { $sphere } si riempie di { $count } FdV.
           *[other] { $count ->
                [one] { $count } FdV lascia
               *[other] { $count } FdV lasciano
            } la Sfera { $sphere } ({ $why }).
        }
       *[other] { $kept ->
            [all] { $seat } prende { $count } FdV dalla Sfera { $sphere } ({ $why }).
            [0] { $seat } prende { $count } FdV dalla Sfera { $sphere } e non ne conserva ({ $why }).
           *[other] { $seat } prende { $count } FdV dalla Sfera { $sphere } e ne conserva { $kept } ({ $why }).
        }
    }
event-intention = { $team } fa { $points } { $points ->
        [one] punto
       *[other] punti
    } sulla Ruota: { $what }.
event-wheel = { $team } fa { $points } { $points ->
        [one] punto
       *[other] punti
    } sulla Ruota ({ $why }).
event-revelation = Rivelazione: { $seat } ha svuotato la Sfera { $sphere }
event-shows = { $is_last ->
        [1] { $team } mostra la sua Aspirazione Finale: { $aspiration }.
       *[other] { $team } mostra la sua Aspirazione Segreta: { $aspiration }.
    }
event-meets = { $is_last ->
        [1] { $is_common ->
            [1] { $team } soddisfa l’Aspirazione Finale Comune, { $aspiration }.
           *[other] { $team } soddisfa la sua Aspirazione Finale, { $aspiration }.
        }
       *[other] { $is_common ->
            [1] { $team } soddisfa l’Aspirazione Comune, { $aspiration }.
           *[other] { $team } soddisfa la sua Aspirazione Segreta, { $aspiration }.
        }
    }
event-turns-down = L’Aspirazione Comune { $aspiration } viene coperta.
event-meets-condition = { $condition ->
        [tie] { $team } soddisfa una condizione di { $aspiration }: Gioia e Malinconia sono in parità.
       *[other] { $team } soddisfa la propria condizione di { $aspiration }.
    }
event-removes = { $team } elimina l’Aspirazione Comune { $aspiration }, perché l’altra fazione ha ottenuto un Frammento Maggiore.
event-shifts = { $team } sposta l’Aspirazione Comune { $aspiration } al posto { $place } della fila.
event-common = L’Aspirazione Comune ora è { $aspiration }.
event-looks = { $aspirations ->
        [none] { $team } guarda le prime delle sue Aspirazioni Segrete.
       *[other] { $team } guarda le prime delle sue Aspirazioni Segrete: { $aspirations }.
    }
event-aspires = { $aspiration ->
        [none] { $team } ha una nuova Aspirazione Segreta.
       *[other] { $team } ha una nuova Aspirazione Segreta: { $aspiration }.
    }
event-arranges = { $aspirations ->
        [none] { $team } mette in ordine le sue Aspirazioni Segrete.
       *[other] { $team } mette in ordine le sue Aspirazioni Segrete: { $aspirations }.
    }
event-scheme = Lo { $scheme } è scoperto: nel suo prossimo turno Ego mira { $aim ->
        [hidden] alla sua Aspirazione Segreta
        [next] alla prossima Aspirazione Comune
       *[common] all’Aspirazione Comune
    } e comincia con { $action }.
event-schemes = Lo { $foot } si scopre accanto allo { $head }. Ego mira { $aim ->
        [hidden] { $aspiration ->
            [none] alla sua Aspirazione Segreta
           *[other] alla sua Aspirazione Segreta, { $aspiration }
        }
        [next] { $aspiration ->
            [none] a nulla
           *[other] alla prossima Aspirazione Comune, { $aspiration }
        }
       *[common] { $aspiration ->
            [none] a nulla
           *[other] all’Aspirazione Comune, { $aspiration }
        }
    }. Le sue azioni: { $actions }.
event-ego-acts = { $to ->
        [none] { $seat }
       *[other] { $seat } va { NAME($to, form: "gender") ->
            [feminine] alla { $to }
           *[masculine] al { $to }
        } e
    } { $what ->
        [invoke] invoca { $card } ({ $slot })
        [intensify] aggiunge 1 Essenza a { $card } ({ $slot })
        [quell] toglie 1 Essenza a { $card } ({ $slot })
        [build] costruisce una Fortezza { NAME($realm, form: "gender") ->
            [feminine] nella { $realm }
           *[masculine] nel { $realm }
        }
        [exalt] rende Maggiore la sua Fortezza { NAME($realm, form: "gender") ->
            [feminine] nella { $realm }
           *[masculine] nel { $realm }
        }
       *[raze] danneggia la Fortezza { NAME($realm, form: "gender") ->
            [feminine] nella { $realm }
           *[masculine] nel { $realm }
        }
    }: { $aspiration ->
        [none] per un obiettivo segreto
       *[other] { $is_changed ->
            [1] { $aspiration } { $before } → { $after }
           *[other] { $aspiration } resta { $after }
        }
    }, { $way }.
event-ego-fails = { $ways ->
        [0] { $seat } fallisce l’azione { $action }: non c’è modo di farla.
        [one] { $seat } fallisce l’azione { $action }: l’unico modo lo farebbe arretrare.
       *[other] { $seat } fallisce l’azione { $action }: ognuno dei { $ways } modi lo farebbe arretrare.
    }
event-ego-special = { $what ->
        [willpower] Da tanti fallimenti nasce uno Stratagemma Speciale, ma Ego non può pagarlo.
        [fortress] Da tanti fallimenti nasce uno Stratagemma Speciale: Ego paga per una Fortezza.
       *[points] Da tanti fallimenti nasce uno Stratagemma Speciale: Ego paga per dei punti.
    }
event-ending = La partita finisce dopo questo turno. { $why }
event-over = La partita è finita: { $scores }.

ending-common = Non resta nessuna Aspirazione Comune.
ending-fragment = A una fazione spettava un Frammento che non aveva più.
ending-fragment-of = A { $team } spettava un { $fragment } e non ne aveva più.
ending-wheel = Una fazione ha raggiunto 20 sulla sua Ruota.
ending-turn-limit = È raggiunto il limite di turni.

## Punti, ognuno con il suo motivo

point-fragment = { $fragment } per { $met }
point-condition = { $condition ->
        [tie] { $aspiration } (Gioia e Malinconia in parità)
       *[other] { $aspiration } (la propria condizione)
    }
point-fortress = { $fragment }: una Fortezza si è unita all’Identità ({ $realm })
point-capping = { $fragment }, perché non restava nessun Frammento del tipo ottenuto
point-capping-endgame = { $fragment } per più Aspirazioni Finali soddisfatte
point-intention = Intenzione: { $what }
point-wheel-capping = Sulla Ruota, perché un’altra fazione ha messo il Frammento Apicale
point-wheel-revelation = Forza di Volontà che Ego cambia in punti a una Rivelazione
point-wheel-failure = La prima azione fallita di un turno dà un punto a Ego
point-wheel-special-scheme = Stratagemma Speciale di Ego
point-fortresses = Le Fortezze di Ego sul tabellone alla fine
point-row = { $spirit }: riga { $row } piena
point-strong = Emozione Forte { $card }
point-full = Emozione piena { $card }
point-come = { $what }
point-gone = non più: { $what }

## Che cosa non porta punti in una Rivelazione

unscored-tie = Parità a { $count }: nessuno soddisfa { $aspiration }.
unscored-nothing = Nessuno ha qualcosa per { $aspiration }.
unscored-behind = { $team } è indietro di { $count } nella propria Aspirazione ({ $aspiration }), che conta solo per { $team }: non è soddisfatta.
unscored-level = { $team } è in parità a { $count } nella propria Aspirazione ({ $aspiration }), e deve essere in vantaggio.
unscored-conditions = { $team } non soddisfa nessuna condizione di { $aspiration }.
unscored-idle = { $team }: l’Aspirazione Segreta è quella Comune, e non conta due volte.
unscored-none-met = { $team } non ha soddisfatto nulla: nessun Frammento.
unscored-fewer = { $team } ha soddisfatto meno Aspirazioni dell’altra fazione: nessun Frammento.
unscored-endgame = Entrambe le fazioni soddisfano lo stesso numero di Aspirazioni Finali: nessun Frammento Apicale.
unscored-none-left = { $team } non ha più nessun { $fragment }.
unscored-no-fortress = Nessuna Fortezza qui: { $realm }.
unscored-fresh = La Fortezza di { $team } ({ $realm }) è stata costruita o esaltata in questo turno, e resta dov’è.
unscored-far = Si è assorbito dalla Sfera da lontano: la Fortezza di { $team } ({ $realm }) resta dov’è.

## Motivi che non sono né carta né miglioria né azione

reason-set-up = preparazione
reason-end-turn = fine del turno
reason-none-left = non ne restava alla fine del turno
reason-token = per un gettone Vibrazione
reason-wheel = bonus della Ruota
reason-capping = al posto di un Frammento Apicale
reason-revelation = Rivelazione
reason-fortress = Fortezza
reason-realm-control = controllo del Reame
reason-further-card = altra carta
reason-further-essence = altra Essenza
reason-exchanged = cambiata in Essenza
reason-insecurity = Insicurezza
reason-failure = azione fallita
reason-special-scheme = Stratagemma Speciale
reason-fortress-income = potere di Amore
reason-fortress-bonus = potere di Amore
reason-big-absorb-draw = potere di Diletto
reason-upgrade-discount = potere di Odio
reason-realm-discount = potere di Ragione
reason-gain-exchange = potere di Intuizione

## Decisioni

decision-turn = { $spirit }, che cosa fai?
decision-take = Il tuo turno finisce. Che cosa prende la tua fazione?
# $count: quale delle Emozioni Iniziali; lo Spirito va con la prima.
decision-place = { $count ->
        [2] { $spirit }, accanto a quale Frontiera va la tua seconda Emozione Iniziale?
       *[other] { $spirit }, su quale Frontiera cominci?
    }
decision-choose-place = { $spirit }, su quale Frontiera cominci? Tutte e due sono accanto alle tue Emozioni Iniziali.
decision-place-emotion = { $count ->
        [2] Dove sta la tua seconda Emozione Iniziale?
       *[other] Dove sta la tua Emozione Iniziale?
    }
decision-join = { $spirit }, su quale Frontiera cominci? Puoi condividerla con chiunque.
decision-wild-tokens = { $spirit }, metti i tuoi gettoni jolly (ancora { $left }). Il primo su una riga sblocca l’azione, gli altri le sue migliorie.
decision-start-tokens = { $spirit }, metti un gettone di ogni Vibrazione (ancora { $left }). Il primo su una riga sblocca l’azione, gli altri le sue migliorie.
decision-place-token = { $row }: scarti prima una carta per mettere sulla riga un gettone Vibrazione del suo colore?
decision-discard-for-token = Quale carta scarti per il gettone { $colour } su { $row }?
decision-use = { $row }: quali migliorie usi?
decision-move = Dove vai?
decision-push-whom = Chi mandi via?
decision-push-where = Dove mandi { $other }?
decision-move-slot = Quale Emozione accanto alla tua nuova casella?
decision-invoke = Quale Emozione invochi?
decision-invoke-kind = Quale Essenza riceve { $card }? L’Emozione conta per quella fazione.
decision-invoke-slot = Su quale spazio metti { $card }?
decision-invoke-toll = Quale Essenza restituisci alla riserva, come chiede un potere?
decision-quell = Quale Emozione reprimi?
decision-quell-amount = Quanta Essenza togli a { $card }?
# $is_kept: se la carta resta in mano.
decision-quell-reveal = Per reprimere { $card } mostri una carta adatta dalla tua mano. Quale? { $is_kept ->
        [0] Poi viene scartata.
       *[1] Resta nella tua mano.
    }
decision-fortify = Su quale sito?
decision-fortify-kind = Con quale Essenza paghi? Una nuova Fortezza conta per quella fazione.
decision-empower = Quale Emozione potenzi?
decision-empower-card = Quale carta scarti, perché nasca la sua controparte Forte?
decision-empower-into = In quale Emozione Forte si trasforma { $card }?
decision-empower-colour = Quale Vibrazione ha { $card } d’ora in poi?
decision-move-emotion = Quale Emozione sposti?
decision-move-emotion-to = Su quale spazio va { $card }?
decision-intensify = Quale Emozione riceve Essenza?
decision-intensify-amount = Quanta Essenza metti su { $card }?
decision-intensify-lent = Quanta di questa viene da Abnegazione?
decision-harvest = Quanta Forza di Volontà cambi in Essenza?
decision-draw-more = Peschi un’altra carta, { $card }?
decision-absorb = Da quale Sfera assorbi?
decision-absorb-bonus = Prendi il bonus di { $sphere }? { $bonus }
decision-gain-exchange = Intuizione ha ottenuto Forza di Volontà. Ne cambia 1 in Essenza?
decision-delight-draw = Diletto può pescare una carta, { $card }.
decision-add-token = { $why }: quale gettone metti sulla tua plancia? Per questo non scarti nessuna carta.
decision-gain-essence = Quale Essenza ottieni?
decision-lose-essence = Quale Essenza perdi?
decision-drain = Da quale Sfera risucchi 1 FdV?
decision-sullen-look = Ruoti l’Origine di uno scatto?
decision-savour = Quale carta tieni?
decision-remorse = Quale carta scarti?
decision-team-willpower = { $card }: quale Spirito della tua fazione ottiene { $count } FdV?
decision-mourn = { $card }: un’Emozione ha lasciato il tabellone. Quale Spirito della tua fazione prende qualcosa per questo?
decision-mourn-take = { $card }: che cosa prende { $other }?
decision-parting-draw = { $card } ha lasciato il tabellone. Quale Spirito della tua fazione pesca?
decision-parting-willpower = { $card } ha lasciato il tabellone. Quale Spirito della tua fazione ottiene Forza di Volontà?
decision-parting-essence = { $card } ha lasciato il tabellone. Quale Spirito della tua fazione ottiene Essenza?
decision-parting-essence-kind = { $card }: quale Essenza ottiene { $other }?
decision-parting-token = { $card } ha lasciato il tabellone. Quale Spirito della tua fazione riceve un gettone Vibrazione?
decision-parting-token-where = { $card }: quale gettone Vibrazione riceve { $other }?
decision-fetch-emotion = { $card } può portare accanto a sé un’altra Emozione.
decision-fetch-emotion-to = Su quale spazio arriva { $card }?
decision-step-spirit = { $card }: il tuo Spirito può fare un passo.
decision-shove-spirit = { $card }: puoi spingere uno Spirito avversario su un’altra casella.
decision-shove-spirit-to = Dove va { $other }?
decision-place-essence = { $card }: puoi mettere 1 tua Essenza su un’Emozione.
decision-fill-neighbours = { $card } può riempire le Emozioni adiacenti: 1 Essenza per quale?
decision-gift = { $card }: chi riceve il dono?
decision-rotate-origin = { $card }: ruoti l’Origine di uno scatto?
decision-arrange-aspirations = Metti in ordine le Aspirazioni Segrete: qual è la numero { $place } dalla cima?
decision-chip-neighbour = { $card }: puoi togliere 1 Essenza a un’Emozione adiacente.
decision-drain-neighbour = { $card }: quale Emozione perde Essenza?
decision-steal-willpower = { $card }: a quale Spirito prendi Forza di Volontà?
decision-steal-by-comparison = { $card }: a quale Spirito prendi qualcosa?
decision-take-from-sphere = { $card }: da quale Sfera prendi Forza di Volontà?
decision-empty-sphere = { $card }: da quale Sfera va Forza di Volontà nella riserva?
decision-lower-tokens = Di quale Emozione abbassi di 1 il gettone Intensità? Puoi abbassare ancora di { $left }.
decision-insecurity = { $card }: quale Spirito riceve un gettone Insicurezza?
decision-insecurity-row = { $other }: su quale riga metti il gettone Insicurezza?
decision-remove-common = L’altra fazione ha ottenuto un Frammento Maggiore. Quale Aspirazione Comune elimina la tua fazione?
decision-move-common = La tua fazione ha meno punti di tutti. Sposti un’Aspirazione Comune in un altro posto della fila?
decision-move-common-to = In quale posto va { $aspiration }? Il primo è il prossimo.
decision-choose-hidden = La tua fazione non ha soddisfatto nessuna Aspirazione. Guardi le prime tre Aspirazioni Segrete e ne scegli una?
decision-pick-hidden = Qual è la tua nuova Aspirazione Segreta? Se tra le tre c’era quella Comune, è esclusa.

## Scelte

group-spirit-actions = Azioni Spirito
group-realm-actions = Azioni Reame
group-abilities = Abilità Ambi­zione e fine
choice-yes = Sì
choice-no = No
choice-yes-draw-more = Sì, pescala
choice-no-draw-more = No, basta così
choice-no-choose-hidden = No, mescolale
choice-no-fill-neighbours = Basta così
choice-no-lower-tokens = Basta così
choice-no-gain-exchange = No, tieni la Forza di Volontà
choice-no-move-common = No, lascia la fila com’è
choice-token-none = Nessun gettone
choice-token = { $upgrade ->
        [none] gettone { $colour } che sblocca { $row }
       *[other] gettone { $colour } su { $row }: { $upgrade }
    }{ $cards ->
       *[1] { "" }
        [2] { " " }(due carte)
    }{ $removed ->
       *[none] { "" }
        [other] , e il gettone su { $removed } va via
    }
upgrade-on-space = { $upgrade } (posto { $space })
choice-use-none = Nessuna miglioria
choice-card = { $card } { $numbers }: { $power }
choice-card-plain = { $card } { $numbers }
choice-slot-empty = { $slot }: vuoto
choice-slot = { $slot }: { $card }, Essenza { $essence } di { $spaces }, Intensità { $intensity }{ $token ->
       *[0] { "" }
        [one] { " " }(gettone +{ $token })
        [other] { " " }(gettone +{ $token })
    }
choice-space = { $space } ({ $count ->
        [one] spazio
       *[other] spazi
    } { $slots }; { $spheres } FdV){ $spirits ->
        [none] { "" }
       *[other] , con { $spirits }
    }
choice-site-empty = { $realm }: sito vuoto
choice-site = { $realm }: { $fortress }
fortress-aligned = { $fortress }, conta per { $team }
choice-essence = Essenza di { $team }
choice-spirit-ego = { $spirit }: { $space }
choice-spirit = { $spirit }: { $space }, { $wp } FdV, { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } { $essence ->
            [one] Essenza
           *[other] Essenze
        }
    }
choice-sphere = { $taken ->
        [0] { $sphere } ({ $realm }), { $wp } FdV
       *[other] { $sphere } ({ $realm }): prendi { $taken } di { $wp } FdV{ $empties ->
            [1] , il che causa una Rivelazione
           *[other] { "" }
        }. { $bonus }
    }
choice-amount-harvest = { $count } FdV in { $count } { $count ->
        [one] Essenza
       *[other] Essenze
    }
    .aloud = Cambia { $count } Forza di Volontà in { $count } { $count ->
        [one] Essenza
       *[other] Essenze
    }
choice-amount-quell-amount = { $count } { $count ->
        [one] Essenza
       *[other] Essenze
    }
    .aloud = Togli { $count } { $count ->
        [one] Essenza
       *[other] Essenze
    }
choice-amount-intensify-amount = { $count } { $count ->
        [one] Essenza
       *[other] Essenze
    }
    .aloud = Metti sull’Emozione { $count } { $count ->
        [one] Essenza
       *[other] Essenze
    }
choice-amount-intensify-lent = { $count } da Abnegazione
choice-amount-move-common-to = posto { $count }
choice-aspiration = { $aspiration }, ora { $counts }. { $text }
choice-take-ambition = 1 Ambizione diventa attiva
choice-take-cards = Pesca 2 carte
choice-mourn-take-cards = { $count ->
        [one] Pesca una carta
       *[other] Pesca { $count } carte
    }
choice-mourn-take-essence = { $count } { $count ->
        [one] Essenza
       *[other] Essenze
    }
choice-mourn-take-willpower = { $count } FdV
