"""Settings of one match, chosen by the player who creates it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Milliseconds = Annotated[int, Meta(ge=0, le=7 * 24 * 3600 * 1000)]


class MatchSettings(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The house rules of one match.

    The clock stops while no player is connected. With `away` set to `pause` it also stops while any player is
    away; with `run` it goes on for the others.
    """

    spectators: bool = True  # whether strangers may watch
    listed: bool = True  # whether the match is listed in the lobby
    away: Literal["run", "pause"] = "run"
    pause: bool = False  # whether players may stop the clock, which gives time to think
    narrate: bool = True  # whether the server narrates events in sentences
    throw_within: Milliseconds = 0  # for dice without a deadline of the game's own; 0: no limit
    choose_within: Milliseconds = 0  # for questions without a deadline of the game's own; 0: no limit
