# The rules book. web/src/rules/chapters.ts says which messages make which chapter.
# [words](#chapter) leads to another chapter, [words](~term) explains a term of words.ftl or help.ftl, **words** stand out.

rules-title = The rules
rules-lead = The whole game in short chapters. Look something up, or read from the top in about half an hour.
rules-search = Search the rules
rules-search-hint = Type a word, for instance “blocked”
rules-found = { $count ->
        [0] Nothing was found. Try another word.
        [one] One place
       *[other] { $count } places
    }
# Words that people look for, and after the colon those that the rules use for it: a line for each.
rules-search-words =
    shield, wall, obstruct, protect: blocking, blocked, keep
    tower, castle, building, build: fortress, fortify
    win, winning, winner, victory, lose: win, end
    score, scores, scoring, vp: points, score
    mana, energy, money, resource, resources, coins: willpower, essence
    kill, destroy, attack, fight: quell, raze
    summon, cast: invoke
    improve, skill: upgrade
    evolve, transform, promote: empower
    goal, goals, objective, objectives, mission, quest: aspiration
    secret, private, concealed: hidden
    magic, effects: power
    area, region, territory, zone: realm, frontier
    neighbour, neighbours, adjacent, nearby: next
    walk, travel: move
    strength, might: intensity
    colour, color, suit: vibe
    solo, alone, automa, bot, computer: ego
    finish, finished, ending: end
    beginning, beginner: begin
    dominate, majority: control
    version, versions: edition, editions
