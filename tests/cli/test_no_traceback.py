"""Any input, name or file leads to a sentence and an exit code, never to a traceback."""

from __future__ import annotations

import string
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cli.installed_games import Call, Installation

KNOWN = [0, 1, 2, 3, 4, 5]
CALM = settings(
    max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)

commands = st.sampled_from("games scenarios play run verify replay diff schema states doctor help".split())
options = st.sampled_from(
    "--seed --inputs --dice --bots --seats --text --lang --step --mermaid --resume --own-dice -- -h"
    " --no-bots --help --version --empty-seats".split()
)
values = st.sampled_from(
    "duel camp/hill camp duel/quick 0 1 -1 9e9 - person,random random, ,, pt zz dice . / @x [] {} --".split()
)
anything = st.text(st.characters(codec="utf-8", exclude_characters="\x00"), max_size=12)
words = st.lists(st.one_of(options, values, anything), max_size=5)


@CALM
@given(command=commands, rest=words, typed=st.text(max_size=30))
def test_no_command_line_ends_in_a_traceback(command: str, rest: list[str], typed: str, call: Call) -> None:
    where = ["--terminal"] if command == "play" else []  # else it opens the page, and serves until Ctrl-C
    said = call(command, *where, *rest, typed=typed)

    assert said.code in KNOWN
    if said.code in (2, 5):
        assert said.err.strip()


@settings(CALM, max_examples=20)
@given(data=st.binary(max_size=200))
def test_no_file_ends_in_a_traceback(data: bytes, call: Call, installation: Installation) -> None:
    path = installation.folder / "file.json"
    path.write_bytes(data)
    name = str(path)

    for line in (["verify", name], ["replay", name], ["diff", name, name], ["play", "--resume", name]):
        assert call(*line).code in KNOWN
    for option in ("--inputs", "--dice"):
        assert call("run", "camp/hill", option, name).code in KNOWN
    assert call("run", f"duel/{name}").code == 5
    assert path.read_bytes() == data


@pytest.fixture(scope="module")
def whole() -> list[bytes]:
    """The journal of a match, made once."""
    return []


@CALM
@given(data=st.data())
def test_no_change_to_a_journal_ends_in_a_traceback(
    data: st.DataObject, call: Call, installation: Installation, whole: list[bytes]
) -> None:
    path = installation.folder / "match.jsonl"
    if not whole:
        call("run", "camp/hill", "--seed", "2", "--bots", "--journal", str(path))
        whole.append(path.read_bytes())
    text = whole[0]
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    changed = text[:start] + data.draw(st.binary(max_size=10)) + text[end:]
    path.write_bytes(changed)

    assert call("verify", str(path)).code == (0 if changed == text else 1) or changed == text[: len(changed)]
    assert call("replay", str(path)).code in KNOWN
    assert call("diff", str(path), str(path)).code in KNOWN


@CALM
@given(
    typed=st.lists(st.one_of(st.text(string.printable, max_size=12), st.sampled_from(["1", "3", "5", "u"])))
)
def test_nothing_typed_in_a_match_ends_in_a_traceback(
    typed: list[str], call: Call, installation: Installation
) -> None:
    said = call("play", "camp/hill", "--seats", "person,person", typed="\n".join(typed))

    assert said.code == 0
    for path in installation.saved():
        assert call("verify", str(path)).code in (0, 4)
        Path(path).unlink()
