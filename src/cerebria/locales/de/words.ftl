# Die Wörter des Spiels: Ziele, Aktionen, Preise und ein Glossar.

## Bestrebungen

# Nach jedem Namen, was sie verlangt, und in wenigen Worten, wo wenig Platz ist, was sie zählt.
aspiration-attitude = Haltung
aspiration-attitude-text = Beherrscht mehr Reiche als das gegnerische Team.
aspiration-attitude-short = beherrsch­te Reiche
aspiration-openness = Offenheit
aspiration-openness-text = Beherrscht mehr Grenzländer als das gegnerische Team.
aspiration-openness-short = beherrsch­te Grenz­länder
aspiration-awareness = Bewusst­sein
aspiration-awareness-text = Habt in mehr Triaden Emotionen als das gegnerische Team. Eine Triade ist das Feld eines Grenzlands mit dem Feld zu jeder Seite.
aspiration-awareness-short = Triaden mit Emotionen
aspiration-unity = Einheit
aspiration-unity-text = Habt die längere Kette von Emotionen auf aufeinander folgenden Feldern.
aspiration-unity-short = die längste Kette
aspiration-liveliness = Lebendig­keit
aspiration-liveliness-text = Habt mehr Essenz auf euren Emotionen als das gegnerische Team.
aspiration-liveliness-short = Essenz auf Emotionen
aspiration-versatility = Viel­seitig­keit
aspiration-versatility-text = Habt mehr verschiedene Stimmungen unter euren Emotionen. Heiterkeit und Trostlosigkeit haben keine.
aspiration-versatility-short = verschie­dene Stim­mungen
aspiration-fortitude = Stand­haftig­keit
aspiration-fortitude-text = Habt mehr Intensität in Festungen: 1 für eine kleine, 2 für eine große.
aspiration-fortitude-short = Inten­sität der Festungen
aspiration-sensibility = Fein­gefühl
aspiration-sensibility-text = Habt die eine Emotion mit der höchsten Intensität.
aspiration-sensibility-short = höchste Inten­sität
aspiration-reflection = Spiege­lung
aspiration-reflection-text = Zählt Paare: ein Reich und das Grenzland genau gegenüber, wenn euer Team beide beherrscht. Habt mehr solche Paare.
aspiration-reflection-short = Paare Reich–Grenzland

## Was das Gleichgewicht für seine Bestrebungen braucht: Gleichstand zwischen Wonne und Schwermut, und etwas dazu

condition = { $holds ->
        [1] ✓ { $text }
       *[other] ✗ { $text }
    }
condition-mark = { $holds ->
        [1] ✓
       *[other] ✗
    }
condition-tie = Zwischen Wonne und Schwermut herrscht darin Gleichstand.
condition-attitude = Mindestens 3 Emotionen des Gleichgewichts liegen auf Feldern von Reichen.
condition-openness = Auf den Feldern von mindestens 2 Grenzländern liegen Emotionen des Gleichgewichts.
condition-awareness = In mindestens 3 Triaden liegen Emotionen des Gleichgewichts.
condition-unity = Mindestens 2 Emotionen des Gleichgewichts gehören zu einer längsten Kette von Wonne oder von Schwermut.
condition-liveliness = Auf Emotionen des Gleichgewichts liegt ebenso viel Essenz der Wonne wie der Schwermut, und mindestens eine solche Emotion gibt es.
condition-versatility = Mindestens 2 Emotionen des Gleichgewichts haben unter allen, die für dasselbe Team wirken, eine Stimmung für sich.
condition-fortitude = Mindestens 2 Festungen des Gleichgewichts stehen auf dem Brett.
condition-sensibility = Eine Emotion des Gleichgewichts hat mindestens Intensität 3.

## Absichten

