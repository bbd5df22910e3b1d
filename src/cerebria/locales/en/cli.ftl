# The command line: help, the terminal game, and the other commands. What happens in a game is in events.ftl.

## The program

help-program = Play Cerebria in the browser or in the terminal, and look into it: an independent, unofficial implementation.
help-lang = The language of all texts; before the name of a command. Without it that of the variable CEREBRIA_LANG, or the system’s own if all texts are translated.
help-version = Show the version, and what of the game is documented and what was designed.
version = cerebria { $version }, { $engine ->
        [compiled] with the engine as machine code
       *[plain] with the engine in plain Python
    }
version-unofficial = An independent, unofficial implementation of the board game Cerebria: The Inside World. It holds no text and no art of the publisher and is not connected with them.
version-documented = Documented: the rules of the base game and of Balance, the Spirits and their boards, the names, Vibes and Intensities of the { $emotions } Emotions, and the powers of { $documented } of them.
version-designed = Designed for this project: the powers of { $designed } Emotions, parts of { $partly } more, all thresholds of Bliss and Gloom but one, and the starting places of the basic game. “cerebria cards” shows which is which.

## Help of the commands

help-examples = Examples:
help-play = Play a game in the terminal, against bots or with people at the same keyboard.
help-play-examples =
    cerebria play
    cerebria play --mode basic --players 2
    cerebria play --seats human,human --players 2
    cerebria play --spirits delight,harmony,misery,anxiety --decks spirit
    cerebria play --balance --players 3 --seats reason=human
    cerebria play --edition prototype
    cerebria play --ego gloom
    cerebria play --ego bliss --players 1 --difficulty harder-3
    cerebria play --resume game.json
help-new = Set up a game: show it, or save it as a record to play later.
help-new-examples =
    cerebria new --print --seed 7
    cerebria new --mode basic --save game.json
    cerebria new --balance --players 4 --shapers gloom,balance
    cerebria new --ego gloom --steps harder-1,harder-5
help-replay = Tell a recorded game again, or check that it still ends the same way.
help-replay-examples =
    cerebria replay game.json
    cerebria replay game.json --step --seat love
    cerebria replay game.json --verify
help-cards = Show Emotions, their numbers and powers, and what of them is documented; or Ego’s Schemes.
help-cards-examples =
    cerebria cards
    cerebria cards courage valor
    cerebria cards --team gloom --kind strong
    cerebria cards --team balance
    cerebria cards --edition prototype
    cerebria cards --schemes
    cerebria cards jealousy --ego bliss
help-simulate = Let bots play many games and count the results.
help-simulate-examples =
    cerebria simulate --games 1000 --jobs 4
    cerebria simulate --bots greedy,random --mode basic --json
    cerebria simulate --balance --players 6 --bots greedy,greedy,random
    cerebria simulate --edition prototype --all --games 300
    cerebria simulate --ego gloom --difficulty harder-7 --bots greedy --games 500
help-dataset = Let bots play many games and keep every decision as a row of Parquet files.
help-dataset-examples =
    cerebria dataset games --games 1000 --bots greedy --jobs 4
    cerebria dataset games --all --bots planner@300 --games 5000 --cluster here
help-arena = Let bots meet each other, every deal with changed sides, and say who is stronger.
help-arena-examples =
    cerebria arena greedy random --games 200 --jobs 4
    cerebria arena planner greedy --sprt 0.75,0.8 --games 2000 --state arena.jsonl
    cerebria arena planner greedy random --gauntlet --plot arena.svg
    cerebria arena planner greedy --ego gloom --difficulty harder-3
    cerebria arena greedy shy.py:Shy --players 2 --json
help-scenario = Check positions written down as files.
help-scenario-examples =
    cerebria scenario tests/scenarios
    cerebria scenario quell.yaml --verbose
help-bench = Measure how fast the engine is.
help-bench-examples =
    cerebria bench --seconds 10

