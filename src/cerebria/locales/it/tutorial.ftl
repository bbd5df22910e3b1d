# Il tutorial: le lezioni, e che cosa dice la guida a ogni passo. Le **parole** così segnate spiccano.

tutorial-title = Impara a giocare
tutorial-lead = Gioca i tuoi primi turni con una guida al tuo fianco. Nulla può andare storto: si può scegliere solo ciò di cui parla la guida.
tutorial-first = Comincia qui
tutorial-more = Poi, una alla volta: che cosa aggiunge il gioco completo
tutorial-minutes = Circa { $count } minuti
tutorial-start = Comincia
tutorial-continue = Continua
tutorial-again = Rigioca
tutorial-done = Fatta
tutorial-progress = Passo { $step } di { $steps }
tutorial-how-far = A che punto sei
tutorial-leave = Lascia la lezione
tutorial-next = Avanti
tutorial-back = Indietro
tutorial-to-now = Torna alla partita
tutorial-your-move = Tocca a te
tutorial-waiting = La lezione è in preparazione…
tutorial-late = Ci vuole più tempo del dovuto. Puoi aspettare ancora un po’, o ricominciare la lezione.
tutorial-not-now = Una cosa alla volta. Ora è: { $choice }
tutorial-coach = La tua guida
tutorial-hide = Nascondi la guida
tutorial-show = Mostra la guida
tutorial-failed = La lezione non può continuare
tutorial-failed-text = La sua partita non è più come serve alla lezione. Ricomincia la lezione.
tutorial-restart = Ricomincia
tutorial-anew = La partita di questa lezione non c’è più, quindi la lezione ricomincia.
tutorial-restart-lesson = Ricomincia: { $lesson }
tutorial-end = La lezione è finita
tutorial-first-basic = Prima partita, contro un programma facile
tutorial-first-ego = Prima partita contro Ego
tutorial-play-on = Continua contro un programma
tutorial-next-lesson = Prossima: { $lesson }
tutorial-to-lesson = Alla lezione: { $lesson }
tutorial-all = Tutte le lezioni
tutorial-home = Alla pagina iniziale
tutorial-table = Lezione: { $lesson }

tutorial-basic = Il gioco base
tutorial-basic-about = Tre turni di una vera partita: muovere, invocare Emozioni, controllo, Forza di Volontà ed Essenza, reprimere, Fortezze, il tuo primo gettone e la tua prima Rivelazione.
tutorial-growing = Migliorie, Ambizione ed Emozioni Forti
tutorial-growing-about = Un turno del gioco completo: fai crescere un’Emozione, migliora un’azione per sempre, ruota l’Origine e agisci ancora una volta.
tutorial-hidden = Aspirazioni Segrete
tutorial-hidden-about = Dopo una Rivelazione che non ti ha portato nulla, puoi scegliere a che cosa puntare.
tutorial-intentions = Intenzioni e Spiriti
tutorial-intentions-about = Punti per ciò che fai nel tuo turno, i bonus della Ruota e il potere del tuo Spirito.
tutorial-set-up = La preparazione
tutorial-set-up-about = Nel gioco completo scegli dove cominciare e che cosa sa fare il tuo Spirito.
tutorial-balance = La terza fazione
tutorial-balance-about = Gioca per Equilibrio: due tipi di Essenza, Emozioni che contano per altri e obiettivi tutti tuoi.
tutorial-ego = Contro Ego
tutorial-ego-about = Gioca senza avversari: Ego gioca da sé, e puoi prevedere che cosa farà.

## Il gioco base

tutorial-basic-1 = Eccoti nel mondo interiore di qualcuno. Sei **Amore** e giochi per la luminosa **Gioia**; Odio gioca per l’oscura **Malinconia**. La fazione che alla fine ha più **punti** ha plasmato questa persona e vince.
tutorial-basic-2 = I punti vengono dai **Frammenti**: parti di una persona che una fazione ottiene. Si accumulano in una torre qui al centro. Uno Minore porta 3 punti, uno Maggiore 5.
    .aloud = I punti vengono dai **Frammenti**: parti di una persona che una fazione ottiene. Si accumulano in una torre. Uno Minore porta 3 punti, uno Maggiore 5.
