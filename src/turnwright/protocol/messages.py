"""The messages of the socket, both ways: one JSON object each, distinguished by its `type`.

A client sends `Hello` first. Every command carries an id made by the client and the number it expects, so
that a repeat gets the same answer and a stale command is refused. `RollRequest`, `RollResult`,
`CombatUpdate` and `Narration` keep the spelling of their first specification.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from turnwright.kernel.records import Message, Outcome, Rolled, Topic

PROTOCOL = 1
LONGEST_NAME = 40
LONGEST_ID = 64
LONGEST_CHAT = 500
LARGEST_PAGE = 200  # options in one answer

NO_NUL = r"^[^\x00]*$"  # PostgreSQL cannot store it

Id = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern=NO_NUL)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Entropy = Annotated[str, Meta(min_length=1, max_length=128, pattern=NO_NUL)]


class ClientMessage(Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """A message from a client."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message: the match, the seat token, the language, and the last number the client knows.

    Without a token the client is a spectator. `last` is -1 for a new client; `mark` is the server's receipt
    for that number.
    """

    match: Id
    token: str = ""
    last: Annotated[int, Meta(ge=-1, le=2**53)] = -1
    lang: Annotated[str, Meta(max_length=16)] = ""
    protocol: int = PROTOCOL
    mark: Annotated[str, Meta(max_length=LONGEST_ID)] = ""


class Command(ClientMessage, frozen=True, tag="command"):
    """A command of the seat, in the game's own format."""

    id: Id
    expects: Count
    command: Any


class Choose(ClientMessage, frozen=True, tag="choose"):
    """The answer to a question: the index of a choice."""

    id: Id
    expects: Count
    request: Id
    choice: Count


class Undo(ClientMessage, frozen=True, tag="undo"):
    """A request to take back the seat's last command."""

    id: Id
    expects: Count


class Throw(ClientMessage, frozen=True, tag="throw"):
    """The player's half of a throw: entropy for an open roll request."""

    id: Id
    request: Id
    client_seed: Entropy


class RollResult(ClientMessage, frozen=True, tag="RollResult", rename="camel"):
    """The result of a throw as the client computed it; it is checked, never trusted.

    `natural` is the result of the dice, `total` adds the bonus in the request's `formulaHint`. `breakdown`
    (the parts of the bonus), `clientSeed` and `naturals` (the faces) are optional, and checked if given.
    """

    session_id: Id
    request_id: Id
    actor_id: str
    total: int
    natural: int
    breakdown: dict[str, int] | UnsetType = UNSET
    client_seed: str | UnsetType = UNSET
    timestamp: int | float = 0
    naturals: tuple[int, ...] | UnsetType = UNSET


class Ask(ClientMessage, frozen=True, tag="ask"):
    """A query about the position, which changes nothing.

    `options` with `first` and `count`, or with `places`; `topics`, `find` with `text`, `foresee` with
    `command`, `look` with `text`, `understand` with `text`, `view`, `log`.
    """

    id: Id
    about: Literal["options", "topics", "find", "foresee", "look", "understand", "view", "log"]
    first: Count = 0
    count: Annotated[int, Meta(ge=0, le=LARGEST_PAGE)] = 20
    places: Annotated[tuple[Count, ...], Meta(max_length=LARGEST_PAGE)] = ()
    text: Annotated[str, Meta(max_length=2000)] = ""
    command: Any = UNSET


class Chat(ClientMessage, frozen=True, tag="chat"):
    """A chat message to everyone at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Pause(ClientMessage, frozen=True, tag="pause"):
    """Pause or resume the match's clock, where its settings allow it."""

    id: Id
    paused: bool = True


class Ping(ClientMessage, frozen=True, tag="ping"):
    """A ping; `sent` comes back, so that the client can measure the latency.

    A client that returns the `mark` of the last `Pong` at once, as `echo`, lets the server measure it too.
    """

    sent: int = 0
    echo: int = 0


FromClient = Hello | Command | Choose | Undo | Throw | RollResult | Ask | Chat | Pause | Ping


