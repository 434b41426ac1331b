"""How many there are of everything.

PROVINCES   eight outer ones and Yggdrasil
PLACES      provinces, fjords, the reserve and Valhalla
FIGURES     places in a clan: its warriors, its leader, its ship and two monsters
UNITS       names of figures: warrior, leader, ship and nine monsters
SLOTS       upgrades of a clan: one each for warriors, leader and ship, two monsters, CLAN_SLOTS for the clan
KINDS       kinds of card; CARDS counts those of each age apart, GIFTS of them an age
TURNS       cards that one player can get in one draft, eight where there is none (BR3.6)
PACK        cards dealt to each player
CELLS       where the cards of an age can be when its draft begins: 4 x 8 taken, 4 x 8 in packs, 4 undealt
UNDEALT     where the undealt ones begin among the cells; PACKS where the packs do
"""

SEATS = 4
AGES = 3
RING = 8
PROVINCES = 9
FJORDS = 4
LANDS = 13
PLACES = 15
FIGURES = 5
UNITS = 12
SLOTS = 8
CLAN_SLOTS = 3
STATS = 3
STEPS = 6
KINDS = 61
CARDS = 78
GIFTS = 26
TURNS = 8
PACK = 8
PACKS = 32
UNDEALT = 64
CELLS = 68
SOURCES = 7
