"""The heuristic: what it does, and how it fares against chance."""

from typing import Any

import pytest

from games.rounds.arena import BOT, ROUNDS, battle, card, duel, hero, of, response, told, who
from turnwright.agents import RandomAgent
from turnwright.games.rounds.commands import Attack, EndTurn, Move, PlayCard, Rest, Shoot
from turnwright.games.rounds.content import load_scenario
from turnwright.kernel.dice import Dice
from turnwright.kernel.match import Match
from turnwright.kernel.playout import Runs

BATTLES = ("duelo", "dupla", "ruinas", "correria", "reforcos")


def choice(match: Match) -> object:
    seat = int(ROUNDS.to_act(match.state)[0])
    return BOT.command(ROUNDS, match.state, seat, ROUNDS.options(match.state, seat), Dice(0))


@pytest.mark.parametrize("name", BATTLES)
def test_the_heuristic_beats_random_play_in_more_than_90_of_100_battles(name: str) -> None:
    chance, won, games = RandomAgent(), 0, 24
    for seats in ([BOT, chance], [chance, BOT]):
        tally = Runs(ROUNDS, load_scenario(name), seats, 11).tally(0, games // 2)
        won += tally.wins[seats.index(BOT)]
    assert won > 0.9 * games


def test_the_heuristic_attacks_an_adjacent_enemy() -> None:
    assert choice(battle(duel())) == Attack("bia")


def test_the_heuristic_walks_to_where_it_can_attack_this_turn() -> None:
    match = battle(duel(hero("ana", PER=5, AGI=6), enemy_at="i6"))
    assert choice(match) == Move("h6")


def test_the_heuristic_approaches_when_it_cannot_attack() -> None:
    match = battle(duel(hero("ana", PER=5), enemy_at="k6"))
    assert choice(match) == Move("i6")


def test_the_heuristic_walks_around_a_wall() -> None:
    board = ["....." + "#" + "....."] * 10 + ["..........."]
    match = battle(duel(hero("ana", PER=5, AGI=4), enemy_at="g6", board=board))
    assert choice(match) == Move("e2") or choice(match) == Move("f1")


def test_the_heuristic_shoots_from_a_distance() -> None:
    match = battle(duel(hero("ana", PER=6, ranged=True), enemy_at="h6"))
    assert choice(match) == Shoot("bia")


def test_the_heuristic_plays_the_card_with_the_most_damage_per_point() -> None:
    hard = card("hard", {"do": "damage", "whom": "target", "amount": 30}, target="enemy", cost={"ap": 3})
    match = battle(duel(hero("ana", deck=["hard"], PER=5), cards=[hard]))
    assert choice(match) == PlayCard("hard", "bia")


def test_the_heuristic_ends_the_turn_when_nothing_is_worth_its_cost() -> None:
    match = battle(duel(hero("ana", PER=5, AGI=3)), [1])
    match.submit(0, Attack("bia"))
    assert choice(match) == EndTurn()


def test_the_heuristic_rests_when_hurt_and_no_enemy_is_near() -> None:
    match = battle(duel(hero("ana", PER=5), enemy_at="k11"))
    who(match, "ana").life = 2
    assert choice(match) == Rest("life")


@pytest.mark.parametrize(
    ("answer", "blow", "given"),
    [
        # Above half of CON a blow takes 1; with 3 more CON it takes nothing.
        (response("guard", "on_self", {"do": "mark", "mark": "guarda", "lasts": 0}), "attack", True),
        (response("guard", "on_self", {"do": "mark", "mark": "guarda", "lasts": 0}), "curse", False),
        (response("back", "on_self", {"do": "move", "way": "away", "steps": 1}), "attack", True),
        (response("back", "on_self", {"do": "move", "way": "away", "steps": 1}), "curse", False),
        (response("back", "on_self", {"do": "move", "way": "away", "steps": 1}), "spear", False),
        (response("heal", "on_self", {"do": "heal", "amount": 3}), "attack", False),
    ],
)
def test_the_heuristic_responds_when_the_response_helps(
    answer: dict[str, Any], blow: str, given: bool
) -> None:
    curse = card("curse", {"do": "lose", "whom": "target", "resource": "mp", "amount": 1}, target="enemy")
    spear = card("spear", {"do": "damage", "whom": "target", "amount": 4}, target="enemy", reach=3)
    ana = hero("ana", deck=[] if blow == "attack" else [blow], PER=5, FOR=2)
    match = Match(
        ROUNDS,
        duel(ana, hero("bia", deck=[answer["id"]]), cards=[curse, spear, answer]),
        seats=[None, BOT],
        dice=[1] if blow == "attack" else [],
    )
    match.submit(0, ROUNDS.options(match.state, 0).command(0))
    hits = Attack("bia") if blow == "attack" else PlayCard(blow, "bia")
    step = match.submit(0, hits)
    assert (len(of(told(step), "responded", "card")) == 1) is given


def test_the_heuristic_responds_to_an_attack_when_worthwhile() -> None:
    strong = response("strong", "on_self", {"do": "damage", "whom": "target", "amount": 8})
    vain = response("vain", "on_self", {"do": "gain", "resource": "mp", "amount": 1})
    for deck, life in ((["strong"], 3), (["vain"], 5)):
        given = duel(hero("ana", PER=5), hero("bia", deck=deck), cards=[strong, vain])
        match = Match(ROUNDS, given, seats=[None, BOT], dice=[1])
        match.submit(0, ROUNDS.options(match.state, 0).command(0))
        match.submit(0, Attack("bia"))
        assert who(match, "ana").life == life
