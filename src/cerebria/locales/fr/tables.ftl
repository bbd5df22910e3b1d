# Les tables autour de leur partie : en préparer une, liens, salle d’attente, hôte, discussion.

## Rejoindre

home-join-title = Tu as une invitation
home-join-busy = On ouvre la porte…
home-join-failed = Le lien ne s’ouvre pas
home-join-asks = As-tu un lien ou un code ?
home-join-asks-text = Qui a ouvert la table peut t’en envoyer un : pour un siège, ou pour regarder.
home-invite-somebody = Quelqu’un
home-invite-seat = { $host } te garde un siège à la table « { $title } » : { $spirit } ({ $team }).
home-invite-code = { $host } te garde un siège à la table « { $title } » : { $spirit } ({ $team }).
home-invite-code-full = Tous les sièges de la table « { $title } » sont pris. Demande un lien pour regarder (hôte : { $host }).
home-invite-watch = Tu peux regarder la table « { $title } » : tu vois ce que tout le monde voit, et aucune main (hôte : { $host }).
home-invite-replay = Tu peux revoir la partie « { $title } » (hôte : { $host }).
home-invite-person = { $name } y est assis maintenant. Si tu t’assieds, le siège est à toi.
home-invite-program = Un programme y joue maintenant. Si tu t’assieds, tu prends la suite.
home-invite-stand-in = Un programme y joue maintenant pour { $name }. Si tu t’assieds, le siège est à toi.
home-invite-seat-button = S’asseoir : { $spirit }
home-invite-code-button = S’asseoir : { $spirit }
home-invite-watch-button = Regarder
home-invite-replay-button = Voir la partie
home-invite-players = { $count } joueurs.
home-invite-is-open = La partie n’a pas commencé.
home-invite-is-running = La partie a commencé.
home-invite-is-over = La partie est terminée.
home-invite-is-ended = La partie a été arrêtée avant la fin.
home-invite-is-shelved = C’est un enregistrement de l’étagère.
home-invite-decline = Plus tard
home-joined-seat = Tu t’assieds : { $spirit } ({ $team }).
home-joined-watch = Tu regardes cette table.

## Préparer une table

home-part-game = La partie
home-part-spirits = Esprits
home-part-seats = Sièges et paquets
home-part-clock = Temps
home-part-hints = Conseils
home-part-advanced = Plus d’options
home-mode = Règles
home-mode-basic = Jeu de base
home-mode-basic-text = Ni Intentions, ni pouvoirs des Esprits, ni Émotions Profondes, places de départ fixes. Le mieux pour une première partie.
home-mode-full = Jeu complet
home-mode-full-text = Tout : les Intentions et leur Roue, les pouvoirs des Esprits, et les Émotions qui deviennent Profondes.
home-edition-final-text = Les règles telles que publiées, avec ou sans la troisième équipe et Ego.
home-edition-preview-text = Les règles peu avant leur version finale : premiers jetons en couleurs, Intentions avec leurs propres points, autres plateaux en face B et autres pouvoirs pour quatre Esprits. Deux équipes seulement.
home-edition-prototype-text = Un autre jeu sur le même plateau : cinq manches, une Fermeté que l’équipe partage pour ses actions, la Méditation, des buts pour la fin, et ni Forteresses ni Intentions. Deux équipes de deux Esprits chacune, ou des Façonneurs.
home-opponent = Adversaire
home-opponent-people = Personnes et programmes
home-opponent-people-text = Chaque équipe est jouée par quelqu’un.
home-opponent-ego = Ego
home-opponent-ego-text = Une ou deux personnes contre une équipe qui joue toute seule et dit ses raisons.
home-ego-team = Ego joue
home-part-ego = Ego
home-difficulty = Difficulté
home-difficulty-how = La force
home-difficulty-ladder = Un niveau
home-difficulty-ladder-text = Chaque niveau apporte les degrés entre lui et Moyen.
home-difficulty-picked = Degrés isolés
home-difficulty-picked-text = Choisis les degrés que tu veux, un par un.
home-balance = Équipes
home-balance-without = Bonheur et Tristesse
home-balance-without-text = Deux équipes, pour deux à quatre joueurs.
home-balance-with = Bonheur, Tristesse et Équilibre
home-balance-with-text = Une troisième équipe, pour trois à six joueurs. L’Équilibre compte tantôt pour un camp, tantôt pour l’autre, et gagne si aucun ne l’emporte. Pour qui connaît le jeu complet.
home-players = Joueurs
home-players-count = { $count }
home-players-2-text = Un Esprit contre un. Chacun est un Façonneur : toute une équipe à lui seul.
home-players-3-text = Deux Esprits en équipe contre un Façonneur, qui est toute une équipe à lui seul.
home-players-4-text = Deux équipes de deux Esprits.
home-players-spirits = Esprits contre Ego
home-players-ego-1-text = Un Façonneur, qui est toute une équipe à lui seul.
home-players-ego-2-text = Deux Esprits : les deux à toi, ou un pour chacune de deux personnes.
home-players-balance-3-text = Trois Façonneurs : chacun est toute une équipe à lui seul.
home-players-balance-4-text = Une équipe de deux Esprits, et deux Façonneurs, qui sont chacun toute une équipe.
home-players-balance-5-text = Deux équipes de deux Esprits, et un Façonneur, qui est toute une équipe à lui seul.
home-players-balance-6-text = Trois équipes de deux Esprits. Une personne peut en jouer plusieurs.
home-shaper = { $count ->
        [one] Quelle équipe joue avec un Façonneur ?
       *[other] Quelles équipes jouent avec un Façonneur ?
    }
