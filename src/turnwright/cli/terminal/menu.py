"""The menu of games and scenarios of a bare `turnwright play`."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from msgspec import json

from turnwright import games
from turnwright.agents import default_seats, levels
from turnwright.cli import selection
from turnwright.cli.errors import Exit, UserError
from turnwright.cli.terminal import saves
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.text import Text
from turnwright.cli.terminal.typed.keyboard import Keyboard, number
from turnwright.kernel.game import Game
from turnwright.kernel.records import PERSON
from turnwright.story.catalogue import catalogue_for
from turnwright.story.titles import scenario_title, title, title_without_loading

LEFT = -1  # the person leaves
BACK = -2  # the person returns to the menu before

# Bots by strength.
LEVELS = {
    "easy": "ui-level-easy",
    "medium": "ui-level-medium",
    "hard": "ui-level-hard",
    "random": "ui-level-random",
    "heuristic": "ui-level-heuristic",
    "planner": "ui-level-planner",
    "search": "ui-level-search",
}
MENU_INDENT = "     "
EASY, EVEN = 0.65, 0.4  # shares of matches won from which a scenario counts as such


def with_facts(game: Game, name: str, title: str, lang: str) -> str:
    """A scenario with its summary, how hard it is for its person, and how long it takes.

    The odds and the length are those of matches between bots of medium strength.
    """
    texts = Text(game, lang)
    loaded = game.scenarios.load(name)
    told = game.scenarios.summary(loaded)
    summary = "none" if told is None else texts.catalogue.tell(told)
    measured = _measured().get(game.name, {}).get(name)
    chance = measured["sides"].get(game.seats_for(loaded)[game.solo_seat]) if measured else None
    # Without bots to play against, the odds between bots tell nothing.
    if chance is None or measured is None or game.scenarios.opponent(loaded) == PERSON:
        bare = texts.say("ui-menu-summary", title=title.rstrip(".。"), summary=summary)
        return title if told is None else bare
    level = "easy" if chance >= EASY else "even" if chance >= EVEN else "hard"
    return texts.say(
        "ui-menu-facts",
        title=title.rstrip(".。"),
        summary=summary,
        level=level,
        won=str(round(100 * chance)),
        length=measured["length"][1],
        game=game.name,
    )


class MenuChoice(NamedTuple):
    """The choice of the menu: GAME/SCENARIO, or a saved match; neither if the person leaves."""

    what: str = ""
    saved: str = ""
    opponent: str = ""  # the bot at the other seats; empty for the scenario's


def scenarios_of(game: Game) -> list[str]:
    """The scenarios of a game, a good first match first."""
    return sorted(game.scenarios.listed(), key=lambda name: name != game.scenarios.first_match)


@cache
def _measured() -> dict[str, dict[str, Any]]:
    # Read as plain JSON: the lab that measures takes long to import.
    found: dict[str, dict[str, Any]] = json.decode(
        files("turnwright").joinpath("lab", "measured.json").read_bytes()
    )
    return found


class Menu:
    """Asks for a game, then for one of its scenarios; or for a saved match."""

    def __init__(self, screen: Screen, keyboard: Keyboard, lang: str) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.texts = Text(None, lang)

    def choose(self) -> MenuChoice:
        """Ask until something to play is chosen, or the person leaves."""
        known = self._games()
        if not known:
            raise UserError("No playable game is installed", "See: turnwright games", Exit.FAILED)
        saved = [match for match in saves.listed() if not match.over]
        entries = [title for _, title in known]
        if saved:
            entries.append(self.texts.say("ui-menu-saved", count=len(saved)))
        alone = len(entries) == 1  # a single game needs no question
        while True:
            at = 0 if alone else self._ask("menu-title", entries)
            if at in (LEFT, BACK):
                return MenuChoice()
            if at == len(known):
                name = self.choose_saved(saved)
                if name:
                    return MenuChoice(saved=name)
                continue
            game = selection.find_game(known[at][0])
            choice = self._choose_scenario(game, can_go_back=not alone)
            if choice is not None:
                return choice

    def _choose_scenario(self, game: Game, can_go_back: bool) -> MenuChoice | None:
        # None if the person goes back.
        scenarios = scenarios_of(game)
        while True:
            titles = self._scenarios(game, scenarios)
            picked = self._ask("ui-menu-scenario", titles, can_go_back=can_go_back, game=self._title(game))
            if picked < 0:
                return MenuChoice() if picked == LEFT else None
            what = f"{game.name}/{scenarios[picked]}"
            bots = levels(game)
            usual = default_seats(game, game.scenarios.load(scenarios[picked]))
            # The lines of a pipe answer what they always answered.
            if len(bots) < 2 or usual.count(PERSON) != 1 or len(usual) < 2 or not self.keyboard.live:
                return MenuChoice(what)
            strength = self._ask(
                "ui-menu-opponent", [self._level(game, bot) for bot in bots], can_go_back=True
            )
            if strength >= 0:
                return MenuChoice(what, opponent=bots[strength])
            if strength == LEFT:
                return MenuChoice()

    def ask_again(self) -> str:
        """Ask after a match: `r` for a rematch, `m` for the menu, or nothing to leave."""
        self.screen.say(self.texts.say("ui-menu-again"))
        self.screen.prompt()
        try:
            text = (self.keyboard.line() or "").strip().lower()
        except EOFError:
            text = ""
        self.screen.typed()
        return text if text in ("r", "m") else ""

    def choose_saved(self, saved: Sequence[saves.SavedMatch]) -> str:
        """Ask for a saved match; an empty string if the person chooses none."""
        picked = self._ask("ui-menu-saved-title", [self.described(each) for each in saved], can_go_back=True)
        return saved[picked].name if picked >= 0 else ""

    def described(self, match: saves.SavedMatch) -> str:
        """A saved match in one line."""
        return self.texts.say(
            "ui-saved-match",
            name=match.name,
            played=f"{match.played:%Y-%m-%d %H:%M}",
            over="yes" if match.over else "no",
        )

    def _games(self) -> list[tuple[str, str]]:
        # Names and titles; a game is loaded when it is chosen, unless its title takes more.
        found = []
        for name in games.names():
            try:
                told = title_without_loading(name, self.texts.lang)
                found.append((name, told or self._title(selection.find_game(name))))
            except UserError as trouble:
                self.screen.say(str(trouble))
        return found

    def _title(self, game: Game) -> str:
        return title(game, catalogue_for(game, self.texts.lang))

    def _level(self, game: Game, bot: str) -> str:
        known = LEVELS.get(bot)
        return Text(game, self.texts.lang).bot(bot) if known is None else self.texts.say(known)

    def _scenarios(self, game: Game, scenarios: Sequence[str]) -> list[str]:
        words = catalogue_for(game, self.texts.lang)
        return [
            with_facts(game, name, scenario_title(name, words) or name, self.texts.lang) for name in scenarios
        ]

    def _ask(self, message_id: str, choices: list[str], can_go_back: bool = False, **args: object) -> int:
        # The index of the choice, LEFT or BACK.
        title = self.texts.say(message_id, **args)
        shown = self._show(title, choices, can_go_back)
        while True:
            self.screen.prompt()
            try:
                text = self.texts.words.canonical((self.keyboard.line() or "").strip())
            except EOFError:
                text = "q"
            self.screen.typed()
            if text.lower() in ("q", "quit", "exit"):
                return LEFT
            if can_go_back and text.lower() in ("b", "back"):
                return BACK
            picked = number(text)
            if picked is not None and 1 <= picked <= len(choices):
                return picked - 1
            if text in ("", "?", "help"):
                shown = self._show(title, choices, can_go_back)
            elif text == "more":
                shown = self._show(title, choices, can_go_back, shown % len(choices))
            else:
                self.screen.say(self.texts.say("option-out-of-range", count=len(choices)))

    def _show(self, title: str, choices: list[str], can_go_back: bool, first: int = 0) -> int:
        # As many choices as fit the screen, from the index `first`; returns the index of the next one.
        ending = self.texts.say("ui-menu-help-back" if can_go_back else "ui-menu-help")
        lines = [f"{place:>3}. {choice}" for place, choice in enumerate(choices, 1)]
        room = self.screen.lines - 1 - len(self.screen.rows(title)) - len(self.screen.rows(ending))
        rows = [len(self.screen.rows(line, MENU_INDENT)) for line in lines]
        last = len(lines)
        if sum(rows[first:]) > room:
            room -= 1  # the line that says how many are left
            while last > first + 1 and sum(rows[first:last]) > room:
                last -= 1
        self.screen.say(title)
        for line in lines[first:last]:
            self.screen.say(line, indent=MENU_INDENT)
        if last < len(lines):
            self.screen.say(self.texts.say("ui-menu-more", count=len(lines) - last))
        self.screen.say(ending)
        return last
