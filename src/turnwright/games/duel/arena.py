"""The constants of a match: the cards that may be drawn, and the settings."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from turnwright.games.duel.flow import FLOW, FLOW_BY_STATE


class Arena:
    """The visible cards of a scenario, by place, and its settings."""

    def __init__(self, scenario: Any, cards: Sequence[Any]) -> None:
        flags = scenario.flags
        self.cards: list[Any] = list(cards)
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
        self.stat_uses: i64 = scenario.stat_uses
        self.stepwise: bool = scenario.stepwise
        self.use_values: Any = None  # kept by the bots
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
