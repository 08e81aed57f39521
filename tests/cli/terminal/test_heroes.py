"""One hero for a person and the others for bots: `--hero` of `turnwright play`, and `--set players`."""

from __future__ import annotations

import json
import re

import pytest

from cli.installed_games import Call, Installation
from turnwright import Journal, Match, Rejected, verify
from turnwright.agents import agent
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.rules.adventure import choices

GAME = Tactics()
HERE = ("--workers", "1")
BOT = agent(GAME, "heuristic")


def with_hero(scenario: str, *names: str) -> object:
    return GAME.scenarios.with_units(GAME.scenarios.load(scenario), names)


@pytest.mark.parametrize("name", [*GAME.scenarios.names(), *GAME.scenarios.adventures()])
def test_each_hero_of_every_shipped_scenario_can_be_played_alone(name: str) -> None:
    heroes = GAME.scenarios.units(GAME.scenarios.load(name), 1)
    for hero in heroes:
        shared = with_hero(name, hero)
        others = [each for each in heroes if each != hero]
        assert GAME.scenarios.units(shared, 1) == [hero]
        assert GAME.scenarios.units(shared, 2) == others
        state = Match(GAME, shared).state
        assert [who.creature_id for who in state.participants if who.seat == 1] == [hero]


@pytest.mark.parametrize("said", ["rogue", "Silke", "ROGUE_1", "sil"])
def test_a_hero_goes_by_id_name_and_class(said: str) -> None:
    assert GAME.scenarios.units(with_hero("goblin-ambush", said), 1) == ["rogue"]


def test_all_heroes_together_are_the_party() -> None:
    shared = with_hero("goblin-ambush", "wizard", "rogue", "fighter", "cleric")
    assert GAME.seats_for(shared) == ("master", "party")


def test_an_unknown_hero_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Rejected) as refused:
        with_hero("goblin-ambush", "bard")
    assert refused.value.legal == ["fighter", "rogue", "cleric", "wizard"]


def test_between_fights_the_hero_of_the_person_acts_unless_another_is_named() -> None:
    match = Match(GAME, with_hero("copper-mine", "rogue"), seats=[BOT, None, BOT])

    assert choices.of_seat(match.state, 1)[0].actor == "rogue"
    assert GAME.presenter.understand(match.state, 1, "talk marta", str).actor == "rogue"
    assert GAME.presenter.understand(match.state, 1, "talk marta with bran", str).actor == "fighter"


def test_between_fights_companions_follow_the_person() -> None:
    match = Match(GAME, with_hero("copper-mine", "cleric"), seats=[BOT, None, BOT])
    assert list(GAME.to_act(match.state)) == [1]
    led = {each.actor for each in choices.of_seat(match.state, 1)}
    assert led == {"fighter", "rogue", "cleric", "wizard"}
    assert choices.of_seat(match.state, 2) == []


def test_bots_finish_an_adventure_in_which_one_hero_leads() -> None:
    journal = Journal()
    match = Match(GAME, with_hero("copper-mine", "fighter"), seed=4, seats=[BOT, BOT, BOT], journal=journal)
    while match.outcome is None:
        match.act()
    assert verify(journal.lines, lambda name: GAME).valid


def test_people_are_told_which_heroes_are_theirs(call: Call, installation: Installation) -> None:
    said = call("play", "tactics/goblin-ambush", "--hero", "Bran", "--journal", "bran.jsonl", typed="q\n")
    assert said.code == 0
    assert "The first player: you, with Bran\n" in said.out
    assert "The second player: heuristic bot, with Silke, Oda, Iven\n" in said.out
    first = json.loads((installation.folder / "bran.jsonl").read_text("utf-8").splitlines()[0])
    assert first["seats"] == ["heuristic", "person", "heuristic"]
    again = call("play", "--resume", "bran.jsonl", typed="q\n")
    assert "The first player: you, with Bran\n" in again.out


def test_players_share_the_heroes_of_a_shipped_scenario(call: Call) -> None:
    seats = "heuristic,person,person"
    refused = call("play", "tactics/goblin-ambush", "--seats", seats)
    assert refused.code == 2
    assert refused.err.endswith("For more players, add --set players=2.\n")
    said = call("play", "tactics/goblin-ambush", "--seats", seats, "--set", "players=2", typed="q\n")
    assert "The second player: a player, with Silke, Iven\n" in said.out


