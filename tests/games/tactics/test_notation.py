"""Positions and commands as words, both ways."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tactics.stage import creature, fight
from turnwright import Match, Rejected
from turnwright.agents import agent
from turnwright.games.tactics import commands as c
from turnwright.games.tactics.game import Tactics
from turnwright.kernel.codec import encode

GAME = Tactics()


@settings(max_examples=30, deadline=None)
@given(name=st.sampled_from(GAME.scenarios.names()), seed=st.integers(0, 100), steps=st.integers(0, 40))
def test_a_position_is_a_line_and_back(name: str, seed: int, steps: int) -> None:
    match = Match(GAME, name, seed=seed, seats=[agent(GAME, "random")] * 2)
    for _ in range(steps):
        match.act()
    line = GAME.notation.write(match.state)
    back = GAME.notation.read(line, match.state)

    assert line.splitlines() == [line]
    assert encode(back) == encode(match.state)
    assert GAME.notation.write(back) == line
    # It can be played on: all that is worked out is in place.
    seats = GAME.to_act(back)
    assert [GAME.options(back, seat).count() for seat in seats] == [
        GAME.options(match.state, seat).count() for seat in seats
    ]


def test_a_position_in_notation_is_readable() -> None:
    played = fight("A.b", A=creature("hero"), b=creature("wolf"))
    played.do(c.Dodge("hero"))

    assert GAME.notation.write(played.state) == (
        "stage CombatTurnBased r1 >0 turns=1 started_at=0 quiet=1"
        " | hero hero 0/1 20/20 0,0 name=Hero"
        ' conditions=[{"name":"dodging","source":0,"kind":3,"turn_of":0}]'
        " used_action remaining_movement_ft=30"
        " | wolf wolf 1/0 20/20 2,0 name=Wolf"
        ' | order {"creature_id":"hero","name":"Hero","initiative_value":20,"is_player_controlled":true}'
        ' {"creature_id":"wolf","name":"Wolf","initiative_value":19}'
        " | zones"
    )


LINE = 'stage CombatTurnBased r1 >0 | hero hero 0/1 20/20 0,0 | order {"creature_id":"hero"} | zones'


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("CombatTurnBased", "Nowhere"),
        ("r1", "1"),
        ("r1", "r1e9"),
        (">0", ">7"),
        ("20/20", "21/20"),
        ("20/20", "twenty"),
        ("0,0", "9,9"),
        ("hero hero", "hero dragon"),
        ("0/1", "5/1"),
        (" 0,0", " 0,0 strange=1"),
        (" 0,0", " 0,0 dead dead"),
        (" 0,0", ' 0,0 conditions=[{"name":"sad"}]'),
        (" 0,0", ' 0,0 conditions=[{"name":"prone","source":9}]'),
        (" 0,0", " 0,0 slots=x"),
        ('"hero"', '"wolf"'),
        ("zones", 'zones {"power":"nothing"}'),
        ("order", "turns"),
        (" | zones", ""),
    ],
)
def test_a_line_that_is_no_position_is_refused(old: str, new: str) -> None:
    like = fight("A.b", A=creature("hero"), b=creature("wolf")).state
    assert GAME.notation.read(LINE, like).get("hero").max_hp == 20

    with pytest.raises(Rejected) as refused:
        GAME.notation.read(LINE.replace(old, new, 1), like)
    assert refused.value.code == "malformed"


COMMANDS: dict[str, Any] = {
    "MELEE_ATTACK player_1 goblin_1 longsword": c.MeleeAttack("player_1", "goblin_1", "longsword"),
    "MELEE_ATTACK a b": c.MeleeAttack("a", "b"),
    "MELEE_ATTACK a b MOVE_REQUIRED=YES": c.MeleeAttack("a", "b", move_required=True),
    "RANGED_ATTACK a b bow MOVE_REQUIRED=YES": c.RangedAttack("a", "b", "bow", True),
    "SPELL_CAST a fireball SLOT_LEVEL=3 AREA_CENTER=15,8": c.SpellCast(
        "a", "fireball", 3, area_center="15, 8"
    ),
    "SPELL_CAST a bless TARGETS=b,c,d": c.SpellCast("a", "bless", targets=("b", "c", "d")),
    "SPELL_SHAPE a web 2.5,3.5 SHAPE=square SIZE=20": c.SpellShape("a", "web", "2.5, 3.5", "square", 20),
    "DASH a USING=BONUS": c.Dash("a", "BONUS"),
    "SHOVE a b EFFECT=PRONE": c.Shove("a", "b", "PRONE"),
    "MOVE a 3,4": c.Move("a", "3, 4"),
    "MOVE a 3,4 VIA=1,1;2,2": c.Move("a", "3, 4", ("1, 1", "2, 2")),
    'MOVE a "3,4"': c.Move("a", "3,4"),
    'READY_ACTION a "he\\u0020comes" "{}"': c.ReadyAction("a", "he comes", "{}"),
    'READY_ACTION a enemy_moves "{}"': c.ReadyAction("a", "enemy moves", "{}"),
    "END_TURN a": c.EndTurn("a"),
    "COMBAT_START": c.CombatStart(),
    "COMBAT_START REASON=ambush SURPRISED=a,b": c.CombatStart("ambush", (), ("a", "b")),
    "SCENE_EVENT ambush": c.SceneEvent("ambush"),
}


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_is_a_few_words_and_back(line: str) -> None:
    assert GAME.notation.write_command(COMMANDS[line]) == line
    assert GAME.notation.parse_command(line) == COMMANDS[line]


def test_notation_ignores_case() -> None:
    assert GAME.notation.parse_command("melee_attack a b weapon=club move_required=yes") == c.MeleeAttack(
        "a", "b", "club", True
    )


@pytest.mark.parametrize(
    "line",
    [
        "",
        "JUMP a",
        "DASH",
        "DASH a b",
        "DASH a USING=BOTH",
        "MELEE_ATTACK a b MOVE_REQUIRED=MAYBE",
        "SPELL_CAST a b SLOT_LEVEL=x",
        "SPELL_CAST a b SLOT_LEVEL=1 SLOT_LEVEL=2",
        "MOVE a somewhere",
        'HELP a "b',
    ],
)
def test_words_that_are_no_command_are_refused(line: str) -> None:
    with pytest.raises(Rejected) as refused:
        GAME.notation.parse_command(line)
    assert refused.value.code == "malformed"


words = st.text(st.characters(exclude_categories=("Cs",)), min_size=1, max_size=12)


@given(a=words, b=words, weapon=st.text(max_size=5), walk=st.booleans(), many=st.lists(words, max_size=3))
def test_every_command_survives_notation_regardless_of_names(
    a: str, b: str, weapon: str, walk: bool, many: list[str]
) -> None:
    for command in (
        c.MeleeAttack(a, b, weapon, walk),
        c.SpellCast(a, b, targets=tuple(many)),
        c.ReadyAction(a, weapon, b),
    ):
        line = GAME.notation.write_command(command)
        assert len(line.splitlines()) == 1
        assert GAME.notation.parse_command(line) == command
