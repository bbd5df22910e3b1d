# The words of the game: aims, actions, prices, and a glossary.

## Aspirations

# After each name what it asks for, and in a few words where there is little room what it counts.
aspiration-attitude = Attitude
aspiration-attitude-text = Control more Realms than the opposing team.
aspiration-attitude-short = Realms controlled
aspiration-openness = Openness
aspiration-openness-text = Control more Frontiers than the opposing team.
aspiration-openness-short = Frontiers controlled
aspiration-awareness = Awareness
aspiration-awareness-text = Have Emotions in more Triads than the opposing team. A Triad is the slot of a Frontier with the slot on either side of it.
aspiration-awareness-short = Triads with Emotions
aspiration-unity = Unity
aspiration-unity-text = Have the longer chain of Emotions on slots that follow one another.
aspiration-unity-short = the longest chain
aspiration-liveliness = Liveliness
aspiration-liveliness-text = Have more Essence on your Emotions than the opposing team.
aspiration-liveliness-short = Essence on Emotions
aspiration-versatility = Versatility
aspiration-versatility-text = Have more different Vibes among your Emotions. Brightness and Bleakness have none.
aspiration-versatility-short = different Vibes
aspiration-fortitude = Fortitude
aspiration-fortitude-text = Have more Intensity in Fortresses: 1 for a Minor, 2 for a Major.
aspiration-fortitude-short = Fortress Intensity
aspiration-sensibility = Sensibility
aspiration-sensibility-text = Have the one Emotion with the highest Intensity.
aspiration-sensibility-short = highest Intensity
aspiration-reflection = Reflection
aspiration-reflection-text = Count pairs: a Realm and the Frontier straight across the board from it, where your team controls both. Have more such pairs.
aspiration-reflection-short = Realm–Frontier pairs

## What Balance needs for its Aspirations: Bliss and Gloom tied in them, and one thing more

condition = { $holds ->
        [1] ✓ { $text }
       *[other] ✗ { $text }
    }
condition-mark = { $holds ->
        [1] ✓
       *[other] ✗
    }
condition-tie = Bliss and Gloom are tied.
condition-attitude = 3 Balance Emotions or more lie in Realm slots.
condition-openness = Balance Emotions lie on the slots of 2 Frontiers or more.
condition-awareness = Balance Emotions lie in 3 Triads or more.
condition-unity = 2 Balance Emotions or more belong to a longest chain of Bliss or of Gloom.
condition-liveliness = As much Bliss as Gloom Essence lies on Balance Emotions, and there is one at least.
condition-versatility = 2 Balance Emotions or more have a Vibe of their own among all that count for the same team.
condition-fortitude = 2 Balance Fortresses or more stand on the board.
condition-sensibility = A Balance Emotion has an Intensity of 3 or more.

## Intentions

intention-quell = Suppress
intention-quell-text = Take 1 Essence or more off an Emotion with a Quell action.
intention-absorb = Drink deep
intention-absorb-text = Take 4 Willpower or more from the Sphere with one Absorb.
intention-great-quell = Crush
intention-great-quell-text = Take 2 Essence or more off an Emotion with one Quell action.
intention-exact-quell = Dampen
intention-exact-quell-text = Take exactly 1 Essence off an Emotion with a Quell action.
intention-small-absorb = Sip
intention-small-absorb-text = Take 2 Willpower or less from the Sphere with one Absorb.
intention-fill = Fill up
intention-fill-text = Put Essence on the last free space of an Emotion of your team. Brightness and Bleakness do not count, nor does Essence that an Empower carries over.
intention-row = Complete a row
intention-row-text = Fill a row of your board by placing its fourth token.
intention-fortress = Found
intention-fortress-text = See a Fortress of your team join the Identity in a Revelation that you caused.
intention-empower = Grow
intention-empower-text = Empower an Emotion.
intention-exalt = Ennoble
intention-exalt-text = Exalt a Fortress of your team.
intention-level-1 = First level
intention-level-1-text = Have 1 token or more on all five rows at once, for the first time.
intention-level-2 = Second level
intention-level-2-text = Have 2 tokens or more on all five rows at once, for the first time.
intention-level-3 = Third level
intention-level-3-text = Have 3 tokens or more on all five rows at once, for the first time.
intention-level-4 = Fourth level
intention-level-4-text = Have every row of your board full, for the first time.
# An Intention where each has points of its own: in a list, and with its text.
intention-short-points = { $name } ({ $points })
intention-worth = { $points ->
        [one] { $text } It is worth 1 point each time.
       *[other] { $text } It is worth { $points } points each time.
    }

