"""Client seeds of throws that a server accepts or refuses, the same on every store."""

from __future__ import annotations

import msgspec
import pytest

from server.serving import live_server, run, until_dice
from turnwright.client import ClientError, Session
from turnwright.protocol import messages

UNWRITABLE = ["luck\0y", "\0", "luck\ud800y"]


async def troubled(seat: Session, data: bytes) -> str:
    """Send these bytes past the client's checks, and return the error."""
    assert seat._socket._socket is not None
    await seat._socket._socket.send(data, text=True)
    async for message in seat:
        if isinstance(message, messages.Trouble):
            return message.code
    raise AssertionError


def test_characters_that_some_stores_cannot_hold_are_refused_by_server_and_client(address: str) -> None:
    async def test() -> None:
        async with live_server(address) as at:
            (mine,) = await at.host("rounds", "correria", seats=["person", "heuristic"], throws=[0])
            async with at.sit(mine) as seat:
                asked = await until_dice(seat)
                for half in UNWRITABLE:
                    with pytest.raises(ClientError) as refused:
                        await seat.throw(asked, half)
                    assert refused.value.code == "wrong-type"
                raw = {"type": "throw", "id": "1", "request": asked.request_id, "client_seed": "x"}
                for spoilt in ({"client_seed": "luck\0y"}, {"id": "a\0"}, {"request": "\0"}):
                    assert await troubled(seat, msgspec.json.encode({**raw, **spoilt})) == "wrong-type"
                half_a_sign = msgspec.json.encode(raw).replace(b'"x"', b'"\\ud800"')
                assert await troubled(seat, half_a_sign) == "malformed"
                await seat.throw(asked, "lucky")
                assert [sight.client_seed for sight in seat.verifier.evidence.revealed()] == ["lucky"]

    run(test())


@pytest.mark.parametrize("text", ["a\ud800b", "\udfff"])
def test_lone_surrogates_are_refused_in_every_message(address: str, text: str) -> None:
    async def test() -> None:
        async with live_server(address) as at:
            (mine,) = await at.host("duel")
            async with at.sit(mine) as seat:
                for saying in (seat.command(text), seat.ask("find", text=text), seat.choose(text, 0)):
                    with pytest.raises(ClientError) as refused:
                        await saying
                    assert refused.value.code == "wrong-type"

    run(test())
