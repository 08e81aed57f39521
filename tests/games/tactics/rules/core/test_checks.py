"""Ability checks: what a die adds or takes away, and a talent that never fails badly.

SRD: Ability Checks; Reliable Talent; Bardic Inspiration.
"""

import pytest

from games.tactics.stage import built, creature, fight
from turnwright.games.tactics.commands import Hide, SkillCheck
from turnwright.games.tactics.events import CheckRolled
from turnwright.games.tactics.forecast.preview import preview

pytestmark = pytest.mark.usefixtures("all_dice_thrown")


def total_of(events: list[object]) -> int:
    (rolled,) = [event for event in events if isinstance(event, CheckRolled)]
    return rolled.total


def test_a_die_that_hinders_is_subtracted_from_a_check() -> None:
    giggles = {"condition": "giggles", "check_dice": "1d6", "hinders": True}
    staged = fight("A.b", [12, 4], A=creature("a", bears=[giggles]), b=creature("b"))
    staged.step = staged.match.submit(0, SkillCheck("a", "stealth", 10))
    assert total_of(staged.step.events) == 8


def test_reliable_talent_counts_a_low_face_as_10() -> None:
    # Stealth of a rogue of level 8 with 10 in Dexterity; a skill it lacks has the face itself.
    rogue = built("rogue", 8, scores=[10, 10, 10, 10, 10, 10])
    staged = fight("A.b", [2, 2, 14], A=rogue, b=creature("b"))
    skills = staged.who("rogue").sheet.skills
    bonus = skills["stealth"]
    staged.step = staged.match.submit(0, SkillCheck("rogue", "stealth", 10))
    assert total_of(staged.step.events) == 10 + bonus
    assert "arcana" not in skills
    staged.step = staged.match.submit(0, SkillCheck("rogue", "arcana", 10))
    assert total_of(staged.step.events) == 2
    staged.step = staged.match.submit(0, SkillCheck("rogue", "stealth", 10))
    assert total_of(staged.step.events) == 14 + bonus


def test_the_forecast_counts_a_reliable_talent() -> None:
    # A DC of 15: with at least 10 and a bonus of 5 or more it cannot fail.
    rogue = built("rogue", 8, scores=[10, 10, 10, 10, 10, 10])
    staged = fight("A%b", A=rogue, b=creature("b"))
    assert staged.who("rogue").sheet.skills["stealth"] >= 5
    assert preview(staged.state, 1, Hide("rogue"))["chance"] == 1.0


def test_the_forecast_counts_a_die_of_inspiration() -> None:
    die = {"condition": "inspired", "inspires": "1d6"}
    plain, inspired = creature("a"), creature("a", bears=[die])
    chances = []
    for each in (plain, inspired):
        staged = fight("A%b", A=each, b=creature("b"))
        chances.append(preview(staged.state, 1, Hide("a"))["chance"])
    # 15 or more: 6 faces of a d20; with 1d6 also 1 + 2 + 3 + 4 + 5 + 6 sixths of the faces from 9 to 14.
    assert chances == [pytest.approx(6 / 20), pytest.approx((6 + 21 / 6) / 20)]
