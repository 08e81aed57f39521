"""Casting Spells: slots, cantrips, targets, areas, saves, concentration, zones, summons, teleports."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import caster, creature, fight
from turnwright import Policy
from turnwright.games.tactics.commands import (
    CantripCast,
    Grapple,
    MeleeAttack,
    Move,
    SavingThrow,
    SpellCast,
    SpellShape,
    UseItem,
)
from turnwright.games.tactics.events import (
    Appeared,
    AttackRolled,
    ConditionApplied,
    DamageDealt,
    SaveRolled,
    SpellOutcomeCreature,
    SpellResolved,
)
from turnwright.games.tactics.rules.combat import attack_roll
from turnwright.games.tactics.rules.core import position

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

GOBLIN = creature("goblin")
ORC = creature("orc")
BOTS = (Policy(), Policy())


def mage(*spells: str, **fields: Any) -> dict[str, Any]:
    return caster("mage", *({"id": spell} for spell in spells), **fields)


def spell(id: str, *effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"id": id, "name": id.title(), "range": 60, "effects": list(effects), **fields}


# Spell Slots


def test_slots_are_spent_and_none_left_is_refused_with_those_that_are() -> None:
    # SRD: Spell Slots; Cantrips.
    stage = fight("A.b", [*[1] * 3], A=mage("magic_missile", slots=(1, 1)), b=GOBLIN)
    stage.do(SpellCast("mage", "magic_missile", target="goblin"), done=True)
    assert stage.who("mage").slots == [0, 1]
    stage.end("mage", "goblin")
    refusal = stage.refused(SpellCast("mage", "magic_missile", 1, "goblin"))
    assert (refusal.code, refusal.reason, refusal.legal) == ("no-slot", "no slot of level 1 is left", [2])


def test_slots_the_lowest_available_slot_is_the_default() -> None:
    # SRD: Spell Slots; Cantrips.
    stage = fight("A.b", [*[1] * 4], A=mage("magic_missile", slots=(0, 1)), b=GOBLIN)
    stage.do(SpellCast("mage", "magic_missile", target="goblin"), done=True)
    assert stage.who("goblin").current_hp == 20 - 4 * 2


def test_a_spell_of_level_0_needs_no_slot_and_others_are_no_cantrips() -> None:
    # SRD: Spell Slots; Cantrips.
    stage = fight("A.b", [1], A=mage("fire_bolt", "fireball", slots=()), b=GOBLIN)
    assert stage.refused(CantripCast("mage", "fireball", area_center="2, 0")).code == "not-a-cantrip"
    stage.do(CantripCast("mage", "fire_bolt", "goblin"), done=True)


def test_one_spell_with_a_slot_a_turn() -> None:
    # SRD: One Spell with a Spell Slot per Turn.
    stage = fight("A.b", [*[1] * 3], A=mage("magic_missile", "healing_word", "fire_bolt"), b=GOBLIN)
    stage.do(SpellCast("mage", "magic_missile", target="goblin"))
    refusal = stage.refused(SpellCast("mage", "healing_word", target="mage"))
    assert (refusal.code, refusal.reason) == ("slot-used", "only one spell with a slot can be cast per turn")


def leaves(rules: str, first: Any, *, dice: list[int]) -> Any:
    """A mage casts a spell and walks away from a goblin, who strikes at them and hits by 4."""
    wise = mage("magic_missile", "healing_word", "fire_bolt", "shield")
    stage = fight("bA...", dice, b=GOBLIN, A=wise, rules=rules, tokens={"A": {"hp": 5}})
    stage.end("goblin")
    if first is not None:
        stage.do(first)
    stage.do(Move("mage", "4, 0"))
    stage.answer()  # the goblin strikes
    return stage


MISSILES = SpellCast("mage", "magic_missile", target="goblin")
WORD = SpellCast("mage", "healing_word", target="mage")
BOLT = CantripCast("mage", "fire_bolt", "goblin")


@pytest.mark.parametrize(
    ("rules", "first", "dice", "asked"),
    [
        ("5.2", None, [], True),
        ("5.2", MISSILES, [1, 1, 1], False),
        ("5.2", WORD, [1, 1], False),
        ("5.2", BOLT, [1, 1], True),
        ("5.1", MISSILES, [1, 1, 1], True),
        ("5.1", WORD, [1], False),
        ("5.1", BOLT, [1, 1], True),
    ],
)
def test_one_spell_with_a_slot_a_turn_counts_a_reaction_on_the_own_turn(
    rules: str, first: Any, dice: list[int], asked: bool
) -> None:
    # SRD: One Spell with a Spell Slot per Turn.
    stage = leaves(rules, first, dice=[*dice, 10] if asked else [*dice, 10, 1])
    assert [ask.question for ask in stage.step.asks] == (["shield"] if asked else [])
    if asked:
        stage.answer()


@pytest.mark.parametrize("rules", ["5.2", "5.1"])
def test_one_spell_with_a_slot_a_turn_excludes_spells_after_such_a_reaction(rules: str) -> None:
    # SRD: One Spell with a Spell Slot per Turn.
    stage = leaves(rules, None, dice=[10])
    stage.answer()
    assert stage.who("mage").slots == [3, 3, 3]
    assert stage.refused(WORD).code == "slot-used"
    if rules == "5.2":
        assert stage.refused(MISSILES).code == "slot-used"
    stage.done()


def test_one_spell_with_a_slot_a_turn_does_not_count_reactions_on_other_turns() -> None:
    # SRD: One Spell with a Spell Slot per Turn.
    stage = fight("Ab", [1, 1, 1, 10, 1, 1, 1], A=mage("magic_missile", "shield"), b=GOBLIN)
    stage.do(MISSILES)
    stage.end("mage")
    stage.do(MeleeAttack("goblin", "mage"))
    stage.answer()
    assert stage.who("mage").slots == [2, 3, 3]
    stage.end("goblin")
    stage.do(MISSILES, done=True)


def test_bonus_action_in_5_1_beside_such_a_spell_only_cantrips_of_an_action() -> None:
    # SRD 5.1: Casting Time [Bonus Action].
    wise = mage("magic_missile", "healing_word", "fire_bolt")
    stage = fight("A.b", [4, 1], A=wise, b=GOBLIN, rules="5.1", tokens={"A": {"hp": 5}})
    stage.do(SpellCast("mage", "healing_word", target="mage"))
    assert stage.refused(SpellCast("mage", "magic_missile", target="goblin")).code == "slot-used"
    stage.do(CantripCast("mage", "fire_bolt", "goblin"), done=True)
    other = fight("A.b", [*[1] * 3], A=wise, b=GOBLIN, rules="5.1")
    other.do(SpellCast("mage", "magic_missile", target="goblin"), done=True)
    assert other.refused(SpellCast("mage", "healing_word", target="mage")).code == "slot-used"


# Cantrips


@pytest.mark.parametrize(("level", "dice"), [(1, 1), (4, 1), (5, 2), (11, 3), (17, 4)])
def test_cantrips_grow_with_the_level_fire_bolt_at_1_5_11_and_17(level: int, dice: int) -> None:
    # SRD: Cantrips [Cantrip Upgrade].
    stage = fight("A.b", [15, *[10] * dice], A=mage("fire_bolt", level=level), b=creature("goblin", hp=99))
    stage.do(CantripCast("mage", "fire_bolt", "goblin"), done=True)
    assert stage.who("goblin").current_hp == 99 - 10 * dice


def test_cantrips_eldritch_blast_has_more_beams_each_with_its_own_roll() -> None:
    # SRD: Cantrips [Cantrip Upgrade].
    stage = fight("A.b.\n...c", [15, 5, 1], A=mage("eldritch_blast"), b=GOBLIN, c=ORC)
    events = stage.do(CantripCast("mage", "eldritch_blast", targets=("goblin", "orc")), done=True)
    assert [event.target_id for event in events if isinstance(event, AttackRolled)] == ["goblin", "orc"]


# A Higher-Level Spell Slot


def test_a_higher_slot_adds_dice_and_targets() -> None:
    # SRD: Using a Higher-Level Spell Slot.
    stage = fight("A.....b", [*[2] * 9, 1], A=mage("fireball", slots=(0, 0, 1, 1)), b=GOBLIN)
    stage.do(SpellCast("mage", "fireball", 4, area_center="6, 0"), done=True)
    assert stage.who("goblin").current_hp == 2
    assert stage.who("mage").slots == [0, 0, 1, 0]
    bless = fight("ABCDE.f", A=mage("bless"), f=GOBLIN, **{n: creature(f"ally_{n.lower()}") for n in "BCDE"})
    four = ("mage", "ally_b", "ally_c", "ally_d")
    refusal = bless.refused(SpellCast("mage", "bless", 1, targets=four))
    assert (refusal.code, refusal.reason) == ("too-many", "bless can have 3 targets")
    bless.do(SpellCast("mage", "bless", 2, targets=four))
    assert bless.has("ally_d") == ["bless"]


def test_a_higher_slot_gives_magic_missile_and_scorching_ray_more_shots() -> None:
    # SRD: Using a Higher-Level Spell Slot.
    stage = fight("A.b", [1, 1, 1, 1], A=mage("magic_missile"), b=GOBLIN)
    stage.do(SpellCast("mage", "magic_missile", 2, "goblin"), done=True)
    rays = fight("A.b", [1, 1, 1, 1], A=mage("scorching_ray"), b=GOBLIN)
    events = rays.do(SpellCast("mage", "scorching_ray", 3, "goblin"), done=True)
    assert len([event for event in events if isinstance(event, AttackRolled)]) == 4


# Targets


def test_targets_shots_go_where_they_are_sent_and_the_rest_in_turn() -> None:
    # SRD: Targets.
    stage = fight("A.b.\n...c", [4, 4, 4], A=mage("magic_missile"), b=GOBLIN, c=ORC)
    stage.do(SpellCast("mage", "magic_missile", targets=("goblin", "orc", "orc")), done=True)
    assert (stage.who("goblin").current_hp, stage.who("orc").current_hp) == (15, 10)


def test_targets_range_line_and_sight_with_the_numbers() -> None:
    # SRD: Range; A Clear Path to the Target.
    stage = fight("A.....#b", A=mage("hold_person", "fire_bolt"), b=creature("goblin"))
    refusal = stage.refused(SpellCast("mage", "hold_person", target="goblin"))
    assert refusal.code == "no-line"
    assert refusal.reason == "there is no line of sight to goblin: 6, 0 is in the way"
    far = fight("A" + "." * 13 + "b", A=mage("hold_person"), b=creature("goblin"))
    refusal = far.refused(SpellCast("mage", "hold_person", target="goblin"))
    assert refusal.reason == "goblin is 70 ft away, hold_person reaches 60"
    unseen = fight("A.b\n..c", A=mage("hold_person"), b=creature("goblin"), c=ORC)
    unseen.put("goblin", "invisible")
    refusal = unseen.refused(SpellCast("mage", "hold_person", target="goblin"))
    assert (refusal.code, refusal.legal) == ("unseen", ["orc"])
    assert unseen.refused(SpellCast("mage", "hold_person")).legal == ["orc"]
    assert unseen.refused(SpellCast("mage", "hold_person", target="mage")).code == "wrong-target"


def test_targets_a_spell_for_one_kind_of_creature_only() -> None:
    # SRD: Targets.
    stage = fight("A.b", A=mage("hold_person"), b=creature("wolf", kind="beast"))
    assert stage.refused(SpellCast("mage", "hold_person", target="wolf")).code == "wrong-target"


def test_targets_each_is_named_once_unless_the_spell_has_shots() -> None:
    # SRD: Targets.
    stage = fight("A.b", A=mage("bane"), b=GOBLIN)
    assert stage.refused(SpellCast("mage", "bane", targets=("goblin", "goblin"))).code == "twice"


def test_charmed_cannot_harm_the_charmer_by_magic() -> None:
    # SRD: Charmed [Can't Harm the Charmer].
    stage = fight("A.b", A=mage("fire_bolt"), b=GOBLIN)
    stage.put("mage", "charmed", "goblin")
    assert stage.refused(CantripCast("mage", "fire_bolt", "goblin")).code == "charmed"


# Saving Throws and areas


def test_area_one_damage_roll_for_all_and_half_for_those_who_save() -> None:
    # SRD: Damage Rolls [Saving Throws and Damage]: one roll for all targets.
    stage = fight(
        "A......b\n.......c",
        [*[4] * 8, 5, 20],
        A=mage("fireball"),
        b=creature("goblin", hp=40),
        c=creature("orc", hp=40),
    )
    events = stage.do(SpellCast("mage", "fireball", area_center="7, 0"), done=True)
    told = next(event for event in events if isinstance(event, SpellResolved))
    assert told.targets == ("goblin", "orc")
    assert (7, 0) in told.cells
    assert (0, 0) not in told.cells
    assert SpellOutcomeCreature("goblin", "fireball", "fail", 32) in events
    assert SpellOutcomeCreature("orc", "fireball", "half", 16) in events


def test_area_needs_a_point_within_range_and_a_clear_line() -> None:
    # SRD: Range; A Clear Path to the Target.
    stage = fight("A..#b", A=mage("fireball", "shatter"), b=GOBLIN)
    assert stage.refused(SpellCast("mage", "fireball")).code == "no-center"
    refusal = stage.refused(SpellCast("mage", "fireball", area_center="4, 0"))
    assert (refusal.code, refusal.reason) == ("no-line", "there is no clear path to 4, 0: 3, 0 is in the way")
    assert stage.refused(SpellCast("mage", "fireball", area_center="9, 9")).code == "off-map"
    far = fight("A" + "." * 14 + "b", A=mage("shatter"), b=GOBLIN)
    refusal = far.refused(SpellCast("mage", "shatter", area_center="15, 0"))
    assert refusal.reason == "the point is 75 ft away, shatter reaches 60"


def test_area_walls_shadow_it() -> None:
    # SRD: Areas of Effect: a line from the point of origin that is not blocked.
    stage = fight("A......#c\n......b..", [*[1] * 8, 20], A=mage("fireball"), b=GOBLIN, c=ORC)
    events = stage.do(SpellCast("mage", "fireball", area_center="6, 0"))
    told = next(event for event in events if isinstance(event, SpellResolved))
    assert told.targets == ("goblin",)


def test_area_cover_from_the_origin_helps_dexterity_saves() -> None:
    # SRD: Cover.
    stage = fight("A.......\n........\n.......o\n.......b", [*[1] * 8, 12], A=mage("fireball"), b=GOBLIN)
    events = stage.do(SpellCast("mage", "fireball", area_center="7, 0"), done=True)
    assert SaveRolled("goblin", "DEX", 14, 14, True, "fireball") in events


def test_area_cover_creatures_between_the_origin_and_the_target_are_half_cover() -> None:
    # SRD: Cover: another creature; it counts from the point of origin, for a sphere too.
    faces = [*[1] * 8, 12, 12]
    stage = fight("A.......\n........\n.......c\n.......b", faces, A=mage("fireball"), b=GOBLIN, c=ORC)
    events = stage.do(SpellCast("mage", "fireball", area_center="7, 0"), done=True)
    assert SaveRolled("goblin", "DEX", 14, 14, True, "fireball") in events
    assert SaveRolled("orc", "DEX", 12, 14, False, "fireball") in events


def test_area_at_a_corner_of_walls_is_judged_by_all_cells_that_meet_there() -> None:
    # SRD: A Clear Path to the Target; Areas of Effect [Point of Origin].
    rows = "A.........b\n...........\n.......####"
    stage = fight(rows, [*[1] * 8, 1], A=mage("fireball"), b=GOBLIN)
    stage.do(SpellCast("mage", "fireball", area_center="6.5, 1.5"), done=True)
    assert stage.who("goblin").current_hp == 12
    blocked = fight("A.#..b\n..#...", A=mage("fireball"), b=GOBLIN)
    assert blocked.refused(SpellCast("mage", "fireball", area_center="2.5, 0.5")).code == "no-line"


def test_area_at_a_corner_reaches_as_far_as_the_nearest_cell_there() -> None:
    # SRD: Range.
    stage = fight("A" + "." * 12 + "b\n" + "." * 14, [*[1] * 3, 1], A=mage("shatter"), b=GOBLIN)
    assert stage.refused(SpellCast("mage", "shatter", area_center="13, 0")).code == "out-of-range"
    stage.do(SpellCast("mage", "shatter", area_center="12.5, 0.5"), done=True)
    assert stage.who("goblin").current_hp == 17


def test_area_at_a_corner_of_the_map_is_on_it() -> None:
    # SRD: Areas of Effect [Point of Origin].
    stage = fight("A.....\n.....b", [*[1] * 8, 1], A=mage("fireball"), b=GOBLIN)
    stage.do(SpellCast("mage", "fireball", area_center="5.5, 1.5"), done=True)
    assert stage.who("goblin").current_hp == 12


def test_area_cover_from_a_corner_is_that_of_the_point() -> None:
    # SRD: Cover: half cover seen from the corner, none from the cell below and right of it.
    rows = "A.........\n..........\n.........o\n.........b"
    for center, total in (("7.5, 1.5", 14), ("8, 2", 12)):
        stage = fight(rows, [*[1] * 8, 12], A=mage("fireball"), b=GOBLIN)
        events = stage.do(SpellCast("mage", "fireball", area_center=center), done=True)
        assert SaveRolled("goblin", "DEX", total, 14, total == 14, "fireball") in events


def test_area_a_cone_starts_at_the_caster_and_leaves_it_out() -> None:
    # SRD: Cone [Area of Effect].
    stage = fight("Ab.\n...\n...", [1, 1, 1, 1], A=mage("burning_hands"), b=GOBLIN)
    events = stage.do(SpellCast("mage", "burning_hands", direction="E"), done=True)
    told = next(event for event in events if isinstance(event, SpellResolved))
    assert told.targets == ("goblin",)
    assert (0, 0) not in told.cells


def test_area_sculpted_it_spares_allies() -> None:
    # SRD: Targets.
    safe = spell(
        "storm",
        {"save": "DEX", "fail": [{"damage": "1d6 cold"}]},
        level=1,
        spares_allies=True,
        area={"shape": "circle", "size": 20},
    )
    stage = fight("ABb", [3, 1], A=mage("storm"), B=creature("friend"), b=GOBLIN, spells=[safe])
    events = stage.do(SpellCast("mage", "storm", area_center="1, 0"), done=True)
    assert next(event for event in events if isinstance(event, SpellResolved)).targets == ("goblin",)


def test_area_on_the_cell_of_a_named_target() -> None:
    # SRD: Areas of Effect.
    stage = fight("A......b", [*[1] * 8, 20], A=mage("fireball"), b=GOBLIN)
    stage.do(SpellCast("mage", "fireball", target="goblin"), done=True)
    assert stage.who("goblin").current_hp == 16


def test_spell_shape_names_the_shape_and_size_that_the_spell_has() -> None:
    stage = fight("A......b", [*[1] * 8, 20], A=mage("fireball", "fire_bolt"), b=GOBLIN)
    refusal = stage.refused(SpellShape("mage", "fireball", "7, 0", "cone"))
    assert (refusal.reason, refusal.legal) == (
        "fireball is a Circle{radius_ft: 20}",
        ["circle", "Circle{radius_ft: 20}"],
    )
    refusal = stage.refused(SpellShape("mage", "fireball", "7, 0", "circle", 30))
    assert (refusal.reason, refusal.legal) == ("fireball has a size of 20 ft, not 30", [20])
    assert stage.refused(SpellShape("mage", "fire_bolt", "7, 0")).code == "wrong-shape"
    stage.do(SpellShape("mage", "fireball", "7, 0", "CIRCLE", 20), done=True)


def test_area_at_an_intersection_covers_52_cells_and_at_a_cell_49() -> None:
    # SRD: Sphere [Area of Effect].
    ground = "\n".join(["." * 14] * 12)
    rows = "A" + ground[1:-1] + "b"
    for point, cells in (("6.5, 5.5", 52), ("6, 5", 49)):
        stage = fight(rows, A=mage("fireball"), b=GOBLIN)
        events = stage.do(SpellCast("mage", "fireball", area_center=point), done=True)
        assert len(next(event for event in events if isinstance(event, SpellResolved)).cells) == cells


# Healing, concentration, zones


def test_healing_from_0_wakes_the_fallen() -> None:
    # SRD: Healing; Dropping to 0 Hit Points.
    stage = fight(
        "A.B.b", [1, 2], A=mage("healing_word"), B=creature("friend", traits=["death_saves"]), b=GOBLIN
    )
    stage.who("friend").current_hp = 0
    stage.put("friend", "unconscious")
    stage.do(SpellCast("mage", "healing_word", target="friend"), done=True)
    assert stage.who("friend").current_hp == 6
    assert stage.has("friend") == ["prone"]


def test_concentration_a_second_spell_ends_the_first() -> None:
    # SRD: Concentration [Another Concentration Effect].
    stage = fight("A.b", [1, 1], A=mage("bane", "hold_person"), b=creature("goblin"))
    stage.do(SpellCast("mage", "bane", target="goblin"))
    assert stage.has("goblin") == ["bane"]
    stage.end("mage", "goblin")
    stage.do(SpellCast("mage", "hold_person", target="goblin"), done=True)
    assert stage.has("goblin") == ["paralyzed"]


def test_a_zone_stays_and_hurts_a_creature_that_enters_it_once_a_turn() -> None:
    pool = spell(
        "acid_pool",
        {"zone": "acid_pool", "effects": [{"save": "DEX", "fail": [{"damage": "1d4 acid"}]}]},
        level=1,
        area={"shape": "square", "size": 10},
        concentration=True,
        rounds=10,
    )
    stage = fight("A.....b\n.......", [2, 1, 3, 1], A=mage("acid_pool"), b=GOBLIN, spells=[pool])
    stage.do(SpellCast("mage", "acid_pool", area_center="4.5, 0.5"))
    stage.end("mage")
    events = stage.do(Move("goblin", "4, 0"))
    assert [event.amount for event in events if isinstance(event, DamageDealt)] == [2]
    stage.end("goblin", "mage")
    assert stage.who("goblin").current_hp == 15
    stage.done()


def test_a_creature_dragged_or_pushed_through_a_zone_enters_it() -> None:
    # SRD: Areas of Effect; a creature moved into one has entered it.
    pool = spell(
        "acid_pool",
        {"zone": "acid_pool", "effects": [{"damage": "1 acid"}]},
        level=1,
        area={"shape": "square", "size": 5},
    )
    push = spell("shove_away", {"move": "push", "feet": 10})
    stage = fight("A.b...", A=mage("acid_pool", "shove_away"), b=GOBLIN, spells=[pool, push])
    stage.do(SpellCast("mage", "acid_pool", area_center="3, 0"))
    stage.end("mage", "goblin")
    stage.do(CantripCast("mage", "shove_away", "goblin"))
    assert (stage.at("goblin"), stage.who("goblin").current_hp) == ((4, 0), 19)
    drag = fight("..cB...A", [5], A=mage("acid_pool"), B=creature("friend"), c=GOBLIN, spells=[pool])
    drag.do(SpellCast("mage", "acid_pool", area_center="4, 0"))
    drag.end("mage")
    drag.do(Grapple("friend", "goblin"))
    drag.do(Move("friend", "6, 0"))
    assert (drag.at("goblin"), drag.who("goblin").current_hp, drag.who("friend").current_hp) == (
        (5, 0),
        19,
        19,
    )


@pytest.mark.parametrize("concentration", [False, True])
def test_the_turn_of_the_casting_is_not_counted_in_the_rounds_of_a_zone(concentration: bool) -> None:
    # SRD: Durations. What is concentrated on ends together with all else that the spell does.
    mist = spell(
        "mist",
        {"zone": "mist", "obscures": True, "at_start": False, "on_enter": False},
        level=1,
        area={"shape": "square", "size": 5},
        rounds=2,
        concentration=concentration,
    )
    stage = fight("A.....b", A=mage("mist"), b=GOBLIN, spells=[mist])
    stage.do(SpellCast("mage", "mist", area_center="4, 0"))
    stage.end("mage", "goblin", "mage", "goblin")
    assert len(stage.state.zones) == int(concentration)
    assert bool(stage.who("mage").concentrates_on) is concentration
    stage.end("mage")
    assert stage.state.zones == []
    assert stage.has("mage") == []


def test_a_zone_of_a_dead_caster_still_expires() -> None:
    # SRD: Durations.
    grease = spell(
        "mud", {"zone": "mud", "difficult": True}, level=1, area={"shape": "square", "size": 5}, rounds=2
    )
    stage = fight("A.....bC", A=mage("mud", hp=1), b=GOBLIN, C=creature("friend"), spells=[grease])
    stage.do(SpellCast("mage", "mud", area_center="4, 0"))
    stage.end("mage")
    stage.who("mage").dead = True
    stage.end("goblin", "friend", "goblin")
    assert len(stage.state.zones) == 1
    stage.end("friend")
    assert stage.state.zones == []


def test_a_web_restrains_only_creatures_in_it() -> None:
    # SRD: Web: restrained while in the webs.
    push = spell("shove_away", {"move": "push", "feet": 10})
    stage = fight("A....b....\n..........", [1], A=mage("web", "shove_away"), b=GOBLIN, spells=[push])
    stage.do(SpellCast("mage", "web", area_center="3.5, 0.5"))
    stage.end("mage")
    assert stage.has("goblin") == ["restrained"]
    stage.end("goblin")
    stage.do(CantripCast("mage", "shove_away", "goblin"))
    assert (stage.at("goblin"), stage.has("goblin")) == ((7, 0), [])
    assert stage.who("mage").concentrates_on == "web"


def test_a_zone_ends_with_the_concentration() -> None:
    # SRD: Concentration.
    stage = fight("Ab....", [15, 4, 1], A=mage("web"), b=GOBLIN, seats=BOTS)
    stage.do(SpellCast("mage", "web", area_center="4, 0"))
    assert len(stage.state.zones) == 1
    stage.end("mage")
    stage.do(MeleeAttack("goblin", "mage"), done=True)
    assert stage.state.zones == []


def test_difficult_terrain_of_a_zone() -> None:
    # SRD: Difficult Terrain.
    stage = fight("A......b", [], A=mage("entangle"), b=creature("goblin"))
    stage.do(SpellCast("mage", "entangle", area_center="3, 0"))
    stage.end("mage")
    stage.do(Move("goblin", "4, 0"))
    assert stage.who("goblin").remaining_movement_ft < 15


def test_summon_a_creature_appears_and_acts_right_after_its_caller() -> None:
    call = spell("call_wolf", {"summon": "wolf"}, level=1, whom="point", range=30)
    stage = fight("A...b", A=mage("call_wolf"), b=GOBLIN, spells=[call])
    events = stage.do(SpellCast("mage", "call_wolf", area_center="2, 0"))
    assert Appeared("wolf_1", "Wolf 1", 2, 0) in events
    stage.end("mage")
    active = stage.state.active()
    assert (active.creature_id, active.side, active.seat) == ("wolf_1", 0, 1)


def test_teleport_to_a_free_cell_that_the_caster_sees() -> None:
    # SRD: Teleportation.
    stage = fight("A#..b", A=mage("misty_step"), b=GOBLIN)
    assert stage.refused(SpellCast("mage", "misty_step", area_center="2, 0")).code == "no-line"
    open_ground = fight("A...b", A=mage("misty_step"), b=GOBLIN)
    assert open_ground.refused(SpellCast("mage", "misty_step", area_center="4, 0")).code == "occupied"
    open_ground.do(SpellCast("mage", "misty_step", area_center="3, 0"))
    assert open_ground.at("mage") == (3, 0)
    assert open_ground.who("mage").remaining_movement_ft == 30


def test_unknown_spells_and_reactions_are_refused() -> None:
    stage = fight("A.b", A=mage("fire_bolt", "shield"), b=GOBLIN)
    assert stage.refused(SpellCast("mage", "wish")).legal == ["fire_bolt", "shield"]
    assert stage.refused(SpellCast("mage", "shield")).code == "reaction-only"


def test_a_spell_gives_a_hidden_caster_away() -> None:
    # SRD: Hide: casting a spell with a verbal component ends it.
    stage = fight("A#.\n.#b\n...", A=mage("bless"), b=GOBLIN)
    stage.put("mage", "hidden")
    events = stage.do(SpellCast("mage", "bless", target="mage"))
    assert "hidden" not in stage.has("mage")
    assert ConditionApplied("mage", "bless", "mage", "bless") in events


# Combining Spell Effects


def test_combining_spell_effects_the_same_spell_of_two_casters_counts_once() -> None:
    # SRD: Combining Spell Effects: the same spell cast several times does not add up.
    aid = {"condition": "aided", "attack_dice": "1d4", "save_dice": "1d4", "ac": 2, "speed": 10}
    bless = {"id": "bless_all", "name": "Bless", "range": 30, "whom": "ally", "effects": [aid]}
    stage = fight(
        "ABCd",
        [10, 2, 10, 3],
        A=creature("ann", powers=[bless]),
        B=creature("bea", powers=[bless]),
        C=creature("cid"),
        d=creature("goblin", ac=30),
    )
    stage.do(SpellCast("ann", "bless_all", target="cid"))
    stage.end("ann")
    stage.do(SpellCast("bea", "bless_all", target="cid"))
    assert stage.has("cid") == ["aided", "aided"]
    assert (attack_roll.armour_class(stage.who("cid")), position.speed(stage.who("cid"))) == (14, 40)
    stage.end("bea")
    events = stage.do(MeleeAttack("cid", "goblin"))
    assert next(event for event in events if isinstance(event, AttackRolled)).total == 10 + 4 + 2
    (rolled,) = stage.match.submit(0, SavingThrow("cid", "WIS", dc=10)).events
    assert rolled.total == 13


def test_no_creature_in_a_zone_has_cover_from_it() -> None:
    # SRD: Cover: the effect comes from where one stands, not from the far caster.
    pool = spell(
        "acid_pool",
        {"zone": "acid_pool", "effects": [{"save": "DEX", "fail": [{"damage": "1d4 acid"}]}]},
        level=1,
        area={"shape": "square", "size": 10},
    )
    stage = fight("A.o...b\n.......", [2, 12], A=mage("acid_pool"), b=GOBLIN, spells=[pool])
    stage.do(SpellCast("mage", "acid_pool", area_center="3.5, 0.5"))
    stage.end("mage")
    events = stage.do(Move("goblin", "4, 0"))
    assert SaveRolled("goblin", "DEX", 12, 14, False, "acid_pool") in events


def test_slots_too_low_a_slot_is_refused_with_the_level_that_is_needed() -> None:
    stage = fight("A......b", A=mage("fireball"), b=GOBLIN)
    refusal = stage.refused(SpellCast("mage", "fireball", 2, area_center="7, 0"))
    assert (refusal.code, refusal.field) == ("no-slot", "slot_level")
    assert refusal.reason == "fireball needs a slot of level 3 or higher, 2 was given"
    assert refusal.legal
    assert min(refusal.legal) == 3
    refusal = stage.refused(SpellCast("mage", "fireball", -1, area_center="7, 0"))
    assert (refusal.code, refusal.field) == ("malformed", "slot_level")


@pytest.mark.parametrize("point", ["6.5, 0", "6, 0.5", "6.25, 0.25"])
def test_area_a_point_is_a_cell_or_a_corner_and_nothing_between(point: str) -> None:
    stage = fight("A......b", A=mage("fireball"), b=GOBLIN)
    refusal = stage.refused(SpellCast("mage", "fireball", area_center=point))
    assert (refusal.code, refusal.field) == ("malformed", "area_center")
    assert "whole numbers are the middle of a cell, halves a corner" in refusal.reason


# Spells from items


MISSILE_ITEMS = ["scroll_of_magic_missile", "wand_of_magic_missiles"]


def reader(item: str, **fields: Any) -> dict[str, Any]:
    return caster("reader", items={item: 1}, **fields)


@pytest.mark.parametrize("item", MISSILE_ITEMS)
def test_a_spell_from_an_item_ends_invisibility(item: str) -> None:
    # SRD: Invisibility: it ends when the target "casts a spell".
    stage = fight("A..b", [1, 1, 1], A=reader(item), b=ORC)
    stage.put("reader", "invisibility")
    stage.do(UseItem("reader", item, "orc"), done=True)
    assert stage.has("reader") == []


@pytest.mark.parametrize(("item", "muted"), [(MISSILE_ITEMS[0], True), (MISSILE_ITEMS[1], False)])
def test_in_silence_a_scroll_is_mute_and_a_wand_is_not(item: str, muted: bool) -> None:
    # SRD: a spell from a wand needs no components, one from a scroll only no material ones.
    stage = fight("A..b", [] if muted else [1, 1, 1], A=reader(item), b=ORC)
    stage.put("reader", "silence")
    if muted:
        assert stage.refused(UseItem("reader", item, "orc")).code == "muted"
    else:
        stage.do(UseItem("reader", item, "orc"), done=True)


@pytest.mark.parametrize(("item", "countered"), [(MISSILE_ITEMS[0], True), (MISSILE_ITEMS[1], False)])
def test_a_scroll_can_be_countered_and_a_wand_cannot(item: str, countered: bool) -> None:
    # SRD: Counterspell: a spell "with Verbal, Somatic, or Material components".
    foe = caster("foe", {"id": "counterspell"})
    stage = fight("A..b", [1] if countered else [1, 1, 1], A=reader(item), b=foe, seats=(None, None))
    stage.do(UseItem("reader", item, "foe"))
    assert [question for _, question in stage.asked()] == (["counterspell"] if countered else [])
    if countered:
        stage.answer()
    stage.done()
    assert (stage.who("foe").current_hp < 30) is not countered
    assert stage.who("reader").items[item] == 0
