"""Chat: it is stored before it is sent, survives a restart, and stays among the clients of its match."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.faults import Faulty
from server.local_clients import Person, hosted_matches
from server.taint import FAST
from turnwright.protocol.messages import KEPT_CHAT, Chat, Chatted, Trouble
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.lobby.create import create, join
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.stores.connect import open_store


async def seated(matches: Matches, match: str, token: str, name: str = "") -> Person:
    person = Person(matches)
    if name:
        token = (await join(matches, match, token, name)).token
    await person.hello(match, token)
    return person


def test_the_last_messages_are_told_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            made = await create(matches, "duel", "", ["person", "person"])
            ann = await seated(matches, made.match, made.invites[0], "Ann")
            for number in range(KEPT_CHAT + 5):
                await ann.say(Chat(str(number), f"word {number}"))
            await ann.hear(Chatted, n=KEPT_CHAT + 5)
        async with hosted_matches(tmp_path, FAST) as matches:
            bob, eve = Person(matches), Person(matches)
            for welcome in (await bob.hello(made.match, made.invites[1]), await eve.hello(made.match)):
                assert [each.n for each in welcome.chat] == list(range(6, KEPT_CHAT + 6))
                last = welcome.chat[-1]
                assert (last.seat, last.player, last.text) == (0, "Ann", f"word {KEPT_CHAT + 4}")
            await bob.say(Chat("b", "still here"))
            assert (await eve.hear(Chatted, text="still here")).n == KEPT_CHAT + 6

    asyncio.run(test())


def test_chat_stays_in_its_match_and_out_of_its_journal(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            one = await create(matches, "duel", "", ["person", "person"])
            other = await create(matches, "duel", "", ["person", "person"])
            ann = await seated(matches, one.match, one.invites[0])
            bob = await seated(matches, other.match, other.invites[0])
            await ann.say(Chat("1", "mine alone"))
            await ann.hear(Chatted, text="mine alone")
            assert (await Person(matches).hello(other.match)).chat == ()
            assert not any(b"mine alone" in data for data in bob.raw)
            lines = await asyncio.to_thread(matches.store.lines_after, one.match, 0)
            assert not any(b"mine alone" in line for line in lines)

    asyncio.run(test())


def test_spectators_speak_only_where_the_host_allows_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            for allowed in (False, True):
                house = MatchSettings(spectators_speak=allowed)
                made = await create(matches, "duel", "", ["person", "person"], settings=house)
                ann, eve = Person(matches), Person(matches)
                assert (await ann.hello(made.match, made.invites[0])).speaks
                assert (await eve.hello(made.match)).speaks == allowed
                await eve.say(Chat("e", "well played"))
                if allowed:
                    heard = await ann.hear(Chatted, text="well played")
                    assert (heard.seat, heard.player) == (-1, "")
                else:
                    assert (await eve.hear(Trouble, id="e")).code == "no-seat"
                    assert not ann.all(Chatted)

    asyncio.run(test())


def test_a_message_that_is_not_stored_is_not_told(tmp_path: Path) -> None:
    async def test() -> None:
        store = open_store(str(tmp_path / "matches.sqlite"))
        faulty = Faulty(store)
        async with hosted_matches(faulty, FAST) as matches:  # type: ignore[arg-type]
            made = await create(matches, "duel", "", ["person", "person"])
            ann = await seated(matches, made.match, made.invites[0])
            bob = await seated(matches, made.match, made.invites[1])
            faulty.fail_at = faulty.writes
            await ann.say(Chat("lost", "lost"))
            assert (await ann.hear(Trouble, id="lost")).code == "store"
            await ann.say(Chat("kept", "kept"))
            assert (await bob.hear(Chatted)).text == "kept"
            assert [each.text for each in (await Person(matches).hello(made.match)).chat] == ["kept"]
        store.close()

    asyncio.run(test())
