# Ami visszahívja az embereket az asztalaikhoz: a böngészőjükkel, levélben, vagy azzal, amit maguk állítottak be.

notice-turn = „{ $title }”: { $by } lépett, most te jössz.
notice-turn-alone = „{ $title }”: te jössz.
notice-turn-others = „{ $title }”: { $by } lépett, most { $name } jön.
notice-turn-others-alone = „{ $title }”: most { $name } jön.
notice-ready = „{ $title }”: mindenki megérkezett. Kezdhetitek.
notice-over = „{ $title }”: a játék véget ért. Nézd meg, hogyan.
notice-confirm = Valaki azt szeretné, hogy a Cerebria ide szóljon neki, ha egy asztal várja. Te voltál? Akkor nyisd meg ezt a linket; ha nem, ne tégy semmit.
notice-try = Így szól neked a Cerebria.
notice-several = { $count } asztal vár rád
notice-stop = Ha többet nem szeretnél ilyet kapni, nyisd meg ezt: { $address }