class ServerMessage(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message from the server."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat, and the player or bot that holds it."""

    seat: int
    name: str
    held_by: str = ""  # `person`, or the bot's name
    player: str = ""  # the name that the player gave
    present: bool = False
    throws: bool = False
    anchor: str = ""  # of the seat's hash chain, if it throws its own dice
    links: int = 0  # the length of the chain


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The match and its seats; what the client missed, or a fresh view, follows."""

    match: str
    game: str
    rules: str
    scenario: str
    seat: int  # -1 for a spectator
    seats: tuple[SeatInfo, ...]
    number: int
    now: int
    fresh: bool  # whether a view follows instead of the missed updates
    protocol: int = PROTOCOL
    paused: bool = False
    read_only: bool = False
    outcome: Outcome | None = None
    mark: str = ""  # the receipt for the number, for the next hello


class View(ServerMessage, frozen=True, tag="view"):
    """The position as the seat may see it, as JSON text in parts to be joined."""

    number: int
    part: int
    parts: int
    data: str


class Due(Struct, frozen=True, omit_defaults=True):
    """What the match waits for: a turn with its number of options, or a request with its choices."""

    seat: int
    options: int = 0
    request: str = ""
    asked: Message | None = None
    choices: tuple[Message, ...] = ()
    default: int = 0
    formula: str = ""  # of dice to throw
    deadline: int = -1


class Update(ServerMessage, frozen=True, tag="update"):
    """One input and what the seat may know of it: events, rolls, and what the match waits for now."""

    number: int
    seat: int = -1
    kind: Literal["begin", "command", "answer", "time", "undo"] = "command"
    events: tuple[Any, ...] = ()
    rolls: tuple[Rolled, ...] = ()
    waits: tuple[Due, ...] = ()
    now: int = 0
    undone: int = -1  # the first input that was taken back, with all after it
    mark: str = ""  # the receipt for this number, for the next hello


class RollRequest(ServerMessage, frozen=True, tag="RollRequest", rename="camel"):
    """A request to throw dice; `commitment` and `index` commit the server to its half of the throw."""

    session_id: str
    request_id: str
    actor_id: str
    roll_kind: Literal["attack", "skill", "save", "initiative", "other"]
    reason: str
    skill: str | None = None
    ability: str | None = None
    dc: int | None = None
    formula_hint: str | None = None
    formula: str = ""
    seat: int = -1
    index: int = 0
    commitment: str = ""
    deadline: int = -1


class Reveal(ServerMessage, frozen=True, tag="reveal"):
    """The server's half of a throw, sent once the player's half is stored; both can now compute the faces."""

    request: str
    seat: int
    index: int
    secret: str
    client_seed: str
    faces: tuple[int, ...]
    next: str = ""  # the anchor of the seat's next chain, if this throw used one up


class CombatUpdate(ServerMessage, frozen=True, tag="CombatUpdate", rename="camel"):
    """A combat after an action, as the seat may see it."""

    session_id: str
    in_combat: bool
    round: int
    active_creature_id: str | None = None
    order: tuple[Any, ...] = ()
    positions: dict[str, Any] = {}
    area_cells: tuple[Any, ...] = ()


class Narration(ServerMessage, frozen=True, tag="Narration"):
    """What happened, in the client's language; its `id` is the number of the update that follows."""

    id: str
    text: str
    speaker: str = "narrator"
    language: str = "en"


class Done(ServerMessage, frozen=True, tag="done"):
    """A command was carried out and stored, under this number."""

    id: str
    number: int


class Refused(ServerMessage, frozen=True, tag="refused"):
    """A command was refused and nothing has changed: why, and what would be legal."""

    id: str
    code: str
    reason: str
    field: str = ""
    legal: tuple[Any, ...] = ()
    number: int = 0
    message: Message | None = None
    suggestion: Any = UNSET


class Answered(ServerMessage, frozen=True, tag="answered"):
    """The answer to a query: options with labels, headings, lines, a command, or the number of a view."""

    id: str
    number: int
    total: int = 0
    first: int = 0
    places: tuple[int, ...] = ()
    commands: tuple[Any, ...] = ()
    labels: tuple[Message, ...] = ()
    topics: tuple[Topic, ...] = ()
    lines: tuple[Message, ...] = ()
    texts: tuple[str, ...] = ()
    command: Any | UnsetType = UNSET


class Chatted(ServerMessage, frozen=True, tag="chat"):
    """A chat message; it is text, never HTML."""

    seat: int
    player: str
    text: str


class Presence(ServerMessage, frozen=True, tag="presence"):
    """A player connected or disconnected; and whether the clock is stopped."""

    seats: tuple[SeatInfo, ...]
    paused: bool = False


class Over(ServerMessage, frozen=True, tag="over"):
    """The match has ended; its journal is public now."""

    number: int
    outcome: Outcome


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The answer to a ping, with the time of the match."""

    sent: int
    now: int
    mark: int = 0


class Trouble(ServerMessage, frozen=True, tag="trouble"):
    """A message could not be processed; `closing` says that the connection ends with it.

    `STORE_ROLLBACK`: the client has seen inputs that the store lost. If its `mark` proves that, the match
    becomes read-only.
    """

    code: str
    reason: str
    closing: bool = False
    id: str = ""


FromServer = (
    Welcome
    | View
    | Update
    | RollRequest
    | Reveal
    | CombatUpdate
    | Narration
    | Done
    | Refused
    | Answered
    | Chatted
    | Presence
    | Over
    | Pong
    | Trouble
)
