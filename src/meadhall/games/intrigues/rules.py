"""The whole game: which functions of which chapter serve each frame."""

from __future__ import annotations

from meadhall.core import flow, layout
from meadhall.core.flow import Flow

from . import awakening, ending, knowledge, rounds, wills
from . import worth as evaluation
from .board import Board
from .names import frames

FLOW = Flow()

flow.passage(FLOW, frames.MATCH, ending.play_match)
flow.decision(FLOW, frames.CHOOSE_CARD, flow.everyone, rounds.choose_card_options, rounds.choose_card)
flow.passage(FLOW, frames.AWAKENING, awakening.awaken)
flow.decision(FLOW, frames.FAVOUR, flow.owner, awakening.favour_options, awakening.favour)
flow.decision(FLOW, frames.GOAL, flow.owner, awakening.goal_options, awakening.goal)
flow.decision(FLOW, frames.ODINS_WILL, flow.owner, wills.odins_options, wills.odins_will)
flow.decision(FLOW, frames.THORS_WILL, flow.owner, wills.thors_options, wills.thors_will)
flow.decision(FLOW, frames.FREYAS_WILL, flow.owner, wills.freyas_options, wills.freyas_will)
flow.decision(FLOW, frames.LOKIS_WILL, flow.owner, wills.lokis_options, wills.lokis_will)
flow.decision(FLOW, frames.SIFS_WILL, flow.owner, wills.sifs_options, wills.sifs_will)
flow.decision(FLOW, frames.BRAGIS_GIFT, flow.owner, wills.bragis_gifts, wills.bragis_gift)
flow.decision(FLOW, frames.BRAGIS_PRIZE, flow.owner, wills.bragis_prizes, wills.bragis_prize)
flow.decision(FLOW, frames.HEIMDALLS_WILL, flow.owner, wills.heimdalls_options, wills.heimdalls_will)
flow.passage(FLOW, frames.FINAL_COUNT, ending.count_finally)
flow.decision(FLOW, frames.FINAL_FAVOUR, flow.owner, ending.final_options, ending.final_favour)


class Intrigues(Board):
    """Intrigues of Asgard."""

    flow = FLOW

    def begin(self, goals_from_bottom: int, open_ends: int) -> None:
        """Options of the table first: IA1.3, IA6.2."""
        self.goals_from_bottom = goals_from_bottom
        self.open_ends = open_ends
        rounds.set_up(self)
        self._go_on()

    def imagine(self, seat: int) -> None:
        knowledge.imagine(self, seat)

    def _worth(self, seat: int) -> int:
        return evaluation.worth(self, seat, 0)

    def _standing(self, seat: int) -> int:
        return ending.standing(self, seat)


FLOW.check(frames)
layout.check(Intrigues)
