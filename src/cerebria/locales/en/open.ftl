# Tables that anybody may find, and people who look for one.

open-find = Find me a table
open-find-go = Find somebody
open-find-text = { $count ->
        [0] You sit down at a table that fits, or play with the next one who would play the same.
        [one] One person is looking for a table just now.
       *[other] { $count } people are looking for a table just now.
    }
open-put-up = Put up a table
open-put-up-text = It stands in the list until somebody sits down. You decide when the game begins.
open-seeking = Looking for somebody…
open-seeking-text = { $count ->
        [0] Nobody else is looking just now. Leave this page open: you are brought to the table.
        [one] One other person is looking. Leave this page open: you are brought to the table.
       *[other] { $count } others are looking. Leave this page open: you are brought to the table.
    }
open-nobody = Nobody would play the same just now. You can go on waiting, or play against a program.
open-stop = Stop looking
open-program = Play against a program instead
open-found = There is a table for you.
open-rules-any = Any rules
open-pace = Pace
open-pace-any = Any pace
open-pace-any-text = Whatever the other one likes.
open-sitting-once = In one sitting
open-sitting-days = Over days
open-filters = Which tables are shown
open-newcomers = Newcomers welcome
open-list = Tables to sit down at
open-looking = Looking for tables…
open-none = No table stands open just now. Put one up, or let somebody be found for you.
open-count = { $all ->
        [one] One table, { $count ->
            [0] not shown
           *[other] shown
        }.
       *[other] { $count } of { $all } tables are shown.
    }
open-table = “{ $title }”, the table of { $host }
open-host = { $host } opened it
open-for-newcomers = Newcomers are welcome
open-seats = { $count ->
        [one] one seat
       *[other] { $count } seats
    }
open-seat = { $spirit }: { $who }
open-seat-free = free
open-ego = against Ego
open-hints = with hints
open-own-cards = with cards of its own
open-chosen-seed = with a chosen seed
open-take = Sit down
open-take-of = Sit down at “{ $title }”
open-own = To your table
open-own-of = To your table “{ $title }”
open-off = This server lists no tables. Open one and send a link or a code.
open-listing = Let anybody find this table
open-listing-text = It is shown among the open tables, with your name, until the game begins.
open-listed = It stands in the list as “{ $title }”.
open-listing-change = Change what is shown
open-unlist = Take it out of the list
open-list-it = Show it in the list
open-list-not = Leave it as it is
open-wanted = Who is wanted
open-wanted-placeholder = Somebody patient, for instance
open-unwanted = Whom you keep away from your tables
open-want-again = Let come again
open-want-again-of = Let { $name } come again
