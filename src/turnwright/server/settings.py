"""Settings of the server, chosen by its operator, and of a match as they are stored."""

from collections.abc import Sequence
from typing import Self

from msgspec import Struct, structs

from turnwright.protocol.settings import MatchSettings
from turnwright.story.models.profile import StoryProfile

SCENARIO_OBJECTS = 5_000


class StoredSettings(MatchSettings, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The settings of a match as they are stored."""

    only_bots: bool = False  # the match goes on without any player connected
    open_seats: tuple[int, ...] = ()  # that anyone may take without an invite
    fork_seats: tuple[str, ...] = ()  # who holds the seats of a fork, which its header does not say
    fork_of: str = ""  # the match whose secrets its journal holds, if that was not over yet

    @classmethod
    def of(cls, settings: MatchSettings, only_bots: bool, open_seats: Sequence[int] = ()) -> Self:
        """Add to the settings of a match whether only bots play it, and which seats are open."""
        return cls(**structs.asdict(settings), only_bots=only_bots, open_seats=tuple(open_seats))


LEAST_BODIES = 512 * 1024  # bytes: the largest message fits
LEAST_REPLIES = 8 * 1024 * 1024  # bytes: the frames of a long replay fit


class ServerSettings(Struct, frozen=True):
    """Limits and intervals of one server."""

    grace: int = 5_000  # milliseconds a client has to send the result of a throw whose faces are fixed
    lag: int = 250  # milliseconds of latency that a command is not charged for, at most
    replayed_inputs: int = 500  # to a client that resumes; beyond that it gets a fresh view
    idle: float = 600.0  # seconds that a match without connections stays in memory
    takeover_seconds: float = 2.0  # between attempts to take over a match that another server moves
    arrival_check_seconds: float = 10.0  # between checks whether a player has joined at another server
    presence_seconds: float = 10.0  # between presence messages to the other servers on the store
    retry_seconds: float = 1.0  # before a failed step is retried
    rate: int = 100  # messages per connection...
    rate_seconds: float = 20.0  # ... in this many seconds
    page_queries: int = 400  # queries of a page for one seat, or one spectator, in the same time
    replay_requests: int = 200  # requests for frames, logs and odds from one address, in the same time
    rate_address: int = 2_000  # messages of all connections without a seat from one address, in the same time
    guesses: int = 20  # wrong tokens from one address, or for one match...
    guesses_seconds: float = 60.0  # ... in this many seconds
    creations: int = 30  # matches created from one address...
    creations_seconds: float = 60.0  # ... in this many seconds
    uploads: int = 4  # journals being checked or waiting for it
    connections_address: int = 1_500  # open connections of one address, HTTP and sockets together
    header_seconds: float = 10.0  # for a client to send the header of a request, or the TLS handshake
    body_seconds: float = 30.0  # for a client to send the body of a request
    reply_seconds: float = 30.0  # without any progress, after which a client that does not read is cut off
    bodies_address: int = 4 * 1024 * 1024  # bytes of unfinished bodies from one address...
    bodies: int = 64 * 1024 * 1024  # ... and from all
    replies_address: int = 32 * 1024 * 1024  # bytes of HTTP replies that one address has not read yet...
    replies: int = 256 * 1024 * 1024  # ... and all
    queue: int = 256  # messages queued for a slow client
    queue_bytes: int = 1024 * 1024
    backlog: int = 256 * 1024 * 1024  # bytes queued for all clients together, views included
    chunk: int = 64 * 1024  # bytes in one part of a view
    searched_labels: int = 5_000  # labels that one `find` query searches
    match_spectators: int = 100  # spectators of one match
    lobby_streams: int = 1_000  # streams of the lobby's events...
    lobby_streams_address: int = 20  # ... and those of one address
    unseated_sockets: int = 500  # sockets without a seat from one address
    matches: int = 100_000  # stored matches
    scenario_objects: int = SCENARIO_OBJECTS  # fleets, ships, systems in a scenario that a client sends
    budget: int = 2_000  # rollouts that a searching bot may use for one decision
    rooms: int = 2_000  # matches in memory
    automatic_inputs: int = 20_000  # consecutive automatic inputs before a match counts as endless
    slow: float = 0.01  # seconds of rule work above which a match uses a thread
    niceness: int = 10  # of processes that think for long; those that answer soon are a quarter as nice
    decide_cpu: float = 10.0  # CPU seconds of a bot's decision, after which its heuristic decides
    answer_cpu: float = 5.0  # CPU seconds of the answer to a query, after which it is refused
    chart_cpu: float = 30.0  # CPU seconds for the odds along one match
    suggest_cpu: float = 1.0  # CPU seconds to suggest a legal command in place of a refused one
    prepare_cpu: float = 2.0  # CPU seconds to set up a match from a scenario that a client sends
    seat_cpu: float = 0.5  # CPU seconds of thinking per second for a seat...
    seat_cpu_burst: float = 15.0  # ... and how many it may save up
    match_cpu: float = 2.0  # the same for all seats of a match together
    match_cpu_burst: float = 60.0
    undo_cpu: float = 0.1  # CPU seconds per second for the undos of a seat, which run with the matches...
    undo_cpu_burst: float = 2.0  # ... and how many it may save up
    story: StoryProfile | None = None  # the models and speech servers; without any, templates speak
    advice_seconds: float = 6.0  # that a bot waits for the advice of a model

    def share(self, workers: int) -> Self:
        """The settings of one of several worker processes: the limits hold for all of them together."""
        return structs.replace(
            self,
            rooms=-(-self.rooms // workers),
            backlog=self.backlog // workers,
            bodies=max(LEAST_BODIES, self.bodies // workers),
            bodies_address=max(LEAST_BODIES, self.bodies_address // workers),
            replies=max(LEAST_REPLIES, self.replies // workers),
            replies_address=max(LEAST_REPLIES, self.replies_address // workers),
        )
