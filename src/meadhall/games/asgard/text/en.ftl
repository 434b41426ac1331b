# Names

god-freyja = { $case ->
   *[nom] Freyja
    [gen] Freyja's
    }
    .gender = feminine
god-baldr = { $case ->
   *[nom] Baldr
    [gen] Baldr's
    }
    .gender = masculine
god-odin = { $case ->
   *[nom] Odin
    [gen] Odin's
    }
    .gender = masculine
god-tyr = { $case ->
   *[nom] Týr
    [gen] Týr's
    }
    .gender = masculine
god-thor = { $case ->
   *[nom] Thor
    [gen] Thor's
    }
    .gender = masculine
god-loki = { $case ->
   *[nom] Loki
    [gen] Loki's
    }
    .gender = masculine
god-hel = { $case ->
   *[nom] Hel
    [gen] Hel's
    }
    .gender = feminine
god-mimir = { $case ->
   *[nom] Mímir
    [gen] Mímir's
    }
    .gender = masculine
god-surtr = { $case ->
   *[nom] Surtr
    [gen] Surtr's
    }
    .gender = masculine
god-fenrir = { $case ->
   *[nom] Fenrir
    [gen] Fenrir's
    }
    .gender = masculine
piece-pink-stone = { $case ->
   *[nom] pink stone
    [ind] a pink stone
    [plural] pink stones
    }
    .gender = neuter
piece-yellow-stone = { $case ->
   *[nom] yellow stone
    [ind] a yellow stone
    [plural] yellow stones
    }
    .gender = neuter
piece-red-stone = { $case ->
   *[nom] red stone
    [ind] a red stone
    [plural] red stones
    }
    .gender = neuter
piece-blue-stone = { $case ->
   *[nom] blue stone
    [ind] a blue stone
    [plural] blue stones
    }
    .gender = neuter
piece-green-stone = { $case ->
   *[nom] green stone
    [ind] a green stone
    [plural] green stones
    }
    .gender = neuter
piece-black-stone = { $case ->
   *[nom] black stone
    [ind] a black stone
    [plural] black stones
    }
    .gender = neuter
piece-white-stone = { $case ->
   *[nom] white stone
    [ind] a white stone
    [plural] white stones
    }
    .gender = neuter
piece-white-warrior = { $case ->
   *[nom] white warrior
    [ind] a white warrior
    [plural] white warriors
    }
    .gender = masculine
piece-orange-warrior = { $case ->
   *[nom] orange warrior
    [ind] an orange warrior
    [plural] orange warriors
    }
    .gender = masculine
piece-giant = { $case ->
   *[nom] giant
    [ind] a giant
    [plural] giants
    }
    .gender = masculine
piece-light-seal = { $case ->
   *[nom] light seal
    [ind] a light seal
    [plural] light seals
    }
    .gender = neuter
piece-dark-seal = { $case ->
   *[nom] dark seal
    [ind] a dark seal
    [plural] dark seals
    }
    .gender = neuter
spot-upper = { $case ->
   *[nom] upper slot
    [def] the upper slot
    }
    .gender = neuter
spot-lower = { $case ->
   *[nom] lower slot
    [def] the lower slot
    }
    .gender = neuter
spot-temple = { $case ->
   *[nom] temple slot
    [def] the temple slot
    }
    .gender = neuter
spot-asgard = { $case ->
   *[nom] Asgard
    [def] Asgard
    }
    .gender = neuter
slot-1-light = { $case ->
   *[nom] light side of world 1
    [def] the light side of world 1
    }
    .gender = neuter
slot-1-dark = { $case ->
   *[nom] dark side of world 1
    [def] the dark side of world 1
    }
    .gender = neuter
slot-2-light = { $case ->
   *[nom] light side of world 2
    [def] the light side of world 2
    }
    .gender = neuter
slot-2-dark = { $case ->
   *[nom] dark side of world 2
    [def] the dark side of world 2
    }
    .gender = neuter
slot-3-light = { $case ->
   *[nom] light side of world 3
    [def] the light side of world 3
    }
    .gender = neuter
slot-3-dark = { $case ->
   *[nom] dark side of world 3
    [def] the dark side of world 3
    }
    .gender = neuter
slot-4-light = { $case ->
   *[nom] light side of world 4
    [def] the light side of world 4
    }
    .gender = neuter
slot-4-dark = { $case ->
   *[nom] dark side of world 4
    [def] the dark side of world 4
    }
    .gender = neuter
slot-5-light = { $case ->
   *[nom] light side of world 5
    [def] the light side of world 5
    }
    .gender = neuter
slot-5-dark = { $case ->
   *[nom] dark side of world 5
    [def] the dark side of world 5
    }
    .gender = neuter
slot-6-light = { $case ->
   *[nom] light side of world 6
    [def] the light side of world 6
    }
    .gender = neuter
slot-6-dark = { $case ->
   *[nom] dark side of world 6
    [def] the dark side of world 6
    }
    .gender = neuter
slot-7-light = { $case ->
   *[nom] light side of world 7
    [def] the light side of world 7
    }
    .gender = neuter
slot-7-dark = { $case ->
   *[nom] dark side of world 7
    [def] the dark side of world 7
    }
    .gender = neuter
slot-lower-light = { $case ->
   *[nom] light lower world
    [def] the light lower world
    }
    .gender = neuter
slot-lower-dark = { $case ->
   *[nom] dark lower world
    [def] the dark lower world
    }
    .gender = neuter
side-light = { $case ->
   *[nom] light side
    [def] the light side
    }
    .gender = neuter
side-dark = { $case ->
   *[nom] dark side
    [def] the dark side
    }
    .gender = neuter
tile-victory = { $case ->
   *[nom] Victory
    }
    .gender = neuter
tile-weapon = { $case ->
   *[nom] Weapon
    }
    .gender = neuter
