# Emotions, what their powers do, and where the wording comes from.

## Emotions

emotion-brightness = Brightness
emotion-bleakness = Bleakness
emotion-affection = Affection
emotion-comfort = Comfort
emotion-courage = Courage
emotion-sociability = Sociability
emotion-cheerfulness = Cheerfulness
emotion-excitement = Excitement
emotion-safety = Safety
emotion-trust = Trust
emotion-desire = Desire
emotion-generosity = Generosity
emotion-innocence = Innocence
emotion-kindness = Kindness
emotion-confidence = Confidence
emotion-optimism = Optimism
emotion-self-esteem = Self-Esteem
emotion-tranquility = Tranquility
emotion-adoration = Adoration
emotion-satisfaction = Satisfaction
emotion-valor = Valor
emotion-intimacy = Intimacy
emotion-euphoria = Euphoria
emotion-passion = Passion
emotion-freedom = Freedom
emotion-faith = Faith
emotion-longing = Longing
emotion-selflessness = Selflessness
emotion-purity = Purity
emotion-benevolence = Benevolence
emotion-self-respect = Self-Respect
emotion-hope = Hope
emotion-dignity = Dignity
emotion-serenity = Serenity
emotion-anger = Anger
emotion-craving = Craving
emotion-hostility = Hostility
emotion-jealousy = Jealousy
emotion-bitterness = Bitterness
emotion-boredom = Boredom
emotion-guilt = Guilt
emotion-pessimism = Pessimism
emotion-disgust = Disgust
emotion-dislike = Dislike
emotion-selfishness = Selfishness
emotion-mistrust = Mistrust
emotion-embarrassment = Embarrassment
emotion-fear = Fear
emotion-insecurity = Insecurity
emotion-loneliness = Loneliness
emotion-rage = Rage
emotion-greed = Greed
emotion-malevolence = Malevolence
emotion-envy = Envy
emotion-lethargy = Lethargy
emotion-indifference = Indifference
emotion-remorse = Remorse
emotion-despair = Despair
emotion-loathing = Loathing
emotion-animosity = Animosity
emotion-narcissism = Narcissism
emotion-suspicion = Suspicion
emotion-shame = Shame
emotion-panic = Panic
emotion-doubt = Doubt
emotion-isolation = Isolation
emotion-neutrality-red = Neutrality
emotion-neutrality-yellow = Neutrality
emotion-neutrality-green = Neutrality
emotion-neutrality-blue = Neutrality
emotion-urge = Urge
emotion-impulse = Impulse
emotion-inspiration = Inspiration
emotion-discipline = Discipline
emotion-caution = Caution
emotion-curiosity = Curiosity

## Powers that work once, when the Emotion comes into play

