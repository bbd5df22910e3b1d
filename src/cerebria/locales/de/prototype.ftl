# Die Ausgabe „prototype“: die Wörter, die nur sie hat, und was sich in ihr anders liest. Ein Text, dessen Kennung mit dem
# Namen einer Ausgabe endet, steht anstelle des Textes ohne, wo diese Ausgabe gespielt wird.

## Bestrebungen; zwei haben Namen, die in den anderen Ausgaben etwas anderes bedeuten

aspiration-early-awareness = Bewusst­sein
aspiration-early-awareness-text = Beherrscht mehr Reiche als das gegnerische Team.
aspiration-early-awareness-short = beherrsch­te Reiche
aspiration-allegiance = Gefolg­schaft
aspiration-allegiance-text = Beherrscht mehr Grenzländer als das gegnerische Team.
aspiration-allegiance-short = beherrsch­te Grenz­länder
aspiration-early-versatility = Viel­seitig­keit
aspiration-early-versatility-text = Habt in mehr Triaden Emotionen als das gegnerische Team.
aspiration-early-versatility-short = Triaden mit Emotionen
aspiration-wisdom = Weisheit
aspiration-wisdom-text = Habt mehr Stimmungsmarken auf allen Tafeln eures Teams.
aspiration-wisdom-short = Stimmungs­marken
aspiration-dominance = Vor­herrschaft
aspiration-dominance-text = Habt mehr Essenz auf euren Emotionen als das gegnerische Team.
aspiration-dominance-short = Essenz auf Emotionen
aspiration-diversity = Vielfalt
aspiration-diversity-text = Habt mehr verschiedene Stimmungen unter euren Emotionen. Heiterkeit und Trostlosigkeit haben keine.
aspiration-diversity-short = verschie­dene Stim­mungen

## Aktionen

row-meditate = Medi­tieren
row-meditate-sphere = Medi­tieren
row-meditate-text = Nimm 1 Willenskraft aus einer Sphäre neben deinem Geist, und 1 mehr für jedes Grenzland neben ihm, das dein Team beherrscht. Dann kommt der Bonus der Sphäre, zweimal, wenn ein großes Fragment deines Teams zu ihr gehört, und der Ursprung dreht sich. Einmal in der Runde; wer gestaltet, zweimal, aber nicht in einem Zug.
row-quell-text-prototype = Eine gegnerische Emotion neben deinem Geist verliert 1 Essenz. Ihre Stimmung muss die einer Marke auf einem deiner beiden Plätze für eine bezwungene Stimmung sein; mit irgendeiner Marke dort lassen sich auch Heiterkeit und Trostlosigkeit bezwingen. Preis: 2 Willenskraft.
row-empower-text-prototype = Eine Art hervorzurufen, wenn auf Bestärken eine Marke liegt: Mach aus einer milden Emotion deines Teams neben deinem Geist ihr starkes Gegenstück, wenn genug Essenz auf ihr liegt und dein Exemplar dieser Karte nicht im Spiel ist. Preis: 2 Willenskraft, die zu dir zurückkommen.
action-gain-willpower-text-prototype = Du bekommst 3 Willenskraft. Preis: 1 Willenskraft, oder nichts, wenn dein Team das Tal der Motive beherrscht.
action-draw-emotions-text-prototype = Zieh 2 Karten, behalte eine und leg die andere ab. Preis: 1 Willenskraft, oder nichts, wenn dein Team die Wiege der Sinne beherrscht.
action-intensify-text-prototype = Leg 1 Essenz von deiner Tafel auf eine Emotion deines Teams neben deinem Geist. Preis: 1 Willenskraft, oder nichts, wenn dein Team das Land der Wünsche beherrscht.
action-rest = Ruhen
action-rest-text = Du bekommst 1 Willenskraft. Es kostet keine.
ability-end-turn-text-prototype = Hör hier auf, nach mindestens einer Aktion. Dann ist das andere Team am Zug, wenn es Standkraft hat.

## Sphären: Der Bonus jeder kommt von selbst, wenn jemand meditiert

