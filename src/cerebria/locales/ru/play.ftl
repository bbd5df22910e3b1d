# Экран игры. Что происходит, решается и выбирается, сказано в events.ftl.

## Решение

play-waits = { $spirit } решает.
play-over = Партия окончена.
play-choices = Варианты
play-not-now = Сейчас нельзя.
play-why-not = Сейчас нельзя: { $reasons }.
play-insight = Перейдите к варианту или к тому, что можно нажать на поле и в руке, чтобы узнать, чего это стоит и что изменит.
play-confirm = { $action }.
play-confirm-way = { $action }: { $target }.
play-do = Сделать
play-do-not = Не сейчас
play-for-good = Это нельзя будет отменить.
play-for-good-asked = Это нельзя будет отменить, поэтому сначала вас спросят.
play-for-good-at-once = Это делается сразу, и отменить это нельзя.
play-shows-reveals = { $card ->
        [none] Все увидят карту с руки { NAME($whose, form: "genitive") }.
       *[other] Все увидят { NAME($card, form: "accusative") } с вашей руки.
    }
play-shows-turned-up = Все увидят следующую карту колоды { NAME($whose, form: "genitive") }.
play-shows-looks = { $whose } посмотрит верхние карты своих скрытых устремлений.
play-shows-aspires = { $whose } увидит своё новое скрытое устремление.
play-shows-arranges = { $whose } разложит свои скрытые устремления по порядку.
play-shows-unknown = Дальнейшее зависит от карт, которых ещё никто не видел.
play-shows-revelation = Последует откровение, и все увидят скрытые устремления.
play-ends-game = С этим ходом партия завершится, и решат очки.
play-confirm-end = Ваш ход закончится.
play-token-where = Перейдите к улучшению, чтобы узнать, что оно делает, и выберите одно.
# Ряды планшета, все активируются одним нажатием.
play-token-usual = Взять обычный набор, он хорош для первой партии: активировать { $rows }
play-token-go-on = Продолжить без жетона
# $target: единственное, с чем можно выполнить действие.
play-token-go-on-to = Продолжить без жетона: { $target }
# О действии, которое сразу выполняется с единственным, что есть.
play-only-choice = Есть только один вариант: { $target }.
play-token-unlock = Активирует действие «{ $row }». Остальные места ряда – для его улучшений.
play-token-which = Какой цвет? За него вы сбрасываете карту.
play-token-which-free = Какой цвет? Карты это не стоит.
play-token-colour = В ряду не бывает двух одинаковых цветов; в остальном берите какой угодно.
play-improve = Улучшить это действие?
play-improve-text = Карта с руки станет жетоном ощущения в его ряду: улучшением для этого действия и для следующих.
play-improve-next = Улучшить следующее действие
play-improve-next-text = Спросить перед ним о жетоне ощущения
# С нажатым можно что-то сделать ещё до того, как названо действие: что?
play-ways = { $target }: что будете делать?
play-bought = За амбиции
play-leave = Выйти из партии?
play-leave-text = Она останется как есть и будет ждать вас на главной странице.
play-leave-not = Остаться
play-ways-look = Рассмотреть
play-ways-take = Выбрать
play-ways-places = Можно положить сюда: { $places }.
# $action: название действия, которое использует $upgrades.
play-way-with = { $action } с улучшениями: { $upgrades }
# $card: эмоция или несколько, из которых можно выбрать одну.
play-way-card = { $action }: { $card }
play-hints = Под­сказка
play-hints-text = Спросить, что было бы лучше всего (G)
play-hints-cancel = Отменить
play-hints-cancel-text = Больше не просить подсказку
play-hints-thinking = Думаем…
play-hints-rank = Подсказка { $rank }
play-waiting = Ждёт отправки: { $choice }
play-waiting-way = { $action }, { $target }
play-waiting-here = Выбрано. Отправится, когда вернётся связь.
play-withdraw = Отозвать
play-withdraw-text = Не отправлять выбранное
play-withdrawn-late = Возможно, это дошло до разрыва связи. Тогда вы увидите это здесь.
play-stale = Партия тем временем ушла вперёд, поэтому это не сделано: { $choice }
play-stale-done = Это уже сделано из другого вашего окна: { $choice }
play-undo = Отменить
play-undo-text = Отменить ваш последний выбор
# После ходов программ или Эго, которым всё равно: отменяются и они.
play-undo-others = К моему последнему выбору
play-undo-others-text = Вернуться к моменту перед вашим последним выбором. Отменяется и то, что с тех пор сделали другие.
play-restart = Заново
play-restart-text = Отменить весь ход, насколько возможно
play-ask-undo = Попросить об отмене
play-ask-undo-text = Спросить остальных, можно ли отменить ваш последний выбор

# Почему что-то сделалось без вопроса.
# Заметки рядом с полем, в две короткие строки.
play-unasked-gift = То, от чего никто не отказался бы, взято за вас. В настройках можно включить вопрос.
play-unasked-end = Делать было больше нечего, и ваш ход закончился. В настройках можно включить вопрос.
# Кто-то назвал действие, а затем цель, которую можно было нажать сразу.
play-shorter = Короче: сразу нажмите на место или карту, где это возможно, не называя действие.
play-unasked-cards = Все амбиции вашей команды ({ $count }) уже активны, поэтому ход закончился двумя картами.

