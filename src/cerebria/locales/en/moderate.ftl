# The command moderate: what operators do about open tables and people.

help-moderate = See to open tables and to people on a table server, and see one page of figures. A running server does what is said within seconds.
help-moderate-examples =
    cerebria moderate tables
    cerebria moderate figures
help-moderate-tables = The open tables, with the keys of those who opened them; or, with a table, who sits there.
help-moderate-tables-examples =
    cerebria moderate tables
    cerebria moderate tables k3vd8m2qy7hx4n9p
help-moderate-close = Take a table out of the list, and end it.
help-moderate-close-examples =
    cerebria moderate close k3vd8m2qy7hx4n9p --reason "Insults in the title"
    cerebria moderate close k3vd8m2qy7hx4n9p --only-list
help-moderate-block = Keep somebody out, by the key of their browser or by an address. They can do nothing there any more, and are seen off.
help-moderate-block-examples =
    cerebria moderate block h7wq2c9rt4kz6m3x --days 7 --with-address --reason "Insults"
    cerebria moderate block 203.0.113.7
help-moderate-unblock = Let somebody in again.
help-moderate-unblock-examples =
    cerebria moderate unblock 203.0.113.7
help-moderate-log = What was done, when and why, and who is kept out.
help-moderate-log-examples =
    cerebria moderate log
help-moderate-figures = How many people and tables there are, and what was done lately: one page.
help-moderate-figures-examples =
    cerebria moderate figures --database postgresql://cerebria@localhost/cerebria
help-argument-open-table = The table, as its address ends.
help-argument-who = A person, by the key that “tables” shows, or an address of the network.
help-option-reason = Why. It stands in the log.
help-option-only-list = Leave the game to those who play it.
help-option-barred-days = For so many days; without it, for good.
help-option-with-address = With the person, the address that they next come from. Everybody behind it is kept out.
moderate-host = host
moderate-closed = Table { $table } is out of the list, and a server ends it within seconds.
moderate-unlisted = Table { $table } is out of the list.
moderate-blocked = { $who } is kept out.
moderate-unblocked = { $who } may come again.
moderate-close = ended
moderate-unlist = taken out of the list
moderate-block = kept out
moderate-unblock = let in again
moderate-for-good = for good
moderate-column-table = Table
moderate-column-title = Title
moderate-column-wanted = Wanted
moderate-column-host = Host
moderate-column-person = Key
moderate-column-seat = Seat
moderate-column-name = Name
moderate-column-at = When
moderate-column-deed = What
moderate-column-subject = Whom or what
moderate-column-reason = Why
moderate-column-done = Done
moderate-column-barred = Kept out
moderate-column-until = Until
figures-people = People
figures-people-day = People here today
figures-people-week = People here this week
figures-open = Tables that wait for players
figures-running = Games in play
figures-moved-day = of them moved on today
figures-over-week = Games over this week
figures-listed = Tables in the list
figures-seeking = People who look for somebody
figures-channels = Ways by which people are called
figures-sent-day = Calls sent today
figures-unsent = Calls that wait
figures-barred = People and addresses kept out
figures-deeds-week = What was done this week, by “moderate”
