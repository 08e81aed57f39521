"""Whole matches over connections, players and bots: the journal equals what was played and sent."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from server.local_clients import Person, Player, hosted_matches
from turnwright import games
from turnwright.fair.proof import check_journal
from turnwright.kernel.records import Line, read_input
from turnwright.kernel.replay import resume, verify
from turnwright.protocol.messages import CombatUpdate, Narration, Over, Reveal, RollRequest, Update, Welcome
from turnwright.server.host.lobby.create import create
from turnwright.server.host.lobby.matches import Matches
from turnwright.server.host.stored.told_lines import seen, told_rolls
from turnwright.server.settings import ServerSettings

SEED = 7_354_862_910_337
FAST = ServerSettings(rate=1_000_000)

GAMES = [
    ("duel", "quick", ["person", "easy"]),
    ("wuxia", "duel", ["person", "person"]),
    ("rounds", "duelo", ["person", "heuristic"]),
    ("tactics", "bench-goblins", ["heuristic", "person"]),
    ("stellar", "battle", ["person", "person"]),
]
each_game = pytest.mark.parametrize(("game", "scenario", "seats"), GAMES, ids=[name for name, _, _ in GAMES])


@each_game
def test_the_journal_equals_what_players_and_bots_played_and_received(
    game: str, scenario: str, seats: list[str], tmp_path: Path
) -> None:
    async def play() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            made = await create(matches, game, scenario, seats, seed=SEED)
            eve = Person(matches)
            await eve.hello(made.match)
            players = {seat: Player(matches, seat) for seat in made.invites}
            await asyncio.gather(*(p.play(made.match, made.invites[seat]) for seat, p in players.items()))
            await eve.hear(Over)
            lines = await _check_journal(matches, made.match)
            for seat, person in {**players, -1: eve}.items():
                _check_told(person, seat, lines)

    asyncio.run(play())


async def _check_journal(matches: Matches, match: str) -> list[Line]:
    journal = await matches.journal(match)
    verdict = verify(journal, games.load)
    assert verdict.valid, verdict.reason
    assert verdict.finished
    assert check_journal(journal).valid
    assert resume(journal, games.load).digest() == (await matches.room(match)).live.match.digest()
    return [entry for entry in map(read_input, journal[1:]) if isinstance(entry, Line)]


def _check_told(person: Person, seat: int, lines: list[Line]) -> None:
    # Every update holds what this seat may see of the journal; only silent time inputs are left out.
    updates = {update.number: update for update in person.all(Update) if update.kind != "begin"}
    first = person.all(Welcome)[0].number
    for line in lines[first + 1 :]:
        if line.n in updates:
            assert updates[line.n].events == seen(line, seat)
            rolls = [replace(roll, event=-1, parts=()) for roll in updates[line.n].rolls]
            assert rolls == [*told_rolls(line, seat)]
        else:
            assert not seen(line, seat)
    assert not any(str(SEED).encode() in data for data in person.raw)


@each_game
def test_a_reconnecting_client_receives_every_input_once(
    game: str, scenario: str, seats: list[str], tmp_path: Path
) -> None:
    async def play() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            made = await create(matches, game, scenario, seats, seed=SEED)
            players = {seat: Player(matches, seat) for seat in made.invites}
            watching = asyncio.ensure_future(_watch_in_parts(matches, made.match))
            await asyncio.gather(*(p.play(made.match, made.invites[seat]) for seat, p in players.items()))
            heard = await watching
            numbers = [update.number for update in heard]
            assert numbers == sorted(set(numbers))
            room = await matches.room(made.match)
            silent = set(range(1, int(room.live.match.number) + 1)) - set(numbers)
            lines = await _check_journal(matches, made.match)
            assert all(not seen(line, -1) for line in lines if line.n in silent)

    asyncio.run(play())


async def _watch_in_parts(matches: Matches, match: str) -> list[Update]:
    # One connection after the other, each resuming where the last one stopped.
    heard: list[Update] = []
    last = 0
    while True:
        eve = Person(matches)
        await eve.hello(match, last=last)
        await eve.until(lambda person=eve: len(person.all(Update)) >= 3 or bool(person.all(Over)))
        await eve.leave()
        news = [update for update in eve.all(Update) if update.kind != "begin"]
        heard += news
        last = max([last, *(update.number for update in news)])
        if eve.all(Over):
            return heard


def test_a_fight_is_sent_as_combat_updates_and_roll_requests(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            made = await create(matches, "tactics", "bench-goblins", ["heuristic", "person"], seed=SEED)
            ann = Player(matches, 1)
            await ann.play(made.match, made.invites[1])
            update = next(each for each in ann.all(CombatUpdate) if each.in_combat)
            assert update.session_id == made.match
            assert {each["creatureId"] for each in update.order} >= set(update.positions)
            ask = ann.all(RollRequest)[0]
            assert (ask.session_id, ask.actor_id, ask.roll_kind) == (made.match, "fighter", "initiative")
            assert (ask.formula, ask.formula_hint) == ("1d20", "1d20+2")
            assert len(ann.all(Reveal)) == len(ann.all(RollRequest))
            told = ann.all(Narration)
            assert [int(each.id) for each in told] == sorted({int(each.id) for each in told})
            assert {(each.speaker, each.language) for each in told} == {("narrator", "en")}

    asyncio.run(play())


@pytest.mark.parametrize("lang", ["en", "pt", "fr", "zh"])
def test_each_client_gets_the_narration_in_its_language(lang: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with hosted_matches(tmp_path, FAST) as matches:
            made = await create(matches, "wuxia", "duel", ["heuristic", "heuristic"], seed=SEED)
            eve = Person(matches)
            await eve.hello(made.match, lang=lang, last=0)
            await eve.hear(Over)
            assert {each.language for each in eve.all(Narration)} == {lang}

    asyncio.run(play())
