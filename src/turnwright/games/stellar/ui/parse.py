"""Typed orders: a verb, the things it is about, and where to.

    move f3 s12           invade f3 velandar        load f3           unload f3 s12-1
    split f3 2 frigate    merge f4 f3               rename f3 Home Guard
    read m1               dismiss m1 m2             dismiss all
    end                   end balanced              resign

Fleets, systems, planets, armies and ships go by handle, id or name. The notation of commands works as well.
"""

from typing import Any, Final

from turnwright.gamekit.parsing import Tell, synonyms, verb_of
from turnwright.games.stellar import notation
from turnwright.games.stellar.commands import (
    DismissMessages,
    EndTurn,
    LoadArmies,
    LoadArmy,
    MarkMessagesRead,
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
from turnwright.games.stellar.rules.inbox import inbox, is_read
from turnwright.games.stellar.rules.locations import system_at
from turnwright.games.stellar.rules.orders import OrderExecutor
from turnwright.games.stellar.rules.phases.ai import check_autopilot
from turnwright.games.stellar.state import MOVING, SOLID, Fleet, StarSystem
from turnwright.games.stellar.ui.messages import handle, ships
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Message

# Verbs and their synonyms; a catalogue adds its own as `verbs-<verb>`.
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
    "read": ("mark",),
    "dismiss": ("delete", "archive"),
    "end": ("done", "pass", "e", "end_turn"),
    "auto": ("autopilot",),
    "resign": ("surrender",),
}
DEFAULT_PROFILE: Final = "balanced"
MARKS: Final = ("read", "dismiss")
# The words of a catalogue in a mark: for all messages, for the inbox, and those that say nothing more.
WORDS_OF_MARKS: Final = ("words-all", "looks-inbox", "words-messages")
# Words that are skipped; a catalogue adds its own as `verbs-fillers`.
FILLERS: Final = ("to", "into", "at", "in", "on", "from", "with", "the", "and")
LONGEST_NAME: Final = 8  # words
SHORTEST_PREFIX: Final = 3  # letters
LONGEST_SENTENCE: Final = 1000  # characters without blanks in which words are looked for


