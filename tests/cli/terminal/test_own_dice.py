"""Own dice at a server, from the command line: the evidence outlives every session."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import pytest

from cli.installed_games import Call
from cli.servers import Served
from turnwright import Dice, Match, RollRequest, games, parse
from turnwright.cli import seat_tokens
from turnwright.cli.errors import Exit
from turnwright.cli.terminal.remote.join import read_address
from turnwright.fair.evidence import Evidence

PLAY = "3\n2\n" * 40
ANCHOR = re.compile(r"which must not\s+change:\s+([0-9a-f]{64})")


@pytest.fixture
def url(call: Call, served: Served) -> str:
    """A match in which the first seat throws its own dice."""
    said = call("host", "camp/lake", "--seats", "person,random", "--own-dice", "--at", served.url)
    found = re.search(r"'(\S+)'", said.out)
    assert found is not None
    return found[1]


def file_of(url: str) -> Path:
    return seat_tokens.dice_file(read_address(url).match, 0)


def thrown(out: str) -> int:
    return out.count("roll 2d6+1 (the march). Press Enter")


def test_the_anchor_is_shown_once_and_kept_with_every_throw(call: Call, url: str) -> None:
    first = call("join", url, typed="3\nmine\n")

    found = ANCHOR.search(first.out)
    assert found is not None
    file = file_of(url)
    assert file.name in first.out.replace("\n", "").replace(" ", "")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    seen = Evidence(file)
    assert seen.commitment is not None
    assert seen.commitment.anchor == found[1]
    assert len(seen.revealed()) == thrown(first.out) == 1
    assert ANCHOR.search(call("join", url).out) is None


def test_a_returning_player_proves_the_throws_of_all_sessions(call: Call, url: str) -> None:
    first = call("join", url, typed="3\nmine\n")
    assert "recomputed" not in first.out

    last = call("join", url, typed=PLAY)

    count = thrown(first.out) + thrown(last.out)
    assert count > thrown(last.out)
    assert f"Your {count} rolls were recomputed from the journal: the dice are fair." in last.out
    name = last.out.rpartition("turnwright replay ")[2].strip()
    said = call("verify", name)
    assert (said.code, said.out.splitlines()[-1]) == (0, "seat 0: all are as the player saw them")
    assert call("verify", name, "--seen", str(file_of(url))).out == said.out


def test_a_player_who_returns_after_the_end_proves_the_throws(call: Call, url: str) -> None:
    last = call("join", url, typed=PLAY)
    again = call("join", url)
    proven = re.findall(r"Your \d+ rolls were recomputed from the journal: the dice are fair\.", last.out)
    assert len(proven) == 1
    assert proven[0] in again.out


def test_another_anchor_than_before_is_reported_as_cheating(call: Call, url: str) -> None:
    call("join", url, typed="3\nmine\n")
    file = file_of(url)
    file.write_text(re.sub(r'"anchor":"[0-9a-f]{64}"', f'"anchor":"{"0" * 64}"', file.read_text()))

    said = call("join", url, typed=PLAY)

    assert "The server is cheating: it has replaced the commitment to its dice." in said.out
    assert "the dice are fair" not in said.out
    assert "line 1 holds another commitment than the one you were given" in said.out.replace("\n", " ")


def test_a_journal_that_differs_from_the_evidence_is_reported(call: Call, url: str) -> None:
    call("join", url, typed="3\nmine\n")
    file = file_of(url)
    halves = re.findall(r'"client_seed":"(\w+)"', file.read_text())
    file.write_text(file.read_text().replace(halves[0], "another"))

    said = call("join", url, typed=PLAY)

    assert "differs from the rolls you saw" in said.out.replace("\n", " ")
    assert "the dice are fair" not in said.out
    name = said.out.rpartition("turnwright replay ")[2].strip()
    assert call("verify", name).out.startswith("bad: line ")


def test_a_corrupt_file_of_dice_is_named(call: Call, url: str) -> None:
    call("join", url, typed="3\nmine\n")
    file_of(url).write_text("nonsense\n")

    said = call("join", url)

    assert said.code == Exit.BAD_FILE
    assert said.err.startswith(f"{file_of(url)}, line 1: not a record of dice")


def test_dice_are_not_thrown_if_the_evidence_cannot_be_written(call: Call, url: str) -> None:
    call("join", url)
    file = file_of(url)
    file.unlink()
    file.mkdir()

    said = call("join", url, typed="3\nmine\n")

    assert "the file with your dice cannot be written, so they were not rolled" in said.out.replace("\n", " ")


# Games in which no dice are a person's.


@pytest.mark.parametrize("game", ["duel", "wuxia", "stellar"])
def test_own_dice_without_effect_are_announced(call: Call, served: Served, game: str) -> None:
    said = call("host", game, "--own-dice", "--at", served.url, "--lang", "en")
    assert ", so --own-dice has no effect.\n" in said.out
    assert "--own-dice" not in call("host", game, "--at", served.url, "--lang", "en").out
    said = call("play", game, "--own-dice", "--lang", "en", typed="q\n")
    assert "--own-dice has no effect" in said.out.replace("\n", " ")


@pytest.mark.parametrize("game", ["rounds", "tactics"])
def test_own_dice_with_effect_need_no_announcement(call: Call, served: Served, game: str) -> None:
    said = call("host", game, "--own-dice", "--at", served.url, "--lang", "en")
    assert "has no effect" not in said.out


@pytest.mark.parametrize("name", ["duel", "wuxia", "stellar", "rounds"])
def test_a_game_declares_whether_it_asks_people_for_dice(name: str) -> None:
    game = games.load(name)
    bot = game.bots()[game.heuristic or "heuristic"]
    match = Match(game, game.scenarios.names()[0], throws=[0, 1])
    asked = False
    for _ in range(60):
        pending = match.pending()
        if match.outcome is not None:
            break
        if not pending:
            match.elapse(game.next_due(match.state))
            continue
        seat, request = pending[0].seat, pending[0].request
        asked = asked or isinstance(request, RollRequest)
        if request is not None:
            faces = parse(request.formula).roll(Dice(1)).faces if isinstance(request, RollRequest) else 0
            match.answer(seat, request.id, faces)
        else:
            options = game.options(match.state, seat)
            match.submit(seat, bot.command(game, match.state, seat, options, match.bot_dice(seat)))
    assert match.number > 3
    assert asked == game.asks_for_dice
