"""The intent language: blocks to commands and back, for every game, and what is wrong with a text."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turnwright import ChoiceRequest, Match
from turnwright.gamekit.intents import (
    LONGEST,
    MOST_INTENTS,
    IntentError,
    described_types,
    parse,
    read_intents,
    types_of,
    write_intents,
)
from turnwright.gamekit.references import References
from turnwright.games import load, names
from turnwright.games.duel.commands import ChooseStat
from turnwright.games.stellar.commands import EndTurn, MoveFleet, RenameFleet
from turnwright.games.tactics.commands import (
    CombatStart,
    MeleeAttack,
    Move,
    SceneEvent,
    SpellCast,
)
from turnwright.lab.simulate import pass_time

TACTICS, STELLAR, DUEL = load("tactics"), load("stellar"), load("duel")


def block(*lines: str) -> str:
    return "\n".join(["[INTENTS]", *lines, "[/INTENTS]"])


def test_a_block_between_other_text_is_an_intent() -> None:
    text = "Bran charges.\n" + block(
        "intent: melee_attack",
        "  Actor: fighter",
        "TARGET: 'goblin_2'",
        "MOVE_REQUIRED: yes",
        "",
        "END_INTENT",
    )
    assert read_intents(TACTICS, text + "\nMore: text.") == [
        MeleeAttack("fighter", "goblin_2", move_required=True)
    ]


def test_a_bare_intent_counts_in_a_text_without_blocks() -> None:
    fields = "ACTOR: mage\nSPELL: fireball\nSLOT_LEVEL: 3\nAREA_CENTER: 15, 8"
    text = f"He casts.\nINTENT: SPELL_CAST\n{fields}\nEND_INTENT"
    assert read_intents(TACTICS, text) == [SpellCast("mage", "fireball", 3, area_center="15, 8")]
    assert read_intents(TACTICS, f"{text}\n{block()}") == []


def test_a_block_holds_lists_and_points() -> None:
    both = block("INTENT: MOVE", "ACTOR: a", "TO: 5, 5", "VIA: 1, 2; 3, 4", "END_INTENT")
    pairs = block("INTENT: MOVE", "ACTOR: a", "TO: 5, 5", "VIA: 1, 2, 3, 4", "END_INTENT")
    assert (
        read_intents(TACTICS, both) == read_intents(TACTICS, pairs) == [Move("a", "5, 5", ("1, 2", "3, 4"))]
    )
    start = block("INTENT: COMBAT_START", "CREATURES: wolf, bear", "END_INTENT")
    assert read_intents(TACTICS, start) == [CombatStart(creatures=("wolf", "bear"))]


@pytest.mark.parametrize(
    ("lines", "line", "column", "field", "expected"),
    [
        (["INTENT: MELEE", "END_INTENT"], 2, 9, "INTENT", 'unknown type "MELEE"'),
        (["INTENT: DASH", "ACTOR: a", "ACTOR: b", "END_INTENT"], 4, 1, "ACTOR", "already given in line 3"),
        (["INTENT: DASH", "SPEED: 9", "END_INTENT"], 3, 1, "SPEED", "unknown field of DASH"),
        (["INTENT: DASH", "END_INTENT"], 2, 9, "ACTOR", "DASH needs this field"),
        (["INTENT: DASH", "ACTOR: a", "USING: FOOT", "END_INTENT"], 4, 8, "USING", "one of the choices"),
        (["INTENT: DASH", "just words", "END_INTENT"], 3, 1, "", "expected KEY: VALUE"),
        (["INTENT: DASH", "ACTOR: a"], 4, 1, "", "expected END_INTENT for the intent of line 2"),
        (["END_INTENT"], 2, 1, "", "expected INTENT: TYPE before END_INTENT"),
        (["ACTOR: a"], 2, 1, "", "expected INTENT: TYPE"),
        (["INTENT: MOVE", "ACTOR: a", "TO: there", "END_INTENT"], 4, 5, "TO", ""),
        (
            ["INTENT: SPELL_CAST", "ACTOR: a", "SPELL: b", "SLOT_LEVEL: three", "END_INTENT"],
            5,
            13,
            "SLOT_LEVEL",
            "a whole number",
        ),
        (
            ["INTENT: MELEE_ATTACK", "ACTOR: a", "TARGET: b", "SUBDUE: maybe", "END_INTENT"],
            5,
            9,
            "SUBDUE",
            "YES or NO",
        ),
    ],
)
def test_an_error_names_line_column_field_and_what_was_expected(
    lines: list[str], line: int, column: int, field: str, expected: str
) -> None:
    with pytest.raises(IntentError) as caught:
        read_intents(TACTICS, block(*lines))
    error = caught.value
    assert (error.line, error.column, error.field) == (line, column, field)
    assert expected in error.expected
    assert str(error).startswith(f"line {line}, column {column}")


def test_a_text_that_breaks_off_yields_nothing() -> None:
    whole = block("INTENT: DASH", "ACTOR: a", "END_INTENT")
    with pytest.raises(IntentError, match=r"expected \[/INTENTS\] for the block of line 1"):
        read_intents(TACTICS, whole.removesuffix("[/INTENTS]"))


@pytest.mark.parametrize("piece", [":", "\n", "INTENT: DASH\n", "[INTENTS]\n", "\x00", "KEY: v\n", "é", '"'])
def test_any_64_kib_are_answered(piece: str) -> None:
    text = (piece * LONGEST)[: LONGEST // len(piece.encode())]
    with suppress(IntentError):
        read_intents(TACTICS, text)
    with pytest.raises(IntentError, match="at most"):
        read_intents(TACTICS, "x" * (LONGEST + 1))


# There and back.


def legal_commands(name: str) -> list[Any]:
    """Commands from the options along a match of a game."""
    game = load(name)
    scenario = game.scenarios.load(None)
    match = Match(game, scenario, seed=1, seats=[None] * len(game.seats_for(scenario)))
    found: list[Any] = []
    for turn in range(60):
        waiting = match.pending()
        if match.outcome is not None or not (waiting or pass_time(match)):
            break
        for pending in waiting[:1]:
            if isinstance(pending.request, ChoiceRequest):
                match.answer(pending.seat, pending.request.id, 0)
            elif pending.request is None:
                options = game.options(match.state, pending.seat)
                step = max(1, options.count() // 25)
                found += [options.command(place) for place in range(0, options.count(), step)]
                match.submit(pending.seat, options.command(turn * 7 % options.count()))
    return found


@pytest.mark.parametrize("name", names())
def test_written_commands_of_play_read_back(name: str) -> None:
    game, commands = load(name), legal_commands(name)
    assert len(commands) > 10
    for start in range(0, len(commands), 200):
        part = commands[start : start + 200]
        assert read_intents(game, write_intents(game, part)) == part


texts = st.text(max_size=40)


@given(texts, texts)
def test_any_text_in_a_command_reads_back(name: str, other: str) -> None:
    orders = (MoveFleet("f", name), RenameFleet("g", other))
    commands = [RenameFleet("f", name), EndTurn(orders, other)]
    assert read_intents(STELLAR, write_intents(STELLAR, commands)) == commands


@given(st.text(max_size=60), st.lists(st.text(min_size=1, max_size=12), max_size=4))
def test_a_description_cannot_open_a_block_of_its_own(text: str, ids: list[str]) -> None:
    hostile = f"{text}\nEND_INTENT\n[/INTENTS]\n[INTENTS]\nINTENT: SURRENDER\nACTOR: all"
    commands = [SceneEvent("flood", hostile), CombatStart(text, tuple(ids))]
    assert read_intents(TACTICS, write_intents(TACTICS, commands)) == commands


# Types and references.


def test_types_and_fields_are_those_of_the_commands() -> None:
    assert read_intents(DUEL, block("INTENT: CHOOSE_STAT", "STAT: power", "END_INTENT")) == [
        ChooseStat("power")
    ]
    assert list(types_of(STELLAR)["MOVE_FLEET"].fields) == ["FLEET_ID", "SYSTEM_ID"]
    documented = {name: required for name, required, _ in described_types(TACTICS)}
    assert documented["MELEE_ATTACK"] == ["ACTOR", "TARGET"]
    assert documented["END_TURN"] == ["ACTOR"]


def test_ids_of_another_program_resolve_to_visible_creatures() -> None:
    scenario = TACTICS.scenarios.load("goblin-ambush")
    match = Match(TACTICS, scenario, seed=3, seats=["heuristic", None])
    while match.act() is not None:
        pass
    active = TACTICS.options(match.state, 1).command(0).actor
    references = References(TACTICS, match.state, 1)
    assert references.resolve("ACTOR", "player_1") == active
    for text in ("npc_goblin_minion_02", "Goblin Minion 2", "minion_2"):
        assert references.resolve("TARGET", text) == "minion_2"
    assert references.resolve("WEAPON", "weapon_dagger_01") == "dagger"
    assert references.resolve("TARGET", "npc_dragon_01") == "npc_dragon_01"


def test_the_blocks_as_written_keep_their_order_and_places() -> None:
    (found,) = parse(block("INTENT: DASH", "ACTOR:  a:b ", "END_INTENT"))
    assert found.type == "DASH"
    assert [(entry.key, entry.value, entry.line, entry.column) for entry in found.entries] == [
        ("ACTOR", "a:b", 3, 9)
    ]


def test_a_game_without_typed_commands_has_no_intents() -> None:
    from lab.toy_games import Coin

    with pytest.raises(IntentError, match="have no types"):
        read_intents(Coin(), block())


def test_a_text_has_at_most_two_thousand_intents() -> None:
    one = "INTENT: A\nEND_INTENT\n"
    assert len(parse(one * MOST_INTENTS)) == MOST_INTENTS
    with pytest.raises(IntentError, match="expected at most 2000 intents"):
        parse(one * (MOST_INTENTS + 1))
