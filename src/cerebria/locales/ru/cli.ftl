# Командная строка: помощь, игра в терминале и другие команды. Что происходит в партии – в events.ftl.

## Программа

help-program = Играть в Cerebria в браузере или в терминале и заглядывать внутрь: независимая, неофициальная реализация.
help-lang = Язык всех текстов; перед названием команды. Без него – язык из переменной CEREBRIA_LANG или язык системы, если переведены все тексты.
help-version = Показать версию и что в игре подтверждено, а что придумано.
version = cerebria { $version }, { $engine ->
        [compiled] с движком в машинном коде
       *[plain] с движком на чистом Python
    }
version-unofficial = Независимая, неофициальная реализация настольной игры Cerebria: The Inside World. В ней нет ни текстов, ни рисунков издателя, и она с ним не связана.
version-documented = Подтверждено: правила базовой игры и Равновесия, духи и их планшеты, названия, ощущения и интенсивности эмоций ({ $emotions }) и силы { $documented } из них.
version-designed = Придумано для этого проекта: силы эмоций ({ $designed }), части ещё { $partly }, все пороги Света и Мрака, кроме одного, и стартовые места базового режима. «cerebria cards» показывает, что есть что.

## Помощь по командам

help-examples = Примеры:
help-play = Сыграть партию в терминале, против ботов или с людьми за той же клавиатурой.
help-play-examples =
    cerebria play
    cerebria play --mode basic --players 2
    cerebria play --seats human,human --players 2
    cerebria play --spirits delight,harmony,misery,anxiety --decks spirit
    cerebria play --balance --players 3 --seats reason=human
    cerebria play --edition prototype
    cerebria play --ego gloom
    cerebria play --ego bliss --players 1 --difficulty harder-3
    cerebria play --resume game.json
help-new = Подготовить партию: показать её или сохранить как запись, чтобы сыграть позже.
help-new-examples =
    cerebria new --print --seed 7
    cerebria new --mode basic --save game.json
    cerebria new --balance --players 4 --shapers gloom,balance
    cerebria new --ego gloom --steps harder-1,harder-5
help-replay = Рассказать записанную партию ещё раз или проверить, что она по-прежнему кончается так же.
help-replay-examples =
    cerebria replay game.json
    cerebria replay game.json --step --seat love
    cerebria replay game.json --verify
help-cards = Показать эмоции, их числа и силы и что из этого подтверждено; или замыслы Эго.
help-cards-examples =
    cerebria cards
    cerebria cards courage valor
    cerebria cards --team gloom --kind strong
    cerebria cards --team balance
    cerebria cards --edition prototype
    cerebria cards --schemes
    cerebria cards jealousy --ego bliss
help-simulate = Дать ботам сыграть много партий и подсчитать результаты.
help-simulate-examples =
    cerebria simulate --games 1000 --jobs 4
    cerebria simulate --bots greedy,random --mode basic --json
    cerebria simulate --balance --players 6 --bots greedy,greedy,random
    cerebria simulate --edition prototype --all --games 300
    cerebria simulate --ego gloom --difficulty harder-7 --bots greedy --games 500
help-dataset = Дать ботам сыграть много партий и сохранить каждое решение строкой файлов Parquet.
help-dataset-examples =
    cerebria dataset games --games 1000 --bots greedy --jobs 4
    cerebria dataset games --all --bots planner@300 --games 5000 --cluster here
help-arena = Свести ботов друг с другом, каждый расклад со сменой сторон, и сказать, кто сильнее.
help-arena-examples =
    cerebria arena greedy random --games 200 --jobs 4
    cerebria arena planner greedy --sprt 0.75,0.8 --games 2000 --state arena.jsonl
    cerebria arena planner greedy random --gauntlet --plot arena.svg
    cerebria arena planner greedy --ego gloom --difficulty harder-3
    cerebria arena greedy shy.py:Shy --players 2 --json
help-scenario = Проверить позиции, записанные в файлах.
help-scenario-examples =
    cerebria scenario tests/scenarios
    cerebria scenario quell.yaml --verbose
help-bench = Измерить скорость движка.
help-bench-examples =
    cerebria bench --seconds 10

