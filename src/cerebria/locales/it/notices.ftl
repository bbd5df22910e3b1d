# Ciò che richiama le persone ai loro tavoli: tramite il browser, per mail, tramite ciò che hanno impostato loro.

notice-turn = «{ $title }»: ha giocato { $by }, e tocca a te.
notice-turn-alone = «{ $title }»: tocca a te.
notice-turn-others = «{ $title }»: ha giocato { $by }, e tocca a { $name }.
notice-turn-others-alone = «{ $title }»: tocca a { $name }.
notice-ready = «{ $title }»: ci sono tutti. Puoi cominciare.
notice-over = «{ $title }»: la partita è finita. Guarda com’è andata.
notice-confirm = Qualcuno vuole che Cerebria lo chiami qui quando un tavolo aspetta. Eri tu? Allora apri questo link; altrimenti non fare nulla.
notice-try = Cerebria ti chiama così.
notice-several = { $count } tavoli ti aspettano
notice-stop = Per non ricevere più nulla, apri { $address }
