"""Previews: the odds, route, area and risks of a command before it is carried out.

The rules carry out the command on a copy of the state up to the first roll. Every reaction on the way is
declined and noted as a risk, so a preview changes nothing and rolls no dice.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from msgspec.structs import replace
from mypy_extensions import i64, mypyc_attr

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import (
    CantripCast,
    CombatStart,
    EndTurn,
    Escape,
    Grapple,
    Hide,
    MeleeAttack,
    Move,
    RangedAttack,
    Search,
    Shove,
    SpellCast,
    SpellShape,
    Stabilize,
    UseItem,
)
from turnwright.games.tactics.events import Healed, Moved, ReactionOffered, SpellResolved, TurnStart
from turnwright.games.tactics.forecast import outcomes
from turnwright.games.tactics.forecast.outcomes import NONE, Outcome
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.rules.combat import (
    action_economy,
    actions,
    grapple,
    hiding,
    reactions,
    weapon_attack,
)
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.magic import casting, targeting, uses
from turnwright.games.tactics.rules.movement import walk
from turnwright.games.tactics.sheet import TWO_WEAPON_STYLE, Attack, Power
from turnwright.games.tactics.srd import COMBAT, HIDDEN
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Heal
from turnwright.kernel import codec
from turnwright.kernel.context import DryRun, DryRunEnded
from turnwright.kernel.errors import Rejected

OF_A_RISK: Final = ("weapon", "hitChance", "damage", "expected", "dropChance")
NO_RISKS: Final[list["Risk"]] = []
NO_WAY: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Risk:
    """A reaction that a creature may take on the way; for an Opportunity Attack, with its outcome."""

    def __init__(self, creature_id: str, reaction: str, outcome: Outcome | None = None) -> None:
        self.creature_id = creature_id
        self.reaction = reaction
        self.outcome = outcome

    def spelled(self) -> dict[str, Any]:
        """As plain values."""
        shown: dict[str, Any] = {"creatureId": self.creature_id, "reaction": self.reaction}
        if self.outcome is not None:
            struck = self.outcome.spelled()
            shown.update({name: struck[name] for name in OF_A_RISK})
        return shown


@mypyc_attr(acyclic=True)
class Preview:
    """The preview of one option: route, cost, risks, targets, and odds.

    A cost, slot or probability that does not apply is below 0.
    """

    def __init__(self, intent: str) -> None:
        self.intent = intent
        self.path = NO_WAY  # the cells of the route, without the start
        self.cost_ft: i64 = -1
        self.risks = NO_RISKS
        self.outcomes: list[Outcome] | None = None  # one per target
        self.slot_level: i64 = -1
        self.chance: float = NONE
        self.width: i64 = 1  # of the map
        self.cells = NO_WAY  # of its area, unless `ground` computes them
        self.ground: Ground | None = None
        self.center: i64 = -1

    @property
    def hit_chance(self) -> float:
        """The probability to hit the first target."""
        return NONE if not self.outcomes else self.outcomes[0].hit_chance

    def expected(self, allies: bool = False) -> float:
        """The expected damage to all enemies, or to all allies."""
        total = 0.0
        for outcome in self.outcomes or []:
            if outcome.ally == allies and outcome.expected > 0.0:
                total += outcome.expected
        return total

    def reached(self, allies: bool = False) -> list[str]:
        """The ids of the enemies, or of the allies, that it reaches."""
        return [outcome.creature_id for outcome in self.outcomes or [] if outcome.ally == allies]

    def area_cells(self) -> list[int]:
        """The cells of its area."""
        return self.cells if self.ground is None else self.ground.cells(self.center)

    def spelled(self) -> dict[str, Any]:
        """As plain values: the result of `preview`."""
        shown: dict[str, Any] = {"legal": True, "intent": self.intent}
        if self.path:
            shown["path"] = self._coords(self.path)
            shown["costFt"] = int(self.cost_ft)
        cells = self.area_cells()
        if cells:
            shown["areaCells"] = self._coords(cells)
            shown["enemies"] = self.reached()
            shown["allies"] = self.reached(True)
        if self.slot_level > 0:
            shown["slotLevel"] = int(self.slot_level)
        if self.outcomes is not None:
            shown["targets"] = [outcome.spelled() for outcome in self.outcomes]
        if self.chance >= 0.0:
            shown["chance"] = outcomes.rounded(self.chance)
        if self.risks:
            shown["risks"] = [risk.spelled() for risk in self.risks]
        return shown

    def _coords(self, cells: list[int]) -> list[list[int]]:
        width = int(self.width)
        return [[cell % width, cell // width] for cell in cells]


@mypyc_attr(acyclic=True)
class Ground:
    """The cells of a power's area, computed on demand."""

    def __init__(self, state: CombatState, who: CreatureCombatState, power: Power) -> None:
        self.state = state
        self.who = who
        self.cell: i64 = who.cell
        self.power = power

    def cells(self, center: i64) -> list[int]:
        """The cells of the area when it is aimed at a cell, or at none."""
        area = self.power.area
        if area is None:
            return []
        arena: Arena = self.state.arena
        wanted = targeting.PowerUse(self.power)
        if center >= 0:
            wanted.center_x, wanted.center_y = areas.centre(arena.grid, center)
        return targeting.cells_of(self.state, self.who, wanted, area)