tutorial-basic-3 = Un Frammento va a chi è in vantaggio in un’**Aspirazione**. Questa è quella Comune, la stessa per entrambe le fazioni: **Franchezza**. È in vantaggio la fazione che controlla più **Frontiere**, le strisce tra i cinque **Reami**. Ora siamo due a due.
tutorial-basic-4 = La tua fazione ha anche un’**Aspirazione Segreta** che conosci solo tu: **Vivacità**, più gocce di **Essenza** sulle tue **Emozioni**, le carte sul tabellone. Ogni tanto c’è una **Rivelazione**: chi allora è in vantaggio in una delle due ottiene un Frammento Minore; in entrambe, uno Maggiore.
tutorial-basic-5 = Nel tuo turno hai tre **Azioni**. La maggior parte costa **Forza di Volontà**, le piccole luci, in breve **FdV**. Ne hai 6. Le gocce sono la tua **Essenza**, per le tue Emozioni. Ne hai 2. Conquistiamo una terza Frontiera. Prima il tuo Spirito, la tua pedina sul tabellone, deve avvicinarsi. Scegli **Movimento**. Costa 1 FdV.
    .aloud = Nel tuo turno hai tre **Azioni**. La maggior parte costa **Forza di Volontà**. Ne hai 6. Per le tue Emozioni ti serve **Essenza**. Ne hai 2. Conquistiamo una terza Frontiera. Prima il tuo Spirito deve avvicinarsi. Scegli **Movimento**. Costa 1 FdV.
tutorial-basic-6 = Puoi andare dove si può scegliere: quei luoghi brillano sul tabellone e stanno nel tuo elenco di scelte; dove c’è uno Spirito avversario non puoi fermarti. Va’ nella **Vallata delle Motivazioni**.
    .aloud = Puoi andare dove si può scegliere: quei luoghi stanno nel tuo elenco di scelte; dove c’è uno Spirito avversario non puoi fermarti. Va’ nella **Vallata delle Motivazioni**.
tutorial-basic-7 = In un Reame il tuo Spirito raggiunge due spazi. Uno è vuoto. Scegli **Invocazione** per giocarvi un’Emozione dalla mano: 2 FdV, e 1 Essenza che va sull’Emozione.
tutorial-basic-8 = Scegli **Desiderio**. Il suo potere: con un’altra tua Emozione accanto, come qui Felicità, riceve un gettone da +1.
tutorial-basic-9 = Eccola. La goccia è la sua Essenza. Il numero è la sua **Intensità**, la sua forza: 1 per quell’Essenza, 1 per il gettone. Più Intensità dà il **controllo**. Lo spazio di una Frontiera e gli spazi ai suoi due lati, qui gli spazi da 12 a 14, sono la sua **Triade**: decidono di chi è. Solo tu hai lì un’Emozione, quindi è tua: tre a due in Franchezza!
    .aloud = Desiderio è lì con 1 Essenza. La sua forza si chiama **Intensità**, ed è 2: 1 per quell’Essenza, 1 per il gettone. Più Intensità dà il **controllo**. Lo spazio di una Frontiera e gli spazi ai suoi due lati, qui gli spazi da 12 a 14, sono la sua **Triade**: decidono di chi è. Solo tu hai lì un’Emozione, quindi è tua: tre a due in Franchezza!
tutorial-basic-10 = Ogni Reame offre un’azione a tutti, ovunque si trovino. Chi controlla il Reame paga 1 FdV in meno. La Vallata delle Motivazioni è tua, quindi **Guadagno di Volontà** richiede un’Azione, ma nessuna FdV.
tutorial-basic-11 = Era la tua terza Azione. Termina il turno. Chi allora non ha più Forza di Volontà ne ottiene 1.
tutorial-basic-12 = Alla fine di un turno prendi un’**Ambizione**, una delle tre stelle della tua fazione, o due carte. Prendi l’Ambizione. Ci servirà.
    .aloud = Alla fine di un turno prendi un’**Ambizione**, una delle tre della tua fazione, o due carte. Prendi l’Ambizione. Ci servirà.
