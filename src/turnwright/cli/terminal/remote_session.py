"""A match at a server: what its seat may see and do comes and goes as messages."""

from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex
from typing import Any, NamedTuple, Protocol

from msgspec import UNSET

from turnwright.cli.errors import Exit, UserError, shortened
from turnwright.cli.terminal.questions import in_words
from turnwright.cli.terminal.server_thread import Arrived, ConnectionLost
from turnwright.cli.terminal.session import (
    Awaited,
    HowToReturn,
    NewsItem,
    QuestionData,
    Shortcut,
    TooLate,
    Unanswered,
)
from turnwright.cli.terminal.shortcuts import QUIT, Leave
from turnwright.cli.terminal.text import Text
from turnwright.client import COUNTED, ClientError, Forged
from turnwright.client.reconnecting import ROLLBACK
from turnwright.fair.proof import check_journal
from turnwright.fair.verifier import ProofMismatch, ThrowVerifier
from turnwright.kernel.codec import encode
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import SPECTATOR
from turnwright.kernel.match import UNDO_QUESTION
from turnwright.kernel.records import PERSON, Message, Outcome, Rolled, Topic
from turnwright.protocol import messages as said
from turnwright.story.catalogue import Catalogue
from turnwright.story.narrator import is_tick

PAGE = 20  # choices that are asked for at once
NO = "no"  # the last answer of a question that can be declined
LONGEST_LOG = 200
LONGEST_REASON = 200  # signs of what a server says
LONG = 4  # looks for an answer until a person is told that there is none
STRANGE = ("wrong-protocol", "the server answers what nobody asked")
MEANWHILE = ("who", "say")  # what needs no answer
HELP_MEANWHILE = ("ui-help-quit-there", "ui-help-who", "ui-help-say")
# The help for what means something else where the server keeps the match.
THERE = {
    "help-log": "ui-help-log-there",
    "help-why": "ui-help-why-there",
    "help-save": "ui-help-save-there",
    "help-quit": "ui-help-quit-there",
}


class ServerConnection(Protocol):
    """The way to the server."""

    url: str
    match: str
    ended: bool

    def ask(self, message: Any, meanwhile: Callable[[], None]) -> said.FromServer:
        """Say something and wait for the answer, or raise `ClientError`."""

    def throw(self, request: str, entropy: str, meanwhile: Callable[[], None]) -> said.FromServer:
        """Throw the dice of a request, or raise `ClientError`, or `Forged` if the server cheats."""

    def hand(self) -> ThrowVerifier:
        """All that is known of the seat's dice."""

    def tell(self, message: said.FromClient) -> None:
        """Say something that has no answer of its own."""

    def view(self, ask: said.Ask, meanwhile: Callable[[], None]) -> Any:
        """The position that an `Ask` about the view brings."""

    def received(self) -> list[Arrived]:
        """What has come since the last time somebody looked."""

    def wait(self) -> list[Arrived]:
        """What comes next, or nothing when that takes long."""

    def close(self) -> None:
        """Leave the table."""


class FetchedJournal(NamedTuple):
    """The journal of a match that is over, brought from the server: its name here, and its lines."""

    name: str
    lines: Sequence[bytes]


class Refusal(Rejected):
    """What the server refuses, with the reason in words to be and something legal instead."""

    def __init__(self, refused: said.Refused) -> None:
        super().__init__(refused.code, refused.reason, refused.field, refused.legal)
        self.message = None if refused.message is None else decode_message(refused.message)
        self.suggestion: Any = None if refused.suggestion is UNSET else refused.suggestion


def decode_message(value: Any) -> Any:
    """A message out of what came over the wire; a message among its arguments is one again too."""
    if isinstance(value, Message):
        return Message(value.id, {name: decode_message(part) for name, part in value.args.items()})
    if isinstance(value, dict) and "id" in value and value.keys() <= {"id", "args"}:
        return decode_message(Message(value["id"], value.get("args", {})))
    if isinstance(value, list | tuple):
        return [decode_message(part) for part in value]
    return value


