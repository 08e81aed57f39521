"""Where fleets of several factions meet, a battle is scheduled."""

from turnwright.games.stellar.arena import Arena
from turnwright.games.stellar.rules.canonical_order import in_order
from turnwright.games.stellar.rules.locations import factions_of, fleets_at
from turnwright.games.stellar.rules.turn_context import TurnContext
from turnwright.games.stellar.state import COMBAT, RESOLVED, Battle, Fleet, GalaxyState


def phase_battle_detection(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Schedule a battle wherever factions meet, and lock the fleets that are in it."""
    state = in_order(state, ctx)
    if not state.rules.use_advanced_combat:
        return state
    made = state.clone()
    found = detect_new_battles(made, ctx)
    if found:
        made.battles.extend(found)
        _lock(made, found)
    return made


def detect_new_battles(state: GalaxyState, ctx: TurnContext) -> list[Battle]:
    """A battle for each system where two factions are within capture range, and no battle is on yet."""
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
            name = _free_name(f"battle-{ctx.turn}-{system.id}", known)
            found.append(Battle(name, system.id, ctx.turn, fleets=sorted([fleet.id for fleet in fleets])))
    return found


def _free_name(name: str, known: dict[str, bool]) -> str:
    # It names the dice of the battle, so it tells of nothing but turn and place.
    while name in known:
        name += "+"
    return name


def _lock(state: GalaxyState, battles: list[Battle]) -> None:
    engaged: dict[str, bool] = {}
    for battle in battles:
        for name in battle.fleets:
            engaged[name] = True
    state.fleets = [_locked(fleet) if fleet.id in engaged else fleet for fleet in state.fleets]


def _locked(fleet: Fleet) -> Fleet:
    copy = fleet.clone()
    copy.stop()
    copy.state = COMBAT
    return copy
