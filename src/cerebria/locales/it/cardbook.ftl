# Il catalogo delle carte.

## Note sulle carte

note-safety = Sicurezza non protegge sé stessa, solo le Emozioni adiacenti.
note-guilt = Il sovrapprezzo vale anche quando si reprime Colpa stessa.
note-fear = Più carte di questo tipo si sommano, anche con Panico. Si paga dalla tua plancia oltre a tutto il resto, anche se l’Essenza dell’Emozione stessa viene dalla riserva.
note-panic = Più carte di questo tipo si sommano, anche con Paura. Si paga dalla tua plancia oltre a tutto il resto, anche se l’Essenza dell’Emozione stessa viene dalla riserva.
note-valor = Conta che l’Emozione repressa sia adiacente a Valore. Si risparmia solo l’Ambizione di base (1), una volta per turno, per quante copie di Valore ci siano; accade da sé alla prima Repressione di questo tipo.
note-malevolence = Conta che l’Emozione repressa sia adiacente a Malevolenza. Si risparmia solo l’Ambizione di base (1), una volta per turno; accade da sé alla prima Repressione di questo tipo.
note-selflessness = Può prestare la prima e le altre Essenze di un’Intensificazione, da ovunque sul tabellone, anche a un giocatore che non ne ha. La Forza di Volontà si paga come al solito. Prima si mette l’Essenza prestata, per ultima la propria.
note-adoration = Decidi per ogni Emozione separatamente. Per Rispetto di Sé può convenire rinunciare, perché i suoi numeri scendono.
note-despair = Ogni gettone conta uno, qualunque sia il suo valore.
note-greed = Prende 3, o quanta la Sfera può cederne.
note-rage = Non è facoltativo.
note-animosity = Non è facoltativo, ma scegli tu l’Emozione.
note-purity = Il limite vale per il controllo e per Sensibilità. Un gettone resta sulla carta, ma non fa nulla.
note-insecurity = Contano anche le righe bloccate. Se dei sei gettoni non ne resta nessuno, non succede nulla. Il sovrapprezzo fa parte del prezzo: chi non può pagarlo non può fare l’azione.
note-doubt = Scegli una riga per ogni plancia avversaria, nell’ordine di gioco, finché ci sono gettoni. Contano anche le righe bloccate.
note-shame = Ogni carta che lascia il tabellone lo attiva una volta, anche con i Potenziamenti della propria fazione. Quando Vergogna stessa nasce da un Potenziamento, non vede partire il suo Disagio.
note-embarrassment = Ogni carta che lascia il tabellone lo attiva una volta.
note-remorse = Dopo la Repressione deve essere ancora in gioco. Ogni Rimorso chiede una carta per sé.
note-hope = Se le carte sono meno, guardi quelle. Se nessun ordine ha in cima una carta permessa, non cambia nulla. I tuoi compagni possono vederle.
note-bitterness = Conta la situazione subito prima di mettere la carta. Entrambe le condizioni richiedono uno spazio del Reame stesso.
note-faith = Una volta per ogni azione Potenziamento.
note-freedom = Per ogni Movimento conta come un gettone su Sormontamento, anche per Sostituzione.
note-self-esteem = Conta i gettoni Vibrazione, anche quelli jolly.
note-envy = Puoi scegliere uno Spirito che ha più Forza di Volontà o più Essenza di te. Di uno Spirito di Equilibrio conta tutta l’Essenza, e il suo giocatore sceglie il tipo da perdere.
note-self-respect = I suoi numeri scendono: meno Essenza ha, più è intenso. Reprimerlo lo rafforza, finché non va via l’ultima Essenza.
note-brightness = Quando la si reprime, ogni carta le corrisponde. Una Felicità repressa lascia la partita.
note-bleakness = Quando lo si reprime, ogni carta gli corrisponde. Poi torna nella scorta di sei da cui Ansia può prenderlo.
note-boredom = Gli Spiriti di Equilibrio non lo attivano.
note-indifference = Gli Spiriti di Equilibrio non lo attivano.
note-suspicion = Le Emozioni di Equilibrio non contano, qualunque sia il loro allineamento.
note-optimism = Le Emozioni di Equilibrio contano come avversarie, qualunque sia il loro allineamento.
note-pessimism = Le Emozioni di Equilibrio contano come avversarie, qualunque sia il loro allineamento.
note-mistrust = Le Emozioni di Equilibrio contano come avversarie, qualunque sia il loro allineamento.
note-neutrality-red = Il suo potere agisce quando viene repressa e quando viene potenziata, in questo caso dopo quello dell’Emozione Forte. Un mazzo vuoto non dà carte.
note-neutrality-yellow = Il suo potere agisce quando viene repressa e quando viene potenziata, in questo caso dopo quello dell’Emozione Forte. Non è facoltativo.
note-neutrality-green = Il suo potere agisce quando viene repressa e quando viene potenziata, in questo caso dopo quello dell’Emozione Forte. Chi decide dice anche il tipo di Essenza.
note-neutrality-blue = Il suo potere agisce quando viene repressa e quando viene potenziata, in questo caso dopo quello dell’Emozione Forte. Chi decide dice anche quale gettone e dove. Riempire così una riga della plancia di un compagno non dà punti.
note-urge = Senza una Sfera adatta nulla va via, ma l’Origine può ruotare lo stesso. Non è un Assorbimento, e non segue nessuna Rivelazione.
note-impulse = Per ogni Essenza dici di che tipo è.
note-inspiration = I gettoni jolly non contano. I colori vengono nell’ordine rosso, giallo, verde, blu.
note-discipline = Conta solo il numero stampato, anche per Disciplina. Purezza non cambia nulla nella sua Triade.
note-caution = Abbassi un punto alla volta, su Emozioni qualsiasi, e puoi fermarti prima. Un gettone ridotto a zero sparisce.
note-curiosity = Se le carte sono meno, guardi quelle. Se nessun ordine ha in cima una carta permessa, non cambia nulla.

