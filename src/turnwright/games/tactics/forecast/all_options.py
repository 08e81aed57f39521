"""Previews of all options of a turn, computing what they share once.

All moves share one search, all uses of a power one dry run; the outcome for a creature is computed once per
slot and degree of cover, and areas are tested per creature, not per cell. What cannot be shared safely gets
its own dry run, so every option has the numbers of `preview`.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import (
    CantripCast,
    Dash,
    Disengage,
    Dodge,
    DropProne,
    EndConcentration,
    Escape,
    Grapple,
    Help,
    Hide,
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
    UseItem,
    Wake,
)
from turnwright.games.tactics.events import SpellResolved
from turnwright.games.tactics.forecast import area_targets
from turnwright.games.tactics.forecast import outcomes as chances
from turnwright.games.tactics.forecast.all_moves import AllWalks, Walk
from turnwright.games.tactics.forecast.outcomes import Outcome
from turnwright.games.tactics.forecast.preview import (
    Ground,
    Preview,
    PreviewRun,
    Risk,
    attack_outcomes,
    chance_of,
    foresee,
    is_plain,
    slot_shown,
    try_command,
)
from turnwright.games.tactics.map.grid import bit_of
from turnwright.games.tactics.options import Aims, IntentOptions, aimed
from turnwright.games.tactics.rules.combat import reactions, ready, weapon_attack
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.magic import effects, slots, targeting
from turnwright.games.tactics.rules.movement import walk
from turnwright.games.tactics.sheet import Attack, Power
from turnwright.games.tactics.srd import COMBAT, HIDDEN
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import (
    Damage,
    Dispel,
    Effect,
    Heal,
    OnSelf,
    PowerAttack,
    Relocate,
    Save,
    Slay,
    When,
)

# These need no dry run: only the probability of those that a check or save decides.
PLAIN: Final = (
    Dash,
    Disengage,
    Dodge,
    Help,
    Search,
    ReadyAction,
    StandUp,
    DropProne,
    LetGo,
    EndConcentration,
    Wake,
    Grapple,
    Shove,
    Hide,
    Stabilize,
    Escape,
)


class Previews:
    """The previews of a seat's options, by index."""

    def __init__(self, options: IntentOptions) -> None:
        self.options = options
        self.state: CombatState = options.state
        self.seat = options.seat
        self._found: list[Preview] = []
        self._aimed: list[AimedPreviews] = []  # built on demand
        self._look()

    def __len__(self) -> int:
        count = len(self._found)
        for aimed_previews in self._aimed:
            count += len(aimed_previews.cells)
        return count

    def __getitem__(self, index: int) -> Preview:
        if 0 <= index < len(self._found):
            return self._found[index]
        left = index - len(self._found)
        for aimed_previews in self._aimed:
            if 0 <= left < len(aimed_previews.cells):
                return aimed_previews.at(aimed_previews.cells[left])
            left -= len(aimed_previews.cells)
        raise IndexError(index)

    def aimed(self, place: int) -> "AimedPreviews":
        """The previews of an aimed power, by its place among them."""
        return self._aimed[place]

    def of(self, command: Any) -> Preview | None:
        """The preview of a listed command, or None."""
        index = self.options.index(command)
        return None if index < 0 else self[index]

    def _look(self) -> None:
        state = self.state
        who = state.active()
        single = self.options.listed()
        if state.scene != COMBAT or who is None:
            self._found = [foresee(state, self.seat, command) for command in single]
            return
        turn = Turn(state, self.seat, who.place)
        for command in single:
            self._found.append(turn.single(command))
        for cell in self.options.cells():
            self._found.append(turn.move(cell))
        for aims in self.options.places():
            self._aimed.append(turn.casting(aims.power).aimed_at(aims))
        turn.forget()


def preview_all(state: CombatState, seat: int, options: IntentOptions | None = None) -> Previews:
    """Preview all options of a seat; `options` may be passed if they are at hand."""
    if options is None:
        options = IntentOptions(state, state.arena, seat)
    return Previews(options)


