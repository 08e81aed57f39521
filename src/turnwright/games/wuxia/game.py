"""Wuxia as a game of the kernel: each seat commands the fighters of a side."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from turnwright.gamekit.content_scenarios import ContentScenarios
from turnwright.gamekit.naming import members
from turnwright.gamekit.scenario_cache import ScenarioCache
from turnwright.games.wuxia import notation
from turnwright.games.wuxia.arena import FIRST, SECOND, Arena
from turnwright.games.wuxia.bots.heuristic import Heuristic
from turnwright.games.wuxia.commands import Command, Defend, Resign, UseSkill
from turnwright.games.wuxia.content import (
    FOLDER,
    arena_of,
    cast_of,
    duel_scenario,
    expanded,
    fingerprint,
    load_config,
    load_scenario,
    notes_on_scenario,
    phrases_of,
    shipped_phrases,
    shipped_skill_db,
    start_of,
)
from turnwright.games.wuxia.content.schema import FILE_TYPES, Config, WuxiaScenario
from turnwright.games.wuxia.events import BattleBegan, BattleEnded, BattleEvent, WuxiaEvent
from turnwright.games.wuxia.lab.encoding import WuxiaEncoding
from turnwright.games.wuxia.lab.figures import figures_of, measured
from turnwright.games.wuxia.names import BETWEEN, display_name
from turnwright.games.wuxia.options import DEFEND, FighterOptions, skill_refusal, usable
from turnwright.games.wuxia.rules import outcome, turns
from turnwright.games.wuxia.skills import ATTACK
from turnwright.games.wuxia.state import NO_INDEX, RESIGNED, CharacterState, EquippedSkill, GameState
from turnwright.games.wuxia.ui import draw, messages, narration, speech, turn, view
from turnwright.games.wuxia.ui.view_schema import WuxiaView
from turnwright.kernel import codec
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game, Turns
from turnwright.kernel.lab_view import Encoding, Lab
from turnwright.kernel.notation import Notation
from turnwright.kernel.options import ListOptions, Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.presenter import Presenter
from turnwright.kernel.records import Figure, Message, Outcome, Palette, Thing, Topic
from turnwright.kernel.turn_schema import Turn

_NOTHING: Final = ListOptions([])
_RESIGN: Final = ListOptions([Resign()])
_FIRST_ACTS: Final[Sequence[int]] = (0,)
_SECOND_ACTS: Final[Sequence[int]] = (1,)
_NO_SEATS: Final[Sequence[int]] = ()


class WuxiaTurns(Turns[GameState, Command]):
    """The turns of the fighters; one who is out of time defends."""

    def id_of(self, state: GameState, seat: int) -> str:
        """Return the number of the turn."""
        return str(state.turn)

    def timeout_command(self, state: GameState, seat: int) -> Any:
        """Return the command to defend."""
        return DEFEND


class WuxiaScenarios(ContentScenarios):
    """The scenarios of wuxia."""

    scenario_type: ClassVar[Any] = WuxiaScenario
    file_types: ClassVar[dict[str, Any]] = FILE_TYPES

    def __init__(self) -> None:
        super().__init__(FOLDER, load_scenario, expanded, fingerprint)

    def notes(self, scenario: Any) -> list[str]:
        """List the parts of a scenario that are not used."""
        return notes_on_scenario(scenario)

    def default_seed(self, scenario: Any = None) -> int:
        """Return the seed of the scenario's own configuration, or of the shipped one."""
        own = None if scenario is None else scenario.config
        return load_config().rng_seed if not isinstance(own, Config) else own.rng_seed


class WuxiaNotation(Notation[GameState, Command]):
    """Positions and commands of wuxia as text."""

    def write(self, state: GameState) -> str:
        """Write the position in one line."""
        return notation.write(state)

    def read(self, text: str, like: GameState) -> Any:
        """Read the position from a line of `write`."""
        return notation.read(text, like)

    def write_command(self, command: Any) -> str:
        """Write a command."""
        return notation.write_command(command)

    def parse_command(self, text: str) -> Any:
        """Read a command, or raise `Rejected`."""
        return notation.read_command(text)


