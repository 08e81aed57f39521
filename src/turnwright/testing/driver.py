"""Plays a match without people: the same seed gives the same bytes."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from turnwright.agents import RandomAgent
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.execution import Step
from turnwright.kernel.formula import parse
from turnwright.kernel.game import Game, offers
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Pending, RollRequest

INPUTS: Final = 200
TRIES: Final = 50
NAP: Final = 40
LATEST: Final = 3000

RANDOM_AGENT: Final = RandomAgent()


@dataclass(frozen=True)
class Input:
    """One input of a match: a command, an answer to an open request, or the time."""

    seat: int = -1
    command: Any = None
    asked: int = -1  # which of the open requests is answered
    answer: Any = None
    elapsed: int = -1

    def is_command(self) -> bool:
        """Return whether the input is a command."""
        return self.asked < 0 and self.elapsed < 0

    def give(self, match: Match) -> Step:
        """Submit the input to a match."""
        if self.elapsed >= 0:
            return match.elapse(self.elapsed)
        if self.asked < 0:
            return match.submit(self.seat, self.command)
        # By index, not by id: ids contain the number of the input, which an undo shifts.
        request = match.pending()[self.asked].request
        return match.answer(self.seat, request.id if request else "", self.answer)


class Driver:
    """Decides what happens next in a match: who acts, what they do, and when time passes.

    People and random agents draw from the driver's own dice, the game's bots from those of the match. A
    refused offer is skipped; `fault` says why the driver could not continue.
    """

    def __init__(self, match: Match, seed: int = 0) -> None:
        self.match = match
        self.dice = Dice(seed, "driver")
        self.fault = ""
        self._nap = 0

    def step(self) -> Input | None:
        """Submit one input to the match and return it; None if it is over or stuck."""
        try:
            return self._try()
        except Exception as error:
            self.fault = str(error) or type(error).__name__
            return None

    def _try(self) -> Input | None:
        for _ in range(TRIES):
            given = self._next()
            if given is None:
                return None
            try:
                given.give(self.match)
            except Rejected as error:
                self._refused(given, error)
                continue
            return given
        if not self.fault:
            self.fault = f"{TRIES} offers in a row were refused"
        return None

    def _refused(self, given: Input, error: Rejected) -> None:
        # A random agent takes what is offered; a refused command of a bot is the bot's fault.
        if given.is_command() and type(held := self._agent(given.seat)) is not RandomAgent:
            text = self.match.game.notation.write_command(given.command)
            self.fault = f'the bot "{held.name}" gave {text}, which is refused: {error.reason}'

    def _next(self) -> Input | None:
        match = self.match
        if match.outcome is not None or self.fault:
            return None
        waiting = match.pending()
        if waiting and waiting[0].request is not None:
            return self._answer(waiting)
        due = match.game.next_due(match.state)
        if self.dice.d(64) == 1 or (not waiting and due < 0):
            spoken = self._out_of_turn()
            if spoken is not None:
                return spoken
        if due >= 0 and (not waiting or self._lets_time_pass()):
            late = 0 if self.dice.d(8) > 1 else self.dice.below(LATEST)
            return Input(elapsed=max(due, int(match.now)) + late)
        if waiting:
            return self._command(waiting[self.dice.below(len(waiting))].seat)
        self.fault = "no seat is to act, nothing is due, and the match is not over"
        return None

    def _out_of_turn(self) -> Input | None:
        # Some games accept commands out of turn, such as pausing or resigning.
        match = self.match
        able = [seat for seat in match.people if offers(match.game, match.state, seat).count()]
        if not able:
            return None
        seat = able[self.dice.below(len(able))]
        return Input(seat, offers(match.game, match.state, seat).sample(self.dice))

    def _lets_time_pass(self) -> bool:
        # Let some deadlines pass, so that both cases occur.
        if self._nap > 0:
            self._nap -= 1
            return True
        face = self.dice.d(32)
        if face == 1:
            self._nap = NAP
        return face <= 8

    def _command(self, seat: int) -> Input | None:
        match = self.match
        options = match.game.options(match.state, seat)
        if options.count() == 0:
            self.fault = f"seat {seat} is to act, but has no option"
            return None
        agent = self._agent(seat)
        dice = self.dice if type(agent) is RandomAgent else match.bot_dice(seat)
        return Input(seat, agent.command(match.game, match.state, seat, options, dice))

    def _agent(self, seat: int) -> Policy:
        return self.match.policies[seat] or RANDOM_AGENT

    def _answer(self, waiting: list[Pending]) -> Input:
        at = int(self.dice.below(len(waiting)))
        ask: Any = waiting[at].request
        face = self.dice.d(8)
        if face == 1:
            return Input(elapsed=max(int(self.match.now) + 1, ask.deadline))
        if isinstance(ask, RollRequest):
            faces = [int(self.dice.d(sides)) for sides in parse(ask.formula).sides()]
            return Input(ask.seat, asked=at, answer=faces)
        return Input(ask.seat, asked=at, answer=int(self.dice.below(len(ask.choices))))


class Played:
    """A match that was driven: its inputs, its lines, a digest for the start and each input."""

    def __init__(self, match: Match, lines: list[bytes]) -> None:
        self.match = match
        self.lines = lines
        self.inputs: list[Input] = []
        self.digests: list[str] = [match.digest()]
        self.fault = ""

    def add(self, given: Input) -> None:
        """Record an input."""
        self.inputs.append(given)
        self.digests.append(self.match.digest())


def drive(
    game: Game,
    scenario: Any = None,
    seed: int = 0,
    agents: "Sequence[Policy | None]" = (),
    *,
    throws: "Sequence[int]" = (),
    inputs: int = INPUTS,
) -> Played:
    """Play a match to its end or for a number of inputs; a seat without an agent acts at random."""
    journal = Journal()
    named = game.scenarios.names()[0] if scenario is None else scenario
    match = Match(game, named, seed=seed, seats=agents, throws=throws, journal=journal)
    driver = Driver(match, seed)
    played = Played(match, journal.lines)
    while len(played.inputs) < inputs and (given := driver.step()) is not None:
        played.add(given)
    played.fault = driver.fault
    return played
