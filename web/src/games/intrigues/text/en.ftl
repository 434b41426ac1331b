# Words of the browser's table; the rest is in src/meadhall/games/intrigues/text.

# Short names, for narrow columns

intrigues-short-odin = Odin
intrigues-short-thor = Thor
intrigues-short-freya = Freya
intrigues-short-loki = Loki
intrigues-short-sif = Sif
intrigues-short-bragi = Bragi
intrigues-short-heimdall = Heim.

# The wills in a few words

intrigues-wills = The seven wills, in awakening order
intrigues-will-now = awake now
intrigues-will-past = has been awake
intrigues-will-short-odin = Turn the top card of one of your stacks.
intrigues-will-short-thor = Hide your Thor stack under another stack; it counts there.
intrigues-will-short-freya = Double the attention of one of your stacks this round.
intrigues-will-short-loki = Turn any face-up card of an opponent.
intrigues-will-short-sif = Draw a card and play it, either end up.
intrigues-will-short-bragi = Swap one of your cards for an opponent's.
intrigues-will-short-heimdall = Turn one of your Heimdall cards into a point.
intrigues-final-short = The favour may bring 1 point.

# Cards and hand

intrigues-hand-none = No cards are left to play.
intrigues-hand = Your hand
intrigues-hand-drawn = You drew
intrigues-hand-drawn-about = Choose the end that is up and play it.
intrigues-hand-keys = Click plays, t turns.
intrigues-hand-card = { $shown }, { $other } below
intrigues-hand-card-selected = { $shown }, { $other } below, waiting to be confirmed
intrigues-hand-card-committed = { $shown }, { $other } below, chosen; you may still change your mind
intrigues-turn-card = Turn the card: { $other } up
intrigues-mark-selected = confirm
intrigues-mark-committed = chosen
intrigues-card-count = Card { $nth } of { $of }
intrigues-last-card = The last one: choose its end.
intrigues-pass-left = the rest goes left, to
intrigues-pass-right = the rest goes right, to
intrigues-known = Cards you passed on
intrigues-card-title = { $shown } up, { $other } below
intrigues-card-about = Played like this it goes on your { $shown } stack. { $shown }: { $upper } { $other }: { $lower }
intrigues-card-laid = { $shown }: { $upper } { $other }: { $lower }
intrigues-aesir-order = { $name }: awakens { $order } of 7

# The matrix

intrigues-matrix = Stacks: a row a player, a column an Aesir
intrigues-cell = { $name }, { $aesir }: attention { $attention }
intrigues-cell-top = top card with { $other } below
intrigues-cell-leads = leads
intrigues-cell-tied = tied, loses the dispute as things stand
intrigues-cell-tied-wins = tied, wins the dispute as things stand
intrigues-cell-lit = can be chosen
intrigues-given = given
intrigues-stack-title = { $name } attention: { $attention }
intrigues-stack-about = It is made of { $parts }.
intrigues-stack-cards = { $cards ->
    [one] { $cards } face-up card
   *[other] { $cards } face-up cards
    }
intrigues-stack-hidden = { $cards ->
    [one] { $cards } hidden Thor card
   *[other] { $cards } hidden Thor cards
    }
intrigues-stack-doubled = the doubling card
intrigues-head = { $name }: { $winner }, { $how }; awakens { $order } of 7
intrigues-favour-nobody = nobody
intrigues-favour-asleep = no cards
intrigues-favour-won = won already
intrigues-favour-ahead = ahead by { $ahead }
intrigues-favour-dispute = dispute: { $aesir }
intrigues-favour-undecided = dispute: a tie
intrigues-goals = Goals
intrigues-goal-now = up to { $limit }
intrigues-goal-round = round { $round }: ≤{ $limit }
intrigues-goal-label = { $limit ->
    [one] { $words }: goal of round { $round }, { $aesir }, { $limit } card
   *[other] { $words }: goal of round { $round }, { $aesir }, up to { $limit } cards
    }
intrigues-goals-one = { $aesir } up to { $limit }
intrigues-goals-column = goals of round { $round }: { $goals }
intrigues-points-unit = { $points ->
    [one] point
   *[other] points
    }
intrigues-leads = leads
intrigues-player-choosing = choosing…
intrigues-player-chosen = has chosen ✓
intrigues-player-deciding = decides now
intrigues-close = Close
intrigues-fan = { $name }, { $aesir }: attention { $attention }
intrigues-fan-about = From the top. What counts is the upper end.
intrigues-fan-card = card { $nth } from the top: { $aesir }
intrigues-fan-hidden = card { $nth } from the top: hidden Thor card
intrigues-fan-lower = { $other } below
intrigues-fan-covered = lower end not shown

