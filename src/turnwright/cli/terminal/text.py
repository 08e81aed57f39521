"""The texts of the terminal client, those of the game, and the names of seats, all in one language."""

from collections.abc import Sequence
from typing import Any

from turnwright.cli.terminal.session import QuestionData
from turnwright.cli.terminal.typed.words import ClientWords
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.records import Message, Outcome
from turnwright.story.catalogue import Catalogue, catalogue_for
from turnwright.story.titles import seat_name

# The kernel's reasons why nothing can be undone, and the variants of the message in the catalogues.
BARRIERS = {
    "the match begins here": "start",
    "it is too long ago": "long-ago",
    "dice were thrown": "chance",
    "someone was asked": "asked",
    "another person saw it": "seen",
}


def ui_catalogue(lang: str) -> Catalogue:
    """The catalogue of the terminal client itself."""
    return Catalogue(__package__, lang)


class Text:
    """The texts of the client and of a game."""

    def __init__(
        self,
        game: Game | None,
        lang: str = "",
        scenario: Any = None,
        seats: Sequence[str] = (),
        terms: Any = None,
    ) -> None:
        self.game = game
        self.scenario = scenario  # the loaded scenario, which names the seats
        self._terms = scenario if terms is None else terms  # one that names weapons and powers
        self._names = seats  # names of the seats, if there is no scenario
        self.own = ui_catalogue(lang)
        self.lang = self.own.lang
        self.words = ClientWords(self.own.tell)
        self.catalogue = catalogue_for(game, lang)
        self._seats = catalogue_for(game, self.lang)

    def say(self, message_id: str, **args: object) -> str:
        """A text of the client."""
        return self.own.say(message_id, args)

    @property
    def played(self) -> Game:
        """The game, which must be known."""
        assert self.game is not None  # callers play it
        return self.game

    def message(self, message: Message) -> str:
        """A message of the game; without an entry in the catalogue, its plain text."""
        return self.catalogue.tell(message)

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        if self.scenario is None and 0 <= seat < len(self._names):
            known = f"seat-{self._names[seat]}"
            return self._seats.say(known) if self._seats.has(known) else self._names[seat]
        return seat_name(self.game, seat, self._seats, self.scenario)

    def units(self, seat: int) -> list[str]:
        """The names of a seat's units, if several seats share those of a side; else none."""
        scenarios = None if self.game is None or self.scenario is None else self.game.scenarios
        if scenarios is None:
            return []
        shared = [
            scenarios.units(self.scenario, at) for at in range(len(self.played.seats_for(self.scenario)))
        ]
        if sum(1 for units in shared if units) < 2:
            return []
        return [
            self._seats.tell(self.played.presenter.unit_name(self.scenario, unit)) for unit in shared[seat]
        ]

    def question(self, state: Any, request: Any) -> str:
        """The text of a question, or of what dice are thrown for."""
        return self.message(self.played.presenter.question(state, request))

    def choice(self, state: Any, request: Any, place: int) -> str:
        """The text of one answer."""
        return self.message(self.played.presenter.choice(state, request, place))

    def undo_question(self, seat: int, request: str) -> QuestionData:
        """The question whether another seat may undo its last choice."""
        return QuestionData(
            seat, request, "", (self.say("ui-yes"), self.say("ui-no")), declines=True, about_undo=True
        )

    def reason(self, reason: str) -> str:
        """The reason of a roll, or `none`."""
        if not reason or self.game is None:
            return reason or "none"
        try:
            return self.message(self.game.presenter.reason(self.scenario or self._terms, reason))
        except Exception:  # other rules than the match was played with, or a third-party game
            return reason

    def refusal(self, refused: Rejected, state: Any = None) -> str:
        """Why something is not possible, translated if the catalogues have the reason."""
        explain = self.game is not None and state is not None
        return self.explained(refused, self.played.presenter.explain(state, refused) if explain else None)

    def explained(self, refused: Rejected, explained: Message | None) -> str:
        """A refusal in the client's text, or as the game explains it, or its plain reason."""
        known = f"ui-refused-{refused.code}"
        if self.own.has(known) and self.lang != "en":
            return self.say(known)
        if explained is None:
            return refused.reason
        if self.lang == "en":  # the game may use another language than the client
            return str(explained.args.get("text") or self._seats.tell(explained))
        return self.message(explained)

    def ending(self, reason: str) -> str:
        """How a match ended, in the game's text, or its plain reason."""
        known = f"ending-{reason}"
        return self._seats.say(known) if self._seats.has(known) else reason

    def bot(self, name: str) -> str:
        """The name of a bot in the language of the screen, as far as it is known."""
        known = f"opponent-{name}"
        return self._seats.say(known) if self._seats.has(known) else self.say("ui-bot", name=name, text=name)

    def winners(self, outcome: Outcome) -> str:
        """Who has won; a game may have its own text for a match that no seat has won."""
        if outcome.winners:
            return self.say("ui-winner", seats=[self.seat(seat) for seat in outcome.winners])
        known = f"no-winner-{outcome.reason}"
        return self._seats.say(known) if self._seats.has(known) else self.say("ui-draw")

    def undo_refusal(self, refused: Rejected) -> str:
        """Why a choice cannot be undone."""
        if refused.code == "not-yours":
            return self.say("ui-undo-other")
        if refused.code != "undo-barrier":
            return self.say("undo-refused", reason=self.refusal(refused))
        _, nothing, barrier = refused.reason.partition("nothing to take back: ")
        if not nothing:
            return self.say("ui-undo-shown")
        return self.say("ui-undo-nothing", why=BARRIERS.get(barrier, "other"))
