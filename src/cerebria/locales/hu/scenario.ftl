# A `cerebria scenario` szövegei. Ami egy fájllal vagy forgatókönyvvel nincs rendben, az errors.ftl fájlban áll.

scenario-help-paths = Fájlok forgatókönyvekkel, vagy mappák, ahol keresni kell őket.
scenario-help-verbose = A sikeres forgatókönyveket is megnevezi.
scenario-failed-title = SIKERTELEN { $title } ({ $file }, { $line }. sor)
scenario-passed-title = sikeres { $title } ({ $file }, { $line }. sor)
scenario-summary = { $passed } sikeres, { $failed } sikertelen
