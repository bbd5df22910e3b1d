# L’edizione “prototype”: le parole che ha solo lei, e ciò che vi si legge diversamente. Un testo il cui id finisce con il
# nome di un’edizione sta al posto di quello senza, dove si gioca quell’edizione.

## Aspirazioni; due hanno nomi che nelle altre edizioni vogliono dire altro

aspiration-early-awareness = Consape­volezza
aspiration-early-awareness-text = Controllare più Reami di quanti ne controlla la fazione avversaria.
aspiration-early-awareness-short = Reami control­lati
aspiration-allegiance = Lealtà
aspiration-allegiance-text = Controllare più Frontiere di quante ne controlla la fazione avversaria.
aspiration-allegiance-short = Fron­tiere control­late
aspiration-early-versatility = Versa­tilità
aspiration-early-versatility-text = Avere Emozioni in più Triadi rispetto alla fazione avversaria.
aspiration-early-versatility-short = Triadi con Emozioni
aspiration-wisdom = Saggezza
aspiration-wisdom-text = Avere più gettoni Vibrazione su tutte le plance della propria fazione.
aspiration-wisdom-short = gettoni Vibra­zione
aspiration-dominance = Predo­minio
aspiration-dominance-text = Avere più Essenza sulle proprie Emozioni rispetto alla fazione avversaria.
aspiration-dominance-short = Essenza sulle Emozioni
aspiration-diversity = Diversità
aspiration-diversity-text = Avere più Vibrazioni diverse tra le proprie Emozioni. Felicità e Squallore non ne hanno.
aspiration-diversity-short = Vibra­zioni diverse

## Azioni

row-meditate = Medi­ta­zione
row-meditate-sphere = Medi­ta­zione
row-meditate-text = Prendi 1 FdV da una Sfera adiacente al tuo Spirito, e 1 in più per ogni Frontiera adiacente al tuo Spirito che la tua fazione controlla. Poi viene il bonus della Sfera, due volte se le appartiene un Frammento Maggiore della tua fazione, e l’Origine ruota. Una volta per round; un Plasmatore due, ma non nello stesso turno.
row-quell-text-prototype = Un’Emozione avversaria adiacente al tuo Spirito perde 1 Essenza. La sua Vibrazione deve essere quella di un gettone su uno dei tuoi due posti per una Vibrazione Repressa; con un gettone qualsiasi lì si possono reprimere anche Felicità e Squallore. Costo: 2 FdV.
row-empower-text-prototype = Un modo di invocare, se c’è un gettone su Potenziamento: trasforma un’Emozione Media della tua fazione adiacente al tuo Spirito nella sua controparte Forte, se ha abbastanza Essenza e la tua copia di quella carta non è in gioco. Costo: 2 FdV, che ti tornano indietro.
action-gain-willpower-text-prototype = Ottieni 3 FdV. Costo: 1 FdV, o nulla se la tua fazione controlla la Vallata delle Motivazioni.
action-draw-emotions-text-prototype = Pesca 2 carte, tienine una e scarta l’altra. Costo: 1 FdV, o nulla se la tua fazione controlla la Culla dei Sensi.
action-intensify-text-prototype = Metti 1 Essenza dalla tua plancia su un’Emozione della tua fazione adiacente al tuo Spirito. Costo: 1 FdV, o nulla se la tua fazione controlla la Landa dei Desideri.
action-rest = Riposo
action-rest-text = Ottieni 1 FdV. Non ne costa.
ability-end-turn-text-prototype = Fermati qui, dopo almeno un’Azione. Tocca all’altra fazione, se ha Fortitudine.

## Sfere: il bonus di ognuna viene da sé quando qualcuno medita

sphere-commitment-text-prototype = La tua fazione ottiene 1 Fortitudine.
sphere-creativity-text-prototype = Peschi una carta.
sphere-humility-text-prototype = Ottieni 1 Essenza.
sphere-diligence-text-prototype = Ottieni 2 FdV dalla riserva.
sphere-knowledge-text-prototype = Puoi mettere un gettone Vibrazione su un posto della tua plancia che chiede una sola carta, di qualunque colore che la riga accetti.

## Migliorie. Quante carte richiede un gettone è mostrato accanto al testo, come i prezzi

