# Ce qui s’est passé, et ce qui est à décider.

## Événements

event-starts = Ordre des tours : { $seats }. Aspirations Communes : { $aspirations }.
event-deals = { $cards ->
        [none] { $seat } reçoit sa main.
       *[other] { $seat } reçoit en main : { $cards }.
    }
# Les tours se comptent sur tous les joueurs : ce n’est pas le troisième de quelqu’un.
event-turn = Tour { $number } de la partie : { $seat }
event-pays = { $seat } : { $what }, { $price }.
event-willpower = { $seat } { $sign ->
        [gain] gagne
       *[other] perd
    } { $count } VO ({ $why }).
event-essence = { $seat } { $sign ->
        [gain] gagne
       *[other] donne
    } { NAME($count, form: "kinds") ->
        [told] { NAME($count, form: "whole") }
       *[other] { $count } { $count ->
            [one] Essence
           *[other] Essences
        }
    } ({ $why }).
event-ambition = { $sign ->
        [gain] { $team } : { $count } { $count ->
            [one] Ambition devient disponible
           *[other] Ambitions deviennent disponibles
        } ({ $why }).
       *[other] { $team } dépense { $count } { $count ->
            [one] Ambition
           *[other] Ambitions
        } ({ $why }).
    }
event-actions = { $count ->
        [one] Une Action
       *[other] { $count } Actions
    } de plus ce tour ({ $why }).
event-ends-turn = { $seat } termine le tour avec { $count } { $count ->
        [one] Action inutilisée
       *[other] Actions inutilisées
    }.
event-draws = { $card ->
        [none] { $seat } pioche une carte ({ $why }).
       *[other] { $seat } pioche { $card } ({ $why }).
    }
event-turned-up = { $card ->
        [none] { $seat } : la pioche est vide.
       *[other] { $seat } : sur le dessus de la pioche, { $card }.
    }
event-reveals = { $seat } montre { $card } ({ $why }).
event-discards = { $seat } défausse { $card } ({ $why }).
event-spirit = { $why ->
        [set-up] { $seat } commence ici : { $to }.
        [move] { $seat } rejoint { NAME($to, form: "gender") ->
            [feminine] la { $to }
           *[masculine] le { $to }
        }.
        [approach] { $seat } n’a pas bougé et fait un pas vers là où il y a plus à faire : { $to }.
       *[other] { $seat } va { NAME($to, form: "gender") ->
            [feminine] à la { $to }
           *[masculine] au { $to }
        } ({ $why }).
    }
event-vibe = { $is_removed ->
        [1] { $seat } retire pour de bon le jeton sur { $row } : { $upgrade }.
       *[other] { $upgrade ->
            [none] { $seat } place un jeton { $colour } sur { $row } : débloqué.
           *[other] { $seat } place un jeton { $colour } sur { $row } : { $upgrade }.
        }
    }
event-works = { $seat } utilise son pouvoir : { $how ->
        [any-colour] la carte paie un jeton d’une autre couleur.
        [second-token] une autre carte paie un deuxième jeton.
        [far-sphere] absorption d’une Sphère non adjacente.
        [far-quell] une Émotion non adjacente est refoulée.
        [bleakness] une Noirceur de la réserve arrive à la place d’une carte.
       *[protects] une Émotion à portée ne peut pas être refoulée.
    }
event-insecurity = { $amount ->
        [1] { $seat } reçoit un jeton Insécurité sur { $row }.
       *[other] { $seat } : le jeton Insécurité sur { $row } est retiré.
    }
event-enters = { $card } entre en jeu, { $slot }, avec { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } { $essence ->
            [one] Essence
           *[other] Essences
        }
    }.
event-leaves = { $card } quitte le plateau, { $slot } ({ $why }).
event-moves = { $card } passe d’un emplacement à un autre : { $slot } → { $to_slot } ({ $why }).
event-fills = { $card }, { $slot }, reçoit { $count } { $count ->
        [one] Essence
       *[other] Essences
    } ({ $why }).
event-loses = { $card }, { $slot }, perd { $count } { $count ->
        [one] Essence
       *[other] Essences
    } ({ $why }).
event-intensity = { $token ->
        [0] { $card }, { $slot }, perd son jeton Intensité ({ $why }).
       *[other] { $card }, { $slot }, a maintenant un jeton Intensité +{ $token } ({ $why }).
    }
