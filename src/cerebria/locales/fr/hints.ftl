# Les conseils, et les parties expliquées.

## Conseils

hints-none = Aucun choix ne se détache.
hints-best = Le meilleur est { $choice } : chances de gagner { $chance }, { $value }.
hints-about = Les chances de gagner, et de combien de points ton équipe peut s’attendre à être devant ou derrière à la fin de la partie : d’après ce que tu peux savoir, réfléchi jusqu’à la fin du tour et à ce que le joueur suivant peut répondre. Ce qui est dit sous un conseil, c’est toi qui le fais ; ce que les autres peuvent faire contre est dit comme leur réponse. Moins de 2 % d’écart ne veut rien dire.
hints-first = À première vue : { $choice }. Ce que cela vaut viendra avec une meilleure réponse.
hints-better = Un premier coup d’œil. Ce que vaut chaque choix viendra avec une meilleure réponse…
hint-worth = Chances de gagner { $chance }, { $value }
hint-worth-short = { $chance }, { $short }
hint = { $choice } – chances de gagner { $chance }, { $value }
hint-chance = { $percent } %
# De combien une équipe peut s’attendre à être devant à la fin de la partie, non ce qu’apporte un choix.
hint-points-ahead = { $side ->
        [ahead] environ { $points } { $points ->
            [one] point
           *[other] points
        } d’avance à la fin
        [behind] environ { $points } { $points ->
            [one] point
           *[other] points
        } de retard à la fin
       *[level] à peu près à égalité à la fin
    }
hint-points-short = { $side ->
        [ahead] { $points } d’avance
        [behind] { $points } de retard
       *[level] égalité
    }
hint-line = Continuer : { $actions }.
hint-action = { $action } ({ $targets })
# Ce qui se fait en chemin : un jeton Vibration placé, des améliorations utilisées, une carte donnée pour un jeton, ce qui
# est pris à la fin du tour.
hint-token = { $upgrade ->
        [none] jeton { $colour } qui débloque { $row }
       *[other] jeton { $colour } sur { $row } : { $upgrade }
    }
hint-use = avec { $upgrades }
hint-discard = en défaussant { $card }
hint-chosen = Aspiration choisie : { $aspiration }
hint-take = { $what ->
        [cards] 2 cartes
       *[ambition] 1 Ambition
    }

## Les raisons, chacune sur une ligne : d’un conseil ce qui serait, d’un tour joué ce qui est venu

hint-over = La partie se termine, et { $team } gagne.
hint-over-draw = La partie se termine sur une égalité.
hint-revelation = La Sphère { $sphere } est vide : une Révélation.
# Pour quoi sont les points, comme dans le tableau des scores ; ensemble ils font la différence.
hint-points = Points, { $team } : { $before } → { $least ->
        [1] au moins { $after }
       *[other] { $after }
    } ({ $parts }).
hint-part = { $part } { $sign ->
        [plus] +{ $points }
       *[minus] −{ $points }
    }
# Pourquoi une équipe qui mène maintenant peut être derrière à la fin, ou l’inverse.
hint-yet = { $side ->
        [ahead] { $team } a maintenant { $points } { $points ->
            [one] point
           *[other] points
        } d’avance, { $why ->
            [end] mais la fin de la partie apporte aux autres { $at_end } de plus pour les Forteresses.
            [both] mais les autres sont mieux placés pour la suite, et la fin de la partie leur apporte { $at_end } de plus pour les Forteresses.
           *[place] mais les autres sont mieux placés pour la suite.
        }
       *[behind] { $team } a maintenant { $points } { $points ->
            [one] point
           *[other] points
        } de retard, mais est en meilleure position pour la suite.
    }
# Pourquoi un tour se termine avec des Actions restantes.
hint-rest = { $actions ->
        [one] Il reste { $actions } Action, { $how ->
            [nothing] et rien de plus ne peut être fait avec elle.
            [same] et { $other } avec elle, le meilleur usage trouvé, n’augmenterait pas les chances.
           *[harm] car { $other } avec elle, le meilleur usage trouvé, réduirait les chances de { $loses } %.
        }
       *[other] Il reste { $actions } Actions, { $how ->
            [nothing] et rien de plus ne peut être fait avec elles.
            [same] et { $other }, le meilleur usage trouvé, n’augmenterait pas les chances.
           *[harm] car { $other }, le meilleur usage trouvé, réduirait les chances de { $loses } %.
        }
    }
# L’Aspiration par son nom et ce qu’elle est pour l’équipe ; ce que compte l’équipe, et la plus forte des autres.
hint-lead = { $how ->
        [taken] { $team } prend la tête : { $aspiration }
        [kept] { $team } garde la tête : { $aspiration }
        [wider] { $team } creuse l’écart : { $aspiration }
        [narrower] { $team } voit son avance diminuer : { $aspiration }
        [lost] { $team } perd la tête : { $aspiration }
        [level] { $team } revient à égalité : { $aspiration }
        [caught] { $rival } revient à égalité : { $aspiration }
        [closer] { $team } se rapproche : { $aspiration }
       *[further] { $team } prend plus de retard : { $aspiration }
    }. { $team } { $before } → { $after }, { $rival } { $rival_before } → { $rival_after }.
hint-cut = { $aim ->
        [unity] Cela rompt une chaîne ({ $rival })
       *[other] Cela fait reculer { $rival }
    } : { $aspiration } { $rival_before } → { $rival_after }, et { $how ->
        [taken] { $team } mène avec { $after }.
       *[level] { $team } est à égalité avec { $after }.
    }
