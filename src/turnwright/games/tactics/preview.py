"""What a command would do, before anybody does it: the chances, the way, who is in the area, who may strike.

A command is rehearsed on a copy of the state by the rules themselves, up to the first die; every reaction on
the way is declined and noted as a risk. So a preview changes nothing, and draws from no dice.
"""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from turnwright.games.tactics import (
    actions,
    attack,
    blows,
    casting,
    effects,
    hiding,
    movement,
    near,
    odds,
    saves,
)
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
    Shove,
    SpellCast,
    SpellShape,
    Stabilize,
    UseItem,
)
from turnwright.games.tactics.events import Moved, ReactionOffered, SpellResolved
from turnwright.games.tactics.sheet import (
    EVASION,
    TWO_WEAPON_STYLE,
    Attack,
    Damage,
    Effect,
    Heal,
    Inflict,
    Own,
    Pool,
    Power,
    Save,
    Strike,
)
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.table import Table
from turnwright.games.tactics.words import ABILITIES, COMBAT, DEX, FRIGHTENED, HIDDEN, SKILLS, STR
from turnwright.kernel import codec
from turnwright.kernel.context import MAIN, Context, Throw
from turnwright.kernel.dice import Dice, Tray
from turnwright.kernel.formula import Roll
from turnwright.kernel.rejected import Rejected


class Enough(BaseException):
    """A die would be thrown now: as far as a preview goes."""


class Rehearsal(Context):
    """A world without dice, in which every question is answered with a no."""

    def __init__(self, state: CombatState, seat: int, named: str) -> None:
        super().__init__(Tray(0, 0))
        self.draft = state.clone()
        # Whom the seat does not know of is not there, unless it is called by name.
        for who in self.draft.participants:
            if who.creature_id != named and not hiding.knows(state, seat, who):
                who.gone = "unknown"
        self.risks: list[dict[str, Any]] = []
        self.decided = False  # the command was carried out without a die

    def roll(
        self,
        formula: str,
        seat: int = -1,
        reason: str = "",
        stream: str = MAIN,
        within: int = -1,
        about: "dict[str, Any] | None" = None,
    ) -> Roll:
        """No die is thrown here."""
        raise Enough

    def roll_each(self, throws: "Sequence[Throw]", stream: str = MAIN, within: int = -1) -> list[Roll]:
        """No die is thrown here."""
        raise Enough

    def stream(self, name: str = MAIN) -> Dice:
        """No die is thrown here."""
        raise Enough

    def ask(
        self, seat: int, question: str, choices: "Sequence[Any]", default: int = 0, within: int = -1
    ) -> int:
        """Decline, and note what might have been."""
        last = self.events[len(self.events) - 1] if self.events else None
        if isinstance(last, ReactionOffered) and last.reaction == question:
            self.risks.append(_risk(self.draft, last))
        return len(choices) - 1


def rehearse(state: CombatState, seat: int, command: Any) -> Rehearsal:
    """Carry a command out on a copy up to its first die, or raise `Rejected`."""
    world = Rehearsal(state, seat, getattr(command, "target", ""))
    try:
        actions.carry_out(world.draft, state.table, seat, command, world)
        world.decided = True
    except Enough:
        pass
    return world


def refusal(state: CombatState, seat: int, command: Any) -> Rejected | None:
    """Why a command would be refused, or None."""
    try:
        rehearse(state, seat, command)
    except Rejected as refused:
        return refused
    return None


def preview(state: CombatState, seat: int, command: Any) -> dict[str, Any]:
    """What a command would do, as plain values; of one that is refused, why, and a legal one instead."""
    try:
        world = rehearse(state, seat, command)
    except Rejected as refused:
        return _refused(state, seat, command, refused)
    shown: dict[str, Any] = {"legal": True, "intent": str(command.__struct_config__.tag)}
    path = [[event.x, event.y] for event in world.events if isinstance(event, Moved)]
    actor = state.get(getattr(command, "actor", ""))
    if actor is not None and path and not isinstance(command, EndTurn):
        shown["path"] = path
        shown["costFt"] = _cost(state, world, command.actor)
    if actor is not None and state.scene == COMBAT:
        _look(world.draft, world, command, shown)
    if world.risks:
        shown["risks"] = world.risks
    return shown


