# The list of replays and the replay viewer.

## The list

replay-lead = Every game that is over can be seen again, through anybody’s eyes, and played on from any moment.
replay-none = No replays yet
replay-none-text = When a game of yours is over, it waits here. A first one takes half an hour.
# Where several games have the same name.
replay-line-title = { $title }, { $when }
replay-line-record = from a file
replay-line-won = won
replay-line-unfinished = Not played to the end
replay-watch = Watch
replay-watch-it = Watch { $title }
replay-record = Download
replay-download = Download the record
replay-download-it = Download the record of { $title }
replay-upload = Put a record here
replay-upload-text = Drop a record file from anywhere to watch it, or choose one. Only you see it, until you share it.
replay-upload-choose = Choose a file
replay-upload-busy = Reading it…
replay-no-record = This file is no record of a game. Take it from a good copy. ({ $reason })
replay-large = This file is too large for a record of a game: those have less than a megabyte.

## The viewer

replay-of = Replay: { $title }
replay-opening = Setting the scene…
replay-failed = This replay cannot be shown
replay-retry = Try again
replay-fetching = Fetching the rest of the game
replay-leave = To the list of replays
replay-to-table = The table
replay-story = What happened at this moment
replay-chose = { $spirit } chooses: { $choice }
replay-unseen = { $spirit } decides something that these eyes do not see.
replay-beginning = Everything is laid out.
replay-tab-eyes = Eyes
replay-tab-hands = Hands
replay-tab-turning = Key turns
replay-no-cards = no cards
replay-log-growing = Earlier and later turns are still being fetched.

## Eyes

replay-eyes = Through whose eyes
replay-eyes-spectator = Spectator
replay-eyes-open = All open

## The timeline

replay-timeline = Timeline
replay-place = Choice { $moment } of { $moments }
replay-place-aloud = { $place }. { $turn }
replay-turn-of = Game turn { $turn }, { $spirit }
replay-keys = Going through the game
replay-play = Play
replay-pause = Pause
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-next-revelation = Next Revelation
replay-speed = Change the speed
replay-speed-now = Speed: { $speed } times. Change it
replay-times = { $speed }×

## What to do with it

replay-tools = What to do with this replay
replay-share = Share this moment
replay-share-what = choice { $moment } of a replay
replay-share-text = Whoever has this link can watch the whole game. It opens at choice { $moment }, through these eyes: { $eyes }.
replay-share-busy = Making a link…
replay-play-on = Play on from here
replay-play-on-text = A new game begins where this one stands now. Whoever has seen the replay may know the hands and the deal.
replay-play-on-start = Play on
replay-play-on-open = Open the table

## Where the game turned

replay-chances = Chances to win, and the turns that decided the game
# A mark below the timeline: its number and what the turn changed.
replay-mark = { $number }. { $point }
replay-explain = Where did the game turn?
replay-explain-text = A program goes through the game and tells how the chances to win went, which turns decided it, and what would have been better there. It takes a minute or so.
replay-explain-waiting = Others are before you …
replay-explaining = Thinking about every turn …
replay-explain-cancel = Cancel
replay-again = Try again from here
replay-again-you = A new game begins with this turn, and you play { $spirits }.
replay-again-kept = Programs are the same as then.
replay-again-replaced = Played by a program instead of people: { $spirits } ({ $program }).
replay-again-chance = Cards and tokens come in the same order as then.
