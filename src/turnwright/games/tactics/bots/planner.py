"""The planner: it plays out the best few plans of the heuristic bot, and takes the best result.

First it compares strategies of its side: the default, more or less caution, all against one enemy. Then it
compares plans. A plan is the next command; the heuristic plays on from there for all creatures, its own side
by the best strategy. All plans are played out in the same imagined worlds, and each turn of a world has dice
of its own, so that an additional roll of one plan does not change the later rolls.
"""

from math import sqrt
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from turnwright.games.tactics.bots import adventurer, answers, heuristic, values
from turnwright.games.tactics.bots.choice import Choice
from turnwright.games.tactics.bots.decision import DEFAULT_STRATEGY, Decision, Strategy, Temperament
from turnwright.games.tactics.bots.heuristic import Heuristic
from turnwright.games.tactics.commands import Disengage, Dodge, EndTurn, Move, StandUp
from turnwright.games.tactics.rules.combat import action_economy
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.movement import walk
from turnwright.games.tactics.sheet import ACTION
from turnwright.games.tactics.srd import COMBAT
from turnwright.games.tactics.state import AdventureState, CombatState, CreatureCombatState
from turnwright.kernel.dice import Dice, Tray, rekeyed
from turnwright.kernel.execution import Execution
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Message

PLANS: Final = 7  # the number of the heuristic's plans that are played out
FEW_PLANS: Final = 5  # the same for creatures of low Intelligence
MOST_PREY: Final = 4  # enemies considered as the target of the whole side
CAUTIONS: Final = (0.0, 2.0, 4.0)  # factors on the caution of all creatures
FINISHES: Final = 1.0  # added to the value of an attack on a target that is nearly down
WEAPON_FACTOR: Final = 0.6  # on weapon attacks, in a strategy that prefers spells
WORLDS: Final = 64  # played out at most
INPUT_LIMIT: Final = 4000  # about the number of commands that a decision plays out
STRATEGY_SHARE: Final = 0.6  # of those commands for comparing strategies
LEAST_WORLDS: Final = 4  # before a plan that is not ahead is given up
ROUNDS: Final = 2  # that a plan is played out for
LONG_ROUNDS: Final = 5  # that a strategy is played out for
TURNS: Final = 10  # at most for each of those rounds, unless one round takes more
INPUTS: Final = 800  # commands in one world at most
CLEAR_LEAD: Final = 0.9  # standard deviations by which a lead must exceed 0
LARGEST_DEFICIT: Final = 2.0  # the square of the standard deviations by which a plan may be behind
THREAT_WEIGHT: Final = 0.5  # of a standing creature's threat, beside its Hit Points
VICTORY_VALUE: Final = 0.3  # beside the value of what is left
FIRST: Final = 1
TURNS_PER_WORLD: Final = 4096  # more turns than a world is played out for


class Planner(Policy):
    """Plays out strategies and the best few plans of the heuristic, with the same dice for each."""

    name: ClassVar[str] = "planner"
    deep: ClassVar[bool] = True

    def __init__(self, input_limit: int = INPUT_LIMIT) -> None:
        self.input_limit: i64 = input_limit

    def command(self, game: Any, state: CombatState, seat: int, options: Options, dice: Dice) -> Any:
        """Choose a command."""
        if isinstance(state, AdventureState) and state.scene != COMBAT:
            return adventurer.decide(state, seat, options, dice).command
        return self.choose(game, state, seat, dice).command

    def choose(self, game: Any, state: CombatState, seat: int, dice: Dice) -> Choice:
        """Choose the plan with the best result, with the heuristic's reason for it."""
        trials = Trials(game, state, seat, dice)
        world = trials.world(0)
        plans = plans_for(world, seat)
        who = world.active()
        if len(plans) == 1 or who is None:
            return plans[0]
        strategies = Contest()
        for strategy in strategies_for(world, who):
            strategies.enter(heuristic.decide(world, world.arena, seat, strategy), strategy)
        if not strategies.agrees():
            strategies.run(trials, LONG_ROUNDS, int(STRATEGY_SHARE * float(self.input_limit)))
        return _best_plan(trials, plans, strategies, self.input_limit)

    def explain(self, game: Any, state: CombatState, seat: int, dice: Dice) -> Message:
        """Explain the command that the planner would give now, with these dice for its playouts."""
        if isinstance(state, AdventureState) and state.scene != COMBAT:
            return adventurer.decide(state, seat, game.options(state, seat), dice).message(state)
        return self.choose(game, state, seat, dice).message(state)

    def answer(self, game: Any, state: CombatState, seat: int, request: Any, dice: Dice) -> int:
        """Answer as the heuristic does: a command in progress cannot be played out."""
        return answers.answer(state, seat, request)


class Trials:
    """Playouts of a position as one seat knows it."""

    def __init__(self, game: Any, state: CombatState, seat: int, dice: Dice) -> None:
        key = dice.bits(64)
        self.game = game
        self.state = state
        self.seat = seat
        self.inputs: i64 = 0  # played in all
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
        """Imagine a world by its number: a copy in which everything hidden from the seat is drawn again."""
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
        """Value a world for the seat's side, some rounds after a command, played by a strategy."""
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
                ctx.tray.restart(int(number * TURNS_PER_WORLD + turn))
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
    """List the strategies to compare, beginning with the default."""
    found = [DEFAULT_STRATEGY]
    for caution in CAUTIONS:
        found.append(Strategy(caution))
    found.append(Strategy(1.0, -1, FINISHES))
    if who.sheet.powers:
        found.append(Strategy(1.0, -1, 0.0, WEAPON_FACTOR))
    if any(each.side == who.side and heuristic.is_afraid(each) for each in state.participants):
        found.append(Strategy(1.0, -1, 0.0, 1.0, True))
    # All against one: the enemies with the most threat for their Hit Points.
    enemies = [each for each in position.enemies(state, who) if each.current_hp > 0]
    enemies.sort(key=_hp_per_threat)
    for enemy in enemies[:MOST_PREY]:
        found.append(Strategy(1.0, enemy.place))
    return found