help-game-options = Options of the game
help-option-players = How many play: 2 to 4, with Balance 3 to 6. Fewer than two for each team mean Shapers. Against Ego: 2 Spirits, or 1 as a Shaper.
help-option-balance = Play with the third team, Balance. The full game only.
help-option-ego = Play against Ego, which plays this team by itself. You play both Spirits of the other team, unless --seats says otherwise.
help-option-difficulty = How hard Ego plays: a level brings the steps before it. Default medium.
help-option-steps = Exactly these steps of difficulty, instead of a level: “harder-1,easier-3”.
help-option-mode = The basic game for learners, or the full one (default).
help-option-edition = The final rules (default), or those of an edition before them: shortly before, or the prototype of 2017, which is another game.
help-option-team-side = The side of the team boards: which Intentions count. Default A.
help-option-spirit-side = The side of the Spirit boards: which upgrades there are. Default A.
help-option-spirits = Who plays: “love,empathy,hatred,malice”, in any order; can be given more than once.
help-option-shapers = The teams that have a single Spirit, where the number of players leaves a choice: “bliss,balance”.
help-option-decks = The same starter deck for all of a team, each Spirit’s own, or cards drawn at random.
help-option-deck = A deck of your own, from a text file with its names; can be given more than once.
help-option-card-set = A card set of your own, from a TOML file.
help-option-start = Choose the starting places freely, or use fixed ones.
help-option-handicap = What makes up for not beginning, because beginning is worth something: action (the first turn has one Action), means (the first player’s 2 Willpower fall away, each player of the other team has 2 more, and the team 1 Ambition) or points (3 on its Wheel). Made for this project; none as printed.
help-option-first = The team that plays first, its Spirits and the others’ in the order in which they are named; random draws who begins and who follows.
help-option-turn-limit = The game ends after so many turns. Default: never; 200 where programs alone play.
help-option-seed = All chance comes from this number; without it one is drawn and shown.
help-option-seats = Who plays the seats, in order: human or the name of a bot; or SPIRIT=WHO. Default: you and greedy bots; against Ego you alone.
help-option-resume = Go on with a game from its record.
help-option-save = Keep the game in this file while you play.
help-option-new-save = Write the game as a record, to play with “cerebria play --resume”.
help-option-print = Show the position and the first decision. This happens anyway unless you save.
help-option-json = Print JSON for programs instead of text for people.
help-argument-names = The Emotions to show; all of them without any.
help-option-team = Only Emotions of this team.
help-option-vibe = Only Emotions of this Vibe.
help-option-kind = Only starting, Mild or Strong Emotions.
help-option-cards-ego = The powers as they are against Ego, when it plays this team.
help-option-schemes = Show Ego’s Scheme cards, and what each step of difficulty changes.
help-argument-record = The record of a game.
help-option-verify = Only check that the record replays to the same events and result.
help-option-seat = Tell only what this Spirit’s player could see.
help-option-step = Show the board and wait for Enter after every turn.

## Lists: what stands between the things in a row, and before the last of them

list-next = { $first }, { $next }
list-last = { $first } and { $next }
# Before what is said of it.
before-colon = { $title }:

## Players

word-player = player
player-human = you
player-bot = the bot { $name }
player-person = a person

## The board

heading-board = The board, clockwise
heading-aspirations = Aspirations: who would meet them now
heading-teams = Teams and Spirits
heading-spirit = The board of { $spirit } (beside an upgrade: more Willpower, A Ambition)
heading-hand = Hand
board-frontier = { $first }–{ $second }
board-sphere = { $sphere } { $wp } WP
board-fortress-minor = Minor Fort
board-fortress-major = Major Fort
board-fresh = { " " }new
board-identity = Identity:
board-identity-empty = still empty
identity-minor = Minor
identity-major = Major
identity-capping = Capping
board-legend =
    ▲ Bliss  ▼ Gloom  – nobody controls; 2:1 their totals. [R Y G B] Vibe. ● Essence
    ○ free. Then Intensity (of it, token). ×↑ ×↓ blocked there. Spheres turn down.
board-legend-aligned = ◆ Balance; ◆▲ is Balance’s and counts for Bliss, ◆▼ for Gloom.
board-power = Power: { $power }
board-insecurity = Insecurity +1 WP
upgrade-ambition = { " " }+{ $count }A
team-line = { $full ->
        [0] { $score } points
       *[other] { $score } points (Wheel { $wheel } of 20)
    }, Ambition { $ambition }, unused { $minor } Minor, { $major } Major
seat-line = { $wp } WP, { $essence } Essence, { $is_own ->
        [1] { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }
       *[other] { $cards ->
            [0] no cards
           *[other] hand { $hand }
        }
    }, deck { $deck }
team-line-ego = { $full ->
        [0] { $score } points
       *[other] { $score } points (Wheel { $wheel })
    }{ $end ->
        [0] { "" }
       *[other] { " " }and { $end } at the end for Fortresses
    }, unused { $minor } Minor, { $major } Major
seat-line-ego = plays for Ego
ego-line = { $ego }: { $wp } WP, { $deck } cards in its deck, face down. Difficulty: { $difficulty }.
ego-schemes = { $head } and { $foot } lie face up: in this turn Ego aims at { $aim ->
        [hidden] its Hidden Aspiration
        [next] the next Common Aspiration
       *[common] the Common Aspiration
    }. Its actions: { $actions }.
