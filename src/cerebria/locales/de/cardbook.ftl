# Das Kartenbuch.

## Anmerkungen zu Karten

note-safety = Sicherheit schützt nicht sich selbst, nur ihre Nachbarn.
note-guilt = Der Aufschlag gilt auch, wenn Schuld selbst bezwungen wird.
note-fear = Mehrere davon zählen zusammen, Panik ebenso. Gezahlt wird von deiner Tafel, zu allem anderen hinzu, auch wenn die Essenz der Emotion selbst aus dem Vorrat kommt.
note-panic = Mehrere davon zählen zusammen, Furcht ebenso. Gezahlt wird von deiner Tafel, zu allem anderen hinzu, auch wenn die Essenz der Emotion selbst aus dem Vorrat kommt.
note-valor = Es kommt darauf an, dass die bezwungene Emotion neben Tapferkeit liegt. Erspart wird nur der gewöhnliche 1 Ehrgeiz, einmal im Zug, wie viele Tapferkeiten auch dort liegen; es geschieht von selbst beim ersten solchen Bezwingen.
note-malevolence = Es kommt darauf an, dass die bezwungene Emotion neben Böswilligkeit liegt. Erspart wird nur der gewöhnliche 1 Ehrgeiz, einmal im Zug; es geschieht von selbst beim ersten solchen Bezwingen.
note-selflessness = Sie kann die erste und jede weitere Essenz eines Steigerns leihen, von überall auf dem Brett, auch wenn du selbst keine hast. Willenskraft wird wie üblich gezahlt. Geliehenes kommt zuerst hin, deine eigene Essenz zuletzt.
note-adoration = Du entscheidest für jede Emotion einzeln. Bei Selbstachtung lohnt es sich vielleicht nicht, denn ihre Zahlen fallen.
note-despair = Jede Marke zählt als eine, gleich welchen Wert sie hat.
note-greed = Sie nimmt 3, oder so viel die Sphäre entbehren kann.
note-rage = Das ist keine Wahl.
note-animosity = Das ist keine Wahl, aber du bestimmst, welche Emotion es trifft.
note-purity = Die Grenze gilt für die Herrschaft und für Feingefühl. Eine Marke bleibt auf der Karte, bewirkt aber nichts.
note-insecurity = Auch geschlossene Reihen zählen. Ist keine der sechs Marken mehr da, so geschieht nichts. Der Aufschlag gehört zum Preis: Wer ihn nicht zahlen kann, kann die Aktion nicht ausführen.
note-doubt = Du wählst für jede gegnerische Tafel eine Reihe, in der Spielreihenfolge, solange Marken da sind. Auch geschlossene Reihen zählen.
note-shame = Jede Karte, die das Brett verlässt, löst es einmal aus, auch wenn dein eigenes Team bestärkt. Kommt Scham selbst durch ein Bestärken, so sieht sie ihre Verlegenheit nicht gehen.
note-embarrassment = Jede Karte, die das Brett verlässt, löst es einmal aus.
note-remorse = Sie muss nach dem Bezwingen noch im Spiel sein. Jede Reue verlangt eine eigene Karte.
note-hope = Sind es weniger Karten, so siehst du dir diese an. Hat keine Reihenfolge eine erlaubte Karte obenauf, so ändert sich nichts. Wer mit dir im Team spielt, darf sie sehen.
note-bitterness = Es zählt, wie es stand, gerade bevor die Karte gelegt wurde. Beide Bedingungen verlangen ein Feld des Reichs selbst.
note-faith = Einmal für jede Aktion Bestärken.
note-freedom = Sie zählt für jedes Bewegen wie eine Marke auf Überwinden, auch für Platztausch.
note-self-esteem = Es zählen die Stimmungsmarken, auch die farblosen.
note-envy = Du darfst einen Geist wählen, der mehr Willenskraft oder mehr Essenz hat als du. Bei einem Geist des Gleichgewichts zählt seine ganze Essenz, und wer ihn spielt, wählt die Art, die er verliert.
note-self-respect = Ihre Zahlen fallen: Je weniger Essenz auf ihr liegt, desto intensiver ist sie. Sie zu bezwingen macht sie stärker, bis die letzte Essenz weg ist.
note-brightness = Wird sie bezwungen, so passt jede Karte zu ihr. Eine bezwungene Heiterkeit ist aus dem Spiel.
note-bleakness = Wird sie bezwungen, so passt jede Karte zu ihr. Danach kommt sie zu den sechs zurück, von denen Angst eine nehmen darf.
note-boredom = Geister des Gleichgewichts lösen sie nicht aus.
note-indifference = Geister des Gleichgewichts lösen sie nicht aus.
note-suspicion = Emotionen des Gleichgewichts zählen nicht, für wen sie auch wirken.
note-optimism = Emotionen des Gleichgewichts zählen als gegnerische, für wen sie auch wirken.
note-pessimism = Emotionen des Gleichgewichts zählen als gegnerische, für wen sie auch wirken.
note-mistrust = Emotionen des Gleichgewichts zählen als gegnerische, für wen sie auch wirken.
note-neutrality-red = Ihre Kraft wirkt, wenn sie bezwungen und wenn sie bestärkt wird, dann nach der Kraft der starken Emotion. Ein leerer Stapel gibt keine Karte.
note-neutrality-yellow = Ihre Kraft wirkt, wenn sie bezwungen und wenn sie bestärkt wird, dann nach der Kraft der starken Emotion. Das ist keine Wahl.
note-neutrality-green = Ihre Kraft wirkt, wenn sie bezwungen und wenn sie bestärkt wird, dann nach der Kraft der starken Emotion. Wer entscheidet, sagt auch, welche Art Essenz es ist.
note-neutrality-blue = Ihre Kraft wirkt, wenn sie bezwungen und wenn sie bestärkt wird, dann nach der Kraft der starken Emotion. Wer entscheidet, sagt auch, welche Marke es ist und wohin sie kommt. Eine Reihe auf der Tafel eines Mitspielers damit zu füllen, bringt keine Punkte.
note-urge = Ohne eine solche Sphäre geht nichts weg, der Ursprung darf sich aber trotzdem drehen. Das ist kein Aufnehmen, und es folgt keine Offenbarung.
note-impulse = Du sagst für jede Essenz, welcher Art sie ist.
note-inspiration = Farblose Marken zählen nicht. Die Farben kommen in der Reihenfolge Rot, Gelb, Grün, Blau.
note-discipline = Nur die gedruckte Zahl zählt, auch für Disziplin selbst. Reinheit ändert in ihrer Triade nichts.
note-caution = Du senkst Punkt für Punkt, auf irgendwelchen Emotionen, und darfst früher aufhören. Eine Marke, die auf nichts sinkt, kommt weg.
note-curiosity = Sind es weniger Karten, so siehst du dir diese an. Hat keine Reihenfolge eine erlaubte Karte obenauf, so ändert sich nichts.

