"""The constants that all games share: plain ints, and the same in the header for compiled rules."""

from meadhall.core import constants

constants.check(__name__)
