# A „prototype” kiadás: azok a szavak, amelyek csak benne vannak, és ami benne másképp szól. Az a szöveg, amelynek azonosítója
# egy kiadás nevével végződik, a nélküle lévő helyén áll ott, ahol azzal a kiadással játszanak.

## Törekvések; kettőnek a neve a többi kiadásban mást jelent

aspiration-early-awareness = Tudatos­ság
aspiration-early-awareness-text = Irányíts több Birodalmat, mint az ellenfél csapat.
aspiration-early-awareness-short = irányított Birodal­mak
aspiration-allegiance = Hűség
aspiration-allegiance-text = Irányíts több Határvidéket, mint az ellenfél csapat.
aspiration-allegiance-short = irányított Határ­vidékek
aspiration-early-versatility = Sokolda­lúság
aspiration-early-versatility-text = Több Triádban legyenek Érzelmeid, mint az ellenfél csapatnak.
aspiration-early-versatility-short = Triádok Érzelem­mel
aspiration-wisdom = Bölcses­ség
aspiration-wisdom-text = Több Hangulatjelölő legyen csapatod összes tábláján.
aspiration-wisdom-short = Hangulat­jelölők
aspiration-dominance = Uralom
aspiration-dominance-text = Több Esszencia legyen az Érzelmeiden, mint az ellenfél csapatéin.
aspiration-dominance-short = Esszencia az Érzel­meken
aspiration-diversity = Sokféle­ség
aspiration-diversity-text = Többféle Hangulat legyen az Érzelmeid között. Fényességnek és Sivárságnak nincs Hangulata.
aspiration-diversity-short = külön­böző Hangu­latok

## Akciók

row-meditate = Medi­táció
row-meditate-sphere = Medi­táció
row-meditate-text = Vegyél el 1 Akaraterőt a Szellemeddel szomszédos egyik Szférából, és 1-gyel többet minden Szellemeddel szomszédos Határvidékért, amelyet csapatod irányít. Ezután jön a Szféra bónusza, kétszer, ha csapatod egy Nagyobb Töredéke tartozik hozzá, és az Eredet elfordul. Fordulónként egyszer; egy Formálónak kétszer, de nem egy körben.
row-quell-text-prototype = A Szellemeddel szomszédos egyik ellenfél Érzelem 1 Esszenciát veszít. Hangulatának meg kell egyeznie az Elfojtott Hangulat két helyének egyikén lévő jelölődével; ha ott bármilyen jelölő van, Fényesség és Sivárság is elfojtható. Költség: 2 Akaraterő.
row-empower-text-prototype = Az Ébresztés egyik módja, ha jelölő van a Megerősítésen: csapatod egyik, Szellemeddel szomszédos Gyenge Érzelmét változtasd Erős párjává, ha elég Esszencia van rajta, és annak a kártyának a saját példányod nincs játékban. Költség: 2 Akaraterő, amely visszatér hozzád.
action-gain-willpower-text-prototype = Kapsz 3 Akaraterőt. Költség: 1 Akaraterő, vagy semmi, ha csapatod irányítja az Indítékok Völgyét.
action-draw-emotions-text-prototype = Húzz 2 kártyát, egyet tarts meg, a másikat dobd el. Költség: 1 Akaraterő, vagy semmi, ha csapatod irányítja az Érzékek Bölcsőjét.
action-intensify-text-prototype = Tegyél 1 Esszenciát a tábládról csapatod egyik, Szellemeddel szomszédos Érzelmére. Költség: 1 Akaraterő, vagy semmi, ha csapatod irányítja a Vágyak Földjét.
action-rest = Pihenés
action-rest-text = Kapsz 1 Akaraterőt. Nem kerül Akaraterőbe.
ability-end-turn-text-prototype = Itt megállsz, legalább egy Akció után. A másik csapat jön, ha van Lelkiereje.

## Szférák: mindegyiknek a bónusza magától jön, amikor valaki meditál

