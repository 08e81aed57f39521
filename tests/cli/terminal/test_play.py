"""Playing at a terminal: typed numbers, short commands, a running clock, and no lost input."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import unicodedata
from pathlib import Path

import pytest

from cli.installed_games import Call, Installation

pytest.importorskip("pty")
from cli.terminals import Terminal

FAST = ["name: Fast", "mode: classic", "pointsToWin: 5", "timerSpeed: 100", "flags: {enableTestMode: true}"]


def width(line: str) -> int:
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in line)


# At a real terminal.


def test_a_whole_match_is_played_by_typed_numbers(installation: Installation) -> None:
    with Terminal(installation, "play", "camp/hill", "--seed", "1") as terminal:
        terminal.expect("  1. Pack the rope\n  2. Pack the lamp\n  3. March\n")
        terminal.type("3")
        terminal.expect("Roll 1, the march: 2d6+1: ")
        terminal.expect("camp marched: seat 0, miles ")
        while terminal.expect("  3. March", "Winner: ") == "  3. March":
            terminal.type("3")
        assert terminal.end() == 0
    assert installation.run("verify", terminal.name()).stdout.startswith("good: ")


def test_the_short_words_work_in_any_game(installation: Installation) -> None:
    with Terminal(installation, "play", "camp/lake", "--seed", "1") as terminal:
        terminal.expect("Type a number, or ? for help.")
        terminal.type("?")
        terminal.expect("At any time: look NAME, ")
        terminal.type("??")
        terminal.expect("u: undo the last choice")
        terminal.type("1")
        terminal.expect("The rope is packed.")
        terminal.type("u")
        terminal.expect("The last choice is undone.")
        terminal.expect("  1. Pack the rope")
        terminal.type("u")
        terminal.expect("Nothing to undo: this is the start of the match.")
        terminal.type("why")
        terminal.expect("Shuffles and draws are not shown.")
        terminal.type("2")
        terminal.expect("for help.\n> ")
        terminal.type("2")
        terminal.expect("Roll 1, the march: ")
        terminal.type("log")
        terminal.expect("The lamp is packed.\ncamp marched: seat 0")
        terminal.type("why 1")
        terminal.expect("The chance of this was ")
        terminal.expect("The average is 8.")
        terminal.type("why 99")
        terminal.expect("Rolls 1 to ")
        terminal.type("save mine.jsonl")
        terminal.expect("Saved to mine.jsonl.")
        terminal.type("save mine.jsonl")
        terminal.expect("mine.jsonl already exists.")
        terminal.type("q")
        terminal.expect(f"turnwright play --resume {terminal.name()}")
        assert terminal.end() == 0
    assert installation.run("verify", "mine.jsonl").returncode == 4


def test_ctrl_c_saves_the_match_and_shows_how_to_continue(installation: Installation) -> None:
    with Terminal(installation, "play", "camp/lake", "--seed", "1") as terminal:
        terminal.expect("for help.\n> ")
        terminal.type("1")
        terminal.expect("for help.\n> ")
        terminal.press("\x03")
        terminal.expect(f"The match is saved. To continue:\n  turnwright play --resume {terminal.name()}\n")
        assert terminal.end() == 130
    with Terminal(installation, "play", "--resume", terminal.name()) as again:
        again.expect("The match continues after input 1.")
        again.expect("  1. Pack the lamp")
        again.type("log")
        again.expect("The rope is packed.")


def test_ctrl_c_in_the_menu_ends_it(installation: Installation) -> None:
    with Terminal(installation, "play", "--terminal") as terminal:
        terminal.expect("q to quit.")
        terminal.press("\x03")
        assert terminal.end() == 130


def test_the_end_of_the_input_saves_the_match(installation: Installation) -> None:
    with Terminal(installation, "play", "camp/lake") as terminal:
        terminal.expect("for help.\n> ")
        terminal.press("\x04")
        terminal.expect("End of input.")
        terminal.expect(f"turnwright play --resume {terminal.name()}")
        assert terminal.end() == 0


def test_a_killed_match_resumes_where_it_was(installation: Installation) -> None:
    with Terminal(installation, "play", "camp/lake", "--seed", "5") as terminal:
        terminal.expect("for help.\n> ")
        terminal.type("1")
        terminal.expect("for help.\n> ")
        terminal.type("2")
        terminal.expect("Roll 1, the march: ")
        terminal.expect("for help.\n> ")
        terminal.kill()
    before = installation.saved()[0].read_bytes()
    with Terminal(installation, "play", "--resume", terminal.name()) as again:
        again.expect("The match continues after input ")
        again.type("2", "q")
        assert again.end() == 0
    assert installation.saved()[0].read_bytes().startswith(before)
    assert installation.run("verify", terminal.name()).returncode == 4


def test_a_number_whose_meaning_changed_is_not_carried_out_but_asked(installation: Installation) -> None:
    with Terminal(installation, "play", "camp/lake", "--seed", "5") as terminal:
        terminal.expect("for help.\n> ")
        terminal.type("1", "1")  # the second before the new list was there
        terminal.expect("1 stood for “Pack the rope” and now stands for “Pack the lamp”.")
        terminal.expect("> ")
        terminal.type("1")
        terminal.expect("The lamp is packed.")
        terminal.type("q")
        assert terminal.end() == 0


@pytest.mark.parametrize(
    "environment", [{}, {"NO_COLOR": "1"}, {"TERM": "xterm-256color", "FORCE_COLOR": "1"}]
)
def test_nothing_but_lines_of_text_reaches_the_terminal(
    environment: dict[str, str], installation: Installation
) -> None:
    with Terminal(installation, "play", "duel/quick", "--seed", "3", **environment) as terminal:
        terminal.expect("for help.\n> ")
        terminal.type("1", "?", "2")
        assert terminal.end() == 0
    assert not re.findall(r"[\x00-\x09\x0b-\x1f\x7f]", terminal.screen)


def test_the_clock_runs_while_a_person_thinks(installation: Installation) -> None:
    installation.write("fast.yaml", FAST)
    with Terminal(installation, "play", "duel/fast.yaml", "--seed", "3") as terminal:
        terminal.expect("  1. Start the match")
        terminal.type("1")
        terminal.expect("10 seconds left to choose.")
        terminal.expect("1 second left to choose.")
        terminal.expect("Round 1: time is up.")
        terminal.expect("Round 2. Player ")
        terminal.type("q")
        terminal.expect("To continue:")
        assert terminal.end() == 0
    seconds = re.findall(r"(\d+) seconds? left to choose", terminal.screen)
    assert set(seconds) <= {"10", "5", "3", "2", "1"}
    assert installation.run("verify", terminal.name()).returncode == 4


def test_a_whole_duel_is_played_against_the_clock(installation: Installation) -> None:
    installation.write("fast.yaml", FAST)
    with Terminal(installation, "play", "duel/fast.yaml", "--seed", "3") as terminal:
        terminal.type("1")
        while terminal.expect("Choose Power", "Winner: ") == "Choose Power":
            terminal.type("1")
        assert terminal.end() == 0
    assert installation.run("verify", terminal.name()).stdout.startswith("good: ")


def test_short_commands_are_read_between_two_rounds(installation: Installation) -> None:
    installation.write("slow.yaml", [*FAST[:3], "cooldownMs: 600000"])
    with Terminal(installation, "play", "duel/slow.yaml") as terminal:
        terminal.type("1")
        terminal.expect("The next round starts in 600 seconds.")
        terminal.type("log")
        terminal.expect("A short break.")
        terminal.type("")
        terminal.expect("  1. Pause the timers\n  2. Quit the match")
        terminal.type("1")
        terminal.expect("Done: Pause the timers.")
        terminal.expect("  2. Quit the match\n  3. Resume the timers")  # 1 is still to pause
        terminal.type("3")
        terminal.expect(" seconds of break left.")
        terminal.type("", "2")
        terminal.expect("Winner: the opponent.")
        assert terminal.end() == 0


def test_a_number_typed_between_two_rounds_chooses_nothing_unseen(installation: Installation) -> None:
    installation.write("slow.yaml", [*FAST[:3], "cooldownMs: 600000"])
    with Terminal(installation, "play", "duel/slow.yaml") as terminal:
        terminal.type("1")
        terminal.expect("The next round starts in 600 seconds.")
        terminal.type("2")
        terminal.expect("There is nothing to choose now.")
        terminal.type("q")
        assert terminal.end() == 0
    assert "The winner" not in terminal.screen


# Through a pipe.


def test_a_match_can_be_played_from_a_pipe(call: Call, installation: Installation) -> None:
    said = call("play", "duel/quick", "--seed", "5", typed="1\n3\n")

    assert said.code == 0
    assert "Winner: " in said.out
    assert call("verify", str(installation.saved()[0])).code == 0


def test_lines_in_a_pipe_wait_for_the_next_question(call: Call, installation: Installation) -> None:
    installation.write("fast.yaml", FAST)

    said = call("play", "duel/fast.yaml", "--seed", "5", typed="1\n" * 30)

    assert said.code == 0
    assert "Winner: " in said.out
    assert "time is up" not in said.out


def test_the_end_of_a_pipe_leaves_a_match_that_can_be_resumed(call: Call, installation: Installation) -> None:
    said = call("play", "camp/lake", "--seed", "5", typed="1\n")

    name = installation.saved()[0].stem
    assert said.code == 0
    assert said.out.endswith(
        f"End of input.\nThe match is saved. To continue:\n  turnwright play --resume {name}\n"
    )
    assert "  1. Pack the lamp" in call("play", "--resume", name).out


def test_a_closed_pipe_ends_it_quietly(installation: Installation) -> None:
    running = subprocess.Popen(
        installation.command("run", "camp/lake", "--inputs", "-"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=installation.environment,
    )
    assert running.stdin
    assert running.stdout
    assert running.stderr
    running.stdout.close()
    running.stdin.write(b'{"seat": 0, "command": {"type": "march"}}\n')
    running.stdin.close()

    assert running.stderr.read() == b""
    running.stderr.close()
    assert running.wait() == 141


@pytest.mark.parametrize("words", [["--help"], ["play", "--help"], ["games"]])
def test_output_to_a_closed_pipe_ends_quietly(words: list[str], installation: Installation) -> None:
    running = subprocess.Popen(
        installation.command(*words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=installation.environment,
    )
    assert running.stdout
    assert running.stderr
    running.stdout.close()

    assert running.stderr.read() == b""
    running.stderr.close()
    assert running.wait() == 141


def test_a_closed_input_counts_as_end_of_input(installation: Installation) -> None:
    closed = ["sh", "-c", 'exec "$@" <&-', "sh", *installation.command("play", "camp/lake")]

    done = subprocess.run(closed, capture_output=True, text=True, env=installation.environment, check=False)

    assert done.returncode == 0
    assert "End of input." in done.stdout
    assert done.stderr == ""


def test_a_closed_output_is_tolerated(installation: Installation) -> None:
    closed = ["sh", "-c", 'exec "$@" >&-', "sh", *installation.command("games")]

    done = subprocess.run(closed, capture_output=True, text=True, env=installation.environment, check=False)

    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_characters_that_the_terminal_cannot_show_are_question_marks(installation: Installation) -> None:
    done = installation.run("play", "duel/quick", "--lang", "zh", typed="1\n", PYTHONIOENCODING="ascii")

    assert done.returncode == 0
    assert "??" in done.stdout


def test_unknown_words_change_nothing(call: Call, installation: Installation) -> None:
    said = call(
        "play", "camp/lake", "--seed", "5", typed="0\n99\n" + "9" * 5000 + "\nfoo\n-1\n\x00\nbar baz\n"
    )

    assert said.out.count("Type a number from 1 to 6.") == 3
    assert said.out.count("That is not a number from the list.") == 4
    assert len(installation.saved()[0].read_text().splitlines()) == 2


@pytest.mark.parametrize("lang", ["en", "pt", "fr", "zh"])
def test_no_line_is_wider_than_eighty_columns(lang: str, call: Call) -> None:
    for game, typed in (
        ("duel/quick", "1\n?\nlog\n2\n"),
        ("camp/hill", "?\n3\nwhy\n3\n"),
        ("crowd", "more\nfind 12\n"),
    ):
        said = call("play", game, "--seed", "3", "--lang", lang, typed=typed)
        assert max(width(line) for line in said.out.splitlines()) <= 80


@pytest.mark.parametrize("lang", ["pt", "fr", "zh"])
def test_the_client_uses_the_requested_language(lang: str, call: Call) -> None:
    english = call("play", "duel/quick", "--seed", "3", typed="1\n?\nwhy\n2\n").out.splitlines()
    other = call("play", "duel/quick", "--seed", "3", "--lang", lang, typed="1\n?\nwhy\n2\n").out.splitlines()

    same = {line for line in english if line in other}
    neutral = ("  turnwright replay", "Kumi-kata 5, Ne-waza 6.")  # a command, and terms of judo
    assert {line for line in same if not line.startswith(neutral)} == set()


def test_a_third_party_catalogue_is_used_and_missing_messages_are_in_english(call: Call) -> None:
    said = call("play", "camp", "--lang", "pt", typed="q\n").out

    assert "  3. Marchar" in said
    assert "  1. Pack the rope" in said


# Choices.


def test_many_choices_come_in_pages(call: Call) -> None:
    said = call("play", "crowd", typed="more\n235\n")

    assert " 20. 1019\n480 more: type more, or find and a word." in said.out
    assert " 40. 1039\n460 more" in said.out
    assert "Winner: guesser." in said.out


def test_choices_can_be_searched_by_words(call: Call) -> None:
    said = call("play", "crowd", typed="find 123\nfind 1\nfind zebra\n")

    assert "124. 1123\n231. 1230\n232. 1231\n" in said.out
    assert "500 choices match" in said.out
    assert "No choice matches." in said.out


def test_a_command_can_be_typed_in_the_games_own_notation(call: Call) -> None:
    said = call("play", "duel/quick", "--seed", "3", typed="start\nnavigate\nspeed\n")

    assert "You cannot do that now." in said.out
    assert "Winner: " in said.out


def test_a_typed_command_that_the_rules_refuse_is_refused_with_the_reason(call: Call) -> None:
    said = call("play", "duel/quick", "--seed", "3", "--lang", "fr", typed="start\nresume\nspeed\n")

    assert "la manche n’est pas interrompue" in said.out


def test_enter_shows_the_position_again(call: Call) -> None:
    said = call("play", "camp", typed="\nq\n")

    assert said.out.count("Miles: 0, 0\n") == 2


def test_the_menu_asks_for_a_game_and_a_scenario(call: Call) -> None:
    said = call("play", "--terminal", typed="?\n9\n1\n2\nq\n")

    assert said.out.count("Choose a game.\n  1. The march to the lake\n") == 2
    assert "Type a number from 1 to 7." in said.out
    assert "  2. A short walk up the hill." in said.out
    assert "The march to the lake: A short walk up the hill." in said.out


def test_a_number_with_leading_zeros_is_read_completely(call: Call, installation: Installation) -> None:
    menu = call("play", "--terminal", typed="0000000001999\nq\n")
    turn = call("play", "camp/lake", typed="00000000011\nlog 00000000001\nq\n")
    asked = call("play", "camp/lake", "--seats", "person,person", typed="5\n0000000001\nq\n")

    assert menu.code == 0
    assert "Type a number from 1 to 7." in menu.out
    assert "Type a number from 1 to 6." in turn.out
    assert "Type a number from 1 to 2." in asked.out


def test_a_command_without_events_is_confirmed(call: Call) -> None:
    said = call("play", "camp/lake", typed="6\n1\nq\n")

    assert "Done: " in said.out
    assert said.out.count("Done: ") == 1


@pytest.mark.parametrize(
    ("across", "typed", "sentence"),
    [
        ("random", "u\n", "Nothing to undo: this is the start of the match."),
        ("random", "4\nu\n", "This cannot be undone: it revealed something new."),
        ("person", "3\nu\n", "Nothing to undo: dice have been rolled since then."),
    ],
)
def test_a_refused_undo_is_explained_in_a_sentence(
    across: str, typed: str, sentence: str, call: Call
) -> None:
    said = call("play", "camp/lake", "--seats", f"person,{across}", typed=typed)

    assert sentence in said.out
    assert "$" not in said.out


def test_the_command_to_resume_can_be_copied_regardless_of_the_name_of_the_file(
    call: Call, installation: Installation
) -> None:
    stopped = call("play", "camp/lake", "--journal", "my match's.jsonl", typed="q\n")
    line = stopped.out.splitlines()[-1]
    again = call(*shlex.split(line)[1:], typed="1\nq\n")
    taken = call("play", "camp/lake", "--journal", "my match's.jsonl")

    assert again.code == 0
    assert "The match continues after input 0." in again.out
    assert line.strip() in taken.err


def test_the_menu_can_be_left(call: Call, installation: Installation) -> None:
    for typed in ("q\n", "", "1\nq\n"):
        said = call("play", "--terminal", typed=typed)
        assert said.code == 0
        assert said.out.endswith("Goodbye.\n")
    assert installation.saved() == []


# Seats.


def test_a_person_takes_the_first_seat_and_the_scenarios_opponent_the_other(
    call: Call, installation: Installation
) -> None:
    said = call("play", "duel/alternate", typed="q\n")

    assert "The player: you\nThe opponent: hard bot" in said.out


def test_a_match_between_bots_runs_without_waiting(call: Call) -> None:
    said = call("play", "duel/classic", "--seats", "hard,easy", "--seed", "3")

    assert said.code == 0
    assert "Winner: " in said.out


def test_two_people_share_a_terminal_and_their_secrets_are_kept(call: Call) -> None:
    said = call("play", "camp/lake", "--seats", "person,person", "--seed", "3", typed="4\n3\n\nlog\nq\n")

    mine, theirs = re.split(r"Hand over to the second seat, out of sight of the others\.\s", said.out)
    assert "camp hidden: place 7" in mine
    assert "Your turn: the first seat." in mine
    assert "coin: 7" not in theirs
    assert "camp hidden" not in theirs
    assert "Your turn: the second seat." in theirs


def test_without_secrets_no_player_has_to_look_away(call: Call) -> None:
    said = call("play", "camp/lake", "--seats", "person,person", "--seed", "3", typed="3\nq\n")

    assert "Your turn: the second seat." in said.out
    assert "Hand over" not in said.out


def test_a_question_is_asked_of_the_other_person(call: Call) -> None:
    said = call("play", "camp/lake", "--seats", "person,person", typed="5\nmaybe\n1\nlog\nq\n")

    assert "The second seat: Shall we share the way?\n  1. Yes, please\n  2. no\n" in said.out
    assert "Type a number from 1 to 2." in said.out
    assert "camp shared: agreed True" in said.out


def test_with_two_people_an_undo_is_asked_for(call: Call, installation: Installation) -> None:
    for answer, done in (("1", 1), ("2", 0)):
        said = call("play", "camp/lake", "--seats", "person,person", typed=f"6\nu\n{answer}\nq\n")
        assert "The second seat: allow the last choice to be undone?\n  1. yes\n  2. no\n" in said.out
        assert said.out.count("The last choice is undone.") == done
    assert call("verify", str(installation.saved()[0])).code == 4


def test_people_may_roll_their_own_dice(call: Call, installation: Installation) -> None:
    said = call("play", "camp/lake", "--own-dice", "--seed", "3", typed="3\nsix\n7 1\n6\n6 5\nq\n")

    assert (
        "The first seat: roll 2d6+1 (the march). Type the faces, or press Enter to have them rolled for you."
        in (said.out.replace("\n", " "))
    )
    assert "Type the faces of 2d6+1, separated by spaces, or press Enter." in said.out
    assert "face 1 of a d6 cannot be 7" in said.out
    assert "expected 2 faces, got 1" in said.out
    assert "Roll 1, the march: 2d6+1: 6 5 = 12" in said.out
    assert call("verify", str(installation.saved()[0])).code == 4


def test_pressing_enter_lets_the_program_roll(call: Call) -> None:
    said = call("play", "camp/lake", "--own-dice", typed="3\n\nq\n")

    assert re.search(r"Roll 1, the march: 2d6\+1: [1-6] [1-6] = \d+", said.out)


# Journals.


def test_a_fresh_seed_is_reported_and_makes_the_same_match_again(
    call: Call, installation: Installation
) -> None:
    first = call("play", "camp/hill", "--seats", "random,random").out
    seed = re.search(r"Seed (\d+)\.", first)
    assert seed

    again = call("play", "camp/hill", "--seats", "random,random", "--seed", seed[1]).out

    marches = [line for line in first.splitlines() if line.startswith("Roll")]
    assert marches == [line for line in again.splitlines() if line.startswith("Roll")]
    assert len(installation.saved()) == 2


def test_the_journal_can_be_written_elsewhere_but_overwrites_nothing(
    call: Call, installation: Installation
) -> None:
    assert call("play", "camp", "--journal", "mine.jsonl", typed="1\nq\n").code == 0
    before = Path("mine.jsonl").read_bytes()

    said = call("play", "camp", "--journal", "mine.jsonl", typed="q\n")

    assert said.code == 2
    assert said.err.startswith(
        "mine.jsonl already exists. Resume it with turnwright play --resume mine.jsonl"
    )
    assert Path("mine.jsonl").read_bytes() == before


def test_an_incomplete_last_line_is_dropped_with_a_notice(call: Call, installation: Installation) -> None:
    call("play", "camp/lake", "--seed", "3", typed="1\n2\nq\n")
    path = installation.saved()[0]
    whole = path.read_bytes()
    start = whole.rstrip(b"\n").rfind(b"\n") + 1
    for cut in (start + 1, len(whole) - 1):
        path.write_bytes(whole[:cut])
        said = call("play", "--resume", path.stem, typed="q\n")
        assert said.out.startswith("The last line of the journal was incomplete and has been dropped.\n")
        # The bot moves again, and as it would have.
        assert path.read_bytes() == whole


def test_a_match_can_be_resumed_after_any_line(call: Call, installation: Installation) -> None:
    call("play", "camp/hill", "--seed", "9", "--own-dice", typed="1\n2\n1 1\n2\n6 6\n")
    path = installation.saved()[0]
    lines = path.read_bytes().splitlines(keepends=True)
    for keep in range(1, len(lines)):
        path.write_bytes(b"".join(lines[:keep]))
        call("play", "--resume", str(path), typed="")
        assert call("verify", str(path)).code in (0, 4)
        assert path.read_bytes().startswith(b"".join(lines[:keep]))


def test_a_match_that_is_over_cannot_be_resumed(call: Call, installation: Installation) -> None:
    call("play", "duel/quick", "--seats", "easy,easy")
    path = installation.saved()[0]

    said = call("play", "--resume", path.stem)

    assert said.code == 2
    assert said.err == f"The match in {path} is over. See: turnwright replay {path}\n"


def test_a_journal_of_other_rules_cannot_be_resumed(
    call: Call, installation: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    call("play", "camp/lake", typed="1\nq\n")
    path = installation.saved()[0]
    before = path.read_bytes()
    monkeypatch.setattr("camp.Camp.rules", "2")

    said = call("play", "--resume", path.stem)

    assert said.code == 5
    assert 'line 1: played with rules "1" of camp' in said.err
    assert path.read_bytes() == before


def test_each_line_is_on_the_disk_before_the_next_question(installation: Installation) -> None:
    with Terminal(installation, "play", "camp/lake", "--seed", "5") as terminal:
        terminal.expect("for help.\n> ")
        assert len(installation.saved()[0].read_bytes().splitlines()) == 2
        terminal.type("1")
        terminal.expect("for help.\n> ")
        last = json.loads(installation.saved()[0].read_bytes().splitlines()[-1])
        assert last["command"] == {"type": "pack", "thing": "rope"}


def test_the_data_folder_can_be_set_in_the_environment(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TURNWRIGHT_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))

    call("play", "camp/lake", typed="q\n")

    assert len(list((tmp_path / "share" / "turnwright" / "journals").glob("camp-*.jsonl"))) == 1


def test_a_folder_that_cannot_be_created_is_named(
    call: Call, installation: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TURNWRIGHT_DATA", installation.write("file", []))

    said = call("play", "camp/lake")

    assert said.code == 5
    assert "Use --journal FILE, or set TURNWRIGHT_DATA to a folder." in said.err


def test_a_match_with_an_unknown_bot_cannot_be_resumed(
    call: Call, installation: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    call("play", "duel/alternate", typed="q\n")
    monkeypatch.setattr("turnwright.games.duel.game.Duel.bots", lambda _: {})

    said = call("play", "--resume", installation.saved()[0].stem)

    assert said.code == 2
    assert said.err == 'The bot "hard" of this match is no longer installed. See: turnwright games\n'


def test_a_resumed_search_keeps_its_budget(call: Call, installation: Installation) -> None:
    call("play", "wuxia/duel", "--seats", "person,search:3", typed="1\nq\n")
    (saved,) = installation.saved()
    assert json.loads(saved.read_text("utf-8").splitlines()[0])["seats"] == ["person", "search:3"]

    said = call("play", "--resume", saved.stem, typed="1\nq\n")

    assert said.code == 0
    assert said.err == ""
    assert call("verify", saved.stem).code == 4


def test_a_replay_narrates_the_commands_of_people(call: Call, installation: Installation) -> None:
    call("play", "camp/lake", "--own-dice", typed="1\nu\n3\n6 5\nq\n")

    told = call("replay", installation.saved()[0].stem).out

    assert '1. the first seat: {"type":"pack","thing":"rope"}\nThe rope is packed.' in told
    assert "2. the first seat undoes the last choice." in told
    assert "4. the first seat: [6,5]\nRoll 1, the march: 2d6+1: 6 5 = 12" in told


# Saved matches.


def test_the_menu_goes_back_and_offers_unfinished_matches(call: Call) -> None:
    call("play", "camp/lake", "--seed", "7", typed="1\nq\n")
    said = call("play", "--terminal", typed="1\nb\n8\n1\nq\n")

    assert said.out.count("Choose a game.\n") == 2
    assert "  8. Continue a saved match (1)\n" in said.out
    assert "The match continues after input 1." in said.out


def test_resume_without_a_name_asks_which_match(call: Call) -> None:
    nothing = call("play", "--resume")
    call("play", "camp/lake", "--seed", "7", typed="1\nq\n")
    said = call("play", "--resume", typed="1\nq\n")

    assert nothing.out == "There is no saved match.\n"
    assert re.search(r"Choose a saved match\.\n  1\. camp-\S+-7: unfinished, ", said.out)
    assert "The match continues after input 1." in said.out


def test_saves_lists_finished_and_unfinished_matches(call: Call, installation: Installation) -> None:
    call("play", "camp/lake", "--seed", "7", typed="1\nq\n")
    call("play", "crowd", "--seed", "8", typed="235\n")
    said = call("saves").out

    for name, state in ((r"camp-\S+-7", "unfinished"), (r"crowd-\S+-8", "finished")):
        assert re.search(rf"^{name}: {state}, \d{{4}}-\d\d-\d\d \d\d:\d\d$", said, re.MULTILINE)
