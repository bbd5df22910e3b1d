# Названия изданий, команд, ощущений, фигур и мест.
# Формы имён: genitive, dative, accusative, instrumental, prepositional, into (куда); first – в начале предложения; gender – род.

# Что стоит между двумя предложениями, идущими друг за другом.
between-sentences = { " " }
# Что стоит между предметами в ряду без «и».
between-things = ,{ " " }

## Издания

home-edition = Издание
home-edition-final = Окончательное издание
home-edition-preview = Предварительное издание
home-edition-prototype = Прототип 2017 года

## Команды

team-bliss = Свет
    .genitive = Света
    .dative = Свету
    .instrumental = Светом
    .gender = masculine
team-gloom = Мрак
    .genitive = Мрака
    .dative = Мраку
    .instrumental = Мраком
    .gender = masculine
team-balance = Равновесие
    .genitive = Равновесия
    .dative = Равновесию
    .instrumental = Равновесием
    .gender = neuter
team-none = никто
    .genitive = никого
    .dative = никому
    .accusative = никого
    .instrumental = никем
    .gender = masculine
play-draw = Ничья

## Ощущения

vibe-none = без ощущения
vibe-red = красный
    .feminine = красная
vibe-yellow = жёлтый
    .feminine = жёлтая
vibe-green = зелёный
    .feminine = зелёная
vibe-blue = синий
    .feminine = синяя
vibe-wild = бесцветный
vibe-chosen = ощущение на выбор

## Виды эмоций и фрагментов

kind-starting = стартовая эмоция
    .genitive = стартовой эмоции
    .accusative = стартовую эмоцию
kind-mild = умеренная эмоция
    .genitive = умеренной эмоции
    .accusative = умеренную эмоцию
kind-strong = сильная эмоция
    .genitive = сильной эмоции
    .accusative = сильную эмоцию
fragment-minor = второсте­пенный фрагмент
    .genitive = второстепенного фрагмента
    .first = Второсте­пенный фрагмент
fragment-major = основной фрагмент
    .genitive = основного фрагмента
    .first = Основной фрагмент
fragment-capping = венчающий фрагмент
    .genitive = венчающего фрагмента
    .first = Венчающий фрагмент

## Миры и рубежи

realm-motives = Долина мотивов
    .genitive = Долины мотивов
    .accusative = Долину мотивов
    .prepositional = Долине мотивов
    .into = в Долину мотивов
realm-senses = Колыбель чувств
    .genitive = Колыбели чувств
    .prepositional = Колыбели чувств
    .into = в Колыбель чувств
realm-thoughts = Паутина мыслей
    .genitive = Паутины мыслей
    .accusative = Паутину мыслей
    .prepositional = Паутине мыслей
    .into = в Паутину мыслей
realm-desires = Земля желаний
    .genitive = Земли желаний
    .accusative = Землю желаний
    .prepositional = Земле желаний
    .into = в Землю желаний
realm-values = Лес ценностей
    .genitive = Леса ценностей
    .prepositional = Лесу ценностей
    .into = в Лес ценностей
realm-short-motives = Мотивы
realm-short-senses = Чувства
realm-short-thoughts = Мысли
realm-short-desires = Желания
realm-short-values = Ценности
frontier-motives-senses = Рубеж мотивов и чувств
    .genitive = Рубежа мотивов и чувств
    .prepositional = Рубеже мотивов и чувств
    .into = на Рубеж мотивов и чувств
frontier-senses-thoughts = Рубеж чувств и мыслей
    .genitive = Рубежа чувств и мыслей
    .prepositional = Рубеже чувств и мыслей
    .into = на Рубеж чувств и мыслей
frontier-thoughts-desires = Рубеж мыслей и желаний
    .genitive = Рубежа мыслей и желаний
    .prepositional = Рубеже мыслей и желаний
    .into = на Рубеж мыслей и желаний
frontier-desires-values = Рубеж желаний и ценностей
    .genitive = Рубежа желаний и ценностей
    .prepositional = Рубеже желаний и ценностей
    .into = на Рубеж желаний и ценностей
frontier-values-motives = Рубеж ценностей и мотивов
    .genitive = Рубежа ценностей и мотивов
    .prepositional = Рубеже ценностей и мотивов
    .into = на Рубеж ценностей и мотивов
slot-name = ячейка { $slot }, { $place }
    .genitive = ячейки { $slot }, { $place }
    .accusative = ячейку { $slot }, { $place }

## Сферы и бонус, который каждая даёт при поглощении

sphere-commitment = Предан­ность
    .genitive = Преданности
sphere-commitment-text = Вы можете заплатить 1 силу воли, чтобы 1 амбиция вашей команды стала активной.
sphere-creativity = Творче­ство
    .genitive = Творчества
sphere-creativity-text = Вы можете взять карту.
sphere-humility = Скром­ность
    .genitive = Скромности
sphere-humility-text = Вы можете получить 1 эссенцию.
sphere-diligence = Усердие
    .genitive = Усердия
sphere-diligence-text = Вы можете получить 2 силы воли из запаса.
sphere-knowledge = Эрудиция
    .genitive = Эрудиции
sphere-knowledge-text = Вы можете положить жетон ощущения в один из своих рядов, любого цвета, допустимого в этом ряду.
web-sphere = { $sphere }, { $realm }: сила воли – { $wp }. { $bonus }
