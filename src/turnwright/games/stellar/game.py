"""Stellar as a game of the kernel: each faction for people is a seat."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from turnwright.gamekit.content_scenarios import ContentScenarios
from turnwright.gamekit.naming import verbatim
from turnwright.games.stellar import notation
from turnwright.games.stellar.bots.position_value import estimated
from turnwright.games.stellar.bots.profiles import Aggressive, Balanced, Defensive
from turnwright.games.stellar.commands import Command, DismissMessages, EndTurn, MarkMessagesRead, Resign
from turnwright.games.stellar.content import (
    FOLDER,
    classes,
    expanded,
    fingerprint,
    galaxies,
    give_arena,
    load_scenario,
    scenario_size,
    seat_names,
)
from turnwright.games.stellar.content.schema import StellarScenario
from turnwright.games.stellar.events import (
    Event,
    GalaxyWon,
    InboxMarked,
    Ordered,
    Resigned,
    StellarEvent,
    TurnEnded,
)
from turnwright.games.stellar.lab.encoding import encoded
from turnwright.games.stellar.lab.figures import figures_of, measured
from turnwright.games.stellar.options import OrderOptions, extra_orders, inbox_marks
from turnwright.games.stellar.rules.imagine import imagined
from turnwright.games.stellar.rules.inbox import inbox, mark_messages
from turnwright.games.stellar.rules.orders import OrderExecutor, drafted
from turnwright.games.stellar.rules.phases.ai import autopilot_profiles, check_autopilot
from turnwright.games.stellar.rules.phases.objectives import systems_by_owner
from turnwright.games.stellar.rules.turn import run_turn
from turnwright.games.stellar.rules.turn_context import TurnContext
from turnwright.games.stellar.state import DRAW, GalaxyState
from turnwright.games.stellar.ui import draw as chart
from turnwright.games.stellar.ui import labels, look, messages, news, parse, speech, turn, view
from turnwright.games.stellar.ui.messages import Names, faction_name, names_in_scenario, names_of
from turnwright.games.stellar.ui.view_schema import StellarView
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
from turnwright.kernel.records import EVERYTHING, Figure, Message, Outcome, Palette, Thing, Topic
from turnwright.kernel.turn_schema import Turn

RESIGNATION: Final = "resignation"
WITHOUT_A_SEAT: Final = "without_a_seat"  # an AI faction has won
KEY_BITS: Final = 62
SEARCH_DAYS: Final = 6

_NOTHING: Final = ListOptions([])


class StellarTurns(Turns[GalaxyState, Command]):
    """The days of a galaxy, in which all factions give their orders at the same time."""

    def id_of(self, state: GalaxyState, seat: int) -> str:
        """Return the day."""
        return str(state.day)

    def timeout_command(self, state: GalaxyState, seat: int) -> Any:
        """Return the command to end the turn; the orders given so far count."""
        return EndTurn()

    def are_simultaneous(self, state: GalaxyState) -> bool:
        """Return True: orders are checked against the faction's own, and carried out when the day ends."""
        return True


class StellarScenarios(ContentScenarios):
    """The scenarios of stellar."""

    scenario_type: ClassVar[Any] = StellarScenario
    first_match: ClassVar[str] = "skirmish"

    def __init__(self) -> None:
        super().__init__(FOLDER, load_scenario, expanded, fingerprint)

    def size(self, scenario: Any) -> int:
        """Count fleets, ships, armies, systems and planets."""
        return scenario_size(scenario)

    def opponent(self, scenario: Any) -> str:
        """Return `person` where no bot can plan."""
        return scenario.opponent or ""


class StellarNotation(Notation[GalaxyState, Command]):
    """Positions and commands of stellar as text."""

    def read(self, text: str, like: GalaxyState) -> Any:
        """Read the position from a line of `write`."""
        state = _revived(codec.read_json(text))
        state.arena = like.arena
        return state

    def write_command(self, command: Any) -> str:
        """Write a command."""
        return notation.write_command(command)

    def parse_command(self, text: str) -> Any:
        """Read a command, or raise `Rejected`."""
        return notation.read_command(text)


