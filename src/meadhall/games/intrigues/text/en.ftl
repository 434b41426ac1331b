# Names

aesir-odin = { $case ->
   *[nom] Odin
    [gen] Odin's
    }
    .gender = masculine
aesir-thor = { $case ->
   *[nom] Thor
    [gen] Thor's
    }
    .gender = masculine
aesir-freya = { $case ->
   *[nom] Freya
    [gen] Freya's
    }
    .gender = feminine
aesir-loki = { $case ->
   *[nom] Loki
    [gen] Loki's
    }
    .gender = masculine
aesir-sif = { $case ->
   *[nom] Sif
    [gen] Sif's
    }
    .gender = feminine
aesir-bragi = { $case ->
   *[nom] Bragi
    [gen] Bragi's
    }
    .gender = masculine
aesir-heimdall = { $case ->
   *[nom] Heimdall
    [gen] Heimdall's
    }
    .gender = masculine

# The game

intrigues-title = Intrigues of Asgard
intrigues-tagline = Draw the gods' attention, win their favour and turn it into points.
intrigues-about = Every card shows two Aesir, and you choose which one is up. Whoever has the most cards of an Aesir does that god's will or scores points, and every will changes the table for the gods to come. Three short rounds, and hands that travel round the table.

# The wills

intrigues-will-odin = Choose one of your stacks and turn its top card: it moves to your stack of the Aesir that is up now.
intrigues-will-thor = Hide your whole Thor stack face down under another of your stacks, where it counts from now on.
intrigues-will-freya = Lay the doubling card on one of your stacks: its attention is doubled until the end of the round.
intrigues-will-loki = Turn a face-up card of an opponent: it moves to that player's stack of the Aesir that is up now.
intrigues-will-sif = Draw a card from the deck and play it with the end up that you prefer.
intrigues-will-bragi = Swap one of your face-up cards for a face-up card of an opponent; neither is turned.
intrigues-will-heimdall = Score one card of your Heimdall stack: 1 point.

# Actions

intrigues-do-play = Play { NAME($shown) } ({ NAME($other) } below)
intrigues-do-will = Do the will
intrigues-do-done = Score no more cards
intrigues-do-score = { $nth ->
    [1] Score the top card
   *[other] Score card { $nth } from the top
    }
intrigues-do-turn-own = Turn the top { NAME($stack) } card
intrigues-do-hide = Hide the Thor stack under { NAME($stack) }
intrigues-do-double = Double { NAME($stack, case: "gen") } attention
intrigues-do-turn-other = { $nth ->
    [1] Turn { $owner }'s top { NAME($stack) } card
   *[other] Turn card { $nth } from the top of { $owner }'s { NAME($stack) } stack
    }
intrigues-do-give = { $nth ->
    [1] Give your top { NAME($stack) } card
   *[other] Give card { $nth } from the top of your { NAME($stack) } stack
    }
intrigues-do-take = { $nth ->
    [1] Take { $owner }'s top { NAME($stack) } card
   *[other] Take card { $nth } from the top of { $owner }'s { NAME($stack) } stack
    }

# Events

intrigues-round-began = Round { $round } begins.
intrigues-goal-opened = { $limit ->
    [one] A goal opens in column { $column }: { NAME($aesir) }, { $limit } card.
   *[other] A goal opens in column { $column }: { NAME($aesir) }, up to { $limit } cards.
    }
intrigues-dealt = { $cards ->
    [one] Everybody gets { $cards } card.
   *[other] Everybody gets { $cards } cards.
    }
