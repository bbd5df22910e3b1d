# Le parole del gioco: obiettivi, azioni, prezzi e glossario.

## Aspirazioni

# Dopo ogni nome ciò che chiede e, in poche parole per i posti stretti, ciò che conta.
aspiration-attitude = Atteggia­mento
aspiration-attitude-text = Controllare più Reami di quanti ne controlla la fazione avversaria.
aspiration-attitude-short = Reami control­lati
aspiration-openness = Fran­chezza
aspiration-openness-text = Controllare più Frontiere di quante ne controlla la fazione avversaria.
aspiration-openness-short = Fron­tiere control­late
aspiration-awareness = Consape­volezza
aspiration-awareness-text = Avere Emozioni in più Triadi rispetto alla fazione avversaria. Una Triade è lo spazio di una Frontiera con quello su ciascun lato.
aspiration-awareness-short = Triadi con Emozioni
aspiration-unity = Unità
aspiration-unity-text = Avere la catena più lunga di Emozioni su spazi consecutivi.
aspiration-unity-short = la catena più lunga
aspiration-liveliness = Vivacità
aspiration-liveliness-text = Avere più Essenza sulle proprie Emozioni rispetto alla fazione avversaria.
aspiration-liveliness-short = Essenza sulle Emozioni
aspiration-versatility = Versa­tilità
aspiration-versatility-text = Avere più Vibrazioni diverse tra le proprie Emozioni. Felicità e Squallore non ne hanno.
aspiration-versatility-short = Vibra­zioni diverse
aspiration-fortitude = Forti­tudine
aspiration-fortitude-text = Avere più Intensità nelle Fortezze: 1 per una Minore, 2 per una Maggiore.
aspiration-fortitude-short = Intensità delle Fortezze
aspiration-sensibility = Sensi­bilità
aspiration-sensibility-text = Avere la singola Emozione con l’Intensità più alta.
aspiration-sensibility-short = Intensità più alta
aspiration-reflection = Rifles­sione
aspiration-reflection-text = Contare le coppie: un Reame e la Frontiera proprio di fronte sul tabellone, se la propria fazione controlla entrambi. Avere più coppie.
aspiration-reflection-short = coppie Reame–Frontiera

## Che cosa serve a Equilibrio per le sue Aspirazioni: Gioia e Malinconia in parità, e un’altra cosa

condition = { $holds ->
        [1] ✓ { $text }
       *[other] ✗ { $text }
    }
condition-mark = { $holds ->
        [1] ✓
       *[other] ✗
    }
condition-tie = Gioia e Malinconia sono in parità.
condition-attitude = Almeno 3 Emozioni di Equilibrio sono su spazi Reame.
condition-openness = Ci sono Emozioni di Equilibrio sugli spazi di almeno 2 Frontiere.
condition-awareness = Ci sono Emozioni di Equilibrio in almeno 3 Triadi.
condition-unity = Almeno 2 Emozioni di Equilibrio fanno parte della catena più lunga di Gioia o di quella di Malinconia.
condition-liveliness = Sulle Emozioni di Equilibrio c’è tanta Essenza di Gioia quanta di Malinconia, e c’è almeno un’Emozione di Equilibrio.
condition-versatility = Almeno 2 Emozioni di Equilibrio hanno ciascuna una Vibrazione che non si trova su nessun’altra che conta per la stessa fazione.
condition-fortitude = Sul tabellone ci sono almeno 2 Fortezze di Equilibrio.
condition-sensibility = Un’Emozione di Equilibrio ha un’Intensità di 3 o più.

## Intenzioni

