"""A match as a data set: one JSON object for each action, with its intent, its outcome and its narration."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import UNSET, Struct

from turnwright.gamekit.intents import write_intents
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Reader
from turnwright.kernel.records import EVERYTHING, Line, read_input
from turnwright.kernel.replay import read_header
from turnwright.story.catalogue import catalogue_for
from turnwright.story.history import History
from turnwright.story.narration.beats import beats_of
from turnwright.story.narration.event_blocks import event_blocks
from turnwright.story.narration.voice import Voice
from turnwright.story.narrator import Narrator


class Example(Struct, frozen=True, omit_defaults=True):
    """One action. `narration_id` is the number of its input; `speaker` is the template or a model."""

    game: str
    scenario: str
    narration_id: str
    seat: int
    language: str
    command: Any  # plain values
    intents: str  # the same as a block of text
    events: tuple[Any, ...]
    blocks: str  # the events as a game master reads them
    beats: tuple[str, ...]
    facts: tuple[str, ...]
    narration: str
    speaker: str = "template"
    prelude: str = ""


Said = Mapping[int, Mapping[str, tuple[str, str]]]  # by input and part: the speaker and the text


def examples(
    game: Game, lines: Sequence[bytes], language: str = "", scenario: str = "", said: Said | None = None
) -> Iterator[Example]:
    """The actions of a journal that were not undone, with what was `said` about them, else the template."""
    header = read_header(Reader(), lines[0])
    narrator = Narrator(game, catalogue_for(game, language))
    history = History(narrator)
    narrator.begin(header)
    for data in lines[1:]:
        entry = read_input(data)
        if isinstance(entry, Line):
            history.add(entry)
    voice = Voice(narrator, EVERYTHING, header.seed)
    for place, line in enumerate(history.lines):
        spoken = voice.speak(line)
        if history.is_undone(place) or line.seat < 0 or line.command is UNSET or line.undo >= 0:
            continue
        parts = (said or {}).get(line.n, {})
        speaker, text = (
            parts.get("full") or parts.get("prelude") or parts.get("template") or ("template", spoken)
        )
        yield Example(
            game.name,
            scenario,
            str(line.n),
            line.seat,
            narrator.catalogue.lang,
            line.command,
            _intents(game, line.command),
            tuple(line.events),
            event_blocks(game, line.events),
            tuple(dict.fromkeys(beat.kind for beat in beats_of(game, line.events))),
            tuple(narrator.sentences(line)),
            text,
            speaker,
            parts["prelude"][1] if "full" in parts and "prelude" in parts else "",
        )


def _intents(game: Game, command: Any) -> str:
    try:
        return write_intents(game, [game.notation.command_from_data(command)])
    except Rejected:  # written under other rules
        return ""
