"""One decision of a bot: its temperament, the creatures, the cells in reach, and the best plan so far."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.bots import values as worth
from turnwright.games.tactics.forecast import d20_odds
from turnwright.games.tactics.map import sight
from turnwright.games.tactics.map.danger import DangerMap
from turnwright.games.tactics.map.pathing import Reach
from turnwright.games.tactics.rules.combat import grapple, reactions
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.magic import zones
from turnwright.games.tactics.rules.movement import opportunity, walk
from turnwright.games.tactics.sheet import Attack, Power
from turnwright.games.tactics.srd import INT, WIS
from turnwright.games.tactics.state import CombatState, CreatureCombatState

LEAST_WORTH: Final = 0.05  # a plan of less worth is not carried out
FORBIDDEN: Final = 1_000_000.0
ZONE_COST: Final = 3.0  # about what walking into a harmful area costs
FAR: Final = 300
PREY_FACTOR: Final = 1.5  # on attacks against the enemy that the whole side attacks
LONGEST_REACH: Final = 15

# The kinds of plans.
IDLE: Final = 0
MELEE: Final = 1
RANGED: Final = 2
USE: Final = 3
AIM: Final = 4
MOVE: Final = 5
PLAIN: Final = 6


@mypyc_attr(acyclic=True)
class Strategy:
    """How a side fights: adjustments to the temperaments of its creatures."""

    def __init__(
        self,
        caution: float = 1.0,
        prey: i64 = -1,
        finishes: float = 0.0,
        arms: float = 1.0,
        brave: bool = False,
    ) -> None:
        self.caution = caution  # a factor on the caution of each creature
        self.prey: i64 = prey  # the place of an enemy that all attack first, or -1
        self.finishes = finishes  # how much more an attack is worth on a target with few hit points left
        self.arms = arms  # a factor on the worth of weapon attacks
        self.brave = brave  # whether no creature flees


DEFAULT_STRATEGY: Final = Strategy()


@mypyc_attr(acyclic=True)
class Temperament:
    """A creature's caution and preferences, by its role, Intelligence, Wisdom and wounds."""

    def __init__(self, who: CreatureCombatState) -> None:
        sheet = who.sheet
        role = sheet.role
        wits: i64 = sheet.scores[INT]
        self.keeps_away = role in ("archer", "caster")
        self.prefers_stealth = role == "sneak"
        self.witless = wits < 6
        self.caution = 0.05
        if self.keeps_away:
            self.caution = 0.45
        elif self.prefers_stealth:
            self.caution = 0.35
        elif role == "guard":
            self.caution = 0.12
        # With Intelligence 6 or more a creature spares its allies and grows cautious with its wounds, more so
        # the wiser it is; below that it attacks the nearest enemy.
        self.spares = 1.5 if wits >= 6 else 0.7
        self.nearest = 0.5 if wits < 6 else 0.2 if role == "brute" else 0.05
        if wits < 6:
            self.caution *= 0.4
        else:
            minds = 1.5 + 0.2 * float(sheet.mods[WIS])
            self.caution *= 1.0 + minds * (1.0 - float(who.current_hp) / float(who.max_hp))


@mypyc_attr(acyclic=True)
class Foe:
    """An enemy as a danger: its reach, its speed and its damage."""

    def __init__(self, who: CreatureCombatState) -> None:
        self.who = who
        self.across: i64 = position.width(who)
        self.reach: i64 = reach_of(who)
        self.shoots = who.sheet.spell_dc > 0
        self.stride: i64 = position.speed(who)
        self.threat = worth.threat(who) if who.can_act() else 0.0
        for weapon in who.sheet.attacks:
            self.shoots = self.shoots or weapon.ranged


def reach_of(who: CreatureCombatState) -> i64:
    """How far a creature's longest melee attack reaches; 0 without one."""
    longest: i64 = 0
    for weapon in who.sheet.attacks:
        if weapon.melee and weapon.reach_ft > longest:
            longest = weapon.reach_ft
    return longest


def _is_between(one: i64, other: i64, place: i64, slack: i64) -> bool:
    low: i64 = one if one < other else other
    high: i64 = other if one < other else one
    return low - slack <= place <= high + slack


def _signature(
    plan: i64,
    why: str,
    target: CreatureCombatState | None,
    weapon: Attack | None,
    power: Power | None,
    cell: i64,
) -> str:
    whom = "" if target is None else target.creature_id
    tool = weapon.id if weapon is not None else power.id if power is not None else why
    # An area aimed a cell farther on is the same plan; a walk to another cell is not.
    where = str(cell) if plan == MOVE else ""
    return f"{plan} {tool} {'' if plan == AIM else whom} {where}"