intention-quell = Unter­drücken
intention-quell-text = Nimm einer Emotion mit einer Aktion Bezwingen 1 Essenz oder mehr weg.
intention-absorb = Tiefer Zug
intention-absorb-text = Nimm mit einem einzigen Aufnehmen 4 Willenskraft oder mehr aus der Sphäre.
intention-great-quell = Zermalmen
intention-great-quell-text = Nimm einer Emotion mit einer Aktion Bezwingen 2 Essenz oder mehr weg.
intention-exact-quell = Dämpfen
intention-exact-quell-text = Nimm einer Emotion mit einer Aktion Bezwingen genau 1 Essenz weg.
intention-small-absorb = Nippen
intention-small-absorb-text = Nimm mit einem Aufnehmen 2 Willenskraft oder weniger aus der Sphäre.
intention-fill = Auffüllen
intention-fill-text = Leg Essenz auf den letzten freien Platz einer Emotion deines Teams. Heiterkeit und Trostlosigkeit zählen nicht, auch nicht Essenz, die ein Bestärken mitnimmt.
intention-row = Reihe füllen
intention-row-text = Füll eine Reihe deiner Tafel, indem du ihre vierte Marke legst.
intention-fortress = Gründen
intention-fortress-text = Eine Festung deines Teams tritt in einer Offenbarung, die du ausgelöst hast, in die Identität ein.
intention-empower = Wachsen
intention-empower-text = Bestärke eine Emotion.
intention-exalt = Veredeln
intention-exalt-text = Erhöhe eine Festung deines Teams.
intention-level-1 = Erste Stufe
intention-level-1-text = Hab zum ersten Mal in allen fünf Reihen zugleich mindestens 1 Marke.
intention-level-2 = Zweite Stufe
intention-level-2-text = Hab zum ersten Mal in allen fünf Reihen zugleich mindestens 2 Marken.
intention-level-3 = Dritte Stufe
intention-level-3-text = Hab zum ersten Mal in allen fünf Reihen zugleich mindestens 3 Marken.
intention-level-4 = Vierte Stufe
intention-level-4-text = Hab zum ersten Mal alle Reihen deiner Tafel voll.
# Eine Absicht, wo jede eigene Punkte hat: in einer Liste, und mit ihrem Text.
intention-short-points = { $name } ({ $points })
intention-worth = { $points ->
        [one] { $text } Sie bringt jedes Mal 1 Punkt.
       *[other] { $text } Sie bringt jedes Mal { $points } Punkte.
    }

## Preise

price-free = gratis
# Das kurze Wort für Willenskraft; zu hören ist das ganze.
short-willpower = WK
    .aloud = Willenskraft
# Gehört werden kurze Wörter ganz gesagt: die Form „aloud“.
price-wp = { $count } WK
    .aloud = { $count } Willenskraft
price-ambition = { $count } Ehrgeiz
price-essence = { NAME($count, form: "kinds") ->
        [told] { NAME($count, form: "whole") }
       *[other] { $count } Essenz
    }
price-either = { $count } Essenz einer der beiden Arten
price-from = ab { $price }
    .aloud = ab { NAME($price, form: "aloud") }
price-after = – { $price }
price-token = + eine Marke, denn ohne geht es nicht
price-saved = kostet { $price } weniger
price-more = kostet { $price } mehr
# Was eine Verbesserung zum Preis ihrer Aktion dazulegt oder von ihm abzieht: „Preis +1“, danach ein Bild dessen, was gezahlt wird.
price-change = Preis { $by }
token-needed = { $card ->
        [none] { $upgrades ->
            [none] Zuerst muss eine Marke die Reihe { $row } öffnen, für eine Karte, die du ablegst.
           *[other] Anders geht es jetzt nicht: Zuerst muss eine Marke in die Reihe { $row } ({ $upgrades }), für eine Karte, die du ablegst.
        }
       *[other] { $upgrades ->
            [none] Zuerst öffnet eine Marke (Farbe: { $colour }) die Reihe { $row }, und { $card } wird dafür abgelegt.
           *[other] Anders geht es jetzt nicht: Zuerst kommt eine Marke (Farbe: { $colour }) in die Reihe { $row } ({ $upgrades }), und { $card } wird dafür abgelegt.
        }
    }
price-sum = { $first } + { $next }
    .aloud = { NAME($first, form: "aloud") } und { NAME($next, form: "aloud") }
    .kinds = told
    .whole = { NAME($first, form: "whole") } + { NAME($next, form: "whole") }
# Ein Preis als Summe: zu jedem Teil Menge und Grund, und was sie ergeben.
price-less = { $first } − { $next }
price-term = { $price } ({ $reason })
price-equals = { $terms } = { $price }
cost = Preis: { $price }.
cost-nothing = Kostet nichts.
essence-of-kind = { $count } { $team }
    .kinds = told
    .whole = { $count } Essenz der { $team }
