# La ligne de commande : l’aide, le jeu dans le terminal et les autres commandes. Ce qui se passe dans une partie est dans events.ftl.

## Le programme

help-program = Jouer à Cerebria dans le navigateur ou dans le terminal, et y regarder de près : une réalisation indépendante et non officielle.
help-lang = La langue de tous les textes ; avant le nom d’une commande. Sans elle, celle de la variable CEREBRIA_LANG, ou celle du système si tous les textes sont traduits.
help-version = Montrer la version, et ce qui du jeu est documenté et ce qui a été conçu.
version = cerebria { $version }, { $engine ->
        [compiled] avec le moteur en code machine
       *[plain] avec le moteur en Python pur
    }
version-unofficial = Une réalisation indépendante et non officielle du jeu de plateau Cerebria : The Inside World. Elle ne contient ni texte ni image de l’éditeur et n’a pas de lien avec lui.
version-documented = Documentés : les règles du jeu de base et de l’Équilibre, les Esprits et leurs plateaux, les noms, Vibrations et Intensités des { $emotions } Émotions, et les pouvoirs de { $documented } d’entre elles.
version-designed = Conçus pour ce projet : les pouvoirs de { $designed } Émotions, une partie de ceux de { $partly } autres, tous les seuils du Bonheur et de la Tristesse sauf un, et les places de départ du jeu de base. « cerebria cards » montre ce qu’il en est.

## L’aide des commandes

help-examples = Exemples :
help-play = Jouer une partie dans le terminal, contre des programmes ou avec des personnes au même clavier.
help-play-examples =
    cerebria play
    cerebria play --mode basic --players 2
    cerebria play --seats human,human --players 2
    cerebria play --spirits delight,harmony,misery,anxiety --decks spirit
    cerebria play --balance --players 3 --seats reason=human
    cerebria play --edition prototype
    cerebria play --ego gloom
    cerebria play --ego bliss --players 1 --difficulty harder-3
    cerebria play --resume game.json
help-new = Préparer une partie : la montrer, ou l’enregistrer pour la jouer plus tard.
help-new-examples =
    cerebria new --print --seed 7
    cerebria new --mode basic --save game.json
    cerebria new --balance --players 4 --shapers gloom,balance
    cerebria new --ego gloom --steps harder-1,harder-5
help-replay = Raconter de nouveau une partie enregistrée, ou vérifier qu’elle se termine toujours de même.
help-replay-examples =
    cerebria replay game.json
    cerebria replay game.json --step --seat love
    cerebria replay game.json --verify
help-cards = Montrer des Émotions, leurs nombres et leurs pouvoirs, et ce qui en est documenté ; ou les Stratagèmes d’Ego.
help-cards-examples =
    cerebria cards
    cerebria cards courage valor
    cerebria cards --team gloom --kind strong
    cerebria cards --team balance
    cerebria cards --edition prototype
    cerebria cards --schemes
    cerebria cards jealousy --ego bliss
help-simulate = Faire jouer beaucoup de parties à des programmes et compter les résultats.
help-simulate-examples =
    cerebria simulate --games 1000 --jobs 4
    cerebria simulate --bots greedy,random --mode basic --json
    cerebria simulate --balance --players 6 --bots greedy,greedy,random
    cerebria simulate --edition prototype --all --games 300
    cerebria simulate --ego gloom --difficulty harder-7 --bots greedy --games 500
help-dataset = Faire jouer beaucoup de parties à des programmes et garder chaque décision comme ligne de fichiers Parquet.
help-dataset-examples =
    cerebria dataset games --games 1000 --bots greedy --jobs 4
    cerebria dataset games --all --bots planner@300 --games 5000 --cluster here
