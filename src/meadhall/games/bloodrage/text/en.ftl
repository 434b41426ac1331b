# Names

card-troll = { $case ->
   *[nom] Troll
    }
    .gender = neuter
card-dwarf-chieftain = { $case ->
   *[nom] Dwarf Chieftain
    }
    .gender = neuter
card-sea-serpent = { $case ->
   *[nom] Sea Serpent
    }
    .gender = neuter
card-lord-of-hammers = { $case ->
   *[nom] Lord of Hammers
    }
    .gender = neuter
card-brothers-in-arms = { $case ->
   *[nom] Brothers in Arms
    }
    .gender = plural
card-lokis-dragons = { $case ->
   *[nom] Loki's Dragons
    }
    .gender = plural
card-lokis-domain = { $case ->
   *[nom] Loki's Domain
    }
    .gender = neuter
card-friggas-charm = { $case ->
   *[nom] Frigga's Charm
    }
    .gender = neuter
card-thors-glory = { $case ->
   *[nom] Thor's Glory
    }
    .gender = neuter
card-friggas-succor = { $case ->
   *[nom] Frigga's Succor
    }
    .gender = neuter
card-tyrs-domain = { $case ->
   *[nom] Tyr's Domain
    }
    .gender = neuter
card-lokis-blessing = { $case ->
   *[nom] Loki's Blessing
    }
    .gender = neuter
card-quest-alfheim-1 = { $case ->
   *[nom] Alfheim!
    }
    .gender = neuter
card-quest-jotunheim-1 = { $case ->
   *[nom] Jotunheim!
    }
    .gender = neuter
card-quest-manheim-1 = { $case ->
   *[nom] Manheim!
    }
    .gender = neuter
card-quest-glorious-death-1 = { $case ->
   *[nom] Glorious Death!
    }
    .gender = neuter
card-quest-yggdrasil-1 = { $case ->
   *[nom] Yggdrasil!
    }
    .gender = neuter
card-tyrs-bash = { $case ->
   *[nom] Tyr's Bash
    }
    .gender = neuter
card-tyrs-smash-1 = { $case ->
   *[nom] Tyr's Smash
    }
    .gender = neuter
card-tyrs-crush-1 = { $case ->
   *[nom] Tyr's Crush
    }
    .gender = neuter
card-tyrs-smite-1 = { $case ->
   *[nom] Tyr's Smite
    }
    .gender = neuter
card-odins-smite = { $case ->
   *[nom] Odin's Smite
    }
    .gender = neuter
card-heimdalls-sight = { $case ->
   *[nom] Heimdall's Sight
    }
    .gender = neuter
card-friggas-grace = { $case ->
   *[nom] Frigga's Grace
    }
    .gender = neuter
card-lokis-trickery = { $case ->
   *[nom] Loki's Trickery
    }
    .gender = neuter
card-thors-hammer = { $case ->
   *[nom] Thor's Hammer
    }
    .gender = neuter
card-valkyrie = { $case ->
   *[nom] Valkyrie
    }
    .gender = feminine
card-dark-elf = { $case ->
   *[nom] Dark Elf
    }
    .gender = neuter
card-fire-giant = { $case ->
   *[nom] Fire Giant
    }
    .gender = neuter
card-lord-of-axes = { $case ->
   *[nom] Lord of Axes
    }
    .gender = neuter
card-experts-in-arms = { $case ->
   *[nom] Experts in Arms
    }
    .gender = plural
card-fire-dragons = { $case ->
   *[nom] Fire Dragons
    }
    .gender = plural
card-odins-inspiration = { $case ->
   *[nom] Odin's Inspiration
    }
    .gender = neuter
card-tyrs-challenge = { $case ->
   *[nom] Tyr's Challenge
    }
    .gender = neuter
card-friggas-protection = { $case ->
   *[nom] Frigga's Protection
    }
    .gender = neuter
card-lokis-eminence = { $case ->
   *[nom] Loki's Eminence
    }
    .gender = neuter
card-tyrs-prowess = { $case ->
   *[nom] Tyr's Prowess
    }
    .gender = neuter
card-thors-domain = { $case ->
   *[nom] Thor's Domain
    }
    .gender = neuter
card-quest-alfheim-2 = { $case ->
   *[nom] Alfheim!
    }
    .gender = neuter
card-quest-jotunheim-2 = { $case ->
   *[nom] Jotunheim!
    }
    .gender = neuter
card-quest-manheim-2 = { $case ->
   *[nom] Manheim!
    }
    .gender = neuter
card-quest-glorious-death-2 = { $case ->
   *[nom] Glorious Death!
    }
    .gender = neuter
card-quest-yggdrasil-2 = { $case ->
   *[nom] Yggdrasil!
    }
    .gender = neuter
card-tyrs-smash-2 = { $case ->
   *[nom] Tyr's Smash
    }
    .gender = neuter
card-tyrs-crush-2 = { $case ->
   *[nom] Tyr's Crush
    }
    .gender = neuter
card-tyrs-smite-2 = { $case ->
   *[nom] Tyr's Smite
    }
    .gender = neuter
card-tyrs-rage-2 = { $case ->
   *[nom] Tyr's Rage
    }
    .gender = neuter
card-heimdalls-eye = { $case ->
   *[nom] Heimdall's Eye
    }
    .gender = neuter
card-odins-tide = { $case ->
   *[nom] Odin's Tide
    }
    .gender = neuter
