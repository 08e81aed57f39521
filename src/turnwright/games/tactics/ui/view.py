"""The scene as plain values, as far as a seat sees it.

Hit points are public. A hidden creature is left out of the other side's map, but not out of the initiative
order.
"""

from typing import Any, Final

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.content import encounters
from turnwright.games.tactics.content.adventure_schema import AdventureScenario
from turnwright.games.tactics.content.scenario_schema import TacticsScenario
from turnwright.games.tactics.map.areas import AreaShape
from turnwright.games.tactics.map.grid import Grid
from turnwright.games.tactics.names import kind_name
from turnwright.games.tactics.rules.adventure import knowledge
from turnwright.games.tactics.rules.combat import action_economy, attack_roll, hiding
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.movement import doors
from turnwright.games.tactics.sheet import Attack, Sheet
from turnwright.games.tactics.srd import ABILITIES, COMBAT, DAMAGE_TYPES, HIDDEN, MARKS, SIZES
from turnwright.games.tactics.state import (
    NO_INDEX,
    PARTY,
    AdventureState,
    CombatState,
    ConditionState,
    CreatureCombatState,
    Zone,
)
from turnwright.games.tactics.ui import adventure
from turnwright.games.tactics.vocabulary import DURATIONS, Damage
from turnwright.kernel.records import EVERYTHING, Message
from turnwright.kernel.turn_schema import cell_bits

WALL: Final = "#"
FLOOR: Final = "."
ROUGH: Final = "~"
NO_STEP: Final = "o"
NO_SIGHT: Final = "%"
DOOR: Final = "+"
OPEN_DOOR: Final = "/"
HALF: Final = "n"
THREE_QUARTERS: Final = "N"
HIGHEST_DIGIT: Final = 9


# The scene


def _knows(state: CombatState, seat: int, who: CreatureCombatState) -> bool:
    return seat == EVERYTHING or hiding.knows(state, seat, who)


def see(state: CombatState, arena: Arena, seat: int) -> dict[str, Any]:
    """Show the scene to a seat, without the creatures hidden from it."""
    seen = [who for who in state.participants if _knows(state, seat, who)]
    shown: dict[str, Any] = {
        "scene": state.scene,
        "combatUpdate": combat_update(state, arena, seat),
        "map": _map(arena),
        "layers": arena.layers,
        "doors": [_door(state, door) for door in arena.doors],
        "creatures": [_creature(state, arena, seat, who) for who in seen],
        "zones": [_zone(state, zone) for zone in state.zones],
    }
    if isinstance(state, AdventureState):
        shown["adventure"] = adventure.see(state, seat)
    if state.reason != "":
        shown["reason"] = state.reason
        shown["winner"] = "" if state.winner == NO_INDEX else arena.sides[state.winner]
    return shown


def combat_update(state: CombatState, arena: Arena, seat: int, session_id: str = "") -> dict[str, Any]:
    """Return the update after each action: round, active creature, initiative order, positions."""
    active = state.active()
    if active is not None and is_unnoticed(state, seat, active):
        active = None
    return {
        "sessionId": session_id or state.encounter_id,
        "inCombat": state.scene == COMBAT,
        "round": int(state.round),
        "activeCreatureId": "" if active is None else active.creature_id,
        "order": _order(state, seat),
        "positions": {
            who.creature_id: list(position.coord(state, who.cell))
            for who in state.participants
            if who.here() and _knows(state, seat, who)
        },
        "areaCells": _area_cells(state),
        "areas": _areas(state, arena),
    }


def is_unnoticed(state: CombatState, seat: int, who: CreatureCombatState) -> bool:
    """Whether a seat of an adventure does not know that a creature is there."""
    return isinstance(state, AdventureState) and who.side != PARTY and not _knows(state, seat, who)


def _order(state: CombatState, seat: int) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = []
    for entry in state.initiative_order:
        who = state.participants[entry.place]
        if is_unnoticed(state, seat, who):
            continue
        listed.append(
            {
                "creatureId": entry.creature_id,
                "name": entry.name,
                "initiative": int(entry.initiative_value),
                **_hit_points(state, seat, who),
                "conditions": condition_names(who),
                "isAlive": not who.dead,
                "isConscious": who.conscious,
                "isPlayerControlled": entry.is_player_controlled,
            }
        )
    return listed


