"""Cues for a client to play or to ignore: announcements, music, the sounds of weapons and spells.

The start of a fight has VOICE_INTENT EVENT, then MUSIC combat; its end has VOICE_INTENT EVENT, then MUSIC
after-combat. Both come after the update of the position.
"""

from collections.abc import Iterable
from typing import Any, Final, Literal

from msgspec import Struct

from turnwright.kernel.events import tag_of
from turnwright.kernel.game import Game
from turnwright.story.narration.beats import Beat, beats_of, rules_of

Kind = Literal["VOICE_INTENT", "MUSIC", "SFX"]
SOUNDED: Final = ("hit", "critical", "miss", "spell", "harm", "heal", "down", "round-won", "battle", "ground")
# Sounds of beats whose tool has none of its own.
USUAL: Final = {
    "heal": "heal",
    "down": "death",
    "spell": "magic",
    "round-won": "card",
    "battle": "thunder",
    "ground": "thunder",
}
OUTCOMES: Final = {"miss": "miss", "critical": "critical"}


class Cue(Struct, frozen=True):
    """One thing to play: EVENT for the voice, `combat` for the music, `blade` for a sound."""

    kind: Kind
    name: str


def cues_of(game: Game | None, events: Iterable[Any]) -> list[Cue]:
    """The cues of the events of one input that a listener may know, in the order in which they are played."""
    listed = list(events)
    rules = rules_of(game)
    tags = [tag_of(event) for event in listed]
    cues: list[Cue] = []
    if any(tag in rules.end for tag in tags):
        cues += [Cue("VOICE_INTENT", "EVENT"), Cue("MUSIC", "after-combat")]
    elif any(tag in rules.start for tag in tags):
        cues += [Cue("VOICE_INTENT", "EVENT"), Cue("MUSIC", "combat")]
    for beat in beats_of(game, listed):
        for name in _sounds(beat, rules.sounds):
            cue = Cue("SFX", name)
            if cue not in cues:  # once for an area that hits many
                cues.append(cue)
    return cues


def _sounds(beat: Beat, sounds: dict[str, str]) -> list[str]:
    if beat.kind not in SOUNDED:
        return []
    own = next((sound for part, sound in sounds.items() if part in beat.tool.lower()), "")
    found = own or USUAL.get(beat.kind, "")
    return [name for name in (found, OUTCOMES.get(beat.kind, "")) if name]
