# Il costruttore di mazzi.

## Lo scaffale

decks-title = Mazzi
decks-lead = Ogni giocatore porta un mazzo di Emozioni Medie. Prendine uno pronto e cambialo, o comincia da uno vuoto.
decks-fixed = Il mazzo di { $team } è lo stesso per tutti i suoi giocatori: { $count } carte, due per ogni Vibrazione. Non c’è nulla da costruire.
decks-import-fixed = Il mazzo di { $team } è fisso. Si possono costruire solo mazzi di altre fazioni.
decks-kept = I mazzi restano in questo browser. Per averne uno altrove, portalo con te come testo.
decks-own = I tuoi mazzi
decks-none = Ancora nessuno. Comincia con uno di quelli sotto.
decks-begin = Comincia un nuovo mazzo
decks-begin-empty = Vuoto
decks-begin-empty-label = Comincia un mazzo vuoto per { $team }
decks-begin-starter = Di partenza
decks-begin-starter-label = Comincia dal mazzo di partenza di { $team }
decks-begin-spirit-label = Comincia dal mazzo di { $spirit }
decks-name-empty = Nuovo mazzo di { $team }
decks-name-starter = Mazzo di partenza di { $team }
decks-name-spirit = Mazzo di { $spirit }
decks-name-copy = { $name } (copia)
decks-name-imported = Un mazzo di { $team }
decks-count = { $count } di { $size } carte
decks-play = Gioca con questo mazzo
decks-play-short = Gioca
decks-play-label = Gioca con «{ $name }»
decks-duplicate = Duplica
decks-duplicate-label = Duplica «{ $name }»
decks-duplicated = «{ $name }» è sullo scaffale.
decks-delete = Elimina
decks-delete-label = Elimina «{ $name }»
decks-deleted = «{ $name }» è stato eliminato.
decks-undo = Annulla
decks-restored = «{ $name }» è tornato.

## Costruire

decks-back = Tutti i mazzi
decks-rename = Nome del mazzo
decks-rename-empty = Un mazzo ha bisogno di un nome.
decks-rename-taken = Un altro mazzo ha questo nome.
decks-collection = Emozioni di { $team }
decks-filter-spaces = Posti per l’Essenza
decks-filter-strength = Intensità massima
decks-filter-threshold = Si potenzia a
decks-copies = Copie di { $emotion }
decks-copies-count = { $count } di { $most } copie nel mazzo
decks-add = Aggiungi una copia di { $emotion }
decks-remove = Togli una copia di { $emotion }
decks-look = Guarda da vicino { $emotion }
decks-most = Non possono esserci più di { $most } copie di { $emotion }.
decks-heard = { $emotion }: { $count } di { $most } copie. { $all } di { $size } carte.

## Il mazzo in un colpo d’occhio

decks-glance = Il mazzo in un colpo d’occhio
decks-checking = Controllo in corso…
decks-good = Rispetta la regola dei mazzi: pronto per giocare.
decks-play-wait = Si può giocare appena non manca nulla.
decks-curve-spaces = Posti per l’Essenza
decks-curve-strength = Intensità massima
decks-curve-threshold = Essenza per il Potenziamento
decks-curve-words = { $curve }: { $bars }.
decks-curve-bar = { $count ->
        [one] { $value }: 1 carta
       *[other] { $value }: { $count } carte
    }
decks-vibes = Vibrazioni
decks-share-vibe = { $count } { $vibe }
decks-times = Poteri
decks-time-enters = { $count } quando entrano in gioco
decks-time-ongoing = { $count } finché sono sul tabellone
decks-time-leaves = { $count } quando se ne vanno
decks-time-none = { $count } senza potere

## Come testo

decks-export = Come testo
decks-export-title = «{ $name }» come testo
decks-export-hint = Un numero e un nome su ogni riga. La riga di comando legge lo stesso: salvalo come file e indicalo con --deck.
decks-export-label = Il mazzo
decks-copy = Copia
decks-copied = Il mazzo è copiato.
decks-save = Salva come file
decks-import = Leggi da testo
decks-import-title = Un mazzo da un testo
decks-import-label = Incolla qui il mazzo
decks-import-hint = Un nome su ogni riga, se vuoi con il numero di copie davanti. Ciò che segue # è una nota.
decks-import-example =
    2 courage
    2 trust
    …
decks-import-file = Scegli un file
decks-import-name = Il suo nome
decks-import-button = Mettilo sullo scaffale
decks-import-empty = Non c’è ancora nessuna carta.
decks-import-line = Riga { $line }: «{ $text }» non è una riga di un mazzo. Scrivi un nome, se vuoi con il numero di copie davanti: «2 courage».
decks-import-problem = Riga { $line }: { $problem }
decks-import-no-team = Nessun nome è quello di un’Emozione. Scrivili come stanno sulle carte.
decks-import-nothing = Non è cambiato nulla.
decks-import-large = È molto più di un mazzo. Usa un testo di { $most } righe al massimo.
decks-imported = «{ $name }» è sullo scaffale.
