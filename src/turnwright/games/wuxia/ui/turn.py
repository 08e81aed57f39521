"""The turn sheet of a fighter: skills with their qi and cooldown, and those that cannot be used, with why."""

from typing import Any, Final

from msgspec import UNSET

from turnwright.gamekit.headings import Ranked, best_of_each_first, topic
from turnwright.games.wuxia.bots.heuristic import score, weakest
from turnwright.games.wuxia.commands import UseSkill
from turnwright.games.wuxia.forecast.strike_odds import StrikeOdds, strike_odds
from turnwright.games.wuxia.names import display_name
from turnwright.games.wuxia.options import skill_refusal
from turnwright.games.wuxia.rules import turns
from turnwright.games.wuxia.skills import ALL, ATTACK, CHAIN
from turnwright.games.wuxia.state import CharacterState, EquippedSkill, GameState
from turnwright.games.wuxia.ui import messages
from turnwright.kernel.errors import Rejected
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message, Topic
from turnwright.kernel.turn_schema import Action, Disabled, OptionOdds, Resource, Turn, Way

QI: Final = "qi"
SKILL: Final = "skill"
OTHER: Final = "other"
ASIDE: Final = 1_000_000.0  # more than any damage: other targets come after the weakest
SHOWN: Final = {"attack": 12, "act": 2}  # how many of a group to list at first
PLACES: Final = 1000.0  # to which probabilities and means are rounded


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
            odds = () if skill is None else _odds(state, actor, skill, command.target_id)
            ways.setdefault(_id(command.skill_id, command.tier), []).append(
                Way(place, target, targets, odds=odds)
            )
        else:
            tag = str(command.__struct_config__.tag)
            name = (
                Message("resign", {"text": tag}) if tag == "resign" else Message("defend-name", {"text": tag})
            )
            if tag == "resign":
                actions.append(Action(tag, name, OTHER, ways=(Way(place),)))
                continue
            about, percent = defend_label(state), float(state.arena.guard_percent)
            numbers = {"spared": percent} if percent else {}
            actions.append(
                Action(tag, name, OTHER, about=about, numbers=numbers, ways=(Way(place, label=about),))
            )
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
                    about=_about(skill),
                    numbers=numbers,
                    ways=tuple(ways[id]),
                )
            )
            continue
        refused = skill_refusal(actor, skill)
        if refused is not None:
            why = messages.unready(skill, refused)
            disabled.append(
                Disabled(
                    id,
                    name,
                    refused.code,
                    why,
                    SKILL,
                    QI,
                    spends,
                    level=int(skill.tier),
                    about=_about(skill),
                    numbers=numbers,
                )
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


def defend_label(state: GameState) -> Message:
    """Describe what defending does."""
    percent = int(state.arena.guard_percent)
    if percent == 0:
        return Message("choose-pass", {})
    return Message("choose-defend", {"percent": percent})


def _id(skill_id: str, tier: int) -> str:
    return f"use_skill/{skill_id}/{tier}"


def strike_of(state: GameState, command: UseSkill) -> dict[str, Any] | None:
    """Return the chance to hit and the mean damage of a hit on the first target, if they can be counted."""
    if state.actor < 0 or state.reason:
        return None
    actor = state.fighters[state.actor]
    skill = _equipped(actor, command)
    odds = () if skill is None else _odds(state, actor, skill, command.target_id)
    if not odds:
        return None
    first = odds[0]
    damage: Any = 0 if first.damage is UNSET else int(first.damage[2] + 0.5)
    hit: Any = first.hit
    return {"percent": int(float(hit) * 100.0 + 0.5), "damage": damage}


def headings(state: GameState, options: Options) -> list[Topic]:
    """Group the options of a turn: the skills as the bot rates them, the best first, and the rest."""
    actor = state.fighters[state.actor]
    weak = weakest(state, actor)
    skills: list[Ranked] = []
    rest: list[int] = []
    for place in range(options.count()):
        command: Any = options.command(place)
        skill = _equipped(actor, command) if isinstance(command, UseSkill) else None
        if skill is None:
            rest.append(place)
            continue
        target = state.get(command.target_id)
        points = score(state, state.arena, actor, target, skill.move)
        aside = 0.0 if weak is None or skill.move.reach == ALL or target.id == weak.id else ASIDE
        skills.append(Ranked(place, command.skill_id, aside - points))
    if not skills:
        return []
    best = best_of_each_first(skills)
    first: Any = options.command(best[0])
    hint = Message("hint-attack", {"target": display_name(state.get(first.target_id).name)})
    return [topic("attack", best, SHOWN, hint=hint), topic("act", rest, SHOWN, brief=True)]


def _equipped(actor: CharacterState, command: UseSkill) -> EquippedSkill | None:
    for skill in actor.equipped:
        if skill.skill_id == command.skill_id and skill.slot == ATTACK:
            return skill
    return None


def _odds(
    state: GameState, actor: CharacterState, skill: EquippedSkill, target_id: str
) -> tuple[OptionOdds, ...]:
    # The strike at each target; what follows a strike, such as a counter, is not counted.
    target = state.get(target_id)
    move, arena = skill.move, state.arena
    share = 1.0
    found: list[OptionOdds] = []
    for each in turns.targets(state, actor, target, move):
        try:
            odds = strike_odds(actor, each, move, arena.by_agility, share)
        except Rejected:  # too many different damages to list
            return ()
        found.append(_odds_of(each, odds))
        if move.reach == CHAIN:
            share *= move.chain_falloff
    return tuple(found)


def _odds_of(target: CharacterState, odds: StrikeOdds) -> OptionOdds:
    damages = list(odds.damage)  # in order
    spread: Any = UNSET
    if damages and odds.hit > 0.0:
        spread = (damages[0], damages[len(damages) - 1], _short(odds.mean() / odds.hit))
    return OptionOdds(
        target.id,
        hit=_short(odds.hit),
        crit=_short(odds.critical),
        damage=spread,
        expected=_short(odds.mean()),
        drops=_short(odds.at_least(target.stats.hp)),
    )


def _short(value: float) -> float:
    return float(int(value * PLACES + 0.5)) / PLACES


def _about(skill: EquippedSkill) -> Any:
    effects = [
        Message(
            "effect-of-skill",
            {
                "kind": dose.kind,
                "amount": int(dose.amount),
                "turns": int(dose.turns),
                "own": "yes" if dose.own else "no",
                "percent": int(100.0 * dose.chance + 0.5),
                "text": dose.kind,
            },
        )
        for dose in skill.move.effects
    ]
    return Message("effects-of-skill", {"effects": effects, "text": ""}) if effects else UNSET


def _numbers(skill: EquippedSkill) -> dict[str, float]:
    move = skill.move
    return {
        "cooldown": float(move.cooldown),
        "left": float(skill.ready_in),
        "damage": move.base_damage,
        "hit": move.hit_chance,
        "crit": move.crit_chance,
    }
