"""The welcome of a client: what it missed since its last input, or a fresh view."""

from collections.abc import Sequence
from typing import Any

from turnwright.kernel.records import Line, read_input
from turnwright.protocol.messages import FromServer, Hello, Over, Update, Welcome
from turnwright.server.host.attendance import Attendance
from turnwright.server.host.journal_lines import place_after
from turnwright.server.host.live_match import LiveMatch
from turnwright.server.host.receipts import Receipt, line_signature, read_receipt
from turnwright.server.host.stored_match import StoredMatch
from turnwright.server.host.throws import PendingThrows
from turnwright.server.host.updates import MANY_INPUTS, StoredInputs, UpdateWriter
from turnwright.server.host.workers import Workers
from turnwright.server.stores.store import Store


class WelcomeWriter:
    """Writes the messages that bring a client up to date."""

    def __init__(
        self,
        live: LiveMatch,
        attendance: Attendance,
        throws: PendingThrows,
        updates: UpdateWriter,
        store: Store,
        workers: Workers,
        missed: int,
    ) -> None:
        self._live = live
        self._attendance = attendance
        self._throws = throws
        self._updates = updates
        self._store = store
        self._workers = workers
        self._missed = missed

    def lost(self, hello: Hello) -> tuple[str, Receipt | None]:
        """Which inputs the client knows that are not stored, in a sentence, with the receipt that proves it.

        The sentence is empty if everything the client knows is stored.
        """
        live = self._live
        receipt = read_receipt(live.row.secret, live.id, hello.mark)
        if receipt is not None and not self._is_stored(receipt):
            return f"input {receipt.number}, as you were told it, is no longer stored", receipt
        if hello.last > live.match.number:
            return f"you know input {hello.last}, but the last that is stored is {live.match.number}", None
        return "", None

    def _is_stored(self, receipt: Receipt) -> bool:
        live = self._live
        assert live.stored is not None  # it was made ready
        chain = live.stored.chain(receipt.number)
        return chain != b"" and receipt.sign == line_signature(
            live.row.secret, live.id, receipt.number, chain
        )

    async def messages(self, seat: int, lang: str, last: int) -> list[FromServer]:
        """Everything for a client that knows the inputs up to `last`; -1 for none."""
        live = self._live
        stored = live.stored
        assert stored is not None  # it was made ready
        number = int(stored.match.number)
        fresh = last < max(0, number - self._missed, stored.undos.last)
        welcome = Welcome(
            live.id,
            live.game.name,
            live.game.rules,
            live.row.scenario,
            seat,
            self._attendance.seats(),
            number,
            live.clock.now(),
            fresh,
            paused=live.clock.held,
            read_only=live.row.read_only,
            outcome=stored.match.outcome,
            mark=self._updates.receipt(stored, number),
        )
        lines: list[bytes] = []
        if not fresh:
            # Lines that another server stored beyond our length are told once this server has them, too.
            first = place_after(last)
            lines = await self._workers.store(self._store.lines_after, live.id, first)
            lines = lines[: stored.length - first]
        entries = [read_input(line) for line in lines]
        position = await live.work(
            lambda: self._position(stored, seat, lang, entries, fresh), len(entries) > MANY_INPUTS
        )
        return [welcome, *position]

    def _position(
        self, stored: StoredMatch, seat: int, lang: str, entries: Sequence[Any], fresh: bool
    ) -> list[FromServer]:
        live, match = self._live, stored.match
        inputs = StoredInputs(entries, {}, live.waits, live.limits, live.clock.now())
        messages: list[FromServer] = []
        if fresh:
            messages += self._updates.view(match, seat)
        if any(isinstance(entry, Line) for entry in entries):
            messages += self._updates.package(stored, inputs, seat, lang)
        else:
            # Whom the match waits for is always told.
            waits = self._updates.waits(match, inputs, seat)
            number, mark = int(match.number), self._updates.receipt(stored, int(match.number))
            messages.append(Update(number, kind="begin", waits=waits, now=inputs.now, mark=mark))
            messages += self._updates.position(stored, seat)
        messages += self._throws.all_requests(seat, lang)
        if match.outcome is not None and not any(isinstance(message, Over) for message in messages):
            messages.append(Over(int(match.number), match.outcome))
        return messages
