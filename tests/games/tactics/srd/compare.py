"""Compares entries with the facts of the SRD: what agrees, what differs, what is left out.

`compare_spell` and `compare_weapon` here, and `compare_creature` in stat_blocks.py, walk an entry leaf by
leaf. Every value is compared, or named in departures.py with the reason; and every die, difficulty, distance,
duration and condition of the prose is one of the entry, or named there as well.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from games.tactics import srd
from games.tactics.srd import Fact, departures, facts
from games.tactics.srd.extract import WORDS
from turnwright.games.tactics.content import Library
from turnwright.games.tactics.content.power_schema import (
    INNER,
    ConditionEntry,
    DamageEntry,
    EffectEntry,
    PowerAttackEntry,
    PowerEntry,
    RelocateEntry,
    SaveEntry,
    ZoneEntry,
)


@dataclass
class Comparison:
    """One entry compared with the book."""

    name: str
    compared: int = 0
    faults: list[str] = field(default_factory=list)
    otherwise: list[str] = field(default_factory=list)  # ours, not as in the prose
    left_out: list[str] = field(default_factory=list)  # of the prose, not in ours

    def same(self, what: str, ours: Any, theirs: Any) -> None:
        """Compare a value with that of a table."""
        self.compared += 1
        if ours != theirs:
            value = ", ".join(map(str, ours)) if isinstance(ours, list | set) else ours
            self._ours(f"{self.name} {what} {value}", f"in the book {theirs}")

    def unread(self, what: str) -> None:
        """Note a value that has nothing to be compared with."""
        self.compared += 1
        self._ours(f"{self.name} {what}", "compared with nothing")

    def facts(self, unit: str, ours: Iterable[tuple[str, Fact]], told: set[Fact], asked: set[Fact]) -> None:
        """Compare facts with those of the prose; `asked` are those of the prose that ours must have."""
        listed = list(ours)
        for path, (kind, value) in listed:
            self.compared += 1
            if (kind, value) not in told:
                self._ours(f"{self.name} {unit}{kind} {value}", f"at {path}, not in the prose")
        for kind, value in sorted(asked - {fact for _, fact in listed}):
            self._theirs(f"{self.name} {unit}{kind} {value}")

    def words(self, unit: str, ours: set[str], told: set[str], known: Iterable[str]) -> None:
        """Compare which words are said."""
        for word in known:
            self.compared += word in ours
            if word in ours and word not in told:
                self._ours(f"{self.name} {unit}{word}", "not in the prose")
            elif word in told and word not in ours:
                self._theirs(f"{self.name} {unit}{word}")

    def _ours(self, key: str, why: str) -> None:
        if key in departures.OTHERWISE:
            self.otherwise.append(key)
        else:
            self.faults.append(f"ours: {key} ({why})")

    def _theirs(self, key: str) -> None:
        if key in departures.LEFT_OUT:
            self.left_out.append(key)
        else:
            self.faults.append(f"theirs: {key}")


def effects_in(effects: Iterable[EffectEntry]) -> Iterator[EffectEntry]:
    """These effects and all inside them."""
    for effect in effects:
        yield effect
        for inner in INNER:
            yield from effects_in(getattr(effect, inner, ()))
        if isinstance(effect, ConditionEntry):
            yield from effects_in(each for each in (effect.then, effect.after) if each is not None)


def words_of(effects: list[EffectEntry]) -> set[str]:
    """The words of these effects."""
    found = {
        word for word in WORDS for effect in effects if getattr(effect, word, None) and word not in ZONED
    }
    found |= {effect.move for effect in effects if isinstance(effect, RelocateEntry) and effect.move in WORDS}
    found |= {effect.attack for effect in effects if isinstance(effect, PowerAttackEntry)}
    found |= {"slay" for effect in effects if isinstance(effect, DamageEntry) and effect.kills}
    found |= {"ends_on_damage" for effect in effects if getattr(effect, "ends_on_enmity", False)}
    zones = [effect for effect in effects if isinstance(effect, ZoneEntry) and effect.effects]
    return found | {word for word in ZONED for zone in zones if getattr(zone, word)}


ZONED = ("at_end", "on_enter", "at_start")


def unhalved(effects: Iterable[EffectEntry]) -> list[str]:
    """Damage of a failed save that success does not halve."""
    saves = [effect for effect in effects_in(effects) if isinstance(effect, SaveEntry)]
    failed = [inner for save in saves for inner in save.fail if isinstance(inner, DamageEntry)]
    return [inner.damage for inner in failed if not inner.half]


# Spells

COSTS = {"action": "action", "bonus-action": "bonus", "reaction": "reaction"}
LASTING = {**{told: rounds for rounds, told in facts.LASTS.items()}, "instantaneous": 0, "1 round": 0}
MOST_FT = 1000  # no map is larger
ASKED_OF_SPELLS = {
    "dice",
    "dc",
    "feet",
    "lasts",
    "ability",
    "condition",
    "number",
    "more",
    "size",
    "shape",
    "kind",
}


def parts_of(library: Library, name: str) -> list[PowerEntry]:
    """A spell and what it lets one do later."""
    return [library.spells[name], *(each for each in library.spells.values() if each.needs == name)]


def compare_spell(library: Library, name: str) -> Comparison:
    """A spell of the library, and what it lets one do later, beside the book."""
    made, book = Comparison(name), srd.spells()[name]
    parts = parts_of(library, name)
    _heads(made, parts[0], book)
    effects = [effect for part in parts for effect in effects_in(part.effects)]
    text = book["text"]
    on_self = parts[0].whom == "self" and len(parts) == 1
    told = text.facts | text.moments(on_self) | _fields(book) | {("more", each) for each in book["more"]}
    ours = [fact for part in parts for fact in _facts_of(part, part is not parts[0])]
    ours += facts.moments_of(effects, on_self)
    asked = {fact for fact in told if fact[0] in ASKED_OF_SPELLS | {"moment", "type"}} - _unasked(book)
    made.facts("", ours, told, asked)
    for part in parts[1:]:
        made.same(f"{part.id} level", part.level, part.level and book["level"])
    made.words("", words_of(effects), text.words, WORDS)
    _growth(made, parts, book)
    if "half" in text.words:
        for harm in unhalved(effect for part in parts for effect in part.effects):
            made.same(f"all of {harm} on a success", "all", "half")
    return made


def _heads(made: Comparison, ours: PowerEntry, book: dict[str, Any]) -> None:
    made.same("name", ours.name.replace("/", ""), book["name"].replace("/", ""))
    made.same("level", ours.level, book["level"])
    made.same("school", ours.school, book["school"])
    made.same("cost", ours.cost, COSTS.get(book["casting_time"], book["casting_time"]))
    made.same("concentration", ours.concentration, book["concentration"])
    reach = {"Touch": 5, "Self": 0}.get(book["range_text"])
    made.same("range", ours.range, min(int(book["range"]), MOST_FT) if reach is None else reach)
    lasting = [ours.rounds, *(getattr(effect, "rounds", 0) for effect in effects_in(ours.effects))]
    made.same("duration", max(lasting), LASTING.get(book["duration"], book["duration"]))
    made.same("targets", max(ours.targets, ours.shots, ours.most_caught), book["many"])


def _fields(book: dict[str, Any]) -> set[Fact]:
    found: set[Fact] = {("lasts", book["duration"])} if book["duration"] in LASTING else set()
    found |= {("feet", "5" if book["range_text"] == "Touch" else str(int(book.get("range", 0))))}
    if book.get("shape_type") and book.get("shape_size"):
        found |= {("feet", str(int(book["shape_size"]))), ("shape", book["shape_type"])}
    return found - {("lasts", "instantaneous"), ("lasts", "1 round")}


def _unasked(book: dict[str, Any]) -> set[Fact]:
    """Facts that may be omitted: a 0, an adjacent reach, the values of the book's table."""
    return {("number", "0"), ("feet", "5"), *_fields(book) - _lasting(book)}


