"""The effects that attacks, spells and features are made of.

Content files name each effect by a key (`damage:`, `save:` ...); see `content/schema.py`. Effects never
change during a fight.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.condition_rules import ConditionRule

# How a condition ends.
PERMANENT: Final = 0
ROUNDS: Final = 1
UNTIL_END_OF_TURN: Final = 2
UNTIL_START_OF_TURN: Final = 3
UNTIL_SAVE: Final = 4
CONCENTRATING: Final = 5
DURATIONS: Final = ("Permanent", "Rounds", "UntilEndOfTurn", "UntilStartOfTurn", "UntilSave", "Concentration")

DROPPED: Final = "dropped"  # to 0 hit points, by the damage of this hit
LARGEST: Final = 5  # the index of Gargantuan


class Pool:
    """Dice and a modifier, such as 2d6+3."""

    def __init__(self, count: i64 = 0, sides: i64 = 0, plus: i64 = 0, least: i64 = 1) -> None:
        self.count = count
        self.sides = sides
        self.plus = plus
        self.least = least  # lower faces count as this

    def mean(self) -> float:
        """The expected value."""
        if self.least > 1:
            more = float(self.least * (self.least - 1)) / 2.0 / float(self.sides)
            return float(self.count) * ((float(self.sides) + 1.0) / 2.0 + more) + float(self.plus)
        return float(self.count) * (float(self.sides) + 1.0) / 2.0 + float(self.plus)

    def text(self) -> str:
        """Dice notation."""
        dice = f"{self.count}d{self.sides}" if self.count else ""
        if self.plus == 0 and dice:
            return dice
        return f"{dice}{self.plus:+d}" if dice else str(self.plus)


class Duration:
    """How long a condition lasts, and the save that ends it."""

    def __init__(
        self, kind: i64 = PERMANENT, rounds: i64 = 0, ability: i64 = -1, whose: str = "bearer"
    ) -> None:
        self.kind = kind
        self.rounds = rounds
        self.ability = ability  # of the save at the end of each of the bearer's turns, or -1
        self.whose = whose  # turn it ends with: the bearer's, the source's, or the current one ("turn")


class Effect:
    """Something that happens to a target."""


class Damage(Effect):
    """Deal damage; a successful save halves it or prevents it."""

    def __init__(
        self,
        pool: Pool,
        type: i64,
        per_level: Pool | None = None,
        by_tier: bool = False,
        half: bool = False,
        needs_advantage: bool = False,
        each: bool = False,
        plus_modifier: bool = False,
        drains: bool = False,
        least_max: i64 = 0,
        leeches: bool = False,
        drinks: bool = False,
        modifier_once: bool = False,
        kills: bool = False,
    ) -> None:
        self.pool = pool
        self.type = type
        self.kills = kills  # who drops to 0 hit points by it, for good
        self.per_level = per_level  # for each slot level above the spell's own
        self.by_tier = by_tier  # a cantrip: more dice at levels 5, 11 and 17
        self.half = half
        self.needs_advantage = needs_advantage
        self.each = each  # a roll for every target, not one for all
        self.plus_modifier = plus_modifier  # the spellcasting modifier
        self.drains = drains  # the hit point maximum falls by the damage taken
        self.least_max = least_max  # but not below this
        self.leeches = leeches  # the actor regains half the damage taken
        self.drinks = drinks  # the actor regains all of it
        self.modifier_once = modifier_once  # the modifier is added to one roll of a casting, not to each

    def of_type(self, type: i64) -> "Damage":
        """The same damage of another type."""
        return Damage(
            self.pool,
            type,
            self.per_level,
            self.by_tier,
            self.half,
            self.needs_advantage,
            self.each,
            self.plus_modifier,
            self.drains,
            self.least_max,
            self.leeches,
            self.drinks,
            self.modifier_once,
            self.kills,
        )


class Heal(Effect):
    """Restore hit points, or grant temporary ones."""

    def __init__(
        self,
        pool: Pool,
        per_level: Pool | None = None,
        temporary: bool = False,
        plus_modifier: bool = False,
        raises: bool = False,
        up_to_half: bool = False,
        from_pool: bool = False,
    ) -> None:
        self.pool = pool
        self.per_level = per_level
        self.temporary = temporary
        self.plus_modifier = plus_modifier
        self.raises = raises  # the hit point maximum by the same amount
        self.up_to_half = up_to_half  # of the maximum, no further
        self.from_pool = from_pool  # what the target lacks, paid from the remaining uses


class Inflict(Effect):
    """Give the target a condition."""

    def __init__(
        self,
        rule: ConditionRule,
        lasts: Duration,
        escape_dc: i64 = 0,
        largest: i64 = LARGEST,
        spares: "list[str] | None" = None,
        most: i64 = 0,
        inescapable: bool = False,
    ) -> None:
        self.rule = rule
        self.lasts = lasts
        self.escape_dc = escape_dc  # of a grapple or a web
        self.largest = largest  # size that it works on
        self.spares: list[str] = [] if spares is None else spares  # creature types
        self.inescapable = inescapable  # no check ends it
        self.most = most  # creatures that one source holds in this way at a time; 0 means any number

    def leaves_out(self, size: i64, kind: str) -> bool:
        """Whether a creature is too large for it, or of a type that is spared."""
        return size > self.largest or kind in self.spares


class Save(Effect):
    """Make a saving throw that decides between two lists of effects."""

    def __init__(
        self,
        ability: i64,
        dc: i64,
        fail: "list[Effect]",
        success: "list[Effect] | None" = None,
        ignores_cover: bool = False,
        around: i64 = 0,
        eased: bool = False,
        hard_for: "list[str] | None" = None,
        sleep: bool = False,
        seen: bool = False,
        by_five: "list[Effect] | None" = None,
        eased_from: i64 = LARGEST + 1,
        sees_actor: bool = False,
        fails_for: "list[str] | None" = None,
    ) -> None:
        self.ability = ability
        self.eased_from = eased_from  # with advantage, for creatures of this size or larger
        self.by_five: list[Effect] = [] if by_five is None else by_five  # in addition, if it fails by 5
        self.dc = dc  # 0 means the caster's
        self.fail = fail
        self.success: list[Effect] = [] if success is None else success
        self.ignores_cover = ignores_cover
        self.around = around  # feet around the target in which every creature saves too
        self.eased = eased  # with advantage
        self.hard_for: list[str] = [] if hard_for is None else hard_for  # types that save with disadvantage
        self.fails_for: list[str] = [] if fails_for is None else fails_for  # types that fail automatically
        self.sleep = sleep  # creatures that do not sleep succeed
        self.seen = seen  # only creatures that can see are affected
        self.sees_actor = sees_actor  # only creatures that can see the actor are affected

    def with_effects(self, fail: "list[Effect]", success: "list[Effect]") -> "Save":
        """The same saving throw with other effects."""
        return Save(
            self.ability,
            self.dc,
            fail,
            success,
            self.ignores_cover,
            self.around,
            self.eased,
            self.hard_for,
            self.sleep,
            self.seen,
            self.by_five,
            self.eased_from,
            self.sees_actor,
            self.fails_for,
        )


class PowerAttack(Effect):
    """Make the attack roll of a power, with its own bonus or the caster's."""

    def __init__(self, hit: "list[Effect]", miss: "list[Effect] | None" = None, melee: bool = False) -> None:
        self.hit = hit
        self.miss: list[Effect] = [] if miss is None else miss
        self.melee = melee


