# Le Emozioni, che cosa fanno i loro poteri e da dove viene il testo.

## Emozioni

emotion-brightness = Felicità
emotion-bleakness = Squallore
emotion-affection = Affetto
emotion-comfort = Conforto
emotion-courage = Coraggio
emotion-sociability = Socievo­lezza
emotion-cheerfulness = Allegria
emotion-excitement = Eccita­zione
emotion-safety = Sicurezza
emotion-trust = Fiducia
emotion-desire = Desiderio
emotion-generosity = Genero­sità
emotion-innocence = Innocenza
emotion-kindness = Tenerezza
emotion-confidence = Convin­zione
emotion-optimism = Ottimismo
emotion-self-esteem = Autostima
emotion-tranquility = Tranquil­lità
emotion-adoration = Adora­zione
emotion-satisfaction = Soddisfa­zione
emotion-valor = Valore
emotion-intimacy = Intimità
emotion-euphoria = Euforia
emotion-passion = Passione
emotion-freedom = Libertà
emotion-faith = Fede
emotion-longing = Anelito
emotion-selflessness = Abnega­zione
emotion-purity = Purezza
emotion-benevolence = Benevo­lenza
emotion-self-respect = Rispetto di Sé
emotion-hope = Speranza
emotion-dignity = Dignità
emotion-serenity = Serenità
emotion-anger = Rabbia
emotion-craving = Brama
emotion-hostility = Ostilità
emotion-jealousy = Gelosia
emotion-bitterness = Amarezza
emotion-boredom = Noia
emotion-guilt = Colpa
emotion-pessimism = Pessi­mismo
emotion-disgust = Disgusto
emotion-dislike = Antipatia
emotion-selfishness = Egoismo
emotion-mistrust = Diffi­denza
emotion-embarrassment = Disagio
emotion-fear = Paura
emotion-insecurity = Insicu­rezza
emotion-loneliness = Solitu­dine
emotion-rage = Furia
emotion-greed = Avidità
emotion-malevolence = Malevo­lenza
emotion-envy = Invidia
emotion-lethargy = Letargia
emotion-indifference = Indiffe­renza
emotion-remorse = Rimorso
emotion-despair = Dispera­zione
emotion-loathing = Ripu­gnanza
emotion-animosity = Animosità
emotion-narcissism = Narci­sismo
emotion-suspicion = Sospetto
emotion-shame = Vergogna
emotion-panic = Panico
emotion-doubt = Dubbio
emotion-isolation = Isola­mento
emotion-neutrality-red = Neutra­lità
emotion-neutrality-yellow = Neutra­lità
emotion-neutrality-green = Neutra­lità
emotion-neutrality-blue = Neutra­lità
emotion-urge = Stimolo
emotion-impulse = Impulso
emotion-inspiration = Ispira­zione
emotion-discipline = Disci­plina
emotion-caution = Cautela
emotion-curiosity = Curiosità

## Poteri che agiscono una volta, quando l’Emozione entra in gioco

