# Die Texte von Fehlern. Nur einfacher Text und { $name }.

error = Im Spiel ist etwas schiefgegangen. Bitte melde es, mit dem, was du zuletzt getan hast.

## Wahlmöglichkeiten

malformed-choice = „{ $text }“ ist keine Wahl, die das Spiel kennt. Nimm einen der Texte, die es anbietet, zum Beispiel „move“, „slot 7“ oder „use none“.
malformed-choice-near = „{ $text }“ ist keine Wahl, die das Spiel kennt. Meintest du „{ $near }“?
malformed-choice-number = { $number } ist nicht die Nummer einer Wahl. Nimm eine Zahl von 0 bis { $most }.
malformed-choice-type = Eine Wahl wird als Choice, als ihr Text oder ihre Nummer angegeben, nicht als { $found }.
illegal-choice = „{ $choice }“ steht jetzt nicht zur Wahl. Wähl eines davon: { $offered }.
illegal-choice-over = „{ $choice }“ steht nicht zur Wahl: Das Spiel ist zu Ende. Beginn ein neues, um weiterzuspielen.
unknown-seat = In diesem Spiel gibt es keinen Platz „{ $seat }“. Nimm eine Zahl ab 0 oder eines davon: { $seats }.

## Namen

unknown-card = Es gibt keine Emotion namens „{ $card }“. Nimm einen Namen aus der Liste der Emotionen, klein geschrieben und mit Bindestrichen, etwa „self-esteem“.
unknown-card-near = Es gibt keine Emotion namens „{ $card }“. Meintest du „{ $near }“?
unknown-name = „{ $word }“ ist hier nicht bekannt ({ $kind }). Nimm eines davon: { $known }.
unknown-name-near = „{ $word }“ ist hier nicht bekannt ({ $kind }). Meintest du „{ $near }“?

## Installation

cli-absent = Die Kommandozeile braucht { $module }, und das ist nicht installiert. Installiere Cerebria mit allem, was es braucht: pip install cerebria
server-absent = Der Tischserver braucht { $module }, und das ist nicht installiert. Installiere Cerebria mit allem, was es braucht: pip install cerebria
postgres-absent = PostgreSQL braucht { $module }, und das ist nicht installiert. Installiere das Extra „postgres“: pip install "cerebria[postgres]"

## Dateien

file-absent = Diese Datei gibt es nicht. Prüf den Namen und den Ordner.
file-unwritable = „{ $file }“ ließ sich nicht schreiben ({ $reason }). Prüf den Namen und deine Rechte, oder wähl einen anderen Ort.
file-unreadable = Die Datei ließ sich nicht öffnen ({ $reason }). Prüf den Namen und ob du sie lesen darfst.
file-too-large = Die Datei ist zu groß. Sie darf höchstens { $most } Bytes haben.
file-not-text = Das ist keine Textdatei. Speichere sie als reinen Text in UTF-8.

## Stapel

bad-deck = Der Stapel „{ $deck }“ verstößt gegen die Regeln für Stapel. Bring Folgendes in Ordnung:
deck-not-a-list = Ein Stapel wird als Liste von Namen angegeben. Schreib für jede seiner Karten einen Eintrag.
deck-team = So ein Team gibt es nicht. Gib die Nummer eines Teams an: 0 für Wonne, 1 für Schwermut, 2 für das Gleichgewicht.
deck-line = „{ $line }“ ist keine Zeile eines Stapels. Schreib einen Namen, wenn du willst mit der Anzahl davor: „2 courage“.
deck-size = Karten im Stapel: { $found }. Es müssen genau { $wanted } sein.
deck-copies = Von { $card } gibt es mehr als { $most }. Nimm heraus, was zu viel ist.
deck-wrong-team = { $card } gehört zu: { $owner }. Wähl stattdessen eine Emotion von: { $wanted }.
deck-edition = { $card } gibt es in dieser Ausgabe nicht. Wähl aus diesen: { $known }.
deck-strong = { $card } ist eine starke Emotion. Nimm stattdessen ihr mildes Gegenstück in den Stapel: { $mild }.
deck-starting = { $card } ist eine Anfangsemotion und liegt von Anfang an auf dem Brett. Nimm sie aus dem Stapel.
deck-vibe = Der Stapel hat nicht von jeder Stimmung gleich viele Karten; es geht um { $vibe }. Nenn von jeder Stimmung gleich viele Emotionen.

## Kartensätze

