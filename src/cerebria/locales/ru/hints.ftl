# Подсказки и объяснение партий.

## Подсказки

hints-none = Ни один вариант не выделяется.
hints-best = Лучше всего { $choice }: шансы на победу { $chance }, { $value }.
hints-about = Шансы на победу и на сколько очков ваша команда может ожидать быть впереди или позади в конце партии: из того, что вы можете знать, продумано до конца хода и возможного ответа следующего игрока. Под подсказкой сказано то, что делаете вы сами; что могут сделать другие, названо их ответом. Разница меньше 2 % ни о чём не говорит.
hints-first = На первый взгляд: { $choice }. Насколько это хорошо, скажет лучший ответ.
hints-better = Первый взгляд. Насколько хорош каждый вариант, скажет лучший ответ, он готовится…
hint-worth = Шансы на победу { $chance }, { $value }
hint-worth-short = { $chance }, { $short }
hint = { $choice } – шансы на победу { $chance }, { $value }
hint-chance = { $percent } %
# На сколько команда может ожидать быть впереди в конце партии, а не что приносит вариант.
hint-points-ahead = { $side ->
        [ahead] в конце впереди примерно на { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }
        [behind] в конце позади примерно на { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }
       *[level] в конце примерно поровну
    }
hint-points-short = { $side ->
        [ahead] впереди на { $points }
        [behind] позади на { $points }
       *[level] поровну
    }
hint-line = Дальше: { $actions }.
hint-action = { $action } ({ $targets })
# Что делается по пути: кладётся жетон ощущения, используются улучшения, за жетон отдаётся карта, берётся что-то в конце
# хода.
hint-token = { $upgrade ->
        [none] { $colour } жетон активирует ряд «{ $row }»
       *[other] { $colour } жетон в ряд «{ $row }»: { $upgrade }
    }
hint-use = улучшения – { $upgrades }
hint-discard = сброс: { $card }
hint-chosen = выбрано устремление: { $aspiration }
hint-take = { $what ->
        [cards] 2 карты
       *[ambition] 1 амбиция
    }

## Причины, каждая отдельной строкой: у подсказки – что было бы, у сыгранного хода – что вышло

hint-over = Партия завершается, побеждает { $team }.
hint-over-draw = Партия завершается вничью.
hint-revelation = Сфера { NAME($sphere, form: "genitive") } пустеет: откровение.
# За что очки, как в таблице счёта; вместе они составляют разницу.
hint-points = { $team }, очки: { $before } → { $least ->
        [1] не меньше { $after }
       *[other] { $after }
    } ({ $parts }).
hint-part = { $part } { $sign ->
        [plus] +{ $points }
       *[minus] −{ $points }
    }
# Почему команда, которая впереди сейчас, в конце может оказаться позади, или наоборот.
hint-yet = { $side ->
        [ahead] { $team } сейчас впереди на { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }, { $why ->
            [end] но конец партии принесёт другим за крепости больше: на { $at_end }.
            [both] но для того, что ещё предстоит, другие стоят лучше, и конец партии принесёт им за крепости больше: на { $at_end }.
           *[place] но для того, что ещё предстоит, другие стоят лучше.
        }
       *[behind] { $team } сейчас позади на { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }, но для того, что ещё предстоит, стоит лучше.
    }
# Почему ход заканчивается, хотя действия остались.
hint-rest = Осталось { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[other] { $actions } действий
    }: { $how ->
        [nothing] потратить больше не на что.
        [same] лучшее, что нашлось, – { $other }, – шансов не прибавило бы.
       *[harm] лучшее, что нашлось, – { $other }, – уменьшило бы шансы на { $loses } %.
    }
# Устремление по названию и чем оно является для команды; что считает команда и сильнейшая из остальных.
hint-lead = { $how ->
        [taken] { $team } выходит вперёд: { $aspiration }
        [kept] { $team } остаётся впереди: { $aspiration }
        [wider] { $team } впереди с бо́льшим отрывом: { $aspiration }
        [narrower] { $team } впереди с меньшим отрывом: { $aspiration }
        [lost] { $team } больше не впереди: { $aspiration }
        [level] { $team } сравнивает счёт: { $aspiration }
        [caught] { $rival } сравнивает счёт: { $aspiration }
        [closer] { $team } подбирается ближе: { $aspiration }
       *[further] { $team } отстаёт сильнее: { $aspiration }
    }: { $team } { $before } → { $after }, { $rival } { $rival_before } → { $rival_after }.
hint-cut = { $aim ->
        [unity] Это разрывает цепь { NAME($rival, form: "genitive") }
       *[other] Это отбрасывает { NAME($rival, form: "accusative") } назад
    }: { $aspiration } { $rival_before } → { $rival_after }, { $how ->
        [taken] и { $team } впереди с { $after }.
       *[level] и у команды { $team } поровну, { $after }.
    }
