"""Learners answer questions: responses, and which effect to pay for; and they lead campaigns."""

import pytest

from games.rounds.arena import ROUNDS, auto, card, hero, response, scenario
from games.rounds.small_land import RATS, TOWER, TOWN, WOOD, land
from turnwright.games.rounds.commands import Attack, EndTurn
from turnwright.kernel.dice import Dice
from turnwright.kernel.learning import NO_SEAT, Episode
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy

WARD = response("ward", "on_self", {"do": "heal", "amount": 3}, cost={"mp": 1})


class Brawler(Policy):
    """Attacks whenever it can."""

    name = "brawler"

    def command(self, game, state, seat, options, dice):  # type: ignore[no-untyped-def]
        attacks = [each for each in options if isinstance(each, Attack)]
        return attacks[0] if attacks else options[0]


def guarded() -> Episode:
    """A learner with a ward against a brawler."""
    bia = hero("bia", deck=["ward"], PER=3)
    given = scenario([(hero("ana", PER=9, FOR=9), "e5")], [(bia, "e6")], cards=[WARD])
    episode = Episode(ROUNDS, given, [Brawler(), None])
    episode.begin(1)
    return episode


def legal(episode: Episode) -> list[str]:
    mask = episode.encoding.mask(episode.state, episode.seat)
    return [name for name, on in zip(episode.encoding.action_names, mask, strict=True) if on]


def take(episode: Episode, name: str) -> None:
    action = episode.encoding.action_names.index(name)
    episode.act(episode.encoding.command(episode.state, episode.seat, action))


def test_a_learner_is_asked_for_a_response_in_the_turn_of_its_enemy() -> None:
    episode = guarded()
    assert episode.seat == 1
    assert legal(episode) == ["decline", "respond ward by own 1"]
    seen = dict(
        zip(episode.encoding.observation_names, episode.encoding.observe(episode.state, 1), strict=True)
    )
    assert seen["asked"] == 1.0


@pytest.mark.parametrize(("answer", "paid"), [("decline", 0), ("respond ward by own 1", 1)])
def test_the_answer_of_a_learner_counts(answer: str, paid: int) -> None:
    episode = guarded()
    before = int(episode.state.get("bia").mp)
    take(episode, answer)
    assert before - int(episode.state.get("bia").mp) == paid
    assert ("ward" in episode.state.get("bia").hand) == (paid == 0)


def test_an_episode_with_answers_is_the_match_of_its_seed() -> None:
    episode = guarded()
    match = Match(ROUNDS, episode.scenario, seed=1, seats=[Brawler(), None])
    names = episode.encoding.action_names
    dice = Dice(4, "learner")
    while match.outcome is None and episode.seat != NO_SEAT:
        while match.running is None and match.act() is not None:
            pass
        there = legal(episode)
        action = names.index(there[dice.below(len(there))])
        chosen = episode.encoding.command(episode.state, 1, action)
        if match.running is not None:
            (request,) = [each.request for each in match.pending()]
            match.answer(1, request.id, chosen)
        else:
            match.submit(1, chosen)
        episode.act(chosen)
        while match.running is None and match.outcome is None and match.act() is not None:
            pass
        if match.running is None:
            assert ROUNDS.notation.write(episode.state) == ROUNDS.notation.write(match.state)
    assert match.outcome == episode.outcome


def test_a_learner_chooses_which_effect_to_pay_for() -> None:
    # Two effects of 3 mana each, and mana for one of them.
    traits = [
        auto(id, "start_of_turn", {"do": "gain", "resource": "sp", "amount": 1}, cost={"mp": 6})
        for id in ("one", "two")
    ]
    given = scenario(
        [(hero("ana", traits=["one", "two"], PER=9), "a1")], [(hero("bia"), "k11")], cards=traits
    )
    episode = Episode(ROUNDS, given, [None, Brawler()])
    episode.begin(1)
    take(episode, "begin")
    assert legal(episode) == ["pay for effect 1", "pay for effect 2"]
    take(episode, "pay for effect 2")
    assert episode.state.get("ana").mp == 2
    assert "end turn" in legal(episode)


# Campaigns.


def test_a_learner_leads_a_campaign_and_fights_its_battles() -> None:
    given = land(TOWN, {**WOOD, **RATS}, TOWER)
    episode = Episode(ROUNDS, given, [None, ROUNDS.bots()["heuristic"]])
    episode.begin(1)
    assert legal(episode) == ["explore", "camp", "wait", "leave the decision", "travel wood"]
    take(episode, "travel wood")
    take(episode, "explore")
    assert legal(episode) == ["begin"]
    take(episode, "begin")
    assert "end turn" in legal(episode)
    assert "explore" not in legal(episode)


@pytest.mark.parametrize("name", ["estrada", "duas_luas"])
def test_the_actions_in_a_campaign_are_the_options_and_back(name: str) -> None:
    bot = ROUNDS.bots()["heuristic"]
    match = Match(ROUNDS, name, seed=6, seats=[bot, bot])
    encoding = ROUNDS.lab.encoding(match.scenario)
    assert encoding is not None
    assert len(set(encoding.observation_names)) == encoding.size
    for _ in range(150):
        if match.outcome is not None:
            break
        for seat in (0, 1):
            seen, mask = encoding.observe(match.state, seat), encoding.mask(match.state, seat)
            assert len(seen) == encoding.size
            assert all(0.0 <= each <= 1.0 for each in seen)
            meant = [encoding.command(match.state, seat, i) for i in range(encoding.actions) if mask[i]]
            options = list(ROUNDS.options(match.state, seat))
            assert {repr(one) for one in meant} == {repr(one) for one in options}
        match.act()


def test_a_learner_does_not_see_what_is_hidden_in_a_campaign() -> None:
    bot = ROUNDS.bots()["heuristic"]
    match = Match(ROUNDS, "estrada", seed=2, seats=[bot, bot])
    encoding = ROUNDS.lab.encoding(match.scenario)
    assert encoding is not None
    for _ in range(40):
        match.act()
        for seat in (0, 1):
            other = ROUNDS.imagine(match.state, seat, Dice(3))
            assert encoding.observe(other, seat) == encoding.observe(match.state, seat)


def test_an_answer_is_no_action_when_nothing_was_asked() -> None:
    given = scenario(
        [(hero("ana", deck=["strike"]), "e5")],
        [(hero("bia"), "e6")],
        cards=[card("strike", {"do": "damage", "whom": "target", "amount": 1}, target="enemy", reach=1)],
    )
    match = Match(ROUNDS, given)
    encoding = ROUNDS.lab.encoding(match.scenario)
    assert encoding is not None
    assert encoding.action(match.state, 0, EndTurn()) == -1
    with pytest.raises(Exception, match="not possible here"):
        encoding.command(match.state, 0, encoding.action_names.index("decline"))
