# Имена

card-troll = { $case ->
   *[nom] Тролль
    }
    .gender = masculine
card-dwarf-chieftain = { $case ->
   *[nom] Вождь двергов
    }
    .gender = masculine
card-sea-serpent = { $case ->
   *[nom] Морской змей
    }
    .gender = masculine
card-lord-of-hammers = { $case ->
   *[nom] Владыка молотов
    }
    .gender = masculine
card-brothers-in-arms = { $case ->
   *[nom] Братья по оружию
    }
    .gender = plural
card-lokis-dragons = { $case ->
   *[nom] Драконы Локи
    }
    .gender = plural
card-lokis-domain = { $case ->
   *[nom] Владения Локи
    }
    .gender = plural
card-friggas-charm = { $case ->
   *[nom] Чары Фригг
    }
    .gender = plural
card-thors-glory = { $case ->
   *[nom] Слава Тора
    }
    .gender = feminine
card-friggas-succor = { $case ->
   *[nom] Помощь Фригг
    }
    .gender = feminine
card-tyrs-domain = { $case ->
   *[nom] Владения Тюра
    }
    .gender = plural
card-lokis-blessing = { $case ->
   *[nom] Благословение Локи
    }
    .gender = neuter
card-quest-alfheim-1 = { $case ->
   *[nom] Альвхейм!
    }
    .gender = masculine
card-quest-jotunheim-1 = { $case ->
   *[nom] Ётунхейм!
    }
    .gender = masculine
card-quest-manheim-1 = { $case ->
   *[nom] Манхейм!
    }
    .gender = masculine
card-quest-glorious-death-1 = { $case ->
   *[nom] Славная смерть!
    }
    .gender = feminine
card-quest-yggdrasil-1 = { $case ->
   *[nom] Иггдрасиль!
    }
    .gender = masculine
card-tyrs-bash = { $case ->
   *[nom] Удар Тюра
    }
    .gender = masculine
card-tyrs-smash-1 = { $case ->
   *[nom] Натиск Тюра
    }
    .gender = masculine
card-tyrs-crush-1 = { $case ->
   *[nom] Бой Тюра
    }
    .gender = masculine
card-tyrs-smite-1 = { $case ->
   *[nom] Кара Тюра
    }
    .gender = feminine
card-odins-smite = { $case ->
   *[nom] Возмездие Одина
    }
    .gender = neuter
card-heimdalls-sight = { $case ->
   *[nom] Взор Хеймдалля
    }
    .gender = masculine
card-friggas-grace = { $case ->
   *[nom] Милость Фригг
    }
    .gender = feminine
card-lokis-trickery = { $case ->
   *[nom] Хитрость Локи
    }
    .gender = feminine
card-thors-hammer = { $case ->
   *[nom] Молот Тора
    }
    .gender = masculine
card-valkyrie = { $case ->
   *[nom] Валькирия
    }
    .gender = feminine
card-dark-elf = { $case ->
   *[nom] Тёмный альв
    }
    .gender = masculine
card-fire-giant = { $case ->
   *[nom] Огненный великан
    }
    .gender = masculine
card-lord-of-axes = { $case ->
   *[nom] Владыка топоров
    }
    .gender = masculine
card-experts-in-arms = { $case ->
   *[nom] Мастера оружия
    }
    .gender = plural
card-fire-dragons = { $case ->
   *[nom] Огненные драконы
    }
    .gender = plural
card-odins-inspiration = { $case ->
   *[nom] Вдохновение Одина
    }
    .gender = neuter
card-tyrs-challenge = { $case ->
   *[nom] Вызов Тюра
    }
    .gender = masculine
card-friggas-protection = { $case ->
   *[nom] Защита Фригг
    }
    .gender = feminine
card-lokis-eminence = { $case ->
   *[nom] Величие Локи
    }
    .gender = neuter
card-tyrs-prowess = { $case ->
   *[nom] Доблесть Тюра
    }
    .gender = feminine
card-thors-domain = { $case ->
   *[nom] Владения Тора
    }
    .gender = plural
card-quest-alfheim-2 = { $case ->
   *[nom] Альвхейм!
    }
    .gender = masculine
card-quest-jotunheim-2 = { $case ->
   *[nom] Ётунхейм!
    }
    .gender = masculine
card-quest-manheim-2 = { $case ->
   *[nom] Манхейм!
    }
    .gender = masculine
card-quest-glorious-death-2 = { $case ->
   *[nom] Славная смерть!
    }
    .gender = feminine
card-quest-yggdrasil-2 = { $case ->
   *[nom] Иггдрасиль!
    }
    .gender = masculine
card-tyrs-smash-2 = { $case ->
   *[nom] Натиск Тюра
    }
    .gender = masculine
card-tyrs-crush-2 = { $case ->
   *[nom] Бой Тюра
    }
    .gender = masculine
card-tyrs-smite-2 = { $case ->
   *[nom] Кара Тюра
    }
    .gender = feminine
card-tyrs-rage-2 = { $case ->
   *[nom] Ярость Тюра
    }
    .gender = feminine
card-heimdalls-eye = { $case ->
   *[nom] Око Хеймдалля
    }
    .gender = neuter
card-odins-tide = { $case ->
   *[nom] Прилив Одина
    }
    .gender = masculine
card-lokis-backstab = { $case ->
   *[nom] Удар Локи в спину
    }
    .gender = masculine
card-heimdalls-watch-2 = { $case ->
   *[nom] Стража Хеймдалля
    }
    .gender = feminine
card-thors-oath = { $case ->
   *[nom] Клятва Тора
    }
    .gender = feminine
card-frost-giant = { $case ->
   *[nom] Ледяной великан
    }
    .gender = masculine
card-soldier-of-hel = { $case ->
   *[nom] Воин Хель
    }
    .gender = masculine
card-volur-witch = { $case ->
   *[nom] Вёльва
    }
    .gender = feminine
card-lord-of-spears = { $case ->
   *[nom] Владыка копий
    }
    .gender = masculine
card-masters-in-arms = { $case ->
   *[nom] Виртуозы оружия
    }
    .gender = plural
card-eternal-dragons = { $case ->
   *[nom] Вечные драконы
    }
    .gender = plural
card-friggas-domain = { $case ->
   *[nom] Владения Фригг
    }
    .gender = plural
card-odins-throne = { $case ->
   *[nom] Трон Одина
    }
    .gender = masculine
card-thors-conquest = { $case ->
   *[nom] Завоевание Тора
    }
    .gender = neuter
card-friggas-sacrifice = { $case ->
   *[nom] Жертва Фригг
    }
    .gender = feminine
card-tyrs-wrath = { $case ->
   *[nom] Гнев Тюра
    }
    .gender = masculine
card-lokis-wrath = { $case ->
   *[nom] Гнев Локи
    }
    .gender = masculine
card-quest-alfheim-3 = { $case ->
   *[nom] Альвхейм!
    }
    .gender = masculine
card-quest-jotunheim-3 = { $case ->
   *[nom] Ётунхейм!
    }
    .gender = masculine
card-quest-manheim-3 = { $case ->
   *[nom] Манхейм!
    }
    .gender = masculine
card-quest-glorious-death-3 = { $case ->
   *[nom] Славная смерть!
    }
    .gender = feminine
