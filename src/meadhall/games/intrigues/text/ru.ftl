# Имена

aesir-odin = { $case ->
   *[nom] Один
    [gen] Одина
    [dat] Одину
    [acc] Одина
    [ins] Одином
    [prep] Одине
    }
    .gender = masculine
aesir-thor = { $case ->
   *[nom] Тор
    [gen] Тора
    [dat] Тору
    [acc] Тора
    [ins] Тором
    [prep] Торе
    }
    .gender = masculine
aesir-freya = { $case ->
   *[nom] Фрея
    [gen] Фреи
    [dat] Фрее
    [acc] Фрею
    [ins] Фреей
    [prep] Фрее
    }
    .gender = feminine
aesir-loki = { $case ->
   *[nom] Локи
    [gen] Локи
    [dat] Локи
    [acc] Локи
    [ins] Локи
    [prep] Локи
    }
    .gender = masculine
aesir-sif = { $case ->
   *[nom] Сиф
    [gen] Сиф
    [dat] Сиф
    [acc] Сиф
    [ins] Сиф
    [prep] Сиф
    }
    .gender = feminine
aesir-bragi = { $case ->
   *[nom] Браги
    [gen] Браги
    [dat] Браги
    [acc] Браги
    [ins] Браги
    [prep] Браги
    }
    .gender = masculine
aesir-heimdall = { $case ->
   *[nom] Хеймдалль
    [gen] Хеймдалля
    [dat] Хеймдаллю
    [acc] Хеймдалля
    [ins] Хеймдаллем
    [prep] Хеймдалле
    }
    .gender = masculine

# Игра

intrigues-title = Интриги Асгарда
intrigues-tagline = Привлеките внимание богов, добейтесь их расположения и превратите его в очки.
intrigues-about = На каждой карте два аса, и вы решаете, который будет вверху. Кто собрал больше всех карт аса, исполняет его волю или берёт очки, и каждая исполненная воля меняет расклад для следующих асов. Три коротких раунда, и карты с рук всё время переходят к соседям.

# Воля асов

intrigues-will-odin = Поверните верхнюю карту одной из своих стопок: она переходит в вашу стопку того аса, который теперь вверху.
intrigues-will-thor = Спрячьте всю стопку Тора рубашкой вверх под другую свою стопку: теперь она считается там.
intrigues-will-freya = Положите карту удвоения к одной из своих стопок: до конца раунда внимание там вдвое больше.
intrigues-will-loki = Поверните открытую карту соперника: она переходит в его стопку того аса, который теперь вверху.
intrigues-will-sif = Возьмите карту из колоды и сыграйте её той половиной вверх, какая вам нужна.
intrigues-will-bragi = Обменяйте одну свою открытую карту на открытую карту соперника; карты не поворачивают.
intrigues-will-heimdall = Превратите одну карту своей стопки Хеймдалля в очко.

# Действия

intrigues-do-play = Сыграть { NAME($shown, case: "acc") } (внизу { NAME($other) })
intrigues-do-will = Исполнить волю
intrigues-do-done = Больше карт в очки не превращать
intrigues-do-score = { $nth ->
    [1] Превратить в очко верхнюю карту
   *[other] Превратить в очко { $nth }-ю карту сверху
    }
intrigues-do-turn-own = Повернуть верхнюю карту { NAME($stack, case: "gen") }
intrigues-do-hide = Спрятать стопку Тора под стопку { NAME($stack, case: "gen") }
intrigues-do-double = Удвоить внимание { NAME($stack, case: "gen") }
intrigues-do-turn-other = { $nth ->
    [1] Повернуть верхнюю карту { NAME($stack, case: "gen") } у игрока { $owner }
   *[other] Повернуть { $nth }-ю карту сверху в стопке { NAME($stack, case: "gen") } у игрока { $owner }
    }
intrigues-do-give = { $nth ->
    [1] Отдать свою верхнюю карту { NAME($stack, case: "gen") }
   *[other] Отдать { $nth }-ю карту сверху из своей стопки { NAME($stack, case: "gen") }
    }
