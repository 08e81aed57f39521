"""Thinking about one match in other processes: its bots, and the queries of its players."""

from collections.abc import Awaitable
from typing import Any

from turnwright.kernel.codec import encode, read_json
from turnwright.kernel.errors import GameFault, Rejected
from turnwright.kernel.game import SPECTATOR, Game
from turnwright.kernel.match import Match
from turnwright.kernel.records import Header
from turnwright.protocol.errors import HostError
from turnwright.protocol.messages import Ask
from turnwright.server.host.stored.set_up import SetUp, Wanted
from turnwright.server.host.thinking.pool import SLOW, Job, OverBudget, ProcessLost, ThinkingPool, TookTooLong
from turnwright.server.host.thinking.query_answers import VIEWED
from turnwright.server.host.thinking.tasks import (
    AskModel,
    ChartOdds,
    Decide,
    PlayOut,
    Position,
    Prepare,
    ReadAnswer,
    Recount,
    Refusal,
    Reply,
    Resolve,
    ShowFrames,
    ShowLog,
    Suggest,
    Task,
    Thought,
)
from turnwright.server.settings import ServerSettings

FRAMES_LIMIT = 5  # times the CPU seconds of an answer
OVER_BUDGET = "over-budget"  # the code of a refusal


class Thoughts:
    """The thoughts about one match."""

    def __init__(self, match_id: str, pool: ThinkingPool, settings: ServerSettings) -> None:
        self._id = match_id
        self._pool = pool
        self._settings = settings
        self._state: Any = None  # the last state that was thought about, ...
        self._at = (-1, False)  # ... its number and whether the match was busy, ...
        self._version = 0  # ... and the version by which processes know it

    async def decide(self, match: Match, seat: int, watched: bool) -> Any:
        """The command of a bot, or of its heuristic if the bot exceeds its CPU time."""
        try:
            policy = match.policies[seat]
            task = Decide(seat, deep=policy is not None and (policy.deep or policy.budget > 0))
            thought = await self._run(match, task, seat, self._settings.decide_cpu, watched)
        except (OverBudget, TookTooLong, ProcessLost):
            try:
                thought = await self._fallback(match, seat, watched)
            except (TookTooLong, ProcessLost):
                return match.game.options(match.state, seat).command(0)
        if thought.refusal is not None:
            raise Rejected(thought.refusal.code, thought.refusal.reason, thought.refusal.field)
        if thought.fault:
            raise GameFault(thought.fault)
        return match.game.notation.command_from_data(read_json(thought.data))

    async def _fallback(self, match: Match, seat: int, watched: bool) -> Thought:
        # Not subject to the budget of its seat, or the match could not go on.
        job = self._job(match, Decide(seat, fallback=True), seat, self._settings.decide_cpu)
        job.billed = False
        return await self._pool.run(job, watched)

    async def reply(self, match: Match, seat: int, lang: str, ask: Ask) -> bytes:
        """The answer to a query as JSON, or `Rejected`."""
        task = Reply(seat, lang, encode(ask), self._settings.searched_labels, ask.about)
        return await self._answer(match, task, seat)

    def suggestion(self, match: Match, seat: int, command: Any, refusal: Refusal) -> Awaitable[Any]:
        """A legal command in place of a refused one, as plain values, or None; for the current position."""
        job = self._job(match, Suggest(seat, encode(command), refusal), seat, self._settings.suggest_cpu)
        return self._suggested(job)

    async def _suggested(self, job: Job) -> Any:
        try:
            thought = await self._pool.run(job)
        except (OverBudget, TookTooLong, ProcessLost):
            return None  # the refusal is sent in any case
        if thought.fault:
            raise GameFault(thought.fault)
        return None if thought.refusal is not None else read_json(thought.data)

    async def question(self, match: Match, seat: int, way: str) -> bytes:
        """The question to a language model for a seat, as JSON, or `Rejected`."""
        return await self._answer(match, AskModel(seat, way), seat)

    async def option(self, match: Match, seat: int, text: str) -> Any:
        """The option that the answer of a language model means, or None, or `Rejected`."""
        found = read_json(await self._answer(match, ReadAnswer(seat, text), seat))
        return None if found is None else match.game.notation.command_from_data(found)

    async def resolve(self, match: Match, seat: int, names: list[tuple[str, str]]) -> list[str]:
        """The ids that a seat means by texts in an intent, given with their fields, or `Rejected`."""
        found: list[str] = read_json(await self._answer(match, Resolve(seat, names), seat))
        return found

    async def recount(
        self, match: Match, seat: int, lang: str, ask: Ask, number: int, lines: list[bytes]
    ) -> bytes:
        """The answer to a query about the log or the history, as JSON, or `Rejected`."""
        return await self._answer(match, Recount(seat, lang, encode(ask), number, lines), seat)

    async def frames(
        self,
        game: Game,
        lines: list[bytes],
        seat: int,
        lang: str,
        first: int,
        count: int,
        drawn: bool = False,
        voices: dict[int, str] | None = None,
    ) -> bytes:
        """The frames of a replay as JSON, or `Rejected`."""
        task = ShowFrames(self._id, game.name, seat, lang, first, count, lines, drawn, voices or {})
        return await self._read(task, seat, FRAMES_LIMIT * self._settings.answer_cpu)

    async def log(self, seat: int, sight: int, lines: list[bytes]) -> bytes:
        """Stored lines as they were sent to a seat, by what it sees, as JSON, or `Rejected`."""
        task = ShowLog(self._id, seat, sight, lines)
        return await self._read(task, seat, self._settings.answer_cpu)

    async def _read(self, task: ShowFrames | ShowLog, seat: int, limit: float) -> bytes:
        # Under a name of its own, so that it takes no position of the match from a process.
        name, version = f"frames {self._id}", next(self._pool.versions)
        position = Position(name, 0, version, 0, True, b"", b"")
        job = Job(name, seat, version, lambda: position, task, limit)
        return await self._thought(self._pool.run(job), limit)

    def play_outs(self, header: Header, state: Any, number: int, task: PlayOut) -> Job:
        """The job to play a position out; it waits behind everything that a player waits for."""
        if state is not self._state:
            self._state, self._at, self._version = state, (number, True), next(self._pool.versions)
        version = self._version

        def position() -> Position:
            return Position(self._id, number, version, 0, True, encode(header), encode(state))

        job = Job(self._id, task.seat, version, position, task, self._settings.answer_cpu)
        job.lane = SLOW
        return job

    async def chart(self, task: ChartOdds) -> tuple[float, bytes]:
        """The CPU seconds of a part of the odds along a match, and its JSON, or `Rejected`."""
        version = next(self._pool.versions)
        position = Position(self._id, 0, version, 0, True, b"", b"")
        limit = FRAMES_LIMIT * self._settings.answer_cpu
        job = Job(self._id, SPECTATOR, version, lambda: position, task, limit)
        job.lane, job.billed = SLOW, False
        thought = await self._whole(self._pool.run(job, watched=False), limit)
        return thought.cpu, thought.data

    async def _answer(self, match: Match, task: Task, seat: int) -> bytes:
        limit = self._settings.answer_cpu
        return await self._thought(self._run(match, task, seat, limit, watched=True), limit)

    async def _thought(self, running: Awaitable[Thought], limit: float) -> bytes:
        return (await self._whole(running, limit)).data

    async def _whole(self, running: Awaitable[Thought], limit: float) -> Thought:
        try:
            thought = await running
        except OverBudget as over:
            words = f"your queries have used up their CPU time: ask again in {over.wait:.0f} seconds"
            raise Rejected(OVER_BUDGET, words) from None
        except TookTooLong:
            words = f"the answer takes more than {limit:g} seconds of CPU time"
            raise Rejected(OVER_BUDGET, words, "about") from None
        except ProcessLost:
            raise Rejected("fault", "the answer was lost: ask again") from None
        if thought.refusal is not None:
            refusal = thought.refusal
            raise Rejected(refusal.code, refusal.reason, refusal.field, refusal.legal)
        if thought.fault:
            raise GameFault(thought.fault)
        return thought

    async def _run(self, match: Match, task: Task, seat: int, limit: float, watched: bool) -> Thought:
        return await self._pool.run(self._job(match, task, seat, limit), watched)

    def _job(self, match: Match, task: Task, seat: int, limit: float) -> Job:
        number, busy = int(match.number), match.running is not None or match.outcome is not None
        state, running = match.state, match.running
        viewed = isinstance(task, Reply) and task.about in VIEWED
        midway = viewed and running is not None and running.undo < 0 and match.execution.state is not None
        if midway:
            state = match.execution.state
        if midway or state is not self._state or (number, busy) != self._at:
            self._state, self._at, self._version = state, (number, busy), next(self._pool.versions)
        version, seed, header = self._version, match.tray.thinking(), match.header

        def position() -> Position:
            return Position(self._id, number, version, seed, busy, encode(header), encode(state))

        # A state is never changed once it is the match's, so it can be encoded when a process is free. One in
        # the middle of an input is not the match's yet.
        made = position() if midway else None
        return Job(self._id, seat, version, position if made is None else lambda: made, task, limit)


async def set_up_in_process(
    pool: ThinkingPool, settings: ServerSettings, game: str, wanted: Wanted, peer: str
) -> SetUp:
    """Set up a match in a thinking process, on the CPU budget of an address, or raise `HostError`."""
    name, version = f"prepare {peer}", next(pool.versions)
    position = Position(name, 0, version, 0, True, b"", b"")
    job = Job(name, -1, version, lambda: position, Prepare(game, wanted), settings.prepare_cpu)
    try:
        thought = await pool.run(job)
    except OverBudget as over:
        words = f"your scenarios have used up their CPU time: try again in {over.wait:.0f} seconds"
        raise HostError("too-fast", words, "scenario") from None
    except TookTooLong:
        words = f"setting up this scenario takes more than {settings.prepare_cpu:g} seconds of CPU time"
        raise HostError("bad-scenario", words, "scenario") from None
    except ProcessLost:
        raise HostError("bad-scenario", "the server could not set up this scenario", "scenario") from None
    if thought.refusal is not None:
        refusal = thought.refusal
        raise HostError(refusal.code, refusal.reason, refusal.field, refusal.legal)
    if thought.fault:
        raise GameFault(thought.fault)
    made: SetUp = read_json(thought.data, SetUp)
    return made
