# La commande moderate : ce que font les responsables pour les tables ouvertes et les gens.

help-moderate = S’occuper des tables ouvertes et des gens sur un serveur, et voir une page de chiffres. Un serveur en marche fait en quelques secondes ce qui est dit.
help-moderate-examples =
    cerebria moderate tables
    cerebria moderate figures
help-moderate-tables = Les tables ouvertes, avec les clés de ceux qui les ont ouvertes ; ou, avec une table, qui y est assis.
help-moderate-tables-examples =
    cerebria moderate tables
    cerebria moderate tables k3vd8m2qy7hx4n9p
help-moderate-close = Retirer une table de la liste, et y mettre fin.
help-moderate-close-examples =
    cerebria moderate close k3vd8m2qy7hx4n9p --reason "Insults in the title"
    cerebria moderate close k3vd8m2qy7hx4n9p --only-list
help-moderate-block = Exclure quelqu’un, par la clé de son navigateur ou par une adresse. Il ne peut plus rien y faire, et sa connexion prend fin.
help-moderate-block-examples =
    cerebria moderate block h7wq2c9rt4kz6m3x --days 7 --with-address --reason "Insults"
    cerebria moderate block 203.0.113.7
help-moderate-unblock = Laisser revenir quelqu’un.
help-moderate-unblock-examples =
    cerebria moderate unblock 203.0.113.7
help-moderate-log = Ce qui a été fait, quand et pourquoi, et qui est exclu.
help-moderate-log-examples =
    cerebria moderate log
help-moderate-figures = Combien il y a de gens et de tables, et ce qui s’est fait récemment : une page.
help-moderate-figures-examples =
    cerebria moderate figures --database postgresql://cerebria@localhost/cerebria
help-argument-open-table = La table : la fin de son adresse.
help-argument-who = Une personne, par la clé que montre « tables », ou une adresse du réseau.
help-option-reason = La raison, notée dans le journal.
help-option-only-list = Laisser la partie à ceux qui la jouent.
help-option-barred-days = Pour autant de jours ; sans cette option, pour de bon.
help-option-with-address = Exclure aussi l’adresse d’où la personne reviendra. Tous ceux qui passent par cette adresse sont exclus.
moderate-host = hôte
moderate-closed = La table { $table } n’est plus dans la liste, et un serveur y met fin en quelques secondes.
moderate-unlisted = La table { $table } n’est plus dans la liste.
moderate-blocked = { $who } est exclu.
moderate-unblocked = { $who } peut revenir.
moderate-close = fermée
moderate-unlist = retirée de la liste
moderate-block = exclu
moderate-unblock = laissé revenir
moderate-for-good = pour de bon
moderate-column-table = Table
moderate-column-title = Titre
moderate-column-wanted = Recherché
moderate-column-host = Hôte
moderate-column-person = Clé
moderate-column-seat = Siège
moderate-column-name = Nom
moderate-column-at = Quand
moderate-column-deed = Quoi
moderate-column-subject = Qui ou quoi
moderate-column-reason = Pourquoi
moderate-column-done = Fait
moderate-column-barred = Exclu
moderate-column-until = Jusqu’à
figures-people = Personnes
figures-people-day = Personnes venues aujourd’hui
figures-people-week = Personnes venues cette semaine
figures-open = Tables qui attendent des joueurs
figures-running = Parties en cours
figures-moved-day = dont avancées aujourd’hui
figures-over-week = Parties finies cette semaine
figures-listed = Tables dans la liste
figures-seeking = Personnes qui cherchent quelqu’un
figures-channels = Moyens d’appeler les gens
figures-sent-day = Appels envoyés aujourd’hui
figures-unsent = Appels en attente
figures-barred = Personnes et adresses exclues
figures-deeds-week = Ce qui s’est fait cette semaine avec « moderate »
