"""The AI phase: each faction with a profile plans its turn, and its orders are carried out."""

from turnwright.games.stellar.arena import TurnPlan, TurnPlanner
from turnwright.games.stellar.rules.canonical_order import in_order
from turnwright.games.stellar.rules.orders import OrderExecutor, apply_orders
from turnwright.games.stellar.rules.turn_context import TurnContext
from turnwright.games.stellar.rules.visibility import Territory
from turnwright.games.stellar.state import AIState, Faction, GalaxyState
from turnwright.kernel.errors import Rejected


def phase_ai(state: GalaxyState, ctx: TurnContext, seen: "GalaxyState | None" = None) -> GalaxyState:
    """Plan for every faction with a profile, by id, and carry out its orders.

    Plans are made on `seen`, the state before any orders of this turn, so that no faction reacts to them.
    """
    state = in_order(state, ctx)
    if seen is not None:
        seen = in_order(seen, ctx)
    if not state.rules.ai_enabled:
        return state
    ctx.enter("ai")
    made = state.clone()
    for faction in made.factions:
        if profile_of(made, faction) != "" and faction.id not in made.ai_states:
            made.ai_states[faction.id] = AIState()
    before = state if seen is None else seen
    territory = Territory(before)
    executor = OrderExecutor(made, ctx)
    planner: TurnPlanner = made.arena.planner
    for faction in sorted(made.factions, key=_id):
        if profile_of(made, faction) == "":
            continue
        known = before
        if faction.id in state.orders:
            # The seat has given some orders itself and left the rest. They are tried out on a copy, in a
            # context whose log is thrown away.
            scratch = TurnContext(ctx.turn, ctx.key, ctx.loaded)
            known = apply_orders(before, {faction.id: state.orders[faction.id]}, scratch)
        plan: TurnPlan = planner.plan(known, faction.id, made.ai_states[faction.id], ctx, territory)
        made.ai_states[faction.id] = plan.memory
        for command in plan.commands:
            executor.carry_out(command, faction.id)
        for fleet_id in plan.retreats:
            executor.mark_retreat(fleet_id)
    executor.close()
    return made


def _id(faction: Faction) -> str:
    return faction.id


def profile_of(state: GalaxyState, faction: Faction) -> str:
    """Return the profile that plans for a faction this turn: its own, or the autopilot of its seat."""
    return faction.ai_profile or state.autopilot.get(faction.id, "")


def autopilot_profiles(state: GalaxyState) -> list[str]:
    """List the profiles that can plan a seat's turn; none where the AI is switched off."""
    return sorted(state.arena.profiles) if state.rules.ai_enabled else []


def check_autopilot(name: str, known: list[str]) -> None:
    """Refuse a profile that cannot plan here."""
    if not known:
        raise Rejected("no-profiles", "this scenario has no AI profiles", "autopilot")
    if name not in known:
        reason = f"unknown profile {name[:40]}; choose {', '.join(known)}"
        raise Rejected("unknown-profile", reason, "autopilot", known)
