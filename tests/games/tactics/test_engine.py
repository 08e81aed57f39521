"""The turn engine by the names of its protocol: intents in, roll requests and updates out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.tactics.stage import caster, creature
from turnwright import Rejected
from turnwright.gamekit.intents import IntentError, Query
from turnwright.games.tactics.commands import EndTurn, MeleeAttack, SkillCheck
from turnwright.games.tactics.engine import (
    GridCoord,
    Narration,
    Question,
    RollRequest,
    RollResult,
    TurnEngine,
)
from turnwright.kernel.journal import Journal
from turnwright.story.teller import Teller

HERO = creature("hero", hp=30, initiative=3)
WOLF = creature("wolf", initiative=0)


def duel(rows: str = "Hw", **settings: Any) -> dict[str, Any]:
    """A scene with a hero and a wolf on one row."""
    return {
        "name": "Duel",
        "map": {"rows": [rows.replace("H", ".").replace("w", ".")]},
        "party": [{"id": "player_1", "base": "hero", "at": [rows.index("H"), 0]}],
        "foes": [{"id": "npc_wolf", "base": "wolf", "at": [rows.index("w"), 0]}],
        "creatures": [HERO, WOLF],
        **settings,
    }


def thrown(request: RollRequest, *faces: int, **changed: Any) -> dict[str, Any]:
    """An honest answer to a request: these faces, and what its hint adds."""
    dice = request.formula_hint or ""
    bonus = int("0" + dice.partition("+")[2])
    natural = max(faces) if "kh" in dice else min(faces) if "kl" in dice else sum(faces)
    honest: dict[str, Any] = {
        "sessionId": request.session_id,
        "requestId": request.request_id,
        "actorId": request.actor_id,
        "total": natural + bonus,
        "natural": natural,
        "naturals": list(faces),
        "breakdown": {"BONUS": bonus} if bonus else {},
        "timestamp": 1,
    }
    return honest | changed


def begun(dice: list[int] | None = None, **settings: Any) -> TurnEngine:
    """A fight in which it is the hero's turn."""
    engine = TurnEngine(duel(**settings), session_id="s1", seats=[None, None], dice=dice or [1, 1, 1])
    engine.start_combat()
    (request,) = engine.roll_requests()
    engine.answer_roll(thrown(request, 20))
    return engine


# Rolls


def test_initiative_is_asked_of_players_and_thrown_for_every_other_creature() -> None:
    engine = TurnEngine(duel(), session_id="s1", dice=[5])
    asked: list[RollRequest] = []
    engine.on("RollRequest", asked.append)
    engine.start_combat()

    assert [msgspec.to_builtins(request) for request in asked] == [
        {
            "sessionId": "s1",
            "requestId": "1.0",
            "actorId": "player_1",
            "rollKind": "initiative",
            "reason": "initiative",
            "ability": "DEX",
            "formulaHint": "1d20+3",
        }
    ]
    assert engine.scene != "CombatTurnBased"
    engine.answer_roll(thrown(asked[0], 12))
    assert engine.scene == "CombatTurnBased"
    order = engine.combat_state()["initiative_order"]
    assert [(entry["creature_id"], entry["initiative_value"]) for entry in order] == [
        ("player_1", 15),
        ("npc_wolf", 5),
    ]


def test_attack_and_damage_are_two_requests() -> None:
    engine = begun()
    engine.submit_intent("MELEE_ATTACK player_1 npc_wolf club")
    (attack,) = engine.roll_requests()
    assert (attack.roll_kind, attack.formula_hint, attack.reason) == (
        "attack",
        "1d20+4",
        "hit Wolf with Club",
    )

    engine.answer_roll(thrown(attack, 15))
    (damage,) = engine.roll_requests()
    assert (damage.roll_kind, damage.formula_hint) == ("other", "1d4+2")
    assert damage.reason == "damage to Wolf by Club"
    engine.answer_roll(thrown(damage, 4))
    assert engine.roll_requests() == []
    assert engine.state.get("npc_wolf").current_hp == 14