event-fortress = { $kind ->
        [none] { $is_joining ->
            [1] La Forteresse { NAME($realm, form: "gender") ->
                [feminine] de la { $realm }
               *[masculine] du { $realm }
            } rejoint l’Identité.
           *[other] Une Forteresse disparaît { NAME($realm, form: "gender") ->
                [feminine] dans la { $realm }
               *[masculine] dans le { $realm }
            } ({ $why }).
        }
       *[other] { $team } a maintenant une Forteresse { NAME($realm, form: "gender") ->
            [feminine] dans la { $realm }
           *[masculine] dans le { $realm }
        }, un { $kind }{ $is_aligned ->
            [1] { " " }qui compte pour cette équipe : { $aligned }
           *[other] { "" }
        } ({ $why }).
    }
event-identity = { $team } ajoute un { $kind } à l’Identité pour { $points } points ({ $why }).
event-rotates = L’Origine pivote d’un cran : dans la Vallée des Motivations se trouve maintenant { $origin }.
event-sphere = { $seat ->
        [none] { $sign ->
            [gain] La Sphère { $sphere } est remplie de { $count } VO.
           *[other] { $count } VO quittent la Sphère { $sphere } ({ $why }).
        }
       *[other] { $kept ->
            [all] { $seat } prend { $count } VO de la Sphère { $sphere } ({ $why }).
            [0] { $seat } prend { $count } VO de la Sphère { $sphere } et n’en garde pas ({ $why }).
           *[other] { $seat } prend { $count } VO de la Sphère { $sphere } et en garde { $kept } ({ $why }).
        }
    }
event-intention = { $team } marque { $points } { $points ->
        [one] point
       *[other] points
    } sur la Roue : { $what }.
event-wheel = { $team } marque { $points } { $points ->
        [one] point
       *[other] points
    } sur la Roue ({ $why }).
event-revelation = Révélation : { $seat } a vidé la Sphère { $sphere }
event-shows = { $is_last ->
        [1] { $team } montre son Aspiration de fin : { $aspiration }.
       *[other] { $team } montre son Aspiration Propre : { $aspiration }.
    }
event-meets = { $is_last ->
        [1] { $is_common ->
            [1] { $team } accomplit l’Aspiration de fin Commune, { $aspiration }.
           *[other] { $team } accomplit son Aspiration de fin, { $aspiration }.
        }
       *[other] { $is_common ->
            [1] { $team } accomplit l’Aspiration Commune, { $aspiration }.
           *[other] { $team } accomplit son Aspiration Propre, { $aspiration }.
        }
    }
event-turns-down = L’Aspiration Commune { $aspiration } est retournée face cachée.
event-meets-condition = { $condition ->
        [tie] { $team } remplit une condition ({ $aspiration }) : le Bonheur et la Tristesse sont à égalité.
       *[other] { $team } remplit sa propre condition ({ $aspiration }).
    }
event-removes = { $team } retire l’Aspiration Commune { $aspiration }, car l’autre équipe a gagné un Fragment Majeur.
event-shifts = { $team } déplace l’Aspiration Commune { $aspiration } à la place { $place } de la rangée.
event-common = L’Aspiration Commune est maintenant { $aspiration }.
event-looks = { $aspirations ->
        [none] { $team } regarde le dessus de ses Aspirations Propres.
       *[other] { $team } regarde le dessus de ses Aspirations Propres : { $aspirations }.
    }
event-aspires = { $aspiration ->
        [none] { $team } a une nouvelle Aspiration Propre.
       *[other] { $team } a une nouvelle Aspiration Propre : { $aspiration }.
    }
event-arranges = { $aspirations ->
        [none] { $team } met en ordre ses Aspirations Propres.
       *[other] { $team } met en ordre ses Aspirations Propres : { $aspirations }.
    }
event-scheme = Le { $scheme } est face visible : à son prochain tour, Ego vise { $aim ->
        [hidden] son Aspiration Propre
        [next] la prochaine Aspiration Commune
       *[common] l’Aspiration Commune
    } et commence par { $action }.
event-schemes = Le { $foot } est retourné à côté du { $head }. Ego vise { $aim ->
        [hidden] { $aspiration ->
            [none] son Aspiration Propre
           *[other] son Aspiration Propre, { $aspiration }
        }
        [next] { $aspiration ->
            [none] rien
           *[other] la prochaine Aspiration Commune, { $aspiration }
        }
       *[common] { $aspiration ->
            [none] rien
           *[other] l’Aspiration Commune, { $aspiration }
        }
    }. Ses actions : { $actions }.
