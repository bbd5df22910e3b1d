# Die Kommandozeile: Hilfe, das Spiel im Terminal und die anderen Kommandos. Was in einem Spiel geschieht, steht in events.ftl.

## Das Programm

help-program = Spielt Cerebria im Browser oder im Terminal, und sieht hinein: eine unabhängige, inoffizielle Umsetzung.
help-lang = Die Sprache aller Texte; vor dem Namen eines Kommandos. Ohne Angabe die der Variable CEREBRIA_LANG, oder die des Systems, wenn alle Texte übersetzt sind.
help-version = Die Version zeigen, und was vom Spiel belegt ist und was entworfen wurde.
version = cerebria { $version }, { $engine ->
        [compiled] mit der Engine als Maschinencode
       *[plain] mit der Engine in reinem Python
    }
version-unofficial = Eine unabhängige, inoffizielle Umsetzung des Brettspiels Cerebria: The Inside World. Sie enthält weder Texte noch Bilder des Verlags und hat nichts mit ihm zu tun.
version-documented = Belegt: die Regeln des Grundspiels und des Gleichgewichts, die Geister und ihre Tafeln, Namen, Stimmungen und Intensitäten der { $emotions } Emotionen, und die Kräfte von { $documented } davon.
version-designed = Für dieses Programm entworfen: die Kräfte von { $designed } Emotionen, Teile von { $partly } weiteren, alle Schwellen von Wonne und Schwermut außer einer, und die Anfangsstellen des Grundspiels. „cerebria cards“ zeigt, was was ist.

## Hilfe der Kommandos

help-examples = Beispiele:
help-play = Spielt ein Spiel im Terminal, gegen Bots oder mit Leuten an derselben Tastatur.
help-play-examples =
    cerebria play
    cerebria play --mode basic --players 2
    cerebria play --seats human,human --players 2
    cerebria play --spirits delight,harmony,misery,anxiety --decks spirit
    cerebria play --balance --players 3 --seats reason=human
    cerebria play --edition prototype
    cerebria play --ego gloom
    cerebria play --ego bliss --players 1 --difficulty harder-3
    cerebria play --resume game.json
help-new = Richtet ein Spiel ein: zeigt es, oder speichert es als Aufzeichnung, um es später zu spielen.
help-new-examples =
    cerebria new --print --seed 7
    cerebria new --mode basic --save game.json
    cerebria new --balance --players 4 --shapers gloom,balance
    cerebria new --ego gloom --steps harder-1,harder-5
help-replay = Erzählt ein aufgezeichnetes Spiel noch einmal, oder prüft, ob es noch ebenso endet.
help-replay-examples =
    cerebria replay game.json
    cerebria replay game.json --step --seat love
    cerebria replay game.json --verify
help-cards = Zeigt Emotionen, ihre Zahlen und Kräfte und was davon belegt ist; oder Egos Pläne.
help-cards-examples =
    cerebria cards
    cerebria cards courage valor
    cerebria cards --team gloom --kind strong
    cerebria cards --team balance
    cerebria cards --edition prototype
    cerebria cards --schemes
    cerebria cards jealousy --ego bliss
help-simulate = Lässt Bots viele Spiele spielen und zählt die Ergebnisse.
help-simulate-examples =
    cerebria simulate --games 1000 --jobs 4
    cerebria simulate --bots greedy,random --mode basic --json
    cerebria simulate --balance --players 6 --bots greedy,greedy,random
    cerebria simulate --edition prototype --all --games 300
    cerebria simulate --ego gloom --difficulty harder-7 --bots greedy --games 500
help-dataset = Lässt Bots viele Spiele spielen und bewahrt jede Entscheidung als Zeile von Parquet-Dateien auf.
help-dataset-examples =
    cerebria dataset games --games 1000 --bots greedy --jobs 4
    cerebria dataset games --all --bots planner@300 --games 5000 --cluster here
