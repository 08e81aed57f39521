"""The messages of a thinking process: a position, a task about it, and the result.

Positions travel as JSON, as in a snapshot: a process needs no journal, and a long match costs no more than a
short one. A position that a process already has is not sent again.
"""

from typing import Any

import msgspec
from msgspec import Struct

from turnwright.server.host.stored.set_up import Wanted

LENGTH_BYTES = 4  # in front of every message


class Position(Struct, frozen=True):
    """A position of a match; `state` is its JSON."""

    match: str
    number: int
    version: int  # tells apart two positions of one number: after an undo, or in the middle of an input
    seed: int  # of the dice for thinking
    busy: bool  # a command waits for an answer, or the match is over
    header: bytes
    state: bytes


class KnownPosition(Struct, frozen=True):
    """A position that the process has: the last one of this match that was sent to it."""

    match: str


class Refusal(Struct, frozen=True):
    """A query or a command that the game refuses."""

    code: str
    reason: str
    field: str = ""
    legal: list[Any] = []


class Decide(Struct, frozen=True, tag="decide"):
    """Let the bot of a seat decide; `fallback` asks the game's heuristic instead.

    A `deep` bot plays positions out, so that its decision takes long.
    """

    seat: int
    fallback: bool = False
    deep: bool = False


class Reply(Struct, frozen=True, tag="reply"):
    """Answer a query of a client; `ask` is its JSON."""

    seat: int
    lang: str
    ask: bytes
    searched: int
    about: str


class Recount(Struct, frozen=True, tag="recount"):
    """Tell stored lines to a seat; `ask` is the JSON of a query about the log or the history."""

    seat: int
    lang: str
    ask: bytes
    number: int
    lines: list[bytes]


class ShowFrames(Struct, frozen=True, tag="frames"):
    """Replay stored lines for a seat, as frames; it needs no position."""

    id: str
    game: str
    seat: int
    lang: str
    first: int
    count: int
    lines: list[bytes]
    drawn: bool = False
    voices: dict[int, str] = {}  # what the narrator said, by the number of the input


class ShowLog(Struct, frozen=True, tag="log"):
    """Tell stored lines to a seat, as updates, by what it sees; it needs no position."""

    id: str
    seat: int
    sight: int
    lines: list[bytes]


class PlayOut(Struct, frozen=True, tag="play-out"):
    """Play the position to its end many times, as a seat knows it."""

    seat: int
    now: int  # the time of the match
    first: int  # run
    last: int  # run, not included
    seconds: float  # of CPU, after which no further run begins


class PlayedOut(Struct, frozen=True):
    """How playouts ended."""

    runs: int
    draws: int
    wins: list[int]  # by seat


class ChartOdds(Struct, frozen=True, tag="chart"):
    """Play positions of a finished match out, with nothing hidden; it needs no position of its own.

    At most `most` positions of the stored lines are chosen, evenly, and counted from the place `start` on.
    """

    game: str
    lines: list[bytes]
    most: int
    start: int
    first: int  # run
    last: int  # run, not included
    seconds: float  # of CPU, after which no further position begins


class Charted(Struct, frozen=True):
    """How playouts of several positions ended, and the sides; `total` positions were chosen."""

    sides: dict[str, tuple[int, ...]]
    total: int
    points: list[tuple[int, PlayedOut]]  # by the number of the input


class Suggest(Struct, frozen=True, tag="suggest"):
    """Suggest a legal command in place of a refused one, whose JSON is `command`."""

    seat: int
    command: bytes
    refusal: Refusal


class Resolve(Struct, frozen=True, tag="resolve"):
    """Find the ids that a seat means by texts in an intent, each with its field."""

    seat: int
    names: list[tuple[str, str]]


class AskModel(Struct, frozen=True, tag="ask-model"):
    """Write what a language model is asked for a seat, with its options as a grammar in some way."""

    seat: int
    way: str


class ReadAnswer(Struct, frozen=True, tag="read-answer"):
    """Find the option of a seat that the answer of a language model means."""

    seat: int
    text: str


class Prepare(Struct, frozen=True, tag="prepare"):
    """Set up a match of a game by its name; it needs no position."""

    game: str
    wanted: Wanted


About = Decide | Reply | Recount | PlayOut | Suggest | Resolve | AskModel | ReadAnswer  # a position
Task = About | ShowFrames | ShowLog | ChartOdds | Prepare


class Request(Struct, frozen=True):
    """A task about a position, and the CPU seconds it may take."""

    position: Position | KnownPosition | None
    task: Task
    limit: float

    def encoded(self) -> bytes:
        """The request as a message."""
        return framed(_encoder.encode(_Wire(*_parts(self.position), self.task, self.limit)))


class _Wire(Struct, frozen=True, array_like=True):
    """A request on the wire: msgspec cannot tell two untagged structs apart, so there is a field for each."""

    position: Position | None
    known: str
    task: Task
    limit: float


class Thought(Struct, frozen=True):
    """The result of a task: its JSON, or a refusal, or how the game failed; and the CPU seconds it took.

    `prepared` are those among them that the position took, which the next task about it need not take again.
    """

    cpu: float
    prepared: float = 0.0
    data: bytes = b""
    refusal: Refusal | None = None
    fault: str = ""


_encoder = msgspec.msgpack.Encoder()
_requests = msgspec.msgpack.Decoder(_Wire)
_thoughts = msgspec.msgpack.Decoder(Thought)


def _parts(position: Position | KnownPosition | None) -> tuple[Position | None, str]:
    if isinstance(position, KnownPosition):
        return None, position.match
    return position, ""


def framed(data: bytes) -> bytes:
    """Data with its length in front."""
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def read_request(data: bytes) -> Request:
    """Decode a request."""
    wire: _Wire = _requests.decode(data)
    return Request(KnownPosition(wire.known) if wire.known else wire.position, wire.task, wire.limit)


def encode_thought(thought: Thought) -> bytes:
    """A result as a message."""
    return framed(_encoder.encode(thought))


def read_thought(data: bytes) -> Thought:
    """Decode a result."""
    thought: Thought = _thoughts.decode(data)
    return thought
