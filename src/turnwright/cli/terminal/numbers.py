"""The numbers of a turn's options: each option keeps its number until the turn ends."""

from typing import Any

from turnwright.kernel.codec import encode


class Numbers:
    """Numbers options from 1, in the order in which they are first shown."""

    def __init__(self, turn_id: str = "") -> None:
        self.turn_id = turn_id
        self.last = 0  # the highest number given away
        self.labels: dict[int, str] = {}  # by number, as they were last shown
        self._by_command: dict[bytes, int] = {}
        self._commands: dict[int, Any] = {}

    def reserve(self, count: int) -> None:
        """Keep the first numbers for a list whose options are numbered by their place in it."""
        self.last = count

    def number(self, command: Any, place: int = -1) -> int:
        """The number of a command; a new one gets that of its place, if it has one, or the next."""
        key = encode(command)
        if key not in self._by_command:
            if place < 0:
                self.last += 1
            self._by_command[key] = self.last if place < 0 else place + 1
            self._commands[self._by_command[key]] = command
        return self._by_command[key]

    def known(self, command: Any) -> int:
        """The number of a command that has been shown, or 0."""
        return self._by_command.get(encode(command), 0)

    def command(self, number: int) -> Any:
        """The command that was shown with this number, or None."""
        return self._commands.get(number)
