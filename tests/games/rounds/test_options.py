"""Options can be counted, indexed, sampled and tested."""

import pytest

from games.rounds.arena import BOT, ROUNDS, battle, card, duel, hero
from turnwright.games.rounds.commands import Attack, BeginBattle, EndTurn, Move, PlayCard, Resign, Rest
from turnwright.kernel.dice import Dice
from turnwright.kernel.match import Match


def test_before_the_battle_the_first_seat_may_begin_it() -> None:
    state = Match(ROUNDS, "duelo").state
    assert list(ROUNDS.options(state, 0)) == [BeginBattle()]
    assert list(ROUNDS.options(state, 1)) == []
    assert list(ROUNDS.to_act(state)) == [0]
    assert list(ROUNDS.extra_options(state, 1)) == [Resign()]


def test_a_turn_offers_all_that_can_be_done_and_nothing_else() -> None:
    heal = card("heal", {"do": "heal", "amount": 1})
    match = battle(duel(hero("ana", PER=5, AGI=3, deck=["heal", "heal"]), cards=[heal]), [1])
    options = ROUNDS.options(match.state, 0)
    listed = list(options)
    assert listed[:5] == [EndTurn(), Attack("bia"), Rest("life"), Rest("power"), PlayCard("heal")]
    assert all(isinstance(option, Move) for option in listed[5:])
    assert Move("e8") in options  # a point to leave bia, and two steps
    assert Move("e9") not in options
    assert len(listed) == options.count() == len(set(map(str, listed)))
    assert options.index(Move("e7")) == listed.index(Move("e7"))
    assert options.index(Attack("ana")) == -1
    assert list(ROUNDS.options(match.state, 1)) == []


@pytest.mark.parametrize("name", ["dupla", "ruinas", "correria"])
def test_every_option_is_accepted(name: str) -> None:
    match = Match(ROUNDS, name, seed=2, seats=[BOT, BOT])
    for _ in range(12):
        match.act()
    seat = int(ROUNDS.to_act(match.state)[0])
    options = ROUNDS.options(match.state, seat)
    for option in options:
        fork = match.fork()
        fork.submit(seat, option)


def test_samples_are_options() -> None:
    match = battle(duel(), [1])
    options = ROUNDS.options(match.state, 0)
    drawn = [options.sample(Dice(number)) for number in range(20)]
    assert all(option in options for option in drawn)
    assert len({str(option) for option in drawn}) > 5


def test_there_are_no_options_after_the_end() -> None:
    match = battle(duel())
    match.submit(1, Resign())
    assert [ROUNDS.options(match.state, seat).count() for seat in (0, 1)] == [0, 0]
    assert list(ROUNDS.to_act(match.state)) == []
    assert list(ROUNDS.extra_options(match.state, 0)) == []
