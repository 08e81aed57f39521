"""What goes over the socket, both ways: one JSON object a message, told apart by its `type`.

A client says `Hello` first. Every command carries an id of the client's making and the number it expects, so
that a repeat gets the same answer and a stale one is refused. The four messages of a rolled die and a told
deed keep the spelling of old: `RollRequest`, `RollResult`, `CombatUpdate`, `Narration`.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from turnwright.kernel.records import Message, Outcome, Rolled, Topic

PROTOCOL = 1
LONGEST_NAME = 40
LONGEST_ID = 64
LONGEST_CHAT = 500
LARGEST_PAGE = 200  # options in one answer

NO_NUL = r"^[^\x00]*$"  # which one store keeps and another does not

Id = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern=NO_NUL)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Entropy = Annotated[str, Meta(min_length=1, max_length=128, pattern=NO_NUL)]


# From a client.


class ClientMessage(Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """Something that a client says."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message: which match, by which right, in which language, and the last number that is known.

    Without a token it is a spectator's. `last` is -1 for a client that knows nothing yet; `mark` was told
    with it.
    """

    match: Id
    token: str = ""
    last: Annotated[int, Meta(ge=-1, le=2**53)] = -1
    lang: Annotated[str, Meta(max_length=16)] = ""
    protocol: int = PROTOCOL
    mark: Annotated[str, Meta(max_length=LONGEST_ID)] = ""


class Command(ClientMessage, frozen=True, tag="command"):
    """A command of the seat, as the game spells it."""

    id: Id
    expects: Count
    command: Any


class Choose(ClientMessage, frozen=True, tag="choose"):
    """The answer to a question: the place of the choice."""

    id: Id
    expects: Count
    request: Id
    choice: Count


class Undo(ClientMessage, frozen=True, tag="undo"):
    """A wish to take back the seat's last command."""

    id: Id
    expects: Count


class Throw(ClientMessage, frozen=True, tag="throw"):
    """The dice leave the hand: entropy of the player's own for an open roll request."""

    id: Id
    request: Id
    client_seed: Entropy


class RollResult(ClientMessage, frozen=True, tag="RollResult", rename="camel"):
    """What the thrown dice came to, worked out by the client; it is checked, never trusted.

    `natural` is what the dice come to, `total` is that with the bonus in the request's `formulaHint`.
    `breakdown` (what the bonus is made of), `clientSeed` and `naturals` (the faces) may be left out; they
    are checked where they are given.
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
    """A question about the position, which changes nothing.

    `options` with `first` and `count`, or with `places` of one's own choice; `topics`, `find` with `text`,
    `foresee` with `command`, `look` with `text`, `understand` with `text`, `view`, `log`.
    """

    id: Id
    about: Literal["options", "topics", "find", "foresee", "look", "understand", "view", "log"]
    first: Count = 0
    count: Annotated[int, Meta(ge=0, le=LARGEST_PAGE)] = 20
    places: Annotated[tuple[Count, ...], Meta(max_length=LARGEST_PAGE)] = ()
    text: Annotated[str, Meta(max_length=2000)] = ""
    command: Any = UNSET


class Chat(ClientMessage, frozen=True, tag="chat"):
    """A word to everybody at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Pause(ClientMessage, frozen=True, tag="pause"):
    """Stop the match's clock, or let it run again, where the table allows it."""

    id: Id
    paused: bool = True


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Are you there? `sent` comes back, so that a client can measure the way.

    A client that sends the `mark` of the last `Pong` back at once, as `echo`, lets the server measure it too.
    """

    sent: int = 0
    echo: int = 0


FromClient = Hello | Command | Choose | Undo | Throw | RollResult | Ask | Chat | Pause | Ping


# To a client.


class ServerMessage(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Something that the server tells."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: a person, by the name they gave, or a bot."""

    seat: int
    name: str
    held_by: str = ""  # `person`, or the bot's name
    player: str = ""  # what the person calls themselves
    present: bool = False
    throws: bool = False
    anchor: str = ""  # of the seat's hash chain, where it throws its own dice
    links: int = 0  # how many throws the chain has


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """Which match this is and who sits where; what was missed, or a fresh view, follows."""

    match: str
    game: str
    rules: str
    scenario: str
    seat: int  # -1 for a spectator
    seats: tuple[SeatInfo, ...]
    number: int
    now: int
    fresh: bool  # whether a view follows instead of what was missed
    protocol: int = PROTOCOL
    paused: bool = False
    read_only: bool = False
    outcome: Outcome | None = None
    mark: str = ""  # of the number, for the next hello


