# Spirits and their powers.

spirit-love = Love
spirit-delight = Delight
spirit-empathy = Empathy
spirit-harmony = Harmony
spirit-hatred = Hatred
spirit-misery = Misery
spirit-malice = Malice
spirit-anxiety = Anxiety
spirit-reason = Reason
spirit-intuition = Intuition
spirit-gatekeeper = Gatekeeper
spirit-influencer = Influencer
spirit-ego = Ego

spirit-power-fortress-income = Absorbing brings Love 1 Willpower more from the supply for every Bliss Fortress next to it.
spirit-power-fortress-bonus = Absorbing next to a Bliss Fortress, or to two, brings Love 2 Willpower more from the supply.
spirit-power-big-absorb-draw = If a single Absorb brings Delight 4 Willpower or more, all sources added up, it may draw a card.
spirit-power-protect = Nobody can Quell a Bliss Emotion on a slot next to Empathy, nor one a single slot further along the ring.
spirit-power-protect-neighbours = Nobody can Quell a Bliss Emotion next to Empathy, nor a Bliss Emotion next to such an Emotion.
spirit-power-second-token = When Harmony discards a card for a Vibe token, the token can have any colour the row can take; and another card can be discarded to add one more token to that row.
spirit-power-any-colour-token = When Harmony discards a card for a Vibe token, the token can have any colour the row can take.
spirit-power-upgrade-discount = Hatred pays 1 Willpower less for a Spirit action with an upgrade. Determination alone does not earn this, but its own discount still counts.
spirit-power-far-absorb = Misery can also absorb from a Sphere one step along the Origin from those in its reach, bonus included. If that empties the Sphere, no Fortress joins the Identity.
spirit-power-long-quell = On a Frontier, Malice can Quell in the whole Triad; in a Realm, also on the two Frontier slots at its borders.
spirit-power-chain-quell = Malice can also Quell an Emotion next to one that is next to Malice itself, of whichever team that one is.
spirit-power-invoke-bleakness = Anxiety can Invoke a Bleakness from the supply in place of a card from hand. No more than 6 can lie on the board.
spirit-power-early-any-colour = When Harmony discards cards for a Vibe token, the token can have any colour the row can take.
spirit-power-early-prevent = Once a round, when a Bliss Emotion in a Triad next to Empathy is being quelled, Empathy may give 1 Essence: the Emotion loses nothing.
spirit-power-early-bleakness = Anxiety can Invoke a Bleakness from its own supply of four in place of a card from hand.
spirit-power-early-soul-leech = Malice can pay 1 Willpower more for a Quell and gains 1 Essence for it, even if the Quell is prevented.
spirit-power-realm-discount = Realm actions cost Reason 1 Willpower less at all times, whoever controls the Realm.
spirit-power-gain-exchange = Each time Intuition gains Willpower, however much, it may turn 1 of it into 1 Essence of either kind.
