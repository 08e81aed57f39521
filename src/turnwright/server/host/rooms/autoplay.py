"""Moves a match without a player's input: deadlines, bots, and dice whose time is up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, ClassVar

from turnwright.agents import agent
from turnwright.agents.greedy import HEURISTIC
from turnwright.kernel.errors import BotFault, GameFault, Rejected
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import ChoiceRequest, Pending
from turnwright.protocol.close_codes import trouble
from turnwright.protocol.errors import Overtaken
from turnwright.protocol.messages import TimeWarning
from turnwright.server.host import rule_time
from turnwright.server.host.advice import Advice
from turnwright.server.host.arrivals import polled
from turnwright.server.host.clock import START
from turnwright.server.host.rooms.attendance import Attendance
from turnwright.server.host.rooms.live_match import LiveMatch, turn_key
from turnwright.server.host.rooms.throws import PendingThrows, Submit
from turnwright.server.host.thinking.thoughts import Thoughts
from turnwright.server.host.workers import Workers
from turnwright.server.settings import ServerSettings
from turnwright.server.stores.store import Store, StoreError

LONGEST_WARNING = 60_000  # milliseconds before a turn limit runs out; a quarter of it if that is less
MOST_TRIES = 20  # in a row, of a bot whose command was overtaken by another input

logger = logging.getLogger("turnwright.server")


class Timeout(Policy):
    """Stands for the game's default command for a seat whose time is up."""

    name: ClassVar[str] = "timeout"


TIMEOUT = Timeout()