bad-card-set = Der Kartensatz „{ $name }“ ist nicht zu verwenden. Bring Folgendes in Ordnung:
card-set-absent = Es gibt keinen Kartensatz und keine Datei dieses Namens. Schreib „standard“ oder den Pfad einer TOML-Datei.
card-set-syntax = Das ist kein wohlgeformtes TOML ({ $reason }). Bring die Stelle in Ordnung und lade die Datei neu.
card-set-name = Der Kartensatz braucht einen Namen. Schreib oben name = "…" mit 1 bis { $most } Zeichen.
card-set-name-taken = Der Name „standard“ ist vergeben. Gib deinem Kartensatz einen anderen.
card-set-emotion = Es gibt keine Emotion namens „{ $word }“. Nenn die Tabelle nach einer der Emotionen, klein geschrieben und mit Bindestrichen.
card-set-emotion-near = Es gibt keine Emotion namens „{ $word }“. Meintest du „{ $near }“?
card-set-table = Was zu einer Emotion gehört, ist eine Tabelle. Schreib [{ $emotion }] in eine eigene Zeile und ihre Schlüssel darunter.
card-set-key = „{ $word }“ ist keine Eigenschaft einer Emotion. Verwende vibe, intensity, threshold, power, numbers oder status.
card-set-key-near = „{ $word }“ ist keine Eigenschaft einer Emotion. Meintest du „{ $near }“?
card-set-vibe = „{ $word }“ ist keine Stimmung, die eine Emotion haben kann. Nimm eine davon: { $known }.
card-set-vibe-starting = { $emotion } hat keine Stimmung. Lass die Zeile weg, oder schreib vibe = "none".
card-set-intensity-type = Die Intensitäten sind eine Liste ganzer Zahlen. Schreib zum Beispiel intensity = [1, 2, 2].
card-set-intensity-count = Eine Emotion hat 1 bis { $most } Plätze für Essenz, nicht { $found }. Gib für jeden Platz eine Intensität an.
card-set-intensity-range = Eine Intensität kann nicht { $found } sein. Nimm eine Zahl von 0 bis { $most }.
card-set-threshold-type = Die Schwelle ist eine ganze Zahl. Schreib zum Beispiel threshold = 2.
card-set-threshold-range = Eine Schwelle von { $found } ist nicht zu erreichen. Nimm eine Zahl von 1 bis { $spaces }, der Zahl der Plätze für Essenz.
card-set-threshold-not-mild = Auf { $emotion } steht keine Schwelle. Nimm die Zeile heraus.
card-set-power = „{ $word }“ ist keine Kraft der Sammlung. Nimm einen Namen aus der Liste der Kräfte, oder "none".
card-set-power-near = „{ $word }“ ist keine Kraft der Sammlung. Meintest du „{ $near }“?
card-set-power-starting = { $emotion } kann keine Kraft haben. Lass die Zeile weg, oder schreib power = "none".
card-set-numbers-type = Die Zahlen einer Kraft sind eine Tabelle. Schreib zum Beispiel numbers = { "{" } wp = 2 { "}" }.
card-set-number-unknown = Die Kraft { $power } hat keine Zahl „{ $word }“. Diese hat sie: { $known }.
card-set-number-missing = Die Kraft { $power } braucht die Zahl „{ $word }“. Ergänze sie, von { $least } bis { $most }.
card-set-number-range = Die Zahl „{ $word }“ kann nicht { $found } sein. Nimm eine ganze Zahl von { $least } bis { $most }.
card-set-status = „{ $word }“ ist kein Stand. Nimm eines davon: { $known }.

## Einstellungen eines Spiels

