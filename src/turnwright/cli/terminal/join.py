"""Sit down at a server's match from a terminal, or make one there for others to join."""

import asyncio
import re
import shlex
import sys
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, urlsplit

from msgspec import ValidationError, convert
from msgspec.structs import fields, replace

from turnwright.agents import default_seats
from turnwright.cli import seat_tokens, selection
from turnwright.cli.errors import Exit, UserError, quoted, shortened
from turnwright.cli.seat_tokens import SeatToken
from turnwright.cli.terminal import saves
from turnwright.cli.terminal.keyboard import Keyboard, standard_input
from turnwright.cli.terminal.prompt import Player
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.text import Text, ui_catalogue
from turnwright.kernel.codec import plain
from turnwright.kernel.errors import ContentError
from turnwright.kernel.game import Game
from turnwright.kernel.records import PERSON
from turnwright.story.titles import scenario_title, title

try:
    import httpx2

    from turnwright.cli.terminal.remote_session import FetchedJournal, RemoteSession, ended_error
    from turnwright.cli.terminal.server_thread import ServerLink
    from turnwright.client import ClientError, create_match, join_match
    from turnwright.client.matchmaking import PATIENCE
    from turnwright.protocol.endpoints import Invite
    from turnwright.protocol.messages import LONGEST_NAME, Welcome
    from turnwright.protocol.settings import MatchSettings
    from turnwright.protocol.wording import wrong
except ImportError:
    raise UserError(
        "The client for servers is not installed", "Try: pip install 'turnwright[server]'"
    ) from None

EXAMPLE = "Example: http://127.0.0.1:8765/matches/ID#invite=TOKEN"
INVITE = "invite"
LARGEST_JOURNAL = 256 << 20  # bytes, which no match comes to that people play
PLACE = re.compile(r"(?P<base>.*?)/matches/(?P<id>[A-Za-z0-9_-]{1,64})/?")

_Answer = TypeVar("_Answer")


@dataclass
class JoinOptions:
    """What the command line asked for."""

    name: str = ""  # what the person calls themselves
    seat: str = ""  # by number or by name, of those that are held here
    token: str = ""
    watch: bool = False
    lang: str = ""
    before: str = ""  # the server at which the seat was taken, where it is another address now


class Address(NamedTuple):
    """Where a match is: the server, the match's id, and an invite if the address holds one."""

    server: str
    match: str
    invite: str = ""

    @property
    def page(self) -> str:
        """The address without its invite."""
        return f"{self.server}/matches/{self.match}"


