"""Playing at a server from the command line: a real server, real sockets, the same client."""

from __future__ import annotations

import re
import stat
from contextlib import closing
from shutil import copyfile
from socket import create_server
from sqlite3 import connect

import pytest
from httpx2 import Timeout
from msgspec.structs import fields, replace

from cli.installed_games import Call, Installation
from cli.servers import Served
from cli.terminals import Terminal
from turnwright import games
from turnwright.cli import seat_tokens
from turnwright.cli.errors import UserError
from turnwright.cli.terminal.remote.join import Address, _check_rules, read_address, read_server
from turnwright.cli.terminal.saves import folder
from turnwright.client import matchmaking
from turnwright.kernel.match import Match
from turnwright.protocol.messages import SeatInfo, Welcome
from turnwright.protocol.rate_limit import RateLimit
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.lobby.create import reopen
from turnwright.story.catalogue import catalogue_for

LINE = re.compile(r"^(.+?) ?[(（]\w+ \d[)）]\s?[:：] ?turnwright join '(\S+)'$", re.MULTILINE)


def hosted(call: Call, served: Served, *words: str) -> dict[str, str]:
    """Make a match; the address that each person was given, by seat."""
    said = call("host", *words, "--at", served.url)
    assert said.code == 0, said.err
    return dict(LINE.findall(said.out))


# Hosting and joining.


def test_a_host_sees_one_line_for_each_person_and_one_for_spectators(call: Call, served: Served) -> None:
    said = call("host", "duel", "--at", served.url, "--seats", "person,person")

    assert [seat for seat, _ in LINE.findall(said.out)] == ["the player", "the opponent"]
    assert re.findall(r"(\(seat \d\)): turnwright join", said.out) == ["(seat 0)", "(seat 1)"]
    first, second = (url for _, url in LINE.findall(said.out))
    page, _, invite = first.partition("#invite=")
    assert page.startswith(f"{served.url}/matches/")
    assert second.startswith(page)
    assert len(invite) > 40
    invites, _, host = said.out.partition(f"To watch: turnwright join {page} --watch\n")
    assert invites.count("\n") == 2
    token = seat_tokens.host_token(served.url, read_address(page).match)
    assert len(token) > 40
    assert host == (
        f"If a player loses a seat, give it a new invite: turnwright match invite {page} SEAT\n"
        f"Host token, saved on this machine: {token}\n"
    )


def test_a_host_who_creates_too_many_matches_is_told_to_wait(
    call: Call, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RateLimit, "allows", lambda limit: False)

    said = call("host", "duel", "--at", served.url)

    assert (said.code, said.err) == (
        1,
        "Too many messages or requests came from your address, and the server takes no more for now. "
        "Wait a little and try again.\n",
    )


# The host of a match.


def test_a_host_gives_a_lost_seat_a_new_invite(call: Call, served: Served) -> None:
    urls = hosted(call, served, "duel", "--seats", "person,person")
    first, page = urls["the player"], urls["the player"].partition("#")[0]
    assert call("join", first, "--as", "Ann", typed="q\n").code == 0
    for path in seat_tokens.folder().glob("*.json"):
        path.unlink()  # Ann has lost her token
    assert call("join", first, typed="q\n").code == 1  # and her invite is used up

    said = call("match", "invite", page, "0")

    assert said.code == 0, said.err
    ((seat, again),) = LINE.findall(said.out)
    assert (seat, again != first) == ("player", True)
    assert said.out.startswith("player (seat 0): ")  # the number that was asked for
    said = call("join", again, typed="q\n")
    assert said.code == 0, said.err
    assert ": Ann, connected\n" in said.out


def test_a_host_archives_a_match_and_removes_it(call: Call, served: Served) -> None:
    (url,) = hosted(call, served, "duel").values()
    page = url.partition("#")[0]

    assert call("match", "archive", page).out.startswith("The match is archived")
    assert call("match", "archive", page, "--undo").out == "The match is listed again.\n"
    assert call("match", "remove", page).out.startswith(
        "The match and everything stored about it have been removed"
    )
    said = call("join", url)
    assert (said.code, said.err) == (1, "This server has no such match. Check the address.\n")
    assert seat_tokens.host_token(served.url, read_address(page).match) == ""


