# Il libro delle regole. web/src/rules/chapters.ts dice quali messaggi fanno quale capitolo.
# [parole](#capitolo) porta a un altro capitolo, [parole](~termine) spiega un termine di words.ftl o help.ftl, le **parole** spiccano.

rules-title = Le regole
rules-lead = Tutto il gioco in brevi capitoli. Cerca qualcosa, o leggi dall’inizio in circa mezz’ora.
rules-search = Cerca nelle regole
rules-search-hint = Una parola: «bloccata»
rules-found = { $count ->
        [0] Non si è trovato nulla. Prova un’altra parola.
        [one] Un risultato
       *[other] { $count } risultati
    }
# Parole che le persone cercano, e dopo i due punti quelle che usano le regole: una riga ciascuna.
rules-search-words =
    scudo, muro, ostacolare, proteggere, impedire: blocco, bloccata
    torre, castello, edificio, costruire, costruzione: fortezza, fortificazione
    vincere, vittoria, vincitore, perdere, sconfitta: vince, fine
    punteggio, punteggi, segnare: punti, punteggio
    mana, energia, soldi, risorsa, risorse, monete, fdv: volontà, essenza
    uccidere, distruggere, attaccare, attacco, combattere: repressione, demolizione
    evocare, giocare, lanciare: invocazione
    migliorare, miglioramento, capacità: miglioria
    evolvere, trasformare, promuovere: potenziamento
    obiettivo, obiettivi, missione, scopo: aspirazione
    nascosto, nascosta, privato: segreta
    magia, effetto, effetti: potere
    area, regione, territorio, zona: reame, frontiera
    vicino, vicina, confinante, accanto: adiacente
    camminare, viaggiare, spostare, muovere: movimento
    robustezza, potenza, forte: intensità
    colore, colori, seme: vibrazione
    solitario, solo, automa, bot, computer: ego
    finire, finita, termine: fine
    inizio, iniziare, principiante: comincia
    dominare, maggioranza: controllo
    versione, versioni: edizione, edizioni
