"""Empowered Spell: dice of a spell's damage rolled again, after they were seen. SRD: Metamagic Options."""

from typing import Any

import msgspec
import pytest

from games.tactics.stage import Staged, creature, fight
from turnwright.games.tactics.bots import answers
from turnwright.games.tactics.commands import MeleeAttack, SpellCast
from turnwright.games.tactics.content.characters import build_hero
from turnwright.games.tactics.events import SpellBegun
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.ui import messages, turn
from turnwright.kernel.game import offers

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

GAME = Tactics()
ORC = creature("orc", hp=60, ac=10)


def sorcerer(*options: str, level: int = 5, charisma: int = 16, **fields: Any) -> dict[str, Any]:
    chosen = {"metamagic": ["empowered_spell", *options]}
    made = msgspec.to_builtins(build_hero("sorcerer", level, id="sorcerer", choices=chosen))
    spells = ["fire_bolt", "burning_hands", "fireball", "scorching_ray", "hold_person", "charm_person"]
    return {**made, "scores": [10, 10, 10, 10, 10, charisma], "spells": spells, **fields}


def points(stage: Staged) -> int:
    return int(stage.who("sorcerer").uses.get("sorcery_points", 0))


def choices(stage: Staged) -> list[str]:
    (ask,) = stage.step.asks
    assert ask.question == "empowered_spell"
    return [str(each).split(" ")[-1] for each in ask.choices]


def take(stage: Staged, place: int) -> list[Any]:
    (ask,) = stage.step.asks
    stage.step = stage.match.answer(ask.seat, ask.id, place)
    return stage.step.events


def hp(stage: Staged, name: str = "orc") -> int:
    return int(stage.who(name).current_hp)


def test_it_is_asked_after_the_roll_and_the_new_faces_count() -> None:
    # Fire Bolt at level 5: 2d10. The 1 becomes a 7.
    stage = fight("A..b", [15, 1, 6, 7], A=sorcerer("quickened_spell"), b=ORC)
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"))
    assert choices(stage) == ["1/10", "1/10,6/10", "no"]
    assert hp(stage) == 60
    assert SpellBegun("sorcerer", "empowered_spell", 0) in take(stage, 0)
    stage.done()
    assert hp(stage) == 60 - 7 - 6
    assert points(stage) == 1


def test_a_new_face_counts_even_if_it_is_lower() -> None:
    stage = fight("A..b", [15, 6, 5, 2, 1], A=sorcerer("quickened_spell"), b=ORC)
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"))
    assert choices(stage) == ["5/10", "5/10,6/10", "no"]
    take(stage, 1)
    stage.done()
    assert hp(stage) == 60 - 3


def test_no_costs_nothing_and_is_the_answer_when_time_runs_out() -> None:
    stage = fight("A..b", [15, 1, 6], A=sorcerer("quickened_spell"), b=ORC)
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"))
    (ask,) = stage.step.asks
    assert ask.default == len(ask.choices) - 1
    stage.answer(False)
    stage.done()
    assert hp(stage) == 53
    assert points(stage) == 0


@pytest.mark.parametrize(("charisma", "most"), [(8, 1), (12, 1), (14, 2), (18, 4)])
def test_as_many_dice_as_the_charisma_modifier_and_at_least_one(charisma: int, most: int) -> None:
    # Fireball: 8d6. The orc's save comes after the answer.
    stage = fight("A.....b", [1] * 8 + [20], A=sorcerer("quickened_spell", charisma=charisma), b=ORC)
    stage.do(SpellCast("sorcerer", "fireball", 3, area_center="6, 0"))
    assert choices(stage) == [",".join(["1/6"] * count) for count in range(1, most + 1)] + ["no"]
    stage.answer(False)
    stage.done()
    assert hp(stage) == 56


def test_one_roll_for_all_targets_is_asked_about_once() -> None:
    two = {"b": creature("orc", hp=60), "c": creature("ork", hp=60)}
    stage = fight("A.....bc", [1, 1, 4, 4, 4, 4, 4, 4, 6, 5, 2, 20], A=sorcerer("quickened_spell"), **two)
    stage.do(SpellCast("sorcerer", "fireball", 3, area_center="6, 0"))
    take(stage, 1)
    stage.done()
    assert (hp(stage), hp(stage, "ork")) == (60 - 35, 60 - 17)


def test_it_is_used_once_on_a_spell_that_rolls_several_times() -> None:
    # Scorching Ray: three rays of 2d6. Declined for the first, used on the second, not offered for the third.
    rays = [15, 1, 1, 15, 1, 2, 6, 15, 1, 1]
    stage = fight("A..b", rays, A=sorcerer("quickened_spell"), b=ORC)
    stage.do(SpellCast("sorcerer", "scorching_ray", 2, "orc"))
    stage.answer(False)
    take(stage, 0)
    assert stage.asked() == []
    stage.done()
    assert hp(stage) == 60 - 2 - 8 - 2
    assert points(stage) == 1


def test_both_dice_of_a_critical_hit_may_be_rolled_again() -> None:
    stage = fight("A..b", [20, 1, 2, 3, 9, 9, 8, 7], A=sorcerer("quickened_spell"), b=ORC)
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"))
    assert choices(stage)[2] == "1/10,2/10,3/10"
    take(stage, 2)
    stage.done()
    assert hp(stage) == 60 - 9 - 8 - 7 - 9


def test_the_dice_that_gain_the_most_come_first_whatever_their_size() -> None:
    # Ice Storm: 2d10 bludgeoning and 4d6 cold are one roll. A 3 of 10 gains 2.5, a 2 of 6 gains 1.5.
    hero = sorcerer("quickened_spell", level=7, spells=["ice_storm"], slots=[4, 3, 3, 1])
    stage = fight("A.....b", [3, 9, 2, 5, 5, 5, 8, 4, 1], A=hero, b=ORC)
    stage.do(SpellCast("sorcerer", "ice_storm", 4, area_center="6, 0"))
    assert choices(stage)[1] == "3/10,2/6"
    take(stage, 1)
    stage.done()
    assert hp(stage) == 60 - 8 - 9 - 4 - 15


