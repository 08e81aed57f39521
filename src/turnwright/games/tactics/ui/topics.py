"""The choices of a turn under a few headings, the most promising first, so that a long list stays short."""

from typing import Any, Final

from turnwright.gamekit.headings import Ranked, best_of_each_first, topic
from turnwright.games.tactics.commands import (
    CantripCast,
    MeleeAttack,
    Move,
    RangedAttack,
    ReadyAction,
    SpellCast,
    SpellShape,
    UseItem,
)
from turnwright.games.tactics.rules.magic import targeting
from turnwright.games.tactics.srd import COMBAT
from turnwright.games.tactics.state import CombatState
from turnwright.games.tactics.ui import labels, names
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message, Topic

ATTACK: Final = "attack"
CAST: Final = "cast"
ITEM: Final = "item"
MOVE: Final = "move"
READY: Final = "ready"
ACT: Final = "act"
WORDS: Final = (ATTACK, CAST, ITEM, MOVE, READY, ACT)
WEIGHED: Final = (ATTACK, CAST, ITEM)
# How many of each are worth a line at once; a cell is typed, not chosen from a list.
SHOWN: Final = {ATTACK: 6, CAST: 6, ITEM: 3, MOVE: 0, READY: 0, ACT: 20}
AN_ALLY: Final = 10.0  # what an ally in the area takes off
STRUCK_ON_THE_WAY: Final = 0.8  # what a walk that may be punished is worth of one that is not


class Weighed:
    """A choice, whom or what it is for, what it promises, and what makes others much the same.

    What is meant for enemies and catches none is in vain.
    """

    def __init__(self, place: int, key: str, worth: float, same: str = "", vain: bool = False) -> None:
        self.place = place
        self.key = key
        self.worth = worth
        self.same = same
        self.vain = vain


def topics(state: CombatState, seat: int, options: Options) -> list[Topic]:
    """The options of a seat by heading; a heading without any is left out."""
    found: dict[str, list[Weighed]] = {word: [] for word in WORDS}
    for place in range(options.count()):
        command = options.command(place)
        word = word_of(command)
        found[word].append(_weighed(state, seat, place, word, command))
    return [_topic(state, options, word, listed) for word, listed in found.items() if listed]


def word_of(command: Any) -> str:
    """Under which heading a command stands."""
    if isinstance(command, (MeleeAttack, RangedAttack)):
        return ATTACK
    if isinstance(command, (SpellCast, CantripCast, SpellShape)):
        return CAST
    if isinstance(command, UseItem):
        return ITEM
    if isinstance(command, ReadyAction):
        return READY
    return MOVE if isinstance(command, Move) else ACT


def key_of(word: str, command: Any) -> str:
    """Of what a heading shows the best one first: of blows at each target, of castings of each spell."""
    if word == ATTACK:
        return str(command.target)
    if word == CAST:
        return str(command.spell)
    return ""


def _weighed(state: CombatState, seat: int, place: int, word: str, command: Any) -> Weighed:
    if word not in WEIGHED:
        return Weighed(place, "", 0.0)
    key = key_of(word, command)
    words = labels.label(state, seat, command).args
    if "enemies" not in words:
        return Weighed(place, key, _promise(words))
    # Of all cells from which an area reaches as many, one is listed; the others can be typed.
    same = f"{key} {command.slot_level if isinstance(command, SpellCast) else 0}"
    same += f" {words['enemies']} {words['allies']} {words['damage']}"
    return Weighed(place, key, _promise(words), same, _is_vain(state, command, words))


def _is_vain(state: CombatState, command: Any, words: dict[str, Any]) -> bool:
    who = state.get(command.actor)
    power = None if who is None else who.sheet.power(getattr(command, "spell", "") or command.item)
    return words["enemies"] == 0 and power is not None and targeting.harms(power)


def worth(state: CombatState, seat: int, command: Any) -> float:
    """What a choice promises, by what its label says: the chance times the damage, or what it heals."""
    return _promise(labels.label(state, seat, command).args)


def _promise(words: dict[str, Any]) -> float:
    found = float(words.get("percent", 100)) / 100.0 * float(words.get("damage", 0.0))
    found += float(words.get("amount", 0.0))
    found += float(words.get("enemies", 0)) * float(words.get("works", 100)) / 100.0
    found -= float(words.get("allies", 0)) * AN_ALLY
    return found * STRUCK_ON_THE_WAY if "whom" in words else found


def _topic(state: CombatState, options: Options, word: str, listed: list[Weighed]) -> Topic:
    choices = _best_first(listed)
    return topic(word, choices, SHOWN, word == ACT, _hint(state, options.command(choices[0])))


def _hint(state: CombatState, command: Any) -> Message | None:
    """How the first of them is typed; in peace it is nobody's turn to speak."""
    if state.scene != COMBAT:
        return None
    if isinstance(command, (MeleeAttack, RangedAttack)):
        return Message("hint-attack", {"target": names.of(state, command.target)})
    if isinstance(command, Move):
        return Message("hint-move", {"cell": command.to.replace(" ", "")})
    if isinstance(command, ReadyAction):
        return Message("hint-ready", {})
    if not isinstance(command, (SpellCast, CantripCast)):
        return None
    words: dict[str, Any] = {"spell": names.tool(state.get(command.actor), state.arena, command.spell)}
    if command.area_center != "":
        words["cell"] = command.area_center.replace(" ", "")
        return Message("hint-cast-at", words)
    if command.target == "":
        return Message("hint-cast", words)
    words["target"] = names.of(state, command.target)
    return Message("hint-cast-on", words)


def _best_first(listed: list[Weighed]) -> list[int]:
    # The best for each target or spell, then the others, then what is in vain; of equal areas only the first.
    kept: list[Ranked] = []
    vain: list[Ranked] = []
    seen: dict[str, None] = {}
    for weighed in sorted(listed, key=_rank):
        if weighed.same != "" and weighed.same in seen:
            continue
        seen[weighed.same] = None
        ranked = Ranked(weighed.place, weighed.key, -weighed.worth)
        (vain if weighed.vain else kept).append(ranked)
    return best_of_each_first(kept) + [ranked.place for ranked in vain]


def _rank(weighed: Weighed) -> tuple[float, int]:
    return -weighed.worth, weighed.place