def test_a_critical_hit_asks_for_twice_the_dice() -> None:
    engine = begun()
    engine.submit_intent(MeleeAttack("player_1", "npc_wolf"))
    engine.answer_roll(thrown(engine.roll_requests()[0], 20))
    (damage,) = engine.roll_requests()

    assert damage.formula_hint == "2d4+2"
    engine.answer_roll(thrown(damage, 4, 4))
    assert engine.state.get("npc_wolf").current_hp == 10


def test_a_test_that_the_master_asks_for_is_a_request() -> None:
    engine = begun(shows_dc=True)
    engine.submit_intent(SkillCheck("player_1", "athletics", context="open the gate", dc=15))
    (request,) = engine.roll_requests()

    assert (request.roll_kind, request.skill, request.dc) == ("skill", "athletics", 15)
    assert request.reason == "open the gate"


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"total": 25}, "wrong-total"),
        ({"total": 15, "breakdown": {"BONUS": 0}}, "wrong-total"),
        ({"breakdown": {"BONUS": 4, "LUCK": 3}, "total": 22}, "wrong-total"),
        ({"natural": 14, "total": 18}, "wrong-total"),
        ({"naturals": [21], "natural": 21, "total": 25}, "impossible"),
        ({"naturals": [0], "natural": 0, "total": 4}, "impossible"),
        ({"naturals": [15, 3]}, "impossible"),
        ({"actorId": "npc_wolf"}, "not-yours"),
        ({"requestId": "9.9"}, "unknown-request"),
        ({"sessionId": "s2"}, "wrong-session"),
        ({"natural": "15"}, "malformed"),
        ({"secret": 1}, "malformed"),
    ],
)
def test_an_impossible_roll_is_refused_and_still_requested(changed: dict[str, Any], code: str) -> None:
    engine = begun()
    engine.submit_intent("MELEE_ATTACK player_1 npc_wolf club")
    (request,) = engine.roll_requests()
    before = engine.match.digest()

    with pytest.raises(Rejected) as refused:
        engine.answer_roll(thrown(request, 15, **changed))
    assert refused.value.code == code
    assert (engine.roll_requests(), engine.match.digest()) == ([request], before)


def test_no_seat_throws_for_another_or_twice() -> None:
    engine = begun()
    engine.submit_intent("MELEE_ATTACK player_1 npc_wolf club")
    (request,) = engine.roll_requests()

    with pytest.raises(Rejected) as refused:
        engine.answer_roll(thrown(request, 15), seat=0)
    assert refused.value.code == "not-yours"
    engine.answer_roll(thrown(request, 2), seat=1)
    with pytest.raises(Rejected) as refused:
        engine.answer_roll(thrown(request, 2), seat=1)
    assert refused.value.code == "unknown-request"


def test_a_result_comes_as_json_too() -> None:
    engine = begun()
    engine.submit_intent("MELEE_ATTACK player_1 npc_wolf club")
    (request,) = engine.roll_requests()
    result = msgspec.convert(thrown(request, 2), RollResult)

    engine.answer_roll(msgspec.json.encode(result))
    assert engine.roll_requests() == []


def test_a_single_face_may_be_given_without_a_list() -> None:
    engine = begun()
    engine.submit_intent("MELEE_ATTACK player_1 npc_wolf club")
    honest = thrown(engine.roll_requests()[0], 2)
    del honest["naturals"]

    engine.answer_roll(honest)
    assert engine.roll_requests() == []


@pytest.mark.parametrize("left_out", ["breakdown", "naturals", "clientSeed", "timestamp"])
def test_the_engine_accepts_the_short_roll_results_of_a_server(left_out: str) -> None:
    engine = begun()
    engine.submit_intent("MELEE_ATTACK player_1 npc_wolf club")
    honest = thrown(engine.roll_requests()[0], 19, clientSeed="dd", timestamp=2.5)
    del honest[left_out]

    engine.answer_roll(honest)
    (damage,) = engine.roll_requests()
    assert damage.formula_hint == "1d4+2"


def test_a_breakdown_that_does_not_add_up_is_refused() -> None:
    engine = begun()
    engine.submit_intent("MELEE_ATTACK player_1 npc_wolf club")
    wrong = thrown(engine.roll_requests()[0], 2, breakdown={"STR": 1})

    with pytest.raises(Rejected, match="the breakdown adds 1"):
        engine.answer_roll(wrong)


