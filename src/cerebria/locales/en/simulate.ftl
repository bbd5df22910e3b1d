# The commands simulate and bench.

## Help

help-simulate-games = How many games to play.
help-simulate-seed = The seed of the first game; each further game takes the next number.
help-simulate-secret = The secret that deals are made with, to play the games of an earlier run again. Where programs of your own play, one is drawn and told afterwards: they must not find out the deal by trying seeds.
help-simulate-jobs = How many processes play at the same time. The results do not depend on it.
help-cluster = Let the machines of a Ray cluster play: its address, “auto” for the one that this machine belongs to, or “here” for one of this machine’s processors alone, as many as --jobs says. Needs Ray (cerebria[cluster]); every machine needs the same version of cerebria. The results do not depend on it.
help-simulate-bots = Who plays: one bot for all seats, one for each team, or one for each seat (the first Spirit of each team, then the second). Against Ego only for the people’s seats. There are: { $bots }.
help-simulate-all = Play all kinds of games in turn: every number of players, choice of Shapers, mode, board side and kind of deck, each time with other Spirits. Options given besides hold for all games.
help-simulate-save = Write a record of every game into this folder.
help-simulate-rows = Write a row for every game into this file: JSON by lines if its name ends in .jsonl, a table if it ends in .csv.
help-simulate-json = Print the results as JSON.
help-bench-seconds = How long to measure.
help-bench-json = Print the figures as JSON.

## simulate

simulate-progress = Games
simulate-games = Games
simulate-finished = Finished
simulate-errors = Errors
simulate-wins = Won by { $team }
simulate-draws = Drawn
simulate-people = Won by people against Ego
simulate-interval = { $least }–{ $most } %
simulate-ending-common = Ended: no Common Aspiration left
simulate-ending-fragment = Ended: no Fragment left
simulate-ending-wheel = Ended: Wheel of Intentions full
simulate-ending-turn-limit = Ended: turn limit
simulate-ending-majors = Ended: third Major Fragment
simulate-ending-rounds = Ended: five rounds over
simulate-score = Mean points of { $team }
simulate-turns = Mean number of turns
simulate-decisions = Mean number of decisions
simulate-seconds = Seconds
simulate-games-per-s = Games per second
simulate-secret = The deals were made with the secret { $secret }: with --secret and the same seed the same games are played again.
simulate-failure = The game with seed { $seed } failed: { $error }
simulate-more-failures =
    { $count ->
        [one] One more game failed. Use --json to see it.
       *[other] { $count } more games failed. Use --json to see them all.
    }
simulate-interrupted = Stopped before all { $games } games were played; these are the results so far.
simulate-bot-counts = one bot for all, one for each of the { $teams } teams, or one for each of the { $seats } seats

## bench

bench-decisions_per_s = Decisions per second
bench-games_per_s = Random games per second
bench-copy_us = Copy of a state
bench-view_us = View for a seat
bench-mask_us = Mask of the options
bench-imagine_us = A world imagined behind a view
bench-facts_ms = What is known of a turn’s options
bench-greedy_ms = A choice of the bot greedy
bench-planner_ms = A short plan of the bot planner
bench-ego_ms = A turn of Ego’s
bench-import_ms = Import of the engine
bench-microseconds = { $value } µs
bench-milliseconds = { $value } ms
