# What happened, and what is to be decided.

## Events

event-starts = Order of turns: { $seats }. Common Aspirations: { $aspirations }.
event-deals = { $cards ->
        [none] { $seat } is dealt a hand.
       *[other] { $seat } is dealt { $cards }.
    }
# Turns are counted over all players: it is not somebody’s own third.
event-turn = Game turn { $number }: { $seat }
event-pays = { $seat }: { $what }, { $price }.
event-willpower = { $seat } { $sign ->
        [gain] gains
       *[other] loses
    } { $count } WP ({ $why }).
event-essence = { $seat } { $sign ->
        [gain] gains
       *[other] gives
    } { $count } Essence ({ $why }).
event-ambition = { $sign ->
        [gain] { $team }: { $count } Ambition becomes available ({ $why }).
       *[other] { $team } spends { $count } Ambition ({ $why }).
    }
event-actions = { $count ->
        [one] One more Action
       *[other] { $count } more Actions
    } this turn ({ $why }).
event-ends-turn = { $seat } ends the turn with { $count ->
        [one] 1 Action
       *[other] { $count } Actions
    } unused.
event-draws = { $card ->
        [none] { $seat } draws a card ({ $why }).
       *[other] { $seat } draws { $card } ({ $why }).
    }
event-turned-up = { $card ->
        [none] { $seat }’s deck is empty.
       *[other] On top of { $seat }’s deck: { $card }.
    }
event-reveals = { $seat } shows { $card } ({ $why }).
event-discards = { $seat } discards { $card } ({ $why }).
event-spirit = { $why ->
        [set-up] { $seat } starts at: { $to }.
        [move] { $seat } moves to: { $to }.
        [approach] { $seat } has not moved, and takes a step towards where it can do more: { $to }.
       *[other] { $seat } goes to: { $to } ({ $why }).
    }
event-vibe = { $is_removed ->
        [1] { $seat } takes the token on { $row } off for good: { $upgrade }.
       *[other] { $upgrade ->
            [none] { $seat } puts a { $colour } token on { $row }: unlocked.
           *[other] { $seat } puts a { $colour } token on { $row }: { $upgrade }.
        }
    }
event-works = { $seat } uses its power: { $how ->
        [any-colour] the card pays for a token of another colour.
        [second-token] another card pays for a second token.
        [far-sphere] it absorbs from a Sphere that is not next to it.
        [far-quell] it quells an Emotion that is not next to it.
        [bleakness] a Bleakness from the supply comes in place of a card.
       *[protects] an Emotion in reach cannot be quelled.
    }
event-insecurity = { $amount ->
        [1] { $seat } gets an Insecurity token on { $row }.
       *[other] The Insecurity token on { $row } of { $seat } is taken off.
    }
event-enters = { $card } comes into play, { $slot }, with { $essence } Essence.
event-leaves = { $card } leaves { $slot } ({ $why }).
event-moves = { $card } goes from { $slot }, to { $to_slot } ({ $why }).
event-fills = { $card }, { $slot }, gets { $count } Essence ({ $why }).
event-loses = { $card }, { $slot }, loses { $count } Essence ({ $why }).
event-intensity = { $token ->
        [0] { $card }, { $slot }, loses its Intensity token ({ $why }).
       *[other] { $card }, { $slot }, now has a +{ $token } Intensity token ({ $why }).
    }
event-fortress = { $kind ->
        [none] { $is_joining ->
            [1] The Fortress in the { $realm } joins the Identity.
           *[other] The Fortress in the { $realm } is gone ({ $why }).
        }
       *[other] { $team } now has a Fortress in the { $realm }, a { $kind }{ $is_aligned ->
            [1] { " " }that counts for { $aligned }
           *[other] { "" }
        } ({ $why }).
    }
event-identity = { $team } adds a { $kind } to the Identity for { $points } points ({ $why }).
event-rotates = The Origin turns one step: { $origin } is now at the Valley of Motives.
event-sphere = { $seat ->
        [none] { $sign ->
            [gain] The Sphere { $sphere } is filled up by { $count } WP.
           *[other] { $count } WP leave the Sphere { $sphere } ({ $why }).
        }
       *[other] { $kept ->
            [all] { $seat } takes { $count } WP from the Sphere { $sphere } ({ $why }).
            [0] { $seat } takes { $count } WP from the Sphere { $sphere } and keeps none ({ $why }).
           *[other] { $seat } takes { $count } WP from the Sphere { $sphere } and keeps { $kept } ({ $why }).
        }
    }