tutorial-basic-13 = Odio si è avvicinato e ha invocato **Amarezza** in una tua Triade. Nella Triade di Motivazioni e Sensi ora siamo uno a uno: nessuno controlla la Frontiera, e Franchezza è di nuovo in parità.
tutorial-basic-14 = Un’Emozione su una Frontiera conta anche nei Reami ai due lati: Amarezza conta nella Culla dei Sensi. Ma la tua Felicità, proprio accanto, la **blocca** nella Vallata delle Motivazioni, come farebbe ogni tua Emozione, anche la più debole. Rafforza dunque la tua parte. **Intensificazione** mette 1 tua Essenza su un’Emozione accanto al tuo Spirito; ognuna in più costerebbe 1 FdV.
tutorial-basic-15 = La Landa dei Desideri è tua, quindi non paghi Forza di Volontà: solo un’Azione e 1 Essenza. Mettila su **Felicità**, proprio accanto ad Amarezza.
tutorial-basic-16 = Due Essenze, Intensità 2: la Frontiera è di nuovo tua. Ora **assorbi** Forza di Volontà da una **Sfera**, una luce al centro, accanto a te. Non richiede un’Azione, ma si può fare una sola volta per turno. Ne ottieni 2, e 1 in più per ogni Frontiera accanto a te che controlli: 4 in tutto.
    .aloud = Due Essenze, Intensità 2: la Frontiera è di nuovo tua. Ora **assorbi** Forza di Volontà da una **Sfera** accanto a te. Non richiede un’Azione, ma si può fare una sola volta per turno. Ne ottieni 2, e 1 in più per ogni Frontiera accanto a te che controlli: 4 in tutto.
tutorial-basic-17 = Ogni Sfera dà anche un bonus. Quello di **Umiltà** è 1 Essenza. Di’ di sì.
tutorial-basic-18 = Dopo ogni Assorbimento, tuo o di Odio, l’**Origine**, l’anello delle Sfere, ruota di uno scatto. Umiltà è passata al Reame seguente, con 3 FdV rimaste. Ricordalo: chi **svuota** una Sfera causa una Rivelazione. Hai molta Forza di Volontà. **Fortificazione** costruisce una **Fortezza**, per 3: nel Reame in cui sei, o da una Frontiera su uno dei due lati, a meno che Odio non controlli quel Reame.
tutorial-basic-19 = Una Fortezza è uno dei tuoi Frammenti, e aggiunge Intensità nel suo Reame: 1 per questa Minore. Quando qualcuno svuota qui una Sfera in un turno successivo, la Fortezza va nell’**Identità**, la torre al centro, dove dà punti: 3, o 5 se Maggiore. Se alla fine è ancora qui, non conta nulla. La tua terza Azione: **Raccolta di Essenza** cambia Forza di Volontà in Essenza. Non controlli il suo Reame, il Salice dei Valori, quindi costa anche 1 FdV.
    .aloud = Una Fortezza è uno dei tuoi Frammenti, e aggiunge Intensità nel suo Reame: 1 per questa Minore. Quando qualcuno svuota qui una Sfera in un turno successivo, la Fortezza va nell’**Identità**, la torre di tutti i Frammenti, dove dà punti: 3, o 5 se Maggiore. Se alla fine è ancora qui, non conta nulla. La tua terza Azione: **Raccolta di Essenza** cambia Forza di Volontà in Essenza. Non controlli il suo Reame, il Salice dei Valori, quindi costa anche 1 FdV.
tutorial-basic-20 = Cambia 3 FdV in 3 Essenze. Con 1 per l’azione paghi 4.
tutorial-basic-21 = Termina il turno.
tutorial-basic-22 = Questa volta pesca **due carte**. La carta in cima a un mazzo è scoperta, quindi tutti vedono che cosa peschi.
tutorial-basic-23 = Odio ha messo **Solitudine** accanto ad Amarezza. Nella tua Triade siamo due a due: la Frontiera è di nuovo persa. Anche in Vivacità siete pari. Ma Umiltà ha solo 3 FdV: una Rivelazione è vicina. Se fossi in vantaggio in Franchezza **e** in Vivacità, otterresti un Frammento Maggiore. Amarezza è d’intralcio.
tutorial-basic-24 = Liberiamoci allora di Amarezza. Sta sullo spazio della Frontiera stessa, e quello spazio si raggiunge dalla Frontiera. **Movimento**.
tutorial-basic-25 = Va’ sulla Frontiera tra Motivazioni e Sensi.
tutorial-basic-26 = Per **reprimere** un’Emozione mostri dalla mano una carta della stessa **Vibrazione**, e la tieni. La dice lo stemma di una carta: Amarezza è gialla, la scintilla, e così la tua Eccitazione. **Repressione** toglie 1 Essenza a un’Emozione avversaria accanto a te, per 2 FdV e 1 Ambizione: quella che hai preso.
    .aloud = Per **reprimere** un’Emozione mostri dalla mano una carta della stessa **Vibrazione**, e la tieni. È detta dopo il nome della carta: Amarezza è gialla, e così la tua Eccitazione. **Repressione** toglie 1 Essenza a un’Emozione avversaria accanto a te, per 2 FdV e 1 Ambizione: quella che hai preso.
