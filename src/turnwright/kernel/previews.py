"""The preview of a command in any game: what it would do, or why it would be refused."""

from typing import Any

from turnwright.kernel import codec
from turnwright.kernel.context import DryRun, DryRunEnded
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.options import Options
from turnwright.kernel.turn_schema import Preview, Refusal


def preview_command(game: Game, state: Any, seat: int, command: Any, options: Options) -> Preview:
    """Preview a command; a refused one comes with the reason and a legal command close to it, if any."""
    presenter = game.presenter
    try:
        game.apply(game.clone(state), seat, command, DryRun())
    except DryRunEnded:
        pass
    except Rejected as refused:
        why = Refusal(refused.code, refused.reason, presenter.explain(state, refused), refused.field)
        shown = Preview(False, codec.plain(command), refusal=why)
        better = presenter.suggest(state, seat, command, refused)
        return shown if better is None else _with_suggestion(shown, better)
    return presenter.preview(state, seat, command, options)


def _with_suggestion(shown: Preview, better: Any) -> Preview:
    return Preview(False, shown.command, refusal=shown.refusal, suggestion=codec.plain(better))