class Draft:
    """The galaxy after the orders of one faction so far; read-only."""

    def __init__(self, state: GalaxyState, faction: str) -> None:
        self.state = state
        self.orders = state.orders.get(faction)
        self.messages = state.messages
        self.day = int(state.day)
        self.faction = faction
        self.executor: OrderExecutor = drafted(state, faction)
        self.names: Names = names_of(self.executor.state, faction)

    def fits(self, state: GalaxyState, faction: str) -> bool:
        """Whether the draft is still that of this state; lists are replaced, never extended."""
        same = state is self.state and faction == self.faction and int(state.day) == self.day
        return same and state.orders.get(faction) is self.orders and state.messages is self.messages


class Drafts:
    """The last draft, which repeated questions about one state share."""

    def __init__(self) -> None:
        self._last: Draft | None = None

    def of(self, state: GalaxyState, seat: int) -> Draft:
        """Return the draft of this state for the faction of this seat."""
        faction = seats_of(state)[seat]
        if self._last is None or not self._last.fits(state, faction):
            self._last = Draft(state, faction)
        return self._last


class StellarPresenter(Presenter[GalaxyState, Command]):
    """Texts and drawings of stellar."""

    view_keys: ClassVar[dict[str, str]] = {
        "systems": "id",
        "fleets": "id",
        "armies": "id",
        "battles": "id",
        "logs": "id",
        "messages": "id",
    }
    fixed_view: ClassVar[tuple[str, ...]] = ("factions", "objectives", "ranges", "shipTypes")

    def __init__(self, notation: StellarNotation, drafts: Drafts) -> None:
        super().__init__(notation)
        self._drafts = drafts

    def round_number(self, state: GalaxyState) -> int:
        """Count the days."""
        return int(state.day)

    def draw(self, view_of_seat: Any) -> list[Message]:
        """Draw the map by sector, the fleets, sightings, letters and orders."""
        return chart.draw(view_of_seat)

    def redraw(self, before: Any, view_of_seat: Any) -> list[Message]:
        """Draw what has changed; within a day, only the number of orders."""
        return chart.redraw(before, view_of_seat)

    def look(self, view_of_seat: Any, text: str, tell: "Callable[[Message], str]") -> list[Message]:
        """Describe a fleet, a system, a sector, or a list such as the inbox."""
        return look.look(view_of_seat, text, tell)

    def label(self, state: GalaxyState, seat: int, command: Any) -> Message:
        """Describe a command; an order to fly with its distance and days."""
        draft = self._drafts.of(state, seat)
        return labels.label(draft.executor, draft.names, command, draft.faction)

    def screen(self, view_of_seat: Any, columns: int, lines: int, before: Any = None) -> list[Message]:
        """Draw a view for a terminal of a known size."""
        return chart.screen(view_of_seat, lines, before)

    def legend(self, view_of_seat: Any) -> dict[str, Message]:
        """Explain the signs on the map."""
        return chart.legend(view_of_seat)

    def palette(self, view_of_seat: Any) -> Palette:
        """Colour the map and names by faction."""
        return chart.palette(view_of_seat)

    def headings(self, state: GalaxyState, seat: int, options: Options) -> Sequence[Topic]:
        """Group the options by kind, the nearest first, and by fleet."""
        draft = self._drafts.of(state, seat)
        return labels.headings(draft.executor, draft.names, options)

    def turn(self, state: GalaxyState, seat: int, options: Options) -> Turn:
        """Write the turn sheet: the orders of each fleet, with distances, days and fuel."""
        if options.count() == 0 or not 0 <= seat < len(seats_of(state)):
            return super().turn(state, seat, options)
        draft = self._drafts.of(state, seat)
        return turn.write(draft.executor, draft.names, draft.faction, options)

    def suggest(self, state: GalaxyState, seat: int, command: Any, refused: Rejected) -> Any:
        """Suggest the legal order nearest to a refused one, or None."""
        draft = self._drafts.of(state, seat)
        return parse.alternative(draft.executor, draft.faction, command)

    def explain(self, state: GalaxyState, refused: Rejected) -> Message:
        """Explain a refusal with names instead of ids."""
        return messages.refusal(state, refused)

    def narrate(
        self, event: Any, scenario: Any, lang: str, dice: Dice, tell: "Callable[[Message], str]"
    ) -> str | None:
        """Narrate an event by the catalogue; a report in several lines."""
        if not isinstance(event, Event):
            return None
        lines = messages.event_messages(event, names_in_scenario(scenario))
        return "\n".join([tell(message) for message in lines])

    def unit_name(self, scenario: Any, unit: str) -> Message:
        """Name a type of ship, or a faction of the scenario."""
        if unit in classes():
            return Message(f"type-{unit}")
        return faction_name(names_in_scenario(scenario).factions.get(unit, unit))

    def name_in_view(self, view: Any, unit: str) -> Message | None:
        """Name a fleet, a system, a planet, an army or a ship as it is typed."""
        short = messages.handle(unit)
        return None if short == unit else verbatim(short)

    def things(self, state: GalaxyState, seat: int, view_of_seat: Any) -> list[Thing]:
        """List fleets, systems, planets and armies."""
        return speech.things(view_of_seat)

    def understand(self, state: GalaxyState, seat: int, text: str, tell: "Callable[[Message], str]") -> Any:
        """Read a typed order such as `move f3 s12` or `split f3 2 frigate`."""
        draft = self._drafts.of(state, seat)
        return parse.understand(draft.executor, draft.faction, autopilot_profiles(state), text, tell)


