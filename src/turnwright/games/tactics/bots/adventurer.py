"""The bot of an adventure outside of combat: heroes look at everything once, rest if it helps, and go on.

The master follows the adventure: it lets every event happen whose occasion has come.
"""

from typing import Any

from turnwright.games.tactics.bots.choice import Choice
from turnwright.games.tactics.commands import (
    CantripCast,
    Help,
    NpcDialogue,
    Rest,
    SpellCast,
    Travel,
    UseItem,
)
from turnwright.games.tactics.rules.adventure import peace, rests, stage
from turnwright.games.tactics.rules.core import saves
from turnwright.games.tactics.state import MASTER, AdventureState
from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options


def decide(state: AdventureState, seat: int, options: Options, dice: Dice) -> Choice:
    """Choose the next command of a seat."""
    listed = list(options)
    if seat == MASTER:
        return Choice(listed[0], 0.0, "bot-lets-happen")
    healing = [each for each in listed if _is_healing(state, each)]
    ways = [each for each in listed if isinstance(each, Travel)]
    resting = [each for each in listed if isinstance(each, Rest) and _helps(state, each.rest)]
    if resting:
        return Choice(resting[-1], 0.0, "bot-rests")
    for each in healing:
        target = state.get(each.target)
        if target is not None and not target.dead and 2 * target.current_hp <= target.max_hp:
            return Choice(each, 0.0, "bot-heals", each.actor, each.target)
    new = [each for each in listed if _is_new(state, each)]
    # Words may end the scene, so they come last.
    tries = [each for each in new if not isinstance(each, NpcDialogue)] or new
    if tries:
        best = _fittest(state, tries)
        helper = _helper(state, best, listed)
        return Choice(best if helper is None else helper, 0.0, "bot-explores")
    if ways:
        seen = [left.scene_id for left in state.left_scenes]
        exits = stage.scene_of(state).exits
        among = [each for each in ways if exits[each.exit].to not in seen] or ways
        return Choice(among[dice.below(len(among))], 0.0, "bot-travels")
    return Choice(listed[dice.below(len(listed))], 0.0, "bot-explores")


def _is_healing(state: AdventureState, command: Any) -> bool:
    if not isinstance(command, (UseItem, SpellCast, CantripCast)):
        return False
    who = state.get(command.actor)
    power_id = command.item if isinstance(command, UseItem) else command.spell
    power = None if who is None else who.sheet.power(power_id)
    return power is not None and peace.restores(power)


def _helps(state: AdventureState, kind: str) -> bool:
    # Whether a rest would change anything.
    for who in stage.heroes(state):
        if who.dead:
            continue
        if kind == rests.LONG:
            spent = list(who.slots) != list(who.sheet.slots) or who.current_hp < who.max_hp
            if spent or rests.can_advance(state, who):
                return True
        elif who.current_hp == 0 or rests.spends_die(state, who):
            return True
    return False


def _entry(state: AdventureState, command: Any) -> tuple[str, Any]:
    # The thing or line that a command is about, with its name.
    scene = stage.scene_of(state)
    if isinstance(command, NpcDialogue):
        return f"{command.npc}-{command.text}", scene.npcs[command.npc].lines[command.text]
    name = peace.named_thing(command)
    return name, scene.things.get(name)


def _is_new(state: AdventureState, command: Any) -> bool:
    name, entry = _entry(state, command)
    return entry is not None and not stage.is_done(state, f"{name}{stage.TRIED}")


def _fittest(state: AdventureState, tries: list[Any]) -> Any:
    # The first thing to try, by the hero who does it best.
    name, entry = _entry(state, tries[0])
    same = [each for each in tries if _entry(state, each)[0] == name]
    if entry.check is None:
        return same[0]
    best, most = same[0], -100
    for each in same:
        who = state.get(each.actor)
        bonus = -100 if who is None else int(saves.skill_bonus(who, entry.check.skill))
        if bonus > most:
            best, most = each, bonus
    return best


def _helper(state: AdventureState, best: Any, listed: list[Any]) -> Any:
    # Another hero helps with a check first.
    _, entry = _entry(state, best)
    if entry.check is None or state.helped == best.actor:
        return None
    for each in listed:
        if isinstance(each, Help) and each.target == best.actor:
            return each
    return None
