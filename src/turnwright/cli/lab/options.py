"""The options that all commands of the lab share."""

from dataclasses import dataclass, field
from typing import Annotated

from cyclopts import Parameter

from turnwright.cli.app import File, Names, Seed, Whole, language

Runs = Annotated[Whole, Parameter(name=["-n", "--runs"], help="Number of matches.")]


@dataclass(kw_only=True)
class LabOptions:
    """How much is played, where, by whom, and where the result goes."""

    runs: Runs = 1000
    seed: Annotated[Seed, Parameter(help="Seed of the dice.")] = 0
    seats: Annotated[
        Names, Parameter(help="Bot of each seat, as in heuristic,random. [default: heuristic]")
    ] = ()
    workers: Annotated[
        Whole, Parameter(help="Number of matches played in parallel; 0 means one per core.")
    ] = 0
    on: Annotated[str, Parameter(help="Where to play: inline, processes, dask or dask:HOST:PORT.")] = ""
    precision: Annotated[
        float | None, Parameter(help="Stop when every probability is known within this margin, as in 0.01.")
    ] = None
    html: Annotated[File, Parameter(help="File for a report with plots.")] = ""
    json: Annotated[
        list[str] | None,
        Parameter(
            consume_multiple=(0, 1),
            negative=(),
            metavar="[STR]",
            help="Print the result as JSON, or write it to this file.",
        ),
    ] = None
    csv: Annotated[File, Parameter(help="File for the result as CSV.")] = ""
    lang: Annotated[str, Parameter(parse=False)] = field(default_factory=language)

    @property
    def json_file(self) -> str | None:
        """The file for the result as JSON; empty for standard output, None for no JSON."""
        return None if self.json is None else "".join(self.json)