@pytest.mark.parametrize(
    ("what", "hero", "sentence"),
    [
        (
            "tactics/crypt",
            "bard",
            'Unknown tactics hero "bard". Choose from: fighter, rogue, cleric, wizard.',
        ),
        ("tactics/crypt", "fihgter", 'Unknown tactics hero "fihgter". Did you mean "fighter"?'),
        ("duel", "bard", "--hero has no effect on duel. Name players with --seats."),
    ],
)
def test_a_hero_that_is_not_there_is_refused(call: Call, what: str, hero: str, sentence: str) -> None:
    said = call("play", what, "--hero", hero)
    assert said.code == 2
    assert said.err.startswith(sentence)


def test_the_lab_measures_with_a_hero_of_its_own(call: Call, installation: Installation) -> None:
    what = ("simulate", "tactics/goblin-ambush", "--hero", "Silke", "--seats", "heuristic,random")
    said = call(*what, "-n", "1", "--workers", "1")
    assert said.code == 0
    assert "--hero Silke --show 0" in said.out + said.err
    assert call(*what, "--show", "0", "--journal", "silke.jsonl").code == 0
    first = json.loads((installation.folder / "silke.jsonl").read_text("utf-8").splitlines()[0])
    assert first["seats"] == ["heuristic", "random", "heuristic"]
    assert [hero["id"] for hero in first["scenario"]["party"] if hero["seat"] == 1] == ["rogue"]


@pytest.mark.parametrize(
    ("what", "sentence"),
    [("tactics/crypt", 'Unknown tactics hero "bard".'), ("duel", "--hero has no effect on duel.")],
)
def test_the_lab_refuses_a_hero_that_is_not_there(call: Call, what: str, sentence: str) -> None:
    said = call("simulate", what, "-n", "1", "--hero", "bard")
    assert said.code == 2
    assert said.err.startswith(sentence)


@pytest.mark.parametrize(
    "words",
    [
        ("compare", "tactics/goblin-ambush", "--set-b", "heroes.fighter_1.hp=20"),
        ("sweep", "tactics/goblin-ambush", "--set", "heroes.fighter_1.hp=12"),
        ("tune", "tactics/goblin-ambush", "--param", "heroes.fighter_1.hp", "--range", "11..12"),
    ],
)
def test_compare_sweep_and_tune_give_a_hero_a_seat_of_its_own(call: Call, words: tuple[str, ...]) -> None:
    one = (*words, "--seats", "heuristic,random,random", "-n", "1", *HERE)
    assert "actics has 2 seats" in call(*one).err
    said = call(*one, "--hero", "Silke")
    assert said.code == 0, said.err
    assert 'Unknown tactics hero "bard".' in call(*one, "--hero", "bard").err


def test_in_a_tournament_a_hero_has_a_seat_of_its_own(call: Call) -> None:
    words = ("tournament", "tactics/goblin-ambush", "--agents", "heuristic,random", "-n", "1", *HERE)
    assert call(*words, "--hero", "Silke").code == 0
    assert 'Unknown tactics hero "bard".' in call(*words, "--hero", "bard").err


def test_the_facts_of_a_scenario_name_its_heroes() -> None:
    heroes = GAME.scenarios.facts(GAME.scenarios.load("copper-mine"))["heroes"]
    assert [(each["id"], each["name"]) for each in heroes] == [
        ("cleric", "Oda"),
        ("fighter", "Bran"),
        ("rogue", "Silke"),
        ("wizard", "Iven"),
    ]


def test_the_help_of_an_adventure_shows_the_masters_hand_to_the_master_alone(call: Call) -> None:
    player = call("play", "tactics/copper-mine", "--hero", "cleric", typed="??\nq\n").out
    assert "talk NAME, search NAME" in player
    assert "MASTER_DAMAGE" not in player
    topics = GAME.presenter.help_topics
    state = Match(GAME, GAME.scenarios.load("copper-mine")).state
    assert topics(GAME.view(state, 0), 0) == ["tale-help", "master-help"]
    assert topics(GAME.view(state, 1), 1) == ["tale-help"]
    fight = Match(GAME, GAME.scenarios.load("goblin-ambush")).state
    assert topics(GAME.view(fight, 0), 0) == ["game-help"]


def test_walks_between_fights_count_no_movement(call: Call) -> None:
    said = call("play", "tactics/copper-mine", "--seed", "3", typed="talk marta\nq\n").out
    assert " ft left" not in said
    assert re.search(r"^\w+ moves to \d+, \d+\.$", said, re.MULTILINE)
