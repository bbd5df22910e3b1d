# Die Namen von Ausgaben, Teams, Stimmungen, Spielsteinen und Orten.

# Was zwischen zwei Sätzen steht.
between-sentences = { " " }
# Was zwischen Dingen in einer Reihe ohne „und“ steht.
between-things = ,{ " " }

## Ausgaben

home-edition = Ausgabe
home-edition-final = Endgültige Ausgabe
home-edition-preview = Vorabausgabe
home-edition-prototype = Prototyp von 2017

## Teams

team-bliss = Wonne
    .gender = feminine
team-gloom = Schwermut
    .gender = feminine
team-balance = Gleich­gewicht
    .genitive = Gleich­gewichts
    .gender = neuter
team-none = niemand
    .dative = niemandem
    .accusative = niemanden
    .gender = masculine
play-draw = Unentschieden

## Stimmungen

vibe-none = ohne Stimmung
vibe-red = Rot
vibe-yellow = Gelb
vibe-green = Grün
vibe-blue = Blau
vibe-wild = farblos
vibe-chosen = eine Farbe nach Wahl

## Arten von Emotionen und von Fragmenten

kind-starting = Anfangs­emotion
kind-mild = milde Emotion
    .dative = milden Emotion
    .genitive = milden Emotion
kind-strong = starke Emotion
    .dative = starken Emotion
    .genitive = starken Emotion
fragment-minor = kleines Fragment
    .definite = kleine Fragment
    .dative = kleinen Fragment
    .genitive = kleinen Fragments
    .first = Kleines Fragment
fragment-major = großes Fragment
    .definite = große Fragment
    .dative = großen Fragment
    .genitive = großen Fragments
    .first = Großes Fragment
fragment-capping = krönendes Fragment
    .definite = krönende Fragment
    .dative = krönenden Fragment
    .genitive = krönenden Fragments
    .first = Krönendes Fragment

## Reiche und Grenzländer

realm-motives = Tal der Motive
    .genitive = Tals der Motive
    .gender = neuter
realm-senses = Wiege der Sinne
    .gender = feminine
realm-thoughts = Netz der Gedanken
    .genitive = Netzes der Gedanken
    .gender = neuter
realm-desires = Land der Wünsche
    .genitive = Landes der Wünsche
    .gender = neuter
realm-values = Weide der Werte
    .gender = feminine
realm-short-motives = Motive
realm-short-senses = Sinne
realm-short-thoughts = Gedanken
realm-short-desires = Wünsche
realm-short-values = Werte
frontier-motives-senses = Grenzland der Motive und Sinne
    .genitive = Grenzlands der Motive und Sinne
    .gender = neuter
frontier-senses-thoughts = Grenzland der Sinne und Gedanken
    .genitive = Grenzlands der Sinne und Gedanken
    .gender = neuter
frontier-thoughts-desires = Grenzland der Gedanken und Wünsche
    .genitive = Grenzlands der Gedanken und Wünsche
    .gender = neuter
frontier-desires-values = Grenzland der Wünsche und Werte
    .genitive = Grenzlands der Wünsche und Werte
    .gender = neuter
frontier-values-motives = Grenzland der Werte und Motive
    .genitive = Grenzlands der Werte und Motive
    .gender = neuter
slot-name = Feld { $slot }, { $place }

## Sphären und was jede bringt, wenn von ihr aufgenommen wird

sphere-commitment = Hingabe
sphere-commitment-text = Du darfst 1 Willenskraft zahlen, damit deinem Team 1 Ehrgeiz mehr zur Verfügung steht.
sphere-creativity = Krea­tivität
sphere-creativity-text = Du darfst eine Karte ziehen.
sphere-humility = Demut
sphere-humility-text = Du darfst 1 Essenz nehmen.
sphere-diligence = Fleiß
sphere-diligence-text = Du darfst 2 Willenskraft aus dem Vorrat nehmen.
sphere-knowledge = Wissen
sphere-knowledge-text = Du darfst eine Stimmungs­marke in eine deiner Reihen legen, in jeder Farbe, die die Reihe annehmen kann.
web-sphere = { $sphere } bei { NAME($realm, form: "gender") ->
    [feminine] der { $realm }
   *[neuter] dem { $realm }
}: { $wp } Willenskraft. { $bonus }
