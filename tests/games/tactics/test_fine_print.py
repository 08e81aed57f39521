"""The fine print of spells, features and creatures: what ends what, what holds whom, what counts once."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import CLUB, Staged, caster, creature, fight
from turnwright import Policy
from turnwright.games.tactics.commands import CantripCast, MeleeAttack, Move, SpellCast
from turnwright.games.tactics.preview import preview
from turnwright.games.tactics.words import INCAPACITATED, PARALYZED

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

BOTS = (Policy(), Policy())
DULL = [10, 10, 10, 10, 1, 10]


def knows(*spells: str, id: str = "ivy", **fields: Any) -> dict[str, Any]:
    """A hero of level 5 with INT 16 who knows shipped spells: DC 14, attack +6."""
    return caster(id, **{"spells": list(spells), "slots": [4, 3, 3, 2, 2, 2, 2, 2, 2], **fields})


def staged(rows: str, dice: list[int], **who: Any) -> Staged:
    return fight(rows, dice, seats=BOTS, **who)


# Conditions that rest on another


def test_hypnotic_pattern_does_not_hold_who_cannot_be_charmed() -> None:
    # SRD: Hypnotic Pattern: incapacitated and without speed while charmed.
    stage = staged(
        "A.....bc",
        [2, 2],
        A=knows("hypnotic_pattern"),
        b=creature("orc"),
        c=creature("golem", never=["charmed"]),
    )
    stage.do(SpellCast("ivy", "hypnotic_pattern", area_center="6, 0"))
    assert (stage.has("orc"), stage.has("golem")) == (["hypnotic_pattern"], [])
    assert stage.who("orc").flags & INCAPACITATED


def test_the_paralysis_of_a_poison_needs_the_poison() -> None:
    # SRD: Chuul [Paralyzing Tentacles].
    effect = {"condition": "venom", "brings": ["poisoned", "paralyzed"], "rests_on": "poisoned"}
    sting = {"id": "sting", "name": "Sting", "range": 60, "effects": [effect]}
    stage = staged(
        "Ab.c",
        [],
        A=creature("ann", powers=[sting]),
        b=creature("imp", never=["poisoned"]),
        c=creature("orc"),
    )
    stage.do(SpellCast("ann", "sting", target="imp"))
    stage.end("ann", "imp", "orc")
    stage.do(SpellCast("ann", "sting", target="orc"))
    assert (stage.who("imp").flags & PARALYZED, stage.who("orc").flags & PARALYZED) == (0, PARALYZED)


# Without an action, but awake


@pytest.mark.parametrize("spell", ["command", "resilient_sphere"])
def test_who_only_cannot_act_keeps_concentrating(spell: str) -> None:
    # SRD: Command; Resilient Sphere. Concentration ends when one is incapacitated, which these do not do.
    mage = creature(
        "mage", scores=[10, 1, 10, 10, 1, 10], spells=[{"id": "shield_of_faith"}], spell_ability="INT"
    )
    stage = staged("b...A", [2], b=mage, A=knows(spell))
    stage.do(SpellCast("mage", "shield_of_faith", target="mage"))
    stage.end("mage")
    stage.do(SpellCast("ivy", spell, target="mage"))
    assert "concentration" in stage.has("mage")


def test_the_commanded_lose_their_turn_but_not_their_reactions() -> None:
    # SRD: Command [Grovel].
    stage = staged("A.b", [2], A=knows("command"), b=creature("orc", scores=DULL))
    stage.do(SpellCast("ivy", "command", target="orc"))
    assert stage.who("orc").can_act()
    assert not stage.who("orc").may_act()
    stage.end("ivy")
    assert stage.state.active() is stage.who("ivy")
    assert stage.has("orc") == ["prone"]


def test_who_retches_may_walk_out_of_the_cloud_and_do_nothing_else() -> None:
    # SRD: Stinking Cloud: poisoned, and neither an action nor a bonus action.
    stage = staged("A......b", [2], A=knows("stinking_cloud"), b=creature("orc"))
    stage.do(SpellCast("ivy", "stinking_cloud", area_center="7, 0"))
    stage.end("ivy")
    assert stage.has("orc") == ["retching"]
    assert stage.refused(MeleeAttack("orc", "ivy")).code == "cannot-act"
    stage.do(Move("orc", "6, 0"))
    assert stage.at("orc") == (6, 0)


# What ends with whom


def test_warding_bond_ends_when_its_caster_falls() -> None:
    # SRD: Warding Bond: the spell ends at 0 hit points.
    blast = {"id": "blast", "name": "Blast", "range": 60, "effects": [{"damage": "8 fire"}]}
    stage = staged("AB.c", [], A=knows("warding_bond"), B=creature("bob"), c=creature("orc", powers=[blast]))
    stage.do(SpellCast("ivy", "warding_bond", target="bob"))
    stage.who("ivy").current_hp = 2
    stage.end("ivy", "bob")
    stage.do(SpellCast("orc", "blast", target="bob"))
    ivy = stage.who("ivy")
    assert (ivy.current_hp, ivy.dead, ivy.death_failures) == (0, False, 0)
    assert stage.has("bob") == []


def test_harm_leaves_a_maximum_of_one() -> None:
    # SRD: Harm: the maximum does not fall below 1.
    lich = creature("lich", spells=[{"id": "harm"}], spell_ability="INT", spell_dc=20)
    stage = staged("a.B", [*[4] * 14, 2], a=lich, B=caster("bob", hp=37))
    stage.do(SpellCast("lich", "harm", target="bob"))
    bob = stage.who("bob")
    assert (bob.current_hp, bob.max_hp, bob.dead) == (0, 1, False)
    assert stage.has("bob") == ["unconscious"]


def test_aid_is_no_healing_for_who_heals_more() -> None:
    # SRD: Aid; Disciple of Life is about hit points that are restored.
    stage = staged("A.b", [], A=knows("aid", traits=["disciple_of_life"]), b=creature("orc"))
    stage.do(SpellCast("ivy", "aid", 2, "ivy"))
    assert (stage.who("ivy").current_hp, stage.who("ivy").max_hp) == (35, 35)


# Killed outright


KEEPER = {"condition": "relentless", "keeps_up": True}


def test_relentless_endurance_does_not_help_against_death_itself() -> None:
    # SRD: Orc [Relentless Endurance]: not killed outright. Power Word Kill.
    mage = creature("mage", spells=[{"id": "power_word_kill"}], spell_ability="INT")
    stage = staged("a.B", [], a=mage, B=caster("bob", bears=[KEEPER]))
    stage.do(SpellCast("mage", "power_word_kill", target="bob"))
    assert stage.who("bob").dead


@pytest.mark.parametrize(("damage", "dead"), [(59, False), (60, True)])
def test_relentless_endurance_does_not_help_against_massive_damage(damage: int, dead: bool) -> None:
    # SRD: Orc [Relentless Endurance]; Instant Death: 30 beyond the 30 hit points.
    club = {**CLUB, "hit": [{"damage": f"{damage} fire"}]}
    stage = staged("aB", [19], a=creature("ogre", attacks=[club]), B=caster("bob", bears=[KEEPER]))
    stage.do(MeleeAttack("ogre", "bob"))
    assert (stage.who("bob").dead, stage.who("bob").current_hp) == (dead, 0 if dead else 1)


def test_death_ward_helps_against_both() -> None:
    # SRD: Death Ward.
    mage = creature("mage", spells=[{"id": "power_word_kill"}], spell_ability="INT")
    stage = staged("B.a", [], B=knows("death_ward", id="bob"), a=mage)
    stage.do(SpellCast("bob", "death_ward", target="bob"))
    stage.end("bob")
    stage.do(SpellCast("mage", "power_word_kill", target="bob"))
    assert (stage.who("bob").current_hp, stage.has("bob")) == (30, [])


# What rides on a hit, of a weapon or of a spell

BURN = {
    "id": "burn",
    "name": "Burn",
    "cost": "free",
    "whom": "self",
    "effects": [
        {"condition": "burn", "by_any_attack": True, "once": True, "on_hit": [{"damage": "1d10 fire"}]}
    ],
}
SMITE = {
    **BURN,
    "id": "smite",
    "effects": [{"condition": "smite", "once": True, "on_hit": [{"damage": "1d8 radiant"}]}],
}


def test_what_rides_on_any_attack_rides_on_the_first_hit_of_a_spell() -> None:
    # SRD: Goliath [Fire's Burn]; Eldritch Blast: two beams at level 5.
    stage = staged(
        "A..b", [15, 5, 7, 15, 4], A=knows("eldritch_blast", powers=[BURN, SMITE]), b=creature("orc", hp=50)
    )
    stage.do(SpellCast("ivy", "burn"))
    stage.do(SpellCast("ivy", "smite"))
    stage.do(CantripCast("ivy", "eldritch_blast", "orc"))
    assert stage.who("orc").current_hp == 50 - 5 - 7 - 4
    assert stage.has("ivy") == ["smite"]


def test_the_preview_counts_it_for_one_of_several_beams() -> None:
    # Each beam hits on 6 or more and doubles its dice on a 20.
    stage = staged("A..b", [], A=knows("eldritch_blast", powers=[BURN]), b=creature("orc", hp=200))
    bare = preview(stage.state, 1, CantripCast("ivy", "eldritch_blast", "orc"))["targets"][0]["expected"]
    stage.do(SpellCast("ivy", "burn"))
    shown = preview(stage.state, 1, CantripCast("ivy", "eldritch_blast", "orc"))["targets"][0]["expected"]
    some_hit = 1.0 - 0.25 * 0.25
    critical = 1.0 / 15.0
    assert shown - bare == pytest.approx(some_hit * 5.5 * (1.0 + critical))
