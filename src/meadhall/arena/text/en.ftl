arena-title = { $game }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $players } players
arena-bot = bot
arena-games = games
arena-wins = wins
arena-share = won
arena-interval = 95%
arena-score = score
arena-rating = rating
arena-time = a move
arena-worst = longest
arena-interrupted = Interrupted: { $played } of { $all } matches were played.
arena-stats-title = { $game }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
arena-stats-left-out = { $count ->
    [one] { $count } saga is left out: not finished, or of another game.
   *[other] { $count } sagas are left out: not finished, or of another game.
}
arena-stats-players = players
arena-stats-seat = seat
arena-stats-moves = moves, median
arena-stats-range = fewest–most
arena-stats-rounds = rounds
arena-stats-source = points from
arena-stats-winners = winners
arena-stats-others = others
arena-stats-order = order
arena-stats-picks = picks
arena-stats-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
} in { $file }
arena-stats-written = { $count ->
    [one] { $count } file
   *[other] { $count } files
} in { $folder }
arena-plot-seats = Seat advantage
arena-plot-seat = seat
arena-plot-win-share = Win share, { $players } players, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
arena-plot-mean-score = Mean score
arena-plot-length = Length of a match
arena-plot-moves = moves
arena-plot-moves-of = { $players } players: { $median } moves (median), rounds: { $rounds }
arena-plot-matches = matches
arena-plot-sources = Points by source
arena-plot-winners = winners
arena-plot-others = others
arena-plot-points = mean points
arena-plot-share-of-pickers = win share of those who did, 95% interval
arena-plot-order = mean order within a round
arena-plot-times = seats
arena-plot-equal = equal chance