sphere-commitment-text-prototype = Csapatod 1 Lelkierőt kap.
sphere-creativity-text-prototype = Húzol egy kártyát.
sphere-humility-text-prototype = Kapsz 1 Esszenciát.
sphere-diligence-text-prototype = Kapsz 2 Akaraterőt a készletből.
sphere-knowledge-text-prototype = Tehetsz egy Hangulatjelölőt táblád egy olyan helyére, amely egy kártyát kér, bármilyen színűt, amelyet a sor befogadhat.

## Fejlesztések. Hogy egy jelölő hány kártyába kerül, a szöveg mellett áll, ahogy az árak is

upgrade-early-haste-text = Egy mezővel tovább mehetsz. Útközben elhaladhatsz ellenfél Szellemek mellett.
upgrade-early-surmount-text = Megállhatsz olyan mezőn, ahol ellenfél Szellem áll.
upgrade-early-determination-text = Egy fordulóban e sor első akciójáért fizetett Akaraterőből 1 ide kerül, és a forduló végén visszatér hozzád.
upgrade-blazing-speed = Villám­gyorsaság
upgrade-blazing-speed-text = Egy mezővel tovább mehetsz, Sietséggel együtt kettővel. Útközben elhaladhatsz ellenfél Szellemek mellett.
upgrade-early-bolster-text = Az új Érzelem 1 további Esszenciát kap a tábládról.
upgrade-early-inner-force-text = Az Érzelemhez szükséges Esszenciát a készletből vedd el, ne a tábládról: saját Esszencia nélkül is ébreszthetsz.
upgrade-empower = Megerő­sítés
upgrade-early-empower-text = Ne a kezedből hozz Érzelmet: csapatod egyik, veled szomszédos Gyenge Érzelmét változtasd Erős párjává, ha elég Esszencia van rajta. Az érte fizetett Akaraterő visszatér hozzád.
upgrade-quelled-vibe = Elfojtott Hangulat
upgrade-quelled-vibe-text = Az itt lévő jelölővel azonos színű Érzelmeket fojthatsz el; és bármilyen színű jelölővel Fényességet és Sivárságot.
upgrade-snuff-out = Elfújás
upgrade-snuff-out-text = Vegyél le 1-gyel több Esszenciát.
upgrade-origins-favored = Az Eredet kegyeltje
upgrade-origins-favored-text = Vegyél el 1-gyel több Akaraterőt a Szférából.
upgrade-unwavering = Rendít­hetetlen
upgrade-unwavering-text = Emellett kapsz 2 Akaraterőt a készletből.
upgrade-origins-bounty = Az Eredet bősége
upgrade-origins-bounty-text = Te választod meg, melyik Szféra bónuszát kapod. Annyiszor jön, ahányszor annak a Szférának a bónusza jött volna, amelyből Akaraterőt veszel.
upgrade-shapers-boon = A Formáló áldása
upgrade-shapers-boon-text = Mielőtt Akaraterőt veszel el, eggyel elforgathatod az Eredetet.
upgrade-soul-leech = Lélek­szívás
upgrade-soul-leech-text = 1 Esszenciát kapsz, akkor is, ha az Elfojtást megakadályozzák.

## Mi történik

event-starts-prototype = A Közös Törekvés: { $aspirations }.
event-endgame = { $team ->
        [none] A Közös Zárótörekvés: { $aspiration }.
       *[other] { $aspiration ->
            [none] { $team } megkapta a Zárótörekvését.
           *[other] { $team } megkapta a Zárótörekvését: { $aspiration }.
        }
    }
event-first = { $seat } foglal helyet elsőként.
event-round = { $number }. forduló: { $team } kezd
event-fortitude = { $is_set ->
        [1] { $team } Lelkiereje { $count }.
       *[other] { $sign ->
            [gain] { $team } kap { $count } Lelkierőt ({ $why }).
           *[other] { $team } elkölt { $count } Lelkierőt ({ $why }).
        }
    }