tile-wizardry = { $case ->
   *[nom] Wizardry
    }
    .gender = neuter
tile-seal = { $case ->
   *[nom] Seal
    }
    .gender = neuter
tile-stone = { $case ->
   *[nom] Stone
    }
    .gender = neuter
tile-stone-swap = { $case ->
   *[nom] Stone swap
    }
    .gender = neuter
tile-asgard = { $case ->
   *[nom] Asgard
    }
    .gender = neuter
tile-order = { $case ->
   *[nom] Order
    }
    .gender = neuter
bonus-recruit1 = { $case ->
   *[nom] 1 recruit
    }
    .gender = neuter
bonus-recruit2 = { $case ->
   *[nom] 1 + 1 recruits
    }
    .gender = plural
bonus-recruit3 = { $case ->
   *[nom] 2 + 1 recruits
    }
    .gender = plural
bonus-exchange = { $case ->
   *[nom] exchange of a stone
    }
    .gender = neuter
bonus-nothing = { $case ->
   *[nom] nothing
    }
    .gender = neuter
sort-weapon = { $case ->
   *[nom] weapon tile
    [ind] a weapon tile
    [stack] weapon stack
    }
    .gender = neuter
sort-wizardry = { $case ->
   *[nom] wizardry tile
    [ind] a wizardry tile
    [stack] wizardry stack
    }
    .gender = neuter
wizardry-double-recruits = { $case ->
   *[nom] Double recruits
    }
    .gender = neuter
wizardry-cancel-weapon = { $case ->
   *[nom] Cancel weapon
    }
    .gender = neuter
wizardry-cancel-tile = { $case ->
   *[nom] Cancel tile
    }
    .gender = neuter
wizardry-bonus-top = { $case ->
   *[nom] Top bonus
    }
    .gender = neuter
wizardry-bonus-bottom = { $case ->
   *[nom] Bottom bonus
    }
    .gender = neuter
skill-tyr = { $case ->
   *[nom] Týr's skill tile
    }
    .gender = neuter
skill-thor = { $case ->
   *[nom] Thor's skill tile
    }
    .gender = neuter
stack-i = { $case ->
   *[nom] stack I
    }
    .gender = neuter
stack-ii = { $case ->
   *[nom] stack II
    }
    .gender = neuter
stack-iii = { $case ->
   *[nom] stack III
    }
    .gender = neuter
stack-iv = { $case ->
   *[nom] stack IV
    }
    .gender = neuter
temple-i-1 = { $case ->
   *[nom] temple I-1
    [short] I-1
    }
    .gender = neuter
temple-i-2 = { $case ->
   *[nom] temple I-2
    [short] I-2
    }
    .gender = neuter
temple-i-3 = { $case ->
   *[nom] temple I-3
    [short] I-3
    }
    .gender = neuter
temple-i-4 = { $case ->
   *[nom] temple I-4
    [short] I-4
    }
    .gender = neuter
temple-i-5 = { $case ->
   *[nom] temple I-5
    [short] I-5
    }
    .gender = neuter
temple-i-6 = { $case ->
   *[nom] temple I-6
    [short] I-6
    }
    .gender = neuter
temple-ii-1 = { $case ->
   *[nom] temple II-1
    [short] II-1
    }
    .gender = neuter
temple-ii-2 = { $case ->
   *[nom] temple II-2
    [short] II-2
    }
    .gender = neuter
temple-ii-3 = { $case ->
   *[nom] temple II-3
    [short] II-3
    }
    .gender = neuter
temple-ii-4 = { $case ->
   *[nom] temple II-4
    [short] II-4
    }
    .gender = neuter
temple-ii-5 = { $case ->
   *[nom] temple II-5
    [short] II-5
    }
    .gender = neuter
temple-ii-6 = { $case ->
   *[nom] temple II-6
    [short] II-6
    }
    .gender = neuter
temple-iii-1 = { $case ->
   *[nom] temple III-1
    [short] III-1
    }
    .gender = neuter
temple-iii-2 = { $case ->
   *[nom] temple III-2
    [short] III-2
    }
    .gender = neuter
temple-iii-3 = { $case ->
   *[nom] temple III-3
    [short] III-3
    }
    .gender = neuter
temple-iii-4 = { $case ->
   *[nom] temple III-4
    [short] III-4
    }
    .gender = neuter
temple-iii-5 = { $case ->
   *[nom] temple III-5
    [short] III-5
    }
    .gender = neuter
temple-iii-6 = { $case ->
   *[nom] temple III-6
    [short] III-6
    }
    .gender = neuter
temple-iv-1 = { $case ->
   *[nom] temple IV-1
    [short] IV-1
    }
    .gender = neuter
temple-iv-2 = { $case ->
   *[nom] temple IV-2
    [short] IV-2
    }
    .gender = neuter
temple-iv-3 = { $case ->
   *[nom] temple IV-3
    [short] IV-3
    }
    .gender = neuter
temple-iv-4 = { $case ->
   *[nom] temple IV-4
    [short] IV-4
    }
    .gender = neuter
temple-iv-5 = { $case ->
   *[nom] temple IV-5
    [short] IV-5
    }
    .gender = neuter
temple-iv-6 = { $case ->
   *[nom] temple IV-6
    [short] IV-6
    }
    .gender = neuter
source-temples = { $case ->
   *[nom] temples
    [why] for temples
    }
    .gender = plural
source-lower-worlds = { $case ->
   *[nom] lower worlds
    [why] for a lower world
    }
    .gender = plural
source-hel = { $case ->
   *[nom] Hel
    [why] by Hel's skill
    }
    .gender = neuter
source-battle-tiles = { $case ->
   *[nom] battle tiles
    [why] for battle tiles
    }
    .gender = plural
