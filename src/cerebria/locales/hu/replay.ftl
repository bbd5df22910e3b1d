# A visszajátszások listája és nézője.

## A lista

replay-lead = Minden befejezett játék újra megnézhető, bárkinek a szemével, és bármelyik pillanatától tovább játszható.
replay-none = Még nincs visszajátszás
replay-none-text = Ha véget ér egy játékod, itt vár majd. Az első fél óráig tart.
# Ahol több játéknak ugyanaz a neve.
replay-line-title = { $title }, { $when }
replay-line-record = fájlból
replay-line-won = győzött
replay-line-unfinished = Nem játszották végig
replay-watch = Megnézés
replay-watch-it = Megnézés: { $title }
replay-record = Letöltés
replay-download = Feljegyzés letöltése
replay-download-it = Letöltés: { $title } feljegyzése
replay-upload = Tegyél ide egy feljegyzést
replay-upload-text = Ejts ide bárhonnan egy feljegyzésfájlt, hogy megnézd, vagy válassz egyet. Csak te látod, amíg meg nem osztod.
replay-upload-choose = Fájl választása
replay-upload-busy = Olvassuk…
replay-no-record = Ez a fájl nem egy játék feljegyzése. Vedd elő egy jó példányát. ({ $reason })
replay-large = Ez a fájl túl nagy egy játék feljegyzésének: azok egy megabájtnál kisebbek.

## A néző

replay-of = Visszajátszás: { $title }
replay-opening = Rendezzük a színt…
replay-failed = Ez a visszajátszás nem mutatható meg
replay-retry = Újra
replay-fetching = Jön a játék többi része
replay-leave = A visszajátszások listájához
replay-to-table = Az asztal
replay-story = Mi történt ebben a pillanatban
replay-chose = { $spirit } választása: { $choice }
replay-unseen = { $spirit } olyasmiről dönt, amit ezek a szemek nem látnak.
replay-beginning = Minden ki van rakva.
replay-tab-eyes = Szemek
replay-tab-hands = Kezek
replay-tab-turning = Döntő körök
replay-no-cards = nincs kártya
replay-log-growing = A korábbi és későbbi körök még jönnek.

## Szemek

replay-eyes = Kinek a szemével
replay-eyes-spectator = Néző
replay-eyes-open = Minden nyílt

## Az idővonal

replay-timeline = Idővonal
replay-place = { $moment }. választás, összesen { $moments }
replay-place-aloud = { $place }. { $turn }
replay-turn-of = A játék { $turn }. köre, { $spirit }
replay-keys = A játék végignézése
replay-play = Lejátszás
replay-pause = Szünet
replay-turn-back = Egy körrel vissza
replay-turn-on = Egy körrel tovább
replay-next-revelation = Következő Kinyilatkoztatás
replay-speed = Sebesség változtatása
replay-speed-now = Sebesség: { $speed }×. Változtatás
replay-times = { $speed }×

## Mit lehet kezdeni vele

replay-tools = Mit lehet kezdeni ezzel a visszajátszással
replay-share = Pillanat megosztása
replay-share-what = egy visszajátszás { $moment }. választása
replay-share-text = Akinél megvan ez a link, az egész játékot megnézheti. Itt nyílik meg: { $moment }. választás, ezekkel a szemekkel: { $eyes }.
replay-share-busy = Készül a link…
replay-play-on = Játék innen tovább
replay-play-on-text = Új játék kezdődik ott, ahol ez most áll. Aki látta a visszajátszást, ismerheti a kezeket és az osztást.
replay-play-on-start = Játék tovább
replay-play-on-open = Asztal megnyitása

## Hol fordult meg a játék

replay-chances = Győzelmi esélyek, és a körök, amelyek eldöntötték a játékot
# Egy jel az idővonal alatt: a száma, és mit változtatott a kör.
replay-mark = { $number }. { $point }
replay-explain = Hol fordult meg a játék?
replay-explain-text = Egy program végigmegy a játékon, és elmondja, hogyan alakultak a győzelmi esélyek, mely körök döntötték el, és mi lett volna ott jobb. Körülbelül egy percig tart.
replay-explain-waiting = Mások vannak előtted …
replay-explaining = Minden körön gondolkodik …
replay-explain-cancel = Mégse
replay-again = Próbáld újra innen
replay-again-you = Új játék kezdődik ezzel a körrel, és ezekkel játszol: { $spirits }.
replay-again-kept = A programok ugyanazok, mint akkor.
replay-again-replaced = Emberek helyett program játszik velük: { $spirits } ({ $program }).
replay-again-chance = A kártyák és jelölők ugyanabban a sorrendben jönnek, mint akkor.