def _hit_points(state: CombatState, seat: int, who: CreatureCombatState) -> dict[str, Any]:
    # In an adventure players see those of their foes in steps.
    if knowledge.sees_steps(state, seat, who):
        step = knowledge.step_of(who)
        return {"hp": step, "maxHp": knowledge.MOST, "tempHp": 0, "health": knowledge.STEPS[step]}
    return {"hp": int(who.current_hp), "maxHp": int(who.max_hp), "tempHp": int(who.temp_hp)}


def condition_names(who: CreatureCombatState) -> list[str]:
    """List the conditions of a creature by name, each once."""
    names = [condition.name for condition in who.conditions]
    if who.exhaustion > 0:
        names.append("exhaustion")
    return list(dict.fromkeys(names))


def _area_cells(state: CombatState) -> list[list[int]]:
    # Areas that stay, and that of the last action.
    cells: dict[int, None] = dict.fromkeys(state.burst)
    for zone in state.zones:
        for cell in zone.cells:
            cells[cell] = None
    return [list(position.coord(state, cell)) for cell in sorted(cells)]


def _areas(state: CombatState, arena: Arena) -> list[dict[str, Any]]:
    # Each with its power, its shape, and whether it stays.
    found = [(zone.power, zone.cells, True) for zone in state.zones]
    stay = [power for power, _, _ in found]
    if state.burst and state.burst_of not in stay:
        found.append((state.burst_of, state.burst, False))
    return [
        {
            "power": power,
            "shape": _shape(arena, power),
            "lasts": lasts,
            "cells": [list(position.coord(state, cell)) for cell in sorted(cells)],
        }
        for power, cells, lasts in found
    ]


def _shape(arena: Arena, power_id: str) -> dict[str, dict[str, int]]:
    power = arena.powers.get(power_id)
    area = None if power is None else power.area
    if area is None:
        return {}
    return AreaShape(area.shape, area.size_ft, area.width_ft, area.angle_deg).variant()


def _creature(state: CombatState, arena: Arena, seat: int, who: CreatureCombatState) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "creatureId": who.creature_id,
        "name": who.name,
        "base": who.base,
        "kind": kind_name(who.base, arena),
        "side": arena.sides[who.side],
        "seat": int(who.seat),
        **_hit_points(state, seat, who),
        "ac": int(attack_roll.armour_class(who)),
        "position": list(position.coord(state, who.cell)),
        "altitudeFt": int(who.altitude_ft),
        "cellsAcross": int(position.width(who)),
        "conditions": [_condition(state, condition) for condition in who.conditions],
        "exhaustion": int(who.exhaustion),
        "concentratesOn": who.concentrates_on,
        "deathSaves": [int(who.death_successes), int(who.death_failures)],
        "isAlive": not who.dead,
        "isConscious": who.conscious,
        "left": who.gone,
        "size": SIZES[who.sheet.size],
        "speedFt": int(position.speed(who)),
        "reachFt": _reach(who.sheet),
        "hidden": who.flags & HIDDEN != 0,
        "readied": who.readied != "",
    }
    shown.update(_resources(who))
    return shown


def _resources(who: CreatureCombatState) -> dict[str, Any]:
    # What the creature can still spend.
    return {
        "usedAction": who.used_action,
        "usedBonusAction": who.used_bonus_action,
        "usedReaction": who.used_reaction,
        "usedObject": who.used_object,
        "attacksLeft": int(who.attacks_left),
        "remainingMovementFt": int(who.remaining_movement_ft),
        "slots": [int(left) for left in who.slots],
        "uses": dict(who.uses),
        "items": dict(who.items),
        "ammunition": action_economy.ammunition(who),
        "recharging": list(who.spent),
        "legendaryActions": int(who.legendary_left),
        "legendaryResistances": int(who.resistances_left),
        "slotsMax": [int(most) for most in who.sheet.slots],
        "usesMax": _uses_most(who.sheet),
        "legendaryMax": int(who.sheet.legendary),
        "legendaryResistancesMax": int(who.sheet.resistances),
    }