def _hp_per_threat(enemy: CreatureCombatState) -> float:
    return float(enemy.current_hp) / (1.0 + values.threat(enemy))


def plans_for(state: CombatState, seat: int) -> list[Choice]:
    """List the plans to play out: the heuristic's best, and cautious ones for intelligent creatures."""
    who = state.active()
    if state.scene != COMBAT or who is None or who.seat != seat:
        return [heuristic.decide(state, state.arena, seat)]
    witless = Temperament(who).witless
    plans = heuristic.shortlist(state, state.arena, seat, FEW_PLANS if witless else PLANS)
    if not witless and not isinstance(plans[0].command, (EndTurn, StandUp)):
        _add_cautious_plans(plans, Decision(state, state.arena, who))
    return plans


def _add_cautious_plans(plans: list[Choice], decision: Decision) -> None:
    who = decision.who
    name = who.creature_id
    if action_economy.affords(who, ACTION):
        heuristic.add_plan(plans, Choice(Dodge(name), 0.0, "bot-keeps-guard", who.name))
    if decision.threatened() and heuristic.can_disengage(who):
        heuristic.add_plan(plans, Choice(Disengage(name), 0.0, "bot-slips-away", who.name))
    cell: i64 = _refuge(decision)
    if cell >= 0:
        there = walk.write_cell(decision.state, cell)
        heuristic.add_plan(plans, Choice(Move(name, there), 0.0, "bot-falls-back", who.name))
    heuristic.add_plan(plans, Choice(EndTurn(name), 0.0, "bot-holds-back", who.name))


def _refuge(decision: Decision) -> i64:
    """The least dangerous cell that can be reached without risk, or -1."""
    best: i64 = -1
    if decision.feet < 5 or not decision.enemies:
        return best
    least = decision.exposure(decision.who.cell)
    for stop in decision.stops():
        exposed = decision.exposure(stop)
        if exposed < least and decision.risk(stop) <= 0.0:
            best, least = stop, exposed
    return best


def _best_plan(trials: Trials, plans: list[Choice], strategies: "Contest", input_limit: i64) -> Choice:
    """Choose the next command under the best strategy, with the numbers of plans and worlds played out."""
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
    """Plans played out in the same worlds; the first one is chosen unless another is clearly better."""

    def __init__(self) -> None:
        self.plans: list[Choice] = []
        self.strategies: list[Strategy] = []
        self.best: i64 = 0
        self.worlds: i64 = 0
        self._leads: list[float] = []
        self._squares: list[float] = []

    def enter(self, plan: Choice, strategy: Strategy) -> None:
        """Add a plan and the strategy that follows it."""
        self.plans.append(plan)
        self.strategies.append(strategy)
        self._leads.append(0.0)
        self._squares.append(0.0)

    def agrees(self) -> bool:
        """Whether all plans begin with the same command."""
        return all(each.command == self.plans[0].command for each in self.plans)

    def run(self, trials: Trials, rounds: i64, input_limit: i64) -> None:
        """Play all plans out, until one is left or the limit of commands is reached."""
        left = list(range(1, len(self.plans)))
        while self.worlds < WORLDS and left and trials.inputs < input_limit:
            self._try(trials, rounds, left)
            if self.worlds > 1:
                left = self._still_in(left)
        most = 0.0
        for at in left:
            sure = self._leads[at] - CLEAR_LEAD * sqrt(self._squares[at])
            if sure > most:
                self.best, most = at, sure

    def _try(self, trials: Trials, rounds: i64, left: list[int]) -> None:
        number = self.worlds
        world = trials.world(int(number))
        first = trials.outcome(world, number, self.plans[0].command, self.strategies[0], rounds)
        for at in left:
            lead = trials.outcome(world, number, self.plans[at].command, self.strategies[at], rounds) - first
            self._leads[at] += lead
            self._squares[at] += lead * lead
        self.worlds = number + 1

    def _still_in(self, left: list[int]) -> list[int]:
        """The plans that may still be the best: not clearly behind another and, later, ahead of the first."""
        late = self.worlds >= LEAST_WORLDS
        most = 0.0
        for at in left:
            most = max(most, self._leads[at])
        found: list[int] = []
        for at in left:
            behind = most - self._leads[at]
            if behind * behind < LARGEST_DEFICIT * self._squares[at] and (self._leads[at] > 0.0 or not late):
                found.append(at)
        return found


class Sides:
    """The totals of both sides, so that what is left of each can be given as a share."""

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
        """Value a position: the share left of the own side, less that of the enemies."""
        value = 0.0
        for each in state.participants:
            if each.here() and each.current_hp > 0:
                left = float(each.current_hp) / self.hit_points[each.side]
                left += THREAT_WEIGHT * values.threat(each) / self.threats[each.side]
                value += left if each.side == self.own else -left
        if state.reason != "" and state.winner >= 0:
            value += VICTORY_VALUE if state.winner == self.own else -VICTORY_VALUE
        return value
