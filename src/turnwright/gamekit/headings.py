"""The options of a turn grouped under headings, so that a long list stays short."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from turnwright.kernel.options import Options
from turnwright.kernel.records import Message, Topic


class Ranked:
    """An option: its place in the list, the group it belongs to, and its rank (lowest first)."""

    def __init__(self, place: int, group: str, rank: float) -> None:
        self.place = place
        self.group = group
        self.rank = rank


def by_heading(
    options: Options, headings: Sequence[str], heading_of: Callable[[Any], str]
) -> dict[str, list[int]]:
    """List the places of the options under each heading; leave out empty headings."""
    found: dict[str, list[int]] = {heading: [] for heading in headings}
    for place in range(options.count()):
        found[heading_of(options.command(place))].append(place)
    return {heading: places for heading, places in found.items() if places}


def topic(
    heading: str,
    choices: Sequence[int],
    shown: Mapping[str, int],
    brief: bool = False,
    hint: Message | None = None,
    title: str = "",
) -> Topic:
    """Build a heading titled `topic-<heading>`, or by the message `title`."""
    message = Message(title or f"topic-{heading}", {"count": len(choices), "text": heading})
    return Topic(heading, message, tuple(choices), shown.get(heading, 0), brief, hint)


def best_of_each_first(options: "list[Ranked]") -> list[int]:
    """Order places: the best of each group by rank, then all others by rank."""
    seen: dict[str, None] = {}
    first: list[int] = []
    later: list[int] = []
    for option in sorted(options, key=_rank):
        (later if option.group in seen else first).append(option.place)
        seen[option.group] = None
    return first + later


def _rank(option: Ranked) -> tuple[float, int]:
    return option.rank, option.place
