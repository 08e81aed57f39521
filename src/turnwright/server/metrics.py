"""What a server counts, in the text format that Prometheus reads."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence

TYPE = "text/plain; version=0.0.4; charset=utf-8"

# In seconds: a commit on a good disk is near the lower end, a bot's long thought near the upper.
MOMENTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Counter:
    """How often something happened, by the values of one label if it has one."""

    kind = "counter"

    def __init__(self, name: str, words: str, label: str = "") -> None:
        self.name = name
        self.words = words
        self.label = label
        self.values: dict[str, float] = {} if label else {"": 0}

    def add(self, value: str = "", amount: float = 1) -> None:
        """It happened once more, or so many times."""
        self.values[value] = self.values.get(value, 0) + amount

    def lines(self) -> Iterator[str]:
        """The samples, one a line."""
        for value, amount in sorted(self.values.items()):
            yield _sample(self.name, {self.label: value} if self.label else {}, amount)


class Gauge:
    """How many there are right now; whoever knows is asked when somebody wants to see it."""

    kind = "gauge"

    def __init__(self, name: str, words: str) -> None:
        self.name = name
        self.words = words
        self.read: Callable[[], float] = lambda: 0

    def lines(self) -> Iterator[str]:
        """The one sample."""
        yield _sample(self.name, {}, self.read())


class Histogram:
    """How large something was, counted in buckets."""

    kind = "histogram"

    def __init__(self, name: str, words: str, bounds: Sequence[float]) -> None:
        self.name = name
        self.words = words
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        """One more of that size."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def lines(self) -> Iterator[str]:
        """The buckets, each with all that is no larger; then the sum and the count."""
        so_far = 0
        for bound, count in zip((*map(_number, self.bounds), "+Inf"), self.counts, strict=True):
            so_far += count
            yield _sample(f"{self.name}_bucket", {"le": bound}, so_far)
        yield _sample(f"{self.name}_sum", {}, self.sum)
        yield _sample(f"{self.name}_count", {}, so_far)


class Metrics:
    """All that one server counts."""

    def __init__(self) -> None:
        self.matches = Gauge("turnwright_matches_open", "Matches in the memory of this server.")
        self.kept = Gauge("turnwright_matches_kept", "Matches in the store.")
        self.connections = Gauge("turnwright_connections_open", "Sockets that are open.")
        self.queued = Gauge("turnwright_messages_queued", "Messages that wait to be sent to clients.")
        self.queued_bytes = Gauge("turnwright_bytes_queued", "Bytes of these messages, views too.")
        self.waiting = Gauge("turnwright_appends_waiting", "Inputs that wait for the store.")
        self.commands = Counter(
            "turnwright_commands_total", "Commands, answers and throws, by what came of them.", "result"
        )
        self.messages = Counter("turnwright_messages_total", "Messages from clients, by their type.", "type")
        self.dropped = Counter(
            "turnwright_clients_dropped_total", "Sockets that the server closed, by the code.", "code"
        )
        self.requests = Counter("turnwright_http_requests_total", "HTTP requests, by the status.", "status")
        self.acknowledged = Histogram(
            "turnwright_acknowledge_seconds",
            "Time from a command's arrival until it was stored and acknowledged.",
            MOMENTS,
        )
        self.batches = Histogram(
            "turnwright_store_batch_inputs", "Inputs that were committed in one transaction.", SIZES
        )

    def text(self) -> str:
        """The page that a collector reads."""
        return "".join(f"{line}\n" for each in vars(self).values() for line in _told(each))


def _told(each: Counter | Gauge | Histogram) -> Iterator[str]:
    yield f"# HELP {each.name} {each.words}"
    yield f"# TYPE {each.name} {each.kind}"
    yield from each.lines()


def _sample(name: str, labels: Mapping[str, str], value: float) -> str:
    marks = ",".join(f'{label}="{_escaped(text)}"' for label, text in labels.items())
    return f"{name}{{{marks}}} {_number(value)}" if marks else f"{name} {_number(value)}"


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
