"""What each seat sees, and the drawing for a terminal."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len

from games.tactics.stage import caster, creature, fight
from turnwright import Match
from turnwright.agents import agent
from turnwright.games.tactics.commands import Dodge, Move, SpellCast
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.map.text_map import read
from turnwright.games.tactics.state import ConditionState
from turnwright.games.tactics.ui import draw
from turnwright.games.tactics.ui.view import map_layers, map_rows
from turnwright.story.catalogue import Catalogue

GAME = Tactics()
WEB: dict[str, Any] = {
    "id": "mud",
    "name": "Mud",
    "range": 60,
    "whom": "point",
    "area": {"shape": "square", "size": 10},
    "rounds": 10,
    "effects": [{"zone": "mud", "difficult": True}],
}


def drawn(state: Any, seat: int = 1, lang: str = "en") -> list[str]:
    words = Catalogue("turnwright.games.tactics", lang)
    return [words.tell(line) for line in GAME.presenter.draw(GAME.view(state, seat))]


def test_the_update_has_the_fields_of_the_protocol() -> None:
    played = fight("A.b", A=creature("hero"), b=creature("wolf", hp=9))
    update = GAME.view(played.state, 1)["combatUpdate"]

    assert list(update) == [
        "sessionId",
        "inCombat",
        "round",
        "activeCreatureId",
        "order",
        "positions",
        "areaCells",
        "areas",
    ]
    assert (update["inCombat"], update["round"], update["activeCreatureId"]) == (True, 1, "hero")
    assert [(entry["creatureId"], entry["hp"], entry["maxHp"]) for entry in update["order"]] == [
        ("hero", 20, 20),
        ("wolf", 9, 9),
    ]
    assert update["positions"] == {"hero": [0, 0], "wolf": [2, 0]}


def test_conditions_are_shown_next_to_the_hit_points() -> None:
    played = fight("A.b", A=creature("hero"), b=creature("wolf"))
    played.do(Dodge("hero"))
    (hero, _) = GAME.view(played.state, 0)["combatUpdate"]["order"]

    assert hero["conditions"] == ["dodging"]


def hide(state: Any, creature_id: str) -> None:
    who = state.get(creature_id)
    hidden = ConditionState("hidden", who.place)
    hidden.rule = state.arena.conditions["hidden"]
    who.conditions.append(hidden)
    who.flags |= hidden.rule.flags


def test_a_hidden_creature_is_seen_by_its_own_side_only() -> None:
    played = fight("A.b", A=creature("hero"), b=creature("wolf"))
    hide(played.state, "wolf")
    seen = {seat: GAME.view(played.state, seat) for seat in (-1, 0, 1)}

    assert [each["creatureId"] for each in seen[1]["creatures"]] == ["hero"]
    assert list(seen[1]["combatUpdate"]["positions"]) == ["hero"]
    assert list(seen[-1]["combatUpdate"]["positions"]) == ["hero"]
    assert list(seen[0]["combatUpdate"]["positions"]) == ["hero", "wolf"]
    # The order of turns is no secret.
    assert [entry["creatureId"] for entry in seen[1]["combatUpdate"]["order"]] == ["hero", "wolf"]


def test_a_lasting_area_is_drawn_on_the_map() -> None:
    played = fight("A....b\n......", A=creature("hero", powers=[WEB]), b=creature("wolf"))
    played.do(SpellCast("hero", "mud", area_center="2.5, 0.5"))
    shown = GAME.view(played.state, 1)

    assert shown["combatUpdate"]["areaCells"] == [[2, 0], [3, 0], [2, 1], [3, 1]]
    assert drawn(played.state)[1] == "  0 >H1  . :. :.  . w1"


def test_the_map_has_coordinates_and_marks_the_active_creature() -> None:
    played = fight(
        """
        A.~#
        ..b2
        """,
        A=creature("hero"),
        b=creature("wolf"),
    )

    assert drawn(played.state) == [
        "      0  1  2  3",
        "  0 >H1  .  ~  #",
        "  1   .  . w1  2",
        "Round 1: >H1 20, w1 19",
        ">H1 ██████████ 20/20 hp  Hero",
        " w1 ██████████ 20/20 hp  Wolf",
        "Hero can still use: an action, a bonus action, 30 ft",
    ]


def test_height_difficult_terrain_and_cover_of_a_cell_are_visible_together() -> None:
    grounds = {
        "r": "difficult, half cover",
        "h": "height 10, three-quarters cover",
        "t": "difficult, height 5",
    }
    grid = read(grounds, [".rht#2"]).grid
    rows = map_rows(grid)
    assert rows == [".nN~#2"]
    assert map_layers(grid, rows) == {"1,0": "~", "2,0": "2", "3,0": "1"}

    shown = {
        **GAME.view(fight("A.....b", A=creature("hero"), b=creature("wolf")).state, 1),
        "map": rows,
        "layers": map_layers(grid, rows),
    }
    shown = {**shown, "creatures": []}
    assert draw.drawn_map(shown, {})[1] == "  0   . ~n 2N 1~  #  2"
    told = Catalogue("turnwright.games.tactics", "en").tell
    assert [told(line) for line in draw.look(shown, "2,0", told)] == [
        "2, 0: Three-Quarters Cover, 10 ft high."
    ]


def test_a_large_creature_fills_its_cells_and_the_fallen_are_marked() -> None:
    played = fight(
        """
        A.b.
        ....
        """,
        A=creature("hero", traits=["death_saves"]),
        b=creature("ogre", size="large"),
    )
    played.state.get("hero").current_hp = 0

    assert drawn(played.state)[1:3] == ["  0 >H1  . o1 o1", "  1   .  . o1 o1"]
    played.state.active_index = 1
    assert drawn(played.state)[1] == "  0 _H1  .>o1>o1"


def test_a_large_map_is_cropped_around_the_active_creature() -> None:
    rows = "\n".join(["." * 60] * 20 + ["." * 40 + "A" + "." * 18 + "b"] + ["." * 60] * 19)
    played = fight(rows, A=creature("hero"), b=creature("wolf"))
    lines = drawn(played.state)

    assert lines[0].split() == [str(column) for column in range(28, 53)]
    assert [line.split()[0] for line in lines[1:21]] == [str(row) for row in range(10, 30)]
    assert ">H1" in lines[11]
    assert max(cell_len(line) for line in lines) <= 80


def test_notes_show_conditions_in_every_language() -> None:
    played = fight("A.b", A=creature("hero"), b=creature("wolf"))
    played.do(Dodge("hero"))
    played.state.get("wolf").temp_hp = 5

    assert drawn(played.state)[3:] == [
        ">H1 ██████████ 20/20 hp  Hero (dodging)",
        " w1 ██████████ 20/20 hp  Wolf (5 temporary hp)",
        "Hero can still use: a bonus action, 30 ft",
    ]
    assert drawn(played.state, lang="fr")[3].endswith("Hero (esquive)")
    assert drawn(played.state, lang="zh")[3].endswith("Hero（回避）")


def test_tokens_are_distinct() -> None:
    creatures = [
        {"creatureId": name, "side": side}
        for name, side in [
            ("bran", "party"),
            ("bandit_1", "foes"),
            ("boss", "foes"),
            ("bandit_12", "foes"),
            ("9lives", "foes"),
        ]
    ]

    assert list(draw.tokens_of(creatures).values()) == ["B1", "b1", "b2", "bc", "x1"]


@pytest.mark.parametrize("name", GAME.scenarios.names())
def test_every_map_fits_on_a_terminal(name: str) -> None:
    match = Match(GAME, name, seats=[agent(GAME, "random")] * 2)
    for _ in range(12):
        for seat in (-1, 0, 1):
            shown = GAME.view(match.state, seat)
            drawn_map = draw.drawn_map(shown, draw.tokens_of(shown["creatures"]))
            assert max(cell_len(line) for line in drawn_map) <= 80
            assert len(drawn_map) <= 21
        match.act()


# A closer look


def looked(state: Any, text: str, lang: str = "en") -> list[str]:
    words = Catalogue("turnwright.games.tactics", lang)
    return [words.tell(line) for line in GAME.presenter.look(GAME.view(state, 1), text, words.tell)]


@pytest.mark.parametrize("text", ["wolf", "WOL", "w1", "2,0"])
def test_details_are_shown_by_name_token_or_cell(text: str) -> None:
    played = fight("A.b", A=creature("hero"), b=creature("wolf"))

    ground = ["2, 0: floor."] if "," in text else []
    assert looked(played.state, text) == [
        *ground,
        " w1 ██████████ 20/20 hp  Wolf",
        "At 2, 0; AC 12. Left this turn: an action, a bonus action, a reaction.",
    ]
    assert looked(played.state, "dragon") == []


def test_details_show_how_long_a_condition_lasts() -> None:
    played = fight("A.b", A=creature("hero"), b=creature("wolf"))
    played.do(Dodge("hero"))

    assert looked(played.state, "hero")[2] == "dodging, until the start of its turn."
    assert looked(played.state, "hero", "pt")[2] == "Esquiva, até o início do turno."


def test_a_hidden_creature_cannot_be_looked_at() -> None:
    played = fight("A.b", A=creature("hero"), b=creature("wolf"))
    hide(played.state, "wolf")

    assert looked(played.state, "wolf") == []


def test_during_a_walk_the_map_shows_the_current_cell() -> None:
    played = fight("A.....\n.b....", A=creature("hero"), b=creature("wolf"))
    played.do(Move("hero", "4, 0"))
    assert played.step.asks
    before, midway = played.match.view(0), played.match.view_midway(0)
    assert before == GAME.view(played.state, 0)
    assert midway != before
    played.answer(False)
    assert played.match.view_midway(0) == played.match.view(0)


def test_the_kinds_of_creatures_have_what_their_sheets_say() -> None:
    blade = {"id": "blade", "name": "Blade", "reach": 5, "to_hit": 5, "hit": [{"damage": "1d8+3 slashing"}]}
    imp = creature(
        "imp", attacks=[blade], resists=["cold"], immune=["fire", "poison"], senses={"darkvision": 120}
    )
    played = fight("A.b", A=creature("hero"), b=imp)
    kind = GAME.presenter.fixed(played.state, 1)["kinds"]["imp"]

    assert (kind["resistances"], kind["immunities"], kind["vulnerabilities"]) == (
        ["cold"],
        ["fire", "poison"],
        [],
    )
    assert (kind["darkvisionFt"], kind["truesightFt"]) == (120, 0)
    (attack,) = kind["attacks"]
    assert (attack["toHit"], attack["reachFt"], attack["rangeFt"]) == (5, 5, 0)
    assert attack["damage"] == [{"dice": "1d8+3", "type": "slashing"}]


SHEETS = {
    "en": (
        "Speed 30 ft; initiative ",
        "Strength ",
        "Attacks: Quarterstaff ",
        "Spells and powers: Bolt (level 1).",
    ),
    "pt": ("Deslocamento 30 pés; iniciativa ", "Força ", "Ataques: ", "Magias e poderes: "),
    "fr": (
        "Vitesse 30 pieds ; initiative ",
        "Caractéristiques : Force ",
        "Attaques : ",
        "Sorts et pouvoirs : ",
    ),
    "zh": ("速度 30 尺；先攻 ", "属性：力量", "攻击：", "法术和能力：Bolt（1 环）。"),
}


@pytest.mark.parametrize("lang", SHEETS)
def test_a_look_shows_the_sheet_where_the_kinds_of_creatures_are_known(lang: str) -> None:
    bolt = {"id": "bolt", "name": "Bolt", "level": 1, "range": 60, "effects": [{"damage": "1d6 fire"}]}
    played = fight("Mb", M=caster("mage", bolt), b=creature("wolf"), spells=[bolt])
    known = {**GAME.view(played.state, 1), **GAME.presenter.fixed(played.state, 1)}
    words = Catalogue("turnwright.games.tactics", lang)
    said = " ".join(words.tell(line) for line in GAME.presenter.look(known, "mage", words.tell))
    assert [part for part in SHEETS[lang] if part not in said] == []
    assert "sheet-" not in said
    assert len(looked(played.state, "mage")) == 2  # a view alone has no sheets
