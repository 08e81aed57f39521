"""Bots: seats whose turns a profile plans."""

from typing import Any, ClassVar, Final

from turnwright.games.stellar.bots.planner import plan_ai_turn
from turnwright.games.stellar.commands import EndTurn
from turnwright.games.stellar.rules.orders import apply_orders
from turnwright.games.stellar.rules.turn_context import context_of
from turnwright.games.stellar.state import AIState
from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Message

MOST_TOLD: Final = 4  # orders that an explanation names


class Balanced(Policy):
    """Ends each turn with the autopilot of its name, which respects the fog of war."""

    name: ClassVar[str] = "balanced"

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        """Return the end of the turn; without orders where the AI is switched off."""
        return EndTurn((), self.name if state.rules.ai_enabled else "")

    def explain(self, game: Any, state: Any, seat: int, dice: Dice) -> Message | None:
        """List the orders that the autopilot would give this turn."""
        if not state.rules.ai_enabled:
            return None
        faction = [each.id for each in state.factions if each.playable][seat]
        ctx = context_of(state)
        known = state.clone()
        known.autopilot[faction] = self.name
        if faction in state.orders:
            known = apply_orders(known, {faction: state.orders[faction]}, context_of(state))
        memory = known.ai_states[faction] if faction in known.ai_states else AIState()
        orders = plan_ai_turn(known, faction, memory, ctx).commands
        return Message("bot-orders", {"count": len(orders), "orders": tuple(orders[:MOST_TOLD])})


class Aggressive(Balanced):
    """Attacks weaker enemies, and some that are not."""

    name: ClassVar[str] = "aggressive"


class Defensive(Balanced):
    """Attacks only with great superiority."""

    name: ClassVar[str] = "defensive"
