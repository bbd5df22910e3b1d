# Die Geister und was sie besonders können.

spirit-love = Liebe
spirit-delight = Freude
spirit-empathy = Empathie
spirit-harmony = Harmonie
spirit-hatred = Hass
spirit-misery = Elend
spirit-malice = Bosheit
spirit-anxiety = Angst
spirit-reason = Vernunft
spirit-intuition = Intuition
spirit-gatekeeper = Tor­wächter
spirit-influencer = Einflüs­terer
spirit-ego = Ego

spirit-power-fortress-income = Nimmt Liebe auf, so bekommt sie für jede Festung der Wonne neben ihr 1 Willenskraft mehr aus dem Vorrat.
spirit-power-fortress-bonus = Nimmt Liebe neben einer Festung der Wonne auf oder neben zweien, so bekommt sie 2 Willenskraft mehr aus dem Vorrat.
spirit-power-big-absorb-draw = Bringt ein einziges Aufnehmen der Freude 4 Willenskraft oder mehr, alles zusammengezählt, so darf sie eine Karte ziehen.
spirit-power-protect = Niemand kann eine Emotion der Wonne auf einem Feld neben Empathie bezwingen, auch keine, die auf dem Ring ein einziges Feld weiter liegt.
spirit-power-protect-neighbours = Niemand kann eine Emotion der Wonne neben Empathie bezwingen, auch keine Emotion der Wonne neben einer solchen.
spirit-power-second-token = Legt Harmonie für eine Stimmungsmarke eine Karte ab, so darf die Marke jede Farbe haben, die die Reihe annehmen kann; und für eine weitere Karte kommt noch eine Marke in dieselbe Reihe.
spirit-power-any-colour-token = Legt Harmonie für eine Stimmungsmarke eine Karte ab, so darf die Marke jede Farbe haben, die die Reihe annehmen kann.
spirit-power-upgrade-discount = Hass zahlt für eine Geisteraktion mit einer Verbesserung 1 Willenskraft weniger. Entschlossenheit allein bringt das nicht ein, ihr eigener Nachlass gilt aber auch dann.
spirit-power-far-absorb = Elend kann auch von einer Sphäre aufnehmen, die am Ursprung einen Schritt neben denen in seiner Reichweite liegt, samt ihrem Bonus. Leert das die Sphäre, so tritt keine Festung in die Identität ein.
spirit-power-long-quell = In einem Grenzland kann Bosheit in der ganzen Triade bezwingen, in einem Reich auch auf den beiden Grenzlandfeldern an dessen Rändern.
spirit-power-chain-quell = Bosheit kann auch eine Emotion bezwingen, die neben einer anderen liegt, die neben ihr selbst liegt, gleich welchem Team diese gehört.
spirit-power-invoke-bleakness = Angst kann statt einer Handkarte eine Trostlosigkeit aus dem Vorrat hervorrufen. Mehr als 6 können nicht auf dem Brett liegen.
spirit-power-early-any-colour = Legt Harmonie für eine Stimmungsmarke Karten ab, so darf die Marke jede Farbe haben, die die Reihe annehmen kann.
spirit-power-early-prevent = Einmal in der Runde darf Empathie, wenn eine Emotion der Wonne in einer Triade neben ihr bezwungen wird, 1 Essenz geben: Die Emotion verliert dann nichts.
spirit-power-early-bleakness = Angst kann statt einer Handkarte eine Trostlosigkeit aus ihrem eigenen Vorrat von vieren hervorrufen.
spirit-power-early-soul-leech = Bosheit kann für ein Bezwingen 1 Willenskraft mehr zahlen und bekommt dafür 1 Essenz, auch wenn das Bezwingen verhindert wird.
spirit-power-realm-discount = Reichsaktionen kosten Vernunft jederzeit 1 Willenskraft weniger, gleich wer das Reich beherrscht.
spirit-power-gain-exchange = Jedes Mal, wenn Intuition Willenskraft bekommt, wie viel auch immer, darf sie 1 davon gegen 1 Essenz einer der beiden Arten tauschen.
