# La riga di comando: aiuto, la partita nel terminale e gli altri comandi. Ciò che succede in una partita è in events.ftl.

## Il programma

help-program = Gioca a Cerebria nel browser o nel terminale, e guardaci dentro: una realizzazione indipendente e non ufficiale.
help-lang = La lingua di tutti i testi; prima del nome di un comando. Senza, quella della variabile CEREBRIA_LANG, o quella del sistema se tutti i testi sono tradotti.
help-version = Mostra la versione, e che cosa del gioco è documentato e che cosa è stato ideato.
version = cerebria { $version }, { $engine ->
        [compiled] con il motore in codice macchina
       *[plain] con il motore in semplice Python
    }
version-unofficial = Una realizzazione indipendente e non ufficiale del gioco da tavolo Cerebria: The Inside World. Non contiene testi né immagini dell’editore e non ha legami con lui.
version-documented = Documentato: le regole del gioco base e di Equilibrio, gli Spiriti e le loro plance, i nomi, le Vibrazioni e le Intensità delle { $emotions } Emozioni, e i poteri di { $documented } di esse.
version-designed = Ideato per questo progetto: i poteri di { $designed } Emozioni, parti di altre { $partly }, tutte le soglie di Gioia e Malinconia tranne una, e i posti iniziali del gioco base. “cerebria cards” mostra quale è quale.

## Aiuto dei comandi

help-examples = Esempi:
help-play = Gioca una partita nel terminale, contro bot o con persone alla stessa tastiera.
help-play-examples =
    cerebria play
    cerebria play --mode basic --players 2
    cerebria play --seats human,human --players 2
    cerebria play --spirits delight,harmony,misery,anxiety --decks spirit
    cerebria play --balance --players 3 --seats reason=human
    cerebria play --edition prototype
    cerebria play --ego gloom
    cerebria play --ego bliss --players 1 --difficulty harder-3
    cerebria play --resume game.json
help-new = Prepara una partita: mostrala, o salvala come registrazione da giocare più tardi.
help-new-examples =
    cerebria new --print --seed 7
    cerebria new --mode basic --save game.json
    cerebria new --balance --players 4 --shapers gloom,balance
    cerebria new --ego gloom --steps harder-1,harder-5
help-replay = Racconta di nuovo una partita registrata, o controlla che finisca ancora allo stesso modo.
help-replay-examples =
    cerebria replay game.json
    cerebria replay game.json --step --seat love
    cerebria replay game.json --verify
help-cards = Mostra le Emozioni, i loro numeri e poteri, e che cosa ne è documentato; o gli Stratagemmi di Ego.
help-cards-examples =
    cerebria cards
    cerebria cards courage valor
    cerebria cards --team gloom --kind strong
    cerebria cards --team balance
    cerebria cards --edition prototype
    cerebria cards --schemes
    cerebria cards jealousy --ego bliss
help-simulate = Fai giocare ai bot molte partite e conta i risultati.
help-simulate-examples =
    cerebria simulate --games 1000 --jobs 4
    cerebria simulate --bots greedy,random --mode basic --json
    cerebria simulate --balance --players 6 --bots greedy,greedy,random
    cerebria simulate --edition prototype --all --games 300
    cerebria simulate --ego gloom --difficulty harder-7 --bots greedy --games 500
help-dataset = Fai giocare ai bot molte partite e conserva ogni decisione come riga di file Parquet.
help-dataset-examples =
    cerebria dataset games --games 1000 --bots greedy --jobs 4
    cerebria dataset games --all --bots planner@300 --games 5000 --cluster here
help-arena = Fai incontrare i bot, ogni distribuzione a parti invertite, e di’ chi è più forte.
help-arena-examples =
    cerebria arena greedy random --games 200 --jobs 4
    cerebria arena planner greedy --sprt 0.75,0.8 --games 2000 --state arena.jsonl
    cerebria arena planner greedy random --gauntlet --plot arena.svg
    cerebria arena planner greedy --ego gloom --difficulty harder-3
    cerebria arena greedy shy.py:Shy --players 2 --json
help-scenario = Controlla posizioni scritte come file.
help-scenario-examples =
    cerebria scenario tests/scenarios
    cerebria scenario quell.yaml --verbose
help-bench = Misura quanto è veloce il motore.
help-bench-examples =
    cerebria bench --seconds 10

