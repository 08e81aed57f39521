"""Creates matches, joins players to them, and reopens those that became read-only."""

from collections.abc import Mapping, Sequence
from functools import partial
from hmac import compare_digest
from secrets import randbelow
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from turnwright.agents import agent_names, default_seats
from turnwright.kernel.codec import encode
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import SPECTATOR, Game
from turnwright.kernel.journal import Reader
from turnwright.kernel.records import PERSON, Closing, read_input
from turnwright.kernel.replay import read_header
from turnwright.protocol.errors import HostError
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.limits import TOO_MANY_GUESSES
from turnwright.server.host.lobby.lobby import free_seats
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.host.lobby.names import check_unique, clean_name
from turnwright.server.host.peers import MatchRemoved, ReadOnlyChanged, encode_message
from turnwright.server.host.rooms.live_match import LiveMatch
from turnwright.server.host.rooms.room import Room
from turnwright.server.host.stored.journal_lines import place_after
from turnwright.server.host.stored.seats import (
    clean_text,
    hash_token,
    new_secret,
    new_token,
    rotate_token,
)
from turnwright.server.host.stored.set_up import SEEDS, Wanted, policies_of, set_up
from turnwright.server.host.stored.stored_match import replay_lines
from turnwright.server.host.thinking.thoughts import set_up_in_process
from turnwright.server.settings import StoredSettings
from turnwright.server.stores.store import MatchRow, SeatRow

_DEFAULT = MatchSettings()


class Created(Struct, frozen=True):
    """A new match: its id, a token for each seat that a player may take, and one for its host."""

    match: str
    invites: Mapping[int, str]
    host: str = ""  # the token of the host


class Joined(Struct, frozen=True):
    """A seat that was taken, and the token that opens it from now on."""

    seat: int
    token: str


async def create(
    matches: Matches,
    game: str,
    scenario: Any = "",
    seats: Sequence[str] = (),
    *,
    throws: Sequence[int] | None = None,
    seed: int | None = None,
    settings: MatchSettings = _DEFAULT,
    open_seats: Sequence[int] = (),
    heroes: Sequence[str] = (),
    peer: str = "",
) -> Created:
    """Set up and store a match, or raise `HostError`.

    `scenario` is a name or plain values. `seats` are `person` or the names of bots; seats beyond them are the
    game's default. `throws` are the players' seats that throw their own dice: all of them by default.
    `open_seats` are players' seats that anyone may take without an invite. `heroes` are those of the first
    player, where a game has heroes; the others get a seat of their own. Values of a scenario are parsed in
    a thinking process, if there is one, on the CPU budget of the address `peer`.
    """
    await check_space(matches)
    rules = matches.game(game)
    values = _known_scenario(rules, scenario)
    id, secret = matches.new_id(), new_secret()
    wanted = Wanted(
        id,
        secret,
        values,
        tuple(seats),
        None if throws is None else tuple(throws),
        seed,
        matches.settings.scenario_objects,
        matches.settings.budget,
        tuple(heroes),
    )
    pool = matches.workers.pool
    if pool is None or isinstance(values, str):
        made = await matches.workers.run_rules(game, lambda: set_up(rules, wanted))
    else:
        made = await set_up_in_process(pool, matches.settings, game, wanted, peer)
    title = values if isinstance(values, str) else clean_text(made.title)
    _check_fog(settings, len(made.people) > 1, forked=False)
    stored = StoredSettings.of(settings, not made.people, list(dict.fromkeys(open_seats)))
    row = MatchRow(id, game, title, matches.wall(), encode(stored), secret, made.ended)
    return await _store(matches, row, made.lines, made.people, open_seats)


def _check_fog(settings: MatchSettings, people: bool, forked: bool) -> None:
    # A spectator could tell one player what another hides, here or in the match that this one is forked from.
    if forked and settings.fog != "kept":
        words = "spectators cannot see what is hidden in a fork of a running match"
        raise HostError("fog", words, "settings.fog", ["kept"])
    if people and settings.fog == "lifted":
        words = "spectators cannot see at once what is hidden between people"
        raise HostError("fog", words, "settings.fog", ["kept", "delayed"])


async def _store(
    matches: Matches, row: MatchRow, lines: Sequence[bytes], people: Sequence[int], open_seats: Sequence[int]
) -> Created:
    """Store a new match, with a token for each seat of its players and one for the host."""
    if not set(open_seats) <= set(people):
        raise HostError("no-seat", "only a player's seat can be open", "open", list(people))
    invites, host = {seat: new_token() for seat in people}, new_token()
    rows = [SeatRow(row.id, seat, hash_token(token)) for seat, token in invites.items()]
    row = replace(row, host=hash_token(host))
    await matches.workers.store(matches.store.create, row, lines, rows, matches.wall())
    await matches.room(row.id)
    matches.lobby.note(row.id)
    return Created(row.id, invites, host)


