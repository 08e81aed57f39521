"""What a person types in a turn: a verb, who is meant, and where to.

    move f3 s12           invade f3 velandar        load f3           unload f3 s12-1
    split f3 2 frigate    merge f4 f3               rename f3 Home Guard
    end                   end balanced              resign

Fleets, systems, planets, armies and ships go by their handles, their ids or their names. The whole notation
of commands is understood as well.
"""

from typing import Any, Final

from turnwright.gamekit.parsing import Tell, synonyms, verb_of
from turnwright.games.stellar import notation
from turnwright.games.stellar.commands import (
    EndTurn,
    LoadArmies,
    LoadArmy,
    MergeFleets,
    MoveFleet,
    OrderInvasionMove,
    OrderLoadMove,
    OrderUnloadMove,
    RenameFleet,
    Resign,
    SplitFleet,
    TransferArmyPlanet,
    UnloadArmies,
    UnloadArmy,
)
from turnwright.games.stellar.map.index import NOWHERE, distance
from turnwright.games.stellar.options import orders_for
from turnwright.games.stellar.rules.locations import system_at
from turnwright.games.stellar.rules.orders import OrderDesk
from turnwright.games.stellar.rules.phases.ai import check_autopilot
from turnwright.games.stellar.state import MOVING, SOLID, Fleet, Planet, StarSystem
from turnwright.games.stellar.ui.names import handle, ships
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Message

# Verbs and what else means the same; a language adds its own as `verbs-<verb>`.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "move": ("go", "fly", "send", "m"),
    "invade": ("attack", "conquer", "i"),
    "fetch": (),
    "bring": (),
    "load": ("l",),
    "unload": (),
    "embark": (),
    "land": (),
    "transfer": ("shift",),
    "split": ("detach",),
    "merge": ("join",),
    "rename": ("name",),
    "end": ("done", "pass", "e", "end_turn"),
    "auto": ("autopilot",),
    "resign": ("surrender",),
}
USUAL_PROFILE: Final = "balanced"
# Words between names that say nothing themselves; a language adds its own as `verbs-fillers`.
FILLERS: Final = ("to", "into", "at", "in", "on", "from", "with", "the", "and")
MOST_WORDS: Final = 8  # of one name
LEAST_LETTERS: Final = 3  # of a part of a name