class Turn:
    """A turn, and what its options share."""

    def __init__(self, state: CombatState, seat: int, place: i64) -> None:
        self.state = state
        self.seat = seat
        self.world = PreviewRun(state, seat)
        self.draft: CombatState = self.world.draft
        self.who: CreatureCombatState = self.draft.participants[place]
        self.arena: Arena = state.arena
        self.walks = AllWalks(state, seat, place)
        self._castings: dict[str, Casting] = {}
        self._covers: dict[int, int] = {}  # by cell and place

    def cover_from(self, cell: int, place: i64) -> i64:
        """The cover of a creature against an area around a cell, computed once for all powers."""
        key = cell * area_targets.MOST + int(place)
        known = self._covers.get(key)
        if known is None:
            known = int(position.cover_from(self.draft, cell, self.draft.participants[place]))
            self._covers[key] = known
        return known

    def new_preview(self, command: Any) -> Preview:
        """An empty preview of a command."""
        found = Preview(str(command.__struct_config__.tag))
        found.width = self.arena.grid.width
        return found

    def single(self, command: Any) -> Preview:
        """Preview an option that is no move and needs no point."""
        kind = type(command)
        if kind is MeleeAttack or kind is RangedAttack:
            return self._attack(command)
        if kind is SpellCast or kind is CantripCast or kind is UseItem:
            power = self.who.sheet.power(command.item if kind is UseItem else command.spell)
            if power is not None:
                return self.casting(power).used(command)
        if kind in PLAIN:
            found = self.new_preview(command)
            found.chance = chance_of(self.draft, self.who, command)
            return found
        return foresee(self.state, self.seat, command)

    def casting(self, power: Power) -> "Casting":
        """All uses of a power."""
        known = self._castings.get(power.id)
        if known is None:
            known = Casting(self, power)
            self._castings[power.id] = known
        return known

    def forget(self) -> None:
        """Break the reference cycle with the castings; the class is acyclic, so nothing would collect it."""
        self._castings = {}

    # Moves and attacks

    def move(self, cell: int) -> Preview:
        """Preview a move to a cell."""
        walked = self.walks.to(cell)
        if not walked.sure:
            there = walk.write_cell(self.state, cell)
            return foresee(self.state, self.seat, Move(self.who.creature_id, there))
        found = Preview("MOVE")
        found.width = self.arena.grid.width
        _walk(found, walked)
        return found

    def _attack(self, command: Any) -> Preview:
        melee = isinstance(command, MeleeAttack)
        weapon = weapon_attack.weapon_for(self.who, command.weapon, melee)
        target = self.draft.get(command.target)
        if target is None:
            return foresee(self.state, self.seat, command)
        found = self.new_preview(command)
        walked = self._way_to(weapon, target, melee) if command.move_required else None
        if walked is not None:
            if not walked.sure:
                return foresee(self.state, self.seat, command)
            _walk(found, walked)
        self._strike(found, target, weapon, melee, walked is not None and walked.shows)
        return found

    def _strike(
        self, found: Preview, target: CreatureCombatState, weapon: Attack, melee: bool, shown: bool
    ) -> None:
        # From the end of the walk, where a hidden creature may have been seen.
        who = self.who
        start, flags, run = who.cell, who.flags, who.run_from
        for cell in found.path:
            before: i64 = who.cell
            who.cell = cell
            walk.track_charge(self.arena, who, before)
        if shown:
            who.flags &= ~HIDDEN
        found.outcomes = attack_outcomes(self.draft, who, target, weapon, melee, is_plain(who, weapon))
        who.cell = start
        who.flags = flags
        who.run_from = run

    def _way_to(self, weapon: Attack, target: CreatureCombatState, melee: bool) -> Walk:
        # The same choice as `walk.route_into_reach`, from the cells that are known to be in reach.
        who = self.who
        feet: i64 = weapon.reach_ft if melee else weapon.range_ft
        for cell in self.walks.stops:
            if not walk.can_attack_from(self.draft, who, cell, target, feet):
                continue
            if not walk.approaches_fear_source(self.draft, who, self.walks.ways[cell]):
                return self.walks.to(cell)
        lost = Walk([])
        lost.sure = False
        return lost


def _walk(found: Preview, walked: Walk) -> None:
    if walked.path:
        found.path = walked.path
        found.cost_ft = walked.cost_ft
        found.risks = walked.risks


