"""Everything that happens in a duel can be read aloud, in four languages."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from games.duel.positions import DUEL, Told, engine_of, match_of, prompted, started, tag
from games.duel.transcripts import TRANSCRIPTS, golden
from turnwright.games.duel.content import load_deck
from turnwright.games.duel.flow import STATES
from turnwright.games.duel.rulebook import OUTCOMES
from turnwright.kernel.codec import read_struct
from turnwright.kernel.records import Message
from turnwright.story.catalogue import Catalogue
from turnwright.story.narrator import announce

LANGUAGES = ("en", "pt", "fr", "zh")
WORDS = {lang: Catalogue("turnwright.games.duel", lang) for lang in LANGUAGES}
ENGLISH = WORDS["en"]
MUST_BE_ANNOUNCED = {"state:change", "round:timeout", "round:decision", "match:end"}


def played(name: str) -> list[Any]:
    """The events of a golden match, in their order."""
    lines = [json.loads(line) for line in golden(name).read_bytes().splitlines()]
    told = [event for line in lines if isinstance(line.get("events"), list) for event in line["events"]]
    return [read_struct(event, DUEL.event_type) for event in told]


def refusals() -> list[Any]:
    engine, screen = engine_of(points_to_win=7)
    engine.start_match()
    engine.configure(points_to_win=5)
    for word in ("power", "strength"):
        engine.choose_stat(word)
    engine.start_match()
    engine.start_match()
    engine.interrupt("nothing")
    return [event for event in screen.events if tag(event) == "error:event"]


EVENTS: list[Any] = [event for name in TRANSCRIPTS for event in played(name)] + refusals()


def is_words(sentence: str, english: str, lang: str) -> bool:
    """Whether this is a sentence of that language, with no id left in it."""
    ids = [word for word in (*STATES, *OUTCOMES, "maxRounds") if not word.islower()]
    return (
        bool(sentence) and not any(word in sentence for word in ids) and (lang == "en" or sentence != english)
    )


def test_the_golden_matches_contain_every_event() -> None:
    assert {tag(event) for event in EVENTS} == {
        kind.__struct_config__.tag for kind in DUEL.event_type.__args__
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_played_matches_has_words(lang: str) -> None:
    words = WORDS[lang]
    for event in EVENTS:
        message, arguments = event.message
        sentence = words.say(message, arguments)
        assert sentence != message
        assert announce(event, words) == sentence
        if tag(event) in ("debug", "error:event"):
            # Their details are a tester's, in the words of the rules.
            assert lang == "en" or sentence != ENGLISH.say(message, arguments)
        else:
            assert is_words(sentence, ENGLISH.say(message, arguments), lang), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_change_and_end_has_words_of_its_own(lang: str) -> None:
    words = WORDS[lang]
    for kind in MUST_BE_ANNOUNCED:
        told = {}
        for event in EVENTS:
            if tag(event) == kind:
                _, arguments = event.message
                told[json.dumps(arguments, sort_keys=True)] = announce(event, words)
        assert told
        if kind == "state:change":
            by_state = {json.loads(arguments)["to"]: sentence for arguments, sentence in told.items()}
            assert set(by_state) == {*STATES, "diceChoose"}
            assert len(set(by_state.values())) == len(by_state)
        else:
            assert len(set(told.values())) == len(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_decision_of_a_round_names_stat_and_values(lang: str) -> None:
    told = prompted()
    told.give("kumikata")
    decision = next(event for event in told.events if tag(event) == "round:decision")
    sentence = announce(decision, WORDS[lang])
    assert "7" in sentence
    assert "1" in sentence
    assert WORDS[lang].say("stat-kumikata") in sentence


@pytest.mark.parametrize(
    ("stat", "name"),
    [
        ("power", "Power"),
        ("speed", "Speed"),
        ("technique", "Technique"),
        ("kumikata", "Kumi-kata"),
        ("newaza", "Ne-waza"),
    ],
)
def test_the_stats_are_shown_by_their_names(stat: str, name: str) -> None:
    assert ENGLISH.say(f"stat-{stat}") == name


def test_the_decision_that_ends_a_match_still_says_who_won_the_round() -> None:
    told = prompted(maxRounds=1)
    told.give("speed")
    decision = next(event for event in told.events if tag(event) == "round:decision")
    assert decision.outcome == "matchDraw"
    assert announce(decision, ENGLISH) == "The opponent wins the round: Speed 2 against 1."


def test_an_end_says_who_won_by_what_and_why() -> None:
    told = started()
    told.give("quit")
    assert (
        announce(told.events[-1], ENGLISH)
        == "One side quit the match. The opponent wins: player 0, opponent 0."
    )


def positions() -> Iterator[Told]:
    told = match_of("alternate", seed=3)
    yield told
    told.give("start")
    yield told
    told.wait(3000)
    yield told
    told.give("pause")
    yield told
    told.give("power")
    yield told
    told.play("continue")
    told.wait(3000)
    yield told
    told.give("navigate")
    yield told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_every_line_of_the_table_has_words(lang: str) -> None:
    names = {name for shown in load_deck() for name in (shown.surname, shown.firstname)}
    for told in positions():
        messages: list[Message] = []
        for seat in (0, 1):
            options = [*DUEL.options(told.state, seat), *DUEL.extra_options(told.state, seat)]
            messages += [DUEL.presenter.label(told.state, seat, option) for option in options]
            messages += DUEL.presenter.draw(told.match.view(seat))
        for message in messages:
            sentence = WORDS[lang].say(message.id, message.args)
            assert sentence != message.id
            assert is_words(sentence, ENGLISH.say(message.id, message.args), lang), sentence
            if message.id == "draw-card":
                assert any(name in sentence for name in names)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DUEL.scenarios.names())
def test_every_scenario_is_named(lang: str, name: str) -> None:
    sentence = WORDS[lang].say(f"scenario-{name}")
    assert is_words(sentence, ENGLISH.say(f"scenario-{name}"), lang)
    assert sentence != f"scenario-{name}"


def test_announcements_are_no_part_of_the_journal() -> None:
    for name in TRANSCRIPTS:
        for event in played(name)[:40]:
            assert announce(event, ENGLISH).encode() not in golden(name).read_bytes()
