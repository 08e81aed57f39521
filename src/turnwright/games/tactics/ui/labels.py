"""Options as messages with their odds, grouped under headings, the most promising first."""

from typing import Any, Final

from turnwright.gamekit.headings import Ranked, best_of_each_first, topic
from turnwright.games.tactics.commands import (
    CantripCast,
    Dash,
    Disengage,
    Help,
    Hide,
    InteractObject,
    MeleeAttack,
    Move,
    RangedAttack,
    ReadyAction,
    Shove,
    SpellCast,
    SpellShape,
    UseItem,
    power_of,
    tool_of,
)
from turnwright.games.tactics.forecast import preview
from turnwright.games.tactics.names import creature_name, tool_name
from turnwright.games.tactics.rules.combat import actions, grapple, ready
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.magic import targeting
from turnwright.games.tactics.rules.movement import doors
from turnwright.games.tactics.sheet import BONUS
from turnwright.games.tactics.srd import COMBAT
from turnwright.games.tactics.state import AdventureState, CombatState, CreatureCombatState
from turnwright.games.tactics.ui import adventure, messages
from turnwright.kernel.errors import Rejected
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message, Topic

# Intents described by a target and a chance alone.
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
    "STAND_UP": "choose-stand-up",
    "DROP_PRONE": "choose-drop-prone",
    "LET_GO": "choose-let-go",
    "END_CONCENTRATION": "choose-end-concentration",
    "WAKE": "choose-wake",
    "JUMP": "choose-jump",
    "ASCEND": "choose-ascend",
    "DESCEND": "choose-descend",
    "SURRENDER": "choose-surrender",
    "FLEE": "choose-flee",
    "END_TURN": "choose-end-turn",
    "COMBAT_START": "choose-combat-start",
    "COMBAT_END": "choose-combat-end",
    "SCENE_EVENT": "choose-scene-event",
    "SKILL_CHECK": "choose-skill-check",
    "SAVE": "choose-save-check",
}

# Triggers of a readied action.
WAITS: Final[dict[str, str]] = {
    ready.COMES_NEAR: "near",
    ready.MOVES: "moves",
    ready.ATTACKS: "attacks",
    ready.CASTS: "casts",
}


ATTACK: Final = "attack"
CAST: Final = "cast"
ITEM: Final = "item"
MOVE: Final = "move"
READY: Final = "ready"
ACT: Final = "act"
HEADINGS: Final = (ATTACK, CAST, ITEM, MOVE, READY, ACT)
VALUED: Final = (ATTACK, CAST, ITEM)
# How many options of each heading are listed at once; cells are typed, not chosen.
SHOWN: Final = {ATTACK: 6, CAST: 6, ITEM: 3, MOVE: 0, READY: 0, ACT: 20}
ALLY_PENALTY: Final = 10.0  # for each ally in the area
PROVOKING_FACTOR: Final = 0.8  # for a walk that provokes opportunity attacks


def label(state: CombatState, seat: int, command: Any) -> Message:
    """Describe a command as it would work now, or why it is refused."""
    if isinstance(state, AdventureState):
        told = adventure.label(state, command)
        if told is not None:
            return told
    shown = preview.preview(state, seat, command)
    if not shown["legal"]:
        return Message("choose-refused", {"reason": messages.spelled(state, shown["refusal"]["reason"])})
    if isinstance(command, (MeleeAttack, RangedAttack)):
        return _attack(state, command, shown)
    if isinstance(command, Move):
        return _move(state, command, shown)
    if isinstance(command, (SpellCast, CantripCast)) and state.scene != COMBAT and command.target != "":
        return _provocation(state, command, command.spell, "false")
    if isinstance(command, (SpellCast, CantripCast, SpellShape)):
        return _power(state, command, command.spell, command.area_center, shown)
    if isinstance(command, UseItem):
        return _power(state, command, command.item, "", shown)
    if isinstance(command, Shove):
        words = {
            "target": creature_name(state, command.target),
            "percent": _percent(shown.get("chance", 0.0)),
        }
        return Message("choose-push" if command.effect == "PUSH" else "choose-topple", words)
    if isinstance(command, InteractObject):
        return _door(state, command)
    if isinstance(command, ReadyAction):
        return _ready(state, command)
    return _plain(state, command, shown)