async def fork(
    matches: Matches,
    room: Room,
    at: int,
    seats: Sequence[str] = (),
    *,
    seat: int = SPECTATOR,
    settings: MatchSettings = _DEFAULT,
    open_seats: Sequence[int] = (),
) -> Created:
    """Store a match that goes on from a position of another, or raise `HostError`.

    `seats` are as in `create`; those beyond them are held as before. `seat` is that of the player who asks.
    The journal begins with the lines of the other match. While that one runs, they stay secret, and the fork
    goes on from what the player knows: everything else is drawn again.
    """
    live = room.live
    over = await matches.is_public(room)
    if not over:
        _check_may_fork(live, seat)
    await check_space(matches)
    store, workers, rules = matches.store, matches.workers, live.game
    lines = (await workers.store(store.lines_after, room.id, 0))[: place_after(at)]
    if len(lines) < place_after(at) or isinstance(read_input(lines[-1]), Closing):
        raise HostError("no-input", f"the match has no input {at}", "at", [int(live.match.number)])
    names = [*seats, *live.match.header.seats[len(seats) :]]
    if not over:
        names = _against_bots(rules, live.match.scenario, names, seat)
    try:
        policies = policies_of(rules, live.match.scenario, names, matches.settings.budget)
    except Rejected as refused:
        raise HostError(refused.code, refused.reason, "seats", refused.legal) from None
    header = read_header(Reader(), lines[0])
    stored = await replay_lines(lines, rules, header.seats, partial(workers.run_rules, rules.name))
    if stored.match.outcome is not None or stored.match.running is not None:
        words = (
            "the match ends there" if stored.match.running is None else "a command waits for an answer there"
        )
        raise HostError("bad-position", f"{words}: choose an input before", "at")
    imagined = -1 if over else seat
    await workers.run_rules(rules.name, lambda: stored.match.rekey(randbelow(SEEDS), policies, imagined))
    people = stored.match.people
    _check_fog(settings, len(people) > 1, forked=not over)
    kept = StoredSettings.of(settings, not people, list(dict.fromkeys(open_seats)))
    kept = replace(kept, fork_seats=stored.match.header.seats, fork_of="" if over else room.id)
    row = MatchRow(
        matches.new_id(), rules.name, live.row.scenario, matches.wall(), encode(kept), new_secret(), False
    )
    return await _store(matches, row, [*lines, *stored.unstored], people, open_seats)


def _check_may_fork(live: LiveMatch, seat: int) -> None:
    """Raise `HostError` unless the player of this seat may fork the match while it runs."""
    if seat not in live.people:
        raise HostError(
            "not-over", "while a match runs, only its players can fork it: send your seat's token"
        )
    if live.settings.forks == "off" or (live.settings.forks == "auto" and len(live.people) > 1):
        words = "this match can be forked once it is over"
        why = "others play it" if live.settings.forks == "auto" else "its settings say so"
        raise HostError("not-over", f"{words}: {why}")


def _against_bots(game: Game, scenario: Any, names: Sequence[str], seat: int) -> list[str]:
    """The seats of a fork of a running match: a person in this one, and bots in the others."""
    bot = next((name for name in default_seats(game, scenario, people=0) if name != PERSON), "")
    bot = bot or agent_names(game)[0]
    return [PERSON if place == seat else bot if name == PERSON else name for place, name in enumerate(names)]


async def check_space(matches: Matches) -> None:
    """Raise `HostError` when this server stores as many matches as it may."""
    if await matches.workers.store(matches.store.count) >= matches.settings.matches:
        raise HostError("full", "this server cannot store more matches")
    await matches.make_room()


async def join(matches: Matches, match: str, token: str, player: str = "", peer: str = "") -> Joined:
    """Take the seat that a token opens; the answer holds a new token."""
    room = await matches.room(match)
    _check_guesses(matches, peer)
    wanted = clean_name(player)
    async with room.live.lock:
        row = await room.attendance.row_of(token)
        if row is not None:
            seats = room.attendance.seats()
            if wanted:
                check_unique(wanted, row.seat, seats)
            fresh = new_token()
            taken = rotate_token(row, token, fresh, wanted or row.player or seats[row.seat].name)
            await matches.workers.store(matches.store.save_seat, taken)
            room.attendance.joined(taken)
            return Joined(row.seat, fresh)
    raise await _wrong_token(matches, match, peer)


