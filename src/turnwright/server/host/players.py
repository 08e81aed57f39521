"""Who plays a seat that no person holds."""

from collections.abc import Sequence

from turnwright.agents import agent
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import PERSON
from turnwright.kernel.replay import absent


def players(game: Game, names: Sequence[str]) -> list[Policy | None]:
    """The players of a kept match by name: None for a person; a bot that is gone is only remembered."""
    return [None if name == PERSON else _player(game, name) for name in names]


def _player(game: Game, name: str) -> Policy:
    try:
        return agent(game, name)
    except Rejected:
        return absent(name)


def budget(policy: Policy | None) -> int:
    """How many tries a bot may have for a decision; 0 for one that does not say."""
    tries = getattr(policy, "budget", 0)
    return tries if isinstance(tries, int) else 0