help-arena = Lässt Bots aufeinandertreffen, jede Verteilung mit vertauschten Seiten, und sagt, wer stärker ist.
help-arena-examples =
    cerebria arena greedy random --games 200 --jobs 4
    cerebria arena planner greedy --sprt 0.75,0.8 --games 2000 --state arena.jsonl
    cerebria arena planner greedy random --gauntlet --plot arena.svg
    cerebria arena planner greedy --ego gloom --difficulty harder-3
    cerebria arena greedy shy.py:Shy --players 2 --json
help-scenario = Prüft Stellungen, die in Dateien aufgeschrieben sind.
help-scenario-examples =
    cerebria scenario tests/scenarios
    cerebria scenario quell.yaml --verbose
help-bench = Misst, wie schnell die Engine ist.
help-bench-examples =
    cerebria bench --seconds 10

help-game-options = Optionen des Spiels
help-option-players = Wie viele spielen: 2 bis 4, mit Gleichgewicht 3 bis 6. Sind es für ein Team weniger als zwei, so gestaltet dort ein Geist allein. Gegen Ego: 2 Geister, oder 1, der allein gestaltet.
help-option-balance = Mit dem dritten Team spielen, dem Gleichgewicht. Nur im vollen Spiel.
help-option-ego = Gegen Ego spielen, das dieses Team von selbst spielt. Du spielst beide Geister des anderen Teams, wenn --seats nichts anderes sagt.
help-option-difficulty = Wie stark Ego spielt: Eine Stufe bringt die Schritte davor mit. Vorgabe medium.
help-option-steps = Genau diese Schritte der Schwierigkeit, statt einer Stufe: „harder-1,easier-3“.
help-option-mode = Das Grundspiel zum Lernen, oder das volle (Vorgabe).
help-option-edition = Die endgültigen Regeln (Vorgabe) oder die einer Ausgabe davor: kurz davor, oder der Prototyp von 2017, der ein anderes Spiel ist.
help-option-team-side = Die Seite der Teamtafeln: welche Absichten zählen. Vorgabe A.
help-option-spirit-side = Die Seite der Geistertafeln: welche Verbesserungen es gibt. Vorgabe A.
help-option-spirits = Wer spielt: „love,empathy,hatred,malice“, in beliebiger Reihenfolge; kann mehrmals angegeben werden.
help-option-shapers = Die Teams, die ein einzelner Geist allein gestaltet, wo die Zahl der Spielenden eine Wahl lässt: „bliss,balance“.
help-option-decks = Derselbe Startstapel für alle eines Teams, der eigene jedes Geistes, oder zufällig gezogene Karten.
help-option-deck = Ein eigener Stapel, aus einer Textdatei mit seinen Namen; kann mehrmals angegeben werden.
help-option-card-set = Ein eigener Kartensatz, aus einer TOML-Datei.
help-option-start = Die Anfangsstellen frei wählen, oder feste verwenden.
help-option-handicap = Was ausgleicht, wer beginnt, denn Beginnen ist etwas wert: action (der erste Zug hat eine Aktion), means (die 2 Willenskraft der Person, die beginnt, fallen weg, im anderen Team haben alle 2 mehr, und das Team 1 Ehrgeiz) oder points (3 auf seinem Rad). Für dieses Programm gemacht; none wie gedruckt.
help-option-first = Das Team, das zuerst spielt, seine Geister und die der anderen in der Reihenfolge, in der sie genannt sind; random lost aus, wer beginnt und wer folgt.
help-option-turn-limit = Das Spiel endet nach so vielen Zügen. Vorgabe: nie; 200, wo nur Programme spielen.
help-option-seed = Aller Zufall kommt aus dieser Zahl; ohne Angabe wird eine gezogen und gezeigt.
help-option-seats = Wer die Plätze spielt, der Reihe nach: human oder der Name eines Bots; oder GEIST=WER. Vorgabe: du und greedy-Bots; gegen Ego du allein.
help-option-resume = Ein Spiel aus seiner Aufzeichnung weiterspielen.
help-option-save = Das Spiel in dieser Datei aufbewahren, während du spielst.
help-option-new-save = Das Spiel als Aufzeichnung schreiben, zum Spielen mit „cerebria play --resume“.
help-option-print = Die Stellung und die erste Entscheidung zeigen. Das geschieht ohnehin, wenn du nicht speicherst.
help-option-json = JSON für Programme ausgeben statt Text für Menschen.
help-argument-names = Die Emotionen, die gezeigt werden; ohne Angabe alle.
help-option-team = Nur Emotionen dieses Teams.
help-option-vibe = Nur Emotionen dieser Stimmung.
help-option-kind = Nur Anfangsemotionen, milde oder starke.
help-option-cards-ego = Die Kräfte, wie sie gegen Ego sind, wenn es dieses Team spielt.
help-option-schemes = Egos Plankarten zeigen, und was jeder Schritt der Schwierigkeit ändert.
help-argument-record = Die Aufzeichnung eines Spiels.
help-option-verify = Nur prüfen, ob die Aufzeichnung nachgespielt dieselben Ereignisse und dasselbe Ergebnis bringt.
help-option-seat = Nur erzählen, was zu sehen war, wenn man diesen Geist spielte.
help-option-step = Nach jedem Zug das Brett zeigen und auf Enter warten.

