"""What can be typed: a number, or one of a few words that mean the same in every game."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from turnwright.cli.journal import roll_odds
from turnwright.cli.terminal.choices import Choices
from turnwright.cli.terminal.keyboard import number
from turnwright.cli.terminal.questions import Question
from turnwright.kernel.errors import Rejected

if TYPE_CHECKING:
    from turnwright.cli.terminal.prompt import Player

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
    "ui-help-look",
    "ui-help-odds",
)
# Help for what can be typed while a question is open.
ANSWERING = ("help-help", "help-log", "help-why", "help-save", "help-quit", "ui-help-look")
HOW = {"odds": "ui-how-odds", "find": "ui-how-find"}  # shown when the word is typed without an argument
OF_A_TURN = ("more", "find", "odds", "u", "undo")
QUIT = ("q", "quit", "exit")
GAME_HELP = "game-help"  # in the game's catalogue: what can be typed in the game


class Leave(Exception):
    """The person leaves the match."""


class Shortcuts:
    """Runs what was typed."""

    def __init__(self, player: "Player") -> None:
        self.player = player
        self._anywhere: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "log": self._log,
            "why": self._why,
            "save": self._save,
            **dict.fromkeys(QUIT, self._quit),
        }

    def run_line(self, choices: Choices, text: str) -> bool:
        """Run what was typed during a turn; True if the turn may have ended."""
        word, _, rest = text.partition(" ")
        if self._run_anywhere(word, rest):
            return False
        if text.lower() in ("u", "undo"):
            return self.player.undo(choices.seat)
        picked = number(text)
        if picked is not None:
            return self._choose(choices, picked)
        if self._listed(choices, word.lower(), rest.strip()):
            return False
        return self._run_text(choices, text)

    def _listed(self, choices: Choices, word: str, rest: str) -> bool:
        # Whether the input asked to see something.
        if word in ("", "look") and not rest:
            self.player.show_position(choices.seat, always=True)
            choices.show()
        elif word == "look":
            self._look(choices.seat, rest)
        elif word == "more" and not rest:
            choices.more()
        elif word == "find" and rest:
            choices.find(rest)
        elif word == "odds" and rest:
            self._odds(choices, rest)
        elif word in HOW:
            self._say(HOW[word])
        else:
            return not rest and choices.show_topic(word)
        return True

    def answer(self, asked: Question, text: str) -> bool:
        """Run what was typed in reply to a question; True if it was answered."""
        word, _, rest = text.partition(" ")
        if self._show_before_answering(asked, word.lower(), rest.strip()) or self._run_anywhere(word, rest):
            return False
        value = asked.read(text)
        return value is not None and self.player.reply(asked, value)

    def _show_before_answering(self, asked: Question, word: str, rest: str) -> bool:
        # Whether the input asked to see something before answering.
        if word in ("?", "help") and not rest:
            self._help_with(asked)
        elif word == "look" and rest:
            self._look(asked.asked.seat, rest)
        elif word == "look" or (word == "" and asked.enter_repeats):
            self.player.show_position(asked.asked.seat, always=True)
            asked.ask()
        elif word in OF_A_TURN:
            self._say("ui-answer-first")
        else:
            return False
        return True

    def _help_with(self, asked: Question) -> None:
        self._say("help-title")
        asked.help()
        self._say_help(ANSWERING)

    def _say_help(self, message_ids: Sequence[str]) -> None:
        session, texts = self.player.session, self.player.texts
        own = [order.help for order in session.shortcuts.values()]
        self._say_all([session.help_overrides.get(each) or texts.say(each) for each in (*message_ids, *own)])

    def say_roll(self, place: int) -> None:
        """Show a roll on one line, with its number for `why`."""
        roll = self.player.session.roll(place)
        reason = self.player.texts.reason(roll.reason)
        self._say("ui-roll", number=str(place + 1), parts=roll_odds.parts(roll), reason=reason)

    def say_rolls(self, places: Sequence[int]) -> None:
        """Show the rolls of an input: one per line, or many on one line."""
        if len(places) <= roll_odds.SEPARATE_LINES:
            for place in places:
                self.say_roll(place)
            return
        rolls = [self.player.session.roll(place) for place in places]
        parts = roll_odds.joined(rolls, [self.player.texts.reason(roll.reason) for roll in rolls])
        self._say("ui-rolls", first=str(places[0] + 1), last=str(places[-1] + 1), parts=parts)

    def _run_anywhere(self, word: str, rest: str) -> bool:
        order = self._anywhere.get(word.lower())
        own = self.player.session.shortcuts.get(word.lower())
        if own is not None:
            self._say_all(own.run_line(rest.strip()))
            return True
        if order is None or (order == self._help and rest.strip()):
            return False  # "help NAME" is a move in some games
        order(rest.strip())
        return True

    def _choose(self, choices: Choices, picked: int) -> bool:
        command = choices.command(picked)
        if command is None:
            self._say("option-out-of-range", count=choices.count())
            return False
        return self.player.submit(choices.seat, command)

    def _run_text(self, choices: Choices, text: str) -> bool:
        # A command as text: short, or in full notation.
        command = self._parse(choices, text)
        if command is None:
            return False
        if not self.player.session.may_be_legal(choices.seat, command):
            self._say("ui-not-now")
            return False
        return self.player.submit(choices.seat, command, choices)

    def _parse(self, choices: Choices, text: str) -> object | None:
        try:
            found: object = self.player.session.understand(choices.seat, text)
        except Rejected as refused:
            if refused.code == "malformed" and refused.field in ("", "intent"):
                self._say("not-a-number")
            else:
                self.player.refuse(refused)
                self._offer(choices, refused)
            return None
        return found

    def _offer(self, choices: Choices, refused: Rejected) -> None:
        # Text that was not understood may still have a legal suggestion.
        if refused.code == "wrong-scene":
            self.player.offer(choices.seat, None, refused, choices)

    def _odds(self, choices: Choices, text: str) -> None:
        # Preview an option without choosing it.
        picked = number(text)
        command = self._parse(choices, text) if picked is None else choices.command(picked)
        if command is not None:
            self.player.screen.say(choices.offers.label_of(command))
            for line in choices.offers.foresee(command):
                self.player.screen.say(line, indent="    ")
        elif picked is not None:
            self._say("option-out-of-range", count=choices.count())

    def _look(self, seat: int, text: str) -> None:
        texts = self.player.texts
        lines = texts.played.presenter.look(self.player.session.view(seat), text, texts.message)
        for line in lines:
            self.player.screen.say(texts.message(line), indent="    ")
        if not lines:
            self._say("ui-look-nobody", text=text)

    def _help(self, _: str) -> None:
        self._say_help(HELP)
        texts = self.player.texts
        if texts.catalogue.has(GAME_HELP):
            self.player.screen.say(texts.catalogue.say(GAME_HELP))

    def _log(self, rest: str) -> None:
        told = self.player.session.log(self.player.viewer)
        last = number(rest)
        start = 0 if last is None or last < 0 else max(0, len(told) - last)
        self._say_all(told[start:])
        if not told:
            self._say("ui-log-empty")

    def _why(self, rest: str) -> None:
        seen = self.player.session.seen_rolls(self.player.viewer)
        place = (number(rest) or 0) - 1 if rest or not seen else seen[-1]
        if not seen:
            self._say("ui-why-none")
        elif place not in seen:
            self._say("ui-why-range", first=str(seen[0] + 1), last=str(seen[-1] + 1))
        else:
            self.say_roll(place)
            for line in roll_odds.odds(self.player.session.roll(place), self.player.texts.own):
                self.player.screen.say(line)

    def _save(self, rest: str) -> None:
        self.player.screen.say(self.player.session.save_copy(rest))

    def _say_all(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            self.player.screen.say(sentence)

    def _quit(self, _: str) -> None:
        raise Leave

    def _say(self, message_id: str, **args: object) -> None:
        self.player.screen.say(self.player.texts.say(message_id, **args))
