# Mi történt, és miről kell dönteni.

## Események

event-starts = A körök sorrendje: { $seats }. Közös Törekvések: { $aspirations }.
event-deals = { $cards ->
        [none] { $seat } megkapja a kezdőkezét.
       *[other] { $seat } kezdőkeze: { $cards }.
    }
# A körök minden játékosra együtt számozódnak: nem valakinek a saját harmadik köréről van szó.
event-turn = { $number }. kör: { $seat }
event-pays = { $seat }: { $what }, { $price }.
event-willpower = { $seat } { $sign ->
        [gain] kap
       *[other] veszít
    } { $count } AE-t ({ $why }).
event-essence = { $seat } { $sign ->
        [gain] kap
       *[other] ad
    } { $count } Esszenciát ({ $why }).
event-ambition = { $sign ->
        [gain] { $team }: { $count } Ambíció elérhetővé válik ({ $why }).
       *[other] { $team } elkölt { $count } Ambíciót ({ $why }).
    }
event-actions = { $count ->
        [one] Eggyel több Akció
       *[other] { $count } további Akció
    } ebben a körben ({ $why }).
event-ends-turn = { $seat } befejezi a körét; { $count ->
        [one] 1 Akció kihasználatlan
       *[other] { $count } Akció kihasználatlan
    }.
event-draws = { $card ->
        [none] { $seat } húz egy kártyát ({ $why }).
       *[other] { $seat } kihúzza { NAME($card, form: "accusative") } ({ $why }).
    }
event-turned-up = { $card ->
        [none] { $seat } paklija üres.
       *[other] { $seat } paklijának tetején: { $card }.
    }
event-reveals = { $seat } megmutatja { NAME($card, form: "accusative") } ({ $why }).
event-discards = { $seat } eldobja { NAME($card, form: "accusative") } ({ $why }).
event-spirit = { $why ->
        [set-up] { $seat } { NAME($to, form: "article") } { NAME($to, form: "at") } kezd.
        [move] { $seat } { NAME($to, form: "article") } { NAME($to, form: "to") } lép.
        [approach] { $seat } nem mozgott, ezért egyet lép arrafelé, ahol többet tehet: { NAME($to, form: "article") } { NAME($to, form: "to") }.
       *[other] { $seat } { NAME($to, form: "article") } { NAME($to, form: "to") } megy ({ $why }).
    }
event-vibe = { $is_removed ->
        [1] { $seat } végleg leveszi a jelölőt innen: { $row }, { $upgrade }.
       *[other] { $upgrade ->
            [none] { $seat } jelölőt tesz le ({ $colour }), { $row }: feloldva.
           *[other] { $seat } jelölőt tesz le ({ $colour }), { $row }: { $upgrade }.
        }
    }
event-works = { $seat } él a képességével: { $how ->
        [any-colour] a kártya más színű jelölőt ér.
        [second-token] még egy kártya még egy jelölőt ér.
        [far-sphere] nem szomszédos Szférából nyel el.
        [far-quell] nem szomszédos Érzelmet fojt el.
        [bleakness] kártya helyett Sivárság kerül le a készletből.
       *[protects] egy elérhető Érzelmet nem lehet elfojtani.
    }
event-insecurity = { $amount ->
        [1] { $seat } Bizonytalanságjelölőt kap ide: { $row }.
       *[other] { $seat } Bizonytalanságjelölője lekerül innen: { $row }.
    }
event-enters = { $card } játékba kerül: { $slot }, { $essence } Esszenciával.
event-leaves = { $card } lekerül innen: { $slot } ({ $why }).
event-moves = { $card } átkerül: { $slot } → { $to_slot } ({ $why }).
event-fills = { $card } ({ $slot }) { $count } Esszenciát kap ({ $why }).
event-loses = { $card } ({ $slot }) { $count } Esszenciát veszít ({ $why }).
event-intensity = { $token ->
        [0] { $card } ({ $slot }) elveszíti az Intenzitásjelölőjét ({ $why }).
       *[other] { $card } ({ $slot }) Intenzitásjelölője mostantól +{ $token } ({ $why }).
    }
