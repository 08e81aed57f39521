"""How a game shows itself to people: labels, explanations, questions, drawings."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, Generic

from msgspec.structs import replace
from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from turnwright.kernel import codec
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.notation import Notation
from turnwright.kernel.options import OptionGroup, Options
from turnwright.kernel.records import ChoiceRequest, Message, Palette, Rolled, Thing, Topic
from turnwright.kernel.turn_schema import Action, Preview, QuestionTerms, RollDetail, Turn, Way

S = TypeVar("S", default=Any)
C = TypeVar("C", default=Any)

MOST_LABELS: Final = 200  # options above which a turn sheet has no labels


@mypyc_attr(allow_interpreted_subclasses=True)
class Presenter(Generic[S, C]):
    """The texts and drawings of a game; by default commands appear in the game's notation.

    A `tell` argument turns a message, such as a name, into text in the language of the reader.
    """

    view_keys: ClassVar[dict[str, str]] = {}  # lists of units in a view, by path, with the name of their id
    fixed_view: ClassVar[tuple[str, ...]] = ()  # parts of a view that never change

    def __init__(self, notation: Notation[S, C]) -> None:
        self.notation = notation

    def label(self, state: S, seat: int, command: C) -> Message:
        """Return an option in words: what the command would do here."""
        return Message("", {"text": self.notation.write_command(command)})

    def headings(self, state: S, seat: int, options: Options) -> Sequence[Topic]:
        """Group a long list of options under headings; without any, options are listed in order."""
        return ()

    def turn(self, state: S, seat: int, options: Options) -> Turn:
        """Return the turn sheet of a seat, by default from its groups of options and their labels."""
        total = options.count()
        labelled = total <= MOST_LABELS
        headings: dict[int, str] = {}
        if labelled and total:
            for topic in self.headings(state, seat, options):
                headings.update(dict.fromkeys(topic.choices, topic.word))
        actions: list[Action] = []
        place = 0
        for group in options.groups():
            ways: list[Way] = []
            common = _group_name(group)
            title = _text(common)
            for number in range(group.count()):
                at = place + number
                way = Way(at, name=_text(group.values[number])) if group.field else Way(at)
                if labelled:
                    label = self.label(state, seat, options.command(at))
                    way = replace(way, label=label)
                    title = title if group.field else label
                ways.append(way)
            actions.append(Action(common, title, headings.get(place, ""), ways=tuple(ways)))
            place += group.count()
        return Turn(total, actions=tuple(actions))

    def preview(self, state: S, seat: int, command: C, options: Options) -> Preview:
        """Return what a legal command would do, from what the seat knows."""
        label = self.label(state, seat, command)
        lines = tuple(self.foresee(state, seat, command))
        return Preview(True, codec.plain(command), options.index(command), label, lines)

    def sight(self, state: S, seat: int, cell: int) -> list[int]:
        """Return the cells that can be seen from a cell of the map; none in a game without lines of sight."""
        return []

    def explain(self, state: S, refused: Rejected) -> Message:
        """Return why a command was refused: `text` in English, and a message id for other languages.

        A message without `text` is used in English too.
        """
        return Message("", {"text": refused.reason})

    def suggest(self, state: S, seat: int, command: C, refused: Rejected) -> C | None:
        """Return the legal command closest to a refused one, or None."""
        return None

    def foresee(self, state: S, seat: int, command: C) -> list[Message]:
        """Preview a choice from what the seat knows: lines to show below its label."""
        return []

    def look(self, view: Any, text: str, tell: Callable[[Message], str]) -> list[Message]:
        """Describe the thing in a view that a player names; an empty list if nothing matches."""
        return []

    def question(self, state: S, request: Any) -> Message:
        """Return the question of a request for a choice, or the purpose of requested dice."""
        asked = request.question if isinstance(request, ChoiceRequest) else request.reason
        return Message(asked, {"text": asked})

    def question_terms(self, state: S, request: Any, rolls: "Sequence[Rolled]") -> QuestionTerms | None:
        """Return what a question is about: who may react to whom, and the numbers that decide it.

        The state is that in which it is asked; `rolls` are those of the same input so far.
        """
        return None

    def choice(self, state: S, request: Any, place: int) -> Message:
        """Return one of the answers to a question."""
        chosen = request.choices[place]
        if isinstance(chosen, Message):
            return chosen
        text = chosen if isinstance(chosen, str) else codec.encode(chosen).decode()
        return Message(text, {"text": text})

    def reason(self, scenario: Any, reason: str) -> Message:
        """Return the purpose of a roll; `scenario` is None if it can no longer be loaded."""
        return Message(reason, {"text": reason})

    def roll_details(
        self, scenario: Any, events: "Sequence[Any]", rolls: "Sequence[Rolled]"
    ) -> list[RollDetail]:
        """Return the event that each roll belongs to and the parts of its bonus; empty if neither is known.

        Events are plain values; `scenario` is None if it can no longer be loaded.
        """
        return []

    def narrate(
        self, event: Any, scenario: Any, lang: str, dice: Dice, tell: Callable[[Message], str]
    ) -> str | None:
        """Return an event as a sentence, or None to use the catalogue's message for it.

        `scenario` is None if it can no longer be loaded. The dice vary the phrasing; they belong to this
        event and are never those of the match.
        """
        return None

    def draw(self, view: Any) -> list[Message]:
        """Return a view as lines for a terminal 80 columns wide, by default a line for each of its fields."""
        return [_text(f"{_field(name)}: {_value(value)}") for name, value in view.items()]

    def redraw(self, before: Any, view: Any) -> list[Message]:
        """Return the lines to draw for a player who has just seen the view `before`: by default all."""
        return self.draw(view)

    def screen(self, view: Any, columns: int, lines: int, before: Any = None) -> list[Message]:
        """Return a view for a terminal of this width, in at most `lines` lines if possible.

        `before` is the view that the player has just seen, if any. By default, `draw` or `redraw` decides.
        """
        return self.draw(view) if before is None else self.redraw(before, view)

    def help_topics(self, view: Any, seat: int) -> list[str]:
        """Return the ids of the messages that tell a seat what it can type in this position."""
        return ["game-help"]

    def legend(self, view: Any) -> dict[str, Message]:
        """Return the signs of the drawing of a view that need an explanation, each with its meaning."""
        return {}

    def palette(self, view: Any) -> Palette:
        """Return the colours of signs and names in the drawing of a view; by default there are none."""
        return Palette()

    def understand(self, state: S, seat: int, text: str, tell: Callable[[Message], str]) -> C:
        """Return the command that a player means by the words typed here, or raise `Rejected`."""
        return self.notation.parse_command(text)

    def things(self, state: S, seat: int, view: Any) -> list[Thing]:
        """Return everything that a seat may name in plain speech, from what its view shows."""
        return []

    def worth(self, state: S, seat: int, command: C) -> float:
        """Return how good a command looks; the best is taken where a player leaves details open."""
        return 0.0

    def unit_name(self, scenario: Any, unit: str) -> Message:
        """Return the name of a unit of a loaded scenario; by default the message `fighter-<unit>`."""
        return Message(f"fighter-{unit}", {"text": unit})

    def name_in_view(self, view: Any, unit: str) -> Message | None:
        """Return the name of a unit as a view shows it, for clients without the scenario; None if unknown."""
        return None

    def side_name(self, scenario: Any, side: str) -> Message | None:
        """Return the name of a side of a loaded scenario by its members; None if `seat-<side>` says more."""
        return None

    def standing(self, state: S) -> dict[str, list[str]]:
        """Return the units of each side that still fight, as every player may know them; {} without units."""
        return {}

    def round_number(self, state: S) -> int:
        """Return the number of the round, turn or day, which must be no secret; 0 if the game counts none."""
        return 0

    def bulletin(self, state: S, seat: int) -> Any:
        """Return plain values that a server sends this seat after every input beside the events, or None."""
        return None

    def fixed(self, state: S, seat: int) -> dict[str, Any]:
        """Return plain values for a screen that never change during a match, beside the view."""
        return {}


def _field(name: str) -> str:
    """The name of a field in words: `pointsToWin` and `points_to_win` are "Points to win"."""
    words = ""
    for char in str(name).replace("_", " ").replace("-", " "):
        words += f" {char.lower()}" if char.isupper() and words and words[-1].islower() else char
    return words[:1].upper() + words[1:]


def _value(value: Any) -> str:
    """A plain value in words."""
    if value is None or value == "" or value == [] or value == {}:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join([f"{name} {_value(each)}" for name, each in value.items()])
    if isinstance(value, (list, tuple)):
        nested = [each for each in value if isinstance(each, (list, tuple, dict))]
        return ("; " if nested else ", ").join([_value(each) for each in value])
    return str(value)


def _text(value: Any) -> Message:
    return Message("", {"text": value if isinstance(value, str) else codec.encode(value).decode()})


def _group_name(group: OptionGroup) -> str:
    # What the options have in common, such as `use_skill/taiji/2`.
    shared = group.prefix()
    parts = list(shared.values()) if isinstance(shared, dict) else [shared]
    return "/".join([part if isinstance(part, str) else codec.encode(part).decode() for part in parts])
