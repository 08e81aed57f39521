import asyncio

import pytest

from story.models.chat_server import chat_server
from turnwright.story.models.check import LEAST, MOST, fitted, fitting, measure
from turnwright.story.models.profile import ModelEndpoint, StoryProfile

WORDS = " ".join(["word"] * 30)


@pytest.mark.parametrize(
    ("place", "first", "speed", "budget", "tokens"),
    [
        ("prelude", 0.2, 50.0, 1.2, 38),
        ("prelude", 0.2, 500.0, 1.2, MOST["prelude"]),
        ("prelude", 0.2, 10.0, 1.2, 0),
        ("prelude", 2.0, 500.0, 1.2, 0),
        ("narrative", 0.8, 20.0, 6.0, 80),
        ("narrative", 0.8, 5.0, 6.0, 0),
        ("narrative", 0.8, 0.0, 6.0, 0),
    ],
)
def test_the_length_that_fits_leaves_a_fifth_of_the_budget_free(
    place: str, first: float, speed: float, budget: float, tokens: int
) -> None:
    assert fitting(place, first, speed, budget) == tokens
    assert tokens == 0 or tokens >= LEAST[place]


def test_a_profile_is_measured_and_fitted_by_what_its_servers_do() -> None:
    async def story() -> None:
        async with chat_server("word", WORDS, pause=0.002) as fast, chat_server("word", "error 500") as slow:
            profile = StoryProfile(ModelEndpoint(fast.url, tokens=9), ModelEndpoint(slow.url))
            prelude, narrative = await measure(profile)
            assert prelude.speed > 0
            assert prelude.tokens >= LEAST["prelude"]
            assert (narrative.tokens, narrative.problem) == (0, "the server answered with status 500")
            better = fitted(profile, [prelude, narrative])
            assert better.prelude is not None
            assert better.prelude.tokens == prelude.tokens
            assert better.narrative is None  # templates tell the rest

    asyncio.run(story())