intention-quell = Contenere
intention-quell-text = Togli 1 o più Essenze a un’Emozione con un’azione Repressione.
intention-absorb = Gran sorso
intention-absorb-text = Prendi 4 o più FdV dalla Sfera con un solo Assorbimento.
intention-great-quell = Schiac­ciare
intention-great-quell-text = Togli 2 o più Essenze a un’Emozione con una sola azione Repressione.
intention-exact-quell = Smorzare
intention-exact-quell-text = Togli esattamente 1 Essenza a un’Emozione con un’azione Repressione.
intention-small-absorb = Piccolo sorso
intention-small-absorb-text = Prendi al massimo 2 FdV dalla Sfera con un solo Assorbimento.
intention-fill = Colmare
intention-fill-text = Metti Essenza sull’ultimo posto libero di un’Emozione della tua fazione. Felicità e Squallore non contano, né conta l’Essenza che un Potenziamento trasferisce.
intention-row = Comple­tare una riga
intention-row-text = Riempi una riga della tua plancia mettendo il quarto gettone.
intention-fortress = Fondare
intention-fortress-text = Una Fortezza della tua fazione si unisce all’Identità in una Rivelazione causata da te.
intention-empower = Crescere
intention-empower-text = Potenzia un’Emozione.
intention-exalt = Nobi­litare
intention-exalt-text = Esalta una Fortezza della tua fazione.
intention-level-1 = Primo livello
intention-level-1-text = Avere per la prima volta almeno 1 gettone su tutte e cinque le righe.
intention-level-2 = Secondo livello
intention-level-2-text = Avere per la prima volta almeno 2 gettoni su tutte e cinque le righe.
intention-level-3 = Terzo livello
intention-level-3-text = Avere per la prima volta almeno 3 gettoni su tutte e cinque le righe.
intention-level-4 = Quarto livello
intention-level-4-text = Avere per la prima volta piene tutte le righe della tua plancia.
# Un’Intenzione dove ognuna ha punti propri: in un elenco, e con il suo testo.
intention-short-points = { $name } ({ $points })
intention-worth = { $points ->
        [one] { $text } Ogni volta vale 1 punto.
       *[other] { $text } Ogni volta vale { $points } punti.
    }

## Prezzi

price-free = gratis
# La parola breve per la Forza di Volontà; a voce si dice per intero.
short-willpower = FdV
    .aloud = Forza di Volontà
# A voce le parole abbreviate si dicono per intero: la forma “aloud”.
price-wp = { $count } FdV
    .aloud = { $count } { $count ->
        [one] Forza di Volontà
       *[other] Forza di Volontà
    }
price-ambition = { $count } { $count ->
        [one] Ambizione
       *[other] Ambizioni
    }
price-essence = { NAME($count, form: "kinds") ->
        [told] { NAME($count, form: "whole") }
       *[other] { $count } { $count ->
            [one] Essenza
           *[other] Essenze
        }
    }
price-either = { $count } { $count ->
        [one] Essenza
       *[other] Essenze
    } a scelta
price-from = da { $price }
    .aloud = da { NAME($price, form: "aloud") }
price-after = – { $price }
price-token = + un gettone, perché senza non è possibile
price-saved = costa { $price } in meno
price-more = costa { $price } in più
# Ciò che una miglioria aggiunge al costo della sua azione o ne toglie: “costo +1”, seguito da un’immagine di ciò che si paga.
price-change = costo { $by }
token-needed = { $card ->
        [none] { $upgrades ->
            [none] Prima un gettone deve sbloccare { $row }, in cambio di una carta che scarti.
           *[other] Ora è possibile solo così: prima un gettone va su { $row } ({ $upgrades }), in cambio di una carta che scarti.
        }
       *[other] { $upgrades ->
            [none] Prima un gettone { $colour } sblocca { $row }; per questo si scarta { $card }.
           *[other] Ora è possibile solo così: prima un gettone { $colour } va su { $row } ({ $upgrades }); per questo si scarta { $card }.
        }
    }
price-sum = { $first } + { $next }
    .aloud = { NAME($first, form: "aloud") } e { NAME($next, form: "aloud") }
    .kinds = told
    .whole = { NAME($first, form: "whole") } + { NAME($next, form: "whole") }
