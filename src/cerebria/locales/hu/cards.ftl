# Az Érzelmek és képességeik.
# Alak: accusative (tárgyeset).

## Érzelmek

emotion-brightness = Fényesség
    .accusative = Fényességet
emotion-bleakness = Sivárság
    .accusative = Sivárságot
emotion-affection = Vonzalom
    .accusative = Vonzalmat
emotion-comfort = Vigasz
    .accusative = Vigaszt
emotion-courage = Bátorság
    .accusative = Bátorságot
emotion-sociability = Közvet­lenség
    .accusative = Közvetlenséget
emotion-cheerfulness = Vidámság
    .accusative = Vidámságot
emotion-excitement = Izgatott­ság
    .accusative = Izgatottságot
emotion-safety = Biztonság
    .accusative = Biztonságot
emotion-trust = Bizalom
    .accusative = Bizalmat
emotion-desire = Óhaj
    .accusative = Óhajt
emotion-generosity = Nagylel­kűség
    .accusative = Nagylelkűséget
emotion-innocence = Ártatlan­ság
    .accusative = Ártatlanságot
emotion-kindness = Kedvesség
    .accusative = Kedvességet
emotion-confidence = Magabiz­tosság
    .accusative = Magabiztosságot
emotion-optimism = Derűlátás
    .accusative = Derűlátást
emotion-self-esteem = Önérzet
    .accusative = Önérzetet
emotion-tranquility = Nyugalom
    .accusative = Nyugalmat
emotion-adoration = Imádat
    .accusative = Imádatot
emotion-satisfaction = Elégedett­ség
    .accusative = Elégedettséget
emotion-valor = Vitézség
    .accusative = Vitézséget
emotion-intimacy = Meghitt­ség
    .accusative = Meghittséget
emotion-euphoria = Eufória
    .accusative = Eufóriát
emotion-passion = Szenve­dély
    .accusative = Szenvedélyt
emotion-freedom = Szabadság
    .accusative = Szabadságot
emotion-faith = Hit
    .accusative = Hitet
emotion-longing = Vágyódás
    .accusative = Vágyódást
emotion-selflessness = Önzetlen­ség
    .accusative = Önzetlenséget
emotion-purity = Tisztaság
    .accusative = Tisztaságot
emotion-benevolence = Jóindulat
    .accusative = Jóindulatot
emotion-self-respect = Önbecsü­lés
    .accusative = Önbecsülést
emotion-hope = Remény
    .accusative = Reményt
emotion-dignity = Méltóság
    .accusative = Méltóságot
emotion-serenity = Derültség
    .accusative = Derültséget
emotion-anger = Indulat
    .accusative = Indulatot
emotion-craving = Sóvárgás
    .accusative = Sóvárgást
emotion-hostility = Ellensé­ges­ség
    .accusative = Ellenségességet
emotion-jealousy = Féltékeny­ség
    .accusative = Féltékenységet
emotion-bitterness = Kesere­dett­ség
    .accusative = Keseredettséget
emotion-boredom = Unalom
    .accusative = Unalmat
emotion-guilt = Bűntudat
    .accusative = Bűntudatot
emotion-pessimism = Borúlátás
    .accusative = Borúlátást
emotion-disgust = Undor
    .accusative = Undort
emotion-dislike = Ellen­szenv
    .accusative = Ellenszenvet
emotion-selfishness = Önzés
    .accusative = Önzést
emotion-mistrust = Bizalmat­lanság
    .accusative = Bizalmatlanságot
emotion-embarrassment = Feszengés
    .accusative = Feszengést
emotion-fear = Félelem
    .accusative = Félelmet
emotion-insecurity = Bizony­talanság
    .accusative = Bizonytalanságot
emotion-loneliness = Magány
    .accusative = Magányt
emotion-rage = Tombolás
    .accusative = Tombolást
emotion-greed = Kapzsiság
    .accusative = Kapzsiságot
emotion-malevolence = Rossz­akarat
    .accusative = Rosszakaratot
emotion-envy = Irigység
    .accusative = Irigységet
emotion-lethargy = Letargia
    .accusative = Letargiát
emotion-indifference = Közöm­bösség
    .accusative = Közömbösséget
emotion-remorse = Lelkifur­dalás
    .accusative = Lelkifurdalást
emotion-despair = Kétségbe­esés
    .accusative = Kétségbeesést
emotion-loathing = Utálat
    .accusative = Utálatot
emotion-animosity = Gyűlöl­ködés
    .accusative = Gyűlölködést
emotion-narcissism = Nárcizmus
    .accusative = Nárcizmust
emotion-suspicion = Gyanakvás
    .accusative = Gyanakvást