bad-arguments = So lässt sich das Kommando nicht ausführen. Bring Folgendes in Ordnung:
bad-options = Mit diesen Einstellungen kann kein Spiel beginnen. Bring Folgendes in Ordnung:
option-unknown = So eine Einstellung gibt es nicht. Nimm eine davon: { $known }.
option-unknown-near = So eine Einstellung gibt es nicht. Meintest du „{ $near }“?
option-not-allowed = Das kann nicht „{ $value }“ sein. Nimm eines davon: { $allowed }.
option-not-a-number = Das kann nicht „{ $value }“ sein. Nimm eine ganze Zahl von { $least } bis { $most }.
option-basic-side = Das Grundspiel wird mit Seite A der Geistertafeln gespielt. Wähl A, oder das volle Spiel.
option-basic-start = Das Grundspiel beginnt an festen Stellen. Wähl fixed, oder das volle Spiel.
option-first-of-three = Wo von Wonne und Schwermut nur ein Team zwei Geister hat, beginnt es. Nenn dieses Team, oder random.
option-handicap-alone = Ein Ausgleich ist für Spiele von Wonne gegen Schwermut; lass ihn hier weg.
option-handicap-mode = Im Grundspiel gibt es kein Rad, auf dem Punkte zu vergeben wären; wähl action oder means.
option-spirits-form = Geister werden für jedes Team angegeben, als Liste von Namen, zum Beispiel bliss: [love, empathy].
option-unknown-team = In diesem Spiel gibt es kein Team „{ $team }“. Nimm eines davon: { $teams }.
option-unknown-spirit = In diesem Team gibt es keinen Geist „{ $spirit }“. Nimm einen davon: { $spirits }.
option-spirit-twice = Der Geist { $spirit } ist mehr als einmal genannt. Nenn jeden höchstens einmal.
option-spirit-count = Mit { $players } Leuten braucht dieses Team so viele Geister: { $count }; angegeben sind { $given }. Nenn genau so viele.
option-shaper-count = Mit { $players } Leuten ist die Zahl der gestaltenden Teams { $wanted }. Nenn nicht mehr, oder ändere die Zahl der Leute.
option-balance-mode = Das Gleichgewicht spielt nur im vollen Spiel mit. Wähl das volle Spiel, oder lass das Gleichgewicht weg.
option-edition-alone = Gleichgewicht und Ego spielen nur in der endgültigen Ausgabe mit. Wähl diese, oder lass sie weg.
option-edition-lacks = Die Ausgabe { $edition } hat hier keine Wahl. Lass das weg, oder wähl eine andere Ausgabe.
option-edition-basic = In dieser Ausgabe ist das Grundspiel für vier. Wähl vier, oder das volle Spiel.
option-ego-balance = Ego spielt gegen Wonne oder Schwermut, ohne das Gleichgewicht. Lass eines von beiden weg.
option-steps-level = Gib eine Stufe mit --difficulty an oder einzelne Schritte mit --steps, nicht beides.
option-difficulty-ego = Eine Schwierigkeit gilt für ein Spiel gegen Ego. Sag, welches Team Ego spielt, oder lass die Schwierigkeit weg.
option-difficulty-both = Diese Schritte widersprechen einander: { $steps }. Lass einen davon weg.
option-balance-start = Mit dem Gleichgewicht werden die Stellen am Anfang gewählt. Wähl free, oder lass das Gleichgewicht weg.
option-card-set-form = „{ $value }“ ist kein Kartensatz. Gib standard an, den Pfad einer Datei oder ihren Inhalt.
option-deck-spirit = { $spirit } spielt in diesem Spiel nicht mit. Gib Stapel nur für Geister an, die mitspielen.
option-decks-form = „{ $value }“ ist kein Stapel. Nimm starter, spirit, random, oder für jeden Geist eines davon oder die Namen seiner Karten.
unknown-bot = Es gibt kein Programm „{ $bot }“. Nimm eines davon: { $bots }.
unknown-bot-near = Es gibt kein Programm „{ $bot }“. Meintest du „{ $near }“?
bot-no-limits = Dem Programm „{ $bot }“ lässt sich nicht sagen, wie viel es denken soll. Lass die Zahl der Stellungen und die Zeit weg.
bot-nodes = „{ $bot }“ muss mit der Zahl der Stellungen enden, die ein Plan ansehen darf: von 1 bis { $most }, wie in planner@500.
bot-file-absent = Es gibt keine Datei „{ $file }“ mit einem Programm. Ein eigenes heißt DATEI:KLASSE, wie in shy.py:Shy.
bot-file-broken = Die Datei „{ $file }“ mit einem Programm läuft nicht ({ $reason }).
bot-file-lacks = Die Datei „{ $file }“ hat keine Klasse „{ $name }“ mit einer Methode „choose“.
bot-program-absent = Das Programm „{ $command }“ lässt sich nicht starten ({ $reason }).
bot-program-answer = Das Programm „{ $command }“ hat „{ $answer }“ geantwortet, was nicht zur Wahl steht. Es muss für jede Zeile, die es bekommt, eine der Möglichkeiten als Zeile ausgeben.
arena-too-few = Eine Arena braucht mindestens zwei Programme; gegen Ego genügt eines.
arena-twice = Das Programm „{ $bot }“ ist zweimal genannt. Jedes spielt so oft wie jedes andere.
arena-sprt = „{ $value }“ ist kein Paar von Anteilen. Schreib zwei Zahlen zwischen 0 und 1, die kleinere zuerst, wie in 0.5,0.55.
arena-state-other = Die Datei „{ $file }“ gehört zu einer Arena mit anderen Einstellungen ({ $names }). Nimm dieselben, oder eine andere Datei.
cluster-absent = Um auf einem Cluster zu spielen, braucht es Ray, und das ist hier nicht installiert. Installiere cerebria[cluster], wo es Ray für die Maschine gibt.
cluster-unreachable = Unter „{ $address }“ gibt es keinen Ray-Cluster, der zu verwenden wäre: { $reason }
cluster-version = Der Cluster hat cerebria { $found } (Version und Regeln), diese Maschine { $own }: Sie könnten verschiedene Spiele spielen. Installiere überall dasselbe.
cluster-own-bot = Das Programm „{ $bot }“ liegt auf dieser Maschine, wo ein Cluster es nicht findet. Spiel stattdessen mit --jobs.
dataset-absent = Parquet-Dateien brauchen pyarrow, und das ist hier nicht installiert. Installiere cerebria[dataset].
dataset-other = Im Ordner „{ $folder }“ liegt ein Datensatz mit anderen Einstellungen ({ $names }). Nimm dieselben, oder einen anderen Ordner.
training-other = Der Ordner „{ $folder }“ enthält einen Lauf mit anderen Einstellungen ({ $names }). Nimm dieselben oder einen anderen Ordner.
network-form = Das ist kein Netz von der Form, mit der diese Version spielt. Trainiere eines oder nimm eine andere Datei.
network-version = { $file } ist ein Netz der Version { $found }; dieses Programm kennt Version { $known }. Trainiere es neu.
network-unreadable = { $file } lässt sich nicht als Netz lesen: { $reason }. Nimm eine unbeschädigte Kopie.
network-absent = Ein Netz spielt mit numpy, das hier nicht installiert ist. Installiere cerebria[env].
dataset-no-row = Der Datensatz hat keine Entscheidung { $ply } des Spiels { $game }, oder nicht alles, was davor gewählt wurde.
arena-state-broken = In der Datei „{ $file }“ ist keine Arena, mit der es weitergehen könnte. Nimm eine andere Datei.
option-deck-form = „{ $value }“ nennt keinen Stapel. Schreib den Geist und die Datei: love=my-deck.txt
option-too-many-seats = Das Spiel hat { $seats } Plätze, und es sind mehr genannt. Nenn höchstens so viele.
option-resumed = Ein fortgesetztes Spiel behält seine Einstellungen. Lass diese weg, oder beginn ein neues Spiel.

