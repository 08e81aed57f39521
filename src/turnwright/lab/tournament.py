"""Plays every agent, or every fighter, against every other: results, scores and ratings."""

from collections.abc import Sequence
from importlib.util import find_spec
from itertools import permutations
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from turnwright.gamekit.complaints import unknown
from turnwright.kernel import codec
from turnwright.kernel.dice import rekeyed
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.lab.experiment import Experiment, experiment_for, find_game
from turnwright.lab.result import Result, Share, title_of, wilson
from turnwright.lab.runners import Runner
from turnwright.lab.study import Progress, Study, first_state

AGENTS: Final = "agents"
FIGHTERS: Final = "fighters"
ALL: Final = "all"
RANKS: Final = ((0.0, 1.0), (0.0, 0.0), (1.0, 0.0))  # of the first and the second: won, drawn, lost
RATED: Final = 20_000  # matches that the ratings use; more would not change them


class Meeting(Struct, frozen=True):
    """All matches with one contestant in the first seat and another in the second."""

    first: str
    second: str
    runs: int
    won: int
    lost: int
    drawn: int
    seed: int = 0  # of the dice of this pair, in either order


class Standing(Struct, frozen=True):
    """The record of a contestant against all others; a draw counts as half a win."""

    name: str
    played: int
    won: Share
    drawn: int
    score: float
    rating: float | None = None
    deviation: float | None = None


class Tournament(Struct, frozen=True):
    """The meetings, and the standings with the best first."""

    game: str
    scenario: str
    kind: str
    seed: int
    asked: int  # matches of each meeting
    interrupted: bool
    standings: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]
    reasons: dict[str, int]

    def score(self, one: str, other: str) -> float:
        """The score of one contestant against another, from both seats; -1 if they never met."""
        points = runs = 0
        for meeting in self.meetings:
            if (meeting.first, meeting.second) in ((one, other), (other, one)):
                won = meeting.won if meeting.first == one else meeting.lost
                points += 2 * won + meeting.drawn
                runs += meeting.runs
        return points / (2 * runs) if runs else -1.0