@pytest.mark.parametrize("command", [["invite", "{}", "0"], ["archive", "{}"], ["remove", "{}"]])
def test_only_the_host_manages_a_match(call: Call, served: Served, command: list[str]) -> None:
    (url,) = hosted(call, served, "duel").values()
    page, _, invite = url.partition("#invite=")
    words = [word.format(page) for word in command]
    refused = "You do not host this match. Pass the host token with --token.\n"

    said = call("match", *words, "--token", invite)  # the token of a seat
    assert (said.code, said.err) == (1, refused)
    seat_tokens.forget_host(served.url, read_address(page).match)
    said = call("match", *words)
    assert (said.code, said.err) == (2, refused)
    assert call("join", url, typed="q\n").code == 0  # nothing has changed


def test_a_seat_that_is_not_a_players_gets_no_invite(call: Call, served: Served) -> None:
    (url,) = hosted(call, served, "duel").values()

    said = call("match", "invite", url.partition("#")[0], "7")

    assert (said.code, said.err) == (1, "Seat 7 is not a player's seat.\n")


@pytest.mark.parametrize(
    ("lang", "seats", "look_on"),
    [
        ("pt", ["o jogador", "o adversário"], "Para assistir: turnwright join http"),
        ("fr", ["le joueur", "l’adversaire"], "Pour regarder : turnwright join http"),
        ("zh", ["玩家", "对手"], "旁观：turnwright join http"),
    ],
)
def test_a_host_is_answered_in_the_chosen_language(
    call: Call, served: Served, lang: str, seats: list[str], look_on: str
) -> None:
    said = call("host", "duel", "--at", served.url, "--seats", "person,person", "--lang", lang)

    assert [seat for seat, _ in LINE.findall(said.out)] == seats
    assert look_on in said.out


def test_a_host_sets_what_a_match_allows(call: Call, served: Served) -> None:
    page = LINE.findall(call("host", "duel", "--at", served.url, "--setting", "spectators=false").out)[0][1]

    said = call("join", page.partition("#")[0], "--watch")

    assert (said.code, said.err) == (1, "This match does not admit spectators. Join it with an invite.\n")


@pytest.mark.parametrize("word", ["away=gone", "throw_within=soon", "listed", "nothing=1"])
def test_an_unknown_setting_is_refused_with_the_known_ones(call: Call, word: str) -> None:
    said = call("host", "duel", "--setting", word)

    assert said.code == 2
    assert said.err.startswith("Invalid setting: ")
    known = ", ".join(field.encode_name for field in fields(MatchSettings))
    assert f"Choose from: {known}" in said.err


@pytest.mark.parametrize("game", ["duel/quick", "wuxia", "rounds", "tactics", "stellar"])
def test_every_game_is_played_on_a_server_with_the_same_choices(
    call: Call, served: Served, game: str
) -> None:
    (url,) = hosted(call, served, game).values()

    said = call("join", url, "--as", "Ann", "--lang", "en", typed="1\nlog 2\nq\n")

    assert said.code == 0, said.err
    assert ": Ann, connected\n" in said.out
    assert said.out.count("Type a number, or ? for help.") == 2
    assert said.out.endswith(f"To come back:\n  turnwright join {url.partition('#')[0]}\n")


def test_a_changed_scenario_keeps_its_title_and_the_names_of_rolls_in_the_readers_language(
    call: Call, served: Served
) -> None:
    seats = ("--set", "players=2", "--seats", "heuristic,person,heuristic")
    (url,) = hosted(call, served, "tactics/copper-mine", *seats).values()

    said = call("join", url, "--lang", "fr", typed="talk marta\ntalk marta\nq\n")

    assert said.out.startswith("Tactique : combat D&D 5e sur une grille : La mine de cuivre\n")
    assert re.search(r"^Lancer 1, Persuasion : ", said.out, re.MULTILINE), said.out


def test_a_match_on_a_server_ends_like_a_local_one_with_a_journal(call: Call, served: Served) -> None:
    (url,) = hosted(call, served, "wuxia", "--lang", "en").values()

    said = call("join", url, "--lang", "en", typed="4\n")

    assert said.code == 0, said.err
    assert "Winner: Jiang Batian." in said.out
    name = said.out.rpartition("turnwright replay ")[2].strip()
    assert call("verify", name).code == 0
    assert call("replay", name, "--lang", "en").out.count("Winner: Jiang Batian.") == 1