span = { $least }–{ $most }
sphere-with-wp = { $sphere } { $wp }
fortress-of = { $team } { $kind }
team-count = { $team } { $count }
card-with-vibe = { $card } [{ $letter }]
card-of-vibe = { $card } ({ $vibe })
card-aligned = { $card }, für { $team }
card-numbers = { $intensities }, bestärken ab { $threshold }

## Buchstaben der Stimmungen

vibe-letter-none = –
vibe-letter-red = R
vibe-letter-yellow = G
vibe-letter-green = Ü
vibe-letter-blue = B
vibe-letter-wild = *

## Geisteraktionen

row-move = Bewe­gen
row-move-text = Geh mit deinem Geist einen Weg entlang. Wo ein gegnerischer Geist ist, kann er nicht stehen bleiben. Preis: 1 Willenskraft.
row-move-text-balance = Geh mit deinem Geist einen Weg entlang. Er kann überall stehen bleiben, wer auch dort ist. Preis: 1 Willenskraft.
row-invoke = Hervor­rufen
row-invoke-text = Spiel eine milde Emotion aus der Hand auf ein leeres Feld neben deinem Geist, mit ihrer ersten Essenz. Preis: 2 Willenskraft und 1 Essenz.
row-invoke-text-balance = Spiel eine milde Emotion aus der Hand auf ein leeres Feld neben deinem Geist, mit ihrer ersten Essenz, der Wonne oder der Schwermut: Sie wirkt für dieses Team. Preis: 2 Willenskraft und 1 Essenz.
row-quell = Bezwin­gen
row-quell-text = Zeig eine Karte vor, die dieselbe Stimmung hat wie eine gegnerische Emotion neben deinem Geist: Diese verliert 1 Essenz. Preis: 2 Willenskraft und 1 Ehrgeiz.
row-fortify = Befes­tigen
row-fortify-text = Baue ein kleines Fragment als Festung auf einen leeren Bauplatz neben deinem Geist, wenn nicht das gegnerische Team das Reich beherrscht. Preis: 3 Willenskraft.
row-fortify-text-balance = Baue ein kleines Fragment als Festung auf einen leeren Bauplatz neben deinem Geist. Du zahlst mit Essenz des Teams, das das Reich beherrscht, oder eines der beiden, wenn es niemand tut, und die Festung wirkt für dieses Team. Preis: 3 Willenskraft und 1 Essenz.
row-empower = Bestär­ken
row-empower-text = Mach aus einer milden Emotion deines Teams neben deinem Geist ihr starkes Gegenstück, wenn genug Essenz auf ihr liegt. Preis: 3 Willenskraft.
row-empower-text-balance = Mach aus einer milden Emotion deines Teams neben deinem Geist irgendeine starke des Gleichgewichts, die nicht auf dem Brett liegt, wenn so viel Essenz auf ihr liegt, wie diese verlangt. Du wählst deren Stimmung. Preis: 3 Willenskraft.

## Reichsaktionen

