# Ego, the opponent that plays itself: its Schemes, why it does what it does, and the steps of difficulty.

## Scheme cards

scheme-name = Scheme { $number }
scheme-aim-common = Common Aspiration
scheme-aim-hidden = Hidden Aspiration
scheme-aim-next = Next Common Aspiration
scheme-head = { $aim }: { $action }
scheme-text = Head: { $aim ->
        [hidden] Ego aims at its Hidden Aspiration
        [next] Ego aims at the next Common Aspiration
       *[common] Ego aims at the Common Aspiration
    }; its first action is { $first }. Foot: the second and third action are { $second } and { $third }.

## What it counts, and why it takes one way and not another

ego-counts = { $bliss }–{ $gloom }
ego-way-hidden = { $ways ->
        [one] the only way
       *[other] one of { $ways } ways (which is best hangs on its Hidden Aspiration)
    }
ego-way-only = { $ways ->
        [one] the only way
       *[other] the only one of { $ways } ways that costs it no Willpower
    }
ego-way-impact = the best of { $ways } ways
ego-way-ahead = the best of { $ways } ways (of equal ones, the most for the Common Aspirations to come)
ego-way-what = the best of { $ways } ways (of equal ones, to build before to exalt, to exalt before to raze)
ego-way-realms = the best of { $ways } ways (of equal ones, the most for its Realms)
ego-way-frontiers = the best of { $ways } ways (of equal ones, the most for its Frontiers)
ego-way-intensity = the best of { $ways } ways (of equal ones, the most for the Intensity of its Emotions)
ego-way-staying = the best of { $ways } ways (of equal ones, the one without moving)
ego-way-home = the best of { $ways } ways (of equal ones, from where each prefers to be: the Influencer in Realms, the Gatekeeper on Frontiers)
ego-way-chance = the best of { $ways } ways (of equal ones, by chance)

# Why there is no way: from where it stands, or after so many steps.
ego-lack-invoke = { $why ->
        [deck] Its deck is empty.
       *[none] There is no empty slot { $steps ->
            [0] beside its space, and it has moved twice already.
           *[other] within { $steps } spaces.
        }
    }
ego-lack-intensify = { $why ->
        [full] Every Emotion of Ego’s { $steps ->
            [0] beside its space has all the Essence it can hold, and it has moved twice already.
           *[other] within { $steps } spaces has all the Essence it can hold.
        }
       *[none] There is no Emotion of Ego’s { $steps ->
            [0] beside its space, and it has moved twice already.
           *[other] within { $steps } spaces.
        }
    }
ego-lack-quell = { $why ->
        [protected] A power of a Spirit of yours protects your Emotions { $steps ->
            [0] beside its space, and it has moved twice already.
           *[other] within { $steps } spaces.
        }
        [guarded] To quell an Emotion of yours { $steps ->
            [0] beside its space would cost it more Willpower than it has, and it has moved twice already.
           *[other] within { $steps } spaces would cost it more Willpower than it has.
        }
       *[none] There is no Emotion of yours { $steps ->
            [0] beside its space, and it has moved twice already.
           *[other] within { $steps } spaces.
        }
    }
ego-lack-fortify = { $why ->
        [minor] It could only build, and it keeps the last of its Minors.
       *[none] There is no place to build, no Fortress of its own to exalt and none of yours to raze { $steps ->
            [0] beside its space, and it has moved twice already.
           *[other] within { $steps } spaces.
        }
    }
# Why there is a single way.
ego-only-invoke = There is no other empty slot { $steps ->
        [0] beside its space, and it has moved twice already.
       *[other] within { $steps } spaces.
    }
ego-only-intensify = No other Emotion of Ego’s { $steps ->
        [0] beside its space has room for Essence, and it has moved twice already.
       *[other] within { $steps } spaces has room for Essence.
    }
ego-only-quell = There is no other Emotion of yours that it could quell { $steps ->
        [0] beside its space, and it has moved twice already.
       *[other] within { $steps } spaces.
    }
