"""SRD: Conditions. One section for each, with the differences of 5.1."""

from typing import Any

import pytest

from games.tactics.arena import BLADE, BOW, Fight, arena, hero, monster, power
from turnwright.games.tactics import srd
from turnwright.games.tactics.commands import (
    Dash,
    Dodge,
    EndTurn,
    MeleeAttack,
    Move,
    RangedAttack,
    SavingThrow,
    SkillCheck,
    SpellCast,
    StandUp,
)
from turnwright.games.tactics.events import (
    AttackRolled,
    CheckRolled,
    ConditionApplied,
    ConditionEnded,
    CreatureDowned,
    InitiativeRolled,
    SaveRolled,
)
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.srd import POISONED, PRONE
from turnwright.kernel.errors import Rejected

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

RULES = pytest.mark.parametrize("rules", ["5.2", "5.1"])


def edge(
    map: str, on: str, condition: str, by: str = "", ranged: bool = False, rules: str = "5.2", dice: int = 2
) -> AttackRolled:
    """Ann attacks the goblin while one of them is under a condition; all dice show 2, so that it misses."""
    fight = arena(map, A=hero("ann"), g=monster("gob"), dice=[2] * dice, rules=rules)
    fight.put(on, condition, by)
    attack = RangedAttack if ranged else MeleeAttack
    fight.do(attack("ann", "gob"))
    told: AttackRolled = fight.told(AttackRolled)[0]
    return told


def save(condition: str, ability: Any, dice: list[int], rules: str = "5.2") -> SaveRolled:
    """The goblin saves under a condition."""
    fight = arena("A.g", A=hero("ann"), g=monster("gob"), dice=dice, rules=rules)
    fight.put("gob", condition)
    fight.ask(SavingThrow("gob", ability, dc=10))
    fight.done()
    told: SaveRolled = fight.told(SaveRolled)[0]
    return told


def check(condition: str, dice: list[int], sense: Any = "", rules: str = "5.2") -> CheckRolled:
    """Ann makes a check under a condition."""
    fight = arena("A.g", A=hero("ann"), g=monster("gob"), dice=dice, rules=rules)
    fight.put("ann", condition, by="gob")
    fight.ask(SkillCheck("ann", "perception", dc=10, sense=sense))
    fight.done()
    told: CheckRolled = fight.told(CheckRolled)[0]
    return told


def speed(condition: str, rules: str = "5.2") -> int:
    fight = arena("A.g", A=hero("ann"), g=monster("gob"), rules=rules)
    fight.put("ann", condition)
    return int(position.speed(fight.who("ann")))


def refused(fight: Fight, command: Any) -> str:
    with pytest.raises(Rejected) as caught:
        fight.do(command)
    return caught.value.code


# Attacks: who has advantage against the bearer, and what the bearer's own attacks have.


@RULES
@pytest.mark.parametrize(
    "condition", ["blinded", "paralyzed", "petrified", "restrained", "stunned", "unconscious"]
)
def test_attacks_against_the_bearer_have_advantage(condition: str, rules: str) -> None:
    # SRD: Blinded, Paralyzed, Petrified, Restrained, Stunned, Unconscious [Attacks Affected].
    assert edge("Ag", "gob", condition, rules=rules).edge == 1


@RULES
@pytest.mark.parametrize("condition", ["blinded", "poisoned", "prone", "restrained"])
def test_the_bearers_attacks_have_disadvantage(condition: str, rules: str) -> None:
    # SRD: Blinded, Poisoned, Prone, Restrained [Attacks Affected].
    assert edge("Ag", "ann", condition, rules=rules).edge == -1


@RULES
@pytest.mark.parametrize(
    "condition", ["charmed", "deafened", "incapacitated", "poisoned", "frightened", "grappled"]
)
def test_these_conditions_do_not_affect_attacks_against_the_bearer(condition: str, rules: str) -> None:
    # SRD: Charmed, Deafened, Incapacitated, Poisoned, Frightened, Grappled say nothing of it.
    assert edge("Ag", "gob", condition, rules=rules, dice=1).edge == 0