power-none = Nessun potere.
power-fetch-emotion = Puoi portare un’altra Emozione della tua fazione, ovunque sia, su uno spazio vuoto adiacente a questa.
power-gain-willpower = Ottieni { $wp } FdV.
power-token-beside-opponent = Questa Emozione riceve un gettone Intensità +{ $token } se su uno spazio adiacente c’è un’Emozione avversaria.
power-draw-beside-own = Se è adiacente a un’altra Emozione della tua fazione, peschi { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
power-willpower-per-frontier = Ottieni { $wp } FdV per ogni Frontiera che la tua fazione controlla ora, ma non più di { $most }.
power-step-spirit = Puoi spostare gratis il tuo Spirito di una casella lungo un sentiero, ma non su una casella con uno Spirito avversario.
power-place-essence = Puoi spostare 1 Essenza dalla tua plancia su un’Emozione della tua fazione che abbia posto, ovunque sia; vale anche questa.
power-token-beside-own = Questa Emozione riceve un gettone Intensità +{ $token } se su uno spazio adiacente c’è un’altra Emozione della tua fazione.
power-gift = Scegli uno Spirito della tua fazione, anche il tuo: ottiene { $essence } { $essence ->
        [one] Essenza
       *[other] Essenze
    } e { $wp } FdV.
power-token-when-behind-in-essence = Se ora le Emozioni della tua fazione hanno meno Essenza di quelle della fazione avversaria, questa riceve un gettone Intensità +{ $token }.
power-token-for-row = Se una delle tue righe ha almeno { $tokens } { $tokens ->
        [one] gettone
       *[other] gettoni
    } Vibrazione, questa Emozione riceve un gettone Intensità +{ $token }.
power-rotate-origin = Puoi ruotare l’Origine di uno scatto.
power-fill-neighbours = Per ogni Emozione adiacente della tua fazione che ha un posto libero, puoi mettere su di essa 1 Essenza dalla riserva.
power-draw-per-chain = Peschi { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } per ogni altra Emozione della tua fazione nella catena di cui fa parte, ma non più di { $most }.
power-gain-action = In questo turno hai { $actions ->
        [one] un’Azione
       *[other] { $actions } Azioni
    } in più.
power-token-per-chain = Riceve un gettone Intensità che vale { $token } per ogni altra Emozione della tua fazione nella catena di cui fa parte, ma non più di +{ $most }.
power-arrange-aspirations = { $cards ->
        [one] Guarda la prima carta
       *[other] Guarda le prime { $cards } carte
    } delle Aspirazioni Segrete della tua fazione, poi rimettile nell’ordine che vuoi. La prima non deve essere uguale all’Aspirazione Comune.
power-add-vibe-token = Metti un gettone Vibrazione su una delle tue righe, di qualunque colore che la riga accetti.
power-gain-ambition = { $ambition ->
        [one] { $ambition } Ambizione della tua fazione diventa attiva.
       *[other] { $ambition } Ambizioni della tua fazione diventano attive.
    }
power-chip-neighbour = Puoi togliere 1 Essenza a un’Emozione avversaria adiacente, se su quella ne resta almeno 1.
power-action-without-ambition = Conclusa questa Invocazione, se nessuna Ambizione della tua fazione è attiva, in questo turno hai { $actions ->
        [one] un’Azione
       *[other] { $actions } Azioni
    } in più.
power-steal-willpower = Scegli uno Spirito avversario che ha più Forza di Volontà di te e prendigli { $wp } FdV.
power-token-in-enemy-realm = In un Reame che la fazione avversaria controllava finora, o dove ha una Fortezza, questa Emozione riceve un gettone Intensità +{ $token }. Su una Frontiera non succede nulla.
power-shove-spirit = Puoi spingere uno Spirito avversario dalla casella adiacente a questo spazio a una casella collegata a quella da un sentiero.
power-gain-essence = Ottieni { $essence } { $essence ->
        [one] Essenza
       *[other] Essenze
    }.
power-token-when-outnumbered = Se la tua fazione, contando anche questa, ha sul tabellone meno Emozioni della fazione avversaria, questa Emozione riceve un gettone Intensità +{ $token }.
power-insecurity = Scegli uno Spirito avversario e una delle sue righe senza gettone Insicurezza, e mettine lì uno. La prossima azione di quella riga costa 1 FdV in più, poi il gettone si toglie.
power-insecurity-for-all = Ogni Spirito avversario riceve un gettone Insicurezza su una riga a tua scelta che non ne abbia già uno. La prossima azione di quella riga costa 1 FdV in più, poi il gettone si toglie.
power-token-when-alone = Se non è adiacente a nessun’altra Emozione della tua fazione, riceve un gettone Intensità +{ $token }.
power-drain-all-neighbours = Ogni Emozione avversaria adiacente perde { $essence } { $essence ->
        [one] Essenza
       *[other] Essenze
    }.
power-take-from-sphere = Scegli una Sfera e prendine { $wp } FdV, o quanta ne può dare conservandone 1.
power-steal-by-comparison = Scegli uno Spirito avversario. Se ha più Forza di Volontà di te, prendigli { $wp } FdV; se ha più Essenza di te, prendigli { $essence } { $essence ->
        [one] Essenza
       *[other] Essenze
    }.
power-weaken-fortress = In un Reame la cui Fortezza si aggiunge all’Intensità della fazione avversaria, quella Fortezza scende di un grado: un Maggiore diventa un Minore; un Minore (o un Maggiore la cui fazione non ha più Minori) viene rimosso. Su una Frontiera non succede nulla.
power-collect-tokens = Tutte le Emozioni avversarie perdono i loro gettoni Intensità. Questa ne riceve uno il cui valore è il numero dei gettoni persi, ma non più di +{ $most }.
power-drain-neighbour = Scegli un’Emozione avversaria adiacente: perde { $essence } { $essence ->
        [one] Essenza
       *[other] Essenze
    }.
power-gain-essence-held = Ottieni tanta Essenza quanta ce n’è su questa Emozione.
power-empty-sphere = Scegli una Sfera con { $least } FdV o più: metti { $wp } FdV da lì nella riserva. Poi puoi ruotare l’Origine di uno scatto.
power-add-rarest-tokens = Di ogni colore che la tua plancia mostra meno spesso, metti un gettone Vibrazione su una delle tue righe, finché le righe possono accettarlo.
power-lower-tokens = Puoi abbassare i gettoni Intensità su Emozioni qualsiasi, in tutto di un valore pari all’Essenza su questa.

## Poteri che agiscono finché l’Emozione è sul tabellone

power-quell-price-nearby = Reprimere un’Emozione adiacente a questa costa agli Spiriti avversari { $wp } FdV in più.
power-quell-price-itself = Reprimere questa Emozione costa agli Spiriti avversari { $ambition } { $ambition ->
        [one] Ambizione
       *[other] Ambizioni
    } in più.
power-absorb-income-nearby = Uno Spirito della tua fazione che assorbe accanto alla Triade di questa Emozione ottiene { $wp } FdV dalla riserva.
power-free-intensify = Con una sola azione Intensificazione, tutta l’Essenza dopo la prima va su questa Emozione senza pagare Forza di Volontà.
power-turn-income = I giocatori della tua fazione ottengono { $wp } FdV alla fine di ogni loro turno.
power-free-quell-nearby = Una volta per turno, quando uno Spirito della tua fazione reprime un’Emozione adiacente a questa, la Repressione in sé non richiede Ambizione.
power-easy-moves = Gli Spiriti della tua fazione pagano { $wp } FdV in meno per Movimento e possono fermarsi su una casella con uno Spirito avversario.
power-action-after-empower = Un giocatore della tua fazione che potenzia un’Emozione ha poi { $actions ->
        [one] un’Azione
       *[other] { $actions } Azioni
    } in più in questo turno, anche quando ciò fa entrare in gioco questa Emozione. Più Emozioni con questo potere contano come una sola.
power-lend-essence = I giocatori della tua fazione che intensificano un’altra Emozione possono usare l’Essenza di questa, tranne l’ultima, che resta.
power-cap-neighbours = Le Emozioni avversarie adiacenti non contano mai per un’Intensità superiore a { $intensity }.
power-absorb-more = { $supply ->
        [0] Quando uno Spirito della tua fazione assorbe, prende { $sphere } FdV in più dalla Sfera se questa Emozione è nel Reame della Sfera.
       *[other] Quando uno Spirito della tua fazione assorbe, prende { $sphere } FdV in più dalla Sfera se questa Emozione è nel Reame della Sfera, e { $supply } FdV dalla riserva se lo Spirito è adiacente alla Triade di questa Emozione.
    }
power-move-price-from = Gli Spiriti avversari pagano { $wp } FdV in più per un Movimento che parte dalla casella adiacente a questo spazio.
power-upgraded-move-income = Quando uno Spirito avversario usa migliorie con un Movimento, la tua fazione sceglie uno dei propri Spiriti, che ottiene { $wp } FdV.
power-upgraded-action-income = Quando uno Spirito avversario usa migliorie con una qualsiasi azione Spirito, la tua fazione sceglie uno dei propri Spiriti, che ottiene { $wp } FdV.
power-quell-price = Ogni Repressione costa agli Spiriti avversari { $wp } FdV in più.
power-invoke-essence-nearby = Per invocare su uno spazio adiacente a questo, uno Spirito avversario deve inoltre restituire alla riserva { $essence ->
        [one] { $essence } Essenza
       *[other] { $essence } Essenze
    } dalla sua plancia.
power-invoke-essence = Per invocare, uno Spirito avversario deve inoltre restituire alla riserva { $essence ->
        [one] { $essence } Essenza
       *[other] { $essence } Essenze
    } dalla sua plancia.
power-quell-discard = Dopo una Repressione, un giocatore avversario scarta { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } dalla mano, se ne ha da scartare.
power-move-price-to = Gli Spiriti avversari pagano { $wp } FdV in più per un Movimento che li porta sulla casella adiacente a questo spazio.
power-intensity-per-opponent = La sua Intensità è più alta di { $intensity } per ogni Emozione avversaria sul tabellone, ma di non più di { $most }.
power-intensity-when-alone = La sua Intensità è più alta di { $intensity } finché non è adiacente a nessun’altra Emozione della tua fazione.
power-level-triad = Ogni Emozione nella sua Triade ha l’Intensità stampata sotto l’ultima Essenza di questa. Lì gettoni e poteri non cambiano nulla.
power-leave-income = Quando un’Emozione avversaria lascia il tabellone, la tua fazione sceglie uno dei propri Spiriti, che ottiene { $wp } FdV.
power-leave-choice = Quando un’altra Emozione qualsiasi lascia il tabellone, uno Spirito scelto dalla tua fazione può prendere una di queste cose: { $essence } { $essence ->
        [one] Essenza
       *[other] Essenze
    }, { $wp } FdV, oppure { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } dal suo mazzo.

## Poteri che agiscono una volta, quando l’Emozione stessa lascia il tabellone

power-parting-draw = Quando lascia il tabellone, uno Spirito scelto dalla tua fazione può pescare { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
power-parting-willpower = Quando lascia il tabellone, uno Spirito scelto dalla tua fazione ottiene { $wp } FdV.
power-parting-essence = Quando lascia il tabellone, uno Spirito scelto dalla tua fazione può ottenere { $essence } { $essence ->
        [one] Essenza
       *[other] Essenze
    }.
power-parting-token = Quando lascia il tabellone, uno Spirito scelto dalla tua fazione può ricevere un gettone Vibrazione su una delle sue righe, di qualunque colore che la riga accetti.

## Da dove viene il testo di una carta

status-documented = Documentata: le regole pubblicate dicono che cosa fa questa carta.
status-documented-in-part = Documentata in parte: le regole pubblicate ne dicono una parte, il resto è stato fatto per questo programma.
status-designed = Ideata: fatta per questo programma, perché le regole pubblicate non riportano il potere di questa carta.
