"""The interface between the terminal client and a match, on this machine or on a server."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Message, Outcome, Rolled, Topic
from turnwright.kernel.turn_schema import Preview, RollDetail, Turn
from turnwright.story.readings import Memory, Reading


class TooLate(Exception):
    """An input came after the match had moved on, and had no effect."""


class Unanswered(Exception):
    """Something to be shown is not available now; the message says why."""


@dataclass(frozen=True)
class Awaited:
    """A seat that the match waits for: its turn, or its answer to a request."""

    seat: int
    request: str = ""


@dataclass(frozen=True)
class QuestionData:
    """A question to a seat in the middle of a command: dice to throw, or a choice of answers."""

    seat: int
    id: str
    text: str = ""  # the question, or what the dice are for
    choices: tuple[str, ...] = ()
    formula: str = ""  # of the dice to throw
    fair: bool = False  # whether the player and the server each contribute half of the throw
    declines: bool = False  # whether the last answer means no
    about_undo: bool = False  # whether another seat asks for an undo
    seconds: int = -1  # time to answer, or -1 if it is not worth mentioning


@dataclass(frozen=True)
class NewsItem:
    """The news about one input for the viewer of the screen."""

    sentences: Sequence[str] = ()
    rolls: Sequence[int] = ()  # by number, from 0
    telling: bool = False  # whether it says more than that time passes
    aside: bool = False  # whether it is not part of the match, such as chat or a lost connection
    redraw: bool = False  # whether the position on the screen is out of date
    voice: str = ""  # what the narrator says about it


@dataclass(frozen=True)
class HowToReturn:
    """How to return to a match: a sentence, and a command line."""

    sentence: str
    line: str


@dataclass(frozen=True)
class Shortcut:
    """A typed word with its action, which takes the rest of the line and returns the lines to print."""

    help: str  # id of the message that explains it
    run_line: Callable[[str], list[str]]


@dataclass(frozen=True)
class Hint:
    """The command that a bot would give, and its reason if it has one."""

    command: Any
    reason: str = ""


class Offers(Protocol):
    """The options of one seat, by index from 0."""

    seat: int

    def count(self) -> int:
        """The number of options."""

    def command(self, place: int) -> Any:
        """The command at this index."""

    def labels(self, places: Sequence[int]) -> list[str]:
        """The labels of the options at these indices."""

    def label_of(self, command: Any) -> str:
        """The label of a command."""

    def place_of(self, command: Any) -> int:
        """The index of a command, or -1 if it is not listed."""

    def topics(self) -> list[Topic]:
        """The headings of a long list of options."""

    def find(self, words: str, most: int) -> tuple[int, list[int]]:
        """The number of options whose label contains the text, and the indices of the first ones."""

    def foresee(self, command: Any) -> list[str]:
        """The preview of a command, line by line."""

    def turn(self) -> Turn:
        """The turn sheet."""

    def preview(self, command: Any) -> Preview:
        """The effects of a command, with every roll explained, or the reason why it is not possible."""

    def unit_name(self, unit: str) -> str:
        """The name of a unit of the turn sheet."""

    def text(self, message: Message) -> str:
        """A message of the turn sheet in words."""


class Session(Protocol):
    """A match, as the people at one terminal play it."""

    is_remote: bool  # whether a server holds the match

    @property
    def people(self) -> Sequence[int]:
        """The seats of the people at this terminal."""

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, or None while the match goes on."""

    # Seats to act.

    def waits(self) -> list[Awaited]:
        """The seats at this terminal that have to act now."""

    def asked(self, awaited: Awaited) -> QuestionData:
        """The question to a seat."""

    def offers(self, seat: int) -> Offers:
        """The options of a seat, whether or not it has to act."""

    def settled(self) -> bool:
        """Whether the last command is complete and waits for no answer."""

    def may_go_on(self, seat: int) -> bool:
        """Whether a seat is asked only because it may act before a bot does."""

    def go_on(self) -> None:
        """Let the bot act before which `may_go_on` was asked."""

    # Bots and time.

    def move_others(self) -> bool:
        """Let bots move, or time pass; False if there is nothing to do."""

    def waits_for_remote_players(self) -> bool:
        """Whether the match waits for people at other terminals."""

    def seconds_until_due(self) -> float | None:
        """Seconds until the next timed event; None if there is none."""

    def wait_for_event(self) -> None:
        """Wait for the next event, ignoring the keyboard."""

    def poll(self) -> bool:
        """Process what has happened meanwhile; False if nothing has."""

    def sync_clock(self) -> bool:
        """Bring the match up to the present time before a command; False if nothing changed."""

    def turn_id(self, seat: int) -> str:
        """The identity of the seat's present turn."""

    # Input.

    def submit(self, seat: int, command: Any) -> None:
        """Submit a command; raises `Rejected` or `TooLate`."""

    def answer(self, asked: QuestionData, value: Any) -> None:
        """Answer a question; raises `Rejected` or `TooLate`."""

    def undo(self, seat: int) -> None:
        """Undo the last choice; raises `Rejected` or `TooLate`."""

    def understand(self, seat: int, text: str) -> Any:
        """Parse typed text into a command; raises `Rejected`."""

    def read(self, seat: int, text: str, memory: Memory) -> Reading:
        """The reading of a typed sentence; `memory` is that of the previous reading."""

    def may_be_legal(self, seat: int, command: Any) -> bool:
        """Whether a parsed command might be legal."""

    def suggest(self, seat: int, command: Any, refused: Rejected) -> Any:
        """A legal command that is close to a refused one, or None."""

    def refusal(self, refused: Rejected) -> str:
        """Why a command is not possible."""

    def frustration(self, seat: int, refused: Rejected) -> str:
        """The narrator's remark on a command that is not possible."""

    @property
    def shortcuts(self) -> Mapping[str, Shortcut]:
        """Additional words that can be typed in this kind of session."""

    @property
    def help_overrides(self) -> Mapping[str, str]:
        """Help texts of this kind of session, by the id of the message that each replaces."""

    # Output.

    def news(self, viewer: int, ticks: Sequence[int]) -> Iterable[NewsItem]:
        """The news, input by input; `ticks` lists the seconds left that are worth announcing."""

    def view(self, seat: int) -> Any:
        """The view of a seat."""

    def fixed(self, seat: int) -> dict[str, Any]:
        """Data of the game that never change, such as the kinds of creatures."""

    def log(self, seat: int) -> list[str]:
        """Everything that a seat has heard."""

    def roll(self, number: int) -> Rolled:
        """A roll by its number, from 0."""

    def roll_detail(self, number: int) -> RollDetail | None:
        """The parts of a roll, as far as they are known."""

    def roll_result(self, number: int) -> str:
        """The result of a roll in a sentence; empty if it is not known."""

    def seen_rolls(self, seat: int) -> Sequence[int]:
        """The numbers of the rolls that a seat may see."""

    # Start and end.

    def welcome(self) -> list[str]:
        """The seats, and which match this is."""

    def hint(self, seat: int) -> Hint | None:
        """A bot's choice for this seat, or None if there is no bot to ask."""

    def hint_answer(self, asked: QuestionData) -> int | None:
        """The answer that a bot would give, by its index, or None if that is not known here."""

    def save_copy(self, where: str) -> str:
        """Save the match so far, to a file if one is named; returns what was done."""

    def how_to_replay(self) -> HowToReturn:
        """How to replay a finished match."""

    def how_to_resume(self) -> HowToReturn:
        """How to return to an unfinished match."""

    def close(self) -> None:
        """Leave the match."""