intrigues-do-take = { $nth ->
    [1] Взять верхнюю карту { NAME($stack, case: "gen") } у игрока { $owner }
   *[other] Взять { $nth }-ю карту сверху из стопки { NAME($stack, case: "gen") } у игрока { $owner }
    }

# События

intrigues-round-began = Начинается { $round }-й раунд.
intrigues-goal-opened = { $limit ->
    [1] В столбце { $column } открывается цель: { NAME($aesir) }, { $limit } карта.
    [one] В столбце { $column } открывается цель: { NAME($aesir) }, до { $limit } карты.
   *[other] В столбце { $column } открывается цель: { NAME($aesir) }, до { $limit } карт.
    }
intrigues-dealt = { $cards ->
    [one] Каждый получает { $cards } карту.
    [few] Каждый получает { $cards } карты.
   *[many] Каждый получает { $cards } карт.
    }
intrigues-played = { $seat } кладёт карту { NAME($shown, case: "gen") } (внизу { NAME($other) }).
intrigues-passed-left = Все передают оставшиеся карты налево.
intrigues-passed-right = Все передают оставшиеся карты направо.
intrigues-awoke = { NAME($aesir) } просыпается.
intrigues-slept = Карт { NAME($aesir, case: "gen") } нет ни у кого: { NAME($aesir) } спит дальше.
intrigues-attention = Внимание { NAME($aesir, case: "gen") }: { $seat } — { $attention }.
intrigues-disputed = { $seats } спорят за расположение { NAME($aesir, case: "gen") }.
intrigues-compared = Спор, внимание { NAME($aesir, case: "gen") }: { $seat } — { $attention }.
intrigues-dropped-out = { $seat } выбывает из спора.
intrigues-undecided = Спор не решён: расположения { NAME($aesir, case: "gen") } не добивается никто.
intrigues-favoured = { $seat } добивается расположения { NAME($aesir, case: "gen") }.
intrigues-turned-own = { $seat } поворачивает свою верхнюю карту { NAME($before, case: "gen") }: теперь вверху { NAME($after) }.
intrigues-hid = { $cards ->
    [one] { $seat } прячет под стопку { NAME($stack, case: "gen") } { $cards } карту Тора.
    [few] { $seat } прячет под стопку { NAME($stack, case: "gen") } { $cards } карты Тора.
   *[many] { $seat } прячет под стопку { NAME($stack, case: "gen") } { $cards } карт Тора.
    }
intrigues-doubled = { $seat } кладёт карту удвоения к стопке { NAME($stack, case: "gen") }: внимание { NAME($stack, case: "gen") } теперь { $attention }.
intrigues-turned-other = { $seat } поворачивает карту { NAME($before, case: "gen") } у игрока { $owner }: теперь вверху { NAME($after) }.
intrigues-drew = { $seat } берёт карту из колоды.
intrigues-drew-card = На взятой карте { NAME($one) } и { NAME($two) }.
intrigues-swapped = { $seat } меняется с игроком { $owner }: отдаёт карту { NAME($given, case: "gen") }, получает карту { NAME($taken, case: "gen") }.
intrigues-lapsed = { $seat } не может исполнить волю { NAME($aesir, case: "gen") }, и воля пропадает.
intrigues-scored = { $nth ->
    [1] { $seat } превращает в очко верхнюю карту { NAME($stack, case: "gen") }.
   *[other] { $seat } превращает в очко { $nth }-ю карту сверху из стопки { NAME($stack, case: "gen") }.
    }
intrigues-scored-hidden = { $seat } превращает в очко карту Тора, спрятанную в стопке { NAME($stack, case: "gen") } ({ $nth }-ю сверху).
intrigues-scored-nothing = { $seat } не превращает в очки ни одной карты { NAME($stack, case: "gen") }.
intrigues-turned-up = { $cards ->
    [one] У игрока { $seat } не осталось открытых карт { NAME($stack, case: "gen") }: { $cards } спрятанная карта Тора открывается и переходит в стопку Тора.
    [few] У игрока { $seat } не осталось открытых карт { NAME($stack, case: "gen") }: { $cards } спрятанные карты Тора открываются и переходят в стопку Тора.
   *[many] У игрока { $seat } не осталось открытых карт { NAME($stack, case: "gen") }: { $cards } спрятанных карт Тора открываются и переходят в стопку Тора.
    }