def ended_error(error: ClientError, words: Catalogue) -> UserError:
    """What to tell a person when the server will not go on."""
    # A server that closed the door without a word leaves nothing but the number it closed with.
    known = "ui-ending-gone" if error.code.isdecimal() else f"ui-ending-{error.code}"
    sentence = words.say(known) if words.has(known) else _sentence(shortened(error.reason, LONGEST_REASON))
    return UserError(sentence, code=Exit.FAILED)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


class RemoteOffers:
    """What the seat may do, asked for page by page and remembered while nothing changes."""

    def __init__(self, session: "RemoteSession", seat: int) -> None:
        self.seat = seat
        self._session = session
        self._total = -1
        self._labels: dict[int, str] = {}
        self._commands: dict[int, Any] = {}
        self._known: dict[bytes, tuple[str, int]] = {}  # by command: its label and its place

    def count(self) -> int:
        """How many there are."""
        if self.seat < 0:
            return 0
        if self._total < 0:
            self._keep(self._session.ask("options", count=PAGE))
        return self._total

    def command(self, place: int) -> Any:
        """The command of that place."""
        self._fetch([place])
        return self._commands[place]

    def labels(self, places: Sequence[int]) -> list[str]:
        """The choices of these places in words."""
        self._fetch(places)
        return [self._labels[place] for place in places]

    def label_of(self, command: Any) -> str:
        """A command in words."""
        return self._about(command)[0]

    def place_of(self, command: Any) -> int:
        """The place of a command, or -1 when it is not listed."""
        return self._about(command)[1]

    def topics(self) -> list[Topic]:
        """The headings of a long list."""
        topics = [_topic(topic) for topic in self._session.ask("topics").topics]
        self._fetch([place for topic in topics if not topic.aside for place in topic.choices[: topic.shown]])
        return topics

    def find(self, words: str, most: int) -> tuple[int, list[int]]:
        """How many have these words, and the places of the first of them."""
        found = self._session.ask("find", text=words, count=most)
        self._remember(found)
        return found.total, list(found.places)

    def foresee(self, command: Any) -> list[str]:
        """What a command may come to, line by line."""
        answer = self._session.ask("foresee", command=command)
        self.note(answer)
        return self._session.told(answer.lines)

    def _about(self, command: Any) -> tuple[str, int]:
        key = encode(command)
        if key not in self._known:
            answer = self._session.ask("foresee", command=command)
            self.note(answer)
            self._known[key] = self._known[encode(answer.command)]  # perhaps spelled out in full
        return self._known[key]

    def note(self, answer: said.Answered) -> None:
        """Remember what was said about a single command."""
        label = "".join(self._session.told(answer.labels[:1]))
        place = answer.places[0] if answer.places else -1
        self._known[encode(answer.command)] = label, place

    def _fetch(self, places: Sequence[int]) -> None:
        wanted = [place for place in dict.fromkeys(places) if place not in self._labels]
        for start in range(0, len(wanted), said.LARGEST_PAGE):
            self._remember(self._session.ask("options", places=tuple(wanted[start:][: said.LARGEST_PAGE])))
        if any(place not in self._labels for place in places):
            raise TooLate  # there are fewer than there were

    def _keep(self, answer: said.Answered) -> None:
        self._total = answer.total
        self._remember(answer)

    def _remember(self, answer: said.Answered) -> None:
        labels = self._session.told(answer.labels)
        for place, command, label in zip(answer.places, answer.commands, labels, strict=True):
            self._commands[place], self._labels[place] = command, label
            self._known[encode(command)] = label, place


def _is_whole(answer: said.Answered, about: str) -> bool:
    # Whether it can be an answer to this.
    if about in ("foresee", "understand"):
        return answer.command is not UNSET
    return about not in ("options", "find") or (
        len(answer.places) == len(answer.commands) == len(answer.labels)
    )


def _only_ticks(update: said.Update) -> bool:
    return update.seat < 0 and all(is_tick(event) for event in update.events)


