# Testi di `cerebria scenario`. Ciò che non va in un file o in uno scenario è in errors.ftl.

scenario-help-paths = File con scenari, o cartelle in cui cercarli.
scenario-help-verbose = Indica anche gli scenari riusciti.
scenario-failed-title = FALLITO { $title } ({ $file }, riga { $line })
scenario-passed-title = riuscito { $title } ({ $file }, riga { $line })
scenario-summary = { $passed } riusciti, { $failed } falliti
