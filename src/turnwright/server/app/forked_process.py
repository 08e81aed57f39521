"""Processes that are forked from a template process, as seen by the process that requests them.

Starting Python and importing everything takes a second of CPU time; a fork of a process that has done so
takes a few milliseconds, and shares its memory. So a worker that died is replaced at once, however many
die in a row, and so is a thinking process whose task was cancelled.
"""

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import Process
from collections import deque
from contextlib import suppress

import msgspec
from msgspec import Struct

MODULE = "turnwright.server.app.process_template"
GONE = "the template process has ended"
UNKNOWN = -256  # the exit code of a process whose template ended before it


class ForkRequest(Struct, frozen=True):
    """A request for a process; the socket for its standard input and output is sent along."""

    thinks: bool = False  # else it holds matches
    find: str = ""  # module:function that returns a game by its name
    niceness: int = 0


class Forked(Struct, frozen=True, tag="forked"):
    """The reply to a request: the new process, or why there is none."""

    pid: int
    problem: str = ""


class Ended(Struct, frozen=True, tag="ended"):
    """The end of a process that this side requested; the code is negative for a signal."""

    pid: int
    code: int


_told = msgspec.json.Decoder(Forked | Ended)


class TemplateGone(OSError):
    """The template process has ended."""


class ForkedProcess:
    """A forked process, with the interface of `asyncio.subprocess.Process`."""

    def __init__(self, stdin: asyncio.StreamWriter, stdout: asyncio.StreamReader) -> None:
        self.pid = -1
        self.stdin: asyncio.StreamWriter | None = stdin
        self.stdout: asyncio.StreamReader | None = stdout
        self._code: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()

    @property
    def returncode(self) -> int | None:
        """Its exit code, negative for a signal; None while it runs."""
        if not self._code.done():
            return None
        code = self._code.result()
        assert self.stdout is not None
        return UNKNOWN if code is None and self.stdout.at_eof() else code

    async def wait(self) -> int:
        """Wait for its end; the exit code. Its output must have been read."""
        code = await asyncio.shield(self._code)
        assert self.stdin is not None
        assert self.stdout is not None
        if code is None:
            with suppress(ConnectionError):
                while await self.stdout.read(1 << 16):
                    pass
        self.stdin.close()
        return UNKNOWN if code is None else code

    def kill(self) -> None:
        """End it at once."""
        if self.returncode is None:
            os.kill(self.pid, signal.SIGKILL)

    def ended(self, code: int | None) -> None:
        """Note its exit code, or that it cannot be known: then the end of its output is its end."""
        if not self._code.done():
            self._code.set_result(code)


class Template:
    """The connection to a template process, which forks processes on request."""

    def __init__(
        self, control: socket.socket, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.gone = asyncio.Event()
        self._control = control
        self._reader = reader
        self._writer = writer
        self._wanted: deque[tuple[ForkedProcess, asyncio.Future[None]]] = deque()  # in the order of requests
        self._processes: dict[int, ForkedProcess] = {}
        self._reading = asyncio.create_task(self._read())

    async def fork(self, request: ForkRequest) -> ForkedProcess:
        """Fork a process, or raise `OSError`."""
        if self.gone.is_set():
            raise TemplateGone(GONE)
        ours, theirs = socket.socketpair()
        with theirs:
            reader, writer = await asyncio.open_unix_connection(sock=ours)
            process, forked = ForkedProcess(writer, reader), asyncio.get_running_loop().create_future()
            try:
                line = msgspec.json.encode(request) + b"\n"
                # The template answers at once, so a request always fits into the buffer.
                socket.send_fds(self._control, [line], [theirs.fileno()])
                self._wanted.append((process, forked))
                await forked
            except BaseException:
                writer.close()  # so that it ends if it was forked
                raise
        return process

    async def _read(self) -> None:
        try:
            while line := await self._reader.readline():
                told = _told.decode(line)
                if isinstance(told, Ended):
                    self._processes.pop(told.pid).ended(told.code)
                else:
                    self._forked(told)
        except ConnectionError:
            pass
        finally:
            self.gone.set()
            for _, forked in self._wanted:
                if not forked.done():
                    forked.set_exception(TemplateGone(GONE))
            self._wanted.clear()
            for process in self._processes.values():
                process.ended(None)
            self._processes.clear()

    def _forked(self, told: Forked) -> None:
        process, forked = self._wanted.popleft()
        if not told.problem:
            process.pid = told.pid
            self._processes[told.pid] = process
        if forked.done():  # cancelled
            return
        if told.problem:
            forked.set_exception(OSError(told.problem))
        else:
            forked.set_result(None)

    async def close(self) -> None:
        """Let the template end; the processes that it has forked go on."""
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        self._writer.close()


async def start_template() -> tuple[Template, Process]:
    """Start a template process; it forks as soon as it has imported everything."""
    ours, theirs = socket.socketpair()
    with theirs:
        template = await join_template(ours)
        # The same modules must be found there as here; never those of the current folder.
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", MODULE), stdin=theirs.fileno(), env=environment
            )
        except BaseException:
            await template.close()
            raise
    return template, process


async def join_template(control: socket.socket) -> Template:
    """Connect to a template over a socket."""
    return Template(control, *await asyncio.open_unix_connection(sock=control))
