from __future__ import annotations

import os
import signal

from hypothesis import settings

# A busy machine is slow, not wrong: nothing here fails for being late.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

# A shell that runs the tests in the background has them ignore Ctrl-C, and every child would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
