"""What people type: short words for every intent, names in any form, and what is said when nothing fits."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.forecast.test_preview import FIRE
from games.tactics.rules.test_scenes import peace
from games.tactics.stage import BOW, CLUB, Staged, caster, creature, fight
from turnwright import Match, Rejected
from turnwright.games.tactics import commands as c
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.ui import parse
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


def test_a_path_may_be_given() -> None:
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
def test_every_intent_can_be_typed_in_a_few_words(text: str, command: Any) -> None:
    assert meant(text) == command


def test_a_readied_action_has_a_trigger() -> None:
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
        ("move", "needs-a-cell"),
        ("move away", "needs-a-cell"),
        ("attack", "unknown-target"),
        ("attack stranger", "unknown-target"),
        ("grapple mira", "unknown-target"),
        ("check mira", "malformed"),
        ("check mira cooking 3", "unknown-skill"),
    ],
)
def test_text_without_a_meaning_is_refused(text: str, code: str) -> None:
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


# Out of combat


def test_out_of_combat_a_typed_attack_starts_the_fight() -> None:
    match = peace()
    found = GAME.presenter.understand(
        match.state, 1, "attack guard", Catalogue("turnwright.games.tactics").tell
    )
    assert isinstance(found, (c.MeleeAttack, c.RangedAttack))
    assert found.target == "guard"
    match.submit(1, found)
    assert match.state.scene == "CombatTurnBased"


@pytest.mark.parametrize("text", ["move 2,0", "dash", "help hero", "attack hero"])
def test_out_of_combat_a_refusal_names_what_would_start_a_fight(text: str) -> None:
    state = peace().state
    with pytest.raises(Rejected) as found:
        GAME.presenter.understand(state, 1, text, Catalogue("turnwright.games.tactics").tell)
    assert found.value.code == "wrong-scene"
    assert GAME.presenter.suggest(state, 0, None, found.value) == c.CombatStart()
    for command in (None, c.Move("hero", "2, 0")):
        assert GAME.extra_options(state, 1).index(GAME.presenter.suggest(state, 1, command, found.value)) >= 0


def test_a_verb_without_options_explains_why() -> None:
    played = scene()
    played.do(c.Dodge("hero"))
    assert refused("ready", played).reason == "the action of this turn has been used"
    assert refused("move", played).reason == "name a cell, as in move 5,3"
    played.who("hero").remaining_movement_ft = 0
    assert refused("move", played).reason == "one step costs 5 ft, 0 are left"


# Between the fights of an adventure


def inn(lang: str, text: str, asked: bool = False) -> Any:
    match = Match(GAME, "copper-mine")
    if asked:  # the way to the mine is known
        match.submit(1, c.NpcDialogue("marta", "news", "cleric"))
    found = GAME.presenter.understand(match.state, 1, text, Catalogue("turnwright.games.tactics", lang).tell)
    match.submit(1, found)  # it is legal
    return found


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "talk to Marta"), ("pt", "falar com Marta"), ("fr", "parler à Marta"), ("zh", "交谈 marta")],
)
def test_people_are_talked_to_in_four_languages(lang: str, text: str) -> None:
    assert inn(lang, text) == c.NpcDialogue("marta", "news", "cleric")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "search the notice board"),
        ("en", "use board"),
        ("pt", "procurar quadro"),
        ("fr", "chercher le panneau"),
        ("zh", "搜寻 告示牌"),
    ],
)
def test_things_are_used_in_four_languages(lang: str, text: str) -> None:
    assert inn(lang, text) == c.InteractObject("cleric", "board")


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "rest long"), ("pt", "descansar longo"), ("fr", "repos long"), ("zh", "休息 长休")],
)
def test_the_party_rests_in_four_languages(lang: str, text: str) -> None:
    assert inn(lang, text) == c.Rest("cleric", "LONG")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "travel to the mine road"),
        ("pt", "viajar para a estrada da mina"),
        ("fr", "voyager vers la route"),
        ("zh", "前往 去矿山大路"),
    ],
)
def test_the_party_travels_in_four_languages(lang: str, text: str) -> None:
    assert inn(lang, text, asked=True) == c.Travel("cleric", "road")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "go to the mine road"),
        ("en", "leave for the road"),
        ("pt", "ir para a estrada da mina"),
        ("fr", "aller à la route"),
        ("zh", "前往 矿山大路"),
    ],
)
def test_a_walk_to_an_exit_leaves_the_scene(lang: str, text: str) -> None:
    assert inn(lang, text, asked=True) == c.Travel("cleric", "road")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "ask marta about supplies"),
        ("en", "talk to marta about the road"),
        ("pt", "falar com marta estrada"),
        ("fr", "parler à marta route"),
        ("zh", "交谈 玛尔塔 路上"),
    ],
)
def test_words_of_a_line_after_the_name_choose_the_line(lang: str, text: str) -> None:
    assert inn(lang, text, asked=True) == c.NpcDialogue("marta", "supplies", "cleric")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "investigate board"),
        ("en", "examine the notice board"),
        ("pt", "examinar quadro"),
        ("fr", "examiner panneau"),
        ("zh", "调查 告示牌"),
    ],
)
def test_things_are_investigated_in_four_languages(lang: str, text: str) -> None:
    assert inn(lang, text) == c.InteractObject("cleric", "board")


def test_an_npc_that_has_answered_everything_is_named() -> None:
    state = Match(GAME, GAME.scenarios.load("copper-mine"), seed=1, seats=[None, None]).state
    state.story_flags.append("heard")
    state.done.append("inn/jory-shaft")
    with pytest.raises(Rejected) as found:
        GAME.presenter.understand(state, 1, "talk to old jory", Catalogue("turnwright.games.tactics").tell)
    assert (found.value.code, found.value.legal) == ("said-all", ["old Jory"])


def test_with_names_the_hero_between_fights() -> None:
    assert inn("en", "use board with rogue") == c.InteractObject("rogue", "board")
    assert inn("en", "help wizard with fighter") == c.Help("fighter", "wizard")
    assert inn("en", "move 5,4 with fighter") == c.Move("fighter", "5, 4")
    assert inn("en", "search") == c.Search("cleric")


def test_a_seat_that_leads_no_hero_is_refused() -> None:
    shared = GAME.scenarios.with_units(GAME.scenarios.load("copper-mine"), ["cleric"])
    state = Match(GAME, shared).state
    with pytest.raises(Rejected) as found:
        GAME.presenter.understand(state, 2, "move 5,4", Catalogue("turnwright.games.tactics").tell)
    assert found.value.code == "cannot-act"


def test_a_refusal_between_fights_lists_what_there_is() -> None:
    with pytest.raises(Rejected) as found:
        inn("en", "travel to the moon", asked=True)
    assert (found.value.code, found.value.legal) == ("nothing-here", ["to the mine road"])
    with pytest.raises(Rejected) as found:
        inn("en", "rest")
    assert (found.value.code, found.value.legal) == ("ambiguous", ["Take a Short Rest", "Take a Long Rest"])
    assert refused("travel road").code == "wrong-scene"


# The master's hand


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("MASTER_DAMAGE bran 3", c.MasterDamage("fighter", 3)),
        ("master_add F1 prone", c.MasterAdd("fighter", "prone")),
        ("MASTER_REMOVE bran potion_of_healing", c.MasterRemove("fighter", "potion_of_healing")),
        ("MASTER_REMOVE bran", c.MasterRemove("fighter")),
        ("MASTER_PLACE bran wolf 8,4", c.MasterPlace("bran", "wolf", "8, 4")),
        ("SET_FLAG heard", c.SetFlag("heard")),
        ("SET_FLAG heard no", c.SetFlag("heard", False)),
        ("talk marta", c.NpcDialogue("marta", "welcome")),
        ("talk to old jory Good evening!", c.NpcDialogue("jory", "Good evening!")),
    ],
)
def test_the_master_names_creatures_as_players_do(text: str, meant: Any) -> None:
    state = Match(GAME, GAME.scenarios.load("copper-mine"), seed=1, seats=[None, None]).state

    assert GAME.presenter.understand(state, 0, text, Catalogue("turnwright.games.tactics").tell) == meant


@pytest.mark.parametrize(
    ("typed", "lang"),
    [("extinguish", "en"), ("éteindre", "fr"), ("apagar", "pt"), ("扑灭", "zh")],
)
def test_a_fire_is_put_out_in_every_language(typed: str, lang: str) -> None:
    fire = {"condition": "burning", "ongoing": "1d4 fire", "can_be_put_out": True}
    assert meant(
        typed, lang, fight("Ab", [1], A=creature("hero", bears=[fire]), b=creature("b"))
    ) == c.Escape("hero")


def at_the_inn(name: str = "copper-mine") -> Match:
    """The beginning of a shipped adventure."""
    game = Tactics()
    return Match(game, game.scenarios.load(name), seed=1, seats=[None, None])


@pytest.mark.parametrize("text", ["open 13,3", "open 13, 3", "open 13 3", "open door", "close door 13,3"])
def test_between_fights_a_door_goes_by_its_cell(text: str) -> None:
    played = at_the_inn()

    assert parse.understand(played.state, 1, text, str) == c.InteractObject("cleric", "door_13_3")


@pytest.mark.parametrize(("lang", "text"), [("en", "read the notice board"), ("zh", "阅读告示牌")])
def test_the_does_text_of_a_thing_can_be_typed(lang: str, text: str) -> None:
    tell = Catalogue("turnwright.games.tactics", lang).tell

    assert parse.understand(at_the_inn().state, 1, text, tell) == c.InteractObject("cleric", "board")


@pytest.mark.parametrize(
    "text", ["ask Marta what troubles the valley?", "talk marta what troubles the valley"]
)
def test_an_npc_is_asked_in_the_words_of_a_line(text: str) -> None:
    played = at_the_inn()
    played.state.story_flags.append("heard")
    tell = Catalogue("turnwright.games.tactics", "en").tell

    assert parse.understand(played.state, 1, text, tell) == c.NpcDialogue("marta", "news", "cleric")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("marta", "At 6, 6: Marta (someone to talk to)."),
        ("board", "At 1, 1: the notice board (something to look at)."),
    ],
)
def test_people_and_things_of_a_scene_can_be_looked_at(text: str, found: str) -> None:
    played = at_the_inn()
    words = Catalogue("turnwright.games.tactics", "en")
    told = played.game.presenter.look(played.view(1), text, words.tell)

    assert [words.tell(message) for message in told] == [found]
