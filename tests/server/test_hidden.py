"""Hidden information is never sent: not in views, events, text, options, refusals or HTTP responses."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from games.tactics.rules.adventure.small import changed
from games.tactics.stage import BOW, PIKE, creature, fight
from server.local_clients import Person, hosted_matches
from server.taint import Case, compared, mark, watched
from server.variants import Forwarding, variant_of
from turnwright.games.duel import Duel
from turnwright.games.rounds import Rounds
from turnwright.games.stellar import Stellar
from turnwright.games.stellar.state import COMBAT, Fleet
from turnwright.games.tactics import Tactics
from turnwright.games.tactics.rules.combat.hiding import knows
from turnwright.games.wuxia import Wuxia
from turnwright.kernel.codec import encode, plain, read_json
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.options import ListOptions, Options
from turnwright.kernel.records import Line, Message, Outcome, RollRequest
from turnwright.protocol.messages import Done, Refused, Reveal, SeatInfo, Undo
from turnwright.server.host.lobby.create import create
from turnwright.server.host.rooms import throws
from turnwright.server.host.rooms.attendance import Attendance
from turnwright.server.host.rooms.updates import UpdateWriter
from turnwright.server.stores.store import ThrowRow


class MarkedStellar(variant_of(Stellar)):
    """Fleets, ships and armies have ids and names that occur nowhere else."""

    def setup(self, scenario: Any, ctx: Context) -> Any:
        state = self.original.setup(scenario, ctx)
        text = encode(state)
        names = [name for fleet in state.fleets for name in (fleet.id, *(ship.id for ship in fleet.ships))]
        for number, name in enumerate([*names, *(army.id for army in state.armies)]):
            old, new = encode(name), encode(name + mark(number))
            text = text.replace(old, new)
        marked = self.revive(type(state), read_json(text), scenario)
        for number, fleet in enumerate(marked.fleets):
            fleet.name = f"Fleet {mark(10_000 + number)}"
        return marked


def with_more_or_fewer_fleets(state: Any, seat: int, dice: Dice) -> Any:
    """A galaxy a seat might imagine, in which one hidden fleet is doubled or missing."""
    game = Stellar()
    world = game.imagine(state, seat, dice)
    shown = encode(game.view(world, seat))
    unseen = [
        at for at, one in enumerate(world.fleets) if encode(one.id) not in shown and one.state != COMBAT
    ]
    if not unseen:
        return world
    at = unseen[dice.below(len(unseen))]
    if dice.below(2):
        world.fleets.append(another(world.fleets[at]))
    else:
        ships = {ship.id for ship in world.fleets.pop(at).ships}
        world.armies = [army for army in world.armies if army.container not in ships]
    return world


def another(fleet: Fleet) -> Fleet:
    copy = fleet.clone()
    copy.id, copy.name = f"fleet-{mark(90_000)}", f"Fleet {mark(90_001)}"
    for number, ship in enumerate(copy.ships):
        ship.id, ship.army = f"ship-{mark(91_000 + number)}", ""
    return copy


def with_better_hiders(state: Any, seat: int, dice: Dice) -> Any:
    """A fight a seat might imagine, in which hidden creatures are elsewhere and hid better."""
    world = Tactics().imagine(state, seat, dice)
    for who in world.participants:
        if not knows(world, seat, who):
            who.stealth += dice.d(6)
    return world


@dataclass
class Cups:
    """The die under each seat's cup, and the number of shakes."""

    dice: list[int]
    shaken: int = 0


class LiarsDice(Game):
    """Each seat shakes a cup, and only that seat sees the die."""

    name: ClassVar[str] = "liars"

    def setup(self, scenario: Any, ctx: Context) -> Cups:
        return Cups([0, 0])

    def apply(self, state: Cups, seat: int, command: Any, ctx: Context) -> None:
        if command not in ("shake", "wait"):
            raise Rejected("illegal", "shake it, or wait")
        if command == "shake":
            state.dice[seat] = ctx.roll("3d6", seat, "cup").total
            ctx.tell([seat], {"under your cup": state.dice[seat]})
        state.shaken += 1

    def options(self, state: Cups, seat: int) -> Options:
        return ListOptions(["shake", "wait"])

    def to_act(self, state: Cups) -> Sequence[int]:
        return (state.shaken % 2,)

    def view(self, state: Cups, seat: int) -> Any:
        return {"shaken": state.shaken, "mine": state.dice[seat] if seat >= 0 else 0}

    def imagine(self, state: Cups, seat: int, dice: Dice) -> Cups:
        thrown = [each if place == seat else 3 + dice.below(16) for place, each in enumerate(state.dice)]
        return Cups(thrown, state.shaken)

    def outcome(self, state: Cups) -> Outcome | None:
        return Outcome((), "enough") if state.shaken == 40 else None


def marked_duel() -> Case:
    cards = Duel().scenarios.expand(Duel().scenarios.load("classic-5"))
    deck = [
        {**card, "firstname": mark(card["id"]), "surname": mark(1000 + card["id"])} for card in cards["deck"]
    ]
    scenario = {**cards, "deck": deck, "cooldownMs": 5}
    return Case(Duel(), scenario, ("person", "person"), 4)


