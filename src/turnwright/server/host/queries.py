"""Questions about the position that change nothing: options in words, what may come of them, the log."""

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import UNSET
from msgspec.structs import replace

from turnwright.kernel.codec import plain
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import offers
from turnwright.kernel.match import Match
from turnwright.kernel.options import Options
from turnwright.kernel.records import Line
from turnwright.protocol.close_codes import trouble
from turnwright.protocol.messages import Answered, Ask, FromServer, Refused
from turnwright.server.host.journal_lines import read_entry
from turnwright.server.stores.store import StoreError
from turnwright.story.catalogue import Catalogue
from turnwright.story.history import History
from turnwright.story.narrator import Narrator

if TYPE_CHECKING:
    from turnwright.server.host.connection import Connection
    from turnwright.server.host.room import Room

MOST_CHOICES = 200  # places under one heading that are sent

logger = logging.getLogger("turnwright.server")


class QueryAnswers:
    """Answers one seat out of one position; all of it is what that seat may know."""

    def __init__(self, match: Match, seat: int, words: Catalogue, searched: int) -> None:
        self.game = match.game
        self.state: Any = match.game.detached_copy(match.state)
        self.view: Any = None  # for whoever wants to look
        self.number = int(match.number)
        self.busy = match.running is not None or match.outcome is not None
        self.seat = seat
        self.words = words
        self.searched = searched

    def answer(self, ask: Ask) -> Answered:
        """The answer to anything but the view and the log, or `Rejected`."""
        kinds: dict[str, Callable[[Ask], Answered]] = {
            "options": self._options,
            "topics": self._topics,
            "find": self._find,
            "foresee": self._foresee,
            "look": self._look,
            "understand": self._understand,
        }
        return kinds[ask.about](ask)

    def _offers(self) -> Options:
        # While a command waits for an answer, or when all is over, nothing else can be done.
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
        except Exception as error:  # of a command that nobody has checked yet
            raise Rejected("impossible", "that cannot be done here and now", "command") from error
        return Answered(
            ask.id,
            self.number,
            places=self._place(command),
            labels=(label,),
            lines=lines,
            command=plain(command),
        )

    def _place(self, command: Any) -> tuple[int, ...]:
        # Where it stands among the options, if it does.
        place = self._offers().index(command)
        return () if place < 0 else (place,)

    def _command(self, ask: Ask) -> Any:
        if ask.command is UNSET:
            return self.game.presenter.understand(self.state, self.seat, ask.text, self.words.tell)
        return self.game.notation.command_from_data(ask.command)

    def _look(self, ask: Ask) -> Answered:
        lines = self.game.presenter.look(self.view, ask.text, self.words.tell)
        return Answered(ask.id, self.number, lines=tuple(lines))

    def _understand(self, ask: Ask) -> Answered:
        command = self.game.presenter.understand(self.state, self.seat, ask.text, self.words.tell)
        label = self.game.presenter.label(self.state, self.seat, command)
        return Answered(ask.id, self.number, labels=(label,), command=plain(command))


async def answer(room: "Room", connection: "Connection", said: Ask) -> None:
    """Answer somebody at a room, who is told why if there is no answer."""
    if connection.seat < 0 and said.about not in ("view", "log", "look"):
        connection.tell(trouble("no-seat", "a spectator only looks on", said.id))
        return
    try:
        for message in await _reply(room, connection, said):
            connection.tell(message)
    except Rejected as refused:
        words = (refused.code, refused.reason, refused.field)
        connection.tell(Refused(said.id, *words, number=room.number))
    except StoreError:
        connection.tell(Refused(said.id, "store", "the store does not answer: try again"))
    except Exception:
        logger.exception("match %s: %s cannot answer %r", room.id, room.game.name, said.about)
        connection.tell(Refused(said.id, "fault", f"{room.game.name} failed", number=room.number))


async def _reply(room: "Room", connection: "Connection", said: Ask) -> Sequence[FromServer]:
    if said.about == "log":
        return [await _log(room, connection, said)]
    if said.about == "view":
        await connection.view_taken()
    # What is not stored yet is under the lock; whoever thinks about a position that stands apart needs none.
    async with room.lock:
        await room.ready()
        match, seat = room.match, connection.seat
        if said.about == "view":
            view = await room.work(lambda: room.teller.view(match, seat))
            return [*view, Answered(said.id, int(match.number), len(view))]
        words = room.teller.words(match, connection.lang)
        answers = await room.work(lambda: QueryAnswers(match, seat, words, room.hall.settings.searched))
        if said.about == "look":
            answers.view = await room.work(lambda: match.view_midway(seat))
    return [await room.hall.answer(lambda: answers.answer(said))]


async def _log(room: "Room", connection: "Connection", said: Ask) -> Answered:
    async with room.lock:
        await room.ready()
        number, first = room.number, max(1, room.told - room.hall.settings.missed)
        narrator = room.teller.tale(room.match, connection.lang)
        lines = await room.hall.call(room.hall.store.lines_after, room.id, first)
    inputs = [entry for entry in map(read_entry, lines) if isinstance(entry, Line)]
    texts = await room.hall.answer(lambda: told(inputs, narrator, connection.seat, said.count))
    return Answered(said.id, number, len(texts), texts=texts)


def told(lines: Sequence[Line], narrator: Narrator, seat: int, most: int) -> tuple[str, ...]:
    """The last sentences that a seat has heard, without what was taken back."""
    history = History(narrator)
    for line in lines:
        history.add(line)
    return tuple(history.told(seat))[-most:] if most else ()