def _lasting(book: dict[str, Any]) -> set[Fact]:
    return {fact for fact in _fields(book) if fact[0] == "lasts"}


def _facts_of(power: PowerEntry, is_sequel: bool) -> list[tuple[str, Fact]]:
    skipped = HEADS if not is_sequel else HEADS - {"range"}
    return [
        (leaf.path, fact)
        for leaf in facts.leaves(power)
        if leaf.path.partition(".")[0] not in skipped
        for fact in facts.said(leaf)
    ]


HEADS = frozenset(
    {"level", "range", "targets", "targets_per_level", "shots", "shots_per_level", "most_caught"}
)


def _growth(made: Comparison, parts: list[PowerEntry], book: dict[str, Any]) -> None:
    """What a cantrip gains with the level, and a spell by a higher slot."""
    for part in parts:
        harms = [effect for effect in effects_in(part.effects) if isinstance(effect, DamageEntry)]
        for effect in harms if book["level"] == 0 and part.level == 0 else []:
            made.same(f"growth of {effect.damage}", effect.by_tier or part.shots_by_tier, book["tiers"])
    ours = max(parts[0].targets_per_level, parts[0].shots_per_level)
    made.same("targets by slot", ours, book["targets by slot"])


# Weapons


def compare_weapon(library: Library, name: str) -> Comparison:
    """A weapon beside the book."""
    made, ours = Comparison(name), library.gear.weapons[name]
    (row,) = [each for each in srd.weapons() if each["name"] == ours.name]
    made.same("damage", ours.damage, f"{row['damage_dice']} {row['damage_type']}")
    made.same("range", ours.range, row["range"])
    made.same("long", ours.long, row["long_range"])
    made.same("kind", ours.kind, "simple" if row["is_simple"] else "martial")
    return made


def everything(
    library: Library, compare: Callable[[Library, str], Comparison], names: Iterable[str]
) -> list[Comparison]:
    """All comparisons of these."""
    return [compare(library, name) for name in names]
