"""What can be typed: a number, or one of a few words that mean the same in every game."""

from collections.abc import Callable, Sequence

from turnwright.cli.journal import roll_odds
from turnwright.cli.terminal.choices import Choices
from turnwright.cli.terminal.display import Display
from turnwright.cli.terminal.keyboard import number
from turnwright.cli.terminal.moves import Moves
from turnwright.cli.terminal.questions import Question
from turnwright.cli.terminal.session import Session
from turnwright.kernel.errors import Rejected

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

    def __init__(self, session: Session, display: Display, moves: Moves) -> None:
        self._session = session
        self._display = display
        self._moves = moves
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
            return self._moves.undo(choices.seat)
        picked = number(text)
        if picked is not None:
            return self._choose(choices, picked)
        if self._listed(choices, word.lower(), rest.strip()):
            return False
        return self._run_text(choices, text)

    def _listed(self, choices: Choices, word: str, rest: str) -> bool:
        # Whether the input asked to see something.
        if word in ("", "look") and not rest:
            self._display.show_position(choices.seat, always=True)
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
            self._display.say(HOW[word])
        else:
            return not rest and choices.show_topic(word)
        return True

    def answer(self, asked: Question, text: str) -> bool:
        """Run what was typed in reply to a question; True if it was answered."""
        word, _, rest = text.partition(" ")
        if self._show_before_answering(asked, word.lower(), rest.strip()) or self._run_anywhere(word, rest):
            return False
        value = asked.read(text)
        return value is not None and self._moves.reply(asked, value)

    def _show_before_answering(self, asked: Question, word: str, rest: str) -> bool:
        # Whether the input asked to see something before answering.
        if word in ("?", "help") and not rest:
            self._help_with(asked)
        elif word == "look" and rest:
            self._look(asked.asked.seat, rest)
        elif word == "look" or (word == "" and asked.enter_repeats):
            self._display.show_position(asked.asked.seat, always=True)
            asked.ask()
        elif word in OF_A_TURN:
            self._display.say("ui-answer-first")
        else:
            return False
        return True

    def _help_with(self, asked: Question) -> None:
        self._display.say("help-title")
        asked.help()
        self._say_help(ANSWERING)

    def _say_help(self, message_ids: Sequence[str]) -> None:
        session, texts = self._session, self._display.texts
        own = [order.help for order in session.shortcuts.values()]
        self._display.say_all(
            [session.help_overrides.get(each) or texts.say(each) for each in (*message_ids, *own)]
        )

    def _run_anywhere(self, word: str, rest: str) -> bool:
        order = self._anywhere.get(word.lower())
        own = self._session.shortcuts.get(word.lower())
        if own is not None:
            self._display.say_all(own.run_line(rest.strip()))
            return True
        if order is None or (order == self._help and rest.strip()):
            return False  # "help NAME" is a move in some games
        order(rest.strip())
        return True

    def _choose(self, choices: Choices, picked: int) -> bool:
        command = choices.command(picked)
        if command is None:
            self._display.say("option-out-of-range", count=choices.count())
            return False
        return self._moves.submit(choices.seat, command)

    def _run_text(self, choices: Choices, text: str) -> bool:
        # A command as text: short, or in full notation.
        command = self._parse(choices, text)
        if command is None:
            return False
        if not self._session.may_be_legal(choices.seat, command):
            self._display.say("ui-not-now")
            return False
        return self._moves.submit(choices.seat, command, choices)

    def _parse(self, choices: Choices, text: str) -> object | None:
        try:
            found: object = self._session.understand(choices.seat, text)
        except Rejected as refused:
            if refused.code == "malformed" and refused.field in ("", "intent"):
                self._display.say("not-a-number")
            else:
                self._moves.refuse(refused)
                if refused.code == "wrong-scene":
                    self._moves.suggest(choices.seat, None, refused, choices)
            return None
        return found

    def _odds(self, choices: Choices, text: str) -> None:
        # Preview an option without choosing it.
        picked = number(text)
        command = self._parse(choices, text) if picked is None else choices.command(picked)
        if command is not None:
            self._display.screen.say(choices.offers.label_of(command))
            for line in choices.offers.foresee(command):
                self._display.screen.say(line, indent="    ")
        elif picked is not None:
            self._display.say("option-out-of-range", count=choices.count())

    def _look(self, seat: int, text: str) -> None:
        texts = self._display.texts
        lines = texts.played.presenter.look(self._session.view(seat), text, texts.message)
        for line in lines:
            self._display.screen.say(texts.message(line), indent="    ")
        if not lines:
            self._display.say("ui-look-nobody", text=text)

    def _help(self, _: str) -> None:
        self._say_help(HELP)
        texts = self._display.texts
        if texts.catalogue.has(GAME_HELP):
            self._display.screen.say(texts.catalogue.say(GAME_HELP))

    def _log(self, rest: str) -> None:
        told = self._session.log(self._display.viewer)
        last = number(rest)
        start = 0 if last is None or last < 0 else max(0, len(told) - last)
        self._display.say_all(told[start:])
        if not told:
            self._display.say("ui-log-empty")

    def _why(self, rest: str) -> None:
        seen = self._session.seen_rolls(self._display.viewer)
        place = (number(rest) or 0) - 1 if rest or not seen else seen[-1]
        if not seen:
            self._display.say("ui-why-none")
        elif place not in seen:
            self._display.say("ui-why-range", first=str(seen[0] + 1), last=str(seen[-1] + 1))
        else:
            self._display.show_rolls([place])
            self._display.say_all(list(roll_odds.odds(self._session.roll(place), self._display.texts.own)))

    def _save(self, rest: str) -> None:
        self._display.screen.say(self._session.save_copy(rest))

    def _quit(self, _: str) -> None:
        raise Leave
