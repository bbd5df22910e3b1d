# Что сделано, поступок за поступком, картинками и короткими строками.

## Лента

deeds-title = Что произошло
deeds-empty = Здесь показано всё, что делается, поступок за поступком.
deeds-turn = Ход { $number }: { $spirit }
deeds-set-up = Подготовка
deeds-again = Показать снова, что произошло с моего прошлого хода
deeds-again-look = Показать снова, что произошло, пока меня не было
deeds-new = Новое
deeds-new-text = Новое за то время, пока вас не было
deeds-skip = Пропустить (пробел)
deeds-speed = Скорость: { $speed }. Нажмите, чтобы сменить.
deeds-speed-slow = медленно
deeds-speed-normal = обычно
deeds-speed-quick = быстро
deeds-speed-off = выключено
deeds-sound-on = Звук включён. Нажмите, чтобы выключить.
deeds-sound-off = Звук выключен. Нажмите, чтобы включить.
deeds-pace-slow = ½×
deeds-pace-normal = 1×
deeds-pace-quick = 2×
deeds-pace-off = 0
deeds-press = Нажмите, чтобы увидеть снова.

## Короткие названия того, что не действие

deed-title-starts = Начало
deed-title-set-up = Подготовка
deed-title-begins = Начало хода
deed-title-ends-turn = Конец хода
deed-title-revelation = Откровение
deed-title-round = Новый раунд
deed-title-over = Конец
deed-title-schemes = Замыслы
deed-title-ego-special = Особый замысел
deed-title-gain-willpower = Сила воли
    .aloud = Получить силу воли
deed-title-draw-emotions = Взять карты
    .aloud = Взять эмоции
deed-title-harvest = Собрать

# Рубеж по коротким названиям обоих миров, между которыми он лежит.
deed-between = { $one }–{ $other }

## Поступок в строке

# $spirit: чей поступок; $row: что сделано, чего это стоило и что дало.
deed-by = { $spirit ->
        [none] { $row }
       *[other] { $spirit }: { $row }
    }
deed-row = { $count ->
        [0] { $deed }
       *[other] { $deed }: { $parts }
    }
deed-what = { $title }
    .aloud = { NAME($title, form: "aloud") }
deed-fails = { $action } (нет пути)
deed-enters = { $action }, { $card } в { $slot } (интенсивность { $is })
    .aloud = { $action }, { $card } в ячейке { $slot }, интенсивность { $is }
deed-changes = { $action }, { $card } в { $slot } (интенсивность { $was } → { $is })
    .aloud = { $action }, { $card } в ячейке { $slot }, интенсивность с { $was } до { $is }
deed-leaves = { $action }, { $card } покидает { $slot }
    .aloud = { $action }, { $card } покидает ячейку { $slot }
deed-moves = { $action }, { $card } из { $slot } в { $to }
    .aloud = { $action }, { $card } из ячейки { $slot } в ячейку { $to }
deed-goes = { $action }: { $to }
deed-fortress = { $fortress ->
        [none] { $action }, { $realm }: крепости больше нет
       *[other] { $action }, { $realm }: { $fortress }
    }
    .aloud = { $fortress ->
        [none] { $action }, { $realm }, крепости больше нет
       *[other] { $action }, { $realm }, { $fortress }
    }
deed-sphere = { $was ->
        [none] { $action }, { $sphere }
       *[other] { $action }, { $sphere } ({ $was } → { $is } СВ)
    }
    .aloud = { $was ->
        [none] { $action }, { $sphere }
       *[other] { $action }, { $sphere }, сила воли с { $was } до { $is }
    }
deed-cards = { $cards ->
        [none] { $count ->
            [one] { $action }, { $count } карта
            [few] { $action }, { $count } карты
           *[other] { $action }, { $count } карт
        }
       *[other] { $action }, { $cards }
    }
deed-origin = { $action }, каждая сфера переходит к следующему миру, у Долины мотивов теперь { $sphere }
deed-token = { $action }, { $colour }: { $row }
deed-schemes = { $action }, цель: { $aim }

## Чего это стоило, что дало и изменило

deed-gain = { $sign ->
        [less] { $spirit ->
            [none] −{ $what }
           *[other] −{ $what } ({ $spirit })
        }
       *[more] { $spirit ->
            [none] { $team ->
                [none] +{ $what }
               *[other] { $team } +{ $what }
            }
           *[other] +{ $what } ({ $spirit })
        }
    }
deed-good-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
deed-good-actions = { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[other] { $count } действий
    }
deed-good-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
deed-control = { $place }, теперь { $team }
deed-intensity = { $card } в { $slot } { $was } → { $is }
    .aloud = { $card } в ячейке { $slot }, интенсивность с { $was } до { $is }
deed-gets-token = { $colour } жетон: { $row }
# $why: сила духа.
deed-power = { $why }: дешевле на { $count } СВ
# $spirit: чья сила сработала.
deed-works = сила { NAME($spirit, form: "genitive") }
deed-ends = партия кончается

## Что слышно

deed-aloud = { $deed }.
    .aloud = { NAME($deed, form: "aloud") }.
# $parts: what it took with it, and what made it possible.
deed-aloud-with = { $deed }: { $parts }.
    .aloud = { NAME($deed, form: "aloud") }: { NAME($parts, form: "aloud") }.
deed-loses = снято эссенции: { $count }
