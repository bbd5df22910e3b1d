# The tutorial: lessons, and what the coach says at each step. **words** stand out. The form “aloud” needs no eyes.

tutorial-title = Learn to play
tutorial-lead = Play your first turns with a coach at your side. Nothing can go wrong: only what the coach speaks of can be chosen.
tutorial-first = Start here
tutorial-more = Then, one at a time: what the full game adds
tutorial-minutes = About { $count } minutes
tutorial-start = Start
tutorial-continue = Continue
tutorial-again = Play it again
tutorial-done = Done
tutorial-progress = Step { $step } of { $steps }
tutorial-how-far = How far you are
tutorial-leave = Leave the lesson
tutorial-next = Next
tutorial-back = Back
tutorial-to-now = Back to the game
tutorial-your-move = Your move
tutorial-waiting = The lesson is being prepared …
tutorial-late = It takes longer than it should. You may wait a little longer, or begin the lesson anew.
tutorial-not-now = One thing at a time. Now it is: { $choice }
tutorial-coach = Your coach
tutorial-hide = Hide the coach
tutorial-show = Show the coach
tutorial-failed = The lesson cannot go on
tutorial-failed-text = Its game no longer stands as the lesson needs it. Start the lesson again.
tutorial-restart = Start again
tutorial-anew = The game of this lesson is no longer there, so the lesson begins again.
tutorial-restart-lesson = Start again: { $lesson }
tutorial-end = The lesson is over
tutorial-first-basic = First game, against an easy program
tutorial-first-ego = First game against Ego
tutorial-play-on = Play on against a program
tutorial-next-lesson = Next: { $lesson }
tutorial-to-lesson = To the lesson: { $lesson }
tutorial-all = All lessons
tutorial-home = To the front page
tutorial-table = Lesson: { $lesson }

tutorial-basic = The basic game
tutorial-basic-about = Three turns of a real game: moving, invoking Emotions, control, Willpower and Essence, quelling, Fortresses, your first token, and your first Revelation.
tutorial-growing = Upgrades, Ambition and Strong Emotions
tutorial-growing-about = One turn of the full game: let an Emotion grow, make an action better for good, turn the Origin, and act once more.
tutorial-hidden = Hidden Aspirations
tutorial-hidden-about = After a Revelation that brought you nothing, you may choose what to strive for next.
tutorial-intentions = Intentions and Spirits
tutorial-intentions-about = Points for what you do on your turn, the Wheel’s bonuses, and the power of your Spirit.
tutorial-set-up = Setting up
tutorial-set-up-about = In the full game you choose where to begin and what your Spirit can do.
tutorial-balance = The third team
tutorial-balance-about = Play for Balance: two kinds of Essence, Emotions that count for others, and aims of your own.
tutorial-ego = Against Ego
tutorial-ego-about = Play without an opponent: Ego plays itself, and you can see it coming.

## The basic game

tutorial-basic-1 = Welcome to somebody’s inner world. You are **Love** and play for bright **Bliss**; Hatred plays for dark **Gloom**. The team with more **points** at the end has shaped this person and wins.
tutorial-basic-2 = Points come from **Fragments**: pieces of a person that a team earns. They are piled up to a tower here in the middle. A Minor one brings 3 points, a Major one 5.
    .aloud = Points come from **Fragments**: pieces of a person that a team earns. They are piled up to a tower. A Minor one brings 3 points, a Major one 5.
tutorial-basic-3 = A Fragment is earned by whoever is ahead in an **Aspiration**. This is the Common one, the same for both teams: **Openness**. The team that controls more **Frontiers**, the strips between the five **Realms**, is ahead in it. Now it is two against two.
tutorial-basic-4 = Your team also has a **Hidden Aspiration** that only you know: **Liveliness**, more drops of **Essence** on your **Emotions**, the cards on the board. From time to time there is a **Revelation**: whoever is then ahead in one of the two earns a Minor Fragment; in both, a Major.
tutorial-basic-5 = On your turn you have three **Actions**. Most of them cost **Willpower**, the little lights, **WP** for short. You have 6. The drops are your **Essence**, for your Emotions. You have 2. Let us win a third Frontier. First your Spirit, your figure on the board, must get closer to it. Choose **Move**. It costs 1 Willpower.
    .aloud = On your turn you have three **Actions**. Most of them cost **Willpower**. You have 6. For your Emotions you need **Essence**. You have 2. Let us win a third Frontier. First your Spirit must get closer to it. Choose **Move**. It costs 1 Willpower.
