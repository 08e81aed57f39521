"""Gives a `TurnEngine` its narrator and its cues."""

from typing import Any

from turnwright.games.tactics.engine import COMBAT_UPDATE, EVERY_EVENT, REFUSED, Narration, TurnEngine
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Line
from turnwright.story.catalogue import catalogue_for
from turnwright.story.narration.cues import cues_of
from turnwright.story.narration.voice import Voice
from turnwright.story.narrator import Narrator

NARRATOR = "narrator"


class EngineVoice:
    """Narrates the scene of an engine to its listeners of `Narration`, `VOICE_INTENT`, `MUSIC` and `SFX`.

    After each action the engine's listeners hear `CombatUpdate`, then the narration, whose id is the number
    of the input, then the cues. A refused intent is narrated too, under no id.
    """

    def __init__(self, engine: TurnEngine, language: str = "en") -> None:
        self._engine = engine
        narrator = Narrator(engine.game, catalogue_for(engine.game, language))
        narrator.begin(engine.match.header)
        self._voice = Voice(narrator, seed=engine.match.header.seed)
        self.language = narrator.catalogue.lang
        self._heard: list[Any] = []
        self._refused = 0
        engine.on(EVERY_EVENT, self._heard.append)
        engine.on(COMBAT_UPDATE, self._update)
        engine.on(REFUSED, self._refuse)

    def close(self) -> None:
        """Stop narrating."""
        self._engine.off(EVERY_EVENT, self._heard.append)
        self._engine.off(COMBAT_UPDATE, self._update)
        self._engine.off(REFUSED, self._refuse)

    def _update(self, update: Any) -> None:
        engine = self._engine
        events, self._heard[:] = list(self._heard), []
        number = int(engine.match.number)
        line = Line(n=number, events=events)
        said = self._voice.speak(line, engine.game.presenter.standing(engine.state))
        text = "\n".join([*self._voice.narrator.sentences(line), *([said] if said else [])])
        if text:
            engine.narrate(Narration(str(number), text, NARRATOR, self.language), number=number)
        for cue in cues_of(engine.game, events):
            engine.publish(cue.kind, cue)

    def _refuse(self, refused: Rejected) -> None:
        self._refused += 1
        text = self._voice.refused(self._refused)
        self._engine.publish("Narration", Narration("", text, NARRATOR, self.language))
