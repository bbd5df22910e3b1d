# Tische um ihr Spiel: einen einrichten, Links, der Warteraum, wer ihn eröffnet hat, der Chat.

## Dazukommen

home-join-title = Du bist eingeladen
home-join-busy = Die Tür geht auf …
home-join-failed = Der Link öffnet nichts
home-join-asks = Hast du einen Link oder einen Code?
home-join-asks-text = Wer den Tisch eröffnet hat, kann dir einen schicken: für einen Platz oder zum Zusehen.
home-invite-somebody = Jemand
home-invite-seat = { $host } hält dir am Tisch „{ $title }“ einen Platz frei: { $spirit } ({ $team }).
home-invite-code = { $host } hält dir am Tisch „{ $title }“ einen Platz frei: { $spirit } ({ $team }).
home-invite-code-full = Alle Plätze am Tisch „{ $title }“ von { $host } sind besetzt. Bitte um einen Link zum Zusehen.
home-invite-watch = Du darfst am Tisch „{ $title }“ von { $host } zusehen: Du siehst, was alle sehen, und keine Hände.
home-invite-replay = Du darfst dir das Spiel „{ $title }“ von { $host } noch einmal ansehen.
home-invite-person = { $name } sitzt jetzt dort. Setzt du dich, so ist der Platz deiner.
home-invite-program = Jetzt spielt dort ein Programm. Setzt du dich, so übernimmst du.
home-invite-stand-in = Jetzt spielt dort ein Programm für { $name }. Setzt du dich, so ist der Platz deiner.
home-invite-seat-button = Als { $spirit } hinsetzen
home-invite-code-button = Als { $spirit } hinsetzen
home-invite-watch-button = Zusehen
home-invite-replay-button = Das Spiel ansehen
home-invite-players = Für { $count ->
        [one] eine Person
       *[other] { $count } Leute
    }.
home-invite-is-open = Das Spiel hat noch nicht begonnen.
home-invite-is-running = Das Spiel hat begonnen.
home-invite-is-over = Das Spiel ist zu Ende.
home-invite-is-ended = Das Spiel wurde vorzeitig beendet.
home-invite-is-shelved = Es ist eine Aufzeichnung im Regal.
home-invite-decline = Jetzt nicht
home-joined-seat = Du setzt dich als { $spirit } ({ $team }).
home-joined-watch = Du siehst an diesem Tisch zu.

## Einen Tisch einrichten

home-part-game = Das Spiel
home-part-spirits = Geister
home-part-seats = Plätze und Stapel
home-part-clock = Zeit
home-part-hints = Tipps
home-part-advanced = Weitere Möglichkeiten
home-mode = Regeln
home-mode-basic = Grundspiel
home-mode-basic-text = Keine Absichten, keine Kräfte der Geister, keine starken Emotionen, feste Anfangsstellen. Am besten für ein erstes Spiel.
home-mode-full = Volles Spiel
home-mode-full-text = Alles: Absichten und ihr Rad, Kräfte der Geister und Emotionen, die stark werden.
home-edition-final-text = Die Regeln, wie sie erschienen sind, mit oder ohne das dritte Team und Ego.
home-edition-preview-text = Die Regeln, kurz bevor sie endgültig waren: erste Marken in Farben, Absichten mit eigenen Punkten, andere Tafeln auf Seite B und andere Kräfte von vier Geistern. Nur zwei Teams.
home-edition-prototype-text = Ein anderes Spiel auf demselben Brett: fünf Runden, Standkraft, die ein Team sich für seine Aktionen teilt, Meditieren, Ziele für das Ende, und weder Festungen noch Absichten. Zwei Teams aus je zwei Geistern, oder einzelne, die ein Team allein gestalten.
home-opponent = Gegenseite
home-opponent-people = Leute und Programme
home-opponent-people-text = Jedes Team wird von jemandem gespielt.
home-opponent-ego = Ego
home-opponent-ego-text = Eine oder zwei Personen gegen ein Team, das sich selbst spielt und seine Gründe nennt.
home-ego-team = Ego spielt
home-part-ego = Ego
home-difficulty = Schwierigkeit
home-difficulty-how = Wie schwer
home-difficulty-ladder = Eine Stufe
home-difficulty-ladder-text = Jede Stufe bringt die Schritte zwischen ihr und Mittel mit.
home-difficulty-picked = Einzelne Schritte
home-difficulty-picked-text = Wähl irgendwelche der Schritte, jeden für sich.
home-balance = Teams
home-balance-without = Wonne und Schwermut
home-balance-without-text = Zwei Teams, für zwei bis vier Leute.
home-balance-with = Wonne, Schwermut und Gleichgewicht
home-balance-with-text = Ein drittes Team, für drei bis sechs Leute. Das Gleichgewicht wirkt bald für die eine, bald für die andere Seite und gewinnt, wenn sich keine durchsetzt. Für alle, die das volle Spiel kennen.
home-players = Wie viele spielen
home-players-count = { $count }
home-players-2-text = Ein Geist gegen einen anderen. Jeder gestaltet allein ein ganzes Team.
home-players-3-text = Ein Team aus zwei Geistern gegen einen, der ein ganzes Team allein gestaltet.
home-players-4-text = Zwei Teams aus je zwei Geistern.
home-players-spirits = Geister gegen Ego
home-players-ego-1-text = Einer, der ein ganzes Team allein gestaltet.
home-players-ego-2-text = Zwei Geister: beide deine, oder je einer für zwei Leute.
home-players-balance-3-text = Drei Geister: Jeder gestaltet allein ein ganzes Team.
home-players-balance-4-text = Ein Team aus zwei Geistern, und zwei Geister, die je ein ganzes Team allein gestalten.
home-players-balance-5-text = Zwei Teams aus je zwei Geistern, und einer, der ein ganzes Team allein gestaltet.
home-players-balance-6-text = Drei Teams aus je zwei Geistern. Eine Person kann mehrere spielen.
home-shaper = { $count ->
        [one] Welches Team gestaltet ein Geist allein?
       *[other] Welche Teams gestaltet je ein Geist allein?
    }