tutorial-basic-27 = Amarezza aveva una sola Essenza, quindi è sparita. Sei in vantaggio in Franchezza per tre a due, in Vivacità per quattro a tre. Ora **assorbi**.
tutorial-basic-28 = Scegli **Umiltà**. Ottieni 2, e 1 per questa Frontiera, e la Sfera ne ha esattamente 3.
tutorial-basic-29 = Prendi il suo bonus. Viene prima della Rivelazione.
tutorial-basic-30 = Eri in vantaggio nell’Aspirazione Comune e nella tua Segreta. Insieme hanno portato un **Frammento Maggiore**: l’Identità comincia a crescere, nei tuoi colori. Cinque punti per Gioia.
    .aloud = Eri in vantaggio nell’Aspirazione Comune e nella tua Segreta. Insieme hanno portato un **Frammento Maggiore**. È il primo nell’Identità. Cinque punti per Gioia.
tutorial-basic-31 = Ogni Rivelazione porta nuove Aspirazioni. Malinconia ne ha eliminata una Comune, perché hai ottenuto un Maggiore. La prossima è **Versatilità**: Vibrazioni diverse tra le tue Emozioni. Accanto c’è la tua nuova Segreta. Hai ancora un’Azione. **Invoca** un’Emozione sullo spazio che hai appena liberato.
tutorial-basic-32 = Prima migliora l’azione: scarta una carta, e un **gettone** della sua Vibrazione va sulla riga dell’azione. **Determinazione** fa risparmiare 1 FdV. Per questo scarta Ottimismo, che è blu: scegli **blu**.
tutorial-basic-33 = Il gettone funziona subito, e in ogni Invocazione successiva. Usa **Determinazione**. In una partita ci porta il pulsante **Migliorare questa azione?**, dopo aver premuto l’azione stessa.
tutorial-basic-34 = Scegli **Coraggio**. Poiché sarà accanto a un’Emozione avversaria, il suo potere gli dà un gettone da +1. Inoltre il rosso è una nuova Vibrazione tra le tue Emozioni.
tutorial-basic-35 = Sei in vantaggio per 5 a 0. La partita finisce quando non resta nessuna Aspirazione Comune: accanto al tabellone vengono contate alla rovescia, una per ogni Rivelazione e una in più per ogni Maggiore. Finisce anche quando a una fazione spetta un Frammento di un tipo che non ha più: al suo posto viene il **Frammento Apicale**, per 4 punti. Poi **vince chi ha più punti**.
    .aloud = Sei in vantaggio per 5 a 0. La partita finisce quando non resta nessuna Aspirazione Comune: ne va via una a ogni Rivelazione, e una in più per ogni Maggiore. Finisce anche quando a una fazione spetta un Frammento di un tipo che non ha più: al suo posto viene il **Frammento Apicale**, per 4 punti. Poi **vince chi ha più punti**.
tutorial-basic-36 = Questo è il gioco base. Ora gioca la tua **prima partita** contro un programma facile, o continua da qui. In una vera partita scegli liberamente tra tutto ciò che si può scegliere, e la maggior parte delle scelte si può annullare.

## La preparazione

