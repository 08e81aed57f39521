"""Damage and healing: what is taken off, what is resisted, falling, dying, and coming back.

SRD: Damage and Healing.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import (
    ConcentrationChecked,
    ConditionApplied,
    ConditionEnded,
    CreatureDowned,
    DamageDealt,
    DeathSave,
    Healed,
    Left,
    Stabilized,
)
from turnwright.games.tactics.rules.core import conditions, d20, position, saves
from turnwright.games.tactics.rules.magic import swallow
from turnwright.games.tactics.sheet import DEATH_SAVES, DEATHLESS, FOCUSED, UNDEAD_FORTITUDE
from turnwright.games.tactics.srd import (
    CON,
    DAMAGE_TYPES,
    EXHAUSTION,
    INVISIBLE,
    PETRIFIED,
    STABLE,
    SWALLOWED,
)
from turnwright.games.tactics.state import NOBODY, CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import PERMANENT
from turnwright.kernel.context import Context

SAVES_NEEDED: Final = 3
DEATH_SAVE_DC: Final = 10
DEADLY_EXHAUSTION: Final = 6
HALVING_EXHAUSTION: Final = 4  # in 5.1
CONCENTRATION: Final = "concentration"
LARGEST_DC: Final = 30
SPOILS_FT: Final = 10
RADIANT: Final = DAMAGE_TYPES.index("radiant")


class Wound:
    """All damage of one hit or one failed save: amounts by kind, dealt together."""

    def __init__(
        self, by: CreatureCombatState | None = None, critical: bool = False, subdue: bool = False
    ) -> None:
        self.by = by
        self.critical = critical
        self.subdue = subdue
        self.amounts: list[int] = []
        self.types: list[int] = []
        self.taken: list[int] = []  # what is left of each after the defences
        self.shared: bool = False  # taken with another, and not to be shared again

    def add(self, amount: i64, type: i64) -> None:
        """More damage; what is of one kind is one amount, so that it is halved or doubled once."""
        for place, known in enumerate(self.types):
            if known == type:
                self.amounts[place] += int(amount)
                return
        self.amounts.append(int(amount))
        self.types.append(int(type))

    def halve(self) -> None:
        """Half of all of it, rounded down once: what is odd falls on the first kinds."""
        spare: i64 = 0
        for place, share in enumerate(self.amounts):
            spare += share & 1
            self.amounts[place] = share // 2
        if spare > 1 and self.amounts:
            self.amounts[0] += int(spare // 2)

    def reduce(self, amount: i64) -> None:
        """So much less of all of it, the first kinds first."""
        for place, share in enumerate(self.amounts):
            off: i64 = amount if amount < share else share
            self.amounts[place] = int(share - off)
            amount -= off

    def without_nothing(self) -> "Wound":
        """The same without the kinds of which nothing is left."""
        kept = Wound(self.by, self.critical, self.subdue)
        for place, share in enumerate(self.amounts):
            if share > 0:
                kept.add(share, self.types[place])
        return kept

    def taken_of(self, type: i64) -> i64:
        """How much of a kind was really taken."""
        for place, known in enumerate(self.types):
            if known == type:
                return self.taken[place]
        return 0

    def total(self) -> i64:
        """How much was really taken."""
        whole: i64 = 0
        for share in self.taken:
            whole += share
        return whole


def is_lessened(who: CreatureCombatState, condition: ConditionState, type: i64) -> bool:
    """Resistance: whether a condition takes something off damage of a kind now; once in each turn."""
    rule = condition.rule
    return (
        rule.damage.reduced_once is not None
        and rule.damage.reduced_once_type == type
        and rule.id not in who.struck
    )


def _lessened(who: CreatureCombatState, amount: i64, type: i64, ctx: Context) -> i64:
    # Order of Application: what is taken off comes before resistance.
    for condition in who.conditions:
        dice = condition.rule.damage.reduced_once
        if dice is not None and amount > 0 and is_lessened(who, condition, type):
            who.struck = [*who.struck, condition.rule.id]
            left: i64 = amount - d20.throw(ctx, who, dice, 1, condition.rule.name)
            return left if left > 0 else 0
    return amount


def after_defences(who: CreatureCombatState, amount: i64, type: i64) -> i64:
    """Damage and Healing [Order of Application]: adjustments, then resistance, then vulnerability."""
    bit: i64 = 1 << type
    sheet = who.sheet
    immune: i64 = sheet.immune
    resists: i64 = sheet.resists
    vulnerable: i64 = sheet.vulnerable
    for condition in who.conditions:
        rule = condition.rule
        immune |= rule.damage.immune
        resists |= rule.damage.resists
        vulnerable |= rule.damage.vulnerable
        amount -= rule.damage.reduction
        if rule.damage.increase_type == type and amount > 0:
            amount += rule.damage.increase
    if immune & bit or amount <= 0:
        return 0
    # Conditions [Petrified]: resistance to all damage. No Stacking: once, however many there are.
    if resists & bit or who.flags & PETRIFIED:
        amount //= 2
    return amount * 2 if vulnerable & bit else amount


def hurt(
    state: CombatState,
    arena: Arena,
    who: CreatureCombatState,
    amount: i64,
    type: i64,
    by: CreatureCombatState | None,
    critical: bool,
    subdue: bool,
    ctx: Context,
) -> i64:
    """Deal damage of one kind; returns how much was really taken."""
    wound = Wound(by, critical, subdue)
    wound.add(amount, type)
    return deal(state, arena, who, wound, ctx)


def deal(state: CombatState, arena: Arena, who: CreatureCombatState, wound: Wound, ctx: Context) -> i64:
    """Deal all damage of a wound at once; returns how much was really taken."""
    before: i64 = who.current_hp
    beyond: i64 = 0
    for place in range(len(wound.types)):
        left: i64 = _lessened(who, wound.amounts[place], wound.types[place], ctx)
        wound.taken.append(int(after_defences(who, left, wound.types[place])))
        beyond += _lose(who, wound, place, ctx)
    taken: i64 = wound.total()
    if who.sheet.absorbs:
        _absorb(state, who, wound, ctx)
    by = wound.by
    if by is not None:
        by.dealt += taken
        if by.flags & SWALLOWED:
            swallow.struggle(who, by, taken)
    who.taken += taken
    if taken == 0:
        return 0
    state.quiet = 0
    if by is not None and by is not who and by.flags & INVISIBLE:
        conditions.end_on_harm(state, by, ctx)
    if before == 0:
        _hurt_while_down(state, arena, who, taken, wound, ctx)
    elif who.current_hp == 0:
        _drops(state, arena, who, beyond, wound, ctx)
        if who.current_hp == 0:
            _give_spoils(state, who, by, ctx)
    if not who.dead:
        conditions.end_on_damage(state, who, ctx)
        _shake_off(state, arena, who, ctx)
    if who.concentrates_on != "":
        _keep_concentration(state, who, taken, arena.settings.old_rules, ctx)
    for condition in list(who.conditions):
        if condition.rule.damage.shared_with_source and not wound.shared:
            _share(state, arena, condition, wound, ctx)
    return taken


def _shake_off(state: CombatState, arena: Arena, who: CreatureCombatState, ctx: Context) -> None:
    # Dominate Mind, Hideous Laughter: a wound is a chance to be free, some more so than others.
    for condition in list(who.conditions):
        how = condition.rule.save_on_damage
        if how == "" or condition.ability < 0 or who.current_hp == 0 or condition not in who.conditions:
            continue
        magic, flags = is_magic(arena, condition), condition.rule.flags
        lean: i64 = 1 if how == "eased" else 0
        if saves.save(
            state, who, condition.ability, condition.dc, condition.name, magic, ctx, flags, 0, lean
        ):
            conditions.take_off(state, who, condition, ctx)


def is_magic(arena: Arena, condition: ConditionState) -> bool:
    """Whether a condition comes from a spell."""
    power = arena.powers.get(condition.spell)
    return power is not None and power.kind == "spell"


def _share(state: CombatState, arena: Arena, condition: ConditionState, wound: Wound, ctx: Context) -> None:
    # Warding Bond: whoever made it takes the same; it ends when that one falls.
    friend = None if condition.source < 0 else state.participants[condition.source]
    if friend is None or not friend.here():
        return
    same = Wound(wound.by)
    same.shared = True
    for place, type in enumerate(wound.types):
        same.add(wound.taken[place], type)
    deal(state, arena, friend, same, ctx)


def _absorb(state: CombatState, who: CreatureCombatState, wound: Wound, ctx: Context) -> None:
    # Absorption: damage of such a kind heals as much.
    for place, type in enumerate(wound.types):
        if who.sheet.absorbs & (1 << type):
            heal(state, who, wound.amounts[place], ctx)


def _lose(who: CreatureCombatState, wound: Wound, place: int, ctx: Context) -> i64:
    # Temporary Hit Points go first. Returns what was more than there was to lose.
    left: i64 = wound.taken[place]
    if left > 0:
        who.hurt_by |= 1 << wound.types[place]
    from_temporary: i64 = left if left < who.temp_hp else who.temp_hp
    who.temp_hp -= from_temporary
    left -= from_temporary
    lost: i64 = left if left < who.current_hp else who.current_hp
    who.current_hp -= lost
    if ctx.heard:
        by = "" if wound.by is None else wound.by.creature_id
        kind = DAMAGE_TYPES[wound.types[place]]
        rolled, taken, hp = wound.amounts[place], wound.taken[place], int(who.current_hp)
        ctx.emit(DamageDealt(who.creature_id, by, taken, kind, rolled, hp, wound.critical))
    return left - lost


def _drops(
    state: CombatState,
    arena: Arena,
    who: CreatureCombatState,
    beyond: i64,
    wound: Wound,
    ctx: Context,
) -> None:
    # Dropping to 0 Hit Points: a melee blow may knock out; monsters die; massive damage kills.
    kept: i64 = kept_up(state, who, beyond >= who.max_hp, ctx)
    if kept > 0:
        who.current_hp = kept
    elif wound.subdue:
        _knock_out(state, arena, who, wound.by, ctx)
    elif who.sheet.has(DEATHLESS):
        fall(state, arena, who, wound.by, ctx)
    elif not who.sheet.has(DEATH_SAVES):
        if not _refuses_to_fall(state, who, wound, ctx):
            die(state, who, wound.by, ctx)
    elif beyond >= who.max_hp:
        die(state, who, wound.by, ctx)
    else:
        fall(state, arena, who, wound.by, ctx)


def _give_spoils(
    state: CombatState, fallen: CreatureCombatState, by: CreatureCombatState | None, ctx: Context
) -> None:
    # Dark One's Blessing: an enemy falls by one's own hand, or within 10 feet.
    for each in state.participants:
        dice = each.sheet.spoils
        if dice is None or each.side == fallen.side or not each.can_act():
            continue
        if each is by or position.distance(state, each, fallen) <= SPOILS_FT:
            give_temporary(each, d20.throw(ctx, each, dice, 1, "spoils"), ctx)


def kept_up(state: CombatState, who: CreatureCombatState, outright: bool, ctx: Context) -> i64:
    """Death Ward: the first time that its bearer would fall or die it does not, and the ward is gone.

    Relentless Endurance: not for whoever is killed outright. Relentless Rage: as often as a save succeeds.
    The hit points that are left, or 0.
    """
    for condition in list(who.conditions):
        rule = condition.rule
        if rule.damage.relentless_dc > 0 and not outright and _keeps_on(state, who, condition, ctx):
            return rule.damage.stays_up_hp
        if rule.damage.stays_up and (rule.damage.stays_up_if_slain or not outright):
            conditions.take_off(state, who, condition, ctx)
            return rule.damage.stays_up_hp
    return 0


def _keeps_on(state: CombatState, who: CreatureCombatState, condition: ConditionState, ctx: Context) -> bool:
    # The difficulty grows by 5 with every time.
    name = condition.name
    times: i64 = who.uses.get(name, 0)
    who.uses[name] = int(times) + 1
    return saves.save(state, who, CON, condition.rule.damage.relentless_dc + 5 * times, name, False, ctx)


def _refuses_to_fall(state: CombatState, who: CreatureCombatState, wound: Wound, ctx: Context) -> bool:
    # Undead Fortitude: a CON save, DC 5 and the damage, unless it is radiant or a critical hit.
    if not who.sheet.has(UNDEAD_FORTITUDE) or wound.critical or RADIANT in wound.types:
        return False
    if not saves.save(state, who, CON, 5 + wound.total(), "undead fortitude", False, ctx):
        return False
    who.current_hp = 1
    return True


def fall(
    state: CombatState,
    arena: Arena,
    who: CreatureCombatState,
    by: CreatureCombatState | None,
    ctx: Context,
) -> None:
    """Falling unconscious at 0 hit points."""
    who.death_successes = 0
    who.death_failures = 0
    state.goes_out(who)
    if ctx.heard:
        ctx.emit(CreatureDowned(who.creature_id, "" if by is None else by.creature_id, False))
    conditions.end_bonds(state, who, ctx)
    unconscious = ConditionState("unconscious", NOBODY if by is None else by.place, PERMANENT)
    conditions.put_on(state, who, unconscious, arena.conditions["unconscious"], ctx)


def _knock_out(
    state: CombatState,
    arena: Arena,
    who: CreatureCombatState,
    by: CreatureCombatState | None,
    ctx: Context,
) -> None:
    # Knocking Out a Creature: 5.2 leaves it 1 hit point, 5.1 none; either way it is out and stable.
    who.current_hp = 0 if arena.settings.old_rules else 1
    fall(state, arena, who, by, ctx)
    if who.current_hp == 0:
        stabilize(state, arena, who, ctx)
    who.gone = "captured"
    if ctx.heard:
        ctx.emit(Left(who.creature_id, who.gone))


def die(state: CombatState, who: CreatureCombatState, by: CreatureCombatState | None, ctx: Context) -> None:
    """Death: all that it held or kept up ends."""
    who.dead = True
    who.current_hp = 0
    who.died = state.round
    state.goes_out(who)
    if who.sheet.auras or who.sheet.swallows:
        state.bursts = [*state.bursts, int(who.place)]
    if by is not None and by.side != who.side:
        by.kills += 1
    if ctx.heard:
        ctx.emit(CreatureDowned(who.creature_id, "" if by is None else by.creature_id, True))
    if who.concentrates_on != "":
        conditions.end_concentration(state, who, ctx)
    conditions.end_bonds(state, who, ctx)
    conditions.let_go(state, who, ctx)


def _hurt_while_down(
    state: CombatState,
    arena: Arena,
    who: CreatureCombatState,
    taken: i64,
    wound: Wound,
    ctx: Context,
) -> None:
    # Damage at 0 Hit Points: a failure, two by a critical hit; as much as the maximum kills.
    if who.dead or who.sheet.has(DEATHLESS):
        return
    if taken >= who.max_hp:
        die(state, who, wound.by, ctx)
        return
    conditions.take_off_all(state, who, STABLE, ctx)
    who.death_failures += 2 if wound.critical else 1
    if ctx.heard:
        ctx.emit(DeathSave(who.creature_id, 0, int(who.death_successes), int(who.death_failures)))
    if who.death_failures >= SAVES_NEEDED:
        die(state, who, wound.by, ctx)


def death_save(state: CombatState, arena: Arena, who: CreatureCombatState, ctx: Context) -> None:
    """Death Saving Throws: 10 or more helps; three of either decide; a 1 counts twice, a 20 wakes."""
    natural, made = saves.death(state, who, DEATH_SAVE_DC, ctx)
    if natural == 1:
        who.death_failures += 2
    elif natural < 20 and made < DEATH_SAVE_DC:
        who.death_failures += 1
    elif natural < 20:
        who.death_successes += 1
    if ctx.heard:
        ctx.emit(DeathSave(who.creature_id, int(natural), int(who.death_successes), int(who.death_failures)))
    if natural == 20:
        heal(state, who, 1, ctx)
    elif who.death_failures >= SAVES_NEEDED:
        die(state, who, None, ctx)
    elif who.death_successes >= SAVES_NEEDED:
        stabilize(state, arena, who, ctx)


def stabilize(state: CombatState, arena: Arena, who: CreatureCombatState, ctx: Context) -> None:
    """Stabilizing: no more death saves, still unconscious."""
    who.death_successes = 0
    who.death_failures = 0
    conditions.put_on(state, who, ConditionState("stable"), arena.conditions["stable"], ctx)
    if ctx.heard:
        ctx.emit(Stabilized(who.creature_id))


def heal(state: CombatState, who: CreatureCombatState, amount: i64, ctx: Context) -> i64:
    """Hit points come back, up to the maximum; from 0 a creature wakes. The dead stay dead."""
    if who.dead or amount <= 0 or any(one.rule.damage.no_healing for one in who.conditions):
        return 0
    before: i64 = who.current_hp
    who.current_hp = before + amount if before + amount < who.max_hp else who.max_hp
    if ctx.heard:
        ctx.emit(Healed(who.creature_id, int(who.current_hp - before), int(who.current_hp)))
    if before == 0:
        who.death_successes = 0
        who.death_failures = 0
        conditions.take_off_all(state, who, STABLE, ctx)
        _wake(state, who, ctx)
    return who.current_hp - before


def _wake(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    # Only what falling had put on ends: a sleeper by magic sleeps on.
    for condition in list(who.conditions):
        if condition.name == "unconscious" and condition.spell == "" and condition.kind == PERMANENT:
            conditions.take_off(state, who, condition, ctx)


def revive(state: CombatState, who: CreatureCombatState, hp: i64, ctx: Context) -> None:
    """Revivify: the dead live again, rid of all that was on them, if their maximum is not 0."""
    if not who.dead or who.max_hp == 0:
        return
    who.dead = False
    who.died = -1
    who.conditions = []
    who.death_successes = 0
    who.death_failures = 0
    who.current_hp = hp
    conditions.feel(who)
    if ctx.heard:
        ctx.emit(Healed(who.creature_id, int(hp), int(hp)))


def give_temporary(who: CreatureCombatState, amount: i64, ctx: Context) -> None:
    """Temporary Hit Points: they do not add up; the higher ones count."""
    if amount > who.temp_hp:
        who.temp_hp = amount
        if ctx.heard:
            ctx.emit(Healed(who.creature_id, 0, int(who.current_hp), int(amount)))


def _keep_concentration(
    state: CombatState, who: CreatureCombatState, taken: i64, old_rules: bool, ctx: Context
) -> None:
    # Concentration: DC 10 or half the damage, whichever is higher; at most 30, which 5.1 does not say.
    dc: i64 = taken // 2 if taken // 2 > 10 else 10
    if not old_rules and dc > LARGEST_DC:
        dc = LARGEST_DC
    distracted = any(condition.rule.magic.concentration_disadvantage for condition in who.conditions)
    lean: i64 = d20.edge_of(who.sheet.has(FOCUSED), distracted)
    total: i64 = saves.total(state, who, CON, dc, CONCENTRATION, False, ctx, 0, 0, lean)
    kept = total >= dc or saves.insists(who, CONCENTRATION, ctx)
    if ctx.heard:
        ctx.emit(ConcentrationChecked(who.creature_id, who.concentrates_on, int(total), int(dc), kept))
    if not kept:
        conditions.end_concentration(state, who, ctx)


def tire(
    state: CombatState, who: CreatureCombatState, levels: i64, by: CreatureCombatState | None, ctx: Context
) -> None:
    """Conditions [Exhaustion]: levels add up, and the sixth kills; in 5.1 the fourth halves the maximum."""
    if conditions.immune_to(who, EXHAUSTION):
        return
    before: i64 = who.exhaustion
    who.exhaustion = before + levels if before + levels < DEADLY_EXHAUSTION else DEADLY_EXHAUSTION
    conditions.feel(who)
    if ctx.heard:
        source = "" if by is None else by.creature_id
        ctx.emit(ConditionApplied(who.creature_id, "exhaustion", source, "", int(who.exhaustion)))
    if who.sheet.old_rules and before < HALVING_EXHAUSTION <= who.exhaustion:
        who.max_hp //= 2
        who.current_hp = who.current_hp if who.current_hp < who.max_hp else who.max_hp
    if who.exhaustion == DEADLY_EXHAUSTION and not who.dead:
        die(state, who, by, ctx)


def rest(who: CreatureCombatState, ctx: Context) -> None:
    """Conditions [Exhaustion]: one level less; in 5.1 the maximum is whole again below the fourth."""
    who.exhaustion -= 1
    conditions.feel(who)
    if who.sheet.old_rules and who.exhaustion == HALVING_EXHAUSTION - 1:
        # The half of an odd number had lost one more.
        whole: i64 = who.sheet.max_hp
        who.max_hp = whole if who.max_hp == whole // 2 else who.max_hp * 2
    if ctx.heard and who.exhaustion == 0:
        ctx.emit(ConditionEnded(who.creature_id, "exhaustion"))
    elif ctx.heard:
        ctx.emit(ConditionApplied(who.creature_id, "exhaustion", "", "", int(who.exhaustion)))