sphere-commitment-text-prototype = Dein Team bekommt 1 Standkraft.
sphere-creativity-text-prototype = Du ziehst eine Karte.
sphere-humility-text-prototype = Du bekommst 1 Essenz.
sphere-diligence-text-prototype = Du bekommst 2 Willenskraft aus dem Vorrat.
sphere-knowledge-text-prototype = Du darfst eine Stimmungsmarke auf einen Platz deiner Tafel legen, der eine Karte verlangt, in jeder Farbe, die die Reihe annehmen kann.

## Verbesserungen. Wie viele Karten eine Marke kostet, steht neben dem Text, wie Preise auch

upgrade-early-haste-text = Du kannst einen Ort weiter gehen. Unterwegs kommst du an gegnerischen Geistern vorbei.
upgrade-early-surmount-text = Du kannst auf einem Ort mit einem gegnerischen Geist stehen bleiben.
upgrade-early-determination-text = Von der Willenskraft, die deine erste Aktion mit dieser Reihe in einer Runde kostet, wird 1 hierher gelegt und kommt zu dir zurück, wenn die Runde vorbei ist.
upgrade-blazing-speed = Rasend schnell
upgrade-blazing-speed-text = Du kannst einen Ort weiter gehen, mit Eile zwei. Unterwegs kommst du an gegnerischen Geistern vorbei.
upgrade-early-bolster-text = Die neue Emotion bekommt 1 Essenz mehr von deiner Tafel.
upgrade-early-inner-force-text = Nimm die Essenz, die die Emotion braucht, aus dem Vorrat statt von deiner Tafel: Du kannst hervorrufen, ohne eigene zu haben.
upgrade-empower = Bestärken
upgrade-early-empower-text = Bring keine Emotion aus der Hand: Mach aus einer milden deines Teams neben dir ihr starkes Gegenstück, wenn genug Essenz auf ihr liegt. Die Willenskraft, die du dafür zahlst, kommt zu dir zurück.
upgrade-quelled-vibe = Bezwun­gene Stimmung
upgrade-quelled-vibe-text = Du kannst Emotionen derselben Farbe bezwingen, die die Marke hier hat; und mit einer Marke beliebiger Farbe Heiterkeit und Trostlosigkeit.
upgrade-snuff-out = Ersticken
upgrade-snuff-out-text = Nimm 1 Essenz mehr weg.
upgrade-origins-favored = Gunst des Ursprungs
upgrade-origins-favored-text = Nimm 1 Willenskraft mehr aus der Sphäre.
upgrade-unwavering = Unbeirrt
upgrade-unwavering-text = Du bekommst außerdem 2 Willenskraft aus dem Vorrat.
upgrade-origins-bounty = Füllhorn des Ursprungs
upgrade-origins-bounty-text = Du wählst, welcher Sphäre Bonus du bekommst. Er kommt so oft, wie der jener Sphäre gekommen wäre, aus der du Willenskraft nimmst.
upgrade-shapers-boon = Gabe des Gestal­ters
upgrade-shapers-boon-text = Bevor du Willenskraft nimmst, darfst du den Ursprung einen Schritt drehen.
upgrade-soul-leech = Seelen­raub
upgrade-soul-leech-text = Du bekommst 1 Essenz, auch wenn das Bezwingen verhindert wird.

## Was geschieht

event-starts-prototype = Die gemeinsame Bestrebung ist { $aspirations }.
event-endgame = { $team ->
        [none] Die gemeinsame Bestrebung für das Ende ist { $aspiration }.
       *[other] { $aspiration ->
            [none] { $team } hat die eigene Bestrebung für das Ende.
           *[other] { $team } hat als eigene Bestrebung für das Ende { $aspiration }.
        }
    }
event-first = { $seat } stellt sich als Erstes auf.
event-round = Runde { $number }: { $team } fängt an
event-fortitude = { $is_set ->
        [1] { $team } hat { $count } Standkraft.
       *[other] { $sign ->
            [gain] { $team } bekommt { $count } Standkraft ({ $why }).
           *[other] { $team } gibt { $count } Standkraft aus ({ $why }).
        }
    }
