"""The bot that is the game master: it plays the foes, lets them speak, and leads the adventure.

On its turns it decides as the planner does, and a foe near death whose side has lost surrenders. Between
turns it replies to what happened by intents of its seat, each of which a person in the seat could give: it
opens a scene with a check or a greeting, triggers declared events and effects in the course of a fight,
and ends a fight that no side continues. Its dice are its own, so that the same match has the same master.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from turnwright.games.tactics.bots import heuristic
from turnwright.games.tactics.bots.planner import Planner
from turnwright.games.tactics.commands import (
    CombatEnd,
    NpcDialogue,
    SceneEffect,
    SceneEvent,
    SkillCheck,
    Surrender,
)
from turnwright.games.tactics.content.adventures import happenings
from turnwright.games.tactics.events import (
    CheckRolled,
    CombatStarted,
    NewRound,
    SceneChanged,
    Spoke,
    TurnStart,
)
from turnwright.games.tactics.rules import mastery, scenes
from turnwright.games.tactics.rules.adventure import session, stage
from turnwright.games.tactics.rules.core import saves
from turnwright.games.tactics.srd import COMBAT, HIDDEN
from turnwright.games.tactics.state import MASTER, AdventureState, CombatState, CreatureCombatState
from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options

PERCEPTION: Final = "perception"
CALLED: Final = 15  # the DC of a check that the master calls for
EVENT_ROUND: Final = 2  # of a fight: the round in which a declared event happens...
EFFECT_ROUND: Final = 3  # ... and that in which a declared effect does
SILENT: Final = 3  # a foe speaks in one of this many turns
NEAR_DEATH: Final = 4  # a creature with this fraction of its hit points is near death
# What a creature calls out, by the reason that the heuristic bot gives for its choice.
CRIES: Final = {
    "bot-strikes": "strikes",
    "bot-shoots": "shoots",
    "bot-takes-aim": "shoots",
    "bot-casts": "casts",
    "bot-aims": "casts",
    "bot-uses": "casts",
    "bot-closes-in": "charges",
    "bot-moves-up": "charges",
    "bot-hurries": "charges",
    "bot-falls-back": "retreats",
    "bot-slips-away": "retreats",
    "bot-runs": "flees",
    "bot-flees": "flees",
    "bot-hides": "hides",
    "bot-helps": "helps",
    "bot-raises": "helps",
    "bot-comes-to-help": "helps",
    "bot-dodges": "guards",
    "bot-keeps-guard": "guards",
    "bot-waits-to-strike": "guards",
}


class Master(Planner):
    """Plays the foes as the planner does, and leads the scenes between turns."""

    name: ClassVar[str] = "master"
    reacts: ClassVar[bool] = True

    def command(self, game: Any, state: CombatState, seat: int, options: Options, dice: Dice) -> Any:
        """Choose a command."""
        who = state.active()
        if state.scene == COMBAT and who is not None and gives_up(state, who):
            return Surrender(who.creature_id)
        return Planner.command(self, game, state, seat, options, dice)

    def reaction(self, game: Any, state: CombatState, seat: int, events: Sequence[Any], dice: Dice) -> Any:
        """Return an intent of the master in reply to what has just happened, or None."""
        if seat != MASTER or state.reason != "":
            return None
        if state.scene == COMBAT:
            return _in_a_fight(game, state, events, dice)
        if isinstance(state, AdventureState) and state.ending == "":
            return _in_peace(state, events, dice)
        return None


def gives_up(state: CombatState, who: CreatureCombatState) -> bool:
    """Whether a foe surrenders: its side is losing, and it is near death."""
    losing = who.seat == MASTER and who.may_act() and mastery.would_surrender(state, who)
    return losing and who.current_hp * NEAR_DEATH <= who.max_hp


# Between fights


def _in_peace(state: AdventureState, events: Sequence[Any], dice: Dice) -> Any:
    if any(isinstance(event, Spoke) for event in events):
        return None  # one line is enough
    for event in events:
        called = isinstance(event, CheckRolled) and event.reason == PERCEPTION
        if isinstance(event, SceneChanged) or (state.acts == 1 and not called):
            return _opening(state, dice)
        if isinstance(event, CheckRolled) and not event.made and event.reason != PERCEPTION:
            # A failed check makes an event happen that the scene has declared.
            waiting = session.events(state)
            return SceneEvent(waiting[0]) if waiting else None
    return None


def _opening(state: AdventureState, dice: Dice) -> Any:
    # A scene with creatures in hiding begins with a check, any other with a line of an NPC.
    party = [who for who in stage.heroes(state) if who.can_act()]
    hidden = [who for who in state.participants if who.flags & HIDDEN and who.seat == MASTER]
    if party and hidden:
        best = party[0]
        for who in party:
            if saves.skill_bonus(who, PERCEPTION) > saves.skill_bonus(best, PERCEPTION):
                best = who
        return SkillCheck(best.creature_id, PERCEPTION, dc=CALLED)
    said = mastery.voices(state)
    return said[dice.below(len(said))] if said else None


# In a fight


def _in_a_fight(game: Any, state: CombatState, events: Sequence[Any], dice: Dice) -> Any:
    for event in events:
        if isinstance(event, CombatStarted):
            speakers = [who for who in state.participants if mastery.may_cry(who)]
            return _cry(speakers[dice.below(len(speakers))], "begins", dice) if speakers else None
    for event in events:
        if isinstance(event, NewRound):
            found = _of_the_round(state, event.round)
            if found is not None:
                return found
    for event in events:
        who = state.get(event.creature_id) if isinstance(event, TurnStart) else None
        if who is not None and who is state.active() and mastery.may_cry(who) and dice.below(SILENT) == 0:
            return _why(game, state, who, dice)
    return None


def _of_the_round(state: CombatState, number: int) -> Any:
    listed = mastery.listed(state)
    for each in listed:
        if isinstance(each, CombatEnd):
            return each
        if number == EVENT_ROUND and isinstance(each, SceneEvent):
            return each
        if number == EFFECT_ROUND and isinstance(each, SceneEffect) and _is_free(state, each.effect):
            return each
    return None


def _is_free(state: CombatState, effect: str) -> bool:
    # An effect that nothing in the scene causes is left to the master.
    if not isinstance(state, AdventureState):
        return False
    return all(each.effect != effect for _, each in happenings(stage.scene_of(state)))


def _why(game: Any, state: CombatState, who: CreatureCombatState, dice: Dice) -> Any:
    # The creature says why it acts, from the reason of the bot.
    world = game.imagine(state, who.seat, dice)
    reason = CRIES.get(heuristic.decide(world, world.arena, who.seat).why, "")
    return _cry(who, reason, dice) if reason != "" else None


def _cry(who: CreatureCombatState, reason: str, dice: Dice) -> NpcDialogue:
    return NpcDialogue(who.creature_id, f"{reason}-{1 + dice.below(scenes.WORDINGS)}")
