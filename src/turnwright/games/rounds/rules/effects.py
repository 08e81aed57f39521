"""The words of cards and marks, worked out on the state as it stands and then booked all at once.

Deductions come before recoveries, then what is above or below the bounds is cut off, then whoever has no
life left dies; marks, steps and cards follow. So it is all one in which order words were worked out.
"""

from typing import Any

from mypy_extensions import i64

from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.cards import Word
from turnwright.games.rounds.events import Changed, Died, Injured, Marked, MarkGone, Shifted
from turnwright.games.rounds.map.board import SIZE, Board, cell_name, distance
from turnwright.games.rounds.rulebook import (
    ALLIES,
    AP,
    AP_CHANGE,
    AWAY,
    CARD,
    COMBAT,
    CON,
    DAMAGE,
    DRAW,
    ENEMIES,
    GAIN,
    HEAL,
    LIFE,
    LOSE,
    MARK,
    MOVE,
    NOBODY,
    NOWHERE,
    RESOURCES,
    SELF,
    TO,
    UNMARK,
)
from turnwright.games.rounds.rules.hand import draw
from turnwright.games.rounds.state import Battle, Fighter, Mark
from turnwright.kernel.context import Context

GONE = -1  # instead of how long a mark lasts


class Given:
    """A mark to be borne, or to be taken away."""

    def __init__(self, bearer: i64, mark: str, lasts: i64, giver: i64) -> None:
        self.bearer = bearer
        self.mark = mark
        self.lasts = lasts
        self.giver = giver


class Shift:
    """Somebody to be moved: so many steps away from a cell or toward it, or to a cell."""

    def __init__(self, who: i64, way: str, steps: i64, cell: i64) -> None:
        self.who = who
        self.way = way
        self.steps = steps
        self.cell = cell


class Cut:
    """Life that somebody takes of somebody."""

    def __init__(self, who: i64, by: i64, amount: i64) -> None:
        self.who = who
        self.by = by
        self.amount = amount


class Ledger:
    """All that effects which happen at once take and give."""

    def __init__(self, fighters: int) -> None:
        self.down: list[int] = [0] * (fighters * len(RESOURCES))
        self.up: list[int] = [0] * (fighters * len(RESOURCES))
        self.cuts: list[Cut] = []
        self.marks: list[Given] = []
        self.shifts: list[Shift] = []
        self.draws: list[tuple[int, int]] = []

    def take(self, who: i64, resource: i64, amount: i64) -> None:
        """Deduct."""
        self.down[who * 4 + resource] += amount

    def give(self, who: i64, resource: i64, amount: i64) -> None:
        """Recover."""
        self.up[who * 4 + resource] += amount

    def cut(self, who: i64, by: i64, amount: i64) -> None:
        """Deduct life, and remember who took it; what takes none is nobody's."""
        self.take(who, LIFE, amount)
        if amount > 0:
            self.cuts.append(Cut(who, by, amount))

    def takers(self, who: i64) -> list[tuple[int, int]]:
        """Who took how much life of somebody: the one who took most first, equals by their ids."""
        taken: dict[int, int] = {}
        for cut in self.cuts:
            if cut.who == who:
                taken[int(cut.by)] = taken.get(int(cut.by), 0) + int(cut.amount)
        ranked = sorted([(-amount, by) for by, amount in taken.items()])
        return [(by, -less) for less, by in ranked]


class Scene:
    """Who does it, to whom or where: what the words of a card refer to."""

    def __init__(
        self,
        owner: Fighter,
        target: Fighter | None = None,
        cell: i64 = NOWHERE,
        doer: Fighter | None = None,
    ) -> None:
        self.owner = owner
        self.target = target
        self.cell = cell
        # Whose attributes and dice count, and who is told to have done it: of a mark, whoever gave it.
        self.doer: Fighter = owner if doer is None else doer


def reckon(state: Battle, scene: Scene, words: list[Word], ledger: Ledger, ctx: Context) -> None:
    """Work out what words do, and write it in the ledger; the state stays as it is."""
    for word in words:
        touched = touched_by(state, scene, word)
        if not touched:
            continue
        amount: i64 = _amount(scene.doer, word, ctx)
        for who in touched:
            _note(scene, word, who, amount, ledger, ctx)


def touched_by(state: Battle, scene: Scene, word: Word) -> list[Fighter]:
    """Whom a word touches, of those who live."""
    if word.on == SELF:
        found = [scene.owner]
    elif word.on == ENEMIES or word.on == ALLIES:
        found = near(state, scene.owner, word.on == ENEMIES, word.reach)
    else:  # the target, or the giver of a mark
        found = [] if scene.target is None else [scene.target]
    return [who for who in found if who.life > 0 and (word.if_marked == "" or who.bears(word.if_marked))]