card-quest-yggdrasil-3 = { $case ->
   *[nom] Иггдрасиль!
    }
    .gender = masculine
card-tyrs-crush-3 = { $case ->
   *[nom] Бой Тюра
    }
    .gender = masculine
card-tyrs-smite-3 = { $case ->
   *[nom] Кара Тюра
    }
    .gender = feminine
card-tyrs-rage-3 = { $case ->
   *[nom] Ярость Тюра
    }
    .gender = feminine
card-heimdalls-watch-3 = { $case ->
   *[nom] Стража Хеймдалля
    }
    .gender = feminine
card-heimdalls-gaze = { $case ->
   *[nom] Взгляд Хеймдалля
    }
    .gender = masculine
card-thors-primacy = { $case ->
   *[nom] Первенство Тора
    }
    .gender = neuter
card-thors-ascension = { $case ->
   *[nom] Вознесение Тора
    }
    .gender = neuter
card-odins-judgement = { $case ->
   *[nom] Суд Одина
    }
    .gender = masculine
card-lokis-poison = { $case ->
   *[nom] Яд Локи
    }
    .gender = masculine
province-elvagar = { $case ->
   *[nom] Эльвагар
    [gen] Эльвагара
    [dat] Эльвагару
    [acc] Эльвагар
    [ins] Эльвагаром
    [prep] Эльвагаре
    }
    .gender = masculine
province-angerboda = { $case ->
   *[nom] Ангрбода
    [gen] Ангрбоды
    [dat] Ангрбоде
    [acc] Ангрбоду
    [ins] Ангрбодой
    [prep] Ангрбоде
    }
    .gender = feminine
province-muspelheim = { $case ->
   *[nom] Муспельхейм
    [gen] Муспельхейма
    [dat] Муспельхейму
    [acc] Муспельхейм
    [ins] Муспельхеймом
    [prep] Муспельхейме
    }
    .gender = masculine
province-horgr = { $case ->
   *[nom] Хоргр
    [gen] Хоргра
    [dat] Хоргру
    [acc] Хоргр
    [ins] Хоргром
    [prep] Хоргре
    }
    .gender = masculine
province-utgard = { $case ->
   *[nom] Утгард
    [gen] Утгарда
    [dat] Утгарду
    [acc] Утгард
    [ins] Утгардом
    [prep] Утгарде
    }
    .gender = masculine
province-andlang = { $case ->
   *[nom] Андланг
    [gen] Андланга
    [dat] Андлангу
    [acc] Андланг
    [ins] Андлангом
    [prep] Андланге
    }
    .gender = masculine
province-gimle = { $case ->
   *[nom] Гимле
    [gen] Гимле
    [dat] Гимле
    [acc] Гимле
    [ins] Гимле
    [prep] Гимле
    }
    .gender = neuter
province-myrkulor = { $case ->
   *[nom] Мюркулор
    [gen] Мюркулора
    [dat] Мюркулору
    [acc] Мюркулор
    [ins] Мюркулором
    [prep] Мюркулоре
    }
    .gender = masculine
province-yggdrasil = { $case ->
   *[nom] Иггдрасиль
    [gen] Иггдрасиля
    [dat] Иггдрасилю
    [acc] Иггдрасиль
    [ins] Иггдрасилем
    [prep] Иггдрасиле
    }
    .gender = masculine
province-north-east = { $case ->
   *[nom] северо-восточный фьорд
    [gen] северо-восточного фьорда
    [dat] северо-восточному фьорду
    [acc] северо-восточный фьорд
    [ins] северо-восточным фьордом
    [prep] северо-восточном фьорде
    }
    .gender = masculine
province-south-east = { $case ->
   *[nom] юго-восточный фьорд
    [gen] юго-восточного фьорда
    [dat] юго-восточному фьорду
    [acc] юго-восточный фьорд
    [ins] юго-восточным фьордом
    [prep] юго-восточном фьорде
    }
    .gender = masculine
province-south-west = { $case ->
   *[nom] юго-западный фьорд
    [gen] юго-западного фьорда
    [dat] юго-западному фьорду
    [acc] юго-западный фьорд
    [ins] юго-западным фьордом
    [prep] юго-западном фьорде
    }
    .gender = masculine
province-north-west = { $case ->
   *[nom] северо-западный фьорд
    [gen] северо-западного фьорда
    [dat] северо-западному фьорду
    [acc] северо-западный фьорд
    [ins] северо-западным фьордом
    [prep] северо-западном фьорде
    }
    .gender = masculine
region-manheim = { $case ->
   *[nom] Манхейм
    [gen] Манхейма
    [dat] Манхейму
    [acc] Манхейм
    [ins] Манхеймом
    [prep] Манхейме
    }
    .gender = masculine
region-jotunheim = { $case ->
   *[nom] Ётунхейм
    [gen] Ётунхейма
    [dat] Ётунхейму
    [acc] Ётунхейм
    [ins] Ётунхеймом
    [prep] Ётунхейме
    }
    .gender = masculine
region-alfheim = { $case ->
   *[nom] Альвхейм
    [gen] Альвхейма
    [dat] Альвхейму
    [acc] Альвхейм
    [ins] Альвхеймом
    [prep] Альвхейме
    }
    .gender = masculine
figure-warrior = { $case ->
   *[nom] воин
    [gen] воина
    [dat] воину
    [acc] воина
    [ins] воином
    [prep] воине
    [few] воина
    [many] воинов
    }
    .gender = masculine
figure-leader = { $case ->
   *[nom] вождь
    [gen] вождя
    [dat] вождю
    [acc] вождя
    [ins] вождём
    [prep] вожде
    [few] вождя
    [many] вождей
    }
    .gender = masculine
figure-ship = { $case ->
   *[nom] корабль
    [gen] корабля
    [dat] кораблю
    [acc] корабль
    [ins] кораблём
    [prep] корабле
    [few] корабля
    [many] кораблей
    }
    .gender = masculine
figure-troll = { $case ->
   *[nom] Тролль
    [gen] Тролля
    [dat] Троллю
    [acc] Тролля
    [ins] Троллем
    [prep] Тролле
    [few] Тролля
    [many] Троллей
    }
    .gender = masculine
figure-dwarf-chieftain = { $case ->
   *[nom] Вождь двергов
    [gen] Вождя двергов
    [dat] Вождю двергов
    [acc] Вождя двергов
    [ins] Вождём двергов
    [prep] Вожде двергов
    [few] Вождя двергов
    [many] Вождей двергов
    }
    .gender = masculine
figure-sea-serpent = { $case ->
   *[nom] Морской змей
    [gen] Морского змея
    [dat] Морскому змею
    [acc] Морского змея
    [ins] Морским змеем
    [prep] Морском змее
    [few] Морских змея
    [many] Морских змеев
    }
    .gender = masculine
figure-valkyrie = { $case ->
   *[nom] Валькирия
    [gen] Валькирии
    [dat] Валькирии
    [acc] Валькирию
    [ins] Валькирией
    [prep] Валькирии
    [few] Валькирии
    [many] Валькирий
    }
    .gender = feminine