upgrade-early-haste-text = Puoi andare avanti di una casella in più. Lungo il percorso puoi superare Spiriti avversari.
upgrade-early-surmount-text = Puoi fermarti su una casella con uno Spirito avversario.
upgrade-early-determination-text = Della Forza di Volontà che costa la tua prima azione con questa riga in un round, 1 si mette qui e ti torna indietro quando il round è finito.
upgrade-blazing-speed = Velocità Ardente
upgrade-blazing-speed-text = Puoi andare avanti di una casella in più, con Velocità due. Lungo il percorso puoi superare Spiriti avversari.
upgrade-early-bolster-text = La nuova Emozione riceve 1 Essenza in più dalla tua plancia.
upgrade-early-inner-force-text = Prendi l’Essenza richiesta dall’Emozione dalla riserva e non dalla tua plancia: puoi invocare anche senza averne.
upgrade-empower = Poten­ziamento
upgrade-early-empower-text = Non portare un’Emozione dalla mano: trasforma un’Emozione Media della tua fazione adiacente nella sua controparte Forte, se ha abbastanza Essenza. La Forza di Volontà che paghi per questo ti torna indietro.
upgrade-quelled-vibe = Vibra­zione Repressa
upgrade-quelled-vibe-text = Puoi reprimere Emozioni dello stesso colore del gettone qui; e con un gettone di qualunque colore Felicità e Squallore.
upgrade-snuff-out = Spegni­mento
upgrade-snuff-out-text = Togli 1 Essenza in più.
upgrade-origins-favored = Favore dell’Ori­gine
upgrade-origins-favored-text = Prendi 1 FdV in più dalla Sfera.
upgrade-unwavering = Risolu­tezza
upgrade-unwavering-text = Ottieni inoltre 2 FdV dalla riserva.
upgrade-origins-bounty = Dono dell’Ori­gine
upgrade-origins-bounty-text = Scegli di quale Sfera ricevi il bonus. Viene tante volte quante sarebbe venuto quello della Sfera da cui prendi Forza di Volontà.
upgrade-shapers-boon = Grazia del Plasma­tore
upgrade-shapers-boon-text = Prima di prendere Forza di Volontà puoi ruotare l’Origine di uno scatto.
upgrade-soul-leech = Sangui­suga d’Anime
upgrade-soul-leech-text = Ottieni 1 Essenza, anche se la Repressione viene impedita.

## Che cosa succede

event-starts-prototype = L’Aspirazione Comune è { $aspirations }.
event-endgame = { $team ->
        [none] L’Aspirazione Finale Comune è { $aspiration }.
       *[other] { $aspiration ->
            [none] { $team } ha la sua Aspirazione Finale.
           *[other] { $team } ha la sua Aspirazione Finale: { $aspiration }.
        }
    }
event-first = A prendere posto comincia { $seat }.
event-round = Round { $number }: comincia { $team }
event-fortitude = { $is_set ->
        [1] { $team } ha { $count } Fortitudine.
       *[other] { $sign ->
            [gain] { $team } ottiene { $count } Fortitudine ({ $why }).
           *[other] { $team } spende { $count } Fortitudine ({ $why }).
        }
    }
event-saves = { $count ->
        [one] { $count } FdV di questo prezzo va su Determinazione ({ $row }) e torna indietro quando il round è finito.
       *[other] { $count } FdV di questo prezzo vanno su Determinazione ({ $row }) e tornano indietro quando il round è finito.
    }
event-prevents = { $seat } impedisce che { $card }, { $slot }, perda Essenza.
event-reshuffles = { $seat } mescola la pila degli scarti in un nuovo mazzo.
event-turns-down-prototype = L’Aspirazione Comune { $aspiration } viene messa da parte.
event-ending-prototype = La partita finisce. { $why }

ending-majors = Una fazione ha aggiunto il terzo Frammento Maggiore.
ending-rounds = I cinque round sono finiti.

reason-round = nuovo round
reason-endgame = Aspirazioni Finali
reason-prevent = per impedire una Repressione

## Che cosa si decide

decision-first-to-place = Quale Spirito della tua fazione prende posto per primo?
decision-place-prototype = { $spirit }, quale Frontiera prendi? La sua Triade deve essere vuota. Un Plasmatore ne prende due, una dopo l’altra.
decision-place-emotion-prototype = Dove sta la tua Emozione Iniziale? Viene dalla riserva, con 1 Essenza.
decision-place-shaper = { $spirit }, su quale delle tue due Frontiere cominci?
decision-first-of-team = Quale Spirito della tua fazione fa il primo turno in questo round?
decision-place-token-prototype = { $row }: scarti prima delle carte per mettere sulla riga un gettone Vibrazione?
decision-discard-another = Quale altra carta scarti per il gettone { $colour } su { $row }? Può essere di qualunque colore.
scene-goes-on-prototype = { $what ->
        [pick-hidden] Prima { $spirit } sceglie la prossima Aspirazione Segreta, perché { $team } non ha soddisfatto la propria.
       *[other] Prima deve decidere { $spirit }.
    } Poi viene il resto.