intrigues-played = { $seat } plays { NAME($shown) } ({ NAME($other) } below).
intrigues-passed-left = Everybody passes the rest of the hand to the left.
intrigues-passed-right = Everybody passes the rest of the hand to the right.
intrigues-awoke = { NAME($aesir) } awakens.
intrigues-slept = Nobody has any { NAME($aesir) } cards: { NAME($aesir) } sleeps on.
intrigues-attention = { NAME($aesir, case: "gen") } attention to { $seat }: { $attention }.
intrigues-disputed = { $seats } dispute { NAME($aesir, case: "gen") } favour.
intrigues-compared = Dispute, { NAME($aesir, case: "gen") } attention to { $seat }: { $attention }.
intrigues-dropped-out = { $seat } drops out of the dispute.
intrigues-undecided = The dispute stays undecided: nobody wins { NAME($aesir, case: "gen") } favour.
intrigues-favoured = { $seat } wins { NAME($aesir, case: "gen") } favour.
intrigues-turned-own = { $seat } turns the top { NAME($before) } card: it shows { NAME($after) } now.
intrigues-hid = { $cards ->
    [one] { $seat } hides { $cards } Thor card under the { NAME($stack) } stack.
   *[other] { $seat } hides { $cards } Thor cards under the { NAME($stack) } stack.
    }
intrigues-doubled = { $seat } lays the doubling card on the { NAME($stack) } stack: { NAME($stack, case: "gen") } attention is { $attention } now.
intrigues-turned-other = { $seat } turns one of { $owner }'s { NAME($before) } cards: it shows { NAME($after) } now.
intrigues-drew = { $seat } draws a card from the deck.
intrigues-drew-card = The card drawn shows { NAME($one) } and { NAME($two) }.
intrigues-swapped = { $seat } swaps cards with { $owner }: gives { NAME($given) }, takes { NAME($taken) }.
intrigues-lapsed = { $seat } cannot do { NAME($aesir, case: "gen") } will: it lapses.
intrigues-scored = { $nth ->
    [1] { $seat } scores the top { NAME($stack) } card: 1 point.
   *[other] { $seat } scores card { $nth } from the top of the { NAME($stack) } stack: 1 point.
    }
intrigues-scored-hidden = { $seat } scores a hidden Thor card of the { NAME($stack) } stack (card { $nth } from the top): 1 point.
intrigues-scored-nothing = { $seat } scores no { NAME($stack) } card.
intrigues-turned-up = { $cards ->
    [one] { $seat } has no face-up { NAME($stack) } card left: { $cards } hidden Thor card turns up and joins the Thor stack.
   *[other] { $seat } has no face-up { NAME($stack) } card left: { $cards } hidden Thor cards turn up and join the Thor stack.
    }
intrigues-doubling-returned = The doubling card goes back to the middle.
intrigues-count-began = The final count begins: each favour can bring 1 point.
intrigues-ended = The match is over.

# Prompts

intrigues-ask-choose-card = Choose a card and which end is up. All cards are shown at once, then the hands are passed on.
intrigues-ask-favour = { $limit ->
    [one] { NAME($aesir, case: "gen") } favour is yours, and { NAME($aesir) } is a goal of this round. Do the will, or score { $limit } card of your { NAME($aesir) } stack, or none.
   *[other] { NAME($aesir, case: "gen") } favour is yours, and { NAME($aesir) } is a goal of this round. Do the will, or score up to { $limit } cards of your { NAME($aesir) } stack, or none.
    }
intrigues-ask-goal = { $limit ->
    [one] { NAME($aesir, case: "gen") } goal: you may score { $limit } more card of your { NAME($aesir) } stack, or stop here.
   *[other] { NAME($aesir, case: "gen") } goal: you may score up to { $limit } more cards of your { NAME($aesir) } stack, or stop here.
    }
intrigues-ask-odins-will = Odin's will: choose one of your stacks. Its top card is turned and moves to your stack of the Aesir that is then up.
intrigues-ask-thors-will = Thor's will: choose another of your stacks. Your whole Thor stack is hidden under it and counts there from now on.
intrigues-ask-freyas-will = Freya's will: choose one of your stacks. Its attention is doubled until the end of the round.
intrigues-ask-lokis-will = Loki's will: choose a face-up card of an opponent. It is turned and moves to that player's stack of the Aesir that is then up.
intrigues-ask-sifs-will = Sif's will: play the card that you have drawn. Choose which end is up.
intrigues-ask-bragis-gift = Bragi's will: choose one of your face-up cards to give away. Next you choose the card that you take for it.
intrigues-ask-bragis-prize = You give away a card of your { NAME($stack) } stack. Choose a face-up card of an opponent to take for it.
intrigues-ask-heimdalls-will = Heimdall's will: choose a card of your Heimdall stack. It becomes 1 point.
intrigues-ask-final-favour = Final count: { NAME($aesir, case: "gen") } favour is yours. Score 1 card of your { NAME($aesir) } stack, or none.