help-game-options = Параметры партии
help-option-players = Сколько играет: от 2 до 4, с Равновесием от 3 до 6. Меньше двух на команду – это Творцы. Против Эго: 2 духа или 1 как Творец.
help-option-balance = Играть с третьей командой, Равновесием. Только полная игра.
help-option-ego = Играть против Эго, которое само играет за эту команду. Вы играете за обоих духов другой команды, если --seats не говорит иного.
help-option-difficulty = Насколько сильно играет Эго: уровень включает все предыдущие ступени. По умолчанию medium.
help-option-steps = Именно эти ступени сложности вместо уровня: «harder-1,easier-3».
help-option-mode = Базовый режим для учащихся или полная игра (по умолчанию).
help-option-edition = Окончательные правила (по умолчанию) или правила издания до них: незадолго до того или прототип 2017 года, а это другая игра.
help-option-team-side = Сторона планшетов команд: какие намерения считаются. По умолчанию A.
help-option-spirit-side = Сторона планшетов духов: какие есть улучшения. По умолчанию A.
help-option-spirits = Кто играет: «love,empathy,hatred,malice», в любом порядке; можно указать несколько раз.
help-option-shapers = Команды с единственным духом, если число игроков оставляет выбор: «bliss,balance».
help-option-decks = Одна и та же стартовая колода для всей команды, своя у каждого духа или случайные карты.
help-option-deck = Своя колода, из текстового файла с именами; можно указать несколько раз.
help-option-card-set = Свой набор карт, из файла TOML.
help-option-start = Выбирать стартовые места свободно или использовать заданные.
help-option-handicap = Что уравнивает преимущество первого хода: action (в первом ходе одно действие), means (2 силы воли первого игрока отпадают, у каждого игрока другой команды их на 2 больше, а у команды 1 амбиция) или points (3 на её диске). Придумано для этого проекта; none – как в печатной игре.
help-option-first = Команда, которая ходит первой, её духи и духи других в том порядке, в каком названы; random – кто начинает и кто следует, решает жребий.
help-option-turn-limit = Партия кончается после стольких ходов. По умолчанию: никогда; 200, где играют одни программы.
help-option-seed = Все случайности берутся из этого числа; без него оно выбирается и показывается.
help-option-seats = Кто играет за места, по порядку: human или имя бота; или ДУХ=КТО. По умолчанию: вы и боты greedy; против Эго вы один.
help-option-resume = Продолжить партию из её записи.
help-option-save = Сохранять партию в этот файл во время игры.
help-option-new-save = Записать партию, чтобы играть с «cerebria play --resume».
help-option-print = Показать позицию и первое решение. Без сохранения это происходит в любом случае.
help-option-json = Вывести JSON для программ вместо текста для людей.
help-argument-names = Какие эмоции показать; без имён – все.
help-option-team = Только эмоции этой команды.
help-option-vibe = Только эмоции с этим ощущением.
help-option-kind = Только стартовые, умеренные или сильные эмоции.
help-option-cards-ego = Силы, какими они бывают против Эго, когда оно играет за эту команду.
help-option-schemes = Показать карты замыслов Эго и что меняет каждая ступень сложности.
help-argument-record = Запись партии.
help-option-verify = Только проверить, что запись проигрывается с теми же событиями и итогом.
help-option-seat = Рассказывать только то, что мог видеть игрок этого духа.
help-option-step = После каждого хода показывать поле и ждать Enter.

## Списки: что стоит между предметами в ряду и перед последним из них

list-next = { $first }, { $next }
list-last = { $first } и { $next }
# Перед тем, что об этом сказано.
before-colon = { $title }:

## Игроки

word-player = игрок
player-human = вы
player-bot = бот { $name }
player-person = человек

## Поле

heading-board = Поле, по часовой стрелке
heading-aspirations = Устремления: кто выполнил бы их сейчас
heading-teams = Команды и духи
heading-spirit = Планшет { NAME($spirit, form: "genitive") } (рядом с улучшением: доплата силой воли, А – амбиция)
heading-hand = Рука
board-frontier = { $first }–{ $second }
board-sphere = { $sphere } { $wp } СВ
board-fortress-minor = крепость +1
board-fortress-major = крепость +2
board-fresh = { " " }нов.
board-identity = Индивидуальность:
board-identity-empty = ещё пуста
identity-minor = втор.
identity-major = осн.
identity-capping = венч.
board-legend =
    ▲ Свет  ▼ Мрак  – контроля нет; 2:1 суммы. [К Ж З С] ощущение. ● эссенция
    ○ свободно. Затем интенсивность (из неё жетон). ×↑ ×↓ блокирована. Сферы – вниз.
