# Die Einführung: Lektionen, und was bei jedem Schritt gesagt wird. **Worte** treten hervor.

tutorial-title = Spielen lernen
tutorial-lead = Spiel deine ersten Züge mit jemandem an deiner Seite. Nichts kann schiefgehen: Gewählt werden kann nur, wovon gerade die Rede ist.
tutorial-first = Fang hier an
tutorial-more = Dann, eines nach dem anderen: was das volle Spiel dazugibt
tutorial-minutes = Etwa { $count } Minuten
tutorial-start = Beginnen
tutorial-continue = Weitermachen
tutorial-again = Noch einmal spielen
tutorial-done = Fertig
tutorial-progress = Schritt { $step } von { $steps }
tutorial-how-far = Wie weit du bist
tutorial-leave = Die Lektion verlassen
tutorial-next = Weiter
tutorial-back = Zurück
tutorial-to-now = Zurück zum Spiel
tutorial-your-move = Du bist dran
tutorial-waiting = Die Lektion wird vorbereitet …
tutorial-late = Es dauert länger, als es sollte. Du kannst noch etwas warten oder die Lektion neu beginnen.
tutorial-not-now = Eins nach dem anderen. Jetzt geht es um: { $choice }
tutorial-coach = Deine Begleitung
tutorial-hide = Die Begleitung verbergen
tutorial-show = Die Begleitung zeigen
tutorial-failed = Die Lektion kann nicht weitergehen
tutorial-failed-text = Das Spiel steht nicht mehr so, wie die Lektion es braucht. Beginn sie noch einmal.
tutorial-restart = Neu beginnen
tutorial-anew = Das Spiel dieser Lektion ist nicht mehr da, also beginnt die Lektion von vorn.
tutorial-restart-lesson = Neu beginnen: { $lesson }
tutorial-end = Die Lektion ist zu Ende
tutorial-first-basic = Erstes Spiel, gegen ein leichtes Programm
tutorial-first-ego = Erstes Spiel gegen Ego
tutorial-play-on = Gegen ein Programm weiterspielen
tutorial-next-lesson = Als Nächstes: { $lesson }
tutorial-to-lesson = Zur Lektion: { $lesson }
tutorial-all = Alle Lektionen
tutorial-home = Zur Startseite
tutorial-table = Lektion: { $lesson }

tutorial-basic = Das Grundspiel
tutorial-basic-about = Drei Züge eines echten Spiels: bewegen, Emotionen hervorrufen, Herrschaft, Willenskraft und Essenz, bezwingen, Festungen, deine erste Marke und deine erste Offenbarung.
tutorial-growing = Verbesserungen, Ehrgeiz und starke Emotionen
tutorial-growing-about = Ein Zug des vollen Spiels: Lass eine Emotion wachsen, mach eine Aktion für immer besser, dreh den Ursprung und handle noch einmal.
tutorial-hidden = Verborgene Bestrebungen
tutorial-hidden-about = Nach einer Offenbarung, die dir nichts brachte, darfst du wählen, wonach du als Nächstes strebst.
tutorial-intentions = Absichten und Geister
tutorial-intentions-about = Punkte für das, was du in deinem Zug tust, die Boni des Rads und die Kraft deines Geistes.
tutorial-set-up = Der Aufbau
tutorial-set-up-about = Im vollen Spiel wählst du, wo du beginnst und was dein Geist kann.
tutorial-balance = Das dritte Team
tutorial-balance-about = Spiel für das Gleichgewicht: zwei Arten von Essenz, Emotionen, die für andere wirken, und eigene Ziele.
tutorial-ego = Gegen Ego
tutorial-ego-about = Spiel ohne Gegenüber: Ego spielt von selbst, und du kannst es kommen sehen.

## Das Grundspiel

tutorial-basic-1 = Willkommen im Inneren eines Menschen. Du bist **Liebe** und spielst für die helle **Wonne**; Hass spielt für die dunkle **Schwermut**. Das Team mit mehr **Punkten** am Ende hat diesen Menschen geprägt und gewinnt.
tutorial-basic-2 = Punkte kommen von **Fragmenten**: Stücken eines Menschen, die ein Team verdient. Sie bilden hier in der Mitte einen Turm. Ein kleines bringt 3 Punkte, ein großes 5.
    .aloud = Punkte kommen von **Fragmenten**: Stücken eines Menschen, die ein Team verdient. Sie bilden einen Turm. Ein kleines bringt 3 Punkte, ein großes 5.