# Un prezzo come somma: per ogni parte la quantità e il motivo, e il totale.
price-less = { $first } − { $next }
price-term = { $price } ({ $reason })
price-equals = { $terms } = { $price }
cost = Costo: { $price }.
cost-nothing = Non costa nulla.
essence-of-kind = { $count } { $team }
    .kinds = told
    .whole = { $count } { $count ->
        [one] Essenza
       *[other] Essenze
    } { $team }
span = { $least }–{ $most }
sphere-with-wp = { $sphere } { $wp }
fortress-of = { $kind } ({ $team })
team-count = { $team } { $count }
card-with-vibe = { $card } [{ $letter }]
card-of-vibe = { $card } ({ NAME($vibe, form: "feminine") })
card-aligned = { $card }, per { $team }
card-numbers = { $intensities }, si potenzia a { $threshold }

## Lettere delle Vibrazioni

vibe-letter-none = –
vibe-letter-red = R
vibe-letter-yellow = G
vibe-letter-green = V
vibe-letter-blue = B
vibe-letter-wild = *

## Azioni Spirito

row-move = Movi­mento
row-move-text = Porta il tuo Spirito lungo un sentiero. Non può fermarsi dove c’è uno Spirito avversario. Costo: 1 FdV.
row-move-text-balance = Porta il tuo Spirito lungo un sentiero. Può fermarsi ovunque, chiunque ci sia. Costo: 1 FdV.
row-invoke = Invo­ca­zione
row-invoke-text = Gioca un’Emozione Media dalla mano su uno spazio vuoto adiacente al tuo Spirito, con la sua prima Essenza. Costo: 2 FdV e 1 Essenza.
row-invoke-text-balance = Gioca un’Emozione Media dalla mano su uno spazio vuoto adiacente al tuo Spirito, con la sua prima Essenza, di Gioia o di Malinconia: conta per quella fazione. Costo: 2 FdV e 1 Essenza.
row-quell = Repres­sione
row-quell-text = Mostra una carta della stessa Vibrazione di un’Emozione avversaria adiacente al tuo Spirito: quell’Emozione perde 1 Essenza. Costo: 2 FdV e 1 Ambizione.
row-fortify = Forti­fica­zione
row-fortify-text = Costruisci un Frammento Minore come Fortezza su un sito vuoto adiacente al tuo Spirito, a meno che la fazione avversaria non controlli quel Reame. Costo: 3 FdV.
row-fortify-text-balance = Costruisci un Frammento Minore come Fortezza su un sito vuoto adiacente al tuo Spirito. Paghi con Essenza della fazione che controlla il Reame, o di una a scelta se non lo controlla nessuno, e la Fortezza conta per quella fazione. Costo: 3 FdV e 1 Essenza.
row-empower = Poten­zia­mento
row-empower-text = Trasforma un’Emozione Media della tua fazione adiacente al tuo Spirito nella sua controparte Forte, se ha abbastanza Essenza. Costo: 3 FdV.
row-empower-text-balance = Trasforma un’Emozione Media della tua fazione adiacente al tuo Spirito in una qualsiasi Emozione Forte di Equilibrio che non sia sul tabellone, se ha tanta Essenza quanta questa ne richiede. Scegli tu la sua Vibrazione. Costo: 3 FdV.

## Azioni Reame

