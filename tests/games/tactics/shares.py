"""How much of the content each word of the vocabulary carries, for the tables of docs/tactics.md.

`python tests/games/tactics/shares.py` writes the shares into the page anew.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from turnwright.games.tactics.content import shipped
from turnwright.games.tactics.entries import INNER, WORDS, CreatureEntry, EffectEntry

PAGE = Path(__file__).resolve().parents[3] / "docs" / "tactics.md"
ROW = re.compile(r"^\| `(\w+)` \|(.*)\| ([\d.]+) % \|$", re.MULTILINE)

# The words of a creature beside its plain numbers, as fields of its entry.
FIELDS = (
    *("attacks", "keen", "multiattack", "powers", "recharge", "trigger", "held", "bearing", "spells"),
    *("traits", "bears", "absorbs", "regenerates", "swallows", "legendary", "once_a_round", "advance"),
    "resistances",
)


def effects_in(effects: Iterable[EffectEntry]) -> Iterator[EffectEntry]:
    """These effects and all inside them."""
    for effect in effects:
        yield effect
        for field in INNER:
            yield from effects_in(getattr(effect, field))
        yield from effects_in([one for one in (effect.then, effect.after) if one is not None])


def effects_of(entry: Any) -> list[EffectEntry]:
    """All effects of a creature, a spell, a feature or an item."""
    if not isinstance(entry, CreatureEntry):
        return list(effects_in(entry.effects))
    listed = [*entry.bears, *(effect for attack in entry.attacks for effect in attack.hit)]
    return list(effects_in([*listed, *(effect for power in entry.powers for effect in power.effects)]))


def words_of(entry: Any) -> set[str]:
    """The words that an entry uses."""
    effects = effects_of(entry)
    found = {word for effect in effects for word in WORDS if getattr(effect, word) not in (None, ())}
    if isinstance(entry, CreatureEntry):
        parts = [entry, *entry.attacks, *entry.powers, *entry.spells, *effects]
        found |= {field for field in FIELDS for part in parts if getattr(part, field, None)}
    return found


def shares() -> dict[str, float]:
    """The share of each word in percent: of all content, or of the creatures for what only they have."""
    library = shipped()
    creatures = [words_of(entry) for entry in library.creatures.values()]
    rest = [*library.spells.values(), *library.features.values(), *library.items.values()]
    everything = [*creatures, *(words_of(entry) for entry in rest)]
    found = {word: _percent(word, everything) for word in WORDS}
    return {**found, **{field: _percent(field, creatures) for field in FIELDS}}


def _percent(word: str, entries: list[set[str]]) -> float:
    share = 100 * sum(word in words for words in entries) / len(entries)
    return round(share) if share >= 1 else round(share, 1)


def told(page: str) -> dict[str, float]:
    """The shares that a page tells."""
    return {found[1]: float(found[3]) for found in ROW.finditer(page)}


def rewritten(page: str) -> str:
    """The page with the shares of now."""
    known = shares()
    return ROW.sub(lambda found: f"| `{found[1]}` |{found[2]}| {known[found[1]]:g} % |", page)


if __name__ == "__main__":
    PAGE.write_text(rewritten(PAGE.read_text("utf-8")), "utf-8")