card-lokis-backstab = { $case ->
   *[nom] Loki's Backstab
    }
    .gender = neuter
card-heimdalls-watch-2 = { $case ->
   *[nom] Heimdall's Watch
    }
    .gender = neuter
card-thors-oath = { $case ->
   *[nom] Thor's Oath
    }
    .gender = neuter
card-frost-giant = { $case ->
   *[nom] Frost Giant
    }
    .gender = neuter
card-soldier-of-hel = { $case ->
   *[nom] Soldier of Hel
    }
    .gender = neuter
card-volur-witch = { $case ->
   *[nom] Volur Witch
    }
    .gender = feminine
card-lord-of-spears = { $case ->
   *[nom] Lord of Spears
    }
    .gender = neuter
card-masters-in-arms = { $case ->
   *[nom] Masters in Arms
    }
    .gender = plural
card-eternal-dragons = { $case ->
   *[nom] Eternal Dragons
    }
    .gender = plural
card-friggas-domain = { $case ->
   *[nom] Frigga's Domain
    }
    .gender = neuter
card-odins-throne = { $case ->
   *[nom] Odin's Throne
    }
    .gender = neuter
card-thors-conquest = { $case ->
   *[nom] Thor's Conquest
    }
    .gender = neuter
card-friggas-sacrifice = { $case ->
   *[nom] Frigga's Sacrifice
    }
    .gender = neuter
card-tyrs-wrath = { $case ->
   *[nom] Tyr's Wrath
    }
    .gender = neuter
card-lokis-wrath = { $case ->
   *[nom] Loki's Wrath
    }
    .gender = neuter
card-quest-alfheim-3 = { $case ->
   *[nom] Alfheim!
    }
    .gender = neuter
card-quest-jotunheim-3 = { $case ->
   *[nom] Jotunheim!
    }
    .gender = neuter
card-quest-manheim-3 = { $case ->
   *[nom] Manheim!
    }
    .gender = neuter
card-quest-glorious-death-3 = { $case ->
   *[nom] Glorious Death!
    }
    .gender = neuter
card-quest-yggdrasil-3 = { $case ->
   *[nom] Yggdrasil!
    }
    .gender = neuter
card-tyrs-crush-3 = { $case ->
   *[nom] Tyr's Crush
    }
    .gender = neuter
card-tyrs-smite-3 = { $case ->
   *[nom] Tyr's Smite
    }
    .gender = neuter
card-tyrs-rage-3 = { $case ->
   *[nom] Tyr's Rage
    }
    .gender = neuter
card-heimdalls-watch-3 = { $case ->
   *[nom] Heimdall's Watch
    }
    .gender = neuter
card-heimdalls-gaze = { $case ->
   *[nom] Heimdall's Gaze
    }
    .gender = neuter
card-thors-primacy = { $case ->
   *[nom] Thor's Primacy
    }
    .gender = neuter
card-thors-ascension = { $case ->
   *[nom] Thor's Ascension
    }
    .gender = neuter
card-odins-judgement = { $case ->
   *[nom] Odin's Judgement
    }
    .gender = neuter
card-lokis-poison = { $case ->
   *[nom] Loki's Poison
    }
    .gender = neuter
province-elvagar = { $case ->
   *[nom] Elvagar
    [gen] Elvagar's
    }
    .gender = neuter
province-angerboda = { $case ->
   *[nom] Angerboda
    [gen] Angerboda's
    }
    .gender = neuter
province-muspelheim = { $case ->
   *[nom] Muspelheim
    [gen] Muspelheim's
    }
    .gender = neuter
province-horgr = { $case ->
   *[nom] Horgr
    [gen] Horgr's
    }
    .gender = neuter
province-utgard = { $case ->
   *[nom] Utgard
    [gen] Utgard's
    }
    .gender = neuter
province-andlang = { $case ->
   *[nom] Andlang
    [gen] Andlang's
    }
    .gender = neuter
province-gimle = { $case ->
   *[nom] Gimle
    [gen] Gimle's
    }
    .gender = neuter
province-myrkulor = { $case ->
   *[nom] Myrkulor
    [gen] Myrkulor's
    }
    .gender = neuter
province-yggdrasil = { $case ->
   *[nom] Yggdrasil
    [gen] Yggdrasil's
    }
    .gender = neuter
province-north-east = { $case ->
   *[nom] north-east fjord
    [gen] north-east fjord's
    [def] the north-east fjord
    }
    .gender = neuter
province-south-east = { $case ->
   *[nom] south-east fjord
    [gen] south-east fjord's
    [def] the south-east fjord
    }
    .gender = neuter
province-south-west = { $case ->
   *[nom] south-west fjord
    [gen] south-west fjord's
    [def] the south-west fjord
    }
    .gender = neuter
province-north-west = { $case ->
   *[nom] north-west fjord
    [gen] north-west fjord's
    [def] the north-west fjord
    }
    .gender = neuter
region-manheim = { $case ->
   *[nom] Manheim
    [gen] Manheim's
    }
    .gender = neuter
region-jotunheim = { $case ->
   *[nom] Jotunheim
    [gen] Jotunheim's
    }
    .gender = neuter
region-alfheim = { $case ->
   *[nom] Alfheim
    [gen] Alfheim's
    }
    .gender = neuter
figure-warrior = { $case ->
   *[nom] warrior
    [gen] warrior's
    [def] a warrior
    [plural] warriors
    }
    .gender = masculine