class WeaponAttack(Effect):
    """Make one of the actor's own attacks on the target."""

    def __init__(self, weapon: str, largest: i64 = LARGEST) -> None:
        self.weapon = weapon
        self.largest = largest  # target


class Relocate(Effect):
    """Push, pull or teleport the target, or move the caster's zone."""

    def __init__(self, way: str, feet: i64, largest: i64 = LARGEST) -> None:
        self.way = way
        self.feet = feet
        self.largest = largest


class Cure(Effect):
    """End conditions."""

    def __init__(
        self, flags: i64, one: bool = False, from_kinds: "list[str] | None" = None, curses: bool = False
    ) -> None:
        self.flags = flags
        self.one = one  # only one of them
        self.curses = curses  # and curses
        self.from_kinds: list[str] = [] if from_kinds is None else from_kinds  # of their sources


class RemoveCondition(Effect):
    """End all conditions of one name, or all curses."""

    def __init__(self, name: str) -> None:
        self.name = name


class Dispel(Effect):
    """End spells on the target: up to a level at once, higher ones by an ability check."""

    def __init__(self, level: i64) -> None:
        self.level = level


class Grant(Effect):
    """Give an action, movement, or a benefit of the rules."""

    def __init__(self, what: str, feet: i64 = 0) -> None:
        self.what = what
        self.feet = feet


