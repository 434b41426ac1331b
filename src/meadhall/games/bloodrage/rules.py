"""The whole game: which functions of which chapter serve each frame, and when the text of each card acts."""

from __future__ import annotations

from meadhall.core import flow, layout
from meadhall.core.flow import Flow

from . import (
    action,
    battle,
    battle_cards,
    closing,
    destruction,
    effects,
    ending,
    gifts,
    imagine,
    invade,
    march,
    monsters,
    outcome,
    pillage,
    quest,
    raising,
    setup,
    upgrade,
    upgrade_cards,
)
from . import worth as evaluation
from .board import Board
from .names import cards, frames, windows

FLOW = Flow()

flow.passage(FLOW, frames.MATCH, ending.play_match)
flow.passage(FLOW, frames.AGE, ending.play_age)
flow.decision(FLOW, frames.CHOOSE_GIFT, flow.everyone, gifts.choose_gift_options, gifts.choose_gift)
flow.passage(FLOW, frames.ACTIONS, action.next_turn)
flow.decision(FLOW, frames.TURN, flow.owner, action.turn_options, action.turn)
flow.passage(FLOW, frames.AFTER_INVADE, invade.after_invade)
flow.decision(FLOW, frames.SUCCOR, flow.owner, invade.succor_options, invade.succor)
flow.decision(FLOW, frames.STORM, flow.owner, invade.storm_options, invade.storm)
flow.decision(FLOW, frames.MARCH, flow.owner, march.march_options, march.march)
flow.decision(FLOW, frames.FREE_INVADE, flow.owner, upgrade.free_invade_options, upgrade.free_invade)
flow.decision(FLOW, frames.SACRIFICE, flow.owner, destruction.sacrifice_options, destruction.sacrifice)
flow.passage(FLOW, frames.PILLAGE, pillage.next_caller)
flow.decision(FLOW, frames.CALL_TO_BATTLE, flow.owner, pillage.call_options, pillage.call)
flow.decision(FLOW, frames.LAY_CARD, battle.who_lays, battle.lay_options, battle.lay)
flow.passage(FLOW, frames.TEXTS, battle.resolve_texts)
flow.decision(FLOW, frames.COUNT_QUEST, flow.owner, battle.count_quest_options, battle.count_quest)
flow.passage(FLOW, frames.TIDE, battle.ebb)
flow.decision(FLOW, frames.ODINS_TIDE, flow.owner, battle.odins_tide_options, battle.odins_tide)
flow.passage(FLOW, frames.LATE_CARDS, battle.next_late_card)
flow.decision(FLOW, frames.ADD_CARD, flow.owner, battle.add_options, battle.add)
flow.passage(FLOW, frames.COMPARISON, battle.compare)
flow.passage(FLOW, frames.FATE_OF_CARDS, outcome.decide_fate)
flow.decision(FLOW, frames.PROWESS, flow.owner, outcome.prowess_options, outcome.prowess)
flow.passage(FLOW, frames.LOSSES, outcome.take_losses)
flow.passage(FLOW, frames.REWARD, outcome.give_reward)
flow.decision(FLOW, frames.LEAD_ON, flow.owner, outcome.lead_on_options, outcome.lead_on)
flow.passage(FLOW, frames.BATTLE_GLORY, outcome.give_battle_glory)
flow.passage(FLOW, frames.GAINS, outcome.give_gains)
flow.passage(FLOW, frames.BLESSINGS, outcome.next_blessing)
flow.decision(FLOW, frames.BLESSING, flow.owner, outcome.blessing_options, outcome.blessing)
flow.passage(FLOW, frames.END_OF_PILLAGE, pillage.end_pillage)
flow.passage(FLOW, frames.DESTRUCTION, destruction.destroy)
flow.decision(FLOW, frames.FLIGHT, flow.owner, destruction.flight_options, destruction.flight)
flow.decision(FLOW, frames.PROTECTION, flow.owner, destruction.protection_options, destruction.protection)
flow.decision(FLOW, frames.RAISE_STAT, flow.owner, raising.raise_stat_options, raising.raise_stat)
flow.decision(FLOW, frames.DISCARD, closing.who_discards, closing.discard_options, closing.discard)
flow.passage(FLOW, frames.QUESTS, quest.reward_quests)
flow.passage(FLOW, frames.RAGNAROK, closing.destroy_province)

