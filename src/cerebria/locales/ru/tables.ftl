# Столы вокруг партии: подготовка, ссылки, комната ожидания, хозяин, чат.

## Как присоединиться

home-join-title = Вас приглашают
home-join-busy = Открываем дверь…
home-join-failed = Ссылка не открывается
home-join-asks = У вас есть ссылка или код?
home-join-asks-text = Их может прислать тот, кто открыл стол: чтобы сесть играть или смотреть.
home-invite-somebody = Кто-то
home-invite-seat = { $host } держит для вас место за столом «{ $title }»: { $spirit }, { $team }.
home-invite-code = { $host } держит для вас место за столом «{ $title }»: { $spirit }, { $team }.
home-invite-code-full = Все места за столом «{ $title }» заняты (хозяин: { $host }). Попросите ссылку, чтобы смотреть.
home-invite-watch = Вы можете смотреть стол «{ $title }» (хозяин: { $host }): вы видите то, что видят все, и не видите рук.
home-invite-replay = Вы можете посмотреть партию «{ $title }» ещё раз (хозяин: { $host }).
home-invite-person = Сейчас там сидит { $name }. Если вы сядете, место ваше.
home-invite-program = Сейчас там играет программа. Если вы сядете, играть будете вы.
home-invite-stand-in = Сейчас там играет программа вместо игрока: { $name }. Если вы сядете, место ваше.
home-invite-seat-button = Сесть: { $spirit }
home-invite-code-button = Сесть: { $spirit }
home-invite-watch-button = Смотреть
home-invite-replay-button = Посмотреть партию
home-invite-players = Игроков: { $count }.
home-invite-is-open = Партия не началась.
home-invite-is-running = Партия началась.
home-invite-is-over = Партия окончена.
home-invite-is-ended = Партия закончена досрочно.
home-invite-is-shelved = Это запись на полке.
home-invite-decline = Не сейчас
home-joined-seat = Вы садитесь играть: { $spirit }, { $team }.
home-joined-watch = Вы смотрите этот стол.

## Подготовка стола

home-part-game = Игра
home-part-spirits = Духи
home-part-seats = Места и колоды
home-part-clock = Время
home-part-hints = Подсказки
home-part-advanced = Другие параметры
home-mode = Правила
home-mode-basic = Базовый режим
home-mode-basic-text = Без намерений, сил духов и сильных эмоций, с заданными стартовыми местами. Лучше всего для первой партии.
home-mode-full = Полная игра
home-mode-full-text = Всё: намерения и их диск, силы духов и эмоции, которые становятся сильными.
home-edition-final-text = Правила, какими они опубликованы, с третьей командой и Эго или без них.
home-edition-preview-text = Правила незадолго до окончательных: первые жетоны цветные, у намерений свои очки, другие планшеты на стороне B и другие силы четырёх духов. Только две команды.
home-edition-prototype-text = Другая игра на том же поле: пять раундов, стойкость, которую команда тратит на действия, медитация, цели на конец, и никаких крепостей и намерений. Две команды по два духа или Творцы.
home-opponent = Противник
home-opponent-people = Люди и программы
home-opponent-people-text = За каждую команду кто-то играет.
home-opponent-ego = Эго
home-opponent-ego-text = Один или два человека против команды, которая играет сама и объясняет почему.
home-ego-team = Эго играет за
home-part-ego = Эго
home-difficulty = Сложность
home-difficulty-how = Насколько сложно
home-difficulty-ladder = Уровень
home-difficulty-ladder-text = Каждый уровень включает ступени между ним и средним.
home-difficulty-picked = Отдельные ступени
home-difficulty-picked-text = Выберите любые ступени, по одной.
home-balance = Команды
home-balance-without = Свет и Мрак
home-balance-without-text = Две команды, от двух до четырёх игроков.
home-balance-with = Свет, Мрак и Равновесие
home-balance-with-text = Третья команда, от трёх до шести игроков. Равновесие учитывается то за одну сторону, то за другую и побеждает, если ни одна не берёт верх. Для тех, кто знает полную игру.
home-players = Игроки
home-players-count = { $count }
home-players-2-text = Один дух против одного. Каждый – Творец: целая команда в одном лице.
home-players-3-text = Команда из двух духов против Творца, который сам целая команда.
home-players-4-text = Две команды по два духа.
home-players-spirits = Духи против Эго
home-players-ego-1-text = Творец, который сам целая команда.
home-players-ego-2-text = Два духа: оба ваши или по одному на двух человек.
home-players-balance-3-text = Три Творца: каждый сам целая команда.
home-players-balance-4-text = Одна команда из двух духов и два Творца, каждый из которых целая команда.
home-players-balance-5-text = Две команды по два духа и Творец, который сам целая команда.
home-players-balance-6-text = Три команды по два духа. Один человек может играть за нескольких.
home-shaper = { $count ->
        [1] Какая команда – Творец?
       *[other] Какие команды – Творцы?
    }