# What is happening

intrigues-stage = What is happening
intrigues-stage-choosing = Round { $round } of 3: all choose a card
intrigues-stage-earlier = a moment ago
intrigues-stage-waiting = Still choosing:
intrigues-stage-all-chosen = All others have chosen.
intrigues-stage-awake = { $name } is awake
intrigues-stage-sleeps = { $name } sleeps on: nobody has a card
intrigues-stage-wins = has the favour
intrigues-stage-wins-dispute = has the favour after a dispute
intrigues-stage-dispute = a dispute: compare attention, Odin first
intrigues-stage-undecided = the dispute finds nobody
intrigues-stage-goal = { $limit ->
    [one] Goal: score { $limit } card
   *[other] Goal: score up to { $limit } cards
    }
intrigues-stage-will = Will: { $will }
intrigues-stage-or-will = Or the will: { $will }
intrigues-stage-final = Final count: 1 card of this stack may become a point.
intrigues-skip = Skip »
intrigues-deck = Cards in the deck
intrigues-doubling-middle = The doubling card lies in the middle
intrigues-doubling-out = The doubling card lies on a stack
intrigues-comparison = { $aesir }: { $counts }.
intrigues-comparison-out = { $names } out.
intrigues-verdict = { $aesir } favour, as things stand
intrigues-verdict-dispute = A tie is a dispute. Compared from Odin on:
intrigues-verdict-undecided = Nobody would have the favour.
intrigues-verdict-decided = { $name } would have the favour: { $aesir } decides.
intrigues-verdict-alone = { $name } would have the favour.
intrigues-verdict-nobody = Nobody has a card: this Aesir would sleep on.
intrigues-status-choosing = Round { $round } of 3 · card { $nth } of { $of }
intrigues-line-favours = favours now:

# The final count

intrigues-head-heimdall = Heimdall
intrigues-head-final = Final
intrigues-count-run = Play
intrigues-count-stop = Stop
intrigues-count-back = One favour back
intrigues-count-on = Next favour
intrigues-count-all = Show all
intrigues-count-kept = no card

# Terms

intrigues-term-attention = Attention
intrigues-term-attention-about = The cards of your stack of an Aesir, hidden Thor cards included, doubled where the doubling card lies.
intrigues-term-favour = Favour
intrigues-term-favour-about = When an Aesir awakens, the player with the most attention has the favour: does the will, or scores for a goal. Shown here: the favours as things stand.
intrigues-term-dispute = Dispute
intrigues-term-dispute-about = Tied players compare their attention of Odin, then Thor, and so on to Heimdall. Whoever has less is out. If a tie is left, nobody has the favour.
intrigues-term-goal = Goal
intrigues-term-goal-about = In its round the player with the favour of this Aesir may score cards of that stack, up to the limit, instead of doing the will. Each is 1 point.
intrigues-term-goals = Goals
intrigues-term-goals-about = One column a round; this round's is lit. The number in front of a row is how many cards its goals let you score. A ? opens when its round begins.
intrigues-term-will = Will
intrigues-term-will-about = What the player with the favour has to do, unless a goal is scored instead.
intrigues-term-doubling = Doubling card
intrigues-term-doubling-about = Freya's will lays it on a stack: the attention there counts twice until the end of the round. Otherwise it lies in the middle.
intrigues-term-hidden = Hidden Thor cards
intrigues-term-hidden-about = Thor's will hides cards under a stack. They count there, and nobody can turn or swap them.
intrigues-term-deck = Deck
intrigues-term-deck-about = 62 cards with two different Aesir each. Sif's will draws from what is left.
intrigues-term-passing = Passing on
intrigues-term-passing-about = After each card everybody passes the rest of the hand: to the left in rounds 1 and 3, to the right in round 2.
intrigues-term-known = Cards you passed on
intrigues-term-known-about = You have seen these hands, so you know who holds them now.
intrigues-term-points = Points
intrigues-term-points-about = Goals, Heimdall's will and the final count turn cards into points. The most points win.
intrigues-term-final-count = Final count
intrigues-term-final-count-about = After round 3 all Aesir awaken once more. Each favour may turn 1 card into a point; there are no wills and no goals.
intrigues-term-covered = A covered card
intrigues-term-covered-about = Only the top card of a stack shows its lower end. What lies below was seen when it was played: you may remember it.
