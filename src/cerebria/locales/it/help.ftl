# Spiegazioni: ciò che appare accanto a una cosa indicata. La maggior parte delle parole è in words.ftl e nei cataloghi delle carte.

help-more-rules = Di più nelle regole
help-more-cards = Guarda la carta
help-more-spirit = Guarda entrambi i lati della plancia
help-more-spirit-prototype = Guarda la plancia
help-close = Chiudi la spiegazione

## Fatti, in poche parole

help-power-when = { $when }: { $power }
help-fact-intensity = Intensità { $numbers }
help-fact-flat = Dove il numero resta uguale, un’Essenza in più non dà Intensità. È una riserva: chi reprime deve prima toglierla.
help-fact-sphere = Il bonus di questa Sfera, per chi ne assorbe.
help-fact-price = Costa { $price } in più
help-fact-points = { $count ->
        [one] 1 punto
       *[other] { $count } punti
    } nell’Identità
help-fact-points-each = { $count ->
        [one] 1 punto ciascuno
       *[other] { $count } punti ciascuno
    }
help-fact-intention-points = { $count ->
        [one] 1 punto ogni volta
       *[other] { $count } punti ogni volta
    }
help-fact-upgrade = { $upgrade } ({ $price }): { $text }
help-fact-upgrade-free = { $upgrade }: { $text }

## Cose senza un testo altrove

help-realm = La sua azione: { $action }
help-vibe-red = Il colore della passione e dell’impeto. Una carta rossa della tua mano si può mostrare per reprimere un’Emozione rossa, o scartare per un gettone rosso.
help-vibe-yellow = Il colore dello slancio e della spinta. Una carta gialla della tua mano si può mostrare per reprimere un’Emozione gialla, o scartare per un gettone giallo.
help-vibe-green = Il colore del dare e del volere. Una carta verde della tua mano si può mostrare per reprimere un’Emozione verde, o scartare per un gettone verde.
help-vibe-blue = Il colore di come ci si vede. Una carta blu della tua mano si può mostrare per reprimere un’Emozione blu, o scartare per un gettone blu.
help-vibe-wild = Un gettone senza colore. All’inizio ognuno ne mette quattro.
help-vibe-none = Felicità e Squallore non hanno Vibrazione. Quando li si reprime, va bene ogni carta.
help-title-vibe = Vibrazione: { NAME($vibe, form: "feminine") }

## Altri termini, accanto a quelli del glossario

term-hand = Mano
term-hand-text = Le tue carte. Gli avversari ne vedono il numero, e conoscono quelle che hanno visto in cima al tuo mazzo.
term-deck = Mazzo
term-deck-text = Sedici Emozioni Medie; otto per Equilibrio. La carta in cima è scoperta, e la vedono tutti.
term-turn = Turno
term-turn-text = Tre Azioni, e abilità prima, tra una e l’altra e dopo. Poi la tua fazione prende 1 Ambizione o peschi 2 carte.
term-score = Punteggio
term-score-text = Ciò che la partita conterebbe ora: la Ruota e i Frammenti nell’Identità.
term-power = Potere
term-power-text = Ciò che un’Emozione o uno Spirito può fare oltre ai suoi numeri.
term-set-up = Preparazione
term-set-up-text = Mettere Spiriti, Emozioni Iniziali e primi gettoni prima del primo turno.
term-unlock = Sbloccare
term-unlock-text = Il primo gettone su una riga sblocca la sua azione. Senza, l’azione non si può fare.
term-extra-action = Azione Aggiuntiva
term-extra-action-text = Per 2 Ambizioni hai un’Azione in più in questo turno, una volta per turno.
term-rotate = Rotazione dell’Origine
term-rotate-text = Per 1 Ambizione l’Origine ruota di uno scatto in senso orario, una volta per turno.

## Che cosa fa ora una cosa

now-essence = Essenza { $essence } di { $spaces }
now-intensity = Intensità { $intensity }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
now-part-printed = stampata { $count }
now-part-token = gettone +{ $count }
now-part-powers = poteri { $sign }{ $count }
now-aligned = Di { $team }, e conta per { $aligned }
now-vibe = La sua Vibrazione: { NAME($vibe, form: "feminine") }
now-counts = Conta per: { $places }
now-blocked = Bloccata: { $by } la tiene fuori da qui ({ $place })
now-blocks = Tiene { $emotion } fuori da qui ({ $place })
now-triad = Nella Triade: { $emotions }
now-triad-empty = Nella Triade non c’è altro
now-emotion = { $emotion } ({ $team } { $intensity })
now-fresh = Costruita o esaltata in questo turno
now-sphere = { $realm }, con { $wp } di { $most } FdV
now-goods = { $wp } FdV, { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } { $essence ->
            [one] Essenza
           *[other] Essenze
        }
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
now-spirits = Qui: { $spirits }
now-condition = { $team }: { $condition }
now-turn = È il turno di questo Spirito
