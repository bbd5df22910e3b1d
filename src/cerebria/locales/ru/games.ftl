# Свои законченные партии: что выиграно, с кем и откуда взялись очки.

games-lead = Что вы выиграли, с кем и откуда взялись ваши очки.
games-none = Ещё ни одна партия не закончена
games-none-text = Здесь будет нарисовано, что вы выиграли и благодаря чему.
games-sum = побед: { $won }, ничьих: { $drawn }, поражений: { $lost }
games-course = Одна за другой
games-course-hint = Вверх – выигранные, вниз – проигранные, высота – разница в очках. Каждая ведёт к своему повтору.
games-column = { $title }, { $when }: { $outcome }
games-won = победа, разница { $points }
games-lost = поражение, разница { $points }
games-drawn = ничья
games-both = партия за несколько команд
games-spirits = По духам
games-levels = Против кого
games-editions = По изданиям
games-sources = Откуда взялись ваши очки
games-sources-hint = { $count ->
        [1] За одну партию.
        [one] В среднем за { $count } партию.
        [few] В среднем за { $count } партии.
       *[many] В среднем за { $count } партий.
    }
games-unread = { $count ->
        [one] Ещё { $count } партия просматривается.
        [few] Ещё { $count } партии просматриваются.
       *[many] Ещё { $count } партий просматривается.
    }
games-people = С кем
games-against-people = Люди
games-against-ego = Эго: { $level }
games-bar = { $what } – побед: { $won }, ничьих: { $drawn }, поражений: { $lost }
games-bar-points = { $what }: { $points }
games-replays = К повторам
games-keep = Взять с собой, скачать, удалить
