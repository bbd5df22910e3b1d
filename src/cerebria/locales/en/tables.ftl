# Tables around their game: setting one up, links, the waiting room, the host, the chat.

## Joining

home-join-title = You are invited
home-join-busy = Opening the door…
home-join-failed = The link does not open
home-join-asks = Do you have a link or a code?
home-join-asks-text = Whoever opened the table can send you one: for a seat, or to watch.
home-invite-somebody = Somebody
home-invite-seat = { $host } keeps a seat for you at the table “{ $title }”: { $spirit }, of { $team }.
home-invite-code = { $host } keeps a seat for you at the table “{ $title }”: { $spirit }, of { $team }.
home-invite-code-full = All seats at the table “{ $title }” of { $host } are taken. Ask for a link to watch.
home-invite-watch = You may watch the table “{ $title }” of { $host }: you see what everybody sees, and no hands.
home-invite-replay = You may see the game “{ $title }” of { $host } again.
home-invite-person = { $name } sits there now. If you sit down, the seat is yours.
home-invite-program = A program plays it now. If you sit down, you take over.
home-invite-stand-in = A program plays it for { $name } now. If you sit down, the seat is yours.
home-invite-seat-button = Sit down as { $spirit }
home-invite-code-button = Sit down as { $spirit }
home-invite-watch-button = Watch
home-invite-replay-button = See the game
home-invite-players = { $count } players.
home-invite-is-open = The game has not begun.
home-invite-is-running = The game has begun.
home-invite-is-over = The game is over.
home-invite-is-ended = The game was ended early.
home-invite-is-shelved = It is a record on the shelf.
home-invite-decline = Not now
home-joined-seat = You sit down as { $spirit }, of { $team }.
home-joined-watch = You watch this table.

## Setting up a table

home-part-game = The game
home-part-spirits = Spirits
home-part-seats = Seats and decks
home-part-clock = Time
home-part-hints = Hints
home-part-advanced = More options
home-mode = Rules
home-mode-basic = Basic game
home-mode-basic-text = No Intentions, no powers of Spirits, no Strong Emotions, fixed starting places. Best for a first game.
home-mode-full = Full game
home-mode-full-text = Everything: Intentions and their Wheel, powers of Spirits, and Emotions that grow Strong.
home-edition-final-text = The rules as they were published, with or without the third team and Ego.
home-edition-preview-text = The rules shortly before they were final: first tokens in colours, Intentions with points of their own, other boards on side B and other powers of four Spirits. Two teams only.
home-edition-prototype-text = Another game on the same board: five rounds, Fortitude that a team shares for its actions, Meditation, aims for the end, and no Fortresses or Intentions. Two teams of two Spirits each, or Shapers.
home-opponent = Opponent
home-opponent-people = People and programs
home-opponent-people-text = Every team is played by somebody.
home-opponent-ego = Ego
home-opponent-ego-text = One or two people against a team that plays itself, and tells its reasons.
home-ego-team = Ego plays
home-part-ego = Ego
home-difficulty = Difficulty
home-difficulty-how = How hard
home-difficulty-ladder = A level
home-difficulty-ladder-text = Each level brings the steps between it and Medium.
home-difficulty-picked = Single steps
home-difficulty-picked-text = Pick any of the steps, one by one.
home-balance = Teams
home-balance-without = Bliss and Gloom
home-balance-without-text = Two teams, for two to four players.
home-balance-with = Bliss, Gloom and Balance
home-balance-with-text = A third team, for three to six players. Balance counts now for one side, now for the other, and wins if neither prevails. For those who know the full game.
home-players = Players
home-players-count = { $count }
home-players-2-text = One Spirit against one. Each is a Shaper: a whole team by itself.
home-players-3-text = Two Spirits in a team against a Shaper, who is a whole team by itself.
home-players-4-text = Two teams of two Spirits.
home-players-spirits = Spirits against Ego
home-players-ego-1-text = A Shaper, who is a whole team by itself.
home-players-ego-2-text = Two Spirits: both yours, or one for each of two people.
home-players-balance-3-text = Three Shapers: each is a whole team by itself.
home-players-balance-4-text = One team of two Spirits, and two Shapers, who are a whole team each.
home-players-balance-5-text = Two teams of two Spirits, and a Shaper, who is a whole team by itself.
home-players-balance-6-text = Three teams of two Spirits. One person can play several.
home-shaper = { $count ->
        [one] Which team is a Shaper?
       *[other] Which teams are Shapers?
    }