help-arena = Faire se rencontrer des programmes, chaque donne avec les camps échangés, et dire lequel est le plus fort.
help-arena-examples =
    cerebria arena greedy random --games 200 --jobs 4
    cerebria arena planner greedy --sprt 0.75,0.8 --games 2000 --state arena.jsonl
    cerebria arena planner greedy random --gauntlet --plot arena.svg
    cerebria arena planner greedy --ego gloom --difficulty harder-3
    cerebria arena greedy shy.py:Shy --players 2 --json
help-scenario = Vérifier des positions écrites dans des fichiers.
help-scenario-examples =
    cerebria scenario tests/scenarios
    cerebria scenario quell.yaml --verbose
help-bench = Mesurer la vitesse du moteur.
help-bench-examples =
    cerebria bench --seconds 10

help-game-options = Options de la partie
help-option-players = Combien jouent : 2 à 4, avec l’Équilibre 3 à 6. Moins de deux par équipe veut dire des Façonneurs. Contre Ego : 2 Esprits, ou 1 comme Façonneur.
help-option-balance = Jouer avec la troisième équipe, l’Équilibre. Jeu complet seulement.
help-option-ego = Jouer contre Ego, qui joue cette équipe tout seul. Tu joues les deux Esprits de l’autre équipe, sauf si --seats dit autre chose.
help-option-difficulty = La force d’Ego : un niveau apporte les degrés qui le précèdent. Par défaut medium.
help-option-steps = Exactement ces degrés de difficulté, au lieu d’un niveau : « harder-1,easier-3 ».
help-option-mode = Le jeu de base pour apprendre, ou le jeu complet (par défaut).
help-option-edition = Les règles finales (par défaut), ou celles d’une édition antérieure : peu avant, ou le prototype de 2017, qui est un autre jeu.
help-option-team-side = La face des plateaux Équipe : quelles Intentions comptent. Par défaut A.
help-option-spirit-side = La face des plateaux Esprit : quelles améliorations il y a. Par défaut A.
help-option-spirits = Qui joue : « love,empathy,hatred,malice », dans n’importe quel ordre ; peut être donné plusieurs fois.
help-option-shapers = Les équipes qui ont un seul Esprit, là où le nombre de joueurs laisse le choix : « bliss,balance ».
help-option-decks = Le même paquet de départ pour toute une équipe, celui de chaque Esprit, ou des cartes tirées au sort.
help-option-deck = Un paquet à toi, d’un fichier texte contenant ses noms ; peut être donné plusieurs fois.
help-option-card-set = Un jeu de cartes à toi, d’un fichier TOML.
help-option-start = Choisir librement les places de départ, ou en utiliser de fixes.
help-option-handicap = Ce qui compense l’avantage de commencer : action (le premier tour a une seule Action), means (les 2 Volontés du premier joueur disparaissent, chaque joueur de l’autre équipe en a 2 de plus, et l’équipe 1 Ambition) ou points (3 sur sa Roue). Fait pour ce projet ; none comme imprimé.
help-option-first = L’équipe qui joue en premier, ses Esprits et ceux des autres dans l’ordre où ils sont nommés ; random tire au sort qui commence et qui suit.
help-option-turn-limit = La partie se termine après autant de tours. Par défaut : jamais ; 200 là où seuls des programmes jouent.
help-option-seed = Tout le hasard vient de ce nombre ; sans lui, un nombre est tiré et montré.
help-option-seats = Qui joue les sièges, dans l’ordre : human ou le nom d’un programme ; ou ESPRIT=QUI. Par défaut : toi et des programmes greedy ; contre Ego, toi seul.
help-option-resume = Continuer une partie à partir de son enregistrement.
help-option-save = Garder la partie dans ce fichier pendant que tu joues.
help-option-new-save = Écrire la partie comme enregistrement, à jouer avec « cerebria play --resume ».
help-option-print = Montrer la position et la première décision. Cela se fait de toute façon, sauf si tu enregistres.
help-option-json = Afficher du JSON pour des programmes au lieu de texte pour des personnes.
help-argument-names = Les Émotions à montrer ; toutes s’il n’y en a pas.
help-option-team = Seulement les Émotions de cette équipe.
help-option-vibe = Seulement les Émotions de cette Vibration.
help-option-kind = Seulement les Émotions de départ, Légères ou Profondes.
help-option-cards-ego = Les pouvoirs tels qu’ils sont contre Ego, quand il joue cette équipe.
help-option-schemes = Montrer les cartes Stratagème d’Ego, et ce que change chaque degré de difficulté.
help-argument-record = L’enregistrement d’une partie.
help-option-verify = Vérifier seulement que l’enregistrement redonne les mêmes événements et le même résultat.
help-option-seat = Raconter seulement ce que pouvait voir le joueur de cet Esprit.
help-option-step = Montrer le plateau et attendre Entrée après chaque tour.