figure-leader = { $case ->
   *[nom] leader
    [gen] leader's
    [def] the leader
    [plural] leaders
    }
    .gender = masculine
figure-ship = { $case ->
   *[nom] ship
    [gen] ship's
    [def] the ship
    [plural] ships
    }
    .gender = neuter
figure-troll = { $case ->
   *[nom] Troll
    [gen] Troll's
    [def] the Troll
    [plural] Trolls
    }
    .gender = neuter
figure-dwarf-chieftain = { $case ->
   *[nom] Dwarf Chieftain
    [gen] Dwarf Chieftain's
    [def] the Dwarf Chieftain
    [plural] Dwarf Chieftains
    }
    .gender = neuter
figure-sea-serpent = { $case ->
   *[nom] Sea Serpent
    [gen] Sea Serpent's
    [def] the Sea Serpent
    [plural] Sea Serpents
    }
    .gender = neuter
figure-valkyrie = { $case ->
   *[nom] Valkyrie
    [gen] Valkyrie's
    [def] the Valkyrie
    [plural] Valkyries
    }
    .gender = feminine
figure-dark-elf = { $case ->
   *[nom] Dark Elf
    [gen] Dark Elf's
    [def] the Dark Elf
    [plural] Dark Elves
    }
    .gender = neuter
figure-fire-giant = { $case ->
   *[nom] Fire Giant
    [gen] Fire Giant's
    [def] the Fire Giant
    [plural] Fire Giants
    }
    .gender = neuter
figure-frost-giant = { $case ->
   *[nom] Frost Giant
    [gen] Frost Giant's
    [def] the Frost Giant
    [plural] Frost Giants
    }
    .gender = neuter
figure-soldier-of-hel = { $case ->
   *[nom] Soldier of Hel
    [gen] Soldier of Hel's
    [def] the Soldier of Hel
    [plural] Soldiers of Hel
    }
    .gender = neuter
figure-volur-witch = { $case ->
   *[nom] Volur Witch
    [gen] Volur Witch's
    [def] the Volur Witch
    [plural] Volur Witches
    }
    .gender = feminine
stat-rage = { $case ->
   *[nom] rage
    }
    .gender = neuter
stat-axes = { $case ->
   *[nom] axes
    }
    .gender = plural
stat-horns = { $case ->
   *[nom] horns
    }
    .gender = plural
token-none = { $case ->
   *[nom] nothing
    }
    .gender = neuter
token-rage = { $case ->
   *[nom] rage
    }
    .gender = neuter
token-axes = { $case ->
   *[nom] axes
    }
    .gender = plural
token-horns = { $case ->
   *[nom] horns
    }
    .gender = plural
token-glory = { $case ->
   *[nom] glory
    }
    .gender = neuter
token-all = { $case ->
   *[nom] all three stats
    }
    .gender = plural
phase-none = { $case ->
   *[nom] set-up
    }
    .gender = neuter
phase-gifts = { $case ->
   *[nom] gods' gifts
    }
    .gender = neuter
phase-action = { $case ->
   *[nom] action
    }
    .gender = neuter
phase-discard = { $case ->
   *[nom] discard
    }
    .gender = neuter
phase-quest = { $case ->
   *[nom] quest
    }
    .gender = neuter
phase-ragnarok = { $case ->
   *[nom] Ragnarök
    }
    .gender = neuter
phase-valhalla = { $case ->
   *[nom] Valhalla
    }
    .gender = neuter
source-battles = { $case ->
   *[nom] battles
    [why] for winning a battle
    }
    .gender = neuter
source-pillage = { $case ->
   *[nom] pillage
    [why] for pillaging
    }
    .gender = neuter
source-quests = { $case ->
   *[nom] quests
    [why] for a quest
    }
    .gender = neuter
source-ragnarok = { $case ->
   *[nom] Ragnarök
    [why] for falling in Ragnarök
    }
    .gender = neuter
source-valhalla = { $case ->
   *[nom] Valhalla
    [why] for returning from Valhalla
    }
    .gender = neuter
source-cards = { $case ->
   *[nom] cards
    [why] from cards
    }
    .gender = neuter
source-stats = { $case ->
   *[nom] clan stats
    [why] for clan stats
    }
    .gender = neuter
clan-wolf = { $case ->
   *[nom] Wolf
    [gen] Wolf's
    }
    .gender = neuter
clan-raven = { $case ->
   *[nom] Raven
    [gen] Raven's
    }
    .gender = neuter
clan-serpent = { $case ->
   *[nom] Serpent
    [gen] Serpent's
    }
    .gender = neuter
clan-bear = { $case ->
   *[nom] Bear
    [gen] Bear's
    }
    .gender = neuter

# The game

bloodrage-title = Blood Rage
bloodrage-tagline = Lead your clan through the last days of the world and win the most glory.
bloodrage-about = Three ages, and each ends with a province lost to Ragnarök. Draft the gods' gifts, invade and pillage, lay quests, upgrade your clan and call monsters to your side. Battles are won with figures and one secret card, and even defeat can pay: a warrior who falls well brings glory too.

# What each kind of card does