home-spirits-count = { $count ->
        [one] { $count } дух
        [few] { $count } духа
       *[other] { $count } духов
    }
home-spirits-basic = В базовом режиме у духов нет сил: выбирайте тех, кто вам нравится.
home-seat-who = Кто играет?
home-seat-who-of = { $spirit }: кто играет?
home-who-me = Я, на этом устройстве
home-who-open = Кто-то по ссылке
home-drawn-me = вы
home-drawn-open = по ссылке
home-hot-seat = Ваших мест: { $count }. Передавайте устройство по кругу или играйте за всех сами. В промежутках руки скрыты.
home-no-seat = У вас нет места: вы будете смотреть собственный стол.
home-deck = Колода
home-deck-of = Колода { NAME($spirit, form: "genitive") }
home-deck-starter = Стартовая колода
home-deck-spirit = Колода духа
home-deck-random = Случайная
home-deck-own = собственная колода
home-deck-fixed = Всегда одна и та же
home-deck-named = Ваша: { $name }
home-decks-hint-prototype = У каждого духа своя колода. Можно также набрать случайную из всех умеренных эмоций команды, не больше двух каждой, или составить свою.
home-decks-hint = Стартовые колоды уравновешены для обучения; у каждого духа есть колода под его силу; в случайной – любые умеренные эмоции команды, не больше двух каждой.
home-decks-link = Составить свою
home-clock-legend = Время на размышление
home-clock-none = Без часов
home-clock-none-text = Думайте сколько нужно.
home-clock-relaxed = Спокойно
home-clock-tournament = Турнир
home-clock-correspondence = По переписке
home-clock-own = Свои
home-clock-own-text = Задайте числа сами.
home-clock-reserve = Запас на всю партию
home-clock-perTurn = Добавка в начале каждого хода
home-clock-unit = Единица: «{ $part }»
home-clock-between = { $least } – { $most }
home-clock-limits = Что возможно. Запас: { $reserve }; на ход: { $turn }.
home-clock-wrong = Укажите целые числа. Запас: { $reserve }; на ход: { $turn }.
home-clock-words = { $reserve }, и ещё { $turn } на каждый ход
home-clock-words-resting = { $reserve }, и ещё { $turn } на каждый ход; ночи и выходные не считаются
home-clock-rests = Ночью и по выходным они стоят
home-clock-rests-text = Каждый указывает в настройках, когда они у него.
home-lapse-legend = Если кто-то больше не играет
home-lapse-hint = Об этом договариваются сейчас, чтобы никто не ждал вечно.
home-lapse-clock = Об этом договариваются сейчас; так и будет, как только у кого-то выйдет время.
home-lapse-program = Дальше играет программа
home-lapse-program-text = Кто отсутствовал, может вернуться в любой момент.
home-lapse-end = Игра заканчивается
home-lapse-end-text = Она окончена для всех, без результата.
home-lapse-none = Остальные ждут
home-lapse-none-text = Стол остаётся как есть.
home-lapse-days = Если ничего не происходит
home-lapse-program-at-once = дальше играет программа
home-lapse-end-at-once = игра заканчивается
home-lapse-program-after = дальше играет программа ({ $days })
home-lapse-end-after = игра заканчивается ({ $days })
home-span-second = { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[other] { $count } секунд
    }
home-span-minute = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[other] { $count } минут
    }
home-span-hour = { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[other] { $count } часов
    }