help-game-options = Opzioni della partita
help-option-players = Quanti giocano: da 2 a 4, con Equilibrio da 3 a 6. Con meno di due per fazione ci sono Plasmatori. Contro Ego: 2 Spiriti, o 1 come Plasmatore.
help-option-balance = Gioca con la terza fazione, Equilibrio. Solo il gioco completo.
help-option-ego = Gioca contro Ego, che gioca da sé questa fazione. Tu giochi entrambi gli Spiriti dell’altra, se --seats non dice altro.
help-option-difficulty = Quanto è forte Ego: un livello comprende i gradi precedenti. Predefinito medium.
help-option-steps = Esattamente questi gradi di difficoltà, invece di un livello: “harder-1,easier-3”.
help-option-mode = Il gioco base per chi impara, o quello completo (predefinito).
help-option-edition = Le regole finali (predefinite), o quelle di un’edizione precedente: poco prima, o il prototipo del 2017, che è un altro gioco.
help-option-team-side = Il lato delle plance delle fazioni: quali Intenzioni contano. Predefinito A.
help-option-spirit-side = Il lato delle plance Spirito: quali migliorie ci sono. Predefinito A.
help-option-spirits = Chi gioca: “love,empathy,hatred,malice”, in qualsiasi ordine; si può dare più volte.
help-option-shapers = Le fazioni che hanno un solo Spirito, dove il numero di giocatori lascia una scelta: “bliss,balance”.
help-option-decks = Lo stesso mazzo di partenza per tutti quelli di una fazione, quello di ogni Spirito, o carte estratte a caso.
help-option-deck = Un mazzo tuo, da un file di testo con i suoi nomi; si può dare più volte.
help-option-card-set = Un set di carte tuo, da un file TOML.
help-option-start = Scegli liberamente i posti iniziali, o usane di fissi.
help-option-handicap = Ciò che compensa il vantaggio di cominciare: action (il primo turno ha una sola Azione), means (il primo giocatore non riceve le sue 2 FdV, ogni giocatore dell’altra fazione ne ha 2 in più, e la fazione 1 Ambizione) o points (3 sulla sua Ruota). Fatto per questo progetto; none come stampato.
help-option-first = La fazione che gioca per prima, i suoi Spiriti e quelli delle altre nell’ordine in cui sono indicati; random estrae chi comincia e chi segue.
help-option-turn-limit = La partita finisce dopo tanti turni. Predefinito: mai; 200 dove giocano solo programmi.
help-option-seed = Tutto il caso viene da questo numero; senza, se ne estrae uno e lo si mostra.
help-option-seats = Chi occupa i posti, in ordine: human o il nome di un bot; o SPIRITO=CHI. Predefinito: tu e bot greedy; contro Ego solo tu.
help-option-resume = Continua una partita dalla sua registrazione.
help-option-save = Conserva la partita in questo file mentre giochi.
help-option-new-save = Scrivi la partita come registrazione, da giocare con “cerebria play --resume”.
help-option-print = Mostra la posizione e la prima decisione. Succede comunque se non salvi.
help-option-json = Stampa JSON per programmi invece di testo per persone.
help-argument-names = Le Emozioni da mostrare; senza, tutte.
help-option-team = Solo Emozioni di questa fazione.
help-option-vibe = Solo Emozioni di questa Vibrazione.
help-option-kind = Solo Emozioni Iniziali, Medie o Forti.
help-option-cards-ego = I poteri come sono contro Ego, quando gioca questa fazione.
help-option-schemes = Mostra le carte Stratagemma di Ego, e che cosa cambia ogni grado di difficoltà.
help-argument-record = La registrazione di una partita.
help-option-verify = Controlla solo che la registrazione rigiocata dia gli stessi eventi e lo stesso risultato.
help-option-seat = Racconta solo ciò che il giocatore di questo Spirito poteva vedere.
help-option-step = Mostra il tabellone e aspetta Invio dopo ogni turno.

## Elenchi: ciò che sta tra le cose in fila, e prima dell’ultima

list-next = { $first }, { $next }
list-last = { $first } e { $next }
    .before-e = { $first } ed { $next }
# Prima di ciò che se ne dice.
before-colon = { $title }:

## Giocatori

word-player = giocatore
player-human = tu
player-bot = il bot { $name }
player-person = una persona

## Il tabellone

