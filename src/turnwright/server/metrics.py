"""The metrics of one server, for Prometheus."""

from collections.abc import Iterator, Sequence

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

KEPT = "turnwright_matches_kept"
FULL = "turnwright_full_ratio"

# In seconds: a commit on a good disk is near the lower end, a bot's long thought near the upper.
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


# The start time of each series would double their number, and no dashboard needs it.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """Everything one server counts, in a registry of its own, so that a process can run several servers."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()

        def gauge(name: str, help: str) -> Gauge:
            return Gauge(f"turnwright_{name}", help, registry=registry)

        def counter(name: str, help: str, label: str) -> Counter:
            return Counter(f"turnwright_{name}", help, [label], registry=registry)

        self.matches = gauge("matches_open", "Matches in the memory of this server.")
        self.kept = gauge(KEPT.removeprefix("turnwright_"), "Matches in the store.")
        self.full = gauge(
            FULL.removeprefix("turnwright_"),
            "How full the server is: the share of its scarcest limit in use.",
        )
        self.connections = gauge("connections_open", "Open sockets.")
        self.queued = gauge("messages_queued", "Messages queued for clients.")
        self.queued_bytes = gauge("bytes_queued", "Bytes of these messages, views included.")
        self.waiting = gauge("appends_waiting", "Inputs waiting for the store.")
        self.thoughts = gauge("thoughts_running", "Decisions and queries computed in other processes.")
        self.thoughts_waiting = gauge("thoughts_waiting", "Decisions and queries waiting for a process.")
        self.commands = counter("commands", "Commands, answers and throws, by result.", "result")
        self.messages = counter("messages", "Messages from clients, by type.", "type")
        self.dropped = counter("clients_dropped", "Sockets closed by the server, by close code.", "code")
        self.requests = counter("http_requests", "HTTP requests, by status.", "status")
        self.acknowledged = Histogram(
            "turnwright_acknowledge_seconds",
            "Time from the arrival of a command until it was stored and acknowledged.",
            buckets=SECONDS,
            registry=registry,
        )
        self.batches = Histogram(
            "turnwright_store_batch_inputs",
            "Inputs committed in one transaction.",
            buckets=SIZES,
            registry=registry,
        )

    def text(self) -> str:
        """The metrics in Prometheus text format."""
        return generate_latest(self.registry).decode()


def merged(texts: Sequence[str]) -> str:
    """The metrics of several processes of one server, added up; the highest of what all of them share."""
    families: dict[str, Metric] = {}
    values: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}
    for text in texts:
        for family in text_string_to_metric_families(text):
            families.setdefault(family.name, family)
            known = values.setdefault(family.name, {})
            for sample in family.samples:
                key = sample.name, tuple(sorted(sample.labels.items()))
                before = known.get(key, 0.0)
                known[key] = (
                    max(before, sample.value) if family.name in (KEPT, FULL) else before + sample.value
                )
    registry = CollectorRegistry()
    registry.register(_Summed(families, values))
    return generate_latest(registry).decode()


class _Summed(Collector):
    """The families of several processes with their sums."""

    def __init__(
        self,
        families: dict[str, Metric],
        values: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]],
    ) -> None:
        self._families = families
        self._values = values

    def collect(self) -> Iterator[Metric]:
        """All families."""
        for name, family in self._families.items():
            summed = Metric(name, family.documentation, family.type)
            for (sample, labels), value in self._values[name].items():
                summed.add_sample(sample, dict(labels), value)
            yield summed