hint-aspiration = { $which ->
        [common] { $aspiration } (основное)
        [hidden] { $aspiration } (скрытое)
        [endgame-common] { $aspiration } (основное, в конце)
       *[endgame-own] { $aspiration } (своё, в конце)
    }
hint-condition = { $holds ->
        [1] Условие устремления «{ $aspiration }» выполнено: { $text }
       *[0] Условие устремления «{ $aspiration }» больше не выполнено: { $text }
    }
hint-fortress-built = { $team }: теперь есть крепость в { NAME($realm, form: "prepositional") }: { $kind }.
hint-fortress-lost = { $team } теряет крепость в { NAME($realm, form: "prepositional") }: { $kind }.
hint-fortress-joins = Крепость в { NAME($realm, form: "prepositional") } переходит в индивидуальность ({ $team }): { $kind }.
hint-fortress-changed = Крепость в { NAME($realm, form: "prepositional") } меняется: теперь { $team }, { $kind }; прежде { $before_team }, { $before_kind }.
hint-control-gained = { $team } берёт под контроль: { $place }.
hint-control-taken = { $team } перехватывает контроль у { NAME($loser, form: "genitive") }: { $place }.
hint-control-lost = { $loser } теряет контроль: { $place }.
hint-unlocks = { $count ->
        [1] Это активирует ряд: { $rows }.
       *[other] Это активирует ряды: { $rows }.
    }
hint-tokens = { $count ->
        [one] На планшет ложится { $count } жетон: { $rows }.
        [few] На планшет ложатся { $count } жетона: { $rows }.
       *[other] На планшет ложатся { $count } жетонов: { $rows }.
    }
hint-goods = У { NAME($spirit, form: "genitive") } прибавляется: { $goods }.
hint-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
hint-answer = Возможный ответ, { $spirit }: { $what }
hint-answered = Ответ, { $spirit }: { $what }

## Партии с объяснением

help-analyse = Объяснить записанную партию: как всё стояло ход за ходом, откуда взялись очки и какие ходы всё решили.
help-analyse-examples =
    cerebria analyse game.json
    cerebria analyse game.json --plot game.svg
    cerebria analyse game.json --json --nodes 500
    cerebria analyse --folder games --rows games.jsonl --jobs 4
help-analyse-moments = Сколько ходов объяснять, не больше.
help-analyse-nodes = Сколько позиций просматривать для каждого объясняемого хода.
help-analyse-seed = Для других воображаемых миров, чем обычно. То же число объясняет партию так же.
help-analyse-plot = Нарисовать, как стояла партия ход за ходом, в этот файл.
help-analyse-folder = Объяснить все записи в этой папке (её файлы на .json) и сказать, что у них общего.
help-analyse-rows = С --folder: писать строку о каждой партии в этот файл, JSON по строкам.
help-analyse-jobs = С --folder: сколько процессов одновременно объясняет партии. Результаты от этого не зависят.
analyse-progress = Ходы
analyse-start = Начало
analyse-heading-curve = Как стояла партия, ход за ходом
analyse-about-curve = «Положение» не учитывает, чей ход следующий, чтобы можно было сравнивать ходы между собой. «Шансы» знают, чей ход следующий: из того, чему они дают 60 %, между равными сбывается примерно 60 из 100.
analyse-standing = Положение
analyse-chance = Шансы на победу
analyse-heading-sources = Откуда взялись очки
analyse-score = Всего
analyse-heading-differences = Что изменило бы исход
analyse-difference = { $team } проигрывает одно очко. Ход { $number }, { $spirit }: { $actions }. Если бы всё дальше шло так же, насколько возможно: { $points }.
analyse-points-of = { $team } { $points }
analyse-no-difference = { $team } проигрывает одно очко. В последних ходах команды не нашлось способа это возместить.
analyse-decided = Ход, решивший партию
analyse-heading-moments = Ходы, решившие партию
analyse-no-moments = Ни один ход не изменил шансы сильно.
analyse-turn = Ход партии
analyse-seat = Играет
analyse-moment = Ход { $number }, { $spirit }: положение { $before } → { $after }
analyse-played = Сыграно: { $actions }.
analyse-better = Лучше: { $actions } (шансы на победу выше на { $more }).
analyse-nothing-better = Ничего лучше не нашлось, насколько мог знать дух { $spirit }.
analyse-nothing-held = Ничего лучше не нашлось, насколько мог знать дух { $spirit }: шансы упали из-за других, случая или прежней оценки.
analyse-plot-title = Как стояла партия, ход за ходом
analyse-decided-mean = Когда был сделан решающий ход, в долях партии
analyse-off-standing = Квадратичная ошибка положения, ход за ходом (лучше всего 0)
analyse-off-chances = Квадратичная ошибка шанса на победу (лучше всего 0)
analyse-winners = Победители
analyse-others = Остальные
analyse-unread = { $file } пропущен: { $error }
analyse-interrupted = Остановлено, прежде чем объяснены все партии ({ $games }); вот результаты на этот момент.