event-intention = { $team } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } on the Wheel: { $what }.
event-wheel = { $team } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } on the Wheel ({ $why }).
event-revelation = Revelation: { $seat } has emptied the Sphere { $sphere }
event-shows = { $is_last ->
        [1] { $team } shows its Endgame Aspiration: { $aspiration }.
       *[other] { $team } shows its Hidden Aspiration: { $aspiration }.
    }
event-meets = { $is_last ->
        [1] { $is_common ->
            [1] { $team } meets the Common Endgame Aspiration { $aspiration }.
           *[other] { $team } meets its Endgame Aspiration { $aspiration }.
        }
       *[other] { $is_common ->
            [1] { $team } meets the Common Aspiration { $aspiration }.
           *[other] { $team } meets its Hidden Aspiration { $aspiration }.
        }
    }
event-turns-down = The Common Aspiration { $aspiration } is turned down.
event-meets-condition = { $condition ->
        [tie] { $team } meets a condition of { $aspiration }: Bliss and Gloom are tied.
       *[other] { $team } meets its own condition of { $aspiration }.
    }
event-removes = { $team } removes the Common Aspiration { $aspiration }, because the other team earned a Major Fragment.
event-shifts = { $team } moves the Common Aspiration { $aspiration } to place { $place } in the row.
event-common = The Common Aspiration is now { $aspiration }.
event-looks = { $aspirations ->
        [none] { $team } looks at the top of its Hidden Aspirations.
       *[other] { $team } looks at the top of its Hidden Aspirations: { $aspirations }.
    }
event-aspires = { $aspiration ->
        [none] { $team } has a new Hidden Aspiration.
       *[other] { $team } has a new Hidden Aspiration: { $aspiration }.
    }
event-arranges = { $aspirations ->
        [none] { $team } puts its Hidden Aspirations in order.
       *[other] { $team } puts its Hidden Aspirations in order: { $aspirations }.
    }
event-scheme = { $scheme } lies face up: in its next turn Ego aims at { $aim ->
        [hidden] its Hidden Aspiration
        [next] the next Common Aspiration
       *[common] the Common Aspiration
    } and begins with { $action }.
event-schemes = { $foot } is turned up beside { $head }. Ego aims at { $aim ->
        [hidden] { $aspiration ->
            [none] its Hidden Aspiration
           *[other] its Hidden Aspiration, { $aspiration }
        }
        [next] { $aspiration ->
            [none] nothing
           *[other] the next Common Aspiration, { $aspiration }
        }
       *[common] { $aspiration ->
            [none] nothing
           *[other] the Common Aspiration, { $aspiration }
        }
    }. Its actions: { $actions }.
event-ego-acts = { $to ->
        [none] { $seat }
       *[other] { $seat } goes to the { $to } and
    } { $what ->
        [invoke] invokes { $card } ({ $slot })
        [intensify] adds 1 Essence to { $card } ({ $slot })
        [quell] takes 1 Essence off { $card } ({ $slot })
        [build] builds a Fortress in the { $realm }
        [exalt] makes its Fortress in the { $realm } a Major
       *[raze] damages the Fortress in the { $realm }
    }: { $aspiration ->
        [none] for a hidden aim
       *[other] { $is_changed ->
            [1] { $aspiration } { $before } → { $after }
           *[other] { $aspiration } stays { $after }
        }
    }, { $way }.
event-ego-fails = { $ways ->
        [0] { $seat } fails to { $action }: there is no way to do it.
        [one] { $seat } fails to { $action }: the only way would set it back.
       *[other] { $seat } fails to { $action }: each of { $ways } ways would set it back.
    }
event-ego-special = { $what ->
        [willpower] So many failures make a Special Scheme, but Ego cannot pay for it.
        [fortress] So many failures make a Special Scheme: Ego pays for a Fortress.
       *[points] So many failures make a Special Scheme: Ego pays for points.
    }
