"""Tactics as a game of the kernel: the first seat is the game master with the foes, the others are heroes."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from turnwright.gamekit.content_scenarios import ContentScenarios
from turnwright.gamekit.scenario_cache import ScenarioCache
from turnwright.games.tactics import notation
from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.bots.heuristic import Heuristic
from turnwright.games.tactics.bots.master import Master
from turnwright.games.tactics.bots.planner import Planner
from turnwright.games.tactics.commands import Command, EndTurn, MasterIntent, SceneEffect
from turnwright.games.tactics.content import (
    FOLDER,
    adventure_names,
    arena_of,
    encounters,
    expanded,
    fingerprint,
    heroes_of,
    lend,
    load_scenario,
    seats_of,
    start_of,
    with_heroes,
)
from turnwright.games.tactics.content.scenario_schema import TacticsScenario
from turnwright.games.tactics.events import Event, TacticsEvent
from turnwright.games.tactics.forecast import preview
from turnwright.games.tactics.lab import figures
from turnwright.games.tactics.lab.encoding import TacticsEncoding
from turnwright.games.tactics.options import GroupedOptions, IntentOptions, extra_options
from turnwright.games.tactics.rules import mastery
from turnwright.games.tactics.rules.adventure import choices, knowledge, session
from turnwright.games.tactics.rules.combat import actions, hiding
from turnwright.games.tactics.rules.core import conditions
from turnwright.games.tactics.srd import COMBAT, HIDDEN
from turnwright.games.tactics.state import MASTER, NO_INDEX, AdventureState, CombatState
from turnwright.games.tactics.ui import adventure, draw, labels, messages, parse, speech, turn, view
from turnwright.games.tactics.ui import rolls as rolls_explained
from turnwright.games.tactics.ui.messages import Names
from turnwright.games.tactics.ui.view_schema import TacticsFixed, TacticsView
from turnwright.kernel import codec
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game, GameMaster, Turns
from turnwright.kernel.lab_view import Encoding, Lab
from turnwright.kernel.notation import Notation
from turnwright.kernel.options import JoinedOptions, ListOptions, OptionGroup, Options, WrittenGroup
from turnwright.kernel.policy import Policy
from turnwright.kernel.presenter import Presenter
from turnwright.kernel.records import Figure, Message, Outcome, Palette, Rolled, Thing, Topic
from turnwright.kernel.turn_schema import Preview, QuestionTerms, RollDetail, Turn

_NOTHING: Final = ListOptions([])


class TacticsTurns(Turns[CombatState, Command]):
    """The turns of the creatures; one that is out of time ends its turn."""

    def id_of(self, state: CombatState, seat: int) -> str:
        """Return the round and the creature whose turn it is."""
        active = state.active()
        if active is None and isinstance(state, AdventureState):
            return f"{state.scene_id}/{state.acts}"
        return state.scene if active is None else f"{state.round}/{active.creature_id}"

    def timeout_command(self, state: CombatState, seat: int) -> Any:
        """Return the command to end the turn; before a fight, the first option of the master."""
        active = state.active()
        if active is None and isinstance(state, AdventureState):
            return None
        if active is None:
            return IntentOptions(state, state.arena, seat).command(0)
        return EndTurn(active.creature_id)

    def may_take_back(self, command: Any) -> bool:
        """Whether it is a change that the game master makes by hand."""
        return isinstance(command, MasterIntent)


class TacticsMaster(GameMaster[CombatState]):
    """The master of a fight or an adventure, who also plays the foes."""

    seat: ClassVar[int] = MASTER

    def options(self, state: CombatState) -> Options:
        """The events, effects, voices and rolls that the game master may call for now."""
        return GroupedOptions(mastery.listed(state))

    def pauses(self, state: CombatState) -> bool:
        """Whether an adventure is between fights."""
        return isinstance(state, AdventureState) and state.scene != COMBAT and state.ending == ""

    def bot(self) -> Policy:
        """The game master that is no person: it plays the foes and leads the adventure."""
        return Master()


class TacticsScenarios(ContentScenarios):
    """Scenarios of Tactics."""

    scenario_type: ClassVar[Any] = TacticsScenario
    first_match: ClassVar[str] = "goblin-ambush"

    def __init__(self) -> None:
        super().__init__(FOLDER, load_scenario, expanded, fingerprint)

    def adventures(self) -> list[str]:
        """The names of the shipped adventures."""
        return adventure_names()

    def listed(self) -> list[str]:
        """Fights, then adventures, the lowest levels first; fights for measurements are left out."""
        return encounters.listed()

    def summary(self, scenario: Any) -> Message:
        """The level, the party and the difficulty of a fight; the level and the length of an adventure."""
        return view.scenario_summary(scenario)

    def facts(self, scenario: Any) -> dict[str, Any]:
        """Who fights, where, and under which rules."""
        return view.scenario_facts(start_of(scenario), arena_of(scenario))

    def units(self, scenario: Any, seat: int) -> list[str]:
        """The heroes of a seat."""
        return heroes_of(scenario, seat)

    def with_units(self, scenario: Any, names: Sequence[str]) -> Any:
        """Give the first player these heroes, by id, name or class, and a companion's seat the others."""
        return with_heroes(scenario, names)

    def detached(self, state: CombatState) -> CombatState:
        """A copy with its own arena: all states of an arena share its scratch space for paths."""
        copy = state.clone()
        copy.arena = state.arena.detached_copy()
        return copy

    def add_libraries(self, paths: Any) -> None:
        """Let scenarios use the creatures of these libraries, which are a user's own files."""
        lend(paths)