event-ego-acts = { $to ->
        [none] { $seat }
       *[other] { $seat } va { NAME($to, form: "gender") ->
            [feminine] à la { $to }
           *[masculine] au { $to }
        } et
    } { $what ->
        [invoke] invoque { $card } ({ $slot })
        [intensify] ajoute 1 Essence à { $card } ({ $slot })
        [quell] retire 1 Essence à { $card } ({ $slot })
        [build] construit une Forteresse { NAME($realm, form: "gender") ->
            [feminine] dans la { $realm }
           *[masculine] dans le { $realm }
        }
        [exalt] fait de sa Forteresse un Majeur { NAME($realm, form: "gender") ->
            [feminine] dans la { $realm }
           *[masculine] dans le { $realm }
        }
       *[raze] endommage la Forteresse { NAME($realm, form: "gender") ->
            [feminine] dans la { $realm }
           *[masculine] dans le { $realm }
        }
    } : { $aspiration ->
        [none] pour un but caché
       *[other] { $is_changed ->
            [1] { $aspiration } { $before } → { $after }
           *[other] { $aspiration } reste à { $after }
        }
    }, { $way }.
event-ego-fails = { $ways ->
        [0] { $seat } manque cette action : { $action }. Il n’y a aucune manière de la faire.
        [one] { $seat } manque cette action : { $action }. La seule manière le ferait reculer.
       *[other] { $seat } manque cette action : { $action }. Chacune des { $ways } manières le ferait reculer.
    }
event-ego-special = { $what ->
        [willpower] Autant d’actions manquées donnent un Stratagème spécial, mais Ego ne peut pas le payer.
        [fortress] Autant d’actions manquées donnent un Stratagème spécial : Ego paye pour une Forteresse.
       *[points] Autant d’actions manquées donnent un Stratagème spécial : Ego paye pour des points.
    }
event-ending = La partie se termine après ce tour. { $why }
event-over = La partie est terminée : { $scores }.

ending-common = Il ne reste pas d’Aspiration Commune.
ending-fragment = Une équipe a gagné un Fragment alors qu’elle n’en avait plus.
ending-fragment-of = { $team } a gagné un { $fragment } alors que cette équipe n’en avait plus.
ending-wheel = Une équipe a atteint 20 sur sa Roue.
ending-turn-limit = La limite de tours est atteinte.

## Les points, chacun avec sa raison

point-fragment = { $fragment } pour { $met }
point-condition = { $condition ->
        [tie] { $aspiration } (Bonheur et Tristesse à égalité)
       *[other] { $aspiration } (sa propre condition)
    }
point-fortress = { $fragment } : une Forteresse a rejoint l’Identité ({ $realm })
point-capping = { $fragment }, car il ne restait aucun Fragment du genre gagné
point-capping-endgame = { $fragment } pour avoir accompli plus d’Aspirations de fin
point-intention = Intention : { $what }
point-wheel-capping = Sur la Roue, car une autre équipe a placé le Pyramidion
point-wheel-revelation = Volonté qu’Ego change en points lors d’une Révélation
point-wheel-failure = La première action manquée d’un tour rapporte un point à Ego
point-wheel-special-scheme = Le Stratagème spécial d’Ego
point-fortresses = Les Forteresses d’Ego sur le plateau à la fin
point-row = { $spirit } : ligne complète, { $row }
point-strong = Émotion Profonde { $card }
point-full = Émotion pleine { $card }
point-come = { $what }
point-gone = Perdu : { $what }

## Ce qui n’apporte pas de points lors d’une Révélation

