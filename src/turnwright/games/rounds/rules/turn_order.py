"""The turn order: by PER, highest first; ties roll 1d6 until they are broken."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.gamekit.naming import BETWEEN
from turnwright.games.rounds.events import OrderSet, TieById, TieRolled
from turnwright.games.rounds.rulebook import COMBAT, PER
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.context import Context, RollSpec

MOST_ROLLS: Final = 100
REASON: Final = "order"


def set_order(
    state: Battle, ctx: Context, stream: str = COMBAT, rolls: bool = True, asks: bool = True
) -> None:
    """Set the turn order of this round for the fighters on the board.

    Without `rolls`, ties are broken by id and nothing is emitted; without `asks`, no player throws the dice.
    """
    order: list[int] = []
    fighters = [each for each in state.fighters if each.on_board]
    for tied in _groups(fighters, [int(each.attribute(PER)) for each in fighters]):
        if rolls:
            _break_tie(tied, 0, order, ctx, stream, asks)
        else:
            order.extend([each.place for each in tied])
    state.order = order
    state.at = -1
    if ctx.heard and rolls and (len(order) > 1 or stream == COMBAT):
        ordered = [state.fighters[place] for place in order]
        ctx.emit(OrderSet(tuple([each.id for each in ordered]), names_of(ordered)))


def names_of(fighters: list[Fighter]) -> str:
    """Join the names for one field of an event."""
    return BETWEEN.join([each.name for each in fighters])


def _groups(fighters: list[Fighter], numbers: list[int]) -> list[list[Fighter]]:
    # Fighters with equal numbers together, the highest number first.
    groups: list[list[Fighter]] = []
    for number in sorted(dict.fromkeys(numbers), reverse=True):
        groups.append([fighters[i] for i in range(len(fighters)) if numbers[i] == number])
    return groups


def _break_tie(
    tied: list[Fighter], rolls_made: i64, order: list[int], ctx: Context, stream: str, asks: bool
) -> None:
    if len(tied) == 1:
        order.append(tied[0].place)
        return
    if rolls_made >= MOST_ROLLS:
        order.extend([each.place for each in tied])  # already by id
        if ctx.heard:
            ctx.emit(TieById(tuple([each.id for each in tied]), rolls_made, names_of(tied)))
        return
    # Each fighter that is tied rolls 1d6.
    if ctx.heard or any(ctx.throws_own(each.seat) for each in tied):
        specs: list[RollSpec] = []
        for each in tied:
            about: dict[str, Any] = {"actorId": each.id, "rollKind": "initiative"}
            specs.append(RollSpec("1d6", int(each.seat) if asks else -1, REASON, about))
        faces = [roll.total for roll in ctx.roll_each(specs, stream)]
    else:
        dice = ctx.stream(stream)
        faces = [dice.d(6) for _ in tied]
    if ctx.heard:
        ids = tuple([each.id for each in tied])
        ctx.emit(TieRolled(tied[0].attribute(PER), ids, tuple(faces), names_of(tied)))
    for group in _groups(tied, faces):
        _break_tie(group, rolls_made + 1, order, ctx, stream, asks)
