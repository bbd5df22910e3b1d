# I tavoli attorno alla partita: prepararne uno, link, sala d’attesa, chi ospita, chat.

## Unirsi

home-join-title = Hai un invito
home-join-busy = Apertura della porta…
home-join-failed = Il link non si apre
home-join-asks = Hai un link o un codice?
home-join-asks-text = Chi ha aperto il tavolo può mandartene uno: per un posto, o per assistere.
home-invite-somebody = Qualcuno
home-invite-seat = { $host } ti tiene un posto al tavolo «{ $title }»: { $spirit }, di { $team }.
home-invite-code = { $host } ti tiene un posto al tavolo «{ $title }»: { $spirit }, di { $team }.
home-invite-code-full = Tutti i posti al tavolo «{ $title }» di { $host } sono presi. Chiedi un link per assistere.
home-invite-watch = Puoi assistere al tavolo «{ $title }» di { $host }: vedi ciò che vedono tutti, e nessuna mano.
home-invite-replay = Puoi rivedere la partita «{ $title }» di { $host }.
home-invite-person = Ora lì siede { $name }. Se ti siedi, il posto è tuo.
home-invite-program = Ora lo gioca un programma. Se ti siedi, subentri tu.
home-invite-stand-in = Ora lo gioca un programma per { $name }. Se ti siedi, il posto è tuo.
home-invite-seat-button = Siediti come { $spirit }
home-invite-code-button = Siediti come { $spirit }
home-invite-watch-button = Assisti
home-invite-replay-button = Guarda la partita
home-invite-players = { $count } giocatori.
home-invite-is-open = La partita non è cominciata.
home-invite-is-running = La partita è cominciata.
home-invite-is-over = La partita è finita.
home-invite-is-ended = La partita è stata chiusa prima della fine.
home-invite-is-shelved = È una registrazione conservata.
home-invite-decline = Non ora
home-joined-seat = Ti siedi come { $spirit }, di { $team }.
home-joined-watch = Assisti a questo tavolo.

## Preparare un tavolo

home-part-game = La partita
home-part-spirits = Spiriti
home-part-seats = Posti e mazzi
home-part-clock = Tempo
home-part-hints = Suggerimenti
home-part-advanced = Altre opzioni
home-mode = Regole
home-mode-basic = Gioco base
home-mode-basic-text = Niente Intenzioni, niente poteri degli Spiriti, niente Emozioni Forti, posti iniziali fissi. Il meglio per una prima partita.
home-mode-full = Gioco completo
home-mode-full-text = Tutto: le Intenzioni e la loro Ruota, i poteri degli Spiriti, ed Emozioni che diventano Forti.
home-edition-final-text = Le regole come sono state pubblicate, con o senza la terza fazione ed Ego.
home-edition-preview-text = Le regole poco prima della versione finale: primi gettoni a colori, Intenzioni con punti propri, altre plance sul lato B e altri poteri per quattro Spiriti. Solo due fazioni.
home-edition-prototype-text = Un altro gioco sullo stesso tabellone: cinque round, Fortitudine che una fazione condivide per le sue azioni, Meditazione, Aspirazioni Finali, e niente Fortezze né Intenzioni. Due fazioni di due Spiriti ciascuna, o Plasmatori.
home-opponent = Avversario
home-opponent-people = Persone e programmi
home-opponent-people-text = Ogni fazione è giocata da qualcuno.
home-opponent-ego = Ego
home-opponent-ego-text = Una o due persone contro una fazione che gioca da sé e spiega i suoi motivi.
home-ego-team = Ego gioca
home-part-ego = Ego
home-difficulty = Difficoltà
home-difficulty-how = Quanto è difficile
home-difficulty-ladder = Un livello
home-difficulty-ladder-text = Ogni livello comprende tutti i gradi da Media fino a quello.
home-difficulty-picked = Singoli gradi
home-difficulty-picked-text = Scegli i gradi che vuoi, uno per uno.
home-balance = Fazioni
home-balance-without = Gioia e Malinconia
home-balance-without-text = Due fazioni, per due, tre o quattro giocatori.
home-balance-with = Gioia, Malinconia ed Equilibrio
home-balance-with-text = Una terza fazione, da tre a sei giocatori. Equilibrio conta ora per una parte, ora per l’altra, e vince se nessuna prevale. Per chi conosce il gioco completo.
home-players = Giocatori
home-players-count = { $count }
home-players-2-text = Uno Spirito contro uno. Ognuno è un Plasmatore: un’intera fazione da solo.
home-players-3-text = Due Spiriti di una fazione contro un Plasmatore, che è un’intera fazione da solo.
home-players-4-text = Due fazioni di due Spiriti.
home-players-spirits = Spiriti contro Ego
home-players-ego-1-text = Un Plasmatore, che è un’intera fazione da solo.
home-players-ego-2-text = Due Spiriti: entrambi tuoi, o uno per ciascuna di due persone.
home-players-balance-3-text = Tre Plasmatori: ognuno è un’intera fazione da solo.
home-players-balance-4-text = Una fazione di due Spiriti, e due Plasmatori, ognuno un’intera fazione.
home-players-balance-5-text = Due fazioni di due Spiriti, e un Plasmatore, che è un’intera fazione da solo.
home-players-balance-6-text = Tre fazioni di due Spiriti. Una persona può giocarne più d’uno.
home-shaper = { $count ->
        [one] Quale fazione è un Plasmatore?
       *[other] Quali fazioni sono Plasmatori?
    }