event-fortress = { $kind ->
        [none] { $is_joining ->
            [1] Az Erőd { NAME($realm, form: "article") } { NAME($realm, form: "from") } a Személyiségbe kerül.
           *[other] Nincs többé Erőd { NAME($realm, form: "article") } { NAME($realm, form: "at") } ({ $why }).
        }
       *[other] { $team } Erődje áll mostantól { NAME($realm, form: "article") } { NAME($realm, form: "at") }: { $kind }{ $is_aligned ->
            [1] , neki számít: { $aligned }
           *[other] { "" }
        } ({ $why }).
    }
event-identity = { $team } Töredéket ad a Személyiséghez: { $kind }, { $points } pont ({ $why }).
event-rotates = Az Eredet eggyel elfordul: az Indítékok Völgyénél most { $origin } áll.
event-sphere = { $seat ->
        [none] { $sign ->
            [gain] A Szféra feltöltődik { $count } AE-vel: { $sphere }.
           *[other] { $count } AE eltűnik { NAME($sphere, form: "article") } { $sphere } Szférából ({ $why }).
        }
       *[other] { $kept ->
            [all] { $seat } elvesz { $count } AE-t { NAME($sphere, form: "article") } { $sphere } Szférából ({ $why }).
            [0] { $seat } elvesz { $count } AE-t { NAME($sphere, form: "article") } { $sphere } Szférából, és egyet sem tart meg ({ $why }).
           *[other] { $seat } elvesz { $count } AE-t { NAME($sphere, form: "article") } { $sphere } Szférából, és megtart { $kept } AE-t ({ $why }).
        }
    }
event-intention = { $team } { $points ->
        [one] 1 pontot
       *[other] { $points } pontot
    } kap a Keréken: { $what }.
event-wheel = { $team } { $points ->
        [one] 1 pontot
       *[other] { $points } pontot
    } kap a Keréken ({ $why }).
event-revelation = Kinyilatkoztatás: { $seat } kiürítette { NAME($sphere, form: "article") } { $sphere } Szférát
event-shows = { $is_last ->
        [1] { $team } megmutatja a Zárótörekvését: { $aspiration }.
       *[other] { $team } megmutatja a Rejtett Törekvését: { $aspiration }.
    }
event-meets = { $is_last ->
        [1] { $is_common ->
            [1] { $team } teljesíti a Közös Zárótörekvést: { $aspiration }.
           *[other] { $team } teljesíti a Zárótörekvését: { $aspiration }.
        }
       *[other] { $is_common ->
            [1] { $team } teljesíti a Közös Törekvést: { $aspiration }.
           *[other] { $team } teljesíti a Rejtett Törekvését: { $aspiration }.
        }
    }
event-turns-down = A Közös Törekvés lefordul: { $aspiration }.
event-meets-condition = { $condition ->
        [tie] { $team } teljesít egy feltételt ({ $aspiration }): Derű és Ború között holtverseny van.
       *[other] { $team } teljesíti a saját feltételét: { $aspiration }.
    }
event-removes = { $team } eltávolítja ezt a Közös Törekvést: { $aspiration }, mert a másik csapat Nagyobb Töredéket szerzett.
event-shifts = { $team } áthelyezi ezt a Közös Törekvést: { $aspiration }; új helye a sorban: { $place }.
event-common = A Közös Törekvés mostantól: { $aspiration }.
event-looks = { $aspirations ->
        [none] { $team } megnézi Rejtett Törekvéseinek tetejét.
       *[other] { $team } megnézi Rejtett Törekvéseinek tetejét: { $aspirations }.
    }
event-aspires = { $aspiration ->
        [none] { $team } új Rejtett Törekvést kap.
       *[other] { $team } új Rejtett Törekvést kap: { $aspiration }.
    }
event-arranges = { $aspirations ->
        [none] { $team } sorba rakja Rejtett Törekvéseit.
       *[other] { $team } sorba rakja Rejtett Törekvéseit: { $aspirations }.
    }
event-scheme = { $scheme } képpel felfelé fekszik: Ego a következő körében erre törekszik: { $aim ->
        [hidden] a Rejtett Törekvése
        [next] a következő Közös Törekvés
       *[common] a Közös Törekvés
    }; első Akciója: { $action }.
event-schemes = { $foot } felfedve, { $head } mellé. Ego erre törekszik: { $aim ->
        [hidden] { $aspiration ->
            [none] a Rejtett Törekvése
           *[other] a Rejtett Törekvése, { $aspiration }
        }
        [next] { $aspiration ->
            [none] semmi
           *[other] a következő Közös Törekvés, { $aspiration }
        }
       *[common] { $aspiration ->
            [none] semmi
           *[other] a Közös Törekvés, { $aspiration }
        }
    }. Akciói: { $actions }.
