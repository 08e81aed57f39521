"""The command line: `turnwright games | scenarios | play | run | verify | replay | diff | schema | ...`."""

import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

import turnwright
from turnwright import games as installed
from turnwright.agents import default_seats
from turnwright.cli import doctor as health
from turnwright.cli import headless, selection
from turnwright.cli.errors import Exit, UserError, printable
from turnwright.cli.journal import verify as check
from turnwright.cli.journal.replay import Replay
from turnwright.cli.schema import schema as shapes
from turnwright.cli.terminal import saves
from turnwright.cli.terminal.keyboard import standard_input
from turnwright.cli.terminal.play import PlayOptions
from turnwright.cli.terminal.play import play as sit_down
from turnwright.cli.terminal.play import resume as resume_match
from turnwright.kernel.dice import LARGEST_SEED, DiceError
from turnwright.kernel.errors import ContentError, GameFault, JournalError, Rejected
from turnwright.kernel.records import PERSON
from turnwright.kernel.state_machine import Machine
from turnwright.story.catalogue import catalogue_for, is_known_language, languages
from turnwright.story.narrator import Narrator
from turnwright.story.titles import scenario_title, title

DEBUG = "TURNWRIGHT_DEBUG"
LANGUAGE = "The language: en, pt, fr or zh; a match is told in its game's own unless given."
LISTED = "en"  # the language of lists, where games stand side by side
TABLE = "table"

Flag = Parameter(negative=())
File = Annotated[str, Parameter(allow_leading_hyphen=True)]
Seats = Annotated[str, Parameter(help="Who sits where, as in person,random; the rest as usual.")]


def _whole(kind: Any, tokens: Sequence[Any]) -> int:
    # The usual reader rounds 1.5 to 2.
    text = str(tokens[0].value)
    if not (text.removeprefix("-").isdecimal() and len(text) < 20):
        raise ValueError(f"{text[:40]!r} is no whole number.")
    return int(text)


Whole = Annotated[int, Parameter(converter=_whole)]

# What the commands of the lab share.
Runs = Annotated[int, Parameter(name=["-n", "--runs"], help="How many matches.")]
Bots = Annotated[str, Parameter(help="Who plays at each seat, as in heuristic,random; else the heuristic.")]
Workers = Annotated[int, Parameter(help="How many play at once; 0 is one for every core.")]
Place = Annotated[str, Parameter(help="Where it is played: inline, processes, dask or dask:HOST:PORT.")]
Precision = Annotated[
    float | None, Parameter(help="Stop when every chance is known to within this, as in 0.01.")
]
Changes = Annotated[
    list[str] | None,
    Parameter(name="--set", negative=(), help="Another number for the scenario, as in PATH=VALUE."),
]
Json = Annotated[
    list[str] | None,
    Parameter(consume_multiple=(0, 1), negative=(), help="The result as JSON, here or in a file."),
]


class _Page(Console):
    """Where help is shown; whoever closes it is met like any reader of the output."""

    def on_broken_pipe(self) -> None:
        """Leave a closed pipe to `main`."""
        raise BrokenPipeError


app = App(
    name="turnwright",
    help="A deterministic engine for turn-based battles, and the table to play them at.",
    version=turnwright.__version__,
    help_formatter="plain",
    console=_Page(),
    help_flags=["--help", "-h"],
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)
app.meta.suppress_keyboard_interrupt = False


class _Spoken:
    """The language of this call, which every command may ask for; as usual when nobody named one."""

    lang = ""


@app.meta.default
def _start(
    *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: Annotated[str, Parameter(help=LANGUAGE, env_var="TURNWRIGHT_LANG")] = "",
) -> Any:
    if lang and not is_known_language(lang):
        raise UserError(f"There are no words in {lang!r}", f"There are: {', '.join(languages())}")
    _Spoken.lang = lang
    return app(list(words), exit_on_error=False, print_error=False)


@app.command
def games() -> None:
    """List the games that are installed."""
    for name in installed.names():
        try:
            game = selection.find_game(name)
            print(f"{name}: {title(game, catalogue_for(game, _Spoken.lang or LISTED))}")
        except UserError as trouble:
            print(f"{name}: broken: {trouble}")


