# Testi degli errori. Qui solo testo semplice e { $nome }: il motore legge questo file senza Fluent.

error = Qualcosa è andato storto nel gioco. Segnalalo, dicendo che cosa hai fatto per ultimo.

## Scelte

malformed-choice = «{ $text }» non è una scelta che il gioco conosce. Copia uno dei testi che offre, per esempio “move”, “slot 7” o “use none”.
malformed-choice-near = «{ $text }» non è una scelta che il gioco conosce. Volevi dire «{ $near }»?
malformed-choice-number = { $number } non è il numero di una scelta. Usa un numero da 0 a { $most }.
malformed-choice-type = Una scelta si dà come Choice, come il suo testo o il suo numero, non come { $found }.
illegal-choice = «{ $choice }» ora non si può scegliere. Scegli una di queste: { $offered }.
illegal-choice-over = «{ $choice }» non si può scegliere: la partita è finita. Comincia una nuova partita per continuare a giocare.
unknown-seat = In questa partita non c’è il posto «{ $seat }». Usa un numero da 0 o uno di questi: { $seats }.

## Nomi

unknown-card = Non c’è nessuna Emozione chiamata «{ $card }». Usa un nome dall’elenco delle Emozioni, in minuscolo con trattini, come “self-esteem”.
unknown-card-near = Non c’è nessuna Emozione chiamata «{ $card }». Volevi dire «{ $near }»?
unknown-name = «{ $word }» non esiste qui ({ $kind }). Usa uno di questi: { $known }.
unknown-name-near = «{ $word }» non esiste qui ({ $kind }). Volevi dire «{ $near }»?

## Installazione

cli-absent = La riga di comando ha bisogno di { $module }, che non è installato. Installa Cerebria con tutto il necessario: pip install cerebria
server-absent = Il server dei tavoli ha bisogno di { $module }, che non è installato. Installa Cerebria con tutto il necessario: pip install cerebria
postgres-absent = PostgreSQL ha bisogno di { $module }, che non è installato. Installa l’extra “postgres”: pip install "cerebria[postgres]"

## File

file-absent = Questo file non esiste. Controlla il nome e la cartella.
file-unwritable = Non è stato possibile scrivere «{ $file }» ({ $reason }). Controlla il nome e i tuoi permessi, o scegli un altro posto.
file-unreadable = Non è stato possibile aprire il file ({ $reason }). Controlla il nome e i tuoi permessi di lettura.
file-too-large = Il file è troppo grande. Può avere al massimo { $most } byte.
file-not-text = Questo non è un file di testo. Salvalo come testo semplice in UTF-8.

## Mazzi

bad-deck = Il mazzo «{ $deck }» non rispetta le regole dei mazzi. Correggi quanto segue:
deck-not-a-list = Un mazzo si dà come elenco di nomi. Scrivi una voce per ognuna delle sue carte.
deck-team = Questa fazione non esiste. Dai il numero di una: 0 per Gioia, 1 per Malinconia, 2 per Equilibrio.
deck-line = «{ $line }» non è una riga di un mazzo. Scrivi un nome, se vuoi con il numero di copie davanti: “2 courage”.
deck-size = Il mazzo ha { $found } carte. Devono essere esattamente { $wanted }.
deck-copies = Ci sono più di { $most } copie di { $card }. Togli quelle di troppo.
deck-wrong-team = { $card } appartiene a { $owner }. Scegli invece un’Emozione di { $wanted }.
deck-edition = { $card } non è in questa edizione. Scegli tra queste: { $known }.
deck-strong = { $card } è un’Emozione Forte. Metti nel mazzo la sua controparte Media, { $mild }.
deck-starting = { $card } è un’Emozione Iniziale e sta sul tabellone fin dall’inizio. Toglila dal mazzo.
deck-vibe = Il mazzo non ha tante carte di una Vibrazione ({ $vibe }) quante delle altre. Indica lo stesso numero di Emozioni per ogni Vibrazione.

## Set di carte

