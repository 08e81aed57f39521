"""A small fight in one call: a map with a letter for each creature, in the order in which they act.

A capital letter stands for one of the party, a small one for a foe; a broad creature's letter is its top-left
cell. All have an initiative bonus of 0 and roll as the order asks, so tests write only their own dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from games.tactics.dice import played
from turnwright import Match, Policy, Rejected
from turnwright.games.tactics import commands
from turnwright.games.tactics.content.characters import build_hero
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.core.conditions import apply
from turnwright.games.tactics.state import ConditionState, CreatureCombatState
from turnwright.kernel.dice import Tray
from turnwright.kernel.execution import Execution, Step

SILENT = Execution(Tray(0), False)

CLUB: dict[str, Any] = {
    "id": "club",
    "name": "Club",
    "to_hit": 4,
    "reach": 5,
    "hit": [{"damage": "1d4+2 bludgeoning"}],
}
BOW: dict[str, Any] = {
    "id": "bow",
    "name": "Bow",
    "to_hit": 4,
    "range": 80,
    "long": 320,
    "properties": ["ammunition"],
    "hit": [{"damage": "1d6+2 piercing"}],
}
PIKE: dict[str, Any] = {**CLUB, "id": "pike", "name": "Pike", "reach": 10}
LEGEND = {"o": "half cover", "O": "three-quarters cover", "%": "blocks sight", "=": "blocks steps"}


def creature(id: str, **fields: Any) -> dict[str, Any]:
    """A creature with a club, 20 hit points and an armour class of 12, unless it is said otherwise."""
    plain: dict[str, Any] = {
        "id": id,
        "name": id.capitalize(),
        "size": "medium",
        "kind": "humanoid",
        "cr": "1",
        "xp": 200,
        "ac": 12,
        "hp": 20,
        "hit_dice": "3d8",
        "speed": {"walk": 30},
        "scores": [10, 10, 10, 10, 10, 10],
        "initiative": 0,
        "attacks": [CLUB],
    }
    return {**plain, **fields}


def caster(
    id: str, *spells: dict[str, Any], slots: Sequence[int] = (4, 3, 3), **fields: Any
) -> dict[str, Any]:
    """A hero of level 5 who casts with INT 16: DC 14, attack +6."""
    plain: dict[str, Any] = {
        "id": id,
        "name": id.capitalize(),
        "kind": "humanoid",
        "level": 5,
        "hp": 30,
        "scores": [10, 10, 10, 16, 10, 10],
        "spell_ability": "INT",
        "slots": list(slots),
        "spells": [spell["id"] for spell in spells],
        "weapons": ["quarterstaff"],
    }
    return {**plain, **fields}


class Staged:
    """A fight under way."""

    def __init__(self, match: Match) -> None:
        self.match = match
        played.append(match)
        self.step: Step = match.opening

    @property
    def state(self) -> Any:
        return self.match.state

    def who(self, creature_id: str) -> CreatureCombatState:
        found = self.state.get(creature_id)
        assert found is not None
        return found  # type: ignore[no-any-return]

    def at(self, creature_id: str) -> tuple[int, int]:
        width = self.state.arena.grid.width
        cell = self.who(creature_id).cell
        return int(cell % width), int(cell // width)

    def has(self, creature_id: str) -> list[str]:
        """The conditions of a creature."""
        return [condition.name for condition in self.who(creature_id).conditions]

    def put(self, creature_id: str, name: str, by: str = "") -> None:
        """Put a condition on a creature, as if it had always been there."""
        source = self.who(by).place if by else -1
        rules = self.state.arena.conditions
        who = self.who(creature_id)
        who.counted_speed_ft = position.speed(who)
        apply(self.state, who, ConditionState(name, source), rules[name], SILENT)
        position.recount_movement(who)

    def do(self, command: Any, done: bool = False) -> list[Any]:
        """Carry out an intent and return its events; `done` if the dice must be used up."""
        self.step = self.match.submit(int(self.who(command.actor).seat), command)
        if done:
            self.done()
        return self.step.events

    def answer(self, yes: bool = True) -> list[Any]:
        """Answer the one question that is open."""
        (ask,) = self.step.asks
        self.step = self.match.answer(ask.seat, ask.id, 0 if yes else len(ask.choices) - 1)
        return self.step.events

    def choose(self, power: str, level: int = 0) -> list[Any]:
        """Add a power to the hit that is asked about, with a slot of this level."""
        (ask,) = self.step.asks
        assert ask.question == "after_hit"
        wanted = [at for at, each in enumerate(ask.choices) if each.split(" ")[2:] == [power, str(level)]]
        assert wanted, f"{power} {level} is not offered: {ask.choices}"
        self.step = self.match.answer(ask.seat, ask.id, wanted[0])
        return self.step.events

    def refused(self, command: Any) -> Rejected:
        """The refusal of an intent."""
        before = self.match.digest()
        try:
            self.do(command)
        except Rejected as error:
            assert self.match.digest() == before
            return error
        raise AssertionError(f"{command} was accepted")

    def end(self, *creature_ids: str) -> None:
        """The turns of these end."""
        for creature_id in creature_ids:
            self.do(commands.EndTurn(creature_id))

    def asked(self) -> list[tuple[str, str]]:
        """Who is asked, and what."""
        return [(ask.choices[0], ask.question) for ask in self.step.asks]

    def done(self) -> None:
        self.match.done()


def fight(
    rows: str,
    dice: Sequence[int] = (),
    *,
    seats: Sequence[Policy | None] = (),
    throws: Sequence[int] = (),
    spells: Sequence[dict[str, Any]] = (),
    seed: int = 0,
    loaded: bool = True,
    tokens: dict[str, dict[str, Any]] | None = None,
    under: str = ".",
    **letters: Any,
) -> Staged:
    """A fight on a map, with these dice and no others; other words than single letters are of the scenario.

    `under` is the ground that all creatures stand on, `tokens` what is special about one of them.
    """
    cast = {letter: who for letter, who in letters.items() if len(letter) == 1}
    settings = {name: value for name, value in letters.items() if len(name) > 1}
    settings.setdefault("shared_initiative", False)
    lines = rows.split()
    scenario = {
        "name": "stage",
        "map": {"rows": [_ground(line, cast, under) for line in lines], "legend": LEGEND},
        "party": _tokens(lines, cast, True, tokens or {}),
        "foes": _tokens(lines, cast, False, tokens or {}),
        "creatures": [who for who in _sheets(cast) if "level" not in who],
        "heroes": [who for who in _sheets(cast) if "level" in who],
        "spells": list(spells),
        **settings,
    }
    faces = [*_initiative(cast), *dice] if loaded else None
    match = Match(Tactics(), scenario, seats=seats, throws=throws, dice=faces, seed=seed)
    match.submit(0, commands.CombatStart())
    return Staged(match)


def _ground(line: str, cast: dict[str, Any], under: str) -> str:
    return "".join(under if letter in cast else letter for letter in line)


def _sheets(cast: dict[str, Any]) -> list[dict[str, Any]]:
    return list({who["id"]: who for who in cast.values()}.values())


def _tokens(
    lines: list[str], cast: dict[str, Any], party: bool, more: dict[str, dict[str, Any]]
) -> list[dict[str, Any]]:
    found = []
    for letter, who in cast.items():
        if letter.isupper() == party:
            for y, line in enumerate(lines):
                for x, sign in enumerate(line):
                    if sign == letter:
                        id = _name(cast, letter)
                        found.append({"id": id, "base": who["id"], "at": [x, y], **more.get(letter, {})})
    return found


def _name(cast: dict[str, Any], letter: str) -> str:
    # Two of a kind are distinguished by a number.
    kind = cast[letter]["id"]
    same = [other for other, who in cast.items() if who["id"] == kind]
    return kind if len(same) == 1 else f"{kind}_{same.index(letter) + 1}"


def _initiative(cast: dict[str, Any]) -> list[int]:
    order = {_name(cast, letter): 20 - place for place, letter in enumerate(cast)}
    return [order[name] for name in sorted(order)]


def built(calling: str, level: int, **fields: Any) -> dict[str, Any]:
    """A hero of a class whose initiative bonus is 0."""
    made: dict[str, Any] = msgspec.to_builtins(build_hero(calling, level, id=calling, masteries=[]))
    scores = list(made["scores"])
    scores[1] = 10
    kept = [trait for trait in made.get("traits", []) if trait != "alert"]
    return {**made, "scores": scores, "traits": kept, **fields}


def mage(*spells: str, **fields: Any) -> dict[str, Any]:
    """A caster of the party who knows these spells."""
    return caster("mage", *({"id": name} for name in spells), **fields)