home-spirits-count = { $count ->
        [one] one Spirit
       *[other] { $count } Spirits
    }
home-spirits-basic = In the basic game Spirits have no powers: choose the ones you like.
home-seat-who = Who plays?
home-seat-who-of = Who plays { $spirit }?
home-who-me = Me, on this device
home-who-open = Somebody with a link
home-drawn-me = you
home-drawn-open = with a link
home-hot-seat = You have { $count } seats: pass the device around, or play them all yourself. Hands are hidden in between.
home-no-seat = You have no seat: you will watch your own table.
home-deck = Deck
home-deck-of = Deck of { $spirit }
home-deck-starter = Starter deck
home-deck-spirit = Deck of the Spirit
home-deck-random = Drawn at random
home-deck-own = a deck of one’s own
home-deck-fixed = Always the same
home-deck-named = Yours: { $name }
home-decks-hint-prototype = Each Spirit has a deck of its own. One can also be drawn from all Mild Emotions of the team, at most two of each, or made by yourself.
home-decks-hint = Starter decks are balanced for learning; each Spirit has a deck that suits its power; a random one holds any Mild Emotions of the team, at most two of each.
home-decks-link = Build your own
home-clock-legend = Time to think
home-clock-none = No clock
home-clock-none-text = Take all the time you need.
home-clock-relaxed = Relaxed
home-clock-tournament = Tournament
home-clock-correspondence = Correspondence
home-clock-own = Your own
home-clock-own-text = Set the numbers yourself.
home-clock-reserve = Reserve for the whole game
home-clock-perTurn = More at the start of every turn
home-clock-unit = Unit of “{ $part }”
home-clock-between = { $least } to { $most }
home-clock-limits = The reserve can be { $reserve }, a turn { $turn }.
home-clock-wrong = Give whole numbers: a reserve of { $reserve }, and { $turn } for a turn.
home-clock-words = { $reserve }, and { $turn } more each turn
home-clock-words-resting = { $reserve }, and { $turn } more each turn; nights and holidays do not count
home-clock-rests = It stands still at night and on holidays
home-clock-rests-text = Everybody says in the settings when theirs are.
home-lapse-legend = When somebody plays no longer
home-lapse-hint = It is agreed now, so that nobody waits for ever.
home-lapse-clock = It is agreed now, and so it is once their time is out.
home-lapse-program = A program plays on
home-lapse-program-text = Whoever was away can come back at any time.
home-lapse-end = The game ends
home-lapse-end-text = It is over for everybody, without a result.
home-lapse-none = The others wait
home-lapse-none-text = The table stays as it is.
home-lapse-days = If nothing happens for
home-lapse-program-at-once = a program plays on
home-lapse-end-at-once = the game ends
home-lapse-program-after = a program plays on ({ $days })
home-lapse-end-after = the game ends ({ $days })
home-span-second = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
home-span-minute = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
home-span-hour = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
home-span-day = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
home-unit-second = seconds
home-unit-minute = minutes
home-unit-hour = hours
home-unit-day = days
home-start-places = Starting places
home-start-places-free = Free
home-start-places-free-text = In turn, everybody places their Spirit and their first Emotion.
home-start-places-fixed = Fixed
home-start-places-fixed-text = Spirits and first Emotions begin in set places, as in the basic game.
home-first = Who begins?
home-first-random = Chance decides
home-handicap = Handicap
home-handicap-text = With three or four players the team that begins wins more often. This is made for the project, not part of the printed game.
home-handicap-none = None
home-handicap-none-text = As printed: the first player has 2 Willpower more.
home-handicap-action = One Action
home-handicap-action-text = The first turn of the game has one Action in place of three.
home-handicap-means = Means
home-handicap-means-text = The first player has nothing more; in the other team every player has 2 Willpower more, and the team 1 Ambition.
home-handicap-points = Points
home-handicap-points-text = The other team starts with 3 points on its Wheel.
home-side = Side { $side }
home-team-side = Team boards
home-team-side-text = The side tells which Intentions bring points.
home-spirit-side = Spirit boards
home-spirit-side-text = The side tells which upgrades the rows of every Spirit have.
home-card-set = Card set
home-card-set-text = If you own the printed cards you can play with their numbers and powers, from a JSON file. What it leaves out stays as it is here.
home-card-set-choose = Choose a file
home-card-set-standard = The standard cards
home-card-set-remove = Back to the standard cards
home-card-set-large = This file is too large for a card set.
home-card-set-problem = { $place }: { $problem }
home-card-set-no-json = This is no JSON file with one table for each Emotion.
home-turn-limit = Longest game
home-turn-limit-text = The number of turns after which the game is scored as it stands. Left empty, a game has no limit; if programs alone play, it ends after 200 turns.
home-seed = Seed
home-seed-text = All chance comes from this number. The same number deals the same game.
home-seed-placeholder = Nobody knows it
home-seed-warning = Whoever chooses the seed may know the deal. Everybody at the table is told that it was chosen.
home-number-wrong = This must be a whole number.
home-number-large = This number is too large for a browser. Take one of at most 15 digits.
home-table-title = Name of the table
home-table-of = { $host }’s table
home-open-table = Open the table
home-open-table-text = Next you get a link for every free seat.
home-open-start = Start the game
home-open-start-text = Every seat is taken: the game begins at once.
home-setup-mistakes = { $count ->
        [one] Something does not fit yet. It is marked where it stands.
       *[other] { $count } things do not fit yet. They are marked where they stand.
    }

