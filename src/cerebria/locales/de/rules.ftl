# Das Regelbuch. web/src/rules/chapters.ts sagt, welche Texte welches Kapitel bilden.
# [Worte](#chapter) führen zu einem anderen Kapitel, [Worte](~term) erklären einen Begriff aus words.ftl oder help.ftl,
# **Worte** treten hervor.

rules-title = Die Regeln
rules-lead = Das ganze Spiel in kurzen Kapiteln. Schlag etwas nach, oder lies von vorn, in etwa einer halben Stunde.
rules-search = In den Regeln suchen
rules-search-hint = Tipp ein Wort, zum Beispiel „blockiert“
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
rules-of-edition = { $edition }
rules-group-of-edition = { $edition }: { $group }
rules-contents = Inhalt
rules-example = Beispiel
rules-in-basic = Im Grundspiel
rules-compared = Was verglichen wird
rules-other-edition = Diese Kapitel geben die Regeln der endgültigen Ausgabe wieder. Was in dieser hier anders ist, steht im Kapitel [Die Ausgaben nebeneinander](#editions); ihre Karten und Tafeln sind im [Kartenbuch](/cards#spirits).
rules-other-edition-prototype = Die meisten Kapitel geben die Regeln der endgültigen Ausgabe wieder. Der Prototyp ist ein anderes Spiel, erzählt vom Kapitel [Der Prototyp von 2017](#prototype-rounds) an und verglichen in [Die Ausgaben nebeneinander](#editions); seine Karten und Tafeln sind im [Kartenbuch](/cards#spirits).
rules-back-to-top = Zurück zum Inhalt
rules-link-here = Link zu diesem Kapitel
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
rule-turn-basic = Ein Zug ist derselbe, ohne Bestärken.

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
rule-spirit-actions-9 = Der Preis ist der Grundpreis, dazu, was die Verbesserungen kosten, dazu, was gegnerische Emotionen aufschlagen, weniger die Nachlässe. Unter nichts fällt er nie. Nachlässe senken nur Willenskraft, nie Ehrgeiz oder Essenz. Kannst du den ganzen Preis nicht zahlen, so geht es auf diese Weise nicht.
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
rule-quell-1 = **Kostet 2 Willenskraft und 1 Ehrgeiz.** Wähl eine gegnerische Emotion neben deinem Geist und zeig eine Handkarte derselben Stimmung vor. Die Karte behältst du. Die Emotion verliert ihre rechte Essenz, die in den Vorrat kommt.
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
rule-aspirations-2 = Eine Bestrebung erfüllt das Team, das echt **mehr** von dem hat, was sie zählt. Bei Gleichstand erfüllt sie niemand. Ein Team kann die geltende gemeinsame und seine eigene verborgene erfüllen, nie die des anderen Teams.
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
rule-revelation-5 = **Die nächste gemeinsame Bestrebung.** Die geltende wird umgedreht. Hat ein Team ein großes Fragment gelegt, so entfernt das andere Team eine von denen, die noch da sind. Die erste, die übrig ist, gilt nun; ist keine übrig, so wird das Spiel enden.
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
rule-intentions-11 = Die Punkte werden auf dem **Rad der Absichten** deines Teams gezählt. Beim Erreichen oder Überschreiten von 2, 8 und 14 bekommst du 1 Essenz, bei 4, 10 und 16 ziehst du eine Karte, bei 6, 12 und 18 steht euch 1 Ehrgeiz mehr zur Verfügung. Es bekommt, wer am Zug ist. Ein Team, das bei 20 oder mehr steht, beendet das Spiel nach diesem Zug.
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
rule-end-7 = Mehr Punkte gewinnen. Bei Gleichstand gewinnt das Team, dessen krönendes Fragment gelegt wurde; gibt es keines, so ist es unentschieden.
rule-end-basic = Zwanzig auf dem Rad kommt nicht vor. Der Rest ist derselbe.

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
rule-balance-9 = **Hervorrufen:** mit Essenz einer Art. Alles, was später dazukommt, ist von derselben. Was Furcht und Panik verlangen, darf von beiden sein.
rule-balance-10 = **Bezwingen:** nur Emotionen der Wonne und der Schwermut, die auch die des Gleichgewichts bezwingen können.
rule-balance-11 = **Befestigen:** kostet 1 Essenz mehr. Zum Bauen ist es die des Teams, das das Reich beherrscht, oder eine von beiden, wenn es niemand tut, und die Festung wirkt für dieses Team. Zum Erhöhen ist es die des Teams, für das die Festung wirkt, und das andere darf das Reich nicht beherrschen. Um eine Festung des einen Teams zu schleifen, ist es die des anderen.
rule-balance-12 = **Bestärken:** Eine Neutralität wird zu irgendeiner starken Emotion des Gleichgewichts, die nicht auf dem Brett liegt; die starke sagt, wie viel Essenz es braucht. Du wählst ihre [Stimmung](~vibe). Dann kommt ihre Kraft und danach die der Neutralität, die gegangen ist.
rule-balance-13 = **Aufnehmen:** Statt der Grenzländer, die ein Team beherrscht, bringt jede Triade neben dem Geist, in der eine Emotion des Gleichgewichts liegt, 1 Willenskraft mehr.
rule-balance-14 = **Reichsaktionen:** Das Gleichgewicht beherrscht kein Reich. Vernunft zahlt immer 1 Willenskraft weniger, Intuition immer den ganzen Preis.
rule-balance-15 = In einer [Offenbarung](#revelation) vergleichen Wonne und Schwermut wie immer. Das Gleichgewicht sieht nur auf seine verborgene Bestrebung, die zwei Bedingungen hat. Die eine ist, dass in ihr zwischen Wonne und Schwermut genau Gleichstand herrscht; auch nichts gegen nichts ist Gleichstand. Ist eine der beiden erfüllt, so legt das Gleichgewicht ein kleines Fragment, sind es beide, ein großes. Die andere Bedingung ist:
rule-balance-16 = **Haltung:** Mindestens drei Emotionen des Gleichgewichts liegen auf Feldern von Reichen.
rule-balance-17 = **Offenheit:** Auf den Feldern von mindestens zwei Grenzländern liegen Emotionen des Gleichgewichts.
rule-balance-18 = **Bewusstsein:** In mindestens drei Triaden liegen Emotionen des Gleichgewichts.
rule-balance-19 = **Einheit:** Mindestens zwei Emotionen des Gleichgewichts gehören zu längsten Ketten, denen der Wonne und denen der Schwermut. Eine einzelne Emotion ist keine Kette.
rule-balance-20 = **Lebendigkeit:** Es gibt eine Emotion des Gleichgewichts, und auf allen zusammen liegt ebenso viel Essenz der Wonne wie der Schwermut.
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
rule-ego-2 = **Am Tisch:** jemand allein mit zwei Geistern, zwei mit je einem Geist, oder jemand allein als [Gestaltender](#shaper). Sie spielen Wonne oder Schwermut; Ego spielt das andere Team mit zwei eigenen Geistern, dem Torwächter und dem Einflüsterer.
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
rule-ego-thinks-3 = **Drei Aktionen,** mit dem Geist, der am Zug ist. Vor zweien davon darf er sich bis zu 2 Orte weit bewegen, an deinen Geistern vorbei, aber nie so, dass er bei einem von ihnen stehen bleibt.
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
rule-ego-thinks-16 = und sind sie dann noch gleich, einen durch das Los.
rule-ego-thinks-example = Der Torwächter beginnt im Grenzland der Wünsche und Werte; das Bild zeigt das Brett nach seinem Zug, und was er berührt hat, leuchtet. Die Pläne 2 und 5 sagen: Ziel ist die gemeinsame Bestrebung, das ist Haltung; Hervorrufen, Bezwingen, Hervorrufen. Du beherrschst 2 Reiche, Ego 1. **Hervorrufen:** Seine oberste Karte ist Misstrauen. Auf dem Feld des Grenzlands selbst entscheidet sie die Weide der Werte für Ego und das Land der Wünsche für niemanden: Aus 2–1 wird 1–2, mehr als auf jedem anderen Weg. **Bezwingen:** Er geht ins Land der Wünsche und nimmt der Heiterkeit die Essenz weg, die damit geht: 1–3. **Hervorrufen:** Begierde im Grenzland der Gedanken und Wünsche bringt das Netz der Gedanken: 1–4. Zwei Orte waren gleich gut; der Torwächter zieht das Grenzland vor.
rule-ego-thinks-17 = Sieh dir also den Plan an, der offen liegt. Wo wird der nächste Geist stehen, was erreicht er, und was täte das für sein Ziel? Ein Feld, das du füllst, eine Emotion mit mehr Essenz, als ein Bezwingen wegnimmt, und ein Geist von dir am richtigen Ort: Daran kommt er nicht vorbei.
rule-ego-thinks-18 = Das sind seine zwölf Pläne:
rule-ego-thinks-19 = Ego spielt **mittel**, oder schwerer oder leichter, in Schritten. Eine Stufe bringt alle Schritte zwischen ihr und Mittel; an einem eigenen Tisch kannst du auch einzelne Schritte wählen.
rule-ego-thinks-basic = Es denkt ebenso; nur bringen ihm Fehlschläge und Sonderpläne nichts.