tutorial-set-up-1 = Nel gioco completo sul tabellone non c’è ancora nulla. Scegli tu dove cominciare, e i giocatori lo fanno a turno.
tutorial-set-up-2 = Metti il tuo Spirito su una Frontiera. Prendi quella tra **Valori** e **Motivazioni**.
tutorial-set-up-3 = Ora la tua Emozione Iniziale, **Felicità**, su uno spazio Reame accanto a quella Frontiera. Scegli quello nella Vallata delle Motivazioni.
tutorial-set-up-4 = Odio ha fatto lo stesso con Squallore.
tutorial-set-up-5 = Poiché giochi per un’intera fazione, metti una seconda Felicità, come se un altro tuo Spirito fosse su una Frontiera vuota. Prendi la Frontiera tra **Motivazioni e Sensi**.
tutorial-set-up-6 = Metti anche questa nella Vallata delle Motivazioni, e il Reame è saldamente tuo.
tutorial-set-up-7 = Poi vengono quattro **gettoni jolly** per la plancia del tuo Spirito. Il primo gettone su una riga **sblocca** la sua azione; gli altri sono migliorie.
tutorial-set-up-8 = Vorrai **muoverti**. Sblocca l’azione: scegli **jolly**.
tutorial-set-up-9 = E **Invocazione**.
tutorial-set-up-10 = E **Repressione**.
tutorial-set-up-11 = L’ultimo potrebbe sbloccare Fortificazione o Potenziamento. O rendere migliore un’azione fin dall’inizio: mettilo su **Supporto**, la prima miglioria di Invocazione.
tutorial-set-up-12 = Ora tutto è al suo posto, e comincia il primo turno. Ciò che hai lasciato bloccato lo puoi sbloccare più avanti, con una carta dalla mano.

## Migliorie, Ambizione ed Emozioni Forti

tutorial-growing-1 = Il gioco completo si vince come quello base, ma un turno vi può fare di più: le Emozioni **crescono**, le azioni ricevono **migliorie**, e l’**Ambizione** paga altro oltre alla Repressione. Ecco tutto in un solo turno.
tutorial-growing-2 = **Eccitazione** ha 2 Essenze, e 2 è la sua soglia, il posto incorniciato sulla carta. È pronta a diventare **Passione**.
    .aloud = **Eccitazione** ha 2 Essenze, e 2 è la sua soglia. È pronta a diventare **Passione**.
tutorial-growing-3 = **Potenziamento** descrive entrambe le carte prima che tu lo scelga: quella che c’è e quella che diventa. Sceglilo.
tutorial-growing-4 = Eccitazione è tornata sotto il tuo mazzo, e al suo posto c’è **Passione** con tutta l’Essenza. Le Emozioni Forti hanno numeri migliori: Intensità 3 invece di 2. Ogni fazione ha due copie di ognuna.
tutorial-growing-5 = E i loro poteri sono più forti. Passione ti dà un’Azione in più in questo turno, quindi il Potenziamento non te n’è costata nessuna: te ne restano tre.
tutorial-growing-6 = Le carte non servono solo a invocare. Quando fai un’azione Spirito, prima puoi scartarne una e mettere un **gettone Vibrazione** del suo colore sulla riga di quell’azione. In una partita lo fa il pulsante **Migliorare questa azione?**.
tutorial-growing-7 = Supponi di voler andare sulla Frontiera tra Valori e Motivazioni, a due caselle da qui. Scegli **Movimento**.
tutorial-growing-8 = Scarta la carta verde Desiderio per un gettone su **Velocità**, la prima miglioria di questa riga: scegli **verde**. Una riga non ha mai due gettoni dello stesso colore.
tutorial-growing-9 = Il gettone funziona subito. Usa **Velocità**: 1 FdV in più, una casella in più.
tutorial-growing-10 = Due caselle con una sola Azione. Il gettone resta sulla tua plancia, quindi d’ora in poi ogni Movimento può essere veloce. L’ultima miglioria di ogni riga di questa plancia, **Determinazione**, fa costare ogni volta l’azione 1 FdV in meno.
tutorial-growing-11 = La tua fazione ha tre gettoni **Ambizione**, le sue stelle, e qui sono tutti attivi. Pagano la Repressione e alcune migliorie, e tre abilità. Un’abilità non è un’Azione, e ognuna si può usare una volta per turno.
tutorial-growing-12 = Vorresti assorbire da Diligenza, ma è a uno scatto di distanza, nella Landa dei Desideri. Scegli la **Rotazione dell’Origine** per 1 Ambizione: l’anello ruota, e ogni Sfera passa al Reame seguente.
tutorial-growing-13 = Diligenza è arrivata al Salice dei Valori, alla tua portata. Ora **assorbi**.
tutorial-growing-14 = Scegli **Diligenza**.
tutorial-growing-15 = Il suo bonus è 2 FdV dalla riserva. Prendilo.
tutorial-growing-16 = Restano due Ambizioni. Spendile per un’**Azione Aggiuntiva**.
tutorial-growing-17 = Di nuovo tre Azioni. La terza abilità, Aggiunta di un gettone Vibrazione, costa 1 Ambizione e non richiede carte. L’Ambizione spesa torna un po’ per volta: alla fine di un turno, da Impegno, e dalla Ruota.
tutorial-growing-18 = Niente di tutto ciò porta punti da solo; rende più facile ciò che li porta. Per che cosa il gioco completo dà punti oltre ai Frammenti, lo mostra una lezione successiva, quella sulle **Intenzioni**.

