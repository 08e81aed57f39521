"""What a seat cannot see: where the hidden are, in views, options, refusals, events and bots."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import BOW, PIKE, caster, creature, fight
from turnwright.games.tactics.bots.planner import Planner
from turnwright.games.tactics.commands import EndTurn, Hide, SpellCast
from turnwright.games.tactics.game import Tactics
from turnwright.kernel.codec import encode, plain
from turnwright.kernel.dice import Dice
from turnwright.testing import CHECKS, Check, conformance

ALLEYS = ".A#..b.\n..#.#..\n.C..#d.\n#.#....\n...##.."


def thief(id: str, **fields: Any) -> dict[str, Any]:
    return creature(id, skills={"stealth": 20}, traits=["nimble_escape"], speed={"walk": 15}, **fields)


def alleys(dice: list[int] | None = None, **fields: Any) -> Any:
    return fight(
        ALLEYS,
        dice or [],
        loaded=dice is not None,
        A=thief("ann", attacks=[PIKE, BOW]),
        C=thief("cid"),
        b=thief("bob", attacks=[BOW]),
        d=thief("dan"),
        **fields,
    )


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
def test_thieves_in_alleys_pass(check: Check) -> None:
    report = conformance(Tactics(), [plain(alleys().match.scenario)], [1], 40, checks=[check])
    assert report.idle == []


def test_thieves_in_alleys_are_imagined_elsewhere() -> None:
    views = [check for check in CHECKS if check.__name__ == "views"]
    report = conformance(Tactics(), [plain(alleys().match.scenario)], [1], 80, checks=views)
    assert report.notes["worlds that differ where a seat cannot see"] > 10


def test_the_other_seat_imagines_a_hidden_creature_in_any_unobserved_cell() -> None:
    stage = alleys([10])
    stage.do(Hide("ann"), done=True)
    game, state = stage.match.game, stage.state
    cells = {int(game.imagine(state, 0, Dice(seed)).get("ann").cell) for seed in range(40)}
    assert len(cells) > 3
    assert encode(game.imagine(state, 1, Dice(1))) == encode(state)
    assert game.view(state, 0)["combatUpdate"]["positions"].keys() == {"bob", "cid", "dan"}
    assert "ann" in game.view(state, 1)["combatUpdate"]["positions"]
    assert "ann" not in game.view(state, -1)["combatUpdate"]["positions"]


def test_hidden_positions_do_not_change_the_plan() -> None:
    stage = alleys([10])
    stage.do(Hide("ann"), done=True)
    stage.do(EndTurn("ann"))
    while stage.state.active().seat != 0:
        stage.do(EndTurn(stage.state.active().creature_id))
    game = stage.match.game
    worlds = [game.imagine(stage.state, 0, Dice(seed)) for seed in range(8)]
    chosen = {str(Planner(200).choose(game, world, 0, Dice(1)).command) for world in worlds}
    assert len({int(world.get("ann").cell) for world in worlds}) > 1
    assert len(chosen) == 1


def test_a_hidden_creature_in_an_area_is_found() -> None:
    stage = fight(
        ".#.\nA#b\n...", [*[1] * 8, 20, 20], b=caster("mage", {"id": "fireball"}), A=creature("hero")
    )
    stage.put("hero", "hidden")
    stage.do(SpellCast("mage", "fireball", area_center="1, 2"), done=True)
    assert stage.has("hero") == []


@pytest.mark.parametrize(
    ("fields", "lift", "found"),
    [
        ({"senses": {"tremorsense": 60}}, 0, True),
        ({"senses": {"tremorsense": 60}}, 10, False),
        ({}, 0, False),
    ],
)
def test_tremorsense_finds_what_hides_on_the_same_ground(
    fields: dict[str, Any], lift: int, found: bool
) -> None:
    # SRD: Tremorsense: it pinpoints creatures in contact with the same surface, also out of sight.
    bird = creature("bird", speed={"walk": 30, "fly": 30, "hover": True})
    stage = fight("A%..b", [], A=bird, b=creature("worm", **fields))
    stage.who("bird").altitude_ft = lift
    stage.who("bird").stealth = 30
    stage.put("bird", "hidden")
    stage.end("bird")
    assert ("hidden" not in stage.has("bird")) is found
