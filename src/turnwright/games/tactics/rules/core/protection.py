"""Auras that protect allies: a bonus to saving throws, and conditions they cannot have.

SRD: Aura of Protection, Aura of Courage, Aura of Devotion, Aura of Authority.
"""

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.map.grid import side_of
from turnwright.games.tactics.rules.core import edition
from turnwright.games.tactics.sheet import Shelter
from turnwright.games.tactics.srd import AWAY
from turnwright.games.tactics.state import CombatState, CreatureCombatState


def save_bonus(state: CombatState, who: CreatureCombatState) -> i64:
    """Aura of Protection: the best bonus to a creature's saving throws where it stands."""
    best: i64 = 0
    for giver in state.participants:
        found = giver.sheet.shelter
        if found is not None and found.save_bonus > best and _covers(state, giver, found, who):
            best = found.save_bonus
    return best


def immunities(state: CombatState, who: CreatureCombatState) -> i64:
    """Aura of Courage, Aura of Devotion: the conditions that a creature cannot have here, as bits."""
    flags: i64 = 0
    for giver in state.participants:
        found = giver.sheet.shelter
        if found is not None and found.never and _covers(state, giver, found, who):
            flags |= found.never
    return flags


def gives_advantage(state: CombatState, who: CreatureCombatState) -> bool:
    """Aura of Authority: whether a creature has Advantage on attack rolls and saving throws where it is."""
    for giver in state.participants:
        found = giver.sheet.shelter
        if found is not None and found.advantage and _covers(state, giver, found, who):
            return True
    return False


def _covers(state: CombatState, giver: CreatureCombatState, found: Shelter, who: CreatureCombatState) -> bool:
    if giver.side != who.side or not _is_active(giver, found):
        return False
    # Banishment, Resilient Sphere: nothing passes between two places.
    if giver is not who and (giver.flags | who.flags) & AWAY:
        return False
    if giver is who:
        return True
    # Areas of Effect [Emanation]: walls shadow it, and it reaches as far up and down.
    apart: i64 = giver.altitude_ft - who.altitude_ft
    if (apart if apart > 0 else -apart) > found.feet:
        return False
    arena: Arena = state.arena
    ours, theirs = side_of(giver.sheet.size), side_of(who.sheet.size)
    return areas.emanates_to(arena.grid, found.feet, giver.cell, ours, who.cell, theirs)


def _is_active(giver: CreatureCombatState, found: Shelter) -> bool:
    # Aura of Protection: not while Incapacitated; in 5.1, not while Unconscious.
    if giver.can_act():
        return True
    return (
        edition.of(giver).auras_need_consciousness
        and not found.advantage
        and giver.stands()
        and giver.conscious
    )
