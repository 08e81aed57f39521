"""War on the ground: planet by planet, then who holds what."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.stellar.arena import Numbers
from turnwright.games.stellar.rules.canonical_order import canonicalize_messages, in_order
from turnwright.games.stellar.rules.locations import armies_by_planet, contested_orbits
from turnwright.games.stellar.rules.phases.bombardment import threshold
from turnwright.games.stellar.rules.turn_context import COMBAT_LOG, TurnContext, note, send
from turnwright.games.stellar.state import (
    SOLID,
    AIState,
    Army,
    Faction,
    GalaxyState,
    Planet,
    StarSystem,
)

PER_CENT: Final = 100
PLANET_CONQUERED: Final = "PLANET_CONQUERED"


class Clash:
    """What became of the armies on one planet."""

    def __init__(self, planet: Planet) -> None:
        self.planet = planet
        self.after: dict[str, Army] = {}
        self.destroyed: list[str] = []
        self.lost: dict[str, int] = {}
        self.remain: dict[str, int] = {}
        self.holder = ""  # the one faction that is left, if it is one


def phase_ground(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Fight on every solid planet where factions meet, and hand over what was taken."""
    state = in_order(state, ctx)
    ctx.enter("ground")
    made = state.clone()
    standing = armies_by_planet(made)
    contested = contested_orbits(made)
    colors = {faction.id: faction for faction in made.factions}
    after: dict[str, Army] = {}
    dead: dict[str, bool] = {}
    for at, system in enumerate(made.systems):
        made.systems[at] = _war(made, system, standing, contested, colors, after, dead, ctx)
    made.armies = [after.get(army.id, army) for army in made.armies if army.id not in dead]
    made.messages = canonicalize_messages(made.messages)
    return made


def _war(
    state: GalaxyState,
    system: StarSystem,
    standing: dict[str, list[Army]],
    contested: dict[str, bool],
    factions: dict[str, Faction],
    after: dict[str, Army],
    dead: dict[str, bool],
    ctx: TurnContext,
) -> StarSystem:
    held = system
    for at, planet in enumerate(system.planets):
        armies = standing.get(planet.id)
        if planet.kind != SOLID or armies is None:
            continue
        clash = resolve_ground_conflict(planet, armies, state.arena.numbers)
        after.update(clash.after)
        for name in clash.destroyed:
            dead[name] = True
        _tell_clash(state, clash, ctx)
        if clash.holder != "" and clash.holder != planet.owner and system.id not in contested:
            held = _with_planet(held, at, clash.holder)
            _tell_conquest(state, clash, system, ctx)
    return held if system.id in contested else _change_hands(state, held, factions, ctx)


def resolve_ground_conflict(planet: Planet, armies: list[Army], numbers: Numbers) -> Clash:
    """One day of fighting on a planet: losses first, then those that are too small are gone."""
    clash = Clash(planet)
    sides = _sides(armies)
    if len(sides) > 1:
        for name in sorted(sides):
            _lose(numbers, clash, sides, name)
    left: dict[str, int] = {}
    for army in armies:
        now = clash.after.get(army.id, army)
        if now.strength <= threshold(numbers, now):
            clash.destroyed.append(army.id)
        else:
            left[army.faction] = left.get(army.faction, 0) + int(now.strength)
    clash.remain = left
    if len(left) == 1:
        clash.holder = next(iter(left))
    return clash


def _sides(armies: list[Army]) -> dict[str, list[Army]]:
    sides: dict[str, list[Army]] = {}
    for army in armies:
        if army.faction in sides:
            sides[army.faction].append(army)
        else:
            sides[army.faction] = [army]
    return sides


def power(numbers: Numbers, armies: list[Army]) -> int:
    """What armies are worth: strength by morale."""
    total = 0
    for army in armies:
        morale: i64 = army.morale
        if morale < numbers.least_morale:
            morale = numbers.least_morale
        if morale > numbers.most_morale:
            morale = numbers.most_morale
        total += int(army.strength * morale)
    return total


def _lose(numbers: Numbers, clash: Clash, sides: dict[str, list[Army]], name: str) -> None:
    # With the owner there, all others fight as one; else all fight all.
    own = sides[name]
    owner = clash.planet.owner
    if owner in sides and name != owner:
        if name != min([side for side in sides if side != owner]):
            return  # the first of the coalition counts for all of it
        own = [army for side in sorted(sides) if side != owner for army in sides[side]]
        foe = power(numbers, sides[owner])
    else:
        foe = 0
        for side, armies in sides.items():
            if side != name:
                foe += power(numbers, armies)
    _share_out(numbers, clash, own, foe)


