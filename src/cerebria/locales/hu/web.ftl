# Ami az asztalon van, a böngészőben. A nevek és szabályok a names.ftl, words.ftl, cards.ftl, spirits.ftl és upgrades.ftl fájlban állnak.

## A tábla

web-board = A tábla
web-zoom = Közeli nézet
web-zoom-whole = Az egész tábla
web-zoom-realm = Közeli nézet: { $realm }
web-slot-empty = Üres { $slot }. hely, { $place }
web-slot-held = { $emotion }, { $team }{ $aligned ->
        [none] { "" }
       *[other] , neki számít: { $aligned },
    } { $slot }. hely, { $place }: Intenzitás { $intensity }, Esszencia { $essence }/{ $spaces }
web-token = +{ $count }
web-space = { $place }{ $spirits ->
        [none] { "" }
       *[other] : { $spirits }
    }
web-site-empty = Üres Erődhely, { $realm }
web-site-held = Erőd, { $team } ({ $fragment }){ $aligned ->
        [none] { "" }
       *[other] , neki számít: { $aligned }
    }, { $realm }{ $worth ->
        [0] { "" }
       *[other] , a végén { $worth } pontot ér
    }
web-spirit = { $spirit }, { $team }
web-controlled = { $place }: { $team ->
        [none] senki sem irányítja
       *[other] { $team } irányítja
    }
web-blocked = { $emotion } blokkolva van: nem számít { NAME($place, form: "article") } { NAME($place, form: "at") }, mert ott { $by } van mellette

## Kártyák

web-card-back = Képpel lefelé fordított kártya
web-essence-spaces = Intenzitás Esszencia szerint
web-empowers = Megerősítés { $count } Esszenciánál: { $emotion }
web-grew-from = Ebből lett: { $emotion }
web-grows-from = Ebből lesz, { $count } Esszenciánál: { $emotion }
web-counts-for = Neki számít: { $team }
web-kind-starting = Kezdő
web-kind-mild = Gyenge
web-kind-strong = Erős
web-when-enters = Játékba kerüléskor
web-when-ongoing = Amíg a táblán van
web-when-leaves = A tábláról lekerüléskor
web-status-documented = közzétett képesség
web-status-documented-in-part = részben közzétett képesség
web-status-designed = ehhez a programhoz készült képesség

## Törekvések és pontok

web-common = Közös Törekvés
web-met = { $team } teljesíti
web-met-nobody = senki sincs elöl
# Hogyan áll egy Törekvés, annak, aki hallgatja. $counts: melyik csapatnak mennyije van belőle.
web-aim-aloud = { $counts }: { $leader ->
        [none] senki sincs elöl
       *[other] { $leader } előnye { $lead }
    }.
# Ugyanez egy Rejtettről, amelyet csak a saját csapata teljesíthet.
web-aim-behind = { $counts }: { $team } lemaradása { $count }.
web-points = { $count ->
        [one] 1 pont
       *[other] { $count } pont
    }{ $more ->
        [0] { "" }
       *[other] , és a végén még { $more }
    }
web-score = Pontok
web-wheel = { $team }: { $count }/{ $end } a Szándékkeréken
web-ambition = Ambíció: { $count }/{ $most } elérhető
web-identity = A Személyiség
web-identity-empty = A Személyiség még üres
web-fragment = { $fragment }, { $team }
# Az emeletek alulról számítanak.
web-storey = { $storey }. szint: { $fragment }, { $team }

## Helyek és Szellemtáblák

web-seat-turn = soron van
web-seat-you = te
web-seat-nowhere = még nincs a táblán
web-willpower = { $count } Akaraterő
web-essence = { $count } { $team }-Esszencia
web-hand = Kéz
web-hand-of = { $count ->
        [0] Nincs kártya kézben
        [one] 1 kártya kézben
       *[other] { $count } kártya kézben
    }
web-hand-known = { $hand }. Ismert kártyák: { $cards }
web-deck-of = { $count ->
        [0] nincs kártya a pakliban
        [one] 1 kártya a pakliban
       *[other] { $count } kártya a pakliban
    }
web-deck-top = { $deck }. Legfelül: { $emotion }
web-spirit-board = { $spirit } táblája
web-token-space = { $token ->
        [none] szabad hely
       *[other] { $token } Hangulatjelölő
    }
web-unlock = Feloldja
web-row-space = { $row }: { $what }
web-insecurity = Bizonytalanság: +1 AE
web-actions = { $left ->
        [one] 1 Akció maradt
       *[other] { $left } Akció maradt
    }

## Fordulókban folyó játékok

web-sphere-majors = { $count ->
        [one] Nagyobb Töredék tartozik hozzá: { $teams }
       *[other] Nagyobb Töredékek tartoznak hozzá: { $teams }
    }
web-space-replaces = { $space }, e jelölő helyett: { $token }
web-upgrade-cards = Egy jelölő ott { $count } kártyába kerül
