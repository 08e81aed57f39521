"""What a bot answers when the rules ask: whether to react, to resist, which legendary action to take."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.bots import values
from turnwright.games.tactics.rules.combat import legendary, reactions
from turnwright.games.tactics.rules.magic import slots
from turnwright.games.tactics.srd import HELD, IDLE, OUT_OF_ACTION
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Damage, Effect, Inflict, Save, ZoneEffect

TAKE: Final = 0
WORTH_A_COUNTER: Final = 2  # the level of a spell that is worth stopping
GRAVE: Final = 0.2  # of the hit points that are left


def answer(state: CombatState, seat: int, request: Any) -> int:
    """The number of the choice to take."""
    question: str = request.question
    no = len(request.choices) - 1
    if question == legendary.QUESTION:
        return _legendary(state, seat, request.choices)
    if question == "legendary_resistance":
        return TAKE if _is_grave(state, str(request.choices[0])) else no
    words = str(request.choices[0]).split(" ")
    who = state.get(words[0])
    if who is None:
        return int(request.default)
    if question == reactions.OPPORTUNITY:
        return TAKE if _strikes(who) else no
    power = who.sheet.power(question)
    if power is not None and power.trigger == reactions.ON_SPELL:
        return TAKE if _is_worth_a_counter(words[-1]) else no
    # Whatever else is offered helps: the rules ask only where it does.
    return TAKE


def _strikes(who: CreatureCombatState) -> bool:
    """An opportunity is taken, unless the reaction waits for something better."""
    best = 0.0
    for weapon in who.sheet.attacks:
        if weapon.melee:
            best = max(best, values.mean_of(weapon.hit))
    if who.readied != "" and (who.readied_slot >= 0 or values.threat(who) > 1.5 * best):
        return False
    # Whoever is better at turning a blow than at striking one keeps the reaction for that.
    for power in who.sheet.powers:
        if power.trigger == reactions.ON_HIT and slots.has_uses(who, power):
            return best > 5.0
    return True


def _is_worth_a_counter(level: str) -> bool:
    return not level.isdecimal() or int(level) >= WORTH_A_COUNTER


def _is_grave(state: CombatState, asked: str) -> bool:
    # What a failed save would bring: out of action, held, or a good part of the hit points.
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
    return total >= GRAVE * float(who.current_hp)


def _legendary(state: CombatState, seat: i64, choices: Any) -> int:
    best, most = len(choices) - 1, 0.0
    for at in range(len(choices) - 1):
        value = _worth_of(state, seat, str(choices[at]).split(" "))
        if value > most:
            best, most = at, value
    return best


def _worth_of(state: CombatState, seat: i64, words: list[str]) -> float:
    # Of a legendary action by its words: the power, then whom it reaches.
    for who in state.participants:
        power = who.sheet.power(words[0])
        if who.seat != seat or who.legendary_left < 1 or power is None or not who.can_act():
            continue
        total = 0.0
        for name in words[1:]:
            target = state.get(name)
            if target is not None and target.side != who.side:
                total += values.harm(state, who, power, target)
            elif target is not None:
                total += values.good(who, power, target)
        return total / float(power.legendary_cost)
    return 0.0
