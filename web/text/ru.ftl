# Всюду

web-skip = К содержанию
web-pages = Страницы
web-home = На главную
web-close = Закрыть
web-cancel = Отменить
web-save = Сохранить
web-saved = Сохранено.
web-copied = Ссылка скопирована.
web-loading = Накрываем на стол…
web-light = Светлые цвета
web-dark = Тёмные цвета
web-rule = Правило { $rule }
web-rules = Правила
web-gear = Настройки и справка
web-about = О Meadhall

# Главная

web-welcome = Добро пожаловать в медовый зал
web-welcome-text = Стол для настольных игр о скандинавских богах прямо в браузере. Играйте с ботами хоть сейчас или позовите друзей по ссылке. Устанавливать ничего не надо, учётная запись не нужна: стол сам раздаёт, считает и объясняет каждое правило, так что учиться можно прямо во время игры.
web-games = Игры
web-players = Игроков: от { $fewest } до { $most }
web-play-now = Сыграть с ботами
web-starting = Накрываем на стол…
web-new-table = Новый стол
web-my-tables = Мои столы
web-open-tables = Общие столы
web-no-open-tables = Сейчас общих столов нет. Откройте свой, и к вам присоединятся.
web-open-seat = свободное место
web-join-by-link = Сесть за стол по ссылке
web-link = Ссылка, которую вам прислали
web-bad-link = Это не ссылка на стол: скопируйте её целиком.
web-join = Сесть за стол
web-your-turn = Ваш ход
web-your-turn-title = { $tables ->
    [one] Ваш ход
   *[other] Ваш ход, столов: { $tables }
    }
web-turn-of = Выбирает: { $who }
web-status-open = ждёт игроков
web-status-running = идёт игра
web-status-over = окончен
web-status-closed = Этот стол закрыт.

# Новый стол

web-game = Игра
web-seats = Места
web-seat-kind = Кто сидит на месте { $seat }
web-seat-me = Я
web-seat-here = Кто-то за этим же экраном
web-seat-open = Свободно для гостя
web-seat-bot = Бот
web-seat-open-about = Вы получите ссылку, чтобы её отправить.
web-level = Уровень бота на месте { $seat }
web-bot-thrall = трэль: ходит почти наугад
web-bot-karl = карл: берёт то, что выгодно сейчас
web-bot-jarl = ярл: думает наперёд
web-bot-konung = конунг: думает долго и хорошо
web-name = Ваше имя
web-name-of-seat = Имя игрока { $seat }
web-more-seats = Ещё место
web-fewer-seats = Убрать место
web-hot-seat-about = За одним экраном несколько человек: перед каждым ходом занавес скрывает руку, пока следующий игрок не сядет к экрану.
web-clock = Часы
web-clock-none = Без часов
web-clock-live = За один присест
web-clock-slow = По ходу дней
web-clock-minutes = Минут каждому
web-clock-increment = Добавка за ход, секунд
web-clock-cap = Не больше, минут
web-clock-days = Дней на ход
web-clock-live-told = { $minutes } мин и { $increment } с за каждый ход
web-clock-slow-told = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
    }
web-more = Ещё
web-allow-hints = Игрокам можно просить подсказку
web-public = Общий: виден на главной странице
web-components = Файл компонентов
web-choose-file = Выбрать файл
web-components-wrong = Файл { $file } не принят, стол не открыт. Что не так (по-английски): { $why }
web-components-large = В файле { $file } больше 20 кБ, он не принят. Оставьте только те значения, которые отличаются.
web-components-about = Для владельцев коробки: файл TOML, который уточняет числа на картах и жетонах.
web-components-own = Свой файл хозяина стола
web-create = Открыть стол

# За стол

web-join-title = Вас приглашают за стол
web-join-as = Ваше имя за столом: { $name }.
web-watch = Только смотреть
web-room-host = Отправьте ссылку на каждое свободное место или отдайте его боту. Потом начинайте.
web-room-guest = Партия начнётся, когда её начнёт хозяин стола.
web-sit-here = Сесть сюда
web-invite = Ссылка на это место
web-link-for-seat = Кто первым откроет эту ссылку, сядет сюда (до { $until }):
web-link-expired-title = Ссылка больше не действует
web-link-expired = По ней может сесть один человек, и работает она ограниченное время. Попросите у хозяина стола новую ссылку, а пока можно посмотреть.
web-several = Один человек может занять несколько мест
web-seats-per-person = Мест на человека
web-one-seat-each = одно
web-several-seats = несколько
web-give-to-bot = Отдать боту
web-leave-seat = Встать
web-free-seat = Освободить место
web-start = Начать партию
web-start-waits = Одно из мест ещё свободно.
web-hints-allowed = разрешены
web-hints-forbidden = не за этим столом

