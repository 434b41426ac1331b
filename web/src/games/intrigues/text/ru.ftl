# Слова стола в браузере; остальные в src/meadhall/games/intrigues/text.

# Короткие имена для узких столбцов

intrigues-short-odin = Один
intrigues-short-thor = Тор
intrigues-short-freya = Фрея
intrigues-short-loki = Локи
intrigues-short-sif = Сиф
intrigues-short-bragi = Браги
intrigues-short-heimdall = Хейм.

# Воля асов в двух словах

intrigues-wills = Воля семи асов в порядке пробуждения
intrigues-will-now = сейчас не спит
intrigues-will-past = черёд прошёл
intrigues-will-short-odin = Поверните верхнюю карту одной своей стопки.
intrigues-will-short-thor = Спрячьте стопку Тора под другую: считается там.
intrigues-will-short-freya = Удвойте внимание одной своей стопки на раунд.
intrigues-will-short-loki = Поверните любую открытую карту соперника.
intrigues-will-short-sif = Возьмите карту и сыграйте любой половиной.
intrigues-will-short-bragi = Обменяйте свою карту на карту соперника.
intrigues-will-short-heimdall = Превратите свою карту Хеймдалля в очко.
intrigues-final-short = Расположение может принести 1 очко.

# Карты и рука

intrigues-hand-none = Карт больше не осталось.
intrigues-hand = Ваша рука
intrigues-hand-drawn = Вы взяли
intrigues-hand-drawn-about = Выберите, какая половина вверху, и сыграйте.
intrigues-hand-keys = Щелчок: сыграть, t: повернуть.
intrigues-hand-card = { $shown }, { $other } внизу
intrigues-hand-card-selected = { $shown }, { $other } внизу, ждёт подтверждения
intrigues-hand-card-committed = { $shown }, { $other } внизу, выбрана; ещё можно передумать
intrigues-turn-card = Повернуть карту: вверху { $other }
intrigues-mark-selected = подтвердите
intrigues-mark-committed = выбрана
intrigues-card-count = Карта { $nth } из { $of }
intrigues-last-card = Последняя: выберите половину.
intrigues-pass-left = остальные налево:
intrigues-pass-right = остальные направо:
intrigues-known = Карты, что вы передали
intrigues-card-title = Вверху { $shown }, внизу { $other }
intrigues-card-about = Так карта ляжет в вашу стопку «{ $shown }». { $shown }: { $upper } { $other }: { $lower }
intrigues-card-laid = { $shown }: { $upper } { $other }: { $lower }
intrigues-aesir-order = { $name }: { $order }-е пробуждение из 7

# Таблица

intrigues-matrix = Стопки: строка на игрока, столбец на аса
intrigues-cell = { $name }, { $aesir }: внимание { $attention }
intrigues-cell-top = внизу верхней карты { $other }
intrigues-cell-leads = впереди
intrigues-cell-tied = поровну, спор пока проигран
intrigues-cell-tied-wins = поровну, спор пока выигран
intrigues-cell-lit = можно выбрать
intrigues-given = отдаёте
intrigues-stack-title = Внимание { $name }: { $attention }
intrigues-stack-about = Складывается так: { $parts }.
intrigues-stack-cards = { $cards ->
    [one] { $cards } открытая карта
    [few] { $cards } открытые карты
   *[many] { $cards } открытых карт
    }
intrigues-stack-hidden = { $cards ->
    [one] { $cards } спрятанная карта Тора
    [few] { $cards } спрятанные карты Тора
   *[many] { $cards } спрятанных карт Тора
    }
intrigues-stack-doubled = карта удвоения
intrigues-head = { $name }: { $winner }, { $how }; пробуждение { $order }-е из 7
intrigues-favour-nobody = никто
intrigues-favour-asleep = нет карт
intrigues-favour-won = уже получено
intrigues-favour-ahead = впереди на { $ahead }
intrigues-favour-dispute = спор: { $aesir }
intrigues-favour-undecided = спор: ничья
intrigues-goals = Цели
intrigues-goal-now = до { $limit }
intrigues-goal-round = раунд { $round }: ≤{ $limit }
intrigues-goal-label = { $limit ->
    [1] { $words }: цель раунда { $round }, { $aesir }, { $limit } карта
    [one] { $words }: цель раунда { $round }, { $aesir }, до { $limit } карты
   *[other] { $words }: цель раунда { $round }, { $aesir }, до { $limit } карт
    }
intrigues-goals-one = { $aesir } до { $limit }
intrigues-goals-column = цели раунда { $round }: { $goals }
intrigues-points-unit = { $points ->
    [one] очко
    [few] очка
   *[many] очков
    }
intrigues-leads = впереди
intrigues-player-choosing = выбирает…
intrigues-player-chosen = выбор сделан ✓
intrigues-player-deciding = решает сейчас
intrigues-close = Закрыть
intrigues-fan = { $name }, { $aesir }: внимание { $attention }
intrigues-fan-about = Сверху вниз. Считается верхняя половина.
intrigues-fan-card = { $nth }-я карта сверху: { $aesir }
intrigues-fan-hidden = { $nth }-я карта сверху: спрятанная карта Тора
intrigues-fan-lower = внизу { $other }
intrigues-fan-covered = нижняя половина не видна