heading-board = Il tabellone, in senso orario
heading-aspirations = Aspirazioni: chi le soddisferebbe ora
heading-teams = Fazioni e Spiriti
heading-spirit = La plancia di { $spirit } (accanto a una miglioria: FdV in più, A per Ambizione)
heading-hand = Mano
board-frontier = { $first }–{ $second }
board-sphere = { $sphere } { $wp } FdV
board-fortress-minor = Fort. Min.
board-fortress-major = Fort. Mag.
board-fresh = { " " }nuova
board-identity = Identità:
board-identity-empty = ancora vuota
identity-minor = Minore
identity-major = Maggiore
identity-capping = Apicale
board-legend =
    ▲ Gioia  ▼ Malinconia  – nessuno; 2:1 i loro totali. [R G V B] Vibrazione.
    ● Essenza ○ libero. Poi Intensità (di cui gettone). ×↑ ×↓ bloccata. Sfere: giù.
board-legend-aligned = ◆ Equilibrio; ◆▲ è di Equilibrio e conta per Gioia, ◆▼ per Malinconia.
board-power = Potere: { $power }
board-insecurity = Insicurezza +1 FdV
upgrade-ambition = { " " }+{ $count }A
team-line = { $full ->
        [0] { $score } punti
       *[other] { $score } punti (Ruota { $wheel } di 20)
    }, Ambizione { $ambition }, non usati: Minori { $minor }, Maggiori { $major }
seat-line = { $wp } FdV, { NAME($essence, form: "kinds") ->
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
    }, mazzo { $deck }
team-line-ego = { $full ->
        [0] { $score } punti
       *[other] { $score } punti (Ruota { $wheel })
    }{ $end ->
        [0] { "" }
       *[other] { " " }e { $end } alla fine per le Fortezze
    }, non usati: Minori { $minor }, Maggiori { $major }
seat-line-ego = gioca per Ego
ego-line = { $ego }: { $wp } FdV, { $deck } carte nel mazzo, coperte. Difficoltà: { $difficulty }.
ego-schemes = Lo { $head } e lo { $foot } sono scoperti: in questo turno Ego mira { $aim ->
        [hidden] alla sua Aspirazione Segreta
        [next] alla prossima Aspirazione Comune
       *[common] all’Aspirazione Comune
    }. Le sue azioni: { $actions }.
hand-unknown = { $count } { $count ->
        [one] ignota
       *[other] ignote
    }
hand-empty = { " " }nessuna carta
aim-common = Comune:
aim-hidden = Tua, segreta:
aim-hidden-none = La tua fazione ora non ha un’Aspirazione Segreta.
aim-hidden-next = Dopo, nel tuo mazzetto: { $rest }
aim-none = Non resta nessuna Aspirazione Comune.
aim-next = Poi: { $rest }
aim-counts = { $aspiration } { $counts }
aim-stands = { $counts }, { $lead }.
aim-counts-only = { $counts }.
aim-tie = nessuno in vantaggio
aim-lead = { $team } in vantaggio di { $count }
aim-intentions = Intenzioni: { $names }
turn-line = Turno { $turn } della partita, { $spirit }: { $actions ->
        [one] resta 1 Azione
       *[other] restano { $actions } Azioni
    }, { $wp } FdV, { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } { $essence ->
            [one] Essenza
           *[other] Essenze
        }
    }, { $ambition } { $ambition ->
        [one] Ambizione
       *[other] Ambizioni
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }{ $used ->
        [none] .
       *[other] . Non più in questo turno: { $used }.
    }

## Giocare

play-title = Cerebria
play-seat = { $spirit }: { $who }
play-ego = { $ego }: gioca da sé. Difficoltà: { $difficulty }
play-seed = Seme { $seed }: lo stesso seme dà la stessa partita.
play-resumed = La partita con il seme { $seed } continua.
play-hint = Scrivi il numero di una scelta. h è aiuto, t un suggerimento, b il tabellone, u annulla, l che cosa è successo, q esce e conserva la partita.
play-prompt = { $spirit } > { "" }
play-pass = Passa la tastiera a { $spirit } ({ $team }). Nessun altro dovrebbe guardare.
play-pass-prompt = Premi Invio. { "" }
play-help-game =
    Vinci con i punti. I Frammenti nell’Identità contano 3, 5 o 4; nel gioco completo contano anche le Intenzioni.
    Una Sfera svuotata con l’Assorbimento causa una Rivelazione: ogni fazione in vantaggio nell’Aspirazione
    Comune, o nella propria Segreta, aggiunge un Frammento. Porta dunque Emozioni in gioco (Invocazione), mettici
    Essenza (Intensificazione), toglila a quelle avversarie (Repressione), e assorbi l’ultima Forza di Volontà
    quando sei in vantaggio. Hai tre Azioni per turno, e in più abilità. «h Rivelazione» e simili dicono di più.
