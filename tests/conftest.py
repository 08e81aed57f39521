from __future__ import annotations

import os

from hypothesis import settings

# A busy machine is slow, not wrong: nothing here fails for being late.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")