class StellarLab(Lab[GalaxyState]):
    """Figures and encodings of stellar."""

    def length(self, state: GalaxyState) -> int:
        """Return the number of days."""
        return int(state.day)

    def search_depth(self, state: GalaxyState) -> int:
        """Return the inputs of the days that a search looks ahead, one of each seat a day."""
        return SEARCH_DAYS * len(seats_of(state))

    def estimate(self, state: GalaxyState, seat: int) -> float:
        """Estimate who is ahead by systems, hulls, men and hills."""
        return estimated(state, seats_of(state)[seat])

    def figures(self, state: GalaxyState) -> list[Figure]:
        """Name the figures: what each faction has left; of a single battle, each type of ship."""
        return figures_of(state, seats_of(state))

    def measure(self, state: GalaxyState) -> list[int]:
        """Measure the figures of a decided galaxy."""
        return measured(state, seats_of(state))

    def encoding(self, scenario: Any) -> Encoding | None:
        """Return the encoding of a scenario for a learner; None for one that is too large."""
        start = give_arena(galaxies.begin(scenario, classes(), Dice(0, "world")))
        return encoded(start, scenario.world)


class Stellar(Game[GalaxyState, Command]):
    """A space 4X turn: all factions give orders, then the galaxy moves on a day."""

    name: ClassVar[str] = "stellar"
    rules: ClassVar[str] = "2"
    digests: ClassVar[str] = "the end of a turn"
    command_type: ClassVar[Any] = Command
    event_type: ClassVar[Any] = StellarEvent
    view_type: ClassVar[Any] = StellarView
    seats: ClassVar[tuple[str, ...]] = ("blue", "red")
    heuristic: ClassVar[str] = "balanced"
    longest_command: ClassVar[int] = 256 * 1024  # a long list of orders
    asks_for_dice: ClassVar[bool] = False

    def __init__(self) -> None:
        self._drafts = Drafts()
        self._turns = StellarTurns()
        self._scenarios = StellarScenarios()
        self._notation = StellarNotation(Command)
        self._presenter = StellarPresenter(self._notation, self._drafts)
        self._lab = StellarLab()

    @property
    def turns(self) -> StellarTurns:
        """Turn limits and simultaneous turns."""
        return self._turns

    @property
    def scenarios(self) -> StellarScenarios:
        """The scenarios of the game."""
        return self._scenarios

    @property
    def notation(self) -> StellarNotation:
        """Positions and commands as text."""
        return self._notation

    @property
    def presenter(self) -> StellarPresenter:
        """Labels, explanations, questions and drawings."""
        return self._presenter

    @property
    def lab(self) -> StellarLab:
        """Measurements and encodings for the lab."""
        return self._lab

    def seats_for(self, scenario: Any) -> tuple[str, ...]:
        """Return a seat for each faction without a profile."""
        return seat_names(scenario)

    def sides(self, state: GalaxyState) -> dict[str, tuple[int, ...]]:
        """Return each seat as a side."""
        return {name: (seat,) for seat, name in enumerate(seats_of(state))}

    def bots(self) -> dict[str, Policy]:
        """Return the bots by name."""
        return {"aggressive": Aggressive(), "balanced": Balanced(), "defensive": Defensive()}

    def setup(self, scenario: Any, ctx: Context) -> Any:
        """Build the galaxy at its start."""
        state = galaxies.begin(scenario, classes(), ctx.stream("world"))
        return give_arena(state)

    def clone(self, state: GalaxyState) -> Any:
        """Return an independent copy of the state."""
        return state.clone()

    def revive(self, kind: Any, data: Any, scenario: Any) -> Any:
        """Rebuild a state from its encoded form."""
        return give_arena(_revived(data))

    def takes_digest(self, state: GalaxyState) -> bool:
        """Whether a turn has just been completed."""
        return not state.orders and not state.ready

    def apply(self, state: GalaxyState, seat: int, command: Any, ctx: Context) -> None:
        """Take an order, a mark in the inbox or the end of a turn; after the last end, the day passes."""
        faction = self._faction(state, seat)
        if isinstance(command, Resign):
            self._resign(state, faction, ctx)
        elif isinstance(command, (MarkMessagesRead, DismissMessages)):
            dismissed = isinstance(command, DismissMessages)
            marked = mark_messages(state, faction, command.message_ids, dismissed)
            if ctx.heard:
                ctx.tell([seat], InboxMarked(faction, marked, dismissed))
        elif isinstance(command, EndTurn):
            self._end_turn(state, faction, seat, command, ctx)
        else:
            self._order(state, faction, seat, [command], ctx)
        if state.winner_faction_id == "" and not self.to_act(state):
            self._pass_day(state, ctx)

    def _faction(self, state: GalaxyState, seat: int) -> str:
        names = seats_of(state)
        if state.winner_faction_id != "" or not 0 <= seat < len(names) or names[seat] in state.resigned:
            raise Rejected("over", "the galaxy is decided for this faction")
        if names[seat] in state.ready:
            raise Rejected("turn-over", "the turn has ended for this faction")
        return names[seat]

    def _order(
        self, state: GalaxyState, faction: str, seat: int, orders: "Sequence[Any]", ctx: Context
    ) -> None:
        # Orders are checked on the galaxy after the faction's earlier orders; those of others are hidden.
        executor = drafted(state, faction)
        events: list[Any] = []
        for order in orders:
            if ctx.heard:
                named = labels.names_in(executor, order)
                ships = labels.detached_ships(executor.state, order, faction)
                events.append(Ordered(faction, order, named, ships))
            executor.carry_out(order, faction)
        state.orders[faction] = [*state.orders.get(faction, []), *orders]
        for event in events:
            ctx.tell([seat], event)

    def _end_turn(self, state: GalaxyState, faction: str, seat: int, command: EndTurn, ctx: Context) -> None:
        if command.autopilot != "":
            check_autopilot(command.autopilot, autopilot_profiles(state))
        if command.orders:
            self._order(state, faction, seat, command.orders, ctx)
        if command.autopilot != "":
            state.autopilot[faction] = command.autopilot
        state.ready = sorted([*state.ready, faction])
        if ctx.heard:
            ctx.emit(TurnEnded(faction))

    def _resign(self, state: GalaxyState, faction: str, ctx: Context) -> None:
        state.resigned = sorted([*state.resigned, faction])
        state.orders.pop(faction, None)
        if ctx.heard:
            ctx.emit(Resigned(faction))
        left = [name for name in seats_of(state) if name not in state.resigned]
        rivals = [one.id for one in state.factions if one.ai_profile != ""]
        if len(left) + len(rivals) == 1:
            state.winner_faction_id = [*left, *rivals][0]
            state.victory = RESIGNATION
        elif not left:
            state.winner_faction_id = DRAW
            state.victory = RESIGNATION
        if state.winner_faction_id != "" and ctx.heard:
            ctx.emit(GalaxyWon(state.winner_faction_id, state.victory, int(state.day)))

    def _pass_day(self, state: GalaxyState, ctx: Context) -> None:
        turn = TurnContext(state.day + 1, ctx.stream().bits(KEY_BITS))
        before = {log.id: True for log in state.logs}
        read = {letter.id: True for letter in state.messages}
        state.become(run_turn(state, turn))
        if ctx.heard:
            names = seats_of(state)
            for item in news.news_of_the_day(state, before, read):
                if item.to is None:
                    ctx.emit(item.event)
                else:
                    ctx.tell([names.index(one) for one in item.to if one in names], item.event)

    def options(self, state: GalaxyState, seat: int) -> Options:
        """Offer the end of the turn, and orders for every fleet without a destination."""
        if seat not in self.to_act(state):
            return _NOTHING
        draft = self._drafts.of(state, seat)
        return OrderOptions(draft.executor, draft.faction)

    def extra_options(self, state: GalaxyState, seat: int) -> Options:
        """Offer the autopilots, resignation, marks in the inbox, and orders that no bot considers."""
        if seat not in self.to_act(state):
            return _NOTHING
        draft = self._drafts.of(state, seat)
        turns = [*[EndTurn((), name) for name in autopilot_profiles(state)], Resign()]
        marks = inbox_marks(inbox(state, draft.faction), draft.faction)
        return ListOptions(turns + extra_orders(draft.executor, draft.faction) + marks)

    def to_act(self, state: GalaxyState) -> Sequence[int]:
        """Return the seats that have not ended the turn."""
        if state.winner_faction_id != "":
            return ()
        names = seats_of(state)
        return [at for at, name in enumerate(names) if name not in state.ready and name not in state.resigned]

    def view(self, state: GalaxyState, seat: int) -> Any:
        """Show the galaxy through a faction's fog of war."""
        names = seats_of(state)
        return view.see(state, names[seat] if 0 <= seat < len(names) else "", seat == EVERYTHING)

    def imagine(self, state: GalaxyState, seat: int, dice: Dice) -> Any:
        """Return a copy of the state in which what the seat cannot see is drawn by dice."""
        faction = seats_of(state)[seat] if 0 <= seat < len(seats_of(state)) else ""
        return imagined(state, faction, dice)

    def outcome(self, state: GalaxyState) -> Outcome | None:
        """Return the winner and the rule, or None; an AI faction that wins has no seat."""
        if state.winner_faction_id == "":
            return None
        names = seats_of(state)
        winners = (names.index(state.winner_faction_id),) if state.winner_faction_id in names else ()
        seatless = not winners and state.winner_faction_id != DRAW
        held = systems_by_owner(state)
        scores = tuple(held.get(name, 0) for name in names)
        return Outcome(winners, WITHOUT_A_SEAT if seatless else state.victory, scores)


def _revived(data: Any) -> GalaxyState:
    state: GalaxyState = codec.build(GalaxyState, data)
    state.orders = {
        name: [codec.read_command(order, Command) for order in orders]
        for name, orders in state.orders.items()
    }
    return state


def seats_of(state: GalaxyState) -> list[str]:
    """List the factions for people, by id."""
    return [faction.id for faction in state.factions if faction.playable]
