# Kinds of action in a word or two

bloodrage-verb-invade = Invade
bloodrage-verb-march = March
bloodrage-verb-upgrade = Upgrade
bloodrage-verb-quest = Quest
bloodrage-verb-pillage = Pillage
bloodrage-verb-challenge = Tyr's Challenge
bloodrage-verb-recall = Invade from Valhalla
bloodrage-verb-give = Give up
bloodrage-verb-join = Send
bloodrage-verb-take = Take
bloodrage-verb-lay = Lay
bloodrage-verb-keep = Keep

bloodrage-cost = { $cost ->
    [0] free
   *[other] { $cost } rage
    }
