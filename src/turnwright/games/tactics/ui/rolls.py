"""Rolls explained: the parts of a bonus, of an Armor Class, and every reason for Advantage or Disadvantage.

They are read from the descriptions that the rules roll and the forecast counts.
"""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.tactics.names import condition_name
from turnwright.games.tactics.rules.combat import attack_roll
from turnwright.games.tactics.rules.combat.attack_roll import AttackRoll
from turnwright.games.tactics.rules.core import protection, saves
from turnwright.games.tactics.rules.core.saves import SaveTest
from turnwright.games.tactics.sheet import Attack, Sheet
from turnwright.games.tactics.srd import ABILITIES, CHA, DEX, INT, SKILLS, STR, WIS
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.ui import messages
from turnwright.games.tactics.ui.messages import Names
from turnwright.games.tactics.vocabulary import Pool
from turnwright.kernel.records import Message, Rolled
from turnwright.kernel.turn_schema import RollDetail, RollPart, RollReason, RollTerms

DICE: Final = ("2d20kl1", "1d20", "2d20kh1")  # with Disadvantage, plain, with Advantage
KEEP: Final = ("low", "", "high")
LARGEST_EXTRA: Final = 5  # a larger rest of an attack bonus is not a magic weapon or a style


def of_attack(
    actor: CreatureCombatState,
    target: CreatureCombatState,
    attack: AttackRoll,
    to_hit: i64,
    weapon: Attack | None,
) -> RollTerms:
    """The terms of a described attack roll."""
    edge = attack.advantage()
    parts = _to_hit_parts(actor.sheet, to_hit, weapon)
    penalty: i64 = saves.exhaustion_penalty(actor)
    _add(parts, "exhaustion", -penalty)
    _add(parts, "strength", attack.bonus - to_hit + penalty)
    for place, condition in enumerate(actor.conditions):
        rule = condition.rule
        if attack_roll.helps_attack(actor, place) and attack_roll.helps_with(rule, attack):
            _add_effect(parts, condition.name, rule.attack.bonus, rule.attack.dice, rule.subtracts_dice)
    return RollTerms(
        DICE[edge + 1],
        int(attack.bonus),
        tuple(parts),
        _keep(edge),
        _attack_reasons(actor, target, attack, attack.advantages, weapon, 1),
        _attack_reasons(actor, target, attack, attack.disadvantages, weapon, -1),
        "ac",
        int(attack.ac),
        tuple(armour_parts(target, attack.cover)),
        int(attack.cover),
        int(attack.distance_ft),
    )


def _attack_reasons(
    actor: CreatureCombatState,
    target: CreatureCombatState,
    attack: AttackRoll,
    bits: i64,
    weapon: Attack | None,
    edge: i64,
) -> tuple[RollReason, ...]:
    # Conditions are named one by one; what remains without one comes from the attack itself.
    found: list[RollReason] = []
    by_strength = weapon is not None and weapon.by_strength
    unseen = "unseen" in attack_roll.reason_names(attack.disadvantages)
    for name in attack_roll.reason_names(bits):
        named: list[RollReason] = []
        if name == "blessed":
            for condition in actor.conditions:
                aids = attack_roll.aids(condition, by_strength, attack.ranged)
                if aids if edge > 0 else attack_roll.hinders(condition, by_strength):
                    named.append(RollReason(condition_name(condition.name), actor.creature_id))
        elif name == "marked":
            for condition in target.conditions:
                counts = attack_roll.exposes(condition, actor, unseen)
                if edge <= 0:
                    counts = attack_roll.shelters(condition, target, actor, attack.distance_ft)
                if counts:
                    named.append(RollReason(condition_name(condition.name), target.creature_id))
        found.extend(named or [RollReason(reason_name(name))])
    return tuple(found)


def _save_reasons(who: CreatureCombatState, test: SaveTest, bits: i64, edge: i64) -> tuple[RollReason, ...]:
    found: list[RollReason] = []
    for name in saves.reason_names(bits):
        named: list[RollReason] = []
        if name == "condition":
            for condition in who.conditions:
                aids = saves.aids(who, condition, test.ability)
                if aids if edge > 0 else saves.hinders(condition, test.ability):
                    named.append(RollReason(condition_name(condition.name), who.creature_id))
        found.extend(named or [RollReason(reason_name(name))])
    return tuple(found)


