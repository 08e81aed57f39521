"""The types of a view of a duel, for schemas and clients."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

Side = Literal["player", "opponent"]


class DuelPart(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A part of a view of a duel."""


class DuelScores(DuelPart, frozen=True):
    """A number for each side."""

    player: int
    opponent: int


class DuelCards(DuelPart, frozen=True):
    """The cards that the seat may see."""

    player: dict[str, Any] | UnsetType = UNSET
    opponent: dict[str, Any] | UnsetType = UNSET


class DuelRound(DuelPart, frozen=True):
    """A decided round: the stat, its value on each card, who won, and whether the dice chose the stat."""

    stat: str
    values: DuelScores
    outcome: Literal["winPlayer", "winOpponent", "draw"]
    auto_selected: bool


class DuelTimer(DuelPart, frozen=True):
    """The running timer; `deadline` is -1 while it is paused."""

    id: str
    total_ms: int
    deadline: int


class DuelView(DuelPart, frozen=True):
    """A duel as a seat sees it."""

    state_id: str
    round: int
    scores: DuelScores
    remaining_ms: int
    cards: DuelCards
    flags: dict[str, bool]
    paused: bool
    chooser: Side
    points_to_win: int
    max_rounds: int
    mode: str
    history: list[DuelRound]  # the decided rounds, the first one first
    stat_uses: int | UnsetType = UNSET  # how often a side may choose a stat before all are free again
    uses: dict[str, dict[str, int]] | UnsetType = UNSET  # by side: how often it has chosen each stat
    timer: DuelTimer | UnsetType = UNSET
    stat: str | UnsetType = UNSET
    auto_selected: bool | UnsetType = UNSET  # whether the dice chose `stat`
    outcome: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    winner: Side | UnsetType | None = UNSET