class RegainUses(Effect):
    """Restore uses of a pool: one, or as many as the slot level."""

    def __init__(self, pool: str, by_slot: bool = False) -> None:
        self.pool = pool
        self.by_slot = by_slot


class Slay(Effect):
    """Kill the target outright, or drop it to 0 hit points."""

    def __init__(self, falls: bool = False) -> None:
        self.falls = falls


class Revive(Effect):
    """Return the dead to life."""

    def __init__(self, hp: i64) -> None:
        self.hp = hp


class OnSelf(Effect):
    """Apply effects to the actor instead of the target."""

    def __init__(self, effects: "list[Effect]") -> None:
        self.effects = effects


class When(Effect):
    """Choose between two lists of effects by the state of actor and target."""

    def __init__(
        self,
        what: str,
        effects: "list[Effect]",
        otherwise: "list[Effect]",
        feet: i64 = 0,
        kinds: "list[str] | None" = None,
    ) -> None:
        self.what = what  # run, bloodied, actor_bloodied, hurt, held, dropped, hp, cr or kinds
        self.feet = feet  # of the run; or the maximum of the target's hit points, or of its CR in eighths
        self.effects = effects
        self.otherwise = otherwise
        self.kinds: list[str] = [] if kinds is None else kinds  # creature types


class WithinPool(Effect):
    """Apply effects to creatures from the fewest Hit Points up, while a roll covers their Hit Points."""

    def __init__(
        self,
        pool: Pool,
        effects: "list[Effect]",
        per_level: Pool | None = None,
        sleep: bool = False,
        seen: bool = False,
    ) -> None:
        self.pool = pool
        self.effects = effects
        self.per_level = per_level
        self.sleep = sleep  # creatures that do not sleep, or cannot be Charmed, are left out
        self.seen = seen  # creatures that cannot see are left out


class Summon(Effect):
    """Place creatures on free cells near the point, on the caster's side."""

    def __init__(self, creature: str, count: i64 = 1) -> None:
        self.creature = creature
        self.count = count


class ZoneEffect(Effect):
    """Make the area last, with effects on the creatures that enter it or are in it at their turns."""

    def __init__(
        self,
        id: str,
        effects: "list[Effect]",
        difficult: bool = False,
        obscures: bool = False,
        at_start: bool = True,
        on_enter: bool = True,
        at_end: bool = False,
        follows: bool = False,
        lets_go: bool = False,
        each_step: bool = False,
        sunlit: bool = False,
        dark: bool = False,
        inside: "list[Effect] | None" = None,
        carries: bool = False,
        ground: bool = False,
        at_source_end: bool = False,
        at_end_too: bool = False,
        rolls_over: bool = False,
    ) -> None:
        self.id = id
        self.effects = effects
        self.difficult = difficult
        self.obscures = obscures
        self.at_start = at_start
        self.on_enter = on_enter
        self.at_end = at_end
        self.follows = follows  # moves with its caster
        self.lets_go = lets_go  # conditions that it gave end outside of it
        self.each_step = each_step  # acts again for every cell entered
        self.sunlit = sunlit
        self.dark = dark  # magical darkness
        self.inside: list[Effect] = [] if inside is None else inside  # conditions for as long as in the area
        self.carries = carries  # creatures that bear its condition move with it
        self.ground = ground  # only creatures on the ground are in it
        self.at_source_end = at_source_end  # at the end of its source's turns
        self.at_end_too = at_end_too  # at the end of a turn in which it has acted on the creature already
        self.rolls_over = rolls_over  # when it moves, it acts on creatures at its point of origin
        self.slows: bool = False  # one of them halves the Speed
        for effect in self.inside:
            if isinstance(effect, Inflict) and effect.rule.speed.halved:
                self.slows = True
