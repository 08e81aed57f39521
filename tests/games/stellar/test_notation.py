"""Orders as a few words, both ways."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turnwright import Match, Rejected
from turnwright.games.stellar import commands as c
from turnwright.games.stellar.game import Stellar
from turnwright.games.stellar.ui.messages import handle
from turnwright.kernel.codec import encode

GAME = Stellar()

COMMANDS: dict[str, Any] = {
    "move fleet-00003 sys-00012": c.MoveFleet("fleet-00003", "sys-00012"),
    "invade f s": c.OrderInvasionMove("f", "s"),
    "fetch f s": c.OrderLoadMove("f", "s"),
    "bring f s": c.OrderUnloadMove("f", "s"),
    "load f": c.LoadArmies("f"),
    "unload f p": c.UnloadArmies("f", "p"),
    "embark f v a": c.LoadArmy("f", "v", "a"),
    "land f v a p": c.UnloadArmy("f", "v", "a", "p"),
    "transfer a p": c.TransferArmyPlanet("a", "p"),
    "split f.2 v1,v2": c.SplitFleet("f.2", ("v1", "v2")),
    "split f []": c.SplitFleet("f", ()),
    "merge f g": c.MergeFleets("f", "g"),
    'rename f "Home\\u0020Guard"': c.RenameFleet("f", "Home Guard"),
    "end": c.EndTurn(),
    "end balanced": c.EndTurn((), "balanced"),
    "end ; move f s ; load g": c.EndTurn((c.MoveFleet("f", "s"), c.LoadArmies("g"))),
    "end balanced ; merge f g": c.EndTurn((c.MergeFleets("f", "g"),), "balanced"),
    "resign": c.Resign(),
}


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_is_a_few_words_and_back(line: str) -> None:
    assert GAME.notation.write_command(COMMANDS[line]) == line
    assert GAME.notation.parse_command(line) == COMMANDS[line]


def test_the_first_word_may_have_letters_of_any_size() -> None:
    assert GAME.notation.parse_command("MOVE f s") == c.MoveFleet("f", "s")
    assert GAME.notation.parse_command("End Balanced") == c.EndTurn((), "Balanced")


@pytest.mark.parametrize(
    "line",
    [
        "",
        "sing",
        "move f",
        "move f s t",
        "move f 'a",
        'move f "a',
        'move f "1',
        "split f [1]",
        "split f [",
        "end a b",
        "end ; sing",
        "end ; end",
        "end ;",
        "resign now",
        "move " * 300_000,
    ],
)
def test_words_that_are_no_command_are_refused(line: str) -> None:
    with pytest.raises(Rejected) as refused:
        GAME.notation.parse_command(line)
    assert refused.value.code == "malformed"


words = st.text(st.characters(exclude_categories=("Cs",)), max_size=12)
several = st.lists(words, max_size=3).map(tuple)
orders: st.SearchStrategy[Any] = st.one_of(
    st.builds(c.MoveFleet, words, words),
    st.builds(c.OrderInvasionMove, words, words),
    st.builds(c.OrderLoadMove, words, words),
    st.builds(c.OrderUnloadMove, words, words),
    st.builds(c.LoadArmies, words),
    st.builds(c.UnloadArmies, words, words),
    st.builds(c.LoadArmy, words, words, words),
    st.builds(c.UnloadArmy, words, words, words, words),
    st.builds(c.TransferArmyPlanet, words, words),
    st.builds(c.SplitFleet, words, several),
    st.builds(c.MergeFleets, words, words),
    st.builds(c.RenameFleet, words, words),
)
commands = st.one_of(orders, st.builds(c.EndTurn, st.lists(orders, max_size=3).map(tuple), words))


@settings(max_examples=300)
@given(command=commands)
def test_every_command_survives_notation_regardless_of_names(command: Any) -> None:
    line = GAME.notation.write_command(command)

    assert len(line.splitlines()) == 1
    assert GAME.notation.parse_command(line) == command


@pytest.mark.parametrize("scenario", ["skirmish", "border-war"])
def test_every_choice_is_shorter_than_its_json(scenario: str) -> None:
    match = Match(GAME, scenario, seed=1, seats=[None, None])
    for command in [*GAME.options(match.state, 0), *GAME.extra_options(match.state, 0)]:
        line = GAME.notation.write_command(command)
        assert len(line) < len(encode(command))
        assert GAME.notation.parse_command(line) == command


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("sys-00012", "s12"),
        ("sys-00012-3", "s12-3"),
        ("fleet-00003", "f3"),
        ("fleet-00003.2", "f3.2"),
        ("army-00100", "a100"),
        ("ship-000042", "v42"),
        ("sys-00000", "s0"),
        ("throne", "throne"),
        ("sys-tem", "sys-tem"),
        ("fleet", "fleet"),
        ("moon-1", "moon-1"),
    ],
)
def test_an_id_has_a_short_handle(name: str, short: str) -> None:
    assert handle(name) == short
