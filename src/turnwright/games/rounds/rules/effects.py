"""The effects of cards and marks: computed on the state as it stands, then applied all at once.

Losses come before gains, then amounts are clamped to their bounds, then fighters without life die; marks,
moves and draws follow. So the order of evaluation does not matter.
"""

from typing import Any

from mypy_extensions import i64

from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.cards import CardEffect
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
    NO_INDEX,
    NOWHERE,
    RESOURCES,
    SELF,
    TO,
    UNMARK,
)
from turnwright.games.rounds.rules.hand import draw
from turnwright.games.rounds.state import Battle, Fighter, Mark
from turnwright.kernel.context import Context

REMOVED = -1  # as the duration of a mark that is taken away


class MarkChange:
    """A mark to be given, or taken away."""

    def __init__(self, bearer: i64, mark: str, lasts: i64, giver: i64) -> None:
        self.bearer = bearer
        self.mark = mark
        self.lasts = lasts
        self.giver = giver


class Shift:
    """A forced move: steps away from a cell or toward it, or to a cell."""

    def __init__(self, fighter: i64, way: str, steps: i64, cell: i64) -> None:
        self.fighter = fighter
        self.way = way
        self.steps = steps
        self.cell = cell


class LifeLoss:
    """Life that one fighter takes from another."""

    def __init__(self, fighter: i64, by: i64, amount: i64) -> None:
        self.fighter = fighter
        self.by = by
        self.amount = amount


class Ledger:
    """Everything that simultaneous effects take and give."""

    def __init__(self, fighters: int) -> None:
        self.losses: list[int] = [0] * (fighters * len(RESOURCES))
        self.gains: list[int] = [0] * (fighters * len(RESOURCES))
        self.life_losses: list[LifeLoss] = []
        self.marks: list[MarkChange] = []
        self.shifts: list[Shift] = []
        self.draws: list[tuple[int, int]] = []

    def take(self, fighter: i64, resource: i64, amount: i64) -> None:
        """Deduct from a resource."""
        self.losses[fighter * 4 + resource] += amount

    def give(self, fighter: i64, resource: i64, amount: i64) -> None:
        """Add to a resource."""
        self.gains[fighter * 4 + resource] += amount

    def take_life(self, fighter: i64, by: i64, amount: i64) -> None:
        """Deduct life, and record who took it."""
        self.take(fighter, LIFE, amount)
        if amount > 0:
            self.life_losses.append(LifeLoss(fighter, by, amount))

    def takers(self, fighter: i64) -> list[tuple[int, int]]:
        """List who took how much life of a fighter, the most first, ties by id."""
        taken: dict[int, int] = {}
        for loss in self.life_losses:
            if loss.fighter == fighter:
                taken[int(loss.by)] = taken.get(int(loss.by), 0) + int(loss.amount)
        ranked = sorted([(-amount, by) for by, amount in taken.items()])
        return [(by, -less) for less, by in ranked]


class Scene:
    """The references of a card's effects: the owner, the target and the cell."""

    def __init__(
        self,
        owner: Fighter,
        target: Fighter | None = None,
        cell: i64 = NOWHERE,
        source: Fighter | None = None,
    ) -> None:
        self.owner = owner
        self.target = target
        self.cell = cell
        # Whose attributes and dice count, and who is credited: for a mark, its giver.
        self.source: Fighter = owner if source is None else source


def compute(state: Battle, scene: Scene, effects: list[CardEffect], ledger: Ledger, ctx: Context) -> None:
    """Write into the ledger what the effects do; leave the state as it is."""
    for effect in effects:
        targets = touched_by(state, scene, effect)
        if not targets:
            continue
        # The amount: a number, an attribute or a part of one, and dice. Only action points may go below 0.
        source = scene.source
        amount: i64 = base_amount(source, effect)
        if effect.count > 0:
            amount += throw(ctx, source, effect.count, effect.sides, CARD)
        if amount < 0 and effect.do != AP_CHANGE:
            amount = 0
        for target in targets:
            _enter(scene, effect, target, amount, ledger, ctx)


