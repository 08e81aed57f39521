"""What the connections of one server share: rate limits, the send budget, metrics and arrival times."""

from collections.abc import Callable
from itertools import count
from time import monotonic_ns

from turnwright.protocol.rate_limit import RateLimits
from turnwright.server.host.arrivals import Arrivals
from turnwright.server.host.send_budget import SendBudget
from turnwright.server.metrics import Metrics
from turnwright.server.settings import ServerSettings

SEAT_RATE_FACTOR = 3  # a seat's rate over all its connections, as a multiple of one connection's


class ConnectionLimits:
    """The limits that all connections of one server are held to together."""

    def __init__(
        self, settings: ServerSettings, metrics: Metrics, clock: Callable[[], int] = monotonic_ns
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.addresses = RateLimits(settings.rate_address, settings.rate_seconds)
        self.seats = RateLimits(SEAT_RATE_FACTOR * settings.rate, settings.rate_seconds)
        self.arrivals = Arrivals(clock)
        self.budget = SendBudget(settings.backlog)
        self._places = count(1)

    def next_place(self) -> int:
        """The number of a new connection among all that ever came."""
        return next(self._places)