# Стол

web-scores = Очки
web-table-players = Игроки
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }
web-is-choosing = выбирает
web-has-chosen = выбор сделан
web-bot = бот
web-away = не на связи
web-stand-in = пока играет { $level }
web-call-stand-in = Пусть пока сыграет бот
web-take-back = Вернуться на своё место
web-time-left = Осталось времени
web-time-out = время вышло
web-days-short = д
web-hours-short = ч
web-over = Партия окончена
web-chosen = Выбор сделан
web-may-change = Пока можно передумать.
web-waiting-for = Ждём: { $who }.
web-preview = Ваш выбор
web-final = Это нельзя будет взять назад.
web-confirm = Подтвердить
web-choose-on-table = Выберите то, что светится золотом.
web-you-watch = Вы зритель.
web-wait = Сейчас от вас ничего не требуется.
web-undo = Вернуть ход
web-redo = Повторить
web-restart-turn = Ход заново
web-ask-undo = Попросить вернуть ход
web-hint = Подсказка
web-hint-close = Скрыть
web-thinking = Думаю…
web-hint-win = победа в { $percent } % случаев
web-percent = { $percent } %
web-hint-score = В конце примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
    }.
web-proposal-undo = { $name } просит вернуть ход.
web-proposal-clock = { $name } просит поменять часы.
web-agree = Согласиться
web-decline = Отказать
web-withdraw = Отозвать просьбу
web-lost = Связь пропала. Она вернётся сама, ничего не потеряется.
web-hand = Рука
web-log = Журнал
web-chat = Разговор
web-log-and-chat = Журнал и разговор
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Сказать
web-send = Отправить
web-earlier = Показать раньше
web-mute = Заглушить
web-mute-name = Заглушить: { $name }
web-unmute = Вернуть голос
web-unmute-name = Вернуть голос: { $name }
web-silenced = Хозяин стола отключил вам чат. Играть и читать можно по-прежнему.
web-players-only = только игрокам
web-parts = Части стола
web-tab-board = Поле
web-tab-hand = Рука
web-tab-players = Игроки
web-tab-log = Журнал
web-missed = Без меня
web-missed-about = { $count ->
    [one] Показать { $count } событие после моего хода
    [few] Показать { $count } события после моего хода
   *[many] Показать { $count } событий после моего хода
    }
web-past = Прошлый момент
web-past-text = Вы смотрите назад, а партия тем временем идёт.
web-to-now = Вернуться в игру
web-skip-playback = Пропустить
web-step-back = Шаг назад
web-step-on = Шаг вперёд
web-curtain = Следующий ход: { $name }
web-curtain-text = Передайте экран. Остальные сейчас не смотрят.
web-curtain-lift = { $name } у экрана
web-curtain-back = { $name } хочет выбрать заново

# Помощь за столом

web-help-text = Что светится золотом, то можно выбрать. Нажмите на что-нибудь другое и узнаете, почему нельзя. Наведите на карту или имя либо подержите на них палец, и они объяснят себя сами.
web-keys = Клавиши
web-keys-on = Одиночные клавиши действуют за столом
web-key-0 = выбрать то, что на кнопке с этим номером
web-key-1 = подтвердить выбор
web-key-2 = отменить или вернуться в игру
web-key-3 = вернуть ход
web-key-4 = попросить подсказку
web-key-5 = показать, что было без меня
web-key-6 = перейти дальше
web-key-7 = перейти к следующему подсвеченному
web-ask-clock = Попросить другие часы
web-ask-table = Спросить стол
web-leave = Выйти из партии
web-leave-about = За вас доиграет бот. Можно вернуться и снова занять своё место.
web-end-table = Закрыть стол
web-end-table-about = Партия закончится без результата, и продолжить её будет нельзя.

# Что случилось за столом

web-notice-opened = Стол открыт.
web-notice-joined = { $name } теперь за столом.
web-notice-left = { $name } больше не за столом.
web-notice-assigned = { $level ->
    [thrall] За стол садится трэль.
    [karl] За стол садится карл.
   *[other] Место переходит к другому.
    }