async def join_open(matches: Matches, match: str, seat: int = -1, player: str = "") -> Joined:
    """Take an open seat without an invite: a given one, or the first; the answer holds its token."""
    room = await matches.room(match)
    wanted = clean_name(player)
    async with room.live.lock:
        await room.ready()
        await room.attendance.read_rows()
        infos = room.attendance.seats()
        free = free_seats(infos)
        if seat not in free and not (free and seat < 0):
            words = "no seat of this match is open" if seat < 0 else f"seat {seat} is not open"
            raise HostError("no-seat", words, "seat", free)
        row = room.attendance.rows[free[0] if seat < 0 else seat]
        if wanted:
            check_unique(wanted, row.seat, infos)
        token = new_token()
        taken = replace(row, token=hash_token(token), former=b"", player=wanted or infos[row.seat].name)
        # A player at another server may have taken it first.
        if not await matches.workers.store(matches.store.replace_seat, taken, row.token):
            raise HostError("no-seat", "the seat has just been taken", "seat")
        room.attendance.joined(taken)
        return Joined(row.seat, token)


async def seat_of(matches: Matches, match: str, token: str, peer: str = "") -> int:
    """The seat that a token opens, or `HostError`."""
    room = await matches.room(match)
    _check_guesses(matches, peer)
    async with room.live.lock:
        row = await room.attendance.row_of(token)
        if row is not None:
            await room.attendance.expire_former_token(row, token)
            return row.seat
    raise await _wrong_token(matches, match, peer)


def _check_guesses(matches: Matches, peer: str) -> None:
    if not matches.limits.guesses.may_try(peer):
        raise HostError("too-fast", TOO_MANY_GUESSES, "token")


async def _wrong_token(matches: Matches, match: str, peer: str) -> HostError:
    await matches.limits.guesses.wrong(peer, match)
    return HostError("wrong-token", "the token opens no seat of this match", "token")


# What the host may do.


async def check_host(matches: Matches, match: str, token: str, peer: str = "") -> None:
    """Raise `HostError` unless this is the token of the match's host."""
    row = await matches.row(match)
    if row is None:
        raise HostError("wrong-match", "there is no such match", "match")
    if not token:
        raise HostError("no-token", "send the host's token, which the server gave when the match was created")
    _check_guesses(matches, peer)
    if not row.host or not compare_digest(row.host, hash_token(token)):
        await matches.limits.guesses.wrong(peer, match)
        raise HostError("wrong-token", "this is not the token of the match's host", "token")


async def reissue(matches: Matches, match: str, token: str, seat: int, peer: str = "") -> tuple[str, str]:
    """Give a seat a new invite in place of its token; its name and the invite. `token` is the host's."""
    await check_host(matches, match, token, peer)
    room = await matches.room(match)
    async with room.live.lock:
        await room.attendance.read_rows()
        if seat not in room.attendance.rows:
            legal = sorted(room.attendance.rows)
            raise HostError("no-seat", f"seat {seat} is not a player's seat", "seat", legal)
        invite = new_token()
        row = replace(room.attendance.rows[seat], token=hash_token(invite), former=b"")
        await matches.workers.store(matches.store.save_seat, row)
        room.attendance.revoke(row)
    return room.attendance.seats()[seat].name, invite


async def archive(matches: Matches, match: str, archived: bool) -> None:
    """Archive a match, or list it again; `StoreError` if there is none."""
    await matches.workers.store(lambda: matches.store.set_archived(match, archived=archived))
    matches.lobby.note(match)


async def remove(matches: Matches, match: str) -> None:
    """Remove a match from the store and from all servers; `StoreError` if there is none."""
    await matches.workers.store(matches.store.remove, match)
    matches.lobby.note(match)
    await matches.drop(match)
    await matches.workers.store(matches.store.publish, [(match, encode_message(MatchRemoved("")))])


async def reopen(matches: Matches, match: str) -> None:
    """Let a read-only match be played again; `StoreError` if there is none."""
    store, workers = matches.store, matches.workers
    await workers.store(lambda: store.set_read_only(match, read_only=False))
    if match in matches.rooms:
        matches.rooms[match].set_read_only(False)
    await workers.store(store.publish, [(match, encode_message(ReadOnlyChanged("", read_only=False)))])


def _known_scenario(game: Game, scenario: Any) -> Any:
    # Never a path: files of this machine are not for clients to read.
    known = game.scenarios.names()
    if isinstance(scenario, str):
        if (scenario and scenario not in (*known, *game.scenarios.adventures())) or not known:
            words = f"{game.name} has no scenario of that name"
            raise HostError("unknown-scenario", words, "scenario", known)
        return scenario or known[0]
    if not isinstance(scenario, dict):
        raise HostError("bad-scenario", "a scenario is a name or an object", "scenario")
    return scenario
