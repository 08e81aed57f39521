"""The command line: the output and the exit code of each command."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import tracemalloc
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest

from cli.installed_games import Call, Installation
from pages import page_prose, page_text
from turnwright.__main__ import main
from turnwright.cli import app
from turnwright.cli.errors import Exit, needs_extra
from turnwright.cli.headless import LONGEST_LINE
from turnwright.cli.journal.verify import verify
from turnwright.cli.terminal.shortcuts import Shortcuts
from turnwright.games.duel import Duel

MARCH = '{"seat": %d, "command": {"type": "march"}}'


def marches(count: int) -> list[str]:
    return [MARCH % (turn % 2) for turn in range(count)]


# Games and scenarios.


def test_a_third_party_game_is_found_by_its_entry_point(call: Call) -> None:
    said = call("games")

    assert said.code == 0
    assert said.out.splitlines() == [
        "camp: The march to the lake",
        "crowd: Pick one of five hundred.",
        "duel: Judo duel",
        "rounds: Rounds and Turns",
        "stellar: Stellar: a turn-based space war",
        "tactics: Tactics: D&D 5e combat on a grid",
        "wuxia: Wuxia",
    ]


def test_the_scenarios_of_one_game_are_listed_with_their_titles(call: Call) -> None:
    assert call("scenarios", "camp").out == "camp/lake\ncamp/hill: A short walk up the hill.\n"


def test_the_scenarios_of_all_games_are_listed(call: Call) -> None:
    listed = call("scenarios").out

    assert "camp/lake\n" in listed
    assert "duel/classic: Classic" in listed


def test_scenarios_for_measurements_are_not_listed_and_can_be_played(call: Call) -> None:
    assert "tactics/goblin-ambush" in call("scenarios", "tactics").out
    assert "tactics/bench-" not in call("scenarios", "tactics").out


def test_the_list_of_scenarios_tells_a_length_only_where_it_was_measured(call: Call) -> None:
    duels, wars = call("scenarios", "duel").out, call("scenarios", "stellar").out

    assert "duel/classic: Classic: first to ten, thirty seconds to choose (easy, 100 % won)\n" in duels
    assert "about" not in duels
    assert ", about 1 day)\n" in wars
    assert ", about 71 days)\n" in wars
    assert "stellar/hot-seat: Hot seat: no computer players, no fog of war" in wars.splitlines()
    assert ", environ 1 jour)\n" in call("scenarios", "stellar", "--lang", "fr").out
    assert call("play", "tactics/bench-goblins", typed="q\n").code == 0


def test_the_version_is_the_installed_one(call: Call) -> None:
    assert call("--version").out.strip() == version("turnwright")


def test_without_a_command_the_help_is_shown_in_groups(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = call()

    assert said.code == 0
    for heading in "Play,Play online,Journals,Lab,Content,Tools".split(","):
        assert f"\n{heading}:\n" in said.out
    for command in "games scenarios play run verify replay diff schema states doctor".split():
        assert re.search(rf"^  {command} +[A-Z]", said.out, re.MULTILINE)
    assert max(map(len, said.out.splitlines())) <= 80


def test_every_command_has_a_page_of_help_that_names_its_arguments(call: Call) -> None:
    for command in [name for name in app if not name.startswith("-")]:
        said = call(command, "--help")
        assert said.code == 0
        assert said.out.startswith(f"Usage: turnwright {command} ")
        assert "[ARGS]" not in said.out


def test_the_language_can_be_named_before_or_after_the_command(call: Call) -> None:
    before = call("--lang", "pt", "games").out

    assert "duel: Duelo de judô" in before
    assert call("games", "--lang", "pt").out == before


def test_the_language_can_be_set_in_the_environment(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TURNWRIGHT_LANG", "fr_CA.UTF-8")

    assert "Duel de judo" in call("games").out


# Schema and states.


def test_the_schema_holds_commands_events_views_and_scenarios(call: Call) -> None:
    schema = json.loads(call("schema", "duel").out)

    assert set(schema["properties"]) == {"command", "event", "view", "scenario"}
    assert "ChooseStat" in schema["$defs"]
    assert schema["properties"]["scenario"]["$ref"].removeprefix("#/$defs/") in schema["$defs"]


def test_a_game_that_declares_no_events_has_any(call: Call) -> None:
    assert json.loads(call("schema", "camp").out)["properties"]["event"] == {}


def test_the_table_lists_eleven_states(call: Call) -> None:
    rows = call("states", "duel").out.splitlines()

    assert rows[0].split() == ["from", "trigger", "guard", "to"]
    assert len({row.split()[0] for row in rows[2:]}) == 11


def test_the_states_can_be_a_mermaid_diagram(call: Call) -> None:
    assert call("states", "duel", "--mermaid").out.startswith(
        "stateDiagram-v2\n  [*] --> waitingForMatchStart"
    )


def test_a_game_without_a_state_machine_reports_that(call: Call) -> None:
    said = call("states", "camp")

    assert said == (2, "", "camp has no state machine.\n")


# Mistakes: one sentence and a hint.


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "dule"], 'Unknown game "dule". Did you mean "duel"? See: turnwright games'),
        (["run", "zzz/a"], 'Unknown game "zzz". See: turnwright games'),
        (
            ["run", "bad.yaml"],
            '"bad.yaml" is neither a game nor a file.'
            " Name the game and its file, as in tactics/scenario.yaml.",
        ),
        (
            ["serve", "--port", "abc"],
            '--port must be a whole number, not "abc". See: turnwright serve --help',
        ),
        (
            ["match", "invite", "x", "y"],
            'SEAT must be a whole number, not "y". See: turnwright match invite --help',
        ),
        (["serve", "--port"], "--port needs a value. See: turnwright serve --help"),
        (["match", "invite"], "URL is missing. See: turnwright match invite --help"),
        (
            ["serve", "--port", "1", "--port", "2"],
            "--port can be given only once. See: turnwright serve --help",
        ),
        (["serve", "extra"], 'Unexpected argument: "extra". See: turnwright serve --help'),
        (["plya"], 'Unknown command "plya". Did you mean "play"? See: turnwright --help'),
        (["simulate"], "WHAT is missing. See: turnwright simulate --help"),
        (
            ["run", "duel/clasic"],
            'Unknown duel scenario "clasic". Did you mean "classic"? See: turnwright scenarios duel',
        ),
        (
            ["play", "camp", "--seats", "person,hard"],
            'Unknown camp bot "hard". Choose from: person, heuristic, random, search.',
        ),
        (
            ["run", "duel", "--seats", "search:0"],
            'The bot "search:0" cannot play: search needs a whole number of rollouts from 1 to 999999999,'
            ' not "0". Example: search:500.',
        ),
        (
            ["play", "camp", "--seats", "a,b,c"],
            "camp has 2 seats (first, second), not 3."
            " Give at most one name per seat, as in --seats person,random.",
        ),
        (["run", "camp", "--seed", "-1"], "The seed must be a whole number from 0 to 18446744073709551615."),
        (["games", "--lang", "xx"], 'Unknown language "xx". Choose from: en, pt, fr, zh.'),
        (
            ["play", "camp", "--resume", "x"],
            "A saved match already has its game, seats, seed and file. Use --resume alone.",
        ),
        (
            ["run", "camp", "--inputs", "-", "--bots"],
            "--bots cannot tell which seats standard input speaks for."
            " Name the seats, as in --seats person,random.",
        ),
    ],
)
def test_a_usage_error_is_one_sentence_with_a_hint(words: list[str], sentence: str, call: Call) -> None:
    assert call(*words) == (2, "", sentence + "\n")


def test_a_file_given_without_its_game_is_recognised_as_a_file(
    call: Call, installation: Installation
) -> None:
    (installation.folder / "mine.yaml").write_text("name: Mine\n")

    sentence = '"mine.yaml" is a file, not a game. Name the game and its file, as in tactics/scenario.yaml.\n'
    assert call("run", "mine.yaml") == (2, "", sentence)


@pytest.mark.parametrize(
    ("words", "package", "sentence"),
    [
        (["serve"], "uvicorn", "The server needs uvicorn. Try: pip install 'turnwright[server]'"),
        (["store", "check"], "filelock", "The server needs filelock. Try: pip install 'turnwright[server]'"),
        (
            ["join", "http://127.0.0.1:1/matches/a"],
            "websockets",
            "The client for servers needs websockets. Try: pip install 'turnwright[server]'",
        ),
        (
            ["story", "check"],
            "httpx2",
            "The client for language models needs httpx2. Try: pip install 'turnwright[story]'",
        ),
    ],
)
def test_a_command_that_lacks_a_package_names_it(
    call: Call, monkeypatch: pytest.MonkeyPatch, words: list[str], package: str, sentence: str
) -> None:
    forget_modules(monkeypatch, package)
    monkeypatch.setitem(sys.modules, package, None)

    assert call(*words) == (2, "", sentence + "\n")


def test_a_broken_package_of_the_server_is_not_called_missing(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_modules(monkeypatch, "filelock")
    monkeypatch.setitem(sys.modules, "filelock", ModuleType("filelock"))

    code, _, told = call("store", "check")

    assert (code, told.partition(": ")[0]) == (70, "The server cannot be loaded")
    assert "pip install" not in told


def test_a_missing_module_of_turnwright_is_a_fault_and_no_missing_package() -> None:
    with pytest.raises(ModuleNotFoundError), needs_extra("server", "The server"):
        import_module("turnwright.server.lost")


def forget_modules(monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    """Have a package, and the modules of turnwright that may import it, imported anew."""
    ours = (
        "turnwright.server",
        "turnwright.client",
        "turnwright.cli.terminal.remote",
        "turnwright.story.models",
    )
    forgotten = [name for name in sys.modules if name.startswith((*ours, package))]
    for name in forgotten:
        parent, _, child = name.rpartition(".")
        if parent in sys.modules:  # it refers to the module as it was again, once the test is over
            monkeypatch.setattr(sys.modules[parent], child, sys.modules[name], raising=False)
    for name in forgotten:
        monkeypatch.delitem(sys.modules, name)


@pytest.mark.parametrize(
    "words",
    [
        ["rnu"],
        ["run"],
        ["run", "camp", "--sed", "1"],
        ["run", "camp", "--seed", "x"],
        ["diff", "a"],
        ["games", "x"],
    ],
)
def test_unexpected_arguments_are_a_usage_error(words: list[str], call: Call) -> None:
    said = call(*words)

    assert said.code == 2
    assert said.out == ""
    assert " See: turnwright " in said.err
    assert said.err.endswith(" --help\n")
    assert len(said.err.splitlines()) == 1


def test_an_unknown_saved_match_is_a_usage_error(call: Call) -> None:
    for words in (["verify", "no"], ["replay", "no"], ["diff", "no", "no"], ["play", "--resume", "no"]):
        said = call(*words)
        assert said.code == 2
        assert said.err.startswith('No file or saved match is named "no". Saved matches are in ')


# Run.


def test_run_prints_events_as_json_lines(call: Call, installation: Installation) -> None:
    inputs = installation.write(
        "inputs.jsonl", ['{"seat": 0, "command": {"type": "pack", "thing": "rope"}}', *marches(1)]
    )

    said = call("run", "camp/hill", "--seed", "4", "--inputs", inputs)

    events = [json.loads(line) for line in said.out.splitlines()]
    assert said.code == 0
    assert events[0] == {"type": "camp:packed", "seat": 0, "thing": "rope"}
    assert events[1]["type"] == "camp:marched"


def test_run_prints_sentences_with_text(call: Call, installation: Installation) -> None:
    inputs = installation.write(
        "inputs.jsonl", ['{"seat": 0, "command": {"type": "pack", "thing": "rope"}}', *marches(1)]
    )

    said = call("run", "camp/hill", "--inputs", inputs, "--text")

    assert said.out.splitlines()[0] == "The rope is packed."
    assert said.out.splitlines()[1].startswith("camp marched: seat 0, miles ")


def test_run_takes_inputs_from_a_pipe(call: Call) -> None:
    said = call("run", "camp/hill", "--inputs", "-", typed=MARCH % 0)

    assert json.loads(said.out)["type"] == "camp:marched"


def test_run_names_the_seat_that_an_unfinished_match_waits_for(
    call: Call, installation: Installation
) -> None:
    said = call("run", "camp", "--inputs", installation.write("inputs.jsonl", marches(1)))

    assert said.code == 0
    assert said.err == "The match is not over: it waits for seat 1.\n"


def test_run_rolls_the_faces_of_a_file(call: Call, installation: Installation) -> None:
    inputs = installation.write("inputs.jsonl", marches(2))

    for faces in (["[6, 5, 1, 1]"], ["6 5", "1,1"]):
        said = call("run", "camp/lake", "--inputs", inputs, "--dice", installation.write("dice", faces))
        assert [json.loads(line)["miles"] for line in said.out.splitlines()] == [12, 3]
        assert said.code == 0


def test_run_names_the_faces_that_were_left_over(call: Call, installation: Installation) -> None:
    inputs, dice = installation.write("inputs.jsonl", marches(1)), installation.write("dice", ["6 5 4"])

    said = call("run", "camp/hill", "--inputs", inputs, "--dice", dice)

    assert said.code == 1
    assert said.err == f"{dice}: 1 faces were never thrown.\n"


def test_run_reports_that_the_faces_have_run_out(call: Call, installation: Installation) -> None:
    inputs, dice = installation.write("inputs.jsonl", marches(2)), installation.write("dice", ["6 5 4"])

    said = call("run", "camp/lake", "--inputs", inputs, "--dice", dice)

    assert said.code == 5
    assert said.err == f"{dice}: the loaded dice ran out after 3: a d6 is needed next.\n"


def test_run_counts_the_inputs_that_were_left_over(call: Call, installation: Installation) -> None:
    inputs, dice = installation.write("inputs.jsonl", marches(4)), installation.write("dice", ["6 5"])

    said = call("run", "camp/hill", "--inputs", inputs, "--dice", dice)

    assert said.code == 1
    assert said.err == f"{inputs}: the match was over, and 3 inputs were left over.\n"


def test_a_refused_input_is_reported_in_one_line_and_ends_the_run(
    call: Call, installation: Installation
) -> None:
    inputs = installation.write("inputs.jsonl", [*marches(1), "", *marches(1), *marches(1)])

    said = call("run", "camp/lake", "--inputs", inputs)

    assert said.code == 3
    assert len(said.out.splitlines()) == 1
    assert said.err == f"{inputs}, line 3: refused (not-your-turn): seat 1 is to move; legal: [1].\n"


def test_a_malformed_command_is_refused(call: Call, installation: Installation) -> None:
    inputs = installation.write("inputs.jsonl", ['{"seat": 0, "command": {"type": "pack", "thing": "boat"}}'])

    said = call("run", "camp", "--inputs", inputs)

    assert said.code == 3
    assert "line 1: refused (malformed): thing cannot be 'boat'" in said.err


def test_a_refusal_is_a_sentence_that_lists_the_legal_values(call: Call, installation: Installation) -> None:
    inputs = installation.write("inputs.jsonl", ['{"seat": 0, "command": 5}'])

    said = call("run", "camp", "--inputs", inputs)

    assert said.code == 3
    assert (
        said.err
        == f"{inputs}, line 1: refused (malformed): the command must be an object, not a whole number.\n"
    )


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ('{"seat": "0", "command": 1}', "seat must be a whole number, not text"),
        ("[]", "the line must be an object, not a list"),
        ("{x", "the line is not JSON: error at byte "),
    ],
)
def test_an_invalid_input_is_explained_in_a_sentence(
    line: str, problem: str, call: Call, installation: Installation
) -> None:
    said = call("run", "camp", "--inputs", installation.write("inputs.jsonl", [line]))

    assert said.code == 5
    assert f'or {{"elapsed"}}: {problem}' in said.err


def test_an_inputs_file_may_begin_with_a_byte_order_mark(call: Call, installation: Installation) -> None:
    inputs = installation.write("inputs.jsonl", ["\ufeff" + MARCH % 0])

    said = call("run", "camp/lake", "--inputs", inputs)

    assert said.code == 0
    assert "camp:marched" in said.out


def test_an_input_line_that_is_too_long_is_named(call: Call, installation: Installation) -> None:
    inputs = installation.write("inputs.jsonl", [*marches(1), MARCH % 1 + " " * LONGEST_LINE])

    said = call("run", "camp/lake", "--inputs", inputs)

    assert said.code == 5
    assert said.err == f"{inputs}, line 2: the line is too long: expected at most 1 MiB.\n"


def test_an_unknown_seat_is_refused(call: Call, installation: Installation) -> None:
    said = call("run", "camp", "--inputs", installation.write("inputs.jsonl", [MARCH % 7]))

    assert said.code == 3
    assert "refused (no-such-seat): camp has no seat 7; legal: [0,1]" in said.err


def test_questions_are_answered_by_inputs(call: Call, installation: Installation) -> None:
    asks = ['{"seat": 0, "command": {"type": "ask"}}', '{"seat": 1, "request": "1.0", "answer": 0}']

    said = call("run", "camp", "--inputs", installation.write("inputs.jsonl", asks))

    assert json.loads(said.out) == {"type": "camp:shared", "agreed": True}


def test_an_unanswered_question_is_named(call: Call, installation: Installation) -> None:
    said = call(
        "run", "camp", "--inputs", installation.write("a", ['{"seat": 0, "command": {"type": "ask"}}'])
    )

    assert said.err == "The match is not over: it waits for seat 1 (request 1.0).\n"


def test_time_and_undo_are_inputs(call: Call, installation: Installation) -> None:
    pack = '{"seat": 0, "command": {"type": "pack", "thing": "lamp"}}'
    inputs = installation.write("inputs.jsonl", ['{"elapsed": 500}', pack, '{"seat": 0, "undo": true}', pack])

    assert call("run", "camp", "--inputs", inputs, "--seats", "person,random").out.count("camp:packed") == 2


@pytest.mark.parametrize(
    "line",
    [
        "[]",
        "{",
        "{}",
        '{"seat": 0}',
        '{"command": 1}',
        '{"seat": -1, "command": 1}',
        '{"seat": 0, "command": 1, "elapsed": 3}',
        '{"seat": 0, "request": "1.0"}',
        '{"seat": 0, "sea": 1}',
        '{"elapsed": -1}',
        '{"elapsed": 1e400}',
        "\x00",
    ],
)
def test_an_inputs_file_that_cannot_be_read_names_the_line_and_what_was_expected(
    line: str, call: Call, installation: Installation
) -> None:
    inputs = installation.write("inputs.jsonl", [*marches(1), line])

    said = call("run", "camp", "--inputs", inputs)

    assert said.code == 5
    assert said.err.startswith(f'{inputs}, line 2: expected {{"seat", "command"}}')
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize("text", ["six", "[1, ", "[1, true]", "1 2 3x", '{"a": 1}'])
def test_a_file_of_dice_that_cannot_be_read_says_what_was_expected(
    text: str, call: Call, installation: Installation
) -> None:
    dice = installation.write("dice", [text])

    said = call("run", "camp", "--dice", dice)

    assert said.code == 5
    assert said.err.startswith(dice)
    assert "expected a" in said.err


def test_a_missing_file_is_named(call: Call, installation: Installation) -> None:
    for option in ("--inputs", "--dice"):
        said = call("run", "camp", option, "nowhere.txt")
        assert said == (5, "", "nowhere.txt: No such file or directory.\n")


def test_a_journal_that_cannot_be_written_is_named(call: Call, installation: Installation) -> None:
    said = call("run", "camp", "--journal", "no/such/folder/x")

    assert said == (5, "", "no/such/folder/x: No such file or directory.\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
def test_a_full_disk_is_reported_in_one_sentence(installation: Installation) -> None:
    journal = installation.run("run", "camp", "--journal", "/dev/full")
    output = subprocess.run(
        ["sh", "-c", 'exec "$@" >/dev/full', "sh", *installation.command("games")],
        capture_output=True,
        text=True,
        env=installation.environment,
        check=False,
    )

    assert (journal.returncode, journal.stderr) == (5, "/dev/full: No space left on device.\n")
    assert (output.returncode, output.stderr) == (
        5,
        "Cannot write the output: no space left on device.\n",
    )


def test_ctrl_c_ends_a_run(installation: Installation) -> None:
    running = subprocess.Popen(
        installation.command("run", "camp/lake", "--inputs", "-"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=installation.environment,
    )
    assert running.stdin
    running.stdin.write(MARCH.encode() % 0 + b"\n")
    running.stdin.flush()
    assert running.stdout
    running.stdout.readline()
    running.send_signal(signal.SIGINT)

    _, err = running.communicate()
    assert (running.returncode, err) == (130, b"")


class Impatience(MetaPathFinder):
    """Ctrl-C in the middle of an import."""

    def find_spec(self, name: str, *where: object) -> None:
        if name == "turnwright.cli":
            raise KeyboardInterrupt


def test_ctrl_c_during_loading_ends_it_silently(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "turnwright.cli")
    monkeypatch.setattr(sys, "meta_path", [Impatience(), *sys.meta_path])

    assert main() == Exit.INTERRUPTED
    assert capsys.readouterr() == ("", "")


def test_a_journal_never_overwrites_what_the_run_reads(call: Call, installation: Installation) -> None:
    inputs = installation.write("inputs.jsonl", marches(1))

    said = call("run", "camp", "--inputs", inputs, "--journal", inputs)

    assert said.code == 2
    assert Path(inputs).read_text() == MARCH % 0 + "\n"


def test_bots_play_a_whole_match_without_waiting_for_the_clock(call: Call) -> None:
    said = call("run", "duel/classic", "--seed", "7", "--bots")

    last = json.loads(said.out.splitlines()[-1])
    assert said.code == 0
    assert last["to"] == "matchOver"
    assert said.err == ""


def test_bots_take_the_seats_without_inputs(call: Call, installation: Installation) -> None:
    inputs = installation.write("inputs.jsonl", [MARCH % 0])
    journal = str(installation.folder / "match.jsonl")

    call("run", "camp/lake", "--seed", "2", "--inputs", inputs, "--bots", "--journal", journal)

    assert json.loads(Path(journal).read_text().splitlines()[0])["seats"] == ["person", "random"]


def test_a_bot_can_be_named_for_each_seat(call: Call, installation: Installation) -> None:
    journal = str(installation.folder / "match.jsonl")

    said = call("run", "duel/alternate", "--seed", "2", "--seats", "search,medium", "--journal", journal)

    assert said.code == 0
    assert json.loads(Path(journal).read_text().splitlines()[0])["seats"] == ["search", "medium"]


def test_time_advances_by_itself_until_an_input_sets_it(call: Call, installation: Installation) -> None:
    lines = ['{"seat": 0, "command": {"type": "startMatch"}}', '{"elapsed": 1500}', '{"elapsed": 3000}']

    said = call("run", "duel/classic", "--bots", "--inputs", installation.write("inputs.jsonl", lines))

    ticks = [json.loads(line)["remainingMs"] for line in said.out.splitlines() if "timer:tick" in line]
    assert ticks == [2000, 1000, 0]


def test_the_same_run_prints_the_same_twice(call: Call) -> None:
    first = call("run", "duel/bandit", "--seed", "11", "--bots")

    assert call("run", "duel/bandit", "--seed", "11", "--bots") == first
    assert call("run", "duel/bandit", "--seed", "12", "--bots") != first


def test_a_run_is_narrated_in_the_requested_language(call: Call) -> None:
    said = call("run", "duel/quick", "--seed", "1", "--bots", "--text", "--lang", "zh")

    assert "比赛开始。" in said.out


def test_a_scenario_can_be_a_file(call: Call, installation: Installation) -> None:
    installation.write("mine.yaml", ["name: Mine", "mode: classic", "pointsToWin: 5"])

    assert call("run", "duel/mine.yaml", "--bots").code == 0


def test_an_invalid_scenario_file_is_reported_with_the_position(
    call: Call, installation: Installation
) -> None:
    installation.write("mine.yaml", ["name: Mine", "mode: classic", "pointsToWin: 6"])

    said = call("run", "duel/mine.yaml", "--bots")

    assert said.code == 5
    assert said.err.startswith("mine.yaml: $.pointsToWin: expected 5, 10 or 15, got 6")


# Journals.


@pytest.fixture
def journal(call: Call, installation: Installation) -> Path:
    path = installation.folder / "match.jsonl"
    call("run", "duel/quick", "--seed", "7", "--bots", "--journal", str(path))
    return path


def test_a_finished_journal_verifies(call: Call, journal: Path) -> None:
    said = call("verify", str(journal))

    assert said.code == 0
    assert said.out.startswith("good: 2 inputs, finished: target, won by seat ")


def test_a_journal_without_a_closing_line_is_unfinished(call: Call, journal: Path) -> None:
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:-2]))

    said = call("verify", str(journal))

    assert said.code == 4
    assert said.out == "good so far: 1 input, unfinished: the closing line is missing\n"


def test_a_journal_with_any_byte_changed_is_bad_and_the_line_is_named(call: Call, journal: Path) -> None:
    whole = journal.read_bytes()
    for at in range(0, len(whole), 97):
        changed = bytearray(whole)
        changed[at] ^= 1
        journal.write_bytes(bytes(changed))
        said = call("verify", str(journal))
        assert said.code == 1
        assert said.out.startswith(f"bad: line {whole[:at].count(10) + 1}: ")


def test_a_file_that_is_not_a_journal_is_reported(call: Call, installation: Installation) -> None:
    for text in ("", "hello", "{}\n", "\x00" * 100):
        path = installation.folder / "file"
        path.write_text(text)
        assert call("verify", str(path)).code == (5 if text else 1)
        assert call("replay", str(path)).code == 5
        assert call("diff", str(path), str(path)).code == 5
        assert call("play", "--resume", str(path)).code == 5
        assert path.read_text() == text


def test_a_long_journal_is_checked_in_little_memory(call: Call, installation: Installation) -> None:
    peaks = []
    for count in (200, 1500):
        inputs = installation.write("inputs.jsonl", ['{"seat": 0, "command": {"type": "rest"}}'] * count)
        call("run", "camp", "--inputs", inputs, "--journal", "long.jsonl")
        tracemalloc.start()
        assert verify(Path("long.jsonl"))[1] == 4
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()

    assert peaks[1] < peaks[0] + 50_000 < Path("long.jsonl").stat().st_size


def test_a_folder_is_not_accepted_as_a_journal(call: Call, installation: Installation) -> None:
    assert call("verify", str(installation.folder)).code == 2


def test_a_journal_is_narrated_in_words(call: Call, journal: Path) -> None:
    said = call("replay", str(journal))

    assert said.code == 0
    assert said.out.splitlines()[:3] == [
        "duel, easy, easy",
        f"Seed 7, rules {Duel.rules}.",
        "1. the player: start",
    ]
    assert "Winner: the " in said.out.splitlines()[-1]


def test_a_journal_is_narrated_in_the_requested_language(call: Call, journal: Path) -> None:
    assert "A partida começa." in call("replay", str(journal), "--lang", "pt").out


def test_the_language_can_stand_between_a_command_and_its_file(call: Call, journal: Path) -> None:
    told = call("replay", str(journal), "--lang", "pt").out

    assert call("replay", "--lang", "pt", str(journal)).out == told
    assert call("replay", "--lang=pt", str(journal)).out == told
    assert call("verify", "--lang", "pt", str(journal)).code == 0


def test_stepping_waits_for_enter_and_stops_at_q(call: Call, journal: Path) -> None:
    whole = call("replay", str(journal)).out

    assert call("replay", str(journal), "--step", typed="\n" * 9).out == whole
    stopped = call("replay", str(journal), "--step", typed="\nq\n").out
    assert whole.startswith(stopped)
    assert len(stopped) < len(whole)


def test_a_journal_of_an_uninstalled_game_can_be_replayed(call: Call, installation: Installation) -> None:
    path = str(installation.folder / "camp.jsonl")
    call("run", "camp/hill", "--seed", "3", "--bots", "--journal", path)
    (installation.folder / "installed" / "guests-1.0.dist-info" / "entry_points.txt").write_text("")

    watched = call("replay", path)
    assert watched.code == 0
    assert "The game camp is not installed, so the match is shown from its journal alone" in watched.out
    assert "camp marched: seat 0, miles " in watched.out
    assert "Roll 1, the march: 2d6+1: " in watched.out

    verified = call("verify", path)
    assert verified.code == 1
    assert verified.out.startswith("bad: line 1: ")
    assert 'there is no game "camp"' in verified.out


def test_a_truncated_journal_is_narrated_to_its_end(call: Call, journal: Path) -> None:
    journal.write_bytes(journal.read_bytes()[:-20])

    said = call("replay", str(journal))

    assert said.code == 5
    assert "The match begins." in said.out
    assert said.err == f"{journal}, line 5: cut short: the line is incomplete.\n"


def test_two_equal_journals_are_the_same(call: Call, journal: Path) -> None:
    assert call("diff", str(journal), str(journal)) == (0, "the same\n", "")


def test_two_journals_diverge_at_the_first_different_field(
    call: Call, installation: Installation, journal: Path
) -> None:
    other = str(installation.folder / "other.jsonl")
    call("run", "duel/quick", "--seed", "8", "--bots", "--journal", other)

    said = call("diff", str(journal), other)

    assert said == (1, "line 1, the header: $.seed is 7 in the first, 8 in the second\n", "")


def test_a_bad_journal_in_a_comparison_is_named(
    call: Call, installation: Installation, journal: Path
) -> None:
    bad = installation.folder / "bad.jsonl"
    bad.write_bytes(journal.read_bytes().replace(b"player", b"plazer", 1))

    said = call("diff", str(journal), str(bad))

    assert said.code == 5
    assert said.err.startswith(f"{bad}, line ")


# The doctor.


def test_the_doctor_reports_the_components_and_that_they_work(call: Call) -> None:
    said = call("doctor")

    assert said.code == 0
    assert said.out.startswith(f"turnwright {version('turnwright')} works.\nchecks    8 of 8 passed\n")
    assert len(said.out.splitlines()) <= 10
    for fact in ("python    3.", "games     camp, ", "extras    ", "journals  "):
        assert f"\n{fact}" in said.out


def test_the_doctor_shows_everything_with_verbose(call: Call) -> None:
    said = call("doctor", "--verbose")

    assert said.out.startswith(call("doctor").out)
    for fact in ("msgspec ", "camp: rules 1, 2 scenarios", "server: ", "turnwright.kernel.dice"):
        assert fact in said.out
    assert said.out.count("  ok  ") == 8


# The page about it.


def test_the_page_lists_every_reserved_word_of_the_client() -> None:
    page = page_prose("command-line")
    kept = page.split("take precedence: ")[1].split(" never reach")[0]

    words = Shortcuts(*cast(Any, [None] * 5))._anywhere
    of_a_turn = {"?", "u", "undo", "more", "find", "look", "odds", "hint", "map", "legend", "unavailable"}
    assert set(re.findall("`([^`]+)`", kept)) == {*words, *of_a_turn}


def test_a_help_page_is_printed_without_a_reader_of_markdown() -> None:
    script = "import sys; from turnwright.cli import main; main(['join', '--help']); print(*sys.modules)"
    printed = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout
    page, _, modules = printed.rstrip().rpartition("\n")
    assert "as turnwright host prints it." in page
    assert "turnwright.cli.app" in modules.split()
    assert not {"markdown_it", "pygments"} & set(modules.split())


def test_the_page_lists_every_exit_code_and_every_command(call: Call) -> None:
    page = page_text("command-line")

    for code in Exit:
        assert f"\n| {int(code)} |" in page
    for command in app:
        assert f"turnwright {command}" in page or command.startswith("-h") or command == "--help"


# Intents.

INTENTS = """The player chooses.
[INTENTS]
INTENT: START_MATCH
END_INTENT
INTENT: CHOOSE_STAT
STAT: {stat}
END_INTENT
[/INTENTS]
"""


def test_a_file_of_intents_is_played(call: Call) -> None:
    Path("match.txt").write_text(INTENTS.format(stat="power"), "utf-8")
    said = call("run", "duel/quick", "--intents", "match.txt", "--bots", "--text")
    assert "The match begins." in said.out
    assert "Power" in said.out


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (INTENTS.replace("STAT: {stat}", "STAT"), "match.txt, line 6, column 1: expected KEY: VALUE"),
        (
            INTENTS.replace("CHOOSE_STAT", "CHOOSE"),
            'line 5, column 9, INTENT: unknown type "CHOOSE". Choose from: ADVANCE, CHOOSE_STAT',
        ),
        (INTENTS.replace("[/INTENTS]", ""), "expected [/INTENTS] for the block of line 2"),
    ],
)
def test_a_faulty_file_of_intents_plays_nothing(call: Call, text: str, sentence: str) -> None:
    Path("match.txt").write_text(text, "utf-8")
    said = call("run", "duel/quick", "--intents", "match.txt", "--bots", "--text")
    assert said.code == 5
    assert sentence in said.err
    assert said.out == ""


def test_intents_and_inputs_exclude_each_other(call: Call) -> None:
    said = call("run", "duel/quick", "--intents", "a.txt", "--inputs", "b.jsonl")
    assert said.code == 2
    assert "exclude each other" in said.err