figure-dark-elf = { $case ->
   *[nom] Тёмный альв
    [gen] Тёмного альва
    [dat] Тёмному альву
    [acc] Тёмного альва
    [ins] Тёмным альвом
    [prep] Тёмном альве
    [few] Тёмных альва
    [many] Тёмных альвов
    }
    .gender = masculine
figure-fire-giant = { $case ->
   *[nom] Огненный великан
    [gen] Огненного великана
    [dat] Огненному великану
    [acc] Огненного великана
    [ins] Огненным великаном
    [prep] Огненном великане
    [few] Огненных великана
    [many] Огненных великанов
    }
    .gender = masculine
figure-frost-giant = { $case ->
   *[nom] Ледяной великан
    [gen] Ледяного великана
    [dat] Ледяному великану
    [acc] Ледяного великана
    [ins] Ледяным великаном
    [prep] Ледяном великане
    [few] Ледяных великана
    [many] Ледяных великанов
    }
    .gender = masculine
figure-soldier-of-hel = { $case ->
   *[nom] Воин Хель
    [gen] Воина Хель
    [dat] Воину Хель
    [acc] Воина Хель
    [ins] Воином Хель
    [prep] Воине Хель
    [few] Воина Хель
    [many] Воинов Хель
    }
    .gender = masculine
figure-volur-witch = { $case ->
   *[nom] Вёльва
    [gen] Вёльвы
    [dat] Вёльве
    [acc] Вёльву
    [ins] Вёльвой
    [prep] Вёльве
    [few] Вёльвы
    [many] Вёльв
    }
    .gender = feminine
stat-rage = { $case ->
   *[nom] ярость
    [gen] ярости
    [dat] ярости
    [acc] ярость
    [ins] яростью
    [prep] ярости
    }
    .gender = feminine
stat-axes = { $case ->
   *[nom] топоры
    [gen] топоров
    [dat] топорам
    [acc] топоры
    [ins] топорами
    [prep] топорах
    }
    .gender = plural
stat-horns = { $case ->
   *[nom] шлемы
    [gen] шлемов
    [dat] шлемам
    [acc] шлемы
    [ins] шлемами
    [prep] шлемах
    }
    .gender = plural
token-none = { $case ->
   *[nom] ничего
    [gen] ничего
    [dat] ничего
    [acc] ничего
    [ins] ничего
    [prep] ничего
    }
    .gender = neuter
token-rage = { $case ->
   *[nom] ярость
    [gen] ярости
    [dat] ярости
    [acc] ярость
    [ins] яростью
    [prep] ярости
    }
    .gender = feminine
token-axes = { $case ->
   *[nom] топоры
    [gen] топоров
    [dat] топорам
    [acc] топоры
    [ins] топорами
    [prep] топорах
    }
    .gender = plural
token-horns = { $case ->
   *[nom] шлемы
    [gen] шлемов
    [dat] шлемам
    [acc] шлемы
    [ins] шлемами
    [prep] шлемах
    }
    .gender = plural
token-glory = { $case ->
   *[nom] слава
    [gen] славы
    [dat] славе
    [acc] славу
    [ins] славой
    [prep] славе
    }
    .gender = feminine
token-all = { $case ->
   *[nom] все три характеристики
    [gen] всех трёх характеристик
    [dat] всем трём характеристикам
    [acc] все три характеристики
    [ins] всеми тремя характеристиками
    [prep] всех трёх характеристиках
    }
    .gender = plural
phase-none = { $case ->
   *[nom] подготовка
    [gen] подготовки
    [dat] подготовке
    [acc] подготовку
    [ins] подготовкой
    [prep] подготовке
    }
    .gender = feminine
phase-gifts = { $case ->
   *[nom] дары богов
    [gen] даров богов
    [dat] дарам богов
    [acc] дары богов
    [ins] дарами богов
    [prep] дарах богов
    }
    .gender = plural
phase-action = { $case ->
   *[nom] действия
    [gen] действий
    [dat] действиям
    [acc] действия
    [ins] действиями
    [prep] действиях
    }
    .gender = plural
phase-discard = { $case ->
   *[nom] сброс
    [gen] сброса
    [dat] сбросу
    [acc] сброс
    [ins] сбросом
    [prep] сбросе
    }
    .gender = masculine
phase-quest = { $case ->
   *[nom] воля богов
    [gen] воли богов
    [dat] воле богов
    [acc] волю богов
    [ins] волей богов
    [prep] воле богов
    }
    .gender = feminine
phase-ragnarok = { $case ->
   *[nom] Рагнарёк
    [gen] Рагнарёка
    [dat] Рагнарёку
    [acc] Рагнарёк
    [ins] Рагнарёком
    [prep] Рагнарёке
    }
    .gender = masculine
phase-valhalla = { $case ->
   *[nom] Вальхалла
    [gen] Вальхаллы
    [dat] Вальхалле
    [acc] Вальхаллу
    [ins] Вальхаллой
    [prep] Вальхалле
    }
    .gender = feminine
source-battles = { $case ->
   *[nom] победа в битве
    [gen] победы в битве
    [dat] победе в битве
    [acc] победу в битве
    [ins] победой в битве
    [prep] победе в битве
    }
    .gender = feminine
source-pillage = { $case ->
   *[nom] разграбление
    [gen] разграбления
    [dat] разграблению
    [acc] разграбление
    [ins] разграблением
    [prep] разграблении
    }
    .gender = neuter
source-quests = { $case ->
   *[nom] исполнение воли богов
    [gen] исполнения воли богов
    [dat] исполнению воли богов
    [acc] исполнение воли богов
    [ins] исполнением воли богов
    [prep] исполнении воли богов
    }
    .gender = neuter
source-ragnarok = { $case ->
   *[nom] гибель в Рагнарёке
    [gen] гибели в Рагнарёке
    [dat] гибели в Рагнарёке
    [acc] гибель в Рагнарёке
    [ins] гибелью в Рагнарёке
    [prep] гибели в Рагнарёке
    }
    .gender = feminine
source-valhalla = { $case ->
   *[nom] возвращение из Вальхаллы
    [gen] возвращения из Вальхаллы
    [dat] возвращению из Вальхаллы
    [acc] возвращение из Вальхаллы
    [ins] возвращением из Вальхаллы
    [prep] возвращении из Вальхаллы
    }
    .gender = neuter
source-cards = { $case ->
   *[nom] карты
    [gen] карт
    [dat] картам
    [acc] карты
    [ins] картами
    [prep] картах
    }
    .gender = plural
source-stats = { $case ->
   *[nom] характеристики клана
    [gen] характеристик клана
    [dat] характеристикам клана
    [acc] характеристики клана
    [ins] характеристиками клана
    [prep] характеристиках клана
    }
    .gender = plural
clan-wolf = { $case ->
   *[nom] Волк
    [gen] Волка
    [dat] Волку
    [acc] Волка
    [ins] Волком
    [prep] Волке
    }
    .gender = masculine
clan-raven = { $case ->
   *[nom] Ворон
    [gen] Ворона
    [dat] Ворону
    [acc] Ворона
    [ins] Вороном
    [prep] Вороне
    }
    .gender = masculine
clan-serpent = { $case ->
   *[nom] Змей
    [gen] Змея
    [dat] Змею
    [acc] Змея
    [ins] Змеем
    [prep] Змее
    }
    .gender = masculine