class WuxiaPresenter(Presenter[GameState, Command]):
    """Texts and drawings of wuxia."""

    view_keys: ClassVar[dict[str, str]] = {"fighters": "id"}

    def __init__(self, notation: WuxiaNotation, starts: ScenarioCache[GameState]) -> None:
        super().__init__(notation)
        self._starts = starts

    def round_number(self, state: GameState) -> int:
        """Count the turns."""
        return int(state.turn)

    def name_in_view(self, view: Any, unit: str) -> Message | None:
        """Name a fighter of a view."""
        for fighter in view["fighters"]:
            if fighter["id"] == unit:
                return display_name(fighter["name"])
        return None

    def unit_name(self, scenario: Any, unit: str) -> Message:
        """Name a fighter of a scenario."""
        for character in cast_of(scenario).characters:
            if character.id == unit:
                return display_name(character.name)
        return Message("", {"text": unit})

    def standing(self, state: GameState) -> dict[str, list[str]]:
        """The fighters of each team with hp left."""
        found: dict[str, list[str]] = {}
        for fighter in state.fighters:
            if fighter.alive:
                found.setdefault(fighter.team, []).append(fighter.id)
        return found

    def side_name(self, scenario: Any, side: str) -> Message | None:
        """Name a side by its fighters."""
        sides = {"first": scenario.first, "second": scenario.second}
        return members({name: [self.unit_name(scenario, id) for id in sides[name]] for name in sides}, side)

    def draw(self, view_of_seat: Any) -> list[Message]:
        """Draw a view as lines for a terminal."""
        return draw.draw(view_of_seat)

    def palette(self, view_of_seat: Any) -> Palette:
        """Colour fighters by side."""
        return draw.palette(view_of_seat)

    def legend(self, view_of_seat: Any) -> dict[str, Message]:
        """Explain the signs beside the fighters."""
        return draw.legend(view_of_seat)

    def look(self, view_of_seat: Any, text: str, tell: Callable[[Message], str]) -> list[Message]:
        """Describe a fighter or a skill."""
        return draw.look(view_of_seat, text, tell)

    def label(self, state: GameState, seat: int, command: Any) -> Message:
        """Describe an option."""
        if isinstance(command, Resign):
            return Message("resign", {})
        if not isinstance(command, UseSkill):
            return turn.defend_label(state)
        move = state.arena.skills.tier(command.skill_id, command.tier)
        args = {
            "skill": display_name(move.name),
            "target": display_name(state.get(command.target_id).name),
            "reach": move.reach,
            "qi": int(move.qi_cost),
        }
        strike = turn.strike_of(state, command)
        if strike is None:
            return Message("choose-skill", args)
        return Message("choose-skill-odds", {"skill": Message("choose-skill", args), **strike})

    def explain(self, state: GameState, refused: Rejected) -> Message:
        """Explain a refusal with names."""
        return messages.refusal(state, refused)

    def headings(self, state: GameState, seat: int, options: Options) -> list[Topic]:
        """Group the skills, the one with the most expected damage first."""
        if state.actor == NO_INDEX or state.fighters[state.actor].side != seat or options.count() < 2:
            return []
        return turn.headings(state, options)

    def things(self, state: GameState, seat: int, view_of_seat: Any) -> list[Thing]:
        """List the fighters, and the attacks of the acting one."""
        return speech.things(view_of_seat, SECOND if seat == 1 else FIRST)

    def turn(self, state: GameState, seat: int, options: Options) -> Turn:
        """Write the turn sheet of the acting fighter."""
        if state.actor == NO_INDEX or state.fighters[state.actor].side != seat or options.count() < 2:
            return super().turn(state, seat, options)
        return turn.write(state, options)

    def narrate(
        self, event: Any, scenario: Any, lang: str, dice: Dice, tell: "Callable[[Message], str]"
    ) -> str | None:
        """Narrate a strike by a phrase, and name the winners; all other events use the catalogue."""
        if isinstance(event, BattleEnded) and scenario is not None:
            side = self.side_name(scenario, event.winner)
            if side is None:
                return None
            count = len(scenario.first if event.winner == "first" else scenario.second)
            args = {"side": side, "count": count, "reason": event.reason, "turns": event.turns}
            return tell(Message("battle-won", args))
        if not isinstance(event, BattleEvent):
            return None
        skills = shipped_skill_db() if scenario is None else self._starts.of(scenario).arena.skills
        phrases = shipped_phrases() if scenario is None else phrases_of(scenario)
        return narration.narrated(event, skills, phrases, lang, dice, tell)