power-none = No power.
power-fetch-emotion = You may bring another Emotion of your team, wherever it lies, to an empty slot next to this one.
power-gain-willpower = You gain { $wp } Willpower.
power-token-beside-opponent = This Emotion gets a +{ $token } Intensity token if an opposing Emotion lies on a slot next to it.
power-draw-beside-own = If another Emotion of your team lies next to it, you draw { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
power-willpower-per-frontier = You gain { $wp } Willpower for every Frontier your team controls now, but no more than { $most }.
power-step-spirit = You may take your Spirit one space along a path for free, though not onto a space with an opposing Spirit.
power-place-essence = You may move 1 Essence from your board to an Emotion of your team that has room for it, anywhere; this one counts too.
power-token-beside-own = This Emotion gets a +{ $token } Intensity token if another Emotion of your team lies on a slot next to it.
power-gift = Choose a Spirit of your team, your own if you like: it gains { $essence } Essence and { $wp } Willpower.
power-token-when-behind-in-essence = If your team’s Emotions now hold less Essence than those of the opposing team, this one gets a +{ $token } Intensity token.
power-token-for-row = If one of your rows has { $tokens } Vibe tokens or more, it gets a +{ $token } Intensity token.
power-rotate-origin = You may turn the Origin by one step.
power-fill-neighbours = For each Emotion of your team next to it that has a free space, you may add 1 Essence from the supply.
power-draw-per-chain = You draw { $cards ->
        [one] a card
       *[other] { $cards } cards
    } for every other Emotion of your team in the chain it belongs to, but no more than { $most }.
power-gain-action = You have { $actions ->
        [one] one more Action
       *[other] { $actions } more Actions
    } this turn.
power-token-per-chain = It gets an Intensity token worth { $token } for every other Emotion of your team in the chain it belongs to, but no more than +{ $most }.
power-arrange-aspirations = Look at the top { $cards ->
        [one] card
       *[other] { $cards } cards
    } of your team’s Hidden Aspirations, then return them in an order you choose. The first must not be the same as the Common Aspiration.
power-add-vibe-token = Put a Vibe token on one of your rows, in any colour the row can take.
power-gain-ambition = { $ambition } Ambition of your team becomes available.
power-chip-neighbour = You may take 1 Essence off an opposing Emotion next to it, if at least 1 stays on that Emotion.
power-action-without-ambition = Once this Invoke is over: with none of your team’s Ambition available, you have { $actions ->
        [one] one more Action
       *[other] { $actions } more Actions
    } this turn.
power-steal-willpower = Choose an opposing Spirit that has more Willpower than you, and take { $wp } of it.
power-token-in-enemy-realm = In a Realm that the opposing team controlled until now, or where it has a Fortress, this one gets a +{ $token } Intensity token. On a Frontier nothing happens.
power-shove-spirit = You may push an opposing Spirit off the space next to this slot, to a space one path away.
power-gain-essence = You gain { $essence } Essence.
power-token-when-outnumbered = If your team, this one counted, has fewer Emotions on the board than the opposing team, it gets a +{ $token } Intensity token.
power-insecurity = Choose an opposing Spirit and one of its rows without an Insecurity token, and put one there. The next action of that row costs 1 Willpower more, and then the token is taken off.
power-insecurity-for-all = Every opposing Spirit gets an Insecurity token on a row you choose, one that has none yet. The next action of that row costs 1 Willpower more, and then the token is taken off.
power-token-when-alone = If no other Emotion of your team lies next to it, it gets a +{ $token } Intensity token.
power-drain-all-neighbours = Every opposing Emotion next to it loses { $essence } Essence.
power-take-from-sphere = Choose a Sphere and take { $wp } Willpower from it, or as much as it can give while keeping 1.
power-steal-by-comparison = Choose an opposing Spirit. If it has more Willpower than you, take { $wp } Willpower from it; if it is ahead of you in Essence, take { $essence } Essence.
power-weaken-fortress = In a Realm whose Fortress adds to the opposing team’s Intensity, that Fortress loses a step: a Major turns into a Minor, a Minor (or a Major whose team has no Minor left) is removed. On a Frontier nothing happens.
power-collect-tokens = All opposing Emotions lose their Intensity tokens. This one gets a token whose value is the number of tokens lost, but no more than +{ $most }.
power-drain-neighbour = Choose an opposing Emotion next to it: that Emotion loses { $essence } Essence.
power-gain-essence-held = You gain Essence, as much as lies on this Emotion.
power-empty-sphere = Choose a Sphere with { $least } Willpower or more: { $wp } of it goes to the supply. Then you may turn the Origin by one step.
power-add-rarest-tokens = Of every colour that your board shows least often, put one Vibe token on one of your rows, as far as the rows can take it.
power-lower-tokens = You may lower Intensity tokens on any Emotions, by as much in all as Essence lies on this one.

## Powers that work as long as the Emotion lies on the board

power-quell-price-nearby = Quelling an Emotion next to this one costs opposing Spirits { $wp } Willpower more.
power-quell-price-itself = Quelling this Emotion costs opposing Spirits { $ambition } Ambition more.
power-absorb-income-nearby = A Spirit of your team that absorbs next to the Triad of this Emotion gains { $wp } Willpower from the supply.
power-free-intensify = With one Intensify action, all Essence after the first goes onto this Emotion without paying Willpower for it.
power-turn-income = Players of your team gain { $wp } Willpower at the end of each of their turns.
power-free-quell-nearby = Once a turn, when a Spirit of your team Quells an Emotion next to this one, the Quell itself takes no Ambition.
power-easy-moves = Spirits of your team pay { $wp } Willpower less to Move, and can stop on a space with an opposing Spirit.
power-action-after-empower = A player of your team who Empowers an Emotion then has { $actions ->
        [one] one more Action
       *[other] { $actions } more Actions
    } this turn, also when that brings this Emotion into play. Several such Emotions count once.
power-lend-essence = Players of your team who Intensify another Emotion can use Essence from this one, down to the last 1, which stays.
power-cap-neighbours = Opposing Emotions next to it never count for an Intensity above { $intensity }.
power-absorb-more = { $supply ->
        [0] When a Spirit of your team absorbs, it takes { $sphere } Willpower more from the Sphere if this Emotion lies in the Sphere’s Realm.
       *[other] When a Spirit of your team absorbs, it takes { $sphere } Willpower more from the Sphere if this Emotion lies in the Sphere’s Realm, and { $supply } Willpower from the supply if the Spirit is next to the Triad of this Emotion.
    }
power-move-price-from = Opposing Spirits pay { $wp } Willpower more to Move away from the space next to this slot.
power-upgraded-move-income = When an opposing Spirit uses upgrades with a Move, your team chooses one of its Spirits, which gains { $wp } Willpower.
power-upgraded-action-income = When an opposing Spirit uses upgrades with any Spirit action, your team chooses one of its Spirits, which gains { $wp } Willpower.
power-quell-price = Every Quell costs opposing Spirits { $wp } Willpower more.
power-invoke-essence-nearby = To Invoke onto a slot next to this one, an opposing Spirit must return { $essence } extra Essence from its board to the supply.
power-invoke-essence = To Invoke, an opposing Spirit must return { $essence } extra Essence from its board to the supply.
power-quell-discard = After a Quell, an opposing player discards { $cards ->
        [one] a card
       *[other] { $cards } cards
    } from hand, if there is one to discard.
power-move-price-to = Opposing Spirits pay { $wp } Willpower more to Move onto the space next to this slot.
power-intensity-per-opponent = Its Intensity is { $intensity } higher for every opposing Emotion on the board, but by no more than { $most }.
power-intensity-when-alone = Its Intensity is { $intensity } higher while no other Emotion of your team lies next to it.
power-level-triad = Every Emotion in its Triad has the Intensity printed under this one’s last Essence. Tokens and powers change nothing there.
power-leave-income = When an opposing Emotion leaves the board, your team chooses one of its Spirits, which gains { $wp } Willpower.
power-leave-choice = When any other Emotion leaves the board, a Spirit your team chooses can take one of these: { $essence } Essence, { $wp } Willpower, or { $cards ->
        [one] a card
       *[other] { $cards } cards
    } from its deck.

## Powers that work once, when the Emotion itself leaves the board

power-parting-draw = When it leaves the board, a Spirit your team chooses may draw { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
power-parting-willpower = When it leaves the board, a Spirit your team chooses gains { $wp } Willpower.
power-parting-essence = When it leaves the board, a Spirit your team chooses may gain { $essence } Essence.
power-parting-token = When it leaves the board, a Spirit your team chooses may get a Vibe token on one of its rows, in any colour the row can take.

## Where a card’s wording comes from

status-documented = Documented: published rules state what this card does.
status-documented-in-part = Documented in part: published rules state some of it, and the rest was made for this program.
status-designed = Designed: made for this program, because the published rules leave this card’s power out.
