"""The bot of the second tier: it plays out the best few plans of the first, and takes what comes of best.

First it asks how its side should fight from now on: as each is minded, with more care or less, all at one
enemy. Then it asks what to do next: a plan is the first command of a turn, or of what is left of one, and the
heuristic plays on from there, for everybody, its own side by the best strategy. All plans are tried in
the same worlds, and each turn of a world has dice of its own, so that what one plan rolls more than another
does not change the luck of those who come after.
"""

from math import sqrt
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from turnwright.games.tactics.bots import answers, heuristic, values
from turnwright.games.tactics.bots.decision import DEFAULT_STRATEGY, Decision, Strategy, Temperament
from turnwright.games.tactics.bots.heuristic import Choice, Heuristic
from turnwright.games.tactics.commands import Disengage, Dodge, EndTurn, Move, StandUp
from turnwright.games.tactics.rules.combat import action_economy
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.sheet import ACTION
from turnwright.games.tactics.srd import COMBAT
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.kernel.dice import Dice, Tray, rekeyed
from turnwright.kernel.execution import Execution
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Message

PLANS: Final = 7  # of the heuristic that are played out
FEW: Final = 5  # of them, for who has no wits
PREYS: Final = 4  # enemies that a side may think of going for together
CAUTIONS: Final = (0.0, 2.0, 4.0)  # how many times their own all may be careful
FINISHES: Final = 1.0  # how much more a blow may be worth on whoever is nearly down
SPARING: Final = 0.6  # what blows count beside spells, for who would rather spend those
WORLDS: Final = 64  # at most
INPUT_LIMIT: Final = 4000  # commands that a decision may play out, about
ON_WAYS: Final = 0.6  # the share of them that goes into how to fight
LEAST_WORLDS: Final = 4  # before a plan is given up that is not ahead
ROUNDS: Final = 2  # that a plan is played on for
LONG_ROUNDS: Final = 5  # of a playout that compares strategies
TURNS: Final = 10  # for each of them at most, unless one round takes more
INPUTS: Final = 800  # at most, in one world
CLEAR: Final = 0.9  # how many times its chance a lead must be
BEHIND: Final = 2.0  # how many times its chance a plan may be behind another, squared
STANDS: Final = 0.5  # what it counts that somebody stands, beside their hit points
WON: Final = 0.3  # beside what is left of everybody
FIRST: Final = 1
SPAN: Final = 4096  # more turns than a world is played on for


class Planner(Policy):
    """Plays out strategies and the best few plans of the heuristic, with the same dice for each."""

    name: ClassVar[str] = "planner"
    deep: ClassVar[bool] = True

    def __init__(self, input_limit: int = INPUT_LIMIT) -> None:
        self.input_limit: i64 = input_limit

    def command(self, game: Any, state: CombatState, seat: int, options: Options, dice: Dice) -> Any:
        """The command to give."""
        return self.choose(game, state, seat, dice).command

    def choose(self, game: Any, state: CombatState, seat: int, dice: Dice) -> Choice:
        """The plan that comes out best, with the reason that the heuristic has for it."""
        trials = Trials(game, state, seat, dice)
        world = trials.world(0)
        plans = plans_for(world, seat)
        who = world.active()
        if len(plans) == 1 or who is None:
            return plans[0]
        strategies = Contest()
        for strategy in strategies_for(world, who):
            strategies.enter(heuristic.decide(world, world.arena, seat, strategy), strategy)
        if not strategies.is_of_one_mind():
            strategies.run(trials, LONG_ROUNDS, int(ON_WAYS * float(self.input_limit)))
        return _next(trials, plans, strategies, self.input_limit)

    def explain(self, game: Any, state: CombatState, seat: int, dice: Dice) -> Message:
        """Why it would do what it would do now, with these dice to think."""
        return self.choose(game, state, seat, dice).message()

    def answer(self, game: Any, state: CombatState, seat: int, request: Any, dice: Dice) -> int:
        """What the heuristic answers: a command that is half-run cannot be tried."""
        return answers.answer(state, seat, request)


