"""A program that embeds the engine hears a narrator and cues, in the order of the seed."""

from __future__ import annotations

from typing import Any

import pytest

from turnwright.games.tactics import TurnEngine
from turnwright.kernel.errors import Rejected
from turnwright.story.narration.engine_voice import EngineVoice

NAMES = ("CombatUpdate", "Narration", "VOICE_INTENT", "MUSIC", "SFX", "COMBAT_START", "COMBAT_END")


def listened(**more: Any) -> tuple[TurnEngine, list[tuple[str, Any]]]:
    engine = TurnEngine("bench-goblins", seed=5, throws=[], **more)
    heard: list[tuple[str, Any]] = []
    for name in NAMES:
        engine.on(name, lambda what, name=name: heard.append((name, what)))
    EngineVoice(engine)
    return engine, heard


def test_a_fight_begins_with_the_update_then_the_voice_then_the_music() -> None:
    engine, heard = listened(seats=["heuristic", "heuristic"])
    engine.start_combat()

    names = [name for name, _ in heard]
    start = names.index("COMBAT_START")
    assert names[start + 1 : start + 5] == ["CombatUpdate", "Narration", "VOICE_INTENT", "MUSIC"]
    assert heard[start + 3][1].name == "EVENT"
    assert heard[start + 4][1].name == "combat"


def test_a_fight_ends_with_the_music_of_its_aftermath() -> None:
    engine, heard = listened(seats=["heuristic", "heuristic"])
    engine.run_combat_loop()

    names = [name for name, _ in heard]
    end = names.index("COMBAT_END")
    after = [name for name in names[end + 1 :] if name != "SFX"]
    assert after[:4] == ["CombatUpdate", "Narration", "VOICE_INTENT", "MUSIC"]
    assert [what.name for name, what in heard if name == "MUSIC"] == ["combat", "after-combat"]
    assert "blade" in {what.name for name, what in heard if name == "SFX"}


def test_every_entry_of_the_log_with_a_narration_has_its_id() -> None:
    engine, heard = listened(seats=["heuristic", "heuristic"])
    engine.run_combat_loop()

    told = [what for name, what in heard if name == "Narration"]
    attached = [entry.narration_id for entry in engine.log.entries]
    assert {each for each in attached if each} <= {narration.id for narration in told}
    attacks = [entry for entry in engine.log.entries if "Attack" in type(entry.intent).__name__]
    assert attacks
    assert all(entry.narration_id for entry in attacks)


def test_a_refused_intent_is_narrated_and_leaves_log_and_match_alone() -> None:
    engine, heard = listened(seats=["heuristic", None])
    number = engine.match.number
    for _ in range(3):
        with pytest.raises(Rejected):
            engine.submit_intent({"intent": "DODGE", "actor": "stranger"})

    said = [what.text for name, what in heard if name == "Narration" and not what.id]
    assert engine.match.number == number
    assert len(set(said)) == 3
    assert not engine.log.entries


def test_a_late_narration_finds_its_entry_by_the_number_of_the_input() -> None:
    engine, _ = listened(seats=["heuristic", "heuristic"])
    engine.run_combat_loop(most=8)
    log = engine.log
    number = log.numbers[2]

    assert log.narrate_input(number, "late")
    assert log.entries[2].narration_id == "late"
    log.take_back(number)
    assert not log.narrate_input(number, "later")
