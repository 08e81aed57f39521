"""The encoding of a duel for learners: own card, other card once shown, scores, and the chooser."""

from typing import Any, Final

from turnwright.gamekit.drawing import share
from turnwright.games.duel import flow, rulebook
from turnwright.games.duel.arena import Arena
from turnwright.games.duel.commands import Advance, ChooseStat, Resume, StartMatch
from turnwright.games.duel.rules import rounds
from turnwright.games.duel.state import NO_CARD, PLAYER, DuelState
from turnwright.games.duel.ui import view
from turnwright.kernel.errors import Rejected
from turnwright.kernel.lab_view import Encoding

MOST: Final = 10.0  # the highest value on a card

_PHASES: Final = (
    flow.WAITING_FOR_START,
    flow.COOLDOWN,
    flow.WAITING_FOR_ACTION,
    flow.INTERRUPT_ROUND,
    flow.MATCH_OVER,
    flow.INTERRUPT_MATCH,
)
_START: Final = len(rulebook.STATS)
_RESUME: Final = _START + 1
_ADVANCE: Final = _RESUME + 1
_COMMANDS: Final[list[Any]] = [
    *[ChooseStat(stat) for stat in rulebook.STATS],
    StartMatch(),
    Resume(),
    Advance(),
]


def observation_names(limited: bool = False) -> list[str]:
    """Name each number of an observation; with limited uses of stats, also those left of each."""
    cards = [f"{whose} {what}" for whose in ("own", "other") for what in ("card", *rulebook.STATS)]
    uses = [f"{whose} {stat} left" for whose in ("own", "other") for stat in rulebook.STATS]
    names = [*cards, "own score", "other score", "round", "own choice", *_PHASES]
    return [*names, *uses] if limited else names


class DuelEncoding(Encoding):
    """Stats from 0 to 1 in their order; a hidden card is all 0."""

    def __init__(self, limited: bool = False, stepwise: bool = False) -> None:
        actions = [*rulebook.STATS, "start", "resume"]
        super().__init__(observation_names(limited), [*actions, "advance"] if stepwise else actions)

    def observe(self, state: DuelState, seat: int) -> list[float]:
        arena: Arena = state.arena
        first = seat == PLAYER
        seen: list[float] = []
        _add_card(seen, arena, state.player_card if first else state.opponent_card)
        other: int = state.opponent_card if first else state.player_card
        _add_card(seen, arena, NO_CARD if view.hidden(state, arena) else other)
        goal = float(arena.max_rounds if arena.team else arena.points_to_win)
        seen.append(share(float(state.player_score if first else state.opponent_score), goal))
        seen.append(share(float(state.opponent_score if first else state.player_score), goal))
        seen.append(share(float(state.round), float(arena.max_rounds)))
        seen.append(1.0 if state.chooser == seat else 0.0)
        for phase in _PHASES:
            seen.append(1.0 if state.phase == phase else 0.0)
        if state.uses:
            most = float(arena.stat_uses)
            for each in (seat, 1 - seat):
                for used in state.uses[each]:
                    seen.append((most - float(used)) / most)
        return seen

    def mask(self, state: DuelState, seat: int) -> list[int]:
        mask: list[int] = [0] * self.actions
        if state.phase == flow.WAITING_FOR_ACTION:
            if seat == state.chooser:
                for stat in rounds.stats_left(state, state.arena):
                    mask[stat] = 1
        elif seat == PLAYER and state.phase == flow.WAITING_FOR_START:
            mask[_START] = 1
        elif seat == PLAYER and state.phase == flow.INTERRUPT_ROUND:
            mask[_RESUME] = 1
        elif seat == PLAYER and rounds.passing(state, state.arena):
            mask[_ADVANCE] = 1
        return mask

    def command(self, state: DuelState, seat: int, action: int) -> Any:
        if not 0 <= action < self.actions:
            raise Rejected("no-action", f"a duel has no action {action}", "action")
        return _COMMANDS[action]


def _add_card(seen: list[float], arena: Arena, card: int) -> None:
    if card == NO_CARD:
        seen.extend([0.0] * (1 + len(rulebook.STATS)))
        return
    seen.append(1.0)
    for value in arena.stats[card]:
        seen.append(float(value) / MOST)