def _to_hit_parts(sheet: Sheet, to_hit: i64, weapon: Attack | None) -> list[RollPart]:
    # A bonus that the sheet gives as one number is split where the ability and the proficiency explain it.
    modifier: i64 = sheet.spell_modifier if weapon is None else weapon.modifier
    rest: i64 = to_hit - modifier - sheet.proficiency
    if modifier == 0 or not 0 <= rest <= LARGEST_EXTRA:
        return [_part("attack", to_hit)]
    parts = [_ability_part(sheet, modifier, weapon), _part("proficiency", sheet.proficiency)]
    _add(parts, "attack", rest)
    return parts


def _ability_part(sheet: Sheet, modifier: i64, weapon: Attack | None) -> RollPart:
    if weapon is not None:
        ability = STR if weapon.by_strength or sheet.mods[DEX] != modifier else DEX
        return RollPart(_ability_name(ability), int(modifier))
    casting = [each for each in (INT, WIS, CHA) if sheet.mods[each] == modifier]
    return RollPart(_ability_name(casting[0]), int(modifier)) if casting else _part("attack", modifier)


def _ability_name(ability: i64) -> Message:
    name = ABILITIES[ability]
    return Message("part-ability", {"ability": name, "text": name})


def armour_parts(who: CreatureCombatState, cover: i64 = 0) -> list[RollPart]:
    """The parts of a creature's Armor Class, with its cover."""
    found: list[tuple[str, int]] = []
    attack_roll.armour_class(who, found)
    parts: list[RollPart] = []
    for name, value in found:
        known = name in ("armour", "minimum")
        parts.append(_part(name, value) if known else RollPart(condition_name(name), value))
    if cover > 0:
        parts.append(RollPart(Message("part-cover", {"cover": str(int(cover)), "text": "cover"}), int(cover)))
    return parts


def of_save(state: CombatState, who: CreatureCombatState, test: SaveTest, shown_dc: bool = True) -> RollTerms:
    """The terms of a described saving throw."""
    edge = test.advantage()
    ability: i64 = test.ability
    modifier, bonus = who.sheet.mods[ability], who.sheet.saves[ability]
    parts = [RollPart(_ability_name(ability), modifier)]
    _add(parts, "proficiency", bonus - modifier)
    penalty: i64 = saves.exhaustion_penalty(who)
    aura: i64 = protection.save_bonus(state, who)
    raised: i64 = saves.strength_increase(who, ability)
    _add(parts, "exhaustion", -penalty)
    _add(parts, "protection", aura)
    _add(parts, "strength", raised)
    _add(parts, "effect", test.bonus - bonus + penalty - aura - raised)
    for place, condition in enumerate(who.conditions):
        rule = condition.rule
        if saves.helps_save(who, place):
            flat: i64 = saves.flat_bonus(rule.save, ability)
            _add_effect(parts, condition.name, flat, rule.save.dice, rule.subtracts_dice)
    return RollTerms(
        DICE[edge + 1],
        int(test.bonus),
        tuple(parts),
        _keep(edge),
        _save_reasons(who, test, test.advantages, 1),
        _save_reasons(who, test, test.disadvantages, -1),
        "dc" if shown_dc else "",
        int(test.dc) if shown_dc else 0,
    )


def _keep(edge: i64) -> Any:
    return KEEP[edge + 1]


def _part(name: str, value: i64) -> RollPart:
    return RollPart(Message(f"part-{name}", {"text": name}), int(value))


def _add(parts: list[RollPart], name: str, value: i64) -> None:
    if value != 0:
        parts.append(_part(name, value))


def _add_effect(parts: list[RollPart], name: str, bonus: i64, dice: Pool | None, subtracts: bool) -> None:
    if bonus != 0:
        parts.append(RollPart(condition_name(name), int(bonus)))
    if dice is not None:
        text = dice.text()
        parts.append(RollPart(condition_name(name), dice=f"-{text}" if subtracts else text))


def reason_name(name: str) -> Message:
    """Name a reason for Advantage or Disadvantage."""
    return Message("edge", {"edge": name, "text": name.replace("_", " ")})


# Rolls that happened


TESTS: Final = ("INITIATIVE_ROLLED", "ATTACK_ROLLED", "SAVE_ROLLED", "CHECK_ROLLED", "DEATH_SAVE")
HURTS: Final = ("DAMAGE_DEALT", "HEALED")


