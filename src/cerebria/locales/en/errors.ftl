# Texts of errors. Only plain text and { $name } here: the engine reads this file without Fluent.

error = Something went wrong in the game. Please report it, with what you did last.

## Choices

malformed-choice = “{ $text }” is not a choice the game knows. Copy one of the texts it offers, for instance “move”, “slot 7” or “use none”.
malformed-choice-near = “{ $text }” is not a choice the game knows. Did you mean “{ $near }”?
malformed-choice-number = { $number } is not the number of a choice. Use a number from 0 to { $most }.
malformed-choice-type = A choice is given as a Choice, its text or its number, not as { $found }.
illegal-choice = “{ $choice }” cannot be chosen now. Choose one of these: { $offered }.
illegal-choice-over = “{ $choice }” cannot be chosen: the game is over. Start a new game to play on.
unknown-seat = There is no seat “{ $seat }” in this game. Use a number from 0 or one of these: { $seats }.

## Names

unknown-card = There is no Emotion called “{ $card }”. Use a name from the list of Emotions, in lower case with hyphens, such as “self-esteem”.
unknown-card-near = There is no Emotion called “{ $card }”. Did you mean “{ $near }”?
unknown-name = There is no { $kind } called “{ $word }”. Use one of these: { $known }.
unknown-name-near = There is no { $kind } called “{ $word }”. Did you mean “{ $near }”?

## Installation

cli-absent = The command line needs { $module }, which is not installed. Install Cerebria with all it needs: pip install cerebria
server-absent = The table server needs { $module }, which is not installed. Install Cerebria with all it needs: pip install cerebria
postgres-absent = PostgreSQL needs { $module }, which is not installed. Install the extra “postgres”: pip install "cerebria[postgres]"

## Files

file-absent = There is no such file. Check the name and the folder.
file-unwritable = “{ $file }” could not be written ({ $reason }). Check its name and your rights, or choose another place.
file-unreadable = The file could not be opened ({ $reason }). Check its name and your rights to read it.
file-too-large = The file is too large. It may have at most { $most } bytes.
file-not-text = This is no text file. Save it as plain text in UTF-8.

## Decks

bad-deck = The deck “{ $deck }” breaks the rules for decks. Mend the following:
deck-not-a-list = A deck is given as a list of names. Write one entry for each of its cards.
deck-team = There is no such team. Give the number of one: 0 for Bliss, 1 for Gloom, 2 for Balance.
deck-line = “{ $line }” is no line of a deck. Write a name, with the number of copies in front if you like: “2 courage”.
deck-size = The deck has { $found } cards. Make it exactly { $wanted }.
deck-copies = There are more than { $most } copies of { $card }. Take the surplus out.
deck-wrong-team = { $card } belongs to { $owner }. Choose an Emotion of { $wanted } instead.
deck-edition = { $card } is not in this edition. Choose from these: { $known }.
deck-strong = { $card } is a Strong Emotion. Put its Mild counterpart, { $mild }, into the deck instead.
deck-starting = { $card } is a starting Emotion and lies on the board from the beginning. Take it out of the deck.
deck-vibe = The deck does not have as many cards of the Vibe { $vibe } as of the others. Name equally many Emotions of each Vibe.

## Card sets