tutorial-basic-6 = You may go to what can be chosen: it glows on the board and stands in your list of choices; where an opposing Spirit stands you may not stop. Go to the **Valley of Motives**.
    .aloud = You may go to what can be chosen: it stands in your list of choices; where an opposing Spirit stands you may not stop. Go to the **Valley of Motives**.
tutorial-basic-7 = In a Realm your Spirit reaches two slots. One of them is empty. Choose **Invoke** to play an Emotion from your hand there: 2 Willpower, and 1 Essence that goes on the Emotion.
tutorial-basic-8 = Choose **Desire**. Its power: with another of your Emotions beside it, such as Brightness here, it gets a token of +1.
tutorial-basic-9 = There it is. The drop is its Essence. The number is its **Intensity**, its strength: 1 for that Essence, 1 for the token. More Intensity gives **control**. The slot of a Frontier and the slots on both sides of it, here slots 12 to 14, are its **Triad**: they decide whose it is. Only you have an Emotion there, so it is yours: three against two in Openness!
    .aloud = Desire lies there with 1 Essence. Its strength is called **Intensity**, and is 2: 1 for that Essence, 1 for the token. More Intensity gives **control**. The slot of a Frontier and the slots on both sides of it, here slots 12 to 14, are its **Triad**: they decide whose it is. Only you have an Emotion there, so it is yours: three against two in Openness!
tutorial-basic-10 = Every Realm offers an action to everyone, wherever they stand. Who controls the Realm pays 1 Willpower less. The Valley of Motives is yours, so **Gain Willpower** takes an Action, but no Willpower.
tutorial-basic-11 = That was your third Action. End your turn. Whoever has no Willpower left then gains 1.
tutorial-basic-12 = At the end of a turn you take an **Ambition**, one of your team’s three stars, or two cards. Take the Ambition. We shall need it.
    .aloud = At the end of a turn you take an **Ambition**, one of your team’s three, or two cards. Take the Ambition. We shall need it.
tutorial-basic-13 = Hatred has come over and invoked **Bitterness** into a Triad of yours. In the Triad of Motives and Senses it is now one against one: nobody controls the Frontier, and Openness is even again.
tutorial-basic-14 = An Emotion on a Frontier counts in the Realms on both sides, too: Bitterness does in the Cradle of Senses. But your Brightness, right beside it, **blocks** it from the Valley of Motives, as any Emotion of yours would, however weak. So make your side stronger. **Intensify** puts 1 Essence of yours on an Emotion next to your Spirit; each one more would cost 1 Willpower.
tutorial-basic-15 = The Land of Desires is yours, so you pay no Willpower: only an Action and 1 Essence. Put it on **Brightness**, right beside Bitterness.
tutorial-basic-16 = Two Essence, Intensity 2: the Frontier is yours again. Now **Absorb** Willpower from a **Sphere**, a light in the middle, next to you. That takes no Action, once a turn. You get 2, and 1 more for each Frontier beside you that you control: 4 in all.
    .aloud = Two Essence, Intensity 2: the Frontier is yours again. Now **Absorb** Willpower from a **Sphere** next to you. That takes no Action, once a turn. You get 2, and 1 more for each Frontier beside you that you control: 4 in all.
tutorial-basic-17 = Each Sphere also gives a bonus. That of **Humility** is 1 Essence. Say yes.
tutorial-basic-18 = After every Absorb, yours or Hatred’s, the **Origin**, the ring of the Spheres, turns by one step. Humility has gone on to the next Realm with 3 Willpower left. Remember it: whoever **empties** a Sphere causes a Revelation. You have plenty of Willpower. **Fortify** builds a **Fortress**, for 3: in the Realm you stand in, or from a Frontier on either side, unless Hatred controls that Realm.
tutorial-basic-19 = A Fortress is one of your Fragments, and adds to your Intensity in its Realm: 1 for this Minor one. When anyone empties a Sphere here in a later turn, the Fortress goes into the **Identity**, the tower in the middle, where it scores: 3, or 5 for a Major. If it is still here at the end, it counts nothing. Your third Action: **Harvest Essence** turns Willpower into Essence. You do not control its Realm, the Willow of Values, so it costs 1 Willpower besides.
    .aloud = A Fortress is one of your Fragments, and adds to your Intensity in its Realm: 1 for this Minor one. When anyone empties a Sphere here in a later turn, the Fortress goes into the **Identity**, the tower of all Fragments, where it scores: 3, or 5 for a Major. If it is still here at the end, it counts nothing. Your third Action: **Harvest Essence** turns Willpower into Essence. You do not control its Realm, the Willow of Values, so it costs 1 Willpower besides.
