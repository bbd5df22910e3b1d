# Was Leute an ihre Tische zurückruft: durch ihren Browser, mit einer Mail, durch selbst Eingerichtetes.

notice-turn = „{ $title }“: { $by } hat gespielt, und du bist am Zug.
notice-turn-alone = „{ $title }“: Du bist am Zug.
notice-turn-others = „{ $title }“: { $by } hat gespielt, jetzt ist { $name } am Zug.
notice-turn-others-alone = „{ $title }“: { $name } ist am Zug.
notice-ready = „{ $title }“: Alle sind da. Ihr könnt beginnen.
notice-over = „{ $title }“: Das Spiel ist zu Ende. Sieh, wie es ausging.
notice-confirm = Jemand möchte von Cerebria hier gerufen werden, wenn ein Tisch wartet. Warst du das? Dann öffne diesen Link; wenn nicht, tu nichts.
notice-try = So ruft dich Cerebria.
notice-several = { $count } Tische warten auf dich
notice-stop = Um nichts mehr zu hören, öffne { $address }