event-saves = { $count } WK davon liegt auf Entschlossenheit ({ $row }) und kommt zurück, wenn die Runde vorbei ist.
event-prevents = { $seat } bewahrt { $card } auf { $slot }, davor, Essenz zu verlieren.
event-reshuffles = { $seat } mischt den Ablagestapel zu einem neuen Stapel.
event-turns-down-prototype = Die gemeinsame Bestrebung { $aspiration } wird weggelegt.
event-ending-prototype = Das Spiel endet. { $why }

ending-majors = Ein Team hat sein drittes großes Fragment gelegt.
ending-rounds = Fünf Runden sind vorbei.

reason-round = neue Runde
reason-endgame = Bestrebungen für das Ende
reason-prevent = um ein Bezwingen zu verhindern

## Was entschieden wird

decision-first-to-place = Welcher Geist eures Teams nimmt zuerst seinen Platz ein?
decision-place-prototype = { $spirit }, welches Grenzland nimmst du? Seine Triade muss leer sein. Wer gestaltet, nimmt zwei, eines nach dem anderen.
decision-place-emotion-prototype = Wo liegt deine Anfangsemotion? Sie kommt aus dem Vorrat, mit 1 Essenz.
decision-place-shaper = { $spirit }, in welchem deiner beiden Grenzländer beginnst du?
decision-first-of-team = Welcher Geist eures Teams nimmt den ersten Zug dieser Runde?
decision-place-token-prototype = { $row }: Legst du zuerst Karten ab, um eine Stimmungsmarke in die Reihe zu legen?
decision-discard-another = Welche andere Karte legst du für die Marke (Farbe: { $colour }) in der Reihe { $row } ab? Sie darf jede Farbe haben.
scene-goes-on-prototype = { $what ->
        [pick-hidden] Zuerst wählt { $spirit } die nächste verborgene Bestrebung, denn { $team } hat die eigene nicht erfüllt.
       *[other] Zuerst muss { $spirit } entscheiden.
    } Dann kommt der Rest.
decision-pick-hidden-prototype = Euer Team hat seine verborgene Bestrebung nicht erfüllt. Wähl die nächste.
decision-prevent = { $card } auf { $slot }, wird bezwungen. Gibt Empathie 1 Essenz, damit sie keine verliert? Einmal in der Runde.
decision-keep-card = Welche Karte behältst du? Die andere wird abgelegt.
decision-meditate-sphere = Aus welcher Sphäre nimmst du Willenskraft?
decision-bounty = { $count ->
        [one] Welcher Sphäre Bonus bekommst du?
       *[other] Welcher Sphäre Bonus bekommst du, { $count }-mal?
    }
decision-knowledge = Wissen: Welche Stimmungsmarke legst du, in beliebiger Farbe? Du legst keine Karte dafür ab.

choice-yes-prevent = Ja, 1 Essenz geben
choice-no-prevent = Nein, sie Essenz verlieren lassen
choice-sphere-bounty = { $sphere }: { $bonus }

group-abilities-prototype = Der Zug

play-token-colour-prototype = In einer Reihe liegt eine Farbe nie zweimal. Auf einem Platz für eine bezwungene Stimmung sagt sie, welche Emotionen du bezwingen kannst.

## Das Terminal

heading-teams-prototype = Teams und Geister, Runde { $round } von { $rounds }
heading-spirit-prototype = Die Tafel von { $spirit } (+1: mehr Willenskraft; ²: Marke für zwei Karten)
upgrade-cards = ²
board-legend-prototype =
    ▲ Wonne  ▼ Schwermut  – niemand; 2:1 die Summen. [R G Ü B] Stimmung. ● Essenz
    ○ frei. Dann Intensität. ×↑ ×↓ dort blockiert. Sphären, ihre Großen: abwärts.
