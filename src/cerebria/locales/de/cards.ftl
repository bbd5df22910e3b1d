# Die Emotionen, was sie bewirken, und woher ihr Wortlaut kommt.

## Emotionen

emotion-brightness = Heiter­keit
emotion-bleakness = Trost­losig­keit
emotion-affection = Zuneigung
emotion-comfort = Trost
emotion-courage = Mut
emotion-sociability = Gesellig­keit
emotion-cheerfulness = Frohsinn
emotion-excitement = Begeiste­rung
emotion-safety = Sicher­heit
emotion-trust = Vertrauen
emotion-desire = Verlangen
emotion-generosity = Großzügig­keit
emotion-innocence = Unschuld
emotion-kindness = Güte
emotion-confidence = Zuver­sicht
emotion-optimism = Opti­mismus
emotion-self-esteem = Selbst­wert
emotion-tranquility = Ruhe
emotion-adoration = Anbetung
emotion-satisfaction = Zufrieden­heit
emotion-valor = Tapfer­keit
emotion-intimacy = Innigkeit
emotion-euphoria = Euphorie
emotion-passion = Leiden­schaft
emotion-freedom = Freiheit
emotion-faith = Glaube
emotion-longing = Sehnsucht
emotion-selflessness = Selbst­losigkeit
emotion-purity = Reinheit
emotion-benevolence = Wohl­wollen
emotion-self-respect = Selbst­achtung
emotion-hope = Hoffnung
emotion-dignity = Würde
emotion-serenity = Gelassen­heit
emotion-anger = Ärger
emotion-craving = Begierde
emotion-hostility = Feind­selig­keit
emotion-jealousy = Eifer­sucht
emotion-bitterness = Bitter­keit
emotion-boredom = Lange­weile
emotion-guilt = Schuld
emotion-pessimism = Pessi­mismus
emotion-disgust = Ekel
emotion-dislike = Abneigung
emotion-selfishness = Eigennutz
emotion-mistrust = Miss­trauen
emotion-embarrassment = Verlegen­heit
emotion-fear = Furcht
emotion-insecurity = Unsicher­heit
emotion-loneliness = Einsam­keit
emotion-rage = Wut
emotion-greed = Gier
emotion-malevolence = Böswillig­keit
emotion-envy = Neid
emotion-lethargy = Lethargie
emotion-indifference = Gleich­gültig­keit
emotion-remorse = Reue
emotion-despair = Verzweif­lung
emotion-loathing = Abscheu
emotion-animosity = Feind­schaft
emotion-narcissism = Narziss­mus
emotion-suspicion = Argwohn
emotion-shame = Scham
emotion-panic = Panik
emotion-doubt = Zweifel
emotion-isolation = Isolation
emotion-neutrality-red = Neutra­lität
emotion-neutrality-yellow = Neutra­lität
emotion-neutrality-green = Neutra­lität
emotion-neutrality-blue = Neutra­lität
emotion-urge = Drang
emotion-impulse = Impuls
emotion-inspiration = Inspi­ration
emotion-discipline = Disziplin
emotion-caution = Vorsicht
emotion-curiosity = Neugier

## Was einmal geschieht, wenn die Emotion ins Spiel kommt

