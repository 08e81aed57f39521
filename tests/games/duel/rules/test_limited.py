"""Limited uses of a stat: who may choose what, and when a stat is free again."""

import pytest

from games.duel.positions import DUEL, STATS, Told, at, card, match_of, prompted, scenario, started
from turnwright.kernel.match import Match


def limited(**changes: object) -> Told:
    return prompted(None, statUses=1, **changes)


def left(told: Told) -> list[str]:
    options = DUEL.options(told.state, int(told.state.chooser))
    return [options.command(place).stat for place in range(options.count())]


def test_a_stat_is_used_up_once_it_was_chosen() -> None:
    told = limited()
    told.give("power")
    refusal = told.refuse("power")
    assert (refusal.code, list(refusal.legal)) == ("used-up", ["speed", "technique", "kumikata", "newaza"])
    assert left(told) == ["speed", "technique", "kumikata", "newaza"]


def test_all_stats_are_free_again_when_all_are_used_up() -> None:
    told = limited(pointsToWin=15)
    told.play("power", "speed", "technique", "kumikata")
    assert left(told) == ["newaza"]
    told.give("newaza")
    assert left(told) == list(STATS)


def test_a_stat_may_have_more_than_one_use() -> None:
    told = prompted(None, statUses=2)
    told.play("power", "power")
    assert told.refuse("power").code == "used-up"


def test_each_side_has_uses_of_its_own() -> None:
    told = limited(alternateChoice=True)
    told.give("power")
    told.give("power", seat=1)
    assert told.refuse("power").code == "used-up"
    assert (
        told.match.view(0)["uses"]["player"]["power"] == told.match.view(1)["uses"]["opponent"]["power"] == 1
    )


def test_the_prompt_offers_the_remaining_choices() -> None:
    told = limited()
    told.give("speed")
    assert told.events[-1].available_stats == ("power", "technique", "kumikata", "newaza")


def test_a_timeout_takes_one_of_the_stats_that_are_left() -> None:
    # The last die picks the first of the four stats that are left.
    told = prompted([4, 2, 1, 1, 1], statUses=1, maxRounds=2)
    told.give("power")
    assert "round:decision matchDraw speed 3-4" in told.wait(30_000)
    told.dice_are_used_up()


def test_the_best_stat_on_a_timeout_is_the_best_of_those_that_are_left() -> None:
    line = "waitingForPlayerAction 2 0-0 1:4/2 player - - - - deck= seen= clock=0/1/run/selection:1:1:0:1000"
    told = at(f"{line} uses=1,0,0,0,0/0,0,0,0,0", autoSelectMode="highest", statUses=1)
    assert "round:decision winPlayer kumikata 7-0" in told.at(1)


def test_the_turn_sheet_counts_uses_and_marks_exhausted_ones() -> None:
    told = limited()
    told.give("newaza")
    sheet = DUEL.presenter.turn(told.state, 0, DUEL.options(told.state, 0))
    assert {each.id: (each.left, each.most) for each in sheet.economy} == {
        "power": (1, 1),
        "speed": (1, 1),
        "technique": (1, 1),
        "kumikata": (1, 1),
        "newaza": (0, 1),
    }
    assert [(each.id, each.code, each.why.id) for each in sheet.disabled] == [
        ("chooseStat/newaza", "used-up", "refused-used-up")
    ]
    assert [action.spends for action in sheet.actions] == [{stat: 1} for stat in STATS[:4]]


def test_a_position_with_uses_is_a_line_both_ways() -> None:
    told = limited(alternateChoice=True)
    told.play("power")
    told.give("speed", seat=1)
    assert "uses=1,0,0,0,0/0,1,0,0,0" in told.line
    again = DUEL.notation.read(told.line, told.state)
    assert again == told.state


@pytest.mark.parametrize("uses", ["2,0,0,0,0/0,0,0,0,0", "1,0/0,1", "1,0,0,0,0"])
def test_uses_that_cannot_be_are_refused(uses: str) -> None:
    told = limited()
    with pytest.raises(Exception, match="not a position of a duel"):
        DUEL.notation.read(f"{told.line.split(' uses=')[0]} uses={uses}", told.state)


def test_a_match_with_limited_uses_ends_and_never_runs_out_of_stats() -> None:
    for seed in range(5):
        match = Match(DUEL, "limited", seed=seed, seats=[DUEL.bots()["search"], DUEL.bots()["easy"]])
        while match.outcome is None:
            match.act() or match.elapse(DUEL.next_due(match.state))
        assert match.outcome.reason in ("target", "maxRounds")


def test_a_learner_sees_remaining_uses_and_cannot_choose_exhausted_stats() -> None:
    told = limited()
    told.give("power")
    encoding = DUEL.lab.encoding(told.match.scenario)
    assert encoding is not None
    assert encoding.mask(told.state, 0)[:5] == [0, 1, 1, 1, 1]
    seen = dict(zip(encoding.observation_names, encoding.observe(told.state, 0), strict=True))
    assert (seen["own power left"], seen["own speed left"], seen["other power left"]) == (0.0, 1.0, 1.0)


def test_a_scenario_in_which_dice_choose_the_stat_limits_no_uses() -> None:
    with pytest.raises(Exception, match="statUses"):
        DUEL.scenarios.load({"name": "x", "mode": "bandit", "statUses": 1})
    assert started(statUses=1).state.uses == [[0] * 5, [0] * 5]
    assert match_of(scenario(deck=[card(1, "1 1 1 1 1"), card(2, "2 2 2 2 2")])).state.uses == []