class Thing:
    """Something that can be named: its id and its name."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name


def understand(desk: OrderDesk, faction: str, profiles: list[str], text: str, tell: Tell) -> Any:
    """The command that a faction means by these words, or `Rejected`."""
    words = text.split()
    if not words or len(text) > notation.LONGEST:
        raise Rejected("malformed", "nothing was said", "", list(VERBS))
    verb = verb_of(words[0], VERBS, tell)
    if verb == "":
        raise Rejected("malformed", f"{words[0][:40]!r} is no order", "", list(VERBS))
    if verb == "end" and notation.NEXT in words:
        return notation.read_command(text)
    return Sentence(desk, faction, profiles, tell).command(verb, words[1:])


class Sentence:
    """Words said for a faction, on the galaxy as its orders so far have made it."""

    def __init__(self, desk: OrderDesk, faction: str, profiles: list[str], tell: Tell) -> None:
        self.desk = desk
        self.state = desk.state
        self.faction = faction
        self.profiles = profiles
        self.tell = tell
        self.fillers = [*FILLERS, *synonyms("verbs-fillers", tell)]
        self.words: list[str] = []
        self.verb = ""

    def command(self, verb: str, words: list[str]) -> Any:
        """The command of a verb and what follows it."""
        self.verb = verb
        if verb in ("end", "auto"):
            return self._end(words)
        if verb == "resign":
            return self._done(Resign(), words)
        if verb == "rename":
            self.words = words
            return RenameFleet(self._fleet().id, " ".join(self.words))
        apart = " ".join(words).replace(",", " ").replace("、", " ").split()
        self.words = [word for word in apart if word.casefold() not in self.fillers]
        return self._done(self._order(), self.words)

    def _done(self, command: Any, left: list[str]) -> Any:
        if left:
            raise Rejected("too-many-words", f"{' '.join(left)[:40]!r} is too much", "words")
        return command

    def _end(self, words: list[str]) -> EndTurn:
        said = words[0].casefold() if words else ""
        if self.verb == "end" and not words:
            return EndTurn()
        if len(words) > 1:
            self._done(None, words[1:])
        if said == "" or verb_of(said, VERBS, self.tell) == "auto":
            return EndTurn((), USUAL_PROFILE)
        for name in self.profiles:
            told = self.tell(Message("profile", {"profile": name, "text": name}))
            if said in (name, told.casefold()):
                return EndTurn((), name)
        check_autopilot(words[0], self.profiles)
        return EndTurn((), words[0])

    def _order(self) -> Any:
        if self.verb == "transfer":
            army = self._named("army", self._armies(), "armyId")
            return TransferArmyPlanet(army.id, self._planet().id)
        fleet = self._fleet()
        if self.verb in ("move", "invade", "fetch", "bring"):
            return self._way(fleet)
        if self.verb == "merge":
            return MergeFleets(fleet.id, self._fleet("intoFleetId").id)
        if self.verb == "split":
            return SplitFleet(fleet.id, self._ships(fleet))
        return self._with_armies(fleet)

    def _way(self, fleet: Fleet) -> Any:
        system = self._system().id
        if self.verb == "move":
            return MoveFleet(fleet.id, system)
        if self.verb == "invade":
            return OrderInvasionMove(fleet.id, system)
        return OrderLoadMove(fleet.id, system) if self.verb == "fetch" else OrderUnloadMove(fleet.id, system)

    # Armies

    def _with_armies(self, fleet: Fleet) -> Any:
        if self.verb in ("load", "embark"):
            return self._load(fleet)
        return self._unload(fleet)

    def _load(self, fleet: Fleet) -> Any:
        # `load f3` takes all that are here, `load f3 s12` goes there for them, `load f3 a4` takes one.
        if not self.words:
            return LoadArmies(fleet.id)
        ship = self._maybe([Thing(one.id, "") for one in fleet.ships])
        army = self._maybe(self._armies())
        if army is not None:
            return LoadArmy(fleet.id, self._free_ship(fleet) if ship is None else ship.id, army.id)
        return OrderLoadMove(fleet.id, self._system().id)

    def _free_ship(self, fleet: Fleet) -> str:
        for ship in fleet.ships:
            if ship.army == "" and self.desk.arena.classes[ship.type].carries:
                return ship.id
        raise Rejected("no-transport", f"{fleet.id} has no empty transport", "fleetId")

    def _unload(self, fleet: Fleet) -> Any:
        # `unload f3` lands all of them here, on the planet that is named; `unload f3 s12` goes there first.
        ship = self._maybe([Thing(one.id, "") for one in fleet.ships])
        army = self._maybe(self._armies())
        if army is not None:
            carrier = self._carrier(fleet, army.id) if ship is None else ship.id
            return UnloadArmy(fleet.id, carrier, army.id, self._landing(fleet))
        planet = self._maybe(self._planets())
        if planet is not None:
            return UnloadArmies(fleet.id, planet.id)
        here = self._here(fleet)
        system = self._maybe(self._systems())
        if system is not None and (here is None or system.id != here.id):
            return OrderUnloadMove(fleet.id, system.id)
        return UnloadArmies(fleet.id, self._landing(fleet))

    def _carrier(self, fleet: Fleet, army_id: str) -> str:
        for ship in fleet.ships:
            if ship.army == army_id:
                return ship.id
        raise Rejected("no-army", f"{fleet.id} does not carry {army_id}", "armyId")

    def _landing(self, fleet: Fleet) -> str:
        if self.words:
            return self._planet().id
        here = self._here(fleet)
        if here is None:
            raise Rejected("not-in-orbit", f"{fleet.id} is not in orbit of a system", "fleetId")
        solid = [planet for planet in here.planets if planet.kind == SOLID]
        own = [planet for planet in solid if planet.owner == self.faction]
        if not solid:
            raise Rejected("no-ground", f"nobody can stand anywhere at {here.id}", "planetId")
        return (own or solid)[0].id

    def _here(self, fleet: Fleet) -> StarSystem | None:
        reach = self.desk.arena.numbers.capture_range
        at = system_at(self.state, fleet.x, fleet.y, fleet.z, reach)
        return None if at == NOWHERE or fleet.state == MOVING else self.state.systems[at]

    # Ships

    def _ships(self, fleet: Fleet) -> tuple[str, ...]:
        # Numbers and types, or ships one by one.
        chosen: dict[str, bool] = {}
        if not self.words:
            raise Rejected("which-ships", "say which ships, as in split f1 2 frigate", "shipIds")
        while self.words:
            one = self._maybe([Thing(ship.id, "") for ship in fleet.ships])
            if one is not None:
                chosen[one.id] = True
                continue
            count = self._count()
            type = self._type(fleet)
            left = [ship.id for ship in fleet.ships if ship.type == type and ship.id not in chosen]
            if count > len(left):
                reason = f"{fleet.id} has {len(left)} of these ships ({type}), not {count}"
                raise Rejected("too-few-ships", reason, "shipIds")
            chosen.update(dict.fromkeys(left[:count] if count >= 0 else left, True))
        return tuple(chosen)

    def _count(self) -> int:
        word = self.words[0]
        if not (word.isascii() and word.isdecimal() and len(word) < 7):
            return -1
        self.words = self.words[1:]
        return int(word)

    def _type(self, fleet: Fleet) -> str:
        said = self.words[0].strip(",;").casefold() if self.words else ""
        self.words = self.words[1:]
        for type in dict.fromkeys([ship.type for ship in fleet.ships]):
            told = [self.tell(ships(type, count)).casefold() for count in (1, 2)]
            if said == type or said == type + "s":
                return type
            if any(said in words for words in told) and (len(said) >= LEAST_LETTERS or not said.isascii()):
                # A type of two words may be said with both.
                self._skip_rest_of(told)
                return type
        raise Rejected("unknown-type", f"{fleet.id} has no ships called {said[:40]!r}", "shipIds")

    def _skip_rest_of(self, told: list[str]) -> None:
        while self.words and any(self.words[0].casefold() in words.split() for words in told):
            self.words = self.words[1:]

    # Whom and where

    def _fleet(self, field: str = "fleetId") -> Fleet:
        own = [
            fleet
            for fleet in self.state.fleets
            if fleet.faction == self.faction and fleet.ships and fleet.id not in self.desk.merged
        ]
        found = self._named("fleet", [Thing(fleet.id, fleet.name) for fleet in own], field)
        return self.state.fleets[self.desk.fleet_places[found.id]]

    def _systems(self) -> list[Thing]:
        return [Thing(system.id, system.name) for system in self.state.systems]

    def _system(self) -> Thing:
        return self._named("system", self._systems(), "systemId")

    def _planets(self) -> list[Thing]:
        listed: list[Planet] = []
        for system in self.state.systems:
            listed.extend(system.planets)
        return [Thing(planet.id, planet.name) for planet in listed]

    def _planet(self) -> Thing:
        return self._named("planet", self._planets(), "planetId")

    def _armies(self) -> list[Thing]:
        return [Thing(army.id, "") for army in self.state.armies if army.faction == self.faction]

    def _named(self, kind: str, among: list[Thing], field: str) -> Thing:
        found = self._maybe(among)
        if found is not None:
            return found
        if not self.words:
            raise Rejected(f"which-{kind}", f"say which {kind}", field)
        said = self.words[0]
        near = [thing for thing in among if _begins(self._bare(thing.name), said)]
        if len(near) == 1:
            self.words = self.words[1:]
            return near[0]
        if near:
            listed = [handle(thing.id) for thing in near[:9]]
            raise Rejected("ambiguous", f"{said[:40]!r} could be {' or '.join(listed)}", field, listed)
        raise Rejected(f"unknown-{kind}", f"there is no {kind} {said[:40]} here", field)

    def _maybe(self, among: list[Thing]) -> Thing | None:
        # Whatever the next words name exactly, the longest name first.
        for count in range(min(MOST_WORDS, len(self.words)), 0, -1):
            said = " ".join(self.words[:count]).strip(",;").casefold()
            for thing in among:
                if said in (thing.id.casefold(), handle(thing.id), self._bare(thing.name)):
                    self.words = self.words[count:]
                    return thing
        return None

    def _bare(self, name: str) -> str:
        # Without the words that are left out of what was said as well.
        return " ".join([word for word in name.casefold().split() if word not in self.fillers])


def _begins(name: str, said: str) -> bool:
    return len(said) >= LEAST_LETTERS and name.startswith(said.casefold())


# What else could be done


def instead(desk: OrderDesk, faction: str, command: Any) -> Any:
    """Of the same order for the same fleet, that to the system nearest to the one that was meant, or None."""
    fleet_id, system_id = getattr(command, "fleet_id", ""), getattr(command, "system_id", "")
    at = desk.fleet_places.get(fleet_id, NOWHERE)
    if at == NOWHERE or system_id not in desk.systems or desk.state.fleets[at].faction != faction:
        return None
    goal = desk.systems[system_id]
    best: Any = None
    least = 0.0
    for other in orders_for(desk, desk.state.fleets[at]):
        if type(other) is not type(command):
            continue
        system = desk.systems[other.system_id]
        gap = distance(system.x, system.y, system.z, goal.x, goal.y, goal.z)
        if best is None or gap < least:
            best, least = other, gap
    return best