def test_the_log_keeps_seed_time_and_breakdown_of_a_reported_roll() -> None:
    engine = begun()
    engine.submit_intent("MELEE_ATTACK player_1 npc_wolf club")
    (request,) = engine.roll_requests()
    engine.answer_roll(thrown(request, 2, clientSeed="c0ffee", timestamp=1234))

    (kept,) = engine.log.entries[-1].rolls
    assert (kept.client_seed, kept.timestamp, kept.naturals) == ("c0ffee", 1234, (2,))
    assert kept.breakdown == thrown(request, 2)["breakdown"]
    assert kept.total == 2 + sum(kept.breakdown.values())


# Intents


def test_an_intent_comes_by_its_fields_in_letters_of_any_size() -> None:
    engine = begun()
    engine.submit_intent({"INTENT": "DODGE", "ACTOR": "player_1"})

    assert engine.combat_state()["participants"]["player_1"]["conditions"] == [
        {"name": "dodging", "duration": "UntilStartOfTurn(player_1)", "source": "player_1"}
    ]


def test_a_refused_intent_says_why_and_the_preview_what_instead() -> None:
    engine = begun(rows="H....w")
    with pytest.raises(Rejected) as refused:
        engine.submit_intent("MELEE_ATTACK player_1 npc_wolf club")

    assert refused.value.code == "out-of-range"
    shown = engine.preview("MELEE_ATTACK player_1 npc_wolf club")
    assert shown["suggestion"]["move_required"] is True
    engine.submit_intent(shown["suggestion"])


def test_no_seat_commands_for_another() -> None:
    engine = begun()
    with pytest.raises(Rejected) as refused:
        engine.submit_intent(EndTurn("player_1"), seat=0)
    assert refused.value.code == "not-yours"


def test_a_reaction_is_a_question_to_its_player() -> None:
    engine = begun(dice=[1, 1, 1], rows=".Hw......")
    engine.submit_intent("END_TURN player_1")
    engine.submit_intent("MOVE npc_wolf 5,0")
    (question,) = engine.questions()

    assert question == Question(
        "s1", question.request_id, "player_1", "opportunity_attack", ("yes", "no"), "npc_wolf"
    )
    engine.answer_question(question.request_id, 1)
    assert engine.questions() == []
    assert engine.combat_update()["positions"]["npc_wolf"] == [5, 0]


# The state and its updates


def test_the_state_has_the_form_of_the_protocol() -> None:
    engine = begun()
    state = engine.combat_state()

    assert list(state) == [
        "encounter_id",
        "round",
        "initiative_order",
        "active_index",
        "participants",
        "started_at",
        "ended_at",
    ]
    assert state["participants"]["player_1"] == {
        "creature_id": "player_1",
        "base": "hero",
        "current_hp": 30,
        "temp_hp": 0,
        "conditions": [],
        "used_action": False,
        "used_bonus_action": False,
        "used_reaction": False,
        "remaining_movement_ft": 30,
        "position": {"x": 0, "y": 0},
    }
    assert state["initiative_order"][0] == {
        "creature_id": "player_1",
        "name": "Hero 1",
        "initiative_value": 23,
        "is_alive": True,
        "is_conscious": True,
        "is_player_controlled": True,
    }
    assert state["ended_at"] is None
    assert engine.grid_cell(1, 0).coord == GridCoord(1, 0)


def test_an_update_comes_after_each_action() -> None:
    engine = begun()
    updates: list[dict[str, Any]] = []
    engine.on("CombatUpdate", updates.append)
    engine.submit_intent("DODGE player_1")
    engine.advance_initiative()

    assert [update["activeCreatureId"] for update in updates] == ["player_1", "npc_wolf"]
    assert updates[0]["sessionId"] == "s1"
    engine.off("CombatUpdate", updates.append)


def test_the_order_wraps_and_the_round_counts() -> None:
    engine = begun()
    heard: list[str] = []
    engine.on("*", lambda event: heard.append(event.__struct_config__.tag))
    engine.advance_initiative()
    engine.advance_initiative()

    assert heard == ["TURN_END", "TURN_START", "TURN_END", "NEW_ROUND", "TURN_START"]
    assert engine.combat_update()["round"] == 2


