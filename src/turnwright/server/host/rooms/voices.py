"""The narrator's text about each input of a match: by templates, or the model's text that replaced it."""

from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence

from turnwright.kernel.match import Match
from turnwright.kernel.records import EVERYTHING, Line
from turnwright.protocol.messages import PastInput
from turnwright.server.stores.store import NarrationRow
from turnwright.story.narration.voice import Voice
from turnwright.story.narrator import Narrator

REMEMBERED = 500  # narrations of a match that are known without asking the store
MOST_VOICES = 64  # languages times seats
TEMPLATE = "template"
ORDER = ("full", "prelude", "template", "cut")  # of the parts of one narration, which one is shown later


class Voices:
    """The voices of one match, one for each language and audience.

    An input with nothing hidden is narrated to everyone alike, the audience `EVERYTHING`.
    """

    def __init__(self, match_id: str, narrator: Callable[[Match, str], Narrator]) -> None:
        self.id = match_id
        self.later: Callable[[Line], bool] = lambda line: False  # whether models will tell about an input
        self.unsaved: list[NarrationRow] = []
        self._narrator = narrator
        self._voices: dict[tuple[str, int], Voice] = {}
        self._known: OrderedDict[tuple[int, str, int], NarrationRow] = OrderedDict()

    def text(self, match: Match, line: Line, lang: str, seat: int, at_once: bool = False) -> str:
        """The narration of an input for a seat now; empty if models narrate it later, unless `at_once`."""
        row = self._row(match, line, lang, seat)
        if row.part == TEMPLATE and not at_once and self.later(line):
            return ""
        return row.text

    def _row(self, match: Match, line: Line, lang: str, seat: int) -> NarrationRow:
        audience = seat if line.to else EVERYTHING
        language = self._narrator(match, lang).catalogue.lang
        known = self._known.get((line.n, language, audience))
        if known is not None:
            return known
        current = match.running is None and line.n == int(match.number)
        standing = match.game.presenter.standing(match.state) if current else None
        said = self.voice(match, lang, audience).speak(line, standing)
        row = NarrationRow(self.id, line.n, language, audience, TEMPLATE, TEMPLATE, said)
        self.keep(row)
        if said:
            self.unsaved.append(row)
        return row

    def recall(self, match: Match, inputs: Sequence[PastInput], lang: str, seat: int) -> dict[int, str]:
        """The narrations of past inputs for a seat, by their numbers.

        Missing narrations are written again: the match may have been played in another language, or by a
        server that was killed before it stored them.
        """
        language = self._narrator(match, lang).catalogue.lang
        told = [past for past in inputs if not past.undone]
        texts = {past.number: self.known(past.number, language, seat) for past in told}
        if (language, EVERYTHING) in self._voices and all(texts.values()):
            return texts
        voice = Voice(self._narrator(match, lang), EVERYTHING, match.header.seed)
        voice.begin(in_play=bool(told) and told[0].number > 1)
        for past in told:
            said = voice.speak(Line(n=past.number, events=list(past.events)))
            if said and not texts[past.number]:
                texts[past.number] = said
                if seat == EVERYTHING:
                    continue  # what is kept for everyone has nothing that is hidden from a seat
                row = NarrationRow(self.id, past.number, language, seat, TEMPLATE, TEMPLATE, said)
                self.keep(row)
                self.unsaved.append(row)
        self._voices.setdefault((language, EVERYTHING), voice)
        return texts

    def add(self, number: int, language: str, seat: int, sentence: str) -> str:
        """Add a sentence for one seat to what was said about an input; gives the whole text."""
        before = self._best(number, language, seat)
        text, part, speaker = sentence, TEMPLATE, TEMPLATE
        if before is not None:
            text = f"{before.text}{'' if language == 'zh' else ' '}{sentence}"
            part, speaker = before.part, before.speaker
        row = NarrationRow(self.id, number, language, seat, part, speaker, text)
        self.keep(row)
        self.unsaved.append(row)
        return text

    def voice(self, match: Match, lang: str, audience: int = EVERYTHING) -> Voice:
        """The voice for a language and an audience."""
        narrator = self._narrator(match, lang)
        key = narrator.catalogue.lang, audience
        if key not in self._voices:
            if len(self._voices) >= MOST_VOICES:
                self._voices.clear()
            self._voices[key] = Voice(narrator, audience, match.header.seed)
        return self._voices[key]

    def keep(self, row: NarrationRow) -> None:
        """Remember a narration; a later part replaces an earlier one."""
        key = row.number, row.language, row.audience
        before = self._known.get(key)
        if before is None or ORDER.index(row.part) <= ORDER.index(before.part):
            self._known[key] = row
            self._known.move_to_end(key)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def known(self, number: int, language: str, seat: int) -> str:
        """The stored narration of an input for a seat, or an empty string."""
        row = self._best(number, language, seat)
        return "" if row is None else row.text

    def _best(self, number: int, language: str, seat: int) -> NarrationRow | None:
        places = [(number, language, audience) for audience in (EVERYTHING, seat)]
        return best_row([row for place in places if (row := self._known.get(place)) is not None])

    def withdraw(self, number: int) -> None:
        """Forget what was said about an input and all after it."""
        for key in [key for key in self._known if key[0] >= number]:
            del self._known[key]
        self.unsaved = [row for row in self.unsaved if row.number < number]
        for voice in self._voices.values():
            voice.take_back(number)


def best_row(rows: Collection[NarrationRow]) -> NarrationRow | None:
    """Of what was said about one input, what to show: the whole narration, else the first words.

    What was said to one seat has all that was said to everyone, and more.
    """
    found = [row for row in rows if row.text and not row.withdrawn]
    return min(found, key=lambda row: (ORDER.index(row.part), row.audience == EVERYTHING), default=None)


def texts_of(rows: Collection[NarrationRow], seat: int) -> dict[int, str]:
    """The stored narrations of a match for a seat, by the number of the input."""
    by_number: dict[int, list[NarrationRow]] = {}
    for row in rows:
        if row.audience in (EVERYTHING, seat):
            by_number.setdefault(row.number, []).append(row)
    best = {number: best_row(each) for number, each in by_number.items()}
    return {number: row.text for number, row in best.items() if row is not None}
