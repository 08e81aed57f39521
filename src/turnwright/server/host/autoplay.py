"""What moves a match when nobody says a word: time that passes, bots that think, dice kept in a hand."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from turnwright.kernel.errors import BotFault, GameFault, Rejected
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import ChoiceRequest, Pending, RollRequest
from turnwright.protocol.close_codes import trouble
from turnwright.protocol.errors import Overtaken
from turnwright.server.host.clock import START
from turnwright.server.host.updates import limit_of
from turnwright.server.stores.store import StoreError

if TYPE_CHECKING:
    from turnwright.server.host.room import Room

MOST_TRIES = 20  # of a bot whose choice was overtaken by another input, in a row

logger = logging.getLogger("turnwright.server")


class AutoPlay:
    """The one task of a room that acts by itself, for as long as this server owns the match."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._awake = asyncio.Event()
        self._grace: dict[str, float] = {}  # until when the result of a throw may come, by request
        self._owns = False
        self._tried_to_own = float("-inf")
        self._stuck = -1  # the input after which a bot or a game failed: nothing moves before another comes
        self._alone = 0  # inputs since a person last said anything
        self._tries = 0
        self._stopping = False
        self._task: asyncio.Task[None] | None = None
        self.thought: asyncio.Task[Any] | None = None  # what a bot is thinking, which changes nothing

    def start(self) -> None:
        """Begin to move the match."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=f"match {self.room.id}")

    async def stop(self) -> None:
        """Finish the step that is under way, and no other; the match is free for others to move.

        A thought is not finished: whoever moves the match next thinks it again.
        """
        self._stopping = True
        self._awake.set()
        if self.thought is not None:
            self.thought.cancel()
        if self._task is not None:
            await self._task
            self._task = None
        await self._disown()

    def take(self) -> None:
        """This server has become the owner of the match."""
        self._owns, self._tried_to_own = True, asyncio.get_running_loop().time()
        self._awake.set()

    def wake(self) -> None:
        """Something has changed: look whether there is something to do."""
        self._awake.set()

    def follow(self) -> None:
        """The match went on: look, unless it waits only for people, who may take as long as they like."""
        if self.room.timed or not self.room.waits or any(map(self._presses, self.room.waits)):
            self._awake.set()

    def _presses(self, pending: Pending) -> bool:
        timed = pending.deadline >= 0 or pending.request is not None
        return timed or self.room.match.policies[pending.seat] is not None

    def somebody_moved(self) -> None:
        """A person said something that counted."""
        self._alone = 0

    def thrown(self, request: str) -> None:
        """The faces of a throw are fixed: for a while its result may come from the client."""
        loop = asyncio.get_running_loop()
        self._grace = {request: loop.time() + self.room.hall.settings.grace / 1000}
        self._awake.set()

    @property
    def busy(self) -> bool:
        """Whether the match goes on though nobody is there: only bots sit at it, or it is theirs to move."""
        play = self.room.play
        if play is None or play.match.outcome is not None or self._stuck == play.match.number:
            return False
        return not self.room.people or self._bot(self.room.waits) is not None

    @property
    def owns(self) -> bool:
        """Whether this server moves the match."""
        return self._owns

    # One step after the other.

    async def _run(self) -> None:
        while not self._stopping:
            self._awake.clear()
            try:
                moved = await self._step()
                pause = 0.0 if moved else self._until_next()
            except StoreError as error:
                logger.error("match %s: the store failed: %s", self.room.id, error)
                self._owns, self._tried_to_own = False, float("-inf")
                moved, pause = False, self.room.hall.settings.breath
            except Overtaken:
                moved, pause = True, 0.0
            except Exception:
                logger.exception("match %s: it cannot be moved", self.room.id)
                self._give_up()
                moved, pause = False, self.room.hall.settings.breath
            if moved:
                await asyncio.sleep(0)
            elif not self._stopping:
                await self._rest(pause)

    async def _rest(self, seconds: float | None) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._awake.wait(), seconds)

    async def _step(self) -> bool:
        room = self.room
        async with room.lock:
            await room.ready()
            match = room.match
            if match.outcome is not None or room.row.read_only or self._stuck == match.number:
                await self._disown()
                return False
            if not self._has_something_to_do():
                await self._disown()
                return False
            if not await self._own():
                return False
            if START in room.clock.reasons:
                await room.read_rows()
            if await self._throw() or await self._choose() or await self._pass_time():
                return True
            bot = self._bot(room.waits)
        return False if bot is None else await self._think(*bot)

    def _has_something_to_do(self) -> bool:
        return bool(self.room.sockets or self.busy or self._thrown_asks())

    async def _own(self) -> bool:
        # Asked now and then, for what is owned may be lost too; and given back when there is nothing to do.
        hall, loop = self.room.hall, asyncio.get_running_loop()
        if loop.time() - self._tried_to_own >= hall.settings.own_again:
            self._tried_to_own = loop.time()
            self._owns = await hall.call(hall.store.own, self.room.id)
        return self._owns

    async def _disown(self) -> None:
        if self._owns:
            self._owns = False
            hall = self.room.hall
            try:
                await hall.call(hall.store.disown, self.room.id)
            except StoreError:
                logger.warning("match %s: the store did not hear that it is free", self.room.id)

    def _give_up(self) -> None:
        if self.room.play is not None:
            self._stuck = int(self.room.play.match.number)
        if not self.room.people:
            self.room.hall.give_up(self.room.id)

    # Dice and questions whose time is up.

    def _thrown_asks(self) -> list[RollRequest]:
        play = self.room.play
        if play is None:
            return []
        return [ask for ask in play.open_throws() if self._row(ask) is not None]

    def _row(self, ask: RollRequest) -> Any:
        play = self.room.play
        return None if play is None else self.room.dice.row(ask)

    async def _throw(self) -> bool:
        room = self.room
        assert room.play is not None  # it was made ready
        for ask in room.play.open_throws():
            row = self._row(ask)
            if row is None and self._is_late(ask.id, ask.deadline):
                row, _ = await room.dice.keep(ask, "")
                room.dice.show(ask, row)
            elif row is None or self._may_still_come(ask):
                continue
            await room.dice.count(ask, row)
            return True
        return False

    def _may_still_come(self, ask: RollRequest) -> bool:
        if not self.room.is_here(ask.seat):
            return False
        loop = asyncio.get_running_loop()
        until = self._grace.setdefault(ask.id, loop.time() + self.room.hall.settings.grace / 1000)
        return loop.time() < until

    def _is_late(self, request: str, deadline: int) -> bool:
        limit = deadline if deadline >= 0 else self.room.limits.get(request, -1)
        return 0 <= limit <= self.room.clock.now() - self._patience()

    async def _choose(self) -> bool:
        # The table's own limit; that of a game runs out by the passing of time.
        room = self.room
        for pending in room.waits:
            ask = pending.request
            if isinstance(ask, ChoiceRequest) and ask.deadline < 0 and self._is_late(ask.id, -1):
                await self._input(partial(room.match.answer, ask.seat, ask.id, ask.default))
                return True
        return False

    # Time.

    def _due(self) -> int:
        # When time next matters to the rules.
        room = self.room
        if room.match.running is None:
            return int(room.game.next_due(room.match.state))
        deadlines = [
            pending.deadline
            for pending in room.waits
            if pending.deadline >= 0 and isinstance(pending.request, ChoiceRequest)
        ]
        return min(deadlines, default=-1)

    def _patience(self) -> int:
        # What a person did in time may still be on its way.
        sockets = self.room.sockets
        asked = [pending.seat for pending in self.room.waits if pending.seat in sockets]
        return max((sockets[seat].allowance() for seat in asked), default=0)

    async def _pass_time(self) -> bool:
        room = self.room
        due = self._due()
        if due < 0:
            return False
        if not room.people:
            # With nobody to wait for, time need not be real.
            room.clock.at_least(due)
        elif room.clock.held or room.clock.now() < due + self._patience():
            return False
        # Half-way through a command only the question runs out: dice are thrown here, not by the rules.
        until = due if room.match.running is not None else max(due, room.clock.now())
        now = max(until, int(room.match.now))
        await self._input(lambda: room.match.elapse(now))
        return True

    async def _input(self, act: Any) -> None:
        try:
            await self.room.input(act)
        except GameFault as fault:
            logger.exception("match %s: %s failed", self.room.id, self.room.game.name, exc_info=fault)
            self._give_up()
            self.room.broadcast(trouble("fault", f"{self.room.game.name} failed: the match waits"))
        else:
            self._count_alone()

    def _count_alone(self) -> None:
        self._alone += 1
        if self._alone > self.room.hall.settings.alone:
            logger.error("match %s: it does not end by itself", self.room.id)
            self._give_up()

    def _until_next(self) -> float | None:
        # The seconds until there may be something to do; None: not before something is said.
        room = self.room
        if room.play is None:
            return room.hall.settings.breath
        if room.match.outcome is not None or self._stuck == room.match.number:
            return None
        if not self._has_something_to_do():
            return None
        if not self._owns:
            return room.hall.settings.own_again
        waits = [self._until_due(), *self._until_grace(), *self._until_limits()]
        if START in room.clock.reasons:
            waits.append(room.hall.settings.look_again)
        return min((wait for wait in waits if wait is not None), default=None)

    def _until_due(self) -> float | None:
        due = self._due()
        return None if due < 0 else self.room.clock.until(due + self._patience())

    def _until_grace(self) -> list[float]:
        now = asyncio.get_running_loop().time()
        return [max(0.0, self._grace.get(ask.id, now) - now) for ask in self._thrown_asks()]

    def _until_limits(self) -> list[float | None]:
        room = self.room
        limits = [limit_of(pending, room.limits) for pending in room.waits if pending.request is not None]
        return [room.clock.until(limit + self._patience()) for limit in limits if limit >= 0]

    # Bots.

    def _bot(self, waits: "list[Pending]") -> tuple[int, Policy] | None:
        match = self.room.match
        if match.running is None and match.outcome is None:
            for pending in waits:
                policy = match.policies[pending.seat]
                if policy is not None:
                    return pending.seat, policy
        return None

    async def _think(self, seat: int, policy: Policy) -> bool:
        room = self.room
        match, game = room.match, room.game
        state, dice = match.state, match.aside(seat)
        apart = await room.work(lambda: game.detached_copy(state))
        thinking = room.hall.think(
            lambda: policy.command(game, apart, seat, game.options(apart, seat), dice),
            watched=bool(room.people),
        )
        try:
            self.thought = asyncio.ensure_future(thinking)
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
        async with room.lock:
            if room.play is None or room.match is not match or match.running is not None:
                return True
            return await self._act(seat, policy, command, state)

    async def _act(self, seat: int, policy: Policy, command: Any, state: Any) -> bool:
        room = self.room
        match = room.match

        def act() -> None:
            room.tell_time()
            match.submit(seat, command)

        try:
            await room.input(act)
        except Rejected as refused:
            # Perhaps somebody else moved meanwhile, here or elsewhere: then it thinks again.
            self._tries += 1
            same = room.play is not None and room.match is match and match.state is state
            if same or self._tries > MOST_TRIES:
                self._bot_failed(seat, policy, refused)
        except GameFault as fault:
            self._bot_failed(seat, policy, fault)
        else:
            self._tries = 0
            self._count_alone()
        return True

    def _bot_failed(self, seat: int, policy: Policy, error: Exception) -> None:
        self._tries = 0
        self._give_up()
        named = error if isinstance(error, BotFault) else None
        name = policy.name if named is None else named.name
        logger.error("match %s: the bot %r at seat %d failed", self.room.id, name, seat, exc_info=error)
        self.room.broadcast(trouble("bot", f"the bot {name!r} at seat {seat} failed: the match waits"))
