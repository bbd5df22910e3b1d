# Составление колод.

## Полка

decks-title = Колоды
decks-lead = Каждый игрок приносит колоду умеренных эмоций. Возьмите готовую и измените её или начните с пустой.
decks-fixed = Колода { NAME($team, form: "genitive") } одинакова для всех игроков команды: карт { $count }, по две каждого ощущения. Составлять нечего.
decks-import-fixed = Колода { NAME($team, form: "genitive") } неизменна. Составлять можно только колоды других команд.
decks-kept = Колоды хранятся в этом браузере. Чтобы иметь колоду в другом месте, возьмите её с собой как текст.
decks-own = Ваши колоды
decks-none = Пока нет. Начните с одной из тех, что ниже.
decks-begin = Начать новую колоду
decks-begin-empty = Пустая
decks-begin-empty-label = Пустая колода { NAME($team, form: "genitive") }
decks-begin-starter = Стартовая
decks-begin-starter-label = Стартовая колода { NAME($team, form: "genitive") }
decks-begin-spirit-label = Начать с колоды духа: { $spirit }
decks-name-empty = Новая колода { NAME($team, form: "genitive") }
decks-name-starter = Стартовая колода { NAME($team, form: "genitive") }
decks-name-spirit = Колода { NAME($spirit, form: "genitive") }
decks-name-copy = { $name } (копия)
decks-name-imported = Колода { NAME($team, form: "genitive") }
decks-count = Карт: { $count } из { $size }
decks-play = Играть этой колодой
decks-play-short = Играть
decks-play-label = Играть колодой «{ $name }»
decks-duplicate = Копировать
decks-duplicate-label = Копировать «{ $name }»
decks-duplicated = «{ $name }» теперь на полке.
decks-delete = Удалить
decks-delete-label = Удалить «{ $name }»
decks-deleted = Колода «{ $name }» удалена.
decks-undo = Отменить
decks-restored = Колода «{ $name }» снова здесь.

## Составление

decks-back = Все колоды
decks-rename = Название колоды
decks-rename-empty = Колоде нужно название.
decks-rename-taken = Так называется другая колода.
decks-collection = Эмоции { NAME($team, form: "genitive") }
decks-filter-spaces = Места для эссенции
decks-filter-strength = Высшая интенсивность
decks-filter-threshold = Усиление от
decks-copies = Копии: { $emotion }
decks-copies-count = Копий в колоде: { $count } из { $most }
decks-add = Добавить копию: { $emotion }
decks-remove = Убрать копию: { $emotion }
decks-look = Рассмотреть: { $emotion }
decks-most = Копий карты { $emotion } может быть не больше { $most }.
decks-heard = { $emotion }: копий { $count } из { $most }. Карт { $all } из { $size }.

## Колода одним взглядом

decks-glance = Колода одним взглядом
decks-checking = Проверяем…
decks-good = Соблюдает правило колод: можно играть.
decks-play-wait = Ею можно играть, как только всё будет на месте.
decks-curve-spaces = Места для эссенции
decks-curve-strength = Высшая интенсивность
decks-curve-threshold = Эссенция для усиления
decks-curve-words = { $curve }: { $bars }.
decks-curve-bar = { $count ->
        [one] { $value }: { $count } карта
        [few] { $value }: { $count } карты
       *[other] { $value }: { $count } карт
    }
decks-vibes = Ощущения
decks-share-vibe = { $vibe }: { $count }
decks-times = Силы
decks-time-enters = { $count } при входе в игру
decks-time-ongoing = { $count } пока на поле
decks-time-leaves = { $count } при уходе
decks-time-none = { $count } без силы

## Как текст

decks-export = Как текст
decks-export-title = «{ $name }» как текст
decks-export-hint = Число и имя на каждой строке. Командная строка читает то же самое: сохраните в файл и передайте с --deck.
decks-export-label = Колода
decks-copy = Скопировать
decks-copied = Колода скопирована.
decks-save = Сохранить в файл
decks-import = Прочесть из текста
decks-import-title = Колода из текста
decks-import-label = Вставьте колоду сюда
decks-import-hint = Имя по-английски на каждой строке, если нужно, с числом копий впереди. То, что после #, – примечание.
decks-import-example =
    2 courage
    2 trust
    …
decks-import-file = Выбрать файл
decks-import-name = Её название
decks-import-button = Положить на полку
decks-import-empty = В ней ещё нет ни одной карты.
decks-import-line = Строка { $line }: «{ $text }» – не строка колоды. Напишите имя, если нужно, с числом копий впереди: «2 courage».
decks-import-problem = Строка { $line }: { $problem }
decks-import-no-team = Ни одно имя здесь не эмоция. Пишите имена по-английски, например «courage».
decks-import-nothing = Ничего не изменено.
decks-import-large = Это гораздо больше колоды. Дайте текст, строк в котором не больше { $most }.
decks-imported = «{ $name }» теперь на полке.