class Casting:
    """All uses of one power in a turn."""

    def __init__(self, turn: Turn, power: Power) -> None:
        self.turn = turn
        self.power = power
        self.shared = is_shared(power) and not self._is_watched() and not self._is_heightened()
        self.heeds_cover = any(
            isinstance(effect, Save) and effects.heeds_cover(effect) for effect in power.effects
        )
        self.hidden: i64 = self._hidden()
        self._known: dict[int, Outcome] = {}
        self.worlds: list[PreviewRun | None] = [None, None]  # without and with a target
        self.base: list[list[Risk]] = [[], []]
        self._answers: dict[int, list[Risk]] = {}
        self._area_targets: area_targets.AreaTargets | None = None

    def _is_watched(self) -> bool:
        # A readied action may follow a spell that rolls nothing, so each use needs its own dry run.
        for each in self.turn.draft.participants:
            if each.readied != "" and each.trigger == ready.CASTS:
                return True
        return False

    def _is_heightened(self) -> bool:
        # Heightened Spell: which target saves with Disadvantage depends on the others.
        return self.power.kind == "spell" and any(
            condition.rule.magic.heightened for condition in self.turn.who.conditions
        )

    def _hidden(self) -> i64:
        # Hidden allies: an area that catches them reveals them, and they may then give cover.
        found: i64 = 0
        area, who = self.power.area, self.turn.who
        if area is None or self.power.whom == "ally":
            return found
        for each in self.turn.draft.participants:
            if each.flags & HIDDEN and each.here() and each.place < area_targets.MOST:
                found |= bit_of(each.place)
        if found >> who.place & 1 and not area.from_self and self.power.kind != "spell":
            self.shared = False
        return found & ~bit_of(who.place)

    # The shared dry run

    def preview_run(self, command: Any, reaches: int) -> PreviewRun:
        """The dry run of a use without (0) or with (1) a target."""
        known = self.worlds[reaches]
        if known is None:
            known = try_command(self.turn.state, self.turn.seat, command)
            self.worlds[reaches] = known
            self.base[reaches] = [risk for risk in known.risks if self._is_counter(risk)]
        return known

    def _is_counter(self, risk: Risk) -> bool:
        # Counterspell is possible whatever the target.
        foe = self.turn.draft.get(risk.creature_id)
        answer = None if foe is None else foe.sheet.power(risk.reaction)
        return answer is not None and answer.trigger == reactions.ON_SPELL

    def answers_of(self, world: PreviewRun, place: i64) -> list[Risk]:
        """The reactions of a target that may stop the power."""
        known = self._answers.get(place)
        if known is None:
            actor, target = world.draft.participants[self.turn.who.place], world.draft.participants[place]
            world.risks = []
            reactions.react_to_power(world.draft, target, actor, self.power, world)
            known = world.risks
            self._answers[int(place)] = known
        return known

    # Outcomes

    def level_of(self, slot: i64) -> i64:
        """The level of the slot."""
        if slots.takes_slot(self.power):
            return slots.slot_for(self.turn.who, self.power, slot)
        return self.power.level

    def outcome(self, world: PreviewRun, level: i64, place: i64, center: i64, key: i64) -> Outcome:
        """The outcome for a creature; wherever the area lies, it differs by cover only."""
        known = self._known.get(key)
        if known is None:
            draft = world.draft
            actor = draft.participants[self.turn.who.place]
            use = chances.use_of(actor, self.power, level, center)
            known = chances.on_target(draft, use, self.power, draft.participants[place], self._shots(level))
            self._known[int(key)] = known
        return known

    def _shots(self, level: i64) -> i64:
        power = self.power
        return targeting.target_count(targeting.PowerUse(power, level), self.turn.who) if power.repeats else 1

    # On creatures

    def used(self, command: Any) -> Preview:
        """Preview a use on creatures, on the user, or around it."""
        turn, power = self.turn, self.power
        slot: i64 = command.slot_level if isinstance(command, SpellCast) else 0
        names = [command.target] if command.target else []
        if not isinstance(command, UseItem):
            names += command.targets
        if not self.shared or (len(names) > 1 and power.repeats):
            return foresee(turn.state, turn.seat, command)
        world = self.preview_run(command, 1)
        found = turn.new_preview(command)
        if power.area is not None:
            names = self._lay(found, world)
        elif power.whom == "self" or not names:
            names = [turn.who.creature_id]
        level: i64 = self.level_of(slot)
        found.slot_level = slot_shown(power, level)
        found.risks = self.base[1]
        found.outcomes = []
        for name in names:
            target = world.draft.get(name)
            if target is not None:
                self._reach(found, world, level, target.place)
        return found

    def _lay(self, found: Preview, world: PreviewRun) -> list[str]:
        # An area around the user lies where the dry run has placed it.
        for event in world.events:
            if isinstance(event, SpellResolved):
                found.cells = [int(y * found.width + x) for x, y in event.cells]
                return list(event.targets)
        return []

    def _reach(self, found: Preview, world: PreviewRun, level: i64, place: i64) -> None:
        outcomes = found.outcomes
        if outcomes is not None:
            outcomes.append(self.outcome(world, level, place, -1, place << 8 | level))
        answers = self.answers_of(world, place)
        if answers:
            found.risks = found.risks + answers

    # On points

    def aimed_at(self, aims: Aims) -> "AimedPreviews":
        """Preview a use on each of these cells."""
        power = self.power
        aimed_previews = AimedPreviews(self, aims)
        if power.area is None:
            aimed_previews.hold(self._at_points(aims))
        elif not self.shared or not area_targets.can_tell(self.turn.draft, power):
            aimed_previews.hold([self._alone(aims, cell) for cell in aims.cells])
        else:
            if self._area_targets is None:
                self._area_targets = area_targets.AreaTargets(
                    self.turn.draft, self.turn.who, power, aims.cells
                )
            aimed_previews.compute(self._area_targets)
        return aimed_previews

    def _alone(self, aims: Aims, cell: int) -> Preview:
        return foresee(self.turn.state, self.turn.seat, self.command(aims, cell))

    def command(self, aims: Aims, cell: int) -> Any:
        """The command for a cell."""
        return aimed(self.turn.state, self.turn.who.creature_id, aims.power, cell, aims.slot)

    def _at_points(self, aims: Aims) -> list[Preview]:
        # Teleports and summons: one dry run serves for all cells.
        first = self._alone(aims, aims.cells[0])
        goes = bool(first.path)
        alone = not self.shared or leaps(self.power.effects)
        if alone or first.outcomes or (goes and first.path != [aims.cells[0]]):
            return [first] + [self._alone(aims, cell) for cell in aims.cells[1:]]
        found: list[Preview] = []
        for cell in aims.cells:
            each = Preview(first.intent)
            each.width = first.width
            each.slot_level = first.slot_level
            each.outcomes = first.outcomes
            each.risks = first.risks
            if goes:
                each.path = [cell]
                each.cost_ft = first.cost_ft
            found.append(each)
        return found