def _uses_most(sheet: Sheet) -> dict[str, int]:
    return {power.pool: int(power.limit) for power in sheet.powers if power.limit > 0}


def _reach(sheet: Sheet) -> int:
    return max([5, *[int(weapon.reach_ft) for weapon in sheet.attacks if weapon.melee]])


def _condition(state: CombatState, condition: ConditionState) -> dict[str, Any]:
    source = "" if condition.source == NO_INDEX else state.participants[condition.source].creature_id
    shown: dict[str, Any] = {"name": condition.name, "until": DURATIONS[condition.kind], "source": source}
    if condition.name in MARKS:
        shown["isMark"] = True
    if condition.rounds > 0:
        shown["rounds"] = int(condition.rounds)
    if condition.spell != "":
        shown["spell"] = condition.spell
    return shown


def _zone(state: CombatState, zone: Zone) -> dict[str, Any]:
    return {
        "power": zone.power,
        "source": state.participants[zone.source].creature_id,
        "rounds": int(zone.rounds),
        "cells": [list(position.coord(state, cell)) for cell in zone.cells],
    }


def _door(state: CombatState, door: int) -> dict[str, Any]:
    return {
        "id": doors.name_of(state, door),
        "position": list(position.coord(state, door)),
        "isOpen": doors.is_open(state, door),
    }


# The map


def _map(arena: Arena) -> list[str]:
    # Only doors change the map, and each set of open doors has its own arena, so each is drawn once.
    if not arena.rows:
        arena.rows = map_rows(arena.grid, arena.doors)
        arena.layers = map_layers(arena.grid, arena.rows)
    return arena.rows


def map_rows(grid: Grid, with_doors: "tuple[int, ...]" = ()) -> list[str]:
    """Draw the terrain of a map, one sign for each cell."""
    signs = "".join([_sign(grid, cell, cell in with_doors) for cell in range(grid.cells)])
    width = int(grid.width)
    return [signs[at : at + width] for at in range(0, len(signs), width)]


