"""What the connections of one server share: rate limits, the send budget and metrics."""

from itertools import count

from turnwright.protocol.rate_limit import RateLimits
from turnwright.server.host.send_budget import SendBudget
from turnwright.server.metrics import Metrics
from turnwright.server.settings import ServerSettings

SEAT_RATE_FACTOR = 3  # a seat's rate over all its connections, as a multiple of one connection's


class ConnectionLimits:
    """The limits that all connections of one server are held to together."""

    def __init__(self, settings: ServerSettings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.addresses = RateLimits(settings.rate_address, settings.rate_seconds)
        self.seats = RateLimits(SEAT_RATE_FACTOR * settings.rate, settings.rate_seconds)
        self.budget = SendBudget(settings.backlog)
        self._places = count(1)

    def next_place(self) -> int:
        """The number of a new connection among all that ever came."""
        return next(self._places)
