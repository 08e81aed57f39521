"""Options in words, each with its odds: messages for whoever shows them in a language."""

from typing import Any, Final

from turnwright.games.tactics import preview
from turnwright.games.tactics.commands import (
    CantripCast,
    MeleeAttack,
    Move,
    RangedAttack,
    Shove,
    SpellCast,
    SpellShape,
    StandUp,
    UseItem,
)
from turnwright.games.tactics.state import CombatState
from turnwright.games.tactics.words import PRONE
from turnwright.kernel.rejected import Rejected
from turnwright.kernel.wire import Message

# Intents whose words need no more than whom they are for and a chance.
PLAIN: Final = {
    "DASH": "choose-dash",
    "DISENGAGE": "choose-disengage",
    "DODGE": "choose-dodge",
    "HIDE": "choose-hide",
    "SEARCH": "choose-search",
    "HELP": "choose-help",
    "GRAPPLE": "choose-grapple",
    "ESCAPE": "choose-escape",
    "STABILIZE": "choose-stabilize",
    "READY_ACTION": "choose-ready",
    "SURRENDER": "choose-surrender",
    "FLEE": "choose-flee",
    "END_TURN": "choose-end-turn",
    "COMBAT_START": "choose-combat-start",
    "COMBAT_END": "choose-combat-end",
    "SCENE_EVENT": "choose-scene-event",
    "SKILL_CHECK": "choose-skill-check",
    "SAVE": "choose-save-check",
}


def label(state: CombatState, seat: int, command: Any) -> Message:
    """A command in words, as it would be here and now."""
    shown = preview.preview(state, seat, command)
    if isinstance(command, (MeleeAttack, RangedAttack)):
        return _attack(state, command, shown)
    if isinstance(command, Move):
        return _move(state, command, shown)
    if isinstance(command, (SpellCast, CantripCast, SpellShape)):
        return _power(state, command, command.spell, command.area_center, shown)
    if isinstance(command, UseItem):
        return _power(state, command, command.item, "", shown)
    if isinstance(command, Shove):
        words = {"target": name_of(state, command.target), "percent": _percent(shown.get("chance", 0.0))}
        return Message("choose-push" if command.effect == "PUSH" else "choose-topple", words)
    if isinstance(command, StandUp):
        who = state.get(command.actor)
        return Message("choose-stand-up" if who is not None and who.flags & PRONE else "choose-lie-down", {})
    return _plain(state, command, shown)


def _plain(state: CombatState, command: Any, shown: dict[str, Any]) -> Message:
    tag = str(command.__struct_config__.tag)
    words: dict[str, Any] = {}
    if "chance" in shown:
        words["percent"] = _percent(shown["chance"])
    for field in ("actor", "target"):
        if hasattr(command, field):
            words[field] = name_of(state, getattr(command, field))
    for field in ("event", "skill", "ability"):
        if hasattr(command, field):
            words[field] = getattr(command, field)
    if tag not in PLAIN:
        raise Rejected("malformed", f"a {tag} is no intent of a fight", "intent")
    return Message(PLAIN[tag], words)


def name_of(state: CombatState, creature_id: str) -> str:
    """What a creature is called."""
    who = state.get(creature_id)
    return creature_id if who is None else who.name


def _percent(chance: float) -> int:
    return int(chance * 100.0 + 0.5)


def _tenth(number: float) -> float:
    return float(int(number * 10.0 + 0.5)) / 10.0


def _attack(state: CombatState, command: Any, shown: dict[str, Any]) -> Message:
    who = state.get(command.actor)
    weapon = None if who is None else who.sheet.attack(command.weapon)
    words: dict[str, Any] = {
        "weapon": command.weapon if weapon is None else weapon.name,
        "target": name_of(state, command.target),
    }
    targets = shown.get("targets")
    if not targets:
        return Message("choose-attack-unsure", words)
    words["percent"] = _percent(targets[0]["hitChance"])
    words["damage"] = _tenth(targets[0]["damage"]["mean"])
    if "costFt" not in shown:
        return Message("choose-attack", words)
    words["feet"] = shown["costFt"]
    if "risks" not in shown:
        return Message("choose-attack-walk", words)
    words["whom"] = _strikers(state, shown)
    return Message("choose-attack-walk-risk", words)


def _strikers(state: CombatState, shown: dict[str, Any]) -> str:
    names = [name_of(state, risk["creatureId"]) for risk in shown["risks"]]
    return ", ".join(dict.fromkeys(names))


def _move(state: CombatState, command: Move, shown: dict[str, Any]) -> Message:
    x, _, y = command.to.partition(",")
    words: dict[str, Any] = {"x": x.strip(), "y": y.strip(), "feet": shown.get("costFt", 0)}
    if "risks" not in shown:
        return Message("choose-move", words)
    words["whom"] = _strikers(state, shown)
    return Message("choose-move-risk", words)


def _power(state: CombatState, command: Any, power_id: str, where: str, shown: dict[str, Any]) -> Message:
    who = state.get(command.actor)
    power = None if who is None else who.sheet.power(power_id)
    words: dict[str, Any] = {"spell": power_id if power is None else power.name}
    targets = shown.get("targets", [])
    if where or "areaCells" in shown:
        return _area(words, where, targets, shown)
    named = getattr(command, "target", "")
    if not targets and named:
        words["target"] = name_of(state, named)
        return Message("choose-power", words)
    if not targets or (targets[0]["creatureId"] == command.actor and "heal" not in targets[0]):
        return Message("choose-power-self", words)
    words["target"] = ", ".join([name_of(state, target["creatureId"]) for target in targets])
    return _on_target(words, targets[0])


def _on_target(words: dict[str, Any], target: dict[str, Any]) -> Message:
    if "heal" in target:
        words["amount"] = _tenth(target["heal"]["mean"])
        return Message("choose-heal", words)
    if "damage" in target:
        words["damage"] = _tenth(target["damage"]["mean"] * float(target.get("shots", 1)))
    if "hitChance" in target:
        words["weapon"] = words["spell"]
        words["percent"] = _percent(target["hitChance"])
        return Message("choose-attack", words)
    if "saveChance" in target:
        words["percent"] = _percent(1.0 - target["saveChance"])
        return Message("choose-save-harm" if "damage" in target else "choose-save", words)
    return Message("choose-harm" if "damage" in target else "choose-power", words)


def _area(words: dict[str, Any], where: str, targets: list[dict[str, Any]], shown: dict[str, Any]) -> Message:
    x, _, y = where.partition(",")
    words["x"] = x.strip()
    words["y"] = y.strip()
    if "areaCells" not in shown:
        return Message("choose-place", words)
    words["enemies"] = len(shown["enemies"])
    words["allies"] = len(shown["allies"])
    harmed = [target["expected"] for target in targets if "expected" in target and not target["ally"]]
    total = 0.0
    for expected in harmed:
        total += expected
    words["damage"] = _tenth(total)
    return Message("choose-area" if where else "choose-area-self", words)
