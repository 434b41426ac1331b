# Имена

god-freyja = { $case ->
   *[nom] Фрейя
    [gen] Фрейи
    [dat] Фрейе
    [acc] Фрейю
    [ins] Фрейей
    [prep] Фрейе
    }
    .gender = feminine
god-baldr = { $case ->
   *[nom] Бальдр
    [gen] Бальдра
    [dat] Бальдру
    [acc] Бальдра
    [ins] Бальдром
    [prep] Бальдре
    }
    .gender = masculine
god-odin = { $case ->
   *[nom] Один
    [gen] Одина
    [dat] Одину
    [acc] Одина
    [ins] Одином
    [prep] Одине
    }
    .gender = masculine
god-tyr = { $case ->
   *[nom] Тюр
    [gen] Тюра
    [dat] Тюру
    [acc] Тюра
    [ins] Тюром
    [prep] Тюре
    }
    .gender = masculine
god-thor = { $case ->
   *[nom] Тор
    [gen] Тора
    [dat] Тору
    [acc] Тора
    [ins] Тором
    [prep] Торе
    }
    .gender = masculine
god-loki = { $case ->
   *[nom] Локи
    [gen] Локи
    [dat] Локи
    [acc] Локи
    [ins] Локи
    [prep] Локи
    }
    .gender = masculine
god-hel = { $case ->
   *[nom] Хель
    [gen] Хель
    [dat] Хель
    [acc] Хель
    [ins] Хель
    [prep] Хель
    }
    .gender = feminine
god-mimir = { $case ->
   *[nom] Мимир
    [gen] Мимира
    [dat] Мимиру
    [acc] Мимира
    [ins] Мимиром
    [prep] Мимире
    }
    .gender = masculine
god-surtr = { $case ->
   *[nom] Сурт
    [gen] Сурта
    [dat] Сурту
    [acc] Сурта
    [ins] Суртом
    [prep] Сурте
    }
    .gender = masculine
god-fenrir = { $case ->
   *[nom] Фенрир
    [gen] Фенрира
    [dat] Фенриру
    [acc] Фенрира
    [ins] Фенриром
    [prep] Фенрире
    }
    .gender = masculine
piece-pink-stone = { $case ->
   *[nom] розовый камень
    [gen] розового камня
    [dat] розовому камню
    [acc] розовый камень
    [ins] розовым камнем
    [prep] розовом камне
    [many] розовых камней
    }
    .gender = masculine
piece-yellow-stone = { $case ->
   *[nom] жёлтый камень
    [gen] жёлтого камня
    [dat] жёлтому камню
    [acc] жёлтый камень
    [ins] жёлтым камнем
    [prep] жёлтом камне
    [many] жёлтых камней
    }
    .gender = masculine
piece-red-stone = { $case ->
   *[nom] красный камень
    [gen] красного камня
    [dat] красному камню
    [acc] красный камень
    [ins] красным камнем
    [prep] красном камне
    [many] красных камней
    }
    .gender = masculine
piece-blue-stone = { $case ->
   *[nom] синий камень
    [gen] синего камня
    [dat] синему камню
    [acc] синий камень
    [ins] синим камнем
    [prep] синем камне
    [many] синих камней
    }
    .gender = masculine
piece-green-stone = { $case ->
   *[nom] зелёный камень
    [gen] зелёного камня
    [dat] зелёному камню
    [acc] зелёный камень
    [ins] зелёным камнем
    [prep] зелёном камне
    [many] зелёных камней
    }
    .gender = masculine
piece-black-stone = { $case ->
   *[nom] чёрный камень
    [gen] чёрного камня
    [dat] чёрному камню
    [acc] чёрный камень
    [ins] чёрным камнем
    [prep] чёрном камне
    [many] чёрных камней
    }
    .gender = masculine
piece-white-stone = { $case ->
   *[nom] белый камень
    [gen] белого камня
    [dat] белому камню
    [acc] белый камень
    [ins] белым камнем
    [prep] белом камне
    [many] белых камней
    }
    .gender = masculine
piece-white-warrior = { $case ->
   *[nom] белый воин
    [gen] белого воина
    [dat] белому воину
    [acc] белого воина
    [ins] белым воином
    [prep] белом воине
    [many] белых воинов
    }
    .gender = masculine
piece-orange-warrior = { $case ->
   *[nom] оранжевый воин
    [gen] оранжевого воина
    [dat] оранжевому воину
    [acc] оранжевого воина
    [ins] оранжевым воином
    [prep] оранжевом воине
    [many] оранжевых воинов
    }
    .gender = masculine
piece-giant = { $case ->
   *[nom] великан
    [gen] великана
    [dat] великану
    [acc] великана
    [ins] великаном
    [prep] великане
    [many] великанов
    }
    .gender = masculine
piece-light-seal = { $case ->
   *[nom] светлая печать
    [gen] светлой печати
    [dat] светлой печати
    [acc] светлую печать
    [ins] светлой печатью
    [prep] светлой печати
    [many] светлых печатей
    }
    .gender = feminine
piece-dark-seal = { $case ->
   *[nom] тёмная печать
    [gen] тёмной печати
    [dat] тёмной печати
    [acc] тёмную печать
    [ins] тёмной печатью
    [prep] тёмной печати
    [many] тёмных печатей
    }
    .gender = feminine
spot-upper = { $case ->
   *[nom] верхняя ячейка
    [gen] верхней ячейки
    [dat] верхней ячейке
    [acc] верхнюю ячейку
    [ins] верхней ячейкой
    [prep] верхней ячейке
    }
    .gender = feminine
spot-lower = { $case ->
   *[nom] нижняя ячейка
    [gen] нижней ячейки
    [dat] нижней ячейке
    [acc] нижнюю ячейку
    [ins] нижней ячейкой
    [prep] нижней ячейке
    }
    .gender = feminine
spot-temple = { $case ->
   *[nom] ячейка храма
    [gen] ячейки храма
    [dat] ячейке храма
    [acc] ячейку храма
    [ins] ячейкой храма
    [prep] ячейке храма
    }
    .gender = feminine
spot-asgard = { $case ->
   *[nom] Асгард
    [gen] Асгарда
    [dat] Асгарду
    [acc] Асгард
    [ins] Асгардом
    [prep] Асгарде
    }
    .gender = masculine
slot-1-light = { $case ->
   *[nom] светлая сторона мира 1
    [gen] светлой стороны мира 1
    [dat] светлой стороне мира 1
    [acc] светлую сторону мира 1
    [ins] светлой стороной мира 1
    [prep] светлой стороне мира 1
    [at] на светлой стороне мира 1
    [to] на светлую сторону мира 1
    [from] со светлой стороны мира 1
    }
    .gender = feminine
slot-1-dark = { $case ->
   *[nom] тёмная сторона мира 1
    [gen] тёмной стороны мира 1
    [dat] тёмной стороне мира 1
    [acc] тёмную сторону мира 1
    [ins] тёмной стороной мира 1
    [prep] тёмной стороне мира 1
    [at] на тёмной стороне мира 1
    [to] на тёмную сторону мира 1
    [from] с тёмной стороны мира 1
    }
    .gender = feminine
slot-2-light = { $case ->
   *[nom] светлая сторона мира 2
    [gen] светлой стороны мира 2
    [dat] светлой стороне мира 2
    [acc] светлую сторону мира 2
    [ins] светлой стороной мира 2
    [prep] светлой стороне мира 2
    [at] на светлой стороне мира 2
    [to] на светлую сторону мира 2
    [from] со светлой стороны мира 2
    }
    .gender = feminine
slot-2-dark = { $case ->
   *[nom] тёмная сторона мира 2
    [gen] тёмной стороны мира 2
    [dat] тёмной стороне мира 2
    [acc] тёмную сторону мира 2
    [ins] тёмной стороной мира 2
    [prep] тёмной стороне мира 2
    [at] на тёмной стороне мира 2
    [to] на тёмную сторону мира 2
    [from] с тёмной стороны мира 2
    }
    .gender = feminine
slot-3-light = { $case ->
   *[nom] светлая сторона мира 3
    [gen] светлой стороны мира 3
    [dat] светлой стороне мира 3
    [acc] светлую сторону мира 3
    [ins] светлой стороной мира 3
    [prep] светлой стороне мира 3
    [at] на светлой стороне мира 3
    [to] на светлую сторону мира 3
    [from] со светлой стороны мира 3
    }
    .gender = feminine
slot-3-dark = { $case ->
   *[nom] тёмная сторона мира 3
    [gen] тёмной стороны мира 3
    [dat] тёмной стороне мира 3
    [acc] тёмную сторону мира 3
    [ins] тёмной стороной мира 3
    [prep] тёмной стороне мира 3
    [at] на тёмной стороне мира 3
    [to] на тёмную сторону мира 3
    [from] с тёмной стороны мира 3
    }
    .gender = feminine
