"""Measures the servers of a profile: which ones answer, how fast they write, and which lengths fit."""

import asyncio
import time
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from turnwright.story.models.client import Ask, ChatMessage, ModelClient, ModelError
from turnwright.story.models.profile import ModelEndpoint, StoryProfile

PATIENCE: Final = 60.0  # seconds for one measurement
SHARE: Final = 0.8  # of the budget that a text may take, so that a busy moment does not spoil it
LEAST: Final = {"prelude": 12, "narrative": 40}  # tokens below which a text says nothing
MOST: Final = {"prelude": 40, "narrative": 160}  # tokens that a text needs at most
MEASURED: Final = 64  # tokens of the measurement
_FACTS: Final = (
    "Facts:\n- Bran hits Goblin Boss with longsword.\n- Goblin Boss staggers.\n- It is the third round."
)


class Measured(Struct, frozen=True):
    """Measurements of one model: seconds to its first token, tokens per second, the length that fits.

    A length of 0 says that no useful text fits its budget; `problem` says why it was not measured.
    """

    place: str
    url: str
    first: float = 0.0
    speed: float = 0.0
    tokens: int = 0
    problem: str = ""


async def measure(profile: StoryProfile) -> list[Measured]:
    """Measure the voices of a profile, one after the other."""
    voices = (
        ("prelude", profile.prelude, profile.prelude_seconds),
        ("narrative", profile.narrative, profile.narrative_seconds),
    )
    return [await _measured(place, model, budget) for place, model, budget in voices if model is not None]


async def _measured(place: str, endpoint: ModelEndpoint, budget: float) -> Measured:
    client = ModelClient(endpoint)
    system = "You are the narrator of a battle. Describe the facts in one long paragraph."
    ask = Ask((ChatMessage("system", system), ChatMessage("user", _FACTS)), tokens=MEASURED)
    try:
        async with asyncio.timeout(PATIENCE):
            await client.ask(replace(ask, tokens=1))  # a model that was not loaded yet is loaded now
            start = time.perf_counter()
            first = last = start
            parts = 0
            async for _ in client.stream(ask):
                last = time.perf_counter()
                first = first if parts else last
                parts += 1
    except ModelError as error:
        return Measured(place, endpoint.url, problem=str(error))
    except TimeoutError:
        return Measured(place, endpoint.url, problem=f"it took more than {PATIENCE:g} seconds")
    finally:
        await client.close()
    if parts == 0:
        return Measured(place, endpoint.url, problem="it said nothing")
    speed = (parts - 1) / (last - first) if parts > 1 and last > first else float(parts)
    return Measured(place, endpoint.url, first - start, speed, fitting(place, first - start, speed, budget))


def fitting(place: str, first: float, speed: float, budget: float) -> int:
    """The longest useful text, in tokens, that fits a budget; 0 if there is none."""
    tokens = min(MOST[place], int((SHARE * budget - first) * speed))
    return tokens if tokens >= LEAST[place] else 0


def fitted(profile: StoryProfile, found: list[Measured]) -> StoryProfile:
    """The profile with the lengths that fit, and without voices that are too slow or do not answer."""
    tokens = {each.place: each.tokens for each in found}

    def fit(place: str, model: ModelEndpoint | None) -> ModelEndpoint | None:
        fits = tokens.get(place, 0)
        return replace(model, tokens=fits) if model is not None and fits else None

    return replace(
        profile,
        prelude=fit("prelude", profile.prelude),
        narrative=fit("narrative", profile.narrative),
    )