home-spirits-count = { $count ->
        [one] un Esprit
       *[other] { $count } Esprits
    }
home-spirits-basic = Dans le jeu de base, les Esprits n’ont pas de pouvoirs : choisis ceux qui te plaisent.
home-seat-who = Qui joue ?
home-seat-who-of = Qui joue { $spirit } ?
home-who-me = Moi, sur cet appareil
home-who-open = Quelqu’un avec un lien
home-drawn-me = toi
home-drawn-open = avec un lien
home-hot-seat = Tu as { $count } sièges : fais passer l’appareil, ou joue-les tous toi-même. Entre-temps, les mains sont cachées.
home-no-seat = Tu n’as pas de siège : tu regarderas ta propre table.
home-deck = Paquet
home-deck-of = Paquet : { $spirit }
home-deck-starter = Paquet de départ
home-deck-spirit = Paquet de l’Esprit
home-deck-random = Tiré au sort
home-deck-own = un paquet personnel
home-deck-fixed = Toujours le même
home-deck-named = À toi : { $name }
home-decks-hint-prototype = Chaque Esprit a un paquet à lui. On peut aussi en tirer un au sort parmi toutes les Émotions Légères de l’équipe, au plus deux de chacune, ou le faire soi-même.
home-decks-hint = Les paquets de départ sont équilibrés pour apprendre ; chaque Esprit a un paquet qui convient à son pouvoir ; un paquet tiré au sort contient n’importe quelles Émotions Légères de l’équipe, au plus deux de chacune.
home-decks-link = Construire le tien
home-clock-legend = Temps de réflexion
home-clock-none = Sans pendule
home-clock-none-text = Prends tout le temps qu’il te faut.
home-clock-relaxed = Tranquille
home-clock-tournament = Tournoi
home-clock-correspondence = Par correspondance
home-clock-own = Le tien
home-clock-own-text = Règle toi-même les nombres.
home-clock-reserve = Réserve pour toute la partie
home-clock-perTurn = En plus au début de chaque tour
home-clock-unit = Unité de « { $part } »
home-clock-between = { $least } à { $most }
home-clock-limits = La réserve peut être de { $reserve }, un tour de { $turn }.
home-clock-wrong = Donne des nombres entiers : une réserve de { $reserve }, et { $turn } pour un tour.
home-clock-words = { $reserve }, et { $turn } de plus à chaque tour
home-clock-words-resting = { $reserve }, et { $turn } de plus à chaque tour ; les nuits et les jours de congé ne comptent pas
home-clock-rests = Elle s’arrête la nuit et les jours de congé
home-clock-rests-text = Chacun dit dans les réglages quand sont les siens.
home-lapse-legend = Quand quelqu’un ne joue plus
home-lapse-hint = On en convient maintenant, pour que personne n’attende sans fin.
home-lapse-clock = On en convient maintenant, et il en est ainsi dès que son temps est écoulé.
home-lapse-program = Un programme continue
home-lapse-program-text = Qui était absent peut revenir à tout moment.
home-lapse-end = La partie s’arrête
home-lapse-end-text = Elle est finie pour tout le monde, sans résultat.
home-lapse-none = Les autres attendent
home-lapse-none-text = La table reste comme elle est.
home-lapse-days = Si rien ne se passe pendant
home-lapse-program-at-once = un programme continue
home-lapse-end-at-once = la partie s’arrête
home-lapse-program-after = un programme continue ({ $days })
home-lapse-end-after = la partie s’arrête ({ $days })
home-span-second = { $count } { $count ->
        [one] seconde
       *[other] secondes
    }
