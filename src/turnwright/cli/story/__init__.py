"""Commands for the story: check the models of a profile, export a match as a data set."""

import sys
from contextlib import closing
from pathlib import Path

from cyclopts import App

from turnwright.cli.app import JOURNALS, SERVE, File, Flag, app, language
from turnwright.cli.errors import Exit, UserError, needs_extra

story_app = App(name="story", group=SERVE, help="Check the language models that a server may use.")
app.command(story_app)


@story_app.command(usage="Usage: turnwright story check [OPTIONS] [PROFILE]")
def check(profile: File = "qwen", /, *, write: File = "") -> Exit:
    """Measure the models of a profile, and print the lengths that fit the budgets.

    Parameters
    ----------
    profile
        YAML file, or a shipped profile.
    write
        New file for the profile with these lengths.
    """
    import asyncio

    import msgspec

    with needs_extra("story", "The client for language models"):
        from turnwright.story.models.check import fitted, measure
    from turnwright.story.models.profile import ProfileError, read_profile

    try:
        read = read_profile(profile)
    except ProfileError as error:
        raise UserError(str(error), code=Exit.BAD_FILE) from None
    found = asyncio.run(measure(read))
    for each in found:
        if each.problem:
            print(f"{each.place} ({each.url}): {each.problem}.")
        else:
            fits = f"{each.tokens} tokens fit its budget" if each.tokens else "too slow for its budget"
            print(f"{each.place} ({each.url}): first token after {each.first:.2f} s,", end=" ")
            print(f"{each.speed:.0f} tokens per second, {fits}.")
    usable = [each for each in found if each.tokens]
    if not usable:
        print("templates only")
    if write:
        try:
            with Path(write).expanduser().open("xb") as file:
                file.write(msgspec.yaml.encode(msgspec.to_builtins(fitted(read, found))))
        except OSError as error:
            reason = (error.strerror or "unknown reason").lower()
            raise UserError(f"{write} cannot be written: {reason}", code=Exit.BAD_FILE) from None
        print(f"The profile is in {write}.")
    return Exit.FINE if usable else Exit.FAILED


@app.command(group=JOURNALS, usage="Usage: turnwright export [OPTIONS] [FILE]")
def export(file: File = "", /, *, dataset: Flag = False, store: File = "", match: str = "") -> Exit:
    """Write a match as a data set: one JSON object per action, with its intent, outcome and narration.

    Parameters
    ----------
    file
        A journal file, or the name of a saved match.
    dataset
        Write JSON Lines for training; the only format so far.
    store
        Store of a server, to export one of its matches with its narrations.
    match
        Id of the match in the store.
    """
    from turnwright import games
    from turnwright.kernel.codec import encode
    from turnwright.kernel.journal import Reader
    from turnwright.kernel.replay import read_header
    from turnwright.story.narration.dataset import examples

    if not dataset:
        raise UserError("The format of the export is missing", "Try: turnwright export --dataset FILE")
    if bool(file) == bool(match):
        raise UserError("Name a journal, or a match of a store with --match")
    said: dict[int, dict[str, tuple[str, str]]] = {}
    if match:
        lines, scenario, said = _stored(store, match, language() or "")
    else:
        from turnwright.cli.terminal import saves

        path, scenario = saves.find(file), ""
        try:
            lines = path.read_bytes().splitlines(keepends=True)
        except OSError as error:
            reason = (error.strerror or "unknown reason").lower()
            raise UserError(f"{path} cannot be read: {reason}", code=Exit.BAD_FILE) from None
    if not lines:
        raise UserError(f"{file or match} is empty", code=Exit.BAD_FILE)
    game = games.load(read_header(Reader(), lines[0]).game)
    for example in examples(game, lines, language() or "", scenario, said):
        sys.stdout.write(encode(example).decode() + "\n")
    return Exit.FINE


def _stored(
    store: str, match: str, lang: str
) -> tuple[list[bytes], str, dict[int, dict[str, tuple[str, str]]]]:
    with needs_extra("server", "The server"):
        from turnwright.server.app.serve import ServeOptions
        from turnwright.server.stores import StoreError
        from turnwright.server.stores.connect import open_store
    try:
        with closing(open_store(ServeOptions(store=store).address(), True)) as kept:
            record = kept.load(match)
            rows = kept.load_narrations(match)
    except StoreError as error:
        raise UserError(str(error), code=Exit.BAD_FILE) from None
    if record is None:
        raise UserError(f"There is no match {match} in the store", code=Exit.BAD_FILE)
    said: dict[int, dict[str, tuple[str, str]]] = {}
    for row in rows:
        if not row.withdrawn and row.audience < 0 and (not lang or row.language == lang):
            said.setdefault(row.number, {})[row.part] = row.speaker, row.text
    return list(record.lines), record.row.scenario, said