@app.command
def scenarios(game: str = "", /) -> None:
    """List the scenarios of a game, or of all games.

    Parameters
    ----------
    game
        The name of a game.
    """
    for name in [game] if game else installed.names():
        found = selection.find_game(name)
        words = catalogue_for(found, _Spoken.lang or LISTED)
        for scenario in found.scenarios.names():
            named = scenario_title(scenario, words)
            print(f"{name}/{scenario}: {named}" if named else f"{name}/{scenario}")


@app.command
def play(
    what: str = "",
    /,
    *,
    seats: Seats = "",
    seed: int | None = None,
    own_dice: Annotated[bool, Flag] = False,
    journal: File = "",
    resume: File = "",
) -> Exit:
    """Play a match in the terminal; without a game, choose from a menu.

    Parameters
    ----------
    what
        GAME or GAME/SCENARIO, where a scenario may be a file.
    seed
        The seed of the dice; a fresh one unless given.
    own_dice
        People throw their own dice and type the faces.
    journal
        Where to save the match; a file in the usual folder unless given.
    resume
        Go on with a saved match: its file, or its name.
    """
    if resume:
        if what or seats or journal or own_dice or seed is not None:
            raise UserError("A saved match has its game, seats, seed and file already", "Give --resume alone")
        return resume_match(resume, _Spoken.lang)
    wishes = PlayOptions(
        _Spoken.lang, _names(seats), None if seed is None else _seed(seed), own_dice, journal
    )
    return sit_down(what, wishes)


@app.command
def run(
    what: str,
    /,
    *,
    seed: int | None = None,
    inputs: File = "",
    dice: File = "",
    bots: Annotated[bool, Flag] = False,
    seats: Seats = "",
    journal: File = "",
    text: Annotated[bool, Flag] = False,
) -> Exit:
    """Run a match without a screen; its events come out as JSON Lines.

    Parameters
    ----------
    what
        GAME or GAME/SCENARIO, where a scenario may be a file.
    seed
        The seed of the dice; the game's usual one unless given.
    inputs
        A file of JSON Lines, each {"seat", "command"}, {"seat", "request", "answer"} or {"elapsed"}; - is
        the standard input.
    dice
        A file of faces to throw instead of the dice of the seed.
    bots
        Bots hold the seats that no input speaks for, and time passes when nobody is to act.
    journal
        Where to write the journal.
    text
        Say what happens in words.
    """
    game, scenario = selection.pick(what)
    held = selection.pick_seats(game, scenario, _who_sits(game, scenario, inputs, bots, seats))
    if not text:
        headless.use_utf8_output()
    narrator = Narrator(game, catalogue_for(game, _Spoken.lang)) if text else None
    told = headless.HeadlessRun(headless.InputFile(inputs), bots or bool(seats), narrator)
    return told.play(
        game, scenario, _seed(game.scenarios.default_seed() if seed is None else seed), held, dice, journal
    )


@app.command
def verify(
    file: File,
    /,
    *,
    anchor: Annotated[list[str] | None, Parameter(negative=())] = None,
    seen: Annotated[list[Path] | None, Parameter(negative=())] = None,
) -> Exit:
    """Run a journal again, compare every byte, and prove the dice that people threw.

    Parameters
    ----------
    file
        A journal, or the name of a saved match.
    anchor
        An anchor that a player was told before the match, which must be in it.
    seen
        What a player saw of their own dice, as `join` keeps it; if it is kept here, it is found.
    """
    sentence, code = check.verify(saves.find(file), anchor or [], seen or [])
    print(sentence)
    return code


@app.command
def replay(file: File, /, *, step: Annotated[bool, Flag] = False) -> Exit:
    """Tell a match in words, from its journal alone.

    Parameters
    ----------
    file
        A journal, or the name of a saved match.
    step
        Wait for Enter between two inputs; q stops.
    """
    return Replay(saves.find(file), _Spoken.lang, standard_input() if step else None).tell()


