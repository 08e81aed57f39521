"""What people type: short words for every intent, names in any form, and what is said when nothing fits."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.forecast.test_preview import FIRE
from games.tactics.rules.combat.test_scenes import peace
from games.tactics.stage import BOW, CLUB, Staged, caster, creature, fight
from turnwright import Rejected
from turnwright.games.tactics import commands as c
from turnwright.games.tactics.game import Tactics
from turnwright.story.catalogue import Catalogue

GAME = Tactics()
HERO = creature("hero", attacks=[CLUB, BOW])


def scene(**fields: Any) -> Staged:
    goblin = creature("goblin")
    return fight("AB.b.c.d", A=HERO, B=creature("mira"), b=goblin, c=goblin, d=creature("wolf"), **fields)


def meant(text: str, lang: str = "en", played: Staged | None = None) -> Any:
    words = Catalogue("turnwright.games.tactics", lang)
    return GAME.presenter.understand((played or scene()).state, 1, text, words.tell)


def refused(text: str, played: Staged | None = None) -> Rejected:
    with pytest.raises(Rejected) as found:
        meant(text, played=played)
    return found.value


@pytest.mark.parametrize("text", ["move 2,0", "MOVE 2, 0", "go to 2 0", "2,0", "walk 2,0", "m 2,0"])
def test_a_cell_is_a_move(text: str) -> None:
    assert meant(text) == c.Move("hero", "2, 0")


def test_a_way_may_be_named() -> None:
    assert meant("move 4,0 via 1,0; 2,0") == c.Move("hero", "4, 0", ("1, 0", "2, 0"))


@pytest.mark.parametrize("name", ["goblin_1", "goblin 1", "Goblin1", "GOBLIN 1", "g1"])
def test_a_creature_is_named_by_id_name_or_token(name: str) -> None:
    assert meant(f"shoot {name}") == c.RangedAttack("hero", "goblin_1", "bow")


def test_the_beginning_of_a_name_is_enough_if_only_one_has_it() -> None:
    assert meant("shoot wo") == c.RangedAttack("hero", "wolf", "bow")
    several = refused("attack gob")
    assert (several.code, several.reason) == ("ambiguous", "which one: Goblin 1 or Goblin 2")


def test_the_best_blow_is_taken_unless_the_weapon_is_named() -> None:
    assert meant("attack goblin_1") == c.RangedAttack("hero", "goblin_1", "bow")
    assert meant("hit goblin_1") == c.MeleeAttack("hero", "goblin_1", "club", True)
    assert meant("attack goblin_1 with club") == c.MeleeAttack("hero", "goblin_1", "club", True)
    assert meant("hit goblin_1 subdue") == c.MeleeAttack("hero", "goblin_1", "club", True, True)
    assert refused("attack goblin_1 with spoon").reason == "which weapon: Club or Bow"


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("dash", c.Dash("hero")),
        ("Disengage", c.Disengage("hero")),
        ("dodge", c.Dodge("hero")),
        ("search", c.Search("hero")),
        ("hide action", c.Hide("hero", "ACTION")),
        ("help mira", c.Help("hero", "mira")),
        ("help mira against g1", c.Help("hero", "mira", "goblin_1")),
        ("push g1", c.Shove("hero", "goblin_1", "PUSH")),
        ("trip goblin 1", c.Shove("hero", "goblin_1", "PRONE")),
        ("grab g1", c.Grapple("hero", "goblin_1")),
        ("escape", c.Escape("hero")),
        ("stabilize mira", c.Stabilize("hero", "mira")),
        ("stand", c.StandUp("hero")),
        ("open door", c.InteractObject("hero", "door")),
        ("close the door at 3,0", c.InteractObject("hero", "door_3_0")),
        ("flee", c.Flee("hero")),
        ("surrender", c.Surrender("hero")),
        ("end", c.EndTurn("hero")),
        ("done", c.EndTurn("hero")),
        ("start", c.CombatStart()),
        ("stop", c.CombatEnd()),
        ("event ambush", c.SceneEvent("ambush")),
        ("check mira perc 15", c.SkillCheck("mira", "perception", dc=15)),
        ("test goblin 1 dex 12", c.SavingThrow("goblin_1", "DEX", dc=12)),
        ("DODGE hero", c.Dodge("hero")),
        ("MELEE_ATTACK hero goblin_1 club", c.MeleeAttack("hero", "goblin_1", "club")),
    ],
)
def test_every_intent_has_short_words(text: str, command: Any) -> None:
    assert meant(text) == command


def test_one_waits_for_something_with_an_action() -> None:
    command = meant("ready attack with club when near")
    assert command.trigger == "enemy comes within reach"
    assert command.action == '{"intent":"MELEE_ATTACK","actor":"hero","target":"trigger","weapon":"club"}'
    assert meant("ready shoot when moves").trigger == "enemy moves"
    assert refused("ready").field == "trigger"


def test_a_spell_is_aimed_at_a_cell_or_at_a_creature() -> None:
    played = fight("M...b", M=caster("mage", FIRE), b=creature("wolf"), spells=[FIRE])
    at = c.SpellCast("mage", "burst", area_center="3, 0")
    assert meant("cast burst at 3,0", played=played) == at
    assert meant("cast bur 3 0", played=played) == at
    assert meant("cast burst on wolf", played=played) == c.SpellCast("mage", "burst", area_center="4, 0")
    assert meant("cast burst at 2.5,0.5 level 3", played=played) == c.SpellCast(
        "mage", "burst", 3, area_center="2.5, 0.5"
    )
    assert refused("cast burst", played).reason == "name a cell, as in cast burst at 5,3"
    assert refused("cast frost at 1,0", played).reason == "Mage has no 'frost'"


def test_each_language_has_its_own_verbs_beside_the_english_ones() -> None:
    assert meant("mover 2,0", "pt") == meant("aller 2,0", "fr") == meant("移动 2,0", "zh")
    assert meant("atirar g1", "pt") == c.RangedAttack("hero", "goblin_1", "bow")
    assert meant("attaquer g1 avec club", "fr") == c.MeleeAttack("hero", "goblin_1", "club", True)
    assert meant("move 2,0", "zh") == c.Move("hero", "2, 0")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("sing", "malformed"),
        ("move", "malformed"),
        ("move away", "malformed"),
        ("attack", "unknown-target"),
        ("attack nobody", "unknown-target"),
        ("grapple mira", "unknown-target"),
        ("check mira", "malformed"),
        ("check mira cooking 3", "unknown-skill"),
    ],
)
def test_what_means_nothing_is_refused(text: str, code: str) -> None:
    assert refused(text).code == code


def test_a_refusal_out_of_turn_names_whose_turn_it_is() -> None:
    words = Catalogue("turnwright.games.tactics")
    with pytest.raises(Rejected, match="it is the turn of Hero"):
        GAME.presenter.understand(scene().state, 0, "dodge", words.tell)


def test_no_hidden_creature_can_be_named() -> None:
    played = scene()
    played.put("goblin_1", "hidden")
    assert refused("shoot goblin 1", played).reason == "there is no creature called 'goblin 1' here"
    assert meant("shoot gob", played=played).target == "goblin_2"


# Peace


def test_in_peace_an_attack_in_words_starts_the_fight() -> None:
    match = peace()
    found = GAME.presenter.understand(
        match.state, 1, "attack guard", Catalogue("turnwright.games.tactics").tell
    )
    assert isinstance(found, (c.MeleeAttack, c.RangedAttack))
    assert found.target == "guard"
    match.submit(1, found)
    assert match.state.scene == "CombatTurnBased"


@pytest.mark.parametrize("text", ["move 2,0", "dash", "help hero", "attack hero"])
def test_in_peace_what_needs_a_fight_comes_with_what_starts_one(text: str) -> None:
    state = peace().state
    with pytest.raises(Rejected) as found:
        GAME.presenter.understand(state, 1, text, Catalogue("turnwright.games.tactics").tell)
    assert found.value.code == "wrong-scene"
    assert GAME.presenter.suggest(state, 0, None, found.value) == c.CombatStart()
    for command in (None, c.Move("hero", "2, 0")):
        assert GAME.extra_options(state, 1).index(GAME.presenter.suggest(state, 1, command, found.value)) >= 0


def test_a_verb_alone_says_why_there_is_nothing_of_its_kind() -> None:
    played = scene()
    played.do(c.Dodge("hero"))
    assert refused("ready", played).reason == "the action of this turn has been used"
    assert refused("move", played).reason == "name a cell, as in move 5,3"
    played.who("hero").remaining_movement_ft = 0
    assert refused("move", played).reason == "one step costs 5 ft, 0 are left"
