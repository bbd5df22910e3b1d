# The names of editions, teams, Vibes, pieces and places.

# What stands between two sentences that follow each other; nothing, where a language has nothing there: { "" }
between-sentences = { " " }
# What stands between things in a row that has no “and”.
between-things = ,{ " " }

## Editions

home-edition = Edition
home-edition-final = Final edition
home-edition-preview = Preview edition
home-edition-prototype = Prototype of 2017

## Teams

team-bliss = Bliss
team-gloom = Gloom
team-balance = Balance
team-none = nobody
play-draw = A draw

## Vibes

vibe-none = no Vibe
vibe-red = red
vibe-yellow = yellow
vibe-green = green
vibe-blue = blue
vibe-wild = wild
vibe-chosen = a chosen Vibe

## Kinds of Emotions and of Fragments

kind-starting = starting Emotion
kind-mild = Mild Emotion
kind-strong = Strong Emotion
fragment-minor = Minor Fragment
fragment-major = Major Fragment
fragment-capping = Capping Fragment

## Realms and Frontiers

realm-motives = Valley of Motives
realm-senses = Cradle of Senses
realm-thoughts = Network of Thoughts
realm-desires = Land of Desires
realm-values = Willow of Values
realm-short-motives = Motives
realm-short-senses = Senses
realm-short-thoughts = Thoughts
realm-short-desires = Desires
realm-short-values = Values
frontier-motives-senses = Frontier of Motives and Senses
frontier-senses-thoughts = Frontier of Senses and Thoughts
frontier-thoughts-desires = Frontier of Thoughts and Desires
frontier-desires-values = Frontier of Desires and Values
frontier-values-motives = Frontier of Values and Motives
slot-name = slot { $slot }, { $place }

## Spheres and the bonus each gives when absorbed from

sphere-commitment = Commitment
sphere-commitment-text = You may pay 1 Willpower so that 1 Ambition of your team becomes available.
sphere-creativity = Creativity
sphere-creativity-text = You may draw a card.
sphere-humility = Humility
sphere-humility-text = You may gain 1 Essence.
sphere-diligence = Diligence
sphere-diligence-text = You may gain 2 Willpower from the supply.
sphere-knowledge = Knowledge
sphere-knowledge-text = You may put a Vibe token on one of your rows, in any colour the row can take.
web-sphere = { $sphere } at the { $realm }: { $wp } Willpower. { $bonus }
