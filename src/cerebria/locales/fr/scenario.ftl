# Les textes de `cerebria scenario`. Ce qui ne va pas dans un fichier ou un scénario est dans errors.ftl.

scenario-help-paths = Des fichiers de scénarios, ou des dossiers où en chercher.
scenario-help-verbose = Nommer aussi les scénarios qui réussissent.
scenario-failed-title = ÉCHEC { $title } ({ $file }, ligne { $line })
scenario-passed-title = réussi { $title } ({ $file }, ligne { $line })
scenario-summary = { $passed } réussis, { $failed } échoués
