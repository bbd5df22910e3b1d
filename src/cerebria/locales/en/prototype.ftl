# The edition “prototype”: the words that only it has, and what reads differently in it. A text whose id ends with the
# name of an edition stands in place of the one without, where that edition is played.

## Aspirations; two have names that mean something else in the other editions

aspiration-early-awareness = Awareness
aspiration-early-awareness-text = Control more Realms than the opposing team.
aspiration-early-awareness-short = Realms controlled
aspiration-allegiance = Allegiance
aspiration-allegiance-text = Control more Frontiers than the opposing team.
aspiration-allegiance-short = Frontiers controlled
aspiration-early-versatility = Versatility
aspiration-early-versatility-text = Have Emotions in more Triads than the opposing team.
aspiration-early-versatility-short = Triads with Emotions
aspiration-wisdom = Wisdom
aspiration-wisdom-text = Have more Vibe tokens on all boards of your team.
aspiration-wisdom-short = Vibe tokens
aspiration-dominance = Dominance
aspiration-dominance-text = Have more Essence on your Emotions than the opposing team.
aspiration-dominance-short = Essence on Emotions
aspiration-diversity = Diversity
aspiration-diversity-text = Have more different Vibes among your Emotions. Brightness and Bleakness have none.
aspiration-diversity-short = different Vibes

## Actions

row-meditate = Meditate
row-meditate-sphere = Meditate
row-meditate-text = Take 1 Willpower from a Sphere next to your Spirit, and 1 more for each Frontier next to your Spirit that your team controls. Then comes the Sphere’s bonus, twice if a Major Fragment of your team belongs to it, and the Origin turns. Once a round; a Shaper twice, but not in one turn.
row-quell-text-prototype = An opposing Emotion next to your Spirit loses 1 Essence. Its Vibe must be that of a token on one of your two spaces for a Quelled Vibe; with any token there, Brightness and Bleakness can be quelled too. Cost: 2 Willpower.
row-empower-text-prototype = A way to Invoke, if a token lies on Empower: turn a Mild Emotion of your team next to your Spirit into its Strong counterpart, if it holds enough Essence and your own copy of that card is not in play. Cost: 2 Willpower, which come back to you.
action-gain-willpower-text-prototype = Gain 3 Willpower. Cost: 1 Willpower, or nothing if your team controls the Valley of Motives.
action-draw-emotions-text-prototype = Draw 2 cards, keep one and discard the other. Cost: 1 Willpower, or nothing if your team controls the Cradle of Senses.
action-intensify-text-prototype = Put 1 Essence from your board on an Emotion of your team next to your Spirit. Cost: 1 Willpower, or nothing if your team controls the Land of Desires.
action-rest = Rest
action-rest-text = Gain 1 Willpower. It costs none.
ability-end-turn-text-prototype = Stop here, after one Action at least. It is the other team’s turn, if it has Fortitude.

## Spheres: the bonus of each comes by itself when somebody meditates

sphere-commitment-text-prototype = Your team gains 1 Fortitude.
sphere-creativity-text-prototype = You draw a card.
sphere-humility-text-prototype = You gain 1 Essence.
sphere-diligence-text-prototype = You gain 2 Willpower from the supply.
sphere-knowledge-text-prototype = You may put a Vibe token on a space of your board that asks for one card, in any colour the row can take.

## Upgrades. How many cards a token takes is shown beside the text, as prices are

upgrade-early-haste-text = You can go one space further. On the way you can pass opposing Spirits.
upgrade-early-surmount-text = You can stop on a space with an opposing Spirit.
upgrade-early-determination-text = Of the Willpower that your first action with this row costs in a round, 1 is laid here and comes back to you when the round is over.
upgrade-blazing-speed = Blazing Speed
upgrade-blazing-speed-text = You can go one space further, with Haste two. On the way you can pass opposing Spirits.
upgrade-early-bolster-text = The new Emotion gets 1 extra Essence from your board.
upgrade-early-inner-force-text = Take the Essence the Emotion needs from the supply, not from your board: you can invoke without any of your own.
upgrade-empower = Empower
upgrade-early-empower-text = Do not bring an Emotion from your hand: turn a Mild Emotion of your team next to you into its Strong counterpart, if it holds enough Essence. The Willpower you pay for that comes back to you.
upgrade-quelled-vibe = Quelled Vibe
upgrade-quelled-vibe-text = You can Quell Emotions of the same colour as the token here; and with a token of any colour Brightness and Bleakness.
upgrade-snuff-out = Snuff Out
upgrade-snuff-out-text = Take off 1 more Essence.
upgrade-origins-favored = Origin’s Favored
upgrade-origins-favored-text = Take 1 Willpower more from the Sphere.
upgrade-unwavering = Unwavering
upgrade-unwavering-text = You gain 2 Willpower from the supply besides.
upgrade-origins-bounty = Origin’s Bounty
upgrade-origins-bounty-text = You choose of which Sphere you get the bonus. It comes as often as that of the Sphere you take Willpower from would have.
upgrade-shapers-boon = Shaper’s Boon
upgrade-shapers-boon-text = Before you take Willpower, you may turn the Origin one step.
upgrade-soul-leech = Soul Leech
upgrade-soul-leech-text = You gain 1 Essence, even if the Quell is prevented.

