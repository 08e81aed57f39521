"""A battle as a game of the kernel: a seat commands all fighters of its side."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from turnwright.games.rounds import names, notation
from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.bots.heuristic import Heuristic
from turnwright.games.rounds.commands import BeginBattle, Command, Resign
from turnwright.games.rounds.content import (
    arena_of,
    fingerprint,
    load_scenario,
    pairing,
    scenario_names,
    spread,
    start_of,
    whole_library,
)
from turnwright.games.rounds.content.schema import FILE_TYPES, RoundsScenario
from turnwright.games.rounds.events import BattleEvent
from turnwright.games.rounds.lab.encoding import RoundsEncoding
from turnwright.games.rounds.options import BEGIN, TurnOptions
from turnwright.games.rounds.rulebook import FIRST, NOBODY, RESIGNED, SECOND
from turnwright.games.rounds.rules import actions, hand, turns
from turnwright.games.rounds.rules import imagine as hidden
from turnwright.games.rounds.rules import outcome as ends
from turnwright.games.rounds.state import NEVER, Battle
from turnwright.games.rounds.ui import draw, labels, view
from turnwright.kernel import codec
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.lab_view import Lab
from turnwright.kernel.learning import Encoding
from turnwright.kernel.notation import Notation
from turnwright.kernel.options import ListOptions, Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.presenter import Presenter
from turnwright.kernel.records import Figure, Message, Outcome
from turnwright.kernel.scenarios import Scenarios

# What is counted when a battle is over, in the order of `measure`.
OF_A_SIDE: Final = ("survivors", "life")
OF_A_FIGHTER: Final = ("dealt", "taken", "kills", "died")

_NOTHING: Final = ListOptions([])
_BEGIN: Final = ListOptions([BEGIN])
_RESIGN: Final = ListOptions([Resign()])
_SEATS: Final[tuple[Sequence[int], Sequence[int]]] = ((0,), (1,))
_NOBODY_ACTS: Final[Sequence[int]] = ()


class BattleScenarios(Scenarios):
    """Scenarios of Battles."""

    scenario_type: ClassVar[Any] = RoundsScenario
    file_types: ClassVar[dict[str, Any]] = FILE_TYPES

    def names(self) -> list[str]:
        """The names of the scenarios that come with the game."""
        return scenario_names()

    def load(self, scenario: Any) -> Any:
        """A scenario by name, path or plain values, checked."""
        return load_scenario(scenario_names()[0] if scenario is None else scenario)

    def expand(self, scenario: Any) -> Any:
        """The scenario as plain values with its heroes and their cards."""
        return spread(scenario)

    def fingerprint(self) -> str:
        """A fingerprint of the heroes, cards and marks that come with the game."""
        return fingerprint()


class BattleNotation(Notation[Any, Command]):
    """Positions and commands as text of Battles."""

    def write(self, state: Battle) -> str:
        """The position in one line."""
        return notation.write(state)

    def read(self, text: str, like: Battle) -> Any:
        """The position out of the line that `write` made."""
        return notation.read(text, like)

    def write_command(self, command: Any) -> str:
        """The command in a word or two."""
        return notation.write_command(command)

    def parse_command(self, text: str) -> Any:
        """The command out of its words, or `Rejected`."""
        return notation.read_command(text)


class BattlePresenter(Presenter[Any, Command]):
    """Texts and drawings of Battles."""

    def unit_name(self, scenario: Any, unit: str) -> Message:
        """A fighter by the name that the scenario has for that id."""
        for fighter in start_of(scenario).fighters:
            if fighter.id == unit:
                return names.fighter(fighter.name, fighter.id)
        for hero in whole_library(scenario).heroes:
            if hero.id == unit:
                return names.fighter(hero.name, hero.id)
        return Message("", {"text": unit})

    def draw(self, view_of_seat: Any) -> list[Message]:
        """A view as lines for a terminal: the board, the order, everybody's life and points."""
        return draw.draw(view_of_seat)

    def label(self, state: Battle, seat: int, command: Any) -> Message:
        """An option in words, with its cost."""
        return labels.label(state, command)


class BattleLab(Lab[Any]):
    """Measurements and encodings of Battles."""

    def units(self, scenario: Any) -> list[str]:
        """All heroes that a scenario may choose from."""
        return [hero.id for hero in whole_library(scenario).heroes]

    def duel_scenario(self, scenario: Any, one: str, other: str) -> Any:
        """One against one."""
        return pairing(scenario, one, other)

    def encoding(self, scenario: Any) -> Encoding | None:
        """How a battle looks to a learner."""
        return RoundsEncoding(_seated(start_of(scenario), scenario))

    def length(self, state: Battle) -> int:
        """How many rounds there were."""
        return int(state.round)

    def figures(self, state: Battle) -> list[Figure]:
        """Who is left with what, side by side, and what each fighter did."""
        sides = [Figure(side, name) for side in (0, 1) for name in OF_A_SIDE]
        return sides + [
            Figure(int(who.side), name, who.id) for who in state.fighters for name in OF_A_FIGHTER
        ]

    def measure(self, state: Battle) -> list[int]:
        """The figures of a battle."""
        found: list[int] = []
        for side in (0, 1):
            found.extend(_left(state, side))
        for who in state.fighters:
            died: i64 = 0 if who.died == NEVER and who.life <= 0 else who.died
            found.extend([int(who.dealt), int(who.taken), int(who.kills), int(died)])
        return found


