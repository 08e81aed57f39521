"""What things are called in a report: by the lab's own words, and by the game's."""

from functools import cached_property
from typing import Any

from turnwright.kernel import codec
from turnwright.kernel.game import Game
from turnwright.kernel.lab_view import Lab
from turnwright.kernel.records import Message, Outcome
from turnwright.lab.result import Share, title_of
from turnwright.story.catalogue import Catalogue

COMMA = ("pt", "fr")  # languages that write 0,5


class Names:
    """The words of a report about a loaded scenario of a game; without a language it is in English."""

    def __init__(self, game: Game | None, lang: str = "", scenario: Any = None) -> None:
        self.own = Catalogue(__package__, lang or "en")
        self.lang = self.own.lang
        self.game = game
        self.loaded = scenario
        self._game = Catalogue(None if game is None else type(game).__module__, self.lang)

    def say(self, message_id: str, **args: object) -> str:
        """A sentence of the lab's own."""
        return self.own.say(message_id, args)

    def title(self) -> str:
        """What the game calls itself."""
        return self._or("game-name", "" if self.game is None else self.game.name)

    def about(self, what: str) -> str:
        """What the game calls itself, and what is told about it."""
        return self.say("lab-title", game=self.title(), what=what)

    def scenario(self, name: str) -> str:
        """A scenario that comes with the game in the language of the report, any other by its own name."""
        if self.game is None or self.game.language == self.lang:
            return name
        return self._or(f"scenario-{self._shipped.get(name, '')}", name).rstrip(".。")

    @cached_property
    def _shipped(self) -> dict[str, str]:
        # By the name in its file, so that one that somebody changed is told as it is written.
        found: dict[str, str] = {}
        game = self.game
        if game is None:
            return found
        for short in game.scenarios.names():
            try:
                found[title_of(codec.plain(game.scenarios.load(short)))] = short
            except Exception:  # A scenario may be a stranger's, and words never stop a report.
                continue
        return found

    def seat(self, seat: int) -> str:
        """A seat as the game names it, or by its number."""
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
        """A side as the game names it; one of a single seat is named like the seat."""
        return self._or(f"seat-{name}", self.unit(name))

    def winners(self, outcome: Outcome, sides: dict[str, tuple[int, ...]]) -> str:
        """Who won: the sides of the match that did, or nobody."""
        won = [self.side(name) for name, seats in sides.items() if any(at in outcome.winners for at in seats)]
        if won:
            return self.say("lab-won-by", seats=", ".join(won))
        return self._or(f"nobody-{outcome.reason}", self.say("lab-won-by-nobody"))

    def nobody(self) -> str:
        """Those matches that no side has won; a game may have winners that are no side."""
        return self._or("side-nobody", self.say("lab-nobody"))

    def unit(self, name: str) -> str:
        """A unit as the scenario calls it, or its bare name when there is no other."""
        if self.game is None or self.loaded is None:
            return self._or(f"fighter-{name}", name)
        return self.tell(self.game.presenter.unit_name(self.loaded, name))

    def tell(self, message: Message) -> str:
        """A message of the game's."""
        return self._game.tell(message)

    def figure(self, name: str) -> str:
        """A figure, or its bare name when the game has no word for it."""
        return self._or(f"figure-{name}", name)

    def length(self) -> str:
        """In what the length of a match is counted."""
        own = self.game is not None and type(self.game.lab).length is not Lab.length
        return self._or("figure-length", self.say("lab-turns" if own else "lab-inputs"))

    def figure_share(self, name: str) -> str:
        """How often a figure was there at all, as a heading."""
        if self.has_share(name):
            return self._game.say(f"figure-{name}-share")
        return self.say("lab-share-of", name=self.figure(name))

    def has_share(self, name: str) -> bool:
        """Whether the game says that this figure is often not there."""
        return self._game.has(f"figure-{name}-share")

    def ending(self, reason: str) -> str:
        """Why a match ended, or the bare reason when nobody has a word for it."""
        own = f"lab-ending-{reason}"
        return self._or(f"ending-{reason}", self.say(own) if self.own.has(own) else reason)

    def number(self, value: float, places: int = 1) -> str:
        """A number as the language writes it."""
        text = f"{value:.{places}f}"
        return text.replace(".", ",") if self.lang in COMMA else text

    def percent(self, rate: float) -> str:
        """A share in percent; what happened, however seldom, is never shown as nothing, nor as always."""
        if 0 < rate < 0.0005:
            return f"< {self.number(0.1)} %"
        if 0.9995 <= rate < 1:
            return f"> {self.number(99.9)} %"
        return f"{self.number(rate * 100)} %"

    def interval(self, share: Share) -> str:
        """The interval of a share in percent."""
        return f"{self.number(share.low * 100)}-{self.number(share.high * 100)} %"

    def duration(self, seconds: float) -> str:
        """A stretch of time in hours, minutes and seconds."""
        whole = round(seconds)
        if whole < 60:
            return f"{self.number(seconds)} s" if seconds < 10 else f"{whole} s"
        minutes, rest = divmod(whole, 60)
        return f"{minutes} min {rest} s" if minutes < 60 else f"{minutes // 60} h {minutes % 60} min"

    def _or(self, message_id: str, otherwise: str, **args: object) -> str:
        return self._game.say(message_id, args) if self._game.has(message_id) else otherwise
