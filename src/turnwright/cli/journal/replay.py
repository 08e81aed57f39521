"""Replays a match from its journal alone, even if its rules are no longer installed."""

import sys
from pathlib import Path

from turnwright import games
from turnwright.cli.errors import Exit
from turnwright.cli.journal import roll_odds
from turnwright.cli.journal.journals import entries
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.text import Text
from turnwright.cli.terminal.typed.keyboard import Keyboard
from turnwright.games import UnknownGame
from turnwright.kernel.codec import encode
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.records import Closing, Header, Line, Outcome, Rolled
from turnwright.story.narrator import Narrator


class Replay:
    """Tells a journal line by line; with a keyboard, waits for Enter after each input."""

    def __init__(self, path: Path, lang: str, keyboard: Keyboard | None) -> None:
        self.path = path
        self.lang = lang
        self.keyboard = keyboard
        live = keyboard is not None and keyboard.live and sys.stdout.isatty()
        self.screen = Screen(sys.stdout, live, None if keyboard is None else keyboard.editor)
        self.texts = Text(None, lang)
        self.game: Game | None = None
        self.rolls = 0

    def tell(self) -> Exit:
        """Tell the match as far as it goes."""
        ended = False
        for entry in entries(self.path):
            if isinstance(entry, Header):
                self._begin(entry)
            elif isinstance(entry, Closing):
                ended = True
                self._end(entry.end)
            elif self._input(entry) and not self._wait():
                return Exit.FINE
        if not ended:
            self.screen.say(self.texts.say("ui-unfinished"))
        return Exit.FINE

    def _begin(self, header: Header) -> None:
        self.game = _found(header.game)
        self.texts = Text(self.game, self.lang)
        self.narrator = Narrator(self.game, self.texts.catalogue)
        self.narrator.begin(header)
        self.texts.scenario = self.narrator.scenario
        self.screen.say(f"{header.game}, {', '.join(header.seats)}")
        self.screen.say(self.texts.say("ui-played", seed=str(header.seed), rules=header.rules))
        if self.game is None:
            self.screen.say(self.texts.say("ui-game-gone", game=header.game))

    def _input(self, line: Line) -> bool:
        # False for an input that only let a clock tick.
        told = self.narrator.sentences(line)
        done = self._described(line)
        if done:
            self.screen.say(f"{line.n}. {done}", indent="   ")
        self._say_rolls(line.rolls)
        for sentence in told:
            self.screen.say(sentence)
        return bool(done or told or line.rolls)

    def _say_rolls(self, rolls: list[Rolled]) -> None:
        first, self.rolls = self.rolls + 1, self.rolls + len(rolls)
        reasons = [self.texts.reason(roll.reason) for roll in rolls]
        if len(rolls) > roll_odds.SEPARATE_LINES:
            parts = roll_odds.joined(rolls, reasons, self.texts.own)
            said = self.texts.say("ui-rolls", first=str(first), last=str(self.rolls), parts=parts)
            self.screen.say(said)
            return
        for at, roll in enumerate(rolls):
            number, parts = str(first + at), roll_odds.parts(roll, self.texts.own)
            self.screen.say(self.texts.say("ui-roll", number=number, parts=parts, reason=reasons[at]))

    def _described(self, line: Line) -> str:
        who = self.texts.seat(line.seat)
        if line.undo >= 0:
            return self.texts.say("ui-undid", seat=who)
        if line.rekey >= 0:
            return self.texts.say("ui-rekeyed")
        if line.request:
            return f"{who}: {encode(line.answer).decode()}"
        if line.seat >= 0:
            return f"{who}: {self._written(line.command)}"
        return ""

    def _written(self, command: object) -> str:
        if self.game is not None:
            try:
                return self.game.notation.write_command(self.game.notation.command_from_data(command))
            except Rejected:
                pass  # other rules than the match was played with: show the raw command
        return encode(command).decode()

    def _end(self, outcome: Outcome) -> None:
        self.screen.say(self.texts.say("match-over", reason=self.texts.ending(outcome.reason)))
        self.screen.say(self.texts.winners(outcome))

    def _wait(self) -> bool:
        if self.keyboard is None:
            return True
        self.screen.prompt()
        try:
            text = self.keyboard.line() or ""
        except EOFError:
            return False
        self.screen.typed()
        return text.strip().lower() not in ("q", "quit", "exit")


def _found(name: str) -> Game | None:
    try:
        return games.load(name)
    except UnknownGame:
        return None