def tournament(
    game: Game | str,
    scenario: Any = None,
    *,
    agents: Sequence[str] = (),
    fighters: Sequence[str] | str = (),
    runs: int = 100,
    seats: Sequence[str] = (),
    seed: int = 0,
    runner: Runner | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Let each pair play `runs` matches from each seat, with its own dice, the same for both orders.

    Either agents play a scenario, or fighters (`all` for all of the game) duel, each played by the agent in
    `seats`.
    """
    found = find_game(game) if isinstance(game, str) else game
    kind, names, experiments = tournament_experiments(found, scenario, agents, fighters, seats, seed)
    study = Study(experiments, runs, runner=runner, progress=progress).play()
    pairs = list(permutations(names, 2))
    results = study.results()
    meetings = [_meeting(*pair, result) for pair, result in zip(pairs, results, strict=True) if result.runs]
    return Tournament(
        found.name,
        title_of(codec.plain(found.scenarios.load(scenario))),
        kind,
        seed,
        runs,
        study.interrupted,
        tuple(rated(standings(names, meetings), meetings)),
        tuple(meetings),
        _reasons(results),
    )


def tournament_experiments(
    game: Game,
    scenario: Any = None,
    agents: Sequence[str] = (),
    fighters: Sequence[str] | str = (),
    seats: Sequence[str] = (),
    seed: int = 0,
) -> tuple[str, list[str], list[Experiment]]:
    """The kind of tournament, the contestants, and an experiment for every ordered pair."""
    if bool(agents) == bool(fighters):
        raise Rejected("contestants", "a tournament is between agents or between fighters", "agents")
    loaded = game.scenarios.load(scenario)
    if agents:
        names = _distinct(agents)
        sides = two_sides(game, loaded)
        experiments = [
            experiment_for(game, loaded, _held(sides, pair), pair_seed(seed, *pair))
            for pair in permutations(names, 2)
        ]
        return AGENTS, names, experiments
    names = _distinct(find_fighters(game, loaded, fighters))
    experiments = [
        experiment_for(game, _paired(game, loaded, *pair), seats, pair_seed(seed, *pair))
        for pair in permutations(names, 2)
    ]
    return FIGHTERS, names, experiments


def two_sides(game: Game, scenario: Any) -> list[tuple[int, ...]]:
    """The seats of both sides of a scenario; raises `Rejected` if there are not two sides."""
    # Skip the set-up for a game whose every seat is its own side.
    state = None if type(game).sides is Game.sides else first_state(game, scenario)
    sides = list(game.sides(state).values())
    if len(sides) != 2:
        raise Rejected("seats", f"a tournament needs two sides, and {game.name} has {len(sides)}")
    return sides


def _held(sides: Sequence[Sequence[int]], pair: Sequence[str]) -> list[str]:
    # A contestant holds all seats of its side.
    holders = {seat: name for seats, name in zip(sides, pair, strict=True) for seat in seats}
    return [holders[seat] for seat in sorted(holders)]


def pair_seed(seed: int, one: str, other: str) -> int:
    """The seed of all matches of a pair, in either order.

    With one seed for all pairs, luck against one opponent would carry over to the others, and intervals over
    several opponents would be wrong.
    """
    first, second = sorted((one, other))
    return rekeyed(seed, codec.encode(["pair", first, second]).decode())


def find_fighters(game: Game, scenario: Any, wanted: Sequence[str] | str) -> list[str]:
    """The fighters with these names, or all; raises `Rejected` with a suggestion for an unknown one."""
    known = game.lab.units(scenario)
    if not known:
        reason = f"this scenario of {game.name} has no fighters for a tournament"
        raise Rejected("no-fighters", reason)
    if wanted == ALL or list(wanted) == [ALL]:
        return known
    names = [wanted] if isinstance(wanted, str) else list(wanted)
    for name in names:
        if name not in known:
            raise Rejected("unknown-fighter", unknown(f"{game.name} fighter", name, known), "fighters", known)
    return names


def _distinct(names: Sequence[str]) -> list[str]:
    if len(set(names)) < len(names):
        twice = next(name for at, name in enumerate(names) if name in names[:at])
        raise Rejected("contestants", f'"{twice}" takes part twice', "agents")
    if len(names) < 2:
        raise Rejected("contestants", "a tournament needs at least two contestants", "agents")
    return list(names)


def _paired(game: Game, scenario: Any, one: str, other: str) -> Any:
    paired = game.lab.duel_scenario(scenario, one, other)
    if paired is None:
        raise Rejected("no-pairing", f"{game.name} cannot match {one} against {other}", "fighters")
    two_sides(game, game.scenarios.load(paired))
    return paired


# Results.


def _meeting(first: str, second: str, result: Result) -> Meeting:
    # A match that both win counts as a draw.
    won, lost = (side.won.times for side in result.sides)
    both = max(0, won + lost + result.draws.times - result.runs)
    drawn = result.draws.times + both
    return Meeting(first, second, result.runs, won - both, lost - both, drawn, result.seed)


def _reasons(results: Sequence[Result]) -> dict[str, int]:
    found: dict[str, int] = {}
    for result in results:
        for reason, times in result.reasons.items():
            found[reason] = found.get(reason, 0) + times
    return {reason: found[reason] for reason in sorted(found)}


def standings(names: Sequence[str], meetings: Sequence[Meeting]) -> list[Standing]:
    """The standings, by score and then in the order of the names."""
    listed = [_standing(name, meetings) for name in names]
    return sorted(listed, key=lambda standing: -standing.score)


def _standing(name: str, meetings: Sequence[Meeting]) -> Standing:
    mine = [meeting for meeting in meetings if name in (meeting.first, meeting.second)]
    played = sum(meeting.runs for meeting in mine)
    won = sum(meeting.won if meeting.first == name else meeting.lost for meeting in mine)
    drawn = sum(meeting.drawn for meeting in mine)
    return Standing(name, played, in_pairs(won, played), drawn, (won + drawn / 2) / played if played else 0.0)


def in_pairs(times: int, played: int) -> Share:
    """A share of the matches of a tournament, with the interval of half as many matches.

    Both orders of a pair use the same dice, and are the same match if the seats make no difference: only half
    of the matches are certain to be independent.
    """
    half = wilson(times / 2, played / 2)
    return Share(times, half.rate, half.low, half.high)


# Ratings.


def can_rate() -> bool:
    """Whether the package for ratings is installed."""
    return find_spec("openskill") is not None


def rated(listed: Sequence[Standing], meetings: Sequence[Meeting]) -> list[Standing]:
    """The standings with ratings, if the package for them is installed."""
    if not can_rate() or not meetings:
        return list(listed)
    found = ratings(meetings)
    return [
        replace(one, rating=found[one.name][0], deviation=found[one.name][1]) if one.name in found else one
        for one in listed
    ]


def ratings(meetings: Sequence[Meeting], most: int = RATED) -> dict[str, tuple[float, float]]:
    """The Plackett-Luce rating of each contestant, with its uncertainty.

    Ratings depend on the order of matches, which a tally does not have: every meeting has one match in each
    of many rounds, with its wins, draws and losses spread evenly over the rounds.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    players = {name: model.rating() for meeting in meetings for name in (meeting.first, meeting.second)}
    rounds = max(1, min(most // len(meetings), max(meeting.runs for meeting in meetings)))
    results = [spread_evenly((meeting.won, meeting.drawn, meeting.lost), rounds) for meeting in meetings]
    for at in range(rounds):
        for meeting, ranks in zip(meetings, results, strict=True):
            teams = [[players[meeting.first]], [players[meeting.second]]]
            ours, theirs = model.rate(teams, ranks=list(RANKS[ranks[at]]))
            players[meeting.first], players[meeting.second] = ours[0], theirs[0]
    return {name: (round(player.mu, 3), round(player.sigma, 3)) for name, player in players.items()}


def spread_evenly(counts: Sequence[int], rounds: int) -> list[int]:
    """Assign counted kinds to rounds so that each kind is spread evenly."""
    given, order, total = [0] * len(counts), [], sum(counts)
    for number in range(1, rounds + 1):
        lacks = [count * number - had * total for count, had in zip(counts, given, strict=True)]
        kind = lacks.index(max(lacks))
        given[kind] += 1
        order.append(kind)
    return order
