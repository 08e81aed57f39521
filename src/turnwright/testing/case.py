"""One match of the conformance suite, and the report of a failure."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, wraps
from typing import Any, Final

from turnwright.agents import RandomAgent, agent
from turnwright.kernel.codec import encode, first_difference, plain
from turnwright.kernel.dice import Dice, Tray
from turnwright.kernel.errors import Rejected
from turnwright.kernel.execution import Execution
from turnwright.kernel.game import SPECTATOR, Game, offers
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.replay import diff
from turnwright.testing.driver import INPUTS, RANDOM_AGENT, Input, Played, drive

PLAYERS: Final = ("people", "bots", "alone")
POINTS: Final = 8
FEW: Final = 12
BOUND: Final = 10_000
LONGEST: Final = 60


class ConformanceError(AssertionError):
    """A game fails a check of the suite: which, where, and the field at fault."""

    def __init__(
        self,
        game: str,
        check: str,
        scenario: Any,
        seed: int,
        players: str,
        input: int,
        field: str,
        reason: str,
    ) -> None:
        shown = repr(scenario)
        shown = shown if len(shown) <= LONGEST else shown[:LONGEST] + "..."
        where = f"scenario {shown}, seed {seed}, {players}"
        where += f", input {input}" if input >= 0 else ""
        where += f", field {field}" if field else ""
        super().__init__(f"{game} fails {check} ({where}): {reason}")
        self.game = game
        self.check = check
        self.scenario = scenario
        self.seed = seed
        self.players = players
        self.input = input
        self.field = field
        self.reason = reason


class Case:
    """A match to check: a scenario, a seed, and who plays.

    With `people`, every seat is a person who throws their own dice; with `bots`, every seat is an agent;
    `alone` is one person among random agents.
    """

    def __init__(
        self,
        game: Game,
        scenario: Any = None,
        seed: int = 0,
        players: str = "people",
        inputs: int = INPUTS,
        bound: int = BOUND,
    ) -> None:
        self.game = game
        self.scenario = game.scenarios.names()[0] if scenario is None else scenario
        self.seed = seed
        self.players = players
        self.inputs = inputs
        self.bound = bound
        self.check = ""
        self.at = -1
        self.notes: dict[str, int] = {}

    @cached_property
    def agents(self) -> list[Policy | None]:
        """The holder of each seat; None for a person."""
        return _seated(self.game, self.scenario, self.seed, self.players)

    @cached_property
    def throws(self) -> list[int]:
        """The seats that throw their own dice: those of people."""
        return [seat for seat, held in enumerate(self.agents) if held is None]

    @cached_property
    def played(self) -> Played:
        """The match as it was first driven; the checks play it again."""
        return drive(self.game, self.scenario, self.seed, self.agents, throws=self.throws, inputs=self.inputs)

    def match(self, heard: bool = True) -> Match:
        """Return the match at its start, with a journal."""
        return Match(
            self.game,
            self.scenario,
            seed=self.seed,
            seats=self.agents,
            throws=self.throws,
            journal=Journal() if heard else None,
            heard=heard,
        )

    def replayed(self, match: Match | None = None) -> Iterator[Match]:
        """Yield the match at its start and after each input."""
        again = match or self.match()
        self.at = 0
        yield again
        for number, given in enumerate(self.played.inputs, 1):
            self.at = number
            self._give(again, given)
            yield again

    def _give(self, match: Match, given: Input) -> None:
        try:
            given.give(match)
        except Rejected as error:
            raise self.fail(f"played again, the match refused what it had accepted: {error}") from error

    def halts(self, match: Match | None = None) -> Iterator[Match]:
        """Yield the match at some points spread over its length."""
        for number, again in enumerate(self.replayed(match)):
            if self.is_point(number):
                yield again

    def is_point(self, number: int) -> bool:
        """Return whether a check that is too slow for every input includes this one."""
        return number % max(1, len(self.played.inputs) // POINTS) == 0

    def seats(self) -> range:
        """All seats, and the spectator first."""
        return range(SPECTATOR, len(self.agents))

    def dice(self, purpose: str) -> Dice:
        """Dice for a check, the same each time."""
        return Dice(self.seed, f"check/{purpose}", max(0, self.at))

    def offers(self, state: Any, seat: int) -> Options:
        """Return all legal commands of a person at a seat."""
        return offers(self.game, state, seat)

    def sample(self, options: Options) -> list[Any]:
        """Return all of a few options, or a sample of many."""
        count = options.count()
        if count <= FEW:
            return [options.command(i) for i in range(count)]
        dice = self.dice("some")
        return [options.command(0), options.command(count - 1)] + [
            options.command(int(dice.below(count))) for _ in range(FEW - 2)
        ]

    def try_command(
        self, match: Match, state: Any, seat: int, command: Any, answers: Policy = RANDOM_AGENT
    ) -> Execution:
        """Carry out a command on a state outside the match, with other dice; bots answer."""
        ctx = self._separate_execution(match, state, answers)
        self.game.apply(state, seat, command, ctx)
        return ctx

    def try_time(self, match: Match, state: Any, now: int, answers: Policy = RANDOM_AGENT) -> Execution:
        """Let time pass on a state outside the match."""
        ctx = self._separate_execution(match, state, answers)
        ctx.now = now
        self.game.elapse(state, now, ctx)
        return ctx

    def _separate_execution(self, match: Match, state: Any, answers: Policy) -> Execution:
        ctx = Execution(Tray(self.seed, 1), True, self.game, [answers] * len(self.agents))
        ctx.now = match.now
        ctx.begin(match.number + 1)
        ctx.state = state
        return ctx

    # Comparing.

    def fail(self, reason: str, field: str = "", at: int = -1) -> ConformanceError:
        """Return the error to raise, with the place of the check."""
        number = self.at if at < 0 else at
        return ConformanceError(
            self.game.name, self.check, self.scenario, self.seed, self.players, number, field, reason
        )

    def same(self, wanted: Any, found: Any, reason: str) -> None:
        """Fail unless two values encode alike; the error names the first field that differs."""
        if encode(wanted) == encode(found):
            return
        raise self.fail(reason, first_difference(plain(wanted), plain(found)))

    def same_digest(self, match: Match, reason: str) -> None:
        """Fail unless the match is in the position in which it was driven."""
        if match.digest() != self.played.digests[self.at]:
            raise self.fail(reason)

    def same_lines(self, lines: Sequence[bytes], reason: str) -> None:
        """Fail unless the journal is the one that was driven, byte for byte."""
        if list(lines) == self.played.lines:
            return
        found = diff(self.played.lines, lines)
        # The first line is the header, the second the start.
        raise self.fail(f"{reason}: {found}", found.path if found else "", found.line - 2 if found else -1)

    def note(self, words: str) -> None:
        """Count something for the report."""
        self.notes[words] = self.notes.get(words, 0) + 1


Check = Callable[[Case], int]


def check(rule: Check) -> Check:
    """Make a check of a function: any error becomes a `ConformanceError` with its place."""

    @wraps(rule)
    def run(case: Case) -> int:
        case.check = rule.__name__
        case.at = -1
        try:
            case.played  # noqa: B018  driven before anything else is done to the game
            return rule(case)
        except ConformanceError:
            raise
        except Exception as error:
            raise case.fail(f"{type(error).__name__}: {error}") from error

    return run


def written(match: Match) -> list[bytes]:
    """The lines of a match's journal."""
    return [] if match.journal is None else match.journal.lines


def own_agents(game: Game) -> list[str]:
    """Return the agents to check a game with: its own bots and the random agent."""
    own = [name for name, bot in game.bots().items() if not bot.deep]
    return list(dict.fromkeys([*own, RandomAgent.name]))


def _seated(game: Game, scenario: Any, seed: int, players: str) -> list[Policy | None]:
    seats = len(game.seats_for(game.scenarios.load(scenario)))
    if players == "people":
        return [None] * seats
    if players == "alone":
        return [None if seat == seed % seats else RandomAgent() for seat in range(seats)]
    names = own_agents(game)
    return [agent(game, names[(seed + seat) % len(names)]) for seat in range(seats)]