home-spirits-count = { $count ->
        [one] uno Spirito
       *[other] { $count } Spiriti
    }
home-spirits-basic = Nel gioco base gli Spiriti non hanno poteri: scegli quelli che ti piacciono.
home-seat-who = Chi gioca?
home-seat-who-of = Chi gioca { $spirit }?
home-who-me = Io, su questo dispositivo
home-who-open = Qualcuno con un link
home-drawn-me = tu
home-drawn-open = con un link
home-hot-seat = Hai { $count } posti: passatevi il dispositivo, o giocali tutti tu. Tra un passaggio e l’altro le mani sono nascoste.
home-no-seat = Non hai un posto: assisterai al tuo stesso tavolo.
home-deck = Mazzo
home-deck-of = Mazzo di { $spirit }
home-deck-starter = Mazzo di partenza
home-deck-spirit = Mazzo dello Spirito
home-deck-random = Estratto a caso
home-deck-own = un mazzo proprio
home-deck-fixed = Sempre lo stesso
home-deck-named = Tuo: { $name }
home-decks-hint-prototype = Ogni Spirito ha un mazzo proprio. Se ne può anche estrarre uno da tutte le Emozioni Medie della fazione, al massimo due di ognuna, oppure puoi costruirlo tu.
home-decks-hint = I mazzi di partenza sono equilibrati per imparare; ogni Spirito ha un mazzo adatto al suo potere; uno a caso contiene Emozioni Medie qualsiasi della fazione, al massimo due di ognuna.
home-decks-link = Costruisci il tuo
home-clock-legend = Tempo per pensare
home-clock-none = Nessun orologio
home-clock-none-text = Prenditi tutto il tempo che ti serve.
home-clock-relaxed = Tranquillo
home-clock-tournament = Torneo
home-clock-correspondence = Per corrispondenza
home-clock-own = Personale
home-clock-own-text = Imposta tu i numeri.
home-clock-reserve = Riserva per tutta la partita
home-clock-perTurn = In più all’inizio di ogni turno
home-clock-unit = Unità di «{ $part }»
home-clock-between = da { $least } a { $most }
home-clock-limits = La riserva può essere { $reserve }, un turno { $turn }.
home-clock-wrong = Scrivi numeri interi: una riserva di { $reserve }, e { $turn } per un turno.
home-clock-words = { $reserve }, più { $turn } a ogni turno
home-clock-words-resting = { $reserve }, più { $turn } a ogni turno; notti e vacanze non contano
home-clock-rests = Di notte e in vacanza sta fermo
home-clock-rests-text = Ognuno indica le proprie nelle impostazioni.
home-lapse-legend = Quando qualcuno non gioca più
home-lapse-hint = Lo si decide adesso, perché nessuno aspetti per sempre.
home-lapse-clock = Lo si decide adesso, e vale appena il suo tempo scade.
home-lapse-program = Continua un programma
home-lapse-program-text = Chi era via può tornare in qualsiasi momento.
home-lapse-end = La partita finisce
home-lapse-end-text = È finita per tutti, senza un risultato.
home-lapse-none = Gli altri aspettano
home-lapse-none-text = Il tavolo resta com’è.
home-lapse-days = Se non succede nulla per
home-lapse-program-at-once = continua un programma
home-lapse-end-at-once = la partita finisce
home-lapse-program-after = continua un programma ({ $days })
home-lapse-end-after = la partita finisce ({ $days })
home-span-second = { $count ->
        [one] 1 secondo
       *[other] { $count } secondi
    }
