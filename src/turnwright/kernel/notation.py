"""A game's notation: positions and commands as one line of text, both ways."""

from typing import Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected
from turnwright.kernel.options import OptionGroup, WrittenGroup

S = TypeVar("S", default=Any)
C = TypeVar("C", default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation(Generic[S, C]):
    """Positions and commands as text; by default both are JSON."""

    def __init__(self, command_type: Any = Any) -> None:
        self.command_type = command_type

    def write(self, state: S) -> str:
        """Return the position in one line."""
        return codec.encode(state).decode()

    def read(self, text: str, like: S) -> S:
        """Return the position that `write` wrote; `like` is any state of the same match."""
        state: S = codec.build(type(like), codec.read_json(text))
        return state

    def write_command(self, command: C) -> str:
        """Return the command in a word or two."""
        return codec.encode(command).decode()

    def write_group(self, group: OptionGroup) -> WrittenGroup:
        """Return the options of a group as `write_command` writes them, in order."""
        written = [self.write_command(self.command_from_data(data)) for data in group.expand()]
        return WrittenGroup("", written, "")

    def parse_command(self, text: str) -> C:
        """Return the command that `write_command` wrote, or raise `Rejected`."""
        try:
            data = codec.read_json(text)
        except codec.CodecError as error:
            raise Rejected("malformed", str(error)) from None
        return self.command_from_data(data)

    def command_from_data(self, data: Any) -> C:
        """Return the command in plain values as a value of the command type, or raise `Rejected`."""
        command: C = codec.read_command(data, self.command_type)
        return command