web-notice-started = Партия начинается.
web-notice-undone = { $name } возвращает ход.
web-notice-redone = { $name } всё-таки повторяет ход.
web-notice-proposed = { $what ->
    [clock] { $name } просит поменять часы.
   *[other] { $name } просит вернуть ход.
    }
web-notice-answered = { $yes ->
    [true] { $name }: согласие.
   *[other] { $name }: отказ.
    }
web-notice-withdrawn = { $name }: просьба отозвана.
web-notice-muted = { $name }: чат отключён хозяином стола.
web-notice-unmuted = { $name }: чат снова открыт.
web-notice-stand-in = Вместо игрока { $name } пока играет { $level }.
web-notice-took-back = { $name } снова за столом.
web-notice-clock = Часы изменены.
web-notice-closed = Стол закрыт.
web-notice-rematch = Накрыт новый стол.

# Конец

web-winners = { $count ->
    [one] Побеждает { $who }
   *[other] Победу делят { $who }
    }
web-points-by-source = Очки по источникам
web-place = Место
web-player = Игрок
web-total = Всего
web-chart = Очки после каждого раунда. { $told }
web-show-table = Показать стол
web-show-result = Показать итоги
web-rematch = Сыграть ещё раз
web-to-rematch = К новой партии
web-saga = Скачать сагу
web-verify = Честно ли тасовали?
web-verify-about = До первой карты зал показал отпечаток секрета, от которого зависят все перетасовки. Теперь секрет открыт: если отпечаток тот же, по дороге никто ничего не менял.
web-verify-now = Проверить здесь
web-verify-right = Отпечатки совпали: перетасовки были решены до партии.
web-verify-wrong = Отпечатки различаются: запись изменили.
web-verify-more = Чтобы проверить ещё и все ходы, скачайте сагу и запустите
web-commitment = Отпечаток, показанный в начале
web-seed = Секрет партии

# Повтор

web-replay = Повтор
web-replay-shared = За этим экраном несколько человек: повтор откроется, когда партия окончится.
web-back-to-table = К столу
web-first = В начало
web-last = В конец
web-play = Смотреть
web-pause = Пауза
web-moment = Момент
web-eyes = Чьими глазами
web-eyes-all = Все руки открыты
web-eyes-of = Как видел игрок { $name }
web-eyes-own = Как было видно мне
web-copy-link = Скопировать ссылку

# Правила

web-search-rules = Искать в правилах
web-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
    }
web-ruling = решено нами
web-ruling-about = отмечает то, что книги правил оставляют открытым, а мы решили.
web-contents = Оглавление
web-sources = Откуда числа на картах и жетонах
web-sources-about = Значения названы в таблицах так, как в файле компонентов.
web-source = Источник
web-source-S = сказано в книге правил
web-source-D = следует из её слов, примеров или рисунков
web-source-P = сходится в открытых списках и на снимках
web-source-R = восстановлено или решено нами: всему сказанному не противоречит, но источника нет

# Учётная запись

web-account = Учётная запись
web-preferences = Настройки
web-preferences-kept = Хранятся в этом браузере.
web-language = Язык
web-theme = Цвета
web-theme-system = Как в системе
web-theme-dark = Тёмные
web-theme-light = Светлые
web-motion = Движение
web-motion-system = Как в системе
web-motion-normal = Обычное
web-motion-fast = Быстрое
web-motion-off = Выключено
web-confirm-when = Подтверждать выбор
web-confirm-always = Всегда
web-confirm-final = Когда его нельзя взять назад
web-confirm-never = Никогда
web-volume = Громкость звуков
web-volume-off = выключены
web-name-shown = Видно за столами, за которые вы сядете теперь
web-sign-in = Войти
web-sign-out = Выйти
web-signed-in = Вы вошли как { $login }
web-signed-out = Вы вышли.
web-welcome-back = С возвращением.
web-keep-account = Сохранить учётную запись
web-keep-account-about = Вы гость этого браузера. С логином и паролем ваши столы доступны откуда угодно.
web-login = Логин
web-password = Пароль (от 8 знаков)
web-make-account = Завести учётную запись
web-account-kept = Учётная запись сохранена.
web-change-password = Сменить пароль
web-change-password-about = На всех других устройствах произойдёт выход.
web-password-old = Старый пароль
web-password-new = Новый пароль (не короче 8 знаков)
web-login-new = Логин, если нужен другой
web-password-changed = Пароль изменён. На других устройствах выполнен выход.
web-delete = Удалить меня
web-delete-about = Ваше имя, пароль, сеансы и всё, что вы сказали, будут удалены. В оконченных партиях останутся ходы без вашего имени.
web-delete-sure = Да, удалить всё это
web-deleted = Вас здесь больше не помнят.

