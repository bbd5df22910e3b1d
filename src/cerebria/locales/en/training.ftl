### Learning: `python -m cerebria.training`.

help-training = Train a network by games against itself: generation after generation plays, learns, and is kept if it wins. A folder holds a run; the same command goes on where it was stopped.
help-training-folder = Where the run lies: its games, what they teach, its networks and reports.
help-training-generations = How many generations there are to be in all.
help-training-games = How many games a generation learns from.
help-training-nodes = How many positions are looked at for a turn.
help-training-strays = How often another way is taken than the one that seems best, from 0 to 1: who never strays learns nothing of other ways.
help-training-thorough = How many of the turns are thought through further, from 0 to 1: it takes most of the time; of the other turns only how the game ended is learned.
help-training-match = How many games a new network plays against the one before, at most.
help-training-epochs = How often a network goes through all that it learns from.
help-training-seed = The same seed and settings give the same games.
help-training-device = Where the network learns: cpu, or cuda for a graphics card, which needs torch (cerebria[train]).
help-training-minutes = Stop after so many minutes, to go on later.
training-playing = Generation { $generation }: games
training-learning = Generation { $generation }: learning
training-match = Generation { $generation }: match
training-kept = Generation { $generation } is kept: { $share } % of { $games } games against { $against } (log loss { $wins }, { $positions } positions).
training-dropped = Generation { $generation } is not kept: { $share } % of { $games } games against { $against } (log loss { $wins }, { $positions } positions).
