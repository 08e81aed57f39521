from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from turnwright.games.stellar.content import classes, lines, load_scenario, measures, profiles
from turnwright.games.stellar.state import MORALE
from turnwright.kernel.errors import ContentError

SHIPS = """
carrier         2500 20 .8   100 30 .05  0  0 0   0  0  5000 12
cruiser         1200 80 .9    60 15 .15 12 30 4 150 12  3000  8
destroyer        600 40 1.0   40 40 .25  8 25 0   0  8  2000  6
frigate          300 20 1.2   20  5 .50  4 20 2 100  4  1500  4
fighter           50 10 1.5    5  0 .80  2 15 0   0  2   120  2
bomber            80  5 1.1   10  0 .60  0  0 4 120  0   180  3
troop_transport 2000  0 .8    80 10 .05  0  0 0   0  0  3000 10
tanker          1400 10 .85   70  8 .12  0  0 0   0  0 12000 10
extractor        700 15 .95   45  6 .20  0  0 0   0  0  5000 10
"""


@pytest.mark.parametrize("row", SHIPS.strip().splitlines(), ids=lambda row: row.split()[0])
def test_a_ship_has_the_figures_of_the_table(row: str) -> None:
    type, *figures = row.split()
    one = classes()[type]
    assert [float(figure) for figure in figures] == [
        *(one.hp, one.gun, one.speed, one.cost, one.point_defence, one.evasion),
        *(one.missiles, one.missile_damage, one.torpedoes, one.torpedo_damage, one.interceptors),
        *(one.fuel / 100, one.per_ly / 100),
    ]


def test_there_are_nine_types_of_ships_and_one_carries_armies() -> None:
    assert list(classes()) == [row.split()[0] for row in SHIPS.strip().splitlines()]
    assert [type for type, one in classes().items() if one.carries] == ["troop_transport"]


def test_tankers_give_and_extractors_draw() -> None:
    given = {type: (one.gives / 100, one.keeps / 1000) for type, one in classes().items() if one.gives}
    drawn = {type: one.draws / 100 for type, one in classes().items() if one.draws}
    assert (given, drawn) == ({"tanker": (400, 0.1)}, {"extractor": 500})


def test_every_type_has_an_order_of_targets_without_transports() -> None:
    armed = sorted(int(one.number) for one in classes().values() if not one.carries)
    for one in classes().values():
        assert sorted(one.ranks) == armed


NUMBERS = {
    "speed": 25,
    "capture_range": 5,
    "orbit_range": 9,
    "sensor_range": 15,
    "territory_radius": 28,
    "longest_jump": 200,
    "logs_kept": 2000,
    "reports_kept": 5,
    "raised": 10_000,
    "last_men": 100,
    "last_percent": 20,
    "least_morale": 0.25 * MORALE,
    "most_morale": 2 * MORALE,
    "rounds": 10,
    "keep_target": 0.6,
    "transport_chance": 0.05,
    "transport_step": 0.02,
    "transport_most": 0.12,
    "lock_gain": 0.35,
    "lock_loss": 0.1,
    "least_lock": 0.1,
    "salvo": 3,
    "torpedo_eta": 3,
    "torpedo_hp": 150,
    "missile_eta": 2,
    "missile_hp": 50,
    "intercept_eta": 1,
    "intercept_try": 0.5,
    "intercept_hit": 0.15,
    "point_defence_factor": 6,
    "gun_hit": 0.85,
    "attrition_percent": 10,
    "attrition_least": 15,
    "bomb_per_mille": 3,
    "bomb_most": 200,
    "fear_per_mille": 5,
    "fear_most": 300,
    "loss_percent": 35,
    "fear_percent": 60,
    "hold_turns": 3,
    "fire_percent": 35,
    "fire_loss_percent": 35,
    "domination_percent": 50,
    "king_turns": 1,
    "supply_percent": 10,
    "fade": 0.9,
    "system_value": 10,
    "gas_value": 50,
    "own_value": 20,
    "home_value": 150,
}


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_of_the_rules_stands_in_the_content(name: str) -> None:
    assert getattr(measures(), name) == NUMBERS[name]


def test_there_are_three_profiles() -> None:
    assert sorted(profiles()) == ["aggressive", "balanced", "defensive"]


def test_system_logs_begin_with_their_word() -> None:
    system = ("army-missing", "army-twice", "army-adrift", "battle-forced")
    assert sorted(about for about, line in lines().items() if line.startswith("[SYSTEM] ")) == sorted(system)