action-gain-willpower = Guadagno di Volontà
action-gain-willpower-text = Ottieni 4 FdV. Costo: 1 FdV, o nulla se la tua fazione controlla la Vallata delle Motivazioni.
action-gain-willpower-text-balance = Ottieni 4 FdV. Costo: 1 FdV, o nulla per Ragione.
action-draw-emotions = Pesca di Emozioni
action-draw-emotions-text = Pesca una carta; ogni carta in più costa 2 FdV. Costo: 1 FdV, o nulla se la tua fazione controlla la Culla dei Sensi.
action-draw-emotions-text-balance = Pesca una carta; ogni carta in più costa 2 FdV. Costo: 1 FdV, o nulla per Ragione.
action-move-emotion = Movimento di Emozione
action-move-emotion-text = Porta un’Emozione qualsiasi della tua fazione, con tutto ciò che ha sopra, su uno spazio vuoto adiacente al tuo Spirito. Costo: 2 FdV, o 1 se la tua fazione controlla la Trama dei Pensieri.
action-move-emotion-text-balance = Porta un’Emozione qualsiasi della tua fazione, con tutto ciò che ha sopra, su uno spazio vuoto adiacente al tuo Spirito. Costo: 2 FdV, o 1 per Ragione.
action-intensify = Inten­sifi­ca­zione
action-intensify-text = Metti Essenza dalla tua plancia su una sola Emozione della tua fazione adiacente al tuo Spirito; ogni Essenza dopo la prima costa 1 FdV. Costo: 1 FdV, o nulla se la tua fazione controlla la Landa dei Desideri.
action-intensify-text-balance = Metti Essenza dalla tua plancia su una sola Emozione della tua fazione adiacente al tuo Spirito, del tipo che c’è già; ogni Essenza dopo la prima costa 1 FdV. Costo: 1 FdV, o nulla per Ragione.
action-harvest = Raccolta di Essenza
action-harvest-text = Cambia una quantità a piacere della tua Forza di Volontà in altrettanta Essenza. Costo: 1 FdV, o nulla se la tua fazione controlla il Salice dei Valori.
action-harvest-text-balance = Cambia una quantità a piacere della tua Forza di Volontà in altrettanta Essenza, ognuna del tipo che scegli. Costo: 1 FdV, o nulla per Ragione.

## Abilità e fine del turno

ability-add-token = Aggiunta di un gettone Vibra­zione
ability-add-token-text = Metti un gettone Vibrazione su una delle tue righe, di qualunque colore che la riga accetti. Una volta per turno. Costo: 1 Ambizione.
ability-rotate = Rotazione dell’Ori­gine
ability-rotate-text = Ruota l’Origine: ogni Sfera passa al Reame seguente in senso orario. Una volta per turno. Costo: 1 Ambizione.
ability-extra-action = Azione Aggiun­tiva
ability-extra-action-text = In questo turno hai un’Azione in più. Una volta per turno. Costo: 2 Ambizioni.
ability-absorb = Assor­bi­mento
ability-absorb-text = Prendi 2 FdV da una Sfera adiacente al tuo Spirito, e 1 in più per ogni Frontiera adiacente al tuo Spirito che la tua fazione controlla. Poi viene il bonus della Sfera, e l’Origine ruota. Una volta per turno.
ability-absorb-text-balance = Prendi 2 FdV da una Sfera adiacente al tuo Spirito, e 1 in più per ogni Triade adiacente con un’Emozione della tua fazione. Poi viene il bonus della Sfera, e l’Origine ruota. Una volta per turno.
ability-end-turn = Fine del turno
ability-end-turn-text = Fermati qui. La tua fazione rende attiva 1 Ambizione, oppure peschi 2 carte.

## Glossario

