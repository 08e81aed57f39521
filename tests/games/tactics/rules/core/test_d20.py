"""SRD: D20 Tests; Advantage/Disadvantage; Attack Rolls; Critical Hits."""

from typing import Any

import pytest

from games.tactics.arena import BLADE, Fight, arena, hero, monster
from turnwright.games.tactics.commands import MeleeAttack, SkillCheck
from turnwright.games.tactics.events import AttackRolled, CheckRolled, DamageDealt
from turnwright.games.tactics.rules.core import d20
from turnwright.games.tactics.vocabulary import Pool
from turnwright.kernel.dice import LoadedDice, Tray
from turnwright.kernel.execution import Execution

pytestmark = pytest.mark.usefixtures("all_dice_thrown")


def strike(dice: list[int], **settings: Any) -> Fight:
    """Ann strikes the goblin beside her once."""
    fight = arena("Ag", A=hero("ann", attacks=[BLADE]), g=monster("gob", **settings), dice=dice)
    fight.do(MeleeAttack("ann", "gob"))
    fight.done()
    return fight


def rolled(fight: Fight) -> AttackRolled:
    found: AttackRolled = fight.told(AttackRolled)[-1]
    return found


@pytest.mark.parametrize("up", range(4))
@pytest.mark.parametrize("down", range(4))
def test_any_number_of_advantages_cancels_any_number_of_disadvantages(up: int, down: int) -> None:
    # SRD: Advantage/Disadvantage [They Don't Stack].
    expected = 0 if bool(up) == bool(down) else 1 if up else -1
    assert d20.combine(up > 0, down > 0) == expected


def test_three_advantages_and_one_disadvantage_are_one_d20() -> None:
    # SRD: Advantage/Disadvantage [They Don't Stack].
    fight = arena("Ag", A=hero("ann"), g=monster("gob"), dice=[9, 4])
    for condition in ("prone", "stunned", "restrained"):
        fight.put("gob", condition)
    fight.put("ann", "poisoned")
    fight.do(MeleeAttack("ann", "gob"))
    fight.done()
    assert rolled(fight).up == ("helpless", "restrained", "prone")
    assert (rolled(fight).down, rolled(fight).edge) == (("poisoned",), 0)


def test_advantage_takes_the_higher_of_two_dice_and_disadvantage_the_lower() -> None:
    # SRD: Advantage/Disadvantage.
    for bearer, kept in (("gob", 15), ("ann", 4)):
        fight = arena("Ag", A=hero("ann"), g=monster("gob"), dice=[4, 15] + [1] * (bearer == "gob"))
        fight.put(bearer, "restrained")
        fight.do(MeleeAttack("ann", "gob"))
        fight.done()
        assert rolled(fight).natural == kept


def test_an_attack_hits_when_its_total_reaches_the_armour_class() -> None:
    # SRD: Attack Rolls.
    assert not rolled(strike([9], ac=15)).hit
    assert rolled(strike([10, 1], ac=15)).hit


def test_a_natural_20_hits_any_armour_class_and_is_critical() -> None:
    # SRD: Attack Rolls [Rolling 20 or 1].
    told = rolled(strike([20, 2, 3], ac=30))
    assert (told.hit, told.critical, told.total) == (True, True, 25)


def test_a_natural_1_misses_any_armour_class() -> None:
    # SRD: Attack Rolls [Rolling 20 or 1].
    told = rolled(strike([1], ac=5))
    assert (told.hit, told.total) == (False, 6)


def test_a_critical_hit_doubles_the_dice_and_not_the_modifier() -> None:
    # SRD: Critical Hits. 1d8+3 with 2d6 more, all dice at most: 2d8+3 and 4d6 are 43.
    flaming = {**BLADE, "hit": [{"damage": "1d8+3 slashing"}, {"damage": "2d6 fire"}]}
    fight = arena(
        "Ag",
        A=hero("ann", attacks=[flaming]),
        g=monster("gob", hp=100),
        dice=[20, 8, 8, 6, 6, 6, 6],
    )
    fight.do(MeleeAttack("ann", "gob"))
    fight.done()
    assert [(told.amount, told.critical) for told in fight.told(DamageDealt)] == [(19, True), (24, True)]
    assert fight.hp("gob") == 100 - 43


@pytest.mark.parametrize("condition", ["paralyzed", "unconscious"])
def test_a_hit_on_the_helpless_from_within_5_feet_is_critical(condition: str) -> None:
    # SRD: Conditions [Paralyzed, Unconscious], Automatic Critical Hits.
    fight = arena("Ag", A=hero("ann"), g=monster("gob"), dice=[8, 7, 5, 6])
    fight.put("gob", condition)
    fight.do(MeleeAttack("ann", "gob"))
    fight.done()
    assert rolled(fight).critical
    assert fight.hp("gob") == 30 - (5 + 6 + 3)


def test_a_hit_on_the_helpless_from_10_feet_is_an_ordinary_one() -> None:
    # SRD: Conditions [Paralyzed], Automatic Critical Hits.
    spear = {**BLADE, "reach": 10}
    fight = arena("A.g", A=hero("ann", attacks=[spear]), g=monster("gob"), dice=[8, 7, 5])
    fight.put("gob", "paralyzed")
    fight.do(MeleeAttack("ann", "gob"))
    fight.done()
    assert not rolled(fight).critical


def test_a_miss_against_the_helpless_is_no_critical_hit() -> None:
    # SRD: Conditions [Paralyzed], Automatic Critical Hits: an attack roll that hits.
    fight = arena("Ag", A=hero("ann"), g=monster("gob", ac=20), dice=[8, 7])
    fight.put("gob", "paralyzed")
    fight.do(MeleeAttack("ann", "gob"))
    fight.done()
    assert (rolled(fight).hit, rolled(fight).critical) == (False, False)


def test_luck_throws_a_1_again_and_keeps_the_new_face() -> None:
    # SRD: Halfling [Luck].
    fight = arena("Ag", A=hero("ann", traits=["lucky"]), g=monster("gob"), dice=[1, 14, 2])
    fight.do(MeleeAttack("ann", "gob"))
    fight.done()
    assert rolled(fight).natural == 14


def test_luck_with_disadvantage_throws_one_die_again() -> None:
    # SRD: Halfling [Luck]; Advantage/Disadvantage [Interactions with Rerolls].
    fight = arena("Ag", A=hero("ann", traits=["lucky"]), g=monster("gob"), dice=[1, 12, 17, 2])
    fight.put("ann", "poisoned")
    fight.do(MeleeAttack("ann", "gob"))
    fight.done()
    assert rolled(fight).natural == 12


def test_a_check_adds_the_skill_and_is_reported_against_its_dc() -> None:
    # SRD: Ability Checks.
    fight = arena("Ag", A=hero("ann", skills={"athletics": 4}), g=monster("gob"), dice=[9])
    fight.ask(SkillCheck("ann", "athletics", context="the gate", dc=13))
    fight.done()
    assert fight.told(CheckRolled) == [CheckRolled("ann", "athletics", 13, 13, True, "the gate")]


@pytest.mark.parametrize("heard", [True, False])
def test_great_weapon_fighting_counts_a_1_or_2_as_a_3_also_in_a_simulation(heard: bool) -> None:
    # SRD: Great Weapon Fighting.
    ann = arena("Ag", A=hero("ann"), g=monster("gob")).who("ann")
    thrown = d20.throw(Execution(Tray(0, 0, LoadedDice([1, 5, 2])), heard), ann, Pool(3, 6, 1, 3), 1, "maul")
    assert thrown == 3 + 5 + 3 + 1
