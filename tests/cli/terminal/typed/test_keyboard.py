"""Keyboard input, and the other things that wake a waiting prompt."""

from __future__ import annotations

import io
from threading import Event

import pytest

from turnwright.cli.terminal.typed.keyboard import Keyboard


class Held:
    """A source that yields nothing until it is released."""

    def __init__(self, data: bytes) -> None:
        self.free = Event()
        self.stream = io.BytesIO(data)

    def read(self, size: int, /) -> bytes:
        self.free.wait()
        return self.stream.read(size)


def test_a_nudge_wakes_a_waiting_prompt_and_loses_no_line() -> None:
    source = Held(b"one\n")
    keyboard = Keyboard(source, True)
    keyboard.nudge()
    assert keyboard.line() is None
    source.free.set()
    assert keyboard.line() == "one"


def test_a_pipe_ends_after_its_last_line() -> None:
    keyboard = Keyboard(io.BytesIO(b"one\ntwo"), False)
    assert keyboard.line() == "one"
    assert not keyboard.spent
    assert keyboard.line() == "two"
    with pytest.raises(EOFError):
        keyboard.line()
    assert keyboard.spent


def test_typed_lines_are_read_without_waiting_and_no_nudge_is_lost() -> None:
    source = Held(b"one\ntwo\n")
    keyboard = Keyboard(source, True)
    keyboard.nudge()
    assert keyboard.typed() is None
    assert keyboard.line() is None  # by the nudge
    source.free.set()
    assert keyboard.line() == "one"
    while (typed := keyboard.typed()) is None:
        pass
    assert typed == "two"
    while not keyboard.spent:
        pass
    with pytest.raises(EOFError):
        keyboard.line()
