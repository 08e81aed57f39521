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
from turnwright.story.models.profile import ModelEndpoint

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