power-none = Keine besondere Kraft.
power-fetch-emotion = Du darfst eine andere Emotion deines Teams, wo sie auch liegt, auf ein leeres Feld neben dieser holen.
power-gain-willpower = Du bekommst { $wp } Willenskraft.
power-token-beside-opponent = Diese Emotion bekommt eine Intensitätsmarke +{ $token }, wenn auf einem Feld neben ihr eine gegnerische Emotion liegt.
power-draw-beside-own = Liegt eine andere Emotion deines Teams neben ihr, so ziehst du { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
power-willpower-per-frontier = Du bekommst { $wp } Willenskraft für jedes Grenzland, das dein Team jetzt beherrscht, aber höchstens { $most }.
power-step-spirit = Du darfst deinen Geist umsonst einen Weg entlang zum nächsten Ort bewegen, aber nicht auf einen Ort mit einem gegnerischen Geist.
power-place-essence = Du darfst 1 Essenz von deiner Tafel auf irgendeine Emotion deines Teams legen, die Platz dafür hat; auch auf diese.
power-token-beside-own = Diese Emotion bekommt eine Intensitätsmarke +{ $token }, wenn auf einem Feld neben ihr eine andere Emotion deines Teams liegt.
power-gift = Wähl einen Geist deines Teams, auch deinen eigenen: Er bekommt { $essence } Essenz und { $wp } Willenskraft.
power-token-when-behind-in-essence = Liegt auf den Emotionen deines Teams jetzt weniger Essenz als auf denen des gegnerischen Teams, so bekommt diese eine Intensitätsmarke +{ $token }.
power-token-for-row = Liegen in einer deiner Reihen mindestens { $tokens } Stimmungsmarken, so bekommt sie eine Intensitätsmarke +{ $token }.
power-rotate-origin = Du darfst den Ursprung einen Schritt drehen.
power-fill-neighbours = Für jede Emotion deines Teams neben ihr, die noch einen freien Platz hat, darfst du 1 Essenz aus dem Vorrat darauf legen.
power-draw-per-chain = Du ziehst { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } für jede andere Emotion deines Teams in der Kette, zu der sie gehört, aber höchstens { $most }.
power-gain-action = Du hast in diesem Zug { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    } mehr.
power-token-per-chain = Sie bekommt eine Intensitätsmarke im Wert von { $token } für jede andere Emotion deines Teams in der Kette, zu der sie gehört, aber höchstens +{ $most }.
power-arrange-aspirations = Sieh dir { $cards ->
        [one] die oberste Karte
       *[other] die obersten { $cards } Karten
    } der verborgenen Bestrebungen deines Teams an und leg sie in einer Reihenfolge deiner Wahl zurück. Die erste darf nicht dieselbe sein wie die gemeinsame Bestrebung.
power-add-vibe-token = Leg eine Stimmungsmarke in eine deiner Reihen, in jeder Farbe, die die Reihe annehmen kann.
power-gain-ambition = Deinem Team { $ambition ->
        [one] steht
       *[other] stehen
    } { $ambition } Ehrgeiz mehr zur Verfügung.
power-chip-neighbour = Du darfst einer gegnerischen Emotion neben ihr 1 Essenz wegnehmen, wenn mindestens 1 auf ihr bleibt.
power-action-without-ambition = Wenn dieses Hervorrufen vorbei ist: Steht deinem Team kein Ehrgeiz zur Verfügung, so hast du in diesem Zug { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    } mehr.
power-steal-willpower = Wähl einen gegnerischen Geist, der mehr Willenskraft hat als du, und nimm { $wp } davon.
power-token-in-enemy-realm = In einem Reich, das bis jetzt das gegnerische Team beherrscht hat oder in dem es eine Festung hat, bekommt diese eine Intensitätsmarke +{ $token }. In einem Grenzland geschieht nichts.
power-shove-spirit = Du darfst einen gegnerischen Geist von dem Ort neben diesem Feld auf einen Ort schieben, zu dem von dort ein Weg führt.
power-gain-essence = Du bekommst { $essence } Essenz.
power-token-when-outnumbered = Hat dein Team, diese mitgezählt, weniger Emotionen auf dem Brett als das gegnerische Team, so bekommt sie eine Intensitätsmarke +{ $token }.
power-insecurity = Wähl einen gegnerischen Geist und eine seiner Reihen ohne Unsicherheitsmarke, und leg dort eine hin. Die nächste Aktion dieser Reihe kostet 1 Willenskraft mehr, danach kommt die Marke weg.
power-insecurity-for-all = Jeder gegnerische Geist bekommt eine Unsicherheitsmarke in eine Reihe deiner Wahl, die noch keine hat. Die nächste Aktion dieser Reihe kostet 1 Willenskraft mehr, danach kommt die Marke weg.
power-token-when-alone = Liegt keine andere Emotion deines Teams neben ihr, so bekommt sie eine Intensitätsmarke +{ $token }.
power-drain-all-neighbours = Jede gegnerische Emotion neben ihr verliert { $essence } Essenz.
power-take-from-sphere = Wähl eine Sphäre und nimm { $wp } Willenskraft von ihr, oder so viel, wie sie geben kann, ohne die letzte herzugeben.
power-steal-by-comparison = Wähl einen gegnerischen Geist. Hat er mehr Willenskraft als du, so nimm { $wp } Willenskraft von ihm; hat er mehr Essenz als du, so nimm { $essence } Essenz von ihm.
power-weaken-fortress = In einem Reich, dessen Festung die Intensität des gegnerischen Teams mehrt, fällt diese Festung um eine Stufe: Ein großes Fragment wird zum kleinen, ein kleines (oder ein großes, dessen Team kein kleines mehr hat) kommt weg. In einem Grenzland geschieht nichts.
power-collect-tokens = Alle gegnerischen Emotionen verlieren ihre Intensitätsmarken. Diese bekommt eine Marke, deren Wert die Zahl der verlorenen Marken ist, aber höchstens +{ $most }.
power-drain-neighbour = Wähl eine gegnerische Emotion neben ihr: Diese verliert { $essence } Essenz.
power-gain-essence-held = Du bekommst so viel Essenz, wie auf dieser Emotion liegt.
power-empty-sphere = Wähl eine Sphäre mit { $least } Willenskraft oder mehr: { $wp } davon kommen in den Vorrat. Dann darfst du den Ursprung einen Schritt drehen.
power-add-rarest-tokens = Leg von jeder Farbe, die deine Tafel am seltensten zeigt, eine Stimmungsmarke in eine deiner Reihen, soweit die Reihen sie annehmen können.
power-lower-tokens = Du darfst Intensitätsmarken auf irgendwelchen Emotionen senken, zusammen um so viel, wie Essenz auf dieser liegt.

## Was gilt, solange die Emotion auf dem Brett liegt

power-quell-price-nearby = Eine Emotion neben dieser zu bezwingen, kostet gegnerische Geister { $wp } Willenskraft mehr.
power-quell-price-itself = Diese Emotion zu bezwingen, kostet gegnerische Geister { $ambition } Ehrgeiz mehr.
power-absorb-income-nearby = Ein Geist deines Teams, der neben der Triade dieser Emotion aufnimmt, bekommt { $wp } Willenskraft aus dem Vorrat.
power-free-intensify = In einer Aktion Steigern kommt alle Essenz nach der ersten auf diese Emotion, ohne dass dafür Willenskraft gezahlt wird.
power-turn-income = Wer zu deinem Team gehört, bekommt am Ende jedes eigenen Zuges { $wp } Willenskraft.
power-free-quell-nearby = Einmal im Zug, wenn ein Geist deines Teams eine Emotion neben dieser bezwingt, kostet das Bezwingen selbst keinen Ehrgeiz.
power-easy-moves = Geister deines Teams zahlen für Bewegen { $wp } Willenskraft weniger und können auf einem Ort mit einem gegnerischen Geist stehen bleiben.
power-action-after-empower = Wer aus deinem Team eine Emotion bestärkt, hat danach in diesem Zug { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    } mehr, auch wenn dadurch diese Emotion ins Spiel kommt. Mehrere solche Emotionen zählen einmal.
power-lend-essence = Wer aus deinem Team eine andere Emotion steigert, kann Essenz von dieser verwenden, bis auf die letzte, die bleibt.
power-cap-neighbours = Gegnerische Emotionen neben ihr zählen nie mit mehr als Intensität { $intensity }.
power-absorb-more = { $supply ->
        [0] Nimmt ein Geist deines Teams auf, so nimmt er { $sphere } Willenskraft mehr aus der Sphäre, wenn diese Emotion im Reich der Sphäre liegt.
       *[other] Nimmt ein Geist deines Teams auf, so nimmt er { $sphere } Willenskraft mehr aus der Sphäre, wenn diese Emotion im Reich der Sphäre liegt, und { $supply } Willenskraft aus dem Vorrat, wenn er neben der Triade dieser Emotion steht.
    }
power-move-price-from = Gegnerische Geister zahlen { $wp } Willenskraft mehr, um sich von dem Ort neben diesem Feld wegzubewegen.
power-upgraded-move-income = Verwendet ein gegnerischer Geist beim Bewegen Verbesserungen, so wählt dein Team einen seiner Geister, der { $wp } Willenskraft bekommt.
power-upgraded-action-income = Verwendet ein gegnerischer Geist bei irgendeiner Geisteraktion Verbesserungen, so wählt dein Team einen seiner Geister, der { $wp } Willenskraft bekommt.
power-quell-price = Jedes Bezwingen kostet gegnerische Geister { $wp } Willenskraft mehr.
power-invoke-essence-nearby = Um auf ein Feld neben diesem hervorzurufen, muss ein gegnerischer Geist zusätzlich { $essence } Essenz von seiner Tafel in den Vorrat geben.
power-invoke-essence = Um hervorzurufen, muss ein gegnerischer Geist zusätzlich { $essence } Essenz von seiner Tafel in den Vorrat geben.
power-quell-discard = Hat ein gegnerischer Geist bezwungen, so legt er danach { $cards ->
        [one] eine Handkarte
       *[other] { $cards } Handkarten
    } ab, soweit vorhanden.
power-move-price-to = Gegnerische Geister zahlen { $wp } Willenskraft mehr, um sich auf den Ort neben diesem Feld zu bewegen.
power-intensity-per-opponent = Ihre Intensität ist für jede gegnerische Emotion auf dem Brett um { $intensity } höher, aber höchstens um { $most }.
power-intensity-when-alone = Ihre Intensität ist um { $intensity } höher, solange keine andere Emotion deines Teams neben ihr liegt.
power-level-triad = Jede Emotion in ihrer Triade hat die Intensität, die auf dieser Karte unter der letzten Essenz gedruckt steht. Marken und Kräfte ändern daran nichts.
power-leave-income = Verlässt eine gegnerische Emotion das Brett, so wählt dein Team einen seiner Geister, der { $wp } Willenskraft bekommt.
power-leave-choice = Verlässt irgendeine andere Emotion das Brett, so kann ein Geist, den dein Team wählt, eines davon nehmen: { $essence } Essenz, { $wp } Willenskraft oder { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } von seinem Stapel.

## Was einmal geschieht, wenn die Emotion selbst das Brett verlässt

power-parting-draw = Verlässt sie das Brett, so darf ein Geist, den dein Team wählt, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } ziehen.
power-parting-willpower = Verlässt sie das Brett, so bekommt ein Geist, den dein Team wählt, { $wp } Willenskraft.
power-parting-essence = Verlässt sie das Brett, so darf ein Geist, den dein Team wählt, { $essence } Essenz nehmen.
power-parting-token = Verlässt sie das Brett, so darf ein Geist, den dein Team wählt, eine Stimmungsmarke in eine seiner Reihen legen, in jeder Farbe, die die Reihe annehmen kann.

## Woher der Wortlaut einer Karte kommt

status-documented = Belegt: Veröffentlichte Regeln sagen, was diese Karte bewirkt.
status-documented-in-part = Zum Teil belegt: Einiges sagen veröffentlichte Regeln, der Rest wurde für dieses Programm gemacht.
status-designed = Entworfen: für dieses Programm gemacht, weil die veröffentlichten Regeln die Kraft dieser Karte nicht nennen.