hand-unknown = { $count } unknown
hand-empty = { " " }no cards
aim-common = Common:
aim-hidden = Yours, hidden:
aim-hidden-none = Your team has no Hidden Aspiration now.
aim-hidden-next = After it in your pile: { $rest }
aim-none = No Common Aspiration is left.
aim-next = Then: { $rest }
aim-counts = { $aspiration } { $counts }
aim-stands = { $counts }, { $lead }.
aim-counts-only = { $counts }.
aim-tie = nobody ahead
aim-lead = { $team } ahead by { $count }
aim-intentions = Intentions: { $names }
turn-line = Game turn { $turn }, { $spirit }: { $actions ->
        [one] 1 Action
       *[other] { $actions } Actions
    } left, { $wp } WP, { $essence } Essence, { $ambition } Ambition, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $used ->
        [none] .
       *[other] . Not again this turn: { $used }.
    }

## Playing

play-title = Cerebria
play-seat = { $spirit }: { $who }
play-ego = { $ego }: plays itself. Difficulty: { $difficulty }
play-seed = Seed { $seed }: the same seed deals the same game.
play-resumed = The game with seed { $seed } goes on.
play-hint = Type the number of a choice. h is help, t a hint, b the board, u undo, l what happened, q quits and keeps the game.
play-prompt = { $spirit } > { "" }
play-pass = Pass the keyboard to { $spirit } ({ $team }). Nobody else should look.
play-pass-prompt = Press Enter. { "" }
play-help-game =
    You win with points. Fragments in the Identity count 3, 5 or 4; in the full game Intentions count too.
    A Sphere emptied by Absorb causes a Revelation: each team that is ahead in the Common Aspiration, or in
    its own hidden one, adds a Fragment. So bring Emotions into play (Invoke), put Essence on them
    (Intensify), take it off opposing ones (Quell), and absorb the last Willpower when you are ahead.
    You have three Actions a turn, and abilities besides. “h Revelation” and the like tell more.
play-help-balance =
    Balance is no third side on the board: each of its Emotions and Fortresses counts for Bliss or for Gloom.
    At a Revelation it adds a Fragment if these two are tied in its hidden Aspiration, or if it meets a second
    condition there. So it helps whoever is behind. “h Balance” and “h Alignment” tell more.
play-help-ego =
    Ego plays the other team by itself, one of its Spirits after each of your turns. The Scheme that lies face
    up shows what it aims at next and its first action; the card turned up beside it brings two more. It takes
    the way that brings it forward most in its aim, and says so: “Unity 2–2 → 3–2” are the counts of Bliss and
    of Gloom, before and after. In the full game an action that fails brings it a point.
    Its Emotions have no powers. “h Scheme”, “h Impact” and “h Difficulty” tell more.
play-help-commands =
    number       take that choice; its text, or a part that only it has, does too
    u            take back your last choice, until something hidden was shown
    uu           take back everything of this turn that can be taken back
    t            a hint: the best choices, your chance to win with each, and why
    b            the whole position again;  b SPIRIT  the board of one Spirit
    l            what happened since your last turn
    h WORD       what a card, an upgrade, a Spirit or a word of the game means
    s FILE       save the game in a file
    q            stop; the game is kept, and you are told how to go on
    Enter        show the choices again
play-help-unknown = Nothing is known about “{ $word }”. Try the name of a card, an upgrade, a Spirit, or a word such as Triad.
play-no-spirit = “{ $word }” does not play in this game. Playing: { $spirits }.
play-no-number = There is no such choice. Type a number from 1 to { $most }.
play-no-choice = “{ $line }” is no choice here. Type a number from the list, or h for help.
play-no-choice-near = “{ $line }” is no choice here. Did you mean “{ $near }”?
play-several = “{ $line }” could be several: { $names }.
play-undone = { $count ->
        [one] Taken back.
       *[other] Taken back: { $count } choices.
    }
play-saved = Saved in { $file }.
play-save-failed = The game could not be saved in { $file } ({ $reason }). Save it elsewhere with: s FILE
play-kept = The game is kept in { $file }.
play-how-to-resume = Go on with: { $command }
play-record = The record of the game is in { $file }. See it again with: { $command }

result = { $winner } { $why } Turns played by all: { $turns }.
result-winner = { $team } wins.
result-draw = It is a draw.
score-line = { $team }: { $score } points = Wheel { $wheel } + Minor { $minor } ({ $minors } × 3) + Major { $major } ({ $majors } × 5) + Capping { $capping }{ $fortresses ->
        [none] { "" }
       *[other] { " " }+ Fortresses { $fortresses }
    }

## Looking things up

