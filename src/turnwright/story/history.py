"""The history of a match, as each seat may know it."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from turnwright.kernel.match import YES
from turnwright.kernel.records import Closing, Header, Line, Rolled
from turnwright.story.narrator import Narrator


class History:
    """The inputs of a match with their events, and its rolls by number."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        self.lines: list[Line] = []
        self.rolls: list[Rolled] = []
        self._numbers: list[range] = []
        self._undo: Line | None = None  # a proposed undo that other seats have not all answered
        self._agreed = 0
        self._undone: set[int] = set()  # indices of inputs that were undone

    def add(self, line: Line) -> None:
        """Add an input."""
        start = len(self.rolls)
        self.rolls.extend(line.rolls)
        self.lines.append(line)
        self._numbers.append(range(start, len(self.rolls)))
        self._track_undo(line)

    def _track_undo(self, line: Line) -> None:
        if line.undo >= 0:
            self._undo, self._agreed = line, 0
        elif self._undo is not None and line.request:
            self._agreed += 1
            if line.answer != YES:
                self._undo = None
        if self._undo is not None and self._agreed == len(self._undo.asks):
            for place in range(len(self.lines) - 1, -1, -1):
                if self.lines[place].n < self._undo.undo:
                    break
                self._undone.add(place)
            self._undo = None

    def add_all(self, entries: Iterable[Header | Line | Closing]) -> list[int]:
        """Add the inputs among these entries; return their indices."""
        start = len(self.lines)
        for entry in entries:
            if isinstance(entry, Header):
                self.narrator.begin(entry)
            elif isinstance(entry, Line):
                self.add(entry)
        return list(range(start, len(self.lines)))

    def sentences(self, place: int, seat: int, ticks: Collection[int] = ()) -> list[str]:
        """The sentences for a seat about the input at this index."""
        return self.narrator.sentences(self.lines[place], seat, ticks)

    def visible_rolls(self, place: int, seat: int) -> Sequence[int]:
        """The numbers, from 0, of an input's rolls; only the seat's own if any event is hidden from it."""
        line, numbers = self.lines[place], self._numbers[place]
        if len(line.visible_to(seat)) == len(line.events):
            return numbers
        return [number for number in numbers if 0 <= seat == self.rolls[number].seat]

    def seen_rolls(self, seat: int) -> list[int]:
        """The numbers, from 0, of all rolls that a seat may see."""
        return [number for place in range(len(self.lines)) for number in self.visible_rolls(place, seat)]

    def input_of_roll(self, number: int) -> tuple[Line, int]:
        """The input of a roll, and the number of its first roll, from 0."""
        for line, numbers in zip(self.lines, self._numbers, strict=True):
            if number in numbers:
                return line, numbers.start
        raise IndexError(number)

    def is_undone(self, place: int) -> bool:
        """Whether the input at this index was taken back."""
        return place in self._undone

    def all_sentences(self, seat: int) -> Iterator[str]:
        """Everything that a seat has heard, in order, without undone inputs."""
        for place in range(len(self.lines)):
            if place not in self._undone:
                yield from self.sentences(place, seat)
