"""Queries of the clients of one room: they change nothing, and may take long to answer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from turnwright.gamekit.references import References
from turnwright.kernel.codec import encode
from turnwright.kernel.errors import GameFault, Rejected
from turnwright.kernel.match import Match
from turnwright.kernel.records import Line, read_input
from turnwright.protocol.close_codes import trouble
from turnwright.protocol.messages import Answered, Ask, PastInput, Refused
from turnwright.server.host.rooms.attendance import Client
from turnwright.server.host.rooms.delayed_match import DelayedMatch
from turnwright.server.host.rooms.live_match import LiveMatch
from turnwright.server.host.rooms.updates import UpdateWriter
from turnwright.server.host.stored.journal_lines import place_after
from turnwright.server.host.stored.past_inputs import READ_AHEAD, past_answer
from turnwright.server.host.stored.stored_match import StoredMatch
from turnwright.server.host.thinking.query_answers import VIEWED, QueryAnswers
from turnwright.server.host.thinking.tasks import Refusal
from turnwright.server.host.thinking.thoughts import Thoughts
from turnwright.server.host.workers import Workers
from turnwright.server.settings import ServerSettings
from turnwright.server.stores.store import Store, StoreError

MOST_ASKED = 4  # queries of one client that are answered at the same time

logger = logging.getLogger("turnwright.server")

_answered = msgspec.json.Decoder(Answered)


class ToldPast(NamedTuple):
    """The last inputs of a match as they were sent to a seat, or to a spectator for -1."""

    seat: int
    length: int  # of the match, in lines
    inputs: tuple[PastInput, ...]


class Queries:
    """Answers the queries of a room's clients."""

    def __init__(
        self,
        live: LiveMatch,
        updates: UpdateWriter,
        ready: Callable[[], Awaitable[None]],
        store: Store,
        workers: Workers,
        settings: ServerSettings,
        delayed: DelayedMatch | None = None,
    ) -> None:
        self._live = live
        self._updates = updates
        self._ready = ready
        self._store = store
        self._workers = workers
        self._settings = settings
        self._delayed = delayed
        self._thoughts = None if workers.pool is None else Thoughts(live.id, workers.pool, settings)
        self._asked: dict[Client, set[asyncio.Task[None]]] = {}

    async def take(self, client: Client, said: Ask) -> None:
        """Take a query. One that is answered by another process does not keep the client's commands waiting.

        A client that has asked too much waits here until something is answered.
        """
        if self._thoughts is None or said.about == "view":
            await self.answer(client, said)
            return
        asked = self._asked.setdefault(client, set())
        task = asyncio.create_task(self.answer(client, said), name=f"query {self._live.id}")
        asked.add(task)
        task.add_done_callback(asked.discard)
        while len(asked) >= MOST_ASKED:
            await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)

    def suggestion(self, match: Match, seat: int, command: Any, refused: Refused) -> Awaitable[Any] | None:
        """The suggestion of another process in place of a refused command; None without such processes."""
        if self._thoughts is None:
            return None
        refusal = Refusal(refused.code, refused.reason, refused.field, list(refused.legal))
        return self._thoughts.suggestion(match, seat, command, refusal)

    async def resolve(self, seat: int, names: list[tuple[str, str]]) -> tuple[list[str], int]:
        """The ids that a seat means by texts in an intent, and the number of the position; or `Rejected`."""
        live = self._live
        async with live.lock:
            await self._ready()
            match, number = live.match, live.number
            if self._thoughts is None:
                state = await live.work(lambda: match.game.scenarios.detached(match.state))
        if self._thoughts is not None:
            return await self._thoughts.resolve(match, seat, names), number
        game = match.game
        return await self._workers.answer(lambda: References(game, state, seat).resolve_all(names)), number

    async def past(self, seat: int, sight: int, lang: str, count: int) -> ToldPast | None:
        """The latest history of a seat, or of a spectator for -1; None if no other process writes it.

        If the budget of the seat is used up, there is nothing: it can be asked for later.
        """
        if self._thoughts is None:
            return None
        async with self._live.lock:
            await self._ready()
            stored = self._stored_for(seat)
            length, number = stored.length, int(stored.match.number)
        asked = Ask("past", "history", count=count, before=number + 1)
        try:
            told = await self._past(seat, sight, lang, asked)
        except Rejected:
            return ToldPast(seat, length, ())
        except GameFault:
            logger.exception("match %s: its past could not be sent", self._live.id)
            return ToldPast(seat, length, ())
        return ToldPast(seat, length, _answered.decode(told).history)

    def is_current(self, past: ToldPast) -> bool:
        """Whether nothing has happened since then; the lock is held."""
        return self._live.stored is not None and self._stored_for(past.seat).length == past.length

    async def drop(self, client: Client) -> None:
        """Stop answering a client that is gone."""
        tasks = self._asked.pop(client, set())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def answer(self, client: Client, said: Ask) -> None:
        """Answer a client, or tell it why not."""
        live = self._live
        if client.seat < 0 and said.about not in ("view", "log", "history", "sight", *VIEWED):
            client.tell(trouble("no-seat", "spectators can only watch", said.id))
            return
        try:
            if said.about == "view":
                await self._view(client, said)
            else:
                client.put(await self._reply(client, said))
        except Rejected as refused:
            client.tell(Refused(said.id, refused.code, refused.reason, refused.field, number=live.number))
        except StoreError:
            client.tell(Refused(said.id, "store", "the store does not answer: try again"))
        except Exception:
            logger.exception("match %s: %s cannot answer %r", live.id, live.game.name, said.about)
            client.tell(Refused(said.id, "fault", f"{live.game.name} failed", number=live.number))

    async def _reply(self, client: Client, said: Ask) -> bytes:
        live = self._live
        if said.about in ("log", "history"):
            return await self._past(client.seat, client.sight, client.lang, said)
        # What is not stored yet is under the lock; a detached position needs no lock.
        async with live.lock:
            await self._ready()
            match = self._stored_for(client.seat).match
            if self._thoughts is None:
                answers = await live.work(lambda: self._answers(match, client, said))
        if self._thoughts is not None:
            return await self._thoughts.reply(match, client.sight, client.lang, said)
        return encode(await self._workers.answer(lambda: answers.answer(said)))

    def _stored_for(self, seat: int) -> StoredMatch:
        """The match as far as it has been sent to the client of a seat."""
        if seat < 0 and self._delayed is not None:
            return self._delayed.stored
        stored = self._live.stored
        assert stored is not None  # it was made ready
        return stored

    def _answers(self, match: Match, client: Client, said: Ask) -> QueryAnswers:
        words, busy = self._updates.catalogue(match, client.lang), match.running is not None
        state = match.game.scenarios.detached(match.state)
        answers = QueryAnswers(
            match.game,
            state,
            int(match.number),
            busy or match.outcome is not None,
            client.sight,
            words,
            self._settings.searched_labels,
        )
        if said.about in VIEWED:
            answers.view = match.view_midway(client.sight)
        return answers

    async def _view(self, client: Client, said: Ask) -> None:
        live = self._live
        await client.view_taken()
        async with live.lock:
            await self._ready()
            match = self._stored_for(client.seat).match
            view = await live.work(lambda: self._updates.view(match, client.sight), kind="view")
        for part in view:
            client.tell(part)
        client.tell(Answered(said.id, int(match.number), len(view)))

    async def _past(self, seat: int, sight: int, lang: str, said: Ask) -> bytes:
        live = self._live
        async with live.lock:
            await self._ready()
            stored = self._stored_for(seat)
            match, number, length = stored.match, int(stored.match.number), stored.length
            first = max(1, length - self._settings.replayed_inputs)
            if said.before is not UNSET:
                first = max(1, place_after(min(said.before, number + 1) - 1 - said.count * READ_AHEAD))
            narrator = self._updates.narrator(match, lang)
            lines = await self._workers.store(self._store.lines_after, live.id, first)
            lines = lines[: length - first]
        if self._thoughts is not None:
            return await self._thoughts.recount(match, sight, lang, said, number, lines)
        inputs = [entry for entry in map(read_input, lines) if isinstance(entry, Line)]
        return encode(await self._workers.answer(lambda: past_answer(inputs, narrator, sight, said, number)))
