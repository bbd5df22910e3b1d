# A kiadások, csapatok, Hangulatok, figurák és helyek nevei.
# Alakok: accusative (tárgyeset), at (hol), from (honnan), to (hová), article (névelő).

# Ami két egymást követő mondat között áll.
between-sentences = { " " }
# Ami az „és” nélküli felsorolás tagjai között áll.
between-things = ,{ " " }

## Kiadások

home-edition = Kiadás
home-edition-final = Végleges kiadás
home-edition-preview = Előzetes kiadás
home-edition-prototype = 2017-es prototípus

## Csapatok

team-bliss = Derű
team-gloom = Ború
team-balance = Egyensúly
team-none = senki
play-draw = Döntetlen

## Hangulatok

vibe-none = nincs Hangulata
vibe-red = piros
vibe-yellow = sárga
vibe-green = zöld
vibe-blue = kék
vibe-wild = színtelen
vibe-chosen = választott Hangulat

## Érzelmek és Töredékek fajtái

kind-starting = Kezdő Érzelem
kind-mild = Gyenge Érzelem
kind-strong = Erős Érzelem
fragment-minor = Kisebb Töredék
fragment-major = Nagyobb Töredék
fragment-capping = Záró Töredék

## Birodalmak és Határvidékek

realm-motives = Indítékok Völgye
    .accusative = Indítékok Völgyét
    .at = Indítékok Völgyében
    .from = Indítékok Völgyéből
    .to = Indítékok Völgyébe
    .article = az
realm-senses = Érzékek Bölcsője
    .accusative = Érzékek Bölcsőjét
    .at = Érzékek Bölcsőjében
    .from = Érzékek Bölcsőjéből
    .to = Érzékek Bölcsőjébe
    .article = az
realm-thoughts = Gondolatok Hálója
    .accusative = Gondolatok Hálóját
    .at = Gondolatok Hálójában
    .from = Gondolatok Hálójából
    .to = Gondolatok Hálójába
    .article = a
realm-desires = Vágyak Földje
    .accusative = Vágyak Földjét
    .at = Vágyak Földjén
    .from = Vágyak Földjéről
    .to = Vágyak Földjére
    .article = a
realm-values = Értékek Ligete
    .accusative = Értékek Ligetét
    .at = Értékek Ligetében
    .from = Értékek Ligetéből
    .to = Értékek Ligetébe
    .article = az
realm-short-motives = Indítékok
realm-short-senses = Érzékek
realm-short-thoughts = Gondo­latok
realm-short-desires = Vágyak
realm-short-values = Értékek
frontier-motives-senses = Indítékok és Érzékek Határvidéke
    .accusative = Indítékok és Érzékek Határvidékét
    .at = Indítékok és Érzékek Határvidékén
    .from = Indítékok és Érzékek Határvidékéről
    .to = Indítékok és Érzékek Határvidékére
    .article = az
frontier-senses-thoughts = Érzékek és Gondolatok Határvidéke
    .accusative = Érzékek és Gondolatok Határvidékét
    .at = Érzékek és Gondolatok Határvidékén
    .from = Érzékek és Gondolatok Határvidékéről
    .to = Érzékek és Gondolatok Határvidékére
    .article = az
frontier-thoughts-desires = Gondolatok és Vágyak Határvidéke
    .accusative = Gondolatok és Vágyak Határvidékét
    .at = Gondolatok és Vágyak Határvidékén
    .from = Gondolatok és Vágyak Határvidékéről
    .to = Gondolatok és Vágyak Határvidékére
    .article = a
frontier-desires-values = Vágyak és Értékek Határvidéke
    .accusative = Vágyak és Értékek Határvidékét
    .at = Vágyak és Értékek Határvidékén
    .from = Vágyak és Értékek Határvidékéről
    .to = Vágyak és Értékek Határvidékére
    .article = a
frontier-values-motives = Értékek és Indítékok Határvidéke
    .accusative = Értékek és Indítékok Határvidékét
    .at = Értékek és Indítékok Határvidékén
    .from = Értékek és Indítékok Határvidékéről
    .to = Értékek és Indítékok Határvidékére
    .article = az
slot-name = { $slot }. hely, { $place }

## Szférák és az Elnyeléskor adott bónuszuk

sphere-commitment = Elköte­lezettség
    .article = az
sphere-commitment-text = 1 Akaraterőért elérhetővé teheted csapatod 1 Ambícióját.
sphere-creativity = Kreati­vitás
    .article = a
sphere-creativity-text = Húzhatsz egy kártyát.
sphere-humility = Alázat
    .article = az
sphere-humility-text = Kaphatsz 1 Esszenciát.
sphere-diligence = Szorgalom
    .article = a
sphere-diligence-text = Kaphatsz 2 Akaraterőt a készletből.
sphere-knowledge = Tudás
    .article = a
sphere-knowledge-text = Tehetsz egy Hangulatjelölőt az egyik sorodba, bármilyen színűt, amelyet a sor befogadhat.
web-sphere = { $sphere }, { $realm }: { $wp } Akaraterő. { $bonus }