def marked_rounds() -> Case:
    road = plain(Rounds().scenarios.load("estrada"))
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


WOLF, TRIGGER, LATER = (mark(number).lower() for number in (1001, 1002, 1003))


def unnoticed() -> Any:
    """A road with a goblin in sight, a wolf in hiding, and an ambush; the ids of what is hidden are marks."""
    road = {
        "creatures": [
            {"id": "goblin", "base": "goblin_minion", "at": [9, 0]},
            {"id": WOLF, "base": "wolf", "at": [9, 3]},
        ],
        "unnoticed": {WOLF: 40},
        "triggers": {
            TRIGGER: {
                "upon": "entered",
                "cells": [[8, 0, 8, 3]],
                "then": {"spawns": [{"id": LATER, "base": "goblin_minion", "at": [9, 1]}], "fight": True},
            },
        },
    }
    tale = changed(road=road)
    tale["adventure"]["start"] = "road"
    return tale


CASES = {
    "duel": marked_duel(),
    "liars": Case(LiarsDice(), "default", ("person", "person"), 4, marks=False, throws=(0,)),
    "rounds": Case(Rounds(), "dupla", ("person", "person"), 40, marks=False),
    "rounds, a campaign": marked_rounds(),
    "stellar": Case(MarkedStellar(), "skirmish", ("person", "person"), 12, other=with_more_or_fewer_fleets),
    "tactics": Case(Tactics(), thieves(), ("person", "person"), 12, marks=False, other=with_better_hiders),
    "wuxia": Case(Wuxia(), "duel", ("person", "person"), 5, marks=False),
}


@pytest.mark.parametrize("name", CASES)
def test_no_seat_receives_what_it_cannot_see(name: str, tmp_path: Path) -> None:
    watch = asyncio.run(watched(CASES[name], tmp_path))

    assert watch.leaks == []
    assert all(watch.hidden.values()) or not CASES[name].marks
    assert {"welcome", "view", "update", "done", "refused", "answered"} <= watch.kinds
    assert {"GET log", "GET frames", "lobby events"} <= watch.kinds


def test_players_of_an_adventure_never_hear_of_foes_that_they_have_not_noticed(tmp_path: Path) -> None:
    case = Case(Tactics(), unnoticed(), ("heuristic", "person"), 20)
    watch = asyncio.run(watched(case, tmp_path))

    assert watch.leaks == []
    for seat in (-1, 1):
        assert watch.hidden[seat] >= {WOLF.encode(), TRIGGER.encode(), LATER.encode()}
    assert {"welcome", "view", "update", "done", "refused", "answered"} <= watch.kinds
    assert {"GET log", "GET frames", "GET journal", "lobby events"} <= watch.kinds


@pytest.fixture(autouse=True)
def every_undo_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A check that took long is left out the next time, which depends on the speed of the machine."""
    monkeypatch.setattr("turnwright.server.host.rooms.updates.LONG_UNDO", math.inf)


HIDES = [name for name in CASES if name != "wuxia"]


@pytest.mark.parametrize("name", HIDES)
def test_two_worlds_that_look_the_same_to_a_seat_send_it_the_same(name: str, tmp_path: Path) -> None:
    found = asyncio.run(compared(CASES[name], tmp_path, 2))

    assert found.leaks == []
    assert found.messages > 100


@pytest.mark.nightly
@pytest.mark.parametrize("name", HIDES)
def test_many_worlds_that_look_the_same_to_a_seat_send_it_the_same(name: str, tmp_path: Path) -> None:
    assert asyncio.run(compared(CASES[name], tmp_path, 40)).leaks == []


# Deliberate leaks, to show that the tests above can fail.


def another_seats_view(patch: pytest.MonkeyPatch) -> None:
    honest = UpdateWriter.view
    patch.setattr(UpdateWriter, "view", lambda self, match, seat: honest(self, match, max(0, 1 - seat)))


def events_for_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Line, "visible_to", lambda line, seat: list(range(len(line.events))))


def the_seed(patch: pytest.MonkeyPatch) -> None:
    honest = Attendance.seats
    patch.setattr(
        Attendance, "seats", lambda self: (*honest(self), SeatInfo(9, str(self._live.match.header.seed)))
    )


def the_next_secret(patch: pytest.MonkeyPatch) -> None:
    honest = throws.PendingThrows.reveal

    def early(dice: throws.PendingThrows, ask: RollRequest, row: ThrowRow) -> Reveal:
        shown = honest(dice, ask, row)
        return replace(shown, next=dice.secrets.chains[ask.seat].secret(row.index + 1).hex())

    patch.setattr(throws.PendingThrows, "reveal", early)


def the_options_of_all(patch: pytest.MonkeyPatch) -> None:
    honest = UpdateWriter.waits
    patch.setattr(UpdateWriter, "waits", lambda self, match, news, seat: honest(self, match, news, 0))


class BoastingPresenter(Forwarding):
    def label(self, state: Any, seat: int, command: Any) -> Message:
        told = self.original.label(state, seat, command)
        card = state.opponent_card if seat == 0 else state.player_card
        return Message(told.id, {**told.args, "against": state.arena.cards[card].surname})


class Boasting(variant_of(Duel)):
    """Its labels reveal the opponent's card."""

    presenter = BoastingPresenter(Duel().presenter)


