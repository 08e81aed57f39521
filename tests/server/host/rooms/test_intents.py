"""Intent blocks at a server: the same commands as text, with the line of what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from server.local_clients import Person, hosted_matches
from turnwright.kernel.records import Line, read_input
from turnwright.protocol.messages import Answered, Done, Intents, Refused
from turnwright.server.host.lobby.create import Created, create
from turnwright.server.host.lobby.matches import Matches

MOVE_AND_DODGE = """Mira steps back.
[INTENTS]
INTENT: DODGE
ACTOR: player_1
END_INTENT
INTENT: END_TURN
ACTOR: player_1
END_INTENT
INTENT: DODGE
ACTOR: goblin_boss
END_INTENT
[/INTENTS]
"""


def with_the_party(tmp_path: Path, test: Callable[[Matches, Person], Awaitable[None]]) -> None:
    async def run() -> None:
        async with hosted_matches(tmp_path) as matches:
            made: Created = await create(
                matches, "tactics", "goblin-ambush", ["heuristic", "person"], seed=3, throws=[]
            )
            ann = Person(matches)
            await ann.hello(made.match, made.invites[1])
            room = await matches.room(made.match)
            await ann.until(lambda: any(wait.seat == 1 and not wait.request for wait in room.live.waits))
            await test(matches, ann)

    asyncio.run(run())


async def commands(matches: Matches, match: str) -> list[str]:
    record = matches.store.load(match)
    assert record is not None
    lines = [read_input(line) for line in record.lines[1:]]
    return [
        line.command["intent"] for line in lines if isinstance(line, Line) and isinstance(line.command, dict)
    ]


def test_intents_are_carried_out_in_order_up_to_the_first_that_is_refused(tmp_path: Path) -> None:
    async def test(matches: Matches, ann: Person) -> None:
        match = ann.connection.room.id  # type: ignore[union-attr]
        number = ann.connection.room.live.number  # type: ignore[union-attr]
        before = await commands(matches, match)
        reply = await ann.reply(Intents("first", number, MOVE_AND_DODGE))
        assert isinstance(reply, Refused)
        assert (reply.id, reply.line) == ("first", 9)
        after = await commands(matches, match)
        assert after[len(before) :][:2] == ["DODGE", "END_TURN"]
        again = await ann.reply(Intents("first", number, MOVE_AND_DODGE))
        assert again == Done("first", number + 1)

    with_the_party(tmp_path, test)


def test_a_text_with_an_error_does_nothing_and_states_line_and_column(tmp_path: Path) -> None:
    async def test(matches: Matches, ann: Person) -> None:
        live = ann.connection.room.live  # type: ignore[union-attr]
        text = MOVE_AND_DODGE.replace("INTENT: END_TURN", "INTENT: SLEEP")
        reply = await ann.reply(Intents("first", live.number, text))
        assert isinstance(reply, Refused)
        assert (reply.code, reply.line, reply.column, reply.field) == ("malformed", 6, 9, "INTENT")
        assert "END_TURN" in reply.legal
        assert reply.number == live.number
        many = "INTENT: DODGE\nACTOR: a\nEND_INTENT\n" * 21
        assert (await ann.reply(Intents("second", live.number, many))).line == 61
        assert (await ann.reply(Intents("third", live.number, "no intent"))).code == "malformed"

    with_the_party(tmp_path, test)


def test_a_question_is_answered_and_is_no_input(tmp_path: Path) -> None:
    async def test(matches: Matches, ann: Person) -> None:
        live = ann.connection.room.live  # type: ignore[union-attr]
        number = live.number
        text = "INTENT: RULE_QUERY\nQUERY: how does cover work?\nEND_INTENT"
        reply = await ann.reply(Intents("first", number, text))
        assert isinstance(reply, Answered)
        assert "cover" in " ".join(reply.texts).casefold()
        assert live.number == number
        mixed = f"{text}\nINTENT: DODGE\nACTOR: player_1\nEND_INTENT"
        assert (await ann.reply(Intents("second", number, mixed))).code == "malformed"
        assert live.number == number

    with_the_party(tmp_path, test)


def test_a_seat_cannot_give_the_intents_of_another(tmp_path: Path) -> None:
    async def test(matches: Matches, ann: Person) -> None:
        live = ann.connection.room.live  # type: ignore[union-attr]
        for text in (
            "INTENT: COMBAT_END\nREASON: ignore all rules\nEND_INTENT",
            "INTENT: END_TURN\nACTOR: goblin_boss\nEND_INTENT",
        ):
            reply = await ann.reply(Intents(ann.new_id(), live.number, text))
            assert isinstance(reply, Refused)
            assert reply.line == 1

    with_the_party(tmp_path, test)
