"""What goes over HTTP: the shapes of requests and answers, and the list of all that can be asked.

The list is the truth: the app answers what stands here, and the OpenAPI document is made of it.
"""

from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Struct

from turnwright.kernel.records import Outcome
from turnwright.protocol.close_codes import UPLOAD_BYTES
from turnwright.protocol.messages import LONGEST_ID, LONGEST_NAME, SeatInfo, Update
from turnwright.protocol.settings import MatchSettings

LARGEST_BODY = UPLOAD_BYTES
LARGEST_PAGE = 100
USUAL_PAGE = 50
LARGEST_LOG = 500
JSON = "application/json"
LINES = "application/jsonl"
UPLOADS = (LINES, "application/x-ndjson", "application/octet-stream")  # what a journal may call itself
TEXT = "text/plain"

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Word = Annotated[str, Meta(max_length=64)]
Seats = Annotated[tuple[Word, ...], Meta(max_length=64)]
Places = Annotated[tuple[Annotated[int, Meta(ge=0, lt=64)], ...], Meta(max_length=64)]


class RequestBody(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that a client asks for over HTTP."""


class NewMatch(RequestBody, frozen=True):
    """A match to be made: the game, a scenario by its name or as values, and who sits where.

    `seats` names a bot or `person` for each seat; those that are not named are as usual. `throws` are the
    seats of people who throw their own dice.
    """

    game: Word
    scenario: Word | dict[str, Any] = ""
    seats: Seats = ()
    throws: Places = ()
    settings: MatchSettings = MatchSettings()


class JoinRequest(RequestBody, frozen=True):
    """Somebody who takes a seat by its invite, or comes back to it by the token they hold."""

    token: Annotated[str, Meta(min_length=1, max_length=128)]
    player: Name = ""


class ScenarioInfo(Struct, frozen=True):
    """A scenario that comes with a game, and its seats."""

    name: str
    title: str
    seats: tuple[str, ...]


class GameInfo(Struct, frozen=True):
    """A game that can be played here: what it is called, who can sit at its table, and its scenarios."""

    name: str
    title: str
    rules: str
    language: str
    bots: tuple[str, ...]
    scenarios: tuple[ScenarioInfo, ...]


class Games(Struct, frozen=True):
    """All games that can be played here."""

    games: tuple[GameInfo, ...]


class Invite(Struct, frozen=True):
    """The right to take a seat, to be handed to whoever is to sit there."""

    seat: int
    name: str
    token: str


class Created(Struct, frozen=True):
    """A new match, with an invite for each seat of a person."""

    id: str
    invites: tuple[Invite, ...]


class Joined(Struct, frozen=True):
    """A seat that was taken, with the token that holds it from now on."""

    id: str
    seat: int
    token: str


class MatchListed(Struct, frozen=True):
    """A match as it stands in the list."""

    id: str
    game: str
    scenario: str
    created: float
    ended: bool
    read_only: bool


class MatchInfo(MatchListed, frozen=True):
    """A match as anybody may see it: how far it has come, who sits where, and how it ended."""

    number: int
    seats: tuple[SeatInfo, ...]
    outcome: Outcome | None


class MatchPage(Struct, frozen=True):
    """Some of the matches; `after` is where the next page begins, and empty on the last one."""

    matches: tuple[MatchListed, ...]
    after: str


class SeatLog(Struct, frozen=True):
    """What a seat was told so far, input by input."""

    id: str
    seat: int
    updates: tuple[Update, ...]


class StoredJournal(Struct, frozen=True):
    """A journal that was checked and is kept as a match to look at."""

    id: str
    inputs: int


class Health(Struct, frozen=True):
    """Whether the server is there."""

    status: str


class Problem(Struct, frozen=True):
    """Why something was refused: a code for programs, a sentence for people, and what would be legal."""

    code: str
    reason: str
    field: str = ""
    legal: tuple[Any, ...] = ()
    line: int = 0


class Query(NamedTuple):
    """A word in the query of an address: its name, its type, and what it is."""

    name: str
    kind: Any
    words: str


class Endpoint(NamedTuple):
    """One thing that can be asked: how, what it takes and gives, and how it can be refused."""

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


AFTER = Query("after", Annotated[str, Meta(max_length=LONGEST_ID)], "The place where the page begins.")
COUNT = Query("count", Annotated[int, Meta(ge=1, le=LARGEST_PAGE)], "How many matches a page has.")
ENDED = Query("ended", bool, "Only matches that are over, or only those that are not.")
FIRST = Query("first", Annotated[int, Meta(ge=0, le=2**53)], "The number of the first input.")
INPUTS = Query("count", Annotated[int, Meta(ge=1, le=LARGEST_LOG)], "How many inputs at most.")
LANG = Query("lang", Annotated[str, Meta(max_length=16)], "The language of titles.")
SENT = (400, 403, 413, 415, 422, 503)

ENDPOINTS = (
    Endpoint("GET", "/games", "games", "The games and their scenarios.", Games, errors=(400,), query=(LANG,)),
    Endpoint("POST", "/matches", "create", "Make a match.", Created, NewMatch, 201, errors=(*SENT, 429)),
    Endpoint(
        "GET",
        "/matches",
        "matches",
        "The matches, a page at a time.",
        MatchPage,
        errors=(400, 503),
        query=(AFTER, COUNT, ENDED),
    ),
    Endpoint("GET", "/matches/{id}", "match", "One match.", MatchInfo, errors=(404, 422, 503)),
    Endpoint(
        "POST", "/matches/{id}/join", "join", "Take a seat.", Joined, JoinRequest, errors=(*SENT, 404, 409)
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
        "What a seat was told so far; what anybody may know without a token.",
        SeatLog,
        errors=(400, 401, 403, 404, 422, 503),
        query=(FIRST, INPUTS),
        token=True,
    ),
    Endpoint(
        "POST",
        "/journals",
        "upload",
        "Check the journal of a match that is over, and keep it to look at.",
        StoredJournal,
        bytes,
        201,
        errors=(*SENT, 429),
    ),
    Endpoint("GET", "/health", "health", "Whether the server runs.", Health),
    Endpoint("GET", "/ready", "ready", "Whether the store answers.", Health, errors=(503,)),
    Endpoint("GET", "/metrics", "metrics", "What the server counts, for Prometheus.", media=TEXT),
    Endpoint("GET", "/openapi.json", "openapi", "This interface as OpenAPI.", dict[str, Any]),
    Endpoint("GET", "/asyncapi.json", "asyncapi", "The messages of the socket as AsyncAPI.", dict[str, Any]),
)
