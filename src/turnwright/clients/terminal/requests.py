"""Questions that a command asks a person half-way: dice to throw by hand, or a choice."""

import re
from random import SystemRandom
from typing import Any

from turnwright.clients.terminal.numbers import number
from turnwright.clients.terminal.screen import Screen
from turnwright.clients.terminal.voice import Voice
from turnwright.kernel.dice import RandomDice
from turnwright.kernel.formula import parse
from turnwright.kernel.match import UNDO_QUESTION
from turnwright.kernel.wire import ChoiceRequest, RollRequest

ONE_OF_SEVERAL = re.compile(r"(\d+)d(\d+)k([lh])1")
NO = "no"  # the last answer of a question that can be declined


class Question:
    """A request put to a person; `read` turns what they type into an answer."""

    def __init__(self, request: Any, state: Any, screen: Screen, voice: Voice) -> None:
        self.request = request
        self.state = state
        self.screen = screen
        self.voice = voice

    @property
    def about_undo(self) -> bool:
        """Whether another seat wants to take a choice back."""
        return isinstance(self.request, ChoiceRequest) and self.request.question == UNDO_QUESTION

    @property
    def only_answer(self) -> Any:
        """The answer when there is but one to give, else None."""
        return None

    enter_repeats = False  # whether Enter alone is a wish to see the question again

    def ask(self) -> None:
        """Say what is wanted."""

    def _say(self, message_id: str, **args: object) -> None:
        # A seat that stands first is no less the beginning of a sentence.
        said = self.voice.say(message_id, **args)
        self.screen.say(said[:1].upper() + said[1:])

    def help(self) -> None:
        """Say how it is answered."""

    def read(self, text: str) -> Any:
        """The answer that the text means, or None after saying what was expected."""


class ThrowQuestion(Question):
    """Dice that a person throws on the real table, or lets this one throw."""

    def ask(self) -> None:
        """Say which dice are wanted."""
        seat, formula = self.voice.seat(self.request.seat), self.request.formula
        dice = in_words(formula, self.voice)
        self._say("ui-throw", seat=seat, formula=dice, reason=self._reason())

    def help(self) -> None:
        """Say how faces are typed."""
        self.screen.say(self.voice.say("ui-faces-expected", formula=self.request.formula))

    def read(self, text: str) -> list[int] | None:
        """The faces that were typed, or thrown here when nothing was."""
        if not text:
            thrown = parse(self.request.formula).roll(RandomDice(SystemRandom())).faces
            return [int(face) for face in thrown]
        faces = [number(word) for word in re.split(r"[\s,;]+", text.strip(" ,;"))]
        if all(face is not None and face >= 0 for face in faces):
            return [face for face in faces if face is not None]
        self.screen.say(self.voice.say("ui-faces-expected", formula=self.request.formula))
        return None

    def _reason(self) -> str:
        return self.voice.question(self.state, self.request) if self.request.reason else "none"


class ChoiceQuestion(Question):
    """One of several answers, by its number."""

    enter_repeats = True

    @property
    def only_answer(self) -> int | None:
        """The first answer when there is no second."""
        return 0 if len(self.request.choices) == 1 else None

    def ask(self) -> None:
        """Say the question and its numbered answers."""
        seat = self.voice.seat(self.request.seat)
        if self.about_undo:
            self._say("ui-undo-question", seat=seat)
        else:
            asked = self.voice.question(self.state, self.request)
            self._say("ui-question", seat=seat, question=asked)
        for place, choice in enumerate(self.request.choices, 1):
            self.screen.say(f"{place:>3}. {self._words(choice, place - 1)}", indent="     ")
        self.screen.say(self.voice.say("choose-number"))

    def help(self) -> None:
        """Say that a number answers."""
        self.screen.say(self.voice.say("help-number"))
        self.screen.say(self.voice.say("ui-help-enter"))

    def read(self, text: str) -> int | None:
        """The place of the answer that was typed."""
        count = len(self.request.choices)
        picked = number(text)
        if picked is None and self.request.choices[-1] == NO:
            picked = {"y": 1, "yes": 1, "n": count, NO: count}.get(text.casefold())
        if picked is not None and 1 <= picked <= count:
            return picked - 1
        self.screen.say(self.voice.say("option-out-of-range", count=count))
        return None

    def _words(self, choice: Any, place: int) -> str:
        if self.about_undo:
            return self.voice.say(f"ui-{choice}")
        return self.voice.choice(self.state, self.request, place)


def in_words(formula: str, voice: Voice) -> str:
    """Dice as they are thrown on a table: of several of which one counts, which one."""
    kept = ONE_OF_SEVERAL.fullmatch(formula)
    if kept is None:
        return formula
    count, sides, which = kept.groups()
    return voice.say("ui-dice-one", count=int(count), sides=sides, which=which)


def question(request: Any, state: Any, screen: Screen, voice: Voice) -> Question:
    """The way to put this request to a person."""
    if isinstance(request, RollRequest):
        return ThrowQuestion(request, state, screen, voice)
    assert isinstance(request, ChoiceRequest)  # there are two kinds
    return ChoiceQuestion(request, state, screen, voice)