@RULES
def test_an_invisible_attacker_has_advantage_and_an_invisible_target_gives_disadvantage(rules: str) -> None:
    # SRD: Invisible [Attacks Affected].
    assert edge("Ag", "ann", "invisible", rules=rules).edge == 1
    assert edge("Ag", "gob", "invisible", rules=rules).edge == -1


def test_a_creature_that_sees_the_invisible_is_not_hindered() -> None:
    # SRD: Invisible [Attacks Affected]: if a creature can somehow see you.
    ann = hero("ann", senses={"truesight": 30})
    fight = arena("Ag", A=ann, g=monster("gob"), dice=[2])
    fight.put("gob", "invisible")
    fight.do(MeleeAttack("ann", "gob"))
    fight.done()
    assert fight.told(AttackRolled)[0].edge == 0


def test_an_unconscious_creature_sees_no_creature() -> None:
    # SRD: Unconscious [Unaware].
    fight = arena("A.g", A=hero("ann"), g=monster("gob"))
    assert position.sees(fight.state, fight.who("gob"), fight.who("ann"))
    fight.put("gob", "unconscious")
    assert not position.sees(fight.state, fight.who("gob"), fight.who("ann"))


def test_a_blinded_creature_sees_no_creature() -> None:
    # SRD: Blinded [Can't See].
    fight = arena("A.g", A=hero("ann"), g=monster("gob", senses={"blindsight": 5}))
    fight.put("gob", "blinded")
    assert not position.sees(fight.state, fight.who("gob"), fight.who("ann"))
    fight.do(Move("ann", "1, 0"))
    assert position.sees(fight.state, fight.who("gob"), fight.who("ann"))  # by blindsight


@RULES
def test_prone_gives_advantage_within_5_feet_and_disadvantage_beyond(rules: str) -> None:
    # SRD: Prone [Attacks Affected].
    assert edge("Ag", "gob", "prone", rules=rules).edge == 1
    assert edge("A...g", "gob", "prone", ranged=True, rules=rules).edge == -1


@RULES
def test_prone_gives_disadvantage_to_a_melee_attack_from_10_feet(rules: str) -> None:
    # SRD: Prone [Attacks Affected]: within 5 feet, with any weapon.
    pike = hero("ann", attacks=[{**BLADE, "reach": 10}])
    fight = arena("A.g", A=pike, g=monster("gob"), dice=[2, 2], rules=rules)
    fight.put("gob", "prone")
    fight.do(MeleeAttack("ann", "gob"))
    assert fight.told(AttackRolled)[0].down == ("prone",)


@RULES
def test_a_shot_at_the_unconscious_from_afar_is_plain(rules: str) -> None:
    # SRD: Unconscious [Inert, Attacks Affected]: a helpless creature is Prone as well; and no critical hit.
    gob = monster("gob")
    fight = arena("A...g", A=hero("ann", attacks=[BOW]), g=gob, dice=[15, 4], rules=rules)
    fight.put("gob", "unconscious")
    fight.do(RangedAttack("ann", "gob"))
    told = fight.told(AttackRolled)[0]
    assert (told.up, told.down, told.edge) == (("helpless", "unseen"), ("prone",), 0)
    assert told.critical is False


def test_a_sleeper_who_cannot_be_prone_is_not() -> None:
    # SRD: Immunity; Unconscious [Inert].
    fight = arena("A.g", A=hero("ann"), g=monster("gob", never=["prone"]))
    fight.put("gob", "unconscious", kind=1, rounds=1)
    assert fight.who("gob").flags & PRONE == 0
    fight.do(EndTurn("ann"))
    assert fight.conditions("gob") == []


@RULES
def test_the_frightened_attack_with_disadvantage_while_they_see_what_they_fear(rules: str) -> None:
    # SRD: Frightened [Ability Checks and Attacks Affected].
    assert edge("Ag", "ann", "frightened", by="gob", rules=rules).edge == -1