def _plain(state: CombatState, command: Any, shown: dict[str, Any]) -> Message:
    tag = str(command.__struct_config__.tag)
    words: dict[str, Any] = {}
    if "chance" in shown:
        words["percent"] = _percent(shown["chance"])
    for field in ("actor", "target"):
        if hasattr(command, field):
            words[field] = creature_name(state, getattr(command, field))
    for field in ("event", "skill", "ability", "to", "feet"):
        if hasattr(command, field):
            words[field] = getattr(command, field)
    if hasattr(command, "using"):
        words["using"] = cost_word(state.get(command.actor), command)
    if isinstance(command, Help) and command.target == "":
        return Message("choose-distract", {"target": creature_name(state, command.against)})
    who = state.get(getattr(command, "actor", ""))
    if tag == "ESCAPE" and who is not None and not grapple.bonds(who):
        return Message("choose-put-out", words)
    if tag not in PLAIN:
        raise Rejected("malformed", f"a {tag} is no intent of a fight", "intent")
    return Message(PLAIN[tag], words)


def cost_word(who: CreatureCombatState | None, command: Any) -> str:
    """Return the cost of an action: BONUS where that is possible, unless the action is asked for."""
    if command.using != "" or who is None or not isinstance(command, (Dash, Disengage, Hide)):
        return str(command.using)
    return "BONUS" if actions.cost_of(who, command, "") == BONUS else ""


def _ready(state: CombatState, command: ReadyAction) -> Message:
    try:
        intent = ready.read(command.action, command.actor)
    except Rejected as refused:
        return Message("choose-refused", {"reason": refused.reason})
    tool = tool_of(intent)
    words: dict[str, Any] = {"trigger": WAITS.get(command.trigger.strip().lower(), "other")}
    if tool == "":
        words["what"] = str(intent.__struct_config__.tag).lower().replace("_", " ")
    else:
        words["what"] = tool_name(state.get(command.actor), state.arena, tool)
    return Message("choose-ready", words)


def _door(state: CombatState, command: InteractObject) -> Message:
    for cell in state.arena.doors:
        if command.object == doors.name_of(state, cell):
            x, y = position.coord(state, cell)
            opens = not doors.is_open(state, cell)
            return Message("choose-open-door" if opens else "choose-close-door", {"x": x, "y": y})
    return Message("choose-door", {})


def _percent(chance: float) -> int:
    return int(chance * 100.0 + 0.5)


def _tenth(number: float) -> float:
    return float(int(number * 10.0 + 0.5)) / 10.0


def _attack(state: CombatState, command: Any, shown: dict[str, Any]) -> Message:
    thrown = isinstance(command, RangedAttack) and _is_thrown(state.get(command.actor), command.weapon)
    if state.scene != COMBAT:
        how = "thrown" if thrown else "true" if command.move_required else "false"
        return _provocation(state, command, command.weapon, how)
    words: dict[str, Any] = {
        "weapon": tool_name(state.get(command.actor), state.arena, command.weapon),
        "target": creature_name(state, command.target),
    }
    targets = shown.get("targets")
    if not targets:
        return Message("choose-attack-unsure", words)
    if thrown:
        words["weapon"] = Message("choose-thrown", {"weapon": words["weapon"], "walks": "costFt" in shown})
    words["percent"] = _percent(targets[0]["hitChance"])
    words["damage"] = _tenth(targets[0]["damage"]["mean"])
    if "costFt" not in shown:
        return Message("choose-attack", words)
    words["feet"] = shown["costFt"]
    if "risks" not in shown:
        return Message("choose-attack-walk", words)
    words["whom"] = _strikers(state, shown)
    return Message("choose-attack-walk-risk", words)