event-ego-acts = { $to ->
        [none] { $seat }
       *[other] { $seat } { NAME($to, form: "article") } { NAME($to, form: "to") } megy, és
    } { $what ->
        [invoke] ébreszti { NAME($card, form: "accusative") } ({ $slot })
        [intensify] 1 Esszenciát ad ennek: { $card } ({ $slot })
        [quell] 1 Esszenciát vesz le erről: { $card } ({ $slot })
        [build] Erődöt épít { NAME($realm, form: "article") } { NAME($realm, form: "at") }
        [exalt] Nagyobbra cseréli az Erődjét { NAME($realm, form: "article") } { NAME($realm, form: "at") }
       *[raze] megrongálja az Erődöt { NAME($realm, form: "article") } { NAME($realm, form: "at") }
    }; { $aspiration ->
        [none] rejtett célért
       *[other] { $is_changed ->
            [1] { $aspiration } { $before } → { $after }
           *[other] { $aspiration } marad { $after }
        }
    }, { $way }.
event-ego-fails = { $ways ->
        [0] { $seat } kudarcot vall ({ $action }): nincs rá lehetőség.
        [one] { $seat } kudarcot vall ({ $action }): az egyetlen lehetőség visszavetné.
       *[other] { $seat } kudarcot vall ({ $action }): { $ways } lehetőség közül mindegyik visszavetné.
    }
event-ego-special = { $what ->
        [willpower] Ennyi kudarcból Különleges Művelet lesz, de Ego nem tudja kifizetni.
        [fortress] Ennyi kudarcból Különleges Művelet lesz: Ego egy Erődért fizet.
       *[points] Ennyi kudarcból Különleges Művelet lesz: Ego pontokért fizet.
    }
event-ending = A játék e kör után véget ér. { $why }
event-over = A játék véget ért: { $scores }.

ending-common = Nem maradt Közös Törekvés.
ending-fragment = Egy csapatnak olyan Töredék járt volna, amelyből már nem maradt neki.
ending-fragment-of = { $team } új Töredéke ez lett volna: { $fragment }, de ilyenje már nem maradt.
ending-wheel = Egy csapat elérte a 20-at a Kerekén.
ending-turn-limit = A körök száma elérte a határt.

## Pontok, mindegyik az okával

point-fragment = { $fragment } ezért: { $met }
point-condition = { $condition ->
        [tie] { $aspiration } (Derű és Ború holtversenyben)
       *[other] { $aspiration } (a saját feltétele)
    }
point-fortress = { $fragment }: az Erőd { NAME($realm, form: "article") } { NAME($realm, form: "from") } a Személyiségbe került
point-capping = { $fragment }, mert nem maradt abból a Töredékből, amelyet kiérdemelt
point-capping-endgame = { $fragment } több teljesített Zárótörekvésért
point-intention = Szándék: { $what }
point-wheel-capping = A Keréken, mert másik csapat helyezte el a Záró Töredéket
point-wheel-revelation = Akaraterő, amelyet Ego egy Kinyilatkoztatáskor pontra vált
point-wheel-failure = A kör első kudarcba fulladt Akciója egy pontot hoz Egónak
point-wheel-special-scheme = Ego Különleges Művelete
point-fortresses = Ego Erődjei a táblán a játék végén
point-row = { $spirit }: teljes sor, { $row }
point-strong = Erős Érzelem: { $card }
point-full = teli Érzelem: { $card }
point-come = { $what }
point-gone = már nincs: { $what }

## Ami Kinyilatkoztatáskor nem hoz pontot

