"""Ground war: armies fight planet by planet, then planets and systems change hands."""

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
    """The outcome of a day's fighting on one planet."""

    def __init__(self, planet: Planet) -> None:
        self.planet = planet
        self.after: dict[str, Army] = {}
        self.destroyed: list[str] = []
        self.lost: dict[str, int] = {}
        self.remain: dict[str, int] = {}
        self.holder = ""  # the faction left alone, if there is one

    def factions(self) -> list[str]:
        """List the factions that fought, remain, or own the planet."""
        return sorted({side: 0 for side in [*self.lost, *self.remain, self.planet.owner] if side != ""})


def phase_ground(state: GalaxyState, ctx: TurnContext) -> GalaxyState:
    """Fight on every solid planet where factions meet, and hand over what was conquered."""
    state = in_order(state, ctx)
    ctx.enter("ground")
    made = state.clone()
    standing = armies_by_planet(made)
    contested = contested_orbits(made)
    factions = {faction.id: faction for faction in made.factions}
    after: dict[str, Army] = {}
    destroyed: dict[str, bool] = {}
    for number, system in enumerate(made.systems):
        held = system
        for at, planet in enumerate(system.planets):
            armies = standing.get(planet.id)
            if planet.kind != SOLID or armies is None:
                continue
            clash = resolve_ground_conflict(planet, armies, made.arena.numbers)
            after.update(clash.after)
            for name in clash.destroyed:
                destroyed[name] = True
            _log_clash(made, clash, ctx)
            # A planet is not conquered while its orbit is contested.
            if clash.holder != "" and clash.holder != planet.owner and system.id not in contested:
                held = _with_planet_owner(held, at, clash.holder)
                _log_conquest(made, clash, system, ctx)
        made.systems[number] = held if system.id in contested else _change_hands(made, held, factions, ctx)
    made.armies = [after.get(army.id, army) for army in made.armies if army.id not in destroyed]
    made.messages = canonicalize_messages(made.messages)
    return made


def resolve_ground_conflict(planet: Planet, armies: list[Army], numbers: Numbers) -> Clash:
    """Fight one day on a planet: losses first, then armies that are too small are destroyed."""
    clash = Clash(planet)
    sides: dict[str, list[Army]] = {}
    for army in armies:
        if army.faction in sides:
            sides[army.faction].append(army)
        else:
            sides[army.faction] = [army]
    for name in sorted(sides) if len(sides) > 1 else []:
        # The owner fights all others; each of them fights the owner alone. Without an owner, all fight all.
        foes = [army for side in sides if side != name for army in sides[side]]
        if name != planet.owner and planet.owner in sides:
            foes = sides[planet.owner]
        _suffer(numbers, clash, sides[name], power(numbers, foes))
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


def power(numbers: Numbers, armies: list[Army]) -> int:
    """Return the combat value of armies: strength by morale, within the bounds of morale."""
    total = 0
    for army in armies:
        morale: i64 = army.morale
        if morale < numbers.least_morale:
            morale = numbers.least_morale
        if morale > numbers.most_morale:
            morale = numbers.most_morale
        total += int(army.strength * morale)
    return total


def _suffer(numbers: Numbers, clash: Clash, armies: list[Army], foe: int) -> None:
    # The share lost is min(loss_percent, foe / (own + foe)), as a fraction of whole numbers: it is rounded
    # down to men, so floating-point error would matter.
    over, under = foe, power(numbers, armies) + foe
    most = int(numbers.loss_percent)  # an `int`, as the product may exceed 63 bits
    if under == 0 or over * PER_CENT > under * most:
        over, under = most, PER_CENT
    fear = int(numbers.fear_percent)
    armies = sorted(armies, key=_id)
    total = 0
    for army in armies:
        total += int(army.strength)
    # Each army loses by its strength; the first ones by id take the remainder, a man each.
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


# Owners


def _with_planet_owner(system: StarSystem, at: i64, owner: str) -> StarSystem:
    copy = system.clone()
    copy.planets = list(system.planets)
    planet = copy.planets[at].clone()
    planet.owner = owner
    copy.planets[at] = planet
    return copy


def holder_of(system: StarSystem) -> str:
    """Return the faction that holds every occupied solid planet of a system, or ""."""
    holder = ""
    for planet in system.planets:
        if planet.kind == SOLID and planet.owner != "":
            if holder != "" and planet.owner != holder:
                return ""
            holder = planet.owner
    return holder


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
    # An AI holds a conquered system for a while.
    if holder in state.ai_states:
        memory: AIState = state.ai_states[holder].clone()
        memory.hold_until_turn_by_system_id[system.id] = int(ctx.turn + state.arena.numbers.hold_turns)
        state.ai_states[holder] = memory
    return copy


# Log and letters


def _log_clash(state: GalaxyState, clash: Clash, ctx: TurnContext) -> None:
    planet = clash.planet
    if clash.lost:
        losses = ", ".join([f"{side} -{clash.lost[side]}" for side in sorted(clash.lost)])
        args = {"planet": planet.name, "planetId": planet.id, "losses": losses}
        note(state, ctx, COMBAT_LOG, "ground-battle", args, sorted(clash.lost))
    for army in clash.destroyed:
        args = {"army": army, "planet": planet.name, "planetId": planet.id}
        note(state, ctx, COMBAT_LOG, "army-destroyed", args, clash.factions())


def _log_conquest(state: GalaxyState, clash: Clash, system: StarSystem, ctx: TurnContext) -> None:
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
    send(state, ctx, PLANET_CONQUERED, 3, planet.name, lines, payload, clash.factions())
