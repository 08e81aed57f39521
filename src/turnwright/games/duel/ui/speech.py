"""The names a player can use: the stats."""

from turnwright.gamekit.naming import verbatim
from turnwright.games.duel import rulebook
from turnwright.kernel.records import Message, Thing


def things() -> list[Thing]:
    """List the stats."""
    return [Thing("stat", stat, (Message(f"stat-{stat}", {}), verbatim(stat))) for stat in rulebook.STATS]
