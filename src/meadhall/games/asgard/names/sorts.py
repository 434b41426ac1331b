"""The two stacks that players look through."""

WEAPON, WIZARDRY = range(2)
