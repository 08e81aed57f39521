"""The JSON Schema of adventure files, for `turnwright schema adventure`."""

import msgspec

from turnwright.cli.schema import DIALECT, TEMPLATE, components
from turnwright.games.tactics.content.adventure_schema import AdventureScenario


def adventure_schema() -> bytes:
    """The schema of an adventure as its author writes it, without the map and cells that are filled in."""
    _, definitions = components([AdventureScenario])
    whole = definitions.pop(AdventureScenario.__name__)
    whole["required"] = [name for name in whole["required"] if name != "map"]
    hero = definitions["Token"]
    definitions["Hero"] = {**hero, "required": [name for name in hero["required"] if name != "at"]}
    whole["properties"]["party"]["items"] = {"$ref": TEMPLATE.format(name="Hero")}
    described = {"$schema": DIALECT, **whole, "title": "A Turnwright adventure", "$defs": definitions}
    return msgspec.json.format(msgspec.json.encode(described), indent=2)
