"""`turnwright` and `python -m turnwright`: the command line."""

import sys

INTERRUPTED = 130


def main() -> int:
    """Run the command line of this process; Ctrl-C during loading exits quietly."""
    try:
        from turnwright.cli import main as called

        return called()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
