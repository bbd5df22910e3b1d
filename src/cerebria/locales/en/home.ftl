# The home page.

home-lead = Feelings contend for a mind. Guide Bliss, Gloom or Balance through five Realms, and shape who somebody becomes.
home-play = Play now
home-play-basic = First game
home-play-basic-text = The basic rules, against an easy program that beginners beat. Begins at once.
home-play-full = Full game
home-play-full-text = Intentions, powers and Strong Emotions, against a medium program.
home-play-ego-alone = Alone against Ego
home-play-ego-alone-text = You guide two Spirits; Ego plays itself and says why.
home-play-ego-together = Together against Ego
home-play-ego-together-text = One Spirit each: a link for the second person.
home-difficulty-basic = Easy
home-difficulty-full = Medium
home-difficulty-ego-alone = Medium
home-difficulty-ego-together = Medium
home-play-busy = Laying out the board…
home-play-as = You play as { $name }.
home-play-rename = Another name
home-play-learn = New here? Learn it in ten minutes
home-editions = Play by the rules of:
home-editions-compared = What differs
home-quick-title-basic = First game
home-quick-title-full = Full game
home-quick-title-ego-alone = Alone against Ego
home-quick-title-ego-together = Together against Ego
home-quick-title-ego-first = First game against Ego
home-open = Open a table
home-join = Join with a link
home-join-placeholder = Paste the link or its code
home-join-button = Join
home-join-wrong = This is no link to a table. Copy the whole of it.
home-continue = Continue
home-continue-all = Show all { $count } tables
home-continue-fewer = Show fewer
home-line-empty = an empty seat
home-line-your-turn = Your turn
home-line-open = Waiting for players
home-line-running = In play
home-past = { $count ->
        [one] One game is over. See it again
       *[other] { $count } games are over. See them again
    }
home-doors = More to see
home-door-tutorial = Learn it step by step
home-door-rules = Look something up
home-door-cards = Emotions and Spirits
home-door-decks = Build one of your own
home-door-replays = See a game again
web-unofficial = An independent, unofficial implementation of the board game Cerebria: The Inside World.
