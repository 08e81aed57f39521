"""The HTTP endpoints, and the types of their requests and responses.

The app serves exactly this list, and the OpenAPI document is generated from it.
"""

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import UNSET, Meta, Struct, UnsetType

from turnwright.kernel.records import Message, Outcome
from turnwright.protocol.close_codes import UPLOAD_BYTES
from turnwright.protocol.messages import LONGEST_ID, LONGEST_NAME, RollTold, SeatInfo, Update
from turnwright.protocol.settings import MatchSettings

LARGEST_BODY = UPLOAD_BYTES
LARGEST_PAGE = 100
USUAL_PAGE = 50
LARGEST_LOG = 500
JSON = "application/json"
LINES = "application/jsonl"
UPLOADS = (LINES, "application/x-ndjson", "application/octet-stream")  # media types of a journal
TEXT = "text/plain"
EVENTS = "text/event-stream"
SOUND = "audio/wav"
SOUNDS = (SOUND, "audio/ogg", "audio/webm", "audio/mpeg", "application/octet-stream")  # media types of speech

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Word = Annotated[str, Meta(max_length=64)]
Seats = Annotated[tuple[Word, ...], Meta(max_length=64)]
Places = Annotated[tuple[Annotated[int, Meta(ge=0, lt=64)], ...], Meta(max_length=64)]