home-span-day = { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }
home-unit-second = секунды
home-unit-minute = минуты
home-unit-hour = часы
home-unit-day = дни
home-start-places = Стартовые места
home-start-places-free = Свободные
home-start-places-free-text = По очереди каждый размещает своего духа и первую эмоцию.
home-start-places-fixed = Заданные
home-start-places-fixed-text = Духи и первые эмоции начинают на заданных местах, как в базовом режиме.
home-first = Кто начинает?
home-first-random = Решает случай
home-handicap = Фора
home-handicap-text = При трёх или четырёх игроках начинающая команда побеждает чаще. Это придумано для проекта и не входит в печатную игру.
home-handicap-none = Нет
home-handicap-none-text = Как в печатной игре: у первого игрока на 2 силы воли больше.
home-handicap-action = Одно действие
home-handicap-action-text = В первом ходе партии одно действие вместо трёх.
home-handicap-means = Средства
home-handicap-means-text = У первого игрока ничего сверх обычного; в другой команде у каждого игрока на 2 силы воли больше, а у команды 1 амбиция.
home-handicap-points = Очки
home-handicap-points-text = Другая команда начинает с 3 очками на своём диске.
home-side = Сторона { $side }
home-team-side = Планшеты команд
home-team-side-text = От стороны зависит, какие намерения приносят очки.
home-spirit-side = Планшеты духов
home-spirit-side-text = От стороны зависит, какие улучшения есть в рядах каждого духа.
home-card-set = Набор карт
home-card-set-text = Если у вас есть печатные карты, можно играть с их числами и силами из файла JSON. Чего в нём нет, остаётся как здесь.
home-card-set-choose = Выбрать файл
home-card-set-standard = Стандартные карты
home-card-set-remove = Вернуться к стандартным картам
home-card-set-large = Этот файл слишком велик для набора карт.
home-card-set-problem = { $place }: { $problem }
home-card-set-no-json = Это не файл JSON с одной таблицей на каждую эмоцию.
home-turn-limit = Самая долгая партия
home-turn-limit-text = Число ходов, после которого партия считается как есть. Если оставить пустым, предела нет; если играют одни программы, партия кончается после 200 ходов.
home-seed = Зерно
home-seed-text = Все случайности берутся из этого числа. То же число – тот же расклад.
home-seed-placeholder = Никто не знает
home-seed-warning = Тот, кто выбирает зерно, может знать расклад. Всем за столом говорится, что оно выбрано.
home-number-wrong = Это должно быть целое число.
home-number-large = Для браузера это число слишком велико. Возьмите не длиннее 15 цифр.
home-table-title = Название стола
home-table-of = Стол: { $host }
home-open-table = Открыть стол
home-open-table-text = Дальше вы получите ссылку на каждое свободное место.
home-open-start = Начать партию
home-open-start-text = Все места заняты: партия начнётся сразу.
home-setup-mistakes = { $count ->
        [1] Кое-что ещё не сходится. Это отмечено на своём месте.
       *[other] Ещё не сходится: { $count }. Это отмечено на своих местах.
    }

## Во что играют за столом

home-fact-mode = Правила
home-fact-edition = Издание
home-fact-teams = Команды
home-fact-ego = Эго играет за
home-fact-difficulty = Сложность
home-fact-start = Стартовые места
home-fact-first = Кто начинает
home-fact-team-side = Планшеты команд
home-fact-spirit-side = Планшеты духов
home-fact-decks = Колоды
home-fact-deck = { $spirit }: { $deck }
home-fact-decks-spirits = У каждого духа своя
home-fact-card-set = Набор карт
home-fact-clock = Время
home-fact-lapse = Если кто-то пропал
home-fact-hints = Подсказки
home-program-easy-text = Для первой партии: играет ради того, что считается сейчас, и тратит слишком мало.
home-program-medium-text = Делает то, что лучше всего в данный момент.
home-program-hard-text = Продумывает свой ход до конца.
home-program-expert-text = Думает и о том, что на это сделают другие.
home-hints-yes = можно просить
home-hints-no = нет
home-hints-allow = Все могут просить подсказки
home-hints-allow-text = Подсказка называет лучшие варианты, шансы на победу и почему. Она для того, кто решает, и из того, что он может знать.
home-hints-alone = У того, кто играет один, подсказки есть всегда.
home-fact-seed = Зерно
home-chosen-seed = Выбрано хозяином, который может знать расклад

## Как позвать кого-нибудь

home-bring = Позвать кого-нибудь
home-bring-text = Кто пройдёт по ссылке или введёт буквы на главной странице, сядет на свободное место.
home-bring-spelled = Код этого стола: { $letters }
home-bring-what = этот стол
home-bring-send = Отправить ссылку
home-bring-copy = Скопировать ссылку
home-bring-copied = Ссылка на этот стол скопирована.
home-bring-renew = Другой код
home-bring-renew-hint = Этот код и его ссылка перестанут действовать
home-bring-make = Создать код
home-set-up = Изменить, во что играем
home-set-up-rules-text = Люди остаются на своих местах. Всё остальное можно настроить за отдельным столом.
home-set-up-done = Играть в это
home-set-up-cancel = Оставить как есть
home-set-up-more = Настроить всё

## Ссылки

