"""The narrator's voice without a model: one sentence for each action, and one more for a turning point.

The facts of an action are told by `Narrator`. The voice adds what a game master would say about it, chosen
so that no sentence comes twice within ten, from what the listener may know.
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from turnwright.kernel.records import EVERYTHING, Line, Message
from turnwright.story.narration.beats import Beat, beats_of, main_beat
from turnwright.story.narrator import Narrator
from turnwright.story.titles import seat_name

APART: Final = 9  # sentences between two uses of the same one, at least
MOST_PHRASES: Final = 40  # of one kind
STRIDE: Final = 7  # prime to ten, so that neighbours differ
SWING: Final = 0.2  # by how much odds must change to count as a turning point
HARM: Final = ("hit", "critical", "harm")

Standing = Mapping[str, Sequence[str]]  # the units of each side that still fight


class Voice:
    """The voice of one match for one language and one seat; it remembers what it has said."""

    def __init__(self, narrator: Narrator, seat: int = EVERYTHING, seed: int = 0) -> None:
        self.narrator = narrator
        self.seat = seat
        self._seed = seed
        self._recent: deque[str] = deque(maxlen=APART)
        self._counts: dict[str, int] = {}
        self._blood = -1  # the input with the first wound
        self._alone: dict[str, int] = {}  # by unit that stands alone: the input since which
        self._sizes: dict[str, int] = {}  # of the sides, at most

    def begin(self, in_play: bool) -> None:
        """Begin to speak, perhaps in the middle of a match: then blood has been shed before."""
        self._blood = 0 if in_play else -1

    def speak(self, line: Line, standing: Standing | None = None) -> str:
        """The voice's text about an input; empty if there is nothing to say.

        `standing` has the units of each side that still fight after it, if the position is known.
        """
        if line.undo >= 0:
            self.take_back(line.undo)
        visible = line.visible_to(self.seat)
        beats = beats_of(self.narrator.game, [line.events[place] for place in visible])
        main = main_beat([beat for beat in beats if self._count(beat.kind)])
        said = []
        if main is not None:
            said.append(self._phrase(main.kind, line.n, self._names(main)))
        said.append(self._moment(line, beats, len(visible) == len(line.events), standing))
        return self._joined([sentence for sentence in said if sentence])

    def refused(self, number: int) -> str:
        """The voice's remark on a command that the rules refuse."""
        return self._phrase("refused", number, {})

    def swing(self, number: int, side: str) -> str:
        """The voice's remark when the odds have turned towards a side, by its name."""
        return self._phrase("swing", number, {"side": side})

    def names(self, beat: Beat) -> list[str]:
        """The names of the units that a beat is about."""
        return [name for unit in (beat.who, beat.target) if (name := self._unit(unit))]

    def take_back(self, number: int) -> None:
        """Forget turning points of inputs that were undone."""
        if self._blood >= number:
            self._blood = -1
        self._alone = {unit: since for unit, since in self._alone.items() if since < number}

    def _moment(self, line: Line, beats: Sequence[Beat], whole: bool, standing: Standing | None) -> str:
        # Turning points are narrated only if nothing of the input is hidden from the listener.
        wound = next((beat for beat in beats if beat.kind in HARM and beat.target), None)
        if any(beat.kind == "start" for beat in beats):
            self._blood, self._alone, self._sizes = -1, {}, {}
        first = wound is not None and self._blood < 0 and whole
        if wound is not None and self._blood < 0:
            self._blood = line.n
        for side, units in (standing or {}).items():
            self._sizes[side] = max(self._sizes.get(side, 0), len(units))
            last = len(units) == 1 and self._sizes[side] > 1 and units[0] not in self._alone
            if last and any(beat.kind == "end" for beat in beats):
                last = False
            if last:
                self._alone[units[0]] = line.n
                if whole:
                    return self._phrase("last-stand", line.n, {"target": self._unit(units[0])})
        if first and wound is not None and wound.who and wound.who != wound.target:
            return self._phrase("first-blood", line.n, self._names(wound))
        return ""

    def _names(self, beat: Beat) -> dict[str, str]:
        names = {"who": self._unit(beat.who), "target": self._unit(beat.target), "place": beat.place}
        return {name: text for name, text in names.items() if text}

    def _unit(self, unit: str) -> str:
        narrator = self.narrator
        if not unit or narrator.game is None:
            return unit
        if unit in narrator.game.seats:
            return seat_name(narrator.game, narrator.game.seats.index(unit), narrator.catalogue)
        try:
            named: Message = narrator.game.presenter.unit_name(narrator.scenario, unit)
        except Exception:  # a scenario that can no longer be read
            return unit
        return narrator.catalogue.tell(named)

    def _phrase(self, kind: str, number: int, names: Mapping[str, str]) -> str:
        """A phrase of a kind that was not among the last ones and has all the names that it needs."""
        count = self._count(kind)
        for step in range(count):
            message_id = f"voice-{kind}-{1 + (number * STRIDE + self._seed + step) % count}"
            if message_id in self._recent:
                continue
            sentence = self.narrator.catalogue.say(message_id, names)
            if sentence != message_id:  # else a name is missing
                self._recent.append(message_id)
                return sentence[:1].upper() + sentence[1:]
        return ""

    def _count(self, kind: str) -> int:
        if kind not in self._counts:
            has: Callable[[str], bool] = self.narrator.catalogue.has
            number = 0
            while number < MOST_PHRASES and has(f"voice-{kind}-{number + 1}"):
                number += 1
            self._counts[kind] = number
        return self._counts[kind]

    def _joined(self, sentences: Sequence[str]) -> str:
        return ("" if self.narrator.catalogue.lang == "zh" else " ").join(sentences)