def test_dice_at_their_maximum_are_not_asked_about() -> None:
    stage = fight("A..b", [15, 10, 10], A=sorcerer("quickened_spell"), b=ORC)
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"), done=True)
    assert stage.asked() == []
    assert hp(stage) == 40


def test_a_miss_a_weapon_and_an_empty_pool_are_not_asked_about() -> None:
    stage = fight("A..b", [2], A=sorcerer("quickened_spell"), b=ORC)
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"), done=True)
    assert stage.asked() == []
    stage = fight("Ab", [15, 1], A=sorcerer("quickened_spell"), b=ORC)
    stage.do(MeleeAttack("sorcerer", "orc", "dagger"), done=True)
    assert stage.asked() == []
    stage = fight("A..b", [15, 1, 1], A=sorcerer("quickened_spell"), b=ORC)
    stage.who("sorcerer").uses["sorcery_points"] = 5
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"), done=True)
    assert stage.asked() == []


def test_a_sorcerer_without_the_option_is_not_asked() -> None:
    plain = msgspec.to_builtins(
        build_hero("sorcerer", 5, id="sorcerer", choices={"metamagic": ["quickened_spell", "seeking_spell"]})
    )
    stage = fight("A..b", [15, 1, 1], A={**plain, "scores": [10] * 6, "spells": ["fire_bolt"]}, b=ORC)
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"), done=True)
    assert stage.asked() == []


def test_it_goes_with_another_option_on_the_same_spell() -> None:
    # "Even if you've already used a different Metamagic option": 2 points and 1.
    stage = fight("A..b", [15, 1, 6, 7], A=sorcerer("quickened_spell"), b=ORC)
    stage.do(SpellCast("sorcerer", "quickened_spell"))
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"))
    take(stage, 0)
    stage.done()
    assert hp(stage) == 60 - 13
    assert points(stage) == 3
    assert not stage.who("sorcerer").used_action


def test_it_goes_with_both_options_of_sorcery_incarnate() -> None:
    # Innate Sorcery: Advantage on the attack roll.
    hero = sorcerer("quickened_spell", "distant_spell", "heightened_spell", level=10)
    stage = fight("A..b", [15, 2, 1, 1, 6, 7], A=hero, b=ORC)
    stage.do(SpellCast("sorcerer", "innate_sorcery"))
    stage.end("sorcerer", "orc")
    stage.do(SpellCast("sorcerer", "quickened_spell"))
    stage.do(SpellCast("sorcerer", "distant_spell"))
    assert stage.refused(SpellCast("sorcerer", "heightened_spell")).code == "one-metamagic"
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"))
    take(stage, 1)
    stage.done()
    assert hp(stage) == 60 - 13 - 3  # Elemental Affinity
    assert points(stage) == 4


def test_two_options_on_one_spell_are_refused_whatever_they_are() -> None:
    # SRD: Metamagic. Quickened and Twinned, in both orders.
    for first, second in (("quickened_spell", "twinned_spell"), ("twinned_spell", "quickened_spell")):
        hero = sorcerer("quickened_spell", "twinned_spell", "distant_spell", level=10)
        stage = fight("A..b", [], A=hero, b=ORC)
        stage.do(SpellCast("sorcerer", first))
        assert stage.refused(SpellCast("sorcerer", second)).code == "one-metamagic"


def test_it_is_no_command_and_the_turn_sheet_says_why() -> None:
    stage = fight("A..b", [], A=sorcerer("quickened_spell"), b=ORC, seats=(None, None))
    assert stage.refused(SpellCast("sorcerer", "empowered_spell")).code == "after-damage"
    seat = int(stage.who("sorcerer").seat)
    sheet = GAME.presenter.turn(stage.state, seat, offers(GAME, stage.state, seat))
    (found,) = [each for each in sheet.disabled if each.id == "AFTER_DAMAGE/empowered_spell"]
    assert found.why.id == "refused-after-damage"


def test_the_question_and_its_choices_are_put_into_words() -> None:
    stage = fight("A..b", [15, 1, 6], A=sorcerer("quickened_spell"), b=ORC)
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"))
    (ask,) = stage.step.asks
    asked = messages.question(stage.state, ask)
    assert (asked.id, asked.args["spell"].id) == ("ask-empowered", "power-fire_bolt")
    chosen = messages.choice(stage.state, ask, 1)
    assert (chosen.id, chosen.args["count"]) == ("yes-empowered", 2)
    assert [each.args["text"] for each in chosen.args["dice"]] == ["1", "6"]
    assert messages.choice(stage.state, ask, 2).id == "no"
    terms = turn.question_terms(stage.state, ask, ())
    assert terms is not None
    assert (terms.reaction, terms.actor_id) == ("empowered_spell", "sorcerer")
    stage.answer(False)


@pytest.mark.parametrize(("faces", "best"), [((1, 6), 0), ((1, 3), 1), ((5, 6), 2), ((4, 5), 2)])
def test_a_bot_rerolls_what_is_worth_a_point(faces: tuple[int, int], best: int) -> None:
    # Of a d10 a 1 gains 4.5, a 3 gains 2.5, a 4 gains 1.5 and a 6 loses.
    stage = fight("A..b", [15, *faces], A=sorcerer("quickened_spell"), b=ORC)
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"))
    (ask,) = stage.step.asks
    assert answers.answer(stage.state, ask.seat, ask) == best
    stage.answer(False)
