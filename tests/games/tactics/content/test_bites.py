"""What follows on the bites and stings of creatures: curses, comas, and tails that spare what the jaws hold.

SRD: Werewolf, Wererat; Phase Spider; Pseudodragon; Sea Hag; Giant Crocodile.
"""

import pytest

from games.tactics.stage import CLUB, caster, creature, fight
from turnwright.games.tactics.commands import MeleeAttack, SpellCast
from turnwright.games.tactics.events import Appeared, Left
from turnwright.games.tactics.options import IntentOptions

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

HERO = caster("hero", scores=[10, 10, 10, 10, 10, 10], hp=30)
CURSE = {
    "save": "CON",
    "dc": 12,
    "fail": [{"condition": "wolf_curse", "curse": True, "turns_hp": 10}],
    "success": [{"condition": "past_wolf_curse", "blocks": ["bite"]}],
}
BITE = {
    **CLUB,
    "id": "bite",
    "name": "Bite",
    "hit": [{"damage": "2d8+3 piercing"}, {"when_kinds": ["humanoid"], "effects": [CURSE]}],
}
WOLF = creature("wolfman", attacks=[BITE])


def test_the_cursed_turn_at_0_hit_points() -> None:
    # 15 hits for 3 + 4 + 3; a save of 11 fails. The second bite deals 16 + 3, and 20 are left.
    staged = fight("b.A C..", [15, 3, 4, 11, 15, 8, 8], A=HERO, b=WOLF, C=creature("guard"))
    staged.end("hero")
    staged.do(MeleeAttack("wolfman", "hero", move_required=True))
    assert staged.has("hero") == ["wolf_curse"]
    staged.end("wolfman", "guard", "hero")
    staged.who("hero").current_hp = 19
    events = staged.do(MeleeAttack("wolfman", "hero"))
    assert Left("hero", "turned") in events
    assert any(isinstance(event, Appeared) for event in events)
    turned = staged.who("wolfman_2")
    assert (turned.side, turned.seat, turned.current_hp) == (1, 0, 10)
    assert staged.who("hero").gone == "turned"


def test_a_save_against_the_curse_is_good_for_all_bites_of_this_creature() -> None:
    # The second hit asks for no save.
    staged = fight("Ab", [15, 1, 1, 12, 15, 1, 1], A=HERO, b=WOLF)
    staged.end("hero")
    staged.do(MeleeAttack("wolfman", "hero"))
    assert staged.has("hero") == ["past_wolf_curse"]
    staged.end("wolfman", "hero")
    staged.do(MeleeAttack("wolfman", "hero"))
    assert staged.has("hero") == ["past_wolf_curse"]


def test_a_target_that_a_phase_spider_drops_is_stable_and_paralyzed() -> None:
    coma = {"condition": "coma", "brings": ["poisoned", "paralyzed"], "until": "rounds", "rounds": 600}
    venom = [{"damage": "1d10+3 piercing"}, {"when": "dropped", "effects": [{"grant": "stable"}, coma]}]
    spider = creature("spider", attacks=[{**CLUB, "hit": venom}])
    # A bite for 4 does nothing more; the next one for 13 leaves 0 hit points.
    staged = fight("AbC", [15, 1, 15, 10], A={**HERO, "hp": 17}, b=spider, C=creature("guard"))
    staged.end("hero")
    staged.do(MeleeAttack("spider", "hero"))
    assert staged.has("hero") == []
    staged.end("spider", "guard", "hero")
    staged.do(MeleeAttack("spider", "hero"))
    assert sorted(staged.has("hero")) == ["coma", "stable", "unconscious"]


@pytest.mark.parametrize(("die", "asleep"), [(8, False), (7, True)])
def test_a_sting_puts_to_sleep_if_the_save_fails_by_5(die: int, asleep: bool) -> None:
    sleep = {"condition": "dragon_sleep", "brings": ["unconscious"], "until": "rounds", "rounds": 600}
    save = {"save": "CON", "fail": [{"condition": "poisoned"}], "by_five": [sleep]}
    sting = {"id": "sting", "name": "Sting", "range": 5, "dc": 12, "effects": [save]}
    staged = fight("Ab", [die], A=creature("dragon", powers=[sting]), b=creature("b"))
    staged.do(SpellCast("dragon", "sting", 0, "b"))
    assert ("dragon_sleep" in staged.has("b")) is asleep
    assert "poisoned" in staged.has("b")


def test_a_death_glare_drops_a_hero_who_is_not_dead() -> None:
    few = {
        "when_hp": 20,
        "effects": [{"slay": True, "falls": True}],
        "otherwise": [{"damage": "3d8 psychic"}],
    }
    glare = {
        "id": "glare",
        "name": "Glare",
        "range": 30,
        "dc": 11,
        "effects": [{"save": "WIS", "fail": [few]}],
    }
    staged = fight("A..bC", [3], A={**HERO, "hp": 20}, b=creature("hag", powers=[glare]), C=creature("guard"))
    staged.end("hero")
    staged.do(SpellCast("hag", "glare", 0, "hero"))
    assert (staged.who("hero").current_hp, staged.who("hero").dead) == (0, False)
    assert "unconscious" in staged.has("hero")


def test_a_tail_does_not_strike_what_the_jaws_hold() -> None:
    held = {"condition": "grappled", "escape_dc": 15}
    jaws = {**CLUB, "id": "jaws", "name": "Jaws", "hit": [{"damage": "1d10 piercing"}, held]}
    tail = {**CLUB, "id": "tail", "name": "Tail", "reach": 10, "not_held": True}
    beast = creature("beast", attacks=[jaws, tail], multiattack=[[{"names": ["jaws"]}, {"names": ["tail"]}]])
    staged = fight("Abc", [15, 1], A=beast, b=creature("b"), c=creature("c"))
    staged.do(MeleeAttack("beast", "b", "jaws"))
    assert staged.refused(MeleeAttack("beast", "b", "tail")).code == "wrong-target"
    listed = IntentOptions(staged.state, staged.state.arena, 1).listed()
    assert [each.target for each in listed if isinstance(each, MeleeAttack) and each.weapon == "tail"] == [
        "c"
    ]