clan-bear = { $case ->
   *[nom] Медведь
    [gen] Медведя
    [dat] Медведю
    [acc] Медведя
    [ins] Медведем
    [prep] Медведе
    }
    .gender = masculine

# Игра

bloodrage-title = Кровь и Ярость
bloodrage-tagline = Проведите клан через последние дни мира и добудьте больше всех славы.
bloodrage-about = Три эпохи, и в конце каждой Рагнарёк забирает одну провинцию. Выбирайте дары богов, вторгайтесь и грабьте, исполняйте волю богов, улучшайте клан и зовите под свои знамёна чудовищ. В битве решают фигурки и одна тайная карта, и даже поражение бывает выгодным: достойная гибель тоже приносит славу.

# Что делает каждая карта

bloodrage-card-troll = Чудовище, сила 2. Когда Тролль вторгается в провинцию, все воины других кланов в ней гибнут; на марше и по сигналу к битве — нет. Чтобы войти, ему нужна незанятая деревня.
bloodrage-card-dwarf-chieftain = Чудовище, сила 2. Выложить карту стоит 0 ярости, и каждое вторжение этой фигуркой тоже стоит 0.
bloodrage-card-sea-serpent = Чудовище, сила 3, и во всём корабль: стоит только во фьордах, не перемещается, поддерживает обе провинции, а когда гибнет, улучшения корабля платят. Сила остаётся 3, какое бы улучшение корабля у вас ни было.
bloodrage-card-valkyrie = Чудовище, сила 2. После битвы с её участием вы получаете по 2 славы за каждую погибшую в этой битве фигурку других кланов — при победе и при поражении, даже если Валькирия погибла сама.
bloodrage-card-dark-elf = Чудовище, сила 1, а пока стоит в Иггдрасиле — 3. Может вторгаться и в Иггдрасиль; любое вторжение стоит 1 ярость.
bloodrage-card-fire-giant = Чудовище, сила 4. Когда Огненный великан вторгается в провинцию, все фигурки других кланов в ней, кроме чудовищ, гибнут, и корабли в её фьорде тоже; на марше и по сигналу к битве — нет. Чтобы войти, ему нужна незанятая деревня.
bloodrage-card-frost-giant = Чудовище, сила 4. Когда вы разграбили провинцию, где он стоит живым, награду жетона вы получаете дважды.
bloodrage-card-soldier-of-hel = Чудовище, сила 3. Выложить карту стоит 0 ярости, и каждое вторжение этой фигуркой тоже стоит 0.
bloodrage-card-volur-witch = Чудовище, сила 3. Когда Вёльва вот-вот погибнет во внешней провинции, вы можете вместо этого перевести её в Иггдрасиль. Тогда она выходит из битвы и погибшей не считается. При жертвоприношении так нельзя.
bloodrage-card-lord-of-hammers = Сила вождя 3. Разграбив провинцию, где стоит ваш вождь, вы можете перевести его в соседнюю провинцию с незанятой деревней или в Иггдрасиль.
bloodrage-card-lord-of-axes = Сила вождя 3. Разграбив провинцию, где стоит ваш вождь, повысьте одну характеристику по выбору — сверх награды жетона.
bloodrage-card-lord-of-spears = Сила вождя 3. Разграбив провинцию, где стоит ваш вождь, повысьте все три характеристики — сверх награды жетона.
bloodrage-card-brothers-in-arms = Сила каждой пары ваших воинов в одной провинции — 3 на двоих; воина без пары — 1. Каждый по-прежнему вторгается за 1 ярость.
bloodrage-card-experts-in-arms = Сила каждого вашего воина — 2, и вторгается он за 2 ярости.
bloodrage-card-masters-in-arms = Сила каждой пары ваших воинов в одной провинции — 6 на двоих; воина без пары — 2. Каждый вторгается за 2 ярости.
bloodrage-card-lokis-dragons = Сила корабля 2. Вы получаете 4 славы каждый раз, когда гибнет ваш корабль, отчего бы это ни случилось. Морской змей — тоже корабль.
bloodrage-card-fire-dragons = Сила корабля 2. Вы получаете 8 славы каждый раз, когда гибнет ваш корабль, отчего бы это ни случилось. Морской змей — тоже корабль.
bloodrage-card-eternal-dragons = Сила корабля 2. Вы получаете 12 славы каждый раз, когда гибнет ваш корабль, отчего бы это ни случилось. Морской змей — тоже корабль.
bloodrage-card-lokis-domain = В фазе Вальхаллы вы получаете по 1 славе за каждую свою фигурку, вернувшуюся оттуда. Складывается с другими такими картами.
bloodrage-card-friggas-charm = Каждая карта улучшения обходится вам на 1 ярость дешевле, но не дешевле 0. Вторжения стоят столько же.
bloodrage-card-thors-glory = После битвы с вашим участием вы получаете 2 славы, если в ней погибло не меньше двух фигурок других кланов, — при победе и при поражении.
bloodrage-card-friggas-succor = Каждый раз, вторгаясь в провинцию, вы можете бесплатно вторгнуться туда же ещё и воином из резерва. Ему нужна незанятая деревня и место под шлемы, и второго он не приводит. Не во фьорде, не в Иггдрасиле и не после «Благословения Локи».
bloodrage-card-tyrs-domain = Открыв в битве карту воли богов, вы можете засчитать её как карту битвы с +3. Вместе с «Гневом Тюра» это один выбор, и он даёт +5.
bloodrage-card-lokis-blessing = Проиграв битву, в том числе из-за ничьей, вы можете сразу бесплатно вторгнуться в эту провинцию воином из резерва. Ему нужна незанятая деревня и место под шлемы. Действует и с 0 ярости, но не в Иггдрасиле.
bloodrage-card-odins-inspiration = Слава за ваши фигурки, погибшие от Рагнарёка, удваивается.
bloodrage-card-tyrs-challenge = Новое действие: за 2 ярости разграбьте провинцию, уже разграбленную в этой эпохе. Всё идёт как при обычном разграблении; жетон остаётся перевёрнутым.
bloodrage-card-friggas-protection = Когда вашим фигуркам грозит гибель, в чей угодно ход, вы можете спасти любые из них за 1 ярость каждую. Спасённая остаётся на месте. Не помогает от Рагнарёка и при жертвоприношении.
bloodrage-card-lokis-eminence = В фазе Вальхаллы вы получаете по 2 славы за каждую свою фигурку, вернувшуюся оттуда. Складывается с другими такими картами.
bloodrage-card-tyrs-prowess = Победив в битве, вы можете вернуть сыгранные в ней карты на руку, вместо того чтобы сбросить, — за 1 ярость каждую. Карт, которые забрал «Яд Локи», уже не вернуть.
bloodrage-card-thors-domain = Едва вторгшись в неразграбленную провинцию, вы можете заплатить 2 ярости и разграбить её в тот же ход, один раз за вторжение. Годится и Иггдрасиль, если туда вторгся Тёмный альв. Не после вторжения во фьорд и не после «Благословения Локи».
bloodrage-card-friggas-domain = Новое действие: за 1 ярость на всё про всё вторгнитесь любой своей фигуркой из Вальхаллы, хоть бы и вождём. Предел шлемов действует, а за возвращение в фазе Вальхаллы это не считается.
bloodrage-card-odins-throne = Слава за каждую исполненную волю богов удваивается. Повышение характеристики — нет.
bloodrage-card-thors-conquest = В конце игры вы получаете по 3 славы за каждую свою фигурку на поле. Фьорды и Иггдрасиль считаются, Вальхалла и резерв — нет.
bloodrage-card-friggas-sacrifice = Новое действие за 0 ярости: две ваши фигурки на поле гибнут, и вы повышаете одну характеристику по выбору. Эти фигурки считаются для «Славной смерти!», и улучшения корабля платят.
bloodrage-card-tyrs-wrath = Открыв в битве карту воли богов, вы можете засчитать её как карту битвы с +5.
bloodrage-card-lokis-wrath = В фазе Вальхаллы вы получаете по 3 славы за каждую свою фигурку, вернувшуюся оттуда. Складывается с другими такими картами.
bloodrage-card-quest-alfheim = Воля богов: имейте больше силы, чем каждый другой клан, в Андланге или в Гимле, считая фьорд. Награда: указанная слава (5, 7 или 9 в 1-й, 2-й или 3-й эпохе) и повышение одной характеристики по выбору.
bloodrage-card-quest-jotunheim = Воля богов: имейте больше силы, чем каждый другой клан, в Утгарде, Хоргре или Муспельхейме, считая фьорд. Награда: указанная слава (5, 7 или 9 в 1-й, 2-й или 3-й эпохе) и повышение одной характеристики по выбору.
bloodrage-card-quest-manheim = Воля богов: имейте больше силы, чем каждый другой клан, в Мюркулоре, Эльвагаре или Ангрбоде, считая фьорд. Награда: указанная слава (5, 7 или 9 в 1-й, 2-й или 3-й эпохе) и повышение одной характеристики по выбору.
bloodrage-card-quest-glorious-death = Воля богов: пусть при проверке, до Рагнарёка, в Вальхалле будет не меньше 4 ваших фигурок. Награда: указанная слава (6, 8 или 11 в 1-й, 2-й или 3-й эпохе) и повышение одной характеристики по выбору.
bloodrage-card-quest-yggdrasil = Воля богов: имейте больше силы, чем каждый другой клан, в Иггдрасиле. Награда: указанная слава (6, 8 или 11 в 1-й, 2-й или 3-й эпохе) и повышение одной характеристики по выбору.
bloodrage-card-tyrs-bash = Битва: +2 и ничего больше.
bloodrage-card-tyrs-smash = Битва: +3 и ничего больше.
bloodrage-card-tyrs-crush = Битва: +4 и ничего больше.
bloodrage-card-tyrs-smite = Битва: +5 и ничего больше.
bloodrage-card-tyrs-rage = Битва: +6 и ничего больше.
bloodrage-card-odins-smite = Битва: +1. До сравнения сил у каждого соперника в битве гибнет по одному воину из тех, что стоят в самой провинции.
bloodrage-card-heimdalls-sight = Битва: столько, какова наибольшая прибавка одной карты соперников в этой битве, считая карты, добавленные позже, и волю богов, засчитанную как карта битвы; если прибавок нет, +0.
bloodrage-card-friggas-grace = Битва: +2. Если вы грабили и победили, повысьте ещё одну характеристику, не ту, что повысил жетон. Если жетон дал славу или все три характеристики, выбирайте любую.
bloodrage-card-lokis-trickery = Битва: +0. Если вы проиграли, заберите 1 ярость из запаса победителя. При ничьей или у победителя с 0 ярости вы не получаете ничего.
bloodrage-card-thors-hammer = Битва: +1. Если вы победили, получите 3 славы.
bloodrage-card-heimdalls-eye = Битва: +2. Можно положить как обычно или добавить с руки, когда карты уже открыты.
bloodrage-card-odins-tide = Битва: +1. До сравнения сил каждый участник битвы, и вы тоже, оставляет в ней одну свою фигурку и теряет все остальные. Корабли во фьорде в их числе.
bloodrage-card-lokis-backstab = Битва: +0. Если вы проиграли, заберите у победителя 2 славы или сколько у него есть. При ничьей вы не получаете ничего.
bloodrage-card-heimdalls-watch = Битва: +0. Вы получаете столько славы, сколько составляют все открытые прибавки вместе. Затем все открытые карты сбрасывают, эту тоже, и каждый участник, у которого есть карты, кладёт новую.
bloodrage-card-thors-oath = Битва: +1. Если вы победили, повысьте одну характеристику по выбору — уже после славы за топоры.
bloodrage-card-heimdalls-gaze = Битва: +3. Можно положить как обычно или добавить с руки, когда карты уже открыты.
bloodrage-card-thors-primacy = Битва: +3. Тексты открытых карт соперников отменяются прежде, чем подействуют. Их прибавки, все улучшения и карты, добавленные позже, остаются в силе.
bloodrage-card-thors-ascension = Битва: +1. Если вы победили, получите 3 ярости и 3 славы.
bloodrage-card-odins-judgement = Битва: +2. Вы получаете по 2 славы за каждую фигурку, погибшую в этой битве, считая и свои, — при победе и при поражении.
bloodrage-card-lokis-poison = Битва: +0. Если вы проиграли, все карты, сыгранные победителем в этой битве, и добавленные позже тоже, идут вам на руку, а не в сброс. При ничьей ничего не происходит.