tutorial-basic-3 = Ein Fragment verdient, wer in einer **Bestrebung** vorn liegt. Das ist die gemeinsame, dieselbe für beide Teams: **Offenheit**. Darin liegt das Team vorn, das mehr **Grenzländer** beherrscht, die Streifen zwischen den fünf **Reichen**. Jetzt steht es zwei zu zwei.
tutorial-basic-4 = Dein Team hat auch eine **verborgene Bestrebung**, die nur du kennst: **Lebendigkeit**, mehr Tropfen **Essenz** auf euren **Emotionen**, den Karten auf dem Brett. Von Zeit zu Zeit gibt es eine **Offenbarung**: Wer dann in einer der beiden vorn liegt, verdient ein kleines Fragment; in beiden, ein großes.
tutorial-basic-5 = In deinem Zug hast du drei **Aktionen**. Die meisten kosten **Willenskraft**, die kleinen Lichter, kurz **WK**. Du hast 6. Die Tropfen sind deine **Essenz**, für deine Emotionen. Du hast 2. Gewinnen wir ein drittes Grenzland. Zuerst muss dein Geist, deine Figur auf dem Brett, näher heran. Wähl **Bewegen**. Es kostet 1 Willenskraft.
    .aloud = In deinem Zug hast du drei **Aktionen**. Die meisten kosten **Willenskraft**. Du hast 6. Für deine Emotionen brauchst du **Essenz**. Du hast 2. Gewinnen wir ein drittes Grenzland. Zuerst muss dein Geist näher heran. Wähl **Bewegen**. Es kostet 1 Willenskraft.
tutorial-basic-6 = Du darfst an jeden Ort, der sich wählen lässt: Er leuchtet auf dem Brett und steht in der Liste deiner Wahlmöglichkeiten. Wo ein gegnerischer Geist steht, darfst du nicht stehen bleiben. Geh zum **Tal der Motive**.
    .aloud = Du darfst an jeden Ort, der sich wählen lässt: Er steht in der Liste deiner Wahlmöglichkeiten. Wo ein gegnerischer Geist steht, darfst du nicht stehen bleiben. Geh zum **Tal der Motive**.
tutorial-basic-7 = In einem Reich erreicht dein Geist zwei Felder. Eines davon ist leer. Wähl **Hervorrufen**, um dort eine Emotion aus deiner Hand zu spielen: 2 Willenskraft, und 1 Essenz, die auf die Emotion kommt.
tutorial-basic-8 = Wähl **Verlangen**. Seine Kraft: Liegt eine andere deiner Emotionen daneben, wie hier Heiterkeit, so bekommt es eine Marke von +1.
tutorial-basic-9 = Da liegt es. Der Tropfen ist seine Essenz. Die Zahl ist seine **Intensität**, seine Stärke: 1 für diese Essenz, 1 für die Marke. Mehr Intensität gibt **Herrschaft**. Das Feld eines Grenzlands und die Felder auf beiden Seiten davon, hier die Felder 12 bis 14, sind seine **Triade**: Sie entscheiden, wem es gehört. Nur du hast dort eine Emotion, also gehört es dir: drei zu zwei in Offenheit!
    .aloud = Dort liegt es mit 1 Essenz. Seine Stärke heißt **Intensität** und ist 2: 1 für diese Essenz, 1 für die Marke. Mehr Intensität gibt **Herrschaft**. Das Feld eines Grenzlands und die Felder auf beiden Seiten davon, hier die Felder 12 bis 14, sind seine **Triade**: Sie entscheiden, wem es gehört. Nur du hast dort eine Emotion, also gehört es dir: drei zu zwei in Offenheit!
tutorial-basic-10 = Jedes Reich bietet allen eine Aktion an, wo sie auch stehen. Wer das Reich beherrscht, zahlt 1 Willenskraft weniger. Das Tal der Motive gehört dir, also nimmt **Willenskraft schöpfen** eine Aktion, aber keine Willenskraft.
tutorial-basic-11 = Das war deine dritte Aktion. Beende deinen Zug. Wer dann keine Willenskraft mehr hat, bekommt 1.
tutorial-basic-12 = Am Ende eines Zuges nimmst du einen **Ehrgeiz**, einen der drei Sterne deines Teams, oder zwei Karten. Nimm den Ehrgeiz. Wir werden ihn brauchen.
    .aloud = Am Ende eines Zuges nimmst du einen **Ehrgeiz**, einen der drei deines Teams, oder zwei Karten. Nimm den Ehrgeiz. Wir werden ihn brauchen.
