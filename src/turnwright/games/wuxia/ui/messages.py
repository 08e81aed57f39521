"""Fighters, schools and skills as the listener calls them: messages for the names that catalogues know.

They are looked up by the name that stands in a data file, so content of one's own, or a name that somebody
changed, is told as it is written.
"""

from functools import cache
from typing import Final

from turnwright.gamekit.naming import verbatim
from turnwright.games.wuxia.content import shipped_cast
from turnwright.kernel.records import Message

SCHOOLS: Final = {
    "青崖派": "qingya",
    "铁佛寺": "tiefo",
    "流云谷": "liuyun",
    "赤蝎门": "chixie",
    "寒江帮": "hanjiang",
    "玄机楼": "xuanji",
}
BETWEEN: Final = ", "  # the names of a side


def named(name: str) -> Message:
    """A name as a message; one that is in no catalogue as it stands."""
    found = _names().get(name)
    return verbatim(name) if found is None else found


def all_named(names: str) -> list[Message]:
    """The names of a side, one by one."""
    return [named(name) for name in names.split(BETWEEN)]


@cache
def _names() -> dict[str, Message]:
    cast = shipped_cast()
    found = {name: _entry("school", id, name) for name, id in SCHOOLS.items()}
    for character in cast.characters:
        found[character.name] = _entry("fighter", character.id, character.name)
    for skill in cast.skills:
        found[skill.name] = called = _entry("skill", skill.id, skill.name)
        for tier in skill.tiers:
            if tier.name is not None:
                words = {"skill": called, "tier": int(tier.tier), "text": tier.name}
                found[tier.name] = Message("skill-tier", words)
    return found


def _entry(kind: str, id: str, name: str) -> Message:
    return Message(f"{kind}-{id}", {"text": name})
