"""What a seat sees: all but the other side's hands, and the order of any deck."""

import pytest

from games.rounds.arena import ROUNDS, act, battle, duel, hero
from turnwright.games.rounds.commands import Attack, Resign
from turnwright.kernel.codec import encode
from turnwright.kernel.dice import Dice
from turnwright.kernel.match import Match


def hands(match: Match, seat: int) -> dict[str, bool]:
    return {who["id"]: "hand" in who for who in ROUNDS.view(match.state, seat)["fighters"]}


@pytest.mark.parametrize(("seat", "seen"), [(0, (True, False)), (1, (False, True)), (-1, (False, False))])
def test_a_hand_is_seen_by_its_own_side(seat: int, seen: tuple[bool, bool]) -> None:
    match = Match(ROUNDS, "duelo")
    assert (hands(match, seat)["dandara"], hands(match, seat)["bento"]) == seen


def test_every_seat_sees_the_number_of_cards() -> None:
    match = Match(ROUNDS, "duelo")
    bento = ROUNDS.view(match.state, 0)["fighters"][0]
    assert (bento["id"], bento["cards"], bento["deck"], bento["discard"]) == ("bento", 3, 7, [])
    assert "bento" not in encode(bento["traits"]).decode()


def test_an_imagined_position_keeps_the_own_hand_and_all_counts() -> None:
    match = Match(ROUNDS, "duelo")
    others = []
    own_decks = []
    for number in range(8):
        other = ROUNDS.imagine(match.state, 0, Dice(number))
        assert ROUNDS.view(other, 0) == ROUNDS.view(match.state, 0)
        assert other.get("dandara").hand == match.state.get("dandara").hand
        bento, real = other.get("bento"), match.state.get("bento")
        assert sorted(bento.hand + bento.deck) == sorted(real.hand + real.deck)
        dandara, own = other.get("dandara"), match.state.get("dandara")
        assert sorted(dandara.deck) == sorted(own.deck)
        others.append((bento.hand, bento.deck))
        own_decks.append(dandara.deck)
    assert len({encode(other) for other in others}) > 1
    assert len({encode(deck) for deck in own_decks}) > 1


def test_a_spectator_imagines_both_hands() -> None:
    match = Match(ROUNDS, "duelo")
    found = [ROUNDS.imagine(match.state, -1, Dice(number)) for number in range(8)]
    for id in ("dandara", "bento"):
        assert len({encode(other.get(id).hand) for other in found}) > 1


def test_the_end_is_in_the_view() -> None:
    match = battle(duel(hero("ana", FOR=20, PER=5)), [1])
    assert "reason" not in ROUNDS.view(match.state, 1)
    act(match, Attack("bia"))
    view = ROUNDS.view(match.state, 1)
    assert (view["reason"], view["winner"]) == ("last_standing", 0)
    drawn = battle(duel(), begin=False)
    drawn.submit(0, Resign())
    assert ROUNDS.view(drawn.state, -1)["winner"] == 1
