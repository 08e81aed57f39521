"""Colours by side, ground and state."""

from __future__ import annotations

import re

import pytest

from cli.installed_games import Installation
from turnwright import games
from turnwright.cli.terminal.output.colours import STYLES, Painter, colours_wanted, styled
from turnwright.gamekit.naming import verbatim
from turnwright.kernel.match import Match
from turnwright.kernel.records import Palette
from turnwright.story.catalogue import catalogue_for

PALETTE = Palette(
    {"~": "rough", "n": "cover", "2": "high"},
    ((verbatim("W1"), "side-1"), (verbatim("Goblin"), "side-2"), (verbatim("Goblin Boss"), "side-3")),
)


@pytest.fixture
def painter() -> Painter:
    return Painter(PALETTE, lambda message: str(message.args["text"]))


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", text)


def test_a_row_of_a_map_has_coloured_tokens_and_ground_but_not_its_label(painter: Painter) -> None:
    row = painter.row(" 2 >W1 2n", rim=3)
    assert row == f" 2 >{styled('W1', 'side-1')} {styled('2', 'high')}{styled('n', 'cover')}"


def test_the_longest_name_counts_and_parts_of_words_do_not(painter: Painter) -> None:
    assert painter.text("Goblin Boss, Goblins") == f"{styled('Goblin Boss', 'side-3')}, Goblins"


@pytest.mark.parametrize(
    ("bar", "style"), [("███░", "full"), ("██░░", "half"), ("█░░░", "low"), ("░░░░", "low")]
)
def test_the_first_bar_shows_what_is_left(painter: Painter, bar: str, style: str) -> None:
    assert painter.text(f"hp {bar} qi ████") == f"hp {styled(bar, style)} qi ████"


def test_names_in_chinese_need_no_spaces_around_them() -> None:
    painter = Painter(
        Palette({}, ((verbatim("宋惊雁"), "side-1"),)), lambda message: str(message.args["text"])
    )
    assert painter.text("轮到宋惊雁出手") == f"轮到{styled('宋惊雁', 'side-1')}出手"


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"TERM": "xterm"}, True),
        ({"TERM": "xterm", "NO_COLOR": ""}, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False),
        ({"TERM": "dumb"}, False),
        ({}, False),
    ],
)
def test_colours_can_be_switched_off(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], wanted: bool
) -> None:
    for name in ("TERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert colours_wanted() is wanted


@pytest.mark.parametrize("name", ["duel", "rounds", "stellar", "tactics", "wuxia"])
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_every_game_colours_its_sides_and_the_words_stay_the_same(name: str, lang: str) -> None:
    game = games.load(name)
    match = Match(game, game.scenarios.load(game.scenarios.names()[0]), seed=3)
    catalogue = catalogue_for(game, lang)
    palette = game.presenter.palette(match.view(0))
    used = {*palette.signs.values(), *(style for _, style in palette.names)}
    assert {"side-1", "side-2"} <= used <= set(STYLES)
    painter = Painter(palette, catalogue.tell)
    for line in game.presenter.draw(match.view(0)):
        text, rim = catalogue.tell(line), line.args.get("rim", -1)
        assert plain(painter.row(text, rim) if rim >= 0 else painter.text(text)) == text


def test_a_terminal_shows_colours_and_a_pipe_does_not(installation: Installation) -> None:
    pytest.importorskip("pty")
    from cli.terminals import Terminal

    words = ("play", "wuxia", "--seed", "3", "--lang", "en")
    with Terminal(installation, *words, NO_COLOR="", TERM="xterm") as terminal:
        terminal.expect(f"{styled('Song Jingyan', 'side-1')}\n")
        terminal.expect(f"on {styled('Jiang Batian', 'side-2')}")
        terminal.type("q")
        terminal.end()
    assert "\x1b[" not in installation.run(*words, typed="q\n", NO_COLOR="", TERM="xterm").stdout
