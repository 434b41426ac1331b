"""The engine contract as a test library, and what tests of rules are written with."""

from meadhall.testing.contract import check_game
from meadhall.testing.position import position
from meadhall.testing.rule import rule, tested_rules
from meadhall.testing.scene import Scene

__all__ = ["Scene", "check_game", "position", "rule", "tested_rules"]
