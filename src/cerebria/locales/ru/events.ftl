# Что произошло и что нужно решить.

## События

event-starts = Порядок ходов: { $seats }. Основные устремления: { $aspirations }.
event-deals = { $cards ->
        [none] { $seat } получает карты на руку.
       *[other] { $seat } получает на руку: { $cards }.
    }
# Ходы считаются по всем игрокам: это не чей-то собственный третий.
event-turn = { $number }-й ход партии: { $seat }
event-pays = { $seat }: { $what }, { $price }.
event-willpower = { $seat } { $sign ->
        [gain] получает
       *[other] теряет
    } { $count ->
        [one] { $count } силу воли
       *[other] { $count } СВ
    } ({ $why }).
event-essence = { $seat } { $sign ->
        [gain] получает
       *[other] отдаёт
    } { NAME($count, form: "kinds") ->
        [told] { NAME($count, form: "accusative") }
       *[other] { $count ->
            [one] { $count } эссенцию
            [few] { $count } эссенции
           *[other] { $count } эссенций
        }
    } ({ $why }).
event-ambition = { $sign ->
        [gain] { $team }: { $count ->
            [one] { $count } амбиция становится активной
            [few] { $count } амбиции становятся активными
           *[other] { $count } амбиций становятся активными
        } ({ $why }).
       *[other] { $team } тратит { $count ->
            [one] { $count } амбицию
            [few] { $count } амбиции
           *[other] { $count } амбиций
        } ({ $why }).
    }
event-actions = В этот ход { $count ->
        [one] на { $count } действие больше
        [few] на { $count } действия больше
       *[other] на { $count } действий больше
    } ({ $why }).
event-ends-turn = { $seat } заканчивает ход, { $count ->
        [one] не использовав { $count } действие
        [few] не использовав { $count } действия
       *[other] не использовав { $count } действий
    }.
event-draws = { $card ->
        [none] { $seat } берёт карту ({ $why }).
       *[other] { $seat } берёт { NAME($card, form: "accusative") } ({ $why }).
    }
event-turned-up = { $card ->
        [none] Колода { NAME($seat, form: "genitive") } пуста.
       *[other] Верхняя карта колоды { NAME($seat, form: "genitive") }: { $card }.
    }
event-reveals = { $seat } показывает { NAME($card, form: "accusative") } ({ $why }).
event-discards = { $seat } сбрасывает { NAME($card, form: "accusative") } ({ $why }).
event-spirit = { $why ->
        [set-up] { $seat } начинает здесь: { $to }.
        [move] { $seat } перемещается { NAME($to, form: "into") }.
        [approach] { $seat } в этот ход не двигался и делает шаг туда, где сможет больше: { NAME($to, form: "into") }.
       *[other] { $seat } переходит { NAME($to, form: "into") } ({ $why }).
    }
event-vibe = { $is_removed ->
        [1] { $seat } навсегда убирает жетон с ряда «{ $row }»: { $upgrade }.
       *[other] { $upgrade ->
            [none] { $seat } кладёт { $colour } жетон в ряд «{ $row }»: активирован.
           *[other] { $seat } кладёт { $colour } жетон в ряд «{ $row }»: { $upgrade }.
        }
    }
event-works = { $seat } применяет свою силу: { $how ->
        [any-colour] карта оплачивает жетон другого цвета.
        [second-token] ещё одна карта оплачивает второй жетон.
        [far-sphere] поглощение с несоседней сферы.
        [far-quell] подавление несоседней эмоции.
        [bleakness] вместо карты входит Уныние из запаса.
       *[protects] доступную эмоцию нельзя подавить.
    }
event-insecurity = { $amount ->
        [1] { $seat } получает жетон уязвимости на ряд «{ $row }».
       *[other] Жетон уязвимости с ряда «{ $row }» убран: { $seat }.
    }
event-enters = { $card } входит в игру, { $slot }, эссенция: { $essence }.
event-leaves = { $card } покидает { NAME($slot, form: "accusative") } ({ $why }).
event-moves = { $card } переносится: { $slot } → { $to_slot } ({ $why }).
event-fills = { $card }, { $slot }, получает { $count ->
        [one] { $count } эссенцию
        [few] { $count } эссенции
       *[other] { $count } эссенций
    } ({ $why }).