bad-card-set = Il set di carte «{ $name }» non si può usare. Correggi quanto segue:
card-set-absent = Non c’è né un set di carte né un file con questo nome. Scrivi “standard”, o il percorso di un file TOML.
card-set-syntax = Questo non è TOML ben formato ({ $reason }). Correggi quel punto e ricarica il file.
card-set-name = Il set di carte ha bisogno di un nome. Scrivi in alto name = "…", con 1–{ $most } caratteri.
card-set-name-taken = Il nome “standard” è già preso. Dai al tuo set di carte un altro nome.
card-set-emotion = Non c’è nessuna Emozione chiamata «{ $word }». Dai alla tabella il nome di una delle Emozioni, in minuscolo con trattini.
card-set-emotion-near = Non c’è nessuna Emozione chiamata «{ $word }». Volevi dire «{ $near }»?
card-set-table = Ciò che appartiene a un’Emozione è una tabella. Scrivi [{ $emotion }] su una riga a sé e sotto le sue chiavi.
card-set-key = «{ $word }» non è una proprietà di un’Emozione. Usa vibe, intensity, threshold, power, numbers o status.
card-set-key-near = «{ $word }» non è una proprietà di un’Emozione. Volevi dire «{ $near }»?
card-set-vibe = «{ $word }» non è una Vibrazione che un’Emozione può avere. Usa una di queste: { $known }.
card-set-vibe-starting = { $emotion } non ha Vibrazione. Ometti la riga, o scrivi vibe = "none".
card-set-intensity-type = Le Intensità sono un elenco di numeri interi. Scrivi per esempio intensity = [1, 2, 2].
card-set-intensity-count = Un’Emozione ha da 1 a { $most } posti per l’Essenza, non { $found }. Dai un’Intensità per ogni posto.
card-set-intensity-range = Un’Intensità non può essere { $found }. Usa un numero da 0 a { $most }.
card-set-threshold-type = La soglia è un numero intero. Scrivi per esempio threshold = 2.
card-set-threshold-range = Una soglia di { $found } non si può raggiungere. Usa un numero da 1 a { $spaces }, il numero dei posti per l’Essenza.
card-set-threshold-not-mild = Su { $emotion } non è stampata nessuna soglia. Togli la riga.
card-set-power = «{ $word }» non è un potere della raccolta. Usa un nome dall’elenco dei poteri, o "none".
card-set-power-near = «{ $word }» non è un potere della raccolta. Volevi dire «{ $near }»?
card-set-power-starting = { $emotion } non può avere poteri. Ometti la riga, o scrivi power = "none".
card-set-numbers-type = I numeri di un potere sono una tabella. Scrivi per esempio numbers = { "{" } wp = 2 { "}" }.
card-set-number-unknown = Il potere { $power } non ha il numero «{ $word }». I numeri che ha: { $known }.
card-set-number-missing = Il potere { $power } ha bisogno del numero «{ $word }». Aggiungilo, da { $least } a { $most }.
card-set-number-range = Il numero «{ $word }» non può essere { $found }. Usa un numero intero da { $least } a { $most }.
card-set-status = «{ $word }» non è uno stato. Usa uno di questi: { $known }.

## Opzioni di una partita

