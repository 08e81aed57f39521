"""The two voices on a virtual clock: who speaks when, and what never happens."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from story.virtual_clock import run_virtually
from turnwright.story.narration.storyteller import Key, Spoken, Storyteller, Wanted

NEVER = 1e6
Heard = list[tuple[float, int, str]]


class Slow:
    """Voices that take their time; a negative time fails, and 0 words say nothing."""

    prelude_name, narrative_name = "small", "large"

    def __init__(self, prelude: float, narrative: float, words: str = "words") -> None:
        self.times = prelude, narrative
        self.words = words
        self.running = 0
        self.free = asyncio.Semaphore(1)

    async def prelude(self, wanted: Wanted) -> str:
        return await self.speak(self.times[0])

    async def narrative(self, wanted: Wanted) -> str:
        async with self.free:
            return await self.speak(self.times[1])

    async def speak(self, seconds: float) -> str:
        self.running += 1
        try:
            await asyncio.sleep(abs(seconds))
            if seconds < 0:
                raise OSError("connection refused")
            return self.words
        finally:
            self.running -= 1


def wanted(number: int, whole: bool = True) -> Wanted:
    return Wanted(Key(number, "en"), f"template {number}", whole=whole)


def told(
    prelude: float,
    narrative: float,
    *steps: tuple[float, Callable[[Storyteller], object]],
    words: str = "words",
) -> Heard:
    """What is said at which time, if these things are done to a storyteller at these times."""

    async def story() -> Heard:
        heard: Heard = []
        loop = asyncio.get_running_loop()
        models = Slow(prelude, narrative, words)

        def hear(spoken: Spoken) -> None:
            heard.append((round(loop.time(), 2), spoken.key.number, spoken.part))

        teller = Storyteller(models, hear)
        for at, act in steps:
            await asyncio.sleep(at - loop.time())
            act(teller)
        await asyncio.sleep(30)
        assert teller.speaking == 0
        assert models.running == 0
        return heard

    heard: Heard = run_virtually(story())
    return heard


def tell(number: int, whole: bool = True) -> Callable[[Storyteller], object]:
    return lambda teller: teller.tell(wanted(number, whole))


def interrupt(teller: Storyteller) -> None:
    teller.interrupt()


@pytest.mark.parametrize(
    ("prelude", "narrative", "heard"),
    [
        (0.1, 0.9, [(0.1, 1, "prelude"), (0.9, 1, "full")]),
        (0.9, 0.1, [(0.9, 1, "prelude"), (0.9, 1, "full")]),  # the full text waits for the prelude
        (3.0, 4.0, [(1.2, 1, "template"), (4.0, 1, "full")]),  # a late prelude is replaced, and never said
        (NEVER, 0.1, [(1.2, 1, "template"), (1.2, 1, "full")]),
        (0.1, 7.0, [(0.1, 1, "prelude")]),  # a late narrative is given up
        (0.1, NEVER, [(0.1, 1, "prelude")]),
        (-0.01, -0.01, [(0.01, 1, "template")]),  # both are down
        (-0.01, 2.0, [(0.01, 1, "template"), (2.0, 1, "full")]),
        (0.1, -0.5, [(0.1, 1, "prelude")]),
    ],
)
def test_the_fast_voice_always_speaks_first_and_there_is_never_silence(
    prelude: float, narrative: float, heard: Heard
) -> None:
    assert told(prelude, narrative, (0, tell(1))) == heard


def test_words_that_were_refused_are_replaced_by_the_template() -> None:
    assert told(0.1, 0.9, (0, tell(1)), words="") == [(0.1, 1, "template")]


def test_a_persons_input_cuts_what_was_not_said_yet() -> None:
    assert told(0.5, 0.9, (0, tell(1)), (0.3, interrupt)) == [(0.3, 1, "cut")]
    assert told(0.5, 2.0, (0, tell(1)), (1.0, interrupt)) == [(0.5, 1, "prelude")]


def test_an_input_that_waits_for_dice_has_a_prelude_only() -> None:
    assert told(0.1, 0.9, (0, tell(1, whole=False))) == [(0.1, 1, "prelude")]


def test_an_undone_input_is_not_told() -> None:
    assert told(0.5, 0.9, (0, tell(1)), (0.3, lambda teller: teller.withdraw(1))) == []
    assert told(0.5, 0.9, (0, tell(1)), (0.3, lambda teller: teller.withdraw(2))) == [
        (0.5, 1, "prelude"),
        (0.9, 1, "full"),
    ]


def test_of_a_burst_the_newest_two_wait_and_the_rest_are_told_by_the_template_at_once() -> None:
    heard = told(0.1, 0.9, *((0, tell(number)) for number in range(1, 7)))

    assert heard[:3] == [(0.0, 2, "template"), (0.0, 3, "template"), (0.0, 4, "template")]
    assert heard[3:] == [
        (0.1, 1, "prelude"),
        (0.9, 1, "full"),
        (1.0, 5, "prelude"),  # waiting counts
        (1.2, 6, "template"),
        (1.8, 5, "full"),
    ]


def test_waiting_counts_against_the_budget_of_the_whole_narration() -> None:
    heard = told(0.1, 4.0, (0, tell(1)), (1.5, tell(2)))

    assert heard == [(0.1, 1, "prelude"), (2.7, 2, "template"), (4.0, 1, "full")]


@pytest.mark.parametrize("seed", range(40))
def test_whatever_comes_in_whatever_order_every_input_is_told_once_and_in_order(seed: int) -> None:
    dice = random.Random(seed)

    async def story() -> None:
        heard: list[Spoken] = []
        withdrawn: set[int] = set()
        models = Slow(0, 0)
        teller = Storyteller(models, heard.append)
        for number in range(30):
            models.times = (
                dice.choice([0.0, 0.1, 1.19, 1.2, 1.3, -0.2, NEVER]),
                dice.choice([0, 1, 5.9, 6, 7, -1]),
            )
            if dice.random() < 0.3:
                teller.interrupt()
            if dice.random() < 0.1:
                withdrawn.update(range(number - 1, number))
                teller.withdraw(number - 1)
            teller.tell(wanted(number))
            await asyncio.sleep(dice.choice([0, 0, 0.1, 1.2, 1.3, 6, 8]))
        await asyncio.sleep(20)
        assert teller.speaking == 0
        assert models.running == 0
        for number in range(30):
            parts = [spoken.part for spoken in heard if spoken.key.number == number]
            first = [["template"], ["prelude"], ["template", "full"], ["prelude", "full"], ["cut"]]
            assert parts in (first if number not in withdrawn else [*first, []]), (number, parts)

    run_virtually(story())


def test_closing_stops_both_voices() -> None:
    async def story() -> None:
        heard: list[Spoken] = []
        models = Slow(0.5, 0.9)
        teller = Storyteller(models, heard.append)
        teller.tell(wanted(1))
        await asyncio.sleep(0.1)
        await teller.close()
        assert [spoken.part for spoken in heard] == ["cut"]
        assert models.running == 0

    run_virtually(story())