## What is played at a table

home-fact-mode = Rules
home-fact-edition = Edition
home-fact-teams = Teams
home-fact-ego = Ego plays
home-fact-difficulty = Difficulty
home-fact-start = Starting places
home-fact-first = Who begins
home-fact-team-side = Team boards
home-fact-spirit-side = Spirit boards
home-fact-decks = Decks
home-fact-deck = { $spirit }: { $deck }
home-fact-decks-spirits = Each Spirit’s own
home-fact-card-set = Card set
home-fact-clock = Time
home-fact-lapse = If one is away
home-fact-hints = Hints
home-program-easy-text = For a first game: plays for what counts now, and spends too little.
home-program-medium-text = Does what is best at the moment.
home-program-hard-text = Thinks its turn through to the end.
home-program-expert-text = Thinks of what the others will make of it as well.
home-hints-yes = may be asked for
home-hints-no = none
home-hints-allow = Everybody may ask for hints
home-hints-allow-text = A hint names the best choices, with the chance to win and why. It is for the one who decides, from what they may know.
home-hints-alone = Whoever plays alone has hints anyway.
home-fact-seed = Seed
home-chosen-seed = Chosen by the host, who may know the deal

## Asking somebody to come

home-bring = Bring somebody
home-bring-text = Whoever follows the link, or types the letters on the home page, sits down on an empty seat.
home-bring-spelled = The code of this table: { $letters }
home-bring-what = this table
home-bring-send = Send the link
home-bring-copy = Copy the link
home-bring-copied = The link to this table is copied.
home-bring-renew = Another code
home-bring-renew-hint = Ends this code and its link
home-bring-make = Make a code
home-set-up = Change what is played
home-set-up-rules-text = The people stay on their seats. Everything else can be set up with a table of its own.
home-set-up-done = Play this
home-set-up-cancel = Leave it as it is
home-set-up-more = Set up everything

