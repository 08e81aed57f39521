"""What a seat can ask for in a battle."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(max_length=40)]
Cell = Annotated[str, Meta(pattern=r"\A[a-k](?:[1-9]|1[01])\Z")]
MaybeCell = Annotated[str, Meta(pattern=r"\A(?:[a-k](?:[1-9]|1[01]))?\Z")]


class BeginBattle(Struct, frozen=True, tag="begin_battle", gc=False):
    """Everybody is in place: the first round may begin."""


class Attack(Struct, frozen=True, tag="attack", gc=False):
    """Strike somebody beside the one whose turn it is."""

    target_id: Id


class Shoot(Struct, frozen=True, tag="shoot", gc=False):
    """Shoot at somebody in sight."""

    target_id: Id


class Move(Struct, frozen=True, tag="move", gc=False):
    """Walk to a cell by the cheapest way."""

    to: Cell


class PlayCard(Struct, frozen=True, tag="play_card", gc=False, omit_defaults=True):
    """Play a card of the hand, on somebody, or to a cell."""

    card: Id
    target_id: Id = ""
    to: MaybeCell = ""


class OpenContainer(Struct, frozen=True, tag="open_container", gc=False):
    """Open the container on a cell beside."""

    at: Cell


class Rest(Struct, frozen=True, tag="rest", gc=False):
    """Give up the whole turn for a little life, or for stamina and mana."""

    of: Literal["life", "power"]


class EndTurn(Struct, frozen=True, tag="end_turn", gc=False):
    """End the turn; what is left of its points is lost."""


class Resign(Struct, frozen=True, tag="resign", gc=False):
    """Give the battle up."""


# Campaigns


class Travel(Struct, frozen=True, tag="travel", gc=False):
    """Set out for a place that a way leads to."""

    to: Id


class Explore(Struct, frozen=True, tag="explore", gc=False):
    """Look around a place: for containers, or for trouble."""


class Camp(Struct, frozen=True, tag="camp", gc=False):
    """Rest for a period."""


class Wait(Struct, frozen=True, tag="wait", gc=False):
    """Let a round pass."""


Fighting = BeginBattle | Attack | Shoot | Move | PlayCard | OpenContainer | Rest | EndTurn
Command = Fighting | Resign | Travel | Explore | Camp | Wait
