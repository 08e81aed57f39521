from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.postgres import Postgres, server
from turnwright.server.stores import Store
from turnwright.server.stores.connect import open_store


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Start a PostgreSQL, one for each worker: it takes about two seconds."""
    with server() as running:
        yield running


@pytest.fixture(scope="session")
def used_database(postgres: Postgres) -> str:
    """Give the address of a database in it that is emptied after each test."""
    return postgres.fresh()


@pytest.fixture
def database(postgres: Postgres, used_database: str) -> Iterator[str]:
    """Give the address of an empty database in it; `postgres.fresh()` makes more."""
    yield used_database
    postgres.clean(used_database)


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the address of a fresh store of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "matches.sqlite")
    return str(request.getfixturevalue("database"))


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """Open a fresh store of each kind."""
    opened = open_store(address)
    yield opened
    opened.close()
