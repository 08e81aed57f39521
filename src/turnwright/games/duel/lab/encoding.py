"""How a duel looks to a learner: its own card, the other one once it is shown, scores, whose choice it is."""

from typing import Any, Final

from turnwright.gamekit.drawing import share
from turnwright.games.duel.commands import ChooseStat, Resume, StartMatch
from turnwright.games.duel.rules import flow, rounds
from turnwright.games.duel.state import NO_CARD, PLAYER, DuelState, Table
from turnwright.games.duel.ui import view
from turnwright.kernel.errors import Rejected
from turnwright.kernel.learning import Encoding

MOST: Final = 10.0  # the highest value on a card

_PHASES: Final = (
    flow.WAITING_FOR_START,
    flow.COOLDOWN,
    flow.WAITING_FOR_ACTION,
    flow.INTERRUPT_ROUND,
    flow.MATCH_OVER,
    flow.INTERRUPT_MATCH,
)
_START: Final = len(rounds.STATS)
_RESUME: Final = _START + 1
_COMMANDS: Final[list[Any]] = [*[ChooseStat(stat) for stat in rounds.STATS], StartMatch(), Resume()]


def observation_names() -> list[str]:
    """What each number of an observation is."""
    cards = [f"{whose} {what}" for whose in ("own", "other") for what in ("card", *rounds.STATS)]
    return [*cards, "own score", "other score", "round", "own choice", *_PHASES]


class DuelEncoding(Encoding):
    """Stats from 0 to 1 in their order; a card that is not shown is all 0."""

    def __init__(self) -> None:
        super().__init__(observation_names(), [*rounds.STATS, "start", "resume"])

    def observe(self, state: DuelState, seat: int) -> list[float]:
        table = _table(state)
        first = seat == PLAYER
        seen: list[float] = []
        _add_card(seen, table, state.player_card if first else state.opponent_card)
        other: int = state.opponent_card if first else state.player_card
        _add_card(seen, table, NO_CARD if view.hidden(state, table) else other)
        goal = float(table.max_rounds if table.team else table.points_to_win)
        seen.append(share(float(state.player_score if first else state.opponent_score), goal))
        seen.append(share(float(state.opponent_score if first else state.player_score), goal))
        seen.append(share(float(state.round), float(table.max_rounds)))
        seen.append(1.0 if state.chooser == seat else 0.0)
        for phase in _PHASES:
            seen.append(1.0 if state.phase == phase else 0.0)
        return seen

    def mask(self, state: DuelState, seat: int) -> list[int]:
        mask: list[int] = [0] * self.actions
        if state.phase == flow.WAITING_FOR_ACTION:
            if seat == state.chooser:
                for stat in range(_START):
                    mask[stat] = 1
        elif seat == PLAYER and state.phase == flow.WAITING_FOR_START:
            mask[_START] = 1
        elif seat == PLAYER and state.phase == flow.INTERRUPT_ROUND:
            mask[_RESUME] = 1
        return mask

    def command(self, state: DuelState, seat: int, action: int) -> Any:
        if not 0 <= action < len(_COMMANDS):
            raise Rejected("no-action", f"a duel has no action {action}", "action")
        return _COMMANDS[action]


def _table(state: DuelState) -> Table:
    table = state.table
    assert table is not None
    return table


def _add_card(seen: list[float], table: Table, card: int) -> None:
    if card == NO_CARD:
        seen.extend([0.0] * (1 + len(rounds.STATS)))
        return
    seen.append(1.0)
    for value in table.stats[card]:
        seen.append(float(value) / MOST)