class WuxiaLab(Lab[GameState]):
    """Figures and encodings of wuxia."""

    def units(self, scenario: Any) -> list[str]:
        """List the fighters that a scenario may choose from."""
        return [character.id for character in cast_of(scenario).characters]

    def duel_scenario(self, scenario: Any, one: str, other: str) -> Any:
        """Return the scenario with one fighter against another."""
        return duel_scenario(scenario, one, other)

    def encoding(self, scenario: Any) -> Encoding | None:
        """Return the encoding of a scenario for a learner."""
        return WuxiaEncoding(_start_of(scenario))

    def length(self, state: GameState) -> int:
        """Return the number of turns."""
        return state.turn

    def figures(self, state: GameState) -> list[Figure]:
        """Name the figures: what each side has left, and what each fighter did."""
        return figures_of(state)

    def measure(self, state: GameState) -> list[int]:
        """Measure the figures of a fight."""
        return measured(state)


class Wuxia(Game[GameState, Command]):
    """Gauges fill by agility; a ready fighter strikes, until one side is left."""

    name: ClassVar[str] = "wuxia"
    rules: ClassVar[str] = "2"
    command_type: ClassVar[Any] = Command
    event_type: ClassVar[Any] = WuxiaEvent
    view_type: ClassVar[Any] = WuxiaView
    seats: ClassVar[tuple[str, ...]] = (FIRST, SECOND)
    asks_for_dice: ClassVar[bool] = False
    language: ClassVar[str] = "zh"

    def __init__(self) -> None:
        self._starts = ScenarioCache(_start_of)
        self._turns = WuxiaTurns()
        self._scenarios = WuxiaScenarios()
        self._notation = WuxiaNotation(Command)
        self._presenter = WuxiaPresenter(self._notation, self._starts)
        self._lab = WuxiaLab()

    @property
    def turns(self) -> WuxiaTurns:
        """Turn limits and simultaneous turns."""
        return self._turns

    @property
    def scenarios(self) -> WuxiaScenarios:
        """The scenarios of the game."""
        return self._scenarios

    @property
    def notation(self) -> WuxiaNotation:
        """Positions and commands as text."""
        return self._notation

    @property
    def presenter(self) -> WuxiaPresenter:
        """Labels, explanations, questions and drawings."""
        return self._presenter

    @property
    def lab(self) -> WuxiaLab:
        """Measurements and encodings for the lab."""
        return self._lab

    def bots(self) -> dict[str, Policy]:
        """Return the bots by name."""
        return {"heuristic": Heuristic()}

    def setup(self, scenario: Any, ctx: Context) -> Any:
        """Set up both sides and run the clock to the first turn."""
        state = self._starts.of(scenario).clone()
        if ctx.heard:
            ctx.emit(BattleBegan(_names(state, 0), _names(state, 1)))
        turns.next_turn(state, state.arena, ctx)
        return state

    def clone(self, state: GameState) -> Any:
        """Return an independent copy of the state."""
        return state.clone()

    def revive(self, kind: Any, data: Any, scenario: Any) -> Any:
        """Rebuild a state from its encoded form."""
        return _with_arena(codec.build(GameState, data), scenario)

    def apply(self, state: GameState, seat: int, command: Any, ctx: Context) -> None:
        """Carry out a command."""
        arena: Arena = state.arena
        if not _apply_known(state, arena, seat, command, ctx):
            if isinstance(command, Resign):
                _check_resign(state, seat)
                outcome.end(state, ctx, RESIGNED, 1 - seat)
                return
            _apply_checked(state, arena, seat, command, ctx)
        turns.end_turn(state, ctx)
        turns.next_turn(state, arena, ctx)

    def options(self, state: GameState, seat: int) -> Options:
        """List what the acting fighter may do, for the seat of its side."""
        if state.actor == NO_INDEX or state.fighters[state.actor].side != seat:
            return _NOTHING
        return FighterOptions(state)

    def extra_options(self, state: GameState, seat: int) -> Options:
        """Offer to resign."""
        return _RESIGN if state.reason == "" and (seat == 0 or seat == 1) else _NOTHING

    def to_act(self, state: GameState) -> Sequence[int]:
        """Return the seat of the acting fighter."""
        if state.actor == NO_INDEX:
            return _NO_SEATS
        return _FIRST_ACTS if state.fighters[state.actor].side == 0 else _SECOND_ACTS

    def view(self, state: GameState, seat: int) -> Any:
        """Show the whole fight; nothing is hidden."""
        return view.see(state, state.arena)

    def imagine(self, state: GameState, seat: int, dice: Dice) -> Any:
        """Return a copy of the state; nothing is hidden."""
        return state.clone()

    def outcome(self, state: GameState) -> Outcome | None:
        """Return how the fight ended, or None while it goes on."""
        if state.reason == "":
            return None
        winners: tuple[int, ...] = () if state.winner == NO_INDEX else (state.winner,)
        return Outcome(winners, state.reason)


