"""Speech over HTTP: text from a Whisper-compatible server, sound from an XTTS- or OpenAI-compatible one.

Both are optional. What comes back is limited in size and in time, and text is text: it is typed for the
player to see, and does nothing by itself.
"""

import asyncio
from typing import Final

import msgspec
from msgspec import Struct

from turnwright.story.models.client import ModelError, http_client, read_limited
from turnwright.story.models.profile import ConversionEndpoint, HearingEndpoint, SpeakingEndpoint

LONGEST_SPOKEN: Final = 300  # characters of one request; longer texts are cut at a sentence
MOST_SOUND: Final = 2 * 1024 * 1024  # bytes of one recording or one spoken text
LONGEST_HEARD: Final = 500  # characters
LONGEST_REPLY: Final = 64 * 1024  # bytes of a transcription with whatever else the server says
XTTS_LANGUAGES: Final = {"en": "en", "pt": "pt", "fr": "fr", "zh": "zh-cn"}
WAVE: Final = (b"RIFF", b"OggS", b"ID3", b"\xff\xfb", b"\xff\xf3", b"fLaC")  # how sound files begin


class _Heard(Struct):
    text: str


class Hearing:
    """Turns recordings into text."""

    def __init__(self, endpoint: HearingEndpoint) -> None:
        self._endpoint = endpoint
        self._url = f"{endpoint.url.rstrip('/')}/{endpoint.path.lstrip('/')}"
        self._http = http_client(endpoint.key, endpoint.seconds)

    async def text(self, sound: bytes, language: str, names: str = "") -> str:
        """The text of a recording; `names` are words to expect. `ModelError` if it is not understood."""
        if len(sound) > MOST_SOUND:
            raise ModelError(f"the recording is larger than {MOST_SOUND} bytes")
        fields = {
            "model": self._endpoint.model,
            "language": language,
            "response_format": "json",
            "temperature": "0",
            **({"prompt": names} if names else {}),
        }
        files = {"file": ("speech.wav", sound, "audio/wav")}
        try:
            async with asyncio.timeout(self._endpoint.seconds):
                reply = await read_limited(
                    self._http, "POST", self._url, LONGEST_REPLY, data=fields, files=files
                )
            heard = msgspec.json.decode(reply, type=_Heard).text
        except TimeoutError:
            raise ModelError("the server for hearing takes too long") from None
        except (msgspec.DecodeError, UnicodeError):
            raise ModelError("the answer is not that of a server for hearing") from None
        return "".join(char for char in " ".join(heard.split()) if char.isprintable())[:LONGEST_HEARD]

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()


class Speaking:
    """Turns text into sound, and its voice into another one if the profile says so."""

    def __init__(self, endpoint: SpeakingEndpoint) -> None:
        self._endpoint = endpoint
        self._base = endpoint.url.rstrip("/")
        self._http = http_client(endpoint.key, endpoint.seconds)
        self._known: dict[tuple[str, str], bytes] = {}  # the last texts, which several players hear

    async def sound(self, text: str, language: str) -> bytes:
        """A text as a sound file, or `ModelError`."""
        said = spoken_text(text)
        if not said:
            raise ModelError("there is nothing to say")
        key = said, language
        if key not in self._known:
            try:
                async with asyncio.timeout(self._endpoint.seconds):
                    sound = await self._synthesize(said, language)
            except TimeoutError:
                raise ModelError("the server for speech takes too long") from None
            if not sound.startswith(WAVE):
                raise ModelError("the answer of the server for speech is no sound")
            while len(self._known) >= 8:
                del self._known[next(iter(self._known))]
            self._known[key] = sound
        return self._known[key]

    async def _synthesize(self, text: str, language: str) -> bytes:
        own = self._endpoint
        voice = own.voices.get(language, own.voice)
        if own.shape == "xtts":
            body = {"text": text, "speaker_wav": voice, "language": XTTS_LANGUAGES.get(language, language)}
            url = f"{self._base}/tts_to_audio/"
        else:
            body = {"model": own.model, "input": text, "voice": voice, "response_format": "wav"}
            url = f"{self._base}/v1/audio/speech"
        sound = await read_limited(self._http, "POST", url, MOST_SOUND, json=body)
        return sound if own.conversion is None else await self._converted(own.conversion, sound)

    async def _converted(self, stage: ConversionEndpoint, sound: bytes) -> bytes:
        url = f"{stage.url.rstrip('/')}/{stage.path.lstrip('/')}"
        files = {"file": ("speech.wav", sound, "audio/wav")}
        return await read_limited(
            self._http, "POST", url, MOST_SOUND, data={"speaker": stage.speaker}, files=files
        )

    async def voices(self) -> list[str]:
        """The voices of an XTTS server, or `ModelError`."""
        try:
            reply = await read_limited(self._http, "GET", f"{self._base}/speakers_list", LONGEST_REPLY)
            return msgspec.json.decode(reply, type=list[str])
        except (msgspec.DecodeError, UnicodeError):
            raise ModelError("the list of voices cannot be read") from None

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()


def spoken_text(text: str) -> str:
    """A text as it may be spoken: one line, cut at a sentence."""
    said = "".join(char for char in " ".join(text.split()) if char.isprintable())
    if len(said) > LONGEST_SPOKEN:
        cut = said[:LONGEST_SPOKEN]
        end = max(cut.rfind(mark) for mark in ".!?。！？")
        said = cut[: end + 1] if end > 0 else cut
    # An XTTS server reads a text that is the path of a .txt file from its disk, and speaks the file.
    if said.lower().rstrip(" .").endswith(".txt"):
        said = said.replace(".", " ").strip()
    return said
