"""Damage of a hit after a run and against hurt, Bloodied or held targets; and attacks with an edge there."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import CLUB, creature, fight
from turnwright.games.tactics.commands import MeleeAttack, Move, SpellCast
from turnwright.games.tactics.events import AttackRolled, DamageDealt
from turnwright.games.tactics.forecast.all_options import preview_all
from turnwright.games.tactics.forecast.preview import preview
from turnwright.games.tactics.rules.combat import attack_roll, weapon_attack
from turnwright.games.tactics.rules.core import saves

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

GORE = {
    **CLUB,
    "id": "gore",
    "name": "Gore",
    "hit": [
        {"damage": "1d6 piercing"},
        {"when": "run", "feet": 20, "effects": [{"damage": "1d8 piercing"}, {"condition": "prone"}]},
    ],
}
BITES = {
    **CLUB,
    "id": "bites",
    "name": "Bites",
    "hit": [
        {
            "when": "actor_bloodied",
            "effects": [{"damage": "1d4 piercing"}],
            "otherwise": [{"damage": "2d4 piercing"}],
        }
    ],
}
HERO = creature("hero")


def hurt(events: list[Any]) -> list[int]:
    return [event.amount for event in events if isinstance(event, DamageDealt)]


@pytest.mark.parametrize(
    ("ways", "faces", "total", "prone"),
    [
        (("4, 0",), [15, 3, 5], 8, True),
        (("2, 0", "4, 0"), [15, 3, 5], 8, True),  # two walks in one line are one run
        (("2, 1", "4, 0"), [15, 3], 3, False),  # round a corner
        (("1, 0",), [], 0, False),
    ],
)
def test_a_run_straight_at_the_target_adds_to_the_hit(
    ways: tuple[str, ...], faces: list[int], total: int, prone: bool
) -> None:
    stage = fight("b....A\n......", faces, b=creature("boar", attacks=[GORE]), A=HERO)
    for way in ways:
        stage.do(Move("boar", way))
    if faces:
        assert hurt(stage.do(MeleeAttack("boar", "hero"), done=True)) == [total]
    assert ("prone" in stage.has("hero")) == prone


def test_a_second_blow_comes_from_a_stand() -> None:
    boar = creature("boar", attacks=[GORE], multiattack=[[{"names": ["gore"], "count": 2}]])
    stage = fight("b....A", [15, 3, 5, 15, 15, 3], b=boar, A=HERO)
    stage.do(Move("boar", "4, 0"))
    assert hurt(stage.do(MeleeAttack("boar", "hero"))) == [8]
    assert hurt(stage.do(MeleeAttack("boar", "hero"), done=True)) == [3]


def test_a_preview_counts_the_run_that_was_made() -> None:
    stage = fight("b....A", b=creature("boar", attacks=[GORE]), A=HERO)

    def most() -> int:
        shown = preview(stage.state, 0, MeleeAttack("boar", "hero"))
        return int(shown["targets"][0]["damage"]["max"])

    stage.do(Move("boar", "3, 0"))
    stage.do(Move("boar", "4, 0"))
    assert most() == 2 * 6 + 2 * 8
    stage = fight("...bA", b=creature("boar", attacks=[GORE]), A=HERO)
    assert most() == 2 * 6


def test_the_forecast_of_all_options_counts_each_charge() -> None:
    stage = fight("b....A", b=creature("boar", attacks=[GORE]), A=HERO)
    command = MeleeAttack("boar", "hero", "gore", move_required=True)
    found = preview_all(stage.state, 0).of(command)
    assert found is not None
    shown = found.spelled()
    assert shown == preview(stage.state, 0, command)
    assert shown["targets"][0]["damage"]["max"] == 2 * 6 + 2 * 8


def test_a_bloodied_swarm_bites_less() -> None:
    # SRD: Bloodied.
    for hp, faces, total in ((20, [15, 4, 4], 8), (10, [15, 4], 4)):
        swarm = creature("swarm", attacks=[BITES])
        stage = fight("bA", faces, b=swarm, A=HERO, tokens={"b": {"hp": hp}})
        assert hurt(stage.do(MeleeAttack("swarm", "hero"), done=True)) == [total]


def rolled(stage: Any, actor: str) -> AttackRolled:
    (event,) = [one for one in stage.do(MeleeAttack(actor, "hero")) if isinstance(one, AttackRolled)]
    return event


def test_a_keen_attack_has_advantage_against_the_hurt_the_held_or_in_the_first_round() -> None:
    def shark(keen: str) -> dict[str, Any]:
        return creature("shark", attacks=[{**CLUB, "keen": [keen]}])

    for hp, up in ((20, ()), (19, ("keen",))):
        stage = fight("bA", [1] * (1 + len(up)), b=shark("hurt"), A=HERO, tokens={"A": {"hp": hp}})
        assert rolled(stage, "shark").up == up
    for held, up in ((False, ()), (True, ("keen",))):
        stage = fight("bA", [1] * (1 + len(up)), b=shark("held"), A=HERO)
        if held:
            stage.put("hero", "grappled", "shark")
        assert rolled(stage, "shark").up == up
    stage = fight("bA", [1, 1, 1], b=shark("first_round"), A=HERO)
    assert rolled(stage, "shark").up == ("keen",)
    stage.end("shark", "hero")
    assert rolled(stage, "shark").up == ()
    stage.done()


def test_bloodied_fury_and_sunlight_sensitivity_change_attack_rolls() -> None:
    # SRD: Bloodied Fury; Sunlight Sensitivity.
    boar = creature("boar", traits=["bloodied_fury"])
    stage = fight("bA", [1, 1], b=boar, A=HERO, tokens={"b": {"hp": 10}})
    assert rolled(stage, "boar").up == ("bloodied_frenzy",)
    kobold = creature("kobold", traits=["sunlight_sensitivity"])
    for sunlight, down in ((False, ()), (True, ("sunlight",))):
        # Initiative is an ability check, too: in sunlight the kobold throws two dice for it.
        stage = fight("bA", loaded=False, b=kobold, A=HERO, sunlight=sunlight)
        who = stage.who("kobold")
        found = weapon_attack.describe(stage.state, who, stage.who("hero"), who.sheet.attacks[0])
        assert attack_roll.reason_names(found.disadvantages) == down
        assert saves.has_check_disadvantage(stage.state, who) == sunlight


def test_a_run_is_over_with_the_turn_and_with_a_push() -> None:
    stage = fight("b....A", b=creature("boar", attacks=[GORE]), A=HERO)
    stage.do(Move("boar", "4, 0"))
    stage.end("boar")
    assert stage.who("boar").run_from == -1
    push = {"id": "gust", "name": "Gust", "range": 30, "effects": [{"move": "push", "feet": 5}]}
    stage = fight(".b.A", b=creature("boar", attacks=[GORE]), A=creature("hero", powers=[push]))
    stage.do(Move("boar", "2, 0"))
    stage.end("boar")
    stage.do(SpellCast("hero", "gust", target="boar"))
    assert (stage.at("boar"), stage.who("boar").run_from) == ((1, 0), -1)
