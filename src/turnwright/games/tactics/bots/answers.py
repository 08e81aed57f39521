"""A bot's answers to questions of the rules: reactions, Legendary Resistance, legendary actions."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.bots import values
from turnwright.games.tactics.rules.combat import legendary, reactions
from turnwright.games.tactics.rules.core import dying
from turnwright.games.tactics.rules.magic import after_hit, empowered, slots
from turnwright.games.tactics.srd import HELD, IDLE, OUT_OF_ACTION
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Damage, Effect, Inflict, Save, ZoneEffect

TAKE: Final = 0
WORTH_A_COUNTER: Final = 2  # the lowest level of a spell that is worth countering
WORTH_A_POINT: Final = 3.0  # the expected gain in damage that is worth a Sorcery Point
GRAVE_SHARE: Final = 0.2  # damage is grave from this share of the Hit Points left


def answer(state: CombatState, seat: int, request: Any) -> int:
    """The index of the choice to take."""
    question: str = request.question
    no = len(request.choices) - 1
    if question == legendary.QUESTION:
        return _legendary(state, seat, request.choices)
    if question == after_hit.QUESTION:
        return _after_hit(state, request.choices)
    if question == empowered.QUESTION:
        return _empowered(request.choices)
    if question == "legendary_resistance":
        return TAKE if _is_grave(state, str(request.choices[0])) else no
    if question == dying.KNOCK_OUT:
        return no
    words = str(request.choices[0]).split(" ")
    who = state.get(words[0])
    if who is None:
        return int(request.default)
    if question == reactions.OPPORTUNITY:
        return TAKE if _takes_opportunity(who) else no
    power = who.sheet.power(question)
    if power is not None and power.trigger == reactions.ON_SPELL:
        level = words[-1]
        return TAKE if not level.isdecimal() or int(level) >= WORTH_A_COUNTER else no
    # The rules offer other choices only where they help.
    return TAKE


def _takes_opportunity(who: CreatureCombatState) -> bool:
    """Whether to take an opportunity attack, or to keep the reaction for something better."""
    best = 0.0
    for weapon in who.sheet.attacks:
        if weapon.melee:
            best = max(best, values.mean_of(weapon.hit))
    if who.readied != "" and (who.readied_slot >= 0 or values.threat(who) > 1.5 * best):
        return False
    # A weak attacker keeps its reaction for a defence such as Shield.
    for power in who.sheet.powers:
        if power.trigger == reactions.ON_HIT and slots.has_uses(who, power):
            return best > 5.0
    return True


def _is_grave(state: CombatState, asked: str) -> bool:
    # A failed save is grave if it holds the creature, puts it out of action or costs much of its Hit Points.
    arena: Arena = state.arena
    name, _, reason = asked.partition(" ")
    who = state.get(name)
    rule = arena.conditions.get(reason)
    if rule is not None:
        return rule.flags & (OUT_OF_ACTION | IDLE | HELD) != 0
    power = arena.powers.get(reason)
    return who is not None and power is not None and _is_grave_for(who, power.effects)


def _is_grave_for(who: CreatureCombatState, found: list[Effect]) -> bool:
    total = 0.0
    for effect in found:
        if isinstance(effect, Save) and _is_grave_for(who, effect.fail):
            return True
        if isinstance(effect, ZoneEffect) and _is_grave_for(who, effect.effects):
            return True
        if isinstance(effect, Inflict) and effect.rule.flags & (OUT_OF_ACTION | IDLE | HELD):
            return True
        if isinstance(effect, Damage):
            total += effect.pool.mean()
    return total >= GRAVE_SHARE * float(who.current_hp)


def _legendary(state: CombatState, seat: i64, choices: Any) -> int:
    best, most = len(choices) - 1, 0.0
    for at in range(len(choices) - 1):
        value = _worth_of(state, seat, str(choices[at]).split(" "))
        if value > most:
            best, most = at, value
    return best


def _worth_of(state: CombatState, seat: i64, words: list[str]) -> float:
    # The value of a legendary action, written as its power and its targets.
    for who in state.participants:
        power = who.sheet.power(words[0])
        if who.seat != seat or who.legendary_left < 1 or power is None or not who.can_act():
            continue
        total = 0.0
        for name in words[1:]:
            target = state.get(name)
            if target is not None and target.side != who.side:
                total += values.value_against(state, who, power, target)
            elif target is not None:
                total += values.value_for(who, power, target)
        return total / float(power.legendary_cost)
    return 0.0


def _after_hit(state: CombatState, choices: Any) -> int:
    # The addition that is worth the most beyond what it takes; further damage is wasted on the nearly dead.
    best, most = len(choices) - 1, 0.0
    for at in range(len(choices) - 1):
        words = str(choices[at]).split(" ")
        who, target = state.get(words[0]), state.get(words[1])
        power = None if who is None else who.sheet.power(words[2])
        if who is None or target is None or power is None:
            continue
        value = values.value_after_hit(state, who, power, target, int(words[3]))
        if value > most:
            best, most = at, value
    return best


def _empowered(choices: Any) -> int:
    # Every die that shows less than its mean, if together they gain enough to be worth a Sorcery Point.
    best, gained = len(choices) - 1, 0.0
    for at in range(len(choices) - 1):
        face, _, sides = str(choices[at]).split(" ")[2].split(",")[at].partition("/")
        gain = 0.5 * float(int(sides) + 1) - float(int(face))
        if gain <= 0.0:
            break
        gained += gain
        if gained >= WORTH_A_POINT:
            best = at
    return best
