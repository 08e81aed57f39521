"""The legal intents of the creature whose turn it is, built one at a time.

First a list: ending the turn, attacks, powers on creatures, the other actions; then moves and powers on
points, by cell. Legal but not listed are detours (VIA), other combinations of several targets, corners of
cells, climbs and descents that are no multiple of 10 ft, and readied actions other than an attack on an
approaching enemy.
"""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from msgspec import json
from msgspec.structs import replace
from mypy_extensions import i64, u8

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import (
    Ascend,
    CantripCast,
    CombatEnd,
    CombatStart,
    Dash,
    Descend,
    Disengage,
    Dodge,
    DropProne,
    EndConcentration,
    EndTurn,
    Escape,
    Flee,
    Grapple,
    Help,
    Hide,
    InteractObject,
    Jump,
    LetGo,
    MeleeAttack,
    Move,
    RangedAttack,
    ReadyAction,
    Search,
    Shove,
    SpellCast,
    Stabilize,
    StandUp,
    Surrender,
    UseItem,
    Wake,
)
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.rules import mastery, scenes
from turnwright.games.tactics.rules.adventure import choices
from turnwright.games.tactics.rules.combat import (
    action_economy,
    actions,
    grapple,
    hiding,
    reactions,
    ready,
    weapon_attack,
)
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.magic import slots, targeting
from turnwright.games.tactics.rules.movement import doors, fly, jump, walk
from turnwright.games.tactics.sheet import ACTION, BONUS, LEGENDARY, REACTION, Area, Attack, Power
from turnwright.games.tactics.srd import (
    BLINDED,
    COMBAT,
    DOWNTIME,
    TRIGGERING_CREATURE,
    UNCONSCIOUS,
)
from turnwright.games.tactics.state import MASTER, AdventureState, CombatState, CreatureCombatState
from turnwright.kernel.errors import Rejected
from turnwright.kernel.options import ListOptions, OptionGroup, Options, group_commands

_START: Final = CombatStart()
CLEAR: Final = 1
BLOCKED: Final = 2


# Only the best combination of several targets is listed; `bots` provides the choice when it is imported.
TargetChoice = Callable[[CombatState, CreatureCombatState, Power, int], list[CreatureCombatState]]
_choose_targets: Final[list[TargetChoice]] = []


def choose_targets_with(choice: TargetChoice) -> None:
    """Set the function that picks the targets of a power that has several."""
    _choose_targets.append(choice)


class Aims:
    """A power with a slot, and the cells it can be aimed at."""

    def __init__(self, power: Power, slot: i64, cells: list[int]) -> None:
        self.power = power
        self.slot = slot
        self.cells = cells


