# What calls people back to their tables: by their browser, by mail, by what they have set up themselves.

notice-turn = “{ $title }”: { $by } has played, and it is your turn.
notice-turn-alone = “{ $title }”: it is your turn.
notice-turn-others = “{ $title }”: { $by } has played, and it is { $name }’s turn.
notice-turn-others-alone = “{ $title }”: it is { $name }’s turn.
notice-ready = “{ $title }”: all have come. You can begin.
notice-over = “{ $title }”: the game is over. See how it ended.
notice-confirm = Somebody wants Cerebria to call them here when a table waits. Was it you? Then open this link; if not, do nothing.
notice-try = This is how Cerebria calls you.
notice-several = { $count } tables wait for you
notice-stop = To hear nothing more, open { $address }