intrigues-doubling-returned = Карта удвоения возвращается в центр стола.
intrigues-count-began = Начинается заключительный подсчёт: каждое расположение может принести 1 очко.
intrigues-ended = Партия окончена.

# Вопросы

intrigues-ask-choose-card = Выберите карту и половину, которая будет вверху. Все открывают карты сразу, потом передают остальные соседям.
intrigues-ask-favour = { $limit ->
    [1] Расположение { NAME($aesir, case: "gen") } ваше, и в этом раунде есть цель { NAME($aesir, case: "gen") }. Исполните волю или превратите в очко { $limit } карту своей стопки { NAME($aesir, case: "gen") }; можно и ни одной.
    [one] Расположение { NAME($aesir, case: "gen") } ваше, и в этом раунде есть цель { NAME($aesir, case: "gen") }. Исполните волю или превратите в очки до { $limit } карты своей стопки { NAME($aesir, case: "gen") }; можно и ни одной.
   *[other] Расположение { NAME($aesir, case: "gen") } ваше, и в этом раунде есть цель { NAME($aesir, case: "gen") }. Исполните волю или превратите в очки до { $limit } карт своей стопки { NAME($aesir, case: "gen") }; можно и ни одной.
    }
intrigues-ask-goal = { $limit ->
    [1] Цель { NAME($aesir, case: "gen") }: можно превратить в очко ещё { $limit } карту своей стопки { NAME($aesir, case: "gen") } или остановиться.
    [one] Цель { NAME($aesir, case: "gen") }: можно превратить в очки ещё до { $limit } карты своей стопки { NAME($aesir, case: "gen") } или остановиться.
   *[other] Цель { NAME($aesir, case: "gen") }: можно превратить в очки ещё до { $limit } карт своей стопки { NAME($aesir, case: "gen") } или остановиться.
    }
intrigues-ask-odins-will = Воля Одина: выберите одну из своих стопок. Её верхняя карта повернётся и перейдёт в вашу стопку того аса, который окажется вверху.
intrigues-ask-thors-will = Воля Тора: выберите другую свою стопку. Под неё спрячется вся ваша стопка Тора и будет считаться там.
intrigues-ask-freyas-will = Воля Фреи: выберите одну из своих стопок. До конца раунда внимание там удвоится.
intrigues-ask-lokis-will = Воля Локи: выберите открытую карту соперника. Она повернётся и перейдёт в его стопку того аса, который окажется вверху.
intrigues-ask-sifs-will = Воля Сиф: сыграйте взятую карту. Выберите, какая половина будет вверху.
intrigues-ask-bragis-gift = Воля Браги: выберите свою открытую карту, которую отдадите. Потом вы выберете, что взять взамен.
intrigues-ask-bragis-prize = Вы отдаёте карту из стопки { NAME($stack, case: "gen") }. Выберите открытую карту соперника, которую возьмёте взамен.
intrigues-ask-heimdalls-will = Воля Хеймдалля: выберите карту своей стопки Хеймдалля. Она станет очком.
intrigues-ask-final-favour = Заключительный подсчёт: расположение { NAME($aesir, case: "gen") } ваше. Превратите в очко 1 карту своей стопки { NAME($aesir, case: "gen") } или ни одной.

# Отказы

