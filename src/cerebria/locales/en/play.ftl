# The game screen. What happens, is decided and chosen is told in events.ftl.

## The decision

play-waits = { $spirit } decides.
play-over = The game is over.
play-choices = Choices
play-not-now = Not possible now.
play-why-not = Not now: { $reasons }.
play-insight = Go to a choice, or to what can be pressed on the board and in your hand, to learn what it costs and what it would change.
play-confirm = { $action }.
play-confirm-way = { $action }: { $target }.
play-do = Do it
play-do-not = Not now
play-for-good = This cannot be taken back.
play-for-good-asked = This cannot be taken back, so you are asked first.
play-for-good-at-once = It is done at once, and cannot be taken back.
play-shows-reveals = { $card ->
        [none] Everybody will see a card from the hand of { $whose }.
       *[other] Everybody will see { $card } from your hand.
    }
play-shows-turned-up = Everybody will see the next card of { $whose }’s deck.
play-shows-looks = { $whose } will look at the top of its Hidden Aspirations.
play-shows-aspires = { $whose } will see its new Hidden Aspiration.
play-shows-arranges = { $whose } will put its Hidden Aspirations in order.
play-shows-unknown = What follows hangs on cards that nobody has seen yet.
play-shows-revelation = A Revelation will follow, and everybody will see the Hidden Aspirations.
play-ends-game = The game will be over with this turn, and the points decide.
play-confirm-end = Your turn will end.
play-token-where = Go to an upgrade to read what it does, and choose one.
# Rows of a board, all of them unlocked by one press.
play-token-usual = Take the usual set, good for a first game: unlock { $rows }
play-token-go-on = Go on without a token
# $target: the only thing that the action can be done with.
play-token-go-on-to = Go on without a token: { $target }
# Of an action that is done at once with the only thing there is.
play-only-choice = There is only one choice: { $target }.
play-token-unlock = Unlocks the action { $row }. The other spaces of the row hold its upgrades.
play-token-which = Which colour? You discard a card for it.
play-token-which-free = Which colour? It costs no card.
play-token-colour = A row never holds a colour twice; beyond that, take whichever you like.
play-improve = Improve this action?
play-improve-text = A card from your hand becomes a Vibe token on its row: an upgrade for this action, and for later ones.
play-improve-next = Improve the next action
play-improve-next-text = Ask for a Vibe token before it
# Something can be done with what is pressed before any action is named: which?
play-ways = { $target }: what will you do?
play-bought = For Ambition
play-leave = Leave the game?
play-leave-text = It stays as it is, and waits for you on the home page.
play-leave-not = Stay
play-ways-look = Look at it
play-ways-take = Choose it
play-ways-places = It can go to { $places }.
# $action: the name of an action, which uses $upgrades.
play-way-with = { $action } with { $upgrades }
# $card: the Emotion, or several of which one may be chosen.
play-way-card = { $action } { $card }
play-hints = Hint
play-hints-text = Ask what would be best (G)
play-hints-cancel = Cancel
play-hints-cancel-text = Ask for no hint any more
play-hints-thinking = Thinking …
play-hints-rank = Hint { $rank }
play-waiting = Waits to be sent: { $choice }
play-waiting-way = { $action }, { $target }
play-waiting-here = Chosen. It is sent when the connection is back.
play-withdraw = Withdraw
play-withdraw-text = Do not send what you have chosen
play-withdrawn-late = It may have arrived before the connection was lost. Then you will see it here.
play-stale = The game has gone on meanwhile, so this was not done: { $choice }
play-stale-done = This has been done already, from another window of yours: { $choice }
play-undo = Undo
play-undo-text = Take back your last choice
# After the turns of programs or of Ego, who mind nothing: these are taken back, too.
play-undo-others = Back to my last choice
play-undo-others-text = Go back to before your last choice. What the others have done since then is taken back, too.
play-restart = Restart
play-restart-text = Take back the whole turn, as far as that goes
play-ask-undo = Ask to undo
play-ask-undo-text = Ask the others whether you may take back your last choice

# Why something came unasked.
# Notes beside the board, of two short lines.
play-unasked-gift = What nobody would decline was taken for you. The settings let you be asked.
play-unasked-end = Nothing was left to do, so your turn has ended. The settings let you be asked.
# Somebody has named an action and then its target, which could have been pressed at once.
play-shorter = Shorter: press the place or the card at once, where it can be pressed, without naming the action first.
play-unasked-cards = Your team had all { $count } Ambition already, so your turn ended with two cards.