def test_the_frightened_are_steady_while_the_source_is_out_of_sight() -> None:
    # SRD: Frightened [Ability Checks and Attacks Affected]: within line of sight.
    fight = arena("Ag#h", A=hero("ann"), g=monster("gob"), h=monster("hob"), dice=[2, 10])
    fight.put("ann", "frightened", by="hob")
    fight.do(MeleeAttack("ann", "gob"))
    fight.ask(SkillCheck("ann", "athletics", dc=10))
    fight.done()
    assert fight.told(AttackRolled)[0].edge == 0


def test_the_frightened_are_steady_when_the_source_is_dead_or_gone() -> None:
    # SRD: Frightened [Ability Checks and Attacks Affected]: there is no source within line of sight.
    for gone in ("dead", "fled"):
        fight = arena("Ag.h", A=hero("ann"), g=monster("gob"), h=monster("hob"), dice=[2, 10])
        fight.put("ann", "frightened", by="hob")
        if gone == "dead":
            fight.who("hob").dead = True
        else:
            fight.who("hob").gone = gone
        fight.do(MeleeAttack("ann", "gob"))
        fight.ask(SkillCheck("ann", "athletics", dc=10))
        assert fight.told(AttackRolled)[0].edge == 0
        assert fight.told(CheckRolled)[0].total == 10


def test_the_grappled_attack_any_creature_but_the_grappler_with_disadvantage() -> None:
    # SRD: Grappled [Attacks Affected].
    def struck(grappler: str, rules: str, dice: int = 1) -> int:
        fight = arena("hAg", A=hero("ann"), g=monster("gob"), h=monster("hob"), dice=[2] * dice, rules=rules)
        fight.put("ann", "grappled", by=grappler)
        fight.do(MeleeAttack("ann", "gob"))
        return int(fight.told(AttackRolled)[0].edge)

    assert struck("gob", "5.2") == 0
    assert struck("hob", "5.2", 2) == -1
    assert struck("hob", "5.1") == 0  # 5.1 says nothing of attacks


# Saves.


@RULES
@pytest.mark.parametrize("condition", ["paralyzed", "petrified", "stunned", "unconscious"])
@pytest.mark.parametrize("ability", ["STR", "DEX"])
def test_the_helpless_fail_str_and_dex_saves_without_a_throw(
    condition: str, ability: str, rules: str
) -> None:
    # SRD: Paralyzed, Petrified, Stunned, Unconscious [Saving Throws Affected].
    assert save(condition, ability, [], rules) == SaveRolled("gob", ability, -1, 10, False, ability)


@pytest.mark.parametrize("condition", ["paralyzed", "petrified", "stunned", "unconscious"])
def test_the_helpless_make_other_saves_as_ever(condition: str) -> None:
    # SRD: Paralyzed, Petrified, Stunned, Unconscious [Saving Throws Affected]: STR and DEX alone.
    assert save(condition, "WIS", [10]).saved


@RULES
def test_the_restrained_make_dex_saves_with_disadvantage(rules: str) -> None:
    # SRD: Restrained [Saving Throws Affected].
    assert save("restrained", "DEX", [17, 9], rules).total == 9
    assert save("restrained", "STR", [17], rules).total == 17


# Checks.


@RULES
def test_the_poisoned_and_the_frightened_make_checks_with_disadvantage(rules: str) -> None:
    # SRD: Poisoned, Frightened [Ability Checks and Attacks Affected].
    assert check("poisoned", [17, 9], rules=rules).total == 9
    assert check("frightened", [17, 9], rules=rules).total == 9


def test_checks_by_sight_fail_if_blinded_and_by_hearing_if_deafened() -> None:
    # SRD: Blinded [Can't See], Deafened [Can't Hear].
    for condition, sense in (("blinded", "SIGHT"), ("deafened", "HEARING")):
        told = check(condition, [], sense)
        assert (told.total, told.made) == (-1, False)
    assert check("blinded", [15], "HEARING").made
    assert check("deafened", [15], "SIGHT").made


# Speed, actions, reactions.


