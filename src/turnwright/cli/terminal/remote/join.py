"""Join a match on a server from the terminal, or create one for others to join."""

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
from turnwright.cli.errors import Exit, UserError, needs_extra, quoted, shortened
from turnwright.cli.seat_tokens import HostToken, SeatToken
from turnwright.cli.terminal import saves
from turnwright.cli.terminal.prompt import Player
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.text import Text, ui_catalogue
from turnwright.cli.terminal.typed.keyboard import Keyboard, standard_input
from turnwright.kernel.codec import plain
from turnwright.kernel.errors import ContentError
from turnwright.kernel.game import Game
from turnwright.kernel.records import PERSON
from turnwright.story.catalogue import catalogue_for
from turnwright.story.titles import scenario_title, shipped_scenario, title

with needs_extra("server", "The client for servers"):
    import httpx2

    from turnwright.cli.terminal.remote.server_thread import ServerLink
    from turnwright.cli.terminal.remote.session import FetchedJournal, RemoteSession, ended_error
    from turnwright.client import (
        ClientError,
        archive_match,
        create_match,
        join_match,
        reissue_invite,
        remove_match,
    )
    from turnwright.client.matchmaking import PATIENCE
    from turnwright.client.trust import http_address, trusted
    from turnwright.gamekit.complaints import wrong
    from turnwright.protocol.endpoints import Invite
    from turnwright.protocol.messages import LONGEST_NAME, Welcome
    from turnwright.protocol.settings import MatchSettings

EXAMPLE = "Example: http://127.0.0.1:8765/matches/ID#invite=TOKEN"
INVITE = "invite"
LARGEST_JOURNAL = 256 << 20  # bytes, more than any match between people
PLACE = re.compile(r"(?P<base>.*?)/matches/(?P<id>[A-Za-z0-9_-]{1,64})/?")

_Answer = TypeVar("_Answer")


@dataclass
class JoinOptions:
    """The options of the command."""

    name: str = ""  # display name of the player
    seat: str = ""  # by number or name, of the seats held here
    token: str = ""
    watch: bool = False
    lang: str = ""
    before: str = ""  # the previous address of the server
    ca_file: str = ""  # further certificates to trust


class Address(NamedTuple):
    """The address of a match: the server, the id, and the invite if there is one."""

    server: str
    match: str
    invite: str = ""

    @property
    def page(self) -> str:
        """The address without the invite."""
        return f"{self.server}/matches/{self.match}"


def read_server(url: str) -> str:
    """Parse the address of a server."""
    parts = _split(http_address(url))
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise UserError(f"{quoted(url)} is not an address of a server", "Example: http://127.0.0.1:8765")
    return f"{parts.scheme}://{parts.netloc}{parts.path}".rstrip("/")


def read_address(url: str) -> Address:
    """Parse the address of a match."""
    parts = _split(http_address(url))
    place = PLACE.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.hostname or place is None:
        raise UserError(f"{quoted(url)} is not an address of a match", EXAMPLE)
    invite = parse_qs(parts.fragment).get(INVITE, [""])[0]
    return Address(f"{parts.scheme}://{parts.netloc}{place['base']}", place["id"], invite)


def _split(url: str) -> Any:
    try:
        parts = urlsplit(url)
        _ = parts.port  # parsed lazily
    except ValueError:
        raise UserError(f"{quoted(url)} is not an address", EXAMPLE) from None
    return parts


# Joining.


