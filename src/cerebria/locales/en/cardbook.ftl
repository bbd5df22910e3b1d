# The card browser.

## Notes on cards, for the card browser

note-safety = Safety does not protect itself, only its neighbours.
note-guilt = The surcharge applies also when Guilt itself is quelled.
note-fear = Several of these add up, with Panic too. It is paid from your board on top of everything, even if the Emotion’s own Essence comes from the supply.
note-panic = Several of these add up, with Fear too. It is paid from your board on top of everything, even if the Emotion’s own Essence comes from the supply.
note-valor = What matters is that the quelled Emotion lies next to Valor. Only the basic 1 Ambition is spared, once a turn, however many Valors lie there; it happens by itself at the first such Quell.
note-malevolence = What matters is that the quelled Emotion lies next to Malevolence. Only the basic 1 Ambition is spared, once a turn; it happens by itself at the first such Quell.
note-selflessness = It can lend the first and the further Essence of an Intensify, from anywhere on the board, also to a player who has none. Willpower is paid as usual. What it lends is placed first, your own Essence last.
note-adoration = You decide for each Emotion separately. For Self-Respect you may well decline, as its numbers fall.
note-despair = Each token counts as one, whatever its value.
note-greed = It takes 3, or whatever the Sphere can spare.
note-rage = This is not optional.
note-animosity = This is not optional, but you choose which Emotion.
note-purity = The cap holds for control and for Sensibility. A token stays on the card, but does nothing.
note-insecurity = Locked rows count too. If none of the six tokens is left, nothing happens. The surcharge is part of the price: who cannot pay it cannot take the action.
note-doubt = You choose a row for each opposing board, in the order of play, while tokens last. Locked rows count too.
note-shame = Each card that leaves sets it off once, your team’s own Empowers included. When Shame itself comes from an Empower, it does not see its Embarrassment leave.
note-embarrassment = Each card that leaves sets it off once.
note-remorse = It must still be in play after the Quell. Each Remorse asks for a card of its own.
note-hope = If there are fewer cards, you look at those. If no order has an allowed card on top, nothing changes. Your team-mates may see them.
note-bitterness = What counts is how things stood just before the card was placed. Both conditions need a slot of the Realm itself.
note-faith = Once for each Empower action.
note-freedom = For every Move it counts as a token on Surmount, for Switcheroo too.
note-self-esteem = It counts Vibe tokens, wild ones included.
note-envy = You may choose a Spirit that is ahead of you in Willpower or in Essence. Of a Balance Spirit all its Essence counts, and its player chooses the kind to lose.
note-self-respect = Its numbers fall: the less Essence lies on it, the more intense it is. Quelling it makes it stronger, until the last Essence is gone.
note-brightness = Any card matches it when it is quelled. A quelled Brightness leaves the game.
note-bleakness = Any card matches it when it is quelled. It then returns to the stock of six from which Anxiety may take it.
note-boredom = Spirits of Balance do not set it off.
note-indifference = Spirits of Balance do not set it off.
note-suspicion = Emotions of Balance do not count, whatever they are aligned with.
note-optimism = Emotions of Balance count as an opponent’s, whatever they are aligned with.
note-pessimism = Emotions of Balance count as an opponent’s, whatever they are aligned with.
note-mistrust = Emotions of Balance count as an opponent’s, whatever they are aligned with.
note-neutrality-red = Its power works when it is quelled and when it is empowered, then after that of the Strong Emotion. An empty deck gives no card.
note-neutrality-yellow = Its power works when it is quelled and when it is empowered, then after that of the Strong Emotion. This is not optional.
note-neutrality-green = Its power works when it is quelled and when it is empowered, then after that of the Strong Emotion. Whoever decides also says which kind of Essence.
note-neutrality-blue = Its power works when it is quelled and when it is empowered, then after that of the Strong Emotion. Whoever decides also says which token, and where. Filling a row of a team-mate’s board with it scores nothing.
note-urge = Without such a Sphere nothing leaves, but the Origin may still turn. This is no Absorb, and no Revelation follows.
note-impulse = You say for each Essence which kind it is.
note-inspiration = Wild tokens do not count. The colours come in the order red, yellow, green, blue.
note-discipline = The printed number alone counts, for Discipline too. Purity changes nothing in its Triad.
note-caution = You lower one point at a time, on any Emotions, and may stop early. A token lowered to nothing is gone.
note-curiosity = If there are fewer cards, you look at those. If no order has an allowed card on top, nothing changes.