home-span-minute = { $count } { $count ->
        [one] minute
       *[other] minutes
    }
home-span-hour = { $count } { $count ->
        [one] heure
       *[other] heures
    }
home-span-day = { $count } { $count ->
        [one] jour
       *[other] jours
    }
home-unit-second = secondes
home-unit-minute = minutes
home-unit-hour = heures
home-unit-day = jours
home-start-places = Places de départ
home-start-places-free = Libres
home-start-places-free-text = Chacun à son tour place son Esprit et sa première Émotion.
home-start-places-fixed = Fixes
home-start-places-fixed-text = Les Esprits et les premières Émotions commencent à des places données, comme dans le jeu de base.
home-first = Qui commence ?
home-first-random = Le hasard décide
home-handicap = Handicap
home-handicap-text = À trois ou quatre joueurs, l’équipe qui commence gagne plus souvent. Ceci est fait pour ce projet et ne fait pas partie du jeu imprimé.
home-handicap-none = Aucun
home-handicap-none-text = Comme imprimé : le premier joueur a 2 Volontés de plus.
home-handicap-action = Une Action
home-handicap-action-text = Le premier tour de la partie a une Action au lieu de trois.
home-handicap-means = Moyens
home-handicap-means-text = Le premier joueur n’a rien de plus ; dans l’autre équipe, chaque joueur a 2 Volontés de plus, et l’équipe 1 Ambition.
home-handicap-points = Points
home-handicap-points-text = L’autre équipe commence avec 3 points sur sa Roue.
home-side = Face { $side }
home-team-side = Plateaux Équipe
home-team-side-text = La face dit quelles Intentions rapportent des points.
home-spirit-side = Plateaux Esprit
home-spirit-side-text = La face dit quelles améliorations ont les lignes de chaque Esprit.
home-card-set = Jeu de cartes
home-card-set-text = Si tu possèdes les cartes imprimées, tu peux jouer avec leurs nombres et leurs pouvoirs, depuis un fichier JSON. Ce qu’il omet reste comme ici.
home-card-set-choose = Choisir un fichier
home-card-set-standard = Les cartes standard
home-card-set-remove = Revenir aux cartes standard
home-card-set-large = Ce fichier est trop grand pour un jeu de cartes.
home-card-set-problem = { $place } : { $problem }
home-card-set-no-json = Ce n’est pas un fichier JSON avec une table pour chaque Émotion.
home-turn-limit = Partie la plus longue
home-turn-limit-text = Le nombre de tours après lequel la partie est comptée telle quelle. Si tu n’écris rien, la partie n’a pas de limite ; si seuls des programmes jouent, elle se termine après 200 tours.
home-seed = Graine
home-seed-text = Tout le hasard vient de ce nombre. Le même nombre distribue la même partie.
home-seed-placeholder = Personne ne la connaît
home-seed-warning = Qui choisit la graine connaît peut-être la donne. Tout le monde à la table apprend qu’elle a été choisie.
home-number-wrong = Ce doit être un nombre entier.
home-number-large = Ce nombre est trop grand pour un navigateur. Prends-en un d’au plus 15 chiffres.
home-table-title = Nom de la table
home-table-of = Chez { $host }
home-open-table = Ouvrir la table
home-open-table-text = Ensuite tu reçois un lien pour chaque siège libre.
home-open-start = Commencer la partie
home-open-start-text = Tous les sièges sont pris : la partie commence aussitôt.
home-setup-mistakes = { $count ->
        [one] Quelque chose ne va pas encore. C’est marqué là où c’est.
       *[other] { $count } choses ne vont pas encore. Elles sont marquées là où elles sont.
    }

