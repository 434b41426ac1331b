"""The constants of the game, one module per kind: plain ints, and the same in the header for compiled rules."""

from meadhall.core import constants

constants.check(__name__)
