"""A question says what a player needs to know: what is paid with what, what an answer costs, who throws."""

from typing import Any

import pytest

from games.rounds.arena import ROUNDS, auto, battle, duel, hero, response, who
from turnwright.games.rounds.commands import Attack, BeginBattle
from turnwright.kernel.match import Match
from turnwright.story.catalogue import Catalogue, languages

ENGLISH = Catalogue("turnwright.games.rounds", "en")
DEAR = auto("dear", "start_of_turn", {"do": "pay", "resource": "mp", "amount": 3}, {"do": "ap", "amount": 5})
ALMS = auto("alms", "start_of_turn", {"do": "pay", "resource": "sp", "amount": 1}, {"do": "ap", "amount": 1})
CHEAP = auto(
    "cheap", "start_of_turn", {"do": "pay", "resource": "mp", "amount": 2}, {"do": "ap", "amount": 1}
)
SAVE = response("save", "on_self", {"do": "heal", "amount": 1}, cost={"sp": 1})
FREE = response("free", "on_self", {"do": "heal", "amount": 1})


def asked(match: Match, request: Any, words: Catalogue = ENGLISH) -> list[str]:
    """The question and its answers, in words."""
    answers = [ROUNDS.presenter.choice(match.state, request, place) for place in range(len(request.choices))]
    return [
        words.tell(ROUNDS.presenter.question(match.state, request)),
        *[words.tell(each) for each in answers],
    ]


def test_payments_are_reported_with_their_costs_the_phase_and_what_there_is() -> None:
    ana = hero("ana", ["alms", "dear", "cheap"], PER=5)
    match = battle(duel(ana, cards=[ALMS, DEAR, CHEAP]), begin=False)
    who(match, "ana").mp = 4
    (request,) = match.submit(0, BeginBattle()).asks
    assert asked(match, request) == [
        "Ana, at the start of the turn: which effect do you pay for? Available: 4 mana, 8 stamina.",
        "Ana's Alms (1 stamina)",
        "Ana's Cheap (2 mana)",
        "Ana's Dear (3 mana)",
    ]


def test_a_response_is_offered_with_its_cost() -> None:
    match = battle(duel(other=hero("bia", deck=["save", "free"]), cards=[SAVE, FREE]), [1])
    (request,) = match.submit(0, Attack("bia")).asks
    assert sorted(asked(match, request)[1:]) == ["Bia plays Free (free)", "Bia plays Save (1 stamina)", "No"]


def test_a_throw_says_whose_it_is() -> None:
    match = battle(duel(hero("ana")), begin=False, throws=[0, 1])
    requests = match.submit(0, BeginBattle()).asks
    said = [ENGLISH.tell(ROUNDS.presenter.question(match.state, request)) for request in requests]
    assert said == ["Ana, turn order", "Bia, turn order"]


@pytest.mark.parametrize("lang", languages())
def test_questions_about_payments_and_responses_have_messages(lang: str) -> None:
    words = Catalogue("turnwright.games.rounds", lang)
    for name in ("pay-which-of", "pay-for", "respond-with-cost", "throw-of"):
        assert words.has(name)
