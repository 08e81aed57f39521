"""`turnwright params`: the values of a scenario that `--set` can change."""

from turnwright.cli import selection
from turnwright.cli.errors import Exit, UserError, quoted
from turnwright.cli.lab.report import print_json
from turnwright.cli.lab.tables import Page
from turnwright.lab.overrides import written
from turnwright.lab.parameters import parameters


def list_parameters(what: str, words: str, every: bool, as_json: bool) -> Exit:
    """Print each path with its present value, one per line."""
    game, scenario = selection.pick(what)
    found = [
        each
        for each in parameters(game, scenario)
        if words.casefold() in each.path.casefold() and (every or not isinstance(each.value, str))
    ]
    if as_json:
        print_json({each.path: each.value for each in found})
        return Exit.FINE
    if not found:
        hint = "" if every else "Add --all to list words too"
        raise UserError(f"No parameter of {what} contains {quoted(words)}", hint)
    page = Page()
    for each in found:
        page.say_unwrapped(f"{each.path}={written(each.value)}")
    return Exit.FINE
