# Kinds of action in a word or two

asgard-verb-reveal = Reveal and place a disc
asgard-verb-perform = Take an action
asgard-verb-forgo = Decline an action
asgard-verb-exchange = Exchange
asgard-verb-use = Use a tile
asgard-verb-steal = Steal
asgard-verb-slay = Slay
asgard-verb-settle = Place the god tile
asgard-verb-to-battle = To a battle slot
asgard-verb-join = Send from Valhalla
asgard-verb-lay-weapon = Lay a weapon
asgard-verb-lay-wizardry = Lay wizardry
asgard-verb-choose = Choose
asgard-verb-buy = Buy