unscored-tie = Égalité à { $count } : personne n’accomplit { $aspiration }.
unscored-nothing = Personne n’a rien pour { $aspiration }.
unscored-behind = { $team } a un retard de { $count } dans sa propre Aspiration, { $aspiration }, qui ne compte que pour cette équipe : elle n’est pas accomplie.
unscored-level = { $team } est à égalité, à { $count }, dans sa propre Aspiration, { $aspiration }, et devrait être devant.
unscored-conditions = { $team } ne remplit aucune condition ({ $aspiration }).
unscored-idle = { $team } : l’Aspiration Propre est la même que la Commune et ne compte pas deux fois.
unscored-none-met = { $team } n’a rien accompli : pas de Fragment.
unscored-fewer = { $team } en a accompli moins que l’autre équipe : pas de Fragment.
unscored-endgame = Les deux équipes accomplissent autant d’Aspirations de fin : pas de Pyramidion.
unscored-none-left = { $team } n’a plus de { $fragment }.
unscored-no-fortress = Aucune Forteresse ici : { $realm }.
unscored-fresh = La Forteresse ({ $team }, { $realm }) a été construite ou exaltée ce tour et reste où elle est.
unscored-far = La Sphère a été absorbée de loin : la Forteresse ({ $team }, { $realm }) reste où elle est.

## Les raisons qui ne sont ni carte, ni amélioration, ni action

reason-set-up = mise en place
reason-end-turn = fin du tour
reason-none-left = il n’en restait pas à la fin du tour
reason-token = pour un jeton Vibration
reason-wheel = bonus de la Roue
reason-capping = au lieu d’un Pyramidion
reason-revelation = Révélation
reason-fortress = Forteresse
reason-realm-control = contrôle du Royaume
reason-further-card = carte de plus
reason-further-essence = Essence de plus
reason-exchanged = changée en Essence
reason-insecurity = Insécurité
reason-failure = action manquée
reason-special-scheme = Stratagème spécial
reason-fortress-income = pouvoir d’Amour
reason-fortress-bonus = pouvoir d’Amour
reason-big-absorb-draw = pouvoir de Délice
reason-upgrade-discount = pouvoir de Haine
reason-realm-discount = pouvoir de Raison
reason-gain-exchange = pouvoir d’Intuition

## Décisions

decision-turn = { $spirit }, que fais-tu ?
decision-take = Ton tour se termine. Que prend ton équipe ?
# $count : laquelle des Émotions de départ ; l’Esprit va avec la première.
decision-place = { $count ->
        [2] { $spirit }, à côté de quelle Frontière va ta seconde Émotion de départ ?
       *[other] { $spirit }, sur quelle Frontière commences-tu ?
    }
decision-choose-place = { $spirit }, sur quelle Frontière commences-tu ? Les deux sont à côté de tes Émotions de départ.
decision-place-emotion = { $count ->
        [2] Où va ta seconde Émotion de départ ?
       *[other] Où va ton Émotion de départ ?
    }
decision-join = { $spirit }, sur quelle Frontière commences-tu ? Tu peux la partager avec n’importe qui.
decision-wild-tokens = { $spirit }, place tes jetons primitifs : il en reste { $left }. Le premier d’une ligne débloque son action, les autres ses améliorations.
decision-start-tokens = { $spirit }, place un jeton de chaque Vibration : il en reste { $left }. Le premier d’une ligne débloque son action, les autres ses améliorations.
decision-place-token = { $row } : défausses-tu d’abord une carte pour placer un jeton Vibration de sa couleur sur la ligne ?
decision-discard-for-token = Quelle carte défausses-tu pour le jeton { $colour } sur { $row } ?
decision-use = { $row } : quelles améliorations utilises-tu ?
decision-move = Où vas-tu ?
decision-push-whom = Qui envoies-tu ailleurs ?
decision-push-where = Où envoies-tu { $other } ?
decision-move-slot = Quelle Émotion à côté de ta nouvelle case ?
decision-invoke = Quelle Émotion invoques-tu ?
decision-invoke-kind = Quelle Essence reçoit { $card } ? L’Émotion compte pour cette équipe.
decision-invoke-slot = Sur quel emplacement poses-tu { $card } ?
decision-invoke-toll = Quelle Essence remets-tu dans la réserve, comme le demande un pouvoir ?
decision-quell = Quelle Émotion refoules-tu ?
decision-quell-amount = Combien d’Essences retires-tu à { $card } ?
# $is_kept : si la carte reste en main.
decision-quell-reveal = Pour refouler { $card }, tu montres une carte de ta main qui convient. Laquelle ? { $is_kept ->
        [0] Elle est défaussée ensuite.
       *[1] Elle reste dans ta main.
    }