class Named:
    """Something an order can name: its id and its name."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name


def understand(executor: OrderExecutor, faction: str, profiles: list[str], text: str, tell: Tell) -> Any:
    """Read the command a faction means, or raise `Rejected`."""
    tokens = text.split()
    if not tokens or len(text) > notation.LONGEST:
        raise Rejected("malformed", "no order was given", "", list(VERBS))
    verb = verb_of(tokens[0], VERBS, tell)
    if verb == "":
        verb, tokens = marks_without_blanks(text, tell)
    if verb == "":
        raise Rejected("malformed", f"{tokens[0][:40]!r} is not an order", "", list(VERBS))
    if verb == "end" and notation.NEXT in tokens:
        return notation.read_command(text)
    return CommandParser(executor, faction, profiles, tell).command(verb, tokens[1:])


def marks_without_blanks(text: str, tell: Tell) -> tuple[str, list[str]]:
    """Find the verb of a mark anywhere in a sentence without blanks, and put it before the other words."""
    for verb in MARKS:
        found = [word for word in synonyms(f"verbs-{verb}", tell) if not word.isascii() and word in text]
        if found:
            return verb, [verb, *text.replace(found[0], " ").split()]
    return "", text.split()


def _segmented(text: str, known: list[str]) -> list[str]:
    # In a language without blanks, the longest known word at each place stands alone.
    known = sorted([word for word in known if not word.isascii()], key=len, reverse=True)
    if not known or len(text) > LONGEST_SENTENCE:
        return text.split()
    spaced = ""
    at = 0
    while at < len(text):
        word = next(iter([one for one in known if text.startswith(one, at)]), "")
        spaced += f" {word} " if word else text[at]
        at += len(word) or 1
    return spaced.split()


class CommandParser:
    """Reads the words after a verb, on the galaxy as the faction's orders so far have made it."""

    def __init__(self, executor: OrderExecutor, faction: str, profiles: list[str], tell: Tell) -> None:
        self.executor = executor
        self.state = executor.state
        self.faction = faction
        self.profiles = profiles
        self.tell = tell
        self.fillers = [*FILLERS, *synonyms("verbs-fillers", tell)]
        self.tokens: list[str] = []
        self.verb = ""

    def command(self, verb: str, tokens: list[str]) -> Any:
        """Read the command of a verb."""
        self.verb = verb
        if verb in ("end", "auto"):
            return self._end(tokens)
        if verb == "rename":
            self.tokens = tokens
            return RenameFleet(self._fleet().id, " ".join(self.tokens))
        if verb == "resign":
            _expect_end(tokens)
            return Resign()
        if verb in ("read", "dismiss"):
            return self._marks(tokens)
        split = " ".join(tokens).replace(",", " ").replace("、", " ").split()
        self.tokens = [token for token in split if token.casefold() not in self.fillers]
        command = self._order()
        _expect_end(self.tokens)
        return command

    def _end(self, tokens: list[str]) -> EndTurn:
        if self.verb == "end" and not tokens:
            return EndTurn()
        _expect_end(tokens[1:])
        wanted = tokens[0].casefold() if tokens else ""
        if wanted == "" or verb_of(wanted, VERBS, self.tell) == "auto":
            return EndTurn((), DEFAULT_PROFILE)
        for name in self.profiles:
            if wanted in (name, self.tell(Message("profile", {"profile": name, "text": name})).casefold()):
                return EndTurn((), name)
        check_autopilot(tokens[0], self.profiles)
        return EndTurn((), tokens[0])

    def _marks(self, tokens: list[str]) -> Any:
        # `dismiss m2 m5` by their numbers in the inbox, `read all` for all of them; ids work as well. A
        # choice may be typed as it is listed: `mark 3 messages as read` if there are three to mark.
        held = inbox(self.state, self.faction)
        if not held:
            raise Rejected("no-messages", "the inbox is empty", "messageIds")
        numbers = {f"m{at + 1}": message.id for at, message in enumerate(held)}
        ids = {message.id.casefold(): message.id for message in held}
        listed = [one.id for one in held if self.verb == "dismiss" or not is_read(one, self.faction)]
        every, inbox_words, skipped = [synonyms(list_id, self.tell) for list_id in WORDS_OF_MARKS]
        chosen: dict[str, bool] = {}
        text = " ".join(tokens).replace(",", " ").replace("、", " ").casefold()
        for token in _segmented(text, every + inbox_words + skipped):
            if token == "all" or token in every or token in inbox_words:
                chosen.update(dict.fromkeys(numbers.values(), True))
            elif token == str(len(listed)):
                chosen.update(dict.fromkeys(listed, True))
            elif token in skipped:
                continue
            elif token in numbers or token in ids:
                chosen[numbers.get(token) or ids[token]] = True
            else:
                raise Rejected("unknown-message", f"there is no message {token[:40]!r}", "messageIds")
        if not chosen:
            raise Rejected("which-message", "the message is missing, as in dismiss m1", "messageIds")
        kind: Any = MarkMessagesRead if self.verb == "read" else DismissMessages
        return kind(tuple(chosen))

    def _order(self) -> Any:
        if self.verb == "transfer":
            army = self._named("army", self._armies(), "armyId")
            return TransferArmyPlanet(army.id, self._planet().id)
        fleet = self._fleet()
        if self.verb == "move":
            return MoveFleet(fleet.id, self._system().id)
        if self.verb == "invade":
            return OrderInvasionMove(fleet.id, self._system().id)
        if self.verb == "fetch":
            return OrderLoadMove(fleet.id, self._system().id)
        if self.verb == "bring":
            return OrderUnloadMove(fleet.id, self._system().id)
        if self.verb == "merge":
            return MergeFleets(fleet.id, self._fleet("intoFleetId").id)
        if self.verb == "split":
            return SplitFleet(fleet.id, self._ships(fleet))
        return self._load(fleet) if self.verb in ("load", "embark") else self._unload(fleet)

    # Armies

    def _load(self, fleet: Fleet) -> Any:
        # `load f3` takes every army here, `load f3 s12` goes there for them, `load f3 a4` takes one.
        if not self.tokens:
            return LoadArmies(fleet.id)
        named = self._maybe([Named(one.id, "") for one in fleet.ships])
        army = self._maybe(self._armies())
        if army is None:
            return OrderLoadMove(fleet.id, self._system().id)
        if named is not None:
            return LoadArmy(fleet.id, named.id, army.id)
        for ship in fleet.ships:
            if ship.army == "" and self.executor.arena.classes[ship.type].carries:
                return LoadArmy(fleet.id, ship.id, army.id)
        raise Rejected("no-transport", f"{fleet.id} has no empty transport", "fleetId")

    def _unload(self, fleet: Fleet) -> Any:
        # `unload f3` lands every army here, on the planet named if any; `unload f3 s12` goes there first.
        named = self._maybe([Named(one.id, "") for one in fleet.ships])
        army = self._maybe(self._armies())
        if army is not None:
            carriers = [ship.id for ship in fleet.ships if ship.army == army.id]
            if named is None and not carriers:
                raise Rejected("no-army", f"{fleet.id} does not carry {army.id}", "armyId")
            ship_id = carriers[0] if named is None else named.id
            return UnloadArmy(fleet.id, ship_id, army.id, self._landing(fleet))
        planet = self._maybe(self._planets())
        if planet is not None:
            return UnloadArmies(fleet.id, planet.id)
        here = self._system_at_fleet(fleet)
        system = self._maybe(self._systems())
        if system is not None and (here is None or system.id != here.id):
            return OrderUnloadMove(fleet.id, system.id)
        return UnloadArmies(fleet.id, self._landing(fleet))

    def _landing(self, fleet: Fleet) -> str:
        if self.tokens:
            return self._planet().id
        here = self._system_at_fleet(fleet)
        if here is None:
            raise Rejected("not-in-orbit", f"{fleet.id} is not in orbit of a system", "fleetId")
        solid = [planet for planet in here.planets if planet.kind == SOLID]
        own = [planet for planet in solid if planet.owner == self.faction]
        if not solid:
            raise Rejected("no-ground", f"{here.id} has no planet to land on", "planetId")
        return (own or solid)[0].id

    def _system_at_fleet(self, fleet: Fleet) -> StarSystem | None:
        reach = self.executor.arena.numbers.capture_range
        at = system_at(self.state, fleet.x, fleet.y, fleet.z, reach)
        return None if at == NOWHERE or fleet.state == MOVING else self.state.systems[at]

    # Ships

    def _ships(self, fleet: Fleet) -> tuple[str, ...]:
        # Numbers and types, or ships one by one.
        chosen: dict[str, bool] = {}
        if not self.tokens:
            raise Rejected("which-ships", "the ships are missing, as in split f1 2 frigate", "shipIds")
        while self.tokens:
            ship = self._maybe([Named(one.id, "") for one in fleet.ships])
            if ship is not None:
                chosen[ship.id] = True
                continue
            count = -1
            word = self.tokens[0]
            if word.isascii() and word.isdecimal() and len(word) < 7:
                self.tokens = self.tokens[1:]
                count = int(word)
            type = self._type(fleet)
            left = [one.id for one in fleet.ships if one.type == type and one.id not in chosen]
            if count > len(left):
                reason = f"{fleet.id} has {len(left)} of these ships ({type}), not {count}"
                raise Rejected("too-few-ships", reason, "shipIds")
            chosen.update(dict.fromkeys(left[:count] if count >= 0 else left, True))
        return tuple(chosen)

    def _type(self, fleet: Fleet) -> str:
        wanted = self.tokens[0].strip(",;").casefold() if self.tokens else ""
        self.tokens = self.tokens[1:]
        for type in dict.fromkeys([ship.type for ship in fleet.ships]):
            if wanted == type or wanted == type + "s":
                return type
            names = [self.tell(ships(type, count)).casefold() for count in (1, 2)]
            long_enough = len(wanted) >= SHORTEST_PREFIX or not wanted.isascii()
            if long_enough and any(wanted in name for name in names):
                # A name of two words may be typed in full.
                while self.tokens and any(self.tokens[0].casefold() in name.split() for name in names):
                    self.tokens = self.tokens[1:]
                return type
        raise Rejected("unknown-type", f"{fleet.id} has no ships called {wanted[:40]!r}", "shipIds")

    # Names

    def _fleet(self, field: str = "fleetId") -> Fleet:
        own = [
            Named(fleet.id, fleet.name)
            for fleet in self.state.fleets
            if fleet.faction == self.faction and fleet.ships and fleet.id not in self.executor.merged
        ]
        return self.state.fleets[self.executor.fleet_places[self._named("fleet", own, field).id]]

    def _systems(self) -> list[Named]:
        return [Named(system.id, system.name) for system in self.state.systems]

    def _system(self) -> Named:
        return self._named("system", self._systems(), "systemId")

    def _planets(self) -> list[Named]:
        return [Named(one.id, one.name) for system in self.state.systems for one in system.planets]

    def _planet(self) -> Named:
        return self._named("planet", self._planets(), "planetId")

    def _armies(self) -> list[Named]:
        return [Named(army.id, "") for army in self.state.armies if army.faction == self.faction]

    def _named(self, kind: str, among: list[Named], field: str) -> Named:
        found = self._maybe(among)
        if found is not None:
            return found
        if not self.tokens:
            raise Rejected(f"which-{kind}", f"the {kind} is missing", field)
        wanted = self.tokens[0]
        near = among if len(wanted) >= SHORTEST_PREFIX else []
        near = [one for one in near if self._without_fillers(one.name).startswith(wanted.casefold())]
        if len(near) == 1:
            self.tokens = self.tokens[1:]
            return near[0]
        if near:
            listed = [handle(one.id) for one in near[:9]]
            raise Rejected("ambiguous", f"{wanted[:40]!r} could be {' or '.join(listed)}", field, listed)
        raise Rejected(f"unknown-{kind}", f"there is no {kind} {wanted[:40]} here", field)

    def _maybe(self, among: list[Named]) -> Named | None:
        # Take whatever the next words name exactly; the longest name wins.
        for count in range(min(LONGEST_NAME, len(self.tokens)), 0, -1):
            wanted = " ".join(self.tokens[:count]).strip(",;").casefold()
            for one in among:
                if wanted in (one.id.casefold(), handle(one.id), self._without_fillers(one.name)):
                    self.tokens = self.tokens[count:]
                    return one
        return None

    def _without_fillers(self, name: str) -> str:
        return " ".join([word for word in name.casefold().split() if word not in self.fillers])


def _expect_end(left: list[str]) -> None:
    if left:
        raise Rejected("too-many-words", f"{' '.join(left)[:40]!r} is not expected here", "words")


def alternative(executor: OrderExecutor, faction: str, command: Any) -> Any:
    """Suggest the same order to the reachable system nearest to the one that was refused, or None."""
    fleet_id, system_id = getattr(command, "fleet_id", ""), getattr(command, "system_id", "")
    at = executor.fleet_places.get(fleet_id, NOWHERE)
    if at == NOWHERE or system_id not in executor.systems or executor.state.fleets[at].faction != faction:
        return None
    if fleet_id in executor.merged:
        return None  # it is a part of another fleet now
    goal = executor.systems[system_id]
    best: Any = None
    least = 0.0
    for other in orders_for(executor, executor.state.fleets[at]):
        if type(other) is not type(command):
            continue
        system = executor.systems[other.system_id]
        gap = distance(system.x, system.y, system.z, goal.x, goal.y, goal.z)
        if best is None or gap < least:
            best, least = other, gap
    return best