def preview_all(state: CombatState, seat: int, commands: "Sequence[Any]") -> list[dict[str, Any]]:
    """The previews of several commands of one moment; moves that nobody minds take one flood for all."""
    strolls = Strolls(state, seat)
    found: list[dict[str, Any]] = []
    for command in commands:
        shown = strolls.preview(command) if isinstance(command, Move) else None
        found.append(preview(state, seat, command) if shown is None else shown)
    return found


class Strolls:
    """The moves of a turn on which nothing can happen but the steps themselves."""

    def __init__(self, state: CombatState, seat: int) -> None:
        self.state = state.clone()
        self.who: CreatureCombatState | None = self.state.active()
        self.ways: dict[int, list[int]] = {}
        self.costs: dict[int, int] = {}
        who = self.who
        if who is not None and who.seat == seat and _quiet(self.state, who):
            self._look_around(who)

    def _look_around(self, who: CreatureCombatState) -> None:
        table: Table = self.state.table
        flood = movement.flood(self.state, table, who, who.remaining_movement_ft)
        for cell in flood.stops():
            if cell != who.cell:
                self.ways[cell] = flood.path(cell)
                self.costs[cell] = int(flood.cost_ft(cell))

    def preview(self, command: Move) -> dict[str, Any] | None:
        """A move that nobody minds, or None for one that has to be rehearsed."""
        who = self.who
        table: Table = self.state.table
        if who is None or command.actor != who.creature_id or command.via or not self.ways:
            return None
        try:
            cell = int(actions.cell_of(table, command.to, "to"))
        except Rejected:
            return None
        path = self.ways.get(cell)
        if path is None or self._is_minded(who, path):
            return None
        steps = [list(near.coord(self.state, step)) for step in path]
        return {"legal": True, "intent": "MOVE", "path": steps, "costFt": self.costs[cell]}

    def _is_minded(self, who: CreatureCombatState, path: list[int]) -> bool:
        start: i64 = who.cell
        minded = False
        for step in path:
            minded = minded or self._is_left(who, step)
            who.cell = step
        who.cell = start
        return minded

    def _is_left(self, who: CreatureCombatState, step: i64) -> bool:
        table: Table = self.state.table
        for foe in self.state.participants:
            if foe.side == who.side or not foe.stands():
                continue
            if movement.opportunity(self.state, table, foe, who, step) is not None:
                return True
        return False


def _quiet(state: CombatState, who: CreatureCombatState) -> bool:
    """Whether nothing but a blow for leaving can come of a step: nobody hides, waits, holds or fears."""
    if state.zones or near.speed(who) == 0 or who.flags & FRIGHTENED or movement.drags(state, who):
        return False
    return not [each for each in state.participants if each.flags & HIDDEN or each.readied != ""]


def _cost(state: CombatState, world: Rehearsal, actor: str) -> int:
    before, after = state.get(actor), world.draft.get(actor)
    if before is None or after is None:
        return 0
    return int(before.remaining_movement_ft - after.remaining_movement_ft)


# A refusal


def _refused(state: CombatState, seat: int, command: Any, refused: Rejected) -> dict[str, Any]:
    shown: dict[str, Any] = {"legal": False, "intent": str(command.__struct_config__.tag)}
    shown["refusal"] = refused.as_data()
    better = suggestion(state, seat, command, refused)
    if better is not None:
        shown["suggestion"] = codec.plain(better)
    return shown


