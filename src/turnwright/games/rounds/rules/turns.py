"""Rounds and turns, phase by phase; in rush mode turns alternate after each action."""

from mypy_extensions import i64

from turnwright.games.rounds.arena import MOST_ACTS, Arena
from turnwright.games.rounds.events import (
    Arrived,
    BattleBegan,
    PhaseBegan,
    PointsGiven,
    PointsLost,
    TurnForced,
    Withdrew,
)
from turnwright.games.rounds.map.board import CELLS, cell_name, distance
from turnwright.games.rounds.rulebook import (
    AGI,
    AT_POINTS,
    AT_ROUND_END,
    AT_ROUND_START,
    AT_TURN_END,
    AT_TURN_START,
    END_OF_ROUND,
    END_OF_TURN,
    MOST_AP,
    NO_INDEX,
    NOWHERE,
    ORDER,
    POINTS,
    RESIGNED,
    START_OF_ROUND,
    START_OF_TURN,
    TURN,
)
from turnwright.games.rounds.rules import effects, hand, outcome, phase_effects, turn_order
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.context import Context


def begin_battle(state: Battle, ctx: Context) -> None:
    """Begin the first round."""
    if ctx.heard:
        count = max([2, *[int(fighter.side) + 1 for fighter in state.fighters]])
        sides = [[fighter for fighter in state.fighters if fighter.side == side] for side in range(count)]
        ids = [tuple([fighter.id for fighter in side]) for side in sides]
        names = [turn_order.names_of(side) for side in sides]
        ctx.emit(BattleBegan(names[0], names[1], ids[0], ids[1], tuple(names[2:]), tuple(ids[2:])))
    begin_round(state, ctx)
    go_on(state, ctx)


def go_on(state: Battle, ctx: Context) -> None:
    """Advance through turns and rounds until a fighter can act or the battle is over."""
    while not outcome.settle(state, ctx):
        fighter = _next(state)
        if fighter is None:
            if end_round(state, ctx):
                return
            begin_round(state, ctx)
        elif begin_turn(state, fighter, ctx):
            return


def withdraw(state: Battle, seat: i64, ctx: Context) -> None:
    """Take the fighters of a seat that gives up out of the battle, which ends if one side is left."""
    gone = [each for each in state.fighters if each.seat == seat and each.life > 0]
    left = dict.fromkeys([int(each.side) for each in state.fighters if each.life > 0 and each.seat != seat])
    if len(left) <= 1:
        outcome.end(state, ctx, RESIGNED, NO_INDEX if not left else next(iter(left)))
        return
    if ctx.heard:
        ctx.emit(Withdrew(tuple([each.id for each in gone]), turn_order.names_of(gone)))
    acting = state.active != NO_INDEX and state.fighters[state.active].seat == seat
    for fighter in gone:
        fighter.life = 0
        effects.leave(state, fighter)
    if acting:
        state.active = NO_INDEX
        go_on(state, ctx)


def _next(state: Battle) -> Fighter | None:
    # In rush mode the order repeats until every turn has ended.
    arena: Arena = state.arena
    count: i64 = len(state.order)
    looked: i64 = 0
    at: i64 = state.at + 1
    while looked < count:
        if at >= count:
            if not arena.rush:
                return None
            at = 0
        fighter = state.fighters[state.order[at]]
        if not fighter.ended:
            state.at = at
            return fighter
        at += 1
        looked += 1
    return None


# The round


def begin_round(state: Battle, ctx: Context) -> None:
    """Begin a round: arrivals, effects of its start, and the turn order."""
    state.round += 1
    state.hurt = False
    _phase(state, START_OF_ROUND, None, ctx)
    for fighter in state.fighters:
        fighter.begun = False
        fighter.ended = False
        if fighter.life > 0 and fighter.cell == NOWHERE and fighter.arrives <= state.round:
            arrive(state, fighter, ctx)
    phase_effects.resolve(state, state.fighters, AT_ROUND_START, ctx)
    if not state.over():
        _phase(state, ORDER, None, ctx)
        turn_order.set_order(state, ctx)


def end_round(state: Battle, ctx: Context) -> bool:
    """End a round with its effects; return whether the battle is over."""
    _phase(state, END_OF_ROUND, None, ctx)
    phase_effects.resolve(state, state.fighters, AT_ROUND_END, ctx)
    # Rounds without injury count toward a stalemate, unless reinforcements are on their way.
    awaited = any(fighter.life > 0 and fighter.cell == NOWHERE for fighter in state.fighters)
    state.quiet = 0 if state.hurt or awaited else state.quiet + 1
    return outcome.settle_round(state, state.arena, ctx)


