"""One turn of the galaxy: orders, then eight phases, each from one state to the next."""

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
from turnwright.games.stellar.rules.turn_context import TurnContext, context_of
from turnwright.games.stellar.state import GalaxyState


def run_turn(
    state: GalaxyState, ctx: "TurnContext | None" = None, orders: "dict[str, list[Any]] | None" = None
) -> GalaxyState:
    """Return the state a day later. `orders` replaces those in the state."""
    ctx = (context_of(state) if ctx is None else ctx).within()
    made = canonicalize_state(state)
    remember(made)
    if orders is not None:
        made.orders = orders
    seen = made  # the AIs plan on the state before any orders
    made = apply_orders(made, made.orders, ctx)
    made = phase_ai(made, ctx, seen)
    made = phase_movement(made, ctx)
    made = phase_battle_detection(made, ctx)
    made = phase_battle_resolution(made, ctx)
    made = phase_orbital_bombardment(made, ctx)
    made = phase_ground(made, ctx)
    made = phase_objectives(made, ctx)
    made = force_draws(made, ctx)
    made = supply(made)
    made = phase_cleanup(made, ctx)
    made = canonicalize_state(made)
    made.day = ctx.turn
    made.orders = {}
    made.autopilot = {}
    made.ready = []
    return made
