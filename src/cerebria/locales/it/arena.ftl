# Il comando arena.

## Aiuto

help-arena-bots = Chi si incontra: { $bots }. Con un numero di posizioni per ogni piano: planner@500. Uno tuo: FILE:CLASSE, come in shy.py:Shy, o un programma: “pipe:COMANDO”.
help-arena-games = Quante partite giocano almeno ogni due bot; ogni distribuzione si gioca a parti invertite. Contro Ego: quante ne gioca ogni bot.
help-arena-gauntlet = Solo il primo bot incontra tutti gli altri.
help-arena-sprt = Ferma un incontro quando le sue partite parlano chiaramente per una di due quote dei punti del suo primo bot: “0.5,0.55”. Ognuna si trova a torto in 5 casi su 100.
help-arena-nodes = Quante posizioni può guardare un piano, per i bot che accettano un tale limite.
help-arena-time = Quanti secondi può durare un piano, per i bot che accettano un tale limite. Allora le partite dipendono dalla macchina.
help-arena-cores = Quanti core può usare una decisione, per i bot che accettano un limite; con --jobs 2 e --cores 4 se ne usano otto. Di più non cambiano nessuna partita, a meno che non sia dato --time: allora un tale bot arriva più lontano.
help-arena-state = Scrivi ogni partita in questo file, e continua da esso se c’è.
help-arena-save = Scrivi in questa cartella una registrazione di ogni partita giocata ora.
help-arena-plot = Disegna i risultati in questo file.

## Risultati

arena-bot = Bot
arena-score = Punti
arena-interval = intervallo al 95 %
arena-games = Partite
arena-rating = Valutazione
arena-rating-value = { $points } ± { $spread }
arena-time = Tempo per decisione
arena-match = { $one } contro { $two }: { $score } % ({ $least }–{ $most } %)
arena-test-high = Deciso: le partite parlano per il { $high } % a { $one }, contro il { $low } %.
arena-test-low = Deciso: le partite parlano per il { $low } % a { $one }, contro il { $high } %.
arena-test-open = Non deciso tra il { $low } % e il { $high } %.
arena-interrupted = Fermato prima che fossero giocate tutte le partite; questi sono i risultati finora.
arena-interrupted-kept = Fermato prima che fossero giocate tutte le partite. { $games ->
        [one] Una partita è conservata
       *[other] { $games } partite sono conservate
    } in { $file }: lo stesso comando continua da lì.
arena-plot-title = Quota dei punti, con il suo intervallo al 95 %
