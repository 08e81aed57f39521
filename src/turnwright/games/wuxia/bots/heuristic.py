"""The heuristic bot: the weakest target, and the skill with the most expected damage per turn."""

from typing import Any, ClassVar

from turnwright.games.wuxia.arena import Arena
from turnwright.games.wuxia.names import display_name
from turnwright.games.wuxia.options import DEFEND, order_for, usable
from turnwright.games.wuxia.rules import strike, turns
from turnwright.games.wuxia.skills import CHAIN, ONE, SkillTier
from turnwright.games.wuxia.state import CharacterState, EquippedSkill, GameState
from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Message


def weakest(state: GameState, actor: CharacterState) -> CharacterState | None:
    """Return the opponent with the lowest hp, then the lowest defence, then the first by id."""
    found: CharacterState | None = None
    for each in state.fighters:
        if each.side == actor.side or each.stats.hp <= 0:
            continue
        if found is None or _weaker(each, found):
            found = each
    return found


def _weaker(one: CharacterState, other: CharacterState) -> bool:
    if one.stats.hp != other.stats.hp:
        return one.stats.hp < other.stats.hp
    return one.defense() < other.defense()


def score(
    state: GameState, arena: Arena, actor: CharacterState, target: CharacterState, move: SkillTier
) -> float:
    """Return the expected damage per turn, with cooldown, over all targets reached."""
    critical = 1.0 + (move.crit_multiplier - 1.0) * strike.crit_chance(actor, move, arena.by_agility)
    if move.reach == ONE:
        expected = _expected(arena, actor, target, move)
    else:
        expected = 0.0
        share = 1.0
        for each in turns.targets(state, actor, target, move):
            expected += _expected(arena, actor, each, move) * share
            if move.reach == CHAIN:
                share *= move.chain_falloff
    return expected * critical / float(move.cooldown + 1)


def _expected(arena: Arena, actor: CharacterState, target: CharacterState, move: SkillTier) -> float:
    return strike.hit_chance(actor, target, move, arena.by_agility) * strike.raw_damage(actor, target, move)


def best_skill(
    state: GameState, arena: Arena, actor: CharacterState, target: CharacterState
) -> EquippedSkill | None:
    """Return the usable skill with the highest score; ties go by the higher tier, then by id."""
    best: EquippedSkill | None = None
    best_score = 0.0
    for skill in actor.equipped:
        if not usable(actor, skill):
            continue
        points = score(state, arena, actor, target, skill.move)
        if best is None or _better(skill, points, best, best_score):
            best = skill
            best_score = points
    return best


def ranked(
    state: GameState, arena: Arena, actor: CharacterState, target: CharacterState
) -> list[tuple[EquippedSkill, float]]:
    """List the usable skills with their scores, the best first."""
    found: list[tuple[EquippedSkill, float]] = []
    for skill in actor.equipped:
        if usable(actor, skill):
            points = score(state, arena, actor, target, skill.move)
            at = 0
            while at < len(found) and not _better(skill, points, found[at][0], found[at][1]):
                at += 1
            found.insert(at, (skill, points))
    return found


def _better(skill: EquippedSkill, points: float, other: EquippedSkill, other_points: float) -> bool:
    if points != other_points:
        return points > other_points
    if skill.tier != other.tier:
        return skill.tier > other.tier
    return skill.skill_id < other.skill_id


class Heuristic(Policy):
    """Attacks the weakest opponent with the best skill; defends if no skill is usable."""

    name: ClassVar[str] = "heuristic"

    def command(self, game: Any, state: GameState, seat: int, options: Options, dice: Dice) -> Any:
        """Choose one of the options."""
        actor = state.fighters[state.actor]
        target = weakest(state, actor)
        if target is None:
            return DEFEND
        arena: Arena = state.arena
        skill = best_skill(state, arena, actor, target)
        return DEFEND if skill is None else order_for(state, skill, target)

    def explain(self, game: Any, state: GameState, seat: int, dice: Dice) -> Message:
        """Explain the command that it would give now."""
        actor = state.fighters[state.actor]
        target = weakest(state, actor)
        arena: Arena = state.arena
        skill = None if target is None else best_skill(state, arena, actor, target)
        if target is None or skill is None:
            return Message("bot-defends", {})
        words = {
            "target": display_name(target.name),
            "skill": display_name(skill.move.name),
            "worth": int(score(state, arena, actor, target, skill.move) + 0.5),
            "foes": len(state.opponents(actor)),
        }
        return Message("bot-strikes", words)
