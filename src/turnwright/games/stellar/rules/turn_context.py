"""The context of a turn: its number, dice, log and letters."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.stellar.state import GalaxyState, GameMessage, Log
from turnwright.kernel.dice import Dice, rekeyed

COMBAT_LOG: Final = "combat"
MOVE_LOG: Final = "movement"
SYSTEM_LOG: Final = "system"

_ID_BITS: Final = 60


class TurnContext:
    """The turn in the making, and its dice.

    Every battle, every landing and the ids of every phase have their own stream of dice, which starts again
    each turn. So one more line in the log shifts nothing but the ids after it in the same phase. No rule of
    the game draws from `rng`, the stream of the whole turn; a phase of your own may.
    """

    def __init__(self, turn: i64, key: int, loaded: "Dice | None" = None) -> None:
        self.turn: i64 = turn
        self.key = key
        self._own_key = rekeyed(key, f"turn/{turn}")
        self.loaded = loaded
        self.phase = ""
        self.orderly = False  # the states of this turn are known to be in canonical order
        self._ids: Dice | None = None
        self._rng: Dice | None = None

    @property
    def rng(self) -> Dice:
        """The dice of the whole turn, one stream that all phases of it share."""
        if self._rng is None:
            self._rng = self.dice("turn")
        return self._rng

    def dice(self, name: str) -> Dice:
        """Return the stream of dice of that name, at its start."""
        return Dice(self._own_key, name) if self.loaded is None else self.loaded

    def within(self) -> "TurnContext":
        """Return the same turn for states that are all in canonical order."""
        ctx = TurnContext(self.turn, self.key, self.loaded)
        ctx.orderly = True
        ctx._rng = self.rng
        return ctx

    def enter(self, phase: str) -> None:
        """Begin a phase, with its own stream of ids."""
        self.phase = phase
        self._ids = None

    def fresh_id(self, kind: str) -> str:
        """Return a new unique id."""
        if self._ids is None:
            self._ids = Dice(self._own_key, f"ids/{self.phase}")
        return f"{kind}-{self._ids.bits(_ID_BITS):015x}"


def context_of(state: GalaxyState) -> TurnContext:
    """Return the turn after a state, with dice by its own seed."""
    return TurnContext(state.day + 1, int(state.seed))


def note(
    state: GalaxyState,
    ctx: TurnContext,
    type: str,
    about: str,
    args: "dict[str, str]",
    to: "list[str] | None" = None,
) -> None:
    """Write a line into the log of a state in the making, for some factions or for all.

    Names are not unique, so an argument with an id stands beside each, as `fleetId` beside `fleet`.
    """
    text = filled_in(state.arena.lines.get(about, about), args)
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
    """Put a letter into the inboxes of a state in the making."""
    state.messages.append(
        GameMessage(ctx.fresh_id("message"), ctx.turn, type, priority, title, lines, payload, to)
    )


def filled_in(line: str, args: "dict[str, str]") -> str:
    """Fill the arguments into a line."""
    first, *parts = line.split("{")
    for part in parts:
        # Replace each place once, as an argument may contain braces.
        name, closed, rest = part.partition("}")
        first += args[name] + rest if closed != "" and name in args else "{" + part
    return first