def of_events(cast: Names, events: "Sequence[Any]", rolls: "Sequence[Rolled]") -> list[RollDetail]:
    """Which event each roll belongs to, by its place, and the parts of its bonus.

    A d20 belongs to the next test. Other dice belong to that test as long as they have another reason, as
    those of Bless do; all others to the damage or healing that follows.
    """
    found: list[RollDetail] = []
    test = -1
    reason = ""
    dealt = False  # dice of damage have been rolled since the last test
    for roll in rolls:
        if "d20" in roll.formula and not (reason == roll.reason and _is_luck(events, test, roll)):
            test = _next(events, TESTS, test, roll)
            reason, dealt = roll.reason, False
            found.append(RollDetail(test))
            continue
        dealt = dealt or test < 0 or roll.reason == reason or roll.reason == "sneak attack"
        place = _next(events, HURTS, test, None) if dealt else test
        found.append(RollDetail(place))
    _pair(events, found)
    for at, detail in enumerate(found):
        if "d20" in rolls[at].formula and detail.event >= 0:
            event = events[detail.event]
            added = [
                rolls[other]
                for other in range(len(rolls))
                if other != at and found[other].event == detail.event
            ]
            parts = tuple(_event_parts(cast, event, rolls[at], added))
            found[at] = RollDetail(
                detail.event, parts, _goal_parts(event), _reasons(event, "up"), _reasons(event, "down")
            )
    return found


def _pair(events: "Sequence[Any]", found: list[RollDetail]) -> None:
    # As many rolls as wounds in a row, such as those of magic missiles, belong to one wound each.
    start = 0
    while start < len(found):
        first = found[start].event
        end = start + 1
        while end < len(found) and found[end].event == first:
            end += 1
        wounds: list[int] = []
        for place in range(first, len(events) if first >= 0 else first):
            kind = events[place].get("type") if isinstance(events[place], dict) else ""
            if kind in TESTS:
                break
            if kind in HURTS:
                wounds.append(place)
        if 1 < end - start == len(wounds):
            for at in range(len(wounds)):
                found[start + at] = RollDetail(wounds[at])
        start = end


def _is_luck(events: "Sequence[Any]", test: int, roll: Rolled) -> bool:
    # Luck rerolls a 1 of the same test.
    return test >= 0 and events[test].get("natural", 0) == roll.total and len(roll.faces) == 1


def _next(events: "Sequence[Any]", kinds: "tuple[str, ...]", after: int, roll: Rolled | None) -> int:
    for place in range(after + 1, len(events)):
        event = events[place]
        if isinstance(event, dict) and event.get("type") in kinds:
            natural = event.get("natural")
            if roll is None or natural is None or natural in roll.faces or natural == roll.total:
                return place
    return -1


def _event_parts(cast: Names, event: Any, roll: Rolled, added: "list[Rolled]") -> list[RollPart]:
    sheet = cast.sheet(str(event.get("actor_id") or event.get("creature_id", "")))
    total = event.get("total")
    if sheet is None or total is None or total < 0:
        return []
    kind = str(event["type"])
    parts: list[RollPart] = []
    if kind == "ATTACK_ROLLED":
        weapon = sheet.attack(str(event["weapon"]))
        to_hit: i64 = sheet.spell_attack if weapon is None else weapon.to_hit
        parts = _to_hit_parts(sheet, to_hit, weapon)
    elif kind == "SAVE_ROLLED" and event["ability"] in ABILITIES:
        ability: i64 = ABILITIES.index(event["ability"])
        parts = [RollPart(_ability_name(ability), sheet.mods[ability])]
        _add(parts, "proficiency", sheet.saves[ability] - sheet.mods[ability])
    elif kind == "INITIATIVE_ROLLED":
        parts = [RollPart(_ability_name(DEX), sheet.mods[DEX])]
    elif kind == "CHECK_ROLLED" and event["skill"] in SKILLS:
        skill = str(event["skill"])
        ability = SKILLS[skill]
        bonus = sheet.skills.get(skill, sheet.mods[ability])
        parts = [RollPart(Message("part-skill", {"skill": skill, "text": skill}), bonus)]
    rest: i64 = total - roll.total
    for part in parts:
        rest -= part.value
    for other in added:
        parts.append(RollPart(messages.reason(cast, other.reason), _sign(rest, other.total), other.formula))
        rest -= _sign(rest, other.total)
    _add(parts, "effect", rest)
    return parts


def _goal_parts(event: Any) -> tuple[RollPart, ...]:
    # The Armor Class behind cover.
    cover = int(event.get("cover", 0))
    if cover <= 0 or "ac" not in event:
        return ()
    behind = Message("part-cover", {"cover": str(cover), "text": "cover"})
    return (_part("armour", int(event["ac"]) - cover), RollPart(behind, cover))


def _reasons(event: Any, side: str) -> tuple[RollReason, ...]:
    return tuple([RollReason(reason_name(str(name))) for name in event.get(side, ())])


def _sign(rest: i64, value: int) -> int:
    # Dice of Bane and the like are subtracted.
    return -value if rest < 0 else value
