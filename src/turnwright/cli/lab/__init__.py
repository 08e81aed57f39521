"""Commands that play many matches: simulate, compare, tune, odds, sweep and tournament; and params."""

from dataclasses import dataclass
from typing import Annotated

from cyclopts import App, Parameter

from turnwright.cli.app import LAB, File, Flag, Names, OptionalWhole, Values, app
from turnwright.cli.errors import Exit, UserError
from turnwright.cli.lab.options import LabOptions, Runs

Settings = Annotated[Values, Parameter(name="--set")]


@dataclass(kw_only=True)
class _SimulateOptions(LabOptions):
    runs: Runs = 10_000


@dataclass(kw_only=True)
class _OddsOptions(LabOptions):
    seats: Annotated[
        Names,
        Parameter(help="Bot that continues for each seat. [default: its bot, or the heuristic for a person]"),
    ] = ()


@dataclass(kw_only=True)
class _TournamentOptions(LabOptions):
    runs: Annotated[Runs, Parameter(help="Number of matches that each pair plays from each seat.")] = 100
    precision: Annotated[float | None, Parameter(parse=False)] = None


_Heroes = Annotated[
    Names, Parameter(help="Heroes with a seat of their own, by id or name; the next seat gets the others.")
]
_Simulate = Annotated[_SimulateOptions, Parameter(name="*")]
_Tune = Annotated[LabOptions, Parameter(name="*")]
_Sweep = Annotated[LabOptions, Parameter(name="*")]
_Odds = Annotated[_OddsOptions, Parameter(name="*")]
_Tournament = Annotated[_TournamentOptions, Parameter(name="*")]


@app.command(name="simulate", group=LAB)
def simulate_scenario(
    what: str,
    /,
    *,
    options: _Simulate | None = None,
    changes: Settings = None,
    hero: _Heroes = (),
    show: OptionalWhole = None,
    journal: File = "",
    force: Flag = False,
) -> Exit:
    """Play a scenario many times and measure wins, length and what each unit does.

    Parameters
    ----------
    what
        GAME or GAME/SCENARIO; the scenario may be a file.
    changes
        Change a number of the scenario, as in PATH=VALUE.
    show
        Replay only this run, counted from 0, and write its journal.
    journal
        File for the journal of --show. [default: a new file in this folder]
    force
        Overwrite an existing journal.
    """
    from turnwright.cli.lab.simulate import run_simulation, show_run

    options = options or _SimulateOptions()
    if show is not None:
        return show_run(what, changes or (), show, journal, force, options, hero)
    if journal or force:
        raise UserError("--journal and --force are for a single run", "Name the run, as in --show 0")
    return run_simulation(what, changes or (), options, hero)


@app.command(name="compare", group=LAB, usage="Usage: turnwright compare [OPTIONS] FIRST [SECOND]")
def compare_variants(
    first: str,
    second: str = "",
    /,
    *,
    settings: Settings = None,
    set_a: Values = None,
    set_b: Values = None,
    seats_a: Names = (),
    seats_b: Names = (),
    hero: _Heroes = (),
    options: _Sweep | None = None,
) -> Exit:
    """Play two variants of a scenario and show how much more often each side wins in B than in A.

    Parameters
    ----------
    first
        A: GAME or GAME/SCENARIO; the scenario may be a file.
    second
        B. [default: the same scenario]
    settings
        Change a number in both, as in PATH=VALUE.
    set_a
        Change a number in A only.
    set_b
        Change a number in B only.
    seats_a
        Bots of A, as in heuristic,random.
    seats_b
        Bots of B.
    """
    from turnwright.cli.lab.compare import run_comparison

    if not (second or set_a or set_b or seats_a or seats_b):
        raise UserError(
            "A and B are the same", "Name a second scenario, or change B, as in --set-b PATH=VALUE"
        )
    both = list(settings or ())
    return run_comparison(
        (first, second or first),
        ([*both, *(set_a or ())], [*both, *(set_b or ())]),
        (seats_a, seats_b),
        options or LabOptions(),
        hero,
    )