def suggestion(state: CombatState, seat: int, command: Any, refused: Rejected) -> Any:
    """A legal command as near to what was meant as there is, or None."""
    for candidate in _candidates(state, seat, command, refused):
        if refusal(state, seat, candidate) is None:
            return candidate
    return None


def _candidates(state: CombatState, seat: int, command: Any, refused: Rejected) -> list[Any]:
    if state.scene != COMBAT:
        return [CombatStart()]
    found: list[Any] = []
    who = state.active()
    if who is None or who.seat != seat:
        return found
    actor = who.creature_id
    if isinstance(command, (MeleeAttack, RangedAttack)):
        found += _other_attacks(who, command, refused)
    elif isinstance(command, (SpellCast, CantripCast)):
        found += _other_casts(actor, command, refused)
    if isinstance(command, (Move, MeleeAttack, RangedAttack)):
        found += _nearer(state, who, command)
    found.append(EndTurn(actor))
    return found


def _other_attacks(who: CreatureCombatState, command: Any, refused: Rejected) -> list[Any]:
    # First the same target after a walk or with another weapon, then whom this weapon reaches.
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


def _other_casts(actor: str, command: Any, refused: Rejected) -> list[Any]:
    found: list[Any] = []
    spell = command.spell
    for other in refused.legal:
        if refused.field == "target" and isinstance(other, str):
            found.append(
                CantripCast(actor, spell, other)
                if isinstance(command, CantripCast)
                else SpellCast(actor, spell, command.slot_level, other)
            )
        elif refused.field == "slot_level" and isinstance(other, int) and isinstance(command, SpellCast):
            found.append(
                SpellCast(
                    actor,
                    spell,
                    other,
                    command.target,
                    command.targets,
                    command.area_center,
                    command.direction,
                )
            )
    if isinstance(command, CantripCast):
        found.append(SpellCast(actor, spell, 0, command.target, command.targets, command.area_center))
    return found


def _nearer(state: CombatState, who: CreatureCombatState, command: Any) -> list[Any]:
    # The cell within reach that is nearest to where one wanted to be.
    table: Table = state.table
    goal: i64 = -1
    if isinstance(command, Move):
        try:
            goal = actions.cell_of(table, command.to, "to")
        except Rejected:
            return []
    else:
        target = state.get(command.target)
        if target is None:
            return []
        goal = target.cell
    best: i64 = -1
    least: i64 = table.grid.distance_ft(who.cell, goal)
    for cell in movement.flood(state, table, who, who.remaining_movement_ft).stops():
        far: i64 = table.grid.distance_ft(cell, goal)
        if far < least:
            best, least = cell, far
    if best < 0:
        return []
    x, y = near.coord(state, best)
    return [Move(who.creature_id, f"{x}, {y}")]


# Who may strike


def _risk(state: CombatState, event: ReactionOffered) -> dict[str, Any]:
    shown: dict[str, Any] = {"creatureId": event.creature_id, "reaction": event.reaction}
    foe, who = state.get(event.creature_id), state.get(event.against)
    if foe is None or who is None:
        return shown
    weapon = _weapon_at_hand(state, foe, who)
    if weapon is not None and event.reaction == "opportunity_attack":
        struck = blow(state, foe, who, weapon, False)
        shown.update(
            {name: struck[name] for name in ("weapon", "hitChance", "damage", "expected", "dropChance")}
        )
    return shown


def _weapon_at_hand(state: CombatState, foe: CreatureCombatState, who: CreatureCombatState) -> Attack | None:
    best: Attack | None = None
    far: i64 = near.distance(state, foe, who)
    for weapon in foe.sheet.attacks:
        if weapon.melee and weapon.reach_ft >= far and (best is None or weapon.to_hit > best.to_hit):
            best = weapon
    return best


# Chances


def tidy(number: float) -> float:
    """A number without the dust of adding up: nine decimals."""
    return float(int(number * 1e9 + 0.5)) / 1e9