def test_the_same_command_comes_back_to_the_seat(call: Call, served: Served) -> None:
    (url,) = hosted(call, served, "duel/quick").values()
    first = call("join", url, "--as", "Ann", typed="1\n")
    assert "The match begins." in first.out

    for again in (url, url.partition("#")[0]):
        said = call("join", again, typed="log\n")
        assert "You are the player" in said.out
        assert "the player: Ann, connected" in said.out
        assert "The match begins." in said.out


def test_a_token_is_stored_readable_by_its_owner_alone(call: Call, served: Served) -> None:
    (url,) = hosted(call, served, "duel").values()
    call("join", url)

    files = {path.suffix: path for path in (folder().parent / "seats").iterdir()}
    assert sorted(files) == [".host", ".json"]
    seat_token = files[".json"]
    assert {stat.S_IMODE(path.stat().st_mode) for path in files.values()} == {0o600}
    assert url.partition("#invite=")[2] not in seat_token.read_text()
    token = re.search(r'"token":"([^"]+)"', seat_token.read_text())
    assert token is not None
    assert token[1] not in call("join", url).out


def test_a_player_with_two_seats_names_one(call: Call, served: Served) -> None:
    urls = hosted(call, served, "duel", "--seats", "person,person")
    for url in urls.values():
        assert call("join", url).code == 0
    page = url.partition("#")[0]

    said = call("join", page)
    assert said.code == 2
    assert said.err == (
        "You hold several seats in this match: 0 player, 1 opponent. Choose one with --seat.\n"
    )
    for seat in ("1", "opponent"):
        said = call("join", page, "--seat", seat)
        assert "You are the opponent" in said.out
        assert said.out.endswith(f"turnwright join {page} --seat 1\n")


BEFORE = "http://192.0.2.1:8765"


def sat_down_before(url: str) -> None:
    """Pretend that the seat was taken when the server had another address."""
    (seat_token,) = seat_tokens.held_anywhere(read_address(url).match)
    for kept in seat_tokens.folder().glob("*.json"):
        kept.unlink()
    seat_tokens.save(replace(seat_token, server=BEFORE))


def test_a_seat_is_kept_at_another_address_of_the_server(call: Call, served: Served) -> None:
    (url,) = hosted(call, served, "duel").values()
    assert call("join", url, "--as", "Ann").code == 0
    sat_down_before(url)
    page = url.partition("#")[0]

    # An attacker could have written the address, to get at the token.
    said = call("join", page)
    assert said.code == 2
    assert said.err == (
        f"You took your seat at {BEFORE}. If this is the same server, join again and add --from {BEFORE}.\n"
    )
    assert ": Ann, connected" in call("join", page, "--from", BEFORE).out
    assert ": Ann, connected" in call("join", page).out


def test_an_invite_may_be_used_from_another_address(call: Call, served: Served) -> None:
    (url,) = hosted(call, served, "duel").values()
    assert call("join", url, "--as", "Ann").code == 0
    sat_down_before(url)

    assert ": Ann, connected" in call("join", url).out


def test_all_loopback_names_count_as_one_address(call: Call, served: Served) -> None:
    (url,) = hosted(call, served, "duel").values()
    assert call("join", url, "--as", "Ann").code == 0
    page = url.replace("127.0.0.1", "LOCALHOST").partition("#")[0]

    for _ in range(2):
        assert ": Ann, connected" in call("join", page).out
    assert seat_tokens.canonical_address("http://[::1]/t") == seat_tokens.canonical_address(
        "http://localhost:80/t"
    )
    assert seat_tokens.canonical_address("http://h/t") != seat_tokens.canonical_address("https://h/t")


def test_a_read_only_match_is_announced_and_asks_for_nothing(call: Call, served: Served) -> None:
    (url,) = hosted(call, served, "duel/quick").values()
    assert "Type a number" in call("join", url, "--as", "Ann").out
    match = read_address(url).match
    served.do(
        served.open.matches.workers.store(
            lambda: served.open.matches.store.set_read_only(match, read_only=True)
        )
    )
    served.stop()
    served.start()

    said = call("join", url)

    assert said.code == 0
    assert "This match is read-only." in said.out
    assert "Type a number" not in said.out