home-spirits-count = { $count ->
        [one] ein Geist
       *[other] { $count } Geister
    }
home-spirits-basic = Im Grundspiel haben Geister keine Kräfte: Wähl, welche dir gefallen.
home-seat-who = Wer spielt?
home-seat-who-of = Wer spielt { $spirit }?
home-who-me = Ich, auf diesem Gerät
home-who-open = Jemand mit einem Link
home-drawn-me = du
home-drawn-open = mit Link
home-hot-seat = Du hast { $count } Plätze: Gib das Gerät weiter, oder spiel sie alle selbst. Dazwischen sind die Hände verdeckt.
home-no-seat = Du hast keinen Platz: Du wirst an deinem eigenen Tisch zusehen.
home-deck = Stapel
home-deck-of = Stapel von { $spirit }
home-deck-starter = Startstapel
home-deck-spirit = Stapel des Geistes
home-deck-random = Zufällig gezogen
home-deck-own = ein eigener Stapel
home-deck-fixed = Immer derselbe
home-deck-named = Deiner: { $name }
home-decks-hint-prototype = Jeder Geist hat einen eigenen Stapel. Einer kann auch aus allen milden Emotionen des Teams gezogen werden, jede höchstens zweimal, oder du stellst ihn selbst zusammen.
home-decks-hint = Startstapel sind ausgewogen, zum Lernen; jeder Geist hat einen Stapel, der zu seiner Kraft passt; ein zufälliger enthält irgendwelche milden Emotionen des Teams, jede höchstens zweimal.
home-decks-link = Einen eigenen zusammenstellen
home-clock-legend = Bedenkzeit
home-clock-none = Keine Uhr
home-clock-none-text = Lasst euch alle Zeit, die ihr braucht.
home-clock-relaxed = Entspannt
home-clock-tournament = Turnier
home-clock-correspondence = Fernspiel
home-clock-own = Eigene
home-clock-own-text = Bestimm die Zahlen selbst.
home-clock-reserve = Vorrat für das ganze Spiel
home-clock-perTurn = Dazu am Beginn jedes Zuges
home-clock-unit = Einheit von „{ $part }“
home-clock-between = { $least } bis { $most }
home-clock-limits = Der Vorrat kann { $reserve } sein, ein Zug { $turn }.
home-clock-wrong = Gib ganze Zahlen an: einen Vorrat von { $reserve }, und { $turn } für einen Zug.
home-clock-words = { $reserve }, und { $turn } mehr in jedem Zug
home-clock-words-resting = { $reserve }, und { $turn } mehr in jedem Zug; Nächte und freie Tage zählen nicht
home-clock-rests = Nachts und an freien Tagen steht sie still
home-clock-rests-text = Wann das ist, sagen alle für sich in den Einstellungen.
home-lapse-legend = Wenn jemand nicht mehr spielt
home-lapse-hint = Das wird jetzt ausgemacht, damit niemand ewig wartet.
home-lapse-clock = Das wird jetzt ausgemacht und gilt, sobald die Zeit abgelaufen ist.
home-lapse-program = Ein Programm spielt weiter
home-lapse-program-text = Wer weg war, kann jederzeit zurückkommen.
home-lapse-end = Das Spiel endet
home-lapse-end-text = Es ist für alle vorbei, ohne Ergebnis.
home-lapse-none = Die anderen warten
home-lapse-none-text = Der Tisch bleibt, wie er ist.
home-lapse-days = Wenn nichts geschieht, und zwar
home-lapse-program-at-once = ein Programm spielt weiter
home-lapse-end-at-once = das Spiel endet
home-lapse-program-after = ein Programm spielt weiter ({ $days })
home-lapse-end-after = das Spiel endet ({ $days })
home-span-second = { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
home-span-minute = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
home-span-hour = { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
home-span-day = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
home-unit-second = Sekunden
home-unit-minute = Minuten
home-unit-hour = Stunden
home-unit-day = Tage
home-start-places = Anfangsstellen
home-start-places-free = Frei
home-start-places-free-text = Der Reihe nach stellen alle ihren Geist auf und legen ihre erste Emotion.
home-start-places-fixed = Fest
home-start-places-fixed-text = Geister und erste Emotionen beginnen an festen Stellen, wie im Grundspiel.
home-first = Wer beginnt?
home-first-random = Der Zufall entscheidet
home-handicap = Vorgabe
home-handicap-text = Zu dritt oder viert gewinnt das Team öfter, das beginnt. Das ist für dieses Programm gemacht und gehört nicht zum gedruckten Spiel.
home-handicap-none = Keine
home-handicap-none-text = Wie gedruckt: Wer beginnt, hat 2 Willenskraft mehr.
home-handicap-action = Eine Aktion
home-handicap-action-text = Der erste Zug des Spiels hat eine Aktion statt drei.
home-handicap-means = Mittel
home-handicap-means-text = Wer beginnt, hat nichts mehr als sonst; im anderen Team haben alle 2 Willenskraft mehr, und das Team 1 Ehrgeiz.
home-handicap-points = Punkte
home-handicap-points-text = Das andere Team beginnt mit 3 Punkten auf seinem Rad.
home-side = Seite { $side }
home-team-side = Teamtafeln
home-team-side-text = Die Seite sagt, welche Absichten Punkte bringen.
home-spirit-side = Geistertafeln
home-spirit-side-text = Die Seite sagt, welche Verbesserungen die Reihen jedes Geistes haben.
home-card-set = Kartensatz
home-card-set-text = Hast du die gedruckten Karten, so kannst du mit ihren Zahlen und Kräften spielen, aus einer JSON-Datei. Was sie weglässt, bleibt, wie es hier ist.
home-card-set-choose = Eine Datei wählen
home-card-set-standard = Die üblichen Karten
home-card-set-remove = Zurück zu den üblichen Karten
home-card-set-large = Diese Datei ist zu groß für einen Kartensatz.
home-card-set-problem = { $place }: { $problem }
home-card-set-no-json = Das ist keine JSON-Datei mit einer Tabelle für jede Emotion.
home-turn-limit = Längstes Spiel
home-turn-limit-text = Die Zahl der Züge, nach denen das Spiel gewertet wird, wie es steht. Bleibt das leer, so hat ein Spiel keine Grenze; spielen nur Programme, so endet es nach 200 Zügen.
home-seed = Startzahl
home-seed-text = Aller Zufall kommt aus dieser Zahl. Dieselbe Zahl teilt dasselbe Spiel aus.
home-seed-placeholder = Niemand kennt sie
home-seed-warning = Wer die Startzahl wählt, kennt vielleicht die Karten. Allen am Tisch wird gesagt, dass sie gewählt wurde.
home-number-wrong = Das muss eine ganze Zahl sein.
home-number-large = Diese Zahl ist zu groß für einen Browser. Nimm eine mit höchstens 15 Stellen.
home-table-title = Name des Tisches
home-table-of = Tisch von { $host }
home-open-table = Den Tisch eröffnen
home-open-table-text = Danach bekommst du einen Link für jeden freien Platz.
home-open-start = Das Spiel beginnen
home-open-start-text = Jeder Platz ist besetzt: Das Spiel beginnt sofort.
home-setup-mistakes = { $count ->
        [one] Etwas passt noch nicht. Es ist dort markiert, wo es steht.
       *[other] { $count } Dinge passen noch nicht. Sie sind dort markiert, wo sie stehen.
    }

## Was an einem Tisch gespielt wird

home-fact-mode = Regeln
home-fact-edition = Ausgabe
home-fact-teams = Teams
home-fact-ego = Ego spielt
home-fact-difficulty = Schwierigkeit
home-fact-start = Anfangsstellen
home-fact-first = Wer beginnt
home-fact-team-side = Teamtafeln
home-fact-spirit-side = Geistertafeln
home-fact-decks = Stapel
home-fact-deck = { $spirit }: { $deck }
home-fact-decks-spirits = Für jeden Geist der eigene
home-fact-card-set = Kartensatz
home-fact-clock = Zeit
home-fact-lapse = Bleibt jemand weg
home-fact-hints = Tipps
home-program-easy-text = Für ein erstes Spiel: spielt auf das, was jetzt zählt, und gibt zu wenig aus.
home-program-medium-text = Tut, was im Augenblick am besten ist.
home-program-hard-text = Denkt seinen Zug bis zum Ende durch.
home-program-expert-text = Denkt auch daran, was die anderen daraus machen.
home-hints-yes = dürfen erfragt werden
home-hints-no = keine
home-hints-allow = Alle dürfen nach Tipps fragen
home-hints-allow-text = Ein Tipp nennt die besten Wahlmöglichkeiten, mit der Gewinnchance und warum. Er ist für die Person, die entscheidet, aus dem, was sie wissen darf.
home-hints-alone = Wer allein spielt, hat ohnehin Tipps.
home-fact-seed = Startzahl
home-chosen-seed = Gewählt von der Person, die den Tisch eröffnet hat und die Karten vielleicht kennt

## Jemanden einladen

home-bring = Jemanden dazuholen
home-bring-text = Wer dem Link folgt oder auf der Startseite die Buchstaben tippt, setzt sich auf einen leeren Platz.
home-bring-spelled = Der Code dieses Tisches: { $letters }
home-bring-what = diesem Tisch
home-bring-send = Den Link schicken
home-bring-copy = Den Link kopieren
home-bring-copied = Der Link zu diesem Tisch ist kopiert.
home-bring-renew = Anderer Code
home-bring-renew-hint = Beendet diesen Code und seinen Link
home-bring-make = Einen Code machen
home-set-up = Ändern, was gespielt wird
home-set-up-rules-text = Die Leute bleiben auf ihren Plätzen. Alles andere lässt sich mit einem eigenen Tisch einstellen.
home-set-up-done = Das spielen
home-set-up-cancel = Lassen, wie es ist
home-set-up-more = Alles einstellen

## Links

home-link-copy = Link kopieren
home-link-copy-of = Link kopieren: { $what }
home-link-copied = Der Link ist kopiert: { $what }.
home-link-qr = QR-Code
home-link-qr-label = QR-Code: { $what }
home-link-title = Ein Link: { $what }
home-link-hint = Wer diesen Link hat, kann ihn verwenden. Ein neuer Link beendet diesen.
home-link-renew = Neuer Link: { $what }
home-link-renew-hint = Macht einen anderen Link; dieser führt danach nirgendwohin.
home-link-make = Einen Link machen
home-link-make-of = Einen Link machen: { $what }

## Der Warteraum

home-opening = Auf dem Weg zum Tisch …
home-game-waits = Das Spiel wartet
home-game-waits-text = Der Server ist nicht zu erreichen. Der Tisch öffnet sich von selbst, sobald es geht; nichts ist verloren.
home-no-table = Dieser Tisch ist nicht zu finden
home-ended = Der Tisch ist geschlossen
home-ended-text = Er wurde geschlossen, bevor das Spiel begann.
home-other-rules = Dieses Spiel wurde nach Version { $rules } der Regeln gespielt, die dieser Server nicht mehr hat. Es lässt sich herunterladen, wie es aufbewahrt wurde.
home-other-rules-running = Dieses Spiel wurde nach Version { $rules } der Regeln begonnen, die dieser Server nicht mehr hat, also kann es hier nicht weitergehen. Sobald die Person, die den Tisch eröffnet hat, es beendet, lässt es sich herunterladen.
home-other-rules-download = Die Aufzeichnung herunterladen
home-waiting-own = Dein Tisch. Schick jemandem den Link jedes freien Platzes, und beginn, wenn alle da sind.
home-waiting-host = { $host } hat diesen Tisch eröffnet.
home-round-seat = { $spirit }: { $name }
home-here = gerade hier
home-away = nicht da
home-seat-of = Der Platz von { $spirit }
home-seat-as = { $spirit } ({ $team })
home-seat-what = der Platz von { $spirit }
home-seat-waits = Jemand mit einem Link wird kommen.
home-seat-sit = Mich selbst hierhin setzen
home-seat-sit-as = Mich selbst hierhin setzen, als { $spirit }
home-seat-program = Ein Programm …
home-seat-program-for = Ein Programm für { $spirit } spielen lassen
home-seat-leave-open = Aufstehen
home-seat-kick = Entfernen
home-seat-kick-of = { $who } entfernen, { $spirit }
home-block = Entfernen und für immer fernhalten
home-block-sure = { $name } käme an keinen deiner Tische mehr, über keinen Link und keine Liste.
home-block-yes = Fernhalten
home-block-no = Bleiben lassen
home-start = Das Spiel beginnen
home-start-ready = Alle sind da.
home-start-host = Alle sind da. { $host } beginnt das Spiel.
home-start-empty = { $count ->
        [one] Der Platz von { $list } ist noch leer. Schick seinen Link, oder lass ein Programm spielen.
       *[other] Diese Plätze sind noch leer: { $list }. Schick ihre Links, oder lass Programme spielen.
    }
home-watch = Wer zusieht
home-watch-hint = Wer zusieht, sieht, was alle sehen, und keine Hände.
home-watch-what = ein Platz zum Zusehen
home-watch-count = { $count ->
        [0] Gerade sieht niemand zu.
        [one] Gerade sieht eine Person zu.
       *[other] Gerade sehen { $count } Leute zu.
    }
home-spectator-silent = Stumm
home-spectator-silence = { $name } stumm zusehen lassen
home-spectator-talks = Reden lassen
home-spectator-let-talk = { $name } wieder reden lassen
home-spectator-remove = { $name } wegschicken
home-spectator-hint = Wer weggeschickt wird, kann nicht zurückkommen, denn der Link zum Zusehen endet. Mach für andere einen neuen.
home-close-table = Diesen Tisch schließen
home-close-sure = Alle werden weggeschickt, und die Links führen nirgendwohin. Schließen?
home-close-yes = Schließen
home-close-no = Offen lassen
home-left-open = Du hast den Tisch verlassen.

## Chat

home-chat = Chat
home-chat-said = Was gesagt wurde
home-chat-empty = Noch hat niemand etwas gesagt.
home-chat-say = Etwas sagen
home-chat-placeholder = An alle
home-chat-placeholder-team = An dein Team
home-chat-team = Nur für { $team }
home-chat-whispered = ans Team
home-chat-send = Senden
home-chat-closed = Der Chat ist geschlossen: Seit dem Ende des Spiels ist ein Tag vergangen.
home-change-sits = { $name } setzt sich als { $spirit }.
home-change-leaves = { $name } hat den Platz von { $spirit } verlassen.
home-change-kicked = { $name } wurde vom Platz von { $spirit } entfernt.
home-change-program = Ein Programm spielt { $spirit } für { $name }.
home-change-program-nobody = Ein Programm spielt { $spirit }.
home-change-returns = { $name } spielt wieder { $spirit }.
home-change-returns-nobody = Der Platz von { $spirit } ist wieder frei.
home-change-rematch = { $name } möchte eine Revanche.
home-change-game = { $name } ändert, was gespielt wird.
home-change-hints = { $name } erlaubt an diesem Tisch Tipps.
home-change-no-hints = { $name } erlaubt an diesem Tisch keine Tipps.
home-change-removed = { $name } wurde weggeschickt und sieht nicht mehr zu.
home-change-silenced = { $name } sieht von jetzt an stumm zu.
home-change-talks = { $name } darf wieder reden.
home-change-time-nobody = Die Zeit ist abgelaufen: { $spirit }. Ein Programm spielt weiter.
home-change-lapsed-nobody = { $spirit } hat nicht mehr gespielt. So ist das Spiel zu Ende, wie ausgemacht.

## Der Tisch, während ein Spiel läuft

home-host = Der Tisch
home-seat-stand-in = Inzwischen spielt ein Programm.
home-seat-give-back = { $name } zurückgeben
home-seat-leave = Endgültig gehen
home-seat-hand-on = Mit diesem Link kann jemand anderes deinen Platz übernehmen.
home-seat-invite = Mit diesem Link kann jemand vom Programm übernehmen.
home-leave-sure = Ein Programm wird für dich weiterspielen. Endgültig gehen?
home-leave-yes = Gehen
home-leave-no = Bleiben
home-left = Du bist gegangen. Ein Programm spielt für { $spirit } weiter.
home-end = Das Spiel beenden
home-end-sure = Das Spiel endet für alle, ohne Ergebnis. Beenden?
home-end-yes = Beenden
home-end-no = Weiterspielen
home-rematch = Um eine Revanche bitten
home-rematch-go = Zur Revanche
home-clock = Verbleibende Zeit von { $spirit }:
home-clock-little = Dir bleibt weniger als eine Minute.
home-clock-days = { $days } T { $face }
home-clock-until = bis { $moment }

## Die Verbindung

home-connecting = Verbindung zum Tisch …
home-broken = Die Verbindung ist weg.
home-broken-text = Wir versuchen es von selbst noch einmal; nichts geht verloren.
home-broken-retry = Jetzt versuchen
home-closed = Die Verbindung ist zu Ende.
home-closed-removed = Dieser Platz ist nicht mehr deiner.
home-closed-not-signed-in = Der Server kennt dich nicht mehr. Lade die Seite neu.
home-closed-no-such-table = Diesen Tisch gibt es nicht, oder du wurdest nicht eingelassen.
home-closed-not-your-seat = Dieser Platz ist nicht mehr deiner.
home-closed-other = Lade die Seite neu, um weiterzumachen.

## Zurückgerufen werden

home-call-me = Ruf mich, wenn es weitergeht
home-settings-calls = Wenn ein Tisch auf mich wartet
home-channels-hint = Einmal im Zug, wenn du eine Minute lang nichts getan hast. Eine Nachricht sagt, an welchem Tisch und was geschehen ist, und nichts Verborgenes.
home-channels-table = Anderen sagen, wer am Zug ist
home-channel-here = Dieser Browser
home-channel-push = Ein anderer Browser, über { $host }
home-channel-json = { $host }, in JSON
home-channel-discord = { $host }, als Nachricht bei Discord
home-channel-unconfirmed = wartet, bis der Link in der Mail geöffnet ist
home-channel-try = Ausprobieren
# Still right.
home-channel-try-named = Ausprobieren: { $channel }
home-channel-tried = Gesendet. Es sollte gleich da sein.
home-channel-remove = Entfernen
home-channel-remove-named = Entfernen: { $channel }
home-channel-notify = In diesem Browser melden
home-channel-denied = Dein Browser lässt von hier keine Mitteilungen zu. Erlaub sie in seinen Einstellungen für diese Seite, und versuch es noch einmal.
home-channel-mail = Per Mail
home-channel-mail-add = Link senden
home-channel-mail-hint = Nichts wird gesendet, bevor du den Link öffnest, und in jeder Mail steht einer, der es beendet. Was an mehreren Tischen wartet, kommt zusammen.
home-channel-mail-sent = Ein Link ist unterwegs zu { $address }. Öffne ihn, und du wirst dort gerufen.
home-channel-hook = Über einen Webhook
home-channel-form = Was ihn annimmt
home-channel-form-discord = Ein Kanal bei Discord
home-channel-form-json = Ein eigenes Programm, in JSON
home-channel-hook-address = Seine Adresse
home-channel-hook-add = Hinzufügen
home-channel-hook-hint = Sie beginnt mit https:// und bleibt geheim. Discord: Einstellungen des Kanals, Integrationen, Webhooks, Adresse kopieren.
home-called-confirm = Per Mail gerufen werden?
home-called-confirm-text = Wenn ein Tisch auf dich wartet und du eine Minute lang nichts getan hast, einmal im Zug.
home-called-confirm-yes = Ja, ruft mich hier
home-called-confirm-done = Du wirst per Mail gerufen
home-called-confirm-done-text = In jeder Mail steht ein Link, der es beendet.
home-called-stop = Keine Mails mehr?
home-called-stop-text = An diese Adresse wird nichts mehr gesendet. In den Einstellungen kannst du es wieder einrichten.
home-called-stop-yes = Nichts mehr senden
home-called-stop-done = Es wird nichts mehr gesendet
home-called-stop-done-text = Deine Tische sind, wo sie waren.
home-called-broken = Dieser Link ist nicht ganz. Kopier ihn vollständig aus der Mail.
home-called-settings = Zu den Einstellungen
