"""How bots lead a campaign, and what the lab counts of one."""

import pytest

from games.rounds.golden_campaigns import CAMPAIGNS
from games.rounds.small_land import ROUNDS, TOWER, TOWN, WOOD, go, journey, land, played
from turnwright.games.rounds.bots.campaign import advise
from turnwright.games.rounds.campaign.state import Campaign
from turnwright.games.rounds.commands import Camp, Explore, Travel
from turnwright.lab import simulate


def test_a_hurt_group_rests_and_a_fit_one_looks_for_treasure() -> None:
    finds = [{"name": "Cup", "treasures": 1}]
    scenario = land(TOWN, {**WOOD, "finds": finds}, TOWER, goal={"place": "tower", "treasures": 1})
    match = journey(scenario)
    assert advise(match.state) == Travel("wood")
    match.state.travellers()[0].life = 2
    assert advise(match.state) == Camp()
    match.state.travellers()[0].life = 7
    go(match, Travel("wood"))
    assert advise(match.state) == Explore()
    go(match, Explore())
    assert advise(match.state) == Travel("tower")


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_the_bots_finish_a_campaign_with_legal_commands(name: str) -> None:
    match = played(name, seed=11)
    while match.outcome is None:
        (seat,) = ROUNDS.to_act(match.state)
        bot = match.policies[seat]
        assert bot is not None
        options = ROUNDS.options(match.state, seat)
        assert bot.command(ROUNDS, match.state, seat, options, match.bot_dice(seat)) in options
        match.act()


def test_the_lab_plays_campaigns_over_and_over() -> None:
    result = simulate("rounds", "estrada", runs=6, seed=3)
    assert result.runs == 6
    state = played("estrada").state
    assert [figure.name for figure in ROUNDS.lab.figures(state)][:5] == [
        "survivors",
        "life",
        "treasures",
        "won",
        "days",
    ]


def test_a_campaign_has_figures() -> None:
    match = played("estrada")
    while match.outcome is None:
        match.act()
    state: Campaign = match.state
    numbers = ROUNDS.lab.measure(state)
    assert len(numbers) == len(ROUNDS.lab.figures(state))
    lives = [int(hero.life) for hero in state.travellers()]
    assert numbers[:2] == [len([life for life in lives if life]), sum(lives)]
    assert numbers[5:] == lives
    assert ROUNDS.lab.length(state) == state.round - state.land.start + 1


def test_a_campaign_has_no_duels() -> None:
    assert ROUNDS.lab.units(ROUNDS.scenarios.load("estrada")) == []
    assert ROUNDS.lab.units(ROUNDS.scenarios.load("duelo")) != []


def test_an_expanded_scenario_holds_every_enemy_that_can_be_met() -> None:
    spread = ROUNDS.scenarios.expand(ROUNDS.scenarios.load("estrada"))
    ids = [hero["id"] for hero in spread["heroes"]]
    assert {"bento", "lobo", "vigia"} <= set(ids)
    assert ROUNDS.scenarios.load(spread).campaign == ROUNDS.scenarios.load("estrada").campaign