decision-pick-hidden-prototype = La tua fazione non ha soddisfatto la sua Aspirazione Segreta. Scegli la prossima.
decision-prevent = Repressione contro { $card }, { $slot }. Empatia dà 1 Essenza perché non ne perda? Una volta per round.
decision-keep-card = Quale carta tieni? L’altra viene scartata.
decision-meditate-sphere = Da quale Sfera prendi Forza di Volontà?
decision-bounty = { $count ->
        [one] Di quale Sfera ricevi il bonus?
       *[other] Di quale Sfera ricevi il bonus, { $count } volte?
    }
decision-knowledge = Conoscenza: quale gettone Vibrazione aggiungi, di qualunque colore? Non scarti nessuna carta per questo.

choice-yes-prevent = Sì, dai 1 Essenza
choice-no-prevent = No, lascia che perda Essenza
choice-sphere-bounty = { $sphere }: { $bonus }

group-abilities-prototype = Il turno

play-token-colour-prototype = Una riga non ha mai due volte lo stesso colore. Su un posto per una Vibrazione Repressa dice quali Emozioni puoi reprimere.

## Il terminale

heading-teams-prototype = Fazioni e Spiriti, round { $round } di { $rounds }
heading-spirit-prototype = La plancia di { $spirit } (+1: più FdV; ²: un gettone richiede due carte)
upgrade-cards = ²
board-legend-prototype =
    ▲ Gioia  ▼ Malinconia  – nessuno; 2:1 i loro totali. [R G V B] Vibrazione.
    ● Essenza ○ libero. Poi Intensità. ×↑ ×↓ bloccata. Sfere e Maggiori: giù.
team-line-prototype = { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }, { $fortitude } Fortitudine, non usati: Minori { $minor }, Maggiori { $major }
seat-line-prototype = { $wp } FdV{ $saved ->
        [0] { "" }
       *[other] { " " }(e { $saved } su Determinazione)
    }, { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } { $essence ->
            [one] Essenza
           *[other] Essenze
        }
    }, { $is_own ->
        [1] { $cards ->
            [one] 1 carta
           *[other] { $cards } carte
        }
       *[other] { $cards ->
            [0] nessuna carta
           *[other] mano { $hand }
        }
    }, mazzo { $deck }, { $meditations ->
        [0] ha meditato
        [one] resta 1 Meditazione
       *[other] restano { $meditations } Meditazioni
    }
seat-discard = Scarti: { $cards }
pile-count = { $count }× { $card }
aim-endgame-common = Per la fine, Comune:
aim-endgame-own = Per la fine, tua:
aim-aside = Messe da parte, { $owner }: { $names }
aim-aside-common = Comune
turn-line-prototype = Round { $round }, turno { $turn } della partita, { $spirit }: { $actions ->
        [one] resta 1 Azione
       *[other] restano { $actions } Azioni
    }, { $fortitude } Fortitudine, { $wp } FdV, { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } { $essence ->
            [one] Essenza
           *[other] Essenze
        }
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }{ $meditations ->
        [0] . Hai meditato.
       *[other] .
    }
play-help-game-prototype =
    Ci sono cinque round, e ogni Azione prende 1 Fortitudine della tua fazione. In un turno ne hai da una a tre.
    Una Sfera svuotata con la Meditazione causa una Rivelazione: una fazione in vantaggio nell’Aspirazione
    Comune e nella propria Segreta, mentre l’altra non soddisfa nulla, aggiunge un Frammento Maggiore; chi ne
    soddisfa di più, uno Minore. Un terzo Maggiore vince subito. Altrimenti vinci con i punti: i Frammenti
    contano 2, 3 o 4, e 1 ogni riga piena, Emozione Forte ed Emozione piena. Dopo il round 5 le Aspirazioni
    Finali portano il Frammento Apicale. «h Meditazione», «h Fortitudine» e simili dicono di più.
score-line-prototype = { $team }: { $score } punti = Minori { $minor } ({ $minors } × 2) + Maggiori { $major } ({ $majors } × 3) + Apicale { $capping } + righe piene { $rows } + Emozioni Forti { $strong } + Emozioni piene { $full }
new-title-prototype = Una nuova partita del prototipo con il seme { $seed }: { $seats }.