event-loses = { $card }, { $slot }, теряет { $count ->
        [one] { $count } эссенцию
        [few] { $count } эссенции
       *[other] { $count } эссенций
    } ({ $why }).
event-intensity = { $token ->
        [0] { $card }, { $slot }, теряет жетон интенсивности ({ $why }).
       *[other] { $card }, { $slot }: теперь жетон интенсивности +{ $token } ({ $why }).
    }
event-fortress = { $kind ->
        [none] { $is_joining ->
            [1] Крепость в { NAME($realm, form: "prepositional") } переходит в индивидуальность.
           *[other] Крепости в { NAME($realm, form: "prepositional") } больше нет ({ $why }).
        }
       *[other] { $team }: теперь есть крепость в { NAME($realm, form: "prepositional") }, { $kind }{ $is_aligned ->
            [1] , за { $aligned }
           *[other] { "" }
        } ({ $why }).
    }
event-identity = { $team } добавляет в индивидуальность { $kind }, очки: { $points } ({ $why }).
event-rotates = Изначальное поворачивается на один шаг: у Долины мотивов теперь { $origin }.
event-sphere = { $seat ->
        [none] { $sign ->
            [gain] Сфера { NAME($sphere, form: "genitive") } пополняется: { $count } СВ.
           *[other] Со сферы { NAME($sphere, form: "genitive") } уходит { $count } СВ ({ $why }).
        }
       *[other] { $kept ->
            [all] { $seat } берёт { $count ->
                [one] { $count } силу воли
               *[other] { $count } СВ
            } со сферы { NAME($sphere, form: "genitive") } ({ $why }).
            [0] { $seat } берёт { $count ->
                [one] { $count } силу воли
               *[other] { $count } СВ
            } со сферы { NAME($sphere, form: "genitive") } и не оставляет себе ничего ({ $why }).
           *[other] { $seat } берёт { $count ->
                [one] { $count } силу воли
               *[other] { $count } СВ
            } со сферы { NAME($sphere, form: "genitive") } и оставляет себе { $kept } ({ $why }).
        }
    }
event-intention = { $team } получает на диске { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }: { $what }.
event-wheel = { $team } получает на диске { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } ({ $why }).
event-revelation = Откровение: { $seat } опустошает сферу { NAME($sphere, form: "genitive") }
event-shows = { $is_last ->
        [1] { $team } вскрывает своё финальное устремление: { $aspiration }.
       *[other] { $team } вскрывает своё скрытое устремление: { $aspiration }.
    }
event-meets = { $is_last ->
        [1] { $is_common ->
            [1] { $team } выполняет основное финальное устремление «{ $aspiration }».
           *[other] { $team } выполняет своё финальное устремление «{ $aspiration }».
        }
       *[other] { $is_common ->
            [1] { $team } выполняет основное устремление «{ $aspiration }».
           *[other] { $team } выполняет своё скрытое устремление «{ $aspiration }».
        }
    }
event-turns-down = Основное устремление «{ $aspiration }» переворачивается лицом вниз.
event-meets-condition = { $condition ->
        [tie] { $team } выполняет условие устремления «{ $aspiration }»: у Света и Мрака поровну.
       *[other] { $team } выполняет собственное условие устремления «{ $aspiration }».
    }
event-removes = { $team } убирает основное устремление «{ $aspiration }», потому что другая команда заслужила основной фрагмент.
event-shifts = { $team } передвигает основное устремление «{ $aspiration }» на место { $place } в ряду.
event-common = Основное устремление теперь – «{ $aspiration }».
event-looks = { $aspirations ->
        [none] { $team } смотрит верхние карты своих скрытых устремлений.
       *[other] { $team } смотрит верхние карты своих скрытых устремлений: { $aspirations }.
    }
event-aspires = { $aspiration ->
        [none] { $team } получает новое скрытое устремление.
       *[other] { $team } получает новое скрытое устремление: { $aspiration }.
    }
event-arranges = { $aspirations ->
        [none] { $team } раскладывает свои скрытые устремления по порядку.
       *[other] { $team } раскладывает свои скрытые устремления по порядку: { $aspirations }.
    }
event-scheme = Открыт { $scheme }: в следующий ход цель Эго – { $aim ->
        [hidden] его скрытое устремление
        [next] следующее основное устремление
       *[common] основное устремление
    }, первое действие: { $action }.
