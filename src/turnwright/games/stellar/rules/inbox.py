"""The inbox of a faction: its messages, and which of them it has read or dismissed.

A message goes to several factions, so each keeps its own marks. They change nothing else in the galaxy.
"""

from turnwright.games.stellar.state import GalaxyState, GameMessage
from turnwright.kernel.errors import Rejected


def inbox(state: GalaxyState, faction: str) -> list[GameMessage]:
    """List the messages that a faction has not dismissed, by priority, then newest first."""
    kept = [one for one in state.messages if faction in one.to and not is_dismissed(one, faction)]
    return sorted(kept, key=_urgent)


def _urgent(message: GameMessage) -> tuple[int, int, str]:
    return -int(message.priority), -int(message.day), message.id


def is_read(message: GameMessage, faction: str) -> bool:
    """Whether a faction has read a message."""
    return message.read or faction in message.read_by


def is_dismissed(message: GameMessage, faction: str) -> bool:
    """Whether a faction has dismissed a message."""
    return message.dismissed or faction in message.dismissed_by


def mark_messages(state: GalaxyState, faction: str, ids: "tuple[str, ...]", dismissed: bool) -> int:
    """Mark messages of a faction as read, or dismiss them, and return how many were; or raise `Rejected`."""
    wanted = dict.fromkeys(ids, True)
    held = {one.id: one for one in inbox(state, faction)}
    for id in wanted:
        if id not in held:
            raise Rejected("unknown-message", f"{faction} has no message {id[:40]!r}", "messageIds")
    marked = [id for id in wanted if dismissed or not is_read(held[id], faction)]
    if not marked:
        raise Rejected("nothing-to-mark", "there is no unread message among these", "messageIds")
    made: list[GameMessage] = []
    for message in state.messages:
        copy = message
        if message.id in marked:
            copy = message.clone()
            if faction not in copy.read_by:
                copy.read_by = sorted([*message.read_by, faction])
            if dismissed:
                copy.dismissed_by = sorted([*message.dismissed_by, faction])
        made.append(copy)
    state.messages = made
    return len(marked)