tutorial-basic-13 = Hass ist herübergekommen und hat **Bitterkeit** in einer deiner Triaden hervorgerufen. In der Triade der Motive und Sinne steht es jetzt eins gegen eins: Niemand beherrscht das Grenzland, und in Offenheit herrscht wieder Gleichstand.
tutorial-basic-14 = Eine Emotion in einem Grenzland zählt auch in den Reichen auf beiden Seiten, Bitterkeit also in der Wiege der Sinne. Aber deine Heiterkeit, gleich daneben, **blockiert** sie für das Tal der Motive, wie es jede deiner Emotionen täte, wie schwach auch immer. Mach also deine Seite stärker. **Steigern** legt 1 deiner Essenz auf eine Emotion neben deinem Geist; jede weitere würde 1 Willenskraft kosten.
tutorial-basic-15 = Das Land der Wünsche gehört dir, also zahlst du keine Willenskraft: nur eine Aktion und 1 Essenz. Leg sie auf **Heiterkeit**, gleich neben Bitterkeit.
tutorial-basic-16 = Zwei Essenz, Intensität 2: Das Grenzland gehört wieder dir. Jetzt **nimm** Willenskraft aus einer **Sphäre** **auf**, einem Licht in der Mitte, neben dir. Das braucht keine Aktion, einmal im Zug. Du bekommst 2, und 1 mehr für jedes Grenzland neben dir, das du beherrschst: 4 insgesamt.
    .aloud = Zwei Essenz, Intensität 2: Das Grenzland gehört wieder dir. Jetzt **nimm** Willenskraft aus einer **Sphäre** neben dir auf. Das braucht keine Aktion, einmal im Zug. Du bekommst 2, und 1 mehr für jedes Grenzland neben dir, das du beherrschst: 4 insgesamt.
tutorial-basic-17 = Jede Sphäre gibt auch einen Bonus. Bei der **Demut** ist es 1 Essenz. Sag ja.
tutorial-basic-18 = Nach jedem Aufnehmen, ob du es warst oder Hass, dreht sich der **Ursprung**, der Ring der Sphären, einen Schritt. Die Demut ist mit noch 3 Willenskraft zum nächsten Reich weitergerückt. Merk sie dir: Wer eine Sphäre **leert**, löst eine Offenbarung aus. Du hast reichlich Willenskraft. **Befestigen** baut für 3 eine **Festung**: in dem Reich, in dem du stehst, oder von einem Grenzland aus auf einer der beiden Seiten, sofern nicht Hass dieses Reich beherrscht.
tutorial-basic-19 = Eine Festung ist eines deiner Fragmente und mehrt deine Intensität in ihrem Reich: um 1 bei diesem kleinen. Leert irgendjemand in einem späteren Zug hier eine Sphäre, so tritt die Festung in die **Identität** ein, den Turm in der Mitte, und bringt dort Punkte: 3, oder 5 für ein großes. Steht sie am Ende noch hier, so zählt sie nichts. Deine dritte Aktion: **Essenz ernten** macht aus Willenskraft Essenz. Du beherrschst ihr Reich, die Weide der Werte, nicht, also kostet es 1 Willenskraft dazu.
    .aloud = Eine Festung ist eines deiner Fragmente und mehrt deine Intensität in ihrem Reich: um 1 bei diesem kleinen. Leert irgendjemand in einem späteren Zug hier eine Sphäre, so tritt die Festung in die **Identität** ein, den Turm aller Fragmente, und bringt dort Punkte: 3, oder 5 für ein großes. Steht sie am Ende noch hier, so zählt sie nichts. Deine dritte Aktion: **Essenz ernten** macht aus Willenskraft Essenz. Du beherrschst ihr Reich, die Weide der Werte, nicht, also kostet es 1 Willenskraft dazu.
tutorial-basic-20 = Mach aus 3 Willenskraft 3 Essenz. Mit der 1 für die Aktion zahlst du 4.
tutorial-basic-21 = Beende deinen Zug.
tutorial-basic-22 = Diesmal zieh **zwei Karten**. Die oberste Karte eines Stapels liegt offen, also sehen alle, was du ziehst.
tutorial-basic-23 = Hass hat **Einsamkeit** neben Bitterkeit gelegt. In deiner Triade steht es zwei gegen zwei: Das Grenzland ist wieder verloren. Auch in Lebendigkeit herrscht Gleichstand. Aber in der Demut sind nur noch 3 Willenskraft: Eine Offenbarung ist nah. Lägst du in Offenheit **und** in Lebendigkeit vorn, so würdest du ein großes Fragment verdienen. Bitterkeit ist im Weg.
tutorial-basic-24 = Also weg mit der Bitterkeit. Sie liegt auf dem Feld des Grenzlands selbst, und das erreichst du vom Grenzland aus. **Bewegen**.
tutorial-basic-25 = Geh ins Grenzland der Motive und Sinne.
tutorial-basic-26 = Um eine Emotion zu **bezwingen**, zeigst du eine Handkarte derselben **Stimmung** vor und behältst sie. Das Zeichen einer Karte sagt sie: Bitterkeit ist gelb, der Funke, und deine Begeisterung auch. **Bezwingen** nimmt einer gegnerischen Emotion neben dir 1 Essenz weg, für 2 Willenskraft und 1 Ehrgeiz: den, den du genommen hast.
    .aloud = Um eine Emotion zu **bezwingen**, zeigst du eine Handkarte derselben **Stimmung** vor und behältst sie. Sie folgt auf den Namen der Karte: Bitterkeit ist gelb, und deine Begeisterung auch. **Bezwingen** nimmt einer gegnerischen Emotion neben dir 1 Essenz weg, für 2 Willenskraft und 1 Ehrgeiz: den, den du genommen hast.
