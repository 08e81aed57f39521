"""Notation: a fight in one line, and its commands, both ways.

    t12 k57 q3 >yun - - | yun 80 12 4500000 1,0,0 bleed*5*2 | zhao 66 30 98000000 0 -

Turn, tick, quiet turns, actor, reason and winner; then each fighter by id: hp, qi, gauge in millionths, the
cooldown of each skill, and effects with amount and turns.
"""

from typing import Final

from turnwright.gamekit.notation import number
from turnwright.games.wuxia.commands import Defend, Resign, UseSkill
from turnwright.games.wuxia.skills import ALL_KINDS
from turnwright.games.wuxia.state import NO_INDEX, REASONS, CharacterState, Effect, GameState
from turnwright.kernel.errors import Rejected

NONE: Final = "-"


def write(state: GameState) -> str:
    """Write the position in one line."""
    actor = NONE if state.actor == NO_INDEX else state.fighters[state.actor].id
    winner = NONE if state.winner == NO_INDEX else str(int(state.winner))
    head = f"t{state.turn} k{state.ticks} q{state.quiet} >{actor} {state.reason or NONE} {winner}"
    return " | ".join([head, *[_fighter(fighter) for fighter in state.fighters]])


def _fighter(fighter: CharacterState) -> str:
    rests = ",".join([str(int(skill.ready_in)) for skill in fighter.equipped])
    effects = [f"{effect.kind}*{effect.amount}*{effect.turns}" for effect in fighter.effects]
    stats = fighter.stats
    return f"{fighter.id} {stats.hp} {stats.qi} {fighter.gauge} {rests or NONE} {','.join(effects) or NONE}"


def read(text: str, like: GameState) -> GameState:
    """Read a position with the fighters of `like`, or raise `Rejected`."""
    state = like.clone()
    try:
        head, *fighters = text.split(" | ")
        if len(fighters) != len(state.fighters):
            raise ValueError(f"there are {len(state.fighters)} fighters, not {len(fighters)}")
        for place, fighter in enumerate(fighters):
            _read_fighter(fighter, state.fighters[place])
        _read_head(head, state)
    except (ValueError, KeyError, IndexError) as error:
        raise Rejected("malformed", f"not a position of this fight: {error}", "position") from None
    return state


def _read_head(head: str, state: GameState) -> None:
    turn, tick, quiet, actor, reason, winner = head.split()
    state.turn = number(turn, "t")
    state.ticks = number(tick, "k")
    state.quiet = number(quiet, "q")
    if not actor.startswith(">") or (reason != NONE and reason not in REASONS):
        raise ValueError(f"{head[:60]!r}")
    state.actor = NO_INDEX if actor == f">{NONE}" else state.get(actor[1:]).place
    state.reason = "" if reason == NONE else reason
    if (state.actor == NO_INDEX) != (state.reason != ""):
        raise ValueError("expected an actor or a reason why the fight is over, not both")
    if state.actor != NO_INDEX and state.fighters[state.actor].stats.hp == 0:
        raise ValueError("the actor has no hp left")
    state.winner = NO_INDEX if winner == NONE else number(winner, most=1)


def _read_fighter(text: str, fighter: CharacterState) -> None:
    name, hp, qi, gauge, rests, effects = text.split()
    if name != fighter.id:
        raise ValueError(f"{fighter.id} was expected, not {name[:40]!r}")
    fighter.stats.hp = number(hp, most=fighter.stats.max_hp)
    fighter.stats.qi = number(qi, most=fighter.stats.max_qi)
    fighter.gauge = number(gauge)
    listed = [] if rests == NONE else rests.split(",")
    if len(listed) != len(fighter.equipped):
        raise ValueError(f"{fighter.id} has {len(fighter.equipped)} skills, not {len(listed)}")
    for at, rest in enumerate(listed):
        fighter.equipped[at].ready_in = number(rest)
    fighter.effects = [] if effects == NONE else [_effect(effect) for effect in effects.split(",")]


def _effect(text: str) -> Effect:
    kind, amount, turns = text.split("*")
    if kind not in ALL_KINDS:
        raise ValueError(f"{kind[:40]!r} is not an effect")
    return Effect(kind, number(amount, most=10_000, least=-10_000), number(turns, most=1000))


def write_command(command: object) -> str:
    """Write a command: `skill@tier>target`, `defend` or `resign`."""
    if isinstance(command, UseSkill):
        return f"{command.skill_id}@{command.tier}>{command.target_id}"
    return "resign" if isinstance(command, Resign) else "defend"


def read_command(text: str) -> "UseSkill | Defend | Resign":
    """Read a command, or raise `Rejected`."""
    word = text.strip()
    if word == "defend":
        return Defend()
    if word == "resign":
        return Resign()
    skill, at, rest = word.partition("@")
    tier, to, target = rest.partition(">")
    if not at or not to or not tier.isascii() or not tier.isdecimal() or len(tier) > 9:
        raise Rejected("malformed", f"{word[:60]!r} is not a command", "command", ["defend"])
    return UseSkill(skill, int(tier), target)