## Listen: was zwischen den Dingen einer Reihe steht, und vor dem letzten

list-next = { $first }, { $next }
list-last = { $first } und { $next }
# Vor dem, was dazu gesagt wird.
before-colon = { $title }:

## Wer spielt

word-player = wer spielt
player-human = du
player-bot = der Bot { $name }
player-person = ein Mensch

## Das Brett

heading-board = Das Brett, im Uhrzeigersinn
heading-aspirations = Bestrebungen: wer sie jetzt erfüllen würde
heading-teams = Teams und Geister
heading-spirit = Die Tafel von { $spirit } (neben einer Verbesserung: mehr Willenskraft, E Ehrgeiz)
heading-hand = Hand
board-frontier = { $first }–{ $second }
board-sphere = { $sphere } { $wp } WK
board-fortress-minor = Kl. Festung
board-fortress-major = Gr. Festung
board-fresh = { " " }neu
board-identity = Identität:
board-identity-empty = noch leer
identity-minor = kleines
identity-major = großes
identity-capping = krönendes
board-legend =
    ▲ Wonne  ▼ Schwermut  – niemand; 2:1 die Summen. [R G Ü B] Stimmung. ● Essenz
    ○ frei. Dann Intensität (davon Marke). ×↑ ×↓ dort blockiert. Sphären: abwärts.
board-legend-aligned = ◆ Gleichgewicht; ◆▲ gehört ihm und wirkt für Wonne, ◆▼ für Schwermut.
board-power = Kraft: { $power }
board-insecurity = Unsicherheit +1 WK
upgrade-ambition = { " " }+{ $count }E
team-line = { $full ->
        [0] { $score ->
            [one] 1 Punkt
           *[other] { $score } Punkte
        }
       *[other] { $score ->
            [one] 1 Punkt
           *[other] { $score } Punkte
        } (Rad { $wheel } von 20)
    }, Ehrgeiz { $ambition }, unbenutzt { $minor } kleine, { $major } große
seat-line = { $wp } WK, { NAME($essence, form: "kinds") ->
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
    }, Stapel { $deck }
team-line-ego = { $full ->
        [0] { $score ->
            [one] 1 Punkt
           *[other] { $score } Punkte
        }
       *[other] { $score ->
            [one] 1 Punkt
           *[other] { $score } Punkte
        } (Rad { $wheel })
    }{ $end ->
        [0] { "" }
       *[other] { " " }und { $end } am Ende für Festungen
    }, unbenutzt { $minor } kleine, { $major } große
seat-line-ego = spielt für Ego
ego-line = { $ego }: { $wp } WK, { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    } im Stapel, verdeckt. Schwierigkeit: { $difficulty }.
ego-schemes = { $head } und { $foot } liegen offen: In diesem Zug hat Ego { $aim ->
        [hidden] seine verborgene Bestrebung
        [next] die nächste gemeinsame Bestrebung
       *[common] die gemeinsame Bestrebung
    } im Sinn. Seine Aktionen: { $actions }.
