"""The lines of a hosted match, read back: what each input was, and what was taken back."""

from msgspec import UNSET

from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import YES
from turnwright.kernel.records import Line

_NOTHING = "there is nothing to take back: "
CHAIN_BYTES = 16
FIRST_INPUT = 1  # the header is line 0, the opening of input 0 is line 1


def chain_of(line: bytes) -> bytes:
    """The chain value that ends a line; it is unique to the line and its journal."""
    return bytes.fromhex(line[-2 * CHAIN_BYTES - 3 : -3].decode())


def place_after(number: int) -> int:
    """The place of the first line behind the input of that number."""
    return number + FIRST_INPUT + 1


class Undos:
    """Follows what is taken back; other players may have to agree first."""

    def __init__(self) -> None:
        self.last = -1  # the last input that took something back
        self._input: Line | None = None  # the last one that is not the passing of time
        self._asked: Line | None = None
        self._agreed = 0

    def read(self, line: Line) -> int:
        """The first input that this line takes back, or -1."""
        if line.elapsed is UNSET:
            self._input = line
        if line.undo >= 0:
            self._asked, self._agreed = line, 0
        elif self._asked is not None and line.request:
            self._agreed += 1
            if line.answer != YES:
                self._asked = None
        if self._asked is None or self._agreed < len(self._asked.asks):
            return -1
        undone = self._asked.undo
        self._asked, self.last = None, line.n
        return undone

    def why_not(self, refused: Rejected, seat: int) -> Rejected:
        """Reword a refused undo so that it reveals nothing the seat may not know."""
        if refused.code not in ("undo-barrier", "not-yours"):
            return refused
        line = self._input
        if line is not None and line.n > 0 and (line.seat != seat or line.undo >= 0):
            return Rejected("undo-barrier", _NOTHING + "nothing of yours is left")
        if refused.reason.startswith(_NOTHING):
            return refused
        return Rejected("undo-barrier", "what players have seen cannot be undone")
