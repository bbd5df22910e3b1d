# One's own games that are over: what was won, with whom, and where the points came from.

games-lead = What you have won, with whom, and where your points came from.
games-none = No game is over yet
games-none-text = Here it will be drawn what you have won, and by what.
games-sum = { $won } won, { $drawn } drawn, { $lost } lost
games-course = One after the other
games-course-hint = Upwards what was won, downwards what was lost, as high as the difference in points. Each leads to its replay.
games-column = { $title }, { $when }: { $outcome }
games-won = won by { $points }
games-lost = lost by { $points }
games-drawn = drawn
games-both = played for several teams
games-spirits = By Spirit
games-levels = Against whom
games-editions = By edition
games-sources = Where your points came from
games-sources-hint = { $count ->
        [one] In one game.
       *[other] On average, in { $count } games.
    }
games-unread = { $count ->
        [one] One more game is being looked through.
       *[other] { $count } more games are being looked through.
    }
games-people = With whom
games-against-people = People
games-against-ego = Ego: { $level }
games-bar = { $what }: { $won } won, { $drawn } drawn, { $lost } lost
games-bar-points = { $what }: { $points }
games-replays = To the replays
games-keep = Take along, download, delete