class Trials:
    """A position as one seat knows it, that is played on again and again."""

    def __init__(self, game: Any, state: CombatState, seat: int, dice: Dice) -> None:
        key = dice.bits(64)
        self.game = game
        self.state = state
        self.seat = seat
        self.inputs: i64 = 0  # that were played in all
        self.sides = Sides(state, seat)
        self._worlds = rekeyed(key, "worlds")
        seats: i64 = 0
        standing: i64 = 0
        for each in state.participants:
            seats = max(seats, each.seat + 1)
            standing += 1 if each.here() and each.current_hp > 0 else 0
        bot: Policy = Heuristic()
        self._ctx = Execution(Tray(rekeyed(key, "dice")), False, game, [bot for _ in range(seats)])
        self.standing = standing

    def world(self, number: int) -> CombatState:
        """The world of that number: a copy with all that the seat cannot see drawn anew."""
        found: CombatState = self.game.imagine(self.state, self.seat, Dice(self._worlds, "world", number))
        return found

    def outcome(
        self,
        imagined: CombatState,
        number: i64,
        command: Any,
        strategy: Strategy = DEFAULT_STRATEGY,
        rounds: i64 = ROUNDS,
    ) -> float:
        """How a world stands, for the side of the seat, some rounds after a command, by a strategy."""
        world = imagined.clone()
        ctx = self._ctx
        seat: int = self.seat
        own: i64 = self.sides.own
        last: i64 = min(rounds * self.standing, max(self.standing, rounds * TURNS))
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
            if world.reason != "" or active is None or world.turns - begun >= last:
                break
            seat = int(active.seat)
            followed = strategy if active.side == own else DEFAULT_STRATEGY
            command = heuristic.decide(world, world.arena, seat, followed).command
        return self.sides.standing(world)


def strategies_for(state: CombatState, who: CreatureCombatState) -> list[Strategy]:
    """How a side may fight: as each is minded first, then with more or less care, all at one, and so on."""
    found = [DEFAULT_STRATEGY]
    for caution in CAUTIONS:
        found.append(Strategy(caution))
    found.append(Strategy(1.0, -1, FINISHES))
    if who.sheet.powers:
        found.append(Strategy(1.0, -1, 0.0, SPARING))
    if any(each.side == who.side and heuristic.is_afraid(each) for each in state.participants):
        found.append(Strategy(1.0, -1, 0.0, 1.0, True))
    for enemy in _preys(state, who):
        found.append(Strategy(1.0, enemy.place))
    return found


def _preys(state: CombatState, who: CreatureCombatState) -> list[CreatureCombatState]:
    """The enemies whose fall would spare most for the blows that it takes."""
    enemies = [each for each in position.enemies(state, who) if each.current_hp > 0]
    enemies.sort(key=_resists)
    return enemies[:PREYS]


def _resists(enemy: CreatureCombatState) -> float:
    return float(enemy.current_hp) / (1.0 + values.threat(enemy))


def plans_for(state: CombatState, seat: int) -> list[Choice]:
    """What is worth playing out: the best few of the heuristic, and for who has wits, ways to hold back."""
    who = state.active()
    if state.scene != COMBAT or who is None or who.seat != seat:
        return [heuristic.decide(state, state.arena, seat)]
    witless = Temperament(who).witless
    plans = heuristic.shortlist(state, state.arena, seat, FEW if witless else PLANS)
    if not witless and not isinstance(plans[0].command, (EndTurn, StandUp)):
        _hold_back(plans, Decision(state, state.arena, who))
    return plans


def _hold_back(plans: list[Choice], decision: Decision) -> None:
    who = decision.who
    name = who.creature_id
    if action_economy.affords(who, ACTION):
        heuristic.add_plan(plans, Choice(Dodge(name), 0.0, "bot-keeps-guard", who.name))
    if decision.threatened() and heuristic.can_disengage(who):
        heuristic.add_plan(plans, Choice(Disengage(name), 0.0, "bot-slips-away", who.name))
    cell: i64 = _refuge(decision)
    if cell >= 0:
        x, y = position.coord(decision.state, cell)
        heuristic.add_plan(plans, Choice(Move(name, f"{x}, {y}"), 0.0, "bot-falls-back", who.name))
    heuristic.add_plan(plans, Choice(EndTurn(name), 0.0, "bot-holds-back", who.name))


