# La schermata di gioco. Ciò che succede, si decide e si sceglie è in events.ftl.

## La decisione

play-waits = Decide { $spirit }.
play-over = La partita è finita.
play-choices = Scelte
play-not-now = Ora non è possibile.
play-why-not = Non ora: { $reasons }.
play-insight = Va’ su una scelta, o su ciò che si può toccare sul tabellone e nella tua mano, per sapere quanto costa e che cosa cambierebbe.
play-confirm = { $action }.
play-confirm-way = { $action }: { $target }.
play-do = Conferma
play-do-not = Non ora
play-for-good = Questo non si può annullare.
play-for-good-asked = Questo non si può annullare, perciò prima ti viene chiesto.
play-for-good-at-once = Si fa subito, e non si può annullare.
play-shows-reveals = { $card ->
        [none] Tutti vedranno una carta dalla mano di { $whose }.
       *[other] Tutti vedranno { $card } dalla tua mano.
    }
play-shows-turned-up = Tutti vedranno la prossima carta del mazzo di { $whose }.
play-shows-looks = { $whose } guarderà le prime delle sue Aspirazioni Segrete.
play-shows-aspires = { $whose } vedrà la sua nuova Aspirazione Segreta.
play-shows-arranges = { $whose } metterà in ordine le sue Aspirazioni Segrete.
play-shows-unknown = Ciò che segue dipende da carte che nessuno ha ancora visto.
play-shows-revelation = Seguirà una Rivelazione, e tutti vedranno le Aspirazioni Segrete.
play-ends-game = Con questo turno la partita finirà, e decidono i punti.
play-confirm-end = Il tuo turno finirà.
play-token-where = Va’ su una miglioria per leggere che cosa fa, e scegline una.
# Righe di una plancia, sbloccate tutte con un solo tocco.
play-token-usual = Prendi la scelta abituale, buona per una prima partita: sblocca { $rows }
play-token-go-on = Continua senza gettone
# $target: l’unica cosa con cui l’azione si può fare.
play-token-go-on-to = Continua senza gettone: { $target }
# Di un’azione che si fa subito con l’unica cosa che c’è.
play-only-choice = C’è una sola scelta: { $target }.
play-token-unlock = Sblocca l’azione { $row }. Gli altri posti della riga contengono le sue migliorie.
play-token-which = Quale colore? Per averlo scarti una carta.
play-token-which-free = Quale colore? Non costa carte.
play-token-colour = Una riga non ha mai due volte lo stesso colore; per il resto prendi quello che vuoi.
play-improve = Migliorare questa azione?
play-improve-text = Una carta della tua mano diventa un gettone Vibrazione sulla sua riga: una miglioria per questa azione, e per quelle successive.
play-improve-next = Migliora la prossima azione
play-improve-next-text = Chiedi prima un gettone Vibrazione
# Con ciò che si tocca si può fare qualcosa prima che sia indicata un’azione: che cosa?
play-ways = { $target }: che cosa fai?
play-bought = Con Ambizione
play-leave = Lasciare la partita?
play-leave-text = Resta com’è, e ti aspetta nella pagina iniziale.
play-leave-not = Resta
play-ways-look = Guarda
play-ways-take = Scegli
play-ways-places = Può andare qui: { $places }.
# $action: il nome di un’azione, che usa $upgrades.
play-way-with = { $action } con { $upgrades }
# $card: l’Emozione, o più d’una tra cui sceglierne una.
play-way-card = { $action }: { $card }
play-hints = Sugge­rimento
play-hints-text = Chiedi che cosa sarebbe meglio (G)
play-hints-cancel = Annulla
play-hints-cancel-text = Non chiedere più il suggerimento
play-hints-thinking = Sto pensando…
play-hints-rank = Suggerimento { $rank }
play-waiting = In attesa di invio: { $choice }
play-waiting-way = { $action }, { $target }
play-waiting-here = Scelto. Si invia quando torna la connessione.
play-withdraw = Ritira
play-withdraw-text = Non inviare ciò che hai scelto
play-withdrawn-late = Potrebbe essere arrivato prima che la connessione cadesse. In quel caso lo vedrai qui.
play-stale = Nel frattempo la partita è andata avanti, quindi questo non è stato fatto: { $choice }
play-stale-done = Questo è già stato fatto da un’altra tua finestra: { $choice }
play-undo = Annulla
play-undo-text = Annulla la tua ultima scelta
# Dopo turni di programmi o di Ego, a cui non importa: si annullano anche questi.
play-undo-others = Torna alla mia ultima scelta
play-undo-others-text = Torna a prima della tua ultima scelta. Si annulla anche ciò che da allora hanno fatto gli altri.
play-restart = Da capo
play-restart-text = Annulla tutto il turno, per quanto possibile
play-ask-undo = Chiedi di annullare
play-ask-undo-text = Chiedi agli altri se puoi annullare la tua ultima scelta

# Perché è venuto qualcosa senza domanda.
# Note accanto al tabellone, di due righe brevi.
play-unasked-gift = Ciò che nessuno rifiuterebbe è stato preso per te. Nelle impostazioni puoi scegliere che ti venga chiesto.
play-unasked-end = Non restava nulla da fare, quindi il tuo turno è finito. Nelle impostazioni puoi scegliere che ti venga chiesto.
# Qualcuno ha indicato un’azione e poi il suo bersaglio, che si poteva toccare subito.
play-shorter = Più breve: tocca subito il luogo o la carta, dove si può, senza indicare prima l’azione.
play-unasked-cards = La tua fazione aveva già attive tutte le Ambizioni ({ $count }), quindi il tuo turno è finito con due carte.

