# Was auf dem Tisch liegt, im Browser. Namen und Regeln stehen in names.ftl, words.ftl, cards.ftl, spirits.ftl und upgrades.ftl.

## Das Brett

web-board = Das Brett
web-zoom = Aus der Nähe
web-zoom-whole = Das ganze Brett
web-zoom-realm = Aus der Nähe ansehen: { $realm }
web-slot-empty = Leeres Feld { $slot }, { $place }
web-slot-held = { $emotion } ({ $team }){ $aligned ->
        [none] { "" }
       *[other] , wirkt für { $aligned },
    } auf Feld { $slot }, { $place }: Intensität { $intensity }, Essenz { $essence } von { $spaces }
web-token = +{ $count }
web-space = { $place }{ $spirits ->
        [none] { "" }
       *[other] : { $spirits }
    }
web-site-empty = Leerer Bauplatz, { $realm }
web-site-held = Festung ({ $team }, { $fragment }){ $aligned ->
        [none] { "" }
       *[other] , wirkt für { $aligned }
    }, { $realm }{ $worth ->
        [0] { "" }
       *[other] , am Ende { $worth } wert
    }
web-spirit = { $spirit } ({ $team })
web-controlled = { $place }: { $team ->
        [none] von niemandem beherrscht
       *[other] beherrscht von { $team }
    }
web-blocked = { $emotion } ist blockiert und zählt hier nicht: { $place }. Daneben liegt { $by }.

## Karten

web-card-back = Eine verdeckte Karte
web-essence-spaces = Intensität nach Essenz
web-empowers = Bestärken ab { $count }: { $emotion }
web-grew-from = Entstanden aus { $emotion }
web-grows-from = Entsteht aus { $emotion } ab { $count }
web-counts-for = Wirkt für { $team }
web-kind-starting = Anfang
web-kind-mild = Mild
web-kind-strong = Stark
web-when-enters = Wenn sie ins Spiel kommt
web-when-ongoing = Solange sie auf dem Brett liegt
web-when-leaves = Wenn sie das Brett verlässt
web-status-documented = veröffentlichte Kraft
web-status-documented-in-part = Kraft zum Teil veröffentlicht
web-status-designed = Kraft für dieses Programm gemacht

## Bestrebungen und Punkte

web-common = Gemeinsame Bestrebung
web-met = { $team } erfüllt sie
web-met-nobody = niemand vorn
# Wie eine Bestrebung steht, für alle, die es hören. $counts: was jedes Team davon hat.
web-aim-aloud = { $counts }: { $leader ->
        [none] niemand liegt vorn
       *[other] { $leader } liegt um { $lead } vorn
    }.
# Dasselbe bei einer verborgenen, die nur das eigene Team erfüllen kann.
web-aim-behind = { $counts }: { $team } liegt um { $count } zurück.
web-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }{ $more ->
        [0] { "" }
       *[other] , und { $more } mehr am Ende
    }
web-score = Punktestand
web-wheel = { $team }: { $count } von { $end } auf dem Rad der Absichten
web-ambition = Ehrgeiz: { $count } von { $most } verfügbar
web-identity = Die Identität
web-identity-empty = Die Identität ist noch leer
web-fragment = { $fragment } ({ $team })
# Stockwerke werden vom Boden an gezählt.
web-storey = Stockwerk { $storey }: { $fragment } ({ $team })

## Plätze und Geistertafeln

web-seat-turn = am Zug
web-seat-you = du
web-seat-nowhere = noch nicht auf dem Brett
web-willpower = { $count } Willenskraft
web-essence = { $count } Essenz ({ $team })
web-hand = Hand
web-hand-of = { $count ->
        [0] Keine Handkarten
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
web-hand-known = { $hand }. Bekannte Karten: { $cards }
web-deck-of = { $count ->
        [0] keine Karten im Stapel
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
web-deck-top = { $deck }. Obenauf: { $emotion }
web-spirit-board = Die Tafel von { $spirit }
web-token-space = { $token ->
        [none] freier Platz
       *[other] Stimmungsmarke, { $token }
    }
web-unlock = Öffnet
web-row-space = { $row }: { $what }
web-insecurity = Unsicherheit: +1 WK
web-actions = { $left ->
        [one] Noch 1 Aktion
       *[other] Noch { $left } Aktionen
    }

## Spiele in Runden

web-sphere-majors = { $count ->
        [one] Ein großes Fragment gehört zu ihr: { $teams }
       *[other] Große Fragmente gehören zu ihr: { $teams }
    }
web-space-replaces = { $space }, ersetzt diese Marke: { $token }
web-upgrade-cards = Eine Marke dort kostet { $count } Karten
