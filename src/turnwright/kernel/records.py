"""The records of a match: lines of a journal, requests to players, rolls and outcomes."""

import re
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from turnwright.kernel.codec import CodecError, read_json, read_struct

FORMAT = 1
PERSON = "person"
EVERYTHING = -2  # a viewer who may see what was told to any seat


class Message(Struct, frozen=True, omit_defaults=True):
    """A translatable message: an id and its arguments, which may be messages themselves.

    Without an id, or with an id that the catalogue lacks, it is shown as its argument `text`.
    """

    id: str
    args: dict[str, Any] = {}


class Palette(Struct, frozen=True, omit_defaults=True):
    """The colours of a drawing, which never say what the signs and words do not: a style for each of them.

    Styles are `side-1` to `side-6`, `wall`, `rough`, `cover`, `high`, `door`, `area`, `floor` and `state`.
    """

    signs: dict[str, str] = {}  # on the rows of a map
    names: tuple[tuple[Message, str], ...] = ()  # everywhere


class Topic(Struct, frozen=True, omit_defaults=True):
    """Choices of a turn under one heading, the best first; `word` is what a player types to list them."""

    word: str
    title: Message
    choices: tuple[int, ...]  # places among the options
    shown: int = 5  # how many to list before the player asks for more
    brief: bool = False  # short enough to share a line
    hint: Message | None = None  # how to type one that is not listed
    aside: bool = False  # listed only when a player types its word


class Thing(Struct, frozen=True, omit_defaults=True):
    """Something that a player may name in a position: a unit, a weapon, a card, a place."""

    kind: str  # which fields of a command may hold its id; the game's `content/speech.yaml` says so
    id: str  # as commands write it
    names: tuple[Message, ...] = ()
    side: str = ""  # of a unit: `own` if the seat commands it, `ally` or `enemy`
    acts: bool = False  # whether it is the unit whose turn it is
    hurt: float = 0.0  # the part of its health that it has lost
    distance: float = -1.0  # from the unit whose turn it is; -1 if there is none
    cell: str = ""  # where it is, as commands write it
    at: tuple[float, ...] = ()  # where it is, as coordinates


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a match ended: the seats that won (none is a draw) and the rule that ended it."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()


class Figure(Struct, frozen=True, omit_defaults=True):
    """A figure measured at the end of a match: of a side, or of one of its units."""

    side: int
    name: str
    unit: str = ""


class RollRequest(Struct, frozen=True, tag="roll", tag_field="ask", omit_defaults=True):
    """A request to a player to throw these dice."""

    id: str
    seat: int
    formula: str
    reason: str = ""
    deadline: int = -1
    about: dict[str, Any] = {}


class ChoiceRequest(Struct, frozen=True, tag="choice", tag_field="ask", omit_defaults=True):
    """A request to a player to choose; the answer is an index, and `default` applies at the deadline."""

    id: str
    seat: int
    question: str
    choices: tuple[Any, ...]
    default: int = 0
    deadline: int = -1


Request = RollRequest | ChoiceRequest


class Rolled(Struct, frozen=True, omit_defaults=True):
    """A roll: formula, faces in order, and total."""

    formula: str
    faces: tuple[int, ...]
    total: int
    seat: int = -1
    reason: str = ""


class Pending(Struct, frozen=True, omit_defaults=True):
    """A seat that the match waits for: a request to answer, or a turn with its number of legal options."""

    seat: int
    options: int = 0
    request: Request | None = None
    deadline: int = -1


class Fair(Struct, frozen=True):
    """The server's commitment to its half of all future throws: a chain for every seat that throws."""

    match: str
    length: int  # of each chain
    anchors: dict[str, str]  # by seat


class Proof(Struct, frozen=True, omit_defaults=True):
    """Both halves of a throw, from which its faces can be computed; the kernel only stores it."""

    index: int  # which throw of the seat, from 1
    secret: str  # the server's half
    client_seed: str  # the player's half
    by: str  # `player`, or `server` when the player did not throw
    next: str = ""  # the anchor of the seat's next chain, where this throw used up one


class Header(Struct, frozen=True, omit_defaults=True):
    """The first line of a journal: everything a match starts from."""

    turnwright: int
    game: str
    rules: str
    seed: int
    scenario: Any
    seats: tuple[str, ...]
    run: int = 0
    content: str = ""
    throws: tuple[int, ...] = ()
    dice: tuple[int | float, ...] | None = None
    digests: str = "every"
    fair: Fair | None = None


class CommandLine(Struct, omit_defaults=True, gc=False):
    """The line of a plain command, the most frequent kind."""

    n: int
    seat: int
    command: Any
    events: list[Any]
    digest: str


class Line(Struct, omit_defaults=True, kw_only=True):
    """One input with what it caused: a command, an answer, time, an undo, new dice or a new holder."""

    n: int
    seat: int = -1
    command: Any = UNSET
    request: str = ""
    answer: Any = UNSET
    proof: Proof | None = None
    elapsed: int | UnsetType = UNSET
    undo: int = -1
    holder: str = ""  # who holds the seat from here on: a person, or a bot by name
    rekey: int = -1
    seats: tuple[str, ...] = ()  # who holds the seats from here on, beside `rekey`
    imagined: int = -1  # beside `rekey`: the seat from which everything hidden is drawn again
    given: dict[str, Any] = {}
    events: list[Any] = []
    to: dict[str, list[int]] = {}
    rolls: list[Rolled] = []
    asks: list[Request] = []
    digest: str = ""

    def visible_to(self, seat: int) -> list[int]:
        """Return the places of the events that this seat may see; `EVERYTHING` sees all of them."""
        if not self.to or seat == EVERYTHING:
            return list(range(len(self.events)))
        return [i for i in range(len(self.events)) if seat in self.to.get(str(i), (seat,))]


class Closing(Struct, frozen=True):
    """The last line of a finished match."""

    n: int
    end: Outcome
    events: int
    digest: str


Entry = Header | Line | Closing
_CLOSING = re.compile(rb'\{"n":\d+,"end":')


def read_input(line: bytes) -> Line | Closing:
    """Read a line of a journal after its header: an input, or the closing line."""
    entry: Line | Closing = read_json(line, Closing if _CLOSING.match(line) else Line)
    return entry


def read_entry(line: bytes) -> Entry:
    """Read any line of a journal."""
    if line.startswith(b'{"n":'):
        return read_input(line)
    data: Any = read_json(line)
    if not isinstance(data, dict):
        raise CodecError("expected an object")
    if data.get("turnwright", FORMAT) != FORMAT:
        raise CodecError(f"format {data['turnwright']} is not known: this version reads {FORMAT}")
    kind: Any = Header if "turnwright" in data else Closing if "end" in data else Line
    entry: Entry = read_struct(data, kind)
    return entry


class PastState(Struct, frozen=True):
    """In a snapshot: a state that an undo can return to, and the command or time that followed."""

    n: int
    seat: int
    state: Any
    input: Any


class HalfRun(Struct, frozen=True):
    """In a snapshot: an input that waits for players."""

    n: int
    seat: int
    command: Any
    undo: int
    answers: dict[str, Any]
    requests: list[Request]
    open: list[Request]


class Splice(Struct, frozen=True):
    """In a snapshot: dice that were changed during an input, and the positions of their streams."""

    seed: int
    until: dict[str, int]


class Snapshot(Struct, frozen=True):
    """Everything needed to continue from a position."""

    header: Header
    number: int
    told: int
    now: int
    state: Any
    dice: dict[str, int]
    seed: int
    loaded: bool
    before: list[Splice]
    link: str
    running: HalfRun | None
    past: list[PastState]
    barrier: str
