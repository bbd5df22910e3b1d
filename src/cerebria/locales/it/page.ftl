# Ciò che ha ogni schermata: il titolo, la testa della pagina, i nomi delle persone, e che cosa è andato storto.

## La pagina

web-title = Cerebria
home-title = { $screen } – Cerebria
home-title-waits = { $count ->
        [one] { $table } ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
home-title-new = Apri un tavolo
home-title-join = Unisciti a un tavolo
home-title-open = Tavoli aperti
home-title-table = Un tavolo
home-title-settings = Impostazioni
home-title-called = Avvisi
home-title-rules = Regole
home-title-cards = Carte
home-title-decks = Mazzi
home-title-tutorial = Tutorial
home-title-replay = Replica
home-title-replays = Repliche
home-title-games = Le mie partite
home-title-lost = Qui non c’è nulla
home-skip = Salta al contenuto
home-close = Chiudi
home-back = Alla pagina iniziale
home-reload = Ricarica
home-lost = Qui non c’è nulla
home-lost-text = L’indirizzo porta in un luogo che nemmeno Ansia ha mai immaginato.
home-newer = C’è una nuova versione di Cerebria
home-newer-text = Ciò che è aperto è stato fatto prima. Ricarica: le partite continuano da dove erano.
home-newer-load = Carica la nuova versione
home-failed = Non è stato possibile caricare questa parte
home-failed-text = Forse la rete manca per un momento, o è uscita una versione più nuova della pagina.

## La testa della pagina

home-nav = Luoghi principali
home-nav-home = Cerebria: pagina iniziale
home-nav-menu = Menu
home-nav-tutorial = Tutorial
home-nav-rules = Regole
home-nav-cards = Carte
home-nav-decks = Mazzi
home-nav-replays = Repliche
home-nav-settings = Impostazioni
home-language = Lingua
home-theme-to-light = Passa al tema chiaro
home-theme-to-dark = Passa al tema scuro

## Nomi

home-name = Il tuo nome
home-name-default = Anima sognante
home-name-none = Ospite
home-name-title = Come ti chiamiamo?
home-name-hint = Tutti ai tuoi tavoli vedono questo nome. Non c’è nessun account: questo browser si ricorda di te.
home-name-empty = Un nome deve avere almeno una lettera o due.
home-name-take = Usa questo nome
home-name-change = Cambia il nome
home-name-known = Ora sei { $name }.
home-program-easy = Programma facile
home-program-medium = Programma medio
home-program-hard = Programma difficile
home-program-expert = Programma esperto
home-program-greedy = Programma medio
home-program-random = Programma casuale
home-seat-nobody = ancora nessuno

## Che cosa è andato storto

home-error-unknown = Non ha funzionato. Riprova tra un momento.
home-error-web-unreachable = Il server non è raggiungibile. C’è la rete?
home-error-web-closed = La connessione al tavolo si è chiusa.
home-error-not-signed-in = Il server non ti conosce più. Scegli di nuovo il tuo nome.
home-error-no-such-link = Non porta (più) da nessuna parte: forse uno più nuovo ne ha preso il posto. Chiedine un altro.
home-error-already-over = La partita è finita, quindi il posto non è più disponibile.
home-error-no-such-table = Questo tavolo non esiste, o non ti hanno fatto entrare. Chiedi un link a chi lo ospita.
home-copy-failed = Il browser non ci lascia copiare. Seleziona l’indirizzo e copialo a mano.
