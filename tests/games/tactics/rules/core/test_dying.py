"""SRD: Dropping to 0 Hit Points; Death Saving Throws; Stabilizing a Character; Knocking Out a Creature."""

from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from games.tactics.arena import BLADE, SILENT, Fight, arena, hero, monster, power
from turnwright.games.tactics.commands import EndTurn, MeleeAttack, RangedAttack, SpellCast, Stabilize
from turnwright.games.tactics.events import (
    ConditionApplied,
    CreatureDowned,
    DeathSave,
    Healed,
    Left,
    SaveRolled,
    Stabilized,
)
from turnwright.games.tactics.rules.core import damage, dying, healing
from turnwright.games.tactics.srd import STABLE
from turnwright.kernel.dice import LoadedDice, Tray
from turnwright.kernel.execution import Execution

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

# Conditions [Incapacitated]: a creature that lies there rolls Initiative with Disadvantage.
DOWN_FIRST = [10, 10, 10, 10]
MACE = {**BLADE, "hit": [{"damage": "6 bludgeoning"}]}


def hit_for(amount: int, now: int = 6, most: int = 12, **settings: Any) -> Fight:
    """Ann, with these hit points, takes this damage; Bob is beside her."""
    gob = monster("gob", powers=[power("smite", {"damage": f"{amount} force"})])
    fight = arena(
        "gAB",
        g=gob,
        A=hero("ann", hp=most, token={"hp": now}),
        B=hero("bob"),
        opening=[10] * (3 if now else 4),
        **settings,
    )
    fight.do(SpellCast("gob", "smite", target="ann"))
    return fight


def dying_ann(dice: list[int], **settings: Any) -> Fight:
    """Ann lies at 0 hit points; Bob and the goblin stand far from each other. Ann's turn comes first."""
    return arena(
        "A...B....g",
        A=hero("ann", token={"hp": 0}),
        B=hero("bob"),
        g=monster("gob"),
        dice=dice,
        opening=DOWN_FIRST,
        **settings,
    )


def rounds(fight: Fight, count: int) -> None:
    """Bob and the goblin let this many rounds pass."""
    for _ in range(count):
        fight.do(EndTurn("bob"), EndTurn("gob"))


def test_a_monster_dies_at_0_hit_points() -> None:
    # SRD: Dropping to 0 Hit Points [Monster Death].
    fight = arena("Agh", A=hero("ann"), g=monster("gob", hp=7), h=monster("hob"), dice=[15, 4])
    fight.do(MeleeAttack("ann", "gob"))
    fight.done()
    assert fight.told(CreatureDowned) == [CreatureDowned("gob", "ann", True)]
    assert fight.line("gob") == "0/7 1,0 dead"


def kills(fight: Fight, who: str) -> int:
    """The enemies that a creature has felled."""
    return next(int(each.kills) for each in fight.state.participants if each.creature_id == who)


def test_a_hero_who_falls_counts_as_a_kill_once() -> None:
    fight = hit_for(6)
    assert kills(fight, "gob") == 1
    fallen = hit_for(12, now=0)  # massive damage kills Ann, who had fallen before
    assert fallen.told(CreatureDowned) == [CreatureDowned("ann", "gob", True)]
    assert kills(fallen, "gob") == 0


def test_a_hero_falls_unconscious_at_0_hit_points() -> None:
    # SRD: Dropping to 0 Hit Points [Falling Unconscious].
    fight = hit_for(6)
    assert fight.told(CreatureDowned) == [CreatureDowned("ann", "gob", False)]
    assert fight.line("ann") == "0/12 1,0 unconscious"
    assert fight.told(ConditionApplied) == [ConditionApplied("ann", "unconscious", "gob")]


def test_a_creature_that_wakes_is_still_prone() -> None:
    # SRD: Conditions [Unconscious].
    fight = hit_for(6)
    told = Execution(Tray(0))
    healing.heal(fight.state, fight.who("ann"), 3, told)
    assert fight.conditions("ann") == ["prone"]
    assert ConditionApplied("ann", "prone") in told.events