class AutoPlay:
    """The task that moves one match, for as long as this server owns it.

    `submit` carries out and stores an input, `ready` makes sure that the match is loaded, and `give_up` is
    called when a match of bots alone cannot go on.
    """

    def __init__(
        self,
        live: LiveMatch,
        attendance: Attendance,
        throws: PendingThrows,
        submit: Submit,
        ready: Callable[[], Awaitable[None]],
        give_up: Callable[[], None],
        store: Store,
        workers: Workers,
        settings: ServerSettings,
        advice: Advice,
    ) -> None:
        self._live = live
        self._attendance = attendance
        self._throws = throws
        self._submit = submit
        self._ready = ready
        self._report = give_up
        self._store = store
        self._workers = workers
        self._settings = settings
        self._advice = advice
        self._unadvised = -1  # the input after which advice was refused
        self._thoughts = None if workers.pool is None else Thoughts(live.id, workers.pool, settings)
        self._tried_to_own = float("-inf")
        self._stuck = -1  # the input after which a bot or the game failed; another input is awaited
        self._tries = 0
        self._warning = min(LONGEST_WARNING, live.settings.turn_within // 4)
        self._warned: set[tuple[int, int]] = set()  # seats and their limits
        self._stopping = False
        self._task: asyncio.Task[None] | None = None
        self.thought: asyncio.Task[Any] | None = None  # a bot thinking, which changes nothing

    def start(self) -> None:
        """Start to move the match."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=f"match {self._live.id}")

    async def stop(self) -> None:
        """Finish the step in progress, and let other servers move the match.

        A bot's thought is dropped: the next server to move the match starts it again.
        """
        self._stopping = True
        self._live.changed.set()
        if self.thought is not None:
            self.thought.cancel()
        if self._task is not None:
            await self._task
            self._task = None
        await self._disown()

    def end(self) -> None:
        """Stop after the step in progress, without waiting for it."""
        self._stopping = True
        self._live.changed.set()

    def owned(self) -> None:
        """Note that this server has just become the owner of the match."""
        self._live.owned, self._tried_to_own = True, asyncio.get_running_loop().time()
        self._live.changed.set()

    def follow(self) -> None:
        """Wake after an input, unless the match waits only for players without a deadline."""
        live = self._live
        if live.timed or not live.waits or live.match.has_news() or any(map(self._is_pressing, live.waits)):
            live.changed.set()

    def _is_pressing(self, pending: Pending) -> bool:
        timed = self._live.limit_of(pending) >= 0 or pending.request is not None
        return timed or self._live.match.policies[pending.seat] is not None

    @property
    def busy(self) -> bool:
        """Whether the match goes on without anyone connected: only bots play, or a bot is to move."""
        stored = self._live.stored
        if stored is None or stored.match.outcome is not None or self._stuck == stored.match.number:
            return False
        return not self._live.people or self._bot() is not None

    # One step after the other.

    async def _run(self) -> None:
        while not self._stopping:
            self._live.changed.clear()
            self._live.deferred = False
            rule_time.cause.set(self._attendance.cause())
            try:
                moved = await self._step()
                pause = 0.0 if moved else self._until_next()
            except StoreError as error:
                logger.error("match %s: the store failed: %s", self._live.id, error)
                self._live.owned, self._tried_to_own = False, float("-inf")
                moved, pause = False, self._settings.retry_seconds
            except Overtaken:
                moved, pause = True, 0.0
            except Exception:
                logger.exception("match %s cannot be moved", self._live.id)
                self._give_up()
                moved, pause = False, self._settings.retry_seconds
            if moved:
                await asyncio.sleep(0)
            elif not self._stopping:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._live.changed.wait(), pause)

    async def _step(self) -> bool:
        live = self._live
        async with live.lock:
            await self._ready()
            match = live.match
            over = match.outcome is not None or live.row.read_only or self._stuck == match.number
            if over or not self._has_something_to_do():
                await self._disown()
                return False
            self._warn()
            if not await self._own():
                return False
            if START in live.clock.reasons:
                await self._attendance.read_rows()
            if await self._throw() or await self._choose() or await self._pass_time() or await self._react():
                return True
            seat = await self._timed_out()
            if seat >= 0:
                command = live.game.turns.timeout_command(match.state, seat)
                if command is not None:
                    return await self._act(seat, TIMEOUT, command, match.state)
            bot = self._bot() if seat < 0 else (seat, agent(live.game, HEURISTIC))
        return False if bot is None else await self._think(*bot)

    def _has_something_to_do(self) -> bool:
        return bool(self._attendance.sockets or self.busy or self._throws.thrown())

    async def _own(self) -> bool:
        # Asked again from time to time, because ownership can be lost; released when there is nothing to do.
        now = asyncio.get_running_loop().time()
        if now - self._tried_to_own >= self._settings.takeover_seconds:
            self._tried_to_own = now
            self._live.owned = await self._workers.store(self._store.acquire, self._live.id)
        return self._live.owned

    async def _disown(self) -> None:
        if self._live.owned:
            self._live.owned = False
            try:
                await self._workers.store(self._store.release, self._live.id)
            except StoreError:
                logger.warning("match %s: it could not be released in the store", self._live.id)

    def _give_up(self) -> None:
        if self._live.stored is not None:
            self._stuck = int(self._live.stored.match.number)
        if not self._live.people:
            self._report()

    # Dice and questions whose time is up.

    async def _throw(self) -> bool:
        stored = self._live.stored
        assert stored is not None  # it was made ready
        for ask in stored.open_throws():
            row = self._throws.row(ask)
            limit = self._live.limit_of(Pending(ask.seat, 0, ask, ask.deadline))
            if row is None and await self._is_late(limit):
                row, _ = await self._throws.keep(ask, "")
                self._throws.show(ask, row)
            elif row is None or self._throws.in_grace(ask):
                continue
            await self._throws.count(ask, row)
            return True
        return False

    async def _is_late(self, limit: int) -> bool:
        """Whether a deadline has passed, and no message that may have met it waits to be processed."""
        live, patience = self._live, self._attendance.patience()
        if limit < 0 or live.clock.now() - patience < limit:
            return False
        await polled()
        if self._attendance.now() - patience >= limit:
            return True
        live.deferred = True
        return False

    async def _choose(self) -> bool:
        # Only limits from the match's settings: a game's own deadline passes by the passing of time.
        for pending in self._live.waits:
            ask = pending.request
            if not isinstance(ask, ChoiceRequest) or ask.deadline >= 0:
                continue
            if await self._is_late(self._live.limit_of(pending)):
                await self._input(partial(self._live.match.answer, ask.seat, ask.id, ask.default))
                return True
        return False

    async def _timed_out(self) -> int:
        """The seat of a player whose turn limit has run out, or -1."""
        live = self._live
        for pending in live.waits:
            key = turn_key(pending.seat)
            if pending.request is None and key in live.limits and await self._is_late(live.limits[key]):
                self._attendance.broadcast(TimeWarning(pending.seat, 0, live.limits[key]))
                return pending.seat
        return -1

    def _warn(self) -> None:
        """Warn the players of each limit that will soon run out, once."""
        live = self._live
        limits = {(pending.seat, live.limit_of(pending)) for pending in live.waits if self._warns_of(pending)}
        self._warned &= limits
        for seat, limit in sorted(limits - self._warned):
            left = limit - live.clock.now()
            if left <= self._warning:
                self._warned.add((seat, limit))
                self._attendance.broadcast(TimeWarning(seat, max(1, left), limit))

    def _warns_of(self, pending: Pending) -> bool:
        return pending.deadline < 0 <= self._live.limit_of(pending) and self._warning > 0

    # Time.

    def _due(self) -> int:
        # When time next matters to the rules.
        live = self._live
        if live.match.running is None:
            return int(live.game.next_due(live.match.state))
        deadlines = [
            pending.deadline
            for pending in live.waits
            if pending.deadline >= 0 and isinstance(pending.request, ChoiceRequest)
        ]
        return min(deadlines, default=-1)

    async def _pass_time(self) -> bool:
        live, due = self._live, self._due()
        if due < 0:
            return False
        if not live.people:
            # With no player to wait for, time need not be real.
            live.clock.advance_to(due)
        elif live.clock.held or not await self._is_late(due):
            return False
        # In the middle of a command only the question runs out: dice are thrown here, not by the rules.
        until = due if live.match.running is not None else max(due, self._attendance.now())
        now = max(until, int(live.match.now))
        await self._input(lambda: live.match.elapse(now))
        return True

    async def _input(self, act: Callable[[], object]) -> None:
        name = self._live.game.name
        try:
            await self._submit(act)
        except GameFault as fault:
            logger.exception("match %s: %s failed", self._live.id, name, exc_info=fault)
            self._give_up()
            self._attendance.broadcast(trouble("fault", f"{name} failed: the match waits"))
        else:
            self._count_input()

    def _count_input(self) -> None:
        self._live.automatic_inputs += 1
        if self._live.automatic_inputs > self._settings.automatic_inputs:
            logger.error("match %s does not end by itself", self._live.id)
            self._give_up()

    def _until_next(self) -> float | None:
        """Seconds until there may be something to do; None: not before something changes."""
        live = self._live
        if live.stored is None:
            return self._settings.retry_seconds
        if live.match.outcome is not None or self._stuck == live.match.number:
            return None
        if not self._has_something_to_do():
            return None
        if not live.owned:
            return self._settings.takeover_seconds
        if live.deferred:
            return self._settings.retry_seconds
        patience, due = self._attendance.patience(), self._due()
        waits: list[float | None] = [*self._throws.grace_left()]
        if due >= 0:
            waits.append(live.clock.until(due + patience))
        for pending in live.waits:
            limit = live.limit_of(pending)
            if limit >= 0 and (pending.request is not None or pending.deadline < 0):
                waits.append(live.clock.until(limit + patience))
            if self._warns_of(pending) and (pending.seat, limit) not in self._warned:
                waits.append(live.clock.until(limit - self._warning))
        if START in live.clock.reasons:
            waits.append(self._settings.arrival_check_seconds)
        return min((wait for wait in waits if wait is not None), default=None)

    # Bots.

    def _bot(self) -> tuple[int, Policy] | None:
        match = self._live.match
        if match.running is None and match.outcome is None and not self._awaits_players():
            for pending in self._live.waits:
                policy = match.policies[pending.seat]
                if policy is not None:
                    return pending.seat, policy
        return None

    def _awaits_players(self) -> bool:
        # No bot moves before its opponents are there to see it.
        live = self._live
        begun = live.stored is not None and live.stored.begun
        waits = live.settings.begin == "all_here" and bool(live.people) and not begun
        return waits and not self._attendance.all_came()

    async def _react(self) -> bool:
        """Let a bot reply to the last input, between turns."""
        live = self._live
        match = live.match
        if not match.has_news() or self._awaits_players():
            return False
        try:
            found = await live.work(match.reaction)
            if found is None:
                return False
            await self._submit(partial(match.submit, *found))
        except (Rejected, GameFault):
            # Nothing depends on a reply.
            logger.exception("match %s: the reply of a bot failed", live.id)
            return False
        self._count_input()
        return True

    async def _think(self, seat: int, policy: Policy) -> bool:
        live = self._live
        match, game, limit = live.match, live.game, live.limits.get(turn_key(seat))
        state, dice = match.state, match.bot_dice(seat)
        watched = bool(live.people)

        async def think() -> Any:
            if self._thoughts is not None:
                return await self._thoughts.decide(match, seat, watched)
            apart = await live.work(lambda: game.scenarios.detached(state))
            return await self._workers.think(
                lambda: policy.command(game, apart, seat, game.options(apart, seat), dice), watched
            )

        async def decide() -> Any:
            if self._advice.wanted(policy, live.settings) and self._unadvised != match.number:
                if self._thoughts is not None:
                    command = await self._advice.ask(self._thoughts, match, seat)
                else:
                    apart = await live.work(lambda: game.scenarios.detached(state))
                    command = await self._advice.ask_here(game, apart, seat, self._workers)
                if command is not None:
                    return command
            return await think()

        try:
            self.thought = asyncio.ensure_future(decide())
            if self._stopping:
                self.thought.cancel()
            command = await self.thought
        except asyncio.CancelledError:
            if self._stopping:
                return False
            raise
        except Exception as error:
            self._bot_failed(seat, policy, error)
            return True
        finally:
            self.thought = None
        async with live.lock:
            if live.stored is None or live.match is not match or match.running is not None:
                return True
            if live.limits.get(turn_key(seat)) != limit:
                return True  # the player has ended the turn at the last moment
            return await self._act(seat, policy, command, state)

    async def _act(self, seat: int, policy: Policy, command: Any, state: Any) -> bool:
        live = self._live
        match = live.match

        def act() -> None:
            live.elapse(self._attendance.now())
            match.submit(seat, command)

        try:
            await self._submit(act)
        except Rejected as refused:
            # If another input came first, here or elsewhere, the bot thinks again.
            self._tries += 1
            same = live.stored is not None and live.match is match and match.state is state
            if same and self._advice.wanted(policy, live.settings) and self._unadvised != match.number:
                self._unadvised = int(match.number)
                return True
            if same or self._tries > MOST_TRIES:
                self._bot_failed(seat, policy, refused)
        except GameFault as fault:
            self._bot_failed(seat, policy, fault)
        else:
            self._tries = 0
            self._count_input()
        return True

    def _bot_failed(self, seat: int, policy: Policy, error: Exception) -> None:
        self._tries = 0
        self._give_up()
        name = error.name if isinstance(error, BotFault) else policy.name
        logger.error("match %s: the bot %r at seat %d failed", self._live.id, name, seat, exc_info=error)
        words = f"the bot {name!r} at seat {seat} failed: the match waits"
        self._attendance.broadcast(trouble("bot", words))
