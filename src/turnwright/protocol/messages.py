"""The messages of the socket, both ways: one JSON object each, distinguished by its `type`.

A client sends `Hello` first. Every command carries an id made by the client and the number it expects, so
that a repeat gets the same answer and a stale command is refused. `RollRequest`, `RollResult`,
`CombatUpdate` and `Narration` keep the spelling of their first specification.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from turnwright.kernel.records import Message, Outcome, Rolled, Topic
from turnwright.kernel.turn_schema import Preview, QuestionTerms, RollPart, Turn
from turnwright.story.readings import Memory, Reading

PROTOCOL = 1
LONGEST_NAME = 40
LONGEST_ID = 64
LONGEST_CHAT = 500
LONGEST_TEXT = 2000  # of a query
LARGEST_PAGE = 200  # options in one answer
MOST_THROWS = 20  # requests that one throw answers
KEPT_CHAT = 50  # messages that a new client gets

LONGEST_INTENTS = 8 * 1024  # with its envelope, in bytes
MOST_INTENTS = 20  # commands in one message

PAGE_ASKS = ("turn", "preview", "sight", "history", "draw")  # queries with a budget of their own

NO_NUL = r"^[^\x00]*$"  # PostgreSQL cannot store it

Id = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern=NO_NUL)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Entropy = Annotated[str, Meta(min_length=1, max_length=128, pattern=NO_NUL)]


class ClientMessage(Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """A message from a client."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message: the match, the seat token, the language, and the last number the client knows.

    Without a token the client is a spectator. `last` is -1 for a new client; `mark` is the server's receipt
    for that number. With `position` set to `patch`, the view comes without its fixed parts and with units by
    id, and every update is followed by a `patch` to it. `history` is the number of past inputs to send.
    With `odds` the chances of each side are sent, where the settings of the match allow it; with `cues`,
    what to play.
    """

    match: Id
    token: str = ""
    last: Annotated[int, Meta(ge=-1, le=2**53)] = -1
    lang: Annotated[str, Meta(max_length=16)] = ""
    protocol: int = PROTOCOL
    mark: Annotated[str, Meta(max_length=LONGEST_ID)] = ""
    position: Literal["none", "patch"] = "none"
    history: Annotated[int, Meta(ge=0, le=LARGEST_PAGE)] = 0
    odds: bool = False
    cues: bool = False


class Command(ClientMessage, frozen=True, tag="command"):
    """A command of the seat, in the game's own format, or by its place among the options at `expects`."""

    id: Id
    expects: Count
    command: Any | UnsetType = UNSET
    place: Count | UnsetType = UNSET

    def __post_init__(self) -> None:
        if (self.command is UNSET) == (self.place is UNSET):
            raise ValueError("expected either `command` or `place`")


class Intents(ClientMessage, frozen=True, tag="intents"):
    """Commands of the seat as intent blocks, carried out in order up to the first that is refused.

    A question among them (`RULE_QUERY`, `LORE_QUERY`) is answered, and is no input of the match.
    """

    id: Id
    expects: Count
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_INTENTS)]


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


class HandOver(ClientMessage, frozen=True, tag="handOver"):
    """A request to let a bot hold the seat from here on, by its name, or to take it back (`person`)."""

    id: Id
    expects: Count
    holder: Annotated[str, Meta(min_length=1, max_length=60)]