def test_17_damage_to_6_of_12_hit_points_is_not_yet_death() -> None:
    # SRD: Instant Death.
    assert hit_for(17).line("ann") == "0/12 1,0 unconscious"


def test_18_damage_to_6_of_12_hit_points_is_instant_death() -> None:
    # SRD: Instant Death: what remains equals the maximum.
    assert hit_for(18).line("ann") == "0/12 1,0 dead"


def test_a_death_save_of_10_succeeds_and_of_9_fails() -> None:
    # SRD: Death Saving Throws.
    fight = dying_ann([10, 9])
    rounds(fight, 1)
    fight.done()
    assert fight.told(DeathSave) == [DeathSave("ann", 10, 1, 0), DeathSave("ann", 9, 1, 1)]


def test_three_successes_make_stable() -> None:
    # SRD: Death Saving Throws [Three Successes/Failures].
    fight = dying_ann([10, 11, 19])
    rounds(fight, 2)
    assert fight.line("ann") == "0/30 0,0 stable unconscious"
    rounds(fight, 2)  # and no more death saves
    fight.done()
    assert fight.told(Stabilized) == [Stabilized("ann")]


def test_a_stable_creature_that_is_healed_and_falls_again_is_dying() -> None:
    # SRD: Stabilizing: it lasts until the creature regains Hit Points.
    fight = dying_ann([10, 11, 19])
    rounds(fight, 2)
    healing.heal(fight.state, fight.who("ann"), 3, SILENT)
    assert fight.conditions("ann") == ["prone"]
    damage.damage_one_type(fight.state, fight.who("ann"), 3, 0, None, False, False, SILENT)
    assert fight.who("ann").dying()


def test_healing_at_0_hit_points_does_not_end_a_magical_sleep() -> None:
    # SRD: Conditions: each lasts for its own duration.
    fight = dying_ann([10])
    fight.put("ann", "unconscious", by="gob", spell="sleep")
    healing.heal(fight.state, fight.who("ann"), 3, SILENT)
    assert (fight.hp("ann"), fight.conditions("ann"), fight.who("ann").conscious) == (
        3,
        ["unconscious"],
        False,
    )


def test_a_creature_that_is_revived_has_none_of_the_conditions_that_it_died_with() -> None:
    fight = hit_for(18)
    ann = fight.who("ann")
    fight.put("ann", "poisoned")
    healing.revive(ann, 1, SILENT)
    assert fight.line("ann") == "1/12 1,0"
    assert ann.flags == 0


def test_three_failures_kill() -> None:
    # SRD: Death Saving Throws [Three Successes/Failures].
    fight = dying_ann([9, 2, 5])
    rounds(fight, 2)
    fight.done()
    assert fight.line("ann") == "0/30 0,0 dead unconscious"


def test_a_natural_1_counts_as_two_failures() -> None:
    # SRD: Death Saving Throws [Rolling a 1 or 20].
    fight = dying_ann([1, 9])
    assert fight.told(DeathSave) == [DeathSave("ann", 1, 0, 2)]
    rounds(fight, 1)
    fight.done()
    assert fight.who("ann").dead


def test_a_natural_20_wakes_with_1_hit_point_and_the_turn_is_used() -> None:
    # SRD: Death Saving Throws [Rolling a 1 or 20].
    fight = dying_ann([20])
    fight.done()
    assert fight.told(DeathSave) == [DeathSave("ann", 20, 0, 0)]
    assert fight.told(Healed) == [Healed("ann", 1, 1)]
    assert (fight.line("ann"), fight.turn()) == ("1/30 0,0 prone", "ann")
    assert fight.who("ann").remaining_movement_ft == 30


def test_exhaustion_bears_on_death_saves() -> None:
    # SRD: Conditions [Exhaustion]: every D20 Test.
    fight = arena(
        "A...B....g",
        A=hero("ann", token={"hp": 0, "conditions": ["exhaustion"]}),
        B=hero("bob"),
        g=monster("gob"),
        opening=DOWN_FIRST,
        dice=[11],
    )
    assert fight.told(DeathSave) == [DeathSave("ann", 11, 0, 1)]