source-ragnarok = { $case ->
   *[nom] Ragnarök
    [why] in Ragnarök
    }
    .gender = neuter
source-wizardry = { $case ->
   *[nom] wizardry
    [why] for wizardry
    }
    .gender = neuter
phase-start = { $case ->
   *[nom] start of the round
    }
    .gender = neuter
phase-choose = { $case ->
   *[nom] choosing gods
    }
    .gender = neuter
phase-select = { $case ->
   *[nom] selecting actions
    }
    .gender = neuter
phase-perform = { $case ->
   *[nom] performing actions
    }
    .gender = neuter
phase-battles = { $case ->
   *[nom] battles
    }
    .gender = plural
phase-ragnarok = { $case ->
   *[nom] Ragnarök
    }
    .gender = neuter

# The game

asgard-title = Asgard
asgard-tagline = Choose the gods you stand by, and be on the winning side when Ragnarök comes.
asgard-about = Five rounds to prepare for the last battle. Choose gods in secret, ask them for stones and favours, build them temples and give them your warriors and giants, buy discs and fight for worlds. Then the gods you placed on the world tree meet in Ragnarök, with all the weapons and wizardry laid under them, and only those who support the winners are paid.

# What things do

asgard-god-freyja = Both slots: 2 pink stones. Upper slot: then take up to 2 warriors of any colour from Valhalla.
asgard-god-baldr = Both slots: 2 yellow stones. Upper slot: then you may exchange one stone of yours for one of another colour in the supply.
asgard-god-odin = Upper slot: 1 white stone, then you may hand out all order tiles anew. Lower slot: 1 stone of any colour.
asgard-god-tyr = Both slots: 2 red stones. Upper slot: also Týr's skill tile, which declares one victory in a battles phase.
asgard-god-thor = Both slots: 2 blue stones. Upper slot: also Thor's skill tile, which gives one extra turn.
asgard-god-loki = Both slots: 2 green stones. Upper slot: then you may take one recruit from any god.
asgard-god-hel = Both slots: 2 black stones. Upper slot: then you may choose a god with a warrior, gain 1 point for each recruit there, and send one of its warriors to Valhalla.
asgard-god-mimir = Rises in round 2. One request slot: move this disc to Asgard or to an empty silver request slot, and perform it there in a later turn.
asgard-god-surtr = Rises in round 3. One request slot: take the bonus of a face-up population tile at once and flip the tile; it keeps its value.
asgard-god-fenrir = Rises in round 4. Upper slot: move this disc to Asgard or to an empty temple slot, and perform it there in a later turn. Lower slot: only the seal. Fenrir's temples ask for no recruits.
asgard-tile-victory = In a battles phase: one of your discs wins, whatever the values are, without recruits. By Surtr: one of your discs goes from its battle slot to the victory area at once.
asgard-tile-weapon = In your own turn: look through the weapon stack and keep one tile. By Surtr: at once.
asgard-tile-wizardry = In your own turn: look through the wizardry stack and keep one tile. By Surtr: at once.
asgard-tile-seal = In an Asgard action: counts as one seal of either colour. By Surtr: receive 1 seal of your choice.
asgard-tile-stone = In a temple action: counts as one stone of any colour. By Surtr: receive 1 stone of your choice.
asgard-tile-stone-swap = In a temple action: one of your stones counts as another colour. By Surtr: you may exchange 1 stone with the supply.
asgard-tile-asgard = In your own turn: flip a face-up Asgard tile and use its bonus. By Surtr: at once.
asgard-tile-order = In your own turn: swap order tiles with number 1. By Surtr: at once.
asgard-bonus-recruit1 = Receive 1 recruit of any kind.
asgard-bonus-recruit2 = Receive 1 recruit, and 1 of another kind.
asgard-bonus-recruit3 = Receive 2 recruits of one kind, and 1 of another kind.
asgard-bonus-exchange = Exchange one stone of yours for one of another colour in the supply.
asgard-bonus-nothing = No bonus.
asgard-wizardry-double-recruits = The recruits of the god above count twice, those from Valhalla too. Two such tiles still only double.
asgard-wizardry-cancel-weapon = The strongest weapon against the god above, ancient or not, is worth nothing.
asgard-wizardry-cancel-tile = The god tile or population tile on the other side is worth nothing.
asgard-wizardry-bonus-top = If the god above wins, its top disc scores 10 points more. A single disc is the top one.
asgard-wizardry-bonus-bottom = If the god above wins, its bottom disc scores 10 points more. A single disc gets nothing.
asgard-skill-tyr = In a battles phase one of your discs wins, whatever the values are, without recruits. Then the tile goes back to Týr.
asgard-skill-thor = At the end of a turn of yours in phase 2 or 3: one more whole turn. After that turn the tile goes back to Thor, even if you made a request to him in it.

# Actions