def _start_of(scenario: Any) -> GameState:
    return _with_arena(start_of(scenario), scenario)


def _with_arena(state: GameState, scenario: Any) -> GameState:
    arena = arena_of(scenario)
    state.arena = arena
    state.bind(arena.skills)
    return state


def _names(state: GameState, side: int) -> str:
    return BETWEEN.join([fighter.name for fighter in state.fighters if fighter.side == side])


def _apply_known(state: GameState, arena: Arena, seat: int, command: Any, ctx: Context) -> bool:
    # A command made by the options is recognised by identity; any other has to be checked field by field.
    if state.actor == NO_INDEX or state.fighters[state.actor].side != seat:
        return False
    if command is DEFEND:
        turns.defend(state, arena, ctx)
        return True
    actor = state.fighters[state.actor]
    for skill in actor.equipped:
        for place, order in enumerate(skill.orders):
            if order is command:
                target = state.fighters[place]
                if not usable(actor, skill) or target.side == actor.side or target.stats.hp == 0:
                    return False
                turns.use_skill(state, arena, skill, target, ctx, ctx.stream(turns.COMBAT))
                return True
    return False


def _apply_checked(state: GameState, arena: Arena, seat: int, command: Any, ctx: Context) -> None:
    if isinstance(command, UseSkill):
        actor = _checked_actor(state, seat)
        skill = _checked_skill(actor, command)
        target = _checked_target(state, actor, command.target_id)
        turns.use_skill(state, arena, skill, target, ctx, ctx.stream(turns.COMBAT))
    elif isinstance(command, Defend):
        _checked_actor(state, seat)
        turns.defend(state, arena, ctx)
    else:
        raise Rejected("malformed", f"a {type(command).__name__} is not a command", "command")


def _check_resign(state: GameState, seat: int) -> None:
    if seat not in (0, 1):
        raise Rejected("not-your-turn", f"there is no seat {seat} in a fight", "seat", [0, 1])
    if state.reason != "":
        raise Rejected("wrong-state", "the fight is over", "command")


def _checked_actor(state: GameState, seat: int) -> CharacterState:
    if state.actor == NO_INDEX:
        raise Rejected("wrong-state", "the fight is over", "command")
    actor = state.fighters[state.actor]
    if actor.side != seat:
        raise Rejected(
            "not-your-turn", f"it is {actor.id}'s turn, of seat {actor.side}", "seat", [int(actor.side)]
        )
    return actor


def _checked_skill(actor: CharacterState, command: UseSkill) -> EquippedSkill:
    wanted: str = command.skill_id
    for skill in actor.equipped:
        if skill.skill_id == wanted and skill.slot == ATTACK:
            break
    else:
        known = [skill.skill_id for skill in actor.equipped if skill.slot == ATTACK]
        raise Rejected("unknown-skill", f"{actor.id} cannot attack with {wanted[:40]!r}", "skill_id", known)
    if command.tier != int(skill.tier):  # may exceed 64 bits
        raise Rejected("unknown-tier", f"{actor.id} has tier {skill.tier} of it", "tier", [int(skill.tier)])
    refused = skill_refusal(actor, skill)
    if refused is not None:
        raise refused
    return skill


def _checked_target(state: GameState, actor: CharacterState, target_id: str) -> CharacterState:
    opponents = state.opponents(actor)
    for target in opponents:
        if target.id == target_id:
            return target
    legal = [each.id for each in opponents]
    raise Rejected("unknown-target", f"{target_id[:40]!r} cannot be attacked", "target_id", legal)