## Ce qui se joue à une table

home-fact-mode = Règles
home-fact-edition = Édition
home-fact-teams = Équipes
home-fact-ego = Ego joue
home-fact-difficulty = Difficulté
home-fact-start = Places de départ
home-fact-first = Qui commence
home-fact-team-side = Plateaux Équipe
home-fact-spirit-side = Plateaux Esprit
home-fact-decks = Paquets
home-fact-deck = { $spirit } : { $deck }
home-fact-decks-spirits = Celui de chaque Esprit
home-fact-card-set = Jeu de cartes
home-fact-clock = Temps
home-fact-lapse = En cas d’absence
home-fact-hints = Conseils
home-program-easy-text = Pour une première partie : joue pour ce qui compte sur le moment, et dépense trop peu.
home-program-medium-text = Fait ce qui est le mieux sur le moment.
home-program-hard-text = Réfléchit à son tour jusqu’au bout.
home-program-expert-text = Réfléchit aussi à ce que les autres en feront.
home-hints-yes = peuvent être demandés
home-hints-no = aucun
home-hints-allow = Tout le monde peut demander des conseils
home-hints-allow-text = Un conseil nomme les meilleurs choix, avec les chances de gagner et pourquoi. Il s’adresse à qui décide, d’après ce que cette personne peut savoir.
home-hints-alone = Qui joue seul a de toute façon des conseils.
home-fact-seed = Graine
home-chosen-seed = Choisie par l’hôte, qui connaît peut-être la donne

## Inviter quelqu’un

home-bring = Amener quelqu’un
home-bring-text = Qui suit le lien, ou tape les lettres sur la page d’accueil, s’assied sur un siège vide.
home-bring-spelled = Le code de cette table : { $letters }
home-bring-what = cette table
home-bring-send = Envoyer le lien
home-bring-copy = Copier le lien
home-bring-copied = Le lien vers cette table est copié.
home-bring-renew = Un autre code
home-bring-renew-hint = Met fin à ce code et à son lien
home-bring-make = Faire un code
home-set-up = Changer ce qui se joue
home-set-up-rules-text = Les gens restent sur leurs sièges. Tout le reste se règle avec une table à part.
home-set-up-done = Jouer ainsi
home-set-up-cancel = Laisser comme c’est
home-set-up-more = Tout régler

## Liens

home-link-copy = Copier le lien
home-link-copy-of = Copier le lien : { $what }
home-link-copied = Le lien est copié : { $what }.
home-link-qr = Code QR
home-link-qr-label = Code QR : { $what }
home-link-title = Un lien : { $what }
home-link-hint = Qui a ce lien peut s’en servir. Un nouveau lien met fin à celui-ci.
home-link-renew = Nouveau lien : { $what }
home-link-renew-hint = Fait un autre lien ; celui-ci ne mène alors plus nulle part.
home-link-make = Faire un lien
home-link-make-of = Faire un lien : { $what }

## La salle d’attente