asgard-do-pick = Pick { NAME($piece, case: "ind") }
asgard-do-take-from = Take it from { $seat }
asgard-do-recall-support = Take back the disc that supports { NAME($god) } ({ NAME($spot) })
asgard-do-recall-victory = Take back the disc from the victory area of world { $world }
asgard-do-recall-middle = Take back a disc from the middle
asgard-do-choose = Choose { NAME($god) }
asgard-do-reveal = Reveal { NAME($god) }: disc to { NAME($spot, case: "def") }
asgard-do-perform = Perform { NAME($god) }: { NAME($spot) }
asgard-do-perform-asgard = Perform Asgard
asgard-do-perform-together = Perform Asgard with all your discs there together
asgard-do-forgo = Decline { NAME($god) }: { NAME($spot) }
asgard-do-forgo-asgard = Decline Asgard
asgard-do-use = Use the population tile { NAME($tile) }
asgard-do-extra-turn = Thor: take an extra turn
asgard-do-restore = Take { NAME($piece, case: "ind") } from Valhalla
asgard-do-exchange = Exchange { NAME($piece, case: "ind") } for { NAME($other, case: "ind") }
asgard-do-ask = Receive { NAME($piece, case: "ind") }
asgard-do-number = Number { $number } to { $seat }
asgard-do-steal = Take { NAME($piece, case: "ind") } from { NAME($god) }
asgard-do-slay = Send { NAME($piece, case: "ind") } from { NAME($god) } to Valhalla
asgard-do-move = Move the disc to { NAME($god, case: "gen") } { NAME($spot) }
asgard-do-move-to-asgard = Move the disc to Asgard
asgard-do-flip = Flip the population tile on { NAME($slot, case: "def") }
asgard-do-advance = Disc to the victory area from { NAME($slot, case: "def") }
asgard-do-want = Ask for number { $number }
asgard-do-offer = Offer { NAME($piece, case: "ind") }
asgard-do-offer-tile = Offer the population tile { NAME($tile) }
asgard-do-offer-weapon = Offer a weapon tile of { $value }
asgard-do-offer-wizardry = Offer the wizardry tile { NAME($wizardry) }
asgard-do-offer-skill = Offer { NAME($skill) }
asgard-do-accept = Accept the offer
asgard-do-refuse = Refuse the offer
asgard-do-build = Build the top temple of { NAME($stack) }
asgard-do-pay = Pay { NAME($piece, case: "ind") }
asgard-do-pay-tile = Pay with a population tile
asgard-do-pay-as = Pay { NAME($piece, case: "ind") } as { NAME($other, case: "ind") }
asgard-do-give = Give all your { NAME($piece, case: "plural") }
asgard-do-settle = Put the god tile on { NAME($slot, case: "def") }
asgard-do-turn-over = Flip the Asgard tile: { NAME($bonus) }
asgard-do-buy = Buy { NAME($piece, case: "ind") }
asgard-do-buy-disc = Buy a disc
asgard-do-take-disc = Take a disc for free
asgard-do-pay-seal = Pay { NAME($piece, case: "ind") }
asgard-do-to-hand = Keep the disc at hand
asgard-do-to-battle = Disc to the battle slot on { NAME($slot, case: "def") }
asgard-do-keep-weapon = Keep the weapon tile of { $value }
asgard-do-keep-wizardry = Keep the wizardry tile { NAME($wizardry) }
asgard-do-send = Send { NAME($piece, case: "ind") } into battle
asgard-do-declare-tile = Declare a victory with a population tile
asgard-do-declare-skill = Declare a victory with Týr's skill tile
asgard-do-withdraw = Let the disc lose
asgard-do-join = Send { NAME($piece, case: "ind") } of Valhalla to the god on { NAME($slot, case: "def") }
asgard-do-lay-weapon = Lay the weapon tile of { $value } under the god on { NAME($slot, case: "def") }
asgard-do-lay-wizardry = Lay { NAME($wizardry) } under the god on { NAME($slot, case: "def") }
asgard-do-pass = Pass for good
asgard-do-decline = Decline
asgard-do-done = Enough

# Events

asgard-order-set = { $seat } gets order number { $number }.
asgard-picked = { $seat } picks { NAME($piece, case: "ind") }.
asgard-received = { $seat } receives { NAME($piece, case: "ind") }.
asgard-received-from = { $seat } receives { NAME($piece, case: "ind") } from { $giver }.
asgard-lost-piece = { $seat } would receive { NAME($piece, case: "ind") }, but nobody can give one.
asgard-round-began = Round { $round } begins.
asgard-rose = { NAME($god) } rises.
asgard-seal-placed = { NAME($god) } gets { NAME($piece, case: "ind") }.
asgard-seal-given = { NAME($god) } gets { NAME($piece, case: "ind") } from { $giver }.
asgard-bonus-opened = A new Asgard tile in the row: { NAME($bonus) }.
asgard-bonus-reshuffled = The Asgard tiles lying aside are shuffled into a new stack.
asgard-took-back = { $seat } takes a disc back.
asgard-chose = { $seat } chooses { NAME($god) }.
asgard-choice-made = Everybody has chosen their gods.
asgard-phase-began = Phase: { NAME($phase) }.
asgard-revealed = { $seat } reveals { NAME($god) }: disc to { NAME($spot, case: "def") }.
asgard-revealed-asgard = { $seat } reveals { NAME($god) }: disc to Asgard.
asgard-performed = { $seat } performs { NAME($god) }, { NAME($spot) }.
asgard-performed-asgard = { $seat } performs Asgard.
asgard-performed-together = { $discs ->
    [one] { $seat } performs Asgard with { $discs } disc.
   *[other] { $seat } performs Asgard with { $discs } discs together.
    }