emotion-shame = Szégyen
    .accusative = Szégyent
emotion-panic = Rettegés
    .accusative = Rettegést
emotion-doubt = Kétség
    .accusative = Kétséget
emotion-isolation = Elszige­teltség
    .accusative = Elszigeteltséget
emotion-neutrality-red = Semleges­ség
    .accusative = Semlegességet
emotion-neutrality-yellow = Semleges­ség
    .accusative = Semlegességet
emotion-neutrality-green = Semleges­ség
    .accusative = Semlegességet
emotion-neutrality-blue = Semleges­ség
    .accusative = Semlegességet
emotion-urge = Késztetés
    .accusative = Késztetést
emotion-impulse = Ösztönzés
    .accusative = Ösztönzést
emotion-inspiration = Ihlet
    .accusative = Ihletet
emotion-discipline = Fegyelem
    .accusative = Fegyelmet
emotion-caution = Óvatosság
    .accusative = Óvatosságot
emotion-curiosity = Kíváncsi­ság
    .accusative = Kíváncsiságot

## Képességek játékba kerüléskor

power-none = Nincs képessége.
power-fetch-emotion = Csapatod egy másik Érzelmét, bárhol van is, egy ezzel szomszédos üres helyre hozhatod.
power-gain-willpower = Kapsz { $wp } Akaraterőt.
power-token-beside-opponent = Ez az Érzelem +{ $token } értékű Intenzitásjelölőt kap, ha szomszédos helyen ellenfél Érzelem van.
power-draw-beside-own = Ha csapatod egy másik Érzelme szomszédos vele, húzol { $cards ->
        [one] egy kártyát
       *[other] { $cards } kártyát
    }.
power-willpower-per-frontier = Kapsz { $wp } Akaraterőt minden Határvidékért, amelyet csapatod most irányít, de legfeljebb { $most } Akaraterőt.
power-step-spirit = Szellemedet ingyen egy útnyira lévő mezőre viheted, de nem olyanra, ahol ellenfél Szellem áll.
power-place-essence = Tehetsz 1 Esszenciát a tábládról csapatod bármelyik Érzelmére, bárhol van, ha van rajta hely; ez is számít.
power-token-beside-own = Ez az Érzelem +{ $token } értékű Intenzitásjelölőt kap, ha szomszédos helyen csapatod egy másik Érzelme van.
power-gift = Válassz egy Szellemet a csapatodból, akár a sajátodat: kap { $essence } Esszenciát és { $wp } Akaraterőt.
power-token-when-behind-in-essence = Ha csapatod Érzelmein most kevesebb Esszencia van, mint az ellenfél csapatéin, ez az Érzelem +{ $token } értékű Intenzitásjelölőt kap.
power-token-for-row = Ha egyik sorodban legalább { $tokens } Hangulatjelölő van, ez az Érzelem +{ $token } értékű Intenzitásjelölőt kap.
power-rotate-origin = Egy lépéssel elforgathatod az Eredetet.
power-fill-neighbours = Csapatod minden vele szomszédos Érzelmére, amelyen van szabad hely, tehetsz 1 Esszenciát a készletből.
power-draw-per-chain = Csapatod minden további Érzelméért abban a láncban, amelyhez ez tartozik, húzol { $cards ->
        [one] egy kártyát
       *[other] { $cards } kártyát
    }, de legfeljebb { $most } kártyát.
power-gain-action = Ebben a körben { $actions ->
        [one] eggyel több Akciód van
       *[other] { $actions } további Akciód van
    }.
power-token-per-chain = Intenzitásjelölőt kap, amely csapatod minden további Érzelméért abban a láncban, amelyhez ez tartozik, ennyit ér: { $token }, de legfeljebb +{ $most }.
power-arrange-aspirations = Nézd meg csapatod Rejtett Törekvéseinek { $cards ->
        [one] legfelső lapját
       *[other] legfelső { $cards } lapját
    }, majd tedd vissza őket tetszőleges sorrendben. Az első nem egyezhet a Közös Törekvéssel.
power-add-vibe-token = Tegyél egy Hangulatjelölőt az egyik sorodba, bármilyen színűt, amelyet a sor befogadhat.
power-gain-ambition = Csapatod { $ambition } Ambíciója elérhetővé válik.
power-chip-neighbour = Levehetsz 1 Esszenciát egy vele szomszédos ellenfél Érzelemről, ha azon legalább 1 marad.
power-action-without-ambition = Amint ez az Ébresztés véget ért: ha csapatodnak nincs elérhető Ambíciója, ebben a körben { $actions ->
        [one] eggyel több Akciód van
       *[other] { $actions } további Akciód van
    }.