term-spirit = Spirito
term-spirit-text = La pedina che un giocatore muove sul tabellone, con una plancia propria per azioni e gettoni.
term-emotion = Emozione
term-emotion-text = Una carta che sta su uno spazio del tabellone e porta Essenza. Le Emozioni decidono chi controlla che cosa.
term-mild = Emozione Media
term-mild-text = Un’Emozione dal mazzo di un giocatore. Con abbastanza Essenza si può potenziare.
term-strong = Emozione Forte
term-strong-text = Ciò che diventa un’Emozione Media quando viene potenziata. Gioia e Malinconia hanno due copie di ognuna, Equilibrio una.
term-brightness = Felicità
term-brightness-text = L’Emozione Iniziale di Gioia. Non ha Vibrazione né potere.
term-bleakness = Squallore
term-bleakness-text = L’Emozione Iniziale di Malinconia. Non ha Vibrazione né potere.
term-counterpart = Controparte
term-counterpart-text = L’Emozione Forte che corrisponde a una Media, e viceversa. Una Neutralità può diventare qualsiasi Emozione Forte di Equilibrio.
term-threshold = Soglia
term-threshold-text = L’Essenza che un’Emozione Media deve avere per poter essere potenziata. Per Equilibrio la indica l’Emozione Forte.
term-realm = Reame
term-realm-text = Una delle cinque terre del tabellone, con due spazi Emozione, una casella Spirito, un sito Fortezza e un’azione propria.
term-frontier = Frontiera
term-frontier-text = Il confine tra due Reami vicini, con uno spazio Emozione e una casella Spirito.
term-triad = Triade
term-triad-text = Tre spazi vicini: quello di una Frontiera e quello su ciascun lato. Ogni spazio appartiene a una sola Triade, e ogni Triade decide chi controlla la sua Frontiera.
term-slot = Spazio
term-slot-text = Un luogo per una sola Emozione. I quindici spazi formano un anello, e ognuno è adiacente ad altri due.
term-space = Casella
term-space-text = Un luogo dove stanno gli Spiriti. Ogni Reame e ogni Frontiera ne ha una, e i sentieri le uniscono.
term-origin = Origine
term-origin-text = La ruota al centro che porta le cinque Sfere da un Reame all’altro.
term-sphere = Sfera
term-sphere-text = Una parte dell’Origine che contiene Forza di Volontà e dà un bonus a chi ne assorbe.
term-willpower = Forza di Volontà
term-willpower-text = Ciò che costa la maggior parte delle azioni. In breve FdV.
term-essence = Essenza
term-essence-text = Ciò che dà forza alle Emozioni. Sta sulla tua plancia finché non la metti su un’Emozione. Equilibrio ha Essenza di Gioia ed Essenza di Malinconia.
term-ambition = Ambizione
term-ambition-text = Tre gettoni in comune per una fazione. Uno attivo si può spendere; poi è inattivo finché non lo si ottiene di nuovo.
term-vibe = Vibrazione
term-vibe-text = Il colore di un’Emozione: rosso, giallo, verde o blu. Per un’Emozione Forte di Equilibrio lo sceglie il suo giocatore.
term-vibe-token = Gettone Vibrazione
term-vibe-token-text = Un gettone su una riga della tua plancia. Il primo sblocca l’azione, gli altri le sue migliorie. Una riga non ne ha mai due dello stesso colore.
term-wild-token = Gettone jolly
term-wild-token-text = Un gettone Vibrazione senza colore. Ogni giocatore ne mette quattro prima che la partita cominci; nell’edizione di anteprima, invece, hanno colori.
term-row = Riga
term-row-text = Una delle cinque azioni della tua plancia Spirito, con quattro posti per gettoni Vibrazione.
term-upgrade = Miglioria
term-upgrade-text = Ciò che una riga sa fare in più quando c’è un gettone, spesso a un prezzo aggiuntivo.
term-determination = Determinazione
term-determination-text = Una miglioria che fa costare un’azione 1 FdV in meno.
term-intensity = Intensità
term-intensity-text = Quanto è forte un’Emozione: il numero sotto la sua ultima Essenza, il suo gettone e ciò che aggiunge il suo potere.
term-intensity-token = Gettone Intensità
term-intensity-token-text = Un gettone fino a +6 su un’Emozione. Un’Emozione ne ha al massimo uno e lo perde quando lascia il tabellone.
term-control = Controllo
term-control-text = Una fazione controlla un Reame o una Frontiera dove ha l’Intensità totale più alta; in un Reame conta anche la sua Fortezza. In parità non controlla nessuno.
term-blocked = Bloccata
term-blocked-text = Un’Emozione su una Frontiera non conta in un Reame finché lo spazio adiacente di quel Reame ha un’Emozione avversaria. Sul tabellone lo mostra una freccia che finisce contro una barra.
term-chain = Catena
term-chain-text = Emozioni di una fazione su spazi consecutivi senza interruzioni.
term-adjacent = Adiacente
term-adjacent-text = Proprio accanto. Il tabellone mostra a quali spazi, siti e Sfere è adiacente una casella.
term-fortress = Fortezza
term-fortress-text = Un Frammento sul sito di un Reame. Lì dà Intensità alla sua fazione: 1 se Minore, 2 se Maggiore. Porta punti solo quando la Sfera di quel Reame si svuota e il Frammento si unisce all’Identità: sul tabellone ne portano solo le Fortezze di Ego, alla fine.
term-site = Sito Fortezza
term-site-text = Il posto per una Fortezza; ogni Reame ne ha uno.
term-fragment = Frammento
term-fragment-text = Un pezzo dell’Identità. Una fazione ne ha cinque Minori da 3 punti, tre Maggiori da 5 e uno Apicale da 4.
term-minor = Frammento Minore
term-minor-text = Il Frammento piccolo: nell’Identità vale 3 punti.
term-major = Frammento Maggiore
term-major-text = Il Frammento grande: nell’Identità vale 5 punti.
term-capping = Frammento Apicale
term-capping-text = L’ultimo Frammento, da 4 punti. Lo mette una fazione che non ha più il Frammento che le spetta, e la partita finisce.
term-identity = Identità
term-identity-text = La torre di Frammenti al centro del tabellone. Alla fine conta ciò che contiene.
term-revelation = Rivelazione
term-revelation-text = Ciò che accade quando una Sfera si svuota: le fazioni confrontano le loro Aspirazioni e ottengono Frammenti.
term-aspiration = Aspirazione
term-aspiration-text = Una cosa in cui essere in vantaggio quando arriva una Rivelazione.
term-common-aspiration = Aspirazione Comune
term-common-aspiration-text = L’Aspirazione che vale per tutte le fazioni. Sono scoperte in fila, e la più a sinistra è quella attuale.
term-hidden-aspiration = Aspirazione Segreta
term-hidden-aspiration-text = L’Aspirazione che solo la sua fazione conosce e può soddisfare.
term-intention = Intenzione
term-intention-text = Un’impresa che porta subito punti: 1 per la prima di un turno, 2 per ognuna delle successive; nell’edizione di anteprima, quanti ne stanno accanto.
term-wheel = Ruota delle Intenzioni
term-wheel-text = Dove una fazione conta i punti delle Intenzioni. Ogni due punti arriva un bonus, e una fazione a 20 chiude la partita.
term-shaper = Plasmatore
term-shaper-text = Un solo Spirito che gioca per un’intera fazione, quando non ci sono due giocatori per ogni fazione.
term-action = Azione
term-action-text = Un’azione Spirito o un’azione Reame. Un giocatore ne ha tre per turno.
term-spirit-action = Azione Spirito
term-spirit-action-text = Movimento, Invocazione, Repressione, Fortificazione o Potenziamento: un’azione della tua plancia Spirito, che deve essere sbloccata.
term-realm-action = Azione Reame
term-realm-action-text = Un’azione che un Reame offre a ogni giocatore, ovunque si trovi. Costa 1 FdV in meno se la tua fazione controlla il Reame.
term-ability = Abilità
term-ability-text = Ciò che puoi fare una volta per turno senza spendere un’Azione: tre abilità costano Ambizione, e Assorbimento è gratuito.
term-absorb = Assorbimento
term-absorb-text = Prendere Forza di Volontà da una Sfera, una volta per turno. Dà anche il bonus della Sfera e ruota l’Origine.
term-invoke = Invocazione
term-invoke-text = Mettere in gioco un’Emozione Media dalla mano.
term-quell = Repressione
term-quell-text = Togliere Essenza a un’Emozione avversaria. Quella che non ne ha più lascia il tabellone.
term-fortify = Fortificazione
term-fortify-text = Costruire una Fortezza o, con le migliorie, migliorarne una propria o danneggiarne una avversaria.
term-empower = Potenziamento
term-empower-text = Trasformare un’Emozione Media nella sua controparte Forte.
term-intensify = Intensificazione
term-intensify-text = Aggiungere Essenza a un’Emozione della tua fazione già sul tabellone.
term-harvest = Raccolta
term-harvest-text = Cambiare Forza di Volontà in Essenza.
term-insecurity-token = Gettone Insicurezza
term-insecurity-token-text = Un gettone su una riga che fa costare 1 FdV in più la sua prossima azione. Ce ne sono sei.
term-supply = Riserva
term-supply-text = La scorta comune di Forza di Volontà, Essenza e gettoni Vibrazione accanto al tabellone. Non finisce mai.
term-bliss = Gioia
term-bliss-text = La fazione degli Spiriti luminosi: Amore, Diletto, Empatia e Armonia.
term-gloom = Malinconia
term-gloom-text = La fazione degli Spiriti oscuri: Odio, Miseria, Malizia e Ansia.
term-balance = Equilibrio
term-balance-text = Una terza fazione, per 3–6 giocatori nel gioco completo: Ragione e Intuizione. Vuole che Gioia e Malinconia siano pari, e usa l’Essenza di entrambe. I suoi Spiriti condividono le caselle con chiunque. Fortificare le costa 1 Essenza in più. Quando assorbe, prende 1 FdV in più non per le Frontiere che controlla, ma per ogni Triade adiacente con una delle sue Emozioni.
term-alignment = Allineamento
term-alignment-text = La fazione, Gioia o Malinconia, per cui un’Emozione o una Fortezza di Equilibrio conta nel controllo e nelle Aspirazioni. Dipende dall’Essenza usata. In tutto il resto sono di Equilibrio.
term-condition = Condizione
term-condition-text = Ciò che serve a Equilibrio in una Rivelazione. Ognuna delle sue Aspirazioni ha due condizioni; una soddisfatta porta un Frammento Minore, entrambe uno Maggiore.
term-ego = Ego
term-ego-text = Un avversario che gioca da sé, contro una o due persone. I suoi Spiriti, il Guardiano e il Persuasore, non hanno plance, né mano, né Ambizione, né poteri, e nemmeno le sue Emozioni ne hanno. Gli Stratagemmi gli dicono che cosa fare. Prende dalla riserva ciò che mette in gioco e conserva Forza di Volontà.
term-gatekeeper = Guardiano
term-gatekeeper-text = Uno dei due Spiriti di Ego. Tra modi equivalenti preferisce stare su una Frontiera.
term-influencer = Persuasore
term-influencer-text = Uno dei due Spiriti di Ego. Tra modi equivalenti preferisce stare in un Reame.
term-scheme = Stratagemma
term-scheme-text = Una delle dodici carte di Ego. La testa di quella scoperta dice a che cosa mira il prossimo turno di Ego e la sua prima azione; il piede di quella girata accanto dice la seconda e la terza azione.
term-special-scheme = Stratagemma Speciale
term-special-scheme-text = Ciò che nasce da due o tre azioni fallite in un turno di Ego, nel gioco completo: paga 2 FdV per una Fortezza Minore in un Reame che controlla, o per 2 punti se non c’è posto per una. Se non può pagare, ottiene 1 FdV.
term-impact = Impatto
term-impact-text = Quanto un modo di agire fa avanzare Ego nell’Aspirazione a cui mira: il suo conto meno il tuo, dopo e prima. Ego prende il modo con l’Impatto più alto. Se Ego è Malinconia, «Unità 2–2 → 2–3» è un Impatto di 1: il conto di Gioia sta per primo, come ovunque. Se tutti i modi lo farebbero arretrare, l’azione fallisce e nel gioco completo Ego fa 1 punto, una volta per turno.
term-difficulty = Difficoltà
term-difficulty-text = Ego gioca a difficoltà media, o con gradi che lo rendono più difficile o più facile. Ogni livello porta con sé i gradi precedenti; i gradi si possono scegliere anche uno per uno.
term-card-set = Set di carte
term-card-set-text = Un file con i numeri e i poteri delle Emozioni. Puoi giocare con il tuo.
term-status = Stato
term-status-text = Se il testo di una carta è documentato nelle regole pubblicate o è stato ideato per questo programma.