slot-4-light = { $case ->
   *[nom] светлая сторона мира 4
    [gen] светлой стороны мира 4
    [dat] светлой стороне мира 4
    [acc] светлую сторону мира 4
    [ins] светлой стороной мира 4
    [prep] светлой стороне мира 4
    [at] на светлой стороне мира 4
    [to] на светлую сторону мира 4
    [from] со светлой стороны мира 4
    }
    .gender = feminine
slot-4-dark = { $case ->
   *[nom] тёмная сторона мира 4
    [gen] тёмной стороны мира 4
    [dat] тёмной стороне мира 4
    [acc] тёмную сторону мира 4
    [ins] тёмной стороной мира 4
    [prep] тёмной стороне мира 4
    [at] на тёмной стороне мира 4
    [to] на тёмную сторону мира 4
    [from] с тёмной стороны мира 4
    }
    .gender = feminine
slot-5-light = { $case ->
   *[nom] светлая сторона мира 5
    [gen] светлой стороны мира 5
    [dat] светлой стороне мира 5
    [acc] светлую сторону мира 5
    [ins] светлой стороной мира 5
    [prep] светлой стороне мира 5
    [at] на светлой стороне мира 5
    [to] на светлую сторону мира 5
    [from] со светлой стороны мира 5
    }
    .gender = feminine
slot-5-dark = { $case ->
   *[nom] тёмная сторона мира 5
    [gen] тёмной стороны мира 5
    [dat] тёмной стороне мира 5
    [acc] тёмную сторону мира 5
    [ins] тёмной стороной мира 5
    [prep] тёмной стороне мира 5
    [at] на тёмной стороне мира 5
    [to] на тёмную сторону мира 5
    [from] с тёмной стороны мира 5
    }
    .gender = feminine
slot-6-light = { $case ->
   *[nom] светлая сторона мира 6
    [gen] светлой стороны мира 6
    [dat] светлой стороне мира 6
    [acc] светлую сторону мира 6
    [ins] светлой стороной мира 6
    [prep] светлой стороне мира 6
    [at] на светлой стороне мира 6
    [to] на светлую сторону мира 6
    [from] со светлой стороны мира 6
    }
    .gender = feminine
slot-6-dark = { $case ->
   *[nom] тёмная сторона мира 6
    [gen] тёмной стороны мира 6
    [dat] тёмной стороне мира 6
    [acc] тёмную сторону мира 6
    [ins] тёмной стороной мира 6
    [prep] тёмной стороне мира 6
    [at] на тёмной стороне мира 6
    [to] на тёмную сторону мира 6
    [from] с тёмной стороны мира 6
    }
    .gender = feminine
slot-7-light = { $case ->
   *[nom] светлая сторона мира 7
    [gen] светлой стороны мира 7
    [dat] светлой стороне мира 7
    [acc] светлую сторону мира 7
    [ins] светлой стороной мира 7
    [prep] светлой стороне мира 7
    [at] на светлой стороне мира 7
    [to] на светлую сторону мира 7
    [from] со светлой стороны мира 7
    }
    .gender = feminine
slot-7-dark = { $case ->
   *[nom] тёмная сторона мира 7
    [gen] тёмной стороны мира 7
    [dat] тёмной стороне мира 7
    [acc] тёмную сторону мира 7
    [ins] тёмной стороной мира 7
    [prep] тёмной стороне мира 7
    [at] на тёмной стороне мира 7
    [to] на тёмную сторону мира 7
    [from] с тёмной стороны мира 7
    }
    .gender = feminine
slot-lower-light = { $case ->
   *[nom] светлый нижний мир
    [gen] светлого нижнего мира
    [dat] светлому нижнему миру
    [acc] светлый нижний мир
    [ins] светлым нижним миром
    [prep] светлом нижнем мире
    [at] в светлом нижнем мире
    [to] в светлый нижний мир
    [from] из светлого нижнего мира
    }
    .gender = masculine
slot-lower-dark = { $case ->
   *[nom] тёмный нижний мир
    [gen] тёмного нижнего мира
    [dat] тёмному нижнему миру
    [acc] тёмный нижний мир
    [ins] тёмным нижним миром
    [prep] тёмном нижнем мире
    [at] в тёмном нижнем мире
    [to] в тёмный нижний мир
    [from] из тёмного нижнего мира
    }
    .gender = masculine
side-light = { $case ->
   *[nom] светлая сторона
    [gen] светлой стороны
    [dat] светлой стороне
    [acc] светлую сторону
    [ins] светлой стороной
    [prep] светлой стороне
    }
    .gender = feminine
side-dark = { $case ->
   *[nom] тёмная сторона
    [gen] тёмной стороны
    [dat] тёмной стороне
    [acc] тёмную сторону
    [ins] тёмной стороной
    [prep] тёмной стороне
    }
    .gender = feminine
tile-victory = { $case ->
   *[nom] Победа
    [gen] Победы
    [dat] Победе
    [acc] Победу
    [ins] Победой
    [prep] Победе
    }
    .gender = feminine
tile-weapon = { $case ->
   *[nom] Оружие
    [gen] Оружия
    [dat] Оружию
    [acc] Оружие
    [ins] Оружием
    [prep] Оружии
    }
    .gender = neuter
tile-wizardry = { $case ->
   *[nom] Волшебство
    [gen] Волшебства
    [dat] Волшебству
    [acc] Волшебство
    [ins] Волшебством
    [prep] Волшебстве
    }
    .gender = neuter
tile-seal = { $case ->
   *[nom] Печать
    [gen] Печати
    [dat] Печати
    [acc] Печать
    [ins] Печатью
    [prep] Печати
    }
    .gender = feminine
tile-stone = { $case ->
   *[nom] Камень
    [gen] Камня
    [dat] Камню
    [acc] Камень
    [ins] Камнем
    [prep] Камне
    }
    .gender = masculine
tile-stone-swap = { $case ->
   *[nom] Замена камня
    [gen] Замены камня
    [dat] Замене камня
    [acc] Замену камня
    [ins] Заменой камня
    [prep] Замене камня
    }
    .gender = feminine
tile-asgard = { $case ->
   *[nom] Асгард
    [gen] Асгарда
    [dat] Асгарду
    [acc] Асгард
    [ins] Асгардом
    [prep] Асгарде
    }
    .gender = masculine
tile-order = { $case ->
   *[nom] Очерёдность
    [gen] Очерёдности
    [dat] Очерёдности
    [acc] Очерёдность
    [ins] Очерёдностью
    [prep] Очерёдности
    }
    .gender = feminine
bonus-recruit1 = { $case ->
   *[nom] 1 новобранец
    [gen] 1 новобранца
    [dat] 1 новобранцу
    [acc] 1 новобранца
    [ins] 1 новобранцем
    [prep] 1 новобранце
    }
    .gender = masculine
bonus-recruit2 = { $case ->
   *[nom] новобранцы 1 + 1
    [gen] новобранцев 1 + 1
    [dat] новобранцам 1 + 1
    [acc] новобранцев 1 + 1
    [ins] новобранцами 1 + 1
    [prep] новобранцах 1 + 1
    }
    .gender = plural
bonus-recruit3 = { $case ->
   *[nom] новобранцы 2 + 1
    [gen] новобранцев 2 + 1
    [dat] новобранцам 2 + 1
    [acc] новобранцев 2 + 1
    [ins] новобранцами 2 + 1
    [prep] новобранцах 2 + 1
    }
    .gender = plural
bonus-exchange = { $case ->
   *[nom] обмен камня
    [gen] обмена камня
    [dat] обмену камня
    [acc] обмен камня
    [ins] обменом камня
    [prep] обмене камня
    }
    .gender = masculine
bonus-nothing = { $case ->
   *[nom] ничего
    [gen] ничего
    [dat] ничему
    [acc] ничего
    [ins] ничем
    [prep] ничём
    }
    .gender = neuter
sort-weapon = { $case ->
   *[nom] жетон оружия
    [gen] жетона оружия
    [dat] жетону оружия
    [acc] жетон оружия
    [ins] жетоном оружия
    [prep] жетоне оружия
    [stack] оружия
    }
    .gender = masculine
sort-wizardry = { $case ->
   *[nom] жетон волшебства
    [gen] жетона волшебства
    [dat] жетону волшебства
    [acc] жетон волшебства
    [ins] жетоном волшебства
    [prep] жетоне волшебства
    [stack] волшебства
    }
    .gender = masculine
