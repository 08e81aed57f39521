"""The turn taken apart: every step of it by name, so that a test can stop between any two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from turnwright.games.stellar.rules.canonical_order import canonicalize_state
from turnwright.games.stellar.rules.orders import apply_orders
from turnwright.games.stellar.rules.phases.ai import phase_ai
from turnwright.games.stellar.rules.phases.battle_detection import phase_battle_detection
from turnwright.games.stellar.rules.phases.bombardment import phase_orbital_bombardment
from turnwright.games.stellar.rules.phases.cleanup import phase_cleanup
from turnwright.games.stellar.rules.phases.ground_war import phase_ground
from turnwright.games.stellar.rules.phases.movement import phase_movement
from turnwright.games.stellar.rules.phases.objectives import phase_objectives
from turnwright.games.stellar.rules.phases.space_battle import force_draws, phase_battle_resolution
from turnwright.games.stellar.rules.phases.supply import supply
from turnwright.games.stellar.rules.sightings import remember
from turnwright.games.stellar.rules.turn_context import TurnContext
from turnwright.games.stellar.state import GalaxyState

Between = Callable[[str, GalaxyState], GalaxyState]
Seen = Callable[[str, GalaxyState, GalaxyState], None]

STEPS: dict[str, Callable[[GalaxyState, TurnContext, GalaxyState], GalaxyState]] = {
    "orders": lambda state, ctx, seen: apply_orders(state, state.orders, ctx),
    "ai": phase_ai,
    "movement": lambda state, ctx, seen: phase_movement(state, ctx),
    "detection": lambda state, ctx, seen: phase_battle_detection(state, ctx),
    "resolution": lambda state, ctx, seen: phase_battle_resolution(state, ctx),
    "bombardment": lambda state, ctx, seen: phase_orbital_bombardment(state, ctx),
    "ground": lambda state, ctx, seen: phase_ground(state, ctx),
    "objectives": lambda state, ctx, seen: phase_objectives(state, ctx),
    "guard": lambda state, ctx, seen: force_draws(state, ctx),
    "supply": lambda state, ctx, seen: supply(state),
    "cleanup": lambda state, ctx, seen: phase_cleanup(state, ctx),
    "canonicalization": lambda state, ctx, seen: canonicalize_state(state),
}


def context(state: GalaxyState) -> TurnContext:
    """The turn after a state, always with the same dice."""
    return TurnContext(state.day + 1, 7)


def step_by_step(
    state: GalaxyState,
    orders: dict[str, list[Any]],
    between: Between = lambda name, state: state,
    watch: Seen = lambda name, before, after: None,
) -> GalaxyState:
    """The turn, with something done to the state before each step; each step has a context of its own."""
    day = state.day
    made = canonicalize_state(state)
    remember(made)
    made.orders = orders
    seen = made
    for name, step in STEPS.items():
        made, seen = between(name, made), between(name, seen)
        after = step(made, TurnContext(day + 1, 7), seen)
        watch(name, made, after)
        made = after
    made.day = day + 1
    made.orders, made.autopilot, made.ready = {}, {}, []
    return made
