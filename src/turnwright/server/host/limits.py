"""Limits and counters that the connections of a server share: rate limits, send budget, metrics, arrivals."""

import asyncio
from collections.abc import Callable
from itertools import count
from time import monotonic_ns

from turnwright.protocol.rate_limit import RateLimits
from turnwright.server.host.arrivals import Arrivals
from turnwright.server.host.send_budget import SendBudget
from turnwright.server.host.shared_counts import SharedCounts
from turnwright.server.metrics import Metrics
from turnwright.server.settings import ServerSettings

SEAT_RATE_FACTOR = 3  # a seat's rate over all its connections, as a multiple of one connection's


WRONG_TOKEN_DELAY = 1.0  # seconds before a guess is answered, once a match has had too many
TOO_MANY_GUESSES = "too many wrong tokens came from your address: wait a minute"


class TokenGuesses:
    """Slows down guesses of seat tokens.

    An address with too many wrong tokens has to wait. A match with too many, from whatever addresses, delays
    the answer to each further wrong one; the right token is always answered at once, so that guesses by
    others never lock a player out.
    """

    def __init__(self, addresses: RateLimits, matches: RateLimits) -> None:
        self._addresses = addresses
        self._matches = matches

    def may_try(self, peer: str) -> bool:
        """Whether an address may show a token."""
        return not self._addresses.full(peer)

    async def wrong(self, peer: str, match: str) -> None:
        """Count a wrong token, and wait if the match has had too many."""
        self._addresses.of(peer).allows()
        if not self._matches.of(match).allows():
            await asyncio.sleep(WRONG_TOKEN_DELAY)


class ConnectionLimits:
    """The limits that all connections of one server are held to together.

    What is counted by address holds over all processes of the server.
    """

    def __init__(
        self, settings: ServerSettings, metrics: Metrics, clock: Callable[[], int] = monotonic_ns
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.shared = SharedCounts()
        self.addresses = self.shared.limits("messages", settings.rate_address, settings.rate_seconds)
        self.reads = self.shared.limits("reads", settings.replay_requests, settings.rate_seconds)
        self.open_joins = self.shared.limits("joins", settings.creations, settings.creations_seconds)
        self.seats = RateLimits(SEAT_RATE_FACTOR * settings.rate, settings.rate_seconds)
        self.asks = RateLimits(settings.page_queries, settings.rate_seconds)
        self.arrivals = Arrivals(clock)
        self.guesses = TokenGuesses(
            self.shared.limits("guesses", settings.guesses, settings.guesses_seconds),
            RateLimits(settings.guesses, settings.guesses_seconds),
        )
        self.budget = SendBudget(settings.backlog)
        self._places = count(1)

    def next_place(self) -> int:
        """The number of a new connection among all that ever came."""
        return next(self._places)
