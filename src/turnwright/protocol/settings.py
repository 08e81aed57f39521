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

    With `odds` set to `auto`, everyone may see the odds against bots, and no one between people. With
    `forks` set to `auto`, a running match may be forked by its only player, and not between people.

    With `fog` set to `lifted`, spectators see everything that is hidden from seats. It is for matches with at
    most one player: between people, a spectator could tell a player what the other hides. With `delayed` they
    see everything as it was `fog_delay` rounds, turns or days ago.
    """

    begin: Literal["at_once", "all_here"] = "all_here"  # when bots begin: once every player has connected
    spectators: bool = True  # whether anyone may watch
    fog: Literal["kept", "lifted", "delayed"] = "kept"  # whether spectators see what is hidden from seats
    fog_delay: Annotated[int, Meta(ge=1, le=100)] = 3  # rounds, turns or days, if the fog is delayed
    spectators_speak: bool = False  # whether spectators may chat
    listed: bool = True  # whether the match is listed in the lobby
    away: Literal["run", "pause"] = "run"
    pause: bool = False  # whether players may stop the clock, which gives time to think
    advised: Literal["master", "bots", "off"] = "master"  # bots that a language model of the server advises
    narrate: bool = True  # whether the server narrates events in sentences
    odds: Literal["auto", "off", "spectators", "all"] = "auto"  # who may see the odds
    forks: Literal["auto", "off", "all"] = "auto"  # whether a player may fork the match while it runs
    throw_within: Milliseconds = 0  # for dice without a deadline of the game's own; 0: no limit
    choose_within: Milliseconds = 0  # for questions without a deadline of the game's own; 0: no limit
    turn_within: Milliseconds = 0  # for turns without a deadline of the game's own; 0: no limit

    def __post_init__(self) -> None:
        if 0 < self.turn_within < SHORTEST_TURN:
            raise ValueError(f"turn_within is 0 or at least {SHORTEST_TURN} milliseconds")
