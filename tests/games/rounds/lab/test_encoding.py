"""How a battle looks to a learner: shares between 0 and 1, and actions that are the options."""

import pytest

from games.rounds.arena import BOT, ROUNDS
from turnwright.games.rounds.commands import Attack, Move
from turnwright.kernel.codec import encode
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.lab_view import Encoding
from turnwright.kernel.match import Match

BATTLES = ("duelo", "dupla", "ruinas", "correria", "reforcos")


def encoding_of(match: Match) -> Encoding:
    found = ROUNDS.lab.encoding(match.scenario)
    assert found is not None
    return found


@pytest.mark.parametrize("name", BATTLES)
def test_actions_are_the_options_and_back(name: str) -> None:
    match = Match(ROUNDS, name, seed=6, seats=[BOT, BOT])
    encoding = encoding_of(match)
    while match.outcome is None:
        for seat in (0, 1):
            seen, mask = encoding.observe(match.state, seat), encoding.mask(match.state, seat)
            assert len(seen) == encoding.size == len(encoding.observation_names)
            assert all(0.0 <= share <= 1.0 for share in seen)
            meant = [encoding.command(match.state, seat, i) for i in range(encoding.actions) if mask[i]]
            options = list(ROUNDS.options(match.state, seat))
            assert sorted(encode(one) for one in meant) == sorted(encode(one) for one in options)
            for command in options[:3]:
                number = encoding.action(match.state, seat, command)
                assert encoding.command(match.state, seat, number) == command
        match.act()
    assert not any(encoding.mask(match.state, 0))


def test_names_distinguish_actions_and_numbers() -> None:
    encoding = encoding_of(Match(ROUNDS, "ruinas"))
    for names in (encoding.action_names, encoding.observation_names):
        assert len(names) == len(set(names))
    assert {"end turn", "attack other 2", "move e5", "open a6", "chama on other 1"} < set(
        encoding.action_names
    )


def test_illegal_commands_have_no_action() -> None:
    match = Match(ROUNDS, "duelo", seats=[BOT, BOT])
    encoding = encoding_of(match)
    match.act()
    assert encoding.action(match.state, 0, Move("k1")) == -1
    assert encoding.action(match.state, 0, Attack("bento")) == -1
    for action in (-1, encoding.actions, 10_000):
        with pytest.raises(Rejected, match="is not possible here"):
            encoding.command(match.state, 0, action)


def test_the_other_hand_is_not_observed() -> None:
    match = Match(ROUNDS, "dupla", seed=1, seats=[BOT, BOT])
    encoding = encoding_of(match)
    for _ in range(10):
        match.act()
        for seat in (0, 1):
            other = ROUNDS.imagine(match.state, seat, Dice(3))
            assert encoding.observe(other, seat) == encoding.observe(match.state, seat)
