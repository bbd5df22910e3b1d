# Mi történt, tettről tettre, képekben és rövid sorokban.

## A szalag

deeds-title = Mi történt
deeds-empty = Itt látszik tettről tettre, ami történik.
deeds-turn = { $number }. kör: { $spirit }
deeds-set-up = Előkészület
deeds-again = Mutasd újra, mi történt az utolsó köröm óta
deeds-again-look = Mutasd újra, mi történt, amíg nem voltam itt
deeds-new = Új
deeds-new-text = Ami azóta történt, hogy nem voltál itt
deeds-skip = Átugrás (szóköz)
deeds-speed = Sebesség: { $speed }. Nyomd meg a következőhöz.
deeds-speed-slow = lassú
deeds-speed-normal = normál
deeds-speed-quick = gyors
deeds-speed-off = ki
deeds-sound-on = A hang be van kapcsolva. Nyomd meg a kikapcsoláshoz.
deeds-sound-off = A hang ki van kapcsolva. Nyomd meg a bekapcsoláshoz.
deeds-pace-slow = ½×
deeds-pace-normal = 1×
deeds-pace-quick = 2×
deeds-pace-off = 0
deeds-press = Nyomd meg, hogy újra lásd.

## Rövid nevek annak, ami nem Akció

deed-title-starts = Kezdés
deed-title-set-up = Előkészület
deed-title-begins = A kör eleje
deed-title-ends-turn = A kör vége
deed-title-revelation = Kinyilat­koztatás
deed-title-round = Új forduló
deed-title-over = A vége
deed-title-schemes = Műveletek
deed-title-ego-special = Különleges Művelet
deed-title-gain-willpower = Akaraterő
    .aloud = Akaraterő szerzése
deed-title-draw-emotions = Húzás
    .aloud = Érzelmek húzása
deed-title-harvest = Gyűjtés

# Egy Határvidék a két Birodalom rövid nevével, amelyek között fekszik.
deed-between = { $one }–{ $other }

## Egy tett egy sorban

# $spirit: kié a tett; $row: mi történt, mibe került és mit adott.
deed-by = { $spirit ->
        [none] { $row }
       *[other] { $spirit }: { $row }
    }
deed-row = { $count ->
        [0] { $deed }
       *[other] { $deed }: { $parts }
    }
deed-what = { $title }
    .aloud = { NAME($title, form: "aloud") }
deed-fails = { $action } (nincs mód)
deed-enters = { $action }, { $card }, hely: { $slot } (Intenzitás { $is })
    .aloud = { $action }, { $card }, { $slot }. hely, Intenzitás { $is }
deed-changes = { $action }, { $card }, hely: { $slot } (Intenzitás { $was } → { $is })
    .aloud = { $action }, { $card }, { $slot }. hely, Intenzitás { $was } helyett { $is }
deed-leaves = { $action }, { $card } lekerül, hely: { $slot }
    .aloud = { $action }, { $card } lekerül, { $slot }. hely
deed-moves = { $action }, { $card }, hely: { $slot } → { $to }
    .aloud = { $action }, { $card }, { $slot }. hely helyett { $to }. hely
deed-goes = { $action } { NAME($to, form: "article") } { NAME($to, form: "to") }
deed-fortress = { $fortress ->
        [none] { $action }, { $realm }: nincs többé Erőd
       *[other] { $action }, { $realm }: { $fortress }
    }
    .aloud = { $fortress ->
        [none] { $action }, { $realm }, nincs többé Erőd
       *[other] { $action }, { $realm }, { $fortress }
    }
deed-sphere = { $was ->
        [none] { $action }, { $sphere }
       *[other] { $action }, { $sphere } ({ $was } → { $is } AE)
    }
    .aloud = { $was ->
        [none] { $action }, { $sphere }
       *[other] { $action }, { $sphere }, Akaraterő { $was } helyett { $is }
    }
deed-cards = { $cards ->
        [none] { $count ->
            [one] { $action }, 1 kártya
           *[other] { $action }, { $count } kártya
        }
       *[other] { $action }, { $cards }
    }
deed-origin = { $action }, minden Szféra egy Birodalommal továbblép, az Indítékok Völgyénél most { $sphere }
deed-token = { $action }, { $colour }, { $row }
deed-schemes = { $action }, cél: { $aim }

## Mibe került, mit adott és mit változtatott

deed-gain = { $sign ->
        [less] { $spirit ->
            [none] −{ $what }
           *[other] −{ $what } ({ $spirit })
        }
       *[more] { $spirit ->
            [none] { $team ->
                [none] +{ $what }
               *[other] { $team } +{ $what }
            }
           *[other] +{ $what } ({ $spirit })
        }
    }
deed-good-cards = { $count ->
        [one] 1 kártya
       *[other] { $count } kártya
    }
deed-good-actions = { $count ->
        [one] 1 Akció
       *[other] { $count } Akció
    }
deed-good-points = { $count ->
        [one] 1 pont
       *[other] { $count } pont
    }
deed-control = { $place }: most { $team }
deed-intensity = { $card }, hely: { $slot }, { $was } → { $is }
    .aloud = { $card }, { $slot }. hely, Intenzitás { $was } helyett { $is }
deed-gets-token = { $colour } jelölő ({ $row })
# $why: egy Szellem képessége.
deed-power = { $why } miatt { $count } AE-vel olcsóbb
# $spirit: akinek a képessége érvényesült.
deed-works = { $spirit } képessége
deed-ends = a játék véget ér

## Amit hallani

deed-aloud = { $deed }.
    .aloud = { NAME($deed, form: "aloud") }.
# $parts: what it took with it, and what made it possible.
deed-aloud-with = { $deed }: { $parts }.
    .aloud = { NAME($deed, form: "aloud") }: { NAME($parts, form: "aloud") }.
deed-loses = levett Esszencia: { $count }