hand-unknown = { $count } unbekannt
hand-empty = { " " }keine Karten
aim-common = Gemeinsam:
aim-hidden = Deine, verborgen:
aim-hidden-none = Dein Team hat jetzt keine verborgene Bestrebung.
aim-hidden-next = Danach in deinem Stapel: { $rest }
aim-none = Keine gemeinsame Bestrebung ist mehr übrig.
aim-next = Danach: { $rest }
aim-counts = { $aspiration } { $counts }
aim-stands = { $counts }, { $lead }.
aim-counts-only = { $counts }.
aim-tie = niemand vorn
aim-lead = { $team } um { $count } vorn
aim-intentions = Absichten: { $names }
turn-line = Zug { $turn } des Spiels, { $spirit }: noch { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }, { $wp } WK, { NAME($essence, form: "kinds") ->
        [told] { NAME($essence, form: "whole") }
       *[other] { $essence } Essenz
    }, { $ambition } Ehrgeiz, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $used ->
        [none] .
       *[other] . In diesem Zug nicht mehr: { $used }.
    }

## Spielen

play-title = Cerebria
play-seat = { $spirit }: { $who }
play-ego = { $ego }: spielt von selbst. Schwierigkeit: { $difficulty }
play-seed = Startzahl { $seed }: Dieselbe Startzahl teilt dasselbe Spiel aus.
play-resumed = Das Spiel mit der Startzahl { $seed } geht weiter.
play-hint = Tipp die Nummer einer Wahlmöglichkeit. h ist Hilfe, t ein Tipp, b das Brett, u nimmt zurück, l, was geschah, q hört auf und bewahrt das Spiel auf.
play-prompt = { $spirit } > { "" }
play-pass = Gib die Tastatur weiter: { $spirit } ({ $team }). Sonst sollte niemand hinsehen.
play-pass-prompt = Drück Enter. { "" }
play-help-game =
    Man gewinnt mit Punkten. Fragmente in der Identität zählen 3, 5 oder 4; im vollen Spiel zählen auch Absichten.
    Eine Sphäre, die durch Aufnehmen leer wird, löst eine Offenbarung aus: Jedes Team, das in der gemeinsamen
    Bestrebung oder in seiner verborgenen vorn liegt, legt ein Fragment. Bring also Emotionen ins Spiel
    (Hervorrufen), leg Essenz auf sie (Steigern), nimm gegnerischen welche weg (Bezwingen), und nimm die letzte
    Willenskraft auf, wenn du vorn liegst.
    In einem Zug hast du drei Aktionen, und Fähigkeiten dazu. „h Offenbarung“ und dergleichen sagen mehr.
play-help-balance =
    Das Gleichgewicht ist auf dem Brett keine dritte Seite: Jede seiner Emotionen und Festungen wirkt für Wonne
    oder für Schwermut. In einer Offenbarung legt es ein Fragment, wenn zwischen diesen beiden in seiner verborgenen
    Bestrebung Gleichstand herrscht, oder wenn es dort eine zweite Bedingung erfüllt. Also hilft es, wer
    zurückliegt. „h Gleichgewicht“ und „h Zugehörigkeit“ sagen mehr.
# Still right.
play-help-ego =
    Ego spielt das andere Team von selbst, einen seiner Geister nach jedem deiner Züge. Der Plan, der offen liegt,
    zeigt, was es als Nächstes im Sinn hat, und seine erste Aktion; die Karte, die daneben aufgedeckt wird, bringt
    zwei weitere. Es nimmt den Weg, der es seinem Ziel am nächsten bringt, und sagt es: „Einheit 2–2 → 3–2“ sind
    die Zahlen der Wonne und der Schwermut, davor und danach. Im vollen Spiel bringt ihm eine misslungene Aktion einen Punkt.
    Seine Emotionen haben keine Kräfte. „h Plan“, „h Wirkung“ und „h Schwierigkeit“ sagen mehr.
