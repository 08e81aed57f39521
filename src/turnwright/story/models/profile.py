"""Which model and speech servers are used: a profile, written by the operator and by no one else.

An address must be on this machine, unless the profile names its host under `remote`.
"""

from ipaddress import ip_address
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

LOCAL_NAMES = ("localhost", "localhost.localdomain")
LARGEST_PROFILE = 64 * 1024  # bytes
SHIPPED = Path(__file__).parent / "profiles"


class ProfileError(Exception):
    """A profile cannot be used; the message is one sentence for the operator."""


class ModelEndpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """A model behind an OpenAI-compatible server: its base address and its name there."""

    url: str  # up to and without `/v1`
    model: str = ""  # the server's only model if empty
    key: str = ""  # sent as a bearer token, if the server wants one
    tokens: int = 60  # the longest answer
    temperature: float = 0.7
    grammar: str = ""  # how the server takes a grammar: `gbnf` (llama.cpp) or `schema` (Ollama, vLLM)
    at_once: int = 1  # requests that the server works on at the same time


class HearingEndpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """A Whisper-compatible server that turns speech into text."""

    url: str
    path: str = "/v1/audio/transcriptions"  # `/inference` for the server of whisper.cpp
    model: str = "whisper-1"
    key: str = ""
    seconds: float = 20.0  # to wait for an answer


class ConversionEndpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """A server that changes the voice of finished speech, such as one for SoVITS."""

    url: str
    path: str = "/wav2wav"
    speaker: str = ""
    seconds: float = 20.0


class SpeakingEndpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """A server that turns text into speech: `xtts` for xtts-api-server, `openai` for `/v1/audio/speech`."""

    url: str
    shape: str = "xtts"
    voice: str = ""
    voices: dict[str, str] = {}  # by language, instead of `voice`
    model: str = "tts-1"
    key: str = ""
    seconds: float = 20.0
    conversion: ConversionEndpoint | None = None


class StoryProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """The servers of one installation; without any, templates speak and nothing is sent anywhere."""

    prelude: ModelEndpoint | None = None  # small and fast: the first words about an action
    narrative: ModelEndpoint | None = None  # large: the whole narration
    adviser: ModelEndpoint | None = None  # chooses among the legal options of a seat
    hearing: HearingEndpoint | None = None
    speaking: SpeakingEndpoint | None = None
    remote: tuple[str, ...] = ()  # hosts on other machines that may be used
    prelude_seconds: float = 1.2  # from the stored input to the first words...
    narrative_seconds: float = 6.0  # ... and to the whole narration

    def endpoints(self) -> dict[str, str]:
        """The addresses of the profile by their place in it."""
        named = {
            "prelude": self.prelude,
            "narrative": self.narrative,
            "adviser": self.adviser,
            "hearing": self.hearing,
            "speaking": self.speaking,
            "speaking.conversion": None if self.speaking is None else self.speaking.conversion,
        }
        return {name: each.url for name, each in named.items() if each is not None}

    def checked(self) -> Self:
        """This profile, or `ProfileError` if it cannot be used."""
        for name, url in self.endpoints().items():
            check_address(url, self.remote, name)
        for name, model in (
            ("prelude", self.prelude),
            ("narrative", self.narrative),
            ("adviser", self.adviser),
        ):
            if model is not None and model.grammar not in ("", "gbnf", "schema"):
                raise ProfileError(f"{name}.grammar: expected gbnf or schema, not {model.grammar!r}.")
            if model is not None and (model.tokens < 1 or model.at_once < 1):
                raise ProfileError(f"{name}: tokens and at_once must be at least 1.")
        if self.speaking is not None and self.speaking.shape not in ("xtts", "openai"):
            raise ProfileError(f"speaking.shape: expected xtts or openai, not {self.speaking.shape!r}.")
        if min(self.prelude_seconds, self.narrative_seconds) <= 0:
            raise ProfileError("prelude_seconds and narrative_seconds must be more than 0.")
        return self


def check_address(url: str, remote: tuple[str, ...], name: str) -> None:
    """Refuse an address that is not on this machine and not named by the operator."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        raise ProfileError(f"{name}.url: {url!r} is not an address.") from None
    if parts.scheme not in ("http", "https") or not host or parts.username or parts.query or parts.fragment:
        raise ProfileError(f"{name}.url: expected an address such as http://127.0.0.1:8080, not {url!r}.")
    if not is_loopback(host) and host.lower() not in (each.lower() for each in remote):
        raise ProfileError(
            f"{name}.url: {host} is another machine. To send it what happens in matches, add it to `remote`."
        )


def is_loopback(host: str) -> bool:
    """Whether a host is this machine."""
    if host.lower() in LOCAL_NAMES:
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def read_profile(source: str) -> StoryProfile:
    """The profile in a YAML file, or a shipped one by its name, such as `qwen`."""
    path = SHIPPED / f"{source}.yaml" if source in shipped_profiles() else Path(source)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_PROFILE + 1)
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or "not a path").lower()
        known = ", ".join(shipped_profiles())
        raise ProfileError(f"{source} cannot be read: {reason}. Shipped profiles: {known}.") from None
    if len(data) > LARGEST_PROFILE:
        raise ProfileError(f"{source} is larger than {LARGEST_PROFILE // 1024} KiB.")
    try:
        return msgspec.yaml.decode(data, type=StoryProfile).checked()
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ProfileError(f"{source}: {' '.join(str(error).split())}.") from None
    except ProfileError as error:
        raise ProfileError(f"{source}: {error}") from None


def shipped_profiles() -> list[str]:
    """The names of the profiles that come with Turnwright."""
    return sorted(path.stem for path in SHIPPED.glob("*.yaml"))
