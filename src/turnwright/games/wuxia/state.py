"""The state of a fight: fighters with stats, skills, gauges and effects."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.wuxia.skills import (
    ATTACK,
    ATTACK_UP,
    DEFENSE,
    DEFENSE_UP,
    HASTE,
    MOVEMENT,
    NEUTRAL,
    SkillDB,
    SkillTier,
)
from turnwright.kernel.codec import holds

NO_INDEX: Final = -1  # of no fighter or side
NEVER: Final = -1

# The rules that end a fight.
LAST_STANDING: Final = "last_standing"
ALL_DOWN: Final = "all_down"
STALEMATE: Final = "stalemate"
STEP_CAP: Final = "step_cap"
NONE_READY: Final = "none_ready"
CANNOT_LOSE: Final = "cannot_lose"
RESIGNED: Final = "resigned"
REASONS: Final = (
    LAST_STANDING,
    ALL_DOWN,
    STALEMATE,
    STEP_CAP,
    NONE_READY,
    CANNOT_LOSE,
    RESIGNED,
)


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Stats:
    """The stats of a fighter."""

    hp: i64
    max_hp: i64
    qi: i64
    max_qi: i64
    strength: i64
    agility: i64
    defense: i64

    def __init__(
        self,
        hp: i64 = 100,
        max_hp: i64 = -1,
        qi: i64 = 0,
        max_qi: i64 = -1,
        strength: i64 = 10,
        agility: i64 = 10,
        defense: i64 = 0,
    ) -> None:
        self.hp = hp
        self.max_hp = hp if max_hp < 0 else max_hp
        self.qi = qi
        self.max_qi = qi if max_qi < 0 else max_qi
        self.strength = strength
        self.agility = agility
        self.defense = defense

    def clone(self) -> "Stats":
        """Return an independent copy."""
        return Stats(self.hp, self.max_hp, self.qi, self.max_qi, self.strength, self.agility, self.defense)


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class EquippedSkill:
    """An equipped skill: its tier, its slot, and the turns until it is ready again."""

    skill_id: str
    tier: i64
    slot: str
    ready_in: i64

    def __init__(self, skill_id: str = "", tier: i64 = 1, slot: str = ATTACK, ready_in: i64 = 0) -> None:
        self.skill_id = skill_id
        self.tier = tier
        self.slot = slot
        self.ready_in = ready_in
        self.move: SkillTier = NEUTRAL  # shared, not part of the state
        self.orders: list[Any] = []  # the command for each target, made once

    def clone(self) -> "EquippedSkill":
        """Copy the skill; its numbers are shared."""
        copy = EquippedSkill(self.skill_id, self.tier, self.slot, self.ready_in)
        copy.move = self.move
        copy.orders = self.orders
        return copy


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Effect:
    """An effect that lasts for a number of the bearer's turns."""

    kind: str
    amount: i64
    turns: i64

    def __init__(self, kind: str = "", amount: i64 = 0, turns: i64 = 0) -> None:
        self.kind = kind
        self.amount = amount
        self.turns = turns
        self.giver: i64 = NO_INDEX  # the place of the fighter it came from, for the figures
        self.fresh: bool = False  # begun in the current turn of the bearer

    def clone(self) -> "Effect":
        """Return an independent copy."""
        copy = Effect(self.kind, self.amount, self.turns)
        copy.giver = self.giver
        copy.fresh = self.fresh
        return copy


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class CharacterState:
    """A fighter: team, stats, equipped skills, gauge and effects."""

    id: str
    name: str
    team: str
    stats: Stats
    equipped: list[EquippedSkill]
    gauge: i64  # in millionths of a time unit
    effects: list[Effect]

    def __init__(
        self,
        id: str = "",
        name: str = "",
        team: str = "",
        stats: Stats | None = None,
        equipped: list[EquippedSkill] | None = None,
        gauge: i64 = 0,
        effects: list[Effect] | None = None,
        cooldowns: dict[str, int] | None = None,
    ) -> None:
        self.id = id
        self.name = name or id
        self.team = team
        self.stats = Stats() if stats is None else stats
        self.equipped = [] if equipped is None else equipped
        self.gauge = gauge
        self.effects = [] if effects is None else effects
        if cooldowns is not None:
            self.cool_down(cooldowns)
        self.side: i64 = 0  # the number of the team; from here on nothing is part of the state
        self.place: i64 = 0
        self.guard: SkillTier = NEUTRAL
        self.guard_id = ""
        self.steps: SkillTier = NEUTRAL
        self.steps_id = ""
        self.dealt: i64 = 0  # figures of the fight: hp taken from others, and lost
        self.taken: i64 = 0
        self.kills: i64 = 0
        self.died: i64 = NEVER

    def clone(self) -> "CharacterState":
        """Return an independent copy."""
        copy = CharacterState(self.id, self.name, self.team, self.stats.clone(), [], self.gauge)
        copy.equipped = [skill.clone() for skill in self.equipped]
        if self.effects:
            copy.effects = [effect.clone() for effect in self.effects]
        copy.side = self.side
        copy.place = self.place
        copy.guard = self.guard
        copy.guard_id = self.guard_id
        copy.steps = self.steps
        copy.steps_id = self.steps_id
        copy.dealt = self.dealt
        copy.taken = self.taken
        copy.kills = self.kills
        copy.died = self.died
        return copy

    @property
    def alive(self) -> bool:
        """Whether the fighter has hp left."""
        return self.stats.hp > 0

    @property
    def time_units(self) -> float:
        """The gauge in time units."""
        return self.gauge / 1_000_000

    @property
    def cooldowns(self) -> dict[str, int]:
        """The turns until each skill on cooldown is ready again."""
        return {skill.skill_id: int(skill.ready_in) for skill in self.equipped if skill.ready_in > 0}

    def cool_down(self, cooldowns: dict[str, int]) -> None:
        """Set the turns until skills are ready again, or raise `KeyError` for one that is not equipped."""
        for skill_id, turns in cooldowns.items():
            found = False
            for skill in self.equipped:
                if skill.skill_id == skill_id:
                    skill.ready_in = _never_negative(turns)
                    found = True
            if not found:
                raise KeyError(f"{self.id} has no skill {skill_id!r}")

    def strength(self) -> i64:
        """Return strength with effects."""
        return self.raised(self.stats.strength, ATTACK_UP) if self.effects else self.stats.strength

    def defense(self) -> i64:
        """Return defence with effects."""
        return self.raised(self.stats.defense, DEFENSE_UP) if self.effects else self.stats.defense

    def agility(self) -> i64:
        """Return agility with effects, but not below 1, or a slow would never wear off."""
        if not self.effects:
            return self.stats.agility
        raised: i64 = self.raised(self.stats.agility, HASTE)
        return 1 if raised == 0 and self.stats.agility > 0 else raised

    def raised(self, stat: i64, kind: str) -> i64:
        """Return a stat with the effects of a kind, not below 0."""
        return _never_negative(stat + self.bonus(kind))

    def bonus(self, kind: str) -> i64:
        """Return the sum of all effects of a kind."""
        total: i64 = 0
        for effect in self.effects:
            if effect.kind == kind:
                total += effect.amount
        return total

    def suffers(self, kind: str) -> bool:
        """Whether the fighter has an effect of a kind."""
        return any(effect.kind == kind for effect in self.effects)

    def bind(self, skills: SkillDB) -> None:
        """Look up the numbers of the skills, or raise `KeyError`."""
        self.guard = NEUTRAL
        self.steps = NEUTRAL
        for skill in self.equipped:
            skill.move = skills.tier(skill.skill_id, skill.tier)
            skill.orders = []
            if skill.slot == DEFENSE:
                self.guard = skill.move
                self.guard_id = skill.skill_id
            elif skill.slot == MOVEMENT:
                self.steps = skill.move
                self.steps_id = skill.skill_id


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class GameState:
    """The state of a fight; fighters are sorted by id."""

    ticks: i64
    turn: i64
    quiet: i64  # turns in a row without loss of hp
    actor: i64  # the place of the acting fighter, or -1
    reason: str
    winner: i64
    fighters: list[CharacterState]

    def __init__(self, fighters: list[CharacterState] | None = None) -> None:
        self.ticks = 0
        self.turn = 0
        self.quiet = 0
        self.actor = NO_INDEX
        self.reason = ""
        self.winner = NO_INDEX
        self.fighters = [] if fighters is None else _in_order(fighters)
        self.arena: Any = None  # shared, not part of the state
        self.number_fighters()

    def clone(self) -> "GameState":
        """Copy the state; the arena is shared."""
        copy = GameState()
        copy.ticks = self.ticks
        copy.turn = self.turn
        copy.quiet = self.quiet
        copy.actor = self.actor
        copy.reason = self.reason
        copy.winner = self.winner
        copy.fighters = [fighter.clone() for fighter in self.fighters]
        copy.arena = self.arena
        return copy

    def number_fighters(self) -> None:
        """Number the fighters by id and the sides by team name."""
        if not self.fighters:
            return
        teams = sorted({fighter.team: 0 for fighter in self.fighters})
        for place, fighter in enumerate(self.fighters):
            fighter.place = place
            fighter.side = teams.index(fighter.team)

    def bind(self, skills: SkillDB) -> None:
        """Look up the numbers of all skills."""
        self.number_fighters()
        for fighter in self.fighters:
            fighter.bind(skills)

    def actors(self) -> Iterator[CharacterState]:
        """Iterate over all fighters, by id."""
        return iter(self.fighters)

    def living(self) -> Iterator[CharacterState]:
        """Iterate over the fighters with hp left, by id."""
        return iter([fighter for fighter in self.fighters if fighter.stats.hp > 0])

    def opponents(self, fighter: CharacterState) -> list[CharacterState]:
        """List the living fighters of the other side, by id."""
        return [each for each in self.fighters if each.side != fighter.side and each.stats.hp > 0]

    def get(self, actor_id: str) -> CharacterState:
        """Return a fighter by id, or raise `KeyError`."""
        for fighter in self.fighters:
            if fighter.id == actor_id:
                return fighter
        raise KeyError(f"there is no fighter {actor_id!r}")

    def is_battle_over(self) -> bool:
        """Whether at most one side has living members."""
        side: i64 = NO_INDEX
        for fighter in self.fighters:
            if fighter.stats.hp > 0:
                if side == NO_INDEX:
                    side = fighter.side
                elif fighter.side != side:
                    return False
        return True

    def apply_damage(self, target_id: str, amount: i64) -> i64:
        """Take hp, not below 0; return the hp lost."""
        return hurt(self.get(target_id), amount)

    def spend_qi(self, actor_id: str, cost: i64) -> None:
        """Pay qi, or raise `ValueError` if there is not enough."""
        stats = self.get(actor_id).stats
        if not 0 <= cost <= stats.qi:
            raise ValueError(f"{actor_id} has {stats.qi} qi, which does not pay {cost}")
        stats.qi -= cost

    def set_cooldown(self, actor_id: str, skill_id: str, cd: i64) -> None:
        """Set the cooldown of a skill, in turns of the fighter."""
        for skill in self.get(actor_id).equipped:
            if skill.skill_id == skill_id:
                skill.ready_in = _never_negative(cd)
                return
        raise KeyError(f"{actor_id} has no skill {skill_id!r}")

    def dec_cooldowns(self, actor_id: str) -> None:
        """Shorten all cooldowns of a fighter by a turn."""
        rest(self.get(actor_id))


def hurt(target: CharacterState, amount: i64) -> i64:
    """Take hp, not below 0; return the hp lost."""
    stats = target.stats
    lost: i64 = amount if amount < stats.hp else stats.hp
    if lost < 0:
        lost = 0
    stats.hp -= lost
    target.taken += lost
    return lost


def rest(fighter: CharacterState) -> None:
    """Shorten all cooldowns of a fighter by a turn."""
    for skill in fighter.equipped:
        if skill.ready_in > 0:
            skill.ready_in -= 1


def _never_negative(number: i64) -> i64:
    return number if number > 0 else 0


def _in_order(fighters: list[CharacterState]) -> list[CharacterState]:
    by_id: dict[str, CharacterState] = {}
    for fighter in fighters:
        if fighter.id in by_id:
            raise ValueError(f"there are two fighters {fighter.id!r}")
        by_id[fighter.id] = fighter
    return [by_id[name] for name in sorted(by_id)]


holds(CharacterState, equipped=list[EquippedSkill], effects=list[Effect])
holds(GameState, fighters=list[CharacterState])
