"""A match on a server: the session of one seat, over messages."""

from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex
from typing import Any, NamedTuple, Protocol

from msgspec import UNSET

from turnwright.cli.errors import Exit, UserError, shortened
from turnwright.cli.terminal.questions import in_words
from turnwright.cli.terminal.remote.offers import RemoteOffers, decode_message
from turnwright.cli.terminal.remote.server_thread import Arrived, ConnectionLost
from turnwright.cli.terminal.session import (
    Awaited,
    Hint,
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
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import SPECTATOR, Turns
from turnwright.kernel.match import UNDO_QUESTION
from turnwright.kernel.records import PERSON, Message, Outcome, Rolled
from turnwright.kernel.turn_schema import RollDetail
from turnwright.protocol import messages as protocol
from turnwright.story.catalogue import Catalogue
from turnwright.story.narrator import is_tick
from turnwright.story.readings import Memory, Reading

NO = "no"  # the last answer of a question that can be declined
LONGEST_LOG = 200
LONGEST_REASON = 200  # characters of a server's text
LONG = 4  # polls without an answer before the player is notified
STRANGE = ("wrong-protocol", "the server sent an unexpected answer")
MEANWHILE = ("who", "say")  # shortcuts that need no answer from the server
HELP_MEANWHILE = ("ui-help-quit-there", "ui-help-who", "ui-help-say")
# Help texts that differ because the server keeps the match.
THERE = {
    "help-log": "ui-help-log-there",
    "help-why": "ui-help-why-there",
    "help-save": "ui-help-save-there",
    "help-quit": "ui-help-quit-there",
}


class ServerConnection(Protocol):
    """The connection to the server."""

    url: str
    match: str
    ended: bool

    def ask(self, message: Any, meanwhile: Callable[[], None]) -> protocol.FromServer:
        """Send a request and wait for the answer; raises `ClientError`."""

    def throw(self, request: str, entropy: str, meanwhile: Callable[[], None]) -> protocol.FromServer:
        """Throw the dice of a request; raises `ClientError`, or `Forged` if the proof does not match."""

    def hand(self) -> ThrowVerifier:
        """The verifier of the seat's dice."""

    def tell(self, message: protocol.FromClient) -> None:
        """Send a message that has no answer."""

    def view(self, ask: protocol.Ask, meanwhile: Callable[[], None]) -> Any:
        """Request the view."""

    def received(self) -> list[Arrived]:
        """The messages that have arrived since the last call."""

    def wait(self) -> list[Arrived]:
        """The next messages, or none after a short while."""

    def close(self) -> None:
        """Close the connection."""


class FetchedJournal(NamedTuple):
    """The journal of a finished match, fetched from the server: its local name, and its lines."""

    name: str
    lines: Sequence[bytes]


class Refusal(Rejected):
    """A refusal by the server, with a translatable reason and a suggestion."""

    def __init__(self, refused: protocol.Refused) -> None:
        super().__init__(refused.code, refused.reason, refused.field, refused.legal)
        self.message = None if refused.message is None else decode_message(refused.message)
        self.suggestion: Any = None if refused.suggestion is UNSET else refused.suggestion
        self.voice = refused.voice


def ended_error(error: ClientError, words: Catalogue) -> UserError:
    """The error to show when the server ends the session."""
    # If the server closed without a message, only the close code is known.
    known = "ui-ending-gone" if error.code.isdecimal() else f"ui-ending-{error.code}"
    sentence = words.say(known) if words.has(known) else _sentence(shortened(error.reason, LONGEST_REASON))
    return UserError(sentence, code=Exit.FAILED)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _is_whole(answer: protocol.Answered, about: str) -> bool:
    # Whether the answer has the fields that the question needs.
    if about == "read":
        return answer.reading is not UNSET
    if about in ("foresee", "understand"):
        return answer.command is not UNSET
    return about not in ("options", "find") or (
        len(answer.places) == len(answer.commands) == len(answer.labels)
    )


def _only_ticks(update: protocol.Update) -> bool:
    return update.seat < 0 and all(is_tick(event) for event in update.events)


class RemoteSession:
    """A seat of a match on a server, or a spectator."""

    is_remote = True

    def __init__(
        self,
        wire: ServerConnection,
        welcome: protocol.Welcome,
        texts: Text,
        say: Callable[[str], None],
        return_command: str,
        fetch_journal: "Callable[[], FetchedJournal | None]" = lambda: None,
        typed: "Callable[[], str | None] | None" = None,
    ) -> None:
        self.number = welcome.number
        self.outcome: Outcome | None = welcome.outcome
        self.people: Sequence[int] = () if welcome.seat < 0 else (welcome.seat,)
        self.seat = welcome.seat
        self._connection = wire
        self._texts = texts
        self._say = say
        self._return_command = return_command
        self._fetch_journal = fetch_journal
        self._typed = typed  # reads the keyboard while an answer is awaited
        self._polls = 0
        self._foreign_input = welcome.number  # the last input that was not this seat's
        self._welcome = welcome
        self._seats = welcome.seats
        self._paused = False  # announced only after everyone present is counted
        self._welcomed = False
        self._read_only = False
        self._held: list[Arrived] = []
        self._words: dict[str, list[str]] = {}  # narration of updates still to come, by number
        self._said: dict[str, str] = {}  # and what the narrator says about them
        self._news: list[NewsItem] = []
        self._rolls: list[Rolled] = []
        self._thrown: dict[str, tuple[str, Sequence[int]]] = {}  # dice whose update is still to come
        self._answering = False
        self._waits: tuple[protocol.Due, ...] = ()
        self._now = welcome.now
        self._awaited: list[int] = []
        self._undoing = False  # an undo by this person is under way
        self._undo_open = False  # other people have not all answered
        self._view: tuple[int, Any] | None = None
        self._offers: tuple[int, RemoteOffers] | None = None

    # Seats to act.

    def waits(self) -> list[Awaited]:
        """The pending entries of the seat."""
        mine = [due for due in self._waits if due.seat == self.seat and not self._read_only]
        return [Awaited(due.seat, due.request) for due in mine if due.request or due.options]

    def asked(self, awaited: Awaited) -> QuestionData:
        """The question to the seat."""
        due = next(due for due in self._waits if due.request == awaited.request and due.seat == self.seat)
        seconds = -1 if due.deadline < 0 else max(0, -(-(due.deadline - self._now) // 1000))
        words = "" if due.asked is None else self._texts.message(decode_message(due.asked))
        if due.formula:
            return QuestionData(due.seat, due.request, words, (), due.formula, fair=True, seconds=seconds)
        if due.asked is not None and due.asked.id == UNDO_QUESTION:
            return self._texts.undo_question(due.seat, due.request)
        declines = bool(due.choices) and NO in (due.choices[-1].id, due.choices[-1].args.get("text"))
        choices = tuple(self.texts_of(due.choices))
        return QuestionData(due.seat, due.request, words, choices, declines=declines, seconds=seconds)

    def offers(self, seat: int) -> RemoteOffers:
        """The options of the seat, cached until the position changes."""
        seat = SPECTATOR if self._read_only else seat
        if self._offers is None or self._offers[0] != self.number or self._offers[1].seat != seat:
            self._offers = (self.number, RemoteOffers(self.ask, self.texts_of, seat, self._unit_in_view))
        return self._offers[1]

    def _unit_in_view(self, unit: str) -> Message | None:
        return self._texts.played.presenter.name_in_view(self.view(self.seat), unit)

    def settled(self) -> bool:
        """Whether no question about the last command is open."""
        return not self._undo_open and not any(due.request for due in self._waits)

    def may_go_on(self, seat: int) -> bool:
        """False: the server waits only for the seat whose turn it is."""
        return False

    def go_on(self) -> None:
        """Nothing: the server moves the bots."""

    # Bots and time.

    def move_others(self) -> bool:
        """False: the server moves the bots."""
        return False

    def waits_for_remote_players(self) -> bool:
        """Whether the match waits for another person."""
        return self._read_only or (bool(self.people) and bool(self._other_people()))

    def _other_people(self) -> list[int]:
        if self._read_only:
            return []  # no seat can act
        people = {info.seat for info in self._seats if info.held_by == PERSON}
        return [due.seat for due in self._waits if due.seat in people and due.seat != self.seat]

    def seconds_until_due(self) -> float | None:
        """None: the server sends an update when something happens."""
        return None

    def wait_for_event(self) -> None:
        """Wait for the next message."""
        if not self._held:
            self._held.extend(self._connection.wait())

    def poll(self) -> bool:
        """Process the messages that have arrived; False if there were none."""
        came = [*self._held, *self._connection.received()]
        self._held = []
        for message in came:
            self._handle(message)
        return bool(came)

    def sync_clock(self) -> bool:
        """Process the messages that have arrived, before a command is sent."""
        return self.poll()

    # Input.

    def turn_id(self, seat: int) -> str:
        """The last input that was not this seat's; in a game without turns, the last input."""
        has_turns = type(self._texts.played.turns).id_of is not Turns.id_of
        return str(self._foreign_input if has_turns else self.number)

    def submit(self, seat: int, command: Any) -> None:
        """Submit a command."""
        self._undo_open = False
        self._do(protocol.Command(token_hex(8), self.number, command))

    def answer(self, asked: QuestionData, value: Any) -> None:
        """Answer a question, or throw dice."""
        if asked.fair:
            self._throw(asked, value)
            return
        self._undoing, self._answering = asked.about_undo, True
        try:
            self._do(protocol.Choose(token_hex(8), self.number, asked.id, value))
        finally:
            self._undoing = self._answering = False

    def undo(self, seat: int) -> None:
        """Undo the last choice."""
        self._undoing = self._undo_open = True
        try:
            self._do(protocol.Undo(token_hex(8), self.number))
        finally:
            self._undoing = False

    def understand(self, seat: int, text: str) -> Any:
        """Parse typed text into a command."""
        answer = self._answered("understand", text=text)
        self.offers(seat).note(answer)
        return answer.command

    def read(self, seat: int, text: str, memory: Memory) -> Reading:
        """The server's reading of a typed sentence."""
        reading = self._answered("read", text=text, memory=memory).reading
        assert reading is not UNSET  # or the answer would not be whole
        return reading

    def may_be_legal(self, seat: int, command: Any) -> bool:
        """True: the server decides."""
        return True

    def suggest(self, seat: int, command: Any, refused: Rejected) -> Any:
        """The suggestion of the server."""
        return refused.suggestion if isinstance(refused, Refusal) else None

    def refusal(self, refused: Rejected) -> str:
        """Why a command is not possible."""
        return self._texts.explained(refused, refused.message if isinstance(refused, Refusal) else None)

    def frustration(self, seat: int, refused: Rejected) -> str:
        """The remark of the server's narrator on a command that is not possible."""
        return refused.voice if isinstance(refused, Refusal) else ""

    @property
    def shortcuts(self) -> Mapping[str, Shortcut]:
        """Shortcuts for a match with other people."""
        shortcuts = {"who": Shortcut("ui-help-who", self._who)}
        if self.seat >= 0:
            shortcuts["say"] = Shortcut("ui-help-say", self._chat)
            shortcuts["clock"] = Shortcut("ui-help-clock", self._clock)
        return shortcuts

    @property
    def help_overrides(self) -> Mapping[str, str]:
        """Help texts that differ because the server keeps the match."""
        return {each: self._texts.say(there, count=LONGEST_LOG) for each, there in THERE.items()}

    def _do(self, message: Any) -> protocol.FromServer:
        # Process the updates that the command caused, which arrive before its answer.
        try:
            return self._ask(message)
        finally:
            self.poll()

    def ask(self, about: Any, **details: Any) -> protocol.Answered:
        """Query the position; raises `Unanswered`."""
        try:
            return self._answered(about, **details)
        except Rejected as refused:
            raise Unanswered(self.refusal(refused)) from None

    def _answered(self, about: Any, **details: Any) -> protocol.Answered:
        answer = self._ask(protocol.Ask(token_hex(8), about, **details))
        if not isinstance(answer, protocol.Answered) or not _is_whole(answer, about):
            raise self._ending(ClientError(*STRANGE))
        return answer

    def _ask(self, message: Any) -> protocol.FromServer:
        try:
            return self._connection.ask(message, self._polling())
        except ClientError as error:
            raise self._error(error) from None

    def _error(self, error: ClientError) -> Exception:
        if error.refused is not None:
            return TooLate() if error.code == "stale" else Refusal(error.refused)
        if self._connection.ended:
            return self._ending(error)
        return Rejected(error.code, self._reason(error.code, error.reason))

    def _ending(self, error: ClientError) -> UserError:
        return ended_error(error, self._texts.own)

    def _reason(self, code: str, reason: str) -> str:
        # Known refusals are translated; others are shown as the server words them.
        known = f"ui-refused-{code}"
        return self._texts.say(known) if self._texts.own.has(known) else shortened(reason, LONGEST_REASON)

    def _as_unanswered(self, error: ClientError) -> Exception:
        problem = self._error(error)
        return Unanswered(self.refusal(problem)) if isinstance(problem, Rejected) else problem

    # While an answer is awaited.

    def _polling(self) -> Callable[[], None]:
        self._polls = 0
        return self._meanwhile

    def _meanwhile(self) -> None:
        # Report a lost connection at once, and keep all other messages for later.
        for message in self._connection.received():
            if isinstance(message, ConnectionLost):
                self._say(self._texts.say("ui-lost"))
            else:
                self._held.append(message)
        self._polls += 1
        if self._typed is None or self._polls < LONG:
            return
        if self._polls == LONG:
            self._say(self._texts.say("ui-unanswered"))
        while (text := self._typed()) is not None:
            self._run_meanwhile(text.strip())

    def _run_meanwhile(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        order = self.shortcuts.get(word.lower()) if word.lower() in MEANWHILE else None
        if word.lower() in QUIT:
            raise Leave
        if order is not None:
            lines = order.run_line(rest.strip())
        else:
            shown = HELP_MEANWHILE if text.lower() in ("?", "help") else ("ui-not-meanwhile",)
            lines = [self._texts.say(each) for each in shown]
        for line in lines:
            self._say(line)

    # Dice.

    def _throw(self, asked: QuestionData, entropy: str) -> None:
        try:
            self._connection.throw(asked.id, entropy, self._polling())
        except Forged as forged:
            self._on_forgery(forged)
        except ClientError as error:
            if error.code in COUNTED:
                raise TooLate from None  # the time was up, and the server threw the dice
            raise self._error(error) from None
        finally:
            self.poll()
        # The result of the throw arrives in an update of its own.
        meanwhile = self._polling()
        while any(due.request == asked.id for due in self._waits) and self.outcome is None:
            self.wait_for_event()
            meanwhile()
            self.poll()

    def _on_forgery(self, forged: Forged) -> None:
        self._add_notice("ui-cheated", how=forged.how if isinstance(forged, ProofMismatch) else "")

    # Messages from the server.

    def _handle(self, message: Arrived) -> None:
        match message:
            case ClientError():
                raise self._ending(message)
            case ConnectionLost():
                self._add_notice("ui-lost")
            case Forged():
                self._on_forgery(message)
            case protocol.Welcome():
                self._on_welcome(message)
            case protocol.Update():
                self._update(message)
            case protocol.Reveal():
                self._on_reveal(message)
            case protocol.Narration():
                self._hear(message)
            case protocol.Presence():
                self._on_presence(message.seats, message.paused)
            case protocol.Chatted():
                self._add_notice("ui-chat", who=self._name(message.seat, message.player), words=message.text)
            case protocol.TimeWarning():
                self._on_time_warning(message)
            case protocol.Over(outcome=outcome):
                self.outcome = outcome
            case protocol.Trouble():
                self._on_trouble(message)

    def _hear(self, message: protocol.Narration) -> None:
        if message.text:
            self._words[message.id] = message.text.split("\n")
            self._said[message.id] = message.voice
        elif message.voice:  # a model speaks after the update
            self._news.append(NewsItem(voice=message.voice))

    def _on_time_warning(self, warning: protocol.TimeWarning) -> None:
        mine = warning.seat == self.seat
        if warning.left > 0 and mine:
            self._add_notice("ui-time-low", seconds=-(-warning.left // 1000))
        elif warning.left == 0:
            self._add_notice("ui-time-up" if mine else "ui-time-up-other", who=self._name(warning.seat, ""))

    def _on_trouble(self, trouble: protocol.Trouble) -> None:
        known = f"ui-trouble-{trouble.code}"
        if trouble.code == ROLLBACK:
            self._forget_position()
            self._add_notice("ui-rollback")
        elif self._texts.own.has(known):
            self._add_notice(known)
        elif not trouble.closing:  # otherwise it is reported when the connection closes
            self._add_notice("ui-trouble", reason=self._reason(trouble.code, trouble.reason))

    def _update(self, update: protocol.Update) -> None:
        self._read_only = (
            self._read_only and update.number <= self.number
        )  # a new input shows that the match goes on
        self.number = max(self.number, update.number)
        if update.seat != self.seat:
            self._foreign_input = update.number
        before, self._waits, self._now = self._waits, update.waits, update.now
        start = len(self._rolls)
        self._rolls.extend(update.rolls)
        # After a lost connection an input may be narrated again; count its narration once.
        words, voice = self._words.pop(str(update.number), []), self._said.pop(str(update.number), "")
        self._words.clear()
        self._said.clear()
        telling = bool(words) and not _only_ticks(update)
        self._news.append(NewsItem(words, range(start, len(self._rolls)), telling, voice=voice))
        if update.undone >= 0:
            self._undo_open = False
            if not self._undoing:
                self._news.append(NewsItem([self._texts.say("undo-done")], telling=True))
        self._show_own_dice(update)
        self._show_automatic_answer(update, before)

    def _on_reveal(self, reveal: protocol.Reveal) -> None:
        # The result comes with the update, which may take long if others throw too.
        due = next((due for due in self._waits if due.request == reveal.request), None)
        if due is None or due.seat != self.seat:
            return
        if not reveal.client_seed:
            self._add_notice("ui-threw-for-you")
        self._thrown[due.request] = due.formula, reveal.faces

    def _show_own_dice(self, update: protocol.Update) -> None:
        # Show players their own dice even if the roll is announced later or never.
        told = [roll.faces for roll in update.rolls if roll.seat == self.seat]
        for request in self._thrown.keys() - {due.request for due in update.waits}:
            formula, faces = self._thrown.pop(request)
            if faces not in told:
                self._add_notice("ui-thrown", formula=in_words(formula, self._texts), faces=list(faces))

    def _show_automatic_answer(self, update: protocol.Update, before: Sequence[protocol.Due]) -> None:
        mine = {due.request for due in before if due.seat == self.seat and due.choices and due.deadline >= 0}
        answered = bool(mine - {due.request for due in update.waits})
        if answered and update.kind == "answer" and update.seat == self.seat and not self._answering:
            self._add_notice("ui-chose-for-you")

    def _on_welcome(self, welcome: protocol.Welcome) -> None:
        # The first welcome was handled before; a later one means that the connection is back.
        if self._welcomed:
            self._add_notice("ui-back")
        self._welcomed = True
        self.outcome = welcome.outcome
        if welcome.fresh:  # the state known before is void, and may be ahead of the server's
            self._forget_position()
            self._thrown.clear()
            self.number = welcome.number
            self._news.append(NewsItem(redraw=True))
        self._close(welcome.read_only)
        self._on_presence(welcome.seats, self._paused)

    def _forget_position(self) -> None:
        self._view, self._offers = None, None

    def _close(self, read_only: bool) -> None:
        if read_only and not self._read_only:
            self._add_notice("ui-read-only")
        self._read_only = read_only

    def _on_presence(self, seats: Sequence[protocol.SeatInfo], paused: bool) -> None:
        before = {info.seat: info.present for info in self._seats}
        for info in seats:
            if info.seat != self.seat and info.held_by == PERSON and info.present != before.get(info.seat):
                self._add_notice(
                    "ui-came" if info.present else "ui-left", who=self._name(info.seat, info.player)
                )
        if paused != self._paused:
            self._add_notice("ui-clock-held" if paused else "ui-clock-runs")
        self._seats, self._paused = tuple(seats), paused

    def _add_notice(self, message_id: str, **args: object) -> None:
        self._news.append(NewsItem([self._texts.say(message_id, **args)], aside=True))

    def _name(self, seat: int, player: str) -> str:
        name = self._texts.seat(seat)
        nameless = player in ("", *(info.name for info in self._seats if info.seat == seat))
        return name if nameless else self._texts.say("ui-player-at", player=player, seat=name)

    def texts_of(self, messages: Sequence[Message]) -> list[str]:
        """Messages of the game as text."""
        return [self._texts.message(decode_message(message)) for message in messages]

    # Output.

    def news(self, viewer: int, ticks: Sequence[int]) -> list[NewsItem]:
        """The news; the server decides which seconds to announce."""
        fresh, self._news = self._news, []
        return fresh + self._waiting_notice()

    def _waiting_notice(self) -> list[NewsItem]:
        # Announce once which other people the match waits for.
        awaited = [] if self.waits() or self.outcome is not None else self._other_people()
        if awaited == self._awaited:
            return []
        self._awaited = awaited
        players = {info.seat: info.player for info in self._seats}
        seats = [self._name(seat, players.get(seat, "")) for seat in awaited]
        return [NewsItem([self._texts.say("ui-waiting", seats=seats)], aside=True)] if seats else []

    def view(self, seat: int) -> Any:
        """The view of the seat."""
        if self._view is None or self._view[0] != self.number:
            polling = self._polling()

            def meanwhile() -> None:
                polling()
                if any(isinstance(message, protocol.Over) for message in self._held):
                    raise TooLate  # the match is over, and a server may leave the question unanswered

            try:
                view = self._connection.view(protocol.Ask(token_hex(8), "view"), meanwhile)
            except ClientError as error:
                raise self._as_unanswered(error) from None
            self._check_view(view)
            self._view = (self.number, view)
        return self._view[1]

    def fixed(self, seat: int) -> dict[str, Any]:
        """Nothing: a server tells it only to screens that follow by patches."""
        return {}

    def _check_view(self, view: Any) -> None:
        # Only the game can validate a view: one that cannot be drawn ends the session.
        try:
            self._texts.played.presenter.draw(view)
        except Exception as error:
            raise self._ending(ClientError(*STRANGE)) from error

    def log(self, seat: int) -> list[str]:
        """The last sentences that the seat has heard."""
        return list(self.ask("log", count=LONGEST_LOG).texts)

    def roll(self, number: int) -> Rolled:
        """A roll by its number, from 0."""
        return self._rolls[number]

    def roll_detail(self, number: int) -> RollDetail | None:
        """Nothing: the server narrates the events of a roll, but does not send them."""
        return None

    def roll_result(self, number: int) -> str:
        """Nothing, for the same reason."""
        return ""

    def seen_rolls(self, seat: int) -> Sequence[int]:
        """The numbers of the rolls since the person joined."""
        return range(len(self._rolls))

    def hint(self, seat: int) -> Hint | None:
        """Nothing: a server gives no hints."""
        return None

    def hint_answer(self, asked: QuestionData) -> int | None:
        """Nothing: a server gives no hints."""
        return None

    # Other players.

    def _chat(self, words: str) -> list[str]:
        if not words:
            return [self._texts.say("ui-help-say")]
        self._connection.tell(protocol.Chat(token_hex(8), words[: protocol.LONGEST_CHAT]))
        return []

    def _clock(self, _: str) -> list[str]:
        try:
            self._do(protocol.Pause(token_hex(8), not self._paused))
        except Rejected as refused:
            return [self._texts.say("ui-refused", reason=self.refusal(refused))]
        return []

    def _who(self, _: str) -> list[str]:
        return [self._about(info) for info in self._seats]

    def _about(self, info: protocol.SeatInfo) -> str:
        name = self._texts.seat(info.seat)
        if info.held_by != PERSON:
            return self._texts.say("ui-seat-bot", seat=name, bot=self._texts.bot(info.held_by))
        there = "yes" if info.present or info.seat == self.seat else "no"
        player = "none" if info.player in ("", info.name) else info.player
        return self._texts.say("ui-seat-player", seat=name, player=player, there=there)

    # Start and end.

    def welcome(self) -> list[str]:
        """The seats, and which one is yours."""
        mine = self._texts.seat(self.seat)
        came = "ui-you-watch" if self.seat < 0 else "ui-you-are"
        return [
            *self._who(""),
            self._texts.say(came, seat=mine, match=self._connection.match),
            *self._commitment_notice(),
        ]

    def _commitment_notice(self) -> list[str]:
        # Show the commitment when it is first received; it cannot change afterwards.
        hand = self._connection.hand()
        if not hand.newly_committed:
            return []
        return [self._texts.say("ui-anchor", anchor=hand.anchor, file=str(hand.evidence.path or ""))]

    def save_copy(self, where: str) -> str:
        """The server saves the match."""
        return self._texts.say("ui-kept-there")

    def how_to_replay(self) -> HowToReturn:
        """With its journal, fetched from the server if possible."""
        brought = self._fetch_journal()
        if brought is not None:
            self._verify_journal(brought.lines)
            return HowToReturn(self._texts.say("ui-watch-again"), f"turnwright replay {brought.name}")
        return HowToReturn(
            self._texts.say("ui-journal-there"),
            f"{self._connection.url}/matches/{self._connection.match}/journal",
        )

    def _verify_journal(self, lines: Sequence[bytes]) -> None:
        # Verify the journal against everything that was committed, contributed and revealed.
        seen = self._connection.hand().evidence
        if seen.commitment is None:
            return
        proven = check_journal(lines, evidence=[seen])
        if not proven.valid:
            self._say(self._texts.say("ui-unproven", how=proven.how, line=str(proven.line)))
        elif proven.confirmed:
            self._say(self._texts.say("ui-proven", count=proven.confirmed[self.seat]))
        if proven.valid and proven.late:
            self._say(self._texts.say("ui-unheard", count=len(proven.late)))

    def how_to_resume(self) -> HowToReturn:
        """With the same command."""
        return HowToReturn(self._texts.say("ui-how-to-come-back"), self._return_command)

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()
