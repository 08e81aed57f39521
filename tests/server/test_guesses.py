"""Token guesses are throttled, and never lock out the holder of a seat."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest

from server.app.test_sockets import raw, say, trouble
from server.serving import PATIENCE, run
from turnwright.client import connect, create_match, join_match
from turnwright.protocol.messages import Hello
from turnwright.protocol.rate_limit import RateLimits
from turnwright.server.app.serve import ServeOptions, running
from turnwright.server.host import limits
from turnwright.server.settings import ServerSettings

GUESSES = 3


def test_a_guessing_address_has_to_wait_and_the_seat_holder_elsewhere_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clients of two addresses come through a proxy, whose forwarded addresses the server counts."""
    monkeypatch.setattr(limits, "WRONG_TOKEN_DELAY", 0.01)

    async def test() -> None:
        options = ServeOptions(port=0, store=str(tmp_path / "t.sqlite"), proxies=("127.0.0.1",))
        async with (
            running(options, ServerSettings(guesses=GUESSES)) as server,
            httpx2.AsyncClient(base_url=server.url, timeout=PATIENCE) as http,
        ):
            made = await create_match(server.url, "duel")
            path, token = f"/matches/{made.id}", made.invites[0].token

            async def join(address: str, guess: str) -> int:
                headers = {"x-forwarded-for": address}
                body = {"token": guess, "player": "Ann"}
                return (await http.post(f"{path}/join", json=body, headers=headers)).status_code

            async def log(address: str, guess: str) -> int:
                headers = {"x-forwarded-for": address, "authorization": f"Bearer {guess}"}
                return (await http.get(f"{path}/log", headers=headers)).status_code

            told = [await join("192.0.2.1", f"guess{place}") for place in range(GUESSES + 2)]
            assert told == [403] * GUESSES + [429] * 2
            assert await log("192.0.2.1", "guess") == 429
            assert await join("192.0.2.1", token) == 429  # even the right token, from that address
            # The match has had too many guesses: other guesses are delayed, the holder is not.
            assert await join("192.0.2.2", "guess") == 403
            assert await join("192.0.2.3", token) == 200

    run(test())


def test_guesses_on_sockets_are_throttled_too(tmp_path: Path) -> None:
    async def test() -> None:
        options = ServeOptions(port=0, store=str(tmp_path / "t.sqlite"))
        async with running(options, ServerSettings(guesses=GUESSES)) as server:
            at = Address(server.url)
            made = await create_match(server.url, "duel")
            mine = await join_match(server.url, made.id, made.invites[0].token)
            codes = []
            for place in range(GUESSES + 1):
                async with raw(at) as socket:
                    await say(socket, Hello(mine.id, f"guess{place}"))
                    codes.append((await trouble(socket)).code)
            assert codes == ["wrong-token"] * GUESSES + ["too-fast"]
            async with connect(server.url, mine.id):
                pass  # spectators show no token

    run(test())


class Address:
    """The address of a server's socket."""

    def __init__(self, url: str) -> None:
        self.address = url.replace("http", "ws", 1) + "/socket"


def test_asking_whether_a_key_is_full_counts_nothing() -> None:
    counted = RateLimits(1, 60.0)
    assert not counted.full("a")
    assert not counted.full("a")
    assert counted.of("a").allows()
    assert counted.full("a")
    assert not counted.full("b")