BAD_FILES = {
    "empty": ("", "expected an object"),
    "a list": ("[1, 2]", "expected an object"),
    "nothing in it": ("{}", "expected the field"),
    "not yaml": ("a: [", "expected valid YAML"),
    "not text": ("\x00", "expected valid YAML"),
    "no systems": ("name: x\nfactions: [{id: a, name: A, color: '#000000'}]\n", "expected systems"),
    "no faction": ("name: x\nfactions: []\nworld: {shape: ring, systems: 9, radius: 9}\n", "$.factions"),
    "a place that is no number": (
        "name: x\nfactions: [{id: a, name: A, color: '#000000'}]\n"
        "systems: [{id: s, name: S, position: [.nan, 0, 0], planets: []}]\n",
        "$.systems[0].position[0]",
    ),
    "a place without end": (
        "name: x\nfactions: [{id: a, name: A, color: '#000000'}]\n"
        "systems: [{id: s, name: S, position: [0, .inf, 0], planets: []}]\n",
        "$.systems[0].position[1]",
    ),
    "two of one id": (
        "name: x\nfactions: [{id: a, name: A, color: '#000000'}]\nsystems:\n"
        "  - {id: s, name: S, position: [0, 0, 0], planets: []}\n"
        "  - {id: s, name: S, position: [9, 0, 0], planets: []}\n",
        "$.systems[1].id",
    ),
    "a fleet without ships": (
        "name: x\nfactions: [{id: a, name: A, color: '#000000', fleets: [{ships: {}}]}]\n"
        "systems: [{id: s, name: S, position: [0, 0, 0], planets: []}]\n",
        "$.factions[0].fleets[0].ships",
    ),
    "too many ships": (
        "name: x\nfactions: [{id: a, name: A, color: '#000000'}]\n"
        "fleets: [{ships: {fighter: 10000}, copies: 100000}]\n"
        "world: {shape: ring, systems: 9, radius: 9}\n",
        "expected at most 1000000 ships in all",
    ),
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_bad_scenario_is_refused_with_its_file_the_place_and_what_was_expected(
    name: str, tmp_path: Path
) -> None:
    text, words = BAD_FILES[name]
    path = tmp_path / "galaxy.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_scenario(path)
    assert str(path) in str(caught.value)
    assert words in str(caught.value)
    assert "expected" in str(caught.value)


def test_a_file_that_is_not_there_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"nowhere\.yaml"):
        load_scenario(tmp_path / "nowhere.yaml")


OURS = {
    "name": "Two stars",
    "systems": [
        {
            "id": "dawn",
            "name": "Dawn",
            "position": [0, 1, 2],
            "owner": "blue",
            "planets": [{"id": "dawn-1", "name": "Dawn I", "owner": "blue", "kind": "solid"}],
        },
        {"id": "dusk", "name": "Dusk", "position": [20, 0, 0], "planets": []},
    ],
    "factions": [
        {"id": "blue", "name": "Blue League", "color": "#3b82f6"},
        {"id": "red", "name": "Red Hegemony", "color": "#ef4444", "profile": "defensive", "fleets": []},
    ],
    "fleets": [{"ships": {"troop_transport": 1}, "at": "dawn"}],
    "objectives": {
        "conditions": [
            {"kind": "king_of_the_hill", "system": "dusk"},
            {"kind": "survival", "faction": "blue"},
        ],
        "max_turns": 30,
    },
    "rules": {
        "fog_of_war": False,
        "use_advanced_combat": False,
        "ai_enabled": False,
        "unlimited_fuel": True,
        "messages_kept": 7,
    },
}
THEIRS = """
name: Two stars
systems:
  - {id: dawn, name: Dawn, position: {x: 0, y: 1, z: 2}, ownerFactionId: blue,
     planets: [{id: dawn-1, name: Dawn I, ownerFactionId: blue, class: solid}]}
  - {id: dusk, name: Dusk, position: {x: 20, y: 0, z: 0}, planets: []}
factions:
  - {id: blue, name: Blue League, color: "#3b82f6", playable: true}
  - {id: red, name: Red Hegemony, color: "#ef4444", playable: false, aiProfile: defensive, fleets: []}
fleets:
  - {ships: {troopTransport: 1}, systemId: dawn}
objectives:
  conditions:
    - {type: king_of_the_hill, systemId: dusk}
    - {type: survival, factionId: blue}
  maxTurns: 30
rules: {fogOfWar: false, useAdvancedCombat: false, aiEnabled: false, unlimitedFuel: true, messagesKept: 7}
"""


def test_a_scenario_may_be_spelled_like_the_original(tmp_path: Path) -> None:
    file = tmp_path / "theirs.yaml"
    file.write_text(THEIRS)
    assert load_scenario(file) == load_scenario(OURS)
    assert load_scenario(file).rules.ai_enabled is False


def test_a_field_in_two_spellings_is_refused() -> None:
    with pytest.raises(ContentError, match=r"\$\.rules\.ai_enabled: expected ai_enabled only once"):
        load_scenario({**OURS, "rules": {"ai_enabled": True, "aiEnabled": False}})


@pytest.mark.parametrize(
    ("faction", "complaint"),
    [
        ({"playable": False}, "expected true, as it has no profile, got false"),
        ({"playable": True, "aiProfile": "balanced"}, "expected false, as it has a profile, got true"),
        ({"playable": 1}, "expected true, as it has no profile, got 1"),
    ],
)
def test_whether_a_faction_is_playable_must_agree_with_its_profile(
    faction: dict[str, Any], complaint: str
) -> None:
    factions = [*OURS["factions"], {"id": "green", "name": "Green", "color": "#00ff00", **faction}]
    with pytest.raises(ContentError, match=rf"\$\.factions\[2\]\.playable: {complaint}"):
        load_scenario({**OURS, "factions": factions})


def test_a_misspelled_field_is_still_refused() -> None:
    with pytest.raises(ContentError, match="aiEnable"):
        load_scenario({**OURS, "rules": {"aiEnable": False}})
    with pytest.raises(ContentError, match="position"):
        load_scenario(
            {**OURS, "systems": [{"id": "a", "name": "A", "position": {"x": 1, "y": 2}, "planets": []}]}
        )
