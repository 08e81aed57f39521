"""The welcome of a client: what it missed since its last input, or a fresh view."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from turnwright.kernel.records import Line, read_input
from turnwright.protocol.messages import FromServer, Hello, Over, PastInput, Update, Welcome
from turnwright.server.host.rooms.attendance import Attendance, Client
from turnwright.server.host.rooms.chat_log import ChatLog
from turnwright.server.host.rooms.delayed_match import DelayedMatch
from turnwright.server.host.rooms.followed_positions import FollowedPositions
from turnwright.server.host.rooms.live_match import LiveMatch
from turnwright.server.host.rooms.queries import ToldPast
from turnwright.server.host.rooms.throws import PendingThrows
from turnwright.server.host.rooms.updates import MANY_INPUTS, StoredInputs, UpdateWriter
from turnwright.server.host.stored.journal_lines import place_after
from turnwright.server.host.stored.past_inputs import READ_AHEAD, past_inputs
from turnwright.server.host.stored.receipts import Receipt, line_signature, read_receipt
from turnwright.server.host.stored.stored_match import StoredMatch
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
        positions: FollowedPositions,
        chat: ChatLog,
        store: Store,
        workers: Workers,
        missed: int,
        delayed: DelayedMatch | None,
    ) -> None:
        self._live = live
        self._attendance = attendance
        self._throws = throws
        self._updates = updates
        self._positions = positions
        self._chat = chat
        self._store = store
        self._workers = workers
        self._missed = missed
        self._delayed = delayed

    def lost(self, hello: Hello) -> tuple[str, Receipt | None]:
        """Which inputs the client knows that are not stored, in a sentence, with the receipt that proves it.

        The sentence is empty if everything the client knows is stored.
        """
        live = self._live
        receipt = read_receipt(live.row.secret, live.id, hello.mark)
        if receipt is not None and not self._is_stored(receipt):
            return f"input {receipt.number}, as it was sent to you, is no longer stored", receipt
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

    async def messages(
        self, client: Client, last: int, history: int, past: ToldPast | None = None
    ) -> list[FromServer]:
        """Everything for a client that knows the inputs up to `last` (-1 for none), with some of the past.

        `past` is that part if another process has written it.
        """
        live, seat, lang = self._live, client.seat, client.lang
        late = self._delayed if seat < 0 else None
        stored = live.stored if late is None else late.stored
        assert stored is not None  # it was made ready
        positions = self._positions if late is None else late.positions
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
            live.clock.now() if late is None else int(stored.match.now),
            fresh,
            paused=live.clock.held,
            read_only=live.row.read_only,
            outcome=stored.match.outcome,
            mark=self._updates.receipt(stored, number),
            history=await self._history(stored, client.sight, lang, history, past) if history else (),
            chat=await self._chat.last(),
            speaks=seat >= 0 or live.settings.spectators_speak,
            spectators=self._attendance.spectators() + (seat < 0),
            delay=0 if late is None or stored.match.outcome is not None else live.settings.fog_delay,
        )
        if client.follows:
            fixed = await live.work(lambda: positions.fixed(stored.match, client.sight))
            welcome = replace(welcome, fixed=fixed)
        lines: list[bytes] = []
        if not fresh:
            # Lines that another server stored beyond our length are sent once this server has them, too.
            first = place_after(last)
            lines = await self._workers.store(self._store.lines_after, live.id, first)
            lines = lines[: stored.length - first]
        entries = [read_input(line) for line in lines]
        position = await live.work(
            lambda: self._position(stored, client, entries, fresh, late), len(entries) > MANY_INPUTS
        )
        return [welcome, *position]

    async def _history(
        self, stored: StoredMatch, seat: int, lang: str, most: int, past: ToldPast | None
    ) -> tuple[PastInput, ...]:
        match, length = stored.match, stored.length
        narrator = self._updates.narrator(match, lang)
        if past is not None and past.length == length:
            found = past.inputs
        else:
            first = max(1, length - most * READ_AHEAD)
            lines = await self._workers.store(self._store.lines_after, self._live.id, first)
            inputs = [entry for entry in map(read_input, lines[: length - first]) if isinstance(entry, Line)]
            found = await self._workers.answer(lambda: past_inputs(inputs, narrator, seat, -1, most))
        if not self._live.settings.narrate:
            return found
        voices = self._updates.voices.recall(match, found, lang, seat)
        return tuple(
            replace(past, voice=voices.get(past.number, "")) if past.text else past for past in found
        )

    def _position(
        self,
        stored: StoredMatch,
        client: Client,
        entries: Sequence[Any],
        fresh: bool,
        late: DelayedMatch | None,
    ) -> list[FromServer]:
        live, match, seat, lang = self._live, stored.match, client.sight, client.lang
        inputs = StoredInputs(entries, {}, live.waits, live.limits, live.clock.now())
        positions = self._positions
        if late is not None:
            inputs, positions = late.inputs(entries, {}), late.positions
        messages: list[FromServer] = []
        if client.follows:
            messages += positions.begin(match, seat)
        elif fresh:
            messages += self._updates.view(match, seat)
        if any(isinstance(entry, Line) for entry in entries):
            messages += self._updates.package(stored, inputs, seat, lang, client.follows)
        else:
            # Always say whom the match waits for.
            waits = self._updates.waits(match, inputs, seat)
            number, mark = int(match.number), self._updates.receipt(stored, int(match.number))
            update = Update(number, kind="begin", waits=waits, now=inputs.now, mark=mark)
            if client.follows and seat >= 0:
                update = replace(update, undo=self._updates.undo_state(stored, seat))
            messages.append(update)
            messages += self._updates.position(stored, seat)
        messages += self._throws.all_requests(client.seat, lang)
        if match.outcome is not None and not any(isinstance(message, Over) for message in messages):
            messages.append(Over(int(match.number), match.outcome))
        return messages
