# Explanations: what appears beside a thing that is pointed at. Most words are in words.ftl and the catalogues of cards.

help-more-rules = More in the rules
help-more-cards = See the card
help-more-spirit = See both sides of the board
help-more-spirit-prototype = See the board
help-close = Close the explanation

## Facts, in short words

help-power-when = { $when }: { $power }
help-fact-intensity = Intensity { $numbers }
help-fact-flat = Where the number stays the same, one more Essence brings no Intensity. It is a reserve: whoever quells has to take it off first.
help-fact-sphere = The bonus of this Sphere, for whoever absorbs from it.
help-fact-price = Costs { $price } more
help-fact-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    } in the Identity
help-fact-points-each = { $count ->
        [one] 1 point each
       *[other] { $count } points each
    }
help-fact-intention-points = { $count ->
        [one] 1 point each time
       *[other] { $count } points each time
    }
help-fact-upgrade = { $upgrade } ({ $price }): { $text }
help-fact-upgrade-free = { $upgrade }: { $text }

## Things without a text elsewhere

help-realm = Its action: { $action }
help-vibe-red = The colour of passion and temper. A red card of your hand can be shown to Quell a red Emotion, or discarded for a red token.
help-vibe-yellow = The colour of stirring and drive. A yellow card of your hand can be shown to Quell a yellow Emotion, or discarded for a yellow token.
help-vibe-green = The colour of giving and wanting. A green card of your hand can be shown to Quell a green Emotion, or discarded for a green token.
help-vibe-blue = The colour of how one sees oneself. A blue card of your hand can be shown to Quell a blue Emotion, or discarded for a blue token.
help-vibe-wild = A token without a colour. Everybody places four of them at the start.
help-vibe-none = Brightness and Bleakness have no Vibe. When they are quelled, any card will do.
help-title-vibe = Vibe: { $vibe }

## Further terms, beside those of the glossary

term-hand = Hand
term-hand-text = Your cards. Opponents see their number, and know those they saw on top of your deck.
term-deck = Deck
term-deck-text = Sixteen Mild Emotions; eight for Balance. The top card lies face up for all to see.
term-turn = Turn
term-turn-text = Three Actions, and abilities before, between and after them. Then your team takes 1 Ambition or you draw 2 cards.
term-score = Score
term-score-text = What the game would count now: the Wheel, and the Fragments in the Identity.
term-power = Power
term-power-text = What an Emotion or a Spirit can do beyond its numbers.
term-set-up = Set-up
term-set-up-text = Placing Spirits, starting Emotions and first tokens before the first turn.
term-unlock = Unlocking
term-unlock-text = The first token on a row unlocks its action. Without it, the action cannot be taken.
term-extra-action = Extra Action
term-extra-action-text = For 2 Ambition you have one more Action this turn, once a turn.
term-rotate = Rotate the Origin
term-rotate-text = For 1 Ambition the Origin turns one step clockwise, once a turn.

## What a thing is doing now

now-essence = Essence { $essence } of { $spaces }
now-intensity = Intensity { $intensity }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
now-part-printed = printed { $count }
now-part-token = token +{ $count }
now-part-powers = powers { $sign }{ $count }
now-aligned = { $team }’s, and counts for { $aligned }
now-vibe = Its Vibe: { $vibe }
now-counts = Counts for: { $places }
now-blocked = Blocked: { $by } keeps it out of the { $place }
now-blocks = Keeps { $emotion } out of the { $place }
now-triad = In the Triad: { $emotions }
now-triad-empty = Nothing else lies in the Triad
now-emotion = { $emotion } ({ $team } { $intensity })
now-fresh = Built or exalted this turn
now-sphere = At the { $realm }, with { $wp } of { $most } Willpower
now-goods = { $wp } Willpower, { $essence } Essence, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
now-spirits = Here: { $spirits }
now-condition = { $team }: { $condition }
now-turn = It is this Spirit’s turn