# Parole di una domanda che non dicono nulla di ciò che si cerca.
rules-search-filler = come, che, cosa, quale, quali, è, sono, il, lo, la, i, gli, le, un, una, mio, mia, posso, può, quando, perché, dove, chi, di, a, da, in, con, su, per, del, della, dell, dei, delle, al, alla, all, nel, nella, nell, dal, dalla, sul, sulla, e, o, si, non, ho, ha, fa, fare, gioco, partita
# Una parola e ciò che vuol dire, come li trova la ricerca.
rules-term = { $title }: { $text }
rules-of-edition = { $edition }
rules-group-of-edition = { $edition }: { $group }
rules-contents = Indice
rules-example = Esempio
rules-in-basic = Nel gioco base
rules-compared = Che cosa si confronta
rules-other-edition = Questi capitoli raccontano le regole dell’edizione finale. Ciò che in questa è diverso lo racconta il capitolo [Le edizioni a confronto](#editions); le sue carte e plance sono nel [catalogo delle carte](/cards#spirits).
rules-other-edition-prototype = La maggior parte dei capitoli racconta le regole dell’edizione finale. Il prototipo è un altro gioco, raccontato dal capitolo [Il prototipo del 2017](#prototype-rounds) in poi e confrontato in [Le edizioni a confronto](#editions); le sue carte e plance sono nel [catalogo delle carte](/cards#spirits).
rules-back-to-top = Torna all’indice
rules-link-here = Link a questo capitolo: { $chapter }
rules-level = Livello
rules-level-changes = Che cosa cambia

rules-group-start = Prima di giocare
rules-group-turn = Il tuo turno
rules-group-world = Il mondo interiore
rules-group-points = Punti
rules-group-early = Un altro gioco: il prototipo
rules-group-more = Modi di giocare

## Lo scopo

rule-aim = Di che cosa si tratta
rule-aim-1 = Due fazioni si contendono la mente di una persona. **Gioia** porta ciò che è luminoso, **Malinconia** ciò che è oscuro. Ogni fazione ha uno o due [Spiriti](~spirit), e ogni giocatore gioca uno Spirito.
rule-aim-2 = Metti [Emozioni](#emotions) sul tabellone. Dove le tue Emozioni sono le più intense, la tua fazione [controlla](#control) il territorio. Il controllo e altri meriti contano per le [Aspirazioni](#aspirations).
rule-aim-3 = Al centro ruota l’[Origine](#origin) con cinque Sfere piene di Forza di Volontà. Chi prende l’ultima Forza di Volontà da una Sfera causa una [Rivelazione](#revelation). Allora ogni fazione in vantaggio in un’Aspirazione aggiunge un [Frammento](~fragment) all’[Identità](~identity), la torre al centro.
rule-aim-4 = I Frammenti sono punti. Nel gioco completo ci sono punti anche per le [Intenzioni](#intentions), imprese che compi nel tuo turno. Quando la partita [finisce](#end), la fazione con più punti ha plasmato l’Identità della persona.
rule-aim-example = Tre cose da tenere d’occhio: quale Aspirazione è quella attuale, chi vi è in vantaggio, e quale Sfera è quasi vuota.
rule-aim-basic = Lo scopo è lo stesso. I punti vengono solo dai Frammenti: non ci sono Intenzioni.

## Il tabellone

rule-board = Il tabellone
rule-board-1 = Cinque **Reami** formano un anello. In senso orario sono la Vallata delle Motivazioni, la Culla dei Sensi, la Trama dei Pensieri, la Landa dei Desideri e il Salice dei Valori. Tra due Reami vicini c’è una **Frontiera**, quindi anche queste sono cinque.
rule-board-2 = Lungo il bordo corrono quindici **spazi**, ognuno per un’Emozione: due in ogni Reame, uno su ogni Frontiera. Uno spazio è adiacente a quello prima e a quello dopo, e a nessun altro.
rule-board-3 = Lo spazio di una Frontiera e lo spazio più vicino su ciascun lato formano la sua [Triade](~triad). Ogni spazio appartiene a una sola Triade.
rule-board-4 = Gli Spiriti stanno su **caselle**: una in ogni Reame, una su ogni Frontiera. I sentieri vanno dalla casella di un Reame alle caselle delle sue due Frontiere, e in nessun altro luogo. Quanti Spiriti si voglia di una stessa fazione possono condividere una casella.
rule-board-5 = Ogni Reame ha anche un **sito** per una [Fortezza](#fortify).
rule-board-6 = A che cosa è adiacente uno Spirito dipende da dove sta:
rule-board-7 = **In un Reame:** a entrambi gli spazi di quel Reame, al suo sito, alla Sfera che gli sta di fronte, e alle sue due Frontiere con le loro Triadi.
rule-board-8 = **Su una Frontiera:** allo spazio della Frontiera, ai siti dei due Reami accanto, alle Sfere di fronte a questi, e a quest’unica Frontiera con la sua Triade.
rule-board-example = Amore è nella Culla dei Sensi. Raggiunge gli spazi 2 e 3, il sito di quel Reame e l’unica Sfera di fronte. Gli spazi 1 e 4 sono sulle Frontiere: è adiacente a quelle Frontiere, ma non ai loro spazi.
rule-board-basic = Il tabellone è lo stesso.

## L’Origine

rule-origin = L’Origine e le sue Sfere
rule-origin-1 = L’Origine è una ruota di cinque **Sfere**. In senso orario sono Impegno, Creatività, Umiltà, Diligenza e Conoscenza. Di fronte a ogni Reame sta una Sfera. Quale di fronte a quale, all’inizio lo decide il caso.
rule-origin-2 = Ogni Sfera comincia con 7 [FdV](~willpower). Quando l’Origine **ruota**, ogni Sfera passa al Reame seguente in senso orario, con ciò che vi è rimasto.
rule-origin-3 = Una Sfera dà un bonus a chi ne [assorbe](#absorb), se lo vuole:
rule-origin-4 = **Impegno:** paghi 1 FdV, e 1 Ambizione della tua fazione diventa attiva.
rule-origin-5 = **Creatività:** peschi una carta.
rule-origin-6 = **Umiltà:** ottieni 1 Essenza.
rule-origin-7 = **Diligenza:** ottieni 2 FdV dalla riserva.
rule-origin-8 = **Conoscenza:** aggiungi un [gettone Vibrazione](#tokens), senza scartare una carta per esso.
rule-origin-basic = Le Sfere sono le stesse.

## Che cosa possiedi

rule-goods = Carte, gettoni ed Essenza
rule-goods-1 = Cominci con 4 **FdV**, 2 **Essenze** e 2 carte in mano. La Forza di Volontà paga la maggior parte di ciò che fai. L’Essenza rende forti le Emozioni. Entrambe vengono da una riserva che non finisce mai.
rule-goods-2 = Il tuo **mazzo** ha sedici Emozioni Medie, con non più di due copie di ognuna. La carta in cima è scoperta, e la vedono tutti. Si pesca una carta alla volta, e ogni volta si scopre la successiva. Quando il mazzo è vuoto non si pesca nulla.
rule-goods-3 = La tua fazione condivide tre gettoni **Ambizione**. Uno attivo si può spendere; uno speso deve tornare attivo. All’inizio tutti e tre sono inattivi.
rule-goods-4 = La tua fazione ha anche nove [Aspirazioni Segrete](#aspirations) (una di ogni tipo), due copie di ognuna delle sue sedici Emozioni Forti, e i suoi **Frammenti**: cinque Minori, tre Maggiori e uno Apicale.
rule-goods-5 = Un’Emozione Media scartata va coperta in fondo al mazzo da cui viene, e in un mazzo vuoto va scoperta. Una Forte torna alla sua fazione. Una Felicità lascia la partita. Uno Squallore torna nella scorta di sei da cui [Ansia](#spirits) può prenderlo.
rule-goods-6 = I compagni possono mostrarsi tutto e parlarne. Non possono darsi nulla.
rule-goods-basic = Ogni fazione ha sette Aspirazioni Segrete, senza Sensibilità e Riflessione, e nessuna Emozione Forte.

## Preparazione

rule-setup = La preparazione
rule-setup-1 = Il programma fa da sé quanto segue: riempie le Sfere, orienta l’Origine a caso, mette in fila le nove Aspirazioni Comuni, mescola le Aspirazioni Segrete (finché la prima è diversa dall’Aspirazione Comune attuale), mescola ogni mazzo e dà due carte.
rule-setup-2 = Comincia un giocatore estratto a sorte. Poi le fazioni si alternano; si estrae anche chi dell’altra fazione viene prima, e quest’ordine resta per tutta la partita. Il primo giocatore ha 6 FdV invece di 4, ma non può assorbire nel suo primo turno.
rule-setup-3 = Nell’ordine di gioco, ogni giocatore mette il suo Spirito su una Frontiera che nessuno ha ancora preso. Poi mette la sua Emozione Iniziale, Felicità per Gioia e Squallore per Malinconia, su uno dei due spazi Reame adiacenti allo spazio di quella Frontiera. Arriva con 1 Essenza.
rule-setup-4 = Poi, di nuovo in ordine, ogni giocatore mette quattro [gettoni Vibrazione](#tokens) **jolly** sulla sua plancia: per sbloccare righe, o per migliorare righe già sbloccate.
rule-setup-5 = Chi impara può scegliere l’inizio fisso: allora Spiriti ed Emozioni Iniziali stanno come nel gioco base, e restano da mettere solo i gettoni.
rule-setup-basic = Tutto comincia da posti fissi. Gioia comincia sulle Frontiere tra Motivazioni e Sensi e tra Pensieri e Desideri, con Felicità sugli spazi 0 e 8; Malinconia su quelle tra Sensi e Pensieri e tra Desideri e Valori, con Squallore sugli spazi 3 e 11. I gettoni jolly sbloccano Movimento, Invocazione, Repressione e Fortificazione.

## Un turno

rule-turn = Il tuo turno
rule-turn-1 = Nel tuo turno hai tre **Azioni**. Puoi farle in qualunque ordine, anche più volte la stessa, e puoi fermarti prima.
rule-turn-2 = Un’Azione è un’[azione Spirito](#spirit-actions) (Movimento, Invocazione, Repressione, Fortificazione, Potenziamento) o un’[azione Reame](#realm-actions) (Guadagno di Volontà, Pesca di Emozioni, Movimento di Emozione, Intensificazione, Raccolta di Essenza).
rule-turn-3 = Prima, tra una e l’altra e dopo le tue Azioni puoi usare una volta ciascuna [abilità Ambizione](#abilities), e una volta [Assorbimento](#absorb). Queste non sono Azioni.
rule-turn-4 = Alla fine del tuo turno scegli: 1 Ambizione della tua fazione diventa attiva, **oppure** peschi 2 carte. Poi Soddisfazione, se la tua fazione ce l’ha sul tabellone, dà la sua Forza di Volontà. Se dopo non hai nessuna Forza di Volontà, ne prendi 1.
rule-turn-example = Amore ha 5 FdV. Si muove (1), invoca un’Emozione (2 e 1 Essenza), assorbe 3 FdV da una Sfera, e poi con la terza Azione usa Guadagno di Volontà (paga 1, ottiene 4). Finisce il turno con 8.
rule-turn-basic = Un turno è uguale, senza Potenziamento.

## Azioni Spirito

rule-spirit-actions = Le azioni Spirito e le loro righe
rule-spirit-actions-1 = La plancia del tuo Spirito ha cinque **righe**, una per ogni azione Spirito. Una riga ha quattro posti per [gettoni Vibrazione](#tokens). Il primo gettone, a sinistra, **sblocca** l’azione. Gli altri tre posti sono **migliorie**.
rule-spirit-actions-2 = Un’azione Spirito si fa in quest’ordine:
rule-spirit-actions-3 = Indica l’azione. Se vuoi, aggiungi un gettone alla sua riga.
rule-spirit-actions-4 = Di’ quali migliorie usi, e a che cosa mira l’azione.
rule-spirit-actions-5 = Paga tutto insieme.
rule-spirit-actions-6 = L’azione ha effetto. Poi vengono i poteri delle Emozioni che hanno lasciato il tabellone, e dopo quelli delle Emozioni entrate.
rule-spirit-actions-7 = Hanno effetto le migliorie che agiscono dopo, poi i poteri di altre Emozioni che reagiscono.
rule-spirit-actions-8 = Per ultimi vengono le [Intenzioni](#intentions) e i bonus della Ruota.
rule-spirit-actions-9 = Il prezzo è il costo base, più ciò che costano le migliorie, più ciò che aggiungono le Emozioni avversarie, meno gli sconti. Non scende mai sotto zero. Gli sconti abbassano solo la Forza di Volontà, mai Ambizione o Essenza. Se non puoi pagare tutto il prezzo, così non puoi farlo.
rule-spirit-actions-basic = Si usano solo le prime quattro righe. Si gioca con il lato A delle plance.

## Gettoni e migliorie

rule-tokens = Gettoni Vibrazione e migliorie
rule-tokens-1 = Quando fai un’azione Spirito puoi prima scartare una carta dalla mano e mettere un gettone della [Vibrazione](~vibe) di quella carta, il suo colore, sulla riga di quell’azione. Un gettone per ogni azione, e dopo devi poter compiere l’azione.
rule-tokens-2 = Su una riga bloccata il gettone deve andare sul primo posto. Su una riga sbloccata va su una miglioria libera qualsiasi. Una riga non ha mai due gettoni dello stesso colore. I gettoni jolly non hanno colore e si mettono solo all’inizio.
rule-tokens-3 = Altri effetti che aggiungono un gettone seguono gli stessi limiti, ma possono scegliere qualunque riga della tua plancia e, se il loro testo non indica il colore, qualunque colore che quella riga accetti.
rule-tokens-4 = Usare una miglioria dipende da te. Ogni miglioria con un gettone si può usare una volta in un’azione, se la sua condizione è soddisfatta e cambia qualcosa. Un gettone appena messo conta subito.
rule-tokens-5 = **Determinazione**, su quasi tutte le righe, fa costare l’azione 1 FdV in meno.
rule-tokens-example = Fai un Movimento, scarti una carta verde e metti il gettone verde su Velocità. Già questo Movimento può usarla: per 1 FdV in più fai due caselle.
rule-tokens-basic = Gettoni e migliorie fanno parte del gioco base. La riga di Potenziamento non ne accetta.

## Movimento

rule-move = Movimento
rule-move-1 = **Costa 1 FdV.** Il tuo Spirito va lungo un sentiero alla casella seguente. Non può fermarsi dove c’è uno Spirito avversario.
rule-move-2 = **Velocità** (+1 FdV): va’ avanti di una casella in più. Lungo il percorso puoi superare Spiriti avversari.
rule-move-3 = **Sormontamento** (+1 FdV): puoi fermarti dove c’è uno Spirito avversario.
rule-move-4 = **Determinazione:** 1 FdV in meno.
rule-move-basic = Movimento è uguale.

## Invocazione

rule-invoke = Invocazione
rule-invoke-1 = **Costa 2 FdV e 1 tua Essenza.** Gioca un’Emozione Media dalla mano su uno spazio vuoto adiacente al tuo Spirito. L’Essenza va sul suo primo posto. Se ha un potere per l’entrata in gioco, agisce ora.
rule-invoke-2 = **Supporto** (1 Ambizione): l’Emozione riceve 1 Essenza in più, dalla riserva.
rule-invoke-3 = **Forza Interiore** (+2 FdV): l’Essenza richiesta viene dalla riserva, non dalla tua plancia.
rule-invoke-4 = **Determinazione:** 1 FdV in meno.
rule-invoke-example = Amore su una Frontiera può invocare solo sullo spazio della Frontiera stessa. In un Reame avrebbe due spazi tra cui scegliere.
rule-invoke-basic = Invocazione è uguale, e così i poteri delle Emozioni Medie.

## Repressione

rule-quell = Repressione
rule-quell-1 = **Costa 2 FdV e 1 Ambizione.** Scegli un’Emozione avversaria adiacente al tuo Spirito, e mostra dalla mano una carta della stessa Vibrazione. La carta resta a te. L’Emozione perde la sua Essenza più a destra, che va nella riserva.
rule-quell-2 = Un’Emozione senza più Essenza lascia il tabellone.
rule-quell-3 = Felicità e Squallore, quando li si reprime, corrispondono a ogni Vibrazione, quindi va bene ogni carta. Una carta da mostrare serve comunque.
rule-quell-4 = **Dominazione** (+2 FdV): togli 1 Essenza in più.
rule-quell-5 = **Estinzione** (+1 FdV): non devi mostrare nessuna carta.
rule-quell-6 = **Determinazione:** 1 FdV in meno.
rule-quell-7 = Quando è un potere a togliere Essenza a un’Emozione, non è una Repressione: non vale nulla di ciò che protegge dalla Repressione, o la rende più cara.
rule-quell-basic = Repressione è uguale.

## Fortificazione

rule-fortify = Fortificazione
rule-fortify-1 = **Costa 3 FdV.** Metti un Frammento Minore non usato come **Fortezza** su un sito vuoto adiacente al tuo Spirito, in un Reame che la fazione avversaria non controlla. Una Fortezza aggiunge Intensità alla tua fazione nel suo Reame: 1 se Minore, 2 se Maggiore.
rule-fortify-2 = **Esaltazione** (+1 Ambizione): non costruire. Invece un Minore della tua fazione su un sito adiacente diventa uno dei Maggiori non usati della tua fazione, in un Reame che la fazione avversaria non controlla.
rule-fortify-3 = **Demolizione** (+1 FdV, +1 Ambizione): non costruire. Invece un Minore avversario su un sito adiacente viene rimosso, o un Maggiore avversario diventa uno dei Minori non usati della sua fazione. Se quella fazione non ha più Minori, il suo Maggiore resiste. Non importa chi controlla il Reame. In questo turno hai un’Azione in più.
rule-fortify-4 = **Determinazione:** 1 FdV in meno.
rule-fortify-5 = Una Fortificazione fa una sola di queste cose. I Frammenti rimossi o sostituiti tornano alla loro fazione e si possono usare di nuovo.
rule-fortify-6 = Una Fortezza può anche unirsi all’Identità, quando si svuota una Sfera presso il suo Reame: vedi [Rivelazione](#revelation).
rule-fortify-example = Nel Salice dei Valori Coraggio dà 2 a Gioia e Rabbia dà 2 a Malinconia. La Fortezza Maggiore di Gioia aggiunge 2, quindi Gioia controlla il Reame per 4 a 2.
rule-fortify-basic = Fortificazione è uguale.

## Potenziamento

rule-empower = Potenziamento
rule-empower-1 = **Costa 3 FdV.** Scegli un’Emozione Media della tua fazione adiacente al tuo Spirito che ha almeno tanta Essenza quanta è la sua [soglia](~threshold). Si trasforma nella sua controparte Forte. Tutta la sua Essenza passa a questa; la carta Media viene scartata, e il suo gettone Intensità è perso.
rule-empower-2 = Deve restare una copia dell’Emozione Forte: ogni fazione ne ha due.
rule-empower-3 = L’Emozione Media lascia il tabellone prima che la Forte entri in gioco.
rule-empower-4 = **Potere Canalizzato** (1 Ambizione): prima metti su di essa 1 Essenza dalla riserva. Per questo le serve un posto libero.
rule-empower-5 = **Sfogo Emozionale** (+1 FdV): l’Emozione può essere ovunque sul tabellone.
rule-empower-6 = **Determinazione:** 1 FdV in meno.
rule-empower-basic = Non c’è Potenziamento, e non ci sono Emozioni Forti.

## Azioni Reame

rule-realm-actions = Azioni Reame
rule-realm-actions-1 = Ogni Reame offre un’Azione a tutti, ovunque stia il loro Spirito. Se la tua fazione [controlla](#control) il Reame, l’Azione costa 1 FdV in meno. Paghi prima di ricevere qualcosa.
rule-realm-actions-2 = **Vallata delle Motivazioni: Guadagno di Volontà** (1, con controllo 0). Ottieni 4 FdV.
rule-realm-actions-3 = **Culla dei Sensi: Pesca di Emozioni** (1, con controllo 0). Peschi una carta. Poi puoi pagare 2 per un’altra, quante volte vuoi; vedi la prossima carta in cima prima di decidere.
rule-realm-actions-4 = **Trama dei Pensieri: Movimento di Emozione** (2, con controllo 1). Porta un’Emozione della tua fazione da ovunque, con la sua Essenza e il suo gettone, su uno spazio vuoto adiacente al tuo Spirito.
rule-realm-actions-5 = **Landa dei Desideri: Intensificazione** (1, con controllo 0). Metti 1 tua Essenza su un’Emozione della tua fazione adiacente al tuo Spirito che ha un posto libero. Ogni altra Essenza sulla stessa Emozione costa 1 FdV.
rule-realm-actions-6 = **Salice dei Valori: Raccolta di Essenza** (1, con controllo 0). Cambia quanta Forza di Volontà vuoi, almeno 1, in altrettanta Essenza.
rule-realm-actions-7 = Spostare un’Emozione non è lasciare il tabellone né entrare in gioco: non si attiva nessun potere.
rule-realm-actions-basic = Le azioni Reame sono uguali.

## Abilità

rule-abilities = L’Ambizione e le sue abilità
rule-abilities-1 = Con l’[Ambizione](~ambition) attiva della tua fazione puoi fare queste cose, ognuna una volta nel tuo turno e senza spendere un’Azione:
rule-abilities-2 = **Aggiunta di un gettone Vibrazione** (1 Ambizione): su qualunque riga della tua plancia, di qualunque colore che quella riga accetti. Non si scarta nessuna carta, e non devi fare l’azione.
rule-abilities-3 = **Rotazione dell’Origine** (1 Ambizione): ruota di uno scatto in senso orario.
rule-abilities-4 = **Azione Aggiuntiva** (2 Ambizioni): in questo turno hai un’Azione in più.
rule-abilities-5 = L’Ambizione fa parte anche del prezzo di Repressione e di alcune migliorie. Diventa attiva alla fine dei turni, con Impegno, con la Ruota e con alcuni poteri e migliorie. Una fazione non ne ha mai più di tre.
rule-abilities-basic = Le abilità sono uguali.

## Assorbimento

rule-absorb = Assorbimento
rule-absorb-1 = Una volta nel tuo turno puoi assorbire. Non costa nulla e non è un’Azione. Il primo giocatore non può farlo nel suo primo turno.
rule-absorb-2 = Scegli una Sfera di fronte al Reame in cui sta il tuo Spirito, o a uno dei due Reami accanto alla sua Frontiera.
rule-absorb-3 = Prendine 2 FdV, e 1 in più per ogni Frontiera adiacente al tuo Spirito che la tua fazione controlla. Alcuni poteri ne aggiungono. Non puoi prendere più di quanta ce n’è.
rule-absorb-4 = Prendi il [bonus](#origin) della Sfera, se vuoi.
rule-absorb-5 = Prendi dalla riserva la Forza di Volontà che danno i poteri; poi Diletto può pescare.
rule-absorb-6 = Se ora la Sfera è vuota, c’è una [Rivelazione](#revelation).
rule-absorb-7 = L’Origine ruota di uno scatto.
rule-absorb-example = Amore è nella Vallata delle Motivazioni con una Frontiera di Gioia su ciascun lato. Prende 2 + 1 + 1 = 4 FdV da Umiltà, che ne aveva 5, e ottiene 1 Essenza come suo bonus. Poi l’Origine ruota, e Umiltà passa alla Culla dei Sensi con la sua ultima FdV.
rule-absorb-basic = Assorbimento è uguale, senza i poteri degli Spiriti.

## Emozioni

rule-emotions = Le Emozioni e i loro poteri
rule-emotions-1 = Una carta mostra la fazione dell’Emozione, la sua [Vibrazione](~vibe) e una fila di posti per l’Essenza con un numero sotto ciascuno. È **Media**, **Forte** o un’Emozione Iniziale (Felicità, Squallore). L’Essenza riempie i posti da sinistra.
rule-emotions-2 = La maggior parte delle Emozioni ha un potere. Alcuni agiscono una volta, **quando l’Emozione entra in gioco**: una Media quando è invocata, una Forte quando è potenziata. Altri agiscono **finché l’Emozione è sul tabellone**, anche nei turni degli avversari se il testo ne parla.
rule-emotions-3 = «Tu» è il giocatore di turno, se l’Emozione appartiene alla sua fazione. Dove un testo dice «puoi», decidi tu; altrimenti devi, per quanto possibile. Ciò che non può avere nessun effetto non accade.
rule-emotions-4 = «Adiacente» vuol dire lo spazio prima o dopo sull’anello. Una **catena** è una serie di Emozioni di una fazione su spazi consecutivi.
rule-emotions-5 = Due copie della stessa Emozione contano entrambe, se il testo non dice altro. I confronti si fanno quando tutto è pagato e l’Essenza è al suo posto.
rule-emotions-6 = Se più poteri agiscono nello stesso momento, viene prima la fazione di turno, poi le altre nell’ordine di gioco; dentro una fazione viene prima lo spazio con il numero più basso.
rule-emotions-7 = L’Essenza che metti su un’Emozione viene dalla tua plancia, se il testo non dice altro. Non può mai essere più dei posti che l’Emozione ha.
rule-emotions-8 = Ogni carta è nel [catalogo delle carte](/cards), con note su quelle difficili e con il suo stato: se le regole pubblicate dicono che cosa fa, o se è stata ideata per questo programma.
rule-emotions-basic = Si usano le Emozioni Medie e i loro poteri, le Forti no.

## Intensità

rule-intensity = Intensità
rule-intensity-1 = L’**Intensità** di un’Emozione è il numero sotto la sua ultima Essenza. Sulla maggior parte delle carte più Essenza vuol dire più Intensità, ma guarda bene: su alcune resta ferma, e su una scende.
rule-intensity-2 = A questo si aggiunge il suo **gettone Intensità**, se un potere gliel’ha dato. Un’Emozione ha al massimo un gettone, al massimo di +6. Il gettone non è Essenza, ed è perso quando la carta lascia il tabellone.
rule-intensity-3 = Poi vengono i bonus del potere dell’Emozione stessa, e dopo Purezza, che limita il risultato. L’Intensità non è mai meno di 0.
rule-intensity-example = Eccitazione ha i numeri 1, 2, 3. Con 2 Essenze la sua Intensità è 2. Con una terza Essenza sarebbe 3.
rule-intensity-basic = L’Intensità è uguale. Purezza, un’Emozione Forte, non è in gioco.

## Controllo

rule-control = Controllo di Frontiere e Reami
rule-control-1 = Il controllo è sempre aggiornato. Cambia nel momento in cui cambia un’Emozione, la sua Intensità o una Fortezza.
rule-control-2 = **Una Frontiera** si decide nella sua [Triade](~triad): tre spazi. Se solo una fazione vi ha Emozioni, controlla la Frontiera, anche con Intensità 0. Altrimenti la controlla la fazione con il totale di Intensità più alto. In parità, o senza Emozioni, non la controlla nessuno.
rule-control-example = Nella Triade di Motivazioni e Sensi ci sono Coraggio con 2, Gelosia con 2 e Tenerezza con 1. Gioia ha 3, Malinconia ha 2: Gioia controlla la Frontiera.
rule-control-3 = **Un Reame** è deciso da quattro spazi: i suoi due e quelli delle due Frontiere ai suoi confini. Ogni fazione somma l’Intensità delle proprie Emozioni lì, e 1 o 2 per la sua Fortezza. Il totale più alto controlla il Reame; in parità non lo controlla nessuno.
rule-control-4 = **Blocco:** un’Emozione su una Frontiera non conta in un Reame finché lo spazio adiacente di quel Reame ha un’Emozione avversaria. Conta ancora nella propria Triade, e nel Reame sull’altro lato se non è bloccata anche lì.
rule-control-second = Nella Culla dei Sensi Gioia conta Ottimismo (1) ed Eccitazione dalla Frontiera (2). Desiderio sull’altra Frontiera è bloccato da Antipatia. Malinconia conta Antipatia (2) e una Fortezza Minore (1). Tre a tre: nessuno controlla il Reame.
rule-control-5 = Il controllo di un Reame rende più economica la sua [azione](#realm-actions). Il controllo di una Frontiera aumenta ciò che [assorbi](#absorb) accanto a essa. Entrambi contano per le [Aspirazioni](#aspirations).
rule-control-basic = Il controllo è uguale.

## Aspirazioni

rule-aspirations = Aspirazioni
rule-aspirations-1 = Le nove **Aspirazioni Comuni** sono in fila, visibili a tutti. La prima ancora scoperta è quella attuale. Inoltre ogni fazione ha un’**Aspirazione Segreta**, la carta in cima al proprio mazzetto, che conosce solo quella fazione.
rule-aspirations-2 = Un’Aspirazione è soddisfatta dalla fazione che ha strettamente **di più** di ciò che essa conta. In parità non la soddisfa nessuno. Una fazione può soddisfare l’Aspirazione Comune attuale e la propria Segreta, mai quella dell’altra fazione.
rule-aspirations-3 = **Atteggiamento:** Reami che controlli.
rule-aspirations-4 = **Franchezza:** Frontiere che controlli.
rule-aspirations-5 = **Consapevolezza:** Triadi in cui hai almeno un’Emozione.
rule-aspirations-6 = **Unità:** Emozioni nella tua catena più lunga.
rule-aspirations-7 = **Vivacità:** Essenza sulle tue Emozioni.
rule-aspirations-8 = **Versatilità:** Vibrazioni diverse tra le tue Emozioni. Felicità e Squallore non ne hanno.
rule-aspirations-9 = **Fortitudine:** Intensità delle tue Fortezze, sommata.
rule-aspirations-10 = **Sensibilità:** Intensità della tua singola Emozione più intensa.
rule-aspirations-11 = **Riflessione:** Reami che controlli insieme alla Frontiera sul lato opposto del tabellone.
rule-aspirations-example = Gioia ha quattro Emozioni in fila sugli spazi 13, 14, 0 e 1, perché lì l’anello non si interrompe. Felicità sullo spazio 3 sta a parte. In Unità Gioia è in vantaggio per 4 a 3, in Consapevolezza per 3 Triadi a 2.
rule-aspirations-second = La Vallata delle Motivazioni e, di fronte, la Frontiera tra Pensieri e Desideri: Gioia controlla entrambe, e ha una coppia per Riflessione.
rule-aspirations-basic = Sensibilità e Riflessione mancano ovunque: ci sono sette Aspirazioni Comuni, e sette Segrete per ogni fazione.

## Rivelazione

rule-revelation = La Rivelazione
rule-revelation-1 = Quando un Assorbimento ha svuotato una Sfera, accadono queste cose in ordine:
rule-revelation-2 = **Mostrare.** Ogni fazione mostra la sua Aspirazione Segreta.
rule-revelation-3 = **Confrontare.** Si vede chi soddisfa l’Aspirazione Comune, e se ogni fazione soddisfa la propria Segreta.
rule-revelation-4 = **Costruire l’Identità.** Una fazione che ne ha soddisfatta una aggiunge all’Identità un Frammento Minore, una che le ha soddisfatte entrambe uno Maggiore. Una fazione che non ne ha più di quel tipo aggiunge più tardi il suo Frammento Apicale, e la partita [finirà](#end).
rule-revelation-5 = **La prossima Aspirazione Comune.** Quella attuale viene coperta. Se una fazione ha aggiunto un Maggiore, l’altra fazione ne elimina una di quelle rimaste. La prima rimasta diventa quella attuale; se non ne resta nessuna, la partita finirà.
rule-revelation-6 = **Nuove Aspirazioni Segrete.** Quelle mostrate tornano nella scatola. Una fazione che non ne ha soddisfatta nessuna può guardare le prime tre del suo mazzetto e metterne una in cima; deve essere diversa dalla nuova Aspirazione Comune. Tutte le altre fazioni mescolano finché la prima carta è diversa da questa. Comincia la fazione di turno. Se non resta nessuna Aspirazione Comune, niente di tutto ciò serve.
rule-revelation-7 = **La Fortezza.** Se il Reame di fronte alla Sfera svuotata ha una Fortezza, il suo Frammento si unisce all’Identità per il suo proprietario. Una Fortezza costruita o esaltata proprio in questo turno resta dov’è.
rule-revelation-8 = **Il Frammento Apicale.** Se ne spetta uno, si aggiunge ora. Se spetta a entrambe le fazioni, quella che ha causato la Rivelazione aggiunge il suo, e l’altra fa 4 punti sulla sua Ruota, senza i bonus della Ruota.
rule-revelation-9 = **Riempire.** La Sfera torna a 7 FdV, e il turno continua.
rule-revelation-10 = Chi è di turno decide per la propria fazione. Per l’altra decide il suo giocatore che agisce per primo dopo. Se il mazzetto di una fazione non ha nessuna carta diversa dall’Aspirazione Comune, non ha un’Aspirazione Segreta fino alla prossima Rivelazione.
rule-revelation-example = L’Aspirazione attuale è Franchezza. Gioia controlla tre Frontiere, Malinconia due: Gioia la soddisfa. La Segreta di Gioia è Unità, e la catena di Malinconia è più lunga. Quindi Gioia ne ha soddisfatta una su due e aggiunge un Frammento Minore, che vale 3 punti.
rule-revelation-basic = La Rivelazione è uguale.

## Intenzioni

rule-intentions = Le Intenzioni e la Ruota
rule-intentions-1 = Le **Intenzioni** sono imprese che danno subito punti alla tua fazione, quando le compi nel tuo turno. La prima Intenzione di un turno dà 1 punto, ognuna delle successive in quel turno 2, anche quando è la stessa impresa in un’azione successiva. Un’azione o abilità dà punti per ogni Intenzione al massimo una volta. Ciò che fai durante la preparazione non dà nulla.
rule-intentions-2 = Il lato A della plancia della fazione ha queste:
rule-intentions-3 = **Contenere:** togliere 1 o più Essenze con un’azione Repressione.
rule-intentions-4 = **Gran sorso:** prendere 4 o più FdV da una Sfera con un solo Assorbimento.
rule-intentions-5 = **Colmare:** mettere Essenza sull’ultimo posto libero di un’Emozione della tua fazione, non di una Felicità o di uno Squallore. L’Essenza che un Potenziamento trasferisce non conta, né ciò che presta Abnegazione.
rule-intentions-6 = **Completare una riga:** mettere il quarto gettone su una delle tue righe.
rule-intentions-7 = Anche il lato B ha Contenere, e queste:
rule-intentions-8 = **Fondare:** una Fortezza della tua fazione si unisce all’Identità in una Rivelazione causata da te.
rule-intentions-9 = **Crescere:** potenziare un’Emozione.
rule-intentions-10 = **Livelli:** avere per la prima volta almeno 1 gettone su ogni riga della tua plancia; poi almeno 2, 3 e 4. Ogni livello conta una volta per partita per ogni giocatore.
rule-intentions-11 = I punti si contano sulla **Ruota delle Intenzioni** della tua fazione. Quando raggiungi o superi 2, 8 e 14 ottieni 1 Essenza, a 4, 10 e 16 peschi una carta, a 6, 12 e 18 un’Ambizione diventa attiva. Li riceve chi è di turno. Una fazione che sta a 20 o più chiude la partita dopo questo turno.
rule-intentions-example = Reprimi un’Emozione (1 punto). Più tardi nel turno assorbi 4 FdV (2 punti). Se la Ruota stava a 3, ora sta a 6: peschi una carta quando raggiungi 4, e un’Ambizione diventa attiva a 6.
rule-intentions-basic = Non ci sono Intenzioni. La Ruota resta a 0, tranne che per i 4 punti al posto di un secondo Frammento Apicale, e non può chiudere la partita.

## La fine

rule-end = Fine e punteggio
rule-end-1 = La partita finisce dopo il turno in cui è accaduta una di queste cose:
rule-end-2 = Non resta nessuna Aspirazione Comune.
rule-end-3 = Una fazione non aveva più il Frammento che le spettava.
rule-end-4 = Una fazione ha raggiunto 20 sulla sua Ruota.
rule-end-5 = È stato raggiunto il limite di turni, se ne hai impostato uno. Dove giocano solo programmi è di 200 turni.
rule-end-6 = Poi ogni fazione somma: la sua Ruota, 3 punti per ogni Minore, 5 per ogni Maggiore e 4 per il suo Frammento Apicale nell’Identità. Le Fortezze ancora sui loro siti non contano nulla.
rule-end-7 = Vince chi ha più punti. In parità vince la fazione il cui Frammento Apicale è stato messo; se non ce n’è, è un pareggio.
rule-end-basic = Venti sulla Ruota non può accadere. Il resto è uguale.

## Il gioco base

rule-basic = Il gioco base
rule-basic-1 = Gioca prima questo. È lo stesso gioco con meno parti:
rule-basic-2 = Tutto comincia da [posti fissi](#setup), con Movimento, Invocazione, Repressione e Fortificazione sbloccati.
rule-basic-3 = Non c’è [Potenziamento](#empower), e non ci sono Emozioni Forti.
rule-basic-4 = Non ci sono [Intenzioni](#intentions). Tutti i punti vengono dall’Identità, tranne i 4 al posto di un secondo [Frammento Apicale](#revelation).
rule-basic-5 = Gli [Spiriti](#spirits) non hanno poteri, e si usa il lato A delle loro plance.
rule-basic-6 = Le [Aspirazioni](#aspirations) Sensibilità e Riflessione mancano.
rule-basic-7 = Tutti giocano il mazzo di partenza della loro fazione, se non scegli altri mazzi.

## Spiriti

rule-spirits = Gli Spiriti e le loro plance
rule-spirits-1 = Ogni fazione ha quattro Spiriti. Uno Spirito ha un potere proprio, un mazzo fatto per lui, e una plancia a due lati. Il lato A è uguale per tutti; il lato B cambia da Spirito a Spirito e ha migliorie che mancano al lato A. Tutti i giocatori usano lo stesso lato.
rule-spirits-2 = Sul lato B alcune migliorie che conosci hanno un altro prezzo, che prende il posto di quello solito.
rule-spirits-3 = Tutti gli Spiriti con entrambi i lati delle loro plance sono nel [catalogo delle carte](/cards#spirits).
rule-spirits-basic = Gli Spiriti differiscono solo per nome e aspetto.

## Meno giocatori

rule-shaper = Due o tre giocatori: il Plasmatore
rule-shaper-1 = Un **Plasmatore** è un solo Spirito che forma un’intera fazione: un mazzo, una mano, i soliti beni, e tutta l’Ambizione della fazione.
rule-shaper-2 = **Due giocatori:** due Plasmatori si alternano. Uno di loro, estratto a sorte, comincia, con 6 FdV e senza Assorbimento nel primo turno.
rule-shaper-3 = **Tre giocatori:** la fazione di due gioca prima e terza, il Plasmatore secondo e quarto. Ogni turno del Plasmatore è un turno intero.
rule-shaper-4 = Un Plasmatore ha due Emozioni Iniziali. La prima si mette con lo Spirito. La seconda segue in un secondo giro, come se un secondo Spirito stesse su una Frontiera che nessuno ha preso.
rule-shaper-5 = Oppure una sola persona gioca entrambi gli Spiriti di una fazione in una partita per quattro.
rule-shaper-basic = Le Emozioni di un Plasmatore occupano entrambi i posti della sua fazione, e il suo Spirito il primo di essi.

## La terza fazione

rule-balance = Tre fazioni: Equilibrio
rule-balance-1 = Al gioco completo può unirsi una terza fazione, da tre a sei giocatori: **Equilibrio**, con gli Spiriti Ragione e Intuizione. Vuole che nessuna delle altre prevalga. Tutti gli altri capitoli valgono, salvo ciò che segue.
rule-balance-2 = **Giocatori:** sei Spiriti, due per ogni fazione. In cinque giocatori una fazione è un [Plasmatore](#shaper), in quattro lo sono due, in tre tutte.
rule-balance-3 = **Preparazione:** ogni Sfera comincia con 8 FdV e si riempie fino a 8. Riflessione non è in gioco. Delle altre otto Aspirazioni Comuni, sei estratte a sorte formano la fila.
rule-balance-4 = **Ordine:** Gioia e Malinconia si alternano, e un turno su tre è di Equilibrio; chi viene prima in ogni fazione si estrae a sorte. Se solo una tra Gioia e Malinconia è un Plasmatore, comincia l’altra fazione. Un Plasmatore fa tutti i turni della sua fazione.
rule-balance-5 = **Inizio:** gli Spiriti di Equilibrio vengono per ultimi, ognuno su una Frontiera qualsiasi, occupata o no, e senza Emozione. Ognuno ha 1 Essenza di Gioia e 1 di Malinconia, e un mazzo di otto Neutralità, due per ogni Vibrazione.
rule-balance-6 = Equilibrio non ha un’[Essenza](~essence) propria. I suoi giocatori tengono quella di Gioia e quella di Malinconia. Ogni volta che ottengono Essenza scelgono il tipo, per ognuna di nuovo.
rule-balance-7 = Un’Emozione di Equilibrio ha un solo tipo di Essenza, quello con cui è stata invocata, e **conta per** quella fazione: nel controllo, nel blocco e per le Aspirazioni. In tutto il resto è di Equilibrio, e avversaria di entrambe le altre. Anche una Fortezza di Equilibrio conta per una di esse, nel controllo e per Fortitudine.
rule-balance-8 = **Movimento:** gli Spiriti di Equilibrio condividono le caselle con chiunque e non sono d’intralcio a nessuno.
rule-balance-9 = **Invocazione:** con Essenza di un solo tipo. Tutta quella aggiunta dopo è dello stesso tipo. Ciò che chiedono Paura e Panico può essere dell’uno o dell’altro tipo.
rule-balance-10 = **Repressione:** solo Emozioni di Gioia e di Malinconia; queste due fazioni possono reprimere anche quelle di Equilibrio.
rule-balance-11 = **Fortificazione:** costa 1 Essenza in più. Per costruire, è quella della fazione che controlla il Reame, o una delle due se non lo controlla nessuno, e la Fortezza conta per quella fazione. Per esaltare, è quella della fazione per cui la Fortezza conta, e l’altra non deve controllare il Reame. Per demolire una Fortezza di una fazione, è quella dell’altra.
rule-balance-12 = **Potenziamento:** una Neutralità si trasforma in una qualsiasi Emozione Forte di Equilibrio che non sia sul tabellone; la Forte dice quanta Essenza serve. Scegli tu la sua [Vibrazione](~vibe). Poi viene il suo potere, e dopo quello della Neutralità che se n’è andata.
rule-balance-13 = **Assorbimento:** al posto delle Frontiere che una fazione controlla, ogni Triade adiacente allo Spirito con un’Emozione di Equilibrio porta 1 FdV in più.
rule-balance-14 = **Azioni Reame:** Equilibrio non controlla Reami. Ragione paga sempre 1 FdV in meno, Intuizione sempre il prezzo intero.
rule-balance-15 = In una [Rivelazione](#revelation) Gioia e Malinconia si confrontano come sempre. Equilibrio guarda solo la sua Aspirazione Segreta, che ha due condizioni. Una è che Gioia e Malinconia vi siano esattamente in parità; anche nulla contro nulla è parità. Se una delle due è soddisfatta, Equilibrio aggiunge un Frammento Minore, se lo sono entrambe, uno Maggiore. L’altra condizione è:
rule-balance-16 = **Atteggiamento:** tre o più Emozioni di Equilibrio sono su spazi Reame.
rule-balance-17 = **Franchezza:** ci sono Emozioni di Equilibrio sugli spazi di due o più Frontiere.
rule-balance-18 = **Consapevolezza:** ci sono Emozioni di Equilibrio in tre o più Triadi.
rule-balance-19 = **Unità:** due o più Emozioni di Equilibrio appartengono alle catene più lunghe, quelle di Gioia e quelle di Malinconia. Una sola Emozione non è una catena.
rule-balance-20 = **Vivacità:** c’è un’Emozione di Equilibrio, e su tutte insieme c’è tanta Essenza di Gioia quanta di Malinconia.
rule-balance-21 = **Versatilità:** due o più Emozioni di Equilibrio hanno ciascuna una Vibrazione che non si trova su nessun’altra Emozione che conta per la stessa fazione.
rule-balance-22 = **Fortitudine:** due o più Fortezze di Equilibrio sono sul tabellone.
rule-balance-23 = **Sensibilità:** un’Emozione di Equilibrio ha un’Intensità di 3 o più.
rule-balance-24 = Per un Maggiore non si elimina nessuna Aspirazione Comune. Invece, dopo che quella attuale è stata coperta, la fazione con meno punti può spostare una di quelle rimaste in un altro posto della fila; tra più fazioni così se ne estrae una a sorte.
rule-balance-25 = Se a più fazioni spetta il Frammento Apicale, quella che ha causato la Rivelazione aggiunge il suo, o altrimenti la prossima nell’ordine dei turni. Ognuna delle altre fa 4 punti sulla sua Ruota.
rule-balance-example = Gioia e Malinconia controllano due Reami ciascuna. L’Aspirazione Segreta di Equilibrio è Atteggiamento: parità, quindi una condizione è soddisfatta. Solo due delle sue Emozioni sono su spazi Reame, quindi l’altra no. Equilibrio aggiunge un Frammento Minore.
rule-balance-second = Nella Triade ci sono due Neutralità. Quella con 2 Essenze di Gioia conta per Gioia, con Intensità 2. Quella con 3 Essenze di Malinconia conta per Malinconia, con 3: quindi Malinconia controlla la Frontiera senza una propria Emozione lì. Anche la Fortezza di Equilibrio nella Culla dei Sensi conta per Malinconia, come dice il segno sopra.
rule-balance-basic = Non c’è una terza fazione.

## Contro Ego

rule-ego = In solitario o insieme: Ego
rule-ego-1 = Una o due persone possono giocare contro **Ego**, una fazione che gioca da sé. Le sue carte dicono che cosa vuole, le sue regole come procede, e ogni suo passo è raccontato con il suo motivo. Tutti gli altri capitoli valgono, salvo ciò che segue.
rule-ego-2 = **Giocatori:** una persona con due Spiriti, due persone con uno Spirito ciascuna, o una persona come [Plasmatore](#shaper). Giocano Gioia o Malinconia; Ego gioca l’altra fazione con due Spiriti suoi, il Guardiano e il Persuasore.
rule-ego-3 = **Inizio:** i posti si estraggono. Un Reame ha un’Emozione Iniziale di ogni parte, altri due Reami una ciascuno, tutte in Triadi diverse: ogni parte controlla 1 Reame e 2 Frontiere. Gli Spiriti delle persone stanno sulle due Frontiere accanto alle loro Emozioni: chi gioca per primo ne sceglie una, e un secondo Spirito ha l’altra. Il Guardiano sta sulla Frontiera accanto all’Emozione di Ego del Reame in comune, il Persuasore nel Reame che Ego controlla.
rule-ego-4 = **Ordine:** una persona, il Guardiano, una persona, il Persuasore. Cominciano le persone, con 6 FdV per la prima di loro e senza Assorbimento in quel turno.
rule-ego-5 = **Che cosa ha Ego:** Forza di Volontà, all’inizio nessuna; un mazzo delle 16 Emozioni Medie della sua fazione, una di ognuna, coperto; Aspirazioni Segrete che nessuno guarda; e dodici [Stratagemmi](~scheme), uno scoperto. Ciò che mette sul tabellone viene dalla riserva.
rule-ego-6 = **Che cosa non ha Ego:** plance, mano, Ambizione, Intenzioni, Emozioni Forti, entrate, bonus delle Sfere o della Ruota. I suoi Spiriti e le sue Emozioni non hanno poteri.
rule-ego-7 = **Le tue Emozioni** agiscono come sempre, con due eccezioni. Ciò che toglierebbe a Ego qualcosa che non ha o non paga ti porta invece 2 FdV quando entra in gioco; lo dice la carta. E reprimere accanto a Sicurezza costa a Ego 2 FdV; lo fa solo se nessun’altra Repressione è senza danno.
rule-ego-8 = In una [Rivelazione](#revelation) Ego mostra la sua Aspirazione Segreta, poi cambia fino a 2 sue FdV in 1 punto ciascuna. Dove la sua fazione ha una scelta, elimina l’Aspirazione Comune in cui è messo peggio, e prende la prima delle sue Aspirazioni Segrete diversa da quella Comune.
rule-ego-9 = La partita finisce come sempre, ma delle Ruote la chiude solo la tua. Ego fa inoltre 2 punti per ogni Minore e 4 per ogni Maggiore che ha sul tabellone come Fortezza.
rule-ego-basic = Ego non fa punti per azioni fallite e Forza di Volontà, e non fa Stratagemmi Speciali. I posti si estraggono anche nel gioco base, e anche quale di due Spiriti sta su quale Frontiera; un Plasmatore sceglie.

rule-ego-thinks = Come pensa Ego
rule-ego-thinks-1 = Ego è prevedibile, e questa è la tua occasione. Un suo turno va così:
rule-ego-thinks-2 = **Stratagemmi:** un secondo Stratagemma si scopre accanto a quello che c’è. La testa del primo dà l’obiettivo e la prima azione, il piede del secondo le altre due.
rule-ego-thinks-3 = **Tre azioni,** con lo Spirito di turno. Prima di due di esse può muoversi fino a 2 caselle, anche oltre i tuoi Spiriti, ma mai per fermarsi sulla casella di uno di loro.
rule-ego-thinks-4 = **Fallimenti:** un’azione che non si può fare in nessun modo, o che farebbe solo arretrare Ego, fallisce. La prima di un turno gli porta 1 punto. Due o tre fanno uno [Stratagemma Speciale](~special-scheme).
rule-ego-thinks-5 = **Un ultimo passo:** uno Spirito che non si è mosso va di una casella verso la più vicina in cui potrebbe fare qualcosa per il suo obiettivo.
rule-ego-thinks-6 = **Assorbimento:** 1 FdV da una Sfera adiacente, o 2 accanto a una Frontiera che Ego controlla. Di 2 ne conserva 1, di 1 nessuna. Se la Rivelazione la vinceresti tu, non svuota una Sfera prendendone 2, e prende dalla più piena; altrimenti dalla più vuota.
rule-ego-thinks-7 = **Il prossimo Stratagemma** si scopre, perché tu lo veda.
rule-ego-thinks-8 = L’**obiettivo** è un’Aspirazione: quella Comune, la prossima della fila, o la Segreta di Ego, di cui ti si dice solo che è un obiettivo segreto.
rule-ego-thinks-9 = Per ogni azione Ego guarda ogni **modo** di farla: ogni casella a portata, e ogni cosa da fare lì. Può invocare la sua carta in cima con 1 Essenza su uno spazio vuoto, intensificare di 1, reprimere di 1, o costruire, esaltare o demolire una Fortezza. Prende il modo con l’[Impatto](~impact) più alto: quanto sale il suo conto nell’obiettivo, meno il tuo. Se più modi sono uguali, prende, in quest’ordine:
rule-ego-thinks-10 = ciò che gli porta più Reami, meno i tuoi;
rule-ego-thinks-11 = ciò che gli porta più Frontiere;
rule-ego-thinks-12 = ciò che gli porta più Intensità di Emozioni;
rule-ego-thinks-13 = per le Fortezze, costruire prima di esaltare, esaltare prima di demolire;
rule-ego-thinks-14 = ciò che può fare senza muoversi;
rule-ego-thinks-15 = ciò che il Guardiano può fare da una Frontiera, il Persuasore da un Reame;
rule-ego-thinks-16 = e se sono ancora uguali, uno a sorte.
rule-ego-thinks-example = Il Guardiano comincia sulla Frontiera tra Desideri e Valori; l’immagine mostra il tabellone dopo il suo turno, e ciò che ha toccato brilla. Gli Stratagemmi 2 e 5 dicono: mira all’Aspirazione Comune, che è Atteggiamento; Invocazione, Repressione, Invocazione. Controlli 2 Reami, Ego 1. **Invocazione:** la sua carta in cima è Diffidenza. Sullo spazio della Frontiera decide il Salice dei Valori per Ego e la Landa dei Desideri per nessuno: 2–1 diventa 1–2, più che in ogni altro modo. **Repressione:** va nella Landa dei Desideri e toglie l’Essenza a Felicità, che se ne va: 1–3. **Invocazione:** Brama sulla Frontiera tra Pensieri e Desideri porta la Trama dei Pensieri: 1–4. Due caselle erano altrettanto buone; il Guardiano preferisce la Frontiera.
rule-ego-thinks-17 = Guarda dunque lo Stratagemma scoperto. Dove starà il prossimo Spirito, che cosa può raggiungere, e quanto lo avvicinerebbe al suo obiettivo? Uno spazio che riempi, un’Emozione con più Essenza di quanta ne tolga una Repressione, e un tuo Spirito sulla casella giusta sono ciò che non può superare.
rule-ego-thinks-18 = Questi sono i suoi dodici Stratagemmi:
rule-ego-thinks-19 = Ego gioca a difficoltà **Media**, o più difficile o più facile per gradi. Un livello comprende tutti i gradi da Media fino a quello; a un tuo tavolo puoi anche scegliere singoli gradi.
rule-ego-thinks-basic = Pensa allo stesso modo; solo che fallimenti e Stratagemmi Speciali non gli portano nulla.

## Il prototipo del 2017

rule-prototype-rounds = Il prototipo del 2017
rule-prototype-rounds-1 = Nel 2017, prima della pubblicazione, il gioco era un altro sullo stesso tabellone. Il [tabellone](#board), il [controllo](#control) e il blocco sono come negli altri capitoli. Ma non ci sono Fortezze, né Ambizione, né Intenzioni né Ruota, né gettoni jolly, né gettoni Intensità né gioco base, e una plancia ha un solo lato.
rule-prototype-rounds-2 = Per Gioia ci sono Armonia ed Empatia, per Malinconia Ansia e Malizia. Si può giocare in quattro, o in tre o due con [Plasmatori](#prototype-points).
rule-prototype-rounds-3 = Hai una mano senza limite, un **mazzo** di quattordici Emozioni Medie, coperto, e una **pila degli scarti** scoperta. Quando peschi da un mazzo vuoto, prima la pila degli scarti si mescola in uno nuovo; se è vuota anche quella, non peschi nulla. Hai inoltre una copia di ognuna delle otto Emozioni Forti della tua fazione. I compagni si vedono le mani.
rule-prototype-rounds-4 = **La preparazione** la fa in gran parte il programma:
rule-prototype-rounds-5 = Ogni Sfera riceve 5 FdV. In senso orario sono Diligenza, Umiltà, Conoscenza, Impegno e Creatività; l’Origine è orientata a caso.
rule-prototype-rounds-6 = Delle sette Aspirazioni Comuni se ne scopre una: quella attuale. Un’altra è scoperta per la fine della partita. Le altre cinque formano un mazzetto coperto.
rule-prototype-rounds-7 = Ogni fazione ha le stesse sette. Una è la sua Aspirazione Segreta, ed è diversa dalla Comune attuale; un’altra è la sua Aspirazione Finale, ed è diversa dalla Finale Comune. Le conosce solo la fazione. Le altre cinque sono il suo mazzetto.
rule-prototype-rounds-8 = Ogni giocatore ha 4 FdV, 2 Essenze e tre carte, e nessun gettone. Comincia una fazione estratta a sorte; ogni giocatore dell’altra ha 1 FdV in più.
rule-prototype-rounds-9 = La fazione che non comincia è la prima a mettere, poi le fazioni si alternano; una fazione di due sceglie chi va per primo. Metti il tuo Spirito su una Frontiera la cui Triade è vuota e che nessuno ha preso, e la tua Felicità o il tuo Squallore, con 1 Essenza dalla riserva, su uno dei due spazi Reame di quella Triade. Altri quattro Squallori sono tenuti per Ansia.
rule-prototype-rounds-10 = Si giocano **cinque round**. Quando comincia un round, una fazione di due ha 8 Fortitudine, nei round seguenti 9, 10, 11 e 12; un Plasmatore ne ha ogni volta 1 in più. Il primo round lo comincia la fazione estratta a sorte, ogni altro la fazione con meno Frammenti, Minori e Maggiori senza distinzione; se ne hanno lo stesso numero, quella con meno Maggiori; se anche questi sono uguali, quella che ha finito per prima la Fortitudine.
rule-prototype-rounds-11 = **I turni** si alternano tra le fazioni. Quando comincia il primo turno di una fazione in un round, essa sceglie quale dei suoi giocatori lo fa; poi i suoi giocatori si alternano. Fai da una a tre Azioni, quelle che vuoi, finché la tua fazione ha Fortitudine: ognuna ne prende 1 quando la indichi. Una fazione senza Fortitudine non ha più turni, e l’altra continua da sola finché non ne ha più nemmeno lei.
rule-prototype-rounds-12 = **Tra due round** la Forza di Volontà su Determinazione torna indietro, ogni giocatore pesca una carta, un Plasmatore due, e ciò che puoi fare una volta per round puoi rifarlo.
rule-prototype-rounds-13 = Quale giocatore di una fazione è primo lo si chiede a quello indicato per primo. In una Rivelazione il giocatore di turno decide per la propria fazione, e per l’altra il giocatore di cui sarebbe il prossimo turno.

rule-prototype-actions = Il prototipo: azioni
rule-prototype-actions-1 = **Le azioni Reame** si possono fare ovunque tu sia. Con il controllo del Reame costano 1 FdV in meno. Ciò che non farebbe nulla non viene offerto.
rule-prototype-actions-2 = **Guadagno di Volontà** (1, con controllo 0): ottieni 3 FdV.
rule-prototype-actions-3 = **Pesca di Emozioni** (1, con controllo 0): pesca due carte, tienine una e scarta l’altra.
rule-prototype-actions-4 = **Movimento di Emozione** (2, con controllo 1): porta un’Emozione della tua fazione, con la sua Essenza, da ovunque su uno spazio vuoto adiacente al tuo Spirito.
rule-prototype-actions-5 = **Intensificazione** (1, con controllo 0): metti 1 tua Essenza su un’Emozione della tua fazione adiacente al tuo Spirito.
rule-prototype-actions-6 = **Raccolta di Essenza** (1, con controllo 0): cambia quanta Forza di Volontà vuoi, almeno 1, in Essenza.
rule-prototype-actions-7 = **Riposo** non appartiene a nessun Reame e non costa nulla: ottieni 1 FdV.
rule-prototype-actions-8 = **Le plance Spirito** sono tutte uguali: quattro righe di quattro migliorie, e nulla da sbloccare. Subito dopo aver indicato l’azione di una riga puoi metterci un gettone: scarta una carta, o due per Favore dell’Origine e per Risolutezza, e prendi un gettone della Vibrazione di una di esse. Funziona subito. L’azione deve restare possibile.
rule-prototype-actions-9 = Una riga non ha mai due volte lo stesso colore. Si può rimuovere per sempre un gettone per fare posto: quello sul posto stesso o, se è libero, quello dello stesso colore altrove nella riga. Quindi una riga con quattro gettoni non ne accetta altri.
rule-prototype-actions-10 = Le migliorie senza prezzo agiscono da sé; le altre le scegli prima di pagare. **Determinazione:** della Forza di Volontà per la tua prima azione con la sua riga in un round, 1 si mette lì e torna indietro quando il round è finito, anche se il gettone è stato sostituito. Messa dopo quell’azione, aspetta il round seguente.
rule-prototype-actions-11 = **Movimento** (1 FdV): lungo un sentiero alla casella seguente, ma non su una con uno Spirito avversario. Velocità e Velocità Ardente: fino a una casella in più ciascuna, oltre Spiriti avversari. Sormontamento: puoi fermarti con uno Spirito avversario.
rule-prototype-actions-12 = **Invocazione** (2 FdV, 1 tua Essenza): un’Emozione Media dalla mano su uno spazio vuoto adiacente al tuo Spirito, con sopra l’Essenza. Supporto (+2 FdV): 1 tua Essenza in più. Forza Interiore (+1 FdV): l’Essenza richiesta viene dalla riserva.
rule-prototype-actions-13 = **Potenziamento** (2 FdV) è un modo di invocare, con un gettone su Potenziamento: un’Emozione Media della tua fazione adiacente al tuo Spirito con tanta Essenza quanta è la sua [soglia](~threshold) si trasforma nella sua controparte Forte, se hai ancora quella carta, ed è tua. L’Essenza passa a questa, la carta Media va nella pila degli scarti del suo proprietario. Poi le 2 FdV tornano indietro; quindi nessuna va su Determinazione, nemmeno di una successiva Invocazione in quel round. Supporto e Forza Interiore non si possono usare con esso.
rule-prototype-actions-14 = **Repressione** (2 FdV): un’Emozione avversaria adiacente al tuo Spirito perde 1 Essenza, se la sua Vibrazione è quella di un gettone su uno dei due posti per una Vibrazione Repressa. Con un gettone qualsiasi lì si possono reprimere Felicità e Squallore. Spegnimento (+1 FdV): 1 Essenza in più.
rule-prototype-actions-15 = L’Essenza tolta va nella riserva. Un’Emozione che perde l’ultima lascia il tabellone: una Media va nella pila degli scarti del suo proprietario, una Forte torna al suo proprietario, che pesca una carta. Felicità e Squallore lasciano la partita, e nessuno pesca.
rule-prototype-actions-16 = Una sola Emozione ha un potere: **Furia**, quando viene potenziata, toglie 1 Essenza a ogni Emozione avversaria adiacente.
rule-prototype-actions-17 = **Meditazione** non costa nulla. Ogni giocatore può farla una volta per round, un Plasmatore due, ma non due volte nello stesso turno:
rule-prototype-actions-18 = Metti un gettone, se vuoi. Con Grazia del Plasmatore puoi ruotare l’Origine di uno scatto.
rule-prototype-actions-19 = Scegli una Sfera adiacente al tuo Spirito e prendine 1 FdV, 1 in più per ogni Frontiera adiacente che la tua fazione controlla, e 1 in più con Favore dell’Origine; non più di quanta ce n’è, e mai meno per scelta. Risolutezza porta inoltre 2 FdV dalla riserva.
rule-prototype-actions-20 = Se ora la Sfera è vuota, c’è una [Rivelazione](#prototype-points).
rule-prototype-actions-21 = Ricevi il bonus della Sfera, e ancora una volta se alla Sfera appartiene un Frammento Maggiore della tua fazione, anche uno appena aggiunto. Con Dono dell’Origine è il bonus di una Sfera qualsiasi a tua scelta, altrettante volte.
rule-prototype-actions-22 = L’Origine ruota di uno scatto.
rule-prototype-actions-23 = I bonus:
rule-prototype-actions-24 = **Diligenza:** 2 FdV dalla riserva.
rule-prototype-actions-25 = **Umiltà:** 1 Essenza.
rule-prototype-actions-26 = **Conoscenza:** un gettone di un colore qualsiasi, se lo vuoi, su un posto di una qualsiasi delle tue righe che chiede una sola carta; non ne scarti nessuna. Se non c’è posto per esso, è perso.
rule-prototype-actions-27 = **Impegno:** 1 Fortitudine per la tua fazione, anche oltre quella con cui ha cominciato il round.
rule-prototype-actions-28 = **Creatività:** peschi una carta.

rule-prototype-points = Il prototipo: Aspirazioni e punti
rule-prototype-points-1 = Ci sono sette Aspirazioni, una volta per tutti e una volta per ogni fazione. Ne soddisfa una la fazione che ha di più; in parità nessuna. Quella propria di una fazione la può soddisfare solo quella fazione.
rule-prototype-points-2 = **Consapevolezza:** Reami che controlli.
rule-prototype-points-3 = **Lealtà:** Frontiere che controlli.
rule-prototype-points-4 = **Versatilità:** Triadi in cui hai un’Emozione.
rule-prototype-points-5 = **Unità:** Emozioni nella tua catena più lunga.
rule-prototype-points-6 = **Saggezza:** gettoni su tutte le plance della tua fazione.
rule-prototype-points-7 = **Predominio:** Essenza sulle tue Emozioni.
rule-prototype-points-8 = **Diversità:** Vibrazioni diverse tra le tue Emozioni; Felicità e Squallore non ne hanno.
rule-prototype-points-9 = In una **Rivelazione** accadono queste cose in ordine:
rule-prototype-points-10 = Si guardano l’Aspirazione Comune attuale e la Segreta di ogni fazione, e si mettono da parte, scoperte per tutti.
rule-prototype-points-11 = La prima del mazzetto Comune diventa quella attuale. Poi, cominciando dalla fazione di turno, ogni fazione riceve una nuova Segreta diversa da questa: una fazione che ha soddisfatto la propria ne pesca una, una che non l’ha soddisfatta ne sceglie una dal suo mazzetto, e il resto si mescola.
rule-prototype-points-12 = Una fazione che le ha soddisfatte entrambe mentre l’altra nessuna aggiunge un Frammento **Maggiore**. Altrimenti la fazione che ne ha soddisfatte di più ne aggiunge uno **Minore** e l’altra nulla; se ognuna ne ha soddisfatta una, ognuna aggiunge un Minore. Se nessuna ne ha soddisfatte, non se ne aggiunge. Una fazione senza più Minori non aggiunge nulla.
rule-prototype-points-13 = La Sfera riceve 5 FdV, e 1 in più per ogni Maggiore, di qualunque fazione, che appartiene a questa Sfera.
rule-prototype-points-14 = Un Maggiore appartiene alla Sfera che è stata svuotata e ruota con essa. Prima che un mazzetto di Aspirazioni con una sola carta dia una carta, tutte quelle messe da parte da esso vi si rimescolano, tranne quella guardata per ultima.
rule-prototype-points-15 = **Il terzo Maggiore** di una fazione chiude subito la partita, e quella fazione vince, quali che siano i punti.
rule-prototype-points-16 = **Dopo il quinto round** si guardano le tre Aspirazioni Finali: la Comune, e quella propria di ogni fazione. Una fazione che ne soddisfa più dell’altra aggiunge il suo Frammento **Apicale**. Poi si contano i punti:
rule-prototype-points-17 = 2 per ogni Minore, 3 per ogni Maggiore e 4 per il Frammento Apicale;
rule-prototype-points-18 = 1 per ogni riga con quattro gettoni sulle plance della tua fazione;
rule-prototype-points-19 = 1 per ogni tua Emozione Forte sul tabellone;
rule-prototype-points-20 = 1 per ogni tua Emozione sul tabellone senza posti liberi per l’Essenza, anche Felicità e Squallore.
rule-prototype-points-21 = Vince chi ha più punti; punti uguali sono un pareggio.
rule-prototype-points-22 = **Gli Spiriti** hanno questi poteri:
rule-prototype-points-23 = **Armonia:** un gettone per cui scarta carte può essere di qualunque colore.
rule-prototype-points-24 = **Empatia:** una volta per round, quando si reprime un’Emozione di Gioia in una Triade adiacente a Empatia, può dare 1 Essenza: non si toglie nulla, e ciò che è stato pagato resta pagato. Contro Furia non aiuta.
rule-prototype-points-25 = **Ansia:** può invocare uno Squallore dalla sua scorta al posto di una carta, al solito prezzo.
rule-prototype-points-26 = **Malizia:** Sanguisuga d’Anime (+1 FdV su una Repressione) le porta 1 Essenza, anche se Empatia impedisce la Repressione.
rule-prototype-points-27 = I mazzi hanno due carte di ognuno di sette tipi, che sono nel [catalogo delle carte](/cards); [i tuoi](/decks) possono contenere quattordici carte qualsiasi degli otto tipi della tua fazione, non più di due di ognuno.
rule-prototype-points-28 = Un **Plasmatore** è una fazione da solo, con 7 FdV, 5 Essenze e tre carte. In tre giocatori comincia la fazione di due, quindi il Plasmatore ha 1 FdV in più ed è il primo a mettere; due Plasmatori tirano a sorte. Un Plasmatore ha entrambi i posti nell’ordine di piazzamento: ogni volta prende una Frontiera e vi mette un’Emozione, e subito dopo la seconda il suo Spirito va su una delle due.

## Le edizioni

rule-editions = Le edizioni a confronto
rule-editions-1 = Il gioco è cresciuto prima di essere pubblicato. L’edizione **finale** è quella che racconta la maggior parte dei capitoli. L’edizione di **anteprima** è il gioco com’era poco prima: per la maggior parte è uguale. Il **prototipo** del 2017 è un altro gioco, che ha [capitoli propri](#prototype-rounds).
rule-editions-2 = Una miglioria o un’Aspirazione può avere lo stesso nome in più edizioni e voler dire altro. I prezzi sono ciò che la miglioria aggiunge.
rule-editions-3 = Tutto il resto è uguale: il tabellone e il controllo in tutte e tre; e nell’edizione finale e in quella di anteprima tutte le carte tranne Benevolenza, i mazzi, e il lato A di tutte le plance.
rule-editions-length = Quanto dura
rule-editions-length-final = Finché non resta nessuna Aspirazione Comune o nessun Frammento, o una fazione raggiunge 20 sulla sua Ruota.
rule-editions-length-preview = Uguale.
rule-editions-length-prototype = Cinque [round](#prototype-rounds), o finché una fazione aggiunge il terzo Frammento Maggiore.
rule-editions-turn = Un turno
rule-editions-turn-final = Tre [Azioni](#turn), e in più abilità e un Assorbimento.
rule-editions-turn-preview = Uguale.
rule-editions-turn-prototype = Da una a tre Azioni e nient’altro; ognuna prende 1 Fortitudine della fazione.
rule-editions-order = Ordine dei turni
rule-editions-order-final = Un solo ordine di tutti i giocatori, con le fazioni che si alternano, per tutta la partita.
rule-editions-order-preview = Uguale.
rule-editions-order-prototype = Le fazioni si alternano, e così i giocatori di una fazione, che sceglie chi è primo in ogni round. Una fazione senza Fortitudine non ha turni.
rule-editions-ambition = Che cosa condivide una fazione
rule-editions-ambition-final = Tre gettoni [Ambizione](~ambition), per Repressione, abilità e alcune migliorie.
rule-editions-ambition-preview = Uguale.
rule-editions-ambition-prototype = Fortitudine: 8 nel primo round e 1 in più in ognuno dei seguenti.
rule-editions-turn-end = Fine di un turno
rule-editions-turn-end-final = 1 Ambizione per la fazione, o due carte per te.
rule-editions-turn-end-preview = Uguale.
rule-editions-turn-end-prototype = Nulla. Dopo ogni round ogni giocatore pesca una carta.
rule-editions-placing-first = Piazzamento iniziale
rule-editions-placing-first-final = Prima chi comincia, nell’ordine dei turni.
rule-editions-placing-first-preview = Uguale.
rule-editions-placing-first-prototype = Prima la fazione che non comincia; ogni fazione sceglie quale dei suoi giocatori va per primo.
rule-editions-start = Per cominciare
rule-editions-start-final = 4 FdV, 2 Essenze e due carte; il primo giocatore ha 6 FdV.
rule-editions-start-preview = Uguale.
rule-editions-start-prototype = 4 FdV, 2 Essenze e tre carte; 1 FdV in più per ogni giocatore della fazione che non comincia.
rule-editions-decks = Mazzi
rule-editions-decks-final = Sedici carte; quella in cima è scoperta. Gli scarti vanno sotto il mazzo.
rule-editions-decks-preview = Uguale.
rule-editions-decks-prototype = Quattordici carte, coperte. Gli scarti sono scoperti e diventano il mazzo seguente.
rule-editions-rows = Righe di una plancia
rule-editions-rows-final = Cinque: Movimento, Invocazione, Repressione, Fortificazione, Potenziamento. Un primo gettone sblocca una riga, altri tre sono migliorie.
rule-editions-rows-preview = Uguale.
rule-editions-rows-prototype = Quattro: Movimento, Invocazione, Repressione, Meditazione. Ognuna ha quattro migliorie, e nulla da sbloccare. Tutte le plance sono uguali.
rule-editions-adding = Aggiungere un gettone
rule-editions-adding-final = Scarta una carta del suo colore. Un gettone resta dov’è.
rule-editions-adding-preview = Uguale.
rule-editions-adding-prototype = Scarta una carta del suo colore, per due migliorie due carte. Un gettone si può rimuovere per fare posto.
rule-editions-determination = Determinazione
rule-editions-determination-final = 1 FdV in meno per l’azione.
rule-editions-determination-preview = Uguale.
rule-editions-determination-prototype = 1 della Forza di Volontà per la prima azione con la sua riga in un round torna indietro quando il round è finito.
rule-editions-move = Velocità, Sormontamento
rule-editions-move-final = 1 FdV ciascuna.
rule-editions-move-preview = Uguale.
rule-editions-move-prototype = Per nulla, e in più Velocità Ardente, per un’altra casella.
rule-editions-invoke = Supporto, Forza Interiore
rule-editions-invoke-final = 1 Ambizione per Essenza dalla riserva; 2 FdV.
rule-editions-invoke-preview = Uguale.
rule-editions-invoke-prototype = 2 FdV per Essenza propria; 1 FdV.
rule-editions-quell = Repressione
rule-editions-quell-final = 2 FdV e 1 Ambizione; mostri una carta della stessa Vibrazione.
rule-editions-quell-preview = Uguale.
rule-editions-quell-prototype = 2 FdV; un gettone della stessa Vibrazione sta su un posto per una Vibrazione Repressa.
rule-editions-last = Dopo l’ultima Essenza
rule-editions-last-final = Il proprietario non riceve nulla.
rule-editions-last-preview = Uguale.
rule-editions-last-prototype = Il proprietario pesca una carta.
rule-editions-empower = Potenziamento
rule-editions-empower-final = Un’azione con una riga propria, per 3 FdV. Una fazione ha due copie di ogni Emozione Forte.
rule-editions-empower-preview = Uguale.
rule-editions-empower-prototype = Una miglioria di Invocazione; le sue 2 FdV tornano indietro. Ogni giocatore ha una copia di ogni Emozione Forte.
rule-editions-fortify = Fortezze
rule-editions-fortify-final = Costruite con [Fortificazione](#fortify); contano nel loro Reame.
rule-editions-fortify-preview = Uguale.
rule-editions-fortify-prototype = Nessuna.
rule-editions-gain = Guadagno di Volontà
rule-editions-gain-final = 4 FdV.
rule-editions-gain-preview = Uguale.
rule-editions-gain-prototype = 3 FdV.
rule-editions-draw = Pesca di Emozioni
rule-editions-draw-final = Una carta; 2 FdV per ogni altra.
rule-editions-draw-preview = Uguale.
rule-editions-draw-prototype = Due carte, di cui ne tieni una.
rule-editions-intensify = Intensificazione
rule-editions-intensify-final = 1 Essenza; 1 FdV per ogni altra.
rule-editions-intensify-preview = Uguale.
rule-editions-intensify-prototype = 1 Essenza.
rule-editions-rest = Riposo
rule-editions-rest-final = Non c’è: puoi fermarti prima.
rule-editions-rest-preview = Uguale.
rule-editions-rest-prototype = Un’Azione che porta 1 FdV.
rule-editions-absorb = Forza di Volontà da una Sfera
rule-editions-absorb-final = [Assorbimento](#absorb), una volta per turno e non un’Azione: 2 FdV, e 1 per ogni Frontiera che controlli accanto al tuo Spirito.
rule-editions-absorb-preview = Uguale.
rule-editions-absorb-prototype = [Meditazione](#prototype-actions), un’Azione, una volta per round: 1 FdV, e 1 per ogni Frontiera che controlli accanto al tuo Spirito.
rule-editions-spheres = Sfere
rule-editions-spheres-final = 7 FdV. Impegno, Creatività, Umiltà, Diligenza, Conoscenza. Puoi prendere il bonus prima di una Rivelazione.
rule-editions-spheres-preview = Uguale.
rule-editions-spheres-prototype = 5 FdV, di più con Maggiori. Diligenza, Umiltà, Conoscenza, Impegno, Creatività. Ricevi il bonus dopo una Rivelazione, due volte con un Maggiore della tua fazione.
rule-editions-commitment = Impegno
rule-editions-commitment-final = Per 1 FdV, 1 Ambizione diventa attiva.
rule-editions-commitment-preview = Uguale.
rule-editions-commitment-prototype = 1 Fortitudine per la fazione.
rule-editions-aspirations = Aspirazioni
rule-editions-aspirations-final = Nove: Atteggiamento, Franchezza, Consapevolezza, Unità, Vivacità, Versatilità, Fortitudine, Sensibilità, Riflessione.
rule-editions-aspirations-preview = Uguale.
rule-editions-aspirations-prototype = Sette: Consapevolezza, Lealtà, Versatilità, Unità, Saggezza, Predominio, Diversità. Consapevolezza conta i Reami, Versatilità le Triadi.
rule-editions-common = Aspirazioni Comuni
rule-editions-common-final = Tutte scoperte; ognuna si usa una volta.
rule-editions-common-preview = Uguale.
rule-editions-common-prototype = È scoperta solo quella attuale; quelle messe da parte tornano.
rule-editions-hidden = Nuove Aspirazioni Segrete
rule-editions-hidden-final = Una fazione che non ne ha soddisfatte può guardarne tre e scegliere; le altre mescolano.
rule-editions-hidden-preview = Uguale.
rule-editions-hidden-prototype = Una fazione che non ha soddisfatto la propria sceglie tra tutte; l’altra pesca.
rule-editions-fragments = Frammenti in una Rivelazione
rule-editions-fragments-final = Un Minore per un’Aspirazione soddisfatta, un Maggiore per entrambe, qualunque cosa soddisfi l’altra fazione.
rule-editions-fragments-preview = Uguale.
rule-editions-fragments-prototype = Un Maggiore per entrambe se l’altra fazione non ne soddisfa; altrimenti un Minore per la fazione che ne soddisfa di più, o per ognuna se entrambe ne soddisfano una.
rule-editions-worth = Punti dei Frammenti
rule-editions-worth-final = Minore 3, Maggiore 5, Apicale 4. Una fazione ha cinque Minori e tre Maggiori.
rule-editions-worth-preview = Uguale.
rule-editions-worth-prototype = Minore 2, Maggiore 3, Apicale 4. Una fazione ha sei Minori e tre Maggiori.
rule-editions-majors = Frammenti Maggiori
rule-editions-majors-final = Nell’Identità, o come Fortezze.
rule-editions-majors-preview = Uguale.
rule-editions-majors-prototype = Ognuno appartiene a una Sfera e ruota con essa. Il terzo vince.
rule-editions-cap = Frammento Apicale
rule-editions-cap-final = Per una fazione che non ha più il Frammento che le spetta.
rule-editions-cap-preview = Uguale.
rule-editions-cap-prototype = Per la fazione che soddisfa di più delle tre Aspirazioni Finali.
rule-editions-other-points = Altri punti
rule-editions-other-points-final = La Ruota delle [Intenzioni](#intentions).
rule-editions-other-points-preview = Uguale.
rule-editions-other-points-prototype = 1 per ogni riga piena, ogni Emozione Forte e ogni Emozione piena sul tabellone.
rule-editions-tie = Punti uguali
rule-editions-tie-final = Vince la fazione il cui Frammento Apicale è stato messo; altrimenti è un pareggio.
rule-editions-tie-preview = Uguale.
rule-editions-tie-prototype = Un pareggio.
rule-editions-emotions = Emozioni
rule-editions-emotions-final = Sedici Medie e sedici Forti per fazione, la maggior parte con un potere.
rule-editions-emotions-preview = Uguale.
rule-editions-emotions-prototype = Otto Medie e otto Forti, con altri numeri; solo Furia ha un potere. Anelito e Sospetto qui sono Medie, Desiderio e Diffidenza Forti.
rule-editions-spirits = Spiriti
rule-editions-spirits-final = Quattro per fazione.
rule-editions-spirits-preview = Uguale.
rule-editions-spirits-prototype = Armonia ed Empatia contro Ansia e Malizia.
rule-editions-shaper = Plasmatori
rule-editions-shaper-final = I soliti beni. Un turno come quello di tutti.
rule-editions-shaper-preview = Uguale.
rule-editions-shaper-prototype = 7 FdV e 5 Essenze, 1 Fortitudine in più, due carte dopo un round, due Meditazioni in esso.
rule-editions-tokens = Primi gettoni
rule-editions-tokens-final = Ogni giocatore mette quattro gettoni jolly, ovunque possa andare un gettone.
rule-editions-tokens-preview = Ogni giocatore mette quattro gettoni a colori, uno per ogni Vibrazione, ovunque possa andare un gettone. Non si usano jolly.
rule-editions-tokens-prototype = Nessuno: tutte le plance sono vuote.
rule-editions-basic-tokens = Primi gettoni, gioco base
rule-editions-basic-tokens-final = Quelli jolly sbloccano Movimento, Invocazione, Repressione e Fortificazione.
rule-editions-basic-tokens-preview = Quelli a colori sbloccano le stesse quattro righe; ogni giocatore sceglie quale colore va dove.
rule-editions-basic-tokens-prototype = Non c’è un gioco base.
rule-editions-basic-players = Giocatori, gioco base
rule-editions-basic-players-final = Da due a quattro; una fazione di uno è un [Plasmatore](#shaper).
rule-editions-basic-players-preview = Quattro. I Plasmatori giocano solo il gioco completo.
rule-editions-basic-players-prototype = Non c’è un gioco base.
rule-editions-teams = Altri che possono giocare
rule-editions-teams-final = [Equilibrio](#balance), o Ego.
rule-editions-teams-preview = Nessuno: Gioia contro Malinconia.
rule-editions-teams-prototype = Nessuno: Gioia contro Malinconia.
rule-editions-brightness = Carte Felicità
rule-editions-brightness-final = 2
rule-editions-brightness-preview = 6
rule-editions-brightness-prototype = 2
rule-editions-capping = Se spetta un secondo Frammento Apicale
rule-editions-capping-final = Al suo posto 4 punti sulla Ruota.
rule-editions-capping-preview = Al suo posto 3 punti sulla Ruota.
rule-editions-capping-prototype = Può spettare a una sola fazione.
rule-editions-points = Punti per un’Intenzione
rule-editions-points-final = 1 per la prima di un turno, 2 per ognuna delle successive.
rule-editions-points-preview = Ognuna ha punti propri, per quante ne soddisfi in un turno.
rule-editions-points-prototype = Non ci sono Intenzioni.
rule-editions-side-a = Intenzioni del lato A
rule-editions-side-a-final = Reprimere. Prendere 4 o più FdV con un Assorbimento. Riempire un’Emozione. Completare una riga.
rule-editions-side-a-preview = Togliere 2 o più Essenze con una sola Repressione: 2 punti. Completare una riga: 2. Riempire un’Emozione: 1. Una tua Fortezza si unisce all’Identità in una Rivelazione causata da te: 1. Prendere al massimo 2 FdV con un Assorbimento: 1.
rule-editions-side-a-prototype = Nessuna.
rule-editions-side-b = Intenzioni del lato B
rule-editions-side-b-final = Reprimere. Una tua Fortezza si unisce all’Identità in una Rivelazione causata da te. Potenziare. Ogni nuovo livello di gettoni su tutte le righe.
rule-editions-side-b-preview = Togliere esattamente 1 Essenza con una Repressione: 1 punto. Potenziare: 1. Prendere 4 o più FdV con un Assorbimento: 1. Esaltare: 2. Ogni nuovo livello di gettoni su tutte le righe: 2.
rule-editions-side-b-prototype = Nessuna.
rule-editions-benevolence = Benevolenza
rule-editions-benevolence-final = Più Forza di Volontà dalla Sfera del suo Reame, e un po’ dalla riserva accanto alla sua Triade.
rule-editions-benevolence-preview = Più Forza di Volontà dalla Sfera del suo Reame, e nient’altro.
rule-editions-benevolence-prototype = Questa carta non c’è.
rule-editions-love = Potere di Amore
rule-editions-love-final = Un Assorbimento porta 1 FdV per ogni Fortezza di Gioia adiacente.
rule-editions-love-preview = Un Assorbimento porta 2 FdV se c’è una Fortezza di Gioia adiacente.
rule-editions-love-prototype = Amore non gioca.
rule-editions-empathy = Potere di Empatia
rule-editions-empathy-final = Protegge le Emozioni di Gioia adiacenti e quelle sugli spazi subito oltre.
rule-editions-empathy-preview = Protegge le Emozioni di Gioia adiacenti, e le Emozioni di Gioia adiacenti a una di queste.
rule-editions-empathy-prototype = Una volta per round, 1 Essenza impedisce una Repressione in una Triade adiacente.
rule-editions-harmony = Potere di Armonia
rule-editions-harmony-final = Una carta paga un gettone di qualunque colore, e una seconda carta un secondo gettone.
rule-editions-harmony-preview = Una carta paga un gettone di qualunque colore. Non ce n’è un secondo.
rule-editions-harmony-prototype = Le carte pagano un gettone di qualunque colore.
rule-editions-malice = Potere di Malizia
rule-editions-malice-final = Da una Frontiera reprime in tutta la Triade, da un Reame anche sugli spazi Frontiera ai suoi confini.
rule-editions-malice-preview = Reprime anche un’Emozione adiacente a un’Emozione che le è adiacente; uno spazio vuoto in mezzo la ferma.
rule-editions-malice-prototype = Sanguisuga d’Anime: 1 FdV in più per una Repressione porta 1 Essenza.
rule-editions-board-love = Lato B: Amore
rule-editions-board-love-final = Gioco in Casa: una Fortezza di Gioia nel Reame dell’Emozione repressa. Guarnigione può sbloccare strada facendo la riga Invocazione. Potenziamento comincia con Incitamento.
rule-editions-board-love-preview = Gioco in Casa: una Fortezza di Gioia adiacente alla casella di Amore. Guarnigione richiede una riga Invocazione già sbloccata. Potenziamento come sul lato A.
rule-editions-board-love-prototype = Lo Spirito non gioca.
rule-editions-board-delight = Lato B: Diletto
rule-editions-board-delight-final = Spinta: 1 FdV. Degustazione pesca 2 e ne tiene una.
rule-editions-board-delight-preview = Spinta: 1 Ambizione. Degustazione pesca 1.
rule-editions-board-delight-prototype = Lo Spirito non gioca.
rule-editions-board-empathy = Lato B: Empatia
rule-editions-board-empathy-final = Movimento: Velocità, Sormontamento per nulla, Sostituzione. Invocazione: Condividere è Prendersi Cura, Motivazione, Determinazione. Repressione: Dominazione, Estinzione, Conversione. Fortificazione: Esaltazione, Sentirsi Sicuri, Determinazione.
rule-editions-board-empathy-preview = Movimento: Velocità, Sostituzione per 2 FdV, che può finire in una casella condivisa, Determinazione. Invocazione: Supporto per 2 FdV, Motivazione, Determinazione. Repressione come sul lato A. Fortificazione: Sentirsi Sicuri, Demolizione, Determinazione.
rule-editions-board-empathy-prototype = Non c’è un lato B.
rule-editions-board-harmony = Lato B: Armonia
rule-editions-board-harmony-final = Volo: 1 FdV. Sopraffazione: 1 Ambizione. Repressione prosegue con Estinzione e Ciclo Emotivo. Unione con l’Origine: 1 FdV e 1 Ambizione.
rule-editions-board-harmony-preview = Volo: 2 FdV. Sopraffazione: 3 FdV. Repressione prosegue con Ciclo Emotivo e Determinazione. Unione con l’Origine: 2 FdV e 1 Ambizione.
rule-editions-board-harmony-prototype = Non c’è un lato B.
rule-editions-board-hatred = Lato B: Odio
rule-editions-board-hatred-final = Volo: 1 FdV. Incendio: 3 FdV e 1 Ambizione. Ribollire: 1 FdV su ogni riga. Repulsione porta 2 FdV.
rule-editions-board-hatred-preview = Volo: 2 FdV. Incendio: 4 FdV e 1 Ambizione. Ribollire: 2 FdV su Invocazione, nulla su Fortificazione, 1 su Potenziamento. Con Repulsione la Repressione costa 2 FdV in meno.
rule-editions-board-hatred-prototype = Lo Spirito non gioca.
rule-editions-board-misery = Lato B: Miseria
rule-editions-board-misery-final = Movimento: Velocità, Sormontamento per nulla, Sostituzione. Estinzione: 1 FdV. Esaltazione: 2 FdV. Risucchio su Repressione, Fortificazione e Potenziamento, e solo da una Sfera che conserva un po’ di Forza di Volontà.
rule-editions-board-misery-preview = Movimento: Sostituzione per 2 FdV, che può finire in una casella condivisa, Sormontamento per nulla, Determinazione. Estinzione: 2 FdV. Esaltazione: 1 FdV. Fortificazione finisce con Sguardo Torvo. Risucchio su Repressione e Potenziamento, anche dell’ultima FdV: allora segue subito una Rivelazione, e l’Origine non ruota.
rule-editions-board-misery-prototype = Lo Spirito non gioca.
rule-editions-board-malice = Lato B: Malizia
rule-editions-board-malice-final = Spinta: 1 FdV.
rule-editions-board-malice-preview = Spinta: 2 FdV.
rule-editions-board-malice-prototype = Non c’è un lato B.
rule-editions-board-anxiety = Lato B: Ansia
rule-editions-board-anxiety-final = Volo: 1 FdV. Dalle Tenebre: accanto a uno Squallore, con un guadagno di 2 FdV. Supporto: 3 FdV. Semi di Oscurità: uno Squallore su qualsiasi spazio. Divorare dopo ogni Repressione. Unione con l’Origine: 1 FdV e 1 Ambizione. Potenziamento: Avanzata delle Tenebre, Sfogo Emozionale, Determinazione.
rule-editions-board-anxiety-preview = Volo: 2 FdV. Dalle Tenebre: accanto a qualsiasi Emozione di Malinconia, chiunque ci sia, con un guadagno di 1 FdV. Supporto: 2 FdV. Semi di Oscurità: l’Essenza viene dalla riserva, lo spazio è adiacente ad Ansia. Divorare solo dopo aver represso un’Emozione Media. Unione con l’Origine: 2 FdV e 1 Ambizione. Potenziamento: Potere Canalizzato, Soccorso, Determinazione.
rule-editions-board-anxiety-prototype = Non c’è un lato B.

## Ciò che si sa

rule-known = Che cosa sanno tutti
rule-known-1 = Visibile a tutti: il tabellone, Forza di Volontà, Essenza e gettoni di ognuno, la carta in cima a ogni mazzo, il numero di carte in mano, gli elenchi dei mazzi, e tutte le Aspirazioni Comuni.
rule-known-2 = Nascosto: le due carte di una mano iniziale, l’ordine dei mazzi, e le Aspirazioni Segrete dell’altra fazione. Ogni carta pescata più tardi prima era scoperta, quindi il programma ti mostra quali di esse sono nella mano di un avversario. Una carta scartata dalla mano la vedono tutti.
rule-known-3 = Puoi **annullare** le tue scelte nel tuo turno finché da allora nessuno ha saputo nulla di nuovo: nessuna carta è stata scoperta o mostrata a un avversario, nessun mazzetto guardato o mescolato, nessun altro giocatore ha deciso.
rule-known-basic = È visibile e nascosto lo stesso.

## Domande

rule-questions = Domande e risposte
rule-questions-1 = **Perché un’azione non viene offerta?** Perché non si può pagare, o perché non farebbe nulla: pescare da un mazzo vuoto, Intensificazione senza Essenza, una miglioria che non cambia nulla.
rule-questions-2 = **La Sfera ha meno di quanto potrei prendere.** Prendi ciò che c’è, e la Sfera è vuota.
rule-questions-3 = **Impegno con tutte e tre le Ambizioni attive?** Non viene offerto, perché non farebbe nulla.
rule-questions-4 = **Ho causato una Rivelazione. Ricevo il bonus della Sfera?** Sì, prima della Rivelazione.
rule-questions-5 = **Demolizione dà un’Azione in più. Quando?** Nello stesso turno. Più di una si sommano.
rule-questions-6 = **Di chi è un’Emozione Media sul tabellone?** Del giocatore dal cui mazzo viene. Qualunque giocatore della sua fazione può intensificarla, spostarla o potenziarla.
rule-questions-7 = **A qualcuno spettava un Maggiore e non ne aveva.** Non è stato aggiunto nulla, quindi l’altra fazione non elimina nessuna Aspirazione Comune.
rule-questions-8 = **Forza di Volontà che una reazione mi porta nel turno di un altro:** è subito tua, ma non può pagare ciò che si sta già pagando.
rule-questions-9 = **Alla fine del mio turno tutta l’Ambizione è attiva e il mio mazzo è vuoto.** Allora la scelta passa senza effetto.
rule-questions-10 = **Un Maggiore demolito a Minore, e la Sfera svuotata nello stesso turno:** il Minore conta come Fortezza vecchia e si unisce all’Identità.
rule-questions-basic = Queste risposte valgono anche lì.
