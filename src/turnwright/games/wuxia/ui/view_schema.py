"""The types of a view of wuxia, for schemas and clients."""

from msgspec import UNSET, Struct, UnsetType


class WuxiaPart(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a view of wuxia."""


class WuxiaEffect(WuxiaPart, frozen=True):
    """An effect on a fighter, and the turns it lasts."""

    kind: str
    amount: int
    turns: int


class WuxiaSkill(WuxiaPart, frozen=True):
    """An equipped skill; `left` are the turns until it is ready."""

    id: str
    name: str
    tier: int
    slot: str
    qi: int
    cooldown: int
    left: int
    reach: str


class WuxiaFighter(WuxiaPart, frozen=True):
    """A fighter; `rate` is how much the gauge gains in a tick."""

    id: str
    name: str
    team: str
    hp: int
    max_hp: int
    qi: int
    max_qi: int
    gauge: int
    rate: float
    skills: tuple[WuxiaSkill, ...]
    cooldowns: dict[str, int]
    effects: tuple[WuxiaEffect, ...]


class WuxiaView(WuxiaPart, frozen=True):
    """A fight; `next` lists who acts next, if nothing changes."""

    turn: int
    tick: int
    threshold: int
    actor_id: str
    fighters: tuple[WuxiaFighter, ...]
    next: tuple[str, ...]
    reason: str | UnsetType = UNSET
    winner: int | UnsetType | None = UNSET
