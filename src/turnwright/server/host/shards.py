"""Which worker process holds a match."""

from zlib import crc32

from msgspec import Struct


class Shard(Struct, frozen=True):
    """One of `count` parts of all matches; by default the whole."""

    index: int = 0
    count: int = 1

    def holds(self, match: str) -> bool:
        """Whether a match belongs to this part."""
        return shard_of(match, self.count) == self.index


def shard_of(match: str, count: int) -> int:
    """The number of the part that a match belongs to: the same in every process and after a restart."""
    return crc32(match.encode(errors="replace")) % count
