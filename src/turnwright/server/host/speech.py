"""Speech for players: the server asks the servers of its profile, so that pages need to reach no other."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

from turnwright.protocol.errors import HostError
from turnwright.story.models.client import ModelError
from turnwright.story.models.profile import StoryProfile
from turnwright.story.models.speech import Hearing, Speaking

MOST_WAITING: Final = 8  # requests that wait for a server; others are refused

T = TypeVar("T")

logger = logging.getLogger("turnwright.server")


class Speech:
    """The speech servers of a profile, asked for one thing at a time; without a profile there are none."""

    def __init__(self, profile: StoryProfile | None) -> None:
        own = profile or StoryProfile()
        self._hearing = None if own.hearing is None else Hearing(own.hearing)
        self._speaking = None if own.speaking is None else Speaking(own.speaking)
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def sound(self, text: str, language: str) -> bytes:
        """A text as a sound file, or `HostError`."""
        if self._speaking is None:
            raise HostError("no-speech", "this server has no voice")
        return await self._asked(partial(self._speaking.sound, text, language))

    async def text(self, sound: bytes, language: str) -> str:
        """The text of a recording, or `HostError`."""
        if self._hearing is None:
            raise HostError("no-speech", "this server cannot hear")
        return await self._asked(partial(self._hearing.text, sound, language))

    async def _asked(self, ask: Callable[[], Awaitable[T]]) -> T:
        if self._waiting >= MOST_WAITING:
            raise HostError("too-fast", "too many players use the server's voice: try again")
        self._waiting += 1
        try:
            async with self._turn:
                return await ask()
        except ModelError as error:
            logger.info("speech failed: %s", error)
            raise HostError("no-speech", "the server's voice does not answer") from None
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """Close the connections."""
        for each in (self._hearing, self._speaking):
            if each is not None:
                await each.close()
