"""The state of a duel."""

from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64, mypyc_attr

from turnwright.games.duel.flow import WAITING_FOR_START
from turnwright.kernel.codec import holds
from turnwright.kernel.timers import Timers

PLAYER: i64 = 0
OPPONENT: i64 = 1
NO_SIDE: i64 = -1
NO_CARD: i64 = -1


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class DuelState:
    """A position in a duel. Cards are given by their place in the arena; -1 is none."""

    phase: str
    round: i64
    player_score: i64
    opponent_score: i64
    player_card: i64
    opponent_card: i64
    dealt: i64  # the round these cards were dealt for
    chooser: i64  # the seat whose stat decides
    stat: i64
    auto: bool  # whether the dice chose the stat
    outcome: str
    reason: str
    winner: i64
    deck: list[int]
    seen: list[int]  # drawn since the deck was last filled
    uses: list[list[int]]  # how often each seat has chosen each stat; empty without a limit
    selection_left: i64  # what an interrupted round had left of the time to choose
    past: list[tuple[int, int, int, int]]  # decided rounds: stat, values, 1 if the dice chose it
    timers: Timers

    def __init__(self) -> None:
        self.phase = WAITING_FOR_START
        self.round = 0
        self.player_score = 0
        self.opponent_score = 0
        self.player_card = NO_CARD
        self.opponent_card = NO_CARD
        self.dealt = 0
        self.chooser = PLAYER
        self.stat = -1
        self.auto = False
        self.outcome = ""
        self.reason = ""
        self.winner = NO_SIDE
        self.deck = []
        self.seen = []
        self.uses = []
        self.selection_left = 0
        self.past = []
        self.timers = Timers()
        self.arena: Any = None  # shared, not part of the state

    def clone(self) -> "DuelState":
        """Return an independent copy in the same arena."""
        copy = DuelState()
        copy.phase = self.phase
        copy.round = self.round
        copy.player_score = self.player_score
        copy.opponent_score = self.opponent_score
        copy.player_card = self.player_card
        copy.opponent_card = self.opponent_card
        copy.dealt = self.dealt
        copy.chooser = self.chooser
        copy.stat = self.stat
        copy.auto = self.auto
        copy.outcome = self.outcome
        copy.reason = self.reason
        copy.winner = self.winner
        copy.deck = self.deck[:]
        copy.seen = self.seen[:]
        copy.uses = [used[:] for used in self.uses]
        copy.selection_left = self.selection_left
        copy.past = self.past[:]  # a decided round never changes
        copy.timers = self.timers.clone()
        copy.arena = self.arena
        return copy


holds(DuelState, deck=list[int], seen=list[int], uses=list[list[int]], past=list[tuple[int, int, int, int]])