def test_bots_play_a_fight_to_its_end() -> None:
    engine = TurnEngine("goblin-ambush", seats=["heuristic", "heuristic"], seed=7)
    ended: list[Any] = []
    engine.on("COMBAT_END", ended.append)

    assert engine.run_combat_loop()
    assert engine.over
    assert engine.aftermath == ended[0]
    assert engine.scene == "SocialFreeFlow"
    assert engine.combat_update()["inCombat"] is False
    assert ended[0].loot
    assert ended[0].xp > 0


def test_the_loop_stops_where_a_person_has_to_act() -> None:
    engine = TurnEngine(duel(), seed=3, throws=())
    assert not engine.run_combat_loop()
    active = engine.state.active()

    assert active is not None
    assert active.creature_id == "player_1"


def test_time_is_an_input() -> None:
    engine = TurnEngine(duel(), seats=[None, None], throws=(), seed=1, journal=Journal())
    engine.elapse(5000)
    engine.start_combat()

    assert engine.combat_state()["started_at"] == 5000
    engine.end_combat()
    assert engine.combat_state()["ended_at"] == 5000


def test_a_turn_can_be_run_step_by_step() -> None:
    engine = TurnEngine("goblin-ambush", seats=["heuristic", "heuristic"], seed=7)
    assert engine.start_turn() == ""
    turns: list[str] = []
    while not engine.combat_ended():
        turns.append(engine.start_turn())
        assert engine.process_turn_actions()

    ended = engine.handle_combat_end()
    assert ended is not None
    assert ended.winner in ("party", "foes")
    assert turns[0] == ""
    assert set(turns[1:]) <= {entry.creature_id for entry in engine.state.initiative_order}


def test_a_turn_that_is_a_persons_is_left_to_them() -> None:
    engine = begun()
    assert engine.start_turn() == "player_1"
    assert not engine.process_turn_actions()
    assert engine.handle_combat_end() is None
    engine.end_turn()
    assert engine.start_turn() == "npc_wolf"


def test_a_narration_is_tied_to_its_action() -> None:
    engine = begun()
    heard: list[Any] = []
    engine.on("Narration", heard.append)
    engine.submit_intent("DODGE player_1")
    said = Narration("n/7", "She ducks behind her shield.", "master")
    engine.narrate(said)

    assert heard == [said]
    assert [entry.narration_id for entry in engine.log.entries] == [None, "n/7"]


@pytest.mark.parametrize(("language", "words"), [("en", "Hero"), ("pt", "Hero"), ("zh", "Hero")])
def test_the_engine_narrates_each_action_by_itself(language: str, words: str) -> None:
    engine = TurnEngine(duel(), seats=[None, None], throws=[], dice=[1, 20, 15, 3])
    engine.narrator = Teller(engine.game, language)
    heard: list[Narration] = []
    engine.on("Narration", heard.append)
    engine.start_combat()
    engine.submit_intent("MELEE_ATTACK player_1 npc_wolf club")

    assert [each.language for each in heard] == [language] * 2
    assert words in heard[1].text
    assert [entry.narration_id for entry in engine.log.entries] == [each.id for each in heard]


def test_a_refused_intent_is_not_narrated() -> None:
    engine = TurnEngine(duel("H....w"), seats=[None, None], throws=[], dice=[20, 1])
    engine.narrator = Teller(engine.game)
    engine.start_combat()
    heard: list[Narration] = []
    engine.on("Narration", heard.append)

    with pytest.raises(Rejected):
        engine.submit_intent("MELEE_ATTACK player_1 npc_wolf club")
    assert heard == []


BLAST = {
    "id": "blast",
    "name": "Blast",
    "level": 1,
    "range": 60,
    "area": {"shape": "circle", "size": 10},
    "effects": [{"save": "DEX", "fail": [{"damage": "1d6 fire"}]}],
}


def with_a_blast(dice: list[int]) -> TurnEngine:
    """A hero who can cast a burst of fire."""
    mage = caster("hero", BLAST)
    engine = TurnEngine(
        duel("H....w", creatures=[WOLF], heroes=[mage], spells=[BLAST]),
        seats=[None, None],
        throws=[],
        dice=dice,
    )
    engine.start_combat()
    return engine