play-help-balance =
    Equilibrio non è una terza parte sul tabellone: ogni sua Emozione e Fortezza conta per Gioia o per Malinconia.
    In una Rivelazione aggiunge un Frammento se queste due sono in parità nella sua Aspirazione Segreta, o se vi
    soddisfa una seconda condizione. Aiuta quindi chi è indietro. «h Equilibrio» e «h Allineamento» dicono di più.
play-help-ego =
    Ego gioca da sé l’altra fazione, uno dei suoi Spiriti dopo ogni tuo turno. Lo Stratagemma scoperto mostra a
    che cosa mira poi e la sua prima azione; la carta girata accanto ne porta altre due. Prende il modo che più
    lo fa avanzare nel suo obiettivo, e lo dice: «Unità 2–2 → 3–2» sono i conti di Gioia e di Malinconia, prima e dopo. Nel
    gioco completo un’azione che fallisce gli porta un punto.
    Le sue Emozioni non hanno poteri. «h Stratagemma», «h Impatto» e «h Difficoltà» dicono di più.
play-help-commands =
    numero       prende quella scelta; anche il suo testo, o una parte che basti a distinguerla
    u            annulla la tua ultima scelta, finché non è stato mostrato qualcosa di nascosto
    uu           annulla tutto ciò che di questo turno si può annullare
    t            un suggerimento: le scelte migliori, la probabilità di vincere con ognuna, e perché
    b            di nuovo tutta la posizione;  b SPIRITO  la plancia di uno Spirito
    l            che cosa è successo dal tuo ultimo turno
    h PAROLA     che cosa vuol dire una carta, una miglioria, uno Spirito o una parola del gioco
    s FILE       salva la partita in un file
    q            esce; la partita è conservata, e ti si dice come continuare
    Invio        mostra di nuovo le scelte
play-help-unknown = Di «{ $word }» non si sa nulla. Prova il nome di una carta, di una miglioria, di uno Spirito, o una parola come Triade.
play-no-spirit = «{ $word }» non gioca in questa partita. Giocano: { $spirits }.
play-no-number = Questa scelta non c’è. Scrivi un numero da 1 a { $most }.
play-no-choice = «{ $line }» qui non è una scelta. Scrivi un numero dell’elenco, o h per l’aiuto.
play-no-choice-near = «{ $line }» qui non è una scelta. Volevi dire «{ $near }»?
play-several = «{ $line }» può essere più cose: { $names }.
play-undone = { $count ->
        [one] Annullato.
       *[other] Annullate: { $count } scelte.
    }
play-saved = Salvato in { $file }.
play-save-failed = Non è stato possibile salvare la partita in { $file } ({ $reason }). Salvala altrove con: s FILE
play-kept = La partita è conservata in { $file }.
play-how-to-resume = Continua con: { $command }
play-record = La registrazione della partita è in { $file }. Rivedila con: { $command }

result = { $winner } { $why } Turni giocati da tutti: { $turns }.
result-winner = Vince { $team }.
result-draw = È un pareggio.
score-line = { $team }: { $score } punti = Ruota { $wheel } + Minori { $minor } ({ $minors } × 3) + Maggiori { $major } ({ $majors } × 5) + Apicale { $capping }{ $fortresses ->
        [none] { "" }
       *[other] { " " }+ Fortezze { $fortresses }
    }

## Consultare

lookup-spirit = Spirito di { $team }. { $power }
lookup-realm = Reame. La sua azione, { $action }: { $text }
lookup-emotion = { $kind } di { $team }, { NAME($vibe, form: "feminine") }. Intensità secondo l’Essenza: { $intensities }.{ $threshold ->
        [none] { "" }
       *[other] { " " }Si può potenziare quando ha { $threshold } { $threshold ->
            [one] Essenza
           *[other] Essenze
        }.
    }{ $needs ->
        [0] { "" }
       *[other] { " " }Un’Emozione Media deve avere { $needs } { $needs ->
            [one] Essenza
           *[other] Essenze
        } per diventarlo.
    }{ $counterpart ->
        [none] { "" }
       *[other] { " " }Controparte: { $counterpart }.
    } { $power } { $status }

## Carte

cards-title = { $count ->
        [one] 1 Emozione
       *[other] { $count } Emozioni
    } del set di carte «{ $set }»