@app.command
def diff(first: File, second: File, /) -> Exit:
    """Say where two journals part.

    Parameters
    ----------
    first
        A journal, or the name of a saved match.
    second
        Another one.
    """
    sentence, code = check.compare(saves.find(first), saves.find(second))
    print(sentence)
    return code


@app.command(name="import")
def import_library(
    project: str,
    folder: File,
    /,
    *,
    to: File = "",
    force: Annotated[bool, Flag] = False,
) -> Exit:
    """Make a library of your own out of another project's files; games find it by themselves.

    Parameters
    ----------
    project
        Whose files they are: open5e.
    folder
        The folder with the files.
    to
        The file to write, unless it is the usual one in your data folder.
    force
        Write over a library that is there already, without asking.
    """
    from turnwright.cli.tactics.open5e import library

    if project != "open5e":
        raise UserError(f"Nothing is known of {project!r}", "There is: open5e")
    where = Path(to) if to else saves.home() / "libraries" / library.NAME
    made = library.read(Path(folder))
    library.write(made, where, force or _agrees(library.files(where)))
    print("\n".join(library.summary(made, where)))
    return Exit.FINE


def _agrees(paths: list[Path]) -> bool:
    # Only somebody at a terminal can be asked.
    there = [str(path) for path in paths if path.exists()]
    if not there or not sys.stdin.isatty():
        return False
    try:
        return input(f"{' and '.join(there)}: there already. Write over? [y/N] ").strip().lower() in (
            "y",
            "yes",
        )
    except EOFError:
        print()
        return False


@app.command
def hero(
    *,
    calling: Annotated[str, Parameter(name="--class", help="The class, as in paladin.")] = "",
    level: Whole = 1,
    species: str = "",
    name: str = "",
    id: str = "",
    scores: str = "",
    method: str = "",
    background: str = "",
    improve: Annotated[list[str] | None, Parameter(negative=())] = None,
    skills: str = "",
    expertise: str = "",
    choose: Annotated[list[str] | None, Parameter(negative=())] = None,
    style: str = "",
    armour: str = "",
    shield: bool | None = None,
    weapons: str = "",
    masteries: str = "",
    items: str = "",
    magic: str = "",
    worn: str = "",
    spells: str = "",
    choices: Annotated[bool, Flag] = False,
    to: Annotated[str, Parameter(name=["-o", "--to"], allow_leading_hyphen=True)] = "",
    force: Annotated[bool, Flag] = False,
) -> Exit:
    """Build a hero for tactics by the rules, and write a character file; without a class, list what there is.

    Parameters
    ----------
    level
        1 to 20.
    species
        As in dwarf; a human unless given.
    name
        What the hero is called.
    id
        What scenarios call it; the class and level unless given.
    scores
        Six scores before the background, from STR to CHA, as in 15,14,13,12,10,8.
    method
        Where the scores come from: array, points or given.
    background
        What the background raises, as in STR+2,CON+1.
    improve
        What a level improves, as in STR+2 or STR+1,CON+1; once for each time, and none for a feat instead.
    skills
        Skills with commas between them; so for all lists, and none for an empty one.
    expertise
        Those of the skills that are known best.
    choose
        A choice of the class or the species, as in lineage=drow; --choices lists them.
    style
        The fighting style.
    armour
        What is worn; none for nothing.
    shield
        Whether a shield is carried.
    weapons
        What is carried.
    masteries
        The weapons whose mastery is known.
    items
        Things, as in potion_of_healing=2.
    magic
        The bonus of a weapon, the armour or the shield, as in longsword=1,shield=2.
    worn
        Things that help as long as one has them on.
    spells
        Cantrips and prepared spells.
    choices
        List what a hero of this class, level and species can choose, and build none.
    to
        The file to write; else it is printed.
    force
        Write over a file that is there already.
    """
    from turnwright.cli.tactics import hero as character

    if not calling:
        print("\n".join(character.known()))
        return Exit.FINE
    if choices:
        print("\n".join(character.choices(calling, level, species)))
        return Exit.FINE
    wishes = {
        "class": calling,
        "level": level,
        "species": species or None,
        "name": name or None,
        "id": id or None,
        "scores": character.scores_of(scores),
        "method": method or None,
        "background": character.raises_of(background),
        "improvements": [character.raises_of(each) for each in improve] if improve else None,
        "skills": character.names_of(skills),
        "expertise": character.names_of(expertise),
        "choices": character.styled(character.pairs_of(choose), style),
        "armour": armour or None,
        "shield": shield,
        "weapons": character.names_of(weapons),
        "masteries": character.names_of(masteries),
        "items": character.counts_of(items),
        "magic": character.counts_of(magic),
        "worn": character.names_of(worn),
        "spells": character.names_of(spells),
    }
    made = character.build(wishes)
    if to:
        character.save(made, Path(to), force)
        print(character.summary(made.hero, Path(to)))
    else:
        print(character.text(made), end="")
    return Exit.FINE


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8765,
    store: File = "",
    origins: Annotated[
        list[str] | None, Parameter(consume_multiple=True, negative=(), help="Whose pages may use the table.")
    ] = None,
    reopen: str = "",
) -> Exit:
    """Open a table where people play together, over the network or on this machine.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 is every one that this machine has.
    port
        The port to listen at; 0 takes a free one.
    store
        Where matches are kept: a file for SQLite, or postgresql://USER@HOST/DATABASE; a file in the usual
        folder unless given.
    reopen
        The id of a match that could only be read, because its store had lost a part of it, and is to be
        played again.
    """
    from turnwright.cli.serve import serve as open_table

    return open_table(host, port, store, origins or (), reopen, _say_at_once, _Spoken.lang)