event-saves = { $count } AE ebből az Elszántságra kerül ({ $row }), és a forduló végén visszatér.
event-prevents = { $seat } megóvja ezt az Esszenciavesztéstől: { $card }, { $slot }.
event-reshuffles = { $seat } új paklivá keveri a dobópakliját.
event-turns-down-prototype = A Közös Törekvés félre van téve: { $aspiration }.
event-ending-prototype = A játék véget ér. { $why }

ending-majors = Egy csapat hozzáadta harmadik Nagyobb Töredékét.
ending-rounds = Vége az öt fordulónak.

reason-round = új forduló
reason-endgame = Zárótörekvések
reason-prevent = egy Elfojtás megakadályozásáért

## Miről kell dönteni

decision-first-to-place = Csapatod melyik Szelleme foglal helyet elsőként?
decision-place-prototype = { $spirit }, melyik Határvidéket foglalod el? A Triádjának üresnek kell lennie. Egy Formáló kettőt foglal el, egymás után.
decision-place-emotion-prototype = Hová kerül a Kezdő Érzelmed? A készletből jön, 1 Esszenciával.
decision-place-shaper = { $spirit }, két Határvidéked közül melyiken kezdesz?
decision-first-of-team = Csapatod melyik Szelleme játssza az első körét ebben a fordulóban?
decision-place-token-prototype = { $row }: eldobsz előbb kártyákat, hogy Hangulatjelölőt tegyél a sorba?
decision-discard-another = Melyik másik kártyát dobod el a jelölőért ({ $colour }), { $row }? Bármilyen színű lehet.
scene-goes-on-prototype = { $what ->
        [pick-hidden] Előbb { $spirit } kiválasztja a következő Rejtett Törekvést, mert csapata ({ $team }) nem teljesítette a magáét.
       *[other] Előbb { $spirit } dönt.
    } Azután jön a többi.
decision-pick-hidden-prototype = Csapatod nem teljesítette a Rejtett Törekvését. Válaszd ki a következőt.
decision-prevent = { $card } ({ $slot }) elfojtása folyik. Ad Empátia 1 Esszenciát, hogy ne veszítsen? Fordulónként egyszer.
decision-keep-card = Melyik kártyát tartod meg? A másikat eldobod.
decision-meditate-sphere = Melyik Szférából veszel el Akaraterőt?
decision-bounty = { $count ->
        [one] Melyik Szféra bónuszát kapod?
       *[other] Melyik Szféra bónuszát kapod, ennyiszer: { $count }?
    }
decision-knowledge = Tudás: milyen Hangulatjelölőt teszel le, bármilyen színben? Nem dobsz el érte kártyát.

choice-yes-prevent = Igen, adok 1 Esszenciát
choice-no-prevent = Nem, veszítsen Esszenciát
choice-sphere-bounty = { $sphere }: { $bonus }

group-abilities-prototype = A kör

play-token-colour-prototype = Egy sorban soha nincs kétszer ugyanaz a szín. Az Elfojtott Hangulat helyén ez mondja meg, mely Érzelmeket fojthatod el.

## A terminál

heading-teams-prototype = Csapatok és Szellemek, forduló { $round }/{ $rounds }
heading-spirit-prototype = { $spirit } táblája (+1: több Akaraterő; ²: egy jelölő két kártyába kerül)
upgrade-cards = ²
board-legend-prototype =
    ▲ Derű  ▼ Ború  – senkié; 2:1 összintenzitás. [P S Z K] Hangulat. ● Esszencia
    ○ szabad. Utána Intenzitás. ×↑ ×↓ ott blokkolva. Szférák, Nagyobbak: lefelé.
team-line-prototype = { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }, { $fortitude } Lelkierő, felhasználatlan { $minor } Kisebb, { $major } Nagyobb
seat-line-prototype = { $wp } AE{ $saved ->
        [0] { "" }
       *[other] { " " }(és { $saved } az Elszántságon)
    }, { $essence } Esszencia, { $is_own ->
        [1] { $cards ->
            [one] 1 kártya
           *[other] { $cards } kártya
        }
       *[other] { $cards ->
            [0] nincs kártya
           *[other] kéz { $hand }
        }
    }, pakli { $deck }, { $meditations ->
        [0] már meditált
        [one] 1 Meditáció maradt
       *[other] { $meditations } Meditáció maradt
    }