def map_layers(grid: Grid, rows: list[str]) -> dict[str, str]:
    """Return what the signs of cells do not show: `~` for Difficult Terrain, and a digit for the height."""
    found: dict[str, str] = {}
    for cell in range(grid.cells):
        x, y = int(cell % grid.width), int(cell // grid.width)
        sign = rows[y][x]
        if sign in (WALL, DOOR, OPEN_DOOR):
            continue
        height = min(int(grid.feet[cell]) // 5, HIGHEST_DIGIT)
        further = ROUGH if sign != ROUGH and grid.difficult(cell) else ""
        if height > 0 and sign != str(height):
            further = str(height) + further
        if further:
            found[f"{x},{y}"] = further
    return found


def _sign(grid: Grid, cell: int, door: bool) -> str:
    if door:
        return OPEN_DOOR if grid.walkable(cell) else DOOR
    if grid.is_wall(cell):
        return WALL
    if not grid.walkable(cell):
        return NO_STEP
    if grid.blocks_los(cell):
        return NO_SIGHT
    cover = grid.cover(cell)
    if cover > 0:
        return HALF if cover == 1 else THREE_QUARTERS
    if grid.difficult(cell):
        return ROUGH
    height = int(grid.feet[cell]) // 5
    return str(min(height, HIGHEST_DIGIT)) if height > 0 else FLOOR


def fixed(state: CombatState, arena: Arena, seat: int) -> dict[str, Any]:
    """Return what never changes: the ground in layers with every door closed, and the kinds of creatures."""
    closed = arena.with_doors([])
    grid = closed.grid
    cells = range(grid.cells)
    return {
        "ground": {
            "width": int(grid.width),
            "height": int(grid.height),
            "walkable": cell_bits([cell for cell in cells if grid.walkable(cell)]),
            "blocksLos": cell_bits([cell for cell in cells if grid.blocks_los(cell)]),
            "difficult": cell_bits([cell for cell in cells if grid.difficult(cell)]),
            "cover": [int(grid.cover(cell)) for cell in cells],
            "elevationFt": [int(grid.feet[cell]) for cell in cells],
        },
        "kinds": {
            who.base: _kind(arena.sheets[who.base]) for who in state.participants if _knows(state, seat, who)
        },
    }


def _kind(sheet: Sheet) -> dict[str, Any]:
    # What a creature of this kind has at most.
    return {
        "name": sheet.name,
        "type": sheet.kind,
        "size": SIZES[sheet.size],
        "speedFt": int(sheet.speed),
        "flyFt": int(sheet.fly),
        "climbFt": int(sheet.climb),
        "swimFt": int(sheet.swim),
        "level": int(sheet.level),
        "cr": sheet.cr,
        "abilities": dict(zip(ABILITIES, [int(score) for score in sheet.scores], strict=True)),
        "saves": dict(zip(ABILITIES, [int(bonus) for bonus in sheet.saves], strict=True)),
        "skills": {name: int(bonus) for name, bonus in sheet.skills.items()},
        "passivePerception": int(sheet.passive),
        "initiative": int(sheet.initiative),
        "darkvisionFt": int(sheet.darkvision),
        "blindsightFt": int(sheet.blindsight),
        "truesightFt": int(sheet.truesight),
        "resistances": _damage_types(sheet.resists),
        "immunities": _damage_types(sheet.immune),
        "vulnerabilities": _damage_types(sheet.vulnerable),
        "spellDc": int(sheet.spell_dc),
        "attacks": [_attack(weapon) for weapon in sheet.attacks],
        "powers": [
            {"id": power.id, "name": power.name, "level": int(power.level), "kind": power.kind}
            for power in sheet.powers
        ],
    }


def _attack(weapon: Attack) -> dict[str, Any]:
    damage = [each for each in weapon.hit if isinstance(each, Damage)]
    return {
        "id": weapon.id,
        "name": weapon.name,
        "toHit": int(weapon.to_hit),
        "reachFt": int(weapon.reach_ft) if weapon.melee else 0,
        "rangeFt": int(weapon.range_ft) if weapon.ranged else 0,
        "damage": [{"dice": each.pool.text(), "type": DAMAGE_TYPES[each.type]} for each in damage],
    }


def _damage_types(bits: int) -> list[str]:
    return [name for place, name in enumerate(DAMAGE_TYPES) if bits & (1 << place)]


def scenario_summary(scenario: TacticsScenario) -> Message:
    """Describe a scenario for a list: its level, its party, and how hard or how long it is."""
    words: dict[str, Any] = {"level": encounters.level_of(scenario), "heroes": len(scenario.party)}
    if isinstance(scenario, AdventureScenario):
        shortest, longest = scenario.adventure.minutes or (0, 0)
        return Message("adventure-summary", {**words, "shortest": shortest, "longest": longest})
    hard = Message(f"difficulty-{encounters.difficulty_of(scenario)}")
    return Message("scenario-summary", {**words, "foes": len(scenario.foes), "difficulty": hard})


def scenario_facts(state: CombatState, arena: Arena) -> dict[str, Any]:
    """Return facts about a scenario before its fight: who is on each side, and the size of the map.

    In an adventure, those in hiding are left out.
    """
    sides: list[dict[str, dict[str, Any]]] = [{}, {}]
    for who in state.participants:
        if isinstance(state, AdventureState) and any(one.name == "hidden" for one in who.conditions):
            continue
        sheet = arena.sheets[who.base]
        known = sides[who.side].setdefault(
            who.base,
            {"kind": who.base, "name": sheet.name, "level": int(sheet.level), "cr": sheet.cr, "count": 0},
        )
        known["count"] += 1
    return {
        "width": int(arena.grid.width),
        "height": int(arena.grid.height),
        "sides": {arena.sides[side]: list(found.values()) for side, found in enumerate(sides)},
        "heroes": [
            {"id": who.creature_id, "name": who.name, "kind": who.base}
            for who in state.participants
            if who.side == PARTY
        ],
    }
