# A kiadások, csapatok, Hangulatok, figurák és helyek nevei.
# Alakok: accusative (tárgyeset), dative (-nak/-nek), instrumental (-val/-vel), at (hol), to (hová), from (honnan), article (névelő).

# Ami két egymást követő mondat között áll.
between-sentences = { " " }

## Kiadások

home-edition = Kiadás
home-edition-final = Végleges kiadás
home-edition-preview = Előzetes kiadás
home-edition-prototype = 2017-es prototípus

## Csapatok

team-bliss = Derű
    .accusative = Derűt
    .dative = Derűnek
    .instrumental = Derűvel
team-gloom = Ború
    .accusative = Borút
    .dative = Borúnak
    .instrumental = Borúval
team-balance = Egyensúly
    .accusative = Egyensúlyt
    .dative = Egyensúlynak
    .instrumental = Egyensúllyal
team-none = senki
    .accusative = senkit
    .dative = senkinek
    .instrumental = senkivel
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
    .accusative = Kezdő Érzelmet
    .dative = Kezdő Érzelemnek
kind-mild = Gyenge Érzelem
    .accusative = Gyenge Érzelmet
    .dative = Gyenge Érzelemnek
kind-strong = Erős Érzelem
    .accusative = Erős Érzelmet
    .dative = Erős Érzelemnek
fragment-minor = Kisebb Töredék
    .accusative = Kisebb Töredéket
    .dative = Kisebb Töredéknek
fragment-major = Nagyobb Töredék
    .accusative = Nagyobb Töredéket
    .dative = Nagyobb Töredéknek
fragment-capping = Záró Töredék
    .accusative = Záró Töredéket
    .dative = Záró Töredéknek

## Birodalmak és Határvidékek

realm-motives = Indítékok Völgye
    .accusative = Indítékok Völgyét
    .dative = Indítékok Völgyének
    .at = Indítékok Völgyében
    .to = Indítékok Völgyébe
    .from = Indítékok Völgyéből
    .article = az
realm-senses = Érzékek Bölcsője
    .accusative = Érzékek Bölcsőjét
    .dative = Érzékek Bölcsőjének
    .at = Érzékek Bölcsőjében
    .to = Érzékek Bölcsőjébe
    .from = Érzékek Bölcsőjéből
    .article = az
realm-thoughts = Gondolatok Hálója
    .accusative = Gondolatok Hálóját
    .dative = Gondolatok Hálójának
    .at = Gondolatok Hálójában
    .to = Gondolatok Hálójába
    .from = Gondolatok Hálójából
    .article = a
realm-desires = Vágyak Földje
    .accusative = Vágyak Földjét
    .dative = Vágyak Földjének
    .at = Vágyak Földjén
    .to = Vágyak Földjére
    .from = Vágyak Földjéről
    .article = a
realm-values = Értékek Ligete
    .accusative = Értékek Ligetét
    .dative = Értékek Ligetének
    .at = Értékek Ligetében
    .to = Értékek Ligetébe
    .from = Értékek Ligetéből
    .article = az
realm-short-motives = Indítékok
realm-short-senses = Érzékek
realm-short-thoughts = Gondolatok
realm-short-desires = Vágyak
realm-short-values = Értékek
frontier-motives-senses = Indítékok és Érzékek Határvidéke
    .accusative = Indítékok és Érzékek Határvidékét
    .dative = Indítékok és Érzékek Határvidékének
    .at = Indítékok és Érzékek Határvidékén
    .to = Indítékok és Érzékek Határvidékére
    .from = Indítékok és Érzékek Határvidékéről
    .article = az
frontier-senses-thoughts = Érzékek és Gondolatok Határvidéke
    .accusative = Érzékek és Gondolatok Határvidékét
    .dative = Érzékek és Gondolatok Határvidékének
    .at = Érzékek és Gondolatok Határvidékén
    .to = Érzékek és Gondolatok Határvidékére
    .from = Érzékek és Gondolatok Határvidékéről
    .article = az
frontier-thoughts-desires = Gondolatok és Vágyak Határvidéke
    .accusative = Gondolatok és Vágyak Határvidékét
    .dative = Gondolatok és Vágyak Határvidékének
    .at = Gondolatok és Vágyak Határvidékén
    .to = Gondolatok és Vágyak Határvidékére
    .from = Gondolatok és Vágyak Határvidékéről
    .article = a
frontier-desires-values = Vágyak és Értékek Határvidéke
    .accusative = Vágyak és Értékek Határvidékét
    .dative = Vágyak és Értékek Határvidékének
    .at = Vágyak és Értékek Határvidékén
    .to = Vágyak és Értékek Határvidékére
    .from = Vágyak és Értékek Határvidékéről
    .article = a
frontier-values-motives = Értékek és Indítékok Határvidéke
    .accusative = Értékek és Indítékok Határvidékét
    .dative = Értékek és Indítékok Határvidékének
    .at = Értékek és Indítékok Határvidékén
    .to = Értékek és Indítékok Határvidékére
    .from = Értékek és Indítékok Határvidékéről
    .article = az
slot-name = { $slot }. hely, { $place }
    .accusative = { $slot }. helyet, { $place }
    .dative = { $slot }. helynek, { $place }
    .at = { $slot }. helyen, { $place }
    .to = { $slot }. helyre, { $place }
    .from = { $slot }. helyről, { $place }

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
