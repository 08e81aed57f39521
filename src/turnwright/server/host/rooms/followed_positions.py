"""Positions that clients follow by patches, one for each seat."""

from collections.abc import Iterable
from typing import Any

from turnwright.kernel.codec import encode, plain
from turnwright.kernel.match import Match
from turnwright.protocol.messages import Patch, View
from turnwright.protocol.positions import Position, fixed_parts, make_patch, position_of
from turnwright.server.host.rooms.updates import cut


class FollowedPositions:
    """The last position that was sent to the clients of each seat."""

    def __init__(self, chunk: int) -> None:
        self._chunk = chunk
        self._known: dict[int, tuple[int, Position]] = {}  # by seat, with its number

    def begin(self, match: Match, seat: int) -> list[View]:
        """The whole position for a client that begins to follow it, in parts."""
        number = int(match.number)
        position = self._position(match, seat)
        self._known[seat] = number, position
        parts = cut(encode(position), self._chunk)
        return [View(number, place, len(parts), part) for place, part in enumerate(parts)]

    def patches(self, match: Match, seats: Iterable[int]) -> dict[int, Patch]:
        """The changes for these seats, which are all that are followed."""
        number, before = int(match.number), self._known
        self._known = {}
        found: dict[int, Patch] = {}
        for seat in seats:
            if seat not in before:
                continue  # the welcome sends it the whole position
            since, known = before[seat]
            position = self._position(match, seat)
            self._known[seat] = number, position
            patch = make_patch(known, position, since, number)
            if patch.set or patch.gone or since != number:
                found[seat] = patch
        return found

    def fixed(self, match: Match, seat: int) -> dict[str, Any]:
        """The data of a match that a screen needs and that never changes."""
        presenter = match.game.presenter
        view = plain(match.view_midway(seat))
        return {**fixed_parts(view, presenter.fixed_view), **plain(presenter.fixed(match.state, seat))}

    def _position(self, match: Match, seat: int) -> Position:
        presenter = match.game.presenter
        return position_of(plain(match.view_midway(seat)), presenter.view_keys, presenter.fixed_view)
