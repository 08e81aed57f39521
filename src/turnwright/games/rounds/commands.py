"""The commands of a battle and of a campaign."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(max_length=40)]
Cell = Annotated[str, Meta(pattern=r"\A[a-k](?:[1-9]|1[01])\Z")]
MaybeCell = Annotated[str, Meta(pattern=r"\A(?:[a-k](?:[1-9]|1[01]))?\Z")]


class BeginBattle(Struct, frozen=True, tag="begin_battle", gc=False):
    """Begin the first round."""


class Attack(Struct, frozen=True, tag="attack", gc=False):
    """Attack an adjacent enemy."""

    target_id: Id


class Shoot(Struct, frozen=True, tag="shoot", gc=False):
    """Shoot at an enemy in sight."""

    target_id: Id


class Move(Struct, frozen=True, tag="move", gc=False):
    """Move to a cell by the cheapest path."""

    to: Cell


class PlayCard(Struct, frozen=True, tag="play_card", gc=False, omit_defaults=True):
    """Play a card from the hand, on a fighter or to a cell."""

    card: Id
    target_id: Id = ""
    to: MaybeCell = ""


class OpenContainer(Struct, frozen=True, tag="open_container", gc=False):
    """Open the container on an adjacent cell."""

    at: Cell


class Rest(Struct, frozen=True, tag="rest", gc=False):
    """Rest for the whole turn: recover life, or stamina and mana."""

    of: Literal["life", "power"]


class EndTurn(Struct, frozen=True, tag="end_turn", gc=False):
    """End the turn; unspent points are lost."""


class Resign(Struct, frozen=True, tag="resign", gc=False):
    """Give up the battle or the campaign."""


# Campaigns


class Travel(Struct, frozen=True, tag="travel", gc=False):
    """Set out for a connected place."""

    to: Id


class Explore(Struct, frozen=True, tag="explore", gc=False):
    """Explore a place: find containers, or enemies."""


class Camp(Struct, frozen=True, tag="camp", gc=False):
    """Rest for a period."""


class Wait(Struct, frozen=True, tag="wait", gc=False):
    """Let a round pass."""


Fighting = BeginBattle | Attack | Shoot | Move | PlayCard | OpenContainer | Rest | EndTurn
Command = Fighting | Resign | Travel | Explore | Camp | Wait
