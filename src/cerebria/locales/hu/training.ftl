### Tanulás: `python -m cerebria.training`.

help-training = Hálózatot tanít önmaga elleni játékokkal: nemzedék nemzedék után játszik, tanul, és megmarad, ha nyer. Egy mappában egy tanítás van; ugyanaz a parancs onnan folytatja, ahol leállt.
help-training-folder = Hol legyen a tanítás: a játékai, a tanulságaik, a hálózatai és a jelentései.
help-training-generations = Hány nemzedék legyen összesen.
help-training-games = Hány játékból tanul egy nemzedék.
help-training-nodes = Hány állást nézzen meg egy körhöz.
help-training-strays = Milyen gyakran választ mást, mint ami a legjobbnak látszik, 0 és 1 között: aki sosem tér le az útról, semmit sem tud meg a többiről.
help-training-thorough = A körök mekkora részét gondolja tovább, 0 és 1 között: ez viszi el a legtöbb időt; a többi körből csak azt tanulja meg, hogyan ért véget a játék.
help-training-match = Legfeljebb hány játékot játsszon egy új hálózat az előző ellen.
help-training-epochs = Hányszor menjen végig a hálózat mindenen, amiből tanul.
help-training-seed = Ugyanaz a mag és ugyanazok a beállítások ugyanazokat a játékokat adják.
help-training-device = Hol tanul a hálózat: cpu, vagy cuda, vagyis grafikus kártya, amihez torch kell (cerebria[train]).
help-training-minutes = Ennyi perc után álljon meg, hogy később folytathassa.
training-playing = { $generation }. nemzedék: játékok
training-learning = { $generation }. nemzedék: tanul
training-match = { $generation }. nemzedék: mérkőzés
training-kept = A(z) { $generation }. nemzedék megmarad: { $games } játékból { $share } % ez ellen: { $against } (logaritmikus veszteség { $wins }, { $positions } állás).
training-dropped = A(z) { $generation }. nemzedék nem marad meg: { $games } játékból { $share } % ez ellen: { $against } (logaritmikus veszteség { $wins }, { $positions } állás).
