"""What people type is understood in the notation and in words, by ids, names and letters."""

from typing import Any

import pytest

from games.rounds.arena import ROUNDS, battle, card, duel, hero
from games.rounds.small_land import journey
from turnwright.games.rounds.commands import (
    Attack,
    Camp,
    EndTurn,
    Move,
    OpenContainer,
    PlayCard,
    Rest,
    Shoot,
    Travel,
)
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match
from turnwright.story.catalogue import Catalogue

ENGLISH = Catalogue("turnwright.games.rounds", "en")
FIRM = card("firm_blow", {"do": "damage", "whom": "target", "amount": 2}, target="enemy", reach=1)
LEAP = card("leap", {"do": "move", "way": "to", "steps": 1}, target="cell", reach=3)


def fight() -> Match:
    return battle(duel(hero("ana", PER=5, deck=["firm_blow", "leap"]), cards=[FIRM, LEAP]), [1])


def meant(match: Match, text: str, seat: int = 0) -> Any:
    return ROUNDS.presenter.understand(match.state, seat, text, ENGLISH.tell)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("attack>bia", Attack("bia")),
        ("Attack Bia", Attack("bia")),
        ("attack U", Attack("bia")),
        ("shoot bia", Shoot("bia")),
        ("move>e7", Move("e7")),
        ("move E7", Move("e7")),
        ("open a6", OpenContainer("a6")),
        ("rest life", Rest("life")),
        ("rest>power", Rest("power")),
        ("play:firm_blow>bia", PlayCard("firm_blow", "bia")),
        ("play firm blow bia", PlayCard("firm_blow", "bia")),
        ("play:leap@e7", PlayCard("leap", "", "e7")),
        ("play leap e7", PlayCard("leap", "", "e7")),
        ("play leap", PlayCard("leap")),
        ("end", EndTurn()),
    ],
)
def test_words_and_notation_mean_the_same(text: str, command: Any) -> None:
    assert meant(fight(), text) == command


def test_the_parser_accepts_every_text_the_game_writes() -> None:
    match = fight()
    for command in ROUNDS.options(match.state, 0):
        assert meant(match, ROUNDS.notation.write_command(command)) == command


@pytest.mark.parametrize(
    ("text", "code", "field"),
    [
        ("move>zz", "no-cell", "to"),
        ("open 4", "no-cell", "at"),
        ("rest>foo", "no-rest", "of"),
        ("xyz", "malformed", ""),
        ("xyz bia", "malformed", ""),
        ("attack", "malformed", ""),
    ],
)
def test_text_without_a_meaning_is_refused(text: str, code: str, field: str) -> None:
    with pytest.raises(Rejected) as refused:
        meant(fight(), text)
    assert (refused.value.code, refused.value.field) == (code, field)


def test_typing_does_not_reveal_the_hand_of_another_fighter() -> None:
    # A card of the own hand goes by all its words; of another's, only the first is heard.
    assert meant(fight(), "play firm blow bia", seat=1) == PlayCard("firm")


def test_a_place_goes_by_its_name_in_the_listeners_language() -> None:
    match = Match(ROUNDS, "estrada")
    assert meant(match, "travel Old Bridge") == Travel("ponte")
    assert meant(match, "travel>ponte") == Travel("ponte")
    assert meant(match, "camp") == Camp()
    assert meant(journey("estrada"), "travel nowhere") == Travel("nowhere")
