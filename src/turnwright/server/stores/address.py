"""Addresses of stores, as they may be shown."""

import re
from pathlib import Path

_PARTS = re.compile(
    r"""((?P<user>[^:/?#@]*)(:[^/?#@]*)?@)?  # perhaps with a password
    (?P<where>([\w.%,-]|\[[\da-fA-F:.]+\]|:\d+)*(/[^/?#@:]*)?)(\?[^#@]*)?""",
    re.VERBOSE,
)


def shown_address(address: str | Path) -> str:
    """An address without its password and anything else that may be secret."""
    scheme, separator, rest = str(address).partition("://")
    if isinstance(address, Path) or not separator or scheme == "sqlite":
        return str(address)
    # A special character in a password may have broken the address: hide whatever does not look right.
    found = _PARTS.fullmatch(rest)
    if found is None:
        return f"{scheme}://..."
    user = f"{found['user']}@" if found["user"] else ""
    return f"{scheme}://{user}{found['where']}"
