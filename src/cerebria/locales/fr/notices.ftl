# Ce qui rappelle les gens à leurs tables : par leur navigateur, par courriel, par ce qu’ils ont mis en place eux-mêmes.

notice-turn = « { $title } » : { $by } a joué, c’est à toi.
notice-turn-alone = « { $title } » : c’est à toi de jouer.
notice-turn-others = « { $title } » : { $by } a joué. Maintenant joue : { $name }.
notice-turn-others-alone = « { $title } » : maintenant joue : { $name }.
notice-ready = « { $title } » : tout le monde est là. Tu peux commencer.
notice-over = « { $title } » : la partie est terminée. Viens voir comment.
notice-confirm = Quelqu’un veut que Cerebria l’appelle ici quand une table attend. Est-ce toi ? Alors ouvre ce lien ; sinon, ne fais rien.
notice-try = C’est ainsi que Cerebria t’appelle.
notice-several = { $count } tables t’attendent
notice-stop = Pour ne plus rien recevoir, ouvre { $address }
