"""`python -m turnwright.testing`: transcripts of driven matches, and the conformance of a game."""

import argparse
import os
import sys
from collections.abc import Sequence

from turnwright import games
from turnwright.kernel.errors import ContentError, GameFault, Rejected
from turnwright.testing.case import ConformanceError
from turnwright.testing.driver import INPUTS
from turnwright.testing.suite import conformance
from turnwright.testing.transcripts import ENOUGH, SEEDS, TranscriptError, compare_hash_seeds, transcripts
from turnwright.testing.transcripts import INPUTS as LENGTH

DONE = 0
FAILED = 1
WRONG = 2


def main(arguments: "Sequence[str] | None" = None) -> int:
    """Run one of the two commands; return 0 on success, 1 if a game fails, 2 for a wrong command line."""
    asked = _parser().parse_args(arguments)
    try:
        return _transcripts(asked) if asked.command == "transcripts" else _conformance(asked)
    except games.UnknownGame as error:
        print(error, file=sys.stderr)
        return WRONG
    except (ConformanceError, TranscriptError, ContentError, GameFault, Rejected) as error:
        print(error, file=sys.stderr)
        return FAILED
    except BrokenPipeError:
        # The reader closed the pipe; write nothing more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def _transcripts(asked: argparse.Namespace) -> int:
    for line in transcripts(asked.games, asked.seeds, asked.inputs, asked.scenarios, asked.enough):
        sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
    return DONE


def _conformance(asked: argparse.Namespace) -> int:
    game = games.load(asked.game)
    report = conformance(game, asked.scenarios, range(asked.seeds), asked.inputs)
    lines = compare_hash_seeds(asked.game, asked.seeds, asked.inputs, asked.scenarios)
    print(report)
    print(f"  lines identical under two hash seeds: {lines}")
    return DONE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m turnwright.testing", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    lines = commands.add_parser("transcripts", help="print the journals of driven matches")
    lines.add_argument("--games", nargs="+", default=[], metavar="GAME", help="only these games")
    lines.add_argument("--scenarios", nargs="+", metavar="NAME", help="only these scenarios")
    lines.add_argument("--seeds", type=_number, default=SEEDS, help="number of seeds (default %(default)s)")
    lines.add_argument("--inputs", type=_number, default=LENGTH, help="maximum number of inputs of a match")
    lines.add_argument(
        "--enough",
        type=int,
        default=ENOUGH,
        help="stop adding seeds of a scenario after this many lines (default %(default)s; 0: never)",
    )
    suite = commands.add_parser("conformance", help="run every check on a game")
    suite.add_argument("game", metavar="GAME")
    suite.add_argument("--scenarios", nargs="+", metavar="NAME", help="only these scenarios")
    suite.add_argument("--seeds", type=_number, default=3, help="number of seeds (default %(default)s)")
    suite.add_argument("--inputs", type=_number, default=INPUTS, help="maximum number of inputs of a match")
    return parser


def _number(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a number from 1, got {text!r}")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