effects.card(cards.TROLL, windows.INVADED, monsters.troll)
effects.card(cards.DWARF_CHIEFTAIN, windows.INVASION, monsters.dwarf_chieftain)
effects.card(cards.SEA_SERPENT, windows.SHIP, monsters.sea_serpent)
effects.card(cards.VALKYRIE, windows.AFTERMATH, monsters.valkyrie)
effects.card(cards.DARK_ELF, windows.STANDING, monsters.dark_elf)
effects.card(cards.FIRE_GIANT, windows.INVADED, monsters.fire_giant)
effects.card(cards.FROST_GIANT, windows.TOKEN, monsters.frost_giant)
effects.card(cards.SOLDIER_OF_HEL, windows.INVASION, monsters.soldier_of_hel)
effects.card(cards.VOLUR_WITCH, windows.FLIGHT, monsters.volur_witch)
effects.card(cards.LORD_OF_HAMMERS, windows.PILLAGED, upgrade_cards.lord_of_hammers)
effects.card(cards.LORD_OF_AXES, windows.PILLAGED, upgrade_cards.lord_of_axes)
effects.card(cards.LORD_OF_SPEARS, windows.PILLAGED, upgrade_cards.lord_of_spears)
effects.card(cards.BROTHERS_IN_ARMS, windows.WARRIORS, upgrade_cards.brothers_in_arms)
effects.card(cards.EXPERTS_IN_ARMS, windows.WARRIORS, upgrade_cards.experts_in_arms)
effects.card(cards.MASTERS_IN_ARMS, windows.WARRIORS, upgrade_cards.masters_in_arms)
effects.card(cards.LOKIS_DRAGONS, windows.SHIP_LOST, upgrade_cards.lokis_dragons)
effects.card(cards.FIRE_DRAGONS, windows.SHIP_LOST, upgrade_cards.fire_dragons)
effects.card(cards.ETERNAL_DRAGONS, windows.SHIP_LOST, upgrade_cards.eternal_dragons)
effects.card(cards.LOKIS_DOMAIN, windows.RELEASE, upgrade_cards.lokis_domain)
effects.card(cards.FRIGGAS_CHARM, windows.COST, upgrade_cards.friggas_charm)
effects.card(cards.THORS_GLORY, windows.AFTERMATH, upgrade_cards.thors_glory)
effects.card(cards.FRIGGAS_SUCCOR, windows.SUCCOR, upgrade_cards.friggas_succor)
effects.card(cards.TYRS_DOMAIN, windows.QUEST_BONUS, upgrade_cards.tyrs_domain)
effects.card(cards.LOKIS_BLESSING, windows.LOST, upgrade_cards.lokis_blessing)
effects.card(cards.ODINS_INSPIRATION, windows.RAGNAROK, upgrade_cards.odins_inspiration)
effects.card(cards.TYRS_CHALLENGE, windows.ACTION, upgrade_cards.tyrs_challenge)
effects.card(cards.FRIGGAS_PROTECTION, windows.PROTECTION, upgrade_cards.friggas_protection)
effects.card(cards.LOKIS_EMINENCE, windows.RELEASE, upgrade_cards.lokis_eminence)
effects.card(cards.TYRS_PROWESS, windows.PROWESS, upgrade_cards.tyrs_prowess)
effects.card(cards.THORS_DOMAIN, windows.STORM, upgrade_cards.thors_domain)
effects.card(cards.FRIGGAS_DOMAIN, windows.ACTION, upgrade_cards.friggas_domain)
effects.card(cards.ODINS_THRONE, windows.QUEST_GLORY, upgrade_cards.odins_throne)
effects.card(cards.THORS_CONQUEST, windows.END, upgrade_cards.thors_conquest)
effects.card(cards.FRIGGAS_SACRIFICE, windows.ACTION, upgrade_cards.friggas_sacrifice)
effects.card(cards.TYRS_WRATH, windows.QUEST_BONUS, upgrade_cards.tyrs_wrath)
effects.card(cards.LOKIS_WRATH, windows.RELEASE, upgrade_cards.lokis_wrath)
effects.card(cards.QUEST_ALFHEIM, windows.QUEST, quest.quest_alfheim)
effects.card(cards.QUEST_JOTUNHEIM, windows.QUEST, quest.quest_jotunheim)
effects.card(cards.QUEST_MANHEIM, windows.QUEST, quest.quest_manheim)
effects.card(cards.QUEST_GLORIOUS_DEATH, windows.QUEST, quest.quest_glorious_death)
effects.card(cards.QUEST_YGGDRASIL, windows.QUEST, quest.quest_yggdrasil)
effects.card(cards.TYRS_BASH, windows.PLAIN, effects.plain)
effects.card(cards.TYRS_SMASH, windows.PLAIN, effects.plain)
effects.card(cards.TYRS_CRUSH, windows.PLAIN, effects.plain)
effects.card(cards.TYRS_SMITE, windows.PLAIN, effects.plain)
effects.card(cards.TYRS_RAGE, windows.PLAIN, effects.plain)
effects.card(cards.ODINS_SMITE, windows.BEFORE, battle_cards.odins_smite)
effects.card(cards.HEIMDALLS_SIGHT, windows.COMPARISON, battle_cards.heimdalls_sight)
effects.card(cards.FRIGGAS_GRACE, windows.GRACE, battle_cards.friggas_grace)
effects.card(cards.LOKIS_TRICKERY, windows.TRICKERY, battle_cards.lokis_trickery)
effects.card(cards.THORS_HAMMER, windows.GAIN, battle_cards.thors_hammer)
effects.card(cards.HEIMDALLS_EYE, windows.LATE, battle_cards.heimdalls_eye)
effects.card(cards.ODINS_TIDE, windows.BEFORE, battle_cards.odins_tide)
effects.card(cards.LOKIS_BACKSTAB, windows.GAIN, battle_cards.lokis_backstab)
effects.card(cards.HEIMDALLS_WATCH, windows.WATCH, battle_cards.heimdalls_watch)
effects.card(cards.THORS_OATH, windows.GAIN, battle_cards.thors_oath)
effects.card(cards.HEIMDALLS_GAZE, windows.LATE, battle_cards.heimdalls_gaze)
effects.card(cards.THORS_PRIMACY, windows.PRIMACY, battle_cards.thors_primacy)
effects.card(cards.THORS_ASCENSION, windows.GAIN, battle_cards.thors_ascension)
effects.card(cards.ODINS_JUDGEMENT, windows.GAIN, battle_cards.odins_judgement)
effects.card(cards.LOKIS_POISON, windows.POISON, battle_cards.lokis_poison)


class BloodRage(Board):
    """Blood Rage."""

    flow = FLOW

    def begin(self, first_game: int) -> None:
        """Options of the table first: BR3.6."""
        self.first_game = first_game
        setup.set_up(self)
        self._go_on()

    def imagine(self, seat: int) -> None:
        imagine.imagine(self, seat)

    def _worth(self, seat: int) -> int:
        return evaluation.worth(self, seat)

    def _standing(self, seat: int) -> int:
        return ending.standing(self, seat)


FLOW.check(frames)
layout.check(BloodRage)
