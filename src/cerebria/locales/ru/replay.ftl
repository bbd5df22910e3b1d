# Список повторов и просмотр повтора.

## Список

replay-lead = Любую оконченную партию можно посмотреть ещё раз, чьими угодно глазами, и играть дальше с любого момента.
replay-none = Повторов пока нет
replay-none-text = Когда ваша партия окончится, она будет ждать здесь. Первая занимает полчаса.
# Где у нескольких партий одно и то же название.
replay-line-title = { $title }, { $when }
replay-line-record = из файла
replay-line-won = победа
replay-line-unfinished = Не доиграна до конца
replay-watch = Смотреть
replay-watch-it = Смотреть: { $title }
replay-record = Скачать
replay-download = Скачать запись
replay-download-it = Скачать запись: { $title }
replay-upload = Положить запись сюда
replay-upload-text = Перетащите файл записи откуда угодно, чтобы посмотреть, или выберите его. Видите его только вы, пока не поделитесь.
replay-upload-choose = Выбрать файл
replay-upload-busy = Читаем…
replay-no-record = Этот файл – не запись партии. Возьмите её из исправной копии. ({ $reason })
replay-large = Этот файл слишком велик для записи партии: они меньше мегабайта.

## Просмотр

replay-of = Повтор: { $title }
replay-opening = Готовим сцену…
replay-failed = Этот повтор нельзя показать
replay-retry = Попробовать ещё раз
replay-fetching = Загружаем остальную партию
replay-leave = К списку повторов
replay-to-table = Стол
replay-story = Что произошло в этот момент
replay-chose = { $spirit } выбирает: { $choice }
replay-unseen = { $spirit } решает что-то, чего эти глаза не видят.
replay-beginning = Всё разложено.
replay-tab-eyes = Глаза
replay-tab-hands = Руки
replay-tab-turning = Ключевые ходы
replay-no-cards = нет карт
replay-log-growing = Более ранние и поздние ходы ещё загружаются.

## Глаза

replay-eyes = Чьими глазами
replay-eyes-spectator = Зритель
replay-eyes-open = Всё открыто

## Лента времени

replay-timeline = Лента времени
replay-place = Решение { $moment } из { $moments }
replay-place-aloud = { $place }. { $turn }
replay-turn-of = Ход { $turn }, { $spirit }
replay-keys = По партии
replay-play = Пуск
replay-pause = Пауза
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-next-revelation = Следующее откровение
replay-speed = Изменить скорость
replay-speed-now = Скорость: ×{ $speed }. Изменить
replay-times = { $speed }×

## Что с ним делать

replay-tools = Что делать с этим повтором
replay-share = Поделиться этим моментом
replay-share-what = решение { $moment } повтора
replay-share-text = Тот, у кого есть эта ссылка, может посмотреть всю партию. Она открывается на решении { $moment }, этими глазами: { $eyes }.
replay-share-busy = Создаём ссылку…
replay-play-on = Играть дальше отсюда
replay-play-on-text = Новая партия начинается там, где сейчас стоит эта. Кто видел повтор, может знать руки и расклад.
replay-play-on-start = Играть дальше
replay-play-on-open = Открыть стол

## Где партия повернулась

replay-chances = Шансы на победу и ходы, решившие партию
# Отметка под лентой времени: её номер и что изменил ход.
replay-mark = { $number }. { $point }
replay-explain = Где партия повернулась?
replay-explain-text = Программа проходит партию и рассказывает, как менялись шансы на победу, какие ходы всё решили и что там было бы лучше. Это занимает около минуты.
replay-explain-waiting = Перед вами другие…
replay-explaining = Думаем над каждым ходом…
replay-explain-cancel = Отменить
replay-again = Попробовать отсюда снова
replay-again-you = Новая партия начинается с этого хода, и вы играете за: { $spirits }.
replay-again-kept = Программы те же, что тогда.
replay-again-replaced = Вместо людей играет программа: { $spirits } ({ $program }).
replay-again-chance = Карты и жетоны идут в том же порядке, что тогда.