# What is said before the first choice of a first game.
play-opening = Your first game
play-opening-full = Your first full game
play-opening-you = You are { $spirit } and play for { $team }, against { $others }.
play-opening-moved = { $spirit } has had a turn
play-opening-nothing = Nothing has changed on the board.
play-opening-yours = The first turn is yours; nobody has moved yet.
play-opening-willpower = Whoever begins has 6 Willpower in place of 4, but cannot Absorb in the first turn.
# The same with the handicap called means.
play-later-willpower = Whoever begins has 4 Willpower, everybody in the other team 6, and that team 1 Ambition more: so this table evens out who begins.
# The same with the handicap called action.
play-first-action = Whoever begins has 6 Willpower in place of 4, but only one Action in the first turn, and no Absorb: so this table evens out who begins.
play-opening-powers = What the Spirits can do besides
play-opening-aims = What to aim at
play-opening-points = More points win. They come with a Revelation, whenever a Sphere in the middle is emptied. Be ahead then in one of these, or better in both:
play-opening-aim = **{ $aspiration }** ({ $whose ->
        [hidden] yours, hidden
       *[common] for both teams
    }): { $meaning }
play-opening-look = Where to find what
play-opening-look-text = What can be chosen stands among the choices, and can be chosen on the board as well. Go to it, or hold it on a touch screen, to learn what it costs and changes. Aims tells how the teams stand, News what the others did, and the question mark explains this screen.
# The same for whoever listens.
play-opening-keys = By keys: W says what you can choose, S how things stand, I more about what has the focus, and P again what you have just heard. The question mark lists all keys.
play-opening-begin = Begin

# The Revelation that a choice leads to.
play-foretold = { $sphere } is empty then, and a Revelation follows. As things stand:
play-foretold-earns = { $team } earns { $what }.
# By what is hidden, a team earns one of these.
play-foretold-may = { $team } earns { $what }, by what is hidden.
# Why it is known what a team earns, though its Hidden Aspiration is not.
play-foretold-sure = That is sure{ $meets ->
        [none] , as it meets none of the Aspirations that it may have hidden.
        [all] , as it meets every Aspiration that it may have hidden.
       *[some] , whatever it has hidden.
    }
# Points may come on the Wheel besides.
play-foretold-fragment = { $wheel ->
        [0] a { $fragment } (+{ $points })
       *[other] a { $fragment } (+{ $points }) with { $wheel } on the Wheel
    }
play-foretold-capping = { $wheel ->
        [0] a { $fragment } (+{ $points }) in the place of one that it has no more of, which ends the game after this turn
       *[other] a { $fragment } (+{ $points }) in the place of one that it has no more of, which ends the game after this turn, with { $wheel } on the Wheel
    }
play-foretold-none = { $wheel ->
        [0] no Fragment
       *[other] no Fragment, but { $wheel } on the Wheel
    }
play-foretold-ends = { $why ->
        [common] No Common Aspiration is left then: the game ends after this turn.
        [majors] With its third Major Fragment a team wins at once.
       *[other] The game ends after this turn.
    }
# $instead: what the end would have given for it.
play-foretold-fortress = { $instead ->
        [0] The Fortress in the { $realm } joins the Identity: { $team } +{ $points }.
       *[other] The Fortress in the { $realm } joins the Identity: { $team } +{ $points }, in place of +{ $instead } at the end.
    }
play-foretold-built = It is made of one of your Fragments. When somebody beside that Realm empties its Sphere in a later turn, the Fortress joins the Identity: +{ $points }. While it stands it brings no points of its own, at the end neither.
play-foretold-last = That takes your last { $fragment } from the supply. If your team is due one while it has none left, the Capping Fragment (+{ $points }) comes in its place, and the game ends.
# What whoever comes next could do: possible, not sure. $points: those of the Fortress there, $team: whose it is.
play-chance = { $team ->
        [none] Possible then: { $spirit } empties { $sphere } at the { $realm }{ $frontiers ->
            [0] { "" }
            [one] , if { $spirit } first wins 1 more Frontier there
           *[other] , if { $spirit } first wins { $frontiers } more Frontiers there
        }.
       *[other] Possible then: { $spirit } empties { $sphere } at the { $realm }{ $frontiers ->
            [0] { "" }
            [one] , if { $spirit } first wins 1 more Frontier there
           *[other] , if { $spirit } first wins { $frontiers } more Frontiers there
        }, where the Fortress brings { $team } +{ $points }{ $instead ->
            [0] .
           *[other] , in place of +{ $instead } at the end.
        }
    }
