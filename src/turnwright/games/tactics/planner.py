"""The bot of the second tier: it plays out the best few plans of the first, and takes what comes of best.

A plan is the first command of a turn, or of what is left of one; the heuristic plays on from there, for
everybody. All plans are tried in the same worlds, and each turn of a world has dice of its own, so that what
one plan rolls more than another does not change the luck of those who come after.
"""

from math import sqrt
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from turnwright.games.tactics import bots, economy, near, replies, worth
from turnwright.games.tactics.bots import Choice, Heuristic
from turnwright.games.tactics.commands import Disengage, Dodge, EndTurn, Move, StandUp
from turnwright.games.tactics.sheet import ACTION
from turnwright.games.tactics.state import CombatState
from turnwright.games.tactics.thought import Temper, Thought
from turnwright.games.tactics.words import COMBAT
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice, Tray, rekeyed
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.wire import Message

PLANS: Final = 7  # of the heuristic that are played out
FEW: Final = 5  # of them, for who has no wits
WORLDS: Final = 64  # at most
THOUGHT: Final = 2000  # commands that a decision may play out, about
LEAST_WORLDS: Final = 4  # before a plan is given up that is not ahead
ROUNDS: Final = 2  # that a world is played on for
TURNS: Final = 20  # at most, unless one round takes more
INPUTS: Final = 400  # at most, in one world
CLEAR: Final = 1.2  # how many times its chance a lead must be
BEHIND: Final = 2.0  # how many times its chance a plan may be behind another, squared
STANDS: Final = 0.5  # what it counts that somebody stands, beside their hit points
WON: Final = 0.3  # beside what is left of everybody
FIRST: Final = 1
SPAN: Final = 4096  # more turns than a world is played on for


class Planner(Policy):
    """Plays out the best few plans of the heuristic with the same dice for each, for some rounds."""

    name: ClassVar[str] = "planner"
    deep: ClassVar[bool] = True

    def __init__(self, thought: int = THOUGHT) -> None:
        self.thought: i64 = thought

    def command(self, game: Any, state: CombatState, seat: int, options: Options, dice: Dice) -> Any:
        """The command to give."""
        return self.choose(game, state, seat, dice).command

    def choose(self, game: Any, state: CombatState, seat: int, dice: Dice) -> Choice:
        """The plan that comes out best, with the reason that the heuristic has for it."""
        trials = Trials(game, state, seat, dice)
        plans = plans_for(trials.world(0), seat)
        return plans[0] if len(plans) == 1 else _best(trials, plans, self.thought)

    def explain(self, game: Any, state: CombatState, seat: int, dice: Dice) -> Message:
        """Why it would do what it would do now, with these dice to think."""
        return self.choose(game, state, seat, dice).message()

    def answer(self, game: Any, state: CombatState, seat: int, request: Any, dice: Dice) -> int:
        """What the heuristic answers: a command that is half-run cannot be tried."""
        return replies.answer(state, seat, request)


class Trials:
    """A position as one seat knows it, that is played on again and again."""

    def __init__(self, game: Any, state: CombatState, seat: int, dice: Dice) -> None:
        key = dice.bits(64)
        self.game = game
        self.state = state
        self.seat = seat
        self.inputs: i64 = 0  # that were played in all
        self._sides = Sides(state, seat)
        self._worlds = rekeyed(key, "worlds")
        seats: i64 = 0
        standing: i64 = 0
        for each in state.participants:
            seats = max(seats, each.seat + 1)
            standing += 1 if each.here() and each.current_hp > 0 else 0
        bot: Policy = Heuristic()
        self._ctx = Context(Tray(rekeyed(key, "dice")), False, game, [bot for _ in range(seats)])
        self._turns: i64 = min(ROUNDS * standing, max(standing, TURNS))

    def world(self, number: int) -> CombatState:
        """The world of that number: a copy with all that the seat cannot see drawn anew."""
        found: CombatState = self.game.imagine(self.state, self.seat, Dice(self._worlds, "world", number))
        return found

    def outcome(self, imagined: CombatState, number: i64, command: Any) -> float:
        """How a world stands, for the side of the seat, some rounds after a command."""
        world = imagined.clone()
        ctx = self._ctx
        seat: int = self.seat
        begun: i64 = world.turns
        turn: i64 = -1
        for step in range(FIRST, FIRST + INPUTS):
            if world.turns - begun != turn:
                turn = world.turns - begun
                ctx.tray.restart(int(number * SPAN + turn))
            ctx.begin(step)
            ctx.state = world
            self.game.apply(world, seat, command, ctx)
            self.inputs += 1
            active = world.active()
            if world.reason != "" or active is None or world.turns - begun >= self._turns:
                break
            seat = int(active.seat)
            command = bots.decide(world, world.table, seat).command
        return self._sides.standing(world)