def _look(draft: CombatState, world: Rehearsal, command: Any, shown: dict[str, Any]) -> None:
    who = draft.get(command.actor)
    if who is None:
        return
    if isinstance(command, (MeleeAttack, RangedAttack)):
        target = draft.get(command.target)
        if target is not None and not world.decided:
            melee = isinstance(command, MeleeAttack)
            weapon = actions.weapon_for(who, command.weapon, melee)
            second = who.light_attack == "-" and not who.sheet.has(TWO_WEAPON_STYLE)
            shown["targets"] = [blow(draft, who, target, weapon, second)]
    elif isinstance(command, (SpellCast, CantripCast, SpellShape)):
        _look_at_power(draft, world, who, command, who.sheet.power(command.spell), shown)
    elif isinstance(command, UseItem):
        _look_at_power(draft, world, who, command, who.sheet.power(command.item), shown)
    else:
        _look_at_test(draft, who, command, shown)


def blow(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    second: bool,
) -> dict[str, Any]:
    """A blow with a weapon from where both stand: chances, damage, and what bears on it."""
    aim = blows.aim(state, actor, target, weapon)
    chances = odds.hit(actor, target, aim)
    plain = _blow_damage(state, actor, target, weapon, aim, second, 1)
    critical = _blow_damage(state, actor, target, weapon, aim, second, 2)
    shown = _about_aim(target, aim, chances)
    shown["weapon"] = weapon.id
    _add_damage(shown, target, plain, critical, chances.chance, chances.critical)
    return shown


def _about_aim(target: CreatureCombatState, aim: attack.Aim, chances: odds.Hit) -> dict[str, Any]:
    return {
        "creatureId": target.creature_id,
        "hitChance": tidy(chances.chance),
        "critChance": tidy(chances.critical),
        "ac": int(aim.ac),
        "bonus": int(aim.bonus),
        "edge": int(aim.edge()),
        "up": list(attack.named(aim.up)),
        "down": list(attack.named(aim.down)),
        "cover": int(aim.cover),
        "distanceFt": int(aim.distance_ft),
    }


def _add_damage(
    shown: dict[str, Any],
    target: CreatureCombatState,
    plain: odds.Spread,
    critical: odds.Spread,
    chance: float,
    critical_chance: float,
) -> None:
    most: i64 = critical.high() if critical_chance > 0.0 else plain.high()
    certain = critical_chance >= chance and chance > 0.0
    on_hit = critical if certain else plain
    share = critical_chance / chance if chance > 0.0 else 0.0
    all_in_all = odds.either(chance, odds.either(share, critical, plain), odds.NOTHING)
    shown["damage"] = {"min": int(on_hit.low), "max": int(most), "mean": tidy(on_hit.mean())}
    shown["expected"] = tidy(all_in_all.mean())
    shown["dropChance"] = _drops(target, all_in_all)


def _drops(target: CreatureCombatState, harm: odds.Spread) -> float:
    if target.current_hp <= 0:
        return 0.0
    return tidy(harm.at_least(target.current_hp + target.temp_hp))


def _blow_damage(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    aim: attack.Aim,
    second: bool,
    times: i64,
) -> odds.Spread:
    # What is of one kind is one amount, so that it is halved or doubled once.
    edge: i64 = aim.edge()
    harm = Harm()
    less: i64 = weapon.modifier if second and weapon.modifier > 0 else 0
    for each in weapon.hit:
        if isinstance(each, Damage) and (not each.needs_advantage or edge > 0):
            harm.add(odds.shifted(odds.thrown(each.pool, times), -less), each.type)
            less = 0
    kind: i64 = harm.first()
    sneak = actor.sheet.sneak
    if sneak is not None and blows.sneaks(state, actor, target, weapon, edge):
        harm.add(odds.thrown(sneak, times), kind)
    for condition in actor.conditions:
        mark = condition.mark
        if mark.damage is not None and not mark.marks_target:
            harm.add(odds.thrown(mark.damage, times), mark.damage_type if mark.damage_type >= 0 else kind)
    for condition in target.conditions:
        mark = condition.mark
        if mark.damage is not None and mark.marks_target and condition.source == actor.place:
            harm.add(odds.thrown(mark.damage, times), mark.damage_type if mark.damage_type >= 0 else kind)
    return harm.suffered(target)


