"""What a terminal needs of a match, wherever it is played: on this machine, or at a server."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Outcome, Rolled, Topic


class TooLate(Exception):
    """What a person did came after the match had gone on; nothing came of it."""


class Unanswered(Exception):
    """Something that was to be shown cannot be known just now, and why."""


@dataclass(frozen=True)
class Awaited:
    """Whom the match waits for: a seat's turn, or its answer to a request."""

    seat: int
    request: str = ""


@dataclass(frozen=True)
class QuestionData:
    """What a seat is asked half-way, in words: dice to throw, or one of several answers."""

    seat: int
    id: str
    words: str = ""  # the question, or what the dice are for
    choices: tuple[str, ...] = ()
    formula: str = ""  # of dice to throw
    fair: bool = False  # whether the faces come of a half from the person and a half from the server
    declines: bool = False  # whether the last answer is a plain no
    about_undo: bool = False  # whether another seat wants to take a choice back
    seconds: int = -1  # how long there is to answer, where that is worth a word


@dataclass(frozen=True)
class NewsItem:
    """What came of one input, for the eyes on the screen."""

    sentences: Sequence[str] = ()
    rolls: Sequence[int] = ()  # by number, from 0
    telling: bool = False  # whether it told more than that time passes
    aside: bool = False  # whether it is no part of the match: a word from somebody, a lost connection
    redraw: bool = False  # whether the position that was shown, if any, is not the one that counts


@dataclass(frozen=True)
class HowToReturn:
    """How to come back to a match: a sentence, and what to type."""

    sentence: str
    line: str


@dataclass(frozen=True)
class Shortcut:
    """What a word does that a person types: it is given what follows, and returns what is to be said."""

    help: str  # the message that explains it
    obey: Callable[[str], list[str]]


class Offers(Protocol):
    """What one seat may do now, by place from 0."""

    seat: int

    def count(self) -> int:
        """How many there are."""

    def command(self, place: int) -> Any:
        """The command of that place."""

    def labels(self, places: Sequence[int]) -> list[str]:
        """The choices of these places in words."""

    def label_of(self, command: Any) -> str:
        """A command in words."""

    def place_of(self, command: Any) -> int:
        """The place of a command, or -1 when it is not listed."""

    def topics(self) -> list[Topic]:
        """The headings of a long list."""

    def find(self, words: str, most: int) -> tuple[int, list[int]]:
        """How many have these words, and the places of the first of them."""

    def foresee(self, command: Any) -> list[str]:
        """What a command may come to, line by line."""


class Session(Protocol):
    """A match as the people at one terminal sit at it."""

    @property
    def people(self) -> Sequence[int]:
        """The seats of the people at this terminal."""

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    # Whom it waits for.

    def waits(self) -> list[Awaited]:
        """Who of those at this terminal has to do something now."""

    def asked(self, awaited: Awaited) -> QuestionData:
        """What exactly a seat is asked."""

    def offers(self, seat: int) -> Offers:
        """What a seat may do now, whether or not it is waited for."""

    def settled(self) -> bool:
        """Whether the last command was carried out to its end, and waits for nobody's answer."""

    # What happens by itself.

    def move_others(self) -> bool:
        """Let those move who are no people and need not be waited for; False when there are none."""

    def waits_for_remote_players(self) -> bool:
        """Whether people are waited for who are not at this terminal."""

    def patience(self) -> float | None:
        """How many seconds a person may think until something has to happen; None for any number."""

    def rest(self) -> None:
        """Wait for a while, or until something has happened, whatever is typed meanwhile."""

    def poll(self) -> bool:
        """Take in what has happened meanwhile; False when nothing has."""

    def sync_clock(self) -> bool:
        """Take in what the time has changed, before a command is given; False when nothing was."""

    # What a person does.

    def submit(self, seat: int, command: Any) -> None:
        """Give a command to the match, or be `Rejected`, or be `TooLate`."""

    def answer(self, asked: QuestionData, value: Any) -> None:
        """Give an answer to the match, or be `Rejected`, or be `TooLate`."""

    def undo(self, seat: int) -> None:
        """Ask for the last choice back, or be `Rejected`, or be `TooLate`."""

    def understand(self, seat: int, text: str) -> Any:
        """The command that a person means by these words, or `Rejected`."""

    def may_be_legal(self, seat: int, command: Any) -> bool:
        """Whether a command that was written may be legal."""

    def suggest(self, seat: int, command: Any, refused: Rejected) -> Any:
        """A legal command as near to a refused one as there is, or None."""

    def refusal(self, refused: Rejected) -> str:
        """Why something is not possible, in words."""

    @property
    def shortcuts(self) -> Mapping[str, Shortcut]:
        """Words that mean something only here, by the word."""

    @property
    def help_overrides(self) -> Mapping[str, str]:
        """Sentences of the help that are others here, by the message that they replace."""

    # What there is to see.

    def news(self, viewer: int, ticks: Sequence[int]) -> Iterable[NewsItem]:
        """What is new, input by input; `ticks` are the seconds left that are worth a word."""

    def view(self, seat: int) -> Any:
        """What a seat may see now."""

    def log(self, seat: int) -> list[str]:
        """Everything that a seat has heard."""

    def roll(self, number: int) -> Rolled:
        """The roll of that number, from 0."""

    def seen_rolls(self, seat: int) -> Sequence[int]:
        """The numbers of the rolls that a seat may ask about."""

    # The beginning and the end.

    def welcome(self) -> list[str]:
        """Who sits where, and which match this is."""

    def keep(self, where: str) -> str:
        """Save the match so far, in another place if one is named; says what was done."""

    def how_to_replay(self) -> HowToReturn:
        """How to watch a match again that is over."""

    def how_to_resume(self) -> HowToReturn:
        """How to come back to a match that is not."""

    def close(self) -> None:
        """The people leave."""
