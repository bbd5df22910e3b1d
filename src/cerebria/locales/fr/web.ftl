# Ce qui est sur la table, dans le navigateur.

## Le plateau

web-board = Le plateau
web-zoom = De près
web-zoom-whole = Tout le plateau
web-zoom-realm = Regarder de près : { $realm }
web-slot-empty = Emplacement vide { $slot }, { $place }
web-slot-held = { $emotion } ({ $team }){ $aligned ->
        [none] { "" }
       *[other] , compte pour { $aligned },
    } sur l’emplacement { $slot }, { $place } : Intensité { $intensity }, Essence { $essence } sur { $spaces }
web-token = +{ $count }
web-space = { $place }{ $spirits ->
        [none] { "" }
       *[other] { " " }: { $spirits }
    }
web-site-empty = Site de Forteresse vide, { $realm }
web-site-held = Forteresse ({ $team }, { $fragment }){ $aligned ->
        [none] { "" }
       *[other] , compte pour { $aligned }
    }, { $realm }{ $worth ->
        [0] { "" }
       *[other] , vaut { $worth } à la fin
    }
web-spirit = { $spirit } ({ $team })
web-controlled = { $place } : { $team ->
        [none] personne ne contrôle
       *[other] sous le contrôle de cette équipe, { $team }
    }
web-blocked = { $emotion } est bloquée : elle ne compte pas ici, { $place }, où { $by } est à côté d’elle

## Cartes

web-card-back = Une carte face cachée
web-essence-spaces = Intensité selon l’Essence
web-empowers = Transcender à { $count } : { $emotion }
web-grew-from = Auparavant : { $emotion }
web-grows-from = Auparavant : { $emotion }, à { $count }
web-counts-for = Compte pour { NAME($team, form: "gender") ->
        [feminine] la { $team }
        [vowel] l’{ $team }
       *[masculine] le { $team }
    }
web-kind-starting = Départ
web-kind-mild = Légère
web-kind-strong = Profonde
web-when-enters = À l’entrée en jeu
web-when-ongoing = Tant qu’elle est sur le plateau
web-when-leaves = Quand elle quitte le plateau
web-status-documented = pouvoir publié
web-status-documented-in-part = pouvoir publié en partie
web-status-designed = pouvoir conçu pour ce programme

## Aspirations et points

web-common = Aspiration Commune
web-met = { $team } l’accomplit
web-met-nobody = personne devant
# Où en est une Aspiration, pour qui l’entend. $counts : ce qu’en a chaque équipe.
web-aim-aloud = { $counts } : { $leader ->
        [none] personne n’est devant
       *[other] { $leader } mène de { $lead }
    }.
# De même pour une Aspiration Propre, que seule son équipe peut accomplir.
web-aim-behind = { $counts } : { $team } a un retard de { $count }.
web-points = { $count } { $count ->
        [one] point
       *[other] points
    }{ $more ->
        [0] { "" }
       *[other] , et { $more } de plus à la fin
    }
web-score = Score
web-wheel = { $team } : { $count } sur { $end } sur la Roue des Intentions
web-ambition = Ambition : { $count } sur { $most } { $count ->
        [one] disponible
       *[other] disponibles
    }
web-identity = L’Identité
web-identity-empty = L’Identité est encore vide
web-fragment = { $fragment } ({ $team })
# Les étages se comptent depuis le sol.
web-storey = Étage { $storey } : { $fragment } ({ $team })

## Sièges et plateaux Esprit

web-seat-turn = joue
web-seat-you = toi
web-seat-nowhere = pas encore sur le plateau
web-willpower = { $count } { $count ->
        [one] Volonté
       *[other] Volontés
    }
web-essence = { $count } { $count ->
        [one] Essence
       *[other] Essences
    } ({ $team })
web-hand = Main
web-hand-of = { $count ->
        [0] Aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-hand-known = { $hand }. Cartes connues : { $cards }
web-deck-of = { $count ->
        [0] aucune carte dans la pioche
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
web-deck-top = { $deck }. Sur le dessus : { $emotion }
web-spirit-board = Plateau : { $spirit }
web-token-space = { $token ->
        [none] case libre
       *[other] jeton Vibration { $token }
    }
web-unlock = Débloque
web-row-space = { $row } : { $what }
web-insecurity = Insécurité : +1 VO
web-actions = { $left ->
        [one] { $left } Action restante
       *[other] { $left } Actions restantes
    }

## Parties en manches

web-sphere-majors = { $count ->
        [one] Un Fragment Majeur lui appartient : { $teams }
       *[other] Des Fragments Majeurs lui appartiennent : { $teams }
    }
web-space-replaces = { $space }, à la place du jeton { $token }
web-upgrade-cards = Un jeton y coûte { $count } { $count ->
        [one] carte
       *[other] cartes
    }