bad-arguments = Il comando non si può eseguire così. Correggi quanto segue:
bad-options = Con queste opzioni non si può cominciare una partita. Correggi quanto segue:
option-unknown = Questa opzione non esiste. Usa una di queste: { $known }.
option-unknown-near = Questa opzione non esiste. Volevi dire «{ $near }»?
option-not-allowed = Questo non può essere «{ $value }». Usa uno di questi: { $allowed }.
option-not-a-number = Questo non può essere «{ $value }». Usa un numero intero da { $least } a { $most }.
option-basic-side = Il gioco base si gioca con il lato A delle plance Spirito. Scegli A, o il gioco completo.
option-basic-start = Il gioco base comincia da posti fissi. Scegli fixed, o il gioco completo.
option-first-of-three = Dove solo una tra Gioia e Malinconia ha due Spiriti, gioca per prima. Indica quella fazione, o random.
option-handicap-alone = Un handicap è per partite di Gioia contro Malinconia; qui omettilo.
option-handicap-mode = Nel gioco base non c’è una Ruota su cui dare punti; scegli action o means.
option-spirits-form = Gli Spiriti si danno per ogni fazione, come elenco di nomi, per esempio bliss: [love, empathy].
option-unknown-team = In questa partita non c’è la fazione «{ $team }». Usa una di queste: { $teams }.
option-unknown-spirit = In questa fazione non c’è lo Spirito «{ $spirit }». Usa uno di questi: { $spirits }.
option-spirit-twice = Lo Spirito { $spirit } è indicato più di una volta. Indica ogni Spirito al massimo una volta.
option-spirit-count = Con { $players } giocatori il numero di Spiriti di questa fazione è { $count }, ma ne hai dati { $given }. Indicane esattamente quanti ne servono.
option-shaper-count = Con { $players } giocatori il numero di fazioni che giocano come Plasmatore è { $wanted }. Non indicarne di più, o cambia il numero di giocatori.
option-balance-mode = Equilibrio gioca solo nel gioco completo. Scegli il gioco completo, o ometti Equilibrio.
option-edition-alone = Equilibrio ed Ego giocano solo nell’edizione finale. Scegli quella, o omettili.
option-edition-lacks = L’edizione { $edition } qui non ha scelta. Omettilo, o scegli un’altra edizione.
option-edition-basic = In questa edizione il gioco base è per quattro giocatori. Scegli quattro, o il gioco completo.
option-ego-balance = Ego gioca contro Gioia o Malinconia, senza Equilibrio. Ometti uno dei due.
option-steps-level = Dai un livello con --difficulty, o singoli gradi con --steps, non entrambi.
option-difficulty-ego = Una difficoltà è per una partita contro Ego. Di’ con quale fazione gioca Ego, o ometti la difficoltà.
option-difficulty-both = Questi gradi si contraddicono: { $steps }. Ometti uno di essi.
option-balance-start = Con Equilibrio i posti iniziali si scelgono. Scegli free, o ometti Equilibrio.
option-card-set-form = «{ $value }» non è un set di carte. Dai standard, il percorso di un file, o il suo contenuto.
option-deck-spirit = { $spirit } non gioca in questa partita. Dai mazzi solo per Spiriti che giocano.
option-decks-form = «{ $value }» non è un mazzo. Usa starter, spirit, random, o per ogni Spirito uno di questi o i nomi delle sue carte.
unknown-bot = Non c’è nessun bot «{ $bot }». Usa uno di questi: { $bots }.
unknown-bot-near = Non c’è nessun bot «{ $bot }». Volevi dire «{ $near }»?
bot-no-limits = Al bot «{ $bot }» non si può dire quanto pensare. Ometti il numero di posizioni e il tempo.
bot-nodes = «{ $bot }» deve finire con il numero di posizioni che un piano può guardare: da 1 a { $most }, come in planner@500.
bot-file-absent = Non c’è nessun file «{ $file }» con un bot. Un bot tuo si indica con FILE:CLASSE, come in shy.py:Shy.
bot-file-broken = Il file «{ $file }» con un bot non si può eseguire ({ $reason }).
bot-file-lacks = Il file «{ $file }» non ha una classe «{ $name }» con un metodo «choose».
bot-program-absent = Il programma del bot «{ $command }» non si può avviare ({ $reason }).
bot-program-answer = Il programma del bot «{ $command }» ha risposto «{ $answer }», che non è una delle opzioni. Deve stamparne una, come riga, per ogni riga che riceve.
arena-too-few = Un’arena ha bisogno di almeno due bot; contro Ego ne basta uno.
arena-twice = Il bot «{ $bot }» è indicato due volte. Ogni bot gioca tante volte quanto ogni altro.
arena-sprt = «{ $value }» non è una coppia di quote. Scrivi due numeri tra 0 e 1, prima il più piccolo, come in 0.5,0.55.
arena-state-other = Il file «{ $file }» appartiene a un’arena con altre impostazioni ({ $names }). Usa le stesse, o un altro file.
cluster-absent = Per giocare su un cluster serve Ray, che qui non è installato. Installa cerebria[cluster], dove c’è una versione di Ray per la macchina.
cluster-unreachable = Non c’è nessun cluster Ray utilizzabile a «{ $address }»: { $reason }
cluster-version = Il cluster ha cerebria { $found } (versione e regole), e questa macchina { $own }: potrebbero giocare partite diverse. Installa ovunque la stessa.
cluster-own-bot = Il bot «{ $bot }» sta su questa macchina, dove un cluster non può trovarlo. Gioca invece con --jobs.
dataset-absent = I file Parquet hanno bisogno di pyarrow, che qui non è installato. Installa cerebria[dataset].
dataset-other = La cartella «{ $folder }» contiene una raccolta di dati con altre impostazioni ({ $names }). Usa le stesse, o un’altra cartella.
training-other = La cartella «{ $folder }» contiene un addestramento con altre impostazioni ({ $names }). Usa le stesse, o un’altra cartella.
network-form = Questa non è una rete della forma con cui gioca questa versione. Addestrane una, o prendi un altro file.
network-version = { $file } è una rete della versione { $found }; questo programma conosce la versione { $known }. Addestrala di nuovo.
network-unreadable = { $file } non si può leggere come rete: { $reason }. Prendilo da una copia buona.
network-absent = Una rete gioca con numpy, che qui non è installato. Installa cerebria[env].
dataset-no-row = La raccolta di dati non ha la decisione { $ply } della partita { $game }, o non tutte le scelte precedenti.
arena-state-broken = Il file «{ $file }» non contiene un’arena che si possa continuare. Usa un altro file.
option-deck-form = «{ $value }» non indica un mazzo. Scrivi lo Spirito e il file: love=my-deck.txt
option-too-many-seats = La partita ha { $seats } posti, e sono indicati più giocatori. Indicane al massimo uno per posto.
option-resumed = Una partita ripresa conserva le sue opzioni. Ometti questa, o comincia una nuova partita.