@app.command
def host(
    what: str,
    /,
    *,
    at: str = "http://127.0.0.1:8765",
    seats: Seats = "",
    own_dice: Annotated[bool, Flag] = False,
    setting: Annotated[
        list[str] | None, Parameter(negative=(), help="A setting of the match, as in away=pause.")
    ] = None,
) -> Exit:
    """Make a match at a server, and print how each person sits down at it.

    Parameters
    ----------
    what
        GAME or GAME/SCENARIO, where a scenario may be a file.
    at
        The address of the server, as `turnwright serve` prints it.
    own_dice
        People throw their own dice: half of each throw is theirs, and nobody can forge it.
    """
    from turnwright.cli.terminal.join import host as make_match

    return make_match(what, at, _names(seats), own_dice, setting or (), _Spoken.lang)


@app.command
def join(
    url: str,
    /,
    *,
    name: Annotated[str, Parameter(name=["--as"], help="What the others shall call you.")] = "",
    seat: str = "",
    token: str = "",
    watch: Annotated[bool, Flag] = False,
    before: Annotated[str, Parameter(name=["--from"], help="The server's address when you sat down.")] = "",
) -> Exit:
    """Sit down at a server's match; the same command comes back to it.

    Parameters
    ----------
    url
        The address of the match, as `turnwright host` prints it.
    seat
        Which of your seats of that match, by number or by name.
    token
        The invite, when the address holds none.
    watch
        Only look on.
    """
    from turnwright.cli.terminal.join import JoinOptions
    from turnwright.cli.terminal.join import join as sit_down_there

    return sit_down_there(url, JoinOptions(name, seat, token, watch, _Spoken.lang, before))


@app.command
def schema(game: str, /) -> None:
    """Print the JSON Schema of a game's commands, events, scenarios and data files.

    Parameters
    ----------
    game
        The name of a game, or table for the interfaces of the table: OpenAPI and AsyncAPI.
    """
    if game == TABLE:
        from turnwright.cli.serve import table_schema

        print(table_schema())
        return
    print(shapes(selection.find_game(game)).decode())


@app.command
def states(game: str, /, *, mermaid: Annotated[bool, Flag] = False) -> None:
    """Print the state machine of a game.

    Parameters
    ----------
    game
        The name of a game.
    mermaid
        As a Mermaid diagram instead of a table.
    """
    machine = getattr(selection.find_game(game), "machine", None)
    if not isinstance(machine, Machine):
        raise UserError(f"{game} has no state machine to show")
    print(machine.mermaid() if mermaid else machine.text())


