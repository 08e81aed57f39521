"""The legal commands of a seat, without listing them.

Options can be counted, indexed, sampled and tested. A screen lists them; a bot scores numbers and builds only
the command it chooses.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from mypy_extensions import i64, mypyc_attr

from turnwright.kernel import codec
from turnwright.kernel.dice import Dice


class OptionGroup:
    """Consecutive options that differ in one field, or a single option.

    `command` is the first of them, `field` the JSON name of the field, `values` its value in each.
    """

    def __init__(self, command: Any, field: str = "", values: "Sequence[Any]" = ()) -> None:
        self.command = command
        self.field = field
        self.values: list[Any] = list(values)

    def count(self) -> int:
        """Return the number of options in the group."""
        return len(self.values) if self.field else 1

    def prefix(self) -> Any:
        """Return the command as plain values, without the field that varies."""
        shared = codec.plain(self.command)
        return {name: value for name, value in shared.items() if name != self.field} if self.field else shared

    def expand(self) -> list[Any]:
        """Return all options in order, as plain values."""
        shared = codec.plain(self.command)
        return [{**shared, self.field: value} for value in self.values] if self.field else [shared]


class WrittenGroup:
    """The options of a group as text: the common beginning, the part of each that varies, the common end."""

    def __init__(self, before: str, parts: "Sequence[str]", after: str) -> None:
        self.before = before
        self.parts: list[str] = list(parts)
        self.after = after


def group_commands(commands: "Sequence[Any]") -> list[OptionGroup]:
    """Group neighbours that differ in one field only."""
    groups: list[OptionGroup] = []
    last: Any = None
    for command in commands:
        data = codec.plain(command)
        group = groups[len(groups) - 1] if groups else None
        field = "" if group is None else _differs_in(last, data)
        if group is None or field == "" or (group.field and group.field != field):
            groups.append(OptionGroup(command))
            last = data
            continue
        if group.field == "":
            group.field = field
            group.values = [last[field]]
        group.values.append(data[field])
    return groups


def _differs_in(one: Any, other: Any) -> str:
    # The only field in which two commands differ, or "".
    if not isinstance(one, dict) or not isinstance(other, dict) or one.keys() != other.keys():
        return ""
    found = [name for name in one if one[name] != other[name]]
    return str(found[0]) if len(found) == 1 else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """Legal commands by number, from 0 to `count() - 1`; `index` is -1 for a command that is not legal."""

    def count(self) -> int:
        """Return the number of options."""
        return 0

    def command(self, index: int) -> Any:
        """Return the command at this index."""
        raise IndexError(index)

    def index(self, command: Any) -> int:
        """Return the index of a command, or -1 if it is not legal."""
        for i in range(self.count()):
            if self.command(i) == command:
                return i
        return -1

    def sample(self, dice: Dice) -> Any:
        """Return a random command, all equally likely."""
        return self.command(dice.below(self.count()))

    def groups(self) -> list[OptionGroup]:
        """Return the options in order, grouped where they differ in one field; by default one per group."""
        return [OptionGroup(self.command(place)) for place in range(self.count())]

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
    """Options in a list, where there are few."""

    def __init__(self, commands: "Sequence[Any]" = ()) -> None:
        self.commands: list[Any] = list(commands)

    def count(self) -> int:
        """Return the number of options."""
        return len(self.commands)

    def command(self, index: int) -> Any:
        """Return the command at this index."""
        return self.commands[index]


class JoinedOptions(Options):
    """Several groups of options, one after the other."""

    def __init__(self, parts: "Sequence[Options]" = ()) -> None:
        self.parts: list[Options] = list(parts)

    def count(self) -> int:
        """Return the number of options."""
        total = 0
        for part in self.parts:
            total += part.count()
        return total

    def command(self, index: int) -> Any:
        """Return the command at this index."""
        at: i64 = index
        for part in self.parts:
            size: i64 = part.count()
            if at < size:
                return part.command(at)
            at -= size
        raise IndexError(index)

    def index(self, command: Any) -> int:
        """Return the index of a command, or -1 if it is not legal."""
        start = 0
        for part in self.parts:
            found = part.index(command)
            if found >= 0:
                return start + found
            start += part.count()
        return -1

    def groups(self) -> list[OptionGroup]:
        """Return the groups of all parts in order."""
        found: list[OptionGroup] = []
        for part in self.parts:
            found += part.groups()
        return found