# Dry runs


ONE_STEP: Final = 5


class PreviewRun(DryRun):
    """A dry run on a copy of the state, up to the end of the turn, that declines every reaction."""

    def __init__(self, state: CombatState, seat: int, named: "Sequence[str]" = ()) -> None:
        super().__init__()
        self.events: list[Any] = []
        self.draft = state.clone()
        # A creature that the seat does not know of is left out, unless the command names it.
        for who in self.draft.participants:
            if who.creature_id not in named and not hiding.knows(state, seat, who):
                who.gone = "unknown"
                who.flags &= ~HIDDEN  # so that it is never found
        self.risks: list[Risk] = []

    def emit(self, event: Any) -> None:
        """Record an event; the next turn is no consequence of the command."""
        if isinstance(event, TurnStart):
            raise DryRunEnded
        self.events.append(event)

    def tell(self, seats: "Sequence[int]", event: Any) -> None:
        """Record an event."""
        self.events.append(event)

    def ask(
        self, seat: int, question: str, choices: "Sequence[Any]", default: int = 0, within: int = -1
    ) -> int:
        """Decline a reaction, and note it as a risk."""
        last = self.events[len(self.events) - 1] if self.events else None
        if isinstance(last, ReactionOffered) and last.reaction == question:
            self.risks.append(risk_of(self.draft, last))
        return len(choices) - 1


def try_command(state: CombatState, seat: int, command: Any) -> PreviewRun:
    """Carry out a command on a copy up to its first roll, or raise `Rejected`."""
    world = PreviewRun(state, seat, [getattr(command, "target", ""), *getattr(command, "targets", ())])
    with suppress(DryRunEnded):
        actions.carry_out(world.draft, seat, command, world)
    return world


def refusal(state: CombatState, seat: int, command: Any) -> Rejected | None:
    """Why a command would be refused, or None."""
    try:
        try_command(state, seat, command)
    except Rejected as refused:
        return refused
    return None


def preview(state: CombatState, seat: int, command: Any) -> dict[str, Any]:
    """Preview a command as plain values; for an illegal one, the refusal and a legal suggestion."""
    try:
        return foresee(state, seat, command).spelled()
    except Rejected as refused:
        return _refused(state, seat, command, refused)


def foresee(state: CombatState, seat: int, command: Any) -> Preview:
    """Preview a command by its own dry run, or raise `Rejected`."""
    world = try_command(state, seat, command)
    found = Preview(str(command.__struct_config__.tag))
    arena: Arena = state.arena
    found.width = arena.grid.width
    actor = state.get(getattr(command, "actor", ""))
    if actor is not None and not isinstance(command, EndTurn):
        _walk(state, world, actor, found)
    if actor is not None and state.scene == COMBAT:
        _look(state, world, command, found)
    found.risks = world.risks
    return found


def _walk(state: CombatState, world: PreviewRun, actor: CreatureCombatState, found: Preview) -> None:
    # From events: with every enemy out of sight a dry run may go on to the end of the fight.
    moved = [event for event in world.events if isinstance(event, Moved)]
    steps = [event for event in moved if event.creature_id == actor.creature_id]
    if steps:
        found.path = [int(event.y * found.width + event.x) for event in steps]
        found.cost_ft = actor.remaining_movement_ft - steps[len(steps) - 1].left_ft
        if state.zones and found.intent == "MOVE":
            # Where an area changes the Speed, the feet left do not tell what the walk costs.
            arena: Arena = state.arena
            reach = walk.flood(state, arena, actor, walk.remaining_feet(actor))
            cost: i64 = reach.cost_ft(found.path[len(found.path) - 1])
            if cost >= 0:
                found.cost_ft = cost * grapple.cost_multiplier(state, actor)


# Refusals


