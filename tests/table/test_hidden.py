"""What is hidden reaches nobody: by no view, event, word, option, refusal, or answer over HTTP."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from games.tactics.stage import BOW, PIKE, creature, fight
from table.taint import Case, compared, mark, watched
from turnwright.games.duel import Duel
from turnwright.games.rounds import Rounds
from turnwright.games.stellar import Stellar
from turnwright.games.tactics import Tactics
from turnwright.games.wuxia import Wuxia
from turnwright.kernel.codec import encode, plain, read_json
from turnwright.kernel.context import Context
from turnwright.kernel.rejected import Rejected
from turnwright.kernel.wire import Message, RollRequest
from turnwright.table.dice import Dice
from turnwright.table.messages import Reveal, SeatInfo
from turnwright.table.room import Room
from turnwright.table.stores.store import ThrowRow
from turnwright.table.telling import Teller


class MarkedStellar(Stellar):
    """Fleets, ships and armies have ids and names that stand nowhere else."""

    def setup(self, scenario: Any, ctx: Context) -> Any:
        state = super().setup(scenario, ctx)
        text = encode(state)
        names = [name for fleet in state.fleets for name in (fleet.id, *(ship.id for ship in fleet.ships))]
        for number, name in enumerate([*names, *(army.id for army in state.armies)]):
            old, new = encode(name), encode(name + mark(number))
            text = text.replace(old, new)
        marked = self.revive(type(state), read_json(text), scenario)
        for number, fleet in enumerate(marked.fleets):
            fleet.name = f"Fleet {mark(10_000 + number)}"
        return marked


def marked_duel() -> Case:
    cards = Duel().spread(Duel().load("classic-5"))
    deck = [
        {**card, "firstname": mark(card["id"]), "surname": mark(1000 + card["id"])} for card in cards["deck"]
    ]
    scenario = {**cards, "deck": deck, "cooldownMs": 5}
    return Case(Duel(), scenario, ("person", "person"), 4)


def marked_rounds() -> Case:
    road = plain(Rounds().load("estrada"))
    number = 0
    for place in road["campaign"]["places"]:
        for find in place.get("finds", ()):
            number += 1
            find["name"] = mark(number)
    return Case(Rounds(), road, ("person", "heuristic"), 30)


def thieves() -> Any:
    kinds: dict[str, Any] = {"skills": {"stealth": 20}, "traits": ["nimble_escape"], "speed": {"walk": 15}}
    stage = fight(
        ".A#..b.\n..#.#..\n.C..#d.\n#.#....\n...##..",
        A=creature("ann", attacks=[PIKE, BOW], **kinds),
        C=creature("cid", **kinds),
        b=creature("bob", attacks=[BOW], **kinds),
        d=creature("dan", **kinds),
    )
    return plain(stage.match.scenario)


CASES = {
    "duel": marked_duel(),
    "rounds": Case(Rounds(), "dupla", ("person", "person"), 40, marks=False),
    "rounds, a campaign": marked_rounds(),
    "stellar": Case(MarkedStellar(), "skirmish", ("person", "person"), 12),
    "tactics": Case(Tactics(), thieves(), ("person", "person"), 12, marks=False),
    "wuxia": Case(Wuxia(), "duel", ("person", "person"), 5, marks=False),
}


@pytest.mark.parametrize("name", CASES)
def test_nobody_is_told_what_they_cannot_see(name: str, tmp_path: Path) -> None:
    watch = asyncio.run(watched(CASES[name], tmp_path))

    assert watch.leaks == []
    assert all(watch.hidden.values()) or not CASES[name].marks
    assert {"welcome", "view", "update", "done", "refused", "answered", "GET log"} <= watch.kinds


HIDES = [name for name in CASES if name != "wuxia"]


@pytest.mark.parametrize("name", HIDES)
def test_two_worlds_that_are_one_to_a_seat_are_told_it_alike(name: str, tmp_path: Path) -> None:
    found = asyncio.run(compared(CASES[name], tmp_path, 2))

    assert found.leaks == []
    assert found.messages > 100


@pytest.mark.nightly
@pytest.mark.parametrize("name", HIDES)
def test_many_worlds_that_are_one_to_a_seat_are_told_it_alike(name: str, tmp_path: Path) -> None:
    assert asyncio.run(compared(CASES[name], tmp_path, 40)).leaks == []


# The tests above can fail: what is leaked on purpose is found.


def another_seats_view(patch: pytest.MonkeyPatch) -> None:
    honest = Teller.view
    patch.setattr(Teller, "view", lambda self, match, seat: honest(self, match, max(0, 1 - seat)))


def events_for_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("turnwright.table.telling.may_see", lambda line, place, seat: True)


def the_seed(patch: pytest.MonkeyPatch) -> None:
    honest = Room.seats
    patch.setattr(Room, "seats", lambda self: (*honest(self), SeatInfo(9, str(self.match.header.seed))))


def the_next_secret(patch: pytest.MonkeyPatch) -> None:
    honest = Dice.reveal

    def early(dice: Dice, ask: RollRequest, row: ThrowRow) -> Reveal:
        shown = honest(dice, ask, row)
        return replace(shown, next=dice.cup.chains[ask.seat].secret(row.index + 1).hex())

    patch.setattr(Dice, "reveal", early)


def the_options_of_all(patch: pytest.MonkeyPatch) -> None:
    honest = Teller.waits
    patch.setattr(Teller, "waits", lambda self, match, news, seat: honest(self, match, news, 0))


class Boasting(Duel):
    """Its labels tell the other's card."""

    def label(self, state: Any, seat: int, command: Any) -> Message:
        told = super().label(state, seat, command)
        card = state.opponent_card if seat == 0 else state.player_card
        return Message(told.id, {**told.args, "against": state.table.cards[card].surname})


class Blunt(Tactics):
    """Its refusals tell where everybody is."""

    def explain(self, state: Any, refused: Rejected) -> Message:
        return Message("", {"text": str([int(who.cell) for who in state.participants])})


PLANTED = {
    "another seat's view": ("duel", another_seats_view),
    "events for all": ("stellar", events_for_all),
    "the seed": ("wuxia", the_seed),
    "the next secret of dice": ("rounds, a campaign", the_next_secret),
    "the options of all": ("duel", the_options_of_all),
}


@pytest.mark.parametrize("leak", PLANTED)
def test_a_leak_is_found_by_its_marks(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name, plant = PLANTED[leak]
    plant(monkeypatch)

    assert asyncio.run(watched(CASES[name], tmp_path)).leaks


def test_a_label_that_tells_is_found_by_its_marks(tmp_path: Path) -> None:
    assert asyncio.run(watched(replace(CASES["duel"], game=Boasting()), tmp_path)).leaks


def test_events_that_all_hear_tell_two_worlds_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events_for_all(monkeypatch)

    assert asyncio.run(compared(CASES["rounds"], tmp_path, 2)).leaks


def test_refusals_that_tell_are_told_apart(tmp_path: Path) -> None:
    assert asyncio.run(compared(replace(CASES["tactics"], game=Blunt()), tmp_path, 1)).leaks
