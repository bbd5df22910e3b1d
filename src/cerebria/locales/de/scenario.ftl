# Texte von `cerebria scenario`. Was an einer Datei oder einem Szenario nicht stimmt, steht in errors.ftl.

scenario-help-paths = Dateien mit Szenarien, oder Ordner, in denen nach ihnen gesucht wird.
scenario-help-verbose = Auch die Szenarien nennen, die bestehen.
scenario-failed-title = GESCHEITERT { $title } ({ $file }, Zeile { $line })
scenario-passed-title = bestanden { $title } ({ $file }, Zeile { $line })
scenario-summary = { $passed } bestanden, { $failed } gescheitert