asgard-forwent = { $seat } declines { NAME($god) }, { NAME($spot) }.
asgard-forwent-asgard = { $seat } declines Asgard.
asgard-seal-taken = { $seat } takes { NAME($piece, case: "ind") } from { NAME($god) }.
asgard-tile-used = { $seat } uses the population tile { NAME($tile) }.
asgard-extra-turn = { $seat } takes an extra turn by Thor's skill tile.
asgard-restored = { $seat } takes { NAME($piece, case: "ind") } from Valhalla.
asgard-exchanged = { $seat } exchanges { NAME($piece, case: "ind") } for { NAME($other, case: "ind") }.
asgard-numbered = { $seat } has order number { $number } now.
asgard-skill-taken = { $seat } takes { NAME($skill) }.
asgard-skill-returned = { $seat } puts { NAME($skill) } back.
asgard-stole = { $seat } takes { NAME($piece, case: "ind") } from { NAME($god) }.
asgard-slew = { $seat } sends { NAME($piece, case: "ind") } from { NAME($god) } to Valhalla.
asgard-moved = { $seat } moves the disc to { NAME($god, case: "gen") } { NAME($spot) }.
asgard-moved-to-asgard = { $seat } moves the disc to Asgard.
asgard-flipped = { $seat } flips the population tile { NAME($tile) } on { NAME($slot, case: "def") }.
asgard-advanced = { $seat } moves a disc from { NAME($slot, case: "def") } to the victory area.
asgard-wanted = { $seat } asks for number { $number }.
asgard-offered = { $seat } offers { NAME($piece, case: "ind") }.
asgard-offered-tile = { $seat } offers the population tile { NAME($tile) }.
asgard-offered-weapon = { $seat } offers a weapon tile of { $value }.
asgard-offered-wizardry = { $seat } offers the wizardry tile { NAME($wizardry) }.
asgard-offered-skill = { $seat } offers { NAME($skill) }.
asgard-no-offer = { $seat } makes no offer.
asgard-accepted = { $seat } accepts the offer of { $giver } for number { $number }.
asgard-refused = { $seat } refuses the offer of { $giver }.
asgard-built = { $points ->
    [one] { $seat } builds { NAME($temple) } for { NAME($god) }: { $points } point every round.
   *[other] { $seat } builds { NAME($temple) } for { NAME($god) }: { $points } points every round.
    }
asgard-paid = { $seat } pays { NAME($piece, case: "ind") }.
asgard-paid-with-tile = { $seat } pays with the population tile { NAME($tile) }.
asgard-paid-as = { $seat } pays { NAME($piece, case: "ind") } as { NAME($other, case: "ind") }.
asgard-gave = { $count ->
    [1] { $seat } gives { NAME($god) } { NAME($piece, case: "ind") }.
   *[other] { $seat } gives { NAME($god) } { $count } { NAME($piece, case: "plural") }.
    }
asgard-settled = { NAME($god, case: "gen") } tile of { $value } goes to { NAME($slot, case: "def") }.
asgard-not-settled = There is no room for { NAME($god, case: "gen") } tile: it leaves the game.
asgard-tile-taken = { $seat } takes the population tile { NAME($tile) }.
asgard-tile-left = The flipped population tile on { NAME($slot, case: "def") } leaves the game.
asgard-supported = { $seat } supports { NAME($god) } now ({ NAME($spot) }).
asgard-god-opened = { NAME($god, case: "gen") } next tile: { $value }.
asgard-temple-opened = { $points ->
    [one] Now open: { NAME($temple) }, { $points } point.
   *[other] Now open: { NAME($temple) }, { $points } points.
    }
asgard-bonus-flipped = { $seat } flips the Asgard tile: { NAME($bonus) }.
asgard-bonus-declined = { $seat } declines the bonus.
asgard-bought = { $seat } buys { NAME($piece, case: "ind") }.
asgard-bought-disc = { $seat } buys the disc on place { $place } of the row.
asgard-took-disc = { $seat } takes the disc on place { $place } of the row for free.
asgard-disc-to-hand = { $seat } keeps the disc at hand.
asgard-disc-to-battle = { $seat } puts the disc in the battle slot on { NAME($slot, case: "def") }.
asgard-disc-from-middle = { $seat } moves a disc from the middle to the battle slot on { NAME($slot, case: "def") }.
asgard-looked = { $seat } looks through the { NAME($sort, case: "stack") } and keeps one tile.
asgard-kept-weapon = { $seat } keeps a weapon tile of { $value }.
asgard-kept-wizardry = { $seat } keeps the wizardry tile { NAME($wizardry) }.
asgard-points = { $points ->
    [one] { $seat } gains { $points } point { NAME($source, case: "why") }.
   *[other] { $seat } gains { $points } points { NAME($source, case: "why") }.
    }
asgard-ancient = Ancient weapon of { NAME($side, case: "def") }: { $value }.
asgard-compared = World { $world }: light { $light }, dark { $dark }.
asgard-won = { $seat } wins on { NAME($slot, case: "def") }: the disc goes to the victory area.
asgard-sent = { $seat } sends { NAME($piece, case: "ind") } to { NAME($slot, case: "def") }.
asgard-declared = { $seat } declares a victory on { NAME($slot, case: "def") }.
asgard-lost = { $seat } loses on { NAME($slot, case: "def") }: the disc goes to the middle.
asgard-battle-tile = { $points ->
    [one] { $seat } takes a battle tile of { $points } point.
   *[other] { $seat } takes a battle tile of { $points } points.
    }
asgard-ragnarok-began = Ragnarök begins.
asgard-cleared = The victory areas, the middle and the lower worlds are cleared.
asgard-population-left = The populations of world { $world } leave: no god is there.
asgard-population-armed = The population on { NAME($slot, case: "def") } gets a hidden ancient weapon.
asgard-deployed = Recruits of strength { $strength } go to { NAME($god, case: "gen") } tile on { NAME($slot, case: "def") }.
asgard-joined = { $seat } sends { NAME($piece, case: "ind") } of Valhalla to the god on { NAME($slot, case: "def") }.
asgard-passed = { $seat } passes.
asgard-laid = { $seat } lays { NAME($sort, case: "ind") } face down under the god on { NAME($slot, case: "def") }.
asgard-ancient-shown = The population on { NAME($slot, case: "def") } has an ancient weapon of { $value }.
asgard-weapon-shown = Under the god on { NAME($slot, case: "def") }: a weapon of { $value }, laid by { $seat }.
asgard-wizardry-shown = Under the god on { NAME($slot, case: "def") }: { NAME($wizardry) }, laid by { $seat }.
asgard-total = Ragnarök in world { $world }: light { $light }, dark { $dark }.
asgard-god-won = { NAME($god) } wins world { $world }.
asgard-nobody-won = World { $world } pays nobody.
asgard-rewarded = { $points ->
    [one] { $seat } scores { $points } point for { NAME($god, case: "gen") } victory in world { $world }.
   *[other] { $seat } scores { $points } points for { NAME($god, case: "gen") } victory in world { $world }.
    }
