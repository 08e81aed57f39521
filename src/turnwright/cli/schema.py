"""Commands that describe a game to programs: schema, states."""

from collections.abc import Sequence
from typing import Any

import msgspec

from turnwright.cli.app import CONTENT, Flag, app
from turnwright.cli.errors import UserError
from turnwright.kernel.game import Game, view_types

TEMPLATE = "#/$defs/{name}"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
SERVER = ("server", "table")  # in place of a game; 0.1 knew the second only
ADVENTURE = "adventure"


@app.command(name="schema", group=CONTENT)
def print_schema(game: str, /) -> None:
    """Print the JSON Schema of a game's commands, events, views, scenarios and data files.

    Parameters
    ----------
    game
        Name of a game, "server" for the OpenAPI and AsyncAPI documents of the server, or "adventure" for
        the files of adventures, with which an editor completes and checks them.
    """
    from turnwright.cli import selection

    if game == ADVENTURE:
        from turnwright.cli.tactics.adventure_schema import adventure_schema

        print(adventure_schema().decode())
        return
    print((server_schema() if game in SERVER else schema(selection.find_game(game))).decode())


def schema(game: Game) -> bytes:
    """One schema with a property per part; a part that the game does not declare accepts anything."""
    scenarios = game.scenarios
    views = view_types(game)
    parts: dict[str, Any] = {
        "command": game.command_type,
        "event": game.event_type,
        "view": views[0],
        "scenario": scenarios.scenario_type,
        **scenarios.file_types,
    }
    schemas, definitions = components([*parts.values()], views)
    properties: dict[str, Any] = dict(zip(parts, schemas, strict=True))
    if len(views) > 1:
        properties["view"] = {"anyOf": [{"$ref": TEMPLATE.format(name=each.__name__)} for each in views]}
    whole = {
        "$schema": DIALECT,
        "title": game.name,
        "description": f"Rules {game.rules}",
        "type": "object",
        "properties": properties,
        "$defs": definitions,
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=2)


def components(kinds: list[Any], more: Sequence[Any] = ()) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The schemas of these types, and the definitions that they refer to."""
    from turnwright.gamekit.content import KeyedUnion

    unions: dict[type[KeyedUnion], None] = {}

    def any_variant(kind: type[KeyedUnion]) -> dict[str, Any]:
        unions[kind] = None
        return {"anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in kind.variants.values()]}

    schemas, _ = msgspec.json.schema_components(kinds, schema_hook=any_variant, ref_template=TEMPLATE)
    # The first pass collects the unions, the second one the definitions of their variants.
    every = [*kinds, *more, *(variant for union in unions for variant in union.variants.values())]
    _, definitions = msgspec.json.schema_components(every, schema_hook=any_variant, ref_template=TEMPLATE)
    return schemas, definitions


def server_schema() -> bytes:
    """The interfaces of the server: HTTP as OpenAPI, the socket as AsyncAPI."""
    from turnwright.server.asyncapi import asyncapi
    from turnwright.server.openapi import openapi

    both = msgspec.json.encode({"openapi": openapi(), "asyncapi": asyncapi()})
    return msgspec.json.format(both, indent=2)


@app.command(group=CONTENT)
def states(game: str, /, *, mermaid: Flag = False) -> None:
    """Print the state machine of a game.

    Parameters
    ----------
    game
        Name of a game.
    mermaid
        Print a Mermaid diagram instead of a table.
    """
    from turnwright.cli import selection

    machine = selection.find_game(game).machine
    if machine is None:
        raise UserError(f"{game} has no state machine")
    print(machine.mermaid() if mermaid else machine.text())
