"""Rounds outside battle: turns by PER, action points by AGI, and the effects of rounds and turns.

The heroes of all groups form a company, which follows the rules of a battle for order, points and effects.
The heroes of one group are together; no effect reaches another group. While a group travels, explores or
rests, the turns of its heroes pass.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.campaign.state import IDLE, Campaign
from turnwright.games.rounds.events import PointsGiven
from turnwright.games.rounds.rulebook import (
    AGI,
    AT_POINTS,
    AT_ROUND_END,
    AT_ROUND_START,
    AT_TURN_END,
    AT_TURN_START,
    MOST_AP,
    NO_INDEX,
    NOWHERE,
    TURN,
)
from turnwright.games.rounds.rules import effects, phase_effects, turn_order
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.context import Context

TURNS: Final = "turns"  # the dice stream of ties


def begin_round(state: Campaign, ctx: Context, asks: bool = True) -> None:
    """Begin a round: its effects, and the order of turns."""
    company: Battle = state.company
    muster(state)
    company.round = state.round - state.land.start + 1
    for fighter in company.fighters:
        fighter.begun = False
        fighter.ended = False
    _resolve(state, company.fighters, AT_ROUND_START, ctx, asks)
    # Dice decide ties only if a group decides: otherwise the order has no effect.
    deciding = any(group.doing == IDLE and group.alive for group in state.groups)
    turn_order.set_order(company, ctx, TURNS, deciding, asks)
    company.phase = TURN


def next_turn(state: Campaign, ctx: Context, asks: bool = True) -> bool:
    """Let turns pass until a hero has to decide for a group; return False at the end of the round."""
    company: Battle = state.company
    while company.at + 1 < len(company.order):
        company.at += 1
        fighter = company.fighters[company.order[company.at]]
        fighter.begun = True
        if not _opened(state, fighter, ctx, asks):
            continue
        number = group_of(state, fighter.id)
        if state.groups[number].doing == IDLE:
            company.active = fighter.place
            state.active = number
            if ctx.heard:
                ctx.emit(PointsGiven(fighter.id, fighter.attribute(AGI), fighter.ap, fighter.name))
            return True
        end_turn(state, fighter, ctx, asks)
    return False


def _opened(state: Campaign, fighter: Fighter, ctx: Context, asks: bool) -> bool:
    # Points, and the effects of the start of the turn, in the order of the settings; a hero may die of them.
    arena: Arena = state.company.arena
    if arena.points_later:
        _resolve(state, [fighter], AT_TURN_START, ctx, asks)
    agi: i64 = fighter.attribute(AGI)
    fighter.ap = agi if agi < MOST_AP else MOST_AP
    _resolve(state, [fighter], AT_POINTS, ctx, asks)
    if not arena.points_later:
        _resolve(state, [fighter], AT_TURN_START, ctx, asks)
    return fighter.life > 0


def end_turn(state: Campaign, fighter: Fighter, ctx: Context, asks: bool = True) -> None:
    """End the turn of a hero: its effects, unspent points are lost, and marks run down."""
    company: Battle = state.company
    company.active = NO_INDEX
    state.active = NO_INDEX
    fighter.ended = True
    _resolve(state, [fighter], AT_TURN_END, ctx, asks)
    fighter.ap = 0
    for mark in fighter.marks:
        mark.lasts -= 1
        if mark.lasts <= 0:
            effects.lose_mark(company, fighter, mark.id, ctx)


def end_round(state: Campaign, ctx: Context, asks: bool = True) -> None:
    """End a round with its effects."""
    _resolve(state, state.company.fighters, AT_ROUND_END, ctx, asks)
    state.company.phase = ""


def acting(state: Campaign) -> Fighter | None:
    """Return the hero who has to decide, or None."""
    company: Battle = state.company
    return None if company.active == NO_INDEX else company.fighters[company.active]


def group_of(state: Campaign, id: str) -> int:
    """Return the number of a hero's group."""
    for number, group in enumerate(state.groups):
        for hero in group.heroes:
            if hero.id == id:
                return number
    raise KeyError(f"there is no hero {id!r}")


def muster(state: Campaign) -> None:
    """Bring the company up to date with the heroes."""
    company: Battle = state.company
    arena: Arena = company.arena
    for hero in state.travellers():
        fighter = company.get(hero.id)
        fighter.life = hero.life
        fighter.mp = hero.mp
        fighter.sp = hero.sp
        fighter.cell = arena.entries[hero.id] if hero.life > 0 else NOWHERE


def _resolve(state: Campaign, fighters: list[Fighter], phase: i64, ctx: Context, asks: bool) -> None:
    # Most heroes have no effects in most phases.
    company: Battle = state.company
    if not any(len(each.autos[phase]) > 0 or len(each.marks) > 0 for each in fighters):
        return
    muster(state)
    for number in range(len(state.groups)):
        own = [each for each in fighters if each.life > 0 and group_of(state, each.id) == number]
        if not own:
            continue
        for each in company.fighters:
            if group_of(state, each.id) != number:
                each.cell = NOWHERE
        due = phase_effects.gather(company, own, phase)
        if not state.land.all_effects:
            due = [each for each in due if not each.card.costs]  # saved for battles
        phase_effects.resolve_all(company, due, ctx, asks, tells=False)
        for hero in state.travellers():
            fighter = company.get(hero.id)
            hero.life = max(0, fighter.life)
            hero.mp = fighter.mp
            hero.sp = fighter.sp
        muster(state)