def join(url: str, options: JoinOptions) -> Exit:
    """Join a match, or return to it, and play until it ends or the person leaves."""
    address = read_address(url)
    keyboard = standard_input()
    screen = Screen(sys.stdout, keyboard.live and sys.stdout.isatty(), keyboard.editor)
    seat_token = None if options.watch else _seat_token(address, options)
    token = "" if seat_token is None else seat_token.token
    seen = (
        None
        if seat_token is None
        else seat_tokens.read_evidence(seat_tokens.dice_file(seat_token.match, seat_token.seat))
    )
    link = ServerLink(
        address.server, address.match, token, options.lang, keyboard.nudge, seen, options.ca_file
    )
    try:
        welcome = link.open()
    except ClientError as error:
        raise _connect_error(address.server, error, options.lang) from None
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
    game = _check_rules(welcome)
    texts = _texts(game, welcome, options.lang)
    _name_token(address, welcome)
    known = shipped_scenario(game, welcome.scenario) or welcome.scenario
    named = scenario_title(known, texts.catalogue) or welcome.scenario
    screen.say(texts.say("ui-title", game=title(game, texts.catalogue), scenario=named))

    def fetch_journal() -> FetchedJournal | None:
        return _journal(address, game.name, options.ca_file)

    return_command = _return_command(address, welcome.seat) + _ca_option(options.ca_file)
    typed = keyboard.typed if keyboard.live else None  # the lines of a pipe answer the next question
    session = RemoteSession(link, welcome, texts, screen.say, return_command, fetch_journal, typed)
    return Player(session, screen, keyboard, texts).play()


def _seat_token(address: Address, options: JoinOptions) -> SeatToken:
    invite = options.token or address.invite
    if options.before:
        return _choose_token(
            _with_new_address(address, seat_tokens.held_at(read_server(options.before), address.match)),
            options,
        )
    if invite:
        # The invite authorises a new address for a token; an address alone could be anyone's.
        known = [
            each
            for each in seat_tokens.held_anywhere(address.match)
            if each.invite == seat_tokens.invite_hash(invite)
        ]
        there = seat_tokens.canonical_address(address.server)
        here = [
            each for each in known if seat_tokens.canonical_address(each.server) == there
        ] or _with_new_address(address, known[:1])
        return here[0] if here else _join(address, invite, options)
    mine = seat_tokens.held_at(address.server, address.match)
    elsewhere = [] if mine else seat_tokens.held_anywhere(address.match)
    if elsewhere:
        raise _on_trouble("ui-seat-elsewhere", options.lang, server=elsewhere[0].server)
    return _choose_token(mine, options)


def _with_new_address(address: Address, mine: Sequence[SeatToken]) -> list[SeatToken]:
    moved = [replace(seat_token, server=address.server) for seat_token in mine]
    for seat_token in moved:
        seat_tokens.save(seat_token)
    return moved


def _choose_token(mine: list[SeatToken], options: JoinOptions) -> SeatToken:
    if options.seat:
        mine = [seat_token for seat_token in mine if options.seat in (str(seat_token.seat), seat_token.name)]
    if len(mine) > 1:
        seats = ", ".join(f"{seat_token.seat} {seat_token.name}".strip() for seat_token in mine)
        raise _on_trouble("ui-seat-several", options.lang, seats=seats)
    if not mine:
        raise _on_trouble("ui-seat-none", options.lang)
    return mine[0]


def _on_trouble(message_id: str, lang: str, **args: object) -> UserError:
    return UserError(ui_catalogue(lang).say(message_id, args))


def _join(address: Address, invite: str, options: JoinOptions) -> SeatToken:
    if len(options.name) > LONGEST_NAME:
        raise _on_trouble("ui-name-long", options.lang, most=LONGEST_NAME)
    # Save the token before it is used: until then the invite still works.
    taken = _run_request(
        address.server,
        join_match(address.server, address.match, invite, options.name, options.ca_file),
        options.lang,
    )
    seat_token = SeatToken(
        address.server, address.match, taken.seat, taken.token, seat_tokens.invite_hash(invite)
    )
    seat_tokens.save(seat_token)
    return seat_token


def _name_token(address: Address, welcome: Welcome) -> None:
    for seat_token in seat_tokens.held_at(address.server, address.match):
        if seat_token.seat == welcome.seat and not seat_token.name:
            seat_tokens.save(replace(seat_token, name=welcome.seats[welcome.seat].name))