def base_amount(source: Fighter, effect: CardEffect) -> i64:
    """Return the amount of an effect without its dice: a number, and an attribute or a part of one."""
    return effect.amount + (source.attribute(effect.attribute) // effect.part if effect.attribute >= 0 else 0)


def touched_by(state: Battle, scene: Scene, effect: CardEffect) -> list[Fighter]:
    """List the living fighters that an effect applies to."""
    if effect.on == SELF:
        found = [scene.owner]
    elif effect.on == ENEMIES or effect.on == ALLIES:
        found = near(state, scene.owner, effect.on == ENEMIES, effect.reach)
    else:  # the target, or the giver of a mark
        found = [] if scene.target is None else [scene.target]
    marked = effect.if_marked
    return [each for each in found if each.life > 0 and (marked == "" or each.has_mark(marked))]


def near(state: Battle, owner: Fighter, enemies: bool, reach: i64) -> list[Fighter]:
    """List the enemies or partners within reach, without the owner."""
    arena: Arena = state.arena
    return [
        each
        for each in state.fighters
        if each.on_board
        and (each.side != owner.side) == enemies
        and each is not owner
        and reaches(arena.board, owner.cell, each.cell, reach)
    ]


def reaches(board: Board, start: i64, to: i64, reach: i64) -> bool:
    """Whether a cell is within reach; beyond the adjacent cells it has to be in sight."""
    return distance(start, to) <= reach and (reach <= 1 or board.sees(start, to))


def _enter(
    scene: Scene, effect: CardEffect, target: Fighter, amount: i64, ledger: Ledger, ctx: Context
) -> None:
    do = effect.do
    place: i64 = target.place
    if do == DAMAGE:
        hit(scene.source, target, amount, ledger, ctx)
    elif do == HEAL:
        ledger.give(place, LIFE, amount)
    elif do == GAIN:
        ledger.give(place, effect.resource, amount)
    elif do == LOSE:
        if effect.resource == LIFE:
            ledger.take_life(place, scene.source.place, amount)
        else:
            ledger.take(place, effect.resource, amount)
    elif do == AP_CHANGE:
        if amount >= 0:
            ledger.give(place, AP, amount)
        else:
            ledger.take(place, AP, -amount)
    elif do == MARK:
        ledger.marks.append(MarkChange(place, effect.mark, effect.lasts, scene.source.place))
    elif do == UNMARK:
        ledger.marks.append(MarkChange(place, effect.mark, REMOVED, scene.source.place))
    elif do == DRAW:
        ledger.draws.append((int(place), int(amount)))
    elif do == MOVE:
        cell: i64 = scene.cell
        if effect.way != TO:
            # The owner moves relative to the target, any other fighter relative to the owner.
            other = scene.target if target is scene.owner else scene.owner
            cell = NOWHERE if other is None else other.cell
        ledger.shifts.append(Shift(place, effect.way, effect.steps, cell))


def hit(source: Fighter, target: Fighter, damage: i64, ledger: Ledger, ctx: Context) -> None:
    """Turn damage into lost life, by the target's CON."""
    con: i64 = target.attribute(CON)
    lost: i64 = injury(damage, con)
    ledger.take_life(target.place, source.place, lost)
    if ctx.heard:
        ctx.emit(Injured(source.id, target.id, damage, con, lost, source.name, target.name))


def apply_ledger(state: Battle, ledger: Ledger, ctx: Context) -> None:
    """Apply everything in the ledger at once."""
    # Resources, and who dies of it.
    fallen: list[Fighter] = []
    for fighter in state.fighters:
        at: i64 = fighter.place * 4
        alive = fighter.life > 0
        for resource in range(4):
            lost: i64 = ledger.losses[at + resource]
            gained: i64 = ledger.gains[at + resource]
            if lost != 0 or gained != 0:
                _change(state, fighter, resource, gained - lost, ledger, ctx)
        if alive and fighter.life <= 0:
            fallen.append(fighter)
    for fighter in fallen:
        takers = ledger.takers(fighter.place)
        die(state, fighter, takers[0][0] if takers else NO_INDEX, ctx)
    # Marks, moves and draws.
    for change in ledger.marks:
        _mark(state, change, ctx)
    for shift in ledger.shifts:
        _move(state, shift, ctx)
    for place, count in ledger.draws:
        if state.fighters[place].life > 0:
            draw(state, state.fighters[place], count, ctx)


def _change(state: Battle, fighter: Fighter, resource: i64, by: i64, ledger: Ledger, ctx: Context) -> None:
    before: i64 = fighter.has(resource)
    if resource == LIFE and before <= 0:
        return  # the dead stay dead
    after: i64 = before + by
    most: i64 = fighter.most(resource)
    after = most if after > most else after
    after = 0 if after < 0 else after
    if after == before:
        return
    fighter.put(resource, after)
    if ctx.heard:
        ctx.emit(Changed(fighter.id, RESOURCES[resource], before, after, fighter.name))
    if resource == LIFE and after < before:
        state.hurt = True
        lost: i64 = before - after
        fighter.taken += lost
        # Credit each for what they took, and all together for no more than was lost.
        for taker, amount in ledger.takers(fighter.place):
            credit: i64 = amount if amount < lost else lost
            lost -= credit
            if taker != fighter.place:
                state.fighters[taker].dealt += credit


def die(state: Battle, fighter: Fighter, by: i64, ctx: Context) -> None:
    """Take a fighter without life off the board and out of the turn order, and count the kill."""
    if by >= 0 and by != fighter.place:
        state.fighters[by].kills += 1
    leave(state, fighter)
    if ctx.heard:
        ctx.emit(Died(fighter.id, state.fighters[by].id if by >= 0 else "", fighter.name))


def leave(state: Battle, fighter: Fighter) -> None:
    """Take a fighter off the board and out of the turn order."""
    fighter.cell = NOWHERE
    fighter.ap = 0
    fighter.marks = []
    fighter.died = state.round
    for at in range(len(state.order)):
        if state.order[at] == fighter.place:
            del state.order[at]
            if at <= state.at:
                state.at -= 1
            break


def _mark(state: Battle, change: MarkChange, ctx: Context) -> None:
    bearer = state.fighters[change.bearer]
    if bearer.life <= 0:
        return
    kept = [mark for mark in bearer.marks if mark.id != change.mark]
    if change.lasts == REMOVED:
        if len(kept) < len(bearer.marks):
            lose_mark(state, bearer, change.mark, ctx)
        return
    arena: Arena = state.arena
    mark = Mark(change.mark, change.lasts, change.giver)
    mark.rule = arena.library.mark(change.mark)
    at = 0
    while at < len(kept) and kept[at].id < mark.id:
        at += 1
    kept.insert(at, mark)
    bearer.marks = kept
    if ctx.heard:
        ctx.emit(Marked(bearer.id, mark.id, mark.lasts, bearer.name, mark.rule.name))


def lose_mark(state: Battle, bearer: Fighter, id: str, ctx: Context) -> None:
    """Take a mark away."""
    bearer.marks = [mark for mark in bearer.marks if mark.id != id]
    if ctx.heard:
        arena: Arena = state.arena
        ctx.emit(MarkGone(bearer.id, id, bearer.name, arena.library.mark(id).name))


def _move(state: Battle, shift: Shift, ctx: Context) -> None:
    fighter = state.fighters[shift.fighter]
    if not fighter.on_board or shift.cell == NOWHERE:
        return
    arena: Arena = state.arena
    start: i64 = fighter.cell
    if shift.way == TO:
        if free(state, arena.board, shift.cell):
            fighter.cell = shift.cell
    else:
        for _ in range(shift.steps):
            to: i64 = _step(state, arena.board, fighter.cell, shift.cell, shift.way == AWAY)
            if to == NOWHERE:
                break
            fighter.cell = to
    if ctx.heard and fighter.cell != start:
        ctx.emit(Shifted(fighter.id, cell_name(start), cell_name(fighter.cell), fighter.name))


def _step(state: Battle, board: Board, cell: i64, other: i64, away: bool) -> i64:
    # The free cell that leads farthest away, or nearest, in a straight line; then the first clockwise.
    best: i64 = NOWHERE
    most: i64 = 0
    gap: i64 = distance(cell, other)
    for to in board.ways[cell]:
        if (distance(to, other) > gap) != away or state.standing_on(to) is not None:
            continue
        across: i64 = to % SIZE - other % SIZE
        along: i64 = to // SIZE - other // SIZE
        squared: i64 = across * across + along * along
        value: i64 = squared if away else -squared
        if best == NOWHERE or value > most:
            best = to
            most = value
    return best


def free(state: Battle, board: Board, cell: i64) -> bool:
    """Whether a fighter could stand on a cell."""
    return not board.solid[cell] and state.standing_on(cell) is None


# Dice and damage


def throw(ctx: Context, fighter: Fighter, count: i64, sides: i64, reason: str, target: str = "") -> i64:
    """Roll dice for a fighter and add them up; a player who throws real dice is asked.

    `target` is the id of the fighter that an attack or a shot is aimed at.
    """
    if ctx.heard or ctx.throws_own(fighter.seat):
        about: dict[str, Any] = {"actorId": fighter.id, "rollKind": "other" if target == "" else "attack"}
        if target != "":
            about["targetId"] = target
        return ctx.roll(f"{count}d{sides}", fighter.seat, reason, COMBAT, -1, about).total
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