def arrive(state: Battle, fighter: Fighter, ctx: Context) -> None:
    """Place a reinforcement on the free cell nearest to its own; it acts from the next turn order on."""
    arena: Arena = state.arena
    wanted: i64 = arena.entries.get(fighter.id, 0)
    least: i64 = CELLS
    found: i64 = NOWHERE
    for cell in range(CELLS):
        gap: i64 = distance(cell, wanted)
        if gap < least and effects.free(state, arena.board, cell):
            found = cell
            least = gap
    fighter.cell = found
    if ctx.heard and fighter.cell != NOWHERE:
        ctx.emit(Arrived(fighter.id, cell_name(fighter.cell), fighter.name))


# The turn


def begin_turn(state: Battle, fighter: Fighter, ctx: Context) -> bool:
    """Begin or continue a turn; return whether the fighter can act."""
    state.active = fighter.place
    if not fighter.begun and not _opened(state, fighter, ctx):
        state.active = NO_INDEX
        return False
    _phase(state, TURN, fighter, ctx)
    return True


def _opened(state: Battle, fighter: Fighter, ctx: Context) -> bool:
    # The fighter may die, or the battle end, in each phase.
    arena: Arena = state.arena
    fighter.begun = True
    fighter.acts = 0
    if not arena.points_later and not _points(state, fighter, ctx):
        return False
    _phase(state, START_OF_TURN, fighter, ctx)
    phase_effects.resolve(state, [fighter], AT_TURN_START, ctx)
    if not _goes_on(state, fighter) or (arena.points_later and not _points(state, fighter, ctx)):
        return False
    if arena.draws > 0:
        hand.draw(state, fighter, arena.draws, ctx)
    return True


def _points(state: Battle, fighter: Fighter, ctx: Context) -> bool:
    _phase(state, POINTS, fighter, ctx)
    agi: i64 = fighter.attribute(AGI)
    fighter.ap = agi if agi < MOST_AP else MOST_AP
    phase_effects.resolve(state, [fighter], AT_POINTS, ctx)
    if not _goes_on(state, fighter):
        return False
    if ctx.heard:
        ctx.emit(PointsGiven(fighter.id, agi, fighter.ap, fighter.name))
    return True


def _goes_on(state: Battle, fighter: Fighter) -> bool:
    return fighter.life > 0 and not state.over()


def after_action(state: Battle, fighter: Fighter, ctx: Context) -> None:
    """Continue after an action: with the same fighter, or in rush mode the next."""
    arena: Arena = state.arena
    # Marks given for this action only.
    for each in state.fighters:
        for mark in each.marks:
            if mark.lasts == 0:
                effects.lose_mark(state, each, mark.id, ctx)
    if outcome.settle(state, ctx):
        return
    if fighter.life <= 0:
        state.active = NO_INDEX
        go_on(state, ctx)
        return
    fighter.acts += 1
    if fighter.acts >= MOST_ACTS:
        if ctx.heard:
            ctx.emit(TurnForced(fighter.id, fighter.acts, fighter.name))
        end_turn(state, fighter, ctx)
    elif arena.rush:
        if fighter.ap == 0:
            end_turn(state, fighter, ctx)
        else:
            state.active = NO_INDEX
            go_on(state, ctx)


def end_turn(state: Battle, fighter: Fighter, ctx: Context) -> None:
    """End a turn: its effects, unspent points are lost, and marks run down."""
    _phase(state, END_OF_TURN, fighter, ctx)
    fighter.ended = True
    phase_effects.resolve(state, [fighter], AT_TURN_END, ctx)
    if fighter.life > 0:
        if fighter.ap > 0 and ctx.heard:
            ctx.emit(PointsLost(fighter.id, fighter.ap, fighter.name))
        fighter.ap = 0
        for mark in fighter.marks:
            mark.lasts -= 1
            if mark.lasts <= 0:
                effects.lose_mark(state, fighter, mark.id, ctx)
    state.active = NO_INDEX
    go_on(state, ctx)


def _phase(state: Battle, phase: str, fighter: Fighter | None, ctx: Context) -> None:
    state.phase = phase
    if ctx.heard:
        if fighter is None:
            ctx.emit(PhaseBegan(phase, state.round))
        else:
            ctx.emit(PhaseBegan(phase, state.round, fighter.id, fighter.name))
