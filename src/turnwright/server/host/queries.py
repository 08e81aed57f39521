"""Queries about the position: options, previews, the log. They change nothing."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from turnwright.kernel.codec import plain
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import offers
from turnwright.kernel.match import Match
from turnwright.kernel.options import Options
from turnwright.kernel.previews import preview_command
from turnwright.kernel.records import Line, read_input
from turnwright.kernel.turn_schema import cell_bits
from turnwright.protocol.close_codes import trouble
from turnwright.protocol.messages import Answered, Ask, FromServer, Refused
from turnwright.server.host.attendance import Client
from turnwright.server.host.live_match import LiveMatch
from turnwright.server.host.updates import UpdateWriter
from turnwright.server.host.workers import Workers
from turnwright.server.settings import ServerSettings
from turnwright.server.stores.store import Store, StoreError
from turnwright.story.catalogue import Catalogue
from turnwright.story.history import History
from turnwright.story.narrator import Narrator

MOST_CHOICES = 200  # sent under one heading

logger = logging.getLogger("turnwright.server")


class QueryAnswers:
    """Answers the queries of one seat about one position, from what that seat may know."""

    def __init__(self, match: Match, seat: int, words: Catalogue, searched: int) -> None:
        self.game = match.game
        self.state: Any = match.game.detached_copy(match.state)
        self.view: Any = None  # for `look` and `draw`
        self.number = int(match.number)
        self.busy = match.running is not None or match.outcome is not None
        self.seat = seat
        self.words = words
        self.searched = searched

    def answer(self, ask: Ask) -> Answered:
        """Answer any query but `view` and `log`, or raise `Rejected`."""
        kinds: dict[str, Callable[[Ask], Answered]] = {
            "options": self._options,
            "topics": self._topics,
            "find": self._find,
            "foresee": self._foresee,
            "look": self._look,
            "draw": self._draw,
            "understand": self._understand,
            "turn": self._turn,
            "preview": self._preview,
            "sight": self._sight,
        }
        return kinds[ask.about](ask)

    def _offers(self) -> Options:
        # While a command waits for an answer, or after the end, there are no options.
        return offers(self.game, self.state, -1 if self.busy else self.seat)

    def _page(self, ask: Ask, options: Options, places: Sequence[int], total: int) -> Answered:
        commands = [options.command(place) for place in places]
        labels = tuple(self.game.presenter.label(self.state, self.seat, command) for command in commands)
        return Answered(
            ask.id,
            self.number,
            total,
            ask.first,
            tuple(places),
            tuple(plain(command) for command in commands),
            labels,
        )

    def _options(self, ask: Ask) -> Answered:
        options = self._offers()
        total = options.count()
        page = range(min(ask.first, total), min(ask.first + ask.count, total))
        places = [place for place in ask.places if place < total]
        return self._page(ask, options, places if ask.places else page, total)

    def _topics(self, ask: Ask) -> Answered:
        options = self._offers()
        total = options.count()
        found = self.game.presenter.headings(self.state, self.seat, options) if total else ()
        short = tuple(replace(topic, choices=tuple(topic.choices[:MOST_CHOICES])) for topic in found)
        return Answered(ask.id, self.number, total, topics=short)

    def _find(self, ask: Ask) -> Answered:
        options = self._offers()
        wanted = ask.text.casefold()
        found = [
            place
            for place in range(min(options.count(), self.searched))
            if self._fits(options, place, wanted)
        ]
        return self._page(ask, options, found[ask.first : ask.first + ask.count], len(found))

    def _fits(self, options: Options, place: int, wanted: str) -> bool:
        label = self.game.presenter.label(self.state, self.seat, options.command(place))
        return wanted in self.words.tell(label).casefold()

    def _foresee(self, ask: Ask) -> Answered:
        command = self._command(ask)
        try:
            label = self.game.presenter.label(self.state, self.seat, command)
            lines = tuple(self.game.presenter.foresee(self.state, self.seat, command))
        except Exception as error:  # the command has not been checked yet
            raise Rejected("impossible", "that cannot be done now", "command") from error
        place = self._offers().index(command)
        return Answered(
            ask.id,
            self.number,
            places=() if place < 0 else (place,),
            labels=(label,),
            lines=lines,
            command=plain(command),
        )

    def _command(self, ask: Ask) -> Any:
        if ask.command is UNSET:
            return self.game.presenter.understand(self.state, self.seat, ask.text, self.words.tell)
        return self.game.notation.command_from_data(ask.command)

    def _look(self, ask: Ask) -> Answered:
        lines = self.game.presenter.look(self.view, ask.text, self.words.tell)
        return Answered(ask.id, self.number, lines=tuple(lines))

    def _draw(self, ask: Ask) -> Answered:
        return Answered(ask.id, self.number, lines=tuple(self.game.presenter.draw(self.view)))

    def _understand(self, ask: Ask) -> Answered:
        command = self.game.presenter.understand(self.state, self.seat, ask.text, self.words.tell)
        label = self.game.presenter.label(self.state, self.seat, command)
        return Answered(ask.id, self.number, labels=(label,), command=plain(command))

    def _turn(self, ask: Ask) -> Answered:
        options = self._offers()
        sheet = self.game.presenter.turn(self.state, self.seat, options)
        return Answered(ask.id, self.number, sheet.total, turn=sheet)

    def _preview(self, ask: Ask) -> Answered:
        if self.busy:
            raise Rejected("waiting", "there is nothing to preview while an answer is awaited")
        options = self._offers()
        if ask.place is UNSET:
            command = self._command(ask)
        elif ask.place < options.count():
            command = options.command(ask.place)
        else:
            raise Rejected("stale", f"there are {options.count()} options", "place")
        shown = preview_command(self.game, self.state, self.seat, command, options)
        return Answered(ask.id, self.number, preview=shown)

    def _sight(self, ask: Ask) -> Answered:
        if ask.cell is UNSET:
            raise Rejected("malformed", "expected the cell to look from", "from")
        cells = self.game.presenter.sight(self.state, self.seat, ask.cell)
        return Answered(ask.id, self.number, len(cells), sight=cell_bits(cells))


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
    ) -> None:
        self._live = live
        self._updates = updates
        self._ready = ready
        self._store = store
        self._workers = workers
        self._settings = settings

    async def answer(self, client: Client, said: Ask) -> None:
        """Answer a client, or tell it why not."""
        live = self._live
        if client.seat < 0 and said.about not in ("view", "log", "look", "draw"):
            client.tell(trouble("no-seat", "spectators can only watch", said.id))
            return
        try:
            for message in await self._reply(client, said):
                client.tell(message)
        except Rejected as refused:
            client.tell(Refused(said.id, refused.code, refused.reason, refused.field, number=live.number))
        except StoreError:
            client.tell(Refused(said.id, "store", "the store does not answer: try again"))
        except Exception:
            logger.exception("match %s: %s cannot answer %r", live.id, live.game.name, said.about)
            client.tell(Refused(said.id, "fault", f"{live.game.name} failed", number=live.number))

    async def _reply(self, client: Client, said: Ask) -> Sequence[FromServer]:
        live, seat = self._live, client.seat
        if said.about == "log":
            return [await self._log(client, said)]
        if said.about == "view":
            await client.view_taken()
        # What is not stored yet is under the lock; a detached position needs no lock.
        async with live.lock:
            await self._ready()
            match = live.match
            if said.about == "view":
                view = await live.work(lambda: self._updates.view(match, seat))
                return [*view, Answered(said.id, int(match.number), len(view))]
            words = self._updates.catalogue(match, client.lang)
            answers = await live.work(lambda: QueryAnswers(match, seat, words, self._settings.searched))
            if said.about in ("look", "draw"):
                answers.view = await live.work(lambda: match.view_midway(seat))
        return [await self._workers.answer(lambda: answers.answer(said))]

    async def _log(self, client: Client, said: Ask) -> Answered:
        live = self._live
        async with live.lock:
            await self._ready()
            number, first = live.number, max(1, live.told - self._settings.missed)
            narrator = self._updates.narrator(live.match, client.lang)
            lines = await self._workers.store(self._store.lines_after, live.id, first)
        inputs = [entry for entry in map(read_input, lines) if isinstance(entry, Line)]
        texts = await self._workers.answer(lambda: last_sentences(inputs, narrator, client.seat, said.count))
        return Answered(said.id, number, len(texts), texts=texts)


def last_sentences(lines: Sequence[Line], narrator: Narrator, seat: int, most: int) -> tuple[str, ...]:
    """The last sentences that a seat was told, without what was taken back."""
    history = History(narrator)
    for line in lines:
        history.add(line)
    return tuple(history.told(seat))[-most:] if most else ()
