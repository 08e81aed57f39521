"""Advice of a language model to the bots of a match, if the server's operator has named one.

A bot never waits for it under the match's lock, and never longer than `ServerSettings.advice_seconds`. Only a
legal command comes back; it is stored like any other, so that matches are verified without the model. The
options are written down, and the answer looked up among them, in a thinking process: there may be many.
"""

import logging
from functools import partial
from typing import TYPE_CHECKING, Any

from turnwright.agents import MASTER
from turnwright.kernel.codec import read_json
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy
from turnwright.server.host.thinking.thoughts import Thoughts
from turnwright.server.host.workers import Workers
from turnwright.server.settings import ServerSettings, StoredSettings

if TYPE_CHECKING:
    from turnwright.story.adviser import Adviser, Question

logger = logging.getLogger("turnwright.server")


class Advice:
    """The adviser of one server; without a model in its profile it has no advice."""

    def __init__(self, settings: ServerSettings) -> None:
        self._adviser = _adviser(settings)

    def wanted(self, policy: Policy, settings: StoredSettings) -> bool:
        """Whether a bot is advised in a match with these settings."""
        asked = settings.advised == "bots" or (settings.advised == "master" and policy.name == MASTER)
        return self._adviser is not None and asked

    async def ask(self, thoughts: Thoughts, match: Match, seat: int) -> Any:
        """The command that the model would give in a position, or None."""
        from turnwright.story.models.client import Ask

        if self._adviser is None:
            return None
        try:
            ask = read_json(await thoughts.question(match, seat, self._adviser.way), Ask | None)
            if ask is None:
                return None
            return await self._adviser.choose(ask, partial(thoughts.option, match, seat))
        except Rejected:  # the options take too long to write down
            return None
        except Exception:  # a match never depends on its adviser
            logger.exception("the adviser failed")
            return None

    async def ask_here(self, game: Game, apart: Any, seat: int, workers: Workers) -> Any:
        """The same in a detached position, for a server without thinking processes."""
        from turnwright.story.adviser import Question

        def question() -> "Question | None":
            options = game.options(apart, seat)
            return Question(game, apart, seat, options) if options.count() > 1 else None

        if self._adviser is None:
            return None
        try:
            asked = await workers.think(question)
            return None if asked is None else await self._adviser.advise(asked)
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
