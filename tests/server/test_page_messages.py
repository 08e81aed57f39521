"""Messages for the web page: patches, turn sheets, options by index, history, chat and throws."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET

from games.rounds.arena import duel, hero
from server.local_clients import Person, Player, hosted_matches
from server.taint import FAST
from turnwright import games
from turnwright.kernel.codec import plain, read_json
from turnwright.kernel.game import offers
from turnwright.protocol.messages import (
    Chat,
    Chatted,
    Command,
    Done,
    Hello,
    Over,
    Patch,
    Presence,
    Refused,
    RollRequest,
    Throw,
    Update,
    View,
    Welcome,
)
from turnwright.protocol.positions import apply_patch, make_patch, position_of
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.lobby.create import Created, create, join
from turnwright.server.host.lobby.matches import Matches

Test = Callable[[Matches, Created], Awaitable[None]]
SEED = 4711


def in_a_match(folder: Path, game: str, scenario: Any, seats: list[str], test: Test, **others: Any) -> None:
    async def run() -> None:
        async with hosted_matches(folder, FAST) as matches:
            await test(matches, await create(matches, game, scenario, seats, seed=SEED, **others))

    asyncio.run(run())


async def follow(person: Person, match: str, token: str = "", history: int = 0) -> Welcome:
    await person.say(Hello(match, token, position="patch", history=history))
    return await person.hear(Welcome)


def position(person: Person) -> tuple[int, Any]:
    """The position as the page maintains it: the first view and all patches since."""
    parts = person.all(View)
    found = read_json("".join(part.data for part in parts))
    number = parts[0].number
    for patch in person.all(Patch):
        assert patch.since == number
        apply_patch(found, patch)
        number = patch.number
    return number, found


@pytest.mark.parametrize(
    ("game", "scenario"),
    [
        ("duel", "quick"),
        ("wuxia", "duel"),
        ("rounds", "duelo"),
        ("tactics", "bench-goblins"),
        ("stellar", "battle"),
    ],
)
def test_patches_lead_every_seat_through_a_whole_match(game: str, scenario: Any, tmp_path: Path) -> None:
    rules = games.load(game)
    seats = ["person", *["random"] * (len(rules.seats_for(rules.scenarios.load(scenario))) - 1)]

    async def test(matches: Matches, made: Created) -> None:
        eve, page = Person(matches), Person(matches)
        await follow(eve, made.match)
        ann = Player(matches, 1)
        playing = asyncio.ensure_future(ann.play(made.match, made.invites[0]))
        await asyncio.wait_for(playing, 60)
        await eve.hear(Over)
        await follow(page, made.match)
        assert len(eve.all(Patch)) >= 2
        (number, followed), (last, fresh) = position(eve), position(page)
        assert (number, followed) == (last, fresh)
        match = (await matches.room(made.match)).live.match
        presenter = rules.presenter
        shown = position_of(plain(match.view_midway(-1)), presenter.view_keys, presenter.fixed_view)
        assert followed == shown

    in_a_match(tmp_path, game, scenario, seats, test)


def test_a_patch_names_what_changed_by_the_id_of_the_unit() -> None:
    keys = {"creatures": "id", "fight/order": "id"}
    before = position_of(
        {"creatures": [{"id": "a", "hp": 3}, {"id": "b/c", "hp": 5}], "fight": {"order": [{"id": "a"}]}}, keys
    )
    after = position_of(
        {"creatures": [{"id": "b/c", "hp": 4}], "fight": {"order": [{"id": "a"}]}, "new": 1}, keys
    )
    patch = make_patch(before, after, 7, 8)

    assert patch.set == {"creatures/b~1c/hp": 4, "new": 1, "ids/creatures": ["b/c"]}
    assert patch.gone == ("creatures/a",)
    apply_patch(before, patch)
    assert before == after


def test_fixed_parts_come_once_with_the_welcome(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann = Person(matches)
        welcome = await follow(ann, made.match, made.invites[1])
        assert welcome.fixed is not UNSET
        ground = welcome.fixed["ground"]
        assert len(ground["cover"]) == len(ground["elevationFt"]) == ground["width"] * ground["height"]
        assert set(welcome.fixed["kinds"]) >= {"goblin_warrior"}

    in_a_match(tmp_path, "tactics", "bench-goblins", ["heuristic", "person"], test)


def test_an_option_can_be_chosen_by_its_index(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann = Person(matches)
        await ann.hello(made.match, made.invites[0])
        match = (await matches.room(made.match)).live.match
        wanted = plain(offers(match.game, match.state, 0).command(1))
        sheet = (await ann.ask("turn")).turn
        assert sheet.total == offers(match.game, match.state, 0).count()
        number = int(match.number)
        assert isinstance(await ann.reply(Command("1", number, place=1)), Done)
        line = (await matches.room(made.match)).live.match
        assert int(line.number) > number
        lines = await asyncio.to_thread(matches.store.lines_after, made.match, 1 + number)
        assert read_json(lines[1])["command"] == wanted
        refused = await ann.reply(Command("2", int(line.number), place=10_000))
        assert isinstance(refused, Refused)
        assert (refused.code, refused.field) == ("stale", "place")

    in_a_match(tmp_path, "wuxia", "duel", ["person", "person"], test)


def test_history_comes_with_the_welcome_and_by_query(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann = Player(matches, 1)
        await ann.play(made.match, made.invites[0])
        page = Person(matches)
        welcome = await follow(page, made.match, history=5)
        told = [past for past in welcome.history if past.kind == "command"]
        assert len(welcome.history) == 5
        assert all(past.text for past in told)
        updates = {update.number: update for update in ann.all(Update)}
        for past in welcome.history:
            assert past.events == updates[past.number].events
        older = await page.ask("history", before=welcome.history[0].number, count=3)
        assert [past.number for past in older.history] == sorted(past.number for past in older.history)
        assert older.history[-1].number < welcome.history[0].number

    in_a_match(tmp_path, "wuxia", "duel", ["person", "heuristic"], test)


def test_chat_history_is_sent_to_later_clients(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann, eve = Person(matches), Person(matches)
        await ann.hello(made.match, made.invites[0])
        for number in range(60):
            await ann.say(Chat(str(number), f"word {number}"))
        await ann.hear(Chatted, n=60)
        welcome = await eve.hello(made.match)
        assert [said.n for said in welcome.chat] == list(range(11, 61))
        assert welcome.chat[-1].text == "word 59"
        assert (await ann.hear(Presence, spectators=1)).spectators == 1
        await eve.leave()
        await ann.until(lambda: ann.all(Presence)[-1].spectators == 0)

    in_a_match(tmp_path, "duel", "", ["person", "person"], test)


def test_several_dice_are_thrown_at_once(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann, master = Person(matches), Person(matches)
        await ann.hello(made.match, made.invites[1])
        await master.hello(made.match, made.invites[0])
        await master.command({"intent": "COMBAT_START"})
        ask = await ann.hear(RollRequest)
        said = Throw("all", ask.request_id, "mine", alike=True)
        assert isinstance(await ann.reply(said), Done)
        assert isinstance(await ann.reply(said), Done)  # as after a lost reply
        room = await matches.room(made.match)
        assert room.live.match.state.round == 1

    in_a_match(tmp_path, "tactics", "goblin-ambush", ["person", "person"], test, throws=[1])


def test_a_request_for_dice_in_rounds_names_fighter_target_and_kind(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann, bob = Person(matches), Person(matches)
        await ann.hello(made.match, made.invites[0])
        await bob.hello(made.match, made.invites[1])
        await ann.command({"type": "begin_battle"})
        await ann.command({"type": "attack", "target_id": "bia"})
        ask = await ann.hear(RollRequest)
        assert (ask.actor_id, ask.target_id, ask.roll_kind) == ("ana", "bia", "attack")
        assert not bob.all(RollRequest)

    fight = duel(hero("ana", PER=5), hero("bia"))
    in_a_match(tmp_path, "rounds", fight, ["person", "person"], test, throws=[0])


def test_a_roll_names_its_event_and_its_parts(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        eve = Person(matches)
        await eve.hello(made.match, last=0)
        await eve.hear(Over)
        checked = 0
        for update in eve.all(Update):
            for roll in update.rolls:
                event = update.events[roll.event] if roll.event >= 0 else {}
                if event.get("type") == "ATTACK_ROLLED" and "d20" in roll.formula:
                    assert event["natural"] in roll.faces
                    assert sum(part.value for part in roll.parts) == event["bonus"]
                    checked += 1
        assert checked > 3

    # Bots make the same attacks in every run; a player at random may flee before any.
    in_a_match(tmp_path, "tactics", "bench-goblins", ["heuristic", "heuristic"], test)


def test_undo_is_announced_with_its_reason(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        ann = Person(matches)
        await follow(ann, made.match, made.invites[0])
        update = await ann.hear(Update)
        assert update.undo is not UNSET
        assert not update.undo.may
        assert update.undo.why is not UNSET
        assert update.undo.why.args["text"].startswith("there is nothing to take back")

    in_a_match(tmp_path, "wuxia", "duel", ["person", "person"], test)


async def bots_number(matches: Matches, match: str) -> int:
    for _ in range(20):
        await asyncio.sleep(0.01)
    return int((await matches.room(match)).live.match.number)


@pytest.mark.parametrize(("begin", "moved"), [("all_here", False), ("at_once", True)])
def test_no_bot_moves_before_every_player_has_come(begin: Any, moved: bool, tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created) -> None:
        start = int((await matches.room(made.match)).live.match.number)
        eve = Person(matches)
        await eve.hello(made.match)
        assert (await bots_number(matches, made.match) > start) == moved
        await join(matches, made.match, made.invites[1], "Ann")
        assert (await bots_number(matches, made.match) > start) == moved
        ann = Person(matches)
        await ann.hello(made.match, made.invites[1])
        await ann.until(lambda: any(due.seat == 1 for u in ann.all(Update) for due in u.waits))

    in_a_match(
        tmp_path,
        "tactics",
        "bench-goblins",
        ["heuristic", "person"],
        test,
        settings=MatchSettings(begin=begin),
    )
