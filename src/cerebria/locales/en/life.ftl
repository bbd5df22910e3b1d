# The end of a game: who the person became, where the points came from, and how it went.

## Who this person became, in a sentence

# $winner: bliss, gloom or balance. $aspirations: one or two that the winner met most often. $emotions: one or two that
# lay longest. $spirit and $turn: in whose turn it was decided, and which turn of the game that was.

# Nothing stood out, or too little happened.
life-brief = { $winner ->
        [bliss] Somebody light of heart, and who knows why.
        [gloom] Somebody with a heavy heart, and who knows why.
       *[balance] Somebody of an even temper, and who knows why.
    }
life-draw = { $count ->
        [0] Somebody who has never quite made up their mind.
       *[other] Somebody who has never quite made up their mind: { $emotions } stayed longest, and it tipped to neither side.
    }
life-unfinished = Somebody who is still to become who they will be.
# Most points came from Aspirations met.
life-strove = { $winner ->
        [bliss] Somebody who follows a light: { $aspirations } led the way, { $emotions } stayed longest, and { $spirit } made sure of it in game turn { $turn }.
        [gloom] Somebody who knows their way in the dark: { $aspirations } led it, { $emotions } stayed longest, and { $spirit } made sure of it in game turn { $turn }.
       *[balance] Somebody who holds joy and sorrow in the same hand: { $aspirations } led the way, { $emotions } stayed longest, and { $spirit } settled it in game turn { $turn }.
    }
# The winner was behind in the second half of the game.
life-turned = { $winner ->
        [bliss] Somebody who found joy late: it looked dark until { $spirit } turned it in game turn { $turn }, true to { $aspirations }, with { $emotions } at heart for longest.
        [gloom] Somebody whom the shadows caught up with: all was bright until { $spirit } turned it in game turn { $turn }, drawn by { $aspirations }, with { $emotions } at heart for longest.
       *[balance] Somebody who came to rest late: it went to and fro until { $spirit } turned it in game turn { $turn }, true to { $aspirations }, with { $emotions } at heart for longest.
    }
# It was close.
life-close = { $winner ->
        [bliss] Somebody who smiles, if only just: { $aspirations } spoke for it, { $emotions } weighed longest, and { $spirit } tipped it in game turn { $turn }.
        [gloom] Somebody who sighs, if only just: { $aspirations } spoke for it, { $emotions } weighed longest, and { $spirit } tipped it in game turn { $turn }.
       *[balance] Somebody in the middle, by a hair: { $aspirations } spoke for it, { $emotions } weighed longest, and { $spirit } tipped it in game turn { $turn }.
    }
# Most points came from Intentions.
life-deeds = { $winner ->
        [bliss] Somebody made happy by what they do: deed after deed, { $aspirations } besides, { $emotions } for longest, and { $spirit } decided it in game turn { $turn }.
        [gloom] Somebody driven on and on: deed after deed, { $aspirations } besides, { $emotions } for longest, and { $spirit } decided it in game turn { $turn }.
       *[balance] Somebody who rests by doing: deed after deed, { $aspirations } besides, { $emotions } for longest, and { $spirit } decided it in game turn { $turn }.
    }
# Most points came from Fortresses.
life-walls = { $winner ->
        [bliss] Somebody whose joy has firm walls: built with { $aspirations } in mind, { $emotions } lived there longest, and { $spirit } decided it in game turn { $turn }.
        [gloom] Somebody behind high walls: built with { $aspirations } in mind, { $emotions } lived there longest, and { $spirit } decided it in game turn { $turn }.
       *[balance] Somebody at home with themselves: built with { $aspirations } in mind, { $emotions } lived there longest, and { $spirit } decided it in game turn { $turn }.
    }
# A third Major Fragment ended it.
life-majors = { $winner ->
        [bliss] Somebody who is happy with all they are: three great things with { $aspirations } in them, { $emotions } for longest, and { $spirit } brought the turn in game turn { $turn }.
        [gloom] Somebody given to sorrow with all they are: three great things with { $aspirations } in them, { $emotions } for longest, and { $spirit } brought the turn in game turn { $turn }.
       *[balance] Somebody at peace with all they are: three great things with { $aspirations } in them, { $emotions } for longest, and { $spirit } brought the turn in game turn { $turn }.
    }

## The end of a game

life-kicker = Who this person became
life-figure = The finished Identity as a person: { $count ->
        [0] no Fragment has joined it
        [one] one Fragment
       *[other] { $count } Fragments
    }
life-score = Points
life-sources = Where the points came from
life-sum = All
life-source-aspirations = Aspirations met
life-source-fortress = Fortresses in the Identity
life-source-fortresses = Fortresses on the board
life-source-capping = Capping Fragment
life-source-intentions = Intentions
life-source-powers = Powers of Spirits
life-source-ego = Ego’s own
life-source-rows = Full rows
life-source-strong = Strong Emotions
life-source-full = Full Emotions
life-course = How it went
# What a drawing of the points shows. $leads: in how many turns each team was ahead when they were over, in a row.
life-course-text = The points after each of { $turns } turns. Ahead: { $leads }.
life-course-lead = { $team } after { $count }
life-course-level = nobody after { $count }
# What stands below the drawing, from left to right.
life-course-turns = Game turn
life-revelation = Game turn { $turn }: { $spirit } emptied { $sphere }
life-turns = The turns that decided it
life-turns-busy = The server is thinking about which turns decided it…
life-turns-ask = Which turns decided it?
life-turn = Game turn { $turn }, { $spirit }
life-turn-chance = { $team }: { $before } → { $after }
play-rematch = Rematch
play-join-rematch = Go to the rematch
play-replay-game = Watch the replay
play-where-turned = Have it explained
play-share = Share it
play-keep-picture = Keep the picture
play-see-board = Look at the board
play-home = Home