event-schemes = Рядом с картой «{ $head }» открывается «{ $foot }». Цель Эго – { $aim ->
        [hidden] { $aspiration ->
            [none] его скрытое устремление
           *[other] его скрытое устремление «{ $aspiration }»
        }
        [next] { $aspiration ->
            [none] ничего
           *[other] следующее основное устремление «{ $aspiration }»
        }
       *[common] { $aspiration ->
            [none] ничего
           *[other] основное устремление «{ $aspiration }»
        }
    }. Его действия: { $actions }.
event-ego-acts = { $to ->
        [none] { $seat }
       *[other] { $seat } переходит { NAME($to, form: "into") } и
    } { $what ->
        [invoke] задействует { NAME($card, form: "accusative") } ({ $slot })
        [intensify] добавляет 1 эссенцию: { $card } ({ $slot })
        [quell] убирает 1 эссенцию: { $card } ({ $slot })
        [build] строит крепость в { NAME($realm, form: "prepositional") }
        [exalt] превозносит свою крепость в { NAME($realm, form: "prepositional") }
       *[raze] повреждает крепость в { NAME($realm, form: "prepositional") }
    }: { $aspiration ->
        [none] ради скрытой цели
       *[other] { $is_changed ->
            [1] { $aspiration } { $before } → { $after }
           *[other] { $aspiration } остаётся { $after }
        }
    }, { $way }.
event-ego-fails = { $ways ->
        [0] { $seat }: действие «{ $action }» не удаётся, его никак не совершить.
        [1] { $seat }: действие «{ $action }» не удаётся, единственный путь отбросил бы назад.
       *[other] { $seat }: действие «{ $action }» не удаётся, все пути ({ $ways }) отбросили бы назад.
    }
event-ego-special = { $what ->
        [willpower] Столько неудач – это особый замысел, но Эго нечем за него заплатить.
        [fortress] Столько неудач – это особый замысел: Эго платит за крепость.
       *[points] Столько неудач – это особый замысел: Эго платит за очки.
    }
event-ending = Партия завершится после этого хода. { $why }
event-over = Партия окончена: { $scores }.

ending-common = Не осталось основных устремлений.
ending-fragment = Команда заслужила фрагмент, которого у неё больше нет.
ending-fragment-of = { $team }: заслужен { $fragment }, но таких больше нет.
ending-wheel = Одна из команд достигла 20 на своём диске.
ending-turn-limit = Достигнут предел ходов.

## Очки, каждые со своей причиной

point-fragment = { NAME($fragment, form: "first") }: { $met }
point-condition = { $condition ->
        [tie] { $aspiration } (у Света и Мрака поровну)
       *[other] { $aspiration } (собственное условие)
    }
point-fortress = { NAME($fragment, form: "first") }: крепость в { NAME($realm, form: "prepositional") } перешла в индивидуальность
point-capping = { NAME($fragment, form: "first") }, потому что заслуженных фрагментов не осталось
point-capping-endgame = { NAME($fragment, form: "first") } за большее число финальных устремлений
point-intention = Намерение: { $what }
point-wheel-capping = На диске, потому что венчающий фрагмент поставила другая команда
point-wheel-revelation = Сила воли, которую Эго превращает в очки при откровении
point-wheel-failure = Первое за ход неудавшееся действие приносит Эго очко
point-wheel-special-scheme = Особый замысел Эго
point-fortresses = Крепости Эго на поле в конце
point-row = { $spirit }: полный ряд «{ $row }»
point-strong = Сильная эмоция: { $card }
point-full = Заполненная эмоция: { $card }
point-come = { $what }
point-gone = { $what }: больше нет

## Что не приносит очков при откровении

