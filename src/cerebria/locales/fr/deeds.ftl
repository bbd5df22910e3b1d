# Ce qui a été fait, acte par acte, en images et en courtes lignes.

## La bande

deeds-title = Ce qui s’est passé
deeds-empty = Ce qui est fait se montre ici, acte par acte.
deeds-turn = Tour { $number } : { $spirit }
deeds-set-up = Mise en place
deeds-again = Montrer de nouveau ce qui s’est passé depuis mon dernier tour
deeds-again-look = Montrer de nouveau ce qui s’est passé depuis ma dernière visite
deeds-new = Nouveau
deeds-new-text = Nouveau depuis ta dernière visite
deeds-skip = Passer (Espace)
deeds-speed = Vitesse : { $speed }. Appuie pour la suivante.
deeds-speed-slow = lente
deeds-speed-normal = normale
deeds-speed-quick = rapide
deeds-speed-off = aucune
deeds-sound-on = Le son est activé. Appuie pour le désactiver.
deeds-sound-off = Le son est désactivé. Appuie pour l’activer.
deeds-pace-slow = ½×
deeds-pace-normal = 1×
deeds-pace-quick = 2×
deeds-pace-off = 0
deeds-press = Appuie pour le revoir.

## Noms courts de ce qui n’est pas une action

deed-title-starts = Début
deed-title-set-up = Mise en place
deed-title-begins = Début du tour
deed-title-ends-turn = Fin du tour
deed-title-revelation = Révélation
deed-title-round = Nouvelle manche
deed-title-over = La fin
deed-title-schemes = Stratagèmes
deed-title-ego-special = Stratagème spécial
deed-title-gain-willpower = Volonté
    .aloud = Gagner de la Volonté
deed-title-draw-emotions = Piocher
    .aloud = Piocher des Émotions
deed-title-harvest = Récolter

# Une Frontière par les noms courts des deux Royaumes entre lesquels elle se trouve.
deed-between = { $one }–{ $other }

## Un acte sur une ligne

# $spirit : de qui est l’acte ; $row : ce qui a été fait, et ce que cela a pris et donné.
deed-by = { $spirit ->
        [none] { $row }
       *[other] { $spirit } : { $row }
    }
deed-row = { $count ->
        [0] { $deed }
       *[other] { $deed } : { $parts }
    }
deed-what = { $title }
    .aloud = { NAME($title, form: "aloud") }
deed-fails = { $action } (aucune manière)
deed-enters = { $action }, { $card } sur { $slot } (Intensité { $is })
    .aloud = { $action }, { $card } sur l’emplacement { $slot }, Intensité { $is }
deed-changes = { $action }, { $card } sur { $slot } (Intensité { $was } → { $is })
    .aloud = { $action }, { $card } sur l’emplacement { $slot }, Intensité de { $was } à { $is }
deed-leaves = { $action }, { $card } quitte { $slot }
    .aloud = { $action }, { $card } quitte l’emplacement { $slot }
deed-moves = { $action }, { $card } de { $slot } à { $to }
    .aloud = { $action }, { $card } de l’emplacement { $slot } à l’emplacement { $to }
deed-goes = { $action } : { $to }
deed-fortress = { $fortress ->
        [none] { $action }, { $realm } : la Forteresse disparaît
       *[other] { $action }, { $realm } : { $fortress }
    }
    .aloud = { $fortress ->
        [none] { $action }, { $realm }, la Forteresse disparaît
       *[other] { $action }, { $realm }, { $fortress }
    }
deed-sphere = { $was ->
        [none] { $action }, { $sphere }
       *[other] { $action }, { $sphere } ({ $was } → { $is } VO)
    }
    .aloud = { $was ->
        [none] { $action }, { $sphere }
       *[other] { $action }, { $sphere }, Volonté de { $was } à { $is }
    }
deed-cards = { $cards ->
        [none] { $count ->
            [one] { $action }, { $count } carte
           *[other] { $action }, { $count } cartes
        }
       *[other] { $action }, { $cards }
    }
deed-origin = { $action }, chaque Sphère avance d’un Royaume, { $sphere } est maintenant à la Vallée des Motivations
deed-token = { $action }, { $colour } sur { $row }
deed-schemes = { $action }, but : { $aim }

## Ce que cela a pris, donné et changé

deed-gain = { $sign ->
        [less] { $spirit ->
            [none] −{ $what }
           *[other] −{ $what } ({ $spirit })
        }
       *[more] { $spirit ->
            [none] { $team ->
                [none] +{ $what }
               *[other] { $team } +{ $what }
            }
           *[other] +{ $what } ({ $spirit })
        }
    }
deed-good-cards = { $count } { $count ->
        [one] carte
       *[other] cartes
    }
deed-good-actions = { $count } { $count ->
        [one] Action
       *[other] Actions
    }
deed-good-points = { $count } { $count ->
        [one] point
       *[other] points
    }
deed-control = { $place } maintenant : { $team }
deed-intensity = { $card } sur { $slot } { $was } → { $is }
    .aloud = { $card } sur l’emplacement { $slot }, Intensité de { $was } à { $is }
deed-gets-token = jeton { $colour } sur { $row }
# $why : le pouvoir d’un Esprit.
deed-power = { $count } VO de moins grâce à ceci : { $why }
# $spirit : l’Esprit dont le pouvoir a agi.
deed-works = { NAME($spirit, form: "start") ->
        [vowel] pouvoir d’{ $spirit }
       *[other] pouvoir de { $spirit }
    }
deed-ends = la partie se termine

## Ce qu’on entend

deed-aloud = { $deed }.
    .aloud = { NAME($deed, form: "aloud") }.
# $parts: what it took with it, and what made it possible.
deed-aloud-with = { $deed } : { $parts }.
    .aloud = { NAME($deed, form: "aloud") } : { NAME($parts, form: "aloud") }.
deed-loses = Essence retirée : { $count }
