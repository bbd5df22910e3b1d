# L’elenco delle repliche e il lettore delle repliche.

## L’elenco

replay-lead = Ogni partita finita si può rivedere, con gli occhi di chiunque, e continuare a giocare da qualsiasi momento.
replay-none = Ancora nessuna replica
replay-none-text = Quando una tua partita è finita, aspetta qui. Una prima partita dura mezz’ora.
# Dove più partite hanno lo stesso nome.
replay-line-title = { $title }, { $when }
replay-line-record = da un file
replay-line-won = vinta
replay-line-unfinished = Non giocata fino alla fine
replay-watch = Guarda
replay-watch-it = Guarda { $title }
replay-record = Scarica
replay-download = Scarica la registrazione
replay-download-it = Scarica la registrazione di { $title }
replay-upload = Metti qui una registrazione
replay-upload-text = Trascina qui un file di registrazione, da dove vuoi, per guardarlo, o scegline uno. Lo vedi solo tu, finché non lo condividi.
replay-upload-choose = Scegli un file
replay-upload-busy = Lettura in corso…
replay-no-record = Questo file non è la registrazione di una partita. Prendilo da una buona copia. ({ $reason })
replay-large = Questo file è troppo grande per la registrazione di una partita: quelle hanno meno di un megabyte.

## Il lettore

replay-of = Replica: { $title }
replay-opening = Preparazione della scena…
replay-failed = Questa replica non si può mostrare
replay-retry = Riprova
replay-fetching = Caricamento del resto della partita
replay-leave = All’elenco delle repliche
replay-to-table = Il tavolo
replay-story = Che cosa è successo in questo momento
replay-chose = { $spirit } sceglie: { $choice }
replay-unseen = { $spirit } decide qualcosa che questi occhi non vedono.
replay-beginning = Tutto è preparato.
replay-tab-eyes = Occhi
replay-tab-hands = Mani
replay-tab-turning = Turni chiave
replay-no-cards = nessuna carta
replay-log-growing = I turni precedenti e successivi si stanno ancora caricando.

## Occhi

replay-eyes = Con gli occhi di chi
replay-eyes-spectator = Spettatore
replay-eyes-open = Tutto scoperto

## La linea del tempo

replay-timeline = Linea del tempo
replay-place = Scelta { $moment } di { $moments }
replay-place-aloud = { $place }. { $turn }
replay-turn-of = Turno { $turn } della partita, { $spirit }
replay-keys = Attraverso la partita
replay-play = Riproduci
replay-pause = Pausa
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-next-revelation = Prossima Rivelazione
replay-speed = Cambia la velocità
replay-speed-now = Velocità: { $speed } volte. Cambiala
replay-times = { $speed }×

## Che cosa farne

replay-tools = Che cosa fare con questa replica
replay-share = Condividi questo momento
replay-share-what = scelta { $moment } di una replica
replay-share-text = Chi ha questo link può guardare tutta la partita. Si apre alla scelta { $moment }, con questi occhi: { $eyes }.
replay-share-busy = Creazione di un link…
replay-play-on = Continua a giocare da qui
replay-play-on-text = Comincia una nuova partita da dove sta ora questa. Chi ha visto la replica può conoscere le mani e le carte.
replay-play-on-start = Continua a giocare
replay-play-on-open = Apri il tavolo

## Dove la partita è girata

replay-chances = Probabilità di vincere, e i turni che hanno deciso la partita
# Un segno sotto la linea del tempo: il suo numero e che cosa ha cambiato il turno.
replay-mark = { $number }. { $point }
replay-explain = Dov’è stata la svolta?
replay-explain-text = Un programma percorre la partita e dice come andavano le probabilità di vincere, quali turni l’hanno decisa, e che cosa lì sarebbe stato meglio. Ci vuole circa un minuto.
replay-explain-waiting = Ci sono altri prima di te…
replay-explaining = Si pensa a ogni turno…
replay-explain-cancel = Annulla
replay-again = Riprova da qui
replay-again-you = Comincia una nuova partita con questo turno, e giochi tu: { $spirits }.
replay-again-kept = I programmi sono gli stessi di allora.
replay-again-replaced = Giocati da un programma invece che da persone: { $spirits } ({ $program }).
replay-again-chance = Carte e gettoni vengono nello stesso ordine di allora.
