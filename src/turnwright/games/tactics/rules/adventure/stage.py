"""The scene of an adventure and the party in it: changing scenes, fights and their aftermath, and the end.

A change of scene follows the order of scenes; only the master can force another.
"""

from typing import Any, Final

from turnwright.games.tactics.arena import Adventure, Arena
from turnwright.games.tactics.content.adventures import DEFEAT, TIME_UP, TRANSITIONS
from turnwright.games.tactics.events import (
    AdventureEnded,
    ExperienceGained,
    SceneChanged,
    SceneText,
)
from turnwright.games.tactics.rules import scenes
from turnwright.games.tactics.rules.combat import outcome
from turnwright.games.tactics.rules.core import conditions, dying, healing, position
from turnwright.games.tactics.srd import COMBAT, EXPLORATION, SOCIAL
from turnwright.games.tactics.state import (
    FOES,
    NO_INDEX,
    PARTY,
    AdventureState,
    CreatureCombatState,
    LeftScene,
    experience_mark,
)
from turnwright.kernel.context import Context

WINNERS: Final = {"party": PARTY, "foes": FOES, "none": NO_INDEX}
WON: Final = "won"
ARRIVED: Final = "arrived"
TRIED: Final = "-tried"  # after the name of a thing or a line that was tried
LASTS: Final = "-lasts"  # after the name of a trigger whose occasion has come and has not passed yet
# Ways out of a fight that end with it.
BACK: Final = ("fled", "aside")


def adventure_of(state: AdventureState) -> Adventure:
    """The adventure that is played."""
    arena: Arena = state.arena
    found = arena.adventure
    assert found is not None
    return found


def scene_of(state: AdventureState) -> Any:
    """The entry of the scene that the party is in."""
    return adventure_of(state).entry.scenes[state.scene_id]


def text_id(state: AdventureState, *parts: str) -> str:
    """The id of the message for a text of the scene."""
    return "-".join(["tale", adventure_of(state).entry.id, state.scene_id, *parts])


def say(state: AdventureState, text: str | None, part: str, ctx: Context) -> None:
    """Read a text of the scene out."""
    if text is not None and ctx.heard:
        ctx.emit(SceneText(text_id(state, part), text))


def description(state: AdventureState) -> tuple[str, str]:
    """How the scene looks now, with the id of its message: later texts replace the first."""
    entry = scene_of(state)
    found = (text_id(state, "says"), str(entry.says))
    for name, later in entry.later.items():
        if meets(state, later.when):
            found = (text_id(state, name), str(later.says))
    return found


def heroes(state: AdventureState) -> list[CreatureCombatState]:
    """The heroes of the adventure, also the dead; creatures that they have summoned do not count."""
    return [who for who in state.participants if who.creature_id in state.experience]


def leader_of(state: AdventureState, hero: CreatureCombatState) -> int:
    """The seat that leads a hero between fights: its own, unless one seat leads all of them."""
    leader = adventure_of(state).leader
    return int(hero.seat) if leader == 0 else leader


def is_done(state: AdventureState, what: str) -> bool:
    """Whether something of this scene has happened already."""
    return f"{state.scene_id}/{what}" in state.done


def mark_done(state: AdventureState, what: str) -> None:
    """Note that something of this scene has happened."""
    if not is_done(state, what):
        state.done.append(f"{state.scene_id}/{what}")


def forget(state: AdventureState, what: str) -> None:
    """Note that something of this scene may happen once more."""
    if is_done(state, what):
        state.done.remove(f"{state.scene_id}/{what}")


def renew(state: AdventureState, occasion: str) -> None:
    """Let an occasion come anew, for the triggers that fire each time."""
    for name, trigger in scene_of(state).triggers.items():
        if trigger.on == occasion:
            forget(state, f"{name}{LASTS}")


def meets(state: AdventureState, when: Any) -> bool:
    """Whether a requirement is met."""
    for flag in when.flags:
        if flag not in state.story_flags:
            return False
    for flag in when.unless:
        if flag in state.story_flags:
            return False
    return state.coins >= when.coins and all(holds(state, item) for item in when.items)


