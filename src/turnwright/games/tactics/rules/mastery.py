"""The commands of the game master besides those of its creatures: scene, voices, and rolls to ask for.

The bot `master` chooses from this list. A person may say more: any DC, any words, and in an adventure
everything that `adventure/hand.py` allows.
"""

from typing import Any, Final

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import (
    CombatEnd,
    CombatStart,
    NpcDialogue,
    SavingThrow,
    SceneEffect,
    SceneEvent,
    SkillCheck,
    Surrender,
)
from turnwright.games.tactics.rules import scenes
from turnwright.games.tactics.rules.adventure import peace, session, stage
from turnwright.games.tactics.srd import ABILITIES, COMBAT, EXPLORATION, HIDDEN, INT, SKILLS, SOCIAL
from turnwright.games.tactics.state import MASTER, PARTY, AdventureState, CombatState, CreatureCombatState

DCS: Final = (5, 10, 15, 20, 25, 30)  # SRD: Typical Difficulty Classes
QUIET_ROUNDS: Final = 2  # without harm, after which the master may end a fight
TALKING: Final = ("humanoid", "fiend", "fey", "giant", "dragon", "celestial", "undead", "aberration")
MINDLESS: Final = ("undead", "construct", "ooze", "plant")
BEASTLY: Final = -3  # the Intelligence modifier up to which a creature does not surrender


def listed(state: CombatState) -> list[Any]:
    """Everything that the master may command now, in the order: scene, voices, rolls."""
    if state.reason != "":
        return []
    return [*of_the_scene(state), *_fight(state), *voices(state), *rolls(state)]


def of_the_scene(state: CombatState) -> list[Any]:
    """The declared events whose time has come, and the declared effects."""
    if isinstance(state, AdventureState):
        events = [SceneEvent(name) for name in session.events(state)]
        return events + [SceneEffect(name) for name in stage.scene_of(state).effects]
    arena: Arena = state.arena
    return [SceneEvent(name) for name in arena.triggers] if state.scene in (SOCIAL, EXPLORATION) else []


def _fight(state: CombatState) -> list[Any]:
    # The beginning of a fight, its end if no side continues it, and the surrender of a losing creature.
    if state.scene in (SOCIAL, EXPLORATION):
        return [CombatStart()] if not isinstance(state, AdventureState) or stage.can_fight(state) else []
    if state.scene != COMBAT:
        return []
    found: list[Any] = []
    if state.quiet >= QUIET_ROUNDS * len(state.initiative_order):
        found.append(CombatEnd())
    who = state.active()
    if who is not None and who.seat == MASTER and who.may_act() and would_surrender(state, who):
        found.append(Surrender(who.creature_id))
    return found


def would_surrender(state: CombatState, who: CreatureCombatState) -> bool:
    """Whether a creature has reason to surrender: it has a mind, is Bloodied, and its side is outnumbered."""
    if who.sheet.kind in MINDLESS or who.sheet.mods[INT] <= BEASTLY or not who.bloodied():
        return False
    friends = [each for each in state.participants if each.side == who.side and each.stands()]
    foes = [each for each in state.participants if each.side != who.side and each.stands()]
    return len(friends) < len(foes)


def voices(state: CombatState) -> list[Any]:
    """The lines that NPCs of the scene say by themselves, and the cries of the foes, each under its id."""
    found: list[Any] = []
    if isinstance(state, AdventureState):
        npcs = stage.scene_of(state).npcs
        found += [NpcDialogue(name, said) for name in peace.npcs(state) for said in npcs[name].says]
    if state.scene == COMBAT:
        for who in state.participants:
            if may_cry(who):
                found += [NpcDialogue(who.creature_id, cry) for cry in scenes.CRIES]
    return found


def may_cry(who: CreatureCombatState) -> bool:
    """Whether a creature of the master can be heard to speak: it has a mind, and is not in hiding."""
    speaks = who.sheet.kind in TALKING and who.sheet.mods[INT] > BEASTLY
    return speaks and who.seat == MASTER and who.can_act() and not who.flags & HIDDEN


def rolls(state: CombatState) -> list[Any]:
    """The checks and saving throws that each hero can be asked for, with the typical DCs."""
    found: list[Any] = []
    for who in state.participants:
        if who.side == PARTY and who.here() and not who.dead:
            for skill in SKILLS:
                found += [SkillCheck(who.creature_id, skill, dc=dc) for dc in DCS]
            for ability in ABILITIES:
                found += [SavingThrow(who.creature_id, ability, dc=dc) for dc in DCS]
    return found
