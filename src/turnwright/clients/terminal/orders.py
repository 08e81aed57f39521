"""What a person can type: a number, or one of a few short words that mean the same in every game."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from turnwright.clients import luck
from turnwright.clients.terminal.choices import Choices
from turnwright.clients.terminal.numbers import number
from turnwright.clients.terminal.requests import Question
from turnwright.clients.trouble import Trouble
from turnwright.kernel.rejected import Rejected

if TYPE_CHECKING:
    from turnwright.clients.terminal.client import Client

HELP = (
    "help-title",
    "help-number",
    "ui-help-enter",
    "help-help",
    "help-undo",
    "help-log",
    "help-why",
    "help-save",
    "help-quit",
    "ui-help-more",
    "ui-help-find",
)


class Leave(Exception):
    """The person stops for now."""


class Orders:
    """Carries out what was typed."""

    def __init__(self, client: "Client") -> None:
        self.client = client
        self._anywhere: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "log": self._log,
            "why": self._why,
            "save": self._save,
            "q": self._quit,
            "quit": self._quit,
            "exit": self._quit,
        }

    def obey(self, choices: Choices, text: str) -> bool:
        """Carry out what was typed in a turn; True when the turn may have changed hands."""
        word, _, rest = text.partition(" ")
        if self._said_anywhere(word, rest):
            return False
        if text in ("u", "undo"):
            return self.client.undo(choices.seat)
        picked = number(text)
        if picked is not None:
            return self._choose(choices, picked)
        if not text or text == "more":
            self._look(choices, text)
        elif word == "find" and rest.strip():
            choices.find(rest.strip())
        else:
            return self._written(choices, text)
        return False

    def answer(self, asked: Question, text: str) -> bool:
        """Carry out what was typed in reply to a question; True when it was answered."""
        word, _, rest = text.partition(" ")
        if self._said_anywhere(word, rest):
            return False
        value = asked.read(text)
        return value is not None and self.client.reply(asked, value)

    def say_roll(self, place: int) -> None:
        """One roll in a line, with the number that `why` takes."""
        roll = self.client.history.rolls[place]
        voice = self.client.voice
        reason = voice.choice(roll.reason) if roll.reason else "none"
        self._say("ui-roll", number=str(place + 1), parts=luck.parts(roll), reason=reason)

    def _said_anywhere(self, word: str, rest: str) -> bool:
        order = self._anywhere.get(word.lower())
        if order is not None:
            order(rest.strip())
        return order is not None

    def _choose(self, choices: Choices, picked: int) -> bool:
        command = choices.command(picked)
        if command is None:
            self._say("option-out-of-range", count=choices.count())
            return False
        return self.client.submit(choices.seat, command)

    def _written(self, choices: Choices, text: str) -> bool:
        # A command in the game's own notation, for those who know it.
        try:
            command = self.client.match.game.read_command_text(text)
        except Rejected:
            self._say("not-a-number")
            return False
        if choices.options.index(command) < 0:
            self._say("ui-not-now")
            return False
        return self.client.submit(choices.seat, command)

    def _look(self, choices: Choices, text: str) -> None:
        if text == "more":
            choices.more()
            return
        self.client.show_position(choices.seat, always=True)
        choices.show()

    def _help(self, _: str) -> None:
        for message_id in HELP:
            self._say(message_id)

    def _log(self, rest: str) -> None:
        told = list(self.client.history.told(self.client.eyes))
        last = number(rest)
        start = 0 if last is None or last < 0 else max(0, len(told) - last)
        for sentence in told[start:]:
            self.client.screen.say(sentence)
        if not told:
            self._say("ui-log-empty")

    def _why(self, rest: str) -> None:
        seen = self.client.history.seen_rolls(self.client.eyes)
        place = (number(rest) or 0) - 1 if rest or not seen else seen[-1]
        if not seen:
            self._say("ui-why-none")
        elif place not in seen:
            self._say("ui-why-range", first=str(seen[0] + 1), last=str(seen[-1] + 1))
        else:
            self.say_roll(place)
            for line in luck.odds(self.client.history.rolls[place], self.client.voice.own):
                self.client.screen.say(line)

    def _save(self, rest: str) -> None:
        save = self.client.save
        try:
            if rest:
                save.copy(Path(rest).expanduser())
        except (Trouble, RuntimeError) as error:  # the second: there is no home folder that ~ could mean
            self.client.screen.say(str(error))
            return
        self._say("saved", path=rest or save.name)

    def _quit(self, _: str) -> None:
        raise Leave

    def _say(self, message_id: str, **args: object) -> None:
        self.client.screen.say(self.client.voice.say(message_id, **args))
