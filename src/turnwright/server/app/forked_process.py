"""Processes that are forked from a template process, as seen by the process that requests them.

Starting Python and importing everything takes a second of CPU time; a fork of a process that has done so
takes a few milliseconds, and shares its memory. So a worker that died is replaced at once, however many
die in a row, and so is a thinking process whose task was cancelled. A template forks a second one, too, which
takes its place when it ends.
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

    thinks: bool = False  # else it holds matches,
    forks: bool = False  # or is a template itself
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
        self.pid = -1
        self._control = control
        self._reader = reader
        self._writer = writer
        self._process: Process | None = None  # unless another template has forked this one
        # In the order of requests; of a template there is no exit code to note.
        self._wanted: deque[tuple[ForkedProcess | None, asyncio.Future[int]]] = deque()
        self._processes: dict[int, ForkedProcess] = {}
        self._reading = asyncio.create_task(self._read())

    async def start(self, theirs: socket.socket) -> None:
        """Start its process, which has the other end of the connection as its standard input."""
        # The same modules must be found there as here; never those of the current folder.
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", MODULE), stdin=theirs.fileno(), env=environment
        )
        self.pid = self._process.pid

    async def fork(self, request: ForkRequest) -> ForkedProcess:
        """Fork a process, or raise `OSError`."""
        ours, theirs = socket.socketpair()
        with theirs:
            reader, writer = await asyncio.open_unix_connection(sock=ours)
            process = ForkedProcess(writer, reader)
            try:
                await self._request(request, theirs, process)
            except BaseException:
                writer.close()  # so that it ends if it was forked
                raise
        return process

    async def spare(self) -> "Template":
        """Fork another template, or raise `OSError`; it lives on when this one ends."""
        ours, theirs = socket.socketpair()
        with theirs:
            spare = await join_template(ours)
            try:
                spare.pid = await self._request(ForkRequest(forks=True), theirs)
            except BaseException:
                await spare.close()
                raise
        return spare

    async def _request(
        self, request: ForkRequest, theirs: socket.socket, process: ForkedProcess | None = None
    ) -> int:
        if self.gone.is_set():
            raise TemplateGone(GONE)
        forked: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        line = msgspec.json.encode(request) + b"\n"
        # The template answers at once, so a request always fits into the buffer.
        socket.send_fds(self._control, [line], [theirs.fileno()])
        self._wanted.append((process, forked))
        return await forked

    async def _read(self) -> None:
        try:
            while line := await self._reader.readline():
                told = _told.decode(line)
                if not isinstance(told, Ended):
                    self._forked(told)
                elif told.pid in self._processes:
                    self._processes.pop(told.pid).ended(told.code)
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
        if not told.problem and process is not None:
            process.pid = told.pid
            self._processes[told.pid] = process
        if forked.done():  # cancelled
            return
        if told.problem:
            forked.set_exception(OSError(told.problem))
        else:
            forked.set_result(told.pid)

    async def wait(self) -> int:
        """Wait for its end; the exit code if it is known."""
        await self.gone.wait()
        return UNKNOWN if self._process is None else await self._process.wait()

    async def end(self) -> None:
        """Let it end at once; the processes that it has forked go on."""
        await self.close()
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()  # it may still be importing
            await self._process.wait()

    async def close(self) -> None:
        """Let the template end; the processes that it has forked go on."""
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        self._writer.close()


async def start_template() -> Template:
    """Start a template process; it forks as soon as it has imported everything."""
    ours, theirs = socket.socketpair()
    with theirs:
        template = await join_template(ours)
        try:
            await template.start(theirs)
        except BaseException:
            await template.close()
            raise
    return template


async def join_template(control: socket.socket) -> Template:
    """Connect to a template over a socket."""
    return Template(control, *await asyncio.open_unix_connection(sock=control))