## Aufzeichnungen

bad-record = Diese Aufzeichnung ist nicht zu verwenden: { $reason }. Nimm eine unbeschädigte Kopie, oder speichere das Spiel neu.
record-syntax = Das ist keine Aufzeichnung eines Spiels: Es ist kein wohlgeformtes JSON ({ $reason }). Nimm eine unbeschädigte Kopie.
record-field = Der Aufzeichnung fehlt ein richtiges „{ $field }“. Nimm eine unbeschädigte Kopie, oder speichere das Spiel neu.
record-no-turns = In { $file } ist noch kein ganzer Zug, also gibt es nichts zu erklären. Spiel erst weiter.
analyse-file-or-folder = Nenn ein Spiel oder mit --folder einen Ordner mit Spielen. Ein Bild gibt es von einem Spiel; --rows, --jobs und --cluster sind für einen Ordner.
analyse-folder-empty = In „{ $folder }“ liegt keine Aufzeichnung. Nenn einen Ordner mit Dateien, die auf .json enden.
record-choice = Wahl { $number } der Aufzeichnung, „{ $choice }“, passt an dieser Stelle nicht zum Spiel. Sie wurde geändert oder beschädigt: Nimm eine unbeschädigte Kopie.
record-result = Nachgespielt ergibt die Aufzeichnung ein anderes Ergebnis, als sie angibt (angegeben { $stated }, gefunden { $found }). Sie wurde geändert oder beschädigt: Nimm eine unbeschädigte Kopie.
record-events = Nachgespielt ergibt die Aufzeichnung andere Ereignisse, als sie angibt. Sie wurde geändert oder beschädigt: Nimm eine unbeschädigte Kopie.
wrong-version = Die Aufzeichnung ist für Version { $found } gemacht, und dieses Programm spielt nach diesen Versionen: { $known }. Spiel sie mit einem Programm ihrer eigenen Version nach.
wrong-version-format = Die Aufzeichnung hat die Form { $found }, und dieses Programm liest Form { $known }. Öffne sie mit dem Programm, das sie gemacht hat, oder mit einem neueren.

## Szenarien

