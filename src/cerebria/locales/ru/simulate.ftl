# Команды simulate и bench.

## Помощь

help-simulate-games = Сколько партий сыграть.
help-simulate-seed = Зерно первой партии; каждая следующая берёт следующее число.
help-simulate-secret = Секрет, с которым делаются расклады, чтобы снова сыграть партии прежнего запуска. Где играют ваши собственные программы, он выбирается и называется потом: они не должны узнать расклад, перебирая зёрна.
help-simulate-jobs = Сколько процессов играет одновременно. Результаты от этого не зависят.
help-cluster = Дать играть машинам кластера Ray: его адрес, «auto» для того, к которому принадлежит эта машина, или «here» – только процессоры этой машины, столько, сколько сказано в --jobs. Нужен Ray (cerebria[cluster]); на всех машинах нужна одна и та же версия cerebria. Результаты от этого не зависят.
help-simulate-bots = Кто играет: один бот за все места, по одному за каждую команду или по одному за каждое место (первый дух каждой команды, затем второй). Против Эго – только за места людей. Есть: { $bots }.
help-simulate-all = Играть по очереди все виды партий: любое число игроков, выбор Творцов, режим, сторону планшетов и вид колод, каждый раз с другими духами. Указанные кроме того параметры действуют для всех партий.
help-simulate-save = Писать запись каждой партии в эту папку.
help-simulate-rows = Писать строку о каждой партии в этот файл: JSON по строкам, если имя кончается на .jsonl, таблицу, если на .csv.
help-simulate-json = Вывести результаты как JSON.
help-bench-seconds = Сколько времени измерять.
help-bench-json = Вывести числа как JSON.

## simulate

simulate-progress = Партии
simulate-games = Партии
simulate-finished = Доиграно
simulate-errors = Ошибки
simulate-wins = Победы { NAME($team, form: "genitive") }
simulate-draws = Ничьи
simulate-people = Победы людей над Эго
simulate-interval = { $least }–{ $most } %
simulate-ending-common = Конец: не осталось основных устремлений
simulate-ending-fragment = Конец: не осталось фрагмента
simulate-ending-wheel = Конец: диск намерений полон
simulate-ending-turn-limit = Конец: предел ходов
simulate-ending-majors = Конец: третий основной фрагмент
simulate-ending-rounds = Конец: пять раундов закончены
simulate-score = В среднем очков { NAME($team, form: "genitive") }
simulate-turns = В среднем ходов
simulate-decisions = В среднем решений
simulate-seconds = Секунды
simulate-games-per-s = Партий в секунду
simulate-secret = Расклады сделаны с секретом { $secret }: с --secret и тем же зерном играются те же партии.
simulate-failure = Партия с зерном { $seed } не удалась: { $error }
simulate-more-failures =
    { $count ->
        [1] Не удалась ещё одна партия. Увидеть её: --json.
       *[other] Не удалось ещё партий: { $count }. Увидеть все: --json.
    }
simulate-interrupted = Остановлено, прежде чем сыграны все партии ({ $games }); вот результаты на этот момент.
simulate-bot-counts = один бот за всех, по одному за каждую из команд ({ $teams }) или по одному за каждое из мест ({ $seats })

## bench

bench-decisions_per_s = Решений в секунду
bench-games_per_s = Случайных партий в секунду
bench-copy_us = Копия состояния
bench-view_us = Вид для места
bench-mask_us = Маска вариантов
bench-imagine_us = Мир, воображаемый за видом
bench-facts_ms = Что известно о вариантах хода
bench-greedy_ms = Выбор бота greedy
bench-planner_ms = Короткий план бота planner
bench-ego_ms = Ход Эго
bench-import_ms = Импорт движка
bench-microseconds = { $value } мкс
bench-milliseconds = { $value } мс
