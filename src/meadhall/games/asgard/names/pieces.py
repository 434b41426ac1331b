"""Where the numbers printed on the pieces stand in the table of pieces, and in which column.

GOD + god        side, round of rising, silver slots, stones of the request slots, kinds of the support slots
TILES + god      values of its tiles, and the recruits it begins with
TEMPLE + temple  points, stones by colour, stones of another colour
SCALE + seats    what fewer players do without
BATTLE_TILES + seats   how many of each value
"""

GOD, TILES, TEMPLE, POPULATION, WORLD, SCALE, BATTLE_TILES, RECRUIT = 0, 10, 20, 44, 52, 57, 60, 65
STONES, SEALS, WEAPONS, WIZARDRIES, ANCIENT, ROW, BONUS, BATTLE_VALUES = 68, 69, 70, 71, 72, 74, 75, 80
WORTH, MOST, PLAYER, ALL, SIDE, RISES, SILVER, SINGLE = 81, 82, 83, 84, 0, 1, 2, 4
COLOUR, STONES_AT, ANY_STONE, SUPPORT, BEGINS_WITH, VP, COST, OTHER = 5, 6, 8, 9, 4, 0, 1, 8
STONES_OUT, SEALS_OUT, ROW_LENGTH, CLOSED, POPULATION_OUT, BONUSES_OUT, TOTAL, STRENGTH = 0, 1, 2, 3, 4, 5, 0, 1
PRICE, IN_VALHALLA, TO_PICK, GROUPS, EXCHANGES, LOWER_WORLD, BONUS_POINTS, GAIN = 2, 4, 5, 0, 2, 0, 1, 2
