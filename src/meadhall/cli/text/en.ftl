cli-place = place
cli-player = player
cli-total = total
cli-saga-players = Players: { $players }
cli-saga-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cli-saga-hidden = The seed is held back until the match is over. Commitment: { $commitment }
cli-saga-open = The match is not over yet.
cli-which-game = Which game?
cli-welcome = { $title }, for { $players }. The match is kept in { $file }
cli-commitment = All chance of this match was settled beforehand; its seal is { $commitment }.
cli-curtain = The next choice is { $player }'s alone. Pass the screen, then press Enter.
cli-choose = Your choice (a number, the notation, or help): 
cli-help = Answer with a number from the list or with the notation behind it. Other words:
    undo: take back your last choice, while nothing new was revealed
    why ACTION: why an action is not possible now
    rules [ID]: the rules, one rule, one chapter, or those with a word
    log: what has happened so far
    table: draw the table again
    save FILE: keep a copy of the record
    lang en|ru: change the language
    quit: stop; the match is kept
cli-unknown = “{ $text }” is neither a number of the list nor an action.
cli-meant = Did you mean: { $actions }?
cli-between = The list goes from 1 to { $last }.
cli-possible = That is possible now.
cli-saved = Saved to { $file }.
cli-kept = The match is kept. Go on with: { $command }
cli-no-undo = That can't be taken back: something was revealed, or another player has chosen since.
cli-undone = Taken back.
cli-verify = Anyone can check the shuffles: { $command }