# Действия

bloodrage-do-take = Взять карту «{ NAME($card) }»
bloodrage-do-invade = Вторгнуться в { NAME($place, case: "acc") } { NAME($figure, case: "ins") }
bloodrage-do-march = Марш из { NAME($start, case: "gen") } в { NAME($goal, case: "acc") }
bloodrage-do-move = Перевести { NAME($figure, case: "acc") }
bloodrage-do-upgrade = Улучшение: «{ NAME($card) }» (ячейка { $slot })
bloodrage-do-quest = Выложить карту воли богов «{ NAME($card) }»
bloodrage-do-pillage = Разграбить { NAME($province, case: "acc") }
bloodrage-do-challenge = «Вызов Тюра»: ещё раз разграбить { NAME($province, case: "acc") }
bloodrage-do-recall = Вторгнуться из Вальхаллы в { NAME($place, case: "acc") } { NAME($figure, case: "ins") }
bloodrage-do-sacrifice = Пожертвовать двумя фигурками ради характеристики
bloodrage-do-give = Пожертвовать { NAME($figure, case: "ins") } в { NAME($place, case: "prep") }
bloodrage-do-pass = Спасовать и потерять всю ярость
bloodrage-do-join = Послать { NAME($figure, case: "acc") } из { NAME($start, case: "gen") }
bloodrage-do-lay = Положить карту «{ NAME($card) }»
bloodrage-do-add = Добавить карту «{ NAME($card) }»
bloodrage-do-count = Засчитать как карту битвы
bloodrage-do-spare = Оставить { NAME($figure, case: "acc") }
bloodrage-do-flee = Бежать в Иггдрасиль
bloodrage-do-save = Спасти { NAME($figure, case: "acc") }
bloodrage-do-retrieve = Вернуть карту «{ NAME($card) }»
bloodrage-do-raise = Повысить { NAME($stat, case: "acc") }
bloodrage-do-lead = Перевести вождя в { NAME($province, case: "acc") }
bloodrage-do-keep = Оставить карту «{ NAME($card) }»
bloodrage-do-decline = Отказаться
bloodrage-do-done = Достаточно

