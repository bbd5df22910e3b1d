# Texts of `cerebria scenario`. What is wrong with a file or a scenario is in errors.ftl.

scenario-help-paths = Files with scenarios, or folders to look for them in.
scenario-help-verbose = Name the scenarios that pass, too.
scenario-failed-title = FAILED { $title } ({ $file }, line { $line })
scenario-passed-title = passed { $title } ({ $file }, line { $line })
scenario-summary = { $passed } passed, { $failed } failed
