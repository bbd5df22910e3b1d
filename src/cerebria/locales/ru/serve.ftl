# Команды serve и database.

## Помощь

help-serve = Запустить сервер столов, на котором люди и программы играют в браузере. Каждый параметр можно задать и переменной, например CEREBRIA_PORT.
help-serve-examples =
    cerebria serve
    cerebria serve --host 127.0.0.1 --port 9000 --no-browser
    cerebria serve --database my-tables.sqlite
    cerebria serve --database postgresql://cerebria@localhost/cerebria --workers 4
    cerebria serve --base-url https://cerebria.example.org --host 127.0.0.1
help-option-host = Где слушать: 0.0.0.0 пускает всю сеть, 127.0.0.1 – только эту машину.
help-option-port = Порт. Без него 8000 или следующий свободный.
help-option-database = Где хранятся столы: файл или postgresql://… Без него – файл в вашей папке данных.
help-option-workers = Сколько процессов обслуживает. Больше одного требует PostgreSQL.
help-option-base-url = Адрес, которым пользуются люди, когда перед сервером стоит прокси.
help-option-trusted-proxies = Прокси, которым верят, кто спрашивает: адреса или сети через запятую. По умолчанию 127.0.0.1.
help-option-bot-jobs = Пусть программы играют в отдельных рабочих процессах (cerebria worker). Нужен PostgreSQL.
help-option-browser = Открыть страницу в браузере, где есть экран.
help-option-keep-open = Забывать столы, где партия так и не началась, через столько дней; 0 сохраняет их. По умолчанию 30.
help-option-keep-running = Забывать партии, в которых ничего не происходило столько дней; 0 сохраняет их. По умолчанию 400.
help-option-keep-over = Забывать оконченные партии через столько дней; 0, по умолчанию, сохраняет их.
help-option-keep-people = Забывать людей, у которых нет стола и которые не появлялись столько дней; 0 сохраняет их. По умолчанию 400.
help-option-json-logs = Писать журнал строками JSON и в терминале.
help-database = Хранить, переносить и чистить базу данных сервера столов.
help-database-examples =
    cerebria database export tables.jsonl.gz
    cerebria database import tables.jsonl.gz --database postgresql://cerebria@localhost/cerebria
help-database-export = Записать всё в файл: людей, столы и партии, какими они есть в один момент. Сервер может работать дальше.
help-database-export-examples =
    cerebria database export tables.jsonl.gz
    cerebria database export tables.jsonl --database postgresql://cerebria@localhost/cerebria
help-database-import = Заполнить пустую базу данных любого вида из такого файла: всё или ничего.
help-database-import-examples =
    cerebria database import tables.jsonl.gz --database new.sqlite
help-database-upgrade = Привести базу данных к виду, нужному этой версии, или создать её. Сервер делает это сам, когда запускается.
help-database-upgrade-examples =
    cerebria database upgrade --database postgresql://cerebria@localhost/cerebria
help-database-tidy = Забыть слишком старое, как работающий сервер делает сам каждый час.
help-database-tidy-examples =
    cerebria database tidy --keep-over-days 365
help-argument-archive = Файл; если его имя кончается на .gz, он сжат.

## serve

serve-port-taken = Порт { $port } занят, поэтому сервер использует { $other }.
serve-address = Cerebria здесь: { $address }
serve-network = Для других в той же сети: { $address }
serve-database = Столы хранятся в { $file }
database-awaited = Ждём базу данных { $database }…
serve-stop = Ctrl-C останавливает сервер; столы сохраняются.

## database

database-exporting = Экспорт
database-importing = Импорт
database-exported = Строк записано в { $file }: { $rows }. Там всё, что есть в базе данных, в том числе скрытые карты: храните его надёжно.
database-imported = Теперь строк в { $database }: { $rows }.
database-upgraded = { $database } соответствует версии (вид { $form }).
database-tidied = Забыто: столов – { $tables }, людей – { $people }.

## Картинки, показывающие, куда ведёт ссылка

preview-emotion = Эмоция { NAME($team, form: "genitive") }
preview-spirit = Дух { NAME($team, form: "genitive") }

## Что зовёт людей обратно к столам: браузер, почта, вебхуки

notice-turn = «{ $title }»: ход игрока { $by } окончен, теперь ходите вы.
notice-turn-alone = «{ $title }»: ваш ход.
notice-turn-others = «{ $title }»: ход игрока { $by } окончен, теперь ходит { $name }.
notice-turn-others-alone = «{ $title }»: ходит { $name }.
notice-soon = «{ $title }»: ваше время истечёт через { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}.
notice-soon-others = «{ $title }»: время игрока { $name } истечёт через { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}.
notice-out = «{ $title }»: ваше время вышло, за вас играет программа. Вы можете вернуться.
notice-out-others = «{ $title }»: время игрока { $name } вышло, дальше играет программа.
notice-lapsed = «{ $title }»: кто-то перестал играть, и игра закончена, как договорились.
notice-ready = «{ $title }»: все собрались. Можно начинать.
notice-over = «{ $title }»: партия окончена. Посмотрите, чем она закончилась.
notice-confirm = Кто-то хочет, чтобы Cerebria звала его по этому адресу, когда стол ждёт. Это вы? Тогда откройте эту ссылку; если нет, ничего не делайте.
notice-try = Так зовёт вас Cerebria.
notice-several = { $count ->
        [one] Вас ждёт { $count } стол
        [few] Вас ждут { $count } стола
       *[other] Вас ждут { $count } столов
    }
notice-stop = Чтобы больше ничего не получать, откройте { $address }