tutorial-basic-20 = Turn 3 Willpower into 3 Essence. With the 1 for the action you pay 4.
tutorial-basic-21 = End your turn.
tutorial-basic-22 = This time draw **two cards**. The top card of a deck lies face up, so everybody sees what you draw.
tutorial-basic-23 = Hatred has placed **Loneliness** beside Bitterness. In your Triad it is two against two: the Frontier is lost once more. In Liveliness, too, you are even. But Humility has only 3 Willpower left: a Revelation is near. If you were ahead in Openness **and** in Liveliness, you would earn a Major Fragment. Bitterness is in the way.
tutorial-basic-24 = So let us get rid of Bitterness. It lies on the slot of the Frontier itself, and you reach that slot from the Frontier. **Move**.
tutorial-basic-25 = Go to the Frontier between Motives and Senses.
tutorial-basic-26 = To **Quell** an Emotion you show a card of the same **Vibe** from your hand, and keep it. The badge of a card tells it: Bitterness is yellow, the spark, and so is your Excitement. **Quell** takes 1 Essence off an opposing Emotion next to you, for 2 Willpower and 1 Ambition: the one you took.
    .aloud = To **Quell** an Emotion you show a card of the same **Vibe** from your hand, and keep it. It is named after the card: Bitterness is yellow, and so is your Excitement. **Quell** takes 1 Essence off an opposing Emotion next to you, for 2 Willpower and 1 Ambition: the one you took.
tutorial-basic-27 = Bitterness had only one Essence, so it is gone. You lead in Openness by three to two, in Liveliness by four to three. Now **Absorb**.
tutorial-basic-28 = Choose **Humility**. You get 2, and 1 for this Frontier, and it has exactly 3.
tutorial-basic-29 = Take its bonus. It comes before the Revelation.
tutorial-basic-30 = You were ahead in the Common Aspiration and in your hidden one. Both together brought a **Major Fragment**: the Identity begins to grow, in your colours. Five points for Bliss.
    .aloud = You were ahead in the Common Aspiration and in your hidden one. Both together brought a **Major Fragment**. It is the first in the Identity. Five points for Bliss.
tutorial-basic-31 = Each Revelation brings new Aspirations. Gloom removed a Common one, because you earned a Major. The next is **Versatility**: different Vibes among your Emotions. Your new hidden one stands with it. You still have an Action. **Invoke** an Emotion onto the slot you have just cleared.
tutorial-basic-32 = First make the action better: discard a card, and a **token** of its Vibe goes on the action’s row. **Determination** saves 1 Willpower. Give blue Optimism for it: choose **Blue**.
tutorial-basic-33 = The token works at once, and in every later Invoke. Use **Determination**. In a game the button **Improve this action?** leads here, once the action itself is pressed.
tutorial-basic-34 = Choose **Courage**: next to an opposing Emotion, its power gives it a token of +1. Red is also a new Vibe among your Emotions.
tutorial-basic-35 = You lead by 5 to 0. The game ends when no Common Aspiration is left: they are counted down beside the board, one for each Revelation and one more for each Major. It also ends when a team earns a Fragment and has none of that kind left: its **Capping Fragment** takes the place, for 4 points. Then **more points win**.
    .aloud = You lead by 5 to 0. The game ends when no Common Aspiration is left: one goes with each Revelation and one more with each Major. It also ends when a team earns a Fragment and has none of that kind left: its **Capping Fragment** takes the place, for 4 points. Then **more points win**.
tutorial-basic-36 = That is the basic game. Now play your **first game** against an easy program, or play on from here. In a real game you choose freely among all that can be chosen, and most choices can be taken back.

## Setting up

