# Ce qu’a chaque écran : son titre, le haut de la page, les noms des gens, et ce qui s’est mal passé.

## La page

web-title = Cerebria
home-title = { $screen } – Cerebria
home-title-waits = { $count ->
        [one] { $table } t’attend
       *[other] { $count } tables t’attendent
    }
home-title-new = Ouvrir une table
home-title-join = Rejoindre une table
home-title-open = Tables ouvertes
home-title-table = Une table
home-title-settings = Réglages
home-title-rules = Règles
home-title-cards = Cartes
home-title-decks = Paquets
home-title-tutorial = Tutoriel
home-title-replay = Revoir une partie
home-title-replays = Parties à revoir
home-title-games = Mes parties
home-title-called = Être appelé
home-title-lost = Rien ici
home-skip = Aller au contenu
home-close = Fermer
home-back = Retour à l’accueil
home-reload = Recharger
home-lost = Il n’y a rien ici
home-lost-text = L’adresse mène à un endroit que même Anxiété n’a jamais imaginé.
home-newer = Une nouvelle version de Cerebria est là
home-newer-text = Ce qui est ouvert a été fait avant elle. Recharge : les parties continuent là où elles en étaient.
home-newer-load = Charger la nouvelle version
home-failed = Cette partie de la page n’a pas pu être chargée
home-failed-text = Peut-être que le réseau est coupé un instant, ou qu’une version plus récente de la page est sortie.

## Le haut de la page

home-nav = Lieux principaux
home-nav-home = Cerebria : à l’accueil
home-nav-menu = Menu
home-nav-tutorial = Tutoriel
home-nav-rules = Règles
home-nav-cards = Cartes
home-nav-decks = Paquets
home-nav-replays = Revoir
home-nav-settings = Réglages
home-language = Langue
home-theme-to-light = Passer au thème clair
home-theme-to-dark = Passer au thème sombre

## Noms

home-name = Ton nom
home-name-default = Rêveur
home-name-none = Invité
home-name-title = Comment t’appeler ?
home-name-hint = Tout le monde à tes tables voit ce nom. Il n’y a pas de compte : ce navigateur se souvient de toi.
home-name-empty = Un nom a besoin d’une lettre ou deux.
home-name-take = Prendre ce nom
home-name-change = Changer de nom
home-name-known = Tu es maintenant { $name }.
home-program-easy = Programme facile
home-program-medium = Programme moyen
home-program-hard = Programme difficile
home-program-expert = Programme expert
home-program-greedy = Programme moyen
home-program-random = Programme au hasard
home-seat-nobody = encore personne

## Ce qui s’est mal passé

home-error-unknown = Cela n’a pas marché. Réessaie dans un moment.
home-error-web-unreachable = Le serveur est injoignable. Le réseau est-il là ?
home-error-web-closed = La connexion à la table s’est terminée.
home-error-not-signed-in = Le serveur ne te connaît plus. Choisis de nouveau ton nom.
home-error-no-such-link = Ce lien ne mène nulle part (ou plus) : peut-être qu’un plus récent l’a remplacé. Demandes-en un autre.
home-error-already-over = La partie est terminée : le siège n’est donc plus disponible.
home-error-no-such-table = Cette table n’existe pas, ou tu n’y as pas été admis. Demande un lien à son hôte.
home-copy-failed = Le navigateur ne nous laisse pas copier. Sélectionne l’adresse et copie-la à la main.