home-opening = On arrive à la table…
home-game-waits = La partie attend
home-game-waits-text = Le serveur est injoignable. La table s’ouvre toute seule dès que possible ; rien n’est perdu.
home-no-table = Cette table est introuvable
home-ended = La table est fermée
home-ended-text = Elle a été fermée avant le début de la partie.
home-other-rules = Cette partie a été jouée selon la version { $rules } des règles, que ce serveur n’a plus. Elle peut être téléchargée telle qu’elle a été conservée.
home-other-rules-running = Cette partie a été commencée selon la version { $rules } des règles, que ce serveur n’a plus : elle ne peut donc pas continuer ici. Quand son hôte y aura mis fin, elle pourra être téléchargée.
home-other-rules-download = Télécharger l’enregistrement
home-waiting-own = Ta table. Envoie à quelqu’un le lien de chaque siège libre, et commence quand tout le monde est là.
home-waiting-host = { $host } a ouvert cette table.
home-round-seat = { $spirit } : { $name }
home-here = présent
home-away = absent
home-seat-of = Le siège : { $spirit }
home-seat-as = { $spirit } ({ $team })
home-seat-what = siège, { $spirit }
home-seat-waits = Quelqu’un viendra avec un lien.
home-seat-sit = M’asseoir ici
home-seat-sit-as = M’asseoir ici : { $spirit }
home-seat-program = Un programme…
home-seat-program-for = Faire jouer { $spirit } par un programme
home-seat-leave-open = Me lever
home-seat-kick = Écarter
home-seat-kick-of = Écarter { $who }, { $spirit }
home-block = Écarter, et tenir éloigné pour de bon
home-block-sure = { $name } ne viendrait plus à aucune de tes tables, ni par un lien, ni par la liste.
home-block-yes = Tenir éloigné
home-block-no = Laisser rester
home-start = Commencer la partie
home-start-ready = Tout le monde est là.
home-start-host = Tout le monde est là. { $host } commence la partie.
home-start-empty = { $count ->
        [one] Ce siège est encore vide : { $list }. Envoie son lien, ou fais jouer un programme.
       *[other] Ces sièges sont encore vides : { $list }. Envoie leurs liens, ou fais jouer des programmes.
    }
home-watch = Spectateurs
home-watch-hint = Ils voient ce que tout le monde voit, et aucune main.
home-watch-what = place pour regarder
home-watch-count = { $count ->
        [0] Personne ne regarde en ce moment.
        [one] Une personne regarde en ce moment.
       *[other] { $count } personnes regardent en ce moment.
    }
home-spectator-silent = Silence
home-spectator-silence = Réduire { $name } au silence
home-spectator-talks = Laisser parler
home-spectator-let-talk = Laisser { $name } parler de nouveau
home-spectator-remove = Renvoyer { $name }
home-spectator-hint = Qui est renvoyé ne peut pas revenir, car le lien pour les spectateurs prend fin. Fais-en un nouveau pour les autres.
home-close-table = Fermer cette table
home-close-sure = Tout le monde est renvoyé, et les liens ne mènent plus nulle part. La fermer ?
home-close-yes = La fermer
home-close-no = La laisser ouverte
home-left-open = Tu as quitté la table.

## Discussion

home-chat = Chat
home-chat-said = Ce qui a été dit
home-chat-empty = Personne n’a encore rien dit.
home-chat-say = Dire quelque chose
home-chat-placeholder = À tout le monde
home-chat-placeholder-team = À ton équipe
home-chat-team = Équipe seulement : { $team }
home-chat-whispered = à l’équipe
home-chat-send = Envoyer
home-chat-closed = La discussion est close : un jour a passé depuis la fin de la partie.
home-change-sits = { $name } s’assied : { $spirit }.
home-change-leaves = { $name } a quitté son siège : { $spirit }.
home-change-kicked = { $name } a dû quitter son siège : { $spirit }.
home-change-program = Un programme joue { $spirit } pour { $name }.
home-change-program-nobody = Un programme joue { $spirit }.
home-change-returns = { $name } joue de nouveau { $spirit }.
home-change-returns-nobody = Ce siège est de nouveau libre : { $spirit }.
home-change-rematch = { $name } veut une revanche.
home-change-game = { $name } change ce qui se joue.
home-change-hints = { $name } autorise les conseils à cette table.
home-change-no-hints = { $name } n’autorise pas de conseils à cette table.
home-change-removed = { $name } a dû partir et ne regarde plus.
home-change-silenced = { $name } regarde désormais en silence.
home-change-talks = { $name } peut parler de nouveau.
home-change-time-nobody = { $spirit } n’a plus de temps. Un programme continue.
home-change-lapsed-nobody = { $spirit } n’a plus joué : la partie s’est arrêtée, comme convenu.

## La table pendant une partie

