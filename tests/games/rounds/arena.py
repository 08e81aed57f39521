"""Heroes, cards and battles for tests, step by step."""

from collections.abc import Sequence
from typing import Any

from turnwright.games.rounds import Rounds
from turnwright.games.rounds.commands import BeginBattle, EndTurn
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.codec import plain
from turnwright.kernel.execution import Step
from turnwright.kernel.match import Match

ROUNDS = Rounds()
BOT = ROUNDS.bots()["heuristic"]
END = EndTurn()
FOUR: dict[str, int] = dict.fromkeys(("CON", "FOR", "AGI", "PER", "INT", "CAR", "ESP"), 4)


def hero(id: str, traits: Sequence[str] = (), deck: Sequence[str] = (), **changes: Any) -> dict[str, Any]:
    """A hero with all attributes 4 but for changes, as a file has it; `ranged` and `level` may be given."""
    more = {name: changes.pop(name) for name in ("ranged", "level") if name in changes}
    attributes = {**FOUR, **changes}
    return {
        "id": id,
        "name": id.title(),
        "attributes": attributes,
        "traits": list(traits),
        "deck": list(deck),
        **more,
    }


def card(id: str, *effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A card for 1 ap on its own player, unless other fields are given."""
    usual: dict[str, Any] = {"when": "activate", "cost": {"ap": 1}}
    if fields.get("when", "activate") != "activate":
        usual = {"cost": {}}
    return {"id": id, "name": id.title(), **usual, **fields, "effects": list(effects)}


def auto(id: str, phase: str, *effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A card that works by itself in a phase."""
    return card(id, *effects, when="auto", phase=phase, **fields)


def response(id: str, trigger: str, *effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A card that answers an action."""
    return card(id, *effects, when="response", trigger=trigger, **fields)


def scenario(
    first: Sequence[tuple[dict[str, Any], str]], second: Sequence[tuple[dict[str, Any], str]], **changes: Any
) -> dict[str, Any]:
    """Heroes on their cells; all hold their whole deck, and none draws."""
    return {
        "name": "Test",
        "first": [{"hero": one["id"], "at": at} for one, at in first],
        "second": [{"hero": one["id"], "at": at} for one, at in second],
        "heroes": [one for one, _ in (*first, *second)],
        "hand": 6,
        "draws": 0,
        **changes,
    }


def duel(
    one: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    enemy_at: str = "f6",
    **changes: Any,
) -> dict[str, Any]:
    """`ana` on e6, who is first by her PER, against `bia`, beside her by default."""
    return scenario([(one or hero("ana", PER=5), "e6")], [(other or hero("bia"), enemy_at)], **changes)


def battle(given: dict[str, Any], faces: Sequence[float] = (), begin: bool = True, **settings: Any) -> Match:
    """A match between two people whose dice are loaded, at the first turn."""
    match = Match(ROUNDS, given, dice=list(faces), **settings)
    if begin:
        match.submit(0, BeginBattle())
    return match


def act(match: Match, *commands: Any) -> list[dict[str, Any]]:
    """Carry out actions of the fighter in turn; returns the events as plain values."""
    told: list[dict[str, Any]] = []
    for command in commands:
        step = match.submit(int(ROUNDS.to_act(match.state)[0]), command)
        told += plain(step.events)
    return told


def told(step: Step | None) -> list[dict[str, Any]]:
    """The events of a step, as plain values."""
    assert step is not None
    found: list[dict[str, Any]] = plain(step.events)
    return found


def of(events: list[dict[str, Any]], kind: str, *fields: str) -> list[Any]:
    """The events of a kind: some of their fields, or the one."""
    found = [tuple(event.get(field) for field in fields) for event in events if event["type"] == kind]
    return [one[0] for one in found] if len(fields) == 1 else found


def who(match: Match, id: str) -> Fighter:
    """One of the fighters."""
    state: Battle = match.state
    return state.get(id)
