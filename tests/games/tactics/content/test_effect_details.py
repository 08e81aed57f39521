"""The fine print of spells, features and creatures: endings, restraints, and bonuses that count once."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.tactics.stage import CLUB, Staged, caster, creature, fight
from turnwright import Policy
from turnwright.games.tactics import content
from turnwright.games.tactics.commands import CantripCast, MeleeAttack, Move, RangedAttack, SpellCast, UseItem
from turnwright.games.tactics.content.characters import build_hero
from turnwright.games.tactics.events import ReactionTaken
from turnwright.games.tactics.forecast.preview import preview
from turnwright.games.tactics.rules.combat import reactions, weapon_attack, weapon_damage
from turnwright.games.tactics.rules.core import saves
from turnwright.games.tactics.srd import DAMAGE_TYPES, DEX, INCAPACITATED, PARALYZED, STR
from turnwright.games.tactics.vocabulary import Damage

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

BOTS = (Policy(), Policy())
HERO = creature("hero", hp=50)
ORC = creature("orc", hp=50)
DULL = [10, 10, 10, 10, 1, 10]


def knows(*spells: str, id: str = "ivy", **fields: Any) -> dict[str, Any]:
    """A hero of level 5 with INT 16 who knows shipped spells: DC 14, attack +6."""
    return caster(id, **{"spells": list(spells), "slots": [4, 3, 3, 2, 2, 2, 2, 2, 2], **fields})


def staged(rows: str, dice: list[int], **who: Any) -> Staged:
    return fight(rows, dice, seats=BOTS, **who)


# Conditions that rest on another


def test_hypnotic_pattern_does_not_hold_a_creature_that_cannot_be_charmed() -> None:
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
def test_a_creature_that_only_cannot_act_keeps_concentrating(spell: str) -> None:
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
    assert stage.has("orc") == ["commanded"]
    stage.end("ivy")
    assert stage.state.active() is stage.who("ivy")
    assert stage.has("orc") == ["prone"]


def test_a_retching_creature_may_walk_out_of_the_cloud_and_do_nothing_else() -> None:
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


def test_warding_bond_does_not_end_when_another_creature_falls() -> None:
    # SRD: Warding Bond: if its caster drops to 0 hit points.
    blast = {"id": "blast", "name": "Blast", "range": 60, "effects": [{"damage": "20 fire"}]}
    hostile = creature("orc", powers=[blast])
    stage = staged("ABD.c", [], A=knows("warding_bond"), B=creature("bob"), D=creature("dan"), c=hostile)
    stage.do(SpellCast("ivy", "warding_bond", target="bob"))
    stage.end("ivy", "bob", "dan")
    stage.do(SpellCast("orc", "blast", target="dan"))
    assert stage.who("dan").dead
    assert stage.has("bob") == ["warding_bond"]


def test_harm_leaves_a_hit_point_maximum_of_at_least_one() -> None:
    # SRD: Harm: the maximum does not fall below 1.
    lich = creature("lich", spells=[{"id": "harm"}], spell_ability="INT", spell_dc=20)
    stage = staged("a.B", [*[4] * 14, 2], a=lich, B=caster("bob", hp=37))
    stage.do(SpellCast("lich", "harm", target="bob"))
    bob = stage.who("bob")
    assert (bob.current_hp, bob.max_hp, bob.dead) == (0, 1, False)
    assert stage.has("bob") == ["unconscious"]


def test_disciple_of_life_adds_nothing_to_aid() -> None:
    # SRD: Aid; Disciple of Life is about hit points that are restored.
    stage = staged("A.b", [], A=knows("aid", traits=["heals_more"]), b=creature("orc"))
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


def test_extra_damage_on_any_attack_applies_to_the_first_hit_of_a_spell() -> None:
    # SRD: Goliath [Fire's Burn]; Eldritch Blast: two beams at level 5.
    stage = staged(
        "A..b", [15, 5, 7, 15, 4], A=knows("eldritch_blast", powers=[BURN, SMITE]), b=creature("orc", hp=50)
    )
    stage.do(SpellCast("ivy", "burn"))
    stage.do(SpellCast("ivy", "smite"))
    stage.do(CantripCast("ivy", "eldritch_blast", "orc"))
    assert stage.who("orc").current_hp == 50 - 5 - 7 - 4
    assert stage.has("ivy") == ["smite"]


def test_extra_damage_is_not_spent_on_a_target_already_killed() -> None:
    # SRD: Hurl Through Hell: one chooses whom one has hit.
    trip = {
        **BURN,
        "id": "trip",
        "effects": [{"condition": "trip", "once": True, "on_hit": [{"condition": "prone"}]}],
    }
    stage = staged("Abc", [15, 4], A=caster("ann", powers=[trip]), b=creature("rat", hp=1), c=ORC)
    stage.do(SpellCast("ann", "trip"))
    stage.do(MeleeAttack("ann", "rat"))
    assert (stage.who("rat").dead, stage.has("ann")) == (True, ["trip"])


def test_the_preview_counts_extra_damage_for_one_of_several_beams() -> None:
    # Each beam hits on 6 or more and doubles its dice on a 20.
    stage = staged("A..b", [], A=knows("eldritch_blast", powers=[BURN]), b=creature("orc", hp=200))
    bare = preview(stage.state, 1, CantripCast("ivy", "eldritch_blast", "orc"))["targets"][0]["expected"]
    stage.do(SpellCast("ivy", "burn"))
    shown = preview(stage.state, 1, CantripCast("ivy", "eldritch_blast", "orc"))["targets"][0]["expected"]
    some_hit = 1.0 - 0.25 * 0.25
    critical = 1.0 / 15.0
    assert shown - bare == pytest.approx(some_hit * 5.5 * (1.0 + critical))


# Shield, brooches and immunity after a save


MISSILES = [{"id": "magic_missile"}]


@pytest.mark.parametrize("item", ["wand_of_magic_missiles", "scroll_of_magic_missile"])
def test_shield_stops_the_missiles_of_a_wand_and_of_a_scroll(item: str) -> None:
    # SRD: Shield: no damage from Magic Missile, by any caster.
    stage = staged("A...b", [], A=caster("ann", items={item: 1}), b=knows("shield"))
    stage.do(UseItem("ann", item, "ivy"))
    assert (stage.who("ivy").current_hp, stage.has("ivy")) == (30, ["shield"])


def test_shield_stops_missiles_that_a_feature_knows_by_another_name() -> None:
    # SRD: Wizard [Spell Mastery]; Shield.
    mastered = [{"id": "magic_missile", "named": "mastered_magic_missile"}]
    stage = staged("A...b", [], A=caster("ann", innate=mastered), b=knows("shield"))
    stage.do(SpellCast("ann", "mastered_magic_missile", target="ivy"))
    assert stage.who("ivy").current_hp == 30


def test_a_brooch_of_shielding_lets_no_missile_through_and_the_preview_knows() -> None:
    # SRD: Brooch of Shielding: immune to the damage of that spell.
    stage = staged(
        "a..B",
        [],
        a=creature("mage", spells=MISSILES, spell_ability="INT"),
        B=caster("bob", worn=["brooch_of_shielding"]),
    )
    shown = preview(stage.state, 0, SpellCast("mage", "magic_missile", target="bob"))["targets"][0]
    stage.do(SpellCast("mage", "magic_missile", target="bob"))
    assert (stage.who("bob").current_hp, "damage" in shown) == (30, False)


def test_a_save_against_one_ghost_gives_no_immunity_to_another() -> None:
    # SRD: Ghost [Horrific Visage]: immune to that ghost's alone.
    scare = {
        "id": "scare",
        "name": "Scare",
        "range": 60,
        "effects": [
            {
                "save": "WIS",
                "dc": 10,
                "fail": [{"condition": "frightened", "until": "start_of_turn", "whose": "source"}],
                "success": [{"condition": "past_scare", "blocks": ["scare"]}],
            }
        ],
    }
    stage = staged(
        "a.B.c", [15, 2], a=creature("ghost", powers=[scare]), c=creature("wight", powers=[scare]), B=HERO
    )
    stage.do(SpellCast("ghost", "scare", target="hero"))
    stage.end("ghost")
    stage.do(SpellCast("wight", "scare", target="hero"))
    assert "frightened" in stage.has("hero")
    stage.end("wight", "hero")
    assert stage.do(SpellCast("ghost", "scare", target="hero"))[-1].targets == ("hero",)


# Modifiers that count once


def modifiers(spell: str, **sharpens: Any) -> list[tuple[str, bool]]:
    """The kinds of damage of a spell that a feature makes stronger, and which of them have the modifier."""
    stage = staged("A.b", [], A=knows(spell, sharpens=[{"plus_modifier": True, **sharpens}]), b=ORC)
    power = stage.who("ivy").sheet.power(spell)
    assert power is not None
    found = []
    for effect in power.effects:
        for each in getattr(effect, "hit", None) or effect.fail:
            if isinstance(each, Damage):
                found.append((DAMAGE_TYPES[each.type], each.plus_modifier))
    return found


def test_an_evoker_adds_the_modifier_to_one_damage_roll_of_an_ice_storm() -> None:
    # SRD: Empowered Evocation.
    assert modifiers("ice_storm", school="evocation") == [("bludgeoning", True), ("cold", False)]


def test_the_affinity_of_a_sorcerer_is_for_the_damage_of_its_kind() -> None:
    # SRD: Elemental Affinity; Ice Knife.
    assert modifiers("ice_knife", kind="cold") == [("piercing", False), ("cold", True)]


# Protection from Evil and Good, Eyebite


@pytest.mark.parametrize(("kind", "scared"), [("fiend", False), ("dragon", True)])
def test_protection_from_evil_keeps_off_the_fear_of_some_kinds(kind: str, scared: bool) -> None:
    # SRD: Protection from Evil and Good.
    scare = {"id": "scare", "name": "Scare", "range": 60, "effects": [{"condition": "frightened"}]}
    stage = staged(
        "A.b", [], A=knows("protection_from_evil_and_good"), b=creature("imp", kind=kind, powers=[scare])
    )
    stage.do(SpellCast("ivy", "protection_from_evil_and_good", target="ivy"))
    stage.end("ivy")
    stage.do(SpellCast("imp", "scare", target="ivy"))
    assert ("frightened" in stage.has("ivy")) == scared


def test_sleepers_of_an_eyebite_wake_when_the_concentration_ends() -> None:
    # SRD: Eyebite.
    stage = staged("A..b c...", [2, 2], A=knows("eyebite", "shield_of_faith"), b=ORC, c=creature("imp"))
    stage.do(SpellCast("ivy", "eyebite", target="orc"))
    stage.end("ivy", "imp")
    stage.do(SpellCast("ivy", "eyebite_again", target="imp"))
    assert (stage.has("orc"), stage.has("imp")) == (["eyebitten"], ["eyebitten"])
    stage.end("ivy")
    stage.do(SpellCast("ivy", "shield_of_faith", target="ivy"))
    assert (stage.has("orc"), stage.has("imp")) == (["prone"], ["prone"])


# Creatures


def beside(base: str, rows: str, dice: list[int], **who: Any) -> Staged:
    """A creature of the book, called m, beside others; a small m on the map."""
    found = next(each for each in content.shipped().creatures.values() if each.id == base)
    made = {**msgspec.to_builtins(found), "initiative": 0}
    return fight(rows, dice, seats=BOTS, m=made, **who)


@pytest.mark.parametrize(
    ("dragon", "spell", "level"),
    [
        ("adult_black_dragon", "acid_arrow", 3),
        ("adult_green_dragon", "mind_spike", 3),
        ("adult_gold_dragon", "guiding_bolt", 2),
    ],
)
def test_dragons_cast_their_spell_of_a_multiattack_with_a_higher_slot(
    dragon: str, spell: str, level: int
) -> None:
    # SRD: Multiattack of the adult dragons.
    known = content.shipped().creatures[dragon]
    assert [each.level for each in known.spells if each.id == spell and each.cost is None] == [level]
    assert any(spell in piece.names for piece in known.multiattack[0])


def test_a_toad_digests_one_creature_at_the_end_of_its_turns() -> None:
    # SRD: Giant Toad [Swallow].
    stage = beside("giant_toad", "m.A ..B", [5, 5, 5], A=creature("ann", hp=50), B=creature("bob", hp=50))
    stage.put("ann", "grappled", by="giant_toad")
    stage.put("bob", "grappled", by="giant_toad")
    stage.do(SpellCast("giant_toad", "swallow", target="ann"))
    assert stage.who("ann").current_hp == 50
    stage.end("giant_toad")
    assert stage.who("ann").current_hp == 35
    stage.end("ann", "bob")
    assert stage.refused(SpellCast("giant_toad", "swallow", target="bob")).code == "wrong-target"


def test_the_stench_of_a_dretch_leaves_an_action_or_a_bonus_action_and_no_reaction() -> None:
    # SRD: Dretch [Fetid Cloud]: all attacks of the action can still be made.
    rush = {"id": "rush", "name": "Rush", "cost": "bonus", "whom": "self", "effects": [{"grant": "movement"}]}
    ann = creature("ann", powers=[rush], multiattack=[[{"names": ["club"], "count": 2}]])
    stage = beside("dretch", "mA", [2, 3, 3, 3, 3], A=ann)
    stage.do(SpellCast("dretch", "fetid_cloud"))
    assert not reactions.may_react(stage.who("ann"))
    stage.end("dretch")
    stage.do(MeleeAttack("ann", "dretch"))
    stage.do(MeleeAttack("ann", "dretch"))
    assert stage.refused(SpellCast("ann", "rush")).code == "no-action"


def test_insects_make_it_hard_to_concentrate() -> None:
    # SRD: Adult Black Dragon [Cloud of Insects].
    swarm = {
        "id": "swarm",
        "name": "Swarm",
        "range": 60,
        "effects": [{"condition": "swarm", "distracts": True}],
    }
    sting = {**swarm, "id": "sting", "effects": [{"damage": "4 poison"}], "cost": "bonus"}
    stage = staged("A.b", [15, 9], A=knows("shield_of_faith"), b=creature("imp", powers=[swarm, sting]))
    stage.do(SpellCast("ivy", "shield_of_faith", target="ivy"))
    stage.end("ivy")
    stage.do(SpellCast("imp", "swarm", target="ivy"))
    stage.do(SpellCast("imp", "sting", target="ivy"))
    assert stage.has("ivy") == ["swarm"]


def test_a_wound_may_free_a_dominated_mind_and_the_end_of_a_turn_does_not() -> None:
    # SRD: Aboleth [Dominate Mind].
    bind = {"condition": "bound", "brings": ["charmed"], "repeat": "WIS", "shaken_off": "only"}
    charm = {"id": "charm", "name": "Charm", "range": 60, "dc": 12, "effects": [bind]}
    stage = staged("a.Bc", [15, 4, 12], a=creature("fish", powers=[charm]), B=HERO, c=creature("imp"))
    stage.do(SpellCast("fish", "charm", target="hero"))
    stage.end("fish", "hero")
    assert stage.has("hero") == ["bound"]
    stage.do(MeleeAttack("imp", "hero"))
    assert stage.has("hero") == []


def test_a_damaged_creature_ends_laughter_more_easily() -> None:
    # SRD: Hideous Laughter: a save at each wound, with advantage.
    stage = staged("AbC", [2, 15, 3, 2, 2, 16], A=knows("hideous_laughter"), C=creature("cid"), b=ORC)
    stage.do(SpellCast("ivy", "hideous_laughter", target="orc"))
    stage.end("ivy")
    stage.do(MeleeAttack("cid", "orc"))
    assert stage.has("orc") == ["prone"]


@pytest.mark.parametrize(
    ("base", "power"), [("clay_golem", "hasten"), ("vampire_spawn", "deathless_disengage")]
)
def test_some_creatures_slip_away_as_a_bonus_action(base: str, power: str) -> None:
    # SRD: Clay Golem [Hasten]; Vampire Spawn [Deathless Agility].
    stage = beside(base, "m.A ...", [], A=HERO)
    stage.do(SpellCast(base, power))
    assert "disengaged" in stage.has(base)
    assert not stage.who(base).used_action


# Things and talents of heroes


def test_a_goliath_monk_deflects_as_often_as_it_likes_and_endures_a_few_times() -> None:
    # SRD: Monk [Deflect Attacks]; Goliath [Stone's Endurance]. Each has a name and a count of its own.
    wishes = {"choices": {"giant_ancestry": ("stones_endurance",)}}
    made = build_hero("monk", 5, species="goliath", id="hero", **wishes)
    assert [(each.id, each.uses) for each in made.deflects] == [
        ("stones_endurance", 3),
        ("deflect_attacks", 0),
    ]


def test_a_creature_with_two_ways_to_deflect_reports_which_it_used() -> None:
    # SRD: Deflect Attacks is for weapons; Stone's Endurance for every damage, and counted.
    ways = [
        {"id": "deflect_attacks", "dice": "5"},
        {"id": "stones_endurance", "dice": "9", "any_kind": True, "uses": 1},
    ]
    claw, spit = {**CLUB, "hit": [{"damage": "12 slashing"}]}, {**CLUB, "hit": [{"damage": "12 acid"}]}
    orc, imp = creature("orc", attacks=[claw]), creature("imp", attacks=[spit])
    stage = staged("bAc", [19, 19, 19], b=orc, c=imp, A=caster("hero", deflects=ways, hp=50))
    told = stage.do(MeleeAttack("orc", "hero"))
    stage.end("orc")
    told += stage.do(MeleeAttack("imp", "hero"))
    assert [each.reaction for each in told if isinstance(each, ReactionTaken)] == ["deflect_attacks"]
    stage.end("imp", "hero", "orc")
    told = stage.do(MeleeAttack("imp", "hero"))
    assert [each.reaction for each in told if isinstance(each, ReactionTaken)] == ["stones_endurance"]
    assert stage.who("hero").current_hp == 50 - 7 - 12 - 3
    assert stage.who("hero").uses == {"stones_endurance": 1}


STRONG = [16, 10, 10, 10, 10, 10]
GIANT = {"condition": "giant", "least_strength": 21}


def test_giant_strength_affects_strength_based_attacks() -> None:
    # SRD: Potion of Giant Strength: a score of 21 instead of 16 is 2 more to hit, to damage and to saves.
    ann = caster("ann", scores=STRONG, weapons=["longsword", "shortbow"], bears=[GIANT])
    stage = staged("A.b", [], A=ann, b=ORC)
    hero, orc, sheet = stage.who("ann"), stage.who("orc"), stage.who("ann").sheet
    sword, bow = sheet.attack("longsword"), sheet.attack("shortbow")
    assert sword is not None
    assert bow is not None
    assert [weapon_damage.strength_bonus(hero, each) for each in (sword, bow, sheet.unarmed)] == [2, 0, 2]
    assert weapon_attack.describe(stage.state, hero, orc, sword).bonus == sword.to_hit + 2
    assert [saves.strength_increase(hero, ability) for ability in (STR, DEX)] == [2, 0]
    assert saves.skill_bonus(hero, "athletics") == 5


def test_the_strength_of_giants_adds_to_the_damage_and_the_preview_knows() -> None:
    # SRD: Potion of Giant Strength. A longsword of 1d8 and 5.
    ann = caster("ann", scores=STRONG, weapons=["longsword"], bears=[GIANT], shield=True)
    stage = staged("Ab", [10, 4], A=ann, b=ORC)
    shown = preview(stage.state, 1, MeleeAttack("ann", "orc"))["targets"][0]
    stage.do(MeleeAttack("ann", "orc"))
    assert (stage.who("orc").current_hp, shown["damage"]["min"]) == (50 - 9, 6)


def test_a_creature_as_strong_as_a_giant_gains_nothing() -> None:
    # SRD: Potion of Giant Strength: no effect on a score that is as high.
    ann = caster("ann", scores=[22, 10, 10, 10, 10, 10], weapons=["longsword"], bears=[GIANT])
    stage = staged("A.b", [], A=ann, b=ORC)
    assert weapon_damage.strength_bonus(stage.who("ann"), stage.who("ann").sheet.attacks[0]) == 0


def test_a_periapt_of_proof_against_poison_lets_no_poison_hurt() -> None:
    # SRD: Periapt of Proof against Poison.
    club = {**CLUB, "hit": [{"damage": "9 poison"}]}
    bob = caster("bob", worn=["periapt_of_proof_against_poison"])
    stage = staged("aB", [19], a=creature("imp", attacks=[club]), B=bob)
    stage.do(MeleeAttack("imp", "bob"))
    assert stage.who("bob").current_hp == 30


# Rage and recklessness

RAGE = {
    "id": "rage",
    "name": "Rage",
    "cost": "bonus",
    "whom": "self",
    "effects": [{"condition": "rage", "more_damage": "2", "by_strength": True, "no_concentration": True}],
}
RECKLESS = {
    "id": "reckless",
    "name": "Reckless",
    "cost": "free",
    "whom": "self",
    "before_attack": True,
    "effects": [
        {"condition": "reckless", "own_advantage": True, "by_strength": True, "until": "start_of_turn"}
    ],
}


def raging(*weapons: str, **fields: Any) -> dict[str, Any]:
    plain = {"scores": STRONG, "weapons": list(weapons), "powers": [RAGE, RECKLESS], "attacks_per_action": 2}
    return knows(**{**plain, **fields})


def test_rage_ends_concentration() -> None:
    # SRD: Rage: no concentration and no spells.
    stage = staged("A.b", [], A=raging("handaxe", spells=["shield_of_faith"]), b=ORC)
    stage.do(SpellCast("ivy", "shield_of_faith", target="ivy"))
    stage.end("ivy", "orc")
    stage.do(SpellCast("ivy", "rage"))
    assert stage.has("ivy") == ["rage"]


def test_rage_is_for_axes_that_are_thrown_too_and_not_for_bows() -> None:
    # SRD: Rage Damage: attacks with strength. 1d6 and 3 and 2, then 1d6.
    stage = staged("A...b", [15, 4, 15, 4], A=raging("handaxe", "shortbow"), b=ORC)
    stage.do(SpellCast("ivy", "rage"))
    stage.do(RangedAttack("ivy", "orc", "handaxe"))
    assert stage.who("orc").current_hp == 50 - 9
    stage.do(RangedAttack("ivy", "orc", "shortbow"))
    assert stage.who("orc").current_hp == 50 - 9 - 4


def test_recklessness_is_decided_before_the_first_attack_roll() -> None:
    # SRD: Reckless Attack.
    stage = staged("Ab", [2], A=raging("handaxe"), b=ORC)
    stage.do(MeleeAttack("ivy", "orc", "handaxe"))
    assert stage.refused(SpellCast("ivy", "reckless")).code == "attacked"
    stage.end("ivy", "orc")
    stage.do(SpellCast("ivy", "reckless"))
    assert (
        weapon_attack.describe(
            stage.state, stage.who("ivy"), stage.who("orc"), stage.who("ivy").sheet.attacks[0]
        ).advantage()
        == 1
    )


def test_the_stagger_of_a_stunning_strike_outlasts_the_opening() -> None:
    # SRD: Stunning Strike: half the speed till the monk's next turn, advantage for one attack.
    made = build_hero("monk", 5, id="hero")
    found = next(each for each in made.powers if each.id == "stunning_strike")
    rules = found.effects[0].on_hit[0].success
    assert [(each.half_speed, each.gives_advantage, each.once) for each in rules] == [
        (True, False, False),
        (False, True, True),
    ]


def test_chain_lightning_leaps_one_more_time_for_each_higher_slot() -> None:
    # SRD: Chain Lightning; Dissonant Whispers: 1d6 more.
    spells = content.shipped().spells
    assert spells["chain_lightning"].targets_per_level == 1
    assert spells["dissonant_whispers"].effects[0].fail[0].per_level == "1d6"


def test_consume_life_kills_a_creature_at_0_hit_points_and_heals_the_wisp() -> None:
    # SRD: Will-o'-Wisp [Consume Life].
    stage = beside("will_o_wisp", "mA", [2, 3, 3, 3], A=caster("ann"))
    stage.who("will_o_wisp").current_hp = 5
    assert stage.refused(SpellCast("will_o_wisp", "consume_life", target="ann")).code == "wrong-target"
    stage.who("ann").current_hp = 0
    stage.put("ann", "unconscious")
    stage.do(SpellCast("will_o_wisp", "consume_life", target="ann"))
    assert (stage.who("ann").dead, stage.who("will_o_wisp").current_hp) == (True, 14)


def test_an_ettercap_reels_in_a_creature_that_its_web_holds() -> None:
    # SRD: Ettercap [Reel].
    stage = beside("ettercap", "m....A", [], A=HERO)
    stage.put("hero", "restrained", by="ettercap")
    stage.do(SpellCast("ettercap", "reel", target="hero"))
    assert stage.at("hero") == (1, 0)
