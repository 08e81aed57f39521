"""Bots that think for long: the notice, its progress, and the interruption."""

from __future__ import annotations

from io import StringIO
from threading import Event
from typing import Any

import pytest

from cli.installed_games import Installation
from turnwright import Match, Policy
from turnwright.agents import SearchAgent, agent
from turnwright.cli.terminal.output.thinking import ThinkingNotice, Thought
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.text import Text
from turnwright.games.wuxia.game import Wuxia
from turnwright.kernel.errors import GameFault

GAME = Wuxia()


class Slow(Policy):
    """Thinks until it may decide."""

    name = "slow"

    def __init__(self) -> None:
        self.may_decide = Event()

    def command(self, game: Any, state: Any, seat: int, options: Any, dice: Any) -> Any:
        self.may_decide.wait(60)
        return options.command(0)

    def progress(self) -> float:
        return 0.4


class Broken(Policy):
    name = "broken"

    def command(self, game: Any, state: Any, seat: int, options: Any, dice: Any) -> Any:
        raise ZeroDivisionError


def match() -> Match:
    return Match(GAME, "duel", seed=3)


def test_a_thought_is_the_command_that_the_bot_gives_in_the_match() -> None:
    bot = agent(GAME, "heuristic")
    played = match()
    thought = Thought(played, 0, bot)
    assert thought.wait(60)
    held = Match(GAME, "duel", seed=3, seats=["heuristic", None])
    before = held.number
    held.act()
    assert held.number > before
    played.submit(0, thought.command())
    assert played.digest() == held.digest()


def test_a_fault_of_a_bot_is_reported_where_it_is_waited_for() -> None:
    thought = Thought(match(), 0, Broken())
    assert thought.wait(60)
    with pytest.raises(GameFault, match="ZeroDivisionError"):
        thought.command()


def test_a_hurried_search_gives_its_best_so_far() -> None:
    bot = SearchAgent(900_000_000)
    thought = Thought(match(), 0, bot)
    while not bot.progress() > 0:
        assert not thought.wait(0.001)
    thought.hurry()
    assert bot.progress() < 1
    assert thought.command() in list(GAME.options(match().state, 0))


def test_a_bot_that_cannot_be_hurried_gives_way_to_the_heuristic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("turnwright.cli.terminal.output.thinking.GRACE_SECONDS", 0.0)
    bot = Slow()
    played = match()
    thought = Thought(played, 0, bot)
    thought.hurry()
    expected = agent(GAME, "heuristic").command(
        GAME, played.state, 0, GAME.options(played.state, 0), played.bot_dice(0)
    )
    assert thought.command() == expected
    bot.may_decide.set()


def test_progress_is_appended_to_the_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("turnwright.cli.terminal.output.thinking.QUIET_SECONDS", 0.0)
    monkeypatch.setattr("turnwright.cli.terminal.output.thinking.STEP_SECONDS", 0.01)
    out, bot, played = StringIO(), Slow(), match()
    screen = Screen(out, live=True)
    texts = Text(GAME, "en", played.scenario)

    class Followed(Thought):
        def wait(self, seconds: float | None = None) -> bool:
            if "40 %" in out.getvalue():
                bot.may_decide.set()
                return super().wait(60)
            return super().wait(seconds)

    ThinkingNotice(screen, texts).wait(Followed(played, 0, bot), 0)
    assert out.getvalue() == "Thinking: Song Jingyan. Press Ctrl-C to make it move now. 40 %\n"


def test_ctrl_c_makes_a_thinking_bot_move_and_the_match_goes_on(installation: Installation) -> None:
    pytest.importorskip("pty")
    from cli.terminals import Terminal

    seats = ("--seats", "search:900000000,person")
    with Terminal(installation, "play", "wuxia", *seats, "--seed", "3", "--lang", "en") as terminal:
        terminal.expect("Thinking: Song Jingyan. Press Ctrl-C")
        terminal.press("\x03")
        terminal.expect("? for help.\n> ")
        terminal.type("q")
        terminal.end()