def test_a_backup_of_a_running_server_contains_every_match(
    call: Call, served: Served, installation: Installation
) -> None:
    (url,) = hosted(call, served, "duel").values()
    assert "The match begins." in call("join", url, typed="1\n").out
    copy = installation.folder / "copy.sqlite"
    with closing(connect(served.store)) as store:
        store.execute("VACUUM INTO ?", (str(copy),))

    with Served(copy) as another:
        said = call("join", url.replace(served.url, another.url), typed="log\n")

    assert "The match begins." in said.out


def test_help_and_save_explain_what_the_server_stores(call: Call, served: Served) -> None:
    (url,) = hosted(call, served, "duel").values()

    said = call("join", url, typed="??\nsave here.jsonl\n").out.replace("\n", " ")

    assert "log: show the latest events, 200 sentences at most" in said
    assert "save: write the match to a file" not in said
    assert "Nothing is saved here: the server keeps the match" in said


def test_a_spectator_sees_the_match_and_cannot_act(
    call: Call, served: Served, installation: Installation
) -> None:
    (url,) = hosted(call, served, "duel").values()
    call("join", url, typed="1\n")

    with Terminal(installation, "join", url.partition("#")[0], "--watch") as onlooker:
        onlooker.expect("You are watching match")
        onlooker.expect("Round 1. Player 0, opponent 0.")
        onlooker.type("")
        onlooker.expect("Round 1. Player 0, opponent 0.")
        onlooker.type("1", "?", "say hello")
        onlooker.expect("There is nothing to choose now.")
        onlooker.expect("who: list the seats")
        onlooker.type("u", "q")
        onlooker.expect("spectators cannot act")
        onlooker.expect("--watch")
        assert onlooker.end() == 0


# Dice.


def test_thrown_dice_are_computed_on_both_sides_and_proven_at_the_end(call: Call, served: Served) -> None:
    (url,) = hosted(call, served, "camp/lake", "--seats", "person,random", "--own-dice").values()

    said = call("join", url, typed="3\nshaken, not stirred\n" + "3\n2\n" * 40)

    assert said.code == 0, said.err
    throws = said.out.count("roll 2d6+1 (the march). Press Enter")
    assert throws >= 2
    assert f"Your {throws} rolls were recomputed from the journal: the dice are fair." in said.out
    assert "cheat" not in said.out


# Two people, and a connection that is lost.


def test_players_at_two_terminals_see_each_other_and_chat(
    call: Call, served: Served, installation: Installation
) -> None:
    urls = hosted(call, served, "camp/lake", "--seats", "person,person")
    with Terminal(installation, "join", urls["the first seat"], "--as", "Ann") as ann:
        ann.expect("You are the first seat in match")
        ann.expect("Type a number")
        with Terminal(installation, "join", urls["the second seat"], "--as", "Bo") as bo:
            ann.expect("Bo (the second seat) has joined.")
            bo.expect("the first seat: Ann, connected")
            bo.expect("Waiting for Ann (the first seat).")
            bo.type("say good luck")
            ann.expect("Bo (the second seat) says: good luck")
            ann.type("4", "6")
            ann.expect("hidden")
            ann.expect("Done: Rest.")
            ann.type("u")
            bo.expect("allow the last choice to be undone?")
            bo.type("y")
            for person in (bo, ann):
                person.expect("The last choice is undone.")
            ann.type("1")
            for person in (bo, ann):
                person.expect("The rope is packed.")
            assert "hidden" not in bo.screen
            ann.type("4")
            bo.expect("Shall we share the way?")
            bo.expect("You have 60 seconds to answer.")
            bo.type("n")
            ann.expect("agreed False")
            bo.type("q")
            assert bo.end() == 0
        ann.expect("Bo (the second seat) has left.")


def commands_of(served: Served, url: str) -> list[bytes]:
    """What the first seat did in a match, as it is stored."""
    kept = served.open.matches.store.load(read_address(url).match)
    assert kept is not None
    return [line for line in kept.lines if b'"seat":0,"command"' in line]


