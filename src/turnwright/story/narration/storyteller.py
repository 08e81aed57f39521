"""Two voices for one match: a fast model speaks first, a large one tells the whole; the match never waits.

An utterance belongs to one input, language and audience. Its states:

    QUEUED    it waits for those before it; only the newest `MOST_QUEUED` may wait
    ASKED     both models are asked at the same time
    PRELUDE   the first words are out: the fast model's, or the template's if that is late or refused
    DONE      the whole narration is out, or was given up
    CUT       a person's next input came first: what was not said is only noted
    WITHDRAWN the input was undone: nothing of it is said any more

Both budgets run from the stored input, waiting included. State is checked and text emitted without an `await`
in between, so nothing is said after a cut, twice, or in the wrong order.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Literal, Protocol

from msgspec import Struct

MOST_QUEUED: Final = 2

Part = Literal["template", "prelude", "full", "cut"]
State = Literal["QUEUED", "ASKED", "PRELUDE", "DONE", "CUT", "WITHDRAWN"]


class Key(Struct, frozen=True):
    """The input that an utterance is about, and its audience: one seat, or -2 for everyone."""

    number: int
    language: str
    audience: int = -2


class Spoken(Struct, frozen=True):
    """A part of an utterance to show and store; `speaker` is the template or the name of a model."""

    key: Key
    part: Part
    text: str
    speaker: str = "template"


class Models(Protocol):
    """The two voices: each returns checked text, or an empty string if it has nothing fit to say."""

    prelude_name: str
    narrative_name: str

    async def prelude(self, wanted: "Wanted") -> str:
        """The first words about what happened."""

    async def narrative(self, wanted: "Wanted") -> str:
        """The whole narration."""


class Wanted(Struct, frozen=True):
    """An utterance to make: the facts that all its listeners know, and what the template says."""

    key: Key
    template: str
    facts: tuple[str, ...] = ()  # sentences about this input
    before: tuple[str, ...] = ()  # the last sentences before it, that the same listeners were told
    names: tuple[str, ...] = ()  # who may be named
    happened: tuple[str, ...] = ()  # the kinds of beats
    numbers: tuple[int, ...] = ()
    whole: bool = True  # whether the input is over; while it waits for dice, only the prelude speaks


class _Utterance:
    def __init__(self, wanted: Wanted, at: float) -> None:
        self.wanted = wanted
        self.at = at
        self.state: State = "QUEUED"
        self.turn = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def is_unchanged(self, state: State) -> bool:
        """Whether nothing has happened to it in the meantime."""
        return self.state == state


class Storyteller:
    """The voices of one match; `emit` is called with every part, in order."""

    def __init__(
        self,
        models: Models,
        emit: Callable[[Spoken], object],
        prelude_seconds: float = 1.2,
        narrative_seconds: float = 6.0,
    ) -> None:
        self._models = models
        self._emit = emit
        self._budgets = prelude_seconds, narrative_seconds
        self._open: list[_Utterance] = []  # in order; the first is speaking

    @property
    def speaking(self) -> int:
        """How many utterances are not finished."""
        return len(self._open)

    def tell(self, wanted: Wanted) -> None:
        """Tell about an input that was just stored."""
        utterance = _Utterance(wanted, asyncio.get_running_loop().time())
        self._open.append(utterance)
        for late in self._open[1:-MOST_QUEUED]:
            self._say(late, "template", late.wanted.template)
            self._finish(late, "DONE")
        utterance.task = asyncio.create_task(self._speak(utterance), name=f"narrate {wanted.key.number}")
        self._next()

    def interrupt(self) -> None:
        """Stop speaking, because a person has acted; what was not said is noted as cut."""
        for utterance in list(self._open):
            if utterance.state in ("QUEUED", "ASKED"):
                self._say(utterance, "cut", utterance.wanted.template)
            self._finish(utterance, "CUT")

    def withdraw(self, number: int) -> None:
        """Stop speaking about an input and all after it, because they were undone."""
        for utterance in list(self._open):
            if utterance.wanted.key.number >= number:
                self._finish(utterance, "WITHDRAWN")

    async def close(self) -> None:
        """Stop speaking; what was not said yet is noted."""
        tasks = [utterance.task for utterance in self._open if utterance.task is not None]
        self.interrupt()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _next(self) -> None:
        if self._open:
            self._open[0].turn.set()

    def _finish(self, utterance: _Utterance, state: State) -> None:
        utterance.state = state
        if utterance in self._open:
            self._open.remove(utterance)
        task = utterance.task
        if task is not None and task is not asyncio.current_task():
            task.cancel()
        self._next()

    def _say(self, utterance: _Utterance, part: Part, text: str, speaker: str = "template") -> None:
        if text:
            self._emit(Spoken(utterance.wanted.key, part, text, speaker))

    async def _speak(self, utterance: _Utterance) -> None:
        wanted, (first, whole) = utterance.wanted, self._budgets
        waiting = asyncio.ensure_future(utterance.turn.wait())
        asked: list[asyncio.Task[str]] = []
        try:
            await _within(waiting, utterance.at + first)
            if not utterance.turn.is_set():
                self._say(utterance, "template", wanted.template)
                self._finish(utterance, "DONE")
                return
            utterance.state = "ASKED"
            asked.append(asyncio.create_task(_safely(self._models.prelude(wanted))))
            if wanted.whole:
                asked.append(asyncio.create_task(_safely(self._models.narrative(wanted))))
            text = await _within(asked[0], utterance.at + first)
            if not utterance.is_unchanged("ASKED"):
                return
            if text:
                self._say(utterance, "prelude", text, self._models.prelude_name)
            else:
                self._say(utterance, "template", wanted.template)
            utterance.state = "PRELUDE"
            asked[0].cancel()
            if wanted.whole:
                text = await _within(asked[1], utterance.at + whole)
                if not utterance.is_unchanged("PRELUDE"):
                    return
                if text:
                    self._say(utterance, "full", text, self._models.narrative_name)
            self._finish(utterance, "DONE")
        finally:
            for each in (waiting, *asked):
                each.cancel()
            # Only when their streams are closed do the servers stop working on them.
            await asyncio.gather(waiting, *asked, return_exceptions=True)


async def _within(task: "asyncio.Future[str] | asyncio.Future[Literal[True]]", deadline: float) -> str:
    """The result of a task that is done by a time of the loop, else an empty string."""
    left = deadline - asyncio.get_running_loop().time()
    # Not `wait_for`, which may swallow a cancellation on Python 3.11.
    await asyncio.wait({task}, timeout=max(0.0, left))
    result = task.result() if task.done() and not task.cancelled() else ""
    return result if isinstance(result, str) else ""


async def _safely(voice: Awaitable[str]) -> str:
    """The text of a voice; empty if it fails in any way."""
    try:
        return await voice
    except Exception:
        return ""