def _topic(topic: Topic) -> Topic:
    hint = None if topic.hint is None else decode_message(topic.hint)
    return Topic(
        topic.word, decode_message(topic.title), topic.choices, topic.shown, topic.brief, hint, topic.aside
    )


class RemoteSession:
    """One seat at a server's match, or a place among the spectators."""

    def __init__(
        self,
        wire: ServerConnection,
        welcome: said.Welcome,
        texts: Text,
        say: Callable[[str], None],
        way_back: str,
        bring: "Callable[[], FetchedJournal | None]" = lambda: None,
        typed: "Callable[[], str | None] | None" = None,
    ) -> None:
        self.number = welcome.number
        self.outcome: Outcome | None = welcome.outcome
        self.people: Sequence[int] = () if welcome.seat < 0 else (welcome.seat,)
        self.seat = welcome.seat
        self._wire = wire
        self._texts = texts
        self._say = say
        self._way_back = way_back
        self._bring = bring
        self._typed = typed  # what a person types while an answer is awaited
        self._looks = 0
        self._welcome = welcome
        self._seats = welcome.seats
        self._paused = False  # said only when it is so once everybody who came is counted
        self._came_in = False
        self._read_only = False
        self._held: list[Arrived] = []
        self._words: dict[str, list[str]] = {}  # of updates that are still to come, by number
        self._news: list[NewsItem] = []
        self._rolls: list[Rolled] = []
        self._thrown: dict[str, tuple[str, Sequence[int]]] = {}  # dice that are still to be counted
        self._answering = False
        self._waits: tuple[said.Due, ...] = ()
        self._now = welcome.now
        self._awaited: list[int] = []
        self._undoing = False  # the person is just saying so
        self._undo_open = False  # others are still asked
        self._view: tuple[int, Any] | None = None
        self._offers: tuple[int, RemoteOffers] | None = None

    # Whom it waits for.

    def waits(self) -> list[Awaited]:
        """What the seat has to do now."""
        mine = [due for due in self._waits if due.seat == self.seat and not self._read_only]
        return [Awaited(due.seat, due.request) for due in mine if due.request or due.options]

    def asked(self, awaited: Awaited) -> QuestionData:
        """What exactly the seat is asked."""
        due = next(due for due in self._waits if due.request == awaited.request and due.seat == self.seat)
        seconds = -1 if due.deadline < 0 else max(0, -(-(due.deadline - self._now) // 1000))
        words = "" if due.asked is None else self._texts.message(decode_message(due.asked))
        if due.formula:
            return QuestionData(due.seat, due.request, words, (), due.formula, fair=True, seconds=seconds)
        if due.asked is not None and due.asked.id == UNDO_QUESTION:
            return self._texts.undo_question(due.seat, due.request)
        declines = bool(due.choices) and NO in (due.choices[-1].id, due.choices[-1].args.get("text"))
        choices = tuple(self.told(due.choices))
        return QuestionData(due.seat, due.request, words, choices, declines=declines, seconds=seconds)

    def offers(self, seat: int) -> RemoteOffers:
        """What the seat may do now, as long as nothing changes."""
        seat = SPECTATOR if self._read_only else seat
        if self._offers is None or self._offers[0] != self.number or self._offers[1].seat != seat:
            self._offers = (self.number, RemoteOffers(self, seat))
        return self._offers[1]

    def settled(self) -> bool:
        """Whether the seat is asked nothing about what it did."""
        return not self._undo_open and not any(due.request for due in self._waits)

    # What happens by itself.

    def move_others(self) -> bool:
        """The server moves them."""
        return False

    def waits_for_remote_players(self) -> bool:
        """Whether the match waits for somebody else, of whom nobody knows when they come."""
        return self._read_only or (bool(self.people) and bool(self._others()))

    def _others(self) -> list[int]:
        if self._read_only:
            return []  # nobody can do anything
        people = {info.seat for info in self._seats if info.held_by == PERSON}
        return [due.seat for due in self._waits if due.seat in people and due.seat != self.seat]

    def patience(self) -> float | None:
        """The server tells when something has happened."""
        return None

    def rest(self) -> None:
        """Wait for whatever the server tells next."""
        if not self._held:
            self._held.extend(self._wire.wait())

    def poll(self) -> bool:
        """Take in what the server has told; False when it was nothing."""
        came = [*self._held, *self._wire.received()]
        self._held = []
        for message in came:
            self._take(message)
        return bool(came)

    def sync_clock(self) -> bool:
        """Take in what the server has told before a command goes out."""
        return self.poll()

    # What a person does.

    def submit(self, seat: int, command: Any) -> None:
        """Give a command to the match."""
        self._undo_open = False
        self._do(said.Command(token_hex(8), self.number, command))

    def answer(self, asked: QuestionData, value: Any) -> None:
        """Answer a question, or throw dice."""
        if asked.fair:
            self._throw(asked, value)
            return
        self._undoing, self._answering = asked.about_undo, True
        try:
            self._do(said.Choose(token_hex(8), self.number, asked.id, value))
        finally:
            self._undoing = self._answering = False

    def undo(self, seat: int) -> None:
        """Ask for the last choice back."""
        self._undoing = self._undo_open = True
        try:
            self._do(said.Undo(token_hex(8), self.number))
        finally:
            self._undoing = False

    def understand(self, seat: int, text: str) -> Any:
        """The command that a person means by these words."""
        answer = self._answered("understand", text=text)
        self.offers(seat).note(answer)
        return answer.command

    def may_be_legal(self, seat: int, command: Any) -> bool:
        """The server knows."""
        return True

    def suggest(self, seat: int, command: Any, refused: Rejected) -> Any:
        """What the server suggested."""
        return refused.suggestion if isinstance(refused, Refusal) else None

    def refusal(self, refused: Rejected) -> str:
        """Why something is not possible, in words."""
        return self._texts.explained(refused, refused.message if isinstance(refused, Refusal) else None)

    @property
    def shortcuts(self) -> Mapping[str, Shortcut]:
        """What one can do at a table with others."""
        shortcuts = {"who": Shortcut("ui-help-who", self._who)}
        if self.seat >= 0:
            shortcuts["say"] = Shortcut("ui-help-say", self._chat)
            shortcuts["clock"] = Shortcut("ui-help-clock", self._clock)
        return shortcuts

    @property
    def help_overrides(self) -> Mapping[str, str]:
        """What means something else where the server keeps the match."""
        return {each: self._texts.say(there, count=LONGEST_LOG) for each, there in THERE.items()}

    def _do(self, message: Any) -> said.FromServer:
        # Whatever the command caused comes before its answer.
        try:
            return self._ask(message)
        finally:
            self.poll()

    def ask(self, about: Any, **details: Any) -> said.Answered:
        """Ask about the position, or be `Unanswered`."""
        try:
            return self._answered(about, **details)
        except Rejected as refused:
            raise Unanswered(self.refusal(refused)) from None

    def _answered(self, about: Any, **details: Any) -> said.Answered:
        answer = self._ask(said.Ask(token_hex(8), about, **details))
        if not isinstance(answer, said.Answered) or not _is_whole(answer, about):
            raise self._ending(ClientError(*STRANGE))
        return answer

    def _ask(self, message: Any) -> said.FromServer:
        try:
            return self._wire.ask(message, self._attending())
        except ClientError as error:
            raise self._error(error) from None

    def _error(self, error: ClientError) -> Exception:
        if error.refused is not None:
            return TooLate() if error.code == "stale" else Refusal(error.refused)
        if self._wire.ended:
            return self._ending(error)
        return Rejected(error.code, self._reason(error.code, error.reason))

    def _ending(self, error: ClientError) -> UserError:
        return ended_error(error, self._texts.own)

    def _reason(self, code: str, reason: str) -> str:
        # What the table itself refuses has words here; for what nobody knows the server's own must do.
        known = f"ui-refused-{code}"
        return self._texts.say(known) if self._texts.own.has(known) else shortened(reason, LONGEST_REASON)

    def _shown_error(self, error: ClientError) -> Exception:
        problem = self._error(error)
        return Unanswered(self.refusal(problem)) if isinstance(problem, Rejected) else problem

    # While an answer is awaited.

    def _attending(self) -> Callable[[], None]:
        self._looks = 0
        return self._meanwhile

    def _meanwhile(self) -> None:
        # The person waits for an answer: why that takes long is said at once, all else in its turn.
        for message in self._wire.received():
            if isinstance(message, ConnectionLost):
                self._say(self._texts.say("ui-lost"))
            else:
                self._held.append(message)
        self._looks += 1
        if self._typed is None or self._looks < LONG:
            return
        if self._looks == LONG:
            self._say(self._texts.say("ui-unanswered"))
        while (text := self._typed()) is not None:
            self._obey_meanwhile(text.strip())

    def _obey_meanwhile(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        order = self.shortcuts.get(word.lower()) if word.lower() in MEANWHILE else None
        if word.lower() in QUIT:
            raise Leave
        if order is not None:
            lines = order.obey(rest.strip())
        else:
            shown = HELP_MEANWHILE if text.lower() in ("?", "help") else ("ui-not-meanwhile",)
            lines = [self._texts.say(each) for each in shown]
        for line in lines:
            self._say(line)

    # Dice.

    def _throw(self, asked: QuestionData, entropy: str) -> None:
        try:
            self._wire.throw(asked.id, entropy, self._attending())
        except Forged as forged:
            self._cheated(forged)
        except ClientError as error:
            if error.code in COUNTED:
                raise TooLate from None  # the time was up, and the server threw
            raise self._error(error) from None
        finally:
            self.poll()
        # What the dice came to is an input of its own, and comes when it is counted.
        meanwhile = self._attending()
        while any(due.request == asked.id for due in self._waits) and self.outcome is None:
            self.rest()
            meanwhile()
            self.poll()

    def _cheated(self, forged: Forged) -> None:
        self._aside("ui-cheated", how=forged.how if isinstance(forged, ProofMismatch) else "")

    # What the server tells.

    def _take(self, message: Arrived) -> None:
        match message:
            case ClientError():
                raise self._ending(message)
            case ConnectionLost():
                self._aside("ui-lost")
            case Forged():
                self._cheated(message)
            case said.Welcome():
                self._come_in(message)
            case said.Update():
                self._update(message)
            case said.Reveal():
                self._see(message)
            case said.Narration():
                self._words[message.id] = message.text.split("\n")
            case said.Presence():
                self._presence(message.seats, message.paused)
            case said.Chatted():
                self._aside("ui-chat", who=self._name(message.seat, message.player), words=message.text)
            case said.Over(outcome=outcome):
                self.outcome = outcome
            case said.Trouble():
                self._trouble(message)

    def _trouble(self, trouble: said.Trouble) -> None:
        known = f"ui-trouble-{trouble.code}"
        if trouble.code == ROLLBACK:
            self._forget_position()
            self._aside("ui-rollback")
        elif self._texts.own.has(known):
            self._aside(known)
        elif not trouble.closing:  # else it is said when the connection is gone
            self._aside("ui-trouble", reason=self._reason(trouble.code, trouble.reason))

    def _update(self, update: said.Update) -> None:
        self._read_only = self._read_only and update.number <= self.number  # else somebody plays on
        self.number = max(self.number, update.number)
        before, self._waits, self._now = self._waits, update.waits, update.now
        start = len(self._rolls)
        self._rolls.extend(update.rolls)
        # An input that was cut off by a lost connection is told again: its words count once.
        words = self._words.pop(str(update.number), [])
        self._words.clear()
        telling = bool(words) and not _only_ticks(update)
        self._news.append(NewsItem(words, range(start, len(self._rolls)), telling))
        if update.undone >= 0:
            self._undo_open = False
            if not self._undoing:
                self._news.append(NewsItem([self._texts.say("undo-done")], telling=True))
        self._say_thrown(update)
        self._say_answered(update, before)

    def _see(self, reveal: said.Reveal) -> None:
        # What comes of it is told when it is counted, which may take long where others throw, too.
        due = next((due for due in self._waits if due.request == reveal.request), None)
        if due is None or due.seat != self.seat:
            return
        if not reveal.client_seed:
            self._aside("ui-threw-for-you")
        self._thrown[due.request] = due.formula, reveal.faces

    def _say_thrown(self, update: said.Update) -> None:
        # Whoever has thrown sees what the dice show, also where the roll is told later, or not at all.
        told = [roll.faces for roll in update.rolls if roll.seat == self.seat]
        for request in self._thrown.keys() - {due.request for due in update.waits}:
            formula, faces = self._thrown.pop(request)
            if faces not in told:
                self._aside("ui-thrown", formula=in_words(formula, self._texts), faces=list(faces))

    def _say_answered(self, update: said.Update, before: Sequence[said.Due]) -> None:
        mine = {due.request for due in before if due.seat == self.seat and due.choices and due.deadline >= 0}
        answered = bool(mine - {due.request for due in update.waits})
        if answered and update.kind == "answer" and update.seat == self.seat and not self._answering:
            self._aside("ui-chose-for-you")

    def _come_in(self, welcome: said.Welcome) -> None:
        # The first one was read before; each later one means that the connection is back.
        if self._came_in:
            self._aside("ui-back")
        self._came_in = True
        self.outcome = welcome.outcome
        if welcome.fresh:  # what was known before counts no more, and may be more than there is now
            self._forget_position()
            self._thrown.clear()
            self.number = welcome.number
            self._news.append(NewsItem(redraw=True))
        self._close(welcome.read_only)
        self._presence(welcome.seats, self._paused)

    def _forget_position(self) -> None:
        self._view, self._offers = None, None

    def _close(self, read_only: bool) -> None:
        if read_only and not self._read_only:
            self._aside("ui-read-only")
        self._read_only = read_only

    def _presence(self, seats: Sequence[said.SeatInfo], paused: bool) -> None:
        before = {info.seat: info.present for info in self._seats}
        for info in seats:
            if info.seat != self.seat and info.held_by == PERSON and info.present != before.get(info.seat):
                self._aside("ui-came" if info.present else "ui-left", who=self._name(info.seat, info.player))
        if paused != self._paused:
            self._aside("ui-clock-held" if paused else "ui-clock-runs")
        self._seats, self._paused = tuple(seats), paused

    def _aside(self, message_id: str, **args: object) -> None:
        self._news.append(NewsItem([self._texts.say(message_id, **args)], aside=True))

    def _name(self, seat: int, player: str) -> str:
        name = self._texts.seat(seat)
        nameless = player in ("", *(info.name for info in self._seats if info.seat == seat))
        return name if nameless else self._texts.say("ui-player-at", player=player, seat=name)

    def told(self, messages: Sequence[Message]) -> list[str]:
        """Messages of the game in words."""
        return [self._texts.message(decode_message(message)) for message in messages]

    # What there is to see.

    def news(self, viewer: int, ticks: Sequence[int]) -> list[NewsItem]:
        """What is new; the server knows which seconds are worth a word."""
        fresh, self._news = self._news, []
        return fresh + self._waited_for()

    def _waited_for(self) -> list[NewsItem]:
        # Whom else it waits for, when that is a person who may take long; said once.
        awaited = [] if self.waits() or self.outcome is not None else self._others()
        if awaited == self._awaited:
            return []
        self._awaited = awaited
        seats = [self._texts.seat(seat) for seat in awaited]
        return [NewsItem([self._texts.say("ui-waiting", seats=seats)], aside=True)] if seats else []

    def view(self, seat: int) -> Any:
        """What the seat may see now."""
        if self._view is None or self._view[0] != self.number:
            try:
                view = self._wire.view(said.Ask(token_hex(8), "view"), self._attending())
            except ClientError as error:
                raise self._shown_error(error) from None
            self._check_view(view)
            self._view = (self.number, view)
        return self._view[1]

    def _check_view(self, view: Any) -> None:
        # Only the game knows what its positions are like; who cannot draw one cannot go on.
        try:
            self._texts.played.presenter.draw(view)
        except Exception as error:
            raise self._ending(ClientError(*STRANGE)) from error

    def log(self, seat: int) -> list[str]:
        """The last that the seat has heard."""
        return list(self.ask("log", count=LONGEST_LOG).texts)

    def roll(self, number: int) -> Rolled:
        """The roll of that number, from 0."""
        return self._rolls[number]

    def seen_rolls(self, seat: int) -> Sequence[int]:
        """The numbers of the rolls that were told since the person came."""
        return range(len(self._rolls))

    # Others at the table.

    def _chat(self, words: str) -> list[str]:
        if not words:
            return [self._texts.say("ui-help-say")]
        self._wire.tell(said.Chat(token_hex(8), words[: said.LONGEST_CHAT]))
        return []

    def _clock(self, _: str) -> list[str]:
        try:
            self._do(said.Pause(token_hex(8), not self._paused))
        except Rejected as refused:
            return [self._texts.say("ui-refused", reason=self.refusal(refused))]
        return []

    def _who(self, _: str) -> list[str]:
        return [self._about(info) for info in self._seats]

    def _about(self, info: said.SeatInfo) -> str:
        name = self._texts.seat(info.seat)
        if info.held_by != PERSON:
            return self._texts.say("ui-seat-bot", seat=name, bot=self._texts.bot(info.held_by))
        there = "yes" if info.present or info.seat == self.seat else "no"
        player = "none" if info.player in ("", info.name) else info.player
        return self._texts.say("ui-seat-player", seat=name, player=player, there=there)

    # The beginning and the end.

    def welcome(self) -> list[str]:
        """Who sits where, and as whom one came."""
        mine = self._texts.seat(self.seat)
        came = "ui-you-watch" if self.seat < 0 else "ui-you-are"
        return [*self._who(""), self._texts.say(came, seat=mine, match=self._wire.match), *self._bond()]

    def _bond(self) -> list[str]:
        # What the server is bound to is shown when it is told first; later it may only be the same.
        hand = self._wire.hand()
        if not hand.newly_committed:
            return []
        return [self._texts.say("ui-anchor", anchor=hand.anchor, file=str(hand.evidence.path or ""))]

    def keep(self, where: str) -> str:
        """The server keeps it."""
        return self._texts.say("ui-kept-there")

    def how_to_replay(self) -> HowToReturn:
        """By its journal, brought here if it can be."""
        brought = self._bring()
        if brought is not None:
            self._prove(brought.lines)
            return HowToReturn(self._texts.say("ui-watch-again"), f"turnwright replay {brought.name}")
        return HowToReturn(
            self._texts.say("ui-journal-there"), f"{self._wire.url}/matches/{self._wire.match}/journal"
        )

    def _prove(self, lines: Sequence[bytes]) -> None:
        # The server's word is not taken for it: everything that was promised, given and shown is compared.
        seen = self._wire.hand().evidence
        if seen.commitment is None:
            return
        proven = check_journal(lines, evidence=[seen])
        if not proven.good:
            self._say(self._texts.say("ui-unproven", how=proven.how, line=str(proven.line)))
        elif proven.confirmed:
            self._say(self._texts.say("ui-proven", count=proven.confirmed[self.seat]))
        if proven.good and proven.late:
            self._say(self._texts.say("ui-unheard", count=len(proven.late)))

    def how_to_resume(self) -> HowToReturn:
        """By the same command."""
        return HowToReturn(self._texts.say("ui-how-to-come-back"), self._way_back)

    def close(self) -> None:
        """Leave the table."""
        self._wire.close()
