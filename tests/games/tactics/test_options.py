"""Options are exactly what can be done: each is accepted, and what is legal is among them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tactics.stage import BOW, PIKE, caster, creature, fight
from turnwright import Dice, Match, Options, Policy, Rejected
from turnwright.agents import RandomAgent
from turnwright.games.tactics.commands import (
    CantripCast,
    CombatStart,
    Dash,
    EndTurn,
    Help,
    Hide,
    Jump,
    MeleeAttack,
    Move,
    RangedAttack,
    SpellCast,
    UseItem,
)
from turnwright.games.tactics.game import Tactics
from turnwright.kernel.codec import plain
from turnwright.kernel.dice import Tray
from turnwright.kernel.execution import Execution

MAPS = (
    "A..#..b\n.C.#.~.\n....~.d\n.oO...e",
    "A.b.d.e\n.......\n..C....",
    "A22...b\n.22#..d\n.C.#..e\n.......",
)
SPELLS = (
    *("fire_bolt", "fireball", "burning_hands", "misty_step", "magic_missile", "bless", "web", "shield"),
    *(
        "counterspell",
        "healing_word",
        "hold_person",
        "haste",
        "slow",
        "spirit_guardians",
        "thunderwave",
        "sleep",
    ),
    *("invisibility", "fear", "spiritual_weapon", "lightning_bolt"),
)
MAGE = caster(
    "mage", *({"id": name} for name in SPELLS), hp=60, items={"potion_of_healing": 2, "acid_vial": 1}
)
ROGUE: dict[str, Any] = {
    "id": "rogue",
    "name": "Rogue",
    "kind": "humanoid",
    "level": 5,
    "hp": 40,
    "scores": [12, 18, 12, 10, 12, 10],
    "skills": ["stealth"],
    "expertise": ["stealth"],
    "weapons": ["shortsword", "scimitar", "shortbow", "light_crossbow"],
    "traits": ["cunning_action", "uncanny_dodge", "evasion"],
    "sneak": "3d6",
    "attacks_per_action": 2,
}
OGRE = creature("ogre", size="large", hp=50, multiattack=[[{"names": ["club"], "count": 2}]])
SNEAK = creature("sneak", traits=["nimble_escape"], skills={"stealth": 9}, attacks=[PIKE, BOW])
LORD = creature(
    "lord",
    hp=60,
    legendary=2,
    resistances=1,
    powers=[
        {
            "id": "roar",
            "name": "Roar",
            "recharge": 5,
            "area": {"shape": "cone", "size": 30, "from_self": True},
            "effects": [
                {
                    "save": "WIS",
                    "dc": 13,
                    "fail": [{"condition": "frightened", "until": "rounds", "rounds": 3}],
                }
            ],
        },
        {
            "id": "lash",
            "name": "Lash",
            "cost": "legendary",
            "range": 10,
            "to_hit": 6,
            "effects": [
                {
                    "attack": "melee",
                    "hit": [{"damage": "1d6 slashing"}, {"condition": "grappled", "escape_dc": 13}],
                }
            ],
        },
    ],
)


def melee(map: int, seed: int, rules: str = "5.2", diagonals: str = "5-5-5") -> Match:
    """Two heroes against an ogre, a sneak and a lord, with real dice."""
    stage = fight(
        MAPS[map],
        A=MAGE,
        C=ROGUE,
        b=creature("brute", traits=["pack_tactics"]),
        d=SNEAK,
        e=LORD,
        seats=(Policy(), Policy()),
        seed=seed,
        loaded=False,
        rules=rules,
        diagonals=diagonals,
    )
    return stage.match


def drawn_commands(match: Match, dice: Any, most: int = 10) -> list[Any]:
    options = match.game.options(match.state, match.game.to_act(match.state)[0])
    return [options.command(int(dice.below(options.count()))) for _ in range(min(most, options.count()))]


def attempt(match: Match, command: Any) -> None:
    """Carry the command out on a copy of the position, with other dice."""
    state = match.game.clone(match.state)
    ctx = Execution(Tray(7), True, match.game, match.policies)
    ctx.state = state
    match.game.apply(state, match.game.to_act(match.state)[0], command, ctx)


def accept(match: Match, command: Any) -> None:
    """The command is legal."""
    try:
        attempt(match, command)
    except Rejected as error:
        raise AssertionError(f"{command!r} was offered and refused: {error.code}: {error.reason}") from error


def random_turns(match: Match, most: int) -> Iterator[tuple[int, Options, Dice]]:
    """The turns of a fight between random players: seat, options, dice."""
    agent = RandomAgent()
    for _ in range(most):
        if match.outcome is not None:
            return
        seat = match.game.to_act(match.state)[0]
        options, dice = match.game.options(match.state, seat), match.bot_dice(seat)
        yield seat, options, dice
        match.submit(seat, agent.command(match.game, match.state, seat, options, dice))


@pytest.mark.long
@settings(max_examples=8)
@given(
    st.integers(0, 2),
    st.integers(0, 10_000),
    st.sampled_from(["5.2", "5.1"]),
    st.sampled_from(["5-5-5", "5-10-5"]),
)
def test_every_option_of_a_random_fight_is_accepted(map: int, seed: int, rules: str, diagonals: str) -> None:
    match = melee(map, seed, rules, diagonals)
    for _, options, dice in random_turns(match, 40):
        for command in drawn_commands(match, dice):
            accept(match, command)
            number = options.index(command)
            assert number >= 0
            assert options.command(number) == command
            assert match.game.notation.command_from_data(plain(command)) == command


@settings(max_examples=6)
@given(st.integers(0, 2), st.integers(0, 10_000))
def test_commands_that_are_not_options_are_refused_with_code_and_reason(map: int, seed: int) -> None:
    match = melee(map, seed)
    met: list[Any] = []
    for seat, options, dice in random_turns(match, 30):
        for command in met[-40:]:
            # A jump to where a walk leads is legal, but only the walk is listed.
            walk = Move(command.actor, command.to) if isinstance(command, Jump) else command
            if options.index(command) < 0 and options.index(walk) < 0:
                with pytest.raises(Rejected) as caught:
                    match.submit(seat, command)
                assert caught.value.code
                assert caught.value.reason
        met += drawn_commands(match, dice, 6)


@settings(max_examples=6)
@given(st.integers(0, 2), st.integers(0, 10_000))
def test_a_suggestion_of_a_refusal_is_legal_in_its_field(map: int, seed: int) -> None:
    match = melee(map, seed)
    met: list[Any] = []
    for _, _, dice in random_turns(match, 30):
        for command in met[-20:]:
            _try_suggestion(match, command)
        met += [
            one
            for one in drawn_commands(match, dice, 8)
            if isinstance(one, MeleeAttack | RangedAttack | Move)
        ]


def _try_suggestion(match: Match, command: Any) -> None:
    error = _refusal(match, command)
    if error is not None and error.field in ("target", "to", "weapon", "move_required") and error.legal:
        better = match.game.notation.command_from_data({**plain(command), error.field: error.legal[0]})
        again = _refusal(match, better)
        assert again is None or again.field != error.field, (command, error.reason, better, again.reason)


def _refusal(match: Match, command: Any) -> Rejected | None:
    try:
        attempt(match, command)
    except Rejected as error:
        return error
    return None


# What means the same has the same number


def test_redundant_fields_of_a_command_do_not_change_its_index() -> None:
    stage = fight("AbC", A={**MAGE, "traits": ["cunning_action"]}, b=creature("goblin"), C=creature("friend"))
    options = stage.match.game.options(stage.state, 1)
    same = [
        (MeleeAttack("mage", "goblin"), MeleeAttack("mage", "goblin", "quarterstaff")),
        (MeleeAttack("mage", "goblin", move_required=True), MeleeAttack("mage", "goblin", "quarterstaff")),
        (SpellCast("mage", "magic_missile", 1, "goblin"), SpellCast("mage", "magic_missile", 0, "goblin")),
        (SpellCast("mage", "bless", targets=("friend",)), SpellCast("mage", "bless", 0, "friend")),
        (SpellCast("mage", "fire_bolt", target="goblin"), CantripCast("mage", "fire_bolt", "goblin")),
        (
            SpellCast("mage", "fireball", 3, area_center="1,0"),
            SpellCast("mage", "fireball", area_center="1, 0"),
        ),
        (Dash("mage", "BONUS"), Dash("mage")),
        (UseItem("mage", "potion_of_healing"), UseItem("mage", "potion_of_healing", "mage")),
        (Help("mage", "friend"), Help("mage", "friend", "goblin")),
    ]
    for short, listed in same:
        assert options.index(short) == options.index(listed) >= 0, short
    assert options.index(Dash("mage", "ACTION")) >= 0
    assert options.index(EndTurn("goblin")) == -1
    assert options.index(Move("mage", "9, 9")) == -1
    assert options.index(Hide("mage")) == -1


def test_higher_slots_are_among_the_options() -> None:
    stage = fight("A.b", A=MAGE, b=creature("goblin"))
    options = stage.match.game.options(stage.state, 1)
    listed = [
        one.slot_level for one in options if isinstance(one, SpellCast) and one.spell == "magic_missile"
    ]
    assert listed == [0, 2, 3]


def test_walking_into_reach_is_an_option_where_needed() -> None:
    stage = fight("A...b", A=creature("hero", attacks=[PIKE, BOW]), b=creature("goblin"))
    options = list(stage.match.game.options(stage.state, 1))
    assert MeleeAttack("hero", "goblin", "pike", True) in options
    assert RangedAttack("hero", "goblin", "bow") in options
    assert MeleeAttack("hero", "goblin", "pike") not in options


def test_before_the_fight_the_master_may_start_it() -> None:
    match = Match(Tactics(), melee(0, 0).scenario)
    assert list(match.game.options(match.state, 0)) == [CombatStart()]
    assert match.game.options(match.state, 1).count() == 0