def holds(state: AdventureState, item: str) -> bool:
    """Whether the party holds an item."""
    if state.bag.get(item, 0) > 0:
        return True
    return any(who.items.get(item, 0) > 0 for who in heroes(state) if not who.dead)


# Changing scenes


def may_follow(state: AdventureState, scene_id: str) -> bool:
    """Whether the order of scenes allows a change from the present scene."""
    kind: str = adventure_of(state).entry.scenes[scene_id].kind
    return kind in TRANSITIONS[state.scene]


def enter(state: AdventureState, scene_id: str, ctx: Context, forced: bool = False) -> None:
    """Take the party to a scene; those who stay behind are found there again."""
    adventure = adventure_of(state)
    entry = adventure.entry.scenes[scene_id]
    party = heroes(state)
    left = LeftScene(state.scene_id)
    left.creatures = [who for who in state.participants if who.side != PARTY]
    left.open_doors = state.open_doors
    left.survivors = len([who for who in party if not who.dead])
    state.left_scenes = [each for each in state.left_scenes if each.scene_id != state.scene_id]
    state.left_scenes.append(left)
    state.came_from = state.scene_id
    state.scene_id = scene_id
    arena: Arena = adventure.arenas[scene_id]
    others = [adventure.cast[token.id].clone() for token in entry.creatures]
    state.open_doors = list(arena.open_doors)
    for each in state.left_scenes:
        if each.scene_id == scene_id:
            others = [creature.clone() for creature in each.creatures]
            state.open_doors = each.open_doors
    state.left_scenes = [each for each in state.left_scenes if each.scene_id != scene_id]
    state.participants = others + party
    state.participants.sort(key=_by_id)
    clear_fight(state)
    state.scene = EXPLORATION if entry.kind == COMBAT else entry.kind
    state.cues = []
    state.helped = ""
    renew(state, ARRIVED)
    attach(state)
    # The living arrive together, those who fled before as well.
    for who in party:
        who.cell = -1
    for at, who in enumerate(party):
        if who.dead:
            who.cell = arena.grid.cell(entry.arrivals[at][0], entry.arrivals[at][1])
            continue
        who.gone = ""
        who.altitude_ft = 0
        cell = arena.grid.cell(entry.arrivals[at][0], entry.arrivals[at][1])
        who.cell = position.room_at_or_near(state, who, cell)
    if ctx.heard:
        ctx.emit(SceneChanged(scene_id, entry.kind, text_id(state, "name"), entry.name, forced))
    if ctx.heard:
        told, text = description(state)
        ctx.emit(SceneText(told, text))
    if entry.kind == COMBAT:
        fight(state, "", ctx)


def _by_id(who: CreatureCombatState) -> str:
    return who.creature_id


def attach(state: AdventureState) -> None:
    """Give the creatures of a scene their sheets and places in its arena."""
    arena: Arena = adventure_of(state).arenas[state.scene_id]
    state.arena = arena.with_doors(state.open_doors)
    state.seat_participants()
    for who in state.participants:
        conditions.attach(who, arena)
        # Creatures of the scene before are not here.
        for condition in who.conditions:
            condition.source = NO_INDEX
            condition.turn_of = NO_INDEX
            condition.against = NO_INDEX


def clear_fight(state: AdventureState) -> None:
    """Forget the last fight."""
    state.initiative_order = []
    state.active_index = NO_INDEX
    state.zones = []
    state.forget_burst()
    state.rounds += state.round
    state.round = 0
    state.reason = ""
    state.winner = NO_INDEX
    state.quiet = 0


# Fights


def can_fight(state: AdventureState) -> bool:
    """Whether both sides have a creature that can fight here."""
    return any(who.side == PARTY and who.stands() for who in state.participants) and any(
        who.side != PARTY and who.stands() for who in state.participants
    )