# Что говорится перед первым выбором первой партии.
play-opening = Ваша первая партия
play-opening-full = Ваша первая полная партия
play-opening-you = Вы – { $spirit } и играете за { $team }, против: { $others }.
play-opening-moved = Позади ход: { $spirit }
play-opening-nothing = На поле ничего не изменилось.
play-opening-yours = Первый ход ваш; ещё никто не ходил.
play-opening-willpower = У того, кто начинает, 6 сил воли вместо 4, но в первый ход он не может поглощать.
# То же, когда фора – средства.
play-later-willpower = У того, кто начинает, 4 силы воли, у каждого в другой команде 6, и у неё на 1 амбицию больше: так за этим столом уравнено преимущество первого хода.
play-first-action = У того, кто начинает, 6 сил воли вместо 4, но в первый ход только одно действие, и поглощать нельзя: так за этим столом уравнено преимущество первого хода.
play-opening-powers = Что ещё умеют духи
play-opening-aims = К чему стремиться
play-opening-points = Побеждает тот, у кого больше очков. Они приходят с откровением, когда опустеет сфера посередине. Будьте тогда впереди в одном из этих устремлений, а лучше в обоих:
play-opening-aim = **{ $aspiration }** ({ $whose ->
        [hidden] ваше, скрытое
       *[common] для обеих команд
    }): { $meaning }
play-opening-look = Где что найти
play-opening-look-text = То, что можно выбрать, стоит среди вариантов, и выбрать это можно и на поле. Перейдите к нему или удерживайте на сенсорном экране, чтобы узнать, чего это стоит и что изменит. «Цели» говорят, как дела у команд, «Новости» – что сделали другие, а знак вопроса объясняет этот экран.
play-opening-keys = С клавиатуры: W говорит, что можно выбрать, S – как обстоят дела, I – больше о том, что в фокусе, а P повторяет только что услышанное. Вопросительный знак перечисляет все клавиши.
play-opening-begin = Начать

# Откровение, к которому ведёт выбор.
play-foretold = Тогда сфера { NAME($sphere, form: "genitive") } опустеет, и последует откровение. Как обстоят дела:
play-foretold-earns = { $team }: { $what }.
# Смотря по тому, что скрыто, команда получит одно из этого.
play-foretold-may = { $team }, смотря по тому, что скрыто: { $what }.
# Почему известно, что получит команда, хотя её скрытое устремление неизвестно.
play-foretold-sure = Это точно{ $meets ->
        [none] : она не выполняет ни одного из устремлений, которые могут быть скрыты.
        [all] : она выполняет все устремления, которые могут быть скрыты.
       *[some] , что бы ни было скрыто.
    }
# Кроме того, могут быть очки на диске.
play-foretold-fragment = { $wheel ->
        [0] { $fragment } (+{ $points })
       *[other] { $fragment } (+{ $points }) и { $wheel } на диске
    }
play-foretold-capping = { $wheel ->
        [0] { $fragment } (+{ $points }) вместо фрагмента, каких больше нет, что завершит партию после этого хода
       *[other] { $fragment } (+{ $points }) вместо фрагмента, каких больше нет, что завершит партию после этого хода, и { $wheel } на диске
    }
play-foretold-none = { $wheel ->
        [0] фрагмента нет
       *[other] фрагмента нет, но { $wheel } на диске
    }
play-foretold-ends = { $why ->
        [common] Основных устремлений тогда не останется: партия завершится после этого хода.
        [majors] С третьим основным фрагментом команда побеждает сразу.
       *[other] Партия завершится после этого хода.
    }
# $instead: что дал бы за неё конец партии.
play-foretold-fortress = { $instead ->
        [0] Крепость в { NAME($realm, form: "prepositional") } переходит в индивидуальность: { $team } +{ $points }.
       *[other] Крепость в { NAME($realm, form: "prepositional") } переходит в индивидуальность: { $team } +{ $points }, вместо +{ $instead } в конце.
    }
play-foretold-built = Она строится из одного из ваших фрагментов. Когда кто-нибудь рядом с этим миром опустошит его сферу в более поздний ход, крепость перейдёт в индивидуальность: +{ $points }. Пока она стоит, сама она очков не приносит, даже в конце.
play-foretold-last = Это последний { $fragment } в вашем запасе. Если ваша команда заслужит такой, когда их не осталось, вместо него встанет венчающий (+{ $points }), и партия завершится.
# Что сможет следующий: возможно, но не точно. $points: от стоящей там крепости, $team: чья она.
play-chance = { $team ->
        [none] Тогда возможно: { $spirit } опустошит сферу { NAME($sphere, form: "genitive") } ({ $realm }){ $frontiers ->
            [0] { "" }
            [one] , если его команда сначала займёт там ещё { $frontiers } рубеж
            [few] , если его команда сначала займёт там ещё { $frontiers } рубежа
           *[other] , если его команда сначала займёт там ещё { $frontiers } рубежей
        }.
       *[other] Тогда возможно: { $spirit } опустошит сферу { NAME($sphere, form: "genitive") } ({ $realm }){ $frontiers ->
            [0] { "" }
            [one] , если его команда сначала займёт там ещё { $frontiers } рубеж
            [few] , если его команда сначала займёт там ещё { $frontiers } рубежа
           *[other] , если его команда сначала займёт там ещё { $frontiers } рубежей
        }, и крепость даст { NAME($team, form: "dative") } +{ $points }{ $instead ->
            [0] .
           *[other] , вместо +{ $instead } в конце.
        }
    }