bloodrage-card-troll = Monster, strength 2. When it invades a province, all warriors of other clans there are destroyed; not on a march or in a call to battle. It needs an empty village to come in.
bloodrage-card-dwarf-chieftain = Monster, strength 2. Playing the card costs 0 rage, and so does every invade with the figure.
bloodrage-card-sea-serpent = Monster, strength 3, and a ship in all respects: it stands only in fjords, never moves, supports both provinces there, and ship upgrades pay when it is destroyed. Its strength stays 3 whatever your ship upgrade is.
bloodrage-card-valkyrie = Monster, strength 2. After a battle she took part in, you gain 2 glory for each figure of other clans destroyed in it, win or lose, even if she falls herself.
bloodrage-card-dark-elf = Monster, strength 1, or 3 while it stands in Yggdrasil. It may invade Yggdrasil too, and every invade costs 1 rage.
bloodrage-card-fire-giant = Monster, strength 4. When it invades a province, all figures of other clans there that are not monsters are destroyed, ships in its fjord included; not on a march or in a call to battle. It needs an empty village to come in.
bloodrage-card-frost-giant = Monster, strength 4. When you pillage a province where it stands alive, you take the reward of the token twice.
bloodrage-card-soldier-of-hel = Monster, strength 3. Playing the card costs 0 rage, and so does every invade with the figure.
bloodrage-card-volur-witch = Monster, strength 3. When she is about to be destroyed in an outer province, you may move her to Yggdrasil instead. She then leaves the battle and does not count as destroyed. Not when you sacrifice her.
bloodrage-card-lord-of-hammers = Your leader has strength 3. After you pillage a province where your leader stands, you may move the leader to an adjacent province with an empty village, or to Yggdrasil.
bloodrage-card-lord-of-axes = Your leader has strength 3. After you pillage a province where your leader stands, raise one stat of your choice, beside the token's reward.
bloodrage-card-lord-of-spears = Your leader has strength 3. After you pillage a province where your leader stands, raise all three stats, beside the token's reward.
bloodrage-card-brothers-in-arms = Two warriors of yours in one province make a pair with strength 3; a warrior without a partner has 1. Each still invades for 1 rage.
bloodrage-card-experts-in-arms = Each of your warriors has strength 2, and invades for 2 rage.
bloodrage-card-masters-in-arms = Two warriors of yours in one province make a pair with strength 6; a warrior without a partner has 2. Each invades for 2 rage.
bloodrage-card-lokis-dragons = Your ship has strength 2. You gain 4 glory whenever a ship of yours is destroyed, for whatever reason. A Sea Serpent is a ship too.
bloodrage-card-fire-dragons = Your ship has strength 2. You gain 8 glory whenever a ship of yours is destroyed, for whatever reason. A Sea Serpent is a ship too.
bloodrage-card-eternal-dragons = Your ship has strength 2. You gain 12 glory whenever a ship of yours is destroyed, for whatever reason. A Sea Serpent is a ship too.
bloodrage-card-lokis-domain = Each of your figures that comes back at the release of Valhalla brings you 1 glory. It adds to other cards of this kind.
bloodrage-card-friggas-charm = Each upgrade card you play costs you 1 rage less, but never less than 0. Invades cost what they did.
bloodrage-card-thors-glory = After a battle you took part in, you gain 2 glory if at least two figures of other clans were destroyed in it, win or lose.
bloodrage-card-friggas-succor = Each time you invade a province, a warrior from your reserve may follow for free, if there is an empty village and your horns allow it. That warrior brings no other. Not in a fjord or in Yggdrasil, nor after Loki's Blessing.
bloodrage-card-tyrs-domain = When you have revealed a quest card in a battle, you may count it as a battle card of +3. Together with Tyr's Wrath it is one choice, worth +5.
bloodrage-card-lokis-blessing = When a battle is lost for you, by a tie too, a warrior from your reserve may right away invade the same province for free, if there is an empty village and your horns allow it. It works at 0 rage, but never in Yggdrasil.
bloodrage-card-odins-inspiration = The glory for your figures destroyed by Ragnarök is doubled.
bloodrage-card-tyrs-challenge = A new action: pay 2 rage and pillage a province that is already pillaged in this age. All goes as in any pillage; the token stays turned over.
bloodrage-card-friggas-protection = When figures of yours are about to be destroyed, in anybody's turn, you may pay 1 rage for each one you save. It stays where it is. Not against Ragnarök, not for a sacrifice.
bloodrage-card-lokis-eminence = Each of your figures that comes back at the release of Valhalla brings you 2 glory. It adds to other cards of this kind.
bloodrage-card-tyrs-prowess = When you win a battle, you may take cards you played in it back into hand instead of discarding them, for 1 rage each. Cards taken by Loki's Poison are gone.
bloodrage-card-thors-domain = Right after you invade a province that is not pillaged, you may pay 2 rage and pillage it in the same turn, once for each invade. Yggdrasil counts when the Dark Elf invades it. Not after an invade of a fjord or by Loki's Blessing.
bloodrage-card-friggas-domain = A new action: for 1 rage in all, invade with any one of your figures in Valhalla, even the leader. Horns count as usual, and the figure does not count as released.
bloodrage-card-odins-throne = The glory for each quest you meet is doubled. The raise of a stat is not.
bloodrage-card-thors-conquest = At the end of the game every figure you have on the board brings you 3 glory, in fjords and in Yggdrasil too, but not in Valhalla or in the reserve.
bloodrage-card-friggas-sacrifice = A new action for 0 rage: two of your figures on the board are destroyed, and you raise one stat of your choice. The figures count for Glorious Death!, and ship upgrades pay.
bloodrage-card-tyrs-wrath = When you have revealed a quest card in a battle, you may count it as a battle card of +5.
bloodrage-card-lokis-wrath = Each of your figures that comes back at the release of Valhalla brings you 3 glory. It adds to other cards of this kind.
bloodrage-card-quest-alfheim = Quest: have more strength than each other clan in Andlang or in Gimle, with the fjord. Reward: the printed glory (5, 7 or 9 in age 1, 2 or 3), and one stat of your choice rises.
bloodrage-card-quest-jotunheim = Quest: have more strength than each other clan in Utgard, Horgr or Muspelheim, with the fjord. Reward: the printed glory (5, 7 or 9 in age 1, 2 or 3), and one stat of your choice rises.
bloodrage-card-quest-manheim = Quest: have more strength than each other clan in Myrkulor, Elvagar or Angerboda, with the fjord. Reward: the printed glory (5, 7 or 9 in age 1, 2 or 3), and one stat of your choice rises.
bloodrage-card-quest-glorious-death = Quest: 4 or more of your figures are in Valhalla in the quest phase, which comes before Ragnarök. Reward: the printed glory (6, 8 or 11 in age 1, 2 or 3), and one stat of your choice rises.
bloodrage-card-quest-yggdrasil = Quest: have more strength than each other clan in Yggdrasil. Reward: the printed glory (6, 8 or 11 in age 1, 2 or 3), and one stat of your choice rises.
bloodrage-card-tyrs-bash = Battle: +2, nothing more.
bloodrage-card-tyrs-smash = Battle: +3, nothing more.
bloodrage-card-tyrs-crush = Battle: +4, nothing more.
bloodrage-card-tyrs-smite = Battle: +5, nothing more.
bloodrage-card-tyrs-rage = Battle: +6, nothing more.
bloodrage-card-odins-smite = Battle: +1. Before the comparison every opponent in the battle loses one warrior, if one stands in the province itself.
bloodrage-card-heimdalls-sight = Battle: as much as the highest bonus of a single card of your opponents in this battle, cards added later and quests used as battle cards included; +0 if there is none.
bloodrage-card-friggas-grace = Battle: +2. If you win as the pillager, raise one more stat, another one than the token raised. If the token gave glory or all three stats, choose any.
bloodrage-card-lokis-trickery = Battle: +0. If you lose, 1 rage of the winner becomes yours. After a tie, or from a winner at 0 rage, you get nothing.
bloodrage-card-thors-hammer = Battle: +1. If you win, you gain 3 glory.
bloodrage-card-heimdalls-eye = Battle: +2. You may lay it as usual, or add it from your hand after the cards have been revealed.
bloodrage-card-odins-tide = Battle: +1. Before the comparison everybody in the battle, yourself included, keeps one figure of their choice in it and loses the rest. A ship in the fjord counts as one of them.
bloodrage-card-lokis-backstab = Battle: +0. If you lose, 2 glory of the winner become yours, or less if there is less. After a tie you get nothing.
bloodrage-card-heimdalls-watch = Battle: +0. You gain glory equal to all revealed bonuses together. Then all revealed cards are discarded, this one too, and everybody in the battle who has cards lays a new one.
bloodrage-card-thors-oath = Battle: +1. If you win, raise one stat of your choice, after the glory for your axes.
bloodrage-card-heimdalls-gaze = Battle: +3. You may lay it as usual, or add it from your hand after the cards have been revealed.
bloodrage-card-thors-primacy = Battle: +3. What the revealed cards of your opponents say is cancelled and never takes effect. Their bonuses, all upgrades and cards added later keep working.
bloodrage-card-thors-ascension = Battle: +1. If you win, you gain 3 rage and 3 glory.
bloodrage-card-odins-judgement = Battle: +2. Every figure that is destroyed in this battle, also your own, brings you 2 glory, win or lose.
bloodrage-card-lokis-poison = Battle: +0. If you lose, all cards that the winner played in this battle, cards added later too, come to your hand instead of being discarded. After a tie nothing happens.

