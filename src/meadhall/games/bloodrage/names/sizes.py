"""How many there are of everything.

PROVINCES   eight outer ones and Yggdrasil
PLACES      provinces, fjords, the reserve and Valhalla
FIGURES     places in a clan: its warriors, its leader, its ship and two monsters
UNITS       names of figures: warrior, leader, ship and nine monsters
SLOTS       upgrades of a clan: one each for warriors, leader and ship, two monsters, three for the clan
KINDS       kinds of card; CARDS counts those of each age apart, GIFTS of them an age
TURNS       cards that one player can get in one draft, eight where there is none (BR3.6)
PACK        cards dealt to each player
CELLS       where the cards of an age can be when its draft begins: 4 x 8 taken, 4 x 8 in packs, 4 undealt
UNDEALT     where the undealt ones begin among the cells; PACKS where the packs do
"""

SEATS, AGES, RING, PROVINCES, FJORDS, LANDS, PLACES, FIGURES, UNITS = 4, 3, 8, 9, 4, 13, 15, 5, 12
SLOTS, STATS, STEPS, KINDS, CARDS, GIFTS, TURNS, PACK, PACKS = 8, 3, 6, 61, 78, 26, 8, 8, 32
UNDEALT, CELLS, SOURCES = 64, 68, 7