seat-discard = Eldobva: { $cards }
pile-count = { $count }× { $card }
aim-endgame-common = A végére, közös:
aim-endgame-own = A végére, a tiéd:
aim-aside = Félretéve, { $owner }: { $names }
aim-aside-common = Közös
turn-line-prototype = { $round }. forduló, a játék { $turn }. köre, { $spirit }: hátravan { $actions ->
        [one] 1 Akció
       *[other] { $actions } Akció
    }, { $fortitude } Lelkierő, { $wp } AE, { $essence } Esszencia, { $cards ->
        [one] 1 kártya
       *[other] { $cards } kártya
    }{ $meditations ->
        [0] . Már meditáltál.
       *[other] .
    }
play-help-game-prototype =
    Öt forduló van, és minden Akció csapatod 1 Lelkierejébe kerül. Körönként egy–három Akciód van.
    Ha Meditáció kiürít egy Szférát, Kinyilatkoztatás jön: az a csapat, amelyik a Közös és a saját Rejtett
    Törekvésében is elöl van, míg a másik egyet sem teljesít, Nagyobb Töredéket ad hozzá; aki többet
    teljesít, Kisebbet. A harmadik Nagyobb azonnal nyer. Egyébként pontokkal nyersz: a Töredékek 2, 3 vagy
    4 pontot érnek, és 1-et minden teljes sor, Erős Érzelem és teli Érzelem. Az 5. forduló után a végére
    szóló Törekvések hozzák a Záró Töredéket. „h Meditáció”, „h Lelkierő” és hasonlók többet mondanak.
score-line-prototype = { $team }: { $score } pont = Kisebb { $minor } ({ $minors } × 2) + Nagyobb { $major } ({ $majors } × 3) + Záró { $capping } + teljes sorok { $rows } + Erős Érzelmek { $strong } + teli Érzelmek { $full }
new-title-prototype = A prototípus új játéka, mag { $seed }: { $seats }.

## Szótár