class TacticsNotation(Notation[CombatState, Command]):
    """Positions and commands as text of Tactics."""

    def write(self, state: CombatState) -> str:
        """The position in one line."""
        return notation.write(state)

    def read(self, text: str, like: CombatState) -> Any:
        """The position out of the line that `write` made."""
        state = notation.read(text, like)
        _attach_arena(state, like.arena)
        return state

    def write_command(self, command: Any) -> str:
        """Write a command as text."""
        return notation.write_command(command)

    def write_group(self, group: OptionGroup) -> WrittenGroup:
        """Write the options of a group as text."""
        return notation.write_group(group)

    def parse_command(self, text: str) -> Any:
        """Parse a command, or raise `Rejected`."""
        return notation.read_command(text)


class TacticsPresenter(Presenter[CombatState, Command]):
    """Texts and drawings of Tactics."""

    view_keys: ClassVar[dict[str, str]] = {
        "creatures": "creatureId",
        "doors": "id",
        "combatUpdate/order": "creatureId",
    }

    def __init__(self, notation: TacticsNotation) -> None:
        super().__init__(notation)
        self._cast: tuple[Any, Names | None] = (None, None)  # the last scenario, and its creatures

    def round_number(self, state: CombatState) -> int:
        """Count the rounds."""
        return int(state.round)

    def _names(self, scenario: Any) -> Names | None:
        if scenario is None:
            return None
        if self._cast[0] is not scenario:
            state = start_of(scenario)
            state.arena = arena_of(scenario)
            names = Names(state)
            if state.arena.adventure is not None:
                for who in state.arena.adventure.cast.values():
                    names.add(who)
            self._cast = (scenario, names)
        return self._cast[1]

    def bulletin(self, state: CombatState, seat: int) -> Any:
        """The message after each action: the Initiative order, Hit Points and positions."""
        return view.combat_update(state, state.arena, seat)

    def draw(self, view_of_seat: Any) -> list[Message]:
        """A view as lines for a terminal: the map, the Initiative order, Hit Points."""
        return draw.draw(view_of_seat)

    def screen(self, view_of_seat: Any, columns: int, lines: int, before: Any = None) -> list[Message]:
        """A view for a terminal of a known size: a window of the map, and within a turn only changes."""
        return draw.screen(view_of_seat, columns, lines, before)

    def help_topics(self, view_of_seat: Any, seat: int) -> list[str]:
        """The help for a fight or for the time between fights, with the commands of the game master."""
        return adventure.help_topics(view_of_seat, seat)

    def legend(self, view_of_seat: Any) -> dict[str, Message]:
        """The signs on the map, with their meanings."""
        return draw.legend(view_of_seat)

    def palette(self, view_of_seat: Any) -> Palette:
        """Colour signs and names by side, ground and state."""
        return draw.palette(view_of_seat)

    def fixed(self, state: CombatState, seat: int) -> dict[str, Any]:
        """The terrain in layers, and the most of everything that each creature can spend."""
        return view.fixed(state, state.arena, seat)

    def label(self, state: CombatState, seat: int, command: Any) -> Message:
        """An option in words, with its odds."""
        return labels.label(state, seat, command)

    def headings(self, state: CombatState, seat: int, options: Options) -> Sequence[Topic]:
        """The options as attacks, spells, items, moves and other acts, the best of each first."""
        return labels.headings(state, seat, options)

    def turn(self, state: CombatState, seat: int, options: Options) -> Turn:
        """The turn sheet of the creature whose turn it is."""
        active = state.active()
        if isinstance(state, AdventureState) and state.scene != COMBAT:
            return adventure.write_turn(state, seat, options, self)
        if state.scene != COMBAT or active is None or active.seat != seat or options.count() == 0:
            return super().turn(state, seat, options)
        if isinstance(state, AdventureState) and seat != MASTER:
            # Odds tell players no more than the steps of hit points that they see.
            state = knowledge.blurred(state, seat)
        # Those that are at hand, because to list them takes long.
        intents = options.parts[0] if isinstance(options, JoinedOptions) else options
        if not isinstance(intents, IntentOptions) or intents.state is not state:
            intents = IntentOptions(state, state.arena, seat)
        return turn.write(state, seat, options, intents)

    def preview(self, state: CombatState, seat: int, command: Any, options: Options) -> Preview:
        """The effects of a legal command, with every roll explained."""
        aside = state.scene != COMBAT or state.active_seat() != seat or _is_of_the_scene(command)
        if isinstance(state, AdventureState) and aside:
            return super().preview(state, seat, command, options)
        if isinstance(state, AdventureState) and seat != MASTER:
            state = knowledge.blurred(state, seat)
        return turn.write_preview(state, seat, command, options)

    def sight(self, state: CombatState, seat: int, cell: int) -> list[int]:
        """The cells that can be seen from a cell."""
        return turn.sight_from(state, cell)

    def suggest(self, state: CombatState, seat: int, command: Any, refused: Rejected) -> Any:
        """A legal command near to a refused one, or None; out of combat, a command that starts a fight."""
        if isinstance(state, AdventureState) and (state.scene != COMBAT or _is_of_the_scene(command)):
            return None
        better = preview.suggestion(state, seat, command, refused)
        beginnings = extra_options(state, seat)
        if better is None and state.scene != COMBAT and beginnings.count():
            return beginnings.command(0)
        return better

    def explain(self, state: CombatState, refused: Rejected) -> Message:
        """Why a command is refused, with names instead of ids."""
        return messages.explained(state, refused)

    def look(self, view_of_seat: Any, text: str, tell: "Callable[[Message], str]") -> list[Message]:
        """A creature in detail, by its name, its token or its cell."""
        return draw.look(view_of_seat, text, tell)

    def question(self, state: CombatState, request: Any) -> Message:
        """The question of a reaction, or of a roll and its purpose."""
        return messages.question(state, request)

    def question_terms(
        self, state: CombatState, request: Any, rolls: "Sequence[Rolled]"
    ) -> QuestionTerms | None:
        """Who may react to whom, what it costs, and the roll that it would answer."""
        return turn.question_terms(state, request, rolls)

    def choice(self, state: CombatState, request: Any, place: int) -> Message:
        """Yes with what it costs, or no."""
        return messages.choice(state, request, place)

    def reason(self, scenario: Any, reason: str) -> Message:
        """The reason of a roll: a weapon, a spell, initiative."""
        cast = self._names(scenario)
        return messages.reason(cast, reason)

    def roll_details(
        self, scenario: Any, events: "Sequence[Any]", rolls: "Sequence[Rolled]"
    ) -> list[RollDetail]:
        """Which event each roll belongs to, and the parts of its bonus."""
        cast = self._names(scenario)
        return [] if cast is None else rolls_explained.of_events(cast, events, rolls)

    def narrate(
        self, event: Any, scenario: Any, lang: str, dice: Dice, tell: "Callable[[Message], str]"
    ) -> str | None:
        """An event by the catalogue, with the names of the scenario's creatures."""
        cast = self._names(scenario)
        if cast is None or not isinstance(event, Event):
            return None
        return " ".join([tell(message) for message in messages.describe(event, cast)])

    def name_in_view(self, view: Any, unit: str) -> Message | None:
        """A creature by the name that the view has for it."""
        for creature in view["creatures"]:
            if creature["creatureId"] == unit:
                return draw.creature_called(creature)
        return None

    def unit_name(self, scenario: Any, unit: str) -> Message:
        """A creature by the name that it has in the scenario, or a scene of an adventure."""
        cast = self._names(scenario)
        if cast is None:
            return Message("", {"text": unit})
        scene = adventure.scene_name(scenario, unit)
        return cast.creature(unit) if scene is None else scene

    def things(self, state: CombatState, seat: int, view_of_seat: Any) -> list[Thing]:
        """Creatures, the weapons and powers of the one that acts, doors."""
        return speech.things(state, seat, view_of_seat)

    def standing(self, state: CombatState) -> dict[str, list[str]]:
        """The creatures of each seat that are not down, as everyone sees them in the order of initiative."""
        found: dict[str, list[str]] = {}
        for who in state.participants:
            unnoticed = isinstance(state, AdventureState) and who.seat == MASTER and who.flags & HIDDEN
            if who.stands() and not unnoticed:
                found.setdefault("master" if who.seat == MASTER else "party", []).append(who.creature_id)
        return found

    def worth(self, state: CombatState, seat: int, command: Any) -> float:
        """Chance times damage, or healing."""
        return labels.worth(state, seat, command)

    def understand(self, state: CombatState, seat: int, text: str, tell: "Callable[[Message], str]") -> Any:
        """Read a short command, such as `attack goblin 1` or `move 5,3`."""
        return parse.understand(state, seat, text, tell)


