# La commande arena.

## Aide

help-arena-bots = Qui se rencontre : { $bots }. Avec un nombre de positions par plan : planner@500. Un programme à toi : FICHIER:CLASSE, comme shy.py:Shy, ou une commande : « pipe:COMMANDE ».
help-arena-games = Combien de parties jouent deux programmes entre eux, au moins ; chaque donne est jouée avec les camps échangés. Contre Ego : combien en joue chaque programme.
help-arena-gauntlet = Seul le premier programme rencontre tous les autres.
help-arena-sprt = Arrêter une rencontre dès que ses parties parlent clairement pour l’une de deux parts des points du premier programme : « 0.5,0.55 ». Chacune est trouvée à tort dans 5 cas sur 100.
help-arena-nodes = Combien de positions un plan peut regarder, pour les programmes qui acceptent une telle limite.
help-arena-time = Combien de secondes un plan peut prendre, pour les programmes qui acceptent une telle limite. Les parties dépendent alors de la machine.
help-arena-cores = Combien de cœurs une décision peut utiliser, pour les programmes qui acceptent une limite ; avec --jobs 2 et --cores 4, huit sont utilisés. Davantage ne change aucune partie, sauf si --time est donné : alors un tel programme va plus loin.
help-arena-state = Écrire chaque partie dans ce fichier, et continuer à partir de lui s’il existe.
help-arena-save = Écrire dans ce dossier un enregistrement de chaque partie jouée maintenant.
help-arena-plot = Dessiner les résultats dans ce fichier.

## Résultats

arena-bot = Programme
arena-score = Points
arena-interval = Intervalle à 95 %
arena-games = Parties
arena-rating = Classement
arena-rating-value = { $points } ± { $spread }
arena-time = Temps par décision
arena-match = { $one } contre { $two } : { $score } % ({ $least }–{ $most } %)
arena-test-high = Décidé : les parties parlent pour { $high } % pour { $one }, contre { $low } %.
arena-test-low = Décidé : les parties parlent pour { $low } % pour { $one }, contre { $high } %.
arena-test-open = Pas décidé entre { $low } % et { $high } %.
arena-interrupted = Arrêté avant que toutes les parties soient jouées ; voici les résultats jusqu’ici.
arena-interrupted-kept = Arrêté avant que toutes les parties soient jouées. { $games ->
        [one] { $games } partie est conservée
       *[other] { $games } parties sont conservées
    } dans { $file } : la même commande continue à partir de là.
arena-plot-title = Part des points, avec son intervalle à 95 %
