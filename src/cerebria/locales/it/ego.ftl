# Ego, l’avversario che gioca da sé: i suoi Stratagemmi, perché fa ciò che fa, e i gradi di difficoltà.

## Carte Stratagemma

scheme-name = Strata­gemma { $number }
scheme-aim-common = Aspira­zione Comune
scheme-aim-hidden = Aspira­zione Segreta
scheme-aim-next = Prossima Aspira­zione Comune
scheme-head = { $aim }: { $action }
scheme-text = Testa: Ego mira { $aim ->
        [hidden] alla sua Aspirazione Segreta
        [next] alla prossima Aspirazione Comune
       *[common] all’Aspirazione Comune
    }; la sua prima azione è { $first }. Piede: la seconda e la terza azione sono { $second } e { $third }.

## Che cosa conta, e perché sceglie un modo e non un altro

ego-counts = { $bliss }–{ $gloom }
ego-way-hidden = { $ways ->
        [one] l’unico modo
       *[other] uno di { $ways } modi (quale sia il migliore dipende dalla sua Aspirazione Segreta)
    }
ego-way-only = { $ways ->
        [one] l’unico modo
       *[other] di { $ways } modi, l’unico che non gli costa FdV
    }
ego-way-impact = il migliore di { $ways } modi
ego-way-ahead = il migliore di { $ways } modi (tra quelli uguali, il più utile per le prossime Aspirazioni Comuni)
ego-way-what = il migliore di { $ways } modi (tra quelli uguali, costruire prima di esaltare, esaltare prima di demolire)
ego-way-realms = il migliore di { $ways } modi (tra quelli uguali, il più utile per i suoi Reami)
ego-way-frontiers = il migliore di { $ways } modi (tra quelli uguali, il più utile per le sue Frontiere)
ego-way-intensity = il migliore di { $ways } modi (tra quelli uguali, il più utile per l’Intensità delle sue Emozioni)
ego-way-staying = il migliore di { $ways } modi (tra quelli uguali, quello senza muoversi)
ego-way-home = il migliore di { $ways } modi (tra quelli uguali, dalla casella che ognuno preferisce: il Persuasore i Reami, il Guardiano le Frontiere)
ego-way-chance = il migliore di { $ways } modi (tra quelli uguali, a caso)

# Perché non c’è nessun modo: da dove sta, o dopo tanti passi.
ego-lack-invoke = { $why ->
        [deck] Il suo mazzo è vuoto.
       *[none] Non c’è nessuno spazio vuoto { $steps ->
            [0] accanto alla sua casella, e si è già mosso due volte.
            [one] entro { $steps } casella.
           *[other] entro { $steps } caselle.
        }
    }
ego-lack-intensify = { $why ->
        [full] Non c’è più posto per Essenza sulle Emozioni di Ego { $steps ->
            [0] accanto alla sua casella, e si è già mosso due volte.
            [one] entro { $steps } casella.
           *[other] entro { $steps } caselle.
        }
       *[none] Non c’è nessuna Emozione di Ego { $steps ->
            [0] accanto alla sua casella, e si è già mosso due volte.
            [one] entro { $steps } casella.
           *[other] entro { $steps } caselle.
        }
    }
ego-lack-quell = { $why ->
        [protected] Il potere di un tuo Spirito protegge le tue Emozioni { $steps ->
            [0] accanto alla sua casella, e si è già mosso due volte.
            [one] entro { $steps } casella.
           *[other] entro { $steps } caselle.
        }
        [guarded] Non ha abbastanza FdV per reprimere una tua Emozione { $steps ->
            [0] accanto alla sua casella, e si è già mosso due volte.
            [one] entro { $steps } casella.
           *[other] entro { $steps } caselle.
        }
       *[none] Non c’è nessuna tua Emozione { $steps ->
            [0] accanto alla sua casella, e si è già mosso due volte.
            [one] entro { $steps } casella.
           *[other] entro { $steps } caselle.
        }
    }
ego-lack-fortify = { $why ->
        [minor] Potrebbe solo costruire, e tiene per sé l’ultimo dei suoi Frammenti Minori.
       *[none] Non c’è un posto in cui costruire, né una sua Fortezza da esaltare, né una tua da demolire { $steps ->
            [0] accanto alla sua casella, e si è già mosso due volte.
            [one] entro { $steps } casella.
           *[other] entro { $steps } caselle.
        }
    }
# Perché c’è un modo solo.
ego-only-invoke = Non c’è nessun altro spazio vuoto { $steps ->
        [0] accanto alla sua casella, e si è già mosso due volte.
        [one] entro { $steps } casella.
       *[other] entro { $steps } caselle.
    }
ego-only-intensify = Non c’è nessun’altra Emozione di Ego con posto per Essenza { $steps ->
        [0] accanto alla sua casella, e si è già mosso due volte.
        [one] entro { $steps } casella.
       *[other] entro { $steps } caselle.
    }
