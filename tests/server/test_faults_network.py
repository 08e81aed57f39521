"""Messages are lost, duplicated, late and slow, and connections break: clients reconnect and play on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from server.fault_harness import (
    SCENARIOS,
    RecordingSession,
    check_nothing_lost,
    host_locally,
    play_out,
    run,
    server_on,
    soak_sample,
)
from server.network import Weather, network
from turnwright.server.stores import Store
from turnwright.server.stores.connect import open_store

PATIENT = 900.0  # seconds; a bad network is slow on a busy machine
STORM = Weather(lost=0.03, cut=0.03, doubled=0.25, late=0.25, slow=0.1)


async def weathered(store: Store, games: Iterable[str], seed: int, weather: Weather) -> Counter[str]:
    """Play several matches at once over a bad network; return the counts of faults."""
    async with server_on(store) as at, network(at.url, Random(seed), weather) as (url, between):

        async def play(game: str) -> list[RecordingSession]:
            return await play_out(url, await host_locally(lambda: at.matches, game), seed, regrets=0.1)

        played = await asyncio.gather(*map(play, games))
    for seats in played:
        check_nothing_lost(store, seats)
    return between.fates


@pytest.mark.parametrize("weather", [Weather(), STORM], ids=["rain", "storm"])
def test_a_bad_network_loses_nothing_acknowledged_and_duplicates_nothing(
    weather: Weather, tmp_path: Path
) -> None:
    store = open_store(str(tmp_path / "matches.sqlite"))
    fates = run(weathered(store, ["dicing", "resting", "rounds", "wuxia"], 3, weather))
    store.close()
    assert set(fates) == {*Weather.__struct_fields__, "arrived"}


@pytest.mark.soak
@pytest.mark.parametrize("game", SCENARIOS)
def test_very_bad_networks_lose_nothing(game: str, address: str) -> None:
    store = open_store(address)
    for seed in soak_sample(range(100)):
        for weather in (Weather(), STORM):
            run(weathered(store, [game], seed, weather), PATIENT)
    store.close()