@RULES
@pytest.mark.parametrize("condition", ["grappled", "paralyzed", "petrified", "restrained", "unconscious"])
def test_these_conditions_reduce_the_speed_to_0(condition: str, rules: str) -> None:
    # SRD: Grappled, Paralyzed, Petrified, Restrained, Unconscious [Speed 0].
    assert speed(condition, rules) == 0


@pytest.mark.parametrize(
    "condition", ["blinded", "charmed", "deafened", "frightened", "incapacitated", "poisoned"]
)
def test_these_conditions_do_not_reduce_the_speed(condition: str) -> None:
    # SRD: Blinded, Charmed, Deafened, Frightened, Incapacitated, Poisoned name no speed.
    assert speed(condition) == 30


def test_the_stunned_can_move_in_5_2_and_not_in_5_1() -> None:
    # SRD 5.2.1: Stunned names no speed; SRD 5.1: a stunned creature can't move.
    assert speed("stunned", "5.2") == 30
    assert speed("stunned", "5.1") == 0


@pytest.mark.parametrize("condition", ["incapacitated", "stunned"])
def test_the_incapacitated_take_no_action_but_may_move(condition: str) -> None:
    # SRD: Incapacitated [Inactive].
    fight = arena("A.g", A=hero("ann"), g=monster("gob"))
    fight.put("ann", condition)
    for command in (MeleeAttack("ann", "gob"), Dash("ann"), Dodge("ann")):
        assert refused(fight, command) == "cannot-act"
    fight.do(Move("ann", "1, 0"))
    assert fight.line("ann") == f"30/30 1,0 {condition}"


@pytest.mark.parametrize("condition", ["paralyzed", "petrified", "unconscious"])
def test_creatures_that_can_neither_act_nor_move_lose_their_turn(condition: str) -> None:
    # SRD: Paralyzed, Petrified, Unconscious [Incapacitated, Speed 0].
    fight = arena("A.g", A=hero("ann"), g=monster("gob"))
    fight.put("gob", condition)
    fight.do(EndTurn("ann"))
    assert fight.turn() == "ann"
    assert fight.tags()[-5:] == ["TURN_END", "TURN_START", "TURN_END", "NEW_ROUND", "TURN_START"]


@pytest.mark.parametrize("condition", ["incapacitated", "paralyzed", "petrified", "stunned", "unconscious"])
def test_the_incapacitated_take_no_reaction(condition: str) -> None:
    # SRD: Incapacitated [Inactive]. Ann leaves the goblin's reach, and nothing happens.
    fight = arena("gA..", A=hero("ann"), g=monster("gob", attacks=[BLADE]))
    fight.put("gob", condition)
    fight.do(Move("ann", "3, 0"))
    fight.done()
    assert fight.line("ann") == "30/30 3,0"


def test_the_prone_crawl_or_stand_up_for_half_their_speed() -> None:
    # SRD: Prone [Restricted Movement].
    fight = arena("A......g", A=hero("ann", speed={"walk": 25}), g=monster("gob"))
    fight.put("ann", "prone")
    assert refused(fight, Move("ann", "3, 0")) == "too-far"  # 15 ft crawled cost 30
    fight.do(StandUp("ann"))
    assert fight.who("ann").remaining_movement_ft == 13
    assert fight.conditions("ann") == []


def test_the_prone_whose_speed_is_0_cannot_stand_up() -> None:
    # SRD: Prone [Restricted Movement].
    fight = arena("A.g", A=hero("ann"), g=monster("gob"))
    fight.put("ann", "prone")
    fight.put("ann", "grappled", by="gob")
    assert refused(fight, StandUp("ann")) == "no-speed"


def test_the_frightened_do_not_come_nearer() -> None:
    # SRD: Frightened [Can't Approach].
    fight = arena(".A..g", A=hero("ann"), g=monster("gob"))
    fight.put("ann", "frightened", by="gob")
    assert refused(fight, Move("ann", "2, 0")) == "frightened"
    fight.do(Move("ann", "0, 0"))
    assert fight.line("ann") == "30/30 0,0 frightened"


