# La fin d’une partie : qui cette personne est devenue, d’où sont venus les points, et comment cela s’est passé.

## Qui cette personne est devenue, en une phrase

# Rien ne s’est détaché, ou trop peu s’est passé.
life-brief = { $winner ->
        [bliss] Quelqu’un au cœur léger, et qui sait pourquoi.
        [gloom] Quelqu’un au cœur lourd, et qui sait pourquoi.
       *[balance] Quelqu’un d’humeur égale, et qui sait pourquoi.
    }
life-draw = { $count ->
        [0] Quelqu’un qui ne s’est jamais tout à fait décidé.
       *[other] Quelqu’un qui ne s’est jamais tout à fait décidé. Au fond du cœur : { $emotions } ; et la balance n’a penché d’aucun côté.
    }
life-unfinished = Quelqu’un qui doit encore devenir qui il sera.
# La plupart des points sont venus d’Aspirations accomplies.
life-strove = { $winner ->
        [bliss] Quelqu’un qui suit une lumière. Guide : { $aspirations } ; au fond du cœur : { $emotions } ; et { $spirit } a tout scellé au tour { $turn } de la partie.
        [gloom] Quelqu’un qui connaît son chemin dans le noir. Guide : { $aspirations } ; au fond du cœur : { $emotions } ; et { $spirit } a tout scellé au tour { $turn } de la partie.
       *[balance] Quelqu’un qui tient joie et peine dans la même main. Guide : { $aspirations } ; au fond du cœur : { $emotions } ; et { $spirit } l’a réglé au tour { $turn } de la partie.
    }
# Le vainqueur était derrière dans la seconde moitié de la partie.
life-turned = { $winner ->
        [bliss] Quelqu’un qui a trouvé la joie sur le tard : tout semblait sombre, puis { $spirit } a renversé la partie au tour { $turn } de la partie, fidèle à ceci : { $aspirations }. Au fond du cœur : { $emotions }.
        [gloom] Quelqu’un que les ombres ont rattrapé : tout était lumineux, puis { $spirit } a renversé la partie au tour { $turn } de la partie, attiré par ceci : { $aspirations }. Au fond du cœur : { $emotions }.
       *[balance] Quelqu’un qui a trouvé le repos sur le tard : rien n’était décidé, puis { $spirit } a réglé la partie au tour { $turn } de la partie, fidèle à ceci : { $aspirations }. Au fond du cœur : { $emotions }.
    }
# C’était serré.
life-close = { $winner ->
        [bliss] Quelqu’un qui sourit, mais de justesse. Ce qui a parlé pour cela : { $aspirations } ; ce qui a pesé le plus longtemps : { $emotions } ; et { $spirit } a fait pencher la balance au tour { $turn } de la partie.
        [gloom] Quelqu’un qui soupire, mais de justesse. Ce qui a parlé pour cela : { $aspirations } ; ce qui a pesé le plus longtemps : { $emotions } ; et { $spirit } a fait pencher la balance au tour { $turn } de la partie.
       *[balance] Quelqu’un au milieu, à un cheveu près. Ce qui a parlé pour cela : { $aspirations } ; ce qui a pesé le plus longtemps : { $emotions } ; et { $spirit } a fait pencher la balance au tour { $turn } de la partie.
    }
# La plupart des points sont venus d’Intentions.
life-deeds = { $winner ->
        [bliss] Quelqu’un que rend heureux ce qu’il fait : acte après acte, avec en plus ceci : { $aspirations } ; au fond du cœur : { $emotions } ; et { $spirit } a décidé de tout au tour { $turn } de la partie.
        [gloom] Quelqu’un qui va toujours plus loin sans repos : acte après acte, avec en plus ceci : { $aspirations } ; au fond du cœur : { $emotions } ; et { $spirit } a décidé de tout au tour { $turn } de la partie.
       *[balance] Quelqu’un qui se repose en agissant : acte après acte, avec en plus ceci : { $aspirations } ; au fond du cœur : { $emotions } ; et { $spirit } a décidé de tout au tour { $turn } de la partie.
    }
# La plupart des points sont venus de Forteresses.
life-walls = { $winner ->
        [bliss] Quelqu’un dont la joie a des murs solides. Le plan : { $aspirations } ; qui y a vécu le plus longtemps : { $emotions } ; et { $spirit } a décidé de tout au tour { $turn } de la partie.
        [gloom] Quelqu’un derrière de hauts murs. Le plan : { $aspirations } ; qui y a vécu le plus longtemps : { $emotions } ; et { $spirit } a décidé de tout au tour { $turn } de la partie.
       *[balance] Quelqu’un qui est chez soi en soi-même. Le plan : { $aspirations } ; qui y a vécu le plus longtemps : { $emotions } ; et { $spirit } a décidé de tout au tour { $turn } de la partie.
    }
# Un troisième Fragment Majeur y a mis fin.
life-majors = { $winner ->
        [bliss] Quelqu’un d’heureux de tout son être : trois grandes choses, avec ceci en elles : { $aspirations } ; au fond du cœur : { $emotions } ; et { $spirit } a amené le tournant au tour { $turn } de la partie.
        [gloom] Quelqu’un voué à la peine de tout son être : trois grandes choses, avec ceci en elles : { $aspirations } ; au fond du cœur : { $emotions } ; et { $spirit } a amené le tournant au tour { $turn } de la partie.
       *[balance] Quelqu’un en paix de tout son être : trois grandes choses, avec ceci en elles : { $aspirations } ; au fond du cœur : { $emotions } ; et { $spirit } a amené le tournant au tour { $turn } de la partie.
    }

## La fin d’une partie

life-kicker = Qui cette personne est devenue
life-figure = L’Identité achevée, comme une personne : { $count ->
        [0] aucun Fragment ne l’a rejointe
        [one] un Fragment
       *[other] { $count } Fragments
    }
life-score = Points
life-sources = D’où sont venus les points
life-sum = Total
life-source-aspirations = Aspirations accomplies
life-source-fortress = Forteresses dans l’Identité
life-source-fortresses = Forteresses sur le plateau
life-source-capping = Pyramidion
life-source-intentions = Intentions
life-source-powers = Pouvoirs des Esprits
life-source-ego = Propres à Ego
life-source-rows = Lignes complètes
life-source-strong = Émotions Profondes
life-source-full = Émotions pleines
life-course = Le cours de la partie
# Ce que montre un dessin des points. $leads : pendant combien de tours de suite chaque équipe menait.
life-course-text = Les points après chacun des { $turns } tours. En tête : { $leads }.
life-course-lead = { $team } après { $count }
life-course-level = personne après { $count }
life-course-turns = Tour de la partie
life-revelation = Tour { $turn } de la partie : { $spirit } a vidé { $sphere }
life-turns = Les tours qui ont décidé
life-turns-busy = Le serveur réfléchit aux tours qui ont décidé…
life-turns-ask = Quels tours ont décidé ?
life-turn = Tour { $turn } de la partie, { $spirit }
life-turn-chance = { $team } : { $before } → { $after }
play-rematch = Revanche
play-join-rematch = Aller à la revanche
play-replay-game = Revoir la partie
play-where-turned = Se la faire expliquer
play-share = Partager
play-keep-picture = Garder l’image
play-see-board = Regarder le plateau
play-home = Accueil
