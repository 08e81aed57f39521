"""Many positions, scored here or on a pool of processes."""

from typing import Any

import pytest

from games.wuxia.positions import WUXIA
from turnwright.games.wuxia.commands import UseSkill
from turnwright.games.wuxia.content import shipped_skill_db
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match
from turnwright.lab.wuxia.scoring import MOST_WORKERS, Evaluation, score_actors

BOT = WUXIA.bots()["heuristic"]


def fought(name: str) -> tuple[list[Any], list[Any]]:
    """The states of a fight between two heuristics, and what was ordered in each."""
    match = Match(WUXIA, name, seed=9)
    states, orders = [match.state], []
    while match.outcome is None:
        seat = match.pending()[0].seat
        order = BOT.command(WUXIA, match.state, seat, WUXIA.options(match.state, seat), Dice(0))
        match.submit(seat, order)
        orders.append(order)
        states.append(match.state)
    return states, orders


def test_the_first_of_the_scores_is_what_the_heuristic_does() -> None:
    states, orders = fought("pairs")
    evaluations = score_actors("wuxia", states, "pairs")
    assert evaluations[-1] == Evaluation()
    for thought, order in zip(evaluations, orders, strict=False):
        if isinstance(order, UseSkill):
            best = thought.scores[0]
            assert UseSkill(best.skill_id, best.tier, thought.target_id) == order
        else:
            assert thought.scores == ()
    assert any(len(thought.scores) > 1 for thought in evaluations)


def test_a_score_is_the_expected_damage_for_each_turn_of_the_cooldown() -> None:
    (thought,) = score_actors(WUXIA, [Match(WUXIA, "duel").state])
    assert (thought.actor_id, thought.target_id) == ("song_jingyan", "jiang_batian")
    by_name = {one.skill_id: one.score for one in thought.scores}
    move = shipped_skill_db().tier("luohui_jian", 3)
    damage = 20 * move.power_multiplier + move.base_damage - 16 / 2
    critical = 1 + (move.crit_multiplier - 1) * move.crit_chance
    assert by_name["luohui_jian"] == pytest.approx(move.hit_chance * damage * critical / (move.cooldown + 1))


def test_a_pool_of_processes_gives_the_same_scores() -> None:
    states, _ = fought("schools")
    lines = [WUXIA.notation.write(state) for state in states]
    here = score_actors(WUXIA, lines, "schools")
    assert here == score_actors(WUXIA, states, "schools", workers=2)
    assert len(here) == len(lines)


def test_an_empty_list_of_positions_has_no_scores() -> None:
    assert score_actors(WUXIA, [], workers=2) == []


@pytest.mark.parametrize("workers", [1, 2])
def test_an_invalid_line_is_refused_in_this_process_and_in_workers(workers: int) -> None:
    line = WUXIA.notation.write(Match(WUXIA, "duel").state)
    with pytest.raises(Rejected, match="not a position of this fight"):
        score_actors(WUXIA, [line, "nonsense"], workers=workers)


def test_a_number_of_workers_has_its_bounds() -> None:
    with pytest.raises(Rejected, match="expected 0 to"):
        score_actors(WUXIA, [], workers=MOST_WORKERS + 1)


def test_another_game_has_no_skills_to_score() -> None:
    with pytest.raises(Rejected, match="duel has no skills"):
        score_actors("duel", [])
