# What lies on the table, in the browser. Names and rules are in names.ftl, words.ftl, cards.ftl, spirits.ftl and upgrades.ftl.

## The board

web-board = The board
web-zoom = Look closely
web-zoom-whole = The whole board
web-zoom-realm = Look closely at the { $realm }
web-slot-empty = Empty slot { $slot }, { $place }
web-slot-held = { $emotion } of { $team }{ $aligned ->
        [none] { "" }
       *[other] , counting for { $aligned },
    } on slot { $slot }, { $place }: Intensity { $intensity }, Essence { $essence } of { $spaces }
web-token = +{ $count }
web-space = { $place }{ $spirits ->
        [none] { "" }
       *[other] : { $spirits }
    }
web-site-empty = Empty Fortress site, { $realm }
web-site-held = Fortress of { $team } ({ $fragment }){ $aligned ->
        [none] { "" }
       *[other] , counting for { $aligned }
    }, { $realm }{ $worth ->
        [0] { "" }
       *[other] , worth { $worth } at the end
    }
web-spirit = { $spirit } of { $team }
web-controlled = { $place }: { $team ->
        [none] nobody controls it
       *[other] controlled by { $team }
    }
web-blocked = { $emotion } is blocked: it does not count in the { $place }, where { $by } lies beside it

## Cards

web-card-back = A card face down
web-essence-spaces = Intensity by Essence
web-empowers = Empower at { $count }: { $emotion }
web-grew-from = Grew from { $emotion }
web-grows-from = Grows from { $emotion } at { $count }
web-counts-for = Counts for { $team }
web-kind-starting = Starting
web-kind-mild = Mild
web-kind-strong = Strong
web-when-enters = When it comes into play
web-when-ongoing = While it lies on the board
web-when-leaves = When it leaves the board
web-status-documented = published power
web-status-documented-in-part = power published in part
web-status-designed = power made for this program

## Aspirations and points

web-common = Common Aspiration
web-met = { $team } meets it
web-met-nobody = nobody ahead
# How an Aspiration stands, for whoever hears it. $counts: what each team has of it.
web-aim-aloud = { $counts }: { $leader ->
        [none] nobody is ahead
       *[other] { $leader } is ahead by { $lead }
    }.
# The same of a Hidden one, which nobody but its own team can meet.
web-aim-behind = { $counts }: { $team } is { $count } behind.
web-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }{ $more ->
        [0] { "" }
       *[other] , and { $more } more at the end
    }
web-score = Score
web-wheel = { $team }: { $count } of { $end } on the Wheel of Intentions
web-ambition = Ambition: { $count } of { $most } available
web-identity = The Identity
web-identity-empty = The Identity is still empty
web-fragment = { $fragment } of { $team }
# Storeys are counted from the ground.
web-storey = Storey { $storey }: { $fragment } of { $team }

## Seats and Spirit boards

web-seat-turn = on turn
web-seat-you = you
web-seat-nowhere = not on the board yet
web-willpower = { $count } Willpower
web-essence = { $count } Essence of { $team }
web-hand = Hand
web-hand-of = { $count ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
web-hand-known = { $hand }. Known cards: { $cards }
web-deck-of = { $count ->
        [0] no cards in the deck
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
web-deck-top = { $deck }. On top: { $emotion }
web-spirit-board = The board of { $spirit }
web-token-space = { $token ->
        [none] free space
       *[other] { $token } Vibe token
    }
web-unlock = Unlocks
web-row-space = { $row }: { $what }
web-insecurity = Insecurity: +1 WP
web-actions = { $left ->
        [one] 1 Action left
       *[other] { $left } Actions left
    }

## Games in rounds

web-sphere-majors = { $count ->
        [one] A Major Fragment belongs to it: { $teams }
       *[other] Major Fragments belong to it: { $teams }
    }
web-space-replaces = { $space }, in place of the { $token } token
web-upgrade-cards = A token there takes { $count } cards
