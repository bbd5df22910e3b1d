# Das Regelbuch. web/src/rules/chapters.ts sagt, welche Texte welches Kapitel bilden.
# [Worte](#chapter) führen zu einem anderen Kapitel, [Worte](~term) erklären einen Begriff aus words.ftl oder help.ftl,
# **Worte** treten hervor.

rules-title = Die Regeln
rules-lead = Das ganze Spiel in kurzen Kapiteln. Schlag etwas nach, oder lies von vorn, in etwa einer halben Stunde.
rules-search = In den Regeln suchen
rules-search-hint = Ein Wort, etwa „blockiert“
rules-found = { $count ->
        [0] Nichts gefunden. Versuch ein anderes Wort.
        [one] Eine Stelle
       *[other] { $count } Stellen
    }
# Wörter, nach denen gesucht wird, und nach dem Doppelpunkt die, die in den Regeln dafür stehen: eine Zeile für jedes.
rules-search-words =
    schild, mauer, versperren, schützen: blockieren, blockiert, ferngehalten
    turm, burg, gebäude, bauen: festung, befestigen
    gewinnen, sieg, sieger, siegerin, verlieren: gewinnt, ende
    wertung, siegpunkte, sp: punkte, punkt
    mana, energie, geld, rohstoff, rohstoffe, münzen: willenskraft, essenz
    töten, zerstören, angreifen, kämpfen: bezwingen, schleifen
    beschwören, ausspielen: hervorrufen
    verbessern, fertigkeit: verbesserung
    entwickeln, verwandeln, befördern: bestärken
    ziel, ziele, auftrag, aufgabe: bestrebung
    geheim, verdeckt: verborgen
    magie, wirkung, effekte: kraft
    gebiet, region, provinz, zone: reich, grenzland
    nachbar, nachbarn, benachbart, angrenzend: neben
    gehen, reisen, laufen: bewegen
    stärke, macht: intensität
    farbe, farben: stimmung
    solo, allein, automa, computer: ego
    schluss, beenden: ende
    anfang, anfänger: beginnt
    mehrheit, dominieren, kontrolle: herrschaft, beherrscht
    version, versionen: ausgabe, ausgaben