def spelled(command: Any, refused: Rejected) -> dict[str, Any]:
    """A refusal as plain values."""
    intent = str(command.__struct_config__.tag)
    return {"legal": False, "intent": intent, "refusal": refused.as_data()}


def _refused(state: CombatState, seat: int, command: Any, refused: Rejected) -> dict[str, Any]:
    shown = spelled(command, refused)
    better = suggestion(state, seat, command, refused)
    if better is not None:
        shown["suggestion"] = codec.plain(better)
    return shown


def suggestion(state: CombatState, seat: int, command: Any, refused: Rejected) -> Any:
    """A legal command close to an illegal one, or None."""
    # A suggestion must not give away hidden creatures.
    known = PreviewRun(state, seat).draft
    for candidate in _candidates(known, seat, command, refused):
        if _is_legal(state, seat, candidate):
            return candidate
    return None


def _is_legal(state: CombatState, seat: int, command: Any) -> bool:
    try:
        foresee(state, seat, command)
    except Rejected:
        return False
    return True


def _candidates(known: CombatState, seat: int, command: Any, refused: Rejected) -> list[Any]:
    if known.scene != COMBAT:
        return [CombatStart()]
    found: list[Any] = []
    who = known.active()
    if who is None or who.seat != seat:
        return found
    if isinstance(command, (MeleeAttack, RangedAttack)):
        found += _other_attacks(who, command, refused)
    found += _mended(command, refused)
    if isinstance(command, (SpellCast, CantripCast, SpellShape)):
        found += _other_casts(known, who, command, refused)
    found += _nearer(known, who, command)
    if refused.code == "unseen":
        found.append(Search(who.creature_id))
    found.append(EndTurn(who.creature_id))
    return found


def _mended(command: Any, refused: Rejected) -> list[Any]:
    # The same command with the legal values that the refusal names.
    field = refused.field
    if field not in command.__struct_fields__:
        return []
    kind = type(getattr(command, field))
    return [replace(command, **{field: other}) for other in refused.legal if type(other) is kind]


def _other_attacks(who: CreatureCombatState, command: Any, refused: Rejected) -> list[Any]:
    # The same target after a walk or with another weapon, then other targets in reach.
    actor = who.creature_id
    found: list[Any] = []
    if isinstance(command, MeleeAttack):
        found.append(MeleeAttack(actor, command.target, command.weapon, True))
    for weapon in who.sheet.attacks:
        if weapon.melee:
            found.append(MeleeAttack(actor, command.target, weapon.id))
        if weapon.ranged:
            found.append(RangedAttack(actor, command.target, weapon.id))
    for weapon in who.sheet.attacks:
        if weapon.melee:
            found.append(MeleeAttack(actor, command.target, weapon.id, True))
    for target in refused.legal:
        if refused.field == "target" and isinstance(target, str):
            kind: Any = MeleeAttack if isinstance(command, MeleeAttack) else RangedAttack
            found.append(kind(actor, target, command.weapon))
    return found


def _other_casts(known: CombatState, who: CreatureCombatState, command: Any, refused: Rejected) -> list[Any]:
    power = who.sheet.power(command.spell)
    if power is None:
        return []
    plain = replace(command, direction="") if not targeting.is_aimed(power) else command
    found: list[Any] = []
    if not isinstance(command, SpellShape):
        found += _fewer(who, power, plain)
        if refused.field == "target":
            found += [replace(plain, target=name, targets=()) for name in refused.legal if name != 0]
    if isinstance(command, SpellCast):
        found += [replace(each, slot_level=0) for each in [plain, *found]]
    if isinstance(command, CantripCast):
        found.append(SpellCast(command.actor, command.spell, 0, command.target, command.targets))
    return found + _other_points(known, who, power, plain)


def _fewer(who: CreatureCombatState, power: Power, command: Any) -> list[Any]:
    # The same targets, each once, and no more than allowed.
    names: list[str] = [command.target] if command.target else []
    names += command.targets
    if not power.repeats:
        names = list(dict.fromkeys(names))
    slot: i64 = command.slot_level if isinstance(command, SpellCast) else 0
    most: i64 = targeting.target_count(targeting.PowerUse(power, slot), who)
    return [replace(command, target="", targets=tuple(names[:most])), command]


def _other_points(known: CombatState, who: CreatureCombatState, power: Power, command: Any) -> list[Any]:
    # The legal point nearest to the one given, or to any enemy.
    if not targeting.is_aimed(power):
        return []
    wanted = _point_meant(known, command)
    goals = [wanted] if wanted >= 0 else [int(foe.cell) for foe in position.enemies(known, who)]
    found: list[Any] = []
    for goal in goals:
        cell: i64 = _nearest_point(known, who, power, goal)
        if cell >= 0:
            aimed = replace(command, area_center=walk.write_cell(known, cell), direction="")
            found.append(aimed if isinstance(command, SpellShape) else replace(aimed, target="", targets=()))
    if isinstance(command, SpellShape):
        found += [replace(each, shape="", size=0, slot_level=0) for each in [command, *found]]
    return found