tutorial-set-up-1 = In the full game nothing lies on the board yet. You choose where to begin, and the players take turns at it.
tutorial-set-up-2 = Put your Spirit on a Frontier. Take the one between **Values** and **Motives**.
tutorial-set-up-3 = Now your starting Emotion, **Brightness**, on a Realm slot beside that Frontier. Choose the one in the Valley of Motives.
tutorial-set-up-4 = Hatred has done the same with Bleakness.
tutorial-set-up-5 = As you play for a whole team, you place a second Brightness, as though another Spirit of yours stood on an empty Frontier. Take the Frontier of **Motives and Senses**.
tutorial-set-up-6 = Put it into the Valley of Motives as well, and the Realm is firmly yours.
tutorial-set-up-7 = Next come four **wild tokens** for your Spirit’s board. The first token on a row **unlocks** its action; the others are upgrades.
tutorial-set-up-8 = You will want to **Move**. Unlock it: choose **Wild**.
tutorial-set-up-9 = And **Invoke**.
tutorial-set-up-10 = And **Quell**.
tutorial-set-up-11 = The last one could unlock Fortify or Empower. Or make an action better from the start: put it on **Bolster**, the first upgrade of Invoke.
tutorial-set-up-12 = Now everything is in place, and the first turn begins. What you left locked you can unlock later, with a card from your hand.

## Upgrades, Ambition and Strong Emotions

tutorial-growing-1 = The full game is won as the basic one is, but a turn can do more in it: Emotions **grow**, actions get **upgrades**, and **Ambition** pays for more than Quell. Here is all of it in one turn.
tutorial-growing-2 = **Excitement** holds 2 Essence, and 2 is its threshold, the framed space on the card. It is ready to grow into **Passion**.
    .aloud = **Excitement** holds 2 Essence, and 2 is its threshold. It is ready to grow into **Passion**.
tutorial-growing-3 = **Empower** tells both cards before you choose it: the one that lies here and the one it becomes. Choose it.
tutorial-growing-4 = Excitement has gone back under your deck, and **Passion** lies in its place with all the Essence. Strong Emotions have better numbers: Intensity 3 in place of 2. Each team has two copies of every one.
tutorial-growing-5 = And their powers are stronger. Passion gives you one more Action this turn, so Empower has cost you none: you have three left.
tutorial-growing-6 = Cards are not only for invoking. When you take a Spirit action you may first discard one of them and put a **Vibe token** of its colour on the row of that action. In a game the button **Improve this action?** does it.
tutorial-growing-7 = Suppose you want to get to the Frontier of Values and Motives, two spaces away. Choose **Move**.
tutorial-growing-8 = Discard green Desire for a token on **Haste**, the first upgrade of this row: choose **Green**. A row never holds two tokens of one colour.
tutorial-growing-9 = The token works at once. Use **Haste**: 1 Willpower more, one space further.
tutorial-growing-10 = Two spaces with one Action. The token stays on your board, so from now on every Move can be hasty. The last upgrade of each row on this board, **Determination**, makes the action 1 Willpower cheaper every time.
tutorial-growing-11 = Your team has three **Ambition** tokens, its stars, and all of them are available here. They pay for Quell and some upgrades, and for three abilities. An ability is no Action, and each can be used once a turn.
tutorial-growing-12 = You would like to absorb from Diligence, but it is one step away, in the Land of Desires. **Rotate the Origin** for 1 Ambition: its ring turns, and each Sphere goes on to the next Realm.
tutorial-growing-13 = Diligence has come to the Willow of Values, within your reach. Now **Absorb**.
tutorial-growing-14 = Choose **Diligence**.
tutorial-growing-15 = Its bonus is 2 Willpower from the supply. Take it.
tutorial-growing-16 = Two Ambition are left. Spend them on an **Extra Action**.
tutorial-growing-17 = Three Actions again. The third ability, Add a Vibe token, costs 1 Ambition and takes no card. Spent Ambition comes back one by one: at the end of a turn, from Commitment, and from the Wheel.
tutorial-growing-18 = None of this brings points by itself; it makes what does so easier. What the full game gives points for besides Fragments, a later lesson shows, the one on **Intentions**.

## Hidden Aspirations

tutorial-hidden-1 = Here Hatred has emptied a Sphere. In this Revelation Gloom met one Aspiration and added a Minor Fragment. You met none.
tutorial-hidden-2 = After a Revelation each team gets a new Hidden Aspiration. Who met none has a choice: look at the top three and pick one. Say **yes**.
tutorial-hidden-3 = These are your three: Fortitude, Attitude and Awareness. The list of aims shows how the teams stand in each of them.
tutorial-hidden-4 = You control three Realms, Gloom two. Take **Attitude**, in which you are ahead already.
tutorial-hidden-5 = From now on this is your secret aim. Opponents see only a card face down. A good plan serves the Common Aspiration and the hidden one together: both at once bring a Major Fragment.

