"""Narration of a live match: stores what was said, and lets models speak after the template's facts.

The match never waits for any of it: models are asked in tasks of their own, and texts are stored behind the
inputs, about once a second.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Literal

from turnwright.kernel.match import Match
from turnwright.kernel.records import EVERYTHING, Closing, Line
from turnwright.protocol.messages import Narration
from turnwright.server.host.peers import NarrationSaid, Peers
from turnwright.server.host.rooms.attendance import Attendance, Client
from turnwright.server.host.rooms.live_match import LiveMatch
from turnwright.server.host.rooms.updates import UpdateWriter
from turnwright.server.host.rooms.voices import Voices
from turnwright.server.host.workers import Workers
from turnwright.server.stores.store import NarrationRow, Store, StoreError
from turnwright.story.narration.beats import beats_of, main_beat
from turnwright.story.narration.storyteller import Key, Spoken, Storyteller, Wanted
from turnwright.story.narration.two_voices import TwoVoices

SAVE_SECONDS: Final = 1.0  # between two writes
MOST_UNSAVED: Final = 5_000  # narrations that wait for the store; further ones are sent, but not stored
REMEMBERED_FACTS: Final = 6  # sentences that a model gets about what happened before

Part = Literal["template", "prelude", "full", "cut"]
_PARTS: Final[dict[str, Part]] = {"template": "template", "prelude": "prelude", "full": "full", "cut": "cut"}

logger = logging.getLogger("turnwright.server")


class Narrations:
    """The narrations of one match while it is played; `models` is None if only templates speak."""

    def __init__(
        self,
        live: LiveMatch,
        attendance: Attendance,
        updates: UpdateWriter,
        peers: Peers,
        store: Store,
        workers: Workers,
        models: TwoVoices | None,
        shared: bool,
        spectators_are_late: bool,
    ) -> None:
        self._live = live
        self._attendance = attendance
        self._updates = updates
        self._voices: Voices = updates.voices
        self._peers = peers
        self._store = store
        self._workers = workers
        self._models = models if live.settings.narrate else None
        self._shared = shared
        self._spectators_are_late = spectators_are_late
        self._tellers: dict[str, Storyteller] = {}
        self._facts: dict[str, deque[str]] = {}
        self._saving: asyncio.Task[None] | None = None
        self._writing = asyncio.Lock()
        self._loaded = False
        self._refused = 0
        self._voices.later = self._models_speak

    # Stored narrations.

    async def ready(self) -> None:
        """Read what is stored of this match, once."""
        if self._loaded:
            return
        self._loaded = True
        try:
            rows = await self._workers.store(self._store.load_narrations, self._live.id)
        except StoreError:
            logger.warning("match %s: its narrations cannot be read", self._live.id)
            return
        for row in rows:
            if not row.withdrawn:
                self._voices.keep(row)

    # While the match is played.

    def _models_speak(self, line: Line) -> bool:
        # Only about what everyone may see, and at the server that moves the match.
        if self._models is None or line.to or (self._shared and not self._live.owned):
            return False
        return main_beat(beats_of(self._live.game, line.events)) is not None

    def refused(self, lang: str, seat: int) -> str:
        """The narrator's remark on a command that the rules refuse."""
        if not self._live.settings.narrate or self._live.stored is None:
            return ""
        self._refused += 1
        return self._voices.voice(self._live.match, lang, seat).refused(self._refused)

    def before(self, entries: Sequence[Line | Closing]) -> None:
        """Stop speaking if a person has acted."""
        people = self._live.people
        if any(isinstance(each, Line) and each.seat in people for each in entries):
            for teller in self._tellers.values():
                teller.interrupt()

    def follow(self, entries: Sequence[Line | Closing], undone: dict[int, int]) -> None:
        """Let models speak about inputs that were just stored and sent, and store what was said."""
        stored = self._live.stored
        for number in undone.values():
            self._withdraw(number)
        if stored is not None and self._models is not None:
            match = stored.match
            lines = [each for each in entries if isinstance(each, Line)]
            for line in lines:
                if self._models_speak(line) and line.undo < 0:
                    for lang in sorted({client.lang for client in self._listeners()}):
                        self._tell(match, line, lang, whole=match.running is None or line is not lines[-1])
        if self._voices.unsaved and self._saving is None:
            self._saving = asyncio.create_task(self._save(), name=f"narrations {self._live.id}")

    def swing(self, seat: int, number: int, side: str) -> None:
        """Tell the clients of a seat that know the odds that they have turned towards a side."""
        stored = self._live.stored
        if stored is None or not self._live.settings.narrate:
            return
        texts: dict[str, str] = {}  # by language
        for client in list(self._attendance.connections):
            if client.odds and client.seat == seat:
                voice = self._voices.voice(stored.match, client.lang, seat)
                words = voice.narrator.catalogue
                if words.lang not in texts:
                    named = words.say(f"seat-{side}") if words.has(f"seat-{side}") else side
                    said = voice.swing(number, named)
                    texts[words.lang] = said and self._voices.add(number, words.lang, seat, said)
                if texts[words.lang]:
                    client.tell(Narration(str(number), "", language=words.lang, voice=texts[words.lang]))
        if self._voices.unsaved and self._saving is None:
            self._saving = asyncio.create_task(self._save(), name=f"narrations {self._live.id}")

    def hear(self, said: NarrationSaid) -> None:
        """Tell what the server that moves the match has said."""
        row = NarrationRow(
            self._live.id, said.number, said.language, said.audience, said.part, said.speaker, said.text
        )
        self._voices.keep(row)
        self._show(row)

    async def close(self) -> None:
        """Stop speaking, and store what was said."""
        await asyncio.gather(*(teller.close() for teller in self._tellers.values()))
        if self._saving is not None:
            self._saving.cancel()
            with suppress(asyncio.CancelledError):
                await self._saving
            self._saving = None
        await self.save_now()

    def forget(self) -> None:
        """Store nothing more: the match was removed."""
        self._voices.unsaved = []

    def end(self) -> None:
        """Stop at once."""
        for teller in self._tellers.values():
            teller.interrupt()
        if self._saving is not None:
            self._saving.cancel()
            self._saving = None

    def _listeners(self) -> list[Client]:
        """The clients that may know what has just happened."""
        late = self._spectators_are_late
        return [client for client in self._attendance.connections if client.seat >= 0 or not late]

    def _tell(self, match: Match, line: Line, lang: str, whole: bool) -> None:
        assert self._models is not None  # else no one speaks later
        narrator = self._updates.narrator(match, lang)
        language = narrator.catalogue.lang
        facts = tuple(narrator.sentences(line))
        if not facts:
            return
        before = self._facts.setdefault(language, deque(maxlen=REMEMBERED_FACTS))
        beats = beats_of(match.game, line.events)
        template = self._voices.text(match, line, lang, EVERYTHING, at_once=True)
        voice = self._voices.voice(match, lang)
        wanted = Wanted(
            Key(line.n, language),
            template,
            facts,
            tuple(before),
            tuple(dict.fromkeys(name for beat in beats for name in voice.names(beat))),
            tuple(beat.kind for beat in beats),
            whole=whole,
        )
        before.extend(facts)
        if language not in self._tellers:
            self._tellers[language] = Storyteller(
                self._models.of(match.game, language),
                self._emit,
                self._models.prelude_seconds,
                self._models.narrative_seconds,
            )
        self._tellers[language].tell(wanted)

    def _emit(self, spoken: Spoken) -> None:
        key = spoken.key
        row = NarrationRow(
            self._live.id, key.number, key.language, key.audience, spoken.part, spoken.speaker, spoken.text
        )
        self._voices.keep(row)
        if len(self._voices.unsaved) < MOST_UNSAVED:
            self._voices.unsaved.append(row)
        self._show(row)
        if self._shared:
            said = NarrationSaid(
                self._peers.name, row.number, row.language, row.audience, row.part, row.speaker, row.text
            )
            self._peers.tell(said)
        if self._saving is None:
            self._saving = asyncio.create_task(self._save(), name=f"narrations {self._live.id}")

    def _show(self, row: NarrationRow) -> None:
        stored = self._live.stored
        if stored is None:
            return
        for client in self._listeners():
            if self._updates.narrator(stored.match, client.lang).catalogue.lang == row.language:
                client.tell(
                    Narration(
                        str(row.number), "", row.speaker, row.language, voice=row.text, part=_PARTS[row.part]
                    )
                )

    def _withdraw(self, number: int) -> None:
        for teller in self._tellers.values():
            teller.withdraw(number)
        self._voices.withdraw(number)
        task = asyncio.create_task(self._withdraw_stored(number))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _withdraw_stored(self, number: int) -> None:
        with suppress(StoreError):
            await self._workers.store(self._store.withdraw_narrations, self._live.id, number)

    async def _save(self) -> None:
        while self._voices.unsaved:
            await asyncio.sleep(SAVE_SECONDS)
            await self.save_now()
        self._saving = None

    async def save_now(self) -> None:
        """Store what was said and is not stored yet; when this returns, earlier writes are done, too."""
        async with self._writing:
            rows, self._voices.unsaved = self._voices.unsaved, []
            if not rows:
                return
            try:
                await self._workers.store(self._store.save_narrations, rows)
            except StoreError as error:
                # Words can be lost; the match cannot.
                logger.warning("match %s: what was said is not stored: %s", self._live.id, error)
