# The deck builder.

## The shelf

decks-title = Decks
decks-lead = Every player brings a deck of Mild Emotions. Take a ready-made one and change it, or begin with an empty one.
decks-fixed = The deck of { $team } is the same for all its players: { $count } cards, two of each Vibe. There is nothing to build.
decks-import-fixed = The deck of { $team } is fixed. Only decks of other teams can be built.
decks-kept = Decks stay in this browser. To have one elsewhere, take it along as text.
decks-own = Your decks
decks-none = None yet. Begin with one of those below.
decks-begin = Begin a new deck
decks-begin-empty = Empty
decks-begin-empty-label = Begin an empty deck for { $team }
decks-begin-starter = Starter
decks-begin-starter-label = Begin with the starter deck of { $team }
decks-begin-spirit-label = Begin with the deck of { $spirit }
decks-name-empty = New deck of { $team }
decks-name-starter = Starter deck of { $team }
decks-name-spirit = Deck of { $spirit }
decks-name-copy = { $name } (copy)
decks-name-imported = A deck of { $team }
decks-count = { $count } of { $size } cards
decks-play = Play with this deck
decks-play-short = Play
decks-play-label = Play with “{ $name }”
decks-duplicate = Duplicate
decks-duplicate-label = Duplicate “{ $name }”
decks-duplicated = “{ $name }” is on the shelf.
decks-delete = Delete
decks-delete-label = Delete “{ $name }”
decks-deleted = “{ $name }” is deleted.
decks-undo = Undo
decks-restored = “{ $name }” is back.

## Building

decks-back = All decks
decks-rename = Name of the deck
decks-rename-empty = A deck needs a name.
decks-rename-taken = Another deck has this name.
decks-collection = Emotions of { $team }
decks-filter-spaces = Essence spaces
decks-filter-strength = Highest Intensity
decks-filter-threshold = Empowered at
decks-copies = Copies of { $emotion }
decks-copies-count = { $count } of { $most } copies in the deck
decks-add = Add a copy of { $emotion }
decks-remove = Take out a copy of { $emotion }
decks-look = Look at { $emotion } closely
decks-most = There can be no more than { $most } copies of { $emotion }.
decks-heard = { $emotion }: { $count } of { $most } copies. { $all } of { $size } cards.

## The deck at a glance

decks-glance = The deck at a glance
decks-checking = Looking it over…
decks-good = Keeps the deck rule: ready to play.
decks-play-wait = It can be played as soon as nothing is missing.
decks-curve-spaces = Essence spaces
decks-curve-strength = Highest Intensity
decks-curve-threshold = Essence to Empower
decks-curve-words = { $curve }: { $bars }.
decks-curve-bar = { $count ->
        [one] { $value }: 1 card
       *[other] { $value }: { $count } cards
    }
decks-vibes = Vibes
decks-share-vibe = { $count } { $vibe }
decks-times = Powers
decks-time-enters = { $count } when they come into play
decks-time-ongoing = { $count } while on the board
decks-time-leaves = { $count } when they leave
decks-time-none = { $count } without a power

## As text

decks-export = As text
decks-export-title = “{ $name }” as text
decks-export-hint = A number and a name on every line. The command line reads the same: save it as a file and give it with --deck.
decks-export-label = The deck
decks-copy = Copy
decks-copied = The deck is copied.
decks-save = Save as a file
decks-import = Read from text
decks-import-title = A deck from text
decks-import-label = Paste the deck here
decks-import-hint = A name on every line, with the number of copies in front if you like. What follows # is a remark.
decks-import-example =
    2 courage
    2 trust
    …
decks-import-file = Choose a file
decks-import-name = Its name
decks-import-button = Put it on the shelf
decks-import-empty = There is no card in it yet.
decks-import-line = Line { $line }: “{ $text }” is no line of a deck. Write a name, with the number of copies in front if you like: “2 courage”.
decks-import-problem = Line { $line }: { $problem }
decks-import-no-team = Not one name in it is an Emotion. Write them as they stand on the cards.
decks-import-nothing = Nothing has been changed.
decks-import-large = This is far more than a deck. Give a text of at most { $most } lines.
decks-imported = “{ $name }” is on the shelf.