# Ciò che si dice prima della prima scelta di una prima partita.
play-opening = La tua prima partita
play-opening-full = La tua prima partita completa
play-opening-you = Sei { $spirit } e giochi per { $team }, contro { $others }.
play-opening-moved = { $spirit } ha già giocato un turno
play-opening-nothing = Sul tabellone non è cambiato nulla.
play-opening-yours = Il primo turno è tuo; nessuno ha ancora giocato.
play-opening-willpower = Chi comincia ha 6 FdV invece di 4, ma nel primo turno non può assorbire.
# Lo stesso con l’handicap chiamato Risorse.
play-later-willpower = Chi comincia ha 4 FdV, tutti quelli dell’altra fazione 6, e quella fazione 1 Ambizione in più: così questo tavolo compensa chi comincia.
play-first-action = Chi comincia ha 6 FdV invece di 4, ma nel primo turno una sola Azione, e non può assorbire: così questo tavolo compensa chi comincia.
play-opening-powers = Che cos’altro sanno fare gli Spiriti
play-opening-aims = A che cosa mirare
play-opening-points = Vince chi ha più punti. Vengono con una Rivelazione, ogni volta che una Sfera al centro si svuota. In quel momento devi essere in vantaggio in una di queste, o meglio in entrambe:
play-opening-aim = **{ $aspiration }** ({ $whose ->
        [hidden] tua, segreta
       *[common] per entrambe le fazioni
    }): { $meaning }
play-opening-look = Dove trovare che cosa
play-opening-look-text = Ciò che si può scegliere sta tra le scelte, e si può scegliere anche sul tabellone. Vacci sopra, o tienilo premuto su uno schermo tattile, per sapere quanto costa e che cosa cambia. Obiettivi dice come stanno le fazioni, Novità che cosa hanno fatto gli altri, e il punto interrogativo spiega questa schermata.
play-opening-keys = Con i tasti: W dice che cosa puoi scegliere, S come stanno le cose, I dice di più su ciò che ha il focus, e P ripete ciò che hai appena sentito. Il punto interrogativo elenca tutti i tasti.
play-opening-begin = Comincia

# La Rivelazione a cui porta una scelta.
play-foretold = Allora la Sfera { $sphere } è vuota, e segue una Rivelazione. Per come stanno le cose:
play-foretold-earns = { $team } ottiene { $what }.
# Secondo ciò che è segreto, una fazione ottiene una di queste cose.
play-foretold-may = { $team } ottiene { $what }, a seconda di ciò che è segreto.
# Perché si sa che cosa ottiene una fazione, anche se la sua Aspirazione Segreta non si conosce.
play-foretold-sure = È sicuro{ $meets ->
        [none] , perché non soddisfa nessuna delle Aspirazioni che può avere segrete.
        [all] , perché soddisfa ogni Aspirazione che può avere segreta.
       *[some] , qualunque cosa abbia di segreto.
    }
# Possono venire anche punti sulla Ruota.
play-foretold-fragment = { $wheel ->
        [0] un { $fragment } (+{ $points })
       *[other] un { $fragment } (+{ $points }) con { $wheel } sulla Ruota
    }
play-foretold-capping = { $wheel ->
        [0] un { $fragment } (+{ $points }) al posto di uno che non ha più, e la partita finisce dopo questo turno
       *[other] un { $fragment } (+{ $points }) al posto di uno che non ha più, e la partita finisce dopo questo turno, con { $wheel } sulla Ruota
    }
play-foretold-none = { $wheel ->
        [0] nessun Frammento
       *[other] nessun Frammento, ma { $wheel } sulla Ruota
    }
play-foretold-ends = { $why ->
        [common] Allora non resta nessuna Aspirazione Comune: la partita finisce dopo questo turno.
        [majors] Con il terzo Frammento Maggiore una fazione vince subito.
       *[other] La partita finisce dopo questo turno.
    }
# $instead: ciò che avrebbe dato la fine della partita.
play-foretold-fortress = { $instead ->
        [0] Una Fortezza si unisce all’Identità ({ $realm }): { $team } +{ $points }.
       *[other] Una Fortezza si unisce all’Identità ({ $realm }): { $team } +{ $points }, al posto di +{ $instead } alla fine.
    }
play-foretold-built = È fatta di uno dei tuoi Frammenti. Quando qualcuno accanto a quel Reame ne svuota la Sfera in un turno successivo, la Fortezza si unisce all’Identità: +{ $points }. Finché resta sul tabellone non porta punti di per sé, neppure alla fine.
play-foretold-last = Questo prende dalla riserva il tuo ultimo { $fragment }. Se alla tua fazione ne spetta uno quando non ne ha più, al suo posto viene il Frammento Apicale (+{ $points }), e la partita finisce.
# Che cosa potrebbe fare chi viene dopo: possibile, non certo. $points: quelli della Fortezza, $team: di chi è.
play-chance = { $team ->
        [none] Possibile poi: { $spirit } svuota { $sphere } ({ $realm }){ $frontiers ->
            [0] { "" }
            [one] , se prima la sua fazione vi conquista 1 altra Frontiera
           *[other] , se prima la sua fazione vi conquista altre { $frontiers } Frontiere
        }.
       *[other] Possibile poi: { $spirit } svuota { $sphere } ({ $realm }){ $frontiers ->
            [0] { "" }
            [one] , se prima la sua fazione vi conquista 1 altra Frontiera
           *[other] , se prima la sua fazione vi conquista altre { $frontiers } Frontiere
        }, dove la Fortezza porta a { $team } +{ $points }{ $instead ->
            [0] .
           *[other] , al posto di +{ $instead } alla fine.
        }
    }