class TacticsLab(Lab[CombatState]):
    """Measurements and encodings of Tactics."""

    def length(self, state: CombatState) -> int:
        """How many rounds of combat there were."""
        return int(state.round + state.rounds) if isinstance(state, AdventureState) else int(state.round)

    def figures(self, state: CombatState) -> list[Figure]:
        """Who is left with what, side by side, and what each creature of the start did."""
        return figures.listed(state)

    def measure(self, state: CombatState) -> list[int]:
        """The figures of a fight."""
        return figures.counted(state)

    def encoding(self, scenario: Any) -> Encoding | None:
        """How a fight looks to a learner."""
        start = start_of(scenario)
        _attach_arena(start, arena_of(scenario))
        return TacticsEncoding(start)


class Tactics(Game[CombatState, Command]):
    """D&D 5e on a grid: initiative, actions, reactions, spells, and dice that people throw themselves."""

    name: ClassVar[str] = "tactics"
    rules: ClassVar[str] = "2"
    command_type: ClassVar[Any] = Command
    event_type: ClassVar[Any] = TacticsEvent
    view_type: ClassVar[Any] = TacticsView
    fixed_type: ClassVar[Any] = TacticsFixed
    seats: ClassVar[tuple[str, ...]] = ("master", "party")
    solo_seat: ClassVar[int] = 1
    language: ClassVar[str] = "en"

    def __init__(self) -> None:
        self._starts = ScenarioCache(_start_of)
        self._turns = TacticsTurns()
        self._master = TacticsMaster()
        self._scenarios = TacticsScenarios()
        self._notation = TacticsNotation(Command)
        self._presenter = TacticsPresenter(self._notation)
        self._lab = TacticsLab()

    @property
    def turns(self) -> TacticsTurns:
        """Turn limits, simultaneous turns, and what can be taken back."""
        return self._turns

    @property
    def master(self) -> TacticsMaster:
        """The game master, if there is one."""
        return self._master

    @property
    def scenarios(self) -> TacticsScenarios:
        """The scenarios of the game."""
        return self._scenarios

    @property
    def notation(self) -> TacticsNotation:
        """Positions and commands as text."""
        return self._notation

    @property
    def presenter(self) -> TacticsPresenter:
        """Labels, explanations, questions and drawings."""
        return self._presenter

    @property
    def lab(self) -> TacticsLab:
        """Measurements and encodings for the lab."""
        return self._lab

    def seats_for(self, scenario: Any) -> tuple[str, ...]:
        """The master, and a seat for each player."""
        return seats_of(scenario)

    def sides(self, state: CombatState) -> dict[str, tuple[int, ...]]:
        """The master's, and that of all players together."""
        arena: Arena = state.arena
        party, foes = arena.seats_of_side
        return {"master": foes, "party": party}

    def bots(self) -> dict[str, Policy]:
        """The opponents that come with the game, by name."""
        return {"heuristic": Heuristic(), "planner": Planner()}

    def setup(self, scenario: Any, ctx: Context) -> Any:
        """Place every creature; the fight has not started."""
        return self._starts.of(scenario).clone()

    def clone(self, state: CombatState) -> Any:
        """An independent copy of the state."""
        return state.clone()

    def revive(self, kind: Any, data: Any, scenario: Any) -> Any:
        """The state out of its encoded form, back in its arena."""
        arena = arena_of(scenario)
        kind = CombatState if arena.adventure is None else AdventureState
        state = codec.build(kind, data)
        _attach_arena(state, arena_of(scenario))
        return state

    def apply(self, state: CombatState, seat: int, command: Any, ctx: Context) -> None:
        """Carry out an intent on the state."""
        if isinstance(state, AdventureState):
            session.carry_out(state, seat, command, ctx)
        else:
            actions.carry_out(state, seat, command, ctx)

    def options(self, state: CombatState, seat: int) -> Options:
        """The options of the creature whose turn it is, for its seat."""
        if seat not in self.to_act(state):
            return _NOTHING
        if isinstance(state, AdventureState) and state.scene != COMBAT:
            return GroupedOptions(choices.of_seat(state, seat))
        return IntentOptions(state, state.arena, seat)

    def extra_options(self, state: CombatState, seat: int) -> Options:
        """Surrender; for the master, ending a fight; out of combat, the ways to start one."""
        return extra_options(state, seat)

    def to_act(self, state: CombatState) -> Sequence[int]:
        """The seat whose creature's turn it is; before a fight, the master's."""
        if state.reason != "":
            return ()
        if state.scene != COMBAT:
            return choices.to_act(state) if isinstance(state, AdventureState) else (MASTER,)
        active = state.active()
        return () if active is None else (int(active.seat),)

    def view(self, state: CombatState, seat: int) -> Any:
        """The scene as a seat sees it, without creatures hidden from it."""
        return view.see(state, state.arena, seat)

    def imagine(self, state: CombatState, seat: int, dice: Dice) -> Any:
        """A copy of the state with the hidden and hit points shown in steps drawn again."""
        world = hiding.imagine(state, seat, dice)
        knowledge.imagine(world, seat, dice)
        return world

    def outcome(self, state: CombatState) -> Outcome | None:
        """How the fight ended, or None while it goes on."""
        if state.reason == "":
            return None
        if state.winner == NO_INDEX:
            return Outcome((), state.reason)
        arena: Arena = state.arena
        return Outcome(arena.seats_of_side[state.winner], state.reason)


def _start_of(scenario: Any) -> CombatState:
    state: CombatState = start_of(scenario)
    _attach_arena(state, arena_of(scenario))
    return state


def _attach_arena(state: CombatState, arena: Arena) -> None:
    if isinstance(state, AdventureState) and arena.adventure is not None:
        arena = arena.adventure.arenas[state.scene_id]
    state.arena = arena.with_doors(state.open_doors)
    state.seat_participants()
    for who in state.participants:
        conditions.attach(who, arena)


def _is_of_the_scene(command: Any) -> bool:
    # A command of the master's that no creature carries out.
    return isinstance(command, (MasterIntent, SceneEffect))