# Actions

bloodrage-do-take = Take { NAME($card) }
bloodrage-do-invade = Invade { NAME($place, case: "def") } with { NAME($figure, case: "def") }
bloodrage-do-march = March from { NAME($start) } to { NAME($goal) }
bloodrage-do-move = Move { NAME($figure, case: "def") }
bloodrage-do-upgrade = Upgrade: { NAME($card) } (slot { $slot })
bloodrage-do-quest = Lay the quest { NAME($card) }
bloodrage-do-pillage = Pillage { NAME($province) }
bloodrage-do-challenge = Tyr's Challenge: pillage { NAME($province) } once more
bloodrage-do-recall = Invade { NAME($place, case: "def") } from Valhalla with { NAME($figure, case: "def") }
bloodrage-do-sacrifice = Sacrifice two figures for a stat
bloodrage-do-give = Give up { NAME($figure, case: "def") } in { NAME($place, case: "def") }
bloodrage-do-pass = Pass and drop all rage
bloodrage-do-join = Send { NAME($figure, case: "def") } from { NAME($start) }
bloodrage-do-lay = Lay { NAME($card) }
bloodrage-do-add = Add { NAME($card) }
bloodrage-do-count = Count it as a battle card
bloodrage-do-spare = Keep { NAME($figure, case: "def") }
bloodrage-do-flee = Flee to Yggdrasil
bloodrage-do-save = Save { NAME($figure, case: "def") }
bloodrage-do-retrieve = Take back { NAME($card) }
bloodrage-do-raise = Raise { NAME($stat) }
bloodrage-do-lead = Move the leader on to { NAME($province) }
bloodrage-do-keep = Keep { NAME($card) }
bloodrage-do-decline = Decline
bloodrage-do-done = Enough

