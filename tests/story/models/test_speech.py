import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from story.models.speech_server import WAV, SpeechServer, speech_server
from turnwright.story.models.client import ModelError
from turnwright.story.models.profile import ConversionEndpoint, HearingEndpoint, SpeakingEndpoint
from turnwright.story.models.speech import LONGEST_SPOKEN, MOST_SOUND, Hearing, Speaking, spoken_text


@pytest.fixture
def server() -> Iterator[SpeechServer]:
    with speech_server() as each:
        yield each


def hears(server: SpeechServer, path: str = "/v1/audio/transcriptions", sound: bytes = WAV) -> str:
    async def run() -> str:
        hearing = Hearing(HearingEndpoint(server.url, path=path, seconds=5))
        try:
            return await hearing.text(sound, "pt", "Goblin, Bran")
        finally:
            await hearing.close()

    return asyncio.run(run())


def speaks(endpoint: SpeakingEndpoint, say: Callable[[Speaking], Awaitable[object]]) -> object:
    async def run() -> object:
        speaking = Speaking(endpoint)
        try:
            return await say(speaking)
        finally:
            await speaking.close()

    return asyncio.run(run())


@pytest.mark.parametrize("path", ["/v1/audio/transcriptions", "/inference"])
def test_speech_becomes_one_line_of_text(server: SpeechServer, path: str) -> None:
    assert hears(server, path) == "Eu ataco o goblin com a espada."

    ((asked, fields),) = server.asked
    assert asked == path
    assert fields == {
        "model": "whisper-1",
        "language": "pt",
        "response_format": "json",
        "temperature": "0",
        "prompt": "Goblin, Bran",
        "filename": "speech.wav",
        "file": WAV,
    }


@pytest.mark.parametrize("fault", ["500", "garbage"])
def test_a_server_that_cannot_hear_is_a_sentence(server: SpeechServer, fault: str) -> None:
    server.fault = fault
    with pytest.raises(ModelError):
        hears(server)


def test_a_recording_that_is_too_large_is_not_sent(server: SpeechServer) -> None:
    with pytest.raises(ModelError, match="larger than"):
        hears(server, sound=bytes(MOST_SOUND + 1))
    assert server.asked == []


@pytest.mark.parametrize(("language", "named"), [("en", "en"), ("pt", "pt"), ("fr", "fr"), ("zh", "zh-cn")])
def test_text_becomes_speech_as_xtts_expects_it(server: SpeechServer, language: str, named: str) -> None:
    endpoint = SpeakingEndpoint(server.url, voice="calm_female", voices={"zh": "male"})
    assert speaks(endpoint, lambda speaking: speaking.sound("The goblin falls.", language)) == WAV

    ((path, fields),) = server.asked
    assert path == "/tts_to_audio/"
    voice = "male" if language == "zh" else "calm_female"
    assert fields == {"text": "The goblin falls.", "speaker_wav": voice, "language": named}


def test_text_becomes_speech_as_openai_servers_expect_it(server: SpeechServer) -> None:
    endpoint = SpeakingEndpoint(server.url, shape="openai", voice="alloy")
    assert speaks(endpoint, lambda speaking: speaking.sound("The goblin falls.", "en")) == WAV
    assert server.asked == [
        (
            "/v1/audio/speech",
            {"model": "tts-1", "input": "The goblin falls.", "voice": "alloy", "response_format": "wav"},
        )
    ]


def test_another_server_may_change_the_voice(server: SpeechServer) -> None:
    endpoint = SpeakingEndpoint(server.url, conversion=ConversionEndpoint(server.url, speaker="master"))
    sound = speaks(endpoint, lambda speaking: speaking.sound("The goblin falls.", "en"))

    assert sound == WAV + b" converted"
    assert (server.asked[1][0], server.asked[1][1]["speaker"]) == ("/wav2wav", "master")


def test_a_text_that_several_hear_is_made_once(server: SpeechServer) -> None:
    async def twice(speaking: Speaking) -> None:
        await speaking.sound("The goblin falls.", "en")
        await speaking.sound("The goblin falls.", "en")

    speaks(SpeakingEndpoint(server.url), twice)
    assert len(server.asked) == 1


@pytest.mark.parametrize("fault", ["500", "garbage", "huge"])
def test_a_server_that_cannot_speak_is_a_sentence(server: SpeechServer, fault: str) -> None:
    server.fault = fault
    with pytest.raises(ModelError):
        speaks(SpeakingEndpoint(server.url), lambda speaking: speaking.sound("Hello there.", "en"))


def test_a_language_that_the_server_does_not_speak_is_a_sentence(server: SpeechServer) -> None:
    with pytest.raises(ModelError, match="status 400"):
        speaks(SpeakingEndpoint(server.url), lambda speaking: speaking.sound("Hallo.", "de"))


def test_the_voices_of_the_server_can_be_listed(server: SpeechServer) -> None:
    assert speaks(SpeakingEndpoint(server.url), lambda speaking: speaking.voices()) == ["calm_female", "male"]


@pytest.mark.parametrize("path", ["/etc/secrets.txt", "notes.TXT", "a/b.txt ", "x.txt."])
def test_a_text_that_could_be_the_path_of_a_file_is_changed(path: str) -> None:
    assert not spoken_text(path).lower().endswith(".txt")
    assert "." not in spoken_text(path)


def test_a_long_text_is_cut_at_a_sentence() -> None:
    text = "The goblin falls. " * 50
    assert len(spoken_text(text)) <= LONGEST_SPOKEN
    assert spoken_text(text).endswith("falls.")
    assert spoken_text("a\u202eb\n\x1b[31mc") == "ab [31mc"