# События

bloodrage-age-began = Начинается { $age }-я эпоха.
bloodrage-phase-began = Начинается фаза { NAME($phase, case: "gen") }.
bloodrage-token-laid = Жетон разграбления в { NAME($province, case: "prep") }: { NAME($token) }.
bloodrage-doomed = Рагнарёк { $age }-й эпохи уничтожит { NAME($province, case: "acc") }.
bloodrage-lost-before = Уничтожено ещё до начала игры: { NAME($province) }.
bloodrage-first-player = Первый игрок — { $seat }.
bloodrage-dealt = { $cards ->
    [one] Каждому сдают { $cards } карту.
    [few] Каждому сдают { $cards } карты.
   *[many] Каждому сдают { $cards } карт.
    }
bloodrage-took = { $seat } берёт карту «{ NAME($card) }».
bloodrage-passed-left = Все передают оставшиеся карты налево.
bloodrage-draft-ended = { $cards ->
    [one] Дары выбраны: у каждого { $cards } новая карта.
    [few] Дары выбраны: у каждого { $cards } новые карты.
   *[many] Дары выбраны: у каждого { $cards } новых карт.
    }
bloodrage-rage-set = { $seat } начинает с { $rage } ярости.
bloodrage-all-pillaged = Все провинции разграблены: фаза действий окончена.
bloodrage-rage-spent = Действовать больше некому: фаза действий окончена.
bloodrage-passed = { $seat } пасует.
bloodrage-invaded = { $cost ->
    [0] { $seat } вторгается в { NAME($place, case: "acc") } { NAME($figure, case: "ins") } бесплатно.
    [one] { $seat } вторгается в { NAME($place, case: "acc") } { NAME($figure, case: "ins") } за { $cost } ярость.
   *[other] { $seat } вторгается в { NAME($place, case: "acc") } { NAME($figure, case: "ins") } за { $cost } ярости.
    }
bloodrage-marched = { $seat } ведёт марш из { NAME($start, case: "gen") } в { NAME($goal, case: "acc") }.
bloodrage-moved = { $seat } переводит { NAME($figure, case: "acc") } из { NAME($start, case: "gen") } в { NAME($goal, case: "acc") }.
bloodrage-upgraded = { $cost ->
    [0] { $seat } выкладывает улучшение «{ NAME($card) }» бесплатно.
    [one] { $seat } выкладывает улучшение «{ NAME($card) }» за { $cost } ярость.
   *[other] { $seat } выкладывает улучшение «{ NAME($card) }» за { $cost } ярости.
    }
bloodrage-replaced = { $seat } сбрасывает улучшение «{ NAME($card) }».
bloodrage-left-game = { $seat } теряет чудовище: { NAME($figure) } покидает игру.
bloodrage-quest-laid = { $seat } выкладывает карту воли богов рубашкой вверх.
bloodrage-quest-chosen = { $seat } выкладывает карту воли богов «{ NAME($card) }».
bloodrage-pillage-began = { $seat } идёт грабить { NAME($province, case: "acc") }.
bloodrage-challenged = «Вызов Тюра»: { $seat } снова идёт грабить { NAME($province, case: "acc") }.
bloodrage-joined = { $seat } отвечает на сигнал к битве: { NAME($figure) } идёт из { NAME($start, case: "gen") } в { NAME($goal, case: "acc") }.
bloodrage-stayed-out = { $seat } никого не посылает.
bloodrage-no-battle = В { NAME($province, case: "prep") } сопротивляться некому: битвы не будет.
bloodrage-battle-began = Битва за { NAME($province, case: "acc") }: { $seats }.
bloodrage-revealed = { $seat } открывает карту «{ NAME($card) }».
bloodrage-silenced = «Первенство Тора» отменяет текст карты «{ NAME($card) }» у игрока { $seat }.
bloodrage-watched = { $glory ->
    [one] «Стража Хеймдалля»: { $seat } получает { $glory } славу за открытые прибавки. Все открытые карты сброшены, кладут новые.
   *[other] «Стража Хеймдалля»: { $seat } получает { $glory } славы за открытые прибавки. Все открытые карты сброшены, кладут новые.
    }
bloodrage-counted = { $seat } засчитывает карту «{ NAME($card) }» как карту битвы: +{ $bonus }.
bloodrage-added = { $seat } добавляет карту «{ NAME($card) }».
bloodrage-total = { $seat }: сила { $strength }, карты +{ $bonus }, итого { $total }.
bloodrage-won = { $seat } побеждает в битве за { NAME($province, case: "acc") }.
bloodrage-tied = Битва за { NAME($province, case: "acc") } кончается вничью: проигрывают все.
bloodrage-took-back = { $seat } возвращает на руку карту «{ NAME($card) }».
bloodrage-discarded = { $seat } сбрасывает карту «{ NAME($card) }».
bloodrage-poisoned = «Яд Локи»: { $seat } забирает у игрока { $victim } карту «{ NAME($card) }».
bloodrage-tricked = { $rage ->
    [one] «Хитрость Локи»: { $seat } забирает у игрока { $victim } { $rage } ярость.
   *[other] «Хитрость Локи»: { $seat } забирает у игрока { $victim } { $rage } ярости.
    }
bloodrage-retrieved = «Доблесть Тюра»: { $seat } сохраняет карту «{ NAME($card) }».
bloodrage-destroyed = { $count ->
    [1] У игрока { $seat } в { NAME($place, case: "prep") } гибнет { NAME($figure) }.
    [one] У игрока { $seat } в { NAME($place, case: "prep") } гибнет { $count } { NAME($figure) }.
    [few] У игрока { $seat } в { NAME($place, case: "prep") } гибнут { $count } { NAME($figure, case: "few") }.
   *[many] У игрока { $seat } в { NAME($place, case: "prep") } гибнут { $count } { NAME($figure, case: "many") }.
    }
bloodrage-fled = Вёльва игрока { $seat } бежит из { NAME($place, case: "gen") } в Иггдрасиль.
bloodrage-saved = «Защита Фригг»: { $seat } спасает { NAME($figure, case: "acc") } в { NAME($place, case: "prep") }.
bloodrage-sacrificed = { $seat } приносит в жертву { NAME($figure, case: "acc") } в { NAME($place, case: "prep") }.
bloodrage-pillaged = { $seat } грабит { NAME($province, case: "acc") }. Награда: { NAME($token) }.
bloodrage-raised = { $seat } повышает { NAME($stat, case: "acc") } до { $value }.
bloodrage-glory = { $glory ->
    [one] { $seat } получает { $glory } славу за { NAME($source, case: "acc") }.
   *[other] { $seat } получает { $glory } славы за { NAME($source, case: "acc") }.
    }
bloodrage-stabbed = { $glory ->
    [one] «Удар Локи в спину»: { $seat } забирает у игрока { $victim } { $glory } славу.
   *[other] «Удар Локи в спину»: { $seat } забирает у игрока { $victim } { $glory } славы.
    }