wizardry-double-recruits = { $case ->
   *[nom] Удвоение новобранцев
    [gen] Удвоения новобранцев
    [dat] Удвоению новобранцев
    [acc] Удвоение новобранцев
    [ins] Удвоением новобранцев
    [prep] Удвоении новобранцев
    }
    .gender = neuter
wizardry-cancel-weapon = { $case ->
   *[nom] Отмена оружия
    [gen] Отмены оружия
    [dat] Отмене оружия
    [acc] Отмену оружия
    [ins] Отменой оружия
    [prep] Отмене оружия
    }
    .gender = feminine
wizardry-cancel-tile = { $case ->
   *[nom] Отмена жетона
    [gen] Отмены жетона
    [dat] Отмене жетона
    [acc] Отмену жетона
    [ins] Отменой жетона
    [prep] Отмене жетона
    }
    .gender = feminine
wizardry-bonus-top = { $case ->
   *[nom] Награда верхнему
    [gen] Награды верхнему
    [dat] Награде верхнему
    [acc] Награду верхнему
    [ins] Наградой верхнему
    [prep] Награде верхнему
    }
    .gender = feminine
wizardry-bonus-bottom = { $case ->
   *[nom] Награда нижнему
    [gen] Награды нижнему
    [dat] Награде нижнему
    [acc] Награду нижнему
    [ins] Наградой нижнему
    [prep] Награде нижнему
    }
    .gender = feminine
skill-tyr = { $case ->
   *[nom] жетон умения Тюра
    [gen] жетона умения Тюра
    [dat] жетону умения Тюра
    [acc] жетон умения Тюра
    [ins] жетоном умения Тюра
    [prep] жетоне умения Тюра
    }
    .gender = masculine
skill-thor = { $case ->
   *[nom] жетон умения Тора
    [gen] жетона умения Тора
    [dat] жетону умения Тора
    [acc] жетон умения Тора
    [ins] жетоном умения Тора
    [prep] жетоне умения Тора
    }
    .gender = masculine
stack-i = { $case ->
   *[nom] стопка I
    [gen] стопки I
    [dat] стопке I
    [acc] стопку I
    [ins] стопкой I
    [prep] стопке I
    }
    .gender = feminine
stack-ii = { $case ->
   *[nom] стопка II
    [gen] стопки II
    [dat] стопке II
    [acc] стопку II
    [ins] стопкой II
    [prep] стопке II
    }
    .gender = feminine
stack-iii = { $case ->
   *[nom] стопка III
    [gen] стопки III
    [dat] стопке III
    [acc] стопку III
    [ins] стопкой III
    [prep] стопке III
    }
    .gender = feminine
stack-iv = { $case ->
   *[nom] стопка IV
    [gen] стопки IV
    [dat] стопке IV
    [acc] стопку IV
    [ins] стопкой IV
    [prep] стопке IV
    }
    .gender = feminine
temple-i-1 = { $case ->
   *[nom] храм I-1
    [gen] храма I-1
    [dat] храму I-1
    [acc] храм I-1
    [ins] храмом I-1
    [prep] храме I-1
    [short] I-1
    }
    .gender = masculine
temple-i-2 = { $case ->
   *[nom] храм I-2
    [gen] храма I-2
    [dat] храму I-2
    [acc] храм I-2
    [ins] храмом I-2
    [prep] храме I-2
    [short] I-2
    }
    .gender = masculine
temple-i-3 = { $case ->
   *[nom] храм I-3
    [gen] храма I-3
    [dat] храму I-3
    [acc] храм I-3
    [ins] храмом I-3
    [prep] храме I-3
    [short] I-3
    }
    .gender = masculine
temple-i-4 = { $case ->
   *[nom] храм I-4
    [gen] храма I-4
    [dat] храму I-4
    [acc] храм I-4
    [ins] храмом I-4
    [prep] храме I-4
    [short] I-4
    }
    .gender = masculine
temple-i-5 = { $case ->
   *[nom] храм I-5
    [gen] храма I-5
    [dat] храму I-5
    [acc] храм I-5
    [ins] храмом I-5
    [prep] храме I-5
    [short] I-5
    }
    .gender = masculine
temple-i-6 = { $case ->
   *[nom] храм I-6
    [gen] храма I-6
    [dat] храму I-6
    [acc] храм I-6
    [ins] храмом I-6
    [prep] храме I-6
    [short] I-6
    }
    .gender = masculine
temple-ii-1 = { $case ->
   *[nom] храм II-1
    [gen] храма II-1
    [dat] храму II-1
    [acc] храм II-1
    [ins] храмом II-1
    [prep] храме II-1
    [short] II-1
    }
    .gender = masculine
temple-ii-2 = { $case ->
   *[nom] храм II-2
    [gen] храма II-2
    [dat] храму II-2
    [acc] храм II-2
    [ins] храмом II-2
    [prep] храме II-2
    [short] II-2
    }
    .gender = masculine
temple-ii-3 = { $case ->
   *[nom] храм II-3
    [gen] храма II-3
    [dat] храму II-3
    [acc] храм II-3
    [ins] храмом II-3
    [prep] храме II-3
    [short] II-3
    }
    .gender = masculine
temple-ii-4 = { $case ->
   *[nom] храм II-4
    [gen] храма II-4
    [dat] храму II-4
    [acc] храм II-4
    [ins] храмом II-4
    [prep] храме II-4
    [short] II-4
    }
    .gender = masculine
temple-ii-5 = { $case ->
   *[nom] храм II-5
    [gen] храма II-5
    [dat] храму II-5
    [acc] храм II-5
    [ins] храмом II-5
    [prep] храме II-5
    [short] II-5
    }
    .gender = masculine
temple-ii-6 = { $case ->
   *[nom] храм II-6
    [gen] храма II-6
    [dat] храму II-6
    [acc] храм II-6
    [ins] храмом II-6
    [prep] храме II-6
    [short] II-6
    }
    .gender = masculine
temple-iii-1 = { $case ->
   *[nom] храм III-1
    [gen] храма III-1
    [dat] храму III-1
    [acc] храм III-1
    [ins] храмом III-1
    [prep] храме III-1
    [short] III-1
    }
    .gender = masculine
temple-iii-2 = { $case ->
   *[nom] храм III-2
    [gen] храма III-2
    [dat] храму III-2
    [acc] храм III-2
    [ins] храмом III-2
    [prep] храме III-2
    [short] III-2
    }
    .gender = masculine
temple-iii-3 = { $case ->
   *[nom] храм III-3
    [gen] храма III-3
    [dat] храму III-3
    [acc] храм III-3
    [ins] храмом III-3
    [prep] храме III-3
    [short] III-3
    }
    .gender = masculine
temple-iii-4 = { $case ->
   *[nom] храм III-4
    [gen] храма III-4
    [dat] храму III-4
    [acc] храм III-4
    [ins] храмом III-4
    [prep] храме III-4
    [short] III-4
    }
    .gender = masculine
temple-iii-5 = { $case ->
   *[nom] храм III-5
    [gen] храма III-5
    [dat] храму III-5
    [acc] храм III-5
    [ins] храмом III-5
    [prep] храме III-5
    [short] III-5
    }
    .gender = masculine
temple-iii-6 = { $case ->
   *[nom] храм III-6
    [gen] храма III-6
    [dat] храму III-6
    [acc] храм III-6
    [ins] храмом III-6
    [prep] храме III-6
    [short] III-6
    }
    .gender = masculine
temple-iv-1 = { $case ->
   *[nom] храм IV-1
    [gen] храма IV-1
    [dat] храму IV-1
    [acc] храм IV-1
    [ins] храмом IV-1
    [prep] храме IV-1
    [short] IV-1
    }
    .gender = masculine
temple-iv-2 = { $case ->
   *[nom] храм IV-2
    [gen] храма IV-2
    [dat] храму IV-2
    [acc] храм IV-2
    [ins] храмом IV-2
    [prep] храме IV-2
    [short] IV-2
    }
    .gender = masculine
temple-iv-3 = { $case ->
   *[nom] храм IV-3
    [gen] храма IV-3
    [dat] храму IV-3
    [acc] храм IV-3
    [ins] храмом IV-3
    [prep] храме IV-3
    [short] IV-3
    }
    .gender = masculine
temple-iv-4 = { $case ->
   *[nom] храм IV-4
    [gen] храма IV-4
    [dat] храму IV-4
    [acc] храм IV-4
    [ins] храмом IV-4
    [prep] храме IV-4
    [short] IV-4
    }
    .gender = masculine
temple-iv-5 = { $case ->
   *[nom] храм IV-5
    [gen] храма IV-5
    [dat] храму IV-5
    [acc] храм IV-5
    [ins] храмом IV-5
    [prep] храме IV-5
    [short] IV-5
    }
    .gender = masculine