tutorial-basic-27 = Bitterkeit hatte nur eine Essenz, also ist sie weg. In Offenheit führst du drei zu zwei, in Lebendigkeit vier zu drei. Jetzt **Aufnehmen**.
tutorial-basic-28 = Wähl **Demut**. Du bekommst 2, und 1 für dieses Grenzland, und in ihr sind genau 3.
tutorial-basic-29 = Nimm ihren Bonus. Er kommt vor der Offenbarung.
tutorial-basic-30 = Du lagst in der gemeinsamen Bestrebung vorn und in deiner verborgenen. Beide zusammen brachten ein **großes Fragment**: Die Identität beginnt zu wachsen, in deinen Farben. Fünf Punkte für Wonne.
    .aloud = Du lagst in der gemeinsamen Bestrebung vorn und in deiner verborgenen. Beide zusammen brachten ein **großes Fragment**. Es ist das erste in der Identität. Fünf Punkte für Wonne.
tutorial-basic-31 = Jede Offenbarung bringt neue Bestrebungen. Schwermut hat eine gemeinsame entfernt, weil du ein großes verdient hast. Die nächste ist **Vielseitigkeit**: verschiedene Stimmungen unter euren Emotionen. Deine neue verborgene steht dabei. Du hast noch eine Aktion. **Ruf** eine Emotion auf das Feld **hervor**, das du gerade geleert hast.
tutorial-basic-32 = Mach zuerst die Aktion besser: Leg eine Karte ab, und eine **Marke** ihrer Stimmung kommt in die Reihe der Aktion. **Entschlossenheit** spart 1 Willenskraft. Gib dafür den blauen Optimismus: Wähl **Blau**.
tutorial-basic-33 = Die Marke wirkt sofort, und bei jedem späteren Hervorrufen. Verwende **Entschlossenheit**. In einem Spiel führt der Knopf **Diese Aktion verbessern?** hierher, sobald die Aktion selbst gedrückt ist.
tutorial-basic-34 = Wähl **Mut**. Da er neben einer gegnerischen Emotion liegen wird, gibt ihm seine Kraft eine Marke von +1. Rot ist zudem eine neue Stimmung unter euren Emotionen.
tutorial-basic-35 = Du führst 5 zu 0. Das Spiel endet, wenn keine gemeinsame Bestrebung mehr übrig ist: Neben dem Brett werden sie heruntergezählt, eine für jede Offenbarung und noch eine für jedes große Fragment. Es endet auch, wenn ein Team ein Fragment verdient und keines dieser Art mehr hat: An dessen Stelle kommt sein **krönendes Fragment**, für 4 Punkte. Dann **gewinnt, wer mehr Punkte hat**.
    .aloud = Du führst 5 zu 0. Das Spiel endet, wenn keine gemeinsame Bestrebung mehr übrig ist: Eine geht mit jeder Offenbarung und noch eine mit jedem großen Fragment. Es endet auch, wenn ein Team ein Fragment verdient und keines dieser Art mehr hat: An dessen Stelle kommt sein **krönendes Fragment**, für 4 Punkte. Dann **gewinnt, wer mehr Punkte hat**.
tutorial-basic-36 = Das ist das Grundspiel. Jetzt spiel dein **erstes Spiel** gegen ein leichtes Programm, oder spiel von hier weiter. In einem echten Spiel wählst du frei unter allem, was gewählt werden kann, und das meiste lässt sich zurücknehmen.

## Der Aufbau