@app.command
def simulate(
    what: str,
    /,
    *,
    runs: Runs = 10_000,
    seed: int = 0,
    seats: Bots = "",
    workers: Workers = 0,
    on: Place = "",
    precision: Precision = None,
    changes: Changes = None,
    show: int | None = None,
    journal: File = "",
    force: Annotated[bool, Flag] = False,
    html: File = "",
    json: Json = None,
    csv: File = "",
) -> Exit:
    """Play a scenario over and over: who wins, how long it takes, what each unit does.

    Parameters
    ----------
    what
        GAME or GAME/SCENARIO, where a scenario may be a file.
    seed
        The seed of the dice.
    show
        Write the journal of this run, counted from 0, and play no other.
    journal
        Where to write that journal; a file in this folder unless given.
    force
        Write over a journal that is there already.
    html
        A file for a report with plots.
    csv
        A file for a row for each side and unit.
    """
    from turnwright.cli.lab.simulate import run_simulation, show_run

    asking = _asking(runs, seed, seats, workers, on, precision, html, json, csv)
    if show is not None:
        return show_run(what, changes or (), show, journal, force, asking)
    if journal or force:
        raise UserError("A journal is of one run", "Say which, as in --show 0")
    return run_simulation(what, changes or (), asking)


odds_app = App(name="odds")
app.command(odds_app)


@odds_app.default
def odds(
    file: File,
    /,
    *,
    at: int | None = None,
    seat: str = "",
    all_: Annotated[bool, Parameter(name="--all", negative=())] = False,
    every: int | None = None,
    runs: Runs = 1000,
    seed: int = 0,
    seats: Annotated[
        str, Parameter(help="Who plays on at each seat; else the bots, and the heuristic for people.")
    ] = "",
    workers: Workers = 0,
    on: Place = "",
    precision: Precision = None,
    html: File = "",
    json: Json = None,
    csv: File = "",
) -> Exit:
    """Say what could still come of a match, from any position of its journal.

    The match's own dice are never used, and what the asking seat cannot see is drawn anew.

    Parameters
    ----------
    file
        A journal, or the name of a saved match.
    at
        After which input, counted from 0; the last one unless given.
    seat
        Who asks, by the name or number of the seat, or spectator; the only person unless given.
    all_
        Ask as one who knows all.
    every
        The odds along the match, after every so many inputs.
    seed
        The seed of the dice.
    html
        A file for a report with plots.
    csv
        A file for a row for each side.
    """
    from turnwright.cli.lab.odds import OddsQuestion, report_odds

    if all_ and seat:
        raise UserError("Who knows all asks from no seat", "Give --seat or --all")
    if at is not None and every is not None:
        raise UserError("--at is for one position, and --every for many", "Give one of them")
    asking = _asking(runs, seed, seats, workers, on, precision, html, json, csv)
    return report_odds(OddsQuestion(saves.find(file), asking, at, seat, all_), every)


@odds_app.command
def skill(
    game: str,
    skill: str,
    target: str,
    /,
    *,
    by: str = "",
    sample: int = 0,
    seed: int = 0,
    json: Annotated[bool, Flag] = False,
) -> Exit:
    """Say what one skill does to one target: each damage with its chance.

    Parameters
    ----------
    game
        The name of a game with skills: wuxia.
    skill
        SKILL, or SKILL:TIER.
    target
        The fighter who is struck, at full strength.
    by
        The fighter who strikes; whoever knows the skill best unless given.
    sample
        Throw so many blows instead of working the chances out.
    seed
        The seed of such a sample.
    json
        The chances as JSON.
    """
    from turnwright.cli.lab.odds import report_skill

    return report_skill(game, skill, target, by, sample, _seed(seed), json, _Spoken.lang)