hint-aspiration = { $which ->
        [common] { $aspiration } (Commune)
        [hidden] { $aspiration } (Propre)
        [endgame-common] { $aspiration } (Commune, à la fin)
       *[endgame-own] { $aspiration } (propre, à la fin)
    }
hint-condition = { $holds ->
        [1] Une condition est remplie ({ $aspiration }) : { $text }
       *[0] Une condition n’est plus remplie ({ $aspiration }) : { $text }
    }
hint-fortress-built = { $team } a une Forteresse { NAME($realm, form: "gender") ->
        [feminine] dans la { $realm }
       *[masculine] dans le { $realm }
    } : { $kind }.
hint-fortress-lost = { $team } perd la Forteresse { NAME($realm, form: "gender") ->
        [feminine] dans la { $realm }
       *[masculine] dans le { $realm }
    } : { $kind }.
hint-fortress-joins = La Forteresse ({ $realm }, { $team }) rejoint l’Identité : { $kind }.
hint-fortress-changed = La Forteresse change ({ $realm }) : { $kind } ({ $team }) au lieu de { $before_kind } ({ $before_team }).
hint-control-gained = { $team } contrôle { NAME($place, form: "gender") ->
        [feminine] la { $place }
       *[masculine] le { $place }
    }.
hint-control-taken = { $team } prend { NAME($place, form: "gender") ->
        [feminine] la { $place }
       *[masculine] le { $place }
    } à { $loser }.
hint-control-lost = { $loser } ne contrôle plus { NAME($place, form: "gender") ->
        [feminine] la { $place }
       *[masculine] le { $place }
    }.
hint-unlocks = { $count ->
        [one] Cela débloque la ligne { $rows }.
       *[other] Cela débloque les lignes { $rows }.
    }
hint-tokens = { $count ->
        [one] Cela place un jeton sur la ligne { $rows }.
       *[other] Cela place { $count } jetons sur le plateau : { $rows }.
    }
hint-goods = { $spirit } y gagne : { $goods }.
hint-cards = { $count } { $count ->
        [one] carte
       *[other] cartes
    }
hint-answer = { $spirit } pourrait répondre : { $what }
hint-answered = { $spirit } a répondu : { $what }

## Les parties expliquées

help-analyse = Expliquer une partie enregistrée : où elle en était tour par tour, d’où sont venus les points, et les tours qui l’ont décidée.
help-analyse-examples =
    cerebria analyse game.json
    cerebria analyse game.json --plot game.svg
    cerebria analyse game.json --json --nodes 500
    cerebria analyse --folder games --rows games.jsonl --jobs 4
help-analyse-moments = Combien de tours sont expliqués, au plus.
help-analyse-nodes = Combien de positions sont regardées pour chaque tour expliqué.
help-analyse-seed = Pour imaginer d’autres mondes que d’habitude. Le même nombre explique une partie de la même façon.
help-analyse-plot = Dessiner dans ce fichier où en était la partie, tour par tour.
help-analyse-folder = Expliquer toutes les parties enregistrées de ce dossier (ses fichiers en .json) et dire ce qu’elles ont en commun.
help-analyse-rows = Avec --folder : écrire une ligne pour chaque partie dans ce fichier, du JSON par lignes.
help-analyse-jobs = Avec --folder : combien de processus expliquent des parties en même temps. Les résultats n’en dépendent pas.
analyse-progress = Tours
analyse-start = Début
analyse-heading-curve = Où en était la partie, tour par tour
analyse-about-curve = La situation ne tient pas compte de qui joue ensuite, pour qu’un tour puisse se comparer à un autre. Les chances savent à qui est le tour suivant : de ce à quoi elles donnent 60 %, environ 60 sur 100 se réalisent entre égaux.
analyse-standing = Situation
analyse-chance = Chances de gagner
analyse-heading-sources = D’où sont venus les points
analyse-score = Total
analyse-heading-differences = Ce qui aurait fait la différence
analyse-difference = { $team } a perdu d’un point. Tour { $number }, { $spirit } : { $actions }. Si tout avait continué comme alors, autant que possible : { $points }.
analyse-points-of = { $team } { $points }
analyse-no-difference = { $team } a perdu d’un point. Dans ses derniers tours, aucune manière de le rattraper n’a été trouvée.
analyse-decided = Le tour qui a décidé la partie
analyse-heading-moments = Les tours qui ont décidé la partie
analyse-no-moments = Aucun tour n’a beaucoup changé les chances.
analyse-turn = Tour de la partie
analyse-seat = Joué par
analyse-moment = Tour { $number }, { $spirit } : situation { $before } → { $after }
analyse-played = Joué : { $actions }.
analyse-better = Mieux : { $actions } (chances de gagner : { $more } de plus).
analyse-nothing-better = Rien de mieux n’a été trouvé, d’après ce qui pouvait être su ({ $spirit }).
analyse-nothing-held = Rien de mieux n’a été trouvé, d’après ce qui pouvait être su ({ $spirit }) : la baisse vient des autres, du hasard ou de l’estimation d’avant.
analyse-plot-title = Où en était la partie, tour par tour
analyse-decided-mean = Quand est venu le tour décisif, en part de la partie
analyse-off-standing = Erreur quadratique de la situation, tour par tour (0 est le mieux)
analyse-off-chances = Erreur quadratique de la chance de gagner (0 est le mieux)
analyse-winners = Gagnants
analyse-others = Autres
analyse-unread = { $file } est laissé de côté : { $error }
analyse-interrupted = Arrêté avant que les { $games } parties soient toutes expliquées ; voici les résultats jusqu’ici.