bad-scenario = Das Szenario „{ $file }“ ist nicht zu verwenden. Bring Folgendes in Ordnung:
scenario-syntax = Das ist kein wohlgeformtes YAML ({ $reason }). Bring die Stelle in Ordnung und lade die Datei neu.
scenario-folder = In diesem Ordner ist kein Szenario. Nenn einen mit Dateien, die auf .yaml oder .yml enden.
scenario-none = In dieser Datei ist kein Szenario. Schreib wenigstens einen Titel und was erwartet wird.
scenario-too-deep = Listen und Maps sind hier tiefer als { $most } ineinander. Schreib es flacher.
scenario-too-much = Die Datei hat zu viel davon: { $what }, mehr als { $most }. Teil sie in mehrere Dateien.
scenario-line-length = Diese Zeile ist zu lang. Brich sie in Zeilen von höchstens { $most } Zeichen.
scenario-anchor = Anker und Verweise (& und *) werden nicht gelesen. Schreib den Wert aus.
scenario-tag = Das Kennzeichen „{ $word }“ wird nicht gelesen. Lass es weg.
scenario-key = „{ $word }“ ist hier kein Schlüssel. Nimm einen davon: { $known }.
scenario-key-near = „{ $word }“ ist hier kein Schlüssel. Meintest du „{ $near }“?
scenario-key-form = Ein Schlüssel ist ein einzelnes Wort. Schreib die Map oder Liste dahinter.
scenario-key-twice = Der Schlüssel „{ $word }“ steht hier zweimal. Nimm einen davon heraus.
scenario-edition = Die Ausgabe { $edition } hat kein „{ $word }“. Lass es weg, oder nenn eine andere Ausgabe.
scenario-lacks = Hier fehlt der Schlüssel „{ $word }“. Ergänze ihn.
scenario-value = „{ $word }“ kann hier nicht stehen. Erwartet wird: { $wanted }.
scenario-statement = „{ $word }“ ist keine Aussage. Schreib eine wie „wp love = 5“ oder „legal quell“.
scenario-statement-near = „{ $word }“ ist keine Aussage. Meintest du „{ $near }“?
scenario-statement-form = „{ $word }“ ist unvollständig oder sagt zu viel. Schreib es in der Form { $forms }.
scenario-sign = „{ $word }“ vergleicht nur Zahlen. Nimm in „{ $form }“ = oder !=.
scenario-choice = „{ $word }“ ist keine Wahl. Schreib eine wie „move“ oder „slot 7“.
scenario-untitled = Szenario { $number }
scenario-fault = Das Spiel konnte von hier nicht weitergehen ({ $reason }). Bitte melde dieses Szenario.
scenario-failed = Zeile { $line }, „{ $statement }“: erwartet { $expected }, gefunden { $found }.
scenario-failed-statement = Zeile { $line }, „{ $statement }“: sollte gelten, gefunden { $found }.
scenario-offered = { $who } hat die Wahl: { $offered }
scenario-over = das Spiel zu Ende
scenario-refused = Zeile { $line }, „{ $choice }“: sollte zur Wahl stehen, aber { $who } hat die Wahl: { $offered }.
scenario-refused-who = Zeile { $line }, „{ $choice }“: { $expected } sollte entscheiden, aber { $who } hat die Wahl: { $offered }.
scenario-refused-over = Zeile { $line }, „{ $choice }“: sollte zur Wahl stehen, aber das Spiel ist zu Ende.
position-no-ego = In diesem Spiel spielt Ego nicht mit. Nenn sein Team bei den Einstellungen des Spiels, oder lass das weg.
position-scheme-twice = Die Plankarte { $number } steht hier zweimal. Nimm eine davon heraus.
position-slot-twice = Feld { $slot } ist schon belegt. Leg die Emotion auf ein anderes.
position-essence = { $card } hat { $most } Plätze für Essenz, nicht { $found }. Leg weniger Essenz darauf.
position-owner = { $card } kommt aus einem Stapel von: { $team }. Nenn einen Geist dieses Teams.
position-card-team = { $card } gehört zu einem Team, das hier nicht mitspielt: { $team }. Nimm eine Emotion eines Teams, das mitspielt.
position-aligned = { $word } kann nicht für dieses Team wirken. Nimm eines davon: { $team }.
position-vibe = { $card } hat die Stimmung { $vibe }. Lass das weg.
position-strong-basic = { $card } ist eine starke Emotion, und im Grundspiel gibt es keine. Nimm eine milde, oder das volle Spiel.
position-copies = Es liegen { $found } von { $card } da, und das Spiel hat nur { $most }. Nimm heraus, was zu viel ist.
position-deck-copies = { $spirit } hat { $found } von { $card } auf der Hand, im Stapel und auf dem Brett, und ein Stapel hat höchstens { $most }. Nimm heraus, was zu viel ist, oder nenn, wem sie sonst gehört.
position-not-in-deck = { $card } ist in keinem Stapel von: { $team }. Nimm eine milde Emotion dieses Teams.
position-fragments = { $team } hat { $found } Fragmente dieser Art ({ $kind }) in der Identität und auf Bauplätzen, und es gibt nur { $most }. Nimm heraus, was zu viel ist.
position-row-size = Eine Reihe hat { $wanted } Plätze, und { $found } sind angegeben. Schreib für jeden einen Eintrag, „-“ für einen freien.
position-row-locked = Die Reihe { $row } von { $spirit } ist verbessert, aber nicht offen. Leg eine Marke auf ihren ersten Platz.
position-row-colour = In der Reihe { $row } von { $spirit } liegen zwei Marken derselben Farbe: { $colour }. Nimm jede Farbe in einer Reihe höchstens einmal.
position-row-basic = Im Grundspiel nimmt die Reihe empower keine Marke an. Lass sie bei { $spirit } frei, oder nimm das volle Spiel.
position-wild = Auf der Tafel von { $spirit } liegen { $found } farblose Marken, und man hat nur { $most }. Nimm Farben für die anderen.
position-wheel-basic = Im Grundspiel steht ein Rad bei 0, oder bei 4 für ein zweites krönendes Fragment. Bring die { $found } in Ordnung ({ $team }).
position-hidden-common = { $aspiration } ist die geltende gemeinsame Bestrebung, also kann sie nicht die verborgene sein ({ $team }). Nenn zuerst eine andere.
position-endgame-common = { $aspiration } ist die gemeinsame Bestrebung für das Ende, also kann sie nicht auch die eigene sein ({ $team }). Nenn eine andere.
position-no-fortitude = { $team } ist am Zug und hat keine Standkraft, um anzufangen. Gib ihm welche, oder lass weniger Aktionen übrig.
position-major = Große Fragmente gehören hier zu Sphären. Nenn sie unter „majors“.
position-strong-twice = { $spirit } hat diese Karte einmal, und sie liegt zweimal auf dem Brett: { $card }. Nenn, wem sie sonst gehört.
position-aspiration-twice = { $aspiration } steht hier zweimal. Nenn jede Bestrebung höchstens einmal.
position-aspiration-absent = { $aspiration } gehört nicht zu diesem Spiel. Lass sie weg; es gibt { $known }.

## Zurücknehmen

cannot-undo = Es gibt nichts zurückzunehmen. Wähl zuerst etwas.
cannot-undo-seen = Das lässt sich nicht zurücknehmen: Seitdem ist Verborgenes gezeigt worden. Spiel von hier weiter.

