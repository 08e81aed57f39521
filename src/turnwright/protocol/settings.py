"""Settings of one match, chosen by the player who creates it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

SHORTEST_TURN = 1000  # milliseconds
Milliseconds = Annotated[int, Meta(ge=0, le=7 * 24 * 3600 * 1000)]


class MatchSettings(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The house rules of one match.

    The clock stops while no player is connected. With `away` set to `pause` it also stops while any player is
    away; with `run` it goes on for the others.

    `turn_within` limits turns for which the game sets no deadline, and also questions and dice that no other
    limit covers. The players are warned; then the server gives the game's default command for the seat. It is
    off by default, because friends may play a match over weeks.

    With `odds` set to `auto`, everyone may be told the odds against bots, and no one between people.
    """

    begin: Literal["at_once", "all_here"] = "all_here"  # when bots begin: once every player has connected
    spectators: bool = True  # whether strangers may watch
    listed: bool = True  # whether the match is listed in the lobby
    away: Literal["run", "pause"] = "run"
    pause: bool = False  # whether players may stop the clock, which gives time to think
    narrate: bool = True  # whether the server narrates events in sentences
    odds: Literal["auto", "off", "spectators", "all"] = "auto"  # who may be told the odds
    throw_within: Milliseconds = 0  # for dice without a deadline of the game's own; 0: no limit
    choose_within: Milliseconds = 0  # for questions without a deadline of the game's own; 0: no limit
    turn_within: Milliseconds = 0  # for turns without a deadline of the game's own; 0: no limit

    def __post_init__(self) -> None:
        if 0 < self.turn_within < SHORTEST_TURN:
            raise ValueError(f"turn_within is 0 or at least {SHORTEST_TURN} milliseconds")
