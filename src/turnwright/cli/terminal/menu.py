"""The menu of games and scenarios of a bare `turnwright play`."""

from turnwright import games
from turnwright.cli import selection
from turnwright.cli.errors import Exit, UserError
from turnwright.cli.terminal.keyboard import Keyboard, number
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.text import Text
from turnwright.kernel.game import Game
from turnwright.story.catalogue import catalogue_for
from turnwright.story.titles import scenario_title, title


class Menu:
    """Asks for a game, then for one of its scenarios."""

    def __init__(self, screen: Screen, keyboard: Keyboard, lang: str) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.texts = Text(None, lang)

    def choose(self) -> str:
        """The choice as GAME/SCENARIO, or an empty string if the person leaves."""
        known = self._games()
        if not known:
            raise UserError("No playable game is installed", "See: turnwright games", Exit.FAILED)
        # a single game needs no question
        at = 0 if len(known) == 1 else self._ask("menu-title", [self._title(game) for game in known])
        if at < 0:
            return ""
        scenarios = known[at].scenarios.names()
        picked = self._ask("ui-menu-scenario", self._scenarios(known[at]), game=self._title(known[at]))
        return f"{known[at].name}/{scenarios[picked]}" if picked >= 0 else ""

    def _games(self) -> list[Game]:
        found = []
        for name in games.names():
            try:
                found.append(selection.find_game(name))
            except UserError as trouble:
                self.screen.say(str(trouble))
        return found

    def _title(self, game: Game) -> str:
        return title(game, catalogue_for(game, self.texts.lang))

    def _scenarios(self, game: Game) -> list[str]:
        words = catalogue_for(game, self.texts.lang)
        return [scenario_title(name, words) or name for name in game.scenarios.names()]

    def _ask(self, message_id: str, choices: list[str], **args: object) -> int:
        # The index of the choice, or -1 if the person leaves.
        self._show(message_id, choices, **args)
        while True:
            self.screen.prompt()
            try:
                text = (self.keyboard.line() or "").strip()
            except EOFError:
                text = "q"
            self.screen.typed()
            if text.lower() in ("q", "quit", "exit"):
                return -1
            picked = number(text)
            if picked is not None and 1 <= picked <= len(choices):
                return picked - 1
            if text in ("", "?", "help"):
                self._show(message_id, choices, **args)
            else:
                self.screen.say(self.texts.say("option-out-of-range", count=len(choices)))

    def _show(self, message_id: str, choices: list[str], **args: object) -> None:
        self.screen.say(self.texts.say(message_id, **args))
        for place, choice in enumerate(choices, 1):
            self.screen.say(f"{place:>3}. {choice}", indent="     ")
        self.screen.say(self.texts.say("ui-menu-help"))
