"""Bots that think in another thread, so that a person can follow and interrupt them."""

from threading import Event, Thread
from typing import Any, Protocol

from turnwright.agents import agent
from turnwright.agents.greedy import HEURISTIC
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.text import Text
from turnwright.kernel.execution import bot_fault
from turnwright.kernel.game import Game
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy

QUIET_SECONDS = 0.5  # of thinking before it is announced
STEP_SECONDS = 1.0  # between two notes of the progress
STEP_PERCENT = 10
GRACE_SECONDS = 1.0  # for a hurried bot to give its best so far


class Thought:
    """The decision of a bot, made in a thread on a copy of the position."""

    def __init__(self, match: Match, seat: int, policy: Policy) -> None:
        self.policy = policy
        self._seat = seat
        self._done = Event()
        self._command: Any = None
        self._error: BaseException | None = None
        state = match.game.clone(match.state)
        self._game: Game = match.game
        self._state = state
        self._dice = match.bot_dice(seat)
        Thread(target=self._think, name="thinking", daemon=True).start()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for the decision; False if it is not made in time."""
        return self._done.wait(seconds)

    def hurry(self) -> None:
        """Ask for the best found so far; a bot that cannot be hurried gives way to the game's heuristic."""
        self.policy.hurry()
        if not self.wait(GRACE_SECONDS):
            other = agent(self._game, HEURISTIC)
            self._state = self._game.clone(self._state)
            self.policy, self._error = other, None
            self._command = other.command(self._game, self._state, self._seat, self._options(), self._dice)
            self._done.set()

    def command(self) -> Any:
        """The command that was chosen; raises what the bot raised."""
        if self._error is not None:
            raise bot_fault(self.policy, self._error, self._seat) from self._error
        return self._command

    def _options(self) -> Any:
        return self._game.options(self._state, self._seat)

    def _think(self) -> None:
        policy = self.policy
        try:
            command = policy.command(self._game, self._state, self._seat, self._options(), self._dice)
        except BaseException as error:  # raised again in the thread that waits
            self._error = error
        else:
            if not self._done.is_set():
                self._command = command
        self._done.set()


class Patience(Protocol):
    """Waits for a thought, and may hurry it."""

    def wait(self, thought: Thought, seat: int) -> None:
        """Return when the thought is complete."""


class ThinkingNotice:
    """Says on a terminal that a bot thinks, with its progress; Ctrl-C makes it move at once."""

    def __init__(self, screen: Screen, texts: Text) -> None:
        self._screen = screen
        self._texts = texts

    def wait(self, thought: Thought, seat: int) -> None:
        """Wait for a thought; say so if it takes long."""
        if not self._screen.live:
            thought.wait()
            return
        try:
            if thought.wait(QUIET_SECONDS):
                return
            self._screen.begin_line(self._texts.say("ui-thinking", seat=self._texts.seat(seat)))
            self._follow(thought)
        except KeyboardInterrupt:
            thought.hurry()
        self._screen.end_line()

    def _follow(self, thought: Thought) -> None:
        # Each note is appended, which a screen reader can read out; nothing on the screen is overwritten.
        seconds, told = 0.0, 0
        while not thought.wait(STEP_SECONDS):
            seconds += STEP_SECONDS
            share = thought.policy.progress()
            if share < 0:
                self._screen.add_to_line(self._texts.say("ui-thinking-seconds", count=round(seconds)))
            elif (percent := int(share * 100) // STEP_PERCENT * STEP_PERCENT) > told:
                told = percent
                self._screen.add_to_line(self._texts.say("ui-thinking-percent", percent=percent))