def test_the_charmed_attack_any_creature_but_the_charmer() -> None:
    # SRD: Charmed [Can't Harm the Charmer].
    smite = power("smite", {"damage": "5 force"})
    fight = arena("gAh", A=hero("ann", powers=[smite]), g=monster("gob"), h=monster("hob"), dice=[15, 5])
    fight.put("ann", "charmed", by="gob")
    assert refused(fight, MeleeAttack("ann", "gob")) == "charmed"
    assert refused(fight, RangedAttack("ann", "gob")) == "charmed"
    assert refused(fight, SpellCast("ann", "smite", target="gob")) == "charmed"
    fight.do(MeleeAttack("ann", "hob"))
    fight.done()


def test_dodging_ends_with_incapacity_or_a_speed_of_0() -> None:
    # SRD: Dodge: lost by incapacity or a speed of 0.
    def struck(condition: str, dice: int) -> int:
        fight = arena("Ag", A=hero("ann"), g=monster("gob"), dice=[2] * dice)
        fight.do(Dodge("ann"))
        if condition:
            fight.put("ann", condition, by="gob")
        fight.do(EndTurn("ann"), MeleeAttack("gob", "ann"))
        return int(fight.told(AttackRolled)[0].edge)

    assert struck("", 2) == -1
    assert struck("grappled", 1) == 0
    assert struck("blinded", 2) == 1  # a creature cannot dodge an attacker it does not see


# What the others bring with them.


def test_stone_resists_all_damage_and_knows_no_poison() -> None:
    # SRD: Petrified [Resist Damage, Poison Immunity].
    gob = monster("gob")
    fight = arena("Ag", A=hero("ann", attacks=[BLADE]), g=gob, dice=[10, 10, 7])
    fight.put("gob", "poisoned")
    fight.put("gob", "petrified")
    fight.put("gob", "poisoned", by="ann")
    assert fight.conditions("gob") == ["poisoned", "petrified"]
    assert fight.who("gob").flags & POISONED == 0
    fight.do(MeleeAttack("ann", "gob"))
    fight.done()
    assert fight.hp("gob") == 25


def test_waking_up_leaves_the_creature_prone() -> None:
    # SRD: Unconscious [Inert].
    fight = arena("Ag", A=hero("ann"), g=monster("gob"))
    fight.put("gob", "unconscious", kind=1, rounds=1)
    fight.do(EndTurn("ann"))
    assert fight.conditions("gob") == ["prone"]


def test_each_effect_that_imposes_a_condition_has_its_own_duration() -> None:
    # SRD: Conditions: they do not stack, and each instance lasts as long as its own effect.
    venom = power("venom", {"condition": "poisoned"})
    sting = power("sting", {"condition": "poisoned", "until": "end_of_turn"}, cost="bonus")
    fight = arena("A.g", A=hero("ann", powers=[venom, sting]), g=monster("gob"))
    fight.do(SpellCast("ann", "venom", target="gob"), SpellCast("ann", "sting", target="gob"))
    assert fight.conditions("gob") == ["poisoned", "poisoned"]
    fight.do(EndTurn("ann"), EndTurn("gob"))
    assert fight.conditions("gob") == ["poisoned"]


def test_a_grapple_ends_when_the_grappler_is_incapacitated() -> None:
    # SRD: Grappling [Ending a Grapple].
    fight = arena("Ag", A=hero("ann"), g=monster("gob"))
    fight.put("ann", "grappled", by="gob")
    fight.put("gob", "stunned")
    assert fight.conditions("ann") == []


def test_a_creature_never_has_what_it_is_immune_to() -> None:
    # SRD: Immunity.
    venom = power("venom", {"condition": "poisoned"})
    fight = arena("A.g", A=hero("ann", powers=[venom]), g=monster("gob", never=["poisoned"]))
    fight.do(SpellCast("ann", "venom", target="gob"))
    assert fight.conditions("gob") == []
    assert fight.told(ConditionApplied) == []


