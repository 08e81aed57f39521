"""Advice of a language model to the bots of a match, if the server's operator has named one.

A bot never waits for it under the match's lock, and never longer than `ServerSettings.advice_seconds`. Only a
legal command comes back; it is stored like any other, so that matches are verified without the model.
"""

import logging
from typing import TYPE_CHECKING, Any

from turnwright.agents import MASTER
from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.server.host.workers import Workers
from turnwright.server.settings import ServerSettings, StoredSettings

if TYPE_CHECKING:
    from turnwright.story.adviser import Adviser

logger = logging.getLogger("turnwright.server")


class Advice:
    """The adviser of one server; without a model in its profile it has no advice."""

    def __init__(self, settings: ServerSettings) -> None:
        self._adviser = _adviser(settings)

    def wanted(self, policy: Policy, settings: StoredSettings) -> bool:
        """Whether a bot is advised in a match with these settings."""
        asked = settings.advised == "bots" or (settings.advised == "master" and policy.name == MASTER)
        return self._adviser is not None and asked

    async def ask(self, game: Game, apart: Any, seat: int, workers: Workers) -> Any:
        """The command that the model would give in a detached position, or None."""
        from turnwright.story.adviser import Question

        if self._adviser is None:
            return None
        try:
            options = game.options(apart, seat)
            if options.count() < 2:
                return None
            question = await workers.think(lambda: Question(game, apart, seat, options))
            return await self._adviser.advise(question)
        except Exception:  # a match never depends on its adviser
            logger.exception("the adviser failed")
            return None

    async def close(self) -> None:
        """Close the connections to the model."""
        if self._adviser is not None:
            await self._adviser.close()


def _adviser(settings: ServerSettings) -> "Adviser | None":
    if settings.story is None or settings.story.adviser is None:
        return None
    from turnwright.story.adviser import Adviser
    from turnwright.story.models.client import ModelClient

    return Adviser(ModelClient(settings.story.adviser), settings.advice_seconds)