decision-fortify = Sur quel site ?
decision-fortify-kind = Avec quelle Essence payes-tu ? Une nouvelle Forteresse compte pour cette équipe.
decision-empower = Quelle Émotion transcendes-tu ?
decision-empower-card = Quelle carte défausses-tu pour que s’élève sa contrepartie Profonde ?
decision-empower-into = En quelle Émotion Profonde se change { $card } ?
decision-empower-colour = Quelle Vibration a { $card } désormais ?
decision-move-emotion = Quelle Émotion déplaces-tu ?
decision-move-emotion-to = Sur quel emplacement va { $card } ?
decision-intensify = Quelle Émotion reçoit de l’Essence ?
decision-intensify-amount = Combien d’Essences poses-tu sur { $card } ?
decision-intensify-lent = Combien d’entre elles viennent d’Abnégation ?
decision-harvest = Combien de Volontés changes-tu en Essence ?
decision-draw-more = Pioches-tu une carte de plus, { $card } ?
decision-absorb = De quelle Sphère absorbes-tu ?
decision-absorb-bonus = Prends-tu le bonus de la Sphère { $sphere } ? { $bonus }
decision-gain-exchange = Intuition a gagné de la Volonté. En change-t-elle 1 en Essence ?
decision-delight-draw = Délice peut piocher une carte, { $card }.
decision-add-token = Un jeton Vibration va sur ton plateau ({ $why }) : lequel ? Tu ne défausses pas de carte pour cela.
decision-gain-essence = Quelle Essence gagnes-tu ?
decision-lose-essence = Quelle Essence perds-tu ?
decision-drain = De quelle Sphère ponctionnes-tu 1 VO ?
decision-sullen-look = Fais-tu pivoter l’Origine d’un cran ?
decision-savour = Quelle carte gardes-tu ?
decision-remorse = Quelle carte défausses-tu ?
decision-team-willpower = { $card } : quel Esprit de ton équipe gagne { $count } VO ?
decision-mourn = { $card } : une Émotion a quitté le plateau. Quel Esprit de ton équipe prend quelque chose pour cela ?
decision-mourn-take = { $card } : que prend { $other } ?
decision-parting-draw = { $card } a quitté le plateau. Quel Esprit de ton équipe pioche ?
decision-parting-willpower = { $card } a quitté le plateau. Quel Esprit de ton équipe gagne de la Volonté ?
decision-parting-essence = { $card } a quitté le plateau. Quel Esprit de ton équipe gagne de l’Essence ?
decision-parting-essence-kind = { $card } : quelle Essence gagne { $other } ?
decision-parting-token = { $card } a quitté le plateau. Quel Esprit de ton équipe reçoit un jeton Vibration ?
decision-parting-token-where = { $card } : quel jeton Vibration reçoit { $other } ?
decision-fetch-emotion = { $card } peut amener une autre Émotion à côté d’elle.
decision-fetch-emotion-to = Sur quel emplacement vient { $card } ?
decision-step-spirit = { $card } : ton Esprit peut faire un pas.
decision-shove-spirit = { $card } : tu peux repousser un Esprit adverse.
decision-shove-spirit-to = Où va { $other } ?
decision-place-essence = { $card } : tu peux poser 1 de tes Essences sur une Émotion.
decision-fill-neighbours = { $card } peut remplir ses voisines : 1 Essence pour laquelle ?
decision-gift = { $card } : qui reçoit le cadeau ?
decision-rotate-origin = { $card } : fais-tu pivoter l’Origine d’un cran ?
decision-arrange-aspirations = Mets les Aspirations Propres en ordre : laquelle est en position { $place } à partir du dessus ?
decision-chip-neighbour = { $card } : tu peux retirer 1 Essence à une Émotion adjacente.
decision-drain-neighbour = { $card } : quelle Émotion perd de l’Essence ?
decision-steal-willpower = { $card } : à quel Esprit prends-tu de la Volonté ?
decision-steal-by-comparison = { $card } : à quel Esprit prends-tu ?
decision-take-from-sphere = { $card } : de quelle Sphère prends-tu de la Volonté ?
decision-empty-sphere = { $card } : de quelle Sphère de la Volonté va-t-elle à la réserve ?
decision-lower-tokens = De quelle Émotion réduis-tu de 1 le jeton Intensité ? Il te reste { $left } à réduire.
decision-insecurity = { $card } : quel Esprit reçoit un jeton Insécurité ?
decision-insecurity-row = { $other } : sur quelle ligne places-tu le jeton Insécurité ?
decision-remove-common = L’autre équipe a gagné un Fragment Majeur. Quelle Aspiration Commune retire ton équipe ?
decision-move-common = Ton équipe a le moins de points. Déplaces-tu une Aspiration Commune à une autre place de la rangée ?
decision-move-common-to = À quelle place va { $aspiration } ? La première est la prochaine.
decision-choose-hidden = Ton équipe n’a accompli aucune Aspiration. Regardes-tu les trois premières Aspirations Propres pour en choisir une ?
decision-pick-hidden = Laquelle est ta nouvelle Aspiration Propre ? Si la Commune était parmi les trois, elle n’est pas proposée.