class Harm:
    """Damage of one hit, by kind, before the target's defences."""

    def __init__(self) -> None:
        self.types: list[int] = []
        self.spreads: list[odds.Spread] = []

    def add(self, spread: odds.Spread, type: i64) -> None:
        """More damage of a kind."""
        for place, known in enumerate(self.types):
            if known == type:
                self.spreads[place] = odds.both(self.spreads[place], spread)
                return
        self.types.append(int(type))
        self.spreads.append(spread)

    def first(self) -> i64:
        """The kind that comes first; bludgeoning without any."""
        return self.types[0] if self.types else 1

    def suffered(self, who: CreatureCombatState) -> odds.Spread:
        """What a creature takes of all of it."""
        total = odds.NOTHING
        for place, spread in enumerate(self.spreads):
            total = odds.both(total, odds.suffered(who, spread, self.types[place]))
        return total


# Powers


def _look_at_power(
    draft: CombatState,
    world: Rehearsal,
    who: CreatureCombatState,
    command: Any,
    power: Power | None,
    shown: dict[str, Any],
) -> None:
    if power is None:
        return
    for event in world.events:
        if isinstance(event, SpellResolved):
            cast = effects.Cast(who, power.id, power)
            cast.slot = event.slot_level
            cast.center = _center(draft, command)
            _look_at_cast(draft, cast, power, event, shown)
            break


def _center(draft: CombatState, command: Any) -> i64:
    where = getattr(command, "area_center", "") or getattr(command, "direction", "")
    target = draft.get(getattr(command, "target", ""))
    if where:
        return actions.cell_of(draft.table, where, "area_center")
    return -1 if target is None else target.cell


def _look_at_cast(
    draft: CombatState,
    cast: effects.Cast,
    power: Power,
    event: SpellResolved,
    shown: dict[str, Any],
) -> None:
    who = cast.actor
    wish = casting.Wish(power, event.slot_level)
    for name in event.targets:
        target = draft.get(name)
        if target is not None:
            wish.targets.append(target)
    if event.cells:
        shown["areaCells"] = [list(cell) for cell in event.cells]
        shown["enemies"] = [each.creature_id for each in wish.targets if each.side != who.side]
        shown["allies"] = [each.creature_id for each in wish.targets if each.side == who.side]
    if event.slot_level > 0 and power.kind == "spell":
        shown["slotLevel"] = event.slot_level
    listed = casting.shots(wish, who)
    shown["targets"] = [
        _on_target(draft, cast, power, target, _times(listed, target)) for target in _each_once(listed)
    ]


def _each_once(targets: list[CreatureCombatState]) -> list[CreatureCombatState]:
    found: list[CreatureCombatState] = []
    for target in targets:
        if _times(found, target) == 0:
            found.append(target)
    return found


def _times(targets: list[CreatureCombatState], wanted: CreatureCombatState) -> int:
    return len([target for target in targets if target is wanted])


def _on_target(
    draft: CombatState, cast: effects.Cast, power: Power, target: CreatureCombatState, shots: int
) -> dict[str, Any]:
    shown: dict[str, Any] = {"creatureId": target.creature_id, "ally": target.side == cast.actor.side}
    if shots > 1:
        shown["shots"] = shots
    harm = odds.NOTHING
    for effect in power.effects:
        part = _effect(draft, cast, power, effect, target, shown)
        if part is not None:
            for _ in range(shots if power.repeats else 1):
                harm = odds.both(harm, part)
    if harm.high() > 0:
        shown["expected"] = tidy(harm.mean())
        shown["dropChance"] = _drops(target, harm)
    return shown


