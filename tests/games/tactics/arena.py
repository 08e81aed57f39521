"""A fight in one call, for tests: a map in a few lines, a few creatures, the dice, and the events.

A letter on the map is a creature: a capital stands for one of the party, a small one for a foe.

    fight = arena("A.g", A=hero("ann"), g=monster("gob"), dice=[15, 6])
    fight.do(Move("ann", "1, 0"), MeleeAttack("ann", "gob"))
    fight.done()

Creatures act in the order in which they are named, unless `opening` gives the faces of the initiative rolls.
"""

from collections.abc import Sequence
from typing import Any

from games.tactics.dice import played
from turnwright.games.tactics.commands import CombatStart
from turnwright.games.tactics.events import Event
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.rules.core import conditions
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import PERMANENT
from turnwright.kernel.dice import Tray
from turnwright.kernel.execution import Execution
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import ChoiceRequest

TACTICS = Tactics()
SILENT = Execution(Tray(0), False)
BLADE = {"id": "blade", "name": "Blade", "to_hit": 5, "reach": 5, "hit": [{"damage": "1d8+3 slashing"}]}
BOW = {"id": "bow", "name": "Bow", "to_hit": 5, "range": 80, "long": 320, "hit": [{"damage": "1d6 piercing"}]}


def monster(id: str, **changes: Any) -> dict[str, Any]:
    """A plain creature of the master's: armour class 12, 30 hit points, a blade and a bow."""
    plain = {
        "id": id,
        "name": id.title(),
        "size": "medium",
        "kind": "humanoid",
        "cr": "1",
        "xp": 200,
        "ac": 12,
        "hp": 30,
        "hit_dice": "4d8",
        "speed": {"walk": 30},
        "scores": [10, 10, 10, 10, 10, 10],
        "attacks": [BLADE, BOW],
    }
    return {**plain, **changes}


def hero(id: str, **changes: Any) -> dict[str, Any]:
    """The same, but it falls at 0 hit points and rolls death saves."""
    return monster(id, **{**changes, "traits": ["death_saves", *changes.get("traits", ())]})


def power(id: str, *effects: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Something a creature can do to an enemy within 60 feet."""
    return {"id": id, "name": id.title(), "range": 60, "effects": list(effects), **changes}


def scenario(map: str, creatures: dict[str, dict[str, Any]], **settings: Any) -> dict[str, Any]:
    """The scenario of a map and the creatures on it; `hp` and `with_conditions` are of the one token."""
    rows = map.split()
    settings.setdefault("shared_initiative", False)
    sides: dict[str, list[dict[str, Any]]] = {"party": [], "foes": []}
    for place, (letter, made) in enumerate(creatures.items()):
        made.setdefault("initiative", max(-20, 30 - 12 * place))
        x, y = next((row.index(letter), y) for y, row in enumerate(rows) if letter in row)
        token = {"id": made["id"], "base": made["id"], "at": [x, y], **made.pop("token", {})}
        sides["party" if letter.isupper() else "foes"].append(token)
    floor = ["".join("." if sign in creatures else sign for sign in row) for row in rows]
    own = [*creatures.values(), *settings.pop("others", ())]
    return {"name": "Test", "map": {"rows": floor}, **sides, "creatures": own, **settings}


class Fight:
    """A match with all its events so far."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []
        played.append(match)

    @property
    def state(self) -> CombatState:
        state: CombatState = self.match.state
        return state

    def do(self, *commands: Any) -> list[Event]:
        """Carry out commands, each by the seat of its actor; returns the events of the last."""
        told: list[Event] = []
        for command in commands:
            actor = self.state.get(getattr(command, "actor", ""))
            told = list(self.match.submit(0 if actor is None else int(actor.seat), command).events)
            self.events += told
        return told

    def choose(self, power: str, level: int = 0) -> list[Event]:
        """Add a power to the hit that is asked about, with a slot of this level."""
        (due,) = self.match.pending()
        ask = due.request
        assert isinstance(ask, ChoiceRequest)
        wanted = [at for at, each in enumerate(ask.choices) if each.split(" ")[2:] == [power, str(level)]]
        assert wanted, f"{power} {level} is not offered: {ask.choices}"
        told = list(self.match.answer(ask.seat, ask.id, wanted[0]).events)
        self.events += told
        return told

    def ask(self, command: Any) -> list[Event]:
        """A command given by the master for any creature."""
        told = list(self.match.submit(0, command).events)
        self.events += told
        return told

    def who(self, name: str) -> CreatureCombatState:
        found = self.state.get(name)
        assert found is not None
        return found

    def hp(self, name: str) -> int:
        return int(self.who(name).current_hp)

    def conditions(self, name: str) -> list[str]:
        return [condition.name for condition in self.who(name).conditions]

    def put(self, name: str, condition: str, by: str = "", kind: int = PERMANENT, **more: Any) -> None:
        """Put a condition on a creature, as if it had always been there."""
        source = self.who(by).place if by else -1
        made = ConditionState(condition, source, kind)
        for field, value in more.items():
            setattr(made, field, value)
        conditions.apply(self.state, self.who(name), made, self.state.arena.conditions[condition], SILENT)

    def told(self, kind: type) -> list[Any]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def tags(self) -> list[str]:
        """The names of all events so far."""
        return [str(event.__struct_config__.tag) for event in self.events]

    def turn(self) -> str:
        """Whose turn it is."""
        active = self.state.active()
        return "" if active is None else active.creature_id

    def order(self) -> list[str]:
        return [entry.creature_id for entry in self.state.initiative_order]

    def line(self, name: str) -> str:
        """A creature in one line: hit points, cell, conditions."""
        who = self.who(name)
        width = self.state.arena.grid.width
        dead = "dead" if who.dead else who.gone
        words = [dead, *sorted(self.conditions(name))]
        at = f"{who.cell % width},{who.cell // width}"
        return " ".join([f"{who.current_hp}/{who.max_hp}", at, *(word for word in words if word)])

    def done(self) -> None:
        self.match.done()


def arena(
    map: str,
    *,
    dice: Sequence[int] | None = (),
    opening: Sequence[int] | None = None,
    begins: bool = True,
    people: Sequence[int] = (),
    throws: Sequence[int] = (),
    seed: int = 0,
    **given: Any,
) -> Fight:
    """A fight on a map; letters name creatures, everything else is a setting of the scenario.

    `dice` are the faces after the initiative, or None for real dice; `people` are seats that are asked.
    """
    creatures = {name: made for name, made in given.items() if len(name) == 1}
    settings = {name: value for name, value in given.items() if len(name) > 1}
    faces = None
    if dice is not None:
        faces = [*([10] * len(creatures) if opening is None else opening), *dice]
    seats = [None if seat in people else Policy() for seat in range(1 + settings.get("players", 1))]
    made = scenario(map, creatures, **settings)
    fight = Fight(Match(TACTICS, made, dice=faces, seats=seats, throws=throws, seed=seed))
    if begins:
        fight.ask(CombatStart())
    return fight
