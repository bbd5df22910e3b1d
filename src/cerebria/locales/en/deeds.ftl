# What was done, deed by deed, in pictures and in short rows.

## The strip

deeds-title = What happened
deeds-empty = What is done is shown here, deed by deed.
deeds-turn = Turn { $number }: { $spirit }
deeds-set-up = Set-up
deeds-again = Show again what happened since my last turn
deeds-again-look = Show again what happened since I last looked
deeds-new = New
deeds-new-text = New since you last looked
deeds-skip = Skip (Space)
deeds-speed = Speed: { $speed }. Press for the next one.
deeds-speed-slow = slow
deeds-speed-normal = normal
deeds-speed-quick = quick
deeds-speed-off = off
deeds-sound-on = Sound is on. Press to switch it off.
deeds-sound-off = Sound is off. Press to switch it on.
deeds-pace-slow = ½×
deeds-pace-normal = 1×
deeds-pace-quick = 2×
deeds-pace-off = 0
deeds-press = Press to see it again.

## Short names of what is no action

deed-title-starts = Start
deed-title-set-up = Set-up
deed-title-begins = Start of turn
deed-title-ends-turn = End of turn
deed-title-revelation = Revelation
deed-title-round = New round
deed-title-over = The end
deed-title-schemes = Schemes
deed-title-ego-special = Special Scheme
deed-title-gain-willpower = Willpower
    .aloud = Gain Willpower
deed-title-draw-emotions = Draw
    .aloud = Draw Emotions
deed-title-harvest = Harvest

# A Frontier by the short names of both Realms that it lies between.
deed-between = { $one }–{ $other }

## A deed in a row

# $spirit: whose deed; $row: what was done, and what it took and gave.
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
deed-fails = { $action } (no way)
deed-enters = { $action }, { $card } on { $slot } (Intensity { $is })
    .aloud = { $action }, { $card } on slot { $slot }, Intensity { $is }
deed-changes = { $action }, { $card } on { $slot } (Intensity { $was } → { $is })
    .aloud = { $action }, { $card } on slot { $slot }, Intensity { $was } to { $is }
deed-leaves = { $action }, { $card } leaves { $slot }
    .aloud = { $action }, { $card } leaves slot { $slot }
deed-moves = { $action }, { $card } from { $slot } to { $to }
    .aloud = { $action }, { $card } from slot { $slot } to slot { $to }
deed-goes = { $action } to the { $to }
deed-fortress = { $fortress ->
        [none] { $action } in { $realm }: the Fortress is gone
       *[other] { $action } in { $realm }: { $fortress }
    }
    .aloud = { $fortress ->
        [none] { $action } in { $realm }, the Fortress is gone
       *[other] { $action } in { $realm }, { $fortress }
    }
deed-sphere = { $was ->
        [none] { $action }, { $sphere }
       *[other] { $action }, { $sphere } ({ $was } → { $is } WP)
    }
    .aloud = { $was ->
        [none] { $action }, { $sphere }
       *[other] { $action }, { $sphere }, { $was } to { $is } Willpower
    }
deed-cards = { $cards ->
        [none] { $count ->
            [one] { $action }, 1 card
           *[other] { $action }, { $count } cards
        }
       *[other] { $action }, { $cards }
    }
deed-origin = { $action }, each Sphere goes one Realm on, { $sphere } is at the Valley of Motives now
deed-token = { $action }, { $colour } on { $row }
deed-schemes = { $action }, aim: { $aim }

## What it took, gave and changed

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
        [one] 1 card
       *[other] { $count } cards
    }
deed-good-actions = { $count ->
        [one] 1 Action
       *[other] { $count } Actions
    }
deed-good-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
deed-control = { $place } now { $team }
deed-intensity = { $card } on { $slot } { $was } → { $is }
    .aloud = { $card } on slot { $slot }, Intensity { $was } to { $is }
deed-gets-token = { $colour } token on { $row }
# $why: the power of a Spirit.
deed-power = { $why } made it { $count } WP cheaper
# $spirit: whose power has worked.
deed-works = { $spirit }’s power
deed-ends = the game ends

## What is heard

deed-aloud = { $deed }.
    .aloud = { NAME($deed, form: "aloud") }.
# $parts: what it took with it, and what made it possible.
deed-aloud-with = { $deed }: { $parts }.
    .aloud = { NAME($deed, form: "aloud") }: { NAME($parts, form: "aloud") }.
deed-loses = { $count } Essence taken off