action-gain-willpower = Willens­kraft schöpfen
action-gain-willpower-text = Du bekommst 4 Willenskraft. Preis: 1 Willenskraft, oder nichts, wenn dein Team das Tal der Motive beherrscht.
action-gain-willpower-text-balance = Du bekommst 4 Willenskraft. Preis: 1 Willenskraft, für Vernunft nichts.
action-draw-emotions = Emotionen ziehen
action-draw-emotions-text = Zieh eine Karte; jede weitere kostet 2 Willenskraft. Preis: 1 Willenskraft, oder nichts, wenn dein Team die Wiege der Sinne beherrscht.
action-draw-emotions-text-balance = Zieh eine Karte; jede weitere kostet 2 Willenskraft. Preis: 1 Willenskraft, für Vernunft nichts.
action-move-emotion = Emotion versetzen
action-move-emotion-text = Hol irgendeine Emotion deines Teams, mit allem, was auf ihr liegt, auf ein leeres Feld neben deinem Geist. Preis: 2 Willenskraft, oder 1, wenn dein Team das Netz der Gedanken beherrscht.
action-move-emotion-text-balance = Hol irgendeine Emotion deines Teams, mit allem, was auf ihr liegt, auf ein leeres Feld neben deinem Geist. Preis: 2 Willenskraft, für Vernunft 1.
action-intensify = Stei­gern
action-intensify-text = Leg Essenz von deiner Tafel auf eine einzige Emotion deines Teams neben deinem Geist; jede nach der ersten kostet 1 Willenskraft. Preis: 1 Willenskraft, oder nichts, wenn dein Team das Land der Wünsche beherrscht.
action-intensify-text-balance = Leg Essenz von deiner Tafel auf eine einzige Emotion deines Teams neben deinem Geist, von der Art, die dort liegt; jede nach der ersten kostet 1 Willenskraft. Preis: 1 Willenskraft, für Vernunft nichts.
action-harvest = Essenz ernten
action-harvest-text = Mach aus beliebig viel deiner Willenskraft ebenso viel Essenz. Preis: 1 Willenskraft, oder nichts, wenn dein Team die Weide der Werte beherrscht.
action-harvest-text-balance = Mach aus beliebig viel deiner Willenskraft ebenso viel Essenz, jede von der Art, die du wählst. Preis: 1 Willenskraft, für Vernunft nichts.

## Fähigkeiten und das Ende eines Zuges

ability-add-token = Stimmungs­marke legen
ability-add-token-text = Leg eine Stimmungsmarke in eine deiner Reihen, in jeder Farbe, die die Reihe annehmen kann. Einmal im Zug. Preis: 1 Ehrgeiz.
ability-rotate = Ursprung drehen
ability-rotate-text = Dreh den Ursprung, sodass jede Sphäre im Uhrzeigersinn zum nächsten Reich weiterrückt. Einmal im Zug. Preis: 1 Ehrgeiz.
ability-extra-action = Zusätz­liche Aktion
ability-extra-action-text = Du hast in diesem Zug eine Aktion mehr. Einmal im Zug. Preis: 2 Ehrgeiz.
ability-absorb = Auf­nehmen
ability-absorb-text = Nimm 2 Willenskraft aus einer Sphäre neben deinem Geist, und 1 mehr für jedes Grenzland neben ihm, das dein Team beherrscht. Dann kommt der Bonus der Sphäre, und der Ursprung dreht sich. Einmal im Zug.
ability-absorb-text-balance = Nimm 2 Willenskraft aus einer Sphäre neben deinem Geist, und 1 mehr für jede Triade neben ihm, in der eine Emotion deines Teams liegt. Dann kommt der Bonus der Sphäre, und der Ursprung dreht sich. Einmal im Zug.
ability-end-turn = Zug beenden
ability-end-turn-text = Hör hier auf. Für dein Team wird 1 Ehrgeiz verfügbar, oder du ziehst 2 Karten.

## Glossar