board-legend-aligned = ◆ Равновесие; ◆▲ – его, но учитывается за Свет, ◆▼ за Мрак.
board-power = Сила: { $power }
board-insecurity = Уязвимость +1 СВ
upgrade-ambition = { " " }+{ $count }А
team-line = { $full ->
        [0] Очки { $score }
       *[other] Очки { $score } (диск { $wheel } из 20)
    }, амбиции { $ambition }, в запасе: втор. { $minor }, осн. { $major }
seat-line = { $wp } СВ, эссенция { $essence }, { $is_own ->
        [1] { $cards ->
            [one] { $cards } карта
            [few] { $cards } карты
           *[other] { $cards } карт
        }
       *[other] { $cards ->
            [0] нет карт
           *[other] рука: { $hand }
        }
    }, колода { $deck }
team-line-ego = { $full ->
        [0] Очки { $score }
       *[other] Очки { $score } (диск { $wheel })
    }{ $end ->
        [0] { "" }
       *[other] { " " }и { $end } в конце за крепости
    }, в запасе: втор. { $minor }, осн. { $major }
seat-line-ego = играет за Эго
ego-line = { $ego }: { $wp } СВ, карт в колоде, лицом вниз: { $deck }. Сложность: { $difficulty }.
ego-schemes = Открыты { $head } и { $foot }: в этот ход цель Эго – { $aim ->
        [hidden] его скрытое устремление
        [next] следующее основное устремление
       *[common] основное устремление
    }. Его действия: { $actions }.
hand-unknown = { $count ->
        [one] { $count } неизвестная
        [few] { $count } неизвестные
       *[other] { $count } неизвестных
    }
hand-empty = { " " }нет карт
aim-common = Основное:
aim-hidden = Ваше, скрытое:
aim-hidden-none = У вашей команды сейчас нет скрытого устремления.
aim-hidden-next = За ним в вашей стопке: { $rest }
aim-none = Основных устремлений не осталось.
aim-next = Затем: { $rest }
aim-counts = { $aspiration } { $counts }
aim-stands = { $counts }, { $lead }.
aim-counts-only = { $counts }.
aim-tie = впереди никого
aim-lead = впереди { $team } на { $count }
aim-intentions = Намерения: { $names }
turn-line = { $turn }-й ход партии, { $spirit }: { $actions ->
        [one] осталось { $actions } действие
        [few] осталось { $actions } действия
       *[other] осталось { $actions } действий
    }, { $wp } СВ, эссенция { $essence }, амбиции { $ambition }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }{ $used ->
        [none] .
       *[other] . В этот ход больше нельзя: { $used }.
    }

## Игра

play-title = Cerebria
play-seat = { $spirit }: { $who }
play-ego = { $ego }: играет само. Сложность: { $difficulty }
play-seed = Зерно { $seed }: то же зерно даёт тот же расклад.
play-resumed = Партия с зерном { $seed } продолжается.
play-hint = Введите номер варианта. h – помощь, t – подсказка, b – поле, u – отмена, l – что было, q – выйти и сохранить партию.
play-prompt = { $spirit } > { "" }
play-pass = Передайте клавиатуру: { $spirit } ({ $team }). Больше никто не должен смотреть.
play-pass-prompt = Нажмите Enter. { "" }
play-help-game =
    Побеждает тот, у кого больше очков. Фрагменты в индивидуальности дают 3, 5 или 4; в полной игре считаются и намерения.
    Сфера, опустошённая поглощением, вызывает откровение: каждая команда, которая впереди в основном или в
    своём скрытом устремлении, добавляет фрагмент. Поэтому вводите эмоции в игру (Задействование), кладите на
    них эссенцию (Увеличить интенсивность), убирайте её с эмоций противника (Подавление) и поглощайте
    последнюю силу воли, когда вы впереди.
    За ход у вас три действия и, кроме них, способности. Подробнее – «h Откровение» и так далее.