asgard-ended = The match is over.

# Prompts

asgard-ask-starting-recruit = Pick your starting recruit.
asgard-ask-giver = The supply lacks { NAME($piece, case: "ind") }: name the player who has to give it.
asgard-ask-seal-giver = The supply has no seal for { NAME($god) }: name the player who has to give it.
asgard-ask-take-back = { $discs ->
    [one] Take back { $discs } disc: you begin a round with at least 2 at hand.
   *[other] Take back { $discs } discs: you begin a round with at least 2 at hand.
    }
asgard-ask-choose-god = { $cards ->
    [one] Choose { $cards } more god in secret.
   *[other] Choose { $cards } more gods in secret, one after the other.
    }
asgard-ask-select-action = { $cards ->
    [one] Reveal your last card and place a disc.
   *[other] Reveal a card and place a disc. You have { $cards } cards left.
    }
asgard-ask-perform-action = { $discs ->
    [one] Perform your last disc, or decline its action.
   *[other] Choose a disc and perform it, or decline its action. You have { $discs } discs left.
    }
asgard-ask-end-of-turn = The end of your turn: use a population tile, take an extra turn, or say that it is enough.
asgard-ask-freyja = { $count ->
    [one] Freyja: you may take { $count } more warrior from Valhalla.
   *[other] Freyja: you may take up to { $count } warriors from Valhalla.
    }
asgard-ask-exchange = You may exchange one stone of yours for one of another colour in the supply.
asgard-ask-ask-piece = Which stone would you like to receive?
asgard-ask-order = Odin: who gets order number { $number }?
asgard-ask-loki = Loki: you may take one recruit from any god.
asgard-ask-hel = Hel: you may choose a warrior on a god. You gain 1 point for each recruit there, and the warrior goes to Valhalla.
asgard-ask-mimir = Mímir: move the disc to Asgard or to an empty silver request slot, or take it back.
asgard-ask-surtr = Surtr: you may choose a face-up population tile, take its bonus and flip it.
asgard-ask-advance = Victory: which of your discs goes to the victory area?
asgard-ask-fenrir = Fenrir: move the disc to Asgard or to an empty temple slot, or take it back.
asgard-ask-offer-number = { $seat } hands out the order tiles anew. Which number do you want to bid for?
asgard-ask-offer-pieces = What do you offer for number { $number }? Choose one thing after the other, and say when it is enough.
asgard-ask-answer = { $seat } makes you an offer for number { $number }. Do you accept?
asgard-ask-temple-stack = { NAME($god, case: "gen") } temple: from which stack do you build?
asgard-ask-temple-payment = Due now: { NAME($piece) }. How do you pay?
asgard-ask-temple-recruits = Which of your recruits join { NAME($god) }? All of that kind go.
asgard-ask-temple-world = Where on the world tree does { NAME($god, case: "gen") } tile go?
asgard-ask-asgard-tile = Choose the Asgard tile to flip.
asgard-ask-asgard-bonus = { $count ->
    [one] Which kind of recruit do you take?
   *[other] Which kind of recruit do you take? You receive { $count } of it.
    }
asgard-ask-buy-recruits = You may buy recruits for seals, one after the other.
asgard-ask-buy-discs = You may take a disc from the row, always your leftmost one.
asgard-ask-seal-payment = Due now: { NAME($piece) }. How do you pay?
asgard-ask-disc-place = Where does the disc go: to your hand, or to a battle slot?
asgard-ask-look = You look through the { NAME($sort, case: "stack") } in private: which tile do you keep?
asgard-ask-middle = { $discs ->
    [one] { $discs } disc of yours waits in the middle: choose a battle slot for it.
   *[other] { $discs } discs of yours wait in the middle: choose a battle slot for the next one.
    }
asgard-ask-stand = { $strength ->
    [0] Your disc on { NAME($slot, case: "def") } has enough strength to win: send more, or say that it is enough.
   *[other] Your disc on { NAME($slot, case: "def") } is about to lose: { $strength } strength is needed to win. Send recruits, declare a victory, or let it lose.
    }
asgard-ask-valhalla = Send a warrior of Valhalla to a light god that you support, or pass for good.
asgard-ask-lay-tile = { $count ->
    [one] Lay your last tile face down under a god that you support.
   *[other] Lay a tile face down under a god that you support. You have { $count } tiles left.
    }
asgard-ask-temple-payment-any = Due now: the fourth stone, of a colour that is not depicted. How do you pay?
asgard-ask-seal-payment-any = Due now: a seal of either colour. How do you pay?
asgard-ask-ask-seal = Which seal would you like to receive?

# Refusals