unscored-tie = Holtverseny, { $count }: senki sem teljesíti: { $aspiration }.
unscored-nothing = Senkinek sincs semmije ehhez: { $aspiration }.
unscored-behind = { $team } lemaradása { $count } a saját Törekvésében, amely csak neki számít: { $aspiration }. Nem teljesíti.
unscored-level = { $team } egyenlően áll a saját Törekvésében ({ $aspiration }, { $count }), pedig elöl kellene lennie.
unscored-conditions = { $team } egyetlen feltételt sem teljesít: { $aspiration }.
unscored-idle = { $team } Rejtett Törekvése azonos a Közössel, és nem számít kétszer.
unscored-none-met = { $team } nem teljesített semmit: nincs Töredék.
unscored-fewer = { $team } kevesebbet teljesített, mint a másik csapat: nincs Töredék.
unscored-endgame = Mindkét csapat ugyanannyi Zárótörekvést teljesít: nincs Záró Töredék.
unscored-none-left = Elfogyott ({ $team }): { $fragment }.
unscored-no-fortress = Nem áll Erőd { NAME($realm, form: "article") } { NAME($realm, form: "at") }.
unscored-fresh = { $team } Erődjét { NAME($realm, form: "article") } { NAME($realm, form: "at") } ebben a körben építették vagy magasztalták fel, ezért a helyén marad.
unscored-far = Az Elnyelés távolról történt: { $team } Erődje { NAME($realm, form: "article") } { NAME($realm, form: "at") } a helyén marad.

## Okok, amelyek nem kártyák, fejlesztések vagy Akciók

reason-set-up = előkészület
reason-end-turn = kör vége
reason-none-left = a kör végén nem maradt
reason-token = Hangulatjelölőért
reason-wheel = a Kerék bónusza
reason-capping = Záró Töredék helyett
reason-revelation = Kinyilat­koztatás
reason-fortress = Erőd
reason-realm-control = a Birodalom irányítása
reason-further-card = további kártya
reason-further-essence = további Esszencia
reason-exchanged = Esszenciára váltva
reason-insecurity = Bizonytalanság
reason-failure = kudarcba fulladt Akció
reason-special-scheme = Különleges Művelet
reason-fortress-income = Szeretet képessége
reason-fortress-bonus = Szeretet képessége
reason-big-absorb-draw = Gyönyör képessége
reason-upgrade-discount = Gyűlölet képessége
reason-realm-discount = Értelem képessége
reason-gain-exchange = Megérzés képessége

## Döntések

decision-turn = { $spirit }, mit teszel?
decision-take = Véget ér a köröd. Mit kap a csapatod?
# $count: hányadik Kezdő Érzelem; a Szellem az elsővel megy.
decision-place = { $count ->
        [2] { $spirit }, melyik Határvidék mellé kerül a második Kezdő Érzelmed?
       *[other] { $spirit }, melyik Határvidéken kezdesz?
    }
decision-choose-place = { $spirit }, melyik Határvidéken kezdesz? Mindkettő a Kezdő Érzelmeid mellett van.
decision-place-emotion = { $count ->
        [2] Hová kerül a második Kezdő Érzelmed?
       *[other] Hová kerül a Kezdő Érzelmed?
    }
decision-join = { $spirit }, melyik Határvidéken kezdesz? Bárkivel osztozhatsz rajta.
decision-wild-tokens = { $spirit }, tedd le a színtelen jelölőidet, még ennyi van: { $left }. Egy sorban az első feloldja az Akciót, a többi a fejlesztéseit.
decision-start-tokens = { $spirit }, tegyél le minden Hangulatból egy jelölőt, még ennyi van: { $left }. Egy sorban az első feloldja az Akciót, a többi a fejlesztéseit.
decision-place-token = { $row }: eldobsz előbb egy kártyát, hogy a színével egyező Hangulatjelölőt tegyél a sorba?
decision-discard-for-token = Melyik kártyát dobod el a jelölőért ({ $colour }), { $row }?
decision-use = { $row }: mely fejlesztéseket használod?
decision-move = Hová mész?
decision-push-whom = Kit küldesz el?
decision-push-where = Hová küldöd { NAME($other, form: "accusative") }?
decision-move-slot = Melyik Érzelmet választod az új meződ mellett?
decision-invoke = Melyik Érzelmet ébreszted?
decision-invoke-kind = Melyik Esszenciát kapja: { $card }? Az Érzelem annak a csapatnak számít.
decision-invoke-slot = Melyik helyre kerül: { $card }?
decision-invoke-toll = Melyik Esszenciát adod vissza a készletbe, ahogy egy képesség kéri?
decision-quell = Melyik Érzelmet fojtod el?
decision-quell-amount = Mennyi Esszenciát veszel le róla: { $card }?
# $is_kept: a kártya kézben marad-e.
decision-quell-reveal = Hogy elfojtsd { NAME($card, form: "accusative") }, mutass meg egy hozzá illő kártyát a kezedből. Melyiket? { $is_kept ->
        [0] Utána eldobod.
       *[1] A kezedben marad.
    }