## What happens

event-starts-prototype = The Common Aspiration is { $aspirations }.
event-endgame = { $team ->
        [none] The Common Endgame Aspiration is { $aspiration }.
       *[other] { $aspiration ->
            [none] { $team } has its Endgame Aspiration.
           *[other] { $team } has its Endgame Aspiration: { $aspiration }.
        }
    }
event-first = { $seat } takes a place first.
event-round = Round { $number }: { $team } starts
event-fortitude = { $is_set ->
        [1] { $team } has { $count } Fortitude.
       *[other] { $sign ->
            [gain] { $team } gains { $count } Fortitude ({ $why }).
           *[other] { $team } spends { $count } Fortitude ({ $why }).
        }
    }
event-saves = { $count } WP of that lies on Determination ({ $row }) and comes back when the round is over.
event-prevents = { $seat } keeps { $card }, { $slot }, from losing Essence.
event-reshuffles = { $seat } shuffles the discard pile into a new deck.
event-turns-down-prototype = The Common Aspiration { $aspiration } is set aside.
event-ending-prototype = The game ends. { $why }

ending-majors = A team has added its third Major Fragment.
ending-rounds = Five rounds are over.

reason-round = new round
reason-endgame = Endgame Aspirations
reason-prevent = to prevent a Quell

## What is decided

decision-first-to-place = Which Spirit of your team takes its place first?
decision-place-prototype = { $spirit }, which Frontier do you take? Its Triad must be empty. A Shaper takes two, one after the other.
decision-place-emotion-prototype = Where does your starting Emotion lie? It comes from the supply, with 1 Essence.
decision-place-shaper = { $spirit }, at which of your two Frontiers do you start?
decision-first-of-team = Which Spirit of your team takes its first turn in this round?
decision-place-token-prototype = { $row }: do you first discard cards to place a Vibe token on the row?
decision-discard-another = Which other card do you discard for the { $colour } token on { $row }? It can have any colour.
scene-goes-on-prototype = { $what ->
        [pick-hidden] First { $spirit } chooses the next Hidden Aspiration, because { $team } did not meet its own.
       *[other] First { $spirit } has to decide.
    } Then comes the rest.
decision-pick-hidden-prototype = Your team has not met its Hidden Aspiration. Choose its next one.
decision-prevent = { $card }, { $slot }, is being quelled. Does Empathy give 1 Essence, so that it loses none? Once a round.
decision-keep-card = Which card do you keep? The other is discarded.
decision-meditate-sphere = From which Sphere do you take Willpower?
decision-bounty = { $count ->
        [one] Of which Sphere do you get the bonus?
       *[other] Of which Sphere do you get the bonus, { $count } times?
    }
decision-knowledge = Knowledge: which Vibe token do you add, of any colour? You discard no card for it.

choice-yes-prevent = Yes, give 1 Essence
choice-no-prevent = No, let it lose Essence
choice-sphere-bounty = { $sphere }: { $bonus }

group-abilities-prototype = The turn

play-token-colour-prototype = A row never holds a colour twice. On a space for a Quelled Vibe, it says which Emotions you can quell.

## The terminal

heading-teams-prototype = Teams and Spirits, round { $round } of { $rounds }
heading-spirit-prototype = The board of { $spirit } (+1: more Willpower; ²: a token takes two cards)
upgrade-cards = ²
board-legend-prototype =
    ▲ Bliss  ▼ Gloom  – nobody controls; 2:1 their totals. [R Y G B] Vibe. ● Essence
    ○ free. Then Intensity. ×↑ ×↓ blocked there. Spheres and their Majors turn down.