## Intentions and Spirits

tutorial-intentions-1 = In the full game there are points for deeds on your turn too. They are counted on the **Wheel of Intentions**: 1 point for the first in a turn, 2 for each further one.
tutorial-intentions-2 = One Intention is to take 4 Willpower or more out of a Sphere at once. You stand between two Frontiers of yours, so **Absorb** does it.
tutorial-intentions-3 = Take the Essence.
tutorial-intentions-4 = One point on the Wheel. And you gained 1 Willpower more than the Sphere gave: that is **Love’s power**, 1 for each Bliss Fortress beside her. Every Spirit has a power of its own.
tutorial-intentions-5 = Another Intention is to fill the last Essence space of an Emotion. **Intensify**.
tutorial-intentions-6 = **Desire** has two free spaces.
tutorial-intentions-7 = Put 2 Essence on it. The second costs 1 Willpower.
tutorial-intentions-8 = The second Intention of this turn: 2 points. The Wheel passed 2 on its way, and that brought you 1 Essence. Every second point brings a bonus: Essence, a card or an Ambition.
tutorial-intentions-9 = This side has two Intentions more: **Suppress**, to take Essence off an opposing Emotion by Quell, and **Complete a row**, to put the fourth token on a row of yours. A team that reaches 20 on its Wheel ends the game. The badges beside the score say what each asks for, and which of them you can meet now. With upgrades, Ambition, Strong Emotions and Hidden Aspirations, which have lessons of their own, you know the whole game now.
    .aloud = This side has two Intentions more: **Suppress**, to take Essence off an opposing Emotion by Quell, and **Complete a row**, to put the fourth token on a row of yours. A team that reaches 20 on its Wheel ends the game. In their list stands what each asks for, and which of them you can meet now. With upgrades, Ambition, Strong Emotions and Hidden Aspirations, which have lessons of their own, you know the whole game now.

## The third team

tutorial-balance-1 = A third team has come: **Balance**. Bliss and Gloom still fight over control and Aspirations. Balance has its own way: it puts weight now on one side, now on the other, and wins when neither of the two prevails.
tutorial-balance-2 = You are **Reason**. Bliss and Gloom have placed their Spirits and Emotions. Balance joins last, without an Emotion, on any Frontier; it shares spaces with everyone. Join in between Motives and Senses.
tutorial-balance-3 = Love and Hatred have had a turn. Look at your **Essence**: you have no kind of your own, but 1 of Bliss and 1 of Gloom. Whenever you gain some, you choose the kind.
tutorial-balance-4 = Your Hidden Aspiration is **Liveliness**, and for Balance it has two conditions. First: Bliss and Gloom are exactly **tied** in it, as they are now. Second: as much Essence of Bliss as of Gloom on your own Emotions, of which you have none yet. One condition brings a Minor Fragment, both a Major.
tutorial-balance-5 = Reason’s power: every Realm action costs you 1 Willpower less, whoever controls the Realm. So **Gain Willpower** takes an Action, but no Willpower.
tutorial-balance-6 = Now closer to the slots. **Move**.
tutorial-balance-7 = Go to the **Cradle of Senses**. In a Realm you reach two slots.
tutorial-balance-8 = **Invoke** an Emotion. All of yours are called Neutrality, in four Vibes.
tutorial-balance-9 = Take the **red** one.
tutorial-balance-10 = This is the choice that matters. The Essence you invoke it with tells which team it **counts for**, in control and in Aspirations. Use Essence of **Bliss**.
tutorial-balance-11 = Put it on the slot that lies in the Triad of Motives and Senses.
tutorial-balance-12 = It is yours: it has your colour, and both other teams may quell it. But the sun on it says that it counts for Bliss, who now controls the Cradle of Senses, by your grace.
    .aloud = It is yours: both other teams may quell it. But it counts for Bliss, who now controls the Cradle of Senses, by your grace.