def near(state: Battle, owner: Fighter, enemies: bool, reach: i64) -> list[Fighter]:
    """Enemies or partners on the board within so many steps; whoever it is about is none of them."""
    arena: Arena = state.arena
    return [
        who
        for who in state.fighters
        if who.on_board
        and (who.side != owner.side) == enemies
        and who is not owner
        and reaches(arena.board, owner.cell, who.cell, reach)
    ]


def reaches(board: Board, start: i64, to: i64, reach: i64) -> bool:
    """Whether a cell is within reach, and in sight if that is farther than beside."""
    return distance(start, to) <= reach and (reach <= 1 or board.sees(start, to))


def _amount(doer: Fighter, word: Word, ctx: Context) -> i64:
    amount: i64 = word.amount
    if word.attribute >= 0:
        amount += doer.attribute(word.attribute) // word.part
    if word.count > 0:
        amount += throw(ctx, doer, word.count, word.sides, CARD)
    # Nothing takes by giving; only points go both ways.
    return 0 if amount < 0 and word.do != AP_CHANGE else amount


def _note(scene: Scene, word: Word, who: Fighter, amount: i64, ledger: Ledger, ctx: Context) -> None:
    do = word.do
    if do == DAMAGE:
        hit(scene.doer, who, amount, ledger, ctx)
    elif do == HEAL:
        ledger.give(who.place, LIFE, amount)
    elif do == GAIN:
        ledger.give(who.place, word.resource, amount)
    elif do == LOSE:
        if word.resource == LIFE:
            ledger.cut(who.place, scene.doer.place, amount)
        else:
            ledger.take(who.place, word.resource, amount)
    elif do == AP_CHANGE:
        if amount >= 0:
            ledger.give(who.place, AP, amount)
        else:
            ledger.take(who.place, AP, -amount)
    elif do == MARK:
        ledger.marks.append(Given(who.place, word.mark, word.lasts, scene.doer.place))
    elif do == UNMARK:
        ledger.marks.append(Given(who.place, word.mark, GONE, scene.doer.place))
    elif do == DRAW:
        ledger.draws.append((int(who.place), int(amount)))
    elif do == MOVE:
        ledger.shifts.append(_shift(scene, word, who))


def hit(doer: Fighter, who: Fighter, damage: i64, ledger: Ledger, ctx: Context) -> None:
    """Damage goes against CON; what it takes is life."""
    con: i64 = who.attribute(CON)
    lost: i64 = injury(damage, con)
    ledger.cut(who.place, doer.place, lost)
    if ctx.heard:
        ctx.emit(Injured(doer.id, who.id, damage, con, lost, doer.name, who.name))


def _shift(scene: Scene, word: Word, who: Fighter) -> Shift:
    if word.way == TO:
        return Shift(who.place, TO, word.steps, scene.cell)
    # Whoever moves oneself goes away from the other, or toward; anybody else from whoever did it.
    other = scene.target if who is scene.owner else scene.owner
    return Shift(who.place, word.way, word.steps, NOWHERE if other is None else other.cell)


def book(state: Battle, ledger: Ledger, ctx: Context) -> None:
    """All that is in the ledger happens at once."""
    fallen: list[Fighter] = []
    for who in state.fighters:
        at: i64 = who.place * 4
        alive = who.life > 0
        for resource in range(4):
            down: i64 = ledger.down[at + resource]
            up: i64 = ledger.up[at + resource]
            if down != 0 or up != 0:
                _change(state, who, resource, down, up, ledger, ctx)
        if alive and who.life <= 0:
            fallen.append(who)
    for who in fallen:
        takers = ledger.takers(who.place)
        die(state, who, takers[0][0] if takers else NOBODY, ctx)
    for given in ledger.marks:
        _mark(state, given, ctx)
    for shift in ledger.shifts:
        _move(state, shift, ctx)
    for place, count in ledger.draws:
        if state.fighters[place].life > 0:
            draw(state, state.fighters[place], count, ctx)


def _change(
    state: Battle, who: Fighter, resource: i64, down: i64, up: i64, ledger: Ledger, ctx: Context
) -> None:
    before: i64 = who.has(resource)
    if resource == LIFE and before <= 0:
        return  # the dead stay dead
    after: i64 = before - down + up
    most: i64 = who.most(resource)
    after = most if after > most else after
    after = 0 if after < 0 else after
    if after == before:
        return
    who.put(resource, after)
    if ctx.heard:
        ctx.emit(Changed(who.id, RESOURCES[resource], before, after, who.name))
    if resource == LIFE and after < before:
        state.hurt = True
        who.taken += before - after
        _credit(state, who, before - after, ledger)