def test_the_update_shows_an_instant_area_with_its_shape_until_the_next_action() -> None:
    engine = with_a_blast([1, 20, 5, 3])
    assert engine.combat_update()["areaCells"] == []
    engine.submit_intent("SPELL_CAST player_1 blast AREA_CENTER=4,0")

    shown = engine.combat_update(1)
    assert [2, 0] in shown["areaCells"]
    (area,) = shown["areas"]
    assert (area["power"], area["shape"], area["lasts"]) == ("blast", {"Circle": {"radius_ft": 10}}, False)
    engine.submit_intent("END_TURN player_1")
    assert engine.combat_update()["areaCells"] == shown["areaCells"]
    engine.submit_intent("DODGE npc_wolf")
    assert engine.combat_update()["areas"] == []


@pytest.mark.parametrize(
    "shape",
    ["circle", "Circle", "Circle{radius_ft: 10}", "Circle { radius_ft: 10 }", {"Circle": {"radius_ft": 10}}],
)
def test_the_shapes_of_the_protocol_are_accepted(shape: Any) -> None:
    engine = with_a_blast([1, 20, 5, 3])
    intent = {"intent": "SPELL_SHAPE", "actor": "player_1", "spell": "blast", "area_center": "4, 0"}
    engine.submit_intent({**intent, "shape": shape})

    assert engine.combat_update()["areas"][0]["power"] == "blast"