home-link-copy = Скопировать ссылку
home-link-copy-of = Скопировать ссылку: { $what }
home-link-copied = Ссылка скопирована: { $what }.
home-link-qr = QR-код
home-link-qr-label = QR-код: { $what }
home-link-title = Ссылка: { $what }
home-link-hint = Этой ссылкой может воспользоваться любой, у кого она есть. Новая ссылка отменяет эту.
home-link-renew = Новая ссылка: { $what }
home-link-renew-hint = Создаёт другую ссылку; эта с тех пор никуда не ведёт.
home-link-make = Создать ссылку
home-link-make-of = Создать ссылку: { $what }

## Комната ожидания

home-opening = Идём к столу…
home-game-waits = Партия ждёт
home-game-waits-text = Сервер недоступен. Стол откроется сам, как только сможет; ничего не потеряно.
home-no-table = Этот стол не найден
home-ended = Стол закрыт
home-ended-text = Его закрыли до начала партии.
home-other-rules = В эту партию играли по версии правил { $rules }, которой у этого сервера больше нет. Её можно скачать в том виде, в каком она хранится.
home-other-rules-running = Эта партия начата по версии правил { $rules }, которой у этого сервера больше нет, так что продолжить её здесь нельзя. Когда хозяин её закончит, её можно скачать.
home-other-rules-download = Скачать запись
home-waiting-own = Ваш стол. Отправьте кому-нибудь ссылку на каждое свободное место и начните, когда все будут здесь.
home-waiting-host = Этот стол открыт хозяином: { $host }.
home-round-seat = { $spirit }: { $name }
home-here = здесь
home-away = нет на месте
home-seat-of = Место { NAME($spirit, form: "genitive") }
home-seat-as = { $spirit }, { $team }
home-seat-what = место { NAME($spirit, form: "genitive") }
home-seat-waits = Придёт кто-то по ссылке.
home-seat-sit = Сесть сюда
home-seat-sit-as = Сесть сюда: { $spirit }
home-seat-program = Пусть играет программа…
home-seat-program-for = Пусть играет программа: { $spirit }
home-seat-leave-open = Встать
home-seat-kick = Убрать
home-seat-kick-of = Убрать: { $who }, { $spirit }
home-block = Убрать и больше не пускать
home-block-sure = { $name } не попадёт больше ни за один ваш стол: ни по ссылке, ни из списка.
home-block-yes = Не пускать
home-block-no = Оставить
home-start = Начать партию
home-start-ready = Все здесь.
home-start-host = Все здесь. Партию начинает хозяин: { $host }.
home-start-empty = { $count ->
        [1] Ещё пусто место: { $list }. Отправьте ссылку на него или посадите программу.
       *[other] Ещё пусты места: { $list }. Отправьте ссылки на них или посадите программы.
    }
home-watch = Зрители
home-watch-hint = Они видят то, что видят все, и не видят рук.
home-watch-what = место зрителя
home-watch-count = { $count ->
        [0] Сейчас никто не смотрит.
        [one] Сейчас смотрит { $count } человек.
        [few] Сейчас смотрят { $count } человека.
       *[other] Сейчас смотрят { $count } человек.
    }
home-spectator-silent = Молчание
home-spectator-silence = Пусть молчит: { $name }
home-spectator-talks = Может говорить
home-spectator-let-talk = Пусть снова говорит: { $name }
home-spectator-remove = Удалить: { $name }
home-spectator-hint = Удалённый не сможет вернуться, потому что ссылка для зрителей перестаёт действовать. Для других создайте новую.
home-close-table = Закрыть этот стол
home-close-sure = Всем придётся уйти, и ссылки перестанут действовать. Закрыть?
home-close-yes = Закрыть
home-close-no = Оставить открытым
home-left-open = Вы ушли из-за стола.

## Чат

home-chat = Чат
home-chat-said = Что было сказано
home-chat-empty = Ещё никто ничего не сказал.
home-chat-say = Сказать что-нибудь
home-chat-placeholder = Всем
home-chat-placeholder-team = Вашей команде
home-chat-team = Только для команды: { $team }
home-chat-whispered = команде
home-chat-send = Отправить
home-chat-closed = Чат закрыт: с конца партии прошёл день.
home-change-sits = { $name } садится на место: { $spirit }.
home-change-leaves = { $name } освобождает место: { $spirit }.
home-change-kicked = { $name } больше не на месте: { $spirit }. Так решил хозяин.
home-change-program = Вместо игрока ({ $name }) играет программа: { $spirit }.
home-change-program-nobody = Играет программа: { $spirit }.
home-change-returns = { $name } снова играет: { $spirit }.
home-change-returns-nobody = Снова свободно место: { $spirit }.
home-change-rematch = { $name } хочет реванша.
home-change-game = { $name } меняет, во что играют.
home-change-hints = { $name } разрешает подсказки за этим столом.
home-change-no-hints = { $name } не разрешает подсказки за этим столом.
home-change-removed = { $name } больше не смотрит: так решил хозяин.
home-change-silenced = { $name } отныне смотрит молча.
home-change-talks = { $name } снова может говорить.
home-change-time-nobody = { $spirit }: время вышло. Дальше играет программа.
home-change-lapsed-nobody = { $spirit }: ходов больше не было. Игра закончена, как договорились.