play-foretold-exalted = Se in questo turno viene una Rivelazione, una Fortezza esaltata nello stesso turno resta dov’è e non porta nulla.
play-foretold-early = In questo turno può ancora venire una Rivelazione: allora questa Fortezza è nuova, resta dov’è e non porta ancora nulla.
play-chance-move = Possibile: { $spirit } prima si muove ({ $where }).
play-replies = Possibile poi, da ciò che è scoperto: { $spirit } fa { $what }. Con le carte coperte forse di più.
play-replies-chain = Possibile poi, da ciò che è scoperto: { $spirit } fa, una dopo l’altra, { $what }: +{ $points } per la prima, +{ $further } per ognuna delle successive. Con le carte coperte forse di più.
# Che cosa porta un Assorbimento oltre a ciò che conta la sua anteprima.
play-later = Non ancora contato: { $what }.
play-later-bonus = il bonus di { $sphere } (se lo prendi)
play-later-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per { $intention }
play-later-power = { $wp } FdV da { $why }
play-later-sum = In tutto fanno { $wp }.
# Da dove starebbe allora uno Spirito: ogni azione, con i luoghi in cui è possibile.
play-reach = Da lì: { $what }.
play-reach-action = { $action } ({ $places })
play-turns = Quando l’Origine avrà ruotato, accanto a te: { $comes }.
play-turns-to = { $sphere } ({ $wp } FdV, { $realm }){ $team ->
        [none] { "" }
       *[other] , dove c’è una Fortezza di { $team }
    }
# Che cosa fa una miglioria di cui un’azione ha bisogno.
play-upgrade = { $upgrade }: { $text }
# Perché si chiede qualcosa di inatteso, secondo il tipo di domanda o, per un bonus, secondo la Sfera.
play-asked-pick-hidden = In questa Rivelazione la tua fazione non ha soddisfatto nessuna Aspirazione. Perciò guarda le sue prossime Aspirazioni Segrete, tre al massimo, e prende quella che preferisce.
play-asked-creativity = Ti viene chiesto perché così si scopre la prossima carta, e questo non si può annullare.
# Che cosa lascia le tue mani oltre al prezzo.
play-leaves-intensify = L’Essenza passa da te all’Emozione.
play-leaves-harvest = Quanta Forza di Volontà vuoi diventa altrettanta Essenza.

## Che cosa impedisce un’azione

obstacles = Non ora: { $actions }.
obstacle-of = { $action } ({ $reasons })
obstacle-actions = nessuna Azione rimasta
obstacle-fortitude = nessuna Fortitudine rimasta
obstacle-used = solo una volta, e già fatto
obstacle-first-turn = il primo giocatore non può assorbire nel primo turno
obstacle-locked = la sua riga è bloccata: la sblocca un gettone sul primo posto
obstacle-card = nessuna carta adatta in mano
obstacle-fragment = nessun Frammento rimasto per farlo
obstacle-wp = { $amount ->
        [one] manca { $amount } FdV
       *[other] mancano { $amount } FdV
    }
obstacle-ambition = { $amount ->
        [one] manca { $amount } Ambizione
       *[other] mancano { $amount } Ambizioni
    }
obstacle-essence = { $amount ->
        [one] manca { $amount } Essenza
       *[other] mancano { $amount } Essenze
    }
# Lo stesso sulla tessera di un’azione, in una parola o due.
obstacle-short-actions = niente Azioni
obstacle-short-fortitude = niente Fortitudine
obstacle-short-used = fatto
obstacle-short-first-turn = non ancora
obstacle-short-locked = bloccata
obstacle-short-card = niente carta
obstacle-short-fragment = niente Frammenti
obstacle-short-wp = { $amount ->
        [one] manca { $amount } FdV
       *[other] mancano { $amount } FdV
    }
obstacle-short-ambition = { $amount ->
        [one] manca { $amount }★
       *[other] mancano { $amount }★
    }
obstacle-short-essence = { $amount ->
        [one] manca { $amount } Essenza
       *[other] mancano { $amount } Essenze
    }
obstacle-short-reach = nulla a portata
obstacle-reach-move = nessuna casella in cui andare
obstacle-reach-invoke = nessuno spazio vuoto accanto allo Spirito
obstacle-reach-quell = nessuna Emozione avversaria a portata che si possa reprimere
obstacle-reach-fortify = nulla accanto allo Spirito da costruire o da demolire
obstacle-reach-empower = nessuna Emozione accanto allo Spirito con abbastanza Essenza
obstacle-reach-gain-willpower = non c’è nulla da ottenere
obstacle-reach-draw-emotions = nessuna carta rimasta da pescare
obstacle-reach-move-emotion = nulla da spostare, o nessuno spazio vuoto accanto allo Spirito
obstacle-reach-intensify = nessuna Emozione propria accanto allo Spirito con un posto libero
obstacle-reach-harvest = non c’è nulla da cambiare
obstacle-reach-add-token = nessun posto che ne accetti uno
obstacle-reach-rotate = l’Origine non può ruotare
obstacle-reach-extra-action = non ce n’è un’altra
obstacle-reach-absorb = nessuna Sfera a portata
obstacle-reach-meditate = nessuna Sfera a portata
obstacle-reach-rest = non c’è nulla da ottenere

## Nomi di azioni dove c’è poco posto

# Con ciò che portano.
play-long-gain-willpower = Guadagno di { $count } FdV
play-short-invoke = Invo­ca­zione
play-short-gain-willpower = +{ $count } FdV
play-short-draw-emotions = Pesca
play-short-move-emotion = Spo­sta
play-short-intensify = Inten­sifica
play-short-extra-action = Azione in più
play-short-harvest = Rac­colta
play-short-add-token = + get­tone
play-short-rotate = Rota­zione
play-short-end-turn = Fine turno
# La fine del turno, con ciò che si prende.
play-end-ambition = Fine: 1 Ambizione
play-end-cards = Fine: 2 carte
# L’unica miglioria con cui un’azione ora è possibile.
play-tile-by = { $action }: { $upgrade }
# Si deve scartare una carta per un gettone, senza il quale ora l’azione non è possibile.
play-tile-with-token = { $action } + gettone
    .aloud = { $action }, prima con un gettone