def _provocation(state: CombatState, command: Any, tool: str, how: str) -> Message:
    # Out of combat, initiative is rolled first, and the attack comes in its turn.
    words: dict[str, Any] = {
        "actor": creature_name(state, command.actor),
        "target": creature_name(state, command.target),
        "weapon": tool_name(state.get(command.actor), state.arena, tool),
        "walks": how,
    }
    return Message("choose-provoke", words)


def _is_thrown(who: CreatureCombatState | None, weapon_id: str) -> bool:
    # A melee weapon used at range is thrown.
    weapon = None if who is None else who.sheet.attack(weapon_id)
    return weapon is not None and weapon.melee


def _strikers(state: CombatState, shown: dict[str, Any]) -> list[Message]:
    strikers = dict.fromkeys([risk["creatureId"] for risk in shown["risks"]])
    return [creature_name(state, creature_id) for creature_id in strikers]


def _move(state: CombatState, command: Move, shown: dict[str, Any]) -> Message:
    x, _, y = command.to.partition(",")
    words: dict[str, Any] = {"x": x.strip(), "y": y.strip(), "feet": shown.get("costFt", 0)}
    if "risks" not in shown:
        return Message("choose-move", words)
    words["whom"] = _strikers(state, shown)
    return Message("choose-move-risk", words)


def _power(state: CombatState, command: Any, power_id: str, where: str, shown: dict[str, Any]) -> Message:
    words: dict[str, Any] = {"spell": _spell(state, command.actor, power_id, shown)}
    targets = shown.get("targets", [])
    if where or "areaCells" in shown:
        return _area(words, where, targets, shown)
    named = getattr(command, "target", "")
    if not targets and named:
        words["target"] = creature_name(state, named)
        return Message("choose-power", words)
    if not targets or (_is_own(state, command, power_id, targets) and "heal" not in targets[0]):
        return Message("choose-power-self", words)
    words["target"] = [creature_name(state, target["creatureId"]) for target in targets]
    return _on_target(words, targets[0])


def _spell(state: CombatState, actor: str, power_id: str, shown: dict[str, Any]) -> Message:
    # Name the slot if it is above the level of the spell.
    who = state.get(actor)
    power = None if who is None else who.sheet.power(power_id)
    name = tool_name(who, state.arena, power_id)
    if power is None or shown.get("slotLevel", 0) <= power.level:
        return name
    return Message("choose-slot", {"spell": name, "level": shown["slotLevel"]})


def _is_own(state: CombatState, command: Any, power_id: str, targets: list[dict[str, Any]]) -> bool:
    # A spell on the caster that allows no other target.
    who = state.get(command.actor)
    power = None if who is None else who.sheet.power(power_id)
    alone = len(targets) == 1 and targets[0]["creatureId"] == command.actor
    return alone and (power is None or power.whom == "self")


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
    kept_off = [target["saveChance"] for target in targets if "saveChance" in target and not target["ally"]]
    if total == 0.0 and kept_off:
        words["works"] = _percent(_on_any(kept_off))
        return Message("choose-area-save" if where else "choose-area-self-save", words)
    return Message("choose-area" if where else "choose-area-self", words)


def _on_any(kept_off: list[float]) -> float:
    # The chance that at least one target fails its save.
    none = 1.0
    for chance in kept_off:
        none *= chance
    return 1.0 - none


# Headings


class RankedOption:
    """An option: its place, its group, its value, and a key that equivalent options share.

    `vain` marks a harmful area without an enemy in it.
    """

    def __init__(self, place: int, key: str, worth: float, same: str = "", vain: bool = False) -> None:
        self.place = place
        self.key = key
        self.worth = worth
        self.same = same
        self.vain = vain


def headings(state: CombatState, seat: int, options: Options) -> list[Topic]:
    """Group the options of a seat under headings."""
    if isinstance(state, AdventureState) and (state.scene != COMBAT or state.active_seat() != seat):
        return adventure.headings(state, options)
    found: dict[str, list[RankedOption]] = {word: [] for word in HEADINGS}
    for place in range(options.count()):
        command = options.command(place)
        word = word_of(command)
        found[word].append(_ranked_option(state, seat, place, word, command))
    return [_topic(state, options, word, listed) for word, listed in found.items() if listed]