## Prices

price-free = free
# The short word for Willpower; heard, it is told in full.
short-willpower = WP
    .aloud = Willpower
# Heard, short words are told in full: the form “aloud”.
price-wp = { $count } WP
    .aloud = { $count } Willpower
price-ambition = { $count } Ambition
price-essence = { $count } Essence
price-either = { $count } Essence of either kind
price-from = from { $price }
    .aloud = from { NAME($price, form: "aloud") }
price-after = – { $price }
price-token = + a token, as it is not possible without
price-saved = costs { $price } less
price-more = costs { $price } more
# What an upgrade adds to the cost of its action, or takes from it: “cost +1”, followed by a picture of what is paid.
price-change = cost { $by }
token-needed = { $card ->
        [none] { $upgrades ->
            [none] First a token has to unlock { $row }, for a card that you discard.
           *[other] Not possible otherwise now: first a token has to go on { $row } ({ $upgrades }), for a card that you discard.
        }
       *[other] { $upgrades ->
            [none] First a { $colour } token unlocks { $row }, and { $card } is discarded for it.
           *[other] Not possible otherwise now: first a { $colour } token goes on { $row } ({ $upgrades }), and { $card } is discarded for it.
        }
    }
price-sum = { $first } + { $next }
    .aloud = { NAME($first, form: "aloud") } and { NAME($next, form: "aloud") }
# A price as a sum: an amount and its reason for each part, and what they come to.
price-less = { $first } − { $next }
price-term = { $price } ({ $reason })
price-equals = { $terms } = { $price }
cost = Cost: { $price }.
cost-nothing = Costs nothing.
essence-of-kind = { $count } { $team }
span = { $least }–{ $most }
sphere-with-wp = { $sphere } { $wp }
fortress-of = { $team } { $kind }
team-count = { $team } { $count }
card-with-vibe = { $card } [{ $letter }]
card-of-vibe = { $card } ({ $vibe })
card-aligned = { $card }, for { $team }
card-numbers = { $intensities }, empower at { $threshold }

## Letters of Vibes

vibe-letter-none = –
vibe-letter-red = R
vibe-letter-yellow = Y
vibe-letter-green = G
vibe-letter-blue = B
vibe-letter-wild = *

## Spirit actions

row-move = Move
row-move-text = Take your Spirit along one path. It cannot stop where an opposing Spirit is. Cost: 1 Willpower.
row-move-text-balance = Take your Spirit along one path. It can stop anywhere, whoever is there. Cost: 1 Willpower.
row-invoke = Invoke
row-invoke-text = Play a Mild Emotion from your hand onto an empty slot next to your Spirit, with its first Essence. Cost: 2 Willpower and 1 Essence.
row-invoke-text-balance = Play a Mild Emotion from your hand onto an empty slot next to your Spirit, with its first Essence, of Bliss or of Gloom: it counts for that team. Cost: 2 Willpower and 1 Essence.
row-quell = Quell
row-quell-text = Show a card of the same Vibe as an opposing Emotion next to your Spirit: that Emotion loses 1 Essence. Cost: 2 Willpower and 1 Ambition.
row-fortify = Fortify
row-fortify-text = Build a Minor Fragment as a Fortress on an empty site next to your Spirit, unless the opposing team controls that Realm. Cost: 3 Willpower.
row-fortify-text-balance = Build a Minor Fragment as a Fortress on an empty site next to your Spirit. You pay with Essence of the team that controls the Realm, or of either if nobody does, and the Fortress counts for that team. Cost: 3 Willpower and 1 Essence.
row-empower = Empower
row-empower-text = Turn a Mild Emotion of your team next to your Spirit into its Strong counterpart, if it holds enough Essence. Cost: 3 Willpower.
row-empower-text-balance = Turn a Mild Emotion of your team next to your Spirit into any Strong Emotion of Balance that is not on the board, if it holds as much Essence as that one asks for. You choose its Vibe. Cost: 3 Willpower.

## Realm actions