temple-iv-6 = { $case ->
   *[nom] храм IV-6
    [gen] храма IV-6
    [dat] храму IV-6
    [acc] храм IV-6
    [ins] храмом IV-6
    [prep] храме IV-6
    [short] IV-6
    }
    .gender = masculine
source-temples = { $case ->
   *[nom] храмы
    [gen] храмов
    [dat] храмам
    [acc] храмы
    [ins] храмами
    [prep] храмах
    }
    .gender = plural
source-lower-worlds = { $case ->
   *[nom] нижние миры
    [gen] нижних миров
    [dat] нижним мирам
    [acc] нижние миры
    [ins] нижними мирами
    [prep] нижних мирах
    }
    .gender = plural
source-hel = { $case ->
   *[nom] умение Хель
    [gen] умения Хель
    [dat] умению Хель
    [acc] умение Хель
    [ins] умением Хель
    [prep] умении Хель
    }
    .gender = neuter
source-battle-tiles = { $case ->
   *[nom] жетоны битв
    [gen] жетонов битв
    [dat] жетонам битв
    [acc] жетоны битв
    [ins] жетонами битв
    [prep] жетонах битв
    }
    .gender = plural
source-ragnarok = { $case ->
   *[nom] Рагнарёк
    [gen] Рагнарёка
    [dat] Рагнарёку
    [acc] Рагнарёк
    [ins] Рагнарёком
    [prep] Рагнарёке
    }
    .gender = masculine
source-wizardry = { $case ->
   *[nom] волшебство
    [gen] волшебства
    [dat] волшебству
    [acc] волшебство
    [ins] волшебством
    [prep] волшебстве
    }
    .gender = neuter
phase-start = { $case ->
   *[nom] начало раунда
    [gen] начала раунда
    [dat] началу раунда
    [acc] начало раунда
    [ins] началом раунда
    [prep] начале раунда
    }
    .gender = neuter
phase-choose = { $case ->
   *[nom] выбор богов
    [gen] выбора богов
    [dat] выбору богов
    [acc] выбор богов
    [ins] выбором богов
    [prep] выборе богов
    }
    .gender = masculine
phase-select = { $case ->
   *[nom] выбор действий
    [gen] выбора действий
    [dat] выбору действий
    [acc] выбор действий
    [ins] выбором действий
    [prep] выборе действий
    }
    .gender = masculine
phase-perform = { $case ->
   *[nom] выполнение действий
    [gen] выполнения действий
    [dat] выполнению действий
    [acc] выполнение действий
    [ins] выполнением действий
    [prep] выполнении действий
    }
    .gender = neuter
phase-battles = { $case ->
   *[nom] битвы
    [gen] битв
    [dat] битвам
    [acc] битвы
    [ins] битвами
    [prep] битвах
    }
    .gender = plural
phase-ragnarok = { $case ->
   *[nom] Рагнарёк
    [gen] Рагнарёка
    [dat] Рагнарёку
    [acc] Рагнарёк
    [ins] Рагнарёком
    [prep] Рагнарёке
    }
    .gender = masculine

# Игра

asgard-title = Асгард
asgard-tagline = Выберите богов, за которых стоите, и окажитесь на стороне победителей, когда настанет Рагнарёк.
asgard-about = Пять раундов на подготовку к последней битве. Тайно выбирайте богов, просите у них камни и милости, стройте им храмы и отдавайте им своих воинов и великанов, покупайте диски и сражайтесь за миры. А потом боги, которых вы расставили на мировом древе, сойдутся в Рагнарёке со всем оружием и волшебством, что под них положили, и награда достанется только тем, кто поддержал победителей.

# Что для чего

asgard-god-freyja = Обе ячейки: 2 розовых камня. Верхняя: затем возьмите из Вальхаллы до 2 воинов любого цвета.
asgard-god-baldr = Обе ячейки: 2 жёлтых камня. Верхняя: затем можно обменять один свой камень на камень другого цвета из запаса.
asgard-god-odin = Верхняя ячейка: 1 белый камень, затем можно заново раздать все жетоны очерёдности. Нижняя: 1 камень любого цвета.
asgard-god-tyr = Обе ячейки: 2 красных камня. Верхняя: ещё и жетон умения Тюра, которым в фазе битв объявляют одну победу.
asgard-god-thor = Обе ячейки: 2 синих камня. Верхняя: ещё и жетон умения Тора, который даёт один дополнительный ход.
asgard-god-loki = Обе ячейки: 2 зелёных камня. Верхняя: затем можно забрать одного новобранца у любого бога.
asgard-god-hel = Обе ячейки: 2 чёрных камня. Верхняя: затем можно выбрать бога, у которого есть воин, получить по 1 очку за каждого новобранца у него и отправить одного его воина в Вальхаллу.
asgard-god-mimir = Пробуждается во 2-м раунде. Одна ячейка просьбы: передвиньте этот диск в Асгард или в пустую серебряную ячейку просьбы и выполните там действие в один из следующих ходов.
asgard-god-surtr = Пробуждается в 3-м раунде. Одна ячейка просьбы: сразу возьмите награду открытого жетона населения и переверните его; значение у него прежнее.
asgard-god-fenrir = Пробуждается в 4-м раунде. Верхняя ячейка: передвиньте этот диск в Асгард или в пустую ячейку храма и выполните там действие в один из следующих ходов. Нижняя: только печать. За храм Фенрир новобранцев не просит.
asgard-tile-victory = В фазе битв: один ваш диск побеждает при любых значениях и без новобранцев. С Суртом: один ваш диск сразу идёт из ячейки битвы в область победы.
asgard-tile-weapon = В свой ход: просмотрите стопку оружия и оставьте себе один жетон. С Суртом: сразу.
asgard-tile-wizardry = В свой ход: просмотрите стопку волшебства и оставьте себе один жетон. С Суртом: сразу.
asgard-tile-seal = В действии Асгарда: считается одной печатью любого цвета. С Суртом: получите 1 печать по выбору.
asgard-tile-stone = При постройке храма: считается одним камнем любого цвета. С Суртом: получите 1 камень по выбору.
asgard-tile-stone-swap = При постройке храма: один ваш камень считается камнем другого цвета. С Суртом: можно обменять 1 камень с запасом.
asgard-tile-asgard = В свой ход: переверните открытый жетон Асгарда и возьмите его награду. С Суртом: сразу.
asgard-tile-order = В свой ход: обменяйтесь жетонами очерёдности с номером 1. С Суртом: сразу.
asgard-bonus-recruit1 = Получите 1 новобранца любого вида.
asgard-bonus-recruit2 = Получите 1 новобранца и ещё 1 другого вида.
asgard-bonus-recruit3 = Получите 2 новобранцев одного вида и 1 другого.
asgard-bonus-exchange = Обменяйте один свой камень на камень другого цвета из запаса.
asgard-bonus-nothing = Награды нет.
asgard-wizardry-double-recruits = Новобранцы бога, под которым лежит жетон, считаются дважды, пришедшие из Вальхаллы тоже. Два таких жетона удваивают только один раз.
asgard-wizardry-cancel-weapon = Самое сильное оружие или древнее оружие противника считается за 0.
asgard-wizardry-cancel-tile = Жетон бога или населения противника считается за 0.
asgard-wizardry-bonus-top = Если бог, под которым лежит жетон, победил, его верхний диск получает ещё 10 очков. Единственный диск — верхний.
asgard-wizardry-bonus-bottom = Если бог, под которым лежит жетон, победил, его нижний диск получает ещё 10 очков. Единственному диску это ничего не даёт.
asgard-skill-tyr = В фазе битв один ваш диск побеждает при любых значениях и без новобранцев. Потом жетон возвращается к Тюру.
asgard-skill-thor = В конце вашего хода в фазе 2 или 3: ещё один полный ход. После этого хода жетон возвращается к Тору, даже если в нём вы обращались к Тору с просьбой.

# Действия

