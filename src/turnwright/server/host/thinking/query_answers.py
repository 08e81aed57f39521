"""Answers to queries about a position: options, headings, previews, the log. They change nothing."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from turnwright.gamekit.parsing import folded
from turnwright.kernel.codec import plain
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game, offers, preview_command
from turnwright.kernel.options import Options
from turnwright.kernel.turn_schema import cell_bits
from turnwright.protocol.messages import Answered, Ask
from turnwright.story.catalogue import Catalogue
from turnwright.story.reader import answer, read
from turnwright.story.readings import Memory

VIEWED = ("look", "draw")  # queries that are answered from the view, which shows an input in its middle, too
MOST_CHOICES = 200  # sent under one heading


class QueryAnswers:
    """Answers the queries of one seat about one position, from what that seat may know."""

    def __init__(
        self, game: Game, state: Any, number: int, busy: bool, seat: int, words: Catalogue, searched: int
    ) -> None:
        self.game = game
        self.state = state
        self.view: Any = None  # for those of `VIEWED`
        self.number = number
        self.busy = busy  # a command waits for an answer, or the match is over
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
            "read": self._read,
            "answer": self._answer,
            "rule": self._answer,
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
        wanted = folded(ask.text)
        found = [
            place
            for place in range(min(options.count(), self.searched))
            if self._fits(options, place, wanted)
        ]
        return self._page(ask, options, found[ask.first : ask.first + ask.count], len(found))

    def _fits(self, options: Options, place: int, wanted: str) -> bool:
        label = self.game.presenter.label(self.state, self.seat, options.command(place))
        return wanted in folded(self.words.tell(label))

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

    def _read(self, ask: Ask) -> Answered:
        memory = Memory() if ask.memory is UNSET else ask.memory
        seat = -1 if self.busy else self.seat
        reading = read(self.game, self.state, seat, ask.text, self.words.lang, memory, self._offers())
        return Answered(ask.id, self.number, reading=reading)

    def _answer(self, ask: Ask) -> Answered:
        rules_only = ask.about == "rule"
        text = answer(self.game, self.state, self.seat, ask.text, self.words.lang, rules_only=rules_only)
        return Answered(ask.id, self.number, texts=tuple(text.splitlines()))

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
