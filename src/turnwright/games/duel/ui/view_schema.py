"""The types of a view of a duel, for schemas and clients."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

Side = Literal["player", "opponent"]


class DuelPart(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A part of a view of a duel."""


class DuelScores(DuelPart, frozen=True):
    """The points of both sides."""

    player: int
    opponent: int


class DuelCards(DuelPart, frozen=True):
    """The cards that the seat may see."""

    player: dict[str, Any] | UnsetType = UNSET
    opponent: dict[str, Any] | UnsetType = UNSET


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
    timer: DuelTimer | UnsetType = UNSET
    stat: str | UnsetType = UNSET
    outcome: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    winner: Side | UnsetType | None = UNSET
