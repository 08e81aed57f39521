"""The names a player can use: creatures, weapons, powers, doors, skills; people, things, exits of a scene."""

from typing import Any

from turnwright.gamekit.naming import verbatim
from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.names import name_of, power_name
from turnwright.games.tactics.rules.combat import hiding
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.movement.walk import write_cell
from turnwright.games.tactics.sheet import LEGENDARY, REACTION
from turnwright.games.tactics.srd import COMBAT, SKILLS
from turnwright.games.tactics.state import MASTER, CombatState, CreatureCombatState
from turnwright.games.tactics.ui import draw
from turnwright.kernel.records import Message, Thing


def things(state: CombatState, seat: int, view: Any) -> list[Thing]:
    """List what a seat may name."""
    arena: Arena = state.arena
    active = state.active()
    acting = active if active is not None and active.seat == seat else None
    here = [who for who in state.participants if who.here() and hiding.knows(state, seat, who)]
    tokens = draw.tokens_of([{"creatureId": who.creature_id, "side": arena.sides[who.side]} for who in here])
    found = [_creature(state, seat, who, acting, tokens[who.creature_id]) for who in here]
    if acting is not None:
        for weapon in acting.sheet.attacks:
            names = (Message(f"weapon-{weapon.id}", {"text": weapon.name}), verbatim(weapon.name))
            found.append(Thing("weapon", weapon.id, names))
        for power in acting.sheet.powers:
            if power.cost not in (REACTION, LEGENDARY):
                found.append(
                    Thing("power", power.id, (power_name(power.id, power.name), verbatim(power.name)))
                )
    if seat == MASTER:
        found += [Thing("skill", skill, (Message("skill", {"skill": skill}),)) for skill in SKILLS]
    for door in view.get("doors", []):
        found.append(Thing("door", door["id"], (Message("speech-door", {}),)))
    if "adventure" in view and state.scene != COMBAT:
        found += _of_scene(view["adventure"])
    return found


def _of_scene(shown: dict[str, Any]) -> list[Thing]:
    # The people, things and exits of a scene between fights.
    found: list[Thing] = []
    for part in ("npcs", "things", "exits"):
        for each in shown[part]:
            kind = str(each.get("kind", "npc" if part == "npcs" else "exit"))
            spelled = str(each["id"]).replace("_", " ")
            names = (
                Message(each["nameId"], {"text": each["name"]}),
                verbatim(each["name"]),
                verbatim(spelled),
            )
            spot = each.get("position") or []
            at = tuple([float(number) for number in spot])
            cell = f"{spot[0]}, {spot[1]}" if len(spot) == 2 else ""
            found.append(Thing(kind, str(each["id"]), names, cell=cell, at=at))
    return found


def _creature(
    state: CombatState, seat: int, who: CreatureCombatState, acting: CreatureCombatState | None, token: str
) -> Thing:
    ours = _side_of(state, seat)
    side = "own" if who.seat == seat else "ally" if int(who.side) == ours else "enemy"
    spelled = who.creature_id.replace("_", " ")
    return Thing(
        "unit",
        who.creature_id,
        (name_of(state, who), verbatim(who.name), verbatim(spelled), verbatim(token)),
        side,
        acting is not None and who.creature_id == acting.creature_id,
        1.0 - float(who.current_hp) / float(who.max_hp) if who.max_hp > 0 else 0.0,
        -1.0 if acting is None else float(position.distance(state, acting, who)),
        write_cell(state, who.cell),
        tuple([float(each) for each in position.coord(state, who.cell)]),
    )


def _side_of(state: CombatState, seat: int) -> int:
    for who in state.participants:
        if who.seat == seat:
            return int(who.side)
    return -1