# О Meadhall

web-about-text = Meadhall — цифровой стол для настольных игр о скандинавских богах: он играет по правилам, объясняет их и ведёт запись, которую может проверить каждый.
web-about-games = Игры принадлежат своим авторам и издателям
web-about-own = Meadhall с ними не связан и ими не одобрен. Здесь нет ни их рисунков, ни их текстов: правила, слова и рисунки наши собственные. Понравилась игра — купите коробку.
web-about-made-with = Сделано с помощью
web-about-icons = Значки:
web-about-licences = Полные тексты лицензий
web-about-kept = Что хранится
web-about-kept-text = Файл cookie с вашим сеансом и ваши настройки в этом браузере. Зал хранит ваше имя, ваши столы и то, что вы за ними говорите, пока вы не удалите себя на странице учётной записи. Больше никуда ничего не отправляется.

# Что может пойти не так

web-missing = Здесь ничего нет
web-missing-text = Адрес никуда не ведёт: может быть, ссылка обрезана.
web-no-table = Такого стола нет
web-no-table-text = Его убрали, или ссылка обрезана. Попросите новую у того, кто её прислал.
web-no-way = Это закрытый стол
web-no-way-text = Попросите у хозяина ссылку на место.
web-old-rules = Эта партия начата по прежним правилам
web-old-rules-text = Теперь в зале новые правила, и продолжить её нельзя. Откройте новый стол.
web-old-record = Партия сыграна по прежним правилам: журнал и итоги сохранились, а стол уже не показать.
web-trouble = Что-то пошло не так
web-error-unreachable = До зала не достучаться. Проверьте связь и попробуйте ещё раз.
web-error-unavailable = Сейчас у зала не получилось. Ничего не изменилось, попробуйте ещё раз.
web-error-too-many = Слишком быстро. Подождите немного и попробуйте ещё раз.
web-error-too-many-tables = У вас уже столько незаконченных партий, сколько разрешено в этом зале. Сначала закончите или закройте одну из них.
web-error-too-many-bots = В ваших партиях было бы больше ботов, чем разрешено в этом зале. Закончите или закройте одну из партий либо возьмите меньше ботов.
web-error-not-yours = Это решать не вам.
web-error-muted = Хозяин стола отключил вам чат.
web-error-not-asked = Сейчас не ваш ход.
web-error-stale = На столе уже всё иначе. Посмотрите и выберите ещё раз.
web-error-cannot-undo = Без согласия стола этого не вернуть: что-то открылось, или ходит другой игрок.
web-error-not-found = Здесь такого нет.
web-error-not-running = Партия сейчас не идёт.
web-error-taken = Это уже занято.
web-error-wrong-name = В имени от 1 до 40 знаков, среди них хотя бы одна буква или цифра, без запятых и вертикальных черт.
web-error-name-bot = Так зовут бота. Выберите другое имя.
web-error-name-reserved = С таким именем вас примут за сам зал. Выберите другое.
web-error-name-alike = За этим столом уже есть похожее имя. Выберите другое на странице учётной записи.
web-error-expired = По этой ссылке уже сели, или она устарела.
web-error-one-seat = У вас уже есть место. За этим общим столом каждый занимает одно.
web-error-wrong-host = Под этим именем зал не открывается. Зайдите по его собственному адресу.
web-error-wrong-password = Логин и пароль не подходят друг к другу.
web-error-no-session = Сначала назовитесь: выберите имя на странице учётной записи.
web-error-forged = Страница устарела. Загрузите её заново.

# Поле

web-board-fit = Всё поле
web-board-lit-outside = За краем есть то, что можно выбрать: перейти
web-panel-fold = Показать поле
web-panel-unfold = Показать панель
web-steps = Шаг за шагом
web-steps-done = Готово
web-step-done = сделано
web-step-change = Изменить
web-restart = Начать заново
web-bill-give = Отдаёте
web-bill-get = Получаете
web-bill-becomes = становится
web-aim-back = На шаг назад

# Игра без собственного поля: названия сведений

