### Lernen: `python -m cerebria.training`.

help-training = Trainiert ein Netz durch Spiele gegen sich selbst: Generation um Generation spielt, lernt und bleibt, wenn sie gewinnt. Ein Ordner enthält einen Lauf; dasselbe Kommando fährt fort, wo er angehalten wurde.
help-training-folder = Wo der Lauf liegt: seine Spiele, was sie lehren, seine Netze und Berichte.
help-training-generations = Wie viele Generationen es insgesamt werden sollen.
help-training-games = Aus wie vielen Spielen eine Generation lernt.
help-training-nodes = Wie viele Stellungen für einen Zug angesehen werden.
help-training-strays = Wie oft ein anderer Weg genommen wird als der, der am besten scheint, von 0 bis 1: Wer nie abweicht, lernt nichts über andere Wege.
help-training-thorough = Wie viele der Züge weiter durchdacht werden, von 0 bis 1: Das braucht die meiste Zeit; aus den übrigen Zügen wird nur gelernt, wie die Partie ausging.
help-training-match = Wie viele Spiele ein neues Netz höchstens gegen das vorige spielt.
help-training-epochs = Wie oft ein Netz alles durchgeht, woraus es lernt.
help-training-seed = Dieselbe Startzahl und dieselben Einstellungen geben dieselben Spiele.
help-training-device = Wo das Netz lernt: cpu, oder cuda für eine Grafikkarte, was torch braucht (cerebria[train]).
help-training-minutes = Nach so vielen Minuten anhalten, um später fortzufahren.
training-playing = Generation { $generation }: Spiele
training-learning = Generation { $generation }: lernt
training-match = Generation { $generation }: Vergleich
training-kept = Generation { $generation } bleibt: { $share } % aus { $games } Spielen gegen { $against } (logarithmischer Verlust { $wins }, { $positions } Stellungen).
training-dropped = Generation { $generation } bleibt nicht: { $share } % aus { $games } Spielen gegen { $against } (logarithmischer Verlust { $wins }, { $positions } Stellungen).
