"""The order of turns: by PER, high first; equals throw 1d6 against each other until nobody is equal."""

from typing import Final

from mypy_extensions import i64

from turnwright.gamekit.naming import BETWEEN
from turnwright.games.rounds.events import OrderSet, TieById, TieRolled
from turnwright.games.rounds.rulebook import COMBAT, PER
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.context import Context, Throw

THROWS: Final = 100
REASON: Final = "order"


def set_order(state: Battle, ctx: Context) -> None:
    """Find the order of this round among those who are on the board."""
    order: list[int] = []
    for tied in _by_per([each for each in state.fighters if each.on_board]):
        _part(tied, 0, order, ctx)
    state.order = order
    state.at = -1
    if ctx.heard:
        fighters = [state.fighters[place] for place in order]
        ctx.emit(OrderSet(tuple([each.id for each in fighters]), names_of(fighters)))


def names_of(fighters: list[Fighter]) -> str:
    """Their names in one field."""
    return BETWEEN.join([each.name for each in fighters])


def _by_per(fighters: list[Fighter]) -> list[list[Fighter]]:
    numbers = [int(each.attribute(PER)) for each in fighters]
    return _groups(fighters, numbers)


def _groups(fighters: list[Fighter], numbers: list[int]) -> list[list[Fighter]]:
    # Those with the same number together, the highest number first.
    groups: list[list[Fighter]] = []
    for number in sorted(dict.fromkeys(numbers), reverse=True):
        groups.append([fighters[i] for i in range(len(fighters)) if numbers[i] == number])
    return groups


def _part(tied: list[Fighter], thrown: i64, order: list[int], ctx: Context) -> None:
    if len(tied) == 1:
        order.append(tied[0].place)
        return
    if thrown >= THROWS:
        order.extend([each.place for each in tied])  # by id already
        if ctx.heard:
            ctx.emit(TieById(tuple([each.id for each in tied]), thrown, names_of(tied)))
        return
    faces = _faces(tied, ctx)
    if ctx.heard:
        ids = tuple([each.id for each in tied])
        ctx.emit(TieRolled(tied[0].attribute(PER), ids, tuple(faces), names_of(tied)))
    for group in _groups(tied, faces):
        _part(group, thrown + 1, order, ctx)


def _faces(tied: list[Fighter], ctx: Context) -> list[int]:
    if ctx.heard or any(ctx.throws_own(each.side) for each in tied):
        rolls = ctx.roll_each(
            [Throw("1d6", each.side, REASON, {"actor_id": each.id}) for each in tied], COMBAT
        )
        return [roll.total for roll in rolls]
    dice = ctx.stream(COMBAT)
    return [dice.d(6) for _ in tied]
