"""The round and the turn, phase by phase, as the rule book has them; and the rush, action by action."""

from mypy_extensions import i64

from turnwright.games.rounds.arena import MOST_ACTS, Arena
from turnwright.games.rounds.events import (
    Arrived,
    BattleBegan,
    PhaseBegan,
    PointsGiven,
    PointsLost,
    TurnForced,
)
from turnwright.games.rounds.map.board import CELLS, Board, cell_name, distance
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
    NOBODY,
    NOWHERE,
    ORDER,
    POINTS,
    START_OF_ROUND,
    START_OF_TURN,
    TURN,
)
from turnwright.games.rounds.rules import effects, hand, outcome, phase_effects, turn_order
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.context import Context


def begin_battle(state: Battle, ctx: Context) -> None:
    """The first round begins."""
    if ctx.heard:
        sides = [[who for who in state.fighters if who.side == side] for side in (0, 1)]
        ids = [tuple([who.id for who in side]) for side in sides]
        ctx.emit(BattleBegan(turn_order.names_of(sides[0]), turn_order.names_of(sides[1]), ids[0], ids[1]))
    begin_round(state, ctx)
    go_on(state, ctx)


def go_on(state: Battle, ctx: Context) -> None:
    """Go through turns and rounds until somebody can act, or the battle is over."""
    while not outcome.settle(state, ctx):
        who = _next(state)
        if who is None:
            if end_round(state, ctx):
                return
            begin_round(state, ctx)
        elif begin_turn(state, who, ctx):
            return


def _next(state: Battle) -> Fighter | None:
    # In the rush the order goes round until everybody has ended.
    arena: Arena = state.arena
    count: i64 = len(state.order)
    looked: i64 = 0
    at: i64 = state.at + 1
    while looked < count:
        if at >= count:
            if not arena.rush:
                return None
            at = 0
        who = state.fighters[state.order[at]]
        if not who.ended:
            state.at = at
            return who
        at += 1
        looked += 1
    return None


# The round


def begin_round(state: Battle, ctx: Context) -> None:
    """Effects of the start of the round; then the order of its turns."""
    state.round += 1
    state.hurt = False
    _phase(state, START_OF_ROUND, None, ctx)
    for who in state.fighters:
        who.begun = False
        who.ended = False
        if who.life > 0 and who.cell == NOWHERE and who.arrives <= state.round:
            arrive(state, who, ctx)
    phase_effects.resolve(state, state.fighters, AT_ROUND_START, ctx)
    if not state.over():
        _phase(state, ORDER, None, ctx)
        turn_order.set_order(state, ctx)


def end_round(state: Battle, ctx: Context) -> bool:
    """Effects of the end of the round; whether the battle is over by them, or by the number of rounds."""
    _phase(state, END_OF_ROUND, None, ctx)
    phase_effects.resolve(state, state.fighters, AT_ROUND_END, ctx)
    state.quiet = 0 if state.hurt or _awaited(state) else state.quiet + 1
    return outcome.settle_round(state, state.arena, ctx)


def _awaited(state: Battle) -> bool:
    # While help is on its way, nobody gives up waiting.
    return any(who.life > 0 and who.cell == NOWHERE for who in state.fighters)


def arrive(state: Battle, who: Fighter, ctx: Context) -> None:
    """Somebody comes to the free cell nearest to its own, and has a turn from the next order on."""
    arena: Arena = state.arena
    wanted: i64 = arena.entries.get(who.id, 0)
    who.cell = _nearest_free(state, arena.board, wanted)
    if ctx.heard and who.cell != NOWHERE:
        ctx.emit(Arrived(who.id, cell_name(who.cell), who.name))


def _nearest_free(state: Battle, board: Board, wanted: i64) -> i64:
    found: i64 = NOWHERE
    least: i64 = CELLS
    for cell in range(CELLS):
        apart: i64 = distance(cell, wanted)
        if apart < least and effects.free(state, board, cell):
            found = cell
            least = apart
    return found


# The turn


def begin_turn(state: Battle, who: Fighter, ctx: Context) -> bool:
    """Points and the effects of the start of the turn, if it has not begun; whether it can act."""
    state.active = who.place
    if not who.begun and not _opened(state, who, ctx):
        state.active = NOBODY
        return False
    _phase(state, TURN, who, ctx)
    return True


def _opened(state: Battle, who: Fighter, ctx: Context) -> bool:
    # Each phase may be the last: whoever falls in it, or is left without enemies, comes to no other.
    arena: Arena = state.arena
    who.begun = True
    who.acts = 0
    if not arena.points_later and not _points(state, who, ctx):
        return False
    _phase(state, START_OF_TURN, who, ctx)
    phase_effects.resolve(state, [who], AT_TURN_START, ctx)
    if not _goes_on(state, who) or (arena.points_later and not _points(state, who, ctx)):
        return False
    if arena.draws > 0:
        hand.draw(state, who, arena.draws, ctx)
    return True


def _points(state: Battle, who: Fighter, ctx: Context) -> bool:
    _phase(state, POINTS, who, ctx)
    agi: i64 = who.attribute(AGI)
    who.ap = agi if agi < MOST_AP else MOST_AP
    phase_effects.resolve(state, [who], AT_POINTS, ctx)
    if not _goes_on(state, who):
        return False
    if ctx.heard:
        ctx.emit(PointsGiven(who.id, agi, who.ap, who.name))
    return True


def _goes_on(state: Battle, who: Fighter) -> bool:
    return who.life > 0 and not state.over()


def after_action(state: Battle, who: Fighter, ctx: Context) -> None:
    """What follows an action: the same one goes on, or in the rush the next; the dead are passed over."""
    arena: Arena = state.arena
    _drop_brief_marks(state, ctx)
    if outcome.settle(state, ctx):
        return
    if who.life <= 0:
        state.active = NOBODY
        go_on(state, ctx)
        return
    who.acts += 1
    if who.acts >= MOST_ACTS:
        if ctx.heard:
            ctx.emit(TurnForced(who.id, who.acts, who.name))
        end_turn(state, who, ctx)
    elif arena.rush:
        if who.ap == 0:
            end_turn(state, who, ctx)
        else:
            state.active = NOBODY
            go_on(state, ctx)


def _drop_brief_marks(state: Battle, ctx: Context) -> None:
    for who in state.fighters:
        for mark in who.marks:
            if mark.lasts == 0:
                effects.lose_mark(state, who, mark.id, ctx)


def end_turn(state: Battle, who: Fighter, ctx: Context) -> None:
    """Effects of the end of the turn; points that are left are lost; marks have a turn less to go."""
    _phase(state, END_OF_TURN, who, ctx)
    who.ended = True
    phase_effects.resolve(state, [who], AT_TURN_END, ctx)
    if who.life > 0:
        if who.ap > 0 and ctx.heard:
            ctx.emit(PointsLost(who.id, who.ap, who.name))
        who.ap = 0
        _wear_marks(state, who, ctx)
    state.active = NOBODY
    go_on(state, ctx)


def _wear_marks(state: Battle, who: Fighter, ctx: Context) -> None:
    for mark in who.marks:
        mark.lasts -= 1
        if mark.lasts <= 0:
            effects.lose_mark(state, who, mark.id, ctx)


def _phase(state: Battle, phase: str, who: Fighter | None, ctx: Context) -> None:
    state.phase = phase
    if ctx.heard:
        if who is None:
            ctx.emit(PhaseBegan(phase, state.round))
        else:
            ctx.emit(PhaseBegan(phase, state.round, who.id, who.name))