## Links

home-link-copy = Copy link
home-link-copy-of = Copy link: { $what }
home-link-copied = The link to { $what } is copied.
home-link-qr = QR code
home-link-qr-label = QR code: { $what }
home-link-title = A link to { $what }
home-link-hint = Whoever has this link can use it. A new link ends this one.
home-link-renew = New link: { $what }
home-link-renew-hint = Makes another link; this one leads nowhere from then on.
home-link-make = Make a link
home-link-make-of = Make a link: { $what }

## The waiting room

home-opening = Coming to the table…
home-game-waits = The game waits
home-game-waits-text = The server cannot be reached. The table opens by itself as soon as it can; nothing is lost.
home-no-table = This table is not to be found
home-ended = The table is closed
home-ended-text = It was closed before the game began.
home-other-rules = This game was played by version { $rules } of the rules, which this server has no longer. It can be downloaded as it was kept.
home-other-rules-running = This game was begun by version { $rules } of the rules, which this server has no longer, so it cannot go on here. When its host has ended it, it can be downloaded.
home-other-rules-download = Download the record
home-waiting-own = Your table. Send each free seat’s link to somebody, and start when all are here.
home-waiting-host = { $host } has opened this table.
home-round-seat = { $spirit }: { $name }
home-here = here now
home-away = away
home-seat-of = The seat of { $spirit }
home-seat-as = { $spirit }, of { $team }
home-seat-what = the seat of { $spirit }
home-seat-waits = Somebody with a link will come.
home-seat-sit = Sit here myself
home-seat-sit-as = Sit here myself, as { $spirit }
home-seat-program = Let a program…
home-seat-program-for = Let a program play { $spirit }
home-seat-leave-open = Get up
home-seat-kick = Remove
home-seat-kick-of = Remove { $who }, { $spirit }
home-block = Remove, and keep away for good
home-block-sure = { $name } would come to none of your tables any more, by no link and no list.
home-block-yes = Keep away
home-block-no = Let stay
home-start = Start the game
home-start-ready = Everybody is here.
home-start-host = Everybody is here. { $host } starts the game.
home-start-empty = { $count ->
        [one] The seat of { $list } is still empty. Send its link, or let a program play.
       *[other] These seats are still empty: { $list }. Send their links, or let programs play.
    }
home-watch = Spectators
home-watch-hint = They see what everybody sees, and no hands.
home-watch-what = a place to watch
home-watch-count = { $count ->
        [0] Nobody watches now.
        [one] One person watches now.
       *[other] { $count } people watch now.
    }
home-spectator-silent = Silence
home-spectator-silence = Silence { $name }
home-spectator-talks = Let talk
home-spectator-let-talk = Let { $name } talk again
home-spectator-remove = Send { $name } away
home-spectator-hint = Whoever is removed cannot come back, because the link for spectators ends. Make a new one for others.
home-close-table = Close this table
home-close-sure = Everybody is sent away, and the links lead nowhere. Close it?
home-close-yes = Close it
home-close-no = Keep it open
home-left-open = You have left the table.

## Chat

home-chat = Chat
home-chat-said = What was said
home-chat-empty = Nobody has said anything yet.
home-chat-say = Say something
home-chat-placeholder = To everybody
home-chat-placeholder-team = To your team
home-chat-team = Only for { $team }
home-chat-whispered = to the team
home-chat-send = Send
home-chat-closed = The chat has closed: a day has passed since the end of the game.
home-change-sits = { $name } sits down as { $spirit }.
home-change-leaves = { $name } has left the seat of { $spirit }.
home-change-kicked = { $name } was removed from the seat of { $spirit }.
home-change-program = A program plays { $spirit } for { $name }.
home-change-program-nobody = A program plays { $spirit }.
home-change-returns = { $name } plays { $spirit } again.
home-change-returns-nobody = The seat of { $spirit } is free again.
home-change-rematch = { $name } wants a rematch.
home-change-game = { $name } changes what is played.
home-change-hints = { $name } allows hints at this table.
home-change-no-hints = { $name } allows no hints at this table.
home-change-removed = { $name } has been sent away and watches no more.
home-change-silenced = { $name } watches in silence from now on.
home-change-talks = { $name } may talk again.
home-change-time-nobody = { $spirit } has run out of time. A program plays on.
home-change-lapsed-nobody = { $spirit } has played no longer, and so the game has ended, as agreed.

