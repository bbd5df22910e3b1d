# Команда worker.

help-worker = Играть за программы серверов, у которых общая база данных и которые запущены с --bot-jobs. Нужен PostgreSQL; запускайте сколько угодно, на любой машине.
help-worker-examples =
    cerebria worker --database postgresql://cerebria@localhost/cerebria
    cerebria worker --database postgresql://cerebria@db.example.org/cerebria --concurrency 2
help-option-concurrency = Сколько программ каждого вида (выбирающих сразу, смотрящих вперёд, думающих секунды) думает одновременно, каждая в своём процессе. По умолчанию: по одной на ядро.
worker-started = { $count ->
        [1] По одной программе каждого вида одновременно играет
       *[other] Программы каждого вида, одновременно по { $count }, играют
    } для серверов на { $database }. Ctrl-C останавливает это; несыгранное будет сыграно позже.