## Das Kartenbuch

cardbook-title = Karten und Geister
cards-tab-emotions = Emotionen
cards-tab-spirits = Geister
cards-search = Karten suchen
cards-search-hint = Ein Name oder ein Wort aus einer Kraft
cards-filters = Auswahl
cards-any = Alle
cards-team = Team
cards-vibe = Stimmung
cards-kind = Art
cards-when = Kraft
cardbook-when-enters = wenn sie ins Spiel kommt
cardbook-when-ongoing = solange sie auf dem Brett liegt
cardbook-when-leaves = wenn sie das Brett verlässt
cardbook-when-none = keine
cards-status = Stand
cards-found = { $count ->
        [0] So ist keine Karte. Nimm eine Bedingung weg.
        [one] 1 Karte
       *[other] { $count } Karten
    }
cards-reset = Alle zeigen
cards-previous = Die Karte davor
cards-next = Die nächste Karte
cards-essence = Essenz
cards-intensity = Intensität
cards-counterpart-strong = Wird zu
cards-counterpart-mild = Kommt von
cards-threshold = Bestärkt ab { $count } Essenz
cards-power = Kraft
cards-note = Gut zu wissen
cards-side = Seite der Tafeln
cards-side-A = Seite A, für alle gleich
cards-side-B = Seite B, nur für diesen Geist
cards-side-lead = Alle spielen mit derselben Seite. Auf Seite B haben einige bekannte Verbesserungen einen anderen Preis.
cards-spirit-power = Kraft im vollen Spiel
cards-spirit-power-prototype = Kraft
cards-upgrades = Verbesserungen in Worten: { $spirit }
cards-upgrade-of = { $price ->
        [none] { $row }
       *[other] { $row }, kostet { $price } mehr
    }
note-spirit-fortress-income = Die Willenskraft kommt aus dem Vorrat, es kann also mehr sein, als in der Sphäre lag.
note-spirit-fortress-bonus = Zwei Festungen bringen nicht mehr als eine. Die Willenskraft kommt aus dem Vorrat, es kann also mehr sein, als in der Sphäre lag.
note-spirit-big-absorb-draw = Was der Bonus der Hingabe kostet, wird von der Summe nicht abgezogen.
note-spirit-protect = Kräfte, die einer Emotion Essenz wegnehmen, hält das nicht auf.
note-spirit-protect-neighbours = Eine Emotion des anderen Teams zwischen beiden unterbricht die Kette. Kräfte, die einer Emotion Essenz wegnehmen, hält das nicht auf.
note-spirit-second-token = In einer geschlossenen Reihe öffnet die erste Marke, und die zweite verbessert.
note-spirit-any-colour-token = Eine Karte zahlt für eine Marke, wie bei allen.
note-spirit-upgrade-discount = Beide Nachlässe gelten zusammen, wenn auch Entschlossenheit verwendet wird; unter 0 fällt der Preis aber nie.
note-spirit-far-absorb = Die Menge richtet sich danach, wo Elend steht. Von einer Sphäre in gewöhnlicher Reichweite wird gewöhnlich aufgenommen.
note-spirit-long-quell = Die größere Reichweite gilt nur fürs Bezwingen. Verbesserungen, die etwas neben Bosheit verlangen, sehen auf ihren eigenen Ort.
note-spirit-chain-quell = Das Feld dazwischen darf nicht leer sein. Verbesserungen, die etwas neben Bosheit verlangen, sehen auf ihren eigenen Ort.
note-spirit-invoke-bleakness = Eine bezwungene Trostlosigkeit kommt zurück zum Vorrat und kann wieder hervorgerufen werden.
note-spirit-early-any-colour = Es muss eine Farbe sein, die die Reihe annehmen kann. Ein Platz, der zwei Karten verlangt, kostet auch Harmonie zwei.
note-spirit-early-prevent = Was das Bezwingen gekostet hat, kommt nicht zurück. Wut bezwingt nicht, gegen sie hilft also nichts.
note-spirit-early-bleakness = Preis und Verbesserungen sind die jedes Hervorrufens. Eine Trostlosigkeit, die das Brett verlässt, ist aus dem Spiel.
note-spirit-early-soul-leech = Das wird zusammen mit den Verbesserungen des Bezwingens gewählt.
note-spirit-realm-discount = Weniger zahlt sie nie, ob nun jemand das Reich beherrscht oder nicht.
note-spirit-gain-exchange = Jedes Bekommen erlaubt einen Tausch. Die 1 Willenskraft für den, der am Ende eines Zuges keine hat, zählt nicht als Bekommen. Absichten zählen die Willenskraft davor.