# Events

bloodrage-age-began = Age { $age } begins.
bloodrage-phase-began = The { NAME($phase) } phase begins.
bloodrage-token-laid = Pillage token in { NAME($province) }: { NAME($token) }.
bloodrage-doomed = Ragnarök of age { $age } will destroy { NAME($province) }.
bloodrage-lost-before = Destroyed before the game: { NAME($province) }.
bloodrage-first-player = { $seat } is the first player.
bloodrage-dealt = { $cards ->
    [one] Everybody is dealt { $cards } card.
   *[other] Everybody is dealt { $cards } cards.
    }
bloodrage-took = { $seat } takes { NAME($card) }.
bloodrage-passed-left = Everybody passes the remaining cards to the left.
bloodrage-draft-ended = { $cards ->
    [one] The gifts are chosen: everybody has { $cards } new card.
   *[other] The gifts are chosen: everybody has { $cards } new cards.
    }
bloodrage-rage-set = { $seat } begins with { $rage } rage.
bloodrage-all-pillaged = All provinces are pillaged: the action phase is over.
bloodrage-rage-spent = Nobody can act any more: the action phase is over.
bloodrage-passed = { $seat } passes.
bloodrage-invaded = { $cost ->
    [0] { $seat } invades { NAME($place, case: "def") } with { NAME($figure, case: "def") } for free.
   *[other] { $seat } invades { NAME($place, case: "def") } with { NAME($figure, case: "def") } for { $cost } rage.
    }
bloodrage-marched = { $seat } marches from { NAME($start) } to { NAME($goal) }.
bloodrage-moved = { $seat } moves { NAME($figure, case: "def") } from { NAME($start) } to { NAME($goal) }.
bloodrage-upgraded = { $cost ->
    [0] { $seat } plays the upgrade { NAME($card) } for free.
   *[other] { $seat } plays the upgrade { NAME($card) } for { $cost } rage.
    }
bloodrage-replaced = { $seat } discards the upgrade { NAME($card) }.
bloodrage-left-game = { $seat } loses a monster: { NAME($figure, case: "def") } leaves the game.
bloodrage-quest-laid = { $seat } lays a quest face down.
bloodrage-quest-chosen = { $seat } lays the quest { NAME($card) }.
bloodrage-pillage-began = { $seat } sets out to pillage { NAME($province) }.
bloodrage-challenged = Tyr's Challenge: { $seat } sets out to pillage { NAME($province) } once more.
bloodrage-joined = { $seat } answers the call: { NAME($figure, case: "def") } moves from { NAME($start) } to { NAME($goal) }.
bloodrage-stayed-out = { $seat } sends nobody.
bloodrage-no-battle = Nobody stands in the way in { NAME($province) }: there is no battle.
bloodrage-battle-began = Battle for { NAME($province) }: { $seats }.
bloodrage-revealed = { $seat } reveals { NAME($card) }.
bloodrage-silenced = Thor's Primacy cancels the text of { $seat }'s card { NAME($card) }.
bloodrage-watched = Heimdall's Watch: the revealed bonuses bring { $seat } { $glory } glory. All revealed cards are discarded, and new ones are laid.
bloodrage-counted = { $seat } counts { NAME($card) } as a battle card: +{ $bonus }.
bloodrage-added = { $seat } adds { NAME($card) }.
bloodrage-total = { $seat }: strength { $strength }, cards +{ $bonus }, total { $total }.
bloodrage-won = { $seat } wins the battle for { NAME($province) }.
bloodrage-tied = The battle for { NAME($province) } is a tie: everybody loses.
bloodrage-took-back = { $seat } takes { NAME($card) } back into hand.
bloodrage-discarded = { $seat } discards { NAME($card) }.
bloodrage-poisoned = Loki's Poison: { $seat } takes { NAME($card) } from { $victim }.
bloodrage-tricked = Loki's Trickery: { $seat } takes { $rage } rage from { $victim }.
bloodrage-retrieved = Tyr's Prowess: { $seat } keeps { NAME($card) }.
bloodrage-destroyed = { $count ->
    [1] { $seat } loses { NAME($figure, case: "def") } in { NAME($place, case: "def") }.
   *[other] { $seat } loses { $count } { NAME($figure, case: "plural") } in { NAME($place, case: "def") }.
    }
bloodrage-fled = { $seat }'s Volur Witch flees from { NAME($place, case: "def") } to Yggdrasil.
bloodrage-saved = Frigga's Protection: { $seat } saves { NAME($figure, case: "def") } in { NAME($place, case: "def") }.
bloodrage-sacrificed = { $seat } sacrifices { NAME($figure, case: "def") } in { NAME($place, case: "def") }.
bloodrage-pillaged = { $seat } pillages { NAME($province) }. The reward: { NAME($token) }.
bloodrage-raised = { $seat } raises { NAME($stat) } to { $value }.
bloodrage-glory = { $seat } gains { $glory } glory { NAME($source, case: "why") }.
bloodrage-stabbed = Loki's Backstab: { $seat } takes { $glory } glory from { $victim }.
bloodrage-rage-gained = { $seat } gains { $rage } rage.
bloodrage-hand-discarded = { $cards ->
    [0] { $seat } discards no cards.
    [one] { $seat } discards { $cards } card face down.
   *[other] { $seat } discards { $cards } cards face down.
    }