class Group:
    """The outcomes of a power for the creatures that it catches together."""

    def __init__(self, risks: list[Risk], number: int = 0) -> None:
        self.outcomes: list[Outcome] = []
        self.risks = risks
        self.number = number  # among the groups of its aim; 0 catches no creature


class AimedPreviews:
    """The previews of one power with one slot, by cell."""

    def __init__(self, casting_of: Casting, aims: Aims) -> None:
        self.of = casting_of
        self.aims = aims
        self.cells = aims.cells
        turn, power = casting_of.turn, aims.power
        self.draft: CombatState = turn.draft
        self.participants: list[CreatureCombatState] = turn.draft.participants
        self.ground = Ground(turn.draft, turn.who, power)
        self.level: i64 = casting_of.level_of(aims.slot)
        self.slot_level: i64 = slot_shown(power, self.level)
        self.intent = str(casting_of.command(aims, aims.cells[0]).__struct_config__.tag)
        self.width: i64 = turn.arena.grid.width
        area = power.area
        self.covered = casting_of.heeds_cover and area is not None and not area.from_self
        self._no_targets = Group([])
        self._groups: dict[int, Group] = {}
        self._hit: dict[int, Group] = {}  # by cell
        self._held: dict[int, Preview] = {}
        self._made = 0  # groups

    def hold(self, found: list[Preview]) -> None:
        """Store previews that could not be shared."""
        for at, cell in enumerate(self.cells):
            self._held[cell] = found[at]

    def compute(self, caught: area_targets.AreaTargets) -> None:
        """Compute the outcomes at each cell."""
        for cell in self.cells:
            reached: i64 = caught.at(cell)
            if reached != 0:
                self._hit[cell] = self._group_at(cell, reached)
            elif self.of.worlds[0] is None:
                self._preview_run(cell, 0)
        self._no_targets = Group(self.of.base[0])

    def group_number(self, cell: int) -> int:
        """A number that cells with the same outcomes share; 0 if the area catches no creature there."""
        if cell in self._held:
            return -1 - cell
        return self._hit.get(cell, self._no_targets).number

    def at(self, cell: int) -> Preview:
        """The preview of the power on a cell."""
        held = self._held.get(cell)
        if held is not None:
            return held
        found = Preview(self.intent)
        found.width = self.width
        found.ground = self.ground
        found.center = cell
        found.slot_level = self.slot_level
        group = self._hit.get(cell, self._no_targets)
        found.outcomes = group.outcomes
        found.risks = group.risks
        return found

    def _preview_run(self, cell: int, reaches: int) -> PreviewRun:
        known = self.of.worlds[reaches]
        return self.of.preview_run(self.of.command(self.aims, cell), reaches) if known is None else known

    def _group_at(self, cell: int, caught: i64) -> "Group":
        # Cells that catch the same creatures behind the same cover share their outcomes, unless a creature
        # that is revealed may give cover.
        if caught & self.of.hidden:
            return self._group(cell, caught)
        key = int(caught)
        if self.covered:
            for place in range(len(self.participants)):
                if caught >> place & 1:
                    key = key * 128 + int(self.of.turn.cover_from(cell, place))
        known = self._groups.get(key)
        if known is None:
            known = self._group(cell, caught)
            self._groups[key] = known
        return known

    def _group(self, cell: int, caught: i64) -> "Group":
        world = self._preview_run(cell, 1)
        shown: i64 = caught & self.of.hidden
        if self.of.hidden != 0:
            self._give_away(world.draft, shown)
        self._made += 1
        found = Group(self.of.base[1], self._made)
        for place in range(len(self.participants)):
            if caught >> place & 1:
                found.outcomes.append(self._outcome(world, cell, place, shown))
                answers = self.of.answers_of(world, place)
                if answers:
                    found.risks = found.risks + answers
        return found

    def _outcome(self, world: PreviewRun, cell: int, place: i64, shown: i64) -> Outcome:
        cover: i64 = self.of.turn.cover_from(cell, place) if self.covered else 0
        if shown == 0:
            key: i64 = (cover << 8 | place) << 8 | self.level
            return self.of.outcome(world, self.level, place, cell, key)
        actor = world.draft.participants[self.of.turn.who.place]
        use = chances.use_of(actor, self.of.power, self.level, cell)
        return chances.on_target(world.draft, use, self.of.power, world.draft.participants[place], 1)

    def _give_away(self, draft: CombatState, shown: i64) -> None:
        for place in range(len(draft.participants)):
            if place < area_targets.MOST and self.of.hidden >> place & 1:
                who = draft.participants[place]
                who.flags = who.flags & ~HIDDEN if shown >> place & 1 else who.flags | HIDDEN