unscored-tie = Равенство, { $count }: «{ $aspiration }» не выполняет никто.
unscored-nothing = Ни у кого ничего нет для устремления «{ $aspiration }».
unscored-behind = { $team } отстаёт на { $count } в собственном устремлении «{ $aspiration }», которое считается только для этой команды: оно не выполнено.
unscored-level = { $team }: в собственном устремлении «{ $aspiration }» равенство, { $count }, а нужно быть впереди.
unscored-conditions = { $team } не выполняет ни одного условия устремления «{ $aspiration }».
unscored-idle = { $team }: скрытое устремление совпадает с основным и дважды не считается.
unscored-none-met = { $team }: ничего не выполнено, фрагмента нет.
unscored-fewer = { $team }: выполнено меньше, чем у другой команды, фрагмента нет.
unscored-endgame = Обе команды выполняют поровну финальных устремлений: венчающего фрагмента нет.
unscored-none-left = { $team }: { $fragment } взять негде, таких больше нет.
unscored-no-fortress = В { NAME($realm, form: "prepositional") } нет крепости.
unscored-fresh = Крепость { NAME($team, form: "genitive") } в { NAME($realm, form: "prepositional") } построена или превознесена в этот ход и остаётся на месте.
unscored-far = Поглощение было издалека: крепость { NAME($team, form: "genitive") } в { NAME($realm, form: "prepositional") } остаётся на месте.

## Причины, которые не карта, не улучшение и не действие

reason-set-up = подготовка
reason-end-turn = конец хода
reason-none-left = в конце хода не осталось ничего
reason-token = за жетон ощущения
reason-wheel = бонус диска
reason-capping = вместо венчающего фрагмента
reason-revelation = откровение
reason-fortress = крепость
reason-realm-control = контроль над миром
reason-further-card = следующая карта
reason-further-essence = следующая эссенция
reason-exchanged = превращено в эссенцию
reason-insecurity = уязвимость
reason-failure = неудавшееся действие
reason-special-scheme = особый замысел
reason-fortress-income = сила Любви
reason-fortress-bonus = сила Любви
reason-big-absorb-draw = сила Восторга
reason-upgrade-discount = сила Ненависти
reason-realm-discount = сила Разума
reason-gain-exchange = сила Интуиции

## Решения

decision-turn = { $spirit }, что будете делать?
decision-take = Ваш ход заканчивается. Что берёт ваша команда?
# $count: которая из стартовых эмоций; дух ставится вместе с первой.
decision-place = { $count ->
        [2] { $spirit }, у какого рубежа ляжет ваша вторая стартовая эмоция?
       *[other] { $spirit }, на каком рубеже вы начинаете?
    }
decision-choose-place = { $spirit }, на каком рубеже вы начинаете? Оба лежат рядом с вашими стартовыми эмоциями.
decision-place-emotion = { $count ->
        [2] Где ляжет ваша вторая стартовая эмоция?
       *[other] Где ляжет ваша стартовая эмоция?
    }
decision-join = { $spirit }, на каком рубеже вы начинаете? Его можно делить с кем угодно.
decision-wild-tokens = { $spirit }, разложите свои бесцветные жетоны: осталось { $left }. Первый в ряду активирует действие, остальные – его улучшения.
decision-start-tokens = { $spirit }, положите по жетону каждого ощущения: осталось { $left }. Первый в ряду активирует действие, остальные – его улучшения.
decision-place-token = { $row }: сбросите сначала карту, чтобы положить в этот ряд жетон её цвета?
decision-discard-for-token = Какую карту сбросите? За неё { $colour } жетон ляжет в ряд «{ $row }».
decision-use = { $row }: какие улучшения используете?
decision-move = Куда перемещаетесь?
decision-push-whom = Кого отправите прочь?
decision-push-where = Куда отправите { NAME($other, form: "accusative") }?
decision-move-slot = Какая эмоция рядом с вашим новым местом?
decision-invoke = Какую эмоцию задействуете?
decision-invoke-kind = { $card }: какую эссенцию получит? Эмоция учитывается за ту команду.
decision-invoke-slot = В какую ячейку положите { NAME($card, form: "accusative") }?
decision-invoke-toll = Какую эссенцию вернёте в запас, как требует сила?
decision-quell = Какую эмоцию подавите?
decision-quell-amount = { $card }: сколько эссенции уберёте?
# $is_kept: останется ли карта на руке.
decision-quell-reveal = Чтобы подавить { NAME($card, form: "accusative") }, покажите подходящую карту с руки. Какую? { $is_kept ->
        [0] Затем она сбрасывается.
       *[1] Она остаётся на руке.
    }
