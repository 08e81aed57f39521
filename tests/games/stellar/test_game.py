"""Stellar as a game of the kernel: profiles that plan, factions without a seat, orders in words."""

from __future__ import annotations

from typing import Any

import pytest

from turnwright import Match
from turnwright.agents import agent, default_seats
from turnwright.cli.terminal.text import Text
from turnwright.games.stellar import commands as c
from turnwright.games.stellar.game import Stellar
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Outcome
from turnwright.story.catalogue import Catalogue, languages

GAME = Stellar()
PACKAGE = "turnwright.games.stellar"


def test_the_orders_of_a_faction_that_resigns_are_not_carried_out() -> None:
    match = Match(GAME, "king-of-the-ring", seed=1, seats=[None, None, None])
    order = next(one for one in GAME.options(match.state, 0) if isinstance(one, c.MoveFleet))
    match.submit(0, order)
    match.submit(0, c.Resign())
    for seat in (1, 2):
        match.submit(seat, c.EndTurn())
    fleet = next(one for one in match.state.fleets if one.id == order.fleet_id)
    assert (match.state.day, fleet.state, fleet.target_system) == (1, "ORBIT", "")
    assert all(hull.fuel == match.state.arena.classes[hull.type].fuel for hull in fleet.ships)


# Where only people plan
# Where only people plan


def people() -> Match:
    return Match(GAME, "hot-seat", seed=1, seats=[None, None])


def test_without_ai_plans_no_profile_is_offered() -> None:
    options = GAME.extra_options(people().state, 0)
    offered = [options.command(at) for at in range(options.count())]
    assert not any(isinstance(one, c.EndTurn) for one in offered)
    assert c.Resign() in offered

    usual = GAME.extra_options(Match(GAME, "skirmish", seed=1, seats=[None, None]).state, 0)
    assert c.EndTurn((), "balanced") in [usual.command(at) for at in range(usual.count())]


def test_without_ai_plans_a_profile_is_refused() -> None:
    match = people()
    with pytest.raises(Rejected, match="this scenario has no AI profiles") as refused:
        match.submit(0, c.EndTurn((), "balanced"))
    assert (refused.value.code, refused.value.field) == ("no-profiles", "autopilot")
    assert 0 in GAME.to_act(match.state)


@pytest.mark.parametrize("text", ["end balanced", "end nonsense"])
def test_without_ai_plans_a_profile_is_refused_with_a_sentence(text: str) -> None:
    english = Catalogue(PACKAGE, "en")
    with pytest.raises(Rejected, match="this scenario has no AI profiles"):
        GAME.presenter.understand(people().state, 0, text, english.tell)


@pytest.mark.parametrize("lang", languages())
def test_the_heading_of_a_turn_names_a_profile_only_where_one_plans(lang: str) -> None:
    words = Catalogue(PACKAGE, lang)
    profile = words.tell(GAME.presenter.label(people().state, 0, c.EndTurn((), "balanced")).args["profile"])
    for scenario, named in (("hot-seat", False), ("skirmish", True)):
        state = Match(GAME, scenario, seed=1, seats=[None, None]).state
        (turn,) = [
            one for one in GAME.presenter.headings(state, 0, GAME.options(state, 0)) if one.word == "turn"
        ]
        assert (profile in words.tell(turn.title)) == named


def test_without_ai_plans_a_bot_still_ends_its_turns() -> None:
    match = Match(GAME, "hot-seat", seed=1, seats=[agent(GAME, "aggressive")] * 2)
    while match.outcome is None:
        match.act()
    assert match.outcome.reason == "max_turns"


def test_without_ai_plans_people_hold_all_seats() -> None:
    assert default_seats(GAME, GAME.scenarios.load("hot-seat")) == ["person", "person"]
    assert default_seats(GAME, GAME.scenarios.load("skirmish")) == ["person", "aggressive"]


# Factions without a seat


def watched_hill() -> dict[str, Any]:
    """Red, which has no player, holds the hill from the first day."""
    planet = {"id": "a-1", "name": "A", "owner": "red", "garrison": 10_000}
    stars = [
        {"id": "a", "name": "A", "position": [0, 0, 0], "owner": "red", "planets": [planet]},
        {"id": "b", "name": "B", "position": [90, 0, 0], "owner": "blue", "planets": []},
    ]
    factions = [
        {"id": "blue", "name": "Blue", "color": "#000000", "fleets": [{"ships": {"fighter": 1}, "at": "b"}]},
        {"id": "red", "name": "Red", "color": "#ffffff", "profile": "defensive", "fleets": []},
    ]
    goals = {"conditions": [{"kind": "king_of_the_hill", "system": "a", "value": 2}]}
    return {"name": "Hill", "systems": stars, "factions": factions, "objectives": goals}


def test_a_faction_without_a_seat_that_wins_is_not_a_draw() -> None:
    match = Match(GAME, watched_hill(), seed=1, seats=[None])
    while match.outcome is None:
        match.submit(0, c.EndTurn())

    assert (match.state.winner_faction_id, match.state.victory) == ("red", "king_of_the_hill")
    assert match.outcome == Outcome((), "without_a_seat", (1,))


# Orders in words


def test_a_label_shows_nothing_of_foreign_ships() -> None:
    state = Match(GAME, "border-war", seed=1, seats=[None, None]).state
    own = state.fleets[0]
    (foreign, *_) = [fleet for fleet in state.fleets if fleet.faction == "red"]
    theirs = GAME.presenter.label(
        state, 0, c.SplitFleet(own.id, tuple(ship.id for ship in foreign.ships[:2]))
    )
    unknown = GAME.presenter.label(state, 0, c.SplitFleet(own.id, ("nothing", "at-all")))
    ours = GAME.presenter.label(state, 0, c.SplitFleet(own.id, (own.ships[0].id,)))

    assert theirs == unknown
    assert ours.args["ships"] != 1


def test_bots_are_called_by_what_they_are_in_every_language() -> None:
    for lang in languages():
        called = [Text(GAME, lang).bot(name) for name in sorted(GAME.bots())]
        assert len(set(called)) == 3
        assert (called == sorted(GAME.bots())) == (lang == "en")
    assert Text(GAME, "fr").bot("stranger") == "stranger"


@pytest.mark.parametrize("lang", languages())
def test_a_win_of_a_faction_without_a_player_is_not_reported_as_a_draw(lang: str) -> None:
    voice = Text(GAME, lang)
    drawn = voice.winners(Outcome((), "max_turns"))
    assert voice.winners(Outcome((), "without_a_seat")) != drawn
    assert voice.ending("without_a_seat") != "without_a_seat"


def test_an_order_is_taken_back_also_where_the_other_side_is_a_person() -> None:
    match = Match(GAME, "skirmish", seed=3, seats=[None, None])
    before = match.digest()
    match.submit(0, GAME.options(match.state, 0)[1])

    step = match.undo(0)
    match.answer(1, step.asks[0].id, 0)

    assert match.digest() == before
