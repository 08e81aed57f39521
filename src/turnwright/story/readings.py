"""Readings of typed lines and the memory of a conversation: plain data for clients and servers."""

from typing import Any, Literal

from msgspec import UNSET, Struct


class Memory(Struct, frozen=True, omit_defaults=True):
    """The memory of a conversation from one line to the next."""

    last: str = ""  # what "him" or "it" means
    open: str = ""  # the words of a question that waits for an answer
    choices: tuple[Any, ...] = ()  # the commands among which the player is asked to choose
    offer: Any = UNSET  # a command that waits for a yes
    rest: str = ""  # what is left of a sentence with several actions


class Reading(Struct, frozen=True, omit_defaults=True):
    """The reading of a typed line.

    `act`: submit the command, and show what was understood. `ask`: show the question and its choices.
    `refuse`: the rules do not allow it. `drop`: it was not understood twice, or was called off. `route`: a
    question, which changes nothing.
    """

    kind: Literal["act", "ask", "refuse", "drop", "route"]
    text: str  # what to show: the echo, the question, the reason
    command: Any = UNSET  # plain values
    choices: tuple[str, ...] = ()  # in words, numbered from 1
    memory: Memory = Memory()
    exact: bool = False  # whether the line was a short form or notation
