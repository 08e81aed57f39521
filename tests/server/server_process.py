"""A server in a separate process for tests to kill: `turnwright serve` with high rate limits."""

from __future__ import annotations

import sys

from server.fault_harness import BRISK
from turnwright.server.app.serve import ServeOptions, serve


def main(port: str, store: str) -> None:
    serve(ServeOptions(port=int(port), store=store), lambda url, kept: print(url, flush=True), BRISK)


if __name__ == "__main__":
    main(*sys.argv[1:])