bad-card-set = The card set “{ $name }” cannot be used. Mend the following:
card-set-absent = There is no card set and no file of this name. Write “standard”, or the path of a TOML file.
card-set-syntax = This is not well-formed TOML ({ $reason }). Mend that place and load the file again.
card-set-name = The card set needs a name. Write name = "…" at the top, with 1 to { $most } characters.
card-set-name-taken = The name “standard” is taken. Give your card set another one.
card-set-emotion = There is no Emotion called “{ $word }”. Name the table after one of the Emotions, in lower case with hyphens.
card-set-emotion-near = There is no Emotion called “{ $word }”. Did you mean “{ $near }”?
card-set-table = What belongs to an Emotion is a table. Write [{ $emotion }] on a line of its own and its keys below it.
card-set-key = “{ $word }” is no property of an Emotion. Use vibe, intensity, threshold, power, numbers or status.
card-set-key-near = “{ $word }” is no property of an Emotion. Did you mean “{ $near }”?
card-set-vibe = “{ $word }” is no Vibe an Emotion can have. Use one of these: { $known }.
card-set-vibe-starting = { $emotion } has no Vibe. Leave the line out, or write vibe = "none".
card-set-intensity-type = The Intensities are a list of whole numbers. Write for instance intensity = [1, 2, 2].
card-set-intensity-count = An Emotion has 1 to { $most } Essence spaces, not { $found }. Give one Intensity for each space.
card-set-intensity-range = An Intensity cannot be { $found }. Use a number from 0 to { $most }.
card-set-threshold-type = The threshold is a whole number. Write for instance threshold = 2.
card-set-threshold-range = A threshold of { $found } cannot be reached. Use a number from 1 to { $spaces }, the number of Essence spaces.
card-set-threshold-not-mild = No threshold is printed on { $emotion }. Take the line out.
card-set-power = “{ $word }” is no power of the library. Use a name from the list of powers, or "none".
card-set-power-near = “{ $word }” is no power of the library. Did you mean “{ $near }”?
card-set-power-starting = { $emotion } can have no power. Leave the line out, or write power = "none".
card-set-numbers-type = The numbers of a power are a table. Write for instance numbers = { "{" } wp = 2 { "}" }.
card-set-number-unknown = The power { $power } has no number “{ $word }”. The numbers it has: { $known }.
card-set-number-missing = The power { $power } needs the number “{ $word }”. Add it, from { $least } to { $most }.
card-set-number-range = The number “{ $word }” cannot be { $found }. Use a whole number from { $least } to { $most }.
card-set-status = “{ $word }” is no status. Use one of these: { $known }.

## Options of a game