@app.command
def sweep(
    what: str,
    /,
    *,
    settings: Annotated[
        list[str] | None,
        Parameter(
            name="--set",
            negative=(),
            help="Values of a number, as in PATH=2..10, PATH=0..1..0.25 or PATH=1,5.",
        ),
    ] = None,
    runs: Runs = 1000,
    seed: int = 0,
    seats: Bots = "",
    workers: Workers = 0,
    on: Place = "",
    precision: Precision = None,
    html: File = "",
    json: Json = None,
    csv: File = "",
) -> Exit:
    """Play a scenario over a grid of numbers: how often each side wins at every point.

    Parameters
    ----------
    what
        GAME or GAME/SCENARIO, where a scenario may be a file.
    seed
        The seed of the dice, the same at every point.
    html
        A file for a report with plots.
    csv
        A file for a row for each side at each point.
    """
    from turnwright.cli.lab.sweep import run_sweep

    asking = _asking(runs, seed, seats, workers, on, precision, html, json, csv)
    return run_sweep(what, settings or (), asking)


encounter_app = App(name="encounter")
app.command(encounter_app)


@encounter_app.default
def encounter(
    *,
    party: str = "4x1",
    difficulty: str = "moderate",
    terrain: str = "forest",
    count: Whole = 3,
    seed: int = 0,
    fights: Whole = 40,
    workers: Workers = 0,
    to: Annotated[str, Parameter(name=["-o", "--to"], allow_leading_hyphen=True)] = "",
    force: Annotated[bool, Flag] = False,
) -> Exit:
    """Propose fights for a party of tactics: foes within a budget, a map, and odds that the lab measures.

    Parameters
    ----------
    party
        4x5 for four heroes of level 5, or who they are: fighter_5,wizard_7, or their files: dagna.yaml.
    difficulty
        How hard by the book: low, moderate or high.
    terrain
        Where, as in forest, cave, road, swamp, ruin or hall.
    count
        How many fights.
    seed
        The seed of the dice: the same one proposes the same fights.
    fights
        How often each is fought for its odds; 0 for no odds.
    to
        A file for the fight, to be played; of several fights, each file has a number.
    force
        Write over files that are there already.
    """
    from turnwright.cli.tactics.encounter import EncounterOptions, propose_encounters

    wanted = EncounterOptions(party, difficulty, terrain, _seed(seed), count, fights, workers)
    return propose_encounters(wanted, to, force, _Spoken.lang)


@encounter_app.command(name="odds")
def encounter_odds(
    *,
    levels: str = "1,3,5,8,11",
    fights: Annotated[int, Parameter(name=["-n", "--fights"], converter=_whole)] = 40,
    seed: int = 0,
    workers: Workers = 0,
) -> Exit:
    """Say how often parties of these levels win the encounters that come with tactics.

    Parameters
    ----------
    levels
        Levels with commas between them; a party is a fighter, a rogue, a cleric and a wizard.
    fights
        How often each is fought.
    seed
        The seed of the dice.
    """
    from turnwright.cli.tactics.encounter import encounter_odds, levels_of

    return encounter_odds(levels_of(levels), fights, _seed(seed), workers, _Spoken.lang)


@app.command
def tournament(
    what: str,
    /,
    *,
    agents: str = "",
    fighters: str = "",
    runs: Annotated[
        int, Parameter(name=["-n", "--runs"], help="How many matches each pair plays from each seat.")
    ] = 100,
    seed: int = 0,
    seats: Bots = "",
    workers: Workers = 0,
    on: Place = "",
    changes: Changes = None,
    html: File = "",
    json: Json = None,
    csv: File = "",
) -> Exit:
    """Let every agent, or every fighter, meet every other: standings, and who beats whom.

    Parameters
    ----------
    what
        GAME or GAME/SCENARIO, where a scenario may be a file.
    agents
        Who takes part, as in heuristic,random.
    fighters
        Which fighters of the game take part, one against one: all, or some, as in A,B,C.
    seed
        The seed of the dice; every pair has dice of its own, made from it.
    html
        A file for a report with plots.
    csv
        A file for a row for each meeting.
    """
    from turnwright.cli.lab.tournament import run_tournament

    asking = _asking(runs, seed, seats, workers, on, None, html, json, csv)
    return run_tournament(what, _names(agents), _names(fighters), changes or (), asking)


