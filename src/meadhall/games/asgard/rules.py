"""The whole game: which functions of which chapter serve each frame."""

from __future__ import annotations

from meadhall.core import layout

from . import (
    asgard_action,
    battles,
    deals,
    ending,
    flow,
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
)
from . import forecast as forecasts
from . import worth as evaluation
from .board import Board
from .names import frames, sizes, words

flow.passage(frames.MATCH, ending.play_match)
flow.window(frames.STARTING_RECRUIT, setup.pick_options, setup.pick, flow.leave)
flow.passage(frames.ROUND, rounds.play_round)
flow.window(frames.GIVER, supply.giver_options, supply.take_from_giver, flow.leave)
flow.window(frames.SEAL_GIVER, rounds.seal_giver_options, rounds.seal_giver, flow.leave)
flow.window(frames.TAKE_BACK, rounds.take_back_options, rounds.take_back, rounds.nothing_to_take_back)
flow.decision(frames.CHOOSE_GOD, rounds.who_chooses, rounds.choose_options, rounds.choose)
flow.passage(frames.TURNS, turns.next_turn)
flow.decision(frames.SELECT_ACTION, flow.owner, turns.select_options, turns.select)
flow.decision(frames.PERFORM_ACTION, flow.owner, requests.perform_options, requests.perform)
flow.window(frames.END_OF_TURN, turns.end_options, turns.end, flow.leave)
flow.window(frames.FREYJA, requests.freyja_options, requests.freyja, flow.leave)
flow.window(frames.EXCHANGE, supply.exchange_options, supply.exchange, flow.leave)
flow.window(frames.ASK_PIECE, supply.ask_options, supply.ask, flow.leave)
flow.window(frames.ORDER, deals.order_options, deals.hand_out, flow.leave)
flow.window(frames.LOKI, requests.loki_options, requests.loki, flow.leave)
flow.window(frames.HEL, requests.hel_options, requests.hel, flow.leave)
flow.window(frames.MIMIR, requests.mimir_options, requests.move_disc, flow.leave)
flow.window(frames.SURTR, requests.surtr_options, requests.surtr, flow.leave)
flow.choice(frames.ADVANCE, requests.advance_options, requests.advance)
flow.window(frames.FENRIR, requests.fenrir_options, requests.move_disc, flow.leave)
flow.window(frames.OFFER_NUMBER, deals.want_options, deals.want, flow.leave)
flow.decision(frames.OFFER_PIECES, flow.owner, deals.offer_options, deals.offer)
flow.window(frames.ANSWER, deals.answer_options, deals.answer, flow.leave)
flow.window(frames.TEMPLE_STACK, temple.stack_options, temple.choose_stack, flow.leave)
flow.window(frames.TEMPLE_PAYMENT, temple.payment_options, temple.pay, flow.leave)
flow.window(frames.TEMPLE_RECRUITS, temple.recruit_options, temple.give_recruits, flow.leave)
flow.window(frames.TEMPLE_WORLD, temple.world_options, temple.settle, temple.leave_game)
flow.passage(frames.TEMPLE_END, temple.end)
flow.window(frames.ASGARD_TILE, asgard_action.tile_options, asgard_action.turn_over, flow.leave)
flow.window(frames.ASGARD_BONUS, asgard_action.bonus_options, asgard_action.take_bonus, flow.leave)
flow.window(frames.BUY_RECRUITS, asgard_action.buy_options, asgard_action.buy, flow.leave)
flow.window(frames.BUY_DISCS, asgard_action.disc_options, asgard_action.buy_disc, flow.leave)
flow.window(frames.SEAL_PAYMENT, asgard_action.payment_options, asgard_action.pay, flow.leave)
flow.window(frames.DISC_PLACE, asgard_action.place_options, asgard_action.place, flow.leave)
flow.decision(frames.LOOK, flow.owner, asgard_action.look_options, asgard_action.keep)
flow.window(frames.MIDDLE, asgard_action.middle_options, asgard_action.from_middle, flow.leave)
flow.passage(frames.BATTLES, battles.fight)
flow.window(frames.STAND, battles.stand_options, battles.stand, flow.leave)
flow.passage(frames.RAGNAROK, ragnarok.run)
flow.window(frames.VALHALLA, ragnarok.join_options, ragnarok.join, flow.leave)
flow.decision(frames.LAY_TILE, flow.owner, ragnarok.lay_options, ragnarok.lay)

# AS5.15 Before, between and after the steps of an own turn
flow.own_turn(frames.SELECT_ACTION)
flow.own_turn(frames.PERFORM_ACTION)
flow.own_turn(frames.END_OF_TURN)
flow.own_turn(frames.FREYJA)
flow.own_turn(frames.LOKI)
flow.own_turn(frames.HEL)
flow.own_turn(frames.MIMIR)
flow.own_turn(frames.SURTR)
flow.own_turn(frames.FENRIR)
flow.own_turn(frames.TEMPLE_STACK)
flow.own_turn(frames.TEMPLE_RECRUITS)
flow.own_turn(frames.TEMPLE_WORLD)
flow.own_turn(frames.ASGARD_TILE)
flow.own_turn(frames.BUY_RECRUITS)
flow.own_turn(frames.BUY_DISCS)
flow.own_turn(frames.MIDDLE)


class Asgard(Board):
    """Asgard."""

    def begin(self, deals: int) -> None:
        """The option of the table first: AS5.7."""
        self.deals = deals
        setup.set_up(self)
        self.proceed()

    def choosing(self) -> int:
        return flow.CHOOSING[self.kind[self.depth - 1]](self)  # type: ignore[no-any-return]

    def offer_all(self, seat: int) -> None:
        flow.OPTIONS[self.kind[self.depth - 1]](self, seat)
        if flow.OWN_TURN[self.kind[self.depth - 1]]:
            population.offer_uses(self, seat)

    def act(self, seat: int, action: int) -> None:
        if words.USE <= action < words.USE + sizes.POPULATION:
            population.use(self, seat, action - words.USE)
        else:
            flow.ACT[self.kind[self.depth - 1]](self, seat, action)

    def step(self) -> None:
        flow.STEP[self.kind[self.depth - 1]](self)

    def imagine(self, seat: int) -> None:
        knowledge.imagine(self, seat)

    def evaluate(self, seat: int) -> int:
        return evaluation.worth(self, seat)

    def foretells(self) -> bool:
        return True

    def is_settled(self) -> bool:
        return forecasts.is_settled(self)

    def forecast(self, seat: int) -> float:
        return forecasts.forecast(self, seat)

    def rank(self, seat: int) -> int:
        return reckoning.standing(self, seat)


layout.check(Asgard)
