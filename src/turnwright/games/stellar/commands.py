"""Commands: orders to fleets and armies, the end of a turn, resignation, marks in the inbox."""

from msgspec import Struct


class Order(Struct, frozen=True, gc=False, tag_field="type", rename="camel", omit_defaults=True):
    """An order of a faction."""


class MoveFleet(Order, frozen=True, gc=False, tag="MOVE_FLEET"):
    """Fly to a system."""

    fleet_id: str
    system_id: str


class OrderInvasionMove(Order, frozen=True, gc=False, tag="ORDER_INVASION_MOVE"):
    """Fly to a system and land there."""

    fleet_id: str
    system_id: str


class OrderLoadMove(Order, frozen=True, gc=False, tag="ORDER_LOAD_MOVE"):
    """Fly to a system and load armies there."""

    fleet_id: str
    system_id: str


class OrderUnloadMove(Order, frozen=True, gc=False, tag="ORDER_UNLOAD_MOVE"):
    """Fly to an own system and unload armies there."""

    fleet_id: str
    system_id: str


class LoadArmies(Order, frozen=True, gc=False, tag="LOAD_ARMIES"):
    """Load the armies of the system, as far as there are empty transports."""

    fleet_id: str


class UnloadArmies(Order, frozen=True, gc=False, tag="UNLOAD_ARMIES"):
    """Unload every army of a fleet on a planet of its system."""

    fleet_id: str
    planet_id: str


class LoadArmy(Order, frozen=True, gc=False, tag="LOAD_ARMY"):
    """Load one army into one ship."""

    fleet_id: str
    ship_id: str
    army_id: str


class UnloadArmy(Order, frozen=True, gc=False, tag="UNLOAD_ARMY"):
    """Unload one army on a planet."""

    fleet_id: str
    ship_id: str
    army_id: str
    planet_id: str


class TransferArmyPlanet(Order, frozen=True, gc=False, tag="TRANSFER_ARMY_PLANET"):
    """Move an army to another planet of its system, by a transport in orbit."""

    army_id: str
    planet_id: str


class SplitFleet(Order, frozen=True, gc=False, tag="SPLIT_FLEET"):
    """Detach ships of a fleet as a new fleet."""

    fleet_id: str
    ship_ids: tuple[str, ...]


class MergeFleets(Order, frozen=True, gc=False, tag="MERGE_FLEETS"):
    """Merge a fleet into another at the same place."""

    fleet_id: str
    into_fleet_id: str


class RenameFleet(Order, frozen=True, gc=False, tag="RENAME_FLEET"):
    """Rename a fleet."""

    fleet_id: str
    name: str


GameCommand = (
    MoveFleet
    | OrderInvasionMove
    | OrderLoadMove
    | OrderUnloadMove
    | LoadArmies
    | UnloadArmies
    | LoadArmy
    | UnloadArmy
    | TransferArmyPlanet
    | SplitFleet
    | MergeFleets
    | RenameFleet
)


class EndTurn(Struct, frozen=True, gc=False, tag_field="type", tag="END_TURN", omit_defaults=True):
    """End the turn, with last orders, or with a profile that plans the rest."""

    orders: tuple[GameCommand, ...] = ()
    autopilot: str = ""


class Resign(Struct, frozen=True, gc=False, tag_field="type", tag="RESIGN"):
    """Give up."""


class MarkMessagesRead(
    Struct, frozen=True, gc=False, tag_field="type", tag="MARK_MESSAGES_READ", rename="camel"
):
    """Mark messages of the own inbox as read."""

    message_ids: tuple[str, ...]


class DismissMessages(
    Struct, frozen=True, gc=False, tag_field="type", tag="DISMISS_MESSAGES", rename="camel"
):
    """Remove messages from the own inbox."""

    message_ids: tuple[str, ...]


Command = GameCommand | EndTurn | Resign | MarkMessagesRead | DismissMessages