power-steal-willpower = Válassz egy ellenfél Szellemet, amelynek több Akaraterője van, mint neked, és vegyél el tőle { $wp } Akaraterőt.
power-token-in-enemy-realm = Olyan Birodalomban, amelyet eddig az ellenfél csapat irányított, vagy amelyben Erődje van, ez +{ $token } értékű Intenzitásjelölőt kap. Határvidéken nem történik semmi.
power-shove-spirit = Egy ellenfél Szellemet az ezzel a hellyel szomszédos mezőről egy útnyira lévő mezőre lökhetsz.
power-gain-essence = Kapsz { $essence } Esszenciát.
power-token-when-outnumbered = Ha csapatodnak, ezt is beleszámítva, kevesebb Érzelme van a táblán, mint az ellenfél csapatnak, ez az Érzelem +{ $token } értékű Intenzitásjelölőt kap.
power-insecurity = Válassz egy ellenfél Szellemet és egy sorát, amelyen nincs Bizonytalanságjelölő, és tegyél rá egyet. A sor következő Akciója 1 Akaraterővel többe kerül, aztán a jelölő lekerül.
power-insecurity-for-all = Minden ellenfél Szellem Bizonytalanságjelölőt kap egy általad választott sorára, amelyen még nincs. A sor következő Akciója 1 Akaraterővel többe kerül, aztán a jelölő lekerül.
power-token-when-alone = Ha csapatod egyetlen más Érzelme sem szomszédos vele, ez +{ $token } értékű Intenzitásjelölőt kap.
power-drain-all-neighbours = Minden vele szomszédos ellenfél Érzelem { $essence } Esszenciát veszít.
power-take-from-sphere = Válassz egy Szférát, és vegyél el belőle { $wp } Akaraterőt, vagy annyit, amennyit úgy adhat, hogy 1 benne maradjon.
power-steal-by-comparison = Válassz egy ellenfél Szellemet. Ha több Akaraterője van, mint neked, vegyél el tőle { $wp } Akaraterőt; ha több Esszenciája van, vegyél el tőle { $essence } Esszenciát.
power-weaken-fortress = Ha olyan Birodalomban van, amelynek Erődje az ellenfél csapat Intenzitását növeli, az az Erőd egy fokot veszít: a Nagyobb Kisebbé válik, a Kisebb (vagy az olyan Nagyobb, amelynek csapatánál nem maradt Kisebb) lekerül. Határvidéken nem történik semmi.
power-collect-tokens = Minden ellenfél Érzelem elveszíti az Intenzitásjelölőjét. Ez az Érzelem olyan jelölőt kap, amely annyit ér, ahány jelölő elveszett, de legfeljebb +{ $most }.
power-drain-neighbour = Válassz egy vele szomszédos ellenfél Érzelmet: az { $essence } Esszenciát veszít.
power-gain-essence-held = Annyi Esszenciát kapsz, amennyi ezen az Érzelmen van.
power-empty-sphere = Válassz egy Szférát, amelyben legalább { $least } Akaraterő van: ebből { $wp } a készletbe kerül. Ezután egy lépéssel elforgathatod az Eredetet.
power-add-rarest-tokens = Minden olyan színből, amely a tábládon a legritkább, tegyél egy Hangulatjelölőt az egyik sorodba, amíg a sorok befogadják.
power-lower-tokens = Tetszőleges Érzelmeken csökkentheted az Intenzitásjelölőket, összesen annyival, amennyi Esszencia ezen van.

## Képességek, amíg a táblán van

power-quell-price-nearby = Ellenfél Szellemeknek { $wp } Akaraterővel többe kerül elfojtani egy ezzel szomszédos Érzelmet.
power-quell-price-itself = Ellenfél Szellemeknek { $ambition } Ambícióval többe kerül elfojtani ezt az Érzelmet.
power-absorb-income-nearby = Csapatod bármelyik Szelleme, amely ennek az Érzelemnek a Triádja mellett nyel el, { $wp } Akaraterőt kap a készletből.
power-free-intensify = Egy Fokozás Akcióban az első után minden további Esszencia Akaraterő fizetése nélkül kerül erre az Érzelemre.
power-turn-income = Csapatod játékosai minden körük végén { $wp } Akaraterőt kapnak.
power-free-quell-nearby = Körönként egyszer, amikor csapatod egyik Szelleme ezzel szomszédos Érzelmet fojt el, maga az Elfojtás nem kerül Ambícióba.
power-easy-moves = Csapatod Szellemei { $wp } Akaraterővel kevesebbet fizetnek a Mozgásért, és megállhatnak olyan mezőn, ahol ellenfél Szellem áll.
power-action-after-empower = Ha csapatod egyik játékosa megerősít egy Érzelmet, utána ebben a körben { $actions ->
        [one] eggyel több Akciója van
       *[other] { $actions } további Akciója van
    }, akkor is, ha épp ez az Érzelem kerül így játékba. Több ilyen Érzelem is egyszer számít.
