# I comandi serve e database.

## Aiuto

help-serve = Avvia un server di tavoli, su cui persone e programmi giocano nel browser. Ogni opzione si può dare anche come variabile, per esempio CEREBRIA_PORT.
help-serve-examples =
    cerebria serve
    cerebria serve --host 127.0.0.1 --port 9000 --no-browser
    cerebria serve --database my-tables.sqlite
    cerebria serve --database postgresql://cerebria@localhost/cerebria --workers 4
    cerebria serve --base-url https://cerebria.example.org --host 127.0.0.1
help-option-host = Dove ascoltare: 0.0.0.0 fa entrare tutta la rete, 127.0.0.1 solo questa macchina.
help-option-port = La porta. Senza, 8000 o la prossima libera.
help-option-database = Dove si conservano i tavoli: un file, o postgresql://… Senza, un file nella tua cartella dei dati.
help-option-workers = Quanti processi servono. Più di uno ha bisogno di PostgreSQL.
help-option-base-url = L’indirizzo che usano le persone, quando davanti al server c’è un proxy.
help-option-trusted-proxies = I proxy a cui si crede su chi chiede: indirizzi o reti, con virgole. Predefinito 127.0.0.1.
help-option-bot-jobs = Fai giocare i programmi su worker propri (cerebria worker). Richiede PostgreSQL.
help-option-browser = Apri la pagina in un browser, dove c’è uno schermo.
help-option-keep-open = Dimentica i tavoli mai cominciati dopo tanti giorni; 0 li conserva. Predefinito 30.
help-option-keep-running = Dimentica le partite in cui non è successo nulla per tanti giorni; 0 le conserva. Predefinito 400.
help-option-keep-over = Dimentica le partite finite dopo tanti giorni; 0, il predefinito, le conserva.
help-option-keep-people = Dimentica le persone senza tavoli e lontane da tanti giorni; 0 le conserva. Predefinito 400.
help-option-json-logs = Scrivi i log come righe JSON anche su un terminale.
help-database = Conserva, sposta e riordina il database di un server di tavoli.
help-database-examples =
    cerebria database export tables.jsonl.gz
    cerebria database import tables.jsonl.gz --database postgresql://cerebria@localhost/cerebria
help-database-export = Scrivi tutto in un file: persone, tavoli e partite, come sono in un dato momento. Il server può restare in funzione.
help-database-export-examples =
    cerebria database export tables.jsonl.gz
    cerebria database export tables.jsonl --database postgresql://cerebria@localhost/cerebria
help-database-import = Riempi un database vuoto, di qualunque tipo, da un tale file: tutto o nulla.
help-database-import-examples =
    cerebria database import tables.jsonl.gz --database new.sqlite
help-database-upgrade = Porta un database alla forma che serve a questa versione, o crealo. Un server lo fa da sé quando si avvia.
help-database-upgrade-examples =
    cerebria database upgrade --database postgresql://cerebria@localhost/cerebria
help-database-tidy = Dimentica ciò che è troppo vecchio, come un server in funzione fa da sé ogni ora.
help-database-tidy-examples =
    cerebria database tidy --keep-over-days 365
help-argument-archive = Il file; se il suo nome finisce in .gz, è compresso.

## serve

serve-port-taken = La porta { $port } è occupata, quindi il server usa la { $other }.
serve-address = Cerebria è a { $address }
serve-network = Per altri nella stessa rete: { $address }
serve-database = I tavoli sono conservati in { $file }
database-awaited = In attesa del database { $database }…
serve-stop = Ctrl-C ferma il server; i tavoli restano.

## database

database-exporting = Esportazione
database-importing = Importazione
database-exported = { $rows ->
        [one] Una riga è in { $file }.
       *[other] { $rows } righe sono in { $file }.
    } Contiene tutto ciò che contiene il database, anche le carte nascoste: tienilo al sicuro.
database-imported = { $rows ->
        [one] Una riga è ora
       *[other] { $rows } righe sono ora
    } in { $database }.
database-upgraded = { $database } è aggiornato (forma { $form }).
database-tidied = Dimenticati: { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    } e { $people ->
        [one] una persona
       *[other] { $people } persone
    }.

## Immagini che mostrano dove porta un link

preview-emotion = Emozione di { $team }
preview-spirit = Spirito di { $team }

## Ciò che richiama le persone ai loro tavoli: browser, posta, webhook

notice-turn = «{ $title }»: ha giocato { $by }, e tocca a te.
notice-turn-alone = «{ $title }»: tocca a te.
notice-turn-others = «{ $title }»: ha giocato { $by }, e tocca a { $name }.
notice-turn-others-alone = «{ $title }»: tocca a { $name }.
notice-soon = «{ $title }»: il tuo tempo scade tra { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}.
notice-soon-others = «{ $title }»: il tempo di { $name } scade tra { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}.
notice-out = «{ $title }»: il tuo tempo è scaduto e un programma continua per te. Puoi tornare.
notice-out-others = «{ $title }»: il tempo di { $name } è scaduto e continua un programma.
notice-lapsed = «{ $title }»: qualcuno non ha più giocato e la partita è finita, com’era stato deciso.
notice-ready = «{ $title }»: ci sono tutti. Puoi cominciare.
notice-over = «{ $title }»: la partita è finita. Guarda com’è andata.
notice-confirm = Qualcuno vuole che Cerebria lo avvisi qui quando un tavolo aspetta. Eri tu? Allora apri questo link; altrimenti non fare nulla.
notice-try = Cerebria ti avvisa così.
notice-several = { $count } tavoli ti aspettano
notice-stop = Per non ricevere più nulla, apri { $address }
