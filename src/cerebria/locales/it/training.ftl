### Imparare: `python -m cerebria.training`.

help-training = Addestra una rete con partite contro se stessa: una generazione dopo l’altra gioca, impara e resta se vince. Una cartella contiene un addestramento; lo stesso comando riprende da dove era stato fermato.
help-training-folder = Dove si trova l’addestramento: le sue partite, ciò che insegnano, le sue reti e i suoi resoconti.
help-training-generations = Quante generazioni ci devono essere in tutto.
help-training-games = Da quante partite impara una generazione.
help-training-nodes = Quante posizioni si guardano per un turno.
help-training-strays = Quanto spesso si prende una via diversa da quella che sembra la migliore, da 0 a 1: chi non se ne scosta mai non impara nulla delle altre.
help-training-thorough = Quanti dei turni vengono pensati più a fondo, da 0 a 1: è ciò che richiede più tempo; dagli altri turni si impara solo com’è finita la partita.
help-training-match = Quante partite gioca al massimo una nuova rete contro la precedente.
help-training-epochs = Quante volte una rete ripassa tutto ciò da cui impara.
help-training-seed = Lo stesso seme e le stesse impostazioni danno le stesse partite.
help-training-device = Dove impara la rete: cpu, o cuda per una scheda grafica, che richiede torch (cerebria[train]).
help-training-minutes = Fermati dopo tanti minuti, per riprendere più tardi.
training-playing = Generazione { $generation }: partite
training-learning = Generazione { $generation }: impara
training-match = Generazione { $generation }: confronto
training-kept = La generazione { $generation } resta: { $share } % di { $games } partite contro { $against } (perdita logaritmica { $wins }, { $positions } posizioni).
training-dropped = La generazione { $generation } non resta: { $share } % di { $games } partite contro { $against } (perdita logaritmica { $wins }, { $positions } posizioni).
