"""What a server counts can be read by anything that reads Prometheus' text format."""

from __future__ import annotations

import re

from turnwright.server.metrics import Counter, Gauge, Histogram, Metrics

LINE = re.compile(
    r"# HELP [a-z_]+ .+|# TYPE [a-z_]+ (counter|gauge|histogram)"
    r'|[a-z_]+(\{[a-z]+="([^"\\\n]|\\[\\n"])*"\})? [-+.e0-9]+'
)


def test_a_counter_starts_at_nought_and_counts() -> None:
    counter = Counter("wins_total", "Wins.")

    counter.add()
    counter.add(amount=2)

    assert list(counter.lines()) == ["wins_total 3"]
    assert list(Counter("wins_total", "Wins.").lines()) == ["wins_total 0"]


def test_a_counter_with_a_label_counts_each_value_by_itself() -> None:
    counter = Counter("wins_total", "Wins.", "seat")

    counter.add("one")
    counter.add("two")
    counter.add("two")

    assert list(counter.lines()) == ['wins_total{seat="one"} 1', 'wins_total{seat="two"} 2']


def test_a_label_may_hold_anything() -> None:
    counter = Counter("wins_total", "Wins.", "seat")

    counter.add('a "b"\\\nc')

    assert list(counter.lines()) == ['wins_total{seat="a \\"b\\"\\\\\\nc"} 1']


def test_a_gauge_asks_whoever_knows() -> None:
    there = ["ann", "ben"]
    gauge = Gauge("people", "People.")
    gauge.read = lambda: len(there)

    there.append("cid")

    assert list(gauge.lines()) == ["people 3"]


def test_a_histogram_counts_all_that_is_no_larger() -> None:
    sizes = Histogram("size", "Sizes.", (1, 2.5))

    for value in (0.5, 1, 2, 9):
        sizes.observe(value)

    assert list(sizes.lines()) == [
        'size_bucket{le="1"} 2',
        'size_bucket{le="2.5"} 3',
        'size_bucket{le="+Inf"} 4',
        "size_sum 12.5",
        "size_count 4",
    ]


def test_every_line_of_the_page_has_the_form_that_a_collector_reads() -> None:
    metrics = Metrics()
    metrics.commands.add("done")
    metrics.acknowledged.observe(0.003)

    lines = metrics.text().splitlines()

    assert [line for line in lines if not LINE.fullmatch(line)] == []
    assert 'turnwright_commands_total{result="done"} 1' in lines


def test_every_metric_is_told_what_it_is_before_its_first_sample() -> None:
    kinds = re.findall(r"# HELP (\w+) .+\n# TYPE (\w+) \w+", Metrics().text())

    assert len(kinds) == len(vars(Metrics()))
    assert all(one == other and one.startswith("turnwright_") for one, other in kinds)
