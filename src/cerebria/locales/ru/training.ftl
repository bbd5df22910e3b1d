### Обучение: `python -m cerebria.training`.

help-training = Обучить сеть партиями против самой себя: поколение за поколением играет, учится и остаётся, если побеждает. Одна папка хранит одно обучение; та же команда продолжает с того места, где остановились.
help-training-folder = Где лежит обучение: его партии, чему они учат, его сети и отчёты.
help-training-generations = Сколько всего должно быть поколений.
help-training-games = На скольких партиях учится поколение.
help-training-nodes = Сколько позиций просматривать для одного хода.
help-training-strays = Как часто выбирается не тот путь, что кажется лучшим, от 0 до 1: кто никогда не отклоняется, ничего не узнаёт о других путях.
help-training-match = Сколько партий новая сеть играет против прежней, не больше.
help-training-epochs = Сколько раз сеть проходит всё, на чём учится.
help-training-seed = То же зерно и те же настройки дают те же партии.
help-training-device = Где учится сеть: cpu или cuda, то есть видеокарта; для неё нужен torch (cerebria[train]).
help-training-minutes = Остановиться через столько минут, чтобы продолжить позже.
training-playing = Поколение { $generation }: партии
training-learning = Поколение { $generation }: обучение
training-match = Поколение { $generation }: матч
training-kept = Поколение { $generation } остаётся: { $share } % очков против { $against } (партий: { $games }; логарифмическая потеря { $wins }; позиций: { $positions }).
training-dropped = Поколение { $generation } не остаётся: { $share } % очков против { $against } (партий: { $games }; логарифмическая потеря { $wins }; позиций: { $positions }).
