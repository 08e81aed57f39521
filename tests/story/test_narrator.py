"""Narration of a match from its journal, with and without the game installed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from msgspec import Struct

from turnwright import Event, Notation, Presenter, Scenarios, games
from turnwright.games.duel import Duel
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import ContentError
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Reader
from turnwright.kernel.records import EVERYTHING, Header, Line, Message, read_input
from turnwright.kernel.replay import read_header
from turnwright.story.catalogue import Catalogue, catalogue_for
from turnwright.story.narrator import Narrator, announce
from turnwright.testing.driver import drive

DUEL = Catalogue("turnwright.games.duel")
UI = Catalogue("turnwright.cli.terminal")
TAGS = ("found", "camped", "met", "travelled")  # words that a bare event would begin with


class Loud(Struct, tag="loud"):
    what: str


class Quiet(Event, Struct, tag="quiet"):
    quiet: ClassVar[bool] = True
    what: str


class Wordless(Event, Struct, tag="wordless"):
    what: str
    message: ClassVar[None] = None


class Spoken(Event, Struct, tag="spoken"):
    name: str
    text: str

    @property
    def message(self) -> tuple[str, dict[str, str]]:
        return "npc-dialogue", {"name": self.name, "text": self.text}


class Gong(Game):
    event_type: ClassVar[Any] = Loud | Quiet | Wordless


def told(*events: Any, game: Game | None = None, words: Catalogue = UI, **line: Any) -> list[str]:
    return Narrator(game, words).sentences(Line(n=1, events=list(events), **line))


def test_an_event_is_narrated_by_its_game() -> None:
    decision = {
        "type": "round:decision",
        "outcome": "matchWinPlayer",
        "stat": "speed",
        "values": {"player": 9},
    }
    decision["values"]["opponent"] = 2

    assert told(decision, game=Duel(), words=DUEL) == ["The player wins the round: Speed 9 against 2."]


def test_an_event_of_an_uninstalled_game_is_narrated_by_its_fields() -> None:
    assert told({"type": "ship:sunk", "name": "Ann", "at": [1, 2]}) == ["ship sunk: name Ann, at [1, 2]"]


def test_an_event_that_the_game_does_not_know_any_more_is_narrated_by_its_fields() -> None:
    assert told({"type": "round:party", "guests": 3}, game=Duel(), words=DUEL) == ["round party: guests 3"]


@pytest.mark.parametrize(
    ("event", "sentence"), [("hello", "hello"), (5, "5"), ([1, "a"], '[1,"a"]'), (None, "null")]
)
def test_an_event_may_be_any_plain_value(event: Any, sentence: str) -> None:
    assert told(event) == [sentence]


def test_quiet_events_are_left_out() -> None:
    events = [
        {"type": "quiet", "what": "a"},
        {"type": "loud", "what": "b"},
        {"type": "wordless", "what": "c"},
    ]

    assert told(*events, game=Gong()) == ["loud: what b"]


class BardScenarios(Scenarios):
    def load(self, scenario: Any) -> Any:
        if scenario == "lost":
            raise ContentError("scenario", "", "expected another")
        return f"{scenario} again"


class BardPresenter(Presenter):
    def narrate(
        self, event: Any, scenario: Any, lang: str, dice: Dice, tell: Callable[[Message], str]
    ) -> str | None:
        if not isinstance(event, Loud) or event.what == "catalogue":
            return None
        if event.what == "ill":
            raise KeyError(event.what)
        return f"{lang} {scenario} {tell(Message('', {'text': event.what}))} {dice.below(1_000_000)}"


class Bard(Gong):
    """Narrates loud events with a number."""

    scenarios = BardScenarios()
    presenter = BardPresenter(Notation())


def bard(scenario: Any = "duel", seed: int = 1) -> Narrator:
    narrator = Narrator(Bard(), UI)
    narrator.begin(Header(1, "bard", "1", seed, scenario, ("first",)))
    return narrator


def loud(*what: str, n: int = 1, **line: Any) -> Line:
    return Line(n=n, events=[{"type": "loud", "what": each} for each in what], **line)


def test_a_game_may_narrate_an_event_itself() -> None:
    assert [line.rpartition(" ")[0] for line in bard().sentences(loud("a", "b"))] == [
        "en duel again a",
        "en duel again b",
    ]


def test_the_catalogue_narrates_what_a_game_does_not() -> None:
    assert bard().sentences(loud("catalogue", "ill")) == ["loud: what catalogue", "loud: what ill"]


def test_a_match_whose_scenario_cannot_be_read_is_narrated_without_it() -> None:
    assert bard("lost").sentences(loud("a"))[0].startswith("en None a ")


def test_a_game_is_never_asked_to_narrate_quiet_events() -> None:
    assert bard().sentences(Line(n=1, events=[{"type": "quiet", "what": "ill"}])) == []


def test_the_same_event_is_always_narrated_in_the_same_words() -> None:
    lines = [loud("a", "a", "a", n=n) for n in range(20)]
    narrator = bard()
    told_once = [narrator.sentences(line) for line in lines]
    assert [bard().sentences(line) for line in reversed(lines)] == told_once[::-1]
    assert len({sentence for told_of_line in told_once for sentence in told_of_line}) == 60


def test_another_seed_draws_other_phrases() -> None:
    assert bard(seed=1).sentences(loud("a")) != bard(seed=2).sentences(loud("a"))


def test_hidden_events_do_not_change_the_narration_of_visible_ones() -> None:
    line = loud("secret", "open", to={"0": [1]})
    assert bard().sentences(line, 0) == bard().sentences(line, 1)[1:]


def test_an_invalid_seed_falls_back_to_the_catalogue() -> None:
    assert bard(seed=-1).sentences(loud("a")) == ["loud: what a"]


def test_ticks_are_narrated_only_at_relevant_seconds() -> None:
    ticks = [{"type": "timer:tick", "id": "selection", "remainingMs": ms} for ms in (11_000, 10_000, 9000)]
    line = Line(n=1, events=ticks)

    for game in (Duel(), None):
        narrator = Narrator(game, DUEL)
        assert narrator.sentences(line) == []
        assert narrator.sentences(line, ticks=(10, 5)) == ["10 seconds left to choose."]


def test_the_first_tick_that_comes_with_a_command_is_always_reported() -> None:
    ticks = [{"type": "timer:tick", "id": "selection", "remainingMs": ms} for ms in (17_000, 16_000)]

    narrator = Narrator(Duel(), DUEL)
    assert narrator.sentences(Line(n=1, seat=0, events=ticks)) == ["17 seconds left to choose."]
    assert narrator.sentences(Line(n=1, elapsed=5, events=ticks)) == []


def test_a_seat_gets_its_own_events_and_those_for_all() -> None:
    line = Line(n=1, events=["for all", "for one", "for two"], to={"1": [0], "2": [1]})
    narrator = Narrator(None, UI)

    assert narrator.sentences(line, 0) == ["for all", "for one"]
    assert narrator.sentences(line, -1) == ["for all"]
    assert narrator.sentences(line, EVERYTHING) == ["for all", "for one", "for two"]


@pytest.mark.parametrize(
    "name", ["duel", "rounds/dupla", "rounds/estrada", "stellar/border-war", "tactics", "wuxia"]
)
def test_every_event_of_a_played_match_is_told_in_words(name: str) -> None:
    game_name, _, scenario = name.partition("/")
    game = games.load(game_name)
    bot = game.bots().get("heuristic") or next(iter(game.bots().values()))
    seats = len(game.seats_for(game.scenarios.load(scenario or game.scenarios.names()[0])))
    lines = drive(game, scenario or None, 2, [bot] * seats, inputs=120).lines
    narrator = Narrator(game, catalogue_for(game, "en"))
    narrator.begin(read_header(Reader(), lines[0]))
    inputs = [entry for entry in map(read_input, lines[1:]) if isinstance(entry, Line)]
    told_so_far = [sentence for line in inputs for sentence in narrator.sentences(line)]
    assert told_so_far
    bare = [each for each in told_so_far if "Message(" in each or each.partition(":")[0] in TAGS]
    assert not bare, bare[0]


def test_a_sentence_begins_with_a_capital_letter_and_a_call_sign_stays_as_it_is() -> None:
    tactics = catalogue_for(games.load("tactics"), "en")
    spoken = Spoken("old Jory", "I know every hole in it.")
    assert announce(spoken, tactics) == "Old Jory: “I know every hole in it.”"
    assert announce(Spoken("f2", "Ready."), tactics).startswith("f2")