def plans_for(state: CombatState, seat: int) -> list[Choice]:
    """What is worth playing out: the best few of the heuristic, and for who has wits, ways to hold back."""
    who = state.active()
    if state.scene != COMBAT or who is None or who.seat != seat or bots.is_afraid(who):
        return [bots.decide(state, state.table, seat)]
    witless = Temper(who).witless
    plans = bots.shortlist(state, state.table, seat, FEW if witless else PLANS)
    if not witless and not isinstance(plans[0].command, (EndTurn, StandUp)):
        _hold_back(plans, Thought(state, state.table, who))
    return plans


def _hold_back(plans: list[Choice], thought: Thought) -> None:
    who = thought.who
    name = who.creature_id
    if economy.affords(who, ACTION):
        bots.add_plan(plans, Choice(Dodge(name), 0.0, "bot-keeps-guard", who.name))
    if thought.threatened() and bots.can_disengage(who):
        bots.add_plan(plans, Choice(Disengage(name), 0.0, "bot-slips-away", who.name))
    cell: i64 = _refuge(thought)
    if cell >= 0:
        x, y = near.coord(thought.state, cell)
        bots.add_plan(plans, Choice(Move(name, f"{x}, {y}"), 0.0, "bot-falls-back", who.name))
    bots.add_plan(plans, Choice(EndTurn(name), 0.0, "bot-holds-back", who.name))


def _refuge(thought: Thought) -> i64:
    """Where one is in the least danger, if it can be come to without any."""
    best: i64 = -1
    if thought.feet < 5 or not thought.enemies:
        return best
    least = thought.exposure(thought.who.cell)
    for stop in thought.stops():
        exposed = thought.exposure(stop)
        if exposed < least and thought.risk(stop) <= 0.0:
            best, least = stop, exposed
    return best


def _best(trials: Trials, plans: list[Choice], thought: i64) -> Choice:
    """The plan that does best in the same worlds; the heuristic's own unless another is clearly better."""
    count = len(plans)
    leads = [0.0] * count
    spreads = [0.0] * count
    left = list(range(1, count))
    number: i64 = 0
    while number < WORLDS and left and trials.inputs < thought:
        imagined = trials.world(int(number))
        first = trials.outcome(imagined, number, plans[0].command)
        for at in left:
            lead = trials.outcome(imagined, number, plans[at].command) - first
            leads[at] += lead
            spreads[at] += lead * lead
        number += 1
        if number > 1:
            left = _still_in(left, leads, spreads, number >= LEAST_WORLDS)
    best: i64 = 0
    most = 0.0
    for at in left:
        sure = leads[at] - CLEAR * sqrt(spreads[at])
        if sure > most:
            best, most = at, sure
    chosen = plans[best]
    chosen.plans, chosen.worlds, chosen.departs = count, number, best > 0
    return chosen


def _still_in(left: list[int], leads: list[float], spreads: list[float], late: bool) -> list[int]:
    """The plans that may still be the best: not clearly behind another, and later ahead of the first."""
    most = 0.0
    for at in left:
        most = max(most, leads[at])
    found: list[int] = []
    for at in left:
        behind = most - leads[at]
        if behind * behind < BEHIND * spreads[at] and (leads[at] > 0.0 or not late):
            found.append(at)
    return found


class Sides:
    """What both sides had in all, so that what is left of each can be told as a share."""

    def __init__(self, state: CombatState, seat: int) -> None:
        self.own: i64 = 0
        self.hit_points = [1.0, 1.0]
        self.threats = [1.0, 1.0]
        for each in state.participants:
            if each.seat == seat:
                self.own = each.side
            self.hit_points[each.side] += float(each.max_hp)
            self.threats[each.side] += worth.threat(each)

    def standing(self, state: CombatState) -> float:
        """How a fight stands for a side: what is left of its own, less what is left of the others."""
        value = 0.0
        for each in state.participants:
            if each.here() and each.current_hp > 0:
                left = float(each.current_hp) / self.hit_points[each.side]
                left += STANDS * worth.threat(each) / self.threats[each.side]
                value += left if each.side == self.own else -left
        if state.reason != "" and state.winner >= 0:
            value += WON if state.winner == self.own else -WON
        return value
