"""The chances of each side from any position of a match, as far as one seat knows.

Play-outs never use the dice of the match, and redraw whatever the seat cannot see.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from turnwright import games
from turnwright.kernel import codec
from turnwright.kernel.errors import JournalError, Rejected
from turnwright.kernel.game import SPECTATOR, Game
from turnwright.kernel.match import Match
from turnwright.kernel.records import PERSON, Header, Outcome, Snapshot
from turnwright.kernel.replay import feed, read_line, resume
from turnwright.kernel.rollouts import OMNISCIENT
from turnwright.lab.experiment import Experiment, experiment_for, find_agent, find_game, play
from turnwright.lab.result import Result, Share, result_of
from turnwright.lab.runners import Runner
from turnwright.lab.study import Progress, Study, opening

RUNS = 1000
OVER = "over"

Find = Callable[[str], Game]


class Position(NamedTuple):
    """A position of a match, as a seat knows it; with its outcome if the match is over."""

    number: int
    seat: int
    outcome: Outcome | None
    experiment: Experiment


class Moment(NamedTuple):
    """The odds after an input of a match."""

    number: int
    result: Result


def odds(
    source: "Match | Iterable[bytes]",
    at: int | None = None,
    *,
    seat: int | None = None,
    seats: Sequence[str] = (),
    runs: int = RUNS,
    seed: int = 0,
    precision: float = 0.0,
    runner: Runner | None = None,
    progress: Progress | None = None,
    find: Find = games.load,
) -> Result:
    """The chances of each side of a match after input `at`, by default the last.

    The source is a match, or the lines of its journal. `seat` is whose knowledge is used: by default the
    only person's, -1 for a spectator, `OMNISCIENT` for one from whom nothing is hidden.
    """
    match = match_at(source, at, find)
    position = position_of(match, seat, seats, seed)
    return _played([position], runs, precision, runner, progress)[0].result


def odds_along(
    source: Iterable[bytes],
    every: int = 1,
    *,
    seat: int | None = None,
    seats: Sequence[str] = (),
    runs: int = RUNS,
    seed: int = 0,
    precision: float = 0.0,
    runner: Runner | None = None,
    progress: Progress | None = None,
    find: Find = games.load,
) -> list[Moment]:
    """The odds along a match: at its start, after every `every` inputs, and at its end.

    An interruption returns the moments so far.
    """
    positions = [position_of(match, seat, seats, seed) for match in _walk(list(source), every, find)]
    moments = _played(positions, runs, precision, runner, progress)
    return [moment for moment in moments if moment.result.runs]


# Positions.


def match_at(source: "Match | Iterable[bytes]", at: int | None = None, find: Find = games.load) -> Match:
    """The match after this input; raises `Rejected` if there is none."""
    if isinstance(source, Match):
        if at not in (None, source.number):
            raise Rejected(
                "no-input", f"the match is at input {source.number}; other positions need its journal", "at"
            )
        return source
    if at is not None and at < 0:
        raise Rejected("no-input", f"inputs are counted from 0, so there is no input {at}", "at")
    try:
        return resume(source, find, at=-1 if at is None else at)
    except JournalError as error:
        if error.reason.startswith("there is no input"):
            raise Rejected("no-input", error.reason, "at") from None
        raise


def position_of(match: Match, seat: int | None = None, seats: Sequence[str] = (), seed: int = 0) -> Position:
    """The position of a match, as a seat knows it; seats without a name keep their agents."""
    asking = _asking(match, seat)
    names = [*seats, *players(match.game, match.header)[len(seats) :]]
    snapshot = replace(codec.read_json(match.snapshot(), Snapshot), past=[], link="")
    position: str = codec.encode(snapshot).decode()
    experiment = experiment_for(match.game, match.scenario, names, seed, position=position, seat=asking)
    return Position(int(match.number), asking, match.outcome, experiment)


def players(game: Game, header: Header) -> list[str]:
    """The agents that play on: known bots, and the heuristic for people and unknown bots."""
    return [name if name != PERSON and _is_known(game, name) else "heuristic" for name in header.seats]


def _is_known(game: Game, name: str) -> bool:
    try:
        find_agent(game, name)
    except Rejected:
        return False
    return True


def _asking(match: Match, seat: int | None) -> int:
    names = match.game.seats_for(match.scenario)
    if seat is not None:
        if not OMNISCIENT <= seat < len(names):
            reason = f"there is no seat {seat}: {match.game.name} has {len(names)}"
            raise Rejected("no-seat", reason, "seat", list(range(len(names))))
        return seat
    people = [at for at, name in enumerate(match.header.seats) if name == PERSON]
    if len(people) > 1:
        reason = f"{len(people)} people play this match: name the seat whose knowledge to use"
        raise Rejected("whose-odds", reason, "seat", people)
    return people[0] if people else SPECTATOR


def _walk(lines: list[bytes], every: int, find: Find) -> Iterator[Match]:
    if every < 1:
        raise Rejected("every", f"every must be 1 or more, not {every}", "every")
    last = resume(lines, find).number  # also verifies every line
    match = resume(lines, find, at=0)
    yield match
    for number, raw in enumerate(lines[2:], 3):
        if match.number == last:
            return
        feed(match, read_line(raw, number))
        if match.number % every == 0 or match.number == last:
            yield match


# Play-outs.


def _played(
    positions: Sequence[Position],
    runs: int,
    precision: float,
    runner: Runner | None,
    progress: Progress | None,
) -> list[Moment]:
    experiments = [position.experiment for position in positions if position.outcome is None]
    study = Study(experiments, runs, precision=precision, runner=runner, progress=progress)
    results = iter(study.play().results() if experiments else ())
    return [
        Moment(position.number, next(results) if position.outcome is None else over(position))
        for position in positions
    ]


def over(position: Position) -> Result:
    """The result of a finished match: its outcome, with certainty."""
    experiment = position.experiment
    game = find_game(experiment.game)
    tally = play(replace(experiment, seat=OMNISCIENT), 0, 1)
    result = result_of(experiment, game, opening(game, experiment), tally, 1, OVER)
    sides = tuple(replace(side, won=_certain(side.won)) for side in result.sides)
    return replace(result, sides=sides, draws=_certain(result.draws))


def _certain(share: Share) -> Share:
    return Share(share.times, share.rate, share.rate, share.rate)