# Was der Server ablehnt.

not-signed-in = Mit diesem Schlüssel ist niemand angemeldet. Wähl einen Namen, um weiterzumachen.
not-allowed = Das steht dir nicht zu.
not-host = Das kann nur, wer den Tisch eröffnet hat.
not-your-seat = Dieser Platz ist nicht deiner.
not-your-decision = Das entscheidest du jetzt nicht.
choices-apart = Was nach „{ $choice }“ kommt, lässt sich nicht zusammen damit wählen: Sieh dir zuerst an, was es bringt.
wrong-origin = Die Verbindung kommt von einer anderen Seite als unserer.
no-such-table = Diesen Tisch gibt es nicht, oder du wurdest nicht eingelassen. Bitte um einen Link.
table-damaged = Was von diesem Tisch aufbewahrt ist, ist beschädigt, und er lässt sich nicht öffnen. Sag es denen, die den Server betreiben; kein anderer Tisch ist davon betroffen.
no-such-seat = Der Tisch hat { $seats } Plätze, gezählt ab 0; einen Platz { $seat } gibt es nicht.
no-such-link = Der Link führt nirgendwohin (oder nicht mehr). Bitte um einen neuen.
no-such-moment = Im Spiel wurde { $most }-mal gewählt; einen Augenblick { $moment } gibt es nicht.
no-such-eyes = Mit den Augen „{ $eyes }“ lässt sich dieses Spiel nicht ansehen. Nimm eines davon: { $known }.
no-team = Wer zusieht, hat kein Team, mit dem zu reden wäre.
nobody-there = Dort sitzt niemand.
seat-taken = Dort sitzt schon jemand.
no-seat-empty = Alle Plätze dieses Tisches sind besetzt.
too-many-codes = Zu viele Codes waren falsch. Warte einen Augenblick, und sieh dir die Buchstaben noch einmal an.
too-many-listed = { $most } deiner Tische stehen schon in der Liste. Nimm zuerst einen davon heraus.
too-many-waiting = Du sitzt an { $most } offenen Tischen, an denen noch nicht gespielt wird. Verlass zuerst einen davon.
too-many-seeking = { $most } Leute suchen gerade einen Tisch, mehr passen nicht. Versuch es gleich noch einmal.
seeks-elsewhere = Du suchst jetzt in einem anderen Fenster, hier nicht mehr.
list-full = Die Liste der offenen Tische ist mit { $most } Tischen voll. Versuch es später, oder verschick einen Link.
not-wanted = Wer diesen Tisch eröffnet hat, spielt mit anderen.
no-open-tables = Dieser Server zeigt keine offenen Tische. Verschick stattdessen einen Link oder einen Code.
not-listed = Dieser Tisch steht nicht (mehr) in der Liste.
barred = Auf diesem Server darfst du nicht spielen. Das hat so entschieden, wer ihn betreibt.
game-goes-on = Dieser Tisch führt ein anderes Spiel weiter, also bleibt, was dort gespielt wird, wie es ist.
other-seats = Der Tisch hat { $seats } Plätze, dieses Spiel { $given }. Eröffne dafür einen anderen.
seed-stays = Die Startzahl wird gewählt, wenn ein Tisch eröffnet wird, und bleibt.
seats-open = Diese Plätze sind noch leer: { $seats }. Warte, oder setz Programme darauf.
too-many-seats = Das Spiel hat { $seats } Plätze, angegeben sind { $given }.
no-such-way = Auf diese Weise kann dieser Server niemanden rufen.
no-such-channel = Diesen Kanal gibt es nicht, oder sein Link gilt nicht mehr. Richte ihn in den Einstellungen neu ein.
no-such-zone = Es gibt keine Zeitzone „{ $zone }“. Wähl eine aus der Liste.
night-too-long = Eine Nacht dauert höchstens { $most } Stunden und beginnt und endet zu verschiedenen Zeiten.
bad-holiday = Freie Tage enden nicht vor dem Tag, an dem sie beginnen, und spätestens in { $days } Tagen.
too-many-holidays = Im Jahr gibt es { $most } freie Tage. Nimm einige davon zurück.
# Still right.
night-set-lately = Die Nacht wurde erst kürzlich festgelegt. Sie lässt sich in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} wieder ändern.
too-many-channels = { $most } genügen. Entferne zuerst einen davon.
channel-unconfirmed = Dorthin ist schon ein Link gegangen. Öffne ihn, oder warte einen Tag und versuch es noch einmal.
bad-address = Gerufen werden können nur Adressen, die mit https:// beginnen und für das ganze Netz offen sind.
too-many-tables = Du hast schon { $most } Tische eröffnet. Beende zuerst einige davon.
too-many-thinking = An { $most } deiner Tische denken schon Programme. Warte auf sie, oder beende zuerst einige dieser Spiele.
too-many-requests = Das war zu viel auf einmal. Warte einen Augenblick.
too-many-connections = Es gibt zu viele Verbindungen. Schließ einige, oder versuch es später noch einmal.
too-slow = Die Anfrage hat länger als { $seconds } Sekunden gebraucht, bis sie da war. Versuch es noch einmal.
too-large = Das ist zu groß: Höchstens { $most } Bytes werden gelesen.
too-long = Das ist zu lang: höchstens { $most } Zeichen.
already-started = Das Spiel hat begonnen.
already-over = Das Spiel ist zu Ende.
other-rules = Dieses Spiel wurde nach Version { $rules } der Regeln begonnen, und hier wird nach diesen Versionen gespielt: { $known }. Hier kann es nicht weitergehen; sobald die Person, die den Tisch eröffnet hat, es beendet, lässt es sich herunterladen.
chat-closed = Der Chat ist geschlossen: Seit dem Ende des Spiels ist ein Tag vergangen.
silenced = Wer den Tisch eröffnet hat, bittet dich, still zuzusehen.
no-such-spectator = Unter denen, die zusehen, ist das niemand (oder nicht mehr).
not-running = Das Spiel läuft nicht.
not-over = Das Spiel ist noch nicht zu Ende.
never-began = Das Spiel wurde geschlossen, bevor es begann: Es gibt nichts davon zu sehen.
over-by-then = In diesem Augenblick ist das Spiel zu Ende. Wähl einen früheren.
rematch-made = Es gibt schon eine Revanche: Tisch { $table }.
program-plays = Ein Programm spielt für dich. Nimm zuerst deinen Platz zurück.
no-program-plays = Für dich spielt kein Programm.
no-undo-asked = Um dieses Zurücknehmen wird nicht mehr gebeten. Sieh auf den Tisch, und antworte auf das, worum gebeten wird.
undo-asked = Um ein Zurücknehmen wird schon gebeten. Warte, bis alle geantwortet haben.
out-of-time = Deine Zeit ist abgelaufen, und ein Programm spielt diesen Zug zu Ende. Danach kannst du deinen Platz zurücknehmen.
journal-full = An diesem Tisch ist so viel geschehen, dass davon nichts mehr hineinpasst. Macht ohne das weiter, oder beendet das Spiel.
stale = Inzwischen ist etwas geschehen. Sieh auf den Tisch und wähl noch einmal.
time-left = Es ist noch Zeit.
busy = Der Server konnte das gerade nicht tun. Sieh nach, ob es getan ist, und versuch es noch einmal.
no-hints = An diesem Tisch gibt es keine Tipps: Mehrere spielen, und wer ihn eröffnet hat, hat keine erlaubt.
still-thinking = Über deine vorige Frage wird noch nachgedacht. Warte darauf, oder brich sie zuerst ab.
thinkers-busy = Es wird schon über zu vieles nachgedacht. Versuch es etwas später noch einmal.
question-withdrawn = Die Frage wurde zurückgezogen.
malformed-request = Die Anfrage hat nicht die richtige Form. { $reason }
http-error = Der Server antwortet mit dem Status { $status }.
internal-error = Bei uns ist etwas schiefgegangen. Nichts wurde geändert; versuch es noch einmal.

