"""The turn sheet of rounds: costs, odds, moves with their paths, and why something is not possible."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from turnwright import games
from turnwright.agents import agent
from turnwright.kernel.game import offers
from turnwright.kernel.match import Match
from turnwright.kernel.turn_schema import Turn
from turnwright.story.catalogue import catalogue_for

ROUNDS = games.load("rounds")


def begun(scenario: str = "duelo", seed: int = 3) -> Match:
    match = Match(ROUNDS, scenario, seed=seed)
    match.submit(0, ROUNDS.options(match.state, 0).command(0))
    return match


def sheet(match: Match) -> Turn:
    seat = match.pending()[0].seat
    return ROUNDS.presenter.turn(match.state, seat, offers(ROUNDS, match.state, seat))


def fighter(match: Match) -> Any:
    return match.state.fighters[match.state.active]


def test_every_card_in_hand_is_listed_once_with_its_cost_or_with_why_not() -> None:
    match = begun()
    turn, hand = sheet(match), dict.fromkeys(fighter(match).hand)
    listed = [each for each in (*turn.actions, *turn.disabled) if each.id.startswith("play_card/")]
    assert sorted(each.id.removeprefix("play_card/") for each in listed) == sorted(hand)
    library = match.state.arena.library
    for each in listed:
        card = library.card(each.id.removeprefix("play_card/"))
        assert each.spends == {
            name: cost for name, cost in zip(("ap", "mp", "sp", "life"), card.cost, strict=True) if cost
        }


def test_impossible_actions_are_explained_in_every_language() -> None:
    match = begun()
    codes = set()
    while match.outcome is None and match.number < 60:
        if match.running is not None:
            due = match.pending()[0]
            match.answer(due.seat, due.request.id, 0)
            continue
        for each in sheet(match).disabled:
            codes.add(each.code)
            for lang in ("en", "pt", "fr", "zh"):
                words = catalogue_for(ROUNDS, lang)
                assert words.tell(each.why)
                assert words.tell(each.name)
        seat = match.pending()[0].seat
        options = ROUNDS.options(match.state, seat)
        match.submit(seat, options.command(match.number % options.count()))
    assert {"unknown-target", "no-points", "too-late", "no-card"} <= codes


def test_moves_cost_action_points_and_name_the_cell_before() -> None:
    match = begun()
    turn, own = sheet(match), fighter(match)
    moves = turn.moves
    assert moves is not UNSET
    assert (moves.start, moves.unit, turn.width) == (own.cell, "ap", 11)
    assert len(moves.cells) == moves.count == len(moves.cost) == len(moves.parents)
    reached = {moves.start: 0, **dict(zip(moves.cells, moves.cost, strict=True))}
    for cell, cost, before in zip(moves.cells, moves.cost, moves.parents, strict=True):
        assert reached[before] < cost <= own.ap
        assert abs(cell - before) in (1, 11)


def test_an_attack_has_the_odds_of_its_damage() -> None:
    match = Match(ROUNDS, "duelo", seed=3, seats=[agent(ROUNDS, "heuristic")] * 2)
    attacks: list[Any] = []
    while not attacks:
        match.act()
        attacks = [each for each in sheet(match).actions if each.id in ("attack", "shoot")]
    way = attacks[0].ways[0]
    (odds,) = way.odds
    assert way.target == odds.id
    least, most, mean = odds.damage
    assert 0 <= least <= mean <= most
    assert odds.expected == mean
    assert 0 <= odds.drops <= 1
    assert attacks[0].spends == {"ap": 3}


def test_a_campaign_lists_the_roads_with_their_periods_and_danger() -> None:
    match = Match(ROUNDS, "estrada", seed=3)
    turn = sheet(match)
    (travel,) = [each for each in turn.actions if each.id == "travel"]
    assert all(way.target and way.numbers.keys() == {"periods", "danger"} for way in travel.ways)
    assert {each.id for each in turn.actions} == {"travel", "explore", "camp", "wait", "end_turn", "resign"}