event-ending = The game ends after this turn. { $why }
event-over = The game is over: { $scores }.

ending-common = No Common Aspiration is left.
ending-fragment = A team earned a Fragment and had none left.
ending-fragment-of = { $team } earned a { $fragment } and had none left.
ending-wheel = A team reached 20 on its Wheel.
ending-turn-limit = The turn limit is reached.

## Points, each with its reason

point-fragment = { $fragment } for { $met }
point-condition = { $condition ->
        [tie] { $aspiration } (Bliss and Gloom tied)
       *[other] { $aspiration } (its own condition)
    }
point-fortress = { $fragment }: the Fortress in the { $realm } joined the Identity
point-capping = { $fragment }, since no Fragment of the kind it earned was left
point-capping-endgame = { $fragment } for meeting more Endgame Aspirations
point-intention = Intention: { $what }
point-wheel-capping = On the Wheel, since another team placed the Capping Fragment
point-wheel-revelation = Willpower that Ego turns into points at a Revelation
point-wheel-failure = The first action of a turn that fails brings Ego a point
point-wheel-special-scheme = Ego’s Special Scheme
point-fortresses = Ego’s Fortresses on the board at the end
point-row = { $spirit }: full row { $row }
point-strong = Strong Emotion { $card }
point-full = full Emotion { $card }
point-come = { $what }
point-gone = { $what } is gone

## What brings no points at a Revelation

unscored-tie = A tie at { $count }: nobody meets { $aspiration }.
unscored-nothing = Nobody has anything for { $aspiration }.
unscored-behind = { $team } is { $count } behind in its own { $aspiration }, which counts for { $team } alone: it is not met.
unscored-level = { $team } is level in its own { $aspiration } at { $count }, and needs to be ahead.
unscored-conditions = { $team } meets no condition of { $aspiration }.
unscored-idle = { $team }’s Hidden Aspiration is the Common one, and does not count twice.
unscored-none-met = { $team } has met nothing: no Fragment.
unscored-fewer = { $team } has met fewer than the other team: no Fragment.
unscored-endgame = Both teams meet as many Endgame Aspirations: no Capping Fragment.
unscored-none-left = { $team } has no { $fragment } left.
unscored-no-fortress = No Fortress stands in the { $realm }.
unscored-fresh = The Fortress of { $team } in the { $realm } was built or exalted this turn, and stays where it is.
unscored-far = The Sphere was absorbed from afar: the Fortress of { $team } in the { $realm } stays where it is.

## Reasons that are neither card nor upgrade nor action

reason-set-up = set-up
reason-end-turn = end of the turn
reason-none-left = none was left at the end of the turn
reason-token = for a Vibe token
reason-wheel = bonus of the Wheel
reason-capping = instead of a Capping Fragment
reason-revelation = Revelation
reason-fortress = Fortress
reason-realm-control = control of the Realm
reason-further-card = further card
reason-further-essence = further Essence
reason-exchanged = turned into Essence
reason-insecurity = Insecurity
reason-failure = failed action
reason-special-scheme = Special Scheme
reason-fortress-income = Love’s power
reason-fortress-bonus = Love’s power
reason-big-absorb-draw = Delight’s power
reason-upgrade-discount = Hatred’s power
reason-realm-discount = Reason’s power
reason-gain-exchange = Intuition’s power

## Decisions

decision-turn = { $spirit }, what will you do?
decision-take = Your turn ends. What does your team take?
# $count: which of the starting Emotions; the Spirit goes with the first one.
decision-place = { $count ->
        [2] { $spirit }, beside which Frontier does your second starting Emotion go?
       *[other] { $spirit }, on which Frontier do you start?
    }
decision-choose-place = { $spirit }, on which Frontier do you start? Both lie beside your starting Emotions.
decision-place-emotion = { $count ->
        [2] Where does your second starting Emotion lie?
       *[other] Where does your starting Emotion lie?
    }