def _point_meant(known: CombatState, command: Any) -> int:
    if command.area_center:
        try:
            x, y = walk.point(known.arena, command.area_center, "area_center")
        except Rejected:
            return -1
        arena: Arena = known.arena
        inside = arena.grid.inside(x // 2, y // 2)
        return int(arena.grid.cell(x // 2, y // 2)) if inside else -1
    target = known.get(getattr(command, "target", ""))
    return int(target.cell) if target is not None and target.here() else -1


def _nearest_point(known: CombatState, who: CreatureCombatState, power: Power, goal: i64) -> i64:
    arena: Arena = known.arena
    best: i64 = -1
    least: i64 = 0
    for cell in range(arena.grid.cells):
        far: i64 = arena.grid.distance_ft(cell, goal)
        if best >= 0 and far >= least:
            continue
        wanted = targeting.PowerUse(power)
        wanted.center_x, wanted.center_y = areas.centre(arena.grid, cell)
        room = power.area is not None or position.may_land(known, who, cell)
        if room and targeting.point_refusal(known, who, wanted) is None:
            best, least = cell, far
    return best


def _nearer(known: CombatState, who: CreatureCombatState, command: Any) -> list[Any]:
    # The cell in reach that is nearest to the goal.
    arena: Arena = known.arena
    goal: i64 = _place_meant(known, command)
    if goal < 0:
        return []
    best: i64 = -1
    least: i64 = arena.grid.distance_ft(who.cell, goal)
    for cell in walk.flood(known, arena, who, who.remaining_movement_ft).stops():
        far: i64 = arena.grid.distance_ft(cell, goal)
        if far < least:
            best, least = cell, far
    if best < 0:
        return []
    return [Move(who.creature_id, walk.write_cell(known, best))]


def _place_meant(known: CombatState, command: Any) -> int:
    if isinstance(command, Move):
        try:
            return int(walk.cell_of(known.arena, command.to, "to"))
        except Rejected:
            return -1
    name = getattr(command, "against", "") or getattr(command, "target", "")
    target = known.get(name)
    return int(target.cell) if target is not None and target.here() else -1


# Risks


def risk_of(state: CombatState, event: ReactionOffered) -> Risk:
    """The risk of a reaction that is offered now."""
    foe, who = state.get(event.creature_id), state.get(event.against)
    if foe is None or who is None or event.reaction != reactions.OPPORTUNITY:
        return Risk(event.creature_id, event.reaction)
    weapon = _weapon_at_hand(state, foe, who)
    struck = None if weapon is None else outcomes.weapon_attack_outcome(state, foe, who, weapon, False)
    return Risk(event.creature_id, event.reaction, struck)


def _weapon_at_hand(state: CombatState, foe: CreatureCombatState, who: CreatureCombatState) -> Attack | None:
    # The best weapon whose reach one step leaves, else any that reaches; an Unarmed Strike without any.
    far: i64 = position.distance(state, foe, who)
    armed = [each for each in foe.sheet.attacks if each.melee and action_economy.has_pieces(foe, each)]
    reaching = [each for each in armed if each.reach_ft >= far]
    left = [each for each in reaching if each.reach_ft < far + ONE_STEP]
    best: Attack | None = None if armed else foe.sheet.unarmed
    for weapon in left or reaching:
        if best is None or weapon.to_hit > best.to_hit:
            best = weapon
    return best


# Outcomes


def _look(state: CombatState, world: PreviewRun, command: Any, found: Preview) -> None:
    who = world.draft.get(command.actor)
    if who is None:
        return
    if isinstance(command, (MeleeAttack, RangedAttack)):
        _look_at_blow(state, world.draft, who, command, found)
    elif isinstance(command, (SpellCast, CantripCast, SpellShape)):
        _look_at_power(world, who, command, who.sheet.power(command.spell), found)
    elif isinstance(command, UseItem):
        _look_at_power(world, who, command, who.sheet.power(command.item), found)
    else:
        found.chance = chance_of(world.draft, who, command)


def _look_at_blow(
    state: CombatState, draft: CombatState, who: CreatureCombatState, command: Any, found: Preview
) -> None:
    before, target = state.get(command.actor), draft.get(command.target)
    if before is not None and target is not None:
        melee = isinstance(command, MeleeAttack)
        weapon = weapon_attack.weapon_for(before, command.weapon, melee)
        found.outcomes = attack_outcomes(draft, who, target, weapon, melee, is_plain(before, weapon))


def attack_outcomes(
    draft: CombatState,
    who: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    melee: bool,
    plain: bool,
) -> list[outcomes.Outcome] | None:
    """The outcome of an attack at the end of a walk; None if the weapon does not reach."""
    if not target.here() or not weapon_attack.reaches(draft, who, target, weapon, melee):
        return None
    return [outcomes.weapon_attack_outcome(draft, who, target, weapon, plain, not melee)]


def is_plain(who: CreatureCombatState, weapon: Attack) -> bool:
    """Light: whether an attack leaves out the ability modifier, as the second weapon does."""
    return weapon_attack.is_second(who, weapon) and not who.sheet.has(TWO_WEAPON_STYLE)


def _look_at_power(
    world: PreviewRun, who: CreatureCombatState, command: Any, power: Power | None, found: Preview
) -> None:
    for event in world.events:
        if power is not None and isinstance(event, SpellResolved):
            use = outcomes.use_of(who, power, event.slot_level, -1)
            _aim(world.draft, use, power, command)
            _look_at_cast(world.draft, use, power, event, found)
            _note_given(world, power, found)
            break


def _note_given(world: PreviewRun, power: Power, found: Preview) -> None:
    # Lay On Hands rolls no dice, so the dry run has already announced the amount.
    if not found.outcomes or not any(isinstance(each, Heal) and each.from_pool for each in power.effects):
        return
    for event in world.events:
        if isinstance(event, Healed):
            found.outcomes[0].heal = outcomes.Range(event.amount, event.amount, float(event.amount))


def _aim(draft: CombatState, use: uses.Use, power: Power, command: Any) -> None:
    where, way = getattr(command, "area_center", ""), getattr(command, "direction", "")
    target = draft.get(getattr(command, "target", ""))
    wanted = targeting.PowerUse(power)
    if where:
        wanted.center_x, wanted.center_y = walk.point(draft.arena, where, "area_center")
    elif way:
        wanted.center_x, wanted.center_y = actions.direction(draft.arena, use.actor, way)
    elif target is not None:
        targeting.center_on(draft, wanted, target)
    if wanted.placed:
        casting.aim_at(draft.arena, use, wanted.center_x, wanted.center_y)


def _look_at_cast(
    draft: CombatState, use: uses.Use, power: Power, event: SpellResolved, found: Preview
) -> None:
    wanted = targeting.PowerUse(power, event.slot_level)
    for name in event.targets:
        target = draft.get(name)
        if target is not None:
            wanted.targets.append(target)
    found.cells = [int(y * found.width + x) for x, y in event.cells]
    found.slot_level = slot_shown(power, event.slot_level)
    if use.heightens:
        use.heightened_on = targeting.heightened_target(use.actor, power, wanted.targets)
    listed = targeting.shots(wanted, use.actor)
    found.outcomes = [
        outcomes.on_target(draft, use, power, target, _times(listed, target)) for target in _each_once(listed)
    ]


def slot_shown(power: Power, level: i64) -> i64:
    """The level of the slot that a spell takes, or -1."""
    return level if level > 0 and power.kind == "spell" else -1


def _each_once(targets: list[CreatureCombatState]) -> list[CreatureCombatState]:
    found: list[CreatureCombatState] = []
    for target in targets:
        if _times(found, target) == 0:
            found.append(target)
    return found


def _times(targets: list[CreatureCombatState], wanted: CreatureCombatState) -> int:
    return len([target for target in targets if target is wanted])


def chance_of(state: CombatState, who: CreatureCombatState, command: Any) -> float:
    """The probability of an intent that one check or save decides; -1 for all others."""
    if isinstance(command, (Grapple, Shove)):
        target = state.get(command.target)
        return outcomes.NONE if target is None else outcomes.grapple_chance(state, who, target)
    if isinstance(command, Hide):
        return outcomes.check_chance(state, who, "stealth", hiding.hide_dc(state, who))
    if isinstance(command, Stabilize):
        target = state.get(command.target)
        dc: i64 = 0 if target is None else actions.medicine_dc(target)
        return outcomes.check_chance(state, who, "medicine", dc if dc > 0 else actions.MEDICINE_DC)
    if isinstance(command, Escape):
        held = grapple.bonds(who)
        return outcomes.escape_chance(state, who, held[0]) if held else outcomes.NONE
    return outcomes.NONE