play-foretold-exalted = If a Revelation comes in this turn, a Fortress that was exalted in it stays where it is and brings nothing.
play-foretold-early = A Revelation may still come in this turn: then this Fortress is new, stays where it is and brings nothing yet.
play-chance-move = Possible: { $spirit } first moves ({ $where }).
play-replies = Possible then, by what lies open: { $spirit } scores { $what }. Hidden cards may do more.
play-replies-chain = Possible then, by what lies open: { $spirit } scores { $what }, one after the other: +{ $points } for the first, +{ $further } for each one after it. Hidden cards may do more.
# What an Absorb brings besides what is counted in its preview.
play-later = Not counted yet: { $what }.
play-later-bonus = the bonus of { $sphere } (if you take it)
play-later-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $intention }
play-later-power = { $wp } WP from { $why }
# With what is taken from the Sphere.
play-later-sum = That makes { $wp } in all.
# From where a Spirit would stand then: each action, with the places for it.
play-reach = From there: { $what }.
play-reach-action = { $action } ({ $places })
play-turns = Once the Origin has turned, beside you: { $comes }.
play-turns-to = { $sphere } ({ $wp } WP) at the { $realm }{ $team ->
        [none] { "" }
       *[other] , where a Fortress of { $team } stands
    }
# What an upgrade does that an action needs.
play-upgrade = { $upgrade }: { $text }
# Why something is asked for that comes unexpected, by the kind of question or, for a bonus, by its Sphere.
play-asked-pick-hidden = Your team met no Aspiration in this Revelation. So it looks at its next Hidden Aspirations, three at most, and takes the one it likes best.
play-asked-creativity = You are asked because the next card comes to light then, which cannot be taken back.
# What leaves one's hands besides the price.
play-leaves-intensify = The Essence goes from you onto the Emotion.
play-leaves-harvest = As much Willpower as you like becomes as much Essence.

## What stands in the way of an action

obstacles = Not now: { $actions }.
obstacle-of = { $action } ({ $reasons })
obstacle-actions = no Action left
obstacle-fortitude = no Fortitude left
obstacle-used = only once, and done already
obstacle-first-turn = the first player may not Absorb in the first turn
obstacle-locked = its row is locked: a token on the first space opens it
obstacle-card = no card for it in hand
obstacle-fragment = no Fragment left for it
obstacle-wp = { $amount } Willpower short
obstacle-ambition = { $amount } Ambition short
obstacle-essence = { $amount } Essence short
# The same on the tile of an action, in a word or two.
obstacle-short-actions = no Action
obstacle-short-fortitude = no Fortitude
obstacle-short-used = done
obstacle-short-first-turn = not yet
obstacle-short-locked = locked
obstacle-short-card = no card
obstacle-short-fragment = no Fragment
obstacle-short-wp = { $amount } WP short
obstacle-short-ambition = { $amount }★ short
obstacle-short-essence = { $amount } Essence short
obstacle-short-reach = no target
obstacle-reach-move = no space to go to
obstacle-reach-invoke = no empty slot beside the Spirit
obstacle-reach-quell = no opposing Emotion in reach that could be quelled
obstacle-reach-fortify = nothing beside the Spirit to build or to raze
obstacle-reach-empower = no Emotion beside the Spirit with Essence enough
obstacle-reach-gain-willpower = there is nothing to gain
obstacle-reach-draw-emotions = no card left to draw
obstacle-reach-move-emotion = nothing to move, or no empty slot beside the Spirit
obstacle-reach-intensify = no own Emotion beside the Spirit with a free space
obstacle-reach-harvest = there is nothing to exchange
obstacle-reach-add-token = no space that takes one
obstacle-reach-rotate = the Origin cannot turn
obstacle-reach-extra-action = there is no other
obstacle-reach-absorb = no Sphere in reach
obstacle-reach-meditate = no Sphere in reach
obstacle-reach-rest = there is nothing to gain

## Names of actions where there is little room

# With what they bring.
play-long-gain-willpower = Gain { $count } Willpower
play-short-invoke = Invoke
play-short-gain-willpower = Gain { $count } WP
play-short-draw-emotions = Draw
play-short-move-emotion = Move Emotion
play-short-intensify = Intensify
play-short-extra-action = Extra Action
play-short-harvest = Harvest
play-short-add-token = Add token
play-short-rotate = Rotate
play-short-end-turn = End turn
# The end of the turn, with what is taken then.
play-end-ambition = End: 1 Ambition
play-end-cards = End: 2 cards
# The one upgrade by which an action is possible now.
play-tile-by = { $action }: { $upgrade }
# A card is to be discarded for a token, without which the action is not possible now.
play-tile-with-token = { $action } + token
    .aloud = { $action } with a token first
# Before the reason why it is not possible.
play-tile-idle = { $action }.

