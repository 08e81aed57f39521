"""Questions that a command asks a person half-way: dice to throw by hand, or a choice."""

import re
from hashlib import sha256
from random import SystemRandom
from secrets import token_hex
from typing import Any

from turnwright.cli.terminal.numbers import number
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.session import QuestionData
from turnwright.cli.terminal.text import Text
from turnwright.kernel.dice import RandomDice
from turnwright.kernel.formula import parse

ONE_OF_SEVERAL = re.compile(r"(\d+)d(\d+)k([lh])1")
NO = "no"


class Question:
    """A request put to a person; `read` turns what they type into an answer."""

    def __init__(self, asked: QuestionData, screen: Screen, texts: Text) -> None:
        self.asked = asked
        self.screen = screen
        self.texts = texts

    @property
    def only_answer(self) -> Any:
        """The answer when there is but one to give, else None."""
        return None

    enter_repeats = False  # whether Enter alone is a wish to see the question again

    def ask(self) -> None:
        """Say what is wanted."""

    def say_time(self) -> None:
        """Say how long there is to answer."""
        if self.asked.seconds >= 0:
            self.screen.say(self.texts.say("ui-time-left", seconds=self.asked.seconds))

    def _say(self, message_id: str, **args: object) -> None:
        # A seat that stands first is no less the beginning of a sentence.
        said = self.texts.say(message_id, **args)
        self.screen.say(said[:1].upper() + said[1:])

    def help(self) -> None:
        """Say how it is answered."""

    def read(self, text: str) -> Any:
        """The answer that the text means, or None after saying what was expected."""


class ThrowQuestion(Question):
    """Dice that a person throws on the real table, or lets this one throw."""

    wish = "ui-throw"

    def ask(self) -> None:
        """Say which dice are wanted."""
        dice = in_words(self.asked.formula, self.texts)
        seat = self.texts.seat(self.asked.seat)
        self._say(self.wish, seat=seat, formula=dice, reason=self.asked.words or "none")

    def help(self) -> None:
        """Say how faces are typed."""
        self.screen.say(self.texts.say("ui-faces-expected", formula=self.asked.formula))

    def read(self, text: str) -> list[int] | None:
        """The faces that were typed, or thrown here when nothing was."""
        if not text:
            thrown = parse(self.asked.formula).roll(RandomDice(SystemRandom())).faces
            return [int(face) for face in thrown]
        faces = [number(word) for word in re.split(r"[\s,;]+", text.strip(" ,;"))]
        if all(face is not None and face >= 0 for face in faces):
            return [face for face in faces if face is not None]
        self.screen.say(self.texts.say("ui-faces-expected", formula=self.asked.formula))
        return None


class ChoiceQuestion(Question):
    """One of several answers, by its number."""

    enter_repeats = True

    @property
    def only_answer(self) -> int | None:
        """The first answer when there is no second."""
        return 0 if len(self.asked.choices) == 1 else None

    def ask(self) -> None:
        """Say the question and its numbered answers."""
        seat = self.texts.seat(self.asked.seat)
        if self.asked.about_undo:
            self._say("ui-undo-question", seat=seat)
        else:
            self._say("ui-question", seat=seat, question=self.asked.words)
        for place, choice in enumerate(self.asked.choices, 1):
            self.screen.say(f"{place:>3}. {choice}", indent="     ")
        self.screen.say(self.texts.say("choose-number"))

    def help(self) -> None:
        """Say that a number answers."""
        self.screen.say(self.texts.say("help-number"))
        self.screen.say(self.texts.say("ui-help-enter"))

    def read(self, text: str) -> int | None:
        """The place of the answer that was typed."""
        count = len(self.asked.choices)
        picked = number(text)
        if picked is None and self.asked.declines:
            picked = {"y": 1, "yes": 1, "n": count, NO: count}.get(text.casefold())
        if picked is not None and 1 <= picked <= count:
            return picked - 1
        self.screen.say(self.texts.say("option-out-of-range", count=count))
        return None


class FairThrowQuestion(ThrowQuestion):
    """Dice of which the person throws one half and the server the other: whatever is typed goes into them."""

    wish = "ui-fair-throw"

    def help(self) -> None:
        """Say what the words are for."""
        self.screen.say(self.texts.say("ui-fair-help"))

    def read(self, text: str) -> Any:
        """What the person gives to the dice, with more than anybody can guess."""
        return entropy(text)


def entropy(text: str) -> str:
    """A player's half of a throw: random, and with it the mark of what was typed."""
    mark = sha256(text.encode()).hexdigest()[:16] if text else ""
    return f"{token_hex(16)}{mark}"


def in_words(formula: str, texts: Text) -> str:
    """Dice as they are thrown on a table: of several of which one counts, which one."""
    kept = ONE_OF_SEVERAL.fullmatch(formula)
    if kept is None:
        return formula
    count, sides, which = kept.groups()
    return texts.say("ui-dice-one", count=int(count), sides=sides, which=which)


def question(asked: QuestionData, screen: Screen, texts: Text) -> Question:
    """The way to put this to a person."""
    if asked.formula:
        return (FairThrowQuestion if asked.fair else ThrowQuestion)(asked, screen, texts)
    return ChoiceQuestion(asked, screen, texts)