intrigues-no-now = Не сейчас: сначала ответьте на то, о чём вас спрашивают.
intrigues-no-such-card = Карт, где один ас нарисован дважды, нет: выберите карту с двумя разными асами.
intrigues-no-not-drawn = Карту «{ NAME($shown) } и { NAME($other) }» вы не брали: сыграйте взятую карту любой половиной вверх.
intrigues-no-not-in-hand = Карты «{ NAME($shown) } и { NAME($other) }» у вас нет: выберите карту с руки.
intrigues-no-card-to-score = { $nth }-й карты сверху в вашей стопке { NAME($stack, case: "gen") } нет: выберите из тех, что там лежат.
intrigues-no-hiding-under-thor = Под саму себя стопку Тора не спрячешь: выберите стопку другого аса.
intrigues-no-own-stack = Стопки { NAME($stack, case: "gen") } у вас нет: выберите одну из своих стопок на столе.
intrigues-no-such-seat = Там никто не сидит: выберите карту соперника за этим столом.
intrigues-no-own-card = Это ваша карта: выберите карту соперника.
intrigues-no-hidden-card = Спрятанные карты Тора выбирать нельзя: выберите открытую карту.
intrigues-no-card-there = { $nth ->
    [1] Стопки { NAME($stack, case: "gen") } там нет: выберите открытую карту, которая лежит на столе.
   *[other] { $nth }-й карты сверху в этой стопке { NAME($stack, case: "gen") } нет: выберите открытую карту, которая лежит на столе.
    }

# Очки

intrigues-from-goals = Цели
intrigues-from-heimdall = Воля Хеймдалля
intrigues-from-final = Заключительный подсчёт

# Итоги

intrigues-end-points = Победа по очкам.
intrigues-end-tie-break = Очков поровну; всё решили карты на столе.
intrigues-end-shared = Поровну и очков, и карт на столе: победа общая.

# Настройки

intrigues-option-goals = Столбцы целей
intrigues-option-goals-about = По какому ряду выровнены столбцы целей, а значит, сколько карт каждая цель позволяет превратить в очки.
intrigues-option-goals-top = По верхнему ряду: 3, затем 3 и 2, затем 3, 2 и 1
intrigues-option-goals-bottom = По нижнему ряду: 1, затем 2 и 1, затем 3, 2 и 1
intrigues-option-ends = Половины накрытых карт
intrigues-option-ends-about = Видны ли нижние половины чужих накрытых карт и вторые половины чужих спрятанных карт Тора.
intrigues-option-ends-covered = Закрытые половины
intrigues-option-ends-open = Открытые половины

# Заголовки

intrigues-frame-choose-card = Выбор карты
intrigues-frame-favour = Воля или цель
intrigues-frame-goal = Очки за цель
intrigues-frame-odins-will = Воля Одина
intrigues-frame-thors-will = Воля Тора
intrigues-frame-freyas-will = Воля Фреи
intrigues-frame-lokis-will = Воля Локи
intrigues-frame-sifs-will = Воля Сиф
intrigues-frame-bragis-gift = Воля Браги: отдать
intrigues-frame-bragis-prize = Воля Браги: взять
intrigues-frame-heimdalls-will = Воля Хеймдалля
intrigues-frame-final-favour = Заключительный подсчёт

# Стол в терминале
intrigues-table-choosing = Раунд { $round } из 3: выбор карт
intrigues-table-awakening = Раунд { $round } из 3: пробуждение
intrigues-table-final-count = Заключительный подсчёт
intrigues-table-over = Партия окончена
intrigues-table-deck = { $cards ->
    [one] в колоде { $cards } карта
    [few] в колоде { $cards } карты
   *[many] в колоде { $cards } карт
}
intrigues-table-passing-left = карты передаются налево
intrigues-table-passing-right = карты передаются направо
intrigues-table-points = очки
intrigues-table-goals = цели
intrigues-table-goal-now = до { $limit }
intrigues-table-goal-later = { $limit } (р{ $round })
intrigues-table-cards = { $cards ->
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
   *[many] { $cards } карт на руке
}
intrigues-table-chosen = выбор сделан
intrigues-table-favour = сейчас за
intrigues-table-hand = Ваша рука:
intrigues-table-drawn = Вы вытянули:
intrigues-table-legend = В стопке: внимание, затем нижние концы карт, начиная с верхней (· — закрыт), +N — скрытые карты Тора. Расположение: ! после спора, = не решено, – ни у кого.
intrigues-pick-played = Сыгранные карты
intrigues-pick-favoured = Завоёванное расположение