class Throw(ClientMessage, frozen=True, tag="throw"):
    """The player's half of a throw: entropy for an open roll request.

    `requests` are others to throw at the same time; `alike` throws those too that follow for the same reason,
    such as the initiative of each creature. The results of several throws are counted at once.
    """

    id: Id
    request: Id
    client_seed: Entropy
    requests: Annotated[tuple[Id, ...], Meta(max_length=MOST_THROWS)] = ()
    alike: bool = False


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
    `command`, `look` with `text`, `understand` with `text`, `read` with `text` and the
    `memory` of the reading before, `answer` and `rule` with a question as `text`, `view`,
    `log`; `turn` for the turn sheet, `preview` with `command` or `place`, `sight` with the cell to look
    `from`, `history` with `before` and `count`, `draw` for the position as lines of text.
    """

    id: Id
    about: Literal[
        "options",
        "topics",
        "find",
        "foresee",
        "look",
        "understand",
        "read",
        "answer",
        "rule",
        "view",
        "log",
        "turn",
        "preview",
        "sight",
        "history",
        "draw",
    ]
    first: Count = 0
    count: Annotated[int, Meta(ge=0, le=LARGEST_PAGE)] = 20
    places: Annotated[tuple[Count, ...], Meta(max_length=LARGEST_PAGE)] = ()
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""
    command: Any = UNSET
    memory: Memory | UnsetType = UNSET
    place: Count | UnsetType = UNSET
    cell: Count | UnsetType = field(default=UNSET, name="from")
    before: Count | UnsetType = UNSET  # the number that the history ends before; by default it ends now


class Chat(ClientMessage, frozen=True, tag="chat"):
    """A chat message to everyone in the match."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Pause(ClientMessage, frozen=True, tag="pause"):
    """Pause or resume the match's clock, where its settings allow it."""

    id: Id
    paused: bool = True


class Rematch(ClientMessage, frozen=True, tag="rematch"):
    """The wish to play again once the match is over, or its withdrawal."""

    id: Id
    wanted: bool = True


class Ping(ClientMessage, frozen=True, tag="ping"):
    """A ping; `sent` comes back, so that the client can measure the latency.

    A client that returns the `mark` of the last `Pong` at once, as `echo`, lets the server measure it too.
    """

    sent: int = 0
    echo: int = 0


FromClient = (
    Hello
    | Command
    | Intents
    | Choose
    | Undo
    | HandOver
    | Throw
    | RollResult
    | Ask
    | Chat
    | Pause
    | Rematch
    | Ping
)


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
    open: bool = False  # whether anyone may take it without an invite
    title: str = ""  # its name in words, in lists of matches


class UndoState(Struct, frozen=True, omit_defaults=True):
    """Whether the seat may take back its last command now, and why not."""

    may: bool
    why: Message | UnsetType = UNSET


class RollTold(Rolled, frozen=True):
    """A roll with the event that it belongs to and the parts of its bonus."""

    event: int = -1  # its place among the events of the same input
    parts: tuple[RollPart, ...] = ()


class PastInput(Struct, frozen=True, omit_defaults=True):
    """A stored input as it was sent to a seat: the sentences, the events and the rolls."""

    number: int
    seat: int = -1
    kind: Literal["begin", "command", "answer", "time", "undo"] = "command"
    text: str = ""
    events: tuple[Any, ...] = ()
    rolls: tuple[RollTold, ...] = ()
    undone: bool = False  # taken back since
    voice: str = ""  # what the narrator said about it


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
    fixed: dict[str, Any] | UnsetType = UNSET  # parts of the view that never change, if positions are patched
    history: tuple[PastInput, ...] = ()  # the last inputs, as many as the hello asked for
    chat: "tuple[Chatted, ...]" = ()  # the last messages
    speaks: bool = False  # whether this client may chat
    spectators: int = 0
    delay: int = 0  # rounds by which this client gets everything later


class View(ServerMessage, frozen=True, tag="view"):
    """The position as the seat may see it, as JSON text in parts to be joined."""

    number: int
    part: int
    parts: int
    data: str


class Due(Struct, frozen=True, omit_defaults=True):
    """What the match waits for: a turn with its number of options, or a request with its choices.

    A ring around a countdown is full at `since` and empty at `deadline`.
    """

    seat: int
    options: int = 0
    request: str = ""
    asked: Message | None = None
    choices: tuple[Message, ...] = ()
    default: int = 0
    formula: str = ""  # of dice to throw
    deadline: int = -1
    since: int = -1  # when the match began to wait
    what: Literal["turn", "reaction", "dice"] = "turn"
    about: QuestionTerms | UnsetType = UNSET


