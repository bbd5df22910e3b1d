# Объяснения: что появляется рядом с тем, на что указывают. Большинство слов – в words.ftl и каталогах карт.

help-more-rules = Подробнее в правилах
help-more-cards = Посмотреть карту
help-more-spirit = Посмотреть обе стороны планшета
help-more-spirit-prototype = Посмотреть планшет
help-close = Закрыть объяснение

## Факты, коротко

help-power-when = { $when }: { $power }
help-fact-intensity = Интенсивность { $numbers }
help-fact-flat = Где число не растёт, ещё одна эссенция не прибавляет интенсивности. Это запас: кто подавляет, сначала снимает её.
help-fact-sphere = Бонус этой сферы для того, кто с неё поглощает.
help-fact-price = Доплата: { $price }
help-fact-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    } в индивидуальности
help-fact-points-each = { $count ->
        [one] по { $count } очку
       *[other] по { $count } очков
    }
help-fact-intention-points = { $count ->
        [one] каждый раз { $count } очко
        [few] каждый раз { $count } очка
       *[other] каждый раз { $count } очков
    }
help-fact-upgrade = { $upgrade } ({ $price }): { $text }
help-fact-upgrade-free = { $upgrade }: { $text }

## То, о чём нет текста в другом месте

help-realm = Его действие: { $action }
help-vibe-red = Цвет страсти и нрава. Красную карту с руки можно показать, чтобы подавить красную эмоцию, или сбросить за красный жетон.
help-vibe-yellow = Цвет волнения и порыва. Жёлтую карту с руки можно показать, чтобы подавить жёлтую эмоцию, или сбросить за жёлтый жетон.
help-vibe-green = Цвет щедрости и желаний. Зелёную карту с руки можно показать, чтобы подавить зелёную эмоцию, или сбросить за зелёный жетон.
help-vibe-blue = Цвет того, как человек видит себя. Синюю карту с руки можно показать, чтобы подавить синюю эмоцию, или сбросить за синий жетон.
help-vibe-wild = Жетон без цвета. Каждый кладёт четыре таких в начале.
help-vibe-none = У Блаженства и Уныния ощущения нет. При их подавлении подходит любая карта.
help-title-vibe = Ощущение: { $vibe }

## Другие слова, кроме словаря

term-hand = Рука
term-hand-text = Ваши карты. Противники видят их число и знают те, что видели на верху вашей колоды.
term-deck = Колода
term-deck-text = Шестнадцать умеренных эмоций; у Равновесия восемь. Верхняя карта лежит лицом вверх, её видят все.
term-turn = Ход
term-turn-text = Три действия и способности до, между и после них. Затем ваша команда получает 1 амбицию, или вы берёте 2 карты.
term-score = Счёт
term-score-text = Что партия засчитала бы сейчас: диск и фрагменты в индивидуальности.
term-power = Сила
term-power-text = То, что эмоция или дух умеют сверх своих чисел.
term-set-up = Подготовка
term-set-up-text = Размещение духов, стартовых эмоций и первых жетонов перед первым ходом.
term-unlock = Активация
term-unlock-text = Первый жетон в ряду активирует его действие. Без него действие совершить нельзя.
term-extra-action = Дополнительное действие
term-extra-action-text = За 2 амбиции в этот ход у вас на одно действие больше, раз за ход.
term-rotate = Повернуть Изначальное
term-rotate-text = За 1 амбицию Изначальное поворачивается на один шаг по часовой стрелке, раз за ход.

## Что с предметом сейчас

now-essence = Эссенция { $essence } из { $spaces }
now-intensity = Интенсивность { $intensity }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
now-part-printed = напечатано { $count }
now-part-token = жетон +{ $count }
now-part-powers = силы { $sign }{ $count }
now-aligned = Владелец – { $team }, учитывается за { $aligned }
now-vibe = Ощущение: { $vibe }
now-counts = Учитывается здесь: { $places }
now-blocked = Заблокирована: { $by } не пускает её сюда: { $place }
now-blocks = Не пускает карту { $emotion } сюда: { $place }
now-triad = В триаде: { $emotions }
now-triad-empty = Больше в триаде ничего нет
now-emotion = { $emotion } ({ $team } { $intensity })
now-fresh = Построена или превознесена в этот ход
now-sphere = { $realm }, сила воли: { $wp } из { $most }
now-goods = { $wp } СВ, эссенция: { $essence }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }
now-spirits = Здесь: { $spirits }
now-condition = { $team }: { $condition }
now-turn = Ход этого духа
