"""Figures of a finished fight: what each side has left, and what each creature did.

Those of an adventure also say which scenes the party reached, and how many heroes left each of them alive.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.state import AdventureState, CombatState, CreatureCombatState
from turnwright.kernel.records import Figure

OF_A_SIDE: Final = ("survivors", "hp", "slots")
OF_A_CREATURE: Final = ("dealt", "taken", "kills", "died")
OF_A_SCENE: Final = "heroes"
PARTY: Final = 1
NEVER: Final = -1  # of a scene that was not reached


def listed(state: CombatState) -> list[Figure]:
    """Name the figures in the order of `counted`: the game master's side, the party, each creature."""
    found = [Figure(side, name) for side in (0, 1) for name in OF_A_SIDE]
    for who in _roster(state):
        names = [*OF_A_CREATURE, "hp", *(["slots"] if who.slots else [])]
        found.extend([Figure(_side(who), name, who.creature_id) for name in names])
    if isinstance(state, AdventureState):
        found += [Figure(PARTY, OF_A_SCENE, scene) for scene in _scenes(state)]
    return found


def counted(state: CombatState) -> list[int]:
    """Measure the figures of a fight; a living creature died in round -1."""
    alive = [0, 0]
    hp = [0, 0]
    slots = [0, 0]
    of_creatures: list[int] = []
    for who in _roster(state):
        left = _left(who)
        if not who.dead:
            side = _side(who)
            alive[side] += 1
            hp[side] += left[0]
            slots[side] += left[-1] if who.slots else 0
        of_creatures += [int(who.dealt), int(who.taken), int(who.kills), int(who.died)]
        of_creatures += left
    of_scenes = _survivors(state) if isinstance(state, AdventureState) else []
    return [alive[0], hp[0], slots[0], alive[1], hp[1], slots[1], *of_creatures, *of_scenes]


def _left(who: CreatureCombatState) -> list[int]:
    # The dead have nothing left.
    hp: i64 = 0 if who.dead else who.current_hp
    if not who.slots:
        return [int(hp)]
    slots: i64 = 0
    for count in who.slots:
        slots += 0 if who.dead else count
    return [int(hp), int(slots)]


def _scenes(state: AdventureState) -> list[str]:
    arena: Arena = state.arena
    return [] if arena.adventure is None else list(arena.adventure.entry.scenes)


def _survivors(state: AdventureState) -> list[int]:
    # The heroes alive when the party last left each scene, or at the end.
    found = {left.scene_id: int(left.survivors) for left in state.left_scenes}
    found[state.scene_id] = len(
        [who for who in state.participants if who.creature_id in state.experience and not who.dead]
    )
    return [found.get(scene, NEVER) for scene in _scenes(state)]


def _side(who: CreatureCombatState) -> int:
    # The game master's side comes first, as in the seats.
    return 1 - int(who.side)


def _roster(state: CombatState) -> list[CreatureCombatState]:
    # Summoned creatures are not in every fight.
    arena: Arena = state.arena
    if len(arena.roster) == len(state.participants):
        return state.participants
    return [who for who in state.participants if who.creature_id in arena.roster]