class Update(ServerMessage, frozen=True, tag="update"):
    """One input and what the seat may know of it: events, rolls, and what the match waits for now."""

    number: int
    seat: int = -1
    kind: Literal["begin", "command", "answer", "time", "undo"] = "command"
    events: tuple[Any, ...] = ()
    rolls: tuple[RollTold, ...] = ()
    waits: tuple[Due, ...] = ()
    now: int = 0
    undone: int = -1  # the first input that was taken back, with all after it
    mark: str = ""  # the receipt for this number, for the next hello
    undo: UndoState | UnsetType = UNSET  # for the seat that may ask for it


class Patch(ServerMessage, frozen=True, tag="patch", rename={"since": "from"}):
    """What has changed in the position since the number `from`.

    A path leads through objects by their keys, separated by `/`; `~1` stands for `/` in a key, `~0` for `~`.
    `gone` is applied before `set`. Lists are replaced as a whole.
    """

    number: int
    since: int
    set: dict[str, Any] = {}
    gone: tuple[str, ...] = ()


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
    target_id: str = ""  # of an attack
    dice: int = 1  # how many d20, if Advantage or Disadvantage applies
    keep: Literal["", "high", "low"] = ""


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
    """What happened, in the client's language; its `id` is the number of the input that it is about.

    The facts in `text` come just before the update of that number. `voice` is what the narrator says about
    them: at once by the template, or later, without `text`, in parts by models (`prelude`, then `full`, which
    replaces it). `cut` is text that was interrupted: show it, but do not speak it.
    """

    id: str
    text: str
    speaker: str = "narrator"
    language: str = "en"
    voice: str = ""
    part: Literal["template", "prelude", "full", "cut"] = "template"


class Cue(ServerMessage, frozen=True, tag="cue"):
    """Something to play or to ignore, for clients that asked for cues; it comes after the update it is about.

    `VOICE_INTENT` has the name `EVENT`, `MUSIC` has `combat` or `after-combat`, `SFX` the name of a sound.
    """

    number: int
    kind: Literal["VOICE_INTENT", "MUSIC", "SFX"]
    name: str


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
    line: int = 0  # of the intent in its text, counted from 1, and the column
    column: int = 0
    voice: str = ""  # what the narrator says about the attempt


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
    turn: Turn | UnsetType = UNSET
    preview: Preview | UnsetType = UNSET
    sight: bytes | UnsetType = UNSET  # the set of cells in sight: cell n is bit n % 8 of byte n // 8
    history: tuple[PastInput, ...] = ()
    reading: Reading | UnsetType = UNSET  # what a typed line means


class Chatted(ServerMessage, frozen=True, tag="chat"):
    """A chat message; it is text, never HTML."""

    seat: int  # -1 for a spectator
    player: str
    text: str
    n: int = 0  # its number among all messages
    at: int = 0  # the time of the match


class Presence(ServerMessage, frozen=True, tag="presence"):
    """A player connected or disconnected; and whether the clock is stopped."""

    seats: tuple[SeatInfo, ...]
    paused: bool = False
    spectators: int = 0


class RematchState(ServerMessage, frozen=True, tag="rematch"):
    """Who wants a rematch; once all players do, the new match, with the seat and the token of this client."""

    wanted: tuple[int, ...] = ()  # seats of this match
    match: str = ""
    seat: int = -1
    token: str = ""


class SideOdds(Struct, frozen=True):
    """The chance of a side to win, with its 95 % interval."""

    side: str
    won: float
    low: float
    high: float


class Odds(ServerMessage, frozen=True, tag="odds"):
    """The chances of each side after an input, as far as the seat knows the position; `draws` is the rest.

    They are the shares of `runs` playouts between heuristic bots. Until `done` more follow, unless the match
    goes on.
    """

    number: int
    runs: int
    sides: tuple[SideOdds, ...]
    done: bool = False
    draws: float = 0.0


class TimeWarning(ServerMessage, frozen=True, tag="time-warning"):
    """The time of a seat is running out; with `left` 0 it is up, and the server acts for the seat."""

    seat: int
    left: int  # milliseconds
    deadline: int


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
    | Patch
    | RollRequest
    | Reveal
    | CombatUpdate
    | Narration
    | Cue
    | Done
    | Refused
    | Answered
    | Chatted
    | Presence
    | RematchState
    | Odds
    | TimeWarning
    | Over
    | Pong
    | Trouble
)