# Words of a question that say nothing of what is looked for.
rules-search-filler = how, do, does, what, is, are, the, an, my, can, when, why, where, who, of, to, in, on, and, or, it, game
# A word and what it means, as a search finds them.
rules-term = { $title }: { $text }
rules-of-edition = { $edition }
rules-group-of-edition = { $edition }: { $group }
rules-contents = Contents
rules-example = Example
rules-in-basic = In the basic game
rules-compared = What is compared
rules-other-edition = These chapters tell the rules of the final edition. What is different in this one is told in the chapter [The editions side by side](#editions); its cards and boards are in the [card browser](/cards#spirits).
rules-other-edition-prototype = Most chapters tell the rules of the final edition. The prototype is another game, told from the chapter [The prototype of 2017](#prototype-rounds) on and compared in [The editions side by side](#editions); its cards and boards are in the [card browser](/cards#spirits).
rules-back-to-top = Back to the contents
rules-link-here = Link to this chapter: { $chapter }
rules-level = Level
rules-level-changes = What it changes

rules-group-start = Before you play
rules-group-turn = Your turn
rules-group-world = The inner world
rules-group-points = Points
rules-group-early = Another game: the prototype
rules-group-more = Ways to play

## The aim

rule-aim = What it is about
rule-aim-1 = Two teams struggle over the mind of one person. **Bliss** brings what is bright, **Gloom** what is dark. Each team has one or two [Spirits](~spirit), and each player plays a Spirit.
rule-aim-2 = You place [Emotions](#emotions) on the board. Where your Emotions are the more intense ones, your team [controls](#control) the land. Control and other merits count towards [Aspirations](#aspirations).
rule-aim-3 = In the middle turns the [Origin](#origin) with five Spheres full of Willpower. Whoever takes the last Willpower out of a Sphere causes a [Revelation](#revelation). Then each team that is ahead in an Aspiration adds a [Fragment](~fragment) to the [Identity](~identity), the tower in the middle.
rule-aim-4 = Fragments are points. In the full game there are also points for [Intentions](#intentions), deeds you do on your turn. When the game [ends](#end), the team with more points has shaped the person’s Identity.
rule-aim-example = Three things to keep an eye on: which Aspiration is the current one, who is ahead in it, and which Sphere is nearly empty.
rule-aim-basic = The aim is the same. Points come from Fragments alone: there are no Intentions.

## The board

rule-board = The board
rule-board-1 = Five **Realms** lie in a ring. Clockwise they are the Valley of Motives, the Cradle of Senses, the Network of Thoughts, the Land of Desires and the Willow of Values. Between two neighbouring Realms lies a **Frontier**, so there are five of those too.
rule-board-2 = Around the rim run fifteen **slots**, each for one Emotion: two in every Realm, one on every Frontier. A slot is next to the slot before it and the slot after it, and to no other.
rule-board-3 = A Frontier’s slot and the nearest slot on either side of it form its [Triad](~triad). Every slot belongs to exactly one Triad.
rule-board-4 = Spirits stand on **spaces**: one in each Realm, one on each Frontier. Paths lead from a Realm’s space to the spaces of its two Frontiers, and nowhere else. Any number of Spirits of one team may share a space.
rule-board-5 = Each Realm also has a **site** for one [Fortress](#fortify).
rule-board-6 = What a Spirit is next to depends on where it stands:
rule-board-7 = **In a Realm:** both slots of that Realm, its site, the Sphere that faces it, and its two Frontiers with their Triads.
rule-board-8 = **On a Frontier:** the Frontier’s own slot, the sites of both Realms beside it, the Spheres that face them, and this one Frontier with its Triad.
rule-board-example = Love stands in the Cradle of Senses. She reaches slots 2 and 3, the site of that Realm and the one Sphere facing it. Slots 1 and 4 are on the Frontiers: she is next to those Frontiers, but not to their slots.
rule-board-basic = The board is the same.

## The Origin

rule-origin = The Origin and its Spheres
rule-origin-1 = The Origin is a wheel of five **Spheres**. Clockwise they are Commitment, Creativity, Humility, Diligence and Knowledge. One Sphere faces each Realm. Which one faces which at the start is left to chance.
rule-origin-2 = Every Sphere begins with 7 [Willpower](~willpower). When the Origin **turns**, each Sphere goes on to the next Realm clockwise, with what is left in it.
rule-origin-3 = A Sphere gives a bonus to whoever [absorbs](#absorb) from it, if they want it:
rule-origin-4 = **Commitment:** pay 1 Willpower, and 1 Ambition of your team becomes available.
rule-origin-5 = **Creativity:** draw a card.
rule-origin-6 = **Humility:** gain 1 Essence.
rule-origin-7 = **Diligence:** gain 2 Willpower from the supply.
rule-origin-8 = **Knowledge:** add a [Vibe token](#tokens), without discarding a card for it.
rule-origin-basic = The Spheres are the same.

## What you own

rule-goods = Cards, tokens and Essence
rule-goods-1 = You begin with 4 **Willpower**, 2 **Essence** and 2 cards in hand. Willpower pays for most of what you do. Essence makes Emotions strong. Both come from a supply that never runs out.
rule-goods-2 = Your **deck** has sixteen Mild Emotions, no more than two copies of each. Its top card lies face up for all to see. Cards are drawn one by one, and the next card is turned up each time. When the deck is empty, nothing is drawn.
rule-goods-3 = Your team shares three **Ambition** tokens. An available one can be spent; a spent one has to be made available again. At the start all three are unavailable.
rule-goods-4 = Your team also has nine [Hidden Aspirations](#aspirations) (one of each kind), two copies of each of its sixteen Strong Emotions, and its **Fragments**: five Minor ones, three Major ones and one Capping Fragment.
rule-goods-5 = A Mild Emotion that is discarded goes face down to the bottom of the deck it came from, and into an empty deck face up. A Strong one returns to its team. A Brightness leaves the game. A Bleakness goes back to the stock of six from which [Anxiety](#spirits) may take it.
rule-goods-6 = Team-mates may show each other everything and talk about it. They may not give each other anything.
rule-goods-basic = Each team has seven Hidden Aspirations, without Sensibility and Reflection, and no Strong Emotions.

## Setting up

rule-setup = Setting up
rule-setup-1 = The program does the following by itself: it fills the Spheres, turns the Origin at random, lays the nine Common Aspirations in a row, shuffles the Hidden Aspirations (until the top one differs from the current Common Aspiration), shuffles every deck and deals two cards.
rule-setup-2 = A player drawn by lot begins. Then the teams alternate; who of the other team comes first is drawn too, and this order stays for the whole game. The first player has 6 Willpower in place of 4, but cannot Absorb in their first turn.
rule-setup-3 = In the order of play, each player puts their Spirit on a Frontier that nobody has taken yet. Then they lay their starting Emotion, Brightness for Bliss and Bleakness for Gloom, on one of the two Realm slots next to that Frontier’s slot. It comes with 1 Essence.
rule-setup-4 = Then, again in order, each player places four **wild** [Vibe tokens](#tokens) on their board: to unlock rows, or to upgrade rows that are unlocked.
rule-setup-5 = Learners can choose the fixed start: then Spirits and starting Emotions lie as in the basic game, and only the tokens are left to place.
rule-setup-basic = Everything starts from fixed places. Bliss begins on the Frontiers of Motives and Senses and of Thoughts and Desires, with Brightness on slots 0 and 8; Gloom on those of Senses and Thoughts and of Desires and Values, with Bleakness on slots 3 and 11. The wild tokens unlock Move, Invoke, Quell and Fortify.

## A turn

rule-turn = Your turn
rule-turn-1 = On your turn you have three **Actions**. You may take them in any order, the same one again and again if you like, and you may stop early.
rule-turn-2 = An Action is a [Spirit action](#spirit-actions) (Move, Invoke, Quell, Fortify, Empower) or a [Realm action](#realm-actions) (Gain Willpower, Draw Emotions, Move Emotion, Intensify, Harvest Essence).
rule-turn-3 = Before, between and after your Actions you may use each of the [Ambition abilities](#abilities) once, and [Absorb](#absorb) once. These are not Actions.
rule-turn-4 = At the end of your turn you choose: 1 Ambition of your team becomes available, **or** you draw 2 cards. Then Satisfaction, if your team has it on the board, gives its Willpower. If you have no Willpower at all after that, you take 1.
rule-turn-example = Love has 5 Willpower. She moves (1), Invokes an Emotion (2 and 1 Essence), absorbs 3 Willpower from a Sphere, and then Gains Willpower (pay 1, get 4) with her third Action. She ends her turn with 8.
rule-turn-basic = A turn is the same, without Empower.

## Spirit actions

rule-spirit-actions = Spirit actions and their rows
rule-spirit-actions-1 = Your Spirit’s board has five **rows**, one for each Spirit action. A row has four spaces for [Vibe tokens](#tokens). The first token, on the left, **unlocks** the action. The other three spaces are **upgrades**.
rule-spirit-actions-2 = You take a Spirit action in this order:
rule-spirit-actions-3 = Name the action. If you like, add a token to its row.
rule-spirit-actions-4 = Say which upgrades you use, and what the action is aimed at.
rule-spirit-actions-5 = Pay for all of it together.
rule-spirit-actions-6 = The action takes effect. Then come the powers of Emotions that left the board, and after them those of Emotions that entered it.
rule-spirit-actions-7 = Upgrades that work afterwards take effect, then powers of other Emotions that react.
rule-spirit-actions-8 = Last come [Intentions](#intentions) and the bonuses of the Wheel.
rule-spirit-actions-9 = The price is the basic cost, plus what the upgrades cost, plus what opposing Emotions add, minus discounts. It never falls below nothing. Discounts lower Willpower only, never Ambition or Essence. If you cannot pay the whole price, you cannot do it that way.
rule-spirit-actions-basic = Only the first four rows are in use. Side A of the boards is played.

## Tokens and upgrades

rule-tokens = Vibe tokens and upgrades
rule-tokens-1 = When you take a Spirit action you may first discard a card from your hand and put a token of that card’s [Vibe](~vibe), its colour, on the row of that action. One token for each action, and you must be able to carry out the action afterwards.
rule-tokens-2 = On a locked row the token must go on the first space. On an unlocked row it goes on any free upgrade. A row never holds two tokens of the same colour. Wild tokens have no colour and are only placed at the start.
rule-tokens-3 = Other effects that add a token follow the same limits, but may choose any row of your board and, unless their text names the colour, any colour that row can take.
rule-tokens-4 = Using an upgrade is up to you. Each upgrade with a token on it may be used once in an action, if its condition is met and it changes something. A token you have just placed counts at once.
rule-tokens-5 = **Determination**, on most rows, makes the action 1 Willpower cheaper.
rule-tokens-example = You Move, discard a green card and put the green token on Haste. This same Move may already use it: for 1 Willpower more you go two spaces.
rule-tokens-basic = Tokens and upgrades are part of the basic game. The row of Empower takes none.

## Move

rule-move = Move
rule-move-1 = **Costs 1 Willpower.** Your Spirit goes along one path to the next space. It may not stop where an opposing Spirit stands.
rule-move-2 = **Haste** (+1 Willpower): go one space further. On the way you may pass opposing Spirits.
rule-move-3 = **Surmount** (+1 Willpower): you may stop where an opposing Spirit stands.
rule-move-4 = **Determination:** 1 Willpower less.
rule-move-basic = Move is the same.

## Invoke

rule-invoke = Invoke
rule-invoke-1 = **Costs 2 Willpower and 1 Essence of your own.** Play a Mild Emotion from your hand onto an empty slot next to your Spirit. The Essence goes on its first space. If it has a power for coming into play, that happens now.
rule-invoke-2 = **Bolster** (1 Ambition): the Emotion gets 1 Essence more, from the supply.
rule-invoke-3 = **Inner Force** (+2 Willpower): the Essence it needs comes from the supply, not from your board.
rule-invoke-4 = **Determination:** 1 Willpower less.
rule-invoke-example = Love on a Frontier can only invoke onto the Frontier’s own slot. In a Realm she would have two slots to choose from.
rule-invoke-basic = Invoke is the same, and so are the powers of Mild Emotions.

## Quell

rule-quell = Quell
rule-quell-1 = **Costs 2 Willpower and 1 Ambition.** Choose an opposing Emotion next to your Spirit, and show a card of the same Vibe from your hand. You keep the card. The Emotion loses its rightmost Essence, which goes to the supply.
rule-quell-2 = An Emotion with no Essence left leaves the board.
rule-quell-3 = Brightness and Bleakness match every Vibe when quelled, so any card will do. You still need a card to show.
rule-quell-4 = **Subdue** (+2 Willpower): take off 1 more Essence.
rule-quell-5 = **Extinguish** (+1 Willpower): you need not show a card.
rule-quell-6 = **Determination:** 1 Willpower less.
rule-quell-7 = When a power takes Essence off an Emotion, that is not a Quell: nothing that guards against quelling, or makes it dearer, applies.
rule-quell-basic = Quell is the same.

## Fortify

rule-fortify = Fortify
rule-fortify-1 = **Costs 3 Willpower.** Put an unused Minor Fragment as a **Fortress** on an empty site next to your Spirit, in a Realm the opposing team does not control. A Fortress adds to your team’s Intensity in its Realm: a Minor 1, a Major 2.
rule-fortify-2 = **Exalt** (+1 Ambition): do not build. Instead a Minor of your team on a site next to you turns into one of your team’s unused Majors, in a Realm the opposing team does not control.
rule-fortify-3 = **Raze** (+1 Willpower, +1 Ambition): do not build. Instead an opposing Minor on a site next to you is removed, or an opposing Major turns into one of its team’s unused Minors. If that team has no Minor left, its Major stands firm. It does not matter who controls the Realm. You have one more Action this turn.
rule-fortify-4 = **Determination:** 1 Willpower less.
rule-fortify-5 = One Fortify does one of these things. Fragments that are removed or exchanged go back to their team and can be used again.
rule-fortify-6 = A Fortress can also join the Identity, when a Sphere at its Realm is emptied: see [Revelation](#revelation).
rule-fortify-example = In the Willow of Values, Courage gives Bliss 2 and Anger gives Gloom 2. The Major Fortress of Bliss adds 2, so Bliss controls the Realm by 4 to 2.
rule-fortify-basic = Fortify is the same.

## Empower

rule-empower = Empower
rule-empower-1 = **Costs 3 Willpower.** Choose a Mild Emotion of your team next to your Spirit that holds at least as much Essence as its [threshold](~threshold). It turns into its Strong counterpart. All its Essence moves over; the Mild card is discarded, and its Intensity token is lost.
rule-empower-2 = A copy of the Strong Emotion must be left: each team has two.
rule-empower-3 = The Mild Emotion leaves the board before the Strong one comes into play.
rule-empower-4 = **Channeled Power** (1 Ambition): first put 1 Essence from the supply on it. It needs a free space for that.
rule-empower-5 = **Emotional Outburst** (+1 Willpower): the Emotion may lie anywhere on the board.
rule-empower-6 = **Determination:** 1 Willpower less.
rule-empower-basic = There is no Empower, and there are no Strong Emotions.

## Realm actions

rule-realm-actions = Realm actions
rule-realm-actions-1 = Each Realm offers an Action to everybody, wherever their Spirit stands. If your team [controls](#control) the Realm, the Action costs 1 Willpower less. You pay before you receive anything.
rule-realm-actions-2 = **Valley of Motives: Gain Willpower** (1, with control 0). You gain 4 Willpower.
rule-realm-actions-3 = **Cradle of Senses: Draw Emotions** (1, with control 0). You draw a card. Then you may pay 2 for another, as often as you like; you see the next top card before you decide.
rule-realm-actions-4 = **Network of Thoughts: Move Emotion** (2, with control 1). Bring an Emotion of your team from anywhere, with its Essence and its token, to an empty slot next to your Spirit.
rule-realm-actions-5 = **Land of Desires: Intensify** (1, with control 0). Put 1 Essence of your own on an Emotion of your team next to your Spirit that has a free space. Each further Essence on the same Emotion costs 1 Willpower.
rule-realm-actions-6 = **Willow of Values: Harvest Essence** (1, with control 0). Turn as much Willpower as you like, at least 1, into the same amount of Essence.
rule-realm-actions-7 = Moving an Emotion is neither leaving the board nor coming into play: no power is set off.
rule-realm-actions-basic = The Realm actions are the same.

## Abilities

rule-abilities = Ambition and its abilities
rule-abilities-1 = For [Ambition](~ambition) your team has available, you may do these things, each once in your turn and without spending an Action:
rule-abilities-2 = **Add a Vibe token** (1 Ambition): on any row of your board, in any colour that row can take. No card is discarded, and you need not take the action.
rule-abilities-3 = **Rotate the Origin** (1 Ambition): it turns one step clockwise.
rule-abilities-4 = **Extra Action** (2 Ambition): you have one more Action this turn.
rule-abilities-5 = Ambition is also part of the price of Quell and of some upgrades. It becomes available at the end of turns, by Commitment, by the Wheel and by some powers and upgrades. A team never has more than three.
rule-abilities-basic = The abilities are the same.

## Absorb

rule-absorb = Absorb
rule-absorb-1 = Once in your turn you may absorb. It costs nothing and is no Action. The first player cannot do it in their first turn.
rule-absorb-2 = Choose a Sphere that faces the Realm your Spirit stands in, or one of the two Realms beside its Frontier.
rule-absorb-3 = Take 2 Willpower from it, and 1 more for each Frontier next to your Spirit that your team controls. Some powers add to that. You cannot take more than there is.
rule-absorb-4 = Take the Sphere’s [bonus](#origin), if you like.
rule-absorb-5 = Take the Willpower that powers give from the supply; then Delight may draw.
rule-absorb-6 = If the Sphere is now empty, there is a [Revelation](#revelation).
rule-absorb-7 = The Origin turns one step.
rule-absorb-example = Love stands in the Valley of Motives with a Bliss Frontier on either side. She takes 2 + 1 + 1 = 4 Willpower out of Humility, which had 5, and gains 1 Essence as its bonus. Then the Origin turns, and Humility goes on to the Cradle of Senses with its last Willpower.
rule-absorb-basic = Absorb is the same, without the powers of Spirits.

## Emotions

rule-emotions = Emotions and their powers
rule-emotions-1 = A card shows the Emotion’s team, its [Vibe](~vibe) and a row of Essence spaces with a number under each. It is **Mild**, **Strong** or a starting Emotion (Brightness, Bleakness). Essence fills the spaces from the left.
rule-emotions-2 = Most Emotions have a power. Some work once, **when they come into play**: a Mild one when it is invoked, a Strong one when it is empowered. Others work **while they lie on the board**, in the turns of opponents too if the text speaks of them.
rule-emotions-3 = “You” is the player whose turn it is, if the Emotion belongs to their team. Where a text says “may” you decide; otherwise you must, as far as it is possible. What cannot have any effect does not happen.
rule-emotions-4 = “Next to” means the slot before or after on the ring. A **chain** is a run of Emotions of one team on slots in a row.
rule-emotions-5 = Two copies of the same Emotion both count, unless the text says otherwise. Comparisons are made after everything is paid and the Essence is in place.
rule-emotions-6 = If several powers work at one moment, the team whose turn it is goes first, then the others in the order of play; within a team the lower slot comes first.
rule-emotions-7 = Essence that you put on an Emotion comes from your own board unless the text says otherwise. It can never be more than the Emotion has spaces for.
rule-emotions-8 = Every card is in the [card browser](/cards), with notes on the difficult ones and with its status: whether published rules state what it does, or whether it was designed for this program.
rule-emotions-basic = Mild Emotions and their powers are in use, Strong ones are not.

## Intensity

rule-intensity = Intensity
rule-intensity-1 = An Emotion’s **Intensity** is the number under its last Essence. On most cards more Essence means more Intensity, but look closely: on some it stands still, and on one it falls.
rule-intensity-2 = To that comes its **Intensity token**, if a power gave it one. An Emotion has at most one token, of +6 at most. The token is no Essence, and it is lost when the card leaves the board.
rule-intensity-3 = Then come bonuses of the Emotion’s own power, and after them Purity, which caps the result. Intensity is never less than 0.
rule-intensity-example = Excitement has the numbers 1, 2, 3. With 2 Essence its Intensity is 2. With a third Essence it would be 3.
rule-intensity-basic = Intensity is the same. Purity, a Strong Emotion, is not in the game.

## Control

rule-control = Control of Frontiers and Realms
rule-control-1 = Control is always up to date. It changes the moment an Emotion, its Intensity or a Fortress changes.
rule-control-2 = **A Frontier** is decided in its [Triad](~triad): three slots. If only one team has Emotions there, it controls the Frontier, even with Intensity 0. Otherwise the team with the higher total of Intensity does. With a tie, or with no Emotion there, nobody does.
rule-control-example = In the Triad of Motives and Senses lie Courage with 2, Jealousy with 2 and Kindness with 1. Bliss has 3, Gloom has 2: Bliss controls the Frontier.
rule-control-3 = **A Realm** is decided by four slots: its own two and those of the two Frontiers at its borders. Each team adds up the Intensity of its Emotions there, and 1 or 2 for its Fortress. The higher total controls the Realm; with a tie nobody does.
rule-control-4 = **Blocking:** an Emotion on a Frontier does not count in a Realm while the Realm’s slot next to it holds an opposing Emotion. It still counts in its own Triad, and in the Realm on its other side if it is not blocked there too.
rule-control-second = In the Cradle of Senses, Bliss counts Optimism (1) and Excitement from the Frontier (2). Desire on the other Frontier is blocked by Dislike. Gloom counts Dislike (2) and a Minor Fortress (1). Three against three: nobody controls the Realm.
rule-control-5 = Control of a Realm makes its [action](#realm-actions) cheaper. Control of a Frontier adds to what you [absorb](#absorb) next to it. Both count for [Aspirations](#aspirations).
rule-control-basic = Control is the same.

## Aspirations

rule-aspirations = Aspirations
rule-aspirations-1 = The nine **Common Aspirations** lie in a row for all to see. The first one that is still face up is the current one. Besides, each team has one **Hidden Aspiration**, the top card of its own pile, which only that team knows.
rule-aspirations-2 = An Aspiration is met by the team that has strictly **more** of what it counts. On a tie nobody meets it. A team can meet the current Common Aspiration and its own Hidden one, never the other team’s.
rule-aspirations-3 = **Attitude:** Realms you control.
rule-aspirations-4 = **Openness:** Frontiers you control.
rule-aspirations-5 = **Awareness:** Triads in which you have at least one Emotion.
rule-aspirations-6 = **Unity:** Emotions in your longest chain.
rule-aspirations-7 = **Liveliness:** Essence on your Emotions.
rule-aspirations-8 = **Versatility:** different Vibes among your Emotions. Brightness and Bleakness have none.
rule-aspirations-9 = **Fortitude:** Intensity of your Fortresses, all added up.
rule-aspirations-10 = **Sensibility:** Intensity of your single most intense Emotion.
rule-aspirations-11 = **Reflection:** Realms you control together with the Frontier on the opposite side of the board.
rule-aspirations-example = Bliss has four Emotions in a row on slots 13, 14, 0 and 1, for the ring has no gap there. Brightness on slot 3 lies apart. In Unity Bliss leads by 4 to 3, in Awareness by 3 Triads to 2.
rule-aspirations-second = Valley of Motives and, across from it, the Frontier of Thoughts and Desires: Bliss controls both, and has one pair for Reflection.
rule-aspirations-basic = Sensibility and Reflection are left out everywhere: there are seven Common Aspirations, and seven Hidden ones for each team.

## Revelation

rule-revelation = The Revelation
rule-revelation-1 = When an Absorb has emptied a Sphere, these things happen in order:
rule-revelation-2 = **Show.** Each team shows its Hidden Aspiration.
rule-revelation-3 = **Compare.** See who meets the Common Aspiration, and whether each team meets its own Hidden one.
rule-revelation-4 = **Build the Identity.** A team that met one of them adds a Minor Fragment to the Identity, a team that met both a Major one. A team that has none of that kind left adds its Capping Fragment later on, and the game will [end](#end).
rule-revelation-5 = **The next Common Aspiration.** The current one is turned down. If a team added a Major, the other team removes one of those that are left. The first one left becomes the current one; if none is left, the game will end.
rule-revelation-6 = **New Hidden Aspirations.** Those shown go back to the box. A team that met neither may look at the top three of its pile and put one of them on top; it must differ from the new Common Aspiration. All others shuffle until their top card differs from it. The team whose turn it is goes first. With no Common Aspiration left, none of this is needed.
rule-revelation-7 = **The Fortress.** If the Realm that the emptied Sphere faces has a Fortress, its Fragment joins the Identity for its owner. A Fortress built or exalted in this very turn stays where it is.
rule-revelation-8 = **Capping.** A Capping Fragment that is due is added now. If both teams are due one, the team that caused the Revelation adds its own, and the other scores 4 points on its Wheel, without the Wheel’s bonuses.
rule-revelation-9 = **Refill.** The Sphere is filled to 7 Willpower again, and the turn goes on.
rule-revelation-10 = Whoever is on turn decides for their own team. For the other team its player who acts next decides. If a team’s pile holds no card that differs from the Common Aspiration, it has no Hidden Aspiration until the next Revelation.
rule-revelation-example = The current Aspiration is Openness. Bliss controls three Frontiers, Gloom two: Bliss meets it. Bliss’s own Hidden Aspiration is Unity, and Gloom’s chain is longer. So Bliss met one of two and adds a Minor Fragment, worth 3 points.
rule-revelation-basic = The Revelation is the same.

## Intentions

rule-intentions = Intentions and the Wheel
rule-intentions-1 = **Intentions** are deeds that score at once, for your team, when you do them on your own turn. The first Intention in a turn scores 1 point, every further one in that turn 2, also when it is the same deed again in a later action. One action or ability scores each Intention once at most. What you do while setting up scores nothing.
rule-intentions-2 = Side A of the team board has these:
rule-intentions-3 = **Suppress:** take off 1 Essence or more with a Quell action.
rule-intentions-4 = **Drink deep:** take 4 Willpower or more out of a Sphere with one Absorb.
rule-intentions-5 = **Fill up:** put Essence on the last free space of an Emotion of your team, not of a Brightness or Bleakness. Essence that an Empower carries over does not count, nor does what Selflessness lends.
rule-intentions-6 = **Complete a row:** put the fourth token on one of your rows.
rule-intentions-7 = Side B has Suppress too, and these:
rule-intentions-8 = **Found:** a Fortress of your team joins the Identity in a Revelation you caused.
rule-intentions-9 = **Grow:** Empower an Emotion.
rule-intentions-10 = **Levels:** for the first time, have at least 1 token on every row of your board; later at least 2, 3, and 4. Each level counts once in a game for every player.
rule-intentions-11 = The points are counted on your team’s **Wheel of Intentions**. On reaching or passing 2, 8 and 14 you gain 1 Essence, at 4, 10 and 16 you draw a card, at 6, 12 and 18 one Ambition becomes available. Whoever is on turn receives it. A team that stands at 20 or more ends the game after this turn.
rule-intentions-example = You Quell (1 point). Later in the turn you absorb 4 Willpower (2 points). If the Wheel stood at 3, it is now at 6: you draw a card when you reach 4, and an Ambition becomes available at 6.
rule-intentions-basic = There are no Intentions. The Wheel stays at 0, but for the 4 points in place of a second Capping Fragment, and cannot end the game.

## The end

rule-end = End and score
rule-end-1 = The game ends after the turn in which one of these happened:
rule-end-2 = No Common Aspiration is left.
rule-end-3 = A team had none left of the Fragment it was due.
rule-end-4 = A team reached 20 on its Wheel.
rule-end-5 = The turn limit was reached, if you have set one. Where programs alone play, it is 200 turns.
rule-end-6 = Then each team adds up: its Wheel, 3 points for each Minor, 5 for each Major and 4 for its Capping Fragment in the Identity. Fortresses still on their sites count nothing.
rule-end-7 = More points win. On a tie the team whose Capping Fragment was placed wins; if there is none, it is a draw.
rule-end-basic = Twenty on the Wheel cannot happen. The rest is the same.

## The basic game

rule-basic = The basic game
rule-basic-1 = Play this one first. It is the same game with fewer parts:
rule-basic-2 = Everything starts from [fixed places](#setup), with Move, Invoke, Quell and Fortify unlocked.
rule-basic-3 = There is no [Empower](#empower), and there are no Strong Emotions.
rule-basic-4 = There are no [Intentions](#intentions). All points come from the Identity, but for the 4 in place of a second [Capping Fragment](#revelation).
rule-basic-5 = [Spirits](#spirits) have no powers, and side A of their boards is used.
rule-basic-6 = The [Aspirations](#aspirations) Sensibility and Reflection are left out.
rule-basic-7 = Everybody plays the starter deck of their team, unless you choose other decks.

## Spirits

rule-spirits = Spirits and their boards
rule-spirits-1 = Each team has four Spirits. A Spirit has a power of its own, a deck made for it, and a board with two sides. Side A is the same for all; side B differs from Spirit to Spirit and has upgrades that side A lacks. All players use the same side.
rule-spirits-2 = On side B some upgrades you know have another price; it takes the place of the usual one.
rule-spirits-3 = All Spirits with both sides of their boards are in the [card browser](/cards#spirits).
rule-spirits-basic = Spirits differ in name and looks only.

## Fewer players

rule-shaper = Two or three players: the Shaper
rule-shaper-1 = A **Shaper** is one Spirit that makes up a whole team: one deck, one hand, the usual goods, and all of the team’s Ambition.
rule-shaper-2 = **Two players:** two Shapers take turns. One of them begins by lot, with 6 Willpower and no Absorb in the first turn.
rule-shaper-3 = **Three players:** the team of two plays first and third, the Shaper second and fourth. Each of the Shaper’s turns is a whole turn.
rule-shaper-4 = A Shaper has two starting Emotions. The first is placed with the Spirit. The second follows in a second round, as though a second Spirit stood on a Frontier nobody has taken.
rule-shaper-5 = Or else one person plays both Spirits of a team in a game for four.
rule-shaper-basic = A Shaper’s Emotions take both of its team’s places, and its Spirit the first of them.

## The third team

rule-balance = Three teams: Balance
rule-balance-1 = A third team can join the full game, for three to six players: **Balance**, with the Spirits Reason and Intuition. It wants neither of the others to prevail. All other chapters hold, but for what follows.
rule-balance-2 = **Players:** six Spirits, two in each team. With five players one team is a [Shaper](#shaper), with four players two are, with three all.
rule-balance-3 = **Setting up:** every Sphere begins with 8 Willpower and is filled up to 8. Reflection is not in the game. Of the other eight Common Aspirations, six drawn by lot make the row.
rule-balance-4 = **Order:** Bliss and Gloom alternate, and every third turn is one of Balance; who of each team comes first is drawn by lot. If only one of Bliss and Gloom is a Shaper, the other team begins. A Shaper takes all turns of its team.
rule-balance-5 = **Start:** Balance’s Spirits come last, each on any Frontier, taken or not, and without an Emotion. Each has 1 Bliss Essence and 1 Gloom Essence, and a deck of eight Neutrality, two of each Vibe.
rule-balance-6 = Balance has no [Essence](~essence) of its own. Its players hold that of Bliss and that of Gloom. Whenever they gain Essence they choose the kind, for each one anew.
rule-balance-7 = A Balance Emotion holds one kind of Essence only, the one it was invoked with, and **counts for** that team: in control, in blocking and for Aspirations. In everything else it is Balance’s, and opposing to both of the others. A Balance Fortress counts for one of them too, in control and for Fortitude.
rule-balance-8 = **Move:** Balance’s Spirits share spaces with anybody and stand in nobody’s way.
rule-balance-9 = **Invoke:** with Essence of one kind. All that is added later is of the same kind. What Fear and Panic ask for can be of either kind.
rule-balance-10 = **Quell:** only Emotions of Bliss and of Gloom, which can quell those of Balance as well.
rule-balance-11 = **Fortify:** costs 1 Essence more. To build, it is that of the team that controls the Realm, or either if nobody does, and the Fortress counts for that team. To Exalt, it is that of the team the Fortress counts for, and the other one must not control the Realm. To Raze a Fortress of one team, it is that of the other.
rule-balance-12 = **Empower:** a Neutrality turns into any Strong Emotion of Balance that is not on the board; the Strong one says how much Essence it takes. You choose its [Vibe](~vibe). Then comes its power, and after it that of the Neutrality which left.
rule-balance-13 = **Absorb:** in place of Frontiers that a team controls, each Triad next to the Spirit with a Balance Emotion in it brings 1 Willpower more.
rule-balance-14 = **Realm actions:** Balance controls no Realm. Reason always pays 1 Willpower less, Intuition always the whole price.
rule-balance-15 = In a [Revelation](#revelation) Bliss and Gloom compare as ever. Balance looks at its Hidden Aspiration alone, which has two conditions. One is that Bliss and Gloom are exactly tied in it; nothing against nothing is a tie too. If one of the two is met, Balance adds a Minor Fragment, if both are, a Major. The other condition is:
rule-balance-16 = **Attitude:** three Balance Emotions or more lie in Realm slots.
rule-balance-17 = **Openness:** Balance Emotions lie on the slots of two Frontiers or more.
rule-balance-18 = **Awareness:** Balance Emotions lie in three Triads or more.
rule-balance-19 = **Unity:** two Balance Emotions or more belong to longest chains, those of Bliss and those of Gloom. A single Emotion is no chain.
rule-balance-20 = **Liveliness:** there is a Balance Emotion, and on all of them together lies as much Bliss Essence as Gloom Essence.
rule-balance-21 = **Versatility:** two Balance Emotions or more have a Vibe that nothing else has which counts for the same team.
rule-balance-22 = **Fortitude:** two Balance Fortresses or more stand on the board.
rule-balance-23 = **Sensibility:** a Balance Emotion has an Intensity of 3 or more.
rule-balance-24 = No Common Aspiration is removed for a Major. Instead, after the current one is turned down, the team with the fewest points may move one of those that are left to another place in the row; of several such teams one is drawn by lot.
rule-balance-25 = If several teams are due their Capping Fragment, the one that caused the Revelation adds its own, or else the next in the order of turns. Each other one scores 4 points on its Wheel.
rule-balance-example = Bliss and Gloom control two Realms each. Balance’s Hidden Aspiration is Attitude: a tie, so one condition is met. Only two of its Emotions lie in Realm slots, so the other is not. Balance adds a Minor Fragment.
rule-balance-second = Two Neutralities lie in the Triad. The one with 2 Bliss Essence counts for Bliss, with an Intensity of 2. The one with 3 Gloom Essence counts for Gloom, with 3: so Gloom controls the Frontier without an Emotion of its own there. The Fortress of Balance in the Cradle of Senses counts for Gloom as well, by the sign above it.
rule-balance-basic = There is no third team.

## Against Ego

rule-ego = Alone or together: Ego
rule-ego-1 = One or two people can play against **Ego**, a team that plays itself. Its cards say what it wants, its rules how it goes about it, and every step it takes is told with its reason. All other chapters hold, but for what follows.
rule-ego-2 = **Players:** one person with two Spirits, two people with one Spirit each, or one person as a [Shaper](#shaper). They play Bliss or Gloom; Ego plays the other team with two Spirits of its own, the Gatekeeper and the Influencer.
rule-ego-3 = **Start:** places are drawn. One Realm holds a starting Emotion of each side, two more Realms one each, all in different Triads: each side controls 1 Realm and 2 Frontiers. The people’s Spirits stand on the two Frontiers beside their Emotions: whoever plays first chooses one, and a second Spirit gets the other. The Gatekeeper stands on the Frontier beside Ego’s Emotion of the shared Realm, the Influencer in the Realm that Ego controls.
rule-ego-4 = **Order:** a person, the Gatekeeper, a person, the Influencer. The people begin, with 6 Willpower for the first of them and no Absorb in that turn.
rule-ego-5 = **What Ego has:** Willpower, at first none; a deck of its team’s 16 Mild Emotions, one of each, face down; Hidden Aspirations that nobody looks at; and twelve [Schemes](~scheme), one of them face up. What it puts on the board comes from the supply.
rule-ego-6 = **What Ego has not:** boards, a hand, Ambition, Intentions, Strong Emotions, income, bonuses of Spheres or the Wheel. Its Spirits and Emotions have no powers.
rule-ego-7 = **Your Emotions** work as ever, with two exceptions. What would take from Ego something it does not have or pay brings you 2 Willpower instead when it comes into play; the card says so. And to quell beside Safety costs Ego 2 Willpower; it does so only if no other Quell is without harm.
rule-ego-8 = In a [Revelation](#revelation) Ego shows its Hidden Aspiration, then turns up to 2 of its Willpower into 1 point each. Where its team has a choice, it removes the Common Aspiration in which it stands worst, and takes the first of its Hidden Aspirations that differs from the Common one.
rule-ego-9 = The game ends as ever, but of the Wheels only yours ends it. Ego scores besides 2 points for each Minor and 4 for each Major that it has on the board as a Fortress.
rule-ego-basic = Ego scores nothing for failed actions and Willpower, and makes no Special Schemes. Places are drawn in the basic game too, also who of two Spirits stands on which Frontier; a Shaper chooses.

rule-ego-thinks = How Ego thinks
rule-ego-thinks-1 = Ego is predictable, and that is your chance. A turn of it goes like this:
rule-ego-thinks-2 = **Schemes:** a second Scheme is turned up beside the one that lies there. The head of the first gives the aim and the first action, the foot of the second the other two.
rule-ego-thinks-3 = **Three actions,** with the Spirit whose turn it is. Before two of them it may move up to 2 spaces, past your Spirits, but never to end beside one of them on its space.
rule-ego-thinks-4 = **Failures:** an action without any way, or one that would only set Ego back, fails. The first of a turn brings it 1 point. Two or three make a [Special Scheme](~special-scheme).
rule-ego-thinks-5 = **A last step:** a Spirit that has not moved goes one space towards the nearest one where it could do something for its aim.
rule-ego-thinks-6 = **Absorb:** 1 Willpower from a Sphere beside it, or 2 next to a Frontier that Ego controls. Of 2 it keeps 1, of 1 none. If you would win the Revelation, it does not empty a Sphere by taking 2, and takes from the fuller one; otherwise from the emptier one.
rule-ego-thinks-7 = **The next Scheme** is turned up, for you to see.
rule-ego-thinks-8 = The **aim** is an Aspiration: the Common one, the next in the row, or Ego’s Hidden one, of which you are told only that it is a hidden aim.
rule-ego-thinks-9 = For each action Ego looks at every **way** to do it: each space in reach, and each thing to do there. It may invoke its top card with 1 Essence into an empty slot, intensify by 1, quell by 1, or build, exalt or raze a Fortress. It takes the way with the highest [Impact](~impact): how much its count in the aim, less yours, rises. If several are equal, it takes, in this order:
rule-ego-thinks-10 = what brings it more of the Realms, less those of yours;
rule-ego-thinks-11 = what brings it more of the Frontiers;
rule-ego-thinks-12 = what brings it more Intensity of Emotions;
rule-ego-thinks-13 = of Fortresses, to build before to exalt before to raze;
rule-ego-thinks-14 = what it can do without moving;
rule-ego-thinks-15 = what the Gatekeeper can do from a Frontier, the Influencer from a Realm;
rule-ego-thinks-16 = and if they are still equal, one by lot.
rule-ego-thinks-example = The Gatekeeper begins on the Frontier of Desires and Values; the picture shows the board after its turn, and what it touched glows. Schemes 2 and 5 say: aim at the Common Aspiration, which is Attitude; Invoke, Quell, Invoke. You control 2 Realms, Ego 1. **Invoke:** its top card is Mistrust. On the Frontier’s own slot it decides the Willow of Values for Ego and the Land of Desires for nobody: 2–1 becomes 1–2, more than any other way. **Quell:** it goes into the Land of Desires and takes the Essence off Brightness, which leaves: 1–3. **Invoke:** Craving on the Frontier of Thoughts and Desires brings the Network of Thoughts: 1–4. Two spaces were as good; the Gatekeeper prefers the Frontier.
rule-ego-thinks-17 = So look at the Scheme that lies face up. Where will the next Spirit stand, what can it reach, and what would that do to its aim? A slot that you fill, an Emotion with more Essence than one Quell takes off, and a Spirit of yours on the right space are what it cannot get past.
rule-ego-thinks-18 = These are its twelve Schemes:
rule-ego-thinks-19 = Ego plays at **Medium**, or harder or easier by steps. A level brings all steps between it and Medium; at a table of your own you can also pick single steps.
rule-ego-thinks-basic = It thinks the same way; only failures and Special Schemes bring it nothing.

## The prototype of 2017

rule-prototype-rounds = The prototype of 2017
rule-prototype-rounds-1 = In 2017, before it was published, the game was another one on the same board. The [board](#board), [control](#control) and blocking are as in the other chapters. But there are no Fortresses, no Ambition, no Intentions and no Wheel, no wild tokens, no Intensity tokens and no basic game, and a board has one side.
rule-prototype-rounds-2 = Bliss is Harmony and Empathy, Gloom is Anxiety and Malice. Four can play, or three or two with [Shapers](#prototype-points).
rule-prototype-rounds-3 = You have a hand without a limit, a **deck** of fourteen Mild Emotions, face down, and an open **discard pile**. When you draw from an empty deck, the discard pile is first shuffled into a new one; if that is empty too, you draw nothing. You also have one copy of each of your team’s eight Strong Emotions. Team-mates see each other’s hands.
rule-prototype-rounds-4 = **Setting up** is mostly done by the program:
rule-prototype-rounds-5 = Each Sphere gets 5 Willpower. Clockwise they are Diligence, Humility, Knowledge, Commitment and Creativity; the Origin is turned at random.
rule-prototype-rounds-6 = Of the seven Common Aspirations one is turned up: the current one. Another lies open for the end of the game. The other five are a deck, face down.
rule-prototype-rounds-7 = Each team has the same seven. One is its Hidden Aspiration and differs from the current Common one; another is its Aspiration for the end, and differs from the Common one for the end. Only the team knows them. The other five are its deck.
rule-prototype-rounds-8 = Each player has 4 Willpower, 2 Essence and three cards, and no tokens. A team drawn by lot starts; each player of the other team has 1 Willpower more.
rule-prototype-rounds-9 = The team that does not start is the first to place, then the teams alternate; a team of two chooses who goes first. You put your Spirit on a Frontier whose Triad is empty and that nobody has taken, and your Brightness or Bleakness, with 1 Essence from the supply, on one of the two Realm slots of that Triad. Four more Bleakness are kept for Anxiety.
rule-prototype-rounds-10 = **Five rounds** are played. When a round begins, a team of two has 8 Fortitude, in the following rounds 9, 10, 11 and 12; a Shaper has 1 more each time. The first round is started by the team drawn by lot, every other by the team with fewer Fragments, Minor and Major alike; if they have as many, by the one with fewer Majors; if those are equal too, by the one that ran out of Fortitude first.
rule-prototype-rounds-11 = **Turns** alternate between the teams. When a team’s first turn of a round begins, it chooses which of its players takes it; then its players alternate. You take one to three Actions, whichever you like, as long as your team has Fortitude: each takes 1 of it when you name it. A team without Fortitude has no more turns, and the other one plays on alone until it has none either.
rule-prototype-rounds-12 = **Between two rounds** the Willpower on Determination comes back, every player draws a card, a Shaper two, and what you can do once a round you can do again.
rule-prototype-rounds-13 = Which player of a team is first is asked of the one named first. In a Revelation the player on turn decides for their own team, and for the other one the player whose turn would be next.

rule-prototype-actions = The prototype: actions
rule-prototype-actions-1 = **Realm actions** can be taken wherever you are. With control of the Realm they cost 1 Willpower less. What would do nothing is not offered.
rule-prototype-actions-2 = **Gain Willpower** (1, with control 0): you gain 3 Willpower.
rule-prototype-actions-3 = **Draw Emotions** (1, with control 0): draw two cards, keep one and discard the other.
rule-prototype-actions-4 = **Move Emotion** (2, with control 1): bring an Emotion of your team, with its Essence, from anywhere to an empty slot next to your Spirit.
rule-prototype-actions-5 = **Intensify** (1, with control 0): put 1 Essence of your own on an Emotion of your team next to your Spirit.
rule-prototype-actions-6 = **Harvest Essence** (1, with control 0): turn as much Willpower as you like, at least 1, into Essence.
rule-prototype-actions-7 = **Rest** belongs to no Realm and costs nothing: you gain 1 Willpower.
rule-prototype-actions-8 = **Spirit boards** are all alike: four rows of four upgrades, and nothing to unlock. Right after you name the action of a row you may place one token on it: discard one card, or two for Origin’s Favored and for Unwavering, and take a token in the Vibe of one of them. It works at once. The action must still be possible.
rule-prototype-actions-9 = A row never holds a colour twice. One token may be removed for good to make room: the one on the space itself, or, if that is free, the one of the same colour elsewhere in the row. So a row with four tokens takes no other.
rule-prototype-actions-10 = Upgrades without a price work by themselves; the others you choose before you pay. **Determination:** of the Willpower for your first action with its row in a round, 1 is laid there and comes back when the round is over, even if the token has been replaced. Placed after that action, it waits for the next round.
rule-prototype-actions-11 = **Move** (1 Willpower): along a path to the next space, but not to an opposing Spirit. Haste and Blazing Speed: up to one space further each, past opposing Spirits. Surmount: you may stop with an opposing Spirit.
rule-prototype-actions-12 = **Invoke** (2 Willpower, 1 Essence of your own): a Mild Emotion from your hand onto an empty slot next to your Spirit, with the Essence on it. Bolster (+2 Willpower): 1 more Essence of your own on it. Inner Force (+1 Willpower): the Essence it needs comes from the supply.
rule-prototype-actions-13 = **Empower** (2 Willpower) is a way to Invoke, with a token on Empower: a Mild Emotion of your team next to your Spirit with as much Essence as its [threshold](~threshold) turns into its Strong counterpart, if you have that card left, and is yours. The Essence moves over, the Mild card goes to its owner’s discard pile. Then the 2 Willpower come back; so none of it is laid on Determination, nor of a later Invoke in that round. Bolster and Inner Force cannot be used with it.
rule-prototype-actions-14 = **Quell** (2 Willpower): an opposing Emotion next to your Spirit loses 1 Essence, if its Vibe is that of a token on one of the two spaces for a Quelled Vibe. With any token there, Brightness and Bleakness can be quelled. Snuff Out (+1 Willpower): 1 more Essence.
rule-prototype-actions-15 = Essence that is taken off goes to the supply. An Emotion that loses its last one leaves the board: a Mild one to its owner’s discard pile, a Strong one back to its owner, who draws a card. Brightness and Bleakness leave the game, and nobody draws.
rule-prototype-actions-16 = Only one Emotion has a power: **Rage**, when it is empowered, takes 1 Essence off each opposing Emotion next to it.
rule-prototype-actions-17 = **Meditate** costs nothing. Each player can do it once a round, a Shaper twice, but not twice in one turn:
rule-prototype-actions-18 = Place a token, if you like. With Shaper’s Boon you may turn the Origin one step.
rule-prototype-actions-19 = Choose a Sphere next to your Spirit and take 1 Willpower from it, 1 more for each Frontier next to you that your team controls, and 1 more with Origin’s Favored; no more than there is, and never less by choice. Unwavering brings 2 Willpower from the supply besides.
rule-prototype-actions-20 = If the Sphere is empty now, there is a [Revelation](#prototype-points).
rule-prototype-actions-21 = You get the Sphere’s bonus, and once more if a Major Fragment of your team belongs to the Sphere, even one that was added just now. With Origin’s Bounty it is the bonus of any Sphere you choose, as many times.
rule-prototype-actions-22 = The Origin turns one step.
rule-prototype-actions-23 = The bonuses:
rule-prototype-actions-24 = **Diligence:** 2 Willpower from the supply.
rule-prototype-actions-25 = **Humility:** 1 Essence.
rule-prototype-actions-26 = **Knowledge:** a token of any colour, if you want it, on a space of any of your rows that asks for one card; you discard none. Where it fits nowhere it is lost.
rule-prototype-actions-27 = **Commitment:** 1 Fortitude for your team, also beyond what it began the round with.
rule-prototype-actions-28 = **Creativity:** you draw a card.

rule-prototype-points = The prototype: Aspirations and points
rule-prototype-points-1 = There are seven Aspirations, once for all and once for each team. The team with more meets one; on a tie nobody does. A team’s own can be met by that team alone.
rule-prototype-points-2 = **Awareness:** Realms you control.
rule-prototype-points-3 = **Allegiance:** Frontiers you control.
rule-prototype-points-4 = **Versatility:** Triads in which you have an Emotion.
rule-prototype-points-5 = **Unity:** Emotions in your longest chain.
rule-prototype-points-6 = **Wisdom:** tokens on all boards of your team.
rule-prototype-points-7 = **Dominance:** Essence on your Emotions.
rule-prototype-points-8 = **Diversity:** different Vibes among your Emotions; Brightness and Bleakness have none.
rule-prototype-points-9 = In a **Revelation** these things happen in order:
rule-prototype-points-10 = The current Common Aspiration and each team’s Hidden one are looked at and set aside, open to all.
rule-prototype-points-11 = The top of the Common deck becomes the current one. Then, the team on turn first, each team gets a new Hidden one that differs from it: a team that met its own draws one, a team that did not chooses one from its deck, and the rest is shuffled.
rule-prototype-points-12 = A team that met both while the other met none adds a **Major** Fragment. Otherwise the team that met more adds a **Minor** one and the other nothing; if each met one, each adds a Minor. If nobody met any, none is added. A team without a Minor left adds nothing.
rule-prototype-points-13 = The Sphere gets 5 Willpower, and 1 more for each Major of either team that belongs to it.
rule-prototype-points-14 = A Major belongs to the Sphere that was emptied and turns with it. Before a deck of Aspirations with a single card gives a card, all that were set aside from it are shuffled back in, but for the one looked at last.
rule-prototype-points-15 = **The third Major** of a team ends the game at once, and that team wins, whatever the points.
rule-prototype-points-16 = **After the fifth round** the three Aspirations for the end are looked at: the Common one, and each team’s own. A team that meets more of them than the other adds its **Capping** Fragment. Then the points are counted:
rule-prototype-points-17 = 2 for each Minor, 3 for each Major and 4 for the Capping Fragment;
rule-prototype-points-18 = 1 for each row with four tokens on your team’s boards;
rule-prototype-points-19 = 1 for each of your Strong Emotions on the board;
rule-prototype-points-20 = 1 for each of your Emotions on the board without a free Essence space, Brightness and Bleakness too.
rule-prototype-points-21 = More points win; equal points are a draw.
rule-prototype-points-22 = **Spirits** have these powers:
rule-prototype-points-23 = **Harmony:** a token for which it discards cards can have any colour.
rule-prototype-points-24 = **Empathy:** once a round, when a Bliss Emotion in a Triad next to Empathy is quelled, it may give 1 Essence: nothing is taken off, and what was paid stays paid. Against Rage it does not help.
rule-prototype-points-25 = **Anxiety:** may Invoke a Bleakness from its stock in place of a card, at the usual price.
rule-prototype-points-26 = **Malice:** Soul Leech (+1 Willpower on a Quell) brings it 1 Essence, even if Empathy prevents the Quell.
rule-prototype-points-27 = Decks hold two of each of seven kinds, which are in the [card browser](/cards); [your own](/decks) can hold any fourteen of your team’s eight kinds, no more than two of each.
rule-prototype-points-28 = A **Shaper** is a team by itself, with 7 Willpower, 5 Essence and three cards. With three players the team of two starts, so the Shaper has 1 Willpower more and is the first to place; two Shapers draw lots. A Shaper has both places in the order of placing: each time it takes a Frontier and lays an Emotion there, and right after the second its Spirit goes to one of the two.

## The editions

rule-editions = The editions side by side
rule-editions-1 = The game grew before it was published. The **final** edition is what most chapters tell. The **preview** edition is the game as it stood shortly before: most of it is the same. The **prototype** of 2017 is another game, which has [chapters of its own](#prototype-rounds).
rule-editions-2 = An upgrade or an Aspiration can have the same name in several and mean something else. Prices are what the upgrade adds.
rule-editions-3 = Everything else is alike: the board and control in all three; and in the final and the preview edition all cards but Benevolence, the decks, and side A of all boards.
rule-editions-length = How long it lasts
rule-editions-length-final = Until no Common Aspiration or no Fragment is left, or a team reaches 20 on its Wheel.
rule-editions-length-preview = The same.
rule-editions-length-prototype = Five [rounds](#prototype-rounds), or until a team adds its third Major Fragment.
rule-editions-turn = A turn
rule-editions-turn-final = Three [Actions](#turn), and beside them abilities and one Absorb.
rule-editions-turn-preview = The same.
rule-editions-turn-prototype = One to three Actions and nothing else; each takes 1 Fortitude of the team.
rule-editions-order = Order of turns
rule-editions-order-final = One order of all players, with the teams alternating, for the whole game.
rule-editions-order-preview = The same.
rule-editions-order-prototype = Teams alternate, and so do the players of a team, which chooses who is first in each round. A team without Fortitude has no turns.
rule-editions-ambition = What a team shares
rule-editions-ambition-final = Three [Ambition](~ambition) tokens, for Quell, abilities and some upgrades.
rule-editions-ambition-preview = The same.
rule-editions-ambition-prototype = Fortitude: 8 in the first round and 1 more in each that follows.
rule-editions-turn-end = End of a turn
rule-editions-turn-end-final = 1 Ambition for the team, or two cards for you.
rule-editions-turn-end-preview = The same.
rule-editions-turn-end-prototype = Nothing. After each round every player draws a card.
rule-editions-placing-first = Placing at the start
rule-editions-placing-first-final = The starting player first, in the order of turns.
rule-editions-placing-first-preview = The same.
rule-editions-placing-first-prototype = The team that does not start first; each team chooses which of its players goes first.
rule-editions-start = To begin with
rule-editions-start-final = 4 Willpower, 2 Essence and two cards; the first player has 6 Willpower.
rule-editions-start-preview = The same.
rule-editions-start-prototype = 4 Willpower, 2 Essence and three cards; 1 Willpower more for each player of the team that does not start.
rule-editions-decks = Decks
rule-editions-decks-final = Sixteen cards; the top one lies face up. Discards go under the deck.
rule-editions-decks-preview = The same.
rule-editions-decks-prototype = Fourteen cards, face down. Discards lie open and become the next deck.
rule-editions-rows = Rows of a board
rule-editions-rows-final = Five: Move, Invoke, Quell, Fortify, Empower. A first token unlocks a row, three more are upgrades.
rule-editions-rows-preview = The same.
rule-editions-rows-prototype = Four: Move, Invoke, Quell, Meditate. Each has four upgrades, and nothing to unlock. All boards are alike.
rule-editions-adding = Adding a token
rule-editions-adding-final = Discard a card of its colour. A token stays where it is.
rule-editions-adding-preview = The same.
rule-editions-adding-prototype = Discard a card of its colour, for two upgrades two cards. A token may be removed to make room.
rule-editions-determination = Determination
rule-editions-determination-final = 1 Willpower less for the action.
rule-editions-determination-preview = The same.
rule-editions-determination-prototype = 1 of the Willpower for the first action with its row in a round comes back when the round is over.
rule-editions-move = Haste, Surmount
rule-editions-move-final = 1 Willpower each.
rule-editions-move-preview = The same.
rule-editions-move-prototype = For nothing, and Blazing Speed besides, for one space more.
rule-editions-invoke = Bolster, Inner Force
rule-editions-invoke-final = 1 Ambition for Essence from the supply; 2 Willpower.
rule-editions-invoke-preview = The same.
rule-editions-invoke-prototype = 2 Willpower for Essence of your own; 1 Willpower.
rule-editions-quell = Quell
rule-editions-quell-final = 2 Willpower and 1 Ambition; you show a card of the same Vibe.
rule-editions-quell-preview = The same.
rule-editions-quell-prototype = 2 Willpower; a token of the same Vibe lies on a space for a Quelled Vibe.
rule-editions-last = After the last Essence
rule-editions-last-final = The owner gets nothing.
rule-editions-last-preview = The same.
rule-editions-last-prototype = The owner draws a card.
rule-editions-empower = Empower
rule-editions-empower-final = An action with a row of its own, for 3 Willpower. A team has two copies of each Strong Emotion.
rule-editions-empower-preview = The same.
rule-editions-empower-prototype = An upgrade of Invoke; its 2 Willpower come back. Each player has one copy of each Strong Emotion.
rule-editions-fortify = Fortresses
rule-editions-fortify-final = Built with [Fortify](#fortify); they count in their Realm.
rule-editions-fortify-preview = The same.
rule-editions-fortify-prototype = None.
rule-editions-gain = Gain Willpower
rule-editions-gain-final = 4 Willpower.
rule-editions-gain-preview = The same.
rule-editions-gain-prototype = 3 Willpower.
rule-editions-draw = Draw Emotions
rule-editions-draw-final = One card; 2 Willpower for each further one.
rule-editions-draw-preview = The same.
rule-editions-draw-prototype = Two cards, of which you keep one.
rule-editions-intensify = Intensify
rule-editions-intensify-final = 1 Essence; 1 Willpower for each further one.
rule-editions-intensify-preview = The same.
rule-editions-intensify-prototype = 1 Essence.
rule-editions-rest = Rest
rule-editions-rest-final = None: you may stop early.
rule-editions-rest-preview = The same.
rule-editions-rest-prototype = An Action that brings 1 Willpower.
rule-editions-absorb = Willpower from a Sphere
rule-editions-absorb-final = [Absorb](#absorb), once a turn and no Action: 2 Willpower, and 1 for each Frontier you control beside your Spirit.
rule-editions-absorb-preview = The same.
rule-editions-absorb-prototype = [Meditation](#prototype-actions), an Action, once a round: 1 Willpower, and 1 for each Frontier you control beside your Spirit.
rule-editions-spheres = Spheres
rule-editions-spheres-final = 7 Willpower. Commitment, Creativity, Humility, Diligence, Knowledge. You may take the bonus before a Revelation.
rule-editions-spheres-preview = The same.
rule-editions-spheres-prototype = 5 Willpower, more with Majors. Diligence, Humility, Knowledge, Commitment, Creativity. You get the bonus after a Revelation, twice with a Major of your team.
rule-editions-commitment = Commitment
rule-editions-commitment-final = For 1 Willpower, 1 Ambition becomes available.
rule-editions-commitment-preview = The same.
rule-editions-commitment-prototype = 1 Fortitude for the team.
rule-editions-aspirations = Aspirations
rule-editions-aspirations-final = Nine: Attitude, Openness, Awareness, Unity, Liveliness, Versatility, Fortitude, Sensibility, Reflection.
rule-editions-aspirations-preview = The same.
rule-editions-aspirations-prototype = Seven: Awareness, Allegiance, Versatility, Unity, Wisdom, Dominance, Diversity. Awareness counts Realms, Versatility Triads.
rule-editions-common = Common Aspirations
rule-editions-common-final = All lie open; each is used once.
rule-editions-common-preview = The same.
rule-editions-common-prototype = Only the current one lies open; those set aside come back.
rule-editions-hidden = New Hidden Aspirations
rule-editions-hidden-final = A team that met neither Aspiration may look at three and choose; the others shuffle.
rule-editions-hidden-preview = The same.
rule-editions-hidden-prototype = A team that did not meet its own chooses from all; the other draws.
rule-editions-fragments = Fragments in a Revelation
rule-editions-fragments-final = A Minor for one Aspiration met, a Major for both, whatever the other team meets.
rule-editions-fragments-preview = The same.
rule-editions-fragments-prototype = A Major for both if the other team meets none; else a Minor for the team that meets more, or for each if both meet one.
rule-editions-worth = Points of Fragments
rule-editions-worth-final = Minor 3, Major 5, Capping 4. A team has five Minors and three Majors.
rule-editions-worth-preview = The same.
rule-editions-worth-prototype = Minor 2, Major 3, Capping 4. A team has six Minors and three Majors.
rule-editions-majors = Major Fragments
rule-editions-majors-final = In the Identity, or as Fortresses.
rule-editions-majors-preview = The same.
rule-editions-majors-prototype = Each belongs to a Sphere and turns with it. The third wins.
rule-editions-cap = Capping Fragment
rule-editions-cap-final = For a team that has none left of the Fragment it is due.
rule-editions-cap-preview = The same.
rule-editions-cap-prototype = For the team that meets more of the three Aspirations for the end.
rule-editions-other-points = Other points
rule-editions-other-points-final = The Wheel of [Intentions](#intentions).
rule-editions-other-points-preview = The same.
rule-editions-other-points-prototype = 1 for each full row, each Strong Emotion and each full Emotion on the board.
rule-editions-tie = Equal points
rule-editions-tie-final = The team whose Capping Fragment was placed wins; else a draw.
rule-editions-tie-preview = The same.
rule-editions-tie-prototype = A draw.
rule-editions-emotions = Emotions
rule-editions-emotions-final = Sixteen Mild and sixteen Strong ones a team, most with a power.
rule-editions-emotions-preview = The same.
rule-editions-emotions-prototype = Eight of each, with other numbers; only Rage has a power. Longing and Suspicion are Mild here, Desire and Mistrust Strong.
rule-editions-spirits = Spirits
rule-editions-spirits-final = Four a team.
rule-editions-spirits-preview = The same.
rule-editions-spirits-prototype = Harmony and Empathy against Anxiety and Malice.
rule-editions-shaper = Shapers
rule-editions-shaper-final = The usual goods. One turn like everybody’s.
rule-editions-shaper-preview = The same.
rule-editions-shaper-prototype = 7 Willpower and 5 Essence, 1 Fortitude more, two cards after a round, two Meditations in it.
rule-editions-tokens = First tokens
rule-editions-tokens-final = Each player places four wild tokens, wherever a token can go.
rule-editions-tokens-preview = Each player places four tokens in colours, one of each Vibe, wherever a token can go. No wild ones are used.
rule-editions-tokens-prototype = None: all boards are empty.
rule-editions-basic-tokens = First tokens, basic game
rule-editions-basic-tokens-final = Wild ones unlock Move, Invoke, Quell and Fortify.
rule-editions-basic-tokens-preview = Coloured ones unlock the same four rows; each player chooses which colour goes where.
rule-editions-basic-tokens-prototype = There is no basic game.
rule-editions-basic-players = Players, basic game
rule-editions-basic-players-final = Two to four; a team of one is a [Shaper](#shaper).
rule-editions-basic-players-preview = Four. Shapers play the full game only.
rule-editions-basic-players-prototype = There is no basic game.
rule-editions-teams = Others who can play
rule-editions-teams-final = [Balance](#balance), or Ego.
rule-editions-teams-preview = Nobody: Bliss against Gloom.
rule-editions-teams-prototype = Nobody: Bliss against Gloom.
rule-editions-brightness = Brightness cards
rule-editions-brightness-final = 2
rule-editions-brightness-preview = 6
rule-editions-brightness-prototype = 2
rule-editions-capping = A second Capping Fragment due
rule-editions-capping-final = 4 points on the Wheel in its place.
rule-editions-capping-preview = 3 points on the Wheel in its place.
rule-editions-capping-prototype = Only one team can be due one.
rule-editions-points = Points for an Intention
rule-editions-points-final = 1 for the first in a turn, 2 for each further one.
rule-editions-points-preview = Each has points of its own, however many you meet in a turn.
rule-editions-points-prototype = There are no Intentions.
rule-editions-side-a = Intentions of side A
rule-editions-side-a-final = Quell. Take 4 Willpower or more with an Absorb. Fill an Emotion. Complete a row.
rule-editions-side-a-preview = Take off 2 Essence or more with one Quell: 2 points. Complete a row: 2. Fill an Emotion: 1. A Fortress of yours joins the Identity in a Revelation you caused: 1. Take 2 Willpower or less with an Absorb: 1.
rule-editions-side-a-prototype = None.
rule-editions-side-b = Intentions of side B
rule-editions-side-b-final = Quell. A Fortress of yours joins the Identity in a Revelation you caused. Empower. Each new level of tokens on all rows.
rule-editions-side-b-preview = Take off exactly 1 Essence with a Quell: 1 point. Empower: 1. Take 4 Willpower or more with an Absorb: 1. Exalt: 2. Each new level of tokens on all rows: 2.
rule-editions-side-b-prototype = None.
rule-editions-benevolence = Benevolence
rule-editions-benevolence-final = More Willpower from the Sphere of its Realm, and some from the supply next to its Triad.
rule-editions-benevolence-preview = More Willpower from the Sphere of its Realm, and nothing else.
rule-editions-benevolence-prototype = There is no such card.
rule-editions-love = Power of Love
rule-editions-love-final = An Absorb brings 1 Willpower for each Bliss Fortress next to it.
rule-editions-love-preview = An Absorb brings 2 Willpower if there is any Bliss Fortress next to it.
rule-editions-love-prototype = Love does not play.
rule-editions-empathy = Power of Empathy
rule-editions-empathy-final = Shelters Bliss Emotions next to it and on the slots beyond.
rule-editions-empathy-preview = Shelters Bliss Emotions next to it, and Bliss Emotions next to one of those.
rule-editions-empathy-prototype = Once a round, 1 Essence prevents a Quell in a Triad next to it.
rule-editions-harmony = Power of Harmony
rule-editions-harmony-final = A card pays for a token of any colour, and a second card for a second token.
rule-editions-harmony-preview = A card pays for a token of any colour. There is no second one.
rule-editions-harmony-prototype = Cards pay for a token of any colour.
rule-editions-malice = Power of Malice
rule-editions-malice-final = On a Frontier it quells in the whole Triad, in a Realm also on the Frontier slots at its borders.
rule-editions-malice-preview = It also quells an Emotion next to an Emotion that is next to it; an empty slot between stops it.
rule-editions-malice-prototype = Soul Leech: 1 Willpower more for a Quell brings 1 Essence.
rule-editions-board-love = Side B: Love
rule-editions-board-love-final = Home Ground: a Bliss Fortress in the Realm of the quelled Emotion. Garrison may unlock the Invoke row as it goes. Empower begins with Incite.
rule-editions-board-love-preview = Home Ground: a Bliss Fortress next to Love’s own space. Garrison asks for an Invoke row that is unlocked already. Empower as on side A.
rule-editions-board-love-prototype = The Spirit does not play.
rule-editions-board-delight = Side B: Delight
rule-editions-board-delight-final = Push: 1 Willpower. Savour draws 2 and keeps one.
rule-editions-board-delight-preview = Push: 1 Ambition. Savour draws 1.
rule-editions-board-delight-prototype = The Spirit does not play.
rule-editions-board-empathy = Side B: Empathy
rule-editions-board-empathy-final = Move: Haste, Surmount for nothing, Switcheroo. Invoke: Sharing is Caring, Motivation, Determination. Quell: Subdue, Extinguish, Conversion. Fortify: Exalt, Feeling Safe, Determination.
rule-editions-board-empathy-preview = Move: Haste, Switcheroo for 2 Willpower, which may end in a shared space, Determination. Invoke: Bolster for 2 Willpower, Motivation, Determination. Quell as on side A. Fortify: Feeling Safe, Raze, Determination.
rule-editions-board-empathy-prototype = There is no side B.
rule-editions-board-harmony = Side B: Harmony
rule-editions-board-harmony-final = Flight: 1 Willpower. Overwhelm: 1 Ambition. Quell goes on with Extinguish and Emotional Cycle. One with the Origin: 1 Willpower and 1 Ambition.
rule-editions-board-harmony-preview = Flight: 2 Willpower. Overwhelm: 3 Willpower. Quell goes on with Emotional Cycle and Determination. One with the Origin: 2 Willpower and 1 Ambition.
rule-editions-board-harmony-prototype = There is no side B.
rule-editions-board-hatred = Side B: Hatred
rule-editions-board-hatred-final = Flight: 1 Willpower. Wildfire: 3 Willpower and 1 Ambition. Seethe: 1 Willpower on every row. Repel brings 2 Willpower.
rule-editions-board-hatred-preview = Flight: 2 Willpower. Wildfire: 4 Willpower and 1 Ambition. Seethe: 2 Willpower on Invoke, nothing on Fortify, 1 on Empower. With Repel the Quell costs 2 Willpower less.
rule-editions-board-hatred-prototype = The Spirit does not play.
rule-editions-board-misery = Side B: Misery
rule-editions-board-misery-final = Move: Haste, Surmount for nothing, Switcheroo. Extinguish: 1 Willpower. Exalt: 2 Willpower. Drain on Quell, Fortify and Empower, and only from a Sphere that keeps some Willpower.
rule-editions-board-misery-preview = Move: Switcheroo for 2 Willpower, which may end in a shared space, Surmount for nothing, Determination. Extinguish: 2 Willpower. Exalt: 1 Willpower. Fortify ends with Sullen Look. Drain on Quell and Empower, also of the last Willpower: then a Revelation follows at once, and the Origin does not turn.
rule-editions-board-misery-prototype = The Spirit does not play.
rule-editions-board-malice = Side B: Malice
rule-editions-board-malice-final = Push: 1 Willpower.
rule-editions-board-malice-preview = Push: 2 Willpower.
rule-editions-board-malice-prototype = There is no side B.
rule-editions-board-anxiety = Side B: Anxiety
rule-editions-board-anxiety-final = Flight: 1 Willpower. Out of the Shadows: next to a Bleakness, for 2 Willpower gained. Bolster: 3 Willpower. Seeds of Darkness: a Bleakness on any slot. Devour after any Quell. One with the Origin: 1 Willpower and 1 Ambition. Empower: Rise of Darkness, Emotional Outburst, Determination.
rule-editions-board-anxiety-preview = Flight: 2 Willpower. Out of the Shadows: next to any Gloom Emotion, whoever stands there, for 1 Willpower gained. Bolster: 2 Willpower. Seeds of Darkness: the Essence comes from the supply, the slot is next to Anxiety. Devour only after quelling a Mild Emotion. One with the Origin: 2 Willpower and 1 Ambition. Empower: Channeled Power, Rescue, Determination.
rule-editions-board-anxiety-prototype = There is no side B.

## What is known

rule-known = What everybody knows
rule-known-1 = Open to all: the board, everybody’s Willpower, Essence and tokens, the top card of each deck, the number of cards in hand, the lists of the decks, and all Common Aspirations.
rule-known-2 = Hidden: the two cards of a starting hand, the order of the decks, and the Hidden Aspirations of the other team. Every card drawn later was face up before, so the program shows you which of them are in an opponent’s hand. A card discarded from a hand is seen by all.
rule-known-3 = You can **take back** your choices in your own turn as long as nobody has learned anything new since: no card was turned up or shown to an opponent, no pile looked at or shuffled, no other player has decided.
rule-known-basic = The same is open and hidden.

## Questions

rule-questions = Questions and answers
rule-questions-1 = **Why is an action not offered?** Because it cannot be paid, or because it would do nothing: drawing from an empty deck, Intensify without Essence, an upgrade that changes nothing.
rule-questions-2 = **The Sphere holds less than I could take.** You take what is there, and the Sphere is empty.
rule-questions-3 = **Commitment with all three Ambition available?** It is not offered, for it would do nothing.
rule-questions-4 = **I caused a Revelation. Do I get the Sphere’s bonus?** Yes, before the Revelation.
rule-questions-5 = **Raze gives an extra Action. When?** In the same turn. Several of them add up.
rule-questions-6 = **Who owns a Mild Emotion on the board?** The player whose deck it came from. Any player of its team can Intensify, move or Empower it.
rule-questions-7 = **Somebody was due a Major and had none.** Nothing was added, so the other team removes no Common Aspiration.
rule-questions-8 = **Willpower that a reaction brings me in another’s turn:** it is yours at once, but it cannot pay for what is being paid already.
rule-questions-9 = **All Ambition is available and my deck is empty at the end of my turn.** Then the choice passes without effect.
rule-questions-10 = **A Major razed to a Minor, and the Sphere emptied in the same turn:** the Minor counts as an old Fortress and joins the Identity.
rule-questions-basic = These answers hold there too.
