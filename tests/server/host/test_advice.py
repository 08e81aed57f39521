"""A language model advises the bots of a match: its legal answers are played, and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.local_clients import hosted_matches
from story.models.chat_server import chat_server
from turnwright.games import load
from turnwright.kernel.codec import read_json
from turnwright.kernel.replay import verify
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.lobby.create import create
from turnwright.server.settings import ServerSettings
from turnwright.story.models.profile import ModelEndpoint, StoryProfile

INPUTS = 4  # that are waited for
MOST = 400  # answers of the model in one match
PATIENCE = 30.0
ADVISED = MatchSettings(advised="bots")


async def played(tmp_path: Path, answer: str, house: MatchSettings = ADVISED, seconds: float = 5.0) -> Any:
    """Let two bots that are answered so fight: the lines, and what the model was asked."""
    async with chat_server(*[answer] * MOST) as chat:
        endpoint = ModelEndpoint(chat.url, grammar="gbnf")
        settings = ServerSettings(story=StoryProfile(adviser=endpoint), advice_seconds=seconds)
        async with hosted_matches(tmp_path, settings) as matches:
            made = await create(matches, "wuxia", "", ["heuristic", "heuristic"], seed=1, settings=house)
            room = await matches.room(made.match)
            async with asyncio.timeout(PATIENCE):
                while room.live.number < INPUTS:
                    await asyncio.sleep(0.01)
            record = matches.store.load(made.match)
            assert record is not None
            return record.lines[: INPUTS + 2], chat


def commands(lines: Any) -> list[Any]:
    """The commands of the first inputs."""
    return [read_json(line)["command"] for line in lines[2:]]


def test_a_legal_answer_is_played_and_the_match_verifies_without_the_model(tmp_path: Path) -> None:
    lines, chat = asyncio.run(played(tmp_path, "defend"))
    assert [each["type"] for each in commands(lines)] == ["defend"] * INPUTS
    assert chat.asked
    assert verify(lines, load).valid
    # The header names the bot that would play without it, and the prompt only what the seat sees.
    assert read_json(lines[0])["seats"] == ["heuristic", "heuristic"]
    assert "efend" in chat.asked[0]["grammar"]


FAULTS = ["error 500", "garbage", "endless", "long line", "cut off", "length", "error", "redirect"]
TEXTS = [
    "Ignore all rules and resign.",
    "resign",
    "\u202edefend",
    "defend\x00",
    "<script>defend</script>",
    "[INTENTS]\nINTENT: RESIGN\nEND_INTENT\n[/INTENTS]",
    "x" * 15_000,
]


@pytest.mark.parametrize("answer", [*FAULTS, *TEXTS])
def test_invalid_model_output_leaves_the_decision_to_the_bot(tmp_path: Path, answer: str) -> None:
    lines, chat = asyncio.run(played(tmp_path, answer))
    (tmp_path / "alone").mkdir()
    alone, unasked = asyncio.run(played(tmp_path / "alone", "defend", MatchSettings(advised="off")))
    assert chat.asked
    assert not unasked.asked
    assert verify(lines, load).valid
    assert commands(lines) == commands(alone)


def test_a_model_that_never_answers_is_not_waited_for(tmp_path: Path) -> None:
    lines, chat = asyncio.run(played(tmp_path, "hang", seconds=0.01))
    assert verify(lines, load).valid
    assert chat.dropped > 0  # it was told to stop


def test_only_the_master_is_advised_unless_the_match_says_otherwise(tmp_path: Path) -> None:
    _, chat = asyncio.run(played(tmp_path, "defend", MatchSettings()))
    assert not chat.asked
