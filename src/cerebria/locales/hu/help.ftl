# Magyarázatok: ami a megmutatott dolog mellett megjelenik. A legtöbb szó a words.ftl fájlban és a kártyákéiban áll.

help-more-rules = Bővebben a szabályokban
help-more-cards = Kártya megtekintése
help-more-spirit = A tábla mindkét oldala
help-more-spirit-prototype = A tábla megtekintése
help-close = Magyarázat bezárása

## Tények, röviden

help-power-when = { $when }: { $power }
help-fact-intensity = Intenzitás { $numbers }
help-fact-flat = Ahol a szám nem nő, ott eggyel több Esszencia nem ad Intenzitást. Tartalék: aki elfojt, annak előbb ezt kell levennie.
help-fact-sphere = Ennek a Szférának a bónusza annak, aki elnyel belőle.
help-fact-price = Felára: { $price }
help-fact-points = { $count ->
        [one] 1 pont
       *[other] { $count } pont
    } a Személyiségben
help-fact-points-each = { $count ->
        [one] egyenként 1 pont
       *[other] egyenként { $count } pont
    }
help-fact-intention-points = { $count ->
        [one] mindig 1 pont
       *[other] mindig { $count } pont
    }
help-fact-upgrade = { $upgrade } ({ $price }): { $text }
help-fact-upgrade-free = { $upgrade }: { $text }

## Dolgok, amelyeknek máshol nincs szövegük

help-realm = Az Akciója: { $action }
help-vibe-red = A szenvedély és indulat színe. Kezedből egy piros kártyát megmutathatsz egy piros Érzelem elfojtásához, vagy eldobhatsz egy piros jelölőért.
help-vibe-yellow = A mozdulás és lendület színe. Kezedből egy sárga kártyát megmutathatsz egy sárga Érzelem elfojtásához, vagy eldobhatsz egy sárga jelölőért.
help-vibe-green = Az adás és vágyás színe. Kezedből egy zöld kártyát megmutathatsz egy zöld Érzelem elfojtásához, vagy eldobhatsz egy zöld jelölőért.
help-vibe-blue = Annak a színe, hogyan látja magát valaki. Kezedből egy kék kártyát megmutathatsz egy kék Érzelem elfojtásához, vagy eldobhatsz egy kék jelölőért.
help-vibe-wild = Szín nélküli jelölő. Az elején mindenki négyet tesz le belőle.
help-vibe-none = Fényességnek és Sivárságnak nincs Hangulata. Elfojtásukkor bármelyik kártya megfelel.
help-title-vibe = Hangulat: { $vibe }

## További szavak, a szótáréi mellett

term-hand = Kéz
term-hand-text = A kártyáid. Az ellenfelek látják a számukat, és ismerik azokat, amelyeket a paklid tetején láttak.
term-deck = Pakli
term-deck-text = Tizenhat Gyenge Érzelem; Egyensúlynál nyolc. A felső lap képpel felfelé, mindenki számára láthatóan fekszik.
term-turn = Kör
term-turn-text = Három Akció, és képességek előttük, közöttük és utánuk. Végül csapatod 1 Ambíciót kap, vagy te húzol 2 kártyát.
term-score = Pontok
term-score-text = Amennyit a játék most érne: a Kerék, és a Személyiségben lévő Töredékek.
term-power = Képesség
term-power-text = Amit egy Érzelem vagy Szellem a számain túl tud.
term-set-up = Előkészület
term-set-up-text = Szellemek, Kezdő Érzelmek és az első jelölők letétele az első kör előtt.
term-unlock = Feloldás
term-unlock-text = Egy sor első jelölője feloldja az Akcióját. Nélküle az Akció nem hajtható végre.
term-extra-action = További Akció
term-extra-action-text = 2 Ambícióért ebben a körben eggyel több Akciód van, körönként egyszer.
term-rotate = Eredet forgatása
term-rotate-text = 1 Ambícióért az Eredet eggyel elfordul az óramutató járása szerint, körönként egyszer.

## Amit egy dolog éppen tesz

now-essence = Esszencia { $essence }/{ $spaces }
now-intensity = Intenzitás { $intensity }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
now-part-printed = nyomtatott { $count }
now-part-token = jelölő +{ $count }
now-part-powers = képességek { $sign }{ $count }
now-aligned = Gazdája { $team }, neki számít: { $aligned }
now-vibe = Hangulata: { $vibe }
now-counts = Itt számít: { $places }
now-blocked = Blokkolva: { $by } kizárja { NAME($place, form: "article") } { NAME($place, form: "from") }
now-blocks = Kizárja { NAME($emotion, form: "accusative") } { NAME($place, form: "article") } { NAME($place, form: "from") }
now-triad = A Triádban: { $emotions }
now-triad-empty = Más nincs a Triádban
now-emotion = { $emotion } ({ $team } { $intensity })
now-fresh = Ebben a körben építették vagy magasztalták fel
now-sphere = { $realm } mellett, Akaraterő { $wp }/{ $most }
now-goods = { $wp } Akaraterő, { $essence } Esszencia, { $cards ->
        [one] 1 kártya
       *[other] { $cards } kártya
    }
now-spirits = Itt van: { $spirits }
now-condition = { $team }: { $condition }
now-turn = Ennek a Szellemnek a köre