asgard-do-pick = Взять { NAME($piece, case: "acc") }
asgard-do-take-from = Взять у игрока { $seat }
asgard-do-recall-support = Вернуть диск, который поддерживает { NAME($god, case: "acc") } ({ NAME($spot) })
asgard-do-recall-victory = Вернуть диск из области победы мира { $world }
asgard-do-recall-middle = Вернуть диск из середины поля
asgard-do-choose = Выбрать { NAME($god, case: "acc") }
asgard-do-reveal = Открыть { NAME($god, case: "acc") }: диск в { NAME($spot, case: "acc") }
asgard-do-perform = Выполнить действие: { NAME($god) }, { NAME($spot) }
asgard-do-perform-asgard = Выполнить действие Асгарда
asgard-do-perform-together = Выполнить действие Асгарда всеми своими дисками разом
asgard-do-forgo = Отказаться от действия: { NAME($god) }, { NAME($spot) }
asgard-do-forgo-asgard = Отказаться от действия Асгарда
asgard-do-use = Использовать жетон населения «{ NAME($tile) }»
asgard-do-extra-turn = Тор: сделать дополнительный ход
asgard-do-restore = Взять из Вальхаллы { NAME($piece, case: "acc") }
asgard-do-exchange = Обменять { NAME($piece, case: "acc") } на { NAME($other, case: "acc") }
asgard-do-ask = Получить { NAME($piece, case: "acc") }
asgard-do-number = Номер { $number } — игроку { $seat }
asgard-do-steal = Забрать { NAME($piece, case: "acc") } у { NAME($god, case: "gen") }
asgard-do-slay = Отправить в Вальхаллу { NAME($piece, case: "acc") } от { NAME($god, case: "gen") }
asgard-do-move = Передвинуть диск: { NAME($god) }, { NAME($spot) }
asgard-do-move-to-asgard = Передвинуть диск в Асгард
asgard-do-flip = Перевернуть жетон населения { NAME($slot, case: "at") }
asgard-do-advance = Диск { NAME($slot, case: "from") } — в область победы
asgard-do-want = Просить номер { $number }
asgard-do-offer = Предложить { NAME($piece, case: "acc") }
asgard-do-offer-tile = Предложить жетон населения «{ NAME($tile) }»
asgard-do-offer-weapon = Предложить жетон оружия со значением { $value }
asgard-do-offer-wizardry = Предложить жетон волшебства «{ NAME($wizardry) }»
asgard-do-offer-skill = Предложить { NAME($skill, case: "acc") }
asgard-do-accept = Принять предложение
asgard-do-refuse = Отклонить предложение
asgard-do-build = Построить верхний храм: { NAME($stack) }
asgard-do-pay = Заплатить { NAME($piece, case: "acc") }
asgard-do-pay-tile = Заплатить жетоном населения
asgard-do-pay-as = Заплатить { NAME($piece, case: "acc") } вместо { NAME($other, case: "gen") }
asgard-do-give = Отдать всех своих { NAME($piece, case: "many") }
asgard-do-settle = Положить жетон бога { NAME($slot, case: "to") }
asgard-do-turn-over = Перевернуть жетон Асгарда: { NAME($bonus) }
asgard-do-buy = Купить { NAME($piece, case: "acc") }
asgard-do-buy-disc = Купить диск
asgard-do-take-disc = Взять диск бесплатно
asgard-do-pay-seal = Заплатить { NAME($piece, case: "acc") }
asgard-do-to-hand = Оставить диск под рукой
asgard-do-to-battle = Диск в ячейку битвы { NAME($slot, case: "at") }
asgard-do-keep-weapon = Оставить жетон оружия со значением { $value }
asgard-do-keep-wizardry = Оставить жетон волшебства «{ NAME($wizardry) }»
asgard-do-send = Послать в битву { NAME($piece, case: "acc") }
asgard-do-declare-tile = Объявить победу жетоном населения
asgard-do-declare-skill = Объявить победу жетоном умения Тюра
asgard-do-withdraw = Уступить битву
asgard-do-join = Послать { NAME($piece, case: "acc") } из Вальхаллы к богу { NAME($slot, case: "at") }
asgard-do-lay-weapon = Положить оружие со значением { $value } под бога { NAME($slot, case: "at") }
asgard-do-lay-wizardry = Положить «{ NAME($wizardry, case: "acc") }» под бога { NAME($slot, case: "at") }
asgard-do-pass = Спасовать насовсем
asgard-do-decline = Отказаться
asgard-do-done = Достаточно

# События

asgard-order-set = { $seat } получает номер { $number }.
asgard-picked = { $seat } берёт { NAME($piece, case: "acc") }.
asgard-received = { $seat } получает { NAME($piece, case: "acc") }.
asgard-received-from = { $seat } получает { NAME($piece, case: "acc") } от игрока { $giver }.
asgard-lost-piece = { $seat } не получает { NAME($piece, case: "gen") }: взять негде.
asgard-round-began = Начинается { $round }-й раунд.
asgard-rose = Пробуждается { NAME($god) }.
asgard-seal-placed = Возле { NAME($god, case: "gen") } ложится { NAME($piece) }.
asgard-seal-given = Возле { NAME($god, case: "gen") } ложится { NAME($piece) } от игрока { $giver }.
asgard-bonus-opened = Новый жетон Асгарда в ряду: { NAME($bonus) }.
asgard-bonus-reshuffled = Отложенные жетоны Асгарда тасуют, это новая стопка.
asgard-took-back = { $seat } возвращает себе диск.
asgard-chose = { $seat } выбирает { NAME($god, case: "acc") }.
asgard-choice-made = Все выбрали богов.
asgard-phase-began = Фаза: { NAME($phase) }.
asgard-revealed = { $seat } открывает { NAME($god, case: "acc") }: диск в { NAME($spot, case: "acc") }.
asgard-revealed-asgard = { $seat } открывает { NAME($god, case: "acc") }: диск в Асгард.
asgard-performed = { $seat } выполняет действие: { NAME($god) }, { NAME($spot) }.
asgard-performed-asgard = { $seat } выполняет действие Асгарда.
asgard-performed-together = { $discs ->
    [one] { $seat } выполняет действие Асгарда { $discs } диском.
   *[many] { $seat } выполняет действие Асгарда { $discs } дисками разом.
    }
asgard-forwent = { $seat } отказывается от действия: { NAME($god) }, { NAME($spot) }.
asgard-forwent-asgard = { $seat } отказывается от действия Асгарда.
asgard-seal-taken = { $seat } берёт { NAME($piece, case: "acc") } у { NAME($god, case: "gen") }.
asgard-tile-used = { $seat } использует жетон населения «{ NAME($tile) }».
asgard-extra-turn = { $seat } делает дополнительный ход с жетоном умения Тора.
asgard-restored = { $seat } берёт из Вальхаллы { NAME($piece, case: "acc") }.
asgard-exchanged = { $seat } меняет { NAME($piece, case: "acc") } на { NAME($other, case: "acc") }.
asgard-numbered = Теперь у игрока { $seat } номер { $number }.
asgard-skill-taken = { $seat } берёт { NAME($skill, case: "acc") }.
asgard-skill-returned = { $seat } возвращает { NAME($skill, case: "acc") } на место.
asgard-stole = { $seat } забирает { NAME($piece, case: "acc") } у { NAME($god, case: "gen") }.
asgard-slew = { $seat } отправляет в Вальхаллу { NAME($piece, case: "acc") } от { NAME($god, case: "gen") }.
asgard-moved = { $seat } передвигает диск: { NAME($god) }, { NAME($spot) }.
asgard-moved-to-asgard = { $seat } передвигает диск в Асгард.
asgard-flipped = { $seat } переворачивает жетон населения «{ NAME($tile) }» { NAME($slot, case: "at") }.
asgard-advanced = { $seat } переносит диск { NAME($slot, case: "from") } в область победы.
asgard-wanted = { $seat } просит номер { $number }.
asgard-offered = { $seat } предлагает { NAME($piece, case: "acc") }.
asgard-offered-tile = { $seat } предлагает жетон населения «{ NAME($tile) }».
asgard-offered-weapon = { $seat } предлагает жетон оружия со значением { $value }.
asgard-offered-wizardry = { $seat } предлагает жетон волшебства «{ NAME($wizardry) }».
asgard-offered-skill = { $seat } предлагает { NAME($skill, case: "acc") }.
asgard-no-offer = { $seat } ничего не предлагает.
asgard-accepted = { $seat } принимает предложение игрока { $giver } за номер { $number }.
asgard-refused = { $seat } отклоняет предложение игрока { $giver }.
asgard-built = { $points ->
    [one] { $seat } строит { NAME($god, case: "dat") } { NAME($temple, case: "acc") }: { $points } очко каждый раунд.
    [few] { $seat } строит { NAME($god, case: "dat") } { NAME($temple, case: "acc") }: { $points } очка каждый раунд.
   *[many] { $seat } строит { NAME($god, case: "dat") } { NAME($temple, case: "acc") }: { $points } очков каждый раунд.
    }
asgard-paid = { $seat } платит { NAME($piece, case: "acc") }.
asgard-paid-with-tile = { $seat } платит жетоном населения «{ NAME($tile) }».
asgard-paid-as = { $seat } платит { NAME($piece, case: "acc") } вместо { NAME($other, case: "gen") }.
asgard-gave = { $count ->
    [1] { $seat } отдаёт { NAME($god, case: "dat") } { NAME($piece, case: "acc") }.
    [one] { $seat } отдаёт { NAME($god, case: "dat") } { $count } { NAME($piece, case: "acc") }.
   *[many] { $seat } отдаёт { NAME($god, case: "dat") } { $count } { NAME($piece, case: "many") }.
    }
