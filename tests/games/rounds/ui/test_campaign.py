"""What a campaign shows at a terminal, and what its loader says about places, groups and boards."""

import pytest

from games.rounds.small_land import HEROES, RATS, ROUNDS, TOWER, TOWN, TWO, WOOD, go, journey, land
from turnwright.games.rounds.campaign.events import MoonTurned, WentOn
from turnwright.games.rounds.commands import Explore, Resign, Wait
from turnwright.games.rounds.content import load_scenario
from turnwright.kernel.errors import ContentError
from turnwright.kernel.match import Match
from turnwright.story.catalogue import Catalogue
from turnwright.story.narrator import announce

ENGLISH = Catalogue("turnwright.games.rounds", "en")


def shown(match: Match) -> list[str]:
    """What the heroes' player sees, in English."""
    return [ENGLISH.tell(line) for line in ROUNDS.presenter.draw(match.view(HEROES))]


def test_two_groups_need_the_names_of_their_heroes() -> None:
    groups = [{"at": "town"}, {"at": "wood"}]
    with pytest.raises(ContentError) as refused:
        load_scenario(land(first=["ann", "bob"], groups=groups))
    assert refused.value.path == "$.campaign.groups[1]"
    assert refused.value.expected == "expected the heroes of this group, because another group has some"


def test_a_wall_where_the_heroes_stand_is_the_boards_fault() -> None:
    walls = ["." * 11 if row != 5 else "#" * 11 for row in range(11)]
    wood = {**WOOD, **RATS, "board": walls}
    with pytest.raises(ContentError) as refused:
        load_scenario(land(TOWN, wood, TOWER))
    assert refused.value.path == "$.campaign.places[1].board"
    assert refused.value.expected == "expected a free cell, got 'c6'"


def test_a_group_of_the_dead_is_not_ready() -> None:
    match = journey(land(TOWN, WOOD, TOWER, **TWO))
    for hero in match.state.groups[1].heroes:
        hero.life = 0
    drawn = shown(match)
    assert [line.rpartition(": ")[2] for line in drawn if "Group" in line] == ["ready", "all fallen"]


def test_only_the_needs_of_the_goal_are_shown() -> None:
    wood = {**WOOD, **RATS}
    match = journey(land(TOWN, wood, TOWER, goal={"battles": 2}))
    drawn = shown(match)
    assert "Day 1 of 5 · Round 1 of 4 · Goal: battles won 0/2" in drawn


def test_the_end_is_narrated_with_the_date_in_words() -> None:
    match = journey(land(days=1))
    events = go(match, Resign())
    said = announce(events[-1], ENGLISH)
    assert said == "The campaign is lost (Sunday, 1 January, year 1): the heroes resign."


def test_a_moon_without_a_sign_is_reported_without_a_blank_before_it() -> None:
    assert announce(MoonTurned("Luna", "nova", ""), ENGLISH) == "Luna: new"
    assert announce(MoonTurned("Luna", "nova", "o"), ENGLISH) == "o Luna: new"


def test_look_shows_a_hero_on_the_way() -> None:
    match = journey(land(TOWN, WOOD, TOWER, **TWO))
    lines = [ENGLISH.tell(line) for line in ROUNDS.presenter.look(match.view(HEROES), "ann", ENGLISH.tell)]
    assert lines[0].endswith("Group 2, Wood: ready")
    assert lines[1].endswith("Ann")
    assert ROUNDS.presenter.look(match.view(HEROES), "stranger", ENGLISH.tell) == []


def test_the_fallen_are_listed_by_their_ids_and_names() -> None:
    told = WentOn(0, "Town", False, "Lobo", ("mine",))
    assert announce(told, ENGLISH) == "Group 1 does not win the battle. Fallen: Lobo."
    assert announce(WentOn(0, "Town", False, "Lobo", ("lobo",)), ENGLISH).endswith("Fallen: Wolf.")


def looked(match: Match, text: str) -> list[str]:
    return [ENGLISH.tell(line) for line in ROUNDS.presenter.look(match.view(HEROES), text, ENGLISH.tell)]


def test_the_round_of_the_period_is_shown() -> None:
    match = journey(land())
    go(match, Wait())
    assert any("Round 2 of 4" in line for line in shown(match))


def test_in_battle_no_fighters_life_is_shown_as_it_was_before() -> None:
    match = journey(land(TOWN, {**WOOD, **RATS}, TOWER, groups=[{"at": "wood"}]))
    go(match, Explore())
    match.state.battle.get("ann").life = 2
    lines = [line for line in shown(match) if line.endswith("Ann")]
    assert len(lines) == 1
    assert "██░░░░░░ 2" in lines[0]
    assert match.view(HEROES)["groups"][0]["heroes"][0]["life"] == [2, 7]


def test_any_place_can_be_looked_at() -> None:
    risky = {**WOOD, "danger": {"light": 10, "dark": 30}, "parties": [["rat"]]}
    match = journey(land(TOWN, risky, {**TOWER, "guard": ["rat"]}))
    wood = "Wood: danger in light 10 %, in the dark 30 %; rest: life +1, mana +2, stamina +2"
    ways = ["  to Tower (2 periods)", "  to Town (1 period)"]
    assert looked(match, "wood") == [wood, *ways]
    assert looked(match, "tower")[0].endswith("; guarded")
    assert looked(match, "town")[-1].endswith("Ann")
    assert [line.partition(":")[0] for line in looked(match, "map") if line[0] != " "] == [
        "Town",
        "Wood",
        "Tower",
    ]


def test_heroes_and_cards_can_be_read_about_between_battles() -> None:
    match = Match(ROUNDS, "estrada")
    assert looked(match, "cure")[0].startswith("  Cure (3 AP, 2 mana)")
    assert any("CON 6" in line for line in looked(match, "bento"))
    assert any("hand and deck combined" in line for line in looked(match, "bento"))


def test_items_found_at_a_place_are_shown_there() -> None:
    match = journey(land({**TOWN, "finds": [{"name": "Bread", "life": 1}]}, WOOD, TOWER))
    assert ROUNDS.view(match.state, 0)["places"][0]["found"] == []
    go(match, Explore())
    assert ROUNDS.view(match.state, 0)["places"][0]["found"] == ["Bread"]
    seen = ROUNDS.presenter.look(match.view(HEROES), "town", ENGLISH.tell)
    assert "  found there: Bread" in [ENGLISH.tell(line) for line in seen]