## Glossario

term-round = Round
term-round-text = La partita ne ha cinque. Un round dura finché nessuna fazione ha più Fortitudine. Poi la Forza di Volontà torna da Determinazione, ognuno pesca una carta, un Plasmatore due, e il round seguente lo comincia la fazione che ha meno Frammenti; se ne hanno lo stesso numero, quella con meno Maggiori; altrimenti quella che ha finito per prima la Fortitudine.
term-fortitude = Fortitudine
term-fortitude-text = Ciò che prendono le Azioni di una fazione, 1 ciascuna. Si imposta quando comincia un round: a 8 nel primo, e a 1 in più in ognuno dei seguenti; ancora a 1 in più per un Plasmatore. Una fazione che non ne ha non ha turni fino al round seguente.
term-meditation = Meditazione
term-meditation-text = Un’Azione: prendere Forza di Volontà da una Sfera adiacente al tuo Spirito, con il bonus della Sfera. Ogni giocatore ne ha una per round, un Plasmatore due.
term-endgame-aspiration = Aspirazione Finale
term-endgame-aspiration-text = Ce ne sono tre: una Comune, scoperta per tutti, e una di ogni fazione, che solo lei conosce e può soddisfare. Si verificano dopo il quinto round, e una fazione che ne soddisfa più dell’altra aggiunge il suo Frammento Apicale.
term-discard-pile = Pila degli scarti
term-discard-pile-text = Ciò che un giocatore ha scartato, e le Emozioni Medie che hanno lasciato il tabellone, visibile a tutti. Quando il mazzo è vuoto, diventa il nuovo mazzo.
term-mild-text-prototype = Un’Emozione dal mazzo di un giocatore. Con abbastanza Essenza si può potenziare. Quando lascia il tabellone, va nella pila degli scarti del suo proprietario.
term-strong-text-prototype = Ciò che diventa un’Emozione Media quando viene potenziata. Ogni giocatore ha una copia di ognuna delle otto della fazione. Una in gioco porta 1 punto alla fine.
term-bleakness-text-prototype = L’Emozione Iniziale di Malinconia. Non ha Vibrazione né potere. Ansia ne ha altri quattro, che può invocare.
term-counterpart-text-prototype = L’Emozione Forte che corrisponde a una Media, e viceversa.
term-threshold-text-prototype = L’Essenza che un’Emozione Media deve avere per poter essere potenziata.
term-realm-text-prototype = Una delle cinque terre del tabellone, con due spazi Emozione, una casella Spirito e un’Azione propria.
term-sphere-text-prototype = Una parte dell’Origine che contiene Forza di Volontà e dà un bonus quando qualcuno medita accanto a essa. I Frammenti Maggiori appartengono alle Sfere e ruotano con loro.
term-essence-text-prototype = Ciò che dà forza alle Emozioni. Sta sulla tua plancia finché non la metti su un’Emozione. Un’Emozione in gioco senza posti liberi per essa porta 1 punto alla fine.
term-ambition-text-prototype = In questa edizione non c’è: le fazioni hanno Fortitudine.
term-vibe-text-prototype = Il colore di un’Emozione: rosso, giallo, verde o blu.
term-vibe-token-text-prototype = Un gettone su una riga della tua plancia; la miglioria sul suo posto funziona subito. Una riga non ne ha mai due dello stesso colore. Si può rimuovere un gettone per fare posto: quello sul posto stesso, o su un posto libero quello dello stesso colore nella riga, ma non entrambi.
term-wild-token-text-prototype = In questa edizione non ce ne sono: tutte le plance sono vuote quando la partita comincia.
term-row-text-prototype = Una delle quattro azioni della tua plancia Spirito, con quattro posti per gettoni Vibrazione. Nessuna va sbloccata. Una riga con quattro gettoni porta 1 punto alla fine.
term-determination-text-prototype = Una miglioria che restituisce 1 FdV quando il round è finito, per la prima azione con la sua riga in quel round.
term-intensity-text-prototype = Quanto è forte un’Emozione: il numero sotto la sua ultima Essenza.
term-intensity-token-text-prototype = In questa edizione non ce ne sono.
term-control-text-prototype = Una fazione controlla un Reame o una Frontiera dove ha l’Intensità totale più alta. In parità non controlla nessuno.
term-adjacent-text-prototype = Proprio accanto. Il tabellone mostra a quali spazi e Sfere è adiacente una casella.
term-fortress-text-prototype = In questa edizione non ce ne sono.
term-site-text-prototype = In questa edizione non ci sono Fortezze.
term-fragment-text-prototype = Un pezzo dell’Identità. Una fazione ne ha sei Minori da 2 punti, tre Maggiori da 3 e uno Apicale da 4. Chi aggiunge il terzo Maggiore ha vinto.
term-minor-text-prototype = Il Frammento piccolo, da 2 punti. Lo aggiunge la fazione che soddisfa più Aspirazioni in una Rivelazione, o entrambe se ognuna ne soddisfa una.
term-major-text-prototype = Il Frammento grande, da 3 punti. Lo aggiunge una fazione che soddisfa entrambe le sue Aspirazioni in una Rivelazione mentre l’altra nessuna, e appartiene alla Sfera che è stata svuotata. Il terzo vince subito la partita.
term-capping-text-prototype = L’ultimo Frammento, da 4 punti. Dopo il quinto round lo aggiunge la fazione che soddisfa più Aspirazioni Finali.
term-common-aspiration-text-prototype = L’Aspirazione che vale per tutte le fazioni. Una è scoperta; le prossime sono nascoste.
term-intention-text-prototype = In questa edizione non ce ne sono.
term-wheel-text-prototype = In questa edizione non c’è: non ci sono Intenzioni.
term-action-text-prototype = Un’azione Spirito, un’azione Reame o Riposo. Un giocatore ne fa da una a tre in un turno, e ognuna prende 1 Fortitudine della fazione.
term-spirit-action-text-prototype = Movimento, Invocazione, Repressione o Meditazione: un’azione della tua plancia Spirito. Potenziare è un modo di invocare.
term-ability-text-prototype = In questa edizione non ce ne sono: tutto ciò che fai è un’Azione.
term-absorb-text-prototype = In questa edizione non c’è: al suo posto c’è la Meditazione.
term-quell-text-prototype = Togliere Essenza a un’Emozione avversaria. Quando perde l’ultima, lascia il tabellone e il suo proprietario pesca una carta.
term-fortify-text-prototype = In questa edizione non c’è: non ci sono Fortezze.
term-empower-text-prototype = Trasformare un’Emozione Media nella sua controparte Forte, che poi è tua. È un modo di invocare.
term-insecurity-token-text-prototype = In questa edizione non ce ne sono.
term-bliss-text-prototype = La fazione degli Spiriti luminosi, in questa edizione Armonia ed Empatia.
term-gloom-text-prototype = La fazione degli Spiriti oscuri, in questa edizione Ansia e Malizia.
term-hand-text-prototype = Le tue carte, quante vuoi. Gli avversari ne vedono solo il numero.
term-deck-text-prototype = Quattordici Emozioni Medie, coperte. Quando è vuoto, la pila degli scarti si mescola in uno nuovo.
term-turn-text-prototype = Da una a tre Azioni, finché la fazione ha Fortitudine. Le fazioni si alternano, e così i giocatori di una fazione.
term-score-text-prototype = Ciò che la partita conterebbe ora: i Frammenti nell’Identità, le righe piene, le Emozioni Forti, e le Emozioni senza posti liberi per l’Essenza.
term-set-up-text-prototype = Mettere Spiriti ed Emozioni Iniziali prima del primo round.
term-unlock-text-prototype = In questa edizione non c’è nulla da sbloccare.
term-extra-action-text-prototype = In questa edizione non c’è.
term-rotate-text-prototype = In questa edizione solo la Meditazione ruota l’Origine.
term-card-set-text-prototype = I numeri e i poteri delle Emozioni. Questa edizione ha i suoi, che non si possono cambiare.
help-fact-sphere-prototype = Il bonus di questa Sfera, per chi vi medita.
help-vibe-red-prototype = Il colore della passione e dell’impeto. Una carta rossa della tua mano si può scartare per un gettone rosso.
help-vibe-yellow-prototype = Il colore dello slancio e della spinta. Una carta gialla della tua mano si può scartare per un gettone giallo.
help-vibe-green-prototype = Il colore del dare e del volere. Una carta verde della tua mano si può scartare per un gettone verde.
help-vibe-blue-prototype = Il colore di come ci si vede. Una carta blu della tua mano si può scartare per un gettone blu.
help-vibe-none-prototype = Felicità e Squallore non hanno Vibrazione. Si possono reprimere con un gettone qualsiasi su un posto per una Vibrazione Repressa.