## Listes : ce qui se trouve entre les choses d’une suite, et avant la dernière

list-next = { $first }, { $next }
list-last = { $first } et { $next }
# Avant ce qui en est dit.
before-colon = { $title } :

## Joueurs

word-player = joueur
player-human = toi
player-bot = le programme { $name }
player-person = une personne

## Le plateau

heading-board = Le plateau, dans le sens horaire
heading-aspirations = Aspirations : qui les accomplirait maintenant
heading-teams = Équipes et Esprits
heading-spirit = Plateau : { $spirit } (à côté d’une amélioration : VO en plus, A pour Ambition)
heading-hand = Main
board-frontier = { $first }–{ $second }
board-sphere = { $sphere } { $wp } VO
board-fortress-minor = Fort Min.
board-fortress-major = Fort Maj.
board-fresh = { " " }neuf
board-identity = Identité :
board-identity-empty = encore vide
identity-minor = Mineur
identity-major = Majeur
identity-capping = Pyramidion
board-legend =
    ▲ Bonheur  ▼ Tristesse  – personne ; 2:1 leurs totaux. [R J V B] Vibration.
    ● Essence ○ libre. Intensité (dont jeton). ×↑ ×↓ bloquée. Sphères vers le bas.
board-legend-aligned = ◆ Équilibre ; ◆▲ est à l’Équilibre et compte pour le Bonheur, ◆▼ pour la Tristesse.
board-power = Pouvoir : { $power }
board-insecurity = Insécurité +1 VO
upgrade-ambition = { " " }+{ $count }A
team-line = { $full ->
        [0] { $score } { $score ->
            [one] point
           *[other] points
        }
       *[other] { $score } { $score ->
            [one] point
           *[other] points
        } (Roue { $wheel } sur 20)
    }, Ambition { $ambition }, inutilisés : Mineurs { $minor }, Majeurs { $major }
seat-line = { $wp } VO, { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } { $essence ->
            [one] Essence
           *[other] Essences
        }
    }, { $is_own ->
        [1] { $cards } { $cards ->
            [one] carte
           *[other] cartes
        }
       *[other] { $cards ->
            [0] aucune carte
           *[other] main { $hand }
        }
    }, pioche { $deck }
team-line-ego = { $full ->
        [0] { $score } { $score ->
            [one] point
           *[other] points
        }
       *[other] { $score } { $score ->
            [one] point
           *[other] points
        } (Roue { $wheel })
    }{ $end ->
        [0] { "" }
       *[other] { " " }et { $end } à la fin pour les Forteresses
    }, inutilisés : Mineurs { $minor }, Majeurs { $major }
seat-line-ego = joue pour Ego
ego-line = { $ego } : { $wp } VO, { $deck } { $deck ->
        [one] carte
       *[other] cartes
    } dans sa pioche, face cachée. Difficulté : { $difficulty }.
ego-schemes = Le { $head } et le { $foot } sont face visible : pour ce tour, Ego vise { $aim ->
        [hidden] son Aspiration Propre
        [next] la prochaine Aspiration Commune
       *[common] l’Aspiration Commune
    }. Ses actions : { $actions }.
