"""What the client says: its own words, the game's words, and the names of the seats.

In the language that was asked for; else the client speaks English, and the game its own language.
"""

from typing import Any

from turnwright.clients import shelf
from turnwright.kernel.codec import encode
from turnwright.kernel.game import Game
from turnwright.kernel.rejected import Rejected
from turnwright.kernel.wire import Message
from turnwright.story.words import Words

# What the kernel names as the last thing that cannot be taken back, and the case in the catalogues.
BARRIERS = {
    "the match begins here": "start",
    "it is too long ago": "long-ago",
    "dice were thrown": "chance",
    "someone was asked": "asked",
    "another person saw it": "seen",
}


class Voice:
    """The client's words and a game's words together."""

    def __init__(self, game: Game | None, lang: str = "") -> None:
        self.game = game
        self.own = Words(__package__, lang)
        self.lang = self.own.lang
        self.words = shelf.words_of(game, lang)

    def say(self, message_id: str, **args: object) -> str:
        """A sentence of the client's own."""
        return self.own.say(message_id, args)

    def message(self, message: Message) -> str:
        """A message of the game; without an id or words for it, its text as it stands."""
        return self.words.tell(message)

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return shelf.seat_name(self.game, seat, self.words)

    def choice(self, choice: Any) -> str:
        """One answer of a question, in words when the game has any for it."""
        if isinstance(choice, str):
            return self.words.say(choice) if self.words.has(choice) else choice
        told = _message(choice)
        return self.words.tell(told) if isinstance(told, Message) else encode(choice).decode()

    def refusal(self, refused: Rejected) -> str:
        """Why something is not possible: in this language for the reasons that every game shares."""
        known = f"ui-refused-{refused.code}"
        return self.say(known) if self.own.has(known) and self.lang != "en" else refused.reason

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


def _message(value: Any) -> Any:
    # What was a message before it was written down is one again.
    if isinstance(value, dict) and "id" in value and value.keys() <= {"id", "args"}:
        return Message(value["id"], {name: _message(part) for name, part in value.get("args", {}).items()})
    return value
