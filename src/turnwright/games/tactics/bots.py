"""The bot of the first tier: it weighs whole turns, one step ahead, and can say why it chose.

For each enemy and each way to hurt it the bot looks for the cheapest place to do it from, and scores what it
would gain: expected damage, a kill, a spell broken; and what it would risk: blows for leaving, allies in the
area, standing beside enemies when it would rather not.
"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from turnwright.games.tactics import (
    actions,
    attack,
    blows,
    casting,
    conditions,
    economy,
    effects,
    movement,
    near,
    options,
    reactions,
)
from turnwright.games.tactics.commands import (
    CombatStart,
    Dash,
    Disengage,
    Dodge,
    EndTurn,
    Escape,
    Flee,
    MeleeAttack,
    Move,
    RangedAttack,
    StandUp,
)
from turnwright.games.tactics.grid import Flood
from turnwright.games.tactics.sheet import (
    REACTION,
    Attack,
    Damage,
    Effect,
    Heal,
    Inflict,
    Power,
    Save,
    Strike,
)
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.table import Table
from turnwright.games.tactics.words import COMBAT, GRAPPLED, OUT_OF_ACTION, PRONE, RESTRAINED
from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy

NOTHING: Final = 0.05  # what is worth less is not worth doing
_START: Final = CombatStart()


class Choice:
    """A command with what it is worth and why."""

    def __init__(self, command: Any, worth: float, why: str, whom: str = "", with_what: str = "") -> None:
        self.command = command
        self.worth = worth
        self.why = why
        self.whom = whom
        self.with_what = with_what

    def sentence(self) -> str:
        """The reason in words."""
        about = f" {self.whom}" if self.whom else ""
        using = f" with {self.with_what}" if self.with_what else ""
        return f"{self.why}{about}{using} ({self.worth:.1f})"


def threat(who: CreatureCombatState) -> float:
    """The damage that a creature deals in a turn, about: what its death is worth."""
    best = 0.0
    for weapon in who.sheet.attacks:
        best = max(best, mean_of(weapon.hit) * float(attacks_of(who, weapon)))
    if who.sheet.spell_dc > 0:
        best = max(best, 4.0 + float(who.sheet.level))
    return best


def attacks_of(who: CreatureCombatState, weapon: Attack) -> i64:
    """How many attacks with a weapon one action gives."""
    at: i64 = economy.routine_with(who, weapon.id)
    if at < 0:
        return who.sheet.attacks_per_action
    total: i64 = 0
    for piece in who.sheet.routines[at]:
        if weapon.id in piece.names:
            total += piece.count
    return total


def mean_of(found: list[Effect]) -> float:
    """The average damage of a list of effects that all happen."""
    total = 0.0
    for effect in found:
        if isinstance(effect, Damage) and not effect.needs_advantage:
            total += effect.pool.mean()
        elif isinstance(effect, Save):
            total += 0.5 * mean_of(effect.fail)
    return total


def gain(target: CreatureCombatState, expected: float, chance: float) -> float:
    """What expected damage is worth: it counts up to what is left, and a likely kill counts more."""
    left = float(target.current_hp + target.temp_hp)
    if left <= 0.0:
        return 0.2 * expected  # the fallen are no danger
    worth = min(expected, left)
    if expected >= left * 0.8:
        worth += chance * threat(target)
    # Whoever is nearly down is worth finishing, and a spell may break.
    worth *= 1.0 + 0.3 * (1.0 - left / float(target.max_hp))
    if target.concentrates_on != "":
        worth += 2.0 * chance
    return worth


def blow_worth(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, weapon: Attack, times: i64
) -> float:
    """What attacking with a weapon from where one stands is worth."""
    found = blows.aim(state, who, target, weapon)
    if found.cover >= near.NO_LINE:
        return 0.0
    chance = attack.hit_chance(who, found)
    mean = mean_of(weapon.hit)
    sneak = who.sheet.sneak
    if sneak is not None and blows.sneaks(state, who, target, weapon, found.edge()):
        mean += sneak.mean() / float(times)
    expected = mean * (chance + attack.crit_chance(who, found) * 0.6) * float(times)
    worth = gain(target, expected, chance)
    for effect in weapon.hit:
        if isinstance(effect, (Inflict, Save)):
            worth += 1.0 * chance
    return worth


class Thought:
    """All that the bot looks at in one decision."""

    def __init__(self, state: CombatState, table: Table, who: CreatureCombatState) -> None:
        self.state = state
        self.table = table
        self.who = who
        self.enemies = near.enemies(state, who)
        self.best: Choice | None = None
        self.stops: list[int] = []
        self.flooded = False

    def flood(self) -> Flood:
        """Where the creature can go; worked out when it is first needed."""
        feet: i64 = self.who.remaining_movement_ft if near.speed(self.who) > 0 else 0
        found = movement.flood(self.state, self.table, self.who, feet)
        if not self.flooded:
            self.stops = found.stops()
            self.flooded = True
        return found

    def offer(self, choice: Choice) -> None:
        """Keep the better of two choices; the first of equals."""
        best = self.best
        if choice.worth > NOTHING and (best is None or choice.worth > best.worth):
            self.best = choice


def decide(state: CombatState, table: Table, seat: int) -> Choice:
    """What the creature whose turn it is does next."""
    if state.scene != COMBAT:
        return Choice(_START, 1.0, "begins")
    who = state.active()
    if who is None or who.seat != seat:
        return Choice(_START, 0.0, "waits")
    if who.flags & PRONE and not who.flags & (GRAPPLED | RESTRAINED) and near.speed(who) > 0:
        if who.remaining_movement_ft >= near.speed(who) // 2:
            return Choice(StandUp(who.creature_id), 1.0, "stands up")
    if not who.can_act():
        return Choice(EndTurn(who.creature_id), 0.0, "cannot act")
    thought = Thought(state, table, who)
    if _is_afraid(who):
        _run_away(thought)
    if thought.best is None:
        _consider_fighting(thought)
    if thought.best is None:
        _consider_the_rest(thought)
    return thought.best or Choice(EndTurn(who.creature_id), 0.0, "has nothing better to do")


def _is_afraid(who: CreatureCombatState) -> bool:
    coward: i64 = who.sheet.coward
    return coward > 0 and who.current_hp * 100 < who.max_hp * coward


def _run_away(thought: Thought) -> None:
    who = thought.who
    if near.speed(who) == 0:
        return
    if actions.at_the_edge(thought.table, who) and who.remaining_movement_ft >= 5:
        thought.offer(Choice(Flee(who.creature_id), 5.0, "flees"))
        return
    if not who.used_action and _is_threatened(thought):
        thought.offer(Choice(Disengage(who.creature_id), 3.0, "slips away"))
        return
    thought.flood()
    edge = [cell for cell in thought.stops if _at_edge(thought.table, cell)]
    if edge:
        thought.offer(_move(thought, edge[0], 4.0, "runs for the edge"))
    elif not who.used_action:
        thought.offer(Choice(Dash(who.creature_id), 2.0, "runs"))


def _at_edge(table: Table, cell: int) -> bool:
    grid = table.grid
    x: i64 = cell % grid.width
    y: i64 = cell // grid.width
    return x == 0 or y == 0 or x == grid.width - 1 or y == grid.height - 1


def _is_threatened(thought: Thought) -> bool:
    return any(near.distance(thought.state, thought.who, foe) <= 5 for foe in thought.enemies)


def _move(thought: Thought, cell: int, worth: float, why: str, whom: str = "") -> Choice:
    x, y = near.coord(thought.state, cell)
    return Choice(Move(thought.who.creature_id, f"{x}, {y}"), worth, why, whom)


# Fighting.


def _consider_fighting(thought: Thought) -> None:
    who = thought.who
    if who.flags & (GRAPPLED | RESTRAINED) and not who.used_action and actions.bonds(who):
        thought.offer(Choice(Escape(who.creature_id), 2.0, "breaks free"))
    for weapon in who.sheet.attacks:
        if options.usable(who, weapon):
            _consider_weapon(thought, weapon)
    for power in who.sheet.powers:
        if power.cost != REACTION and power.trigger == "" and _affordable(thought, power):
            _consider_power(thought, power)


def _affordable(thought: Thought, power: Power) -> bool:
    return casting.can_pay(thought.who, power, thought.table.settings.old_rules)


def _times(who: CreatureCombatState, weapon: Attack) -> i64:
    if who.attacks_left > 0 and who.routine < 0:
        return who.attacks_left
    if who.routine >= 0:
        at = economy.piece_with(who, weapon.id)
        return who.pieces[at] if at >= 0 else 1
    return 1 if who.used_action else attacks_of(who, weapon)


def _consider_weapon(thought: Thought, weapon: Attack) -> None:
    who = thought.who
    times: i64 = _times(who, weapon)
    for target in thought.enemies:
        if conditions.is_charmed_by(who, target):
            continue
        if weapon.melee:
            _consider_melee(thought, weapon, target, times)
        if weapon.ranged:
            _consider_shot(thought, weapon, target, times)


def _consider_melee(thought: Thought, weapon: Attack, target: CreatureCombatState, times: i64) -> None:
    who = thought.who
    if near.distance(thought.state, who, target) <= weapon.reach_ft:
        worth = blow_worth(thought.state, who, target, weapon, times)
        command = MeleeAttack(who.creature_id, target.creature_id, weapon.id)
        thought.offer(Choice(command, worth, "attacks", target.name, weapon.name))
        return
    cell = _cell_in_reach(thought, target, weapon.reach_ft)
    if cell >= 0:
        worth = _worth_from(thought, cell, target, weapon, times) - _risk(thought, cell)
        thought.offer(_move(thought, cell, worth, "closes in on", target.name))


def _cell_in_reach(thought: Thought, target: CreatureCombatState, reach_ft: i64) -> int:
    # Too far to be reached by the movement that is left needs no flood.
    who = thought.who
    if near.distance(thought.state, who, target) > who.remaining_movement_ft + reach_ft:
        return -1
    thought.flood()
    grid = thought.table.grid
    for cell in thought.stops:
        if grid.gap_ft(cell, near.side(who), target.cell, near.side(target)) <= reach_ft:
            return cell
    return -1


def _worth_from(
    thought: Thought, cell: int, target: CreatureCombatState, weapon: Attack, times: i64
) -> float:
    who = thought.who
    here: i64 = who.cell
    who.cell = cell
    worth = blow_worth(thought.state, who, target, weapon, times)
    who.cell = here
    return worth


def _risk(thought: Thought, cell: int) -> float:
    """What leaving for a cell may cost: a blow of everybody whose reach is left on the first step or so."""
    who = thought.who
    total = 0.0
    for foe in thought.enemies:
        if reactions.may_react(foe):
            weapon = movement.opportunity(thought.state, thought.table, foe, who, cell)
            if weapon is not None:
                total += 0.6 * mean_of(weapon.hit)
    return total


def _consider_shot(thought: Thought, weapon: Attack, target: CreatureCombatState, times: i64) -> None:
    who = thought.who
    far: i64 = near.distance(thought.state, who, target)
    most: i64 = max(weapon.long_ft, weapon.range_ft)
    if far <= most and not (weapon.melee and far <= weapon.reach_ft):
        worth = blow_worth(thought.state, who, target, weapon, times)
        command = RangedAttack(who.creature_id, target.creature_id, weapon.id)
        thought.offer(Choice(command, worth, "shoots at", target.name, weapon.name))


# Powers.


def _consider_power(thought: Thought, power: Power) -> None:
    who = thought.who
    if power.concentration and who.concentrates_on != "":
        return
    if power.area is not None:
        _consider_area(thought, power)
    elif power.whom == "self":
        worth = _good_of(thought, power, who)
        thought.offer(Choice(options.on(who.creature_id, power, ""), worth, "uses", "", power.name))
    elif power.whom != "point":
        for name in casting.legal_targets(thought.state, who, power):
            target = thought.state.get(name)
            if target is not None:
                worth = _worth_on(thought, power, target)
                command = options.on(who.creature_id, power, name)
                thought.offer(Choice(command, worth, "uses", target.name, power.name))


def _cost_of(power: Power) -> float:
    # A slot is worth keeping for better use.
    return 0.8 * float(power.level) if power.limit == 0 else 0.3


def _worth_on(thought: Thought, power: Power, target: CreatureCombatState) -> float:
    if target.side == thought.who.side:
        return _good_of(thought, power, target) - (_cost_of(power) if power.kind == "spell" else 0.0)
    return _harm_of(thought, power, target) - _cost_of(power)


def _good_of(thought: Thought, power: Power, target: CreatureCombatState) -> float:
    worth = 0.0
    for effect in power.effects:
        if isinstance(effect, Heal):
            missing = float(target.max_hp - target.current_hp)
            healed = min(effect.pool.mean(), missing)
            urgent = 2.0 if target.current_hp == 0 else 1.0 if target.current_hp * 3 < target.max_hp else 0.3
            worth += healed * urgent + (threat(target) if target.current_hp == 0 else 0.0)
        elif isinstance(effect, Inflict) and len(thought.enemies) > 0:
            if not any(one.name == effect.mark.id for one in target.conditions):
                worth += 3.0
        elif power.cost == "free" and thought.who.used_action and len(thought.enemies) > 0:
            worth += threat(target)
    return worth


def _harm_of(thought: Thought, power: Power, target: CreatureCombatState) -> float:
    who = thought.who
    cast = effects.Cast(who, power.id, power)
    worth = 0.0
    for effect in power.effects:
        worth += _effect_worth(thought, cast, power, effect, target)
    return worth


def _effect_worth(
    thought: Thought, cast: effects.Cast, power: Power, effect: Effect, target: CreatureCombatState
) -> float:
    if isinstance(effect, Damage):
        shots = float(power.shots) if power.repeats else 1.0
        return gain(target, effects.pool_of(cast, effect).mean() * shots, 1.0)
    if isinstance(effect, Strike):
        found = attack.aim(thought.state, thought.who, target, cast.to_hit, not effect.melee, power.range_ft)
        chance = attack.hit_chance(thought.who, found)
        shots = float(power.shots) if power.repeats else 1.0
        return gain(target, _mean(cast, effect.hit) * chance * shots, chance)
    if isinstance(effect, Save):
        dc: i64 = effect.dc if effect.dc > 0 else cast.dc
        fails = _fail_chance(target, effect.ability, dc)
        worth = gain(target, _mean(cast, effect.fail) * (fails + 0.5 * (1.0 - fails)), fails)
        for each in effect.fail:
            if isinstance(each, Inflict):
                worth += fails * _mark_worth(each, target)
        return worth
    if isinstance(effect, Inflict):
        return _mark_worth(effect, target)
    return 0.0


def _mean(cast: effects.Cast, found: list[Effect]) -> float:
    total = 0.0
    for effect in found:
        if isinstance(effect, Damage):
            total += effects.pool_of(cast, effect).mean()
    return total


def _fail_chance(target: CreatureCombatState, ability: i64, dc: i64) -> float:
    need = float(dc - target.sheet.saves[ability])
    return min(0.95, max(0.05, (need - 1.0) / 20.0))


def _mark_worth(effect: Inflict, target: CreatureCombatState) -> float:
    mark = effect.mark
    if target.sheet.size > effect.largest or target.sheet.kind in effect.spares:
        return 0.0
    if mark.flags and target.flags & mark.flags == mark.flags:
        return 0.0
    if any(one.name == mark.id for one in target.conditions):
        return 0.0
    return threat(target) * (1.5 if mark.flags & OUT_OF_ACTION else 0.5)


def _consider_area(thought: Thought, power: Power) -> None:
    # Aimed at each enemy in turn: the best place is nearly always on or beside one.
    who, state, table = thought.who, thought.state, thought.table
    area = power.area
    if area is None:
        return
    for foe in thought.enemies:
        wish = casting.Wish(power)
        x, y = near.coord(state, foe.cell)
        wish.center_x, wish.center_y = x * 2 + 1, y * 2 + 1
        far: i64 = near.distance(state, who, foe)
        most: i64 = area.size_ft if area.from_self else power.range_ft
        if far > most or not near.in_line(state, who, foe):
            continue
        wish.cells = casting.cells_of(state, table, who, wish, area)
        worth = -_cost_of(power)
        for target in casting.caught(state, table, who, wish):
            harm = _harm_of(thought, power, target)
            worth += harm if target.side != who.side else -1.5 * harm
        command = options.aimed(state, who.creature_id, power, int(foe.cell))
        thought.offer(Choice(command, worth, "uses", foe.name, power.name))


# When there is nobody to hurt from here.


def _consider_the_rest(thought: Thought) -> None:
    who = thought.who
    if not thought.enemies:
        return
    nearest = thought.enemies[0]
    least: i64 = near.distance(thought.state, who, nearest)
    for foe in thought.enemies:
        far: i64 = near.distance(thought.state, who, foe)
        if far < least:
            nearest, least = foe, far
    armed = not who.used_action or who.attacks_left > 0
    if who.remaining_movement_ft >= 5 and near.speed(who) > 0 and (armed or least > 30):
        _come_nearer(thought, nearest, least)
    if thought.best is None and not who.used_action:
        if least > 5 and near.speed(who) > 0 and who.remaining_movement_ft < 5:
            thought.offer(Choice(Dash(who.creature_id), 0.2, "hurries"))
        else:
            thought.offer(Choice(Dodge(who.creature_id), 0.1, "dodges"))


def _come_nearer(thought: Thought, target: CreatureCombatState, least: i64) -> None:
    who = thought.who
    thought.flood()
    grid = thought.table.grid
    best, best_gap = -1, least
    for cell in thought.stops:
        gap: i64 = grid.gap_ft(cell, near.side(who), target.cell, near.side(target))
        if gap < best_gap:
            best, best_gap = cell, gap
    if best >= 0 and not movement.comes_nearer(thought.state, who, [best]):
        thought.offer(_move(thought, best, 0.5, "moves up to", target.name))


class Heuristic(Policy):
    """Weighs whole turns one step ahead: expected damage, kills, spells, risks; says why it chose."""

    name: ClassVar[str] = "heuristic"

    def command(self, game: Any, state: CombatState, seat: int, options: Options, dice: Dice) -> Any:
        """The command to give, one of the options."""
        return decide(state, state.table, seat).command

    def answer(self, game: Any, state: CombatState, seat: int, request: Any, dice: Dice) -> int:
        """Reactions are taken: the rules only offer those that help."""
        return int(request.default)
