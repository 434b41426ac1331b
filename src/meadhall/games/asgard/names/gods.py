"""The gods in the order of AS1.1: light ones, then dark ones."""

FREYJA, BALDR, ODIN, TYR, THOR = range(5)
LOKI, HEL, MIMIR, SURTR, FENRIR = range(5, 10)