bad-arguments = The command cannot be carried out like this. Mend the following:
bad-options = No game can be started with these options. Mend the following:
option-unknown = There is no such option. Use one of these: { $known }.
option-unknown-near = There is no such option. Did you mean “{ $near }”?
option-not-allowed = This cannot be “{ $value }”. Use one of these: { $allowed }.
option-not-a-number = This cannot be “{ $value }”. Use a whole number from { $least } to { $most }.
option-basic-side = The basic game is played with side A of the Spirit boards. Choose A, or the full game.
option-basic-start = The basic game starts from fixed places. Choose fixed, or the full game.
option-first-of-three = Where only one of Bliss and Gloom has two Spirits, it plays first. Name that team, or random.
option-handicap-alone = a handicap is for games of Bliss against Gloom; leave it out here
option-handicap-mode = in the basic game there is no Wheel to give points on; choose action or means
option-spirits-form = Spirits are given for each team, as a list of names, for instance bliss: [love, empathy].
option-unknown-team = There is no team “{ $team }” in this game. Use one of these: { $teams }.
option-unknown-spirit = There is no Spirit “{ $spirit }” in this team. Use one of these: { $spirits }.
option-spirit-twice = The Spirit { $spirit } is named more than once. Name each Spirit at most once.
option-spirit-count = With { $players } players this team needs a number of Spirits of { $count }, and { $given } is given. Name exactly that many.
option-shaper-count = With { $players } players the number of teams that play as a Shaper is { $wanted }. Name no more than that, or change the number of players.
option-balance-mode = Balance plays in the full game only. Choose the full game, or leave Balance out.
option-edition-alone = Balance and Ego play in the final edition only. Choose that, or leave them out.
option-edition-lacks = The edition { $edition } has no choice here. Leave this out, or choose another edition.
option-edition-basic = In this edition the basic game is for four players. Choose four, or the full game.
option-ego-balance = Ego plays against Bliss or Gloom, without Balance. Leave out one of the two.
option-steps-level = Give a level with --difficulty, or single steps with --steps, not both.
option-difficulty-ego = A difficulty is for a game against Ego. Say which team Ego plays, or leave the difficulty out.
option-difficulty-both = These steps contradict each other: { $steps }. Leave one of them out.
option-balance-start = With Balance the starting places are chosen. Choose free, or leave Balance out.
option-card-set-form = “{ $value }” is no card set. Give standard, the path of a file, or its contents.
option-deck-spirit = { $spirit } does not play in this game. Give decks only for Spirits that do.
option-decks-form = “{ $value }” is no deck. Use starter, spirit, random, or for each Spirit one of these or the names of its cards.
unknown-bot = There is no bot “{ $bot }”. Use one of these: { $bots }.
unknown-bot-near = There is no bot “{ $bot }”. Did you mean “{ $near }”?
bot-no-limits = The bot “{ $bot }” cannot be told how much to think. Leave out the number of positions and the time.
bot-nodes = “{ $bot }” must end with the number of positions a plan may look at: from 1 to { $most }, as in planner@500.
bot-file-absent = There is no file “{ $file }” with a bot. A bot of your own is named FILE:CLASS, as in shy.py:Shy.
bot-file-broken = The file “{ $file }” with a bot cannot be run ({ $reason }).
bot-file-lacks = The file “{ $file }” has no class “{ $name }” with a method “choose”.
bot-program-absent = The bot’s program “{ $command }” cannot be started ({ $reason }).
bot-program-answer = The bot’s program “{ $command }” answered “{ $answer }”, which is none of the options. It must print one of them, as a line, for every line it is sent.
arena-too-few = An arena needs at least two bots; against Ego one is enough.
arena-twice = The bot “{ $bot }” is named twice. Each bot plays as often as every other.
arena-sprt = “{ $value }” is no pair of shares. Write two numbers between 0 and 1, the smaller one first, as in 0.5,0.55.
arena-state-other = The file “{ $file }” belongs to an arena with other settings ({ $names }). Use the same ones, or another file.
cluster-absent = Playing on a cluster needs Ray, which is not installed here. Install cerebria[cluster], where there is a build of Ray for the machine.
cluster-unreachable = There is no Ray cluster at “{ $address }” that could be used: { $reason }
cluster-version = The cluster has cerebria { $found } (version and rules), and this machine { $own }: they might play different games. Install the same one everywhere.
cluster-own-bot = The bot “{ $bot }” lies on this machine, where a cluster cannot find it. Play with --jobs instead.
dataset-absent = Parquet files need pyarrow, which is not installed here. Install cerebria[dataset].
dataset-other = The folder “{ $folder }” holds a data set with other settings ({ $names }). Use the same ones, or another folder.
training-other = The folder “{ $folder }” holds a run with other settings ({ $names }). Use the same ones, or another folder.
network-form = This is no network of the form that this version plays with. Train one, or take another file.
network-version = { $file } is a network of version { $found }; this program knows version { $known }. Train it anew.
network-unreadable = { $file } cannot be read as a network: { $reason }. Take it from a good copy.
network-absent = A network plays with numpy, which is not installed here. Install cerebria[env].
dataset-no-row = The data set has no decision { $ply } of game { $game }, or not all choices before it.
arena-state-broken = The file “{ $file }” holds no arena that could be gone on with. Use another file.
option-deck-form = “{ $value }” does not name a deck. Write the Spirit and the file: love=my-deck.txt
option-too-many-seats = The game has { $seats } seats, and more players are named. Name at most that many.
option-resumed = A game that is resumed keeps its options. Leave this one out, or start a new game.

## Records

