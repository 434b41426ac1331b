"""The whole game: which functions of which chapter serve each frame."""

from __future__ import annotations

from meadhall.core import flow, layout
from meadhall.core.flow import Flow

from . import (
    asgard_action,
    battles,
    deals,
    knowledge,
    population,
    ragnarok,
    reckoning,
    requests,
    rounds,
    setup,
    supply,
    temple,
    turns,
    windows,
)
from . import worth as evaluation
from .board import Board
from .names import frames, sizes, words

FLOW = Flow()

flow.passage(FLOW, frames.MATCH, rounds.play_match)
windows.window(FLOW, frames.STARTING_RECRUIT, setup.pick_options, setup.pick, windows.leave)
flow.passage(FLOW, frames.ROUND, rounds.play_round)
windows.window(FLOW, frames.GIVER, supply.giver_options, supply.take_from_giver, windows.leave)
windows.window(FLOW, frames.SEAL_GIVER, rounds.seal_giver_options, rounds.seal_giver, windows.leave)
windows.window(FLOW, frames.TAKE_BACK, rounds.take_back_options, rounds.take_back, rounds.nothing_to_take_back)
flow.decision(FLOW, frames.CHOOSE_GOD, rounds.who_chooses, rounds.choose_options, rounds.choose)
flow.passage(FLOW, frames.TURNS, turns.next_turn)
flow.decision(FLOW, frames.SELECT_ACTION, flow.owner, turns.select_options, turns.select)
flow.decision(FLOW, frames.PERFORM_ACTION, flow.owner, requests.perform_options, requests.perform)
windows.window(FLOW, frames.END_OF_TURN, turns.end_options, turns.end, windows.leave)
windows.window(FLOW, frames.FREYJA, requests.freyja_options, requests.freyja, windows.leave)
windows.window(FLOW, frames.EXCHANGE, supply.exchange_options, supply.exchange, windows.leave)
windows.window(FLOW, frames.ASK_PIECE, supply.ask_options, supply.ask, windows.leave)
windows.window(FLOW, frames.ORDER, deals.order_options, deals.hand_out, windows.leave)
windows.window(FLOW, frames.LOKI, requests.loki_options, requests.loki, windows.leave)
windows.window(FLOW, frames.HEL, requests.hel_options, requests.hel, windows.leave)
windows.window(FLOW, frames.MIMIR, requests.mimir_options, requests.move_disc, windows.leave)
windows.window(FLOW, frames.SURTR, requests.surtr_options, requests.surtr, windows.leave)
windows.choice(FLOW, frames.ADVANCE, requests.advance_options, requests.advance)
windows.window(FLOW, frames.FENRIR, requests.fenrir_options, requests.move_disc, windows.leave)
windows.window(FLOW, frames.OFFER_NUMBER, deals.want_options, deals.want, windows.leave)
flow.decision(FLOW, frames.OFFER_PIECES, flow.owner, deals.offer_options, deals.offer)
windows.window(FLOW, frames.ANSWER, deals.answer_options, deals.answer, windows.leave)
windows.window(FLOW, frames.TEMPLE_STACK, temple.stack_options, temple.choose_stack, windows.leave)
windows.window(FLOW, frames.TEMPLE_PAYMENT, temple.payment_options, temple.pay, windows.leave)
windows.window(FLOW, frames.TEMPLE_RECRUITS, temple.recruit_options, temple.give_recruits, windows.leave)
windows.window(FLOW, frames.TEMPLE_WORLD, temple.world_options, temple.settle, temple.leave_game)
flow.passage(FLOW, frames.TEMPLE_END, temple.end)
windows.window(FLOW, frames.ASGARD_TILE, asgard_action.tile_options, asgard_action.turn_over, windows.leave)
windows.window(FLOW, frames.ASGARD_BONUS, asgard_action.bonus_options, asgard_action.take_bonus, windows.leave)
windows.window(FLOW, frames.BUY_RECRUITS, asgard_action.buy_options, asgard_action.buy, windows.leave)
windows.window(FLOW, frames.BUY_DISCS, asgard_action.disc_options, asgard_action.buy_disc, windows.leave)
windows.window(FLOW, frames.SEAL_PAYMENT, asgard_action.payment_options, asgard_action.pay, windows.leave)
windows.window(FLOW, frames.DISC_PLACE, asgard_action.place_options, asgard_action.place, windows.leave)
flow.decision(FLOW, frames.LOOK, flow.owner, asgard_action.look_options, asgard_action.keep)
windows.window(FLOW, frames.MIDDLE, asgard_action.middle_options, asgard_action.from_middle, windows.leave)
flow.passage(FLOW, frames.BATTLES, battles.fight)
windows.window(FLOW, frames.STAND, battles.stand_options, battles.stand, windows.leave)
flow.passage(FLOW, frames.RAGNAROK, ragnarok.run)
windows.window(FLOW, frames.VALHALLA, ragnarok.join_options, ragnarok.join, windows.leave)
flow.decision(FLOW, frames.LAY_TILE, flow.owner, ragnarok.lay_options, ragnarok.lay)

# AS5.15 Before, between and after the steps of an own turn
windows.own_turn(frames.SELECT_ACTION)
windows.own_turn(frames.PERFORM_ACTION)
windows.own_turn(frames.END_OF_TURN)
windows.own_turn(frames.FREYJA)
windows.own_turn(frames.LOKI)
windows.own_turn(frames.HEL)
windows.own_turn(frames.MIMIR)
windows.own_turn(frames.SURTR)
windows.own_turn(frames.FENRIR)
windows.own_turn(frames.TEMPLE_STACK)
windows.own_turn(frames.TEMPLE_RECRUITS)
windows.own_turn(frames.TEMPLE_WORLD)
windows.own_turn(frames.ASGARD_TILE)
windows.own_turn(frames.BUY_RECRUITS)
windows.own_turn(frames.BUY_DISCS)
windows.own_turn(frames.MIDDLE)


class Asgard(Board):
    """Asgard."""

    flow = FLOW

    def begin(self, deals: int) -> None:
        """The option of the table first: AS5.7."""
        self.deals = deals
        setup.set_up(self)
        self._go_on()

    def offer_all(self, seat: int) -> None:
        """AS5.15 Population tiles besides."""
        Board.offer_all(self, seat)
        if windows.OWN_TURN[self.kind[self.depth - 1]]:
            population.offer_uses(self, seat)

    def act(self, seat: int, action: int) -> None:
        if words.USE <= action < words.USE + sizes.POPULATION:
            population.use(self, seat, action - words.USE)
        else:
            Board.act(self, seat, action)

    def imagine(self, seat: int) -> None:
        knowledge.imagine(self, seat)

    def _worth(self, seat: int) -> int:
        return evaluation.worth(self, seat)

    def _standing(self, seat: int) -> int:
        return reckoning.standing(self, seat)


FLOW.check(frames)
layout.check(Asgard)
