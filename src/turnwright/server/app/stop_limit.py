"""Ends the process if a requested stop takes too long."""

import logging
import os
import sys
import threading
import time

STOP_WITHIN = 4.0  # seconds from the first signal, which a busy process notices late

logger = logging.getLogger("turnwright.server")


def limit_stop() -> None:
    """Let the process end in time, whatever its threads still compute.

    A bot that thinks in a thread cannot be interrupted, and Python waits for threads when it exits. Nothing
    is lost: what was acknowledged is on disk, and the next server lets the bot think again.
    """
    threading.Thread(target=_end, name="turnwright stop", daemon=True).start()


def _end() -> None:
    time.sleep(STOP_WITHIN)
    logger.warning("the server stopped before its bots had finished thinking")
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(0)
