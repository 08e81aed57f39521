"""What a game offers the kernel."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from turnwright.kernel import codec
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.learning import Encoding
from turnwright.kernel.options import JoinedOptions, ListOptions, Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import ChoiceRequest, Figure, Message, Outcome, Topic

SPECTATOR = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game; a state is any dataclass, a command anything that JSON can hold."""

    name: ClassVar[str] = ""
    rules: ClassVar[str] = "1"
    digests: ClassVar[str] = "every"
    command_type: ClassVar[Any] = Any
    seats: ClassVar[tuple[str, ...]] = ("first", "second")
    chair: ClassVar[int] = 0  # the seat that somebody who plays alone takes
    language: ClassVar[str] = "en"  # of the content, and of its words unless another is asked for
    heuristic: ClassVar[str] = ""  # which of its bots is its heuristic, where none has that name
    longest_command: ClassVar[int] = 8 * 1024  # bytes of JSON that a server reads
    asks_for_dice: ClassVar[bool] = True  # whether some dice are a person's to throw

    def scenarios(self) -> list[str]:
        """The names of the scenarios that come with the game."""
        return ["default"]

    def seats_for(self, scenario: Any) -> tuple[str, ...]:
        """The seats of a loaded scenario; where they are not always the same, `sides` must say so too."""
        return self.seats

    def sides(self, state: Any) -> dict[str, tuple[int, ...]]:
        """The sides of a match by name, each with the seats that win and lose together: each seat its own."""
        return {name: (seat,) for seat, name in enumerate(self.seats)}

    def load(self, scenario: Any) -> Any:
        """A scenario by name, path or plain values, checked; what it returns is written in the journal."""
        return scenario

    def spread(self, scenario: Any) -> Any:
        """A checked scenario as plain values, with the content that it takes from the game spelled out."""
        return codec.plain(scenario)

    def fighters(self, scenario: Any) -> list[str]:
        """Who can be set against each other in a scenario; none where that has no meaning."""
        return []

    def pairing(self, scenario: Any, one: str, other: str) -> Any:
        """The scenario with one fighter in the first seat against another in the second, or None."""
        return None

    def called(self, scenario: Any, unit: str) -> Message:
        """What a unit of a loaded scenario is called: `fighter-<unit>`, or the unit as it stands."""
        return Message(f"fighter-{unit}", {"text": unit})

    def burden(self, scenario: Any) -> int:
        """How many things a match of a loaded scenario begins with, where a stranger's could be very many."""
        return 0

    def content(self) -> str:
        """A fingerprint of the content the rules read; a journal played with another cannot be verified."""
        return ""

    def usual_seed(self) -> int:
        """The seed of a match that is to be the same each time, when none is given."""
        return 0

    def setup(self, scenario: Any, ctx: Context) -> Any:
        """The state a match begins with."""
        raise NotImplementedError

    def clone(self, state: Any) -> Any:
        """An independent copy of the state."""
        return codec.copy(state)

    def apart(self, state: Any) -> Any:
        """The state for whoever thinks about it in another thread: with no scratch space that others use."""
        return state

    def apply(self, state: Any, seat: int, command: Any, ctx: Context) -> None:
        """Carry out a command on the state: check everything, then roll, then change."""
        raise NotImplementedError

    def elapse(self, state: Any, now: int, ctx: Context) -> None:
        """Time has passed: it is now `now` milliseconds."""

    def next_due(self, state: Any) -> int:
        """When time will next matter, in milliseconds, or -1."""
        return -1

    def deadline(self, state: Any, seat: int) -> int:
        """When this seat's time to act runs out, in milliseconds, or -1."""
        return -1

    def options(self, state: Any, seat: int) -> Options:
        """What this seat may do."""
        raise NotImplementedError

    def also(self, state: Any, seat: int) -> Options:
        """What a person may do besides, and no bot considers: pausing, giving up."""
        return ListOptions()

    def to_act(self, state: Any) -> Sequence[int]:
        """The seats the match waits for."""
        raise NotImplementedError

    def view(self, state: Any, seat: int) -> Any:
        """What this seat may see, as plain values; a hidden field is left out. Seat -1 is a spectator."""
        return codec.plain(state)

    def bulletin(self, state: Any, seat: int) -> Any:
        """What a table shows this seat after every input, beside the events, as plain values; or None."""
        return None

    def imagine(self, state: Any, seat: int, dice: Dice) -> Any:
        """A copy of the state in which all that this seat cannot see is drawn anew."""
        return self.clone(state)

    def outcome(self, state: Any) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        raise NotImplementedError

    def length(self, state: Any) -> int:
        """How long the match has lasted, in turns or rounds; -1 to count its inputs."""
        return -1

    def figures(self, state: Any) -> list[Figure]:
        """What `measure` counts, in its order, side by side; the same for every match of a scenario."""
        return []

    def measure(self, state: Any) -> list[int]:
        """The figures of a match that is over; -1 for what did not happen."""
        return []

    def encoding(self, scenario: Any) -> Encoding | None:
        """How matches of a loaded scenario look to a learner, or None when the game does not say."""
        return None

    def takes_digest(self, state: Any) -> bool:
        """Whether the input that led to this state gets a digest; see `digests` for the rule in words."""
        return True

    def revive(self, kind: Any, data: Any, scenario: Any) -> Any:
        """The state out of its encoded form; content that is not part of the state is put back here."""
        return codec.build(kind, data)

    def read_command(self, data: Any) -> Any:
        """A command out of plain values, or `Rejected`."""
        return codec.read_command(data, self.command_type)

    def bots(self) -> dict[str, Policy]:
        """The opponents that come with the game, by name."""
        return {}

    def label(self, state: Any, seat: int, command: Any) -> Message:
        """An option in words: what this command would mean here."""
        return Message("", {"text": self.write_command(command)})

    def topics(self, state: Any, seat: int, options: Options) -> Sequence[Topic]:
        """A long list of options under a few headings; without any they are listed as they come."""
        return ()

    def suggest(self, state: Any, seat: int, command: Any, refused: Rejected) -> Any:
        """A legal command as near to a refused one as there is, or None."""
        return None

    def explain(self, state: Any, refused: Rejected) -> Message:
        """Why a command is refused: `text` in English, and a message for the languages that have one.

        Without a `text` the message is told in English too.
        """
        return Message("", {"text": refused.reason})

    def foresee(self, state: Any, seat: int, command: Any) -> list[Message]:
        """What a choice may come to, by all that the seat knows: lines that stand below its label."""
        return []

    def look(self, view: Any, text: str, tell: Callable[[Message], str]) -> list[Message]:
        """What a view says about whom or what a person names; nothing when that means nobody."""
        return []

    def question(self, state: Any, request: Any) -> Message:
        """What a person is asked, or what the dice are for that they are to throw."""
        asked = request.question if isinstance(request, ChoiceRequest) else request.reason
        return Message(asked, {"text": asked})

    def choice(self, state: Any, request: Any, place: int) -> Message:
        """One of the answers to a question."""
        chosen = request.choices[place]
        if isinstance(chosen, Message):
            return chosen
        text = chosen if isinstance(chosen, str) else codec.encode(chosen).decode()
        return Message(text, {"text": text})

    def reason(self, scenario: Any, reason: str) -> Message:
        """What dice were thrown for; `scenario` is the loaded one, or None if it cannot be read any more."""
        return Message(reason, {"text": reason})

    def narrate(
        self, event: Any, scenario: Any, lang: str, dice: Dice, tell: Callable[[Message], str]
    ) -> str | None:
        """An event in a sentence of the game's own, or None: then its message in the catalogue tells it.

        `scenario` is the loaded one, or None when it cannot be read any more. The dice are this event's own,
        never those of the match; `tell` puts messages, such as names, into words of that language.
        """
        return None

    def draw(self, view: Any) -> list[Message]:
        """A view as lines of words and signs, for a terminal 80 columns wide."""
        return [Message("", {"text": f"{name}: {value}"}) for name, value in view.items()]

    def redraw(self, before: Any, view: Any) -> list[Message]:
        """What to draw of a view for somebody who has just been shown the one before: all of it."""
        return self.draw(view)

    def write(self, state: Any) -> str:
        """The position in one line."""
        return codec.encode(state).decode()

    def read(self, text: str, like: Any) -> Any:
        """The position out of the line that `write` made; `like` is any state of the same match."""
        return codec.build(type(like), codec.read_json(text))

    def write_command(self, command: Any) -> str:
        """The command in a word or two."""
        return codec.encode(command).decode()

    def read_command_text(self, text: str) -> Any:
        """The command out of the words that `write_command` made, or `Rejected`."""
        try:
            data = codec.read_json(text)
        except codec.CodecError as error:
            raise Rejected("malformed", str(error)) from None
        return self.read_command(data)

    def understand(self, state: Any, seat: int, text: str, tell: Callable[[Message], str]) -> Any:
        """The command that a person means by short words here and now, or `Rejected`.

        `tell` puts messages, such as names, into the words that the person sees.
        """
        return self.read_command_text(text)


def offers(game: Game, state: Any, seat: int) -> Options:
    """All that a person at a seat may do: the options, and what there is besides; nothing without a seat."""
    if seat < 0:
        return ListOptions()
    return JoinedOptions([game.options(state, seat), game.also(state, seat)])