def _return_command(address: Address, seat: int) -> str:
    line = f"turnwright join {shlex.quote(address.page)}"
    if seat < 0:
        return f"{line} --watch"
    several = len(seat_tokens.held_at(address.server, address.match)) > 1
    return f"{line} --seat {seat}" if several else line


def _check_rules(welcome: Welcome) -> Game:
    game = selection.find_game(welcome.game)
    if game.rules != welcome.rules:
        theirs = shortened(welcome.rules)
        sentence = f"The server uses {game.name} rules {theirs}, and this installation has rules {game.rules}"
        raise UserError(sentence, "Install the version that the server uses")
    return game


def _texts(game: Game, welcome: Welcome, lang: str) -> Text:
    scenario = None
    known = shipped_scenario(game, welcome.scenario)
    if known:
        with suppress(ContentError):  # only its display names are lost
            scenario = game.scenarios.load(known)
    terms = scenario
    names = [info.name for info in welcome.seats]
    if scenario is not None and list(game.seats_for(scenario)) != names:
        scenario = None  # one with other seats, such as more players
    return Text(game, lang, scenario, names, terms)


def _ca_option(ca_file: str) -> str:
    return f" --ca-file {shlex.quote(ca_file)}" if ca_file else ""


def _journal(address: Address, game: str, ca_file: str) -> FetchedJournal | None:
    # Save the journal of a finished match like one that was played here.
    try:
        journal = _download(f"{address.page}/journal", ca_file)
        path = saves.folder() / f"{game}-{address.match}{saves.SUFFIX}"
        if not journal:
            return None
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(journal)
    except (httpx2.HTTPError, OSError, UserError, ClientError):
        return None
    return FetchedJournal(path.stem, journal.splitlines(keepends=True))


def _download(url: str, ca_file: str) -> bytes:
    journal = bytearray()
    with httpx2.stream("GET", url, timeout=PATIENCE, verify=trusted(ca_file)) as answer:
        for part in answer.iter_bytes() if answer.is_success else ():
            journal += part
            if len(journal) > LARGEST_JOURNAL:
                return b""
    return bytes(journal)


# Creating a match.


def host(
    what: str,
    at: str,
    seats: tuple[str, ...],
    own_dice: bool,
    settings: Sequence[str] = (),
    lang: str = "",
    ca_file: str = "",
    heroes: Sequence[str] = (),
    changes: Sequence[str] = (),
) -> Exit:
    """Create a match on a server, and print a join command for each person."""
    server, rules = read_server(at), read_settings(settings)
    game, shipped = selection.pick(what)
    scenario = selection.set_up(game, shipped, heroes, changes, catalogue_for(game, lang).tell)
    names = [*seats, *default_seats(game, scenario)[len(seats) :]]
    selection.pick_seats(game, scenario, names)
    people = [seat for seat, name in enumerate(names) if name == PERSON]
    chosen = what.partition("/")[2]
    known = (*game.scenarios.names(), *game.scenarios.adventures())
    named = scenario is shipped and (not chosen or chosen in known)
    values: Any = chosen if named else plain(scenario)
    throws = people if own_dice else []
    made = _run_request(server, create_match(server, game.name, values, names, throws, rules, ca_file), lang)
    texts = Text(game, lang, scenario)
    page = f"{server}/matches/{made.id}"
    _print_invites(page, made.invites, texts, _ca_option(ca_file))
    if own_dice and not game.asks_for_dice:
        print(texts.say("ui-no-dice", game=title(game, texts.catalogue)))
    if made.host:
        line = f"turnwright match invite {shlex.quote(page)} SEAT{_ca_option(ca_file)}"
        print(texts.say("ui-host-invite", line=line))
        print(texts.say("ui-host-token", token=made.host))
        seat_tokens.save_host(HostToken(server, made.id, made.host))
    return Exit.FINE


