"""What has happened in a match so far, as each seat may know it."""

from collections.abc import Collection, Iterable, Iterator

from turnwright.kernel.match import YES
from turnwright.kernel.records import Closing, Header, Line, Rolled
from turnwright.story.narrator import Tale, may_see


class History:
    """The inputs of a match with what they told, and its rolls by number."""

    def __init__(self, tale: Tale) -> None:
        self.tale = tale
        self.lines: list[Line] = []
        self.rolls: list[Rolled] = []
        self._numbers: list[range] = []
        self._undo: Line | None = None  # what others are still asked about
        self._agreed = 0
        self._gone: set[int] = set()  # the places of what was taken back

    def add(self, line: Line) -> None:
        """One more input."""
        start = len(self.rolls)
        self.rolls.extend(line.rolls)
        self.lines.append(line)
        self._numbers.append(range(start, len(self.rolls)))
        self._heed_undo(line)

    def _heed_undo(self, line: Line) -> None:
        if line.undo >= 0:
            self._undo, self._agreed = line, 0
        elif self._undo is not None and line.request:
            self._agreed += 1
            if line.answer != YES:
                self._undo = None
        if self._undo is not None and self._agreed == len(self._undo.asks):
            self._take_back(self._undo.undo)
            self._undo = None

    def _take_back(self, number: int) -> None:
        for place in range(len(self.lines) - 1, -1, -1):
            if self.lines[place].n < number:
                break
            self._gone.add(place)

    def add_all(self, entries: Iterable[Header | Line | Closing]) -> list[int]:
        """The inputs among these entries; returns their places."""
        start = len(self.lines)
        for entry in entries:
            if isinstance(entry, Header):
                self.tale.begin(entry)
            elif isinstance(entry, Line):
                self.add(entry)
        return list(range(start, len(self.lines)))

    def sentences(self, place: int, seat: int, ticks: Collection[int] = ()) -> list[str]:
        """What a seat hears of the input at that place."""
        return self.tale.sentences(self.lines[place], seat, ticks)

    def visible_rolls(self, place: int, seat: int) -> range:
        """The numbers, from 0, of the rolls of an input; none when part of it was kept from the seat."""
        line = self.lines[place]
        hidden = any(not may_see(line, i, seat) for i in range(len(line.events)))
        return range(0) if hidden else self._numbers[place]

    def seen_rolls(self, seat: int) -> list[int]:
        """The numbers, from 0, of all rolls that a seat may ask about."""
        return [number for place in range(len(self.lines)) for number in self.visible_rolls(place, seat)]

    def told(self, seat: int) -> Iterator[str]:
        """Everything that a seat has heard, in order, without what was taken back."""
        for place in range(len(self.lines)):
            if place not in self._gone:
                yield from self.sentences(place, seat)
