"""The duel: two cards, one stat, a timed match of rounds."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from turnwright.gamekit.content_scenarios import ContentScenarios
from turnwright.gamekit.scenario_cache import ScenarioCache
from turnwright.games.duel import flow, notation, rulebook
from turnwright.games.duel.arena import Arena
from turnwright.games.duel.bots.levels import Easy, Hard, Medium, Search
from turnwright.games.duel.commands import (
    Advance,
    ChooseStat,
    Command,
    Interrupt,
    PauseTimers,
    Resume,
    ResumeTimers,
    StartMatch,
)
from turnwright.games.duel.content import (
    FOLDER,
    DuelScenario,
    arena_of,
    expanded,
    fingerprint,
    load_scenario,
)
from turnwright.games.duel.events import DuelEvent
from turnwright.games.duel.lab.encoding import DuelEncoding
from turnwright.games.duel.options import (
    check_seat,
    checked_stat,
    duel_options,
    extra_duel_options,
    has_clocks,
)
from turnwright.games.duel.rules import deck, rounds, timing
from turnwright.games.duel.state import NO_SIDE, OPPONENT, PLAYER, DuelState
from turnwright.games.duel.ui import draw, labels, messages, speech, turn, view
from turnwright.games.duel.ui.view_schema import DuelView
from turnwright.kernel import codec
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game, Turns
from turnwright.kernel.lab_view import Encoding, Lab
from turnwright.kernel.notation import Notation
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.presenter import Presenter
from turnwright.kernel.records import Message, Outcome, Palette, Thing
from turnwright.kernel.state_machine import StateMachine
from turnwright.kernel.turn_schema import Turn

_PLAYER_ACTS: Final = (0,)
_OPPONENT_ACTS: Final = (1,)
_NO_SEATS: Final[tuple[int, ...]] = ()


class DuelTurns(Turns[DuelState, Command]):
    """The turns of a duel: its rounds and their phases."""

    def id_of(self, state: DuelState, seat: int) -> str:
        return f"{state.round}/{state.phase}"

    def timeout_command(self, state: DuelState, seat: int) -> Any:
        # A selection has a timer of its own, unless the timers are paused.
        if state.phase == flow.WAITING_FOR_ACTION:
            return None
        return duel_options(state, _arena(state), seat).command(0)


class DuelScenarios(ContentScenarios):
    """The scenarios of the duel."""

    scenario_type: ClassVar[Any] = DuelScenario
    first_match: ClassVar[str] = "solo"

    def __init__(self) -> None:
        super().__init__(FOLDER, load_scenario, expanded, fingerprint)

    def opponent(self, scenario: Any) -> str:
        """Return the level of the opponent that the scenario names, if any."""
        return scenario.opponent or ""


class DuelNotation(Notation[DuelState, Command]):
    """Positions and commands of a duel as text."""

    def write(self, state: DuelState) -> str:
        return notation.write(state, _arena(state))

    def read(self, text: str, like: DuelState) -> Any:
        return notation.read(text, _arena(like))

    def write_command(self, command: Any) -> str:
        return notation.write_command(command)

    def parse_command(self, text: str) -> Any:
        return notation.parse_command(text)


class DuelPresenter(Presenter[DuelState, Command]):
    """The texts and drawings of a duel."""

    def round_number(self, state: DuelState) -> int:
        return int(state.round)

    def turn(self, state: DuelState, seat: int, options: Options) -> Turn:
        return turn.write(state, _arena(state), seat, options)

    def draw(self, view: Any) -> list[Message]:
        return draw.draw(view)

    def palette(self, view: Any) -> Palette:
        return draw.palette(view)

    def things(self, state: DuelState, seat: int, view: Any) -> list[Thing]:
        return speech.things()

    def label(self, state: DuelState, seat: int, command: Any) -> Message:
        return labels.label(state, _arena(state), seat, command)

    def explain(self, state: DuelState, refused: Rejected) -> Message:
        return messages.refusal(state, refused)

    def foresee(self, state: DuelState, seat: int, command: Any) -> list[Message]:
        return labels.foresee(state, _arena(state), seat, command)


class DuelLab(Lab[DuelState]):
    """The encoding of a duel for learners."""

    def encoding(self, scenario: Any) -> Encoding | None:
        return DuelEncoding(scenario.stat_uses > 0, scenario.stepwise)


class Duel(Game[DuelState, Command]):
    """Two cards, one stat: the higher value scores; first to the target wins."""

    name: ClassVar[str] = "duel"
    rules: ClassVar[str] = "2"
    command_type: ClassVar[Any] = Command
    event_type: ClassVar[Any] = DuelEvent
    view_type: ClassVar[Any] = DuelView
    seats: ClassVar[tuple[str, ...]] = rulebook.SIDES
    heuristic: ClassVar[str] = "hard"
    asks_for_dice: ClassVar[bool] = False
    machine: ClassVar[StateMachine] = flow.FLOW

    def __init__(self) -> None:
        self._turns = DuelTurns()
        self._scenarios = DuelScenarios()
        self._notation = DuelNotation(Command)
        self._presenter = DuelPresenter(self._notation)
        self._lab = DuelLab()
        self._arenas: ScenarioCache[Arena] = ScenarioCache(arena_of)

    @property
    def turns(self) -> DuelTurns:
        """Turn limits and simultaneous turns."""
        return self._turns

    @property
    def scenarios(self) -> DuelScenarios:
        """The scenarios of the game."""
        return self._scenarios

    @property
    def notation(self) -> DuelNotation:
        """Positions and commands as text."""
        return self._notation

    @property
    def presenter(self) -> DuelPresenter:
        """Labels, explanations, questions and drawings."""
        return self._presenter

    @property
    def lab(self) -> DuelLab:
        """Measurements and encodings for the lab."""
        return self._lab

    def bots(self) -> dict[str, Policy]:
        return {"easy": Easy(), "medium": Medium(), "hard": Hard(), "search": Search()}

    def setup(self, scenario: Any, ctx: Context) -> Any:
        state = DuelState()
        arena = self._arenas.of(scenario)
        state.arena = arena
        state.timers.speed = arena.speed
        if arena.stat_uses:
            state.uses = [[0] * len(rulebook.STATS) for _ in rulebook.SIDES]
        if arena.after and ctx.heard:
            rounds.tell_change(state, arena, ctx, arena.after, arena.by)
        return state

    def clone(self, state: DuelState) -> Any:
        return state.clone()

    def revive(self, kind: Any, data: Any, scenario: Any) -> Any:
        state = codec.build(DuelState, data)
        state.arena = self._arenas.of(scenario)
        return state

    def apply(self, state: DuelState, seat: int, command: Any, ctx: Context) -> None:
        arena = _arena(state)
        if isinstance(command, ChooseStat):
            rounds.choose(state, arena, ctx, checked_stat(state, arena, seat, command))
        elif isinstance(command, StartMatch):
            _check_phase(state, flow.WAITING_FOR_START, "the match has already started")
            check_seat(seat, PLAYER)
            rounds.start_match(state, arena, ctx)
        elif isinstance(command, Advance):
            if not rounds.passing(state, arena):
                raise Rejected("wrong-state", f"{state.phase} waits for something else", "command")
            check_seat(seat, PLAYER)
            rounds.advance(state, arena, ctx)
        elif isinstance(command, Interrupt):
            _check_seat_exists(seat)
            _check_interrupt(state, arena, command.kind)
            rounds.interrupt(state, arena, ctx, command.kind, seat)
        elif isinstance(command, Resume):
            _check_phase(state, flow.INTERRUPT_ROUND, "only an interrupted round can be resumed")
            check_seat(seat, PLAYER)
            rounds.resume(state, arena, ctx)
        elif isinstance(command, (PauseTimers, ResumeTimers)):
            _check_seat_exists(seat)
            _switch_timers(state, isinstance(command, PauseTimers), ctx)
        else:
            raise Rejected("malformed", f"{type(command).__name__} is not a command of the duel", "command")

    def elapse(self, state: DuelState, now: int, ctx: Context) -> None:
        timing.elapse(state, _arena(state), now, ctx)

    def next_due(self, state: DuelState) -> int:
        return state.timers.next_due()

    def deadline(self, state: DuelState, seat: int) -> int:
        timers = state.timers
        if not timers.has(rulebook.SELECTION) or timers.paused:
            return -1
        return timers.now - (-timers.remaining(rulebook.SELECTION) // timers.speed)

    def options(self, state: DuelState, seat: int) -> Options:
        return duel_options(state, _arena(state), seat)

    def extra_options(self, state: DuelState, seat: int) -> Options:
        return extra_duel_options(state, _arena(state), seat)

    def to_act(self, state: DuelState) -> Sequence[int]:
        if state.phase == flow.WAITING_FOR_ACTION:
            return _PLAYER_ACTS if state.chooser == PLAYER else _OPPONENT_ACTS
        if state.phase == flow.WAITING_FOR_START or state.phase == flow.INTERRUPT_ROUND:
            return _PLAYER_ACTS
        arena = _arena(state)
        return _PLAYER_ACTS if arena.stepwise and rounds.passing(state, arena) else _NO_SEATS

    def view(self, state: DuelState, seat: int) -> Any:
        return view.see(state, _arena(state), seat)

    def imagine(self, state: DuelState, seat: int, dice: Dice) -> Any:
        copy = state.clone()
        arena = _arena(state)
        if not arena.team:
            closed = view.hidden(state, arena)
            deck.imagine(copy, arena, closed and seat != PLAYER, closed and seat != OPPONENT, dice)
        return copy

    def outcome(self, state: DuelState) -> Outcome | None:
        if state.phase != flow.MATCH_OVER and state.phase != flow.INTERRUPT_MATCH:
            return None
        winners: tuple[int, ...] = () if state.winner == NO_SIDE else (state.winner,)
        return Outcome(winners, state.reason, (state.player_score, state.opponent_score))


def _arena(state: DuelState) -> Arena:
    arena: Arena = state.arena
    return arena


def _check_phase(state: DuelState, phase: str, rule: str) -> None:
    if state.phase != phase:
        raise Rejected("wrong-state", f"{rule}; this is {state.phase}", "command")


def _check_seat_exists(seat: int) -> None:
    if seat not in (PLAYER, OPPONENT):
        raise Rejected("not-your-turn", f"a duel has no seat {seat}", "seat", [0, 1])


def _check_interrupt(state: DuelState, arena: Arena, kind: str) -> None:
    if kind not in flow.KINDS:
        raise Rejected("unknown-kind", f"unknown interrupt {str(kind)[:40]!r}", "kind", flow.KINDS)
    if arena.flow.next(state.phase, "interrupt", kind) == "":
        raise Rejected("wrong-state", f"nothing can be interrupted in {state.phase}", "command")


def _switch_timers(state: DuelState, pause: bool, ctx: Context) -> None:
    # The wait for an interrupted round cannot be paused, or it might never end.
    if not has_clocks(state):
        raise Rejected("wrong-state", f"no timer can be paused in {state.phase}", "command")
    if state.timers.paused == pause:
        done = "paused" if pause else "running"
        raise Rejected("duplicate", f"the timers are already {done}", "command")
    if pause:
        state.timers.pause()
    else:
        state.timers.resume()
        timing.tell_remaining(state, ctx)