term-spirit = Geist
term-spirit-text = Die Figur, die jemand über das Brett bewegt, mit einer eigenen Tafel für ihre Aktionen und Marken.
term-emotion = Emotion
term-emotion-text = Eine Karte, die auf einem Feld des Bretts liegt und Essenz trägt. Emotionen entscheiden, wer was beherrscht.
term-mild = Milde Emotion
term-mild-text = Eine Emotion aus einem Stapel. Mit genug Essenz kann sie bestärkt werden.
term-strong = Starke Emotion
term-strong-text = Wozu eine milde Emotion wird, wenn sie bestärkt wird. Wonne und Schwermut haben von jeder zwei, das Gleichgewicht eine.
term-brightness = Heiterkeit
term-brightness-text = Die Anfangsemotion der Wonne. Sie hat keine Stimmung und keine Kraft.
term-bleakness = Trostlosig­keit
term-bleakness-text = Die Anfangsemotion der Schwermut. Sie hat keine Stimmung und keine Kraft.
term-counterpart = Gegenstück
term-counterpart-text = Die starke Emotion, die zu einer milden gehört, und umgekehrt. Eine Neutralität kann zu jeder starken des Gleichgewichts werden.
term-threshold = Schwelle
term-threshold-text = Die Essenz, die auf einer milden Emotion liegen muss, bevor sie bestärkt werden kann. Beim Gleichgewicht sagt die starke, wie viel.
term-realm = Reich
term-realm-text = Eines der fünf Länder des Bretts, mit zwei Feldern, einem Ort für Geister, einem Bauplatz und einer eigenen Aktion.
term-frontier = Grenzland
term-frontier-text = Die Grenze zwischen zwei benachbarten Reichen, mit einem Feld und einem Ort für Geister.
term-triad = Triade
term-triad-text = Drei Felder nebeneinander: das eines Grenzlands und das zu jeder Seite. Jedes Feld gehört zu einer Triade, und jede Triade entscheidet, wer ihr Grenzland beherrscht.
term-slot = Feld
term-slot-text = Ein Platz für eine Emotion. Die fünfzehn Felder bilden einen Ring, und jedes liegt neben zwei anderen.
term-space = Ort
term-space-text = Wo Geister stehen. Jedes Reich und jedes Grenzland hat einen, und Wege verbinden sie.
term-origin = Ursprung
term-origin-text = Das Rad in der Mitte, das die fünf Sphären an den Reichen vorbeiführt.
term-sphere = Sphäre
term-sphere-text = Ein Teil des Ursprungs, der Willenskraft enthält und einen Bonus gibt, wenn jemand aus ihm aufnimmt.
term-willpower = Willens­kraft
term-willpower-text = Was die meisten Aktionen kosten. Kurz: WK.
term-essence = Essenz
term-essence-text = Was Emotionen ihre Stärke gibt. Sie liegt auf deiner Tafel, bis du sie auf eine Emotion legst. Das Gleichgewicht hat Essenz der Wonne und der Schwermut.
term-ambition = Ehrgeiz
term-ambition-text = Drei Marken, die ein Team sich teilt. Eine verfügbare kann ausgegeben werden und ist dann nicht verfügbar, bis sie wiederkommt.
term-vibe = Stimmung
term-vibe-text = Die Farbe einer Emotion: Rot, Gelb, Grün oder Blau. Bei einer starken Emotion des Gleichgewichts wählt sie, wer sie spielt.
term-vibe-token = Stimmungs­marke
term-vibe-token-text = Eine Marke in einer Reihe deiner Tafel. Die erste öffnet die Aktion, die anderen ihre Verbesserungen. In einer Reihe liegen nie zwei derselben Farbe.
term-wild-token = Farblose Marke
term-wild-token-text = Eine Stimmungsmarke ohne Farbe. Alle legen vier, bevor das Spiel beginnt, außer in der Vorabausgabe, wo sie Farben haben.
term-row = Reihe
term-row-text = Eine der fünf Aktionen deiner Geistertafel, mit vier Plätzen für Stimmungsmarken.
term-upgrade = Verbesse­rung
term-upgrade-text = Was eine Reihe zusätzlich kann, sobald eine Marke darauf liegt, oft gegen Aufpreis.
term-determination = Entschlos­senheit
term-determination-text = Eine Verbesserung, die eine Aktion um 1 Willenskraft billiger macht.
term-intensity = Intensität
term-intensity-text = Wie stark eine Emotion ist: die Zahl unter ihrer letzten Essenz, ihre Marke und was ihre Kraft dazugibt.
term-intensity-token = Intensitäts­marke
term-intensity-token-text = Eine Marke bis +6 auf einer Emotion. Eine Emotion hat höchstens eine und verliert sie, wenn sie das Brett verlässt.
term-control = Herrschaft
term-control-text = Ein Team beherrscht ein Reich oder ein Grenzland, wo es zusammen die höhere Intensität hat; in einem Reich zählt auch seine Festung. Bei Gleichstand niemand.
term-blocked = Blockiert
term-blocked-text = Eine Emotion in einem Grenzland zählt in einem Reich nicht, solange auf dem Feld neben ihr in diesem Reich eine gegnerische liegt. Auf dem Brett zeigt es ein Pfeil, der an einem Balken endet.
term-chain = Kette
term-chain-text = Emotionen eines Teams auf Feldern, die ohne Lücke aufeinander folgen.
term-adjacent = Neben
term-adjacent-text = Nebeneinander. Das Brett zeigt, neben welchen Feldern, Bauplätzen und Sphären ein Ort liegt.
term-fortress = Festung
term-fortress-text = Ein Fragment auf dem Bauplatz eines Reichs. Es gibt seinem Team dort Intensität: ein kleines 1, ein großes 2. Punkte bringt es erst, wenn die Sphäre dieses Reichs geleert wird und es in die Identität eintritt: Solange es steht, bringen nur Egos Festungen welche, am Ende.
term-site = Bauplatz
term-site-text = Der Platz für eine Festung; jedes Reich hat einen.
term-fragment = Fragment
term-fragment-text = Ein Stück der Identität. Ein Team hat fünf kleine zu je 3 Punkten, drei große zu je 5 und ein krönendes zu 4.
term-minor = Kleines Fragment
term-minor-text = In der Identität 3 Punkte wert.
term-major = Großes Fragment
term-major-text = In der Identität 5 Punkte wert.
term-capping = Krönendes Fragment
term-capping-text = Das letzte Fragment, 4 Punkte wert. Es legt ein Team, das keines der Art mehr hat, die es verdient hat, und das Spiel endet.
term-identity = Identität
term-identity-text = Der Turm aus Fragmenten in der Mitte des Bretts. Was darin liegt, zählt am Ende.
term-revelation = Offen­barung
term-revelation-text = Was geschieht, wenn eine Sphäre geleert wird: Die Teams vergleichen ihre Bestrebungen und verdienen Fragmente.
term-aspiration = Bestrebung
term-aspiration-text = Etwas, worin man vorn liegen soll, wenn eine Offenbarung kommt.
term-common-aspiration = Gemeinsame Bestrebung
term-common-aspiration-text = Die Bestrebung, die für alle Teams zählt. Sie liegen offen in einer Reihe, und die ganz links gilt.
term-hidden-aspiration = Verborgene Bestrebung
term-hidden-aspiration-text = Die Bestrebung, die nur das eigene Team kennt und erfüllen kann.
term-intention = Absicht
term-intention-text = Eine Tat, die sofort Punkte bringt: 1 für die erste eines Zuges, 2 für jede danach; in der Vorabausgabe so viele, wie daneben stehen.
term-wheel = Rad der Absichten
term-wheel-text = Wo ein Team seine Punkte aus Absichten zählt. Jeder zweite Punkt bringt einen Bonus, und ein Team bei 20 beendet das Spiel.
term-shaper = Gestalten
term-shaper-text = Wenn nicht zwei Leute für jedes Team da sind, gestaltet ein einzelner Geist ein ganzes Team allein.
term-action = Aktion
term-action-text = Eine Geisteraktion oder eine Reichsaktion. In einem Zug hat man drei.
term-spirit-action = Geisteraktion
term-spirit-action-text = Bewegen, Hervorrufen, Bezwingen, Befestigen oder Bestärken: eine Aktion deiner Geistertafel, die geöffnet sein muss.
term-realm-action = Reichsaktion
term-realm-action-text = Eine Aktion, die ein Reich allen anbietet, wo auch immer sie sind. Sie ist 1 Willenskraft billiger, wenn dein Team das Reich beherrscht.
term-ability = Fähigkeit
term-ability-text = Etwas, das du einmal im Zug tun kannst, ohne eine Aktion zu geben: Drei Fähigkeiten kosten Ehrgeiz, Aufnehmen ist umsonst.
term-absorb = Aufnehmen
term-absorb-text = Willenskraft aus einer Sphäre nehmen, einmal im Zug. Es bringt auch den Bonus der Sphäre und dreht den Ursprung.
term-invoke = Hervorrufen
term-invoke-text = Eine milde Emotion aus der Hand ins Spiel bringen.
term-quell = Bezwingen
term-quell-text = Einer gegnerischen Emotion Essenz wegnehmen. Hat sie keine mehr, so verlässt sie das Brett.
term-fortify = Befestigen
term-fortify-text = Eine Festung bauen, oder mit Verbesserungen eine eigene erhöhen oder einer gegnerischen schaden.
term-empower = Bestärken
term-empower-text = Aus einer milden Emotion ihr starkes Gegenstück machen.
term-intensify = Steigern
term-intensify-text = Einer Emotion deines Teams, die schon auf dem Brett liegt, Essenz dazugeben.
term-harvest = Ernten
term-harvest-text = Aus Willenskraft Essenz machen.
term-insecurity-token = Unsicher­heits­marke
term-insecurity-token-text = Eine Marke in einer Reihe, deren nächste Aktion damit 1 Willenskraft mehr kostet. Es gibt sechs.
term-supply = Vorrat
term-supply-text = Der gemeinsame Bestand an Willenskraft, Essenz und Stimmungsmarken neben dem Brett. Er geht nie aus.
term-bliss = Wonne
term-bliss-text = Das Team der hellen Geister: Liebe, Freude, Empathie und Harmonie.
term-gloom = Schwermut
term-gloom-text = Das Team der dunklen Geister: Hass, Elend, Bosheit und Angst.
term-balance = Gleich­gewicht
term-balance-text = Ein drittes Team, für 3 bis 6 Leute im vollen Spiel: Vernunft und Intuition. Es will, dass Wonne und Schwermut gleichauf sind, und verwendet die Essenz beider. Seine Geister teilen Orte mit allen. Befestigen kostet es 1 Essenz mehr. Beim Aufnehmen nimmt es 1 Willenskraft mehr nicht für Grenzländer, die es beherrscht, sondern für jede Triade daneben, in der eine seiner Emotionen liegt.
term-alignment = Zugehörig­keit
term-alignment-text = Das Team, Wonne oder Schwermut, für das eine Emotion oder Festung des Gleichgewichts bei Herrschaft und Bestrebungen wirkt. Sie folgt aus der verwendeten Essenz. In allem anderen gehören sie dem Gleichgewicht.
term-condition = Bedingung
term-condition-text = Was das Gleichgewicht bei einer Offenbarung braucht. Jede seiner Bestrebungen hat zwei Bedingungen; eine erfüllte bringt ein kleines Fragment, beide ein großes.
term-ego = Ego
term-ego-text = Ein Gegner, der sich selbst spielt, gegen eine oder zwei Personen. Seine Geister, der Torwächter und der Einflüsterer, haben keine Tafeln, keine Hand, keinen Ehrgeiz und keine Kräfte, auch seine Emotionen nicht. Pläne sagen ihm, was zu tun ist. Was es legt, nimmt es aus dem Vorrat, und es behält Willenskraft.
term-gatekeeper = Torwächter
term-gatekeeper-text = Einer von Egos zwei Geistern. Zwischen gleich guten Wegen steht er lieber in einem Grenzland.
term-influencer = Einflüsterer
term-influencer-text = Einer von Egos zwei Geistern. Zwischen gleich guten Wegen steht er lieber in einem Reich.
term-scheme = Plan
term-scheme-text = Eine von Egos zwölf Karten. Der obere Teil der offenen sagt, was Egos nächster Zug im Sinn hat, und seine erste Aktion; der untere der daneben aufgedeckten die zweite und dritte.
term-special-scheme = Sonderplan
term-special-scheme-text = Was zwei oder drei misslungene Aktionen in einem Zug Egos ergeben, im vollen Spiel: Es zahlt 2 Willenskraft für eine kleine Festung in einem Reich, das es beherrscht, oder für 2 Punkte, wenn für keine Platz ist. Kann es nicht zahlen, so bekommt es 1 Willenskraft.
term-impact = Wirkung
term-impact-text = Wie weit ein Weg zu handeln Ego in der Bestrebung voranbringt, die es im Sinn hat: seine Zahl weniger deine, danach und davor. Ego nimmt den Weg mit der größten. Ist Ego die Schwermut, so ist „Einheit 2–2 → 2–3“ eine Wirkung von 1: Die Zahl der Wonne steht vorn, wie überall. Würden alle Wege es zurückwerfen, so misslingt die Aktion, und im vollen Spiel bekommt Ego 1 Punkt, einmal im Zug.
term-difficulty = Schwierig­keit
term-difficulty-text = Ego spielt mittel, oder mit Schritten, die es schwerer oder leichter machen. Jede Stufe bringt die Schritte davor mit; Schritte lassen sich auch einzeln wählen.
term-card-set = Kartensatz
term-card-set-text = Eine Datei mit den Zahlen und Kräften der Emotionen. Du kannst mit einem eigenen spielen.
term-status = Stand
term-status-text = Ob der Wortlaut einer Karte durch veröffentlichte Regeln belegt ist oder für dieses Programm entworfen wurde.