## Aspirazioni Segrete

tutorial-hidden-1 = Qui Odio ha svuotato una Sfera. In questa Rivelazione Malinconia ha soddisfatto un’Aspirazione e aggiunto un Frammento Minore. Tu non ne hai soddisfatte.
tutorial-hidden-2 = Dopo una Rivelazione ogni fazione riceve una nuova Aspirazione Segreta. Chi non ne ha soddisfatte può scegliere: guarda le prime tre e prendine una. Di’ di **sì**.
tutorial-hidden-3 = Queste sono le tue tre: Fortitudine, Atteggiamento e Consapevolezza. L’elenco degli obiettivi mostra come stanno le fazioni in ognuna.
tutorial-hidden-4 = Controlli tre Reami, Malinconia due. Prendi **Atteggiamento**, in cui sei già in vantaggio.
tutorial-hidden-5 = D’ora in poi questo è il tuo obiettivo segreto. Gli avversari vedono solo una carta coperta. Un buon piano serve insieme l’Aspirazione Comune e la Segreta: entrambe in una volta portano un Frammento Maggiore.

## Intenzioni e Spiriti

tutorial-intentions-1 = Nel gioco completo ci sono punti anche per le imprese nel tuo turno. Si contano sulla **Ruota delle Intenzioni**: 1 punto per la prima di un turno, 2 per ognuna delle successive.
tutorial-intentions-2 = Un’Intenzione è prendere in una volta 4 o più FdV da una Sfera. Sei tra due tue Frontiere, quindi un **Assorbimento** basta.
tutorial-intentions-3 = Prendi l’Essenza.
tutorial-intentions-4 = Un punto sulla Ruota. E hai ottenuto 1 FdV in più di quanto dava la Sfera: è il **potere di Amore**, 1 per ogni Fortezza di Gioia adiacente. Ogni Spirito ha un potere proprio.
tutorial-intentions-5 = Un’altra Intenzione è riempire l’ultimo posto per l’Essenza di un’Emozione. **Intensificazione**.
tutorial-intentions-6 = **Desiderio** ha due posti liberi.
tutorial-intentions-7 = Mettici 2 Essenze. La seconda costa 1 FdV.
tutorial-intentions-8 = La seconda Intenzione di questo turno: 2 punti. Lungo il percorso la Ruota ha superato il 2, e questo ti ha portato 1 Essenza. Ogni due punti arriva un bonus: Essenza, una carta o un’Ambizione.
tutorial-intentions-9 = Questo lato ha altre due Intenzioni: **Contenere**, cioè togliere Essenza a un’Emozione avversaria con una Repressione, e **Completare una riga**, cioè mettere il quarto gettone su una tua riga. Una fazione che raggiunge 20 sulla sua Ruota chiude la partita. Gli stemmi accanto al punteggio dicono che cosa chiede ognuna, e quali puoi compiere ora. Con migliorie, Ambizione, Emozioni Forti e Aspirazioni Segrete, che hanno lezioni proprie, ora conosci tutto il gioco.
    .aloud = Questo lato ha altre due Intenzioni: **Contenere**, cioè togliere Essenza a un’Emozione avversaria con una Repressione, e **Completare una riga**, cioè mettere il quarto gettone su una tua riga. Una fazione che raggiunge 20 sulla sua Ruota chiude la partita. Il loro elenco dice che cosa chiede ognuna, e quali puoi compiere ora. Con migliorie, Ambizione, Emozioni Forti e Aspirazioni Segrete, che hanno lezioni proprie, ora conosci tutto il gioco.

## La terza fazione

