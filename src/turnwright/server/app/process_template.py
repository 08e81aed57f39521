"""The template process: imports everything once, then forks workers and thinking processes on request.

It runs no rules, no event loop and no thread, so that a fork is a safe copy. The front process asks for
workers over the socket that is the standard input here; each worker asks for its thinking processes over a
socket of its own. The end of a process is reported to the one that asked for it. The template ends when the
front process does. A fork of it that waits for requests, too, stands by to take its place.
"""

import gc
import logging
import os
import signal
import socket
import sys
from contextlib import suppress
from select import select
from typing import NoReturn

import msgspec

from turnwright.server.app import match_worker
from turnwright.server.app.forked_process import Ended, Forked, ForkRequest
from turnwright.server.app.serve import LOG_FORMAT, allow_more_files
from turnwright.server.host.thinking import process as thinking_process
from turnwright.server.host.thinking.process import load_games

STDIN, STDOUT = 0, 1

_request = msgspec.json.Decoder(ForkRequest)


class Requester:
    """A process that requests others."""

    def __init__(self, control: socket.socket) -> None:
        self.control = control
        self._read = b""
        self._passed: list[int] = []

    def fileno(self) -> int:
        """The file descriptor to wait for."""
        return self.control.fileno()

    def requests(self) -> list[tuple[ForkRequest, int]] | None:
        """Its requests, each with a file descriptor; None if it has ended."""
        try:
            data, passed, _, _ = socket.recv_fds(self.control, 1 << 16, 16)
        except ConnectionError:
            return None
        if not data:
            return None
        *lines, self._read = (self._read + data).split(b"\n")
        self._passed += passed
        return [(_request.decode(line), self._passed.pop(0)) for line in lines]

    def tell(self, message: Forked | Ended) -> None:
        """Tell it about a process."""
        with suppress(OSError):  # it has ended
            self.control.sendall(msgspec.json.encode(message) + b"\n")


class ProcessTemplate:
    """Forks processes until the front process ends."""

    def __init__(self, control: socket.socket) -> None:
        self._front = Requester(control)
        self._requesters = [self._front]
        self._children: dict[int, Requester] = {}  # who has asked for them, by process id
        self._woken, self._wake = socket.socketpair()
        self._woken.setblocking(False)
        self._wake.setblocking(False)
        signal.set_wakeup_fd(self._wake.fileno())
        signal.signal(signal.SIGCHLD, lambda number, frame: None)  # a byte arrives at `_woken`

    def run(self) -> None:
        """Serve requests."""
        while True:
            ended = Requester(self._woken)
            for ready in select([ended, *self._requesters], (), ())[0]:
                if ready is ended:
                    self._woken.recv(1 << 12)
                    self._reap()
                elif (requests := ready.requests()) is not None:
                    for request, passed in requests:
                        self._fork(ready, request, passed)
                elif ready is self._front:
                    return
                else:
                    self._forget(ready)

    def _fork(self, requester: Requester, request: ForkRequest, passed: int) -> None:
        ours, theirs = socket.socketpair()  # over which a worker asks for processes
        try:
            pid = os.fork()
        except OSError as error:
            requester.tell(Forked(-1, str(error)))
        else:
            if pid == 0:
                ours.close()
                self._become(request, passed, theirs)
            self._children[pid] = requester
            requester.tell(Forked(pid))
            if not request.thinks and not request.forks:
                self._requesters.append(Requester(ours))
        os.close(passed)
        theirs.close()
        if request.thinks or request.forks:
            ours.close()

    def _become(self, request: ForkRequest, passed: int, control: socket.socket) -> NoReturn:
        """Become the requested process."""
        code = 1
        try:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for each in (self._woken, self._wake, *(each.control for each in self._requesters)):
                each.close()
            os.dup2(passed, STDIN)
            if not request.forks:
                os.dup2(passed, STDOUT)
            os.close(passed)
            if request.forks:
                control.close()
                ProcessTemplate(socket.socket(fileno=os.dup(STDIN))).run()
            elif request.thinks:
                control.close()
                thinking_process.think(request.find, request.niceness)
            else:
                match_worker.work(control)
            code = 0
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 1
        except BaseException:
            logging.getLogger("turnwright.server").exception("process %d failed", os.getpid())
        finally:
            logging.shutdown()
            for stream in (sys.stdout, sys.stderr):
                stream.flush()
            os._exit(code)

    def _reap(self) -> None:
        for pid in [*self._children]:
            found, status = os.waitpid(pid, os.WNOHANG)
            if found:
                self._children.pop(pid).tell(Ended(pid, os.waitstatus_to_exitcode(status)))

    def _forget(self, worker: Requester) -> None:
        # What its thinking processes compute is of no use to any other.
        self._requesters.remove(worker)
        worker.control.close()
        for pid, requester in self._children.items():
            if requester is worker:
                os.kill(pid, signal.SIGKILL)


def main() -> None:
    """Import everything, then serve requests."""
    # Ctrl-C and a service manager signal all processes; the front process tells when to stop.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    logging.basicConfig(format=LOG_FORMAT)
    allow_more_files()
    control = socket.socket(fileno=os.dup(STDIN))
    load_games()
    gc.freeze()  # a collection would copy the pages that forks share
    ProcessTemplate(control).run()


if __name__ == "__main__":
    main()
