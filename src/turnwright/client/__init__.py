"""The client library: create a match, join it, and play at a server from a program of your own.

made = await create_match(url, "duel", seats=["person", "hard"])
mine = await join_match(url, made.id, made.invites[0].token, "Ann")
async with connect(url, mine.id, mine.token) as session:
    async for message in session:
        ...
"""

from turnwright.client.errors import ClientError
from turnwright.client.matchmaking import (
    archive_match,
    create_match,
    join_match,
    reissue_invite,
    remove_match,
)
from turnwright.client.session import Session
from turnwright.fair.evidence import Evidence
from turnwright.fair.proof import COUNTED, Forged
from turnwright.protocol.rate_limit import RateLimit

__all__ = [
    "COUNTED",
    "ClientError",
    "Evidence",
    "Forged",
    "Session",
    "archive_match",
    "connect",
    "create_match",
    "join_match",
    "reissue_invite",
    "remove_match",
]

RATE = (80, 20.0)  # below what a server allows, because reconnecting takes some messages too


def connect(
    url: str,
    match: str,
    token: str = "",
    lang: str = "",
    last: int = -1,
    rate: tuple[int, float] = RATE,
    mark: str = "",
    evidence: Evidence | None = None,
    ca_file: str = "",
) -> Session:
    """Connect to a match, with `async with`; without a token as a spectator.

    `last` and `mark` come from the last update of an earlier session. `rate` limits the messages sent to a
    number in some seconds, because a server drops a client that exceeds its own limit. `evidence` holds what
    the seat saw of its dice before, and records what it sees. `ca_file` names further certificates to trust.
    """
    return Session(url, match, token, lang, last, RateLimit(*rate), mark, evidence, ca_file)