def read_server(url: str) -> str:
    """The address of a server, or `UserError`."""
    parts = _split(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise UserError(f"{quoted(url)} is not an address of a server", "Example: http://127.0.0.1:8765")
    return f"{parts.scheme}://{parts.netloc}{parts.path}".rstrip("/")


def read_address(url: str) -> Address:
    """The address of a match, or `UserError`."""
    parts = _split(url)
    place = PLACE.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.hostname or place is None:
        raise UserError(f"{quoted(url)} is not an address of a match", EXAMPLE)
    invite = parse_qs(parts.fragment).get(INVITE, [""])[0]
    return Address(f"{parts.scheme}://{parts.netloc}{place['base']}", place["id"], invite)


def _split(url: str) -> Any:
    try:
        parts = urlsplit(url)
        _ = parts.port  # which is only read when somebody asks
    except ValueError:
        raise UserError(f"{quoted(url)} is not an address", EXAMPLE) from None
    return parts


# Sitting down.


def join(url: str, options: JoinOptions) -> Exit:
    """Take a seat at a match, or come back to it, and play until it is over or the person leaves."""
    address = read_address(url)
    keyboard = standard_input()
    screen = Screen(sys.stdout, keyboard.live and sys.stdout.isatty())
    ticket = None if options.watch else _ticket(address, options)
    token = "" if ticket is None else ticket.token
    seen = (
        None
        if ticket is None
        else seat_tokens.read_evidence(seat_tokens.dice_file(ticket.match, ticket.seat))
    )
    link = ServerLink(address.server, address.match, token, options.lang, keyboard.nudge, seen)
    try:
        welcome = link.open()
    except ClientError as error:
        raise _no_way_in(address.server, error, options.lang) from None
    try:
        return _play(link, welcome, address, options, screen, keyboard)
    finally:
        link.close()


def _play(
    link: ServerLink,
    welcome: Welcome,
    address: Address,
    options: JoinOptions,
    screen: Screen,
    keyboard: Keyboard,
) -> Exit:
    if not -1 <= welcome.seat < len(welcome.seats):
        raise ended_error(ClientError("wrong-protocol", "there is no such seat"), ui_catalogue(options.lang))
    game = _same_rules(welcome)
    texts = _texts(game, welcome, options.lang)
    _name_ticket(address, welcome)
    named = scenario_title(welcome.scenario, texts.catalogue) or welcome.scenario
    screen.say(texts.say("ui-title", game=title(game, texts.catalogue), scenario=named))

    def bring() -> FetchedJournal | None:
        return _journal(address, game.name)

    way_back = _way_back(address, welcome.seat)
    typed = keyboard.typed if keyboard.live else None  # what a pipe holds is meant for the next question
    session = RemoteSession(link, welcome, texts, screen.say, way_back, bring, typed)
    return Player(session, screen, keyboard, texts).play()


def _ticket(address: Address, options: JoinOptions) -> SeatToken:
    invite = options.token or address.invite
    if options.before:
        return _chosen(
            _moved(address, seat_tokens.held_at(read_server(options.before), address.match)), options
        )
    if invite:
        # Whoever has the invite may name another server to their token; an address alone may be anybody's.
        known = [
            each
            for each in seat_tokens.held_anywhere(address.match)
            if each.invite == seat_tokens.invite_hash(invite)
        ]
        there = seat_tokens.canonical_address(address.server)
        here = [each for each in known if seat_tokens.canonical_address(each.server) == there] or _moved(
            address, known[:1]
        )
        return here[0] if here else _joined(address, invite, options)
    mine = seat_tokens.held_at(address.server, address.match)
    elsewhere = [] if mine else seat_tokens.held_anywhere(address.match)
    if elsewhere:
        raise _trouble("ui-seat-elsewhere", options.lang, server=elsewhere[0].server)
    return _chosen(mine, options)


def _moved(address: Address, mine: Sequence[SeatToken]) -> list[SeatToken]:
    moved = [replace(ticket, server=address.server) for ticket in mine]
    for ticket in moved:
        seat_tokens.save(ticket)
    return moved


def _chosen(mine: list[SeatToken], options: JoinOptions) -> SeatToken:
    if options.seat:
        mine = [ticket for ticket in mine if options.seat in (str(ticket.seat), ticket.name)]
    if len(mine) > 1:
        seats = ", ".join(f"{ticket.seat} {ticket.name}".strip() for ticket in mine)
        raise _trouble("ui-seat-several", options.lang, seats=seats)
    if not mine:
        raise _trouble("ui-seat-none", options.lang)
    return mine[0]


def _trouble(message_id: str, lang: str, **args: object) -> UserError:
    return UserError(ui_catalogue(lang).say(message_id, args))


def _joined(address: Address, invite: str, options: JoinOptions) -> SeatToken:
    if len(options.name) > LONGEST_NAME:
        raise _trouble("ui-name-long", options.lang, most=LONGEST_NAME)
    # Kept before it is used: until then the invite still opens the door.
    taken = _asked(
        address.server, join_match(address.server, address.match, invite, options.name), options.lang
    )
    ticket = SeatToken(
        address.server, address.match, taken.seat, taken.token, seat_tokens.invite_hash(invite)
    )
    seat_tokens.save(ticket)
    return ticket


def _name_ticket(address: Address, welcome: Welcome) -> None:
    for ticket in seat_tokens.held_at(address.server, address.match):
        if ticket.seat == welcome.seat and not ticket.name:
            seat_tokens.save(replace(ticket, name=welcome.seats[welcome.seat].name))


def _way_back(address: Address, seat: int) -> str:
    line = f"turnwright join {shlex.quote(address.page)}"
    if seat < 0:
        return f"{line} --watch"
    several = len(seat_tokens.held_at(address.server, address.match)) > 1
    return f"{line} --seat {seat}" if several else line


def _same_rules(welcome: Welcome) -> Game:
    game = selection.find_game(welcome.game)
    if game.rules != welcome.rules:
        theirs = shortened(welcome.rules)
        sentence = f"The server uses {game.name} rules {theirs}, and this installation has rules {game.rules}"
        raise UserError(sentence, "Install the version that the server uses")
    return game


def _texts(game: Game, welcome: Welcome, lang: str) -> Text:
    scenario = None
    if welcome.scenario in game.scenarios.names():
        with suppress(ContentError):  # Its names are missed, and nothing else.
            scenario = game.scenarios.load(welcome.scenario)
    names = [info.name for info in welcome.seats]
    if scenario is not None and list(game.seats_for(scenario)) != names:
        scenario = None  # Another one of the same name.
    return Text(game, lang, scenario, names)


def _journal(address: Address, game: str) -> FetchedJournal | None:
    # The journal of a match that is over, saved like one that was played here.
    try:
        journal = _fetched(f"{address.page}/journal")
        path = saves.folder() / f"{game}-{address.match}{saves.SUFFIX}"
        if not journal:
            return None
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(journal)
    except (httpx2.HTTPError, OSError, UserError):
        return None
    return FetchedJournal(path.stem, journal.splitlines(keepends=True))


def _fetched(url: str) -> bytes:
    journal = bytearray()
    with httpx2.stream("GET", url, timeout=PATIENCE) as answer:
        for part in answer.iter_bytes() if answer.is_success else ():
            journal += part
            if len(journal) > LARGEST_JOURNAL:
                return b""
    return bytes(journal)


# Making a match.


def host(
    what: str, at: str, seats: tuple[str, ...], own_dice: bool, settings: Sequence[str] = (), lang: str = ""
) -> Exit:
    """Make a match at a server, and print for each seat of a person how to sit down."""
    server, rules = read_server(at), read_settings(settings)
    game, scenario = selection.pick(what)
    names = [*seats, *default_seats(game, scenario)[len(seats) :]]
    selection.pick_seats(game, scenario, names)
    people = [seat for seat, name in enumerate(names) if name == PERSON]
    chosen = what.partition("/")[2]
    values: Any = chosen if not chosen or chosen in game.scenarios.names() else plain(scenario)
    throws = people if own_dice else []
    made = _asked(server, create_match(server, game.name, values, names, throws, rules), lang)
    texts = Text(game, lang, scenario)
    _say_ways_in(f"{server}/matches/{made.id}", made.invites, texts)
    if own_dice and not game.asks_for_dice:
        print(texts.say("ui-no-dice", game=title(game, texts.catalogue)))
    return Exit.FINE


def _say_ways_in(page: str, invites: Sequence[Invite], texts: Text) -> None:
    for each in invites:
        line = f"turnwright join {shlex.quote(f'{page}#{INVITE}={each.token}')}"
        print(texts.say("ui-invited", seat=texts.seat(each.seat), line=line))
    print(texts.say("ui-look-on", line=f"turnwright join {shlex.quote(page)} --watch"))


def read_settings(words: Sequence[str]) -> MatchSettings:
    """The settings of a match, by words such as `away=pause`."""
    given = dict(word.partition("=")[::2] for word in words)
    try:
        return convert(given, MatchSettings, strict=False)
    except ValidationError as error:
        known = ", ".join(field.name for field in fields(MatchSettings))
        reason = wrong(error, "a match").reason
        raise UserError(f"Invalid setting: {reason}", f"Choose from: {known}") from None


def _asked(server: str, asking: "Coroutine[Any, Any, _Answer]", lang: str) -> _Answer:
    try:
        return asyncio.run(asking)
    except ClientError as error:
        raise _no_way_in(server, error, lang) from None
    except (httpx2.HTTPError, httpx2.InvalidURL, OSError) as error:
        raise _nobody_there(server, str(error)) from None


def _no_way_in(server: str, error: ClientError, lang: str) -> UserError:
    if error.code == "no-table":
        return _nobody_there(server, error.reason)
    return ended_error(error, ui_catalogue(lang))


def _nobody_there(server: str, why: str) -> UserError:
    sentence = f"No server answers at {server}: {shortened(why, 200)}"
    return UserError(sentence, "Check the address, and that the server is running", Exit.FAILED)