home-span-minute = { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
home-span-hour = { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
home-span-day = { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
home-unit-second = secondi
home-unit-minute = minuti
home-unit-hour = ore
home-unit-day = giorni
home-start-places = Posti iniziali
home-start-places-free = Liberi
home-start-places-free-text = A turno ognuno mette il proprio Spirito e la prima Emozione.
home-start-places-fixed = Fissi
home-start-places-fixed-text = Spiriti e prime Emozioni cominciano in posti stabiliti, come nel gioco base.
home-first = Chi comincia?
home-first-random = Decide il caso
home-handicap = Handicap
home-handicap-text = In tre o quattro giocatori la fazione che comincia vince più spesso. Questo è fatto per il progetto, non fa parte del gioco stampato.
home-handicap-none = Nessuno
home-handicap-none-text = Come stampato: il primo giocatore ha 2 FdV in più.
home-handicap-action = Un’Azione
home-handicap-action-text = Il primo turno della partita ha un’Azione invece di tre.
home-handicap-means = Risorse
home-handicap-means-text = Il primo giocatore non ha nulla in più; nell’altra fazione ogni giocatore ha 2 FdV in più, e la fazione 1 Ambizione.
home-handicap-points = Punti
home-handicap-points-text = L’altra fazione comincia con 3 punti sulla sua Ruota.
home-side = Lato { $side }
home-team-side = Plance delle fazioni
home-team-side-text = Il lato dice quali Intenzioni portano punti.
home-spirit-side = Plance Spirito
home-spirit-side-text = Il lato dice quali migliorie hanno le righe di ogni Spirito.
home-card-set = Set di carte
home-card-set-text = Se possiedi le carte stampate puoi giocare con i loro numeri e poteri, da un file JSON. Ciò che il file non indica resta com’è qui.
home-card-set-choose = Scegli un file
home-card-set-standard = Le carte standard
home-card-set-remove = Torna alle carte standard
home-card-set-large = Questo file è troppo grande per un set di carte.
home-card-set-problem = { $place }: { $problem }
home-card-set-no-json = Questo non è un file JSON con una tabella per ogni Emozione.
home-turn-limit = Durata massima
home-turn-limit-text = Il numero di turni dopo cui la partita si valuta così com’è. Se lasciato vuoto, una partita non ha limite; se giocano solo programmi, finisce dopo 200 turni.
home-seed = Seme
home-seed-text = Tutto il caso viene da questo numero. Lo stesso numero dà la stessa partita.
home-seed-placeholder = Nessuno lo conosce
home-seed-warning = Chi sceglie il seme può conoscere le carte. A tutti al tavolo si dice che è stato scelto.
home-number-wrong = Deve essere un numero intero.
home-number-large = Questo numero è troppo grande per un browser. Scegline uno di 15 cifre al massimo.
home-table-title = Nome del tavolo
home-table-of = Il tavolo di { $host }
home-open-table = Apri il tavolo
home-open-table-text = Poi avrai un link per ogni posto libero.
home-open-start = Comincia la partita
home-open-start-text = Tutti i posti sono presi: la partita comincia subito.
home-setup-mistakes = { $count ->
        [one] Qualcosa ancora non va. È segnato dove si trova.
       *[other] { $count } cose ancora non vanno. Sono segnate dove si trovano.
    }

## Che cosa si gioca a un tavolo

home-fact-mode = Regole
home-fact-edition = Edizione
home-fact-teams = Fazioni
home-fact-ego = Ego gioca
home-fact-difficulty = Difficoltà
home-fact-start = Posti iniziali
home-fact-first = Chi comincia
home-fact-team-side = Plance delle fazioni
home-fact-spirit-side = Plance Spirito
home-fact-decks = Mazzi
home-fact-deck = { $spirit }: { $deck }
home-fact-decks-spirits = Quello di ogni Spirito
home-fact-card-set = Set di carte
home-fact-clock = Tempo
home-fact-lapse = Se qualcuno sparisce
home-fact-hints = Suggerimenti
home-program-easy-text = Per una prima partita: gioca per ciò che conta ora, e spende troppo poco.
home-program-medium-text = Fa ciò che è meglio al momento.
home-program-hard-text = Calcola il suo turno fino in fondo.
home-program-expert-text = Considera anche che cosa ne faranno gli altri.
home-hints-yes = si possono chiedere
home-hints-no = nessuno
home-hints-allow = Tutti possono chiedere suggerimenti
home-hints-allow-text = Un suggerimento indica le scelte migliori, con la probabilità di vincere e il perché. È per chi decide, da ciò che può sapere.
home-hints-alone = Chi gioca in solitario ha comunque i suggerimenti.
home-fact-seed = Seme
home-chosen-seed = Scelto da chi ospita, che può conoscere le carte

## Invitare qualcuno

home-bring = Fai venire qualcuno
home-bring-text = Chi segue il link, o scrive le lettere nella pagina iniziale, si siede a un posto vuoto.
home-bring-spelled = Il codice di questo tavolo: { $letters }
home-bring-what = questo tavolo
home-bring-send = Invia il link
home-bring-copy = Copia il link
home-bring-copied = Il link a questo tavolo è copiato.
home-bring-renew = Un altro codice
home-bring-renew-hint = Annulla questo codice e il suo link
home-bring-make = Crea un codice
home-set-up = Cambia ciò che si gioca
home-set-up-rules-text = Le persone restano ai loro posti. Tutto il resto si può impostare con un tavolo a parte.
home-set-up-done = Gioca così
home-set-up-cancel = Lascia com’è
home-set-up-more = Imposta tutto

## Link

home-link-copy = Copia il link
home-link-copy-of = Copia il link: { $what }
home-link-copied = Il link è copiato: { $what }.
home-link-qr = Codice QR
home-link-qr-label = Codice QR: { $what }
home-link-title = Un link: { $what }
home-link-hint = Chiunque abbia questo link può usarlo. Un nuovo link annulla questo.
home-link-renew = Nuovo link: { $what }
home-link-renew-hint = Crea un altro link; da quel momento questo non porta da nessuna parte.
home-link-make = Crea un link
home-link-make-of = Crea un link: { $what }

## La sala d’attesa

home-opening = Verso il tavolo…
home-game-waits = La partita aspetta
home-game-waits-text = Il server non è raggiungibile. Il tavolo si apre da sé appena può; non va perso nulla.
home-no-table = Questo tavolo non si trova
home-ended = Il tavolo è chiuso
home-ended-text = È stato chiuso prima che la partita cominciasse.
home-other-rules = Questa partita è stata giocata con la versione { $rules } delle regole, che questo server non ha più. Si può scaricare così com’è conservata.
home-other-rules-running = Questa partita è cominciata con la versione { $rules } delle regole, che questo server non ha più, quindi qui non può continuare. Quando chi la ospita l’avrà chiusa, si potrà scaricare.
home-other-rules-download = Scarica la registrazione
home-waiting-own = Il tuo tavolo. Manda a qualcuno il link di ogni posto libero, e comincia quando ci sono tutti.
home-waiting-host = { $host } ha aperto questo tavolo.
home-round-seat = { $spirit }: { $name }
home-here = ora è qui
home-away = assente
home-seat-of = Il posto di { $spirit }
home-seat-as = { $spirit }, di { $team }
home-seat-what = il posto di { $spirit }
home-seat-waits = Verrà qualcuno con un link.
home-seat-sit = Mi siedo io qui
home-seat-sit-as = Mi siedo io qui, come { $spirit }
home-seat-program = Fai giocare un programma…
home-seat-program-for = Fai giocare { $spirit } a un programma
home-seat-leave-open = Alzati
home-seat-kick = Rimuovi
home-seat-kick-of = Rimuovi { $who }, { $spirit }
home-block = Rimuovi e tieni lontano per sempre
home-block-sure = { $name } non verrebbe più a nessuno dei tuoi tavoli, né con un link né dalla lista.
home-block-yes = Tieni lontano
home-block-no = Lascia restare
home-start = Comincia la partita
home-start-ready = Ci sono tutti.
home-start-host = Ci sono tutti. { $host } fa cominciare la partita.
home-start-empty = { $count ->
        [one] Il posto di { $list } è ancora vuoto. Manda il suo link, o fai giocare un programma.
       *[other] Questi posti sono ancora vuoti: { $list }. Manda i loro link, o fai giocare dei programmi.
    }
home-watch = Spettatori
home-watch-hint = Vedono ciò che vedono tutti, e nessuna mano.
home-watch-what = un posto per assistere
home-watch-count = { $count ->
        [0] Ora non assiste nessuno.
        [one] Ora assiste una persona.
       *[other] Ora assistono { $count } persone.
    }
home-spectator-silent = In silenzio
home-spectator-silence = Togli la parola a { $name }
home-spectator-talks = Fai parlare
home-spectator-let-talk = Ridai la parola a { $name }
home-spectator-remove = Manda via { $name }
home-spectator-hint = Chi viene rimosso non può tornare, perché il link per gli spettatori smette di valere. Creane uno nuovo per altri.
home-close-table = Chiudi questo tavolo
home-close-sure = Tutti vengono mandati via, e i link non portano più da nessuna parte. Chiuderlo?
home-close-yes = Chiudi
home-close-no = Tieni aperto
home-left-open = Hai lasciato il tavolo.

## Chat

home-chat = Chat
home-chat-said = Che cosa è stato detto
home-chat-empty = Nessuno ha ancora detto nulla.
home-chat-say = Di’ qualcosa
home-chat-placeholder = A tutti
home-chat-placeholder-team = Alla tua fazione
home-chat-team = Solo per { $team }
home-chat-whispered = alla fazione
home-chat-send = Invia
home-chat-closed = La chat è chiusa: è passato un giorno dalla fine della partita.
home-change-sits = { $name } si siede come { $spirit }.
home-change-leaves = { $name } ha lasciato il posto di { $spirit }.
home-change-kicked = { $name } non siede più al posto di { $spirit }: chi ospita ha liberato il posto.
home-change-program = Un programma gioca { $spirit } per { $name }.
home-change-program-nobody = Un programma gioca { $spirit }.
home-change-returns = { $name } gioca di nuovo { $spirit }.
home-change-returns-nobody = Il posto di { $spirit } è di nuovo libero.
home-change-rematch = { $name } vuole una rivincita.
home-change-game = { $name } cambia ciò che si gioca.
home-change-hints = { $name } permette suggerimenti a questo tavolo.
home-change-no-hints = { $name } non permette suggerimenti a questo tavolo.
home-change-removed = { $name } ha dovuto andare via e non assiste più.
home-change-silenced = { $name } d’ora in poi assiste in silenzio.
home-change-talks = { $name } può parlare di nuovo.
home-change-time-nobody = Il tempo di { $spirit } è scaduto. Continua un programma.
home-change-lapsed-nobody = { $spirit } non ha più giocato: la partita è finita, com’era stato deciso.

## Il tavolo durante una partita

home-host = Il tavolo
home-seat-stand-in = Nel frattempo gioca un programma.
home-seat-give-back = Restituisci a { $name }
home-seat-leave = Lascia per sempre
home-seat-hand-on = Con questo link qualcun altro può prendere il tuo posto.
home-seat-invite = Con questo link qualcuno può subentrare al programma.
home-leave-sure = Per te continuerà a giocare un programma. Lasciare il posto per sempre?
home-leave-yes = Lascia
home-leave-no = Resta
home-left = Hai lasciato il posto. Per { $spirit } continua a giocare un programma.
home-end = Chiudi la partita
home-end-sure = La partita finisce per tutti, senza risultato. Chiuderla?
home-end-yes = Chiudi
home-end-no = Continua
home-rematch = Chiedi una rivincita
home-rematch-go = Vai alla rivincita
home-clock = Tempo rimasto per { $spirit }:
home-clock-little = Ti resta meno di un minuto.
home-clock-days = { $days } g { $face }
home-clock-until = fino a { $moment }

## La connessione

home-connecting = Connessione al tavolo…
home-broken = La connessione è caduta.
home-broken-text = Riproviamo da soli; non va perso nulla.
home-broken-retry = Prova ora
home-closed = La connessione si è chiusa.
home-closed-removed = Questo posto non è più tuo.
home-closed-not-signed-in = Il server non ti conosce più. Ricarica la pagina.
home-closed-no-such-table = Questo tavolo non esiste, o non ti hanno fatto entrare.
home-closed-not-your-seat = Questo posto non è più tuo.
home-closed-other = Ricarica la pagina per continuare.

## Avvisi

home-call-me = Chiamami quando si va avanti
home-settings-calls = Quando un tavolo mi aspetta
home-channels-hint = Una volta per turno, se non hai fatto nulla per un minuto. Un messaggio dice a quale tavolo e che cosa è successo, e nulla di ciò che è nascosto.
home-channels-table = Di’ ad altri di chi è il turno
home-channel-here = Questo browser
home-channel-push = Un altro browser, tramite { $host }
home-channel-json = { $host }, in JSON
home-channel-discord = { $host }, come messaggio di Discord
home-channel-unconfirmed = aspetta che si apra il link nella mail
home-channel-try = Prova
home-channel-try-named = Prova: { $channel }
home-channel-tried = Inviato. Dovrebbe arrivare tra un momento.
home-channel-remove = Rimuovi
home-channel-remove-named = Rimuovi: { $channel }
home-channel-notify = Avvisa questo browser
home-channel-denied = Il tuo browser non permette notifiche da qui. Permettile nelle sue impostazioni per questa pagina, e riprova.
home-channel-mail = Per mail
home-channel-mail-add = Invia un link
home-channel-mail-hint = Non si invia nulla prima che tu apra il link, e ogni mail ne ha uno per smettere. Ciò che aspetta a più tavoli arriva insieme.
home-channel-mail-sent = Un link è in viaggio verso { $address }. Aprilo, e ti avviseremo lì.
home-channel-hook = Con un webhook
home-channel-form = Che cosa lo riceve
home-channel-form-discord = Un canale di Discord
home-channel-form-json = Un programma tuo, in JSON
home-channel-hook-address = Il suo indirizzo
home-channel-hook-add = Aggiungi
home-channel-hook-hint = Comincia con https:// e va tenuto segreto. Discord: impostazioni del canale, Integrazioni, Webhook, Copia l’indirizzo.
home-called-confirm = Vuoi avvisi per mail?
home-called-confirm-text = Quando un tavolo ti aspetta e per un minuto non hai fatto nulla, una volta per turno.
home-called-confirm-yes = Sì, avvisami qui
home-called-confirm-done = Riceverai avvisi per mail
home-called-confirm-done-text = Ogni mail ha un link per smettere.
home-called-stop = Niente più mail?
home-called-stop-text = A questo indirizzo non si invia più nulla. Puoi impostarlo di nuovo nelle impostazioni.
home-called-stop-yes = Non inviare più nulla
home-called-stop-done = Non si invia più nulla
home-called-stop-done-text = I tuoi tavoli sono dove erano.
home-called-broken = Questo link non è completo. Copialo per intero dalla mail.
home-called-settings = Vai alle impostazioni