bloodrage-kept = { $seat } keeps { NAME($card) } for the next age.
bloodrage-quest-met = { $seat } meets the quest { NAME($card) }: { $glory } glory and a stat to raise.
bloodrage-quest-failed = { $seat } does not meet the quest { NAME($card) }.
bloodrage-struck = Ragnarök of age { $age } destroys { NAME($province) }.
bloodrage-doom-moved = The doom marker moves to { NAME($province) }.
bloodrage-released = { $count ->
    [one] { $count } figure returns from Valhalla to { $seat }.
   *[other] { $count } figures return from Valhalla to { $seat }.
    }
bloodrage-first-moved = { $seat } is the first player now.
bloodrage-ended = The match is over.

# Prompts

bloodrage-ask-choose-gift = { $cards ->
    [one] Gods' gifts: choose { $cards } card to keep. All choose at the same time.
   *[other] Gods' gifts: choose { $cards } cards to keep, one after the other. All choose at the same time.
    }
bloodrage-ask-turn = Your turn: choose an action, or pass. You have { $rage } rage.
bloodrage-ask-succor = Frigga's Succor: you may send a warrior after it into { NAME($province) } for free.
bloodrage-ask-storm = Thor's Domain: you may pay 2 rage and pillage { NAME($province) } at once.
bloodrage-ask-march = March from { NAME($start) } to { NAME($goal) }: choose figures one by one, and say when it is enough.
bloodrage-ask-free-invade = You may now invade for free with { NAME($figure, case: "def") }: choose where, or decline.
bloodrage-ask-sacrifice = { $figures ->
    [one] Frigga's Sacrifice: choose { $figures } figure of yours that goes to Valhalla.
   *[other] Frigga's Sacrifice: choose { $figures } figures of yours that go to Valhalla, one after the other.
    }
bloodrage-ask-call-to-battle = { $seat } pillages { NAME($province) }: move one figure there from an adjacent province, or decline.
bloodrage-ask-lay-card = Battle for { NAME($province) }: lay one card face down. All cards are revealed together.
bloodrage-ask-count-quest = Does { NAME($card) } count as a battle card of +{ $bonus }?
bloodrage-ask-odins-tide = Odin's Tide: choose the one figure that you keep in the battle for { NAME($province) }. The others are destroyed.
bloodrage-ask-add-card = Battle for { NAME($province) }: you may add a card that can be played after the reveal.
bloodrage-ask-prowess = Tyr's Prowess: you may take cards you played back into hand for 1 rage each. You have { $rage } rage.
bloodrage-ask-flight = The Volur Witch is about to be destroyed in { NAME($province) }: she may flee to Yggdrasil.
bloodrage-ask-protection = Frigga's Protection: you may save figures for 1 rage each. You have { $rage } rage.
bloodrage-ask-raise-stat = Choose the stat that you raise by one step.
bloodrage-ask-lead-on = Lord of Hammers: you may move your leader from { NAME($province) } on to an adjacent province.
bloodrage-ask-blessing = Loki's Blessing: you may invade { NAME($province) } with a warrior from your reserve for free.
bloodrage-ask-discard = Choose one card to keep for the next age, or decline and keep none.

# Refusals

