"""Play a match on this machine in the terminal: a new one, or a saved one."""

import shutil
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import randbits
from typing import Any

from turnwright.agents import agent, default_seats
from turnwright.cli import selection
from turnwright.cli.app import language
from turnwright.cli.errors import BadFile, Exit, UserError, quoted
from turnwright.cli.terminal import saves
from turnwright.cli.terminal.clock import Clock
from turnwright.cli.terminal.local_session import LocalSession
from turnwright.cli.terminal.menu import Menu, MenuChoice, scenarios_of
from turnwright.cli.terminal.output.thinking import ThinkingNotice
from turnwright.cli.terminal.prompt import Player
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.text import Text
from turnwright.cli.terminal.typed.keyboard import Keyboard, standard_input
from turnwright.kernel import replay
from turnwright.kernel.codec import encode
from turnwright.kernel.errors import JournalError, Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import PERSON, Closing
from turnwright.story.catalogue import catalogue_for
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
        if screen.live and self._here.people:
            self._here.patience = ThinkingNotice(screen, texts)

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
    tutorial: bool = False  # begin with the lessons
    heroes: tuple[str, ...] = ()  # those of the person; all by default
    changes: tuple[str, ...] = ()  # of the scenario


def play(what: str, options: PlayOptions) -> Exit:
    """Play a new match of GAME/SCENARIO, or of one chosen from a menu."""
    keyboard = standard_input()
    screen = Screen(sys.stdout, keyboard.live and sys.stdout.isatty(), keyboard.editor)
    if what:
        return _play(MenuChoice(what), options, screen, keyboard)[0]
    menu = Menu(screen, keyboard, options.lang)
    choice = MenuChoice()
    try:
        while True:
            choice = choice if choice.what else menu.choose()
            if choice.saved:
                return _resume(choice.saved, screen, keyboard)
            if not choice.what:
                screen.say(menu.texts.say("goodbye"))
                return Exit.FINE
            code, over = _play(choice, options, screen, keyboard)
            again = menu.ask_again() if over and screen.live else ""
            if not again:
                return code
            # A rematch has other dice and a file of its own.
            options = replace(options, seed=None, journal="", tutorial=False)
            choice = choice if again == "r" else MenuChoice()
    except KeyboardInterrupt:
        return Exit.INTERRUPTED


def _play(choice: MenuChoice, options: PlayOptions, screen: Screen, keyboard: Keyboard) -> tuple[Exit, bool]:
    # Play one match; the second value says whether it is over.
    chosen = choice.what
    if options.tutorial and "/" not in chosen:
        chosen = f"{chosen}/{scenarios_of(selection.find_game(chosen))[0]}"
    game, scenario = selection.pick(chosen)
    tell = catalogue_for(game, options.lang).tell
    scenario = selection.set_up(game, scenario, options.heroes, options.changes, tell)
    if choice.opponent and not options.seats:
        usual = default_seats(game, scenario)
        options = replace(options, seats=tuple(each if each == PERSON else choice.opponent for each in usual))
    client = _new(game, scenario, options, screen, keyboard)
    texts = client.texts
    name = chosen.partition("/")[2] or game.scenarios.names()[0]
    named = scenario_title(name, texts.catalogue) or game.scenarios.title(scenario) or name
    screen.say(texts.say("ui-title", game=title(game, texts.catalogue), scenario=named))
    if options.own_dice and not game.asks_for_dice:
        screen.say(texts.say("ui-no-dice", game=title(game, texts.catalogue)))
    if options.tutorial:
        client.display.say_all(client.tutorial.begin())
    elif screen.live and client.tutorial.exists and saves.offers_tutorial(game.name):
        screen.say(texts.say("ui-lessons-offer"))
    return client.play(), client.match.outcome is not None


def resume(name: str) -> Exit:
    """Resume the saved match of this name or path, in its language unless another is chosen."""
    keyboard = standard_input()
    return _resume(name, Screen(sys.stdout, keyboard.live and sys.stdout.isatty(), keyboard.editor), keyboard)


def resume_one(lang: str) -> Exit:
    """Resume one of the unfinished matches, chosen from a list."""
    keyboard = standard_input()
    screen = Screen(sys.stdout, keyboard.live and sys.stdout.isatty(), keyboard.editor)
    menu = Menu(screen, keyboard, lang)
    saved = [match for match in saves.listed() if not match.over]
    if not saved:
        screen.say(menu.texts.say("ui-saved-none"))
        return Exit.FINE
    try:
        name = menu.choose_saved(saved)
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    if not name:
        screen.say(menu.texts.say("goodbye"))
        return Exit.FINE
    return _resume(name, screen, keyboard)


def list_saves(lang: str) -> None:
    """Print the saved matches, the last played first."""
    screen = Screen(sys.stdout, False)
    menu = Menu(screen, standard_input(), lang)
    saved = saves.listed()
    for match in saved:
        screen.say_unwrapped(menu.described(match))
    screen.say(menu.texts.say("ui-saved-how" if saved else "ui-saved-none"))


def _resume(name: str, screen: Screen, keyboard: Keyboard) -> Exit:
    opened = saves.Reopened(saves.find(name))
    lang = language(saves.kept_language(opened.path))
    saves.keep_language(opened.path, lang)
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
    saves.keep_language(save.path, texts.lang)
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