hand-unknown = { $count } { $count ->
        [one] inconnue
       *[other] inconnues
    }
hand-empty = { " " }aucune carte
aim-common = Commune :
aim-hidden = À toi, cachée :
aim-hidden-none = Ton équipe n’a pas d’Aspiration Propre en ce moment.
aim-hidden-next = Après elle dans ta pile : { $rest }
aim-none = Il ne reste pas d’Aspiration Commune.
aim-next = Puis : { $rest }
aim-counts = { $aspiration } { $counts }
aim-stands = { $counts }, { $lead }.
aim-counts-only = { $counts }.
aim-tie = personne devant
aim-lead = { $team } mène de { $count }
aim-intentions = Intentions : { $names }
turn-line = Tour { $turn } de la partie, { $spirit } : { $actions } { $actions ->
        [one] Action restante
       *[other] Actions restantes
    }, { $wp } VO, { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } { $essence ->
            [one] Essence
           *[other] Essences
        }
    }, { $ambition } { $ambition ->
        [one] Ambition
       *[other] Ambitions
    }, { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }{ $used ->
        [none] .
       *[other] . Plus possible ce tour-ci : { $used }.
    }

## Jouer

play-title = Cerebria
play-seat = { $spirit } : { $who }
play-ego = { $ego } : joue tout seul. Difficulté : { $difficulty }
play-seed = Graine { $seed } : la même graine distribue la même partie.
play-resumed = La partie de graine { $seed } continue.
play-hint = Tape le numéro d’un choix. h aide, t un conseil, b le plateau, u annuler, l ce qui s’est passé, q quitte et garde la partie.
play-prompt = { $spirit } > { "" }
play-pass = Passe le clavier à { $spirit } ({ $team }). Personne d’autre ne doit regarder.
play-pass-prompt = Appuie sur Entrée. { "" }
play-help-game =
    Tu gagnes avec des points. Les Fragments dans l’Identité comptent 3, 5 ou 4 ; dans le jeu complet, les
    Intentions comptent aussi. Une Sphère vidée par Absorber cause une Révélation : chaque équipe qui est devant
    dans l’Aspiration Commune, ou dans la sienne, cachée, ajoute un Fragment. Mets donc des Émotions en jeu
    (Invoquer), pose de l’Essence sur elles (Intensifier), retires-en à celles d’en face (Refouler), et absorbe la
    dernière Volonté quand tu es devant. Tu as trois Actions par tour, et en plus des capacités.
    « h Révélation », par exemple, en dit plus.
play-help-balance =
    L’Équilibre n’est pas un troisième camp sur le plateau : chacune de ses Émotions et Forteresses compte pour le
    Bonheur ou pour la Tristesse. Lors d’une Révélation, il ajoute un Fragment si ces deux sont à égalité dans son
    Aspiration Propre, ou s’il y remplit une seconde condition. Il aide donc qui est derrière. « h Équilibre » et
    « h Alignement » en disent plus.
play-help-ego =
    Ego joue l’autre équipe tout seul, un de ses Esprits après chacun de tes tours. Le Stratagème face visible
    montre ce qu’il vise ensuite et sa première action ; la carte retournée à côté en apporte deux autres. Il prend
    la manière qui le fait le plus avancer dans son but, et le dit : « Unité 2–2 → 3–2 » sont les comptes du Bonheur
    et de la Tristesse, avant et après. Dans le jeu complet, une action manquée lui rapporte un point.
    Ses Émotions n’ont pas de pouvoirs. « h Stratagème », « h Impact » et « h Difficulté » en disent plus.
