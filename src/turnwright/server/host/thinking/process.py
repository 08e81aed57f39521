"""A thinking process: bots decide and queries are answered here, at low priority.

Says that it is ready, then reads requests from its standard input and writes results to its standard output,
one after the other, until the input ends. A task that exceeds its CPU time ends the process: the kernel's
profiling timer fires even while compiled rules run, which nothing in Python could interrupt.
"""

import os
import signal
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from select import select
from typing import Any, BinaryIO

from turnwright import games
from turnwright.agents import GreedyAgent, agent
from turnwright.agents.greedy import own_heuristic
from turnwright.gamekit.references import References
from turnwright.kernel.codec import encode, plain, read_json
from turnwright.kernel.dice import MASK, Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Reader
from turnwright.kernel.match import Match
from turnwright.kernel.playout import Tally
from turnwright.kernel.records import Header, Line, Snapshot, read_input
from turnwright.kernel.replay import Find, begin, feed, read_header
from turnwright.kernel.rollouts import OMNISCIENT, Rollouts
from turnwright.protocol.endpoints import Frames, SeatLog
from turnwright.protocol.errors import HostError
from turnwright.protocol.messages import Answered, Ask
from turnwright.server.host.stored.frames import frames_of
from turnwright.server.host.stored.past_inputs import past_answer
from turnwright.server.host.stored.replay_snapshots import ReplaySnapshots
from turnwright.server.host.stored.seats import players
from turnwright.server.host.stored.set_up import set_up
from turnwright.server.host.stored.told_lines import updates
from turnwright.server.host.thinking.query_answers import VIEWED, QueryAnswers
from turnwright.server.host.thinking.tasks import (
    LENGTH_BYTES,
    About,
    AskModel,
    Charted,
    ChartOdds,
    Decide,
    KnownPosition,
    PlayedOut,
    PlayOut,
    Position,
    Prepare,
    ReadAnswer,
    Recount,
    Refusal,
    Reply,
    Request,
    Resolve,
    ShowFrames,
    ShowLog,
    Suggest,
    Thought,
    encode_thought,
    read_request,
)
from turnwright.story.catalogue import Catalogue, catalogue_for
from turnwright.story.grammar import said_option
from turnwright.story.narrator import Narrator

MOST_MATCHES = 16  # whose last position is kept; the pool counts along
MOST_MEMORY = 2 << 30  # bytes
HEURISTIC = "heuristic"  # the bot that plays positions out
ODDS_SEED = 0


class KnownMatch:
    """A match with the last position that was sent, ready to think about."""

    def __init__(self, header: bytes, find: Find) -> None:
        self.written = header
        self.header: Header = read_json(header, Header)
        self.game = game = find(self.header.game)
        self.policies = players(game, self.header.seats)
        start = begin(self.header, game, self.policies)
        self._kind, self._scenario = type(start.state), start.scenario
        self.state: Any = None
        self.position: Position
        self._rollouts: dict[int, Rollouts] = {}  # by seat

    def place(self, position: Position) -> None:
        """Rebuild the state of a position."""
        self.state = self.game.revive(self._kind, read_json(position.state), self._scenario)
        self.position = position
        self._rollouts = {}

    def rollouts(self, seat: int, now: int) -> Rollouts:
        """The playouts of the position as a seat knows it, with dice that are not those of the match."""
        if seat not in self._rollouts:
            state = read_json(self.position.state)
            self._rollouts[seat] = _rollouts(self.game, self.header, now, state, seat)
        return self._rollouts[seat]


def _rollouts(game: Game, header: Header, now: int, state: Any, seat: int) -> Rollouts:
    """The playouts of a position as a seat knows it; its dice are not those of the match.

    They are numbered from 0 in every position, so that run k has the same dice before and after an input:
    what the odds gain or lose is then less by chance.
    """
    snapshot = Snapshot(header, 0, 0, now, state, {}, 0, False, [], "", None, [], "")
    bots = [agent(game, HEURISTIC) for _ in header.seats]
    return Rollouts(game, encode(snapshot), bots, ODDS_SEED, seat)