team-line-prototype = { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $fortitude } Standkraft, unbenutzt { $minor } kleine, { $major } große
seat-line-prototype = { $wp } WK{ $saved ->
        [0] { "" }
       *[other] { " " }(und { $saved } auf Entschlossenheit)
    }, { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } Essenz
    }, { $is_own ->
        [1] { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }
       *[other] { $cards ->
            [0] keine Karten
           *[other] Hand { $hand }
        }
    }, Stapel { $deck }, { $meditations ->
        [0] hat meditiert
        [one] noch 1 Meditation
       *[other] noch { $meditations } Meditationen
    }
seat-discard = Abgelegt: { $cards }
pile-count = { $count }× { $card }
aim-endgame-common = Für das Ende, gemeinsam:
aim-endgame-own = Für das Ende, eure:
aim-aside = Weggelegt, { $owner }: { $names }
aim-aside-common = gemeinsame
turn-line-prototype = Runde { $round }, Zug { $turn } des Spiels, { $spirit }: noch { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }, { $fortitude } Standkraft, { $wp } WK, { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } Essenz
    }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $meditations ->
        [0] . Du hast meditiert.
       *[other] .
    }
play-help-game-prototype =
    Es gibt fünf Runden, und jede Aktion nimmt deinem Team 1 Standkraft. In einem Zug hast du eine bis drei.
    Eine Sphäre, die durch Meditieren leer wird, löst eine Offenbarung aus: Ein Team, das in der gemeinsamen und
    in seiner eigenen verborgenen Bestrebung vorn liegt, während das andere nichts erfüllt, legt ein großes
    Fragment; wer mehr erfüllt, ein kleines. Ein drittes großes gewinnt sofort. Sonst gewinnen Punkte: Fragmente
    zählen 2, 3 oder 4, und 1 jede volle Reihe, jede starke Emotion und jede volle Emotion. Nach Runde 5 bringen
    die Bestrebungen für das Ende das krönende Fragment.
    „h Meditation“, „h Standkraft“ und dergleichen sagen mehr.
score-line-prototype = { $team }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } = klein { $minor } ({ $minors } × 2) + groß { $major } ({ $majors } × 3) + krönend { $capping } + volle Reihen { $rows } + starke Emotionen { $strong } + volle Emotionen { $full }
new-title-prototype = Ein neues Spiel des Prototyps mit Startzahl { $seed }: { $seats }.

## Glossar