## Il catalogo

cardbook-title = Carte e Spiriti
cards-tab-emotions = Emozioni
cards-tab-spirits = Spiriti
cards-search = Cerca tra le carte
cards-search-hint = Un nome, o una parola di un potere
cards-filters = Filtri
cards-any = Tutte
cards-team = Fazione
cards-vibe = Vibrazione
cards-kind = Tipo
cards-when = Potere
cardbook-when-enters = quando entra in gioco
cardbook-when-ongoing = finché è sul tabellone
cardbook-when-leaves = quando lascia il tabellone
cardbook-when-none = nessuno
cards-status = Stato
cards-found = { $count ->
        [0] Nessuna carta è così. Togli un filtro.
        [one] 1 carta
       *[other] { $count } carte
    }
cards-reset = Mostra tutte
cards-previous = La carta precedente
cards-next = La carta successiva
cards-essence = Essenza
cards-intensity = Intensità
cards-counterpart-strong = Diventa
cards-counterpart-mild = Nasce da
cards-threshold = Si potenzia con almeno { $count } { $count ->
        [one] Essenza
       *[other] Essenze
    }
cards-power = Potere
cards-note = Buono a sapersi
cards-side = Lato delle plance
cards-side-A = Lato A, uguale per tutti
cards-side-B = Lato B, solo di questo Spirito
cards-side-lead = Tutti i giocatori usano lo stesso lato. Sul lato B alcune migliorie note hanno un altro prezzo.
cards-spirit-power = Potere nel gioco completo
cards-spirit-power-prototype = Potere
cards-upgrades = Le migliorie di { $spirit } a parole
cards-upgrade-of = { $price ->
        [none] { $row }
       *[other] { $row }, costa { $price } in più
    }
note-spirit-fortress-income = La Forza di Volontà viene dalla riserva, quindi può essere più di quanta ne aveva la Sfera.
note-spirit-fortress-bonus = Due Fortezze non portano più di una. La Forza di Volontà viene dalla riserva, quindi può essere più di quanta ne aveva la Sfera.
note-spirit-big-absorb-draw = Ciò che costa il bonus di Impegno non si toglie dalla somma.
note-spirit-protect = Non ferma i poteri che tolgono Essenza a un’Emozione.
note-spirit-protect-neighbours = Un’Emozione dell’altra fazione tra le due interrompe la catena. I poteri che tolgono Essenza a un’Emozione non vengono fermati.
note-spirit-second-token = Su una riga bloccata il primo gettone sblocca e il secondo migliora.
note-spirit-any-colour-token = Una carta paga un gettone, come per tutti.
note-spirit-upgrade-discount = I due sconti si sommano quando si usa anche Determinazione, ma il prezzo non scende mai sotto zero.
note-spirit-far-absorb = La quantità si calcola da dove sta Miseria. Da una Sfera alla portata normale si assorbe nel modo normale.
note-spirit-long-quell = La portata più lunga vale solo per Repressione. Le migliorie che richiedono qualcosa accanto a Malizia guardano la sua casella.
note-spirit-chain-quell = Lo spazio in mezzo non deve essere vuoto. Le migliorie che richiedono qualcosa accanto a Malizia guardano la sua casella.
note-spirit-invoke-bleakness = Uno Squallore represso torna nella scorta e si può invocare di nuovo.
note-spirit-early-any-colour = Deve essere un colore che la riga accetta. Un posto che chiede due carte ne prende due anche da Armonia.
note-spirit-early-prevent = Ciò che la Repressione è costata non viene restituito. Furia non reprime, quindi contro di essa non c’è rimedio.
note-spirit-early-bleakness = Prezzo e migliorie sono quelli di ogni Invocazione. Uno Squallore che lascia il tabellone ha lasciato la partita.
note-spirit-early-soul-leech = Si sceglie insieme alle migliorie di Repressione.
note-spirit-realm-discount = Non paga mai meno di così, che qualcuno controlli il Reame o no.
note-spirit-gain-exchange = Ogni guadagno permette un cambio. La FdV per chi non ne ha alla fine di un turno (1) non è un guadagno. Le Intenzioni contano la Forza di Volontà prima del cambio.
