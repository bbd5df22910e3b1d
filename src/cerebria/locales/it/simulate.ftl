# I comandi simulate e bench.

## Aiuto

help-simulate-games = Quante partite giocare.
help-simulate-seed = Il seme della prima partita; ogni altra prende il numero seguente.
help-simulate-secret = Il segreto con cui si distribuisce, per rigiocare le partite di un’esecuzione precedente. Dove giocano programmi tuoi se ne estrae uno e lo si dice dopo: non devono scoprire la distribuzione provando i semi.
help-simulate-jobs = Quanti processi giocano insieme. I risultati non ne dipendono.
help-cluster = Fai giocare le macchine di un cluster Ray: il suo indirizzo, “auto” per quello a cui appartiene questa macchina, o “here” per un cluster fatto dei soli processori di questa macchina, tanti quanti dice --jobs. Richiede Ray (cerebria[cluster]); ogni macchina ha bisogno della stessa versione di cerebria. I risultati non ne dipendono.
help-simulate-bots = Chi gioca: un bot per tutti i posti, uno per ogni fazione, o uno per ogni posto (il primo Spirito di ogni fazione, poi il secondo). Contro Ego solo per i posti delle persone. Ci sono: { $bots }.
help-simulate-all = Gioca a turno tutti i tipi di partite: ogni numero di giocatori, scelta di Plasmatori, modalità, lato delle plance e tipo di mazzo, ogni volta con altri Spiriti. Le opzioni date in più valgono per tutte le partite.
help-simulate-save = Scrivi in questa cartella una registrazione di ogni partita.
help-simulate-rows = Scrivi in questo file una riga per ogni partita: JSON a righe se il suo nome finisce in .jsonl, una tabella se finisce in .csv.
help-simulate-json = Stampa i risultati come JSON.
help-bench-seconds = Quanto a lungo misurare.
help-bench-json = Stampa i valori come JSON.

## simulate

simulate-progress = Partite
simulate-games = Partite
simulate-finished = Finite
simulate-errors = Errori
simulate-wins = Vinte da { $team }
simulate-draws = Pareggi
simulate-people = Vinte dalle persone contro Ego
simulate-interval = { $least }–{ $most } %
simulate-ending-common = Fine: nessuna Aspirazione Comune rimasta
simulate-ending-fragment = Fine: nessun Frammento rimasto
simulate-ending-wheel = Fine: Ruota delle Intenzioni piena
simulate-ending-turn-limit = Fine: limite di turni
simulate-ending-majors = Fine: terzo Frammento Maggiore
simulate-ending-rounds = Fine: cinque round finiti
simulate-score = Punti medi di { $team }
simulate-turns = Numero medio di turni
simulate-decisions = Numero medio di decisioni
simulate-seconds = Secondi
simulate-games-per-s = Partite al secondo
simulate-secret = Si è distribuito con il segreto { $secret }: con --secret e lo stesso seme si rigiocano le stesse partite.
simulate-failure = La partita con il seme { $seed } è fallita: { $error }
simulate-more-failures =
    { $count ->
        [one] Un’altra partita è fallita. Usa --json per vederla.
       *[other] Altre { $count } partite sono fallite. Usa --json per vederle tutte.
    }
simulate-interrupted = Fermato prima che fossero giocate tutte le { $games } partite; questi sono i risultati finora.
simulate-bot-counts = un bot per tutti, uno per ognuna delle { $teams } fazioni, o uno per ognuno dei { $seats } posti

## bench

bench-decisions_per_s = Decisioni al secondo
bench-games_per_s = Partite casuali al secondo
bench-copy_us = Copia di uno stato
bench-view_us = Vista per un posto
bench-mask_us = Maschera delle opzioni
bench-imagine_us = Un mondo immaginato dietro una vista
bench-facts_ms = Ciò che si sa delle opzioni di un turno
bench-greedy_ms = Una scelta del bot greedy
bench-planner_ms = Un piano breve del bot planner
bench-ego_ms = Un turno di Ego
bench-import_ms = Importazione del motore
bench-microseconds = { $value } µs
bench-milliseconds = { $value } ms