asgard-settled = Жетон { NAME($god, case: "gen") } со значением { $value } ложится { NAME($slot, case: "to") }.
asgard-not-settled = Жетону { NAME($god, case: "gen") } не находится места: он выходит из игры.
asgard-tile-taken = { $seat } берёт жетон населения «{ NAME($tile) }».
asgard-tile-left = Перевёрнутый жетон населения { NAME($slot, case: "at") } выходит из игры.
asgard-supported = { $seat } теперь поддерживает { NAME($god, case: "acc") } ({ NAME($spot) }).
asgard-god-opened = Следующий жетон { NAME($god, case: "gen") }: { $value }.
asgard-temple-opened = { $points ->
    [one] Теперь открыт { NAME($temple) }: { $points } очко.
    [few] Теперь открыт { NAME($temple) }: { $points } очка.
   *[many] Теперь открыт { NAME($temple) }: { $points } очков.
    }
asgard-bonus-flipped = { $seat } переворачивает жетон Асгарда: { NAME($bonus) }.
asgard-bonus-declined = { $seat } отказывается от награды.
asgard-bought = { $seat } покупает { NAME($piece, case: "acc") }.
asgard-bought-disc = { $seat } покупает диск с { $place }-го места ряда.
asgard-took-disc = { $seat } бесплатно берёт диск с { $place }-го места ряда.
asgard-disc-to-hand = { $seat } оставляет диск под рукой.
asgard-disc-to-battle = { $seat } ставит диск в ячейку битвы { NAME($slot, case: "at") }.
asgard-disc-from-middle = { $seat } переносит диск из середины поля в ячейку битвы { NAME($slot, case: "at") }.
asgard-looked = { $seat } просматривает стопку { NAME($sort, case: "stack") } и оставляет себе один жетон.
asgard-kept-weapon = { $seat } оставляет себе жетон оружия со значением { $value }.
asgard-kept-wizardry = { $seat } оставляет себе жетон волшебства «{ NAME($wizardry) }».
asgard-points = { $points ->
    [one] { $seat } получает { $points } очко за { NAME($source, case: "acc") }.
    [few] { $seat } получает { $points } очка за { NAME($source, case: "acc") }.
   *[many] { $seat } получает { $points } очков за { NAME($source, case: "acc") }.
    }
asgard-ancient = Древнее оружие, { NAME($side) }: { $value }.
asgard-compared = Мир { $world }: свет { $light }, тьма { $dark }.
asgard-won = { $seat } побеждает { NAME($slot, case: "at") }: диск идёт в область победы.
asgard-sent = { $seat } посылает { NAME($piece, case: "acc") } { NAME($slot, case: "to") }.
asgard-declared = { $seat } объявляет победу { NAME($slot, case: "at") }.
asgard-lost = { $seat } проигрывает { NAME($slot, case: "at") }: диск идёт в середину поля.
asgard-battle-tile = { $points ->
    [one] { $seat } берёт жетон битвы на { $points } очко.
    [few] { $seat } берёт жетон битвы на { $points } очка.
   *[many] { $seat } берёт жетон битвы на { $points } очков.
    }
asgard-ragnarok-began = Наступает Рагнарёк.
asgard-cleared = Области победы, середину поля и нижние миры освобождают.
asgard-population-left = Население покидает мир { $world }: богов там нет.
asgard-population-armed = Население { NAME($slot, case: "at") } получает тайное древнее оружие.
asgard-deployed = К жетону { NAME($god, case: "gen") } { NAME($slot, case: "at") } идут новобранцы силой { $strength }.
asgard-joined = { $seat } посылает { NAME($piece, case: "acc") } из Вальхаллы к богу { NAME($slot, case: "at") }.
asgard-passed = { $seat } пасует.
asgard-laid = { $seat } кладёт { NAME($sort, case: "acc") } лицом вниз под бога { NAME($slot, case: "at") }.
asgard-ancient-shown = Древнее оружие населения { NAME($slot, case: "at") }: { $value }.
asgard-weapon-shown = Под богом { NAME($slot, case: "at") } — оружие { $value } игрока { $seat }.
asgard-wizardry-shown = Под богом { NAME($slot, case: "at") } — волшебство «{ NAME($wizardry) }» игрока { $seat }.
asgard-total = Рагнарёк в мире { $world }: свет { $light }, тьма { $dark }.
asgard-god-won = В мире { $world } побеждает { NAME($god) }.
asgard-nobody-won = Мир { $world } никому не приносит очков.
asgard-rewarded = { $points ->
    [one] { $seat } получает { $points } очко за победу { NAME($god, case: "gen") } в мире { $world }.
    [few] { $seat } получает { $points } очка за победу { NAME($god, case: "gen") } в мире { $world }.
   *[many] { $seat } получает { $points } очков за победу { NAME($god, case: "gen") } в мире { $world }.
    }
asgard-ended = Партия окончена.

# Вопросы

asgard-ask-starting-recruit = Выберите первого новобранца.
asgard-ask-giver = В запасе нет { NAME($piece, case: "gen") }: назовите игрока, который отдаст свою деталь.
asgard-ask-seal-giver = В запасе нет печати для { NAME($god, case: "gen") }: назовите игрока, который её отдаст.
asgard-ask-take-back = { $discs ->
    [one] Верните себе { $discs } диск: в начале раунда их под рукой не меньше 2.
    [few] Верните себе { $discs } диска: в начале раунда их под рукой не меньше 2.
   *[many] Верните себе { $discs } дисков: в начале раунда их под рукой не меньше 2.
    }
asgard-ask-choose-god = { $cards ->
    [one] Тайно выберите ещё { $cards } бога.
   *[many] Тайно выберите ещё { $cards } богов, одного за другим.
    }
asgard-ask-select-action = { $cards ->
    [1] Откройте последнюю карту и поставьте диск.
    [one] Откройте карту и поставьте диск. У вас осталась { $cards } карта.
    [few] Откройте карту и поставьте диск. У вас остались { $cards } карты.
   *[many] Откройте карту и поставьте диск. У вас осталось { $cards } карт.
    }
asgard-ask-perform-action = { $discs ->
    [1] Выполните действие последнего диска или откажитесь от него.
    [one] Выберите диск и выполните его действие или откажитесь от него. У вас остался { $discs } диск.
    [few] Выберите диск и выполните его действие или откажитесь от него. У вас осталось { $discs } диска.
   *[many] Выберите диск и выполните его действие или откажитесь от него. У вас осталось { $discs } дисков.
    }
asgard-ask-end-of-turn = Конец вашего хода: используйте жетон населения, сделайте дополнительный ход или скажите, что достаточно.
asgard-ask-freyja = { $count ->
    [one] Фрейя: можно взять из Вальхаллы ещё { $count } воина.
   *[many] Фрейя: можно взять из Вальхаллы до { $count } воинов.
    }
asgard-ask-exchange = Можно обменять один свой камень на камень другого цвета из запаса.
asgard-ask-ask-piece = Какой камень вы хотите получить?
asgard-ask-order = Один: кому достанется номер { $number }?
asgard-ask-loki = Локи: можно забрать одного новобранца у любого бога.
asgard-ask-hel = Хель: можно выбрать воина у какого-нибудь бога. Вы получите по 1 очку за каждого новобранца у него, а воин уйдёт в Вальхаллу.
asgard-ask-mimir = Мимир: передвиньте диск в Асгард или в пустую серебряную ячейку просьбы или верните его себе.
asgard-ask-surtr = Сурт: можно выбрать открытый жетон населения, взять его награду и перевернуть его.
asgard-ask-advance = «Победа»: какой из ваших дисков идёт в область победы?
asgard-ask-fenrir = Фенрир: передвиньте диск в Асгард или в пустую ячейку храма или верните его себе.
asgard-ask-offer-number = { $seat } раздаёт жетоны очерёдности заново. За какой номер вы хотите что-нибудь предложить?
asgard-ask-offer-pieces = Что вы предложите за номер { $number }? Выбирайте по одному и скажите, когда достаточно.
asgard-ask-answer = { $seat } делает вам предложение за номер { $number }. Принять?
asgard-ask-temple-stack = Храм { NAME($god, case: "gen") }: из какой стопки вы строите?
asgard-ask-temple-payment = Сейчас нужен { NAME($piece) }. Чем вы платите?
asgard-ask-temple-recruits = Кого вы отдаёте { NAME($god, case: "dat") }? Уходят все новобранцы этого вида.
asgard-ask-temple-world = Куда на мировом древе ляжет жетон { NAME($god, case: "gen") }?
asgard-ask-asgard-tile = Выберите жетон Асгарда, который перевернёте.
asgard-ask-asgard-bonus = { $count ->
    [1] Новобранца какого вида вы берёте?
   *[many] Новобранцев какого вида вы берёте? Их будет { $count }.
    }
