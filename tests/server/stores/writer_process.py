"""A process for tests to kill: it appends inputs of three lines and prints the stored length."""

from __future__ import annotations

import sys

from server.stores.rows import create, kept_lines, move
from turnwright.server.stores import Appended
from turnwright.server.stores.connect import open_store


def main(address: str) -> None:
    store = open_store(address)
    if store.load("ann-bob") is None:
        create(store)
    at = len(kept_lines(store))
    while True:
        input_ = move(at, f"{at} a", f"{at} b", f"{at} c", seat=0, command=f"at {at}", number=at)
        assert store.append([input_]) == [Appended()]
        at += 3
        print(at, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
