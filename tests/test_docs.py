"""The code on the pages runs, and their tables agree with the sources."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

import turnwright
from pages import DOCS, ROOT, Page, blocks, page_prose, page_text
from turnwright.agents import agent_names, search
from turnwright.cli.terminal.remote.session import LONGEST_LOG
from turnwright.games.duel import Duel, content, events, flow
from turnwright.kernel import records
from turnwright.kernel.game import Game
from turnwright.protocol import messages
from turnwright.protocol.messages import LONGEST_NAME
from turnwright.server.settings import ServerSettings
from turnwright.testing import CHECKS

PAGES = sorted(DOCS.rglob("*.md"))
NAMES = [path.relative_to(DOCS).with_suffix("").as_posix() for path in PAGES]


@pytest.mark.parametrize("path", PAGES, ids=NAMES)
def test_the_code_of_a_page_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    Page(path, tmp_path).run()


def test_the_pages_show_code() -> None:
    shown = [block for path in PAGES for block in blocks(path.read_text("utf-8")) if block.kind == "pycon"]

    assert len(shown) > 30


def test_every_page_is_in_the_table_of_contents() -> None:
    listed = re.findall(r"^[a-z-]+(?:/[a-z-]+)?$", page_text("index"), re.MULTILINE)

    assert sorted(listed) == sorted(name for name in NAMES if name != "index")


def test_every_file_that_contributing_points_to_exists() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    rows = text.split("| looking for | file |\n|---|---|\n")[1].split("\n\n")[0]
    files = re.findall(r"`([^`]+\.py)`", rows)

    assert len(files) > 10
    assert [file for file in files if not (ROOT / "src/turnwright" / file).is_file()] == []


def test_contributing_shows_every_package() -> None:
    tree = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("src/turnwright/\n")[1].split("tests/")[0]
    packages = {path.parent.name for path in (ROOT / "src/turnwright").glob("*/__init__.py")}

    assert set(re.findall(r"^  (\w+)/", tree, re.MULTILINE)) == packages


def test_every_public_name_is_on_the_page_of_the_api() -> None:
    named = set(re.findall(r":: turnwright\.(\w+)$", page_text("api"), re.MULTILINE))

    assert named == set(turnwright.__all__)


# Tables.


def table(page: str, head: str) -> list[list[str]]:
    """Return the rows of the table with this head."""
    lines = iter(page_text(page).splitlines())
    assert head in lines, f"{page} has no table {head}"
    next(lines)
    return [list(_cells(row)) for row in _rows(lines)]


def _rows(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        if not line.startswith("|"):
            return
        yield line


def _cells(row: str) -> Iterator[str]:
    for cell in row.strip("|").split("|"):
        yield cell.strip().replace("`", "")


def words(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",")]


def wire_names(kind: type[msgspec.Struct]) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(kind)]


def test_the_states_of_the_duel_are_those_of_its_machine() -> None:
    shown = [tuple(row) for row in table("duel", "| from | trigger | guard | to |")]

    rows = [row for row in Duel.machine.rows if row.trigger != "interrupt"]
    assert shown == [(row.source, row.trigger, row.guard or "-", row.target) for row in rows]


def test_the_interrupts_of_the_duel_are_those_of_its_machine() -> None:
    shown = {}
    for states, *targets in table("duel", "| state | quit | navigate | error |"):
        for state, (kind, target) in product(words(states), zip(flow.KINDS, targets, strict=True)):
            shown[state, kind] = {"refused": "", "no change": state}.get(target, target)

    every = product(flow.STATES, flow.KINDS)
    assert shown == {(state, kind): flow.FLOW.next(state, "interrupt", kind) for state, kind in every}


def test_the_events_of_the_duel_are_those_it_emits() -> None:
    shown = {name: words(payload) for name, payload, _ in table("duel", "| event | payload | when |")}

    kinds: list[Any] = list(events.DuelEvent.__args__)
    assert shown == {kind.__struct_config__.tag: wire_names(kind) for kind in kinds}


def test_the_options_of_the_duel_are_the_fields_of_its_scenario() -> None:
    rows = table("duel", "| field | default | what it is |")
    shown = {name: default for names, default, _ in rows for name in words(names)}
    plain: dict[str, Any] = msgspec.to_builtins(content.DuelScenario("x", "classic"))

    assert list(shown) == list(plain)
    for name, default in shown.items():
        if default and default != "empty":
            assert default == _word(plain[name])


def test_the_flags_of_the_duel_are_those_it_has() -> None:
    shown = {name: default for name, default, _ in table("duel", "| flag | default | what it does |")}

    assert shown == {name: _word(value) for name, value in msgspec.to_builtins(content.Flags()).items()}


def _word(value: object) -> str:
    return msgspec.json.encode(value).decode().strip('"')


def test_the_bots_of_the_duel_are_those_it_has() -> None:
    assert [name for name, _ in table("duel", "| bot | what it chooses |")] == list(Duel().bots())


def test_the_agents_that_play_any_game_are_those_on_the_page() -> None:
    rows = table("command-line", "| agent | how it decides |")

    assert [name for name, _ in rows] == agent_names(Game())
    assert f"{search.BUDGET} rollouts" in dict(rows)["search"]
    assert f"over after {search.STEPS} inputs" in page_prose("command-line")


def test_the_deck_is_as_large_as_the_page_says() -> None:
    deck = content.load_deck()
    seen = len(content.visible(deck))
    text = page_prose("duel")

    assert f"{seen} cards that can be drawn and {len(deck) - seen} hidden ones" in text
    assert f"{seen} cards" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_scenarios_of_the_duel_are_named_on_its_page() -> None:
    text = page_text("duel")

    assert [name for name in content.scenario_names() if f"`{name}`" not in text] == []


def test_the_card_on_the_page_is_a_card() -> None:
    page = page_text("duel")
    shown = [block.text for block in blocks(page) if block.kind == "json"]

    assert msgspec.json.decode(shown[0], type=content.Card) == content.load_deck()[0]


def test_the_messages_on_the_page_of_the_server_are_messages() -> None:
    page = page_text("server")
    shown = [block.text for block in blocks(page) if block.kind == "json"]

    sent, told = [shown[0], shown[1]], shown[2:]
    assert [type(msgspec.json.decode(text, type=messages.FromClient)) for text in sent] == [
        messages.Hello,
        messages.RollResult,
    ]
    assert [type(msgspec.json.decode(text, type=messages.FromServer)) for text in told] == [messages.Odds]


def test_the_page_of_the_server_lists_every_field_of_a_roll_result() -> None:
    rows = table("server", "| field of `RollResult` | what it must be |")

    listed = [name for names, _ in rows for name in words(names)]
    assert sorted(listed) == sorted(wire_names(messages.RollResult))


def test_the_numbers_on_the_pages_of_the_server_are_those_in_force() -> None:
    page = page_prose("run-a-server")

    assert f"itself {ServerSettings().grace // 1000} seconds after the throw" in page_prose("server")
    assert f"| `log` | show the latest events, at most {LONGEST_LOG} sentences |" in page
    assert f"in at most {LONGEST_NAME} characters" in page


@pytest.mark.parametrize(
    ("kind", "place"),
    [(records.Header, 0), (records.Line, 1), (records.Closing, 2)],
    ids=["header", "line", "end"],
)
def test_the_fields_of_a_journal_are_those_on_the_page(kind: type[msgspec.Struct], place: int) -> None:
    text = page_text("journal")
    part = text.split("| field | what it is |\n|---|---|\n")[place + 1]
    shown = [name for row in _rows(iter(part.splitlines())) for name in words(next(_cells(row)))]

    assert [name for name in shown if name != "chain"] == wire_names(kind)


def test_the_checks_of_the_suite_are_those_on_the_page() -> None:
    shown = table("test-a-game", "| check | what it requires |")

    assert shown == [[check.__name__, (check.__doc__ or "").splitlines()[0].rstrip(".")] for check in CHECKS]
