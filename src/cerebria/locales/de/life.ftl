# Das Ende eines Spiels: wer dieser Mensch geworden ist, woher die Punkte kamen und wie es ging.

## Wer dieser Mensch geworden ist, in einem Satz

# $winner: bliss, gloom oder balance. $aspirations: eine oder zwei, die das Siegerteam am öftesten erfüllt hat. $emotions: eine
# oder zwei, die am längsten lagen. $spirit und $turn: in wessen Zug es sich entschied, und der wievielte des Spiels das war.

# Nichts stach hervor, oder es geschah zu wenig.
life-brief = { $winner ->
        [bliss] Ein Mensch mit leichtem Herzen, wer weiß, warum.
        [gloom] Ein Mensch mit schwerem Herzen, wer weiß, warum.
       *[balance] Ein Mensch von ruhigem Gemüt, wer weiß, warum.
    }
life-draw = { $count ->
        [0] Ein Mensch, der sich nie ganz entschieden hat.
       *[other] Ein Mensch, der sich nie ganz entschieden hat. Am längsten blieben: { $emotions }. Und es neigte sich zu keiner Seite.
    }
life-unfinished = Ein Mensch, der erst noch wird, wer er sein wird.
# Die meisten Punkte kamen von erfüllten Bestrebungen.
life-strove = { $winner ->
        [bliss] Ein Mensch, der einem Licht folgt. Den Weg wies ihm dies: { $aspirations }. Am längsten blieb: { $emotions }. Und { $spirit } machte es in Zug { $turn } des Spiels gewiss.
        [gloom] Ein Mensch, der sich im Dunkeln auskennt. Dorthin führte ihn dies: { $aspirations }. Am längsten blieb: { $emotions }. Und { $spirit } machte es in Zug { $turn } des Spiels gewiss.
       *[balance] Ein Mensch, der Freude und Kummer in derselben Hand hält. Den Weg wies ihm dies: { $aspirations }. Am längsten blieb: { $emotions }. Und { $spirit } entschied es in Zug { $turn } des Spiels.
    }
# Das Siegerteam lag in der zweiten Hälfte des Spiels zurück.
life-turned = { $winner ->
        [bliss] Ein Mensch, der spät zur Freude fand: Es sah dunkel aus, bis { $spirit } es in Zug { $turn } des Spiels wendete. Dem blieb er treu: { $aspirations }. Am längsten trug er im Herzen: { $emotions }.
        [gloom] Ein Mensch, den die Schatten einholten: Alles war hell, bis { $spirit } es in Zug { $turn } des Spiels wendete. Dahin zog es ihn: { $aspirations }. Am längsten trug er im Herzen: { $emotions }.
       *[balance] Ein Mensch, der spät zur Ruhe kam: Es ging hin und her, bis { $spirit } es in Zug { $turn } des Spiels wendete. Dem blieb er treu: { $aspirations }. Am längsten trug er im Herzen: { $emotions }.
    }
# Es war knapp.
life-close = { $winner ->
        [bliss] Ein Mensch, der lächelt, wenn auch nur gerade so. Dafür sprach: { $aspirations }. Am längsten wog: { $emotions }. Und { $spirit } gab in Zug { $turn } des Spiels den Ausschlag.
        [gloom] Ein Mensch, der seufzt, wenn auch nur gerade so. Dafür sprach: { $aspirations }. Am längsten wog: { $emotions }. Und { $spirit } gab in Zug { $turn } des Spiels den Ausschlag.
       *[balance] Ein Mensch in der Mitte, um ein Haar. Dafür sprach: { $aspirations }. Am längsten wog: { $emotions }. Und { $spirit } gab in Zug { $turn } des Spiels den Ausschlag.
    }