# Что происходит

intrigues-stage = Что происходит
intrigues-stage-choosing = Раунд { $round } из 3: все выбирают карту
intrigues-stage-earlier = только что
intrigues-stage-waiting = Ещё выбирают:
intrigues-stage-all-chosen = Остальные уже выбрали.
intrigues-stage-awake = { $name } не спит
intrigues-stage-sleeps = { $name } спит дальше: карт нет ни у кого
intrigues-stage-wins = получает расположение
intrigues-stage-wins-dispute = получает расположение после спора
intrigues-stage-dispute = спор: сравнивают внимание, начиная с Одина
intrigues-stage-undecided = спор никого не выявил
intrigues-stage-goal = { $limit ->
    [1] Цель: { $limit } карта в очко
    [one] Цель: до { $limit } карты в очки
   *[other] Цель: до { $limit } карт в очки
    }
intrigues-stage-will = Воля: { $will }
intrigues-stage-or-will = Или воля: { $will }
intrigues-stage-final = Заключительный подсчёт: 1 карта этой стопки может стать очком.
intrigues-skip = Дальше »
intrigues-deck = Карт в колоде
intrigues-doubling-middle = Карта удвоения лежит в центре
intrigues-doubling-out = Карта удвоения лежит у стопки
intrigues-comparison = { $aesir }: { $counts }.
intrigues-comparison-out = Выбывает: { $names }.
intrigues-verdict = Расположение { $aesir } сейчас
intrigues-verdict-dispute = Поровну: это спор. Сравнивают, начиная с Одина:
intrigues-verdict-undecided = Расположения не получил бы никто.
intrigues-verdict-decided = Расположение получает { $name }: решает { $aesir }.
intrigues-verdict-alone = Расположение получает { $name }.
intrigues-verdict-nobody = Карт нет ни у кого: этот ас спал бы дальше.
intrigues-status-choosing = Раунд { $round } из 3 · карта { $nth } из { $of }
intrigues-line-favours = расположены:

# Заключительный подсчёт

intrigues-head-heimdall = Хеймдалль
intrigues-head-final = Итог
intrigues-count-run = Показать
intrigues-count-stop = Стоп
intrigues-count-back = На одно расположение назад
intrigues-count-on = Следующее расположение
intrigues-count-all = Показать всё
intrigues-count-kept = без карты

# Понятия

intrigues-term-attention = Внимание
intrigues-term-attention-about = Карты вашей стопки этого аса вместе со спрятанными картами Тора; у карты удвоения их число вдвое больше.
intrigues-term-favour = Расположение
intrigues-term-favour-about = Когда ас просыпается, его расположение получает тот, к кому внимания больше: исполняет волю или берёт очки за цель. Здесь показано, чьё оно сейчас.
intrigues-term-dispute = Спор
intrigues-term-dispute-about = Если внимания поровну, сравнивают внимание Одина, потом Тора и так до Хеймдалля. У кого меньше, тот выбывает. Если ничья осталась, расположения не получает никто.
intrigues-term-goal = Цель
intrigues-term-goal-about = В свой раунд цель позволяет тому, кто получил расположение этого аса, вместо воли превратить карты его стопки в очки, но не больше предела. Каждая карта — 1 очко.
intrigues-term-goals = Цели
intrigues-term-goals-about = На каждый раунд свой столбец; нынешний подсвечен. Число перед рядом показывает, сколько карт цели этого ряда позволяют превратить в очки. Цель со знаком ? откроется в начале своего раунда.
intrigues-term-will = Воля
intrigues-term-will-about = То, что должен сделать получивший расположение, если не берёт очки за цель.
intrigues-term-doubling = Карта удвоения
intrigues-term-doubling-about = Воля Фреи кладёт её к стопке: до конца раунда внимание там вдвое больше. В остальное время она лежит в центре.
intrigues-term-hidden = Спрятанные карты Тора
intrigues-term-hidden-about = Воля Тора прячет карты под стопку. Они считаются там, и никто не может их повернуть или обменять.
intrigues-term-deck = Колода
intrigues-term-deck-about = 62 карты, на каждой два разных аса. Воля Сиф берёт карту из оставшихся.
intrigues-term-passing = Передача карт
intrigues-term-passing-about = После каждой карты все передают остальные: в раундах 1 и 3 налево, в раунде 2 направо.
intrigues-term-known = Карты, что вы передали
intrigues-term-known-about = Вы видели эти карты, поэтому знаете, у кого они сейчас.
intrigues-term-points = Очки
intrigues-term-points-about = Цели, воля Хеймдалля и заключительный подсчёт превращают карты в очки. Побеждает тот, у кого очков больше.
intrigues-term-final-count = Заключительный подсчёт
intrigues-term-final-count-about = После 3-го раунда все асы просыпаются ещё раз. Каждое расположение может превратить 1 карту в очко; воли и целей нет.
intrigues-term-covered = Накрытая карта
intrigues-term-covered-about = Нижнюю половину показывает только верхняя карта стопки. То, что лежит под ней, было видно, когда карту играли: можно помнить.
