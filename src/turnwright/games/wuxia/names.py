"""Names of fighters, schools and skills as messages, which the catalogues translate.

They are looked up by the name in a data file. A name that is not shipped is shown as written.
"""

from functools import cache
from typing import Final

from turnwright.gamekit.naming import translatable, verbatim
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
BETWEEN: Final = ", "  # separates the names of a side


def display_name(name: str) -> Message:
    """Return a name as a message."""
    found = _names().get(name)
    return verbatim(name) if found is None else found


def side_names(names: str) -> list[Message]:
    """Return the names of a side as messages."""
    return [display_name(name) for name in names.split(BETWEEN)]


@cache
def _names() -> dict[str, Message]:
    cast = shipped_cast()
    found = {name: translatable("school", id, name) for name, id in SCHOOLS.items()}
    for character in cast.characters:
        found[character.name] = translatable("fighter", character.id, character.name)
    for skill in cast.skills:
        found[skill.name] = called = translatable("skill", skill.id, skill.name)
        for tier in skill.tiers:
            if tier.name is not None:
                args = {"skill": called, "tier": int(tier.tier), "text": tier.name}
                found[tier.name] = Message("skill-tier", args)
    return found
