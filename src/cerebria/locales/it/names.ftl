# I nomi di edizioni, fazioni, Vibrazioni, pezzi e luoghi.
# Forme: gender (masculine o feminine) per scegliere l’articolo; feminine per i colori accanto a un nome femminile.

between-sentences = { " " }
# Ciò che sta tra le cose in fila senza «e».
between-things = ,{ " " }

## Edizioni

home-edition = Edizione
home-edition-final = Edizione finale
home-edition-preview = Edizione di anteprima
home-edition-prototype = Prototipo del 2017

## Fazioni

team-bliss = Gioia
team-gloom = Malinconia
team-balance = Equilibrio
team-none = nessuno
play-draw = Parità

## Vibrazioni

vibe-none = nessuna Vibrazione
vibe-red = rosso
    .feminine = rossa
vibe-yellow = giallo
    .feminine = gialla
vibe-green = verde
vibe-blue = blu
vibe-wild = jolly
vibe-chosen = una Vibrazione a scelta

## Tipi di Emozioni e di Frammenti

kind-starting = Emozione Iniziale
kind-mild = Emozione Media
kind-strong = Emozione Forte
fragment-minor = Frammento Minore
fragment-major = Frammento Maggiore
fragment-capping = Frammento Apicale

## Reami e Frontiere

realm-motives = Vallata delle Motivazioni
    .gender = feminine
realm-senses = Culla dei Sensi
    .gender = feminine
realm-thoughts = Trama dei Pensieri
    .gender = feminine
realm-desires = Landa dei Desideri
    .gender = feminine
realm-values = Salice dei Valori
    .gender = masculine
realm-short-motives = Moti­vazioni
realm-short-senses = Sensi
realm-short-thoughts = Pensieri
realm-short-desires = Desideri
realm-short-values = Valori
frontier-motives-senses = Frontiera tra Motivazioni e Sensi
    .gender = feminine
frontier-senses-thoughts = Frontiera tra Sensi e Pensieri
    .gender = feminine
frontier-thoughts-desires = Frontiera tra Pensieri e Desideri
    .gender = feminine
frontier-desires-values = Frontiera tra Desideri e Valori
    .gender = feminine
frontier-values-motives = Frontiera tra Valori e Motivazioni
    .gender = feminine
slot-name = spazio { $slot }, { $place }

## Le Sfere e il bonus che ciascuna dà a chi assorbe

sphere-commitment = Impegno
sphere-commitment-text = Puoi pagare 1 FdV per rendere attiva 1 Ambizione della tua fazione.
sphere-creativity = Creati­vità
sphere-creativity-text = Puoi pescare una carta.
sphere-humility = Umiltà
sphere-humility-text = Puoi prendere 1 Essenza.
sphere-diligence = Diligenza
sphere-diligence-text = Puoi prendere 2 FdV dalla riserva.
sphere-knowledge = Cono­scenza
sphere-knowledge-text = Puoi mettere un gettone Vibrazione su una delle tue righe, di qualunque colore che la riga accetti.
web-sphere = { $sphere } ({ $realm }): { $wp } FdV. { $bonus }
