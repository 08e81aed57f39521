"""Sit down at a terminal: a new match, or a saved one to go on with."""

import sys
from dataclasses import dataclass
from pathlib import Path
from secrets import randbits
from typing import Any

from turnwright.agents import agent, default_seats
from turnwright.cli import selection
from turnwright.cli.errors import BadFile, Exit, UserError, quoted
from turnwright.cli.terminal import saves
from turnwright.cli.terminal.keyboard import Keyboard, standard_input
from turnwright.cli.terminal.menu import Menu
from turnwright.cli.terminal.play_command import LocalPlayer
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

SEED_BITS = 32  # enough that no two evenings are alike, and short enough to be read out


@dataclass
class PlayOptions:
    """What the command line asked for."""

    lang: str = ""  # as usual
    seats: tuple[str, ...] = ()
    seed: int | None = None
    own_dice: bool = False
    journal: str = ""


def play(what: str, options: PlayOptions) -> Exit:
    """A new match of GAME/SCENARIO, chosen from a menu when it is empty."""
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
    name = _name(game, chosen)
    named = scenario_title(name, texts.catalogue) or str(getattr(scenario, "name", "") or name)
    screen.say(texts.say("ui-title", game=title(game, texts.catalogue), scenario=named))
    if options.own_dice and not game.asks_for_dice:
        screen.say(texts.say("ui-no-dice", game=title(game, texts.catalogue)))
    return client.play()


def resume(name: str, lang: str) -> Exit:
    """The saved match of that name or path."""
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


def _name(game: Game, chosen: str) -> str:
    return chosen.partition("/")[2] or game.scenarios.names()[0]


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
    policies = _bots_again(game, opened.header.seats)
    try:
        replay.check_rules(opened.header, game)
        if len(opened.lines) == 1:
            save = opened.start_over()
            return replay.begin(opened.header, game, policies, Journal(save.write)), save
        return _played_again(game, opened, policies)
    except JournalError as error:
        raise BadFile(opened.path, error.line, error.reason) from None


def _played_again(
    game: Game, opened: saves.Reopened, policies: list[Policy | None]
) -> tuple[Match, saves.Save]:
    save = opened.append()
    try:
        match = replay.resume(opened.lines, lambda _: game, seats=policies, write=save.write)
        _close(match)
    except BaseException:
        save.close()
        raise
    return match, save


def _close(match: Match) -> None:
    # The program died after the last input was written, but before the line that closes the match.
    if match.outcome is not None and match.journal is not None:
        closing = Closing(int(match.number) + 1, match.outcome, int(match.told), match.digest())
        match.journal.add(encode(closing))


def _bots_again(game: Game, names: tuple[str, ...]) -> list[Policy | None]:
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