tutorial-set-up-1 = Im vollen Spiel liegt noch nichts auf dem Brett. Du wählst, wo du beginnst, und alle sind dabei der Reihe nach dran.
tutorial-set-up-2 = Stell deinen Geist in ein Grenzland. Nimm das zwischen **Werten** und **Motiven**.
tutorial-set-up-3 = Jetzt deine Anfangsemotion, **Heiterkeit**, auf ein Feld eines Reichs neben diesem Grenzland. Wähl das im Tal der Motive.
tutorial-set-up-4 = Hass hat dasselbe mit Trostlosigkeit getan.
tutorial-set-up-5 = Weil du für ein ganzes Team spielst, legst du eine zweite Heiterkeit, als stünde noch ein Geist von dir in einem leeren Grenzland. Nimm das Grenzland der **Motive und Sinne**.
tutorial-set-up-6 = Leg sie auch ins Tal der Motive, dann gehört das Reich fest dir.
tutorial-set-up-7 = Als Nächstes kommen vier **farblose Marken** für die Tafel deines Geistes. Die erste Marke in einer Reihe **öffnet** ihre Aktion; die anderen sind Verbesserungen.
tutorial-set-up-8 = Du wirst dich **bewegen** wollen. Öffne das: Wähl **Farblos**.
tutorial-set-up-9 = Und **Hervorrufen**.
tutorial-set-up-10 = Und **Bezwingen**.
tutorial-set-up-11 = Die letzte könnte Befestigen oder Bestärken öffnen. Oder mach eine Aktion von Anfang an besser: Leg sie auf **Stärkung**, die erste Verbesserung von Hervorrufen.
tutorial-set-up-12 = Jetzt ist alles an seinem Platz, und der erste Zug beginnt. Was du geschlossen gelassen hast, kannst du später öffnen, mit einer Karte aus der Hand.

## Verbesserungen, Ehrgeiz und starke Emotionen

tutorial-growing-1 = Das volle Spiel gewinnt man wie das Grundspiel, aber ein Zug kann darin mehr: Emotionen **wachsen**, Aktionen bekommen **Verbesserungen**, und **Ehrgeiz** zahlt mehr als Bezwingen. All das hier in einem Zug.
tutorial-growing-2 = Auf **Begeisterung** liegen 2 Essenz, und 2 ist ihre Schwelle, der gerahmte Platz auf der Karte. Sie ist bereit, zu **Leidenschaft** zu wachsen.
    .aloud = Auf **Begeisterung** liegen 2 Essenz, und 2 ist ihre Schwelle. Sie ist bereit, zu **Leidenschaft** zu wachsen.
tutorial-growing-3 = **Bestärken** zeigt beide Karten, bevor du es wählst: die, die hier liegt, und die, zu der sie wird. Wähl es.
tutorial-growing-4 = Begeisterung ist unter deinen Stapel zurückgekehrt, und **Leidenschaft** liegt an ihrer Stelle, mit der ganzen Essenz. Starke Emotionen haben bessere Zahlen: Intensität 3 statt 2. Jedes Team hat von jeder zwei Exemplare.
tutorial-growing-5 = Und ihre Kräfte sind stärker. Leidenschaft gibt dir in diesem Zug eine Aktion mehr, also hat dich Bestärken keine gekostet: Du hast noch drei.
tutorial-growing-6 = Karten sind nicht nur zum Hervorrufen da. Nimmst du eine Geisteraktion, so darfst du zuerst eine Karte ablegen und eine **Stimmungsmarke** ihrer Farbe in die Reihe dieser Aktion legen. In einem Spiel tut das der Knopf **Diese Aktion verbessern?**.
tutorial-growing-7 = Angenommen, du willst ins Grenzland der Werte und Motive, zwei Orte weit. Wähl **Bewegen**.
tutorial-growing-8 = Leg das grüne Verlangen für eine Marke auf **Eile** ab, die erste Verbesserung dieser Reihe: Wähl **Grün**. In einer Reihe liegen nie zwei Marken einer Farbe.
tutorial-growing-9 = Die Marke wirkt sofort. Verwende **Eile**: 1 Willenskraft mehr, einen Ort weiter.
tutorial-growing-10 = Zwei Orte mit einer Aktion. Die Marke bleibt auf deiner Tafel, also kann von jetzt an jedes Bewegen eilig sein. Die letzte Verbesserung jeder Reihe auf dieser Tafel, **Entschlossenheit**, macht die Aktion jedes Mal um 1 Willenskraft billiger.
tutorial-growing-11 = Dein Team hat drei Marken **Ehrgeiz**, seine Sterne, und hier sind alle verfügbar. Sie zahlen Bezwingen und manche Verbesserungen, und drei Fähigkeiten. Eine Fähigkeit ist keine Aktion, und jede lässt sich einmal im Zug verwenden.
tutorial-growing-12 = Du möchtest aus dem Fleiß aufnehmen, aber der ist einen Schritt entfernt, beim Land der Wünsche. **Dreh den Ursprung** für 1 Ehrgeiz: Sein Ring dreht sich, und jede Sphäre rückt zum nächsten Reich weiter.
tutorial-growing-13 = Der Fleiß ist zur Weide der Werte gekommen, in deine Reichweite. Jetzt **Aufnehmen**.
tutorial-growing-14 = Wähl **Fleiß**.
tutorial-growing-15 = Sein Bonus sind 2 Willenskraft aus dem Vorrat. Nimm sie.
tutorial-growing-16 = Zwei Ehrgeiz sind übrig. Gib sie für eine **zusätzliche Aktion** aus.
tutorial-growing-17 = Wieder drei Aktionen. Die dritte Fähigkeit, eine Stimmungsmarke legen, kostet 1 Ehrgeiz und nimmt keine Karte. Ausgegebener Ehrgeiz kommt einzeln zurück: am Ende eines Zuges, durch die Hingabe und durch das Rad.
tutorial-growing-18 = Nichts davon bringt von selbst Punkte; es macht leichter, was welche bringt. Wofür das volle Spiel außer Fragmenten Punkte gibt, zeigt eine spätere Lektion, die über **Absichten**.

