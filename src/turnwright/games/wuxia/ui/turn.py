"""The turn sheet of a fighter: skills with their qi and cooldown, and those that cannot be used, with why."""

from typing import Any, Final

from turnwright.games.wuxia.commands import UseSkill
from turnwright.games.wuxia.names import display_name
from turnwright.games.wuxia.options import skill_refusal
from turnwright.games.wuxia.skills import ALL, ATTACK
from turnwright.games.wuxia.state import CharacterState, EquippedSkill, GameState
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message
from turnwright.kernel.turn_schema import Action, Disabled, Resource, Turn, Way

QI: Final = "qi"
SKILL: Final = "skill"
OTHER: Final = "other"


def write(state: GameState, options: Options) -> Turn:
    """Write the turn sheet of the acting fighter."""
    actor = state.fighters[state.actor]
    ways: dict[str, list[Way]] = {}
    actions: list[Action] = []
    for place in range(options.count()):
        command: Any = options.command(place)
        if isinstance(command, UseSkill):
            skill = _equipped(actor, command)
            target = "" if skill is None or skill.move.reach == ALL else command.target_id
            targets = tuple([each.id for each in state.opponents(actor)]) if target == "" else ()
            ways.setdefault(_id(command.skill_id, command.tier), []).append(Way(place, target, targets))
        else:
            tag = str(command.__struct_config__.tag)
            name = Message("resign" if tag == "resign" else "choose-defend", {"text": tag})
            actions.append(Action(tag, name, OTHER, ways=(Way(place),)))
    skills: list[Action] = []
    disabled: list[Disabled] = []
    for skill in actor.equipped:
        if skill.slot != ATTACK:
            continue
        id, name = _id(skill.skill_id, int(skill.tier)), display_name(skill.move.name)
        spends = {QI: int(skill.move.qi_cost)} if skill.move.qi_cost > 0 else {}
        numbers = _numbers(skill)
        if id in ways:
            skills.append(
                Action(
                    id,
                    name,
                    SKILL,
                    QI,
                    spends,
                    level=int(skill.tier),
                    numbers=numbers,
                    ways=tuple(ways[id]),
                )
            )
            continue
        refused = skill_refusal(actor, skill)
        if refused is not None:
            args = {"text": refused.reason, "turns": int(skill.ready_in), "qi": int(skill.move.qi_cost)}
            why = Message(f"refused-{refused.code}", args)
            level = int(skill.tier)
            disabled.append(
                Disabled(id, name, refused.code, why, SKILL, QI, spends, level=level, numbers=numbers)
            )
    stats = actor.stats
    economy = (Resource(QI, Message("economy-qi", {"text": QI}), int(stats.qi), int(stats.max_qi)),)
    return Turn(
        options.count(),
        actor.id,
        economy=economy,
        actions=(*skills, *actions),
        disabled=tuple(disabled),
    )


def _id(skill_id: str, tier: int) -> str:
    return f"use_skill/{skill_id}/{tier}"


def _equipped(actor: CharacterState, command: UseSkill) -> EquippedSkill | None:
    for skill in actor.equipped:
        if skill.skill_id == command.skill_id and skill.slot == ATTACK:
            return skill
    return None


def _numbers(skill: EquippedSkill) -> dict[str, float]:
    move = skill.move
    return {
        "cooldown": float(move.cooldown),
        "left": float(skill.ready_in),
        "damage": move.base_damage,
        "hit": move.hit_chance,
        "crit": move.crit_chance,
    }
