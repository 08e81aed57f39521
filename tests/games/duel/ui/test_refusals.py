"""A refused command is explained in every language."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.duel.positions import DUEL, match_of, scenario
from turnwright.cli.terminal.text import Text
from turnwright.games.duel.commands import ChooseStat, PauseTimers, Resume, ResumeTimers, StartMatch
from turnwright.games.duel.flow import COOLDOWN
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match
from turnwright.kernel.records import Message
from turnwright.story.catalogue import languages
from turnwright.story.reader.reading import read


def refused(match: Match, command: Any, seat: int = 0) -> tuple[Match, Rejected]:
    with pytest.raises(Rejected) as caught:
        match.submit(seat, command)
    return match, caught.value


def to_the_choice(match: Match) -> None:
    """Let the break pass."""
    while match.state.phase == COOLDOWN:
        match.elapse(DUEL.next_due(match.state))


def refusals() -> Iterator[tuple[tuple[Match, Rejected], str]]:
    """Each refusal with its explanation; the sides choose in turn, each stat once."""
    match = match_of(scenario(alternateChoice=True, statUses=1)).match
    yield refused(match, ChooseStat("power")), "no stat can be chosen now"
    yield refused(match, PauseTimers()), "no timer is running"
    yield refused(match, StartMatch(), 1), "only the player can do that"
    match.submit(0, StartMatch())
    yield refused(match, StartMatch()), "the match has already started"
    yield refused(match, Resume()), "the round is not interrupted"
    yield refused(match, ResumeTimers()), "the timers are already running"
    match.submit(0, PauseTimers())
    yield refused(match, PauseTimers()), "the timers are already paused"
    match.submit(0, ResumeTimers())
    to_the_choice(match)
    yield refused(match, ChooseStat("power"), 1), "your opponent chooses in this round"
    yield refused(match, ChooseStat("strength")), "there is no such stat"
    yield refused(match, ChooseStat("power", -1)), "that is not a command of the duel"
    yield refused(match, ChooseStat("power", 2)), "this is round 1"
    match.submit(0, ChooseStat("power"))
    yield refused(match, ChooseStat("power")), "this round is already decided"
    to_the_choice(match)
    match.submit(1, ChooseStat("power"))
    to_the_choice(match)
    yield refused(match, ChooseStat("power")), "used up until you have chosen the other stats"


def test_a_refusal_says_why() -> None:
    told = [(Text(DUEL, "en").refusal(why, match.state), words) for (match, why), words in refusals()]
    assert [each for each, _ in told] == [words for _, words in told]


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_refusals_in_other_languages_contain_no_english(lang: str) -> None:
    for (match, why), english in refusals():
        told = Text(DUEL, lang).refusal(why, match.state)
        assert told not in (english, why.reason)
        assert "refused" not in told


def test_a_refusal_of_another_part_is_explained_by_its_reason() -> None:
    other = Rejected("undo-barrier", "input 7 showed something new")
    assert DUEL.presenter.explain(match_of().state, other) == Message("", {"text": other.reason})


def test_a_sentence_that_asks_for_a_used_up_stat_is_refused_in_its_language() -> None:
    *_, ((match, _), _) = refusals()
    reading = read(DUEL, match.state, 0, "选择力量", "zh")
    assert (reading.kind, reading.text) == ("refuse", "其余属性用完之前不能再选")
