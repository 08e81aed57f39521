"""The shapes of a game as JSON Schema: its commands, its events and its scenarios."""

from typing import Any

import msgspec

from turnwright.kernel.game import Game

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PARTS = {"command": "command_type", "event": "event_type", "scenario": "scenario_type"}


def schema(game: Game) -> bytes:
    """One schema with a property for each part; a part that the game does not declare may be anything."""
    kinds = [getattr(game, declared, Any) for declared in PARTS.values()]
    schemas, shapes = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    whole = {
        "$schema": DIALECT,
        "title": game.name,
        "description": f"Rules {game.rules}",
        "type": "object",
        "properties": dict(zip(PARTS, schemas, strict=True)),
        "$defs": shapes,
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=2)