term-round = Runde
term-round-text = Das Spiel hat fünf. Eine Runde dauert, bis kein Team mehr Standkraft hat. Dann kommt die Willenskraft von Entschlossenheit zurück, alle ziehen eine Karte, wer gestaltet, zwei, und die nächste Runde beginnt das Team mit weniger Fragmenten; bei gleich vielen das mit weniger großen; sonst das, dessen Standkraft zuerst zu Ende war.
term-fortitude = Standkraft
term-fortitude-text = Was die Aktionen eines Teams nehmen, jede 1. Sie wird zu Beginn einer Runde gesetzt: auf 8 in der ersten und auf 1 mehr in jeder folgenden; für Gestaltende noch 1 mehr. Ein Team ohne Standkraft hat bis zur nächsten Runde keine Züge.
term-meditation = Meditation
term-meditation-text = Eine Aktion: Willenskraft aus einer Sphäre neben deinem Geist nehmen, mit dem Bonus der Sphäre. Alle haben in einer Runde eine, Gestaltende zwei.
term-endgame-aspiration = Bestrebung für das Ende
term-endgame-aspiration-text = Es gibt drei: eine gemeinsame, offen für alle, und je eine eigene, die nur das Team kennt und erfüllen kann. Sie werden nach der fünften Runde geprüft, und ein Team, das mehr davon erfüllt als das andere, legt sein krönendes Fragment.
term-discard-pile = Ablagestapel
term-discard-pile-text = Was jemand abgelegt hat, und milde Emotionen, die das Brett verlassen haben, für alle zu sehen. Ist der Stapel leer, so wird er zum neuen Stapel.
term-mild-text-prototype = Eine Emotion aus einem Stapel. Mit genug Essenz kann sie bestärkt werden. Verlässt sie das Brett, so kommt sie auf den Ablagestapel dessen, dem sie gehört.
term-strong-text-prototype = Wozu eine milde Emotion wird, wenn sie bestärkt wird. Alle haben je ein Exemplar der acht ihres Teams. Eine im Spiel bringt am Ende 1 Punkt.
term-bleakness-text-prototype = Die Anfangsemotion der Schwermut. Sie hat keine Stimmung und keine Kraft. Angst hat vier weitere, die sie hervorrufen kann.
term-counterpart-text-prototype = Die starke Emotion, die zu einer milden gehört, und umgekehrt.
term-threshold-text-prototype = Die Essenz, die auf einer milden Emotion liegen muss, bevor sie bestärkt werden kann.
term-realm-text-prototype = Eines der fünf Länder des Bretts, mit zwei Feldern, einem Ort für Geister und einer eigenen Aktion.
term-sphere-text-prototype = Ein Teil des Ursprungs, der Willenskraft enthält und einen Bonus gibt, wenn jemand neben ihm meditiert. Große Fragmente gehören zu Sphären und drehen sich mit ihnen.
term-essence-text-prototype = Was Emotionen ihre Stärke gibt. Sie liegt auf deiner Tafel, bis du sie auf eine Emotion legst. Eine Emotion im Spiel ohne freien Platz dafür bringt am Ende 1 Punkt.
term-ambition-text-prototype = Den gibt es in dieser Ausgabe nicht: Teams haben Standkraft.
term-vibe-text-prototype = Die Farbe einer Emotion: Rot, Gelb, Grün oder Blau.
term-vibe-token-text-prototype = Eine Marke in einer Reihe deiner Tafel; die Verbesserung auf ihrem Platz wirkt sofort. In einer Reihe liegen nie zwei derselben Farbe. Eine Marke darf wegkommen, um Platz zu machen: die auf dem Platz selbst, oder bei einem freien Platz die derselben Farbe in der Reihe, aber nicht beide.
term-wild-token-text-prototype = Die gibt es in dieser Ausgabe nicht: Alle Tafeln sind leer, wenn das Spiel beginnt.
term-row-text-prototype = Eine der vier Aktionen deiner Geistertafel, mit vier Plätzen für Stimmungsmarken. Keine muss geöffnet werden. Eine Reihe mit vier Marken bringt am Ende 1 Punkt.
term-determination-text-prototype = Eine Verbesserung, die 1 Willenskraft zurückgibt, wenn die Runde vorbei ist, für die erste Aktion mit ihrer Reihe in dieser Runde.
term-intensity-text-prototype = Wie stark eine Emotion ist: die Zahl unter ihrer letzten Essenz.
term-intensity-token-text-prototype = Die gibt es in dieser Ausgabe nicht.
term-control-text-prototype = Ein Team beherrscht ein Reich oder ein Grenzland, wo es zusammen die höhere Intensität hat. Bei Gleichstand niemand.
term-adjacent-text-prototype = Nebeneinander. Das Brett zeigt, neben welchen Feldern und Sphären ein Ort liegt.
term-fortress-text-prototype = Die gibt es in dieser Ausgabe nicht.
term-site-text-prototype = In dieser Ausgabe gibt es keine Festungen.
term-fragment-text-prototype = Ein Stück der Identität. Ein Team hat sechs kleine zu je 2 Punkten, drei große zu je 3 und ein krönendes zu 4. Wer das dritte große legt, hat gewonnen.
term-minor-text-prototype = 2 Punkte wert. Es legt das Team, das in einer Offenbarung mehr Bestrebungen erfüllt, oder beide, wenn jedes eine erfüllt.
term-major-text-prototype = 3 Punkte wert. Es legt ein Team, das in einer Offenbarung beide Bestrebungen erfüllt, während das andere keine erfüllt, und es gehört zu der Sphäre, die geleert wurde. Das dritte gewinnt das Spiel sofort.
term-capping-text-prototype = Das letzte Fragment, 4 Punkte wert. Nach der fünften Runde legt es das Team, das mehr Bestrebungen für das Ende erfüllt.
term-common-aspiration-text-prototype = Die Bestrebung, die für alle Teams zählt. Eine liegt offen; die nächsten sind verborgen.
term-intention-text-prototype = Die gibt es in dieser Ausgabe nicht.
term-wheel-text-prototype = Das gibt es in dieser Ausgabe nicht, denn es gibt keine Absichten.
term-action-text-prototype = Eine Geisteraktion, eine Reichsaktion oder Ruhen. In einem Zug nimmt man eine bis drei, und jede nimmt dem Team 1 Standkraft.
term-spirit-action-text-prototype = Bewegen, Hervorrufen, Bezwingen oder Meditieren: eine Aktion deiner Geistertafel. Bestärken ist eine Art hervorzurufen.
term-ability-text-prototype = Die gibt es in dieser Ausgabe nicht: Alles, was du tust, ist eine Aktion.
term-absorb-text-prototype = Das gibt es in dieser Ausgabe nicht: An seine Stelle tritt das Meditieren.
term-quell-text-prototype = Einer gegnerischen Emotion Essenz wegnehmen. Verliert sie die letzte, so verlässt sie das Brett, und wem sie gehört, der zieht eine Karte.
term-fortify-text-prototype = Das gibt es in dieser Ausgabe nicht, denn es gibt keine Festungen.
term-empower-text-prototype = Aus einer milden Emotion ihr starkes Gegenstück machen, das dann dir gehört. Es ist eine Art hervorzurufen.
term-insecurity-token-text-prototype = Die gibt es in dieser Ausgabe nicht.
term-bliss-text-prototype = Das Team der hellen Geister, in dieser Ausgabe Harmonie und Empathie.
term-gloom-text-prototype = Das Team der dunklen Geister, in dieser Ausgabe Angst und Bosheit.
term-hand-text-prototype = Deine Karten, so viele du willst. Gegner sehen nur, wie viele es sind.
term-deck-text-prototype = Vierzehn milde Emotionen, verdeckt. Ist er leer, so wird der Ablagestapel zu einem neuen gemischt.
term-turn-text-prototype = Eine bis drei Aktionen, solange das Team Standkraft hat. Die Teams wechseln sich ab, und im Team wechselt man sich ab.
term-score-text-prototype = Was das Spiel jetzt zählen würde: die Fragmente in der Identität, volle Reihen, starke Emotionen und Emotionen ohne freien Platz für Essenz.
term-set-up-text-prototype = Geister und Anfangsemotionen vor der ersten Runde aufstellen.
term-unlock-text-prototype = In dieser Ausgabe muss nichts geöffnet werden.
term-extra-action-text-prototype = Die gibt es in dieser Ausgabe nicht.
term-rotate-text-prototype = In dieser Ausgabe dreht nur das Meditieren den Ursprung.
term-card-set-text-prototype = Die Zahlen und Kräfte der Emotionen. Diese Ausgabe hat ihren eigenen, der sich nicht ändern lässt.
help-fact-sphere-prototype = Der Bonus dieser Sphäre, für alle, die an ihr meditieren.
help-vibe-red-prototype = Die Farbe von Leidenschaft und Gemüt. Eine rote Handkarte lässt sich für eine rote Marke ablegen.
help-vibe-yellow-prototype = Die Farbe von Regung und Antrieb. Eine gelbe Handkarte lässt sich für eine gelbe Marke ablegen.
help-vibe-green-prototype = Die Farbe von Geben und Wollen. Eine grüne Handkarte lässt sich für eine grüne Marke ablegen.
help-vibe-blue-prototype = Die Farbe davon, wie man sich selbst sieht. Eine blaue Handkarte lässt sich für eine blaue Marke ablegen.
help-vibe-none-prototype = Heiterkeit und Trostlosigkeit haben keine Stimmung. Bezwingen lassen sie sich mit irgendeiner Marke auf einem Platz für eine bezwungene Stimmung.
