"""What matters to a story in the events of a match: who struck, missed, fell, recovered.

A game says in `content/story.yaml` which of its events are beats, and which of their fields name the actor
and the target. The narrator's sentences, the checks of a model's words, its prompts and the sounds all read
these beats.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from turnwright.kernel.game import Game
from turnwright.story.package_files import package_text

# Of several beats in one input, the first of this list is narrated; those of a game's own come after them.
WEIGHT = ("end", "start", "down", "critical", "hit", "heal", "condition", "ended", "miss", "spell")


class Beat(Struct, frozen=True):
    """One thing that happened: its kind, who did it, to whom, with what, and how much."""

    kind: str
    who: str = ""
    target: str = ""
    tool: str = ""
    amount: int = 0
    place: str = ""  # a name, not an id
    event: int = 0  # its place among the events of the input


class BeatRule(Struct, frozen=True, forbid_unknown_fields=True):
    """An event that is a beat, if its fields have these values; the rest are names of fields."""

    beat: str
    when: dict[str, Any] = {}
    who: str = ""
    target: str = ""
    tool: str = ""
    amount: str = ""
    place: str = ""


class StoryRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's part of the story: beats by the tags of events, and sounds by weapons and spells."""

    beats: dict[str, tuple[BeatRule, ...]] = {}
    sounds: dict[str, str] = {}  # by the id of a tool, or a part of it
    start: tuple[str, ...] = ()  # tags of events that begin and end a fight
    end: tuple[str, ...] = ()


@cache
def story_rules(module: str) -> StoryRules:
    """The `content/story.yaml` of a game, by its module; empty without one."""
    source = package_text(module, "content", "story.yaml")
    try:
        return StoryRules() if source is None else msgspec.yaml.decode(source, type=StoryRules)
    except ValueError:
        return StoryRules()


def rules_of(game: Game | None) -> StoryRules:
    """The story rules of a game."""
    return StoryRules() if game is None else story_rules(type(game).__module__)


def beats_of(game: Game | None, events: Iterable[Any]) -> list[Beat]:
    """The beats of some events, in order."""
    rules, found = rules_of(game), []
    for place, event in enumerate(events):
        data = event if isinstance(event, dict) else msgspec.to_builtins(event)
        if not isinstance(data, dict) or not data:
            continue
        for rule in rules.beats.get(str(next(iter(data.values()))), ()):
            if all(_has(data, field, value) for field, value in rule.when.items()):
                found.append(_beat(rule, data, place))
                break
    return found


def _beat(rule: BeatRule, data: dict[str, Any], event: int) -> Beat:
    amount = _field(data, rule.amount)
    return Beat(
        rule.beat,
        str(_field(data, rule.who)),
        str(_field(data, rule.target)),
        str(_field(data, rule.tool)),
        amount if isinstance(amount, int) else 0,
        str(_field(data, rule.place)),
        event,
    )


def _field(data: dict[str, Any], path: str) -> Any:
    # `=player` is the word itself; `values.player` is a field of a field.
    if path.startswith("="):
        return path[1:]
    value: Any = data if path else ""
    for name in path.split(".") if path else ():
        value = value.get(name, "") if isinstance(value, dict) else ""
    return value


def _has(data: dict[str, Any], path: str, wanted: Any) -> bool:
    # Fields with their usual value are left out of a journal.
    value = _field(data, path)
    if isinstance(wanted, list):
        return value in wanted
    return bool(value == wanted) or (not wanted and not value)


def main_beat(beats: Sequence[Beat]) -> Beat | None:
    """The beat that the narration of an input is about, or None."""
    order = {kind: place for place, kind in enumerate(WEIGHT)}
    return min(beats, key=lambda beat: order.get(beat.kind, len(WEIGHT)), default=None)