def test_a_lost_connection_is_opened_again_and_nothing_is_lost(
    call: Call, served: Served, installation: Installation
) -> None:
    (url,) = hosted(call, served, "wuxia").values()
    with Terminal(installation, "join", url, "--lang", "en") as person:
        person.expect("Type a number, or ? for help.")
        served.stop()
        person.expect("Connection lost. Reconnecting.")
        person.type("1")
        served.start()
        person.expect("Connected again.")
        person.expect("Type a number, or ? for help.")
        person.press("\x03")
        person.expect("To come back:")
        assert person.end() == 130
    assert len(commands_of(served, url)) == 1


def test_a_player_waiting_for_a_lost_server_can_type_and_leave(
    call: Call, served: Served, installation: Installation
) -> None:
    (url,) = hosted(call, served, "wuxia").values()
    with Terminal(installation, "join", url, "--lang", "en") as person:
        person.expect("Type a number, or ? for help.")
        served.stop()
        person.expect("Connection lost. Reconnecting.")
        person.type("1")
        person.expect("The server has not answered yet.")
        person.type("?", "2", "say is anybody there")
        person.expect("q: quit")
        person.expect("Wait until the server")
        person.type("q")
        person.expect("To come back:")
        assert person.end() == 0


def test_a_client_shows_the_position_of_a_restored_store_and_plays_on(
    call: Call, served: Served, installation: Installation
) -> None:
    (url,) = hosted(call, served, "wuxia").values()
    backup = installation.folder / "backup.sqlite"
    with Terminal(installation, "join", url, "--lang", "en") as person:
        person.expect("Type a number, or ? for help.")
        served.stop()
        copyfile(served.store, backup)
        served.start()
        person.expect("Connected again.")
        person.type("1")
        person.expect("Turn 3,")
        person.expect("Type a number, or ? for help.")
        served.stop()
        copyfile(backup, served.store)
        served.start()
        person.expect("The server has lost the latest part of the match.")
        person.expect("This match is read-only.")
        person.expect("Turn 1,")
        person.type("1")
        person.expect("There is nothing to choose now.")
        served.do(reopen(served.open.matches, read_address(url).match))
        served.stop()
        served.start()
        person.expect("Connected again.")
        person.expect("Type a number, or ? for help.")
        person.type("1")
        person.expect("Turn 3,")
        person.expect("Type a number, or ? for help.")
    assert "came too late" not in person.screen
    assert len(commands_of(served, url)) == 1


# What can go wrong.


def test_an_unreachable_server_is_named(call: Call) -> None:
    nowhere = "http://127.0.0.1:9"
    for words in (["host", "duel", "--at", nowhere], ["join", f"{nowhere}/matches/x", "--watch"]):
        said = call(*words)
        assert said.code == 1
        assert said.err.startswith("No server answers at http://127.0.0.1:9: ")
        assert said.err.endswith("Check the address, and that the server is running.\n")


def test_a_slow_server_is_not_reported_as_missing(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matchmaking, "PATIENCE", Timeout(60.0, read=0.01))
    with create_server(("127.0.0.1", 0)) as silent:
        at = f"http://127.0.0.1:{silent.getsockname()[1]}"
        for words in (["host", "duel", "--at", at], ["join", f"{at}/matches/x#invite=y"]):
            said = call(*words)
            assert said.code == 1
            assert said.err == "The server took too long to answer. It may be busy; try again.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["x#invite=unknown"], "This server has no such match."),
        (["x", "--watch"], "This server has no such match."),
        (["x"], "You do not hold this seat."),
    ],
)
def test_a_refusal_of_a_server_is_one_sentence(
    call: Call, served: Served, words: list[str], sentence: str
) -> None:
    said = call("join", f"{served.url}/matches/{words[0]}", *words[1:])

    assert said.code != 0
    assert said.err.startswith(sentence)
    assert said.err.count("\n") == 1


def test_an_invite_of_another_match_is_refused(call: Call, served: Served) -> None:
    (one,) = hosted(call, served, "duel").values()
    (other,) = hosted(call, served, "duel").values()

    said = call("join", one.partition("#")[0], "--token", other.partition("#invite=")[2])

    assert said.code == 1
    assert said.err.startswith("This does not open a seat of the match. An invite works once: come back")
    said = call("join", one.partition("#")[0], "--token", "nothing", "--lang", "fr")
    assert said.err.startswith("Ceci ne donne accès à aucune place de la partie.")