bad-record = This record cannot be used: { $reason }. Take it from a good copy, or save the game again.
record-syntax = This is no record of a game: it is not well-formed JSON ({ $reason }). Take it from a good copy.
record-field = The record lacks a proper “{ $field }”. Take it from a good copy, or save the game again.
record-no-turns = { $file } holds no whole turn yet, so there is nothing to explain. Play on first.
analyse-file-or-folder = Name one game, or with --folder a folder of games. A plot is of one game; --rows, --jobs and --cluster are for a folder.
analyse-folder-empty = There is no record in “{ $folder }”. Name a folder with files that end in .json.
record-choice = Choice { $number } of the record, “{ $choice }”, does not fit the game at that point. The record was changed or damaged: take it from a good copy.
record-result = Replaying the record gives another result than it states (stated { $stated }, found { $found }). It was changed or damaged: take it from a good copy.
record-events = Replaying the record gives other events than it states. It was changed or damaged: take it from a good copy.
wrong-version = The record was made for version { $found }, and this program plays by these versions: { $known }. Replay it with a program of its own version.
wrong-version-format = The record has the format { $found }, and this program reads format { $known }. Open it with the program that made it, or with a newer one.

## Scenarios

bad-scenario = The scenario “{ $file }” cannot be used. Mend the following:
scenario-syntax = This is not well-formed YAML ({ $reason }). Mend that place and load the file again.
scenario-folder = There is no scenario in this folder. Name one that holds files ending in .yaml or .yml.
scenario-none = There is no scenario in this file. Write at least a title and what is expected.
scenario-too-deep = Lists and maps are nested more than { $most } deep here. Write it flatter.
scenario-too-much = The file has more than { $most } { $what }. Split it into several files.
scenario-line-length = This line is too long. Break it into lines of at most { $most } characters.
scenario-anchor = Anchors and aliases (& and *) are not read. Write the value out.
scenario-tag = The tag “{ $word }” is not read. Leave it out.
scenario-key = “{ $word }” is no key here. Use one of these: { $known }.
scenario-key-near = “{ $word }” is no key here. Did you mean “{ $near }”?
scenario-key-form = A key is a single word. Put the map or list behind it.
scenario-key-twice = The key “{ $word }” stands here twice. Take one of them out.
scenario-edition = The edition { $edition } has no “{ $word }”. Leave it out, or name another edition.
scenario-lacks = The key “{ $word }” is missing here. Add it.
scenario-value = “{ $word }” cannot stand here. Write { $wanted }.
scenario-statement = “{ $word }” is no statement. Write one such as “wp love = 5” or “legal quell”.
scenario-statement-near = “{ $word }” is no statement. Did you mean “{ $near }”?
scenario-statement-form = “{ $word }” is not complete or says too much. Write it in the form { $forms }.
scenario-sign = “{ $word }” compares numbers only. In “{ $form }” use = or !=.
scenario-choice = “{ $word }” is no choice. Write one such as “move” or “slot 7”.
scenario-untitled = Scenario { $number }
scenario-fault = The game could not go on from here ({ $reason }). Please report this scenario.
scenario-failed = Line { $line }, “{ $statement }”: expected { $expected }, found { $found }.
scenario-failed-statement = Line { $line }, “{ $statement }”: expected this to hold, found { $found }.
scenario-offered = { $who } to decide among: { $offered }
scenario-over = the game over
scenario-refused = Line { $line }, “{ $choice }”: expected this to be offered, found { $who } to decide among: { $offered }.
scenario-refused-who = Line { $line }, “{ $choice }”: expected { $expected } to decide, found { $who } to decide among: { $offered }.
scenario-refused-over = Line { $line }, “{ $choice }”: expected this to be offered, found the game over.
position-no-ego = Ego does not play in this game. Name its team under the game's options, or leave this out.
position-scheme-twice = Scheme card { $number } stands here twice. Take one of them out.
position-slot-twice = Slot { $slot } is taken already. Put the Emotion into another slot.
position-essence = { $card } has { $most } Essence spaces, not { $found }. Put less Essence on it.
position-owner = { $card } comes from a deck of { $team }. Name one of its Spirits as the owner.
position-card-team = { $card } belongs to { $team }, which does not play in this game. Use an Emotion of a team that does.
position-aligned = { $word } cannot count for this team. Use one of these: { $team }.
position-vibe = { $card } has the Vibe { $vibe }. Leave this out.
position-strong-basic = { $card } is a Strong Emotion, and the basic game has none. Use a Mild one, or the full game.
position-copies = There are { $found } of { $card }, and the game has only { $most }. Take the surplus out.
position-deck-copies = { $spirit } has { $found } copies of { $card } in hand, deck and on the board, and a deck holds at most { $most }. Take the surplus out, or name another owner.
position-not-in-deck = { $card } is in no deck of { $team }. Use a Mild Emotion of that team.
position-fragments = { $team } has { $found } Fragments of the kind { $kind } in the Identity and on sites, and there are only { $most }. Take the surplus out.
position-row-size = A row has { $wanted } spaces, and { $found } are given. Write an entry for each, with “-” for a free one.
position-row-locked = The row { $row } of { $spirit } is upgraded but not unlocked. Put a token on its first space.
position-row-colour = The row { $row } of { $spirit } holds two tokens of the colour { $colour }. Use each colour at most once in a row.
position-row-basic = In the basic game the row empower takes no token. Leave the row of { $spirit } free, or use the full game.
position-wild = The board of { $spirit } holds { $found } wild tokens, and a player has only { $most }. Use colours for the others.
position-wheel-basic = In the basic game a Wheel stands at 0, or at 4 for a second Capping Fragment. Mend the { $found } of { $team }.
position-hidden-common = { $aspiration } is the current Common Aspiration, so it cannot be the Hidden one of { $team }. Name another one first.
position-endgame-common = { $aspiration } is the Common Endgame Aspiration, so it cannot be that of { $team } as well. Name another one.
position-no-fortitude = { $team } is on turn and has no Fortitude to begin with. Give it some, or leave fewer actions.
position-major = Major Fragments belong to Spheres here. Name them under “majors”.
position-strong-twice = { $spirit } has one { $card }, and it lies on the board twice. Name another owner.
position-aspiration-twice = { $aspiration } stands here twice. Name each Aspiration at most once.
position-aspiration-absent = { $aspiration } is no part of this game. Leave it out; there are { $known }.

