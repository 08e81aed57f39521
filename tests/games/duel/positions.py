"""Test positions of the duel: a few simple cards, and matches written as text."""

from collections.abc import Sequence
from typing import Any

import msgspec

from turnwright.games.duel import BattleEngine, Duel, create_battle_engine
from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy
from turnwright.kernel.replay import Verdict, verify

DUEL = Duel()
STATS = ("power", "speed", "technique", "kumikata", "newaza")


def card(number: int, stats: str, **changes: Any) -> dict[str, Any]:
    """A card by its number and its five values: `card(1, "9 1 5 5 5")`."""
    values = dict(zip(STATS, map(int, stats.split()), strict=True))
    return {
        "id": number,
        "firstname": "Ana",
        "surname": f"Rui {number}",
        "country": "Portugal",
        "countryCode": "PT",
        "weightClass": "-57",
        "stats": values,
        "gender": "female",
        "rarity": "Common",
        **changes,
    }


# By power the lower number wins, by speed the higher one, by technique neither.
DECK = [
    card(1, "9 1 5 7 0"),
    card(2, "8 2 5 1 6"),
    card(3, "7 3 5 6 1"),
    card(4, "6 4 5 0 7"),
]
# Throws that lay the four in order: round 1 is 1 against 2, round 2 is 3 against 4, then the deck is empty.
DEAL = [4, 2, 1, 1]


def scenario(**changes: Any) -> dict[str, Any]:
    """A classic duel with the four cards, and what is changed in it."""
    return {"name": "test", "mode": "classic", "deck": DECK, **changes}


def flags(**changes: bool) -> dict[str, Any]:
    return {"flags": changes}


class Told:
    """A match whose events are heard as lines of words."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Any] = list(match.opening.events)

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def phase(self) -> str:
        return str(self.match.state.phase)

    @property
    def score(self) -> tuple[int, int]:
        return int(self.state.player_score), int(self.state.opponent_score)

    @property
    def line(self) -> str:
        return DUEL.notation.write(self.state)

    def give(self, word: str, seat: int = 0) -> list[str]:
        """Give a command in its word, and hear what it causes."""
        return self._hear(self.match.submit(seat, DUEL.notation.parse_command(word)).events)

    def refuse(self, word: str, seat: int = 0) -> Rejected:
        """Give a command that must be refused and must change nothing."""
        before = self.match.snapshot()
        try:
            self.give(word, seat)
        except Rejected as refusal:
            assert self.match.snapshot() == before
            return refusal
        raise AssertionError(f"{word} was not refused in {self.phase}")

    def at(self, now: int) -> list[str]:
        """Advance the clock once."""
        return self._hear(self.match.elapse(now).events)

    def wait(self, ms: int) -> list[str]:
        """Let time pass with a precise clock: at every due time, and at the end."""
        heard: list[str] = []
        until = int(self.match.now) + ms
        while self.match.outcome is None and 0 <= (due := DUEL.next_due(self.state)) <= until:
            heard += self.at(due)
        if self.match.outcome is None and self.match.now < until:
            heard += self.at(until)
        return heard

    def play(self, *words: str) -> list[str]:
        """Several commands, each with the break before its round if there is one."""
        heard: list[str] = []
        for word in words:
            heard += self.wait(3000) if self.phase == "cooldown" else []
            heard += self.give(word)
        return heard

    def dice_are_used_up(self) -> None:
        assert self.match.tray.loaded is not None
        self.match.done()

    def _hear(self, events: list[Any]) -> list[str]:
        self.events += events
        return tell(events)


def match_of(
    values: Any = None,
    *,
    seed: int = 0,
    dice: Sequence[int] | None = None,
    seats: Sequence[Policy | None] = (),
    journal: Journal | None = None,
) -> Told:
    """A match that waits to be started."""
    values = scenario() if values is None else values
    return Told(Match(DUEL, values, seed=seed, dice=dice, seats=seats, journal=journal))


def started(dice: Sequence[int] | None = DEAL, **changes: Any) -> Told:
    """A match in its first break, with the deck of four laid in order unless other dice are given."""
    told = match_of(scenario(**changes), dice=dice)
    told.give("start")
    return told


def prompted(dice: Sequence[int] | None = DEAL, **changes: Any) -> Told:
    """A match that waits for the first stat, card 1 against card 2, without breaks between rounds."""
    return started(dice, **{"cooldownMs": 0, **changes})


def at(position: str, **changes: Any) -> Told:
    """A match at a position in notation; omitted parts have their defaults."""
    told = match_of(scenario(**changes))
    told.match.state = DUEL.notation.read(whole(position), told.state)
    told.match.now = told.state.timers.now
    return told


def whole(position: str) -> str:
    """A position with its last parts filled in: `waitingForPlayerAction 3 2-1 1:2/3` is enough."""
    usual = "waitingForPlayerAction 1 0-0 1:2/1 player - - - - deck= seen= clock=0/1/run".split()
    parts = position.split()
    return " ".join(parts + usual[len(parts) :])


def tell(events: Sequence[Any]) -> list[str]:
    """Events in a few words each."""
    return [_tell_one(codec.plain(event)) for event in events]


def _tell_one(event: dict[str, Any]) -> str:
    name = event.pop("type")
    if name == "state:change":
        return f"{event['from']} > {event['to']}"
    if name == "round:decision":
        return f"{name} {event['outcome']} {event['stat']} {_pair(event['values'])}"
    if name == "match:end":
        return f"{name} {event['winner'] or 'none'} {_pair(event['scores'])} {event['reason']}"
    if name == "score:update":
        return f"{name} {_pair(event)}"
    if name == "round:prompt":
        return f"{name} {event['round']}"
    if name == "error:event":
        return f"{name} {event['code']}"
    if name == "debug":
        return f"{name} {event['kind']}"
    return " ".join([name, *map(str, event.values())])


def _pair(sides: dict[str, int]) -> str:
    return f"{sides['player']}-{sides['opponent']}"


def tag(event: Any) -> str:
    return str(event.__struct_config__.tag)


def tags(events: Sequence[Any]) -> list[str]:
    return [tag(event) for event in events]


def states(lines: Sequence[str]) -> list[str]:
    """The states that were reached, in order."""
    return [line.partition(" > ")[2] for line in lines if " > " in line]


def ticks(lines: Sequence[str]) -> list[str]:
    return [line.removeprefix("timer:tick ") for line in lines if line.startswith("timer:tick")]


class Listener:
    """A screen that writes down all it hears from an engine."""

    def __init__(self, engine: BattleEngine) -> None:
        self.engine = engine
        self.events: list[Any] = []
        engine.on("*", self.events.append)

    @property
    def lines(self) -> list[str]:
        return tell(self.events)

    @property
    def last(self) -> Any:
        return self.events[-1]

    def take(self) -> list[str]:
        """What was heard since the last time."""
        heard = self.lines
        self.events.clear()
        return heard


def engine_of(**settings: Any) -> tuple[BattleEngine, Listener]:
    """An engine over the four cards, and someone who listens."""
    engine = create_battle_engine(**{"deck": DECK, **settings})
    return engine, Listener(engine)


def find(name: str) -> Duel:
    assert name == "duel"
    return DUEL


def verdict(journal: Journal) -> Verdict:
    """What a replay of the journal finds."""
    return verify(journal.lines, find)


def as_json(event: Any) -> dict[str, Any]:
    """An event as it stands in a journal."""
    data: dict[str, Any] = msgspec.json.decode(codec.encode(event))
    return data