play-help-balance =
    Равновесие – не третья сторона на поле: каждая его эмоция и крепость учитывается за Свет или за Мрак.
    При откровении оно добавляет фрагмент, если у этих двух поровну в его скрытом устремлении или если
    выполнено второе условие. Поэтому оно помогает отстающему. «h Равновесие» и «h Принадлежность» расскажут
    больше.
play-help-ego =
    Эго само играет за другую команду, одним из своих духов после каждого вашего хода. Открытый замысел
    показывает, к чему оно стремится дальше, и его первое действие; карта, открываемая рядом, даёт ещё два.
    Оно выбирает путь, который больше всего продвигает его к цели, и говорит об этом: «Единение 2–2 → 3–2» –
    это счёт Света и Мрака, до и после. В полной игре неудавшееся действие приносит ему очко.
    У его эмоций нет сил. «h Замысел», «h Влияние» и «h Сложность» расскажут больше.
play-help-commands =
    номер        выбрать этот вариант; годится и его текст или часть, которая есть только у него
    u            отменить последний выбор, пока не показано скрытое
    uu           отменить всё в этом ходе, что можно отменить
    t            подсказка: лучшие варианты, шансы на победу с каждым и почему
    b            вся позиция снова;  b ДУХ  планшет одного духа
    l            что произошло с вашего прошлого хода
    h СЛОВО      что значит карта, улучшение, дух или слово игры
    s ФАЙЛ       сохранить партию в файл
    q            выйти; партия сохраняется, и будет сказано, как продолжить
    Enter        показать варианты снова
play-help-unknown = О «{ $word }» ничего не известно. Попробуйте название карты, улучшения, духа или слово вроде «триада».
play-no-spirit = «{ $word }» в этой партии не играет. Играют: { $spirits }.
play-no-number = Такого варианта нет. Введите номер от 1 до { $most }.
play-no-choice = «{ $line }» – здесь не вариант. Введите номер из списка или h для помощи.
play-no-choice-near = «{ $line }» – здесь не вариант. Может быть, «{ $near }»?
play-several = «{ $line }» может значить разное: { $names }.
play-undone = { $count ->
        [1] Отменено.
       *[other] Отменено решений: { $count }.
    }
play-saved = Сохранено в { $file }.
play-save-failed = Не удалось сохранить партию в { $file } ({ $reason }). Сохраните в другое место: s FILE
play-kept = Партия сохранена в { $file }.
play-how-to-resume = Продолжить: { $command }
play-record = Запись партии лежит в { $file }. Посмотреть её ещё раз: { $command }

result = { $winner } { $why } Всего сыграно ходов: { $turns }.
result-winner = Побеждает { $team }.
result-draw = Ничья.
score-line = { $team }: очки { $score } = диск { $wheel } + второстепенные { $minor } ({ $minors } × 3) + основные { $major } ({ $majors } × 5) + венчающий { $capping }{ $fortresses ->
        [none] { "" }
       *[other] { " " }+ крепости { $fortresses }
    }

## Справка

lookup-spirit = Дух, { $team }. { $power }
lookup-realm = Мир. Его действие, «{ $action }»: { $text }
lookup-emotion = { $kind }, { $team }, { NAME($vibe, form: "feminine") }. Интенсивность по эссенции: { $intensities }.{ $threshold ->
        [none] { "" }
       *[other] { " " }Порог усиления: { $threshold }.
    }{ $needs ->
        [0] { "" }
       *[other] { " " }Чтобы превратиться в неё, умеренной эмоции нужно эссенции: { $needs }.
    }{ $counterpart ->
        [none] { "" }
       *[other] { " " }Пара: { $counterpart }.
    } { $power } { $status }

## Карты

cards-title = { $count ->
        [one] { $count } эмоция
        [few] { $count } эмоции
       *[other] { $count } эмоций
    } из набора карт «{ $set }»
