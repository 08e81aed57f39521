"""Summarise what pip-audit printed: `audit.py OUTPUT CODE LOCK`; the exit code is 1 if it found something.

pip-audit prints "No known vulnerabilities found" also when its service knew none of the packages, so what was
not audited is counted and named here.
"""

import re
import sys
from pathlib import Path

UNREACHABLE = "The packages were not audited: the service of pip-audit cannot be reached."
UNKNOWN = "could not be audited"
NETWORK = re.compile("connection|resolve|timed out|proxy|unreachable|service error|httperror", re.IGNORECASE)


def summary(output: str, code: int, packages: int) -> tuple[str, int]:
    """What to print, and the exit code."""
    lines = [line for line in output.splitlines() if line.strip()]
    unknown = sum(UNKNOWN in line for line in lines)
    found = [line for line in lines if UNKNOWN not in line and "No known vulnerabilities" not in line]
    if unknown >= packages or (code != 0 and NETWORK.search(output)):
        return UNREACHABLE, 0
    if code == 0:
        found.append(f"No known vulnerabilities in the {packages - unknown} packages that were audited.")
    if unknown:
        found.append(f"{unknown} of {packages} packages were not audited: the service does not know them.")
    return "\n".join(found), code


def main(output: str, code: str, lock: str) -> int:
    """Print the summary."""
    packages = len(re.findall(r"^[A-Za-z0-9][^ ]*==", Path(lock).read_text("utf-8"), re.MULTILINE))
    words, found = summary(Path(output).read_text("utf-8", errors="replace"), int(code), packages)
    sys.stdout.write(f"{words}\n")
    return found


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
