"""All walks of a turn: one search for routes and costs, and at most one dry run per step.

A step that provokes no opportunity attack, enters no area and triggers no readied action needs no dry run.
For any other step a dry run of the rules shows the possible reactions and whether dice would be rolled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import MeleeAttack, RangedAttack
from turnwright.games.tactics.events import ConditionEnded, Moved, ReactionOffered
from turnwright.games.tactics.forecast.preview import NO_RISKS, PreviewRun, Risk
from turnwright.games.tactics.map.grid import FEET, Grid
from turnwright.games.tactics.rules.combat import grapple, hiding, reactions, ready, weapon_attack
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.magic import zones
from turnwright.games.tactics.rules.movement import opportunity, walk
from turnwright.games.tactics.sheet import Attack
from turnwright.games.tactics.srd import GRAPPLED, HIDDEN, TRIGGERING_CREATURE
from turnwright.games.tactics.state import CombatState, CreatureCombatState, Zone
from turnwright.kernel.context import DryRunEnded
from turnwright.kernel.dice import Tray
from turnwright.kernel.execution import Execution

CALM: Final = 1
RESTLESS: Final = 2


@mypyc_attr(acyclic=True)
class Step:
    """The result of one step: possible reactions, whether a roll ends the preview, and other changes."""

    def __init__(self) -> None:
        self.risks: list[Risk] = NO_RISKS
        self.ends: bool = False
        self.shows: bool = False  # the walker is no longer hidden
        self.sure: bool = True  # nothing but the walker's place has changed


@mypyc_attr(acyclic=True)
class Walk:
    """A walk as far as it is certain, with the reactions on the way."""

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.cost_ft: i64 = 0
        self.risks: list[Risk] = NO_RISKS
        self.shows: bool = False  # the walker is revealed on the way
        self.sure: bool = True  # otherwise it needs its own dry run


class Watcher:
    """A creature with a readied attack for an enemy's step."""

    def __init__(self, who: CreatureCombatState, weapon: Attack, melee: bool) -> None:
        self.creature_id = who.creature_id
        self.place: i64 = who.place
        self.weapon = weapon
        self.melee = melee
        self.near = who.trigger == ready.COMES_NEAR
        self.reach: i64 = ready.reach_of(who) if self.near else 0
        self.asked = False  # whether the offer has been tested
        self.offered = False


