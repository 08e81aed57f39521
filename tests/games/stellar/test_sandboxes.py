"""AIs against each other: their wars end, their orders are legal, and each profile has its own way."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from turnwright.games.stellar.bots.planner import plan_ai_turn
from turnwright.games.stellar.content import profiles
from turnwright.games.stellar.engine import new_galaxy
from turnwright.games.stellar.rules.orders import apply_command
from turnwright.games.stellar.rules.turn import run_turn
from turnwright.games.stellar.rules.turn_context import context_of
from turnwright.games.stellar.state import AIState, GalaxyState
from turnwright.kernel.errors import Rejected

LAST_DAY = 200
PAIRS = list(product(sorted(profiles()), repeat=2))


def sandbox(seed: int) -> GalaxyState:
    """A sandbox whose two factions play themselves; each pair of profiles in turn."""
    blue, red = PAIRS[seed % len(PAIRS)]
    return new_galaxy("sandbox", seed, {"blue": blue, "red": red})


def played(state: GalaxyState) -> GalaxyState:
    """The galaxy when it is decided, or on its last day."""
    while state.winner_faction_id == "" and state.day < LAST_DAY:
        state = run_turn(state)
    return state


def ends(seeds: range) -> Counter[str]:
    """How often which rule named a winner; drawn wars are listed separately."""
    found: Counter[str] = Counter()
    for seed in seeds:
        state = played(sandbox(seed))
        found["undecided" if state.winner_faction_id in ("", "draw") else state.victory] += 1
    return found


def assert_decided(found: Counter[str]) -> None:
    wars = found.total()
    assert found["undecided"] * 10 <= wars
    assert (found["domination"] + found["elimination"]) * 10 >= wars * 8, "wars are won, not waited out"


@pytest.mark.long
def test_nine_of_ten_sandboxes_are_decided() -> None:
    assert_decided(ends(range(10)))


@pytest.mark.nightly
def test_ninety_of_a_hundred_sandboxes_are_decided_by_turn_200() -> None:
    assert_decided(ends(range(100)))


def refused_orders(state: GalaxyState, days: int) -> tuple[int, int]:
    """How many orders the AIs gave in this many days, and how many were refused."""
    given = refused = 0
    for _ in range(days):
        for faction in state.factions:
            ctx, now = context_of(state), state
            memory = state.ai_states.get(faction.id, AIState())
            for order in plan_ai_turn(state, faction.id, memory, ctx).commands:
                given += 1
                try:
                    now = apply_command(now, order, faction.id, ctx)
                except Rejected:
                    refused += 1
        state = run_turn(state)
    return given, refused


@pytest.mark.parametrize("seed", range(9))
def test_no_order_of_an_ai_is_refused(seed: int) -> None:
    given, refused = refused_orders(sandbox(seed), 30)

    assert given > 50
    assert refused == 0


@pytest.mark.nightly
def test_no_order_of_an_ai_is_refused_in_a_hundred_wars() -> None:
    assert sum(refused_orders(sandbox(seed), LAST_DAY)[1] for seed in range(100)) == 0


class Conduct:
    """What one profile did in some wars against the balanced one."""

    def __init__(self, profile: str, seeds: range) -> None:
        self.tasks: Counter[str] = Counter()
        self.taken = 0  # systems, from the enemy
        self.days = 0
        for seed in seeds:
            self._watch(new_galaxy("sandbox", seed, {"blue": profile, "red": "balanced"}))

    def _watch(self, state: GalaxyState) -> None:
        while state.winner_faction_id == "" and state.day < LAST_DAY:
            before = {system.id: system.owner for system in state.systems}
            state = run_turn(state)
            self.days += 1
            self.tasks.update(task.kind for task in state.ai_states["blue"].tasks)
            self.taken += sum(
                (before[system.id], system.owner) == ("red", "blue") for system in state.systems
            )

    def share(self, *kinds: str) -> float:
        """How much of what it did was of these kinds."""
        return sum(self.tasks[kind] for kind in kinds) / self.tasks.total()


@pytest.mark.long
def test_the_profiles_behave_differently() -> None:
    aggressive, balanced, defensive = (
        Conduct(name, range(5)) for name in ("aggressive", "balanced", "defensive")
    )

    assert aggressive.taken / aggressive.days > defensive.taken / defensive.days
    assert balanced.taken / balanced.days > defensive.taken / defensive.days
    assert aggressive.share("regroup") < defensive.share("regroup")
    assert aggressive.share("attack", "invade") > defensive.share("attack", "invade")