play-foretold-exalted = Если откровение наступит в этот ход, крепость, превознесённая в этот же ход, остаётся на месте и ничего не приносит.
play-foretold-early = В этот ход ещё может наступить откровение: тогда эта крепость новая, она останется на месте и пока ничего не принесёт.
play-chance-move = Возможно: { $spirit } сначала перемещается ({ $where }).
play-replies = Тогда возможно, судя по открытому: { $spirit } получит { $what }. Скрытые карты могут дать больше.
play-replies-chain = Тогда возможно, судя по открытому: { $spirit } выполнит одно за другим: { $what }; +{ $points } за первое, +{ $further } за каждое следующее. Скрытые карты могут дать больше.
# Что даёт поглощение кроме посчитанного в предпросмотре.
play-later = Ещё не учтено: { $what }.
play-later-bonus = бонус сферы { NAME($sphere, form: "genitive") } (если вы его возьмёте)
play-later-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } за намерение «{ $intention }»
play-later-power = { $wp } СВ ({ $why })
play-later-sum = Всего: { $wp }.
# Оттуда, где дух тогда стоял бы: каждое действие и места для него.
play-reach = Оттуда: { $what }.
play-reach-action = { $action } ({ $places })
play-turns = Когда Изначальное повернётся, рядом с вами: { $comes }.
play-turns-to = { $sphere } ({ $wp } СВ, { $realm }){ $team ->
        [none] { "" }
       *[other] , где стоит крепость { NAME($team, form: "genitive") }
    }
# Что делает улучшение, нужное действию.
play-upgrade = { $upgrade }: { $text }
# Почему спрашивается то, чего не ждали, по виду вопроса или, для бонуса, по его сфере.
play-asked-pick-hidden = Ваша команда не выполнила в этом откровении ни одного устремления. Поэтому она смотрит свои следующие скрытые устремления, не больше трёх, и берёт то, которое ей больше по душе.
play-asked-creativity = Вас спрашивают, потому что при этом откроется следующая карта, а это нельзя отменить.
# Что уходит из рук кроме цены.
play-leaves-intensify = Эссенция переходит от вас на эмоцию.
play-leaves-harvest = Сколько угодно силы воли превращается в столько же эссенции.

## Что мешает действию

obstacles = Сейчас нельзя: { $actions }.
obstacle-of = { $action } ({ $reasons })
obstacle-actions = не осталось действий
obstacle-fortitude = не осталось стойкости
obstacle-used = можно только раз, и это уже сделано
obstacle-first-turn = первому игроку нельзя поглощать в первый ход
obstacle-locked = ряд не активирован: его откроет жетон на первом месте
obstacle-card = нет для этого карты на руке
obstacle-fragment = для этого не осталось фрагментов
obstacle-wp = не хватает силы воли: { $amount }
obstacle-ambition = не хватает амбиций: { $amount }
obstacle-essence = не хватает эссенции: { $amount }
# То же на плитке действия, в одном-двух словах.
obstacle-short-actions = нет действий
obstacle-short-fortitude = нет стойкости
obstacle-short-used = сде­лано
obstacle-short-first-turn = ещё нельзя
obstacle-short-locked = за­крыто
obstacle-short-card = нет карты
obstacle-short-fragment = нет фрагмента
obstacle-short-wp = ещё { $amount } СВ
obstacle-short-ambition = ещё { $amount }★
obstacle-short-essence = ещё { $amount } эсс.
obstacle-short-reach = нет цели
obstacle-reach-move = идти некуда
obstacle-reach-invoke = рядом с духом нет пустой ячейки
obstacle-reach-quell = в досягаемости нет эмоции противника, которую можно подавить
obstacle-reach-fortify = рядом с духом нечего строить или сносить
obstacle-reach-empower = рядом с духом нет эмоции, на которой достаточно эссенции
obstacle-reach-gain-willpower = получать нечего
obstacle-reach-draw-emotions = не осталось карт
obstacle-reach-move-emotion = переносить нечего, или рядом с духом нет пустой ячейки
obstacle-reach-intensify = рядом с духом нет своей эмоции со свободным местом
obstacle-reach-harvest = менять нечего
obstacle-reach-add-token = нет места, куда его можно положить
obstacle-reach-rotate = Изначальное нельзя повернуть
obstacle-reach-extra-action = другого нет
obstacle-reach-absorb = нет сферы в досягаемости
obstacle-reach-meditate = нет сферы в досягаемости
obstacle-reach-rest = получать нечего

## Названия действий там, где мало места

# С тем, что они приносят.
play-long-gain-willpower = Получить силу воли: { $count }
play-short-invoke = Задей­ств.
play-short-gain-willpower = +{ $count } СВ
play-short-draw-emotions = Карта
play-short-move-emotion = Пере­нести
play-short-intensify = Насы­тить
play-short-extra-action = Ещё дей­ствие
play-short-harvest = Соб­рать
play-short-add-token = Жетон
play-short-rotate = Повер­нуть
play-short-end-turn = Конец хода
# Конец хода и что при этом берётся.
play-end-ambition = Конец: 1 амбиция
play-end-cards = Конец: 2 карты
# Единственное улучшение, с которым действие сейчас возможно.
play-tile-by = { $action }: { $upgrade }
# Нужно сбросить карту за жетон, без которого действие сейчас невозможно.
play-tile-with-token = { $action } + жетон
    .aloud = { $action }, сначала жетон