def _effect(
    draft: CombatState,
    cast: effects.Cast,
    power: Power,
    effect: Effect,
    target: CreatureCombatState,
    shown: dict[str, Any],
) -> odds.Spread | None:
    """Note what one effect does to a target; the damage of it, with the chance of none, or None."""
    if isinstance(effect, Strike):
        return _strike(draft, cast, power, effect, target, shown)
    if isinstance(effect, Save):
        return _save(draft, cast, effect, target, shown)
    if isinstance(effect, Damage):
        taken = odds.suffered(target, _amount(cast, effect, 1), effect.type)
        _note_damage(shown, taken)
        return taken
    if isinstance(effect, Heal):
        healed = _healed(cast, effect)
        shown["heal"] = {"min": int(healed.low), "max": int(healed.high()), "mean": tidy(healed.mean())}
    elif isinstance(effect, Inflict):
        _note_condition(shown, effect)
    elif isinstance(effect, Own):
        return None
    return None


def _note_damage(shown: dict[str, Any], taken: odds.Spread) -> None:
    known = shown.get("damage")
    if known is None:
        shown["damage"] = {"min": int(taken.low), "max": int(taken.high()), "mean": tidy(taken.mean())}
    else:
        known["min"] += int(taken.low)
        known["max"] += int(taken.high())
        known["mean"] = tidy(known["mean"] + taken.mean())


def _note_condition(shown: dict[str, Any], effect: Inflict) -> None:
    listed = shown.setdefault("conditions", [])
    listed.append(effect.mark.id)


def _amount(cast: effects.Cast, effect: Damage, times: i64) -> odds.Spread:
    more: i64 = cast.actor.sheet.spell_modifier if effect.plus_modifier else 0
    return odds.shifted(odds.thrown(effects.pool_of(cast, effect), times), more)


def _healed(cast: effects.Cast, effect: Heal) -> odds.Spread:
    pool = effect.pool
    more = effect.per_level
    extra: i64 = effects.above(cast)
    if more is not None and extra > 0:
        pool = Pool(pool.count + more.count * extra, pool.sides, pool.plus + more.plus * extra)
    return odds.shifted(odds.thrown(pool), effects._more_healing(cast, effect))


def _strike(
    draft: CombatState,
    cast: effects.Cast,
    power: Power,
    effect: Strike,
    target: CreatureCombatState,
    shown: dict[str, Any],
) -> odds.Spread:
    aim = attack.aim(draft, cast.actor, target, cast.to_hit, not effect.melee, power.range_ft)
    chances = odds.hit(cast.actor, target, aim)
    shown.update(_about_aim(target, aim, chances))
    up = aim.edge() > 0
    plain, critical = _hurt(cast, effect.hit, target, up, 1), _hurt(cast, effect.hit, target, up, 2)
    _add_damage(shown, target, plain, critical, chances.chance, chances.critical)
    for each in effect.hit:
        if isinstance(each, Inflict):
            _note_condition(shown, each)
    share = chances.critical / chances.chance if chances.chance > 0.0 else 0.0
    return odds.either(chances.chance, odds.either(share, critical, plain), _graze(cast, effect, target))


def _hurt(
    cast: effects.Cast, listed: list[Effect], target: CreatureCombatState, up: bool, times: i64
) -> odds.Spread:
    harm = Harm()
    for each in listed:
        if isinstance(each, Damage) and (not each.needs_advantage or up):
            harm.add(_amount(cast, each, times), each.type)
    return harm.suffered(target)


def _graze(cast: effects.Cast, effect: Strike, target: CreatureCombatState) -> odds.Spread:
    # What a miss still does: half the damage of a potent cantrip, or what is written there.
    potent = effects._is_potent(cast)
    total = odds.NOTHING
    for each in effect.hit if potent else effect.miss:
        if isinstance(each, Damage):
            whole = _amount(cast, each, 1)
            grazed = odds.halved(whole) if potent or each.half else whole
            total = odds.both(total, odds.suffered(target, grazed, each.type))
    return total