# What can be shared


def is_shared(power: Power) -> bool:
    """Whether one dry run serves for all uses: nothing happens to a target before the first roll."""
    if power.area is not None and power.repeats:
        return False
    rest: list[Effect] = []
    for effect in power.effects:
        if isinstance(effect, OnSelf) and not rest:
            if power.whom != "point" and any(isinstance(each, Relocate) for each in effect.effects):
                return False
        else:
            rest.append(effect)
    if any(isinstance(effect, (When, Slay, Dispel)) for effect in rest):
        return False
    if any(isinstance(effect, Relocate) and effect.way == "charge" for effect in rest):
        return False
    if any(isinstance(effect, Heal) and effect.from_pool for effect in rest):
        return False
    telling = [effect for effect in rest if isinstance(effect, (PowerAttack, Save, Damage))]
    if not telling:
        return True
    first = rest[0]
    if isinstance(first, Save):
        return len(telling) == 1 or any(isinstance(each, Damage) and _has_dice(each) for each in first.fail)
    return isinstance(first, PowerAttack) or (isinstance(first, Damage) and _has_dice(first))


def leaps(consequences: list[Effect]) -> bool:
    """Whether the user jumps over cells, whose number and dangers differ with the cell that it jumps to."""
    for effect in consequences:
        if isinstance(effect, OnSelf) and leaps(effect.effects):
            return True
        if isinstance(effect, Relocate) and effect.way == "leap":
            return True
    return False


def _has_dice(effect: Damage) -> bool:
    return effect.pool.count > 0
