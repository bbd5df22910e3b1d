# Ego, l’adversaire qui joue tout seul : ses Stratagèmes, pourquoi il fait ce qu’il fait, et les degrés de difficulté.

## Cartes Stratagème

scheme-name = Stratagème { $number }
scheme-aim-common = Aspiration Commune
scheme-aim-hidden = Aspiration Propre
scheme-aim-next = Prochaine Aspiration Commune
scheme-head = { $aim } : { $action }
scheme-text = Tête : { $aim ->
        [hidden] Ego vise son Aspiration Propre
        [next] Ego vise la prochaine Aspiration Commune
       *[common] Ego vise l’Aspiration Commune
    } ; sa première action est { $first }. Pied : la deuxième et la troisième sont { $second } et { $third }.

## Ce qu’il compte, et pourquoi il prend telle manière et non telle autre

ego-counts = { $bliss }–{ $gloom }
ego-way-hidden = { $ways ->
        [one] la seule manière
       *[other] l’une des { $ways } manières (la meilleure dépend de son Aspiration Propre)
    }
ego-way-only = { $ways ->
        [one] la seule manière
       *[other] des { $ways } manières, la seule qui ne lui coûte pas de Volonté
    }
ego-way-impact = la meilleure des { $ways } manières
ego-way-ahead = la meilleure des { $ways } manières (à égalité, la meilleure pour les Aspirations Communes à venir)
ego-way-what = la meilleure des { $ways } manières (à égalité, construire avant d’exalter, exalter avant de démolir)
ego-way-realms = la meilleure des { $ways } manières (à égalité, la meilleure pour ses Royaumes)
ego-way-frontiers = la meilleure des { $ways } manières (à égalité, la meilleure pour ses Frontières)
ego-way-intensity = la meilleure des { $ways } manières (à égalité, la meilleure pour l’Intensité de ses Émotions)
ego-way-staying = la meilleure des { $ways } manières (à égalité, celle sans se déplacer)
ego-way-home = la meilleure des { $ways } manières (à égalité, depuis la case que chacun préfère : l’Influenceur les Royaumes, le Gardien les Frontières)
ego-way-chance = la meilleure des { $ways } manières (à égalité, au hasard)

# Pourquoi il n’y a aucune manière : de là où il se tient, ou après tant de pas.
ego-lack-invoke = { $why ->
        [deck] Sa pioche est vide.
       *[none] Il n’y a pas d’emplacement vide { $steps ->
            [0] à côté de sa case, et il s’est déjà déplacé deux fois.
            [one] à { $steps } case au plus.
           *[other] à { $steps } cases au plus.
        }
    }
ego-lack-intensify = { $why ->
        [full] Aucune place pour de l’Essence sur les Émotions d’Ego { $steps ->
            [0] à côté de sa case, et il s’est déjà déplacé deux fois.
            [one] à { $steps } case au plus.
           *[other] à { $steps } cases au plus.
        }
       *[none] Il n’y a pas d’Émotion d’Ego { $steps ->
            [0] à côté de sa case, et il s’est déjà déplacé deux fois.
            [one] à { $steps } case au plus.
           *[other] à { $steps } cases au plus.
        }
    }
ego-lack-quell = { $why ->
        [protected] Le pouvoir d’un de tes Esprits protège tes Émotions { $steps ->
            [0] à côté de sa case, et il s’est déjà déplacé deux fois.
            [one] à { $steps } case au plus.
           *[other] à { $steps } cases au plus.
        }
        [guarded] Il n’a pas assez de Volonté pour refouler une de tes Émotions { $steps ->
            [0] à côté de sa case, et il s’est déjà déplacé deux fois.
            [one] à { $steps } case au plus.
           *[other] à { $steps } cases au plus.
        }
       *[none] Il n’y a pas d’Émotion à toi { $steps ->
            [0] à côté de sa case, et il s’est déjà déplacé deux fois.
            [one] à { $steps } case au plus.
           *[other] à { $steps } cases au plus.
        }
    }
ego-lack-fortify = { $why ->
        [minor] Il ne pourrait que construire, et il garde le dernier de ses Fragments Mineurs.
       *[none] Il n’y a ni place où construire, ni Forteresse à lui à exalter, ni Forteresse à toi à démolir { $steps ->
            [0] à côté de sa case, et il s’est déjà déplacé deux fois.
            [one] à { $steps } case au plus.
           *[other] à { $steps } cases au plus.
        }
    }
# Pourquoi il n’y a qu’une manière.
ego-only-invoke = Il n’y a pas d’autre emplacement vide { $steps ->
        [0] à côté de sa case, et il s’est déjà déplacé deux fois.
        [one] à { $steps } case au plus.
       *[other] à { $steps } cases au plus.
    }
ego-only-intensify = Il n’y a pas d’autre Émotion d’Ego ayant de la place pour de l’Essence { $steps ->
        [0] à côté de sa case, et il s’est déjà déplacé deux fois.
        [one] à { $steps } case au plus.
       *[other] à { $steps } cases au plus.
    }