decision-fortify = Melyik Erődhelyen?
decision-fortify-kind = Melyik Esszenciával fizetsz? Az új Erőd annak a csapatnak számít.
decision-empower = Melyik Érzelmet erősíted meg?
decision-empower-card = Melyik kártyát dobod el, hogy Erős párja megjelenjen?
decision-empower-into = Melyik Erős Érzelemmé válik: { $card }?
decision-empower-colour = Melyik Hangulata lesz mostantól: { $card }?
decision-move-emotion = Melyik Érzelmet mozgatod?
decision-move-emotion-to = Melyik helyre kerül: { $card }?
decision-intensify = Melyik Érzelem kap Esszenciát?
decision-intensify-amount = Mennyi Esszenciát teszel rá: { $card }?
decision-intensify-lent = Mennyi jön ebből Önzetlenségről?
decision-harvest = Mennyi Akaraterőt váltasz Esszenciára?
decision-draw-more = Húzol még egy kártyát? Ez jön: { $card }
decision-absorb = Melyik Szférából nyelsz el?
decision-absorb-bonus = Kéred { NAME($sphere, form: "article") } { $sphere } Szféra bónuszát? { $bonus }
decision-gain-exchange = Megérzés Akaraterőt kapott. Átvált belőle 1-et Esszenciára?
decision-delight-draw = Gyönyör húzhat egy kártyát: { $card }
decision-add-token = { $why } Hangulatjelölőt ad a tábládra: melyik legyen az? Nem dobsz el érte kártyát.
decision-gain-essence = Melyik Esszenciát kapod?
decision-lose-essence = Melyik Esszenciát veszíted el?
decision-drain = Melyik Szférából csapolsz le 1 AE-t?
decision-sullen-look = Elforgatod eggyel az Eredetet?
decision-savour = Melyik kártyát tartod meg?
decision-remorse = Melyik kártyát dobod el?
decision-team-willpower = { $card }: csapatod melyik Szelleme kap { $count } AE-t?
decision-mourn = { $card }: egy Érzelem lekerült a tábláról. Csapatod melyik Szelleme kap érte valamit?
decision-mourn-take = { $card }: mit kap { $other }?
decision-parting-draw = { $card } lekerült a tábláról. Csapatod melyik Szelleme húz?
decision-parting-willpower = { $card } lekerült a tábláról. Csapatod melyik Szelleme kap Akaraterőt?
decision-parting-essence = { $card } lekerült a tábláról. Csapatod melyik Szelleme kap Esszenciát?
decision-parting-essence-kind = { $card }: melyik Esszenciát kapja { $other }?
decision-parting-token = { $card } lekerült a tábláról. Csapatod melyik Szelleme kap Hangulatjelölőt?
decision-parting-token-where = { $card }: melyik Hangulatjelölőt kapja { $other }?
decision-fetch-emotion = { $card } maga mellé hozhat egy másik Érzelmet.
decision-fetch-emotion-to = Melyik helyre jön: { $card }?
decision-step-spirit = { $card }: Szellemed léphet egyet.
decision-shove-spirit = { $card }: ellökhetsz egy ellenfél Szellemet.
decision-shove-spirit-to = Hová kerül { $other }?
decision-place-essence = { $card }: 1 Esszenciádat egy Érzelemre teheted.
decision-fill-neighbours = { $card } feltöltheti a szomszédait: melyikre kerül 1 Esszencia?
decision-gift = { $card }: ki kapja az ajándékot?
decision-rotate-origin = { $card }: elforgatod eggyel az Eredetet?
decision-arrange-aspirations = Rakd sorba a Rejtett Törekvéseket, felülről lefelé. { $place }. helyre melyik kerüljön?
decision-chip-neighbour = { $card }: levehetsz 1 Esszenciát egy vele szomszédos Érzelemről.
decision-drain-neighbour = { $card }: melyik Érzelem veszít Esszenciát?
decision-steal-willpower = { $card }: melyik Szellemtől veszel el Akaraterőt?
decision-steal-by-comparison = { $card }: melyik Szellemtől veszel el?
decision-take-from-sphere = { $card }: melyik Szférából veszel el Akaraterőt?
decision-empty-sphere = { $card }: melyik Szférából kerül Akaraterő a készletbe?
decision-lower-tokens = Melyik Érzelem Intenzitásjelölőjét csökkented 1-gyel? Még ennyivel csökkenthetsz: { $left }.
decision-insecurity = { $card }: melyik Szellem kap Bizonytalanságjelölőt?
decision-insecurity-row = { $other } melyik sorára teszed a Bizonytalanságjelölőt?
decision-remove-common = A másik csapat Nagyobb Töredéket szerzett. Melyik Közös Törekvést távolítja el a csapatod?
decision-move-common = A te csapatodnak van a legkevesebb pontja. Áthelyezel egy Közös Törekvést a sorban?
decision-move-common-to = Melyik helyre kerül: { $aspiration }? Az első következik legközelebb.
decision-choose-hidden = Csapatod egy Törekvést sem teljesített. Megnézed a három felső Rejtett Törekvést, hogy válassz egyet?
decision-pick-hidden = Melyik legyen az új Rejtett Törekvésed? Ha a három között volt a Közös, az kimarad.