# Die meisten Punkte kamen von Absichten.
life-deeds = { $winner ->
        [bliss] Ein Mensch, den sein Tun glücklich macht: Tat um Tat, dazu { $aspirations }, am längsten { $emotions }, und { $spirit } entschied es in Zug { $turn } des Spiels.
        [gloom] Ein Mensch, den es immer weitertreibt: Tat um Tat, dazu { $aspirations }, am längsten { $emotions }, und { $spirit } entschied es in Zug { $turn } des Spiels.
       *[balance] Ein Mensch, der ruht, indem er handelt: Tat um Tat, dazu { $aspirations }, am längsten { $emotions }, und { $spirit } entschied es in Zug { $turn } des Spiels.
    }
# Die meisten Punkte kamen von Festungen.
life-walls = { $winner ->
        [bliss] Ein Mensch, dessen Freude feste Mauern hat. Dafür sind sie gebaut: { $aspirations }. Am längsten wohnte darin: { $emotions }. Und { $spirit } entschied es in Zug { $turn } des Spiels.
        [gloom] Ein Mensch hinter hohen Mauern. Dafür sind sie gebaut: { $aspirations }. Am längsten wohnte darin: { $emotions }. Und { $spirit } entschied es in Zug { $turn } des Spiels.
       *[balance] Ein Mensch, der in sich zu Hause ist. Dafür ist gebaut: { $aspirations }. Am längsten wohnte darin: { $emotions }. Und { $spirit } entschied es in Zug { $turn } des Spiels.
    }
# Ein drittes großes Fragment beendete es.
life-majors = { $winner ->
        [bliss] Ein Mensch, der mit seinem ganzen Wesen froh ist: drei große Dinge, darin { $aspirations }, am längsten { $emotions }, und die Wende brachte { $spirit } in Zug { $turn } des Spiels.
        [gloom] Ein Mensch, der mit seinem ganzen Wesen dem Kummer gehört: drei große Dinge, darin { $aspirations }, am längsten { $emotions }, und die Wende brachte { $spirit } in Zug { $turn } des Spiels.
       *[balance] Ein Mensch, der mit seinem ganzen Wesen im Frieden ist: drei große Dinge, darin { $aspirations }, am längsten { $emotions }, und die Wende brachte { $spirit } in Zug { $turn } des Spiels.
    }

## Das Ende eines Spiels

life-kicker = Wer dieser Mensch geworden ist
life-figure = Die fertige Identität als Mensch: { $count ->
        [0] kein Fragment ist hinzugekommen
        [one] ein Fragment
       *[other] { $count } Fragmente
    }
life-score = Punkte
life-sources = Woher die Punkte kamen
life-sum = Alle
life-source-aspirations = Erfüllte Bestrebungen
life-source-fortress = Festungen in der Identität
life-source-fortresses = Festungen auf dem Brett
life-source-capping = Krönendes Fragment
life-source-intentions = Absichten
life-source-powers = Kräfte von Geistern
life-source-ego = Egos eigene
life-source-rows = Volle Reihen
life-source-strong = Starke Emotionen
life-source-full = Volle Emotionen
life-course = Wie es ging
# Was eine Zeichnung der Punkte zeigt. $leads: nach wie vielen Zügen jedes Team vorn lag, in einer Reihe.
life-course-text = Die Punkte nach jedem von { $turns } Zügen. Vorn: { $leads }.
life-course-lead = { $team } nach { $count }
life-course-level = niemand nach { $count }
life-course-turns = Zug des Spiels
life-revelation = Zug { $turn } des Spiels: { $spirit } hat die Sphäre { $sphere } geleert
life-turns = Die entscheidenden Züge
life-turns-busy = Der Server denkt darüber nach, welche Züge es entschieden haben …
life-turns-ask = Welche Züge haben es entschieden?
life-turn = Zug { $turn } des Spiels, { $spirit }
life-turn-chance = { $team }: { $before } → { $after }
play-rematch = Revanche
play-join-rematch = Zur Revanche
play-replay-game = Das Spiel noch einmal ansehen
play-where-turned = Erklären lassen
play-share = Teilen
play-keep-picture = Bild speichern
play-see-board = Das Brett ansehen
play-home = Startseite
