"""What the client says: its own words, the game's words, and the names of the seats.

In the language that was asked for; else the client speaks English, and the game its own language. A seat is
named in the client's sentences, and so in its language.
"""

from collections.abc import Sequence
from typing import Any

from turnwright.cli.terminal.session import QuestionData
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.records import Message, Outcome
from turnwright.story.catalogue import Catalogue, catalogue_for
from turnwright.story.titles import seat_name

# What the kernel names as the last thing that cannot be taken back, and the case in the catalogues.
BARRIERS = {
    "the match begins here": "start",
    "it is too long ago": "long-ago",
    "dice were thrown": "chance",
    "someone was asked": "asked",
    "another person saw it": "seen",
}


def ui_catalogue(lang: str) -> Catalogue:
    """The client's own words, for who is not at a match yet."""
    return Catalogue(__package__, lang)


class Text:
    """The client's words and a game's words together."""

    def __init__(
        self, game: Game | None, lang: str = "", scenario: Any = None, seats: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.scenario = scenario  # the loaded one, which says who sits where
        self._names = seats  # who sits where, when there is no scenario to say it
        self.own = ui_catalogue(lang)
        self.lang = self.own.lang
        self.catalogue = catalogue_for(game, lang)
        self._seats = catalogue_for(game, self.lang)

    def say(self, message_id: str, **args: object) -> str:
        """A sentence of the client's own."""
        return self.own.say(message_id, args)

    @property
    def played(self) -> Game:
        """The game that is played."""
        assert self.game is not None  # somebody plays it
        return self.game

    def message(self, message: Message) -> str:
        """A message of the game; without an id or words for it, its text as it stands."""
        return self.catalogue.tell(message)

    def seat(self, seat: int) -> str:
        """Who sits there."""
        if self.scenario is None and 0 <= seat < len(self._names):
            known = f"seat-{self._names[seat]}"
            return self._seats.say(known) if self._seats.has(known) else self._names[seat]
        return seat_name(self.game, seat, self._seats, self.scenario)

    def question(self, state: Any, request: Any) -> str:
        """What a person is asked, or throws dice for."""
        return self.message(self.played.presenter.question(state, request))

    def choice(self, state: Any, request: Any, place: int) -> str:
        """One answer of a question."""
        return self.message(self.played.presenter.choice(state, request, place))

    def undo_question(self, seat: int, request: str) -> QuestionData:
        """Whether another seat may take its last choice back."""
        return QuestionData(
            seat, request, "", (self.say("ui-yes"), self.say("ui-no")), declines=True, about_undo=True
        )

    def reason(self, reason: str) -> str:
        """What dice were thrown for; `none` where nobody said."""
        if not reason or self.game is None:
            return reason or "none"
        try:
            return self.message(self.game.presenter.reason(self.scenario, reason))
        except Exception:  # Other rules than it was played with, or a stranger's.
            return reason

    def refusal(self, refused: Rejected, state: Any = None) -> str:
        """Why something is not possible: in this language where a reason has words in it."""
        explain = self.game is not None and state is not None
        return self.explained(refused, self.played.presenter.explain(state, refused) if explain else None)

    def explained(self, refused: Rejected, explained: Message | None) -> str:
        """A refusal in the client's own words for it, or as a game explains it, or as it stands."""
        known = f"ui-refused-{refused.code}"
        if self.own.has(known) and self.lang != "en":
            return self.say(known)
        if explained is None:
            return refused.reason
        if self.lang == "en":  # perhaps only the client's: the game may speak its own
            return str(explained.args.get("text") or self._seats.tell(explained))
        return self.message(explained)

    def ending(self, reason: str) -> str:
        """How a match ended, in the game's words for it; without any, the reason as it stands."""
        known = f"ending-{reason}"
        return self._seats.say(known) if self._seats.has(known) else reason

    def bot(self, name: str) -> str:
        """A bot in the game's words for it; without any, by its name."""
        known = f"opponent-{name}"
        return self._seats.say(known) if self._seats.has(known) else name

    def winners(self, outcome: Outcome) -> str:
        """Who has won, or that nobody has; a game may know better who it is that has no seat."""
        if outcome.winners:
            return self.say("ui-winner", seats=[self.seat(seat) for seat in outcome.winners])
        known = f"nobody-{outcome.reason}"
        return self._seats.say(known) if self._seats.has(known) else self.say("ui-draw")

    def undo_refusal(self, refused: Rejected) -> str:
        """Why a choice cannot be taken back, in a sentence without the kernel's own terms."""
        if refused.code == "not-yours":
            return self.say("ui-undo-other")
        if refused.code != "undo-barrier":
            return self.say("undo-refused", reason=self.refusal(refused))
        _, nothing, barrier = refused.reason.partition("nothing to take back: ")
        if not nothing:
            return self.say("ui-undo-shown")
        return self.say("ui-undo-nothing", why=BARRIERS.get(barrier, "other"))