asgard-no-now = Not now: first answer what you are asked.
asgard-no-not-open = There is no { NAME($piece) } to pick: choose one that lies open.
asgard-no-not-most = { $seat } does not have the most of it: name a player who does.
asgard-no-yourself = You cannot take from yourself: name another player.
asgard-no-no-disc = You have no disc there: choose a place where you have one.
asgard-no-not-risen = { NAME($god) } has not risen yet: choose a god who has.
asgard-no-chosen = You have chosen { NAME($god) } already: choose another god.
asgard-no-no-card = You have no card of { NAME($god) } to reveal: choose one of those you have left.
asgard-no-no-spot = { NAME($god) } has no such slot ({ NAME($spot) }): choose another one.
asgard-no-occupied = A disc stands there already ({ NAME($god) }, { NAME($spot) }): choose an empty slot.
asgard-no-supporting = You support { NAME($god) } already: choose a request slot or Asgard, or another god.
asgard-no-full = Both support slots of { NAME($god) } are full: choose a request slot or Asgard, or another god.
asgard-no-none-there = You have no disc there ({ NAME($god) }, { NAME($spot) }): choose a slot where you have one.
asgard-no-none-in-asgard = You have no disc in Asgard: choose a disc at a god.
asgard-no-alone-in-asgard = That takes two or more of your discs in Asgard: perform the one you have there.
asgard-no-unpayable = You cannot pay for any of the open temples: decline the action.
asgard-no-no-recruits = You have no recruit of a kind that { NAME($god) } asks for: decline the action.
asgard-no-no-tile = You do not hold the population tile { NAME($tile) }: choose one that you hold.
asgard-no-not-now = The population tile { NAME($tile) } is not for this moment: keep it for later.
asgard-no-no-effect = The population tile { NAME($tile) } would do nothing now: keep it for later.
asgard-no-one-extra-turn = This is the extra turn by Thor's skill tile already: the tile goes back at its end.
asgard-no-no-skill = You do not hold { NAME($skill) }: choose something else.
asgard-no-nothing-left = You have no card or disc left for another turn: keep the tile for later.
asgard-no-not-in-valhalla = There is no { NAME($piece) } in Valhalla: choose a warrior who is there.
asgard-no-same = It must be another colour: choose two different ones.
asgard-no-none-own = You have no { NAME($piece) }: choose something you have.
asgard-no-not-in-supply = There is no { NAME($piece) } in the supply: choose what lies there.
asgard-no-not-stone = This is about stones, not { NAME($piece, case: "ind") }: choose a stone.
asgard-no-not-seal = This is about seals, not { NAME($piece, case: "ind") }: choose a seal.
asgard-no-not-recruit = This is about recruits, not { NAME($piece, case: "ind") }: choose a recruit.
asgard-no-other-kind = You have already received { NAME($piece, case: "ind") }: now choose another kind.
asgard-no-number-due = Number { $number } is handed out now: say who gets it.
asgard-no-has-number = { $seat } has a number already: choose another player.
asgard-no-promised = Number { $number } is promised to somebody else: keep your word.
asgard-no-promise = { $seat } has been promised another number: choose another player.
asgard-no-must-number = You have promised numbers: hand out the order tiles.
asgard-no-none-on-god = { NAME($god) } has no { NAME($piece) }: choose a recruit who is there.
asgard-no-not-silver = Mímir does not lead there ({ NAME($god) }, { NAME($spot) }): choose an empty silver request slot or Asgard.
asgard-no-only-temple = Fenrir leads to temple slots and to Asgard: choose one of those.
asgard-no-no-population = There is no population tile on { NAME($slot, case: "def") }: choose a place that has one.
asgard-no-face-down = The population tile on { NAME($slot, case: "def") } is flipped already: choose one that is face up.
asgard-no-not-in-battle = You have no disc in the battle slot on { NAME($slot, case: "def") }: choose one where you have.
asgard-no-too-many = There is no number { $number } at this table: choose a lower one.
asgard-no-nothing-offered = An offer needs at least one piece or tile: add something.
asgard-no-given-away = That number is promised already: choose another one.
asgard-no-empty-stack = There is no temple left in { NAME($stack) }: choose another stack.
asgard-no-cannot-pay = You cannot pay for the top temple of { NAME($stack) }: choose another stack.
asgard-no-other-due = Another stone is due now: { NAME($piece) }.
asgard-no-depicted = The temple depicts { NAME($piece, case: "ind") } already: the fourth stone must be of another colour.
asgard-no-too-little = Then you could not pay the rest: choose another way to pay.
asgard-no-not-wanted = { NAME($god) } does not ask for { NAME($piece, case: "plural") } now: choose a kind that the next support slot shows.
asgard-no-wrong-side = The other side has its place there ({ NAME($slot) }): choose a slot of the god's own side.
asgard-no-god-there = A god stands there already ({ NAME($slot) }): choose a slot with a population tile.
asgard-no-closed = That world is out of play ({ NAME($slot) }): choose another one.
asgard-no-not-in-row = This Asgard tile is not in the row ({ NAME($bonus) }): choose one that is.
asgard-no-turned = This Asgard tile is face down already ({ NAME($bonus) }): choose one that is face up.
asgard-no-no-seals = You do not have the seals for that: choose something cheaper, or go on.
asgard-no-brings-nothing = Nobody could give you { NAME($piece, case: "ind") }: choose another kind.
asgard-no-seal-due = Another seal is due now: { NAME($piece) }.
asgard-no-row-empty = You have no disc left in the row: go on.
asgard-no-free-only = In the joint action a disc is free, and none is bought: take the free one.
asgard-no-not-free = A disc is free in the joint action only: buy it with seals.
asgard-no-slot-taken = A disc is there already ({ NAME($slot) }): choose an empty battle slot.
asgard-no-one-disc = This world takes only one disc ({ NAME($slot) }): choose another world.
asgard-no-victorious = You have a disc in that world's victory area ({ NAME($slot) }): choose another world.
asgard-no-not-in-stack = There is no such { NAME($sort) } in the stack: choose one that is there.
asgard-no-wrong-sort = You are looking through the { NAME($sort, case: "stack") }: choose a tile from it.
asgard-no-too-weak = Even all your recruits together would not make your side higher: declare a victory, or let the disc lose.
asgard-no-not-enough = Strength still missing: { $strength }. Send more recruits.
asgard-no-begun = You have begun to send recruits: send enough to win.
asgard-no-no-god = There is no god tile on { NAME($slot, case: "def") }: choose a place that has one.
asgard-no-dark-god = Warriors of Valhalla join light gods only, and this is { NAME($slot, case: "def") }: choose a light god.
asgard-no-no-support = You do not support the god on { NAME($slot, case: "def") }: choose a god that you support.
asgard-no-none-to-lay = You have no such { NAME($sort) }: choose a tile that you hold.

# Points