## Választások

group-spirit-actions = Szellemakciók
group-realm-actions = Birodalom­akciók
group-abilities = Ambíció­képességek és a kör vége
choice-yes = Igen
choice-no = Nem
choice-yes-draw-more = Igen, húzok
choice-no-draw-more = Nem, ennyi elég
choice-no-choose-hidden = Nem, keverés
choice-no-fill-neighbours = Többre nem
choice-no-lower-tokens = Többet nem
choice-no-gain-exchange = Nem, marad az Akaraterő
choice-no-move-common = Nem, a sor marad, ahogy van
choice-token-none = Nincs jelölő
choice-token = { $upgrade ->
        [none] { $colour } jelölő, amely feloldja ezt: { $row }
       *[other] { $colour } jelölő, { $row }: { $upgrade }
    }{ $cards ->
       *[1] { "" }
        [2] { " " }(két kártya)
    }{ $removed ->
       *[none] { "" }
        [other] , és lekerül ez a jelölő: { $removed }
    }
upgrade-on-space = { $upgrade } ({ $space }. hely)
choice-use-none = Nincs fejlesztés
choice-card = { $card } { $numbers }: { $power }
choice-card-plain = { $card } { $numbers }
choice-slot-empty = { $slot }: üres
choice-slot = { $slot }: { $card }, Esszencia { $essence }/{ $spaces }, Intenzitás { $intensity }{ $token ->
       *[0] { "" }
        [one] { " " }(jelölő +{ $token })
        [other] { " " }(jelölő +{ $token })
    }
choice-space = { $space } ({ $count ->
        [one] hely:
       *[other] helyek:
    } { $slots }; { $spheres } AE){ $spirits ->
        [none] { "" }
       *[other] , itt áll: { $spirits }
    }
choice-site-empty = { $realm }: az üres Erődhely
choice-site = { $realm }: { $fortress }
fortress-aligned = { $fortress }, neki számít: { $team }
choice-essence = { $team }-Esszencia
choice-spirit-ego = { $spirit }: { $space }
choice-spirit = { $spirit }: { $space }, { $wp } AE, { $essence } Esszencia
choice-sphere = { $taken ->
        [0] { $sphere }, { $realm }, { $wp } AE
       *[other] { $sphere }, { $realm }: elvehető { $taken }/{ $wp } AE{ $empties ->
            [1] , ami Kinyilatkoztatást vált ki
           *[other] { "" }
        }. { $bonus }
    }
choice-amount-harvest = { $count } AE → { $count } Esszencia
    .aloud = { $count } Akaraterő átváltása { $count } Esszenciára
choice-amount-quell-amount = { $count } Esszencia
    .aloud = { $count } Esszencia levétele
choice-amount-intensify-amount = { $count } Esszencia
    .aloud = { $count } Esszencia lerakása
choice-amount-intensify-lent = { $count } Önzetlenségről
choice-amount-move-common-to = { $count }. hely
choice-aspiration = { $aspiration }, most { $counts }. { $text }
choice-take-ambition = 1 Ambíció elérhetővé válik
choice-take-cards = 2 kártya húzása
choice-mourn-take-cards = { $count ->
        [one] Egy kártya húzása
       *[other] { $count } kártya húzása
    }
choice-mourn-take-essence = { $count } Esszencia
choice-mourn-take-willpower = { $count } AE
