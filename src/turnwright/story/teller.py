"""Tells what happens in a match that runs in this process, in sentences from the catalogues."""

from turnwright.kernel import codec
from turnwright.kernel.execution import Step
from turnwright.kernel.game import Game
from turnwright.kernel.records import EVERYTHING, Header, Line
from turnwright.story.catalogue import catalogue_for
from turnwright.story.narrator import Narrator


class Teller:
    """Turns the steps of one match into sentences, as a seat hears them; by default all of it."""

    def __init__(self, game: Game, language: str = "en", seat: int = EVERYTHING) -> None:
        self.language = language
        self._seat = seat
        self._narrator = Narrator(game, catalogue_for(game, language))
        self._header: Header | None = None

    def __call__(self, header: Header, step: Step) -> list[str]:
        """Return the sentences about one step."""
        if header is not self._header:
            self._narrator.begin(header)
            self._header = header
        events = [codec.plain(event) for event in step.events]
        line = Line(n=int(step.n), seat=step.seat, events=events, to=step.to)
        return self._narrator.sentences(line, self._seat)
