"""Checks of hidden information: worlds that differ in what a seat cannot see must look the same to it."""

from typing import Any

from turnwright.kernel.codec import encode, plain
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.execution import Execution, Step
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy
from turnwright.testing.case import Case, check
from turnwright.testing.checks.legality import JUNK, spoil
from turnwright.testing.driver import RANDOM_AGENT

OTHERS = 2
ELSEWHERE = 4


@check
def views(case: Case) -> int:
    """No view, option, text, roll, refusal or bot reveals what a seat cannot see."""
    count = 0
    imagined: dict[int, bool] = dict.fromkeys(case.seats(), False)
    positions: list[Any] = []
    for match in case.halts():
        if match.outcome is not None:
            continue
        positions.append(case.game.clone(match.state))
        for seat in case.seats():
            for world in range(OTHERS):
                other = case.game.imagine(
                    case.game.clone(match.state), seat, case.dice(f"imagine/{seat}/{world}")
                )
                if encode(other) != encode(match.state):
                    imagined[seat] = True
                    case.note("worlds that differ where a seat cannot see")
                _same_to(case, match, seat, other)
                count += 1
    for seat in [seat for seat, differed in imagined.items() if not differed]:
        _hides_nothing(case, positions, seat)
    return count


def _hides_nothing(case: Case, positions: list[Any], seat: int) -> None:
    # A seat that never imagines another world was not compared, so it must see everything.
    starts = [
        Match(case.game, case.scenario, seed=case.seed + 1 + i, seats=case.agents, heard=False).state
        for i in range(ELSEWHERE)
    ]
    seen: dict[bytes, bytes] = {}
    for state in [*positions[:1], *starts]:
        view, whole = encode(case.game.view(state, seat)), encode(state)
        if seen.setdefault(view, whole) != whole:
            raise case.fail(f"two positions look the same to seat {seat}, but imagine() never draws another")
    left_out = [_left_out(case, state, seat) for state in positions + starts]
    for name in sorted({name for hidden in left_out for name in hidden}):
        if len({encode(hidden.get(name)) for hidden in left_out}) > 1:
            text = f"the view of seat {seat} omits something that imagine() never draws at random"
            raise case.fail(text, f"$.{name}")


def _left_out(case: Case, state: Any, seat: int) -> dict[str, Any]:
    # Only a view with the state's own field names can be compared with it.
    view, whole = plain(case.game.view(state, seat)), plain(state)
    if not isinstance(view, dict) or not isinstance(whole, dict) or not view.keys() <= whole.keys():
        return {}
    return {name: value for name, value in whole.items() if name not in view}


def _same_to(case: Case, match: Match, seat: int, other: Any) -> None:
    game, state = case.game, match.state
    hidden = f"what seat {seat} cannot see"
    case.same(game.view(state, seat), game.view(other, seat), f"the view of seat {seat} reveals {hidden}")
    case.same(list(game.to_act(state)), list(game.to_act(other)), f"who is to act reveals {hidden}")
    case.same(game.next_due(state), game.next_due(other), f"the next deadline reveals {hidden}")
    case.same(game.deadline(state, seat), game.deadline(other, seat), f"the time to act reveals {hidden}")
    if seat >= 0:
        case.same(_offers(case, state, seat), _offers(case, other, seat), f"the options reveal {hidden}")
        _same_choices(case, match, seat, other)
        _same_refusals(case, match, seat, other)
    _same_events(case, match, seat, other)


def _offers(case: Case, state: Any, seat: int) -> list[Any]:
    offered = case.offers(state, seat)
    some = case.sample(offered)
    return [offered.count(), some, [case.game.presenter.label(state, seat, option) for option in some]]


def _same_choices(case: Case, match: Match, seat: int, other: Any) -> None:
    game = case.game
    if seat not in game.to_act(match.state):
        return
    for name, bot in game.bots().items():
        if bot.deep:
            continue  # It plays positions out, which would take an hour at every position.
        chosen = [
            bot.command(game, world, seat, game.options(world, seat), case.dice(f"bot/{name}"))
            for world in (match.state, other)
        ]
        case.same(chosen[0], chosen[1], f'the bot "{name}" of seat {seat} uses what it cannot see')