@app.command
def doctor() -> Exit:
    """Say what this install is made of, and test it."""
    return health.report(print)


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command line and give back its exit code; whatever goes wrong is one plain sentence."""
    _open_streams()
    try:
        code = _called(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        return _closed_pipe()
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except Exception as error:
        if os.environ.get(DEBUG):
            traceback.print_exc()
        sentence, code = _explained(error)
        return _complain(sentence, code)


def _called(argv: list[str]) -> int:
    result = app.meta(argv, exit_on_error=False, print_error=False)
    return int(result) if isinstance(result, int) else Exit.FINE


def _open_streams() -> None:
    # A closed stream is a wall to speak to; a sign that the stream's encoding lacks becomes a question mark.
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - for good
        stream = getattr(sys, name)
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _explained(error: Exception) -> tuple[str, Exit]:
    if isinstance(error, UserError):
        return str(error), error.code
    if isinstance(error, CycloptsError):
        return f"{_one_line(error)} See: turnwright --help", Exit.USAGE
    if isinstance(error, Rejected):
        return f"Refused ({error.code}): {error.reason}", Exit.REFUSED
    if isinstance(error, OSError) and error.filename is None:
        # Files are named where they are opened and written; what has no name is the output.
        return f"The output cannot be written: {_lowered(error.strerror or _one_line(error))}.", Exit.BAD_FILE
    if isinstance(error, ContentError | JournalError | OSError):
        return _one_line(error), Exit.BAD_FILE
    if isinstance(error, DiceError):
        return _one_line(error), Exit.USAGE
    if isinstance(error, GameFault):
        return f"The game broke its own rules: {_one_line(error)}. {DEBUG}=1 shows where.", Exit.FAULT
    name = type(error).__name__
    return f"This is a fault of turnwright: {name}: {_one_line(error)}. {DEBUG}=1 shows where.", Exit.FAULT


def _one_line(error: Exception) -> str:
    text = str(error) or type(error).__name__
    return " ".join(text.split())


def _lowered(text: str) -> str:
    return text[:1].lower() + text[1:]


def _complain(sentence: str, code: Exit) -> int:
    # It may name what came from a stranger's file or server: none of that may steer the terminal.
    try:
        print("\n".join(map(printable, sentence.split("\n"))), file=sys.stderr)
        sys.stdout.flush()
    except OSError:
        _closed_pipe()
    return code


def _closed_pipe() -> int:
    # Whoever read us has gone: there is nobody to tell, and Python must not try once more at its end.
    for stream in (sys.stdout, sys.stderr):
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        except (OSError, ValueError):
            continue
    return Exit.CLOSED_PIPE


def _say_at_once(text: str) -> None:
    print(text, flush=True)  # a server says nothing more for hours


def _seed(seed: int) -> int:
    if not 0 <= seed <= LARGEST_SEED:
        raise UserError(f"A seed is a whole number from 0 to {LARGEST_SEED}")
    return seed


def _names(seats: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in seats.split(",")) if seats else ()


def _asking(
    runs: int,
    seed: int,
    seats: str,
    workers: int,
    on: str,
    precision: float | None,
    html: str,
    json: list[str] | None,
    csv: str,
) -> Any:
    from turnwright.cli.lab.options import LabOptions

    told = None if json is None else "".join(json)
    return LabOptions(runs, _seed(seed), _names(seats), workers, on, precision, html, told, csv, _Spoken.lang)


def _who_sits(game: Any, scenario: Any, inputs: str, bots: bool, seats: str) -> list[str]:
    given = _names(seats)
    people = [PERSON] * len(game.seats_for(scenario))
    if not bots:
        return [*given, *people[len(given) :]]
    if inputs == headless.STDIN and not seats:
        sentence = "Bots cannot tell which seats a pipe will speak for"
        raise UserError(sentence, "Say so, as in --seats person,random")
    named = headless.seats_in_file(inputs) if inputs and not seats else []
    usual = default_seats(game, scenario, 0)
    return [*given, *(PERSON if seat in named else usual[seat] for seat in range(len(given), len(usual)))]


if __name__ == "__main__":
    sys.exit(main())
