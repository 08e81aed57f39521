"""Every game's turn sheet: each option once, and previews of what it lists."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from turnwright import games
from turnwright.kernel.codec import plain
from turnwright.kernel.game import Game, offers, preview_command, view_types
from turnwright.kernel.match import Match
from turnwright.kernel.turn_schema import Turn
from turnwright.protocol.positions import fixed_parts

MATCHES = [
    ("duel", "classic"),
    ("wuxia", "pairs"),
    ("rounds", "duelo"),
    ("stellar", "skirmish"),
    ("tactics", "bench-goblins"),
]


def places(sheet: Turn) -> list[int]:
    """The options that a sheet lists, by place."""
    ways = [way.at for each in sheet.actions for way in each.ways]
    aims = [each.aim for each in sheet.actions if each.aim is not UNSET]
    aimed = chain.from_iterable(range(aim.first, aim.first + aim.count) for aim in aims)
    moves = sheet.moves
    moved = [] if moves is UNSET else range(moves.first, moves.first + moves.count)
    return sorted([*ways, *aimed, *moved])


@pytest.mark.parametrize(("name", "scenario"), MATCHES, ids=[name for name, _ in MATCHES])
def test_each_option_of_a_match_is_on_the_sheet_once_and_has_a_preview(name: str, scenario: str) -> None:
    game = games.load(name)
    match, random = Match(game, game.scenarios.load(scenario), seed=6), Random(6)
    while match.outcome is None and match.number < 60:
        waits = match.pending()
        if not waits:
            match.elapse(game.next_due(match.state))
            continue
        due = random.choice(waits)
        if due.request is not None:
            match.answer(due.seat, due.request.id, 0)
            continue
        options = offers(game, match.state, due.seat)
        sheet = game.presenter.turn(match.state, due.seat, options)
        assert sheet.total == options.count()
        assert places(sheet) == list(range(options.count()))
        enabled = {action.id for action in sheet.actions} | {action.base for action in sheet.actions}
        assert not enabled & {each.id for each in sheet.disabled}
        place = random.randrange(options.count())
        shown = preview_command(game, match.state, due.seat, options.command(place), options)
        assert (shown.legal, shown.place) == (True, place)
        own = game.options(match.state, due.seat)
        match.submit(due.seat, own.command(random.randrange(own.count())))


def test_a_skill_on_cooldown_is_listed_with_the_reason() -> None:
    game = games.load("wuxia")
    match, random = Match(game, game.scenarios.load("duel"), seed=6), Random(6)
    codes = set()
    while match.outcome is None:
        seat = match.pending()[0].seat
        sheet = game.presenter.turn(match.state, seat, offers(game, match.state, seat))
        codes |= {each.code for each in sheet.disabled}
        own = game.options(match.state, seat)
        match.submit(seat, own.command(random.randrange(own.count())))
    assert codes <= {"cooldown", "no-qi"}
    assert "cooldown" in codes


def test_a_seat_that_cannot_choose_sees_the_reason() -> None:
    game = games.load("duel")
    match = Match(game, game.scenarios.load("classic"), seed=6)
    match.submit(0, game.options(match.state, 0).command(0))
    while not match.pending():
        match.elapse(game.next_due(match.state))
    chooser = match.pending()[0].seat
    own, other = (
        game.presenter.turn(match.state, seat, offers(game, match.state, seat))
        for seat in (chooser, 1 - chooser)
    )
    assert [each.id for each in own.actions if each.group == "stat"] == [
        f"chooseStat/{stat}" for stat in ("power", "speed", "technique", "kumikata", "newaza")
    ]
    assert all(each.numbers["value"] >= 0 for each in own.actions if each.group == "stat")
    assert {each.code for each in other.disabled} == {"not-your-turn"}


TYPED = [*MATCHES, ("rounds", "estrada"), ("stellar", "battle")]


def check_view(game: Game, view: Any) -> None:
    """Convert a view to its type; that of a campaign has the key `campaign`."""
    kinds = view_types(game)
    msgspec.convert(view, kinds[-1 if "campaign" in view else 0])
    for path, key in game.presenter.view_keys.items():
        units = view.get(path, ())
        assert len({unit[key] for unit in units}) == len(units), path


@pytest.mark.parametrize(("name", "scenario"), TYPED, ids=[f"{name}, {scenario}" for name, scenario in TYPED])
def test_the_parts_that_never_change_are_of_the_declared_type(name: str, scenario: str) -> None:
    game = games.load(name)
    match = Match(game, game.scenarios.load(scenario), seed=8)
    for seat in (-1, *range(len(game.seats_for(match.scenario)))):
        msgspec.convert(plain(game.presenter.fixed(match.state, seat)), game.fixed_type)


@pytest.mark.parametrize(("name", "scenario"), TYPED, ids=[f"{name}, {scenario}" for name, scenario in TYPED])
def test_the_views_of_a_whole_match_are_of_the_declared_type(name: str, scenario: str) -> None:
    game = games.load(name)
    match, random = Match(game, game.scenarios.load(scenario), seed=8), Random(8)
    seats = (-1, *range(len(game.seats_for(match.scenario))))
    presenter = game.presenter
    fixed = {seat: fixed_parts(plain(match.view(seat)), presenter.fixed_view) for seat in seats}
    while match.outcome is None and match.number < 300:
        for seat in seats:
            view = plain(match.view_midway(seat))
            check_view(game, view)
            assert fixed_parts(view, presenter.fixed_view) == fixed[seat]
        waits = match.pending()
        if not waits:
            match.elapse(game.next_due(match.state))
        elif waits[0].request is not None:
            match.answer(waits[0].seat, waits[0].request.id, 0)
        else:
            own = game.options(match.state, waits[0].seat)
            match.submit(waits[0].seat, own.command(random.randrange(own.count())))
    for seat in seats:
        check_view(game, plain(match.view_midway(seat)))