def _refuge(decision: Decision) -> i64:
    """Where one is in the least danger, if it can be come to without any."""
    best: i64 = -1
    if decision.feet < 5 or not decision.enemies:
        return best
    least = decision.exposure(decision.who.cell)
    for stop in decision.stops():
        exposed = decision.exposure(stop)
        if exposed < least and decision.risk(stop) <= 0.0:
            best, least = stop, exposed
    return best


def _next(trials: Trials, plans: list[Choice], strategies: "Contest", input_limit: i64) -> Choice:
    """What to do next under the best strategy, with what was played out for it."""
    strategy = strategies.strategies[strategies.best]
    nexts = Contest()
    nexts.enter(strategies.plans[strategies.best], strategy)
    for plan in plans:
        if all(plan.command != each.command for each in nexts.plans):
            nexts.enter(plan, strategy)
    nexts.run(trials, ROUNDS, input_limit)
    chosen = nexts.plans[nexts.best]
    chosen.plans = len(nexts.plans) + (len(strategies.plans) - 1 if strategies.worlds > 0 else 0)
    chosen.worlds = max(nexts.worlds, strategies.worlds)
    chosen.departs = chosen.command != plans[0].command
    return chosen


class Contest:
    """Plans that are played out in the same worlds; the first is done unless another is clearly better."""

    def __init__(self) -> None:
        self.plans: list[Choice] = []
        self.strategies: list[Strategy] = []
        self.best: i64 = 0
        self.worlds: i64 = 0
        self._leads: list[float] = []
        self._spreads: list[float] = []

    def enter(self, plan: Choice, strategy: Strategy) -> None:
        """Add a plan, and the strategy to fight on with."""
        self.plans.append(plan)
        self.strategies.append(strategy)
        self._leads.append(0.0)
        self._spreads.append(0.0)

    def is_of_one_mind(self) -> bool:
        """Whether all plans begin with the same command."""
        return all(each.command == self.plans[0].command for each in self.plans)

    def run(self, trials: Trials, rounds: i64, input_limit: i64) -> None:
        """Play all out, until one is left or so many commands were played in all."""
        left = list(range(1, len(self.plans)))
        while self.worlds < WORLDS and left and trials.inputs < input_limit:
            self._try(trials, rounds, left)
            if self.worlds > 1:
                left = self._still_in(left)
        most = 0.0
        for at in left:
            sure = self._leads[at] - CLEAR * sqrt(self._spreads[at])
            if sure > most:
                self.best, most = at, sure

    def _try(self, trials: Trials, rounds: i64, left: list[int]) -> None:
        number = self.worlds
        world = trials.world(int(number))
        first = trials.outcome(world, number, self.plans[0].command, self.strategies[0], rounds)
        for at in left:
            lead = trials.outcome(world, number, self.plans[at].command, self.strategies[at], rounds) - first
            self._leads[at] += lead
            self._spreads[at] += lead * lead
        self.worlds = number + 1

    def _still_in(self, left: list[int]) -> list[int]:
        """The plans that may still be the best: not clearly behind another, and later ahead of the first."""
        late = self.worlds >= LEAST_WORLDS
        most = 0.0
        for at in left:
            most = max(most, self._leads[at])
        found: list[int] = []
        for at in left:
            behind = most - self._leads[at]
            if behind * behind < BEHIND * self._spreads[at] and (self._leads[at] > 0.0 or not late):
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
            self.threats[each.side] += values.threat(each)

    def standing(self, state: CombatState) -> float:
        """How a fight stands for a side: what is left of its own, less what is left of the others."""
        value = 0.0
        for each in state.participants:
            if each.here() and each.current_hp > 0:
                left = float(each.current_hp) / self.hit_points[each.side]
                left += STANDS * values.threat(each) / self.threats[each.side]
                value += left if each.side == self.own else -left
        if state.reason != "" and state.winner >= 0:
            value += WON if state.winner == self.own else -WON
        return value
