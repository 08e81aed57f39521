"""The names of creatures, weapons and powers as messages that catalogues can translate."""

from turnwright.gamekit.naming import verbatim
from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.sheet import Sheet
from turnwright.games.tactics.srd import CONDITIONS, MARKS
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.kernel.records import Message


def creature_name(state: CombatState, creature_id: str) -> Message:
    """Name a creature."""
    who = state.get(creature_id)
    return verbatim(creature_id) if who is None else name_of(state, who)


def name_of(state: CombatState, who: CreatureCombatState) -> Message:
    """Name a creature."""
    return display_name(who.name, who.base, kind_name(who.base, state.arena))


def kind_name(base: str, arena: Arena) -> str:
    """Return the name of a sheet, or ""."""
    sheet = arena.sheets.get(base)
    return "" if sheet is None else sheet.name


def display_name(name: str, base: str, kind: str) -> Message:
    """Name a creature: by its kind, by its kind and a number, or by its own name."""
    if name == kind:
        return Message(f"kind-{base}", {"text": name})
    number = name.removeprefix(f"{kind} ")
    if kind != "" and number != name and number.isdecimal():
        words = {"name": Message(f"kind-{base}", {"text": kind}), "number": number, "text": name}
        return Message("kind-numbered", words)
    # A person of an adventure, whose name other letters may spell differently.
    spelled = _spelled(name)
    return Message(f"tale-{spelled}-name", {"text": name}) if spelled else verbatim(name)


def thing_name(thing_id: str, sheets: list[Sheet], arena: Arena) -> Message:
    """Name a weapon or power of any of the sheets, or a condition, by id."""
    for sheet in sheets:
        weapon = sheet.attack(thing_id)
        if weapon is not None:
            return Message(f"weapon-{thing_id}", {"text": weapon.name})
    known = arena.powers.get(thing_id)
    for sheet in sheets:
        known = sheet.power(thing_id) or known
    return power_name(thing_id, "" if known is None else known.name)


def power_name(power_id: str, name: str = "") -> Message:
    """Name a power or its condition; the steps of one that scales share a name."""
    stem, _, step = power_id.rpartition("_")
    stem = stem if step.isdecimal() else power_id
    return Message(f"power-{stem}", {"text": name or stem.replace("_", " ")})


def condition_name(name: str) -> Message:
    """Name a condition, or the power that it comes from."""
    if name in CONDITIONS or name in MARKS:
        return Message("condition", {"condition": name, "text": name})
    return power_name(name)


def tool_name(who: CreatureCombatState | None, arena: Arena, thing_id: str) -> Message:
    """Name a weapon or power of a creature, by id."""
    return thing_name(thing_id, [] if who is None else [who.sheet], arena)


def loot_name(text: str) -> Message:
    """Name a piece of loot; catalogues know those of the shipped scenarios by their words."""
    return Message(f"loot-{_spelled(text)}", {"text": text})


def _spelled(text: str) -> str:
    # A name in the letters of a message's id.
    kept = [letter if letter.isascii() and letter.isalnum() else " " for letter in text.lower()]
    return "-".join("".join(kept).split())