play-help-commands =
    numéro       prendre ce choix ; son texte, ou une partie que lui seul a, suffit aussi
    u            annuler ton dernier choix, tant que rien de caché n’a été montré
    uu           annuler tout ce qui, de ce tour, peut l’être
    t            un conseil : les meilleurs choix, tes chances de gagner avec chacun, et pourquoi
    b            toute la position de nouveau ;  b ESPRIT  le plateau d’un Esprit
    l            ce qui s’est passé depuis ton dernier tour
    h MOT        ce que veut dire une carte, une amélioration, un Esprit ou un mot du jeu
    s FICHIER    enregistrer la partie dans un fichier
    q            arrêter ; la partie est gardée, et on te dit comment continuer
    Entrée       montrer de nouveau les choix
play-help-unknown = On ne sait rien de « { $word } ». Essaie le nom d’une carte, d’une amélioration, d’un Esprit, ou un mot comme Triade.
play-no-spirit = « { $word } » ne joue pas dans cette partie. Y jouent : { $spirits }.
play-no-number = Ce choix n’existe pas. Tape un numéro de 1 à { $most }.
play-no-choice = « { $line } » n’est pas un choix ici. Tape un numéro de la liste, ou h pour l’aide.
play-no-choice-near = « { $line } » n’est pas un choix ici. Voulais-tu dire « { $near } » ?
play-several = « { $line } » pourrait en désigner plusieurs : { $names }.
play-undone = { $count ->
        [one] Annulé.
       *[other] Annulé : { $count } choix.
    }
play-saved = Enregistré dans { $file }.
play-save-failed = La partie n’a pas pu être enregistrée dans { $file } ({ $reason }). Enregistre-la ailleurs avec : s FICHIER
play-kept = La partie est gardée dans { $file }.
play-how-to-resume = Continuer avec : { $command }
play-record = L’enregistrement de la partie est dans { $file }. La revoir avec : { $command }

result = { $winner } { $why } Tours joués par tous : { $turns }.
result-winner = { $team } gagne.
result-draw = C’est une égalité.
score-line = { $team } : { $score } { $score ->
        [one] point
       *[other] points
    } = Roue { $wheel } + Mineurs { $minor } ({ $minors } × 3) + Majeurs { $major } ({ $majors } × 5) + Pyramidion { $capping }{ $fortresses ->
        [none] { "" }
       *[other] { " " }+ Forteresses { $fortresses }
    }

## Chercher

lookup-spirit = Esprit ({ $team }). { $power }
lookup-realm = Royaume. Son action, { $action } : { $text }
lookup-emotion = { $kind } ({ $team }), { NAME($vibe, form: "feminine") }. Intensité selon l’Essence : { $intensities }.{ $threshold ->
        [none] { "" }
       *[other] { " " }Peut être transcendée à partir de ce nombre d’Essences : { $threshold }.
    }{ $needs ->
        [0] { "" }
       *[other] { " " }Une Émotion Légère a besoin de ce nombre d’Essences pour la devenir : { $needs }.
    }{ $counterpart ->
        [none] { "" }
       *[other] { " " }Contrepartie : { $counterpart }.
    } { $power } { $status }

## Cartes

cards-title = { $count } { $count ->
        [one] Émotion
       *[other] Émotions
    } du jeu de cartes « { $set } »
schemes-title = Les Stratagèmes d’Ego
schemes-column-name = Carte
schemes-column-head = Tête : but et première action
schemes-column-foot = Pied : deuxième et troisième action
schemes-footnote = Un tour prend la tête de la carte face visible et le pied de celle qui est retournée à côté.
cards-none = Aucune Émotion n’est de toutes ces sortes.
cards-column-name = Émotion
cards-column-team = Équipe
cards-column-kind = Genre
cards-column-vibe = Vibration
cards-column-intensity = Nombres
cards-column-threshold = À
cards-column-power = Pouvoir
cards-column-status = Statut
cards-kind-starting = départ
cards-kind-mild = Légère
cards-kind-strong = Profonde
cards-status-documented = documenté
cards-status-documented-in-part = en partie
cards-status-designed = conçu
cards-label-team = Équipe
cards-label-kind = Genre
cards-label-vibe = Vibration
cards-label-counterpart = Contrepartie
cards-label-intensity = Intensité selon l’Essence
cards-label-threshold = Transcendée à
cards-label-power = Pouvoir
cards-label-status = Statut
cards-when-enters = (à l’entrée en jeu)
cards-when-ongoing = (tant qu’elle est sur le plateau)
cards-when-leaves = (refoulée ou transcendée)
cards-footnote = Nombres : l’Intensité avec 1, 2, … Essences. À : l’Essence requise pour transcender. « cerebria cards NOM » en dit plus.

