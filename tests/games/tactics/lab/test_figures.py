"""The lab plays the full rules: its figures are those of the journals, and those that can be worked out."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from turnwright import Match, Policy
from turnwright.agents import agent
from turnwright.games.tactics.commands import CombatStart, EndTurn
from turnwright.games.tactics.events import CreatureDowned, DamageDealt
from turnwright.games.tactics.game import Tactics
from turnwright.kernel.playout import Runs
from turnwright.lab import simulate
from turnwright.lab.result import wilson

GAME = Tactics()
BOT = agent(GAME, "heuristic")

# One lies at 0 hit points behind walls, out of reach; two others watch.
ALONE: dict[str, Any] = {
    "name": "alone",
    "map": {"rows": ["#######", "#.#.#.#", "#######"]},
    "heroes": [
        {
            "id": "soldier",
            "name": "Soldier",
            "kind": "humanoid",
            "level": 1,
            "hp": 20,
            "scores": [10, 10, 10, 10, 10, 10],
            "weapons": ["club"],
        }
    ],
    "party": [
        {"id": "fallen", "base": "soldier", "at": [1, 1], "hp": 0},
        {"id": "witness", "base": "soldier", "at": [3, 1]},
    ],
    "foes": [{"id": "rat", "base": "rat", "at": [5, 1]}],
    "quiet_rounds": 5,
}
DEAD, STABLE, UP = Fraction(3239, 8000), Fraction(331, 800), Fraction(1451, 8000)
RUNS = 3000


class Waiting(Policy):
    """Does nothing in its turns."""

    def command(self, game: Any, state: Any, seat: int, options: Any, dice: Any) -> Any:
        active = state.active()
        return CombatStart() if active is None else EndTurn(active.creature_id)


@cache
def untouched() -> tuple[int, int, int]:
    """How often the fallen died, became stable, and got up, as a simulation reports it."""
    result = simulate(GAME, ALONE, RUNS, seats=[f"{__name__}:Waiting"] * 2, seed=1)
    (fallen,) = [unit for unit in result.units if unit.name == "fallen"]
    dead = round(fallen.seen["died"] * RUNS)
    up = round(fallen.figures["hp"] * RUNS)  # a natural 20 gives 1 hit point, all else none
    return dead, RUNS - dead - up, up


def test_the_chances_of_death_saves_add_up_to_one() -> None:
    assert DEAD + STABLE + UP == 1


@pytest.mark.long
@pytest.mark.parametrize(("what", "chance"), [(0, DEAD), (1, STABLE), (2, UP)])
def test_death_saves_come_out_within_their_interval(what: int, chance: Fraction) -> None:
    share = wilson(untouched()[what], RUNS)

    assert share.low <= chance <= share.high


def test_a_dying_creature_left_alone_is_dead_stable_or_up_when_the_fight_ends() -> None:
    runs = Runs(GAME, ALONE, [Waiting(), Waiting()], 1)
    for run in range(300):
        state = runs.play(run)[1]
        fallen, witness = state.get("fallen"), state.get("witness")
        stable = any(condition.name == "stable" for condition in fallen.conditions)
        assert [bool(fallen.dead), stable, fallen.current_hp == 1].count(True) == 1
        assert (fallen.taken, witness.current_hp, witness.dealt) == (0, 20, 0)


@pytest.mark.parametrize("name", ["goblin-ambush", "bandit-road", "spider-nest"])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_figures_of_a_fight_are_those_of_its_events(name: str, seed: int) -> None:
    match = Match(GAME, name, seed=seed, seats=[BOT, BOT])
    dealt: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    died = []
    while match.outcome is None:
        step = match.act()
        assert step is not None
        for event in step.events:
            if isinstance(event, DamageDealt):
                dealt[event.by] += event.amount
                taken[event.creature_id] += event.amount
            elif isinstance(event, CreatureDowned) and event.dead:
                died.append(event.creature_id)
    figures = [(figure.unit, figure.name) for figure in GAME.lab.figures(match.state)]
    found = dict(zip(figures, GAME.lab.measure(match.state), strict=True))

    for who in match.state.participants:
        name = who.creature_id
        assert (found[name, "dealt"], found[name, "taken"]) == (dealt[name], taken[name])
        assert (found[name, "died"] >= 0) == (name in died)


@pytest.mark.long
def test_a_tally_is_the_sum_of_its_fights_however_it_is_split() -> None:
    runs = Runs(GAME, "goblin-ambush", [BOT, BOT], 5)
    whole = runs.tally(0, 6)
    parts = runs.tally(0, 2)
    parts.merge(runs.tally(2, 6))
    fights = [runs.play(run) for run in range(6)]

    assert whole.plain() == parts.plain()
    assert whole.wins == [sum(seat in outcome.winners for outcome, _ in fights) for seat in (0, 1)]
    assert whole.lengths == dict(Counter(int(state.round) for _, state in fights))
    measures = [GAME.lab.measure(state) for _, state in fights]
    assert whole.sums == [sum(max(0, each[at]) for each in measures) for at in range(len(whole.sums))]
