# Les noms des éditions, des équipes, des Vibrations, des pièces et des lieux.
# Les formes : gender (masculine, feminine ou vowel, s’il faut élider l’article) et start (vowel, s’il faut élider « de »).

between-sentences = { " " }
# Ce qui se trouve entre les choses d’une suite sans « et ».
between-things = ,{ " " }

## Éditions

home-edition = Édition
home-edition-final = Édition finale
home-edition-preview = Avant-première
home-edition-prototype = Prototype de 2017

## Équipes

team-bliss = Bonheur
    .gender = masculine
team-gloom = Tristesse
    .gender = feminine
team-balance = Équilibre
    .gender = vowel
team-none = personne
play-draw = Égalité

## Vibrations

vibe-none = sans Vibration
vibe-red = rouge
vibe-yellow = jaune
vibe-green = vert
    .feminine = verte
vibe-blue = bleu
    .feminine = bleue
vibe-wild = primitif
vibe-chosen = une Vibration au choix

## Genres d’Émotions et de Fragments

kind-starting = Émotion de départ
kind-mild = Émotion Légère
kind-strong = Émotion Profonde
fragment-minor = Fragment Mineur
fragment-major = Fragment Majeur
fragment-capping = Pyramidion

## Royaumes et Frontières

realm-motives = Vallée des Motivations
    .gender = feminine
realm-senses = Berceau des Sens
    .gender = masculine
realm-thoughts = Réseau des Pensées
    .gender = masculine
realm-desires = Contrée des Désirs
    .gender = feminine
realm-values = Saule des Valeurs
    .gender = masculine
realm-short-motives = Moti­vations
realm-short-senses = Sens
realm-short-thoughts = Pensées
realm-short-desires = Désirs
realm-short-values = Valeurs
frontier-motives-senses = Frontière des Motivations et des Sens
    .gender = feminine
frontier-senses-thoughts = Frontière des Sens et des Pensées
    .gender = feminine
frontier-thoughts-desires = Frontière des Pensées et des Désirs
    .gender = feminine
frontier-desires-values = Frontière des Désirs et des Valeurs
    .gender = feminine
frontier-values-motives = Frontière des Valeurs et des Motivations
    .gender = feminine
slot-name = emplacement { $slot }, { $place }

## Les Sphères et le bonus que chacune donne à qui absorbe

sphere-commitment = Enga­gement
sphere-commitment-text = Tu peux payer 1 Volonté pour que 1 Ambition de ton équipe devienne disponible.
sphere-creativity = Créati­vité
sphere-creativity-text = Tu peux piocher une carte.
sphere-humility = Humilité
sphere-humility-text = Tu peux gagner 1 Essence.
sphere-diligence = Assiduité
sphere-diligence-text = Tu peux gagner 2 Volontés de la réserve.
sphere-knowledge = Savoir
sphere-knowledge-text = Tu peux placer un jeton Vibration sur l’une de tes lignes, de n’importe quelle couleur que la ligne accepte.
web-sphere = { $sphere } ({ $realm }) : { $wp } { $wp ->
        [one] Volonté
       *[other] Volontés
    }. { $bonus }