## Einen Server betreiben

bad-setting = { $name } kann nicht „{ $value }“ sein. Gib eine Zahl an, oder für einen Schalter 1 oder 0.
base-url = „{ $value }“ ist keine Adresse, mit der jemand etwas anfangen könnte. Schreib sie wie https://cerebria.example.org, ohne einen Pfad.
trusted-proxies = „{ $value }“ ist keine Adresse eines Proxys. Nenn IP-Adressen oder Netze mit Kommas dazwischen, zum Beispiel 127.0.0.1,10.0.0.0/8.
port-taken = Port { $port } ist von einem anderen Programm belegt. Nenn mit --port einen anderen, oder keinen, damit einer gefunden wird.
ports-taken = Alle Ports von { $first } bis { $last } sind belegt. Nenn mit --port einen freien.
port-not-allowed = Port { $port } ist nicht zu verwenden ({ $reason }). Ports unter 1024 brauchen oft Verwaltungsrechte: Nimm einen höheren, wenn nötig hinter einem Proxy.
host-unknown = Der Server kann nicht auf „{ $host }“ hören ({ $reason }). Nimm eine Adresse dieser Maschine, 127.0.0.1 für sie allein oder 0.0.0.0 für ihr ganzes Netz.
workers-need-postgres = Mehrere Arbeiter brauchen PostgreSQL: Mit einer SQLite-Datei würden sie von den Tischen der anderen nichts hören. Gib mit --database postgresql://… eine an, oder lass --workers weg.
bot-jobs-need-postgres = Programme als Aufträge brauchen PostgreSQL, das die Aufträge aufbewahrt. Gib mit --database postgresql://… eine an, oder lass --bot-jobs weg: Dann spielen Programme im Server selbst.
worker-needs-postgres = Ein Arbeiter spielt Programme als Aufträge, die PostgreSQL aufbewahrt. Gib mit --database postgresql://… die der Server an; mit einer SQLite-Datei spielen Programme im Server selbst.
database-address = „{ $address }“ ist keine Datenbank, die der Server kennt. Gib den Namen einer Datei an, oder eine Adresse, die mit sqlite:/// oder postgresql:// beginnt.
database-unusable = Die Datenbank { $database } ist nicht zu verwenden ({ $reason }). Prüf ihren Namen, ob sie läuft und welche Rechte du hast.
database-silent = Die Datenbank { $database } antwortet nicht mehr, und auf sie wird nicht länger gewartet. Was begonnen war, wird zurückgenommen, sobald sie wieder da ist; sieh nach ihr und dem Netz, und versuch es noch einmal.
database-carries-no-notes = Durch { $database } hören Server einander nicht: Was eine Verbindung sagt, erreicht keine andere, die hört. Ein Pooler vor PostgreSQL muss im Session-Modus sein, nicht im Transaction-Modus; oder verbinde dich mit PostgreSQL selbst.
database-absent = Unter { $database } gibt es keine Datenbank. Prüf den Namen, oder starte einmal einen Server, der sie anlegt.
database-newer = Die Datenbank { $database } hat eine neuere Version dieses Programms angelegt. Bring das Programm auf den neuen Stand.
database-older = Die Datenbank { $database } ist nicht auf dem neuen Stand. Führ zuerst „cerebria database upgrade“ aus.
nobody-known = Niemand hat hier den Schlüssel { $who }, und eine Adresse ist es auch nicht.
nobody-barred = { $who } ist nicht ausgesperrt.
database-in-use = Mit { $file } läuft schon ein Server, unter { $address }. Nimm diesen, oder beende ihn zuerst.
clock-off = Die Uhr dieser Maschine geht um { $seconds } Sekunden anders als die der Datenbank; erlaubt sind { $most }. Lass beide von einem Zeitdienst wie NTP stellen, und starte neu.
database-not-empty = Die Datenbank { $database } ist nicht leer. Importiere in eine leere: Nenn sie mit --database.
bad-archive = Nichts wurde importiert. Die Datei ist nicht zu verwenden:
archive-header = Das ist kein Export einer Datenbank. Nenn eine Datei, die „cerebria database export“ geschrieben hat.
archive-version = Nichts wurde importiert. Die Datei hat die Form { $found }, und dieses Programm liest Form { $known }. Nimm die Version des Programms, die sie geschrieben hat.
archive-form = Nichts wurde importiert. In der Datei ist eine Datenbank der Form { $found }, und dieses Programm hat die Form { $known }. Importiere sie mit Version { $version } des Programms, und bring sie dann auf den neuen Stand.
archive-cut = Die Datei ist abgeschnitten oder beschädigt. Nimm eine unbeschädigte Kopie.
archive-line = Diese Zeile ist keine Zeile einer Tabelle. Nimm eine unbeschädigte Kopie der Datei.
archive-columns = Die Spalten von { $table } passen nicht: { $columns }. Nimm eine unbeschädigte Kopie der Datei.
archive-value = Was in der Spalte { $column } steht, kann nicht sein. Nimm eine unbeschädigte Kopie der Datei.
archive-refused = Die Datenbank nimmt diese Zeilen nicht an ({ $reason }). Nimm eine unbeschädigte Kopie der Datei.
archive-order = Die Zeilen sind nicht in der Reihenfolge eines Exports. Nimm eine unbeschädigte Kopie der Datei.
archive-twice = Diese Zeile gibt es schon. Nimm eine unbeschädigte Kopie der Datei.
archive-refers = Was die Spalte { $column } nennt, ist nicht in der Datei. Nimm eine unbeschädigte Kopie.
archive-seats = Der Tisch hat { $found } Plätze, sein Spiel { $wanted }. Nimm eine unbeschädigte Kopie der Datei.
archive-gap = Der Eintrag hat die Nummer { $found } und sollte { $wanted } haben. Nimm eine unbeschädigte Kopie der Datei.
archive-unplayable = So ist das Spiel nicht zu spielen: { $reason } Nimm eine unbeschädigte Kopie der Datei.
archive-entry-differs = Nachgespielt kommt der Eintrag der Art { $kind } anders heraus. Nimm eine unbeschädigte Kopie der Datei.
archive-snapshot = Nachgespielt ist die Stellung eine andere. Nimm eine unbeschädigte Kopie der Datei.
archive-row-differs = Nachgespielt ist der Tisch anders in: { $columns }. Nimm eine unbeschädigte Kopie der Datei.
archive-rows = Die Datei hat { $found } Zeilen und sollte { $wanted } haben. Sie ist abgeschnitten: Nimm eine unbeschädigte Kopie.
page-absent-title = Die Seite ist nicht gebaut
page-absent =
    Der Server läuft, aber die Seite für den Browser ist nicht da: Diese Kopie des Programms wurde ohne sie gebaut.
    In einer Kopie des Projekts führ „make web“ aus und lade diese Seite neu. Ein installiertes Paket enthält die Seite.
    Im Terminal kannst du ohne sie spielen: cerebria play

# Was ein Client sagt.

server-refused = Der Server hat nicht getan, worum er gebeten wurde.
server-problem = { $message }
connection-closed = Die Verbindung zum Tisch ist zu Ende ({ $reason }).