schemes-title = Замыслы Эго
schemes-column-name = Карта
schemes-column-head = Верх: цель и первое действие
schemes-column-foot = Низ: второе и третье действия
schemes-footnote = Ход использует верх карты, лежащей открытой, и низ карты, открытой рядом с ней.
cards-none = Эмоций всех этих видов сразу нет.
cards-column-name = Эмоция
cards-column-team = Команда
cards-column-kind = Вид
cards-column-vibe = Ощущение
cards-column-intensity = Числа
cards-column-threshold = От
cards-column-power = Сила
cards-column-status = Статус
cards-kind-starting = стартовая
cards-kind-mild = умеренная
cards-kind-strong = сильная
cards-status-documented = подтверждено
cards-status-documented-in-part = частично
cards-status-designed = придумано
cards-label-team = Команда
cards-label-kind = Вид
cards-label-vibe = Ощущение
cards-label-counterpart = Пара
cards-label-intensity = Интенсивность по эссенции
cards-label-threshold = Усиление от
cards-label-power = Сила
cards-label-status = Статус
cards-when-enters = (при входе в игру)
cards-when-ongoing = (пока лежит на поле)
cards-when-leaves = (подавлена или усилена)
cards-footnote = Числа: интенсивность с 1, 2, … эссенции. От: сколько эссенции нужно для усиления. «cerebria cards ИМЯ» расскажет больше.

## Повтор и подготовка

replay-title = { $file }: ходов { $turns }, решений { $choices }, зерно { $seed }
replay-player = { $spirit }: { $player }
replay-unfinished = Запись здесь кончается; партия не окончена. Продолжить: { $command }
replay-step = Enter – следующий ход, q – закончить. { "" }
verify-good = { $file } в порядке: решения ({ $choices }) проигрываются с теми же событиями, { $is_over ->
        [1] и итог тот же.
       *[other] и позиция та же. Партия ещё не окончена.
    }
verify-unstated = { $file } проигрывается, решений: { $choices }. В файле не указано, что должно получиться, поэтому ничего не сравнивалось.
verify-bad = { $file } не сходится: { $reason }
new-title = Новая партия с зерном { $seed }, порядок: { $seats }.
new-saved = Сохранено в { $file }. Играть: { $command }

## Как пользоваться командами: рамка любой справки и ошибки

usage-line = Использование:
usage-options = Параметры
usage-arguments = Аргументы
usage-commands = Команды
usage-mistake = Ошибка
usage-aborted = Прервано.
usage-default = по умолчанию: { $value }
usage-variable = переменная среды: { $name }
usage-required = обязательно
usage-see-help = Как этим пользоваться, покажет «{ $command }».
usage-option-help = Показать эту справку.
usage-option-install-completion = Пусть оболочка дополняет то, что вы начали набирать.
usage-option-show-completion = Показать, что для этого нужно оболочке, чтобы скопировать или изменить.
usage-no-option = Параметра { $option } нет.
usage-option-near = Параметра { $option } нет. Может быть, { $near }?
usage-no-command = Команды «{ $command }» нет.
usage-command-near = Команды «{ $command }» нет. Может быть, { $near }?
usage-command-missing = Не хватает названия команды.
usage-missing = Не хватает: { $what }.
usage-no-value = После { $option } нужно значение.
usage-takes-no-value = { $option } не принимает значения.
usage-too-much = Это лишнее: { $words }
usage-too-little = { $option }: нужно не меньше { $least }.
usage-too-great = { $option }: можно не больше { $most }.
usage-out-of-range = { $option }: нужно число из промежутка { $range }
usage-no-integer = { $option }: нужно целое число.
usage-no-number = { $option }: нужно число.
usage-absent = { $option }: «{ $path }» не существует.
usage-is-folder = { $option }: «{ $path }» – это папка.
usage-is-file = { $option }: «{ $path }» – это файл.

# Что стоит на месте того, что нужно указать, прописными буквами.
blank-options = ПАРАМЕТРЫ
blank-command = КОМАНДА
blank-args = АРГУМЕНТЫ
blank-address = АДРЕС
blank-addresses = АДРЕСА
blank-bot = БОТ
blank-days = ДНИ
blank-file = ФАЙЛ
blank-folder = ПАПКА
blank-language = ЯЗЫК
blank-low = ОТ
blank-high = ДО
blank-name = ИМЯ
blank-seconds = СЕКУНДЫ
blank-spirit = ДУХ
blank-table = СТОЛ
blank-where = ГДЕ
blank-who = КТО
blank-word = СЛОВО
blank-words = СЛОВА
blank-step = СТУПЕНЬ
blank-team = КОМАНДА
