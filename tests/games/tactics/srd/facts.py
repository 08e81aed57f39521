"""What a power or a spell says, as facts: those of its entry, and those of a piece of prose.

A fact is a kind and a value, such as ("dice", "8d6") or ("condition", "prone"). Entries are walked leaf by
leaf: a field that no table below knows is an error, so that nothing new goes by uncompared.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from games.tactics.srd import ABILITIES, SHAPES, TYPES, Fact
from turnwright.games.tactics.srd import CONDITIONS

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


# What a field of an effect or of a power says. Words of their own, such as `half`, are in `extract.WORDS`.
SAYS: dict[str, Callable[[Any], list[Fact]]] = {
    **dict.fromkeys(
        ("damage", "ongoing", "ongoing_too", "more_damage", "retaliates", "worse", "lessens", "more"), harm
    ),
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
    **dict.fromkeys(("save_advantage", "save_disadvantage"), one("ability")),
    **dict.fromkeys(("check_advantage", "check_disadvantage"), one("ability")),
    "kind": one("type"),
    **dict.fromkeys(("dc", "escape_dc", "disgorge_dc", "stanch_dc"), one("dc")),
    **dict.fromkeys(
        (
            "around",
            "feet",
            "range",
            "long",
            "size",
            "width",
            "fly",
            "walk",
            "climb",
            "swim",
            "truesight",
            "speed",
            "most_speed",
            "spends",
            "tether",
            "advance_ft",
        ),
        feet,
    ),
    **dict.fromkeys(
        ("condition", "brings", "cure", "never", "bearing", "rests_on", "broken_by", "steady"), condition
    ),
    **dict.fromkeys(("resists", "immune", "vulnerable"), one("type")),
    **dict.fromkeys(("spares", "hard_for", "fails_for", "from_kinds", "kinds"), one("kind")),
    "when_kinds": lambda value: [] if value == "elf" else [("kind", str(value))],  # a species is no type
    **dict.fromkeys(
        ("ac", "least_ac", "base_ac", "attack_bonus", "save_bonus", "spell_dc", "check_bonus", "flickers"),
        size_of,
    ),
    **dict.fromkeys(
        ("soaks", "turns_hp", "disgorges", "decoys", "when_hp", "revive", "dispel", "least_max"), size_of
    ),
    **dict.fromkeys(("raised_hp",), size_of),
    **dict.fromkeys(("speed_times", "count", "sneak_cost"), size_of),
    **dict.fromkeys(("largest", "eased_from"), one("size")),
    "at_most": one("count"),
    "rounds": lasts,
    **dict.fromkeys(("shape",), lambda value: [("shape", SHAPES.get(value, value))]),
}

# Other fields that are no numbers. What is true or not is compared by `extract.WORDS`.
PLAIN = frozenset(
    """
    id name school whom until whose zone move grant summon strike when attack pool needs named cost old_cost
    trigger advance blocks refunds shaken_off same_as checks on_bearer of makes lift regain uses
    ends_with_source moves counts_as runs
    """.split()
)


def said(leaf: Leaf) -> list[Fact]:
    """The facts of a leaf; an unknown field is an error."""
    if leaf.field == "held":
        return [("condition", "grappled")]
    if leaf.field == "charmed":
        return [("condition", "charmed")]
    if leaf.field == "while_able":
        return [("condition", "incapacitated")]
    if isinstance(leaf.value, bool):
        return []
    if leaf.field in SAYS:
        return SAYS[leaf.field](leaf.value)
    assert leaf.field in PLAIN, f"no comparison for the field {leaf.field}"
    return []


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
