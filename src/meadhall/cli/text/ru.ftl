cli-place = место
cli-player = игрок
cli-total = итого
cli-saga-players = Игроки: { $players }
cli-saga-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
cli-saga-hidden = Зерно случая не раскрывается до конца партии. Печать: { $commitment }
cli-saga-open = Партия ещё не окончена.
cli-which-game = В какую игру играем?
cli-welcome = { $title }, за столом { $players }. Запись партии: { $file }
cli-commitment = Весь случай этой партии определён заранее; его печать — { $commitment }.
cli-curtain = Следующий выбор видит только { $player }. Передайте экран и нажмите Enter.
cli-choose = Ваш выбор (номер, запись хода или help): 
cli-help = Ответьте номером из списка или записью хода. Другие слова:
    undo: вернуть свой последний выбор, пока не открылось ничего нового
    why ХОД: почему этот ход сейчас невозможен
    rules [НОМЕР]: правила целиком, одно правило, глава или правила со словом
    log: что уже произошло
    table: показать стол ещё раз
    save ФАЙЛ: сохранить копию записи
    lang en|ru: сменить язык
    quit: прервать игру; партия сохранится
cli-unknown = «{ $text }» — это не номер из списка и не запись хода.
cli-between = В списке номера от 1 до { $last }.
cli-possible = Этот ход сейчас возможен.
cli-saved = Сохранено в { $file }.
cli-kept = Партия сохранена. Продолжить: { $command }
cli-no-undo = Это уже не вернуть: что-то открылось или после вас выбирал другой игрок.
cli-undone = Ход возвращён.
cli-verify = Тасовку может проверить любой: { $command }
cli-arena-title = { $game }: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
}, игроков: { $players }
cli-arena-bot = бот
cli-arena-games = игр
cli-arena-wins = побед
cli-arena-share = доля
cli-arena-interval = 95%
cli-arena-score = счёт
cli-arena-rating = рейтинг
cli-arena-time = на ход
cli-arena-worst = дольше
cli-arena-interrupted = Прервано: сыграно партий { $played } из { $all }.
