"""Play a match on this machine in the terminal: a new one, or a saved one."""

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from secrets import randbits
from typing import Any

from turnwright.agents import agent, default_seats
from turnwright.cli import selection
from turnwright.cli.errors import BadFile, Exit, UserError, quoted
from turnwright.cli.terminal import saves
from turnwright.cli.terminal.clock import Clock
from turnwright.cli.terminal.keyboard import Keyboard, standard_input
from turnwright.cli.terminal.local_session import LocalSession
from turnwright.cli.terminal.menu import Menu
from turnwright.cli.terminal.prompt import Player
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.text import Text
from turnwright.kernel import replay
from turnwright.kernel.codec import encode
from turnwright.kernel.errors import JournalError, Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import PERSON, Closing
from turnwright.story.history import History
from turnwright.story.narrator import Narrator
from turnwright.story.titles import scenario_title, title

SEED_BITS = 32  # enough to vary, and short enough to read out


class LocalPlayer(Player):
    """Plays a match on this machine, with its bots and its clock; people may share the terminal."""

    def __init__(
        self,
        match: Match,
        save: saves.Save,
        history: History,
        screen: Screen,
        keyboard: Keyboard,
        texts: Text,
    ) -> None:
        self.match = match
        self.save = save
        self._here = LocalSession(match, save, history, texts)
        super().__init__(self._here, screen, keyboard, texts)

    @property
    def clock(self) -> Clock:
        """The clock of the match."""
        return self._here.clock

    @clock.setter
    def clock(self, clock: Clock) -> None:
        self._here.clock = clock

    def _hand_over(self, seat: int) -> None:
        # If the seat has secrets, the others look away before its person looks at the screen.
        if seat == self.display.viewer or len(self._here.people) < 2:
            return
        if self._here.has_secrets(seat):
            self.screen.push(shutil.get_terminal_size().lines)
            self.screen.say(self.texts.say("ui-hand-over", seat=self.texts.seat(seat)))
            self._swap_people()
        self.display.viewer = seat
        self.display.forget_position()
        self.display.say_all(self._here.private_messages(seat))

    def _swap_people(self) -> None:
        # Stop the clock: no one can choose while people change places.
        self.clock.hold()
        try:
            self.screen.prompt()
            self.keyboard.line()
            self.screen.typed()
        finally:
            self.clock.release()


@dataclass
class PlayOptions:
    """The options of the command."""

    lang: str = ""  # the default
    seats: tuple[str, ...] = ()
    seed: int | None = None
    own_dice: bool = False
    journal: str = ""


def play(what: str, options: PlayOptions) -> Exit:
    """Play a new match of GAME/SCENARIO, or of one chosen from a menu."""
    keyboard = standard_input()
    screen = Screen(sys.stdout, keyboard.live and sys.stdout.isatty())
    try:
        chosen = what or Menu(screen, keyboard, options.lang).choose()
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    if not chosen:
        screen.say(Text(None, options.lang).say("goodbye"))
        return Exit.FINE
    game, scenario = selection.pick(chosen)
    client = _new(game, scenario, options, screen, keyboard)
    texts = client.texts
    name = chosen.partition("/")[2] or game.scenarios.names()[0]
    named = scenario_title(name, texts.catalogue) or game.scenarios.title(scenario) or name
    screen.say(texts.say("ui-title", game=title(game, texts.catalogue), scenario=named))
    if options.own_dice and not game.asks_for_dice:
        screen.say(texts.say("ui-no-dice", game=title(game, texts.catalogue)))
    return client.play()


def resume(name: str, lang: str) -> Exit:
    """Resume the saved match of this name or path."""
    keyboard = standard_input()
    screen = Screen(sys.stdout, keyboard.live and sys.stdout.isatty())
    opened = saves.Reopened(saves.find(name))
    game = selection.find_game(opened.header.game)
    match, save = _resumed(game, opened)
    texts = Text(game, lang, match.scenario)
    history = History(Narrator(game, texts.catalogue))
    history.add_all(opened.entries)
    if opened.torn:
        screen.say(texts.say("ui-torn"))
    screen.say(texts.say("ui-resumed", number=str(match.number)))
    return LocalPlayer(match, save, history, screen, keyboard, texts).play()


def _new(game: Game, scenario: Any, options: PlayOptions, screen: Screen, keyboard: Keyboard) -> LocalPlayer:
    usual = default_seats(game, scenario)
    names = [*options.seats, *usual[len(options.seats) :]]
    policies = selection.pick_seats(game, scenario, names)
    seed = randbits(SEED_BITS) if options.seed is None else options.seed
    people = [seat for seat, name in enumerate(names) if name == PERSON]
    save = saves.begin(Path(options.journal)) if options.journal else saves.begin_in_folder(game.name, seed)
    throws = people if options.own_dice else []
    try:
        match = Match(game, scenario, seed=seed, seats=policies, throws=throws, journal=Journal(save.write))
    except BaseException:
        save.discard()
        raise
    texts = Text(game, options.lang, scenario)
    return LocalPlayer(match, save, History(Narrator(game, texts.catalogue)), screen, keyboard, texts)


def _resumed(game: Game, opened: saves.Reopened) -> tuple[Match, saves.Save]:
    policies = _find_bots(game, opened.header.seats)
    try:
        replay.check_rules(opened.header, game)
        if len(opened.lines) == 1:
            save = opened.start_over()
            return replay.begin(opened.header, game, policies, Journal(save.write)), save
        return _replayed(game, opened, policies)
    except JournalError as error:
        raise BadFile(opened.path, error.line, error.reason) from None


def _replayed(game: Game, opened: saves.Reopened, policies: list[Policy | None]) -> tuple[Match, saves.Save]:
    save = opened.append()
    try:
        match = replay.resume(opened.lines, lambda _: game, seats=policies, write=save.write)
        _close(match)
    except BaseException:
        save.close()
        raise
    return match, save


def _close(match: Match) -> None:
    # A crash after the last input can lose the closing line.
    if match.outcome is not None and match.journal is not None:
        closing = Closing(int(match.number) + 1, match.outcome, int(match.told), match.digest())
        match.journal.add(encode(closing))


def _find_bots(game: Game, names: tuple[str, ...]) -> list[Policy | None]:
    for name in names:
        if name != PERSON:
            _check_bot(game, name)
    return [None if name == PERSON else selection.find_bot(game, name) for name in names]


def _check_bot(game: Game, name: str) -> None:
    try:
        agent(game, name)
    except Rejected:
        sentence = f"The bot {quoted(name)} of this match is no longer installed"
        raise UserError(sentence, "See: turnwright games") from None