# Перед причиной, почему нельзя.
play-tile-idle = { $action }.

## Что изменится

play-exchange = Вы получаете: { $gains }. Отдаёте: { $losses }.
play-get = Вы получаете: { $gains }.
play-give = Вы отдаёте: { $losses }.
play-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
play-then = затем
    .aloud = затем
play-change-by = ({ $sign }{ $count })
play-change-points = { $team }, очки
# Что добавит к ним конец партии.
play-change-at-end = { $team }, в конце
play-change-intensity = { $is_power ->
        [1] { $emotion } (её сила)
       *[other] { $emotion }
    }
play-change-fortress = Крепость, { $realm }
play-change-willpower = { $spirit }, СВ
play-change-essence = { $spirit }, эссенция
play-change-essence-kind = { $spirit }, эссенция { NAME($team, form: "genitive") }
play-change-condition = { $team }: { $text }
play-change-hand = { $spirit }, карты
play-change-ambition = { $team }, амбиции

## Что произошло

play-story = Что только что произошло
play-skip = Пропустить
play-since = С вашего прошлого хода
play-replay = Повторить
play-close = Закрыть
play-step-back = На шаг назад
play-step-on = На шаг вперёд
play-back-to-now = К текущему
play-set-up = Перед первым ходом
play-log-empty = Ещё ничего не произошло.
play-log-more = Более ранние ходы

## Сцена откровения

scene-by = { $spirit } опустошает сферу { NAME($sphere, form: "genitive") }
scene-meets = { $team } выполняет его, впереди на { $count }.
scene-meets-conditions = { $team } выполняет { $count ->
        [1] одно из двух своих условий
       *[other] оба своих условия
    }.
scene-sum = { $team }: { $count ->
        [0] нет очков
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    } от этого откровения, теперь всего { $score }.
# Кому-то нужно решить, прежде чем станет известно остальное.
scene-sum-so-far = { $team }: пока { $count ->
        [0] нет очков
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }, теперь всего { $score }. Может прибавиться ещё.
scene-sum-rest = { $team }: { $count ->
        [0] очков больше нет
        [one] ещё { $count } очко
        [few] ещё { $count } очка
       *[other] ещё { $count } очков
    } из второй части, теперь всего { $score }.
scene-second = Откровение, вторая часть
scene-second-by = { $spirit } опустошает сферу { NAME($sphere, form: "genitive") }. Первую часть вы видели; это было после неё.
scene-endgame = Финальные устремления
scene-endgame-text = Последний раунд закончен. Кто выполнит больше из трёх, добавляет венчающий фрагмент.
scene-goes-on = { $what ->
        [remove-common] Сначала { $spirit } выбирает, какое основное устремление убрать, потому что другая команда заслужила основной фрагмент.
        [choose-hidden] Сначала { $spirit } решает, смотреть ли следующие скрытые устремления: { $team } не выполняет ни одного.
        [pick-hidden] Сначала { $spirit } выбирает следующее скрытое устремление: { $team } не выполняет ни одного.
       *[other] Сначала решает { $spirit }.
    } { $realm ->
        [none] Затем – остальное.
       *[other] Затем крепость в { NAME($realm, form: "prepositional") } переходит в индивидуальность: { $whose } +{ $points }.
    }
scene-turned-down = «{ $aspiration }» уходит из ряда основных устремлений: оно уже сравнено.
scene-next-common = Основное устремление теперь – «{ $aspiration }».
scene-next-hidden = { $team }: скрытое устремление сменяется, выполнено оно или нет. Теперь это «{ $aspiration }». У скрытых устремлений своя колода, так что такое же может быть и основным.
scene-third-major = { $team } добавляет третий основной фрагмент: партия сразу завершается, и победитель – { $team }, каковы бы ни были очки.
scene-major-at = Основной фрагмент принадлежит сфере { NAME($sphere, form: "genitive") }, она пополняется: { $count } СВ.
scene-all = Показать всё
# Таблица откровения, для тех, кто её слышит.
scene-numbers = Всё, что сравнивалось, и каждое очко
scene-aloud-weighed = { $counts ->
        [none] { $kind }: { $aspiration }.
       *[other] { $kind }: { $aspiration }. { $counts }.
    }
scene-aloud-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
scene-aloud-point = { $team }: { $points }.
scene-row-sum = Очки за это
scene-row-sum-both = Очки за обе части
scene-row-score = Очки теперь
scene-row-score-so-far = Счёт пока
# Что было показано, картина за картиной, чтобы посмотреть снова.
scene-pictures = Что было показано, картина за картиной
scene-picture = Картина { $place } из { $count }
scene-close = Дальше
scene-more = Ниже есть ещё
scene-again = Посмотреть снова
scene-again-of = Посмотреть снова: откровение на { $turn }-м ходу партии
scene-waits = Следующее решение за вами. Стол ждёт вас.
scene-waits-later = Дальше – то, что сделали после этого другие. Затем слово за вами, и стол ждёт.