def test_damage_at_0_hit_points_is_a_failed_death_save() -> None:
    # SRD: Death Saving Throws [Damage at 0 Hit Points].
    fight = hit_for(5, now=0)
    assert fight.told(DeathSave)[-1] == DeathSave("ann", 0, 0, 1)


def test_a_critical_hit_at_0_hit_points_is_two() -> None:
    # SRD: Death Saving Throws [Damage at 0 Hit Points]; within 5 feet of the unconscious every hit is one.
    fight = arena(
        "gAB",
        g=monster("gob", attacks=[MACE]),
        A=hero("ann", token={"hp": 0}),
        B=hero("bob"),
        opening=DOWN_FIRST,
        dice=[15, 3],
    )
    fight.do(MeleeAttack("gob", "ann"))
    assert fight.told(DeathSave)[-1] == DeathSave("ann", 0, 0, 2)


def test_damage_at_0_hit_points_as_large_as_the_maximum_kills() -> None:
    # SRD: Death Saving Throws [Damage at 0 Hit Points].
    assert hit_for(11, now=0).who("ann").dead is False
    assert hit_for(12, now=0).who("ann").dead is True


def test_damage_ends_being_stable() -> None:
    # SRD: Stabilizing a Character.
    fight = dying_ann([10, 11, 19, 8])
    rounds(fight, 2)
    gob = fight.who("gob")
    damage.damage_one_type(fight.state, fight.who("ann"), 3, 0, gob, False, False, SILENT)
    assert fight.conditions("ann") == ["unconscious"]
    rounds(fight, 1)
    fight.done()
    assert fight.told(DeathSave)[-1] == DeathSave("ann", 8, 0, 2)


def test_healing_from_0_wakes_and_clears_the_death_saves() -> None:
    # SRD: Healing; Death Saving Throws: the tally is reset.
    cure = power("cure", {"heal": "5"}, whom="creature")
    fight = arena(
        "A...B....g",
        A=hero("ann", token={"hp": 0}),
        B=hero("bob", powers=[cure]),
        g=monster("gob"),
        opening=DOWN_FIRST,
        dice=[4],
    )
    fight.do(SpellCast("bob", "cure", target="ann"))
    fight.done()
    assert fight.line("ann") == "5/30 0,0 prone"
    assert fight.who("ann").death_failures == 0


def test_the_dead_are_not_healed() -> None:
    # SRD: Healing.
    fight = dying_ann([1, 1])
    rounds(fight, 1)
    assert fight.who("ann").dead
    assert healing.heal(fight.state, fight.who("ann"), 10, SILENT) == 0


@pytest.mark.parametrize(("face", "stable"), [(9, False), (10, True)])
def test_first_aid_is_a_medicine_check_of_10(face: int, stable: bool) -> None:
    # SRD: Stabilizing a Character.
    fight = arena(
        "AB...g",
        A=hero("ann", token={"hp": 0}),
        B=hero("bob"),
        g=monster("gob"),
        opening=DOWN_FIRST,
        dice=[10, face],
    )
    fight.do(Stabilize("bob", "ann"))
    fight.done()
    assert ("stable" in fight.conditions("ann")) is stable


@pytest.mark.parametrize(("rules", "hp"), [("5.2", 1), ("5.1", 0)])
def test_a_melee_blow_may_knock_out(rules: str, hp: int) -> None:
    # SRD: Knocking Out a Creature: 5.2 leaves 1 hit point, 5.1 none and stable; either way it is captured.
    fight = arena("Agh", A=hero("ann"), g=monster("gob", hp=5), h=monster("hob"), dice=[15, 8], rules=rules)
    fight.do(MeleeAttack("ann", "gob", subdue=True))
    fight.done()
    gob = fight.who("gob")
    assert (gob.dead, gob.current_hp, gob.gone) == (False, hp, "captured")
    assert "unconscious" in fight.conditions("gob")
    assert fight.told(Left) == [Left("gob", "captured")]


