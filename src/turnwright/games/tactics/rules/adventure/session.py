"""An input of an adventure: a fight by the rules of combat, everything else by those of scenes."""

from typing import Any, Final

from turnwright.games.tactics.commands import (
    CombatEnd,
    CombatStart,
    EndTurn,
    MeleeAttack,
    Move,
    NpcDialogue,
    RangedAttack,
    SavingThrow,
    SceneEffect,
    SceneEvent,
    SkillCheck,
)
from turnwright.games.tactics.content.adventures import DEFEAT
from turnwright.games.tactics.rules import scenes
from turnwright.games.tactics.rules.adventure import hand, happenings, knowledge, peace, stage, triggers
from turnwright.games.tactics.rules.adventure.triggers import Occasions, Step
from turnwright.games.tactics.rules.combat import actions, attack_action, hiding, weapon_attack
from turnwright.games.tactics.rules.core import position, saves
from turnwright.games.tactics.rules.movement import walk
from turnwright.games.tactics.srd import COMBAT, DOWNTIME
from turnwright.games.tactics.state import MASTER, PARTY, AdventureState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

OF_THE_MASTER: Final = (
    CombatStart,
    CombatEnd,
    SceneEvent,
    SceneEffect,
    SkillCheck,
    SavingThrow,
    *hand.ANYTIME,
)
PERCEPTION: Final = "perception"
MOST_FIGHTS: Final = 8  # that one input can end or begin


def carry_out(state: AdventureState, seat: int, command: Any, ctx: Context) -> None:
    """Carry out an intent of a seat, and everything that follows from it."""
    if state.ending != "":
        raise Rejected("wrong-scene", "the adventure is over", "intent")
    if ctx.heard:
        ctx = knowledge.FilteredContext(state, ctx)
    if state.burst_of != "" and type(command) is not EndTurn:
        state.forget_burst()
    came = Occasions()
    kind = type(command)
    if kind in OF_THE_MASTER:
        if seat != MASTER:
            raise Rejected("not-yours", "only the game master can do this", "intent", [MASTER])
        _of_the_master(state, command, came, ctx)
    elif kind is NpcDialogue:
        peace.talk(state, seat, command, came, ctx)
        if seat != MASTER:
            stage.spend_time(state, ctx)
    elif state.scene == COMBAT:
        _in_combat(state, seat, command, came, ctx)
        if state.reason == "" and not stage.adventure_of(state).watched[state.scene_id]:
            return
    elif scenes.breaks_peace(state, seat, command):
        came.actor = state.get(command.actor)
        stage.clear_fight(state)
        scenes.begin_combat(state, [], scenes.ATTACK, ctx, command.actor)
    else:
        peace.carry_out(state, seat, command, came, ctx)
        stage.spend_time(state, ctx)
    _settle(state, came, ctx)
    if seat != MASTER and state.scene != COMBAT and state.ending == "":
        peace.pass_time(state, ctx)
    # No creature is left that could act: the dead and the dying do not finish an adventure.
    if state.ending == "" and state.scene != COMBAT and not _can_go_on(state):
        peace.pass_time(state, ctx)
        if not _can_go_on(state):
            stage.end(state, DEFEAT, ctx)


def _can_go_on(state: AdventureState) -> bool:
    return any(who.can_act() for who in stage.heroes(state))


def _settle(state: AdventureState, came: Occasions, ctx: Context) -> None:
    # A fight that has ended, then triggers, which may begin another.
    for _ in range(MOST_FIGHTS):
        if state.reason != "" and state.ending == "":
            part = stage.aftermath(state, ctx)
            if part != "" and state.ending == "":
                entry = stage.scene_of(state)
                follows = entry.won if part == stage.WON else entry.lost
                happenings.happen(state, follows, part, None, ctx)
        if state.scene != COMBAT:
            stage.note_fates(state)
        triggers.set_off(state, came, ctx)
        if state.reason == "" or state.ending != "":
            break


def _in_combat(state: AdventureState, seat: int, command: Any, came: Occasions, ctx: Context) -> None:
    # A walk over watched cells sets triggers off when it is over; so does a hero who was moved onto one.
    came.actor = state.get(getattr(command, "actor", ""))
    watched = _watched(state)
    if not watched:
        actions.carry_out(state, seat, command, ctx)
        return
    path = _path_of(state, came.actor, command, watched)
    before = [int(who.cell) for who in state.participants]
    actions.carry_out(state, seat, command, ctx)
    for at, cell in enumerate(before):
        who = state.participants[at]
        now = int(who.cell)
        if now == cell or who.side != PARTY or not who.here():
            continue
        walked = who is came.actor and now in path
        came.steps += [Step(who, each) for each in (path[: path.index(now) + 1] if walked else [now])]