## The table while a game runs

home-host = The table
home-seat-stand-in = A program plays meanwhile.
home-seat-give-back = Give it back to { $name }
home-seat-leave = Leave for good
home-seat-hand-on = With this link somebody else can take over your seat.
home-seat-invite = With this link somebody can take over from the program.
home-leave-sure = A program will play on for you. Leave for good?
home-leave-yes = Leave
home-leave-no = Stay
home-left = You have left. A program plays on for { $spirit }.
home-end = End the game
home-end-sure = The game ends for everybody, without a result. End it?
home-end-yes = End it
home-end-no = Play on
home-rematch = Ask for a rematch
home-rematch-go = To the rematch
home-clock = Time left for { $spirit }:
home-clock-little = Less than a minute is left for you.
home-clock-days = { $days } d { $face }
home-clock-until = until { $moment }

## The connection

home-connecting = Connecting to the table…
home-broken = The connection is gone.
home-broken-text = We try again by ourselves; nothing is lost.
home-broken-retry = Try now
home-closed = The connection has ended.
home-closed-removed = This seat is no longer yours.
home-closed-not-signed-in = The server does not know you any more. Load the page again.
home-closed-no-such-table = There is no such table, or you have not been let in.
home-closed-not-your-seat = This seat is no longer yours.
home-closed-other = Load the page again to go on.

## Being called back

home-call-me = Call me when it goes on
home-settings-calls = When a table waits for me
home-channels-hint = Once a turn, if you have done nothing for a minute. A message says at which table and what happened, and nothing that is hidden.
home-channels-table = Tell others whose turn it is
home-channel-here = This browser
home-channel-push = Another browser, by { $host }
home-channel-json = { $host }, in JSON
home-channel-discord = { $host }, as a message of Discord
home-channel-unconfirmed = waits until the link in the mail is opened
home-channel-try = Try it
home-channel-try-named = Try it: { $channel }
home-channel-tried = Sent. It should be there in a moment.
home-channel-remove = Remove
home-channel-remove-named = Remove: { $channel }
home-channel-notify = Notify this browser
home-channel-denied = Your browser does not allow notifications from here. Allow them in its settings for this page, and try again.
home-channel-mail = By mail
home-channel-mail-add = Send a link
home-channel-mail-hint = Nothing is sent before you open the link, and every mail has one that ends it. What waits at several tables comes together.
home-channel-mail-sent = A link is on its way to { $address }. Open it, and you are called there.
home-channel-hook = By a webhook
home-channel-form = What takes it
home-channel-form-discord = A channel of Discord
home-channel-form-json = A program of your own, in JSON
home-channel-hook-address = Its address
home-channel-hook-add = Add it
home-channel-hook-hint = It begins with https:// and is kept secret. Discord: settings of the channel, Integrations, Webhooks, Copy the address.
home-called-confirm = Be called by mail?
home-called-confirm-text = When a table waits for you and you have done nothing for a minute, once a turn.
home-called-confirm-yes = Yes, call me here
home-called-confirm-done = You are called by mail
home-called-confirm-done-text = Every mail has a link that ends it.
home-called-stop = No more mail?
home-called-stop-text = Nothing more is sent to this address. You can set it up again in the settings.
home-called-stop-yes = Send nothing more
home-called-stop-done = Nothing more is sent
home-called-stop-done-text = Your tables are where they were.
home-called-broken = This link is not whole. Copy all of it from the mail.
home-called-settings = To the settings