asgard-ask-buy-recruits = Можно купить новобранцев за печати, одного за другим.
asgard-ask-buy-discs = Можно взять из ряда диск, всегда самый левый из своих.
asgard-ask-seal-payment = Сейчас нужна { NAME($piece) }. Чем вы платите?
asgard-ask-disc-place = Куда пойдёт диск: к вам под руку или в ячейку битвы?
asgard-ask-look = Вы втайне просматриваете стопку { NAME($sort, case: "stack") }: какой жетон оставите себе?
asgard-ask-middle = { $discs ->
    [one] В середине поля ждёт { $discs } ваш диск: выберите для него ячейку битвы.
    [few] В середине поля ждут { $discs } ваших диска: выберите ячейку битвы для следующего.
   *[many] В середине поля ждут { $discs } ваших дисков: выберите ячейку битвы для следующего.
    }
asgard-ask-stand = { $strength ->
    [0] Вашему диску { NAME($slot, case: "at") } уже хватает силы для победы: пошлите ещё кого-нибудь или скажите, что достаточно.
   *[many] Ваш диск { NAME($slot, case: "at") } проигрывает, для победы не хватает силы: { $strength }. Пошлите новобранцев, объявите победу или уступите.
    }
asgard-ask-valhalla = Пошлите воина из Вальхаллы к светлому богу, которого поддерживаете, или спасуйте насовсем.
asgard-ask-lay-tile = { $count ->
    [1] Положите последний жетон лицом вниз под бога, которого поддерживаете.
    [one] Положите жетон лицом вниз под бога, которого поддерживаете. У вас остался { $count } жетон.
    [few] Положите жетон лицом вниз под бога, которого поддерживаете. У вас осталось { $count } жетона.
   *[many] Положите жетон лицом вниз под бога, которого поддерживаете. У вас осталось { $count } жетонов.
    }
asgard-ask-temple-payment-any = Сейчас нужен четвёртый камень, не того цвета, что изображённые. Чем вы платите?
asgard-ask-seal-payment-any = Сейчас нужна печать любого цвета. Чем вы платите?
asgard-ask-ask-seal = Какую печать вы хотите получить?

# Отказы

asgard-no-now = Не сейчас: сначала ответьте на то, о чём вас спрашивают.
asgard-no-not-open = Среди открытых новобранцев нет { NAME($piece, case: "gen") }: выберите того, кто есть.
asgard-no-not-most = У игрока { $seat } их не больше всех: назовите того, у кого больше.
asgard-no-yourself = У себя взять нельзя: назовите другого игрока.
asgard-no-no-disc = Там нет вашего диска: выберите место, где он есть.
asgard-no-not-risen = { NAME($god) } ещё спит: выберите бога, который уже в игре.
asgard-no-chosen = Вы уже выбрали { NAME($god, case: "acc") }: выберите другого бога.
asgard-no-no-card = Карты { NAME($god, case: "gen") } среди оставшихся у вас нет: выберите одну из них.
asgard-no-no-spot = У { NAME($god, case: "gen") } такой ячейки нет ({ NAME($spot) }): выберите другую.
asgard-no-occupied = Там уже стоит диск ({ NAME($god) }, { NAME($spot) }): выберите пустую ячейку.
asgard-no-supporting = Вы уже поддерживаете { NAME($god, case: "acc") }: выберите ячейку просьбы, Асгард или другого бога.
asgard-no-full = Обе ячейки поддержки у { NAME($god, case: "gen") } заняты: выберите ячейку просьбы, Асгард или другого бога.
asgard-no-none-there = Там нет вашего диска ({ NAME($god) }, { NAME($spot) }): выберите ячейку, где он есть.
asgard-no-none-in-asgard = В Асгарде нет вашего диска: выберите диск у какого-нибудь бога.
asgard-no-alone-in-asgard = Для этого в Асгарде нужно не меньше двух ваших дисков: выполните действие одним.
asgard-no-unpayable = Ни за один открытый храм вам не заплатить: откажитесь от действия.
asgard-no-no-recruits = У вас нет новобранцев того вида, который нужен для { NAME($god, case: "gen") }: откажитесь от действия.
asgard-no-no-tile = Жетона населения «{ NAME($tile) }» у вас нет: выберите из тех, что есть.
asgard-no-not-now = Жетон населения «{ NAME($tile) }» не для этой минуты: приберегите его.
asgard-no-no-effect = Жетон населения «{ NAME($tile) }» сейчас ничего не даст: приберегите его.
asgard-no-one-extra-turn = Это уже дополнительный ход по жетону умения Тора: в конце хода жетон вернётся на место.
asgard-no-no-skill = У вас нет { NAME($skill, case: "gen") }: выберите что-нибудь другое.
asgard-no-nothing-left = Для ещё одного хода у вас не осталось ни карты, ни диска: приберегите жетон.
asgard-no-not-in-valhalla = В Вальхалле нет { NAME($piece, case: "gen") }: выберите воина, который там есть.
asgard-no-same = Цвет должен быть другим: выберите два разных.
asgard-no-none-own = У вас нет { NAME($piece, case: "gen") }: выберите из того, что есть.
asgard-no-not-in-supply = В запасе нет { NAME($piece, case: "gen") }: выберите из того, что там есть.
asgard-no-not-stone = Речь о камнях, а это { NAME($piece) }: выберите камень.
asgard-no-not-seal = Речь о печатях, а это { NAME($piece) }: выберите печать.
asgard-no-not-recruit = Речь о новобранцах, а это { NAME($piece) }: выберите новобранца.
asgard-no-other-kind = Вы уже получили { NAME($piece, case: "acc") }: теперь выберите другой вид.
asgard-no-number-due = Сейчас раздают номер { $number }: скажите, кому он достанется.
asgard-no-has-number = У игрока { $seat } уже есть номер: выберите другого игрока.
asgard-no-promised = Номер { $number } обещан другому: сдержите слово.
asgard-no-promise = Игроку { $seat } обещан другой номер: выберите другого игрока.
asgard-no-must-number = Вы обещали номера: раздайте жетоны очерёдности.
asgard-no-none-on-god = У { NAME($god, case: "gen") } нет { NAME($piece, case: "gen") }: выберите новобранца, который там есть.
asgard-no-not-silver = Туда Мимир не ведёт ({ NAME($god) }, { NAME($spot) }): выберите пустую серебряную ячейку просьбы или Асгард.
asgard-no-only-temple = Фенрир ведёт в ячейки храма и в Асгард: выберите что-то из этого.
asgard-no-no-population = Жетона населения { NAME($slot, case: "at") } нет: выберите место, где он есть.
asgard-no-face-down = Жетон населения { NAME($slot, case: "at") } уже перевёрнут: выберите открытый.
asgard-no-not-in-battle = В ячейке битвы { NAME($slot, case: "at") } нет вашего диска: выберите ту, где он есть.
asgard-no-too-many = Номера { $number } за этим столом нет: выберите поменьше.
asgard-no-nothing-offered = В предложении должно быть хоть что-нибудь: добавьте деталь или жетон.
asgard-no-given-away = Этот номер уже обещан: выберите другой.
asgard-no-empty-stack = Храмов там не осталось ({ NAME($stack) }): выберите другую стопку.
asgard-no-cannot-pay = За верхний храм вам не заплатить ({ NAME($stack) }): выберите другую стопку.
asgard-no-other-due = Сейчас нужен другой камень: { NAME($piece) }.
asgard-no-depicted = На храме уже изображён { NAME($piece) }: четвёртый камень должен быть другого цвета.
asgard-no-too-little = Тогда на остальное не хватит: заплатите иначе.
asgard-no-not-wanted = { NAME($god) } сейчас не просит { NAME($piece, case: "many") }: выберите вид, указанный на следующей ячейке поддержки.
asgard-no-wrong-side = Это место другой стороны ({ NAME($slot) }): выберите место на стороне этого бога.
asgard-no-god-there = Там уже стоит бог ({ NAME($slot) }): выберите место с жетоном населения.
asgard-no-closed = Этот мир в игре не участвует ({ NAME($slot) }): выберите другой.
asgard-no-not-in-row = Такого жетона Асгарда в ряду нет ({ NAME($bonus) }): выберите из тех, что есть.
asgard-no-turned = Этот жетон Асгарда уже перевёрнут ({ NAME($bonus) }): выберите открытый.
asgard-no-no-seals = На это у вас не хватает печатей: выберите что-нибудь подешевле или идите дальше.
asgard-no-brings-nothing = Взять { NAME($piece, case: "acc") } негде: выберите другой вид.
asgard-no-seal-due = Сейчас нужна другая печать: { NAME($piece) }.
asgard-no-row-empty = В ряду не осталось ваших дисков: идите дальше.
asgard-no-free-only = В общем действии диск достаётся бесплатно, и покупать нельзя: возьмите бесплатный.
asgard-no-not-free = Бесплатный диск бывает только в общем действии: купите диск за печати.
asgard-no-slot-taken = Там уже стоит диск ({ NAME($slot) }): выберите пустую ячейку битвы.
asgard-no-one-disc = В этом мире помещается только один диск ({ NAME($slot) }): выберите другой мир.
asgard-no-victorious = В области победы этого мира уже есть ваш диск ({ NAME($slot) }): выберите другой мир.
asgard-no-not-in-stack = Такой { NAME($sort) } в стопке не лежит: выберите из тех, что там есть.
asgard-no-wrong-sort = Вы просматриваете стопку { NAME($sort, case: "stack") }: выберите жетон из неё.
asgard-no-too-weak = Даже всех ваших новобранцев не хватит, чтобы ваша сторона стала сильнее: объявите победу или уступите.
asgard-no-not-enough = Силы пока не хватает: { $strength }. Пошлите ещё новобранцев.
asgard-no-begun = Вы уже посылаете новобранцев: пошлите столько, сколько нужно для победы.
asgard-no-no-god = Жетона бога { NAME($slot, case: "at") } нет: выберите место, где он есть.
asgard-no-dark-god = Воины из Вальхаллы идут только к светлым богам, а здесь { NAME($slot) }: выберите светлого бога.
asgard-no-no-support = Бога { NAME($slot, case: "at") } вы не поддерживаете: выберите того, кого поддерживаете.
asgard-no-none-to-lay = Такой { NAME($sort) } вам не принадлежит: выберите из своих.