ego-only-quell = Non c’è nessun’altra tua Emozione che possa reprimere { $steps ->
        [0] accanto alla sua casella, e si è già mosso due volte.
        [one] entro { $steps } casella.
       *[other] entro { $steps } caselle.
    }
ego-only-fortify = Non c’è altro da costruire, esaltare o demolire { $steps ->
        [0] accanto alla sua casella, e si è già mosso due volte.
        [one] entro { $steps } casella.
       *[other] entro { $steps } caselle.
    }
# Che cosa può essere un obiettivo segreto, da ciò che è emerso delle Aspirazioni Segrete di Ego.
ego-aims = { $count ->
        [one] Può essere solo { $aims }.
       *[other] È una di queste: { $aims }.
    }
ego-harm = { $ways ->
        [one] Farebbe danno: { $impact }. Perciò vi rinuncia.
       *[other] Il migliore farebbe danno: { $impact }. Perciò vi rinuncia.
    }
ego-absorbs = { $which ->
        [only] È l’unica Sfera adiacente.
        [emptier] Delle due adiacenti, prende dalla più vuota, perché ora non perderebbe una Rivelazione.
        [fuller] Delle due adiacenti, prende dalla più piena, perché ora perderebbe una Rivelazione.
       *[chance] Entrambe le Sfere adiacenti ne hanno la stessa quantità: se ne estrae una.
    } { $how_much ->
        [frontier] Ne prende 2, perché lì controlla una Frontiera.
        [rest] Non ne resta di più.
        [fear] Non di più, o causerebbe una Rivelazione che perderebbe.
       *[no-frontier] Ne prende solo 1, perché lì non controlla nessuna Frontiera.
    }
# Che cosa farà Ego adesso, per quanto si sa.
ego-forecast = Il prossimo a giocare è { $spirit }: mira { $aim ->
        [hidden] alla sua Aspirazione Segreta, { $aspiration ->
            [none] che è una di queste: { $aims }
           *[other] che può essere solo { $aspiration }
        }
       *[other] { $aspiration ->
            [none] a nulla
           *[other] a { $aspiration }
        }
    }. { $ways ->
        [0] Fallirebbe l’azione { $action }: { $lack }
       *[other] { $fails ->
            [1] Fallirebbe l’azione { $action }: il modo migliore farebbe danno (Impatto { $impact }).
           *[other] { $best ->
                [none] La sua prima azione: { $action }, in { $ways ->
                    [one] 1 luogo
                   *[other] uno di { $ways } luoghi
                }.
               *[other] La sua prima azione: { $action }, molto probabilmente { $best } (Impatto { $impact }).
            }
        }
    }

## Difficoltà: i livelli, e che cosa cambia ogni grado

# Un livello porta tutti i gradi fino a uno di essi.
difficulty-easier = { $step ->
        [1] Alla pari (più facile, grado 1 di 3)
        [3] Mite (più facile, grado 3 di 3)
       *[other] Più facile, grado { $step } di 3
    }
difficulty-harder = { $step ->
        [4] Difficile (più difficile, grado 4 di 7)
       *[other] Più difficile, grado { $step } di 7
    }
difficulty-medium = Media
difficulty-medium-text = Ego così com’è, senza gradi che lo rendano più difficile o più facile.
difficulty-harder-1 = Più difficile 1
difficulty-harder-1-text = Ego comincia con 2 FdV.
difficulty-harder-2 = Più difficile 2
difficulty-harder-2-text = Le Emozioni Iniziali di Ego cominciano con tutta l’Essenza che possono portare.
difficulty-harder-3 = Più difficile 3
difficulty-harder-3-text = Ego ottiene 1 FdV per ogni posto bonus che raggiunge sulla sua Ruota, di nuovo a ogni giro.
difficulty-harder-4 = Più difficile 4
difficulty-harder-4-text = Tra modi ugualmente buoni per il suo obiettivo, Ego guarda prima alle Aspirazioni Comuni a venire.
difficulty-harder-5 = Più difficile 5
difficulty-harder-5-text = Uno dei cinque Frammenti Minori di Ego è nell’Identità fin dall’inizio.
difficulty-harder-6 = Più difficile 6
difficulty-harder-6-text = Ego ottiene 1 FdV dopo ogni Rivelazione.
difficulty-harder-7 = Più difficile 7
difficulty-harder-7-text = Quando Ego assorbe 2 FdV, le conserva entrambe.
difficulty-easier-1 = Più facile 1
difficulty-easier-1-text = Quando Ego assorbe 2 FdV, non ne conserva nessuna.
difficulty-easier-2 = Più facile 2
difficulty-easier-2-text = In una Rivelazione Ego non fa punti per la sua Forza di Volontà.
difficulty-easier-3 = Più facile 3
difficulty-easier-3-text = Alla fine le Fortezze di Ego gli portano 1 punto per una Minore e 2 per una Maggiore, invece di 2 e 4.
