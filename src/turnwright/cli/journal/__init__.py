"""Commands on journals: verify, replay, diff."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from turnwright.cli.app import JOURNALS, File, Flag, Values, app, language
from turnwright.cli.errors import Exit


@app.command(name="verify", group=JOURNALS)
def verify_journal(
    file: File,
    /,
    *,
    anchor: Values = None,
    seen: Annotated[list[Path] | None, Parameter(negative=())] = None,
) -> Exit:
    """Replay a journal, compare every byte, and check the dice that players rolled.

    Parameters
    ----------
    file
        A journal file, or the name of a saved match.
    anchor
        An anchor that a player received before the match; the journal must contain it.
    seen
        A player's record of their own dice, as `join` writes it. [default: the records in the data folder]
    """
    from turnwright.cli.journal.verify import verify
    from turnwright.cli.terminal import saves
    from turnwright.cli.translation import translated

    sentence, code = verify(saves.find(file), anchor or [], seen or [])
    print(translated(sentence, language()))
    return code


@app.command(name="replay", group=JOURNALS)
def replay_journal(file: File, /, *, step: Flag = False) -> Exit:
    """Narrate a match from its journal.

    Parameters
    ----------
    file
        A journal file, or the name of a saved match.
    step
        Wait for Enter after each input; q stops.
    """
    from turnwright.cli.journal.replay import Replay
    from turnwright.cli.terminal import saves
    from turnwright.cli.terminal.typed.keyboard import standard_input

    path = saves.find(file)
    lang = language(saves.kept_language(path))
    return Replay(path, lang, standard_input() if step else None).tell()


@app.command(name="diff", group=JOURNALS)
def diff_journals(first: File, second: File, /) -> Exit:
    """Show where two journals diverge.

    Parameters
    ----------
    first
        A journal file, or the name of a saved match.
    second
        The journal to compare it with.
    """
    from turnwright.cli.journal.verify import compare
    from turnwright.cli.terminal import saves

    sentence, code = compare(saves.find(first), saves.find(second))
    print(sentence)
    return code
