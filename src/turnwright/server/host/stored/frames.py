"""A match again, input by input: what a seat could see and what it was sent, as frames of a replay."""

from collections.abc import Mapping, Sequence

from msgspec import UNSET, UnsetType

from turnwright.kernel.codec import plain
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Reader
from turnwright.kernel.records import Line, Message, read_input
from turnwright.kernel.replay import begin, feed, read_header
from turnwright.protocol.endpoints import Frame, Frames
from turnwright.protocol.positions import Position, fixed_parts, make_patch, position_of
from turnwright.server.host.stored.journal_lines import place_after
from turnwright.server.host.stored.replay_snapshots import ReplaySnapshots
from turnwright.server.host.stored.told_lines import kind_of, seen, told_rolls
from turnwright.story.catalogue import catalogue_for
from turnwright.story.narrator import Narrator


def frames_of(
    match_id: str,
    lines: Sequence[bytes],
    game: Game,
    seat: int,
    lang: str,
    first: int,
    count: int,
    drawn: bool = False,
    snapshots: ReplaySnapshots | None = None,
    voices: Mapping[int, str] = {},
) -> Frames:
    """The frames of a match from an input on, at most `count`; inputs that show nothing have none.

    With `drawn` they hold the position in lines too. `snapshots` of earlier calls shorten the replay;
    `voices` has what the narrator said, by the number of the input.
    """
    header = read_header(Reader(), lines[0])
    narrator = Narrator(game, catalogue_for(game, lang))
    narrator.begin(header)
    presenter = game.presenter
    kept = None if snapshots is None else snapshots.start(match_id, lines, game, first)
    match = begin(header, game) if kept is None else kept
    place = place_after(-1 if kept is None else int(kept.number))  # of the next line to read
    start: Position = {}
    shown: Position = {}
    since = -1
    before: tuple[Message, ...] | UnsetType = UNSET
    found: list[Frame] = []
    while place < len(lines) and len(found) < count:
        line = lines[place]
        entry = read_input(line)
        if not isinstance(entry, Line):
            break
        place += 1
        if entry.n > 0:
            feed(match, entry)
            if snapshots is not None:
                snapshots.note(match_id, line, match)
        if entry.n < first:
            continue
        view = plain(match.view_midway(seat))
        position = position_of(view, presenter.view_keys, presenter.fixed_view)
        if since < 0:
            start = position
        patch = make_patch(start if since < 0 else shown, position, since, entry.n)
        events = seen(entry, seat)
        if since < 0 or events or patch.set or patch.gone:
            text = "\n".join(narrator.sentences(entry, seat))
            rolls = told_rolls(entry, seat, narrator)
            now = tuple(presenter.draw(view)) if drawn else before
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
                    UNSET if now == before else now,
                    voices.get(entry.n, ""),
                )
            )
            shown, since, before = position, entry.n, now
    view = plain(match.view_midway(seat))
    fixed = {**fixed_parts(view, presenter.fixed_view), **plain(presenter.fixed(match.state, seat))}
    return Frames(match_id, game.name, seat, _last_input(lines), fixed, start, tuple(found))


def _last_input(lines: Sequence[bytes]) -> int:
    end = read_input(lines[-1]) if len(lines) > 1 else None
    if end is None:
        return -1
    return end.n if isinstance(end, Line) else end.n - 1
