"""Fighters and skills for tests, and a fight step by step."""

from collections.abc import Sequence
from typing import Any

from turnwright.games.wuxia import (
    BattleSimulator,
    CharacterState,
    EquippedSkill,
    GameState,
    HeuristicAI,
    SkillDB,
    SkillDef,
    SkillTier,
    Stats,
    Wuxia,
)
from turnwright.games.wuxia.clock import ATBClock
from turnwright.kernel.dice import LoadedDice
from turnwright.kernel.dice_random import as_random
from turnwright.kernel.match import Match

WUXIA = Wuxia()

# The skill and the target of the worked cases.
PALM: dict[str, Any] = {
    "base_damage": 24,
    "power_multiplier": 1.1,
    "hit_chance": 0.85,
    "crit_chance": 0.15,
}
DODGER: dict[str, Any] = {
    "miss_chance": 0.25,
    "partial_miss_chance": 0.35,
    "partial_miss_min_reduction": 0.2,
    "partial_miss_max_reduction": 0.4,
}
STATS: dict[str, int] = {
    "hp": 100,
    "max_hp": 100,
    "qi": 100,
    "max_qi": 100,
    "strength": 20,
    "agility": 20,
    "defense": 10,
}


def skill(id: str, label: str = "掌法", **parameters: Any) -> dict[str, Any]:
    """A skill of one tier, as a file has it."""
    return {"id": id, "name": id.title(), "type": label, "tiers": [{"tier": 1, "parameters": parameters}]}


def character(id: str, attack: Sequence[str] = ("palm",), **changes: Any) -> dict[str, Any]:
    """A fighter, as a file has it; `guard` and `steps` are ids of skills, the rest changes its stats."""
    guard, steps = changes.pop("guard", None), changes.pop("steps", None)
    known = [*attack, *(name for name in (guard, steps) if name)]
    return {
        "id": id,
        "name": id.title(),
        "stats": {**STATS, **changes},
        "skills": [{"skill_id": name, "tier": 1} for name in known],
        "equipped": {"attack": list(attack), "defense": guard, "movement": steps},
    }


def scenario(
    characters: Sequence[dict[str, Any]], skills: Sequence[dict[str, Any]] = (), **changes: Any
) -> dict[str, Any]:
    """The first fighter against all others, unless the sides are given."""
    names = [one["id"] for one in characters]
    listed = [*skills] or [skill("palm", **PALM)]
    return {
        "name": "Test",
        "first": names[:1],
        "second": names[1:],
        "characters": list(characters),
        "skills": listed,
        **changes,
    }


def fight(given: dict[str, Any], faces: Sequence[float] = (), **settings: Any) -> Match:
    """A match between two people whose dice are loaded."""
    return Match(WUXIA, given, dice=list(faces) or None, **settings)


def simulator(
    fighters: Sequence[CharacterState], skills: SkillDB, faces: Sequence[float], **settings: Any
) -> tuple[BattleSimulator, LoadedDice]:
    """A simulator over loaded numbers."""
    dice = LoadedDice(faces)
    clock = settings.pop("clock", None) or ATBClock()
    made = BattleSimulator(GameState(list(fighters)), HeuristicAI(skills), clock, as_random(dice), **settings)
    return made, dice


def skills_of(**named: dict[str, Any]) -> SkillDB:
    """Skills of one tier, by id."""
    return SkillDB(
        [SkillDef(name, name.title(), "掌法", [SkillTier(1, name, **given)]) for name, given in named.items()]
    )


def fighter(id: str, team: str, *equipped: EquippedSkill, **stats: int) -> CharacterState:
    """A fighter with these skills."""
    return CharacterState(id, id.title(), team, Stats(**{**STATS, **stats}), list(equipped))


def acting_order(agility: dict[str, int], turns: int, **clock: Any) -> list[tuple[str, int]]:
    """Who acts, and at which tick."""
    state = GameState([fighter(name, name, agility=value) for name, value in agility.items()])
    order = []
    atb = ATBClock(**clock)
    for _ in range(turns):
        actor = atb.next_actor(state)
        assert actor is not None
        order.append((actor.id, int(state.ticks)))
    return order