## Undo

cannot-undo = There is nothing to take back. Make a choice first.
cannot-undo-seen = This cannot be taken back: since then hidden information was shown. Play on from here.

# The server's refusals.

not-signed-in = Nobody is signed in with this token. Choose a name to go on.
not-allowed = This is not yours to do.
not-host = Only the host of the table can do this.
not-your-seat = This seat is not yours.
not-your-decision = It is not your decision now.
choices-apart = What comes after “{ $choice }” cannot be chosen together with it: look at what it brings first.
wrong-origin = The connection comes from another page than ours.
no-such-table = There is no such table, or you have not been let in. Ask for a link.
table-damaged = What is kept of this table is damaged, and it cannot be opened. Tell whoever runs the server; no other table is touched by it.
no-such-seat = The table has { $seats } seats, numbered from 0; there is no seat { $seat }.
no-such-link = The link does not lead anywhere (any more). Ask for a new one.
no-such-moment = The game has { $most } choices; there is no moment { $moment }.
no-such-eyes = There are no eyes “{ $eyes }” to see this game with. Use one of these: { $known }.
no-team = A spectator has no team to talk to.
nobody-there = Nobody sits there.
seat-taken = Somebody sits there.
no-seat-empty = All seats of this table are taken.
too-many-codes = Too many codes were wrong. Wait a moment, and look at the letters again.
too-many-listed = { $most } of your tables are in the list already. Take one out of it first.
too-many-waiting = You sit at { $most } open tables whose games have not begun. Leave one of them first.
too-many-seeking = { $most } people are looking for a table, which is all that fit. Try again in a moment.
seeks-elsewhere = You look for somebody in another window now, and here no longer.
list-full = The list of open tables is full, with { $most } in it. Try again later, or send a link.
not-wanted = The host of this table plays with others.
no-open-tables = This server lists no tables. Send a link or a code instead.
not-listed = This table is not in the list (any more).
barred = You may not play on this server. Whoever runs it has said so.
game-goes-on = This table goes on from another game, so what is played there stays as it is.
other-seats = The table has { $seats } seats, and this game { $given }. Open another table for it.
seed-stays = The seed is chosen when a table is opened, and stays.
seats-open = These seats are still empty: { $seats }. Wait, or put programs on them.
too-many-seats = The game has { $seats } seats, but { $given } were given.
no-such-way = This server cannot call anybody in this way.
no-such-channel = There is no such channel, or its link has ended. Set it up anew in the settings.
no-such-zone = There is no time zone “{ $zone }”. Choose one from the list.
night-too-long = A night lasts { $most } hours at most, and begins and ends at different times.
bad-holiday = A holiday ends on the day it begins or later, and no more than { $days } days from now.
too-many-holidays = There are { $most } days of holidays in a year. Take some of them back.
night-set-lately = Nights were set lately. Hours until they can be changed again: { $hours }.
too-many-channels = { $most } are enough. Remove one of them first.
channel-unconfirmed = A link was sent there already. Open it, or wait a day and try again.
bad-address = Only addresses that begin with https:// and are open to the whole network can be called.
too-many-tables = You host { $most } tables already. End some of them first.
too-many-thinking = Programs think at { $most } of your tables already. Wait for them, or end some of these games first.
too-many-requests = That was too much at once. Wait a moment.
too-many-connections = There are too many connections. Close some, or try again later.
too-slow = The request took longer than { $seconds } seconds to arrive. Try again.
too-large = That is too large: at most { $most } bytes are read.
too-long = That is too long: at most { $most } characters.
already-started = The game has started.
already-over = The game is over.
other-rules = This game was begun by version { $rules } of the rules, and here games are played by these versions: { $known }. It cannot go on here; once its host has ended it, it can be downloaded.
chat-closed = The chat has closed: a day has passed since the end of the game.
silenced = The host has asked you to watch in silence.
no-such-spectator = There is no such spectator here (any more).
not-running = The game is not running.
not-over = The game is not over yet.
never-began = The game was closed before it began: there is nothing to see of it.
over-by-then = The game is over at that moment. Choose an earlier one.
rematch-made = There is a rematch already: table { $table }.
program-plays = A program plays for you. Take your seat back first.
no-program-plays = No program plays for you.
no-undo-asked = This undo is not asked for any more. Look at the table and answer what is.
undo-asked = An undo is being asked for already. Wait until everybody has answered.
out-of-time = Your time has run out, and a program plays this turn to its end. You can take your seat back then.
journal-full = So much has happened at this table that it takes no more of this. Go on without it, or end the game.
stale = Something happened meanwhile. Look at the table and choose again.
time-left = There is time left.
busy = The server could not do this just now. Look whether it was done, and try again.
no-hints = There are no hints at this table: several people play, and their host has not allowed any.
still-thinking = What you have asked before is still being thought about. Wait for it, or cancel it first.
thinkers-busy = Too much is being thought about already. Try again in a while.
question-withdrawn = The question was taken back.
malformed-request = The request is not of the right form. { $reason }
http-error = The server answers with status { $status }.
internal-error = Something went wrong on our side. Nothing was changed; try again.