def _same_refusals(case: Case, match: Match, seat: int, other: Any) -> None:
    dice = case.dice(f"refusals/{seat}")
    offered = [
        option for each in range(len(case.agents)) for option in case.sample(case.offers(match.state, each))
    ]
    for data in [*JUNK, *map(plain, offered), *(spoil(plain(option), dice) for option in offered)]:
        answers = [_refusal(case, match, world, seat, data) for world in (match.state, other)]
        if answers[0] != answers[1]:
            case.same(answers[0], answers[1], f"the refusal of {data!r} reveals what seat {seat} cannot see")


def _refusal(case: Case, match: Match, world: Any, seat: int, data: Any) -> Any:
    try:
        command = case.game.notation.command_from_data(data)
        case.try_command(match, case.game.clone(world), seat, command)
    except Rejected as error:
        return plain(error.as_data())
    except Exception:  # another check tests that rules raise no errors
        return None
    return None


class Asked(Policy):
    """Answers at random, and records what each bot of the game would have answered at one seat."""

    def __init__(self, case: Case, seat: int) -> None:
        self.case = case
        self.seat = seat
        self.noted: list[tuple[Any, dict[str, int]]] = []

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        """Return a random answer, and record the answers of the bots."""
        if seat == self.seat:
            known = plain([request, game.view(state, seat)])
            bots = game.bots().items()
            would = {
                name: bot.answer(game, state, seat, request, self.case.dice(f"answer/{name}"))
                for name, bot in bots
            }
            self.noted.append((known, would))
        return RANDOM_AGENT.answer(game, state, seat, request, dice)


def _same_answers(case: Case, seat: int, one: Asked, two: Asked) -> None:
    for (known, would), (also_known, would_also) in zip(one.noted, two.noted, strict=False):
        if known != also_known:
            return
        text = f"a bot of seat {seat} answers based on what it cannot see"
        case.same(would, would_also, text)
        case.note("answers compared in two worlds")


def _same_events(case: Case, match: Match, seat: int, other: Any) -> None:
    game = case.game
    for actor in game.to_act(match.state):
        for option in case.sample(game.options(match.state, actor))[:4]:
            one, two = game.clone(match.state), game.clone(other)
            asked = Asked(case, seat), Asked(case, seat)
            try:
                told = (
                    case.try_command(match, one, actor, option, asked[0]),
                    case.try_command(match, two, actor, option, asked[1]),
                )
            except Exception:  # it may be illegal in the other world
                continue
            finally:
                _same_answers(case, seat, *asked)
            _compare(case, seat, (one, two), told)
    due = game.next_due(match.state)
    if due >= 0:
        one, two = game.clone(match.state), game.clone(other)
        asked = Asked(case, seat), Asked(case, seat)
        told = (
            case.try_time(match, one, due, asked[0]),
            case.try_time(match, two, due, asked[1]),
        )
        _same_answers(case, seat, *asked)
        _compare(case, seat, (one, two), told)


def _compare(case: Case, seat: int, worlds: tuple[Any, Any], told: tuple[Execution, Execution]) -> None:
    # Where the views differ, the seat has legitimately learned something.
    if plain(case.game.view(worlds[0], seat)) != plain(case.game.view(worlds[1], seat)):
        return
    case.note("events compared in two worlds")
    heard = [_heard(ctx, seat) for ctx in told]
    case.same(heard[0], heard[1], f"the events for seat {seat} reveal what it cannot see")


def _heard(ctx: Execution, seat: int) -> list[Any]:
    asked = [ask for ask in ctx.requests if ask.seat == seat]
    return [Step(0, seat, ctx).seen_by(seat), asked, ctx.rolls]


@check
def imagination(case: Case) -> int:
    """Imagining a state, and playing on from it, does not change the original."""
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
        for option in case.sample(case.game.options(other, actor))[:1]:
            try:
                case.try_command(match, other, actor, option)
            except Exception:  # another check tests that options are accepted
                return