team-line-prototype = { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $fortitude } Fortitude, unused { $minor } Minor, { $major } Major
seat-line-prototype = { $wp } WP{ $saved ->
        [0] { "" }
       *[other] { " " }(and { $saved } on Determination)
    }, { $essence } Essence, { $is_own ->
        [1] { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }
       *[other] { $cards ->
            [0] no cards
           *[other] hand { $hand }
        }
    }, deck { $deck }, { $meditations ->
        [0] has meditated
        [one] 1 Meditation left
       *[other] { $meditations } Meditations left
    }
seat-discard = Discarded: { $cards }
pile-count = { $count }× { $card }
aim-endgame-common = For the end, common:
aim-endgame-own = For the end, yours:
aim-aside = Set aside, { $owner }: { $names }
aim-aside-common = Common
turn-line-prototype = Round { $round }, game turn { $turn }, { $spirit }: { $actions ->
        [one] 1 Action
       *[other] { $actions } Actions
    } left, { $fortitude } Fortitude, { $wp } WP, { $essence } Essence, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $meditations ->
        [0] . You have meditated.
       *[other] .
    }
play-help-game-prototype =
    There are five rounds, and each Action takes 1 Fortitude of your team. You have one to three in a turn.
    A Sphere emptied by Meditation causes a Revelation: a team ahead in the Common Aspiration and in its own
    hidden one, while the other meets nothing, adds a Major Fragment; who meets more, a Minor one. A third
    Major wins at once. Otherwise you win with points: Fragments count 2, 3 or 4, and 1 for each full row,
    Strong Emotion and full Emotion. After round 5 the Aspirations for the end bring the Capping Fragment.
    “h Meditation”, “h Fortitude” and the like tell more.
score-line-prototype = { $team }: { $score } points = Minor { $minor } ({ $minors } × 2) + Major { $major } ({ $majors } × 3) + Capping { $capping } + full rows { $rows } + Strong Emotions { $strong } + full Emotions { $full }
new-title-prototype = A new game of the prototype with seed { $seed }: { $seats }.

## Glossary

