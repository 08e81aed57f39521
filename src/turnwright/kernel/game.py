"""The contract between a game and the kernel."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, get_args

from msgspec import UNSET
from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from turnwright.kernel import codec
from turnwright.kernel.context import Context, DryRun, DryRunEnded
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.lab_view import Lab
from turnwright.kernel.notation import Notation
from turnwright.kernel.options import JoinedOptions, ListOptions, Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.presenter import Presenter
from turnwright.kernel.records import Outcome
from turnwright.kernel.scenarios import Scenarios
from turnwright.kernel.state_machine import StateMachine
from turnwright.kernel.turn_schema import Preview, Refusal

SPECTATOR = -1

S = TypeVar("S", default=Any)
C = TypeVar("C", default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns(Generic[S, C]):
    """The turns of a game: their limits, who plays at once, and what can be taken back.

    By default every command is a turn of its own.
    """

    def id_of(self, state: S, seat: int) -> str:
        """Return what tells this turn of the seat from its next one; a turn limit starts again with it."""
        return ""

    def timeout_command(self, state: S, seat: int) -> C | None:
        """Return the command for a seat whose turn limit has run out; None leaves it to a bot."""
        return None

    def are_simultaneous(self, state: S) -> bool:
        """Return whether the seats act independently now, so that no command depends on another seat's."""
        return False

    def may_take_back(self, command: Any) -> bool:
        """Return whether a command can be undone without consent, until play continues, whatever it revealed.

        By default an undo needs the consent of the other people, and is refused if dice were thrown.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class GameMaster(Generic[S]):
    """The game master of a game: its seat, its commands, when play pauses for it, and the bot that leads.

    By default a game has none.
    """

    seat: ClassVar[int] = -1

    def options(self, state: S) -> Options:
        """Return the commands of the game master besides its options, in groups; none without such a seat.

        They can be given at any time, also in another seat's turn: rolls to ask for, events and effects that
        the scenario declares, and lines of NPCs. A bot in the master's seat chooses from this list and from
        the options of its seat; a person may give further commands.
        """
        return ListOptions()

    def pauses(self, state: S) -> bool:
        """Return whether a person in the master's seat is asked before others act, such as between fights."""
        return False

    def bot(self) -> Policy | None:
        """Return the bot that leads a story in the master's seat, or None if no seat leads one."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, C]):
    """The rules of a game; `S` is its state, a dataclass, and `C` its command, a value that JSON can hold.

    A game must define `setup`, `apply`, `options`, `to_act` and `outcome`. Its turns, game master, scenarios,
    notation, presentation and measurements are parts with defaults of their own; to replace one, assign it in
    the class body: `presenter = MyPresenter(Notation(MyCommand))`.
    """

    name: ClassVar[str] = ""
    rules: ClassVar[str] = "1"  # the version of the rules, which journals record
    digests: ClassVar[str] = "every"  # which inputs get a digest, in words; see `takes_digest`
    command_type: ClassVar[Any] = Any
    event_type: ClassVar[Any] = Any
    view_type: ClassVar[Any] = Any  # of what `view` returns, for schemas; a union if it has several shapes
    fixed_type: ClassVar[Any] = Any  # of the presenter's `fixed`, for schemas
    machine: ClassVar[StateMachine | None] = None  # the state machine behind the phases, for diagrams
    seats: ClassVar[tuple[str, ...]] = ("first", "second")
    solo_seat: ClassVar[int] = 0  # the seat of a player who plays alone against bots
    language: ClassVar[str] = "en"  # the language of the content, and of texts unless another is chosen
    heuristic: ClassVar[str] = ""  # the bot that "heuristic" stands for, if none has that name
    longest_command: ClassVar[int] = 8 * 1024  # the longest command a server accepts, in bytes of JSON
    asks_for_dice: ClassVar[bool] = True  # whether players may throw dice themselves

    @property
    def turns(self) -> Turns[S, C]:
        """Turn limits, simultaneous turns, and what can be taken back."""
        return Turns()

    @property
    def master(self) -> GameMaster[S]:
        """The game master, if there is one."""
        return GameMaster()

    @property
    def scenarios(self) -> Scenarios:
        """The scenarios of the game."""
        return Scenarios()

    @property
    def notation(self) -> Notation[S, C]:
        """Positions and commands as text."""
        return Notation(self.command_type)

    @property
    def presenter(self) -> Presenter[S, C]:
        """Labels, explanations, questions and drawings."""
        return Presenter(self.notation)

    @property
    def lab(self) -> Lab[S]:
        """Measurements and encodings for the lab."""
        return Lab()

    def seats_for(self, scenario: Any) -> tuple[str, ...]:
        """Return the seats of a loaded scenario; if they vary, override `sides` too."""
        return self.seats

    def sides(self, state: S) -> dict[str, tuple[int, ...]]:
        """Return the sides by name, each with the seats that win and lose together."""
        return {name: (seat,) for seat, name in enumerate(self.seats)}

    def setup(self, scenario: Any, ctx: Context) -> S:
        """Return the first state of a match."""
        raise NotImplementedError

    def clone(self, state: S) -> S:
        """Return an independent copy of the state; by default its own `clone()`, else one of its fields."""
        copy: S = codec.copy(state)
        return copy

    def apply(self, state: S, seat: int, command: C, ctx: Context) -> None:
        """Carry out a command on the state: check everything, then roll, then change."""
        raise NotImplementedError

    def elapse(self, state: S, now: int, ctx: Context) -> None:
        """Advance the time of the match to `now`, in milliseconds."""

    def next_due(self, state: S) -> int:
        """Return the next time at which `elapse` would change the state, in milliseconds, or -1."""
        return -1

    def deadline(self, state: S, seat: int) -> int:
        """Return when this seat's time to act runs out, in milliseconds, or -1."""
        return -1

    def options(self, state: S, seat: int) -> Options:
        """Return the legal commands of this seat."""
        raise NotImplementedError

    def extra_options(self, state: S, seat: int) -> Options:
        """Return legal commands for people that no bot considers, such as pausing or resigning."""
        return ListOptions()

    def to_act(self, state: S) -> Sequence[int]:
        """Return the seats the match waits for."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> Any:
        """Return what this seat (-1 for a spectator) may see, as plain values; hidden fields are left out."""
        return codec.plain(state)

    def imagine(self, state: S, seat: int, dice: Dice) -> S:
        """Return a copy of the state with everything hidden from this seat drawn at random."""
        return self.clone(state)

    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        raise NotImplementedError

    def bots(self) -> dict[str, Policy]:
        """Return the bots of the game, by name."""
        return {}

    def takes_digest(self, state: S) -> bool:
        """Return whether the input that led to this state gets a digest."""
        return True

    def revive(self, kind: Any, data: Any, scenario: Any) -> S:
        """Rebuild the state from its encoded form, and attach content that is not part of the state."""
        state: S = codec.build(kind, data)
        return state


def view_types(game: Game) -> tuple[Any, ...]:
    """Return the types that a view may have."""
    return get_args(game.view_type) or (game.view_type,)


def offers(game: Game, state: Any, seat: int) -> Options:
    """Return all legal commands of a player: the options and the extra options; none without a seat."""
    if seat < 0:
        return ListOptions()
    return JoinedOptions([game.options(state, seat), game.extra_options(state, seat)])


def preview_command(game: Game, state: Any, seat: int, command: Any, options: Options) -> Preview:
    """Preview a command; a refused one comes with the reason and a legal command close to it, if any."""
    presenter = game.presenter
    try:
        game.apply(game.clone(state), seat, command, DryRun())
    except DryRunEnded:
        pass
    except Rejected as refused:
        why = Refusal(refused.code, refused.reason, presenter.explain(state, refused), refused.field)
        better = presenter.suggest(state, seat, command, refused)
        suggestion = UNSET if better is None else codec.plain(better)
        return Preview(False, codec.plain(command), refusal=why, suggestion=suggestion)
    return presenter.preview(state, seat, command, options)