## Choix

group-spirit-actions = Actions Esprit
group-realm-actions = Actions Royaume
group-abilities = Capacités d’Ambition et fin
choice-yes = Oui
choice-no = Non
choice-yes-draw-more = Oui, la piocher
choice-no-draw-more = Non, cela suffit
choice-no-choose-hidden = Non, les mélanger
choice-no-fill-neighbours = C’est tout
choice-no-lower-tokens = C’est tout
choice-no-gain-exchange = Non, garder la Volonté
choice-no-move-common = Non, laisser la rangée ainsi
choice-token-none = Pas de jeton
choice-token = { $upgrade ->
        [none] jeton { $colour } qui débloque { $row }
       *[other] jeton { $colour } sur { $row } : { $upgrade }
    }{ $cards ->
       *[1] { "" }
        [2] { " " }(deux cartes)
    }{ $removed ->
       *[none] { "" }
        [other] , et le jeton sur { $removed } s’en va
    }
upgrade-on-space = { $upgrade } (case { $space })
choice-use-none = Aucune amélioration
choice-card = { $card } { $numbers } : { $power }
choice-card-plain = { $card } { $numbers }
choice-slot-empty = { $slot } : vide
choice-slot = { $slot } : { $card }, Essence { $essence } sur { $spaces }, Intensité { $intensity }{ $token ->
       *[0] { "" }
        [one] { " " }(jeton +{ $token })
        [other] { " " }(jeton +{ $token })
    }
choice-space = { $space } ({ $count ->
        [one] emplacement
       *[other] emplacements
    } { $slots } ; { $spheres } VO){ $spirits ->
        [none] { "" }
       *[other] , avec { $spirits }
    }
choice-site-empty = { $realm } : site vide
choice-site = { $realm } : { $fortress }
fortress-aligned = { $fortress }, compte pour { $team }
choice-essence = Essence ({ $team })
choice-spirit-ego = { $spirit } : { $space }
choice-spirit = { $spirit } : { $space }, { $wp } VO, { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } { $essence ->
            [one] Essence
           *[other] Essences
        }
    }
choice-sphere = { $taken ->
        [0] { $sphere } ({ $realm }), { $wp } VO
       *[other] { $sphere } ({ $realm }) : prendre { $taken } VO sur { $wp }{ $empties ->
            [1] , ce qui cause une Révélation
           *[other] { "" }
        }. { $bonus }
    }
choice-amount-harvest = { $count } VO en { $count } { $count ->
        [one] Essence
       *[other] Essences
    }
    .aloud = Changer { $count } { $count ->
        [one] Volonté
       *[other] Volontés
    } en { $count } { $count ->
        [one] Essence
       *[other] Essences
    }
choice-amount-quell-amount = { $count } { $count ->
        [one] Essence
       *[other] Essences
    }
    .aloud = Retirer { $count } { $count ->
        [one] Essence
       *[other] Essences
    }
choice-amount-intensify-amount = { $count } { $count ->
        [one] Essence
       *[other] Essences
    }
    .aloud = Y poser { $count } { $count ->
        [one] Essence
       *[other] Essences
    }
choice-amount-intensify-lent = { $count } d’Abnégation
choice-amount-move-common-to = place { $count }
choice-aspiration = { $aspiration }, en ce moment { $counts }. { $text }
choice-take-ambition = 1 Ambition devient disponible
choice-take-cards = Piocher 2 cartes
choice-mourn-take-cards = { $count ->
        [one] Piocher une carte
       *[other] Piocher { $count } cartes
    }
choice-mourn-take-essence = { $count } { $count ->
        [one] Essence
       *[other] Essences
    }
choice-mourn-take-willpower = { $count } VO