## Verborgene Bestrebungen

tutorial-hidden-1 = Hier hat Hass eine Sphäre geleert. In dieser Offenbarung hat Schwermut eine Bestrebung erfüllt und ein kleines Fragment gelegt. Du hast keine erfüllt.
tutorial-hidden-2 = Nach einer Offenbarung bekommt jedes Team eine neue verborgene Bestrebung. Wer keine erfüllt hat, hat die Wahl: die obersten drei ansehen und eine nehmen. Sag **ja**.
tutorial-hidden-3 = Das sind deine drei: Standhaftigkeit, Haltung und Bewusstsein. Die Liste der Ziele zeigt, wie die Teams in jeder stehen.
tutorial-hidden-4 = Du beherrschst drei Reiche, Schwermut zwei. Nimm **Haltung**, darin liegst du schon vorn.
tutorial-hidden-5 = Von jetzt an ist das dein geheimes Ziel. Die Gegenseite sieht nur eine verdeckte Karte. Ein guter Plan dient der gemeinsamen Bestrebung und der verborgenen zusammen: Beide zugleich bringen ein großes Fragment.

## Absichten und Geister

tutorial-intentions-1 = Im vollen Spiel gibt es auch Punkte für Taten in deinem Zug. Sie werden auf dem **Rad der Absichten** gezählt: 1 Punkt für die erste in einem Zug, 2 für jede weitere.
tutorial-intentions-2 = Eine Absicht ist, auf einmal 4 Willenskraft oder mehr aus einer Sphäre zu nehmen. Du stehst zwischen zwei eigenen Grenzländern, also gelingt es mit **Aufnehmen**.
tutorial-intentions-3 = Nimm die Essenz.
tutorial-intentions-4 = Ein Punkt auf dem Rad. Und du hast 1 Willenskraft mehr bekommen, als die Sphäre gab: Das ist die **Kraft der Liebe**, 1 für jede Festung der Wonne neben ihr. Jeder Geist hat eine eigene Kraft.
tutorial-intentions-5 = Eine andere Absicht ist, den letzten Platz für Essenz einer Emotion zu füllen. **Steigern**.
tutorial-intentions-6 = **Verlangen** hat zwei freie Plätze.
tutorial-intentions-7 = Leg 2 Essenz darauf. Die zweite kostet 1 Willenskraft.
tutorial-intentions-8 = Die zweite Absicht dieses Zuges: 2 Punkte. Unterwegs ist das Rad über die 2 gegangen, und das hat dir 1 Essenz gebracht. Jeder zweite Punkt bringt einen Bonus: Essenz, eine Karte oder einen Ehrgeiz.
tutorial-intentions-9 = Diese Seite hat noch zwei Absichten: **Unterdrücken**, also einer gegnerischen Emotion durch Bezwingen Essenz nehmen, und **Reihe füllen**, also die vierte Marke in eine deiner Reihen legen. Ein Team, das auf seinem Rad 20 erreicht, beendet das Spiel. Die Zeichen neben dem Punktestand sagen, was jede verlangt und welche du jetzt erfüllen kannst. Mit Verbesserungen, Ehrgeiz, starken Emotionen und verborgenen Bestrebungen, die eigene Lektionen haben, kennst du jetzt das ganze Spiel.
    .aloud = Diese Seite hat noch zwei Absichten: **Unterdrücken**, also einer gegnerischen Emotion durch Bezwingen Essenz nehmen, und **Reihe füllen**, also die vierte Marke in eine deiner Reihen legen. Ein Team, das auf seinem Rad 20 erreicht, beendet das Spiel. Ihre Liste sagt, was jede verlangt und welche du jetzt erfüllen kannst. Mit Verbesserungen, Ehrgeiz, starken Emotionen und verborgenen Bestrebungen, die eigene Lektionen haben, kennst du jetzt das ganze Spiel.

## Das dritte Team