class View(ServerMessage, frozen=True, tag="view"):
    """The position as the seat may see it, cut into parts of JSON text that are to be joined."""

    number: int
    part: int
    parts: int
    data: str


class Due(Struct, frozen=True, omit_defaults=True):
    """Whom the match waits for: a turn with so many options, or a question with its choices in words."""

    seat: int
    options: int = 0
    request: str = ""
    asked: Message | None = None
    choices: tuple[Message, ...] = ()
    default: int = 0
    formula: str = ""  # of dice to throw
    deadline: int = -1


class Update(ServerMessage, frozen=True, tag="update"):
    """One input and what the seat may know of it: events, rolls, and whom the match waits for now."""

    number: int
    seat: int = -1
    kind: Literal["begin", "command", "answer", "time", "undo"] = "command"
    events: tuple[Any, ...] = ()
    rolls: tuple[Rolled, ...] = ()
    waits: tuple[Due, ...] = ()
    now: int = 0
    undone: int = -1  # everything from this number on was taken back
    mark: str = ""  # proves that the server told this number; a hello says both


class RollRequest(ServerMessage, frozen=True, tag="RollRequest", rename="camel"):
    """A person is to throw dice; `commitment` and `index` bind the server to its half of them."""

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
    """The server's half of a throw, told once the player's half is stored; both can now count the faces."""

    request: str
    seat: int
    index: int
    secret: str
    client_seed: str
    faces: tuple[int, ...]
    next: str = ""  # the anchor of the seat's next chain, where this throw used up one


class CombatUpdate(ServerMessage, frozen=True, tag="CombatUpdate", rename="camel"):
    """A fight after an action, as the seat may see it."""

    session_id: str
    in_combat: bool
    round: int
    active_creature_id: str | None = None
    order: tuple[Any, ...] = ()
    positions: dict[str, Any] = {}
    area_cells: tuple[Any, ...] = ()


class Narration(ServerMessage, frozen=True, tag="Narration"):
    """What happened, in the listener's language; its `id` is the number of the update that follows."""

    id: str
    text: str
    speaker: str = "narrator"
    language: str = "en"


class Done(ServerMessage, frozen=True, tag="done"):
    """A command was carried out and is stored, under this number."""

    id: str
    number: int


class Refused(ServerMessage, frozen=True, tag="refused"):
    """A command was not carried out, and nothing has changed: why, and what would be legal."""

    id: str
    code: str
    reason: str
    field: str = ""
    legal: tuple[Any, ...] = ()
    number: int = 0
    message: Message | None = None
    suggestion: Any = UNSET


class Answered(ServerMessage, frozen=True, tag="answered"):
    """What was asked: a page of options with their labels, headings, lines, a command or a view's number."""

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
    """A word from somebody at the table; it is text, never HTML."""

    seat: int
    player: str
    text: str


class Presence(ServerMessage, frozen=True, tag="presence"):
    """Somebody sat down, or went away; and whether the clock stands still."""

    seats: tuple[SeatInfo, ...]
    paused: bool = False


class Over(ServerMessage, frozen=True, tag="over"):
    """The match has ended; its journal is open to everybody now."""

    number: int
    outcome: Outcome


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The answer to a ping, with the match's time."""

    sent: int
    now: int
    mark: int = 0


class Trouble(ServerMessage, frozen=True, tag="trouble"):
    """A message that could not be taken at all; `closing` says that the connection ends with it.

    `STORE_ROLLBACK`: the client knows more than the store. If its mark proves that, the match can only be
    read.
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
