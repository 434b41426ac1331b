arena-title = { $game }: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
}, игроков: { $players }
arena-bot = бот
arena-games = игр
arena-wins = побед
arena-share = доля
arena-interval = 95%
arena-score = счёт
arena-rating = рейтинг
arena-time = на ход
arena-worst = дольше
arena-interrupted = Прервано: сыграно партий { $played } из { $all }.
arena-stats-title = { $game }: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
}
arena-stats-left-out = { $count ->
    [one] Пропущена { $count } запись: партия не окончена или это другая игра.
    [few] Пропущены { $count } записи: партии не окончены или это другая игра.
   *[many] Пропущено { $count } записей: партии не окончены или это другая игра.
}
arena-stats-players = игроков
arena-stats-seat = место
arena-stats-moves = ходов, медиана
arena-stats-range = от и до
arena-stats-rounds = раундов
arena-stats-source = источник очков
arena-stats-winners = победители
arena-stats-others = остальные
arena-stats-order = очередь
arena-stats-picks = раз
arena-stats-more = … и ещё { $count } в { $file }
arena-stats-written = { $count ->
    [one] { $count } файл
    [few] { $count } файла
   *[many] { $count } файлов
} в { $folder }
arena-plot-seats = Преимущество места
arena-plot-seat = место
arena-plot-win-share = Доля побед, игроков: { $players }, партий: { $matches }
arena-plot-mean-score = Средний счёт
arena-plot-length = Длина партии
arena-plot-moves = ходы
arena-plot-moves-of = Игроков: { $players }, ходов: { $median } (медиана), раундов: { $rounds }
arena-plot-matches = партии
arena-plot-sources = Очки по источникам
arena-plot-winners = победители
arena-plot-others = остальные
arena-plot-points = очки в среднем
arena-plot-share-of-pickers = доля побед у выбравших, 95%-й интервал
arena-plot-order = очерёдность в раунде
arena-plot-times = мест
arena-plot-equal = равные шансы