# Prima del motivo per cui non è possibile.
play-tile-idle = { $action }.

## Che cosa cambierebbe

play-exchange = Ottieni { $gains } in cambio di { $losses }.
play-get = Ottieni { $gains }.
play-give = Dai { $losses }.
play-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
play-then = poi
    .aloud = poi
play-change-by = ({ $sign }{ $count })
play-change-points = { $team }, punti
# Ciò che vi aggiungerebbe la fine della partita.
play-change-at-end = { $team } alla fine
play-change-intensity = { $is_power ->
        [1] { $emotion } (il suo potere)
       *[other] { $emotion }
    }
play-change-fortress = Fortezza, { $realm }
play-change-willpower = { $spirit }, FdV
play-change-essence = { $spirit }, Essenza
play-change-essence-kind = { $spirit }, Essenza di { $team }
play-change-condition = { $team }: { $text }
play-change-hand = { $spirit }, carte
play-change-ambition = { $team }, Ambizione

## Che cosa è successo

play-story = Che cosa è appena successo
play-skip = Salta
play-since = Dal tuo ultimo turno
play-replay = Rivedi
play-close = Chiudi
play-step-back = Un passo indietro
play-step-on = Un passo avanti
play-back-to-now = Torna a ora
play-set-up = Prima del primo turno
play-log-empty = Non è ancora successo nulla.
play-log-more = Turni precedenti

## La scena di una Rivelazione

scene-by = { $spirit } ha svuotato { $sphere }
scene-meets = { $team } la soddisfa, in vantaggio di { $count }.
scene-meets-conditions = { $team } soddisfa { $count ->
        [one] una delle sue due condizioni
       *[other] entrambe le sue condizioni
    }.
scene-sum = { $team }: { $count ->
        [0] nessun punto
        [one] 1 punto
       *[other] { $count } punti
    } da questa Rivelazione, ora { $score } in tutto.
# Qualcuno deve decidere prima che si sappia il resto.
scene-sum-so-far = { $team }: { $count ->
        [0] nessun punto
        [one] 1 punto
       *[other] { $count } punti
    } finora, ora { $score } in tutto. Possono venirne altri.
scene-sum-rest = { $team }: { $count ->
        [0] nessun altro punto
        [one] 1 altro punto
       *[other] altri { $count } punti
    } dalla seconda parte, ora { $score } in tutto.
scene-second = Rivelazione, seconda parte
scene-second-by = { $spirit } ha svuotato { $sphere }. Hai visto la prima parte; questo è venuto dopo.
scene-endgame = Aspirazioni Finali
scene-endgame-text = L’ultimo round è finito. Chi soddisfa di più delle tre aggiunge un Frammento Apicale.
scene-goes-on = { $what ->
        [remove-common] Prima { $spirit } sceglie un’Aspirazione Comune da eliminare, perché un’altra fazione ha ottenuto un Frammento Maggiore.
        [choose-hidden] Prima { $spirit } decide se guardare le prossime Aspirazioni Segrete, perché { $team } non ne ha soddisfatte.
        [pick-hidden] Prima { $spirit } sceglie la prossima Aspirazione Segreta, perché { $team } non ne ha soddisfatte.
       *[other] Prima deve decidere { $spirit }.
    } { $realm ->
        [none] Poi viene il resto.
       *[other] Poi la Fortezza ({ $realm }) si unisce all’Identità: { $whose } +{ $points }.
    }
scene-turned-down = { $aspiration } lascia la fila delle Aspirazioni Comuni: è stata confrontata.
scene-next-common = L’Aspirazione Comune ora è { $aspiration }.
scene-next-hidden = { $team }: l’Aspirazione Segreta viene sostituita, soddisfatta o no. Ora è { $aspiration }. Le Aspirazioni Segrete hanno un mazzo a parte: la stessa può quindi essere anche Comune.
scene-third-major = { $team } ha aggiunto il terzo Frammento Maggiore: la partita finisce subito, e { $team } vince, quali che siano i punti.
scene-major-at = Il Frammento Maggiore appartiene a { $sphere }, che si riempie con { $count } FdV.
scene-all = Mostra tutto
# La tabella di una Rivelazione, per chi la ascolta.
scene-numbers = Tutto ciò che è stato confrontato, e ogni punto
scene-aloud-weighed = { $counts ->
        [none] { $kind }: { $aspiration }.
       *[other] { $kind }: { $aspiration }. { $counts }.
    }