class Battles(Game[Any, Command]):
    """Rounds by PER, points by AGI, effects that happen at once, until one side is left."""

    name: ClassVar[str] = "rounds"
    rules: ClassVar[str] = "1"
    command_type: ClassVar[Any] = Command
    event_type: ClassVar[Any] = BattleEvent
    seats: ClassVar[tuple[str, ...]] = (FIRST, SECOND)
    language: ClassVar[str] = "pt"

    def __init__(self) -> None:
        self._scenarios: BattleScenarios = BattleScenarios()
        self._notation: BattleNotation = BattleNotation(Command)
        self._presenter: BattlePresenter = BattlePresenter(self._notation)
        self._lab: BattleLab = BattleLab()
        self._begun: tuple[Any, Battle] = (None, Battle())  # the last scenario, and its start

    @property
    def scenarios(self) -> BattleScenarios:
        """The scenarios of the game."""
        return self._scenarios

    @property
    def notation(self) -> BattleNotation:
        """Positions and commands as text."""
        return self._notation

    @property
    def presenter(self) -> BattlePresenter:
        """Labels, explanations, questions and drawings."""
        return self._presenter

    @property
    def lab(self) -> BattleLab:
        """Measurements and encodings for the lab."""
        return self._lab

    def bots(self) -> dict[str, Policy]:
        """The opponents that come with the game, by name."""
        return {"heuristic": Heuristic()}

    def setup(self, scenario: Any, ctx: Context) -> Any:
        """Both sides in place with their hands, before the first round."""
        state = self._start(scenario).clone()
        hand.shuffle_all(state, state.arena.hand, ctx)
        return state

    def _start(self, scenario: Any) -> Battle:
        # A scenario never changes, so what many runs begin with is made once.
        if self._begun[0] is not scenario:
            self._begun = (scenario, _seated(start_of(scenario), scenario))
        return self._begun[1]

    def clone(self, state: Battle) -> Any:
        """An independent copy of the state."""
        return state.clone()

    def revive(self, kind: Any, data: Any, scenario: Any) -> Any:
        """The state out of its encoded form, back at its table."""
        state: Battle = codec.build(Battle, data)
        state.bind(self._start(scenario).arena)
        return state

    def apply(self, state: Battle, seat: int, command: Any, ctx: Context) -> None:
        """Carry out a command on the state."""
        if isinstance(command, Resign):
            _check_seat(state, seat)
            ends.end(state, ctx, RESIGNED, 1 - seat)
        elif isinstance(command, BeginBattle):
            _check_beginning(state, seat)
            turns.begin_battle(state, ctx)
        else:
            _check_turn(state, seat)
            actions.carry_out(state, state.fighters[state.active], command, ctx)

    def options(self, state: Battle, seat: int) -> Options:
        """What the fighter whose turn it is may do, for the seat of its side."""
        return battle_options(state, seat)

    def extra_options(self, state: Battle, seat: int) -> Options:
        """Giving up."""
        return _RESIGN if state.reason == "" and (seat == 0 or seat == 1) else _NOTHING

    def to_act(self, state: Battle) -> Sequence[int]:
        """The seat whose fighter's turn it is; before the battle the first."""
        if state.active != NOBODY:
            return _SEATS[state.fighters[state.active].side]
        return _SEATS[0] if state.reason == "" else _NOBODY_ACTS

    def view(self, state: Battle, seat: int) -> Any:
        """Everything but the hands of the other side and the order of the decks."""
        return view.see(state, seat)

    def imagine(self, state: Battle, seat: int, dice: Dice) -> Any:
        """A copy of the state; hands of the other side, and all decks, are dealt anew."""
        return hidden.imagine(state, seat, dice)

    def outcome(self, state: Battle) -> Outcome | None:
        """How the battle ended, or None while it goes on."""
        if state.reason == "":
            return None
        winners: tuple[int, ...] = () if state.winner == NOBODY else (int(state.winner),)
        return Outcome(winners, state.reason)


def battle_options(state: Battle, seat: int) -> Options:
    """Return what the fighter whose turn it is may do, for the seat of its side."""
    if state.active != NOBODY:
        return TurnOptions(state) if state.fighters[state.active].side == seat else _NOTHING
    return _BEGIN if seat == 0 and state.phase == "" and state.reason == "" else _NOTHING


def _seated(state: Battle, scenario: Any) -> Battle:
    arena: Arena = arena_of(scenario)
    state.bind(arena)
    return state


def _left(state: Battle, side: i64) -> list[int]:
    survivors: i64 = 0
    life: i64 = 0
    for who in state.fighters:
        if who.side == side and who.life > 0:
            survivors += 1
            life += who.life
    return [int(survivors), int(life)]


def _check_seat(state: Battle, seat: int) -> None:
    if seat not in (0, 1):
        raise Rejected("not-your-turn", f"there is no seat {seat} in a battle", "seat", [0, 1])
    if state.reason != "":
        raise Rejected("wrong-state", "the battle is over", "command")


def _check_beginning(state: Battle, seat: int) -> None:
    _check_seat(state, seat)
    if state.phase != "":
        raise Rejected("wrong-state", "the battle has begun", "command")
    if seat != 0:
        raise Rejected("not-your-turn", "the first seat begins the battle", "seat", [0])


def _check_turn(state: Battle, seat: int) -> None:
    _check_seat(state, seat)
    if state.active == NOBODY:
        raise Rejected("wrong-state", "the battle has not begun", "command", ["begin_battle"])
    who = state.fighters[state.active]
    if who.side != seat:
        raise Rejected("not-your-turn", f"it is {who.id}'s turn, of seat {who.side}", "seat", [int(who.side)])
