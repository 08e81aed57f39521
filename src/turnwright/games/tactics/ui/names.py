"""What creatures, weapons and spells are called: messages, so that a language may have its own names."""

from turnwright.gamekit.naming import verbatim
from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.sheet import Sheet
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.kernel.records import Message


class Names:
    """The names of one scenario: of those who are there from the start, and of whoever is called in later."""

    def __init__(self, state: CombatState) -> None:
        self.arena: Arena = state.arena
        self.bases: dict[str, str] = {who.creature_id: who.base for who in state.participants}
        self.names: dict[str, str] = {who.creature_id: who.name for who in state.participants}

    def creature(self, creature_id: str) -> Message:
        """A creature by its id."""
        base = self.bases.get(creature_id, "")
        if base != "":
            return named(self.names[creature_id], base, kind_of(base, self.arena))
        base, _, number = creature_id.rpartition("_")
        sheet = self.arena.sheets.get(base)
        if sheet is None:
            return verbatim(creature_id.replace("_", " ").title())
        return named(f"{sheet.name} {number}", base, sheet.name)

    def thing(self, thing_id: str, creature_id: str = "") -> Message:
        """A weapon of a creature, a power, or a mark that a spell leaves, by its id."""
        sheet = self.arena.sheets.get(self.bases.get(creature_id, ""))
        sheets = [sheet] if sheet is not None else list(self.arena.sheets.values())
        return thing(thing_id, sheets, self.arena)


def of(state: CombatState, creature_id: str) -> Message:
    """What a creature is called."""
    who = state.get(creature_id)
    return verbatim(creature_id) if who is None else called(state, who)


def called(state: CombatState, who: CreatureCombatState) -> Message:
    """What a creature is called."""
    return named(who.name, who.base, kind_of(who.base, state.arena))


def kind_of(base: str, arena: Arena) -> str:
    """What a creature of that sheet is called when it has no name of its own."""
    sheet = arena.sheets.get(base)
    return "" if sheet is None else sheet.name


def named(name: str, base: str, kind: str) -> Message:
    """A creature by its name: that of its kind, with a number if there are several, or one of its own."""
    if name == kind:
        return Message(f"kind-{base}", {"text": name})
    number = name.removeprefix(f"{kind} ")
    if kind != "" and number != name and number.isdecimal():
        words = {"name": Message(f"kind-{base}", {"text": kind}), "number": number, "text": name}
        return Message("kind-numbered", words)
    return verbatim(name)


def thing(thing_id: str, sheets: list[Sheet], arena: Arena) -> Message:
    """A weapon or a power that one of these has, or a mark, by its id."""
    for sheet in sheets:
        weapon = sheet.attack(thing_id)
        if weapon is not None:
            return Message(f"weapon-{thing_id}", {"text": weapon.name})
    known = arena.powers.get(thing_id)
    for sheet in sheets:
        known = sheet.power(thing_id) or known
    return power(thing_id, "" if known is None else known.name)


def power(power_id: str, name: str = "") -> Message:
    """A power, or what one leaves behind; what grows with its owner has one name at every step."""
    stem, _, step = power_id.rpartition("_")
    stem = stem if step.isdecimal() else power_id
    return Message(f"power-{stem}", {"text": name or stem.replace("_", " ")})


def tool(who: CreatureCombatState | None, arena: Arena, thing_id: str) -> Message:
    """A weapon or a power of a creature, by its id."""
    return thing(thing_id, [] if who is None else [who.sheet], arena)