@app.command(name="tune", group=LAB)
def tune_parameter(
    what: str,
    /,
    *,
    param: str,
    target: str = "50%",
    side: str = "",
    among: Annotated[str, Parameter(name="--range", allow_leading_hyphen=True)] = "",
    changes: Settings = None,
    hero: _Heroes = (),
    options: _Tune | None = None,
) -> Exit:
    """Find the value of a parameter at which a side wins as often as wanted.

    Parameters
    ----------
    what
        GAME or GAME/SCENARIO; the scenario may be a file.
    param
        Path of the number to search, as turnwright params lists it.
    target
        Win rate to reach.
    side
        Side that should win this often. [default: the first]
    among
        Values to search, as in 1..40 or 0.5..2..0.1. [default: up to four times the present value]
    changes
        Change another number of the scenario, as in PATH=VALUE.
    """
    from turnwright.cli.lab.tune import run_tuning

    return run_tuning(what, param, target, among, side, changes or (), options or LabOptions(), hero)


@app.command(name="params", group=LAB, usage="Usage: turnwright params [OPTIONS] WHAT [WORDS]")
def scenario_parameters(
    what: str,
    words: str = "",
    /,
    *,
    all_: Annotated[bool, Parameter(name="--all", negative=())] = False,
    json: Flag = False,
) -> Exit:
    """List the numbers of a scenario that --set can change, with their values.

    Parameters
    ----------
    what
        GAME or GAME/SCENARIO; the scenario may be a file.
    words
        List only paths that contain this text.
    all_
        List words as well as numbers.
    json
        Print JSON.
    """
    from turnwright.cli.lab.parameters import list_parameters

    return list_parameters(what, words, all_, json)


odds_app = App(name="odds", group=LAB)
app.command(odds_app)


@odds_app.default
def match_odds(
    file: File,
    /,
    *,
    at: OptionalWhole = None,
    seat: str = "",
    all_: Annotated[bool, Parameter(name="--all", negative=())] = False,
    every: OptionalWhole = None,
    options: _Odds | None = None,
) -> Exit:
    """Estimate the chances of each side from any position of a match.

    The future dice of the match are never used, and hidden information is sampled at random.

    Parameters
    ----------
    file
        A journal file, or the name of a saved match.
    at
        Position after this input, counted from 0. [default: the last]
    seat
        Point of view: the name or number of a seat, or spectator. [default: the only person]
    all_
        Use all information, including what is hidden.
    every
        Estimate over the whole match, every N inputs.
    """
    from turnwright.cli.lab.odds import OddsQuestion, report_odds
    from turnwright.cli.terminal import saves

    if all_ and seat:
        raise UserError("--seat and --all exclude each other", "Use one of them")
    if at is not None and every is not None:
        raise UserError("--at is for one position and --every for many", "Use one of them")
    return report_odds(OddsQuestion(saves.find(file), options or _OddsOptions(), at, seat, all_), every)


@app.command(name="sweep", group=LAB)
def sweep_scenario(
    what: str, /, *, settings: Settings = None, hero: _Heroes = (), options: _Sweep | None = None
) -> Exit:
    """Play a scenario over a grid of values and measure how often each side wins.

    Parameters
    ----------
    what
        GAME or GAME/SCENARIO; the scenario may be a file.
    settings
        Values of a number, as in PATH=2..10, PATH=0..1..0.25 or PATH=1,5.
    """
    from turnwright.cli.lab.sweep import run_sweep

    return run_sweep(what, settings or (), options or LabOptions(), hero)


@app.command(name="tournament", group=LAB)
def play_tournament(
    what: str,
    /,
    *,
    agents: Names = (),
    fighters: Names = (),
    options: _Tournament | None = None,
    changes: Settings = None,
    hero: _Heroes = (),
) -> Exit:
    """Play all agents or fighters against each other and print the standings.

    Parameters
    ----------
    what
        GAME or GAME/SCENARIO; the scenario may be a file.
    agents
        Agents that take part, as in heuristic,random.
    fighters
        Fighters of the game that take part in duels: all, or a list, as in A,B,C.
    changes
        Change a number of the scenario, as in PATH=VALUE.
    """
    from turnwright.cli.lab.tournament import run_tournament

    return run_tournament(what, agents, fighters, changes or (), options or _TournamentOptions(), hero)
