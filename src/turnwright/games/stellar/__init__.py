"""Stellar: the turn of a galaxy, in eight phases."""

from turnwright.games.stellar.arena import register_planner
from turnwright.games.stellar.bots.planner import FactionPlanner, plan_ai_turn
from turnwright.games.stellar.engine import FleetState, load, new_galaxy, save
from turnwright.games.stellar.game import Stellar
from turnwright.games.stellar.rules.canonical_order import canonicalize_messages, canonicalize_state
from turnwright.games.stellar.rules.locations import is_orbit_contested
from turnwright.games.stellar.rules.orders import apply_command
from turnwright.games.stellar.rules.phases.ai import phase_ai
from turnwright.games.stellar.rules.phases.battle_detection import detect_new_battles, phase_battle_detection
from turnwright.games.stellar.rules.phases.bombardment import (
    phase_orbital_bombardment,
    resolve_orbital_bombardment,
)
from turnwright.games.stellar.rules.phases.cleanup import phase_cleanup, prune_battles, sanitize_armies
from turnwright.games.stellar.rules.phases.ground_war import phase_ground, resolve_ground_conflict
from turnwright.games.stellar.rules.phases.movement import (
    execute_arrival_operations,
    move_fleet,
    phase_movement,
)
from turnwright.games.stellar.rules.phases.objectives import check_victory_conditions, phase_objectives
from turnwright.games.stellar.rules.phases.space_battle import phase_battle_resolution, resolve_battle
from turnwright.games.stellar.rules.turn import run_turn
from turnwright.games.stellar.rules.turn_context import TurnContext
from turnwright.games.stellar.state import AIState, Battle, GalaxyState, GameMessage

__all__ = [
    "AIState",
    "Battle",
    "FleetState",
    "GalaxyState",
    "GameMessage",
    "Stellar",
    "TurnContext",
    "apply_command",
    "canonicalize_messages",
    "canonicalize_state",
    "check_victory_conditions",
    "detect_new_battles",
    "execute_arrival_operations",
    "is_orbit_contested",
    "load",
    "move_fleet",
    "new_galaxy",
    "phase_ai",
    "phase_battle_detection",
    "phase_battle_resolution",
    "phase_cleanup",
    "phase_ground",
    "phase_movement",
    "phase_objectives",
    "phase_orbital_bombardment",
    "plan_ai_turn",
    "prune_battles",
    "resolve_battle",
    "resolve_ground_conflict",
    "resolve_orbital_bombardment",
    "run_turn",
    "sanitize_armies",
    "save",
]

register_planner(FactionPlanner())