# Wörter einer Frage, die nichts über das Gesuchte sagen.
rules-search-filler = wie, tut, was, ist, sind, der, die, das, den, dem, ein, eine, mein, kann, wann, warum, wo, wer, wen, von, zu, im, in, auf, an, und, oder, es, spiel
# Ein Wort und was es heißt, wie eine Suche es findet.
rules-term = { $title }: { $text }
rules-of-edition = { $edition }
rules-group-of-edition = { $edition }: { $group }
rules-contents = Inhalt
rules-example = Beispiel
rules-in-basic = Im Grundspiel
rules-compared = Was verglichen wird
rules-other-edition = Diese Kapitel geben die Regeln der endgültigen Ausgabe wieder. Was in dieser hier anders ist, steht im Kapitel [Die Ausgaben nebeneinander](#editions); ihre Karten und Tafeln sind im [Kartenbuch](/cards#spirits).
rules-other-edition-prototype = Die meisten Kapitel geben die Regeln der endgültigen Ausgabe wieder. Der Prototyp ist ein anderes Spiel, erzählt vom Kapitel [Der Prototyp von 2017](#prototype-rounds) an und verglichen in [Die Ausgaben nebeneinander](#editions); seine Karten und Tafeln sind im [Kartenbuch](/cards#spirits).
rules-back-to-top = Zurück zum Inhalt
rules-link-here = Link zu diesem Kapitel: { $chapter }
rules-level = Stufe
rules-level-changes = Was sie ändert

rules-group-start = Bevor es losgeht
rules-group-turn = Dein Zug
rules-group-world = Die innere Welt
rules-group-points = Punkte
rules-group-early = Ein anderes Spiel: der Prototyp
rules-group-more = Arten zu spielen

## Das Ziel

rule-aim = Worum es geht
rule-aim-1 = Zwei Teams ringen um das Innere eines Menschen. **Wonne** bringt das Helle, **Schwermut** das Dunkle. Jedes Team hat einen oder zwei [Geister](~spirit), und alle am Tisch spielen je einen.
rule-aim-2 = Ihr legt [Emotionen](#emotions) auf das Brett. Wo eure die intensiveren sind, [beherrscht](#control) euer Team das Land. Herrschaft und andere Verdienste zählen für [Bestrebungen](#aspirations).
rule-aim-3 = In der Mitte dreht sich der [Ursprung](#origin) mit fünf Sphären voller Willenskraft. Wer die letzte Willenskraft aus einer Sphäre nimmt, löst eine [Offenbarung](#revelation) aus. Dann legt jedes Team, das in einer Bestrebung vorn liegt, ein [Fragment](~fragment) in die [Identität](~identity), den Turm in der Mitte.
rule-aim-4 = Fragmente sind Punkte. Im vollen Spiel gibt es Punkte auch für [Absichten](#intentions), Taten in deinem eigenen Zug. Wenn das Spiel [endet](#end), hat das Team mit mehr Punkten die Identität des Menschen geprägt.
rule-aim-example = Drei Dinge behält man im Auge: welche Bestrebung gerade gilt, wer in ihr vorn liegt, und welche Sphäre fast leer ist.
rule-aim-basic = Das Ziel ist dasselbe. Punkte kommen nur von Fragmenten: Absichten gibt es nicht.

## Das Brett

rule-board = Das Brett
rule-board-1 = Fünf **Reiche** liegen im Kreis. Im Uhrzeigersinn sind es das Tal der Motive, die Wiege der Sinne, das Netz der Gedanken, das Land der Wünsche und die Weide der Werte. Zwischen zwei benachbarten Reichen liegt ein **Grenzland**, also gibt es auch davon fünf.
rule-board-2 = Am Rand liegen fünfzehn **Felder**, jedes für eine Emotion: zwei in jedem Reich, eines in jedem Grenzland. Ein Feld liegt neben dem Feld davor und dem danach und neben keinem anderen.
rule-board-3 = Das Feld eines Grenzlands und das nächste Feld auf jeder Seite davon bilden seine [Triade](~triad). Jedes Feld gehört zu genau einer Triade.
rule-board-4 = Geister stehen auf **Orten**: einer in jedem Reich, einer in jedem Grenzland. Wege führen vom Ort eines Reichs zu den Orten seiner beiden Grenzländer und sonst nirgendwohin. Geister eines Teams können sich einen Ort teilen, so viele es auch sind.
rule-board-5 = Jedes Reich hat auch einen **Bauplatz** für eine [Festung](#fortify).
rule-board-6 = Neben was ein Geist steht, hängt davon ab, wo er steht:
rule-board-7 = **In einem Reich:** beide Felder dieses Reichs, sein Bauplatz, die Sphäre, die ihm zugewandt ist, und seine beiden Grenzländer mit ihren Triaden.
rule-board-8 = **In einem Grenzland:** das Feld des Grenzlands selbst, die Bauplätze beider Reiche daneben, die Sphären, die ihnen zugewandt sind, und dieses eine Grenzland mit seiner Triade.
rule-board-example = Liebe steht in der Wiege der Sinne. Sie erreicht die Felder 2 und 3, den Bauplatz dieses Reichs und die eine Sphäre davor. Die Felder 1 und 4 liegen in den Grenzländern: Sie steht neben diesen Grenzländern, aber nicht neben ihren Feldern.
rule-board-basic = Das Brett ist dasselbe.

## Der Ursprung

rule-origin = Der Ursprung und seine Sphären
rule-origin-1 = Der Ursprung ist ein Rad aus fünf **Sphären**. Im Uhrzeigersinn sind es Hingabe, Kreativität, Demut, Fleiß und Wissen. Jedem Reich ist eine Sphäre zugewandt. Welche am Anfang welchem, das bestimmt der Zufall.
rule-origin-2 = Jede Sphäre beginnt mit 7 [Willenskraft](~willpower). Wenn sich der Ursprung **dreht**, rückt jede Sphäre im Uhrzeigersinn zum nächsten Reich weiter, mit dem, was noch in ihr ist.
rule-origin-3 = Eine Sphäre gibt dem, der aus ihr [aufnimmt](#absorb), einen Bonus, wenn er ihn will:
rule-origin-4 = **Hingabe:** Zahl 1 Willenskraft, und deinem Team steht 1 Ehrgeiz mehr zur Verfügung.
rule-origin-5 = **Kreativität:** Zieh eine Karte.
rule-origin-6 = **Demut:** Du bekommst 1 Essenz.
rule-origin-7 = **Fleiß:** Du bekommst 2 Willenskraft aus dem Vorrat.
rule-origin-8 = **Wissen:** Leg eine [Stimmungsmarke](#tokens) dazu, ohne eine Karte dafür abzulegen.
rule-origin-basic = Die Sphären sind dieselben.

## Was du hast

rule-goods = Karten, Marken und Essenz
rule-goods-1 = Du beginnst mit 4 **Willenskraft**, 2 **Essenz** und 2 Handkarten. Willenskraft zahlt das meiste, was du tust. Essenz macht Emotionen stark. Beides kommt aus einem Vorrat, der nie ausgeht.
rule-goods-2 = Dein **Stapel** hat sechzehn milde Emotionen, jede höchstens zweimal. Seine oberste Karte liegt offen, für alle zu sehen. Karten werden einzeln gezogen, und jedes Mal wird die nächste aufgedeckt. Ist der Stapel leer, so wird nichts gezogen.
rule-goods-3 = Dein Team teilt sich drei Marken **Ehrgeiz**. Eine verfügbare kann ausgegeben werden; eine ausgegebene muss erst wieder verfügbar werden. Am Anfang ist keine der drei verfügbar.
rule-goods-4 = Dein Team hat außerdem neun [verborgene Bestrebungen](#aspirations) (von jeder Art eine), je zwei Exemplare seiner sechzehn starken Emotionen und seine **Fragmente**: fünf kleine, drei große und ein krönendes.
rule-goods-5 = Eine abgelegte milde Emotion kommt verdeckt unter den Stapel, aus dem sie stammt, auf einen leeren Stapel offen. Eine starke kehrt zu ihrem Team zurück. Eine Heiterkeit ist aus dem Spiel. Eine Trostlosigkeit kommt zurück zu den sechs, von denen [Angst](#spirits) eine nehmen darf.
rule-goods-6 = Wer zu einem Team gehört, darf einander alles zeigen und darüber reden. Geben darf man einander nichts.
rule-goods-basic = Jedes Team hat sieben verborgene Bestrebungen, ohne Feingefühl und Spiegelung, und keine starken Emotionen.

## Der Aufbau

rule-setup = Der Aufbau
rule-setup-1 = Das Folgende macht das Programm von selbst: Es füllt die Sphären, dreht den Ursprung zufällig, legt die neun gemeinsamen Bestrebungen in eine Reihe, mischt die verborgenen (bis sich die oberste von der geltenden gemeinsamen unterscheidet), mischt alle Stapel und teilt zwei Karten aus.
rule-setup-2 = Wer beginnt, wird gelost. Danach wechseln sich die Teams ab; auch wer vom anderen Team zuerst kommt, wird gelost, und diese Reihenfolge bleibt das ganze Spiel. Wer beginnt, hat 6 Willenskraft statt 4, kann aber im ersten Zug nicht aufnehmen.
rule-setup-3 = In der Spielreihenfolge stellen alle ihren Geist in ein Grenzland, das noch niemand genommen hat. Dann legen sie ihre Anfangsemotion, Heiterkeit für Wonne und Trostlosigkeit für Schwermut, auf eines der beiden Felder der Reiche neben dem Feld dieses Grenzlands. Sie kommt mit 1 Essenz.
rule-setup-4 = Dann legen alle, wieder der Reihe nach, vier **farblose** [Stimmungsmarken](#tokens) auf ihre Tafel: um Reihen zu öffnen oder offene Reihen zu verbessern.
rule-setup-5 = Wer lernt, kann den festen Anfang wählen: Dann liegen Geister und Anfangsemotionen wie im Grundspiel, und nur die Marken sind noch zu legen.
rule-setup-basic = Alles beginnt an festen Stellen. Wonne beginnt in den Grenzländern der Motive und Sinne und der Gedanken und Wünsche, mit Heiterkeit auf den Feldern 0 und 8; Schwermut in denen der Sinne und Gedanken und der Wünsche und Werte, mit Trostlosigkeit auf den Feldern 3 und 11. Die farblosen Marken öffnen Bewegen, Hervorrufen, Bezwingen und Befestigen.

## Ein Zug

rule-turn = Dein Zug
rule-turn-1 = In deinem Zug hast du drei **Aktionen**. Du nimmst sie in beliebiger Reihenfolge, auch mehrmals dieselbe, und du darfst früher aufhören.
rule-turn-2 = Eine Aktion ist eine [Geisteraktion](#spirit-actions) (Bewegen, Hervorrufen, Bezwingen, Befestigen, Bestärken) oder eine [Reichsaktion](#realm-actions) (Willenskraft schöpfen, Emotionen ziehen, Emotion versetzen, Steigern, Essenz ernten).
rule-turn-3 = Vor, zwischen und nach deinen Aktionen darfst du jede der [Fähigkeiten des Ehrgeizes](#abilities) einmal verwenden und einmal [aufnehmen](#absorb). Das sind keine Aktionen.
rule-turn-4 = Am Ende deines Zuges wählst du: Deinem Team steht 1 Ehrgeiz mehr zur Verfügung, **oder** du ziehst 2 Karten. Dann gibt Zufriedenheit, wenn dein Team sie auf dem Brett hat, ihre Willenskraft. Hast du danach gar keine Willenskraft, so nimmst du 1.
rule-turn-example = Liebe hat 5 Willenskraft. Sie bewegt sich (1), ruft eine Emotion hervor (2 und 1 Essenz), nimmt 3 Willenskraft aus einer Sphäre auf und schöpft mit ihrer dritten Aktion Willenskraft (1 zahlen, 4 bekommen). Sie beendet ihren Zug mit 8.
rule-turn-basic = Ein Zug läuft gleich ab, nur ohne Bestärken.

## Geisteraktionen

rule-spirit-actions = Geisteraktionen und ihre Reihen
rule-spirit-actions-1 = Die Tafel deines Geistes hat fünf **Reihen**, eine für jede Geisteraktion. Eine Reihe hat vier Plätze für [Stimmungsmarken](#tokens). Die erste Marke, links, **öffnet** die Aktion. Die anderen drei Plätze sind **Verbesserungen**.
rule-spirit-actions-2 = Eine Geisteraktion läuft so ab:
rule-spirit-actions-3 = Nenn die Aktion. Wenn du willst, leg eine Marke in ihre Reihe.
rule-spirit-actions-4 = Sag, welche Verbesserungen du verwendest und worauf sich die Aktion richtet.
rule-spirit-actions-5 = Zahl alles zusammen.
rule-spirit-actions-6 = Die Aktion wirkt. Dann kommen die Kräfte von Emotionen, die das Brett verlassen haben, und danach die von Emotionen, die darauf gekommen sind.
rule-spirit-actions-7 = Verbesserungen, die danach wirken, wirken jetzt; dann Kräfte anderer Emotionen, die darauf antworten.
rule-spirit-actions-8 = Zuletzt kommen [Absichten](#intentions) und die Boni des Rads.
rule-spirit-actions-9 = Der Preis ist der Grundpreis, dazu, was die Verbesserungen kosten, dazu, was gegnerische Emotionen aufschlagen, weniger die Nachlässe. Unter 0 fällt er nie. Nachlässe senken nur Willenskraft, nie Ehrgeiz oder Essenz. Kannst du den ganzen Preis nicht zahlen, so geht es auf diese Weise nicht.
rule-spirit-actions-basic = Nur die ersten vier Reihen werden verwendet. Gespielt wird Seite A der Tafeln.

## Marken und Verbesserungen

rule-tokens = Stimmungsmarken und Verbesserungen
rule-tokens-1 = Nimmst du eine Geisteraktion, so darfst du zuvor eine Handkarte ablegen und eine Marke in der [Stimmung](~vibe) dieser Karte, also ihrer Farbe, in die Reihe dieser Aktion legen. Eine Marke für jede Aktion, und die Aktion muss danach ausführbar sein.
rule-tokens-2 = In einer geschlossenen Reihe muss die Marke auf den ersten Platz. In einer offenen kommt sie auf irgendeine freie Verbesserung. In einer Reihe liegen nie zwei Marken derselben Farbe. Farblose Marken haben keine Farbe und werden nur am Anfang gelegt.
rule-tokens-3 = Für andere Wirkungen, die eine Marke bringen, gelten dieselben Grenzen, aber du wählst irgendeine Reihe deiner Tafel und, wenn ihr Text die Farbe nicht nennt, jede Farbe, die die Reihe annehmen kann.
rule-tokens-4 = Ob du eine Verbesserung verwendest, bestimmst du. Jede mit einer Marke darauf darf in einer Aktion einmal verwendet werden, wenn ihre Bedingung erfüllt ist und sie etwas ändert. Eine Marke, die du gerade gelegt hast, zählt sofort.
rule-tokens-5 = **Entschlossenheit**, in den meisten Reihen, macht die Aktion um 1 Willenskraft billiger.
rule-tokens-example = Du bewegst dich, legst eine grüne Karte ab und die grüne Marke auf Eile. Schon bei diesem Bewegen darfst du sie verwenden: Für 1 Willenskraft mehr gehst du zwei Orte weit.
rule-tokens-basic = Marken und Verbesserungen gehören zum Grundspiel. Die Reihe Bestärken nimmt keine an.

## Bewegen

rule-move = Bewegen
rule-move-1 = **Kostet 1 Willenskraft.** Dein Geist geht einen Weg entlang zum nächsten Ort. Wo ein gegnerischer Geist steht, darf er nicht stehen bleiben.
rule-move-2 = **Eile** (+1 Willenskraft): Geh einen Ort weiter. Unterwegs darfst du an gegnerischen Geistern vorbei.
rule-move-3 = **Überwinden** (+1 Willenskraft): Du darfst stehen bleiben, wo ein gegnerischer Geist steht.
rule-move-4 = **Entschlossenheit:** 1 Willenskraft weniger.
rule-move-basic = Bewegen ist dasselbe.

## Hervorrufen

rule-invoke = Hervorrufen
rule-invoke-1 = **Kostet 2 Willenskraft und 1 eigene Essenz.** Spiel eine milde Emotion aus der Hand auf ein leeres Feld neben deinem Geist. Die Essenz kommt auf ihren ersten Platz. Hat sie eine Kraft für den Augenblick, in dem sie ins Spiel kommt, so geschieht das jetzt.
rule-invoke-2 = **Stärkung** (1 Ehrgeiz): Die Emotion bekommt 1 Essenz mehr, aus dem Vorrat.
rule-invoke-3 = **Innere Kraft** (+2 Willenskraft): Die Essenz, die sie braucht, kommt aus dem Vorrat, nicht von deiner Tafel.
rule-invoke-4 = **Entschlossenheit:** 1 Willenskraft weniger.
rule-invoke-example = Liebe in einem Grenzland kann nur auf dessen eigenes Feld hervorrufen. In einem Reich könnte sie zwischen zwei Feldern wählen.
rule-invoke-basic = Hervorrufen ist dasselbe, die Kräfte der milden Emotionen auch.

## Bezwingen

rule-quell = Bezwingen
rule-quell-1 = **Kostet 2 Willenskraft und 1 Ehrgeiz.** Wähl eine gegnerische Emotion neben deinem Geist und zeig eine Handkarte derselben Stimmung vor. Die Karte behältst du. Die Emotion verliert ihre Essenz ganz rechts, die in den Vorrat kommt.
rule-quell-2 = Eine Emotion ohne Essenz verlässt das Brett.
rule-quell-3 = Heiterkeit und Trostlosigkeit passen beim Bezwingen zu jeder Stimmung, also genügt irgendeine Karte. Vorzeigen musst du trotzdem eine.
rule-quell-4 = **Bändigen** (+2 Willenskraft): Nimm 1 Essenz mehr weg.
rule-quell-5 = **Auslöschen** (+1 Willenskraft): Du musst keine Karte vorzeigen.
rule-quell-6 = **Entschlossenheit:** 1 Willenskraft weniger.
rule-quell-7 = Nimmt eine Kraft einer Emotion Essenz weg, so ist das kein Bezwingen: Nichts, was vor dem Bezwingen schützt oder es verteuert, gilt dann.
rule-quell-basic = Bezwingen ist dasselbe.

## Befestigen

rule-fortify = Befestigen
rule-fortify-1 = **Kostet 3 Willenskraft.** Stell ein unbenutztes kleines Fragment als **Festung** auf einen leeren Bauplatz neben deinem Geist, in einem Reich, das das gegnerische Team nicht beherrscht. Eine Festung mehrt die Intensität deines Teams in ihrem Reich: ein kleines Fragment um 1, ein großes um 2.
rule-fortify-2 = **Erhöhen** (+1 Ehrgeiz): Baue nicht. Stattdessen wird ein kleines Fragment deines Teams auf einem Bauplatz neben dir zu einem seiner unbenutzten großen, in einem Reich, das das gegnerische Team nicht beherrscht.
rule-fortify-3 = **Schleifen** (+1 Willenskraft, +1 Ehrgeiz): Baue nicht. Stattdessen kommt ein gegnerisches kleines Fragment auf einem Bauplatz neben dir weg, oder ein gegnerisches großes wird zu einem unbenutzten kleinen seines Teams. Hat dieses Team kein kleines mehr, so hält sein großes stand. Wer das Reich beherrscht, ist gleich. Du hast in diesem Zug eine Aktion mehr.
rule-fortify-4 = **Entschlossenheit:** 1 Willenskraft weniger.
rule-fortify-5 = Ein Befestigen tut eines davon. Fragmente, die wegkommen oder getauscht werden, kehren zu ihrem Team zurück und sind wieder zu gebrauchen.
rule-fortify-6 = Eine Festung kann auch in die Identität eintreten, wenn eine Sphäre an ihrem Reich geleert wird: siehe [Offenbarung](#revelation).
rule-fortify-example = In der Weide der Werte gibt Mut der Wonne 2 und Ärger der Schwermut 2. Die große Festung der Wonne gibt 2 dazu, also beherrscht Wonne das Reich mit 4 zu 2.
rule-fortify-basic = Befestigen ist dasselbe.

## Bestärken

rule-empower = Bestärken
rule-empower-1 = **Kostet 3 Willenskraft.** Wähl eine milde Emotion deines Teams neben deinem Geist, auf der mindestens so viel Essenz liegt, wie ihre [Schwelle](~threshold) verlangt. Sie wird zu ihrem starken Gegenstück. Ihre ganze Essenz geht mit; die milde Karte wird abgelegt, und ihre Intensitätsmarke ist verloren.
rule-empower-2 = Ein Exemplar der starken Emotion muss noch da sein: Jedes Team hat zwei.
rule-empower-3 = Die milde Emotion verlässt das Brett, bevor die starke ins Spiel kommt.
rule-empower-4 = **Gelenkte Kraft** (1 Ehrgeiz): Leg zuerst 1 Essenz aus dem Vorrat auf sie. Dafür braucht sie einen freien Platz.
rule-empower-5 = **Gefühlsausbruch** (+1 Willenskraft): Die Emotion darf irgendwo auf dem Brett liegen.
rule-empower-6 = **Entschlossenheit:** 1 Willenskraft weniger.
rule-empower-basic = Es gibt kein Bestärken und keine starken Emotionen.

## Reichsaktionen

rule-realm-actions = Reichsaktionen
rule-realm-actions-1 = Jedes Reich bietet allen eine Aktion an, wo auch immer ihr Geist steht. [Beherrscht](#control) dein Team das Reich, so kostet sie 1 Willenskraft weniger. Du zahlst, bevor du etwas bekommst.
rule-realm-actions-2 = **Tal der Motive: Willenskraft schöpfen** (1, mit Herrschaft 0). Du bekommst 4 Willenskraft.
rule-realm-actions-3 = **Wiege der Sinne: Emotionen ziehen** (1, mit Herrschaft 0). Du ziehst eine Karte. Dann darfst du 2 für eine weitere zahlen, so oft du willst; du siehst die nächste oberste Karte, bevor du dich entscheidest.
rule-realm-actions-4 = **Netz der Gedanken: Emotion versetzen** (2, mit Herrschaft 1). Hol eine Emotion deines Teams von irgendwo, samt ihrer Essenz und ihrer Marke, auf ein leeres Feld neben deinem Geist.
rule-realm-actions-5 = **Land der Wünsche: Steigern** (1, mit Herrschaft 0). Leg 1 eigene Essenz auf eine Emotion deines Teams neben deinem Geist, die einen freien Platz hat. Jede weitere Essenz auf dieselbe Emotion kostet 1 Willenskraft.
rule-realm-actions-6 = **Weide der Werte: Essenz ernten** (1, mit Herrschaft 0). Mach aus so viel Willenskraft, wie du willst, mindestens 1, ebenso viel Essenz.
rule-realm-actions-7 = Eine versetzte Emotion verlässt weder das Brett, noch kommt sie ins Spiel: Keine Kraft wird ausgelöst.
rule-realm-actions-basic = Die Reichsaktionen sind dieselben.

## Fähigkeiten

rule-abilities = Der Ehrgeiz und seine Fähigkeiten
rule-abilities-1 = Für [Ehrgeiz](~ambition), der deinem Team zur Verfügung steht, darfst du Folgendes tun, jedes einmal in deinem Zug und ohne eine Aktion dafür zu geben:
rule-abilities-2 = **Eine Stimmungsmarke legen** (1 Ehrgeiz): in irgendeine Reihe deiner Tafel, in jeder Farbe, die die Reihe annehmen kann. Keine Karte wird abgelegt, und du musst die Aktion nicht nehmen.
rule-abilities-3 = **Den Ursprung drehen** (1 Ehrgeiz): Er dreht sich einen Schritt im Uhrzeigersinn.
rule-abilities-4 = **Zusätzliche Aktion** (2 Ehrgeiz): Du hast in diesem Zug eine Aktion mehr.
rule-abilities-5 = Ehrgeiz gehört auch zum Preis von Bezwingen und von manchen Verbesserungen. Verfügbar wird er am Ende von Zügen, durch Hingabe, durch das Rad und durch manche Kräfte und Verbesserungen. Mehr als drei hat ein Team nie.
rule-abilities-basic = Die Fähigkeiten sind dieselben.

## Aufnehmen

rule-absorb = Aufnehmen
rule-absorb-1 = Einmal in deinem Zug darfst du aufnehmen. Es kostet nichts und ist keine Aktion. Wer das Spiel beginnt, kann es im ersten Zug nicht.
rule-absorb-2 = Wähl eine Sphäre, die dem Reich zugewandt ist, in dem dein Geist steht, oder einem der beiden Reiche neben seinem Grenzland.
rule-absorb-3 = Nimm 2 Willenskraft aus ihr und 1 mehr für jedes Grenzland neben deinem Geist, das dein Team beherrscht. Manche Kräfte geben noch etwas dazu. Mehr als da ist, kannst du nicht nehmen.
rule-absorb-4 = Nimm den [Bonus](#origin) der Sphäre, wenn du willst.
rule-absorb-5 = Nimm die Willenskraft, die Kräfte aus dem Vorrat geben; dann darf Freude ziehen.
rule-absorb-6 = Ist die Sphäre jetzt leer, so kommt es zu einer [Offenbarung](#revelation).
rule-absorb-7 = Der Ursprung dreht sich einen Schritt.
rule-absorb-example = Liebe steht im Tal der Motive, mit einem Grenzland der Wonne auf jeder Seite. Sie nimmt 2 + 1 + 1 = 4 Willenskraft aus der Demut, in der 5 lagen, und bekommt 1 Essenz als Bonus. Dann dreht sich der Ursprung, und die Demut rückt mit ihrer letzten Willenskraft zur Wiege der Sinne weiter.
rule-absorb-basic = Aufnehmen ist dasselbe, ohne die Kräfte der Geister.

## Emotionen

rule-emotions = Emotionen und ihre Kräfte
rule-emotions-1 = Eine Karte zeigt das Team der Emotion, ihre [Stimmung](~vibe) und eine Reihe von Essenzplätzen mit je einer Zahl darunter. Sie ist **mild**, **stark** oder eine Anfangsemotion (Heiterkeit, Trostlosigkeit). Essenz füllt die Plätze von links.
rule-emotions-2 = Die meisten Emotionen haben eine Kraft. Manche wirken einmal, **wenn sie ins Spiel kommen**: eine milde, wenn sie hervorgerufen, eine starke, wenn sie bestärkt wird. Andere wirken, **solange sie auf dem Brett liegen**, auch in den Zügen des gegnerischen Teams, wenn der Text von ihm spricht.
rule-emotions-3 = „Du“ bist du, wenn du am Zug bist und die Emotion zu deinem Team gehört. Wo ein Text „darfst“ sagt, entscheidest du; sonst musst du, soweit es geht. Was nichts bewirken kann, geschieht nicht.
rule-emotions-4 = „Neben“ meint das Feld davor oder danach auf dem Ring. Eine **Kette** sind Emotionen eines Teams auf Feldern, die aufeinander folgen.
rule-emotions-5 = Zwei Exemplare derselben Emotion zählen beide, wenn der Text nichts anderes sagt. Verglichen wird, wenn alles gezahlt ist und die Essenz liegt.
rule-emotions-6 = Wirken mehrere Kräfte im selben Augenblick, so ist zuerst das Team dran, das am Zug ist, dann die anderen in der Spielreihenfolge; innerhalb eines Teams kommt das Feld mit der kleineren Nummer zuerst.
rule-emotions-7 = Essenz, die du auf eine Emotion legst, kommt von deiner eigenen Tafel, wenn der Text nichts anderes sagt. Es kann nie mehr sein, als die Emotion Plätze hat.
rule-emotions-8 = Alle Karten sind im [Kartenbuch](/cards), mit Anmerkungen zu den schwierigen und mit ihrem Stand: ob veröffentlichte Regeln sagen, was sie bewirken, oder ob das für dieses Programm entworfen wurde.
rule-emotions-basic = Milde Emotionen und ihre Kräfte sind im Spiel, starke nicht.

## Intensität

rule-intensity = Intensität
rule-intensity-1 = Die **Intensität** einer Emotion ist die Zahl unter ihrer letzten Essenz. Auf den meisten Karten bedeutet mehr Essenz mehr Intensität, aber sieh genau hin: Auf manchen bleibt sie stehen, und auf einer fällt sie.
rule-intensity-2 = Dazu kommt ihre **Intensitätsmarke**, wenn ihr eine Kraft eine gegeben hat. Eine Emotion hat höchstens eine Marke, von höchstens +6. Die Marke ist keine Essenz, und sie ist verloren, wenn die Karte das Brett verlässt.
rule-intensity-3 = Dann kommt, was die eigene Kraft der Emotion dazugibt, und danach Reinheit, die das Ergebnis begrenzt. Weniger als 0 ist die Intensität nie.
rule-intensity-example = Begeisterung hat die Zahlen 1, 2, 3. Mit 2 Essenz ist ihre Intensität 2. Mit einer dritten wäre sie 3.
rule-intensity-basic = Intensität ist dasselbe. Reinheit, eine starke Emotion, ist nicht im Spiel.

## Herrschaft

rule-control = Herrschaft über Grenzländer und Reiche
rule-control-1 = Die Herrschaft gilt immer, wie es gerade steht. Sie wechselt in dem Augenblick, in dem sich eine Emotion, ihre Intensität oder eine Festung ändert.
rule-control-2 = **Ein Grenzland** entscheidet sich in seiner [Triade](~triad): auf drei Feldern. Hat dort nur ein Team Emotionen, so beherrscht es das Grenzland, selbst mit Intensität 0. Sonst tut es das Team mit der höheren Summe der Intensität. Bei Gleichstand, oder wenn dort keine Emotion liegt, beherrscht es niemand.
rule-control-example = In der Triade der Motive und Sinne liegen Mut mit 2, Eifersucht mit 2 und Güte mit 1. Wonne hat 3, Schwermut 2: Wonne beherrscht das Grenzland.
rule-control-3 = **Ein Reich** entscheidet sich auf vier Feldern: seinen beiden eigenen und denen der beiden Grenzländer an seinen Rändern. Jedes Team zählt die Intensität seiner Emotionen dort zusammen, und 1 oder 2 für seine Festung. Die höhere Summe beherrscht das Reich; bei Gleichstand niemand.
rule-control-4 = **Blockieren:** Eine Emotion in einem Grenzland zählt in einem Reich nicht, solange auf dem Feld des Reichs neben ihr eine gegnerische Emotion liegt. In ihrer eigenen Triade zählt sie weiterhin, und im Reich auf der anderen Seite auch, wenn sie dort nicht ebenfalls blockiert ist.
rule-control-second = In der Wiege der Sinne zählen für Wonne Optimismus (1) und Begeisterung aus dem Grenzland (2). Verlangen im anderen Grenzland ist durch Abneigung blockiert. Für Schwermut zählen Abneigung (2) und eine kleine Festung (1). Drei gegen drei: Niemand beherrscht das Reich.
rule-control-5 = Herrschaft über ein Reich macht seine [Aktion](#realm-actions) billiger. Herrschaft über ein Grenzland mehrt, was du daneben [aufnimmst](#absorb). Beides zählt für [Bestrebungen](#aspirations).
rule-control-basic = Herrschaft ist dasselbe.

## Bestrebungen

rule-aspirations = Bestrebungen
rule-aspirations-1 = Die neun **gemeinsamen Bestrebungen** liegen in einer Reihe, für alle zu sehen. Die erste, die noch offen liegt, gilt. Außerdem hat jedes Team eine **verborgene Bestrebung**, die oberste Karte seines eigenen Stapels, die nur dieses Team kennt.
rule-aspirations-2 = Eine Bestrebung erfüllt das Team, das wirklich **mehr** von dem hat, was sie zählt. Bei Gleichstand erfüllt sie niemand. Ein Team kann die geltende gemeinsame und seine eigene verborgene erfüllen, nie die des anderen Teams.
rule-aspirations-3 = **Haltung:** Reiche, die ihr beherrscht.
rule-aspirations-4 = **Offenheit:** Grenzländer, die ihr beherrscht.
rule-aspirations-5 = **Bewusstsein:** Triaden, in denen mindestens eine Emotion von euch liegt.
rule-aspirations-6 = **Einheit:** Emotionen in eurer längsten Kette.
rule-aspirations-7 = **Lebendigkeit:** Essenz auf euren Emotionen.
rule-aspirations-8 = **Vielseitigkeit:** verschiedene Stimmungen unter euren Emotionen. Heiterkeit und Trostlosigkeit haben keine.
rule-aspirations-9 = **Standhaftigkeit:** Intensität eurer Festungen, alle zusammengezählt.
rule-aspirations-10 = **Feingefühl:** Intensität eurer einzelnen intensivsten Emotion.
rule-aspirations-11 = **Spiegelung:** Reiche, die ihr zusammen mit dem Grenzland auf der gegenüberliegenden Seite des Bretts beherrscht.
rule-aspirations-example = Wonne hat vier Emotionen hintereinander auf den Feldern 13, 14, 0 und 1, denn der Ring hat dort keine Lücke. Heiterkeit auf Feld 3 liegt für sich. In Einheit führt Wonne mit 4 zu 3, in Bewusstsein mit 3 Triaden zu 2.
rule-aspirations-second = Das Tal der Motive und ihm gegenüber das Grenzland der Gedanken und Wünsche: Wonne beherrscht beide und hat damit ein Paar für Spiegelung.
rule-aspirations-basic = Feingefühl und Spiegelung bleiben überall weg: Es gibt sieben gemeinsame Bestrebungen und sieben verborgene für jedes Team.

## Offenbarung

rule-revelation = Die Offenbarung
rule-revelation-1 = Hat ein Aufnehmen eine Sphäre geleert, so geschieht der Reihe nach Folgendes:
rule-revelation-2 = **Zeigen.** Jedes Team zeigt seine verborgene Bestrebung.
rule-revelation-3 = **Vergleichen.** Seht, wer die gemeinsame erfüllt und ob jedes Team seine eigene verborgene erfüllt.
rule-revelation-4 = **Die Identität bauen.** Ein Team, das eine davon erfüllt hat, legt ein kleines Fragment in die Identität, eines, das beide erfüllt hat, ein großes. Hat ein Team keines dieser Art mehr, so legt es später sein krönendes Fragment, und das Spiel wird [enden](#end).
rule-revelation-5 = **Die nächste gemeinsame Bestrebung.** Die geltende wird umgedreht und ist vorbei. Hat ein Team ein großes Fragment gelegt, so entfernt das andere Team eine der gemeinsamen Bestrebungen, die noch da sind. Die erste, die dann übrig ist, gilt nun; ist keine übrig, so wird das Spiel enden.
rule-revelation-6 = **Neue verborgene Bestrebungen.** Die gezeigten kommen in die Schachtel. Ein Team, das keine erfüllt hat, darf sich die obersten drei seines Stapels ansehen und eine davon obenauf legen; sie muss sich von der neuen gemeinsamen unterscheiden. Alle anderen mischen, bis sich ihre oberste Karte von ihr unterscheidet. Das Team am Zug ist zuerst dran. Ist keine gemeinsame mehr übrig, so braucht es das alles nicht.
rule-revelation-7 = **Die Festung.** Steht in dem Reich, dem die geleerte Sphäre zugewandt ist, eine Festung, so tritt ihr Fragment für ihr Team in die Identität ein. Eine Festung, die in genau diesem Zug gebaut oder erhöht wurde, bleibt, wo sie ist.
rule-revelation-8 = **Krönen.** Ein fälliges krönendes Fragment wird jetzt gelegt. Steht beiden Teams eines zu, so legt das Team, das die Offenbarung ausgelöst hat, seines, und das andere zählt 4 Punkte auf seinem Rad, ohne die Boni des Rads.
rule-revelation-9 = **Auffüllen.** Die Sphäre wird wieder auf 7 Willenskraft gefüllt, und der Zug geht weiter.
rule-revelation-10 = Wer am Zug ist, entscheidet für das eigene Team. Für das andere entscheidet, wer davon als Nächstes am Zug ist. Hat der Stapel eines Teams keine Karte, die sich von der gemeinsamen unterscheidet, so hat es bis zur nächsten Offenbarung keine verborgene Bestrebung.
rule-revelation-example = Es gilt Offenheit. Wonne beherrscht drei Grenzländer, Schwermut zwei: Wonne erfüllt sie. Die verborgene der Wonne ist Einheit, und die Kette der Schwermut ist länger. So hat Wonne eine von zweien erfüllt und legt ein kleines Fragment, das 3 Punkte wert ist.
rule-revelation-basic = Die Offenbarung ist dieselbe.

## Absichten

rule-intentions = Absichten und das Rad
rule-intentions-1 = **Absichten** sind Taten, die deinem Team sofort Punkte bringen, wenn du sie in deinem eigenen Zug tust. Die erste Absicht eines Zuges bringt 1 Punkt, jede weitere in diesem Zug 2, auch wenn es in einer späteren Aktion noch einmal dieselbe Tat ist. Eine Aktion oder Fähigkeit zählt für jede Absicht höchstens einmal. Was du beim Aufbau tust, bringt nichts.
rule-intentions-2 = Seite A der Teamtafel hat diese:
rule-intentions-3 = **Unterdrücken:** Nimm mit einer Aktion Bezwingen 1 Essenz oder mehr weg.
rule-intentions-4 = **Tiefer Zug:** Nimm mit einem einzigen Aufnehmen 4 Willenskraft oder mehr aus einer Sphäre.
rule-intentions-5 = **Auffüllen:** Leg Essenz auf den letzten freien Platz einer Emotion deines Teams, aber keiner Heiterkeit oder Trostlosigkeit. Essenz, die ein Bestärken mitnimmt, zählt nicht, und auch nicht, was Selbstlosigkeit leiht.
rule-intentions-6 = **Reihe füllen:** Leg die vierte Marke in eine deiner Reihen.
rule-intentions-7 = Auch Seite B hat Unterdrücken, dazu diese:
rule-intentions-8 = **Gründen:** Eine Festung deines Teams tritt in einer Offenbarung, die du ausgelöst hast, in die Identität ein.
rule-intentions-9 = **Wachsen:** Bestärke eine Emotion.
rule-intentions-10 = **Stufen:** Hab zum ersten Mal in jeder Reihe deiner Tafel mindestens 1 Marke; später mindestens 2, 3 und 4. Jede Stufe zählt für alle einzeln, einmal im Spiel.
rule-intentions-11 = Die Punkte werden auf dem **Rad der Absichten** deines Teams gezählt. Beim Erreichen oder Überschreiten von 2, 8 und 14 bekommst du 1 Essenz, bei 4, 10 und 16 ziehst du eine Karte, bei 6, 12 und 18 steht euch 1 Ehrgeiz mehr zur Verfügung. Das bekommt, wer am Zug ist. Ein Team, das bei 20 oder mehr steht, beendet das Spiel nach diesem Zug.
rule-intentions-example = Du bezwingst (1 Punkt). Später im Zug nimmst du 4 Willenskraft auf (2 Punkte). Stand das Rad bei 3, so steht es jetzt bei 6: Bei 4 ziehst du eine Karte, bei 6 steht euch 1 Ehrgeiz mehr zur Verfügung.
rule-intentions-basic = Es gibt keine Absichten. Das Rad bleibt bei 0, bis auf die 4 Punkte anstelle eines zweiten krönenden Fragments, und kann das Spiel nicht beenden.

## Das Ende

rule-end = Ende und Wertung
rule-end-1 = Das Spiel endet nach dem Zug, in dem eines davon geschehen ist:
rule-end-2 = Keine gemeinsame Bestrebung ist mehr übrig.
rule-end-3 = Ein Team hatte kein Fragment der Art mehr, die ihm zustand.
rule-end-4 = Ein Team hat auf seinem Rad 20 erreicht.
rule-end-5 = Die Grenze der Züge ist erreicht, wenn ihr eine gesetzt habt. Wo nur Programme spielen, sind es 200 Züge.
rule-end-6 = Dann zählt jedes Team zusammen: sein Rad, 3 Punkte für jedes kleine, 5 für jedes große und 4 für sein krönendes Fragment in der Identität. Festungen, die noch auf ihren Bauplätzen stehen, zählen nichts.
rule-end-7 = Wer mehr Punkte hat, gewinnt. Bei Gleichstand gewinnt das Team, dessen krönendes Fragment gelegt wurde; gibt es keines, so ist es unentschieden.
rule-end-basic = Zwanzig auf dem Rad kommt nicht vor. Alles andere ist gleich.

## Das Grundspiel

rule-basic = Das Grundspiel
rule-basic-1 = Spielt dieses zuerst. Es ist dasselbe Spiel mit weniger Teilen:
rule-basic-2 = Alles beginnt an [festen Stellen](#setup), mit offenen Reihen für Bewegen, Hervorrufen, Bezwingen und Befestigen.
rule-basic-3 = Es gibt kein [Bestärken](#empower) und keine starken Emotionen.
rule-basic-4 = Es gibt keine [Absichten](#intentions). Alle Punkte kommen aus der Identität, bis auf die 4 anstelle eines zweiten [krönenden Fragments](#revelation).
rule-basic-5 = [Geister](#spirits) haben keine Kräfte, und von ihren Tafeln gilt Seite A.
rule-basic-6 = Die [Bestrebungen](#aspirations) Feingefühl und Spiegelung bleiben weg.
rule-basic-7 = Alle spielen mit dem Anfangsstapel ihres Teams, wenn ihr keine anderen wählt.

## Geister

rule-spirits = Geister und ihre Tafeln
rule-spirits-1 = Jedes Team hat vier Geister. Ein Geist hat eine eigene Kraft, einen für ihn gemachten Stapel und eine Tafel mit zwei Seiten. Seite A ist für alle gleich; Seite B ist bei jedem Geist anders und hat Verbesserungen, die es auf Seite A nicht gibt. Alle spielen mit derselben Seite.
rule-spirits-2 = Auf Seite B haben einige bekannte Verbesserungen einen anderen Preis; er gilt anstelle des üblichen.
rule-spirits-3 = Alle Geister mit beiden Seiten ihrer Tafeln sind im [Kartenbuch](/cards#spirits).
rule-spirits-basic = Die Geister unterscheiden sich nur in Namen und Aussehen.

## Weniger Leute

rule-shaper = Zu zweit oder zu dritt: die Gestaltenden
rule-shaper-1 = Eine **Gestalterin** oder ein **Gestalter** ist ein einzelner Geist, der ein ganzes Team ausmacht: ein Stapel, eine Hand, das Übliche an Mitteln und der ganze Ehrgeiz des Teams.
rule-shaper-2 = **Zu zweit:** Zwei Gestaltende wechseln sich ab. Wer beginnt, wird gelost und hat 6 Willenskraft, aber im ersten Zug kein Aufnehmen.
rule-shaper-3 = **Zu dritt:** Das Team aus zweien ist als Erstes und Drittes am Zug, wer allein gestaltet, als Zweites und Viertes. Jeder dieser Züge ist ein ganzer Zug.
rule-shaper-4 = Wer gestaltet, hat zwei Anfangsemotionen. Die erste wird mit dem Geist gelegt. Die zweite folgt in einer zweiten Runde, so als stünde ein zweiter Geist in einem Grenzland, das noch niemand genommen hat.
rule-shaper-5 = Oder jemand spielt in einer Partie für vier beide Geister eines Teams.
rule-shaper-basic = Die Emotionen dessen, der gestaltet, liegen an beiden Stellen seines Teams, sein Geist steht an der ersten.

## Das dritte Team

rule-balance = Drei Teams: das Gleichgewicht
rule-balance-1 = Zum vollen Spiel kann ein drittes Team kommen, für drei bis sechs Leute: das **Gleichgewicht** mit den Geistern Vernunft und Intuition. Es will, dass keines der anderen die Oberhand behält. Alle anderen Kapitel gelten, bis auf das Folgende.
rule-balance-2 = **Am Tisch:** sechs Geister, zwei in jedem Team. Zu fünft ist ein Team ein [gestaltendes](#shaper), zu viert sind es zwei, zu dritt alle.
rule-balance-3 = **Aufbau:** Jede Sphäre beginnt mit 8 Willenskraft und wird auf 8 aufgefüllt. Spiegelung ist nicht im Spiel. Von den anderen acht gemeinsamen Bestrebungen bilden sechs geloste die Reihe.
rule-balance-4 = **Reihenfolge:** Wonne und Schwermut wechseln sich ab, und jeder dritte Zug gehört dem Gleichgewicht; wer von jedem Team zuerst kommt, wird gelost. Gestaltet von Wonne und Schwermut nur ein Team, so beginnt das andere. Wer gestaltet, hat alle Züge des eigenen Teams.
rule-balance-5 = **Anfang:** Die Geister des Gleichgewichts kommen zuletzt, jeder in irgendein Grenzland, ob genommen oder nicht, und ohne Emotion. Jeder hat 1 Essenz der Wonne und 1 der Schwermut und einen Stapel von acht Neutralitäten, zwei jeder Stimmung.
rule-balance-6 = Das Gleichgewicht hat keine eigene [Essenz](~essence). Es verwendet die der Wonne und die der Schwermut. Immer wenn es Essenz bekommt, wählt es die Art, für jede von Neuem.
rule-balance-7 = Eine Emotion des Gleichgewichts trägt nur eine Art Essenz, die, mit der sie hervorgerufen wurde, und **wirkt für** dieses Team: bei Herrschaft, beim Blockieren und für Bestrebungen. In allem anderen gehört sie dem Gleichgewicht und ist für beide anderen eine gegnerische. Auch eine Festung des Gleichgewichts wirkt für eines von beiden, bei Herrschaft und für Standhaftigkeit.
rule-balance-8 = **Bewegen:** Die Geister des Gleichgewichts teilen Orte mit allen und stehen niemandem im Weg.
rule-balance-9 = **Hervorrufen:** mit Essenz einer Art. Alles, was später dazukommt, ist von derselben. Was Furcht und Panik verlangen, darf von jeder der beiden Arten sein.
rule-balance-10 = **Bezwingen:** nur Emotionen der Wonne und der Schwermut. Umgekehrt können diese beiden Teams die des Gleichgewichts bezwingen.
rule-balance-11 = **Befestigen:** kostet 1 Essenz mehr. Zum Bauen ist es die des Teams, das das Reich beherrscht, oder eine von beiden, wenn es niemand tut, und die Festung wirkt für dieses Team. Zum Erhöhen ist es die des Teams, für das die Festung wirkt, und das andere darf das Reich nicht beherrschen. Um eine Festung des einen Teams zu schleifen, ist es die des anderen.
rule-balance-12 = **Bestärken:** Eine Neutralität wird zu irgendeiner starken Emotion des Gleichgewichts, die nicht auf dem Brett liegt; die starke sagt, wie viel Essenz es braucht. Du wählst ihre [Stimmung](~vibe). Dann kommt ihre Kraft und danach die der Neutralität, die gegangen ist.
rule-balance-13 = **Aufnehmen:** Statt der Grenzländer, die ein Team beherrscht, bringt jede Triade neben dem Geist, in der eine Emotion des Gleichgewichts liegt, 1 Willenskraft mehr.
rule-balance-14 = **Reichsaktionen:** Das Gleichgewicht beherrscht kein Reich. Vernunft zahlt immer 1 Willenskraft weniger, Intuition immer den ganzen Preis.
rule-balance-15 = In einer [Offenbarung](#revelation) vergleichen Wonne und Schwermut wie immer. Das Gleichgewicht sieht nur auf seine verborgene Bestrebung, die zwei Bedingungen hat. Die eine ist, dass in ihr zwischen Wonne und Schwermut genau Gleichstand herrscht; auch nichts gegen nichts ist Gleichstand. Ist eine der beiden erfüllt, so legt das Gleichgewicht ein kleines Fragment, sind es beide, ein großes. Die andere Bedingung ist:
rule-balance-16 = **Haltung:** Mindestens drei Emotionen des Gleichgewichts liegen auf Feldern von Reichen.
rule-balance-17 = **Offenheit:** Auf den Feldern von mindestens zwei Grenzländern liegen Emotionen des Gleichgewichts.
rule-balance-18 = **Bewusstsein:** In mindestens drei Triaden liegen Emotionen des Gleichgewichts.
rule-balance-19 = **Einheit:** Mindestens zwei Emotionen des Gleichgewichts gehören zu längsten Ketten, denen der Wonne und denen der Schwermut. Eine einzelne Emotion ist keine Kette.
rule-balance-20 = **Lebendigkeit:** Es gibt mindestens eine Emotion des Gleichgewichts, und auf allen seinen Emotionen zusammen liegt ebenso viel Essenz der Wonne wie der Schwermut.
rule-balance-21 = **Vielseitigkeit:** Mindestens zwei Emotionen des Gleichgewichts haben eine Stimmung, die sonst nichts hat, was für dasselbe Team wirkt.
rule-balance-22 = **Standhaftigkeit:** Mindestens zwei Festungen des Gleichgewichts stehen auf dem Brett.
rule-balance-23 = **Feingefühl:** Eine Emotion des Gleichgewichts hat mindestens Intensität 3.
rule-balance-24 = Für ein großes Fragment wird keine gemeinsame Bestrebung entfernt. Stattdessen darf, nachdem die geltende umgedreht ist, das Team mit den wenigsten Punkten eine von denen, die noch da sind, an eine andere Stelle der Reihe legen; von mehreren solchen Teams wird eines gelost.
rule-balance-25 = Steht mehreren Teams ihr krönendes Fragment zu, so legt das Team, das die Offenbarung ausgelöst hat, seines, oder sonst das nächste in der Reihenfolge der Züge. Jedes andere zählt 4 Punkte auf seinem Rad.
rule-balance-example = Wonne und Schwermut beherrschen je zwei Reiche. Die verborgene Bestrebung des Gleichgewichts ist Haltung: Gleichstand, also ist eine Bedingung erfüllt. Nur zwei seiner Emotionen liegen auf Feldern von Reichen, die andere ist es also nicht. Das Gleichgewicht legt ein kleines Fragment.
rule-balance-second = In der Triade liegen zwei Neutralitäten. Die mit 2 Essenz der Wonne wirkt für Wonne, mit Intensität 2. Die mit 3 Essenz der Schwermut wirkt für Schwermut, mit 3: So beherrscht Schwermut das Grenzland ohne eine eigene Emotion dort. Auch die Festung des Gleichgewichts in der Wiege der Sinne wirkt für Schwermut, wie das Zeichen über ihr sagt.
rule-balance-basic = Ein drittes Team gibt es nicht.

## Gegen Ego

rule-ego = Allein oder gemeinsam: Ego
rule-ego-1 = Einer oder zwei können gegen **Ego** spielen, ein Team, das sich selbst spielt. Seine Karten sagen, was es will, seine Regeln, wie es das angeht, und jeder seiner Schritte wird mit dem Grund erzählt. Alle anderen Kapitel gelten, bis auf das Folgende.
rule-ego-2 = **Am Tisch:** jemand allein mit zwei Geistern, zwei mit je einem Geist, oder jemand allein und [gestaltend](#shaper). Sie spielen Wonne oder Schwermut; Ego spielt das andere Team mit zwei eigenen Geistern, dem Torwächter und dem Einflüsterer.
rule-ego-3 = **Anfang:** Die Stellen werden gelost. In einem Reich liegt eine Anfangsemotion von jeder Seite, in zwei weiteren je eine, alle in verschiedenen Triaden: Jede Seite beherrscht 1 Reich und 2 Grenzländer. Die Geister der Menschen stehen in den beiden Grenzländern neben ihren Emotionen: Wer zuerst am Zug ist, wählt eines, ein zweiter Geist bekommt das andere. Der Torwächter steht in dem Grenzland neben Egos Emotion des gemeinsamen Reichs, der Einflüsterer in dem Reich, das Ego beherrscht.
rule-ego-4 = **Reihenfolge:** ein Mensch, der Torwächter, ein Mensch, der Einflüsterer. Die Menschen beginnen, mit 6 Willenskraft für den ersten Geist und ohne Aufnehmen in diesem Zug.
rule-ego-5 = **Was Ego hat:** Willenskraft, am Anfang keine; einen Stapel der 16 milden Emotionen seines Teams, von jeder eine, verdeckt; verborgene Bestrebungen, die niemand ansieht; und zwölf [Pläne](~scheme), von denen einer offen liegt. Was es auf das Brett bringt, kommt aus dem Vorrat.
rule-ego-6 = **Was Ego nicht hat:** Tafeln, eine Hand, Ehrgeiz, Absichten, starke Emotionen, Einkommen, Boni von Sphären oder Rad. Seine Geister und Emotionen haben keine Kräfte.
rule-ego-7 = **Deine Emotionen** wirken wie immer, mit zwei Ausnahmen. Was Ego etwas nähme, das es nicht hat oder nicht zahlt, bringt dir stattdessen 2 Willenskraft, wenn es ins Spiel kommt; die Karte sagt es. Und neben Sicherheit zu bezwingen kostet Ego 2 Willenskraft; es tut das nur, wenn kein anderes Bezwingen ohne Schaden ist.
rule-ego-8 = In einer [Offenbarung](#revelation) zeigt Ego seine verborgene Bestrebung, dann macht es aus bis zu 2 seiner Willenskraft je 1 Punkt. Wo sein Team eine Wahl hat, entfernt es die gemeinsame Bestrebung, in der es am schlechtesten steht, und nimmt von seinen verborgenen die erste, die sich von der gemeinsamen unterscheidet.
rule-ego-9 = Das Spiel endet wie immer, aber von den Rädern beendet es nur deines. Ego bekommt außerdem 2 Punkte für jedes kleine und 4 für jedes große Fragment, das es als Festung auf dem Brett hat.
rule-ego-basic = Ego bekommt nichts für misslungene Aktionen und für Willenskraft und macht keine Sonderpläne. Auch im Grundspiel werden die Stellen gelost, ebenso, wer von zwei Geistern in welchem Grenzland steht; wer allein gestaltet, wählt.

rule-ego-thinks = Wie Ego denkt
rule-ego-thinks-1 = Ego ist berechenbar, und das ist deine Chance. Ein Zug von ihm geht so:
rule-ego-thinks-2 = **Pläne:** Neben dem Plan, der daliegt, wird ein zweiter aufgedeckt. Der obere Teil des ersten gibt das Ziel und die erste Aktion, der untere des zweiten die anderen beiden.
rule-ego-thinks-3 = **Drei Aktionen,** mit dem Geist, der am Zug ist. Vor zweien davon darf er sich bis zu 2 Orte weit bewegen, an deinen Geistern vorbei, aber nie so, dass er am Ende auf dem Ort eines von ihnen steht.
rule-ego-thinks-4 = **Fehlschläge:** Eine Aktion, für die es keinen Weg gibt, oder eine, die Ego nur zurückwerfen würde, misslingt. Die erste eines Zuges bringt ihm 1 Punkt. Zwei oder drei ergeben einen [Sonderplan](~special-scheme).
rule-ego-thinks-5 = **Ein letzter Schritt:** Ein Geist, der sich nicht bewegt hat, geht einen Ort weit auf den nächsten zu, an dem er etwas für sein Ziel tun könnte.
rule-ego-thinks-6 = **Aufnehmen:** 1 Willenskraft aus einer Sphäre daneben, oder 2 neben einem Grenzland, das Ego beherrscht. Von 2 behält es 1, von 1 keine. Würdest du die Offenbarung gewinnen, so leert es keine Sphäre, indem es 2 nimmt, und nimmt aus der volleren; sonst aus der leereren.
rule-ego-thinks-7 = **Der nächste Plan** wird aufgedeckt, damit du ihn siehst.
rule-ego-thinks-8 = Das **Ziel** ist eine Bestrebung: die gemeinsame, die nächste in der Reihe oder Egos verborgene, von der dir nur gesagt wird, dass es ein verborgenes Ziel ist.
rule-ego-thinks-9 = Für jede Aktion sieht sich Ego jeden **Weg** an, sie zu tun: jeden Ort in Reichweite und alles, was dort zu tun ist. Es kann seine oberste Karte mit 1 Essenz auf ein leeres Feld hervorrufen, um 1 steigern, um 1 bezwingen oder eine Festung bauen, erhöhen oder schleifen. Es nimmt den Weg mit der größten [Wirkung](~impact): um wie viel seine Zahl im Ziel, weniger deine, steigt. Sind mehrere gleich, so nimmt es, in dieser Reihenfolge:
rule-ego-thinks-10 = was ihm bei den Reichen mehr bringt, deine abgezogen;
rule-ego-thinks-11 = was ihm bei den Grenzländern mehr bringt;
rule-ego-thinks-12 = was ihm mehr Intensität von Emotionen bringt;
rule-ego-thinks-13 = bei Festungen bauen vor erhöhen vor schleifen;
rule-ego-thinks-14 = was es tun kann, ohne sich zu bewegen;
rule-ego-thinks-15 = was der Torwächter von einem Grenzland, der Einflüsterer von einem Reich aus tun kann;
rule-ego-thinks-16 = und sind sie dann noch gleich, entscheidet das Los.
rule-ego-thinks-example = Der Torwächter beginnt im Grenzland der Wünsche und Werte; das Bild zeigt das Brett nach seinem Zug, und was er berührt hat, leuchtet. Die Pläne 2 und 5 sagen: Ziel ist die gemeinsame Bestrebung, das ist Haltung; Hervorrufen, Bezwingen, Hervorrufen. Du beherrschst 2 Reiche, Ego 1. **Hervorrufen:** Seine oberste Karte ist Misstrauen. Auf dem Feld des Grenzlands selbst entscheidet sie die Weide der Werte für Ego und das Land der Wünsche für niemanden: Aus 2–1 wird 1–2, mehr als auf jedem anderen Weg. **Bezwingen:** Er geht ins Land der Wünsche und nimmt der Heiterkeit die Essenz weg, die damit geht: 1–3. **Hervorrufen:** Begierde im Grenzland der Gedanken und Wünsche bringt das Netz der Gedanken: 1–4. Zwei Orte waren gleich gut; der Torwächter zieht das Grenzland vor.
rule-ego-thinks-17 = Sieh dir also den Plan an, der offen liegt. Wo wird der nächste Geist stehen, was erreicht er, und was täte das für sein Ziel? Ein Feld, das du füllst, eine Emotion mit mehr Essenz, als ein Bezwingen wegnimmt, und ein Geist von dir am richtigen Ort: Daran kommt er nicht vorbei.
rule-ego-thinks-18 = Das sind seine zwölf Pläne:
rule-ego-thinks-19 = Ego spielt **mittel**, oder schwerer oder leichter, in Schritten. Eine Stufe bringt alle Schritte zwischen ihr und Mittel; an einem eigenen Tisch kannst du auch einzelne Schritte wählen.
rule-ego-thinks-basic = Es denkt ebenso; nur bringen ihm Fehlschläge und Sonderpläne nichts.

## Der Prototyp von 2017

rule-prototype-rounds = Der Prototyp von 2017
rule-prototype-rounds-1 = 2017, bevor es erschien, war das Spiel ein anderes auf demselben Brett. [Brett](#board), [Herrschaft](#control) und Blockieren sind wie in den anderen Kapiteln. Aber es gibt keine Festungen, keinen Ehrgeiz, keine Absichten und kein Rad, keine farblosen Marken, keine Intensitätsmarken und kein Grundspiel, und eine Tafel hat nur eine Seite.
rule-prototype-rounds-2 = Wonne sind Harmonie und Empathie, Schwermut Angst und Bosheit. Vier können spielen, oder drei oder zwei mit [Gestaltenden](#prototype-points).
rule-prototype-rounds-3 = Du hast eine Hand ohne Grenze, einen **Stapel** von vierzehn milden Emotionen, verdeckt, und einen offenen **Ablagestapel**. Ziehst du von einem leeren Stapel, so wird zuerst der Ablagestapel zu einem neuen gemischt; ist auch der leer, so ziehst du nichts. Außerdem hast du je ein Exemplar der acht starken Emotionen deines Teams. Wer zu einem Team gehört, sieht die Hände der anderen darin.
rule-prototype-rounds-4 = Den **Aufbau** macht zum größten Teil das Programm:
rule-prototype-rounds-5 = Jede Sphäre bekommt 5 Willenskraft. Im Uhrzeigersinn sind es Fleiß, Demut, Wissen, Hingabe und Kreativität; der Ursprung wird zufällig gedreht.
rule-prototype-rounds-6 = Von den sieben gemeinsamen Bestrebungen wird eine aufgedeckt: die geltende. Eine weitere liegt offen für das Ende des Spiels. Die anderen fünf sind ein Stapel, verdeckt.
rule-prototype-rounds-7 = Jedes Team hat dieselben sieben. Eine ist seine verborgene Bestrebung und eine andere als die geltende gemeinsame; eine weitere ist seine Bestrebung für das Ende und eine andere als die gemeinsame für das Ende. Nur das Team kennt sie. Die anderen fünf sind sein Stapel.
rule-prototype-rounds-8 = Alle haben 4 Willenskraft, 2 Essenz und drei Karten, und keine Marken. Ein gelostes Team fängt an; im anderen Team haben alle 1 Willenskraft mehr.
rule-prototype-rounds-9 = Das Team, das nicht anfängt, stellt zuerst auf, dann wechseln sich die Teams ab; ein Team aus zweien wählt, wer zuerst kommt. Du stellst deinen Geist in ein Grenzland, dessen Triade leer ist und das noch niemand genommen hat, und legst deine Heiterkeit oder Trostlosigkeit, mit 1 Essenz aus dem Vorrat, auf eines der beiden Felder von Reichen in dieser Triade. Vier weitere Trostlosigkeiten werden für Angst bereitgehalten.
rule-prototype-rounds-10 = **Fünf Runden** werden gespielt. Beginnt eine Runde, so hat ein Team aus zweien 8 Standkraft, in den folgenden Runden 9, 10, 11 und 12; wer gestaltet, hat jedes Mal 1 mehr. Die erste Runde beginnt das geloste Team, jede andere das mit weniger Fragmenten, kleinen und großen zusammen; bei gleich vielen das mit weniger großen; sind auch die gleich, das Team, dessen Standkraft zuerst zu Ende war.
rule-prototype-rounds-11 = Die **Züge** wechseln zwischen den Teams. Beginnt der erste Zug eines Teams in einer Runde, so wählt es, wer ihn nimmt; danach wechselt man sich im Team ab. Du nimmst eine bis drei Aktionen, welche du willst, solange dein Team Standkraft hat: Jede nimmt 1 davon, sobald du sie nennst. Ein Team ohne Standkraft hat keine Züge mehr, und das andere spielt allein weiter, bis es auch keine mehr hat.
rule-prototype-rounds-12 = **Zwischen zwei Runden** kommt die Willenskraft auf Entschlossenheit zurück, alle ziehen eine Karte, wer gestaltet, zwei, und was einmal in der Runde geht, geht wieder.
rule-prototype-rounds-13 = Wer von einem Team zuerst kommt, wird der Geist gefragt, der zuerst genannt ist. In einer Offenbarung entscheidet, wer am Zug ist, für das eigene Team, und für das andere, wer als Nächstes am Zug wäre.

rule-prototype-actions = Der Prototyp: Aktionen
rule-prototype-actions-1 = **Reichsaktionen** kannst du nehmen, wo immer du bist. Mit Herrschaft über das Reich kosten sie 1 Willenskraft weniger. Was nichts täte, wird nicht angeboten.
rule-prototype-actions-2 = **Willenskraft schöpfen** (1, mit Herrschaft 0): Du bekommst 3 Willenskraft.
rule-prototype-actions-3 = **Emotionen ziehen** (1, mit Herrschaft 0): Zieh zwei Karten, behalte eine und leg die andere ab.
rule-prototype-actions-4 = **Emotion versetzen** (2, mit Herrschaft 1): Hol eine Emotion deines Teams, samt ihrer Essenz, von irgendwo auf ein leeres Feld neben deinem Geist.
rule-prototype-actions-5 = **Steigern** (1, mit Herrschaft 0): Leg 1 eigene Essenz auf eine Emotion deines Teams neben deinem Geist.
rule-prototype-actions-6 = **Essenz ernten** (1, mit Herrschaft 0): Mach aus so viel Willenskraft, wie du willst, mindestens 1, Essenz.
rule-prototype-actions-7 = **Ruhen** gehört zu keinem Reich und kostet nichts: Du bekommst 1 Willenskraft.
rule-prototype-actions-8 = Die **Geistertafeln** sind alle gleich: vier Reihen mit vier Verbesserungen, und nichts ist zu öffnen. Gleich nachdem du die Aktion einer Reihe genannt hast, darfst du eine Marke darauf legen: Leg eine Karte ab, für Gunst des Ursprungs und für Unbeirrt zwei, und nimm eine Marke in der Stimmung einer davon. Sie wirkt sofort. Die Aktion muss möglich bleiben.
rule-prototype-actions-9 = In einer Reihe liegt eine Farbe nie zweimal. Eine Marke darf für immer wegkommen, um Platz zu machen: die auf dem Platz selbst oder, wenn der frei ist, die derselben Farbe anderswo in der Reihe. Eine Reihe mit vier Marken nimmt also keine weitere an.
rule-prototype-actions-10 = Verbesserungen ohne Preis wirken von selbst; die anderen wählst du, bevor du zahlst. **Entschlossenheit:** Von der Willenskraft für deine erste Aktion mit ihrer Reihe in einer Runde wird 1 dorthin gelegt und kommt zurück, wenn die Runde vorbei ist, auch wenn die Marke ersetzt wurde. Nach dieser Aktion gelegt, wartet sie auf die nächste Runde.
rule-prototype-actions-11 = **Bewegen** (1 Willenskraft): einen Weg entlang zum nächsten Ort, aber nicht zu einem gegnerischen Geist. Eile und Rasend schnell: je bis zu einem Ort weiter, an gegnerischen Geistern vorbei. Überwinden: Du darfst bei einem gegnerischen Geist stehen bleiben.
rule-prototype-actions-12 = **Hervorrufen** (2 Willenskraft, 1 eigene Essenz): eine milde Emotion aus der Hand auf ein leeres Feld neben deinem Geist, mit der Essenz darauf. Stärkung (+2 Willenskraft): 1 eigene Essenz mehr darauf. Innere Kraft (+1 Willenskraft): Die Essenz, die sie braucht, kommt aus dem Vorrat.
rule-prototype-actions-13 = **Bestärken** (2 Willenskraft) ist eine Art hervorzurufen, mit einer Marke auf Bestärken: Eine milde Emotion deines Teams neben deinem Geist mit so viel Essenz, wie ihre [Schwelle](~threshold) verlangt, wird zu ihrem starken Gegenstück, wenn du diese Karte noch hast, und gehört dir. Die Essenz geht mit, die milde Karte kommt auf den Ablagestapel dessen, dem sie gehört. Dann kommen die 2 Willenskraft zurück; also wird davon nichts auf Entschlossenheit gelegt, auch nicht von einem späteren Hervorrufen dieser Runde. Stärkung und Innere Kraft gehen nicht damit zusammen.
rule-prototype-actions-14 = **Bezwingen** (2 Willenskraft): Eine gegnerische Emotion neben deinem Geist verliert 1 Essenz, wenn ihre Stimmung die einer Marke auf einem der beiden Plätze für eine bezwungene Stimmung ist. Mit irgendeiner Marke dort lassen sich Heiterkeit und Trostlosigkeit bezwingen. Ersticken (+1 Willenskraft): 1 Essenz mehr.
rule-prototype-actions-15 = Weggenommene Essenz kommt in den Vorrat. Eine Emotion, die ihre letzte verliert, verlässt das Brett: eine milde auf den Ablagestapel dessen, dem sie gehört, eine starke zurück zu dem, dem sie gehört, und der zieht eine Karte. Heiterkeit und Trostlosigkeit sind aus dem Spiel, und niemand zieht.
rule-prototype-actions-16 = Nur eine Emotion hat eine Kraft: **Wut** nimmt, wenn sie bestärkt wird, jeder gegnerischen Emotion neben sich 1 Essenz weg.
rule-prototype-actions-17 = **Meditieren** kostet nichts. Alle können es einmal in der Runde, wer gestaltet, zweimal, aber nicht zweimal in einem Zug:
rule-prototype-actions-18 = Leg eine Marke, wenn du willst. Mit Gabe des Gestalters darfst du den Ursprung einen Schritt drehen.
rule-prototype-actions-19 = Wähl eine Sphäre neben deinem Geist und nimm 1 Willenskraft aus ihr, 1 mehr für jedes Grenzland neben dir, das dein Team beherrscht, und 1 mehr mit Gunst des Ursprungs; nicht mehr, als da ist, und nie freiwillig weniger. Unbeirrt bringt außerdem 2 Willenskraft aus dem Vorrat.
rule-prototype-actions-20 = Ist die Sphäre jetzt leer, so kommt es zu einer [Offenbarung](#prototype-points).
rule-prototype-actions-21 = Du bekommst den Bonus der Sphäre, und noch einmal, wenn ein großes Fragment deines Teams zu ihr gehört, auch eines, das gerade erst dazukam. Mit Füllhorn des Ursprungs ist es der Bonus irgendeiner Sphäre, die du wählst, ebenso oft.
rule-prototype-actions-22 = Der Ursprung dreht sich einen Schritt.
rule-prototype-actions-23 = Die Boni:
rule-prototype-actions-24 = **Fleiß:** 2 Willenskraft aus dem Vorrat.
rule-prototype-actions-25 = **Demut:** 1 Essenz.
rule-prototype-actions-26 = **Wissen:** eine Marke in beliebiger Farbe, wenn du sie willst, auf einen Platz irgendeiner deiner Reihen, der eine Karte verlangt; du legst keine ab. Passt sie nirgends, so ist sie verloren.
rule-prototype-actions-27 = **Hingabe:** 1 Standkraft für dein Team, auch über das hinaus, womit es die Runde begonnen hat.
rule-prototype-actions-28 = **Kreativität:** Du ziehst eine Karte.

rule-prototype-points = Der Prototyp: Bestrebungen und Punkte
rule-prototype-points-1 = Es gibt sieben Bestrebungen, einmal für alle und einmal für jedes Team. Das Team mit mehr erfüllt sie; bei Gleichstand niemand. Die eigene eines Teams kann nur dieses Team erfüllen.
rule-prototype-points-2 = **Bewusstsein:** Reiche, die ihr beherrscht.
rule-prototype-points-3 = **Gefolgschaft:** Grenzländer, die ihr beherrscht.
rule-prototype-points-4 = **Vielseitigkeit:** Triaden, in denen eine Emotion von euch liegt.
rule-prototype-points-5 = **Einheit:** Emotionen in eurer längsten Kette.
rule-prototype-points-6 = **Weisheit:** Marken auf allen Tafeln eures Teams.
rule-prototype-points-7 = **Vorherrschaft:** Essenz auf euren Emotionen.
rule-prototype-points-8 = **Vielfalt:** verschiedene Stimmungen unter euren Emotionen; Heiterkeit und Trostlosigkeit haben keine.
rule-prototype-points-9 = In einer **Offenbarung** geschieht der Reihe nach Folgendes:
rule-prototype-points-10 = Die geltende gemeinsame Bestrebung und die verborgene jedes Teams werden angesehen und weggelegt, offen für alle.
rule-prototype-points-11 = Die oberste des gemeinsamen Stapels gilt nun. Dann bekommt, das Team am Zug zuerst, jedes Team eine neue verborgene, die eine andere ist: Ein Team, das seine eigene erfüllt hat, zieht eine; eines, das sie nicht erfüllt hat, wählt eine aus seinem Stapel, und der Rest wird gemischt.
rule-prototype-points-12 = Ein Team, das beide erfüllt hat, während das andere keine erfüllt hat, legt ein **großes** Fragment. Sonst legt das Team, das mehr erfüllt hat, ein **kleines** und das andere nichts; haben beide eine erfüllt, so legt jedes ein kleines. Hat niemand eine erfüllt, so wird keines gelegt. Ein Team ohne ein kleines mehr legt nichts.
rule-prototype-points-13 = Die Sphäre bekommt 5 Willenskraft und 1 mehr für jedes große Fragment eines der Teams, das zu ihr gehört.
rule-prototype-points-14 = Ein großes Fragment gehört zu der Sphäre, die geleert wurde, und dreht sich mit ihr. Bevor ein Stapel von Bestrebungen mit einer einzigen Karte eine hergibt, werden alle, die aus ihm weggelegt wurden, wieder hineingemischt, bis auf die zuletzt angesehene.
rule-prototype-points-15 = **Das dritte große Fragment** eines Teams beendet das Spiel sofort, und dieses Team gewinnt, gleich wie die Punkte stehen.
rule-prototype-points-16 = **Nach der fünften Runde** werden die drei Bestrebungen für das Ende angesehen: die gemeinsame und die eigene jedes Teams. Ein Team, das mehr davon erfüllt als das andere, legt sein **krönendes** Fragment. Dann werden die Punkte gezählt:
rule-prototype-points-17 = 2 für jedes kleine, 3 für jedes große und 4 für das krönende Fragment;
rule-prototype-points-18 = 1 für jede Reihe mit vier Marken auf den Tafeln eures Teams;
rule-prototype-points-19 = 1 für jede eurer starken Emotionen auf dem Brett;
rule-prototype-points-20 = 1 für jede eurer Emotionen auf dem Brett ohne einen freien Platz für Essenz, auch Heiterkeit und Trostlosigkeit.
rule-prototype-points-21 = Wer mehr Punkte hat, gewinnt; gleich viele sind ein Unentschieden.
rule-prototype-points-22 = Die **Geister** haben diese Kräfte:
rule-prototype-points-23 = **Harmonie:** Eine Marke, für die sie Karten ablegt, darf jede Farbe haben.
rule-prototype-points-24 = **Empathie:** Einmal in der Runde, wenn eine Emotion der Wonne in einer Triade neben Empathie bezwungen wird, darf sie 1 Essenz geben: Nichts wird weggenommen, und was gezahlt wurde, bleibt gezahlt. Gegen Wut hilft das nicht.
rule-prototype-points-25 = **Angst:** darf statt einer Karte eine Trostlosigkeit aus ihrem Vorrat hervorrufen, zum üblichen Preis.
rule-prototype-points-26 = **Bosheit:** Seelenraub (+1 Willenskraft beim Bezwingen) bringt ihr 1 Essenz, auch wenn Empathie das Bezwingen verhindert.
rule-prototype-points-27 = Stapel haben von sieben Arten je zwei Karten, zu sehen im [Kartenbuch](/cards); [eigene](/decks) dürfen irgendwelche vierzehn der acht Arten deines Teams enthalten, jede höchstens zweimal.
rule-prototype-points-28 = Wer **gestaltet**, ist ein Team für sich, mit 7 Willenskraft, 5 Essenz und drei Karten. Zu dritt fängt das Team aus zweien an, also hat das gestaltende 1 Willenskraft mehr und stellt zuerst auf; zwei Gestaltende losen. Wer gestaltet, hat beim Aufstellen beide Stellen der Reihenfolge: Jedes Mal wird ein Grenzland genommen und dort eine Emotion gelegt, und gleich nach der zweiten geht der Geist in eines der beiden.

## Die Ausgaben

rule-editions = Die Ausgaben nebeneinander
rule-editions-1 = Das Spiel ist gewachsen, bevor es erschien. Die **endgültige** Ausgabe ist die, von der die meisten Kapitel erzählen. Die **Vorabausgabe** ist das Spiel, wie es kurz davor war: Das meiste ist gleich. Der **Prototyp** von 2017 ist ein anderes Spiel, mit [eigenen Kapiteln](#prototype-rounds).
rule-editions-2 = Eine Verbesserung oder eine Bestrebung kann in mehreren denselben Namen haben und etwas anderes bedeuten. Preise sind das, was die Verbesserung dazulegt.
rule-editions-3 = Alles andere ist gleich: das Brett und die Herrschaft in allen dreien; und in der endgültigen und der Vorabausgabe die Stapel, Seite A aller Tafeln und alle Karten außer Wohlwollen.
rule-editions-length = Wie lange es dauert
rule-editions-length-final = Bis keine gemeinsame Bestrebung oder kein Fragment mehr da ist oder ein Team auf seinem Rad 20 erreicht.
rule-editions-length-preview = Ebenso.
rule-editions-length-prototype = Fünf [Runden](#prototype-rounds), oder bis ein Team sein drittes großes Fragment legt.
rule-editions-turn = Ein Zug
rule-editions-turn-final = Drei [Aktionen](#turn), daneben Fähigkeiten und einmal aufnehmen.
rule-editions-turn-preview = Ebenso.
rule-editions-turn-prototype = Eine bis drei Aktionen und sonst nichts; jede nimmt dem Team 1 Standkraft.
rule-editions-order = Reihenfolge der Züge
rule-editions-order-final = Eine Reihenfolge aller, in der die Teams wechseln, für das ganze Spiel.
rule-editions-order-preview = Ebenso.
rule-editions-order-prototype = Die Teams wechseln, und im Team wechselt man sich ab; es wählt in jeder Runde, wer zuerst kommt. Ein Team ohne Standkraft hat keine Züge.
rule-editions-ambition = Was ein Team sich teilt
rule-editions-ambition-final = Drei Marken [Ehrgeiz](~ambition), für Bezwingen, Fähigkeiten und manche Verbesserungen.
rule-editions-ambition-preview = Ebenso.
rule-editions-ambition-prototype = Standkraft: 8 in der ersten Runde und 1 mehr in jeder folgenden.
rule-editions-turn-end = Ende eines Zuges
rule-editions-turn-end-final = 1 Ehrgeiz für das Team oder zwei Karten für dich.
rule-editions-turn-end-preview = Ebenso.
rule-editions-turn-end-prototype = Nichts. Nach jeder Runde ziehen alle eine Karte.
rule-editions-placing-first = Aufstellen am Anfang
rule-editions-placing-first-final = Wer beginnt, zuerst, dann in der Reihenfolge der Züge.
rule-editions-placing-first-preview = Ebenso.
rule-editions-placing-first-prototype = Das Team, das nicht anfängt, zuerst; jedes Team wählt, wer von ihm zuerst kommt.
rule-editions-start = Zu Beginn
rule-editions-start-final = 4 Willenskraft, 2 Essenz und zwei Karten; wer beginnt, hat 6 Willenskraft.
rule-editions-start-preview = Ebenso.
rule-editions-start-prototype = 4 Willenskraft, 2 Essenz und drei Karten; 1 Willenskraft mehr für alle im Team, das nicht anfängt.
rule-editions-decks = Stapel
rule-editions-decks-final = Sechzehn Karten; die oberste liegt offen. Abgelegtes kommt unter den Stapel.
rule-editions-decks-preview = Ebenso.
rule-editions-decks-prototype = Vierzehn Karten, verdeckt. Abgelegtes liegt offen und wird der nächste Stapel.
rule-editions-rows = Reihen einer Tafel
rule-editions-rows-final = Fünf: Bewegen, Hervorrufen, Bezwingen, Befestigen, Bestärken. Eine erste Marke öffnet eine Reihe, drei weitere sind Verbesserungen.
rule-editions-rows-preview = Ebenso.
rule-editions-rows-prototype = Vier: Bewegen, Hervorrufen, Bezwingen, Meditieren. Jede hat vier Verbesserungen, nichts ist zu öffnen. Alle Tafeln sind gleich.
rule-editions-adding = Eine Marke legen
rule-editions-adding-final = Leg eine Karte ihrer Farbe ab. Eine Marke bleibt, wo sie ist.
rule-editions-adding-preview = Ebenso.
rule-editions-adding-prototype = Leg eine Karte ihrer Farbe ab, für zwei Verbesserungen zwei Karten. Eine Marke darf wegkommen, um Platz zu machen.
rule-editions-determination = Entschlossenheit
rule-editions-determination-final = 1 Willenskraft weniger für die Aktion.
rule-editions-determination-preview = Ebenso.
rule-editions-determination-prototype = Von der Willenskraft für die erste Aktion mit ihrer Reihe in einer Runde kommt 1 zurück, wenn die Runde vorbei ist.
rule-editions-move = Eile, Überwinden
rule-editions-move-final = Je 1 Willenskraft.
rule-editions-move-preview = Ebenso.
rule-editions-move-prototype = Umsonst, und dazu Rasend schnell, für einen Ort mehr.
rule-editions-invoke = Stärkung, Innere Kraft
rule-editions-invoke-final = 1 Ehrgeiz für Essenz aus dem Vorrat; 2 Willenskraft.
rule-editions-invoke-preview = Ebenso.
rule-editions-invoke-prototype = 2 Willenskraft für eigene Essenz; 1 Willenskraft.
rule-editions-quell = Bezwingen
rule-editions-quell-final = 2 Willenskraft und 1 Ehrgeiz; du zeigst eine Karte derselben Stimmung vor.
rule-editions-quell-preview = Ebenso.
rule-editions-quell-prototype = 2 Willenskraft; auf einem Platz für eine bezwungene Stimmung liegt eine Marke derselben Stimmung.
rule-editions-last = Nach der letzten Essenz
rule-editions-last-final = Wem die Emotion gehört, der bekommt nichts.
rule-editions-last-preview = Ebenso.
rule-editions-last-prototype = Wem die Emotion gehört, der zieht eine Karte.
rule-editions-empower = Bestärken
rule-editions-empower-final = Eine Aktion mit eigener Reihe, für 3 Willenskraft. Ein Team hat jede starke Emotion zweimal.
rule-editions-empower-preview = Ebenso.
rule-editions-empower-prototype = Eine Verbesserung des Hervorrufens; ihre 2 Willenskraft kommen zurück. Alle haben jede starke Emotion einmal.
rule-editions-fortify = Festungen
rule-editions-fortify-final = Mit [Befestigen](#fortify) gebaut; sie zählen in ihrem Reich.
rule-editions-fortify-preview = Ebenso.
rule-editions-fortify-prototype = Keine.
rule-editions-gain = Willenskraft schöpfen
rule-editions-gain-final = 4 Willenskraft.
rule-editions-gain-preview = Ebenso.
rule-editions-gain-prototype = 3 Willenskraft.
rule-editions-draw = Emotionen ziehen
rule-editions-draw-final = Eine Karte; 2 Willenskraft für jede weitere.
rule-editions-draw-preview = Ebenso.
rule-editions-draw-prototype = Zwei Karten, von denen du eine behältst.
rule-editions-intensify = Steigern
rule-editions-intensify-final = 1 Essenz; 1 Willenskraft für jede weitere.
rule-editions-intensify-preview = Ebenso.
rule-editions-intensify-prototype = 1 Essenz.
rule-editions-rest = Ruhen
rule-editions-rest-final = Keines: Du darfst früher aufhören.
rule-editions-rest-preview = Ebenso.
rule-editions-rest-prototype = Eine Aktion, die 1 Willenskraft bringt.
rule-editions-absorb = Willenskraft aus einer Sphäre
rule-editions-absorb-final = [Aufnehmen](#absorb), einmal im Zug und keine Aktion: 2 Willenskraft, und 1 für jedes Grenzland neben deinem Geist, das ihr beherrscht.
rule-editions-absorb-preview = Ebenso.
rule-editions-absorb-prototype = [Meditieren](#prototype-actions), eine Aktion, einmal in der Runde: 1 Willenskraft, und 1 für jedes Grenzland neben deinem Geist, das ihr beherrscht.
rule-editions-spheres = Sphären
rule-editions-spheres-final = 7 Willenskraft. Hingabe, Kreativität, Demut, Fleiß, Wissen. Den Bonus darfst du vor einer Offenbarung nehmen.
rule-editions-spheres-preview = Ebenso.
rule-editions-spheres-prototype = 5 Willenskraft, mit großen Fragmenten mehr. Fleiß, Demut, Wissen, Hingabe, Kreativität. Den Bonus bekommst du nach einer Offenbarung, mit einem großen Fragment deines Teams zweimal.
rule-editions-commitment = Hingabe
rule-editions-commitment-final = Für 1 Willenskraft wird 1 Ehrgeiz verfügbar.
rule-editions-commitment-preview = Ebenso.
rule-editions-commitment-prototype = 1 Standkraft für das Team.
rule-editions-aspirations = Bestrebungen
rule-editions-aspirations-final = Neun: Haltung, Offenheit, Bewusstsein, Einheit, Lebendigkeit, Vielseitigkeit, Standhaftigkeit, Feingefühl, Spiegelung.
rule-editions-aspirations-preview = Ebenso.
rule-editions-aspirations-prototype = Sieben: Bewusstsein, Gefolgschaft, Vielseitigkeit, Einheit, Weisheit, Vorherrschaft, Vielfalt. Bewusstsein zählt Reiche, Vielseitigkeit Triaden.
rule-editions-common = Gemeinsame Bestrebungen
rule-editions-common-final = Alle liegen offen; jede gilt einmal.
rule-editions-common-preview = Ebenso.
rule-editions-common-prototype = Nur die geltende liegt offen; weggelegte kommen wieder.
rule-editions-hidden = Neue verborgene Bestrebungen
rule-editions-hidden-final = Ein Team, das keine der beiden Bestrebungen erfüllt hat, darf drei ansehen und eine wählen; jedes andere mischt.
rule-editions-hidden-preview = Ebenso.
rule-editions-hidden-prototype = Ein Team, das seine eigene nicht erfüllt hat, wählt aus allen; das andere zieht.
rule-editions-fragments = Fragmente in einer Offenbarung
rule-editions-fragments-final = Ein kleines für eine erfüllte Bestrebung, ein großes für beide, gleich was das andere Team erfüllt.
rule-editions-fragments-preview = Ebenso.
rule-editions-fragments-prototype = Ein großes für beide, wenn das andere Team keine erfüllt; sonst ein kleines für das Team, das mehr erfüllt, oder für jedes, wenn beide eine erfüllen.
rule-editions-worth = Punkte der Fragmente
rule-editions-worth-final = Klein 3, groß 5, krönend 4. Ein Team hat fünf kleine und drei große.
rule-editions-worth-preview = Ebenso.
rule-editions-worth-prototype = Klein 2, groß 3, krönend 4. Ein Team hat sechs kleine und drei große.
rule-editions-majors = Große Fragmente
rule-editions-majors-final = In der Identität oder als Festungen.
rule-editions-majors-preview = Ebenso.
rule-editions-majors-prototype = Jedes gehört zu einer Sphäre und dreht sich mit ihr. Das dritte gewinnt.
rule-editions-cap = Krönendes Fragment
rule-editions-cap-final = Für ein Team, das keines der Art mehr hat, die ihm zusteht.
rule-editions-cap-preview = Ebenso.
rule-editions-cap-prototype = Für das Team, das mehr der drei Bestrebungen für das Ende erfüllt.
rule-editions-other-points = Andere Punkte
rule-editions-other-points-final = Das Rad der [Absichten](#intentions).
rule-editions-other-points-preview = Ebenso.
rule-editions-other-points-prototype = 1 für jede volle Reihe, jede starke und jede volle Emotion auf dem Brett.
rule-editions-tie = Gleich viele Punkte
rule-editions-tie-final = Das Team, dessen krönendes Fragment gelegt wurde, gewinnt; sonst unentschieden.
rule-editions-tie-preview = Ebenso.
rule-editions-tie-prototype = Unentschieden.
rule-editions-emotions = Emotionen
rule-editions-emotions-final = Sechzehn milde und sechzehn starke je Team, die meisten mit einer Kraft.
rule-editions-emotions-preview = Ebenso.
rule-editions-emotions-prototype = Von beiden acht, mit anderen Zahlen; nur Wut hat eine Kraft. Sehnsucht und Argwohn sind hier mild, Verlangen und Misstrauen stark.
rule-editions-spirits = Geister
rule-editions-spirits-final = Vier je Team.
rule-editions-spirits-preview = Ebenso.
rule-editions-spirits-prototype = Harmonie und Empathie gegen Angst und Bosheit.
rule-editions-shaper = Gestaltende
rule-editions-shaper-final = Das Übliche an Mitteln. Ein Zug wie bei allen.
rule-editions-shaper-preview = Ebenso.
rule-editions-shaper-prototype = 7 Willenskraft und 5 Essenz, 1 Standkraft mehr, zwei Karten nach einer Runde, zweimal meditieren in ihr.
rule-editions-tokens = Erste Marken
rule-editions-tokens-final = Alle legen vier farblose Marken, wo immer eine Marke hinkann.
rule-editions-tokens-preview = Alle legen vier farbige Marken, eine jeder Stimmung, wo immer eine Marke hinkann. Farblose werden nicht verwendet.
rule-editions-tokens-prototype = Keine: Alle Tafeln sind leer.
rule-editions-basic-tokens = Erste Marken, Grundspiel
rule-editions-basic-tokens-final = Farblose öffnen Bewegen, Hervorrufen, Bezwingen und Befestigen.
rule-editions-basic-tokens-preview = Farbige öffnen dieselben vier Reihen; alle wählen, welche Farbe wohin kommt.
rule-editions-basic-tokens-prototype = Es gibt kein Grundspiel.
rule-editions-basic-players = Am Tisch, Grundspiel
rule-editions-basic-players-final = Zwei bis vier; wer ein Team allein ist, [gestaltet](#shaper).
rule-editions-basic-players-preview = Vier. Gestaltende spielen nur das volle Spiel.
rule-editions-basic-players-prototype = Es gibt kein Grundspiel.
rule-editions-teams = Wer sonst mitspielen kann
rule-editions-teams-final = Das [Gleichgewicht](#balance), oder Ego.
rule-editions-teams-preview = Niemand: Wonne gegen Schwermut.
rule-editions-teams-prototype = Niemand: Wonne gegen Schwermut.
rule-editions-brightness = Karten Heiterkeit
rule-editions-brightness-final = 2
rule-editions-brightness-preview = 6
rule-editions-brightness-prototype = 2
rule-editions-capping = Ein zweites krönendes Fragment fällig
rule-editions-capping-final = Stattdessen 4 Punkte auf dem Rad.
rule-editions-capping-preview = Stattdessen 3 Punkte auf dem Rad.
rule-editions-capping-prototype = Nur einem Team kann eines zustehen.
rule-editions-points = Punkte für eine Absicht
rule-editions-points-final = 1 für die erste eines Zuges, 2 für jede weitere.
rule-editions-points-preview = Jede hat ihre eigenen Punkte, gleich wie viele du in einem Zug erfüllst.
rule-editions-points-prototype = Es gibt keine Absichten.
rule-editions-side-a = Absichten der Seite A
rule-editions-side-a-final = Bezwingen. Mit einem Aufnehmen 4 Willenskraft oder mehr nehmen. Eine Emotion auffüllen. Eine Reihe füllen.
rule-editions-side-a-preview = Mit einem Bezwingen 2 Essenz oder mehr wegnehmen: 2 Punkte. Eine Reihe füllen: 2. Eine Emotion auffüllen: 1. Eine eurer Festungen tritt in einer Offenbarung, die du ausgelöst hast, in die Identität ein: 1. Mit einem Aufnehmen 2 Willenskraft oder weniger nehmen: 1.
rule-editions-side-a-prototype = Keine.
rule-editions-side-b = Absichten der Seite B
rule-editions-side-b-final = Bezwingen. Eine eurer Festungen tritt in einer Offenbarung, die du ausgelöst hast, in die Identität ein. Bestärken. Jede neue Stufe von Marken in allen Reihen.
rule-editions-side-b-preview = Mit einem Bezwingen genau 1 Essenz wegnehmen: 1 Punkt. Bestärken: 1. Mit einem Aufnehmen 4 Willenskraft oder mehr nehmen: 1. Erhöhen: 2. Jede neue Stufe von Marken in allen Reihen: 2.
rule-editions-side-b-prototype = Keine.
rule-editions-benevolence = Wohlwollen
rule-editions-benevolence-final = Mehr Willenskraft aus der Sphäre ihres Reichs, und etwas aus dem Vorrat neben ihrer Triade.
rule-editions-benevolence-preview = Mehr Willenskraft aus der Sphäre ihres Reichs, sonst nichts.
rule-editions-benevolence-prototype = Diese Karte gibt es nicht.
rule-editions-love = Kraft der Liebe
rule-editions-love-final = Ein Aufnehmen bringt 1 Willenskraft für jede Festung der Wonne daneben.
rule-editions-love-preview = Ein Aufnehmen bringt 2 Willenskraft, wenn irgendeine Festung der Wonne daneben steht.
rule-editions-love-prototype = Liebe spielt nicht mit.
rule-editions-empathy = Kraft der Empathie
rule-editions-empathy-final = Schützt Emotionen der Wonne neben ihr und auf den Feldern dahinter.
rule-editions-empathy-preview = Schützt Emotionen der Wonne neben ihr und Emotionen der Wonne neben einer von diesen.
rule-editions-empathy-prototype = Einmal in der Runde verhindert 1 Essenz ein Bezwingen in einer Triade neben ihr.
rule-editions-harmony = Kraft der Harmonie
rule-editions-harmony-final = Eine Karte zahlt für eine Marke jeder Farbe, eine zweite Karte für eine zweite Marke.
rule-editions-harmony-preview = Eine Karte zahlt für eine Marke jeder Farbe. Eine zweite gibt es nicht.
rule-editions-harmony-prototype = Karten zahlen für eine Marke jeder Farbe.
rule-editions-malice = Kraft der Bosheit
rule-editions-malice-final = In einem Grenzland bezwingt sie in der ganzen Triade, in einem Reich auch auf den Grenzlandfeldern an seinen Rändern.
rule-editions-malice-preview = Sie bezwingt auch eine Emotion neben einer Emotion, die neben ihr liegt; ein leeres Feld dazwischen hält sie auf.
rule-editions-malice-prototype = Seelenraub: 1 Willenskraft mehr für ein Bezwingen bringt 1 Essenz.
rule-editions-board-love = Seite B: Liebe
rule-editions-board-love-final = Heimatboden: eine Festung der Wonne im Reich der bezwungenen Emotion. Garnison darf die Reihe Hervorrufen nebenbei öffnen. Bestärken beginnt mit Anstacheln.
rule-editions-board-love-preview = Heimatboden: eine Festung der Wonne neben dem Ort der Liebe. Garnison verlangt, dass die Reihe Hervorrufen schon offen ist. Bestärken wie auf Seite A.
rule-editions-board-love-prototype = Der Geist spielt nicht mit.
rule-editions-board-delight = Seite B: Freude
rule-editions-board-delight-final = Stoß: 1 Willenskraft. Auskosten zieht 2 und behält eine.
rule-editions-board-delight-preview = Stoß: 1 Ehrgeiz. Auskosten zieht 1.
rule-editions-board-delight-prototype = Der Geist spielt nicht mit.
rule-editions-board-empathy = Seite B: Empathie
rule-editions-board-empathy-final = Bewegen: Eile, Überwinden umsonst, Platztausch. Hervorrufen: Geteilte Freude, Ansporn, Entschlossenheit. Bezwingen: Bändigen, Auslöschen, Umwandlung. Befestigen: Erhöhen, Geborgen, Entschlossenheit.
rule-editions-board-empathy-preview = Bewegen: Eile, Platztausch für 2 Willenskraft, der auf einem geteilten Ort enden darf, Entschlossenheit. Hervorrufen: Stärkung für 2 Willenskraft, Ansporn, Entschlossenheit. Bezwingen wie auf Seite A. Befestigen: Geborgen, Schleifen, Entschlossenheit.
rule-editions-board-empathy-prototype = Es gibt keine Seite B.
rule-editions-board-harmony = Seite B: Harmonie
rule-editions-board-harmony-final = Flug: 1 Willenskraft. Überwältigen: 1 Ehrgeiz. Bezwingen geht mit Auslöschen und Kreislauf der Gefühle weiter. Eins mit dem Ursprung: 1 Willenskraft und 1 Ehrgeiz.
rule-editions-board-harmony-preview = Flug: 2 Willenskraft. Überwältigen: 3 Willenskraft. Bezwingen geht mit Kreislauf der Gefühle und Entschlossenheit weiter. Eins mit dem Ursprung: 2 Willenskraft und 1 Ehrgeiz.
rule-editions-board-harmony-prototype = Es gibt keine Seite B.
rule-editions-board-hatred = Seite B: Hass
rule-editions-board-hatred-final = Flug: 1 Willenskraft. Lauffeuer: 3 Willenskraft und 1 Ehrgeiz. Brodeln: 1 Willenskraft in jeder Reihe. Zurückweisen bringt 2 Willenskraft.
rule-editions-board-hatred-preview = Flug: 2 Willenskraft. Lauffeuer: 4 Willenskraft und 1 Ehrgeiz. Brodeln: 2 Willenskraft beim Hervorrufen, nichts beim Befestigen, 1 beim Bestärken. Mit Zurückweisen kostet das Bezwingen 2 Willenskraft weniger.
rule-editions-board-hatred-prototype = Der Geist spielt nicht mit.
rule-editions-board-misery = Seite B: Elend
rule-editions-board-misery-final = Bewegen: Eile, Überwinden umsonst, Platztausch. Auslöschen: 1 Willenskraft. Erhöhen: 2 Willenskraft. Auszehren bei Bezwingen, Befestigen und Bestärken, und nur von einer Sphäre, die etwas Willenskraft behält.
rule-editions-board-misery-preview = Bewegen: Platztausch für 2 Willenskraft, der auf einem geteilten Ort enden darf, Überwinden umsonst, Entschlossenheit. Auslöschen: 2 Willenskraft. Erhöhen: 1 Willenskraft. Die Reihe Befestigen endet mit Finsterer Blick. Auszehren bei Bezwingen und Bestärken, auch von der letzten Willenskraft: Dann folgt sofort eine Offenbarung, und der Ursprung dreht sich nicht.
rule-editions-board-misery-prototype = Der Geist spielt nicht mit.
rule-editions-board-malice = Seite B: Bosheit
rule-editions-board-malice-final = Stoß: 1 Willenskraft.
rule-editions-board-malice-preview = Stoß: 2 Willenskraft.
rule-editions-board-malice-prototype = Es gibt keine Seite B.
rule-editions-board-anxiety = Seite B: Angst
rule-editions-board-anxiety-final = Flug: 1 Willenskraft. Aus dem Schatten: neben einer Trostlosigkeit, und es bringt 2 Willenskraft. Stärkung: 3 Willenskraft. Saat des Dunkels: eine Trostlosigkeit auf irgendein Feld. Verschlingen nach jedem Bezwingen. Eins mit dem Ursprung: 1 Willenskraft und 1 Ehrgeiz. Bestärken: Das Dunkel wächst, Gefühlsausbruch, Entschlossenheit.
rule-editions-board-anxiety-preview = Flug: 2 Willenskraft. Aus dem Schatten: neben irgendeiner Emotion der Schwermut, wer auch dort steht, und es bringt 1 Willenskraft. Stärkung: 2 Willenskraft. Saat des Dunkels: Die Essenz kommt aus dem Vorrat, das Feld liegt neben Angst. Verschlingen nur nach dem Bezwingen einer milden Emotion. Eins mit dem Ursprung: 2 Willenskraft und 1 Ehrgeiz. Bestärken: Gelenkte Kraft, Rettung, Entschlossenheit.
rule-editions-board-anxiety-prototype = Es gibt keine Seite B.

## Was bekannt ist

rule-known = Was alle wissen
rule-known-1 = Offen für alle: das Brett, Willenskraft, Essenz und Marken von allen, die oberste Karte jedes Stapels, die Zahl der Handkarten, die Listen der Stapel und alle gemeinsamen Bestrebungen.
rule-known-2 = Verborgen: die beiden Karten der ersten Hand, die Ordnung der Stapel und die verborgenen Bestrebungen des anderen Teams. Jede später gezogene Karte lag vorher offen, also zeigt dir das Programm, welche davon in einer gegnerischen Hand sind. Eine aus der Hand abgelegte Karte sehen alle.
rule-known-3 = Du kannst deine Wahl in deinem eigenen Zug **zurücknehmen**, solange seitdem niemand etwas Neues erfahren hat: Keine Karte wurde aufgedeckt oder dem gegnerischen Team gezeigt, kein Stapel angesehen oder gemischt, niemand sonst hat entschieden.
rule-known-basic = Dasselbe ist offen und verborgen.

## Fragen

rule-questions = Fragen und Antworten
rule-questions-1 = **Warum wird eine Aktion nicht angeboten?** Weil sie nicht zu bezahlen ist oder weil sie nichts täte: von einem leeren Stapel ziehen, steigern ohne Essenz, eine Verbesserung, die nichts ändert.
rule-questions-2 = **In der Sphäre ist weniger, als ich nehmen könnte.** Du nimmst, was da ist, und die Sphäre ist leer.
rule-questions-3 = **Hingabe, und alle drei Ehrgeiz sind verfügbar?** Sie wird nicht angeboten, denn sie täte nichts.
rule-questions-4 = **Ich habe eine Offenbarung ausgelöst. Bekomme ich den Bonus der Sphäre?** Ja, vor der Offenbarung.
rule-questions-5 = **Schleifen gibt eine Aktion mehr. Wann?** Im selben Zug. Mehrere zählen zusammen.
rule-questions-6 = **Wem gehört eine milde Emotion auf dem Brett?** Dem, aus dessen Stapel sie kam. Alle in seinem Team können sie steigern, versetzen oder bestärken.
rule-questions-7 = **Jemandem stand ein großes Fragment zu, und es gab keines mehr.** Es wurde keines gelegt, also entfernt das andere Team keine gemeinsame Bestrebung.
rule-questions-8 = **Willenskraft, die mir eine Antwort im Zug eines anderen bringt:** Sie gehört dir sofort, kann aber nicht zahlen, was gerade schon gezahlt wird.
rule-questions-9 = **Aller Ehrgeiz ist verfügbar, und mein Stapel ist am Ende meines Zuges leer.** Dann geht die Wahl ohne Wirkung vorbei.
rule-questions-10 = **Ein großes Fragment wird zum kleinen geschleift, und die Sphäre im selben Zug geleert:** Das kleine zählt als alte Festung und tritt in die Identität ein.
rule-questions-basic = Diese Antworten gelten auch dort.