decision-fortify = На каком месте?
decision-fortify-kind = Эссенцией какой команды заплатите? За эту команду и учитывается новая крепость.
decision-empower = Какую эмоцию усилите?
decision-empower-card = Какую карту сбросите, чтобы восстала её сильная пара?
decision-empower-into = { $card }: в какую сильную эмоцию превратится?
decision-empower-colour = { $card }: какое ощущение будет у неё отныне?
decision-move-emotion = Какую эмоцию перенесёте?
decision-move-emotion-to = { $card }: в какую ячейку?
decision-intensify = Какая эмоция получит эссенцию?
decision-intensify-amount = { $card }: сколько эссенции положите?
decision-intensify-lent = Сколько из неё возьмёте с Самоотверженности?
decision-harvest = Сколько силы воли превратите в эссенцию?
decision-draw-more = Возьмёте ещё одну карту, { NAME($card, form: "accusative") }?
decision-absorb = С какой сферы поглощаете?
decision-absorb-bonus = { $sphere }: берёте бонус? { $bonus }
decision-gain-exchange = Интуиция получила силу воли. Превратить 1 из неё в эссенцию?
decision-delight-draw = Восторг может взять карту, { NAME($card, form: "accusative") }.
decision-add-token = { $why }: на ваш планшет добавляется жетон ощущения. Какой? Карту за него сбрасывать не нужно.
decision-gain-essence = Какую эссенцию получаете?
decision-lose-essence = Какую эссенцию теряете?
decision-drain = С какой сферы возьмёте 1 силу воли?
decision-sullen-look = Повернёте Изначальное на один шаг?
decision-savour = Какую карту оставите?
decision-remorse = Какую карту сбросите?
decision-team-willpower = { $card }: какой дух вашей команды получит { $count ->
        [one] { $count } силу воли
       *[other] { $count } СВ
    }?
decision-mourn = { $card }: эмоция покинула поле. Какой дух вашей команды что-нибудь за это возьмёт?
decision-mourn-take = { $card }: что возьмёт { $other }?
decision-parting-draw = { $card }: карта покинула поле. Какой дух вашей команды берёт карту?
decision-parting-willpower = { $card }: карта покинула поле. Какой дух вашей команды получает силу воли?
decision-parting-essence = { $card }: карта покинула поле. Какой дух вашей команды получает эссенцию?
decision-parting-essence-kind = { $card }: какую эссенцию получит { $other }?
decision-parting-token = { $card }: карта покинула поле. Какой дух вашей команды получает жетон ощущения?
decision-parting-token-where = { $card }: какой жетон ощущения получит { $other }?
decision-fetch-emotion = { $card } может перенести к себе другую эмоцию.
decision-fetch-emotion-to = { $card }: в какую ячейку?
decision-step-spirit = { $card }: ваш дух может сделать шаг.
decision-shove-spirit = { $card }: вы можете столкнуть духа противника.
decision-shove-spirit-to = Куда отправится { $other }?
decision-place-essence = { $card }: вы можете положить 1 свою эссенцию на эмоцию.
decision-fill-neighbours = { $card } может наполнить соседние эмоции: какая получит 1 эссенцию?
decision-gift = { $card }: кому подарок?
decision-rotate-origin = { $card }: повернёте Изначальное на один шаг?
decision-arrange-aspirations = Разложите скрытые устремления по порядку: какое будет { $place }-м сверху?
decision-chip-neighbour = { $card }: вы можете убрать 1 эссенцию с соседней эмоции.
decision-drain-neighbour = { $card }: какая эмоция теряет эссенцию?
decision-steal-willpower = { $card }: у какого духа возьмёте силу воли?
decision-steal-by-comparison = { $card }: у какого духа возьмёте?
decision-take-from-sphere = { $card }: с какой сферы возьмёте силу воли?
decision-empty-sphere = { $card }: с какой сферы сила воли уйдёт в запас?
decision-lower-tokens = На какой эмоции понизите жетон интенсивности на 1? Осталось понизить: { $left }.
decision-insecurity = { $card }: какой дух получит жетон уязвимости?
decision-insecurity-row = { $other }: на какой ряд положите жетон уязвимости?
decision-remove-common = Другая команда заслужила основной фрагмент. Какое основное устремление уберёт ваша команда?
decision-move-common = У вашей команды меньше всех очков. Передвинете основное устремление на другое место в ряду?
decision-move-common-to = «{ $aspiration }»: на какое место? Первое – следующее.
decision-choose-hidden = Ваша команда не выполнила ни одного устремления. Посмотрите три верхних скрытых устремления и выберете одно?
decision-pick-hidden = Какое будет вашим новым скрытым устремлением? Если среди трёх было основное, его здесь нет.

