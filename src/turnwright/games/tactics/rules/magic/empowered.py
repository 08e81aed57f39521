"""Empowered Spell: a sorcerer rolls some of a spell's damage dice again, once it has seen them.

SRD: Metamagic Options [Empowered Spell]. The dice that gain the most are rolled again first; the player
chooses how many.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.events import SpellBegun
from turnwright.games.tactics.rules.core import d20
from turnwright.games.tactics.rules.core.damage_roll import DamagePart
from turnwright.games.tactics.rules.magic import slots
from turnwright.games.tactics.sheet import Power
from turnwright.games.tactics.srd import CHA
from turnwright.games.tactics.state import CreatureCombatState
from turnwright.games.tactics.vocabulary import Pool
from turnwright.kernel.context import Context

QUESTION: Final = "empowered_spell"
NO: Final = "no"


def power_of(who: CreatureCombatState) -> Power | None:
    """The Empowered Spell of a creature that could use it now, or None."""
    power = who.sheet.empowers
    if power is None or not who.here() or not who.conscious or not slots.has_uses(who, power):
        return None
    return power


def most_dice(who: CreatureCombatState) -> i64:
    """The number of dice that may be rolled again: the Charisma modifier, at least 1."""
    charisma: i64 = who.sheet.mods[CHA]
    return charisma if charisma > 1 else 1


def offer(who: CreatureCombatState, spell: str, parts: list[DamagePart], target: str, ctx: Context) -> bool:
    """Ask how many of the dice just rolled are rolled again; whether the option was used."""
    power = power_of(who)
    if power is None:
        return False
    # Each die as its part and its place there; not those that show their maximum.
    left: list[tuple[int, int]] = []
    for at, part in enumerate(parts):
        for place, face in enumerate(part.faces):
            if part.of_spell and face < part.dice.sides:
                left.append((at, place))
    if not left:
        return False
    most: i64 = most_dice(who)
    dice: list[tuple[int, int]] = []
    while left and len(dice) < most:
        best = left[0]
        for each in left:
            best = each if _gain(parts, each) > _gain(parts, best) else best
        dice.append(best)
        left.remove(best)
    # A choice for each number of dice, with their faces and sides.
    choices: list[str] = []
    shown: list[str] = []
    for at, place in dice:
        shown.append(f"{parts[at].faces[place]}/{parts[at].dice.sides}")
        choices.append(f"{who.creature_id} {spell} {','.join(shown)}")
    chosen = ctx.ask(who.seat, QUESTION, [*choices, NO], len(choices))
    if chosen >= len(dice):
        return False
    slots.pay(who, power, 0)
    if ctx.heard:
        ctx.emit(SpellBegun(who.creature_id, power.id, 0))
    # The new rolls count, whatever they are.
    again = dice[: chosen + 1]
    for at, part in enumerate(parts):
        places = [place for each, place in again if each == at]
        if places:
            pool = Pool(len(places), part.dice.sides)
            faces = d20.throw_each(ctx, who, pool, 1, power.id, d20.OTHER, d20.DAMAGE, target)
            for number, place in enumerate(places):
                part.faces[place] = faces[number]
    return True


def _gain(parts: list[DamagePart], die: tuple[int, int]) -> i64:
    # Twice the difference between the mean of a die and the face that it shows.
    part = parts[die[0]]
    return part.dice.sides + 1 - 2 * part.faces[die[1]]
