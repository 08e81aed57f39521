"""Questions in the middle of a command: dice to throw by hand, or a choice."""

import re
from hashlib import sha256
from random import SystemRandom
from secrets import token_hex
from typing import Any

from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.session import QuestionData
from turnwright.cli.terminal.text import Text, ui_catalogue
from turnwright.cli.terminal.typed.keyboard import number
from turnwright.gamekit.parsing import folded, synonyms
from turnwright.kernel.dice import RandomDice
from turnwright.kernel.formula import parse

YES, NO = "ui-words-yes", "ui-words-no"
ONE_OF_SEVERAL = re.compile(r"(\d+)d(\d+)k([lh])1")


class Question:
    """A question to a person; `read` parses the typed answer."""

    def __init__(self, asked: QuestionData, screen: Screen, texts: Text, alone: bool = False) -> None:
        self.alone = alone  # whether one person sits at this screen, who is not addressed by name
        self.asked = asked
        self.screen = screen
        self.texts = texts

    @property
    def only_answer(self) -> Any:
        """The only possible answer, or None if there are several."""
        return None

    enter_repeats = False  # whether Enter alone shows the question again

    def ask(self) -> None:
        """Show the question."""

    def say_time(self) -> None:
        """Show how much time is left to answer."""
        if self.asked.seconds >= 0:
            self.screen.say(self.texts.say("ui-time-left", seconds=self.asked.seconds))

    def _say(self, message_id: str, **args: object) -> None:
        # The name of a seat at the start of a sentence is capitalised.
        said = self.texts.say(message_id, **args)
        self.screen.say(said[:1].upper() + said[1:])

    def help(self) -> None:
        """Show how to answer."""

    def read(self, text: str) -> Any:
        """Parse an answer; None after showing what was expected."""


class ThrowQuestion(Question):
    """Dice that a person throws by hand, or lets the program throw."""

    wish = "ui-throw"

    def ask(self) -> None:
        """Show which dice to throw."""
        dice = in_words(self.asked.formula, self.texts)
        seat = self.texts.seat(self.asked.seat)
        self._say(self.wish, seat=seat, formula=dice, reason=self.asked.text or "none")

    def help(self) -> None:
        """Show how to type faces."""
        self.screen.say(self.texts.say("ui-faces-expected", formula=self.asked.formula))

    def read(self, text: str) -> list[int] | None:
        """The typed faces, or random ones if nothing was typed."""
        if not text:
            thrown = parse(self.asked.formula).roll(RandomDice(SystemRandom())).faces
            return [int(face) for face in thrown]
        faces = [number(word) for word in re.split(r"[\s,;]+", text.strip(" ,;"))]
        if all(face is not None and face >= 0 for face in faces):
            return [face for face in faces if face is not None]
        self.screen.say(self.texts.say("ui-faces-expected", formula=self.asked.formula))
        return None


class ChoiceQuestion(Question):
    """A choice of numbered answers."""

    enter_repeats = True

    @property
    def only_answer(self) -> int | None:
        """The first answer if there is only one."""
        return 0 if len(self.asked.choices) == 1 else None

    def ask(self) -> None:
        """Show the question and its numbered answers."""
        seat = self.texts.seat(self.asked.seat)
        if self.asked.about_undo:
            self._say("ui-undo-question", seat=seat)
        else:
            self._say("ui-question", seat="none" if self.alone else seat, question=self.asked.text)
        for place, choice in enumerate(self.asked.choices, 1):
            self.screen.say(f"{place:>3}. {choice}", indent="     ")
        self.screen.say(self.texts.say("choose-number"))

    def help(self) -> None:
        """Show that a number answers it."""
        self.screen.say(self.texts.say("help-number"))
        self.screen.say(self.texts.say("ui-help-enter"))

    def read(self, text: str) -> int | None:
        """The index of the typed answer."""
        count = len(self.asked.choices)
        picked = number(text)
        if picked is None and self.asked.declines:
            picked = 1 if self._means(YES, text) else count if self._means(NO, text) else None
        if picked is not None and 1 <= picked <= count:
            return picked - 1
        self.screen.say(self.texts.say("option-out-of-range", count=count))
        return None

    def _means(self, message_id: str, text: str) -> bool:
        # In English or in the language of the reader.
        english = ui_catalogue("en")
        return folded(text) in (
            *synonyms(message_id, english.tell),
            *synonyms(message_id, self.texts.own.tell),
        )


class FairThrowQuestion(ThrowQuestion):
    """Dice to which the player and the server each contribute half; typed text becomes entropy."""

    wish = "ui-fair-throw"

    def help(self) -> None:
        """Show what typed text is used for."""
        self.screen.say(self.texts.say("ui-fair-help"))

    def read(self, text: str) -> Any:
        """The player's contribution: the typed text with random bytes."""
        return entropy(text)


def entropy(text: str) -> str:
    """The player's half of a throw: random bytes and a hash of the typed text."""
    mark = sha256(text.encode()).hexdigest()[:16] if text else ""
    return f"{token_hex(16)}{mark}"


def in_words(formula: str, texts: Text) -> str:
    """A dice formula in words; for advantage and disadvantage, which die counts."""
    kept = ONE_OF_SEVERAL.fullmatch(formula)
    if kept is None:
        return formula
    count, sides, which = kept.groups()
    return texts.say("ui-dice-one", count=int(count), sides=sides, which=which)


def question(asked: QuestionData, screen: Screen, texts: Text, alone: bool = False) -> Question:
    """The question of the right kind."""
    if asked.formula:
        return (FairThrowQuestion if asked.fair else ThrowQuestion)(asked, screen, texts, alone)
    return ChoiceQuestion(asked, screen, texts, alone)