power-lend-essence = Csapatod játékosai, ha egy másik Érzelmet fokoznak, erről is használhatnak Esszenciát, az utolsó 1 kivételével, amely rajta marad.
power-cap-neighbours = A vele szomszédos ellenfél Érzelmek Intenzitása soha nem számít többnek, mint { $intensity }.
power-absorb-more = { $supply ->
        [0] Amikor csapatod egyik Szelleme elnyel, { $sphere } Akaraterővel többet vesz el a Szférából, ha ez az Érzelem a Szféra Birodalmában van.
       *[other] Amikor csapatod egyik Szelleme elnyel, { $sphere } Akaraterővel többet vesz el a Szférából, ha ez az Érzelem a Szféra Birodalmában van, és { $supply } Akaraterőt kap a készletből, ha a Szellem ennek az Érzelemnek a Triádjával szomszédos.
    }
power-move-price-from = Ellenfél Szellemek { $wp } Akaraterővel többet fizetnek a Mozgásért, amely az ezzel a hellyel szomszédos mezőről indul.
power-upgraded-move-income = Amikor egy ellenfél Szellem fejlesztést használ egy Mozgásnál, csapatod választ egyet a Szellemei közül, és az { $wp } Akaraterőt kap.
power-upgraded-action-income = Amikor egy ellenfél Szellem fejlesztést használ bármelyik Szellemakciónál, csapatod választ egyet a Szellemei közül, és az { $wp } Akaraterőt kap.
power-quell-price = Minden Elfojtás { $wp } Akaraterővel többe kerül az ellenfél Szellemeknek.
power-invoke-essence-nearby = Ahhoz, hogy ellenfél Szellem ezzel szomszédos helyre ébresszen, { $essence } további Esszenciát kell visszaadnia a táblájáról a készletbe.
power-invoke-essence = Ahhoz, hogy ellenfél Szellem ébresszen, { $essence } további Esszenciát kell visszaadnia a táblájáról a készletbe.
power-quell-discard = Ha egy ellenfél játékos elfojt egy Érzelmet, utána eldob a kezéből { $cards ->
        [one] egy kártyát
       *[other] { $cards } kártyát
    }, ha van mit eldobnia.
power-move-price-to = Ellenfél Szellemek { $wp } Akaraterővel többet fizetnek a Mozgásért, amely az ezzel a hellyel szomszédos mezőre visz.
power-intensity-per-opponent = Intenzitásához { $intensity } adódik minden ellenfél Érzelemért a táblán, de összesen legfeljebb { $most }.
power-intensity-when-alone = Intenzitásához { $intensity } adódik, amíg csapatod más Érzelme nem szomszédos vele.
power-level-triad = Triádjában minden Érzelem Intenzitása annyi, amennyi ezen az utolsó Esszencia alatt áll. Jelölők és képességek ott nem változtatnak semmit.
power-leave-income = Amikor egy ellenfél Érzelem lekerül a tábláról, csapatod választ egyet a Szellemei közül, és az { $wp } Akaraterőt kap.
power-leave-choice = Amikor bármely más Érzelem lekerül a tábláról, csapatod választ egyet a Szellemei közül, és az megkaphatja ezek egyikét: { $essence } Esszencia, { $wp } Akaraterő vagy { $cards ->
        [one] egy kártya
       *[other] { $cards } kártya
    } a paklijából.

## Képességek a tábláról lekerüléskor

power-parting-draw = Amikor lekerül a tábláról, csapatod választ egyet a Szellemei közül, és az húzhat { $cards ->
        [one] egy kártyát
       *[other] { $cards } kártyát
    }.
power-parting-willpower = Amikor lekerül a tábláról, csapatod választ egyet a Szellemei közül, és az { $wp } Akaraterőt kap.
power-parting-essence = Amikor lekerül a tábláról, csapatod választ egyet a Szellemei közül, és az kaphat { $essence } Esszenciát.
power-parting-token = Amikor lekerül a tábláról, csapatod választ egyet a Szellemei közül, és az kaphat egy Hangulatjelölőt az egyik sorába, bármilyen színűt, amelyet a sor befogadhat.

## Forrás

status-documented = Dokumentált: közzétett szabályok mondják meg, mit tesz ez a kártya.
status-documented-in-part = Részben dokumentált: egy részét közzétett szabályok mondják meg, a többi ehhez a programhoz készült.
status-designed = Tervezett: ehhez a programhoz készült, mert a közzétett szabályok nem közlik a kártya képességét.
