"""The vocabulary: where each kind of action begins. `vocabulary` declares the kinds and checks these numbers."""

import cython

if not cython.compiled:
    TAKE, INVADE, MARCH, MOVE, UPGRADE, QUEST, PILLAGE, CHALLENGE = 0, 78, 234, 315, 327, 561, 639, 648
    RECALL, SACRIFICE, GIVE, PASS, JOIN, LAY, ADD, COUNT = 657, 813, 814, 970, 971, 1079, 1157, 1235
    SPARE, FLEE, SAVE, RETRIEVE, RAISE, LEAD, KEEP = 1236, 1248, 1249, 1261, 1339, 1342, 1351
    DECLINE, DONE = 1429, 1430