def fight(state: AdventureState, surprises: str, ctx: Context) -> None:
    """Begin a fight with all creatures of the scene, unless one is under way or no foe is there."""
    if state.scene == COMBAT or not can_fight(state):
        return
    surprised = [
        who.creature_id
        for who in state.participants
        if surprises != "" and (who.side == PARTY) == (surprises == "party")
    ]
    clear_fight(state)
    scenes.begin_combat(state, surprised, state.scene_id, ctx)


def aftermath(state: AdventureState, ctx: Context) -> str:
    """Go on after a fight; the part of the scene that follows: `won`, `lost`, or none."""
    winner, entry = state.winner, scene_of(state)
    clear_fight(state)
    state.scene = SOCIAL
    note_fates(state)
    party = heroes(state)
    gain_experience(state, _overcome(state), ctx)
    standing = [who for who in party if not who.dead and who.current_hp > 0]
    if winner == PARTY or (winner == NO_INDEX and any(who.gone == "" for who in standing)):
        # The dying are stabilized, and heroes who fled come back.
        for who in party:
            if not who.dead:
                who.gone = ""
                if who.dying():
                    dying.stabilize(state, who, ctx)
        if winner == PARTY:
            mark_done(state, WON)
            renew(state, WON)
            return WON
        return ""
    if entry.lost is not None and any(not who.dead for who in party):
        for who in party:
            if not who.dead:
                who.gone = ""
                healing.heal(state, who, 1 if who.current_hp == 0 else 0, ctx)
        return "lost"
    escaped = [who for who in standing if who.gone in BACK]
    if escaped and state.came_from != "":
        # Heroes at 0 Hit Points are left behind, and die.
        for who in party:
            if not who.dead and who.current_hp == 0:
                dying.die(state, who, None, ctx)
        enter(state, state.came_from, ctx)
        return ""
    end(state, DEFEAT, ctx)
    return ""


def break_off(state: AdventureState, reason: str, ctx: Context) -> None:
    """End a fight that the story interrupts, if one is under way: before the scene changes, or at the end."""
    if state.scene == COMBAT:
        outcome.end(state, ctx, reason, NO_INDEX)
        clear_fight(state)
        note_fates(state)
        gain_experience(state, _overcome(state), ctx)


def note_fates(state: AdventureState) -> None:
    """Set the flag of each creature that is out of the fight: dead, fled, surrendered or captured."""
    for who in state.participants:
        if who.side == PARTY or (not who.dead and who.gone == ""):
            continue
        flag = f"{who.creature_id}_{'dead' if who.dead else who.gone}"
        if flag not in state.story_flags:
            state.story_flags.append(flag)


def _overcome(state: AdventureState) -> int:
    total = 0
    for who in outcome.overcome(state):
        state.done.append(experience_mark(who.creature_id))
        total += int(who.sheet.xp)
    return total


def gain_experience(state: AdventureState, total: int, ctx: Context) -> None:
    """Share experience among the living heroes."""
    living = [who for who in heroes(state) if not who.dead]
    if total <= 0 or not living:
        return
    each = total // len(living)
    for who in living:
        state.experience[who.creature_id] += each
    if ctx.heard:
        ctx.emit(ExperienceGained(each, tuple([who.creature_id for who in living])))


# The end


def end(state: AdventureState, end_id: str, ctx: Context) -> None:
    """End the adventure."""
    known = adventure_of(state).entry.ends.get(end_id)
    winner = "none" if known is None else known.winner
    break_off(state, outcome.STORY, ctx)
    state.ending = end_id
    state.reason = end_id
    state.winner = WINNERS[winner]
    state.cues = []
    if ctx.heard:
        told = "-".join(["tale", adventure_of(state).entry.id, "end", end_id])
        ctx.emit(AdventureEnded(end_id, winner, told, "" if known is None else known.says))


def spend_time(state: AdventureState, ctx: Context) -> None:
    """Count a command outside of combat; an adventure does not go on for ever."""
    state.acts += 1
    if state.acts >= adventure_of(state).entry.most_acts and state.ending == "":
        end(state, TIME_UP, ctx)
