"""Stores by address; a password is never shown."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from turnwright.server.stores import StoreError
from turnwright.server.stores.address import shown_address
from turnwright.server.stores.connect import open_store
from turnwright.server.stores.sqlite import SqliteStore


@pytest.mark.parametrize("kind", ["a path", "text", "an address", "an address with signs"])
def test_a_file_is_opened_by_path_or_address(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "my matches.sqlite"
    address = {
        "a path": file,
        "text": str(file),
        "an address": f"sqlite:///{file}",
        "an address with signs": f"sqlite:///{file}".replace(" ", "%20"),
    }[kind]

    store = open_store(address)
    store.close()

    assert isinstance(store, SqliteStore)
    assert store.path == file
    assert file.exists()


def test_a_relative_path_is_relative_to_the_working_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    open_store("sqlite:///data/matches.sqlite").close()
    open_store(":memory:").close()

    assert (tmp_path / "data" / "matches.sqlite").exists()
    assert (tmp_path / ":memory:").exists()


@pytest.mark.parametrize("address", ["", "sqlite:///", "mysql://ann:secret@host/db", "://", "http://secret"])
def test_an_unsupported_address_is_refused_in_a_sentence(address: str) -> None:
    with pytest.raises(StoreError, match=r"^There is no store .*: give a path, .*\.$") as refused:
        open_store(address)

    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("data/matches.sqlite", "data/matches.sqlite"),
        (Path("data"), "data"),
        ("sqlite:///a@b:c", "sqlite:///a@b:c"),
        ("postgresql://host/db", "postgresql://host/db"),
        ("postgresql://ann@host:5433/db", "postgresql://ann@host:5433/db"),
        ("postgresql://ann:secret@host:5433/db", "postgresql://ann@host:5433/db"),
        ("postgresql://ann:se:cret@h1:1,h2:2/db", "postgresql://ann@h1:1,h2:2/db"),
        ("postgresql://:secret@[::1]:54/db", "postgresql://[::1]:54/db"),
        ("postgresql:///db?host=x&password=secret", "postgresql:///db"),
        ("postgres://host/db?password=secret", "postgres://host/db"),
        ("postgresql://ann:se/cret@host/db", "postgresql://..."),
        ("postgresql://ann:se#cret@host/db", "postgresql://..."),
        ("postgresql://ann:se?cret@host/db", "postgresql://..."),
        ("postgresql://ann:se@cret@host/db", "postgresql://..."),
        ("postgresql://ann:secret", "postgresql://..."),
        ("postgresql://ann:secret/db", "postgresql://..."),
    ],
)
def test_an_address_is_shown_without_its_password(address: str | Path, shown: str) -> None:
    assert shown_address(address) == shown


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:sec%zzret@host/db",
        "postgresql://ann:sec/ret@host/db",
        "postgresql://ann:sec ret@host:port/db",
        "postgresql://host/db?secret=1",
        "postgresql://[::1/secret",
    ],
)
def test_an_invalid_address_is_reported_without_its_secrets(address: str) -> None:
    with pytest.raises(StoreError) as refused:
        open_store(address)

    for piece in ("sec", "ret", "zz"):
        assert piece not in str(refused.value)
    assert refused.value.__suppress_context__


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "turnwright.server.stores.postgres", None)

    with pytest.raises(StoreError, match=r"pip install 'turnwright\[postgres\]'"):
        open_store("postgresql://host/db")
