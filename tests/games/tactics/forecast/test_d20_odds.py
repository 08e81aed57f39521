"""Exact chances against the rules themselves: every face that the dice can show is thrown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.tactics.stage import Staged, caster, creature, fight
from turnwright.games.tactics.commands import Grapple
from turnwright.games.tactics.forecast import d20_odds, outcomes
from turnwright.games.tactics.rules.combat import attack_roll, grapple, reactions, weapon_attack
from turnwright.games.tactics.rules.core import conditions, d20, saves
from turnwright.games.tactics.sheet import BRAVE, LUCKY
from turnwright.games.tactics.srd import CON, DEX, WIS
from turnwright.games.tactics.vocabulary import Pool
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice, Tray
from turnwright.kernel.execution import Execution


def every_way(throw: Callable[[Context], Any]) -> Iterator[tuple[Any, float]]:
    """Every possible result of a roll by the rules, with its probability."""
    waiting: list[tuple[list[int], float]] = [([], 1.0)]
    while waiting:
        faces, chance = waiting.pop()
        tray = Tray(0, 0, Faces(faces))
        try:
            yield throw(Execution(tray, heard=False)), chance
        except Needs as need:
            waiting.extend(([*faces, face], chance / need.sides) for face in range(1, need.sides + 1))


class Needs(Exception):
    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class Faces(Dice):
    """Dice that say how many sides the next one has when they are used up."""

    def __init__(self, faces: list[int]) -> None:
        super().__init__(0, "faces")
        self.list = list(faces)

    def d(self, sides: int) -> int:
        if not self.list:
            raise Needs(sides)
        return self.list.pop(0)


def chance_of(throw: Callable[[Context], Any]) -> float:
    return sum(chance for came, chance in every_way(throw) if came)


def two(**letters: Any) -> Staged:
    return fight("A.b", A=creature("hero"), b=creature("wolf"), **letters)


@pytest.mark.parametrize("edge", [-1, 0, 1])
@pytest.mark.parametrize("lucky", [False, True])
def test_the_odds_of_a_d20_match_the_table(edge: int, lucky: bool) -> None:
    who = two().who("hero")
    who.sheet.traits = LUCKY if lucky else 0
    found = [0.0] * 20
    for face, chance in every_way(lambda ctx: d20.d20(ctx, who, edge, d20.OTHER, "", "")):
        found[face - 1] += chance

    assert d20_odds.faces(edge, lucky) == pytest.approx(found)
    assert sum(found) == pytest.approx(1.0)


def test_three_advantages_and_a_disadvantage_are_one_plain_d20() -> None:
    attack = attack_roll.AttackRoll()
    attack.advantages, attack.disadvantages = 0b111, 0b1000

    assert d20_odds.faces(attack.advantage(), False) == [1 / 20] * 20


@pytest.mark.parametrize("conditions", [(), ("prone",), ("poisoned",), ("paralyzed",)])
@pytest.mark.parametrize("ac", [5, 12, 19, 30])
@pytest.mark.parametrize("crit_on", [20, 19])
def test_a_hit_is_as_likely_as_the_rules_make_it(conditions: tuple[str, ...], ac: int, crit_on: int) -> None:
    played = fight(
        "Ab",
        A=creature("hero"),
        b=creature("wolf", ac=ac),
        tokens={"b": {"conditions": conditions}},
        loaded=False,
    )
    actor, target = played.who("hero"), played.who("wolf")
    actor.sheet.crit_on = crit_on
    found = d20_odds.hit(played.state, actor, target, described(played))

    assert found.chance == pytest.approx(chance_of(lambda ctx: rolled(played, ctx).hit))
    assert found.critical == pytest.approx(chance_of(lambda ctx: rolled(played, ctx).critical))


def rolled(played: Staged, ctx: Context) -> attack_roll.AttackRoll:
    attack = described(played)
    attack_roll.roll(played.state, played.who("hero"), played.who("wolf"), attack, "club", ctx)
    return attack


def described(played: Staged) -> attack_roll.AttackRoll:
    actor, target = played.who("hero"), played.who("wolf")
    return weapon_attack.describe(played.state, actor, target, actor.sheet.attacks[0])


BLESS = {
    "id": "blessing",
    "name": "Blessing",
    "whom": "self",
    "effects": [{"condition": "blessing", "attack_dice": "1d4", "save_dice": "1d4"}],
}
BANE = {
    "id": "curse",
    "name": "Curse",
    "whom": "self",
    "effects": [{"condition": "curse", "attack_dice": "1d4", "save_dice": "1d4", "hinders": True}],
}


@pytest.mark.parametrize("power", [BLESS, BANE], ids=["blessed", "cursed"])
def test_the_dice_of_spells_are_part_of_the_chance(power: dict[str, Any]) -> None:
    from turnwright.games.tactics.commands import SpellCast

    played = fight("Ab", A=creature("hero", powers=[power]), b=creature("wolf"))
    played.do(SpellCast("hero", str(power["id"])))
    actor, target = played.who("hero"), played.who("wolf")

    hit = d20_odds.hit(played.state, actor, target, described(played))
    assert hit.chance == pytest.approx(chance_of(lambda ctx: rolled(played, ctx).hit))
    saved = chance_of(lambda ctx: saves.save(played.state, actor, WIS, 13, "x", False, ctx))
    assert d20_odds.save(actor, saves.describe(played.state, actor, WIS, 13, False)) == pytest.approx(saved)


@pytest.mark.parametrize("ability", [DEX, CON, WIS])
@pytest.mark.parametrize("dc", [5, 13, 25])
@pytest.mark.parametrize("conditions", [(), ("restrained",), ("stunned",)])
def test_a_save_is_as_likely_as_the_rules_make_it(ability: int, dc: int, conditions: tuple[str, ...]) -> None:
    played = fight(
        "A.b", A=creature("hero"), b=creature("wolf"), tokens={"b": {"conditions": conditions}}, loaded=False
    )
    who = played.who("wolf")
    saved = chance_of(lambda ctx: saves.save(played.state, who, ability, dc, "x", True, ctx))

    assert d20_odds.save(who, saves.describe(played.state, who, ability, dc, True)) == pytest.approx(saved)


INSPIRE = {
    "id": "inspire",
    "name": "Inspire",
    "whom": "self",
    "effects": [{"condition": "inspired", "inspires": "1d4"}],
}


def contest(reliable: str, inspired: str) -> Staged:
    """A contest of 5.1: one of the two has Reliable Talent, and one holds a die of Bardic Inspiration."""
    traits = {name: ["reliable"] if name == reliable else [] for name in ("hero", "wolf")}
    hero = creature("hero", powers=[INSPIRE], skills={"athletics": 3}, traits=traits["hero"])
    wolf = creature("wolf", skills={"athletics": 1}, traits=traits["wolf"])
    played = fight("Ab", A=hero, b=wolf, rules="5.1")
    if inspired:
        played.put(inspired, "inspired")
    return played


@pytest.mark.parametrize("reliable", ["", "hero", "wolf"])
@pytest.mark.parametrize("inspired", ["", "hero", "wolf"])
def test_a_grapple_of_5_1_is_as_likely_as_the_rules_make_it(reliable: str, inspired: str) -> None:
    played = contest(reliable, inspired)

    def grapples(ctx: Context) -> bool:
        state = played.state.clone()
        grapple.grapple(state, state.get("hero"), Grapple("hero", "wolf"), ctx)
        return conditions.is_held_by(state.get("wolf"), state.get("hero"))

    found = outcomes.grapple_chance(played.state, played.who("hero"), played.who("wolf"))
    assert found == pytest.approx(chance_of(grapples))


@pytest.mark.parametrize("reliable", ["", "hero", "wolf"])
@pytest.mark.parametrize("inspired", ["", "hero", "wolf"])
def test_an_escape_in_5_1_is_as_likely_as_the_rules_make_it(reliable: str, inspired: str) -> None:
    played = contest(reliable, inspired)
    played.put("hero", "grappled", "wolf")
    (held,) = [one for one in played.who("hero").conditions if one.name == "grappled"]
    held.dc = 11

    def escapes(ctx: Context) -> bool:
        state = played.state.clone()
        grapple.escape(state, state.get("hero"), ctx)
        return not conditions.is_held_by(state.get("hero"), state.get("wolf"))

    found = outcomes.escape_chance(played.state, played.who("hero"), held)
    assert found == pytest.approx(chance_of(escapes))


@pytest.mark.parametrize("inspired", [False, True])
def test_a_counterspell_of_5_1_is_as_likely_as_the_rules_make_it(inspired: bool) -> None:
    mage = caster("mage", {"id": "counterspell"}, powers=[INSPIRE])
    played = fight("A.b", A=mage, b=creature("wolf"), rules="5.1")
    if inspired:
        played.put("mage", "inspired")
    who, foe = played.who("mage"), played.who("wolf")
    counter = who.sheet.power("counterspell")
    assert counter is not None

    def counters(ctx: Context) -> bool:
        state = played.state.clone()
        return saves.spell_check(state, state.get("mage"), "counterspell", reactions.counter_dc(5), ctx)

    found = d20_odds.countered(played.state, who, counter, 3, foe, 5)
    assert found == pytest.approx(chance_of(counters))


def test_the_distribution_of_a_pool_matches_its_dice() -> None:
    spread = d20_odds.thrown(Pool(2, 6, 3))

    assert (spread.low, spread.high(), spread.mean()) == (5, 15, pytest.approx(10.0))
    assert spread.at_least(15) == pytest.approx(1 / 36)
    assert d20_odds.thrown(Pool(2, 6, 3), 2).high() == 27  # a critical hit doubles the dice, not the number


def test_resistance_halves_each_total_and_rounds_it_down() -> None:
    who = fight("A.b", A=creature("hero"), b=creature("wolf", resists=["fire"])).who("wolf")
    taken = d20_odds.suffered(who, d20_odds.thrown(Pool(1, 4)), 3)

    assert taken.chances == pytest.approx([0.25, 0.5, 0.25])  # of 1; of 2 and 3; of 4
    assert taken.mean() == pytest.approx(1.0)


def test_bravery_helps_only_against_fear() -> None:
    played = two()
    who = played.who("hero")
    who.sheet.traits = BRAVE

    assert d20_odds.save(who, saves.describe(played.state, who, WIS, 11, False)) == pytest.approx(0.5)