home-host = La table
home-seat-stand-in = Un programme joue entre-temps.
home-seat-give-back = Rendre à { $name }
home-seat-leave = Partir pour de bon
home-seat-hand-on = Avec ce lien, quelqu’un d’autre peut reprendre ton siège.
home-seat-invite = Avec ce lien, quelqu’un peut prendre la suite du programme.
home-leave-sure = Un programme continuera pour toi. Partir pour de bon ?
home-leave-yes = Partir
home-leave-no = Rester
home-left = Tu as quitté la table. Un programme continue à jouer { $spirit }.
home-end = Finir la partie
home-end-sure = La partie se termine pour tout le monde, sans résultat. La finir ?
home-end-yes = La finir
home-end-no = Continuer
home-rematch = Demander une revanche
home-rematch-go = Aller à la revanche
home-clock = Temps restant pour { $spirit } :
home-clock-little = Il te reste moins d’une minute.
home-clock-days = { $days } j { $face }
home-clock-until = jusqu’à { $moment }

## La connexion

home-connecting = Connexion à la table…
home-broken = La connexion est perdue.
home-broken-text = On réessaie tout seul ; rien n’est perdu.
home-broken-retry = Réessayer
home-closed = La connexion s’est terminée.
home-closed-removed = Ce siège n’est plus le tien.
home-closed-not-signed-in = Le serveur ne te connaît plus. Recharge la page.
home-closed-no-such-table = Cette table n’existe pas, ou tu n’y as pas été admis.
home-closed-not-your-seat = Ce siège n’est plus le tien.
home-closed-other = Recharge la page pour continuer.

## Être rappelé

home-call-me = M’appeler quand ça continue
home-settings-calls = Quand une table m’attend
home-channels-hint = Une fois par tour, si tu n’as rien fait pendant une minute. Le message dit à quelle table et ce qui s’est passé, et rien de ce qui est caché.
home-channels-table = Dire à d’autres à qui de jouer
home-channel-here = Ce navigateur
home-channel-push = Un autre navigateur, par { $host }
home-channel-json = { $host }, en JSON
home-channel-discord = { $host }, comme message Discord
home-channel-unconfirmed = attend que le lien du courriel soit ouvert
home-channel-try = Essayer
# Still right.
home-channel-try-named = Essayer : { $channel }
home-channel-tried = Envoyé. Cela devrait arriver dans un instant.
home-channel-remove = Retirer
home-channel-remove-named = Retirer : { $channel }
home-channel-notify = Prévenir ce navigateur
home-channel-denied = Ton navigateur n’accepte pas de notifications d’ici. Autorise-les pour cette page dans ses réglages, et réessaie.
home-channel-mail = Par courriel
home-channel-mail-add = Envoyer un lien
home-channel-mail-hint = Rien n’est envoyé avant que tu ouvres le lien, et chaque courriel en contient un qui y met fin. Ce qui attend à plusieurs tables arrive ensemble.
home-channel-mail-sent = Un lien est en route vers { $address }. Ouvre-le, et c’est là que tu seras appelé.
home-channel-hook = Par un webhook
home-channel-form = Ce qui le reçoit
home-channel-form-discord = Un salon Discord
home-channel-form-json = Un programme à toi, en JSON
home-channel-hook-address = Son adresse
home-channel-hook-add = Ajouter
home-channel-hook-hint = Elle commence par https:// et est tenue secrète. Discord : paramètres du salon, Intégrations, Webhooks, copier l’adresse.
home-called-confirm = Être appelé par courriel ?
home-called-confirm-text = Quand une table t’attend et que tu n’as rien fait pendant une minute, une fois par tour.
home-called-confirm-yes = Oui, m’appeler ici
home-called-confirm-done = Tu es appelé par courriel
home-called-confirm-done-text = Chaque courriel contient un lien qui y met fin.
home-called-stop = Plus de courriels ?
home-called-stop-text = Plus rien n’est envoyé à cette adresse. Tu peux la remettre en place dans les réglages.
home-called-stop-yes = Ne plus rien envoyer
home-called-stop-done = Plus rien n’est envoyé
home-called-stop-done-text = Tes tables sont là où elles étaient.
home-called-broken = Ce lien n’est pas entier. Copie-le en entier depuis le courriel.
home-called-settings = Vers les réglages