def _watched(state: AdventureState) -> list[Any]:
    # The triggers of the scene that watch cells and may still fire.
    if "entered" not in stage.adventure_of(state).watched[state.scene_id]:
        return []
    found: list[Any] = []
    for name, trigger in stage.scene_of(state).triggers.items():
        if trigger.on == "entered" and not stage.is_done(state, name):
            found.append(trigger)
    return found


def _path_of(
    state: AdventureState, who: CreatureCombatState | None, command: Any, watched: list[Any]
) -> list[int]:
    # The cells that an intent leads a hero over, unless something stops it; none if nothing is watched near.
    if who is None or who.side != PARTY or state.active() is not who or not _is_near(state, who, watched):
        return []
    try:
        if isinstance(command, Move):
            return walk.route_of(state, who, command).path
        if isinstance(command, (MeleeAttack, RangedAttack)) and command.move_required:
            melee = isinstance(command, MeleeAttack)
            weapon = weapon_attack.weapon_for(who, command.weapon, melee)
            target = attack_action.target_of(state, who, command.target, weapon, melee)
            route = walk.route_into_reach(state, who, target, weapon, melee)
            return [] if route is None else route.path
    except Rejected:
        pass  # the rules of combat say why
    return []


def _is_near(state: AdventureState, who: CreatureCombatState, watched: list[Any]) -> bool:
    # Whether a watched cell is within the movement that is left.
    x, y = position.coord(state, who.cell)
    steps = int(who.remaining_movement_ft) // position.BESIDE
    for trigger in watched:
        for left, top, right, bottom in trigger.cells:
            if left - steps <= x <= right + steps and top - steps <= y <= bottom + steps:
                return True
    return False


def _of_the_master(state: AdventureState, command: Any, came: Occasions, ctx: Context) -> None:
    kind = type(command)
    scene = stage.scene_of(state)
    if kind is SceneEvent:
        legal = events(state)
        if command.event not in legal:
            raise Rejected("unknown-event", f"the scene has no event {command.event[:60]!r}", "event", legal)
        triggers.fire(state, command.event, happenings.next_hero(state), ctx)
    elif kind is SceneEffect:
        if command.effect not in scene.effects:
            reason = f"the scene has no effect {command.effect[:60]!r}"
            raise Rejected("unknown-effect", reason, "effect", list(scene.effects))
        happenings.take_effect(state, command.effect, happenings.next_hero(state), ctx)
        _after_harm(state, ctx)
    elif kind is CombatStart:
        if state.scene not in (COMBAT, DOWNTIME) and not stage.can_fight(state):
            raise Rejected("wrong-scene", "there are no foes here to fight", "intent")
        if state.scene not in (COMBAT, DOWNTIME):
            stage.clear_fight(state)
        scenes.start_combat(state, MASTER, command, ctx)
    elif kind in hand.ANYTIME:
        hand.carry_out(state, command, ctx)
        _after_harm(state, ctx)
    elif kind is SkillCheck:
        _check(state, command, came, ctx)
    else:
        actions.carry_out(state, MASTER, command, ctx)


def _check(state: AdventureState, command: SkillCheck, came: Occasions, ctx: Context) -> None:
    # Perception finds those in hiding, as the Search action does; a trigger may wait for any skill.
    total = saves.requested_roll(state, MASTER, command, ctx)
    skill = command.skill.lower()
    came.actor = state.get(command.actor)
    came.note_check(total >= command.dc, skill)
    if skill == PERCEPTION and came.actor is not None:
        for foe in hiding.found_by(state, came.actor, total):
            hiding.show(state, foe, ctx)


def _after_harm(state: AdventureState, ctx: Context) -> None:
    # In a fight the harm may have ended it, or the turn of the creature that it felled.
    if state.scene != COMBAT or state.reason != "":
        return
    who = state.active()
    if who is None:
        return
    actions.after_harm(state, who, ctx)


def events(state: AdventureState) -> list[str]:
    """The events that the master may let happen: declared ones, and those whose occasion has come."""
    found = list(state.cues)
    for name, trigger in stage.scene_of(state).triggers.items():
        waits = trigger.on == "event" and name not in found and not stage.is_done(state, name)
        if waits and stage.meets(state, trigger.when):
            found.append(name)
    return found