lookup-spirit = Spirit of { $team }. { $power }
lookup-realm = Realm. Its action, { $action }: { $text }
lookup-emotion = { $kind } of { $team }, { $vibe }. Intensity by Essence: { $intensities }.{ $threshold ->
        [none] { "" }
       *[other] { " " }Can be empowered with { $threshold } Essence.
    }{ $needs ->
        [0] { "" }
       *[other] { " " }A Mild Emotion needs { $needs } Essence to turn into it.
    }{ $counterpart ->
        [none] { "" }
       *[other] { " " }Counterpart: { $counterpart }.
    } { $power } { $status }

## Cards

cards-title = { $count ->
        [one] 1 Emotion
       *[other] { $count } Emotions
    } of the card set “{ $set }”
schemes-title = Ego’s Schemes
schemes-column-name = Card
schemes-column-head = Head: aim and first action
schemes-column-foot = Foot: second and third action
schemes-footnote = A turn takes the head of the card that lies face up and the foot of the one turned up beside it.
cards-none = No Emotion is of all these kinds.
cards-column-name = Emotion
cards-column-team = Team
cards-column-kind = Kind
cards-column-vibe = Vibe
cards-column-intensity = Numbers
cards-column-threshold = At
cards-column-power = Power
cards-column-status = Status
cards-kind-starting = starting
cards-kind-mild = Mild
cards-kind-strong = Strong
cards-status-documented = documented
cards-status-documented-in-part = in part
cards-status-designed = designed
cards-label-team = Team
cards-label-kind = Kind
cards-label-vibe = Vibe
cards-label-counterpart = Counterpart
cards-label-intensity = Intensity by Essence
cards-label-threshold = Empowered at
cards-label-power = Power
cards-label-status = Status
cards-when-enters = (when it comes into play)
cards-when-ongoing = (while it lies on the board)
cards-when-leaves = (quelled or empowered)
cards-footnote = Numbers: the Intensity with 1, 2, … Essence. At: the Essence needed to Empower. “cerebria cards NAME” tells more.

## Replaying and setting up

replay-title = { $file }: { $turns ->
        [one] 1 game turn
       *[other] { $turns } game turns
    }, { $choices } choices, seed { $seed }
replay-player = { $spirit }: { $player }
replay-unfinished = The record ends here; the game is not over. Go on with: { $command }
replay-step = Enter for the next turn, q to stop. { "" }
verify-good = { $file } is good: { $choices } choices replay to the same events and { $is_over ->
        [1] the same result.
       *[other] position. The game is not over yet.
    }
verify-unstated = { $file } can be replayed: { $choices } choices. It does not state what should come out, so nothing was compared.
verify-bad = { $file } does not hold: { $reason }
new-title = A new game with seed { $seed }, in the order { $seats }.
new-saved = Saved in { $file }. Play it with: { $command }

## How commands are used: the frame of all help, and mistakes

usage-line = Usage:
usage-options = Options
usage-arguments = Arguments
usage-commands = Commands
usage-mistake = Error
usage-aborted = Stopped.
usage-default = default: { $value }
usage-variable = environment variable: { $name }
usage-required = required
usage-see-help = “{ $command }” tells how it is used.
usage-option-help = Show this help.
usage-option-install-completion = Let the shell complete what you begin to type.
usage-option-show-completion = Show what the shell needs for that, to copy or to change it.
usage-no-option = There is no option { $option }.
usage-option-near = There is no option { $option }. Did you mean { $near }?
usage-no-command = There is no command “{ $command }”.
usage-command-near = There is no command “{ $command }”. Did you mean { $near }?
usage-command-missing = The name of a command is missing.
usage-missing = { $what } is missing.
usage-no-value = { $option } wants a value after it.
usage-takes-no-value = { $option } takes no value.
usage-too-much = This is too much: { $words }
usage-too-little = { $option } has to be at least { $least }.
usage-too-great = { $option } may be at most { $most }.
usage-out-of-range = { $option } has to lie in this range: { $range }
usage-no-integer = { $option } wants a whole number.
usage-no-number = { $option } wants a number.
usage-absent = { $option }: there is no “{ $path }”.
usage-is-folder = { $option }: “{ $path }” is a folder.
usage-is-file = { $option }: “{ $path }” is a file.

# What stands for something to be given, in capitals.
blank-options = OPTIONS
blank-command = COMMAND
blank-args = ARGUMENTS
blank-address = ADDRESS
blank-addresses = ADDRESSES
blank-bot = BOT
blank-days = DAYS
blank-file = FILE
blank-folder = FOLDER
blank-language = LANGUAGE
blank-low = LOW
blank-high = HIGH
blank-name = NAME
blank-seconds = SECONDS
blank-spirit = SPIRIT
blank-table = TABLE
blank-where = WHERE
blank-who = WHO
blank-word = WORD
blank-words = WORDS
blank-step = STEP
blank-team = TEAM
