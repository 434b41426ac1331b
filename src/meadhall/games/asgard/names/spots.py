"""Where a disc can stand at a god; the two support slots are upper and lower too."""

UPPER, LOWER, TEMPLE, ASGARD = range(4)
