# The command arena.

## Help

help-arena-bots = Who meets: { $bots }. With a number of positions for each plan: planner@500. One of your own: FILE:CLASS, as in shy.py:Shy, or a program: “pipe:COMMAND”.
help-arena-games = How many games each two bots play, at least; every deal is played with changed sides. Against Ego: how many each bot plays.
help-arena-gauntlet = Only the first bot meets all the others.
help-arena-sprt = Stop a match once its games speak clearly for one of two shares of the points for its first bot: “0.5,0.55”. Each is found wrongly in 5 of 100 cases.
help-arena-nodes = How many positions a plan may look at, for bots that take such a limit.
help-arena-time = How many seconds a plan may take, for bots that take such a limit. The games then depend on the machine.
help-arena-cores = How many cores one decision may use, for bots that take a limit; with --jobs 2 and --cores 4 eight are used. More change no game, unless --time is given: then such a bot gets further.
help-arena-state = Write every game into this file, and go on from it if it is there.
help-arena-save = Write a record of every game that is played now into this folder.
help-arena-plot = Draw the results into this file.

## Results

arena-bot = Bot
arena-score = Points
arena-interval = 95 % interval
arena-games = Games
arena-rating = Rating
arena-rating-value = { $points } ± { $spread }
arena-time = Time a decision
arena-match = { $one } against { $two }: { $score } % ({ $least }–{ $most } %)
arena-test-high = Decided: the games speak for { $high } % for { $one }, against { $low } %.
arena-test-low = Decided: the games speak for { $low } % for { $one }, against { $high } %.
arena-test-open = Not decided between { $low } % and { $high } %.
arena-interrupted = Stopped before all games were played; these are the results so far.
arena-interrupted-kept = Stopped before all games were played. { $games ->
        [one] One game is
       *[other] { $games } games are
    } kept in { $file }: the same command goes on from there.
arena-plot-title = Share of the points, with its 95 % interval