def test_undead_fortitude_refuses_to_fall() -> None:
    # SRD: Undead Fortitude: DC 5 and the damage taken.
    def struck(face: int) -> Fight:
        zombie = monster("zombie", hp=6, traits=["undead_fortitude"])
        fight = arena("Azh", A=hero("ann"), z=zombie, h=monster("hob"), dice=[15, 5, face])
        fight.do(MeleeAttack("ann", "zombie"))
        fight.done()
        return fight

    assert struck(13).hp("zombie") == 1
    assert struck(12).who("zombie").dead
    assert struck(13).told(SaveRolled) == [SaveRolled("zombie", "CON", 13, 13, True, "undead fortitude")]


def test_undead_fortitude_does_not_help_against_a_critical_hit() -> None:
    # SRD: Undead Fortitude.
    zombie = monster("zombie", hp=6, traits=["undead_fortitude"])
    fight = arena("Azh", A=hero("ann"), z=zombie, h=monster("hob"), dice=[20, 5, 5])
    fight.do(MeleeAttack("ann", "zombie"))
    fight.done()
    assert fight.who("zombie").dead


def fates(successes: int = 0, failures: int = 0) -> dict[str, Fraction]:
    """How often a creature left alone ends dead, stable or awake, by every face of the die."""
    found = {"dead": Fraction(0), "stable": Fraction(0), "up": Fraction(0)}
    for face in range(1, 21):
        fight = DYING.state.clone()
        ann = fight.get("ann")
        assert ann is not None
        ann.death_successes, ann.death_failures = successes, failures
        dying.death_save(fight, ann, Execution(Tray(0, 0, LoadedDice([face])), False))
        told = (int(ann.death_successes), int(ann.death_failures))
        fate = "dead" if ann.dead else "up" if ann.current_hp else "stable" if ann.flags & STABLE else ""
        after = {fate: Fraction(1)} if fate else known(*told)
        for name, chance in after.items():
            found[name] += chance / 20
    return found


known = cache(fates)
DYING = dying_ann([10])


def test_the_odds_of_a_dying_creature_left_alone() -> None:
    # SRD: Death Saving Throws.
    assert fates() == {
        "dead": Fraction(3239, 8000),
        "stable": Fraction(331, 800),
        "up": Fraction(1451, 8000),
    }


def test_temporary_hit_points_do_not_wake_a_creature_and_damage_to_them_is_damage_at_0() -> None:
    # SRD: Temporary Hit Points [They're Not Healing]; Death Saving Throws [Damage at 0 Hit Points].
    fight = hit_for(5, now=0)
    before = fight.who("ann").death_failures
    healing.give_temporary(fight.who("ann"), 8, SILENT)
    assert "unconscious" in fight.conditions("ann")
    gob = fight.who("gob")
    damage.damage_one_type(fight.state, fight.who("ann"), 3, 0, gob, False, False, SILENT)
    assert (fight.who("ann").temp_hp, fight.who("ann").death_failures) == (5, before + 1)


def test_massive_damage_is_what_temporary_hit_points_leave() -> None:
    # SRD: Instant Death; Temporary Hit Points [Lose Temporary Hit Points First].
    for temporary, dead in ((0, True), (1, False)):
        gob = monster("gob", powers=[power("smite", {"damage": "18 force"})])
        ann = hero("ann", hp=12, token={"hp": 6})
        fight = arena("gAB", g=gob, A=ann, B=hero("bob"))
        fight.who("ann").temp_hp = temporary
        fight.do(SpellCast("gob", "smite", target="ann"))
        assert fight.who("ann").dead is dead


def test_a_ranged_attack_does_not_knock_out() -> None:
    # SRD: Knocking Out a Creature: a melee attack.
    with pytest.raises(TypeError):
        RangedAttack("ann", "gob", subdue=True)  # type: ignore[call-arg]