class RequestBody(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The body of a request."""


class NewMatch(RequestBody, frozen=True):
    """A match to create: the game, a scenario by name or as an object, and the seats.

    `seats` names a bot or `person` for each seat; the others are the game's default. `throws` are the seats
    of players who throw their own dice, `open` those that anyone may take without an invite. `heroes` are
    those that the first player plays, by id or name; the others get a seat of their own, usually a bot's.
    """

    game: Word
    scenario: Word | dict[str, Any] = ""
    seats: Seats = ()
    throws: Places = ()
    settings: MatchSettings = MatchSettings()
    open: Places = ()
    heroes: Annotated[tuple[Word, ...], Meta(max_length=20)] = ()


class SpeechRequest(RequestBody, frozen=True):
    """A text to hear, in a language."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    lang: Annotated[str, Meta(max_length=16)] = ""


class Heard(Struct, frozen=True):
    """What was said in a recording; it has no effect until a player sends it."""

    text: str


class ForkRequest(RequestBody, frozen=True):
    """A position of a match to play on from: that after the input `at`, with other dice.

    `seats` names a bot or `person` for each seat; the others are held as before. The server throws all dice.
    While the match runs, only a player of it may fork it, who keeps the seat; bots hold the others, and
    everything that is hidden from the seat is drawn again.
    """

    at: Annotated[int, Meta(ge=0, le=2**53)]
    seats: Seats = ()
    settings: MatchSettings = MatchSettings()
    open: Places = ()


class JoinRequest(RequestBody, frozen=True):
    """A player who takes a seat by its invite, or returns to it by their token.

    Without a token the player takes an open seat: the one named by `seat`, or the first.
    """

    token: Annotated[str, Meta(min_length=1, max_length=128)] | UnsetType = UNSET
    player: Name = ""
    seat: Annotated[int, Meta(ge=0, lt=64)] | UnsetType = UNSET


class ScenarioInfo(Struct, frozen=True):
    """A scenario of a game, its seats, and a few words about it, such as its level and its party."""

    name: str
    title: str
    seats: tuple[str, ...]
    summary: str = ""


class GameInfo(Struct, frozen=True):
    """A game that can be played here: its names, bots and scenarios."""

    name: str
    title: str
    rules: str
    language: str
    bots: tuple[str, ...]
    scenarios: tuple[ScenarioInfo, ...]


class Games(Struct, frozen=True):
    """The games that can be played here."""

    games: tuple[GameInfo, ...]


class Invite(Struct, frozen=True):
    """A token to take a seat, to be given to its player."""

    seat: int
    name: str
    token: str


class Created(Struct, frozen=True):
    """A new match, with an invite for each player's seat."""

    id: str
    invites: tuple[Invite, ...]
    host: str = ""  # the host's token, to re-issue invites and to archive or remove the match


class InviteRequest(RequestBody, frozen=True):
    """A seat whose player has lost its token; its token and invite no longer open it."""

    seat: Annotated[int, Meta(ge=0, lt=64)]


class ArchiveRequest(RequestBody, frozen=True):
    """Whether a match is archived: not listed, but readable."""

    archived: bool = True


class Archived(Struct, frozen=True):
    """A match that was archived, or is listed again."""

    id: str
    archived: bool


class Removed(Struct, frozen=True):
    """A match that was removed with everything stored of it."""

    id: str


class Joined(Struct, frozen=True):
    """A seat that was taken, with the token that opens it from now on."""

    id: str
    seat: int
    token: str


class MatchListed(Struct, frozen=True):
    """A match in the list: its progress, its seats, and its outcome."""

    id: str
    game: str
    scenario: str
    created: float  # seconds since 1970, as is `since`
    ended: bool
    read_only: bool
    title: str = ""  # of the scenario
    number: int = 0  # of the last input
    round: int = 0  # the round, turn or day as the game counts it; 0 if it is not known
    seats: tuple[SeatInfo, ...] = ()
    outcome: Outcome | None = None
    spectators: int = 0
    since: float = 0.0  # when the last input was stored
    rematch: str = ""  # the id of the match that its players play next
    turns: tuple[int, ...] = ()  # the seats whose turn it is; empty if the match is not in memory


class MatchInfo(MatchListed, frozen=True):
    """A match as anyone may see it."""


class MatchGone(Struct, frozen=True):
    """A match that is no longer listed."""

    id: str


class ScenarioOdds(Struct, frozen=True):
    """Odds of a scenario, measured over `runs` matches between heuristic bots."""

    runs: int
    won: dict[str, float]  # the share of matches that each side won, by its name
    draws: float
    length: tuple[int, int, int]  # of short, usual and long matches; zeros if the game does not count it
    unit: str = ""  # in which the length is counted, in words


class ScenarioFacts(Struct, frozen=True, omit_defaults=True):
    """A scenario before a match: its title, a sentence, its seats, facts by name, and measured odds."""

    game: str
    name: str
    title: str
    about: str
    seats: tuple[str, ...]
    facts: dict[str, Any]
    odds: ScenarioOdds | UnsetType = UNSET  # of scenarios that were measured


class Frame(Struct, frozen=True, omit_defaults=True):
    """One input of a replay: what was sent of it, and how the position changed since the last frame."""

    number: int
    seat: int = -1
    kind: Literal["begin", "command", "answer", "time", "undo"] = "command"
    text: str = ""
    events: tuple[Any, ...] = ()
    rolls: tuple[RollTold, ...] = ()
    set: dict[str, Any] = {}  # as in a patch
    gone: tuple[str, ...] = ()
    at: int = 0  # the time of the match
    drawn: tuple[Message, ...] | UnsetType = (
        UNSET  # if asked for: the position in lines, where it has changed
    )
    voice: str = ""  # what the narrator said about it


class Frames(Struct, frozen=True):
    """A part of a match again: the position of its first frame, and the frames in order."""

    id: str
    game: str
    seat: int
    last: int  # the number of the last input of the match
    fixed: dict[str, Any]
    view: dict[str, Any]
    frames: tuple[Frame, ...]


class OddsPoint(Struct, frozen=True):
    """The chances after an input: those of each side in the order of the chart, and of a draw."""

    number: int
    runs: int  # playouts
    won: tuple[float, ...]
    draws: float


class OddsChart(Struct, frozen=True):
    """The chances of each side along a match that is over; until `done`, ask again for more."""

    id: str
    sides: tuple[str, ...]
    points: tuple[OddsPoint, ...]
    done: bool


class LobbyEvent(Struct, frozen=True):
    """A server-sent event of the lobby; its data is JSON: a `MatchListed`, the id of a match, or `{}`."""

    event: Literal["ready", "match", "gone"]
    data: str


class MatchPage(Struct, frozen=True):
    """A page of matches, the newest first; `after` starts the next page, and is empty on the last one."""

    matches: tuple[MatchListed, ...]
    after: str


def page_after(last: MatchListed) -> str:
    """What starts the page after a match."""
    return f"{last.created!r}~{last.id}"


def page_place(after: str) -> tuple[float, str]:
    """The time and id of the match before a page; `ValueError` if no page gave it."""
    created, tilde, id = after.partition("~")
    if not tilde:
        raise ValueError(after)
    return float(created), id


class SeatLog(Struct, frozen=True):
    """The updates that a seat has received so far."""

    id: str
    seat: int
    updates: tuple[Update, ...]


class StoredJournal(Struct, frozen=True):
    """A journal that was checked and stored as a match to watch."""

    id: str
    inputs: int


class Health(Struct, frozen=True, omit_defaults=True):
    """The status of the server, and how full it is: the share of its scarcest limit in use."""

    status: str
    full: float = 0.0


class Problem(Struct, frozen=True):
    """Why a request was refused: a code for programs, a sentence for people, and what would be legal."""

    code: str
    reason: str
    field: str = ""
    legal: tuple[Any, ...] = ()
    line: int = 0


class Query(NamedTuple):
    """A query parameter: its name, its type, and its description."""

    name: str
    kind: Any
    words: str


class Endpoint(NamedTuple):
    """An endpoint: its method and path, what it takes and returns, and its error statuses."""

    method: str
    path: str
    name: str
    words: str
    gives: Any = None
    takes: Any = None
    status: int = 200
    media: str = JSON
    errors: tuple[int, ...] = ()
    query: tuple[Query, ...] = ()
    token: bool = False
    accepts: tuple[str, ...] = UPLOADS  # the media types of a body of bytes


AFTER = Query("after", Annotated[str, Meta(max_length=2 * LONGEST_ID)], "What the page before gave to go on.")
COUNT = Query("count", Annotated[int, Meta(ge=1, le=LARGEST_PAGE)], "The number of matches on a page.")
ENDED = Query("ended", bool, "Only matches that are over, or only those that are not.")
FIRST = Query("first", Annotated[int, Meta(ge=0, le=2**53)], "The number of the first input.")
INPUTS = Query("count", Annotated[int, Meta(ge=1, le=LARGEST_LOG)], "The maximum number of inputs.")
SEAT = Query(
    "seat",
    Annotated[int, Meta(ge=-1, lt=64)] | Literal["all"],
    "The seat to watch as; -1 for a spectator, `all` for what any seat may see.",
)
DRAWN = Query("drawn", bool, "Whether to add the position as the game draws it in lines.")
LANG = Query("lang", Annotated[str, Meta(max_length=16)], "The language of titles.")
SENT = (400, 403, 408, 413, 415, 422, 429, 503)

ENDPOINTS = (
    Endpoint("GET", "/games", "games", "The games and their scenarios.", Games, errors=(400,), query=(LANG,)),
    Endpoint("POST", "/matches", "create", "Create a match.", Created, NewMatch, 201, errors=SENT),
    Endpoint(
        "GET",
        "/matches",
        "matches",
        "List the matches, a page at a time.",
        MatchPage,
        errors=(400, 503),
        query=(AFTER, COUNT, ENDED, LANG),
    ),
    Endpoint(
        "GET",
        "/lobby/events",
        "lobby",
        "Changes of the list of matches as server-sent events: `ready` at the start, `match` with a match"
        " that is new or has changed, `gone` with the id of one that is no longer listed.",
        LobbyEvent,
        media=EVENTS,
        errors=(400, 503),
        query=(LANG,),
    ),
    Endpoint(
        "GET",
        "/matches/{id}",
        "match",
        "One match.",
        MatchInfo,
        errors=(400, 404, 422, 503),
        query=(LANG,),
    ),
    Endpoint(
        "DELETE",
        "/matches/{id}",
        "remove",
        "Remove a match for good; needs the host's token.",
        Removed,
        errors=(401, 403, 404, 503),
        token=True,
    ),
    Endpoint(
        "POST",
        "/matches/{id}/archive",
        "archive",
        "Archive a match, so that it is not listed; needs the host's token.",
        Archived,
        ArchiveRequest,
        errors=(*SENT, 401, 404),
        token=True,
    ),
    Endpoint(
        "POST",
        "/matches/{id}/invites",
        "invite",
        "Re-issue the invite of a seat, and revoke its token; needs the host's token.",
        Invite,
        InviteRequest,
        201,
        errors=(*SENT, 401, 404),
        token=True,
    ),
    Endpoint(
        "POST", "/matches/{id}/join", "join", "Take a seat.", Joined, JoinRequest, errors=(*SENT, 404, 409)
    ),
    Endpoint(
        "POST",
        "/matches/{id}/fork",
        "fork",
        "Create a match that goes on from a position of another: of a finished one, or of your own.",
        Created,
        ForkRequest,
        201,
        errors=(*SENT, 401, 404, 409),
        token=True,
    ),
    Endpoint(
        "GET",
        "/matches/{id}/journal",
        "journal",
        "The journal of a match that is over.",
        media=LINES,
        errors=(404, 409, 503),
    ),
    Endpoint(
        "GET",
        "/matches/{id}/log",
        "log",
        "The updates of a seat so far; without a token, those of a spectator.",
        SeatLog,
        errors=(400, 401, 403, 404, 422, 429, 503),
        query=(FIRST, INPUTS),
        token=True,
    ),
    Endpoint(
        "GET",
        "/matches/{id}/frames",
        "frames",
        "The match again, input by input: as any seat once it is over, else as the seat of the token.",
        Frames,
        errors=(400, 401, 403, 404, 422, 429, 503),
        query=(FIRST, INPUTS, SEAT, LANG, DRAWN),
        token=True,
    ),
    Endpoint(
        "POST",
        "/matches/{id}/speech",
        "speech",
        "A text as speech, if the server has a voice; needs the token of a seat.",
        bytes,
        SpeechRequest,
        media=SOUND,
        errors=(*SENT, 401, 404),
        token=True,
    ),
    Endpoint(
        "POST",
        "/matches/{id}/hearing",
        "hearing",
        "A recording as text, if the server can hear; needs the token of a seat.",
        Heard,
        bytes,
        errors=(*SENT, 401, 404),
        query=(LANG,),
        token=True,
        accepts=SOUNDS,
    ),
    Endpoint(
        "GET",
        "/matches/{id}/odds",
        "odds",
        "The chances of each side along a match that is over, as far as they are counted.",
        OddsChart,
        errors=(401, 403, 404, 409, 422, 429, 503),
        token=True,
    ),
    Endpoint(
        "GET",
        "/games/{game}/scenarios/{name}",
        "scenario",
        "Facts about a scenario.",
        ScenarioFacts,
        errors=(400, 404, 422),
        query=(LANG,),
    ),
    Endpoint(
        "POST",
        "/journals",
        "upload",
        "Check the journal of a match that is over, and store it to watch.",
        StoredJournal,
        bytes,
        201,
        errors=SENT,
    ),
    Endpoint("GET", "/health", "health", "Whether the server runs.", Health),
    Endpoint("GET", "/ready", "ready", "Whether the store answers.", Health, errors=(503,)),
    Endpoint("GET", "/metrics", "metrics", "Metrics for Prometheus.", media=TEXT),
    Endpoint("GET", "/openapi.json", "openapi", "This API as an OpenAPI document.", dict[str, Any]),
    Endpoint(
        "GET",
        "/asyncapi.json",
        "asyncapi",
        "The messages of the socket as an AsyncAPI document.",
        dict[str, Any],
    ),
)
