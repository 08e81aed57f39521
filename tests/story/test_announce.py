"""Events in words: with a message of their own, without one, and with no words at all."""

from dataclasses import dataclass
from typing import Any

import pytest
from msgspec import Struct

from turnwright.kernel.events import Event, message_of
from turnwright.kernel.records import Message
from turnwright.story.catalogue import Catalogue
from turnwright.story.narrator import announce

DUEL = Catalogue("turnwright.games.duel")


class RoundStart(Struct, frozen=True, tag="round:start"):
    round: int


class RoundDecision(Struct, frozen=True, tag="round:decision"):
    outcome: str
    stat: str
    values: dict[str, int]


class Scores(Struct, frozen=True):
    player: int
    opponent: int


class MatchEnd(Struct, frozen=True, tag="match:end"):
    winner: str | None
    scores: Scores
    reason: str


class TimerTick(Struct, frozen=True, tag="timer:tick", rename="camel"):
    id: str
    remaining_ms: int


class CooldownStart(Struct, frozen=True, tag="cooldown:start"):
    ms: int


class Told(Event, Struct, frozen=True, tag="round:start"):
    round: int

    @property
    def message(self) -> tuple[str, dict[str, Any]]:
        return "round-timeout", {"round": self.round + 1}


class Praised(Event, Struct, frozen=True, tag="praised"):
    what: str

    @property
    def message(self) -> tuple[str, dict[str, Any]]:
        return "praised", {"what": Message(self.what, {"text": "?"})}


class Text(Struct, frozen=True, tag="text:said"):
    message: str


@dataclass
class Took(Event):
    tag = "heap:took"
    count: int
    left: int


class Awkward(Event):
    @property
    def message(self) -> tuple[str, dict[str, Any]]:
        raise RuntimeError("no")


def test_an_event_is_narrated_by_its_tag_and_fields() -> None:
    assert announce(RoundStart(4), DUEL) == "Round 4."


def test_nested_fields_are_arguments_too() -> None:
    decision = RoundDecision("winOpponent", "newaza", {"player": 3, "opponent": 8})
    assert announce(decision, DUEL) == "The opponent wins the round: Ne-waza 8 against 3."
    end = MatchEnd(None, Scores(7, 7), "maxRounds")
    assert announce(end, DUEL) == "The last round has been played. The match is a draw: player 7, opponent 7."


def test_a_winner_is_named() -> None:
    end = MatchEnd("player", Scores(10, 7), "target")
    assert announce(end, DUEL) == "The target score is reached. The player wins: player 10, opponent 7."


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (TimerTick("selection", 30_000), "30 seconds left to choose."),
        (TimerTick("selection", 1000), "1 second left to choose."),
        (TimerTick("cooldown", 0), "The break ends."),
        (CooldownStart(3000), "The next round starts in 3 seconds."),
        (CooldownStart(2001), "The next round starts in 3 seconds."),
        (CooldownStart(0), "The next round starts at once."),
    ],
)
def test_milliseconds_are_reported_in_seconds_rounded_up(event: object, said: str) -> None:
    assert announce(event, DUEL) == said


def test_an_events_own_message_comes_first() -> None:
    assert announce(Told(1), DUEL) == "Round 2: time is up."


def test_a_field_that_happens_to_be_called_message_is_a_field() -> None:
    assert message_of(Text("hello")) == ("text-said", {"message": "hello"})


def test_an_event_without_a_message_is_announced_by_its_name() -> None:
    assert announce(Took(3, 18), DUEL) == "heap took: count 3, left 18"


def test_a_message_in_an_event_is_narrated_in_words_also_when_the_event_has_none() -> None:
    assert announce(Praised("stat-power"), DUEL) == "praised: what Power"
    assert announce(Praised("stat-luck"), DUEL) == "praised: what ?"


def test_an_event_as_a_journal_keeps_it_is_narrated_the_same() -> None:
    assert announce({"type": "round:start", "round": 4}, DUEL) == "Round 4."
    assert announce({"event": "heap:took", "count": 3}, DUEL) == "heap took: count 3"


def test_an_event_is_narrated_in_the_language_of_the_catalogue() -> None:
    assert announce(RoundStart(4), Catalogue("turnwright.games.duel", "fr")) == "Manche 4."


@pytest.mark.parametrize("event", [Awkward(), None, 3, object(), {}, [], "text", Struct])
def test_no_event_stops_the_narration(event: object) -> None:
    assert isinstance(announce(event, DUEL), str)