tutorial-balance-1 = È arrivata una terza fazione: **Equilibrio**. Gioia e Malinconia lottano ancora per il controllo e le Aspirazioni. Equilibrio ha un modo tutto suo: mette peso ora da una parte, ora dall’altra, e vince quando nessuna delle due prevale.
tutorial-balance-2 = Sei **Ragione**. Gioia e Malinconia hanno messo i loro Spiriti e le loro Emozioni. Equilibrio si aggiunge per ultimo, senza Emozione, su una Frontiera qualsiasi; condivide le caselle con tutti. Unisciti tra Motivazioni e Sensi.
tutorial-balance-3 = Amore e Odio hanno giocato un turno. Guarda la tua **Essenza**: non ne hai di un tipo tuo, ma 1 di Gioia e 1 di Malinconia. Ogni volta che ne ottieni, scegli il tipo.
tutorial-balance-4 = La tua Aspirazione Segreta è **Vivacità**, e per Equilibrio ha due condizioni. Prima: Gioia e Malinconia vi sono esattamente in **parità**, come ora. Seconda: tanta Essenza di Gioia quanta di Malinconia sulle tue Emozioni, di cui non ne hai ancora. Una condizione porta un Frammento Minore, entrambe uno Maggiore.
tutorial-balance-5 = Il potere di Ragione: ogni azione Reame ti costa 1 FdV in meno, chiunque controlli il Reame. Quindi **Guadagno di Volontà** richiede un’Azione, ma nessuna FdV.
tutorial-balance-6 = Ora più vicino agli spazi. **Movimento**.
tutorial-balance-7 = Va’ nella **Culla dei Sensi**. In un Reame raggiungi due spazi.
tutorial-balance-8 = **Invoca** un’Emozione. Le tue si chiamano tutte Neutralità, in quattro Vibrazioni.
tutorial-balance-9 = Prendi quella **rossa**.
tutorial-balance-10 = Questa è la scelta che conta. L’Essenza con cui la invochi dice per quale fazione **conta**, nel controllo e nelle Aspirazioni. Usa Essenza di **Gioia**.
tutorial-balance-11 = Mettila sullo spazio che sta nella Triade di Motivazioni e Sensi.
tutorial-balance-12 = È tua: ha il tuo colore, ed entrambe le altre fazioni possono reprimerla. Ma il sole su di essa dice che conta per Gioia, che ora controlla la Culla dei Sensi, grazie a te.
    .aloud = È tua: entrambe le altre fazioni possono reprimerla. Ma conta per Gioia, che ora controlla la Culla dei Sensi, grazie a te.
tutorial-balance-13 = **Assorbi**. Tu non controlli nulla; prendi 1 in più per ogni Triade accanto a te che ha una delle tue Emozioni, quindi 3.
tutorial-balance-14 = Il bonus di **Impegno**: 1 FdV per un’Ambizione. Di’ di sì.
tutorial-balance-15 = È passato un giro. Gioia ora ha un’Essenza in più di Malinconia, contando la tua, quindi non c’è parità, e la tua Essenza è tutta di un tipo: nessuna condizione è soddisfatta.
tutorial-balance-16 = Una mossa le sistema entrambe. **Invoca** ancora: ti restano una carta e un’Essenza, di Malinconia, quindi va tutto da sé.
tutorial-balance-17 = Questa conta per Malinconia. Nella Culla dei Sensi siamo uno a uno, quindi non la controlla nessuno.
tutorial-balance-18 = E guarda il tuo obiettivo: parità, e tanta di un tipo quanta dell’altro. Entrambe le condizioni sono soddisfatte. Se ora si svuotasse una Sfera, chiunque lo faccia, otterresti un **Frammento Maggiore**.
tutorial-balance-19 = Una Neutralità può diventare una qualsiasi di sei Emozioni Forti. **Potenziamento** costa 3 FdV.
tutorial-balance-20 = Prendi quella che conta per Gioia. Conserva la sua Essenza, e la parte da cui sta.
tutorial-balance-21 = Con 1 Essenza due delle sei sono possibili. Scegli **Impulso**.
tutorial-balance-22 = Le Emozioni Forti di Equilibrio non hanno una Vibrazione propria: gliene dai una tu. Prendi **rosso**.
tutorial-balance-23 = Impulso ti dà tanta Essenza quanta ne ha sopra: 1. Prendi Essenza di **Malinconia**.
tutorial-balance-24 = La Neutralità rossa ha lasciato il tabellone, ed è allora che una Neutralità fa qualcosa: una rossa fa pescare uno Spirito della tua fazione. Ne hai uno: **Ragione**.
tutorial-balance-25 = Impulso, con Intensità 2. La Culla dei Sensi è di nuovo di Gioia, e l’Essenza è ancora pari.
tutorial-balance-26 = Equilibrio fa punti come gli altri: Frammenti nell’Identità e punti sulla propria Ruota. Tieni la bilancia in pari, e fatti trovare quando una Sfera si svuota. Puoi continuare da qui contro programmi.

