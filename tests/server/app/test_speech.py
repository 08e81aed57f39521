"""Players hear and dictate through the server; strangers and other addresses do not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx2
import pytest

from story.models.speech_server import WAV, speech_server
from turnwright.server.app.serve import ServeOptions, running
from turnwright.server.settings import ServerSettings
from turnwright.story.models.profile import HearingEndpoint, SpeakingEndpoint, StoryProfile


async def ask(
    tmp_path: Path, profile: StoryProfile | None
) -> tuple[httpx2.Response, httpx2.Response, httpx2.Response, httpx2.Response]:
    settings = ServerSettings(story=profile)
    options = ServeOptions(port=0, store=str(tmp_path / "m.sqlite"))
    asked = {"game": "duel", "seats": ["person", "heuristic"]}
    async with running(options, settings) as server:
        http = httpx2.AsyncClient(base_url=server.url, trust_env=False)
        async with http:
            made = (await http.post("/matches", json=asked)).json()
            own = {"authorization": f"Bearer {made['invites'][0]['token']}"}
            match = f"/matches/{made['id']}"
            said = {"text": "A rodada é sua.", "lang": "pt"}
            wave = {**own, "content-type": "audio/wav"}
            return (
                await http.post(f"{match}/speech", json=said, headers=own),
                await http.post(f"{match}/hearing?lang=pt", content=WAV, headers=wave),
                await http.post(f"{match}/speech", json=said),
                await http.post(
                    f"{match}/hearing", content=WAV, headers={**own, "content-type": "text/html"}
                ),
            )


def test_a_player_hears_the_servers_voice_and_dictates_to_it(tmp_path: Path) -> None:
    with speech_server() as speech:
        profile = StoryProfile(hearing=HearingEndpoint(speech.url), speaking=SpeakingEndpoint(speech.url))
        sound, heard, stranger, wrong = asyncio.run(ask(tmp_path, profile))

    assert (sound.status_code, sound.content) == (200, WAV)
    assert sound.headers["content-type"] == "audio/wav"
    assert heard.json() == {"text": "Eu ataco o goblin com a espada."}
    assert (stranger.status_code, stranger.json()["code"]) == (401, "no-token")
    assert wrong.status_code == 415
    assert len(speech.asked) == 2


@pytest.mark.parametrize("fault", ["none", "500", "garbage"])
def test_without_a_voice_there_is_a_sentence(tmp_path: Path, fault: str) -> None:
    with speech_server() as speech:
        speech.fault = fault
        profile = StoryProfile(hearing=HearingEndpoint(speech.url), speaking=SpeakingEndpoint(speech.url))
        sound, heard, _, _ = asyncio.run(ask(tmp_path, None if fault == "none" else profile))

    assert (sound.status_code, sound.json()["code"]) == (404, "no-speech")
    assert (heard.status_code, heard.json()["code"]) == (404, "no-speech")
