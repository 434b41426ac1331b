"""What destroys figures."""

INVASION, BATTLE, RAGNAROK = range(3)
