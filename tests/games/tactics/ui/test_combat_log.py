"""The combat log: intents, outcomes and times."""

from __future__ import annotations

from typing import Any

import msgspec

from games.tactics.forecast.test_preview import FIRE
from games.tactics.stage import caster, creature, fight
from turnwright import Match
from turnwright.agents import agent
from turnwright.games.tactics import commands as c
from turnwright.games.tactics.engine import TurnEngine
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.ui.combat_log import (
    AttackOutcome,
    CheckOutcome,
    CombatLog,
    CombatLogEntry,
    MoveOutcome,
    PlainOutcome,
    SpellOutcome,
    SpellOutcomeCreature,
    outcome_of,
)
from turnwright.kernel.journal import Journal


def test_an_attack_has_its_roll_its_damage_and_whether_the_target_fell() -> None:
    played = fight("Ab", [15, 4], A=creature("hero"), b=creature("wolf", hp=6))
    command = c.MeleeAttack("hero", "wolf", "club")

    assert outcome_of(command, played.do(command)) == AttackOutcome(
        "wolf", "club", True, False, 15, 19, 12, damage=6, downed=True
    )


def test_a_miss_has_no_damage() -> None:
    played = fight("Ab", [2], A=creature("hero"), b=creature("wolf"))
    command = c.MeleeAttack("hero", "wolf", "club")

    assert outcome_of(command, played.do(command)) == AttackOutcome("wolf", "club", False, False, 2, 6, 12)


def test_a_spell_has_each_creature_it_reached() -> None:
    played = fight(
        "M" + "." * 14 + "ab",
        [*[3] * 8, 20, 1],
        M=caster("mage", FIRE),
        a=creature("boar", hp=50),
        b=creature("wolf"),
        spells=[FIRE],
    )
    command = c.SpellCast("mage", "burst", area_center="16, 0")
    outcome = outcome_of(command, played.do(command))

    assert isinstance(outcome, SpellOutcome)
    assert (outcome.spell, outcome.slot_level) == ("burst", 3)
    assert (16, 0) in outcome.cells
    assert outcome.creatures == (
        SpellOutcomeCreature("boar", "half", 12),
        SpellOutcomeCreature("wolf", "fail", 24),
    )


def test_a_countered_spell_has_reached_no_creature() -> None:
    bots = [agent(Tactics(), "heuristic"), None]
    foe = caster("foe", {"id": "counterspell"})
    played = fight("M...b", [5], seats=bots, M=caster("mage", FIRE), b=foe, spells=[FIRE])
    command = c.SpellCast("mage", "burst", area_center="4, 0")

    assert outcome_of(command, played.do(command)) == SpellOutcome("burst", 3, countered=True)


def test_a_spell_that_a_shield_stopped_has_missed() -> None:
    bots = [agent(Tactics(), "heuristic"), None]
    mage, foe = caster("mage", {"id": "magic_missile"}), caster("foe", {"id": "shield"})
    played = fight("M...b", seats=bots, M=mage, b=foe)
    command = c.SpellCast("mage", "magic_missile", target="foe")
    outcome = outcome_of(command, played.do(command))

    assert isinstance(outcome, SpellOutcome)
    assert (outcome.creatures, outcome.countered) == ((SpellOutcomeCreature("foe", "miss"),), False)


def test_a_move_lists_its_path_and_the_opportunity_attacks() -> None:
    played = fight(
        "bA....", [15, 1], seats=[agent(Tactics(), "heuristic"), None], A=creature("hero"), b=creature("wolf")
    )
    command = c.Move("hero", "3, 0")
    outcome = outcome_of(command, played.do(command))

    assert outcome == MoveOutcome(
        ((2, 0), (3, 0)), (AttackOutcome("hero", "club", True, False, 15, 19, 12, damage=3),)
    )


def test_a_test_has_its_total_and_anything_else_its_events() -> None:
    played = fight("A.b", [14], A=creature("hero"), b=creature("wolf"))
    dodge, search = c.Dodge("hero"), c.SkillCheck("hero", "perception", dc=12)

    assert played.who("hero").seat == 1
    step = played.match.submit(0, search)
    assert outcome_of(search, step.events) == CheckOutcome("hero", "perception", 14, 12, True)
    assert outcome_of(dodge, played.do(dodge)) == PlainOutcome(("ACTION_TAKEN", "CONDITION_APPLIED"))


def test_the_log_of_a_match_is_that_of_its_journal() -> None:
    journal = Journal()
    engine = TurnEngine("goblin-ambush", seats=["heuristic", "heuristic"], seed=2, journal=journal)
    engine.elapse(1000)
    engine.run_combat_loop(20)
    engine.elapse(2500)
    engine.run_combat_loop(10)
    log = CombatLog.of(journal.lines)

    assert log.entries == engine.log.entries
    assert len(log.entries) == 30
    assert {entry.timestamp for entry in log.entries} == {1000, 2500}
    assert log.entries[0].actor_id == "master"
    assert [entry.intent.actor for entry in log.entries[1:]] == [e.actor_id for e in log.entries[1:]]


def test_a_command_that_waited_for_a_person_is_one_entry() -> None:
    from games.tactics.test_engine import begun, thrown

    engine = begun()
    engine.submit_intent("MELEE_ATTACK player_1 npc_wolf club")
    engine.answer_roll(thrown(engine.roll_requests()[0], 15))
    engine.answer_roll(thrown(engine.roll_requests()[0], 1))
    last = engine.log.entries[-1]

    assert len(engine.log.entries) == 2
    assert isinstance(last.outcome, AttackOutcome)
    assert (last.outcome.natural, last.outcome.damage) == (15, 3)


def test_undone_commands_are_not_in_the_log() -> None:
    journal = Journal()
    match = Match(Tactics(), "bench-goblins", seats=[agent(Tactics(), "heuristic"), None], journal=journal)
    while match.act() is not None:
        pass
    before = len(CombatLog.of(journal.lines).entries)
    x, y = match.view(1)["combatUpdate"]["positions"]["fighter"]
    match.submit(1, c.Move("fighter", f"{x}, {y + 1}"))
    assert len(CombatLog.of(journal.lines).entries) == before + 1
    match.undo(1)

    assert len(CombatLog.of(journal.lines).entries) == before


def test_an_entry_is_json_and_back_and_can_be_narrated() -> None:
    engine = TurnEngine("goblin-ambush", seats=["heuristic", "heuristic"], seed=4)
    engine.run_combat_loop(25)
    engine.log.narrate(1, "narration/1")
    data: Any = msgspec.json.decode(msgspec.json.encode(engine.log.entries))

    assert msgspec.convert(data, list[CombatLogEntry]) == engine.log.entries
    assert data[1]["narration_id"] == "narration/1"
    assert list(data[0]) == ["timestamp", "actor_id", "intent", "outcome", "narration_id", "rolls"]