schemes-title = Gli Stratagemmi di Ego
schemes-column-name = Carta
schemes-column-head = Testa: obiettivo e prima azione
schemes-column-foot = Piede: seconda e terza azione
schemes-footnote = Un turno prende la testa della carta scoperta e il piede di quella girata accanto.
cards-none = Nessuna Emozione è di tutti questi tipi.
cards-column-name = Emozione
cards-column-team = Fazione
cards-column-kind = Tipo
cards-column-vibe = Vibrazione
cards-column-intensity = Numeri
cards-column-threshold = A
cards-column-power = Potere
cards-column-status = Stato
cards-kind-starting = iniziale
cards-kind-mild = Media
cards-kind-strong = Forte
cards-status-documented = documentata
cards-status-documented-in-part = in parte
cards-status-designed = ideata
cards-label-team = Fazione
cards-label-kind = Tipo
cards-label-vibe = Vibrazione
cards-label-counterpart = Controparte
cards-label-intensity = Intensità secondo l’Essenza
cards-label-threshold = Si potenzia a
cards-label-power = Potere
cards-label-status = Stato
cards-when-enters = (quando entra in gioco)
cards-when-ongoing = (finché è sul tabellone)
cards-when-leaves = (repressa o potenziata)
cards-footnote = Numeri: l’Intensità con 1, 2, … Essenza. A: l’Essenza che serve per potenziare. “cerebria cards NOME” dice di più.

## Rigiocare e preparare

replay-title = { $file }: { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }, { $choices } scelte, seme { $seed }
replay-player = { $spirit }: { $player }
replay-unfinished = La registrazione finisce qui; la partita non è finita. Continua con: { $command }
replay-step = Invio per il turno seguente, q per fermare. { "" }
verify-good = { $file } va bene: { $choices } scelte rigiocate danno gli stessi eventi e { $is_over ->
        [1] lo stesso risultato.
       *[other] la stessa posizione. La partita non è ancora finita.
    }
verify-unstated = { $file } si può rigiocare: { $choices } scelte. Non dice che cosa dovrebbe risultare, quindi non è stato confrontato nulla.
verify-bad = { $file } non regge: { $reason }
new-title = Una nuova partita con il seme { $seed }, nell’ordine { $seats }.
new-saved = Salvata in { $file }. Giocala con: { $command }

## Come si usano i comandi: la cornice di ogni aiuto, e gli errori

usage-line = Uso:
usage-options = Opzioni
usage-arguments = Argomenti
usage-commands = Comandi
usage-mistake = Errore
usage-aborted = Interrotto.
usage-default = predefinito: { $value }
usage-variable = variabile d’ambiente: { $name }
usage-required = obbligatorio
usage-see-help = «{ $command }» spiega come si usa.
usage-option-help = Mostra questo aiuto.
usage-option-install-completion = Fai completare alla shell ciò che cominci a scrivere.
usage-option-show-completion = Mostra che cosa serve alla shell per farlo, da copiare o cambiare.
usage-no-option = L’opzione { $option } non esiste.
usage-option-near = L’opzione { $option } non esiste. Intendevi { $near }?
usage-no-command = Il comando «{ $command }» non esiste.
usage-command-near = Il comando «{ $command }» non esiste. Intendevi { $near }?
usage-command-missing = Manca il nome di un comando.
usage-missing = Manca { $what }.
usage-no-value = Dopo { $option } serve un valore.
usage-takes-no-value = { $option } non accetta un valore.
usage-too-much = Questo è di troppo: { $words }
usage-too-little = { $option } deve essere almeno { $least }.
usage-too-great = { $option } può essere al massimo { $most }.
usage-out-of-range = { $option } deve stare in questo intervallo: { $range }
usage-no-integer = Per { $option } serve un numero intero.
usage-no-number = Per { $option } serve un numero.
usage-absent = { $option }: «{ $path }» non esiste.
usage-is-folder = { $option }: «{ $path }» è una cartella.
usage-is-file = { $option }: «{ $path }» è un file.

# Ciò che sta per qualcosa da dare, in maiuscole.
blank-options = OPZIONI
blank-command = COMANDO
blank-args = ARGOMENTI
blank-address = INDIRIZZO
blank-addresses = INDIRIZZI
blank-bot = BOT
blank-days = GIORNI
blank-file = FILE
blank-folder = CARTELLA
blank-language = LINGUA
blank-low = MINIMO
blank-high = MASSIMO
blank-name = NOME
blank-seconds = SECONDI
blank-spirit = SPIRITO
blank-table = TAVOLO
blank-where = DOVE
blank-who = CHI
blank-word = PAROLA
blank-words = PAROLE
blank-step = GRADO
blank-team = FAZIONE
