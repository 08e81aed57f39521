"""The events of the counter."""

from msgspec import Struct


class Counted(Struct, frozen=True, gc=False, tag="counted"):
    """A face was added to the total."""

    seat: int
    face: int
    total: int