action-gain-willpower = Gain Willpower
action-gain-willpower-text = Gain 4 Willpower. Cost: 1 Willpower, or nothing if your team controls the Valley of Motives.
action-gain-willpower-text-balance = Gain 4 Willpower. Cost: 1 Willpower, or nothing for Reason.
action-draw-emotions = Draw Emotions
action-draw-emotions-text = Draw a card; each further card costs 2 Willpower. Cost: 1 Willpower, or nothing if your team controls the Cradle of Senses.
action-draw-emotions-text-balance = Draw a card; each further card costs 2 Willpower. Cost: 1 Willpower, or nothing for Reason.
action-move-emotion = Move Emotion
action-move-emotion-text = Bring any Emotion of your team, with all that lies on it, to an empty slot next to your Spirit. Cost: 2 Willpower, or 1 if your team controls the Network of Thoughts.
action-move-emotion-text-balance = Bring any Emotion of your team, with all that lies on it, to an empty slot next to your Spirit. Cost: 2 Willpower, or 1 for Reason.
action-intensify = Intensify
action-intensify-text = Put Essence from your board on one Emotion of your team next to your Spirit; each one after the first costs 1 Willpower. Cost: 1 Willpower, or nothing if your team controls the Land of Desires.
action-intensify-text-balance = Put Essence from your board on one Emotion of your team next to your Spirit, of the kind that lies there; each one after the first costs 1 Willpower. Cost: 1 Willpower, or nothing for Reason.
action-harvest = Harvest Essence
action-harvest-text = Turn any amount of your Willpower into the same amount of Essence. Cost: 1 Willpower, or nothing if your team controls the Willow of Values.
action-harvest-text-balance = Turn any amount of your Willpower into the same amount of Essence, each of the kind you choose. Cost: 1 Willpower, or nothing for Reason.

## Abilities and the end of a turn

ability-add-token = Add a Vibe token
ability-add-token-text = Put a Vibe token on one of your rows, in any colour the row can take. Once a turn. Cost: 1 Ambition.
ability-rotate = Rotate the Origin
ability-rotate-text = Turn the Origin so that each Sphere goes on to the next Realm clockwise. Once a turn. Cost: 1 Ambition.
ability-extra-action = Extra Action
ability-extra-action-text = You have one more Action this turn. Once a turn. Cost: 2 Ambition.
ability-absorb = Absorb
ability-absorb-text = Take 2 Willpower from a Sphere next to your Spirit, and 1 more for each Frontier next to your Spirit that your team controls. Then comes the Sphere’s bonus, and the Origin turns. Once a turn.
ability-absorb-text-balance = Take 2 Willpower from a Sphere next to your Spirit, and 1 more for each Triad next to it with an Emotion of your team. Then comes the Sphere’s bonus, and the Origin turns. Once a turn.
ability-end-turn = End the turn
ability-end-turn-text = Stop here. Your team makes 1 Ambition available, or you draw 2 cards.

## Glossary

