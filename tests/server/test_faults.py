"""The faults that other tests rely on work as described."""

from __future__ import annotations

import pytest

from server.faults import Faulty
from server.stores.rows import FIRST, create, kept_lines, line, move
from turnwright.server.stores import Appended, Store, StoreError


def test_only_the_chosen_write_fails(store: Store) -> None:
    faulty = Faulty(store, 2)
    create(faulty)

    assert faulty.append([move(2, "a")]) == [Appended()]
    with pytest.raises(StoreError):
        faulty.append([move(3, "b")])
    assert faulty.append([move(3, "b")]) == [Appended()]
    assert faulty.writes == 4


def test_a_write_that_failed_before_is_not_stored_and_one_that_failed_after_is(store: Store) -> None:
    create(store)

    with pytest.raises(StoreError):
        Faulty(store, 0, "before").append([move(2, "a")])
    assert kept_lines(store) == FIRST

    with pytest.raises(StoreError):
        Faulty(store, 0, "after").append([move(2, "a")])
    assert kept_lines(store) == (*FIRST, line("a"))


def test_a_torn_store_is_dead_until_it_is_revived(store: Store) -> None:
    create(store)
    faulty = Faulty(store, 0, "torn")

    with pytest.raises(StoreError):
        faulty.set_read_only("ann-bob", read_only=True)
    for call in (faulty.count, faulty.matches, lambda: faulty.append([move(2, "a")])):
        with pytest.raises(StoreError, match="dead"):
            call()
    assert not faulty.is_healthy()

    faulty.revive()
    assert faulty.is_healthy()
    assert faulty.append([move(2, "a")]) == [Appended()]