# Очки

asgard-from-temples = Храмы
asgard-from-lower-worlds = Нижние миры
asgard-from-hel = Хель
asgard-from-battle-tiles = Жетоны битв
asgard-from-ragnarok = Рагнарёк
asgard-from-wizardry = Волшебство

# Итоги

asgard-end-points = Победа по очкам.
asgard-end-order = Очков поровну: побеждает меньший номер очерёдности.

# Настройки

asgard-option-deals = Сделки с Одином
asgard-option-deals-about = Могут ли остальные предлагать детали и жетоны за номер, когда кто-нибудь умением Одина раздаёт жетоны очерёдности заново.
asgard-option-deals-on = Как в правилах
asgard-option-deals-off = Без сделок
asgard-option-deals-quick = В быстрой партии с ботами сделок с Одином нет. Чтобы играть как в правилах, создайте новый стол.

# Заголовки

asgard-frame-match = Асгард
asgard-frame-starting-recruit = Первый новобранец
asgard-frame-round = Раунд
asgard-frame-giver = Кто отдаст
asgard-frame-seal-giver = Кто отдаст печать
asgard-frame-take-back = Возврат дисков
asgard-frame-choose-god = Выбор богов
asgard-frame-turns = Ходы
asgard-frame-select-action = Выбор действия
asgard-frame-perform-action = Выполнение действия
asgard-frame-end-of-turn = Конец вашего хода
asgard-frame-freyja = Фрейя
asgard-frame-exchange = Обмен
asgard-frame-ask-piece = Ваш выбор
asgard-frame-order = Очерёдность
asgard-frame-loki = Локи
asgard-frame-hel = Хель
asgard-frame-mimir = Мимир
asgard-frame-surtr = Сурт
asgard-frame-advance = Победа
asgard-frame-fenrir = Фенрир
asgard-frame-offer-number = Предложение игроку Одина
asgard-frame-offer-pieces = Ваше предложение
asgard-frame-answer = Вам предлагают
asgard-frame-temple-stack = Храм
asgard-frame-temple-payment = Камни для храма
asgard-frame-temple-recruits = Новобранцы для бога
asgard-frame-temple-world = Место для бога
asgard-frame-temple-end = Храм достроен
asgard-frame-asgard-tile = Жетон Асгарда
asgard-frame-asgard-bonus = Новобранцы
asgard-frame-buy-recruits = Покупка новобранцев
asgard-frame-buy-discs = Покупка дисков
asgard-frame-seal-payment = Печати
asgard-frame-disc-place = Место для диска
asgard-frame-look = Просмотр стопки
asgard-frame-middle = Диски в середине поля
asgard-frame-battles = Битвы
asgard-frame-stand = Битва
asgard-frame-ragnarok = Рагнарёк
asgard-frame-valhalla = Воины Вальхаллы
asgard-frame-lay-tile = Оружие и волшебство

# Стол в терминале

asgard-table-round = Раунд { $round } из 5: { NAME($phase) }
asgard-table-over = Партия окончена
asgard-table-light = светлые боги
asgard-table-dark = тёмные боги
asgard-table-worlds = миры
asgard-table-world = мир { $world }
asgard-table-lower = нижний мир
asgard-table-rises = { $round ->
    [2] пробудится во 2-м раунде
   *[other] пробудится в { $round }-м раунде
    }
asgard-table-seal = *
asgard-table-supply = Запас:
asgard-table-valhalla = Вальхалла:
asgard-table-row = Жетоны Асгарда:
asgard-table-temples = Храмы:
asgard-table-players = Игроки
asgard-table-points = очки
asgard-table-discs = диски
asgard-table-in-row = { $discs } в ряду
asgard-table-asgard = Асгард
asgard-table-middle = Середина
asgard-table-holdings = камни, печати, новобранцы
asgard-table-tiles = жетоны
asgard-table-weapons = { $count ->
    [one] { $count } жетон оружия
    [few] { $count } жетона оружия
   *[many] { $count } жетонов оружия
    }
asgard-table-wizardries = { $count ->
    [one] { $count } жетон волшебства
    [few] { $count } жетона волшебства
   *[many] { $count } жетонов волшебства
    }
asgard-table-battle-tiles = { $count ->
    [one] { $count } жетон битвы
    [few] { $count } жетона битвы
   *[many] { $count } жетонов битвы
    }
asgard-table-ancient = Древнее оружие: свет { $light }, тьма { $dark }
asgard-table-your-cards = Ваши карты:
asgard-table-your-weapons = Ваше оружие:
asgard-table-your-wizardries = Ваше волшебство:
asgard-table-stack = Осталось в стопках: оружие { $weapons }, волшебство { $wizardries }
asgard-table-closed = вне игры
asgard-table-none = –
asgard-table-legend = Число перед буквами — сколько их. Камни: { asgard-table-letter-pink-stone } — розовый, { asgard-table-letter-yellow-stone } — жёлтый, { asgard-table-letter-red-stone } — красный, { asgard-table-letter-blue-stone } — синий, { asgard-table-letter-green-stone } — зелёный, { asgard-table-letter-black-stone } — чёрный, { asgard-table-letter-white-stone } — белый; { asgard-table-letter-white-warrior } — белый воин, { asgard-table-letter-orange-warrior } — оранжевый воин, { asgard-table-letter-giant } — великан; { asgard-table-letter-light-seal } — светлая печать, { asgard-table-letter-dark-seal } — тёмная печать. Боги: { asgard-table-seal } — печать, [ ] — верхний жетон, ? — ячейки просьбы, ^ — ячейка храма, + — ячейки поддержки, сначала верхние, · — пусто. Миры: награды I/II, ( ) — значение населения, ⚔ — диск в битве и значение его стороны. Жетоны: ▮ — оружие или перевёрнутый жетон Асгарда, ▯ — волшебство.
asgard-table-letter-pink-stone = рз
asgard-table-letter-yellow-stone = жл
asgard-table-letter-red-stone = кр
asgard-table-letter-blue-stone = сн
asgard-table-letter-green-stone = зл
asgard-table-letter-black-stone = чр
asgard-table-letter-white-stone = бл
asgard-table-letter-white-warrior = бв
asgard-table-letter-orange-warrior = ов
asgard-table-letter-giant = ве
asgard-table-letter-light-seal = сп
asgard-table-letter-dark-seal = тп
asgard-pick-chose = Выбранные боги
asgard-pick-tile-taken = Взятые жетоны населения
asgard-pick-built = Построенные храмы
asgard-pick-kept-wizardry = Выбранные жетоны волшебства
