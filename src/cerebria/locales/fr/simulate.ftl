# Les commandes simulate et bench.

## Aide

help-simulate-games = Combien de parties jouer.
help-simulate-seed = La graine de la première partie ; chaque partie suivante prend le nombre suivant.
help-simulate-secret = Le secret avec lequel sont faites les donnes, pour rejouer les parties d’une fois précédente. Là où jouent des programmes à toi, un secret est tiré et dit ensuite : ils ne doivent pas découvrir la donne en essayant des graines.
help-simulate-jobs = Combien de processus jouent en même temps. Les résultats n’en dépendent pas.
help-cluster = Faire jouer les machines d’une grappe Ray : son adresse, « auto » pour celle à laquelle appartient cette machine, ou « here » pour une grappe des seuls processeurs de cette machine, autant que le dit --jobs. Demande Ray (cerebria[cluster]) ; chaque machine a besoin de la même version de cerebria. Les résultats n’en dépendent pas.
help-simulate-bots = Qui joue : un programme pour tous les sièges, un pour chaque équipe, ou un pour chaque siège (le premier Esprit de chaque équipe, puis le second). Contre Ego, seulement pour les sièges des personnes. Il y a : { $bots }.
help-simulate-all = Jouer tour à tour toutes les sortes de parties : chaque nombre de joueurs, choix de Façonneurs, mode, face de plateau et sorte de paquet, chaque fois avec d’autres Esprits. Les options données en plus valent pour toutes les parties.
help-simulate-save = Écrire dans ce dossier un enregistrement de chaque partie.
help-simulate-rows = Écrire une ligne pour chaque partie dans ce fichier : du JSON par lignes si son nom finit par .jsonl, un tableau s’il finit par .csv.
help-simulate-json = Afficher les résultats en JSON.
help-bench-seconds = Combien de temps mesurer.
help-bench-json = Afficher les chiffres en JSON.

## simulate

simulate-progress = Parties
simulate-games = Parties
simulate-finished = Terminées
simulate-errors = Erreurs
simulate-wins = Gagnées : { $team }
simulate-draws = Égalités
simulate-people = Gagnées par les personnes contre Ego
simulate-interval = { $least }–{ $most } %
simulate-ending-common = Fin : plus d’Aspiration Commune
simulate-ending-fragment = Fin : plus de Fragment
simulate-ending-wheel = Fin : Roue des Intentions pleine
simulate-ending-turn-limit = Fin : limite de tours
simulate-ending-majors = Fin : troisième Fragment Majeur
simulate-ending-rounds = Fin : cinq manches finies
simulate-score = Points en moyenne : { $team }
simulate-turns = Nombre moyen de tours
simulate-decisions = Nombre moyen de décisions
simulate-seconds = Secondes
simulate-games-per-s = Parties par seconde
simulate-secret = Les donnes ont été faites avec le secret { $secret } : avec --secret et la même graine, les mêmes parties sont rejouées.
simulate-failure = La partie de graine { $seed } a échoué : { $error }
simulate-more-failures =
    { $count ->
        [one] Encore { $count } partie a échoué. Utilise --json pour la voir.
       *[other] Encore { $count } parties ont échoué. Utilise --json pour toutes les voir.
    }
simulate-interrupted = Arrêté avant que les { $games } parties soient toutes jouées ; voici les résultats jusqu’ici.
simulate-bot-counts = un programme pour tous, un pour chacune des { $teams } équipes, ou un pour chacun des { $seats } sièges

## bench

bench-decisions_per_s = Décisions par seconde
bench-games_per_s = Parties au hasard par seconde
bench-copy_us = Copie d’un état
bench-view_us = Vue d’un siège
bench-mask_us = Masque des options
bench-imagine_us = Un monde imaginé derrière une vue
bench-facts_ms = Ce qu’on sait des options d’un tour
bench-greedy_ms = Un choix du programme greedy
bench-planner_ms = Un plan court du programme planner
bench-ego_ms = Un tour d’Ego
bench-import_ms = Importation du moteur
bench-microseconds = { $value } µs
bench-milliseconds = { $value } ms