@mypyc_attr(acyclic=True)
class Decision:
    """One decision: keeps the best plan so far, and what has been computed for it."""

    def __init__(
        self,
        state: CombatState,
        arena: Arena,
        who: CreatureCombatState,
        strategy: Strategy = DEFAULT_STRATEGY,
    ) -> None:
        self.state = state
        self.arena = arena
        self.who = who
        self.strategy = strategy
        self.across: i64 = position.width(who)
        self.temperament = Temperament(who)
        self.temperament.caution *= strategy.caution
        self.enemies = position.enemies(state, who)
        # A creature that will get up again still counts.
        self.enemies += [each for each in state.participants if each.side != who.side and each.rises()]
        self.feet: i64 = walk.remaining_feet(who)
        self._stops: list[int] = []
        self._flooded = False
        self._reach: Reach = arena.flood  # an incorporeal creature has one of its own
        self._reach_is_stale = True  # whether it holds another search
        self._foes: list[Foe] = []
        self._foes_known = False
        self._danger: DangerMap = arena.dangers[who.side]
        self._danger_is_known = False
        self._enemy_beside: i64 = -1
        self._known: dict[int, int] = {}  # results of `cell_in_reach`, by target and reach
        # The best so far.
        self.worth = LEAST_WORTH
        self.attack_worth: float = 0.0  # of the best attack
        self.plan: i64 = IDLE
        self.why: str = ""
        self.target: CreatureCombatState | None = None
        self.weapon: Attack | None = None
        self.power: Power | None = None
        self.cell: i64 = -1
        self.tool: str = ""  # the name of a tool that is neither a weapon nor a power
        self.slot: i64 = 0  # of a spell; 0 for the lowest one left
        self.more: list[CreatureCombatState] = []
        self.command: Any = None
        self.passed_over: list[str] = []  # signatures of plans to leave out

    # The best plan

    def signature(self) -> str:
        """The identity of the best plan: its kind, tool and target."""
        return _signature(self.plan, self.why, self.target, self.weapon, self.power, self.cell)

    def keep(
        self,
        plan: i64,
        worth: float,
        why: str,
        target: CreatureCombatState | None = None,
        weapon: Attack | None = None,
        power: Power | None = None,
        cell: i64 = -1,
        slot: i64 = 0,
    ) -> bool:
        """Keep a plan if it is better than all before it; of equal plans the first stays."""
        if worth <= self.worth:
            return False
        if self.passed_over and _signature(plan, why, target, weapon, power, cell) in self.passed_over:
            return False
        self.worth = worth
        self.plan = plan
        if plan in (MELEE, RANGED):
            self.attack_worth = worth
        self.why = why
        self.target = target
        self.weapon = weapon
        self.power = power
        self.cell = cell
        self.slot = slot
        if self.more:
            self.more = []
        return True

    def keep_plain(self, worth: float, why: str, command: Any) -> None:
        """Keep a command that has neither weapon nor power."""
        if self.keep(PLAIN, worth, why):
            self.command = command

    def keep_move(
        self,
        worth: float,
        why: str,
        cell: i64,
        target: CreatureCombatState | None,
        power: Power | None = None,
    ) -> None:
        """Keep a walk if it is the best plan after its risk is subtracted."""
        if worth > self.worth:
            self.keep(MOVE, worth - self.risk(cell), why, target, None, power, cell)

    def attack_factor(self, target: CreatureCombatState) -> float:
        """The factor of the side's strategy on the value of an attack against a target."""
        strategy = self.strategy
        factor = strategy.arms * PREY_FACTOR if target.place == strategy.prey else strategy.arms
        if strategy.finishes > 0.0:
            factor *= 1.0 + strategy.finishes * (1.0 - float(target.current_hp) / float(target.max_hp))
        return factor

    # Movement

    def flood(self) -> Reach:
        """The cells in reach of the creature now."""
        if self._reach_is_stale:
            self._reach_is_stale = False
            self._reach = walk.flood(self.state, self.arena, self.who, self.feet)
        return self._reach

    def stops(self) -> list[int]:
        """The cells where a walk can end: the creature's own, then by cost."""
        if not self._flooded:
            self._flooded = True
            self._stops = [int(self.who.cell)] if self.feet < 5 else self.flood().stops()
        return self._stops

    def cell_in_reach(self, target: CreatureCombatState, reach_ft: i64) -> i64:
        """The nearest cell from which a target is in reach and in sight, or -1."""
        far: i64 = position.distance(self.state, self.who, target)
        if self.feet < 5 or far > self.feet + reach_ft:
            return -1
        key = int(target.place * 1000 + reach_ft)
        known = self._known.get(key)
        if known is None:
            known = int(self._look_for(target, reach_ft))
            self._known[key] = known
        return known

    def _look_for(self, target: CreatureCombatState, reach_ft: i64) -> i64:
        if reach_ft <= LONGEST_REACH:
            return self._beside(self.flood(), target, reach_ft)
        grid = self.arena.grid
        here: i64 = self.who.cell
        there: i64 = target.cell
        across: i64 = position.width(target)
        for stop in self.stops():
            cell: i64 = stop
            far: i64 = position.distance_from(self.state, cell, self.who, target)
            near_by = cell != here and far <= reach_ft
            if near_by and sight.sees(grid, cell, self.across, there, across):
                return cell
        return -1

    def _beside(self, found: Reach, target: CreatureCombatState, reach_ft: i64) -> i64:
        # Few cells lie around a target, so look up the cost of each.
        grid = self.arena.grid
        steps: i64 = reach_ft // 5
        across: i64 = position.width(target)
        x: i64 = grid.column[target.cell]
        y: i64 = grid.row[target.cell]
        best: i64 = -1
        least: i64 = 0
        for row in range(max(y - steps - self.across + 1, 0), min(y + across + steps, grid.height)):
            for column in range(max(x - steps - self.across + 1, 0), min(x + across + steps, grid.width)):
                cell: i64 = row * grid.width + column
                cost: i64 = found.cost_ft(cell)
                cheaper = cost > 0 and (best < 0 or cost < least) and found.can_stop(cell)
                if cheaper and self._strikes_from(cell, target, across, reach_ft):
                    best, least = cell, cost
        return best

    def _strikes_from(self, cell: i64, target: CreatureCombatState, across: i64, reach_ft: i64) -> bool:
        grid = self.arena.grid
        if position.distance_from(self.state, cell, self.who, target) > reach_ft:
            return False
        return sight.sees(grid, cell, self.across, target.cell, across)

    # Dangers

    def foes(self) -> list[Foe]:
        """The enemies, as dangers."""
        if not self._foes_known:
            self._foes_known = True
            self._foes = [Foe(enemy) for enemy in self.enemies]
        return self._foes

    def has_enemy_beside(self) -> bool:
        """Whether an adjacent enemy gives Disadvantage on ranged attacks."""
        if self._enemy_beside < 0:
            self._enemy_beside = 1 if position.has_enemy_beside(self.state, self.who) else 0
        return self._enemy_beside == 1

    def threatened(self) -> bool:
        """Whether an enemy that can act is adjacent."""
        for foe in self.enemies:
            if position.distance(self.state, self.who, foe) <= position.BESIDE and foe.can_act():
                return True
        return False

    def nearest_enemy(self, cell: i64) -> CreatureCombatState | None:
        """The enemy nearest to a cell, or None."""
        best: CreatureCombatState | None = None
        least: i64 = 0
        for foe in self.enemies:
            far: i64 = self.arena.grid.gap_ft(cell, 1, foe.cell, position.width(foe))
            if best is None or far < least:
                best, least = foe, far
        return best

    def approach_cost(self, target: CreatureCombatState, cell: i64) -> float:
        """The cost of walking to a target: the distance, and the added danger at the cell."""
        steps = float(position.distance(self.state, self.who, target)) / 5.0
        cost = self.temperament.nearest * steps
        if self.temperament.caution >= 0.2:
            cost += self.temperament.caution * (self.exposure(cell) - self.exposure(self.who.cell))
        return cost if cost > 0.0 else 0.0

    def exposure(self, cell: i64) -> float:
        """About the damage to expect at a cell before the creature's next turn."""
        danger = self._danger
        if not self._danger_is_known:
            self._danger_is_known = True
            danger.begin(self.across, self.who.altitude_ft)
            for foe in self.foes():
                lift: i64 = foe.who.altitude_ft
                danger.add(foe.who.cell, foe.across, lift, foe.reach, foe.stride, foe.shoots, foe.threat)
        return danger.at(cell)

    def is_unseen(self, cell: i64) -> bool:
        """Whether no enemy has a line of sight to a cell."""
        grid = self.arena.grid
        return all(not sight.sees(grid, foe.who.cell, foe.across, cell, self.across) for foe in self.foes())

    def risk(self, cell: i64) -> float:
        """The risk of a walk to a cell: opportunity attacks, harmful areas, a source of fear."""
        state, who = self.state, self.who
        strikers = self.strikers(cell)
        wary = walk.is_frightened(self.state, who)
        if not strikers and not wary and not state.zones:
            return 0.0
        path = self.flood().path(cell)
        if wary and walk.approaches_fear_source(state, who, path):
            return FORBIDDEN
        total = ZONE_COST * float(self._areas_on(path)) if state.zones else 0.0
        for foe in strikers:
            total += self._opportunity_damage(foe, path)
        return total * 2.0 if total >= float(who.current_hp) else total

    def strikers(self, cell: i64) -> list[CreatureCombatState]:
        """The enemies that may make an opportunity attack on a walk to a cell."""
        who = self.who
        found: list[CreatureCombatState] = []
        if not opportunity.provokes(who):
            return found
        for foe in self.enemies:
            could = self._may_strike(foe, cell) and reactions.may_react(foe)
            if could and not conditions.is_charmed_by(self.state, foe, who):
                found.append(foe)
        return found

    def _may_strike(self, foe: CreatureCombatState, cell: i64) -> bool:
        # A walk that ends in reach does not leave it; an enemy that is passed stands between the two cells.
        grid = self.arena.grid
        reach: i64 = reach_of(foe)
        across: i64 = position.width(foe)
        if position.distance_from(self.state, cell, self.who, foe) <= reach:
            return False
        here: i64 = self.who.cell
        if position.distance_from(self.state, here, self.who, foe) <= reach:
            return True
        steps: i64 = reach // 5 + across
        return _is_between(
            grid.column[here], grid.column[cell], grid.column[foe.cell], steps
        ) and _is_between(grid.row[here], grid.row[cell], grid.row[foe.cell], steps)

    def _opportunity_damage(self, foe: CreatureCombatState, path: list[int]) -> float:
        who = self.who
        here: i64 = who.cell
        weapon: Attack | None = None
        for cell in path:
            weapon = opportunity.opportunity_weapon(self.state, foe, who, cell)
            if weapon is not None:
                break
            who.cell = cell
        who.cell = here
        if weapon is None:
            return 0.0
        # Without Advantage and conditions: this is asked for every enemy along every path.
        return worth.mean_of(weapon.hit) * d20_odds.hit_chance(who.sheet.ac - weapon.to_hit, 0)

    def _areas_on(self, path: list[int]) -> i64:
        # The number of harmful areas on a path.
        count: i64 = 0
        for zone in self.state.zones:
            spread = position.zone_effect(self.arena, zone)
            if spread is None or not spread.effects or zones.spares(self.state, zone, self.who):
                continue
            if any(cell in zone.cells for cell in path):
                count += 1
        return count

    def towards(self, goals: list[CreatureCombatState]) -> i64:
        """The last cell in reach on the shortest path to any of these creatures, or -1."""
        if self.feet < 5 or not goals:
            return -1
        self._reach_is_stale = True
        found = walk.flood(self.state, self.arena, self.who, FAR)
        best: i64 = self._nearest(found, goals)
        return self.last_on(found, best) if best >= 0 else -1

    def _nearest(self, found: Reach, goals: list[CreatureCombatState]) -> i64:
        best: i64 = -1
        for goal in goals:
            cell: i64 = self._beside(found, goal, position.BESIDE)
            if cell >= 0 and (best < 0 or found.cost_ft(cell) < found.cost_ft(best)):
                best = cell
        return best

    def door_towards(self, goals: list[CreatureCombatState]) -> i64:
        """The first closed door on the path that open doors would give to any of these creatures, or -1."""
        self._reach_is_stale = True
        arena = self.arena
        opened = arena.with_doors(list(arena.doors))
        found = walk.flood(self.state, opened, self.who, FAR)
        best: i64 = self._nearest(found, goals)
        if best >= 0:
            for cell in found.path(best):
                if cell in arena.doors and cell not in self.state.open_doors:
                    return cell
        return -1

    def last_before(self, place: i64) -> i64:
        """The nearest cell to a place where a walk can end, if nearer than the creature is now, or -1."""
        grid = self.arena.grid
        best: i64 = -1
        least: i64 = grid.gap_ft(self.who.cell, self.across, place, 1)
        for stop in self.stops():
            gap: i64 = grid.gap_ft(stop, self.across, place, 1)
            if gap < least:
                best, least = stop, gap
        return best

    def cell_beside(self, place: i64) -> i64:
        """The nearest cell where a walk can end adjacent to a place, or -1."""
        grid = self.arena.grid
        for stop in self.stops():
            close = grid.gap_ft(stop, self.across, place, 1) <= position.BESIDE
            if close and sight.sees(grid, stop, self.across, place, 1):
                return stop
        return -1

    def last_on(self, found: Reach, goal: i64) -> i64:
        """The last cell of the path to a goal that is in reach now, or -1."""
        times: i64 = grapple.cost_multiplier(self.state, self.who)
        ends: list[int] = []
        for cell in found.path(goal):
            if found.cost_ft(cell) * times > self.feet:
                break
            if found.can_stop(cell):
                ends.append(int(cell))
        if ends and self.state.zones and zones.slowing(self.state, self.who):
            # Where an area lowers the Speed, the feet left do not tell how far the way leads.
            within = self.flood()
            ends = [end for end in ends if within.cost_ft(end) >= 0]
        return ends[len(ends) - 1] if ends else -1