asgard-from-temples = Temples
asgard-from-lower-worlds = Lower worlds
asgard-from-hel = Hel
asgard-from-battle-tiles = Battle tiles
asgard-from-ragnarok = Ragnarök
asgard-from-wizardry = Wizardry

# Ends

asgard-end-points = Won with the most points.
asgard-end-order = Equal in points: won by the lower order number.

# Options

asgard-option-deals = Deals with Odin
asgard-option-deals-about = Whether the others may offer pieces and tiles for an order number when somebody hands out the order tiles by Odin's skill.
asgard-option-deals-on = As printed
asgard-option-deals-off = Without deals
asgard-option-deals-quick = Deals with Odin are off when you play now against bots. Set up a new table to play as printed.

# Headings

asgard-frame-match = Asgard
asgard-frame-starting-recruit = Starting recruit
asgard-frame-round = Round
asgard-frame-giver = Who gives it
asgard-frame-seal-giver = Who gives the seal
asgard-frame-take-back = Take discs back
asgard-frame-choose-god = Choose gods
asgard-frame-turns = Turns
asgard-frame-select-action = Select an action
asgard-frame-perform-action = Perform an action
asgard-frame-end-of-turn = End of your turn
asgard-frame-freyja = Freyja
asgard-frame-exchange = Exchange
asgard-frame-ask-piece = Your choice
asgard-frame-order = Order of play
asgard-frame-loki = Loki
asgard-frame-hel = Hel
asgard-frame-mimir = Mímir
asgard-frame-surtr = Surtr
asgard-frame-advance = Victory
asgard-frame-fenrir = Fenrir
asgard-frame-offer-number = An offer to Odin's player
asgard-frame-offer-pieces = Your offer
asgard-frame-answer = An offer
asgard-frame-temple-stack = Temple
asgard-frame-temple-payment = Stones for the temple
asgard-frame-temple-recruits = Recruits for the god
asgard-frame-temple-world = A place for the god
asgard-frame-temple-end = End of the temple action
asgard-frame-asgard-tile = Asgard tile
asgard-frame-asgard-bonus = Recruits
asgard-frame-buy-recruits = Buy recruits
asgard-frame-buy-discs = Buy discs
asgard-frame-seal-payment = Seals
asgard-frame-disc-place = A place for the disc
asgard-frame-look = Look through the stack
asgard-frame-middle = Discs in the middle
asgard-frame-battles = Battles
asgard-frame-stand = Battle
asgard-frame-ragnarok = Ragnarök
asgard-frame-valhalla = Warriors of Valhalla
asgard-frame-lay-tile = Weapons and wizardry

# The table in a terminal

asgard-table-round = Round { $round } of 5: { NAME($phase) }
asgard-table-over = The match is over
asgard-table-light = light gods
asgard-table-dark = dark gods
asgard-table-worlds = worlds
asgard-table-world = world { $world }
asgard-table-lower = lower world
asgard-table-rises = rises in round { $round }
asgard-table-seal = *
asgard-table-supply = Supply:
asgard-table-valhalla = Valhalla:
asgard-table-row = Asgard tiles:
asgard-table-temples = Temples:
asgard-table-players = Players
asgard-table-points = points
asgard-table-discs = discs
asgard-table-in-row = { $discs } in the row
asgard-table-asgard = Asgard
asgard-table-middle = Middle
asgard-table-holdings = stones, seals, recruits
asgard-table-tiles = tiles
asgard-table-weapons = { $count ->
    [one] { $count } weapon
   *[other] { $count } weapons
    }
asgard-table-wizardries = { $count ->
    [one] { $count } wizardry tile
   *[other] { $count } wizardry tiles
    }
asgard-table-battle-tiles = { $count ->
    [one] { $count } battle tile
   *[other] { $count } battle tiles
    }
asgard-table-ancient = Ancient weapons: light { $light }, dark { $dark }
asgard-table-your-cards = Your cards:
asgard-table-your-weapons = Your weapons:
asgard-table-your-wizardries = Your wizardry:
asgard-table-stack = Left in the stacks: weapons { $weapons }, wizardry { $wizardries }
asgard-table-closed = out of play
asgard-table-none = –
asgard-table-legend = A number before letters tells how many. Stones: { asgard-table-letter-pink-stone } pink, { asgard-table-letter-yellow-stone } yellow, { asgard-table-letter-red-stone } red, { asgard-table-letter-blue-stone } blue, { asgard-table-letter-green-stone } green, { asgard-table-letter-black-stone } black, { asgard-table-letter-white-stone } white; { asgard-table-letter-white-warrior } white warrior, { asgard-table-letter-orange-warrior } orange warrior, { asgard-table-letter-giant } giant; { asgard-table-letter-light-seal } light seal, { asgard-table-letter-dark-seal } dark seal. Gods: { asgard-table-seal } seal, [ ] top tile, ? request slots, ^ temple slot, + support slots, upper slots first, · empty. Worlds: rewards I/II, ( ) value of a population, ⚔ disc in battle and value of its side. Tiles: ▮ weapon, or an Asgard tile that is face down, ▯ wizardry.
asgard-table-letter-pink-stone = pk
asgard-table-letter-yellow-stone = ye
asgard-table-letter-red-stone = rd
asgard-table-letter-blue-stone = bl
asgard-table-letter-green-stone = gr
asgard-table-letter-black-stone = bk
asgard-table-letter-white-stone = wh
asgard-table-letter-white-warrior = ww
asgard-table-letter-orange-warrior = ow
asgard-table-letter-giant = gi
asgard-table-letter-light-seal = ls
asgard-table-letter-dark-seal = ds
asgard-pick-chose = Gods chosen
asgard-pick-tile-taken = Population tiles taken
asgard-pick-built = Temples built
asgard-pick-kept-wizardry = Wizardries kept
