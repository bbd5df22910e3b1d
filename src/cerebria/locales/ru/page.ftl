# То, что есть на каждом экране: заголовок, верх страницы, имена людей и что пошло не так.

## Страница

web-title = Cerebria
home-title = { $screen } – Cerebria
home-title-waits = { $count ->
        [1] Вас ждёт { $table }
       *[other] Вас ждут столы: { $count }
    }
home-title-new = Открыть стол
home-title-join = Сесть за стол
home-title-open = Открытые столы
home-title-table = Стол
home-title-settings = Настройки
home-title-rules = Правила
home-title-cards = Карты
home-title-decks = Колоды
home-title-tutorial = Обучение
home-title-replay = Повтор
home-title-replays = Повторы
home-title-games = Мои партии
home-title-called = Вызов к столу
home-title-lost = Здесь ничего нет
home-skip = Перейти к содержанию
home-close = Закрыть
home-back = На главную
home-reload = Загрузить снова
home-lost = Здесь ничего нет
home-lost-text = Адрес ведёт туда, чего не вообразила даже Тревога.
home-newer = Вышла новая версия Cerebria
home-newer-text = Открытая страница – ещё прежней версии. Загрузите её снова: партии продолжатся с того же места.
home-newer-load = Загрузить новую версию
home-failed = Эту часть не удалось загрузить
home-failed-text = Возможно, сеть ненадолго пропала или вышла новая версия страницы.

## Верх страницы

home-nav = Главные разделы
home-nav-home = Cerebria: на главную
home-nav-menu = Меню
home-nav-tutorial = Обучение
home-nav-rules = Правила
home-nav-cards = Карты
home-nav-decks = Колоды
home-nav-replays = Повторы
home-nav-settings = Настройки
home-language = Язык
home-theme-to-light = Перейти на светлую тему
home-theme-to-dark = Перейти на тёмную тему

## Имена

home-name = Ваше имя
home-name-default = Мечтатель
home-name-none = Гость
home-name-title = Как вас называть?
home-name-hint = Это имя видят все за вашими столами. Учётной записи нет: этот браузер вас помнит.
home-name-empty = Имени нужна хотя бы буква-другая.
home-name-take = Взять это имя
home-name-change = Сменить имя
home-name-known = Теперь вы – { $name }.
home-program-easy = Лёгкая программа
home-program-medium = Средняя программа
home-program-hard = Сильная программа
home-program-expert = Экспертная программа
home-program-greedy = Средняя программа
home-program-random = Случайная программа
home-seat-nobody = пока никого

## Что пошло не так

home-error-unknown = Не получилось. Попробуйте ещё раз через минуту.
home-error-web-unreachable = Сервер недоступен. Есть ли сеть?
home-error-web-closed = Соединение со столом завершилось.
home-error-not-signed-in = Сервер вас больше не знает. Выберите имя заново.
home-error-no-such-link = Эта ссылка (больше) никуда не ведёт: возможно, её заменила более новая. Попросите другую.
home-error-already-over = Партия окончена, так что место уже не занять.
home-error-no-such-table = Такого стола нет, или вас к нему не пустили. Попросите ссылку у хозяина.
home-copy-failed = Браузер не даёт нам копировать. Выделите адрес и скопируйте его вручную.