term-round = Forduló
term-round-text = A játékban öt van. Egy forduló addig tart, amíg egyik csapatnak sem marad Lelkiereje. Azután visszatér az Elszántságon lévő Akaraterő, mindenki húz egy kártyát, egy Formáló kettőt, és a következő forduló azzal a csapattal kezdődik, amelyiknek kevesebb Töredéke van; ha ugyanannyi, amelyiknek kevesebb Nagyobbja; egyébként azzal, amelyiknek előbb fogyott el a Lelkiereje.
term-fortitude = Lelkierő
term-fortitude-text = Ezzel fizet egy csapat az Akcióiért, mindegyikért 1-et. A forduló elején ennyi van: az elsőben 8, minden következőben 1-gyel több; egy Formálónak még 1-gyel több. Akinek nincs, annak a következő fordulóig nincs köre.
term-meditation = Meditáció
term-meditation-text = Akció: Akaraterő elvétele a Szellemeddel szomszédos egyik Szférából, a Szféra bónuszával. Minden játékosnak fordulónként egy van, egy Formálónak kettő.
term-endgame-aspiration = Zárótörekvés
term-endgame-aspiration-text = Három van: egy Közös, mindenki számára nyíltan, és minden csapaté egy, amelyet csak az ismer és teljesíthet. Az ötödik forduló után nézik meg őket, és az a csapat, amelyik többet teljesít közülük, mint a másik, hozzáadja a Záró Töredékét.
term-discard-pile = Dobópakli
term-discard-pile-text = Amit egy játékos eldobott, és a tábláról lekerült Gyenge Érzelmek, mindenki számára láthatóan. Ha a pakli elfogyott, ebből lesz az új.
term-mild-text-prototype = Egy játékos paklijából való Érzelem. Ha elég Esszencia van rajta, megerősíthető. Amikor lekerül a tábláról, a gazdája dobópaklijába megy.
term-strong-text-prototype = Amivé egy Gyenge Érzelem a megerősítéskor válik. Minden játékosnak a csapat nyolc ilyenjéből egy-egy példánya van. Egy játékban lévő a végén 1 pontot hoz.
term-bleakness-text-prototype = Ború Kezdő Érzelme. Nincs Hangulata és nincs képessége. Szorongásnak még négy van, amelyeket ébreszthet.
term-counterpart-text-prototype = Egy Gyenge Érzelemhez tartozó Erős Érzelem, és fordítva.
term-threshold-text-prototype = Ennyi Esszenciának kell lennie egy Gyenge Érzelmen, hogy meg lehessen erősíteni.
term-realm-text-prototype = A tábla öt vidékének egyike, két hellyel, egy Szellemmezővel és saját Akcióval.
term-sphere-text-prototype = Az Eredet egyik része, amely Akaraterőt tart, és bónuszt ad, ha valaki mellette meditál. A Nagyobb Töredékek Szférákhoz tartoznak, és velük fordulnak.
term-essence-text-prototype = Ami az Érzelmeknek erőt ad. A tábládon van, amíg Érzelemre nem teszed. Az a játékban lévő Érzelem, amelyen nincs neki szabad hely, a végén 1 pontot hoz.
term-ambition-text-prototype = Ebben a kiadásban nincs: a csapatoknak Lelkierejük van.
term-vibe-text-prototype = Egy Érzelem színe: piros, sárga, zöld vagy kék.
term-vibe-token-text-prototype = Jelölő a táblád egyik sorában; a helyén lévő fejlesztés azonnal működik. Egy sorban soha nincs kettő ugyanabból a színből. Hogy legyen hely, egy jelölő levehető: az, amelyik magán a helyen van, vagy szabad helynél a sorban lévő azonos színű, de nem mindkettő.
term-wild-token-text-prototype = Ebben a kiadásban nincs: a játék kezdetén minden tábla üres.
term-row-text-prototype = Szellemtáblád négy akciójának egyike, négy hellyel a Hangulatjelölőknek. Egyiket sem kell feloldani. Egy négy jelölős sor a végén 1 pontot hoz.
term-determination-text-prototype = Fejlesztés, amely a sora egy fordulóbeli első akciója után a forduló végén 1 Akaraterőt visszaad.
term-intensity-text-prototype = Egy Érzelem ereje: az utolsó Esszenciája alatti szám.
term-intensity-token-text-prototype = Ebben a kiadásban nincs.
term-control-text-prototype = Egy csapat azt a Birodalmat vagy Határvidéket irányítja, ahol összesen nagyobb az Intenzitása. Egyenlőségnél senki sem irányítja.
term-adjacent-text-prototype = Egymás mellett lévő. A tábla megmutatja, melyik mező mely helyekkel és Szférákkal szomszédos.
term-fortress-text-prototype = Ebben a kiadásban nincs.
term-site-text-prototype = Ebben a kiadásban nincsenek Erődök.
term-fragment-text-prototype = A Személyiség egy darabja. Egy csapatnak hat Kisebb, egyenként 2 pontot érő, három Nagyobb, egyenként 3 pontot érő és egy Záró, 4 pontot érő Töredéke van. Aki a harmadik Nagyobbat hozzáadja, győzött.
term-minor-text-prototype = A kicsi Töredék, 2 pontot ér. Az a csapat adja hozzá, amelyik Kinyilatkoztatáskor több Törekvést teljesít, vagy mindkettő, ha egyet-egyet.
term-major-text-prototype = A nagy Töredék, 3 pontot ér. Az a csapat adja hozzá, amelyik Kinyilatkoztatáskor mindkét Törekvését teljesíti, míg a másik egyet sem; a kiürült Szférához tartozik. A harmadik azonnal megnyeri a játékot.
term-capping-text-prototype = Az utolsó Töredék, 4 pontot ér. Az ötödik forduló után az a csapat adja hozzá, amelyik több Zárótörekvést teljesít.
term-common-aspiration-text-prototype = A Törekvés, amely minden csapatnak számít. Egy nyíltan fekszik; a következők rejtve vannak.
term-intention-text-prototype = Ebben a kiadásban nincs.
term-wheel-text-prototype = Ebben a kiadásban nincs: nincsenek Szándékok.
term-action-text-prototype = Szellemakció, Birodalomakció vagy Pihenés. Egy játékos körönként egyet–hármat hajt végre, és mindegyik a csapat 1 Lelkierejébe kerül.
term-spirit-action-text-prototype = Mozgás, Ébresztés, Elfojtás vagy Meditáció: Szellemtáblád egyik akciója. A Megerősítés az Ébresztés egyik módja.
term-ability-text-prototype = Ebben a kiadásban nincs: minden, amit teszel, Akció.
term-absorb-text-prototype = Ebben a kiadásban nincs: helyén a Meditáció áll.
term-quell-text-prototype = Esszencia levétele egy ellenfél Érzelemről. Ha az utolsót is elveszíti, lekerül a tábláról, és a gazdája húz egy kártyát.
term-fortify-text-prototype = Ebben a kiadásban nincs: nincsenek Erődök.
term-empower-text-prototype = Egy Gyenge Érzelem Erős párjává változtatása, amely azután a tiéd. Az Ébresztés egyik módja.
term-insecurity-token-text-prototype = Ebben a kiadásban nincs.
term-bliss-text-prototype = A fényes Szellemek csapata, ebben a kiadásban Harmónia és Empátia.
term-gloom-text-prototype = A sötét Szellemek csapata, ebben a kiadásban Szorongás és Gonoszság.
term-hand-text-prototype = A kártyáid, bármennyi. Az ellenfelek csak a számukat látják.
term-deck-text-prototype = Tizennégy Gyenge Érzelem, képpel lefelé. Ha elfogyott, a dobópaklit új paklivá keverik.
term-turn-text-prototype = Egy–három Akció, amíg a csapatnak van Lelkiereje. A csapatok felváltva jönnek, és egy csapat játékosai is.
term-score-text-prototype = Amennyit a játék most érne: a Személyiségben lévő Töredékek, a teljes sorok, az Erős Érzelmek, és azok az Érzelmek, amelyeken nincs szabad hely Esszenciának.
term-set-up-text-prototype = Szellemek és Kezdő Érzelmek letétele az első forduló előtt.
term-unlock-text-prototype = Ebben a kiadásban semmit sem kell feloldani.
term-extra-action-text-prototype = Ebben a kiadásban nincs.
term-rotate-text-prototype = Ebben a kiadásban csak a Meditáció forgatja az Eredetet.
term-card-set-text-prototype = Az Érzelmek számai és képességei. Ennek a kiadásnak sajátja van, amely nem változtatható.
help-fact-sphere-prototype = Ennek a Szférának a bónusza annak, aki mellette meditál.
help-vibe-red-prototype = A szenvedély és indulat színe. Kezedből egy piros kártyát eldobhatsz egy piros jelölőért.
help-vibe-yellow-prototype = A mozdulás és lendület színe. Kezedből egy sárga kártyát eldobhatsz egy sárga jelölőért.
help-vibe-green-prototype = Az adás és vágyás színe. Kezedből egy zöld kártyát eldobhatsz egy zöld jelölőért.
help-vibe-blue-prototype = Annak a színe, hogyan látja magát valaki. Kezedből egy kék kártyát eldobhatsz egy kék jelölőért.
help-vibe-none-prototype = Fényességnek és Sivárságnak nincs Hangulata. Bármilyen jelölővel elfojthatók, amely az Elfojtott Hangulat egy helyén van.