bloodrage-rage-gained = { $rage ->
    [one] { $seat } получает { $rage } ярость.
   *[other] { $seat } получает { $rage } ярости.
    }
bloodrage-hand-discarded = { $cards ->
    [0] { $seat } ничего не сбрасывает.
    [one] { $seat } сбрасывает { $cards } карту рубашкой вверх.
    [few] { $seat } сбрасывает { $cards } карты рубашкой вверх.
   *[many] { $seat } сбрасывает { $cards } карт рубашкой вверх.
    }
bloodrage-kept = { $seat } оставляет на следующую эпоху карту «{ NAME($card) }».
bloodrage-quest-met = { $glory ->
    [one] { $seat } исполняет волю богов «{ NAME($card) }»: { $glory } слава и повышение характеристики.
   *[other] { $seat } исполняет волю богов «{ NAME($card) }»: { $glory } славы и повышение характеристики.
    }
bloodrage-quest-failed = { $seat } не исполняет волю богов «{ NAME($card) }».
bloodrage-struck = Рагнарёк { $age }-й эпохи уничтожает { NAME($province, case: "acc") }.
bloodrage-doom-moved = Жетон рока переходит на { NAME($province, case: "acc") }.
bloodrage-released = { $count ->
    [one] К игроку { $seat } возвращается из Вальхаллы { $count } фигурка.
    [few] К игроку { $seat } возвращаются из Вальхаллы { $count } фигурки.
   *[many] К игроку { $seat } возвращаются из Вальхаллы { $count } фигурок.
    }
bloodrage-first-moved = Теперь первый игрок — { $seat }.
bloodrage-ended = Партия окончена.

# Вопросы

bloodrage-ask-choose-gift = { $cards ->
    [one] Дары богов: выберите себе { $cards } карту. Все выбирают одновременно.
    [few] Дары богов: выберите себе { $cards } карты, одну за другой. Все выбирают одновременно.
   *[many] Дары богов: выберите себе { $cards } карт, одну за другой. Все выбирают одновременно.
    }
bloodrage-ask-turn = { $rage ->
    [one] Ваш ход: выберите действие или спасуйте. У вас { $rage } ярость.
   *[other] Ваш ход: выберите действие или спасуйте. У вас { $rage } ярости.
    }
bloodrage-ask-succor = «Помощь Фригг»: можно бесплатно послать следом воина в { NAME($province, case: "acc") }.
bloodrage-ask-storm = «Владения Тора»: можно заплатить 2 ярости и сразу разграбить { NAME($province, case: "acc") }.
bloodrage-ask-march = Марш из { NAME($start, case: "gen") } в { NAME($goal, case: "acc") }: выбирайте фигурки по одной и скажите, когда достаточно.
bloodrage-ask-free-invade = Сейчас можно бесплатно вторгнуться { NAME($figure, case: "ins") }: выберите куда или откажитесь.
bloodrage-ask-sacrifice = { $figures ->
    [one] «Жертва Фригг»: выберите { $figures } свою фигурку, которая уйдёт в Вальхаллу.
    [few] «Жертва Фригг»: выберите { $figures } свои фигурки, которые уйдут в Вальхаллу, одну за другой.
   *[many] «Жертва Фригг»: выберите { $figures } своих фигурок, которые уйдут в Вальхаллу, одну за другой.
    }
bloodrage-ask-call-to-battle = { $seat } грабит { NAME($province, case: "acc") }: переведите туда одну фигурку из соседней провинции или откажитесь.
bloodrage-ask-lay-card = Битва за { NAME($province, case: "acc") }: положите одну карту рубашкой вверх. Все карты откроют разом.
bloodrage-ask-count-quest = Засчитать карту «{ NAME($card) }» как карту битвы с +{ $bonus }?
bloodrage-ask-odins-tide = «Прилив Одина»: выберите одну фигурку, которая останется в битве за { NAME($province, case: "acc") }. Остальные погибнут.
bloodrage-ask-add-card = Битва за { NAME($province, case: "acc") }: можно добавить карту, которую играют после открытия.
bloodrage-ask-prowess = { $rage ->
    [one] «Доблесть Тюра»: можно вернуть на руку сыгранные карты, за 1 ярость каждую. У вас { $rage } ярость.
   *[other] «Доблесть Тюра»: можно вернуть на руку сыгранные карты, за 1 ярость каждую. У вас { $rage } ярости.
    }
bloodrage-ask-flight = Вёльве грозит гибель в { NAME($province, case: "prep") }: она может бежать в Иггдрасиль.
bloodrage-ask-protection = { $rage ->
    [one] «Защита Фригг»: можно спасти фигурки, за 1 ярость каждую. У вас { $rage } ярость.
   *[other] «Защита Фригг»: можно спасти фигурки, за 1 ярость каждую. У вас { $rage } ярости.
    }
bloodrage-ask-raise-stat = Выберите характеристику, которую повысите на одно деление.
bloodrage-ask-lead-on = «Владыка молотов»: можно перевести вождя из { NAME($province, case: "gen") } в соседнюю провинцию.
bloodrage-ask-blessing = «Благословение Локи»: можно бесплатно вторгнуться в { NAME($province, case: "acc") } воином из резерва.
bloodrage-ask-discard = Выберите одну карту, которую оставите на следующую эпоху, или откажитесь и не оставляйте ни одной.

# Отказы

bloodrage-no-now = Не сейчас: сначала ответьте на то, о чём вас спрашивают.
bloodrage-no-not-in-pack = Карты «{ NAME($card) }» здесь нет: выберите из тех, что вам передали.
bloodrage-no-not-in-reserve = В вашем резерве нет { NAME($figure, case: "gen") }: выберите фигурку, которая там ждёт.
bloodrage-no-not-in-valhalla = В Вальхалле у вас нет { NAME($figure, case: "gen") }: выберите фигурку, которая там есть.
bloodrage-no-no-such-figure = В вашем клане нет { NAME($figure, case: "gen") }: сначала выложите карту этого чудовища.
bloodrage-no-horns = На поле уже столько ваших фигурок, сколько позволяют шлемы: двигайте те, что есть, или сначала повысьте шлемы.
bloodrage-no-no-village = В { NAME($province, case: "prep") } нет незанятых деревень: выберите другую провинцию.
bloodrage-no-destroyed = { NAME($province, case: "gen") } больше нет: выберите провинцию, которую Рагнарёк ещё не уничтожил.
bloodrage-no-dead-fjord = Обе провинции на берегах уничтожены, и { NAME($place) } вне игры: выберите другой фьорд.
bloodrage-no-no-yggdrasil = В Иггдрасиль вторгается только Тёмный альв, остальные приходят маршем: для { NAME($figure, case: "gen") } выберите внешнюю провинцию.
bloodrage-no-ship-on-land = Корабли стоят только во фьордах: выберите фьорд для { NAME($figure, case: "gen") }.
bloodrage-no-land-at-sea = Во фьордах стоят только корабли: для { NAME($figure, case: "gen") } выберите внешнюю провинцию.
bloodrage-no-rage = { $cost ->
    [one] Это стоит { $cost } ярость, а у вас { $rage }: выберите что-нибудь подешевле.
   *[other] Это стоит { $cost } ярости, а у вас { $rage }: выберите что-нибудь подешевле.
    }