def _share_out(numbers: Numbers, clash: Clash, armies: list[Army], foe: int) -> None:
    # Whole numbers throughout, for a floor decides: min(35 %, foe / (own + foe)).
    over, under = foe, power(numbers, armies) + foe
    if under == 0 or over * PER_CENT > under * numbers.loss_percent:
        over, under = int(numbers.loss_percent), PER_CENT
    fear = int(numbers.fear_percent)
    armies = sorted(armies, key=_id)
    total = 0
    for army in armies:
        total += int(army.strength)
    loss = total * over // under
    shares = [loss * int(army.strength) // total if total else 0 for army in armies]
    for at in range(loss - sum(shares)):
        shares[at % len(shares)] += 1
    for at, army in enumerate(armies):
        copy = army.clone()
        copy.strength -= shares[at]
        copy.morale = int(army.morale) * (under * PER_CENT - over * fear) // (under * PER_CENT)
        clash.after[army.id] = copy
        clash.lost[army.faction] = clash.lost.get(army.faction, 0) + shares[at]


def _id(army: Army) -> str:
    return army.id


def _with_planet(system: StarSystem, at: i64, owner: str) -> StarSystem:
    copy = system.clone()
    copy.planets = list(system.planets)
    planet = copy.planets[at].clone()
    planet.owner = owner
    copy.planets[at] = planet
    return copy


def _change_hands(
    state: GalaxyState, system: StarSystem, factions: dict[str, Faction], ctx: TurnContext
) -> StarSystem:
    holder = holder_of(system)
    if holder == "" or holder == system.owner:
        return system
    copy = system.clone()
    copy.owner = holder
    copy.owner_since_day = ctx.turn
    if holder in factions:
        copy.color = factions[holder].color
    args = {"faction": holder, "system": system.name, "systemId": system.id}
    note(state, ctx, COMBAT_LOG, "system-conquered", args)
    _hold(state, holder, system.id, ctx)
    return copy


def holder_of(system: StarSystem) -> str:
    """The one faction that holds every occupied solid planet of a system, or nobody."""
    holder = ""
    for planet in system.planets:
        if planet.kind == SOLID and planet.owner != "":
            if holder != "" and planet.owner != holder:
                return ""
            holder = planet.owner
    return holder


def _hold(state: GalaxyState, faction: str, system: str, ctx: TurnContext) -> None:
    # An AI that has won a system keeps it for a while.
    if faction in state.ai_states:
        memory: AIState = state.ai_states[faction].clone()
        memory.hold_until_turn_by_system_id[system] = int(ctx.turn + state.arena.numbers.hold_turns)
        state.ai_states[faction] = memory


def _tell_clash(state: GalaxyState, clash: Clash, ctx: TurnContext) -> None:
    if clash.lost:
        losses = ", ".join([f"{side} -{clash.lost[side]}" for side in sorted(clash.lost)])
        args = {"planet": clash.planet.name, "planetId": clash.planet.id, "losses": losses}
        note(state, ctx, COMBAT_LOG, "ground-battle", args, sorted(clash.lost))
    for army in clash.destroyed:
        args = {"army": army, "planet": clash.planet.name, "planetId": clash.planet.id}
        note(state, ctx, COMBAT_LOG, "army-destroyed", args, _concerned(clash))


def _concerned(clash: Clash) -> list[str]:
    return sorted({side: 0 for side in [*clash.lost, *clash.remain, clash.planet.owner] if side != ""})


def _tell_conquest(state: GalaxyState, clash: Clash, system: StarSystem, ctx: TurnContext) -> None:
    planet = clash.planet
    args = {"faction": clash.holder, "planet": planet.name, "planetId": planet.id, "systemId": system.id}
    note(state, ctx, COMBAT_LOG, "planet-conquered", args)
    sides = sorted(dict.fromkeys([*clash.lost, *clash.remain], 0))
    lines = [f"{side}: -{clash.lost.get(side, 0)} / {clash.remain.get(side, 0)}" for side in sides]
    payload: dict[str, Any] = {
        "planetId": planet.id,
        "systemId": system.id,
        "from": planet.owner,
        "to": clash.holder,
        "losses": clash.lost,
        "remains": clash.remain,
    }
    send(state, ctx, PLANET_CONQUERED, 3, planet.name, lines, payload, _concerned(clash))