tutorial-balance-1 = Ein drittes Team ist gekommen: **Gleichgewicht**. Wonne und Schwermut kämpfen weiter um Herrschaft und Bestrebungen. Das Gleichgewicht hat seinen eigenen Weg: Es legt sein Gewicht bald auf die eine, bald auf die andere Seite und gewinnt, wenn sich keine der beiden durchsetzt.
tutorial-balance-2 = Du bist **Vernunft**. Wonne und Schwermut haben ihre Geister und Emotionen gelegt. Das Gleichgewicht kommt als Letztes dazu, ohne Emotion, in irgendeinem Grenzland; es teilt Orte mit allen. Komm zwischen Motiven und Sinnen dazu.
tutorial-balance-3 = Liebe und Hass waren schon am Zug. Sieh dir deine **Essenz** an: Du hast keine eigene Art, sondern 1 der Wonne und 1 der Schwermut. Bekommst du welche, so wählst du jedes Mal die Art.
tutorial-balance-4 = Deine verborgene Bestrebung ist **Lebendigkeit**, und für das Gleichgewicht hat sie zwei Bedingungen. Erstens: Zwischen Wonne und Schwermut herrscht darin genau **Gleichstand**, wie jetzt. Zweitens: ebenso viel Essenz der Wonne wie der Schwermut auf deinen eigenen Emotionen, und von denen hast du noch keine. Eine Bedingung bringt ein kleines Fragment, beide ein großes.
tutorial-balance-5 = Die Kraft der Vernunft: Jede Reichsaktion kostet dich 1 Willenskraft weniger, wer auch immer das Reich beherrscht. Also nimmt **Willenskraft schöpfen** eine Aktion, aber keine Willenskraft.
tutorial-balance-6 = Jetzt näher an die Felder. **Bewegen**.
tutorial-balance-7 = Geh zur **Wiege der Sinne**. In einem Reich erreichst du zwei Felder.
tutorial-balance-8 = **Ruf** eine Emotion **hervor**. Alle deine heißen Neutralität, in vier Stimmungen.
tutorial-balance-9 = Nimm die **rote**.
tutorial-balance-10 = Auf diese Wahl kommt es an. Die Essenz, mit der du sie hervorrufst, sagt, für welches Team sie **wirkt**, bei Herrschaft und bei Bestrebungen. Verwende Essenz der **Wonne**.
tutorial-balance-11 = Leg sie auf das Feld, das in der Triade der Motive und Sinne liegt.
tutorial-balance-12 = Sie gehört dir: Sie hat deine Farbe, und beide anderen Teams dürfen sie bezwingen. Aber die Sonne auf ihr sagt, dass sie für Wonne wirkt, die jetzt die Wiege der Sinne beherrscht, von deinen Gnaden.
    .aloud = Sie gehört dir: Beide anderen Teams dürfen sie bezwingen. Aber sie wirkt für Wonne, die jetzt die Wiege der Sinne beherrscht, von deinen Gnaden.
tutorial-balance-13 = **Aufnehmen**. Du selbst beherrschst nichts; du nimmst 1 mehr für jede Triade neben dir, in der eine deiner Emotionen liegt, also 3.
tutorial-balance-14 = Der Bonus der **Hingabe**: 1 Willenskraft für einen Ehrgeiz. Sag ja.
tutorial-balance-15 = Alle waren einmal dran. Wonne hat jetzt, deine mitgezählt, eine Essenz mehr als Schwermut, also herrscht kein Gleichstand, und deine eigene Essenz ist ganz von einer Art: Keine der Bedingungen gilt.
tutorial-balance-16 = Eines behebt beides. **Ruf** noch einmal **hervor**: Du hast noch eine Karte und eine Essenz, der Schwermut, also geht alles von selbst.
tutorial-balance-17 = Diese wirkt für Schwermut. In der Wiege der Sinne steht es eins gegen eins, also beherrscht sie niemand.
tutorial-balance-18 = Und sieh dir dein Ziel an: Gleichstand, und so viel der einen Art wie der anderen. Beide Bedingungen gelten. Würde jetzt eine Sphäre geleert, von wem auch immer, so würdest du ein **großes Fragment** verdienen.
tutorial-balance-19 = Eine Neutralität kann zu jeder von sechs starken Emotionen werden. **Bestärken** kostet 3 Willenskraft.
tutorial-balance-20 = Nimm die, die für Wonne wirkt. Sie behält ihre Essenz und die Seite, auf der sie ist.
tutorial-balance-21 = Mit 1 Essenz stehen zwei der sechs offen. Wähl **Impuls**.
tutorial-balance-22 = Starke Emotionen des Gleichgewichts haben keine eigene Stimmung: Du gibst ihnen eine. Nimm **Rot**.
tutorial-balance-23 = Impuls gibt dir so viel Essenz, wie auf ihm liegt: 1. Nimm Essenz der **Schwermut**.
tutorial-balance-24 = Die rote Neutralität hat das Brett verlassen, und dann tut eine Neutralität etwas: Eine rote lässt einen Geist deines Teams ziehen. Du hast einen: **Vernunft**.
tutorial-balance-25 = Impuls, mit Intensität 2. Die Wiege der Sinne gehört wieder Wonne, und die Essenz ist immer noch gleich.
tutorial-balance-26 = Das Gleichgewicht bekommt Punkte wie die anderen: Fragmente in der Identität und Punkte auf dem eigenen Rad. Halte die Waage im Lot, und sei da, wenn eine Sphäre leer wird. Von hier kannst du gegen Programme weiterspielen.

