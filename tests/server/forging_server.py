"""A server with one seat that requests dice and answers as a test dictates."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.server import ServerConnection, serve

from turnwright.fair.commitment import ServerSecrets
from turnwright.games.duel import Duel
from turnwright.kernel.records import RollRequest as Ask
from turnwright.protocol.messages import (
    Done,
    FromClient,
    FromServer,
    Hello,
    Ping,
    Refused,
    Reveal,
    RollRequest,
    RollResult,
    SeatInfo,
    Throw,
    Update,
    Welcome,
)

MATCH = "m"
SERVER_SECRETS = ServerSecrets(b"s" * 32, MATCH, [0])
CHAIN = SERVER_SECRETS.chains[0]
ASK = Ask("1.0", 0, "1d20")
ASKED = RollRequest(MATCH, "1.0", "a", "other", "", formula="1d20", seat=0, index=1, commitment=CHAIN.anchor)

Lie = Callable[[Throw], list[FromServer]]


def honest(said: Throw) -> list[FromServer]:
    """The server's true half, and the acknowledgement of the throw."""
    return [shown(said.client_seed), Done(said.id, 1)]


def shown(seed: str, **changes: Any) -> Reveal:
    """The reveal of a throw with that client seed, with forged fields from `changes`."""
    faces, proof = SERVER_SECRETS.throw(ASK, 1, seed)
    honest = Reveal("1.0", 0, 1, proof.secret, seed, tuple(faces), proof.next)
    return msgspec.structs.replace(honest, **changes)


@asynccontextmanager
async def forging_server(
    lie: Lie, asked: RollRequest = ASKED, **changes: Any
) -> AsyncIterator[tuple[str, list[RollResult]]]:
    """Start the server, with forged seat fields; yield its address and the results it receives."""
    results: list[RollResult] = []
    seat = SeatInfo(0, "a", "person", throws=True, anchor=CHAIN.anchor, links=SERVER_SECRETS.length)
    seats = (msgspec.structs.replace(seat, **changes),)

    def counted(said: RollResult) -> list[FromServer]:
        results.append(said)
        return [Refused(said.request_id, "no-request", "counted")]

    told: dict[Any, Callable[[Any], list[FromServer]]] = {
        Hello: lambda said: [Welcome(MATCH, "duel", Duel.rules, "s", 0, seats, 0, 0, True), Update(0), asked],
        Throw: lie,
        RollResult: counted,
        Ping: lambda said: [],
    }

    async def talk(socket: ServerConnection) -> None:
        async for data in socket:
            said = msgspec.json.decode(data, type=FromClient)
            for message in told[type(said)](said):
                await socket.send(msgspec.json.encode(message), text=True)

    async with serve(talk, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}", results
