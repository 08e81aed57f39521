"""The legal commands of a seat, without listing them.

They can be counted, indexed, sampled and tested; a screen expands them, a bot scores integers and builds one.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from mypy_extensions import i64, mypyc_attr

from turnwright.kernel.dice import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """Legal commands by number, from 0 to `count() - 1`; `index` is -1 for a command that is not legal."""

    def count(self) -> int:
        """How many there are."""
        return 0

    def command(self, index: int) -> Any:
        """The command of that number."""
        raise IndexError(index)

    def index(self, command: Any) -> int:
        """The number of a command, or -1 when it is not legal."""
        for i in range(self.count()):
            if self.command(i) == command:
                return i
        return -1

    def sample(self, dice: Dice) -> Any:
        """One of them, each as likely as any other."""
        return self.command(dice.below(self.count()))

    def __len__(self) -> int:
        return self.count()

    def __contains__(self, command: object) -> bool:
        return self.index(command) >= 0

    def __getitem__(self, index: int) -> Any:
        if not 0 <= index < self.count():
            raise IndexError(index)
        return self.command(index)

    def __iter__(self) -> Iterator[Any]:
        return iter([self.command(i) for i in range(self.count())])


class ListOptions(Options):
    """Options that are few enough to be a list."""

    def __init__(self, commands: "Sequence[Any]" = ()) -> None:
        self.commands: list[Any] = list(commands)

    def count(self) -> int:
        """How many there are."""
        return len(self.commands)

    def command(self, index: int) -> Any:
        """The command of that number."""
        return self.commands[index]


class JoinedOptions(Options):
    """Several groups of options, one after the other."""

    def __init__(self, parts: "Sequence[Options]" = ()) -> None:
        self.parts: list[Options] = list(parts)

    def count(self) -> int:
        """How many there are."""
        total = 0
        for part in self.parts:
            total += part.count()
        return total

    def command(self, index: int) -> Any:
        """The command of that number."""
        at: i64 = index
        for part in self.parts:
            size: i64 = part.count()
            if at < size:
                return part.command(at)
            at -= size
        raise IndexError(index)

    def index(self, command: Any) -> int:
        """The number of a command, or -1 when it is not legal."""
        start = 0
        for part in self.parts:
            found = part.index(command)
            if found >= 0:
                return start + found
            start += part.count()
        return -1
