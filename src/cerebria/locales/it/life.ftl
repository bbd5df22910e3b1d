# La fine di una partita: chi è diventata la persona, da dove sono venuti i punti, e com’è andata.

## Chi è diventata questa persona, in una frase

# $winner: bliss, gloom o balance. $aspirations: una o due che chi ha vinto ha soddisfatto più spesso. $emotions: una o due
# rimaste più a lungo. $spirit e $turn: nel turno di chi si è deciso, e quale turno della partita era.

# Nulla spiccava, o è successo troppo poco.
life-brief = { $winner ->
        [bliss] Qualcuno dal cuore leggero, chissà perché.
        [gloom] Qualcuno dal cuore pesante, chissà perché.
       *[balance] Qualcuno dall’animo quieto, chissà perché.
    }
life-draw = { $count ->
        [0] Qualcuno che non si è mai deciso del tutto.
       *[other] Qualcuno che non si è mai deciso del tutto: più a lungo nel cuore { $emotions }, e la bilancia non ha ceduto da nessuna parte.
    }
life-unfinished = Qualcuno che deve ancora diventare chi sarà.
# La maggior parte dei punti è venuta da Aspirazioni soddisfatte.
life-strove = { $winner ->
        [bliss] Qualcuno che segue una luce: a guidarlo { $aspirations }, più a lungo nel cuore { $emotions }, e nel turno { $turn } della partita lo ha deciso { $spirit }.
        [gloom] Qualcuno che nel buio conosce la strada: a guidarlo { $aspirations }, più a lungo nel cuore { $emotions }, e nel turno { $turn } della partita lo ha deciso { $spirit }.
       *[balance] Qualcuno che tiene gioia e dolore nella stessa mano: a guidarlo { $aspirations }, più a lungo nel cuore { $emotions }, e nel turno { $turn } della partita lo ha deciso { $spirit }.
    }
# Chi ha vinto era in svantaggio nella seconda metà della partita.
life-turned = { $winner ->
        [bliss] Qualcuno che ha trovato tardi la gioia: era buio finché nel turno { $turn } della partita { $spirit } non ha cambiato tutto, nel segno di { $aspirations }, con { $emotions } più a lungo nel cuore.
        [gloom] Qualcuno raggiunto dalle ombre: tutto era luce finché nel turno { $turn } della partita { $spirit } non ha cambiato tutto, nel segno di { $aspirations }, con { $emotions } più a lungo nel cuore.
       *[balance] Qualcuno che ha trovato tardi la quiete: un continuo su e giù finché nel turno { $turn } della partita { $spirit } non ha cambiato tutto, nel segno di { $aspirations }, con { $emotions } più a lungo nel cuore.
    }
# È stata questione di poco.
life-close = { $winner ->
        [bliss] Qualcuno che sorride, ma per poco: a favore { $aspirations }, più a lungo nel cuore { $emotions }, e nel turno { $turn } della partita ha deciso { $spirit }.
        [gloom] Qualcuno che sospira, ma per poco: a favore { $aspirations }, più a lungo nel cuore { $emotions }, e nel turno { $turn } della partita ha deciso { $spirit }.
       *[balance] Qualcuno nel mezzo, per un soffio: a favore { $aspirations }, più a lungo nel cuore { $emotions }, e nel turno { $turn } della partita ha deciso { $spirit }.
    }
# La maggior parte dei punti è venuta da Intenzioni.
life-deeds = { $winner ->
        [bliss] Qualcuno felice di ciò che fa: un’impresa dopo l’altra, e in più { $aspirations }, più a lungo { $emotions }, e nel turno { $turn } della partita ha deciso { $spirit }.
        [gloom] Qualcuno spinto sempre avanti: un’impresa dopo l’altra, e in più { $aspirations }, più a lungo { $emotions }, e nel turno { $turn } della partita ha deciso { $spirit }.
       *[balance] Qualcuno che riposa facendo: un’impresa dopo l’altra, e in più { $aspirations }, più a lungo { $emotions }, e nel turno { $turn } della partita ha deciso { $spirit }.
    }
# La maggior parte dei punti è venuta da Fortezze.
life-walls = { $winner ->
        [bliss] Qualcuno la cui gioia ha mura salde: costruite pensando a { $aspirations }, dimora più a lungo di { $emotions }, e nel turno { $turn } della partita ha deciso { $spirit }.
        [gloom] Qualcuno dietro alte mura: costruite pensando a { $aspirations }, dimora più a lungo di { $emotions }, e nel turno { $turn } della partita ha deciso { $spirit }.
       *[balance] Qualcuno che in sé è a casa: mura costruite pensando a { $aspirations }, dimora più a lungo di { $emotions }, e nel turno { $turn } della partita ha deciso { $spirit }.
    }
# L’ha finita un terzo Frammento Maggiore.
life-majors = { $winner ->
        [bliss] Qualcuno felice con tutto sé stesso: tre grandi cose con dentro { $aspirations }, più a lungo { $emotions }, e la svolta, nel turno { $turn } della partita, viene da { $spirit }.
        [gloom] Qualcuno votato al dolore con tutto sé stesso: tre grandi cose con dentro { $aspirations }, più a lungo { $emotions }, e la svolta, nel turno { $turn } della partita, viene da { $spirit }.
       *[balance] Qualcuno in pace con tutto sé stesso: tre grandi cose con dentro { $aspirations }, più a lungo { $emotions }, e la svolta, nel turno { $turn } della partita, viene da { $spirit }.
    }

## La fine di una partita

life-kicker = Chi è diventata questa persona
life-figure = L’Identità compiuta come persona: { $count ->
        [0] nessun Frammento ne fa parte
        [one] un Frammento
       *[other] { $count } Frammenti
    }
life-score = Punti
life-sources = Da dove sono venuti i punti
life-sum = In tutto
life-source-aspirations = Aspira­zioni soddi­sfatte
life-source-fortress = Fortezze nell’Identità
life-source-fortresses = Fortezze sul tabellone
life-source-capping = Frammento Apicale
life-source-intentions = Intenzioni
life-source-powers = Poteri degli Spiriti
life-source-ego = Solo di Ego
life-source-rows = Righe piene
life-source-strong = Emozioni Forti
life-source-full = Emozioni piene
life-course = Com’è andata
# Che cosa mostra un disegno dei punti. $leads: in quanti turni ogni fazione era in vantaggio alla loro fine, in fila.
life-course-text = I punti dopo ognuno dei { $turns } turni. In vantaggio: { $leads }.
life-course-lead = { $team } dopo { $count }
life-course-level = nessuno dopo { $count }
life-course-turns = Turno della partita
life-revelation = Turno { $turn } della partita: { $spirit } ha svuotato { $sphere }
life-turns = I turni che hanno deciso
life-turns-busy = Il server sta pensando a quali turni hanno deciso…
life-turns-ask = Quali turni hanno deciso?
life-turn = Turno { $turn } della partita, { $spirit }
life-turn-chance = { $team }: { $before } → { $after }
play-rematch = Rivincita
play-join-rematch = Alla rivincita
play-replay-game = Guarda la replica
play-where-turned = Fattela spiegare
play-share = Condividi
play-keep-picture = Conserva l’immagine
play-see-board = Guarda il tabellone
play-home = Inizio
