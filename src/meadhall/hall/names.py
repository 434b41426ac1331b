"""Names of people: one way to write each, none that can be taken for another's, for a bot's or for the hall itself."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable

from meadhall.bots.levels import LEVELS
from meadhall.hall.errors import Wrong

REFUSALS = ("wrong-name", "name-bot", "name-reserved")  # codes of names that will not do anywhere
LONGEST = 40
PARTED = ",|"  # these part names in records
MARKS = 2  # signs above and below one letter
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that draw nothing
BOTS = (*LEVELS, "трэль", "трель", "карл", "ярл", "конунг", "bot", "бот", "robot", "робот")
RESERVED = (
    *("host", "admin", "administrator", "mod", "moderator", "system", "server", "staff", "support", "root"),
    *("хозяин", "хозяйка", "админ", "администратор", "модератор", "система", "сервер", "поддержка"),
    *("meadhall", "медовый зал", "player", "игрок", "seat", "место", "spectator", "зритель", "nobody", "никто"),
)
LIKE_CAPITALS = str.maketrans("АВЕЅЗІЈКМНОРСТУХҮԌԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABES3IJKMHOPCTYXYGQWABEZHIKMNOPTYX")
LIKE = str.maketrans("авгекмнопрстуүхіјѕһԁԛԝьзαβγεηικνορτυχωøłıđþ", "abrekmhonpctyyxijshdqwb3abyenikvoptuxwolidp")
ALIKE = str.maketrans("013569i|", "ol3sb9ll")
LETTER = re.compile(r"[^\W_]+")


def normal(name: str) -> str:
    """The name in its one way of writing: composed, without what cannot be seen, single spaces."""
    name = unicodedata.normalize("NFKC", " ".join(unicodedata.normalize("NFKC", name).split()))
    seen = "".join(sign for sign in name if sign not in INVISIBLE and not _is_hidden(sign))
    return " ".join(seen.split())


def _is_hidden(sign: str) -> bool:
    """Controls, joiners, directions, variation selectors and code points without a character."""
    return unicodedata.category(sign)[0] == "C" or "VARIATION SELECTOR" in unicodedata.name(sign, "")


def skeleton(name: str) -> str:
    """The same for names that look alike: letters of other alphabets, capitals, accents, spaces, 0 and O, 1 and l."""
    plain = unicodedata.normalize("NFKD", normal(name))
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    plain = plain.translate(LIKE_CAPITALS).casefold().translate(LIKE).translate(ALIKE)
    return "".join(sign for sign in plain if sign.isalnum()).replace("rn", "m").replace("vv", "w")


def _is_one_of(words: Iterable[str], name: str) -> bool:
    """A number behind the word makes no difference."""
    plain = re.sub(r"\d+$", "", normal(name).strip())
    return bool({skeleton(name), skeleton(plain)} & {skeleton(word) for word in words})


class Names:
    """`programs` are bots of the hall's own."""

    def __init__(self, programs: Collection[str] = ()) -> None:
        self.bots = (*BOTS, *programs)

    def check(self, name: str) -> str:
        """The name as it is kept and shown."""
        name = normal(name)
        has_letter = any(unicodedata.category(sign)[0] in "LN" or unicodedata.category(sign) == "So" for sign in name)
        if not has_letter or len(name) > LONGEST or any(sign in name for sign in PARTED) or _is_heaped(name):
            reason = f"a name has 1 to {LONGEST} characters, a letter or digit among them, without commas and bars"
            raise Wrong("wrong-name", reason)
        words = LETTER.findall(name)
        if _is_one_of(self.bots, name) or any(_is_one_of(self.bots, word) for word in (words[:1] + words[-1:])):
            raise Wrong("name-bot", f"{name!r} is what a bot is called; choose another name")
        if _is_one_of(RESERVED, name):
            raise Wrong("name-reserved", f"{name!r} could be taken for the hall itself; choose another name")
        return name


def _is_heaped(name: str) -> bool:
    run = 0
    for sign in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.combining(sign) else 0
        if run > MARKS:
            return True
    return False


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, numbered where it is there already; one that only looks the same is refused."""
    same = {normal(other).casefold() for other in taken}
    number, free = 1, name
    while free.casefold() in same:
        number += 1
        free = f"{name} {number}"
    for other in taken:
        if skeleton(other) == skeleton(free):
            raise Wrong("name-alike", f"{free!r} looks like {other!r}, who is at this table; choose another name")
    return free