scene-aloud-points = { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
scene-aloud-point = { $team }: { $points }.
scene-row-sum = Punti da qui
scene-row-sum-both = Punti dalle due parti
scene-row-score = Punti ora
scene-row-score-so-far = Punti finora
# Ciò che si è visto, immagine per immagine, da riguardare.
scene-pictures = Ciò che si è visto, immagine per immagine
scene-picture = Immagine { $place } di { $count }
scene-close = Continua
scene-more = Altro più in basso
scene-again = Rivedi
scene-again-of = Rivedi: la Rivelazione del turno { $turn } della partita
scene-waits = Adesso decidi tu. Il tavolo ti aspetta.
scene-waits-later = Poi viene ciò che hanno fatto gli altri. Dopo tocca a te, e il tavolo aspetta.

## Sapere come stai

play-tabs = Ciò che sai
play-tab-hints = Suggeri­menti
play-tab-hand = Mano
play-tab-since = Novità
play-tab-standing = Obiettivi
play-tab-board = Plancia
play-tab-players = Giocatori
play-tab-log = Diario
play-tab-chat = Chat
play-aspirations = Aspirazioni, e chi le soddisferebbe ora
play-ahead = Chi è in vantaggio
play-intentions-side = Intenzioni: lato { $side } della plancia della fazione
play-intentions-worth = Imprese che danno subito punti, a chi è di turno: 1 punto per la prima di un turno, 2 per ognuna delle successive.
play-intentions-own = Imprese che danno subito punti, a chi è di turno.
play-intentions-ego = A Ego le Intenzioni non danno punti
play-intention-next = La prossima porta { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }.
play-intention-short = prossima: +{ $count }
play-intention-side = lato { $side }
play-intention-lit = possibile ora
play-intention-by = Possibile ora: { $actions }.
play-intention-worth = { $name } (+{ $points ->
        [one] 1 punto
       *[other] { $points } punti
    })
play-intention-by-token = { $intention }, se prima piazzi un gettone: { $token }
play-turned = L’Emozione com’è sul tabellone, e che cosa diventa
play-may-meet = Può portare: { $what }.
# Sulla tessera di un’azione, dietro il segno della fazione.
play-tile-points = può portare punti: +{ $points }
play-tile-scoring = { $action }, può portare { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
# $bonus: wheel-bonus-…, $at: il posto sulla Ruota.
play-wheel-next = Il prossimo bonus della Ruota viene a { $at }: { $bonus }.
play-wheel-at = a { $at }:
wheel-bonus-essence = Essenza
wheel-bonus-card = una carta
wheel-bonus-ambition = Ambizione
play-ahead-by = { $team } avanti di { $count }
play-earns = { $team }: { $fragment }
play-legend-tie = Gioia e Malinconia sono in parità
play-legend-own = la condizione propria di { $team } è soddisfatta
play-legend-not = non è così
play-aims-now = Che cosa conta ora
play-conditions-met = { $count } di { $all }
play-nearest-title = Più vicina a svuotarsi
# $count: quante Sfere hanno così poco.
play-nearest = { $wp } FdV { $count ->
        [1] in { $which }
        [2] in entrambe, { $which }
       *[other] in ognuna: { $which }
    }
play-nearest-many = { $count } Sfere
play-nearest-short = Rivelazione: { $wp }
play-fragments-left = Frammenti rimasti
play-fragments-end = La partita finisce quando ne spetta uno e non ne resta nessuno.
play-ends = La Sfera più vicina a svuotarsi, e come può finire la partita
play-ends-left = Prima che la partita finisca
play-end-label-common = Aspirazioni
# Il tipo di Frammento che una fazione non ha più: il prossimo che le spetta chiude la partita. Segue il simbolo della fazione.
play-end-next = o il prossimo { $kind ->
        [minor] Minore
       *[major] Maggiore
    } (Apicale, +{ $points })
play-end-label-wheel = Ruota, fino alla fine
# Fin dove è arrivata una fazione sulla sua Ruota, e fin dove si arriva.
play-wheel-of = { $count }/{ $end }
play-end-label-turn-limit = Turni
play-end-label-majors = Maggiori
play-end-label-rounds = Round dopo questo
play-round-begins = Comincia il round { $round } di { $last }. Inizia { $team }.
play-ends-when = La partita finisce quando
play-end-common = Non resta nessuna Aspirazione Comune (ora { $left }).
play-end-wheel = Una fazione arriva alla fine della sua Ruota. Punti mancanti:
play-end-fragment = A una fazione spetta un Frammento di un tipo che non ha più. Rimasti del tipo di cui ne ha meno:
play-end-turn-limit = È raggiunto il limite di turni (ne mancano { $left }).
play-end-majors = Una fazione aggiunge il terzo Frammento Maggiore, e vince. Mancano ancora:
play-end-rounds = L’ultimo round è finito ({ $left } dopo questo).
play-end-short-common = Fine: { $left } { $left ->
        [one] Aspirazione
       *[other] Aspirazioni
    }
play-end-short-wheel = Ruota: ancora { $left }
play-end-short-fragment = Fine: { $left } { $left ->
        [one] Frammento
       *[other] Frammenti
    }
play-end-short-turn-limit = Fine: { $left } { $left ->
        [one] turno
       *[other] turni
    }
play-end-short-majors = Fine: { $left } { $left ->
        [one] Maggiore
       *[other] Maggiori
    }
play-end-short-rounds = Fine: { $left } round
play-gone = Non più in gioco:
play-gone-compared = { $aspiration } (confrontata)
play-gone-removed = { $aspiration } (eliminata da { $team }: l’altra fazione ha ottenuto un Maggiore)
play-hidden-of = Segreta, { $team }
play-hidden-idle = Segreta, { $team }; non conta finché è quella Comune
play-hidden-next = Segreta, più avanti
play-hidden-maybe = può essere segreta, { $team }
play-common-place = Comune, n. { $place }
play-team = Fazione
play-parts = Punti da
play-part-wheel = Ruota
play-part-minor = Minori
play-part-major = Maggiori
play-part-capping = Apicale
play-part-fortresses = Fortezze
play-part-rows = Righe piene
play-part-strong = Emozioni Forti
play-part-full = Emozioni piene
play-part-wheel-text = Punti per le Intenzioni: imprese che danno subito punti alla tua fazione, quando le compi nel tuo turno.
play-part-wheel-ego = La Ruota conta i tuoi punti per le Intenzioni: imprese che danno subito punti, quando le compi nel tuo turno. Quelli che Ego ha lì vengono dalle sue regole, per esempio quando fallisce un’azione.
play-part-minor-text = Per ogni Frammento Minore nell’Identità. Una fazione ne aggiunge uno quando in una Rivelazione soddisfa una delle sue due Aspirazioni, e con una Fortezza dove sta la Sfera svuotata.
play-part-major-text = Per ogni Frammento Maggiore nell’Identità. Una fazione ne aggiunge uno quando in una Rivelazione soddisfa entrambe le sue Aspirazioni.
play-part-capping-text = Per il Frammento Apicale, aggiunto da una fazione a cui spetta un Frammento che non ha più.
play-part-fortresses-text = Quando la partita è finita, solo le Fortezze di Ego portano punti: quelle delle persone non ne portano.
play-part-rows-text = 1 punto per ogni riga con quattro gettoni sulle plance della fazione.
play-part-strong-text = 1 punto per ogni Emozione Forte della fazione sul tabellone.
play-part-full-text = 1 punto per ogni Emozione della fazione sul tabellone senza posti liberi per l’Essenza.
play-part-sum-text = Tutto questo insieme. Vince chi ha più punti.
play-part-sum = Punti
play-hand-known = Mano:
play-deck-known = Mazzo, dalla cima:
play-unseen = Tra le carte non viste:
play-unknown-cards = { $count } { $count ->
        [one] non vista
       *[other] non viste
    }
play-order = Ordine dei turni
# In un angolo con poco posto.
play-turn = Turno { $turn }
play-turn-of-all = Della partita: si contano i turni di tutti.
# Di chi sono questi beni, accanto al ritratto.
play-you = Sei { $spirit }
play-deck = Mazzo: { $count }
play-deck-next = prossima
play-last-turn = Ultimo turno
play-last-none = Non si possono fare altri punti.
play-last-end = Non si possono fare altri punti: termina il turno.
play-last-none-but = Ora solo la fine porta punti: { $points }.
play-last-end-but = Ora solo la fine porta punti ({ $points }): termina il turno.
play-last-intentions = Nessun’altra Rivelazione; le Intenzioni portano ancora punti.
play-last-fortresses = Nessun’altra Rivelazione; solo le Fortezze di Ego contano ancora, alla fine.
play-last-both = Nessun’altra Rivelazione; le Intenzioni portano ancora punti, e alla fine contano solo le Fortezze di Ego.
play-at-end = { $team } +{ $count }
play-more-at-end = +{ $count } alla fine per le sue Fortezze, come stanno.
play-most-at-end = Una Rivelazione che ora chiudesse la partita gli darebbe al massimo { $count }, fine compresa.
play-at-the-end = alla fine
play-spectating = Stai assistendo.

## Persone al tavolo

# Chi gioca uno Spirito, in frasi su ciò che decidono le persone.
play-person = { $name } ({ $spirit })
play-pass-to = Passa il dispositivo a { $spirit }
play-pass-text = Le mani sono nascoste. Continua quando solo tu puoi vedere lo schermo.
play-pass-ready = Ci sono
play-stand-in = Un programma sta giocando per te.
play-stand-in-out-of-time = Il tuo tempo è scaduto: un programma gioca per te questo turno fino in fondo. Poi potrai riprendere il tuo posto.
play-take-back-seat = Riprendi il mio posto
play-undo-asked =
    { $spirit } chiede di annullare { $deeds ->
        [0] un passo che nessun altro ha visto
        [one] l’ultimo passo
       *[other] gli ultimi { $deeds } passi
    }.
play-undo-asked-turns =
    { $spirit } chiede di annullare { $deeds ->
        [one] l’ultimo passo
       *[other] gli ultimi { $deeds } passi
    }, e con ciò { $turns ->
        [one] l’ultimo turno, quello di { $first }
       *[other] gli ultimi { $turns } turni, da quello di { $first } in poi
    }.
play-undo-allow = Permetti
play-undo-refuse = Rifiuta
play-undo-asking = Hai chiesto di annullare una scelta. Gli altri stanno rispondendo.
play-undo-agreed = { $who } è d’accordo.
play-undo-refused = { $who } non vuole tornare indietro. La partita continua da qui.
play-undo-allowed = Tutti d’accordo: scegli di nuovo.
# Prima dell’elenco di ciò che se ne va.
play-undo-goes = Si annullerebbe questo:
play-undo-withdraw = Ritira

## Un telefono tenuto in verticale

play-sideways = Un consiglio: con il telefono in orizzontale il tabellone è più grande, e tutto il resto gli sta accanto.

## La fine

play-result = Mostra il risultato
play-ended = La partita è stata chiusa
play-you-win = Hai vinto!
play-team-wins = Vince { $team }

## Aiuto al tavolo

play-help = Aiuto
play-help-screen = Questa schermata
play-help-rules = Regole
play-help-keys = Tasti
play-help-board = Il tabellone
play-help-board-text = Le Emozioni stanno sugli spazi tutt’intorno, gli Spiriti sui sentieri, le Sfere ruotano al centro attorno all’Identità. Ciò che lì si può scegliere sta anche tra le scelte. Va’ su qualunque cosa, o toccala, per sapere che cos’è.
play-help-aims = Che cosa conta ora
play-help-aims-text = L’Aspirazione Comune attuale e la tua Segreta, quanto ne ha ogni fazione e chi è in vantaggio. Su un telefono stanno nella riga in alto; toccala per vedere di più.
play-help-ends = La prossima Rivelazione, e la fine
play-help-ends-text = La Sfera più vicina a svuotarsi: chi la svuota causa una Rivelazione. Sotto, ciò che resta prima che la partita finisca, e i Frammenti che ha ancora ogni fazione.
play-help-bar = La barra
play-help-bar-text = I punti e l’Ambizione di ogni fazione, poi gli Spiriti nell’ordine dei turni, e chi è di turno.
play-help-decision = La decisione
play-help-decision-text = Ciò che ti si chiede, e ogni scelta che hai, con il suo prezzo. Va’ su una scelta per sapere che cosa cambierebbe. Ciò che ora non è possibile dice perché.
play-help-panels = Ciò che sai
play-help-panels-text = Le Novità dal tuo ultimo turno, gli Obiettivi con tutte le Aspirazioni e il punteggio, la plancia del tuo Spirito, i giocatori, e il diario di tutto ciò che è successo.
play-help-hand = La tua mano
play-help-hand-text = Le tue carte, la tua Forza di Volontà, Essenza e Ambizione, e la carta in cima al tuo mazzo.
play-help-phone = Su un telefono
play-help-phone-text = Le tue carte stanno sotto le azioni: scorrile e toccane una per leggerla prima di giocarla. Ciò che solo l’Ambizione compra è dietro la stella sotto il tabellone. Due tocchi o due dita avvicinano il tabellone. Tieni un dito su una cosa per vedere che cosa cambierebbe. Indietro chiude ciò che è aperto.
play-help-explain = Tutto si spiega da sé
play-help-explain-text = Ferma il puntatore su una cosa, toccala, o premi I mentre ha il focus. Da lì puoi leggere di più nelle regole senza lasciare il tavolo.

## Tasti

play-skip-to-decision = Salta alla decisione
# Ciò che è stampato sui tasti, o un segno per esso.
key-numbers = 1 – 9, 0
key-tab = Tab
key-around = ← →
key-rings = ↑ ↓
key-ends = Home · Fine
key-enter = Invio
key-shift-u = Maiusc + U
key-modified = Alt + Maiusc
key-space = Spazio
key-escape = Esc
play-key-numbers = Prendi la scelta con questo numero; le azioni di un turno hanno gli stessi tasti in ogni turno, la decima lo 0 (le altre azioni hanno lettere, come la A per assorbire e la R per ruotare)
play-key-tab = Da un gruppo al successivo: azioni, scelte, tabellone, mano, pannelli
play-key-around = Intorno al tabellone, da un luogo che si può scegliere al successivo; tra le azioni, le scelte, nella mano e in altri gruppi da una cosa alla successiva
play-key-rings = Sul tabellone verso l’esterno e verso l’interno: spazi, caselle, siti Fortezza, Sfere, l’Identità
play-key-ends = Sul tabellone il primo e l’ultimo luogo che si può scegliere, o dell’anello dove non ce n’è; negli altri gruppi la prima e l’ultima cosa
play-key-enter = Scegli ciò che ha il focus, o fattelo spiegare
play-key-explain = Spiega ciò che ha il focus; di una scelta, ripeti che cosa fa
play-key-end = Termina il turno; con Ambizione, dove le azioni lo offrono così, altrimenti ti si chiede che cosa prendere
play-key-end-cards = Termina il turno con carte, quando non resta nessuna Azione
play-key-undo = Annulla; viene detto che cosa si annulla
play-key-choices = Ascolta che cosa viene chiesto, e ogni scelta con il suo tasto e il suo prezzo
play-key-standing = Ascolta come stanno le cose: di chi è il turno, che cosa hai, i punti, gli obiettivi, la prossima Rivelazione, la tua mano, dove sono gli Spiriti, i Frammenti rimasti
play-key-again = Riascolta ciò che è stato detto dopo la tua ultima scelta
play-key-modified = Con una lettera o una cifra: lo stesso, anche dove nelle impostazioni i tasti singoli sono disattivati
# Perché un tasto non fa nulla.
play-key-no-undo = Non c’è nulla che tu possa annullare.
play-key-no-hints = Ora non si possono chiedere suggerimenti.
play-key-no-choice = Ora nessuna scelta ha il numero { $number }.
play-key-late = Il passo seguente aveva una sola risposta ed è stato fatto, quindi { $number } non ha ancora fatto nulla. Ora vale per: { $choice }. Premilo di nuovo per sceglierlo.
play-key-asked = Prima c’è una domanda: { $choice }? Invio su «Conferma» lo fa, Esc lo lascia. Prima di questo { $key } non fa nulla.
play-key-waits = { $action }: deve aspettare. Prima rispondi a questo, o torna indietro con Esc.
play-key-no-more = Non c’è altro da dire su questo.
play-key-choice = { $key }: { $choice }
play-key-advice = Con un lettore di schermo
play-key-advice-text = I tasti arrivano al gioco in modalità focus (NVDA: Ins e Spazio; JAWS: Ins e Z per disattivare la modalità di navigazione; VoiceOver non ne ha bisogno). Tab va da gruppo a gruppo, le frecce proseguono all’interno. Ciò che succede viene detto da sé e resta nell’elenco «Che cosa è appena successo»; W dice che cosa viene chiesto, con tutte le scelte e i loro tasti, P ripete ciò che hai appena sentito, S dice come stanno le cose. Le lettere singole si possono disattivare nelle impostazioni: allora Alt, Maiusc e la lettera fanno lo stesso.
play-key-restart = Il turno da capo
play-key-decision = Vai alle scelte
play-key-board = Vai al tabellone
play-key-hand = Vai alla mano
play-key-hints = Chiedi un suggerimento, dove ce ne sono; quando c’è, vacci
play-key-log = Mostra il diario
play-key-skip = Salta ciò che viene mostrato; nel turno di Ego, vai al passo successivo
play-key-leave = Indietro: da una domanda prima di agire, da una carta, da un momento passato o da uno sguardo da vicino; altrimenti da ciò che un’azione chiede alle azioni
play-key-sheet = Aiuto, con questi tasti

## Che cosa si sente di ciò che è disegnato

# Una scelta con il suo prezzo. $is_old: se costava tanto quando è stato chiesto l’ultima volta.
choice-aloud = { NAME($choice, form: "aloud") }{ $price ->
        [none] { "" }
       *[other] , { NAME($price, form: "aloud") }
    }{ $is_old ->
        [1] { " " }prima.
       *[other] .
    }
card-aloud = { $card }, { $vibe }
card-aloud-numbers = { $card }, { $vibe }, Intensità { $intensities }
# Ciò che tutti possono sapere di un giocatore, dopo il nome.
play-seat-aloud = { $place }: { $wp }, { $essence }, { $hand }, { $deck }

# Prima delle imprese di un turno, e prima di ciò che è stato annullato.
aloud-turn = { $spirit }:
aloud-undone = Annullato:
aloud-restarted = Il turno ricomincia. Annullato:
# Il proprio turno, e ciò che resta.
aloud-yours = { $is_new ->
        [1] Il tuo turno: { $actions }, { NAME($goods, form: "aloud") }.
       *[other] { $actions }, { NAME($goods, form: "aloud") }.
    }
aloud-beside = Accanto a te: { $spheres }.
# Che cosa cambierebbe una scelta, prima di farla.
aloud-if-chosen = Se lo scegli:
aloud-points = { $team }: da { $was } a { $is } punti.
aloud-count = { $same ->
        [1] { $team } { $is }
       *[other] { $team } da { $was } a { $is }
    }
aloud-aspiration = { $aspiration }: { $counts }; { $leader ->
        [none] nessuno è in vantaggio
       *[other] { $leader } è in vantaggio di { $lead }
    }.
aloud-control = { $place }: { $team ->
        [none] ora nessuno ne ha il controllo
       *[other] ora il controllo è di { $team }
    }.
aloud-sphere = { $is_filled ->
        [1] La Sfera { $sphere } è di nuovo piena, Forza di Volontà: { $is }.
       *[other] { $sphere }, Forza di Volontà: da { $was } a { $is }.
    }
aloud-slot = { $is ->
        [none] { $emotion } lascia lo spazio { $slot }.
       *[other] { $was ->
            [none] { $emotion } sullo spazio { $slot } con Intensità { $is }.
           *[other] { $emotion } sullo spazio { $slot }: Intensità da { $was } a { $is }.
        }
    }
aloud-site = { $is ->
        [none] Fortezza, { $realm }: { $was } non c’è più.
       *[other] { $was ->
            [none] Fortezza, { $realm }: { $is }, nuova.
           *[other] Fortezza, { $realm }: { $was }, poi { $is }.
        }
    }
aloud-change = { $what }: da { $was } a { $is }.
# Come stanno le cose, con un tasto.
aloud-score = Punti: { $scores }.
aloud-aim = { $kind }: { $aspiration }. { $standing }
aloud-goods = Hai { NAME($goods, form: "aloud") }.
aloud-whose = È il turno di { $spirit }.
aloud-nearest = Più vicine a svuotarsi: { $spheres }.
aloud-hand = Nella tua mano: { $cards }.
aloud-hand-empty = Non hai carte in mano.
# Di chi sono gli Spiriti.
aloud-sides = { $is_ego ->
        [1] Ego gioca per { $team }, con { $spirits }.
       *[other] { $team } gioca con { $spirits }.
    }
aloud-place = { $spirit }: { $place }
aloud-places = Dove sono gli Spiriti: { $places }.
aloud-fragments = Frammenti rimasti, { $team }: { $kinds }.
aloud-kind = { $kind } { $count }

## Scelte nell’elenco: ciò che sta sotto il nome

play-choice-card = Intensità { $intensities }{ $threshold ->
        [none] { "" }
       *[other] , si potenzia con Essenza { $threshold }
    }.
play-choice-slot = { $place }, spazio { $slot }. Intensità { $intensity }, Essenza { $essence } di { $spaces }.
play-choice-slot-empty = Spazio vuoto { $slot }
play-choice-space = { $spheres } FdV a portata. { $count ->
        [one] Spazio
       *[other] Spazi
    } { $slots }{ $spirits ->
        [none] .
       *[other] , con { $spirits }.
    }

## Ego

play-ego-turn = Il turno di Ego
play-ego-turn-of = Il turno di Ego: { $spirit }
play-ego-step = Passo { $step } di { $steps }
play-ego-actions = Le sue tre azioni
play-ego-on = Avanti
play-ego-end = Continua a giocare
play-ego-flow = Fallo scorrere da sé
play-ego-again = Passo per passo
play-ego-again-of = Passo per passo: turno { $turn } della partita
play-ego-back = Un passo indietro nel turno di Ego
play-ego-now = Questo turno: testa e piede
play-ego-next = Prossimo turno: la testa di
play-ego-forecast = Previsione, se non cambia nulla
play-ego-thinks = Come pensa Ego
play-ego-thinks-more = Tutto, nelle regole
# Prima di ciò che è stato detto del turno in corso.
play-ego-example = In questo turno

## Partite a round

play-round = Round { $round }/{ $last }
play-fortitude = { $count } Fortitudine per le Azioni della fazione
play-meditations = { $count ->
        [0] Nessuna Meditazione rimasta in questo round
        [one] 1 Meditazione rimasta in questo round
       *[other] { $count } Meditazioni rimaste in questo round
    }
play-deck-discards = Mazzo { $deck } · Scarti { $discards }
play-discards = { $count ->
        [0] Nessuno scarto
       *[other] Scarti: { $count }
    }
play-discards-of = La pila degli scarti di { $spirit }
play-discards-text = La carta scartata per ultima viene per prima. Quando il mazzo è vuoto, queste si mescolano in uno nuovo.
play-determination = { $count } FdV su Determinazione fino alla fine del round.
play-endgame-common = Comune, alla fine
play-endgame-of = { $team }, alla fine
play-aside = Messe da parte, { $whose }:
play-change-fortitude = { $team }, Fortitudine