## Registrazioni

bad-record = Questa registrazione non si può usare: { $reason }. Prendila da una buona copia, o salva di nuovo la partita.
record-syntax = Questa non è la registrazione di una partita: non è JSON ben formato ({ $reason }). Prendila da una buona copia.
record-field = Alla registrazione manca un «{ $field }» corretto. Prendila da una buona copia, o salva di nuovo la partita.
record-no-turns = { $file } non contiene ancora nessun turno intero, quindi non c’è nulla da spiegare. Prima continua a giocare.
analyse-file-or-folder = Indica una partita, oppure con --folder una cartella di partite. Un disegno è di una sola partita; --rows, --jobs e --cluster sono per una cartella.
analyse-folder-empty = In «{ $folder }» non c’è nessuna partita registrata. Indica una cartella con file che finiscono in .json.
record-choice = La scelta { $number } della registrazione, «{ $choice }», a quel punto non è adatta alla partita. La registrazione è stata cambiata o danneggiata: prendila da una buona copia.
record-result = Rigiocando la registrazione il risultato è diverso da quello che indica (indicato { $stated }, trovato { $found }). È stata cambiata o danneggiata: prendila da una buona copia.
record-events = Rigiocando la registrazione gli eventi sono diversi da quelli che indica. È stata cambiata o danneggiata: prendila da una buona copia.
wrong-version = La registrazione è fatta per la versione { $found }, e questo programma gioca secondo queste versioni: { $known }. Rigiocala con un programma della sua versione.
wrong-version-format = La registrazione ha il formato { $found }, e questo programma legge il formato { $known }. Aprila con il programma che l’ha fatta, o con uno più nuovo.

## Scenari