decision-join = { $spirit }, on which Frontier do you start? You can share it with anybody.
decision-wild-tokens = { $spirit }, place your wild tokens: { $left } left. The first on a row unlocks its action, the others its upgrades.
decision-start-tokens = { $spirit }, place a token of each Vibe: { $left } left. The first on a row unlocks its action, the others its upgrades.
decision-place-token = { $row }: do you first discard a card to place a Vibe token of its colour on the row?
decision-discard-for-token = Which card do you discard for the { $colour } token on { $row }?
decision-use = { $row }: which upgrades do you use?
decision-move = Where do you move?
decision-push-whom = Whom do you send away?
decision-push-where = Where do you send { $other }?
decision-move-slot = Which Emotion next to your new space?
decision-invoke = Which Emotion do you invoke?
decision-invoke-kind = Which Essence does { $card } get? The Emotion counts for that team.
decision-invoke-slot = On which slot do you put { $card }?
decision-invoke-toll = Which Essence do you return to the supply, as a power asks?
decision-quell = Which Emotion do you quell?
decision-quell-amount = How much Essence do you take off { $card }?
# $is_kept: whether the card stays in hand.
decision-quell-reveal = To quell { $card } you show a matching card from your hand. Which one? { $is_kept ->
        [0] It is discarded afterwards.
       *[1] It stays in your hand.
    }
decision-fortify = On which site?
decision-fortify-kind = Which Essence do you pay with? A new Fortress counts for that team.
decision-empower = Which Emotion do you empower?
decision-empower-card = Which card do you discard, for its Strong counterpart to rise?
decision-empower-into = Into which Strong Emotion does { $card } turn?
decision-empower-colour = Which Vibe does { $card } have from now on?
decision-move-emotion = Which Emotion do you move?
decision-move-emotion-to = To which slot does { $card } go?
decision-intensify = Which Emotion gets Essence?
decision-intensify-amount = How much Essence do you put on { $card }?
decision-intensify-lent = How much of it comes from Selflessness?
decision-harvest = How much Willpower do you turn into Essence?
decision-draw-more = Do you draw one more card, { $card }?
decision-absorb = From which Sphere do you absorb?
decision-absorb-bonus = Do you take the bonus of { $sphere }? { $bonus }
decision-gain-exchange = Intuition has gained Willpower. Does it turn 1 of it into Essence?
decision-delight-draw = Delight may draw a card, { $card }.
decision-add-token = { $why } adds a Vibe token to your board: which one? You discard no card for it.
decision-gain-essence = Which Essence do you gain?
decision-lose-essence = Which Essence do you lose?
decision-drain = From which Sphere do you drain 1 WP?
decision-sullen-look = Do you turn the Origin one step?
decision-savour = Which card do you keep?
decision-remorse = Which card do you discard?
decision-team-willpower = { $card }: which Spirit of your team gains { $count } WP?
decision-mourn = { $card }: an Emotion has left the board. Which Spirit of your team takes something for it?
decision-mourn-take = { $card }: what does { $other } take?
decision-parting-draw = { $card } has left the board. Which Spirit of your team draws?
decision-parting-willpower = { $card } has left the board. Which Spirit of your team gains Willpower?
decision-parting-essence = { $card } has left the board. Which Spirit of your team gains Essence?
decision-parting-essence-kind = { $card }: which Essence does { $other } gain?
decision-parting-token = { $card } has left the board. Which Spirit of your team gets a Vibe token?
decision-parting-token-where = { $card }: which Vibe token does { $other } get?
decision-fetch-emotion = { $card } may bring another Emotion next to it.
decision-fetch-emotion-to = To which slot does { $card } come?
decision-step-spirit = { $card }: your Spirit may take a step.
decision-shove-spirit = { $card }: you may push an opposing Spirit away.
decision-shove-spirit-to = Where does { $other } go?
decision-place-essence = { $card }: you may put 1 of your Essence on an Emotion.
decision-fill-neighbours = { $card } may fill its neighbours: 1 Essence for which?
decision-gift = { $card }: who gets the gift?
decision-rotate-origin = { $card }: do you turn the Origin one step?
decision-arrange-aspirations = Put the Hidden Aspirations in order: which one is number { $place } from the top?
decision-chip-neighbour = { $card }: you may take 1 Essence off an Emotion next to it.
decision-drain-neighbour = { $card }: which Emotion loses Essence?
decision-steal-willpower = { $card }: from which Spirit do you take Willpower?
decision-steal-by-comparison = { $card }: from which Spirit do you take?
decision-take-from-sphere = { $card }: from which Sphere do you take Willpower?
decision-empty-sphere = { $card }: from which Sphere does Willpower go to the supply?
decision-lower-tokens = Which Emotion’s Intensity token do you lower by 1? You have { $left } left to lower.
decision-insecurity = { $card }: which Spirit gets an Insecurity token?
decision-insecurity-row = On which row of { $other } do you put the Insecurity token?
decision-remove-common = The other team earned a Major Fragment. Which Common Aspiration does your team remove?
decision-move-common = Your team has the fewest points. Do you move a Common Aspiration to another place in the row?
decision-move-common-to = To which place does { $aspiration } go? The first is next.
decision-choose-hidden = Your team met no Aspiration. Do you look at the top three Hidden Aspirations and choose one?
decision-pick-hidden = Which one is your new Hidden Aspiration? If the Common one was among the three, it is left out.

