"""A match on this machine, with its rules, bots, clock and journal."""

import shlex
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import sleep
from typing import Any

from turnwright.agents import agent
from turnwright.cli.errors import UserError
from turnwright.cli.terminal.clock import Clock
from turnwright.cli.terminal.output.thinking import Patience, Thought
from turnwright.cli.terminal.saves import Save
from turnwright.cli.terminal.session import (
    Awaited,
    Hint,
    HowToReturn,
    NewsItem,
    Offers,
    QuestionData,
    Shortcut,
)
from turnwright.cli.terminal.text import Text
from turnwright.gamekit.parsing import folded
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import GameFault, Rejected
from turnwright.kernel.game import Game, offers, preview_command
from turnwright.kernel.match import UNDO_QUESTION, Match
from turnwright.kernel.presenter import Presenter
from turnwright.kernel.records import (
    PERSON,
    ChoiceRequest,
    Message,
    Outcome,
    Request,
    Rolled,
    RollRequest,
    Topic,
)
from turnwright.kernel.turn_schema import Preview, RollDetail, Turn
from turnwright.story.history import History
from turnwright.story.narration.voice import Voice
from turnwright.story.reader import read
from turnwright.story.readings import Memory, Reading

MOST_SEARCHED = 5000
HINTS = "heuristic"  # the bot that gives hints
HINT_SEED = 0  # the same hint for the same position
NO = "no"  # the last answer of a question that can be declined


class LocalOffers(Offers):
    """The options of a seat, straight from the rules."""

    def __init__(self, match: Match, seat: int, texts: Text) -> None:
        self.seat = seat
        self._match = match
        self._texts = texts
        self._options = offers(match.game, match.state, seat)

    def count(self) -> int:
        return self._options.count()

    def command(self, place: int) -> Any:
        return self._options.command(place)

    def labels(self, places: Sequence[int]) -> list[str]:
        return [self.label_of(self._options.command(place)) for place in places]

    def label_of(self, command: Any) -> str:
        return self._texts.message(self._match.game.presenter.label(self._match.state, self.seat, command))

    def place_of(self, command: Any) -> int:
        return self._options.index(command)

    def topics(self) -> list[Topic]:
        return list(self._match.game.presenter.headings(self._match.state, self.seat, self._options))

    def find(self, words: str, most: int) -> tuple[int, list[int]]:
        wanted = folded(words)
        labels = self.labels(range(min(self.count(), MOST_SEARCHED)))
        found = [place for place, label in enumerate(labels) if wanted in folded(label)]
        return len(found), found[:most]

    def foresee(self, command: Any) -> list[str]:
        lines = self._match.game.presenter.foresee(self._match.state, self.seat, command)
        return [self._texts.message(line) for line in lines]

    def turn(self) -> Turn:
        return self._match.game.presenter.turn(self._match.state, self.seat, self._options)

    def preview(self, command: Any) -> Preview:
        return preview_command(self._match.game, self._match.state, self.seat, command, self._options)

    def unit_name(self, unit: str) -> str:
        presenter = self._match.game.presenter
        named = self.text(presenter.unit_name(self._match.scenario, unit))
        # What a scenario has no name for, such as a fleet, may have one in the view: `f1`.
        shown = presenter.name_in_view(self._match.view(self.seat), unit) if named == unit else None
        return named if shown is None else self.text(shown)

    def text(self, message: Message) -> str:
        return self._texts.message(message)