ego-only-quell = Il n’y a pas d’autre Émotion à toi qu’il puisse refouler { $steps ->
        [0] à côté de sa case, et il s’est déjà déplacé deux fois.
        [one] à { $steps } case au plus.
       *[other] à { $steps } cases au plus.
    }
ego-only-fortify = Il n’y a rien d’autre à construire, à exalter ou à démolir { $steps ->
        [0] à côté de sa case, et il s’est déjà déplacé deux fois.
        [one] à { $steps } case au plus.
       *[other] à { $steps } cases au plus.
    }
# Ce que peut être un but caché, d’après ce qu’on sait des Aspirations Propres d’Ego.
ego-aims = { $count ->
        [one] Une seule est possible : { $aims }.
       *[other] C’est l’une de celles-ci : { $aims }.
    }
ego-harm = { $ways ->
        [one] Cela lui nuirait : { $impact }. Il y renonce donc.
       *[other] La meilleure lui nuirait : { $impact }. Il y renonce donc.
    }
ego-absorbs = { $which ->
        [only] C’est la seule Sphère à côté de lui.
        [emptier] Des deux à côté de lui, il prend dans la moins pleine, car il ne perdrait pas une Révélation maintenant.
        [fuller] Des deux à côté de lui, il prend dans la plus pleine, car il perdrait une Révélation maintenant.
       *[chance] Les deux à côté de lui contiennent autant : une est tirée au sort.
    } { $how_much ->
        [frontier] Il en prend 2, car il contrôle là une Frontière.
        [rest] Il n’y en reste pas plus.
        [fear] Pas plus, sinon il causerait une Révélation qu’il perdrait.
       *[no-frontier] Il n’en prend qu’une, car il n’y contrôle aucune Frontière.
    }
# Ce qu’Ego fait ensuite, pour autant qu’on le sache.
ego-forecast = { $spirit } joue ensuite et vise { $aim ->
        [hidden] son Aspiration Propre, { $aspiration ->
            [none] qui est l’une de celles-ci : { $aims }
           *[other] à coup sûr { $aspiration }
        }
       *[other] { $aspiration ->
            [none] rien
           *[other] { $aspiration }
        }
    }. { $ways ->
        [0] Il manquerait cette action : { $action }. { $lack }
       *[other] { $fails ->
            [1] Il manquerait cette action : { $action }. La meilleure manière lui nuirait (Impact { $impact }).
           *[other] { $best ->
                [none] Sa première action : { $action }, { $ways ->
                    [one] à { $ways } endroit
                   *[other] à l’un des { $ways } endroits possibles
                }.
               *[other] Sa première action : { $action }, très probablement { $best } (Impact { $impact }).
            }
        }
    }

## Difficulté : les niveaux, et ce que change chaque degré

# Un niveau qui apporte tous les degrés jusqu’à l’un d’eux.
difficulty-easier = { $step ->
        [1] Équilibré (plus facile, degré 1 sur 3)
        [3] Doux (plus facile, degré 3 sur 3)
       *[other] Plus facile, degré { $step } sur 3
    }
difficulty-harder = { $step ->
        [4] Dur (plus dur, degré 4 sur 7)
       *[other] Plus dur, degré { $step } sur 7
    }
difficulty-medium = Moyen
difficulty-medium-text = Ego tel qu’il est, sans degré qui le rende plus dur ou plus facile.
difficulty-harder-1 = Plus dur 1
difficulty-harder-1-text = Ego commence avec 2 Volontés.
difficulty-harder-2 = Plus dur 2
difficulty-harder-2-text = Les Émotions de départ d’Ego commencent avec toute l’Essence qu’elles peuvent porter.
difficulty-harder-3 = Plus dur 3
difficulty-harder-3-text = Ego gagne 1 Volonté pour chaque case de bonus qu’atteint sa Roue, et à chaque tour de Roue de nouveau.
difficulty-harder-4 = Plus dur 4
difficulty-harder-4-text = Entre des manières aussi bonnes pour son but, Ego regarde d’abord les Aspirations Communes à venir.
difficulty-harder-5 = Plus dur 5
difficulty-harder-5-text = L’un des cinq Fragments Mineurs d’Ego est dans l’Identité dès le début.
difficulty-harder-6 = Plus dur 6
difficulty-harder-6-text = Ego gagne 1 Volonté après chaque Révélation.
difficulty-harder-7 = Plus dur 7
difficulty-harder-7-text = Quand Ego absorbe 2 Volontés, il garde les deux.
difficulty-easier-1 = Plus facile 1
difficulty-easier-1-text = Quand Ego absorbe 2 Volontés, il n’en garde aucune.
difficulty-easier-2 = Plus facile 2
difficulty-easier-2-text = Ego ne marque pas de points pour sa Volonté lors d’une Révélation.
difficulty-easier-3 = Plus facile 3
difficulty-easier-3-text = À la fin, les Forteresses d’Ego lui rapportent 1 point pour un Mineur et 2 pour un Majeur, au lieu de 2 et 4.
