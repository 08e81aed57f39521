"""Commands to play: games, scenarios, play, run."""

from typing import Any

from turnwright import games as installed
from turnwright.cli.app import PLAY, UNNAMED, Changes, File, Flag, Heroes, OptionalSeed, Seats, app, language
from turnwright.cli.errors import Exit, UserError
from turnwright.kernel.records import PERSON


@app.command(group=PLAY)
def games() -> None:
    """List the installed games."""
    from turnwright.cli import selection
    from turnwright.story.catalogue import catalogue_for
    from turnwright.story.titles import title

    for name in installed.names():
        try:
            game = selection.find_game(name)
            print(f"{name}: {title(game, catalogue_for(game, language()))}")
        except UserError as error:
            print(f"{name}: broken: {error}")


@app.command(group=PLAY, usage="Usage: turnwright scenarios [OPTIONS] [GAME]")
def scenarios(game: str = "", /) -> None:
    """List the scenarios of one game, or of all games.

    Parameters
    ----------
    game
        Name of a game.
    """
    from turnwright.cli import selection
    from turnwright.cli.terminal.menu import with_facts
    from turnwright.story.catalogue import catalogue_for
    from turnwright.story.titles import scenario_title

    for name in [game] if game else installed.names():
        found = selection.find_game(name)
        catalogue = catalogue_for(found, language())
        for scenario in found.scenarios.listed():
            heading = with_facts(found, scenario, scenario_title(scenario, catalogue), language())
            print(f"{name}/{scenario}: {heading}" if heading else f"{name}/{scenario}")


@app.command(group=PLAY, usage="Usage: turnwright play [OPTIONS] [WHAT]")
def play(
    what: str = "",
    /,
    *,
    seats: Seats = (),
    hero: Heroes = (),
    changes: Changes = None,
    seed: OptionalSeed = None,
    own_dice: Flag = False,
    journal: File = "",
    resume: File = "",
    terminal: Flag = False,
    tutorial: Flag = False,
) -> Exit:
    """Play a match in the terminal, or choose a game in the browser if none is named.

    Parameters
    ----------
    what
        GAME or GAME/SCENARIO; the scenario may be a file.
    seed
        Seed of the dice. [default: random]
    own_dice
        Roll your own dice and type the faces.
    journal
        File to save the match to. [default: a new file in the data folder]
    resume
        Resume a saved match, by its name or file; without one, choose from a list.
    terminal
        Choose a game from a menu in the terminal.
    tutorial
        Begin with the lessons for a first match.
    """
    from turnwright.cli import lobby
    from turnwright.cli.terminal import play as session

    chosen = bool(what or seats or hero or changes or journal or own_dice or seed is not None)
    if resume and chosen:
        raise UserError("A saved match already has its game, seats, seed and file", "Use --resume alone")
    if resume == UNNAMED:
        return session.resume_one(language())
    if resume:
        return session.resume(resume)
    if not chosen and not terminal and not tutorial and lobby.can_serve():
        return lobby.open_lobby(language())
    options = session.PlayOptions(
        language(), seats, seed, own_dice, journal, tutorial, hero, tuple(changes or ())
    )
    return session.play(what, options)


@app.command(group=PLAY)
def saves() -> None:
    """List the saved matches, the last played first."""
    from turnwright.cli.terminal import play as session

    session.list_saves(language())


@app.command(group=PLAY)
def run(
    what: str,
    /,
    *,
    seed: OptionalSeed = None,
    inputs: File = "",
    intents: File = "",
    dice: File = "",
    bots: Flag = False,
    seats: Seats = (),
    changes: Changes = None,
    journal: File = "",
    text: Flag = False,
) -> Exit:
    """Run a match without a user interface and print its events as JSON Lines.

    Parameters
    ----------
    what
        GAME or GAME/SCENARIO; the scenario may be a file.
    seed
        Seed of the dice. [default: the game's]
    inputs
        JSON Lines file of inputs, each {"seat", "command"}, {"seat", "request", "answer"} or {"elapsed"}; "-"
        reads standard input.
    intents
        File of intent blocks to play, instead of --inputs; "-" reads standard input.
    dice
        File of faces to use instead of seeded dice.
    bots
        Let bots play the seats that have no inputs, and advance the clock when no seat has to act.
    journal
        File to write the journal to.
    text
        Print sentences instead of JSON.
    """
    from turnwright.cli import headless, selection
    from turnwright.story.catalogue import catalogue_for
    from turnwright.story.narrator import Narrator

    if inputs and intents:
        raise UserError("--inputs and --intents exclude each other", "Use one of them")
    game, scenario = selection.pick(what)
    scenario = selection.set_up(game, scenario, (), changes or (), catalogue_for(game, language()).tell)
    held = selection.pick_seats(game, scenario, _seat_names(game, scenario, inputs, intents, bots, seats))
    if not text:
        headless.use_utf8_output()
    narrator = Narrator(game, catalogue_for(game, language())) if text else None
    given = headless.IntentFile(intents, game) if intents else headless.InputFile(inputs)
    match = headless.HeadlessRun(given, bots or bool(seats), narrator)
    seed = game.scenarios.default_seed(scenario) if seed is None else seed
    return match.play(game, scenario, seed, held, dice, journal)


def _seat_names(
    game: Any, scenario: Any, inputs: str, intents: str, bots: bool, seats: tuple[str, ...]
) -> list[str]:
    from turnwright.agents import default_seats
    from turnwright.cli import headless

    people = [PERSON] * len(game.seats_for(scenario))
    if intents and bots and not seats:
        return default_seats(game, scenario)
    if not bots:
        return [*seats, *people[len(seats) :]]
    if inputs == headless.STDIN and not seats:
        sentence = "--bots cannot tell which seats standard input speaks for"
        raise UserError(sentence, "Name the seats, as in --seats person,random")
    named = headless.seats_in_file(inputs) if inputs and not seats else []
    usual = default_seats(game, scenario, 0)
    return [*seats, *(PERSON if seat in named else usual[seat] for seat in range(len(seats), len(usual)))]
