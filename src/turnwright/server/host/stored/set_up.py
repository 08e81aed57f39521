"""Sets up a new match: loads its scenario, seats its bots, and writes the first lines of its journal.

A scenario that a client sends is set up in a thinking process, where parsing it can be limited.
"""

from collections.abc import Sequence
from secrets import randbelow
from typing import Any

from msgspec import Struct

from turnwright.agents import agent, default_seats
from turnwright.fair.commitment import ServerSecrets
from turnwright.kernel.errors import ContentError, GameFault, Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import PERSON
from turnwright.protocol.errors import HostError

SEEDS = 1 << 63


class Wanted(Struct, frozen=True):
    """A match to set up.

    `scenario` is a name or plain values. `seats` are `person` or the names of bots; seats beyond them are the
    game's default. `throws` are the seats that throw their own dice: all players by default. `heroes` are
    those of the first player; by default all.
    """

    id: str
    secret: bytes
    scenario: Any
    seats: tuple[str, ...]
    throws: tuple[int, ...] | None
    seed: int | None
    most_objects: int
    most_rollouts: int
    heroes: tuple[str, ...] = ()


class SetUp(Struct, frozen=True):
    """A match that can be stored: its lines, the seats of players, its title, and whether it is over."""

    lines: list[bytes]
    people: list[int]
    title: str
    ended: bool


def set_up(game: Game, wanted: Wanted) -> SetUp:
    """Set up a match, or raise `HostError`."""
    lines: list[bytes] = []
    try:
        scenario = game.scenarios.load(wanted.scenario)
        if not isinstance(wanted.scenario, str):
            size, most = game.scenarios.size(scenario), wanted.most_objects
            if size > most:
                words = f"a scenario may hold at most {most} objects here, and this one holds {size}"
                raise HostError("bad-scenario", words, "scenario")
        if wanted.heroes:
            scenario = game.scenarios.with_units(scenario, wanted.heroes)
        policies = policies_of(game, scenario, wanted.seats, wanted.most_rollouts)
        people = [seat for seat, policy in enumerate(policies) if policy is None]
        throws = people if wanted.throws is None else dict.fromkeys(wanted.throws)
        secrets = ServerSecrets(wanted.secret, wanted.id, throws)
        match = Match(
            game,
            scenario,
            seed=randbelow(SEEDS) if wanted.seed is None else wanted.seed,
            seats=policies,
            throws=list(secrets.chains),
            journal=Journal(lines.append),
            fair=secrets.fair() if secrets.chains else None,
        )
    except ContentError as error:
        raise HostError("bad-scenario", str(error), "scenario") from None
    except Rejected as refused:
        raise HostError(refused.code, refused.reason, refused.field, refused.legal) from None
    except (GameFault, ValueError, TypeError) as error:
        raise HostError("bad-scenario", f"{game.name} cannot begin: {error}", "scenario") from error
    title = "" if isinstance(wanted.scenario, str) else game.scenarios.title(match.scenario)
    return SetUp(lines, list(match.people), title, match.outcome is not None)


def policies_of(game: Game, scenario: Any, seats: Sequence[str], budget: int) -> list[Policy | None]:
    """The bots of the seats, None for a player, or raise `HostError` or `Rejected`."""
    default = default_seats(game, scenario)
    if len(seats) > len(default):
        raise HostError("no-seat", f"{game.name} has {len(default)} seats, not {len(seats)}", "seats")
    names = [*seats, *default[len(seats) :]]
    policies = [None if name == PERSON else agent(game, name) for name in names]
    if any(policy is not None and policy.budget > budget for policy in policies):
        raise HostError("bad-budget", f"a bot may use at most {budget} rollouts for a decision here", "seats")
    return policies