bad-scenario = Lo scenario «{ $file }» non si può usare. Correggi quanto segue:
scenario-syntax = Questo non è YAML ben formato ({ $reason }). Correggi quel punto e ricarica il file.
scenario-folder = In questa cartella non c’è nessuno scenario. Indicane una con file che finiscono in .yaml o .yml.
scenario-none = In questo file non c’è nessuno scenario. Scrivi almeno un titolo e che cosa ci si aspetta.
scenario-too-deep = Elenchi e mappe qui sono annidati oltre { $most } livelli. Scrivi in modo più piatto.
scenario-too-much = Il file supera il massimo di { $most } ({ $what }). Dividilo in più file.
scenario-line-length = Questa riga è troppo lunga. Spezzala in righe di al massimo { $most } caratteri.
scenario-anchor = Ancore e alias (& e *) non vengono letti. Scrivi il valore per intero.
scenario-tag = Il tag «{ $word }» non viene letto. Omettilo.
scenario-key = «{ $word }» qui non è una chiave. Usa una di queste: { $known }.
scenario-key-near = «{ $word }» qui non è una chiave. Volevi dire «{ $near }»?
scenario-key-form = Una chiave è una sola parola. Metti la mappa o l’elenco dopo di essa.
scenario-key-twice = La chiave «{ $word }» qui sta due volte. Togline una.
scenario-edition = L’edizione { $edition } non ha «{ $word }». Omettilo, o indica un’altra edizione.
scenario-lacks = Qui manca la chiave «{ $word }». Aggiungila.
scenario-value = «{ $word }» qui non può stare. Scrivi { $wanted }.
scenario-statement = «{ $word }» non è un’affermazione. Scrivine una come “wp love = 5” o “legal quell”.
scenario-statement-near = «{ $word }» non è un’affermazione. Volevi dire «{ $near }»?
scenario-statement-form = «{ $word }» non è completa o dice troppo. Scrivila nella forma { $forms }.
scenario-sign = «{ $word }» confronta solo numeri. In «{ $form }» usa = o !=.
scenario-choice = «{ $word }» non è una scelta. Scrivine una come “move” o “slot 7”.
scenario-untitled = Scenario { $number }
scenario-fault = Da qui la partita non è potuta andare avanti ({ $reason }). Segnala questo scenario.
scenario-failed = Riga { $line }, «{ $statement }»: atteso { $expected }, trovato { $found }.
scenario-failed-statement = Riga { $line }, «{ $statement }»: doveva essere vero, trovato { $found }.
scenario-offered = decide { $who } tra: { $offered }
scenario-over = la partita finita
scenario-refused = Riga { $line }, «{ $choice }»: doveva essere offerta, invece decide { $who } tra: { $offered }.
scenario-refused-who = Riga { $line }, «{ $choice }»: doveva decidere { $expected }, invece decide { $who } tra: { $offered }.
scenario-refused-over = Riga { $line }, «{ $choice }»: doveva essere offerta, invece la partita è finita.
position-no-ego = Ego non gioca in questa partita. Indica la sua fazione tra le opzioni della partita, o ometti questo.
position-scheme-twice = La carta Stratagemma { $number } qui sta due volte. Togline una.
position-slot-twice = Lo spazio { $slot } è già occupato. Metti l’Emozione in un altro spazio.
position-essence = I posti per l’Essenza di { $card } sono { $most }, non { $found }. Metti meno Essenza.
position-owner = { $card } viene da un mazzo di { $team }. Indica come proprietario uno dei suoi Spiriti.
position-card-team = { $card } appartiene a { $team }, che non gioca in questa partita. Usa un’Emozione di una fazione che gioca.
position-aligned = { $word } non può contare per questa fazione. Usa una di queste: { $team }.
position-vibe = { $card } ha già una Vibrazione ({ $vibe }). Ometti questo.
position-strong-basic = { $card } è un’Emozione Forte, e il gioco base non ne ha. Usane una Media, o il gioco completo.
position-copies = Ci sono { $found } copie di { $card }, e il gioco ne ha solo { $most }. Togli quelle di troppo.
position-deck-copies = { $spirit } ha { $found } copie di { $card } tra mano, mazzo e tabellone, e un mazzo ne contiene al massimo { $most }. Togli quelle di troppo, o indica un altro proprietario.
position-not-in-deck = { $card } non è in nessun mazzo di { $team }. Usa un’Emozione Media di quella fazione.
position-fragments = { $team } ha { $found } Frammenti ({ $kind }) nell’Identità e sui siti, e ce ne sono solo { $most }. Togli quelli di troppo.
position-row-size = Una riga ha { $wanted } posti, e ne sono dati { $found }. Scrivi una voce per ognuno, con “-” per uno libero.
position-row-locked = La riga { $row } di { $spirit } è migliorata ma non sbloccata. Metti un gettone sul suo primo posto.
position-row-colour = La riga { $row } di { $spirit } ha due gettoni dello stesso colore ({ $colour }). Usa ogni colore al massimo una volta per riga.
position-row-basic = Nel gioco base la riga empower non prende gettoni. Lascia libera la riga di { $spirit }, o usa il gioco completo.
position-wild = La plancia di { $spirit } ha { $found } gettoni jolly, e un giocatore ne ha solo { $most }. Usa colori per gli altri.
position-wheel-basic = Nel gioco base una Ruota sta a 0, o a 4 per un secondo Frammento Apicale. Correggi il { $found } di { $team }.
position-hidden-common = { $aspiration } è l’Aspirazione Comune attuale, quindi non può essere quella Segreta di { $team }. Prima indicane un’altra.
position-endgame-common = { $aspiration } è l’Aspirazione Finale Comune, quindi non può essere anche quella di { $team }. Indicane un’altra.
position-no-fortitude = { $team } è di turno e non ha Fortitudine per cominciare. Dagliene un po’, o lascia meno azioni.
position-major = Qui i Frammenti Maggiori appartengono alle Sfere. Indicali sotto “majors”.
position-strong-twice = { $spirit } ha una sola copia di { $card }, e sul tabellone ce ne sono due. Indica un altro proprietario.
position-aspiration-twice = { $aspiration } qui sta due volte. Indica ogni Aspirazione al massimo una volta.
position-aspiration-absent = { $aspiration } non fa parte di questa partita. Omettila; ci sono { $known }.

