"""Commands carry an id and the number they expect: repeats, stale commands, undo, reconnection."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kernel.games import find
from server.faults import Faulty
from server.host.test_clock import Restless
from server.local_clients import Person, Ticks, hosted_matches, view_of
from turnwright.kernel.replay import verify
from turnwright.protocol.messages import (
    Answered,
    Chat,
    Chatted,
    Choose,
    Command,
    Done,
    Hello,
    Pause,
    Presence,
    Refused,
    Trouble,
    Undo,
    Update,
    Welcome,
)
from turnwright.protocol.settings import MatchSettings
from turnwright.server.app.handlers import Handlers, Request
from turnwright.server.host.lobby.create import Created, create, join
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.host.stored.journal_lines import chain_of
from turnwright.server.host.stored.receipts import make_receipt
from turnwright.server.settings import ServerSettings
from turnwright.server.stores.connect import open_store
from turnwright.server.stores.store import Append, StoreError

PEOPLE = ["person", "person", "person"]
HELLO = ({"type": "said", "word": "hello"},)

Test = Callable[[Matches, Created], Awaitable[None]]


def in_a_match(
    tmp_path: Path, test: Test, settings: ServerSettings | None = None, house: MatchSettings | None = None
) -> None:
    async def run() -> None:
        async with hosted_matches(tmp_path, settings, find=find) as matches:
            made = await create(matches, "script", {}, PEOPLE, throws=[], settings=house or MatchSettings())
            await test(matches, made)

    asyncio.run(run())


async def seated(matches: Matches, made: Created, *seats: int) -> list[Person]:
    people = [Person(matches) for _ in seats]
    for seat, person in zip(seats, people, strict=True):
        await person.hello(made.match, made.invites[seat])
    return people


def test_a_repeated_command_gets_the_same_answer_and_is_applied_once(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        (ann,) = await seated(matches, made, 0)
        command = Command("the first", 0, ["write x"])
        first = await ann.reply(command)
        again = await ann.reply(command)
        assert first == again == Done("the first", 1)
        room = await matches.room(made.match)
        assert room.live.match.state.words == ["x"]

    in_a_match(tmp_path, test)


def test_a_repeated_command_gets_the_same_answer_after_a_restart(tmp_path: Path) -> None:
    commands = [Command("the first", 0, ["write x"]), Command("the second", 1, ["say hello"])]

    async def first(matches: Matches, made: Created) -> None:
        (ann,) = await seated(matches, made, 0)
        assert [await ann.reply(command) for command in commands] == [
            Done("the first", 1),
            Done("the second", 2),
        ]
        kept.append(made)

    async def second() -> None:
        async with hosted_matches(tmp_path, find=find) as matches:
            (ann,) = await seated(matches, kept[0], 0)
            assert [await ann.reply(c) for c in commands] == [Done("the first", 1), Done("the second", 2)]
            assert (await matches.room(kept[0].match)).live.match.state.words == ["x"]

    kept: list[Created] = []
    in_a_match(tmp_path, first)
    asyncio.run(second())


def test_command_ids_are_scoped_to_a_seat(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann, bob = await seated(matches, made, 0, 1)
        assert await ann.reply(Command("1", 0, ["write x"])) == Done("1", 1)
        assert await bob.reply(Command("1", 0, ["write y"])) == Done("1", 2)

    in_a_match(tmp_path, test)


def test_a_command_that_expects_an_older_number_is_stale(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann, bob = await seated(matches, made, 0, 1)
        await ann.command(["say hello"])
        await bob.hear(Update, number=1)
        refused = await bob.command(["write y"], expects=0)
        assert (refused.code, refused.number) == ("stale", 1)
        assert isinstance(await bob.command(["write y"], expects=1), Done)
        assert (await bob.command(["write z"], expects=99)).code == "stale"

    in_a_match(tmp_path, test)


def test_events_hidden_from_a_seat_do_not_make_its_commands_stale(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann, bob = await seated(matches, made, 0, 1)
        await ann.command(["tell 0,2 secret", "write x"])
        assert isinstance(await bob.command(["write y"], expects=0), Done)
        assert not any(b"secret" in data for data in bob.raw)

    in_a_match(tmp_path, test)


def test_a_refusal_says_why_and_changes_nothing(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        (ann,) = await seated(matches, made, 0)
        room = await matches.room(made.match)
        before = room.live.match.digest()
        refused = await ann.command(["refuse"])
        assert (refused.code, refused.field, refused.legal) == ("no", "command", ("anything else",))
        assert (await ann.command("no list")).code == "malformed"
        assert (await ann.command(["crash"])).code == "fault"
        assert (await ann.command(["nonsense"])).code == "fault"
        assert (await ann.command(["babble"])).code == "fault"
        assert room.live.match.digest() == before
        assert room.live.match.number == 0
        assert isinstance(await ann.command(["say hello"]), Done)

    in_a_match(tmp_path, test)


def test_other_seats_see_only_who_is_asked_a_question(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann, bob = await seated(matches, made, 0, 1)
        await ann.command(["ask 1", "say done"])
        asked = (await bob.hear(Update, number=1)).waits
        assert [choice.args["text"] for choice in asked[0].choices] == ["yes", "no", "maybe"]
        assert asked[0].asked is not None
        assert asked[0].asked.args["text"] == "well?"
        (due,) = (await ann.hear(Update, number=1)).waits
        assert (due.seat, due.request, due.choices, due.asked) == (1, "", (), None)
        assert (await ann.reply(Choose("a", 1, "1.0", 0))).code == "not-yours"
        assert (await bob.reply(Choose("b", 1, "1.0", 9))).code == "impossible"
        assert (await bob.reply(Choose("c", 1, "7.0", 0))).code == "unknown-request"
        assert (await ann.command(["say more"])).code == "waiting"
        assert await bob.reply(Choose("d", 1, "1.0", 2)) == Done("d", 2)
        assert (await matches.room(made.match)).live.match.state.words == ["1:2"]

    in_a_match(tmp_path, test)


def test_undos_that_use_up_their_cpu_time_are_refused_until_later(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        (ann,) = await seated(matches, made, 0)
        first = await ann.reply(Undo("u", ann.number))
        assert isinstance(first, Refused)
        assert first.code == "undo-barrier"  # there is nothing to take back, which took time to find out
        again = await ann.reply(Undo("v", ann.number))
        assert isinstance(again, Refused)
        assert again.code == "over-budget"
        assert isinstance(await ann.command(["write x"]), Done)  # the match goes on

    in_a_match(tmp_path, test, settings=ServerSettings(undo_cpu=1e-9, undo_cpu_burst=0.0))


def test_undo_asks_the_others_and_announces_what_was_undone(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann, bob, cat = await seated(matches, made, 0, 1, 2)
        done = await ann.command(["write x"])
        asked = await ann.reply(Undo("u", done.number))
        for name, person in (("b", bob), ("c", cat)):
            update = await person.hear(Update, number=asked.number)
            (due,) = [due for due in update.waits if due.request]
            answered = await person.reply(Choose(name, person.number, due.request, 0))
            assert isinstance(answered, Done)
        update = await ann.hear(Update, number=answered.number)
        assert update.undone == done.number
        assert (await matches.room(made.match)).live.match.state.words == []
        await ann.leave()
        late = Person(matches)
        assert (await late.hello(made.match, made.invites[0], last=done.number)).fresh

    in_a_match(tmp_path, test)


# Reconnection.


def test_a_reconnecting_client_receives_exactly_the_missed_updates(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann, bob = await seated(matches, made, 0, 1)
        for word in ("one", "two", "three"):
            await ann.command([f"say {word}", f"tell 0 {word}-secret"])
        first = [bob.raw[0], *[data for data in bob.raw if b'"update"' in data]]
        await bob.leave()
        back = Person(matches)
        welcome = await back.hello(made.match, made.invites[1], last=1)
        assert not welcome.fresh
        await back.hear(Update, number=3)
        missed = [data for data in back.raw if b'"update"' in data]
        assert missed == first[-2:]

    in_a_match(tmp_path, test)


def test_after_a_long_absence_a_client_gets_a_fresh_view(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        (ann,) = await seated(matches, made, 0)
        for _ in range(4):
            await ann.command(["mark a 1"])
        back = Person(matches)
        assert (await back.hello(made.match, made.invites[1], last=0)).fresh
        assert view_of(back) == {"marks": {"a": 1}, "words": 0, "hand": "king"}
        assert (await back.hear(Update)).number == 4
        near = Person(matches)
        assert not (await near.hello(made.match, made.invites[2], last=2)).fresh

    in_a_match(tmp_path, test, ServerSettings(replayed_inputs=2))


def test_every_update_and_welcome_carries_its_receipt(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        (ann,) = await seated(matches, made, 0)
        await ann.command(["write x"])
        room = await matches.room(made.match)
        assert room.live.stored is not None
        for each in [*ann.all(Welcome), *ann.all(Update)]:
            chain = chain_of(
                (await matches.workers.store(matches.store.lines_after, made.match, 1 + each.number))[0]
            )
            assert room.live.stored.chain(each.number) == chain
            assert each.mark == make_receipt(room.live.row.secret, made.match, each.number, chain)
        assert ann.number == 1

    in_a_match(tmp_path, test)


@pytest.mark.parametrize("mark", ["", "0123456789abcdef", "50-" + 32 * "0", "of another secret"])
def test_a_number_without_a_receipt_does_not_stop_a_match(mark: str, tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        shown = make_receipt(b"another secret", made.match, 50, b"lost") if " " in mark else mark
        for token in ("", made.invites[1]):
            loser = Person(matches)
            await loser.say(Hello(made.match, token, last=50, mark=shown))
            assert (await loser.hear(Trouble)).code == "STORE_ROLLBACK"
            assert not (await loser.hear(Welcome)).read_only
        (ann,) = await seated(matches, made, 0)
        assert isinstance(await ann.command(["write x"]), Done)

    in_a_match(tmp_path, test)


def test_a_receipt_newer_than_the_store_makes_the_match_read_only(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        (ann,) = await seated(matches, made, 0)
        secret = (await matches.room(made.match)).live.row.secret
        bob = Person(matches)
        mark = make_receipt(secret, made.match, 50, b"lost")
        await bob.say(Hello(made.match, made.invites[1], last=50, mark=mark))
        assert (await bob.hear(Trouble)).code == "STORE_ROLLBACK"
        assert (await bob.hear(Welcome)).read_only
        assert (await ann.command(["write y"])).code == "read-only"
        assert isinstance(await ann.ask("options"), Answered)

    in_a_match(tmp_path, test)


def test_a_client_of_a_diverged_history_is_told_and_gets_the_current_view(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        (ann,) = await seated(matches, made, 0)
        for word in ("x", "y"):
            await ann.command([f"write {word}"])
        secret = (await matches.room(made.match)).live.row.secret
        bob = Person(matches)
        lost = make_receipt(secret, made.match, 1, b"the way that was lost")
        await bob.say(Hello(made.match, made.invites[1], last=1, mark=lost))
        assert (await bob.hear(Trouble)).code == "STORE_ROLLBACK"
        welcome = await bob.hear(Welcome)
        assert (welcome.fresh, welcome.read_only) == (True, False)
        assert view_of(bob)["words"] == 2
        assert isinstance(await ann.command(["write z"]), Done)

    in_a_match(tmp_path, test)


@pytest.mark.parametrize("seen_later", [0, 1])
def test_a_valid_receipt_of_a_stored_line_changes_nothing(seen_later: int, tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        (ann,) = await seated(matches, made, 0)
        for word in ("x", "y"):
            await ann.command([f"write {word}"])
        mark = (await ann.hear(Update, number=1)).mark
        bob = Person(matches)
        # The number may come from a view, which has no receipt.
        await bob.say(Hello(made.match, made.invites[1], last=1 + seen_later, mark=mark))
        assert not (await bob.hear(Welcome)).fresh
        assert not bob.all(Trouble)

    in_a_match(tmp_path, test)


# Queries about the position.


def test_options_come_in_pages_with_labels(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        (ann,) = await seated(matches, made, 0)
        page = await ann.ask("options", first=1, count=5)
        assert (page.total, page.places, page.commands) == (2, (1,), (["draw"],))
        assert page.labels[0].args["text"] == '["draw"]'
        assert (await ann.ask("options", first=10**9)).places == ()
        assert (await ann.ask("find", text="DRAW")).places == (1,)
        assert (await ann.ask("find", text="nothing")).total == 0
        assert (await ann.ask("understand", text='["draw"]')).command == ["draw"]
        assert (await ann.ask("understand", text="gibberish")).code == "malformed"
        assert (await ann.ask("read", text='["draw"]')).reading.command == ["draw"]
        assert (await ann.ask("read", text="gibberish")).reading.kind == "ask"
        assert (await ann.ask("foresee", command=["draw"])).command == ["draw"]
        assert (await ann.ask("topics")).topics == ()
        assert (await ann.ask("look", text="east")).lines == ()
        await ann.command(["ask 0"])
        assert (await ann.ask("options")).total == 0

    in_a_match(tmp_path, test)


def test_a_label_search_is_bounded(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        (ann,) = await seated(matches, made, 0)
        assert (await ann.ask("find", text="draw")).total == 0  # it is second; one is searched

    in_a_match(tmp_path, test, ServerSettings(searched_labels=1))


def test_the_log_of_a_seat_is_what_it_received(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann, bob = await seated(matches, made, 0, 1)
        await ann.command(["say hello", "tell 0 secret"])
        assert len((await ann.ask("log")).texts) == 2
        (heard,) = (await bob.ask("log")).texts
        assert "hello" in heard
        assert (await bob.ask("view")).number == 1

    in_a_match(tmp_path, test)


# Time.


def test_time_stops_until_all_are_present_and_when_all_are_gone(tmp_path: Path) -> None:
    async def test() -> None:
        ticks = Ticks()
        async with hosted_matches(tmp_path, find=find, count=ticks) as matches:
            made = await create(matches, "script", {}, PEOPLE, throws=[])
            room = await matches.room(made.match)
            ann, bob = await seated(matches, made, 0, 1)
            ticks.go(5_000)
            assert (room.live.clock.now(), room.live.clock.held) == (0, True)
            (cat,) = await seated(matches, made, 2)
            ticks.go(100)
            assert room.live.clock.now() == 100
            await bob.leave()
            await cat.leave()
            ticks.go(100)
            assert room.live.clock.now() == 200
            await ann.leave()
            ticks.go(9_000)
            assert room.live.clock.now() == 200

    asyncio.run(test())


def test_no_time_passes_while_a_room_is_loaded(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted_matches(tmp_path, find=find, count=Restless()) as matches:
            made = await create(matches, "script", {}, PEOPLE, throws=[])
            (ann,) = await seated(matches, made, 0)
            assert (await ann.command(["write x"])).number == 1  # and no time input before it

    asyncio.run(test())


def test_a_match_may_wait_for_absent_players(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann, _bob, cat = await seated(matches, made, 0, 1, 2)
        assert not (await matches.room(made.match)).live.clock.held
        await cat.leave()
        await ann.until(lambda: ann.all(Presence)[-1].paused)
        (cat,) = await seated(matches, made, 2)
        await ann.until(lambda: not ann.all(Presence)[-1].paused)

    in_a_match(tmp_path, test, house=MatchSettings(away="pause"))


def test_a_player_may_stop_the_clock_where_the_match_allows_it(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann, bob, cat = await seated(matches, made, 0, 1, 2)
        assert isinstance(await ann.reply(Pause("1")), Done)
        await bob.until(lambda: bob.all(Presence)[-1].paused)
        await bob.reply(Pause("2", paused=False))
        await cat.until(lambda: not cat.all(Presence)[-1].paused)

    in_a_match(tmp_path, test, house=MatchSettings(pause=True))


def test_by_default_players_cannot_stop_the_clock(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        (ann,) = await seated(matches, made, 0)
        assert (await ann.reply(Pause("1"))).code == "no-pause"

    in_a_match(tmp_path, test)


# Admission.


def test_a_late_hello_does_not_replace_the_newer_connection(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        old, new = Person(matches), Person(matches)
        await new.hello(made.match, made.invites[0])
        await old.say(Hello(made.match, made.invites[0]))
        assert (await old.hear(Trouble)).code == "replaced"
        assert isinstance(await new.command(["write x"]), Done)

    in_a_match(tmp_path, test)


def test_a_new_token_is_not_overwritten_by_use_of_the_former_one(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        first = (await join(matches, made.match, made.invites[0], "Ann")).token
        slow, ready = asyncio.Event(), asyncio.Event()
        real = matches.workers.store

        async def call(work: Any, *args: Any) -> Any:
            if work in (matches.store.expire_former, matches.store.save_seat) and not ready.is_set():
                ready.set()
                await slow.wait()
            return await real(work, *args)

        matches.workers.store = call  # type: ignore[method-assign]
        ann = Person(matches)
        hello = asyncio.ensure_future(ann.say(Hello(made.match, first)))
        await ready.wait()
        joining = asyncio.ensure_future(join(matches, made.match, first, "Ann"))
        await asyncio.wait([joining], timeout=0.05)
        slow.set()
        await hello
        assert (await Person(matches).hello(made.match, (await joining).token)).seat == 0

    in_a_match(tmp_path, test)


def test_chat_contains_no_control_characters(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann, bob = await seated(matches, made, 0, 1)
        await ann.say(Chat("1", "\x1b\u202e\n"))
        await ann.say(Chat("2", "<b>\x1b[2J\u202eone\ntwo "))
        assert (await bob.hear(Chatted)).text == "<b>[2Jone two"

    in_a_match(tmp_path, test)


# Nothing is sent before it is stored.


def test_no_query_is_answered_from_state_that_is_not_stored_yet(tmp_path: Path) -> None:
    async def test() -> None:
        store = open_store(str(tmp_path / "m.sqlite"))
        writer = _Slow()
        matches = Matches(store, writer, find=find)
        await matches.open()
        made = await create(matches, "script", {}, PEOPLE, throws=[], settings=MatchSettings(pause=True))
        ann, bob = await seated(matches, made, 0, 1)
        asked = asyncio.ensure_future(ann.command(["write x"]))
        await writer.asked.wait()
        questions = [
            asyncio.ensure_future(each)
            for each in (
                bob.reply(Pause("p")),
                bob.ask("look"),
                bob.ask("view"),
                bob.ask("log"),
                Handlers(matches).match(Request(made.match)),
            )
        ]
        assert not (await asyncio.wait(questions, timeout=0.05))[0]
        writer.fail.set()
        assert (await asked).code == "store"
        assert [each.number for each in await asyncio.gather(*questions)] == [0] * len(questions)
        await matches.close()
        store.close()

    asyncio.run(test())


class _Slow:
    """A writer that stores nothing and fails on request."""

    def __init__(self) -> None:
        self.asked, self.fail = asyncio.Event(), asyncio.Event()

    async def append(self, append: Append) -> Any:
        self.asked.set()
        await self.fail.wait()
        raise StoreError("the disk is full")


# The store fails.


@pytest.mark.parametrize("how", ["before", "after", "torn"])
@pytest.mark.parametrize("at", range(1, 7))
def test_whichever_write_fails_nothing_acknowledged_is_lost_or_applied_twice(
    at: int, how: Any, tmp_path: Path
) -> None:
    async def test() -> None:
        store = open_store(str(tmp_path / "m.sqlite"))
        faulty: Any = Faulty(store, at, how)
        async with hosted_matches(faulty, find=find) as matches:
            made = await create(matches, "script", {}, PEOPLE, throws=[])
            ann, bob = await seated(matches, made, 0, 1)
            for place in range(6):
                await _insist(ann, faulty, Command(f"id {place}", 0, [f"write {place}", f"say {place}"]))
            await bob.hear(Update, number=6)
            said = [event["word"] for update in bob.all(Update) for event in update.events]
            assert said == [str(place) for place in range(6)]
            room = await matches.room(made.match)
            assert room.live.match.state.words == said
            kept = store.load(made.match)
            assert kept is not None
            assert verify(kept.lines, find).valid
        store.close()

    asyncio.run(test())


async def _insist(person: Person, faulty: Any, command: Command) -> None:
    # As a good client does: repeat the same id until there is a final answer.
    for _ in range(5):
        wish = Command(command.id, max(0, person.number), command.command)
        answer = await person.reply(wish)
        if isinstance(answer, Done):
            return
        assert isinstance(answer, Refused)
        assert answer.code in ("store", "stale")
        faulty.revive()
    raise AssertionError(answer)
