# Il comando moderate: che cosa fa chi gestisce un server con i tavoli aperti e le persone.

help-moderate = Occupati dei tavoli aperti e delle persone su un server, e guarda una pagina di cifre. Un server in funzione esegue entro pochi secondi ciò che gli si dice.
help-moderate-examples =
    cerebria moderate tables
    cerebria moderate figures
help-moderate-tables = I tavoli aperti, con le chiavi di chi li ha aperti; oppure, con un tavolo, chi vi siede.
help-moderate-tables-examples =
    cerebria moderate tables
    cerebria moderate tables k3vd8m2qy7hx4n9p
help-moderate-close = Togli un tavolo dalla lista, e chiudilo.
help-moderate-close-examples =
    cerebria moderate close k3vd8m2qy7hx4n9p --reason "Insults in the title"
    cerebria moderate close k3vd8m2qy7hx4n9p --only-list
help-moderate-block = Tieni fuori qualcuno, in base alla chiave del suo browser o a un indirizzo. Lì non può fare più nulla, e la sua connessione finisce.
help-moderate-block-examples =
    cerebria moderate block h7wq2c9rt4kz6m3x --days 7 --with-address --reason "Insults"
    cerebria moderate block 203.0.113.7
help-moderate-unblock = Lascia tornare qualcuno.
help-moderate-unblock-examples =
    cerebria moderate unblock 203.0.113.7
help-moderate-log = Che cosa è stato fatto, quando e perché, e chi è tenuto fuori.
help-moderate-log-examples =
    cerebria moderate log
help-moderate-figures = Quante persone e quanti tavoli ci sono, e che cosa si è fatto di recente: una pagina.
help-moderate-figures-examples =
    cerebria moderate figures --database postgresql://cerebria@localhost/cerebria
help-argument-open-table = Il tavolo: la parte finale del suo indirizzo.
help-argument-who = Una persona, con la chiave che mostra «tables», o un indirizzo di rete.
help-option-reason = Perché. Resta nel registro.
help-option-only-list = Lascia la partita a chi la gioca.
help-option-barred-days = Per tanti giorni; senza, per sempre.
help-option-with-address = Oltre alla persona, l’indirizzo da cui verrà la prossima volta. Resta fuori chiunque usi quell’indirizzo.
moderate-host = ospita
moderate-closed = Il tavolo { $table } non è più nella lista, e un server lo chiude entro pochi secondi.
moderate-unlisted = Il tavolo { $table } non è più nella lista.
moderate-blocked = { $who } resta fuori.
moderate-unblocked = { $who } può tornare.
moderate-close = chiuso
moderate-unlist = tolto dalla lista
moderate-block = tenuto fuori
moderate-unblock = lasciato tornare
moderate-for-good = per sempre
moderate-column-table = Tavolo
moderate-column-title = Titolo
moderate-column-wanted = Si cerca
moderate-column-host = Ospita
moderate-column-person = Chiave
moderate-column-seat = Posto
moderate-column-name = Nome
moderate-column-at = Quando
moderate-column-deed = Che cosa
moderate-column-subject = Chi o che cosa
moderate-column-reason = Perché
moderate-column-done = Fatto
moderate-column-barred = Tenuto fuori
moderate-column-until = Fino a
figures-people = Persone
figures-people-day = Persone venute oggi
figures-people-week = Persone venute questa settimana
figures-open = Tavoli che aspettano giocatori
figures-running = Partite in corso
figures-moved-day = di cui giocate oggi
figures-over-week = Partite finite questa settimana
figures-listed = Tavoli nella lista
figures-seeking = Persone che cercano qualcuno
figures-channels = Vie per cui le persone ricevono avvisi
figures-sent-day = Avvisi inviati oggi
figures-unsent = Avvisi in attesa
figures-barred = Persone e indirizzi tenuti fuori
figures-deeds-week = Fatto questa settimana con «moderate»