term-round = Round
term-round-text = The game has five. A round lasts until no team has Fortitude left. Then Willpower comes back from Determination, everybody draws a card, a Shaper two, and the next round begins with the team that has fewer Fragments; if they have as many, fewer Major ones; else the one that ran out of Fortitude first.
term-fortitude = Fortitude
term-fortitude-text = What a team’s Actions take, 1 each. It is set when a round begins: to 8 in the first one, and to 1 more in each that follows; to 1 more again for a Shaper. A team without any has no turns until the next round.
term-meditation = Meditation
term-meditation-text = An Action: taking Willpower from a Sphere next to your Spirit, with the Sphere’s bonus. Each player has one in a round, a Shaper two.
term-endgame-aspiration = Endgame Aspiration
term-endgame-aspiration-text = There are three: a Common one, open to all, and one of each team that only it knows and can meet. They are checked after the fifth round, and a team that meets more of them than the other adds its Capping Fragment.
term-discard-pile = Discard pile
term-discard-pile-text = What a player has discarded, and Mild Emotions that left the board, for all to see. When the deck is empty, it becomes the new deck.
term-mild-text-prototype = An Emotion from a player’s deck. With enough Essence it can be empowered. When it leaves the board, it goes to its owner’s discard pile.
term-strong-text-prototype = What a Mild Emotion turns into when empowered. Each player has one copy of each of the team’s eight. One in play brings 1 point at the end.
term-bleakness-text-prototype = The starting Emotion of Gloom. It has no Vibe and no power. Anxiety has four more, which it can Invoke.
term-counterpart-text-prototype = The Strong Emotion that belongs to a Mild one, and the other way round.
term-threshold-text-prototype = The Essence a Mild Emotion must hold before it can be empowered.
term-realm-text-prototype = One of the five lands of the board, with two slots, a Spirit space and an Action of its own.
term-sphere-text-prototype = A part of the Origin that holds Willpower and gives a bonus when somebody meditates next to it. Major Fragments belong to Spheres and turn with them.
term-essence-text-prototype = What gives Emotions their strength. It lies on your board until you put it on an Emotion. An Emotion in play with no free space for it brings 1 point at the end.
term-ambition-text-prototype = There is none in this edition: teams have Fortitude.
term-vibe-text-prototype = The colour of an Emotion: red, yellow, green or blue.
term-vibe-token-text-prototype = A token on a row of your board; the upgrade on its space works at once. A row never holds two of one colour. A token may be removed to make room: the one on the space itself, or on a free space the one of the same colour in the row, but not both.
term-wild-token-text-prototype = There are none in this edition: all boards are empty when the game begins.
term-row-text-prototype = One of the four actions of your Spirit board, with four spaces for Vibe tokens. None needs to be unlocked. A row with four tokens brings 1 point at the end.
term-determination-text-prototype = An upgrade that gives 1 Willpower back when the round is over, for the first action with its row in that round.
term-intensity-text-prototype = How strong an Emotion is: the number under its last Essence.
term-intensity-token-text-prototype = There are none in this edition.
term-control-text-prototype = A team controls a Realm or a Frontier where it has the higher Intensity in total. With a tie nobody does.
term-adjacent-text-prototype = Next to each other. The board shows which slots and Spheres a space is next to.
term-fortress-text-prototype = There are none in this edition.
term-site-text-prototype = There are no Fortresses in this edition.
term-fragment-text-prototype = A piece of the Identity. A team has six Minor ones worth 2 points each, three Major ones worth 3, and a Capping one worth 4. Whoever adds the third Major has won.
term-minor-text-prototype = The small Fragment, worth 2 points. It is added by the team that meets more Aspirations in a Revelation, or by both if each meets one.
term-major-text-prototype = The large Fragment, worth 3 points. It is added by a team that meets both of its Aspirations in a Revelation while the other meets none, and belongs to the Sphere that was emptied. The third wins the game at once.
term-capping-text-prototype = The last Fragment, worth 4 points. After the fifth round it is added by the team that meets more of the Endgame Aspirations.
term-common-aspiration-text-prototype = The Aspiration that counts for all teams. One lies open; the next ones are hidden.
term-intention-text-prototype = There are none in this edition.
term-wheel-text-prototype = There is none in this edition: there are no Intentions.
term-action-text-prototype = A Spirit action, a Realm action or Rest. A player takes one to three in a turn, and each takes 1 Fortitude of the team.
term-spirit-action-text-prototype = Move, Invoke, Quell or Meditate: an action of your Spirit board. To Empower is a way to Invoke.
term-ability-text-prototype = There are none in this edition: all you do is an Action.
term-absorb-text-prototype = There is none in this edition: Meditation takes its place.
term-quell-text-prototype = Taking Essence off an opposing Emotion. When it loses the last one, it leaves the board and its owner draws a card.
term-fortify-text-prototype = There is none in this edition: there are no Fortresses.
term-empower-text-prototype = Turning a Mild Emotion into its Strong counterpart, which is then yours. It is a way to Invoke.
term-insecurity-token-text-prototype = There are none in this edition.
term-bliss-text-prototype = The team of the bright Spirits, in this edition Harmony and Empathy.
term-gloom-text-prototype = The team of the dark Spirits, in this edition Anxiety and Malice.
term-hand-text-prototype = Your cards, as many as you like. Opponents see only their number.
term-deck-text-prototype = Fourteen Mild Emotions, face down. When it is empty, the discard pile is shuffled into a new one.
term-turn-text-prototype = One to three Actions, while the team has Fortitude. The teams take turns, and so do the players of a team.
term-score-text-prototype = What the game would count now: the Fragments in the Identity, full rows, Strong Emotions, and Emotions without a free space for Essence.
term-set-up-text-prototype = Placing Spirits and starting Emotions before the first round.
term-unlock-text-prototype = Nothing has to be unlocked in this edition.
term-extra-action-text-prototype = There is none in this edition.
term-rotate-text-prototype = In this edition only Meditation turns the Origin.
term-card-set-text-prototype = The numbers and powers of the Emotions. This edition has its own, which cannot be changed.
help-fact-sphere-prototype = The bonus of this Sphere, for whoever meditates at it.
help-vibe-red-prototype = The colour of passion and temper. A red card of your hand can be discarded for a red token.
help-vibe-yellow-prototype = The colour of stirring and drive. A yellow card of your hand can be discarded for a yellow token.
help-vibe-green-prototype = The colour of giving and wanting. A green card of your hand can be discarded for a green token.
help-vibe-blue-prototype = The colour of how one sees oneself. A blue card of your hand can be discarded for a blue token.
help-vibe-none-prototype = Brightness and Bleakness have no Vibe. They can be quelled with any token on a space for a Quelled Vibe.
