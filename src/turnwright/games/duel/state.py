"""The state of a duel, and the table it is played on."""

from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64, mypyc_attr

from turnwright.games.duel.content import DuelScenario, deck_of, visible
from turnwright.games.duel.rules.flow import FLOW, FLOW_BY_STATE, WAITING_FOR_START
from turnwright.kernel.codec import holds
from turnwright.kernel.timers import Timers

PLAYER: i64 = 0
OPPONENT: i64 = 1
NOBODY: i64 = -1
NO_CARD: i64 = -1


class Table:
    """What does not change during a match: the cards that may be drawn, by place, and the settings."""

    def __init__(self, scenario: DuelScenario) -> None:
        flags = scenario.flags
        self.cards: list[Any] = list(visible(deck_of(scenario)))
        self.stats: list[list[int]] = [list(card.stats.values()) for card in self.cards]
        self.places: dict[int, int] = {card.id: place for place, card in enumerate(self.cards)}
        self.teams: list[list[int]] = [
            [self.places[fighter] for fighter in team]
            for team in (scenario.player_team, scenario.opponent_team)
        ]
        self.mode: str = scenario.mode
        self.team: bool = scenario.mode == "team"
        self.bandit: bool = scenario.mode == "bandit"
        self.points_to_win: i64 = scenario.points_to_win
        self.max_rounds: i64 = len(self.teams[0]) if self.team else scenario.max_rounds
        self.selection_ms: i64 = scenario.selection_ms * scenario.selection_stretch
        self.cooldown_ms: i64 = 0 if flags.skip_round_cooldown else scenario.cooldown_ms
        self.waiting_limit_ms: i64 = scenario.waiting_limit_ms
        self.auto_select: bool = flags.auto_select
        self.auto_highest: bool = scenario.auto_select_mode == "highest"
        self.test_mode: bool = flags.enable_test_mode
        self.speed: i64 = scenario.timer_speed
        self.alternate: bool = scenario.alternate_choice
        self.leader_wins: bool = scenario.leader_wins_at_limit or self.team
        self.flow = FLOW_BY_STATE if scenario.interrupts == "by_state" else FLOW
        self.after: str = scenario.after
        self.by: str = scenario.by
        self.deck_error: str = scenario.deck_error
        self.flags: dict[str, bool] = {
            "autoSelect": flags.auto_select,
            "skipRoundCooldown": flags.skip_round_cooldown,
            "enableTestMode": flags.enable_test_mode,
        }


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class DuelState:
    """One moment of a duel. Cards go by their place on the table; -1 is none."""

    phase: str
    round: i64
    player_score: i64
    opponent_score: i64
    player_card: i64
    opponent_card: i64
    dealt: i64  # the round these cards were dealt for
    chooser: i64  # the seat whose stat decides
    stat: i64
    outcome: str
    reason: str
    winner: i64
    deck: list[int]
    seen: list[int]  # drawn since the deck was last filled
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
        self.outcome = ""
        self.reason = ""
        self.winner = NOBODY
        self.deck = []
        self.seen = []
        self.timers = Timers()
        self.table: Table | None = None  # shared, not part of the state

    def clone(self) -> "DuelState":
        """A copy of its own, on the same table."""
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
        copy.outcome = self.outcome
        copy.reason = self.reason
        copy.winner = self.winner
        copy.deck = self.deck[:]
        copy.seen = self.seen[:]
        copy.timers = self.timers.clone()
        copy.table = self.table
        return copy


holds(DuelState, deck=list[int], seen=list[int])
