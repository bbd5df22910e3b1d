# What every screen has: its title, the head of the page, names of people, and what went wrong.

## The page

web-title = Cerebria
home-title = { $screen } – Cerebria
home-title-waits = { $count ->
        [one] { $table } waits for you
       *[other] { $count } tables wait for you
    }
home-title-new = Open a table
home-title-join = Join a table
home-title-open = Open tables
home-title-table = A table
home-title-settings = Settings
home-title-rules = Rules
home-title-cards = Cards
home-title-decks = Decks
home-title-tutorial = Tutorial
home-title-replay = Replay
home-title-replays = Replays
home-title-games = My games
home-title-called = Being called
home-title-lost = Nothing here
home-skip = Skip to the content
home-close = Close
home-back = Back to the start
home-reload = Load again
home-lost = There is nothing here
home-lost-text = The address leads to a place that even Anxiety has never imagined.
home-newer = A new version of Cerebria is here
home-newer-text = What is open was made before it. Load it again: games go on where they were.
home-newer-load = Load the new version
home-failed = This part could not be fetched
home-failed-text = Perhaps the network is gone for a moment, or a newer version of the page is out.

## The head of the page

home-nav = Main places
home-nav-home = Cerebria: to the start
home-nav-menu = Menu
home-nav-tutorial = Tutorial
home-nav-rules = Rules
home-nav-cards = Cards
home-nav-decks = Decks
home-nav-replays = Replays
home-nav-settings = Settings
home-language = Language
home-theme-to-light = Change to the light theme
home-theme-to-dark = Change to the dark theme

## Names

home-name = Your name
home-name-default = Dreamer
home-name-none = Guest
home-name-title = What shall we call you?
home-name-hint = Everybody at your tables sees this name. There is no account: this browser remembers you.
home-name-empty = A name needs a letter or two.
home-name-take = Take this name
home-name-change = Change the name
home-name-known = You are { $name } now.
home-program-easy = Easy program
home-program-medium = Medium program
home-program-hard = Hard program
home-program-expert = Expert program
home-program-greedy = Medium program
home-program-random = Random program
home-seat-nobody = nobody yet

## What went wrong

home-error-unknown = That did not work. Try again in a moment.
home-error-web-unreachable = The server cannot be reached. Is the network there?
home-error-web-closed = The connection to the table has ended.
home-error-not-signed-in = The server does not know you any more. Choose your name again.
home-error-no-such-link = It leads nowhere (any more): perhaps a newer one has taken its place. Ask for another.
home-error-already-over = The game is over, so the seat is no longer to be had.
home-error-no-such-table = There is no such table, or you have not been let in. Ask its host for a link.
home-copy-failed = The browser does not let us copy. Mark the address and copy it by hand.