def word_of(command: Any) -> str:
    """Return the heading of a command."""
    if isinstance(command, (MeleeAttack, RangedAttack)):
        return ATTACK
    if isinstance(command, (SpellCast, CantripCast, SpellShape)):
        return CAST
    if isinstance(command, UseItem):
        return ITEM
    if isinstance(command, ReadyAction):
        return READY
    return MOVE if isinstance(command, Move) else ACT


def key_of(word: str, command: Any) -> str:
    """Return the group of which a heading lists the best first: a target, or a spell."""
    if word == ATTACK:
        return str(command.target)
    if word == CAST:
        return str(command.spell)
    return ""


def _ranked_option(state: CombatState, seat: int, place: int, word: str, command: Any) -> RankedOption:
    if word not in VALUED:
        return RankedOption(place, "", 0.0)
    key = key_of(word, command)
    words = label(state, seat, command).args
    if "enemies" not in words:
        return RankedOption(place, key, _promise(words))
    # Of all aims of an area with the same effect, one is listed; the others can be typed.
    same = f"{key} {command.slot_level if isinstance(command, SpellCast) else 0}"
    same += f" {words['enemies']} {words['allies']} {words['damage']}"
    return RankedOption(place, key, _promise(words), same, _is_vain(state, command, words))


def _is_vain(state: CombatState, command: Any, words: dict[str, Any]) -> bool:
    who = state.get(command.actor)
    power = None if who is None else who.sheet.power(power_of(command))
    return words["enemies"] == 0 and power is not None and targeting.harms(power)


def worth(state: CombatState, seat: int, command: Any) -> float:
    """Return the value of an option by its label: chance times damage, or healing."""
    return _promise(label(state, seat, command).args)


def _promise(words: dict[str, Any]) -> float:
    found = float(words.get("percent", 100)) / 100.0 * float(words.get("damage", 0.0))
    found += float(words.get("amount", 0.0))
    found += float(words.get("enemies", 0)) * float(words.get("works", 100)) / 100.0
    found -= float(words.get("allies", 0)) * ALLY_PENALTY
    return found * PROVOKING_FACTOR if "whom" in words else found


def _topic(state: CombatState, options: Options, word: str, listed: list[RankedOption]) -> Topic:
    choices = _best_first(listed)
    return topic(word, choices, SHOWN, word == ACT, _hint(state, options.command(choices[0])))


def _hint(state: CombatState, command: Any) -> Message | None:
    """Show how the first option is typed; out of combat there is no hint."""
    if state.scene != COMBAT:
        return None
    if isinstance(command, (MeleeAttack, RangedAttack)):
        return Message("hint-attack", {"target": creature_name(state, command.target)})
    if isinstance(command, Move):
        return Message("hint-move", {"cell": command.to.replace(" ", "")})
    if isinstance(command, ReadyAction):
        return Message("hint-ready", {})
    if not isinstance(command, (SpellCast, CantripCast)):
        return None
    words: dict[str, Any] = {"spell": tool_name(state.get(command.actor), state.arena, command.spell)}
    if command.area_center != "":
        words["cell"] = command.area_center.replace(" ", "")
        return Message("hint-cast-at", words)
    if command.target == "":
        return Message("hint-cast", words)
    words["target"] = creature_name(state, command.target)
    return Message("hint-cast-on", words)


def _best_first(listed: list[RankedOption]) -> list[int]:
    # The best of each group, then the others, then the vain; of equivalent ones only the first.
    kept: list[Ranked] = []
    vain: list[Ranked] = []
    seen: dict[str, None] = {}
    for option in sorted(listed, key=_rank):
        if option.same != "" and option.same in seen:
            continue
        seen[option.same] = None
        ranked = Ranked(option.place, option.key, -option.worth)
        (vain if option.vain else kept).append(ranked)
    return best_of_each_first(kept) + [ranked.place for ranked in vain]


def _rank(option: RankedOption) -> tuple[float, int]:
    return -option.worth, option.place