def test_a_name_that_is_too_long_is_refused_and_the_invite_stays_valid(call: Call, served: Served) -> None:
    (url,) = hosted(call, served, "duel").values()

    said = call("join", url, "--as", "A" * 41)

    assert said.code == 2
    assert said.err == "A name can have at most 40 characters. Choose a shorter one with --as.\n"
    assert ": " + "A" * 40 + ", connected" in call("join", url, "--as", "A" * 40).out.replace("\n", " ")


@pytest.mark.parametrize(
    "url",
    [
        "",
        "duel",
        "ftp://x/matches/a",
        "http://x",
        "http://x/matches/",
        "http://[/matches/a",
        "http:///matches/a",
    ],
)
def test_an_address_that_is_not_of_a_match_is_reported(call: Call, url: str) -> None:
    said = call("join", url)
    assert said.code == 2
    assert "is not an address" in said.err


def test_an_address_contains_a_server_a_match_and_optionally_an_invite() -> None:
    assert read_address("https://h:1/t/matches/a_b-1/#invite=xyz") == Address("https://h:1/t", "a_b-1", "xyz")
    assert read_address("http://h/matches/a") == Address("http://h", "a")
    assert read_server("http://h:80/") == "http://h:80"


def test_a_client_with_other_rules_than_the_server_is_refused() -> None:
    welcome = Welcome("m", "duel", "0", "classic", 0, (SeatInfo(0, "player"),), 0, 0, True)
    with pytest.raises(UserError, match="uses duel rules 0, and this installation has rules"):
        _check_rules(welcome)


def test_host_accepts_the_same_seat_names_as_play(call: Call, served: Served) -> None:
    said = call("host", "duel", "--at", served.url, "--seats", "person,unknown")
    assert said.code == 2
    assert 'Unknown duel bot "unknown"' in said.err


def test_a_scenario_file_is_sent_as_values(call: Call, served: Served, installation: Installation) -> None:
    path = installation.write("mine.yaml", ["name: Mine", "mode: classic", "pointsToWin: 5"])
    (url,) = hosted(call, served, f"duel/{path}").values()
    assert call("join", url).out.startswith("Judo duel: Mine\n")


def test_odds_at_a_server_name_fighters_as_the_screen_does(call: Call, served: Served) -> None:
    (url,) = hosted(call, served, "wuxia").values()
    said = call("join", url, "--lang", "fr", typed="chances 1\nconseil\nq\n").out
    assert re.search(r"^Jiang Batian : touche ", said, re.MULTILINE)
    assert "Un serveur ne donne pas de conseils." in said


@pytest.mark.parametrize(
    ("game", "scenario", "unit", "name"),
    [
        ("tactics", "goblin-ambush", "goblin_1", "Guerrier gobelin 1"),
        ("wuxia", "duel", "jiang_batian", "Jiang Batian"),
        ("rounds", "duelo", "bento", "Bento"),
        ("stellar", "skirmish", "fleet-00001", "f1"),
    ],
)
def test_a_client_without_the_scenario_names_units_from_the_view(
    game: str, scenario: str, unit: str, name: str
) -> None:
    played = games.load(game)
    match = Match(played, played.scenarios.load(scenario), seed=1)
    named = played.presenter.name_in_view(match.view(0), unit)
    assert named is not None
    assert catalogue_for(played, "fr").tell(named) == name
    assert played.presenter.name_in_view(match.view(0), "unknown") is None


def test_tab_at_a_server_completes_names_as_they_are_typed(
    call: Call, served: Served, installation: Installation
) -> None:
    (url,) = hosted(call, served, "stellar/skirmish").values()
    with Terminal(installation, "join", url, "--lang", "en", TERM="xterm", INPUTRC="/dev/null") as person:
        person.expect("? for help.\n> ")
        person.press("move f\t\t")
        person.expect("f1")
        person.expect("f2")
        person.press("\x15q\n")
        person.end()
        assert "fleet-0" not in person.screen
