"""The shapes of a game as JSON Schema: its commands, its events, its scenarios and its data files."""

from typing import Any

import msgspec

from turnwright.kernel.game import Game

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PARTS = {"command": "command_type", "event": "event_type", "scenario": "scenario_type"}


def schema(game: Game) -> bytes:
    """One schema with a property for each part; one that the game does not declare may be anything."""
    parts = {name: getattr(game, declared, Any) for name, declared in PARTS.items()}
    parts.update(getattr(game, "file_types", {}))
    schemas, shapes = msgspec.json.schema_components(list(parts.values()), ref_template="#/$defs/{name}")
    whole = {
        "$schema": DIALECT,
        "title": game.name,
        "description": f"Rules {game.rules}",
        "type": "object",
        "properties": dict(zip(parts, schemas, strict=True)),
        "$defs": shapes,
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=2)