def _credit(state: Battle, who: Fighter, lost: i64, ledger: Ledger) -> None:
    # Nobody is credited with more than they took, nor all together with more than was lost.
    for by, amount in ledger.takers(who.place):
        share: i64 = amount if amount < lost else lost
        lost -= share
        if by != who.place:
            state.fighters[by].dealt += share


def die(state: Battle, who: Fighter, by: i64, ctx: Context) -> None:
    """Whoever has no life left leaves the board and the order at once."""
    who.cell = NOWHERE
    who.ap = 0
    who.marks = []
    who.died = state.round
    if by >= 0 and by != who.place:
        state.fighters[by].kills += 1
    leave_order(state, who.place)
    if ctx.heard:
        ctx.emit(Died(who.id, state.fighters[by].id if by >= 0 else "", who.name))


def leave_order(state: Battle, place: i64) -> None:
    """Take somebody out of the order of this round."""
    for at in range(len(state.order)):
        if state.order[at] == place:
            del state.order[at]
            if at <= state.at:
                state.at -= 1
            return


def _mark(state: Battle, given: Given, ctx: Context) -> None:
    who = state.fighters[given.bearer]
    if who.life <= 0:
        return
    kept = [mark for mark in who.marks if mark.id != given.mark]
    if given.lasts == GONE:
        if len(kept) < len(who.marks):
            lose_mark(state, who, given.mark, ctx)
        return
    arena: Arena = state.arena
    mark = Mark(given.mark, given.lasts, given.giver)
    mark.rule = arena.library.mark(given.mark)
    at = 0
    while at < len(kept) and kept[at].id < mark.id:
        at += 1
    kept.insert(at, mark)
    who.marks = kept
    if ctx.heard:
        ctx.emit(Marked(who.id, mark.id, mark.lasts, who.name, mark.rule.name))


def lose_mark(state: Battle, who: Fighter, id: str, ctx: Context) -> None:
    """A mark is gone."""
    who.marks = [mark for mark in who.marks if mark.id != id]
    if ctx.heard:
        arena: Arena = state.arena
        ctx.emit(MarkGone(who.id, id, who.name, arena.library.mark(id).name))


def _move(state: Battle, shift: Shift, ctx: Context) -> None:
    who = state.fighters[shift.who]
    if not who.on_board or shift.cell == NOWHERE:
        return
    arena: Arena = state.arena
    start: i64 = who.cell
    if shift.way == TO:
        if free(state, arena.board, shift.cell):
            who.cell = shift.cell
    else:
        for _ in range(shift.steps):
            to: i64 = _step(state, arena.board, who.cell, shift.cell, shift.way == AWAY)
            if to == NOWHERE:
                break
            who.cell = to
    if ctx.heard and who.cell != start:
        ctx.emit(Shifted(who.id, cell_name(start), cell_name(who.cell), who.name))


def _step(state: Battle, board: Board, cell: i64, other: i64, away: bool) -> i64:
    # The free cell that leads farthest away, or nearest, as the crow flies; then the first clockwise.
    best: i64 = NOWHERE
    most: i64 = 0
    apart: i64 = distance(cell, other)
    for to in board.ways[cell]:
        if (distance(to, other) > apart) != away or state.standing_on(to) is not None:
            continue
        worth: i64 = _crow(to, other) if away else -_crow(to, other)
        if best == NOWHERE or worth > most:
            best = to
            most = worth
    return best


def _crow(a: i64, b: i64) -> i64:
    across: i64 = a % SIZE - b % SIZE
    along: i64 = a // SIZE - b // SIZE
    return across * across + along * along


def free(state: Battle, board: Board, cell: i64) -> bool:
    """Whether somebody could stand on a cell."""
    return not board.solid[cell] and state.standing_on(cell) is None


# Dice and damage


def throw(ctx: Context, who: Fighter, count: i64, sides: i64, reason: str) -> i64:
    """Roll dice for a fighter and add them up; a player who throws real dice is asked."""
    if ctx.heard or ctx.throws_own(who.side):
        about: dict[str, Any] = {"actor_id": who.id}
        return ctx.roll(f"{count}d{sides}", who.side, reason, COMBAT, -1, about).total
    dice = ctx.stream(COMBAT)
    total: i64 = 0
    while count > 0:
        total += dice.d(sides)
        count -= 1
    return total


def injury(damage: i64, con: i64) -> i64:
    """Return the life lost to damage: none below half of CON, 1 from there, 2 and more from CON upward."""
    if damage >= con:
        return 2 + (damage - con) // 5
    half: i64 = con // 2
    return 1 if damage >= (half if half > 1 else 1) else 0