## Revoir et préparer

replay-title = { $file } : { $turns } { $turns ->
        [one] tour
       *[other] tours
    } de la partie, { $choices } choix, graine { $seed }
replay-player = { $spirit } : { $player }
replay-unfinished = L’enregistrement finit ici ; la partie n’est pas terminée. Continuer avec : { $command }
replay-step = Entrée pour le tour suivant, q pour arrêter. { "" }
verify-good = { $file } est bon : { $choices } choix redonnent les mêmes événements et { $is_over ->
        [1] le même résultat.
       *[other] la même position. La partie n’est pas encore terminée.
    }
verify-unstated = { $file } peut être rejoué : { $choices } choix. Il ne dit pas ce qui devrait en sortir : rien n’a donc été comparé.
verify-bad = { $file } ne tient pas : { $reason }
new-title = Une nouvelle partie de graine { $seed }, dans l’ordre { $seats }.
new-saved = Enregistrée dans { $file }. La jouer avec : { $command }

## L’usage des commandes : le cadre de toute aide, et les erreurs

usage-line = Usage :
usage-options = Options
usage-arguments = Arguments
usage-commands = Commandes
usage-mistake = Erreur
usage-aborted = Interrompu.
usage-default = par défaut : { $value }
usage-variable = variable d’environnement : { $name }
usage-required = obligatoire
usage-see-help = « { $command } » explique l’usage.
usage-option-help = Afficher cette aide.
usage-option-install-completion = Laisser le shell compléter ce que tu commences à taper.
usage-option-show-completion = Montrer ce qu’il faut au shell pour cela, à copier ou à modifier.
usage-no-option = L’option { $option } n’existe pas.
usage-option-near = L’option { $option } n’existe pas. Voulais-tu dire { $near } ?
usage-no-command = La commande « { $command } » n’existe pas.
usage-command-near = La commande « { $command } » n’existe pas. Voulais-tu dire { $near } ?
usage-command-missing = Il manque le nom d’une commande.
usage-missing = Il manque { $what }.
usage-no-value = Il faut une valeur après { $option }.
usage-takes-no-value = { $option } ne prend pas de valeur.
usage-too-much = Ceci est de trop : { $words }
usage-too-little = { $option } doit valoir au moins { $least }.
usage-too-great = { $option } peut valoir au plus { $most }.
usage-out-of-range = { $option } doit se trouver dans cet intervalle : { $range }
usage-no-integer = Il faut un nombre entier pour { $option }.
usage-no-number = Il faut un nombre pour { $option }.
usage-absent = { $option } : « { $path } » n’existe pas.
usage-is-folder = { $option } : « { $path } » est un dossier.
usage-is-file = { $option } : « { $path } » est un fichier.

# Ce qui tient la place de quelque chose à donner, en capitales.
blank-options = OPTIONS
blank-command = COMMANDE
blank-args = ARGUMENTS
blank-address = ADRESSE
blank-addresses = ADRESSES
blank-bot = PROGRAMME
blank-days = JOURS
blank-file = FICHIER
blank-folder = DOSSIER
blank-language = LANGUE
blank-low = MIN
blank-high = MAX
blank-name = NOM
blank-seconds = SECONDES
blank-spirit = ESPRIT
blank-table = TABLE
blank-where = OÙ
blank-who = QUI
blank-word = MOT
blank-words = MOTS
blank-step = DEGRÉ
blank-team = ÉQUIPE
