# Что лежит на столе, в браузере. Названия и правила – в names.ftl, words.ftl, cards.ftl, spirits.ftl и upgrades.ftl.

## Поле

web-board = Поле
web-zoom = Ближе
web-zoom-whole = Всё поле
web-zoom-realm = Рассмотреть вблизи: { $realm }
web-slot-empty = Пустая ячейка { $slot }, { $place }
web-slot-held = { $emotion }, { $team }{ $aligned ->
        [none] { "" }
       *[other] , учитывается за { $aligned },
    } в ячейке { $slot }, { $place }: интенсивность { $intensity }, эссенция { $essence } из { $spaces }
web-token = +{ $count }
web-space = { $place }{ $spirits ->
        [none] { "" }
       *[other] : { $spirits }
    }
web-site-empty = Пустое место для крепости, { $realm }
web-site-held = Крепость { NAME($team, form: "genitive") } ({ $fragment }){ $aligned ->
        [none] { "" }
       *[other] , учитывается за { $aligned }
    }, { $realm }{ $worth ->
        [0] { "" }
       *[other] , в конце даст { $worth }
    }
web-spirit = { $spirit }, { $team }
web-controlled = { $place }: { $team ->
        [none] никто не контролирует
       *[other] контролирует { $team }
    }
web-blocked = { $emotion } заблокирована: не учитывается здесь: { $place }, где рядом лежит { $by }

## Карты

web-card-back = Карта лицом вниз
web-essence-spaces = Интенсивность по эссенции
web-empowers = Усиление от { $count }: { $emotion }
web-grew-from = Выросла из карты: { $emotion }
web-grows-from = Вырастает из карты: { $emotion }, от { $count }
web-counts-for = Учитывается за { $team }
web-kind-starting = Стартовая
web-kind-mild = Умеренная
web-kind-strong = Сильная
web-when-enters = При входе в игру
web-when-ongoing = Пока лежит на поле
web-when-leaves = При уходе с поля
web-status-documented = опубликованная сила
web-status-documented-in-part = сила опубликована частично
web-status-designed = сила придумана для этой программы

## Устремления и очки

web-common = Основное устремление
web-met = { $team } выполняет
web-met-nobody = никто не впереди
# Как обстоит дело с устремлением, для тех, кто это слышит. $counts: сколько у каждой команды.
web-aim-aloud = { $counts }: { $leader ->
        [none] впереди никого
       *[other] впереди { $leader } на { $lead }
    }.
# То же о скрытом, которое может выполнить только сама команда.
web-aim-behind = { $counts }: { $team } позади на { $count }.
web-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }{ $more ->
        [0] { "" }
       *[other] , и ещё { $more } в конце
    }
web-score = Счёт
web-wheel = { $team }: { $count } из { $end } на диске намерений
web-ambition = Амбиции: активных { $count } из { $most }
web-identity = Индивидуальность
web-identity-empty = Индивидуальность ещё пуста
web-fragment = { $fragment }, { $team }
# Этажи считаются от земли.
web-storey = Этаж { $storey }: { $fragment }, { $team }

## Места и планшеты духов

web-seat-turn = ходит
web-seat-you = вы
web-seat-nowhere = ещё не на поле
web-willpower = { $count ->
        [one] { $count } сила воли
        [few] { $count } силы воли
       *[other] { $count } сил воли
    }
web-essence = Эссенция { NAME($team, form: "genitive") }: { $count }
web-hand = Рука
web-hand-of = { $count ->
        [0] На руке нет карт
        [one] На руке { $count } карта
        [few] На руке { $count } карты
       *[other] На руке { $count } карт
    }
web-hand-known = { $hand }. Известные карты: { $cards }
web-deck-of = { $count ->
        [0] в колоде нет карт
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
       *[other] в колоде { $count } карт
    }
web-deck-top = { $deck }. Сверху: { $emotion }
web-spirit-board = Планшет { NAME($spirit, form: "genitive") }
web-token-space = { $token ->
        [none] свободное место
       *[other] { $token } жетон ощущения
    }
web-unlock = Активирует
web-row-space = { $row }: { $what }
web-insecurity = Уязвимость: +1 СВ
web-actions = { $left ->
        [one] Осталось { $left } действие
        [few] Осталось { $left } действия
       *[other] Осталось { $left } действий
    }

## Партии с раундами

web-sphere-majors = { $count ->
        [1] Ей принадлежит основной фрагмент: { $teams }
       *[other] Ей принадлежат основные фрагменты: { $teams }
    }
web-space-replaces = { $space }, вместо жетона ({ $token })
web-upgrade-cards = Жетон здесь требует карт: { $count }
