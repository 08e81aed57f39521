"""Checks of what a seat may know: two worlds that differ in what it cannot see are one to it."""

from typing import Any

from turnwright.kernel.codec import encode, plain
from turnwright.kernel.context import Context
from turnwright.kernel.match import Match
from turnwright.kernel.step import Step
from turnwright.testing.case import Case, check

OTHERS = 2


@check
def views(case: Case) -> int:
    """Nothing that a seat cannot see reaches it: not by view, options, words, events, nor its bots."""
    count = 0
    for match in case.halts():
        if match.outcome is not None:
            continue
        for seat in case.seats():
            for world in range(OTHERS):
                other = case.game.imagine(
                    case.game.clone(match.state), seat, case.dice(f"imagine/{seat}/{world}")
                )
                if encode(other) != encode(match.state):
                    case.note("worlds that differ where a seat cannot see")
                _same_to(case, match, seat, other)
                count += 1
    return count


def _same_to(case: Case, match: Match, seat: int, other: Any) -> None:
    game, state = case.game, match.state
    hidden = f"what seat {seat} cannot see"
    case.same(game.view(state, seat), game.view(other, seat), f"the view of seat {seat} tells {hidden}")
    case.same(list(game.to_act(state)), list(game.to_act(other)), f"who is to act tells {hidden}")
    case.same(game.next_due(state), game.next_due(other), f"the next deadline tells {hidden}")
    if seat >= 0:
        case.same(_offers(case, state, seat), _offers(case, other, seat), f"the options tell {hidden}")
        _same_choices(case, match, seat, other)
    _same_events(case, match, seat, other)


def _offers(case: Case, state: Any, seat: int) -> list[Any]:
    offered = case.offers(state, seat)
    some = case.some(offered)
    return [offered.count(), some, [case.game.label(state, seat, option) for option in some]]


def _same_choices(case: Case, match: Match, seat: int, other: Any) -> None:
    game = case.game
    if seat not in game.to_act(match.state):
        return
    for name, bot in game.bots().items():
        chosen = [
            bot.command(game, world, seat, game.options(world, seat), case.dice(f"bot/{name}"))
            for world in (match.state, other)
        ]
        case.same(chosen[0], chosen[1], f"the bot {name!r} of seat {seat} looks at what it cannot see")


def _same_events(case: Case, match: Match, seat: int, other: Any) -> None:
    game = case.game
    for actor in game.to_act(match.state):
        for option in case.some(game.options(match.state, actor))[:4]:
            one, two = game.clone(match.state), game.clone(other)
            try:
                told = case.rehearse(match, one, actor, option), case.rehearse(match, two, actor, option)
            except Exception:  # the other world need not allow it
                continue
            _compare(case, seat, (one, two), told)
    due = game.next_due(match.state)
    if due >= 0:
        one, two = game.clone(match.state), game.clone(other)
        told = case.rehearse_time(match, one, due), case.rehearse_time(match, two, due)
        _compare(case, seat, (one, two), told)


def _compare(case: Case, seat: int, worlds: tuple[Any, Any], told: tuple[Context, Context]) -> None:
    # Where the views differ the seat has learnt something fairly, and may be told of it.
    if plain(case.game.view(worlds[0], seat)) != plain(case.game.view(worlds[1], seat)):
        return
    case.note("events compared in two worlds")
    heard = [_heard(ctx, seat) for ctx in told]
    case.same(heard[0], heard[1], f"the events told to seat {seat} give away what it cannot see")


def _heard(ctx: Context, seat: int) -> list[Any]:
    return [Step(0, seat, ctx).seen_by(seat), [ask for ask in ctx.requests if ask.seat == seat]]


@check
def imagination(case: Case) -> int:
    """To imagine the state, and to play on in what was imagined, leaves the state as it was."""
    count = 0
    for match in case.halts():
        before = plain(match.state)
        for seat in case.seats():
            other = case.game.imagine(match.state, seat, case.dice(f"imagine/{seat}"))
            if other is match.state:
                raise case.fail(f"what seat {seat} imagines is the state itself")
            case.same(before, match.state, f"the state changed when seat {seat} imagined it")
            if match.outcome is None:
                _play_on(case, match, other)
            case.same(before, match.state, f"the state changed in what seat {seat} imagined")
            count += 1
    return count


def _play_on(case: Case, match: Match, other: Any) -> None:
    for actor in case.game.to_act(other):
        for option in case.some(case.game.options(other, actor))[:1]:
            try:
                case.rehearse(match, other, actor, option)
            except Exception:  # that options are accepted is another check
                return
