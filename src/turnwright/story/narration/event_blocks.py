"""Events as blocks of plain text for a game master who reads them: a person, a program or a model.

    [CONDITION_UPDATE]
    CREATURE: npc_ogre
    ENDED: frightened
    [/CONDITION_UPDATE]

Every other event is a `[COMBAT_EVENT]` with its tag and its fields. Each value stands on one line; a value
that could be taken for a block is written as a JSON string.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from turnwright.kernel.codec import encode
from turnwright.kernel.game import Game
from turnwright.story.narration.beats import beats_of

CONDITIONS = {"condition": "APPLIED", "ended": "ENDED"}  # by the kind of beat


def event_blocks(game: Game | None, events: Iterable[Any]) -> str:
    """The events of an input as blocks, one after the other."""
    return "\n".join(_block(game, event) for event in events)


def _block(game: Game | None, event: Any) -> str:
    data = event if isinstance(event, dict) else msgspec.to_builtins(event)
    if not isinstance(data, dict) or not data:
        return _lines("COMBAT_EVENT", {"EVENT": data})
    for beat in beats_of(game, [data]):
        if beat.kind in CONDITIONS:
            return _lines("CONDITION_UPDATE", {"CREATURE": beat.target, CONDITIONS[beat.kind]: beat.tool})
    tag, *rest = data.items()
    fields = {_key(name): value for name, value in rest if value not in ("", None, [], {}, ())}
    return _lines("COMBAT_EVENT", {"EVENT": tag[1], **fields})


def _lines(name: str, fields: dict[str, Any]) -> str:
    return "\n".join(
        [f"[{name}]", *(f"{key}: {_value(value)}" for key, value in fields.items()), f"[/{name}]"]
    )


def _key(name: str) -> str:
    words = "".join(f"_{char}" if char.isupper() else char for char in name)
    return words.upper().replace(":", "_").strip("_")


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "YES" if value else "NO"
    if isinstance(value, str):
        return value if _is_plain(value) else encode(value).decode()
    if isinstance(value, list | tuple) and all(isinstance(each, str | int) for each in value):
        joined = ", ".join(str(each) for each in value)
        return joined if _is_plain(joined) else encode(value).decode()
    return str(value) if isinstance(value, int | float) else encode(value).decode()


def _is_plain(text: str) -> bool:
    return text == text.strip() and text.isprintable() and not text.startswith(('"', "[", "{"))