class IntentOptions(Options):
    """The legal intents of a seat."""

    def __init__(self, state: CombatState, arena: Arena, seat: int) -> None:
        self.state = state
        self.arena = arena
        self.seat = seat
        self._single: list[Any] | None = None  # everything but moves and aimed powers
        self._cells: list[int] = []  # destinations of moves
        self._places: list[Aims] = []

    def listed(self) -> list[Any]:
        """Everything but moves and aimed powers, computed on first use."""
        found = self._single
        if found is None:
            found = self._find()
            self._single = found
        return found

    def _find(self) -> list[Any]:
        state = self.state
        if state.scene != COMBAT:
            begins = self.seat == MASTER and state.reason == "" and state.scene != DOWNTIME
            return [_START] if begins else []
        who = state.active()
        if who is None or who.seat != self.seat:
            return []
        self._cells = steps(state, self.arena, who)
        found: list[Any] = [EndTurn(who.creature_id)]
        if who.may_act():
            _add_blows(state, who, self._cells, found)
            _add_powers(state, self.arena, who, found, self._places)
            _add_actions(state, self.arena, who, self._cells, found)
        else:
            _add_movement(state, self.arena, who, self._cells, found)
        return found

    def active(self) -> CreatureCombatState:
        """The creature whose turn it is."""
        who = self.state.active()
        if who is None:
            raise Rejected("wrong-scene", "no fight is under way")
        return who

    def cells(self) -> list[int]:
        """The destinations of moves, in order."""
        self.listed()
        return self._cells

    def places(self) -> list[Aims]:
        """Powers that need a point or a direction, in order."""
        self.listed()
        return self._places

    def count(self) -> int:
        """The number of options."""
        total = len(self.listed()) + len(self._cells)
        for aims in self._places:
            total += len(aims.cells)
        return total

    def command(self, index: int) -> Any:
        """The command at an index."""
        single = self.listed()
        if index < len(single):
            return single[index]
        index -= len(single)
        who = self.state.active()
        actor = "" if who is None else who.creature_id
        if index < len(self._cells):
            return Move(actor, walk.write_cell(self.state, self._cells[index]))
        index -= len(self._cells)
        for aims in self._places:
            if index < len(aims.cells):
                return aimed(self.state, actor, aims.power, aims.cells[index], aims.slot)
            index -= len(aims.cells)
        raise IndexError(index)

    def groups(self) -> list[OptionGroup]:
        """Attacks by weapon, powers by slot, all moves, and each aimed power with all its cells."""
        found = group_commands(self.listed())
        at = len(self.listed())
        written: dict[int, str] = {}  # many powers reach the same cells
        if self._cells:
            found.append(OptionGroup(self.command(at), "to", self._points(self._cells, written)))
            at += len(self._cells)
        for aims in self._places:
            found.append(OptionGroup(self.command(at), "area_center", self._points(aims.cells, written)))
            at += len(aims.cells)
        return found

    def _points(self, cells: list[int], written: dict[int, str]) -> list[str]:
        for cell in cells:
            if cell not in written:
                written[cell] = walk.write_cell(self.state, cell)
        return [written[cell] for cell in cells]

    def index(self, command: Any) -> int:
        """The index of a command or of one that means the same, or -1."""
        single = self.listed()
        who = self.state.active()
        if who is None or getattr(command, "actor", "") != who.creature_id:
            return single.index(command) if command in single else -1
        command = plainest(self.state, who, command)
        if isinstance(command, Move):
            return self._index_of_move(command, len(single))
        if isinstance(command, (SpellCast, CantripCast)) and command.area_center != "":
            return self._index_of_place(who, command, len(single) + len(self._cells))
        return single.index(command) if command in single else -1

    def _index_of_move(self, command: Move, start: int) -> int:
        if command.via:
            return -1
        cell = self._cell_at(command.to)
        return start + self._cells.index(cell) if cell in self._cells else -1

    def _index_of_place(self, who: CreatureCombatState, command: Any, start: int) -> int:
        cell = self._cell_at(command.area_center)
        command = replace(command, area_center=walk.write_cell(self.state, cell)) if cell >= 0 else command
        for aims in self._places:
            here = aims.power.id == command.spell and cell in aims.cells
            if here and aimed(self.state, who.creature_id, aims.power, cell, aims.slot) == command:
                return start + aims.cells.index(cell)
            start += len(aims.cells)
        return -1

    def _cell_at(self, text: str) -> int:
        # Only the middles of cells are listed.
        try:
            x, y = walk.point(self.arena, text, "to")
        except Rejected:
            return -1
        if x % 2 == 0 or y % 2 == 0 or not self.arena.grid.inside(x // 2, y // 2):
            return -1
        return int(self.arena.grid.cell(x // 2, y // 2))


class GroupedOptions(ListOptions):
    """Options in a list, grouped where neighbours differ in one field."""

    def groups(self) -> list[OptionGroup]:
        """Return the options in order, in groups."""
        return group_commands(self.commands)


def extra_options(state: CombatState, seat: int) -> Options:
    """Surrender; what the game master may do besides; out of combat, the attacks that start a fight."""
    if isinstance(state, AdventureState) and state.ending != "":
        return ListOptions([])
    found: list[Any] = []
    active = state.active()
    surrenders = active is not None and active.seat == seat and active.may_act()
    if isinstance(state, AdventureState) and (seat == MASTER or state.scene != COMBAT):
        if seat == MASTER:
            found += choices.of_the_master(state)
        if surrenders and active is not None:
            found.append(Surrender(active.creature_id))
        if state.scene == COMBAT:
            return GroupedOptions(found)
        return scenes.Beginnings(state, seat, [*found, *scenes.provocations(state, seat)])
    if active is None:
        if seat == MASTER and state.reason == "":
            found += mastery.of_the_scene(state)
        return scenes.Beginnings(state, seat, [*found, *scenes.provocations(state, seat)])
    if surrenders:
        found.append(Surrender(active.creature_id))
    if seat == MASTER:
        found.append(CombatEnd())
    return ListOptions(found)


def plainest(state: CombatState, who: CreatureCombatState, command: Any) -> Any:
    """A command in the form in which it is listed, without redundant fields."""
    if isinstance(command, Move):
        return command
    if isinstance(command, Jump):
        try:
            return replace(command, to=walk.write_cell(state, walk.cell_of(state.arena, command.to, "to")))
        except Rejected:
            return command
    if isinstance(command, (MeleeAttack, RangedAttack)):
        return _plain_blow(state, who, command)
    if isinstance(command, (SpellCast, CantripCast)):
        return _plain_casting(state, who, command)
    if isinstance(command, (Dash, Disengage, Dodge, Hide, Search)) and command.using != "":
        return _plain_cost(who, command)
    if isinstance(command, UseItem):
        power = who.sheet.power(command.item)
        using = power is not None and command.using == power.cost.upper()
        target = command.target or who.creature_id
        return replace(command, target=target, using="" if using else command.using)
    if isinstance(command, ReadyAction):
        return _plain_wait(who, command)
    if isinstance(command, InteractObject) and command.object == doors.DOOR:
        reached = doors.beside(state, who)
        return replace(command, object=doors.name_of(state, reached[0])) if len(reached) == 1 else command
    if isinstance(command, Help):
        close = actions.enemies_beside(state, who)
        against = command.against or (close[0].creature_id if close else "")
        friend = state.get(command.target)
        target = command.target
        if friend is not None and friend is not who and friend.side == who.side and friend.stands():
            target = actions.named_ally(who, friend)
        return replace(command, target=target, against=against)
    return command


def _plain_blow(state: CombatState, who: CreatureCombatState, command: Any) -> Any:
    melee = isinstance(command, MeleeAttack)
    target = state.get(command.target)
    try:
        weapon = weapon_attack.weapon_for(who, command.weapon, melee)
    except Rejected:
        return command
    walks = bool(command.move_required)
    if walks and target is not None and _strikes_from_here(state, who, target, weapon, melee):
        walks = False
    return replace(command, weapon=weapon.id, move_required=walks)


def _strikes_from_here(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, weapon: Attack, melee: bool
) -> bool:
    # A shot with a walk first leaves the long range.
    if not melee and position.distance(state, who, target) > weapon.range_ft:
        return False
    return weapon_attack.reaches(state, who, target, weapon, melee)


def _plain_wait(who: CreatureCombatState, command: ReadyAction) -> ReadyAction:
    try:
        intent = ready.read(command.action, who.creature_id)
    except Rejected:
        return command
    return wait(command.actor, command.trigger.strip().lower(), intent)


def _plain_casting(state: CombatState, who: CreatureCombatState, command: Any) -> Any:
    power = who.sheet.power(command.spell)
    if power is None:
        return command
    if isinstance(command, SpellCast):
        if power.level == 0 and power.kind == "spell" and command.slot_level == 0:
            command = CantripCast(
                command.actor,
                command.spell,
                command.target,
                command.targets,
                command.area_center,
                command.direction,
            )
        elif command.slot_level > 0 and command.slot_level == slots.lowest_slot(who, power):
            command = replace(command, slot_level=0)
    if len(command.targets) == 1 and command.target == "":
        command = replace(command, target=command.targets[0], targets=())
    elif len(command.targets) > 1 and not power.repeats:
        # The order of targets makes no difference.
        named = [each.creature_id for each in state.participants if each.creature_id in command.targets]
        command = replace(command, targets=tuple(named)) if len(named) == len(command.targets) else command
    if not targeting.is_aimed(power) and (power.whom == "self" or power.area is not None):
        command = replace(command, target="", targets=(), area_center="", direction="")
    return command


def _plain_cost(who: CreatureCombatState, command: Any) -> Any:
    # The cheapest cost is the default.
    cost = actions.cost_of(who, command, "")
    cheapest = BONUS if cost == BONUS else ACTION
    return replace(command, using="") if command.using == cheapest.upper() else command


def aimed(state: CombatState, actor: str, power: Power, cell: int, slot: i64 = 0) -> Any:
    """The command to use a power on a point."""
    if power.kind == "spell" and power.level == 0:
        return CantripCast(actor, power.id, area_center=walk.write_cell(state, cell))
    return SpellCast(actor, power.id, int(slot), area_center=walk.write_cell(state, cell))


def on(actor: str, power: Power, target: str, slot: i64 = 0) -> Any:
    """The command to use a power on a creature, or on its user."""
    if power.kind == "item":
        return UseItem(actor, power.id, target)
    if power.kind == "spell" and power.level == 0:
        return CantripCast(actor, power.id, target)
    return SpellCast(actor, power.id, int(slot), target)


def on_several(actor: str, power: Power, targets: list[CreatureCombatState], slot: i64 = 0) -> Any:
    """The command to use a power on several creatures."""
    names = tuple([target.creature_id for target in targets])
    if power.kind == "spell" and power.level == 0:
        return CantripCast(actor, power.id, targets=names)
    return SpellCast(actor, power.id, int(slot), targets=names)


def wait(actor: str, trigger: str, intent: Any) -> ReadyAction:
    """The command to ready an intent."""
    return ReadyAction(actor, trigger, json.encode(intent).decode())


def wait_to_strike(who: CreatureCombatState, weapon: Attack) -> ReadyAction:
    """The command to ready a melee attack on an enemy that comes within reach."""
    actor = who.creature_id
    return wait(actor, ready.COMES_NEAR, MeleeAttack(actor, TRIGGERING_CREATURE, weapon.id))


def wait_to_shoot(who: CreatureCombatState, weapon: Attack) -> ReadyAction:
    """The command to ready a ranged attack on an enemy that moves."""
    actor = who.creature_id
    return wait(actor, ready.MOVES, RangedAttack(actor, TRIGGERING_CREATURE, weapon.id))


# Movement


def steps(state: CombatState, arena: Arena, who: CreatureCombatState) -> list[int]:
    """The cells that a creature can move to now."""
    left: i64 = walk.remaining_feet(who)
    if left < 5:
        return []
    found = walk.flood(state, arena, who, left)
    cells = found.stops()[1:]
    if not walk.is_frightened(state, who):
        return cells
    return [cell for cell in cells if not walk.approaches_fear_source(state, who, found.path(cell))]


def _add_movement(
    state: CombatState, arena: Arena, who: CreatureCombatState, cells: list[int], found: list[Any]
) -> None:
    actor = who.creature_id
    if walk.can_stand_up(who):
        found.append(StandUp(actor))
    if walk.can_drop_prone(who):
        found.append(DropProne(actor))
    if who.altitude_ft > 0 or conditions.fly_speed(who) > 0:
        found += [Ascend(actor, feet) for feet in fly.climbs(state, who)]
        found += [Descend(actor, feet) for feet in fly.descents(state, who)]
    # Only where no walk leads.
    found += [Jump(actor, walk.write_cell(state, cell)) for cell in jump.landings(state, who, cells)]
    if walk.at_the_edge(arena, who) and walk.remaining_feet(who) >= 5:
        found.append(Flee(actor))


# Attacks


def _add_blows(state: CombatState, who: CreatureCombatState, cells: list[int], found: list[Any]) -> None:
    targets = [foe for foe in strikable(state, who) if not conditions.is_charmed_by(state, who, foe)]
    for weapon in action_economy.at_hand(who):
        if weapon_attack.usable(who, weapon):
            for target in targets:
                if weapon_attack.may_target(state, who, target, weapon):
                    _add_blow(state, who, weapon, target, cells, found)


def _add_blow(
    state: CombatState,
    who: CreatureCombatState,
    weapon: Attack,
    target: CreatureCombatState,
    cells: list[int],
    found: list[Any],
) -> None:
    actor, name = who.creature_id, target.creature_id
    if weapon.melee:
        if weapon_attack.reaches(state, who, target, weapon, True):
            found.append(MeleeAttack(actor, name, weapon.id))
        elif _in_walking_reach(state, who, target, weapon.reach_ft, cells):
            found.append(MeleeAttack(actor, name, weapon.id, True))
    if weapon.ranged:
        if weapon_attack.reaches(state, who, target, weapon, False):
            found.append(RangedAttack(actor, name, weapon.id))
        walks = not _strikes_from_here(state, who, target, weapon, False)
        if walks and _in_walking_reach(state, who, target, weapon.range_ft, cells):
            found.append(RangedAttack(actor, name, weapon.id, True))


def _in_walking_reach(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, feet: i64, cells: list[int]
) -> bool:
    # A quick test: too far away even with all movement; 5-10-5 may save a step.
    if position.distance(state, who, target) > feet + walk.remaining_feet(who) + 5:
        return False
    if action_economy.is_dazed(who):
        return False
    return any(walk.can_attack_from(state, who, cell, target, feet) for cell in cells)


def strikable(state: CombatState, who: CreatureCombatState) -> list[CreatureCombatState]:
    """The enemies that can be attacked, with the unconscious last."""
    fallen = [
        each for each in state.participants if each.side != who.side and each.here() and each.current_hp == 0
    ]
    return position.enemies(state, who) + fallen


# Powers


def _add_powers(
    state: CombatState, arena: Arena, who: CreatureCombatState, found: list[Any], places: list[Aims]
) -> None:
    outlook = Outlook(arena, who)
    for power in who.sheet.powers:
        if power.cost in (REACTION, LEGENDARY) or power.trigger != "":
            continue
        if slots.cost_problem(who, power) != "":
            continue
        levels = slots.slot_levels(who, power)
        if targeting.is_aimed(power):
            cells = aims(state, arena, who, power, outlook)
            places += [Aims(power, level, cells) for level in levels] if cells else []
        elif power.whom == "self" or power.area is not None:
            found += [on(who.creature_id, power, "", level) for level in levels]
        else:
            for target in targeting.legal_targets(state, who, power):
                found += [on(who.creature_id, power, target, level) for level in levels]
            for level in levels:
                if targeting.target_count(targeting.PowerUse(power, level), who) > 1 and not power.repeats:
                    best = _choose_targets[0](state, who, power, level)
                    found += [on_several(who.creature_id, power, best, level)] if len(best) > 1 else []


class Outlook:
    """The cells with a clear path from a creature, computed once for all its powers."""

    def __init__(self, arena: Arena, who: CreatureCombatState) -> None:
        self.arena = arena
        self.who = who
        self._lines: vec[u8] = vec[u8](bytes(arena.grid.cells))
        self._within: dict[int, list[int]] = {}

    def within(self, feet: i64) -> list[int]:
        """The cells within some feet."""
        known = self._within.get(feet)
        if known is None:
            known = self._look(feet)
            self._within[int(feet)] = known
        return known

    def _look(self, feet: i64) -> list[int]:
        grid = self.arena.grid
        start: i64 = self.who.cell
        lift: i64 = self.who.altitude_ft
        across: i64 = position.width(self.who)
        reach: i64 = feet // 5
        left, top = grid.column[start] - reach, grid.row[start] - reach
        found: list[int] = []
        for y in range(max(top, 0), min(top + 2 * reach + across, grid.height)):
            for x in range(max(left, 0), min(left + 2 * reach + across, grid.width)):
                cell: i64 = y * grid.width + x
                if grid.gap_ft(start, across, cell, 1, lift) <= feet and self._is_clear(cell):
                    found.append(int(cell))
        return found

    def _is_clear(self, cell: i64) -> bool:
        known = i64(self._lines[cell])
        if known == 0:
            known = CLEAR if targeting.can_see_point(self.arena, self.who, cell) else BLOCKED
            self._lines[cell] = u8(known)
        return known == CLEAR


def aims(
    state: CombatState, arena: Arena, who: CreatureCombatState, power: Power, outlook: Outlook
) -> list[int]:
    """The cells that a power can be aimed at."""
    area = power.area
    if area is not None and area.from_self:
        return [cell for cell in range(arena.grid.cells) if aimed_well(arena, who, area, cell)]
    cells = outlook.within(slots.range_of(who, power))
    # Misty Step, Call Lightning: a space or a point that the creature sees.
    if targeting.must_see_point(power) and (state.zones or who.flags & (BLINDED | UNCONSCIOUS)):
        cells = [cell for cell in cells if position.sees_cell(state, who, cell)]
    if area is not None and power.needs != "" and state.zones:
        return [cell for cell in cells if targeting.farthest_move(state, who, power, cell) < 0]
    if area is not None:
        return cells
    return [cell for cell in cells if position.may_land(state, who, cell)]


def aimed_well(arena: Arena, who: CreatureCombatState, area: Area | None, cell: int) -> bool:
    """Whether a cell is a valid direction, or a point with a clear path to it."""
    if area is None or not area.from_self:
        return targeting.can_see_point(arena, who, cell)
    x, y = areas.centre(arena.grid, cell)
    return targeting.leads_on(arena, who, area, x, y)


# The other actions


def _add_actions(
    state: CombatState, arena: Arena, who: CreatureCombatState, cells: list[int], found: list[Any]
) -> None:
    _add_movement(state, arena, who, cells, found)
    actor = who.creature_id
    found += [InteractObject(actor, name) for name in doors.movable(state, who)]
    found += [LetGo(actor, held.creature_id) for held in grapple.held_by(state, who)]
    if who.concentrates_on != "":
        found.append(EndConcentration(actor))
    action, hasty = action_economy.affords(who, ACTION), action_economy.affords(who, action_economy.EXTRA)
    bonus = action_economy.affords(who, BONUS)
    slips, runs = (
        bonus and action_economy.disengages_as_bonus(who),
        bonus and action_economy.dashes_as_bonus(who),
    )
    if action or hasty or runs:
        found += [Dash(actor)] if not (action and runs) else [Dash(actor), Dash(actor, "ACTION")]
    if action or hasty or slips:
        both = action and slips
        found += [Disengage(actor)] if not both else [Disengage(actor), Disengage(actor, "ACTION")]
        if hiding.can_hide(state, who):
            found += [Hide(actor)] if not both else [Hide(actor), Hide(actor, "ACTION")]
    if action:
        found.append(Dodge(actor))
        found.append(Search(actor))
        _add_actions_on_others(state, who, found)
        if reactions.may_react(who):
            _add_waits(who, found)
    if action_economy.can_attack_with(who, ""):
        _add_grips(state, who, found)


def _add_waits(who: CreatureCombatState, found: list[Any]) -> None:
    for weapon in who.sheet.attacks:
        if weapon_attack.usable(who, weapon):
            if weapon.melee:
                found.append(wait_to_strike(who, weapon))
            if weapon.ranged:
                found.append(wait_to_shoot(who, weapon))


def _add_actions_on_others(state: CombatState, who: CreatureCombatState, found: list[Any]) -> None:
    actor = who.creature_id
    if grapple.can_escape(who):
        found.append(Escape(actor))
    close = actions.enemies_beside(state, who)
    allies = actions.helped_allies(state, who)
    for named in dict.fromkeys([actions.named_ally(who, ally) for ally in allies]):
        found += [Help(actor, named, foe.creature_id) for foe in close]
    found += [Wake(actor, each.creature_id) for each in actions.sleepers(state, who)]
    for fallen in state.participants:
        if actions.can_stabilize(state, who, fallen):
            found.append(Stabilize(actor, fallen.creature_id))


def _add_grips(state: CombatState, who: CreatureCombatState, found: list[Any]) -> None:
    for foe in strikable(state, who):
        if grapple.can_grapple(state, who, foe):
            found.append(Grapple(who.creature_id, foe.creature_id))
            found.append(Shove(who.creature_id, foe.creature_id, "PUSH"))
            found.append(Shove(who.creature_id, foe.creature_id, "PRONE"))