def _save(
    draft: CombatState,
    cast: effects.Cast,
    effect: Save,
    target: CreatureCombatState,
    shown: dict[str, Any],
) -> odds.Spread:
    dc: i64 = effect.dc if effect.dc > 0 else cast.dc
    covered = effect.ability == DEX and not effect.ignores_cover
    more: i64 = effects._cover(draft, cast, target) if covered else 0
    chance = odds.save(target, effect.ability, dc, cast.magic, effects._threatens(effect), more)
    shown["saveChance"] = tidy(chance)
    shown["ability"] = ABILITIES[effect.ability]
    shown["dc"] = int(dc)
    failed, saved = Harm(), Harm()
    for each in effect.fail:
        if isinstance(each, Damage):
            failed.add(_share(cast, effect, each, target, False), each.type)
            saved.add(_share(cast, effect, each, target, True), each.type)
        elif isinstance(each, Inflict):
            _note_condition(shown, each)
    worst = failed.suffered(target)
    if worst.high() > 0:
        _note_damage(shown, worst)
    return odds.either(chance, saved.suffered(target), worst)


def _share(
    cast: effects.Cast, effect: Save, harm: Damage, target: CreatureCombatState, saved: bool
) -> odds.Spread:
    # Evasion: nothing instead of half, half instead of all.
    evades = effect.ability == DEX and target.sheet.has(EVASION) and target.can_act()
    whole = _amount(cast, harm, 1)
    if not saved:
        return odds.halved(whole) if evades and harm.half else whole
    return odds.halved(whole) if (harm.half or effects._is_potent(cast)) and not evades else odds.NOTHING


# Tests without a weapon


def _look_at_test(draft: CombatState, who: CreatureCombatState, command: Any, shown: dict[str, Any]) -> None:
    if isinstance(command, (Grapple, Shove)):
        target = draft.get(command.target)
        if target is not None:
            shown["chance"] = tidy(grip_chance(draft, who, target))
    elif isinstance(command, Hide):
        shown["chance"] = tidy(check_chance(draft, who, "stealth", actions.HIDE_DC))
    elif isinstance(command, Stabilize):
        shown["chance"] = tidy(check_chance(draft, who, "medicine", actions.MEDICINE_DC))
    elif isinstance(command, Escape):
        held = actions.bonds(who)
        if held:
            skill = "athletics" if actions._better(who, "athletics") else "acrobatics"
            shown["chance"] = tidy(check_chance(draft, who, skill, held[0].dc))


def check_chance(state: CombatState, who: CreatureCombatState, skill: str, dc: i64) -> float:
    """The chance that a check with a skill reaches a number."""
    edge: i64 = -1 if saves.hindered(state, who) else 0
    flat: i64 = saves.skill_bonus(who, skill, SKILLS[skill]) - saves.tired(who)
    return odds.test(who, edge, flat, odds.NOTHING, dc)


def grip_chance(state: CombatState, who: CreatureCombatState, target: CreatureCombatState) -> float:
    """The chance to get hold of somebody: 5.2 by their save, 5.1 by a contest of skills."""
    table: Table = state.table
    if table.settings.old_rules:
        skill = "athletics" if actions._better(target, "athletics") else "acrobatics"
        mine: i64 = saves.skill_bonus(who, "athletics", STR)
        theirs: i64 = saves.skill_bonus(target, skill, SKILLS[skill])
        edge: i64 = -1 if saves.hindered(state, who) else 0
        other: i64 = -1 if saves.hindered(state, target) else 0
        return odds.beats(who, edge, mine, target, other, theirs)
    ability: i64 = STR if target.sheet.saves[STR] >= target.sheet.saves[DEX] else DEX
    return 1.0 - odds.save(target, ability, actions._grip_dc(who), False)