tutorial-balance-13 = **Absorb**. You control nothing yourself; you take 1 more for each Triad beside you that holds one of your Emotions, so 3.
tutorial-balance-14 = The bonus of **Commitment**: 1 Willpower for an Ambition. Say yes.
tutorial-balance-15 = A round has passed. Bliss has one Essence more than Gloom now, yours counted, so there is no tie, and your own Essence is all of one kind: neither condition holds.
tutorial-balance-16 = One move mends both. **Invoke** once more: you have one card and one Essence left, of Gloom, so it all goes by itself.
tutorial-balance-17 = This one counts for Gloom. In the Cradle of Senses it is one against one, so nobody controls it.
tutorial-balance-18 = And look at your aim: tied, and as much of one kind as of the other. Both conditions hold. If a Sphere were emptied now, whoever does it, you would earn a **Major Fragment**.
tutorial-balance-19 = A Neutrality may become any of six Strong Emotions. **Empower** costs 3 Willpower.
tutorial-balance-20 = Take the one that counts for Bliss. It keeps its Essence, and the side it is on.
tutorial-balance-21 = With 1 Essence two of the six are open. Choose **Impulse**.
tutorial-balance-22 = Strong Emotions of Balance have no Vibe of their own: you give them one. Take **red**.
tutorial-balance-23 = Impulse gives you as much Essence as lies on it: 1. Take Essence of **Gloom**.
tutorial-balance-24 = The red Neutrality has left the board, and that is when a Neutrality does something: a red one lets a Spirit of your team draw. You have one: **Reason**.
tutorial-balance-25 = Impulse, with Intensity 2. The Cradle of Senses is Bliss’s again, and the Essence is still even.
tutorial-balance-26 = Balance scores as the others do: Fragments in the Identity and points on its own Wheel. Keep the scales level, and be there when a Sphere runs empty. You can play on from here against programs.

## Against Ego

tutorial-ego-1 = There is nobody on the other side: **Ego** plays Gloom by itself, with two masked Spirits, the **Gatekeeper** here and the **Influencer**. It has no hand, no board and no Ambition. The places were drawn so that both sides begin alike.
    .aloud = There is nobody on the other side: **Ego** plays Gloom by itself, with two masked Spirits, the **Gatekeeper** and the **Influencer**. It has no hand, no board and no Ambition. The places were drawn so that both sides begin alike.
tutorial-ego-2 = Part of Ego’s plan lies open: its **Scheme**. The head of the card says what its next turn aims at, the Common Aspiration, and its first action, Invoke. Its foot does not count yet: the second and third action come from the foot of a card that is turned up then.
tutorial-ego-3 = You are **Love**, a Shaper: a whole team by yourself. Your starting Emotions lie beside two Frontiers. Start on that of Values and Motives.
tutorial-ego-4 = The Common Aspiration is **Attitude**: who controls more Realms? The Valley of Motives is nobody’s, and we have moved you there. **Invoke** an Emotion.
tutorial-ego-5 = Take **Courage**.
tutorial-ego-6 = Put it on the slot beside the Frontier you came from.
tutorial-ego-7 = You control 2 Realms now, Ego 1. But Ego aims at the same Aspiration. **End your turn** and see.
tutorial-ego-8 = Take an **Ambition**. Then Ego plays. Its turn is told step by step, each action with its reason, and you say when to go on.
tutorial-ego-9 = For each action Ego took the way that helped its aim most: from 1 Realm against your 2 to 3 against 1. It began with this **Embarrassment**, which won it the Land of Desires and cost you the Willow of Values, both at once. The two numbers behind each action were the counts of Bliss and Gloom: yours and its.
    .aloud = For each action Ego took the way that helped its aim most: from 1 Realm against your 2 to 3 against 1. It began with **Embarrassment**, which won it the Land of Desires and cost you the Willow of Values, both at once. The two numbers behind each action were the counts of Bliss and Gloom: yours and its.
tutorial-ego-10 = A new Scheme lies face up. Ego’s next turn aims at the **next** Common Aspiration, which is Liveliness, and begins with Quell. Liveliness counts the Essence on Emotions: that is what it will take from you.
tutorial-ego-11 = So be ahead of it, and put more Essence on Courage: **Intensify**. One Quell will not remove it then.
tutorial-ego-12 = Read its Scheme, ask what its Spirit can reach, and stand in its way. What Ego cannot do without harming itself it fails to do.
tutorial-ego-13 = At the end Ego scores 2 points for each Minor Fortress that it still has, and 4 for each Major (in the gentle game 1 and 2): a small number behind its points counts them. The rules book says [how Ego thinks](/rules#ego-thinks). Now you can play a whole game.
    .aloud = At the end Ego scores 2 points for each Minor Fortress that it still has, and 4 for each Major (in the gentle game 1 and 2). The rules book says [how Ego thinks](/rules#ego-thinks). Now you can play a whole game.