## What would change

play-exchange = You get { $gains } for { $losses }.
play-get = You get { $gains }.
play-give = You give { $losses }.
play-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# Beside an arrow; the form “aloud” is said in place of one, within a sentence.
play-then = then
    .aloud = then
play-change-by = ({ $sign }{ $count })
play-change-points = { $team } points
# What the end of the game would add to them.
play-change-at-end = { $team } at the end
play-change-intensity = { $is_power ->
        [1] { $emotion } (its power)
       *[other] { $emotion }
    }
play-change-fortress = Fortress, { $realm }
play-change-willpower = { $spirit } WP
play-change-essence = { $spirit } Essence
play-change-essence-kind = { $spirit } { $team } Essence
play-change-condition = { $team }: { $text }
play-change-hand = { $spirit } cards
play-change-ambition = { $team } Ambition

## What happened

play-story = What has just happened
play-skip = Skip
play-since = Since your last turn
play-replay = Replay it
play-close = Close
play-step-back = One step back
play-step-on = One step on
play-back-to-now = Back to now
play-set-up = Before the first turn
play-log-empty = Nothing has happened yet.
play-log-more = Earlier turns

## The scene of a Revelation

scene-by = { $spirit } has emptied { $sphere }
scene-meets = { $team } meets it, { $count } ahead.
scene-meets-conditions = { $team } meets { $count ->
        [one] one of its two conditions
       *[other] both of its conditions
    }.
scene-sum = { $team }: { $count ->
        [0] no points
        [one] 1 point
       *[other] { $count } points
    } from this Revelation, now { $score } in all.
# Somebody has to decide before the rest is known.
scene-sum-so-far = { $team }: { $count ->
        [0] no points
        [one] 1 point
       *[other] { $count } points
    } so far, now { $score } in all. More may come.
scene-sum-rest = { $team }: { $count ->
        [0] no more points
        [one] 1 more point
       *[other] { $count } more points
    } from the second part, now { $score } in all.
scene-second = Revelation, second part
scene-second-by = { $spirit } has emptied { $sphere }. You have seen the first part; this came after it.
scene-endgame = Endgame Aspirations
scene-endgame-text = The last round is over. Whoever meets more of the three adds a Capping Fragment.
scene-goes-on = { $what ->
        [remove-common] First { $spirit } chooses a Common Aspiration to remove, because another team earned a Major Fragment.
        [choose-hidden] First { $spirit } decides whether to look at the next Hidden Aspirations, because { $team } met none.
        [pick-hidden] First { $spirit } chooses the next Hidden Aspiration, because { $team } met none.
       *[other] First { $spirit } has to decide.
    } { $realm ->
        [none] Then comes the rest.
       *[other] Then the Fortress in the { $realm } joins the Identity: { $whose } +{ $points }.
    }
scene-turned-down = { $aspiration } leaves the row of Common Aspirations: it has been compared.
scene-next-common = The Common Aspiration is now { $aspiration }.
scene-next-hidden = { $team }’s Hidden Aspiration is replaced, met or not. It is now { $aspiration }. Hidden Aspirations have a pile of their own, so the same one may be Common as well.
scene-third-major = { $team } has added its third Major Fragment: the game ends at once, and { $team } wins, whatever the points.
scene-major-at = The Major Fragment belongs to { $sphere }, which is filled with { $count } Willpower.
scene-all = Show all
# The table of a Revelation, for those who hear it.
scene-numbers = All that was compared, and every point
scene-aloud-weighed = { $counts ->
        [none] { $kind }: { $aspiration }.
       *[other] { $kind }: { $aspiration }. { $counts }.
    }
scene-aloud-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
scene-aloud-point = { $team }: { $points }.
scene-row-sum = Points from it
scene-row-sum-both = Points from both parts
scene-row-score = Points now
scene-row-score-so-far = Points so far
# What was seen, picture by picture, to be looked at again.
scene-pictures = What was seen, picture by picture
scene-picture = Picture { $place } of { $count }
scene-close = Go on
scene-more = More below
scene-again = See it again
scene-again-of = See it again: the Revelation of game turn { $turn }
scene-waits = You are to decide next. The table waits for you.
scene-waits-later = What others did after it comes next. Then it is up to you, and the table waits.

## Knowing where you stand

