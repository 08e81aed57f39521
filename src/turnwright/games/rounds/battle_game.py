"""A single battle as a game: a seat commands a side, or some of its fighters."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from turnwright.gamekit.content_scenarios import ContentScenarios
from turnwright.gamekit.naming import members, verbatim
from turnwright.gamekit.parsing import Tell
from turnwright.gamekit.scenario_cache import ScenarioCache
from turnwright.games.rounds import names, notation
from turnwright.games.rounds.bots.heuristic import Heuristic
from turnwright.games.rounds.commands import BeginBattle, Command, Resign
from turnwright.games.rounds.content import (
    FOLDER,
    arena_of,
    duel_scenario,
    expanded,
    fingerprint,
    load_scenario,
    seats_of,
    start_of,
    whole_library,
)
from turnwright.games.rounds.content.schema import FILE_TYPES, RoundsScenario
from turnwright.games.rounds.events import BattleEnded, BattleEvent
from turnwright.games.rounds.lab.encoding import RoundsEncoding
from turnwright.games.rounds.lab.figures import figures_of, measured
from turnwright.games.rounds.options import battle_options
from turnwright.games.rounds.rulebook import FIRST, NO_INDEX, SECOND, SIDES
from turnwright.games.rounds.rules import actions, hand, imagine, turns
from turnwright.games.rounds.state import Battle
from turnwright.games.rounds.ui import draw, labels, messages, parse, speech, turn, view
from turnwright.kernel import codec
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.lab_view import Encoding, Lab
from turnwright.kernel.notation import Notation
from turnwright.kernel.options import ListOptions, Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.presenter import Presenter
from turnwright.kernel.records import ChoiceRequest, Figure, Message, Outcome, Palette, Thing, Topic
from turnwright.kernel.turn_schema import Turn

_NOTHING: Final = ListOptions([])
_RESIGN: Final = ListOptions([Resign()])
_NO_SEATS: Final[Sequence[int]] = ()


class RoundsScenarios(ContentScenarios):
    """The scenarios of battles and campaigns."""

    scenario_type: ClassVar[Any] = RoundsScenario
    file_types: ClassVar[dict[str, Any]] = FILE_TYPES

    def __init__(self) -> None:
        super().__init__(FOLDER, load_scenario, expanded, fingerprint)


class BattleNotation(Notation[Battle, Command]):
    """Positions and commands of a battle as text."""

    def write(self, state: Battle) -> str:
        return notation.write(state)

    def read(self, text: str, like: Battle) -> Battle:
        return notation.read(text, like)

    def write_command(self, command: Any) -> str:
        return notation.write_command(command)

    def parse_command(self, text: str) -> Any:
        return notation.read_command(text)


class BattlePresenter(Presenter[Battle, Command]):
    """The texts and drawings of a battle; a remote client asks questions without a state."""

    def round_number(self, state: Battle) -> int:
        return int(state.round)

    def label(self, state: Battle, seat: int, command: Any) -> Message:
        return labels.label(state, command)

    def headings(self, state: Battle, seat: int, options: Options) -> Sequence[Topic]:
        return labels.headings(state, options)

    def turn(self, state: Battle, seat: int, options: Options) -> Turn:
        if state.active == NO_INDEX or state.fighters[state.active].seat != seat:
            return super().turn(state, seat, options)
        return turn.write(state, options)

    def explain(self, state: Battle, refused: Rejected) -> Message:
        return messages.explain(state, refused)

    def suggest(self, state: Battle, seat: int, command: Any, refused: Rejected) -> Any:
        return messages.suggest(state, command, refused, battle_options(state, seat))

    def foresee(self, state: Battle | None, seat: int, command: Any) -> list[Message]:
        return [] if state is None else messages.foresee(state, seat, command)

    def question(self, state: Battle | None, request: Any) -> Message:
        if isinstance(request, ChoiceRequest):
            return messages.question(request)
        return messages.throw(state, request)

    def choice(self, state: Battle | None, request: Any, place: int) -> Message:
        chosen = request.choices[place]
        if isinstance(chosen, Message):
            return messages.choice(state, chosen)
        return Message(str(chosen), {"text": str(chosen)})

    def look(self, view: Any, text: str, tell: Tell) -> list[Message]:
        return draw.look(view, text, tell)

    def draw(self, view: Any) -> list[Message]:
        return draw.draw(view)

    def screen(self, view: Any, columns: int, lines: int, before: Any = None) -> list[Message]:
        return draw.screen(view, lines, before)

    def legend(self, view: Any) -> dict[str, Message]:
        return draw.legend(view)

    def palette(self, view: Any) -> Palette:
        return draw.palette(view)

    def things(self, state: Battle, seat: int, view: Any) -> list[Thing]:
        return speech.things(view, seat)

    def understand(self, state: Battle, seat: int, text: str, tell: Tell) -> Any:
        return parse.CommandParser(state, None, seat, tell).command(text)

    def side_name(self, scenario: Any, side: str) -> Message | None:
        sides: dict[str, list[Message]] = {}
        for fighter in start_of(scenario).fighters:
            named = names.fighter(fighter.name, fighter.id)
            sides.setdefault(SIDES[fighter.side], []).append(named)
        return members(sides, side)

    def narrate(self, event: Any, scenario: Any, lang: str, dice: Dice, tell: Tell) -> str | None:
        """Name the winners of a battle; all other events use the catalogue."""
        if not isinstance(event, BattleEnded) or scenario is None or event.winner == "":
            return None
        side = self.side_name(scenario, event.winner)
        if side is None:
            return None
        winner = SIDES.index(event.winner)
        count = sum(fighter.side == winner for fighter in start_of(scenario).fighters)
        args = {"side": side, "count": count, "reason": event.reason, "rounds": event.rounds}
        return tell(Message("battle-won", args))

    def standing(self, state: Battle) -> dict[str, list[str]]:
        """The living fighters of each side on the board."""
        found: dict[str, list[str]] = {}
        for fighter in state.fighters:
            if fighter.alive and fighter.on_board:
                found.setdefault(str(int(fighter.side)), []).append(fighter.id)
        return found

    def name_in_view(self, view: Any, unit: str) -> Message | None:
        for fighter in view["fighters"]:
            if fighter["id"] == unit:
                return names.fighter(fighter["name"], unit)
        return None

    def unit_name(self, scenario: Any, unit: str) -> Message:
        for fighter in start_of(scenario).fighters:
            if fighter.id == unit:
                return names.fighter(fighter.name, fighter.id)
        for hero in whole_library(scenario).heroes:
            if hero.id == unit:
                return names.fighter(hero.name, hero.id)
        return verbatim(unit)


class BattleLab(Lab[Battle]):
    """Measurements of a battle, and its encoding for learners."""

    def length(self, state: Battle) -> int:
        return int(state.round)

    def figures(self, state: Battle) -> list[Figure]:
        return figures_of(state)

    def measure(self, state: Battle) -> list[int]:
        return measured(state)

    def encoding(self, scenario: Any) -> Encoding | None:
        return RoundsEncoding([_start_of(scenario)])

    def units(self, scenario: Any) -> list[str]:
        return [hero.id for hero in whole_library(scenario).heroes]

    def duel_scenario(self, scenario: Any, first: str, second: str) -> Any:
        return duel_scenario(scenario, first, second)


class BattleGame(Game[Battle, Command]):
    """Turns by PER, action points by AGI, simultaneous effects, until one side is left."""

    name: ClassVar[str] = "rounds"
    rules: ClassVar[str] = "2"
    command_type: ClassVar[Any] = Command
    event_type: ClassVar[Any] = BattleEvent
    seats: ClassVar[tuple[str, ...]] = (FIRST, SECOND)
    language: ClassVar[str] = "pt"

    def __init__(self) -> None:
        self._scenarios = RoundsScenarios()
        self._notation = BattleNotation(Command)
        self._presenter = BattlePresenter(self._notation)
        self._lab = BattleLab()
        self._starts = ScenarioCache(_start_of)

    @property
    def scenarios(self) -> RoundsScenarios:
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
        return {"heuristic": Heuristic()}

    def seats_for(self, scenario: Any) -> tuple[str, ...]:
        return tuple([name for name, _, _ in seats_of(scenario)])

    def sides(self, state: Battle) -> dict[str, tuple[int, ...]]:
        sides = dict.fromkeys(state.arena.seat_sides)
        return {SIDES[side]: tuple(state.arena.seats_of(side)) for side in sides}

    def setup(self, scenario: Any, ctx: Context) -> Battle:
        state = self._starts.of(scenario).clone()
        hand.shuffle_all(state, state.arena.hand, ctx)
        return state

    def clone(self, state: Battle) -> Battle:
        return state.clone()

    def revive(self, kind: Any, data: Any, scenario: Any) -> Battle:
        state: Battle = codec.build(Battle, data)
        state.bind(self._starts.of(scenario).arena)
        return state

    def apply(self, state: Battle, seat: int, command: Any, ctx: Context) -> None:
        seats = list(range(len(state.arena.seat_sides)))
        if seat not in seats:
            raise Rejected("not-your-turn", f"a battle has no seat {seat}", "seat", seats)
        if state.reason != "":
            raise Rejected("wrong-state", "the battle is over", "command")
        if isinstance(command, Resign):
            if not state.has_seat(seat):
                raise Rejected("wrong-state", f"seat {seat} has no fighters in this battle", "command")
            turns.withdraw(state, seat, ctx)
        elif isinstance(command, BeginBattle):
            if state.phase != "":
                raise Rejected("wrong-state", "the battle has already begun", "command")
            first = state.first_seat()
            if seat != first:
                raise Rejected("not-your-turn", f"seat {first} begins the battle", "seat", [first])
            turns.begin_battle(state, ctx)
        else:
            if state.active == NO_INDEX:
                raise Rejected("wrong-state", "the battle has not begun", "command", ["begin_battle"])
            fighter = state.fighters[state.active]
            if fighter.seat != seat:
                reason = f"it is {fighter.id}'s turn (seat {fighter.seat})"
                raise Rejected("not-your-turn", reason, "seat", [int(fighter.seat)])
            actions.carry_out(state, fighter, command, ctx)

    def options(self, state: Battle, seat: int) -> Options:
        return battle_options(state, seat)

    def extra_options(self, state: Battle, seat: int) -> Options:
        return _RESIGN if state.reason == "" and state.has_seat(seat) else _NOTHING

    def to_act(self, state: Battle) -> Sequence[int]:
        if state.active != NO_INDEX:
            return (int(state.fighters[state.active].seat),)
        return (state.first_seat(),) if state.reason == "" else _NO_SEATS

    def view(self, state: Battle, seat: int) -> Any:
        return view.see(state, seat)

    def imagine(self, state: Battle, seat: int, dice: Dice) -> Battle:
        return imagine.imagine(state, seat, dice)

    def outcome(self, state: Battle) -> Outcome | None:
        if state.reason == "":
            return None
        winners = () if state.winner == NO_INDEX else tuple(state.arena.seats_of(state.winner))
        return Outcome(winners, state.reason)


def _start_of(scenario: Any) -> Battle:
    state = start_of(scenario)
    state.bind(arena_of(scenario))
    return state
