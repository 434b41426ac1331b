"""The vocabulary: where each kind of action begins. `vocabulary` declares the kinds and checks these numbers."""

PLAY, WILL, DONE, SCORE, TURN_OWN, HIDE, DOUBLE = 0, 49, 50, 51, 72, 79, 86
TURN_OTHER, GIVE, TAKE = 93, 828, 975
