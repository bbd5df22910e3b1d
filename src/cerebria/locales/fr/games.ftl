# Ses propres parties finies : ce qui a été gagné, avec qui, et d’où sont venus les points.

games-lead = Ce que tu as gagné, avec qui, et d’où sont venus tes points.
games-none = Aucune partie n’est encore finie
games-none-text = Ici sera dessiné ce que tu as gagné, et grâce à quoi.
games-sum = gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }
games-course = L’une après l’autre
games-course-hint = Vers le haut ce qui a été gagné, vers le bas ce qui a été perdu, aussi haut que l’écart en points. Chacune peut être revue.
games-column = { $title }, { $when } : { $outcome }
games-won = gagnée de { $points }
games-lost = perdue de { $points }
games-drawn = nulle
games-both = jouée pour plusieurs équipes
games-spirits = Par Esprit
games-levels = Contre qui
games-editions = Par édition
games-sources = D’où sont venus tes points
games-sources-hint = { $count ->
        [one] En une partie.
       *[other] En moyenne, en { $count } parties.
    }
games-unread = { $count ->
        [one] Une partie de plus est encore examinée.
       *[other] { $count } parties de plus sont encore examinées.
    }
games-people = Avec qui
games-against-people = Des gens
games-against-ego = Ego : { $level }
games-bar = { $what } – gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }
games-bar-points = { $what } : { $points }
games-replays = Aux parties à revoir
games-keep = Emporter, télécharger, effacer
