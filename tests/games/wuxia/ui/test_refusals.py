"""A refused command is explained with names in every language."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.wuxia.positions import WUXIA
from turnwright.cli.terminal.text import Text
from turnwright.games.wuxia.commands import Defend, Resign, UseSkill
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match
from turnwright.kernel.records import Message
from turnwright.story.catalogue import languages

TRIPLE = UseSkill("luohui_jian", 3, "jiang_batian")


def refused(match: Match, command: Any, seat: int = 0) -> tuple[Match, Rejected]:
    with pytest.raises(Rejected) as caught:
        match.submit(seat, command)
    return match, caught.value


def refusals() -> Iterator[tuple[tuple[Match, Rejected], str]]:
    """Each refusal with its explanation, in a fight that Song Jingyan begins."""
    match = Match(WUXIA, "duel", seed=4)
    attacks = "Green Cliff Sword (mastery), Triple Sunset Cut (mastery)"
    yield refused(match, Defend(), 1), "it is Song Jingyan's turn"
    yield refused(match, UseSkill("kick", 1, "x")), f"Song Jingyan can only attack with {attacks}"
    yield (
        refused(match, UseSkill("luohui_jian", 1, "x")),
        "Song Jingyan knows that skill at another level: mastery",
    )
    yield refused(match, UseSkill("luohui_jian", 3, "x")), "Song Jingyan can only attack Jiang Batian"
    match.submit(0, TRIPLE)
    while WUXIA.to_act(match.state) != (0,):
        match.submit(1, Defend())
    yield refused(match, TRIPLE), "Triple Sunset Cut (mastery): ready in 1 turn"
    match.submit(0, Defend())
    while WUXIA.to_act(match.state) != (0,):
        match.submit(1, Defend())
    match.state.get("song_jingyan").stats.qi = 13
    yield refused(match, TRIPLE), "Triple Sunset Cut (mastery): it costs 14 qi"


def test_a_refusal_says_why() -> None:
    told = [(Text(WUXIA, "en").refusal(why, match.state), words) for (match, why), words in refusals()]
    assert [each for each, _ in told] == [words for _, words in told]


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_refusals_in_other_languages_contain_no_english(lang: str) -> None:
    for (match, why), english in refusals():
        told = Text(WUXIA, lang).refusal(why, match.state)
        assert told not in (english, why.reason)
        assert "refused" not in told


def test_after_the_fight_nothing_is_possible() -> None:
    match = Match(WUXIA, "duel", seed=4)
    match.submit(0, Resign())
    why = Rejected("wrong-state", "the fight is over", "command")
    assert Text(WUXIA, "fr").refusal(why, match.state) == "le combat est terminé"


def test_a_refusal_of_another_part_is_explained_by_its_reason() -> None:
    match = Match(WUXIA, "duel", seed=4)
    other = Rejected("undo-barrier", "input 7 showed something new")
    assert WUXIA.presenter.explain(match.state, other) == Message("", {"text": other.reason})