## Варианты

group-spirit-actions = Действия духа
group-realm-actions = Действия миров
group-abilities = Способности амбиций и конец хода
choice-yes = Да
choice-no = Нет
choice-yes-draw-more = Да, взять её
choice-no-draw-more = Нет, хватит
choice-no-choose-hidden = Нет, перемешать
choice-no-fill-neighbours = Больше никакая
choice-no-lower-tokens = Больше не понижать
choice-no-gain-exchange = Нет, оставить силу воли
choice-no-move-common = Нет, оставить ряд как есть
choice-token-none = Без жетона
choice-token = { $upgrade ->
        [none] { $colour } жетон активирует ряд «{ $row }»
       *[other] { $colour } жетон в ряд «{ $row }»: { $upgrade }
    }{ $cards ->
       *[1] { "" }
        [2] { " " }(две карты)
    }{ $removed ->
       *[none] { "" }
        [other] , жетон с «{ $removed }» уходит
    }
upgrade-on-space = { $upgrade } (место { $space })
choice-use-none = Без улучшений
choice-card = { $card } { $numbers }: { $power }
choice-card-plain = { $card } { $numbers }
choice-slot-empty = { $slot }: пусто
choice-slot = { $slot }: { $card }, эссенция { $essence } из { $spaces }, интенсивность { $intensity }{ $token ->
       *[0] { "" }
        [one] { " " }(жетон +{ $token })
        [few] { " " }(жетон +{ $token })
        [many] { " " }(жетон +{ $token })
    }
choice-space = { $space } ({ $count ->
        [one] ячейка
       *[other] ячейки
    } { $slots }; { $spheres } СВ){ $spirits ->
        [none] { "" }
       *[other] , здесь же: { $spirits }
    }
choice-site-empty = { $realm }: пустое место для крепости
choice-site = { $realm }: { $fortress }
fortress-aligned = { $fortress }, за { $team }
choice-essence = Эссенция { NAME($team, form: "genitive") }
choice-spirit-ego = { $spirit }: { $space }
choice-spirit = { $spirit }: { $space }, { $wp } СВ, эссенция: { $essence }
choice-sphere = { $taken ->
        [0] { $sphere }, { $realm }, { $wp } СВ
       *[other] { $sphere }, { $realm }: взять { $taken } СВ из { $wp }{ $empties ->
            [1] , это вызовет откровение
           *[other] { "" }
        }. { $bonus }
    }
choice-amount-harvest = { $count ->
        [one] { $count } СВ – в { $count } эссенцию
        [few] { $count } СВ – в { $count } эссенции
       *[other] { $count } СВ – в { $count } эссенций
    }
    .aloud = { $count ->
        [one] Превратить { $count } силу воли в эссенцию
        [few] Превратить { $count } силы воли в эссенцию
       *[other] Превратить { $count } сил воли в эссенцию
    }
choice-amount-quell-amount = { $count ->
        [one] { $count } эссенция
        [few] { $count } эссенции
       *[other] { $count } эссенций
    }
    .aloud = { $count ->
        [one] Убрать { $count } эссенцию
        [few] Убрать { $count } эссенции
       *[other] Убрать { $count } эссенций
    }
choice-amount-intensify-amount = { $count ->
        [one] { $count } эссенция
        [few] { $count } эссенции
       *[other] { $count } эссенций
    }
    .aloud = { $count ->
        [one] Положить { $count } эссенцию
        [few] Положить { $count } эссенции
       *[other] Положить { $count } эссенций
    }
choice-amount-intensify-lent = { $count } с Самоотверженности
choice-amount-move-common-to = место { $count }
choice-aspiration = { $aspiration }, сейчас { $counts }. { $text }
choice-take-ambition = Взять 1 амбицию
choice-take-cards = Взять 2 карты
choice-mourn-take-cards = { $count ->
        [one] Взять { $count } карту
        [few] Взять { $count } карты
       *[other] Взять { $count } карт
    }
choice-mourn-take-essence = { $count ->
        [one] { $count } эссенция
        [few] { $count } эссенции
       *[other] { $count } эссенций
    }
choice-mourn-take-willpower = { $count } СВ