class BluntPresenter(Forwarding):
    def explain(self, state: Any, refused: Rejected) -> Message:
        return Message("", {"text": str([int(who.cell) for who in state.participants])})


class Blunt(variant_of(Tactics)):
    """Its refusals reveal the position of every creature."""

    presenter = BluntPresenter(Tactics().presenter)


def rolls_for_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("turnwright.server.host.stored.told_lines.seen_rolls", lambda line, seat: tuple(line.rolls))


def how_many_fleets_in_seats(patch: pytest.MonkeyPatch) -> None:
    honest = Attendance.seats

    def counted(attendance: Attendance) -> tuple[SeatInfo, ...]:
        return tuple(
            replace(each, links=len(attendance._live.match.state.fleets)) for each in honest(attendance)
        )

    patch.setattr(Attendance, "seats", counted)


class ForeseeingPresenter(Forwarding):
    def foresee(self, state: Any, seat: int, command: Any) -> list[Message]:
        return [Message("", {"text": str(len(state.fleets))})]


def how_many_fleets_foreseen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(MarkedStellar, "presenter", ForeseeingPresenter(Stellar().presenter), raising=False)


def whose_fleet_it_is(patch: pytest.MonkeyPatch) -> None:
    def apply(game: MarkedStellar, state: Any, seat: int, command: Any, ctx: Context) -> None:
        try:
            game.original.apply(state, seat, command, ctx)
        except Rejected:
            if getattr(command, "fleet_id", "") in [fleet.id for fleet in state.fleets]:
                raise Rejected("not-yours", "that fleet is another's") from None
            raise

    patch.setattr(MarkedStellar, "apply", apply, raising=False)


class ShowsSpectators(LiarsDice):
    """Spectators see under all cups, and so does a player who also watches as a spectator."""

    def view(self, state: Cups, seat: int) -> Any:
        return super().view(state, seat) if seat >= 0 else plain(state)


PLANTED = {
    "another seat's view": ("duel", another_seats_view),
    "events for all": ("stellar", events_for_all),
    "the seed": ("wuxia", the_seed),
    "the next secret of dice": ("rounds, a campaign", the_next_secret),
    "the options of all": ("duel", the_options_of_all),
    "rolls for all": ("rounds", rolls_for_all),
}


@pytest.mark.parametrize("leak", PLANTED)
def test_a_watch_detects_a_leak(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name, plant = PLANTED[leak]
    plant(monkeypatch)

    assert asyncio.run(watched(CASES[name], tmp_path)).leaks


def test_a_revealing_label_is_detected_by_its_marks(tmp_path: Path) -> None:
    assert asyncio.run(watched(replace(CASES["duel"], game=Boasting()), tmp_path)).leaks


TELLING_APART = {
    "events for all": ("rounds", events_for_all),
    "rolls for all": ("liars", rolls_for_all),
    "how many fleets there are, by the seats": ("stellar", how_many_fleets_in_seats),
    "how many fleets there are, foreseen": ("stellar", how_many_fleets_foreseen),
    "which fleets there are, by a refusal": ("stellar", whose_fleet_it_is),
}


@pytest.mark.parametrize("leak", TELLING_APART)
def test_twins_detect_a_leak(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name, plant = TELLING_APART[leak]
    plant(monkeypatch)

    assert asyncio.run(compared(CASES[name], tmp_path, 2)).leaks


def test_twins_detect_revealing_refusals(tmp_path: Path) -> None:
    assert asyncio.run(compared(replace(CASES["tactics"], game=Blunt()), tmp_path, 1)).leaks


def test_a_leak_to_a_player_who_spectates_is_detected(tmp_path: Path) -> None:
    assert asyncio.run(compared(replace(CASES["liars"], game=ShowsSpectators()), tmp_path, 1)).leaks


def test_an_undo_request_reveals_nothing_of_the_opponents_commands(tmp_path: Path) -> None:
    (tmp_path / "another").mkdir()
    shaken = asyncio.run(refused_undo(tmp_path, ("wait", "shake")))
    waited = asyncio.run(refused_undo(tmp_path / "another", ("wait", "wait")))

    assert isinstance(shaken, Refused)
    assert shaken == waited


async def refused_undo(folder: Path, deeds: Sequence[str]) -> Any:
    async with hosted_matches(folder, find=lambda name: LiarsDice()) as matches:
        made = await create(matches, "liars", "default", ("person", "person"), seed=1, throws=())
        people = [Person(matches), Person(matches)]
        for seat, each in enumerate(people):
            await each.hello(made.match, made.invites[seat])
        for number, deed in enumerate(deeds):
            assert isinstance(await people[number % 2].command(deed, number), Done)
        refused = await people[0].reply(Undo("back", len(deeds)))
        for each in people:
            await each.leave()
        return refused