class LocalSession:
    """A match on this machine; several people may share the terminal."""

    is_remote = False

    def __init__(self, match: Match, save: Save, history: History, texts: Text) -> None:
        self.match = match
        self.save = save
        self.clock = Clock(int(match.now))
        self.patience: Patience | None = None  # how to wait for bots; without it, they think in this thread
        self.people: Sequence[int] = match.people
        self.shortcuts: Mapping[str, Shortcut] = {}
        self.help_overrides: Mapping[str, str] = {}
        self._history = history
        self._texts = texts
        self._private_messages: dict[int, list[str]] = {seat: [] for seat in match.people}
        self._voices: dict[int, Voice] = {}  # by viewer
        self._refused = 0
        self._passed = -1  # the input after which the master let the others go on

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, or None while the match goes on."""
        return self.match.outcome

    # Seats to act.

    def waits(self) -> list[Awaited]:
        """Open requests, or the seats whose turn it is."""
        if found := [Awaited(seat, request.id) for seat, request in self._requests()]:
            return found
        if self._master_is_asked():
            return [Awaited(self.match.game.master.seat)]
        due = [pending.seat for pending in self.match.pending() if pending.request is None]
        waited = [Awaited(seat) for seat in due if self.offers(seat).count()]
        return waited or self._idle()

    def _idle(self) -> list[Awaited]:
        # No seat has to act and no clock runs: a person may have stopped it.
        if self.outcome is not None or self._due() >= 0 or self._bots_turn():
            return []
        idle = [Awaited(seat) for seat in self.people if self.offers(seat).count()]
        if not idle:
            raise GameFault(f"{self.match.game.name} is stuck: no seat can act, and no timed event is due")
        return idle

    def _requests(self) -> Iterator[tuple[int, Request]]:
        for pending in self.match.pending():
            if pending.request is not None:
                yield pending.seat, pending.request

    def asked(self, awaited: Awaited) -> QuestionData:
        """The question to a seat."""
        request = next(request for _, request in self._requests() if request.id == awaited.request)
        if isinstance(request, RollRequest):
            reason = self._texts.question(self.match.state, request) if request.reason else ""
            return QuestionData(request.seat, request.id, reason, formula=request.formula)
        if request.question == UNDO_QUESTION:
            return self._texts.undo_question(request.seat, request.id)
        return self._choice(request)

    def _choice(self, request: ChoiceRequest) -> QuestionData:
        state = self.match.state
        places = range(len(request.choices))
        choices = tuple(self._texts.choice(state, request, place) for place in places)
        words = self._texts.question(state, request)
        return QuestionData(request.seat, request.id, words, choices, declines=request.choices[-1] == NO)

    def offers(self, seat: int) -> LocalOffers:
        """The options of a seat."""
        return LocalOffers(self.match, seat, self._texts)

    def settled(self) -> bool:
        """Whether no command waits for an answer."""
        return self.match.running is None

    # The game master, who may act before a bot does.

    def may_go_on(self, seat: int) -> bool:
        """Whether this seat is asked only because it may act before a bot does."""
        return seat == self.match.game.master.seat and self._master_is_asked()

    def go_on(self) -> None:
        """Let the bot act."""
        self._passed = int(self.match.number)

    def _master_is_asked(self) -> bool:
        match = self.match
        if match.game.master.seat not in self.people or int(match.number) == self._passed:
            return False
        return self._bots_turn() and bool(match.game.master.pauses(match.state))

    # Bots and time.

    def move_others(self) -> bool:
        """Let a bot move, or time pass if no people play; False if a person has to act."""
        if self.match.react() is not None:
            return True
        if self._master_is_asked():
            return False
        if self._bots_turn():
            if self.people:
                self.sync_clock()
            return self.outcome is not None or self._act()
        if self.people or self._due() < 0:
            return False
        self.match.elapse(self._due())  # without people, time need not be real
        return True

    def _bots_turn(self) -> bool:
        return self._bot_to_act() >= 0

    def _bot_to_act(self) -> int:
        match = self.match
        if match.running is None and match.outcome is None:
            for seat in match.game.to_act(match.state):
                if match.policies[seat] is not None:
                    return int(seat)
        return -1

    def _act(self) -> bool:
        seat = self._bot_to_act()
        policy = self.match.policies[seat]
        if self.patience is None or policy is None:
            return self.match.act() is not None
        thought = Thought(self.match, seat, policy)
        self.patience.wait(thought, seat)
        self.match.submit(seat, thought.command())
        return True

    def waits_for_remote_players(self) -> bool:
        """Return False: all people play here."""
        return False

    def seconds_until_due(self) -> float | None:
        """Seconds until the next timed event."""
        due = self._due()
        return None if due < 0 else self.clock.until(due)

    def wait_for_event(self) -> None:
        """Sleep until the next timed event."""
        sleep(self.clock.until(self._due()))

    def poll(self) -> bool:
        """Let time pass if a timed event is due; False if none is."""
        due, now = self._due(), self.clock.now()
        if not 0 <= due <= now:
            return False
        self.match.elapse(now)
        return True

    def sync_clock(self) -> bool:
        """Tell a game with clocks the time before a command; False if nothing changed."""
        timed = type(self.match.game).elapse is not Game.elapse
        now = self.clock.now()
        if not timed or self.match.running is not None or now <= self.match.now:
            return False
        self.match.elapse(now)
        return True

    def _due(self) -> int:
        if self.match.running is None:
            return int(self.match.game.next_due(self.match.state))
        deadlines = [pending.deadline for pending in self.match.pending() if pending.deadline >= 0]
        return min(deadlines, default=-1)

    def turn_id(self, seat: int) -> str:
        """The game's own; in a game without one, every input ends a turn."""
        return str(self.match.game.turns.id_of(self.match.state, seat)) or str(self.match.number)

    # Input.

    def submit(self, seat: int, command: Any) -> None:
        """Submit a command."""
        self.match.submit(seat, command)

    def answer(self, asked: QuestionData, value: Any) -> None:
        """Answer a question."""
        self.match.answer(asked.seat, asked.id, value)

    def undo(self, seat: int) -> None:
        """Undo the last choice."""
        self.match.undo(seat)

    def understand(self, seat: int, text: str) -> Any:
        """Parse typed text into a command."""
        return self.match.game.presenter.understand(self.match.state, seat, text, self._texts.message)

    def read(self, seat: int, text: str, memory: Memory) -> Reading:
        """The reading of a typed sentence, in the language of the game's texts or of the client."""
        match, own = self.match, self._texts.lang
        found = read(match.game, match.state, seat, text, self._texts.catalogue.lang, memory)
        if found.kind in ("act", "route") or found.choices or own == self._texts.catalogue.lang:
            return found
        other = read(match.game, match.state, seat, text, own, memory)
        return other if other.kind in ("act", "route") or other.choices else found

    def may_be_legal(self, seat: int, command: Any) -> bool:
        """A command that is not listed may be legal if the game parses text itself."""
        own = type(self.match.game.presenter).understand is not Presenter.understand
        return own or self.offers(seat).place_of(command) >= 0

    def suggest(self, seat: int, command: Any, refused: Rejected) -> Any:
        """A legal command that is close to a refused one."""
        return self.match.game.presenter.suggest(self.match.state, seat, command, refused)

    def refusal(self, refused: Rejected) -> str:
        """Why a command is not possible."""
        return self._texts.refusal(refused, self.match.state)

    # Output.

    def news(self, viewer: int, ticks: Sequence[int]) -> Iterator[NewsItem]:
        """The news for the viewer; messages to other people wait until they look."""
        history = self._history
        for place in history.add_all(self.save.news()):
            telling = bool(history.sentences(place, viewer))
            self._keep_private_messages(place, viewer)
            yield NewsItem(
                history.sentences(place, viewer, ticks),
                history.visible_rolls(place, viewer),
                telling,
                voice=self._voice_text(place, viewer) if telling else "",
            )

    def _voice_text(self, place: int, viewer: int) -> str:
        match, line = self.match, self._history.lines[place]
        standing = None
        if match.running is None and line.n == int(match.number):
            standing = match.game.presenter.standing(match.state)
        return self._voice(viewer, place).speak(line, standing)

    def _voice(self, viewer: int, heard: int) -> Voice:
        # One that comes later, as after a save was opened, first hears what has happened before.
        if viewer not in self._voices:
            voice = self._voices[viewer] = Voice(self._history.narrator, viewer, self.match.header.seed)
            for line in self._history.lines[:heard]:
                voice.speak(line)
        return self._voices[viewer]

    def frustration(self, seat: int, refused: Rejected) -> str:
        """The narrator's remark on a command that is not possible."""
        self._refused += 1
        return self._voice(seat, len(self._history.lines)).refused(self._refused)

    def _keep_private_messages(self, place: int, viewer: int) -> None:
        heard = self._history.sentences(place, viewer)
        for seat, kept in self._private_messages.items():
            if seat != viewer:
                kept.extend(s for s in self._history.sentences(place, seat) if s not in heard)

    def private_messages(self, seat: int) -> list[str]:
        """Messages to a seat while others looked at the screen, each returned once."""
        kept, self._private_messages[seat] = self._private_messages[seat], []
        return kept

    def has_secrets(self, seat: int) -> bool:
        """Whether the seat has anything that others at this terminal may not see."""
        others = [other for other in self.people if other != seat]
        views = [self.match.view(other) for other in others]
        return bool(self._private_messages[seat]) or any(view != self.match.view(seat) for view in views)

    def view(self, seat: int) -> Any:
        """The view of a seat."""
        return self.match.view_midway(seat)

    def fixed(self, seat: int) -> dict[str, Any]:
        """The data that never change, from the rules."""
        return dict(self.match.game.presenter.fixed(self.match.state, seat))

    def log(self, seat: int) -> list[str]:
        """Everything that a seat has heard, without undone inputs."""
        return list(self._history.all_sentences(seat))

    def roll(self, number: int) -> Rolled:
        """A roll by its number, from 0."""
        return self._history.rolls[number]

    def roll_detail(self, number: int) -> RollDetail | None:
        """The parts of a roll, from the events of its input."""
        line, first = self._history.input_of_roll(number)
        details = self.match.game.presenter.roll_details(self.match.scenario, line.events, line.rolls)
        return details[number - first] if details else None

    def roll_result(self, number: int) -> str:
        """The result of a roll: the sentence of the event that it belongs to."""
        line, _ = self._history.input_of_roll(number)
        detail = self.roll_detail(number)
        if detail is None or detail.event < 0:
            return ""
        return self._history.narrator.sentence(line, detail.event)

    def seen_rolls(self, seat: int) -> list[int]:
        """The numbers of the rolls that a seat may see."""
        return self._history.seen_rolls(seat)

    # Start and end.

    def welcome(self) -> list[str]:
        """The seats, the seed, and where the match is saved."""
        texts = self._texts
        said = [self._seat(seat, name) for seat, name in enumerate(self.match.header.seats)]
        seed = str(self.match.header.seed)
        return [*said, texts.say("ui-begins", seed=seed, name=self.save.name)]

    def _seat(self, seat: int, name: str) -> str:
        if name != PERSON:
            message_id = "ui-seat-bot"
        else:
            message_id = "ui-seat-you" if self.match.header.seats.count(PERSON) == 1 else "ui-seat-person"
        told = self._texts.say(message_id, seat=self._texts.seat(seat), bot=self._texts.bot(name))
        units = self._texts.units(seat)
        said = self._texts.say("ui-seat-units", told=told, units=units) if units else told
        return said[:1].upper() + said[1:]

    def hint(self, seat: int) -> Hint | None:
        """The choice of the game's heuristic, with dice of its own."""
        game, state = self.match.game, self.match.state
        if seat not in game.to_act(state):
            return None  # a bot has nothing to decide
        bot = agent(game, HINTS)
        command = bot.command(game, state, seat, game.options(state, seat), Dice(HINT_SEED, HINTS))
        reason = bot.explain(game, state, seat, Dice(HINT_SEED, HINTS))
        return Hint(command, "" if reason is None else self._texts.message(self._with_labels(seat, reason)))

    def _with_labels(self, seat: int, reason: Message) -> Message:
        # A reason may name commands, which the game's presenter puts into words.
        game, state = self.match.game, self.match.state
        between = self._texts.say("ui-between")
        said = {
            name: between.join(self._texts.message(game.presenter.label(state, seat, each)) for each in value)
            if isinstance(value, tuple)
            else value
            for name, value in reason.args.items()
        }
        return Message(reason.id, said)

    def hint_answer(self, asked: QuestionData) -> int | None:
        """The answer of the game's heuristic, with dice of its own; dice are thrown without a hint."""
        for seat, request in self._requests():
            if request.id == asked.id and isinstance(request, ChoiceRequest) and not asked.about_undo:
                game = self.match.game
                return agent(game, HINTS).answer(
                    game, self.match.state, seat, request, Dice(HINT_SEED, HINTS)
                )
        return None

    def save_copy(self, where: str) -> str:
        """Copy the journal, which is always up to date, to the named file."""
        try:
            if where:
                self.save.copy(Path(where).expanduser())
        except (UserError, RuntimeError) as error:  # RuntimeError: no home folder for ~
            return str(error)
        return self._texts.say("saved", path=where or self.save.name)

    def how_to_replay(self) -> HowToReturn:
        """With its journal."""
        return HowToReturn(
            self._texts.say("ui-watch-again"), f"turnwright replay {shlex.quote(self.save.name)}"
        )

    def how_to_resume(self) -> HowToReturn:
        """With its journal."""
        line = f"turnwright play --resume {shlex.quote(self.save.name)}"
        return HowToReturn(self._texts.say("ui-how-to-go-on"), line)

    def close(self) -> None:
        """Close the journal."""
        self.save.close()