term-spirit = Spirit
term-spirit-text = The figure a player moves over the board, with a board of its own for its actions and tokens.
term-emotion = Emotion
term-emotion-text = A card that lies on a slot of the board and holds Essence. Emotions decide who controls what.
term-mild = Mild Emotion
term-mild-text = An Emotion from a player’s deck. With enough Essence it can be empowered.
term-strong = Strong Emotion
term-strong-text = What a Mild Emotion turns into when empowered. Bliss and Gloom have two copies of each, Balance has one.
term-brightness = Brightness
term-brightness-text = The starting Emotion of Bliss. It has no Vibe and no power.
term-bleakness = Bleakness
term-bleakness-text = The starting Emotion of Gloom. It has no Vibe and no power.
term-counterpart = Counterpart
term-counterpart-text = The Strong Emotion that belongs to a Mild one, and the other way round. A Neutrality can become any Strong Emotion of Balance.
term-threshold = Threshold
term-threshold-text = The Essence a Mild Emotion must hold before it can be empowered. For Balance the Strong Emotion says how much.
term-realm = Realm
term-realm-text = One of the five lands of the board, with two slots, a Spirit space, a Fortress site and an action of its own.
term-frontier = Frontier
term-frontier-text = The border between two neighbouring Realms, with one slot and a Spirit space.
term-triad = Triad
term-triad-text = Three slots in a row: that of a Frontier and the one on either side of it. Every slot belongs to one Triad, and each Triad decides who controls its Frontier.
term-slot = Slot
term-slot-text = A place for one Emotion. The fifteen slots form a ring, and each is next to two others.
term-space = Space
term-space-text = A place where Spirits stand. Every Realm and every Frontier has one, and paths join them.
term-origin = Origin
term-origin-text = The wheel in the middle that carries the five Spheres past the Realms.
term-sphere = Sphere
term-sphere-text = A part of the Origin that holds Willpower and gives a bonus when somebody absorbs from it.
term-willpower = Willpower
term-willpower-text = What most actions cost. WP for short.
term-essence = Essence
term-essence-text = What gives Emotions their strength. It lies on your board until you put it on an Emotion. Balance holds Bliss Essence and Gloom Essence.
term-ambition = Ambition
term-ambition-text = Three tokens a team shares. An available one can be spent, and is then unavailable until it is gained again.
term-vibe = Vibe
term-vibe-text = The colour of an Emotion: red, yellow, green or blue. For a Strong Emotion of Balance its player chooses.
term-vibe-token = Vibe token
term-vibe-token-text = A token on a row of your board. The first unlocks the action, the others its upgrades. A row never holds two of one colour.
term-wild-token = Wild token
term-wild-token-text = A Vibe token without a colour. Every player places four before the game starts, but in the preview edition, where they have colours.
term-row = Row
term-row-text = One of the five actions of your Spirit board, with four spaces for Vibe tokens.
term-upgrade = Upgrade
term-upgrade-text = Something a row can do in addition once a token lies on it, often at an extra price.
term-determination = Determination
term-determination-text = An upgrade that makes an action 1 Willpower cheaper.
term-intensity = Intensity
term-intensity-text = How strong an Emotion is: the number under its last Essence, its token, and what its power adds.
term-intensity-token = Intensity token
term-intensity-token-text = A token of up to +6 on an Emotion. An Emotion has one at most and loses it when it leaves the board.
term-control = Control
term-control-text = A team controls a Realm or a Frontier where it has the higher Intensity in total; in a Realm its Fortress counts too. With a tie nobody does.
term-blocked = Blocked
term-blocked-text = An Emotion on a Frontier does not count in a Realm while the slot next to it in that Realm holds an opposing Emotion. An arrow that ends at a bar shows it on the board.
term-chain = Chain
term-chain-text = Emotions of one team on slots that follow one another without a gap.
term-adjacent = Adjacent
term-adjacent-text = Next to each other. The board shows which slots, sites and Spheres a space is next to.
term-fortress = Fortress
term-fortress-text = A Fragment on the site of a Realm. It gives its team Intensity there: a Minor 1, a Major 2. It brings points only when the Sphere of that Realm is emptied and it joins the Identity: while it stands, none but Ego’s do so, at the end.
term-site = Fortress site
term-site-text = The place for a Fortress; every Realm has one.
term-fragment = Fragment
term-fragment-text = A piece of the Identity. A team has five Minor ones worth 3 points each, three Major ones worth 5, and a Capping one worth 4.
term-minor = Minor Fragment
term-minor-text = The small Fragment, worth 3 points in the Identity.
term-major = Major Fragment
term-major-text = The large Fragment, worth 5 points in the Identity.
term-capping = Capping Fragment
term-capping-text = The last Fragment, worth 4 points. It is placed by a team that has run out of the Fragment it earned, and the game ends.
term-identity = Identity
term-identity-text = The tower of Fragments in the middle of the board. What is in it counts at the end.
term-revelation = Revelation
term-revelation-text = What happens when a Sphere is emptied: the teams compare their Aspirations and earn Fragments.
term-aspiration = Aspiration
term-aspiration-text = Something to be ahead in when a Revelation comes.
term-common-aspiration = Common Aspiration
term-common-aspiration-text = The Aspiration that counts for all teams. They lie face up in a row, and the leftmost is the current one.
term-hidden-aspiration = Hidden Aspiration
term-hidden-aspiration-text = The Aspiration only its own team knows and can meet.
term-intention = Intention
term-intention-text = A deed that brings points at once: 1 for the first in a turn, 2 for each one after it; in the preview edition, as many as stand beside it.
term-wheel = Wheel of Intentions
term-wheel-text = Where a team counts its points from Intentions. Every second point brings a bonus, and a team at 20 ends the game.
term-shaper = Shaper
term-shaper-text = One Spirit that plays for a whole team by itself, when there are not two players for each team.
term-action = Action
term-action-text = A Spirit action or a Realm action. A player has three in a turn.
term-spirit-action = Spirit action
term-spirit-action-text = Move, Invoke, Quell, Fortify or Empower: an action of your Spirit board, which must be unlocked.
term-realm-action = Realm action
term-realm-action-text = An action a Realm offers to every player, wherever they are. It is 1 Willpower cheaper if your team controls the Realm.
term-ability = Ability
term-ability-text = Something you can do once a turn without spending an Action: three abilities cost Ambition, and Absorb is free.
term-absorb = Absorb
term-absorb-text = Taking Willpower from a Sphere, once a turn. It also gives the Sphere’s bonus and turns the Origin.
term-invoke = Invoke
term-invoke-text = Bringing a Mild Emotion from your hand into play.
term-quell = Quell
term-quell-text = Taking Essence off an opposing Emotion. One that has none left leaves the board.
term-fortify = Fortify
term-fortify-text = Building a Fortress, or with upgrades improving one of your own or damaging an opposing one.
term-empower = Empower
term-empower-text = Turning a Mild Emotion into its Strong counterpart.
term-intensify = Intensify
term-intensify-text = Adding Essence to an Emotion of your team that is already on the board.
term-harvest = Harvest
term-harvest-text = Turning Willpower into Essence.
term-insecurity-token = Insecurity token
term-insecurity-token-text = A token on a row that makes its next action cost 1 Willpower more. There are six.
term-supply = Supply
term-supply-text = The common stock of Willpower, Essence and Vibe tokens beside the board. It never runs out.
term-bliss = Bliss
term-bliss-text = The team of the bright Spirits: Love, Delight, Empathy and Harmony.
term-gloom = Gloom
term-gloom-text = The team of the dark Spirits: Hatred, Misery, Malice and Anxiety.
term-balance = Balance
term-balance-text = A third team, for 3 to 6 players in the full game: Reason and Intuition. It wants Bliss and Gloom to be even, and uses the Essence of both. Its Spirits share spaces with anybody. Fortify costs it 1 Essence more. When it absorbs, it takes 1 Willpower more not for Frontiers it controls but for each Triad next to it with one of its Emotions.
term-alignment = Alignment
term-alignment-text = The team, Bliss or Gloom, for which an Emotion or a Fortress of Balance counts in control and Aspirations. It follows from the Essence used. In everything else they are Balance’s.
term-condition = Condition
term-condition-text = What Balance needs at a Revelation. Each of its Aspirations has two conditions; one met brings a Minor Fragment, both bring a Major.
term-ego = Ego
term-ego-text = An opponent that plays itself, against one or two people. Its Spirits, the Gatekeeper and the Influencer, have no boards, no hands, no Ambition and no powers, and neither have its Emotions. Schemes tell it what to do. It takes what it places from the supply and keeps Willpower.
term-gatekeeper = Gatekeeper
term-gatekeeper-text = One of Ego’s two Spirits. Between ways that are equal it prefers to stand on a Frontier.
term-influencer = Influencer
term-influencer-text = One of Ego’s two Spirits. Between ways that are equal it prefers to stand in a Realm.
term-scheme = Scheme
term-scheme-text = One of Ego’s twelve cards. The head of the one that lies face up says what Ego’s next turn aims at and its first action; the foot of the one turned up beside it says the second and third action.
term-special-scheme = Special Scheme
term-special-scheme-text = What two or three failed actions in one turn of Ego make, in the full game: it pays 2 Willpower for a Minor Fortress in a Realm it controls, or for 2 points if there is no place for one. If it cannot pay, it gains 1 Willpower.
term-impact = Impact
term-impact-text = How much a way to act brings Ego forward in the Aspiration it aims at: its count less yours, afterwards and before. Ego takes the way with the most. With Ego as Gloom, “Unity 2–2 → 2–3” is an Impact of 1: the count of Bliss stands first, as everywhere. If all ways would set it back, the action fails and in the full game Ego scores 1 point, once a turn.
term-difficulty = Difficulty
term-difficulty-text = Ego plays at medium difficulty, or with steps that make it harder or easier. Each level brings the steps before it; steps can also be picked one by one.
term-card-set = Card set
term-card-set-text = A file with the numbers and powers of the Emotions. You can play with your own.
term-status = Status
term-status-text = Whether a card’s wording is documented in published rules or was designed for this program.
