"""The options of a seat on a server, and the messages that describe them."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET

from turnwright.cli.terminal.session import Offers, TooLate
from turnwright.kernel.codec import encode
from turnwright.kernel.records import Message, Topic
from turnwright.kernel.turn_schema import Preview, Turn
from turnwright.protocol import messages as protocol

PAGE = 20  # options requested at once

Query = Callable[..., protocol.Answered]


def decode_message(value: Any) -> Any:
    """Restore a `Message` from decoded JSON, nested messages included."""
    if isinstance(value, Message):
        return Message(value.id, {name: decode_message(part) for name, part in value.args.items()})
    if isinstance(value, dict) and "id" in value and value.keys() <= {"id", "args"}:
        return decode_message(Message(value["id"], value.get("args", {})))
    if isinstance(value, list | tuple):
        return [decode_message(part) for part in value]
    return value


class RemoteOffers(Offers):
    """The options of a seat, fetched page by page and cached until the position changes."""

    def __init__(
        self,
        query: Query,
        text: Callable[[Sequence[Message]], list[str]],
        seat: int,
        name: Callable[[str], Message | None],
    ) -> None:
        self.seat = seat
        self._name = name  # of a unit in the view
        self._query = query
        self._text = text
        self._total = -1
        self._turn: Turn | None = None
        self._labels: dict[int, str] = {}
        self._commands: dict[int, Any] = {}
        self._known: dict[bytes, tuple[str, int]] = {}  # by command: its label and index

    def count(self) -> int:
        if self.seat < 0:
            return 0
        if self._total < 0:
            self._keep(self._query("options", count=PAGE))
        return self._total

    def command(self, place: int) -> Any:
        self._fetch([place])
        return self._commands[place]

    def labels(self, places: Sequence[int]) -> list[str]:
        self._fetch(places)
        return [self._labels[place] for place in places]

    def label_of(self, command: Any) -> str:
        return self._about(command)[0]

    def place_of(self, command: Any) -> int:
        return self._about(command)[1]

    def topics(self) -> list[Topic]:
        topics = [_topic(topic) for topic in self._query("topics").topics]
        self._fetch([place for topic in topics if not topic.aside for place in topic.choices[: topic.shown]])
        return topics

    def find(self, words: str, most: int) -> tuple[int, list[int]]:
        found = self._query("find", text=words, count=most)
        self._remember(found)
        return found.total, list(found.places)

    def foresee(self, command: Any) -> list[str]:
        answer = self._query("foresee", command=command)
        self.note(answer)
        return self._text(answer.lines)

    def turn(self) -> Turn:
        if self._turn is None:
            found = self._query("turn").turn
            self._turn = Turn(0) if found is UNSET else found
        return self._turn

    def preview(self, command: Any) -> Preview:
        found = self._query("preview", command=command).preview
        return Preview(False, command) if found is UNSET else found

    def unit_name(self, unit: str) -> str:
        return self.text(self._name(unit) or Message(f"fighter-{unit}", {"text": unit}))

    def text(self, message: Message) -> str:
        return "".join(self._text([decode_message(message)]))

    def _about(self, command: Any) -> tuple[str, int]:
        key = encode(command)
        if key not in self._known:
            answer = self._query("foresee", command=command)
            self.note(answer)
            self._known[key] = self._known[encode(answer.command)]  # the server may have normalised it
        return self._known[key]

    def note(self, answer: protocol.Answered) -> None:
        """Cache the label and index of a single command."""
        label = "".join(self._text(answer.labels[:1]))
        place = answer.places[0] if answer.places else -1
        self._known[encode(answer.command)] = label, place

    def _fetch(self, places: Sequence[int]) -> None:
        wanted = [place for place in dict.fromkeys(places) if place not in self._labels]
        for start in range(0, len(wanted), protocol.LARGEST_PAGE):
            self._remember(self._query("options", places=tuple(wanted[start:][: protocol.LARGEST_PAGE])))
        if any(place not in self._labels for place in places):
            raise TooLate  # the list has become shorter

    def _keep(self, answer: protocol.Answered) -> None:
        self._total = answer.total
        self._remember(answer)

    def _remember(self, answer: protocol.Answered) -> None:
        labels = self._text(answer.labels)
        for place, command, label in zip(answer.places, answer.commands, labels, strict=True):
            self._commands[place], self._labels[place] = command, label
            self._known[encode(command)] = label, place


def _topic(topic: Topic) -> Topic:
    hint = None if topic.hint is None else decode_message(topic.hint)
    return Topic(
        topic.word, decode_message(topic.title), topic.choices, topic.shown, topic.brief, hint, topic.aside
    )