class AllWalks:
    """The walks of the creature whose turn it is, by destination."""

    def __init__(self, state: CombatState, seat: int, place: i64) -> None:
        self.state = state
        self.seat = seat
        self.place = place
        self.world = PreviewRun(state, seat)
        self.who: CreatureCombatState = self.world.draft.participants[place]
        self.hides = self.who.flags & HIDDEN != 0
        self.seen: AllWalks | None = AllWalks(_shown(state, place), seat, place) if self.hides else None
        self.arena: Arena = state.arena
        self.grid: Grid = self.arena.grid
        self.stops: list[int] = []  # the start first, then by cost
        self.ways: dict[int, list[int]] = {}
        self.costs: dict[int, int] = {}
        self._prices: dict[int, list[int]] = {}  # cost of each step, where a walk may end early
        self._steps: dict[int, Step] = {}
        self._leaving: vec[u8] = vec[u8](bytes(self.grid.cells))
        self._entering: vec[u8] = vec[u8](bytes(self.grid.cells))
        self._strikers: list[CreatureCombatState] = []
        self._reaches: list[int] = []
        self._watchers: list[Watcher] = []
        self._alert = self._minds_every_step()
        self._find_strikers()
        self._flood()

    def _flood(self) -> None:
        draft, who = self.world.draft, self.who
        found = walk.flood(draft, self.arena, who, walk.remaining_feet(who))
        times: i64 = grapple.cost_multiplier(draft, who)
        self.stops = found.stops()
        # From the far end, so that each path is computed once.
        at = len(self.stops) - 1
        while at >= 0:
            cell = self.stops[at]
            path = found.path(cell)
            self.ways[cell] = path
            self.costs[cell] = int(found.cost_ft(cell) * times)
            if draft.zones:
                self._prices[cell] = walk.step_costs(found, path, times)
            at -= 1

    # What may happen on a step

    def _minds_every_step(self) -> bool:
        # A hidden walker, a dragged creature or an unpredictable readied action needs a dry run at each step.
        minds = self.hides
        for each in self.world.draft.participants:
            if each.flags & GRAPPLED and conditions.is_held_by(each, self.who):
                minds = True
            elif each.readied != "" and each.side != self.who.side and each.here():
                minds = not self._can_watch(each) or minds
        return minds

    def _can_watch(self, each: CreatureCombatState) -> bool:
        # Whether it is known which steps trigger a readied action.
        if each.trigger not in (ready.COMES_NEAR, ready.MOVES) or not reactions.may_react(each):
            return True
        intent = ready.read(each.readied, each.creature_id)
        melee = isinstance(intent, MeleeAttack)
        if not (melee or isinstance(intent, RangedAttack)) or intent.move_required:
            return False
        weapon = each.sheet.attack(intent.weapon)
        if weapon is None or intent.target != TRIGGERING_CREATURE:
            return False
        self._watchers.append(Watcher(each, weapon, melee))
        return True

    def _find_strikers(self) -> None:
        who = self.who
        if not opportunity.provokes(who):
            return
        for foe in self.world.draft.participants:
            if foe.side != who.side and reactions.may_react(foe):
                self._strikers.append(foe)
                self._reaches.append(int(_reach(foe)))

    def _can_be_left(self, cell: i64) -> bool:
        # Whether leaving a cell provokes no Opportunity Attack.
        known = i64(self._leaving[cell])
        if known == 0:
            known = RESTLESS if self._is_threatened(cell) else CALM
            self._leaving[cell] = u8(known)
        return known == CALM

    def _is_threatened(self, cell: i64) -> bool:
        for at, foe in enumerate(self._strikers):
            if position.distance_from(self.world.draft, cell, self.who, foe) <= self._reaches[at]:
                return True
        return False

    def _can_be_entered(self, cell: i64) -> bool:
        # Whether entering a cell affects no area.
        known = i64(self._entering[cell])
        if known == 0:
            known = RESTLESS if self._stirs(cell) else CALM
            self._entering[cell] = u8(known)
        return known == CALM

    def _stirs(self, cell: i64) -> bool:
        draft, who = self.world.draft, self.who
        for zone in draft.zones:
            spread = position.zone_effect(self.arena, zone)
            if spread is None:
                continue
            if spread.follows and zone.source == who.place and self._carries_to(zone, cell):
                return True
            if spread.on_enter and any(
                part in zone.cells for part in self.grid.square(cell, position.width(who))
            ):
                return True
        return False

    def _carries_to(self, zone: Zone, cell: i64) -> bool:
        # Whether an area that follows may reach another creature from there.
        area = self.arena.powers[zone.power].area
        reach: i64 = 0 if area is None else area.size_ft // FEET
        across: i64 = position.width(self.who)
        for other in self.world.draft.participants:
            if other.place == self.place or not other.here():
                continue
            theirs: i64 = position.width(other)
            columns: i64 = self.grid.column[other.cell] - self.grid.column[cell]
            rows: i64 = self.grid.row[other.cell] - self.grid.row[cell]
            if -reach - theirs < columns < reach + across and -reach - theirs < rows < reach + across:
                return True
        return False

    # Walking

    def to(self, cell: int) -> Walk:
        """The walk to a cell in reach."""
        path = self.ways[cell]
        found = Walk(path)
        found.cost_ft = self.costs[cell]
        before: i64 = self.who.cell
        here = self
        for at, to in enumerate(path):
            step = here._look(before, to)
            if step is not None:
                if step.risks:
                    found.risks = found.risks + step.risks
                if not step.sure:
                    found.sure = False
                    return found
                found.shows = found.shows or step.shows
                if step.ends:
                    return self._cut(found, cell, at + 1)
                if step.shows and self.seen is not None:
                    here = self.seen
            before = to
        return found

    def _look(self, before: i64, to: i64) -> Step | None:
        # The result of a step, or None if nothing can happen on it.
        if (
            self._alert
            or not self._can_be_left(before)
            or (self.state.zones and not self._can_be_entered(to))
        ):
            return self._step(before, to)
        return self._watched(before, to) if self._watchers else None

    def _watched(self, before: i64, to: i64) -> Step:
        key = int(before * self.grid.cells + to)
        known = self._steps.get(key)
        if known is None:
            moved = [each for each in self._watchers if self._moves(each, before, to)]
            known = Step()
            if [each for each in moved if not each.asked]:
                known = self._try_step(before, to)
                self._learn(moved, known)
            else:
                risks = [Risk(each.creature_id, ready.REACTION_NAME) for each in moved if each.offered]
                known.risks = risks or NO_RISKS
            self._steps[key] = known
        return known

    def _moves(self, watcher: Watcher, before: i64, to: i64) -> bool:
        # Whether a creature with a readied attack sees the step and could attack.
        draft, who = self.world.draft, self.who
        other = draft.participants[watcher.place]
        if watcher.near:
            was: i64 = position.distance_from(draft, before, who, other)
            now: i64 = position.distance_from(draft, to, who, other)
            if not was > watcher.reach >= now:
                return False
        start: i64 = who.cell
        who.cell = to
        moves = position.sees(draft, other, who) and weapon_attack.reaches(
            draft, other, who, watcher.weapon, watcher.melee
        )
        who.cell = start
        return moves

    def _learn(self, moved: list[Watcher], step: Step) -> None:
        # Everything else is the same at every step.
        for each in moved:
            each.asked = True
            each.offered = any(risk.creature_id == each.creature_id for risk in step.risks)

    def _cut(self, found: Walk, cell: int, steps: int) -> Walk:
        found.path = found.path[:steps]
        found.cost_ft = 0
        for price in self._prices[cell][:steps]:
            found.cost_ft += price
        return found

    def _step(self, before: i64, to: i64) -> Step:
        key = int(before * self.grid.cells + to)
        known = self._steps.get(key)
        if known is None:
            known = self._try_step(before, to)
            self._steps[key] = known
        return known

    def _try_step(self, before: i64, to: i64) -> Step:
        found = Step()
        world, who = self.world, self.who
        start, left, diagonals = who.cell, who.remaining_movement_ft, who.diagonals
        touched: i64 = _touched(world.draft)
        world.events = []
        world.risks = []
        self._stand(before)
        try:
            walk.follow(world.draft, who, [int(to)], [0], world)
        except DryRunEnded:
            found.ends = True
        found.risks = world.risks
        found.shows = self.hides and who.flags & HIDDEN == 0
        found.sure = self._is_plain(to, found.shows) and (found.ends or _touched(world.draft) == touched)
        if found.sure and not found.ends and not found.shows:
            who.remaining_movement_ft = left
            who.diagonals = diagonals
            self._stand(start)
        else:
            # Other changes are discarded.
            self.world = PreviewRun(self.state, self.seat)
            self.who = self.world.draft.participants[self.place]
        return found

    def _stand(self, cell: i64) -> None:
        self.who.cell = cell
        for zone in self.world.draft.zones:
            spread = position.zone_effect(self.arena, zone)
            if spread is not None and spread.follows and zone.source == self.place:
                zone.cells = zones.cells_around(self.arena, zone, self.who)

    def _is_plain(self, to: i64, shows: bool) -> bool:
        # Only a step and offers of reactions: nothing else has changed.
        if self.who.cell != to:
            return False
        moves, ended = 0, 0
        for event in self.world.events:
            if isinstance(event, Moved):
                moves += 1
            elif isinstance(event, ConditionEnded) and event.creature_id == self.who.creature_id:
                ended += 1
            elif not isinstance(event, ReactionOffered):
                return False
        return moves == 1 and ended == (1 if shows else 0)


def _shown(state: CombatState, place: i64) -> CombatState:
    # The same state with the walker revealed.
    seen = state.clone()
    hiding.show(seen, seen.participants[place], Execution(Tray(0), False))
    return seen


def _reach(who: CreatureCombatState) -> i64:
    reach: i64 = position.BESIDE
    for weapon in who.sheet.attacks:
        if weapon.melee and weapon.reach_ft > reach:
            reach = weapon.reach_ft
    return reach


def _touched(state: CombatState) -> int:
    count = 0
    for zone in state.zones:
        count += len(zone.touched)
    return count