web-view-table = Стол
web-view-hand = Рука
web-view-pack = На выбор
web-view-drawn = Взято
web-view-cards = Карты
web-view-quests = Воля богов
web-view-age = Эпоха
web-view-round = Раунд
web-view-phase = Фаза
web-view-turn = Ход
web-view-first = Первый игрок
web-view-doom = Обречены по эпохам
web-view-doomed = Обречена в эту эпоху
web-view-provinces = Провинции
web-view-region = Регион
web-view-villages = Деревни
web-view-room = Пустые деревни
web-view-fjord = Фьорд
web-view-token = Жетон
web-view-glory = Слава
web-view-pillaged = разграблена
web-view-destroyed = уничтожена
web-view-figures = Фигурки
web-view-strength = Сила
web-view-fjords = Фьорды
web-view-supports = Поддерживает
web-view-live = открыт
web-view-clan = Клан
web-view-sources = Слава за
web-view-rage = Ярость
web-view-passed = спасовал
web-view-stats = Характеристики
web-view-step = ступень
web-view-value = значение
web-view-axes = Топоры
web-view-horns = Рога
web-view-on_board = На поле
web-view-upgrades = Улучшения
web-view-reserve = Резерв
web-view-valhalla = Вальхалла
web-view-costs = Стоимость
web-view-open_quests = Открытая воля богов
web-view-known = Известные карты
web-view-committed = выбрал
web-view-discard = Сброс
web-view-draft = Выбор даров
web-view-rounds = Раундов
web-view-choices = Выборов
web-view-march = Марш
web-view-start = Откуда
web-view-goal = Куда
web-view-moved = переместилось
web-view-battle = Битва
web-view-province = Провинция
web-view-pillager = Начал разграбление
web-view-challenge = вызов
web-view-winner = Победитель
web-view-sides = Стороны
web-view-face_down = лицом вниз
web-view-laid = Положено
web-view-late = Добавлено
web-view-silenced = без свойства
web-view-counted = засчитана
web-view-lines = Сумма
web-view-bonus = Бонус
web-view-total = Итого
web-view-fallen = Пало
web-view-destruction = Уничтожаются
web-view-figure = Фигурка
web-view-count = Количество
web-view-warrior = Воины
web-view-leader = Вождь
web-view-ship = Корабль
web-view-gods = Боги
web-view-side = Сторона
web-view-rises = Восходит в раунде
web-view-risen = взошёл
web-view-seal = печать
web-view-request = Ячейки просьбы
web-view-temple = Ячейка храма
web-view-support = Поддержка
web-view-asks = Нужны
web-view-tile = Открытый жетон
web-view-tiles_left = Осталось жетонов
web-view-recruits = Рекруты
web-view-worlds = Миры
web-view-world = Мир
web-view-closed = вне игры
web-view-rewards = Награды
web-view-won = Получено
web-view-victory = Зона победы
web-view-light = Свет
web-view-dark = Тьма
web-view-god = Бог
web-view-population = Население
web-view-flipped = перевёрнут
web-view-battle_value = Сила в битве
web-view-army = Войско
web-view-army_strength = Сила войска
web-view-ancient = Древнее оружие
web-view-lower = Нижние миры
web-view-supply = Запас
web-view-pool = Общий запас
web-view-temples = Храмы
web-view-left = осталось
web-view-top = сверху
web-view-points = Очки
web-view-cost = Цена
web-view-other = другого цвета
web-view-row = Жетоны Асгарда
web-view-open = открыт
web-view-bonuses_left = Осталось жетонов Асгарда
web-view-ancient_left = Осталось древнего оружия
web-view-battle_tiles = Жетоны битвы
web-view-stacks = Стопки
web-view-weapon = Оружие
web-view-wizardry = Чары
web-view-maybe = возможно
web-view-skills = Жетоны умений
web-view-order = Порядок
web-view-discs = Диски в личном запасе
web-view-in_row = Диски в ряду
web-view-asgard = Диски в Асгарде
web-view-middle = Диски посередине
web-view-revealed = Раскрыто
web-view-held = Фишки
web-view-tiles = Жетоны населения
web-view-temple_points = Очков за раунд
web-view-victories = Зоны победы
web-view-battle_tile_values = Жетоны битвы, значения
web-view-hidden = Скрытые жетоны
web-view-has_passed = спасовал
web-view-offers = Предложения
web-view-promised = Обещано
web-view-due = Предстоит
web-view-number = Номер
web-view-pieces = Фишки
web-view-sort = Вид
web-view-deals = сделки разрешены
web-view-silence = сейчас нельзя говорить
web-view-nothing-held = В руке ничего нет.
