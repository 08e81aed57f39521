"""What can be set: for one match by whoever creates it, for the whole table by whoever runs it."""

from typing import Annotated, Literal, Self

from msgspec import Meta, Struct, structs

BURDEN = 5_000

Milliseconds = Annotated[int, Meta(ge=0, le=7 * 24 * 3600 * 1000)]


class MatchSettings(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The house rules of one match.

    A match whose people have all left stands still. With `away` set to `pause` it also stands still while one
    of them is not there; with `run` the clock goes on for the others.
    """

    spectators: bool = True  # whether a stranger may look on
    listed: bool = True  # whether the match stands in the lobby's list
    away: Literal["run", "pause"] = "run"
    pause: bool = False  # whether a person may stop the clock: whoever is short of time can think meanwhile
    narrate: bool = True  # whether the server tells in sentences what happened
    throw_within: Milliseconds = 0  # for dice of which the game sets no limit; 0: as long as it takes
    choose_within: Milliseconds = 0  # for questions of which the game sets no limit; 0: as long as it takes


class KeptSettings(MatchSettings, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The house rules of a match as they are stored, with what the hall knows of it."""

    only_bots: bool = False  # nobody has to come for the match to go on

    @classmethod
    def of(cls, settings: MatchSettings, only_bots: bool) -> Self:
        """The settings that somebody wished, and whether only bots play."""
        return cls(**structs.asdict(settings), only_bots=only_bots)


class TableSettings(Struct, frozen=True):
    """What this server allows, of everybody and every match."""

    grace: int = 5_000  # milliseconds for the result of a throw whose faces are fixed already
    lag: int = 250  # the most milliseconds of a command's way that are not charged
    missed: int = 500  # inputs that are told again to a client that comes back; else a fresh view
    idle: float = 600.0  # seconds that a match without anybody stays in memory
    own_again: float = 2.0  # seconds between two tries to take over a match that another server moves
    look_again: float = 10.0  # seconds between two looks whether the last of the people has come elsewhere
    beat: float = 10.0  # seconds after which servers on one store tell each other again who is there
    breath: float = 1.0  # seconds before something that failed is tried again
    rate: int = 100  # messages...
    rate_seconds: float = 20.0  # ... in so many seconds
    rate_address: int = 2_000  # ... and of all together who hold no seat and come from one address
    makes: int = 30  # matches that may be made from one address...
    makes_seconds: float = 60.0  # ... in so many seconds
    uploads: int = 4  # journals that are being checked, or wait for it
    queue: int = 256  # messages that wait for a slow client
    queue_bytes: int = 1024 * 1024
    backlog: int = 256 * 1024 * 1024  # bytes that wait for all clients together, views too
    chunk: int = 64 * 1024  # bytes of one part of a view
    searched: int = 5_000  # labels that one `find` looks through
    onlookers: int = 100  # spectators of one match
    strangers: int = 500  # sockets of one address that hold no seat
    matches: int = 100_000  # that are kept at all
    burden: int = BURDEN  # things that a stranger's scenario may begin with: fleets, ships, systems
    budget: int = 2_000  # tries that a searching bot may have for a decision
    alone: int = 20_000  # inputs in a row without a person's, before a match is held to go on for ever
    slow: float = 0.01  # seconds of rule work from which on a match thinks in a thread