bloodrage-no-now = Not now: first answer what you are asked.
bloodrage-no-not-in-pack = { NAME($card) } is not among these cards: choose one that you were handed.
bloodrage-no-not-in-reserve = You do not have { NAME($figure, case: "def") } in your reserve: choose a figure that waits there.
bloodrage-no-not-in-valhalla = You do not have { NAME($figure, case: "def") } in Valhalla: choose a figure that is there.
bloodrage-no-no-such-figure = You do not have { NAME($figure, case: "def") } in your clan: first play this monster's card as an upgrade.
bloodrage-no-horns = You have as many figures on the board as your horns allow: move those you have, or raise your horns first.
bloodrage-no-no-village = There is no empty village in { NAME($province) }: choose another province.
bloodrage-no-destroyed = Ragnarök has destroyed { NAME($province) }: choose a province that is still there.
bloodrage-no-dead-fjord = Both shores of { NAME($place, case: "def") } are destroyed: choose another fjord.
bloodrage-no-no-yggdrasil = Only the Dark Elf invades Yggdrasil, others march there: choose an outer province for { NAME($figure, case: "def") }.
bloodrage-no-ship-on-land = Ships stand only in fjords: choose a fjord for { NAME($figure, case: "def") }.
bloodrage-no-land-at-sea = Only ships stand in fjords: choose an outer province for { NAME($figure, case: "def") }.
bloodrage-no-rage = This costs { $cost } rage, and you have { $rage }: choose something cheaper.
bloodrage-no-same-province = A march leads from one province to another: choose two different ones.
bloodrage-no-none-there = You have no figure in { NAME($province) } that could march: choose a province where you have one.
bloodrage-no-not-there = You do not have { NAME($figure, case: "def") } in { NAME($province) }: choose a figure that stands there.
bloodrage-no-nobody-marched = At least one figure has to march: choose it.
bloodrage-no-not-in-hand = { NAME($card) } is not in your hand: choose a card you hold.
bloodrage-no-no-upgrade-card = { NAME($card) } is no upgrade: choose an upgrade card for your clan sheet.
bloodrage-no-no-quest-card = { NAME($card) } is no quest: choose a quest card.
bloodrage-no-slot = There is no slot { $slot } for { NAME($card) }: choose a slot with a lower number.
bloodrage-no-pillaged = { NAME($province) } is already pillaged in this age: choose a province whose token shows its reward.
bloodrage-no-not-pillaged = Tyr's Challenge is not for { NAME($province) }, which is unpillaged: choose a province pillaged in this age.
bloodrage-no-no-foothold = You have no figure in { NAME($province) } and no ship that supports it: choose a province where you have one.
bloodrage-no-without-card = This needs the upgrade { NAME($card) }: without it, choose another action.
bloodrage-no-two-figures = A sacrifice takes two of your figures on the board: bring more of them there first.
bloodrage-no-not-on-board = You do not have { NAME($figure, case: "def") } in { NAME($place, case: "def") }: choose a figure of yours on the board.
bloodrage-no-not-adjacent = { NAME($start) } and { NAME($goal) } are not adjacent: choose a neighbouring province.
bloodrage-no-ships-stay = Ships never move, so { NAME($figure, case: "def") } stays: choose another figure.
bloodrage-no-late-card = { NAME($card) } cannot be added after the reveal: Heimdall's Eye and Heimdall's Gaze can, or decline.
bloodrage-no-not-in-battle = You do not have { NAME($figure, case: "def") } in this battle: choose a figure that fights in it.
bloodrage-no-not-doomed = You are not about to lose { NAME($figure, case: "def") }: choose a figure that is in danger.
bloodrage-no-not-played = { NAME($card) } is not among the cards you played: choose one of yours on the table.
bloodrage-no-stat-full = Your { NAME($stat) } cannot rise any higher: choose another stat.
bloodrage-no-same-stat = The token has already raised your { NAME($stat) }: Frigga's Grace raises another stat.
bloodrage-no-not-free = It is not { NAME($figure, case: "def") } that comes for free now: choose the figure you are asked about, or decline.
bloodrage-no-elsewhere = This is not about { NAME($place, case: "def") }: choose the province you are asked about, or decline.

# Glory

bloodrage-from-battles = Battles
bloodrage-from-pillage = Pillage
bloodrage-from-quests = Quests
bloodrage-from-ragnarok = Ragnarök
bloodrage-from-valhalla = Valhalla
bloodrage-from-cards = Cards
bloodrage-from-stats = Clan stats

# Ends

bloodrage-end-glory = Won with the most glory.
bloodrage-end-shared = Equal in glory: the victory is shared.

# Options

bloodrage-option-first-game = First game
bloodrage-option-first-game-about = Whether age 1 begins without a draft: everybody simply keeps the 8 cards dealt. Good for getting to know the cards.
bloodrage-option-first-game-no = Draft in every age
bloodrage-option-first-game-yes = No draft in age 1

# Headings

bloodrage-frame-choose-gift = Gods' gifts
bloodrage-frame-turn = Your turn
bloodrage-frame-succor = Frigga's Succor
bloodrage-frame-storm = Thor's Domain
bloodrage-frame-march = March
bloodrage-frame-free-invade = Free invade
bloodrage-frame-sacrifice = Frigga's Sacrifice
bloodrage-frame-call-to-battle = Call to battle
bloodrage-frame-lay-card = Battle card
bloodrage-frame-count-quest = Quest as a battle card
bloodrage-frame-odins-tide = Odin's Tide
bloodrage-frame-add-card = After the reveal
bloodrage-frame-prowess = Tyr's Prowess
bloodrage-frame-flight = The Witch's flight
bloodrage-frame-protection = Frigga's Protection
bloodrage-frame-raise-stat = Raise a stat
bloodrage-frame-lead-on = Lord of Hammers
bloodrage-frame-blessing = Loki's Blessing
bloodrage-frame-discard = Discard

# The table in a terminal

bloodrage-table-age = Age { $age } of 3: { NAME($phase) }
bloodrage-table-over = The match is over
bloodrage-table-glory = glory
bloodrage-table-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
bloodrage-table-quests = { $quests ->
    [one] { $quests } quest
   *[other] { $quests } quests
}
bloodrage-table-reserve = reserve
bloodrage-table-valhalla = Valhalla
bloodrage-table-upgrades = upgrades
bloodrage-table-villages = { $free ->
    [0] no empty village
    [one] { $free } empty village
   *[other] { $free } empty villages
}
bloodrage-table-doom = doomed in age { $age }
bloodrage-table-destroyed = destroyed
bloodrage-table-pillaged = pillaged
bloodrage-table-your-hand = Your hand:
bloodrage-table-battle = Battle
bloodrage-table-total = total
bloodrage-table-pool-empty = none
bloodrage-table-letter-warrior = w
bloodrage-table-letter-leader = L
bloodrage-table-letter-ship = s
bloodrage-table-letter-monster = M
bloodrage-table-legend = Figures: { bloodrage-table-letter-warrior } warrior, { bloodrage-table-letter-leader } leader, { bloodrage-table-letter-ship } ship, { bloodrage-table-letter-monster } monster; a number before a letter tells how many.
bloodrage-pick-took = Cards drafted
bloodrage-pick-upgraded = Upgrades played
bloodrage-pick-revealed = Cards played in battle
bloodrage-pick-quest-met = Quests fulfilled