## Annullare

cannot-undo = Non c’è nulla da annullare. Prima fai una scelta.
cannot-undo-seen = Questo non si può annullare: da allora sono state mostrate informazioni nascoste. Continua da qui.

# I rifiuti del server.

not-signed-in = Nessuno ha effettuato l’accesso con questo token. Scegli un nome per continuare.
not-allowed = Questo non spetta a te.
not-host = Solo chi ospita il tavolo può farlo.
not-your-seat = Questo posto non è tuo.
not-your-decision = Ora la decisione non è tua.
choices-apart = Ciò che viene dopo «{ $choice }» non si può scegliere insieme: guarda prima che cosa porta.
wrong-origin = La connessione viene da una pagina che non è la nostra.
no-such-table = Questo tavolo non esiste, o non ti hanno fatto entrare. Chiedi un link.
table-damaged = Ciò che è conservato di questo tavolo è danneggiato, e non si può aprire. Dillo a chi gestisce il server; nessun altro tavolo ne è toccato.
no-such-seat = Il tavolo ha { $seats } posti, numerati da 0; il posto { $seat } non esiste.
no-such-link = Il link non porta (più) da nessuna parte. Chiedine uno nuovo.
no-such-moment = La partita ha { $most } scelte; il momento { $moment } non esiste.
no-such-eyes = Non ci sono occhi «{ $eyes }» con cui vedere questa partita. Usa uno di questi: { $known }.
no-team = Chi assiste non ha una fazione con cui parlare.
nobody-there = Lì non siede nessuno.
seat-taken = Lì siede qualcuno.
no-seat-empty = Tutti i posti di questo tavolo sono presi.
too-many-codes = Troppi codici erano sbagliati. Aspetta un momento e ricontrolla le lettere.
too-many-listed = Nella lista ci sono già { $most } tuoi tavoli. Prima togline uno.
too-many-waiting = Siedi a { $most } tavoli aperti la cui partita non è cominciata. Prima lasciane uno.
too-many-seeking = { $most } persone cercano un tavolo, e di più non ce ne stanno. Riprova tra un momento.
seeks-elsewhere = Ora cerchi qualcuno in un’altra finestra, e qui non più.
list-full = La lista dei tavoli aperti è piena: ce ne sono { $most }. Riprova più tardi, o manda un link.
not-wanted = Chi ospita questo tavolo gioca con altri.
no-open-tables = Questo server non mostra tavoli aperti. Manda invece un link o un codice.
not-listed = Questo tavolo non è (più) nella lista.
barred = Non puoi giocare su questo server. L’ha deciso chi lo gestisce.
game-goes-on = Questo tavolo continua un’altra partita, quindi ciò che vi si gioca resta com’è.
other-seats = Il tavolo ha { $seats } posti, e questa partita { $given }. Apri per essa un altro tavolo.
seed-stays = Il seme si sceglie quando si apre un tavolo, e resta.
seats-open = Questi posti sono ancora vuoti: { $seats }. Aspetta, o mettici dei programmi.
too-many-seats = La partita ha { $seats } posti, ma ne sono dati { $given }.
too-many-tables = Ospiti già { $most } tavoli. Prima chiudine qualcuno.
too-many-thinking = Dei programmi pensano già a { $most } dei tuoi tavoli. Aspettali, o prima chiudi qualcuna di quelle partite.
too-many-requests = Era troppo tutto in una volta. Aspetta un momento.
too-many-connections = Ci sono troppe connessioni. Chiudine qualcuna, o riprova più tardi.
too-slow = La richiesta ha impiegato più di { $seconds } secondi ad arrivare. Riprova.
too-large = È troppo grande: si leggono al massimo { $most } byte.
too-long = È troppo lungo: al massimo { $most } caratteri.
already-started = La partita è cominciata.
already-over = La partita è finita.
other-rules = Questa partita è cominciata con la versione { $rules } delle regole, e qui si gioca con queste versioni: { $known }. Qui non può continuare; quando chi la ospita l’avrà chiusa, si potrà scaricare.
chat-closed = La chat è chiusa: è passato un giorno dalla fine della partita.
silenced = Chi ospita ti ha chiesto di assistere in silenzio.
no-such-spectator = Qui non c’è (più) questo spettatore.
not-running = La partita non è in corso.
not-over = La partita non è ancora finita.
never-began = La partita è stata chiusa prima di cominciare: non c’è nulla da vedere.
over-by-then = In quel momento la partita è finita. Scegline uno precedente.
rematch-made = C’è già una rivincita: tavolo { $table }.
program-plays = Un programma gioca per te. Prima riprendi il tuo posto.
no-program-plays = Nessun programma gioca per te.
no-undo-asked = Questo annullamento non è più richiesto. Guarda il tavolo e rispondi a ciò che si chiede ora.
undo-asked = È già richiesto un annullamento. Aspetta che tutti abbiano risposto.
out-of-time = Il tuo tempo è scaduto, e un programma gioca questo turno fino in fondo. Poi potrai riprendere il tuo posto.
journal-full = A questo tavolo è successo così tanto che non si accetta più nulla del genere. Continua senza, o chiudi la partita.
stale = Nel frattempo è successo qualcosa. Guarda il tavolo e scegli di nuovo.
time-left = C’è ancora tempo.
busy = Il server in questo momento non ha potuto farlo. Guarda se è stato fatto, e riprova.
no-hints = A questo tavolo non ci sono suggerimenti: giocano più persone, e chi ospita non li ha permessi.
still-thinking = Si sta ancora pensando a ciò che hai chiesto prima. Aspetta, o prima annullalo.
thinkers-busy = Si sta già pensando a troppe cose. Riprova tra un po’.
question-withdrawn = La domanda è stata ritirata.
no-such-way = Questo server non può avvisare nessuno in questo modo.
no-such-channel = Questo canale non esiste, o il suo link è scaduto. Impostalo di nuovo nelle impostazioni.
no-such-zone = Non esiste il fuso orario «{ $zone }». Scegline uno dall’elenco.
night-too-long = Una notte dura al massimo { $most } ore, e comincia e finisce in momenti diversi.
bad-holiday = Una vacanza finisce il giorno in cui comincia o più tardi, ed entro { $days } giorni da oggi.
too-many-holidays = In un anno ci sono { $most } giorni di vacanza. Togline qualcuno.
# Still right.
night-set-lately = La notte è stata impostata da poco. Si potrà cambiare di nuovo tra { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}.
too-many-channels = { $most } bastano. Prima rimuovine uno.
channel-unconfirmed = Lì è già stato inviato un link. Aprilo, o aspetta un giorno e riprova.
bad-address = Si possono usare solo indirizzi che cominciano con https:// e sono aperti a tutta la rete.
malformed-request = La richiesta non ha la forma giusta. { $reason }
http-error = Il server risponde con lo stato { $status }.
internal-error = Qualcosa è andato storto da parte nostra. Non è cambiato nulla; riprova.

