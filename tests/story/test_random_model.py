"""A model of random weights behind llama.cpp's own server: whatever it says is one of the options."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from story.tiny_model import build, serving
from turnwright import Journal, Match
from turnwright.games import load, names
from turnwright.kernel.game import Game
from turnwright.kernel.replay import verify
from turnwright.lab.simulate import pass_time
from turnwright.story.adviser import Adviser, Question
from turnwright.story.models.client import ModelClient
from turnwright.story.models.profile import ModelEndpoint, StoryProfile
from turnwright.story.narration.checker import Checker, Facts
from turnwright.story.narration.storyteller import Key, Spoken, Storyteller, Wanted
from turnwright.story.narration.two_voices import TwoVoices

ANSWERS = 10_000  # over all games
SAMPLE = 200
PATIENCE = 60.0
PROMPT = 200  # characters: the model has learnt nothing, so a long prompt would only take time


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = build(Path(tmp_path_factory.mktemp("model")) / "tiny.gguf")
    with serving(path) as url:
        yield url


async def decide(adviser: Adviser, game: Game, name: str, answers: int, way: str) -> int:
    """Let the model hold every seat of one match after the other; how often it answered."""
    made = seed = 0
    while made < answers:
        seed += 1
        journal = Journal()
        scenario = game.scenarios.load(None)
        match = Match(
            game, scenario, seed=seed, seats=[None] * len(game.seats_for(scenario)), journal=journal
        )
        for _ in range(150):
            if match.outcome is not None or made >= answers:
                break
            waiting = match.pending()
            if not waiting and not pass_time(match):
                break
            for pending in waiting[:1]:
                if pending.request is not None:
                    match.answer(pending.seat, pending.request.id, 0)
                    continue
                options = game.options(match.state, pending.seat)
                command = await adviser.advise(Question(game, match.state, pending.seat, options, PROMPT))
                assert options.index(command) >= 0, f"{name}: {command} over {way}"
                match.submit(pending.seat, command)
                made += 1
        assert verify(journal.lines, load).valid
    return made


def answer_all(model: str, way: str, answers: int) -> None:
    async def story() -> None:
        endpoint = ModelEndpoint(model, tokens=300, temperature=2.0, grammar=way)
        adviser = Adviser(ModelClient(endpoint), PATIENCE)
        each = answers // len(names())
        counts = [await decide(adviser, load(name), name, each, way) for name in names()]
        await adviser.close()
        assert sum(counts) >= answers

    asyncio.run(story())


@pytest.mark.parametrize("way", ["gbnf", "schema"])
def test_a_random_model_can_only_say_legal_options(model: str, way: str) -> None:
    answer_all(model, way, SAMPLE // 2)


@pytest.mark.nightly
def test_ten_thousand_answers_of_a_random_model_are_all_legal(model: str) -> None:
    answer_all(model, "gbnf", ANSWERS)


def test_without_a_grammar_a_random_model_is_never_obeyed(model: str) -> None:
    async def story() -> Any:
        game = load("duel")
        match = Match(game, None, seed=1)
        adviser = Adviser(ModelClient(ModelEndpoint(model, tokens=20, temperature=2.0)), PATIENCE)
        question = Question(game, match.state, 0, game.options(match.state, 0))
        advice = await adviser.advise(question)
        await adviser.close()
        return advice

    assert asyncio.run(story()) is None


def test_the_voices_of_a_random_model_speak_in_order_and_say_nothing_that_the_checker_refuses(
    model: str,
) -> None:
    facts = Facts(("Bran hits.",), ("Bran",), ("hit",))

    async def story() -> list[Spoken]:
        endpoint = ModelEndpoint(model, tokens=40, temperature=2.0)
        voices = TwoVoices(StoryProfile(prelude=endpoint, narrative=endpoint))
        heard: list[Spoken] = []
        teller = Storyteller(voices.of(load("tactics"), "en"), heard.append, PATIENCE, PATIENCE)
        for number in range(5):
            teller.tell(
                Wanted(
                    Key(number, "en"),
                    "The blow lands.",
                    facts.sentences,
                    names=facts.names,
                    happened=facts.happened,
                )
            )
            while teller.speaking:
                await asyncio.sleep(0.005)
        await voices.close()
        return heard

    heard = asyncio.run(story())
    checker = Checker(load("tactics"), "en")
    for number in range(5):
        first, *others = [spoken for spoken in heard if spoken.key.number == number]
        assert first.part in ("template", "prelude")
        assert [spoken.part for spoken in others] in ([], ["full"])
    made_up = [spoken.text for spoken in heard if spoken.speaker != "template"]
    assert [checker.refusal(text, facts) for text in made_up] == [""] * len(made_up)
