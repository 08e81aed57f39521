"""The shapes of a game as JSON Schema: its commands, its events, its scenarios and its data files."""

from typing import Any

import msgspec

from turnwright.gamekit.content import KeyedUnion
from turnwright.kernel.game import Game

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(game: Game) -> bytes:
    """One schema with a property for each part; one that the game does not declare may be anything."""
    scenarios = game.scenarios
    parts: dict[str, Any] = {
        "command": game.command_type,
        "event": game.event_type,
        "scenario": scenarios.scenario_type,
        **scenarios.file_types,
    }
    unions: dict[type[KeyedUnion], None] = {}

    def any_variant(kind: type[KeyedUnion]) -> dict[str, Any]:
        unions[kind] = None
        return {"anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in kind.variants.values()]}

    place = "#/$defs/{name}"
    schemas, _ = msgspec.json.schema_components(parts.values(), schema_hook=any_variant, ref_template=place)
    # The variants of a union are only known once it was met.
    kinds = [*parts.values(), *(variant for union in unions for variant in union.variants.values())]
    _, shapes = msgspec.json.schema_components(kinds, schema_hook=any_variant, ref_template=place)
    whole = {
        "$schema": DIALECT,
        "title": game.name,
        "description": f"Rules {game.rules}",
        "type": "object",
        "properties": dict(zip(parts, schemas, strict=True)),
        "$defs": shapes,
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=2)
