"""The turn sheet: every option once, what cannot be done and why, and rolls in parts that add up."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest

from games.tactics.stage import BOW, CLUB, Staged, caster, creature, fight
from turnwright.games.tactics import commands as c
from turnwright.games.tactics.events import AttackRolled
from turnwright.games.tactics.game import Tactics
from turnwright.kernel.codec import encode
from turnwright.kernel.game import offers, preview_command
from turnwright.kernel.match import Match
from turnwright.kernel.turn_schema import Action, Disabled, Preview, Turn, cell_bits

GAME = Tactics()
SLEET: dict[str, Any] = {
    "id": "sleet",
    "name": "Sleet",
    "level": 1,
    "range": 60,
    "area": {"shape": "circle", "size": 5},
    "effects": [{"save": "DEX", "fail": [{"damage": "2d6 cold", "half": True}]}],
}


def turn(played: Staged, seat: int = 1) -> Turn:
    return GAME.presenter.turn(played.state, seat, offers(GAME, played.state, seat))


def preview(played: Staged, command: Any, seat: int = 1) -> Preview:
    return preview_command(GAME, played.state, seat, command, offers(GAME, played.state, seat))


def action(sheet: Turn, id: str) -> Action:
    return next(each for each in sheet.actions if each.id == id)


def disabled(sheet: Turn, id: str) -> Disabled:
    return next(each for each in sheet.disabled if each.id == id)


def places(sheet: Turn) -> list[int]:
    ways = [way.at for each in sheet.actions for way in each.ways]
    aims = [each.aim for each in sheet.actions if each.aim is not msgspec.UNSET]
    aimed = chain.from_iterable(range(aim.first, aim.first + aim.count) for aim in aims)
    moves = sheet.moves
    moved = [] if moves is msgspec.UNSET else range(moves.first, moves.first + moves.count)
    return sorted([*ways, *aimed, *moved])


@pytest.mark.parametrize("encounter", ["goblin-ambush", "crypt", "demon-gate"])
def test_every_option_of_a_whole_fight_is_on_the_sheet_once(encounter: str) -> None:
    match = Match(GAME, GAME.scenarios.load(encounter), seed=2)
    random = Random(2)
    while match.outcome is None and match.number < 40:
        due = match.pending()[0]
        if due.request is not None:
            match.answer(due.seat, due.request.id, 0)
            continue
        options = offers(GAME, match.state, due.seat)
        sheet = GAME.presenter.turn(match.state, due.seat, options)
        assert places(sheet) == list(range(options.count()))
        assert len(encode(sheet)) < 100_000
        own = GAME.options(match.state, due.seat)
        match.submit(due.seat, own.command(random.randrange(own.count())))


def test_a_jump_costs_the_feet_of_the_shortest_one() -> None:
    # SRD: Long Jump: each foot of it costs a foot of movement.
    frog = creature("frog", speed={"walk": 40, "long_jump": 25}, traits=["standing_leap"])
    stage = fight("A===..b", A=frog, b=creature("goblin"))
    leap = action(turn(stage), "JUMP")
    assert leap.spends == {"movement": 20}
    assert [way.cell for way in leap.ways] == [4, 5]


def test_an_attack_has_its_cost_and_the_odds_of_its_preview() -> None:
    played = fight("Ab", A=creature("hero"), b=creature("wolf"))
    club = action(turn(played), "MELEE_ATTACK/club")
    shown = preview(played, c.MeleeAttack("hero", "wolf", "club"))

    assert (club.cost, club.spends, club.group) == ("action", {"action": 1}, "attack")
    assert [way.target for way in club.ways] == ["wolf"]
    assert club.ways[0].odds[0].hit == shown.targets[0].hit == 0.65
    assert club.ways[0].odds[0].damage == shown.targets[0].damage == (3, 10, 4.5)


def test_a_jump_shows_the_cost_of_the_shortest_and_of_each() -> None:
    # SRD: Long Jump: with Strength 16, 8 ft from a standing start, 16 ft after a run of 10 ft.
    strong = creature("hero", scores=[16, 10, 10, 10, 10, 10])
    played = fight("A..==.b", A=strong, b=creature("wolf"))
    played.do(c.Move("hero", "2, 0"))
    jump = action(turn(played), "JUMP")
    assert jump.spends == {"movement": 15}
    assert [(way.cell, way.walks) for way in jump.ways] == [(5, 15)]


def test_a_disabled_action_shows_the_refusal_of_the_rules() -> None:
    played = fight("A.........b", A=creature("hero"), b=creature("wolf"))
    sheet = turn(played)
    command = c.MeleeAttack("hero", "wolf", "club", True)
    refused = played.refused(command)

    club = disabled(sheet, "MELEE_ATTACK/club")
    assert (club.code, club.why) == (
        refused.code,
        GAME.presenter.explain(played.state, refused),
    )
    assert disabled(sheet, "HIDE").code == "in-sight"
    assert disabled(sheet, "HIDE").why.args["text"] == "Wolf sees Hero"


def test_a_used_action_disables_what_needs_one() -> None:
    played = fight("A.........b", A=creature("hero", attacks=[BOW]), b=creature("wolf"))
    played.do(c.Dodge("hero"))
    sheet = turn(played)

    assert disabled(sheet, "RANGED_ATTACK/bow").code == "no-action"
    assert disabled(sheet, "DASH").code == "no-action"
    assert [(each.left, each.most) for each in sheet.economy if each.id == "action"] == [(0, 1)]


def test_a_flier_is_told_why_it_can_neither_climb_nor_descend() -> None:
    hawk = creature("hawk", speed={"walk": 10, "fly": 60})
    played = fight("A....b", A=hawk, b=creature("wolf"))
    played.do(c.DropProne("hawk"))
    assert disabled(turn(played), "ASCEND").code == "prone"

    played = fight("A....b", A=hawk, b=creature("wolf"))
    sheet = turn(played)
    assert not [each for each in sheet.disabled if each.id in ("ASCEND", "DESCEND")]
    assert {each.base for each in sheet.actions if each.id.startswith("ASCEND/")} == {"ASCEND"}
    played.do(c.Ascend("hawk", 60))
    sheet = turn(played)
    assert (disabled(sheet, "ASCEND").code, disabled(sheet, "DESCEND").code) == ("too-far", "too-far")


def test_moves_lead_from_cell_to_cell_through_an_ally() -> None:
    played = fight("#######\nAB....b\n#######", A=creature("hero"), B=creature("mira"), b=creature("wolf"))
    moves = turn(played).moves
    assert moves is not msgspec.UNSET
    parents = dict(zip(moves.cells, moves.parents, strict=True))
    costs = dict(zip(moves.cells, moves.cost, strict=True))
    ally = 8  # the second cell of the second row

    assert ally in moves.cells[moves.count :]
    assert parents[ally] == moves.start == 7
    assert (parents[9], costs[9]) == (8, 10)
    assert all(cell in parents or cell == moves.start for cell in parents.values())


def test_leaving_a_reach_is_a_risk_with_its_odds() -> None:
    played = fight(".....\nAb...\n.....", A=creature("hero"), b=creature("wolf"))
    sheet = turn(played)
    moves = sheet.moves
    assert moves is not msgspec.UNSET
    far = next(cell for cell in moves.cells if str(cell) in moves.risks)
    risk = sheet.risks[moves.risks[str(far)][0]]

    assert (risk.by, risk.reaction) == ("wolf", "opportunity_attack")
    assert risk.odds is not msgspec.UNSET
    assert risk.odds.hit == 0.65


def test_an_aim_lists_the_creatures_affected_from_each_cell() -> None:
    played = fight("M...b.c", M=caster("mage", SLEET), b=creature("wolf"), c=creature("boar"), spells=[SLEET])
    sheet = turn(played)
    aim = action(sheet, "SPELL_CAST/sleet/1").aim
    assert aim is not msgspec.UNSET
    between = preview(played, c.SpellCast("mage", "sleet", 0, area_center="5, 0"))
    caught = next(each for each in aim.catches if 5 in each.cells)

    assert [target.id for target in between.targets] == ["boar", "wolf"]
    assert [aim.odds[at].id for at in caught.odds] == ["boar", "wolf"]
    assert [aim.odds[at].save for at in caught.odds] == [target.save for target in between.targets]
    assert (aim.shape, aim.size, aim.count) == ("circle", 5, 7)
    assert between.area == (4, 5, 6)


def test_an_area_around_a_point_can_be_aimed_at_a_corner() -> None:
    rows = "M.....\n......\n....bc\n....d."
    beasts = {name: creature(kind) for name, kind in (("b", "wolf"), ("c", "boar"), ("d", "bear"))}
    played = fight(rows, M=caster("mage", SLEET), spells=[SLEET], **beasts)
    aim = action(turn(played), "SPELL_CAST/sleet/1").aim
    assert aim is not msgspec.UNSET
    assert aim.corners
    at_cell = preview(played, c.SpellCast("mage", "sleet", 0, area_center="4, 2"))
    at_corner = preview(played, c.SpellCast("mage", "sleet", 0, area_center="4.5, 2.5"))

    assert at_corner.legal
    assert at_corner.place == -1  # a corner is no option, but a command
    assert at_corner.area == (16, 17, 22, 23)
    assert at_cell.area != at_corner.area
    assert sorted(target.id for target in at_corner.targets) == ["bear", "boar", "wolf"]


def test_a_cone_and_a_single_cell_cannot_be_aimed_at_corners() -> None:
    cone = {
        **SLEET,
        "id": "gust",
        "name": "Gust",
        "range": 0,
        "area": {"shape": "cone", "size": 15, "from_self": True},
    }
    played = fight("M...b", M=caster("mage", cone), b=creature("wolf"), spells=[cone])
    aims = [each.aim for each in turn(played).actions if each.aim is not msgspec.UNSET]
    assert aims
    assert not any(aim.corners for aim in aims if aim is not msgspec.UNSET)


def test_a_roll_is_explained_by_parts_that_add_up() -> None:
    hero = creature("hero", attacks=[CLUB, BOW])
    played = fight("A.o.b", A=hero, b=creature("wolf"))
    target = preview(played, c.RangedAttack("hero", "wolf", "bow")).targets[0]
    attack = target.attack
    assert attack is not msgspec.UNSET

    assert sum(part.value for part in attack.parts) == attack.bonus == 4
    assert sum(part.value for part in attack.goal_parts) == attack.goal == 14
    assert [part.name.id for part in attack.goal_parts] == ["part-armour", "part-cover"]


def test_every_source_of_disadvantage_is_named() -> None:
    hero = creature("hero", attacks=[BOW])
    played = fight("Ac................b", A=hero, b=creature("wolf"), c=creature("boar"))
    target = preview(played, c.RangedAttack("hero", "wolf", "bow")).targets[0]
    attack = target.attack
    assert attack is not msgspec.UNSET

    assert [reason.name.args["edge"] for reason in attack.disadvantages] == ["long_range", "enemy_near"]
    assert (attack.dice, attack.keep, target.edge) == ("2d20kl1", "low", -1)


def test_a_saving_throw_is_explained_by_parts_that_add_up() -> None:
    wolf = creature("wolf", scores=[10, 14, 10, 10, 10, 10])
    played = fight("M...b", M=caster("mage", SLEET), b=wolf, spells=[SLEET])
    saving = preview(played, c.SpellCast("mage", "sleet", 0, area_center="4, 0")).targets[0].saving
    assert saving is not msgspec.UNSET

    assert sum(part.value for part in saving.parts) == saving.bonus == 2
    assert (saving.against, saving.goal) == ("dc", 14)


def test_a_refused_command_has_its_reason_and_a_suggestion() -> None:
    played = fight("A.........b", A=creature("hero"), b=creature("wolf"))
    shown = preview(played, c.MeleeAttack("hero", "wolf", "club"))

    assert not shown.legal
    assert shown.refusal is not msgspec.UNSET
    assert shown.refusal.code == "out-of-range"
    assert shown.suggestion is not msgspec.UNSET


def test_a_wall_ends_the_sight() -> None:
    played = fight("A.#.b", A=creature("hero"), b=creature("wolf"))

    assert GAME.presenter.sight(played.state, 1, 0) == [0, 1, 2]


def test_a_set_of_cells_is_bits_lowest_first() -> None:
    assert cell_bits([0, 9]) == b"\x01\x02"
    assert cell_bits([]) == b""


def named(reasons: Any) -> list[tuple[str, str]]:
    return [(each.name.args["text"], each.source) for each in reasons]


def test_each_condition_is_named_among_the_reasons_of_an_attack() -> None:
    played = fight("A...b", A=creature("hero", attacks=[BOW]), b=creature("wolf"))
    for who, condition in (("wolf", "outlined"), ("wolf", "guided"), ("wolf", "blur"), ("hero", "mocked")):
        played.put(who, condition)
    attack = preview(played, c.RangedAttack("hero", "wolf", "bow")).targets[0].attack
    assert attack is not msgspec.UNSET

    assert named(attack.advantages) == [("outlined", "wolf"), ("guided", "wolf")]
    assert named(attack.disadvantages) == [("mocked", "hero"), ("blur", "wolf")]


def test_each_condition_is_named_among_the_reasons_of_a_saving_throw() -> None:
    played = fight("M...b", M=caster("mage", SLEET), b=creature("wolf"), spells=[SLEET])
    for condition in ("haste", "foresight", "irresistible_dance"):
        played.put("wolf", condition)
    saving = preview(played, c.SpellCast("mage", "sleet", 0, area_center="4, 0")).targets[0].saving
    assert saving is not msgspec.UNSET

    assert named(saving.advantages) == [("haste", "wolf"), ("foresight", "wolf")]
    assert named(saving.disadvantages) == [("irresistible dance", "wolf")]


@pytest.mark.parametrize(("condition", "natural", "total"), [("bane", 10, 12), ("bless", 8, 14)])
def test_a_question_about_a_hit_tells_its_total_with_the_dice_of_conditions(
    condition: str, natural: int, total: int
) -> None:
    mage = caster("mage", {"id": "shield"}, {"id": condition})
    archer = creature("archer", attacks=[BOW])
    played = fight("A.b", [natural, 2, 4], A=archer, b=mage)
    played.put("archer", condition, by="mage")
    played.do(c.RangedAttack("archer", "mage", "bow"))
    (ask,) = played.step.asks
    execution = played.match.execution
    terms = GAME.presenter.question_terms(execution.state, ask, execution.rolls)
    assert terms is not None
    assert (terms.total, terms.goal) == (total, played.who("mage").sheet.ac)
    (rolled,) = [event for event in played.answer(yes=False) if isinstance(event, AttackRolled)]
    assert rolled.total == terms.total


@pytest.mark.parametrize(("rules", "slot", "helps"), [("5.2", 3, 0.65), ("5.1", 3, 1.0), ("5.1", 4, 0.5)])
def test_a_question_about_a_spell_tells_its_level_and_the_chance_to_counter_it(
    rules: str, slot: int, helps: float
) -> None:
    mage = caster("mage", {"id": "fireball"}, slots=(0, 0, 1, 1))
    foe = caster("foe", {"id": "counterspell"}, slots=(0, 0, 1, 0))
    played = fight("A..b", A=mage, b=foe, rules=rules)
    played.do(c.SpellCast("mage", "fireball", slot, area_center="3, 0"))
    (ask,) = played.step.asks
    terms = GAME.presenter.question_terms(played.match.execution.state, ask, ())
    assert terms is not None
    assert (terms.reaction, terms.level, terms.helps) == ("counterspell", slot, pytest.approx(helps))
    assert terms.spends == {"reaction": 1, "slot-3": 1}


def test_legendary_resistance_spends_no_legendary_action() -> None:
    # SRD: Legendary Resistance.
    effect = {"save": "DEX", "dc": 12, "fail": [{"damage": "5 fire"}]}
    burst = {"id": "burst", "name": "Burst", "range": 60, "effects": [effect]}
    wyrm = creature("wyrm", hp=60, resistances=1, legendary=3)
    played = fight("A.b", [2], A=wyrm, b=creature("mage", powers=[burst]))
    played.do(c.EndTurn("wyrm"))
    played.do(c.SpellCast("mage", "burst", target="wyrm"))
    (ask,) = played.step.asks
    terms = GAME.presenter.question_terms(played.match.execution.state, ask, ())

    assert terms is not None
    assert (terms.reaction, terms.actor_id, terms.spends) == ("legendary_resistance", "wyrm", {})


def test_a_cantrip_to_counter_has_the_level_0() -> None:
    played = fight("A..b", A=caster("mage", {"id": "fire_bolt"}), b=caster("foe", {"id": "counterspell"}))
    played.do(c.CantripCast("mage", "fire_bolt", "foe"))
    (ask,) = played.step.asks
    terms = GAME.presenter.question_terms(played.match.execution.state, ask, ())
    assert terms is not None
    assert terms.level == 0