## Стол во время партии

home-host = Стол
home-seat-stand-in = Пока играет программа.
home-seat-give-back = Вернуть место: { $name }
home-seat-leave = Уйти насовсем
home-seat-hand-on = По этой ссылке кто-то другой может занять ваше место.
home-seat-invite = По этой ссылке кто-то может сменить программу.
home-leave-sure = Дальше за вас будет играть программа. Уйти насовсем?
home-leave-yes = Уйти
home-leave-no = Остаться
home-left = Вы ушли. Дальше играет программа: { $spirit }.
home-end = Закончить партию
home-end-sure = Партия закончится для всех, без результата. Закончить?
home-end-yes = Закончить
home-end-no = Играть дальше
home-rematch = Попросить реванш
home-rematch-go = К реваншу
home-clock = Осталось времени, { $spirit }:
home-clock-little = У вас осталось меньше минуты.
home-clock-days = { $days } д { $face }
home-clock-until = до { $moment }

## Соединение

home-connecting = Соединяемся со столом…
home-broken = Связь пропала.
home-broken-text = Мы попробуем снова сами; ничего не потеряно.
home-broken-retry = Попробовать сейчас
home-closed = Соединение закрыто.
home-closed-removed = Это место больше не ваше.
home-closed-not-signed-in = Сервер вас больше не знает. Загрузите страницу снова.
home-closed-no-such-table = Такого стола нет, или вас к нему не пустили.
home-closed-not-your-seat = Это место больше не ваше.
home-closed-other = Загрузите страницу снова, чтобы продолжить.

## Как позвать назад

home-call-me = Позвать меня, когда пора
home-settings-calls = Когда стол ждёт меня
home-channels-hint = Раз за ход, если вы минуту ничего не делали. В сообщении сказано, за каким столом и что произошло, и ничего скрытого.
home-channels-table = Сообщать другим, чей ход
home-channel-here = Этот браузер
home-channel-push = Другой браузер, через { $host }
home-channel-json = { $host }, в JSON
home-channel-discord = { $host }, сообщением Discord
home-channel-unconfirmed = ждёт, пока не откроют ссылку из письма
home-channel-try = Проверить
# Still right.
home-channel-try-named = Проверить: { $channel }
home-channel-tried = Отправлено. Сейчас должно прийти.
home-channel-remove = Убрать
home-channel-remove-named = Убрать: { $channel }
home-channel-notify = Уведомлять этот браузер
home-channel-denied = Ваш браузер не разрешает уведомления с этой страницы. Разрешите их в его настройках и попробуйте снова.
home-channel-mail = По почте
home-channel-mail-add = Отправить ссылку
home-channel-mail-hint = Пока вы не откроете ссылку, ничего не отправляется, и в каждом письме есть ссылка, чтобы это прекратить. То, что ждёт за несколькими столами, приходит вместе.
home-channel-mail-sent = Ссылка отправлена на { $address }. Откройте её, и вас будут звать туда.
home-channel-hook = Через вебхук
home-channel-form = Кто получает
home-channel-form-discord = Канал Discord
home-channel-form-json = Ваша собственная программа, в JSON
home-channel-hook-address = Адрес
home-channel-hook-add = Добавить
home-channel-hook-hint = Он начинается с https:// и хранится в тайне. Discord: настройки канала, «Интеграция», «Вебхуки», скопировать адрес.
home-called-confirm = Звать вас по почте?
home-called-confirm-text = Когда вас ждёт стол, а вы минуту ничего не делали, раз за ход.
home-called-confirm-yes = Да, звать меня сюда
home-called-confirm-done = Вас будут звать по почте
home-called-confirm-done-text = В каждом письме есть ссылка, чтобы это прекратить.
home-called-stop = Больше не писать?
home-called-stop-text = На этот адрес больше ничего не отправится. Снова включить это можно в настройках.
home-called-stop-yes = Больше ничего не присылать
home-called-stop-done = Больше ничего не отправляется
home-called-stop-done-text = Ваши столы там же, где были.
home-called-broken = Ссылка неполная. Скопируйте её из письма целиком.
home-called-settings = К настройкам