class KnownChart:
    """The positions of the last finished match whose odds were counted."""

    def __init__(self) -> None:
        self._lines: list[bytes] = []
        self._sides: dict[str, tuple[int, ...]] = {}
        self._positions: list[tuple[int, int, bytes]] = []  # number, time and state
        self._end: tuple[int, PlayedOut] | None = None

    def count(self, game: Game, task: ChartOdds) -> Charted:
        """Play out some of the positions, and add the end of the match behind the last."""
        header = read_header(Reader(), task.lines[0])
        if task.lines != self._lines:
            self._read(game, header, task)
        end = time.process_time() + task.seconds
        points: list[tuple[int, PlayedOut]] = []
        for number, now, state in self._positions[task.start :]:
            if points and time.process_time() >= end:
                break
            rollouts = _rollouts(game, header, now, read_json(state), OMNISCIENT)
            points.append((number, play_out(rollouts, task.first, task.last, task.seconds)))
        if task.start + len(points) == len(self._positions) and self._end is not None:
            points.append(self._end)
        return Charted(self._sides, len(self._positions), points)

    def _read(self, game: Game, header: Header, task: ChartOdds) -> None:
        inputs = [entry for entry in map(read_input, task.lines[1:]) if isinstance(entry, Line)]
        settled = [number for number, match in _replayed(game, header, inputs) if _is_settled(match)]
        wanted = {settled[place * len(settled) // task.most] for place in range(task.most) if settled}
        wanted = wanted if len(settled) > task.most else set(settled)
        self._positions, self._end = [], None
        for number, match in _replayed(game, header, inputs):
            if number in wanted:
                self._positions.append((number, int(match.now), encode(match.state)))
            if number == 0:
                self._sides = dict(game.sides(match.state))
            if match.outcome is not None:
                wins = [int(seat in match.outcome.winners) for seat in range(len(header.seats))]
                self._end = number, PlayedOut(1, int(not match.outcome.winners), wins)
        self._lines = task.lines


def _replayed(game: Game, header: Header, inputs: list[Line]) -> Iterator[tuple[int, Match]]:
    match = begin(header, game)
    for entry in inputs:
        if entry.n > 0:
            feed(match, entry)
        yield entry.n, match


def _is_settled(match: Match) -> bool:
    return match.running is None and match.outcome is None


class Thinker:
    """Carries out tasks; `find` gives a game by its name."""

    def __init__(self, find: Find) -> None:
        self._find = find
        self._matches: OrderedDict[str, KnownMatch] = OrderedDict()
        self._chart = KnownChart()
        self._snapshots = ReplaySnapshots()

    def think(self, request: Request) -> Thought:
        """Carry out a task; whatever fails is part of the result."""
        start = prepared = time.process_time()
        data, refusal, fault = b"", None, ""
        try:
            if isinstance(request.task, ShowFrames):
                data = encode(self._frames(request.task))
            elif isinstance(request.task, ShowLog):
                data = encode(_log(request.task))
            elif isinstance(request.task, ChartOdds):
                data = encode(self._chart.count(self._find(request.task.game), request.task))
            elif isinstance(request.task, Prepare):
                data = encode(set_up(self._find(request.task.game), request.task.wanted))
            else:
                known = self._known(request.position)
                prepared = time.process_time()
                data = encode(_result(known, request.task))
        except (Rejected, HostError) as error:
            refusal = Refusal(error.code, error.reason, error.field, plain(error.legal))
        except (Exception, SystemExit):
            fault = traceback.format_exc()
            self._forget(request.position)
        return Thought(time.process_time() - start, prepared - start, data, refusal, fault)

    def _frames(self, task: ShowFrames) -> Frames:
        game = self._find(task.game)
        return frames_of(
            task.id,
            task.lines,
            game,
            task.seat,
            task.lang,
            task.first,
            task.count,
            task.drawn,
            self._snapshots,
            task.voices,
        )

    def _forget(self, position: Position | KnownPosition | None) -> None:
        # It may have failed between two positions; the pool sends it again.
        if position is not None:
            self._matches.pop(position.match, None)

    def _known(self, position: Position | KnownPosition | None) -> KnownMatch:
        assert position is not None
        if isinstance(position, KnownPosition):
            self._matches.move_to_end(position.match)
            return self._matches[position.match]
        known = self._matches.pop(position.match, None)
        if known is None or known.written != position.header:
            known = KnownMatch(position.header, self._find)
        self._matches[position.match] = known
        while len(self._matches) > MOST_MATCHES:
            self._matches.popitem(last=False)
        known.place(position)
        return known


def _result(known: KnownMatch, task: About) -> Any:
    if isinstance(task, Decide):
        return _decided(known, task)
    if isinstance(task, PlayOut):
        return play_out(known.rollouts(task.seat, task.now), task.first, task.last, task.seconds)
    if isinstance(task, Suggest):
        return _suggested(known, task)
    if isinstance(task, Resolve):
        return References(known.game, known.state, task.seat).resolve_all(task.names)
    if isinstance(task, AskModel | ReadAnswer):
        return _advised(known, task)
    return _recounted(known, task) if isinstance(task, Recount) else _replied(known, task)


def _log(task: ShowLog) -> SeatLog:
    return SeatLog(task.id, task.seat, tuple(updates(task.lines, task.sight)))


def play_out(rollouts: Rollouts, first: int, last: int, seconds: float) -> PlayedOut:
    """Play runs until the last, or until the CPU seconds are used up; always at least one."""
    end = time.process_time() + seconds
    tally = Tally(len(rollouts.policies))
    for run in range(first, last):
        tally.merge(rollouts.tally(run, run + 1))
        if time.process_time() >= end:
            break
    return PlayedOut(int(tally.runs), int(tally.draws), [int(wins) for wins in tally.wins])


def _decided(known: KnownMatch, task: Decide) -> Any:
    game, policy = known.game, known.policies[task.seat]
    if task.fallback or policy is None:
        policy = own_heuristic(game) or GreedyAgent()
    # The dice of `Match.bot_dice`, so that a bot decides as it does in the process of the match.
    dice = Dice(known.position.seed, f"seat/{task.seat}", known.position.number & MASK)
    return policy.command(game, known.state, task.seat, game.options(known.state, task.seat), dice)


def _suggested(known: KnownMatch, task: Suggest) -> Any:
    game, refused = known.game, task.refusal
    command = game.notation.command_from_data(read_json(task.command))
    # Cells and other values of commands are tuples, which JSON does not know.
    rejected = Rejected(refused.code, refused.reason, refused.field, _frozen(refused.legal))
    return game.presenter.suggest(known.state, task.seat, command, rejected)


def _advised(known: KnownMatch, task: AskModel | ReadAnswer) -> Any:
    options = known.game.options(known.state, task.seat)
    if isinstance(task, ReadAnswer):
        return said_option(known.game, options, task.text)
    if options.count() < 2:
        return None  # there is nothing to ask
    # Imported here: few servers have an adviser, and its client takes memory in every process.
    from turnwright.story.adviser import Question

    return Question(known.game, known.state, task.seat, options).ask(task.way)


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _replied(known: KnownMatch, task: Reply) -> Answered:
    position, words = known.position, _catalogue(known.game, task.lang)
    answers = QueryAnswers(
        known.game, known.state, position.number, position.busy, task.seat, words, task.searched
    )
    ask: Ask = read_json(task.ask, Ask)
    if ask.about in VIEWED:
        answers.view = known.game.view(known.state, task.seat)
    return answers.answer(ask)


def _recounted(known: KnownMatch, task: Recount) -> Answered:
    narrator = Narrator(known.game, _catalogue(known.game, task.lang))
    narrator.begin(known.header)
    inputs = [entry for entry in map(read_input, task.lines) if isinstance(entry, Line)]
    ask: Ask = read_json(task.ask, Ask)
    return past_answer(inputs, narrator, task.seat, ask, task.number)


@lru_cache(maxsize=64)
def _catalogue(game: Game, lang: str) -> Catalogue:
    return catalogue_for(game, lang)


def read_message(stream: BinaryIO) -> bytes:
    """The next message; empty at the end."""
    try:
        head = stream.read(LENGTH_BYTES)
        return stream.read(int.from_bytes(head, "big")) if len(head) == LENGTH_BYTES else b""
    except ConnectionError:  # the process that asks has died
        return b""


def limit_cpu(seconds: float) -> None:
    """End this process once it has used that many more CPU seconds; 0 for no limit."""
    if hasattr(signal, "setitimer"):  # Windows has no such timer; there the pool watches the clock
        signal.setitimer(signal.ITIMER_PROF, seconds)


def found_by(name: str) -> Find:
    """The function that gives games by name, from `module:function`."""
    module, _, function = name.partition(":")
    find: Callable[[str], Game] = getattr(import_module(module), function)
    return find


def name_of(find: Find) -> str:
    """The name by which another process imports the function that gives games."""
    return f"{find.__module__}:{find.__qualname__}"


def load_games(file: int = -1) -> None:
    """Get ready for any match, until there is something to read from a file, if one is given."""
    for name in games.names():
        if file >= 0 and select([file], (), (), 0)[0]:
            return
        with suppress(Exception):  # a third-party game may be broken, which matters to its own matches only
            game = games.load(name)
            game.scenarios.load(game.scenarios.names()[0])


def lower_priority(niceness: int) -> None:
    """Let everything that is more urgent go first, and bound the memory."""
    with suppress(AttributeError, OSError):
        os.nice(niceness)
    with suppress(ImportError, OSError, ValueError):
        resource = import_module("resource")
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def think(find: str, niceness: int, loads: bool = False) -> None:
    """Think until the input ends; with `loads`, load the games while there is nothing to do."""
    # Ctrl-C and a service manager signal all processes; the server ends this one.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    # What a game prints must not end up among the results.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    thinker = Thinker(found_by(find))
    if not _written(answers, Thought(time.process_time())):
        return
    lower_priority(niceness)  # not before it is ready, or a busy machine would never start it
    if loads:
        load_games(sys.stdin.fileno())
    while message := read_message(sys.stdin.buffer):
        request = read_request(message)
        limit_cpu(request.limit)
        thought = thinker.think(request)
        limit_cpu(0.0)
        if not _written(answers, thought):
            return


def _written(answers: BinaryIO, thought: Thought) -> bool:
    """Write a result; whether the process that asked for it is still there."""
    try:
        answers.write(encode_thought(thought))
        answers.flush()
    except ConnectionError:
        return False
    return True


if __name__ == "__main__":
    think(sys.argv[1], int(sys.argv[2]), loads=True)