## Running a server

bad-setting = { $name } cannot be “{ $value }”. Give a number, or for a switch 1 or 0.
base-url = “{ $value }” is no address people could use. Write it like https://cerebria.example.org, without a path.
trusted-proxies = “{ $value }” is no address of a proxy. Name IP addresses or networks with commas between them, for instance 127.0.0.1,10.0.0.0/8.
port-taken = Port { $port } is taken by another program. Name another one with --port, or none to let one be found.
ports-taken = All ports from { $first } to { $last } are taken. Name a free one with --port.
port-not-allowed = Port { $port } cannot be used ({ $reason }). Ports below 1024 often need an administrator: use a higher one, behind a proxy if need be.
host-unknown = The server cannot listen on “{ $host }” ({ $reason }). Use an address of this machine, 127.0.0.1 for this machine alone, or 0.0.0.0 for its whole network.
workers-need-postgres = Several workers need PostgreSQL: with a SQLite file they would not hear of each other’s tables. Give one with --database postgresql://…, or leave out --workers.
bot-jobs-need-postgres = Programs as jobs need PostgreSQL, which holds the jobs. Give one with --database postgresql://…, or leave out --bot-jobs: then programs play in the server itself.
worker-needs-postgres = A worker plays programs as jobs, which PostgreSQL holds. Give the servers’ one with --database postgresql://…; with a SQLite file programs play in the server itself.
database-address = “{ $address }” is no database the server knows. Give the name of a file, or an address that begins with sqlite:/// or postgresql://.
database-unusable = The database { $database } cannot be used ({ $reason }). Check its name, that it is running, and your rights to it.
database-silent = The database { $database } has stopped answering, and is not waited for any longer. What was begun is taken back as soon as it is there again; look after it and the network, and try again.
database-carries-no-notes = Through { $database } servers do not hear each other: what one connection says does not reach another that listens. A pooler before PostgreSQL has to be in session mode, not in transaction mode; or connect to PostgreSQL itself.
database-absent = There is no database at { $database }. Check its name, or start a server once to make it.
database-newer = The database { $database } was made by a newer version of this program. Update the program.
database-older = The database { $database } is not up to date. Run “cerebria database upgrade” first.
nobody-known = There is nobody with the key { $who } here, nor is it an address.
nobody-barred = { $who } is not kept out.
database-in-use = A server is already running with { $file }, at { $address }. Use that one, or stop it first.
clock-off = The clock of this machine differs from that of the database by { $seconds } seconds, and may by { $most }. Let both be set by a time service such as NTP, and start again.
database-not-empty = The database { $database } is not empty. Import into an empty one: name it with --database.
bad-archive = Nothing was imported. The file cannot be used:
archive-header = This is no export of a database. Name a file that “cerebria database export” wrote.
archive-version = Nothing was imported. The file has the format { $found }, and this program reads format { $known }. Use the version of the program that wrote it.
archive-form = Nothing was imported. The file holds a database of the form { $found }, and this program has the form { $known }. Import it with version { $version } of the program, and upgrade then.
archive-cut = The file is cut off or damaged. Take it from a good copy.
archive-line = This line is no row of a table. Take the file from a good copy.
archive-columns = The columns of { $table } do not fit: { $columns }. Take the file from a good copy.
archive-value = What stands in the column { $column } cannot be. Take the file from a good copy.
archive-refused = The database does not take these rows ({ $reason }). Take the file from a good copy.
archive-order = The rows are not in the order of an export. Take the file from a good copy.
archive-twice = There is such a row already. Take the file from a good copy.
archive-refers = What the column { $column } names is not in the file. Take it from a good copy.
archive-seats = The table has { $found } seats, and its game has { $wanted }. Take the file from a good copy.
archive-gap = The entry has the number { $found } and should have { $wanted }. Take the file from a good copy.
archive-unplayable = The game cannot be played so: { $reason } Take the file from a good copy.
archive-entry-differs = Played again, the entry of the kind { $kind } comes out otherwise. Take the file from a good copy.
archive-snapshot = Played again, the position is another one. Take the file from a good copy.
archive-row-differs = Played again, the table differs in { $columns }. Take the file from a good copy.
archive-rows = The file has { $found } rows and should have { $wanted }. It is cut off: take it from a good copy.
page-absent-title = The page is not built
page-absent =
    The server runs, but the page for the browser is not there: this copy of the program was not built with it.
    In a copy of the project, run “make web” and load this page again. An installed package contains the page.
    In the terminal you can play without it: cerebria play

# A client's.

server-refused = The server did not do what was asked.
server-problem = { $message }
connection-closed = The connection to the table has ended ({ $reason }).
