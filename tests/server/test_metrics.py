"""The metrics of a server, in Prometheus text format."""

from __future__ import annotations

import re

from turnwright.server.metrics import Metrics

LINE = re.compile(
    r"# HELP [a-z_]+ .+|# TYPE [a-z_]+ (counter|gauge|histogram)"
    r'|[a-z_]+(\{[a-z]+="([^"\\\n]|\\[\\n"])*"\})? [-+.e0-9]+'
)


def samples(metrics: Metrics) -> list[str]:
    return [line for line in metrics.text().splitlines() if not line.startswith("#")]


def test_a_counter_counts_each_value_of_its_label() -> None:
    metrics = Metrics()
    for seat in ("one", "two", "two", 'a "b"\\\nc'):
        metrics.commands.labels(seat).inc()

    lines = [line for line in samples(metrics) if "commands" in line]
    assert lines == [
        'turnwright_commands_total{result="one"} 1.0',
        'turnwright_commands_total{result="two"} 2.0',
        'turnwright_commands_total{result="a \\"b\\"\\\\\\nc"} 1.0',
    ]


def test_a_gauge_is_read_when_it_is_collected() -> None:
    there, metrics = ["ann", "ben"], Metrics()
    metrics.matches.set_function(lambda: len(there))
    there.append("cid")

    assert "turnwright_matches_open 3.0" in samples(metrics)


def test_a_histogram_bucket_counts_all_smaller_or_equal_values() -> None:
    metrics = Metrics()
    for size in (0.5, 1, 2, 900):
        metrics.batches.observe(size)

    lines = [line for line in samples(metrics) if "batch" in line]
    assert lines[:2] == [
        'turnwright_store_batch_inputs_bucket{le="1.0"} 2.0',
        'turnwright_store_batch_inputs_bucket{le="2.0"} 3.0',
    ]
    assert lines[-3:] == [
        'turnwright_store_batch_inputs_bucket{le="+Inf"} 4.0',
        "turnwright_store_batch_inputs_count 4.0",
        "turnwright_store_batch_inputs_sum 903.5",
    ]


def test_every_line_can_be_parsed_by_a_collector() -> None:
    metrics = Metrics()
    metrics.commands.labels("done").inc()
    metrics.acknowledged.observe(0.003)

    assert [line for line in metrics.text().splitlines() if not LINE.fullmatch(line)] == []


def test_every_metric_is_described_before_its_first_sample() -> None:
    kinds = re.findall(r"# HELP (\w+) .+\n# TYPE (\w+) \w+", Metrics().text())

    assert len(kinds) == len(vars(Metrics())) - 1  # but for the registry
    assert all(one == other and one.startswith("turnwright_") for one, other in kinds)