ego-only-fortify = There is nothing else to build, exalt or raze { $steps ->
        [0] beside its space, and it has moved twice already.
       *[other] within { $steps } spaces.
    }
# What a hidden aim may be, by what has come to light of Ego’s Hidden Aspirations.
ego-aims = { $count ->
        [one] It can only be { $aims }.
       *[other] It is one of these: { $aims }.
    }
ego-harm = { $ways ->
        [one] It would do harm: { $impact }. So it is left.
       *[other] The best of them would do harm: { $impact }. So it is left.
    }
ego-absorbs = { $which ->
        [only] It is the only Sphere beside it.
        [emptier] Of the two beside it, it takes from the emptier, because it would not lose a Revelation now.
        [fuller] Of the two beside it, it takes from the fuller, because it would lose a Revelation now.
       *[chance] Both beside it hold as much: one is drawn.
    } { $how_much ->
        [frontier] It takes 2, because it controls a Frontier there.
        [rest] No more is left in it.
        [fear] No more, or it would bring about a Revelation that it would lose.
       *[no-frontier] It takes 1 only, because it controls no Frontier there.
    }
# What Ego does next, as far as it is known.
ego-forecast = { $spirit } plays next and aims at { $aim ->
        [hidden] its Hidden Aspiration, { $aspiration ->
            [none] which is one of these: { $aims }
           *[other] which can only be { $aspiration }
        }
       *[other] { $aspiration ->
            [none] nothing
           *[other] { $aspiration }
        }
    }. { $ways ->
        [0] It would fail to { $action }: { $lack }
       *[other] { $fails ->
            [1] It would fail to { $action }: the best way would do harm (Impact { $impact }).
           *[other] { $best ->
                [none] Its first action: { $action }, in { $ways ->
                    [one] 1 place
                   *[other] one of { $ways } places
                }.
               *[other] Its first action: { $action }, most likely { $best } (Impact { $impact }).
            }
        }
    }

## Difficulty: the levels, and what each step changes

# A level that brings all steps up to one of them.
difficulty-easier = { $step ->
        [1] Even (easier, step 1 of 3)
        [3] Gentle (easier, step 3 of 3)
       *[other] Easier, step { $step } of 3
    }
difficulty-harder = { $step ->
        [4] Hard (harder, step 4 of 7)
       *[other] Harder, step { $step } of 7
    }
difficulty-medium = Medium
difficulty-medium-text = Ego as it is, with no step that makes it harder or easier.
difficulty-harder-1 = Harder 1
difficulty-harder-1-text = Ego starts with 2 Willpower.
difficulty-harder-2 = Harder 2
difficulty-harder-2-text = Ego’s starting Emotions begin with all the Essence they can hold.
difficulty-harder-3 = Harder 3
difficulty-harder-3-text = Ego gains 1 Willpower for each bonus space that its Wheel reaches, on every lap again.
difficulty-harder-4 = Harder 4
difficulty-harder-4-text = Between ways that are equally good for its aim, Ego looks first at the Common Aspirations to come.
difficulty-harder-5 = Harder 5
difficulty-harder-5-text = One of Ego’s five Minor Fragments lies in the Identity from the start.
difficulty-harder-6 = Harder 6
difficulty-harder-6-text = Ego gains 1 Willpower after each Revelation.
difficulty-harder-7 = Harder 7
difficulty-harder-7-text = When Ego absorbs 2 Willpower, it keeps both.
difficulty-easier-1 = Easier 1
difficulty-easier-1-text = When Ego absorbs 2 Willpower, it keeps none.
difficulty-easier-2 = Easier 2
difficulty-easier-2-text = Ego scores no points for its Willpower at a Revelation.
difficulty-easier-3 = Easier 3
difficulty-easier-3-text = At the end Ego’s Fortresses bring it 1 point for a Minor and 2 for a Major, instead of 2 and 4.
