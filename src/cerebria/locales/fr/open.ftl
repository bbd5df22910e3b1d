# Des tables que tout le monde peut trouver, et des gens qui en cherchent une.

open-find = Me trouver une table
open-find-go = Trouver quelqu’un
open-find-text = { $count ->
        [0] Tu t’assieds à une table qui convient, ou tu joues avec la prochaine personne qui veut jouer à la même chose.
        [one] Une personne cherche une table en ce moment.
       *[other] { $count } personnes cherchent une table en ce moment.
    }
open-put-up = Proposer une table
open-put-up-text = Elle reste dans la liste jusqu’à ce que quelqu’un s’assoie. C’est toi qui décides quand la partie commence.
open-seeking = Recherche en cours…
open-seeking-text = { $count ->
        [0] Personne d’autre ne cherche en ce moment. Garde cette page ouverte : tu seras conduit à la table.
        [one] Une autre personne cherche. Garde cette page ouverte : tu seras conduit à la table.
       *[other] { $count } autres personnes cherchent. Garde cette page ouverte : tu seras conduit à la table.
    }
open-nobody = Personne ne veut jouer à la même chose en ce moment. Tu peux attendre encore, ou jouer contre un programme.
open-stop = Ne plus chercher
open-program = Jouer plutôt contre un programme
open-found = Il y a une table pour toi.
open-rules-any = Toutes les règles
open-pace = Rythme
open-pace-any = Tous les rythmes
open-pace-any-text = Comme l’autre préfère.
open-sitting-once = D’une traite
open-sitting-days = Sur plusieurs jours
open-filters = Quelles tables sont montrées
open-newcomers = Débutants bienvenus
open-list = Tables où t’asseoir
open-looking = Recherche des tables…
open-none = Aucune table n’est ouverte en ce moment. Proposes-en une, ou laisse-nous te trouver quelqu’un.
open-count = { $all ->
        [one] Une table { $count ->
            [0] n’est pas montrée
           *[other] est montrée
        }.
       *[other] { $count } tables montrées sur { $all }.
    }
open-table = « { $title } », la table de { $host }
open-host = Proposée par { $host }
open-for-newcomers = Les débutants sont bienvenus
open-seats = { $count ->
        [one] un siège
       *[other] { $count } sièges
    }
open-seat = { $spirit } : { $who }
open-seat-free = libre
open-ego = contre Ego
open-hints = avec des conseils
open-own-cards = avec ses propres cartes
open-chosen-seed = avec une graine choisie
open-take = S’asseoir
open-take-of = S’asseoir à « { $title } »
open-own = À ta table
open-own-of = À ta table « { $title } »
open-off = Ce serveur ne montre pas de tables ouvertes. Ouvre une table et envoie un lien ou un code.
open-listing = Que tout le monde puisse trouver cette table
open-listing-text = Elle est montrée parmi les tables ouvertes, avec ton nom, jusqu’au début de la partie.
open-listed = Elle est dans la liste sous le nom « { $title } ».
open-listing-change = Changer ce qui est montré
open-unlist = Retirer de la liste
open-list-it = Montrer dans la liste
open-list-not = Laisser tel quel
open-wanted = Qui est recherché
open-wanted-placeholder = Par exemple : quelqu’un de patient
open-unwanted = Les personnes que tu tiens à l’écart de tes tables
open-want-again = Laisser revenir
open-want-again-of = Laisser revenir { $name }
