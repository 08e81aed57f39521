"""The options of a seat outside of combat, and of the master at any time."""

from typing import Any, Final

from turnwright.games.tactics.commands import (
    CantripCast,
    ChangeScene,
    CombatEnd,
    CombatStart,
    Help,
    InteractObject,
    MasterAdd,
    MasterDamage,
    MasterHeal,
    MasterHide,
    MasterRemove,
    MasterReveal,
    Move,
    NpcDialogue,
    Rest,
    SceneEvent,
    Search,
    SetFlag,
    SpellCast,
    Travel,
    UseItem,
)
from turnwright.games.tactics.content.adventures import flags_set
from turnwright.games.tactics.rules import mastery
from turnwright.games.tactics.rules.adventure import peace, rests, stage
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.movement import doors, walk
from turnwright.games.tactics.srd import COMBAT, CONDITIONS, DOWNTIME, HIDDEN
from turnwright.games.tactics.state import MASTER, AdventureState, CreatureCombatState

AMOUNTS: Final = (1, 5, 10)


def to_act(state: AdventureState) -> list[int]:
    """The seats that an adventure waits for outside of combat: the players, and the master with a cue."""
    if state.ending != "":
        return []
    seats = [MASTER] if state.cues else []
    for who in stage.heroes(state):
        leader = stage.leader_of(state, who)
        if who.can_act() and leader not in seats:
            seats.append(leader)
    return sorted(seats)


def of_seat(state: AdventureState, seat: int) -> list[Any]:
    """The intents of a seat outside of combat, those that change the scene first."""
    if state.ending != "":
        return []
    if seat == MASTER:
        return [SceneEvent(name) for name in state.cues]
    found: list[Any] = []
    heroes = peace.playable(state, seat)
    for who in heroes:
        found += _things(state, who)
    for who in heroes:
        found += _powers(state, who)
    for who in heroes:
        friends = [each for each in stage.heroes(state) if each is not who and each.can_act()]
        found += [Help(who.creature_id, friend.creature_id) for friend in friends]
        found.append(Search(who.creature_id))
    if heroes:
        leader = heroes[0].creature_id
        found += [Rest(leader, "SHORT" if kind == rests.SHORT else "LONG") for kind in rests.allowed(state)]
        found += _travels(state, heroes)
    for who in heroes:
        if position.speed(who) > 0:
            cells = peace.reach_of(state, who).stops()[1:]
            found += [Move(who.creature_id, walk.write_cell(state, cell)) for cell in cells]
    return found


def _travels(state: AdventureState, heroes: list[CreatureCombatState]) -> list[Any]:
    # Each exit with the first hero who can lead the party there.
    found: list[Any] = []
    taken: list[str] = []
    for who in heroes:
        for name in peace.ways(state, who):
            if name not in taken:
                taken.append(name)
                found.append(Travel(who.creature_id, name))
    return found


def _things(state: AdventureState, who: CreatureCombatState) -> list[Any]:
    actor = who.creature_id
    found: list[Any] = []
    entry = stage.scene_of(state)
    for name in peace.npcs(state):
        at = peace.place_of(state, name)
        if peace.way_to(state, who, at[0], at[1]) is not None:
            found += [NpcDialogue(name, line, actor) for line in peace.lines(state, name)]
    for intent, kind in peace.KINDS.items():
        for name in peace.things(state, kind):
            at = entry.things[name].at
            if peace.way_to(state, who, at[0], at[1]) is not None:
                found.append(intent(actor, name))
    for door in state.arena.doors:
        x, y = position.coord(state, door)
        free = doors.in_the_way(state, who, door) is None
        if free and peace.way_to(state, who, x, y) is not None:
            found.append(InteractObject(actor, doors.name_of(state, door)))
    return found


def _powers(state: AdventureState, who: CreatureCombatState) -> list[Any]:
    found: list[Any] = []
    for power in who.sheet.powers:
        if not peace.makes_sense(power):
            continue
        for patient in peace.patients(state, who, power):
            if power.kind == "item":
                found.append(UseItem(who.creature_id, power.id, patient.creature_id))
            elif power.kind == "spell" and power.level == 0:
                found.append(CantripCast(who.creature_id, power.id, patient.creature_id))
            else:
                found.append(SpellCast(who.creature_id, power.id, 0, patient.creature_id))
    return found


# The master


def of_the_master(state: AdventureState) -> list[Any]:
    """The options of the master at any time; placing and moving take a cell, and are typed."""
    if state.ending != "":
        return []
    found = mastery.of_the_scene(state)
    if state.scene == COMBAT:
        found.append(CombatEnd())
    elif state.scene != DOWNTIME and stage.can_fight(state):
        found.append(CombatStart())
    found += mastery.voices(state)
    found += [ChangeScene(name) for name in stage.adventure_of(state).entry.scenes if name != state.scene_id]
    for flag in flags_set(stage.adventure_of(state).entry):
        found.append(SetFlag(flag, flag not in state.story_flags))
    here = [who for who in state.participants if who.here()]
    for who in here:
        name = who.creature_id
        found.append(MasterReveal(name) if who.flags & HIDDEN else MasterHide(name))
        found += [MasterDamage(name, amount) for amount in AMOUNTS]
        found += [MasterHeal(name, amount) for amount in AMOUNTS if who.current_hp < who.max_hp]
        found += [MasterAdd(name, each) for each in CONDITIONS if each not in ("exhaustion", "unconscious")]
        if name not in state.experience:
            found.append(MasterRemove(name))
    return found + mastery.rolls(state)
