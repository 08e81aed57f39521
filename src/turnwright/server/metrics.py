"""The metrics of one server, for Prometheus."""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

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
        self.kept = gauge("matches_kept", "Matches in the store.")
        self.connections = gauge("connections_open", "Open sockets.")
        self.queued = gauge("messages_queued", "Messages queued for clients.")
        self.queued_bytes = gauge("bytes_queued", "Bytes of these messages, views included.")
        self.waiting = gauge("appends_waiting", "Inputs waiting for the store.")
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