bloodrage-no-same-province = Марш ведёт из одной провинции в другую: выберите две разные.
bloodrage-no-none-there = В { NAME($province, case: "prep") } у вас некому маршировать: выберите провинцию, где есть ваши фигурки.
bloodrage-no-not-there = В { NAME($province, case: "prep") } у вас нет { NAME($figure, case: "gen") }: выберите фигурку, которая там стоит.
bloodrage-no-nobody-marched = На марш выходит хотя бы одна фигурка: выберите её.
bloodrage-no-not-in-hand = Карты «{ NAME($card) }» у вас на руке нет: выберите карту с руки.
bloodrage-no-no-upgrade-card = Карта «{ NAME($card) }» — не улучшение: выберите карту улучшения.
bloodrage-no-no-quest-card = Карта «{ NAME($card) }» — не воля богов: выберите карту воли богов.
bloodrage-no-slot = Ячейки { $slot } для карты «{ NAME($card) }» нет: выберите ячейку с меньшим номером.
bloodrage-no-pillaged = Жетон в { NAME($province, case: "prep") } уже перевёрнут: выберите провинцию, которую в этой эпохе ещё не разграбили.
bloodrage-no-not-pillaged = Жетон в { NAME($province, case: "prep") } ещё не перевёрнут: для «Вызова Тюра» выберите провинцию, уже разграбленную в этой эпохе.
bloodrage-no-no-foothold = В { NAME($province, case: "prep") } нет ни вашей фигурки, ни поддержки вашего корабля: выберите провинцию, где они есть.
bloodrage-no-without-card = Для этого нужно улучшение «{ NAME($card) }»: без него выберите другое действие.
bloodrage-no-two-figures = В жертву приносят две свои фигурки с поля: сначала приведите туда ещё.
bloodrage-no-not-on-board = В { NAME($place, case: "prep") } у вас нет { NAME($figure, case: "gen") }: выберите свою фигурку на поле.
bloodrage-no-not-adjacent = { NAME($start) } не граничит с { NAME($goal, case: "ins") }: выберите соседнюю провинцию.
bloodrage-no-ships-stay = Корабли не перемещаются, так что { NAME($figure) } остаётся на месте: выберите другую фигурку.
bloodrage-no-late-card = Карту «{ NAME($card) }» после открытия не добавить: можно «Око Хеймдалля» или «Взгляд Хеймдалля», или откажитесь.
bloodrage-no-not-in-battle = В этой битве у вас нет { NAME($figure, case: "gen") }: выберите фигурку, которая в ней участвует.
bloodrage-no-not-doomed = Сейчас { NAME($figure, case: "dat") } ничто не грозит: выберите фигурку, которой грозит гибель.
bloodrage-no-not-played = Карты «{ NAME($card) }» нет среди сыгранных вами: выберите свою карту на столе.
bloodrage-no-stat-full = Выше { NAME($stat, case: "acc") } не поднять: выберите другую характеристику.
bloodrage-no-same-stat = Жетон уже повысил { NAME($stat, case: "acc") }: «Милость Фригг» повышает другую характеристику.
bloodrage-no-not-free = Сейчас бесплатно приходит не { NAME($figure) }: выберите фигурку, о которой спрашивают, или откажитесь.
bloodrage-no-elsewhere = Сейчас выбрать { NAME($place, case: "acc") } нельзя: выберите провинцию, о которой спрашивают, или откажитесь.

# Слава

bloodrage-from-battles = Битвы
bloodrage-from-pillage = Разграбление
bloodrage-from-quests = Воля богов
bloodrage-from-ragnarok = Рагнарёк
bloodrage-from-valhalla = Вальхалла
bloodrage-from-cards = Карты
bloodrage-from-stats = Характеристики

# Итоги

bloodrage-end-glory = Победа по славе.
bloodrage-end-shared = Славы поровну: победа общая.

# Настройки

bloodrage-option-first-game = Первая игра
bloodrage-option-first-game-about = Начинать ли 1-ю эпоху без драфта: каждый просто оставляет себе 8 сданных карт. Удобно, чтобы познакомиться с картами.
bloodrage-option-first-game-no = Драфт в каждой эпохе
bloodrage-option-first-game-yes = Без драфта в 1-й эпохе

# Заголовки

bloodrage-frame-choose-gift = Дары богов
bloodrage-frame-turn = Ваш ход
bloodrage-frame-succor = «Помощь Фригг»
bloodrage-frame-storm = «Владения Тора»
bloodrage-frame-march = Марш
bloodrage-frame-free-invade = Бесплатное вторжение
bloodrage-frame-sacrifice = «Жертва Фригг»
bloodrage-frame-call-to-battle = Сигнал к битве
bloodrage-frame-lay-card = Карта для битвы
bloodrage-frame-count-quest = Воля богов как карта битвы
bloodrage-frame-odins-tide = «Прилив Одина»
bloodrage-frame-add-card = После открытия карт
bloodrage-frame-prowess = «Доблесть Тюра»
bloodrage-frame-flight = Бегство Вёльвы
bloodrage-frame-protection = «Защита Фригг»
bloodrage-frame-raise-stat = Повышение характеристики
bloodrage-frame-lead-on = «Владыка молотов»
bloodrage-frame-blessing = «Благословение Локи»
bloodrage-frame-discard = Сброс

# Стол в терминале

bloodrage-table-age = Эпоха { $age } из 3: { NAME($phase) }
bloodrage-table-over = Партия окончена
bloodrage-table-glory = слава
bloodrage-table-hand = { $cards ->
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
   *[many] { $cards } карт на руке
}
bloodrage-table-quests = { $quests ->
    [one] { $quests } карта воли богов
    [few] { $quests } карты воли богов
   *[many] { $quests } карт воли богов
}
bloodrage-table-reserve = резерв
bloodrage-table-valhalla = Вальхалла
bloodrage-table-upgrades = улучшения
bloodrage-table-villages = { $free ->
    [0] незанятых деревень нет
    [one] { $free } незанятая деревня
    [few] { $free } незанятые деревни
   *[many] { $free } незанятых деревень
}
bloodrage-table-doom = рок { $age }-й эпохи
bloodrage-table-destroyed = уничтожено
bloodrage-table-pillaged = разграблено
bloodrage-table-your-hand = Ваша рука:
bloodrage-table-battle = Битва
bloodrage-table-total = итого
bloodrage-table-pool-empty = пусто
bloodrage-table-letter-warrior = в
bloodrage-table-letter-leader = Ж
bloodrage-table-letter-ship = к
bloodrage-table-letter-monster = Ч
bloodrage-table-legend = Фигурки: { bloodrage-table-letter-warrior } — воин, { bloodrage-table-letter-leader } — вождь, { bloodrage-table-letter-ship } — корабль, { bloodrage-table-letter-monster } — чудовище; число перед буквой — сколько их.
bloodrage-pick-took = Карты, взятые из даров богов
bloodrage-pick-upgraded = Сыгранные улучшения
bloodrage-pick-revealed = Карты, сыгранные в битве
bloodrage-pick-quest-met = Выполненные задания