## Gestire un server

bad-setting = { $name } non può essere «{ $value }». Dai un numero, o per un interruttore 1 o 0.
base-url = «{ $value }» non è un indirizzo che si possa usare. Scrivilo come https://cerebria.example.org, senza percorso.
trusted-proxies = «{ $value }» non è l’indirizzo di un proxy. Indica indirizzi IP o reti separati da virgole, per esempio 127.0.0.1,10.0.0.0/8.
port-taken = La porta { $port } è occupata da un altro programma. Indicane un’altra con --port, o nessuna, e se ne cercherà una libera.
ports-taken = Tutte le porte da { $first } a { $last } sono occupate. Indicane una libera con --port.
port-not-allowed = La porta { $port } non si può usare ({ $reason }). Le porte sotto 1024 spesso richiedono un amministratore: usane una più alta, se serve dietro un proxy.
host-unknown = Il server non può ascoltare su «{ $host }» ({ $reason }). Usa un indirizzo di questa macchina, 127.0.0.1 solo per questa macchina, o 0.0.0.0 per tutta la sua rete.
workers-need-postgres = Più worker hanno bisogno di PostgreSQL: con un file SQLite non saprebbero dei tavoli l’uno dell’altro. Indicane uno con --database postgresql://…, o ometti --workers.
bot-jobs-need-postgres = I programmi come lavori hanno bisogno di PostgreSQL, che li conserva. Indica un database con --database postgresql://…, o ometti --bot-jobs: allora i programmi giocano nel server stesso.
worker-needs-postgres = Un worker gioca i programmi come lavori, che PostgreSQL conserva. Indica quello dei server con --database postgresql://…; con un file SQLite i programmi giocano nel server stesso.
database-address = «{ $address }» non è un database che il server conosce. Dai il nome di un file, o un indirizzo che comincia con sqlite:/// o postgresql://.
database-unusable = Il database { $database } non si può usare ({ $reason }). Controlla il nome, che sia in funzione, e i tuoi permessi.
database-silent = Il database { $database } ha smesso di rispondere, e non lo si aspetta più. Ciò che era cominciato viene annullato appena torna; controlla il database e la rete, e riprova.
database-carries-no-notes = Attraverso { $database } i server non si sentono: ciò che dice una connessione non arriva a un’altra che ascolta. Un pooler davanti a PostgreSQL deve essere in modalità sessione, non in modalità transazione; oppure collegati a PostgreSQL stesso.
database-absent = Non c’è nessun database in { $database }. Controlla il nome, o avvia una volta un server per crearlo.
database-newer = Il database { $database } è stato fatto da una versione più nuova di questo programma. Aggiorna il programma.
database-older = Il database { $database } non è aggiornato. Prima esegui “cerebria database upgrade”.
nobody-known = Qui nessuno ha la chiave { $who }, e non è nemmeno un indirizzo.
nobody-barred = { $who } può già entrare.
database-in-use = Un server è già in funzione con { $file }, all’indirizzo { $address }. Usa quello, o prima fermalo.
clock-off = L’orologio di questa macchina differisce da quello del database di { $seconds } secondi, e può differire di { $most }. Falli regolare entrambi da un servizio come NTP, e riavvia.
database-not-empty = Il database { $database } non è vuoto. Importa in uno vuoto: indicalo con --database.
bad-archive = Non è stato importato nulla. Il file non si può usare:
archive-header = Questa non è l’esportazione di un database. Indica un file scritto da “cerebria database export”.
archive-version = Non è stato importato nulla. Il file ha il formato { $found }, e questo programma legge il formato { $known }. Usa la versione del programma che l’ha scritto.
archive-form = Non è stato importato nulla. Il file contiene un database della forma { $found }, e questo programma ha la forma { $known }. Importalo con la versione { $version } del programma, poi aggiorna.
archive-cut = Il file è troncato o danneggiato. Prendilo da una buona copia.
archive-line = Questa riga non è una riga di una tabella. Prendi il file da una buona copia.
archive-columns = Le colonne di { $table } non corrispondono: { $columns }. Prendi il file da una buona copia.
archive-value = Ciò che sta nella colonna { $column } non è possibile. Prendi il file da una buona copia.
archive-refused = Il database non accetta queste righe ({ $reason }). Prendi il file da una buona copia.
archive-order = Le righe non sono nell’ordine di un’esportazione. Prendi il file da una buona copia.
archive-twice = C’è già una riga così. Prendi il file da una buona copia.
archive-refers = Ciò che indica la colonna { $column } non è nel file. Prendilo da una buona copia.
archive-seats = Il tavolo ha { $found } posti, e la sua partita { $wanted }. Prendi il file da una buona copia.
archive-gap = La voce ha il numero { $found } e dovrebbe avere { $wanted }. Prendi il file da una buona copia.
archive-unplayable = La partita non si può giocare così: { $reason } Prendi il file da una buona copia.
archive-entry-differs = Rigiocata, la voce del tipo { $kind } risulta diversa. Prendi il file da una buona copia.
archive-snapshot = Rigiocata, la posizione è un’altra. Prendi il file da una buona copia.
archive-row-differs = Rigiocato, il tavolo differisce in { $columns }. Prendi il file da una buona copia.
archive-rows = Il file ha { $found } righe e dovrebbe averne { $wanted }. È troncato: prendilo da una buona copia.
page-absent-title = La pagina non è costruita
page-absent =
    Il server è in funzione, ma la pagina per il browser non c’è: questa copia del programma è stata fatta senza.
    In una copia del progetto esegui “make web” e ricarica questa pagina. Un pacchetto installato contiene la pagina.
    Nel terminale puoi giocare anche senza: cerebria play

# Di un client.

server-refused = Il server non ha fatto ciò che gli era stato chiesto.
server-problem = { $message }
connection-closed = La connessione al tavolo si è chiusa ({ $reason }).
