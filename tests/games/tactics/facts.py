"""What a power or a spell says, as facts: those of its entry, and those of a piece of prose.

A fact is a kind and a value, such as ("dice", "8d6") or ("condition", "prone"). Entries are walked leaf by
leaf: a field that no table below knows is an error, so that nothing new goes by uncompared.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, get_args

import msgspec

from games.tactics.srd import ABILITIES, NUMBERS, TYPES
from turnwright.games.tactics.content.schema import Kind
from turnwright.games.tactics.srd import CONDITIONS

Fact = tuple[str, str]
LONG = {short: long for long, short in ABILITIES.items()}
LASTS = {
    10: "1 minute",
    100: "10 minutes",
    600: "1 hour",
    4800: "8 hours",
    14400: "24 hours",
    100_000: "7 days",
}
WHOLE = (set(TYPES.split("|")), set(ABILITIES.values()))
KINDS = get_args(Kind)


class Leaf(NamedTuple):
    """A value of an entry, the field it stands in, and the whole way to it."""

    path: str
    field: str
    value: Any


def leaves(value: Any, path: str = "", field: str = "") -> Iterator[Leaf]:
    """All that an entry says, leaf by leaf; what is as usual is left out."""
    if isinstance(value, msgspec.Struct):
        value = msgspec.to_builtins(value)
    if isinstance(value, dict):
        for key, inner in value.items():
            if not is_usual(str(key), inner, value):
                yield from leaves(inner, f"{path}.{key}" if path else str(key), str(key))
    elif isinstance(value, list | tuple) and set(map(str, value)) in WHOLE:
        yield Leaf(path, field, "all")
    elif isinstance(value, list | tuple):
        for at, inner in enumerate(value):
            yield from leaves(inner, f"{path}.{at}", field)
    else:
        yield Leaf(path, field, value)


def is_usual(key: str, value: Any, around: dict[str, Any]) -> bool:
    """The measures of an area that its shape does not have."""
    if key == "angle":
        return bool(value == 53)
    return key == "width" and value == 5 and around.get("shape") != "line"


def dice(value: str) -> list[Fact]:
    return [("dice", str(value))] if "d" in value else [("number", str(value).lstrip("-"))]


def harm(value: str) -> list[Fact]:
    thrown, _, kind = value.partition(" ")
    return [*dice(thrown), *([("type", kind)] if kind else [])]


def one(kind: str) -> Callable[[Any], list[Fact]]:
    return lambda value: [(kind, str(value))]


def size_of(value: int) -> list[Fact]:
    return [("number", str(abs(value)))]


def feet(value: int) -> list[Fact]:
    return [("feet", str(abs(value)))]


def lasts(value: int) -> list[Fact]:
    return [("lasts", LASTS.get(value, f"{value} rounds"))]


def condition(value: str) -> list[Fact]:
    return [("condition", value)] if value in CONDITIONS and value != "dead" else []


def nothing(value: Any) -> list[Fact]:
    return []


SHAPES = {"circle": "sphere", "square": "cube"}

# What a field of an effect or of a power says. Words of their own, such as `half`, are in WORDS below.
SAYS: dict[str, Callable[[Any], list[Fact]]] = {
    **dict.fromkeys(("damage", "ongoing", "more_damage", "retaliates", "worse", "lessens", "more"), harm),
    **dict.fromkeys(
        (
            "heal",
            "attack_dice",
            "save_dice",
            "check_dice",
            "dice",
            "weakens",
            "regains",
            "inspires",
            "renews",
        ),
        dice,
    ),
    **dict.fromkeys(("per_level",), lambda value: [("more", str(value))]),
    **dict.fromkeys(("save", "repeat", "wards", "save_bonus_on"), one("ability")),
    **dict.fromkeys(("save_advantage", "save_disadvantage", "check_advantage"), one("ability")),
    "kind": one("type"),
    **dict.fromkeys(("dc", "escape_dc", "disgorge_dc"), one("dc")),
    **dict.fromkeys(
        ("around", "feet", "range", "size", "width", "fly", "truesight", "speed", "most_speed", "spends"),
        feet,
    ),
    **dict.fromkeys(("condition", "brings", "cure", "never", "bearing", "rests_on"), condition),
    **dict.fromkeys(("resists", "immune", "vulnerable"), one("type")),
    **dict.fromkeys(("spares", "hard_for", "from_kinds", "when_kinds", "kinds"), one("kind")),
    **dict.fromkeys(
        ("ac", "least_ac", "base_ac", "attack_bonus", "save_bonus", "spell_dc", "check_bonus", "flickers"),
        size_of,
    ),
    **dict.fromkeys(("soaks", "disgorges", "decoys", "when_hp", "revive", "dispel", "least_max"), size_of),
    **dict.fromkeys(("speed_times", "count", "sneak_cost"), size_of),
    "largest": one("size"),
    "at_most": one("count"),
    "rounds": lasts,
    **dict.fromkeys(("shape",), lambda value: [("shape", SHAPES.get(value, value))]),
}

# Other fields that are no numbers. What is true or not is compared by the words of book.py.
PLAIN = frozenset(
    """
    id name school whom until whose zone move grant summon strike when attack pool needs named cost old_cost
    trigger advance blocks refunds shaken_off same_as checks on_bearer of makes lift regain uses
    """.split()
)


def said(leaf: Leaf) -> list[Fact]:
    """The facts of a leaf; an unknown field is an error."""
    if leaf.field == "held":
        return [("condition", "grappled")]
    if isinstance(leaf.value, bool):
        return []
    if leaf.field in SAYS:
        return SAYS[leaf.field](leaf.value)
    assert leaf.field in PLAIN, f"nobody compares the field {leaf.field}"
    return []


# Prose.

_DICE = re.compile(r"\b(\d+d\d+)(?:\s*([+−-])\s*(\d+))?")
_AVERAGE = re.compile(r"\b\d+ \((?=\d+d\d+)")
_FLAT = re.compile(rf"\b(\d+) (?:{TYPES})\b", re.IGNORECASE)
_DC = re.compile(r"\bDC (\d+)")
_FEET = re.compile(r"\b(\d+)\+?(?:[- –]f(?:ee|oo)t| ft)")
_LASTS = re.compile(r"\b(1 minute|10 minutes|1 hour|8 hours|24 hours|7 days)\b")
_TURN = re.compile(r"\b(start|end) of (your|its|their|the [\w ]+?['’]s|\w+['’]s) (?:next |current )?turn")
_SAVE = re.compile(
    r"\b(Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma)(?:,? (?:or|and) \w+)? "
    r"(?:saving throw|save)",
    re.IGNORECASE,
)
_AGAIN = re.compile(
    r"can't take this action again until[^.]*|until the end of its next turn, (?:at which|when)"
)
_SIZE = re.compile(r"\b(Tiny|Small|Medium|Large|Huge) or smaller")
_MORE = re.compile(r"(?:increases? by|additional|and the healing by|extra) (\d+d\d+|\d+)")
_SHAPE = re.compile(r"\b(Sphere|Cube|Cone|Line|Cylinder|Emanation|square|circle)\b|\b([Ww]all)\b")


def thrown(found: "re.Match[str]") -> str:
    sign = {"−": "-"}.get(found[2], found[2])
    return found[1] + (f"{sign}{found[3]}" if found[2] else "")


def told(prose: str) -> set[Fact]:
    """The facts of a piece of prose."""
    prose = prose.replace("_", "")
    found: set[Fact] = {("dice", thrown(each)) for each in _DICE.finditer(prose)}
    found |= {("type", each.lower()) for each in re.findall(rf"\b({TYPES})\b", prose, re.IGNORECASE)}
    if re.search(r"\ball (?:other )?damage\b|any damage type", prose):
        found.add(("type", "all"))
    if re.search(r"all saving throws|on saving throws|D20 Tests", prose):
        found.add(("ability", "all"))
    found |= {("dc", each) for each in _DC.findall(prose)}
    found |= {("feet", each) for each in _FEET.findall(prose)}
    found |= {("lasts", each) for each in _LASTS.findall(prose)}
    found |= {("ability", ABILITIES[each.lower()]) for each in _SAVE.findall(prose)}
    found |= {("size", each.lower()) for each in _SIZE.findall(prose)}
    found |= {("condition", each) for each in CONDITIONS if re.search(rf"\b{each.capitalize()}\b", prose)}
    found |= {("kind", each) for each in KINDS if re.search(rf"\b{each.capitalize()}s?\b", prose)}
    counts = re.findall(
        r"(?:only|up to) (one|two|three) (?:creatures?|targets?) (?:swallowed|Grappled)", prose
    )
    found |= {("count", str(NUMBERS[each])) for each in counts}
    shapes = [each[0].lower() for each in _SHAPE.finditer(prose)]
    found |= {("shape", SHAPES.get(each, each)) for each in shapes}
    return found | {("number", each) for each in numbers_in(prose)}


def numbers_in(prose: str) -> list[str]:
    """Plain numbers: not those of dice, difficulties, feet and durations."""
    for pattern in (_AVERAGE, _DICE, _DC, _FEET, _LASTS, re.compile(r"\bd\d+")):
        prose = pattern.sub(" ", prose)
    return re.findall(r"(?<![\d.])\d+\b", prose)


def moments_in(prose: str, on_self: bool = False) -> set[Fact]:
    """When something ends: at the start or the end of the turn of its bearer, or of whoever did it."""
    prose = _AGAIN.sub("", prose)
    return {
        ("moment", f"{each[1]} {'bearer' if on_self else whose(each[2])}") for each in _TURN.finditer(prose)
    }


def whose(word: str) -> str:
    return "bearer" if word in ("its", "their") or "target" in word or "creature" in word else "source"


def moments_of(effects: Iterable[Any], on_self: bool = False) -> list[tuple[str, Fact]]:
    names = {"start_of_turn": "start", "end_of_turn": "end"}
    return [
        (
            f"{effect.condition}.until",
            ("moment", f"{names[effect.until]} {'bearer' if on_self else effect.whose}"),
        )
        for effect in effects
        if getattr(effect, "until", "") in names
    ]