@pytest.mark.parametrize(("conditions", "faces"), [(["incapacitated"], [17, 4]), (["invisible"], [4, 17])])
def test_incapacity_hinders_initiative_and_being_invisible_helps(
    conditions: list[str], faces: list[int]
) -> None:
    # SRD: Incapacitated [Surprised], Invisible [Surprise].
    kept = 17 if conditions == ["invisible"] else 4
    ann = hero("ann", initiative=0, token={"conditions": conditions})
    fight = arena("A.g", A=ann, g=monster("gob"), opening=[*faces, 10])
    fight.done()
    assert fight.told(InitiativeRolled)[0] == InitiativeRolled("ann", kept, kept)
    old = hero("ann", initiative=0, token={"conditions": conditions})
    arena("A.g", A=old, g=monster("gob"), opening=[17, 10], rules="5.1").done()


# Exhaustion.


def tired(levels: int, rules: str = "5.2", **settings: Any) -> Fight:
    ann = hero("ann", token={"conditions": ["exhaustion"] * levels}, **settings)
    return arena("Ag", A=ann, g=monster("gob"), dice=None, rules=rules)


@pytest.mark.parametrize("level", range(6))
def test_exhaustion_takes_twice_its_level_off_every_d20_test(level: int) -> None:
    # SRD 5.2.1: Exhaustion [D20 Tests Affected].
    ann = hero("ann", token={"conditions": ["exhaustion"] * level})
    fight = arena("Ag", A=ann, g=monster("gob"), dice=[5, 11, 12])
    fight.do(MeleeAttack("ann", "gob"))
    fight.ask(SavingThrow("ann", "WIS", dc=10))
    fight.ask(SkillCheck("ann", "stealth", dc=10))
    fight.done()
    assert fight.told(InitiativeRolled)[0].total == 40 - 2 * level
    assert fight.told(AttackRolled)[0].total == 10 - 2 * level
    assert fight.told(SaveRolled)[0].total == 11 - 2 * level
    assert fight.told(CheckRolled)[0].total == 12 - 2 * level


@pytest.mark.parametrize(
    ("rules", "speeds"), [("5.2", [30, 25, 20, 15, 10, 5]), ("5.1", [30, 30, 15, 15, 15, 0])]
)
def test_exhaustion_slows(rules: str, speeds: list[int]) -> None:
    # SRD 5.2.1: Exhaustion [Speed Reduced]; SRD 5.1: halved at level 2, 0 at level 5.
    assert [int(position.speed(tired(level, rules).who("ann"))) for level in range(6)] == speeds


def test_exhaustion_in_5_1_hinders_checks_at_1_and_attacks_and_saves_at_3() -> None:
    # SRD 5.1: Exhaustion.
    for level, throws in ((1, [12, 11, 17, 9]), (3, [12, 12, 17, 11, 17, 9])):
        ann = hero("ann", token={"conditions": ["exhaustion"] * level})
        fight = arena("Ag", A=ann, g=monster("gob", ac=30), opening=[10, 10, 10], dice=throws, rules="5.1")
        fight.do(MeleeAttack("ann", "gob"))
        fight.ask(SavingThrow("ann", "WIS", dc=10))
        fight.ask(SkillCheck("ann", "stealth", dc=10))
        fight.done()
        assert fight.told(AttackRolled)[0].edge == (0 if level == 1 else -1)
        assert (fight.told(SaveRolled)[0].total, fight.told(CheckRolled)[0].total) == (11, 9)


def exhaust(levels: int, rules: str = "5.2") -> Fight:
    """A goblin exhausts Ann, who has this many levels already."""
    drain = power("drain", {"condition": "exhaustion"})
    ann = hero("ann", token={"conditions": ["exhaustion"] * levels})
    fight = arena("gAB", g=monster("gob", powers=[drain]), A=ann, B=hero("bob"), rules=rules, dice=None)
    fight.do(SpellCast("gob", "drain", target="ann"))
    return fight


