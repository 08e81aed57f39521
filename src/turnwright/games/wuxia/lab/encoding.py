"""Encodes a fight for a learner: both sides fighter by fighter, its own side first.

An action is a skill of the acting fighter on an opponent, or to defend.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.gamekit.drawing import signed_share
from turnwright.games.wuxia.arena import Arena
from turnwright.games.wuxia.options import DEFEND, order_for, usable
from turnwright.games.wuxia.skills import ALL, ALL_KINDS, ATTACK, GUARD
from turnwright.games.wuxia.state import NO_INDEX, CharacterState, EquippedSkill, GameState
from turnwright.kernel.errors import Rejected
from turnwright.kernel.lab_view import Encoding

SIDES: Final = ("own", "other")
NOW: Final = ("alive", "acting", "hp", "qi", "gauge", "strength", "agility", "defense")
OF_A_SKILL: Final = ("ready", "rest")
_EFFECTS: Final = len(NOW)
_SKILLS: Final = len(NOW) + 2 * len(ALL_KINDS)


def observation_names(across: int, slots: int) -> list[str]:
    """Name the numbers of an observation, by fighters on a side and attacks of a fighter."""
    what = [*NOW, *ALL_KINDS, *[f"{kind} turns" for kind in ALL_KINDS]]
    what += [f"skill {slot + 1} {word}" for slot in range(slots) for word in OF_A_SKILL]
    fighters = [f"{side} {place + 1}" for side in SIDES for place in range(across)]
    return [*[f"{who} {word}" for who in fighters for word in what], "turn", "quiet"]


def action_names(across: int, slots: int) -> list[str]:
    """Name the actions."""
    skills = [f"skill {slot + 1}" for slot in range(slots)]
    return [*[f"{skill} on {place + 1}" for skill in skills for place in range(across)], "defend"]


class WuxiaEncoding(Encoding):
    """Fighters are sorted by id, attacks by their order; empty places are 0.

    Hp, qi and gauge are shares of their maximum; strength, agility, defence, effects and cooldowns are shares
    of the highest in the scenario.
    """

    def __init__(self, start: GameState) -> None:
        fighters = start.fighters
        sides = [_places(fighters, 0), _places(fighters, 1)]
        self.across = max(len(sides[0]), len(sides[1]))
        self.slots = max([len(_attacks(fighter)) for fighter in fighters])
        self.width = _SKILLS + len(OF_A_SKILL) * self.slots
        self.others: list[list[int]] = [sides[1], sides[0]]
        self.blocks: list[list[int]] = [_blocks(sides, 0, self.across), _blocks(sides, 1, self.across)]
        self.strength = _scale([fighter.stats.strength for fighter in fighters])
        self.agility = _scale([fighter.stats.agility for fighter in fighters])
        self.defense = _scale([fighter.stats.defense for fighter in fighters])
        self.rest = _scale([skill.move.cooldown for fighter in fighters for skill in fighter.equipped])
        self.turns = 1.0
        self.amounts: list[float] = [1.0] * len(ALL_KINDS)
        self.amounts[ALL_KINDS.index(GUARD)] = 100.0
        for fighter in fighters:
            self._learn_effects(fighter)
        super().__init__(
            observation_names(self.across, self.slots), action_names(self.across, self.slots), self._signed()
        )

    def _learn_effects(self, fighter: CharacterState) -> None:
        for skill in fighter.equipped:
            for dose in skill.move.effects:
                kind = ALL_KINDS.index(dose.kind)
                self.amounts[kind] = max(self.amounts[kind], abs(float(dose.amount)))
                self.turns = max(self.turns, float(dose.turns))

    def _signed(self) -> list[int]:
        # An effect may be negative.
        blocks = [block * self.width for block in range(2 * self.across)]
        return [block + _EFFECTS + kind for block in blocks for kind in range(len(ALL_KINDS))]

    def observe(self, state: GameState, seat: int) -> list[float]:
        seen: list[float] = [0.0] * self.size
        arena: Arena = state.arena
        full = float(arena.clock.full)
        at: i64 = 0
        for place in self.blocks[seat]:
            if place >= 0:
                self._look_at(seen, at, state.fighters[place], state.actor == place, full)
            at += self.width
        seen[at] = signed_share(float(state.turn), float(arena.steps))
        seen[at + 1] = signed_share(float(state.quiet), float(arena.stalemate))
        return seen

    def _look_at(
        self, seen: list[float], at: i64, fighter: CharacterState, acting: bool, full: float
    ) -> None:
        stats = fighter.stats
        if stats.hp > 0:
            seen[at] = 1.0
        if acting:
            seen[at + 1] = 1.0
        seen[at + 2] = signed_share(float(stats.hp), float(stats.max_hp))
        seen[at + 3] = signed_share(float(stats.qi), float(stats.max_qi))
        seen[at + 4] = signed_share(float(fighter.gauge), full)
        seen[at + 5] = signed_share(float(stats.strength), self.strength)
        seen[at + 6] = signed_share(float(stats.agility), self.agility)
        seen[at + 7] = signed_share(float(stats.defense), self.defense)
        if fighter.effects:
            self._look_at_effects(seen, at + _EFFECTS, fighter)
        at += _SKILLS
        for skill in fighter.equipped:
            if skill.slot == ATTACK:
                if usable(fighter, skill):
                    seen[at] = 1.0
                seen[at + 1] = signed_share(float(skill.ready_in), self.rest)
                at += len(OF_A_SKILL)

    def _look_at_effects(self, seen: list[float], at: i64, fighter: CharacterState) -> None:
        for effect in fighter.effects:
            kind: i64 = ALL_KINDS.index(effect.kind)
            seen[at + kind] = signed_share(float(effect.amount), self.amounts[kind])
            seen[at + len(ALL_KINDS) + kind] = signed_share(float(effect.turns), self.turns)

    def mask(self, state: GameState, seat: int) -> list[int]:
        mask: list[int] = [0] * self.actions
        actor = _actor(state, seat)
        if actor is None:
            return mask
        mask[self.actions - 1] = 1
        at: i64 = 0
        for skill in actor.equipped:
            if skill.slot == ATTACK:
                if usable(actor, skill):
                    self._mark_targets(mask, at, state, seat, skill.move.reach == ALL)
                at += self.across
        return mask

    def _mark_targets(self, mask: list[int], at: i64, state: GameState, seat: int, once: bool) -> None:
        # A skill that reaches all is one action, on the first living opponent.
        for place in self.others[seat]:
            if state.fighters[place].stats.hp > 0:
                mask[at] = 1
                if once:
                    return
            at += 1

    def command(self, state: GameState, seat: int, action: int) -> Any:
        actor = _actor(state, seat)
        if actor is not None and action == self.actions - 1:
            return DEFEND
        if actor is not None and 0 <= action < self.actions:
            slot = action // self.across
            target = action % self.across
            attacks = _attacks(actor)
            if slot < len(attacks) and target < len(self.others[seat]):
                return order_for(state, attacks[slot], state.fighters[self.others[seat][target]])
        raise Rejected("no-action", f"action {action} means nothing here", "action")


def _places(fighters: list[CharacterState], side: int) -> list[int]:
    return [int(fighter.place) for fighter in fighters if fighter.side == side]


def _blocks(sides: list[list[int]], seat: int, across: int) -> list[int]:
    # The places of the own side, then of the other, each filled up with -1.
    blocks: list[int] = []
    for side in (sides[seat], sides[1 - seat]):
        blocks += side + [-1] * (across - len(side))
    return blocks


def _attacks(fighter: CharacterState) -> list[EquippedSkill]:
    return [skill for skill in fighter.equipped if skill.slot == ATTACK]


def _actor(state: GameState, seat: int) -> CharacterState | None:
    if state.actor == NO_INDEX:
        return None
    actor = state.fighters[state.actor]
    return actor if actor.side == seat else None


def _scale(numbers: list[i64]) -> float:
    return float(max([1, *[int(number) for number in numbers]]))
