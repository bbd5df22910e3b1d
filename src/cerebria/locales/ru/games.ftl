# Свои законченные игры: что выиграно, с кем и откуда взялись очки.

games-lead = Что вы выиграли, с кем и откуда взялись ваши очки.
games-none = Ещё ни одна игра не закончена
games-none-text = Здесь будет нарисовано, что вы выиграли и благодаря чему.
games-sum = побед: { $won }, ничьих: { $drawn }, поражений: { $lost }
games-course = Одна за другой
games-course-hint = Вверх – выигранные, вниз – проигранные, высота – разница в очках. Каждая ведёт к своему повтору.
games-column = { $title }, { $when }: { $outcome }
games-won = победа, разница { $points }
games-lost = поражение, разница { $points }
games-drawn = ничья
games-both = игра за несколько команд
games-spirits = По духам
games-levels = Против кого
games-editions = По изданиям
games-sources = Откуда взялись ваши очки
games-sources-hint = { $count ->
        [1] За одну игру.
        [one] В среднем за { $count } игру.
        [few] В среднем за { $count } игры.
       *[many] В среднем за { $count } игр.
    }
games-unread = { $count ->
        [one] Ещё { $count } игра просматривается.
        [few] Ещё { $count } игры просматриваются.
       *[many] Ещё { $count } игр просматривается.
    }
games-people = С кем
games-against-people = Люди
games-against-ego = Эго: { $level }
games-bar = { $what } – побед: { $won }, ничьих: { $drawn }, поражений: { $lost }
games-bar-points = { $what }: { $points }
games-replays = К повторам
games-keep = Взять с собой, скачать, удалить