## The card browser

cardbook-title = Cards and Spirits
cards-tab-emotions = Emotions
cards-tab-spirits = Spirits
cards-search = Search the cards
cards-search-hint = A name, or a word of a power
cards-filters = Filters
cards-any = All
cards-team = Team
cards-vibe = Vibe
cards-kind = Kind
cards-when = Power
cardbook-when-enters = when it comes into play
cardbook-when-ongoing = while on the board
cardbook-when-leaves = when it leaves the board
cardbook-when-none = none
cards-status = Status
cards-found = { $count ->
        [0] No card is like that. Take a filter away.
        [one] 1 card
       *[other] { $count } cards
    }
cards-reset = Show all
cards-previous = The card before
cards-next = The next card
cards-essence = Essence
cards-intensity = Intensity
cards-counterpart-strong = Grows into
cards-counterpart-mild = Grew from
cards-threshold = Empowered with { $count } Essence or more
cards-power = Power
cards-note = Good to know
cards-side = Side of the boards
cards-side-A = Side A, the same for all
cards-side-B = Side B, of this Spirit alone
cards-side-lead = All players use the same side. On side B some known upgrades have another price.
cards-spirit-power = Power in the full game
cards-spirit-power-prototype = Power
cards-upgrades = Upgrades of { $spirit } in words
cards-upgrade-of = { $price ->
        [none] { $row }
       *[other] { $row }, costs { $price } more
    }
note-spirit-fortress-income = The Willpower comes from the supply, so it can be more than the Sphere held.
note-spirit-fortress-bonus = Two Fortresses bring no more than one. The Willpower comes from the supply, so it can be more than the Sphere held.
note-spirit-big-absorb-draw = What Commitment’s bonus costs is not taken off the sum.
note-spirit-protect = Powers that take Essence off an Emotion are not stopped by it.
note-spirit-protect-neighbours = An Emotion of the other team between the two breaks the chain. Powers that take Essence off an Emotion are not stopped.
note-spirit-second-token = On a locked row the first token unlocks and the second upgrades.
note-spirit-any-colour-token = One card pays for one token, as for everybody.
note-spirit-upgrade-discount = The two discounts add up when Determination is used too, but the price never falls below nothing.
note-spirit-far-absorb = The amount is worked out from where Misery stands. A Sphere within normal reach is absorbed from in the normal way.
note-spirit-long-quell = The longer reach is for Quell only. Upgrades that need something next to Malice look at its own space.
note-spirit-chain-quell = The slot between must not be empty. Upgrades that need something next to Malice look at its own space.
note-spirit-invoke-bleakness = A quelled Bleakness goes back to the stock, and can be invoked again.
note-spirit-early-any-colour = It has to be a colour that the row can take. A space that asks for two cards takes two from Harmony as well.
note-spirit-early-prevent = What the Quell cost is not given back. Rage does not quell, so nothing helps against it.
note-spirit-early-bleakness = Price and upgrades are those of any Invoke. A Bleakness that leaves the board has left the game.
note-spirit-early-soul-leech = It is chosen together with the upgrades of Quell.
note-spirit-realm-discount = It never pays less than that, whether or not anybody controls the Realm.
note-spirit-gain-exchange = Each gain allows one exchange. The 1 Willpower for who has none at the end of a turn is no gain. Intentions count the Willpower before it.
