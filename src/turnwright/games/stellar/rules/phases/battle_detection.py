"""Battle detection: a battle is scheduled wherever fleets of several factions meet."""

from turnwright.games.stellar.arena import Arena
from turnwright.games.stellar.rules.canonical_order import in_order
from turnwright.games.stellar.rules.locations import factions_of, fleets_at
from turnwright.games.stellar.rules.turn_context import TurnContext
from turnwright.games.stellar.state import COMBAT, RESOLVED, Battle, GalaxyState


def phase_battle_detection(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Schedule a battle wherever factions meet, and lock its fleets in combat."""
    state = in_order(state, ctx)
    if not state.rules.use_advanced_combat:
        return state
    made = state.clone()
    found = detect_new_battles(made, ctx)
    made.battles.extend(found)
    engaged = {name: True for battle in found for name in battle.fleets}
    for at, fleet in enumerate(made.fleets):
        if fleet.id in engaged:
            locked = fleet.clone()
            locked.stop()
            locked.state = COMBAT
            made.fleets[at] = locked
    return made


def detect_new_battles(state: GalaxyState, ctx: TurnContext) -> list[Battle]:
    """Make a battle for each system with two factions within capture range and no battle yet."""
    state = in_order(state, ctx)
    arena: Arena = state.arena
    busy = {battle.system: True for battle in state.battles if battle.status != RESOLVED}
    known = {battle.id: True for battle in state.battles}
    found: list[Battle] = []
    met = fleets_at(state, arena.numbers.capture_range)
    for at in sorted(met):
        system = state.systems[at]
        fleets = [fleet for fleet in met[at] if fleet.state != COMBAT]
        if system.id not in busy and len(factions_of(fleets)) > 1:
            # The name seeds the dice of the battle, so it depends on nothing but turn and place.
            name = f"battle-{ctx.turn}-{system.id}"
            while name in known:
                name += "+"
            found.append(Battle(name, system.id, ctx.turn, fleets=sorted([fleet.id for fleet in fleets])))
    return found
