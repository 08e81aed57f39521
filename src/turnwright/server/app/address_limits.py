"""Limits for the clients of one address: open connections, and bytes of bodies and replies."""

from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address, ip_network
from itertools import count

from turnwright.server.settings import ServerSettings

SMALL = 8 * 1024  # bytes of a body that are not counted: no honest request may fail because of another client
LONGEST_NAME = 64  # characters that are kept of an address that is not an IP address
IPV6_NETWORK = 64  # bits: the smallest network that a provider assigns, so one client owns all of it


def address_key(host: str) -> str:
    """The key by which the clients of an address are counted: an IPv4 address, or a /64 network of IPv6."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST_NAME]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return str(ip_network((address, IPV6_NETWORK), strict=False))
        address = address.ipv4_mapped
    return str(address)


class Proxies:
    """The reverse proxies whose `X-Forwarded-For` is believed, as addresses and networks."""

    def __init__(self, words: Sequence[str] = ()) -> None:
        self._networks = [ip_network(word, strict=False) for word in words]

    def __contains__(self, host: object) -> bool:
        try:
            address = ip_address(str(host))
        except ValueError:
            return False
        return any(address in network for network in self._networks)


class HeldBytes:
    """Bytes that the server holds for clients, limited by address and in total."""

    def __init__(self, most_address: int, most: int) -> None:
        self.total = 0
        self._most_address = most_address
        self._most = most
        self._held: dict[str, int] = {}

    def hold(self, key: str, size: int) -> bool:
        """Count bytes of an address; False, and not counted, beyond the limit."""
        held = self._held.get(key, 0) + size
        if held > self._most_address or self.total + size > self._most:
            return False
        self._held[key] = held
        self.total += size
        return True

    def release(self, key: str, size: int) -> None:
        """Stop counting bytes of an address."""
        if not size:
            return
        self.total -= size
        self._held[key] -= size
        if not self._held[key]:
            del self._held[key]


class Lease:
    """One open connection of an address, counted with the bytes held for it until it is released."""

    def __init__(self, open: dict[str, int], key: str, bodies: HeldBytes, bodies_key: str) -> None:
        self._open = open
        self._key = key
        self._bodies = bodies
        self._bodies_key = bodies_key
        self._held = 0
        self._released = False
        open[key] = open.get(key, 0) + 1

    def hold(self, size: int) -> bool:
        """Count the bytes of an unfinished message, in place of those before; False beyond the limit."""
        size = size if size > SMALL else 0
        more = size - self._held
        if more > 0 and not self._bodies.hold(self._bodies_key, more):
            return False
        if more < 0:
            self._bodies.release(self._bodies_key, -more)
        self._held = size
        return True

    def release(self) -> None:
        """Stop counting the connection; a second call does nothing."""
        if self._released:
            return
        self._released = True
        self.hold(0)
        self._open[self._key] -= 1
        if not self._open[self._key]:
            del self._open[self._key]


class AddressLimits:
    """Counts the connections and the held bytes of each address, wherever connections are accepted.

    Connections of `proxies` are not limited: a proxy forwards those of many clients, and limits them itself.
    """

    def __init__(self, settings: ServerSettings, proxies: Proxies | None = None) -> None:
        self.settings = settings
        self.bodies = HeldBytes(settings.bodies_address, settings.bodies)
        self.replies = HeldBytes(settings.replies_address, settings.replies)
        self._proxies = Proxies() if proxies is None else proxies
        self._open: dict[str, int] = {}
        self._places = count(1)

    @property
    def connections(self) -> int:
        """How many connections are open."""
        return sum(self._open.values())

    def connect(self, host: str) -> Lease | None:
        """Count a new connection; None if its address has too many."""
        key = address_key(host)
        if host in self._proxies:  # its connections share no budget
            return Lease(self._open, key, self.bodies, f"{key} {next(self._places)}")
        if self._open.get(key, 0) >= self.settings.connections_address:
            return None
        return Lease(self._open, key, self.bodies, key)
