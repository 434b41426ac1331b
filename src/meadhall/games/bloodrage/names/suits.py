"""What a card is: the kind of slot that takes it, a quest or a battle card."""

WARRIOR, LEADER, SHIP, MONSTER, CLAN, QUEST, BATTLE = range(7)
