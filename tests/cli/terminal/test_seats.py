"""Scenarios with more seats than their game names, from the command line on: tactics with three players."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cli.installed_games import Call, Installation
from kernel.seat_games import Muster, MusterScenarios
from turnwright import Match, games
from turnwright.cli import selection
from turnwright.cli.errors import UserError
from turnwright.cli.self_test import play_by_itself
from turnwright.games.tactics.rules.combat import outcome
from turnwright.story.catalogue import catalogue_for
from turnwright.story.titles import seat_name

SCENE = """
name: Three in a room
players: 3
map:
  rows: ["......", "......", "......"]
party:
  - {id: bran, base: fighter_1, at: [0, 0]}
  - {id: silke, base: rogue_1, at: [0, 1]}
  - {id: oda, base: cleric_1, at: [0, 2]}
foes:
  - {id: goblin_1, base: goblin_warrior, at: [5, 0]}
  - {id: goblin_2, base: goblin_minion, at: [5, 2]}
  - {id: boss, base: goblin_boss, at: [5, 1]}
"""
HERE = ("--workers", "1")
SEATS = "master, player_1, player_2, player_3"
BOTS = ["heuristic"] * 4


@pytest.fixture(autouse=True)
def plain_page(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def scene(installation: Installation) -> str:
    (installation.folder / "scene.yaml").write_text(SCENE)
    return "tactics/./scene.yaml"


@pytest.fixture
def fight(call: Call, scene: str) -> str:
    """The journal of a fight between bots."""
    assert call("run", scene, "--seed", "3", "--bots", "--journal", "fight.jsonl").code == 0
    return "fight.jsonl"


def header(installation: Installation, name: str) -> Any:
    return json.loads((installation.folder / name).read_text("utf-8").splitlines()[0])


# Run, play, watch.


def test_bots_take_all_seats_of_the_scenario(call: Call, installation: Installation, fight: str) -> None:
    assert header(installation, fight)["seats"] == BOTS
    said = call("verify", fight)
    assert said.code == 0
    assert "won by seat 1, seat 2, seat 3" in said.out or "won by seat 0" in said.out


def test_named_players_take_the_seats_in_order(call: Call, installation: Installation, scene: str) -> None:
    seats = "heuristic,random,search:1"
    call("run", scene, "--seed", "3", "--seats", seats, "--journal", "some.jsonl")
    assert header(installation, "some.jsonl")["seats"] == ["heuristic", "random", "search:1", "person"]


@pytest.mark.parametrize("command", ["run", "play", "simulate"])
def test_more_names_than_seats_are_refused(call: Call, scene: str, command: str) -> None:
    said = call(command, scene, "--seats", ",".join(["random"] * 5))
    assert said.code == 2
    assert said.err.startswith(
        f"tactics has 4 seats ({SEATS}), not 5. Give at most one name per seat, as in "
    )


def test_each_player_at_the_terminal_is_addressed_by_seat(call: Call, scene: str) -> None:
    said = call("play", scene, "--seed", "1", "--seats", "heuristic,person,person,person", typed="q\n")
    assert said.code == 0
    assert "The third player: a player" in said.out
    assert "Your turn: the " in said.out


def test_a_single_person_takes_the_solo_seat_and_can_resume(
    call: Call, installation: Installation, scene: str
) -> None:
    call("play", scene, "--seed", "1", "--journal", "later.jsonl", typed="q\n")
    assert header(installation, "later.jsonl")["seats"] == ["heuristic", "person", "heuristic", "heuristic"]
    again = call("play", "--resume", "later.jsonl", typed="q\n")
    assert again.code == 0
    assert "The first player: you" in again.out


def test_a_replay_names_the_players(call: Call, fight: str) -> None:
    said = call("replay", fight)
    assert said.code == 0
    for who in ("the game master", "the first player", "the second player", "the third player"):
        assert f". {who}: " in said.out


# The lab.


def test_a_simulation_reports_rounds_deaths_and_survivors(call: Call, scene: str) -> None:
    said = call("simulate", scene, "-n", "5", *HERE)

    assert said.code == 0
    rows = [line.split("  ")[0] for line in said.out.splitlines()]
    assert rows[rows.index("Win rates") + 2 :][:3] == ["the game master", "the party", "no winner"]
    assert "side             alive  hit points left  spell slots left\n" in said.out
    assert "\nrounds " in said.out
    assert "died  died in round  hit points left  spell slots left\n" in said.out
    for who in ("Bran", "Silke", "Oda", "Goblin Warrior 1", "Goblin Minion 2"):
        assert rows.count(who) == 2
    assert f"--seats {','.join(BOTS)} --show 0" in said.out


@pytest.mark.parametrize("lang", ["en", "fr", "pt", "zh"])
def test_every_figure_of_a_simulation_has_a_message(lang: str) -> None:
    tactics = games.load("tactics")
    words = catalogue_for(tactics, lang)
    figures = tactics.lab.figures(Match(tactics, "goblin-ambush").state)
    ways = list(outcome.WAYS_OUT.values())
    endings = [
        outcome.LAST_STANDING,
        outcome.ALL_DOWN,
        outcome.STALEMATE,
        outcome.TOO_LONG,
        outcome.MASTER,
        *ways,
    ]
    seats = ["master", "party", *(f"player_{number}" for number in range(1, 9))]

    told = [f"figure-{name}" for name in ("length", "died-share", *(figure.name for figure in figures))]
    told += [*(f"ending-{name}" for name in endings), *(f"seat-{name}" for name in seats)]
    assert [name for name in told if not words.has(name)] == []


def test_a_report_page_contains_every_figure_in_text(
    call: Call, installation: Installation, scene: str
) -> None:
    said = call("simulate", scene, "-n", "5", "--html", "found.html", "--lang", "pt", *HERE)

    assert said.code == 0
    page = (installation.folder / "found.html").read_text("utf-8")
    for words in ("o mestre", "o grupo", "rodadas", "pontos de vida restantes", "morreu na rodada", "Oda"):
        assert words in page


def test_a_number_of_players_can_be_set_and_swept(call: Call, scene: str) -> None:
    said = call("simulate", scene, "--set", "players=2", "-n", "2", "--json", *HERE)
    assert json.loads(said.out)["agents"] == ["heuristic"] * 3
    swept = call("sweep", scene, "--set", "players=1..2", "-n", "2", "--html", "s.html", *HERE)
    assert swept.code == 0
    assert "players                the game master  95 % interval  the party  no winner\n" in swept.out


def test_values_of_fighters_can_be_set(call: Call) -> None:
    feeble = call(
        "simulate", "tactics/bench-goblins", "--set", "heroes.fighter_2.hp=1", "-n", "8", "--json", *HERE
    )
    strong = call(
        "simulate",
        "tactics/bench-goblins",
        "--set",
        "creatures.goblin_warrior.hp=1",
        "-n",
        "8",
        "--json",
        *HERE,
    )
    chances = [json.loads(said.out)["sides"][1]["won"]["times"] for said in (feeble, strong)]
    assert chances[0] < chances[1]


def test_each_player_may_ask_for_the_odds(call: Call, fight: str) -> None:
    said = call("odds", fight, "--at", "3", "-n", "2", "--seat", "player_3", *HERE)
    assert said.code == 0
    assert "As seen by the third player: " in said.out
    assert "\nthe party        heuristic  " in said.out
    wrong = call("odds", fight, "--seat", "party", *HERE)
    assert wrong.err == f'Unknown tactics seat "party". Choose from: {SEATS}, spectator.\n'


def test_the_outcome_names_the_winning_side(call: Call, fight: str) -> None:
    said = call("odds", fight, *HERE)
    assert "Won by the party.\n" in said.out or "Won by the game master.\n" in said.out


def test_a_shown_run_names_the_winning_side(call: Call, scene: str) -> None:
    said = call("simulate", scene, "--show", "1", "--journal", "one.jsonl")
    assert "Won by the party.\n" in said.out or "Won by the game master.\n" in said.out
    assert call("verify", "one.jsonl").code == 0


def test_contestants_hold_whole_sides(call: Call, scene: str) -> None:
    said = call("tournament", scene, "--agents", "heuristic,random", "-n", "1", *HERE)
    assert said.code == 0
    assert "\n1 heuristic" in said.out or "\n1 random" in said.out


# Seats and the doctor, for any game.


def test_the_scenario_determines_the_seats() -> None:
    game = Muster()
    four, words = game.scenarios.load({"pullers": 3}), catalogue_for(None)
    assert seat_name(game, 3, words, four) == "puller_3"
    assert seat_name(game, 3, words) == "seat 3"
    assert len(selection.pick_seats(game, four, ["random"] * 4)) == 4
    with pytest.raises(UserError, match="muster has 2 seats"):
        selection.pick_seats(game, game.scenarios.load(None), ["random"] * 4)


def test_the_doctor_fills_every_seat_of_the_scenario_it_plays() -> None:
    class CrewScenarios(MusterScenarios):
        def load(self, scenario: Any) -> Any:
            return {**super().load(scenario), "pullers": 3}

    class Crew(Muster):
        scenarios = CrewScenarios()

    assert json.loads(play_by_itself(Crew())[0])["seats"] == ["random"] * 4