## Contro Ego

tutorial-ego-1 = Dall’altra parte non c’è nessuno: **Ego** gioca Malinconia da sé, con due Spiriti mascherati, il **Guardiano** qui e il **Persuasore**. Non ha mano, né plancia, né Ambizione. I posti sono stati estratti in modo che entrambe le parti comincino alla pari.
    .aloud = Dall’altra parte non c’è nessuno: **Ego** gioca Malinconia da sé, con due Spiriti mascherati, il **Guardiano** e il **Persuasore**. Non ha mano, né plancia, né Ambizione. I posti sono stati estratti in modo che entrambe le parti comincino alla pari.
tutorial-ego-2 = Una parte del piano di Ego è scoperta: il suo **Stratagemma**. La testa della carta dice a che cosa mira il suo prossimo turno, l’Aspirazione Comune, e la sua prima azione, Invocazione. Il suo piede non conta ancora: la seconda e la terza azione vengono dal piede di una carta che si scopre allora.
tutorial-ego-3 = Sei **Amore**, un Plasmatore: un’intera fazione in un solo Spirito. Le tue Emozioni Iniziali stanno accanto a due Frontiere. Comincia su quella tra Valori e Motivazioni.
tutorial-ego-4 = L’Aspirazione Comune è **Atteggiamento**: chi controlla più Reami? La Vallata delle Motivazioni non è di nessuno, e ti ci abbiamo portato. **Invoca** un’Emozione.
tutorial-ego-5 = Prendi **Coraggio**.
tutorial-ego-6 = Mettila sullo spazio accanto alla Frontiera da cui vieni.
tutorial-ego-7 = Ora controlli 2 Reami, Ego 1. Ma Ego mira alla stessa Aspirazione. **Termina il turno** e guarda.
tutorial-ego-8 = Prendi un’**Ambizione**. Poi gioca Ego. Il suo turno è raccontato passo per passo, ogni azione con il suo motivo, e tu dici quando proseguire.
tutorial-ego-9 = Per ogni azione Ego ha preso il modo che più aiutava il suo obiettivo: da 1 Reame contro i tuoi 2 a 3 contro 1. Ha cominciato con questo **Disagio**, che gli ha dato la Landa dei Desideri e a te ha tolto il Salice dei Valori, in un colpo solo. I due numeri dietro ogni azione erano i conti di Gioia e di Malinconia: il tuo e il suo.
    .aloud = Per ogni azione Ego ha preso il modo che più aiutava il suo obiettivo: da 1 Reame contro i tuoi 2 a 3 contro 1. Ha cominciato con **Disagio**, che gli ha dato la Landa dei Desideri e a te ha tolto il Salice dei Valori, in un colpo solo. I due numeri dietro ogni azione erano i conti di Gioia e di Malinconia: il tuo e il suo.
tutorial-ego-10 = Un nuovo Stratagemma è scoperto. Il prossimo turno di Ego mira alla **prossima** Aspirazione Comune, che è Vivacità, e comincia con Repressione. Vivacità conta l’Essenza sulle Emozioni: è ciò che ti toglierà.
tutorial-ego-11 = Anticipalo, e metti più Essenza su Coraggio: **Intensificazione**. Così una sola Repressione non lo rimuoverà.
tutorial-ego-12 = Leggi il suo Stratagemma, chiediti che cosa può raggiungere il suo Spirito, e mettiti di traverso. Ciò che Ego non può fare senza danneggiarsi fallisce.
tutorial-ego-13 = Alla fine Ego fa 2 punti per ogni Fortezza Minore che ha ancora, e 4 per ogni Maggiore (1 e 2 nella partita mite): li conta un piccolo numero dietro i suoi punti. Il libro delle regole dice [come pensa Ego](/rules#ego-thinks). Ora puoi giocare una partita intera.
    .aloud = Alla fine Ego fa 2 punti per ogni Fortezza Minore che ha ancora, e 4 per ogni Maggiore (1 e 2 nella partita mite). Il libro delle regole dice [come pensa Ego](/rules#ego-thinks). Ora puoi giocare una partita intera.