def invite(url: str, seat: int, token: str, lang: str, ca_file: str) -> Exit:
    """Give a seat of a match that the user hosts a new invite, and print how to join with it."""
    address = read_address(url)
    host = _host_token(address, token, lang)
    made = _run_as_host(
        address.server, reissue_invite(address.server, address.match, host, seat, ca_file), lang
    )
    line = _join_line(address.page, made.token, _ca_option(ca_file))
    print(ui_catalogue(lang).say("ui-invited", {"seat": made.name, "number": str(seat), "line": line}))
    return Exit.FINE


def archive(url: str, token: str, undo: bool, lang: str, ca_file: str) -> Exit:
    """Stop listing a match that the user hosts, or list it again."""
    address = read_address(url)
    host = _host_token(address, token, lang)
    _run_as_host(address.server, archive_match(address.server, address.match, host, not undo, ca_file), lang)
    print(ui_catalogue(lang).say("ui-host-listed" if undo else "ui-host-archived"))
    return Exit.FINE


def remove(url: str, token: str, lang: str, ca_file: str) -> Exit:
    """Remove a match that the user hosts, with everything stored about it."""
    address = read_address(url)
    host = _host_token(address, token, lang)
    _run_as_host(address.server, remove_match(address.server, address.match, host, ca_file), lang)
    seat_tokens.forget_host(address.server, address.match)
    print(ui_catalogue(lang).say("ui-host-removed"))
    return Exit.FINE


def _host_token(address: Address, given: str, lang: str) -> str:
    found = given or seat_tokens.host_token(address.server, address.match)
    if not found:
        raise _on_trouble("ui-host-none", lang)
    return found


def _join_line(page: str, token: str, option: str) -> str:
    return f"turnwright join {shlex.quote(f'{page}#{INVITE}={token}')}{option}"


def _print_invites(page: str, invites: Sequence[Invite], texts: Text, option: str) -> None:
    for each in invites:
        line = _join_line(page, each.token, option)
        seat, units = texts.seat(each.seat), texts.units(each.seat)
        seat = texts.say("ui-seat-units", told=seat, units=units) if units else seat
        print(texts.say("ui-invited", seat=seat, number=str(each.seat), line=line))
    print(texts.say("ui-look-on", line=f"turnwright join {shlex.quote(page)} --watch{option}"))


def read_settings(words: Sequence[str]) -> MatchSettings:
    """Parse match settings such as `away=pause`."""
    given = dict(word.partition("=")[::2] for word in words)
    try:
        return convert(given, MatchSettings, strict=False)
    except ValidationError as error:
        known = ", ".join(field.name for field in fields(MatchSettings))
        reason = wrong(error, "a match").reason
        raise UserError(f"Invalid setting: {reason}", f"Choose from: {known}") from None


def _run_as_host(server: str, asking: "Coroutine[Any, Any, _Answer]", lang: str) -> _Answer:
    async def asked() -> _Answer:
        try:
            return await asking
        except ClientError as error:
            if error.code == "wrong-token":
                raise UserError(ui_catalogue(lang).say("ui-host-none"), code=Exit.FAILED) from None
            raise

    return _run_request(server, asked(), lang)


def _run_request(server: str, asking: "Coroutine[Any, Any, _Answer]", lang: str) -> _Answer:
    try:
        return asyncio.run(asking)
    except ClientError as error:
        raise _connect_error(server, error, lang) from None
    except (httpx2.HTTPError, httpx2.InvalidURL, OSError) as error:
        raise _unreachable_error(server, str(error)) from None


def _connect_error(server: str, error: ClientError, lang: str) -> UserError:
    if error.code == "bad-certificate":
        return UserError(error.reason, "Pass a file with certificates in PEM format", Exit.BAD_FILE)
    if error.code == "no-server":
        # The reason starts with the address, which the sentence already names.
        return _unreachable_error(server, error.reason.rpartition(" cannot be reached: ")[2])
    return ended_error(error, ui_catalogue(lang))


def _unreachable_error(server: str, why: str) -> UserError:
    sentence = f"No server answers at {server}: {shortened(why, 200)}"
    return UserError(sentence, "Check the address, and that the server is running", Exit.FAILED)
