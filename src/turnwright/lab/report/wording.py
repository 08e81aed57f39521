"""The wording of reports: texts of the lab, and names from the game."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from turnwright.kernel import codec
from turnwright.kernel.game import Game
from turnwright.kernel.lab_view import Lab
from turnwright.kernel.records import Message, Outcome
from turnwright.lab.result import Share, title_of
from turnwright.story.catalogue import Catalogue

COMMA = ("pt", "fr")  # languages with a decimal comma
SEMICOLONS = {"fr": " ; ", "zh": "；"}  # where it is not a semicolon and a space


class Names:
    """The texts of a report about a scenario; in English by default."""

    def __init__(self, game: Game | None, lang: str = "", scenario: Any = None) -> None:
        self.own = Catalogue(__package__, lang or "en")
        self.lang = self.own.lang
        self.game = game
        self.loaded = scenario
        self._game = Catalogue(None if game is None else type(game).__module__, self.lang)

    def say(self, message_id: str, **args: object) -> str:
        """A text of the lab."""
        return self.own.say(message_id, args)

    def listed(self, parts: Iterable[str]) -> str:
        """A list, with the separators of the language."""
        return str(self.own.argument([*parts]))

    def clauses(self, parts: Iterable[str]) -> str:
        """A list whose parts may be lists, separated by semicolons."""
        return SEMICOLONS.get(self.lang, "; ").join(parts)

    def title(self) -> str:
        """The name of the game."""
        return self._or("game-name", "" if self.game is None else self.game.name)

    def about(self, what: str) -> str:
        """The name of the game, and the subject of the report."""
        return self.say("lab-title", game=self.title(), what=what)

    def scenario(self, name: str) -> str:
        """The title of a shipped scenario, or the name of another."""
        if self.game is None or self.game.language == self.lang:
            return name
        return self._or(f"scenario-{self._shipped.get(name, '')}", name).rstrip(".。")

    @cached_property
    def _shipped(self) -> dict[str, str]:
        # Looked up by the name in its file, so that a modified copy keeps its own name.
        found: dict[str, str] = {}
        game = self.game
        if game is None:
            return found
        for short in game.scenarios.names():
            try:
                found[title_of(codec.plain(game.scenarios.load(short)))] = short
            except Exception:  # scenarios may come from third parties, and text never stops a report
                continue
        return found

    def seat(self, seat: int) -> str:
        """The name of a seat, or its number."""
        seats = self._seats
        if 0 <= seat < len(seats):
            return self.side(seats[seat])
        return self._or("seat-number", str(seat), number=str(seat))

    @cached_property
    def _seats(self) -> tuple[str, ...]:
        if self.game is None:
            return ()
        return self.game.seats if self.loaded is None else self.game.seats_for(self.loaded)

    def side(self, name: str) -> str:
        """The name of a side: its members, if the game tells; else that of its seat."""
        if self.game is not None and self.loaded is not None:
            named = self.game.presenter.side_name(self.loaded, name)
            if named is not None:
                return self.tell(named)
        return self._or(f"seat-{name}", self.unit(name))

    def winners(self, outcome: Outcome, sides: dict[str, tuple[int, ...]]) -> str:
        """The winning sides, or the text for a draw."""
        won = [self.side(name) for name, seats in sides.items() if any(at in outcome.winners for at in seats)]
        if won:
            return self.say("lab-won-by", seats=won)
        return self._or(f"no-winner-{outcome.reason}", self.say("lab-ended-without-winner"))

    def no_winner(self) -> str:
        """The heading of matches that no side has won; a game may have its own text."""
        return self._or("side-no-winner", self.say("lab-no-winner"))

    def unit(self, name: str) -> str:
        """The display name of a unit, or its id."""
        if self.game is None or self.loaded is None:
            return self._or(f"fighter-{name}", name)
        return self.tell(self.game.presenter.unit_name(self.loaded, name))

    def tell(self, message: Message) -> str:
        """A message of the game."""
        return self._game.tell(message)

    def figure(self, name: str) -> str:
        """The name of a figure, or its id."""
        return self._or(f"figure-{name}", name)

    def length(self) -> str:
        """The unit in which the length of a match is counted."""
        own = self.game is not None and type(self.game.lab).length is not Lab.length
        return self._or("figure-length", self.say("lab-turns" if own else "lab-inputs"))

    def figure_share(self, name: str) -> str:
        """The heading for the frequency of an optional figure."""
        if self.has_share(name):
            return self._game.say(f"figure-{name}-share")
        return self.say("lab-share-of", name=self.figure(name))

    def has_share(self, name: str) -> bool:
        """Whether the game declares this figure as optional."""
        return self._game.has(f"figure-{name}-share")

    def ending(self, reason: str) -> str:
        """Why a match ended, or the bare reason without a text."""
        own = f"lab-ending-{reason}"
        return self._or(f"ending-{reason}", self.say(own) if self.own.has(own) else reason)

    def number(self, value: float, places: int = 1) -> str:
        """A number in the notation of the language."""
        text = f"{value:.{places}f}"
        return text.replace(".", ",") if self.lang in COMMA else text

    def percent(self, rate: float) -> str:
        """A share in percent; never rounded to 0 or 100 unless it is exact."""
        if 0 < rate < 0.0005:
            return f"< {self.number(0.1)} %"
        if 0.9995 <= rate < 1:
            return f"> {self.number(99.9)} %"
        return f"{self.number(rate * 100)} %"

    def interval(self, share: Share) -> str:
        """The interval of a share in percent."""
        return f"{self.number(share.low * 100)}-{self.number(share.high * 100)} %"

    def duration(self, seconds: float) -> str:
        """A duration in hours, minutes and seconds."""
        whole = round(seconds)
        if whole < 60:
            return f"{self.number(seconds)} s" if seconds < 10 else f"{whole} s"
        minutes, rest = divmod(whole, 60)
        return f"{minutes} min {rest} s" if minutes < 60 else f"{minutes // 60} h {minutes % 60} min"

    def _or(self, message_id: str, otherwise: str, **args: object) -> str:
        return self._game.say(message_id, args) if self._game.has(message_id) else otherwise