## Choices

group-spirit-actions = Spirit actions
group-realm-actions = Realm actions
group-abilities = Ambition abilities and end
choice-yes = Yes
choice-no = No
choice-yes-draw-more = Yes, draw it
choice-no-draw-more = No, that is enough
choice-no-choose-hidden = No, shuffle them
choice-no-fill-neighbours = No more
choice-no-lower-tokens = No more
choice-no-gain-exchange = No, keep the Willpower
choice-no-move-common = No, leave the row as it is
choice-token-none = No token
choice-token = { $upgrade ->
        [none] { $colour } token that unlocks { $row }
       *[other] { $colour } token on { $row }: { $upgrade }
    }{ $cards ->
       *[1] { "" }
        [2] { " " }(two cards)
    }{ $removed ->
       *[none] { "" }
        [other] , and the token on { $removed } goes
    }
upgrade-on-space = { $upgrade } (space { $space })
choice-use-none = No upgrade
choice-card = { $card } { $numbers }: { $power }
choice-card-plain = { $card } { $numbers }
choice-slot-empty = { $slot }: empty
choice-slot = { $slot }: { $card }, Essence { $essence } of { $spaces }, Intensity { $intensity }{ $token ->
       *[0] { "" }
        [one] { " " }(token +{ $token })
        [other] { " " }(token +{ $token })
    }
choice-space = { $space } ({ $count ->
        [one] slot
       *[other] slots
    } { $slots }; { $spheres } WP){ $spirits ->
        [none] { "" }
       *[other] , with { $spirits }
    }
choice-site-empty = { $realm }: the empty site
choice-site = { $realm }: { $fortress }
fortress-aligned = { $fortress }, counting for { $team }
choice-essence = { $team } Essence
choice-spirit-ego = { $spirit }: { $space }
choice-spirit = { $spirit }: { $space }, { $wp } WP, { $essence } Essence
choice-sphere = { $taken ->
        [0] { $sphere } at the { $realm }, { $wp } WP
       *[other] { $sphere } at the { $realm }: take { $taken } of { $wp } WP{ $empties ->
            [1] , which causes a Revelation
           *[other] { "" }
        }. { $bonus }
    }
choice-amount-harvest = { $count } WP into { $count } Essence
    .aloud = Turn { $count } Willpower into { $count } Essence
choice-amount-quell-amount = { $count } Essence
    .aloud = Take { $count } Essence off
choice-amount-intensify-amount = { $count } Essence
    .aloud = Put { $count } Essence on it
choice-amount-intensify-lent = { $count } from Selflessness
choice-amount-move-common-to = place { $count }
choice-aspiration = { $aspiration }, now { $counts }. { $text }
choice-take-ambition = 1 Ambition becomes available
choice-take-cards = Draw 2 cards
choice-mourn-take-cards = { $count ->
        [one] Draw a card
       *[other] Draw { $count } cards
    }
choice-mourn-take-essence = { $count } Essence
choice-mourn-take-willpower = { $count } WP
