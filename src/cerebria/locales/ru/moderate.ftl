# Команда moderate: что делают с открытыми столами и людьми те, кто управляет сервером.

help-moderate = Следить за открытыми столами и за людьми на сервере и видеть страницу с числами. Работающий сервер выполняет сказанное за несколько секунд.
help-moderate-examples =
    cerebria moderate tables
    cerebria moderate figures
help-moderate-tables = Открытые столы с ключами тех, кто их открыл; или, если назван стол, кто за ним сидит.
help-moderate-tables-examples =
    cerebria moderate tables
    cerebria moderate tables k3vd8m2qy7hx4n9p
help-moderate-close = Убрать стол из списка и закончить игру.
help-moderate-close-examples =
    cerebria moderate close k3vd8m2qy7hx4n9p --reason "Insults in the title"
    cerebria moderate close k3vd8m2qy7hx4n9p --only-list
help-moderate-block = Не пускать кого-то, по ключу его браузера или по адресу. Он больше ничего не может сделать на сервере, и его соединение прерывается.
help-moderate-block-examples =
    cerebria moderate block h7wq2c9rt4kz6m3x --days 7 --with-address --reason "Insults"
    cerebria moderate block 203.0.113.7
help-moderate-unblock = Снова кого-то пускать.
help-moderate-unblock-examples =
    cerebria moderate unblock 203.0.113.7
help-moderate-log = Что было сделано, когда и почему, и кого не пускают.
help-moderate-log-examples =
    cerebria moderate log
help-moderate-figures = Сколько людей и столов и что делалось в последнее время: одна страница.
help-moderate-figures-examples =
    cerebria moderate figures --database postgresql://cerebria@localhost/cerebria
help-argument-open-table = Стол: то, чем кончается его адрес.
help-argument-who = Человек (по ключу, который показывает «tables») или адрес в сети.
help-option-reason = Почему. Это останется в журнале.
help-option-only-list = Оставить игру тем, кто играет.
help-option-barred-days = На столько дней; без этого – навсегда.
help-option-with-address = Вместе с человеком не пускать и адрес, с которого он придёт в следующий раз. Тогда не пускают никого, кто приходит с этого адреса.
moderate-host = хозяин
moderate-closed = Стола { $table } больше нет в списке, и сервер закончит его за несколько секунд.
moderate-unlisted = Стола { $table } больше нет в списке.
moderate-blocked = Не пускать: { $who }.
moderate-unblocked = Снова пускать: { $who }.
moderate-close = закончен
moderate-unlist = убран из списка
moderate-block = не пускать
moderate-unblock = снова пускать
moderate-for-good = навсегда
moderate-column-table = Стол
moderate-column-title = Название
moderate-column-wanted = Кого ищут
moderate-column-host = Хозяин
moderate-column-person = Ключ
moderate-column-seat = Место
moderate-column-name = Имя
moderate-column-at = Когда
moderate-column-deed = Что
moderate-column-subject = Кого или что
moderate-column-reason = Почему
moderate-column-done = Сделано
moderate-column-barred = Не пускать
moderate-column-until = До
figures-people = Люди
figures-people-day = Были здесь сегодня
figures-people-week = Были здесь на этой неделе
figures-open = Столы, которые ждут игроков
figures-running = Идущие игры
figures-moved-day = из них с ходами сегодня
figures-over-week = Игры, законченные на этой неделе
figures-listed = Столы в списке
figures-seeking = Ищут соперника
figures-channels = Способы позвать людей
figures-sent-day = Отправлено сегодня вызовов
figures-unsent = Вызовы ждут отправки
figures-barred = Люди и адреса, которых не пускают
figures-deeds-week = Сделано на этой неделе командой «moderate»
