# Hints, and games explained.

## Hints

hints-none = No choice stands out.
hints-best = The best is { $choice }: chance to win { $chance }, { $value }.
hints-about = The chance to win, and by how many points your team may expect to be ahead or behind when the game ends: from what you can know, thought through to the end of the turn and what the next player may answer. What is told below a hint is your own doing; what others may do about it is told as their answer. Less than 2 % between two says nothing.
hints-first = A first look: { $choice }. What it is worth comes with a better answer.
hints-better = A first look. What each is worth comes with a better answer …
hint-worth = Chance to win { $chance }, { $value }
hint-worth-short = { $chance }, { $short }
hint = { $choice } – chance to win { $chance }, { $value }
hint-chance = { $percent } %
# By how much a team may expect to be ahead when the game ends, not what a choice brings.
hint-points-ahead = { $side ->
        [ahead] ahead by about { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in the end
        [behind] behind by about { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in the end
       *[level] about level in the end
    }
hint-points-short = { $side ->
        [ahead] { $points } ahead
        [behind] { $points } behind
       *[level] level
    }
hint-line = Go on: { $actions }.
hint-action = { $action } ({ $targets })
# What is done on the way: a Vibe token that is placed, upgrades that are used, a card that is given for a token, what is
# taken at the end of the turn.
hint-token = { $upgrade ->
        [none] { $colour } token that unlocks { $row }
       *[other] { $colour } token on { $row }: { $upgrade }
    }
hint-use = with { $upgrades }
hint-discard = discarding { $card }
hint-chosen = Aspiration chosen: { $aspiration }
hint-take = { $what ->
        [cards] 2 cards
       *[ambition] 1 Ambition
    }

## Reasons, each a line of its own: of a hint what would be, of a turn that was played what came

hint-over = The game ends, and { $team } wins.
hint-over-draw = The game ends in a draw.
hint-revelation = The Sphere { $sphere } is empty: a Revelation.
# What the points are for, as in the table of scores; together they are the difference.
hint-points = Points of { $team }: { $before } → { $least ->
        [1] at least { $after }
       *[other] { $after }
    } ({ $parts }).
hint-part = { $part } { $sign ->
        [plus] +{ $points }
       *[minus] −{ $points }
    }
# Why a team that leads now may be behind in the end, or the other way round.
hint-yet = { $side ->
        [ahead] { $team } is ahead by { $points ->
            [one] { $points } point
           *[other] { $points } points
        } now, { $why ->
            [end] but the end of the game brings the others { $at_end } more for Fortresses.
            [both] but the others are better placed for what is still to come, and the end of the game brings them { $at_end } more for Fortresses.
           *[place] but the others are better placed for what is still to come.
        }
       *[behind] { $team } is behind by { $points ->
            [one] { $points } point
           *[other] { $points } points
        } now, but better placed for what is still to come.
    }
# Why a turn ends with Actions left.
hint-rest = { $actions ->
        [one] 1 Action is left, { $how ->
            [nothing] and nothing more can be done with it.
            [same] and { $other } with it, the best use that was found, would not raise the chance.
           *[harm] for { $other } with it, the best use that was found, would lower the chance by { $loses } %.
        }
       *[other] { $actions } Actions are left, { $how ->
            [nothing] and nothing more can be done with them.
            [same] and { $other }, the best use that was found, would not raise the chance.
           *[harm] for { $other }, the best use that was found, would lower the chance by { $loses } %.
        }
    }
# The Aspiration by its name and what it is to the team; what the team counts, and the strongest of the others.
hint-lead = { $how ->
        [taken] { $team } leads in { $aspiration }
        [kept] { $team } keeps the lead in { $aspiration }
        [wider] { $team } leads by more in { $aspiration }
        [narrower] { $team } leads by less in { $aspiration }
        [lost] { $team } loses the lead in { $aspiration }
        [level] { $team } draws level in { $aspiration }
        [caught] { $rival } draws level in { $aspiration }
        [closer] { $team } comes closer in { $aspiration }
       *[further] { $team } falls further behind in { $aspiration }
    }: { $team } { $before } → { $after }, { $rival } { $rival_before } → { $rival_after }.
hint-cut = { $aim ->
        [unity] It breaks the chain of { $rival }
       *[other] It sets { $rival } back
    }: { $aspiration } { $rival_before } → { $rival_after }, and { $how ->
        [taken] { $team } leads with { $after }.
       *[level] { $team } is level with { $after }.
    }
hint-aspiration = { $which ->
        [common] { $aspiration } (Common)
        [hidden] { $aspiration } (Hidden)
        [endgame-common] { $aspiration } (Common, at the end)
       *[endgame-own] { $aspiration } (own, at the end)
    }
hint-condition = { $holds ->
        [1] A condition of { $aspiration } is met: { $text }
       *[0] A condition of { $aspiration } is no longer met: { $text }
    }
hint-fortress-built = { $team } has a Fortress in the { $realm }: { $kind }.
hint-fortress-lost = { $team } loses the Fortress in the { $realm }: { $kind }.
hint-fortress-joins = The Fortress of { $team } in the { $realm } joins the Identity: { $kind }.
hint-fortress-changed = The Fortress in the { $realm } changes: { $team } { $kind } instead of { $before_team } { $before_kind }.
hint-control-gained = { $team } controls the { $place }.
hint-control-taken = { $team } takes the { $place } from { $loser }.
hint-control-lost = { $loser } no longer controls the { $place }.
hint-unlocks = { $count ->
        [one] It unlocks the row { $rows }.
       *[other] It unlocks the rows { $rows }.
    }
hint-tokens = { $count ->
        [one] It puts a token on the row { $rows }.
       *[other] It puts { $count } tokens on the board: { $rows }.
    }
hint-goods = { $spirit } has more: { $goods }.
hint-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
hint-answer = { $spirit } could answer: { $what }
hint-answered = { $spirit } answered: { $what }

## Games explained

help-analyse = Explain a recorded game: how it stood turn by turn, what the points came from, and the turns that decided it.
help-analyse-examples =
    cerebria analyse game.json
    cerebria analyse game.json --plot game.svg
    cerebria analyse game.json --json --nodes 500
    cerebria analyse --folder games --rows games.jsonl --jobs 4
help-analyse-moments = How many turns are explained, at most.
help-analyse-nodes = How many positions are looked at for each turn that is explained.
help-analyse-seed = For other imagined worlds than usual. The same number explains a game in the same way.
help-analyse-plot = Draw how the game stood, turn by turn, into this file.
help-analyse-folder = Explain all records in this folder (its files ending in .json), and tell what they have in common.
help-analyse-rows = With --folder: write a row for every game into this file, JSON by lines.
help-analyse-jobs = With --folder: how many processes explain games at the same time. The results do not depend on it.
analyse-progress = Turns
analyse-start = Start
analyse-heading-curve = How the game stood, turn by turn
analyse-about-curve = Standing leaves aside who is next to move, so that one turn can be held against another. The chance knows whose turn comes next: of what it gives 60 %, about 60 in 100 come true between equals.
analyse-standing = Standing
analyse-chance = Chance to win
analyse-heading-sources = Where the points came from
analyse-score = All
analyse-heading-differences = What would have made the difference
analyse-difference = { $team } lost by a point. Turn { $number }, { $spirit }: { $actions }. Had all gone on as it did, as far as it could: { $points }.
analyse-points-of = { $team } { $points }
analyse-no-difference = { $team } lost by a point. In its last turns no way was found that would have made up for it.
analyse-decided = The turn that decided the game
analyse-heading-moments = Turns that decided the game
analyse-no-moments = No turn changed the chances by much.
analyse-turn = Game turn
analyse-seat = Played by
analyse-moment = Turn { $number }, { $spirit }: standing { $before } → { $after }
analyse-played = Played: { $actions }.
analyse-better = Better: { $actions } (chance to win higher by { $more }).
analyse-nothing-better = Nothing better was found, as far as { $spirit } could know.
analyse-nothing-held = Nothing better was found, as far as { $spirit } could know: what fell was the doing of others, of luck, or of the estimate before.
analyse-plot-title = How the game stood, turn by turn
analyse-decided-mean = When the deciding turn came, as a part of the game
analyse-off-standing = Squared error of the standing, turn by turn (0 is best)
analyse-off-chances = Squared error of the chance to win (0 is best)
analyse-winners = Winners
analyse-others = Others
analyse-unread = { $file } is left out: { $error }
analyse-interrupted = Stopped before all { $games } games were explained; these are the results so far.
