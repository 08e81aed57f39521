"""The turn that is being made: its number, its dice, its log and its letters."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.stellar.state import GalaxyState, GameMessage, Log
from turnwright.kernel.dice import Dice, rekeyed

COMBAT_LOG: Final = "combat"
MOVE_LOG: Final = "movement"
SYSTEM_LOG: Final = "system"

_ID_BITS: Final = 60


class TurnContext:
    """The turn that is being made, and its dice.

    Each stream has a name of its own and begins anew each turn: a battle has one, each landing has one, and
    so have the ids that a phase gives out: a line more in the log shifts nothing but the ids after it.
    """

    def __init__(self, turn: i64, key: int, loaded: "Dice | None" = None) -> None:
        self.turn: i64 = turn
        self.key = key
        self._own_key = rekeyed(key, f"turn/{turn}")
        self.loaded = loaded
        self.phase = ""
        self.orderly = False  # the states of this turn are in order: nobody need look
        self._ids: Dice | None = None

    def dice(self, name: str) -> Dice:
        """The dice of that name, at their beginning."""
        return Dice(self._own_key, name) if self.loaded is None else self.loaded

    def within(self) -> "TurnContext":
        """The same turn for one whose states are all in order."""
        ctx = TurnContext(self.turn, self.key, self.loaded)
        ctx.orderly = True
        return ctx

    def enter(self, phase: str) -> None:
        """A phase begins, with ids of its own."""
        self.phase = phase
        self._ids = None

    def fresh_id(self, kind: str) -> str:
        """An id that nothing else has."""
        if self._ids is None:
            self._ids = Dice(self._own_key, f"ids/{self.phase}")
        return f"{kind}-{self._ids.bits(_ID_BITS):015x}"


def context_of(state: GalaxyState) -> TurnContext:
    """The turn that follows a state, with the dice of its own seed."""
    return TurnContext(state.day + 1, int(state.seed))


def note(
    state: GalaxyState,
    ctx: TurnContext,
    type: str,
    about: str,
    args: "dict[str, str]",
    to: "list[str] | None" = None,
) -> None:
    """Write a line into the log of a state that is being made, for some factions or for everybody.

    Next to a name stands the id that it belongs to, as `fleetId` beside `fleet`: names may be given twice.
    """
    text = told(state.arena.lines.get(about, about), args)
    state.logs.append(Log(ctx.fresh_id("log"), ctx.turn, text, type, about, args, to))


def send(
    state: GalaxyState,
    ctx: TurnContext,
    type: str,
    priority: i64,
    title: str,
    lines: list[str],
    payload: "dict[str, Any]",
    to: list[str],
) -> None:
    """Put a letter into the inbox of a state that is being made."""
    state.messages.append(
        GameMessage(ctx.fresh_id("message"), ctx.turn, type, priority, title, lines, payload, to)
    )


def told(line: str, args: "dict[str, str]") -> str:
    """A line with its arguments filled in."""
    first, *parts = line.split("{")
    for part in parts:
        # Each place once: an argument may have braces of its own.
        name, closed, rest = part.partition("}")
        first += args[name] + rest if closed != "" and name in args else "{" + part
    return first
