"""SRD: Combat Encounter Difficulty; XP Budget per Character."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from turnwright import ContentError, Rejected
from turnwright.games.tactics.content import (
    budgets,
    encounter_rules,
    load_scenario,
    map_of,
    scenario_names,
    shipped,
)
from turnwright.games.tactics.content.characters import build_hero, write_hero
from turnwright.games.tactics.content.class_schema import HeroEntry
from turnwright.games.tactics.content.encounters import (
    BEYOND,
    DIFFICULTIES,
    budget,
    difficulty,
    difficulty_of,
    experience_of,
    levels_of,
    party_of,
    propose,
    terrain_names,
    with_party,
    write_scenario,
)
from turnwright.games.tactics.content.scenario_schema import TacticsScenario
from turnwright.games.tactics.map.grid import side_of
from turnwright.games.tactics.srd import SIZES
from turnwright.kernel.dice import Dice
from turnwright.lab import simulate


def test_each_hero_adds_the_budget_of_their_level() -> None:
    assert [budget([3, 3, 3, 3], word) for word in DIFFICULTIES] == [600, 900, 1600]
    assert [budget([1, 5], word) for word in DIFFICULTIES] == [550, 825, 1200]
    assert budget([20], "high") == 22_000


@pytest.mark.parametrize(
    ("xp", "word"),
    [
        (0, "low"),
        (600, "low"),
        (601, "moderate"),
        (900, "moderate"),
        (901, "high"),
        (1600, "high"),
        (1601, BEYOND),
    ],
)
def test_the_difficulty_is_the_lowest_budget_that_covers_the_fight(xp: int, word: str) -> None:
    assert difficulty([3, 3, 3, 3], xp) == word


def test_every_level_has_a_row_and_more_of_it_than_the_one_before() -> None:
    rows = [budgets()[level] for level in range(1, 21)]
    for row in rows:
        assert row.low < row.moderate < row.high
    for before, row in pairwise(rows):
        assert all(getattr(before, word) < getattr(row, word) for word in DIFFICULTIES)


def test_an_unknown_difficulty_or_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Rejected) as refused:
        budget([3], "deadly")
    assert (refused.value.code, refused.value.legal) == ("unknown-difficulty", list(DIFFICULTIES))
    with pytest.raises(Rejected, match="heroes have a level of 1 to 20, not 21"):
        budget([21], "low")


def test_a_scenario_is_weighed_by_its_heroes_and_its_foes() -> None:
    scenario = load_scenario("goblin-ambush")
    assert levels_of(scenario)
    assert difficulty_of(scenario) == difficulty(levels_of(scenario), experience_of(scenario))
    one = load_scenario(
        {
            "name": "Duel",
            "map": {"rows": ["...."]},
            "party": [
                {"id": "hero", "base": "fighter_3", "at": [0, 0]},
                {"id": "dog", "base": "wolf", "at": [1, 0]},
            ],
            "foes": [{"id": "wolf", "base": "wolf", "at": [3, 0]}],
        }
    )
    assert (levels_of(one), experience_of(one), difficulty_of(one)) == ([3], 50, "low")


@pytest.mark.parametrize("name", scenario_names())
def test_every_shipped_encounter_has_a_difficulty(name: str) -> None:
    assert difficulty_of(load_scenario(name)) in (*DIFFICULTIES, BEYOND)


# Fights that are proposed


def walked_to(scenario: TacticsScenario, side: int) -> set[tuple[int, int]]:
    """The cells that a creature of this width can reach from near the first hero."""
    grid = map_of(scenario).grid

    def is_free(x: int, y: int) -> bool:
        inside = grid.inside(x, y) and grid.fits(grid.cell(x, y), side)
        return inside and all(grid.walkable(cell) for cell in grid.square(grid.cell(x, y), side))

    hero = scenario.party[0].at
    near = [(hero[0] + right, hero[1] + down) for right in range(-3, 3) for down in range(-3, 3)]
    waiting = [cell for cell in near if is_free(*cell)]
    seen = set(waiting)
    for x, y in waiting:
        for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if there not in seen and is_free(*there):
                seen.add(there)
                waiting.append(there)
    return seen


@pytest.mark.parametrize("terrain", terrain_names())
@pytest.mark.parametrize(("party", "word"), [("4x1", "low"), ("2x5", "moderate"), ("6x17", "high")])
def test_a_proposed_fight_keeps_its_budget_and_can_be_reached(terrain: str, party: str, word: str) -> None:
    rules = encounter_rules()
    bands = next(each.bands for each in rules.terrains if each.id == terrain)
    at_home = {name for band in bands for name in rules.bands[band]}
    heroes = party_of(party)
    for made in propose(heroes, word, terrain, Dice(7), 3):
        scenario = load_scenario(made.scenario)  # which checks that all stand on ground of their own
        most = budget(levels_of(scenario), word)
        assert rules.least_share / 100 * most <= made.xp == experience_of(scenario) <= made.budget == most
        assert made.word == difficulty_of(scenario)
        assert len(scenario.foes) <= max(rules.least_foes, rules.foes_per_hero * len(heroes))
        assert {token.base for token in scenario.foes} <= at_home
        for token in scenario.foes:
            side = int(side_of(SIZES.index(shipped().creatures[token.base].size)))
            assert token.at in walked_to(scenario, side)


def test_the_same_dice_propose_the_same_fights_and_others_do_not() -> None:
    party = party_of("4x5")
    first, again, other = (
        [each.scenario for each in propose(party, "high", "forest", Dice(seed), 3)] for seed in (1, 1, 2)
    )
    assert first == again != other


def test_all_proposed_fights_have_different_foes() -> None:
    made = propose(["fighter_1"], "low", "mountain", Dice(0), 1000)
    assert 1 < len(made) < 1000
    listed = [tuple(each.foes) for each in made]
    assert len(set(listed)) == len(listed)


@pytest.mark.long
def test_every_terrain_has_a_fight_for_every_level() -> None:
    for terrain in terrain_names():
        for level in (1, 3, 7, 8, 17, 20):
            for word in DIFFICULTIES:
                assert propose(party_of(f"4x{level}"), word, terrain, Dice(3))


@pytest.mark.long
def test_a_foe_is_never_far_above_the_level_of_the_party() -> None:
    legal = {"0", "1/8", "1/4", "1/2", *map(str, range(1, 6 + encounter_rules().above_level))}
    for made in propose(party_of("4x5"), "high", "swamp", Dice(0), 60):
        assert {shipped().creatures[base].cr for base, _ in made.foes} <= legal


def ids(party: Sequence[HeroEntry]) -> list[str]:
    return [hero.id for hero in party]


def test_a_party_is_a_number_of_heroes_of_a_level_or_a_list_of_names() -> None:
    assert ids(party_of("4x5")) == ["fighter_5", "rogue_5", "cleric_5", "wizard_5"]
    assert ids(party_of("bard_3, 1x8")) == ["bard_3", "fighter_8"]
    assert party_of("bard_7") == [build_hero("bard", 7)]


@pytest.mark.parametrize("level", range(1, 21))
def test_a_party_has_the_level_that_was_asked_for_and_so_has_its_budget(level: int) -> None:
    party = party_of(f"4x{level}")
    assert [hero.level for hero in party] == [level] * 4
    made = propose(party, "moderate", "ruin", Dice(2))[0]
    assert made.budget == 4 * budgets()[level].moderate
    assert levels_of(load_scenario(made.scenario)) == [level] * 4
    assert made.word == difficulty_of(made.scenario)


def test_a_proposed_fight_contains_custom_heroes(tmp_path: Path) -> None:
    made = propose(party_of("fighter_5,wizard_7,wizard_7"), "low", "cave", Dice(1))[0].scenario
    assert made.heroes == (build_hero("wizard", 7),)
    path = tmp_path / "fight.yaml"
    path.write_text(write_scenario(made), "utf-8")
    assert load_scenario(path) == made
    assert [token.id for token in made.party] == ["fighter", "wizard_1", "wizard_2"]


def test_a_party_has_heroes_of_character_files(tmp_path: Path) -> None:
    dagna = build_hero("paladin", 7, species="dwarf", id="dagna", name="Dagna")
    path = tmp_path / "dagna.yaml"
    path.write_text(write_hero(dagna), "utf-8")
    party = party_of(f"{path},fighter_7")
    assert party == [dagna, build_hero("fighter", 7)]
    made = propose(party, "low", "forest", Dice(4))[0].scenario
    assert made.heroes == tuple(party)
    with pytest.raises(ContentError, match="stranger"):
        party_of("stranger.yaml")


def test_no_hero_shares_a_name_with_another_hero_or_a_creature() -> None:
    other = build_hero("fighter", 5, species="orc")
    with pytest.raises(Rejected, match="two heroes have the id fighter_5"):
        propose(["fighter_5", other], "low", "forest", Dice(0))
    with pytest.raises(Rejected, match="the id wolf is that of a creature"):
        propose([build_hero("fighter", 1, id="wolf")], "low", "forest", Dice(0))
    wolf = build_hero("fighter", 5, id="wolf_1")
    for made in propose([wolf], "high", "forest", Dice(0), 40):
        load_scenario(made.scenario)


@pytest.mark.parametrize(
    ("party", "words", "legal"),
    [
        ("4x0", "heroes have a level of 1 to 20, not 0", "4x5"),
        ("4x21", "heroes have a level of 1 to 20, not 21", "4x5"),
        ("fighter_21", "heroes have a level of 1 to 20, not 21", "4x5"),
        ("0x5", "a party has 1 to 12 heroes, not 0", "4x5 or fighter_5,wizard_5"),
        ("13x5", "a party has 1 to 12 heroes, not 13", "4x5 or fighter_5,wizard_5"),
        ("12x5,1x5", "a party has 1 to 12 heroes, not 13", "4x5 or fighter_5,wizard_5"),
        ("smith_6", 'unknown hero "smith_6"', "fighter_5"),
        ("smith", 'unknown hero "smith"', "4x5"),
        ("", 'unknown hero ""', "4x5"),
    ],
)
def test_an_impossible_party_is_refused_with_the_legal_ones(party: str, words: str, legal: str) -> None:
    with pytest.raises(Rejected, match=words) as refused:
        party_of(party)
    assert legal in refused.value.legal


def test_an_empty_party_is_refused() -> None:
    with pytest.raises(Rejected, match="a party has 1 to 12 heroes, not 0"):
        propose([], "low", "forest", Dice(0))


def test_an_unknown_terrain_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Rejected, match='unknown terrain "moon"') as refused:
        propose(["fighter_1"], "low", "moon", Dice(0))
    assert refused.value.legal == terrain_names()


def test_a_proposed_fight_survives_a_round_trip_through_its_file(tmp_path: Path) -> None:
    made = propose(party_of("4x3"), "moderate", "swamp", Dice(5))[0]
    path = tmp_path / "fight.yaml"
    path.write_text(write_scenario(made.scenario), encoding="utf-8")
    assert load_scenario(path) == made.scenario


def test_all_foes_exist_and_every_band_has_a_terrain() -> None:
    rules = encounter_rules()
    for band, names in rules.bands.items():
        assert [name for name in names if name not in shipped().creatures] == []
        assert any(band in terrain.bands for terrain in rules.terrains), band
    for terrain in rules.terrains:
        assert [band for band in terrain.bands if band not in rules.bands] == []


# Other heroes in an encounter


def test_another_party_takes_the_starting_cells_of_the_first() -> None:
    scenario = load_scenario("crypt")
    other = with_party(scenario, party_of("4x11"))
    assert [token.at for token in other.party] == [token.at for token in scenario.party]
    assert levels_of(other) == [11] * 4
    assert (other.foes, other.map) == (scenario.foes, scenario.map)
    seventh = with_party(scenario, party_of("4x7"))
    assert levels_of(seventh) == [7] * 4
    assert ids(seventh.heroes) == ["fighter_7", "rogue_7", "cleric_7", "wizard_7"]
    with pytest.raises(Rejected, match="there is room for 4 heroes, not 5"):
        with_party(scenario, party_of("5x11"))


# How the encounters go

ENCOUNTERS = [name for name in scenario_names() if not name.startswith("bench")]


def test_there_are_twelve_encounters_from_level_1_to_11() -> None:
    assert len(ENCOUNTERS) == 12
    assert {max(levels_of(load_scenario(name))) for name in ENCOUNTERS} == {1, 3, 5, 8, 11}


@pytest.mark.nightly
@pytest.mark.parametrize("name", ENCOUNTERS)
def test_an_encounter_is_balanced_for_its_own_party(name: str) -> None:
    won = next(side.won for side in simulate("tactics", name, 150).sides if side.name == "party")
    assert won.high > 0.45
    assert won.low < 0.95