## Gegen Ego

tutorial-ego-1 = Auf der anderen Seite ist niemand: **Ego** spielt Schwermut von selbst, mit zwei maskierten Geistern, dem **Torwächter** hier und dem **Einflüsterer**. Es hat keine Hand, keine Tafel und keinen Ehrgeiz. Die Stellen sind so gezogen, dass beide Seiten gleich beginnen.
    .aloud = Auf der anderen Seite ist niemand: **Ego** spielt Schwermut von selbst, mit zwei maskierten Geistern, dem **Torwächter** und dem **Einflüsterer**. Es hat keine Hand, keine Tafel und keinen Ehrgeiz. Die Stellen sind so gezogen, dass beide Seiten gleich beginnen.
tutorial-ego-2 = Ein Teil von Egos Vorhaben liegt offen: sein **Plan**. Der obere Teil der Karte sagt, was sein nächster Zug im Sinn hat, die gemeinsame Bestrebung, und seine erste Aktion, Hervorrufen. Ihr unterer Teil zählt noch nicht: Die zweite und dritte Aktion kommen vom unteren Teil einer Karte, die dann aufgedeckt wird.
tutorial-ego-3 = Du bist **Liebe** und gestaltest ein ganzes Team allein. Deine Anfangsemotionen liegen neben zwei Grenzländern. Beginn in dem der Werte und Motive.
tutorial-ego-4 = Die gemeinsame Bestrebung ist **Haltung**: Wer beherrscht mehr Reiche? Das Tal der Motive gehört niemandem, und wir haben dich dorthin gebracht. **Ruf** eine Emotion **hervor**.
tutorial-ego-5 = Nimm **Mut**.
tutorial-ego-6 = Leg ihn auf das Feld neben dem Grenzland, aus dem du gekommen bist.
tutorial-ego-7 = Du beherrschst jetzt 2 Reiche, Ego 1. Aber Ego hat dieselbe Bestrebung im Sinn. **Beende deinen Zug** und sieh zu.
tutorial-ego-8 = Nimm einen **Ehrgeiz**. Dann spielt Ego. Sein Zug wird Schritt für Schritt erzählt, jede Aktion mit ihrem Grund, und du sagst, wann es weitergeht.
tutorial-ego-9 = Für jede Aktion nahm Ego den Weg, der seinem Ziel am meisten half: von 1 Reich gegen deine 2 zu 3 gegen 1. Es begann mit dieser **Verlegenheit**, die ihm das Land der Wünsche brachte und dich die Weide der Werte kostete, beides zugleich. Die beiden Zahlen hinter jeder Aktion waren die von Wonne und von Schwermut: deine und seine.
    .aloud = Für jede Aktion nahm Ego den Weg, der seinem Ziel am meisten half: von 1 Reich gegen deine 2 zu 3 gegen 1. Es begann mit **Verlegenheit**, die ihm das Land der Wünsche brachte und dich die Weide der Werte kostete, beides zugleich. Die beiden Zahlen hinter jeder Aktion waren die von Wonne und von Schwermut: deine und seine.
tutorial-ego-10 = Ein neuer Plan liegt offen. Egos nächster Zug hat die **nächste** gemeinsame Bestrebung im Sinn, Lebendigkeit, und beginnt mit Bezwingen. Lebendigkeit zählt die Essenz auf Emotionen: Die wird es dir nehmen.
tutorial-ego-11 = Komm ihm also zuvor und leg mehr Essenz auf Mut: **Steigern**. Dann bringt ihn ein Bezwingen nicht mehr weg.
tutorial-ego-12 = Lies seinen Plan, frag dich, was sein Geist erreichen kann, und stell dich in den Weg. Was Ego nicht tun kann, ohne sich selbst zu schaden, misslingt ihm.
tutorial-ego-13 = Am Ende bekommt Ego 2 Punkte für jede kleine Festung, die es noch hat, und 4 für jede große (im sanften Spiel 1 und 2): Eine kleine Zahl hinter seinen Punkten zählt sie. Das Regelbuch sagt, [wie Ego denkt](/rules#ego-thinks). Jetzt kannst du ein ganzes Spiel spielen.
    .aloud = Am Ende bekommt Ego 2 Punkte für jede kleine Festung, die es noch hat, und 4 für jede große (im sanften Spiel 1 und 2). Das Regelbuch sagt, [wie Ego denkt](/rules#ego-thinks). Jetzt kannst du ein ganzes Spiel spielen.
