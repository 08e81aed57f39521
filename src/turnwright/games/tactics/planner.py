"""The bot of the second tier: it plays out the best few plans of the first, and takes what comes of best."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from turnwright.games.tactics import bots, replies, worth
from turnwright.games.tactics.bots import Choice, Heuristic
from turnwright.games.tactics.state import CombatState
from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.worlds import Worlds

PLANS: Final = 6  # that are played out
WORLDS: Final = 16
LEAST_WORLDS: Final = 5  # before a plan is given up
INPUTS: Final = 5  # how far a world is played on, for each who takes part
CLEAR: Final = 1.0  # how many times its chance a lead must be, squared
WON: Final = 3.0  # beside what is left of everybody


class Planner(Policy):
    """Plays out the best few plans of the heuristic with the same dice for each, for some rounds."""

    name: ClassVar[str] = "planner"

    def command(self, game: Any, state: CombatState, seat: int, options: Options, dice: Dice) -> Any:
        """The command to give."""
        return self.choose(game, state, seat, dice).command

    def choose(self, game: Any, state: CombatState, seat: int, dice: Dice) -> Choice:
        """The plan that comes out best, with the reason that the heuristic has for it."""
        worlds = Worlds(game, state, seat, Heuristic(), dice)
        world = worlds.world(0)
        plans = bots.shortlist(world, world.table, seat, PLANS)
        if len(plans) == 1:
            return plans[0]
        return plans[_best(worlds, plans)]

    def answer(self, game: Any, state: CombatState, seat: int, request: Any, dice: Dice) -> int:
        """What the heuristic answers: a command that is half-run cannot be tried."""
        return replies.answer(state, seat, request)


def _best(worlds: Worlds, plans: list[Choice]) -> i64:
    """The plan that does best in the same worlds; the heuristic's own unless another is clearly better."""
    count = len(plans)
    leads = [0.0] * count
    spreads = [0.0] * count
    left = list(range(1, count))
    inputs = INPUTS * len(worlds.state.participants)
    number: i64 = 0
    while number < WORLDS and left:
        imagined = worlds.world(number)
        first = _outcome(worlds, imagined, number, plans[0], inputs)
        for at in left:
            lead = _outcome(worlds, imagined, number, plans[at], inputs) - first
            leads[at] += lead
            spreads[at] += lead * lead
        number += 1
        if number >= LEAST_WORLDS:
            left = [at for at in left if leads[at] > 0.0]
    best: i64 = 0
    for at in left:
        if leads[at] * leads[at] > CLEAR * spreads[at] and (best == 0 or leads[at] > leads[best]):
            best = at
    return best


def _outcome(worlds: Worlds, imagined: CombatState, number: i64, plan: Choice, inputs: i64) -> float:
    world: CombatState = worlds.game.clone(imagined)
    worlds.give(world, number, plan.command)
    worlds.play_on(world, inputs)
    return standing(world, worlds.seat)


def standing(state: CombatState, seat: int) -> float:
    """How a fight stands for the side of a seat: what is left of its own, less what is left of the others."""
    own = 0.0
    others = 0.0
    mine: i64 = 0
    for each in state.participants:
        if each.seat == seat:
            mine = each.side
    for each in state.participants:
        if not each.here() or each.current_hp <= 0:
            continue
        left = worth.threat(each) * (0.5 + 0.5 * float(each.current_hp) / float(each.max_hp))
        if each.side == mine:
            own += left
        else:
            others += left
    total = own + others
    value = 0.0 if total <= 0.0 else (own - others) / total
    if state.reason != "":
        value += WON if state.winner == mine else -WON if state.winner >= 0 else 0.0
    return value