play-tabs = What you know
play-tab-hints = Hints
play-tab-hand = Hand
play-tab-since = News
play-tab-standing = Aims
play-tab-board = Board
play-tab-players = Players
play-tab-log = Log
play-tab-chat = Chat
play-aspirations = Aspirations, and who would meet them now
play-ahead = Who is ahead
play-intentions-side = Intentions: side { $side } of the team board
play-intentions-worth = Deeds that score at once, for whoever is on turn: 1 point for the first in a turn, 2 for each further one.
play-intentions-own = Deeds that score at once, for whoever is on turn.
play-intentions-ego = Intentions bring Ego no points
play-intention-next = The next one brings { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
# In little room, behind the mark of the team on turn: what the next Intention brings.
play-intention-short = next: +{ $count }
play-intention-side = side { $side }
play-intention-lit = possible now
play-intention-by = Possible now: { $actions }.
play-intention-worth = { $name } (+{ $points ->
        [one] 1 point
       *[other] { $points } points
    })
play-intention-by-token = { $intention }, if you place a token first: { $token }
play-turned = The Emotion as it lies there, and what it becomes
play-may-meet = Can bring: { $what }.
# On the tile of an action, behind the mark of the team.
play-tile-points = can bring points: +{ $points }
play-tile-scoring = { $action }, can bring { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# $bonus: wheel-bonus-…, $at: the place on the Wheel.
play-wheel-next = The next bonus of the Wheel comes at { $at }: { $bonus }.
# In little room; the sign of the bonus follows.
play-wheel-at = at { $at }:
wheel-bonus-essence = Essence
wheel-bonus-card = a card
wheel-bonus-ambition = Ambition
play-ahead-by = { $team } leads by { $count }
play-earns = { $team }: { $fragment }
play-legend-tie = Bliss and Gloom are tied
play-legend-own = { $team }’s own condition holds
play-legend-not = not so
play-aims-now = What counts now
play-conditions-met = { $count } of { $all }
play-nearest-title = Nearest to empty
# $count: how many Spheres hold as little as that.
play-nearest = { $wp } Willpower left in { $count ->
        [1] { $which }
        [2] both { $which }
       *[other] each of { $which }
    }
play-nearest-many = { $count } Spheres
play-nearest-short = Revelation: { $wp }
play-fragments-left = Fragments left
play-fragments-end = The game ends when one is due and none is left.
play-ends = The Sphere nearest to empty, and how the game can end
play-ends-left = Until the game ends
play-end-label-common = Aspirations
# The kind of Fragment of which a team has none left: the next one that it is due ends the game. The mark of the team follows.
play-end-next = or the next { $kind ->
        [minor] Minor
       *[major] Major
    } (Capping, +{ $points })
play-end-label-wheel = Wheel, to its end
# How far a team has come on its Wheel, and how far that goes.
play-wheel-of = { $count }/{ $end }
play-end-label-turn-limit = Turns
play-end-label-majors = Majors
play-end-label-rounds = Rounds after this one
play-round-begins = Round { $round } of { $last } begins. { $team } starts.
play-ends-when = The game ends when
play-end-common = No Common Aspiration is left ({ $left } now).
play-end-wheel = A team comes to the end of its Wheel. Points to go:
play-end-fragment = A team earns a Fragment of a kind that it has no more of. Left of the kind it has fewest of:
play-end-turn-limit = The turn limit is reached ({ $left } to go).
play-end-majors = A team adds its third Major Fragment, and wins. Still to come:
play-end-rounds = The last round is over ({ $left } after this one).
play-end-short-common = End: { $left } Aspirations
play-end-short-wheel = Wheel: { $left } to its end
play-end-short-fragment = End: { $left } Fragments
play-end-short-turn-limit = End: { $left } turns
play-end-short-majors = End: { $left } Majors
play-end-short-rounds = End: { $left } rounds
play-gone = Gone:
play-gone-compared = { $aspiration } (compared)
play-gone-removed = { $aspiration } (removed by { $team }: the other team earned a Major)
play-hidden-of = Hidden, { $team }
play-hidden-idle = Hidden, { $team }; does not count while it is the Common one
play-hidden-next = Hidden, later
play-hidden-maybe = can be hidden, { $team }
play-common-place = Common, no. { $place }
play-team = Team
play-parts = Points from
play-part-wheel = Wheel
play-part-minor = Minor
play-part-major = Major
play-part-capping = Capping
play-part-fortresses = Fortresses
play-part-rows = Full rows
play-part-strong = Strong Emotions
play-part-full = Full Emotions
play-part-wheel-text = Points for Intentions: deeds that score at once, for your team, when you do them on your own turn.
play-part-wheel-ego = The Wheel counts your points for Intentions: deeds that score at once, when you do them on your own turn. What Ego has there comes from its own rules, as when an action of its fails.
play-part-minor-text = For each Minor Fragment in the Identity. A team adds one when it meets one of its two Aspirations in a Revelation, and with a Fortress where the emptied Sphere stands.
play-part-major-text = For each Major Fragment in the Identity. A team adds one when it meets both of its Aspirations in a Revelation.
play-part-capping-text = For the Capping Fragment, added by a team that is due a Fragment of which it has none left.
play-part-fortresses-text = When the game is over, only Ego’s Fortresses bring points: those of people bring none.
play-part-rows-text = 1 point for each row with four tokens on the boards of the team.
play-part-strong-text = 1 point for each Strong Emotion of the team on the board.
play-part-full-text = 1 point for each Emotion of the team on the board without a free Essence space.
play-part-sum-text = All of these together. More points win.
play-part-sum = Points
play-hand-known = Hand:
play-deck-known = Deck, from the top:
play-unseen = Among the unseen:
play-unknown-cards = { $count } not seen
play-order = Order of turns
# In a corner with little room.
play-turn = Turn { $turn }
play-turn-of-all = Of the game: the turns of all are counted.
# Whose goods these are, beside the portrait.
play-you = You are { $spirit }
play-deck = Deck: { $count }
play-deck-next = next
play-last-turn = Last turn
play-last-none = No more points can be made.
play-last-end = No more points can be made: end the turn.
play-last-none-but = Only the end brings points now: { $points }.
play-last-end-but = Only the end brings points now ({ $points }): end the turn.
play-last-intentions = No more Revelation; Intentions still bring points.
play-last-fortresses = No more Revelation; only Ego’s Fortresses still count, at the end.
play-last-both = No more Revelation; Intentions still bring points, and Ego’s Fortresses alone count at the end.
play-at-end = { $team } +{ $count }
play-more-at-end = +{ $count } at the end for its Fortresses, as they stand.
play-most-at-end = A Revelation that ended the game now would bring it { $count } at most, the end included.
play-at-the-end = at the end
play-spectating = You are watching.

## People at the table

# Who plays a Spirit, in sentences about what people decide.
play-person = { $name } ({ $spirit })
play-pass-to = Pass the device to { $spirit }
play-pass-text = The hands are hidden. Go on when only you can see the screen.
play-pass-ready = I am ready
play-stand-in = A program is playing for you.
play-stand-in-out-of-time = Your time has run out: a program plays this turn to its end for you. Then you can take your seat back.
play-take-back-seat = Take my seat back
play-undo-asked =
    { $spirit } asks to take back { $deeds ->
        [0] a step that nobody else has seen
        [one] the last step
       *[other] the last { $deeds } steps
    }.
play-undo-asked-turns =
    { $spirit } asks to take back the last { $deeds ->
        [one] step
       *[other] { $deeds } steps
    }, and so { $turns ->
        [one] the last turn, that of { $first }
       *[other] the last { $turns } turns, from that of { $first } on
    }.
play-undo-allow = Allow it
play-undo-refuse = Refuse
play-undo-asking = You have asked to take back a choice. The others are answering.
play-undo-agreed = { $who } agrees.
play-undo-refused = { $who } refuses to go back. The game goes on from here.
play-undo-allowed = Everybody agreed: you choose anew.
# Before the list of what goes with it.
play-undo-goes = This would be undone:
play-undo-withdraw = Withdraw it

## A phone held upright

play-sideways = A tip: held on its side, the phone shows the board larger, with everything else beside it.

## The end

play-result = Show the result
play-ended = The game was ended
play-you-win = You win!
play-team-wins = { $team } wins

## Help at the table

play-help = Help
play-help-screen = This screen
play-help-rules = Rules
play-help-keys = Keys
play-help-board = The board
play-help-board-text = Emotions lie on the slots around it, Spirits stand on the paths, Spheres turn in the middle around the Identity. What can be chosen there stands among the choices, too. Go to anything, or touch it, to learn what it is.
play-help-aims = What counts now
play-help-aims-text = The current Common Aspiration and your own Hidden one, what each team has of them, and who is ahead. On a phone they stand in the line at the top; touch it to see more.
play-help-ends = The nearest Revelation, and the end
play-help-ends-text = The Sphere nearest to empty: whoever empties it brings about a Revelation. Below, what is left before the game ends, and the Fragments that each team still has.
play-help-bar = The bar
play-help-bar-text = Each team’s points and Ambition, then the Spirits in the order of turns, and who is at turn.
play-help-decision = The decision
play-help-decision-text = What you are asked, and every choice that you have, with its price. Go to a choice to learn what it would change. What is not possible now says why.
play-help-panels = What you know
play-help-panels-text = News since your last turn, the Aims with all Aspirations and the score, your Spirit’s board, the players, and the log of all that happened.
play-help-hand = Your hand
play-help-hand-text = Your cards, your Willpower, Essence and Ambition, and the top card of your deck.
play-help-phone = On a phone
play-help-phone-text = Your cards lie below the actions: swipe through them, and touch one to read it before you play it. What only Ambition buys is behind the star below the board. Two taps or two fingers bring the board closer. Rest a finger on something to see what it would change. Back closes what lies open.
play-help-explain = Everything explains itself
play-help-explain-text = Rest the pointer on a thing, touch it, or press I while it has the focus. From there you can read on in the rules without leaving the table.

## Keys

play-skip-to-decision = Skip to the decision
# What is printed on the keys, or a sign for it.
key-numbers = 1 – 9, 0
key-tab = Tab
key-around = ← →
key-rings = ↑ ↓
key-ends = Home · End
key-enter = Enter
key-shift-u = Shift + U
key-modified = Alt + Shift
key-space = Space
key-escape = Esc
play-key-numbers = Pick the choice with this number; the actions of a turn have the same keys in every turn, the tenth of them 0 (the other actions have letters, such as A for Absorb and R for Rotate)
play-key-tab = Go from one group to the next: actions, choices, board, hand, panels
play-key-around = Around the board, from a place that can be chosen to the next one; among the actions, the choices, in the hand and in other groups from one thing to the next
play-key-rings = On the board outwards and inwards: slots, spaces, Fortress sites, Spheres, the Identity
play-key-ends = On the board the first and the last place that can be chosen, or of its ring where none can; in other groups the first and the last thing
play-key-enter = Choose what has the focus, or have it explained
play-key-explain = Explain what has the focus; of a choice, say once more what it does
play-key-end = End the turn; where the actions offer to end it with Ambition, with that, and else you are asked what to take
play-key-end-cards = End the turn with cards, once no Action is left
play-key-undo = Undo; it is said what is undone
play-key-choices = Hear what is asked, and every choice with its key and price
play-key-standing = Hear how things stand: whose turn it is, what you have, the points, the aims, the nearest Revelation, your hand, where the Spirits are, the Fragments left
play-key-again = Hear once more what was said since your last choice
play-key-modified = With a letter or digit: the same, also where single keys are switched off in the settings
# Why a key does nothing.
play-key-no-undo = There is nothing that you could undo.
play-key-no-hints = No hints can be asked for now.
play-key-no-choice = No choice has the number { $number } now.
play-key-late = What came next had only one answer and was done, so { $number } has done nothing yet. Now it stands for: { $choice }. Press it again to choose that.
play-key-asked = You are asked something first: { $choice }? Enter on “Do it” does it, Escape leaves it. { $key } does nothing before that.
play-key-waits = { $action } has to wait: first answer this, or go back with Escape.
play-key-no-more = There is no more to be said about this.
# A choice that is said after its key.
play-key-choice = { $key }: { $choice }
play-key-advice = With a screen reader
play-key-advice-text = Keys reach the game in focus mode (NVDA: Insert and Space; JAWS: Insert and Z for browse mode off; VoiceOver needs none). Tab goes from group to group, arrows go on within one. What happens is said by itself and stays in the list “What has just happened”; W says what is asked with all choices and their keys, P says again what you have just heard, S how things stand. Single letters can be switched off in the settings: then Alt, Shift and the letter do the same.
play-key-restart = Restart the turn
play-key-decision = Go to the choices
play-key-board = Go to the board
play-key-hand = Go to the hand
play-key-hints = Ask for a hint, where there are hints; once it is there, go to it
play-key-log = Show the log
play-key-skip = Skip what is being shown; in Ego’s turn, go on to the next step
play-key-leave = Back: from a question that asks first, a card, a past moment or a close look; and else from what an action asks to the actions
play-key-sheet = Help, with these keys

## What is heard of things that are drawn

# A choice with its price. $is_old: whether it cost that when it was last asked.
choice-aloud = { NAME($choice, form: "aloud") }{ $price ->
        [none] { "" }
       *[other] , { NAME($price, form: "aloud") }
    }{ $is_old ->
        [1] { " " }before.
       *[other] .
    }
card-aloud = { $card }, { $vibe }
card-aloud-numbers = { $card }, { $vibe }, Intensity { $intensities }
# What everybody may know of a player, after the name.
play-seat-aloud = { $place }: { $wp }, { $essence }, { $hand }, { $deck }

# Before the deeds of a turn, and before what was taken back.
aloud-turn = { $spirit }:
aloud-undone = Undone:
aloud-restarted = The turn begins anew. Undone:
# One’s own turn, and what one has left.
aloud-yours = { $is_new ->
        [1] Your turn: { $actions }, { NAME($goods, form: "aloud") }.
       *[other] { $actions }, { NAME($goods, form: "aloud") }.
    }
# The Spheres that lie beside one’s Spirit.
aloud-beside = Beside you: { $spheres }.
# What a choice would change, before it is made.
aloud-if-chosen = If chosen:
aloud-points = { $team }: { $was } to { $is } points.
aloud-count = { $same ->
        [1] { $team } { $is }
       *[other] { $team } { $was } to { $is }
    }
aloud-aspiration = { $aspiration }: { $counts }; { $leader ->
        [none] nobody is ahead
       *[other] { $leader } is ahead by { $lead }
    }.
aloud-control = { $place }: { $team ->
        [none] nobody controls it now
       *[other] { $team } controls it now
    }.
aloud-sphere = { $is_filled ->
        [1] { $sphere } is filled again, to { $is } Willpower.
       *[other] { $sphere }: { $was } to { $is } Willpower.
    }
aloud-slot = { $is ->
        [none] { $emotion } leaves slot { $slot }.
       *[other] { $was ->
            [none] { $emotion } on slot { $slot } with Intensity { $is }.
           *[other] { $emotion } on slot { $slot }: Intensity { $was } to { $is }.
        }
    }
aloud-site = { $is ->
        [none] Fortress in the { $realm }: { $was } is gone.
       *[other] { $was ->
            [none] Fortress in the { $realm }: { $is } is new.
           *[other] Fortress in the { $realm }: { $was }, then { $is }.
        }
    }
aloud-change = { $what }: { $was } to { $is }.
# How things stand, by a key.
aloud-score = Points: { $scores }.
aloud-aim = { $kind }: { $aspiration }. { $standing }
aloud-goods = You have { NAME($goods, form: "aloud") }.
aloud-whose = It is the turn of { $spirit }.
aloud-nearest = Nearest to empty: { $spheres }.
aloud-hand = In your hand: { $cards }.
aloud-hand-empty = You have no cards in hand.
# Whose Spirits are whose.
aloud-sides = { $is_ego ->
        [1] Ego plays for { $team }, with { $spirits }.
       *[other] { $team } plays with { $spirits }.
    }
aloud-place = { $spirit }: { $place }
aloud-places = Where Spirits are: { $places }.
aloud-fragments = Fragments left, { $team }: { $kinds }.
aloud-kind = { $kind } { $count }

## Choices in the list: what stands below their name

play-choice-card = Intensity { $intensities }{ $threshold ->
        [none] { "" }
       *[other] , empowered at { $threshold } Essence
    }.
play-choice-slot = { $place }, slot { $slot }. Intensity { $intensity }, Essence { $essence } of { $spaces }.
play-choice-slot-empty = Empty slot { $slot }
play-choice-space = { $spheres } WP in reach. { $count ->
        [one] Slot
       *[other] Slots
    } { $slots }{ $spirits ->
        [none] .
       *[other] , with { $spirits }.
    }

## Ego

play-ego-turn = Ego’s turn
play-ego-turn-of = Ego’s turn: { $spirit }
play-ego-step = Step { $step } of { $steps }
play-ego-actions = Its three actions
play-ego-on = Next
play-ego-end = Go on playing
play-ego-flow = Let it run by itself
play-ego-again = Step by step
play-ego-again-of = Step by step: game turn { $turn }
play-ego-back = One step back in Ego’s turn
play-ego-now = This turn: head and foot
play-ego-next = Next turn: the head of
play-ego-forecast = Forecast, if nothing changes
play-ego-thinks = How Ego thinks
play-ego-thinks-more = All of it, in the rules
# Before what was told of the turn at hand.
play-ego-example = In this turn

## Games in rounds

play-round = Round { $round }/{ $last }
play-fortitude = { $count } Fortitude for the team’s Actions
play-meditations = { $count ->
        [0] No Meditation left this round
        [one] 1 Meditation left this round
       *[other] { $count } Meditations left this round
    }
play-deck-discards = Deck { $deck } · Discards { $discards }
play-discards = { $count ->
        [0] No discards
       *[other] Discards: { $count }
    }
play-discards-of = The discard pile of { $spirit }
play-discards-text = The card that was discarded last comes first. When the deck is empty, these are shuffled into a new one.
play-determination = { $count } Willpower lies on Determination until the round is over.
play-endgame-common = Common, at the end
play-endgame-of = { $team }, at the end
play-aside = Set aside, { $whose }:
play-change-fortitude = { $team } Fortitude
