# Explications : ce qui apparaît à côté d’une chose désignée. La plupart des mots sont dans words.ftl et les fichiers des cartes.

help-more-rules = Plus dans les règles
help-more-cards = Voir la carte
help-more-spirit = Voir les deux faces du plateau
help-more-spirit-prototype = Voir le plateau
help-close = Fermer l’explication

## Faits, en peu de mots

help-power-when = { $when } : { $power }
help-fact-intensity = Intensité { $numbers }
help-fact-flat = Là où le nombre reste le même, une Essence de plus n’apporte pas d’Intensité. C’est une réserve : qui refoule doit d’abord l’enlever.
help-fact-sphere = Le bonus de cette Sphère, pour qui en absorbe.
help-fact-price = Coûte { $price } de plus
help-fact-points = { $count } { $count ->
        [one] point
       *[other] points
    } dans l’Identité
help-fact-points-each = { $count } { $count ->
        [one] point
       *[other] points
    } chacun
help-fact-intention-points = { $count } { $count ->
        [one] point
       *[other] points
    } chaque fois
help-fact-upgrade = { $upgrade } ({ $price }) : { $text }
help-fact-upgrade-free = { $upgrade } : { $text }

## Choses sans texte ailleurs

help-realm = Son action : { $action }
help-vibe-red = La couleur de la passion et de l’emportement. Une carte rouge de ta main peut être montrée pour refouler une Émotion rouge, ou défaussée pour un jeton rouge.
help-vibe-yellow = La couleur du mouvement et de l’élan. Une carte jaune de ta main peut être montrée pour refouler une Émotion jaune, ou défaussée pour un jeton jaune.
help-vibe-green = La couleur du don et de l’envie. Une carte verte de ta main peut être montrée pour refouler une Émotion verte, ou défaussée pour un jeton vert.
help-vibe-blue = La couleur du regard sur soi. Une carte bleue de ta main peut être montrée pour refouler une Émotion bleue, ou défaussée pour un jeton bleu.
help-vibe-wild = Un jeton sans couleur. Chacun en place quatre au début.
help-vibe-none = Clarté et Noirceur n’ont pas de Vibration. Pour les refouler, n’importe quelle carte convient.
help-title-vibe = Vibration : { $vibe }

## Autres termes, à côté de ceux du glossaire

term-hand = Main
term-hand-text = Tes cartes. Les adversaires en voient le nombre, et connaissent celles qu’ils ont vues sur le dessus de ta pioche.
term-deck = Pioche
term-deck-text = Seize Émotions Légères ; huit pour l’Équilibre. La carte du dessus est face visible pour tous.
term-turn = Tour
term-turn-text = Trois Actions, et des capacités avant, entre et après elles. Puis ton équipe prend 1 Ambition ou tu pioches 2 cartes.
term-score = Score
term-score-text = Ce que la partie compterait maintenant : la Roue, et les Fragments dans l’Identité.
term-power = Pouvoir
term-power-text = Ce que peut faire une Émotion ou un Esprit au-delà de ses nombres.
term-set-up = Mise en place
term-set-up-text = Placer les Esprits, les Émotions de départ et les premiers jetons avant le premier tour.
term-unlock = Débloquer
term-unlock-text = Le premier jeton sur une ligne débloque son action. Sans lui, l’action ne peut pas être faite.
term-extra-action = Action supplémentaire
term-extra-action-text = Pour 2 Ambitions, tu as une Action de plus ce tour, une fois par tour.
term-rotate = Faire pivoter l’Origine
term-rotate-text = Pour 1 Ambition, l’Origine pivote d’un cran dans le sens horaire, une fois par tour.

## Ce que fait une chose en ce moment

now-essence = Essence { $essence } sur { $spaces }
now-intensity = Intensité { $intensity }{ $parts ->
        [none] { "" }
       *[other] { " " }: { $parts }
    }
now-part-printed = imprimée { $count }
now-part-token = jeton +{ $count }
now-part-powers = pouvoirs { $sign }{ $count }
now-aligned = À cette équipe : { $team } ; compte pour : { $aligned }
now-vibe = Sa Vibration : { $vibe }
now-counts = Compte pour : { $places }
now-blocked = Bloquée : { $by } l’empêche de compter ici, { $place }
now-blocks = Empêche { $emotion } de compter ici, { $place }
now-triad = Dans la Triade : { $emotions }
now-triad-empty = Rien d’autre dans la Triade
now-emotion = { $emotion } ({ $team } { $intensity })
now-fresh = Construite ou exaltée ce tour
now-sphere = { NAME($realm, form: "gender") ->
        [feminine] À la { $realm }
       *[masculine] Au { $realm }
    }, avec { $wp } sur { $most } Volontés
now-goods = { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    }, { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } { $essence ->
            [one] Essence
           *[other] Essences
        }
    }, { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }
now-spirits = Ici : { $spirits }
now-condition = { $team } : { $condition }
now-turn = C’est le tour de cet Esprit