play-help-commands =
    Nummer       das nehmen; der Anfang seines Textes genügt auch, wenn sonst nichts so beginnt
    u            deine letzte Wahl zurücknehmen, bis etwas Verborgenes gezeigt wurde
    uu           alles von diesem Zug zurücknehmen, was sich zurücknehmen lässt
    t            ein Tipp: was am besten ist, deine Gewinnchance mit jedem, und warum
    b            noch einmal die ganze Stellung;  b GEIST  die Tafel eines Geistes
    l            was seit deinem letzten Zug geschehen ist
    h WORT       was eine Karte, eine Verbesserung, ein Geist oder ein Wort des Spiels bedeutet
    s DATEI      das Spiel in einer Datei speichern
    q            aufhören; das Spiel wird aufbewahrt, und es wird gesagt, wie es weitergeht
    Enter        noch einmal zeigen, was zu wählen ist
play-help-unknown = Über „{ $word }“ ist nichts bekannt. Versuch den Namen einer Karte, einer Verbesserung, eines Geistes oder ein Wort wie Triade.
play-no-spirit = „{ $word }“ spielt in diesem Spiel nicht mit. Es spielen: { $spirits }.
play-no-number = Das gibt es nicht zu wählen. Tipp eine Zahl von 1 bis { $most }.
play-no-choice = „{ $line }“ ist hier nicht zu wählen. Tipp eine Nummer aus der Liste, oder h für Hilfe.
play-no-choice-near = „{ $line }“ ist hier nicht zu wählen. Meintest du „{ $near }“?
play-several = „{ $line }“ könnte mehreres sein: { $names }.
play-undone = { $count ->
        [one] Zurückgenommen.
       *[other] { $count }-mal zurückgenommen.
    }
play-saved = In { $file } gespeichert.
play-save-failed = Das Spiel ließ sich nicht in { $file } speichern ({ $reason }). Speicher es anderswo mit: s DATEI
play-kept = Das Spiel ist in { $file } aufbewahrt.
play-how-to-resume = Weiter geht es mit: { $command }
play-record = Die Aufzeichnung des Spiels ist in { $file }. Sieh sie dir noch einmal an mit: { $command }

result = { $winner } { $why } Züge von allen zusammen: { $turns }.
result-winner = { $team } gewinnt.
result-draw = Es ist unentschieden.
score-line = { $team }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } = Rad { $wheel } + kleine { $minor } ({ $minors } × 3) + große { $major } ({ $majors } × 5) + krönendes { $capping }{ $fortresses ->
        [none] { "" }
       *[other] { " " }+ Festungen { $fortresses }
    }

## Nachschlagen

lookup-spirit = Geist ({ $team }). { $power }
lookup-realm = Reich. Seine Aktion, { $action }: { $text }
lookup-emotion = { $kind } ({ $team }, { $vibe }). Intensität nach Essenz: { $intensities }.{ $threshold ->
        [none] { "" }
       *[other] { " " }Kann mit { $threshold } Essenz bestärkt werden.
    }{ $needs ->
        [0] { "" }
       *[other] { " " }Eine milde Emotion braucht { $needs } Essenz, um zu ihr zu werden.
    }{ $counterpart ->
        [none] { "" }
       *[other] { " " }Gegenstück: { $counterpart }.
    } { $power } { $status }

## Karten

cards-title = { $count ->
        [one] 1 Emotion
       *[other] { $count } Emotionen
    } des Kartensatzes „{ $set }“
schemes-title = Egos Pläne
schemes-column-name = Karte
schemes-column-head = Oben: Ziel und erste Aktion
schemes-column-foot = Unten: zweite und dritte Aktion
schemes-footnote = Ein Zug nimmt den oberen Teil der Karte, die offen liegt, und den unteren der Karte, die daneben aufgedeckt wird.
cards-none = Keine Emotion ist von all diesen Arten.
cards-column-name = Emotion
cards-column-team = Team
cards-column-kind = Art
cards-column-vibe = Stimmung
cards-column-intensity = Zahlen
cards-column-threshold = Ab
cards-column-power = Kraft
cards-column-status = Stand
cards-kind-starting = Anfang
cards-kind-mild = mild
cards-kind-strong = stark
cards-status-documented = belegt
cards-status-documented-in-part = zum Teil
cards-status-designed = entworfen
cards-label-team = Team
cards-label-kind = Art
cards-label-vibe = Stimmung
cards-label-counterpart = Gegenstück
cards-label-intensity = Intensität nach Essenz
cards-label-threshold = Bestärkt ab
cards-label-power = Kraft
cards-label-status = Stand
cards-when-enters = (wenn sie ins Spiel kommt)
cards-when-ongoing = (solange sie auf dem Brett liegt)
cards-when-leaves = (bezwungen oder bestärkt)
cards-footnote = Zahlen: die Intensität mit 1, 2, … Essenz. Ab: die Essenz, die zum Bestärken nötig ist. „cerebria cards NAME“ sagt mehr.

