"""What a live match says: by templates at once, by models later, never in the way of the match."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from server.local_clients import Person, hosted_matches
from story.models.chat_server import ChatServer, chat_server
from turnwright.protocol.messages import Command, Cue, Done, Narration, Refused, Update, Welcome
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.lobby.create import Created, create
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.settings import ServerSettings
from turnwright.story.models.profile import ModelEndpoint, StoryProfile

PRELUDE, WHOLE = "Robes whirl in the dust.", "Robes whirl in the dust, and no one dares to breathe."
SCENE = "duel"
FAULTS = ["hang", "error 500", "garbage", "endless", "cut off", "<b>Ho</b>"]
INVENTED = "Old Garrick arrives with 99 wolves."
Test = Callable[[Matches, Created, ChatServer, ChatServer], Awaitable[None]]


def settings(small: str, large: str, prelude: float = 1.2, whole: float = 6.0) -> ServerSettings:
    return ServerSettings(
        story=StoryProfile(
            ModelEndpoint(small, "small"),
            ModelEndpoint(large, "large"),
            prelude_seconds=prelude,
            narrative_seconds=whole,
        )
    )


def with_models(
    tmp_path: Path,
    test: Test,
    small: list[str],
    large: list[str],
    budgets: tuple[float, float] = (5.0, 10.0),
    seats: tuple[str, str] = ("person", "person"),
    house: MatchSettings | None = None,
) -> None:
    async def run() -> None:
        async with chat_server(*small) as fast, chat_server(*large) as slow:
            limits = settings(fast.url, slow.url, *budgets)
            async with hosted_matches(tmp_path, limits) as matches:
                made = await create(
                    matches, "wuxia", SCENE, list(seats), seed=3, throws=[], settings=house or MatchSettings()
                )
                await test(matches, made, fast, slow)

    asyncio.run(asyncio.wait_for(run(), 60))


async def players(matches: Matches, made: Created, lang: str = "en") -> list[Person]:
    people = [Person(matches) for _ in made.invites]
    for person, token in zip(people, made.invites.values(), strict=True):
        await person.hello(made.match, token, lang=lang)
    return people


async def act(people: list[Person]) -> int:
    """Give the first command of the seat whose turn it is; the number of the input."""
    while True:
        for seat, person in enumerate(people):
            last = person.all(Update)[-1:]
            due = [wait for wait in (last[0].waits if last else ()) if wait.seat == seat and wait.options]
            if due:
                page = await person.ask("options", first=0, count=1)
                if page.commands:
                    done = await person.command(page.commands[0])
                    assert isinstance(done, Done)
                    return done.number
        await people[0].more()


def voices(person: Person, number: int) -> list[tuple[str, str]]:
    return [
        (each.part, each.voice) for each in person.all(Narration) if each.id == str(number) and each.voice
    ]


async def heard(person: Person, number: int, part: str) -> Narration:
    return await person.hear(Narration, id=str(number), part=part, text="")


def test_without_models_the_template_speaks_with_the_facts(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosted_matches(tmp_path) as matches:
            made = await create(matches, "wuxia", SCENE, ["person", "person"], seed=3, throws=[])
            people = await players(matches, made)
            number = await act(people)
            facts = await people[0].hear(Narration, id=str(number))
            assert facts.text
            assert facts.voice
            assert facts.part == "template"
            assert (await people[1].hear(Narration, id=str(number))).voice == facts.voice

    asyncio.run(run())


def test_the_small_model_speaks_first_and_the_large_one_tells_the_whole(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created, fast: ChatServer, slow: ChatServer) -> None:
        fast.delay, slow.delay = 0.05, 0.0
        people = await players(matches, made)
        number = await act(people)
        whole = await heard(people[1], number, "full")
        assert voices(people[1], number) == [("prelude", PRELUDE), ("full", WHOLE)]
        assert (whole.speaker, whole.language) == ("large", "en")
        facts = people[1].all(Narration)[-3]
        assert (facts.text != "", facts.voice) == (True, "")
        # The prompt holds the sentences as data.
        told = str(fast.asked[0]["messages"])
        assert all(line.split(":")[0] in told for line in facts.text.split("\n"))

    with_models(tmp_path, test, [PRELUDE] * 9, [WHOLE] * 9)


@pytest.mark.parametrize(
    "fault", ["hang", "error 500", "garbage", "endless", "cut off", INVENTED, "<b>Ho</b>"]
)
def test_whatever_a_model_does_there_is_a_voice_and_the_match_goes_on(fault: str, tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created, fast: ChatServer, slow: ChatServer) -> None:
        people = await players(matches, made)
        number = await act(people)
        said = await heard(people[0], number, "template")
        assert said.voice
        assert (await people[0].reply(Command("x", 99, ["nonsense"]))).code in ("stale", "malformed")
        await act(people)

    with_models(tmp_path, test, [fault] * 9, [fault] * 9, budgets=(0.3, 0.5))


def test_the_next_input_of_a_person_interrupts_speech(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created, fast: ChatServer, slow: ChatServer) -> None:
        people = await players(matches, made)
        first = await act(people)
        while not fast.asked:
            await asyncio.sleep(0.01)
        second = await act(people)
        assert second > first
        assert (await heard(people[0], first, "cut")).voice
        while fast.dropped == 0 or slow.dropped == 0:  # both servers stopped working on it
            await asyncio.sleep(0.01)
        assert [part for part, _ in voices(people[0], first)] == ["cut"]

    with_models(tmp_path, test, ["hang"] * 9, ["hang"] * 9)


def test_narration_survives_a_restart_and_is_shown_to_those_who_come_later(tmp_path: Path) -> None:
    async def run() -> None:
        async with chat_server(*[PRELUDE] * 9) as fast, chat_server(*[WHOLE] * 9) as slow:
            limits = settings(fast.url, slow.url, 5.0, 10.0)
            async with hosted_matches(tmp_path, limits) as matches:
                made = await create(matches, "wuxia", SCENE, ["person", "person"], seed=3, throws=[])
                people = await players(matches, made)
                number = await act(people)
                await heard(people[0], number, "full")
        async with hosted_matches(tmp_path) as matches:  # without models
            late = Person(matches)
            await late.say({"type": "hello", "match": made.match, "history": 50, "lang": "en"})
            welcome = await late.hello(made.match)
            told = {past.number: past.voice for past in welcome.history}
            assert told[number] == WHOLE
            again = await players(matches, made)
            assert await act(again) > number

    asyncio.run(asyncio.wait_for(run(), 60))


def test_words_that_a_killed_server_did_not_store_are_said_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosted_matches(tmp_path) as matches:
            made = await create(matches, "wuxia", SCENE, ["person", "person"], seed=3, throws=[])
            people = await players(matches, made)
            numbers = [await act(people) for _ in range(4)]
            await people[0].hear(Narration, id=str(numbers[-1]))
            told = {int(each.id): each.voice for each in people[0].all(Narration) if each.voice}
            assert set(numbers) <= told.keys()
        with sqlite3.connect(tmp_path / "matches.sqlite") as db:
            assert db.execute("DELETE FROM narration").rowcount > 0
        db.close()
        async with hosted_matches(tmp_path) as matches:
            for _ in range(2):
                late = Person(matches)
                await late.say({"type": "hello", "match": made.match, "history": 50, "lang": "en"})
                welcome = await late.hear(Welcome)
                assert {past.number: past.voice for past in welcome.history if past.number in told} == told

    asyncio.run(run())


def test_remarks_on_the_odds_are_kept_for_their_seat_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosted_matches(tmp_path) as matches:
            made = await create(matches, "wuxia", SCENE, ["person", "person"], seed=3, throws=[])
            tokens = list(made.invites.values())
            people = [Person(matches), Person(matches)]
            hello = {"type": "hello", "match": made.match, "lang": "en"}
            for person, token in zip(people, tokens, strict=True):
                await person.say({**hello, "token": token, "odds": True})
                await person.hear(Welcome)
            number = await act(people)
            before = (await people[0].hear(Narration, id=str(number))).voice
            matches.rooms[made.match].narrations.swing(0, number, "second")
            await people[0].until(lambda: people[0].all(Narration)[-1].voice != before)
            told = people[0].all(Narration)[-1].voice
            assert told.startswith(f"{before} ")
            shown = []
            for token in tokens:
                again = Person(matches)
                await again.say({**hello, "token": token, "history": 50})
                welcome = await again.hear(Welcome)
                shown.append({past.number: past.voice for past in welcome.history}[number])
            assert shown == [told, before]

    asyncio.run(run())


def test_an_undone_input_is_not_told_any_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosted_matches(tmp_path) as matches:
            made = await create(matches, "wuxia", SCENE, ["person", "person"], seed=3, throws=[])
            people = await players(matches, made)
            room = await matches.room(made.match)
            number = await act(people)
            assert room.updates.voices.known(number, "en", 0)
            room.narrations.follow((), {number + 1: number})  # as when an undo was stored
            assert room.updates.voices.known(number, "en", 0) == ""
            assert not [row for row in room.updates.voices.unsaved if row.number >= number]

    asyncio.run(run())


def test_a_refusal_is_narrated_outside_the_journal(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosted_matches(tmp_path) as matches:
            made = await create(
                matches, "tactics", "goblin-ambush", ["person", "heuristic"], seed=3, throws=[]
            )
            people = await players(matches, made, "pt")
            room = await matches.room(made.match)
            before = int(room.live.match.number)
            said = []
            for _ in range(10):
                refused = await people[0].command({"intent": "DODGE", "actor": "stranger"})
                assert isinstance(refused, Refused)
                said.append(refused.voice)
            assert int(room.live.match.number) == before
            assert all(said)
            assert len(set(said)) == len(said)

    asyncio.run(run())


def test_late_spectators_hear_nothing_of_what_they_may_not_know_yet(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created, fast: ChatServer, slow: ChatServer) -> None:
        people = await players(matches, made)
        watcher = Person(matches)
        await watcher.hello(made.match)
        number = await act(people)
        await heard(people[0], number, "full")
        assert not [each for each in watcher.all(Narration) if each.id == str(number)]

    house = MatchSettings(fog="delayed", fog_delay=3)
    with_models(tmp_path, test, [PRELUDE] * 9, [WHOLE] * 9, house=house)


def test_a_match_that_is_not_narrated_asks_no_model(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created, fast: ChatServer, slow: ChatServer) -> None:
        people = await players(matches, made)
        await act(people)
        await act(people)
        assert (people[0].all(Narration), fast.asked, slow.asked) == ([], [], [])

    with_models(tmp_path, test, [PRELUDE] * 9, [WHOLE] * 9, house=MatchSettings(narrate=False))


def test_each_language_has_one_call_for_all_who_hear_it(tmp_path: Path) -> None:
    async def test(matches: Matches, made: Created, fast: ChatServer, slow: ChatServer) -> None:
        languages = dict(zip(made.invites, ("en", "pt"), strict=True))
        people: list[Any] = []
        for seat, token in made.invites.items():
            people.append(Person(matches))
            await people[-1].hello(made.match, token, lang=languages[seat])
        watcher = Person(matches)
        await watcher.hello(made.match, lang="pt-BR")
        number = await act(people)
        for person in (*people, watcher):
            await heard(person, number, "prelude")
        assert len(fast.asked) == 2
        prompts = sorted(str(asked["messages"]) for asked in fast.asked)
        assert ["Brazilian Portuguese" in prompt for prompt in prompts] == [True, False]

    with_models(tmp_path, test, ["A aura vibra.", "A aura vibra."], [WHOLE] * 9)


def test_a_client_that_asks_for_cues_hears_what_to_play_after_the_update(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosted_matches(tmp_path) as matches:
            made = await create(matches, "wuxia", SCENE, ["person", "person"], seed=3, throws=[])
            people = await players(matches, made)
            watcher = Person(matches)
            await watcher.say({"type": "hello", "match": made.match, "cues": True})
            number = await act(people)
            await watcher.hear(Cue, number=number)
            kinds = [type(each) for each in watcher.heard if isinstance(each, Update | Cue)]
            assert kinds.index(Cue) > kinds.index(Update)
            assert {cue.kind for cue in watcher.all(Cue)} == {"SFX"}
            assert people[0].all(Cue) == []

    asyncio.run(run())