# Refusals

intrigues-no-now = Not now: first answer what you are asked.
intrigues-no-such-card = The two ends of a card are never the same Aesir: choose a card with two different ends.
intrigues-no-not-drawn = You did not draw { NAME($shown) } with { NAME($other) }: play the card that you have drawn, with either end up.
intrigues-no-not-in-hand = You do not hold { NAME($shown) } with { NAME($other) }: choose a card from your hand.
intrigues-no-card-to-score = There is no card { $nth } in your { NAME($stack) } stack: choose one that lies there.
intrigues-no-hiding-under-thor = The Thor stack cannot go under itself: choose a stack of another Aesir.
intrigues-no-own-stack = You have no { NAME($stack) } stack: choose one of your stacks on the table.
intrigues-no-such-seat = Nobody sits there: choose a card of an opponent at this table.
intrigues-no-own-card = That card is your own: choose a card of an opponent.
intrigues-no-hidden-card = Thor cards that lie hidden are out of reach: choose a face-up card.
intrigues-no-card-there = { $nth ->
    [1] There is no { NAME($stack) } stack there: choose a face-up card that lies on the table.
   *[other] There is no card { $nth } in that { NAME($stack) } stack: choose a face-up card that lies on the table.
    }

# Points

intrigues-from-goals = Goals
intrigues-from-heimdall = Heimdall's will
intrigues-from-final = Final count

# Ends

intrigues-end-points = Won with the most points.
intrigues-end-tie-break = The points were equal; the cards on the table decided.
intrigues-end-shared = Equal in points and in cards on the table: the victory is shared.

# Options

intrigues-option-goals = Goal columns
intrigues-option-goals-about = Which row the goal columns are aligned to, and so how many cards each goal lets you score.
intrigues-option-goals-top = Top row: 3, then 3 and 2, then 3, 2 and 1
intrigues-option-goals-bottom = Bottom row: 1, then 2 and 1, then 3, 2 and 1
intrigues-option-ends = Ends of covered cards
intrigues-option-ends-about = Whether you see the lower ends of other players' covered cards and the other ends of their hidden Thor cards.
intrigues-option-ends-covered = Covered ends
intrigues-option-ends-open = Open ends

# Headings

intrigues-frame-choose-card = Choose a card
intrigues-frame-favour = Will or goal
intrigues-frame-goal = Goal points
intrigues-frame-odins-will = Odin's will
intrigues-frame-thors-will = Thor's will
intrigues-frame-freyas-will = Freya's will
intrigues-frame-lokis-will = Loki's will
intrigues-frame-sifs-will = Sif's will
intrigues-frame-bragis-gift = Bragi's will: give
intrigues-frame-bragis-prize = Bragi's will: take
intrigues-frame-heimdalls-will = Heimdall's will
intrigues-frame-final-favour = Final count

# The table in a terminal
intrigues-table-choosing = Round { $round } of 3: choosing cards
intrigues-table-awakening = Round { $round } of 3: the awakening
intrigues-table-final-count = The final count
intrigues-table-over = The match is over
intrigues-table-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
intrigues-table-passing-left = hands go to the left
intrigues-table-passing-right = hands go to the right
intrigues-table-points = points
intrigues-table-goals = goals
intrigues-table-goal-now = up to { $limit }
intrigues-table-goal-later = { $limit } (r{ $round })
intrigues-table-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
intrigues-table-chosen = has chosen
intrigues-table-favour = favour now
intrigues-table-hand = Your hand:
intrigues-table-drawn = You drew:
intrigues-table-legend = In a stack: attention, then the other end of each card from the top (· is covered), +N hidden Thor cards. Favour: ! after a dispute, = undecided, – nobody.
intrigues-pick-played = Cards played
intrigues-pick-favoured = Favours won