def test_exhaustion_adds_up_and_the_sixth_level_kills() -> None:
    # SRD: Exhaustion [Exhaustion Levels].
    fight = exhaust(4)
    assert (fight.who("ann").exhaustion, fight.who("ann").dead) == (5, False)
    assert fight.told(ConditionApplied) == [ConditionApplied("ann", "exhaustion", "gob", "", 5)]
    assert exhaust(5).told(CreatureDowned) == [CreatureDowned("ann", "gob", True)]


def test_exhaustion_does_not_affect_an_immune_creature() -> None:
    # SRD: Immunity.
    drain = power("drain", {"condition": "exhaustion"})
    bones = monster("bones", never=["exhaustion"])
    fight = arena("Ab", A=hero("ann", powers=[drain]), b=bones)
    fight.do(SpellCast("ann", "drain", target="bones"))
    assert (fight.who("bones").exhaustion, fight.told(ConditionApplied)) == (0, [])
    assert position.speed(fight.who("bones")) == 30


def test_exhaustion_in_5_1_halves_the_maximum_at_level_4() -> None:
    # SRD 5.1: Exhaustion.
    assert exhaust(3, "5.1").line("ann") == "15/15 1,0"
    assert exhaust(3, "5.2").line("ann") == "30/30 1,0"


@pytest.mark.parametrize(("rules", "hp"), [("5.1", "15/15 0,0"), ("5.2", "31/31 0,0")])
def test_exhaustion_in_5_1_halves_the_maximum_when_a_creature_begins_with_4_levels(
    rules: str, hp: str
) -> None:
    # SRD 5.1: Exhaustion.
    assert tired(4, rules, hp=31).line("ann") == hp
    assert tired(3, rules, hp=31).line("ann") == "31/31 0,0"


def test_exhaustion_in_5_1_the_maximum_is_whole_again_when_the_fourth_level_is_cured() -> None:
    # SRD 5.1: Exhaustion.
    rest = power("rest", {"cure": ["exhaustion"]}, whom="self", range=0)
    ann = hero("ann", hp=31, powers=[rest], token={"conditions": ["exhaustion"] * 4})
    fight = arena("A.g", A=ann, g=monster("gob"), dice=None, rules="5.1")
    fight.do(SpellCast("ann", "rest"))
    assert fight.line("ann") == "15/31 0,0"
    assert fight.told(ConditionApplied) == [ConditionApplied("ann", "exhaustion", "", "", 3)]


def test_exhaustion_the_last_level_that_is_cured_ends_it() -> None:
    # SRD: Exhaustion [Ending the Condition].
    rest = power("rest", {"cure": ["exhaustion"]}, whom="self", range=0)
    ann = hero("ann", powers=[rest], token={"conditions": ["exhaustion"]})
    fight = arena("A.g", A=ann, g=monster("gob"), dice=None)
    fight.do(SpellCast("ann", "rest"))
    assert fight.told(ConditionEnded) == [ConditionEnded("ann", "exhaustion")]
    assert position.speed(fight.who("ann")) == 30


def test_exhaustion_from_the_start_does_not_affect_an_immune_creature() -> None:
    # SRD: Immunity.
    assert tired(4, "5.1", never=["exhaustion"]).who("ann").exhaustion == 0


def test_bow_is_hindered_by_an_enemy_beside_who_can_act() -> None:
    # SRD: Ranged Attacks in Close Combat: not by one who is incapacitated.
    def shot(condition: str, dice: int) -> int:
        archer = hero("ann", attacks=[BOW])
        fight = arena("hA..g", A=archer, g=monster("gob"), h=monster("hob"), dice=[2] * dice)
        if condition:
            fight.put("hob", condition)
        fight.do(RangedAttack("ann", "gob"))
        return int(fight.told(AttackRolled)[0].edge)

    assert shot("", 2) == -1
    assert shot("incapacitated", 1) == 0


def test_conditions_have_a_bit_each() -> None:
    # Two rules with one bit would be one rule: Help once made its target unreachable.
    flags = [srd.CONDITIONS | srd.MARKS, {name: getattr(srd, name) for name in ("SWALLOWED", "AWAY", "IDLE")}]
    bits = [bit for group in flags for bit in group.values()]
    assert len(set(bits)) == len(bits)
