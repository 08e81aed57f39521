"""A match again, input by input: what a seat could see and was told, as frames of a replay."""

from collections.abc import Sequence

from turnwright.kernel.codec import plain
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Reader
from turnwright.kernel.records import Line, read_input
from turnwright.kernel.replay import begin, feed, read_header
from turnwright.protocol.endpoints import Frame, Frames
from turnwright.protocol.positions import Position, fixed_parts, make_patch, position_of
from turnwright.server.host.told_lines import kind_of, seen, told_rolls
from turnwright.story.catalogue import catalogue_for
from turnwright.story.narrator import Narrator


def frames_of(
    match_id: str, lines: Sequence[bytes], game: Game, seat: int, lang: str, first: int, count: int
) -> Frames:
    """The frames of a match from an input on, at most `count`; inputs that show nothing have none."""
    header = read_header(Reader(), lines[0])
    narrator = Narrator(game, catalogue_for(game, lang))
    narrator.begin(header)
    match, presenter = begin(header, game), game.presenter
    start: Position = {}
    shown: Position = {}
    since = -1
    found: list[Frame] = []
    last = -1
    for entry in map(read_input, lines[1:]):
        if not isinstance(entry, Line):
            break
        last = entry.n
        if entry.n > 0 and len(found) < count:
            feed(match, entry)
        if entry.n < first or len(found) >= count:
            continue
        view = plain(match.view_midway(seat))
        position = position_of(view, presenter.view_keys, presenter.fixed_view)
        if since < 0:
            start = position
        patch = make_patch(start if since < 0 else shown, position, since, entry.n)
        events = seen(entry, seat)
        if since < 0 or events or patch.set or patch.gone:
            text = "\n".join(narrator.sentences(entry, seat))
            rolls = told_rolls(entry, seat, header.throws, narrator)
            found.append(
                Frame(
                    entry.n,
                    entry.seat,
                    kind_of(entry),
                    text,
                    events,
                    rolls,
                    patch.set,
                    patch.gone,
                    int(match.now),
                )
            )
            shown, since = position, entry.n
    view = plain(match.view_midway(seat))
    fixed = {**fixed_parts(view, presenter.fixed_view), **plain(presenter.fixed(match.state, seat))}
    return Frames(match_id, game.name, seat, last, fixed, start, tuple(found))
