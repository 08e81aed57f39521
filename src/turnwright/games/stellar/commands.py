"""What a seat can order: what its fleets and armies are to do, and that its turn is over."""

from msgspec import Struct


class Order(Struct, frozen=True, gc=False, tag_field="type", rename="camel", omit_defaults=True):
    """Something that a faction wants done."""


class MoveFleet(Order, frozen=True, gc=False, tag="MOVE_FLEET"):
    """Fly to a system."""

    fleet_id: str
    system_id: str


class OrderInvasionMove(Order, frozen=True, gc=False, tag="ORDER_INVASION_MOVE"):
    """Fly to a system and land there."""

    fleet_id: str
    system_id: str


class OrderLoadMove(Order, frozen=True, gc=False, tag="ORDER_LOAD_MOVE"):
    """Fly to a system and take armies on board there."""

    fleet_id: str
    system_id: str


class OrderUnloadMove(Order, frozen=True, gc=False, tag="ORDER_UNLOAD_MOVE"):
    """Fly to a system of one's own and put armies down there."""

    fleet_id: str
    system_id: str


class LoadArmies(Order, frozen=True, gc=False, tag="LOAD_ARMIES"):
    """Take every army of the system on board, as far as there are transports."""

    fleet_id: str


class UnloadArmies(Order, frozen=True, gc=False, tag="UNLOAD_ARMIES"):
    """Put every army of a fleet down on a planet of the system it is at."""

    fleet_id: str
    planet_id: str


class LoadArmy(Order, frozen=True, gc=False, tag="LOAD_ARMY"):
    """Take one army on board of one ship."""

    fleet_id: str
    ship_id: str
    army_id: str


class UnloadArmy(Order, frozen=True, gc=False, tag="UNLOAD_ARMY"):
    """Put one army down on a planet."""

    fleet_id: str
    ship_id: str
    army_id: str
    planet_id: str


class TransferArmyPlanet(Order, frozen=True, gc=False, tag="TRANSFER_ARMY_PLANET"):
    """Bring an army over to another planet of its system, with a transport in orbit."""

    army_id: str
    planet_id: str


class SplitFleet(Order, frozen=True, gc=False, tag="SPLIT_FLEET"):
    """Let some ships of a fleet form one of their own."""

    fleet_id: str
    ship_ids: tuple[str, ...]


class MergeFleets(Order, frozen=True, gc=False, tag="MERGE_FLEETS"):
    """Let the ships of one fleet join another at the same place."""

    fleet_id: str
    into_fleet_id: str


class RenameFleet(Order, frozen=True, gc=False, tag="RENAME_FLEET"):
    """Give a fleet another name."""

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
    """No more orders than these: the turn may come. A profile can be left to plan the rest."""

    orders: tuple[GameCommand, ...] = ()
    autopilot: str = ""


class Resign(Struct, frozen=True, gc=False, tag_field="type", tag="RESIGN"):
    """Give the galaxy up."""


Command = GameCommand | EndTurn | Resign
