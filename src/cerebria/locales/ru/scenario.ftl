# Тексты команды `cerebria scenario`. Что не так с файлом или сценарием – в errors.ftl.

scenario-help-paths = Файлы со сценариями или папки, где их искать.
scenario-help-verbose = Называть и пройденные сценарии.
scenario-failed-title = НЕ ПРОЙДЕН { $title } ({ $file }, строка { $line })
scenario-passed-title = пройден { $title } ({ $file }, строка { $line })
scenario-summary = пройдено: { $passed }, не пройдено: { $failed }