## Как обстоят дела

play-tabs = Что вы знаете
play-tab-hints = Подсказки
play-tab-hand = Рука
play-tab-since = Новости
play-tab-standing = Цели
play-tab-board = Планшет
play-tab-players = Игроки
play-tab-log = Журнал
play-tab-chat = Чат
play-aspirations = Устремления и кто выполнил бы их сейчас
play-ahead = Кто впереди
play-intentions-side = Намерения: сторона { $side } планшета команды
play-intentions-worth = Поступки, сразу приносящие очки тому, кто ходит: 1 очко за первый в ход, по 2 за каждый следующий.
play-intentions-own = Поступки, сразу приносящие очки тому, кто ходит.
play-intentions-ego = Намерения не приносят Эго очков
play-intention-next = Следующее приносит { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }.
play-intention-short = следующее: +{ $count }
play-intention-side = сторона { $side }
play-intention-lit = сейчас возможно
play-intention-by = Сейчас возможно: { $actions }.
play-intention-worth = { $name } (+{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    })
play-intention-by-token = { $intention }, если сначала выложить жетон: { $token }
play-turned = Эмоция, как она лежит там, и чем она становится
play-may-meet = Может принести: { $what }.
# На плитке действия, за знаком команды.
play-tile-points = может принести очки: +{ $points }
play-tile-scoring = { $action }, может принести { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
# $bonus: wheel-bonus-…, $at: место на диске.
play-wheel-next = Следующий бонус диска – на { $at }: { $bonus }.
play-wheel-at = на { $at }:
wheel-bonus-essence = эссенция
wheel-bonus-card = карта
wheel-bonus-ambition = амбиция
play-ahead-by = { $team } впереди на { $count }
play-earns = { $team }: { $fragment }
play-legend-tie = у Света и Мрака поровну
play-legend-own = выполнено собственное условие ({ $team })
play-legend-not = не выполнено
play-aims-now = Что считается сейчас
play-conditions-met = { $count } из { $all }
play-nearest-title = Ближе всего к опустошению
# $count: на скольких сферах так же мало.
play-nearest = Осталось { $wp } СВ: { $count ->
        [1] { $which }
        [2] обе сферы, { $which }
       *[other] каждая из сфер: { $which }
    }
play-nearest-many = сферы: { $count }
play-nearest-short = Откровение: { $wp }
play-fragments-left = Осталось фрагментов
play-fragments-end = Партия завершается, когда фрагмент заслужен, а таких не осталось.
play-ends = Сфера, ближайшая к опустошению, и чем может завершиться партия
play-ends-left = До конца партии
play-end-label-common = Устремления
# Вид фрагментов, которых у команды не осталось: следующий заслуженный завершает партию. Дальше стоит знак команды.
play-end-next = или следующий { $kind ->
        [minor] второстепенный
       *[major] основной
    } (венчающий, +{ $points })
play-end-label-wheel = Диск, до конца
# Как далеко команда на своём диске и сколько там всего.
play-wheel-of = { $count }/{ $end }
play-end-label-turn-limit = Ходы
play-end-label-majors = Основные
play-end-label-rounds = Раундов после этого
play-round-begins = Начинается раунд { $round } из { $last }. Начинает { $team }.
play-ends-when = Партия завершается, когда
play-end-common = Не осталось основных устремлений (сейчас { $left }).
play-end-wheel = Команда дошла до конца своего диска. Осталось очков:
play-end-fragment = Команда заслужила фрагмент, каких у неё больше нет. Осталось тех, которых меньше всего:
play-end-turn-limit = Достигнут предел ходов (осталось { $left }).
play-end-majors = Команда добавила третий основной фрагмент и победила. Ещё нужно:
play-end-rounds = Закончен последний раунд (после этого ещё { $left }).
play-end-short-common = Конец: устремлений { $left }
play-end-short-wheel = Диск: до конца { $left }
play-end-short-fragment = Конец: фрагментов { $left }
play-end-short-turn-limit = Конец: ходов { $left }
play-end-short-majors = Конец: основных { $left }
play-end-short-rounds = Конец: раундов { $left }
play-gone = Ушли:
play-gone-compared = { $aspiration } (сравнено)
play-gone-removed = { $aspiration } (убирает { $team }: другая команда заслужила основной фрагмент)
play-hidden-of = Скрытое, { $team }
play-hidden-idle = Скрытое, { $team }; не считается, пока совпадает с основным
play-hidden-next = Скрытое, позже
play-hidden-maybe = может быть скрыто, { $team }
play-common-place = Основное, № { $place }
play-team = Команда
play-parts = Очки за
play-part-wheel = Диск
play-part-minor = Второсте­пенные
play-part-major = Основные
play-part-capping = Венчаю­щий
play-part-fortresses = Крепости
play-part-rows = Полные ряды
play-part-strong = Сильные эмоции
play-part-full = Заполненные эмоции
play-part-wheel-text = Очки за намерения: поступки, которые сразу приносят очки вашей команде, когда вы совершаете их в свой ход.
play-part-wheel-ego = Диск считает ваши очки за намерения: поступки, которые сразу приносят очки, когда вы совершаете их в свой ход. Очки Эго на нём – по его собственным правилам, например когда ему не удаётся действие.
play-part-minor-text = За каждый второстепенный фрагмент в индивидуальности. Команда добавляет его, выполнив при откровении одно из двух своих устремлений, а также за крепость там, где стоит опустевшая сфера.
play-part-major-text = За каждый основной фрагмент в индивидуальности. Команда добавляет его, выполнив при откровении оба своих устремления.
play-part-capping-text = За венчающий фрагмент: его добавляет команда, заслужившая фрагмент, каких у неё не осталось.
play-part-fortresses-text = Когда партия окончена, очки приносят только крепости Эго: крепости людей – нет.
play-part-rows-text = По 1 очку за каждый ряд с четырьмя жетонами на планшетах команды.
play-part-strong-text = По 1 очку за каждую сильную эмоцию команды на поле.
play-part-full-text = По 1 очку за каждую эмоцию команды на поле без свободных мест для эссенции.
play-part-sum-text = Всё это вместе. Побеждает тот, у кого больше очков.
play-part-sum = Очки
play-hand-known = Рука:
play-deck-known = Колода, сверху:
play-unseen = Среди невиденных:
play-unknown-cards = невиденных: { $count }
play-order = Порядок ходов
# В углу, где мало места.
play-turn = Ход { $turn }
play-turn-of-all = Партии: считаются ходы всех.
# Чьё это, рядом с портретом.
play-you = Вы – { $spirit }
play-deck = Колода: { $count }
play-deck-next = следующая
play-last-turn = Последний ход
play-last-none = Очков больше не набрать.
play-last-end = Очков больше не набрать: закончите ход.
play-last-none-but = Очки теперь принесёт только конец: { $points }.
play-last-end-but = Очки теперь принесёт только конец ({ $points }): закончите ход.
play-last-intentions = Откровений больше не будет; намерения ещё приносят очки.
play-last-fortresses = Откровений больше не будет; в конце считаются только крепости Эго.
play-last-both = Откровений больше не будет; намерения ещё приносят очки, и в конце считаются только крепости Эго.
play-at-end = { $team } +{ $count }
play-more-at-end = +{ $count } в конце за его крепости, как они стоят сейчас.
play-most-at-end = Откровение, которое завершило бы партию сейчас, принесло бы ему не больше { $count } вместе с концом.
play-at-the-end = в конце
play-spectating = Вы смотрите.

## Люди за столом

# Кто играет за духа, в предложениях о том, что решают люди.
play-person = { $name } ({ $spirit })
play-pass-to = Передайте устройство: { $spirit }
play-pass-text = Руки скрыты. Продолжайте, когда экран видите только вы.
play-pass-ready = Готово
play-stand-in = За вас играет программа.
play-stand-in-out-of-time = Ваше время вышло: этот ход доиграет за вас программа. Затем вы сможете вернуть себе место.
play-take-back-seat = Вернуть себе место
play-undo-asked =
    { $spirit } просит отменить { $deeds ->
        [0] шаг, которого больше никто не видел
        [1] последний шаг
       *[other] последние шаги ({ $deeds })
    }.
play-undo-asked-turns =
    { $spirit } просит отменить последние шаги ({ $deeds }), а с ними { $turns ->
        [1] последний ход: { $first }
       *[other] последние ходы ({ $turns }), начиная с хода { NAME($first, form: "genitive") }
    }.
play-undo-allow = Разрешить
play-undo-refuse = Отказать
play-undo-asking = Вы попросили отменить выбор. Остальные отвечают.
play-undo-agreed = { $who } соглашается.
play-undo-refused = { $who } отказывает. Партия продолжается отсюда.
play-undo-allowed = Все согласны: выбирайте заново.
# Перед списком того, что при этом уходит.
play-undo-goes = Будет отменено:
play-undo-withdraw = Отозвать просьбу

## Телефон, который держат вертикально

play-sideways = Совет: если повернуть телефон набок, поле станет больше, а всё остальное будет рядом с ним.

## Конец

play-result = Показать итог
play-ended = Партия закончена досрочно
play-you-win = Победа за вами!
play-team-wins = { $team } побеждает

## Помощь за столом

play-help = Помощь
play-help-screen = Этот экран
play-help-rules = Правила
play-help-keys = Клавиши
play-help-board = Поле
play-help-board-text = Эмоции лежат в ячейках по кругу, духи стоят на тропах, сферы вращаются посередине вокруг индивидуальности. То, что там можно выбрать, есть и среди вариантов. Перейдите к чему угодно или коснитесь, чтобы узнать, что это.
play-help-aims = Что считается сейчас
play-help-aims-text = Текущее основное устремление и ваше скрытое: сколько есть у каждой команды и кто впереди. На телефоне они в строке вверху; коснитесь её, чтобы увидеть больше.
play-help-ends = Ближайшее откровение и конец
play-help-ends-text = Сфера, которая ближе всех к опустошению: кто её опустошит, вызовет откровение. Ниже – что осталось до конца партии и сколько фрагментов ещё есть у каждой команды.
play-help-bar = Полоса
play-help-bar-text = Очки и амбиции каждой команды, затем духи в порядке ходов, и чей сейчас ход.
play-help-decision = Решение
play-help-decision-text = Что у вас спрашивают, и все ваши варианты с ценой. Перейдите к варианту, чтобы узнать, что он изменит. То, что сейчас невозможно, говорит почему.
play-help-panels = Что вы знаете
play-help-panels-text = Новости с вашего прошлого хода, цели со всеми устремлениями и счётом, планшет вашего духа, игроки и журнал всего, что произошло.
play-help-hand = Ваша рука
play-help-hand-text = Ваши карты, ваша сила воли, эссенция и амбиции, а также верхняя карта вашей колоды.
play-help-phone = На телефоне
play-help-phone-text = Ваши карты лежат под действиями: листайте их и коснитесь карты, чтобы прочитать её, прежде чем разыграть. То, что покупают только за амбиции, – за звездой под полем. Два касания или два пальца приближают поле. Задержите палец на чём-нибудь, чтобы увидеть, что оно изменит. «Назад» закрывает то, что открыто.
play-help-explain = Всё объясняет себя само
play-help-explain-text = Задержите указатель на предмете, коснитесь его или нажмите I, когда он в фокусе. Оттуда можно читать дальше в правилах, не уходя от стола.

## Клавиши

play-skip-to-decision = Перейти к решению
# Что напечатано на клавишах, или знак.
key-numbers = 1 – 9, 0
key-tab = Tab
key-around = ← →
key-rings = ↑ ↓
key-ends = Home · End
key-enter = Enter
key-shift-u = Shift + U
key-modified = Alt + Shift
key-space = Пробел
key-escape = Esc
play-key-numbers = Выбрать вариант с этим номером; у действий хода в каждый ход одни и те же клавиши, у десятого – 0 (у других действий буквы, например A для поглощения и R для поворота)
play-key-tab = От одной группы к другой: действия, варианты, поле, рука, панели
play-key-around = По кругу поля, от одного доступного места к следующему; среди действий, вариантов, в руке и других группах – от предмета к предмету
play-key-rings = По полю наружу и внутрь: ячейки, места духов, места для крепостей, сферы, индивидуальность
play-key-ends = На поле – первое и последнее место, которое можно выбрать, а если таких нет, то место этого кольца; в других группах – первый и последний предмет
play-key-enter = Выбрать то, что в фокусе, или объяснить его
play-key-explain = Объяснить то, что в фокусе; о варианте – повторить, что он даёт
play-key-end = Закончить ход; с амбицией, если это есть среди действий, а иначе вас спросят, что взять
play-key-end-cards = Закончить ход с картами, когда действий не осталось
play-key-undo = Отменить; будет сказано, что отменено
play-key-choices = Услышать, о чём спрашивают, и все варианты с их клавишами и ценой
play-key-standing = Услышать, как обстоят дела: чей ход, что у вас есть, очки, цели, ближайшее откровение, ваша рука, где духи, сколько осталось фрагментов
play-key-again = Услышать ещё раз всё, что было сказано после вашего последнего выбора
play-key-modified = С буквой или цифрой: то же самое, даже если одиночные клавиши отключены в настройках
# Почему клавиша ничего не делает.
play-key-no-undo = Отменять нечего.
play-key-no-hints = Сейчас нельзя попросить подсказку.
play-key-no-choice = Варианта с номером { $number } сейчас нет.
play-key-late = На следующий вопрос был только один ответ, и он дан, поэтому { $number } пока ничего не сделала. Теперь эта клавиша значит: { $choice }. Нажмите её ещё раз, чтобы это выбрать.
play-key-asked = Сначала ответьте на вопрос: { $choice }? Enter на «Сделать» – да, Escape – нет. До этого { $key } ничего не делает.
play-key-waits = { $action } – позже: сначала ответьте на это или вернитесь клавишей Escape.
play-key-no-more = Больше об этом сказать нечего.
play-key-choice = { $key }: { $choice }
play-key-advice = С программой чтения с экрана
play-key-advice-text = Клавиши доходят до игры в режиме фокуса (NVDA: Insert и пробел; JAWS: Insert и Z, чтобы выключить режим обзора; VoiceOver это не нужно). Tab ведёт от группы к группе, стрелки – внутри неё. О происходящем говорится само, и оно остаётся в списке «Что только что произошло»; W говорит, о чём спрашивают, со всеми вариантами и их клавишами, P повторяет только что услышанное, S говорит, как обстоят дела. Одиночные буквы можно отключить в настройках: тогда то же делают Alt, Shift и буква.
play-key-restart = Начать ход заново
play-key-decision = К вариантам
play-key-board = К полю
play-key-hand = К руке
play-key-hints = Попросить подсказку, где они есть; когда она готова – перейти к ней
play-key-log = Показать журнал
play-key-skip = Пропустить то, что показывают; в ходе Эго – к следующему шагу
play-key-leave = Назад: от переспроса, карты, прошлого момента или крупного плана; а иначе – от вопроса действия к действиям
play-key-sheet = Помощь с этими клавишами

## Что слышно о нарисованном

# Вариант с ценой. $is_old: стоило ли это столько, когда спрашивали в прошлый раз.
choice-aloud = { NAME($choice, form: "aloud") }{ $price ->
        [none] { "" }
       *[other] , { NAME($price, form: "aloud") }
    }{ $is_old ->
        [1] { " " }ранее.
       *[other] .
    }
card-aloud = { $card }, { $vibe }
card-aloud-numbers = { $card }, { $vibe }, интенсивность { $intensities }
# Что все могут знать об игроке, после имени.
play-seat-aloud = { $place }: { $wp }, { $essence }, { $hand }, { $deck }

# Перед поступками хода и перед тем, что отменено.
aloud-turn = { $spirit }:
aloud-undone = Отменено:
aloud-restarted = Ход начинается заново. Отменено:
# Свой ход и что у вас осталось.
aloud-yours = { $is_new ->
        [1] Ваш ход: { $actions }, { NAME($goods, form: "aloud") }.
       *[other] { $actions }, { NAME($goods, form: "aloud") }.
    }
aloud-beside = Рядом с вами: { $spheres }.
# Что изменит выбор, пока он не сделан.
aloud-if-chosen = Если выбрать это:
aloud-points = { $team }: очки с { $was } до { $is }.
aloud-count = { $same ->
        [1] { $team } { $is }
       *[other] { $team } с { $was } до { $is }
    }
aloud-aspiration = { $aspiration }: { $counts }; { $leader ->
        [none] впереди никого
       *[other] впереди { $leader } на { $lead }
    }.
aloud-control = { $place }: { $team ->
        [none] теперь не контролирует никто
       *[other] теперь контролирует { $team }
    }.
aloud-sphere = { $is_filled ->
        [1] { $sphere }: снова заполнена, сила воли { $is }.
       *[other] { $sphere }: сила воли с { $was } до { $is }.
    }
aloud-slot = { $is ->
        [none] { $emotion } покидает ячейку { $slot }.
       *[other] { $was ->
            [none] { $emotion } в ячейке { $slot } с интенсивностью { $is }.
           *[other] { $emotion } в ячейке { $slot }: интенсивность с { $was } до { $is }.
        }
    }
aloud-site = { $is ->
        [none] Крепость, { $realm }: была { $was }, теперь её нет.
       *[other] { $was ->
            [none] Крепость, { $realm }: { $is }, новая.
           *[other] Крепость, { $realm }: была { $was }, стала { $is }.
        }
    }
aloud-change = { $what }: было { $was }, стало { $is }.
# Как обстоят дела, по клавише.
aloud-score = Очки: { $scores }.
aloud-aim = { $kind }: { $aspiration }. { $standing }
aloud-goods = У вас: { NAME($goods, form: "aloud") }.
aloud-whose = Ход: { $spirit }.
aloud-nearest = Ближе всего к опустошению: { $spheres }.
aloud-hand = У вас на руке: { $cards }.
aloud-hand-empty = На руке у вас нет карт.
# Чьи это духи.
aloud-sides = { $is_ego ->
        [1] Духи Эго ({ $team }): { $spirits }.
       *[other] Духи { NAME($team, form: "genitive") }: { $spirits }.
    }
aloud-place = { $spirit }: { $place }
aloud-places = Где духи: { $places }.
aloud-fragments = Осталось фрагментов, { $team }: { $kinds }.
aloud-kind = { $kind } { $count }

## Варианты в списке: что стоит под их названием

play-choice-card = Интенсивность { $intensities }{ $threshold ->
        [none] { "" }
       *[other] , порог усиления { $threshold }
    }.
play-choice-slot = { $place }, ячейка { $slot }. Интенсивность { $intensity }, эссенция { $essence } из { $spaces }.
play-choice-slot-empty = Пустая ячейка { $slot }
play-choice-space = { $spheres } СВ в досягаемости. { $count ->
        [one] Ячейка
       *[other] Ячейки
    } { $slots }{ $spirits ->
        [none] .
       *[other] , здесь же: { $spirits }.
    }

## Эго

play-ego-turn = Ход Эго
play-ego-turn-of = Ход Эго: { $spirit }
play-ego-step = Шаг { $step } из { $steps }
play-ego-actions = Три его действия
play-ego-on = Дальше
play-ego-end = Играть дальше
play-ego-flow = Пусть идёт само
play-ego-again = Шаг за шагом
play-ego-again-of = Шаг за шагом: { $turn }-й ход партии
play-ego-back = На шаг назад в ходе Эго
play-ego-now = Этот ход: верх и низ
play-ego-next = Следующий ход: верх карты
play-ego-forecast = Прогноз, если ничего не изменится
play-ego-thinks = Как думает Эго
play-ego-thinks-more = Всё это, в правилах
# Перед тем, что было сказано о нынешнем ходе.
play-ego-example = В этом ходе

## Партии с раундами

play-round = Раунд { $round }/{ $last }
play-fortitude = Стойкость для действий команды: { $count }
play-meditations = { $count ->
        [0] В этом раунде медитаций не осталось
        [one] В этом раунде осталась { $count } медитация
        [few] В этом раунде осталось { $count } медитации
       *[other] В этом раунде осталось { $count } медитаций
    }
play-deck-discards = Колода { $deck } · Сброс { $discards }
play-discards = { $count ->
        [0] Сброс пуст
       *[other] Сброс: { $count }
    }
play-discards-of = Сброс { NAME($spirit, form: "genitive") }
play-discards-text = Карта, сброшенная последней, стоит первой. Когда колода пуста, эти карты перемешивают в новую.
play-determination = Сила воли на «Решительности» до конца раунда: { $count }.
play-endgame-common = Основное, в конце
play-endgame-of = { $team }, в конце
play-aside = Отложено, { $whose }:
play-change-fortitude = { $team }, стойкость
