"""Events and questions use names, in four languages, and never ids."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from games.tactics.stage import caster, creature, fight
from turnwright import Rejected
from turnwright.games.tactics import commands as c
from turnwright.games.tactics import events as told
from turnwright.games.tactics.content import load_scenario
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.names import loot_name
from turnwright.kernel.dice import Dice
from turnwright.kernel.records import ChoiceRequest, Message, RollRequest
from turnwright.story.catalogue import Catalogue, languages

GAME = Tactics()
SCENARIO = load_scenario("goblin-ambush")
WORDS = {lang: Catalogue("turnwright.games.tactics", lang) for lang in languages()}
# What stands in a field of an event, where its type alone does not say it.
FIELDS: dict[str, Any] = {
    "creature_id": "goblin_2",
    "actor_id": "wizard",
    "target_id": "minion_1",
    "target": "cleric",
    "by": "fighter",
    "against": "rogue",
    "order": ("goblin_2", "fighter"),
    "targets": ("goblin_1", "goblin_2"),
    "weapon": "dagger",
    "spell": "magic_missile",
    "power": "magic_missile",
    "condition": "prone",
    "damage_type": "slashing",
    "ability": "DEX",
    "skill": "sleight_of_hand",
    "reaction": "opportunity_attack",
    "action": "HELP",
    "outcome": "half",
    "how": "fled",
    "reason": "last_standing",
    "winner": "party",
    "name": "Wolf 1",
    "loot": ("a ring",),
    "lasting": {"fighter": ("prone",)},
    "cells": ((1, 2),),
    "text_id": "bot-rests",  # any message: texts of an adventure have one each
    "name_id": "seat-party",
    "rest": "LONG",
    "item": "potion_of_healing",
    "what": "place",
    "trigger": "pit",
    "flag": "warned",
    "event": "storm",
}
# Other things that the same field may hold.
OTHERS: dict[str, tuple[Any, ...]] = {
    "condition": ("hidden", "steady_aim", "worg_bite", "exhaustion"),
    "reaction": ("readied_action", "uncanny_dodge", "shield"),
    "action": ("DASH", "DODGE", "GRAPPLE", "READY_ACTION", "SEARCH", "STABILIZE"),
    "outcome": ("hit", "miss", "fail", "success"),
    "how": ("surrendered", "captured", "left"),
    "natural": (0, 20),
    "critical": (False,),
    "hit": (False,),
    "saved": (False,),
    "total": (-1, 14),
    "dead": (False,),
    "winner": ("foes", ""),
    "lasting": ({"fighter": ("steady_aim",)}, {"wizard": ("sacred_weapon_3", "poisoned")}),
    "forced": (False,),
    "temporary": (0,),
    "slot_level": (0,),
    "rest": ("SHORT",),
    "what": ("move", "hide", "damage", "heal", "add", "remove", "take"),
    "count": (-1,),
    "hp": (-1,),
}


def example(kind: Any, **changed: Any) -> Any:
    """An event of that kind with something in every field."""
    fields = {}
    for field in msgspec.structs.fields(kind):
        usual = True if field.type is bool else 3 if field.type is int else ""
        fields[field.name] = FIELDS.get(field.name, usual)
    return kind(**{**fields, **changed})


def examples() -> list[Any]:
    found = []
    for kind in get_args(told.TacticsEvent):
        found.append(example(kind))
        for name in kind.__struct_fields__:
            found += [example(kind, **{name: value}) for value in OTHERS.get(name, ())]
    return found


def said(event: Any, lang: str) -> str:
    sentence = GAME.presenter.narrate(event, SCENARIO, lang, Dice(1), WORDS[lang].tell)
    assert sentence is not None
    return sentence


@pytest.mark.parametrize("event", examples(), ids=lambda event: type(event).__name__)
def test_every_event_is_narrated_in_four_languages_without_raw_ids(event: Any) -> None:
    sentences = [said(event, lang) for lang in languages()]
    assert len(set(sentences)) == len(sentences), sentences
    for sentence in sentences:
        assert not re.search(r"[a-z]_|_[a-z\d]|\{|\bgoblin 2\b", sentence), sentence
        assert not re.match(r"[a-z-]+$", sentence), sentence


def test_creatures_and_things_are_called_by_name() -> None:
    hit = told.AttackRolled("goblin_2", "wizard", "scimitar", 12, 4, 16, 12, True, False)
    assert said(hit, "en") == "Goblin Warrior 2 hits Iven with Scimitar: 16 against AC 12."
    cast = told.SpellBegun("wizard", "magic_missile", 1)
    assert said(cast, "en") == "Iven casts Magic Missile (level 1 slot)."
    seized = told.ReactionTaken("goblin_2", "opportunity_attack", "wizard")
    assert said(seized, "en") == "Goblin Warrior 2 makes an opportunity attack against Iven."


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Bran regains 1 hit point (4 HP).", "Bran gains 2 temporary hit points."),
        ("fr", "Bran récupère 1 point de vie (PV : 4).", "Bran gagne 2 points de vie temporaires."),
        ("pt", "Bran recupera 1 ponto de vida (PV: 4).", "Bran ganha 2 pontos de vida temporários."),
    ],
)
def test_a_single_hit_point_is_one(lang: str, one: str, two: str) -> None:
    assert said(told.Healed("fighter", 1, 4), lang) == one
    assert said(told.Healed("fighter", 2, 4, temporary=2), lang) == two


def test_an_effect_without_a_name_begins_its_sentence_with_a_capital() -> None:
    fall = told.SpellOutcomeCreature("fighter", "rope_trap", "fail")
    assert said(fall, "en") == "Rope trap has its full effect on Bran."


def test_a_roll_for_a_skill_names_the_skill_alone() -> None:
    said_in = {lang: WORDS[lang].tell(GAME.presenter.reason(SCENARIO, "perception")) for lang in languages()}
    assert said_in == {"en": "Perception", "pt": "Percepção", "fr": "Perception", "zh": "察觉"}


def test_a_summoned_creature_has_the_name_of_its_kind() -> None:
    assert said(told.Left("goblin_boss_4", "fled"), "en") == "Goblin Boss 4 flees."
    assert said(told.Left("old_owl", "fled"), "en") == "Old Owl flees."


def test_remaining_uses_of_a_power_are_named() -> None:
    end = told.CombatEnded("last_standing", "party", 3, 200, (), {"wizard": ("sacred_weapon_3", "poisoned")})
    assert said(end, "en").endswith(
        "Iven is still Poisoned. Iven is still under the effect of sacred weapon."
    )
    assert said(end, "fr").endswith("Iven reste sous ces effets : Arme sacrée.")


def test_the_end_of_a_fight_lists_experience_and_loot() -> None:
    end = told.CombatEnded("last_standing", "party", 3, 200, ("a ring", "a map"), {"wizard": ("poisoned",)})
    assert said(end, "en") == (
        "Only one side is left standing. The party wins in round 3, 200 XP. Loot: a ring, a map."
        " Iven is still Poisoned."
    )


def test_a_walk_is_narrated_by_its_last_step() -> None:
    one, two = told.Moved("wizard", 1, 1, 25), told.Moved("wizard", 2, 1, 20)
    assert one.gives_way(two)
    assert not one.gives_way(told.Moved("cleric", 2, 1, 20))
    assert not one.gives_way(told.Moved("wizard", 2, 1, 20, forced=True))
    assert not two.gives_way(told.TurnEnd("wizard"))
    assert said(two, "en") == "Iven moves to 2, 1 (20 ft left)."


# Questions

SHIELD: dict[str, Any] = {
    "id": "ward",
    "name": "Ward",
    "level": 1,
    "cost": "reaction",
    "trigger": "hit",
    "whom": "self",
    "effects": [{"condition": "ward", "ac": 5, "until": "start_of_turn"}],
}


def asked(question: str, *choices: str, lang: str = "en") -> list[str]:
    played = fight("M.b", M=caster("mage", SHIELD), b=creature("wolf"), spells=[SHIELD])
    request = ChoiceRequest("1", 1, question, choices)
    answers = [GAME.presenter.choice(played.state, request, place) for place in range(len(choices))]
    return [WORDS[lang].tell(line) for line in [GAME.presenter.question(played.state, request), *answers]]


def test_a_reaction_is_a_yes_or_a_no_with_what_it_costs() -> None:
    assert asked("opportunity_attack", "mage wolf", "no") == [
        "Wolf leaves Mage's reach: make an opportunity attack?",
        "Yes (uses the reaction)",
        "No",
    ]
    assert asked("ward", "mage wolf", "no") == [
        "Wolf hits Mage: use Ward?",
        "Yes (uses the reaction and a level 1 slot)",
        "No",
    ]
    assert asked("ward", "mage wolf fireball 3", "no")[0] == "Wolf casts Fireball (level 3): use Mage's Ward?"
    assert asked("readied_action", "mage wolf", "no", lang="fr")[2] == "Non"


def test_knocking_out_is_asked_in_every_language() -> None:
    assert asked("knock_out", "mage wolf", "no") == [
        "Mage reduces Wolf to 0 hit points: knock it out instead?",
        "Yes (unconscious and captured)",
        "No",
    ]
    others = {lang: asked("knock_out", "mage wolf", "no", lang=lang)[0] for lang in ("pt", "fr", "zh")}
    assert others == {
        "pt": "Mago reduz Lobo a 0 pontos de vida: nocautear em vez de matar?",
        "fr": "Mage réduit Loup à 0 point de vie : l’assommer au lieu de tuer ?",
        "zh": "法师将使狼的生命值降至 0：改为将其击晕吗？",
    }


def test_legendary_actions_are_offered_in_sentences() -> None:
    assert asked("legendary_resistance", "wolf fireball", "no") == [
        "The saving throw against Fireball failed: use Legendary Resistance?",
        "Yes (uses one Legendary Resistance)",
        "No",
    ]
    assert asked("legendary_action", "ward wolf mage", "ward", "no") == [
        "Choose a legendary action.",
        "Ward on Wolf, Mage",
        "Ward",
        "No",
    ]


@pytest.mark.parametrize(
    ("reason", "about", "words"),
    [
        ("initiative", {"rollKind": "initiative"}, "Hero: initiative, 1d20+2"),
        ("club", {"rollKind": "attack"}, "Hero's attack roll, Club: 1d20+2"),
        ("club", {"rollKind": "attack", "dc": 15}, "Hero's attack roll, Club: 1d20+2 against AC 15"),
        (
            "fireball",
            {"rollKind": "save", "ability": "DEX"},
            "Hero's saving throw (Dexterity), Fireball: 1d20+2",
        ),
        ("hide", {"rollKind": "skill", "skill": "stealth"}, "Hero: Stealth, 1d20+2"),
        ("death save", {"rollKind": "save"}, "Hero: death saving throw, 10 or higher"),
        ("Sneak Attack", {"rollKind": "other"}, "Hero, Sneak Attack: 1d20+2"),
    ],
)
def test_a_roll_names_its_roller_and_purpose(reason: str, about: dict[str, Any], words: str) -> None:
    played = fight("A.b", A=creature("hero"), b=creature("wolf"))
    about = {"actorId": "hero", "formulaHint": "1d20+2", **about}
    asked_for = GAME.presenter.question(played.state, RollRequest("1", 1, "1d20", reason, about=about))
    assert WORDS["en"].tell(asked_for) == words
    assert "{" not in WORDS["zh"].tell(asked_for)


# Refusals


def test_a_refusal_has_names_and_the_numbers_in_every_language() -> None:
    played = fight("A.......b", A=creature("hero"), b=creature("wolf"))
    far = played.refused(c.Move("hero", "7, 0"))
    close = played.refused(c.MeleeAttack("hero", "wolf", "club"))

    def explained(refused: Rejected, lang: str) -> str:
        message = GAME.presenter.explain(played.state, refused)
        return str(message.args["text"]) if lang == "en" else WORDS[lang].tell(message)

    assert explained(far, "en") == "7, 0 costs 35 ft of 30"
    assert explained(far, "pt") == "7, 0 custa 35 pés, e restam 30 pés"
    assert explained(close, "en").startswith("Wolf is 40 ft away")
    assert explained(close, "zh") == "相距 40 尺，有效距离只有 5 尺"


@pytest.mark.parametrize(
    ("code", "reason", "field"),
    [
        ("off-map", "the map has 22 by 14 cells", "to"),
        ("no-line", "there is no line of sight to wolf: 3, 4 is in the way", "target"),
        ("no-line", "there is no clear path to 8, 9", "area_center"),
        ("no-line", "there is no clear path to 8, 9: 3, 4 is in the way", "area_center"),
        ("no-slot", "no level 3 is left", "slot_level"),
        ("no-uses", "second_wind has been used 2 times", "spell"),
        ("no-ammunition", "all 20 arrows have been used", "weapon"),
        ("no-movement", "standing up costs 15 ft of 10", "intent"),
        ("no-way", "there is no path to 3, 4", "to"),
        ("no-way", "hero is already at 3, 4", "to"),
        ("occupied", "another creature is at 3, 4", "to"),
        ("out-of-range", "no enemy is within 5 ft", "intent"),
        ("recharging", "breath recharges on a 5 or higher on a d6", "spell"),
        ("too-many", "bless can have 3 targets", "targets"),
        ("not-a-cantrip", "bless is a spell of level 1", "spell"),
        ("too-far", "3, 4 costs 35 ft of 30", "to"),
    ],
)
def test_no_language_loses_a_number_of_a_refusal(code: str, reason: str, field: str) -> None:
    played = fight("A.b", A=creature("hero"), b=creature("wolf"))
    message = GAME.presenter.explain(played.state, Rejected(code, reason, field))
    wanted = re.findall(r"\b\d+\b", reason)
    for lang in ("pt", "fr", "zh"):
        told_in = WORDS[lang].tell(message)
        assert told_in != reason
        numbers = re.findall(r"(?<![d\d])\d+", told_in)
        assert sorted(numbers) == sorted(wanted), told_in


def test_advantage_is_described_as_two_dice_of_which_one_counts() -> None:
    played = fight("A.b", A=creature("hero"), b=creature("wolf"))
    about = {"actorId": "hero", "rollKind": "attack", "formulaHint": "2d20kl1+4"}
    asked_for = GAME.presenter.question(played.state, RollRequest("1", 1, "2d20kl1", "club", about=about))
    assert WORDS["en"].tell(asked_for) == "Hero's attack roll, Club: d20 with Disadvantage, +4"
    assert "2d20" not in WORDS["zh"].tell(asked_for)


def test_a_list_has_the_commas_of_its_language() -> None:
    both = Message("combat-loot", {"loot": ["a key", "a map"]})
    assert "a key, a map" in WORDS["en"].tell(both)
    assert "a key、a map" in WORDS["zh"].tell(both)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "a map of the forest"), ("fr", "une carte de la forêt"), ("zh", "一张森林地图")],
)
def test_loot_is_named_in_the_language_of_the_reader(lang: str, words: str) -> None:
    assert Catalogue("turnwright.games.tactics", lang).tell(loot_name("a map of the forest")) == words
    assert Catalogue("turnwright.games.tactics", lang).tell(loot_name("a bone")) == "a bone"