@pytest.mark.parametrize(
    ("shape", "code"),
    [
        ("Cone{length_ft: 10}", "wrong-shape"),
        ("Circle{radius_ft: 20}", "wrong-shape"),
        ("Circle{radius_ft: ten}", "wrong-shape"),
        ({"Circle": {"radius": 10}}, "malformed"),
        ({"Circle": {"radius_ft": "10"}}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_another_shape_or_size_is_refused(shape: Any, code: str) -> None:
    engine = with_a_blast([1, 20])
    intent = {"intent": "SPELL_SHAPE", "actor": "player_1", "spell": "blast", "area_center": "4, 0"}
    with pytest.raises(Rejected) as caught:
        engine.submit_intent({**intent, "shape": shape})

    assert (caught.value.code, caught.value.field) == (code, "shape")


def test_heroes_of_an_adventure_speak_for_their_own_seat() -> None:
    engine = TurnEngine("copper-mine", seats=[None, None], throws=[], seed=1)
    engine.submit_intent("NPC_DIALOGUE marta news ACTOR=fighter")

    assert engine.state.story_flags == ["heard"]
    engine.submit_intent("TRAVEL fighter road")
    assert engine.scene == "Exploration"


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(ValueError, match="unknown bot 'hal'"):
        TurnEngine(duel(), seats=["hal", None])


# Invalid intents


@pytest.mark.parametrize("junk", [None, 5, [], 1.5, b"MOVE", object()])
def test_an_invalid_intent_is_malformed(junk: Any) -> None:
    engine = begun()
    for ask in (engine.submit_intent, engine.preview):
        with pytest.raises(Rejected) as caught:
            ask(junk)
        assert (caught.value.code, caught.value.field) == ("malformed", "intent")


def test_a_field_that_an_intent_does_not_have_is_refused_with_the_one_that_is_meant() -> None:
    engine = begun()
    intent = {"intent": "MELEE_ATTACK", "actor": "player_1", "target": "npc_wolf", "move_requierd": True}
    with pytest.raises(Rejected) as caught:
        engine.submit_intent(intent)

    assert (caught.value.code, caught.value.field) == ("malformed", "move_requierd")
    assert str(caught.value) == "MELEE_ATTACK has no field 'move_requierd'. Did you mean \"move_required\"?"
    with pytest.raises(Rejected, match="unknown field"):
        engine.game.notation.command_from_data(intent)


@pytest.mark.parametrize("to", ["0.5, 0", "0, 0.5", "0.5, 0.5"])
def test_a_move_must_end_on_a_cell(to: str) -> None:
    engine = begun(rows="H....w")
    refusal = engine.preview({"intent": "MOVE", "actor": "player_1", "to": to})["refusal"]

    assert (refusal["code"], refusal["field"]) == ("malformed", "to")


def test_while_a_question_is_open_a_preview_says_so_too() -> None:
    engine = begun(rows="Hw....")
    engine.submit_intent("DODGE player_1")
    engine.submit_intent("END_TURN player_1")
    engine.submit_intent("MOVE npc_wolf 4,0")
    assert len(engine.questions()) == 1
    shown = engine.preview("MOVE npc_wolf 3,0")
    with pytest.raises(Rejected) as caught:
        engine.submit_intent("MOVE npc_wolf 3,0")

    assert (shown["legal"], shown["intent"]) == (False, "MOVE")
    assert shown["refusal"] == caught.value.as_data()
    assert shown["refusal"]["code"] == "waiting"


def test_legendary_resistance_is_a_yes_or_a_no_of_the_creature_that_has_it() -> None:
    wolf = {**WOLF, "resistances": 1}
    mage = {"id": "mage", "base": "wizard_5", "at": [0, 0]}
    scene = duel("H....w", creatures=[HERO, wolf]) | {"party": [mage]}
    engine = TurnEngine(scene, seats=[None, None], throws=[], dice=[20, 1, *[1] * 8, 2])
    engine.start_combat()
    engine.submit_intent("SPELL_CAST mage fireball AREA_CENTER=5,0")
    (asked,) = engine.questions()

    assert (asked.actor_id, asked.question, asked.choices) == (
        "npc_wolf",
        "legendary_resistance",
        ("yes", "no"),
    )


def test_a_breakdown_with_a_wrong_sum_is_refused() -> None:
    engine = begun()
    engine.submit_intent("MELEE_ATTACK player_1 npc_wolf club")
    (request,) = engine.roll_requests()
    with pytest.raises(Rejected) as caught:
        engine.answer_roll(thrown(request, 10, breakdown={"STR": 7}))

    assert (caught.value.code, caught.value.field) == ("wrong-total", "breakdown")
    assert str(caught.value) == "the breakdown adds 7, but the bonus is 4"


# Intent blocks


def test_blocks_of_text_are_carried_out_in_order() -> None:
    engine = begun(rows="H...w")
    text = """The hero charges, then waits.
[INTENTS]
INTENT: MOVE
ACTOR: player_1
TO: "1, 0"
END_INTENT
INTENT: DODGE
ACTOR: player_1
END_INTENT
[/INTENTS]
"""
    assert len(engine.submit_intents(text)) == 2
    assert [entry.intent.__struct_config__.tag for entry in engine.log.entries[-2:]] == ["MOVE", "DODGE"]
    with pytest.raises(Rejected, match="action"):
        engine.submit_intents("INTENT: DASH\nACTOR: player_1\nEND_INTENT")


def test_the_blocks_of_the_seed_find_what_they_name() -> None:
    engine = begun([1, 1, 15, 3, 15, 3], rows="Hw")
    engine.submit_intents(
        "[INTENTS]\nINTENT: MELEE_ATTACK\nACTOR: player_1\nTARGET: npc_wolf\n"
        "WEAPON: weapon_club_01\nMOVE_REQUIRED: YES\nEND_INTENT\n[/INTENTS]"
    )
    (request,) = engine.roll_requests()
    assert (request.roll_kind, request.reason) == ("attack", "hit Wolf with Club")


def test_a_text_with_an_error_is_not_carried_out_in_part() -> None:
    engine = begun(rows="H...w")
    text = "INTENT: DODGE\nACTOR: player_1\nEND_INTENT\nINTENT: DODGE\nWHO: player_1\nEND_INTENT"
    with pytest.raises(IntentError) as caught:
        engine.submit_intents(text)
    assert (caught.value.line, caught.value.field) == (5, "WHO")
    assert engine.submit_intents("INTENT: DODGE\nACTOR: player_1\nEND_INTENT")


def test_a_question_goes_to_its_listeners() -> None:
    engine = begun()
    asked: list[Query] = []
    engine.on("RULE_QUERY", asked.append)
    assert engine.submit_intents("INTENT: RULE_QUERY\nQUERY: How does Help work?\nEND_INTENT") == []
    assert asked == [Query("RULE_QUERY", "How does Help work?")]
