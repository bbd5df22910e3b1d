### Apprendre : `python -m cerebria.training`.

help-training = Entraîner un réseau par des parties contre lui-même : génération après génération joue, apprend, et reste si elle gagne. Un dossier contient un entraînement ; la même commande reprend là où il s’était arrêté.
help-training-folder = Où se trouve l’entraînement : ses parties, ce qu’elles enseignent, ses réseaux et ses rapports.
help-training-generations = Combien de générations il doit y avoir en tout.
help-training-games = De combien de parties une génération apprend.
help-training-nodes = Combien de positions sont regardées pour un tour.
help-training-strays = À quelle fréquence on prend une autre voie que celle qui semble la meilleure, de 0 à 1 : qui ne s’écarte jamais n’apprend rien des autres voies.
help-training-thorough = Combien de tours sont réfléchis plus avant, de 0 à 1 : c’est ce qui prend le plus de temps ; des autres tours on n’apprend que l’issue de la partie.
help-training-match = Combien de parties un nouveau réseau joue contre le précédent, au plus.
help-training-epochs = Combien de fois un réseau parcourt tout ce dont il apprend.
help-training-seed = La même graine et les mêmes réglages donnent les mêmes parties.
help-training-device = Où le réseau apprend : cpu, ou cuda pour une carte graphique, ce qui demande torch (cerebria[train]).
help-training-minutes = S’arrêter après ce nombre de minutes, pour reprendre plus tard.
training-playing = Génération { $generation } : parties
training-learning = Génération { $generation } : apprentissage
training-match = Génération { $generation } : rencontre
training-kept = La génération { $generation } reste : { $share } % de { $games } parties contre { $against } (perte logarithmique { $wins }, { $positions } positions).
training-dropped = La génération { $generation } ne reste pas : { $share } % de { $games } parties contre { $against } (perte logarithmique { $wins }, { $positions } positions).