## Nachspielen und Einrichten

replay-title = { $file }: { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }, { $choices }-mal gewählt, Startzahl { $seed }
replay-player = { $spirit }: { $player }
replay-unfinished = Die Aufzeichnung endet hier; das Spiel ist nicht zu Ende. Weiter geht es mit: { $command }
replay-step = Enter für den nächsten Zug, q zum Aufhören. { "" }
verify-good = { $file } ist gut: { $choices }-mal gewählt, und nachgespielt ergeben sich dieselben Ereignisse und { $is_over ->
        [1] dasselbe Ergebnis.
       *[other] dieselbe Stellung. Das Spiel ist noch nicht zu Ende.
    }
verify-unstated = { $file } lässt sich nachspielen: { $choices }-mal gewählt. Es steht nicht darin, was herauskommen soll, also wurde nichts verglichen.
verify-bad = { $file } hält nicht stand: { $reason }
new-title = Ein neues Spiel mit der Startzahl { $seed }, in der Reihenfolge { $seats }.
new-saved = In { $file } gespeichert. Spiel es mit: { $command }

## Wie Befehle benutzt werden: der Rahmen aller Hilfen, und Fehler

usage-line = Aufruf:
usage-options = Optionen
usage-arguments = Argumente
usage-commands = Befehle
usage-mistake = Fehler
usage-aborted = Abgebrochen.
usage-default = sonst: { $value }
usage-variable = Umgebungsvariable: { $name }
usage-required = nötig
usage-see-help = „{ $command }“ sagt, wie es geht.
usage-option-help = Diese Hilfe zeigen.
usage-option-install-completion = Die Shell ergänzen lassen, was du zu tippen beginnst.
usage-option-show-completion = Zeigen, was die Shell dafür braucht, zum Kopieren oder Ändern.
usage-no-option = Die Option { $option } gibt es nicht.
usage-option-near = Die Option { $option } gibt es nicht. Meintest du { $near }?
usage-no-command = Den Befehl „{ $command }“ gibt es nicht.
usage-command-near = Den Befehl „{ $command }“ gibt es nicht. Meintest du { $near }?
usage-command-missing = Es fehlt der Name eines Befehls.
usage-missing = Es fehlt: { $what }
usage-no-value = Hinter { $option } fehlt ein Wert.
usage-takes-no-value = { $option } hat keinen Wert.
usage-too-much = Das ist zu viel: { $words }
usage-too-little = { $option } muss mindestens { $least } sein.
usage-too-great = { $option } darf höchstens { $most } sein.
usage-out-of-range = { $option } muss in diesem Bereich liegen: { $range }
usage-no-integer = { $option } braucht eine ganze Zahl.
usage-no-number = { $option } braucht eine Zahl.
usage-absent = { $option }: „{ $path }“ gibt es nicht.
usage-is-folder = { $option }: „{ $path }“ ist ein Ordner.
usage-is-file = { $option }: „{ $path }“ ist eine Datei.

# Was für etwas steht, das anzugeben ist, in Großbuchstaben.
blank-options = OPTIONEN
blank-command = BEFEHL
blank-args = ARGUMENTE
blank-address = ADRESSE
blank-addresses = ADRESSEN
blank-bot = BOT
blank-days = TAGE
blank-file = DATEI
blank-folder = ORDNER
blank-language = SPRACHE
blank-low = VON
blank-high = BIS
blank-name = NAME
blank-seconds = SEKUNDEN
blank-spirit = GEIST
blank-table = TISCH
blank-where = WO
blank-who = WER
blank-word = WORT
blank-words = WÖRTER
blank-step = STUFE
blank-team = TEAM
