"""Where the numbers printed on the pieces stand in the table of pieces, and in which column.

GOD + god        side, round of rising, silver slots, stones of the request slots, kinds of the support slots
TILES + god      values of its tiles, and the recruits it begins with
TEMPLE + temple  points, stones by colour, stones of another colour
SCALE + seats    what fewer players do without
BATTLE_TILES + seats   how many of each value
"""

GOD = 0
TILES = 10
TEMPLE = 20
POPULATION = 44
WORLD = 52
SCALE = 57
BATTLE_TILES = 60
RECRUIT = 65
STONES = 68
SEALS = 69
WEAPONS = 70
WIZARDRIES = 71
ANCIENT = 72
ROW = 74
BONUS = 75
BATTLE_VALUES = 80
WORTH = 81
MOST = 82
PLAYER = 83
ALL = 84
SIDE = 0
RISES = 1
SILVER = 2
SINGLE = 4
COLOUR = 5
STONES_AT = 6
ANY_STONE = 8
SUPPORT = 9
BEGINS_WITH = 4
VP = 0
COST = 1
OTHER = 8
STONES_OUT = 0
SEALS_OUT = 1
ROW_LENGTH = 2
CLOSED = 3
POPULATION_OUT = 4
BONUSES_OUT = 5
TOTAL = 0
STRENGTH = 1
PRICE = 2
IN_VALHALLA = 4
TO_PICK = 5
GROUPS = 0
EXCHANGES = 2
LOWER_WORLD = 0
BONUS_POINTS = 1
GAIN = 2
